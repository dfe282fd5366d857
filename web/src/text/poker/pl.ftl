# Słowa pozostałych gier pokerowych: rotacje, wymiany, głosowania, kilka stołów kart, stan miejsca.

## Games and stakes
game-horse = HORSE
game-eight_game = Mix 8 gier
game-nine_game = Mix dziewięciu gier
game-dealers_choice = Wybór rozdającego
limit-no-limit = Bez limitu
limit-pot-limit = Limit puli
limit-fixed-limit = Stały limit
limit-spread-limit = Limit rozpięty
limit-all-in-or-fold = All-in albo pas
stakes-ante = ante { $amount }
bomb-pot = Bomb pot, po { $ante }
rotation-now = Teraz { $game }: rozdanie { $hand } z { $length }
rotation-comes = Następne rozdanie: { $game }
rotation-next = { $count ->
    [0] potem { $game }
    [one] { $game } po jeszcze jednym rozdaniu
    [few] { $game } po { $count } rozdaniach
   *[other] { $game } po { $count } rozdaniach
  }
rotation-chosen = Następną grę wybiera ten, kto dostaje przycisk
row-playing = teraz { $game }
choose-game = Następna gra
verb-choose = Gramy w to

## Hands
hand-lowest = { $ranks } (niska)
drawn = { $count ->
    [0] bez wymiany
   *[other] wymiana: { $count }
  }

## Phases
phase-discard = wybór kart
phase-run = ile razy rozdać
phase-rabbit = karty, które by przyszły
phase-straddle = straddle
ask-straddle = Straddle?
ask-straddle-text = Straddle to dobrowolny zakład w ciemno przed kartami. Potem przed flopem mówisz ostatni.
ask-run = Ile razy rozdać?
ask-run-text = Nikt nie może już obstawiać. Karty wspólne rozdaje się tyle razy, ile chce najostrożniejszy gracz; każde rozdanie decyduje o równej części puli.
ask-rabbit = Zobaczyć, co by przyszło?
ask-rabbit-text = Rozdanie jest rozstrzygnięte. Te karty niczego nie zmieniają.
turn-bring-in = Otwierasz z najniższą odkrytą kartą: połóż { $price } albo dopełnij. Pula to { $pot }
turn-most = Teraz najwyżej { $amount }
tag-discard = Wymienia
tag-discard-count = Wymienia { $count }
tag-stand_pat = Bez wymiany
tag-run = Głosuje
tag-run-count = { $count ->
    [1] Raz
    [2] Dwa razy
   *[other] { $count } razy
  }
tag-decline = Nie, dziękuję
tag-allow = Pozwala
tag-rabbit = Ogląda

hint-use_two = użyj dwóch kart z ręki i trzech ze stołu
hint-best_opens = zaczynają najlepsze odkryte karty
hint-lowest_opens = otwiera najniższa odkryta karta
hint-highest_opens = otwiera najwyższa odkryta karta

## What happened
feed-discards = { $who ->
    [you] Wymieniasz karty: { $count }
   *[other] { $name } wymienia karty: { $count }
  }
feed-runout = Karty wspólne rozdaje się { $count ->
    [2] dwa razy
   *[other] { $count } razy
  }
feed-rabbit = To by przyszło
feed-reshuffled = Talia się skończyła: { $count ->
    [one] jedną kartę tasuje się w nową
    [few] { $count } spasowane i odrzucone karty tasuje się w nową
   *[other] { $count } spasowanych i odrzuconych kart tasuje się w nową
  }
feed-chosen = { $who ->
    [you] Wybierasz: { $game }
   *[other] { $name } wybiera: { $game }
  }
did-run-count = { $who ->
    [you] Chcesz rozdać { $count ->
        [1] raz
        [2] dwa razy
       *[other] { $count } razy
      }
   *[other] { $name } chce rozdać { $count ->
        [1] raz
        [2] dwa razy
       *[other] { $count } razy
      }
  }
did-straddle = { $who ->
    [you] Stawiasz straddle
   *[other] { $name } stawia straddle
  }
did-decline = { $who ->
    [you] Rezygnujesz
   *[other] { $name } rezygnuje
  }
did-allow = { $who ->
    [you] Pozwalasz innym obejrzeć
   *[other] { $name } pozwala innym obejrzeć
  }
did-rabbit = { $who ->
    [you] Oglądasz karty, które by przyszły
   *[other] { $name } ogląda karty, które by przyszły
  }

## How a seat stands
standing-watching = Oglądasz
standing-watching-text = Aby grać, zajmij wolne miejsce. Zakryte karty pozostają zakryte.
standing-new = Witaj przy stole
standing-new-text = Zapłać wejście i graj od następnego rozdania albo poczekaj, aż dojdzie do ciebie duża ciemna, i nie płać nic więcej.
standing-waiting = Czekasz na dużą ciemną
standing-waiting-text = Dostaniesz karty, gdy do ciebie dojdzie. Albo zapłać wejście i graj od następnego rozdania.
standing-out = Masz przerwę
standing-out-text = Miejsce jest na razie zachowane. Wróć, dołóż żetony albo odejdź.
standing-broke = Nie masz już żetonów
standing-broke-text = Miejsce jest na razie zachowane. Dołóż żetony, aby grać dalej, albo odejdź.
standing-leaving = Odchodzisz po tym rozdaniu
standing-leaving-text = Żetony wracają na twoje saldo.
top-up-pending = Po tym rozdaniu do stosu dojdzie { $amount }.

## Sound
display-sound = Dźwięki
display-sound-hint = (każdy ma swój odpowiednik na stronie)
