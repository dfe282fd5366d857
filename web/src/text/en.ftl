# The client's own words. Rules and refusals come from the house.

## Shell
skip = Skip to content
home = Squaredeal, lobby
nav-main = Main
nav-phone = Main, phone
nav-lobby = Cash games
nav-hands = My hands
nav-fairness = Fair deal
nav-rules = Rules
nav-account = Account
nav-table = Table
log-in = Log in
log-out = Log out
played-today = Played today
duration = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
  }
balance = Balance
close = Close
cancel = Cancel
loading = Loading
search = Search
why = Why?
you = You
back-to-lobby = Back to the lobby
page-missing = Page not found
page-missing-text = Nothing lives at this address.
display-title = Display and language
display-language = Language
display-theme = Theme
theme-dark = Dark
theme-light = Light
display-felt = Felt
felt-pine = Pine
felt-petrol = Petrol
felt-plum = Plum
felt-slate = Slate
display-deck = Four-colour deck
display-motion = Reduced motion
display-keys = Keys at the table

## Cards
card-name = { $rank } of { $suit }
card-down = Face-down card
card-to-come = Card to come
card-winning = { $card }, wins
rank-j = Jack
rank-q = Queen
rank-k = King
rank-a = Ace
suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-10 = tens
ranks-j = jacks
ranks-q = queens
ranks-k = kings
ranks-a = aces
hand-high-card = { $top } high
hand-pair = Pair of { $first }
hand-two-pair = Two pair
hand-trips = Three { $first }
hand-straight = Straight
hand-flush = Flush
hand-full-house = Full house
hand-quads = Four { $first }
hand-straight-flush = Straight flush
hand-royal-flush = Royal flush

## The house and its doors
claim = A fair table, with its rules on it.
claim-more = Every ruling names its rule. Every deal can be checked. No fault ever loses a chip.
about-house = About the house
log-in-or-register = Log in or register
open-account = Open an account
nickname = Nickname
nickname-hint = It cannot be changed later.
password = Password
password-hint = { $count ->
    [one] At least { $count } character.
   *[other] At least { $count } characters.
  } A sentence is fine.
password-change = Change password
password-old = Present password
password-new = New password
password-changed = Your password is changed.
password-must = Choose a password of your own first.
password-must-text = The one you came with works once.
born = Date of birth
country = Country
country-choose = Choose
accept-rules = I am { $age } or older and accept the
accept-rules-link = house rules
age-line = { $age }+. Play for fun, with money you can spare.
watch-first = Watch without an account
register-refused = Why not?
failed-wrong_password = That name and password do not match.
failed-not_logged_in = Log in first.
failed-must_change_password = Change your password first.
failed-forbidden = This is not open to you.
failed-not_found = Nothing lives at this address.
failed-malformed = Something in the form cannot be read.
failed-too_fast = Too many tries. Wait a moment.
failed-too_large = That is too much at once.
failed-csrf = The page was open too long. Load it again.
failed-unavailable = The house cannot answer now. Try again soon.
failed-broken = Something failed on our side. Nothing was changed.
failed-offline = The house cannot be reached. Check your connection.

## Lobby
band-eyebrow = Tonight at the house
band-welcome = { $count ->
    [0] Welcome, { $name }. Every seat is taken now.
    [one] Welcome, { $name }. One seat is free.
   *[other] Welcome, { $name }. { $count } seats are free.
  }
band-seated = Your seat at { $name } is yours.
band-text = Every deal here can be checked, and every ruling names its rule.
band-return = Return to table
band-fair = How we prove a fair deal
cash-games = Cash games
tables-match = { $all ->
    [one] { $count } of { $all } table
   *[other] { $count } of { $all } tables
  }
filter-tables = Filter tables
search-table = Table
game = Game
all-games = All games
stakes = Stakes
any-stakes = Any stakes
hide-full = Hide full tables
hide-empty = Hide empty tables
col-table = Table
col-players = Players
col-pot = Average pot
col-speed = Hands an hour
col-state = State
col-action = Action
seats-taken = { $taken } of { $all } seats taken
row-yours = Your seat
row-free = { $count ->
    [one] Open seat
   *[other] { $count } open seats
  }
row-full = Full
row-paused = Paused
row-closing = Closing
row-closed = Closed
go-return = Return
sit-down = Sit down
watch = Watch
no-table-fits = No table fits these filters
no-table-near = { $count ->
    [one] One table opens if you let one filter go.
   *[other] { $count } tables open if you let one filter go.
  }
