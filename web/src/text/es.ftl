# Las palabras del cliente. Las reglas y los rechazos vienen de la casa.

## Marco
skip = Saltar al contenido
home = Squaredeal, sala
nav-main = Principal
nav-phone = Principal, teléfono
nav-lobby = Mesas
nav-hands = Mis manos
nav-fairness = Juego limpio
nav-rules = Reglas
nav-account = Cuenta
nav-table = Mesa
log-in = Entrar
log-out = Salir
played-today = Jugado hoy
duration = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
  }
balance = Saldo
close = Cerrar
cancel = Cancelar
loading = Cargando
search = Buscar
why = ¿Por qué?
you = Tú
back-to-lobby = Volver a la sala
page-missing = Página no encontrada
page-missing-text = No hay nada en esta dirección.
display-title = Pantalla e idioma
display-language = Idioma
display-theme = Tema
theme-dark = Oscuro
theme-light = Claro
display-felt = Tapete
felt-pine = Pino
felt-petrol = Petróleo
felt-plum = Ciruela
felt-slate = Pizarra
display-deck = Baraja de cuatro colores
display-motion = Menos movimiento
display-keys = Teclas en la mesa

## Cartas
card-name = { $rank } de { $suit }
card-down = Carta boca abajo
card-to-come = Carta por venir
card-winning = { $card }, gana
rank-j = Jota
rank-q = Dama
rank-k = Rey
rank-a = As
suit-s = picas
suit-h = corazones
suit-d = diamantes
suit-c = tréboles
ranks-2 = doses
ranks-3 = treses
ranks-4 = cuatros
ranks-5 = cincos
ranks-6 = seises
ranks-7 = sietes
ranks-8 = ochos
ranks-9 = nueves
ranks-10 = dieces
ranks-j = jotas
ranks-q = damas
ranks-k = reyes
ranks-a = ases
hand-high-card = Carta alta: { $top }
hand-pair = Pareja de { $first }
hand-two-pair = Dobles parejas
hand-trips = Trío de { $first }
hand-straight = Escalera
hand-flush = Color
hand-full-house = Full
hand-quads = Póker de { $first }
hand-straight-flush = Escalera de color
hand-royal-flush = Escalera real

## La casa y sus puertas
claim = Una mesa justa, con las reglas encima.
claim-more = Cada decisión nombra su regla. Cada reparto se puede comprobar. Ningún fallo pierde una ficha.
about-house = Sobre la casa
log-in-or-register = Entrar o registrarse
open-account = Abrir una cuenta
nickname = Apodo
nickname-hint = No se puede cambiar después.
password = Contraseña
password-hint = { $count ->
    [one] Al menos { $count } carácter.
   *[other] Al menos { $count } caracteres.
  } Vale una frase.
password-change = Cambiar contraseña
password-old = Contraseña actual
password-new = Contraseña nueva
password-changed = Tu contraseña está cambiada.
password-must = Elige primero una contraseña tuya.
password-must-text = La que traes vale una sola vez.
born = Fecha de nacimiento
country = País
country-choose = Elige
accept-rules = Tengo { $age } años o más y acepto las
accept-rules-link = reglas de la casa
age-line = { $age }+. Juega por diversión, con dinero que te sobre.
watch-first = Mirar sin cuenta
register-refused = ¿Por qué no?
failed-wrong_password = Ese nombre y esa contraseña no coinciden.
failed-not_logged_in = Entra primero.
failed-must_change_password = Cambia antes tu contraseña.
failed-forbidden = Esto no está abierto para ti.
failed-not_found = No hay nada en esta dirección.
failed-malformed = Algo del formulario no se puede leer.
failed-too_fast = Demasiados intentos. Espera un momento.
failed-too_large = Es demasiado de una vez.
failed-csrf = La página llevaba mucho tiempo abierta. Cárgala de nuevo.
failed-unavailable = La casa no puede responder ahora. Prueba pronto.
failed-broken = Algo ha fallado en nuestro lado. No ha cambiado nada.
failed-offline = No se llega a la casa. Mira tu conexión.

## Sala
band-eyebrow = Esta noche en la casa
band-welcome = { $count ->
    [0] Hola, { $name }. Ahora no hay asientos libres.
    [one] Hola, { $name }. Hay un asiento libre.
   *[other] Hola, { $name }. Hay { $count } asientos libres.
  }
band-seated = Tu asiento en { $name } te espera.
band-text = Aquí cada reparto se puede comprobar y cada decisión nombra su regla.
band-return = Volver a la mesa
band-seat = Sentarse en { $name }
band-fair = Cómo probamos un reparto justo
cash-games = Mesas de efectivo
tables-match = { $all ->
    [one] { $count } de { $all } mesa
   *[other] { $count } de { $all } mesas
  }
filter-tables = Filtrar mesas
search-table = Mesa
game = Juego
all-games = Todos los juegos
stakes = Ciegas
any-stakes = Cualquiera
hide-full = Ocultar mesas llenas
hide-empty = Ocultar mesas vacías
col-table = Mesa
col-players = Jugadores
col-pot = Bote medio
col-speed = Manos por hora
col-state = Estado
col-action = Acción
seats-taken = { $taken } de { $all } asientos ocupados
row-yours = Tu asiento
row-free = { $count ->
    [one] Asiento libre
   *[other] { $count } asientos libres
  }
