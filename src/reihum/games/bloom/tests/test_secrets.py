"""What nobody may know, what everybody has seen, and what a forced pass gives away."""

import random
from typing import Any

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import SPECTATOR, Buffer
from reihum.games.bloom import RULES
from reihum.games.bloom.tests import naive
from reihum.games.bloom.tests.positions import play, position, stock
from reihum.games.bloom.tests.test_clauses import changed
from reihum.games.bloom.tests.test_second_opinion import Reader


def known(match: Match, seat: int, viewer: int = SPECTATOR) -> list[str]:
    tiles: list[str] = match.view(viewer).seats[seat].known
    return tiles


def redealt(match: Match, viewer: int, seed: int) -> Match:
    record = match.concealed(viewer)
    match.game.engine.redeal_one(record, viewer, key_of_seed(seed))
    return Match.at(match.game, record)


def raw(match: Match) -> Any:
    return np.frombuffer(match.to_bytes(), np.uint8).copy().view(RULES.dtype).view(np.recarray)[0]


# What was openly seen is kept


def test_tiles_taken_from_the_display_are_known_until_they_are_laid() -> None:
    match = position("row B: 10 12 14\nA: 11 60\nB: 1\ndisplay: 13 70")
    play(match, "take 13,take 70")
    assert known(match, 0) == ["13", "70"]
    play(match, "draw,done,extend 1,lay 13,done")
    assert known(match, 0) == ["70"]


def test_a_tile_drawn_face_down_is_not_known() -> None:
    match = play(position("A: 1\nB: 2"), "draw,draw")
    assert known(match, 0) == []
    assert len(match.view(0).stock) == 3
    assert match.view(1).seats[0].tiles is None
    assert match.view(1).seats[0].stock == 3


def test_jokers_won_by_a_swap_or_as_a_reward_are_known_until_spent() -> None:
    match = position("row B: 22 J 25\nA: 23 1 2 3 60\nB: 9\nplaces: 1")
    play(match, "swap J1,lay 23")
    assert known(match, 0, viewer=0) == ["J"]
    assert known(match, 0) == []  # the turn may still be taken back
    play(match, "lay 1,lay 2,lay 3,done,joker")
    assert known(match, 0) == ["J", "J"]
    play(match, "draw,done,extend 1,lay J,first,done")
    assert known(match, 0) == ["J"]


def test_a_hidden_joker_laid_leaves_nothing_known() -> None:
    match = play(position("row B: 22 23 25\nA: J J 60\nB: 9"), "extend 1,lay J,first,done")
    assert known(match, 0) == []
    assert stock(match) == "60 J"


def test_every_redeal_keeps_what_was_seen() -> None:
    match = position("row B: 22 J 25\nA: 23 5 60\nB: 9\nC: 33\ndisplay: 13 70", players=3)
    play(match, "swap J1,lay 23,take 13,take 70")
    for seed in range(20):
        for viewer in (SPECTATOR, 1, 2):
            tiles = redealt(match, viewer, seed).view(0).stock
            assert {"13", "70", "J"} <= set(tiles)
            assert len(tiles) == 5


# What is hidden is not in the record


def test_concealed_records_do_not_tell_who_holds_the_hidden_tiles() -> None:
    one = position("row B: 10 12 14\nA: 1\nB: 20 30 J\nC: 40 50", players=3)
    two = position("row B: 10 12 14\nA: 1\nB: 40 99 50\nC: 20 J", players=3)
    assert one.concealed(0).tobytes() == two.concealed(0).tobytes()
    assert one.concealed(1).tobytes() != two.concealed(1).tobytes()


def test_the_order_of_the_pool_is_nowhere() -> None:
    match = position("A: 1\nB: 2")
    pool = raw(match).pool.copy()
    pool[:102] = pool[:102][::-1]
    assert changed(match, pool=pool).concealed(0).tobytes() == match.concealed(0).tobytes()


def test_redeals_reach_every_hidden_tile() -> None:
    match = position("A: 1 2\nB: 20 30 J")
    seen = {tile for seed in range(400) for tile in redealt(match, 0, seed).view(1).stock}
    assert seen == {*map(str, range(3, 101)), "J"}


def test_after_the_end_everything_lies_open() -> None:
    match = play(position("row B: 10 12 14\nA: 13\nB: 9 55 J", rounds=1), "extend 1,lay 13,done")
    assert match.view(SPECTATOR).seats[1].tiles == ["9", "55", "J"]


# Forced passes (B14)


def passed() -> Match:
    """A has passed over a row that would have taken 8, 9, 11, 13, 15, 16 or a joker."""
    match = position("row B: 10 12 14\nA: 30 50 70\nB: 8 9 11 13 61 62\nC: 15 16 81 J J J J", players=3)
    match = changed(match, pool=-1, left=0)
    return play(match, "pass")