no-table-any = Let the filters go to see every table.
show-near = { $count ->
    [one] Show that one
   *[other] Show those { $count }
  }
clear-filters = Clear filters
no-tables = No table is open
no-tables-text = The house opens tables when there are players.
your-day = Your day
time-played = Time played
next-check = A pause is due after 2 h
dial-share = { $share } % of the way to the next pause
at-tables = At the tables

## Table
table = Table
table-name = Table { $name }
hand-number = Hand { $number }
seats = Seats
seats-count = { $count } seats
seat-number = Seat { $number }
seat-free = Free seat
sit-here = Sit here
watchers = watching
house-bot = House player
line-lost-seat = Connection lost
table-gone = This table has closed
table-gone-text = Everybody's chips went back to their balance.
table-paused = The table is paused
round-waiting = The next hand starts when two players are ready
round-over = The hand is over
round-void = The hand is void, every chip is back
board = Board
board-numbered = Board { $label }
pot = Pot
pot-main = Main pot
pot-side = { $count ->
    [2] Side pot
   *[other] Side pot { $number }
  }
cards-yours = Your cards
cards-of = Cards of { $name }
button-dealer = Dealer button
seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
street-preflop = Before the flop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Showdown
street-third = Third street
street-fourth = Fourth street
street-fifth = Fifth street
street-sixth = Sixth street
street-seventh = Seventh street
tag-check = Check
tag-call = Call
tag-bet = Bet
tag-raise_to = Raise
tag-complete = Complete
tag-bring_in = Bring-in
tag-all_in = All-in
tag-allin = All-in
tag-fold = Folded
tag-out = Away
tag-waiting = Next hand
tag-blind = Blind
tag-small_blind = Small blind
tag-big_blind = Big blind
tag-ante = Ante
tag-post = Post
tag-straddle = Straddle
tag-show = Shows
tag-muck = Mucked
tag-won = Wins
verb-fold = Fold
verb-check = Check
verb-call = Call
verb-bet = Bet
verb-raise_to = Raise to
verb-complete = Complete to
verb-bring_in = Bring in
verb-all_in = All-in
verb-show = Show
verb-muck = Muck
verb-discard = Discard
verb-stand_pat = Stand pat
verb-straddle = Straddle
verb-sit = Sit down
verb-leave = Leave
verb-top_up = Add chips
verb-sit_out = Sit out
verb-sit_in = Deal me in
verb-post_entry = Pay the entry now
verb-wait = Wait for the big blind
your-move = Your move
your-turn = Your turn
turn-call = Call { $price } to stay in for { $pot }
turn-free = Check costs nothing. The pot is { $pot }
time-bank = Time bank { $seconds } s
bet-sizes = Bet sizes
preset-min = Min
preset-half_pot = ½ pot
preset-three_quarters = ¾ pot
preset-pot = Pot
preset-all_in = All-in
amount = { $verb }, amount
amount-slider = { $verb }, slider
amount-fixed = The size is fixed: { $amount }
amount-too-low = { $verb }: at least { $amount }.
amount-too-high = { $verb }: at most { $amount }.
act-ahead = Act in advance
ahead-hint = You can choose now. The choice is dropped if the price changes.
ahead-fold = Fold
ahead-check = Check
ahead-check_fold = Check / fold
ahead-call = Call { $amount }
ahead-call_any = Call any
waiting-for = Waiting for { $name }
cards-running = Cards are coming
waiting-next-hand = You are dealt in soon
next-hand-soon = The next hand starts soon
sitting-out = You are sitting out
watching = You are watching
watching-hint = Take a free seat to play. Hidden cards stay hidden.
entry-hint = The big blind will reach you. Or pay the entry and play the next hand.
entry-back = Your seat is kept. Come back when you like.
closed-now = This is closed now.
top-up = Add
top-up-title = Add chips
sit-title = Seat { $number }
buyin-range = From { $low } to { $high }.
buyin-balance = You have { $amount }.
buyin-poor = Your balance is smaller than the least buy-in.
buyin-amount = Chips to bring
buyin-slider = Chips to bring, slider
buyin-stakes = Blinds { $small } / { $big }
drawer = History, rules and proof
drawer-history = History
drawer-rules = Rules
drawer-proof = Fair deal
history-empty = The history starts with the next hand.
replay-last = Replay last hand
rules-none-now = No rule is in question now.
seed-title = Mix a word of your own into the next deal
seed-text = Your word helps to decide which card is dealt first. Nobody can know it when the deck is sealed.
seed-label = Your word
seed-send = Mix it in
seed-done = Your word goes into the next deal.
line-lost = Connection lost
line-lost-text = Your seat and chips are safe. Your clock runs on; when it ends, the hand is checked if it can be, folded if not.
line-retry = Trying again in { $seconds } s
line-back = You are back. Nothing you pressed while away was sent.
try-now = Try now
fault-malformed = This could not be understood.
fault-too_large = That is too much at once.
fault-too_fast = Too fast. Wait a moment.
fault-not_logged_in = Log in first.
fault-unknown_table = This table has closed.
fault-unavailable = Nothing was sent: the house cannot be reached now.
fault-broken = Something failed on our side. Nothing was changed.
notice-stopping = The house is closing for a moment. Chips are safe.
notice-shutdown = The house is closing for a moment. Chips are safe.

