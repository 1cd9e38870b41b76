"""The turns of Bloom. What may be done in a phase stands next to what it does."""

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.games.bloom.actions import (
    can_act,
    exchange,
    mark_actions,
    mark_swaps,
    may_add,
    swap_leads_on,
    swap_surely_leads_on,
)
from reihum.games.bloom.bits import ALL, HALF, has, lowest, mark, near, put_in, ring, take_out, way, wide
from reihum.games.bloom.newrow import joker_continues, number_continues, pair_has_company
from reihum.games.bloom.pieces import (
    ADD,
    AFTER_JOKER,
    AFTER_NUMBER,
    DISPLAY_PLACES,
    DONE,
    DRAW,
    DRAW_HIDDEN,
    EMPTY,
    EXTEND,
    FIRST,
    JOKER,
    LAP,
    LAY,
    PASS,
    PLACE,
    REWARD,
    ROB,
    ROB_JOKER,
    ROB_LIMIT,
    ROB_NUMBER,
    ROW,
    ROW_MINIMUM,
    STEP,
    SWAP,
    SWAP_JOKER,
    TAKE,
    TAKE_JOKER,
    TURN,
)
from reihum.games.bloom.rounds import (
    clear_turn,
    draw_hidden,
    fill_display,
    finish_round,
    running_points,
    scores,
    scoring_tile,
    setup,
)
from reihum.games.bloom.rows import (
    cell_of,
    insert,
    is_row,
    joker_cell,
    next_place,
    next_swap,
    only_place,
    remove,
    row_at,
)
from reihum.games.bloom.steps import keep_steps, note_step, note_touched
from reihum.games.bloom.survey import survey

__all__ = ["legal", "play", "running_points", "scores", "scoring_tile", "setup"]


@rule
def legal(s: Record, mask: Mask) -> int:
    """Mark the moves that the seat to move may make; how many there are."""
    mask[:] = False
    phase = s.phase
    if phase == TURN:
        return _legal_turn(s, mask)
    if phase == ROW:
        return _legal_row(s, mask)
    if phase == DRAW:
        return _legal_draw(s, mask)
    if phase == ADD:
        return _legal_add(s, mask)
    if phase == SWAP:
        return _legal_swap(s, mask)
    if phase == ROB:
        return _legal_rob(s, mask)
    if phase == PLACE:
        return _legal_place(s, mask)
    mask[TAKE_JOKER] = True  # B13: the reward may be taken or left
    mask[DONE] = True
    return 2


@rule
def play(s: Record, move: int) -> None:
    """Make a move that `legal` has marked."""
    note_step(s, move)
    phase = s.phase
    if phase == TURN:
        _play_turn(s, move)
    elif phase == ROW:
        _play_row(s, move)
    elif phase == DRAW:
        if move != DONE:
            _draw(s, move)
        _end_turn(s)
    elif phase == ADD:
        _play_add(s, move)
    elif phase == SWAP:
        _play_swap(s, move)
    elif phase == ROB:
        if move <= ROB_NUMBER:
            s.phase = ROW
            _play_row(s, move)
        else:
            _play_rob(s, move)
    elif phase == PLACE:
        _play_place(s, move)
    else:
        if move == TAKE_JOKER:  # B13: usable from the next turn on
            s.places -= 1
            s.jokers[s.to_move] += 1
            s.known_jokers[s.to_move] += 1
            s.stock[s.to_move] += 1
        _end_turn(s)


# The beginning of a turn


@rule
def _legal_turn(s: Record, mask: Mask) -> int:
    seat = int(s.to_move)
    count = mark_actions(s, seat, mask)
    swaps = mark_swaps(s, seat, mask)
    if s.left > 0 or s.shown > 0:
        return count + swaps + _mark_supply(s, mask)
    if swaps == 0:
        if count == 0:
            mask[PASS] = True  # B14
            count = 1
        return count
    if swap_surely_leads_on(s, seat):
        return count + swaps
    return _legal_without_supply(s, seat, mask)


