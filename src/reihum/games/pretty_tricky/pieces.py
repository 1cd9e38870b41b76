"""The pieces of Pretty Tricky and the numbers of its moves.

A row is kept by its index: row 0 is the row of sum 2, row 10 the row of sum 12.
"""

from typing import Final

SEATS: Final = 4

# The sheet (P2)
LOWEST_SUM: Final = 2
ROWS: Final = 11
HALVES: Final = 2
LEFT_HALF: Final = 0  # ticked when one rolls oneself
RIGHT_HALF: Final = 1  # ticked when somebody else rolls
NONE: Final = -1  # no row

# What the sheet prints for every row of either half: the first index of `sheet` is the half, the second one of these
PRINTS: Final = 3
BOXES: Final = 0  # boxes in all
TWOS: Final = 1  # of these, with a "2" inside
FOURS: Final = 2  # of these, with a "4" inside

# The dice (P1): three blue ones, then the red one
DICE: Final = 4
BLUE_DICE: Final = 3
RED_DIE: Final = 3
FACES: Final = 6

TICKS: Final = 2  # at most, in a turn of one's own (P4)
POINTS_A_SYMBOL: Final = 2  # P9

# How many (!) of one player end the game (P8): 6 with two players, 5 with three, 4 with four
SYMBOLS_PLUS_PLAYERS: Final = 8

# Phases
OWN_ROLL: Final = 0  # P4: the seat that rolled ticks on its left half
OTHERS: Final = 1  # P5: seat after seat, the others tick on their right half
ENDED: Final = 2

# Options
ROUND_LIMIT: Final = 0

# Moves: a tick in a row of the left half, a tick in a row of the right half, or to give up what is left
TICK_LEFT: Final = 0
TICK_RIGHT: Final = ROWS
DONE: Final = 2 * ROWS

SUMS: Final = tuple(range(LOWEST_SUM, LOWEST_SUM + ROWS))
MOVES: Final = (*(f"left {n}" for n in SUMS), *(f"right {n}" for n in SUMS), "done")
