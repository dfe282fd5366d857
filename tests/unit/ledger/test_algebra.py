"""Whatever orders arrive, in whatever order, the books stay true."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from squaredeal.ledger import (
    CHECKS,
    Account,
    Books,
    Closing,
    Denied,
    Limit,
    Order,
    Status,
    Transfer,
    faults,
    open_account,
    post,
)

NAMES = ("mint", "ann", "bob", "bank")
IDS = st.sampled_from([f"t{i}" for i in range(6)])
OPENINGS = st.builds(
    Transfer,
    id=IDS,
    debit=st.sampled_from(NAMES),
    credit=st.sampled_from(NAMES),
    amount=st.integers(0, 40),
    unit=st.just("play_chips"),
    why=st.just("test"),
    status=st.sampled_from([Status.PENDING, Status.POSTED]),
    expires_ms=st.sampled_from([0, 5]),
)
CLOSINGS = st.builds(
    Closing,
    transfer=IDS,
    status=st.sampled_from(list(Status)),
    amount=st.none() | st.integers(0, 40),
    at_ms=st.integers(0, 9),
)
BATCHES = st.lists(st.lists(OPENINGS | CLOSINGS, min_size=1, max_size=3), max_size=12)


def start() -> Books:
    limits = (Limit.CREDITS_WITHIN_DEBITS, Limit.DEBITS_WITHIN_CREDITS)
    books = open_account(Books(), Account("mint", "play_chips", limits[0]))
    for name in ("ann", "bob"):
        books = open_account(books, Account(name, "play_chips", limits[1]))
    return open_account(books, Account("bank", "play_chips"))


@given(BATCHES)
def test_every_batch_leaves_books_without_fault(batches: list[list[Order]]) -> None:
    books = start()
    for batch in batches:
        done = post(books, batch)
        books = books if isinstance(done, Denied) else done
        assert list(faults(books)) == []


@given(BATCHES)
def test_a_batch_accepted_once_is_accepted_again_and_changes_nothing(
    batches: list[list[Order]],
) -> None:
    books = start()
    for batch in batches:
        done = post(books, batch)
        if isinstance(done, Books):
            books = done
            again = post(books, batch)
            assert isinstance(again, Denied) or again == books


def test_each_check_finds_the_fault_that_it_is_named_for() -> None:
    good = post(start(), [Transfer("t", "mint", "ann", 9, "play_chips", "gift")])
    assert isinstance(good, Books)
    ann = good.accounts["ann"]
    broken = {
        "accounts sum to zero": {"ann": Account("ann", "play_chips", credits_posted=8)},
        "accounts within limits": {
            "bob": Account("bob", "play_chips", Limit.DEBITS_WITHIN_CREDITS, debits_posted=1)
        },
        "counters match transfers": {"ann": Account("ann", "play_chips", ann.limit)},
        "units agree": {"ann": Account("ann", "eur_cents", credits_posted=9)},
    }
    for name, accounts in broken.items():
        books = Books(good.accounts | accounts, good.transfers)
        assert name in {found for found, _ in faults(books)}
    zero = {"z": Transfer("z", "ann", "bob", 0, "play_chips", "none")}
    found = {name for name, _ in faults(Books(good.accounts, good.transfers | zero))}
    assert {"amounts positive"} == found
    assert set(CHECKS) == {*broken, "amounts positive"}