row-full = Llena
row-paused = En pausa
row-closing = Cerrando
row-closed = Cerrada
go-return = Volver
sit-down = Sentarse
watch = Mirar
no-table-fits = Ninguna mesa cumple estos filtros
no-table-near = { $count ->
    [one] Hay una mesa si quitas un filtro.
   *[other] Hay { $count } mesas si quitas un filtro.
  }
no-table-any = Quita los filtros para ver todas las mesas.
show-near = { $count ->
    [one] Ver esa mesa
   *[other] Ver esas { $count }
  }
clear-filters = Quitar filtros
no-tables = No hay mesas abiertas
no-tables-text = La casa abre mesas cuando hay jugadores.
your-day = Tu día
time-played = Tiempo jugado
counted-here = Contado en este dispositivo
at-tables = En las mesas

## Mesa
table = Mesa
table-name = Mesa { $name }
hand-number = Mano { $number }
seats = Asientos
seats-count = { $count } asientos
seat-number = Asiento { $number }
seat-free = Asiento libre
sit-here = Siéntate aquí
watchers = mirando
house-bot = Jugador de la casa
line-lost-seat = Sin conexión
table-gone = Esta mesa ha cerrado
table-gone-text = Las fichas de todos volvieron a su saldo.
table-paused = La mesa está en pausa
round-waiting = La próxima mano empieza con dos jugadores listos
round-over = La mano ha terminado
round-void = Mano anulada: todas las fichas devueltas
board = Mesa común
board-numbered = Mesa común { $label }
pot = Bote
pot-main = Bote principal
pot-side = { $count ->
    [2] Bote lateral
   *[other] Bote lateral { $number }
  }
cards-yours = Tus cartas
cards-of = Cartas de { $name }
button-dealer = Botón
seconds-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
  }
street-preflop = Antes del flop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Descubrir
street-third = Tercera calle
street-fourth = Cuarta calle
street-fifth = Quinta calle
street-sixth = Sexta calle
street-seventh = Séptima calle
street-second = Segunda calle
street-deal = El reparto
street-predraw = Antes del descarte
street-draw = El descarte
street-first-draw = Primer descarte
street-second-draw = Segundo descarte
street-third-draw = Tercer descarte
verb-post = Poner
verb-run-count = { $count ->
    [1] Una vez
    [2] Dos veces
   *[other] { $count } veces
  }
verb-rabbit = Ver el resto
verb-allow = Permitir
verb-decline = No, gracias
choose-cards = { $low ->
    [0] Elige hasta { $high } cartas para cambiar.
   *[other] Elige de { $low } a { $high } cartas.
  }
share-high = alta
share-low = baja
share-badugi = badugi
share-draw = descarte
hand-low = Baja: { $top }
hand-four-card = Badugi: { $top }
hand-three-card = Tres cartas: { $top }
hand-two-card = Dos cartas: { $top }
hand-one-card = Una carta: { $top }
did-run = { $who ->
    [you] Eliges cuántas veces
   *[other] { $name } elige cuántas veces
  }
did-post = { $who ->
    [you] Pones
   *[other] { $name } pone
  }
