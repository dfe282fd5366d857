"""A small house for these tests, with whatever overrides a test needs."""

from __future__ import annotations

from squaredeal.rules import HouseRules, load

_HOUSE = """
name = "Corner house"

[room.online]
product = "online-poker"
title = "Online poker"
documents = [["house-es", "house-pl"], "live-room", "stud"]
"""


def house(**chosen: str) -> HouseRules:
    """The standard online room; each setting (dots as double underscores) overridden as TOML."""
    overrides = "".join(
        f'[[override]]\nkey = "{key.replace("__", ".")}"\nvalue = {value}\n'
        f'clause = "house.{number}"\nrule = "A choice of the house."\n'
        for number, (key, value) in enumerate(chosen.items())
    )
    return load(_HOUSE + overrides, "corner.toml")
