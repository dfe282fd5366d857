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
band-seat = Usiądź przy stole { $name }
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
counted-here = Liczone na tym urządzeniu
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
street-second = Druga ulica
street-deal = Rozdanie kart
street-predraw = Przed wymianą
street-draw = Wymiana
street-first-draw = Pierwsza wymiana
street-second-draw = Druga wymiana
street-third-draw = Trzecia wymiana
verb-post = Postaw
verb-run-count = { $count ->
    [1] Raz
    [2] Dwa razy
   *[other] { $count } razy
  }
verb-rabbit = Zobacz resztę
verb-allow = Zgadzam się
verb-decline = Nie, dziękuję
choose-cards = { $low ->
    [0] Wybierz do wymiany najwyżej { $high } kart.
   *[other] Wybierz od { $low } do { $high } kart.
  }
share-high = wysoka
share-low = niska
share-badugi = badugi
share-draw = wymiana
hand-low = Niska: { $top }
hand-four-card = Badugi: { $top }
hand-three-card = Trzy karty: { $top }
hand-two-card = Dwie karty: { $top }
hand-one-card = Jedna karta: { $top }
did-run = { $who ->
    [you] Wybierasz, ile razy
   *[other] { $name } wybiera, ile razy
  }
did-post = { $who ->
    [you] Stawiasz
   *[other] { $name } stawia
  }
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
turn-pot = W puli { $pot }
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
watching = Oglądasz
watching-hint = Aby grać, zajmij wolne miejsce. Zakryte karty pozostają zakryte.
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
game-split = Hold'em na dwóch boardach
game-aof = Hold'em: all-in albo pas
game-short = Krótka talia
game-short_trips = Krótka talia, trójka nad stritem
game-pineapple = Pineapple
game-crazy_pineapple = Crazy pineapple
game-irish = Irish
game-plo = Omaha z limitem puli
game-plo5 = Omaha pięciokartowa
game-plo6 = Omaha sześciokartowa
game-plo8 = Omaha hi-lo
game-plo5_8 = Omaha hi-lo pięciokartowa
game-flo = Omaha z limitem
game-flo8 = Omaha hi-lo z limitem
game-courchevel = Courchevel
game-courchevel8 = Courchevel hi-lo
game-drawmaha27 = Drawmaha 2-7
game-stud7-pe = Stud siedmiokartowy, norma peruwiańska
game-stud7 = Stud siedmiokartowy
game-stud8 = Stud siedmiokartowy hi-lo
game-razz = Razz
game-razz27 = Razz 2-7
game-stud5 = Stud pięciokartowy
game-draw5 = Pięć kart z wymianą, limit
game-nldraw5 = Pięć kart z wymianą bez limitu
game-27sd = 2-7 z jedną wymianą
game-27td = 2-7 z trzema wymianami
game-a5td = A-5 z trzema wymianami
game-badugi = Badugi
game-badacey = Badacey
game-badeucey = Badeucey
game-kuhn = Poker Kuhna
game-leduc = Hold'em Leduc

## Rozdania i odtwarzanie
hands-title = Moje rozdania
hands-latest = Od najnowszych
hands-earlier = Ostatnie rozdania przy stole
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
rules-area-account = Konta
rules-area-baccarat = Bakarat
rules-area-blackjack-house = Blackjack
rules-area-blackjack-live = Blackjack na żywo
rules-area-cash = Stoły cash
rules-area-chat = Czat
rules-area-live-casino = Kasyno na żywo
rules-area-live-room = Sala na żywo
rules-area-poker-hand = Rozdanie
rules-area-refunds = Zwroty
rules-area-responsible-gaming = Odpowiedzialna gra
rules-area-rng-casino = Los
rules-area-roulette = Ruletka
rules-area-staking = Udziały
rules-area-stud7 = Stud siedmiokartowy
rules-area-tournament = Turnieje

