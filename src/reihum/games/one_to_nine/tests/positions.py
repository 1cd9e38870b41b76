"""Positions of One to 9 drawn in ASCII.

A board is four lines, one a colour, nine cells each: ``.`` is free, a digit is the number card, ``N`` the number joker,
``J`` a joker. Whatever is not placed lies in the stack, so that every position holds the whole box.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import BLOCK_WORDS
from reihum.games.one_to_nine import RULES
from reihum.games.one_to_nine.pieces import card_text

COLOURS = "RYGB"
KINDS = [card_text(kind) for kind in range(47)]
BOX = Counter(
    {
        **{f"{colour}{n}": 2 for colour in COLOURS for n in range(1, 10)},
        **{f"N{n}": 1 for n in range(1, 10)},
        "+3": 12,
        "J": 5,
    }
)
EMPTY = """
    R  . . . . . . . . .
    Y  . . . . . . . . .
    G  . . . . . . . . .
    B  . . . . . . . . .
"""


def parse_board(text: str) -> dict[str, str]:
    """Field to card; colours that are not drawn are empty."""
    board = {}
    for line in text.split("\n"):
        if not line.strip():
            continue
        colour, *cells = line.split()
        assert colour in COLOURS, line
        assert len(cells) == 9, line
        for n, cell in enumerate(cells, 1):
            if cell != ".":
                board[f"{colour}{n}"] = {"N": f"N{n}", "J": "J", str(n): f"{colour}{n}"}[cell]
    return board


def draw_board(view: Any) -> str:
    """The board of a view, as it would be drawn in a test."""
    lines = []
    for colour, row in zip(COLOURS, view.board, strict=True):
        cells = ["." if card is None else card[0] if card[0] in "NJ" else card[1] for card in row]
        lines.append(f"{colour}  {' '.join(cells)}")
    return "\n".join(lines)


def board_text(text: str) -> str:
    """A drawn board without its indentation, colours that are not drawn filled in."""
    drawn = {
        line.split()[0]: "  ".join([line.split()[0], " ".join(line.split()[1:])])
        for line in text.split("\n")
        if line.strip()
    }
    return "\n".join(drawn.get(colour, f"{colour}  . . . . . . . . .") for colour in COLOURS)


def position(
    board: str = EMPTY,
    hand: str = "",
    *others: str,
    discard: str = "",
    stack: str | None = None,
    rest: str = "stack",
    small: Sequence[int] = (),
    big: Sequence[int] = (),
    turn: int = 1,
    turn_limit: int = 2000,
    seed: int = 0,
) -> Match:
    """A match at a position in which seat 0 is to move and holds ``hand``.

    The last card of ``discard`` is its top. If ``stack`` is given, the cards not placed go to ``rest``: the "discard"
    pile (below what is drawn of it) or the hand of the "last" seat.
    """
    hands = [hand.split(), *(other.split() for other in others or ("",))]
    pile = discard.split()
    lying = parse_board(board)
    left = BOX - Counter()
    for card in [*lying.values(), *pile, *(card for held in hands for card in held), *(stack or "").split()]:
        assert left[card] > 0, f"{card} is not in the box that many times"
        left[card] -= 1
    jokers = left.pop("J")
    drawn = list((stack or "").split())
    spare = sorted(left.elements(), key=KINDS.index)
    if stack is None or rest == "stack":
        drawn += spare
    elif rest == "discard":
        pile = spare + pile
    else:
        hands[-1] += spare
    return _build(
        Game(RULES, len(hands), {"turn_limit": turn_limit}), lying, hands, pile, drawn, jokers, small, big, turn, seed
    )


def _build(
    game: Game,
    lying: dict[str, str],
    hands: list[list[str]],
    pile: list[str],
    drawn: list[str],
    jokers: int,
    small: Sequence[int],
    big: Sequence[int],
    turn: int,
    seed: int,
) -> Match:
    records = game.blank()
    s = records[0]
    s.key[:] = key_of_seed(seed)
    s.used = BLOCK_WORDS
    s.turn, s.to_move, s.claim, s.last_seat, s.last_move = turn, 0, -1, -1, -1
    s.last_landed[:] = -1
    for field, card in lying.items():
        colour, n = COLOURS.index(field[0]), int(field[1]) - 1
        s.board[colour * 9 + n] = {"N": 2, "J": 3}.get(card[0], 1)
        s.row[colour] |= 1 << n
    s.stack[:] = -1
    s.stack[: len(drawn)] = [KINDS.index(card) for card in drawn]
    s.stack_left = len(drawn)
    for card in pile:
        s.discard[KINDS.index(card)] += 1
    s.discard_count = len(pile)
    s.discard_top = KINDS.index(pile[-1]) if pile else -1
    for seat, held in enumerate(hands):
        for card in held:
            kind = KINDS.index(card)
            s.hand[seat, kind] += 1
            if kind < 45:
                s.hand_bits[seat, kind // 9] |= 1 << kind % 9
        s.hand_count[seat] = len(held)
    s.joker_supply = jokers
    s.small[: len(small)] = small
    s.big[: len(big)] = big
    s.small_supply = 39 - sum(small)
    s.big_supply = 9 - sum(big)
    match = Match.at(game, records)
    assert audit(match) == 0, audit(match)
    return match


def audit(match: Match) -> int:
    """What the game says about the pieces of a position; 0 if none is lost."""
    return match.game.engine.audit_one(record(match).view("u1"))


def record(match: Match) -> Any:
    """A copy of the true record."""
    import numpy as np

    return np.frombuffer(bytearray(match.to_bytes()), RULES.dtype).view(np.recarray)


def legal(match: Match, start: str = "") -> set[str]:
    """The legal moves as texts, those that begin with ``start``."""
    return {str(move) for move in match.legal() if str(move).startswith(start)}


def play(match: Match, *moves: str) -> Any:
    """Play moves and look at the table with the eyes of seat 0."""
    for move in moves:
        match.play(move)
    assert audit(match) == 0
    return match.view(0)
