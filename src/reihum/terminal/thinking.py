"""Bots that think in a process of their own, so that the table starts at once and never waits for a compiler.

The table runs interpreted rules. The process runs compiled ones if they lie in the cache; if not it thinks interpreted,
as far as its time allows, while another process compiles for the next match.
"""

import functools
import os
import subprocess
import sys

import msgspec

from reihum.bots.engine import bot_engine
from reihum.core.record import Buffer
from reihum.core.rules import Rules
from reihum.server.thinker import SIZE, Answer, Question


class DistantBot:
    """A bot that searches."""

    def __init__(self, level: str, rules: Rules, seed: str) -> None:
        self._rules, self._level, self._seed = rules, level, seed

    @functools.cached_property
    def _process(self) -> "subprocess.Popen[bytes]":
        """Started when it is first asked, so that the board comes first."""
        compiled = bot_engine(self._rules).is_warm
        if not compiled:
            _compile_for_next_time(self._rules.name)
        return _start("reihum.server.thinker", compiled=compiled, stdout=subprocess.PIPE)

    def choose(self, record: Buffer) -> int:
        """The number of the move for the seat to move; ``record`` is concealed for that seat."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        body = msgspec.msgpack.encode(Question(self._rules.name, self._level, self._seed, record.tobytes()))
        self._process.stdin.write(SIZE.pack(len(body)) + body)
        self._process.stdin.flush()
        (size,) = SIZE.unpack(self._process.stdout.read(SIZE.size))
        answer = msgspec.msgpack.decode(self._process.stdout.read(size), type=Answer)
        if answer.error:
            raise RuntimeError(answer.error)
        return answer.move

    def close(self) -> None:
        """End the process."""
        if "_process" in self.__dict__:
            self._process.kill()
            self._process.wait()


@functools.cache
def _compile_for_next_time(game: str) -> None:
    """Once a table, however many bots sit there. It goes on when the table is left: the next match is to profit."""
    _start("reihum", "warm", game, "--quiet", compiled=True, stdout=subprocess.DEVNULL)


def _start(module: str, *words: str, compiled: bool, stdout: int) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "REIHUM_JIT": "1" if compiled else "0"}
    return subprocess.Popen(
        [sys.executable, "-m", module, *words],
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=subprocess.DEVNULL,
        env=environment,
        start_new_session=True,  # Ctrl-C is for the table
    )
