"""Named numbers: the cards, what they count, and the move table. Suits do not matter, so a card is its rank."""

from typing import Final

ACE: Final = 1
FOUR: Final = 4
NINE: Final = 9
TEN: Final = 10
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
RANKS: Final = 13
COPIES: Final = 4  # N2: a pack of 52 cards
PACK: Final = RANKS * COPIES

HAND: Final = 3  # N3
LIMIT: Final = 99  # N6
STEP: Final = 10  # what a ten, a jack and a queen count
MIN_PLAYERS: Final = 2  # N1
MAX_PLAYERS: Final = 5
PENALTIES: Final = 3  # N9
MOST_PENALTIES: Final = 9

# Options, by their slot in the record
PENALTY_LIMIT: Final = 0

# Moves: the ranks in their order, a ten going up; then a ten going down, and giving up
LAY: Final = -1  # "lay A" is move 0
LAY_TEN_DOWN: Final = LAY + RANKS + 1
GIVE_UP: Final = LAY_TEN_DOWN + 1

RANK_TEXTS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
MOVES: Final = (
    *(f"lay {text}+" if text == "10" else f"lay {text}" for text in RANK_TEXTS),
    "lay 10-",
    "give up",
)
assert MOVES.index("give up") == GIVE_UP
