"""Opens a house: tables, people, the web client, all from one command."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from rich.console import Console

from squaredeal.kernel import BadInput

if TYPE_CHECKING:
    from squaredeal.server.run import Listening

DEFAULT_DB: Final = "sqlite:///var/squaredeal.db"
Demo = Annotated[bool, Parameter(negative="", help="Open tables of every kind with house bots.")]


def serve(
    *,
    db: str = DEFAULT_DB,
    house: Path | None = None,
    port: int = 8000,
    host: str = "127.0.0.1",
    demo: Demo = False,
    https: Annotated[bool, Parameter(negative="", help="Cookies for HTTPS only.")] = False,
) -> None:
    """Open the house and run it until Ctrl-C. Play chips only.

    Parameters
    ----------
    db
        Where the database is: sqlite:///FILE or postgresql://USER@HOST/NAME.
    house
        A house file; the standard house if left out.
    port
        The port to listen at; 0 takes any free one.
    host
        The address to listen at; 0.0.0.0 is every address of this machine.
    """
    from squaredeal.rules import load, standard
    from squaredeal.server.opening import Plan
    from squaredeal.server.run import bind, quiet_logs
    from squaredeal.server.run import serve as run
    from squaredeal.store import Store

    rules = standard() if house is None else load(_text(house), str(house))
    plan = Plan(rules, is_demo=demo, is_secure=https)
    listener = bind(host, port)
    quiet_logs()
    try:
        if db == DEFAULT_DB:
            Path("var").mkdir(exist_ok=True)
        with Store(db) as store, asyncio.Runner(loop_factory=_loop) as runner:
            runner.run(run(store, plan, listener, lambda open_: _tell(open_, db, rules.name)))
    finally:
        listener.close()


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def _text(house: Path) -> str:
    try:
        return house.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"the house file {house} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"the house file {house} is not UTF-8 text") from error


def _tell(open_: Listening, db: str, name: str) -> None:
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{name} is open at [bold]{open_.address}[/bold]")
    console.print(f"Tables: {len(open_.house.desk.hub.feeds)}. Play chips. Database: {db}")
    if not open_.house.desk.hub.feeds:
        console.print(
            "No poker table is open. An administrator opens one: log in as Admin and post to"
            " /api/staff/tables (GET /api/staff/games lists every game with what it is played for);"
            " or start with --demo."
        )
    if open_.house.password:
        console.print(
            f"Administrator: Admin, one-time password [bold]{open_.house.password}[/bold]"
            " (choose your own at the first log-in)"
        )
    console.print("Ctrl-C stops the house; what is durable stays.")


__all__ = ["DEFAULT_DB", "serve"]
