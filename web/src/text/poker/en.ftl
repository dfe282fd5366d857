# Words of the poker games beyond hold'em: rotations, draws, votes, several boards, how a seat stands.

## Games and stakes
game-horse = HORSE
game-eight_game = 8-game mix
game-nine_game = Nine-game mix
game-dealers_choice = Dealer's choice
limit-no-limit = No limit
limit-pot-limit = Pot limit
limit-fixed-limit = Fixed limit
limit-spread-limit = Spread limit
limit-all-in-or-fold = All-in or fold
stakes-ante = ante { $amount }
bomb-pot = Bomb pot, { $ante } each
rotation-now = Now { $game }: hand { $hand } of { $length }
rotation-comes = Next hand: { $game }
rotation-next = { $count ->
    [0] { $game } next
    [one] { $game } after one more hand
   *[other] { $game } after { $count } more hands
  }
rotation-chosen = Whoever gets the button chooses the next game
row-playing = now { $game }
choose-game = Next game
verb-choose = Play this next

## Hands
hand-lowest = { $ranks } low
drawn = { $count ->
    [0] stood pat
   *[other] drew { $count }
  }

## Phases
phase-discard = choosing cards
phase-run = how often to run it
phase-rabbit = the cards to come
phase-straddle = straddles
ask-straddle = Straddle?
ask-straddle-text = A straddle is a blind bet before the cards, of your own free will. You then act last before the flop.
ask-run = Run it how often?
ask-run-text = Nobody can bet any more. The board is dealt as often as the most modest player wants, and each board decides an equal part of the pot.
ask-rabbit = See what would have come?
ask-rabbit-text = The hand is over and decided. These cards change nothing.
turn-bring-in = You open with the lowest card showing: bring in { $price }, or complete. The pot is { $pot }
turn-most = The most now is { $amount }
tag-discard = Draws
tag-discard-count = Draws { $count }
tag-stand_pat = Stands pat
tag-run = Votes
tag-run-count = { $count ->
    [1] Once
    [2] Twice
   *[other] { $count } times
  }
tag-decline = No, thanks
tag-allow = Allows it
tag-rabbit = Looks

hint-use_two = use two of your cards and three of the board
hint-best_opens = the best cards showing speak first
hint-lowest_opens = the lowest card showing opens
hint-highest_opens = the highest card showing opens

## What happened
feed-discards = { $who ->
    [you] You discard { $count }
   *[other] { $name } discards { $count }
  }
feed-runout = The board is dealt { $count ->
    [2] twice
   *[other] { $count } times
  }
feed-rabbit = What would have come
feed-reshuffled = The deck ran out: { $count ->
    [one] one card is shuffled into a new one
   *[other] { $count } folded and discarded cards are shuffled into a new one
  }
feed-chosen = { $who ->
    [you] You choose { $game }
   *[other] { $name } chooses { $game }
  }
did-run-count = { $who ->
    [you] You want the board dealt { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
      }
   *[other] { $name } wants the board dealt { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
      }
  }
did-straddle = { $who ->
    [you] You straddle
   *[other] { $name } straddles
  }
did-decline = { $who ->
    [you] You decline
   *[other] { $name } declines
  }
did-allow = { $who ->
    [you] You let others look
   *[other] { $name } lets others look
  }
did-rabbit = { $who ->
    [you] You look at the cards to come
   *[other] { $name } looks at the cards to come
  }

## How a seat stands
standing-watching = You are watching
standing-watching-text = Take a free seat to play. Hidden cards stay hidden.
standing-new = Welcome to the table
standing-new-text = Pay the entry and play the next hand, or wait until the big blind reaches you and pay nothing extra.
standing-waiting = Waiting for the big blind
standing-waiting-text = You are dealt in when it reaches you. Or pay the entry and play the next hand.
standing-out = You are sitting out
standing-out-text = Your seat is kept for now. Come back, add chips or leave.
standing-broke = You have no chips left
standing-broke-text = Your seat is kept for now. Add chips to play on, or leave.
standing-leaving = You leave after this hand
standing-leaving-text = Your chips go back to your balance.
top-up-pending = { $amount } come to your stack after this hand.

## Sound
display-sound = Sounds
display-sound-hint = (every one has a twin on the page)
