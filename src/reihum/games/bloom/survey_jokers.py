"""What follows from the jokers in the rows: which numbers may take their places (B7), what is robbed with them (B9).

Jokers side by side are alike. Such a run stands between two numbers, or outside the first or the last one. When a tile
goes, only the way between the numbers beside it can become too wide: with j jokers left on it, it may be 2 (j + 1). (It
cannot become too short, and a row does not grow by what is taken out of it.)
"""

from typing import Final

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.pieces import JOKER, JOKERS, LAP, NUMBERS, ROB_LIMIT, ROW_MINIMUM, STEP, WITH_JOKER
from reihum.games.bloom.ring import put_in, ring, way, wide
from reihum.games.bloom.rows import numbers_of

NO_WAY: Final = -2 * NUMBERS
"""The way to a number that does not exist, as outside the last one: never too wide, whatever is added to it."""


@rule
def survey_jokers_of(s: Record, row: int) -> None:
    """Bring up to date what is kept of the jokers in a row that has changed."""
    now = wide(s.row_jokers[row])
    if now == 0 and s.table_jokers == s.surveyed_jokers:
        return
    before = 0
    for other in range(row):
        before += wide(s.row_jokers[other])
    behind = 0
    for other in range(row + 1, int(s.rows)):
        behind += wide(s.row_jokers[other])
    earlier = max(0, int(s.surveyed_jokers) - before - behind)
    if now != earlier:
        _move_jokers(s, before + earlier, before + now)
        s.surveyed_jokers = before + now + behind
    _survey_runs(s, row, before)


@rule
def survey_jokers(s: Record) -> None:
    """Find anew what is kept of all jokers on the table."""
    _move_jokers(s, JOKERS, 0)
    joker = 0
    for row in range(int(s.rows)):
        if s.row_jokers[row] != 0:
            _survey_runs(s, row, joker)
            joker += wide(s.row_jokers[row])
    s.surveyed_jokers = joker


@rule
def _move_jokers(s: Record, source: int, target: int) -> None:
    """The jokers counted from ``source`` on are counted from ``target`` on: what is kept of them moves."""
    if target > source:
        for joker in range(JOKERS - 1, target - 1, -1):
            _move_joker(s, joker - target + source, joker)
    else:
        for joker in range(target, JOKERS):
            _move_joker(s, joker - target + source, joker)
    s.loose_jokers = _moved_bits(int(s.loose_jokers), source, target)
    s.joker_pairs = _moved_bits(int(s.joker_pairs), source, target)


@rule
def _move_joker(s: Record, source: int, target: int) -> None:
    for half in range(2):
        s.swaps[target, half] = s.swaps[source, half] if source < JOKERS else 0
        s.mates[target, half] = s.mates[source, half] if source < JOKERS else 0


@rule
def _moved_bits(bits: int, source: int, target: int) -> int:
    stay = bits & ((1 << min(source, target)) - 1)
    return (stay | ((bits >> source) << target)) & ((1 << JOKERS) - 1)


@rule
def _survey_runs(s: Record, row: int, joker: int) -> None:
    """What is kept of the jokers of a row, of which the first is number ``joker`` on the table."""
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    loose_runs = 0  # runs to the left from which a joker may be robbed alone, each by the bit of its first joker
    cell = begin
    while cell < end:
        behind = cell
        while behind < end and s.tiles[behind] == JOKER:
            behind += 1
        if behind > cell:
            loose_runs = _survey_run(s, row, cell, behind, joker, loose_runs)
            joker += behind - cell
        cell = behind + 1


@rule
def _survey_run(s: Record, row: int, first: int, behind: int, joker: int, loose_runs: int) -> int:
    """The run of jokers from a cell up to another, of which the first is number ``joker``; the loose runs so far."""
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    jokers = behind - first
    distance = NO_WAY
    if first > begin and behind < end:
        distance = way(wide(s.tiles[first - 1]), wide(s.tiles[behind]))
    for place in range(jokers):
        _survey_swaps(s, row, first, behind, place, joker + place, distance)
        s.mates[joker + place, 0] = 0
        s.mates[joker + place, 1] = 0
    bit = 1 << joker  # the first one stands for all
    s.loose_jokers &= ~(((1 << jokers) - 1) << joker)
    s.joker_pairs &= ~(((1 << jokers) - 1) << joker)
    if end - begin == ROW_MINIMUM:
        return loose_runs
    is_loose = distance <= STEP * jokers
    if is_loose:
        s.loose_jokers |= bit
    if end - begin < ROW_MINIMUM + ROB_LIMIT:
        return loose_runs
    if jokers > 1 and distance <= STEP * (jokers - 1):
        s.joker_pairs |= bit
    if end - begin > wide(s.row_jokers[row]) + 1:  # some number is left when one is robbed
        _survey_neighbours(s, begin, end, first, behind, joker, distance)
    if is_loose:
        # It goes with all loose tiles that a number parts from it.
        left_low, left_high = _loose_numbers(s, begin, first - 1)
        right_low, right_high = _loose_numbers(s, behind + 1, end)
        s.pairs[WITH_JOKER, 0] |= left_low
        s.pairs[WITH_JOKER, 1] |= left_high
        s.mates[joker, 0] |= right_low
        s.mates[joker, 1] |= right_high
        s.joker_pairs |= loose_runs
        loose_runs |= bit
    return loose_runs


@rule
def _survey_swaps(s: Record, row: int, first: int, behind: int, place: int, joker: int, distance: int) -> None:
    """B7: the numbers that may stand at a place of a run, counted from 0; ``distance`` is the way across the run."""
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    swaps = s.swaps[joker]
    swaps[0] = 0
    swaps[1] = 0
    left = place + 1  # steps from the number on the left,
    right = behind - first - place  # and to the one on the right
    room = LAP - wide(s.span[row])  # outside, the row grows by every step that is two wide
    if first > begin:
        base = wide(s.tiles[first - 1])
        least = left
        most = min(STEP * left, left + room)
        if behind < end:
            least = max(left, distance - STEP * right)
            most = min(STEP * left, distance - right)
    else:
        base = wide(s.tiles[behind])
        least = -min(STEP * right, right + room)
        most = -right
    for offset in range(least, most + 1):
        put_in(swaps, ring(base + offset))


@rule
def _survey_neighbours(s: Record, begin: int, end: int, first: int, behind: int, joker: int, distance: int) -> None:
    """Whether a joker of a run may be robbed together with the number on its left, and with the one on its right."""
    jokers = behind - first
    if first == begin + 1:
        put_in(s.pairs[WITH_JOKER], wide(s.tiles[begin]))
    elif first > begin and s.tiles[first - 2] != JOKER:  # else it goes with that one, to the same effect
        number = wide(s.tiles[first - 1])
        wider = way(wide(s.tiles[first - 2]), number)
        if wider + distance <= STEP * jokers:
            put_in(s.pairs[WITH_JOKER], number)
    if behind < end:
        cell = behind + 1
        while cell < end and s.tiles[cell] == JOKER:
            cell += 1
        number = wide(s.tiles[behind])
        wider = way(number, wide(s.tiles[cell])) if cell < end else NO_WAY
        if wider + distance <= STEP * (cell - behind - 1 + jokers):
            put_in(s.mates[joker], number)


@rule
def _loose_numbers(s: Record, begin: int, end: int) -> tuple[int, int]:
    """The numbers in some cells whose robbing, alone, leaves a row."""
    low, high = numbers_of(s, begin, end)
    return low & int(s.loose[0]), high & int(s.loose[1])
