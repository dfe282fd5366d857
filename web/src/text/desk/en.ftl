# Words of the staff's desk.

nav-staff = Back office
staff-title = Back office
staff-only = This page is for staff
staff-only-text = Log in with an account of the floor or of an administrator.
staff-running = Tables open
staff-people = People seated
staff-rounds = Hands dealt
staff-alarms = Tables that need you
staff-tables = Tables
staff-none = Open the first one.
staff-now = Hand now
staff-of-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
staff-open = Open a table
staff-close = Close
staff-close-title = Close { $name }?
staff-close-text = { $count ->
    [0] Nobody sits there. The table is gone at once.
    [one] After the hand in progress the one player there stands up with all chips, and the table is gone.
   *[other] After the hand in progress the { $count } players there stand up with all their chips, and the table is gone.
  }
staff-void = Void hand
staff-void-title = Void hand { $round }?
staff-void-text = The hand never happened: every chip goes back to where it was when the hand began. This cannot be taken back.
staff-why = Why, for the log
staff-name = Name
staff-buyin = Buy-ins from { $low } to { $high } big blinds, or what stands for one.
staff-offers = Its hands may offer
staff-bombs = Bomb pots
staff-bots = House bots keep it going
staff-log = Log
staff-log-none = Nothing yet.
staff-who = Who
staff-what = What
staff-detail = Detail
staff-house = The house
bomb-every = Every so many hands
bomb-ante = Ante of each
bomb-boards = Boards
stake-small_blind = Small blind
stake-big_blind = Big blind
stake-ante = Ante
stake-bring_in = Bring-in
stake-small_bet = Small bet
stake-big_bet = Big bet
stake-button_blind = Button's blind
offer-straddle = Straddles
offer-run_it = Run it more than once
offer-rabbit = Cards to come
status-open = Open
status-closing = Closing
status-closed = Closed
status-broken = Stopped by a fault
status-unavailable = Cannot be reached
