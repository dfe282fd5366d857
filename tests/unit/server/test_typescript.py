"""The client's message types are those of the server."""

from __future__ import annotations

from pathlib import Path

import msgspec

from squaredeal.server import wire
from squaredeal.server.typescript import render

ROOT = Path(__file__).resolve().parents[3]


def test_the_client_has_the_message_types_of_the_server() -> None:
    assert render() == (ROOT / "web" / "src" / "wire.ts").read_text()


def test_every_message_of_the_client_is_told_apart_by_its_type() -> None:
    message = msgspec.json.decode(b'{"type":"subscribe","table":"t1"}', type=wire.FromClient)
    assert wire.Subscribe("t1") == message
