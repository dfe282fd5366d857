# Palabras de los demás juegos de póker: rotaciones, cambios, votos, varias mesas de cartas, estado del asiento.

## Games and stakes
game-horse = HORSE
game-eight_game = Mixto de 8 juegos
game-nine_game = Mixto de nueve juegos
game-dealers_choice = A elección del botón
limit-no-limit = Sin límite
limit-pot-limit = Límite bote
limit-fixed-limit = Límite fijo
limit-spread-limit = Límite abierto
limit-all-in-or-fold = All-in o retirada
stakes-ante = ante { $amount }
bomb-pot = Bote bomba, { $ante } cada uno
rotation-now = Ahora { $game }: mano { $hand } de { $length }
rotation-comes = Próxima mano: { $game }
rotation-next = { $count ->
    [0] después, { $game }
    [one] { $game } tras una mano más
   *[other] { $game } tras { $count } manos más
  }
rotation-chosen = Quien recibe el botón elige el próximo juego
row-playing = ahora { $game }
choose-game = Próximo juego
verb-choose = Jugar este

## Hands
hand-lowest = { $ranks } baja
drawn = { $count ->
    [0] servido
   *[other] cambió { $count }
  }

## Phases
phase-discard = eligiendo cartas
phase-run = cuántas veces se reparte
phase-rabbit = las cartas que faltaban
phase-straddle = straddles
ask-straddle = ¿Straddle?
ask-straddle-text = Un straddle es una apuesta a ciegas antes de las cartas, por tu voluntad. Así hablas el último antes del flop.
ask-run = ¿Cuántas veces se reparte?
ask-run-text = Ya nadie puede apostar. La mesa se reparte tantas veces como quiera el más prudente, y cada una decide una parte igual del bote.
ask-rabbit = ¿Ver lo que habría salido?
ask-rabbit-text = La mano está decidida. Estas cartas no cambian nada.
turn-bring-in = Abres con la carta vista más baja: pon { $price } o completa. El bote es { $pot }
turn-most = Lo máximo ahora es { $amount }
tag-discard = Cambia
tag-discard-count = Cambia { $count }
tag-stand_pat = Servido
tag-run = Vota
tag-run-count = { $count ->
    [1] Una vez
    [2] Dos veces
   *[other] { $count } veces
  }
tag-decline = No, gracias
tag-allow = Lo permite
tag-rabbit = Mira

hint-use_two = usa dos de tu mano y tres de la mesa
hint-best_opens = hablan primero las mejores cartas vistas
hint-lowest_opens = abre la carta vista más baja
hint-highest_opens = abre la carta vista más alta

## What happened
feed-discards = { $who ->
    [you] Descartas { $count }
   *[other] { $name } descarta { $count }
  }
feed-runout = La mesa se reparte { $count ->
    [2] dos veces
   *[other] { $count } veces
  }
feed-rabbit = Lo que habría salido
feed-reshuffled = La baraja se acabó: { $count ->
    [one] se mezcla una carta en otra nueva
   *[other] se mezclan { $count } cartas retiradas y descartadas en otra nueva
  }
feed-chosen = { $who ->
    [you] Eliges { $game }
   *[other] { $name } elige { $game }
  }
did-run-count = { $who ->
    [you] Quieres repartir { $count ->
        [1] una vez
        [2] dos veces
       *[other] { $count } veces
      }
   *[other] { $name } quiere repartir { $count ->
        [1] una vez
        [2] dos veces
       *[other] { $count } veces
      }
  }
did-straddle = { $who ->
    [you] Haces straddle
   *[other] { $name } hace straddle
  }
did-decline = { $who ->
    [you] No quieres
   *[other] { $name } no quiere
  }
did-allow = { $who ->
    [you] Dejas mirar a los demás
   *[other] { $name } deja mirar a los demás
  }
did-rabbit = { $who ->
    [you] Miras las cartas que faltaban
   *[other] { $name } mira las cartas que faltaban
  }

## How a seat stands
standing-watching = Estás mirando
standing-watching-text = Toma un asiento libre para jugar. Las cartas ocultas siguen ocultas.
standing-new = Bienvenido a la mesa
standing-new-text = Paga la entrada y juega la próxima mano, o espera a que te llegue la ciega grande sin pagar nada más.
standing-waiting = Esperas la ciega grande
standing-waiting-text = Recibes cartas cuando te llegue. O paga la entrada y juega la próxima mano.
standing-out = Estás ausente
standing-out-text = Tu asiento se guarda por ahora. Vuelve, añade fichas o deja la mesa.
standing-broke = No te quedan fichas
standing-broke-text = Tu asiento se guarda por ahora. Añade fichas para seguir, o deja la mesa.
standing-leaving = Dejas la mesa tras esta mano
standing-leaving-text = Tus fichas vuelven a tu saldo.
top-up-pending = { $amount } llegan a tu pila tras esta mano.

## Sound
display-sound = Sonidos
display-sound-hint = (cada uno tiene su pareja en la página)
