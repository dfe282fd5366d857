"""The client's message types, from the wire types: `python -m squaredeal.server.typescript`."""

from __future__ import annotations

import inspect as source
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from msgspec import Struct, inspect

from squaredeal.server.wire import (
    casino,
    choices,
    felt,
    happened,
    imports,
    pages,
    socket,
    staff,
    table,
)

MODULES: tuple[ModuleType, ...] = (
    table,
    choices,
    happened,
    felt,
    socket,
    pages,
    imports,
    casino,
    staff,
)
HEAD = (
    "// Made from the server's types: `python -m squaredeal.server.typescript > web/src/wire.ts`.\n"
    "// Do not edit.\n"
)


def render() -> str:
    """The TypeScript file: one interface a struct, one type a union, in the order of the files."""
    parts = [HEAD]
    for module in MODULES:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Struct):
                if value.__module__ == module.__name__:
                    parts.append(_interface(value))
            elif name in module.__all__:
                parts.append(f"export type {name} = {_of(inspect.type_info(value))};\n")
    return "\n".join(parts)


def _interface(kind: type[Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = [*_comment(kind), f"export interface {kind.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {info.tag!r};".replace("'", '"'))
    comes_from_client = bool(kind.__struct_config__.forbid_unknown_fields) or kind in _INBOUND
    for each in info.fields:
        mark = "?" if comes_from_client and not each.required else ""
        lines.append(f"  {each.encode_name}{mark}: {_of(each.type)};")
    return "\n".join([*lines, "}", ""])


_INBOUND = (socket.Subscribe, socket.WatchLobby, socket.Ping)


def _comment(kind: type[Struct]) -> Iterator[str]:
    text = source.cleandoc(kind.__doc__ or "")
    lines = text.splitlines()
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
        return
    yield "/**"
    yield from (f" * {line}".rstrip() for line in lines)
    yield " */"


def _of(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(_of(each) for each in types))
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.VarTupleType(item_type=item):
            return f"readonly {_wrapped(item)}[]"
        case inspect.TupleType(item_types=items):
            return f"readonly [{', '.join(_of(item) for item in items)}]"
        case inspect.DictType(value_type=value):
            return f"Readonly<Record<string, {_of(value)}>>"
        case _:
            return _PLAIN[type(info)]


def _wrapped(info: inspect.Type) -> str:
    text = _of(info)
    return f"({text})" if "|" in text or text.startswith("readonly") else text


_PLAIN: dict[type[Any], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def main() -> None:
    """Print the file."""
    sys.stdout.write(render())


if __name__ == "__main__":
    main()

__all__ = ["main", "render"]
