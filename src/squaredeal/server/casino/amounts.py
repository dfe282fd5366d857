"""Amounts that are no whole number of chips are refused like any other stake out of bounds."""

from __future__ import annotations

import json
from collections.abc import Container
from typing import Any, Final

from squaredeal.kernel import refuse
from squaredeal.server import views, wire

LIMITS: Final = "live.bet.reject-limits"


def not_whole(text: str, tables: Container[str]) -> wire.Answer | None:
    """The refusal of an envelope for one of these tables whose amount is a fraction or no number.

    None for any other message that cannot be read.
    """
    try:
        message: Any = json.loads(text)
        id_, table, amount = message["id"], message["table"], message["act"]["amount"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    if not isinstance(id_, str) or not isinstance(table, str) or table not in tables:
        return None
    if amount is None or type(amount) is int:
        return None
    refusal = refuse("amount_not_whole", LIMITS, amount=str(amount)[:40])
    return wire.Answer(id_, table, False, views.reason(refusal))


__all__ = ["not_whole"]
