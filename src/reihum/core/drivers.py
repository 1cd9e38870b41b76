"""The entry points into a game's compiled rules, over plain bytes.

`reihum.core.engine` gives every game its own instances of these functions, in which the names of
`reihum.core.unbound` stand for that game's rules. They take the bytes of records, not records: unboxing one costs more
than a move.
"""

import numpy as np

from reihum.core.build.fetching import fetch
from reihum.core.build.marking import EACH_BYTE, eights, sum_of_bytes
from reihum.core.chance import chacha8, start_stream
from reihum.core.jit import seldom
from reihum.core.mixing import MASK32, MIX
from reihum.core.record import MAX_PLAYERS, OVER, Buffer, Record
from reihum.core.unbound import (
    DTYPE,
    MOVES,
    PADDED,
    SIZE,
    Floats,
    Ints,
    Mask,
    audit,
    conceal,
    events,
    legal,
    observe,
    play,
    redeal,
    refuse,
    scores,
    setup,
    view,
)
from reihum.core.writer import (
    Page,
    close_list,
    close_object,
    number,
    number_item,
    open_list,
    open_list_item,
    open_object_item,
    open_page,
    truth,
)

# What a batch keeps of every game beside its mask, so that it need not go back to the record.
HEAD = 4
TO_MOVE, COUNT, LUCK = range(3)  # the seat to move, how many moves are legal, a number to draw moves from,
KEY = 3  # and the part of the game's key of which that number is made

# Of a record of a batch, what is asked for before its turn comes: not its key, and not what few moves look at.
_AHEAD = 2
_OFTEN_BEGIN = 192
_OFTEN_END = 2560


# One record


