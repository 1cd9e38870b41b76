"""The rules of Pretty Tricky, clause by clause (rulebook/en.md)."""

from typing import Any, Final

from reihum.core.chance import draw
from reihum.core.jit import rule
from reihum.core.ranking import HIGH_WINS, write_ranks
from reihum.core.record import DRAWN, OVER, Record
from reihum.core.rules import Mask
from reihum.games.pretty_tricky.pieces import (
    BLUE_DICE,
    BOXES,
    DICE,
    DONE,
    ENDED,
    FACES,
    FOURS,
    HALVES,
    LEFT_HALF,
    LOWEST_SUM,
    NONE,
    OTHERS,
    OWN_ROLL,
    POINTS_A_SYMBOL,
    RIGHT_HALF,
    ROUND_LIMIT,
    ROWS,
    SYMBOLS_PLUS_PLAYERS,
    TICK_LEFT,
    TICK_RIGHT,
    TICKS,
    TWOS,
)

_TIE_BREAK: Final = 64  # more than any XX: eleven rows of four circles

# Preparing


@rule
def setup(s: Record) -> None:
    """Hand out the sheets, tick what is ticked beforehand, and let the start seat roll."""
    for seat in range(s.players):
        for half in range(HALVES):
            for row in range(ROWS):
                free = s.sheet[half, BOXES, row]
                if s.players == 2:  # P3: the boxes with a "2"
                    free -= s.sheet[half, TWOS, row]
                elif s.players == 4:  # P3: the boxes with a "4"
                    free -= s.sheet[half, FOURS, row]
                s.free[seat, half, row] = free
    s.start = draw(s, s.players) if s.start_option == DRAWN else s.start_option
    _begin_turn(s, s.start)


@rule
def _begin_turn(s: Record, seat: int) -> None:
    s.turn += 1
    s.active = seat
    s.to_move = seat
    s.phase = OWN_ROLL
    for other in range(s.players):
        for tick in range(TICKS):
            s.ticked[other, tick] = NONE
    for die in range(DICE):
        s.dice[die] = 1 + draw(s, FACES)


# Choosing and ticking


@rule
def legal(s: Record, mask: Mask) -> int:
    """Mark the legal moves of the seat to move; how many there are. Giving up is always one of them."""
    mask[:] = False
    mask[DONE] = True
    if s.phase == OWN_ROLL:
        return 1 + _legal_own_roll(s, mask)
    return 1 + _legal_others(s, mask)


@rule
def play(s: Record, move: int) -> None:
    """Play a legal move and go on to the next seat that has something to decide."""
    if s.phase == OWN_ROLL:
        _play_own_roll(s, move)
    else:
        _play_others(s, move)


@rule
def pair_row(s: Record, die: int, other: int) -> int:
    """The row of two dice."""
    return s.dice[die] + s.dice[other] - LOWEST_SUM


@rule
def other_pair(s: Record, row: int) -> int:
    """The row of the two dice that are left when two others make this row: all four dice always go into two pairs."""
    return s.dice[0] + s.dice[1] + s.dice[2] + s.dice[3] - (row + LOWEST_SUM) - LOWEST_SUM


@rule
def second_row(s: Record) -> int:
    """The row that may be ticked after the first one, or NONE."""
    # P4: the other pair. Both ticks are entered from the lower row up, so that a turn has one order only.
    first = s.ticked[s.active, 0]
    second = other_pair(s, first)
    if second >= first and s.free[s.active, LEFT_HALF, second] > 0:
        return second
    return NONE


@rule
def makes_row(s: Record, dice: int, row: int) -> bool:
    """Whether two of the first this many dice make this row: of all four (P4), or of the three blue ones (P5)."""
    for die in range(dice):
        for other in range(die):
            if pair_row(s, die, other) == row:
                return True
    return False


@rule
def _legal_own_roll(s: Record, mask: Mask) -> int:
    if s.ticked[s.active, 0] != NONE:
        second = second_row(s)
        if second == NONE:
            return 0
        mask[TICK_LEFT + second] = True
        return 1
    count = 0
    for die in range(1, DICE):  # P4: the partner of the first die makes the split; colours do not matter
        row = pair_row(s, 0, die)
        for _ in range(TICKS):
            if s.free[s.active, LEFT_HALF, row] > 0 and not mask[TICK_LEFT + row]:
                mask[TICK_LEFT + row] = True
                count += 1
            row = other_pair(s, row)
    return count


