"""The planner: a wish tapped in any order becomes the one order that the rules know."""

import random

import pytest

import reihum
from tests.games import has_long_turns


@pytest.mark.parametrize("name", reihum.GAMES)
def test_any_order_of_a_real_turn_is_planned(name: str) -> None:
    """Play real turns; shuffle the moves of each that reveal nothing before its end; the planner finds them again."""
    luck = random.Random(3)
    planned = 0
    for seed in range(12):
        match = reihum.game(name, players=2).start(seed=seed)
        while not match.is_over and len(match.moves) < 80:
            seat, start = match.to_move, len(match.moves)
            match.play(luck.choice(match.legal()))
            while not match.is_over and match.to_move == seat and match.can_undo(seat):
                match.play(luck.choice(match.legal()))
            turn = match.moves[start:]
            if len(turn) < 2:
                continue
            after = match.to_bytes()
            match.rewind(start)
            wish = luck.sample(turn, len(turn))
            found = reihum.plan(match, wish)
            assert found.is_complete, (turn, wish, found)
            for move in found.order:
                match.play(move)
            assert sorted(found.order) == sorted(turn)
            if found.order == turn:
                assert match.to_bytes() == after
            planned += 1
    assert planned >= (30 if has_long_turns(name) else 0)


def test_an_impossible_wish_names_the_clause() -> None:
    match = reihum.game("superstar", players=2, start=0).start(seed=1)
    hand = set(match.view(0).hand)
    missing = next(f"play {number}" for number in range(1, 51) if str(number) not in {str(card) for card in hand})
    found = reihum.plan(match, [missing])
    assert str(found.refused) == missing
    assert found.refusal is not None
    assert found.refusal.clause.startswith("S")
    assert found.order == []


def test_a_preview_never_guesses_chance() -> None:
    """The previewed position is the last one before anything is revealed."""
    match = reihum.game("one_to_nine", players=2, start=0).start(seed=2)
    move = next(move for move in match.legal() if str(move).startswith("play"))
    found = reihum.plan(match, [move])
    assert found.is_complete
    assert found.view == match.view(0)


def test_what_does_not_join_a_whole_turn_is_judged_within_it() -> None:
    """After both ticks the next player is asked; the reason is still one for who ticked, and "done" has none."""
    for seed in range(40):
        match = reihum.game("pretty_tricky", players=2, start=0).start(seed=seed)
        ways = [way.moves for way in match.view(0).ways if len(way.moves) == 2]
        if not ways:
            continue
        found = reihum.plan(match, [*ways[0], "right 12"])
        assert found.refusal is not None
        assert found.refusal.reason.name == "refuse-right-half"
        found = reihum.plan(match, [*ways[0], "done"])
        assert (str(found.refused), found.refusal) == ("done", None)
        return
    raise AssertionError("no throw with two ticks")
