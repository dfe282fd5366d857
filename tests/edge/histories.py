"""Hand histories of our own making, for tests and pictures."""

from __future__ import annotations

from typing import Final

STUD: Final = """\
variant = 'F7S'
antes = [10, 10, 10]
bring_in = 15
small_bet = 50
big_bet = 100
starting_stacks = [2000, 2000, 2000]
actions = [
  'd dh p1 7c8cKs', 'd dh p2 AsAd5h', 'd dh p3 ????2d',
  'p3 pb', 'p1 cbr 50', 'p2 cc', 'p3 f',
  'd dh p1 9c', 'd dh p2 5s', 'p2 cbr 50', 'p1 cc',
  'd dh p1 Tc', 'd dh p2 Jd', 'p2 cbr 100', 'p1 cc',
  'd dh p1 2h', 'd dh p2 Qh', 'p2 cbr 100', 'p1 cc',
  'd dh p1 Jc', 'd dh p2 3d', 'p2 cc', 'p1 cbr 100', 'p2 cc',
  'p1 sm 7c8cKs9cTc2hJc', 'p2 sm AsAd5h5sJdQh3d',
]
finishing_stacks = [2435, 1590, 1975]
players = ['Ines', 'Bruno', 'Kuba']
table = 'Aneto'
"""
"""Seven-card stud: a straight flush by the river against two pair."""

STARS: Final = """\
PokerStars Hand #7001: Hold'em No Limit ($1/$2 USD) - 2026/11/29 20:15:00 ET
Table 'Magnolia' 6-max Seat #1 is the button
Seat 1: Olek ($200 in chips)
Seat 3: Sofia ($150 in chips)
Seat 5: Hero ($200 in chips)
Sofia: posts small blind $1
Hero: posts big blind $2
*** HOLE CARDS ***
Dealt to Hero [Qd Td]
Olek: raises $4 to $6
Sofia: folds
Hero: calls $4
*** FLOP *** [Kh 9s 4d]
Hero: checks
Olek: bets $8
Hero: calls $8
*** TURN *** [Kh 9s 4d] [Jd]
Hero: checks
Olek: bets $20
Hero: raises $40 to $60
Olek: folds
Uncalled bet ($40) returned to Hero
Hero collected $67 from pot
Hero: doesn't show hand
*** SUMMARY ***
Total pot $69 | Rake $2
Board [Kh 9s 4d Jd]
Seat 1: Olek (button) folded on the Turn
Seat 3: Sofia (small blind) folded before Flop
Seat 5: Hero (big blind) collected ($67)
"""
"""No-limit hold'em as a site prints it, seen by one player."""

__all__ = ["STARS", "STUD"]
