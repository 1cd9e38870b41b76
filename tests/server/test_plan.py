"""Answers about a wish: what may still be added to it and what not, when the turn is complete."""

import dataclasses
import functools
import random

import numpy as np
import pytest

from reihum.core import drivers, planner
from reihum.core.engine import bind
from reihum.core.match import Match
from reihum.core.plan import plan
from reihum.core.record import Record
from reihum.core.registry import OURS
from reihum.core.unbound import Mask
from reihum.games import NAMES, rules_of
from reihum.protocol import messages as p
from reihum.protocol.refusals import Refused
from reihum.server.tables.commands import MAX_WISH, preview, why
from reihum.server.tables.table import TableState
from tests.games import has_long_turns
from tests.server.test_secrets import running_table, somewhere

SEED = "5" * 64


ENOUGH = 6
"""Half turns that are compared, if a move belongs before those tapped in one of them …"""
AT_MOST = 30
"""… else so many: in One to 9 the gaps are filled in one order only."""


def asked(state: TableState, seat: int, *wish: str) -> p.Plan:
    return preview(p.Preview(id="w", seat=seat, at=state.number, wish=list(wish)), state, f"p{seat}")


def half_turn(match: Match, seat: int, length: int, luck: random.Random) -> list[str]:
    """The first moves of a possible turn, none of which reveals anything, in the order of somebody's taps."""
    trial = Match.at(match.game, match.concealed(seat))
    wish: list[str] = []
    while len(wish) < length and trial.to_move == seat:
        move = luck.choice(trial.legal())
        trial.play(move)
        if trial.to_move != seat or not trial.can_undo(seat):
            break
        wish.append(move.text)
    return luck.sample(wish, len(wish))


def candidates(match: Match, seat: int, order: list[str]) -> set[str]:
    """What is legal somewhere on the way."""
    trial = Match.at(match.game, match.concealed(seat))
    found = {move.text for move in trial.legal()}
    for move in order:
        trial.play(move)
        if trial.to_move == seat and trial.can_undo(seat):
            found |= {move.text for move in trial.legal()}
    return found


def test_an_impossible_wish_is_given_up_soon() -> None:
    """However long it is: it is worked out while all other tables wait. Counted in rules that are interpreted here."""
    rules, tried = rules_of("bloom"), [0]

    def counted(s: Record, mask: Mask) -> int:
        tried[0] += 1
        return rules.legal(s, mask)

    counting = dataclasses.replace(rules, legal=counted)
    order_of_wish = bind(planner, counting, bind(drivers, counting))["order_of_wish"]
    for number in range(3):
        state, _ = running_table("bloom", 2, f"{number:064x}", 20, random.Random(number))
        (seat,) = state.to_move
        wish = [move for move, text in enumerate(rules.moves) if text.startswith(("lay", "rob", "new"))]
        wish = [*wish[: MAX_WISH - 4], *(int(move) for move in state.running().legal(seat)[:4])]
        records = np.zeros((planner.LONGEST + 1, rules.dtype.itemsize), np.uint8)
        records[0] = state.concealed(seat)
        masks = np.zeros((planner.LONGEST + 1, rules.padded_moves), np.bool_)
        order_of_wish(seat, np.array(wish, np.int64), np.zeros(planner.LONGEST, np.int64), records, masks)
        assert 0 < tried[0] <= planner.MOST_TRIED + MAX_WISH
        tried[0] = 0


def test_a_wish_has_its_limit() -> None:
    state, _ = running_table("bloom", 2, SEED, 20, random.Random(1))
    with pytest.raises(Refused, match="at most"):
        asked(state, state.to_move[0], *["draw"] * (MAX_WISH + 1))


@pytest.mark.parametrize("game", NAMES)
def test_more_is_what_a_plan_exists_for(game: str) -> None:
    """A move is listed just if the planner finds a whole turn with it, unless that turn would turn round the others."""
    luck = random.Random(game)
    compared, earlier = 0, 0
    for _ in range(200):
        state = somewhere(game, 2, luck)
        seat = luck.choice(state.to_move)
        wish = half_turn(state.running(), seat, 4, luck)
        if not wish:
            continue
        answer = asked(state, seat, *wish)
        assert answer.refused is None
        for move in candidates(state.running(), seat, answer.order):
            found = plan(state.running(), [*wish, move], seat)
            order = [other.text for other in found.order]
            if move in answer.more:
                assert found.is_complete, (wish, move)
            elif found.is_complete:
                order.remove(move)
                assert order != answer.order, (wish, move)
        compared += 1
        earlier += not set(answer.more) <= set(answer.legal)
        if compared >= ENOUGH and (earlier or compared >= AT_MOST):
            return
    assert not has_long_turns(game), (
        f"{compared} half turns compared, {earlier} with a move that belongs before those tapped"
    )


