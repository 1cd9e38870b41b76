"""What follows from the rows, whoever looks at them: what may be added, robbed and swapped.

It is found once, when a row changes, and kept in the record as sets of numbers; a turn then begins with a few
operations on sets, and not with a walk over all rows.
"""

from typing import Final

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.pieces import (
    FAR,
    JOKER,
    LAP,
    NEXT,
    NEXT_BUT_ONE,
    NUMBERS,
    PAIRS,
    ROB_LIMIT,
    ROUND,
    ROW_MINIMUM,
    STEP,
)
from reihum.games.bloom.ring import IN_HIGH, IN_LOW, higher, lower, put_in, ring, way, wide
from reihum.games.bloom.rows import numbers_of
from reihum.games.bloom.survey_jokers import NO_WAY, survey_jokers_of

_NEARLY_ROUND: Final = NUMBERS - 2 * STEP
"""A row this long has ends that are near each other round the ring."""


@rule
def survey(s: Record, row: int) -> None:
    """Bring up to date what follows from a row: its span, what may be added, what may be robbed or swapped."""
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    here_low, here_high = numbers_of(s, begin, end)
    s.loose[0] &= ~here_low
    s.loose[1] &= ~here_high
    for kind in range(PAIRS):
        s.pairs[kind, 0] &= ~here_low
        s.pairs[kind, 1] &= ~here_high
    span = way(wide(s.tiles[begin]), wide(s.tiles[end - 1]))
    if s.row_jokers[row] == 0 and span < _NEARLY_ROUND:
        _survey_set(s, row, here_low, here_high, span)
    else:
        _survey_walk(s, row, here_low, here_high)
    survey_jokers_of(s, row)


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
    if end - begin >= ROW_MINIMUM + ROB_LIMIT:
        # Two neighbours go together at the ends only: elsewhere they leave a gap of three or more.
        before = wide(s.tiles[end - 2])
        _note_pair(s, first, wide(s.tiles[begin + 1]))
        _note_pair(s, before, last)
        _note_pairs_apart(s, low, high, before, last)
    s.span[row] = span
    s.takes_joker[row] = 1


@rule
def _survey_walk(s: Record, row: int, low: int, high: int) -> None:
    """Any row, tile by tile; ``low`` and ``high`` are its numbers."""
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
    # The two numbers before the last one, if there are any, and the ways between them with this many jokers on each
    before = 0
    last_way = NO_WAY
    last_jokers = 0
    before_way = NO_WAY
    before_jokers = 0
    is_long = end - begin >= ROW_MINIMUM + ROB_LIMIT
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
        loose = -int(last_way + distance <= STEP * (last_jokers + jokers + 1))
        loose_low |= int(IN_LOW[last]) & loose
        loose_high |= int(IN_HIGH[last]) & loose
        if is_long and before != 0:
            if before_way + last_way + distance <= STEP * (before_jokers + last_jokers + jokers + 1):
                _note_pair(s, before, last)
        numbers_way += distance
        before, before_way, before_jokers = last, last_way, last_jokers
        last, last_way, last_jokers = tile, distance, jokers
        jokers = 0
    if end - begin > ROW_MINIMUM and last != first:
        s.loose[0] |= loose_low | IN_LOW[last]
        s.loose[1] |= loose_high | IN_HIGH[last]
        if is_long and before != first:
            _note_pair(s, before, last)
            _note_pairs_apart(s, low, high, before, last)
    _fit_outside(fit, first, -1, lead, numbers_way + jokers)
    _fit_outside(fit, last, 1, jokers, lead + numbers_way)
    span = lead + numbers_way + jokers
    s.span[row] = span
    s.takes_joker[row] = 1 if room or span < LAP else 0


@rule
def _fit_between(fit: object, last: int, distance: int, jokers: int) -> None:
    """The numbers that fit among the jokers between two neighbouring numbers."""
    for offset in range(1, distance):
        for left in range(jokers + 1):
            right = jokers - left
            if left < offset <= STEP * (left + 1) and right < distance - offset <= STEP * (right + 1):
                put_in(fit, ring(last + offset))


@rule
def _fit_outside(fit: object, number: int, direction: int, jokers: int, rest: int) -> None:
    """The numbers that fit beyond an end, among the jokers there; ``rest`` is the way of the rest of the row."""
    for between in range(jokers + 1):
        for offset in range(between + 1, STEP * (between + 1) + 1):
            if jokers - between + offset + rest <= LAP:
                put_in(fit, ring(number + direction * offset))


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
def _note_pairs_apart(s: Record, low: int, high: int, before: int, last: int) -> None:
    """Two numbers of a row that are no neighbours go together if both lie loose.

    ``low`` and ``high`` are its numbers, ``before`` and ``last`` the last two. The last one always lies loose, so it is
    a partner of every loose number, and the others matter only if they are close.
    """
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