tag-check = Pasa
tag-call = Iguala
tag-bet = Apuesta
tag-raise_to = Sube
tag-complete = Completa
tag-bring_in = Bring-in
tag-all_in = All-in
tag-allin = All-in
tag-fold = Fuera
tag-out = Ausente
tag-waiting = Próxima mano
tag-blind = Ciega
tag-small_blind = Ciega pequeña
tag-big_blind = Ciega grande
tag-ante = Ante
tag-post = Entrada
tag-straddle = Straddle
tag-show = Enseña
tag-muck = No enseña
tag-won = Gana
verb-fold = No ir
verb-check = Pasar
verb-call = Igualar
verb-bet = Apostar
verb-raise_to = Subir a
verb-complete = Completar a
verb-bring_in = Bring-in
verb-all_in = All-in
verb-show = Enseñar
verb-muck = No enseñar
verb-discard = Descartar
verb-stand_pat = Servido
verb-straddle = Straddle
verb-sit = Sentarse
verb-leave = Dejar la mesa
verb-top_up = Añadir fichas
verb-sit_out = Ausentarse
verb-sit_in = Volver a jugar
verb-post_entry = Pagar la entrada ya
verb-wait = Esperar la ciega grande
your-move = Tu jugada
your-turn = Te toca
turn-call = Iguala { $price } para seguir por { $pot }
turn-free = Pasar no cuesta nada. El bote es de { $pot }
turn-pot = El bote es de { $pot }
time-bank = Banco de tiempo { $seconds } s
bet-sizes = Tamaños de apuesta
preset-min = Mín.
preset-half_pot = ½ bote
preset-three_quarters = ¾ bote
preset-pot = Bote
preset-all_in = All-in
amount = { $verb }, cantidad
amount-slider = { $verb }, regulador
amount-fixed = El tamaño es fijo: { $amount }
amount-too-low = { $verb }: al menos { $amount }.
amount-too-high = { $verb }: como mucho { $amount }.
act-ahead = Actuar por adelantado
ahead-hint = Puedes elegir ya. Si cambia el precio, la elección se quita.
ahead-fold = No ir
ahead-check = Pasar
ahead-check_fold = Pasar / no ir
ahead-call = Igualar { $amount }
ahead-call_any = Igualar lo que sea
waiting-for = Esperando a { $name }
cards-running = Vienen las cartas
waiting-next-hand = Entras pronto
next-hand-soon = La próxima mano empieza pronto
watching = Estás mirando
watching-hint = Toma un asiento libre para jugar. Las cartas ocultas siguen ocultas.
closed-now = Esto está cerrado ahora.
top-up = Añadir
top-up-title = Añadir fichas
sit-title = Asiento { $number }
buyin-range = De { $low } a { $high }.
buyin-balance = Tienes { $amount }.
buyin-poor = Tu saldo no llega a la entrada mínima.
buyin-amount = Fichas que traes
buyin-slider = Fichas que traes, regulador
buyin-stakes = Ciegas { $small } / { $big }
drawer = Historial, reglas y prueba
drawer-history = Historial
drawer-rules = Reglas
drawer-proof = Juego limpio
history-empty = El historial empieza con la próxima mano.
replay-last = Repetir la última mano
rules-none-now = Ninguna regla está en cuestión ahora.
seed-title = Mezcla una palabra tuya en el próximo reparto
seed-text = Tu palabra ayuda a decidir qué carta sale primero. Nadie puede saberla al sellar la baraja.
seed-label = Tu palabra
seed-send = Mezclarla
seed-done = Tu palabra va al próximo reparto.
line-lost = Conexión perdida
line-lost-text = Tu asiento y tus fichas están a salvo. Tu reloj sigue; cuando acabe, la mano pasa si puede, y si no, se retira.
line-retry = Nuevo intento en { $seconds } s
line-back = Has vuelto. Nada de lo que pulsaste mientras tanto se envió.
try-now = Probar ahora
fault-malformed = No se ha entendido.
fault-too_large = Es demasiado de una vez.
fault-too_fast = Demasiado rápido. Espera un momento.
fault-not_logged_in = Entra primero.
fault-unknown_table = Esta mesa ha cerrado.
fault-unavailable = No se ha enviado nada: ahora no se llega a la casa.
fault-broken = Algo ha fallado en nuestro lado. No ha cambiado nada.
notice-stopping = La casa cierra un momento. Las fichas están a salvo.
notice-shutdown = La casa cierra un momento. Las fichas están a salvo.

## Lo que ha pasado
feed-started = Mano { $number }
feed-by-clock = (se acabó el tiempo)
feed-shows = { $who ->
    [you] Enseñas
   *[other] { $name } enseña
  }
feed-shows-hand = { $who ->
    [you] Enseñas: { $hand }
   *[other] { $name } enseña: { $hand }
  }
feed-mucks = { $who ->
    [you] No enseñas
   *[other] { $name } no enseña
  }
feed-wins = { $who ->
    [you] Ganas
   *[other] { $name } gana
  }
did-fold = { $who ->
    [you] No vas
   *[other] { $name } no va
  }
did-check = { $who ->
    [you] Pasas
   *[other] { $name } pasa
  }
did-call = { $who ->
    [you] Igualas
   *[other] { $name } iguala
  }
did-bet = { $who ->
    [you] Apuestas
   *[other] { $name } apuesta
  }
did-raise_to = { $who ->
    [you] Subes a
   *[other] { $name } sube a
  }
did-complete = { $who ->
    [you] Completas a
   *[other] { $name } completa a
  }
did-bring_in = { $who ->
    [you] Pones el bring-in
   *[other] { $name } pone el bring-in
  }
did-all_in = { $who ->
    [you] Vas con todo
   *[other] { $name } va con todo
  }
did-show = { $who ->
    [you] Enseñas
   *[other] { $name } enseña
  }
did-muck = { $who ->
    [you] No enseñas
   *[other] { $name } no enseña
  }
did-discard = { $who ->
    [you] Descartas
   *[other] { $name } descarta
  }
did-stand_pat = { $who ->
    [you] Te quedas servido
   *[other] { $name } se queda servido
  }
went-blind = { $who ->
    [you] Pones la ciega
   *[other] { $name } pone la ciega
  }
went-ante = { $who ->
    [you] Pones el ante
   *[other] { $name } pone el ante
  }
went-post = { $who ->
    [you] Pones la entrada
   *[other] { $name } pone la entrada
  }
went-straddle = { $who ->
    [you] Haces straddle
   *[other] { $name } hace straddle
  }
went-uncalled = { $who ->
    [you] Vuelve tu apuesta no igualada
   *[other] { $name } recupera una apuesta no igualada
  }
went-rake = Comisión
seated-sat = { $who ->
    [you] Te sientas
   *[other] { $name } se sienta
  }
seated-left = { $who ->
    [you] Dejas la mesa
   *[other] { $name } deja la mesa
  }
seated-leaving = { $who ->
    [you] Te vas al acabar esta mano
   *[other] { $name } se va al acabar esta mano
  }
seated-out = { $who ->
    [you] Te ausentas
   *[other] { $name } se ausenta
  }
seated-back = { $who ->
    [you] Has vuelto
   *[other] { $name } ha vuelto
  }
