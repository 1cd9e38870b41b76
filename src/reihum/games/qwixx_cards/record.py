"""The record of Qwixx – The Card Game."""

from typing import Final

from reihum.core.record import record_dtype
from reihum.games.qwixx_cards.pieces import CARDS, DISPLAY, MAX_PLAYERS, MOST_LAID, ROWS

DTYPE: Final = record_dtype(
    ("active", "<i8"),  # the seat whose turn it is
    # Cards, as sets of bits where no order is known
    ("hand", "<i8", (MAX_PLAYERS,)),  # cards laid in Q12 stay here until the play is shown
    ("display", "<i8", (DISPLAY,)),  # NOTHING in an empty place
    ("top", "<i8"),  # the stack's top card
    ("stack", "<i8"),  # the cards below it
    ("stack_size", "<i8"),
    ("discard", "<i8"),
    # Q10: everybody sees which cards are shuffled back, so everybody knows from which shuffle a card in the game stems.
    ("shuffles", "<i8"),  # how often the played cards have become the stack
    ("shuffle_of", "<i2", (CARDS,)),  # the shuffle through which a card went last
    # Sheets
    ("rows", "<i8", (MAX_PLAYERS, ROWS)),
    ("misses", "<i8", (MAX_PLAYERS,)),
    # The turn
    ("choice", "<i8", (MAX_PLAYERS,)),  # in Q11: PENDING, CHOSE_ROW + colour, or CHOSE_SKIP
    ("marked", "<i8"),  # 1 if the active player has marked a number in Q11
    # The play: being made in Q12, afterwards the last one shown
    ("laid_by", "<i8"),
    ("laid_count", "<i8"),
    ("laid", "<i8", (MOST_LAID,)),  # cards in the order of the row
    ("laid_colour", "<i8"),
    ("crossed", "<i8"),  # the bits marked with it in that row
)