@pytest.mark.parametrize("game", NAMES)
def test_without_a_wish_more_is_what_is_legal(game: str) -> None:
    state, _ = running_table(game, 2, SEED, 0, random.Random(1))
    seat = state.to_move[0]
    answer = asked(state, seat)
    assert answer.more == answer.legal == [move.text for move in state.running().legal(seat)]
    assert not answer.done


@functools.cache
def taps_until_done(game: str) -> tuple[int, int]:
    """Tap random turns move by move: only the last tap completes one.

    Returns how many were completed, and how often the phase changed within one.
    """
    luck = random.Random(game)
    phases, ends = 0, 0
    for _ in range(16):
        state = somewhere(game, 2, luck)
        if state.running().header("concurrent"):
            continue
        seat = state.to_move[0]
        trial = Match.at(state.running().game, state.running().concealed(seat))
        turn, phase = trial.header("turn"), trial.header("phase")
        wish: list[str] = []
        while trial.to_move == seat and trial.header("turn") == turn and trial.can_undo(seat) == bool(wish):
            move = luck.choice(trial.legal())
            trial.play(move)
            wish.append(move.text)
            is_over = trial.to_move != seat or trial.header("turn") != turn
            assert asked(state, seat, *wish).done == is_over
            phases += not is_over and trial.header("phase") != phase
            ends += is_over
    return ends, phases


@pytest.mark.parametrize("game", NAMES)
def test_a_turn_is_done_when_somebody_else_is_asked_or_the_next_turn_begins(game: str) -> None:
    ends, _ = taps_until_done(game)
    assert ends > 0


def test_a_turn_that_goes_through_phases_is_not_done_before_the_last() -> None:
    assert sum(taps_until_done(game)[1] > 0 for game in OURS) >= 3


def test_a_lower_tick_joins_a_higher_one() -> None:
    """The rules know left 5, left 9; tapped is left 9 first, and left 5 stays lit."""
    for number in range(40):
        state, _ = running_table("pretty_tricky", 2, f"{number:064x}", 0, random.Random(number))
        seat = state.to_move[0]
        ways = [way.moves for way in state.running().view(seat).ways if len(set(way.moves)) == 2]
        if ways:
            low, high = ways[0]
            assert low in asked(state, seat, high).more
            assert high in asked(state, seat, low).more
            assert asked(state, seat, high, low).order == [low, high]
            return
    raise AssertionError("no throw with two different sums")


def reason(state: TableState, seat: int, move: str, *wish: str) -> p.Reason:
    return why(p.Why(id="y", seat=seat, at=state.number, move=move, wish=list(wish)), state, f"p{seat}")


def test_a_reason_knows_what_is_wished() -> None:
    """A tick that could begin the turn cannot join another one: the reason names the pair that was chosen."""
    for number in range(40):
        state, _ = running_table("pretty_tricky", 2, f"{number:064x}", 0, random.Random(number))
        seat = state.to_move[0]
        ways = [way.moves for way in state.running().view(seat).ways if len(set(way.moves)) == 2]
        if len(ways) < 2 or set(ways[0]) & set(ways[1]):
            continue
        begun, other = ways[0][0], ways[1][0]
        with pytest.raises(Refused, match="allowed now"):
            reason(state, seat, other)
        answer = reason(state, seat, other, begun)
        assert (answer.move, answer.clause, answer.reason.name) == (other, "P4", "refuse-other-pair")
        assert answer.reason.args["first"] == int(begun.split()[1])
        return
    raise AssertionError("no throw with two different ways")


@pytest.mark.parametrize("game", NAMES)
def test_whatever_cannot_join_has_a_reason(game: str) -> None:
    """In half turns every move that is neither listed nor able to begin the turn is refused with a clause."""
    luck = random.Random(game)
    asked_for = 0
    for _ in range(60):
        state = somewhere(game, 2, luck)
        seat = luck.choice(state.to_move)
        wish = half_turn(state.running(), seat, 3, luck)
        answer = asked(state, seat, *wish)
        opening = {move.text for move in state.running().legal(seat)}
        others = set(state.rules.moves) - opening - set(answer.more) - candidates(state.running(), seat, answer.order)
        for move in luck.sample(sorted(others), min(12, len(others))):
            assert reason(state, seat, move, *wish).clause.startswith(state.rules.clauses)
            asked_for += bool(wish) or not has_long_turns(game)
    assert asked_for > 12