## Konto
account-title = Konto
account-none = Nie ma zalogowanej osoby
account-none-text = Każdy stół możesz oglądać bez konta.
player-number = Gracz { $number }
on-tables = { $amount } przy stołach
at-the-table = Przy stole
setting-is_muck_automatic = Nie pokazuj przegranej ręki
setting-is_post_automatic = Stawiaj ciemne automatycznie
rules-changed = Zasady domu mają nowe wydanie: { $edition }.
rules-changed-text = Przeczytaj je i zaakceptuj, aby grać dalej.
rules-accept = Akceptuję

## Kasyno
nav-casino = Kasyno
casino-lead = Każdy zwrot jest policzony z obowiązujących zasad, a każdą rundę można sprawdzić.
casino-tables = Stoły
casino-machines = Automaty
casino-shared = Stoły, do których można dołączyć
casino-join = Przejdź do stołu
casino-log-in = Zaloguj się, aby grać
casino-log-in-text = Żetony są zapisane na ich właściciela.
back-to-casino = Wróć do kasyna
casino-line = { $low } – { $high } · zwrot { $returned }
limits = Limity
returns = Zwrot
from-to = { $low } – { $high }
percent = { $value } %
game-roulette = Ruletka
game-baccarat = Bakarat
game-sicbo = Sic bo
game-dragon_tiger = Dragon Tiger
game-blackjack = Blackjack
game-wheel = Koło fortuny
game-casino_holdem = Casino hold'em
game-russian_poker = Poker rosyjski
game-slots = Automat
held-here = Zatrzymane: { $amount }
held-row = czeka na ciebie runda z kwotą { $amount }.
held-go = Wróć do niej
casino-watching = Oglądasz. Usiądź, aby stawiać.
held-title = Twoja stawka jest zatrzymana: { $amount }
casino-lost-text = Twoje żetony są bezpieczne. Rozpoczęta runda czeka na ciebie z zatrzymanymi stawkami.
casino-phase-idle = Postaw zakłady
casino-phase-betting = Postaw zakłady
casino-phase-drawing = Koniec zakładów
casino-phase-insurance = Ubezpieczenie?
casino-phase-deciding = Twój ruch
casino-phase-following = Idziesz dalej?
casino-phase-over = Runda zakończona
casino-over = Runda zakończona
casino-over-won = Wygrywasz
casino-over-lost = Wygrywa dom
casino-over-even = Bez wygranej i bez straty
casino-void = Runda unieważniona, zakłady zwrócone
moving-wheel = Koło się kręci
moving-dice = Kości się toczą
moving-reels = Bębny się kręcą
moving-shoe = Trwa rozdanie
moving-deck = Trwa rozdanie
seconds-short = { $seconds } s
session = Twoja sesja
session-time = Ta sesja
session-rounds = Rundy
session-net = Bilans
session-held = Zatrzymane
deal-wheel = Zakręć
deal-dice = Rzuć
deal-shoe = Rozdaj
deal-deck = Rozdaj
deal-reels = Zakręć
tray = Żetony
tray-chip = Wartość żetonu
tray-own = Inna kwota
tray-undo = Cofnij
tray-clear = Zdejmij
tray-repeat = Powtórz
tray-double = Podwój
betting-spots = Pola zakładów
betting-side = Zakłady poboczne
spot-yours = Twój zakład: { $amount }
spot-returned = Wraca { $amount }
spot-lost = Przegrane: { $amount }
pays-to = { $odds } do { $to }
pays-label = Płaci { $odds }
your-bets = Twoje zakłady
bets-none = Na suknie nie ma żetonów. Wybierz żeton, potem pole.
take-back = Zdejmij: { $bet }
col-bet = Zakład
col-stake = Stawka
col-pays = Płaci
col-return = Zwrot
col-edge = Przewaga domu
col-back = Wróciło
costs = Koszt
last-results = Ostatnie wyniki
last-none = Nie rozegrano tu jeszcze żadnej rundy.
last-no-memory = Minione rundy nie zmieniają następnej.
newest-first = Od najnowszego
road = Wyniki po kolei, od najstarszego
round = Runda
round-number = Runda { $number }
round-open = Otwarta
round-came = Co wypadło
round-missing-text = Rundy są zapisane dla tych, którzy je rozegrali.
rounds-none = Jeszcze żadnej rundy
older-rounds = Starsze rundy
your-rounds = Twoje rundy
staked = Postawione: { $amount }
step-count = { $step } z { $all }
play-again = Zagraj w tę grę
verify-round = Sprawdź tę rundę
drawer-rounds = Rundy
round-fair = Runda uczciwa: wypadło to, co było zapieczętowane.
round-unfair = Ta runda nie zgadza się z pieczęcią.
round-sealed = Runda trwa: jest jeszcze zapieczętowana.
round-sealed-now = Bieżąca runda jest już zapieczętowana:
round-step-sealed = Zapieczętowana przed pierwszym żetonem
round-step-sealed-text = Pieczęć ogłoszono: { $when }. Wtedy było już ustalone, co wypadnie.
round-step-key = Klucz otwiera pieczęć
round-step-key-text = Pieczęć policzono ponownie z tego klucza.
round-step-draws = Każde losowanie wynika z klucza
round-step-opened = Otwarta po rundzie
draw-line = Liczba { $ticket } z { $of }: { $outcome }
strategy-optimal = Osiągalny przy najlepszej grze, z uwzględnieniem każdej widzianej karty.
strategy-chart = Osiągalny przy grze według najlepszej stałej tabeli.
strategy-short-optimal = Przy najlepszej grze
strategy-short-chart = Z najlepszą tabelą
method-enumeration = przez policzenie wszystkich wyników
method-recursion = dokładną rekurencją po pozostałych kartach
method-closed_form = wzorem zamkniętym
returns-title = W długim okresie wraca { $percent } stawek
returns-computed = Policzone z obowiązujących zasad: { $method }.
returns-exact = Dokładnie
returns-chart = Z najlepszą tabelą
returns-published = Podawane gdzie indziej
returns-each = Ile zwraca każdy zakład
rules-in-force = Obowiązujące zasady
dealer = Krupier
boxes = Boksy
bet-behind = Zakład za graczem
bj-pays = Blackjack płaci { $pays }
bj-insurance = Ubezpieczenie płaci { $pays }
points-soft = miękkie { $points }
deed-hit = Dobierz
deed-stand = Pas
deed-double = Podwój
deed-split = Rozdziel
deed-surrender = Poddaj
deed-insure = Ubezpiecz
deed-close = Nie, dalej
deed-follow = Idź dalej
deed-call = Sprawdź
deed-fold = Spasuj
deed-bet = Postaw
deed-exchange = Wymień
deed-buy = Szósta karta
deed-replace = Zmień kartę krupiera
ask-insure = Ubezpieczenie?
ask-insure-text = To osobny zakład: wygrywa, jeśli ręka krupiera okaże się taka, jak ubezpieczono. Twoja ręka rozlicza się osobno.
say-hand = Twoje karty: { $cards }. { $points }. Krupier: { $dealer }
ask-closed = Twoja ręka tego nie dostaje. Przejdź dalej, gdy zechcesz.
ask-follow = Iść za ręką?
ask-follow-text = Siedzący gracz dołożył stawkę. Brak odpowiedzi oznacza nie.
ask-replace = Wymienić najwyższą kartę krupiera?
ask-replace-text = Krupier się nie kwalifikuje. Za opłatą dobierze inną kartę.
pick-card = Wymień: { $card }
outcome-won = Wygrana
outcome-lost = Przegrana
outcome-push = Remis
outcome-blackjack = Blackjack
outcome-bust = Fura
outcome-surrendered = Poddana
outcome-folded = Spasowana
outcome-not_qualified = Krupier się nie kwalifikuje
outcome-insured = Ubezpieczona
pay-hand-royal-flush = Poker królewski
pay-hand-straight-flush = Poker
pay-hand-quads = Kareta
pay-hand-full-house = Full
pay-hand-flush = Kolor
pay-hand-straight = Strit
pay-hand-trips = Trójka
pay-hand-two-pair = Dwie pary
pay-hand-pair = Para
pay-hand-aces = Para asów
pay-hand-ace-king = As i król
pay-hand-high-card = Wysoka karta
pay-hand-nothing = Nic
pay-hand-other = Każda inna ręka
paytable-ante = Ante płaci
paytable-bet = Zakład płaci
paytable-aa = AA+ płaci
dice = Kości
die-face = Kość: { $face }
wheel = Koło
wheel-rests = Kulka leży na { $pocket }, { $colour }
fortune-wheel = Koło fortuny
wheel-rests-on = Koło stanęło na { $what }
wheel-chain = Pomnożone po drodze: { $chain }
roulette-layout = Układ zakładów
layout-keys = Strzałki przenoszą między numerami i miejscami między nimi. Enter kładzie wybrany żeton, Backspace zdejmuje żetony.
layout-column = 2 do 1
layout-low = 1 do 18
layout-high = 19 do 36
layout-even = Parzyste
layout-odd = Nieparzyste
race = Tor numerów
race-hint = Zakłady na sektory i sąsiadów
race-picture = Numery w kolejności koła; wybierz jeden, aby postawić na sąsiadów
race-middle = Wybierz numer, aby objąć go z sąsiadami
race-number = Numer
race-neighbours = { $number } i sąsiedzi
call-tiers = Tiers
call-orphans = Sieroty
call-zero_neighbours = Sąsiedzi zera
colour-red = czerwone
colour-black = czarne
colour-green = zero
winner-player = Gracz
winner-banker = Bankier
winner-tie = Remis
winner-dragon = Smok
winner-tiger = Tygrys
result-roulette = { $pocket } { $colour }
fact-wheel-joker = joker
fact-wheel-logo = znak domu
reels = Bębny
slot-bet = Stawka
slot-lines = Linie
slot-won = Wygrana
slot-free = Darmowe gry
slot-free-left = rozegrane: { $played }, zostało: { $left }
slot-win = { $count } × { $symbol }, linia { $line }
slot-wins = Wygrywające linie
slot-play = Gra
bet-lower = Niższa stawka
bet-higher = Wyższa stawka
paytable = Tabela wypłat
paytable-coin = W monetach, jedna na linię
symbol = Symbol
symbol-a = Jabłko
symbol-b = Dzwonek
symbol-c = Wiśnie
symbol-d = Śliwka
symbol-k = Król
symbol-q = Dama
symbol-j = Walet
symbol-t = Dziesiątka
symbol-l = Cytryna
symbol-o = Pomarańcza
symbol-p = Gruszka
symbol-7 = Siódemka
symbol-wild = Gwiazda (joker)
symbol-scatter = Słońce (scatter)
area-dealer = Krupier
area-player = Gracz
area-banker = Bankier
area-dragon = Smok
area-tiger = Tygrys
area-board = Karty wspólne
area-hand = Ręka { $number }
area-die = Kość { $number }
area-reel = Bęben { $number }
area-wheel = Koło
spot-straight = Numer { $what }
spot-split = Para { $covered }
spot-street = Ulica { $covered }
spot-trio = Trójka { $covered }
spot-corner = Narożny { $covered }
spot-five = Pięć numerów { $covered }
spot-line = Linia sześciu { $covered }
spot-column = Kolumna { $what }
spot-red = Czerwone
spot-black = Czarne
spot-odd = Nieparzyste
spot-even = Parzyste
spot-low = Niskie, 1 do 18
spot-high = Wysokie, 19 do 36
kind-straight = Pojedynczy numer
kind-split = Para
kind-street = Ulica, trójka
kind-corner = Narożny, pierwsze cztery
kind-five = Pięć numerów
kind-line = Linia sześciu
kind-column = Kolumna
kind-dozen = Tuzin
kind-single = Pojedyncza liczba
kind-combination = Dwie liczby
kind-double = Dublet
kind-triple = Wybrana trójka
spot-player = Gracz
spot-banker = Bankier
spot-tie = Remis
spot-player_pair = Para gracza
spot-banker_pair = Para bankiera
spot-dragon = Smok
spot-tiger = Tygrys
spot-suited_tie = Remis w kolorze
spot-dragon_big = Smok duży
spot-dragon_small = Smok mały
spot-dragon_odd = Smok nieparzysty
spot-dragon_even = Smok parzysty
spot-dragon_c = Smok trefl
spot-dragon_d = Smok karo
spot-dragon_h = Smok kier
spot-dragon_s = Smok pik
spot-tiger_big = Tygrys duży
spot-tiger_small = Tygrys mały
spot-tiger_odd = Tygrys nieparzysty
spot-tiger_even = Tygrys parzysty
spot-tiger_c = Tygrys trefl
spot-tiger_d = Tygrys karo
spot-tiger_h = Tygrys kier
spot-tiger_s = Tygrys pik
spot-small = Mały
spot-big = Duży
spot-sicbo-odd = Nieparzysta
spot-sicbo-even = Parzysta
spot-total = Suma { $what }
spot-single = Liczba { $what }
spot-combination = { $covered } razem
spot-double = Dublet { $what }
spot-triple = Trójka { $what }
spot-any_triple = Dowolna trójka
spot-four_numbers = Trzy z { $covered }
spot-wheel-number = Liczba { $what }
spot-wheel-joker = Joker
spot-wheel-logo = Znak domu
spot-main = Zakład
spot-pair = Para
spot-insurance = Ubezpieczenie
spot-blackjack-split = Rozdzielona ręka { $what }
spot-blackjack-double = Podwojenie
spot-behind = Za miejscem { $what }
spot-ante = Ante
spot-call = Sprawdzenie
spot-aa = AA+
spot-bet = Zakład
spot-fee = Opłata
spot-spin = Spin
kind-main = Zakład główny
game-blackjack-house = Blackjack, stół domu
game-blackjack-live = Blackjack, zasady na żywo
game-wheel-big_six = Koło fortuny
game-wheel-multiplier = Koło z mnożnikami
value-true = tak
value-false = nie
value-none = nie
value-all = wszystkie stawki
value-any = dowolne dwie karty
value-value = równa wartość
value-rank = równa figura
value-ace = pod asem
value-lose = przegrywają przy zerze
value-half_back = połowa wraca przy zerze
value-imprison = zatrzymane przy zerze
value-after_players = po graczach
value-computed = policzony
rule-decks = Talie
rule-hole_card = Zakryta karta krupiera
rule-peek = Krupier sprawdza zakrytą kartę
rule-dealer_takes = Blackjack krupiera zabiera
rule-dealer_hits_soft_17 = Krupier dobiera przy miękkich 17
rule-double_on = Podwojenie przy
rule-double_for_less = Podwojenie za mniej
rule-double_after_split = Podwojenie po rozdzieleniu
rule-split_by = Rozdzielenie według
rule-max_hands = Ręce po rozdzieleniu
rule-resplit_aces = Ponowne rozdzielenie asów
rule-hit_split_aces = Dobieranie do rozdzielonych asów
rule-split_ace_ten_is_blackjack = Rozdzielony as z dziesiątką to blackjack
rule-surrender = Poddanie
rule-blackjack_pays = Blackjack płaci
rule-win_pays = Wygrana płaci
rule-insurance = Ubezpieczenie
rule-insurance_share = Koszt ubezpieczenia, część stawki
rule-insurance_pays = Ubezpieczenie płaci
rule-pair_pays = Para płaci
rule-behind = Zakłady za graczem
rule-hit_on_21 = Dobieranie przy 21
rule-cut_card = Karty za kartą tnącą
rule-tie_back = Remis zwraca
rule-tie_pays = Remis płaci
rule-suited_tie_pays = Remis w kolorze płaci
rule-suit_pays = Kolor karty płaci
rule-sevens = Zakłady przegrywające z siódemką
rule-even_chance = Równe szanse płacą
rule-combination = Dwie liczby płacą
rule-double = Dublet płaci
rule-triple = Wybrana trójka płaci
rule-any_triple = Dowolna trójka płaci
rule-four_numbers = Trzy z czterech płacą
rule-chain_max = Mnożniki z rzędu, najwyżej
rule-qualifies = Krupier gra od pary
rule-call = Sprawdzenie kosztuje, w ante
rule-bet = Zakład kosztuje, w ante
rule-aa_bonus = Zakład AA+
rule-exchange_max = Karty do wymiany, najwyżej
rule-sixth_card = Można kupić szóstą kartę
rule-second_combination = Druga kombinacja jest płatna
rule-buy_dealer_card = Można wymienić kartę krupiera
paytable-bets = Zakłady płacą
paytable-pays = Kombinacje płacą
held-text = { $hours ->
    [one] Runda toczy się dalej od tego miejsca. Jeśli wyjdziesz, poczeka na ciebie { $hours } godzinę, potem stawka wraca.
    [few] Runda toczy się dalej od tego miejsca. Jeśli wyjdziesz, poczeka na ciebie { $hours } godziny, potem stawka wraca.
   *[other] Runda toczy się dalej od tego miejsca. Jeśli wyjdziesz, poczeka na ciebie { $hours } godzin, potem stawka wraca.
  }
