"""A puzzle, and the file in which a game brings its own: ``puzzles.json`` of its package."""

import base64
import binascii
import zlib
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from reihum.core.chance import key_of_seed
from reihum.core.errors import BadOption, ReihumError
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.notation import parse_move
from reihum.core.record import Buffer, header
from reihum.core.registry import file_of, rules_of
from reihum.core.rules import Event, Rules
from reihum.insight.engine import Turn

FILE: Final = "puzzles.json"
LEAST_LEAD: Final = 0.08
"""So much more winning chance has the best turn than any other."""
LEAST_ERRORS: Final = 4.0
"""So many standard errors is that lead."""
LEAST_PLAYOUTS: Final = 4096
SOLVERS: Final = ("easy", "medium", "greedy", "hard", "expert")
"""Weakest first, as people choose them. A puzzle that none of them solves counts as one for the last."""
_MOST_BYTES: Final = 1 << 20


class BadPuzzles(ReihumError, ValueError):
    """A file of puzzles that cannot be read, or does not fit the game."""


class PuzzleTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that could be chosen, in moves and in events, its winning chance, how far it is behind, and who chose it.

    ``error`` is the standard error of what it loses; ``levels`` how often each level chose it.
    """

    moves: list[str]
    told: list[Event] = []
    chance: float
    lost: float
    error: float
    levels: dict[str, int] = {}


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position as the seat to move may know it, and what its turns are worth, best first.

    ``theme`` says between which kinds of turns one chooses (`reihum.insight.puzzles.themes`); ``level`` is the weakest
    one that solves it; ``reasons`` are what speaks for the best turn beside the tempting one. The playouts of ``seed``
    show the same again, on every day.
    """

    id: str
    seat: int
    record: str
    theme: str
    level: str
    choices: list[PuzzleTurn]
    reasons: list[Event]
    seed: str
    playouts: int
    tempting: int = 1

    def concealed(self) -> Buffer:
        """The record of the position, concealed for the seat to move."""
        return unpacked(self.record)

    def turns(self, rules: Rules) -> list[Turn]:
        """The choices as moves by number."""
        return [tuple(parse_move(rules, move) for move in choice.moves) for choice in self.choices]


class Puzzles(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game, made for this version of its rules."""

    game: str
    rules: int
    puzzles: list[Puzzle]


def packed(record: Buffer) -> str:
    """A record as text."""
    return base64.b64encode(zlib.compress(record.tobytes(), 9)).decode()


def unpacked(text: str) -> Buffer:
    """The record that a text stands for."""
    try:
        inflating = zlib.decompressobj()
        data = inflating.decompress(base64.b64decode(text, validate=True), _MOST_BYTES)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise BadPuzzles(f"A record is damaged: {error}.") from None
    return np.frombuffer(data, np.uint8).copy()


def puzzles_of(game: str) -> Puzzles | None:
    """The puzzles that a game brings; None if it brings none."""
    rules_of(game)
    found = file_of(game, FILE)
    return None if found is None else read_puzzles(found.read_bytes(), FILE)


def puzzles_in(path: Path) -> Puzzles:
    """The puzzles in a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadPuzzles(f"{path} cannot be read: {error.strerror}.") from None
    return read_puzzles(data, str(path))


def read_puzzles(data: bytes, name: str) -> Puzzles:
    """Read a file of puzzles."""
    try:
        return msgspec.json.decode(data, type=Puzzles)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadPuzzles(f"{name} holds no puzzles: {error}") from None


def check_puzzle(rules: Rules, puzzle: Puzzle) -> None:
    """Refuse a puzzle that is none in today's rules: its record, its turns or its numbers do not fit."""
    record = puzzle.concealed()
    if len(record) != rules.dtype.itemsize:
        raise BadPuzzles(f"Puzzle {puzzle.id}: its record has {len(record)} bytes, not {rules.dtype.itemsize}.")
    if not header(record, "to_move") == header(record, "viewer") == puzzle.seat:
        raise BadPuzzles(f"Puzzle {puzzle.id}: its record is not concealed for seat {puzzle.seat}, which is to move.")
    game = game_of(rules, record)
    if len(puzzle.choices) < 2 or not 0 < puzzle.tempting < len(puzzle.choices):
        raise BadPuzzles(f"Puzzle {puzzle.id} leaves no choice.")
    for choice in puzzle.choices:
        _check_turn(game, puzzle, choice)
    best, *others = puzzle.choices
    if best.lost != 0 or any(other.lost < max(LEAST_LEAD, LEAST_ERRORS * other.error) for other in others):
        raise BadPuzzles(f"Puzzle {puzzle.id}: its best turn is not clearly the best.")
    if puzzle.playouts < LEAST_PLAYOUTS or puzzle.level not in SOLVERS:
        raise BadPuzzles(f"Puzzle {puzzle.id} was not measured well enough.")


def _check_turn(game: Game, puzzle: Puzzle, choice: PuzzleTurn) -> None:
    record = puzzle.concealed()
    game.engine.redeal_one(record, puzzle.seat, key_of_seed(puzzle.seed))  # as it may lie: then all can be played out
    match = Match.at(game, record)
    seat, turn, revealed = puzzle.seat, match.header("turn"), match.header("revealed")
    for place, move in enumerate(choice.moves):
        if not (match.to_move == seat and match.header("turn") == turn and match.header("revealed") == revealed):
            raise BadPuzzles(f"Puzzle {puzzle.id}: a turn goes on after its end, by “{move}” in place {place}.")
        match.play(move)
    if (match.to_move, match.header("turn"), match.header("revealed")) == (seat, turn, revealed):
        raise BadPuzzles(f"Puzzle {puzzle.id}: the turn “{' '.join(choice.moves)}” is not a whole one.")


def game_of(rules: Rules, record: Buffer) -> Game:
    """The game that a record belongs to; of games with other components than usual there are no puzzles."""
    try:
        return Game(rules, header(record, "players"), components=None)
    except BadOption as error:
        raise BadPuzzles(f"The record of a puzzle does not fit {rules.title}: {error}") from None
