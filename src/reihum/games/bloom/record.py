"""The record of Bloom: where every tile is, what everyone knows of it, and how far the present turn has come."""

from typing import Final

from reihum.core.record import record_dtype
from reihum.games.bloom.pieces import (
    DISPLAY_PLACES,
    HIGHEST_SCORING,
    JOKERS,
    MAX_PLAYERS,
    MAX_ROUNDS,
    NUMBERS,
    PAIRS,
    ROB_LIMIT,
    ROWS,
    STEPS,
    TILES,
)

# In a batch thousands of records are stepped one after the other, and fetching them from memory takes as long as the
# rules do: what nearly every move looks at stands first and close together, what few moves need stands last.
DTYPE: Final = record_dtype(
    # The present turn
    ("step_count", "<i8"),
    ("veiled", "<i8"),  # 1 while the turn could be taken back: nobody else sees it
    ("laid", "<i8"),  # own tiles laid, swaps included
    ("target", "<i8"),  # ADD, PLACE: the row added to; ROB, ROW: the row robbed, or −1
    ("added", "<i8"),  # ADD, PLACE: tiles added
    ("tail", "<i8"),  # ROW: the last number laid; 0 for none
    ("trail", "<i8"),  # jokers laid behind it (or first of all)
    ("reach", "<i8"),  # the least way from the first tile to the last number
    ("robbed", "<i8"),  # tiles robbed
    ("rob_cell", "<i8"),  # ROB: where the first one lay; the second lies at or behind it
    ("loot", "<i8", (ROB_LIMIT,)),  # robbed numbers not yet laid; 0 for none
    ("loot_jokers", "<i8"),  # robbed jokers not yet laid
    ("swap_cell", "<i8"),  # SWAP: the cell of the joker
    ("pending", "<i8"),  # PLACE: the tile that needs a place
    ("passes", "<i8"),  # passes in a row
    # What is needed to take it back (`steps`, `turns`): what the stock of its player held, and what was known of it
    ("began_own", "<i8", (2,)),  # veiled turns only
    ("began_jokers", "<i8"),
    ("began_known", "<i8", (2,)),
    ("began_known_jokers", "<i8"),
    # The table
    ("tiles_used", "<i8"),
    ("rows", "<i8"),
    ("table_jokers", "<i8"),
    ("left", "<i8"),  # tiles in the true pool
    ("shown", "<i8"),  # number places that are filled
    ("places", "<i8"),  # jokers on the joker places
    ("display", "<i2", (DISPLAY_PLACES,)),
    # What follows from the rows, kept up to date by `survey`; more of it beside the rows
    ("loose", "<i8", (2,)),  # numbers whose robbing, alone, leaves a row
    ("pairs", "<i8", (PAIRS, 2)),  # numbers that may be robbed with a tile further right, by kind
    ("surveyed_jokers", "<i8"),  # jokers in the rows; of each of them:
    ("loose_jokers", "<i8"),  # a bit if its robbing, alone, leaves a row
    ("joker_pairs", "<i8"),  # a bit if it may be robbed with a joker further right
    ("swaps", "<i8", (JOKERS, 2)),  # numbers that may take its place
    ("mates", "<i8", (JOKERS, 2)),  # numbers further right that may be robbed with it
    # Seats. Sets of numbers are two halves of bits (`ring`).
    ("own", "<i8", (MAX_PLAYERS, 2)),  # number tiles in the stock
    ("jokers", "<i8", (MAX_PLAYERS,)),  # jokers in the stock
    ("stock", "<i8", (MAX_PLAYERS,)),  # tiles in the stock
    # What everybody knows of a stock: tiles that came into it openly
    ("known", "<i8", (MAX_PLAYERS, 2)),
    ("known_jokers", "<i8", (MAX_PLAYERS,)),
    ("own_rows", "<i8", (MAX_PLAYERS,)),  # rows laid in this round
    # Rows, one after the other in `tiles`, in the order they were laid. A row that is being laid stands behind the
    # last one and is not yet counted in `rows`.
    ("tiles", "<i2", (TILES,)),
    ("begin", "<i2", (ROWS,)),
    ("length", "<i2", (ROWS,)),
    ("row_jokers", "<i2", (ROWS,)),
    ("span", "<i2", (ROWS,)),  # the least way from the first tile to the last
    ("takes_joker", "<i2", (ROWS,)),  # 1 if a joker may be added somewhere
    # The steps of the present turn
    ("steps", "<i2", (STEPS,)),  # moves; the place of an added tile is not one of them
    ("touched", "<i2", (STEPS,)),  # by step: the cell, the place of the display, or the scoring tile
    # More of what follows from a row
    ("fit", "<i8", (ROWS, 2)),  # numbers that may be added somewhere
    # The steps of the turn before
    ("last_count", "<i8"),
    ("last_steps", "<i2", (STEPS,)),
    # The supply. A concealed record keeps all tiles that its viewer has not seen in the pool, sorted.
    ("pool", "<i2", (TILES,)),
    ("flowers", "<i2", (NUMBERS + 1,)),  # on every number tile (B2); 0 for the joker
    ("scoring", "<i2", (HIGHEST_SCORING + 1,)),  # scoring tiles left, by value
    ("won", "<i2", (MAX_PLAYERS, HIGHEST_SCORING + 1)),  # scoring tiles taken, by value
    ("owner", "<i2", (ROWS,)),
    # What a stock cannot hold because its player had to pass (B14)
    ("passed", "<i8", (MAX_PLAYERS,)),
    ("barred", "<i8", (MAX_PLAYERS, 2)),
    ("joker_barred", "<i8", (MAX_PLAYERS,)),
    # Rounds
    ("round_no", "<i8"),  # 1 or 2
    ("round_start", "<i8"),  # the seat that began this round
    ("finished", "<i8"),  # rounds that are over
    ("round_won", "<i8", (MAX_ROUNDS, MAX_PLAYERS)),  # scoring tiles of finished rounds
    ("round_left", "<i8", (MAX_ROUNDS, MAX_PLAYERS)),  # flowers left in the stock
)