@rule
def _legal_without_supply(s: Record, seat: int, mask: Mask) -> int:
    """B14: who can act must, so a swap may not close every way to an action; who cannot may still swap, then passes."""
    low = int(s.own[seat, 0])
    high = int(s.own[seat, 1])
    hopeless = not can_act(s, seat, mask)
    open_swaps = 0
    for which in range(int(s.table_jokers)):
        cell = joker_cell(s, which)
        row = row_at(s, cell)
        number = next_swap(s, low, high, row, cell, 0)
        while number > 0:
            if hopeless or swap_leads_on(s, seat, cell, number, mask):
                open_swaps |= 1 << which
                break
            number = next_swap(s, low, high, row, cell, number)
    mask[:] = False
    count = mark_actions(s, seat, mask)
    for which in range(int(s.table_jokers)):
        if (open_swaps >> which) & 1:
            mask[SWAP_JOKER + which] = True
            count += 1
    if hopeless:
        mask[PASS] = True
        count += 1
    return count


@rule
def _play_turn(s: Record, move: int) -> None:
    if move >= EXTEND:
        s.target = move - EXTEND
        s.phase = ADD
    elif move >= SWAP_JOKER:
        s.swap_cell = joker_cell(s, move - SWAP_JOKER)
        s.phase = SWAP
    elif move > ROB_NUMBER:
        s.phase = ROB
        _play_rob(s, move)
    elif move >= LAY:
        s.phase = ROW
        _play_row(s, move)
    elif move == PASS:
        _pass(s)
    else:
        _draw(s, move)
        if s.left == 0 and s.shown == 0:
            _end_turn(s)
        else:
            s.phase = DRAW


# B7: a free swap


@rule
def _legal_swap(s: Record, mask: Mask) -> int:
    seat = int(s.to_move)
    cell = int(s.swap_cell)
    row = row_at(s, cell)
    own_low = int(s.own[seat, 0])
    own_high = int(s.own[seat, 1])
    free = s.left > 0 or s.shown > 0 or swap_surely_leads_on(s, seat)
    if not free:
        free = not can_act(s, seat, mask)
    low = 0
    high = 0
    number = next_swap(s, own_low, own_high, row, cell, 0)
    while number > 0:
        if free or swap_leads_on(s, seat, cell, number, mask):
            if number <= HALF:
                low |= 1 << (number - 1)
            else:
                high |= 1 << (number - 1 - HALF)
        number = next_swap(s, own_low, own_high, row, cell, number)
    mask[:] = False
    return mark(mask, LAY, low, high)


@rule
def _play_swap(s: Record, move: int) -> None:
    seat = int(s.to_move)
    note_touched(s, int(s.swap_cell))
    exchange(s, seat, int(s.swap_cell), move - LAY)
    take_out(s.known[seat], move - LAY)
    s.known_jokers[seat] += 1
    s.laid += 1
    s.swap_cell = 0
    s.phase = TURN


# B8: draw


@rule
def _mark_supply(s: Record, mask: Mask) -> int:
    count = int(s.shown)
    for place in range(DISPLAY_PLACES):
        if s.display[place] != EMPTY:
            mask[TAKE + wide(s.display[place])] = True
    if s.left > 0:
        mask[DRAW_HIDDEN] = True
        count += 1
    return count


@rule
def _legal_draw(s: Record, mask: Mask) -> int:
    mask[DONE] = True
    return _mark_supply(s, mask) + 1


@rule
def _draw(s: Record, move: int) -> None:
    seat = int(s.to_move)
    if move == DRAW_HIDDEN:
        draw_hidden(s, seat)
        return
    number = move - TAKE
    place = 0
    while s.display[place] != number:
        place += 1
    note_touched(s, place)
    s.display[place] = EMPTY
    s.shown -= 1
    s.stock[seat] += 1
    put_in(s.own[seat], number)
    put_in(s.known[seat], number)


# B9: a new row


@rule
def _legal_rob(s: Record, mask: Mask) -> int:
    """A second tile from the same row, further right; or begin to lay, if the row robbed is one."""
    seat = int(s.to_move)
    low = int(s.own[seat, 0])
    high = int(s.own[seat, 1])
    near_low, near_high = near(low, high)
    row = int(s.target)
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    whole = is_row(s, begin, end, -1, -1)  # then the row was surveyed: of its numbers it is known which lie loose
    count = 0
    first = int(s.loot[0])  # 0, a joker, if no number was robbed
    which = ROB_JOKER
    for cell in range(int(s.rob_cell)):
        which += s.tiles[cell] == JOKER
    for cell in range(int(s.rob_cell), end):
        tile = wide(s.tiles[cell])
        move = ROB_NUMBER + tile
        if tile == JOKER:
            move = which
            which += 1
            if cell > begin and s.tiles[cell - 1] == JOKER:
                continue  # jokers side by side are alike
        elif whole and not has(int(s.loose[0]), int(s.loose[1]), tile):
            continue
        if pair_has_company(low, high, near_low, near_high, int(s.jokers[seat]), first, tile):
            if (whole and tile != JOKER) or is_row(s, begin, end, cell, -1):
                mask[move] = True
                count += 1
    if whole:
        count += _legal_row(s, mask)
    return count


