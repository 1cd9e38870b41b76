"""Makes a WebAssembly module of one object file of LLVM's.

A linker for WebAssembly comes in no small package (the smallest on offer is a C compiler of 101 MB), and only a little
of one is needed: there is a single object, it imports nothing but a memory and a stack pointer, and what it does not
need LLVM has already left out. So functions, types and globals keep their numbers, and what is left to do is to lay
out the memory, to write addresses into the code, and to name what is exported.

Memory begins with the stack, which grows downwards: one that overflows traps instead of running into the data. The data
follows, and from ``__heap_base`` on everything is the caller's.

The format: https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

STACK: Final = 1 << 20
_PAGE: Final = 1 << 16
_HEADER: Final = b"\0asm\1\0\0\0"

# Sections
_CUSTOM, _TYPE, _IMPORT, _FUNCTION, _MEMORY, _GLOBAL, _EXPORT, _CODE, _DATA = 0, 1, 2, 3, 5, 6, 7, 10, 11
_IGNORED: Final = (12,)  # how many segments of data there are
# Kinds of what is imported, exported and named
_FUNCTION_KIND, _MEMORY_KIND, _GLOBAL_KIND = 0, 2, 3
_FUNCTION_SYMBOL, _DATA_SYMBOL, _GLOBAL_SYMBOL, _SECTION_SYMBOL = 0, 1, 2, 3
_UNDEFINED, _NAMED = 0x10, 0x40  # flags of a symbol
_SEGMENTS, _SYMBOLS = 5, 8  # parts of the section "linking"
# Kinds of places that wait for a number
_FUNCTION_INDEX, _ADDRESS, _SIGNED_ADDRESS, _ADDRESS_IN_DATA, _TYPE_INDEX, _GLOBAL_INDEX = 0, 3, 4, 5, 6, 7
_WITH_ADDEND: Final = (_ADDRESS, _SIGNED_ADDRESS, _ADDRESS_IN_DATA)

_I32: Final = 0x7F
_I32_CONST: Final = 0x41
_END: Final = 0x0B


class CannotLink(Exception):
    """The object holds something that a game's module cannot have."""