## What happened
feed-started = Hand { $number }
feed-by-clock = (time ran out)
feed-shows = { $who ->
    [you] You show
   *[other] { $name } shows
  }
feed-shows-hand = { $who ->
    [you] You show: { $hand }
   *[other] { $name } shows: { $hand }
  }
feed-mucks = { $who ->
    [you] You muck
   *[other] { $name } mucks
  }
feed-wins = { $who ->
    [you] You win
   *[other] { $name } wins
  }
did-fold = { $who ->
    [you] You fold
   *[other] { $name } folds
  }
did-check = { $who ->
    [you] You check
   *[other] { $name } checks
  }
did-call = { $who ->
    [you] You call
   *[other] { $name } calls
  }
did-bet = { $who ->
    [you] You bet
   *[other] { $name } bets
  }
did-raise_to = { $who ->
    [you] You raise to
   *[other] { $name } raises to
  }
did-complete = { $who ->
    [you] You complete to
   *[other] { $name } completes to
  }
did-bring_in = { $who ->
    [you] You bring in
   *[other] { $name } brings in
  }
did-all_in = { $who ->
    [you] You are all-in
   *[other] { $name } is all-in
  }
did-show = { $who ->
    [you] You show
   *[other] { $name } shows
  }
did-muck = { $who ->
    [you] You muck
   *[other] { $name } mucks
  }
did-discard = { $who ->
    [you] You discard
   *[other] { $name } discards
  }
did-stand_pat = { $who ->
    [you] You stand pat
   *[other] { $name } stands pat
  }
went-blind = { $who ->
    [you] You post the blind
   *[other] { $name } posts the blind
  }
went-ante = { $who ->
    [you] You post the ante
   *[other] { $name } posts the ante
  }
went-post = { $who ->
    [you] You post the entry
   *[other] { $name } posts the entry
  }
went-straddle = { $who ->
    [you] You straddle
   *[other] { $name } straddles
  }
went-uncalled = { $who ->
    [you] Your uncalled bet comes back
   *[other] { $name } takes back an uncalled bet
  }
went-rake = Rake
seated-sat = { $who ->
    [you] You sit down
   *[other] { $name } sits down
  }
seated-left = { $who ->
    [you] You leave
   *[other] { $name } leaves
  }
seated-leaving = { $who ->
    [you] You leave after this hand
   *[other] { $name } leaves after this hand
  }
seated-out = { $who ->
    [you] You sit out
   *[other] { $name } sits out
  }
seated-back = { $who ->
    [you] You are back
   *[other] { $name } is back
  }
seated-topped_up = { $who ->
    [you] You add chips
   *[other] { $name } adds chips
  }
seated-lost_line = { $name } has lost the connection
seated-returned = { $name } is back
ruled-void = The hand is void
ruled-misdeal = Misdeal
result = { $who ->
    [you] You win { $amount }
   *[other] { $name } wins { $amount }
  }
result-hand = { $who ->
    [you] You win { $amount }: { $hand }
   *[other] { $name } wins { $amount }: { $hand }
  }
say-dealt = Your cards: { $cards }
say-board = { $street }: { $cards }

## Games
family-poker = hold'em
betting-no-limit = No-limit { $game }
betting-pot-limit = Pot-limit { $game }
betting-fixed-limit = Limit { $game }
game-nlhe = No-limit hold'em
game-plhe = Pot-limit hold'em
game-flhe = Limit hold'em
game-lhe = Limit hold'em

