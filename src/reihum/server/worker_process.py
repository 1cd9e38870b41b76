"""A worker as the process that started it sees it: whether it lives, whether it serves, and for how long it is silent.

A worker says over its channel that it is alive, twice a second, from the same loop that answers clients. One that is
stopped, or whose loop hangs, still exists for the operating system and still holds its connections; only its silence
tells.
"""

import contextlib
import socket
import subprocess
import sys
from typing import Final

ALIVE: Final = b"a"
"""What every worker says while it can do anything at all; a spare that says so could take over."""
SERVING: Final = b"s"
"""What every worker says when clients are answered."""
GO: Final = b"g"
"""What a spare is told when it is to take over."""
SPARE: Final = "spare"
BEAT_S: Final = 0.5  # from one sign of life to the next
_STARTING: Final = 4  # times as long a worker may be silent before its first word: it reads and imports everything


class WorkerProcess:
    """A worker process, and the channel to it."""

    def __init__(self, environment: dict[str, str], listening: socket.socket, spare: bool) -> None:
        self._channel, theirs = socket.socketpair()
        self._channel.setblocking(False)
        self.serves = False  # whether it has said that clients are answered
        self._has_spoken = False
        self._silent_s = 0.0
        inherited = (listening.fileno(), theirs.fileno())
        self.process = subprocess.Popen(
            [sys.executable, "-m", "reihum.server.worker", *map(str, inherited), *([SPARE] if spare else [])],
            env=environment,
            pass_fds=inherited,
            stdin=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C comes to us, and we tell the workers
        )
        theirs.close()

    def hear(self, passed_s: float) -> None:
        """Take in what it has said in the time that has passed since the last look."""
        self._silent_s += passed_s
        with contextlib.suppress(OSError):  # nothing more was said, or it is gone
            while said := self._channel.recv(1024):
                self._silent_s = 0.0
                self._has_spoken = True
                self.serves = self.serves or SERVING in said

    def is_frozen(self, silent_s: float) -> bool:
        """Whether it has been silent for longer than that, or than four times that before its first word."""
        return self._silent_s > silent_s * (1 if self._has_spoken else _STARTING)

    def go(self) -> None:
        """Let a spare take over, at once or as soon as it is ready."""
        with contextlib.suppress(OSError):  # if it has died: seen by the next look
            self._channel.send(GO)

    def kill(self) -> None:
        """End it now: also one that is stopped."""
        self._silent_s = 0.0
        self.process.kill()

    def close(self) -> None:
        """Let go of what is left of one that has ended."""
        self._channel.close()