def test_who_passed_holds_nothing_that_could_be_added() -> None:
    match = passed()
    for viewer in (SPECTATOR, 1, 2):
        for seed in range(60):
            tiles = redealt(match, viewer, seed).view(0).stock
            assert not set(tiles) & {"8", "9", "11", "13", "15", "16", "J"}, (viewer, tiles)


def test_who_passed_holds_no_tile_for_a_joker_in_a_row() -> None:
    match = position("row B: 10 J 12\nA: 30 50 70\nB: 11 61 62\nC: 81 82 85", players=3)
    match = play(changed(match, pool=-1, left=0), "pass")
    assert all(
        "11" not in redealt(match, viewer, seed).view(0).stock for viewer in (SPECTATOR, 2) for seed in range(40)
    )


def test_it_stays_known_after_the_table_has_changed() -> None:
    match = play(passed(), "extend 1,lay 13,lay 11,done,extend 1,lay 16,done")
    assert match.to_move == 0
    for seed in range(60):
        assert not set(redealt(match, 1, seed).view(0).stock) & {"8", "9", "15", "J"}


def test_who_passed_holds_no_row() -> None:
    match = position("row B: 1 3 5\nA: 30 50 70\nB: 31 32 51 71 77 79\nC: 33 52 72 90", players=3)
    match = play(changed(match, pool=-1, left=0), "pass")
    for seed in range(100):
        tiles = tuple(int(tile) for tile in redealt(match, SPECTATOR, seed).view(0).stock)
        position_of_a = naive.Position(((1, 3, 5),), tiles, (), 0, True)
        assert not naive.has_action(position_of_a)


def test_with_own_row_first_a_pass_tells_less_but_is_kept_to() -> None:
    match = position("row B: 1 3 5\nA: 30 50 7\nB: 31 32 J\nC: 33 52 9", players=3, own_row_first=True)
    match = play(changed(match, pool=-1, left=0), "pass")
    reader = Reader(match.game)
    seen = set()
    for seed in range(200):
        deal = redealt(match, SPECTATOR, seed)
        record = np.frombuffer(deal.to_bytes(), np.uint8).copy()
        record.view(RULES.dtype)["to_move"] = 0
        seen.update(deal.view(0).stock)
        assert not naive.has_action(reader.position(record))
    assert "7" in seen  # it could be added, but not by A


@pytest.mark.parametrize("players", [3, 4, 5])
def test_redeals_after_passes_agree_with_the_truth(players: int) -> None:
    """In random games: whoever passed on the present table cannot act in any redeal, by brute force."""
    luck = random.Random(players)
    checked = 0
    for number in range(40):
        game = Game(RULES, players, {"rounds": 1, "own_row_first": number % 2 == 1})
        reader = Reader(game)
        record: Buffer = game.deal(key_of_seed(f"passes {players} {number}"))
        header = record.view(RULES.dtype)
        while header["to_move"][0] >= 0 and checked < 60:
            moves = reader.legal(record)
            hurried = [move for move in moves if move.startswith(("take", "draw"))]
            game.engine.play_one(record, RULES.moves_by_text[luck.choice(hurried or moves)])
            if header["passes"][0] > 0 and header["laid"][0] == header["robbed"][0] == 0 and header["to_move"][0] >= 0:
                checked += _agrees(reader, record, luck)
    assert checked > 2


def _agrees(reader: Reader, record: Buffer, luck: random.Random) -> int:
    s = record.view(RULES.dtype)[0]
    seat = int(s["to_move"] - 1) % reader.game.players
    viewer = luck.choice([other for other in range(-1, reader.game.players) if other != seat])
    copy = record.copy()
    reader.game.engine.conceal_one(copy, viewer)
    reader.game.engine.redeal_one(copy, viewer, key_of_seed(str(luck.random())))
    assert reader.game.engine.audit_one(copy) == 0
    copy.view(RULES.dtype)["to_move"] = seat
    moves = reader.legal_at_turn(copy)
    assert "pass" in moves, moves
    return 1


# What follows from the rows is kept; a set that does not follow from them is found

KEPT = (
    *("fit", "loose", "pairs", "swaps", "mates"),
    *("surveyed_jokers", "loose_jokers", "joker_pairs", "span", "takes_joker"),
)


@pytest.mark.parametrize("field", KEPT)
def test_the_audit_finds_what_does_not_follow_from_the_rows(field: str) -> None:
    match = position("row A: 10 11 12 13 14 15\nrow B: 30 J 33 34 35\nA: 1 2\nB: 3 4")
    record = np.frombuffer(match.to_bytes(), np.uint8).copy()
    assert match.game.engine.audit_one(record) == 0
    kept = record.view(RULES.dtype)[field]
    kept[(0,) * kept.ndim] ^= 1
    assert match.game.engine.audit_one(record) != 0