def copy_record(source: Buffer, target: Buffer) -> None:
    """Copy eight bytes at a time: a record's size is a multiple of eight, and Numba copies number by number."""
    numbers = eights(source)
    copies = eights(target)
    for i in range(SIZE // 8):
        copies[i] = numbers[i]


def same_record(a: Buffer, b: Buffer) -> bool:
    """Whether two records are equal."""
    numbers = eights(a)
    others = eights(b)
    different = 0
    for i in range(SIZE // 8):
        different |= numbers[i] ^ others[i]
    return different == 0


def setup_one(record: Buffer, key: Ints) -> None:
    s = record.view(DTYPE)[0]
    start_stream(s, key)
    setup(s)


def list_legal(record: Buffer, mask: Mask, out: Ints) -> int:
    """Mark the legal moves, write their numbers into ``out`` and return how many there are."""
    if mark_legal(record.view(DTYPE)[0], mask) == 0:
        return 0
    return list_marked(mask, out)


def list_marked(mask: Mask, out: Ints) -> int:
    """Write the numbers of the moves marked in a mask, padded or not, into ``out``; how many there are."""
    count = 0
    whole = len(mask) // 8 * 8
    groups = eights(mask[:whole])  # most moves are illegal at any time: pass over eight at once
    for group in range(len(groups)):
        if groups[group] != 0:
            for move in range(8 * group, 8 * group + 8):
                if mask[move]:
                    out[count] = move
                    count += 1
    for move in range(whole, len(mask)):
        if mask[move]:
            out[count] = move
            count += 1
    return count


def mark_legal(s: Record, mask: Mask) -> int:
    """Mark the legal moves and return how many there are; none after the end."""
    if s.to_move == OVER:
        mask[:] = False
        return 0
    return legal(s, mask)


def play_in_workspace(workspace: Buffer, move: int) -> int:
    """Play a move (or none, if it is −1) and list what is legal then; how many moves that are.

    A workspace is a record, a padded mask and a list of move numbers one after the other in one array: each array that
    is handed over costs as much as the rest of the call.
    """
    record = workspace[:SIZE]
    if move >= 0:
        play(record.view(DTYPE)[0], move)
    return list_legal(record, workspace[SIZE : SIZE + PADDED].view(np.bool_), workspace[SIZE + PADDED :].view(np.int64))


def play_one(record: Buffer, move: int) -> None:
    play(record.view(DTYPE)[0], move)


def play_early(record: Buffer, seat: int, move: int) -> None:
    """Play the choice of a seat that chooses together with others, whoever of them would be asked first."""
    s = record.view(DTYPE)[0]
    s.to_move = seat
    play(s, move)


def scores_one(record: Buffer, out: Ints) -> None:
    scores(record.view(DTYPE)[0], out)


def conceal_one(record: Buffer, viewer: int) -> None:
    conceal(record.view(DTYPE)[0], viewer)


def look_one(record: Buffer, viewer: int, sight: Buffer) -> None:
    """Write what a viewer may know of a record into ``sight``."""
    copy_record(record, sight)
    conceal(sight.view(DTYPE)[0], viewer)


def redeal_one(record: Buffer, viewer: int, key: Ints) -> None:
    redeal(record.view(DTYPE)[0], viewer, key)


def observe_one(record: Buffer, viewer: int, out: Floats) -> None:
    observe(record.view(DTYPE)[0], viewer, out)


@seldom
def audit_one(record: Buffer) -> int:
    return audit(record.view(DTYPE)[0])


# For people: JSON on a page (`reihum.core.writer`), from concealed records


def write_view(record: Buffer, page: Buffer) -> None:
    """Write what the viewer of a concealed record sees: what every `View` has, then the game's own fields."""
    s = record.view(DTYPE)[0]
    out = open_page(page)
    open_object_item(out)
    write_view_fields(s, out)
    close_object(out)


def write_view_fields(s: Record, out: Page) -> None:
    """Write the fields of a view."""
    result = np.zeros((2, MAX_PLAYERS), np.int64)
    scores(s, result)
    number(out, b"viewer", s.viewer)
    number(out, b"players", s.players)
    number(out, b"start", s.start)
    number(out, b"turn", s.turn)
    number(out, b"to_move", s.to_move)
    truth(out, b"concurrent", s.concurrent != 0)
    open_list(out, b"points")
    for seat in range(s.players):
        number_item(out, result[0, seat])
    close_list(out)
    open_list(out, b"ranks")
    for seat in range(s.players):
        number_item(out, result[1, seat])
    close_list(out)
    view(s, out)


@seldom
def write_events(before: Buffer, move: int, after: Buffer, page: Buffer) -> None:
    """Write what a viewer saw of a move, from the records concealed for them before and after it."""
    out = open_page(page)
    open_list_item(out)
    events(before.view(DTYPE)[0], move, after.view(DTYPE)[0], out)
    close_list(out)


@seldom
def write_refusal(record: Buffer, move: int, page: Buffer) -> None:
    """Write why a move is not legal, from the record concealed for the seat that is asked."""
    out = open_page(page)
    open_object_item(out)
    refuse(record.view(DTYPE)[0], move, out)
    close_object(out)


# Many records


def deal(record: Buffer, template: Buffer, seed: Ints, number: int, block: Ints) -> None:
    """Set up a game whose key is a block of the seed's stream; ``block`` is room for it."""
    copy_record(template, record)
    chacha8(seed, number, block)
    setup_one(record, block[:8])


def batch_setup(records: Buffer, template: Buffer, seed: Ints, first: int) -> None:
    """Set up game after game; game i gets block ``first`` + i of the seed's stream as its key."""
    block = np.zeros(16, np.int64)
    for i in range(len(records) // SIZE):
        deal(records[i * SIZE : (i + 1) * SIZE], template, seed, first + i, block)


def look(s: Record, mask: Mask, head: Ints) -> None:
    """Mark the legal moves of a game and note its head (see `Batch`), while its record is at hand."""
    head[TO_MOVE] = s.to_move
    head[COUNT] = mark_legal(s, mask)
    head[LUCK] = head[KEY] ^ (s.revealed * MIX)


def look_first(s: Record, mask: Mask, head: Ints) -> None:
    """Look at a game whose key is not known yet."""
    head[KEY] = s.key[0]
    look(s, mask, head)


def batch_look(records: Buffer, masks: Mask, heads: Ints) -> None:
    """Look at every game."""
    games = records.view(DTYPE)
    for i in range(len(games)):
        look_first(games[i], masks[i], heads[i])


def batch_restart(records: Buffer, template: Buffer, seed: Ints, first: int, masks: Mask, heads: Ints) -> int:
    """Deal those games anew that were finished when last looked at, as `batch_setup` does; how many there were."""
    block = np.zeros(16, np.int64)
    games = records.view(DTYPE)
    count = 0
    for i in range(len(games)):
        if heads[i, TO_MOVE] == OVER:
            deal(records[i * SIZE : (i + 1) * SIZE], template, seed, first + i, block)
            look_first(games[i], masks[i], heads[i])
            count += 1
    return count


def batch_wrong(masks: Mask, heads: Ints, moves: Ints) -> int:
    """The first game of those looked at in which its move is not legal, or −1; in finished games any move will do."""
    for i in range(len(moves)):
        if heads[i, TO_MOVE] != OVER and not (0 <= moves[i] < MOVES and masks[i, moves[i]]):
            return i
    return -1


def batch_step(records: Buffer, masks: Mask, heads: Ints, moves: Ints) -> None:
    """Play a legal move in every running game and look at it again."""
    games = records.view(DTYPE)
    for i in range(len(games)):
        later = (i + _AHEAD) * SIZE
        fetch(records, later + _OFTEN_BEGIN, later + min(SIZE, _OFTEN_END))
        if heads[i, TO_MOVE] != OVER:
            play(games[i], moves[i])
            look(games[i], masks[i], heads[i])


def batch_scores(records: Buffer, out: Ints) -> None:
    games = records.view(DTYPE)
    for i in range(len(games)):
        scores(games[i], out[i])


def batch_observe(records: Buffer, viewer: int, out: Floats) -> None:
    """Observe every game from a concealed copy."""
    scratch = np.zeros(SIZE, np.uint8)
    for i in range(len(records) // SIZE):
        copy_record(records[i * SIZE : (i + 1) * SIZE], scratch)
        s = scratch.view(DTYPE)[0]
        conceal(s, viewer)
        observe(s, viewer, out[i])


# Random play


def random_move(mask: Mask, count: int, luck: Ints) -> int:
    """One of the ``count`` moves marked in a padded mask, −1 if it is 0; the game's chance is not touched."""
    luck[0] = next_luck(luck[0])
    return nth_marked(eights(mask), count, (luck[0] * count) >> 32)


def next_luck(x: int) -> int:
    """The number after ``x`` of a quick generator: 32 bits, never 0."""
    x ^= (x << 13) & MASK32
    x ^= x >> 17
    return x ^ ((x << 5) & MASK32)


def nth_marked(groups: Ints, count: int, skip: int) -> int:
    """Of ``count`` moves marked in a padded mask the one before which ``skip`` others are marked; −1 if none is.

    ``groups`` is the mask seen as 64-bit numbers, eight moves each. Nothing else branches on what is marked: nobody can
    guess that, and a wrong guess costs more than counting all.
    """
    if count == 0:
        return -1
    block = 0  # of eight groups
    before = 0  # moves marked before that block
    seen = 0
    for i in range(PADDED // 64):
        together = groups[8 * i]
        for j in range(1, 8):
            together += groups[8 * i + j]
        marked = sum_of_bytes(int(together))
        seen += marked
        passed = int(seen <= skip)
        block += passed
        before += marked & -passed
    skip = int(skip) - before
    counts = 0  # of the eight groups, a byte each
    for i in range(8):
        counts |= sum_of_bytes(int(groups[8 * block + i])) << (8 * i)
    sums = counts * EACH_BYTE  # byte i: how many moves of the first i + 1 groups are marked
    group = _bytes_up_to(sums, skip)
    skip -= ((sums << 8) >> (8 * group)) & 0xFF
    group += 8 * block
    return 8 * group + _bytes_up_to(int(groups[group]) * EACH_BYTE, skip)


def _bytes_up_to(number: int, limit: int) -> int:
    """How many of a number's bytes are at most ``limit``; all of them are less than 128."""
    return sum_of_bytes((((limit + 128) * EACH_BYTE - number) >> 7) & EACH_BYTE)


def batch_random(masks: Mask, heads: Ints, salt: int, out: Ints) -> None:
    """A random one of the moves marked for every running game, −1 for the others."""
    groups = masks.view(np.int64)
    for i in range(len(out)):
        count = heads[i, COUNT]
        luck = next_luck(((heads[i, LUCK] ^ (salt * MIX)) & MASK32) | 1)
        out[i] = nth_marked(groups[i], count, (luck * count) >> 32)


def batch_playout(records: Buffer, salt: int) -> int:
    """Play every game to its end with random moves; how many decisions that took.

    What is chosen depends on the game's key and the salt only, not on how the games are spread over threads.
    """
    games = records.view(DTYPE)
    mask = np.zeros(PADDED, np.bool_)
    luck = np.zeros(1, np.int64)
    decisions = 0
    for i in range(len(games)):
        s = games[i]
        luck[0] = ((s.key[0] ^ salt) & MASK32) | 1
        while s.to_move != OVER:
            count = legal(s, mask)
            play(s, random_move(mask, count, luck))
            decisions += 1
    return decisions
