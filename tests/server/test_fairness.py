"""Proofs of honest deals, of today's tables and of those that were begun before; and what counts for ratings."""

from typing import Any

import msgspec
import pytest

from reihum.core import matchfile
from reihum.core.chance import key_of_bytes
from reihum.core.game import Game
from reihum.core.match import Match, Seat
from reihum.games import rules_of
from reihum.protocol import fairness
from reihum.server.live.faces import proof
from reihum.server.people.ratings import RATING, rerate
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables.summaries import is_rated, results_of
from reihum.server.tables.table import TableState, replayed

SEED = "5a" * 32
OLDER_LOG = (
    '{"type":"opened","game":"pretty_tricky","rules":1,"options":{},"seats":[{"kind":"person","person":"ada"},'
    '{"kind":"bot","level":"uniform"}],"owner":"ada","seed":"' + SEED + '","entropy":["abcdef",""],"start":0}',
    '{"type":"started"}',
)
"""As logs were when the creator's entropy came with the wish for a table."""


def rows_of(*bodies: str) -> list[EntryRow]:
    return [EntryRow(seq, 0.0, "ada", f"c{seq}", body) for seq, body in enumerate(bodies)]


def finished(rows: list[EntryRow]) -> TableState:
    resigned = e.encode(e.Resigned(seat=0, level="uniform"))
    return replayed("t", [*rows, EntryRow(len(rows), 0.0, "ada", "enough", resigned)])


def check(state: TableState, entropy: list[str]) -> None:
    found = proof(state, state.export(["Ada", "bot"]).decode())
    assert found.entropy == entropy
    assert found.key == fairness.key(SEED, entropy).hex()
    fairness.verify(found)


def test_a_log_in_which_the_creators_entropy_came_first_still_replays_and_verifies() -> None:
    check(finished(rows_of(*OLDER_LOG)), ["abcdef", ""])


@pytest.mark.parametrize(
    "changed",
    [
        {"seed": SEED.upper()},
        {"seed": SEED + " "},
        {"seed": SEED[:62]},
        {"entropy": ["ABCDEF", ""]},
        {"entropy": ["abcdef", "0f"]},
        {"entropy": ["abcdef"]},
        {"entropy": ["abcdef", "", ""]},
    ],
)
def test_only_one_key_fits_a_commitment(changed: dict[str, Any]) -> None:
    """Neither another way to write the seed nor something added where nobody sits gives another deal."""
    state = finished(rows_of(*OLDER_LOG))
    true = proof(state, state.export(["Ada", "bot"]).decode())
    forged = msgspec.structs.replace(true, **changed)
    key = fairness.key(forged.seed or "", forged.entropy)
    dealt = Match(Game(rules_of("pretty_tricky"), 2, start=0), key_of_bytes(key))
    dealt.seats = [Seat("Ada"), Seat("bot", "uniform")]
    forged = msgspec.structs.replace(forged, key=key.hex(), match=matchfile.dump(dealt).decode())
    with pytest.raises(fairness.Unfair, match=r"seed|added"):
        fairness.verify(forged)


def test_a_table_that_waited_since_then_is_started_with_newer_entropy() -> None:
    opened, _ = OLDER_LOG
    check(finished(rows_of(opened, e.encode(e.Started(entropy="77")))), ["77", ""])


def test_an_older_server_does_not_deal_other_cards_from_a_newer_log() -> None:
    """It knows no table without ``entropy``, so it refuses this log instead of leaving out what `Started` brings."""
    opened = e.decode(OLDER_LOG[0])
    assert isinstance(opened, e.Opened)
    newer = e.Opened(**{name: getattr(opened, name) for name in opened.__struct_fields__ if name != "entropy"})
    assert "entropy" not in e.encode(newer)


def played_on(state: TableState, entry: e.AnyEntry) -> TableState:
    after = state.fork()
    after.apply(EntryRow(state.head + 1, 0.0, "ada", f"c{state.head + 1}", e.encode(entry)))
    return after


def rating_change(state: TableState, player: str) -> float:
    """By how much a finished table changes the rating of a player."""
    (after,) = [row for row in rerate(results_of(state, 0.0), {}) if row.player == player]
    return after.rating - RATING


def test_taking_back_voids_no_loss_and_wins_nothing() -> None:
    """Bots consent to everything. Who plays against them could look at every draw, or make every defeat unrated."""
    state = replayed("t", rows_of(*OLDER_LOG))
    while True:
        seat, length = state.to_move[0], len(state.running().moves)
        state = played_on(state, e.Played(seat=seat, moves=[state.running().legal(seat)[0].text]))
        if seat == 0 and not state.running().can_undo(0):
            break
        if seat == 0:  # what nobody has seen is taken back and played again: that changes nothing
            state = played_on(state, e.Undone(seat=0))
            state = played_on(state, e.Played(seat=seat, moves=[state.running().legal(seat)[0].text]))
    back = played_on(state, e.UndoAsked(seat=0, length=length))
    assert len(back.running().moves) == length
    for before, is_weak in ((state, False), (back, True)):
        lost = played_on(before, e.Resigned(seat=0, level="uniform"))
        assert is_rated(lost)
        assert [row.weak for row in results_of(lost, 0.0)] == [is_weak, False]
        assert rating_change(lost, "ada") < 0 < rating_change(lost, "bot:uniform")
        won = lost.fork()
        won.ranks = [1, 2]
        assert (rating_change(won, "ada") == 0) == is_weak
        assert (rating_change(won, "bot:uniform") == 0) == is_weak


def test_a_hint_voids_no_defeat_and_wins_nothing() -> None:
    """Neither against a bot nor against a person."""
    bot, bob = '{"kind":"bot","level":"uniform"}', '{"kind":"person","person":"bob"}'
    for second, other in ((bot, "bot:uniform"), (bob, "bob")):
        alone = replayed("t", rows_of(OLDER_LOG[0].replace(bot, second), OLDER_LOG[1]))
        for before, is_helped in ((alone, False), (played_on(alone, e.Helped(seat=0)), True)):
            lost = played_on(before, e.Resigned(seat=0, level="uniform"))
            assert is_rated(lost)
            assert [row.weak for row in results_of(lost, 0.0)] == [is_helped, False]
            assert rating_change(lost, "ada") < 0 < rating_change(lost, other)
            won = lost.fork()
            won.ranks = [1, 2]
            assert (rating_change(won, "ada") == 0) == is_helped
            assert (rating_change(won, other) == 0) == is_helped


def test_a_wish_that_was_denied_leaves_a_match_rated() -> None:
    two = OLDER_LOG[0].replace('{"kind":"bot","level":"uniform"}', '{"kind":"person","person":"bob"}')
    state = replayed("t", rows_of(two, OLDER_LOG[1]))
    state = played_on(state, e.Played(seat=0, moves=[state.running().legal(0)[0].text]))
    state = played_on(state, e.UndoAsked(seat=0, length=0))
    state = played_on(state, e.Consented(seat=1, agree=False))
    assert is_rated(played_on(state, e.Resigned(seat=0, level="uniform")))
