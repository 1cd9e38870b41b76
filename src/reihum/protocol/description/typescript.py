"""The protocol as TypeScript types: ``python -m reihum.protocol.description.typescript > web/src/lib/protocol.ts``.

With the name of a game, the types of its views: each board has them beside it as ``view.ts``.
"""

import json
import sys
import typing
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import inspect as types

from reihum.core.record import SPECTATOR
from reihum.core.registry import rules_of
from reihum.core.rules import View
from reihum.protocol import defaults, messages
from reihum.protocol.description.structs import Description, describe, reachable

_HEAD = """// Generated from {source} by `python -m reihum.protocol.description.typescript{argument}`.
// Do not edit: change the structs and generate again.
"""
Values = tuple[Any, ...]
_NAMED: dict[str, Values] = {
    name: typing.get_args(getattr(messages, name)) for name in ("Status", "SeatKind", "StepKind", "Code")
}
_NONE: dict[str, Values] = {}
_PLAIN: dict[type[types.Type], str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def protocol_structs() -> list[type[msgspec.Struct]]:
    """Every struct of the protocol, in the order of the source."""
    bases = (messages.Struct, messages.Command, messages.Message)
    return [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in bases
    ]


def typescript() -> str:
    """The types of the protocol; of a view only what all games have in common."""
    own = protocol_structs()
    structs = reachable([View, *own])
    sent_by_server = {View, *reachable(struct for struct in own if not is_request(struct))}
    parts = [
        _HEAD.format(source="src/reihum/protocol/messages.py", argument=""),
        *(f"export const {name} = {json.dumps(value)};" for name, value in _constants().items()),
        *(type_alias(name, values) for name, values in _NAMED.items()),
        *(interface(describe(struct), struct not in sent_by_server, _NAMED) for struct in structs),
        _union("AnyCommand", [struct.__name__ for struct in typing.get_args(messages.AnyCommand)]),
        _union("AnyMessage", [struct.__name__ for struct in typing.get_args(messages.AnyMessage)]),
    ]
    return "\n\n".join(parts) + "\n"


def typescript_of(game: str) -> str:
    """The types of a game's views."""
    rules = rules_of(game)
    head = _HEAD.format(source=f"{rules.view_type.__module__}", argument=f" {game}")
    structs = reachable([rules.view_type])
    return "\n\n".join([head, *(interface(describe(struct), False) for struct in structs)]) + "\n"


def _constants() -> dict[str, int | float | str]:
    """What tables in the browser have in common with those of a server."""
    return {
        "VERSION": messages.VERSION,
        "SPECTATOR": SPECTATOR,
        "MAX_FRAME": messages.MAX_FRAME,
        "MAX_MOVES": messages.MAX_MOVES,
        "DEFAULT_LEVEL": defaults.DEFAULT_LEVEL,
        "BOT_DELAY_S": defaults.BOT_DELAY_S,
        "BOT_GOES_ON": defaults.BOT_GOES_ON,
    }


def is_request(struct: type[msgspec.Struct]) -> bool:
    """Whether clients send this struct (and the server never does)."""
    return issubclass(struct, messages.Command) or struct in messages.REQUESTS


def type_name(kind: types.Type) -> str:
    """A type in TypeScript."""
    if type(kind) in _PLAIN:
        return _PLAIN[type(kind)]
    if isinstance(kind, types.Metadata):
        return str((kind.extra or {}).get("typescript") or type_name(kind.type))
    if isinstance(kind, types.LiteralType):
        return " | ".join(json.dumps(value) for value in kind.values)
    if isinstance(kind, types.StructType):
        return kind.cls.__name__
    if isinstance(kind, types.UnionType):
        parts = sorted(kind.types, key=lambda part: part == types.NoneType())
        return " | ".join(dict.fromkeys(type_name(part) for part in parts))  # int and float are one type there
    if isinstance(kind, types.ListType | types.VarTupleType):
        item = type_name(kind.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(type_name(item) for item in kind.item_types)}]"
    if isinstance(kind, types.DictType):
        return f"Record<string, {type_name(kind.value_type)}>"
    raise TypeError(f"{kind} has no TypeScript type yet")


def type_alias(name: str, values: Values) -> str:
    """A type that is one of some values, by its name."""
    return f"export type {name} = {' | '.join(json.dumps(value) for value in values)};"


def _union(name: str, members: Sequence[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"


def interface(description: Description, optional: bool, named: Mapping[str, Values] = _NONE) -> str:
    """A struct. ``optional``: what has a default may be left out; ``named``: types that have names of their own."""
    lines = [_doc(description.doc, ""), f"export interface {description.name} {{"]
    if description.tag:
        lines.append(f"  {description.tag[0]}: {json.dumps(description.tag[1])};")
    for field in description.fields:
        mark = "" if field.required or not optional else "?"
        if field.comment:
            lines.append(f"  /** {field.comment} */")
        lines.append(f"  {field.name}{mark}: {_type_of(field.type, named)};")
    return "\n".join(line for line in lines if line) + "\n}"


def _type_of(kind: types.Type, named: Mapping[str, Values]) -> str:
    """A field's type, by its own name where it has one."""
    if isinstance(kind, types.LiteralType):
        for name, values in named.items():
            if set(kind.values) == set(values):
                return name
    if isinstance(kind, types.UnionType):
        parts = sorted(kind.types, key=lambda part: part == types.NoneType())
        return " | ".join(dict.fromkeys(_type_of(part, named) for part in parts))
    return type_name(kind)


def _doc(text: str, indent: str) -> str:
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */"
    body = "\n".join(f"{indent} * {line}".rstrip() for line in lines)
    return f"{indent}/**\n{body}\n{indent} */"


def main(arguments: Sequence[str]) -> Any:
    """Print a file."""
    sys.stdout.write(typescript_of(arguments[0]) if arguments else typescript())


if __name__ == "__main__":
    main(sys.argv[1:])
