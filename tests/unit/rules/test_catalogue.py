"""The catalogue holds every clause, each with its address, its settings and its proof."""

from __future__ import annotations

import tomllib
from pathlib import Path

from squaredeal.rules.catalogue import AREAS, catalogue, stands
from squaredeal.rules.documents import documents, rank, standing
from squaredeal.rules.schema import settings


def test_the_catalogue_is_the_one_that_was_written_down(shared: Path) -> None:
    written = tomllib.loads((shared / "spec" / "clauses.toml").read_text())["clause"]
    assert {each["id"]: each["area"] for each in written} == {
        clause.id: clause.area for clause in catalogue().values()
    }
    for each in written:
        clause = catalogue()[each["id"]]
        assert (each["rule"], each["test"], tuple(each["actor"])) == (
            clause.rule,
            clause.test,
            clause.actors,
        )
        fixed = {param["key"] for param in each["config"].get("params", [])}
        assert fixed <= set(clause.sets), clause.id


def test_every_area_has_clauses_and_no_clause_is_elsewhere() -> None:
    assert set(AREAS) == {clause.area for clause in catalogue().values()}


def test_a_clause_knows_the_settings_it_fixes() -> None:
    assert catalogue()["hand.clock.limits-vary"].sets == (
        "hand.clock.seconds.cash",
        "hand.clock.seconds.tournament",
        "hand.clock.seconds.final_table",
    )


def test_every_setting_serves_clauses_that_exist() -> None:
    for key, setting in settings().items():
        for clause in setting.clauses:
            assert clause in catalogue(), key


def test_a_clause_stands_in_the_documents_that_its_prefix_says() -> None:
    """Rooms rank clauses by prefix alone, so the prefixes must tell the truth."""
    for clause in catalogue().values():
        holders = standing(clause.id.partition(".")[0])
        cited = {source.document for source in clause.sources}
        assert holders, clause.id
        assert cited & set(holders), clause.id
        assert cited <= set(documents()), clause.id


def test_a_room_obeys_its_first_document_first() -> None:
    order = (("stud",), ("house-es", "house-pl"))
    assert rank("stud7.check", order) == 0
    assert rank("hand.split.equal", order) == 1
    assert rank("floor.odd-chip", order) == len(order)


def test_a_source_is_told_in_words() -> None:
    source = catalogue()["floor.odd-chip"].sources[0]
    assert stands(source).startswith("Rules of the live poker room, ")


def test_what_only_furniture_can_show_is_not_claimed_by_a_program() -> None:
    proofs = {clause.id: clause.proof for clause in catalogue().values()}
    assert proofs["roul.table"] == "physical"
    assert proofs["bj.table.notice-dealer"] == "notice"
    assert proofs["live.prohibited.peek"] == "procedure"
    assert proofs["hand.clock.expiry"] == "test"
