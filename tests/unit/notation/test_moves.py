"""A record played is a setup and moves, which play the same hand again."""

from __future__ import annotations

from squaredeal.kernel import is_over, replay
from squaredeal.notation import Record, game_of, play_known, read_text
from tests.unit.notation import hands


def test_the_moves_of_a_record_replay_to_the_same_stacks() -> None:
    (record,) = read_text(hands.STARS)
    assert isinstance(record, Record)
    game = game_of(record.game, record.betting)
    assert game is not None
    played = play_known(record, game)
    *_, (hand, _) = replay(game, played.setup, played.moves)
    assert is_over(game, hand)
    assert played.stacks == hand.stacks
    assert sum(played.won) == 8100
