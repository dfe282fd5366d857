# Palabras del puesto del personal.

nav-staff = Oficina
staff-title = Oficina
staff-only = Esta página es del personal
staff-only-text = Entra con una cuenta de sala o de administración.
staff-running = Mesas abiertas
staff-people = Personas sentadas
staff-rounds = Manos repartidas
staff-alarms = Mesas que te necesitan
staff-tables = Mesas
staff-none = Abre la primera.
staff-now = Mano en curso
staff-of-people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
  }
staff-open = Abrir una mesa
staff-close = Cerrar
staff-close-title = ¿Cerrar { $name }?
staff-close-text = { $count ->
    [0] No hay nadie sentado. La mesa desaparece enseguida.
    [one] Tras la mano en curso, quien está sentado se levanta con todas sus fichas y la mesa desaparece.
   *[other] Tras la mano en curso, los { $count } jugadores se levantan con todas sus fichas y la mesa desaparece.
  }
staff-void = Anular mano
staff-void-title = ¿Anular la mano { $round }?
staff-void-text = La mano no ha existido: cada ficha vuelve adonde estaba al empezar. No se puede deshacer.
staff-why = Por qué, para el registro
staff-name = Nombre
staff-buyin = Entradas de { $low } a { $high } ciegas grandes, o lo que haga sus veces.
staff-offers = Sus manos pueden ofrecer
staff-bombs = Botes bomba
staff-bots = Los bots de la casa la mantienen viva
staff-log = Registro
staff-log-none = Nada aún.
staff-who = Quién
staff-what = Qué
staff-detail = Detalle
staff-house = La casa
bomb-every = Cada tantas manos
bomb-ante = Ante de cada uno
bomb-boards = Mesas de cartas
stake-small_blind = Ciega pequeña
stake-big_blind = Ciega grande
stake-ante = Ante
stake-bring_in = Bring-in
stake-small_bet = Apuesta pequeña
stake-big_bet = Apuesta grande
stake-button_blind = Ciega del botón
offer-straddle = Straddles
offer-run_it = Repartir más de una vez
offer-rabbit = Cartas que faltaban
status-open = Abierta
status-closing = Cerrando
status-closed = Cerrada
status-broken = Detenida por un fallo
status-unavailable = No responde
