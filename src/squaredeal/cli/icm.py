"""What stacks are worth in prizes."""

from __future__ import annotations

import json as json_text
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Column, Table

from squaredeal.analysis import icm as value_stacks
from squaredeal.kernel import BadInput

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]


def icm(*, stacks: str, prizes: str, json: Json = False) -> None:
    """Value stacks by the independent chip model: exact to 12 players, beyond with a stated error.

    Parameters
    ----------
    stacks
        Chips of each player, with commas: 5000,3000,2000.
    prizes
        Prizes from the first place down, with commas, in whole units: 50,30,20.
    json
        Print JSON for programs.
    """
    chips, paid = _numbers("stacks", stacks), _numbers("prizes", prizes)
    found = value_stacks(chips, paid)
    shares = found.shares()
    if json:
        print(
            json_text.dumps(
                {
                    "method": found.method,
                    "error": found.error,
                    "players": [
                        {
                            "stack": stack,
                            "equity": float(value),
                            "exact": str(value),
                            "units": units,
                        }
                        if found.method == "exact"
                        else {"stack": stack, "equity": float(value), "units": units}
                        for stack, value, units in zip(chips, found.equities, shares, strict=True)
                    ],
                }
            )
        )
        return
    heads = [Column(name, justify="right") for name in ("Stack", "Equity", "Whole units")]
    table = Table(*heads, box=None)
    for stack, value, units in zip(chips, found.equities, shares, strict=True):
        table.add_row(f"{stack:,}", f"{float(value):,.4f}", f"{units:,}")
    console = Console()
    console.print(table)
    if found.method == "exact":
        console.print("exact; whole units add up to the prizes")
    else:
        console.print(f"by integration of the exponential race, error at most {found.error:.2g}")


def _numbers(name: str, text: str) -> list[int]:
    numbers = []
    for part in text.split(","):
        try:
            numbers.append(int(part.strip().replace("_", "")))
        except ValueError:
            raise BadInput(f"--{name}: {part.strip()!r} is not a whole number") from None
    return numbers


__all__ = ["icm"]
