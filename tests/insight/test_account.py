"""The account of a match adds up, owes nothing to chance on average, and tells blunders from bad luck."""

import math
from typing import get_args

import msgspec
import numpy as np
import pytest

import reihum
from reihum.bots import make_bot
from reihum.bots.continuing import SUMS
from reihum.bots.reviews.verdicts import VERDICTS, verdict_on
from reihum.core.chance import key_of_seed
from reihum.core.match import Match
from reihum.core.registry import NAMES
from reihum.insight.engine import USUAL, insight_of
from reihum.insight.results import Verdict
from reihum.insight.review import NotFinished, review
from reihum.insight.steps import steps_of

from .matches import QUICK, played, reviewed

PARTS = ("start", "deal", "chance", "decision", "others", "hidden", "residual")


@pytest.mark.parametrize("name", NAMES)
def test_the_parts_add_up_to_the_result(name: str) -> None:
    match, found = reviewed(name)
    winners = match.scores().winners
    for account in found.accounts:
        assert account.result == (1 / len(winners) if account.seat in winners else 0)
        assert math.fsum(getattr(account, part) for part in PARTS) == pytest.approx(account.result, abs=1e-9)
        luck = account.deal + account.chance + account.hidden
        assert account.adjusted == pytest.approx(account.result - luck, abs=1e-9)
    assert math.fsum(account.start for account in found.accounts) == pytest.approx(1, abs=1e-8)
    assert sum(step.length for step in found.steps) == len(match.moves)


@pytest.mark.parametrize("name", NAMES)
def test_steps_add_up_for_every_seat_and_go_on_where_the_last_one_ended(name: str) -> None:
    _, found = reviewed(name)
    for step, later in zip(found.steps, found.steps[1:], strict=False):
        assert step.after == later.before
    for step in found.steps:
        for seat, part in enumerate(step.parts):
            gained = part.chance + part.decision + part.hidden + part.residual
            assert gained == pytest.approx(step.after[seat] - step.before[seat], abs=1e-9)
        for kind in ("chance", "decision", "hidden", "residual"):
            assert math.fsum(getattr(part, kind) for part in step.parts) == pytest.approx(0, abs=1e-8)


def test_nothing_is_left_over_where_matches_are_played_on_to_their_end() -> None:
    """Superstar and Pretty Tricky have no net, and so no judgement that could be wrong about a position."""
    for name in ("superstar", "pretty_tricky"):
        _, found = reviewed(name)
        for step in found.steps:
            assert all(abs(part.residual) < 1e-8 for part in step.parts)


def test_who_plays_as_everybody_is_taken_to_play_neither_gains_nor_loses_by_decisions() -> None:
    _, found = reviewed("superstar", ("greedy", "greedy"))
    for account in found.accounts:
        assert abs(account.decision) < 0.02 * account.decisions


def test_who_plays_anything_loses_by_decisions() -> None:
    _, found = reviewed("superstar", ("uniform", "greedy"), 3)
    careless, careful = found.accounts
    assert careless.decision < -0.1
    assert careless.lost > careful.lost
    assert (careless.accuracy or 0) < (careful.accuracy or 0)


def test_a_planted_blunder_is_found_where_it_was_made() -> None:
    """At one place of a match of equals, one seat plays the worst turn that it could find."""
    game = reihum.game("superstar", players=2)
    insight = insight_of(game.rules)
    planted, place = 0.0, -1
    match = game.start(seed=5)
    bots = [make_bot("greedy", game.rules, seat) for seat in range(2)]
    while not match.is_over:
        seat = match.to_move
        concealed = match.concealed(seat)
        move = bots[seat].choose(concealed)
        turns = [(int(other),) for other in match.legal()]
        if place < 0 and len(turns) > 2 and len(match.moves) > 2:
            _, after = insight.values(concealed, seat, True, [USUAL, *turns], "planted", 0, 512)
            chances = after[:, 1:, seat].mean(axis=0)
            if chances.max() - chances.min() > 0.15:
                planted, place = float(chances.max() - chances.min()), len(match.moves)
                move = turns[int(chances.argmin())][0]
        match.play(move)
    assert place >= 0
    found = review(match, 1, msgspec.structs.replace(QUICK, comparing=512, most=2048))
    [step] = [step for step in found.steps if step.first <= place < step.first + step.length]
    assert step.decision is not None
    assert step.decision.verdict == "blunder"
    assert step.decision.lost == pytest.approx(planted, abs=0.1)
    assert step.parts[step.seat].decision < -0.08
    assert step.decision.why is not None


def test_chance_is_nothing_on_average() -> None:
    """A small number of games: who wants to know better plays more of them."""
    luck = []
    for seed in range(60):
        match = played("superstar", ("greedy", "uniform"), seed)
        [account, _] = review(match, seed, QUICK).accounts
        luck.append(account.deal + account.chance + account.hidden)
    error = float(np.std(luck, ddof=1)) / math.sqrt(len(luck))
    assert error > 0
    assert abs(float(np.mean(luck))) < 4 * error


