"""Named numbers: the cards, the places they can be in, the phases and the move table.

A *kind* is what a card shows: 1 to 50, or `JOKER`. The five jokers are one kind. A set of kinds is an integer with
one bit a kind, so that "which cards of this hand fit" is a single ``&``.
"""

from typing import Final

NUMBERS: Final = 50  # S2: the numbers 1 to 50 once each …
JOKERS: Final = 5  # … and five star jokers
JOKER: Final = NUMBERS + 1
NOTHING: Final = 0  # the kind of the card that is not there: under the first card of a round

COLOURS: Final = 5
COLOUR_NAMES: Final = ("red", "yellow", "green", "blue", "purple")
COLOUR_LETTERS: Final = "RYGBP"
NO_STAR: Final = COLOURS  # the colour of a card without a star

HAND: Final = 5  # S4, S12: the size of a full hand
TOKENS_TO_WIN: Final = 3  # S15
MIN_PLAYERS: Final = 2  # S1
MAX_PLAYERS: Final = 5
LONGEST_ROUND: Final = MAX_PLAYERS * HAND  # nobody draws during a round (S10)

ANY_NUMBER: Final = (1 << (NUMBERS + 1)) - 2
ANY_JOKER: Final = 1 << JOKER
ANY_CARD: Final = ANY_NUMBER | ANY_JOKER

# Where a card can be: in the hand of seat 0 to 4, or …
POOL: Final = MAX_PLAYERS  # … in the draw pile (in a concealed record: anywhere unseen),
PLAYED: Final = MAX_PLAYERS + 1  # on the pile of this round,
DISCARDED: Final = MAX_PLAYERS + 2  # on the discard pile.
PLACES: Final = MAX_PLAYERS + 3

# Phases
PLAYING: Final = 0
DISCARDING: Final = 1

# Moves. A card's move is the base plus its kind.
PLAY: Final = -1  # play 1 is move 0
PASS: Final = PLAY + JOKER + 1
DISCARD: Final = PASS
DONE: Final = DISCARD + JOKER + 1

# Options, by their slot in the record
VOLUNTARY_PASS: Final = 0


def card_text(kind: int) -> str:
    """A card as moves and views write it: its number, or J."""
    return "J" if kind == JOKER else str(kind)


def card_kind(text: str) -> int:
    """The kind of a card from its text."""
    return JOKER if text == "J" else int(text)


_KINDS: Final = range(1, JOKER + 1)
MOVES: Final = (
    *(f"play {card_text(kind)}" for kind in _KINDS),
    "pass",
    *(f"discard {card_text(kind)}" for kind in _KINDS),
    "done",
)
assert MOVES.index("pass") == PASS
assert MOVES.index("done") == DONE
