"""What a player may be called."""

from __future__ import annotations

import pytest

from squaredeal.people import Account, Day, Ground, may_be_called, may_change, skeleton
from squaredeal.rules import standard
from tests.marks import clause
from tests.unit.people.house import house

ANA = Account(1, "Riverrat", Day(1990, 1, 1), "ES")


@pytest.mark.parametrize("name", ["Ana", "Łukasz", "river rat", "big-stack_7", "Çağrı"])
def test_a_decent_name_is_possible(name: str) -> None:
    assert may_be_called(standard(), name) is None


@pytest.mark.parametrize("name", ["ab", "x" * 17, " Ana", "Ana ", "a  b", "a\tb", "a<b>", "Аna"])
def test_a_name_without_form_is_refused(name: str) -> None:
    refusal = may_be_called(standard(), name)
    assert refusal is not None
    assert refusal.clause == "acct.nickname.inoffensive"


@clause("acct.nickname.inoffensive")
def test_a_blocked_term_is_found_however_it_is_disguised() -> None:
    strict = house(account__nickname__blocked_terms='["villain"]')
    for name in ("Villain", "xVILLAINx", "v1lla1n", "Víllàin", "v.i.l.l.a.i.n"):
        refusal = may_be_called(strict, name)
        assert refusal is not None, name
        assert refusal.code == "nickname_blocked"
    assert may_be_called(strict, "Village") is None


def test_names_that_look_alike_have_one_skeleton() -> None:
    assert skeleton("R1ver Rat") == skeleton("riverrat")
    assert skeleton("Ana") != skeleton("Anna")


@clause("acct.nickname.immutable")
def test_a_change_without_ground_is_refused() -> None:
    refusal = may_change(standard(), ANA, "Queen", Ground.NONE)
    assert refusal is not None
    assert refusal.clause == "acct.nickname.immutable"
    assert (
        may_change(house(account__nickname__self_change="true"), ANA, "Queen", Ground.NONE) is None
    )


def test_a_hunted_player_waits_for_the_review() -> None:
    refusal = may_change(standard(), ANA, "Queen", Ground.HUNTED)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("review_pending", "acct.nickname.bumhunt-reset")
    assert may_change(standard(), ANA, "Queen", Ground.HUNTED, is_approved=True) is None


@clause("acct.nickname.real-name")
def test_the_legal_name_needs_its_proof() -> None:
    refusal = may_change(standard(), ANA, "Ana Perez", Ground.REAL_NAME)
    assert refusal is not None
    assert refusal.clause == "acct.nickname.real-name"
    proved = Account(1, "Riverrat", Day(1990, 1, 1), "ES", verified_name="Ana Perez")
    assert may_change(standard(), proved, "Ana Perez", Ground.REAL_NAME) is None
    assert may_change(standard(), proved, "Eva Perez", Ground.REAL_NAME) is not None
