"""Matches: playing, refusing, undoing, choosing together, saving."""

import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import reihum
from reihum.core.record import SPECTATOR
from reihum.core.rules import Trait
from reihum.core.telling import events_of, view_of
from reihum.games import rules_of


def play_on(match: reihum.Match, moves: int, seed: int = 1) -> reihum.Match:
    luck = random.Random(seed)
    for _ in range(moves):
        if match.is_over:
            break
        match.play(luck.choice(match.legal()))
    return match


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_whole_match_through_the_public_interface(name: str) -> None:
    match = play_on(reihum.game(name).start(seed=3), 10**6)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners
    assert match.legal() == []
    with pytest.raises(reihum.GameOver):
        match.play(0)


@pytest.mark.parametrize("name", reihum.GAMES)
def test_an_illegal_move_names_its_clause_and_changes_nothing(name: str) -> None:
    match = play_on(reihum.game(name).start(seed=5), 7)
    before = match.to_bytes()
    letter = match.game.rules.clauses
    legal = {int(move) for move in match.legal()}
    for number, text in enumerate(match.game.rules.moves):
        if number in legal:
            continue
        with pytest.raises(reihum.IllegalMove) as refused:
            match.play(text)
        assert refused.value.clause[0] == letter
        assert refused.value.clause[1:].isdigit()
        assert refused.value.legal == tuple(str(move) for move in match.legal())
        assert len(refused.value.reason) > 10
    assert match.to_bytes() == before


@pytest.mark.parametrize("bad", [-1, 10**6])
def test_a_number_that_is_no_move_is_refused(bad: int) -> None:
    match = reihum.game("superstar").start(seed=1)
    with pytest.raises(reihum.IllegalMove):
        match.play(bad)


@pytest.mark.parametrize("kind", [np.int64, np.uint16, np.array, str])
def test_a_move_is_a_number_of_any_kind_or_its_text(kind: Any) -> None:
    match = reihum.game("superstar").start(seed=1)
    move = match.legal()[0]
    match.play(kind(move))
    assert match.moves == [move]


@pytest.mark.parametrize("more", [0.7, np.float64(0)])
def test_a_number_is_not_cut_to_a_move(more: Any) -> None:
    match = reihum.game("superstar").start(seed=1)
    with pytest.raises(reihum.BadNotation, match="its text or its number"):
        match.play(match.legal()[0] + more)
    assert match.moves == []


def test_moves_are_typed_loosely_but_never_guessed() -> None:
    match = reihum.game("superstar", start=0).start(seed=1)
    text = str(match.legal()[0])
    match.play(f"  {text.upper()} ")
    with pytest.raises(reihum.BadNotation, match="Did you mean"):
        match.play("plya 17")
    with pytest.raises(reihum.BadNotation):
        match.play("")


def test_a_seat_that_is_not_asked_may_not_move() -> None:
    match = reihum.game("superstar", players=3, start=1).start(seed=1)
    with pytest.raises(reihum.NotYourTurn):
        match.play(match.legal()[0], seat=2)


@pytest.mark.parametrize("name", reihum.GAMES)
def test_undo_restores_every_byte_and_stops_at_reveals(name: str) -> None:
    match = reihum.game(name, players=3).start(seed=2)
    luck = random.Random(4)
    undone = refused = 0
    for _ in range(300):
        if match.is_over:
            break
        before = match.to_bytes()
        seat = match.to_move
        move = luck.choice(match.legal())
        match.play(move)
        if match.can_undo(seat):
            assert not match.can_undo((seat + 1) % 3)
            assert match.undo(seat) == move
            assert match.to_bytes() == before
            match.play(move)
            undone += 1
        else:
            with pytest.raises(reihum.CannotUndo):
                match.undo(seat)
            refused += 1
    assert undone or Trait.LONG_TURNS not in rules_of(name).traits
    assert refused


