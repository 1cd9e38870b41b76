"""What a move does, told from its number."""

from reihum.core.jit import rule
from reihum.games.bloom.pieces import EXTEND, FIRST, JOKER, LAY, ROB_JOKER, ROB_NUMBER, SWAP_JOKER, TAKE


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
