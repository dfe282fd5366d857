# Słowa klienta. Zasady i odmowy podaje dom.

## Rama
skip = Przejdź do treści
home = Squaredeal, lobby
nav-main = Główne
nav-phone = Główne, telefon
nav-lobby = Gry cash
nav-hands = Moje rozdania
nav-fairness = Uczciwość
nav-rules = Zasady
nav-account = Konto
nav-table = Stół
log-in = Zaloguj się
log-out = Wyloguj się
played-today = Dziś w grze
duration = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } godz. { $minutes } min
  }
balance = Saldo
close = Zamknij
cancel = Anuluj
loading = Wczytywanie
search = Szukaj
why = Dlaczego?
you = Ty
back-to-lobby = Wróć do lobby
page-missing = Nie ma takiej strony
page-missing-text = Pod tym adresem nic nie ma.
display-title = Wygląd i język
display-language = Język
display-theme = Motyw
theme-dark = Ciemny
theme-light = Jasny
display-felt = Sukno
felt-pine = Sosna
felt-petrol = Morskie
felt-plum = Śliwka
felt-slate = Łupek
display-deck = Talia w czterech kolorach
display-motion = Mniej ruchu
display-keys = Klawisze przy stole

## Karty
card-name = { $rank } { $suit }
card-down = Zakryta karta
card-to-come = Karta nadejdzie
card-winning = { $card }, wygrywa
rank-j = Walet
rank-q = Dama
rank-k = Król
rank-a = As
suit-s = pik
suit-h = kier
suit-d = karo
suit-c = trefl
ranks-2 = dwójek
ranks-3 = trójek
ranks-4 = czwórek
ranks-5 = piątek
ranks-6 = szóstek
ranks-7 = siódemek
ranks-8 = ósemek
ranks-9 = dziewiątek
ranks-10 = dziesiątek
ranks-j = waletów
ranks-q = dam
ranks-k = króli
ranks-a = asów
hand-high-card = Wysoka karta: { $top }
hand-pair = Para { $first }
hand-two-pair = Dwie pary
hand-trips = Trójka { $first }
hand-straight = Strit
hand-flush = Kolor
hand-full-house = Full
hand-quads = Kareta { $first }
hand-straight-flush = Poker
hand-royal-flush = Poker królewski

## Dom i jego drzwi
claim = Uczciwy stół, na którym leżą zasady.
claim-more = Każde orzeczenie nazywa swoją zasadę. Każde rozdanie można sprawdzić. Żadna awaria nie traci żetonu.
about-house = O domu
log-in-or-register = Logowanie lub rejestracja
open-account = Załóż konto
nickname = Nick
nickname-hint = Później nie można go zmienić.
password = Hasło
password-hint = { $count ->
    [one] Co najmniej { $count } znak.
    [few] Co najmniej { $count } znaki.
   *[many] Co najmniej { $count } znaków.
  } Może być zdaniem.
password-change = Zmień hasło
password-old = Obecne hasło
password-new = Nowe hasło
password-changed = Hasło jest zmienione.
password-must = Najpierw wybierz własne hasło.
password-must-text = To, z którym przychodzisz, działa raz.
born = Data urodzenia
country = Kraj
country-choose = Wybierz
accept-rules = Mam co najmniej { $age } lat i akceptuję
accept-rules-link = zasady domu
age-line = { $age }+. Graj dla zabawy, za pieniądze, których nie szkoda.
watch-first = Oglądaj bez konta
register-refused = Dlaczego nie?
failed-wrong_password = Ten nick i hasło do siebie nie pasują.
failed-not_logged_in = Najpierw się zaloguj.
failed-must_change_password = Najpierw zmień hasło.
failed-forbidden = To nie jest dla ciebie dostępne.
failed-not_found = Pod tym adresem nic nie ma.
failed-malformed = Czegoś w formularzu nie da się odczytać.
failed-too_fast = Za dużo prób. Poczekaj chwilę.
failed-too_large = To za dużo naraz.
failed-csrf = Strona była zbyt długo otwarta. Wczytaj ją ponownie.
failed-unavailable = Dom nie może teraz odpowiedzieć. Spróbuj wkrótce.
failed-broken = Coś zawiodło po naszej stronie. Nic się nie zmieniło.
failed-offline = Nie ma połączenia z domem. Sprawdź sieć.

