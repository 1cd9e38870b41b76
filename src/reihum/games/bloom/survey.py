"""What follows from the rows, whoever looks at them: what may be added, robbed and swapped.

It is found once, when a row changes, and kept in the record as sets of numbers; a turn then begins with a few
operations on sets, and not with a walk over all rows.
"""

from typing import Final

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.bits import IN_HIGH, IN_LOW, has, higher, lower, put_in, ring, take_out, way, wide
from reihum.games.bloom.pieces import (
    FAR,
    JOKER,
    JOKERS,
    LAP,
    NEXT,
    NEXT_BUT_ONE,
    NUMBERS,
    PAIRS,
    ROB_LIMIT,
    ROUND,
    ROW_MINIMUM,
    STEP,
    WITH_JOKER,
)
from reihum.games.bloom.rows import is_row, swap_fits, swap_range

_NEARLY_ROUND: Final = NUMBERS - 2 * STEP
"""A row this long has ends that are near each other round the ring."""


@rule
def survey(s: Record, row: int) -> None:
    """Bring up to date what follows from a row: its span, what may be added, what may be robbed or swapped."""
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    here_low, here_high = _numbers_of(s, begin, end)
    s.loose[0] &= ~here_low
    s.loose[1] &= ~here_high
    for kind in range(PAIRS):
        s.pairs[kind, 0] &= ~here_low
        s.pairs[kind, 1] &= ~here_high
    if s.row_jokers[row] == 0:
        span = way(wide(s.tiles[begin]), wide(s.tiles[end - 1]))
        if span < _NEARLY_ROUND:
            _survey_set(s, row, here_low, here_high, span)
        else:
            _survey_walk(s, row)
        if end - begin >= ROW_MINIMUM + ROB_LIMIT:
            _survey_pairs(s, begin, end, here_low, here_high)
    else:
        _survey_walk(s, row)
    _survey_jokers_of(s, row)


@rule
def _survey_set(s: Record, row: int, low: int, high: int, span: int) -> None:
    """A row without jokers whose ends are far from each other is known by the set of its numbers."""
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    first = wide(s.tiles[begin])
    last = wide(s.tiles[end - 1])
    a, b = higher(low, high, 1)
    c, d = lower(low, high, 1)
    between_low, between_high = a & c, b & d  # the numbers with a neighbour in the row on both sides
    ends_low = int(IN_LOW[ring(first - 1)] | IN_LOW[ring(first - STEP)])
    ends_high = int(IN_HIGH[ring(first - 1)] | IN_HIGH[ring(first - STEP)])
    ends_low |= int(IN_LOW[ring(last + 1)] | IN_LOW[ring(last + STEP)])
    ends_high |= int(IN_HIGH[ring(last + 1)] | IN_HIGH[ring(last + STEP)])
    s.fit[row, 0] = (between_low & ~low) | ends_low
    s.fit[row, 1] = (between_high & ~high) | ends_high
    if end - begin > ROW_MINIMUM:
        s.loose[0] |= (between_low & low) | IN_LOW[first] | IN_LOW[last]
        s.loose[1] |= (between_high & high) | IN_HIGH[first] | IN_HIGH[last]
    s.span[row] = span
    s.takes_joker[row] = 1


