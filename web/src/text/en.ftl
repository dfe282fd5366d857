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
band-seat = Take a seat at { $name }
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
counted-here = Counted on this device
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
street-second = Second street
street-deal = The deal
street-predraw = Before the draw
street-draw = The draw
street-first-draw = First draw
street-second-draw = Second draw
street-third-draw = Third draw
verb-post = Post
verb-run-count = { $count ->
    [1] Run once
    [2] Run twice
   *[other] Run { $count } times
  }
verb-rabbit = See the rest
verb-allow = Allow it
verb-decline = No, thanks
choose-cards = { $low ->
    [0] Choose up to { $high } cards to change.
   *[other] Choose { $low } to { $high } cards.
  }
share-high = high
share-low = low
share-badugi = badugi
share-draw = draw
hand-low = { $top } low
hand-four-card = Badugi, { $top } high
hand-three-card = Three cards, { $top } high
hand-two-card = Two cards, { $top } high
hand-one-card = One card, { $top }
did-run = { $who ->
    [you] You choose how often to run
   *[other] { $name } chooses how often to run
  }
did-post = { $who ->
    [you] You post
   *[other] { $name } posts
  }
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
turn-pot = The pot is { $pot }
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
watching = You are watching
watching-hint = Take a free seat to play. Hidden cards stay hidden.
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
game-split = Split hold'em, two boards
game-aof = All-in or fold hold'em
game-short = Short deck
game-short_trips = Short deck, trips over straight
game-pineapple = Pineapple
game-crazy_pineapple = Crazy pineapple
game-irish = Irish
game-plo = Pot-limit Omaha
game-plo5 = Five-card Omaha
game-plo6 = Six-card Omaha
game-plo8 = Omaha hi-lo
game-plo5_8 = Five-card Omaha hi-lo
game-flo = Limit Omaha
game-flo8 = Limit Omaha hi-lo
game-courchevel = Courchevel
game-courchevel8 = Courchevel hi-lo
game-drawmaha27 = Deuce-to-seven drawmaha
game-stud7-pe = Seven-card stud, Peruvian norm
game-stud7 = Seven-card stud
game-stud8 = Seven-card stud hi-lo
game-razz = Razz
game-razz27 = Deuce-to-seven razz
game-stud5 = Five-card stud
game-draw5 = Limit five-card draw
game-nldraw5 = No-limit five-card draw
game-27sd = Deuce-to-seven single draw
game-27td = Deuce-to-seven triple draw
game-a5td = Ace-to-five triple draw
game-badugi = Badugi
game-badacey = Badacey
game-badeucey = Badeucey
game-kuhn = Kuhn poker
game-leduc = Leduc hold'em

## Hands and replay
hands-title = My hands
hands-latest = Latest first
hands-earlier = Latest hands here
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
rules-area-account = Accounts
rules-area-baccarat = Baccarat
rules-area-blackjack-house = Blackjack
rules-area-blackjack-live = Live blackjack
rules-area-cash = Cash tables
rules-area-chat = Chat
rules-area-live-casino = Live casino
rules-area-live-room = Live room
rules-area-poker-hand = The hand
rules-area-refunds = Refunds
rules-area-responsible-gaming = Responsible play
rules-area-rng-casino = Chance
rules-area-roulette = Roulette
rules-area-staking = Staking
rules-area-stud7 = Seven-card stud
rules-area-tournament = Tournaments

## Account
account-title = Account
account-none = You are not logged in
account-none-text = You can watch every table without an account.
player-number = Player { $number }
on-tables = { $amount } at the tables
at-the-table = At the table
setting-is_muck_automatic = Muck a lost hand by itself
setting-is_post_automatic = Post blinds by itself
rules-changed = The house rules have a new edition: { $edition }.
rules-changed-text = Read them and accept them to play on.
rules-accept = I accept them

