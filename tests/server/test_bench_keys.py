"""Programs read what `python -m bench server --json` prints: its keys stay."""

import json
from pathlib import Path
from typing import Any

import pytest
from bench import server as bench

RUN = {"rate", "moves", "moves_per_s", "p50_ms", "p99_ms", "p999_ms", "matches_over", "cpu_us_a_move", "load_us_a_move"}
KEYS: dict[str, Any] = {
    "moves_per_s": None,
    "p99_ms": None,
    "p99_at_moves_per_s": None,
    "clients": None,
    "growth": [RUN],
    "cpu_us_a_move": {"one_to_nine", "bloom", "qwixx_cards", "pretty_tricky", "superstar"},
    "idle_kib": None,
    "table_kib": None,
    "postgresql_two_workers": {"moves_per_s", "paced", "saturated"},
    "recovery": {"first_table_goes_on_s", "clients", "all_clients_resumed_s", "cpu_us_a_client"},
    "boardgame_io": {"moves_per_s", "p99_ms", "p99_at_moves_per_s", "match_kib", "growth"},
    "moves_vs_boardgame_io": None,
    "disk_sync_ms": None,
    "load_average": None,
}


def check(result: dict[str, Any]) -> None:
    assert result.keys() >= KEYS.keys()
    for name, inner in KEYS.items():
        if isinstance(inner, set):
            assert result[name].keys() >= inner, name
        if isinstance(inner, list):
            assert all(run.keys() >= inner[0] for run in result[name]), name
    assert result["postgresql_two_workers"]["paced"].keys() == {"moves_per_s", "p50_ms", "p99_ms"}
    assert result["postgresql_two_workers"]["saturated"].keys() == {"p50_ms", "p99_ms"}


def test_the_kept_result_has_the_keys() -> None:
    check(json.loads((Path(bench.__file__).parent / "results" / "server.json").read_text()))


@pytest.mark.long
def test_a_short_run_has_the_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    if not (Path(bench.__file__).parent / "boardgame" / "node_modules").exists():
        pytest.skip("boardgame.io is not installed: `make bench` does that")
    small = {"TABLES": 60, "ROUNDS": 1, "RATES": (60, 80, 100), "IDLE": 40, "RUNNING": 20}
    for name, value in small.items():
        monkeypatch.setattr(bench, name, value)
    monkeypatch.setenv("REIHUM_JIT", "1")
    check(bench.run(2))