def test_choices_made_together_may_come_in_any_order() -> None:
    def at_the_choice() -> reihum.Match:
        match = reihum.game("qwixx_cards", players=4, start=0).start(seed=8)
        while len(match.seats_to_move) < 4:
            match.play(match.legal()[0])
        return match

    choices = {seat: str(at_the_choice().legal(seat)[seat % 2]) for seat in range(4)}
    results = set()
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]):
        match = at_the_choice()
        hidden = {seat: match.concealed(seat).tobytes() for seat in range(4)}
        for place, seat in enumerate(order):
            match.play(choices[seat], seat)
            if place < 3:
                for waiting in order[place + 1 :]:
                    assert match.concealed(waiting).tobytes() == hidden[waiting], "a choice was seen too early"
        results.add(match.to_bytes())
        assert match.waiting == {}
    assert len(results) == 1


def test_whoever_has_chosen_together_with_others_sees_it_is_not_asked_and_may_take_it_back() -> None:
    """In whatever order they choose, the seat that the record would ask first included."""
    for order in ([0, 1, 2, 3], [3, 0, 2, 1], [2, 1, 3, 0]):
        match = reihum.game("qwixx_cards", players=4, start=0).start(seed=8)
        while len(match.seats_to_move) < 4:
            match.play(match.legal()[0])
        asked = match.to_bytes()
        chosen: list[int] = []
        for seat in order[:3]:
            before = match.concealed(seat)
            match.play("skip", seat)
            chosen.append(seat)
            told = events_of(match.game.rules, before, match.game.rules.moves_by_text["skip"], match.concealed(seat))
            assert [event.name for event in told] == ["choose-skip"]
            for one in chosen:
                assert match.view(one).choice == "skip"
                assert match.choice_of(one) is not None
                assert one not in match.seats_to_move
                assert match.legal(one) == []
                assert match.can_undo(one)
            assert sorted(match.seats_to_move) == sorted(set(range(4)) - set(chosen))
        for seat in chosen:
            assert str(match.undo(seat)) == "skip"
            assert seat in match.seats_to_move
            assert match.view(seat).choice is None
        assert match.to_bytes() == asked
        assert match.waiting == {}


def test_after_all_have_chosen_nothing_of_it_is_taken_back() -> None:
    match = reihum.game("qwixx_cards", players=2, start=0).start(seed=8)
    while len(match.seats_to_move) < 2:
        match.play(match.legal()[0])
    match.play("skip", 1)
    match.play("skip", 0)
    assert match.undoers == ()
    assert match.choice_of(0) is match.choice_of(1) is None


def test_an_early_choice_can_be_taken_back_and_is_saved(tmp_path: Path) -> None:
    match = reihum.game("qwixx_cards", players=3, start=0).start(seed=8)
    while len(match.seats_to_move) < 3:
        match.play(match.legal()[0])
    match.play("skip", seat=2)
    match.save(tmp_path / "match.json")
    again = reihum.replay(tmp_path / "match.json")
    assert {seat: str(move) for seat, move in again.waiting.items()} == {2: "skip"}
    assert str(again.undo(2)) == "skip"
    assert 2 in again.seats_to_move


@pytest.mark.parametrize("name", reihum.GAMES)
def test_views_are_made_from_concealed_records_only(name: str) -> None:
    match = reihum.game(name, players=3).start(seed=1)
    with pytest.raises(ValueError, match="concealed records only"):
        view_of(match.game.rules, np.frombuffer(match.to_bytes(), np.uint8))
    for viewer in (SPECTATOR, 0, 1, 2):
        assert match.view(viewer).viewer == viewer


@pytest.mark.parametrize("name", reihum.GAMES)
def test_who_spoils_a_view_spoils_only_their_own(name: str) -> None:
    match = play_on(reihum.game(name, players=2).start(seed=4), 12)
    before = msgspec.json.encode(match.view(0))
    assert _spoil(match.view(0)) > 0
    assert msgspec.json.encode(match.view(0)) == before


def _spoil(part: object) -> int:
    """Empty every list of a view, from within; how many there were."""
    if isinstance(part, list):
        inner = sum(map(_spoil, part))
        part.clear()
        return inner + 1
    return sum(_spoil(getattr(part, name)) for name in getattr(part, "__struct_fields__", ()))


