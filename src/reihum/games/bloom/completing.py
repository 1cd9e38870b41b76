"""Laying a new row (B9): whether what lies so far can still become one.

The tiles to be robbed are named first, then the row is laid from left to right. So a row in the making is its last
number, the jokers behind that number and the way covered; whether it can be completed is decided by one walk upwards
from there. Rows that rob nothing, and single robbed tiles, need no walk: three neighbouring tiles decide, and sets of
numbers answer for all tiles at once.
"""

from reihum.core.bits import lowest_bit
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.pieces import JOKER, LAP, ROW_MINIMUM, STEP
from reihum.games.bloom.ring import ALL, HALF, IN_HIGH, IN_LOW, above, below_it, has, higher, lower, ring, way, wide
from reihum.games.bloom.rows import step_fits


@rule
def beginnings(low: int, high: int, jokers: int) -> tuple[int, int]:
    """The own numbers with which a row can begin that robs nothing."""
    if jokers >= 2:  # the number and two jokers
        return low, high
    followed_low, followed_high = below_it(low, high)
    followed_low &= low
    followed_high &= high
    if jokers == 0:
        a, b = below_it(followed_low, followed_high)
        return a & low, b & high
    # One joker: a second number one to four steps higher; the joker stands between them or behind.
    a, b = lower(low, high, 3)
    c, d = lower(low, high, 4)
    return followed_low | ((a | c) & low), followed_high | ((b | d) & high)


@rule
def joker_begins(low: int, high: int, jokers: int) -> bool:
    """Whether a row that robs nothing can begin with a joker."""
    if jokers >= 2:
        return low | high != 0
    if jokers == 0:
        return False
    a, b = below_it(low, high)
    return (a & low) | (b & high) != 0


@rule
def company(low: int, high: int, jokers: int) -> tuple[int, int]:
    """The numbers that form a row of three with two own tiles: each of them may be robbed alone, if it lies loose."""
    if jokers >= 2:
        return ALL, ALL
    up_low, up_high = above(low, high)
    down_low, down_high = below_it(low, high)
    if jokers == 0:
        a, b = above(low & up_low, high & up_high)
        c, d = below_it(low & down_low, high & down_high)
        return a | c | (up_low & down_low), b | d | (up_high & down_high)
    a, b = higher(low, high, 3)
    c, d = higher(low, high, 4)
    e, f = lower(low, high, 3)
    g, h = lower(low, high, 4)
    return a | c | e | g | up_low | down_low, b | d | f | h | up_high | down_high


@rule
def joker_has_company(low: int, high: int, jokers: int) -> bool:
    """Whether a robbed joker forms a row of three with two own tiles."""
    if jokers >= 1:
        return low | high != 0
    a, b = beginnings(low, high, 1)
    return a | b != 0


@rule
def pair_has_company(low: int, high: int, near_low: int, near_high: int, jokers: int, x: int, y: int) -> bool:
    """Whether a row can be laid that holds two robbed tiles and at least one own.

    ``near_low`` and ``near_high`` are the numbers one or two steps from an own one.
    """
    if x == JOKER and y == JOKER:
        return low | high != 0
    if min(x, y) == JOKER:
        if jokers > 0:
            return True
        number = x + y
        for distance in range(1, 2 * STEP + 1):
            if has(low, high, ring(number + distance)) or has(low, high, ring(number - distance)):
                return True
        return False
    x_near = has(near_low, near_high, x)
    y_near = has(near_low, near_high, y)
    apart = min(way(x, y), way(y, x))
    if apart <= STEP:  # the own tile stands beside or between them
        return x_near or y_near or jokers > 0
    if apart <= STEP * (jokers + 1):
        return True
    if jokers == 0 and not (x_near and y_near):
        return False
    return completes(low, high, jokers, 0, y, 0, x, 0, 1, 0) or completes(low, high, jokers, 0, x, 0, y, 0, 1, 0)