seated-topped_up = { $who ->
    [you] Añades fichas
   *[other] { $name } añade fichas
  }
seated-lost_line = { $name } ha perdido la conexión
seated-returned = { $name } ha vuelto
ruled-void = La mano queda anulada
ruled-misdeal = Reparto nulo
result = { $who ->
    [you] Ganas { $amount }
   *[other] { $name } gana { $amount }
  }
result-hand = { $who ->
    [you] Ganas { $amount }: { $hand }
   *[other] { $name } gana { $amount }: { $hand }
  }
say-dealt = Tus cartas: { $cards }
say-board = { $street }: { $cards }

## Juegos
family-poker = hold'em
betting-no-limit = { $game } sin límite
betting-pot-limit = { $game } con límite de bote
betting-fixed-limit = { $game } con límite
game-nlhe = Hold'em sin límite
game-plhe = Hold'em con límite de bote
game-flhe = Hold'em con límite
game-lhe = Hold'em con límite
game-split = Hold'em de dos mesas
game-aof = Hold'em: todo o nada
game-short = Baraja corta
game-short_trips = Baraja corta, trío sobre escalera
game-pineapple = Pineapple
game-crazy_pineapple = Crazy pineapple
game-irish = Irish
game-plo = Omaha con límite de bote
game-plo5 = Omaha de cinco cartas
game-plo6 = Omaha de seis cartas
game-plo8 = Omaha hi-lo
game-plo5_8 = Omaha hi-lo de cinco cartas
game-flo = Omaha con límite
game-flo8 = Omaha hi-lo con límite
game-courchevel = Courchevel
game-courchevel8 = Courchevel hi-lo
game-drawmaha27 = Drawmaha 2-7
game-stud7-pe = Stud de siete cartas, norma peruana
game-stud7 = Stud de siete cartas
game-stud8 = Stud hi-lo de siete cartas
game-razz = Razz
game-razz27 = Razz 2-7
game-stud5 = Stud de cinco cartas
game-draw5 = Descarte de cinco cartas con límite
game-nldraw5 = Descarte de cinco cartas sin límite
game-27sd = 2-7 de un descarte
game-27td = 2-7 de tres descartes
game-a5td = A-5 de tres descartes
game-badugi = Badugi
game-badacey = Badacey
game-badeucey = Badeucey
game-kuhn = Póker de Kuhn
game-leduc = Hold'em Leduc

## Manos y repetición
hands-title = Mis manos
hands-latest = Las últimas primero
hands-earlier = Últimas manos aquí
hands-none = Aún no hay manos
hands-none-text = Aquí se guarda cada mano que juegas, tal como la viste.
hands-log-in = Entra para ver tus manos
hands-log-in-text = Las manos se guardan para quienes las jugaron.
col-hand = Mano
col-when = Cuándo
col-cards = Cartas
col-result = Resultado
void = Anulada
older = Manos anteriores
replay = Repetir
replay-hand = Repetir la mano { $number }
replayer = Repetición
replay-controls = Mandos de la repetición
step-back = Paso anterior
step-next = Paso siguiente
play = Reproducir
hold = Pausa
speed = Velocidad
step-of = Paso { $step } de { $all }: { $what }
jump-street = Ir a la calle
story = La mano, paso a paso
verify-deal = Comprobar reparto
hand-missing = Esta mano no es tuya
hand-missing-text = Las manos se guardan para quienes las jugaron.

## Juego limpio
fair-title = Comprueba un reparto
fair-lead = La baraja se sella antes de la primera carta y se abre después de la mano.
fair-yes = Este reparto es justo: las cartas abiertas son las selladas.
fair-no = Este reparto no cuadra con su sello.
fair-checked = { $count ->
    [one] Una carta comprobada
   *[other] { $count } cartas comprobadas
  } en tu navegador en { $seconds } s.
fair-not-open = La mano no ha terminado: su baraja sigue sellada.
fair-missing = No hay prueba de esta mano.
fair-steps = Cuatro pasos
fair-again = Comprobar otra vez
fair-step-sealed = Sellada antes de la primera carta
fair-step-sealed-text = Barajamos y publicamos este sello ({ $when }). Cambiar una carta lo cambiaría.
fair-step-dealt = Repartida en ese orden
fair-step-dealt-text = { $count ->
    [one] Una carta salió de la baraja
   *[other] { $count } cartas salieron de la baraja
  }, cada una del lugar que tocaba.
fair-step-opened = Abierta después de la mano
fair-step-opened-text = Cada carta que podías ver, con la clave de su lugar.
fair-step-matches = Sello y cartas coinciden
fair-step-differs = Sello y cartas no coinciden
fair-unseen = { $count ->
    [one] y una que sigue oculta
   *[other] y { $count } que siguen ocultas
  }
fair-broken = { $count ->
    [one] Una carta no lleva al sello.
   *[other] { $count } cartas no llevan al sello.
  }
