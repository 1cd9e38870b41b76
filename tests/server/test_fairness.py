"""Proofs of honest deals, of today's tables and of those that were begun before."""

from reihum.server import entries as e
from reihum.server import fairness
from reihum.server.faces import proof
from reihum.server.store.tables import EntryRow
from reihum.server.table import TableState, replayed

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


def test_a_table_that_waited_since_then_is_started_with_newer_entropy() -> None:
    opened, _ = OLDER_LOG
    check(finished(rows_of(opened, e.encode(e.Started(entropy="77")))), ["77", ""])


def test_an_older_server_does_not_deal_other_cards_from_a_newer_log() -> None:
    """It knows no table without ``entropy``, so it refuses this log instead of leaving out what `Started` brings."""
    opened = e.decode(OLDER_LOG[0])
    assert isinstance(opened, e.Opened)
    newer = e.Opened(**{name: getattr(opened, name) for name in opened.__struct_fields__ if name != "entropy"})
    assert "entropy" not in e.encode(newer)
