"""What a failed request is answered: a refusal with its clause, or a code that says what failed."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from squaredeal.kernel import BadInput, Broken, Illegal, Unavailable
from squaredeal.server import views, wire

_log = structlog.get_logger("squaredeal.server")
_CODES: Final[dict[int, wire.FailedCode]] = {
    400: "malformed",
    401: "not_logged_in",
    403: "forbidden",
    404: "not_found",
    405: "not_found",
    413: "too_large",
    429: "too_fast",
    503: "unavailable",
}
_FIELDS: Final = {
    "nickname_length": "nickname",
    "nickname_form": "nickname",
    "nickname_blocked": "nickname",
    "nickname_taken": "nickname",
    "too_young": "born",
    "country_refused": "country",
    "rules_not_accepted": "accepts_rules",
}


class Fails(HTTPException):
    """An answer of its own code, such as `wrong_password`."""

    def __init__(self, status: int, code: wire.FailedCode, detail: str = "") -> None:
        super().__init__(status_code=status, detail=detail)
        self.code = code


def failed(status: int, code: wire.FailedCode, detail: str = "") -> Response[wire.Failed]:
    """The body of a failure."""
    return Response(wire.Failed(code, detail), status_code=status)


def _illegal(_: Request[Any, Any, Any], error: Illegal) -> Response[wire.Refused]:
    refusal = error.refusal
    return Response(wire.Refused(views.reason(refusal), _FIELDS.get(refusal.code)), status_code=422)


def _bad_input(_: Request[Any, Any, Any], error: BadInput) -> Response[wire.Failed]:
    return failed(400, "malformed", str(error))


def _unavailable(_: Request[Any, Any, Any], error: Unavailable) -> Response[wire.Failed]:
    return failed(503, "unavailable", str(error))


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Failed]:
    if isinstance(error, Fails):
        return failed(error.status_code, error.code, error.detail)
    if error.status_code == 403 and error.detail.startswith("CSRF"):
        return failed(403, "csrf", error.detail)
    code = _CODES.get(error.status_code, "broken")
    return failed(error.status_code, code, _detail(error))


def _detail(error: HTTPException) -> str:
    """What is wrong with the input; nothing of our own insides."""
    if not isinstance(error.extra, list) or not error.extra:
        return error.detail
    return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Failed]:
    _log.error("broken", path=request.url.path, why=repr(error), exc_info=error)
    return failed(500, "broken")


HANDLERS: Final[ExceptionHandlersMap] = {
    Illegal: _illegal,
    BadInput: _bad_input,
    Unavailable: _unavailable,
    Broken: _broken,
    HTTPException: _http,
    Exception: _broken,
}

__all__ = ["HANDLERS", "Fails", "failed"]
