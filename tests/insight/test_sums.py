"""The account's sums: whatever was measured, the parts add up exactly; a miracle is dice, not a decision."""

from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from reihum.bots.continuing import COUNTS, IS_DECISION, LOST, SUMS
from reihum.bots.reviews.accounts import AFTER, BEFORE, CHANCE, DECISION, ERROR, HIDDEN, LEDGER, RESIDUAL
from reihum.bots.reviews.taking_apart import ABOUT, DREW, SEAT
from reihum.core.chance import key_of_seed
from reihum.core.record import BLOCK_WORDS, MAX_PLAYERS, Buffer
from reihum.core.writer import new_page, text_of
from reihum.insight.engine import insight_of
from reihum.insight.steps import steps_of

from .matches import played, reviewed

PARTS = (CHANCE, DECISION, HIDDEN, RESIDUAL)
NANO = 10**9


def final_record() -> Buffer:
    match, _ = reviewed("superstar")
    return np.frombuffer(match.to_bytes(), np.uint8).copy()


def ledger_of(about: NDArray[np.int64], sums: NDArray[np.float64]) -> NDArray[np.int64]:
    """By step, seat and entry."""
    match, _ = reviewed("superstar")
    flat = np.zeros(len(about) * LEDGER, np.int64)
    compiled = insight_of(match.game.rules).compiled
    compiled.fill_ledger(final_record(), about.ravel().copy(), sums.ravel().copy(), flat)
    return flat.reshape(len(about), MAX_PLAYERS, -1)


@st.composite
def measured(draw: Any) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Steps with any sums."""
    steps = draw(st.integers(1, 6))
    luck = np.random.default_rng(draw(st.integers(0, 2**32)))
    about, sums = np.zeros((steps, ABOUT), np.int64), luck.uniform(-300, 300, (steps, SUMS))
    about[:, SEAT] = luck.integers(0, 2, steps)
    about[:, DREW] = luck.integers(0, 2, steps)
    sums[:, COUNTS] = luck.integers(2, 600, steps)
    sums[:, COUNTS + 1] = luck.integers(0, 2, steps) * luck.integers(2, 600, steps)
    sums[:, LOST] = luck.uniform(0, 1, steps)
    sums[:, IS_DECISION] = luck.integers(0, 2, steps)
    return about, sums


@settings(max_examples=60, deadline=None)
@given(measured())
def test_parts_add_up_exactly_whatever_was_measured(found: tuple[NDArray[np.int64], NDArray[np.float64]]) -> None:
    about, sums = found
    ledger = ledger_of(about, sums)
    for step, seats in enumerate(ledger):
        for seat in range(2):
            entries = seats[seat].tolist()
            assert entries[BEFORE] + sum(entries[part] for part in PARTS) == entries[AFTER]
            assert entries[ERROR] >= 0
            if not about[step, DREW]:
                assert entries[CHANCE] == 0, "where nothing was drawn nothing is owed to chance"
    page, start = new_page(), sums[0].copy()
    match, _ = reviewed("superstar")
    compiled = insight_of(match.game.rules).compiled
    compiled.write_summary(about.ravel().copy(), sums.ravel().copy(), ledger.ravel().copy(), start, 2, page)
    for account in msgspec.json.decode(text_of(page))["accounts"]:
        names = ("start", "deal", "chance", "decision", "others", "hidden", "residual")
        assert sum(round(account[name] * NANO) for name in names) == round(account["result"] * NANO)


def test_a_planted_miracle_is_dice() -> None:
    """Of many ways in which the draws of a turn could have fallen, the luckiest is taken."""
    match = played("superstar", ("greedy", "greedy"), 3)
    insight = insight_of(match.game.rules)
    compiled, key = insight.compiled, key_of_seed(1)
    best, chosen = 0.0, None
    for step in steps_of(match):
        if not step.drew:
            continue
        for number in range(40):
            there = step.record.copy()
            fields = there.view(match.game.rules.dtype)
            fields["key"], fields["block"], fields["used"] = key_of_seed(f"miracle {number}"), 0, BLOCK_WORDS
            for move in step.moves:
                match.game.engine.play_one(there, int(move))
            if fields["to_move"][0] < 0:
                continue
            worth = np.zeros(SUMS)
            compiled.measure_chances(there, key, 0, 256, worth)
            before = np.zeros(SUMS)
            compiled.measure_step(step.record, step.seat, step.moves, step.length, key, 0, 256, before)
            gained = (worth[step.seat] - before[step.seat]) / 256
            if gained > best:
                best, chosen = gained, (step, before, worth)
        if best > 0.2:
            break
    assert chosen is not None
    step, before, worth = chosen
    assert best > 0.2
    about = np.stack([step.about, np.zeros(ABOUT, np.int64)])
    entries = ledger_of(about, np.stack([before, worth]))[0, step.seat] / NANO
    assert entries[CHANCE] == pytest.approx(best, abs=0.1)
    assert abs(entries[DECISION]) < 0.05
    assert entries[CHANCE] > 0.15