fair-record = El registro
fair-scheme = Método
fair-opened-count = Cartas abiertas
fair-used-count = Cartas repartidas
fair-seeds-count = Palabras de jugadores
fair-how = La prueba es pequeña: se comprueba con una calculadora de SHA-256. Guárdala y pregunta a quien quieras.
fair-save = Guardar la prueba
fair-all = Ver toda la comprobación
fair-none-yet = La prueba aparece al terminar una mano.
fair-sealed-now = La baraja de esta mano está sellada:
fair-nothing = Aún no hay manos que comprobar
fair-nothing-text = Juega o mira una mano y compruébala aquí.
fair-how-title = Cómo funciona
fair-how-1 = Antes de cada mano la baraja se mezcla con el generador del sistema. Cada lugar recibe una clave secreta, y de todas se calcula un número, el sello, que se publica.
fair-how-2 = Después los jugadores pueden añadir palabras suyas. Deciden qué lugar sale primero: ni la casa ni un jugador solo deciden una carta.
fair-how-3 = Tras la mano recibes las claves de las cartas que podías ver. Tu navegador calcula el sello con cada una. Una mano no enseñada sigue secreta.
fair-other = Tus últimas manos

## Reglas
rules-title = Reglas de la casa
rules-lead = Todas las reglas con las que juega la casa.
rules-edition = Edición { $edition }.
rules-all = Todas las reglas de la casa
rules-search = Buscar reglas
rules-placeholder = Una palabra o el nombre de una regla
rules-area = Área
rules-areas-all = Todas las áreas
rules-count = { $count ->
    [one] Una regla
   *[other] { $count } reglas
  }
rules-more = Ver { $count } más
rules-none = Ninguna regla coincide
rules-none-text = Prueba con otra palabra.
clause-missing = Esta regla aún no tiene palabras en tu idioma.
why-refused = ¿Por qué no se aceptó?
fact-low = Mínimo
fact-high = Máximo
fact-price = Precio
fact-cap = Límite
fact-stack = Tus fichas
fact-age_min = Edad mínima
fact-seats = Asientos
refusal-plain = Las reglas de la casa no lo permiten ({ $clause }).
rules-area-account = Cuentas
rules-area-baccarat = Bacará
rules-area-blackjack-house = Blackjack
rules-area-blackjack-live = Blackjack en vivo
rules-area-cash = Mesas de efectivo
rules-area-chat = Chat
rules-area-live-casino = Casino en vivo
rules-area-live-room = Sala en vivo
rules-area-poker-hand = La mano
rules-area-refunds = Devoluciones
rules-area-responsible-gaming = Juego responsable
rules-area-rng-casino = Azar
rules-area-roulette = Ruleta
rules-area-staking = Participaciones
rules-area-stud7 = Stud de siete cartas
rules-area-tournament = Torneos

## Cuenta
account-title = Cuenta
account-none = No has entrado
account-none-text = Puedes mirar todas las mesas sin cuenta.
player-number = Jugador { $number }
on-tables = { $amount } en las mesas
at-the-table = En la mesa
setting-is_muck_automatic = No enseñar la mano perdida
setting-is_post_automatic = Poner las ciegas sin preguntar
rules-changed = Las reglas tienen una edición nueva: { $edition }.
rules-changed-text = Léelas y acéptalas para seguir jugando.
rules-accept = Las acepto

