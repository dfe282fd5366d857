"""One sitting in the terminal: the person in seat 0, bots in the others, round after round."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from secrets import randbits
from typing import Any, Final, Literal

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from squaredeal.analysis.environment import opening
from squaredeal.bots import STEADY, TIGHT, Policy, RandomPolicy, RulePolicy
from squaredeal.cli.telling import Teller, offer
from squaredeal.dealers import Dealer, Sealed, SealedDeck, Seeded, holds
from squaredeal.games.poker import Poker
from squaredeal.kernel import (
    HOUSE,
    Act,
    BadInput,
    Choice,
    Game,
    Illegal,
    Lapse,
    Move,
    Over,
    Refusal,
    Seat,
    ToDeal,
    apply,
    choices,
    format_move,
    parse_move,
    project,
)
from squaredeal.rules.words import explain, say

Language = Literal["en", "es", "pl"]
Rivals = Literal["steady", "tight", "random"]
YOU: Final[Seat] = 0
NAMES: Final = ("You", "Ada", "Bruno", "Celia", "Dario", "Ewa", "Franek", "Greta", "Hugo", "Inés")
HELP: Final = """Type a move as offered: `call`, `raise_to 12`, `discard 7c 2d`, `place 5 on red`.
A price need not be typed. `why VERB` tells what bounds a verb or closes it; `quit` leaves."""


class Session:
    """One sitting: the person in seat 0, bots in the others, stacks kept from round to round."""

    def __init__(
        self, game: Game[Any], seats: int, seed: int | None, rivals: Rivals, lang: Language
    ) -> None:
        self.game, self.lang = game, lang
        self.console = Console(highlight=False)
        self.teller = Teller(NAMES, YOU)
        self.setup = opening(game, seats)
        self._seed = seed
        base = randbits(32) if seed is None else seed
        self._bots = {seat: _bot(game, rivals, base + seat) for seat in range(1, seats)}

    def play(self, hands: int) -> None:
        """Rounds until the number is reached, the chips are gone, or the person leaves."""
        began = self.setup.stacks[YOU]
        number = 0
        try:
            while (not hands or number < hands) and self.setup.stacks[YOU]:
                number += 1
                self._round(number)
        except EOFError:
            self.console.print("The round in progress does not count.")
        now = self.setup.stacks[YOU]
        self.console.print(f"You leave with {now} chips, {now - began:+}.")

    def _round(self, number: int) -> None:
        game, setup = self.game, self.setup
        self.console.rule(f"{game.code}, round {number}", align="left")
        dealer, sealed = self._dealer(number)
        state, events = game.start(setup)
        self._tell(events)
        while not isinstance(awaited := game.awaits(state), Over):
            if isinstance(awaited, ToDeal):
                move: Move = dealer.answer(game, state, awaited)
            else:
                move = self._next(state, awaited.seats)
            state, events = apply(game, state, move)
            if isinstance(move, Act) and move.seat != YOU:
                self.console.print(f"{NAMES[move.seat]}: {format_move(move).partition(': ')[2]}")
            self._tell(events)
        self._settle(state, awaited)
        if sealed is not None:
            self._open(sealed)

    def _dealer(self, number: int) -> tuple[Dealer, Sealed | None]:
        deck = self.game.deck(self.setup)
        if self._seed is not None:
            return Seeded(self._seed * 1_000_003 + number, deck), None
        sealed = Sealed.new(deck)
        if deck:
            self.console.print(f"seal of the deck: {sealed.seal()}", style="dim")
        return SealedDeck(sealed), sealed if deck else None

    def _open(self, sealed: Sealed) -> None:
        seal = sealed.seal()
        held = all(holds(seal, opened) for opened in sealed.opening(range(len(sealed.order))))
        said = "the deck opens to its seal" if held else "THE DECK DOES NOT OPEN TO ITS SEAL"
        self.console.print(said, style="dim" if held else "bold red")

    def _next(self, state: Any, seats: Sequence[Seat]) -> Move:
        """The person first where several may speak; a window that nobody may use is closed."""
        for seat in sorted(each for each in seats if each >= 0):
            offered = choices(self.game, state, seat)
            if offered and seat == YOU:
                return self._ask(state, offered)
            if offered:
                return self._bots[seat].choose(project(state, seat), seat, offered)
        return Lapse(HOUSE if HOUSE in seats else seats[0])

    def _ask(self, state: Any, offered: Sequence[Choice]) -> Act:
        for line in self.teller.view(project(state, YOU)):
            self.console.print(line)
        self.console.print(Text("  " + " · ".join(map(offer, offered)), "bold"))
        while True:
            said = self.console.input("you> ").strip()
            if not sys.stdin.isatty():
                self.console.print(said, markup=False)
            words = said.split()
            if words and words[0] in ("quit", "exit"):
                raise EOFError
            if not words or words[0] in ("help", "?"):
                self.console.print(HELP, markup=False)
            elif words[0] == "why":
                self._why(state, words[1:])
            else:
                act = self._heard(state, said, offered)
                if act is not None:
                    return act

    def _heard(self, state: Any, said: str, offered: Sequence[Choice]) -> Act | None:
        """The act that a line means, if the rules take it; else the reason is printed."""
        try:
            act = parse_move(f"{YOU}: {said}")
            assert isinstance(act, Act)
            act = _priced(act, offered)
            apply(self.game, state, act)
        except BadInput:
            self.console.print("That is not a move; `help` shows how moves are typed.")
        except Illegal as error:
            self._refused(error.refusal)
        else:
            return act
        return None

    def _why(self, state: Any, verbs: Sequence[str]) -> None:
        for verb in verbs or self.game.verbs:
            answer = self.game.guard(state, YOU, verb)
            if isinstance(answer, Refusal):
                self._refused(answer, f"{verb}: ")
            else:
                self.console.print(f"{offer(answer)} [{answer.clause}]", markup=False)

    def _refused(self, refusal: Refusal, before: str = "") -> None:
        words = explain(refusal.clause, self.lang)
        self.console.print(f"{before}{say(refusal, self.lang)}", markup=False)
        self.console.print(
            f"  {words.title}: {words.reason} [{refusal.clause}]", style="dim", markup=False
        )

    def _tell(self, events: Sequence[Any]) -> None:
        for event in events:
            for line in self.teller.tell(project(event, YOU)):
                self.console.print(line)

    def _settle(self, state: Any, over: Over) -> None:
        """Stacks for the next round; bots that are low buy chips, the button moves on."""
        held = self.game.chips(state)
        before = self.setup.stacks
        first = opening(self.game, len(before)).stacks
        stacks = tuple(held[f"stack:{seat}"] for seat in range(len(before)))
        won = stacks[YOU] - before[YOU]
        self.console.print(Text(f"You: {won:+}, {stacks[YOU]} chips", "bold"))
        filled = (
            stacks[0],
            *(now if 4 * now > full else full for now, full in _pairs(stacks, first)),
        )
        changes: dict[str, Any] = {"stacks": filled}
        if isinstance(self.game, Poker):
            changes["button"] = (self.setup.button + 1) % len(before)
        elif "shoe" in self.setup.__struct_fields__:
            changes["shoe"] = over.carry
        self.setup = replace(self.setup, **changes)


def _pairs(stacks: Sequence[int], first: Sequence[int]) -> Iterator[tuple[int, int]]:
    return zip(stacks[1:], first[1:], strict=True)


def _priced(act: Act, offered: Sequence[Choice]) -> Act:
    """An act whose only possible amount was left out, with that amount."""
    choice = next((each for each in offered if each.verb == act.verb), None)
    if act.amount is not None or choice is None or choice.low is None or choice.low != choice.high:
        return act
    return replace(act, amount=choice.low)


def _bot(game: Game[Any], rivals: Rivals, seed: int) -> Policy:
    if not isinstance(game, Poker) or rivals == "random":
        return RandomPolicy(seed)
    return RulePolicy(game.variant, seed, TIGHT if rivals == "tight" else STEADY)


__all__ = ["NAMES", "Language", "Rivals", "Session"]