## Hands and replay
hands-title = My hands
hands-latest = Latest first
hands-none = No hand yet
hands-none-text = Every hand you play is kept here, as you saw it.
hands-log-in = Log in to see your hands
hands-log-in-text = Hands are kept for the people who played them.
col-hand = Hand
col-when = When
col-cards = Cards
col-result = Result
void = Void
older = Older hands
replay = Replay
replay-hand = Replay hand { $number }
replayer = Hand replayer
replay-controls = Replay controls
step-back = Previous step
step-next = Next step
play = Play
hold = Pause
speed = Speed
step-of = Step { $step } of { $all }: { $what }
jump-street = Jump to street
story = Hand, step by step
verify-deal = Verify deal
hand-missing = This hand is not yours to see
hand-missing-text = Hands are kept for the people who played them.

## Fair deal
fair-title = Check a deal yourself
fair-lead = The deck is sealed before the first card and opened after the hand.
fair-yes = This deal is fair: the cards opened are the cards sealed.
fair-no = This deal does not match its seal.
fair-checked = { $count ->
    [one] One card checked
   *[other] { $count } cards checked
  } in your browser in { $seconds } s.
fair-not-open = The hand is not over: its deck is still sealed.
fair-missing = There is no proof for this hand.
fair-steps = Four steps
fair-again = Check again
fair-step-sealed = Sealed before the first card
fair-step-sealed-text = We shuffled and published this seal ({ $when }). Changing one card would change it.
fair-step-dealt = Dealt in that order
fair-step-dealt-text = { $count ->
    [one] One card left the deck
   *[other] { $count } cards left the deck
  }, each from the place whose turn it was.
fair-step-opened = Opened after the hand
fair-step-opened-text = Every card that was yours to see, with the key of its place.
fair-step-matches = Seal and cards match
fair-step-differs = Seal and cards differ
fair-unseen = { $count ->
    [one] and one that stays hidden
   *[other] and { $count } that stay hidden
  }
fair-broken = { $count ->
    [one] One card does not lead to the seal.
   *[other] { $count } cards do not lead to the seal.
  }
fair-record = The record
fair-scheme = Scheme
fair-opened-count = Cards opened
fair-used-count = Cards dealt
fair-seeds-count = Players' words
fair-how = The proof is small enough to check with a calculator for SHA-256. Save it and ask anybody.
fair-save = Save the proof
fair-all = See the whole check
fair-none-yet = The proof appears when a hand is over.
fair-sealed-now = The deck of the present hand is sealed:
fair-nothing = No hand to check yet
fair-nothing-text = Play or watch a hand, then check it here.
fair-how-title = How it works
fair-how-1 = Before a hand the deck is shuffled with the operating system's generator. Every place of the deck gets a secret key, and one number, the seal, is computed from all of them and published.
fair-how-2 = Then the players may add words of their own. These decide which place is dealt first, so neither the house nor a player alone decides a card.
fair-how-3 = After the hand you receive the keys of the cards that were yours to see. Your browser computes the seal from each of them. A hand that was mucked stays secret.
fair-other = Your latest hands

## Rules
rules-title = House rules
rules-lead = Every rule the house plays by.
rules-edition = Edition { $edition }.
rules-all = All house rules
rules-search = Search rules
rules-placeholder = A word, or a rule's id
rules-area = Area
rules-areas-all = All areas
rules-count = { $count ->
    [one] One rule
   *[other] { $count } rules
  }
rules-more = Show { $count } more
rules-none = No rule matches
rules-none-text = Try another word.
clause-missing = This rule has no words in your language yet.
why-refused = Why was this refused?
fact-low = Least
fact-high = Most
fact-price = Price
fact-cap = Limit
fact-stack = Your stack
fact-age_min = Minimum age
fact-seats = Seats
refusal-plain = The house rules do not allow this ({ $clause }).
area-acct = Accounts
area-cash = Cash tables
area-hand = The hand
area-floor = The floor
area-chat = Chat
area-tourn = Tournaments
area-refund = Refunds
area-rng = Chance
area-live = Live tables
area-bj = Blackjack
area-bjl = Live blackjack
area-bac = Baccarat
area-roul = Roulette
area-rg = Responsible play
area-aml = Money laundering
area-staking = Staking
area-stud7 = Seven-card stud
area-dragon = Dragon Tiger
area-slot = Slots

## Account
account-title = Account
account-none = You are not logged in
account-none-text = You can watch every table without an account.
player-number = Player { $number }
on-tables = { $amount } at the tables
rules-changed = The house rules have a new edition: { $edition }.
rules-changed-text = Read them and accept them to play on.
rules-accept = I accept them
