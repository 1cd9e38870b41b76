"""Bots and hints that think in a process of their own: the table starts at once and never waits for a compiler.

The table runs interpreted rules. The process runs compiled ones if they lie in the cache; if not it thinks interpreted,
as far as its time allows, while another process compiles for the next match.
"""

import contextlib
import functools
import os
import subprocess
import sys
from typing import IO

import msgspec

from reihum.bots.engine import bot_engine
from reihum.bots.hints.hint import Hint, read_hint
from reihum.core.errors import ReihumError
from reihum.core.record import Buffer
from reihum.core.rules import Rules
from reihum.protocol.bot_process import SIZE, BotAnswer, Question
from reihum.terminal.words import say


class NoAnswer(ReihumError):
    """A bot has no answer."""


class _Ended(Exception):
    """The process went away before it had answered."""


class DistantMind:
    """A process that thinks about one game; it is started when it is first asked."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._process: subprocess.Popen[bytes] | None = None

    def hint(self, record: Buffer) -> Hint:
        """What a good player would do and why; ``record`` is concealed for the seat to move."""
        return read_hint(self.ask("", "", record, []).hint)

    def ask(self, level: str, seed: str, record: Buffer, wish: list[int] | None = None) -> BotAnswer:
        """Ask a question. It holds all there is to know: if the process ends, a new one is asked the same."""
        question = Question(self._rules.name, level, seed, record.tobytes(), wish)
        try:
            answer = self._asked(question)
        except (OSError, _Ended):
            self.close()
            try:
                answer = self._asked(question)
            except (OSError, _Ended):
                raise NoAnswer(say("bot-ended")) from None
        if answer.error:
            raise NoAnswer(say("bot-failed", error=answer.error))
        return answer

    def _asked(self, question: Question) -> BotAnswer:
        if self._process is None:  # it is started when it is first asked, so that the board comes first
            self._process = _start_thinking(self._rules)
        return _exchange(self._process, question)

    def close(self) -> None:
        """End the process."""
        if self._process is None:
            return
        process, self._process = self._process, None
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):  # a question that it did not read
                pipe.close()


class DistantBot:
    """A bot that searches."""

    def __init__(self, level: str, rules: Rules, seed: str) -> None:
        self._level, self._seed = level, seed
        self._mind = DistantMind(rules)

    def choose(self, record: Buffer) -> int:
        """The number of the move for the seat to move; ``record`` is concealed for that seat."""
        return self._mind.ask(self._level, self._seed, record).move

    def close(self) -> None:
        """End the process."""
        self._mind.close()


def _start_thinking(rules: Rules) -> "subprocess.Popen[bytes]":
    compiled = bot_engine(rules).is_warm
    if not compiled:
        _compile_for_next_time(rules.name)
    return _start("reihum.protocol.bot_process", compiled=compiled, stdout=subprocess.PIPE)


def _exchange(process: "subprocess.Popen[bytes]", question: Question) -> BotAnswer:
    assert process.stdin is not None
    assert process.stdout is not None
    body = msgspec.msgpack.encode(question)
    process.stdin.write(SIZE.pack(len(body)) + body)
    process.stdin.flush()
    (size,) = SIZE.unpack(_read(process.stdout, SIZE.size))
    return msgspec.msgpack.decode(_read(process.stdout, size), type=BotAnswer)


def _read(source: IO[bytes], size: int) -> bytes:
    read = source.read(size)
    if len(read) < size:
        raise _Ended
    return read


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
