"""The bodies of the HTTP interface under `/api`, as JSON.

Writing requests carry the CSRF token: the value of the cookie `csrftoken` in the header
`x-csrftoken`. A refusal is answered 422 with `Refused`, anything else that went wrong with
`Failed`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from squaredeal.server.wire.choices import (
    Mine,
)
from squaredeal.server.wire.happened import Happened
from squaredeal.server.wire.socket import LobbyRow
from squaredeal.server.wire.table import (
    ClockView,
    Reason,
    TableView,
    Unit,
)

Language: TypeAlias = Literal["en", "es", "pl"]


class Settings(Struct, frozen=True):
    """How the client looks and behaves for one person; kept with the account."""

    language: Language = "en"
    theme: Literal["dark", "light"] = "dark"
    felt: Literal["pine", "petrol", "plum", "slate"] = "pine"
    deck: Literal["two", "four"] = "two"
    motion: Literal["full", "reduced"] = "full"
    has_sound: bool = False
    has_hotkeys: bool = True
    is_muck_automatic: bool = True
    is_post_automatic: bool = True


class Register(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/register` -> `Me`. `born` is a date such as 1990-05-31, `country` two letters."""

    nickname: str
    password: str
    born: str
    country: str
    accepts_rules: bool
    language: Language = "en"


class LogIn(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/login` -> `Me`."""

    nickname: str
    password: str


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/password` -> `Me`."""

    old: str
    new: str


class AcceptRules(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/rules/accept` -> `Me`. The edition that the person has read."""

    edition: str


class Balance(Struct, frozen=True):
    """`chips` may be spent, `seated` lies at tables."""

    unit: Unit
    chips: int
    seated: int


class Me(Struct, frozen=True):
    """`GET /api/me`; 401 when not logged in. `POST /api/logout` ends the session.

    With `must_change_password` nothing but `POST /api/password` is served. `edition` is the
    current edition of the house rules, `has_accepted` whether this person accepted it.
    """

    player: str
    nickname: str
    is_staff: bool
    must_change_password: bool
    edition: str
    has_accepted: bool
    balances: tuple[Balance, ...]
    settings: Settings
    tables: tuple[str, ...]


class House(Struct, frozen=True):
    """`GET /api/house`: what a visitor needs before logging in. `languages` best first."""

    name: str
    version: str
    edition: str
    age_min: int
    countries_refused: tuple[str, ...]
    language: Language
    languages: tuple[Language, ...]
    password_length_min: int
    nickname_length_min: int
    nickname_length_max: int
    is_play_chips: bool


class LobbyPage(Struct, frozen=True):
    """`GET /api/lobby`."""

    rows: tuple[LobbyRow, ...]


class RoundLine(Struct, frozen=True):
    """One played round in a list. `net` is the reader's result in chips."""

    round: str
    table: str
    table_name: str
    game: str
    number: int
    unit: Unit
    ended_ms: int
    is_void: bool
    pot: int
    net: int | None = None
    cards: tuple[str, ...] = ()
    board: tuple[str, ...] = ()


class RoundList(Struct, frozen=True):
    """`GET /api/rounds?table=&before=&limit=`: the own rounds of the reader, latest first. `GET
    /api/tables/<table>/rounds`: those of a table as the rail saw them. `next` goes to `before`."""

    rounds: tuple[RoundLine, ...]
    next: int | None = None


class Frame(Struct, frozen=True):
    """One step of a recorded round, as the reader saw it: the same data as an update's."""

    at_ms: int
    events: tuple[Happened, ...]
    view: TableView
    mine: Mine | None = None
    clock: ClockView | None = None


class RoundRecord(Struct, frozen=True):
    """`GET /api/rounds/<round>`: rendered while it was played, for the reader's eyes."""

    line: RoundLine
    seat: int | None
    frames: tuple[Frame, ...]


class Leaf(Struct, frozen=True):
    """One place of the sealed deck, opened; `salt` and `path` are hexadecimal, an empty step of
    the path means that the node had no partner."""

    place: int
    card: str
    salt: str
    path: tuple[str, ...]


class Fairness(Struct, frozen=True):
    """`GET /api/rounds/<round>/fairness`: what was published before the round and what opens it.

    `commitment` is the seal over all `size` places of the deck, published before the deal. `order`
    says which place was dealt first, second, ...; it follows from `seeds`. `used` is the cards that
    left the deck, in the order dealt, `??` where the reader may not see. `leaves` opens the places
    the reader may check. Nothing is opened before the round `is_over`.
    """

    round: str
    scheme: str
    commitment: str
    published_ms: int
    is_over: bool
    size: int
    seeds: tuple[str, ...]
    order: tuple[int, ...]
    used: tuple[str, ...]
    leaves: tuple[Leaf, ...]


class ClauseText(Struct, frozen=True):
    """`GET /api/clauses/<id>?lang=`: a house rule for people. `source` is where it is written."""

    clause: str
    area: str
    title: str
    text: str
    source: str
    settings: dict[str, str]


class ClauseList(Struct, frozen=True):
    """`GET /api/clauses?lang=&area=&q=`."""

    edition: str
    clauses: tuple[ClauseText, ...]


class Refused(Struct, frozen=True):
    """The body of 422: the rules refuse it. `field` names the input concerned, if one is."""

    reason: Reason
    field: str | None = None


FailedCode: TypeAlias = Literal[
    "malformed",
    "not_logged_in",
    "wrong_password",
    "weak_password",
    "must_change_password",
    "forbidden",
    "not_found",
    "too_fast",
    "too_large",
    "csrf",
    "unavailable",
    "broken",
]


class Failed(Struct, frozen=True):
    """The body of every other failure. `detail` names what is wrong, in English."""

    code: FailedCode
    detail: str = ""


__all__ = [
    "AcceptRules",
    "Balance",
    "ChangePassword",
    "ClauseList",
    "ClauseText",
    "Failed",
    "FailedCode",
    "Fairness",
    "Frame",
    "House",
    "Language",
    "Leaf",
    "LobbyPage",
    "LogIn",
    "Me",
    "Refused",
    "Register",
    "RoundLine",
    "RoundList",
    "RoundRecord",
    "Settings",
]
