"""Plays a record over the engine and compares every chip with what the record says."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker import HandSetup, Poker, Won
from squaredeal.kernel import Illegal, Move, Over, ToDeal, apply
from squaredeal.notation.reconcile import account, contradictions, payments
from squaredeal.notation.record import Acted, Record
from squaredeal.notation.script import Script, Unlike
from squaredeal.notation.table import game_of, setup_of

MATCHED = "matched"
INCONSISTENT = "inconsistent"
UNSUPPORTED = "unsupported"
FAILED = "failed"
UNREADABLE = "unreadable"


class Verdict(Struct, frozen=True):
    """What became of a record.

    `matched`: the engine ends as recorded. `inconsistent`: the record contradicts itself.
    `unsupported`: the engine has no such game, `why` names it. `failed`: the engine refuses a move
    or ends otherwise. `unreadable`: it does not match, and `line` could not be understood.
    `is_reconciled` holds when the record's own sums agree.
    """

    kind: str
    why: str = ""
    is_reconciled: bool = True
    line: int = 0


class Played(Struct, frozen=True):
    """A hand as the engine played it: `setup` and `moves` play it again.

    `stacks` are the end, `won` what each seat won from the pots, before any rake. `rest` counts
    acts that the engine never asked for, `missing` says what the record left out.
    """

    setup: HandSetup
    moves: tuple[Move, ...]
    stacks: tuple[int, ...]
    won: tuple[int, ...]
    rest: int
    missing: tuple[str, ...] = ()


def replay_record(record: Record) -> Verdict:
    """Plays the hand from its first post to its last pot. Never raises for what a record holds."""
    verdict = _verdict(record)
    if verdict.kind in (INCONSISTENT, FAILED) and record.unread:
        line, text = record.unread[0]
        return Verdict(UNREADABLE, f"not understood: {text!r}", False, line)
    return verdict


def _verdict(record: Record) -> Verdict:
    faults = contradictions(record)
    if faults:
        return Verdict(INCONSISTENT, "; ".join(faults), False)
    if record.is_cancelled:
        return Verdict(MATCHED)
    game = game_of(record.game, record.betting)
    if game is None:
        return Verdict(UNSUPPORTED, record.variant)
    if ("draws", "run more than once") in record.facts:
        return Verdict(UNSUPPORTED, f"{record.variant} with the draw run more than once")
    verdict = _played(trimmed(record) if record.trims_antes else record, game)
    if verdict.kind == FAILED and record.trims_antes:
        other = _played(record, game)
        if other.kind != FAILED:
            why = "; ".join(filter(None, ("the ante was paid that the flag cuts down", other.why)))
            return Verdict(INCONSISTENT, why, False)
    return verdict


def _played(record: Record, game: Poker) -> Verdict:
    try:
        played = play_known(record, game)
    except Illegal as error:
        facts = " ".join(f"{name}={fact}" for name, fact in error.refusal.facts)
        why = f"refused: {error.refusal.code} ({error.refusal.clause}) {facts}".strip()
        return Verdict(FAILED, why)
    except Unlike as error:
        return Verdict(FAILED, error.why)
    verdict = _compare(record, played)
    if played.missing and verdict.kind != FAILED:
        return Verdict(INCONSISTENT, "; ".join(played.missing), False)
    return verdict


def play_known(record: Record, game: Poker) -> Played:
    """Plays with the stacks of the record.

    Where it knows none, they are large enough for anything. A bet below the minimum was the last of
    a stack; and if the record ends with bets to come, the seats left had put in all they had.
    """
    stacks = [player.stack for player in record.players]
    put_in = account(record).put_in
    if None not in stacks:
        return play(record, game, [stack or 0 for stack in stacks])
    large = 1000 * max(put_in)
    known = [large if stack is None else stack for stack in stacks]
    for _ in stacks:
        try:
            return play(record, game, known)
        except Unlike as error:
            if error.all_in is not None:
                known[error.all_in] = put_in[error.all_in]
            elif error.is_short:
                break
            else:
                raise
    acts = [entry for entry in record.entries if type(entry) is Acted]
    folded = {act.seat for act in acts if act.verb == "fold"}
    for seat, stack in enumerate(stacks):
        if stack is None and seat not in folded:
            known[seat] = put_in[seat]
    return play(record, game, known)


def play(record: Record, game: Poker, stacks: list[int]) -> Played:
    """Plays a record move by move. Raises Unlike or Illegal where the engine says otherwise."""
    setup = setup_of(record, stacks)
    hand, events = game.start(setup)
    script = Script(record, game)
    won = [0] * len(stacks)
    moves: list[Move] = []
    while True:
        for event in events:
            if type(event) is Won:
                for seat, chips in zip(event.seats, event.chips, strict=True):
                    won[seat] += chips
        awaited = game.awaits(hand)
        if isinstance(awaited, Over):
            return Played(
                setup,
                tuple(moves),
                hand.stacks,
                tuple(won),
                script.rest(),
                tuple(script.missing),
            )
        move: Move
        if isinstance(awaited, ToDeal):
            move = script.deal(hand, awaited)
        else:
            move = script.act(hand, awaited.seats[0])
        moves.append(move)
        hand, events = apply(game, hand, move)


def _compare(record: Record, played: Played) -> Verdict:
    if played.rest:
        return Verdict(FAILED, f"the hand is over, but the record has {played.rest} more acts")
    stated = record.stated
    if stated.paid:
        return _compare_payments(record, played)
    if stated.winnings:
        return _compare_winnings(record, played)
    if stated.finishing and stated.finishing != played.stacks:
        recorded, ours = _said(record, stated.finishing), _said(record, played.stacks)
        return Verdict(FAILED, f"finishing stacks {recorded}, the engine has {ours}")
    return Verdict(MATCHED)


def _compare_payments(record: Record, played: Played) -> Verdict:
    """Every seat gets what the engine gives it less a share of rake and fees."""
    paid = list(payments(record))
    if record.stated.includes_uncalled:
        paid = [chips - back for chips, back in zip(paid, account(record).returned, strict=True)]
    taken = [won - chips for won, chips in zip(played.won, paid, strict=True)]
    if any(chips < 0 for chips in taken) or any(
        chips and not won for chips, won in zip(taken, played.won, strict=True)
    ):
        recorded, ours = _said(record, paid), _said(record, played.won)
        return Verdict(FAILED, f"payments {recorded}, the engine pays {ours} before rake")
    return Verdict(MATCHED)


def _compare_winnings(record: Record, played: Played) -> Verdict:
    """Winnings are what a seat was paid less the rake that the record does not print."""
    winnings = record.stated.winnings
    pairs = list(zip(winnings, played.won, strict=True))
    if all(chips <= won and bool(chips) == bool(won) for chips, won in pairs):
        return Verdict(MATCHED)
    recorded, ours = _said(record, winnings), _said(record, played.won)
    return Verdict(FAILED, f"winnings {recorded}, the engine pays {ours} before rake")


def _said(record: Record, chips: Iterable[int | None]) -> str:
    """Amounts by seat as people write them."""
    return ", ".join("?" if each is None else record.amount(each) for each in chips)


def trimmed(record: Record) -> Record:
    """The record with its largest ante cut down to the next, as its flag says."""
    antes = sorted(post.chips for post in record.forced if post.kind == "ante")
    others = antes[-2] if len(antes) == len(record.players) else 0
    forced = (
        replace(post, chips=min(post.chips, others)) if post.kind == "ante" else post
        for post in record.forced
    )
    return replace(record, forced=tuple(forced))


__all__ = [
    "FAILED",
    "INCONSISTENT",
    "MATCHED",
    "UNREADABLE",
    "UNSUPPORTED",
    "Played",
    "Verdict",
    "play",
    "play_known",
    "replay_record",
    "trimmed",
]