layout-dozen = { $what ->
    [1] 1. tuzin
    [2] 2. tuzin
   *[other] 3. tuzin
  }
spot-dozen = { $what ->
    [1] Pierwszy tuzin
    [2] Drugi tuzin
   *[other] Trzeci tuzin
  }
points-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
  }
segments-count = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
  }
draws-checked = { $count ->
    [one] Sprawdzono jedno losowanie
    [few] Sprawdzono { $count } losowania
   *[other] Sprawdzono { $count } losowań
  } w twojej przeglądarce w { $seconds } s.
rules-pending = { $hours ->
    [one] Niedokończona runda czeka na ciebie { $hours } godzinę; potem stawka wraca.
    [few] Niedokończona runda czeka na ciebie { $hours } godziny; potem stawka wraca.
   *[other] Niedokończona runda czeka na ciebie { $hours } godzin; potem stawka wraca.
  }
rules-clauses = { $count ->
    [one] Pełna treść klauzuli
    [few] Pełna treść { $count } klauzul
   *[other] Pełna treść { $count } klauzul
  }
exchange-hint = { $most ->
    [one] Zaznacz kartę do wymiany.
   *[other] Zaznacz karty do wymiany, najwyżej { $most }.
  }
paytable-lines = { $count ->
    [one] { $count } linia, czytana od lewej.
    [few] { $count } linie, czytane od lewej.
   *[other] { $count } linii, czytanych od lewej.
  }