@rule
def _play_rob(s: Record, move: int) -> None:
    if move >= ROB_JOKER:
        cell = joker_cell(s, move - ROB_JOKER)
    else:
        cell = cell_of(s, move - ROB_NUMBER)
    note_touched(s, cell)
    row = row_at(s, cell)
    tile = remove(s, row, cell)
    if tile == JOKER:
        s.loot_jokers += 1
    elif s.loot[0] == 0:
        s.loot[0] = tile
    else:
        s.loot[1] = tile
    s.target = row
    s.rob_cell = cell
    s.robbed += 1
    if is_row(s, wide(s.begin[row]), wide(s.begin[row]) + wide(s.length[row]), -1, -1):
        survey(s, row)
    if s.robbed == ROB_LIMIT:
        s.phase = ROW


@rule
def _legal_row(s: Record, mask: Mask) -> int:
    """The next tile from left to right, as long as the row can still be completed."""
    seat = int(s.to_move)
    low = int(s.own[seat, 0])
    high = int(s.own[seat, 1])
    jokers = int(s.jokers[seat]) + int(s.loot_jokers)
    tail = int(s.tail)
    trail = int(s.trail)
    count = 0
    if tail != 0:
        complete = s.length[s.rows] >= ROW_MINIMUM and s.loot[0] == 0 and s.loot[1] == 0 and s.loot_jokers == 0
        for step in range(trail + 1, STEP * (trail + 1) + 1):
            number = ring(tail + step)
            if has(low, high, number) or number == s.loot[0] or number == s.loot[1]:
                if complete:
                    if s.reach + step > LAP:
                        continue
                elif not number_continues(s, low, high, jokers, number):
                    continue
                mask[LAY + number] = True
                count += 1
        if complete:
            mask[DONE] = True
            count += 1
    else:
        for half in range(2):
            bits = low if half == 0 else high
            while bits != 0:
                number = 1 + half * HALF + lowest(bits)
                bits &= bits - 1
                if number_continues(s, low, high, jokers, number):
                    mask[LAY + number] = True
                    count += 1
        for which in range(ROB_LIMIT):
            number = int(s.loot[which])
            if number != 0 and number_continues(s, low, high, jokers, number):
                mask[LAY + number] = True
                count += 1
    if jokers > 0 and joker_continues(s, low, high, jokers):
        mask[LAY + JOKER] = True
        count += 1
    return count


@rule
def _play_row(s: Record, move: int) -> None:
    if move == DONE:
        _finish_row(s)
        return
    seat = int(s.to_move)
    row = int(s.rows)
    if s.length[row] == 0:
        s.begin[row] = s.tiles_used
    tile = move - LAY
    insert(s, row, int(s.tiles_used), tile)
    if tile == JOKER:
        s.trail += 1
        if s.loot_jokers > 0:
            s.loot_jokers -= 1
        else:
            _spend(s, seat, tile)
        return
    if tile == s.loot[0]:
        s.loot[0] = 0
    elif tile == s.loot[1]:
        s.loot[1] = 0
    else:
        _spend(s, seat, tile)
    s.reach = s.trail if s.tail == 0 else s.reach + way(int(s.tail), tile)
    s.tail = tile
    s.trail = 0


@rule
def _finish_row(s: Record) -> None:
    """B12, B13, B15."""
    seat = int(s.to_move)
    row = int(s.rows)
    s.rows += 1
    s.owner[row] = seat
    s.own_rows[seat] += 1
    survey(s, row)
    flowers = 0
    begin = wide(s.begin[row])
    for cell in range(begin, begin + wide(s.length[row])):
        flowers += int(s.flowers[s.tiles[cell]])
    value = scoring_tile(s, flowers)
    note_touched(s, value)
    if value > 0:
        s.scoring[value] -= 1
        s.won[seat, value] += 1
    if s.stock[seat] > 0 and s.robbed == 0 and s.length[row] == ROW_MINIMUM and s.places > 0:
        s.phase = REWARD
    else:
        _end_turn(s)