@pytest.mark.parametrize("viewer", [-3, -2, 3, 7])
@pytest.mark.parametrize("name", reihum.GAMES)
def test_nobody_looks_from_a_seat_that_is_not_there(name: str, viewer: int) -> None:
    match = reihum.game(name, players=2).start(seed=1) if viewer != 3 else reihum.game(name, players=3).start(seed=1)
    for look in (match.view, match.concealed, match.game.batch(2, seed=1).observe):
        with pytest.raises(reihum.BadOption, match="There is no seat"):
            look(viewer)
    with pytest.raises(reihum.BadOption, match="There is no seat"):
        reihum.plan(match, [], seat=viewer)


def test_a_table_of_components_is_the_callers_own() -> None:
    components = reihum.game("superstar").components
    assert isinstance(components, dict)
    before = str(components)
    components.clear()
    assert str(reihum.game("superstar").components) == before


def test_bad_settings_are_refused_with_what_would_be_right() -> None:
    with pytest.raises(reihum.BadOption, match="Did you mean 'bloom'"):
        reihum.game("blom")
    with pytest.raises(reihum.BadOption, match="2 to 4 players, not 9"):
        reihum.game("one_to_nine", players=9)
    with pytest.raises(reihum.BadOption, match="no option 'colour'"):
        reihum.game("superstar", colour=1)
    with pytest.raises(reihum.BadOption, match="on or off"):
        reihum.game("superstar", voluntary_pass="maybe")
    with pytest.raises(reihum.BadOption, match="start seat"):
        reihum.game("superstar", players=2, start=2)
    with pytest.raises(reihum.BadOption, match="cannot be read"):
        reihum.game("superstar", components="/nonexistent.toml")
    with pytest.raises(reihum.BadOption, match="no components"):
        reihum.game("qwixx_cards", components={})
    with pytest.raises(reihum.BadOption, match="2 to 5 players"):
        reihum.game("superstar", players=2.5)  # type: ignore[arg-type]  # on purpose
    game = reihum.game("superstar", players=3)
    with pytest.raises(reihum.BadOption, match="1 seats were named for 3"):
        game.start(seed=1, seats=[reihum.Seat("Ada")])
    with pytest.raises(reihum.BadOption, match="not from both"):
        game.start(seed=1, key=bytes(32))
    with pytest.raises(reihum.BadOption, match="32 bytes"):
        game.start(key=b"short")
    with pytest.raises(reihum.BadNotation, match="no move of the number -1"):
        reihum.plan(game.start(seed=1), [-1])
    with pytest.raises(reihum.CannotUndo, match="0 moves"):
        game.start(seed=1).rewind(-5)


@pytest.mark.parametrize("number", [np.int8, np.uint16, np.int64, np.array])
def test_numbers_of_numpy_are_numbers(number: Any, tmp_path: Path) -> None:
    game = reihum.game("bloom", players=number(3), start=number(1), rounds=number(1), own_row_first=number(1))
    plain = reihum.game("bloom", players=3, start=1, rounds=1, own_row_first=True)
    assert repr((game, game.start_seat)) == repr((plain, plain.start_seat))
    match = play_on(game.start(seed=1), 5)
    match.save(tmp_path / "match.json")
    assert reihum.replay(tmp_path / "match.json").to_bytes() == match.to_bytes()


@pytest.mark.parametrize("value", [True, False])
def test_switches_of_numpy_are_switches(value: bool) -> None:
    assert reihum.game("bloom", own_row_first=np.bool_(value)).options["own_row_first"] is value


@pytest.mark.parametrize("wrong", [True, np.True_, 1.0, np.float64(1), "1", np.array([1, 1])])
def test_what_only_looks_like_a_number_is_none(wrong: Any) -> None:
    with pytest.raises(reihum.BadOption, match="is a number from 1 to 2, not"):
        reihum.game("bloom", rounds=wrong)
    with pytest.raises(reihum.BadOption, match="start seat must be 0 to 1, not"):
        reihum.game("bloom", start=wrong)


@pytest.mark.parametrize("wrong", [2, -1, np.int64(2), 1.0, "on", None, np.array([True, False])])
def test_a_switch_is_on_or_off(wrong: Any) -> None:
    with pytest.raises(reihum.BadOption, match="is on or off"):
        reihum.game("bloom", own_row_first=wrong)