## Lobby
band-eyebrow = Dziś wieczorem
band-welcome = { $count ->
    [0] Witaj, { $name }. Teraz wszystkie miejsca są zajęte.
    [one] Witaj, { $name }. Jest jedno wolne miejsce.
    [few] Witaj, { $name }. Są { $count } wolne miejsca.
   *[many] Witaj, { $name }. Jest { $count } wolnych miejsc.
  }
band-seated = Twoje miejsce przy stole { $name } czeka.
band-text = Każde rozdanie można tu sprawdzić, a każde orzeczenie nazywa swoją zasadę.
band-return = Wróć do stołu
band-fair = Jak dowodzimy uczciwości
cash-games = Gry cash
tables-match = { $all ->
    [one] { $count } z { $all } stołu
   *[many] { $count } z { $all } stołów
  }
filter-tables = Filtruj stoły
search-table = Stół
game = Gra
all-games = Wszystkie gry
stakes = Stawki
any-stakes = Dowolne
hide-full = Ukryj pełne stoły
hide-empty = Ukryj puste stoły
col-table = Stół
col-players = Gracze
col-pot = Średnia pula
col-speed = Rozdań na godzinę
col-state = Stan
col-action = Działanie
seats-taken = zajęte miejsca: { $taken } z { $all }
row-yours = Twoje miejsce
row-free = { $count ->
    [one] Wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
  }
row-full = Pełny
row-paused = Przerwa
row-closing = Zamyka się
row-closed = Zamknięty
go-return = Wróć
sit-down = Usiądź
watch = Oglądaj
no-table-fits = Żaden stół nie pasuje do filtrów
no-table-near = { $count ->
    [one] Bez jednego filtra pasuje jeden stół.
    [few] Bez jednego filtra pasują { $count } stoły.
   *[many] Bez jednego filtra pasuje { $count } stołów.
  }
no-table-any = Usuń filtry, aby zobaczyć wszystkie stoły.
show-near = { $count ->
    [one] Pokaż ten stół
    [few] Pokaż te { $count }
   *[many] Pokaż te { $count }
  }
clear-filters = Usuń filtry
no-tables = Żaden stół nie jest otwarty
no-tables-text = Dom otwiera stoły, gdy są gracze.
your-day = Twój dzień
time-played = Czas gry
next-check = Przerwa wypada po 2 godz.
dial-share = { $share } % czasu do następnej przerwy
at-tables = Przy stołach

## Stół
table = Stół
table-name = Stół { $name }
hand-number = Rozdanie { $number }
seats = Miejsca
seats-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
  }
seat-number = Miejsce { $number }
seat-free = Wolne miejsce
sit-here = Usiądź tu
watchers = ogląda
house-bot = Gracz domu
line-lost-seat = Brak połączenia
table-gone = Ten stół jest zamknięty
table-gone-text = Żetony wszystkich wróciły na ich salda.
table-paused = Przerwa przy stole
round-waiting = Rozdanie zacznie się, gdy dwoje graczy będzie gotowych
round-over = Rozdanie zakończone
round-void = Rozdanie unieważnione, żetony zwrócone
board = Karty wspólne
board-numbered = Karty wspólne { $label }
pot = Pula
pot-main = Pula główna
pot-side = { $count ->
    [2] Pula boczna
   *[other] Pula boczna { $number }
  }
cards-yours = Twoje karty
cards-of = Karty: { $name }
button-dealer = Przycisk rozdającego
seconds-left = { $seconds ->
    [one] została { $seconds } sekunda
    [few] zostały { $seconds } sekundy
   *[many] zostało { $seconds } sekund
  }