@rule
def _spend(s: Record, seat: int, tile: int) -> None:
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


# B10: add to a row


@rule
def _legal_add(s: Record, mask: Mask) -> int:
    seat = int(s.to_move)
    row = int(s.target)
    count = mark(mask, LAY, int(s.own[seat, 0] & s.fit[row, 0]), int(s.own[seat, 1] & s.fit[row, 1]))
    if s.jokers[seat] > 0 and s.takes_joker[row] != 0:
        mask[LAY + JOKER] = True
        count += 1
    if s.added > 0:
        mask[DONE] = True
        count += 1
    return count


@rule
def _play_add(s: Record, move: int) -> None:
    if move == DONE:
        _end_turn(s)
        return
    row = int(s.target)
    tile = move - LAY
    cell = only_place(s, row, tile)
    if cell < 0:
        s.pending = tile
        s.phase = PLACE
    else:
        _add(s, row, cell, tile)


@rule
def _add(s: Record, row: int, cell: int, tile: int) -> None:
    note_touched(s, cell)
    _spend(s, int(s.to_move), tile)
    insert(s, row, cell, tile)
    survey(s, row)
    s.added += 1


@rule
def _legal_place(s: Record, mask: Mask) -> int:
    row = int(s.target)
    tile = int(s.pending)
    begin = wide(s.begin[row])
    count = 0
    cell = next_place(s, row, tile, begin)
    while cell >= 0:
        mask[_place_move(s, row, cell)] = True
        count += 1
        cell = next_place(s, row, tile, cell + 1)
    return count


@rule
def _place_move(s: Record, row: int, cell: int) -> int:
    """The move that names the place before a cell: by the tile on its left."""
    if cell == s.begin[row]:
        return FIRST
    if s.tiles[cell - 1] != JOKER:
        return AFTER_NUMBER + wide(s.tiles[cell - 1])
    which = -1
    for other in range(cell):
        which += s.tiles[other] == JOKER
    return AFTER_JOKER + which


@rule
def _play_place(s: Record, move: int) -> None:
    row = int(s.target)
    if move == FIRST:
        cell = wide(s.begin[row])
    elif move >= AFTER_JOKER:
        cell = joker_cell(s, move - AFTER_JOKER) + 1
    else:
        cell = cell_of(s, move - AFTER_NUMBER) + 1
    _add(s, row, cell, int(s.pending))
    s.pending = 0
    s.phase = ADD


# The end of a turn, a round, the game


@rule
def _pass(s: Record) -> None:
    """B14. Everybody learns that the stock holds nothing that could be used alone."""
    seat = int(s.to_move)
    s.passed[seat] = 1
    if may_add(s, seat):
        for row in range(int(s.rows)):
            s.barred[seat, 0] |= s.fit[row, 0]
            s.barred[seat, 1] |= s.fit[row, 1]
            s.joker_barred[seat] |= int(s.takes_joker[row])
        if swap_surely_leads_on(s, seat):
            for which in range(int(s.table_jokers)):
                cell = joker_cell(s, which)
                row = row_at(s, cell)
                number = next_swap(s, ALL, ALL, row, cell, 0)
                while number > 0:
                    put_in(s.barred[seat], number)
                    number = next_swap(s, ALL, ALL, row, cell, number)
    _show_turn(s)
    s.passes += 1
    if s.passes == s.players:  # B15
        finish_round(s)
    else:
        _next_turn(s)


@rule
def _end_turn(s: Record) -> None:
    """After an action."""
    _show_turn(s)
    s.passes = 0
    if s.stock[s.to_move] == 0:  # B15
        finish_round(s)
    else:
        fill_display(s)  # B8
        _next_turn(s)


@rule
def _show_turn(s: Record) -> None:
    """Everybody sees what was done."""
    keep_steps(s)
    if s.laid > 0:
        s.revealed += 1


@rule
def _next_turn(s: Record) -> None:
    s.turn += 1
    s.to_move = (s.to_move + 1) % s.players
    clear_turn(s)
