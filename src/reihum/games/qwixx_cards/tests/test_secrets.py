"""Who may know what: backs are open, colours are not; choices and plays are shown when they are complete."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.errors import CannotUndo
from reihum.core.game import engine_of
from reihum.core.match import Match
from reihum.core.record import SPECTATOR, Buffer, header
from reihum.games.qwixx_cards import RULES
from reihum.games.qwixx_cards.pieces import card_text
from reihum.games.qwixx_cards.tests.positions import (
    EVERYONE,
    at,
    card,
    cards_in,
    choose,
    record_of,
    seen_by,
    texts,
    truth,
)


def known(match: Match, viewer: int) -> bytes:
    return match.concealed(viewer).tobytes()


def redealt(match: Match, viewer: int, seed: int) -> Any:
    record: Buffer = match.concealed(viewer).copy()
    match.game.engine.redeal_one(record, viewer, key_of_seed(seed))
    assert match.game.engine.audit_one(record) == 0
    return record.view(RULES.dtype).view(np.recarray)[0]


def hand(s: Any, seat: int) -> list[str]:
    return [card_text(number) for number in cards_in(int(s.hand[seat]))]


WORLD = """
    players 3
    step take, seat 0
    top {top}
    display {shown} R2 R3 R4
    0 hand R5 R6 R8 R9
    1 hand {held} Y8 Y9 Y10
    2 hand B8 B9 B10 B11
    """


def test_two_worlds_that_differ_in_hidden_colours_look_the_same() -> None:
    one = at(WORLD.format(top="R7", shown="Y7", held="G7"))
    two = at(WORLD.format(top="B7", shown="G7", held="R7"))
    for viewer in (SPECTATOR, 0, 2):
        assert known(one, viewer) == known(two, viewer)
    assert known(one, 1) != known(two, 1)  # who holds the card knows it


def test_a_joker_looks_like_every_other_card() -> None:
    one = at("jokers\n" + WORLD.format(top="R7", shown="Y7", held="J7"))
    two = at("jokers\n" + WORLD.format(top="R7", shown="Y7", held="G7"))
    assert known(one, 0) == known(two, 0)


def test_backs_own_cards_and_played_cards_are_kept() -> None:
    match = at("step choose, seat 0\ntop R7\ndiscard Y2 G2\n0 hand R5 R6 R8 R9 R10\n1 hand G7 Y8 Y9 Y10")
    for seed in range(20):
        s = redealt(match, 0, seed)
        assert hand(s, 0) == ["R5", "R6", "R8", "R9", "R10"]
        assert [int(text[1:]) for text in hand(s, 1)] == [7, 8, 9, 10]
        assert int(s.discard) == 1 << card("Y2") | 1 << card("G2")
        assert int(s.top) // 5 + 2 == 7
        assert "R8" not in hand(s, 1)
        assert int(s.display[0]) // 5 == int(truth(match).display[0]) // 5


def test_a_redeal_lays_every_possible_card_about_as_often() -> None:
    match = at("jokers\nstep play, seat 0\ntop R7\ndiscard Y9\n0 hand R5 R6 R8 R9 R10\n1 hand G9 Y8 G10 Y10")
    found = Counter(next(text for text in hand(redealt(match, 0, seed), 1) if text[1:] == "9") for seed in range(1500))
    assert set(found) == {"G9", "B9", "J9"}  # R9 is in the own hand, Y9 was played
    assert all(400 < count < 600 for count in found.values())
    pairs = Counter(
        tuple(text for text in hand(redealt(match, 0, seed), 1) if text[1:] == "10") for seed in range(1500)
    )
    assert len(pairs) == 6  # two out of Y10, G10, B10, J10
    assert all(180 < count < 320 for count in pairs.values())


def test_what_was_shuffled_back_cannot_be_in_an_older_hand() -> None:
    match = at("step choose, seat 0\n0 hand R5 R6 R8 R9 R10\n1 hand G7 Y8 Y9 Y10\ntop B7")
    record = np.frombuffer(match.to_bytes(), RULES.dtype).copy().view(np.recarray)
    # Everybody saw the red and the yellow 7 and the blue 7 go back into the stack; the green one was never played.
    record.shuffles[0] = 1
    in_stack = int(record.stack[0])
    for number in range(55):
        if in_stack >> number & 1 or number == record.top[0]:
            record.shuffle_of[0, number] = 1
    match = Match.at(match.game, record)
    for seed in range(50):
        s = redealt(match, 0, seed)
        assert "G7" in hand(s, 1)
        assert card_text(s.top) in ("R7", "Y7", "B7")


def test_the_second_step_hides_the_choices_of_the_others() -> None:
    match = at("players 3\nstep choose, seat 1\ntop R7")
    before = {viewer: known(match, viewer) for viewer in (SPECTATOR, 0, 2)}
    match.play("mark G")
    for viewer, bytes_before in before.items():
        assert known(match, viewer) == bytes_before
    assert match.view(1).choice == "G"
    assert match.view(0).choice is None
    assert match.view(1).to_move == 2  # all others count as still to choose
    assert match.view(0).to_move == 0
    assert match.view(SPECTATOR).to_move == 1
    match.play("skip")
    assert match.view(1).to_move == 2
    assert match.view(1).points == [0, 0, 0]
    match.play("skip")
    assert match.view(SPECTATOR).points == [0, 1, 0]


CHOICES = ("mark R", "skip", "mark B")  # by seat


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_Q11_choices_in_any_order_teach_nobody_else_anything(order: tuple[int, ...]) -> None:
    blank = record_of(at(EVERYONE))
    alone = []  # what each seat knows after its own choice, if nobody else has chosen
    for seat in range(3):
        record = blank.copy()
        choose(record, seat, CHOICES[seat])
        alone.append(seen_by(seat, record).tobytes())
    record = blank.copy()
    for done, seat in enumerate(order[:-1], 1):
        choose(record, seat, CHOICES[seat])
        assert engine_of(RULES).audit_one(record) == 0
        assert header(record, "to_move") == next(asked for asked in (1, 2, 0) if asked not in order[:done])
        assert header(record, "revealed") == header(blank, "revealed")  # it may still be taken back
        assert seen_by(SPECTATOR, record).tobytes() == seen_by(SPECTATOR, blank).tobytes()
        for viewer in range(3):
            expected = alone[viewer] if viewer in order[:done] else seen_by(viewer, blank).tobytes()
            assert seen_by(viewer, record).tobytes() == expected
    choose(record, order[-1], CHOICES[order[-1]])
    in_turn = at(EVERYONE)
    for seat in (1, 2, 0):
        in_turn.play(CHOICES[seat])
    assert record.tobytes() == in_turn.to_bytes()


def legal_of(record: Buffer) -> list[str]:
    """The legal moves of the seat that a record asks."""
    numbers = np.zeros(len(RULES.moves), np.int64)
    count = engine_of(RULES).list_legal(record, np.zeros(RULES.padded_moves, np.bool_), numbers)
    return [RULES.moves[number] for number in numbers[:count]]


def test_Q11_a_seat_has_its_own_choices_before_and_after_others_have_chosen() -> None:
    record = record_of(at(EVERYONE))
    before = [legal_of(seen_by(seat, record)) for seat in range(3)]
    assert before[0] == ["mark R", "mark Y", "mark B", "skip"]  # its green row has passed the 7
    assert before[1] == before[2] == ["mark R", "mark Y", "mark G", "mark B", "skip"]
    choose(record, 2, "mark B")
    assert legal_of(seen_by(0, record)) == before[0]
    assert legal_of(seen_by(1, record)) == before[1]
    assert legal_of(record) == before[1]  # the active seat is asked first


@pytest.mark.parametrize("early", [{2}, {0}, {1}, {0, 2}, {1, 2}, {0, 1}])
def test_Q11_a_redeal_keeps_the_own_early_choice_and_asks_everybody_else(early: set[int]) -> None:
    engine = engine_of(RULES)
    record = record_of(at(EVERYONE))
    for seat in early:
        choose(record, seat, CHOICES[seat])
    for viewer in (SPECTATOR, 0, 1, 2):
        sight = seen_by(viewer, record)
        dealt = sight.copy()
        engine.redeal_one(dealt, viewer, key_of_seed(3))
        assert engine.audit_one(dealt) == 0
        assert seen_by(viewer, dealt).tobytes() == sight.tobytes()
        asked = []
        while header(dealt, "concurrent"):
            asked.append(header(dealt, "to_move"))
            assert "skip" in legal_of(dealt)
            engine.play_one(dealt, RULES.moves_by_text["skip"])
        assert sorted(asked) == [seat for seat in range(3) if seat != viewer or seat not in early]
        rows = dealt.view(RULES.dtype)["rows"][0] != record.view(RULES.dtype)["rows"][0]
        marked = [(viewer, "RYGB".index(CHOICES[viewer][-1]))] if viewer in early & {0, 2} else []
        assert np.argwhere(rows).tolist() == [list(place) for place in marked]


def test_a_redeal_in_the_second_step_goes_on_from_the_viewer() -> None:
    match = at("players 3\nstep choose, seat 1\ntop R7")
    match.play("mark G")
    match.play("mark Y")
    s = redealt(match, 0, 1)
    assert s.to_move == 0
    assert s.choice[:3].tolist() == [0, 0, 0]
    assert redealt(match, 2, 1).choice[:3].tolist() == [0, 0, 2]


def test_an_unfinished_play_is_hidden_from_the_others() -> None:
    match = at("step play, seat 0\n0 hand R4 R5 R7 B3 B9")
    before = {viewer: known(match, viewer) for viewer in (SPECTATOR, 1)}
    for move in ("cross R4", "cross R5"):
        match.play(move)
        for viewer, bytes_before in before.items():
            assert known(match, viewer) == bytes_before
        assert match.view(1).points == [0, 0]
    assert match.view(0).points == [3, 0]
    assert match.view(0).staged is not None
    match.play("done")
    assert match.view(1).points == [3, 0]
    shown = match.view(1).last_play
    assert shown is not None
    assert shown.cards == ["R4", "R5"]


def test_undo_ends_where_something_is_seen() -> None:
    match = at("step take, seat 0\ntop Y12\ndisplay G2 G3 G4 G5\n0 hand R4 R5 R7 B3")
    match.play("take 2")
    with pytest.raises(CannotUndo):
        match.undo()
    match.play("mark R")
    assert match.undo() == RULES.moves_by_text["mark R"]
    match.play("skip")
    match.play("skip")
    assert not match.can_undo()  # all have chosen
    match.play("cross R4")
    match.play("cross R5")
    assert str(match.undo()) == "cross R5"
    assert str(match.undo()) == "cross R4"
    match.play("play B3")
    match.play("done")
    assert not match.can_undo()


def test_no_move_is_forced_by_the_hand_so_none_says_more_than_it_shows() -> None:
    match = at("jokers\nstep play, seat 0\n0 hand J4 R5 G7 B3 Y9\n  R xxxxx.....x#")
    assert {"play J4 R", "play R5", "play G7", "play B3", "play Y9"} <= texts(match)
    match.play("play R5")
    assert "done" in texts(match)


def test_a_spectator_sees_only_backs() -> None:
    match = at("step play, seat 0\n0 hand R4 R5 R7 B3 B9\n1 hand G4 G5 G6 G8")
    view = match.view(SPECTATOR)
    assert view.hand == []
    assert view.hands == [[3, 4, 5, 7, 9], [4, 5, 6, 8]]
    seen = {tuple(hand(redealt(match, SPECTATOR, seed), 0)) for seed in range(50)}
    assert len(seen) > 10
