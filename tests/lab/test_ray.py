"""The same games on Ray: a real cluster of two machines' worth of workers, one of which is lost on the way."""

import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from reihum.lab.run import Means, run
from reihum.lab.tasks import Experiment, Setup

PAIR = (("greedy", "uniform"), ("uniform", "greedy"))
EXPERIMENT = Experiment(Setup("superstar", 2), PAIR, "1", 60, detail=True)

WITHOUT_RAY = """
import sys
sys.modules["ray"] = None
sys.argv[1:] = {words!r}
from reihum.terminal.app import main
main()
"""


def test_without_ray_one_is_told_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REIHUM_JIT", "0")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    words = ["lab", "arena", "--game", "superstar", "--bots", "greedy,uniform", "--cluster", "auto"]
    program = WITHOUT_RAY.format(words=words)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.strip() == 'Ray is not installed. Install it with: pip install "reihum[cluster]"'
    assert list(tmp_path.rglob("*.jsonl")) == [], "nothing half-written"


@pytest.mark.long
@pytest.mark.filterwarnings("default")  # of Ray's own making
def test_a_cluster_that_loses_a_worker_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray: Any = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("REIHUM_JIT", "0")  # of the workers: they start at once, and are slow enough to be hit
    kept = tmp_path / "kept.jsonl"
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
        lost: list[int] = []

        def lose_one() -> None:
            while not (kept.exists() and len(kept.read_bytes().splitlines()) > 1):
                time.sleep(0.02)
            cluster.remove_node(nodes[1], allow_graceful=False)
            lost.append(len(kept.read_bytes().splitlines()) - 1)

        thief = threading.Thread(target=lose_one, daemon=True)
        thief.start()
        found = run({"x": EXPERIMENT}, Means(cluster=cluster.address, keep=kept, quiet=True))
        thief.join()
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert lost
    assert lost[0] < len(EXPERIMENT.tasks()), "it was lost in the middle"
    here = run({"x": EXPERIMENT}, Means(workers=1, keep=tmp_path / "here.jsonl", quiet=True))
    assert found["x"] == here["x"]


@pytest.mark.filterwarnings("default")
def test_no_cluster_at_an_address_is_said_in_a_sentence(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    from reihum.lab.errors import LabError

    for address in ("auto", "127.0.0.1:1", "nowhere.invalid:6379", "127.0.0.1:port"):
        with pytest.raises(LabError, match=rf"There is no Ray cluster at '{address}'.*ray start --head"):
            run({"x": EXPERIMENT}, Means(cluster=address, keep=tmp_path / "kept.jsonl", quiet=True))
