"""Asking for hints (`reihum.bots.advising`) from Python."""

from collections.abc import Sequence

import msgspec

from reihum.bots.asking import seat_asked
from reihum.bots.engine import bot_engine
from reihum.core.plan import wish_array
from reihum.core.record import Buffer
from reihum.core.rules import Rules
from reihum.core.writer import new_page, text_of


class Advised(msgspec.Struct, frozen=True):
    """A move that could be added to a turn, and its value from 0 to 1."""

    move: str
    value: float


_decoder = msgspec.json.Decoder(list[Advised])


def advice(rules: Rules, concealed: Buffer, wish: Sequence[int] = ()) -> list[tuple[str, float]]:
    """What a good player in the place of the seat that is asked would add to a wish: moves and values, best first."""
    page = new_page()
    bot_engine(rules).write_advice(concealed, seat_asked(concealed), wish_array(rules, wish), page)
    return [(found.move, found.value) for found in _decoder.decode(text_of(page))]
