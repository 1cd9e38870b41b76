"""Who sits at a table when its worker dies waits for no file: a spare has loaded whatever its first move uses."""

import os
import signal
from pathlib import Path

import pytest

from reihum.games import NAMES
from reihum.server.operations.warming import is_warm
from tests.server.faults import ready_spare
from tests.server.harness import running
from tests.server.people import can_move, two_at_a_table
from tests.server.test_workers import reconnect

pytestmark = pytest.mark.anyio

# Python runs this at the start of every process that finds it: each worker notes what it imports and opens.
NOTING = """
import os, sys
if "reihum.server.worker" in " ".join(sys.orig_argv):
    noted = os.open({folder!r} + "/" + str(os.getpid()), os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    def note(event, values):
        if event in ("import", "open", "ctypes.dlopen"):
            os.write(noted, (event + " " + str(values[0]) + chr(10)).encode())
    sys.addaudithook(note)
"""


@pytest.mark.skipif(not is_warm(), reason="rules are compiled by `make warm`")
async def test_the_first_move_of_a_spare_loads_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    (tmp_path / "sitecustomize.py").write_text(NOTING.format(folder=str(notes)))
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setenv("REIHUM_JIT", "1")
    with running(f"sqlite:///{tmp_path}/reihum.db", spare=1) as server:
        played = [await two_at_a_table(server.url, game) for game in NAMES]
        spare = await ready_spare(server)
        loaded = notes / str(spare)
        assert "reihum.games" in loaded.read_text(), "what is imported is noted"
        until_it_is_needed = len(loaded.read_bytes())
        os.kill(server.workers()[0], signal.SIGKILL)
        for table, clients, old in played:
            sockets = [await reconnect(client, table, seat, 0) for seat, client in enumerate(clients)]
            mover = next(socket for socket in sockets if can_move(socket))
            before = len(loaded.read_bytes())
            assert mover.position is not None
            await mover.play(mover.position.legal[0])
            opened = loaded.read_bytes()[before:].decode().splitlines()
            assert [line for line in opened if "reihum.db" not in line] == [], "the move itself loads nothing whatever"
            for socket in (*sockets, *old):
                await socket.close()
        since = loaded.read_bytes()[until_it_is_needed:].decode().splitlines()
        rules = [line for line in since if any(part in line for part in ("reihum.games", "reihum.core", ".nb", ".so"))]
        assert rules == [], "and what it rests on was loaded before"
        assert server.workers() == [spare]
