"""Reading a record quickly, for views: numpy looks every field up anew and boxes every number.

A record is read once into plain numbers and bytes. What a view shows is made of parts (a sheet, a hand, a row), each by
a function of the bytes or numbers that it comes from and of nothing else, so it can be kept: from one position to the
next, and from one viewer to the next, most parts of a table stay as they were. Views share parts: they are for reading.
A part is worth keeping if few different ones occur, or if making it takes long: looking for one that is not there, and
pushing out another, takes longer than reading some numbers.
"""

import functools
import operator
import struct
from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from reihum.core.engine import Engine
from reihum.core.game import engine_of
from reihum.core.record import MAX_PLAYERS, TRUTH, Buffer, Record

_FORMATS: Final = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "b1": "?"}
_KEPT: Final = 8192

Made = TypeVar("Made")


def kept(function: Callable[..., Made]) -> Callable[..., Made]:
    """A part of a view that is made once for what it is made of."""
    return functools.lru_cache(_KEPT)(function)


class _Array(NamedTuple):
    """Where an array of numbers lies in a record."""

    begin: int
    end: int
    format: Any  # of the `memoryview`
    shape: tuple[int, ...]


class Layout:
    """Where everything lies in the records of a game."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self._size = dtype.itemsize
        self._fields = dict(dtype.fields or {})
        names, self._arrays, position, reading = [], dict[str, _Array](), 0, "="
        for name, (kind, offset, *_) in sorted(self._fields.items(), key=lambda item: item[1][1]):
            code = _FORMATS[kind.base.str[1:]]
            if kind.shape:
                self._arrays[name] = _Array(offset, offset + kind.itemsize, code, kind.shape)
            else:
                reading += f"{offset - position}x{code}"
                position = offset + kind.itemsize
                names.append(name)
        self._names = tuple(names)
        self._numbers = struct.Struct(reading)
        self._options = self.place("options")

    def read(self, record: Record) -> "Plain":
        """A record (or its bytes as an array) with plain fields."""
        return self.read_bytes(record.tobytes())

    def read_bytes(self, raw: bytes) -> "Plain":
        """The record of these bytes."""
        plain = Plain.__new__(Plain)
        fields = plain.__dict__
        fields.update(zip(self._names, self._numbers.unpack_from(raw), strict=True))
        refuse_truth(plain.viewer)
        fields["raw"] = raw
        fields["options"] = longs(raw[self._options])
        fields["_arrays"] = self._arrays
        fields["_size"] = self._size
        return plain

    def reader(
        self, *names: str, by_seat: Collection[str] = (), players: int = 0
    ) -> Callable[[bytes], tuple[Any, ...]]:
        """Reads some fields of a record's bytes at once, in this order: numbers, and arrays as tuples of their numbers,
        one after the other whatever their shape. A field named with a ``*`` in front is read as bytes. Of arrays
        ``by_seat`` only the rows of so many players are read.
        """
        reading, position, count, places = "=", 0, 0, dict[str, int | slice]()
        wanted = {name.lstrip("*"): name for name in ("viewer", *names)}
        for name in sorted(wanted, key=lambda name: self._fields[name][1]):
            kind, offset, *_ = self._fields[name]
            reading += f"{offset - position}x"
            width = kind.itemsize // kind.shape[0] * players if name in by_seat else kind.itemsize
            position = offset + width
            if wanted[name] != name:
                reading += f"{width}s"
                places[wanted[name]], count = count, count + 1
            else:
                size = width // kind.base.itemsize
                reading += f"{size}{_FORMATS[kind.base.str[1:]]}"
                places[name] = slice(count, count + size) if kind.shape else count
                count += size
        unpack, viewer = struct.Struct(reading).unpack_from, operator.itemgetter(places["viewer"])
        pick = operator.itemgetter(*(places[name] for name in names))

        def read(raw: bytes) -> tuple[Any, ...]:
            numbers = unpack(raw)
            refuse_truth(viewer(numbers))
            return pick(numbers)

        return read

    def standing(self, game: str, raw: bytes, players: int) -> tuple[list[int], list[int]]:
        """Points and ranks by seat, from a record's bytes, or from behind it if they stand there (`Match.sight`)."""
        if len(raw) > self._size:
            numbers = longs(raw[self._size :])
            return numbers[:players], numbers[players:]
        out = np.zeros((2, players), np.int64)
        engine_for(game).scores_one(_buffer(raw), out)
        points, ranks = out.tolist()
        return points, ranks

    def place(self, name: str) -> slice:
        """Where the bytes of a field lie."""
        kind, begin, *_ = self._fields[name]
        return slice(begin, begin + kind.itemsize)

    def rows(self, name: str) -> tuple[slice, ...]:
        """Where the bytes of each row of an array lie: of each seat, say."""
        array = self._arrays[name]
        size = (array.end - array.begin) // array.shape[0]
        return tuple(slice(begin, begin + size) for begin in range(array.begin, array.end, size))


def seat_slices(size: int) -> tuple[slice, ...]:
    """Where each seat's numbers stand in what `Layout.reader` reads of an array with ``size`` numbers a seat."""
    return tuple(slice(seat * size, (seat + 1) * size) for seat in range(MAX_PLAYERS))


class Plain:
    """A record whose fields are plain numbers, and lists that are made when they are first asked for."""

    raw: bytes  # the record's, and perhaps more behind it
    _size: int
    _arrays: dict[str, _Array]

    def __getattr__(self, name: str) -> Any:
        try:
            begin, end, code, shape = self._arrays[name]
        except KeyError:
            raise AttributeError(name) from None
        field = self.__dict__[name] = _numbers(self.raw[begin:end], code, shape)
        return field

    def buffer(self) -> Buffer:
        """The record for an engine."""
        return _buffer(self.raw[: self._size])


def _buffer(raw: bytes) -> Buffer:
    return np.frombuffer(bytearray(raw), np.uint8)


def refuse_truth(viewer: int) -> None:
    """Views are made from concealed records only."""
    if viewer == TRUTH:
        raise ValueError("a view is made from a concealed record only")


@functools.cache
def engine_for(game: str) -> Engine:
    """The engine of a game, for its view; found when the first view is made, because the game's rules name the view."""
    from reihum.games import rules_of

    return engine_of(rules_of(game))


def _numbers(raw: bytes, code: Any, shape: tuple[int, ...]) -> list[Any]:
    return memoryview(raw).cast(code, shape).tolist()


def shorts(raw: bytes) -> list[int]:
    """The numbers of an array of 16 bits each."""
    return list(_SHORTS[len(raw)].unpack(raw))


def longs(raw: bytes) -> list[int]:
    """The numbers of an array of 64 bits each."""
    return list(_LONGS[len(raw)].unpack(raw))


class _Formats(dict[int, struct.Struct]):
    """How to read arrays of one kind of number, by their size in bytes."""

    def __init__(self, code: str, width: int) -> None:
        self._code = code
        self._width = width

    def __missing__(self, size: int) -> struct.Struct:
        found = self[size] = struct.Struct(f"={size // self._width}{self._code}")
        return found


_SHORTS: Final = _Formats("h", 2)
_LONGS: Final = _Formats("q", 8)