## The casino
nav-casino = Casino
casino-lead = Every return is computed from the rules in force, and every round can be checked.
casino-tables = Tables
casino-machines = Machines
casino-shared = Tables to join
casino-join = Go to the table
casino-log-in = Log in to play
casino-log-in-text = Chips are kept for the person they belong to.
back-to-casino = Back to the casino
casino-line = { $low } – { $high } · returns { $returned }
limits = Limits
returns = Returns
from-to = { $low } – { $high }
percent = { $value } %
game-roulette = Roulette
game-baccarat = Baccarat
game-sicbo = Sic bo
game-dragon_tiger = Dragon Tiger
game-blackjack = Blackjack
game-wheel = Wheel of fortune
game-casino_holdem = Casino hold'em
game-russian_poker = Russian poker
game-slots = Slot
held-here = { $amount } held
held-row = a round waits for you with { $amount }.
held-go = Go on with it
casino-watching = You are watching. Take a seat to bet.
held-title = Your stake is held: { $amount }
casino-lost-text = Your chips are safe. A round that has begun waits for you, with its stakes held.
casino-phase-idle = Place your bets
casino-phase-betting = Place your bets
casino-phase-drawing = No more bets
casino-phase-insurance = Insurance?
casino-phase-deciding = Your move
casino-phase-following = Follow?
casino-phase-over = The round is over
casino-over = The round is over
casino-over-won = You win
casino-over-lost = The house wins
casino-over-even = Nothing won, nothing lost
casino-void = The round is void, every bet is back
moving-wheel = The wheel turns
moving-dice = The dice roll
moving-reels = The reels turn
moving-shoe = Cards are dealt
moving-deck = Cards are dealt
seconds-short = { $seconds } s
session = Your session
session-time = This session
session-rounds = Rounds
session-net = Net
session-held = Held
deal-wheel = Spin
deal-dice = Roll
deal-shoe = Deal
deal-deck = Deal
deal-reels = Spin
tray = Chips
tray-chip = Chip value
tray-own = Amount of your own
tray-undo = Undo
tray-clear = Clear
tray-repeat = Repeat
tray-double = Double
betting-spots = Betting spots
betting-side = Side bets
spot-yours = Your bet { $amount }
spot-returned = { $amount } came back
spot-lost = { $amount } lost
pays-to = { $odds } to { $to }
pays-label = Pays { $odds }
your-bets = Your bets
bets-none = No chip lies on the felt. Choose a chip, then a spot.
take-back = Take back: { $bet }
col-bet = Bet
col-stake = Stake
col-pays = Pays
col-return = Return
col-edge = House edge
col-back = Came back
costs = Costs
last-results = Last results
last-none = No round has been played here yet.
last-no-memory = Past rounds do not change the next one.
newest-first = Newest first
road = Results in order, oldest first
round = Round
round-number = Round { $number }
round-open = Open
round-came = What came
round-missing-text = Rounds are kept for the people who played them.
rounds-none = No round yet
older-rounds = Older rounds
your-rounds = Your rounds
staked = { $amount } staked
step-count = { $step } of { $all }
play-again = Play this game
verify-round = Verify this round
drawer-rounds = Rounds
round-fair = This round is fair: what came is what was sealed.
round-unfair = This round does not match its seal.
round-sealed = The round is not over: it is still sealed.
round-sealed-now = The present round is sealed already:
round-step-sealed = Sealed before the first chip
round-step-sealed-text = The seal was published { $when }. What came was fixed then.
round-step-key = The key opens the seal
round-step-key-text = The seal is computed again from this key.
round-step-draws = Every draw follows from the key
round-step-opened = Opened after the round
draw-line = Number { $ticket } of { $of }: { $outcome }
strategy-optimal = Reached with best play, every card seen taken into account.
strategy-chart = Reached with the best fixed chart.
strategy-short-optimal = With best play
strategy-short-chart = With the best chart
method-enumeration = counting every outcome
method-recursion = exact recursion over the cards left
method-closed_form = a closed formula
returns-title = Returns { $percent } of what is staked, in the long run
returns-computed = Computed from the rules in force by { $method }.
returns-exact = Exactly
returns-chart = With the best chart
returns-published = Published elsewhere
returns-each = What each bet returns
rules-in-force = Rules in force
dealer = Dealer
boxes = Boxes
bet-behind = Bet behind
bj-pays = Blackjack pays { $pays }
bj-insurance = Insurance pays { $pays }
points-soft = soft { $points }
deed-hit = Hit
deed-stand = Stand
deed-double = Double
deed-split = Split
deed-surrender = Surrender
deed-insure = Insure
deed-close = No, go on
deed-follow = Follow
deed-call = Call
deed-fold = Fold
deed-bet = Bet
deed-exchange = Exchange
deed-buy = Sixth card
deed-replace = Change the dealer's card
ask-insure = Insurance?
ask-insure-text = A bet of its own: it wins if the dealer's hand turns out as insured. Your hand is settled apart from it.
say-hand = Your cards: { $cards }. { $points }. Dealer: { $dealer }
ask-closed = This is not open to your hand. Go on when you are ready.
ask-follow = Follow the hand?
ask-follow-text = The seated player has put in more. Silence means no.
ask-replace = Change the dealer's highest card?
ask-replace-text = The dealer does not qualify. For a fee the dealer draws another card.
pick-card = Exchange { $card }
outcome-won = Won
outcome-lost = Lost
outcome-push = Push
outcome-blackjack = Blackjack
outcome-bust = Bust
outcome-surrendered = Surrendered
outcome-folded = Folded
outcome-not_qualified = Dealer does not qualify
outcome-insured = Insured
pay-hand-royal-flush = Royal flush
pay-hand-straight-flush = Straight flush
pay-hand-quads = Four of a kind
pay-hand-full-house = Full house
pay-hand-flush = Flush
pay-hand-straight = Straight
pay-hand-trips = Three of a kind
pay-hand-two-pair = Two pair
pay-hand-pair = Pair
pay-hand-aces = Pair of aces
pay-hand-ace-king = Ace-king
pay-hand-high-card = High card
pay-hand-nothing = Nothing
pay-hand-other = Every other hand
paytable-ante = Ante pays
paytable-bet = Bet pays
paytable-aa = AA+ pays
dice = Dice
die-face = Die: { $face }
wheel = Wheel
wheel-rests = The ball rests on { $pocket }, { $colour }
fortune-wheel = Wheel of fortune
wheel-rests-on = The wheel rests on { $what }
wheel-chain = Multiplied on the way: { $chain }
roulette-layout = Betting layout
layout-keys = Arrow keys move between numbers and the places between them. Enter lays the chosen chip, Backspace takes chips back.
layout-column = 2 to 1
layout-low = 1 to 18
layout-high = 19 to 36
layout-even = Even
layout-odd = Odd
race = Race track
race-hint = Bets by sector and neighbours
race-picture = The numbers in wheel order; press one for its neighbours
race-middle = Press a number for itself and its neighbours
race-number = Number
race-neighbours = { $number } and its neighbours
call-tiers = Tiers
call-orphans = Orphans
call-zero_neighbours = Neighbours of zero
colour-red = red
colour-black = black
colour-green = zero
winner-player = Player
winner-banker = Banker
winner-tie = Tie
winner-dragon = Dragon
winner-tiger = Tiger
result-roulette = { $pocket } { $colour }
fact-wheel-joker = joker
fact-wheel-logo = the house mark
reels = Reels
slot-bet = Stake
slot-lines = Lines
slot-won = Won
slot-free = Free games
slot-free-left = { $played } played, { $left } to come
slot-win = { $count } × { $symbol }, line { $line }
slot-wins = Lines that pay
slot-play = Play
bet-lower = Lower stake
bet-higher = Higher stake
paytable = Pay table
paytable-coin = Coins, one coin a line
symbol = Symbol
symbol-a = Apple
symbol-b = Bell
symbol-c = Cherries
symbol-d = Plum
symbol-k = King
symbol-q = Queen
symbol-j = Jack
symbol-t = Ten
symbol-l = Lemon
symbol-o = Orange
symbol-p = Pear
symbol-7 = Seven
symbol-wild = Star (wild)
symbol-scatter = Sun (scatter)
area-dealer = Dealer
area-player = Player
area-banker = Banker
area-dragon = Dragon
area-tiger = Tiger
area-board = Board
area-hand = Hand { $number }
area-die = Die { $number }
area-reel = Reel { $number }
area-wheel = Wheel
spot-straight = Number { $what }
spot-split = Split { $covered }
spot-street = Street { $covered }
spot-trio = Trio { $covered }
spot-corner = Corner { $covered }
spot-five = Five numbers { $covered }
spot-line = Six line { $covered }
spot-column = Column { $what }
spot-red = Red
spot-black = Black
spot-odd = Odd
spot-even = Even
spot-low = Low, 1 to 18
spot-high = High, 19 to 36
kind-straight = One number
kind-split = Split
kind-street = Street, trio
kind-corner = Corner, first four
kind-five = Five numbers
kind-line = Six line
kind-column = Column
kind-dozen = Dozen
kind-single = Single number
kind-combination = Two numbers
kind-double = Double
kind-triple = Given triple
spot-player = Player
spot-banker = Banker
spot-tie = Tie
spot-player_pair = Player pair
spot-banker_pair = Banker pair
spot-dragon = Dragon
spot-tiger = Tiger
spot-suited_tie = Suited tie
spot-dragon_big = Dragon big
spot-dragon_small = Dragon small
spot-dragon_odd = Dragon odd
spot-dragon_even = Dragon even
spot-dragon_c = Dragon clubs
spot-dragon_d = Dragon diamonds
spot-dragon_h = Dragon hearts
spot-dragon_s = Dragon spades
spot-tiger_big = Tiger big
spot-tiger_small = Tiger small
spot-tiger_odd = Tiger odd
spot-tiger_even = Tiger even
spot-tiger_c = Tiger clubs
spot-tiger_d = Tiger diamonds
spot-tiger_h = Tiger hearts
spot-tiger_s = Tiger spades
spot-small = Small
spot-big = Big
spot-sicbo-odd = Odd
spot-sicbo-even = Even
spot-total = Total { $what }
spot-single = Number { $what }
spot-combination = { $covered } together
spot-double = Double { $what }
spot-triple = Triple { $what }
spot-any_triple = Any triple
spot-four_numbers = Three out of { $covered }
spot-wheel-number = Number { $what }
spot-wheel-joker = Joker
spot-wheel-logo = House mark
spot-main = Bet
spot-pair = Pair
spot-insurance = Insurance
spot-blackjack-split = Split hand { $what }
spot-blackjack-double = Doubling
spot-behind = Behind seat { $what }
spot-ante = Ante
spot-call = Call
spot-aa = AA+
spot-bet = Bet
spot-fee = Fee
spot-spin = Spin
kind-main = Main bet
game-blackjack-house = Blackjack, house table
game-blackjack-live = Blackjack, live rules
game-wheel-big_six = Wheel of fortune
game-wheel-multiplier = Multiplier wheel
value-true = yes
value-false = no
value-none = no
value-all = all stakes
value-any = any two cards
value-value = equal value
value-rank = equal rank
value-ace = under an ace
value-lose = lost on zero
value-half_back = half back on zero
value-imprison = held on zero
value-after_players = after the players
value-computed = computed
rule-decks = Decks
rule-hole_card = Hole card
rule-peek = Hole card is checked
rule-dealer_takes = Dealer blackjack takes
rule-dealer_hits_soft_17 = Dealer draws on soft 17
rule-double_on = Double on
rule-double_for_less = Double for less
rule-double_after_split = Double after a split
rule-split_by = Split by
rule-max_hands = Hands after splits
rule-resplit_aces = Aces split again
rule-hit_split_aces = Cards to split aces
rule-split_ace_ten_is_blackjack = Split ace and ten is a blackjack
rule-surrender = Surrender
rule-blackjack_pays = Blackjack pays
rule-win_pays = A win pays
rule-insurance = Insurance
rule-insurance_share = Insurance costs, of the stake
rule-insurance_pays = Insurance pays
rule-pair_pays = Pair pays
rule-behind = Bets behind
rule-hit_on_21 = Hit on 21
rule-cut_card = Cards behind the cut card
rule-tie_back = A tie gives back
rule-tie_pays = A tie pays
rule-suited_tie_pays = A suited tie pays
rule-suit_pays = A suit pays
rule-sevens = Bets lost to a seven
rule-even_chance = Even chances pay
rule-combination = Two numbers pay
rule-double = A double pays
rule-triple = A given triple pays
rule-any_triple = Any triple pays
rule-four_numbers = Three out of four pay
rule-chain_max = Multipliers in a row, at most
rule-qualifies = Dealer plays from a pair of
rule-call = A call costs, in antes
rule-bet = A bet costs, in antes
rule-aa_bonus = AA+ side bet
rule-exchange_max = Cards to exchange, at most
rule-sixth_card = A sixth card may be bought
rule-second_combination = A second combination is paid
rule-buy_dealer_card = The dealer's card may be changed
paytable-bets = Bets pay
paytable-pays = Combinations pay
held-text = { $hours ->
    [one] The round goes on where it stood. If you leave, it waits for you { $hours } hour, then the stake comes back.
   *[other] The round goes on where it stood. If you leave, it waits for you { $hours } hours, then the stake comes back.
  }