## El casino
nav-casino = Casino
casino-lead = Cada retorno se calcula a partir de las reglas vigentes, y toda ronda se puede comprobar.
casino-tables = Mesas
casino-machines = Máquinas
casino-shared = Mesas abiertas a todos
casino-join = Ir a la mesa
casino-log-in = Entra para jugar
casino-log-in-text = Las fichas se guardan a nombre de su dueño.
back-to-casino = Volver al casino
casino-line = { $low } – { $high } · retorno { $returned }
limits = Límites
returns = Retorno
from-to = { $low } – { $high }
percent = { $value } %
game-roulette = Ruleta
game-baccarat = Bacará
game-sicbo = Sic bo
game-dragon_tiger = Dragon Tiger
game-blackjack = Blackjack
game-wheel = Rueda de la fortuna
game-casino_holdem = Casino hold'em
game-russian_poker = Póker ruso
game-slots = Tragaperras
held-here = { $amount } retenidos
held-row = una ronda te espera con { $amount }.
held-go = Seguir jugándola
casino-watching = Estás mirando. Siéntate para apostar.
held-title = Tu apuesta está retenida: { $amount }
casino-lost-text = Tus fichas están a salvo. Una ronda empezada te espera con sus apuestas retenidas.
casino-phase-idle = Haz tus apuestas
casino-phase-betting = Haz tus apuestas
casino-phase-drawing = No va más
casino-phase-insurance = ¿Seguro?
casino-phase-deciding = Te toca
casino-phase-following = ¿Sigues?
casino-phase-over = La ronda ha terminado
casino-over = La ronda ha terminado
casino-over-won = Ganas
casino-over-lost = Gana la casa
casino-over-even = Ni ganas ni pierdes
casino-void = Ronda anulada: todas las apuestas devueltas
moving-wheel = La rueda gira
moving-dice = Los dados ruedan
moving-reels = Los rodillos giran
moving-shoe = Se reparten cartas
moving-deck = Se reparten cartas
seconds-short = { $seconds } s
session = Tu sesión
session-time = Esta sesión
session-rounds = Rondas
session-net = Balance
session-held = Retenido
deal-wheel = Girar
deal-dice = Lanzar
deal-shoe = Repartir
deal-deck = Repartir
deal-reels = Girar
tray = Fichas
tray-chip = Valor de la ficha
tray-own = Otra cantidad
tray-undo = Deshacer
tray-clear = Quitar
tray-repeat = Repetir
tray-double = Doblar
betting-spots = Zonas de apuesta
betting-side = Apuestas paralelas
spot-yours = Tu apuesta: { $amount }
spot-returned = Vuelven { $amount }
spot-lost = { $amount } perdidos
pays-to = { $odds } a { $to }
pays-label = Paga { $odds }
your-bets = Tus apuestas
bets-none = No hay fichas en el tapete. Elige una ficha y luego una zona.
take-back = Retirar: { $bet }
col-bet = Apuesta
col-stake = Importe
col-pays = Paga
col-return = Retorno
col-edge = Ventaja de la casa
col-back = Devuelto
costs = Cuesta
last-results = Últimos resultados
last-none = Aquí aún no se ha jugado ninguna ronda.
last-no-memory = Las rondas pasadas no cambian la siguiente.
newest-first = Del más reciente al más antiguo
road = Resultados en orden, del más antiguo al más reciente
round = Ronda
round-number = Ronda { $number }
round-open = Abierta
round-came = Lo que salió
round-missing-text = Las rondas se guardan para quienes las jugaron.
rounds-none = Todavía ninguna ronda
older-rounds = Rondas anteriores
your-rounds = Tus rondas
staked = { $amount } apostados
step-count = { $step } de { $all }
play-again = Jugar a este juego
verify-round = Comprobar esta ronda
drawer-rounds = Rondas
round-fair = Ronda limpia: salió lo que estaba sellado.
round-unfair = Esta ronda no coincide con su sello.
round-sealed = La ronda no ha terminado: sigue sellada.
round-sealed-now = La ronda actual ya está sellada:
round-step-sealed = Sellada antes de la primera ficha
round-step-sealed-text = El sello se publicó el { $when }. Lo que salió quedó fijado entonces.
round-step-key = La llave abre el sello
round-step-key-text = El sello se vuelve a calcular con esta llave.
round-step-draws = Cada extracción se deduce de la llave
round-step-opened = Abierta tras la ronda
draw-line = Número { $ticket } de { $of }: { $outcome }
strategy-optimal = Se alcanza con el mejor juego, contando cada carta vista.
strategy-chart = Se alcanza con la mejor tabla fija.
strategy-short-optimal = Con el mejor juego
strategy-short-chart = Con la mejor tabla
method-enumeration = contando todos los resultados
method-recursion = recursión exacta sobre las cartas que quedan
method-closed_form = una fórmula cerrada
returns-title = Devuelve el { $percent } de lo apostado, a la larga
returns-computed = Calculado a partir de las reglas vigentes: { $method }.
returns-exact = Exactamente
returns-chart = Con la mejor tabla
returns-published = Publicado en otra parte
returns-each = Qué devuelve cada apuesta
rules-in-force = Reglas vigentes
dealer = Crupier
boxes = Casillas
bet-behind = Apuesta de pie
bj-pays = Blackjack paga { $pays }
bj-insurance = El seguro paga { $pays }
points-soft = { $points } suave
deed-hit = Pedir
deed-stand = Plantarse
deed-double = Doblar
deed-split = Dividir
deed-surrender = Rendirse
deed-insure = Asegurar
deed-close = No, seguir
deed-follow = Seguir
deed-call = Igualar
deed-fold = Retirarse
deed-bet = Apostar
deed-exchange = Cambiar
deed-buy = Sexta carta
deed-replace = Cambiar la carta del crupier
ask-insure = ¿Seguro?
ask-insure-text = Es una apuesta aparte: gana si la mano del crupier resulta como se asegura. Tu mano se liquida por separado.
say-hand = Tus cartas: { $cards }. { $points }. Crupier: { $dealer }
ask-closed = No está abierto para tu mano. Sigue cuando quieras.
ask-follow = ¿Seguir la mano?
ask-follow-text = El jugador sentado ha puesto más. El silencio significa no.
ask-replace = ¿Cambiar la carta más alta del crupier?
ask-replace-text = El crupier no se clasifica. Pagando una tasa, roba otra carta.
pick-card = Cambiar { $card }
outcome-won = Ganada
outcome-lost = Perdida
outcome-push = Empate
outcome-blackjack = Blackjack
outcome-bust = Te pasas
outcome-surrendered = Rendida
outcome-folded = Retirada
outcome-not_qualified = El crupier no se clasifica
outcome-insured = Asegurada
pay-hand-royal-flush = Escalera real
pay-hand-straight-flush = Escalera de color
pay-hand-quads = Póker
pay-hand-full-house = Full
pay-hand-flush = Color
pay-hand-straight = Escalera
pay-hand-trips = Trío
pay-hand-two-pair = Dos pares
pay-hand-pair = Par
pay-hand-aces = Par de ases
pay-hand-ace-king = As-rey
pay-hand-high-card = Carta alta
pay-hand-nothing = Nada
pay-hand-other = Cualquier otra mano
paytable-ante = El ante paga
paytable-bet = La apuesta paga
paytable-aa = AA+ paga
dice = Dados
die-face = Dado: { $face }
wheel = Rueda
wheel-rests = La bola descansa en el { $pocket }, { $colour }
fortune-wheel = Rueda de la fortuna
wheel-rests-on = La rueda se detuvo en { $what }
wheel-chain = Multiplicado por el camino: { $chain }
roulette-layout = Tapete de apuestas
layout-keys = Las flechas te mueven entre los números y los lugares entre ellos. Intro pone la ficha elegida y Retroceso retira las fichas.
layout-column = 2 a 1
layout-low = 1 a 18
layout-high = 19 a 36
layout-even = Par
layout-odd = Impar
race = Pista
race-hint = Apuestas por sector y vecinos
race-picture = Los números en el orden de la rueda; pulsa uno para apostar a sus vecinos
race-middle = Pulsa un número para cubrirlo con sus vecinos
race-number = Número
race-neighbours = { $number } y sus vecinos
call-tiers = Tercio
call-orphans = Huérfanos
call-zero_neighbours = Vecinos del cero
colour-red = rojo
colour-black = negro
colour-green = cero
winner-player = Jugador
winner-banker = Banca
winner-tie = Empate
winner-dragon = Dragón
winner-tiger = Tigre
result-roulette = { $pocket } { $colour }
fact-wheel-joker = comodín
fact-wheel-logo = el emblema
reels = Rodillos
slot-bet = Apuesta
slot-lines = Líneas
slot-won = Ganado
slot-free = Juegos gratis
slot-free-left = { $played } jugados, { $left } por jugar
slot-win = { $count } × { $symbol }, línea { $line }
slot-wins = Líneas premiadas
slot-play = Jugar
bet-lower = Bajar la apuesta
bet-higher = Subir la apuesta
paytable = Tabla de pagos
paytable-coin = En monedas, una por línea
symbol = Símbolo
symbol-a = Manzana
symbol-b = Campana
symbol-c = Cerezas
symbol-d = Ciruela
symbol-k = Rey
symbol-q = Dama
symbol-j = Jota
symbol-t = Diez
symbol-l = Limón
symbol-o = Naranja
symbol-p = Pera
symbol-7 = Siete
symbol-wild = Estrella (comodín)
symbol-scatter = Sol (scatter)
area-dealer = Crupier
area-player = Jugador
area-banker = Banca
area-dragon = Dragón
area-tiger = Tigre
area-board = Mesa
area-hand = Mano { $number }
area-die = Dado { $number }
area-reel = Rodillo { $number }
area-wheel = Rueda
spot-straight = Pleno al { $what }
spot-split = Caballo { $covered }
spot-street = Calle { $covered }
spot-trio = Trío { $covered }
spot-corner = Cuadro { $covered }
spot-five = Cinco números { $covered }
spot-line = Línea { $covered }
spot-column = Columna { $what }
spot-red = Rojo
spot-black = Negro
spot-odd = Impar
spot-even = Par
spot-low = Bajo, 1 a 18
spot-high = Alto, 19 a 36
kind-straight = Pleno
kind-split = Caballo
kind-street = Calle, trío
kind-corner = Cuadro, los cuatro primeros
kind-five = Cinco números
kind-line = Línea
kind-column = Columna
kind-dozen = Docena
kind-single = Un número
kind-combination = Dos números
kind-double = Doble
kind-triple = Triple concreto
spot-player = Jugador
spot-banker = Banca
spot-tie = Empate
spot-player_pair = Par del jugador
spot-banker_pair = Par de la banca
spot-dragon = Dragón
spot-tiger = Tigre
spot-suited_tie = Empate del mismo palo
spot-dragon_big = Dragón grande
spot-dragon_small = Dragón pequeño
spot-dragon_odd = Dragón impar
spot-dragon_even = Dragón par
spot-dragon_c = Dragón tréboles
spot-dragon_d = Dragón diamantes
spot-dragon_h = Dragón corazones
spot-dragon_s = Dragón picas
spot-tiger_big = Tigre grande
spot-tiger_small = Tigre pequeño
spot-tiger_odd = Tigre impar
spot-tiger_even = Tigre par
spot-tiger_c = Tigre tréboles
spot-tiger_d = Tigre diamantes
spot-tiger_h = Tigre corazones
spot-tiger_s = Tigre picas
spot-small = Pequeño
spot-big = Grande
spot-sicbo-odd = Impar
spot-sicbo-even = Par
spot-total = Total { $what }
spot-single = Número { $what }
spot-combination = { $covered } juntos
spot-double = Doble { $what }
spot-triple = Triple { $what }
spot-any_triple = Cualquier triple
spot-four_numbers = Tres de { $covered }
spot-wheel-number = Número { $what }
spot-wheel-joker = Comodín
spot-wheel-logo = Emblema
spot-main = Apuesta
spot-pair = Pareja
spot-insurance = Seguro
spot-blackjack-split = Mano dividida { $what }
spot-blackjack-double = Doblaje
spot-behind = Detrás del asiento { $what }
spot-ante = Ante
spot-call = Igualar
spot-aa = AA+
spot-bet = Apuesta
spot-fee = Tasa
spot-spin = Giro
kind-main = Apuesta principal
game-blackjack-house = Blackjack, mesa de la casa
game-blackjack-live = Blackjack, reglas en vivo
game-wheel-big_six = Rueda de la fortuna
game-wheel-multiplier = Rueda con multiplicadores
value-true = sí
value-false = no
value-none = no
value-all = todas las apuestas
value-any = dos cartas cualesquiera
value-value = mismo valor
value-rank = mismo índice
value-ace = con un as
value-lose = pierden con el cero
value-half_back = mitad devuelta con el cero
value-imprison = presas con el cero
value-after_players = después de los jugadores
value-computed = calculado
rule-decks = Barajas
rule-hole_card = Carta tapada
rule-peek = Se mira la carta tapada
rule-dealer_takes = El blackjack del crupier gana
rule-dealer_hits_soft_17 = El crupier pide con 17 suave
rule-double_on = Se dobla con
rule-double_for_less = Doblar por menos
rule-double_after_split = Doblar tras dividir
rule-split_by = Se divide por
rule-max_hands = Manos tras dividir
rule-resplit_aces = Ases divididos otra vez
rule-hit_split_aces = Pedir con ases divididos
rule-split_ace_ten_is_blackjack = As dividido con diez es blackjack
rule-surrender = Rendirse
rule-blackjack_pays = Blackjack paga
rule-win_pays = Una mano ganada paga
rule-insurance = Seguro
rule-insurance_share = El seguro cuesta, de la apuesta
rule-insurance_pays = El seguro paga
rule-pair_pays = Pareja paga
rule-behind = Apuestas de pie
rule-hit_on_21 = Pedir con 21
rule-cut_card = Cartas tras la carta de corte
rule-tie_back = El empate devuelve
rule-tie_pays = El empate paga
rule-suited_tie_pays = El empate del mismo palo paga
rule-suit_pays = El palo paga
rule-sevens = Apuestas que pierden con el siete
rule-even_chance = Las suertes sencillas pagan
rule-combination = Dos números pagan
rule-double = El doble paga
rule-triple = El triple concreto paga
rule-any_triple = Cualquier triple paga
rule-four_numbers = Tres de cuatro pagan
rule-chain_max = Multiplicadores seguidos, como máximo
rule-qualifies = El crupier juega desde un par de
rule-call = Igualar cuesta, en antes
rule-bet = La apuesta cuesta, en antes
rule-aa_bonus = Apuesta AA+
rule-exchange_max = Cartas que se cambian, como máximo
rule-sixth_card = Se puede comprar una sexta carta
rule-second_combination = Se paga una segunda combinación
rule-buy_dealer_card = Se puede cambiar la carta del crupier
paytable-bets = Las apuestas pagan
paytable-pays = Las combinaciones pagan
held-text = { $hours ->
    [one] La ronda sigue donde estaba. Si te vas, te espera { $hours } hora y después se devuelve la apuesta.
   *[other] La ronda sigue donde estaba. Si te vas, te espera { $hours } horas y después se devuelve la apuesta.
  }