street-preflop = Przed flopem
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Wyłożenie
street-third = Trzecia ulica
street-fourth = Czwarta ulica
street-fifth = Piąta ulica
street-sixth = Szósta ulica
street-seventh = Siódma ulica
tag-check = Czeka
tag-call = Sprawdza
tag-bet = Zakład
tag-raise_to = Podbicie
tag-complete = Dopełnia
tag-bring_in = Bring-in
tag-all_in = All-in
tag-allin = All-in
tag-fold = Pas
tag-out = Przerwa
tag-waiting = Następne
tag-blind = Ciemna
tag-small_blind = Mała ciemna
tag-big_blind = Duża ciemna
tag-ante = Ante
tag-post = Wejście
tag-straddle = Straddle
tag-show = Pokazuje
tag-muck = Nie pokazuje
tag-won = Wygrywa
verb-fold = Pas
verb-check = Czekam
verb-call = Sprawdzam
verb-bet = Stawiam
verb-raise_to = Podbijam do
verb-complete = Dopełniam do
verb-bring_in = Bring-in
verb-all_in = All-in
verb-show = Pokaż
verb-muck = Nie pokazuj
verb-discard = Wymień
verb-stand_pat = Bez wymiany
verb-straddle = Straddle
verb-sit = Usiądź
verb-leave = Wyjdź
verb-top_up = Dołóż żetony
verb-sit_out = Przerwa
verb-sit_in = Wracam do gry
verb-post_entry = Zapłać wejście teraz
verb-wait = Czekaj na dużą ciemną
your-move = Twój ruch
your-turn = Twój ruch
turn-call = Sprawdź za { $price }, w puli { $pot }
turn-free = Czekanie nic nie kosztuje. W puli { $pot }
time-bank = Bank czasu { $seconds } s
bet-sizes = Wielkości zakładu
preset-min = Min.
preset-half_pot = ½ puli
preset-three_quarters = ¾ puli
preset-pot = Pula
preset-all_in = All-in
amount = { $verb }, kwota
amount-slider = { $verb }, suwak
amount-fixed = Wielkość jest stała: { $amount }
amount-too-low = { $verb }: co najmniej { $amount }.
amount-too-high = { $verb }: najwyżej { $amount }.
act-ahead = Ruch z góry
ahead-hint = Możesz wybrać teraz. Gdy cena się zmieni, wybór przepada.
ahead-fold = Pas
ahead-check = Czekam
ahead-check_fold = Czekam / pas
ahead-call = Sprawdzam { $amount }
ahead-call_any = Sprawdzam wszystko
waiting-for = Teraz gra { $name }
cards-running = Karty nadchodzą
waiting-next-hand = Wkrótce dostaniesz karty
next-hand-soon = Zaraz następne rozdanie
sitting-out = Masz przerwę
watching = Oglądasz
watching-hint = Aby grać, zajmij wolne miejsce. Zakryte karty pozostają zakryte.
entry-hint = Duża ciemna do ciebie dojdzie. Albo zapłać wejście i graj od następnego rozdania.
entry-back = Miejsce jest zachowane. Wróć, kiedy chcesz.
closed-now = Teraz jest to niedostępne.
top-up = Dołóż
top-up-title = Dołóż żetony
sit-title = Miejsce { $number }
buyin-range = Od { $low } do { $high }.
buyin-balance = Masz { $amount }.
buyin-poor = Twoje saldo jest mniejsze niż najmniejsze wejście.
buyin-amount = Ile żetonów
buyin-slider = Ile żetonów, suwak
buyin-stakes = Ciemne { $small } / { $big }
drawer = Historia, zasady i dowód
drawer-history = Historia
drawer-rules = Zasady
drawer-proof = Uczciwość
history-empty = Historia zacznie się z następnym rozdaniem.
replay-last = Odtwórz ostatnie rozdanie
rules-none-now = Żadna zasada nie jest teraz w grze.
seed-title = Dodaj własne słowo do następnego rozdania
seed-text = Twoje słowo współdecyduje, która karta wyjdzie pierwsza. Nikt nie może go znać przy pieczętowaniu talii.
seed-label = Twoje słowo
seed-send = Dodaj
seed-done = Twoje słowo wejdzie do następnego rozdania.
line-lost = Utracono połączenie
line-lost-text = Miejsce i żetony są bezpieczne. Zegar idzie dalej; gdy się skończy: czekanie, jeśli można, a jeśli nie, pas.
line-retry = Kolejna próba za { $seconds } s
line-back = Połączenie wróciło. Nic z tego, co naciskano bez niego, nie zostało wysłane.
try-now = Spróbuj teraz
fault-malformed = Nie udało się tego zrozumieć.
fault-too_large = To za dużo naraz.
fault-too_fast = Za szybko. Poczekaj chwilę.
fault-not_logged_in = Najpierw się zaloguj.
fault-unknown_table = Ten stół jest zamknięty.
fault-unavailable = Nic nie wysłano: nie ma teraz połączenia z domem.
fault-broken = Coś zawiodło po naszej stronie. Nic się nie zmieniło.
notice-stopping = Dom na chwilę się zamyka. Żetony są bezpieczne.
notice-shutdown = Dom na chwilę się zamyka. Żetony są bezpieczne.