layout-dozen = { $what ->
    [1] 1st 12
    [2] 2nd 12
   *[other] 3rd 12
  }
spot-dozen = { $what ->
    [1] 1st dozen
    [2] 2nd dozen
   *[other] 3rd dozen
  }
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
segments-count = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  }
draws-checked = { $count ->
    [one] One draw checked
   *[other] { $count } draws checked
  } in your browser in { $seconds } s.
rules-pending = { $hours ->
    [one] An unfinished round waits for you { $hours } hour; then its stake goes back.
   *[other] An unfinished round waits for you { $hours } hours; then its stake goes back.
  }
rules-clauses = { $count ->
    [one] The clause in full
   *[other] The { $count } clauses in full
  }
exchange-hint = { $most ->
    [one] Mark the card to exchange.
   *[other] Mark the cards to exchange, up to { $most }.
  }
paytable-lines = { $count ->
    [one] { $count } line, read from the left.
   *[other] { $count } lines, read from the left.
  }
paytable-free = { $award ->
    [one] { $trigger } suns or more give { $award } free game with every win ×{ $times }.
   *[other] { $trigger } suns or more give { $award } free games with every win ×{ $times }.
  }
segment-short = { $times ->
    [1] { $what }
   *[other] { $what } ×{ $times }
  }
result-baccarat = { $winner ->
    [banker] Banker wins, { $banker } over { $player }
    [player] Player wins, { $player } over { $banker }
   *[tie] Tie at { $player }
  }
result-dragon_tiger = { $winner ->
    [dragon] Dragon wins, { $dragon } over { $tiger }
    [tiger] Tiger wins, { $tiger } over { $dragon }
   *[tie] Tie
  }
result-sicbo = { $triple ->
    [0] Total { $total }
   *[other] Triple { $triple }, total { $total }
  }
result-wheel = { $multiplier ->
    [1] The wheel rests on { $symbol }
   *[other] The wheel rests on { $symbol }, ×{ $multiplier }
  }
result-slots = The spin brings { $won }
result-slots-none = No line pays
