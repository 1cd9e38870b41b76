"""Positions drawn in text.

```
row B: 4 6 8 10 12      rows in the order they were laid, with their owner
A: 5 7 9                stocks; the seat named first is to move
B: 1 2 J                J is a joker, * every tile not named elsewhere
display: 20 30
places: 1               jokers on the joker places
```

Tiles that are named nowhere lie in the pool.
"""

from typing import Any

import numpy as np

from reihum.core.chance import key_of_seed
from reihum.core.errors import IllegalMove
from reihum.core.game import Game
from reihum.core.jit import rule
from reihum.core.match import Match
from reihum.core.record import BLOCK_WORDS, Buffer
from reihum.games.bloom import RULES
from reihum.games.bloom.record import DTYPE
from reihum.games.bloom.survey import survey

SEATS = "ABCDE"
KEY = key_of_seed("positions")


def position(drawing: str, players: int = 2, **options: Any) -> Match:
    """The match that goes on from a drawn position."""
    game = Game(RULES, players, options)
    return Match.at(game, record(game, drawing))


def record(game: Game, drawing: str) -> Any:
    """The record of a drawn position."""
    array = game.blank()
    s = array[0]
    s.key[:] = KEY
    s.used = BLOCK_WORDS
    s.round_no = 1
    s.turn = 1
    s.to_move = -1
    s.target = -1
    s.tiles[:] = -1
    s.pool[:] = -1
    s.display[:] = -1
    s.scoring[1:] = [2] * 5 + [1] * 10
    rest = list(range(1, 101)) + [0] * 4
    rest_seat = None
    lines = [line.split("#")[0].strip() for line in drawing.strip().splitlines()]
    for line in filter(None, lines):
        head, _, tail = line.partition(":")
        words = head.split()
        if words[0] == "places":
            s.places = int(tail)
            for _ in range(int(tail)):
                rest.remove(0)
            continue
        tiles = [0 if word == "J" else int(word) for word in tail.split() if word != "*"]
        for tile in tiles:
            rest.remove(tile)
        if words[0] == "row":
            _add_row(s, SEATS.index(words[1]), tiles)
        elif words[0] == "display":
            s.display[: len(tiles)] = tiles
            s.shown = len(tiles)
        else:
            seat = SEATS.index(words[0])
            if s.to_move < 0:
                s.to_move = s.start = s.round_start = seat
            if "*" in tail:
                rest_seat = seat
            _stock(s, seat, tiles)
    if rest_seat is not None:
        _stock(s, rest_seat, rest)
        rest = []
    s.pool[: len(rest)] = rest
    s.left = len(rest)
    survey_all(array.view(np.uint8))
    return array


@rule
def survey_all(record: Buffer) -> None:
    """Bring up to date what the record keeps about its rows."""
    s = record.view(DTYPE)[0]
    for row in range(s.rows):
        survey(s, row)


def _add_row(s: Any, owner: int, tiles: list[int]) -> None:
    row = int(s.rows)
    used = int(s.tiles_used)
    s.begin[row] = used
    s.length[row] = len(tiles)
    s.owner[row] = owner
    s.own_rows[owner] += 1
    s.row_jokers[row] = tiles.count(0)
    s.table_jokers += tiles.count(0)
    s.tiles[used : used + len(tiles)] = tiles
    s.tiles_used += len(tiles)
    s.rows += 1


def _stock(s: Any, seat: int, tiles: list[int]) -> None:
    for tile in tiles:
        if tile == 0:
            s.jokers[seat] += 1
        else:
            s.own[seat, (tile - 1) // 50] |= 1 << (tile - 1) % 50
    s.stock[seat] += len(tiles)


def rows(match: Match) -> list[str]:
    """The rows as the seat to move sees them (after the end anybody), as text; jokers are J1, J2, … as in moves."""
    return [" ".join(row.tiles) for row in match.view(match.to_move).rows]


def stock(match: Match, seat: int = 0) -> str:
    """The stock of a seat as text, jokers last."""
    return " ".join(match.view(seat).stock)


def texts(match: Match, verb: str = "") -> list[str]:
    """The legal moves that begin with a verb, without it; or all."""
    moves = [str(move) for move in match.legal()]
    return [move.removeprefix(f"{verb} ") for move in moves if move.split()[0] == verb] if verb else moves


def play(match: Match, moves: str) -> Match:
    """Play moves given as text, separated by commas."""
    for move in moves.split(","):
        match.play(move)
    return match


def can(match: Match, moves: str) -> bool:
    """Whether these moves can be played one after the other. Changes nothing."""
    copy = Match.at(match.game, np.frombuffer(match.to_bytes(), np.uint8))
    try:
        play(copy, moves)
    except IllegalMove:
        return False
    return True
