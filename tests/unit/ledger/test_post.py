"""The ledger moves money once, whole or not at all."""

from __future__ import annotations

import pytest

from squaredeal.ledger import (
    Account,
    Books,
    Closing,
    Code,
    Denied,
    Limit,
    Order,
    Status,
    Transfer,
    faults,
    open_account,
    post,
)

CHIPS = "play_chips"


def books_with(**chips: int) -> Books:
    """A mint and wallets that hold `chips`."""
    books = open_account(Books(), Account("mint", CHIPS, Limit.CREDITS_WITHIN_DEBITS))
    for name in chips:
        books = open_account(books, Account(name, CHIPS, Limit.DEBITS_WITHIN_CREDITS))
    gifts = [pay(f"gift:{name}", "mint", name, many) for name, many in chips.items() if many]
    done = post(books, gifts)
    assert isinstance(done, Books)
    return done


def pay(id_: str, debit: str, credit: str, amount: int, **more: object) -> Transfer:
    return Transfer(id_, debit, credit, amount, CHIPS, "test", **more)  # type: ignore[arg-type]  # by field


def posted(books: Books, *orders: Order) -> Books:
    done = post(books, orders)
    assert isinstance(done, Books), done
    assert list(faults(done)) == []
    return done


def balances(books: Books) -> dict[str, int]:
    return {id_: account.balance for id_, account in books.accounts.items()}


def test_a_transfer_moves_the_amount_from_debit_to_credit() -> None:
    after = posted(books_with(ann=100, bob=0), pay("t", "ann", "bob", 30))
    assert balances(after) == {"mint": -100, "ann": 70, "bob": 30}


def test_the_same_transfer_again_changes_nothing() -> None:
    once = posted(books_with(ann=100, bob=0), pay("t", "ann", "bob", 80))
    assert once == posted(once, pay("t", "ann", "bob", 80))


def test_another_transfer_under_a_used_id_is_refused() -> None:
    once = posted(books_with(ann=100, bob=0), pay("t", "ann", "bob", 80))
    assert Denied("t", Code.ID_TAKEN) == post(once, [pay("t", "ann", "bob", 10)])


def test_a_batch_that_fails_at_its_end_changes_nothing() -> None:
    books = books_with(ann=100, bob=0)
    assert Denied("b", Code.CREDITS_EXCEEDED) == post(
        books, [pay("a", "ann", "bob", 60), pay("b", "ann", "bob", 60)]
    )
    assert balances(books) == {"mint": -100, "ann": 100, "bob": 0}


def test_pending_money_is_held_but_not_yet_moved() -> None:
    held = posted(books_with(ann=100, bob=0), pay("p", "ann", "bob", 70, status=Status.PENDING))
    assert held.accounts["ann"].balance == 100
    assert held.accounts["ann"].available == 30
    assert Denied("t", Code.CREDITS_EXCEEDED) == post(held, [pay("t", "ann", "bob", 31)])


def test_posting_a_part_of_a_pending_transfer_gives_back_the_rest() -> None:
    held = posted(books_with(ann=100, bob=0), pay("p", "ann", "bob", 70, status=Status.PENDING))
    done = posted(held, Closing("p", Status.POSTED, 20))
    assert balances(done) == {"mint": -100, "ann": 80, "bob": 20}
    assert done.accounts["ann"].available == 80
    assert Denied("p", Code.PENDING_ALREADY_POSTED) == post(done, [Closing("p", Status.VOIDED)])


def test_a_pending_transfer_expires_at_its_time_and_not_before() -> None:
    held = posted(
        books_with(ann=100, bob=0),
        pay("p", "ann", "bob", 70, status=Status.PENDING, expires_ms=1000),
    )
    early, late = Closing("p", Status.EXPIRED, at_ms=999), Closing("p", Status.POSTED, at_ms=1000)
    assert Denied("p", Code.PENDING_NOT_YET_EXPIRED) == post(held, [early])
    assert Denied("p", Code.PENDING_EXPIRED) == post(held, [late])
    gone = posted(held, Closing("p", Status.EXPIRED, at_ms=1000))
    assert gone.accounts["ann"].available == 100


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (pay("", "ann", "bob", 1), Code.ID_EMPTY),
        (pay("t", "ann", "bob", 0), Code.AMOUNT_NOT_POSITIVE),
        (pay("t", "ann", "ann", 1), Code.ACCOUNTS_EQUAL),
        (pay("t", "ann", "bob", 1, status=Status.VOIDED), Code.STATUS_NOT_OPENING),
        (pay("t", "nobody", "bob", 1), Code.DEBIT_ACCOUNT_UNKNOWN),
        (pay("t", "ann", "nobody", 1), Code.CREDIT_ACCOUNT_UNKNOWN),
        (pay("t", "ann", "euro", 1), Code.UNIT_DIFFERS),
        (pay("t", "ann", "bob", 101), Code.CREDITS_EXCEEDED),
        (pay("t", "ann", "mint", 100), None),
        (pay("t", "rich", "mint", 1), Code.COUNTER_OVERFLOW),
        (Closing("none", Status.POSTED), Code.PENDING_UNKNOWN),
        (Closing("gift:ann", Status.PENDING), Code.STATUS_NOT_CLOSING),
    ],
)
def test_each_refusal_has_its_own_code(order: Order, code: Code | None) -> None:
    books = open_account(books_with(ann=100, bob=0), Account("euro", "eur_cents"))
    rich = Account("rich", CHIPS, debits_posted=2**62, credits_posted=2**62 + 5)
    done = post(open_account(books, rich), [order])
    assert code == (done.code if isinstance(done, Denied) else None)


def test_an_account_that_issues_is_never_owed_anything() -> None:
    books = open_account(books_with(ann=100), Account("free", CHIPS))
    denied = post(books, [pay("t", "free", "mint", 101)])
    assert Denied("t", Code.DEBITS_EXCEEDED) == denied


def test_only_what_may_change_by_itself_is_worth_a_retry() -> None:
    assert Code.CREDITS_EXCEEDED.is_transient
    assert not Code.ID_TAKEN.is_transient
    assert sorted(Code) == list(Code)