## Co się stało
feed-started = Rozdanie { $number }
feed-by-clock = (czas minął)
feed-shows = { $who ->
    [you] Pokazujesz
   *[other] { $name } pokazuje
  }
feed-shows-hand = { $who ->
    [you] Pokazujesz: { $hand }
   *[other] { $name } pokazuje: { $hand }
  }
feed-mucks = { $who ->
    [you] Nie pokazujesz
   *[other] { $name } nie pokazuje
  }
feed-wins = { $who ->
    [you] Wygrywasz
   *[other] { $name } wygrywa
  }
did-fold = { $who ->
    [you] Pasujesz
   *[other] { $name } pasuje
  }
did-check = { $who ->
    [you] Czekasz
   *[other] { $name } czeka
  }
did-call = { $who ->
    [you] Sprawdzasz
   *[other] { $name } sprawdza
  }
did-bet = { $who ->
    [you] Stawiasz
   *[other] { $name } stawia
  }
did-raise_to = { $who ->
    [you] Podbijasz do
   *[other] { $name } podbija do
  }
did-complete = { $who ->
    [you] Dopełniasz do
   *[other] { $name } dopełnia do
  }
did-bring_in = { $who ->
    [you] Stawiasz bring-in
   *[other] { $name } stawia bring-in
  }
did-all_in = { $who ->
    [you] Grasz all-in
   *[other] { $name } gra all-in
  }
did-show = { $who ->
    [you] Pokazujesz
   *[other] { $name } pokazuje
  }
did-muck = { $who ->
    [you] Nie pokazujesz
   *[other] { $name } nie pokazuje
  }
did-discard = { $who ->
    [you] Wymieniasz
   *[other] { $name } wymienia
  }
did-stand_pat = { $who ->
    [you] Nie wymieniasz
   *[other] { $name } nie wymienia
  }
went-blind = { $who ->
    [you] Stawiasz ciemną
   *[other] { $name } stawia ciemną
  }
went-ante = { $who ->
    [you] Stawiasz ante
   *[other] { $name } stawia ante
  }
went-post = { $who ->
    [you] Płacisz wejście
   *[other] { $name } płaci wejście
  }
went-straddle = { $who ->
    [you] Stawiasz straddle
   *[other] { $name } stawia straddle
  }
went-uncalled = { $who ->
    [you] Wraca twój niesprawdzony zakład
   *[other] { $name } odbiera niesprawdzony zakład
  }
went-rake = Prowizja
seated-sat = { $who ->
    [you] Siadasz
   *[other] { $name } siada
  }
seated-left = { $who ->
    [you] Wychodzisz
   *[other] { $name } wychodzi
  }
