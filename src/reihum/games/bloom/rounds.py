"""The rounds of a game of Bloom: dealing one, its supply, and counting it (B3–B5, B8, B12, B15–B17)."""

from reihum.core.bits import lowest_bit
from reihum.core.chance import take
from reihum.core.jit import rule
from reihum.core.record import OVER, VERSION_SLOT, Record
from reihum.games.bloom.pieces import (
    COUNT,
    COUNTS_OPENLY,
    DISPLAY_PLACES,
    DOUBLED_SCORING,
    EMPTY,
    FIRST_STOCK,
    HIGHEST_SCORING,
    JOKER,
    JOKERS,
    NUMBERS,
    OPTION_ROUNDS,
    ROWS,
    TILES,
)
from reihum.games.bloom.ring import HALF, IN_HIGH, IN_LOW, put_in, take_out, wide
from reihum.games.bloom.steps import clear_turn


@rule
def deal_round(s: Record, start: int) -> None:
    """B5: a new round."""
    s.tiles[:] = EMPTY
    s.tiles_used = 0
    s.rows = 0
    s.table_jokers = 0
    for row in range(ROWS):
        s.begin[row] = 0
        s.length[row] = 0
        s.owner[row] = 0
        s.row_jokers[row] = 0
        s.span[row] = 0
        s.takes_joker[row] = 0
        s.fit[row, 0] = 0
        s.fit[row, 1] = 0
    s.loose[:] = 0
    s.pairs[:] = 0
    s.surveyed_jokers = 0
    s.swaps[:] = 0
    s.mates[:] = 0
    s.loose_jokers = 0
    s.joker_pairs = 0
    s.own[:] = 0
    s.jokers[:] = 0
    s.stock[:] = 0
    s.won[:] = 0
    s.own_rows[:] = 0
    s.known[:] = 0
    s.known_jokers[:] = 0
    s.passed[:] = 0
    s.barred[:] = 0
    s.joker_barred[:] = 0
    s.passes = 0
    s.scoring[0] = 0
    for value in range(1, HIGHEST_SCORING + 1):
        s.scoring[value] = 2 if value <= DOUBLED_SCORING else 1
    s.pool[:] = EMPTY
    for number in range(1, NUMBERS + 1):
        s.pool[number - 1] = number
    s.places = 1
    for joker in range(JOKERS - 1):
        s.pool[NUMBERS + joker] = JOKER
    s.left = TILES - 1
    s.display[:] = EMPTY
    s.shown = 0
    fill_display(s)
    for seat in range(int(s.players)):
        for _ in range(FIRST_STOCK):
            draw_hidden(s, seat)
    s.round_start = start
    s.to_move = start
    clear_turn(s)


@rule
def fill_display(s: Record) -> None:
    """B5, B8: turn tiles over until the number places are full; jokers go on the joker places."""
    place = 0
    while s.shown < DISPLAY_PLACES and s.left > 0:
        tile = take(s, s.pool, s.left)
        s.left -= 1
        if tile == JOKER:
            s.places += 1
        else:
            while s.display[place] != EMPTY:
                place += 1
            s.display[place] = tile
            s.shown += 1


@rule
def has_supply(s: Record) -> bool:
    """B8: whether there is anything left to draw."""
    return s.left > 0 or s.shown > 0


@rule
def numbers_shown(s: Record) -> tuple[int, int]:
    """The numbers on the display."""
    low, high = 0, 0
    for place in range(DISPLAY_PLACES):
        tile = wide(s.display[place])
        if tile != EMPTY:
            low |= int(IN_LOW[tile])
            high |= int(IN_HIGH[tile])
    return low, high


@rule
def draw_hidden(s: Record, seat: int) -> None:
    """A tile from the pool comes into a stock."""
    tile = take(s, s.pool, s.left)
    s.left -= 1
    s.stock[seat] += 1
    if tile == JOKER:
        s.jokers[seat] += 1
    else:
        put_in(s.own[seat], tile)


@rule
def spend(s: Record, seat: int, tile: int) -> None:
    """An own tile goes on the table."""
    s.stock[seat] -= 1
    s.laid += 1
    if tile == JOKER:
        s.jokers[seat] -= 1
        if s.known_jokers[seat] > 0:
            s.known_jokers[seat] -= 1
    else:
        take_out(s.own[seat], tile)
        take_out(s.known[seat], tile)


# Counting


@rule
def flowers_on(s: Record, row: int) -> int:
    """The flowers on a row, finished or not."""
    count = 0
    tiles = s.tiles
    flowers = s.flowers
    begin = wide(s.begin[row])
    for cell in range(begin, begin + wide(s.length[row])):
        count += int(flowers[tiles[cell]])
    return count


@rule
def scoring_tile(s: Record, flowers: int) -> int:
    """B12: the scoring tile that this many flowers bring; 0 for none."""
    value = min(flowers, HIGHEST_SCORING)
    while value > 0 and s.scoring[value] == 0:
        value -= 1
    return value


@rule
def finish_round(s: Record) -> None:
    """B16, B17. The stocks lie open; unless the game is over, who begins the next round says when to go on."""
    index = int(s.round_no) - 1
    for seat in range(int(s.players)):
        s.round_won[index, seat] = running_points(s, seat)
        s.round_left[index, seat] = flowers_of(s, int(s.own[seat, 0]), int(s.own[seat, 1]))
    s.finished += 1
    s.revealed += 1
    clear_turn(s)
    if s.finished == s.options[OPTION_ROUNDS]:
        s.to_move = OVER
        return
    # B6: the fewest points begin; on a tie whoever sits first from the first start seat on
    start = int(s.start)
    for offset in range(1, int(s.players)):
        seat = (int(s.start) + offset) % int(s.players)
        if round_points(s, 0, seat) < round_points(s, 0, start):
            start = seat
    s.to_move = start
    if s.options[VERSION_SLOT] >= COUNTS_OPENLY:
        s.phase = COUNT
    else:
        begin_round(s)


@rule
def begin_round(s: Record) -> None:
    """B5: the next round is dealt. It begins with the seat that was asked to go on."""
    s.round_no += 1
    s.turn += 1
    deal_round(s, int(s.to_move))


@rule
def stocks_lie_open(s: Record) -> bool:
    """B16: whether everybody sees every stock, because a round is being counted."""
    return s.phase == COUNT or s.to_move == OVER


@rule
def round_points(s: Record, index: int, seat: int) -> int:
    """B16: the points of a round that is over; rounds are counted from 0."""
    return s.round_won[index, seat] - s.round_left[index, seat]


@rule
def running_points(s: Record, seat: int) -> int:
    """The scoring tiles a seat has taken in this round."""
    points = 0
    for value in range(1, HIGHEST_SCORING + 1):
        points += value * int(s.won[seat, value])
    return points


@rule
def flowers_of(s: Record, low: int, high: int) -> int:
    """The flowers on a set of number tiles."""
    flowers = 0
    while low != 0:
        flowers += int(s.flowers[1 + lowest_bit(low)])
        low &= low - 1
    while high != 0:
        flowers += int(s.flowers[1 + HALF + lowest_bit(high)])
        high &= high - 1
    return flowers