# Ten parameters: what is tried is not in the record, and numbers cost nothing to hand over.
@rule
def completes(
    low: int, high: int, jokers: int, due: int, loot: int, loot_too: int, tail: int, trail: int, count: int, reach: int
) -> bool:
    """Whether a row in the making can be completed.

    ``low``, ``high`` and ``jokers`` are what may still be laid; of the jokers, ``due`` are robbed and must be;
    ``loot`` and ``loot_too`` are robbed numbers that must be laid (0 for none). The row ends with the number ``tail``
    and ``trail`` jokers, has ``count`` tiles and covers ``reach`` up to its last number.
    """
    if loot == 0:
        loot = loot_too
        loot_too = 0
    if loot == 0:
        return _completes_without_loot(low, high, jokers, due, tail, trail, count, reach)
    distance = way(tail, loot)
    if loot_too != 0 and way(tail, loot_too) < distance:
        loot, loot_too = loot_too, loot
        distance = way(tail, loot)
    if distance <= trail:
        return False
    last = distance if loot_too == 0 else way(tail, loot_too)
    # Robbed jokers find room on the way to the last robbed number, else behind it.
    room = last - 1 - trail - (0 if loot_too == 0 else 1)
    if reach + last + max(0, due - room) > LAP:
        return False
    # Walk upwards; `far` is how far the next number may be from the tail. A joker brings it two steps further.
    far = STEP * (trail + 1)
    used = 0
    steps = trail + 1
    while True:
        if steps > far:
            used += 1
            far += STEP
            if used > jokers:
                return False
        if steps == last:
            break
        # An own number on the way helps if it leads further; a robbed one must not be passed over.
        if steps == distance or (steps + STEP > far and has(low, high, ring(tail + steps))):
            far = steps + STEP
        steps += 1
    if count + 1 >= ROW_MINIMUM or loot_too != 0 or jokers > 0 or last > STEP:
        return True
    # Two tiles, one or two steps apart: a third one between or behind them?
    return (
        (last == STEP and has(low, high, ring(tail + 1)))
        or has(low, high, ring(loot + 1))
        or has(low, high, ring(loot + STEP))
    )


# Eight parameters: as above.
@rule
def _completes_without_loot(
    low: int, high: int, jokers: int, due: int, tail: int, trail: int, count: int, reach: int
) -> bool:
    """The same if no robbed number must be laid."""
    # Robbed jokers cover least when they stand last.
    if reach + trail + due > LAP:
        return False
    lacking = ROW_MINIMUM - count - due
    if lacking <= jokers - due:
        return True
    if lacking == 2 and jokers == 0:
        for step in range(1, STEP + 1):
            second = ring(tail + step)
            if has(low, high, second) and (has(low, high, ring(second + 1)) or has(low, high, ring(second + STEP))):
                return True
        return False
    # One number more: the jokers may stand before or behind it.
    step = trail + 1
    furthest = STEP * (trail + jokers + 1)
    while step <= furthest and not has(low, high, ring(tail + step)):
        step += 1
    return step <= furthest


@rule
def first_numbers(s: Record, low: int, high: int, jokers: int) -> tuple[int, int]:
    """The own and robbed numbers that may come first in the new row as far as two more tiles decide: seldom many.

    ``jokers`` are all that the row may hold, those laid before the number included.
    """
    low |= int(IN_LOW[s.loot[0]] | IN_LOW[s.loot[1]])
    high |= int(IN_HIGH[s.loot[0]] | IN_HIGH[s.loot[1]])
    return beginnings(low, high, jokers)


@rule
def number_continues(s: Record, low: int, high: int, jokers: int, number: int) -> bool:
    """Whether the row in the making can be completed after this own or robbed number is laid next.

    ``low`` and ``high`` are the own numbers, ``jokers`` the own and robbed jokers that may still be laid.
    """
    loot = int(s.loot[0])
    loot_too = int(s.loot[1])
    if number == loot:
        loot = 0
    elif number == loot_too:
        loot_too = 0
    count = wide(s.length[s.rows]) + 1
    tail = int(s.tail)
    trail = int(s.trail)
    reach = trail
    if tail != 0:
        step = way(tail, number)
        if not step_fits(step, trail):
            return False
        reach = int(s.reach) + step
    return completes(low, high, jokers, int(s.loot_jokers), loot, loot_too, number, 0, count, reach)


@rule
def joker_continues(s: Record, low: int, high: int, jokers: int) -> bool:
    """The same for a joker laid next."""
    if jokers == 0:
        return False
    due = max(0, int(s.loot_jokers) - 1)
    loot = int(s.loot[0])
    loot_too = int(s.loot[1])
    trail = int(s.trail) + 1
    count = wide(s.length[s.rows]) + 1
    if s.tail != 0:
        return completes(low, high, jokers - 1, due, loot, loot_too, int(s.tail), trail, count, int(s.reach))
    # Nothing but jokers so far: some number must come.
    first_low, first_high = first_numbers(s, low, high, jokers - 1 + trail)
    for half in range(2):
        bits = first_low if half == 0 else first_high
        while bits != 0:
            number = 1 + half * HALF + lowest_bit(bits)
            bits &= bits - 1
            rest = 0 if number == loot else loot
            rest_too = 0 if number == loot_too else loot_too
            if completes(low, high, jokers - 1, due, rest, rest_too, number, 0, count + 1, trail):
                return True
    return False
