"""Writing JSON in compiled code: how rules tell people what they see, what happened and why not.

A page is a record like a game's: a length and the bytes written so far. The cursor lives in it, so a function that
writes a page reads like the JSON it makes::

    open_list(out, b"seats")
    for seat in range(s.players):
        open_object_item(out)
        number(out, b"cards", s.held[seat])
        truth(out, b"passed", s.passed[seat] != 0)
        close_object(out)
    close_list(out)

What stands in an object has a name (``number(out, b"cards", 5)``), what stands in a list has none (``number_item``).
A comma is written unless the last byte has just opened something. Texts have no quotes and backslashes: they are names
of messages, pieces and moves, of which sentences are made elsewhere. What does not fit on a page is left out, so that
the page no longer reads as JSON.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.jit import COMPILED, rule
from reihum.core.record import Buffer

CAPACITY: Final = 32 * 1024
PAGE: Final = np.dtype((np.record, np.dtype([("length", "<i8"), ("text", "u1", (CAPACITY,))], align=True)))
PAGE_BYTES: Final = PAGE.itemsize

Page = Any
"""A page that is written on."""
Words = NDArray[np.uint8]
"""A table of texts, see `words`."""

_BILLION: Final = 1_000_000_000
_COMMA: Final = ord(",")
_QUOTE: Final = ord('"')
_COLON: Final = ord(":")
_MINUS: Final = ord("-")
_ZERO: Final = ord("0")
_OPEN_OBJECT: Final = ord("{")
_CLOSE_OBJECT: Final = ord("}")
_OPEN_LIST: Final = ord("[")
_CLOSE_LIST: Final = ord("]")


def new_page() -> Buffer:
    """The bytes of a page, to be opened and written on."""
    return np.empty(PAGE_BYTES, np.uint8)


if TYPE_CHECKING or COMPILED:

    @rule
    def open_page(page: Buffer) -> Page:
        """The page of these bytes, to be written from its beginning on."""
        out = page.view(PAGE)[0]
        out.length = 0
        return out

else:

    class _OpenPage:
        """A page of the interpreted build, where numpy's own records take ten times as long to read and write."""

        __slots__ = ("_length", "text")

        def __init__(self, page: Buffer) -> None:
            self._length = memoryview(page)[:8].cast("q")
            self.text = memoryview(page)[8:]

        @property
        def length(self) -> int:
            return self._length[0]

        @length.setter
        def length(self, length: int) -> None:
            self._length[0] = length

    def open_page(page: Buffer) -> Page:
        """The page of these bytes, to be written from its beginning on."""
        out = _OpenPage(page)
        out.length = 0
        return out


def text_of(page: Buffer) -> bytes:
    """What was written on a page."""
    length = int(page[:8].view(np.int64)[0])
    return page[8 : 8 + length].tobytes()


def words(texts: Sequence[str]) -> Words:
    """Texts to choose from by a number, for `word`: a row of bytes each, filled up with zeros."""
    table = np.zeros((len(texts), 1 + max(map(len, texts))), np.uint8)
    for row, text in zip(table, texts, strict=True):
        row[: len(text)] = np.frombuffer(text.encode("ascii"), np.uint8)
    return table


# Bytes


@rule
def _byte(out: Page, byte: int) -> None:
    at = out.length
    if at < CAPACITY:
        out.text[at] = int(byte)
        out.length = at + 1


@rule
def _next(out: Page) -> None:
    """The comma before a field or an item, unless it is the first one."""
    at = out.length
    if at > 0:
        last = out.text[at - 1]
        if last != _OPEN_OBJECT and last != _OPEN_LIST:
            _byte(out, _COMMA)


@rule
def _name(out: Page, name: bytes) -> None:
    _next(out)
    _byte(out, _QUOTE)
    letters(out, name)
    _byte(out, _QUOTE)
    _byte(out, _COLON)


# Inside a text


@rule
def letters(out: Page, text: bytes) -> None:
    """Go on with these letters."""
    at = out.length
    count = len(text)
    if at + count <= CAPACITY:
        cells = out.text
        for i in range(count):
            cells[at + i] = text[i]
        out.length = at + count
    else:
        out.length = CAPACITY  # nothing shorter fits after it: no page with a gap reads as a whole one


@rule
def letters_of(out: Page, table: Words, index: int) -> None:
    """Go on with the letters of a text of a table."""
    row = table[index]
    cells = out.text
    at = out.length
    i = 0
    while row[i] != 0 and at < CAPACITY:
        cells[at] = int(row[i])
        at += 1
        i += 1
    out.length = at


