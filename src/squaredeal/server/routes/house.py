"""What a visitor may know of the house: who it is, its tables, its rules, its words."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from squaredeal import __version__, people
from squaredeal.rules import HouseRules, spell
from squaredeal.rules.catalogue import Clause, catalogue, stands
from squaredeal.rules.words import LANGUAGES, MissingWords, explain, source
from squaredeal.server import wire
from squaredeal.server.desk import Desk
from squaredeal.server.failures import Fails
from squaredeal.server.language import DEFAULT, preferred
from squaredeal.server.passwords import LENGTH_MIN
from squaredeal.server.sessions import member_of

FOUND_MAX: Final = 600


@get("/house")
async def about(request: Request[Any, Any, Any], desk: NamedDependency[Desk]) -> wire.House:
    """The house in a few words."""
    languages = preferred(request.headers.get("accept-language", ""))
    return wire.House(
        name=desk.house.name,
        version=__version__,
        edition=desk.options.edition,
        age_min=people.age_min(desk.house, "").value,
        countries_refused=people.countries_refused(desk.house),
        language=languages[0],
        languages=languages,
        password_length_min=LENGTH_MIN,
        nickname_length_min=people.LENGTH_MIN,
        nickname_length_max=people.LENGTH_MAX,
        is_play_chips=True,
    )


@get("/lobby")
async def lobby(request: Request[Any, Any, Any], desk: NamedDependency[Desk]) -> wire.LobbyPage:
    """The list of tables, with the seats of who asks."""
    member = await member_of(request, desk)
    return wire.LobbyPage(desk.hub.rows(member.account.player if member else None))


@get("/clauses")
async def clauses(
    desk: NamedDependency[Desk],
    lang: FromQuery[str] = DEFAULT,
    area: FromQuery[str] = "",
    q: FromQuery[str] = "",
) -> wire.ClauseList:
    """The house rules, of one area or with a word in them."""
    found = []
    for clause in catalogue().values():
        if area and clause.area != area:
            continue
        text = clause_text(desk.house, clause, lang)
        words = f"{text.clause} {text.title} {text.text}".casefold()
        if q.casefold() in words:
            found.append(text)
    return wire.ClauseList(desk.options.edition, tuple(found[:FOUND_MAX]))


@get("/clauses/{clause:str}")
async def clause(
    desk: NamedDependency[Desk], clause: FromPath[str], lang: FromQuery[str] = DEFAULT
) -> wire.ClauseText:
    """One house rule."""
    found = catalogue().get(clause)
    if found is not None:
        return clause_text(desk.house, found, lang)
    for own in desk.house.own:
        if own.id == clause:
            return wire.ClauseText(own.id, "house", own.id, own.rule, own.document, {})
    raise Fails(404, "not_found", f"there is no clause {clause}")


def clause_text(house: HouseRules, clause: Clause, language: str) -> wire.ClauseText:
    """A clause in the reader's words; where these are missing, as the catalogue has it."""
    if language not in LANGUAGES:
        raise Fails(400, "malformed", f"the languages are {', '.join(LANGUAGES)}")
    title, text = clause.id, clause.rule
    try:
        words = explain(clause.id, language)
        title, text = words.title, words.reason
    except MissingWords:
        pass
    settings = {key: spell(house[key].value) for key in clause.sets if key in house}
    where = "; ".join(stands(each) for each in clause.sources)
    return wire.ClauseText(clause.id, clause.area, title, text, where, settings)


@get("/text/{name:str}", media_type="text/plain; charset=utf-8")
async def text(name: FromPath[str]) -> Response[str]:
    """The words of one language, as Fluent: `/text/en.ftl`."""
    language, _, ending = name.partition(".")
    if ending != "ftl" or language not in LANGUAGES:
        raise Fails(404, "not_found", f"there is no text {name}")
    return Response(source(language), headers={"cache-control": "no-cache"})


def house() -> tuple[Router, Router]:
    """The routes under `/api`, and those that are no part of it."""
    return Router("/", route_handlers=[about, lobby, clauses, clause]), Router(
        "/", route_handlers=[text]
    )


__all__ = ["house"]
