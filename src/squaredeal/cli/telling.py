"""A round in the terminal: what happened and what a seat sees, one line a thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from squaredeal.bank import Drawn, Resulted, Settled
from squaredeal.cards import Made
from squaredeal.games import blackjack, casino_holdem, russian_poker
from squaredeal.games.poker import (
    Board,
    Dealt,
    Discarded,
    Ended,
    Hand,
    Mucked,
    Rabbit,
    Ruling,
    Runout,
    Shown,
    Won,
    pot_chips,
)
from squaredeal.kernel import HOUSE, UNSEEN, Choice, Moved, Seat, Swept

SUITS: Final = {"c": ("♣", ""), "d": ("♦", "red"), "h": ("♥", "red"), "s": ("♠", "")}
POSTED: Final = frozenset({"blind", "ante", "bring_in", "dead", "bomb", "post", "straddle"})


class Teller:
    """Speaks of the seats of one table by their names, to one of them."""

    def __init__(self, names: Sequence[str], seat: Seat) -> None:
        self.names, self.seat = names, seat

    def tell(self, event: Any) -> Iterator[Text]:
        """What an event says beside the move that caused it, projected for the seat."""
        match event:
            case Swept(chips=chips, why=why) if why in POSTED:
                paid = (f"{self.names[n]} {paid}" for n, paid in enumerate(chips) if paid)
                yield Text(f"{why}: {', '.join(paid)}", "dim")
            case Moved(src=src, chips=chips, why="uncalled"):
                yield Text(f"{chips} uncalled go back to {self._whose(src)}", "dim")
            case Moved(chips=chips, why="rake" | "jackpot" as why):
                yield Text(f"{why}: {chips}", "dim")
            case Dealt(seat=seat, cards=veil) if UNSEEN not in seen(veil):
                yield Text.assemble(f"{self.names[seat]}: ", cards(seen(veil)))
            case Discarded(seat=seat, cards=gone) if seat != self.seat:
                yield Text(f"{self.names[seat]} gives up {len(gone)}", "dim")
            case Board(street=street, cards=come, board=number):
                place = f" {number + 1}" if number else ""
                yield Text.assemble((f"{street}{place}: ", "bold"), cards(come))
            case Shown(seat=seat, cards=held, made=made):
                told = "".join(f", {_made(each)}" for each in made)
                yield Text.assemble(f"{self._does(seat, 'show')} ", cards(held), told)
            case Mucked(seat=seat):
                yield Text(self._does(seat, "muck"), "dim")
            case _:
                yield from self._result(event)

    def _result(self, event: Any) -> Iterator[Text]:
        match event:
            case Won(seats=seats, chips=chips, share=share, pot=pot):
                place = "" if not pot else f" of side pot {pot}"
                for seat, won in zip(seats, chips, strict=True):
                    yield Text(f"{self._does(seat, 'win')} {won} ({share}{place})", "bold")
            case Runout(boards=boards):
                yield Text(f"{boards} boards from here")
            case Rabbit(cards=would):
                yield Text.assemble("would have come: ", cards(would))
            case Ruling(seat=seat, verb=verb, clause=clause):
                yield Text(f"The floor: {verb} {self.names[seat]} [{clause}]", "bold")
            case Ended(why=why):
                yield Text(f"The hand ends: {why}", "dim")
            case Drawn(spot=spot, item=item):
                whose = spot.split(":")
                place = self.names[int(whose[1])] if whose[0] == "hand" else spot
                yield Text.assemble(f"{place}: ", cards((item,)))
            case Resulted(facts=facts):
                yield Text(", ".join(f"{name} {value}" for name, value in facts), "bold")
            case Settled(seat=seat, spot=spot, stake=stake, returned=returned):
                yield Text(f"{self.names[seat]}, {stake} on {spot}: {returned} come back")
            case blackjack.HandDone(seat=seat, total=total, dealer=dealer, outcome=outcome):
                yield Text(f"{self._whose_hand(seat)} {outcome}, {total} against {dealer}", "bold")
            case blackjack.HoleShown(card=card):
                yield Text.assemble("dealer: ", cards((card,)))
            case casino_holdem.HandDone() | russian_poker.HandDone():
                yield Text(
                    f"{self._whose_hand(event.seat)} {event.outcome.replace('_', ' ')}", "bold"
                )
            case casino_holdem.Shown(seat=seat, cards=held, category=category):
                yield Text.assemble(f"{self._whose_hand(seat)} ", cards(held), f", {category}")
            case russian_poker.Shown(seat=seat, cards=held, combinations=made):
                said = " and ".join(made)
                yield Text.assemble(f"{self._whose_hand(seat)} ", cards(held), f", {said}")

    def view(self, view: Any) -> Iterator[Text]:
        """The table as the seat sees it."""
        if not isinstance(view, Hand):
            yield from self._layout(view)
            return
        for board in filter(None, view.boards):
            yield Text.assemble("  board ", cards(board))
        yield Text(f"  pot {pot_chips(view) + sum(view.bets)}")
        for seat in view.setup.seats:
            held = cards(card for veil in view.cards[seat] for card in seen(veil))
            bet = f"  bet {view.bets[seat]}" if view.bets[seat] else ""
            button = "  button" if seat == view.setup.button else ""
            is_in = seat in view.live
            line = Text(f"  {self.names[seat]:<8}{view.stacks[seat]:>7}  ")
            line.append_text(held if is_in else Text("folded", "dim"))
            line.append(f"{bet}{button}")
            yield line

    def _layout(self, view: Any) -> Iterator[Text]:
        """Stacks, bets and cards at a game against the house."""
        for name in ("dealer", "board"):
            lying = laid(getattr(view, name, ()))
            up: str | None = getattr(view, "up", None)
            lying += (up,) if name == "dealer" and up else ()
            if lying:
                yield Text.assemble(f"  {name:<8}", cards(lying))
        for seat, bets in enumerate(getattr(view, "bets", ((),) * len(view.stacks))):
            staked = ", ".join(f"{chips} on {spot}" for spot, chips in bets) or "no bets"
            line = Text(f"  {self.names[seat]:<8}{view.stacks[seat]:>7}  {staked}")
            for held in hands_of(view, seat):
                line.append("   ").append_text(cards(held))
            yield line

    def _does(self, seat: Seat, verb: str) -> str:
        return f"{self.names[seat]} {verb}{'' if seat == self.seat else 's'}"

    def _whose_hand(self, seat: Seat) -> str:
        if seat == HOUSE:
            return "dealer:"
        return "your hand:" if seat == self.seat else f"{self.names[seat]}'s hand:"

    def _whose(self, where: str) -> str:
        seat = where.rpartition(":")[2]
        return self.names[int(seat)] if seat.isdecimal() else "its owner"


def seen(veil: Any) -> tuple[str, ...]:
    """The cards of a veil that has been projected: there they are a tuple."""
    return tuple(veil)


def laid(groups: Iterable[Any]) -> tuple[str, ...]:
    """Cards of a projected state one by one, whether they lie alone or under a veil."""
    return tuple(code for each in groups for code in ((each,) if isinstance(each, str) else each))


def hands_of(view: Any, seat: Seat) -> Iterator[tuple[str, ...]]:
    """The hands of a seat against the house, if this game has any."""
    if isinstance(view, blackjack.Round):
        yield from (hand.cards for hand in view.hands if hand.seat == seat)
        return
    for player, held in zip(getattr(view, "playing", ()), getattr(view, "hands", ()), strict=False):
        if player == seat:
            yield laid(held)


def cards(codes: Iterable[str]) -> Text:
    """Cards with suit signs, red suits red; a card that is not seen is two dots."""
    said = Text()
    for number, code in enumerate(codes):
        said.append(" " if number else "")
        if code == UNSEEN:
            said.append("··", "dim")
            continue
        sign, colour = SUITS.get(code[-1], (code[-1], ""))
        said.append(f"{code[:-1]}{sign}", f"bold {colour}")
    return said


def offer(choice: Choice) -> str:
    """A choice in one word or a few: `call 4`, `raise_to 8 to 200`, `place 1 to 50 on ...`."""
    words = [choice.verb]
    if choice.low is not None:
        words.append(str(choice.low))
        if choice.high != choice.low:
            words.append(f"to {choice.high}" if choice.high is not None else "or more")
    if choice.spots:
        named = ", ".join(choice.spots[:8])
        more = f" and {len(choice.spots) - 8} more" if len(choice.spots) > 8 else ""
        words.append(f"on {named}{more}")
    least, most = choice.cards
    if most:
        words.append(f"{most} cards" if least == most else f"{least} to {most} cards")
    return " ".join(words)


def _made(made: Made) -> str:
    return " ".join((made.category.replace("-", " "), *made.ranks))


__all__ = ["Teller", "cards", "offer"]