@rule
def digits(out: Page, number: int) -> None:
    """Go on with a number."""
    left = int(number)  # of the record's own width if interpreted
    if left < 0:
        _byte(out, _MINUS)
        left = -left
    cells = out.text
    at = out.length
    power = 1
    while left // power >= 10:
        power *= 10
    while power > 0 and at < CAPACITY:
        cells[at] = _ZERO + left // power % 10
        at += 1
        power //= 10
    out.length = at


# Fields of an object


@rule
def number(out: Page, name: bytes, value: int) -> None:
    """A number."""
    _name(out, name)
    digits(out, value)


@rule
def fraction(out: Page, name: bytes, value: float) -> None:
    """A number with nine decimals."""
    _name(out, name)
    _decimal(out, value)


@rule
def _decimal(out: Page, value: float) -> None:
    billionths = int(abs(value) * _BILLION + 0.5)
    if value < 0.0 and billionths > 0:
        letters(out, b"-")
    digits(out, billionths // _BILLION)
    letters(out, b".")
    place = _BILLION // 10
    while place > 0:
        digits(out, billionths // place % 10)
        place //= 10


@rule
def truth(out: Page, name: bytes, value: bool) -> None:
    """A truth value."""
    _name(out, name)
    if value:
        letters(out, b"true")
    else:
        letters(out, b"false")


@rule
def null(out: Page, name: bytes) -> None:
    """A field without a value."""
    _name(out, name)
    letters(out, b"null")


@rule
def text(out: Page, name: bytes, value: bytes) -> None:
    """A text."""
    open_text(out, name)
    letters(out, value)
    close_text(out)


@rule
def word(out: Page, name: bytes, table: Words, index: int) -> None:
    """A text of a table."""
    open_text(out, name)
    letters_of(out, table, index)
    close_text(out)


@rule
def open_text(out: Page, name: bytes) -> None:
    """A text that is put together of `letters` and `digits`."""
    _name(out, name)
    _byte(out, _QUOTE)


@rule
def open_object(out: Page, name: bytes) -> None:
    """An object; fields follow."""
    _name(out, name)
    _byte(out, _OPEN_OBJECT)


@rule
def open_list(out: Page, name: bytes) -> None:
    """A list; items follow."""
    _name(out, name)
    _byte(out, _OPEN_LIST)


# Items of a list, and what the page begins with


@rule
def number_item(out: Page, value: int) -> None:
    """A number."""
    _next(out)
    digits(out, value)


@rule
def fraction_item(out: Page, value: float) -> None:
    """A number with nine decimals."""
    _next(out)
    _decimal(out, value)


@rule
def null_item(out: Page) -> None:
    """An item without a value."""
    _next(out)
    letters(out, b"null")


@rule
def word_item(out: Page, table: Words, index: int) -> None:
    """A text of a table."""
    open_text_item(out)
    letters_of(out, table, index)
    close_text(out)


@rule
def open_text_item(out: Page) -> None:
    """A text that is put together of `letters` and `digits`."""
    _next(out)
    _byte(out, _QUOTE)


@rule
def open_object_item(out: Page) -> None:
    """An object; fields follow."""
    _next(out)
    _byte(out, _OPEN_OBJECT)


@rule
def open_list_item(out: Page) -> None:
    """A list; items follow."""
    _next(out)
    _byte(out, _OPEN_LIST)


# Closing


@rule
def close_text(out: Page) -> None:
    """The end of a text."""
    _byte(out, _QUOTE)


@rule
def close_object(out: Page) -> None:
    """The end of an object."""
    _byte(out, _CLOSE_OBJECT)


@rule
def close_list(out: Page) -> None:
    """The end of a list."""
    _byte(out, _CLOSE_LIST)


# What every game tells: `reihum.core.rules.Event` and `Refusal`


@rule
def open_event(out: Page, name: bytes) -> None:
    """An item of the list of events; its arguments follow as fields."""
    open_object_item(out)
    text(out, b"name", name)
    open_object(out, b"args")


@rule
def close_event(out: Page) -> None:
    """The end of an event."""
    close_object(out)
    close_object(out)


@rule
def open_refusal(out: Page, clause: bytes, name: bytes) -> None:
    """Why a move is not allowed, as fields: the clause and the message, whose arguments follow as fields."""
    text(out, b"clause", clause)
    open_object(out, b"reason")
    text(out, b"name", name)
    open_object(out, b"args")


@rule
def close_refusal(out: Page) -> None:
    """The end of a refusal."""
    close_object(out)
    close_object(out)
