"""Moves as text. Every move of a game has one text, which is the same in logs, terminals, files and bug reports."""

import difflib
import functools
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from reihum.core.errors import BadNotation
from reihum.core.rules import Rules
from reihum.core.whole import shown, whole


class Move(int):
    """A move: a number of the game's move table that prints as its text."""

    text: str

    def __new__(cls, number: int, text: str) -> "Move":
        move = super().__new__(cls, number)
        move.text = text
        return move

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({int(self)}, {self.text!r})"

    def __reduce__(self) -> tuple[type["Move"], tuple[int, str]]:
        return Move, (int(self), self.text)


@functools.cache
def moves_of(rules: Rules) -> Sequence[Move]:
    """The whole move table of a game."""
    return tuple(Move(number, text) for number, text in enumerate(rules.moves))


@functools.cache
def move_array(rules: Rules) -> NDArray[np.object_]:
    """The same as an array, from which moves are picked by an array of their numbers."""
    return np.array(moves_of(rules), np.object_)


@functools.cache
def _lowered(rules: Rules) -> dict[str, int]:
    return {text.lower(): number for number, text in enumerate(rules.moves)}


def parse_move(rules: Rules, text: str) -> int:
    """The number of the move that a text stands for. Case and extra spaces do not matter."""
    wanted = " ".join(text.split())
    number = rules.moves_by_text.get(wanted)
    if number is None:
        number = _lowered(rules).get(wanted.lower())
    if number is None:
        near = difflib.get_close_matches(wanted[:40], rules.moves, n=3)
        hint = (
            f" Did you mean {' or '.join(repr(m) for m in near)}?" if near else f" Moves look like '{rules.moves[0]}'."
        )
        raise BadNotation(f"{shown(wanted)} is no move of {rules.title}.{hint}")
    return number


def number_of_move(rules: Rules, move: "Move | int | str") -> int:
    """The number of a move that is given as its text or as a number, which may be none of this game's."""
    number = parse_move(rules, move) if isinstance(move, str) else whole(move)
    if number is None:
        raise BadNotation(f"A move is its text or its number, not {shown(move)}.")
    return number