@rule
def _play_own_roll(s: Record, move: int) -> None:
    if move != DONE:
        row = move - TICK_LEFT
        s.free[s.active, LEFT_HALF, row] -= 1
        if s.ticked[s.active, 0] == NONE:
            s.ticked[s.active, 0] = row
            # As long as the other pair would have found a box, the turn waits for "done". This holds for a lower row
            # too, though the order of entry forbids it now: nobody loses a tick without having said so.
            if s.free[s.active, LEFT_HALF, other_pair(s, row)] > 0:
                return
        else:
            s.ticked[s.active, 1] = row
    s.phase = OTHERS
    _ask_next(s)


@rule
def _blue_row(s: Record, left_out: int) -> int:
    """The row of two blue dice: those that are not left out."""
    return s.dice[0] + s.dice[1] + s.dice[2] - s.dice[left_out] - LOWEST_SUM


@rule
def _legal_others(s: Record, mask: Mask) -> int:
    count = 0
    for left_out in range(BLUE_DICE):  # P5: two of the three blue dice
        row = _blue_row(s, left_out)
        if s.free[s.to_move, RIGHT_HALF, row] > 0 and not mask[TICK_RIGHT + row]:
            mask[TICK_RIGHT + row] = True
            count += 1
    return count


@rule
def _play_others(s: Record, move: int) -> None:
    if move != DONE:
        row = move - TICK_RIGHT
        s.free[s.to_move, RIGHT_HALF, row] -= 1
        s.ticked[s.to_move, 0] = row
    _ask_next(s)


@rule
def _ask_next(s: Record) -> None:
    """Ask the next of the others who can tick anything (P5); after the last of them the turn ends."""
    seat = (s.to_move + 1) % s.players
    while seat != s.active:
        for left_out in range(BLUE_DICE):
            if s.free[seat, RIGHT_HALF, _blue_row(s, left_out)] > 0:
                s.to_move = seat
                return
        seat = (seat + 1) % s.players
    _end_turn(s)


# Ending


@rule
def _end_turn(s: Record) -> None:
    for tick in range(TICKS):  # P6, and P7: only now, after P5
        row = s.ticked[s.active, tick]
        if row != NONE and earns_symbol(s, row):
            s.symbol[s.active, row] = 1
            s.circles[row] += 1
    seat = (s.active + 1) % s.players
    if seat == s.start:  # P8: full rounds only
        if has_enough_symbols(s) or s.turn >= s.players * s.options[ROUND_LIMIT]:  # P8, P11
            s.phase = ENDED
            s.to_move = OVER
            return
    _begin_turn(s, seat)


@rule
def earns_symbol(s: Record, row: int) -> bool:
    """Whether the seat that rolled has filled this row, so that it ticks the (!) when its turn ends (P6)."""
    return s.free[s.active, LEFT_HALF, row] == 0 and s.symbol[s.active, row] == 0


@rule
def has_enough_symbols(s: Record) -> bool:
    """Whether some player has enough (!) to end the game (P8)."""
    for seat in range(s.players):
        if symbols_of(s, seat) >= symbols_needed(s):
            return True
    return False


@rule
def symbols_of(s: Record, seat: int) -> int:
    """How many (!) a seat has ticked."""
    symbols = 0
    for row in range(ROWS):
        symbols += s.symbol[seat, row]
    return symbols


@rule
def symbols_needed(s: Record) -> int:
    """How many (!) of one player end the game (P8)."""
    return SYMBOLS_PLUS_PLAYERS - s.players


# Score


@rule
def x_of(s: Record, seat: int) -> int:
    """The X of a seat: its points for (!) (P9)."""
    return POINTS_A_SYMBOL * symbols_of(s, seat)


@rule
def xx_of(s: Record, seat: int) -> int:
    """The XX of a seat: a point for every circle of a row that is full on the right (P9)."""
    xx = 0
    for row in range(ROWS):
        if s.free[seat, RIGHT_HALF, row] == 0:
            xx += s.circles[row]
    return xx


@rule
def standing_of(s: Record, seat: int) -> int:
    """What ranks a seat: its points, and of equal points the higher XX (P10)."""
    xx = xx_of(s, seat)
    return (x_of(s, seat) + xx) * _TIE_BREAK + xx


@rule
def scores(s: Record, out: Any) -> None:
    """Points (X + XX) and ranks as they stand."""
    for seat in range(s.players):
        out[0, seat] = standing_of(s, seat)
    write_ranks(out, s.players, HIGH_WINS)
    for seat in range(s.players):
        out[0, seat] //= _TIE_BREAK
