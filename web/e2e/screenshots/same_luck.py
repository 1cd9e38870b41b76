"""A server whose luck is the same in every run: its first table always gets the same cards, and so does each later one.

That holds if the client adds the same luck, and for what is dealt alone: what is played may differ with timing.

A worker without the supervisor that usually starts it: in the process of another one the drawing could not be replaced.
"""

import hashlib
import itertools
import os
import socket
import sys
from types import SimpleNamespace

from reihum.protocol import fairness
from reihum.server import worker
from reihum.server.live import desk
from reihum.server.settings import from_environment
from reihum.server.supervisor import open_port

_seeds = itertools.count(1)
_names = itertools.count(1)


def _next_seed() -> str:
    return hashlib.sha256(f"table {next(_seeds)}".encode()).hexdigest()


def _next_name(_length: int) -> str:
    """The name of a table: where two moves are as good as each other, bots choose by it."""
    return f"table{next(_names):07}"


def _serve() -> int:
    """Serve until told to stop."""
    fairness.new_seed = _next_seed
    os.environ.setdefault("REIHUM_THINKER_JIT", os.environ.get("REIHUM_JIT", "1"))  # as the supervisor tells it
    vars(desk)["secrets"] = SimpleNamespace(token_urlsafe=_next_name)
    listening = open_port(from_environment())
    ours, theirs = socket.socketpair()  # what the worker says to its supervisor; nobody listens
    with ours:
        return worker.main([str(listening.detach()), str(theirs.detach())])


if __name__ == "__main__":
    sys.exit(_serve())
