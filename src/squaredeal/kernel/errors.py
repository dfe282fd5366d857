"""Everything that may go wrong, in three families.

SquaredealError
├── Illegal       a participant asked for what the rules refuse; carries the Refusal      (422, exit
2) ├── Broken        our own invariant failed: stop the table, keep the journal              (500,
exit 1) ├── Unavailable   the world failed; asking again may help
(503, exit 1) └── BadInput      a file, argument or message from outside cannot be understood
(400, exit 2)
"""

from __future__ import annotations

from squaredeal.kernel.choices import Refusal


class SquaredealError(Exception):
    """The root of every error that this package raises on purpose."""

    exit_code = 1


class Illegal(SquaredealError):
    """A participant asked for what the rules refuse. The kernel never catches it."""

    exit_code = 2

    def __init__(self, refusal: Refusal) -> None:
        facts = ", ".join(f"{name} {value}" for name, value in refusal.facts)
        super().__init__(f"{refusal.code} [{refusal.clause}]" + (f": {facts}" if facts else ""))
        self.refusal = refusal


class Broken(SquaredealError):
    """One of our own invariants failed."""


class Unavailable(SquaredealError):
    """The world failed: a disk, a peer, a device. Asking again may help."""


class BadInput(SquaredealError):
    """Something from outside cannot be understood. The message is one sentence that names it."""

    exit_code = 2


__all__ = ["BadInput", "Broken", "Illegal", "SquaredealError", "Unavailable"]
