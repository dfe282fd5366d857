"""A house file is read whole, or refused in one sentence that says what is wrong."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from squaredeal.rules import HouseError, Ruled, load, spell, standard
from squaredeal.rules.schema import members, settings

ROOM = """
name = "Corner house"
[room.main]
product = "online-poker"
documents = [["house-es", "house-pl"], "live-room"]
"""

CORNER = """
name = "Corner house"
[room.main]
product = "online-poker"
documents = {documents}
[document.corner]
title = "Notice by the door"
[[clause]]
id = "corner.odd-chip"
document = "corner"
rule = "The odd chip goes to the lowest seat."
sets = {{ "hand.odd_unit" = "lowest_seat" }}
"""


def override(key: str, value: str, clause: str = "house.own", extra: str = "") -> str:
    return (
        f'[[override]]\nkey = "{key}"\nvalue = {value}\nclause = "{clause}"\n'
        f'rule = "So it is here."\n{extra}\n'
    )


def problem(text: str) -> str:
    with pytest.raises(HouseError) as caught:
        load(text, "corner.toml")
    return str(caught.value)


def test_the_standard_house_rules_every_setting_and_cites_a_clause() -> None:
    house = standard()
    assert house.name == "Standard house"
    assert set(settings()) == set(house.settings)
    assert Ruled(15, "hand.clock.limits-vary") == house["hand.clock.seconds.cash"]
    assert Fraction(1, 20) == house.value("bac.commission")
    assert house.value("cash.refusal.ladder_minutes") == (0, 5, 15, 30, 60)


def test_no_value_is_a_binary_fraction() -> None:
    assert not [k for k, ruled in standard().settings.items() if isinstance(ruled.value, float)]


def test_a_value_is_asked_for_with_its_type() -> None:
    house = standard()
    assert house.value("hand.clock.seconds.cash", int) == 15
    assert Ruled(value=False, clause="bj.split.then-hit-stand") == house.ruled(
        "bj.double.after_split", bool
    )
    with pytest.raises(HouseError, match=r"bj.decks is a int, not a bool"):
        house.value("bj.decks", bool)


def test_an_unknown_key_is_refused_by_name() -> None:
    with pytest.raises(HouseError, match=r"there is no setting hand.colour"):
        standard()["hand.colour"]
    with pytest.raises(HouseError, match="there is no room cellar; the rooms are online"):
        standard().room("cellar")


def test_a_room_cites_the_document_that_governs_it() -> None:
    house = standard()
    assert house.room("online")["hand.odd_unit"].clause == "hand.split.equal"
    assert house.room("live-poker")["hand.odd_unit"].clause == "floor.odd-chip"


def test_an_override_stands_above_the_documents_and_is_cited() -> None:
    house = load(ROOM + override("cash.rake.percent", "3.25"), "corner.toml")
    assert Ruled(Fraction(13, 4), "house.own") == house["cash.rake.percent"]
    assert house.own[0].rule == "So it is here."


def test_an_override_may_hold_in_one_room_only() -> None:
    other = '[room.other]\nproduct = "stud"\ndocuments = ["stud"]\n'
    text = ROOM + other + override("room.straddle.max_bb", "4", extra='rooms = ["other"]')
    house = load(text, "corner.toml")
    assert house.room("main").value("room.straddle.max_bb") == 5
    assert house.room("other").value("room.straddle.max_bb") == 4
    with pytest.raises(HouseError, match=r"differs between the rooms main, other; ask one"):
        house["room.straddle.max_bb"]


@pytest.mark.parametrize(
    ("documents", "expected"),
    [
        ('["corner", ["house-es", "house-pl"]]', Ruled("lowest_seat", "corner.odd-chip")),
        ('["house-es", "corner"]', Ruled("first_left_of_button", "hand.split.equal")),
        ('["house-es"]', Ruled("first_left_of_button", "hand.split.equal")),
    ],
)
def test_the_first_document_of_a_room_governs(documents: str, expected: Ruled[str]) -> None:
    house = load(CORNER.format(documents=documents), "corner.toml")
    assert expected == house["hand.odd_unit"]


def test_equals_that_disagree_need_an_override() -> None:
    text = CORNER.format(documents='[["corner", "house-es"]]')
    assert problem(text) == (
        "corner.toml: room main: corner.odd-chip and hand.split.equal stand equal and disagree on "
        "hand.odd_unit (lowest_seat or first_left_of_button); an override must choose"
    )
    chosen = load(text + override("hand.odd_unit", '"high_card_suit"'), "corner.toml")
    assert Ruled("high_card_suit", "house.own") == chosen["hand.odd_unit"]


def test_two_overrides_that_disagree_are_both_named() -> None:
    text = ROOM + override("bj.decks", "6", "house.a") + override("bj.decks", "7", "house.b")
    assert "house.a and house.b stand equal and disagree on bj.decks (6 or 7)" in problem(text)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (
            override("hand.timebank.replenish.cash", '"per_hour"'),
            "hand.timebank.replenish.cash is played as none only, not as per_hour",
        ),
        (override("room.jackpot.drop", "100"), "room.jackpot.drop is played as 0 only, not as 100"),
        (override("cash.rake.percnt", "3"), "no setting cash.rake.percnt; did you mean cash.rake."),
        (override("cash.rake.percent", '"five"'), 'cash.rake.percent must be a number, not "five"'),
        (override("cash.rake.percent", "nan"), "cash.rake.percent must be a number, not NaN"),
        (override("cash.rake.percent", "10.01"), "must be from 0 to 10 percent, not 10.01"),
        (override("cash.rake.cap", "-1"), "cash.rake.cap must be at least 0 table_units, not -1"),
        (override("bj.decks", "6.0"), "bj.decks must be a whole number, not 6.0"),
        (override("bj.decks", "true"), "bj.decks must be a whole number, not true"),
        (override("chat.enabled", "1"), "chat.enabled must be true or false, not 1"),
        (override("hand.button", '"red"'), "hand.button must be dead or moving, not red"),
        (override("poker.betting", '["go"]'), "may hold no_limit, pot_limit, fixed_limit, but not"),
        (override("poker.betting", '"go"'), 'poker.betting must be a list, not "go"'),
        (override("chat.sanctions", '["mute", "mute"]'), "chat.sanctions must name nothing twice"),
        (
            override("cash.refusal.ladder_minutes", "[-5]"),
            "must hold no negative number, but holds",
        ),
        (override("account.min_age.by_jurisdiction", "3"), "must be a table, not 3"),
        (override("rules.edition", '""'), 'rules.edition must be a text, not ""'),
        (
            override("cash.buyin.min_bb", "101"),
            "must not exceed cash.buyin.max_bb, but 101 is more",
        ),
        (override("bj.decks", "6", ""), "override of bj.decks: it names no clause of its own"),
        (override("bj.decks", "6", "bj.cards.deck"), "bj.cards.deck must start with house."),
        (
            '[[override]]\nkey="bj.decks"\nvalue=6\nclause="house.x"',
            "that house.x states is missing",
        ),
        (override("bj.decks", "6", extra='rooms = ["attic"]'), "bj.decks: there is no room attic"),
        ('[[override]]\nkey="bj.decks"', "override[0]: object missing required field `value`"),
        ("[colour]\nred = 1", "object contains unknown field `colour`"),
        ("name = ", "this is not TOML"),
        ('[room.b]\nproduct = "stud"\ndocuments = ["x"]', "room.b.documents: no document x; there"),
        ('[room.b]\nproduct = "stud"\ndocuments = []', "a room needs at least one document"),
        ('[room.b]\nproduct = "stud"\ndocuments = ["stud", "stud"]', "may be named once only"),
        ('[room.b]\nproduct = "golf"\ndocuments = ["stud"]', "room[...].product: invalid enum"),
        ('[room."B b"]\nproduct = "stud"\ndocuments = ["stud"]', "B b: a code has small letters"),
        ('[document.stud]\ntitle = "x"', "document.stud: this code is taken"),
        (
            '[[clause]]\nid = "a.b"\ndocument = "a"\nrule = "r"\nsets = {}',
            "clause a.b: there is no document.a in this file",
        ),
    ],
)
def test_a_faulty_house_file_is_refused_in_one_sentence(line: str, says: str) -> None:
    said = problem(ROOM + line)
    assert said.startswith("corner.toml: ")
    assert says in said
    assert "\n" not in said


def test_a_house_without_rooms_is_refused() -> None:
    assert problem('name = "x"\nroom = {}') == "corner.toml: room: a house needs at least one room"
    assert "the file: object missing required field `room`" in problem('name = "x"')


@pytest.mark.parametrize("entry", ["0.05", "3.0", "99.54", "-0.5"])
def test_a_decimal_is_spelled_as_it_was_written(entry: str) -> None:
    assert entry == spell(Fraction(entry))


def test_other_values_are_spelled_as_in_a_house_file() -> None:
    assert spell(True) == "true"
    assert spell((0, 5)) == "[0, 5]"
    assert spell((("es", 18),)) == "[es = 18]"
    assert spell("dead") == "dead"


def test_every_setting_is_described_in_full() -> None:
    for key, setting in settings().items():
        assert setting.why, key
        assert setting.clauses, key
        assert not setting.at_most or setting.at_most in settings(), key
        numeric = setting.type in ("int", "decimal")
        assert numeric or (setting.low, setting.high) == (None, None), key
    assert members(settings()["bac.side_bets"]) == ("pairs",)


def test_every_alternative_is_one_that_a_house_may_choose() -> None:
    from squaredeal.rules.schema import fit

    for key, setting in settings().items():
        for other in setting.alternatives:
            assert fit(setting, other) != fit(setting, setting.value), key


def test_the_settings_are_those_that_were_decided(shared: Path) -> None:
    import tomllib

    decided = tomllib.loads((shared / "spec" / "decisions.toml").read_text())["decision"]
    assert [each["key"] for each in decided] == list(settings())


def test_loading_the_standard_house_is_quick() -> None:
    """60 ms of processor beyond the codec; the best of three counts."""
    code = (
        "import msgspec, time; t = time.process_time();"
        "from squaredeal.rules import standard; standard(); print(time.process_time() - t)"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, check=True) for _ in "123"
    ]
    assert min(float(run.stdout) for run in runs) < 0.060


def test_the_house_in_the_documentation_does_what_the_page_says() -> None:
    page = Path(__file__).resolve().parents[3] / "docs" / "rules" / "house-file.md"
    text = page.read_text(encoding="utf-8").split("```toml")[1].split("```")[0]
    house = load(text, "corner.toml")
    straddle, clock = "room.straddle.max_bb", "hand.clock.seconds.cash"
    assert house.room("salon")[straddle] == Ruled(4, "corner.straddle")
    assert house.room("main")[straddle] == Ruled(5, "floor.straddle.cap")
    assert house.room("main")[clock] == Ruled(20, "house.clock")
    assert house.room("salon")[clock] == Ruled(15, "hand.clock.limits-vary")
