"""What a player may be called, and when that may change."""

from __future__ import annotations

import re
import unicodedata
from enum import Enum
from typing import Final

from squaredeal.kernel import Refusal, refuse
from squaredeal.people.account import Account
from squaredeal.rules import HouseRules

LENGTH_MIN: Final = 3
LENGTH_MAX: Final = 16
_INOFFENSIVE: Final = "acct.nickname.inoffensive"
_IMMUTABLE: Final = "acct.nickname.immutable"
_FORM: Final = re.compile(r"[^\W_](?:[^\W_]|[ ._-](?=[^\W_]))*")
_LOOKS_LIKE: Final = str.maketrans("013457@$!", "oieastasi")


class Ground(Enum):
    """Why a player asks for another nickname."""

    NONE = "none"
    HUNTED = "hunted"
    """Stronger opponents look for this name (acct.nickname.bumhunt-reset)."""
    REAL_NAME = "real_name"
    """The legal name, once proved (acct.nickname.real-name)."""


def may_be_called(house: HouseRules, nickname: str) -> Refusal | None:
    """Why a nickname is not possible; None if it is.

    Letters and digits of any script, single spaces, dots, dashes and underscores between them, 3
    to 16 characters, no term of the house's blocked list however it is disguised.
    Clause: acct.nickname.inoffensive.
    """
    if not LENGTH_MIN <= len(nickname) <= LENGTH_MAX:
        return refuse("nickname_length", _INOFFENSIVE, least=LENGTH_MIN, most=LENGTH_MAX)
    if not _FORM.fullmatch(nickname) or _mixes_scripts(nickname):
        return refuse("nickname_form", _INOFFENSIVE)
    blocked = house["account.nickname.blocked_terms"]
    plain = _letters(skeleton(nickname))
    terms = blocked.value if isinstance(blocked.value, tuple) else ()
    if any(_letters(skeleton(str(term))) in plain for term in terms):
        return refuse("nickname_blocked", blocked.clause)
    return None


def taken(nickname: str) -> Refusal:
    """Somebody has that name, or one that looks the same, and keeps it for life."""
    return refuse("nickname_taken", _IMMUTABLE, nickname=nickname)


def may_change(
    house: HouseRules, account: Account, wanted: str, ground: Ground, *, is_approved: bool = False
) -> Refusal | None:
    """Why an account keeps its nickname; None if `wanted` may replace it.

    `is_approved`: Security reviewed the play and granted the reset. Clauses:
    acct.nickname.immutable, acct.nickname.bumhunt-reset, acct.nickname.real-name.
    """
    if ground is Ground.REAL_NAME:
        proof = house.ruled("account.nickname.real_name_requires_kyc", bool)
        is_proved = account.verified_name != "" and account.verified_name == wanted
        if proof.value and not is_proved:
            return refuse("name_not_proved", proof.clause)
        return None
    if ground is Ground.HUNTED:
        review = house.ruled("account.nickname.reset_requires_review", bool)
        if review.value and not is_approved:
            return refuse("review_pending", review.clause)
        return may_be_called(house, wanted)
    free = house.ruled("account.nickname.self_change", bool)
    return may_be_called(house, wanted) if free.value else refuse("nickname_fixed", free.clause)


def skeleton(nickname: str) -> str:
    """Names with one skeleton look alike: case, accents, digits for letters and spacing ignored."""
    folded = unicodedata.normalize("NFKD", nickname).casefold().replace("ł", "l")
    bare = "".join(sign for sign in folded if not unicodedata.combining(sign))
    return "".join(sign for sign in bare.translate(_LOOKS_LIKE) if sign.isalnum())


def _letters(text: str) -> str:
    return "".join(sign for sign in text if sign.isalpha())


def _mixes_scripts(nickname: str) -> bool:
    """Letters of two alphabets in one name serve to look like somebody else."""
    scripts = {unicodedata.name(sign, "").split(" ")[0] for sign in nickname if sign.isalpha()}
    return len(scripts) > 1


__all__ = ["LENGTH_MAX", "LENGTH_MIN", "Ground", "may_be_called", "may_change", "skeleton", "taken"]