@rule
def _survey_walk(s: Record, row: int) -> None:
    """Any row, tile by tile."""
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    fit = s.fit[row]
    fit[0] = 0
    fit[1] = 0
    first_cell = begin
    while s.tiles[first_cell] == JOKER:
        first_cell += 1
    lead = first_cell - begin
    first = wide(s.tiles[first_cell])
    loose_low, loose_high = 0, 0
    last = first
    last_way = -1  # to the last number from the one before it, with so many jokers between
    last_jokers = 0
    jokers = 0  # since the last number
    numbers_way = 0
    room = False  # for a joker in between
    for cell in range(first_cell + 1, end):
        tile = wide(s.tiles[cell])
        if tile == JOKER:
            jokers += 1
            continue
        distance = way(last, tile)
        room |= distance > jokers + 1
        if jokers == 0:
            between = -int(distance == STEP)  # all bits or none: whether it is so cannot be guessed
            fit[0] |= IN_LOW[ring(last + 1)] & between
            fit[1] |= IN_HIGH[ring(last + 1)] & between
        else:
            _fit_between(fit, last, distance, jokers)
        loose = -int((last_way < 0) | (last_way + distance <= STEP * (last_jokers + jokers + 1)))
        loose_low |= int(IN_LOW[last]) & loose
        loose_high |= int(IN_HIGH[last]) & loose
        numbers_way += distance
        last_way = distance
        last_jokers = jokers
        last = tile
        jokers = 0
    if end - begin > ROW_MINIMUM and last != first:
        s.loose[0] |= loose_low | IN_LOW[last]
        s.loose[1] |= loose_high | IN_HIGH[last]
    for between in range(lead + 1):
        for offset in range(between + 1, STEP * (between + 1) + 1):
            if lead - between + offset + numbers_way + jokers <= LAP:
                put_in(fit, ring(first - offset))
    for between in range(jokers + 1):
        for offset in range(between + 1, STEP * (between + 1) + 1):
            if lead + numbers_way + offset + jokers - between <= LAP:
                put_in(fit, ring(last + offset))
    span = lead + numbers_way + jokers
    s.span[row] = span
    s.takes_joker[row] = 1 if room or span < LAP else 0


@rule
def _numbers_of(s: Record, begin: int, end: int) -> tuple[int, int]:
    """The numbers in some cells."""
    low, high = 0, 0
    for cell in range(begin, end):
        low |= int(IN_LOW[s.tiles[cell]])
        high |= int(IN_HIGH[s.tiles[cell]])
    return low, high


@rule
def _fit_between(fit: object, last: int, distance: int, jokers: int) -> None:
    """The numbers that fit among the jokers between two neighbouring numbers."""
    for offset in range(1, distance):
        for left in range(jokers + 1):
            right = jokers - left
            if left < offset <= STEP * (left + 1) and right < distance - offset <= STEP * (right + 1):
                put_in(fit, ring(last + offset))


# B9: two tiles robbed from one row. The first one is the one further left.


@rule
def _note_pair(s: Record, tile: int, partner: int) -> None:
    """Two numbers may be robbed together."""
    distance = way(tile, partner)
    if distance == 1:
        put_in(s.pairs[NEXT], tile)
    elif distance == STEP:
        put_in(s.pairs[NEXT_BUT_ONE], tile)
    else:
        put_in(s.pairs[FAR], tile)
        if distance >= NUMBERS - STEP:
            put_in(s.pairs[ROUND], tile)


@rule
def _survey_pairs(s: Record, begin: int, end: int, low: int, high: int) -> None:
    """The pairs of a row without jokers; ``low`` and ``high`` are its numbers."""
    # Two neighbours go together at the ends only. Else both lie loose; the last tile always does, so it is a partner
    # of every loose tile, and the others matter only if they are close.
    before = wide(s.tiles[end - 2])
    last = wide(s.tiles[end - 1])
    loose_low = low & int(s.loose[0]) & ~int(IN_LOW[last])
    loose_high = high & int(s.loose[1]) & ~int(IN_HIGH[last])
    s.pairs[FAR, 0] |= loose_low & ~(IN_LOW[ring(last - 1)] | IN_LOW[ring(last - STEP)])
    s.pairs[FAR, 1] |= loose_high & ~(IN_HIGH[ring(last - 1)] | IN_HIGH[ring(last - STEP)])
    s.pairs[ROUND, 0] |= loose_low & (IN_LOW[ring(last + 1)] | IN_LOW[ring(last + STEP)])
    s.pairs[ROUND, 1] |= loose_high & (IN_HIGH[ring(last + 1)] | IN_HIGH[ring(last + STEP)])
    a, b = lower(low, high, 1)  # the numbers whose next one lies in the row,
    c, d = lower(low & int(s.loose[0]), high & int(s.loose[1]), STEP)  # and whose next but one lies loose in it
    s.pairs[NEXT_BUT_ONE, 0] |= loose_low & ~int(IN_LOW[before]) & a & c
    s.pairs[NEXT_BUT_ONE, 1] |= loose_high & ~int(IN_HIGH[before]) & b & d
    _note_pair(s, wide(s.tiles[begin]), wide(s.tiles[begin + 1]))
    _note_pair(s, before, last)


