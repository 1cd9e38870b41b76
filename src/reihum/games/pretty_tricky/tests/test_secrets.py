"""Nothing on the table is hidden. What no one may know are the dice to come."""

import random

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import OVER, Buffer
from reihum.games.pretty_tricky import RULES
from reihum.games.pretty_tricky.tests.positions import SPECTATOR, game, play, position

STREAM = ("key", "block", "words", "used")


def somewhere(of: Game, rng: random.Random) -> Match:
    match = Match(of, key_of_seed(rng.getrandbits(32)))
    for _ in range(rng.randrange(80)):
        if match.is_over:
            break
        match.play(rng.choice(match.legal()))
    return match


def true_record(match: Match) -> Buffer:
    return np.frombuffer(bytearray(match.to_bytes()), np.uint8)


def differing_fields(one: Buffer, other: Buffer) -> set[str]:
    a, b = one.view(RULES.dtype)[0], other.view(RULES.dtype)[0]
    return {name for name in RULES.dtype.names or () if not np.array_equal(a[name], b[name])}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_but_the_chance_stream_lies_open(players: int) -> None:
    rng = random.Random(players)
    for _ in range(20):
        match = somewhere(game(players, start=None), rng)
        for viewer in range(SPECTATOR, players):
            concealed = match.concealed(viewer)
            assert differing_fields(concealed, true_record(match)) <= {*STREAM, "viewer"}
            s = concealed.view(RULES.dtype)[0]
            assert s["viewer"] == viewer
            assert not any(np.any(s[name]) for name in STREAM)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redeal_looks_the_same_to_its_viewer_and_is_sound(players: int) -> None:
    rng = random.Random(players)
    of = game(players, start=None)
    for _ in range(20):
        match = somewhere(of, rng)
        for viewer in range(SPECTATOR, players):
            concealed = match.concealed(viewer)
            redealt = concealed.copy()
            of.engine.redeal_one(redealt, viewer, key_of_seed(rng.getrandbits(32)))
            assert of.engine.audit_one(redealt) == 0
            of.engine.conceal_one(redealt, viewer)
            assert redealt.tobytes() == concealed.tobytes()


def test_the_dice_to_come_cannot_be_foretold_from_what_a_seat_is_given() -> None:
    """Two games that agree up to here but roll differently next conceal to the same bytes."""
    one = position(dice="1 2 4 / 6")
    record = true_record(one)
    record.view(RULES.dtype)[0]["key"][:] = key_of_seed("other dice")
    record.view(RULES.dtype)[0]["used"] = 16
    other = Match.at(one.game, record)
    for viewer in range(SPECTATOR, 3):
        assert one.concealed(viewer).tobytes() == other.concealed(viewer).tobytes()
    for match in (one, other):
        play(match, "done", "done", "done")
    assert one.view(0).dice != other.view(0).dice


def test_a_record_has_no_bytes_that_belong_to_no_field() -> None:
    """Padding is not copied with a record: it would hold whatever lay in memory before."""
    names = RULES.dtype.names or ()
    assert sum(RULES.dtype[name].itemsize for name in names) == RULES.dtype.itemsize


def test_redeals_roll_all_dice_alike() -> None:
    match = position(dice="1 2 4 / 6")
    of = match.game
    counts = np.zeros(7, int)
    for seed in range(300):
        record = match.concealed(0)
        of.engine.redeal_one(record, 0, key_of_seed(seed))
        for _ in range(3):
            of.engine.play_one(record, RULES.moves_by_text["done"])
        counts[record.view(RULES.dtype)[0]["dice"]] += 1  # a face is counted once a roll
    assert counts[0] == 0
    expected = 300 * (1 - (5 / 6) ** 4)
    assert np.abs(counts[1:] - expected).max() < 50


def test_a_choice_may_be_taken_back_until_the_dice_are_rolled() -> None:
    match = position(dice="1 2 4 / 6")
    before = match.to_bytes()
    play(match, "left 5", "left 8")
    assert match.can_undo(0)
    match.undo()
    match.undo()
    assert match.to_bytes() == before
    play(match, "left 5", "left 8", "right 3")
    assert match.can_undo(1)
    play(match, "right 3")  # and the next player rolls
    assert not match.can_undo()


def test_a_redealt_game_can_be_played_to_its_end() -> None:
    rng = random.Random(1)
    of = game(4, start=None)
    for _ in range(10):
        match = somewhere(of, rng)
        if match.is_over:
            continue
        record = match.concealed(match.to_move)
        of.engine.redeal_one(record, match.to_move, key_of_seed(rng.getrandbits(32)))
        played = Match.at(of, record)
        while not played.is_over:
            played.play(rng.choice(played.legal()))
            assert of.engine.audit_one(true_record(played)) == 0
        assert played.to_move == OVER


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda s: s.dice.__setitem__(2, 7), 1),
        (lambda s: s.free.__setitem__((0, 1, 5), 5), 2),
        (lambda s: s.free.__setitem__((2, 0, 0), -1), 2),
        (lambda s: s.symbol.__setitem__((1, 3), 1), 3),
        (lambda s: s.circles.__setitem__(4, 1), 4),
        (lambda s: s.ticked.__setitem__((0, 1), 4), 5),
        (lambda s: s.__setattr__("active", 1), 6),
        (lambda s: s.__setattr__("turn", 601), 6),
        (lambda s: s.__setattr__("to_move", OVER), 6),
        (lambda s: s.free.__setitem__((3, 0, 0), 1), 7),
    ],
)
def test_an_audit_finds_what_is_wrong(spoil: object, code: int) -> None:
    of = game(3)
    record = of.deal(key_of_seed(1))
    assert of.engine.audit_one(record) == 0
    assert callable(spoil)
    spoil(record.view(RULES.dtype).view(np.recarray)[0])
    assert of.engine.audit_one(record) == code
