"""Positions of Qwixx – The Card Game drawn in ASCII.

    step play, seat 0            the step of the turn (take, choose or play) and whose turn it is
    top Y4                       the stack's top card
    display R2 R3 G5 B9          four cards; "-" for a place not yet refilled
    discard B7 B8
    0 hand R4 R5 R7 G12 B3       a seat with its hand, and below it the rows that have marks,
      R x.x........              each from left to right, "#" behind the last number for the lock
      G xxxxx.....x#
    1 misses 2

What is not drawn is filled up from the cards left over: hands to their proper size, the display, the top card. What
then remains is the stack. Lines that begin with "jokers" or "players" set the game up ("players 3").
"""

from typing import Any

import numpy as np

from reihum.core.chance import key_of_seed, start_stream
from reihum.core.game import Game, engine_of
from reihum.core.match import Match
from reihum.core.record import Buffer
from reihum.games.qwixx_cards import RULES

COLOURS = "RYGB"
STEPS = ["take", "choose", "play"]

EVERYONE = """
    players 3
    step choose, seat 1
    top Y7
    0
      G x.....x....
    2
      R xx.........
      G ..xx.......
    """


def card(text: str) -> int:
    return (int(text[1:]) - 2) * 5 + (COLOURS + "J").index(text[0])


def bits(cards: list[int]) -> int:
    return sum(1 << number for number in cards)


def cards_in(cards: int) -> list[int]:
    """The cards of a set, ascending by number."""
    return [number for number in range(55) if int(cards) >> number & 1]


def at(picture: str, seed: int = 1) -> Match:
    """A match that goes on from the position drawn."""
    lines = [line.split() for line in picture.strip("\n").splitlines() if line.strip()]
    game = Game(RULES, _number(lines, "players", 2), {"jokers": ["jokers"] in lines}, start=0)
    record = game.blank()
    draw_on(record[0], lines)
    key = key_of_seed(seed)
    start_stream(record[0], key)
    return Match.at(game, record)


def _number(lines: list[list[str]], word: str, default: int) -> int:
    return next((int(line[1]) for line in lines if line[0] == word), default)


def draw_on(s: Any, lines: list[list[str]]) -> None:
    free = [number for number in range(55) if s.options[0] or number % 5 != 4]
    hands: dict[int, list[int]] = {}
    seat = 0
    s.to_move = s.active = s.turn = 0
    s.laid_by = s.laid_colour = -1
    s.laid[:] = -1
    s.top = -1
    display: list[int] = []
    for line in lines:
        match line:
            case ["players" | "jokers", *_]:
                pass
            case ["step", name, "seat", active]:
                s.phase = STEPS.index(name.rstrip(","))
                s.active = s.to_move = int(active)
            case ["top", text]:
                s.top = card(text)
                free.remove(s.top)
            case ["display", *texts]:
                display = [-1 if text == "-" else card(text) for text in texts]
            case ["discard", *texts]:
                s.discard = bits([card(text) for text in texts])
                free = [number for number in free if not int(s.discard) >> number & 1]
            case [("R" | "Y" | "G" | "B") as colour, row]:
                marks = bits([place for place, sign in enumerate(row) if sign in "x#"])
                s.rows[seat, COLOURS.index(colour)] = marks
            case [name, *rest]:
                seat = int(name)
                if rest[:1] == ["hand"]:
                    end = rest.index("misses") if "misses" in rest else len(rest)
                    hands[seat] = [card(text) for text in rest[1:end]]
                if "misses" in rest:
                    s.misses[seat] = int(rest[rest.index("misses") + 1])
    for number in [*(number for number in display if number >= 0), *(n for hand in hands.values() for n in hand)]:
        free.remove(number)
    s.turn = 1
    s.concurrent = int(s.phase == 1)
    s.laid_by = s.active if s.phase == 2 else -1
    for seat in range(int(s.players)):
        full = 5 if seat == s.active and s.phase else 4
        hand = hands.get(seat) or [free.pop() for _ in range(full)]
        s.hand[seat] = bits(hand)
    if s.top < 0:
        s.top = free.pop()
    s.display[:] = display or [free.pop() for _ in range(4)]
    s.stack = bits(free)
    s.stack_size = len(free)


def texts(match: Match, seat: int | None = None) -> set[str]:
    """The legal moves as texts."""
    return {str(move) for move in match.legal(seat)}


def row(match: Match, seat: int, colour: str) -> str:
    """A row of a sheet, drawn as in a position."""
    marks = int(truth(match).rows[seat, COLOURS.index(colour)])
    return "".join("x" if marks >> place & 1 else "." for place in range(11)) + ("#" if marks >> 11 else "")


def record_of(match: Match) -> Buffer:
    """The bytes of that record."""
    return np.frombuffer(match.to_bytes(), np.uint8).copy()


def choose(record: Buffer, seat: int, move: str) -> None:
    """Let a seat make its choice of Q11, whoever would be asked first."""
    engine_of(RULES).play_early(record, seat, RULES.moves_by_text[move])


def seen_by(viewer: int, record: Buffer) -> Buffer:
    """What a viewer may know of a record."""
    copy = record.copy()
    engine_of(RULES).conceal_one(copy, viewer)
    return copy


def truth(match: Match) -> Any:
    """The whole true record of a match (a copy)."""
    return np.frombuffer(match.to_bytes(), RULES.dtype).view(np.recarray)[0]
