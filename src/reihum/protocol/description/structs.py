"""Structs as data: names, types, defaults and the comments behind their fields, for everything that is generated."""

import ast
import functools
import inspect
import io
import textwrap
import tokenize
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect as types


class Field(NamedTuple):
    """A field of a struct. ``comment`` is what stands behind it in the source."""

    name: str
    type: types.Type
    required: bool
    default: Any
    comment: str


class Description(NamedTuple):
    """A struct: its docstring, its tag (None if it has none) and its fields."""

    name: str
    doc: str
    tag: tuple[str, str] | None
    fields: list[Field]


def describe(struct: type[msgspec.Struct]) -> Description:
    """Describe one struct."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    comments = {name: text for base in reversed(struct.__mro__) for name, text in _comments(base).items()}
    fields = [
        Field(field.encode_name, field.type, field.required, _default(field), comments.get(field.name, ""))
        for field in info.fields
    ]
    tag = (str(info.tag_field), str(info.tag)) if info.tag_field else None
    return Description(struct.__name__, inspect.getdoc(struct) or "", tag, fields)


def reachable(roots: Iterable[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """The structs and every struct that they are made of, each once, parts before what they are part of."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(struct: type[msgspec.Struct]) -> None:
        if struct in found:
            return
        info = types.type_info(struct)
        assert isinstance(info, types.StructType)
        for field in info.fields:
            for part in structs_in(field.type):
                if part is not struct:
                    visit(part)
        found[struct] = None

    for root in roots:
        visit(root)
    return list(found)


def structs_in(kind: types.Type) -> Iterator[type[msgspec.Struct]]:
    """The structs that a type mentions."""
    if isinstance(kind, types.StructType):
        yield kind.cls
    elif isinstance(kind, types.Metadata):
        yield from structs_in(kind.type)
    elif isinstance(kind, types.ListType | types.VarTupleType):
        yield from structs_in(kind.item_type)
    elif isinstance(kind, types.TupleType):
        for item in kind.item_types:
            yield from structs_in(item)
    elif isinstance(kind, types.DictType):
        yield from structs_in(kind.value_type)
    elif isinstance(kind, types.UnionType):
        for part in kind.types:
            yield from structs_in(part)


def _default(field: types.Field) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return field.default
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return msgspec.NODEFAULT


@functools.cache
def _comments(struct: type) -> dict[str, str]:
    """The comments at the end of the lines on which the fields of a class stand."""
    if not issubclass(struct, msgspec.Struct) or struct is msgspec.Struct:
        return {}
    source = textwrap.dedent(inspect.getsource(struct))
    by_line = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    return {
        node.target.id: by_line.get(node.end_lineno or node.lineno, "")
        for node in body.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