seated-leaving = { $who ->
    [you] Wychodzisz po tym rozdaniu
   *[other] { $name } wychodzi po tym rozdaniu
  }
seated-out = { $who ->
    [you] Robisz przerwę
   *[other] { $name } robi przerwę
  }
seated-back = { $who ->
    [you] Wracasz do gry
   *[other] { $name } wraca do gry
  }
seated-topped_up = { $who ->
    [you] Dokładasz żetony
   *[other] { $name } dokłada żetony
  }
seated-lost_line = { $name } traci połączenie
seated-returned = { $name } wraca
ruled-void = Rozdanie unieważnione
ruled-misdeal = Błędne rozdanie
result = { $who ->
    [you] Wygrywasz { $amount }
   *[other] { $name } wygrywa { $amount }
  }
result-hand = { $who ->
    [you] Wygrywasz { $amount }: { $hand }
   *[other] { $name } wygrywa { $amount }: { $hand }
  }
say-dealt = Twoje karty: { $cards }
say-board = { $street }: { $cards }

## Gry
family-poker = hold'em
betting-no-limit = { $game } bez limitu
betting-pot-limit = { $game } z limitem puli
betting-fixed-limit = { $game } z limitem
game-nlhe = Hold'em bez limitu
game-plhe = Hold'em z limitem puli
game-flhe = Hold'em z limitem
game-lhe = Hold'em z limitem

## Rozdania i odtwarzanie
hands-title = Moje rozdania
hands-latest = Od najnowszych
hands-none = Jeszcze żadnego rozdania
hands-none-text = Tu zostaje każde twoje rozdanie, tak jak je widać było przy stole.
hands-log-in = Zaloguj się, aby zobaczyć swoje rozdania
hands-log-in-text = Rozdania są dla tych, którzy w nich grali.
col-hand = Rozdanie
col-when = Kiedy
col-cards = Karty
col-result = Wynik
void = Nieważne
older = Starsze rozdania
replay = Odtwórz
replay-hand = Odtwórz rozdanie { $number }
replayer = Odtwarzanie rozdania
replay-controls = Sterowanie odtwarzaniem
step-back = Poprzedni krok
step-next = Następny krok
play = Odtwarzaj
hold = Wstrzymaj
speed = Tempo
step-of = Krok { $step } z { $all }: { $what }
jump-street = Skocz do ulicy
story = Rozdanie krok po kroku
verify-deal = Sprawdź rozdanie
hand-missing = To nie jest twoje rozdanie
hand-missing-text = Rozdania są dla tych, którzy w nich grali.

## Uczciwość
fair-title = Sprawdź rozdanie
fair-lead = Talia jest pieczętowana przed pierwszą kartą i otwierana po rozdaniu.
fair-yes = Rozdanie jest uczciwe: otwarte karty to te zapieczętowane.
fair-no = Rozdanie nie zgadza się z pieczęcią.
fair-checked = { $count ->
    [one] Sprawdzono { $count } kartę
    [few] Sprawdzono { $count } karty
   *[many] Sprawdzono { $count } kart
  } w twojej przeglądarce w { $seconds } s.
fair-not-open = Rozdanie trwa: talia jest jeszcze zapieczętowana.
fair-missing = Nie ma dowodu dla tego rozdania.
fair-steps = Cztery kroki
fair-again = Sprawdź ponownie
fair-step-sealed = Pieczęć przed pierwszą kartą
fair-step-sealed-text = Po tasowaniu ogłosiliśmy tę pieczęć ({ $when }). Zmiana jednej karty zmieniłaby ją.
fair-step-dealt = Rozdano w tej kolejności
fair-step-dealt-text = { $count ->
    [one] Z talii wyszła { $count } karta
    [few] Z talii wyszły { $count } karty
   *[many] Z talii wyszło { $count } kart
  }, każda z miejsca, na które wypadła kolej.
