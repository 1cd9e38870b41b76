"""Properties that every game must have, checked in compiled random play.

Bound to a game like `reihum.core.drivers`; the conformance kit (`reihum.core.conformance`) runs it and puts the
violations into words.
"""

from typing import Final

import numpy as np

from reihum.core.chance import chacha8
from reihum.core.drivers import copy_record, random_move, same_record, setup_one
from reihum.core.record import MAX_PLAYERS, OVER, TRUTH, Buffer
from reihum.core.unbound import (
    BETTER,
    DTYPE,
    MOVES,
    PADDED,
    SIZE,
    Ints,
    Mask,
    audit,
    conceal,
    legal,
    play,
    redeal,
    scores,
)

# What is counted in a report.
GAMES: Final = 0
DECISIONS: Final = 1
POSITIONS: Final = 2  # concealed, redealt and compared, once for each viewer
VIOLATIONS: Final = 3  # how many of each kind

NO_MOVE: Final = 0
PIECES: Final = 1
ENDLESS: Final = 2
COUNT: Final = 3
RANKS: Final = 4
REPLAY: Final = 5
KEY_LEFT: Final = 6
REDEAL: Final = 7
IDEMPOTENT: Final = 8
REDEALT_PIECES: Final = 9
REDEALT_PLAY: Final = 10
LEGAL_LEAK: Final = 11
UNCOUNTED_REVEAL: Final = 12
KINDS: Final = 13
FIRST_BAD: Final = VIOLATIONS + KINDS  # of each kind: the number of the first game with it, plus one
REPORT_SIZE: Final = FIRST_BAD + KINDS

LIMIT: Final = 200_000
"""Decisions after which a game counts as endless."""


def violation(report: Ints, kind: int) -> None:
    report[VIOLATIONS + kind] += 1
    if report[FIRST_BAD + kind] == 0:
        report[FIRST_BAD + kind] = report[GAMES] + 1


def check_secrets(record: Buffer, key: Ints, luck: Ints, report: Ints) -> None:
    """Conceal and redeal the position for every viewer and compare byte by byte."""
    s = record.view(DTYPE)[0]
    mask = np.zeros(PADDED, np.bool_)
    other_mask = np.zeros(PADDED, np.bool_)
    known = np.zeros(SIZE, np.uint8)
    dealt = np.zeros(SIZE, np.uint8)
    again = np.zeros(SIZE, np.uint8)
    for viewer in range(-1, s.players):
        report[POSITIONS] += 1
        copy_record(record, known)
        c = known.view(DTYPE)[0]
        conceal(c, viewer)
        if c.viewer != viewer or c.used != 0 or c.block != 0 or c.key.any() or c.words.any():
            violation(report, KEY_LEFT)
        copy_record(known, again)
        conceal(again.view(DTYPE)[0], viewer)
        if not same_record(again, known):
            violation(report, IDEMPOTENT)
        copy_record(known, dealt)
        d = dealt.view(DTYPE)[0]
        redeal(d, viewer, key)
        copy_record(dealt, again)
        conceal(again.view(DTYPE)[0], viewer)
        if not same_record(again, known):
            violation(report, REDEAL)
        if d.viewer != TRUTH or audit(d) != 0:
            violation(report, REDEALT_PIECES)
            continue  # played on, it might go on for ever
        if viewer >= 0 and s.to_move == viewer and d.to_move == viewer:
            check_one_move(record, dealt, viewer, mask, other_mask, luck, report)
        # The redealt game must be playable as well.
        for _ in range(20):
            if d.to_move == OVER:
                break
            count = legal(d, mask)
            if count == 0:
                violation(report, REDEALT_PLAY)
                break
            play(d, random_move(mask, count, luck))
            if audit(d) != 0:
                violation(report, REDEALT_PIECES)
                break


def check_one_move(
    record: Buffer, dealt: Buffer, seat: int, mask: Mask, other_mask: Mask, luck: Ints, report: Ints
) -> None:
    """In every world a seat thinks possible it may do the same, and a move that reveals nothing teaches it the same."""
    one = record.copy()
    two = dealt.copy()
    s = one.view(DTYPE)[0]
    d = two.view(DTYPE)[0]
    count = legal(s, mask)
    legal(d, other_mask)
    for move in range(MOVES):
        if mask[move] != other_mask[move]:
            violation(report, LEGAL_LEAK)
            return
    if count == 0:
        return
    move = random_move(mask, count, luck)
    revealed = s.revealed
    play(s, move)
    if s.revealed == revealed:  # the move could be undone: it must have taught its player nothing
        play(d, move)
        conceal(s, seat)
        conceal(d, seat)
        if not same_record(one, two):
            violation(report, UNCOUNTED_REVEAL)


def are_places(result: Ints, players: int) -> bool:
    """Whether ranks are places (1 is the first, equal ones share), and whoever has better points has a better one."""
    for seat in range(players):
        place = 1
        for other in range(players):
            if result[1, other] < result[1, seat]:
                place += 1
            if result[0, other] * BETTER > result[0, seat] * BETTER and result[1, other] >= result[1, seat]:
                return False
        if result[1, seat] != place:
            return False
    return True


def check_random(template: Buffer, seed: Ints, first: int, count: int, every: int, report: Ints) -> None:
    """Play ``count`` random games and count what they violate; secrets are checked about every ``every`` decisions."""
    block = np.zeros(16, np.int64)
    mask = np.zeros(PADDED, np.bool_)
    luck = np.zeros(1, np.int64)
    record = np.zeros(SIZE, np.uint8)
    replayed = np.zeros(SIZE, np.uint8)
    moves = np.zeros(LIMIT, np.int64)
    result = np.zeros((2, MAX_PLAYERS), np.int64)
    for i in range(count):
        chacha8(seed, first + i, block)
        key = block[:8]
        other_key = block[8:].copy()
        luck[0] = block[15] | 1
        copy_record(template, record)
        setup_one(record, key)
        s = record.view(DTYPE)[0]
        decisions = 0
        due = luck[0] % every
        sound = audit(s) == 0
        while s.to_move != OVER and sound and decisions < LIMIT:
            marked = legal(s, mask)
            if marked == 0:
                violation(report, NO_MOVE)
                break
            if marked != mask.sum():
                violation(report, COUNT)  # what is played from here on may be no legal move
                break
            if decisions == due:
                check_secrets(record, other_key, luck, report)
                due += 1 + luck[0] % (2 * every)
                other_key[0] = (other_key[0] + 1) & 0xFFFFFFFF
                legal(s, mask)
            moves[decisions] = random_move(mask, marked, luck)
            play(s, moves[decisions])
            decisions += 1
            sound = audit(s) == 0
        if not sound:
            violation(report, PIECES)
        elif decisions >= LIMIT:
            violation(report, ENDLESS)
        elif s.to_move == OVER:
            check_secrets(record, other_key, luck, report)
            scores(s, result)
            if not are_places(result, s.players):
                violation(report, RANKS)
            copy_record(template, replayed)
            setup_one(replayed, key)
            r = replayed.view(DTYPE)[0]
            for k in range(decisions):
                play(r, moves[k])
            if not same_record(record, replayed):
                violation(report, REPLAY)
        report[GAMES] += 1
        report[DECISIONS] += decisions
