"""Hands written for these tests, in the formats that are read."""

PHH = """\
variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [1000, 500, 800]
actions = ['d dh p1 AsAd', 'd dh p2 ????', 'd dh p3 KhKd', 'p3 cbr 30 # a tell', 'p1 cbr 90', \
'p2 f', 'p3 cc', 'd db 2c7d9h', 'p1 cbr 100', 'p3 cc', 'd db Js', 'p1 cc', 'p3 cc', 'd db 3c', \
'p1 cc', 'p3 cc', 'p1 sm AsAd', 'p3 sm KhKd']
hand = 7
players = ['Ann', 'Bob', 'Cyd']
finishing_stacks = [1200, 490, 610]
"""

HEADS_UP = """\
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [0.5, 1]
min_bet = 1
starting_stacks = [inf, 99.50]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 3', 'p1 f']
currency = 'EUR'
"""

STARS = """\
PokerStars Hand #7001:  Hold'em No Limit ($0.50/$1 USD) - 2024/01/02 3:04:05 ET
Table 'Vega' 6-max Seat #2 is the button
Seat 1: Ann: the 1st ($100 in chips)
Seat 2: Bob ($40 in chips)
Seat 4: Cyd ($61.50 in chips)
Seat 5: Dee ($20 in chips) is sitting out
Cyd: posts small blind $0.50
Ann: the 1st: posts big blind $1
*** HOLE CARDS ***
Dealt to Cyd [Ah Ad]
Bob: raises $2 to $3
Cyd: raises $6 to $9
Ann: the 1st: folds
Bob said, "hi"
Bob: raises $31 to $40 and is all-in
Cyd: calls $31
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Jd]
*** RIVER *** [2c 7d 9h Jd] [3s]
*** SHOW DOWN ***
Cyd: shows [Ah Ad] (a pair of Aces)
Bob: shows [Kh Kd] (a pair of Kings)
Cyd collected $79 from pot
*** SUMMARY ***
Total pot $81 | Rake $2
Board [2c 7d 9h Jd 3s]
Seat 1: Ann: the 1st (big blind) folded before Flop
Seat 2: Bob (button) showed [Kh Kd] and lost with a pair of Kings
Seat 4: Cyd (small blind) showed [Ah Ad] and won ($79) with a pair of Aces
"""