fair-step-opened = Otwarto po rozdaniu
fair-step-opened-text = Każda karta, którą wolno ci było widzieć, z kluczem swojego miejsca.
fair-step-matches = Pieczęć i karty się zgadzają
fair-step-differs = Pieczęć i karty się nie zgadzają
fair-unseen = { $count ->
    [one] i { $count }, która pozostaje zakryta
    [few] i { $count }, które pozostają zakryte
   *[many] i { $count }, które pozostają zakryte
  }
fair-broken = { $count ->
    [one] { $count } karta nie prowadzi do pieczęci.
    [few] { $count } karty nie prowadzą do pieczęci.
   *[many] { $count } kart nie prowadzi do pieczęci.
  }
fair-record = Zapis
fair-scheme = Metoda
fair-opened-count = Otwarte karty
fair-used-count = Rozdane karty
fair-seeds-count = Słowa graczy
fair-how = Dowód jest mały: wystarczy kalkulator SHA-256. Zapisz go i zapytaj, kogo chcesz.
fair-save = Zapisz dowód
fair-all = Zobacz całe sprawdzenie
fair-none-yet = Dowód pojawi się po rozdaniu.
fair-sealed-now = Talia tego rozdania jest zapieczętowana:
fair-nothing = Nie ma jeszcze czego sprawdzać
fair-nothing-text = Zagraj lub obejrzyj rozdanie i sprawdź je tutaj.
fair-how-title = Jak to działa
fair-how-1 = Przed rozdaniem talię tasuje generator systemu. Każde miejsce dostaje tajny klucz, a z wszystkich liczymy jedną liczbę, pieczęć, i ją ogłaszamy.
fair-how-2 = Potem gracze mogą dodać własne słowa. Decydują one, które miejsce wyjdzie pierwsze: ani dom, ani gracz sam nie decyduje o karcie.
fair-how-3 = Po rozdaniu dostajesz klucze kart, które wolno ci było widzieć. Przeglądarka liczy pieczęć z każdego z nich. Niepokazana ręka pozostaje tajna.
fair-other = Twoje ostatnie rozdania

## Zasady
rules-title = Zasady domu
rules-lead = Wszystkie zasady, według których gra dom.
rules-edition = Wydanie { $edition }.
rules-all = Wszystkie zasady domu
rules-search = Szukaj zasad
rules-placeholder = Słowo albo nazwa zasady
rules-area = Dział
rules-areas-all = Wszystkie działy
rules-count = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
  }
rules-more = Pokaż jeszcze { $count }
rules-none = Żadna zasada nie pasuje
rules-none-text = Spróbuj innego słowa.
clause-missing = Ta zasada nie ma jeszcze słów w twoim języku.
why-refused = Dlaczego odmówiono?
fact-low = Najmniej
fact-high = Najwięcej
fact-price = Cena
fact-cap = Limit
fact-stack = Twoje żetony
fact-age_min = Minimalny wiek
fact-seats = Miejsca
refusal-plain = Zasady domu na to nie pozwalają ({ $clause }).
area-acct = Konta
area-cash = Stoły cash
area-hand = Rozdanie
area-floor = Sala
area-chat = Czat
area-tourn = Turnieje
area-refund = Zwroty
area-rng = Los
area-live = Stoły na żywo
area-bj = Blackjack
area-bjl = Blackjack na żywo
area-bac = Bakarat
area-roul = Ruletka
area-rg = Odpowiedzialna gra
area-aml = Pranie pieniędzy
area-staking = Udziały
area-stud7 = Stud siedmiokartowy
area-dragon = Dragon Tiger
area-slot = Automaty

## Konto
account-title = Konto
account-none = Nie ma zalogowanej osoby
account-none-text = Każdy stół możesz oglądać bez konta.
player-number = Gracz { $number }
on-tables = { $amount } przy stołach
rules-changed = Zasady domu mają nowe wydanie: { $edition }.
rules-changed-text = Przeczytaj je i zaakceptuj, aby grać dalej.
rules-accept = Akceptuję