paytable-free = { $award ->
    [one] Słońca w liczbie { $trigger } lub więcej dają { $award } darmową grę, a każda wygrana liczy się ×{ $times }.
    [few] Słońca w liczbie { $trigger } lub więcej dają { $award } darmowe gry, a każda wygrana liczy się ×{ $times }.
   *[other] Słońca w liczbie { $trigger } lub więcej dają { $award } darmowych gier, a każda wygrana liczy się ×{ $times }.
  }
segment-short = { $times ->
    [1] { $what }
   *[other] { $what } ×{ $times }
  }
result-baccarat = { $winner ->
    [banker] Wygrywa bankier, { $banker } do { $player }
    [player] Wygrywa gracz, { $player } do { $banker }
   *[tie] Remis, po { $player }
  }
result-dragon_tiger = { $winner ->
    [dragon] Wygrywa smok, { $dragon } kontra { $tiger }
    [tiger] Wygrywa tygrys, { $tiger } kontra { $dragon }
   *[tie] Remis
  }
result-sicbo = { $triple ->
    [0] Suma { $total }
   *[other] Trójka { $triple }, suma { $total }
  }
result-wheel = { $multiplier ->
    [1] Koło stanęło na { $symbol }
   *[other] Koło stanęło na { $symbol }, ×{ $multiplier }
  }
result-slots = Obrót daje { $won }
result-slots-none = Żadna linia nie płaci
