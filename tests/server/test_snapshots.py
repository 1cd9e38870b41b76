"""What a snapshot keeps of a table."""

from reihum.server import snapshots
from reihum.server.table import TableState

MADE_ANEW = {"id", "rules", "written_seats", "seen_alone", "_known"}
"""What a state has from its name, its game, or whoever asks."""


def test_a_snapshot_keeps_everything_that_a_state_remembers() -> None:
    kept = set(snapshots._Kept.__struct_fields__) - {"format"}
    assert kept == set(TableState.__struct_fields__) - MADE_ANEW
