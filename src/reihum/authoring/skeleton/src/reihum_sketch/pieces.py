"""Named numbers: the cards, where they can be, and the move table. No rule has a bare number."""

from typing import Final

MIN_PLAYERS: Final = 2  # K1
MAX_PLAYERS: Final = 5
CARDS: Final = 24  # K2
HAND_SIZE: Final = 3  # K3

# Where a card is
STACK: Final = 0  # face down; in a concealed record every card that the viewer has not seen
PILE: Final = 1
HAND: Final = 2  # and the seat

# Moves: "lay 1" is move 0
FIRST_CARD: Final = 1
MOVES: Final = tuple(f"lay {card}" for card in range(FIRST_CARD, CARDS + 1))