@rule
def _survey_jokers_of(s: Record, row: int) -> None:
    """Bring up to date what is kept of the jokers in a row; of all, if there are more or less of them than before."""
    if s.table_jokers != s.surveyed_jokers:
        survey_jokers(s)
    elif s.row_jokers[row] != 0:
        before = 0
        for other in range(row):
            before += wide(s.row_jokers[other])
        _survey_joker_row(s, row, before)


@rule
def survey_jokers(s: Record) -> None:
    """Find anew what is kept of jokers on the table, and of the numbers in their rows."""
    for joker in range(JOKERS):
        _forget_joker(s, joker)
    joker = 0
    for row in range(int(s.rows)):
        if s.row_jokers[row] != 0:
            _survey_joker_row(s, row, joker)
            joker += wide(s.row_jokers[row])
    s.surveyed_jokers = joker


@rule
def _forget_joker(s: Record, joker: int) -> None:
    for half in range(2):
        s.swaps[joker, half] = 0
        s.mates[joker, half] = 0
    s.loose_jokers &= ~(1 << joker)
    s.joker_pairs &= ~(1 << joker)


@rule
def _survey_joker_row(s: Record, row: int, joker: int) -> None:
    """What may be swapped in a row, and what may be robbed beside its jokers, of which the first has this number."""
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    for cell in range(begin, end):
        tile = wide(s.tiles[cell])
        if tile != JOKER:
            for kind in range(PAIRS):
                take_out(s.pairs[kind], tile)
            _survey_partners(s, begin, end, cell, joker)
            continue
        _forget_joker(s, joker)
        first, last = swap_range(s, row, cell)
        for number in range(first, last + 1):
            if swap_fits(s, row, cell, ring(number)):
                put_in(s.swaps[joker], ring(number))
        if cell == begin or s.tiles[cell - 1] != JOKER:  # jokers side by side are alike: the first one stands for all
            if is_row(s, begin, end, cell, -1):
                s.loose_jokers |= 1 << joker
            _survey_partners(s, begin, end, cell, joker)
        joker += 1


@rule
def _lies_loose(s: Record, begin: int, end: int, cell: int) -> bool:
    """Whether a tile of a row of more than three may be taken out alone; of numbers that is known."""
    tile = wide(s.tiles[cell])
    if tile == JOKER:
        return is_row(s, begin, end, cell, -1)
    return has(int(s.loose[0]), int(s.loose[1]), tile)


@rule
def _survey_partners(s: Record, begin: int, end: int, cell: int, joker: int) -> None:
    """Note with which tiles further right a tile may be robbed; ``joker`` is its number, if it is one."""
    if end - begin < ROW_MINIMUM + ROB_LIMIT:
        return
    tile = wide(s.tiles[cell])
    apart = False  # whether a number lies between the two: then each of them may go if it may go alone
    for other in range(cell + 1, end):
        if apart and not _lies_loose(s, begin, end, cell):
            return
        partner = wide(s.tiles[other])
        before = other - 1 if other > cell + 1 else cell - 1  # the left neighbour once the first tile is gone
        if partner == JOKER and before >= begin and s.tiles[before] == JOKER:
            continue
        leaves_row = _lies_loose(s, begin, end, other) if apart else is_row(s, begin, end, cell, other)
        apart |= partner != JOKER
        if not leaves_row:
            continue
        if tile != JOKER and partner != JOKER:
            _note_pair(s, tile, partner)
        elif tile != JOKER:
            put_in(s.pairs[WITH_JOKER], tile)
        elif partner != JOKER:
            put_in(s.mates[joker], partner)
        else:
            s.joker_pairs |= 1 << joker
