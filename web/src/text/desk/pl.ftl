# Słowa stanowiska obsługi.

nav-staff = Zaplecze
staff-title = Zaplecze
staff-only = Ta strona jest dla obsługi
staff-only-text = Zaloguj się na konto sali albo administratora.
staff-running = Otwarte stoły
staff-people = Osoby przy stołach
staff-rounds = Rozdania
staff-alarms = Stoły, które cię potrzebują
staff-tables = Stoły
staff-none = Otwórz pierwszy.
staff-now = Trwa rozdanie
staff-of-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
  }
staff-open = Otwórz stół
staff-close = Zamknij
staff-close-title = Zamknąć { $name }?
staff-close-text = { $count ->
    [0] Nikt tam nie siedzi. Stół znika od razu.
    [one] Po trwającym rozdaniu jedyny gracz wstaje ze wszystkimi żetonami i stół znika.
    [few] Po trwającym rozdaniu { $count } gracze wstają ze wszystkimi żetonami i stół znika.
   *[other] Po trwającym rozdaniu { $count } graczy wstaje ze wszystkimi żetonami i stół znika.
  }
staff-void = Unieważnij rozdanie
staff-void-title = Unieważnić rozdanie { $round }?
staff-void-text = Rozdania nie było: każdy żeton wraca tam, gdzie był na początku. Nie można tego cofnąć.
staff-why = Dlaczego, do dziennika
staff-name = Nazwa
staff-buyin = Wpisowe od { $low } do { $high } dużych ciemnych lub tego, co je zastępuje.
staff-offers = Rozdania mogą oferować
staff-bombs = Bomb poty
staff-bots = Boty domu podtrzymują grę
staff-log = Dziennik
staff-log-none = Jeszcze nic.
staff-who = Kto
staff-what = Co
staff-detail = Szczegóły
staff-house = Dom
bomb-every = Co ile rozdań
bomb-ante = Ante każdego
bomb-boards = Stoły kart
stake-small_blind = Mała ciemna
stake-big_blind = Duża ciemna
stake-ante = Ante
stake-bring_in = Bring-in
stake-small_bet = Mały zakład
stake-big_bet = Duży zakład
stake-button_blind = Ciemna przycisku
offer-straddle = Straddle
offer-run_it = Rozdanie więcej niż raz
offer-rabbit = Karty, które by przyszły
status-open = Otwarty
status-closing = Zamykany
status-closed = Zamknięty
status-broken = Zatrzymany przez błąd
status-unavailable = Nieosiągalny
