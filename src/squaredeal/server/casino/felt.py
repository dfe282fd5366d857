"""What lies on the felt for one pair of eyes, gathered from the events of a round as they come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import Closed, CutCard, Drawn, Resulted, Settled
from squaredeal.games.blackjack import round as blackjack
from squaredeal.games.casino_holdem import round as holdem
from squaredeal.games.russian_poker import round as russian
from squaredeal.games.slots.game import FreeGamesWon, LineWon
from squaredeal.kernel import HOUSE, UNSEEN, Moved
from squaredeal.server import wire
from squaredeal.server.casino.counts import points_of
from squaredeal.tables import RoundEnded, RoundStarted

DEALER = "dealer"


class Felt:
    """Everything drawn of one round. Feed it projected events; it never opens a veil."""

    def __init__(self, table: str, family: str, game: Any) -> None:
        self.table, self.family, self.game = table, family, game
        self.clear("")

    def clear(self, shown: str) -> None:
        """A round begins."""
        self.shown = shown
        self.areas: dict[str, wire.AreaView] = {}
        self.bets: dict[tuple[int, str], wire.CasinoBet] = {}
        self.placed: dict[tuple[int, str], int] = {}
        self.fees: dict[int, int] = {}
        self.lines: list[wire.LineWin] = []
        self.facts: dict[str, int | str] = {}
        self.spins = self.free_left = 0
        self.is_over = self.is_void = False
        self.clause = ""

    def hear(self, event: Struct) -> list[wire.CasinoHappened]:
        """Take note of an event, and say it in the words of the wire; nothing for some."""
        listener = _LISTENERS.get(type(event))
        return [] if listener is None else listener(self, event)

    def staked(self, seat: int) -> int:
        """All that a seat has put down in the round, in chips."""
        bets = [bet.chips for bet in self.bets.values() if bet.seat == seat]
        return sum(bets) + self.fees.get(seat, 0)

    def took_part(self, seat: int) -> bool:
        """Did the seat stake in the round?"""
        return any(at == seat for at, _ in self.placed)

    def _started(self, event: RoundStarted) -> list[wire.CasinoHappened]:
        self.clear(f"{self.table}-{event.number}")
        return []

    def _ended(self, event: RoundEnded) -> list[wire.CasinoHappened]:
        self.is_over, self.is_void, self.clause = True, event.void, event.clause
        return [wire.RoundOver(self.shown, event.void, event.clause)]

    def _moved(self, event: Moved) -> list[wire.CasinoHappened]:
        source, target = event.src.split(":", 2), event.dst.split(":", 2)
        if source[0] == "stack" and target[0] == "bet":
            return self._staked(int(target[1]), target[2], event)
        if source[0] == "stack" and event.why == "fee":
            seat = int(source[1])
            self.fees[seat] = self.fees.get(seat, 0) + event.chips
            return [wire.Placed(int(source[1]), "fee", event.chips)]
        if source[0] == "bet" and event.why in ("remove", "void"):
            seat, spot = int(source[1]), source[2]
            self.bets.pop((seat, spot), None)
            if event.why == "remove":
                self.placed.pop((seat, spot), None)
            return [wire.TakenBack(seat, spot, event.chips)]
        return []

    def _staked(self, seat: int, spot: str, event: Moved) -> list[wire.CasinoHappened]:
        held = self.bets.get((seat, spot))
        chips = event.chips + (held.chips if held is not None and not held.is_settled else 0)
        self.bets[seat, spot] = wire.CasinoBet(seat, spot, chips)
        if event.why == "place":
            self.placed[seat, spot] = chips
        return [wire.Placed(seat, spot, event.chips)]

    def _settled(self, event: Settled) -> list[wire.CasinoHappened]:
        bet = wire.CasinoBet(event.seat, event.spot, event.stake, True, event.returned)
        self.bets[event.seat, event.spot] = bet
        return [wire.Settled(event.seat, event.spot, event.stake, event.returned)]

    def _closed(self, event: Closed) -> list[wire.CasinoHappened]:
        return [wire.NoMoreBets(event.seat)]

    def _drawn(self, event: Drawn) -> list[wire.CasinoHappened]:
        if event.spot.startswith("reel:"):
            return self._stopped(event)
        self.lay(event.spot.removesuffix("_third"), event.item)
        return [wire.Came(event.spot, event.item)]

    def _stopped(self, event: Drawn) -> list[wire.CasinoHappened]:
        """A reel stands: what its window shows follows from the stop and the strip."""
        reel, stop = int(event.spot.partition(":")[2]), int(event.item)
        if reel == 0:
            self.lines, self.areas = [], {}
            self.spins += 1
        model = self.game.model
        strip = model.reels[reel]
        seen = tuple(strip[(stop + row) % len(strip)] for row in range(model.rows))
        self.areas[event.spot] = wire.AreaView(event.spot, seen, stop=stop)
        return [wire.Came(event.spot, event.item)]

    def lay(self, area: str, item: str) -> None:
        """One more item at a place."""
        held = self.areas.get(area)
        self.put(area, (*held.items, item) if held is not None else (item,))

    def put(self, area: str, items: tuple[str, ...]) -> None:
        """These items and no others lie at a place."""
        held = self.areas.get(area) or wire.AreaView(area, ())
        split = f"{area.rpartition(':')[0]}:1"
        counted = points_of(self.family, self.game, items, is_first=split not in self.areas)
        self.areas[area] = replace(held, items=items, points=counted)

    def _hole_dealt(self, event: blackjack.HoleDealt) -> list[wire.CasinoHappened]:
        self.lay(DEALER, UNSEEN)
        return [wire.Came(DEALER, UNSEEN)]

    def _hole_shown(self, event: blackjack.HoleShown) -> list[wire.CasinoHappened]:
        self.put(DEALER, (*self.areas[DEALER].items[:-1], event.card))
        return [wire.Came(DEALER, event.card)]

    def _decided(self, event: blackjack.Decided) -> list[wire.CasinoHappened]:
        if event.verb == "split":
            whole = self.areas[_hand(event.seat, event.number)].items
            number = sum(area.startswith(f"hand:{event.seat}:") for area in self.areas)
            self.put(_hand(event.seat, event.number), whole[:1])
            self.put(_hand(event.seat, number), whole[1:])
        return [wire.Decided(event.seat, event.number, event.verb, event.verb == "auto")]

    def _chose(self, event: holdem.Decided | russian.Decided) -> list[wire.CasinoHappened]:
        return [wire.Decided(event.seat, 0, event.verb)]

    def _dealt(self, event: holdem.Dealt | russian.Dealt) -> list[wire.CasinoHappened]:
        area = DEALER if event.seat == HOUSE else _hand(event.seat, 0)
        cards: Any = event.card
        self.lay(area, cards[0])
        return [wire.Came(area, cards[0])]

    def _discarded(self, event: russian.Discarded) -> list[wire.CasinoHappened]:
        area = _hand(event.seat, 0)
        left = list(self.areas[area].items)
        groups: Any = event.cards
        for card in [card for group in groups for card in group]:
            left.remove(card)
        self.put(area, tuple(left))
        return []

    def _shown(self, event: holdem.Shown | russian.Shown) -> list[wire.CasinoHappened]:
        area = DEALER if event.seat == HOUSE else _hand(event.seat, 0)
        self.put(area, event.cards)
        said = event.category if isinstance(event, holdem.Shown) else " ".join(event.combinations)
        self.areas[area] = replace(self.areas[area], points=said)
        return [wire.Came(area, card) for card in event.cards]

    def _hand_done(self, event: Any) -> list[wire.CasinoHappened]:
        area = _hand(event.seat, getattr(event, "number", 0))
        if area in self.areas:
            self.areas[area] = replace(self.areas[area], outcome=event.outcome)
        return []

    def _resulted(self, event: Resulted) -> list[wire.CasinoHappened]:
        self.facts |= dict(event.facts)
        self.free_left = int(self.facts.get("free_left", 0))
        return [wire.Announced("result", dict(event.facts))]

    def _cut_card(self, event: CutCard) -> list[wire.CasinoHappened]:
        return [wire.Announced("cut_card", {})]

    def _line_won(self, event: LineWon) -> list[wire.CasinoHappened]:
        self.lines.append(wire.LineWin(event.line, event.symbol, event.count, event.chips))
        facts = {"line": event.line, "count": event.count, "chips": event.chips}
        return [wire.Announced("line", {**facts, "symbol": event.symbol})]

    def _free_won(self, event: FreeGamesWon) -> list[wire.CasinoHappened]:
        return [wire.Announced("free", {"awarded": event.awarded, "left": event.left})]


def _hand(seat: int, number: int) -> str:
    return f"hand:{seat}:{number}"


_LISTENERS: dict[type, Callable[[Felt, Any], list[wire.CasinoHappened]]] = {
    RoundStarted: Felt._started,
    RoundEnded: Felt._ended,
    Moved: Felt._moved,
    Settled: Felt._settled,
    Closed: Felt._closed,
    Drawn: Felt._drawn,
    Resulted: Felt._resulted,
    CutCard: Felt._cut_card,
    blackjack.HoleDealt: Felt._hole_dealt,
    blackjack.HoleShown: Felt._hole_shown,
    blackjack.Decided: Felt._decided,
    blackjack.HandDone: Felt._hand_done,
    holdem.Decided: Felt._chose,
    holdem.Dealt: Felt._dealt,
    holdem.Shown: Felt._shown,
    holdem.HandDone: Felt._hand_done,
    russian.Decided: Felt._chose,
    russian.Dealt: Felt._dealt,
    russian.Discarded: Felt._discarded,
    russian.Shown: Felt._shown,
    russian.HandDone: Felt._hand_done,
    LineWon: Felt._line_won,
    FreeGamesWon: Felt._free_won,
}

__all__ = ["DEALER", "Felt"]
