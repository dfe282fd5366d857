"""Accounts over HTTP: who gets one, who gets in, what is refused and why."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from squaredeal.server.opening import ADMINISTRATOR
from squaredeal.server.run import Listening
from tests.edge.client import PASSWORD, Client
from tests.edge.house import holdem, open_house
from tests.marks import clause


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Listening]:
    async with open_house(tmp_path, holdem()) as listening:
        yield listening


@pytest.fixture
async def visitor(house: Listening) -> AsyncIterator[Client]:
    client = Client(house.address)
    yield client
    await client.close()


async def test_a_new_account_is_logged_in_and_has_play_chips(visitor: Client) -> None:
    answer = await visitor.register("Ana")
    assert answer.status_code == 201
    me = (await visitor.http.get("/api/me")).json()
    assert me["nickname"] == "Ana"
    assert me["has_accepted"]
    assert me["balances"][0] == {
        "unit": {"code": "play_chips", "decimals": 0, "symbol": ""},
        "chips": 20_000,
        "seated": 0,
    }


@clause("acct.age-gate")
async def test_a_minor_gets_no_account(visitor: Client) -> None:
    year = datetime.now(UTC).year - 17
    answer = await visitor.register("Kid", born=f"{year}-01-01")
    assert answer.status_code == 422
    body = answer.json()
    assert body["field"] == "born"
    assert body["reason"] == {
        "code": "too_young",
        "clause": "acct.age-gate",
        "facts": {"age_min": 18},
    }
    assert (await visitor.http.get("/api/me")).status_code == 401


async def test_a_name_that_looks_like_anothers_is_taken(house: Listening, visitor: Client) -> None:
    await visitor.register("River Rat")
    other = Client(house.address)
    answer = await other.register("r1verrat")
    await other.close()
    assert answer.status_code == 422
    assert answer.json()["reason"]["code"] == "nickname_taken"


async def test_a_short_password_and_a_broken_date_are_named(visitor: Client) -> None:
    body = {"nickname": "Ana", "born": "1990-01-01", "country": "ES", "accepts_rules": True}
    weak = await visitor.post("/api/register", body | {"password": "short"})
    assert (weak.status_code, weak.json()["code"]) == (400, "weak_password")
    dated = await visitor.post("/api/register", body | {"password": PASSWORD, "born": "1990-02-30"})
    assert (dated.status_code, dated.json()["code"]) == (400, "malformed")
    assert "1990-02-30" in dated.json()["detail"]
    unknown = await visitor.post("/api/register", body | {"password": PASSWORD, "rank": 1})
    assert unknown.status_code == 400


@clause("acct.rules.acceptance")
async def test_who_does_not_accept_the_rules_gets_no_account(visitor: Client) -> None:
    body = {
        "nickname": "Ana",
        "password": PASSWORD,
        "born": "1990-01-01",
        "country": "ES",
        "accepts_rules": False,
    }
    answer = await visitor.post("/api/register", body)
    assert answer.status_code == 422
    assert answer.json()["reason"]["clause"] == "acct.rules.acceptance"


async def test_logging_out_ends_the_session_and_in_again_starts_one(visitor: Client) -> None:
    await visitor.register("Ana")
    kept = visitor.http.cookies["squaredeal"]
    await visitor.post("/api/logout", {})
    visitor.http.cookies.set("squaredeal", kept)
    assert (await visitor.http.get("/api/me")).status_code == 401
    visitor.http.cookies.delete("squaredeal")
    wrong = await visitor.post("/api/login", {"nickname": "Ana", "password": "wrong password!"})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong_password")
    right = await visitor.post("/api/login", {"nickname": "ANA", "password": PASSWORD})
    assert right.status_code == 200


async def test_guessing_a_password_is_stopped(visitor: Client) -> None:
    guess = {"nickname": "Nobody", "password": "wrong password!"}
    for _ in range(10):
        assert (await visitor.post("/api/login", guess)).status_code == 401
    assert (await visitor.post("/api/login", guess)).status_code == 429


async def test_a_request_without_the_token_is_refused(visitor: Client) -> None:
    answer = await visitor.http.post("/api/logout", json={})
    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")


async def test_the_first_administrator_must_choose_a_password(
    house: Listening, visitor: Client
) -> None:
    one_time = house.house.password
    assert one_time is not None
    await visitor.post("/api/login", {"nickname": ADMINISTRATOR, "password": one_time})
    me = (await visitor.http.get("/api/me")).json()
    assert me["must_change_password"]
    closed = await visitor.http.get("/api/rounds")
    assert (closed.status_code, closed.json()["code"]) == (403, "must_change_password")
    changed = await visitor.post("/api/password", {"old": one_time, "new": PASSWORD})
    assert changed.status_code == 200
    assert not changed.json()["must_change_password"]
    assert (await visitor.http.get("/api/rounds")).status_code == 200


async def test_settings_are_kept(visitor: Client) -> None:
    await visitor.register("Ana")
    settings = (await visitor.http.get("/api/me")).json()["settings"] | {
        "language": "pl",
        "deck": "four",
    }
    answer = await visitor.post("/api/settings", settings, "PUT")
    assert answer.status_code == 200, answer.text
    assert (await visitor.http.get("/api/me")).json()["settings"] == settings


async def test_every_answer_carries_the_headers_that_protect_a_reader(visitor: Client) -> None:
    for path in ("/", "/api/house", "/api/nothing", "/text/en.ftl"):
        headers = (await visitor.http.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


async def test_the_language_follows_the_browser(visitor: Client) -> None:
    asked = {"accept-language": "de-DE, pl;q=0.8, en;q=0.7"}
    about = (await visitor.http.get("/api/house", headers=asked)).json()
    assert about["language"] == "pl"
    assert about["languages"] == ["pl", "en", "es"]


async def test_every_rule_is_served_in_the_readers_language(visitor: Client) -> None:
    found = await visitor.http.get("/api/clauses/floor.raise.minimum?lang=es")
    assert found.status_code == 200
    english = (await visitor.http.get("/api/clauses/floor.raise.minimum")).json()
    assert found.json()["text"] != english["text"]
    assert found.json()["source"]
    assert (await visitor.http.get("/api/clauses/no.such.rule")).status_code == 404
    some = (await visitor.http.get("/api/clauses?area=cash&q=rake")).json()["clauses"]
    assert {each["area"] for each in some} == {"cash"}