@pytest.mark.parametrize("name", NAMES)
def test_a_verdict_knows_only_what_the_seat_could_know(name: str) -> None:
    """The hidden cards are dealt anew; what the seat could know stays, and so does what is said of its decision."""
    match = played(name, ("uniform", "greedy"))
    insight = insight_of(match.game.rules)
    looked_at = 0
    for step in list(steps_of(match))[::9]:
        if step.is_forced:
            continue
        other = step.record.copy()
        match.game.engine.redeal_one(other, step.seat, np.arange(8))
        again = step._replace(record=other, concealed=Match.at(match.game, other).concealed(step.seat))
        key = key_of_seed(1)
        one, two = (insight.decision(given, QUICK, key, np.zeros(SUMS)) for given in (step, again))
        assert one == two
        looked_at += 1
    assert looked_at > 0


def test_the_same_seed_brings_the_same_review_and_progress_is_told() -> None:
    match, found = reviewed("superstar")
    told: list[tuple[int, int]] = []
    assert review(match, 1, QUICK, lambda done, of: told.append((done, of))) == found
    assert told == [(done, len(found.steps)) for done in range(1, len(found.steps) + 1)]
    assert review(match, 2, QUICK) != found


def test_a_running_match_is_not_reviewed() -> None:
    with pytest.raises(NotFinished):
        review(reihum.game("superstar").start(seed=1))


def test_words_are_said_only_where_they_are_certain() -> None:
    said = {lost: VERDICTS[verdict_on(lost, 0.01)] for lost in (0.1, 0.05, 0.03, -0.01)}
    assert said == {0.1: "blunder", 0.05: "mistake", 0.03: "inaccurate", -0.01: "equal"}
    assert VERDICTS[verdict_on(0.015, 0.001)] == "fine"
    assert VERDICTS[verdict_on(0.03, 0.02)] == "open"
    assert VERDICTS[verdict_on(0.03, 0.03)] == "equal"
    assert get_args(Verdict) == VERDICTS


def test_accuracy_falls_with_what_is_lost() -> None:
    _, found = reviewed("superstar")
    for account in found.accounts:
        lost = [step.decision.lost for step in found.steps if step.seat == account.seat and step.decision]
        assert account.decisions == len(lost)
        assert account.lost == pytest.approx(math.fsum(lost), abs=1e-8)
        assert account.accuracy == pytest.approx(100 * math.exp(-12 * account.lost / len(lost)), abs=1e-6)


def test_a_reason_has_the_chances_of_the_verdict() -> None:
    """Outcomes are counted up to a horizon, but what is lost is said once."""
    compared = 0
    for name in ("superstar", "pretty_tricky"):
        _, found = reviewed(name)
        for step in found.steps:
            if step.decision is None or step.decision.why is None:
                continue
            best, played_turn = step.decision.why.turns
            assert best.moves == step.decision.best.moves
            assert played_turn.moves == step.decision.played.moves
            assert played_turn.chance == pytest.approx(step.decision.played.chance, abs=1e-6)
            assert played_turn.behind == pytest.approx(step.decision.lost, abs=1e-6)
            assert not played_turn.equal
            assert "hint-chances" in [reason.name for reason in step.decision.why.reasons] or best.chance == 1
            compared += 1
    assert compared > 0


def test_pieces_of_work_add_up_to_the_same() -> None:
    """A browser measures a little of every step first, and the rest later."""
    match = played("superstar", ("uniform", "greedy"))
    compiled = insight_of(match.game.rules).compiled
    key = key_of_seed(1)
    for step in list(steps_of(match))[::5]:
        whole, parts = np.zeros(SUMS), np.zeros(SUMS)
        compiled.measure_step(step.record, step.seat, step.moves, step.length, key, 0, 200, whole)
        for first, playouts in ((0, 64), (64, 100), (164, 36)):
            compiled.measure_step(step.record, step.seat, step.moves, step.length, key, first, playouts, parts)
        assert whole.tobytes() == parts.tobytes()


def test_a_finished_position_is_worth_its_result() -> None:
    match = played("superstar", ("greedy", "greedy"))
    compiled = insight_of(match.game.rules).compiled
    for viewer in (None, 0, -1):
        record = np.frombuffer(match.to_bytes(), np.uint8).copy()
        if viewer is not None:
            match.game.engine.conceal_one(record, viewer)
        sums = np.zeros(SUMS)
        compiled.measure_chances(record, key_of_seed(1), 0, 10, sums)
        winners = match.scores().winners
        assert [sums[seat] / 10 for seat in range(2)] == [1 / len(winners) if seat in winners else 0 for seat in (0, 1)]