layout-dozen = { $what ->
    [1] 1.ª docena
    [2] 2.ª docena
   *[other] 3.ª docena
  }
spot-dozen = { $what ->
    [1] 1.ª docena
    [2] 2.ª docena
   *[other] 3.ª docena
  }
points-count = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
  }
segments-count = { $count ->
    [one] { $count } sector
   *[other] { $count } sectores
  }
draws-checked = { $count ->
    [one] Una extracción comprobada
   *[other] { $count } extracciones comprobadas
  } en tu navegador en { $seconds } s.
rules-pending = { $hours ->
    [one] Una ronda sin terminar te espera { $hours } hora; después se devuelve la apuesta.
   *[other] Una ronda sin terminar te espera { $hours } horas; después se devuelve la apuesta.
  }
rules-clauses = { $count ->
    [one] La cláusula completa
   *[other] Las { $count } cláusulas completas
  }
exchange-hint = { $most ->
    [one] Marca la carta que quieres cambiar.
   *[other] Marca las cartas que quieres cambiar, hasta { $most }.
  }
paytable-lines = { $count ->
    [one] { $count } línea, leída desde la izquierda.
   *[other] { $count } líneas, leídas desde la izquierda.
  }
paytable-free = { $award ->
    [one] { $trigger } soles o más dan { $award } juego gratis con cada premio ×{ $times }.
   *[other] { $trigger } soles o más dan { $award } juegos gratis con cada premio ×{ $times }.
  }
segment-short = { $times ->
    [1] { $what }
   *[other] { $what } ×{ $times }
  }
result-baccarat = { $winner ->
    [banker] Gana la banca, { $banker } a { $player }
    [player] Gana el jugador, { $player } a { $banker }
   *[tie] Empate a { $player }
  }
result-dragon_tiger = { $winner ->
    [dragon] Gana el dragón, { $dragon } contra { $tiger }
    [tiger] Gana el tigre, { $tiger } contra { $dragon }
   *[tie] Empate
  }
result-sicbo = { $triple ->
    [0] Total { $total }
   *[other] Triple de { $triple }, total { $total }
  }
result-wheel = { $multiplier ->
    [1] La rueda se detuvo en { $symbol }
   *[other] La rueda se detuvo en { $symbol }, ×{ $multiplier }
  }
result-slots = El giro da { $won }
result-slots-none = Ninguna línea paga