class _Reader:
    """Reads numbers and names one after the other."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.at = 0

    def byte(self) -> int:
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        begin = self.at
        value = self.number()
        bits = 7 * (self.at - begin)
        return value - (1 << bits) if value >> (bits - 1) else value

    def take(self, count: int) -> bytes:
        self.at += count
        return self.content[self.at - count : self.at]

    def name(self) -> str:
        return self.take(self.number()).decode()

    def constant(self) -> int:
        """The value of an expression that is a number."""
        if self.byte() != _I32_CONST:
            raise CannotLink("a place that is not a number")
        value = self.signed()
        self.byte()
        return value

    @property
    def is_done(self) -> bool:
        return self.at >= len(self.content)


class _Place(NamedTuple):
    """Where a number is to be written, and which."""

    kind: int
    offset: int
    target: int
    addend: int


class _Symbol(NamedTuple):
    kind: int
    name: str
    target: int  # the function or global, or the segment of data
    offset: int = 0


def number(value: int) -> bytes:
    """A number that is not negative."""
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def _signed(value: int) -> bytes:
    out = bytearray()
    while not -0x40 <= value < 0x40:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value & 0x7F)
    return bytes(out)


def _text(value: str) -> bytes:
    return number(len(value.encode())) + value.encode()


def _list(items: Iterable[bytes]) -> bytes:
    items = list(items)
    return number(len(items)) + b"".join(items)


def _section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + number(len(content)) + content


def _constant(value: int) -> bytes:
    return bytes([_I32_CONST]) + _signed(value) + bytes([_END])


def sections_of(module: bytes) -> list[tuple[int, str, bytes]]:
    """The sections of a module or object: number, name if it has one, content."""
    reader = _Reader(module)
    if reader.take(len(_HEADER)) != _HEADER:
        raise CannotLink("this is not WebAssembly")
    found = []
    while not reader.is_done:
        kind = reader.byte()
        inner = _Reader(reader.take(reader.number()))
        name = inner.name() if kind == _CUSTOM else ""
        found.append((kind, name, inner.content[inner.at :]))
    return found


class _Object:
    """An object file, read."""

    def __init__(self, content: bytes) -> None:
        self.types = self.functions = b"\0"
        self.code = self.data = self.globals = b"\0"
        self.alignments: list[int] = []
        self.symbols: list[_Symbol] = []
        self.places: dict[str, list[_Place]] = {}
        for kind, name, inner in sections_of(content):
            if kind == _TYPE:
                self.types = inner
            elif kind == _FUNCTION:
                self.functions = inner
            elif kind == _CODE:
                self.code = inner
            elif kind == _DATA:
                self.data = inner
            elif kind == _GLOBAL:
                self.globals = inner
            elif kind == _IMPORT:
                self._check_imports(_Reader(inner))
            elif name == "linking":
                self._read_linking(_Reader(inner))
            elif name.startswith("reloc."):
                self._read_places(name, _Reader(inner))
            elif kind != _CUSTOM and kind not in _IGNORED:
                raise CannotLink(f"a section of kind {kind}")

    def _check_imports(self, reader: _Reader) -> None:
        """Nothing but the memory and the pointer to the stack's top, which are the module's own then."""
        for _ in range(reader.number()):
            reader.name()
            name, kind = reader.name(), reader.byte()
            if kind == _MEMORY_KIND:
                has_maximum = reader.number()
                reader.number()
                if has_maximum:
                    reader.number()
            elif kind == _GLOBAL_KIND and name == "__stack_pointer":
                reader.take(2)
            else:
                raise CannotLink(f"'{name}' is not defined")

    def _read_linking(self, reader: _Reader) -> None:
        reader.number()  # version
        while not reader.is_done:
            kind = reader.byte()
            part = _Reader(reader.take(reader.number()))
            if kind == _SEGMENTS:
                for _ in range(part.number()):
                    part.name()
                    self.alignments.append(1 << part.number())
                    part.number()
            elif kind == _SYMBOLS:
                self.symbols = [self._symbol(part) for _ in range(part.number())]
            else:
                raise CannotLink(f"a part of kind {kind} of what is to be linked")

    @staticmethod
    def _symbol(part: _Reader) -> _Symbol:
        kind, flags = part.byte(), part.number()
        if kind == _DATA_SYMBOL:
            name = part.name()
            if flags & _UNDEFINED:
                raise CannotLink(f"'{name}' is not defined")
            symbol = _Symbol(kind, name, part.number(), part.number())
            part.number()  # its size
            return symbol
        index = part.number()
        named = kind != _SECTION_SYMBOL and (not flags & _UNDEFINED or flags & _NAMED)
        return _Symbol(kind, part.name() if named else "", index)

    def _read_places(self, name: str, reader: _Reader) -> None:
        reader.number()  # which section
        places = []
        for _ in range(reader.number()):
            kind, offset, index = reader.byte(), reader.number(), reader.number()
            places.append(_Place(kind, offset, index, reader.signed() if kind in _WITH_ADDEND else 0))
        self.places[name] = places


def link(content: bytes, exports: Mapping[str, str], custom: Mapping[str, bytes] | None = None) -> bytes:
    """The module of an object. ``exports`` names functions and globals by their symbols, ``custom`` adds sections."""
    source = _Object(content)
    data, addresses, heap = _layout(source)
    segments = [b"\0" + _constant(at) + number(len(part)) + part for at, part in data]
    globals_ = _Reader(source.globals)
    count = globals_.number()
    variable = bytes([_I32, 1])
    all_globals = [variable + _constant(STACK), *([globals_.content[globals_.at :]] if count else [])]
    all_globals.append(bytes([_I32, 0]) + _constant(heap))
    heap_index = 1 + count
    exported = [
        _text("memory") + bytes([_MEMORY_KIND]) + number(0),
        _text("__heap_base") + bytes([_GLOBAL_KIND]) + number(heap_index),
    ]
    known = {symbol.name: symbol for symbol in source.symbols if symbol.kind in (_FUNCTION_SYMBOL, _GLOBAL_SYMBOL)}
    for name, export in exports.items():
        symbol = known[name]
        kind = _FUNCTION_KIND if symbol.kind == _FUNCTION_SYMBOL else _GLOBAL_KIND
        exported.append(_text(export) + bytes([kind]) + number(symbol.target))
    sections = [
        _section(_TYPE, source.types),
        _section(_FUNCTION, source.functions),
        _section(_MEMORY, _list([b"\0" + number(-(-heap // _PAGE))])),
        _section(_GLOBAL, number(2 + count) + b"".join(all_globals)),
        _section(_EXPORT, _list(exported)),
        _section(_CODE, _code(source, addresses)),
        _section(_DATA, _list(segments)),
        *(_section(_CUSTOM, _text(name) + inner) for name, inner in (custom or {}).items()),
    ]
    return _HEADER + b"".join(sections)


def _value(source: _Object, addresses: list[int], place: _Place) -> int:
    if place.kind == _TYPE_INDEX:
        return place.target
    symbol = source.symbols[place.target]
    if place.kind in _WITH_ADDEND:
        return addresses[symbol.target] + symbol.offset + place.addend
    if place.kind in (_FUNCTION_INDEX, _GLOBAL_INDEX):
        return symbol.target
    raise CannotLink(f"'{symbol.name}' in a place of kind {place.kind}")


def _layout(source: _Object) -> tuple[list[tuple[int, bytes]], list[int], int]:
    """Where each segment of the data comes to lie, with addresses written into it; those that are not zero; the end."""
    reader = _Reader(source.data)
    addresses: list[int] = []
    parts: list[tuple[int, bytearray]] = []  # where it stood in the section
    at = STACK
    for index in range(reader.number()):
        if reader.number() != 0:
            raise CannotLink("data that is not loaded at once")
        reader.constant()
        length = reader.number()
        parts.append((reader.at, bytearray(reader.take(length))))
        alignment = source.alignments[index]
        at = -(-at // alignment) * alignment
        addresses.append(at)
        at += length
    for place in source.places.get("reloc.DATA", ()):
        for begin, part in parts:
            if begin <= place.offset < begin + len(part):
                value = _value(source, addresses, place).to_bytes(4, "little")
                part[place.offset - begin : place.offset - begin + 4] = value
    kept = [(address, bytes(part)) for address, (_, part) in zip(addresses, parts, strict=True) if any(part)]
    return kept, addresses, -(-at // 16) * 16


def _code(source: _Object, addresses: list[int]) -> bytes:
    """The functions with all numbers filled in, each as short as it can be: LLVM leaves five bytes for every one."""
    reader = _Reader(source.code)
    places = iter(source.places.get("reloc.CODE", ()))
    place = next(places, None)
    bodies = []
    for _ in range(reader.number()):
        length = reader.number()
        end = reader.at + length
        body = bytearray()
        while place is not None and place.offset < end:
            body += reader.take(place.offset - reader.at)
            reader.take(5)
            value = _value(source, addresses, place)
            body += _signed(value) if place.kind == _SIGNED_ADDRESS else number(value)
            place = next(places, None)
        body += reader.take(end - reader.at)
        bodies.append(number(len(body)) + body)
    return _list(bodies)
