"""The pieces of Bloom and its move vocabulary: what a number in the record or in the move table means."""

from typing import Final

from reihum.core.jit import rule

# Tiles. A cell of the record holds a number tile as its number, a joker as 0, nothing as −1.
NUMBERS: Final = 100  # B2
JOKERS: Final = 4  # B2
TILES: Final = NUMBERS + JOKERS
JOKER: Final = 0
EMPTY: Final = -1

# B3: scoring tiles
HIGHEST_SCORING: Final = 15
DOUBLED_SCORING: Final = 5  # the values up to this one are there twice

# B4, B5
DISPLAY_PLACES: Final = 8
FIRST_STOCK: Final = 13

# B9, B11
ROW_MINIMUM: Final = 3
STEP: Final = 2  # the widest step from one tile to the next
LAP: Final = 99  # the widest way from the first tile of a row to its last
ROB_LIMIT: Final = 2
ROWS: Final = TILES // ROW_MINIMUM  # more rows never lie at once: a row, once laid, stays

# No turn has more steps: a swap of every joker (two steps each), the row chosen or two tiles robbed, every tile laid,
# done, and the reward.
STEPS: Final = 2 * JOKERS + ROB_LIMIT + TILES + 2

# Sets of numbers that may be robbed together with a tile further right in their row (`s.pairs`), by that tile:
NEXT: Final = 0  # the next number
NEXT_BUT_ONE: Final = 1
FAR: Final = 2  # any other number,
ROUND: Final = 3  # among them one that is one or two steps away round the ring
WITH_JOKER: Final = 4
PAIRS: Final = 5

MAX_PLAYERS: Final = 5
MAX_ROUNDS: Final = 2

# Slots of `s.options`
OPTION_OWN_ROW_FIRST: Final = 0
OPTION_ROUNDS: Final = 1

# Versions of the rules, in `VERSION_SLOT`
COUNTS_OPENLY: Final = 1  # from the second on the stocks lie open between rounds; the first dealt anew at once

# Phases. A turn begins with TURN; the others ask for the rest of it.
TURN: Final = 0  # swap a joker (B7), or begin an action (B8, B9, B10, B14)
SWAP: Final = 1  # the joker is chosen: which own tile takes its place? (B7)
DRAW: Final = 2  # one tile is drawn: a second one? (B8)
ROB: Final = 3  # one tile is robbed: a second one, or begin to lay (B9)
ROW: Final = 4  # the new row is being laid, from left to right (B9)
ADD: Final = 5  # the row to add to is chosen: which own tiles? (B10)
PLACE: Final = 6  # the tile being added fits in several places: which one? (B10)
REWARD: Final = 7  # a joker may be taken (B13)
COUNT: Final = 8  # a round is over and another follows: what is left in the stocks lies open (B16)
PHASES: Final = 9

# Moves, by number. Rows are counted in the order they were laid; jokers row by row, each row from left to right.
DONE: Final = 0
DRAW_HIDDEN: Final = 1
TAKE_JOKER: Final = 2
PASS: Final = 3
TAKE: Final = 3  # + number: TAKE + 1 is the first of these
LAY: Final = TAKE + NUMBERS + 1  # + number, LAY + 0 lays a joker
ROB_NUMBER: Final = LAY + NUMBERS  # + number
ROB_JOKER: Final = ROB_NUMBER + NUMBERS + 1  # + joker
SWAP_JOKER: Final = ROB_JOKER + JOKERS  # + joker
EXTEND: Final = SWAP_JOKER + JOKERS  # + row
FIRST: Final = EXTEND + ROWS
AFTER_NUMBER: Final = FIRST  # + number
AFTER_JOKER: Final = AFTER_NUMBER + NUMBERS + 1  # + joker
NEXT_ROUND: Final = AFTER_JOKER + JOKERS
MOVE_COUNT: Final = NEXT_ROUND + 1


def tile_name(tile: int) -> str:
    """A tile as text: its number, or J."""
    return "J" if tile == JOKER else str(tile)


def _texts() -> list[str]:
    numbers = range(1, NUMBERS + 1)
    jokers = range(1, JOKERS + 1)
    return [
        "done",
        "draw",
        "joker",
        "pass",
        *(f"take {n}" for n in numbers),
        "lay J",
        *(f"lay {n}" for n in numbers),
        *(f"rob {n}" for n in numbers),
        *(f"rob J{j}" for j in jokers),
        *(f"swap J{j}" for j in jokers),
        *(f"extend {row + 1}" for row in range(ROWS)),
        "first",
        *(f"after {n}" for n in numbers),
        *(f"after J{j}" for j in jokers),
        "next",
    ]


MOVES: Final = _texts()
assert len(MOVES) == MOVE_COUNT


@rule
def is_take(move: int) -> bool:
    """Whether a move takes a tile from the display."""
    return TAKE < move < LAY


@rule
def is_lay(move: int) -> bool:
    """Whether a move lays a tile: in a new row, on a row, or in place of a joker."""
    return LAY <= move <= ROB_NUMBER


@rule
def is_rob(move: int) -> bool:
    """Whether a move robs a tile."""
    return ROB_NUMBER < move < SWAP_JOKER


@rule
def robbed_tile(move: int) -> int:
    """The tile that a move robs."""
    return JOKER if move >= ROB_JOKER else move - ROB_NUMBER


@rule
def is_swap(move: int) -> bool:
    """Whether a move chooses a joker to be swapped."""
    return SWAP_JOKER <= move < EXTEND


@rule
def is_extend(move: int) -> bool:
    """Whether a move chooses a row to add to."""
    return EXTEND <= move < FIRST
