"""People are kept under one nickname each, and log in by tokens of which we keep the hash."""

from __future__ import annotations

from datetime import date

import pytest

from squaredeal.kernel import Illegal
from squaredeal.store import Player, Session, Store, people


def add(store: Store, nickname: str, role: people.Role = "player") -> Player:
    born = date(1990, 2, 3)
    return store.write(people.add_player, nickname, "hash", born, "es", role, 5).result()


def test_a_player_is_found_by_number_and_by_nickname(store: Store) -> None:
    ann = add(store, "Ann")
    assert store.read(people.find_player, ann.id) == ann
    assert store.read(people.find_nickname, "aNN ") == ann
    assert store.read(people.find_nickname, "bob") is None


@pytest.mark.parametrize("other", ["ANN", " ann ", "Ánn", "a-n-n", "4nn"])
def test_a_nickname_is_given_once_and_no_other_looks_like_it(store: Store, other: str) -> None:
    add(store, "Ann")
    with pytest.raises(Illegal) as raised:
        add(store, other)
    assert raised.value.refusal.code == "nickname_taken"
    assert store.read(people.count_players) == 1


def test_players_are_listed_by_a_part_of_the_name(store: Store) -> None:
    for name in ("Zoe", "Ann", "Anna"):
        add(store, name)
    found = store.read(people.list_players, "An")
    assert [player.nickname for player in found] == ["Ann", "Anna"]
    assert [p.nickname for p in store.read(people.list_players, "z0")] == ["Zoe"]


def test_a_player_changes_language_and_role_but_not_the_nickname(store: Store) -> None:
    ann = add(store, "Ann")
    changed = store.write(people.change_player, ann.id, language="pl", role="floor").result()
    assert changed is not None
    assert (changed.language, changed.role) == ("pl", "floor")
    with pytest.raises(TypeError):
        store.write(people.change_player, ann.id, nickname="Zoe").result()


def test_a_session_ends_with_its_time_or_by_logging_out(store: Store) -> None:
    ann = add(store, "Ann")
    session = Session(b"token", ann.id, 10, 20, "test")
    store.write(people.add_session, session).result()
    assert store.read(people.find_session, b"token", 19) == session
    assert store.read(people.find_session, b"token", 20) is None
    assert store.write(people.end_sessions, player=ann.id).result() == 1
    assert store.read(people.find_session, b"token", 19) is None


def test_an_edition_is_accepted_once_and_a_preference_replaced(store: Store) -> None:
    ann = add(store, "Ann")
    for _ in range(2):
        store.write(people.accept, ann.id, "2022-09-28", "es", 7).result()
        store.write(people.prefer, ann.id, "deck", b"four").result()
    assert store.read(people.accepted, ann.id) == ("2022-09-28",)
    assert store.read(people.preferences, ann.id) == {"deck": b"four"}
