"""Asking the planner (`reihum.core.planner`) from Python."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.core.errors import BadNotation, BadOption, NotYourTurn
from reihum.core.game import engine_of
from reihum.core.match import Match
from reihum.core.notation import Move, moves_of, number_of_move
from reihum.core.planner import LONGEST
from reihum.core.record import Buffer
from reihum.core.rules import Event, Refusal, Rules
from reihum.core.whole import shown
from reihum.core.writer import new_page, text_of


class Planned(msgspec.Struct, frozen=True):
    """What the planner writes (`reihum.core.planner.write_plan`), moves as their texts."""

    order: list[str]
    view: msgspec.Raw
    legal: list[str]
    more: list[str]
    done: bool
    reveals: bool
    refused: str | None
    clause: str | None
    reason: Event | None


_decoder = msgspec.json.Decoder(Planned)


class Plan(msgspec.Struct, frozen=True):
    """How far a wish can be fulfilled.

    ``order`` is the legal order of the longest part of the wish (from its beginning) that can be played; ``refused`` is
    the first wished move that cannot, with the reason (none if it is allowed at every point of that order, which leaves
    no room for it). ``more`` could be added to the wish. ``view`` shows the table after the moves of ``order`` that
    reveal nothing: a preview that never guesses what chance will bring.
    """

    order: list[Move]
    more: list[Move]
    refused: Move | None
    refusal: Refusal | None
    view: Any

    @property
    def is_complete(self) -> bool:
        return self.refused is None


def planned(rules: Rules, concealed: Buffer, seat: int, wish: Sequence[int]) -> Planned:
    """What the planner says of a seat's wish, from its concealed record."""
    page = new_page()
    engine_of(rules).write_plan(concealed, seat, wish_array(rules, wish), page)
    return _decoder.decode(text_of(page))


def wish_array(rules: Rules, wish: Sequence[int]) -> NDArray[np.int64]:
    """A wish for the planner, whose memory for it is limited."""
    if len(wish) > LONGEST:
        raise BadOption(f"Wish for at most {LONGEST} moves.")
    for move in wish:
        if not 0 <= move < len(rules.moves):
            raise BadNotation(f"{rules.title} has no move of the number {shown(move)}.")
    return np.array(wish, np.int64)


def plan(match: Match, wished: Sequence[Move | int | str], seat: int | None = None) -> Plan:
    """Find the order in which a seat (default: the one to move) can play all wished moves. Changes nothing."""
    rules = match.game.rules
    asked = match.to_move if seat is None else seat
    match.game.check_viewer(asked)
    if asked not in match.seats_to_move:
        raise NotYourTurn(f"Seat {asked} is not asked now: there is nothing to plan.")
    if not isinstance(wished, Sequence | np.ndarray):
        raise BadNotation(f"A wish is a list of moves, not {shown(wished)}.")
    found = planned(rules, match.concealed(asked), asked, [number_of_move(rules, move) for move in wished])
    table, known = moves_of(rules), rules.moves_by_text
    return Plan(
        order=[table[known[text]] for text in found.order],
        more=[table[known[text]] for text in found.more],
        refused=None if found.refused is None else table[known[found.refused]],
        refusal=None if found.clause is None or found.reason is None else Refusal(found.clause, found.reason),
        view=msgspec.json.decode(found.view, type=rules.view_type),
    )
