"""File descriptors: every connection needs one, and systems hand out few unless they are asked for more."""

import logging
import os
import resource
from typing import Final

_log = logging.getLogger("reihum.worker")
_SCARCE: Final = 0.9  # of those there are
_LAST: Final = 2


def take_all() -> None:
    """Use as many as this system lets us."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def warn_if_last(descriptor: int) -> None:
    """Say it when a connection got one of the last: those that come when none is left are closed by the event loop's
    library, which tells nobody.
    """
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if descriptor >= limit - _LAST:
        _log.warning("a connection got one of the last file descriptors (%d): new ones are turned away", limit)


def warn_if_scarce() -> bool:
    """Say it when few are left: who comes then waits until others go."""
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        used = len(os.listdir("/proc/self/fd"))
    except OSError as error:  # none left to look with, or a system without such a folder
        if not isinstance(error, FileNotFoundError):
            _log.warning("no file descriptors are left: new connections wait (%s)", error.strerror)
            return True
        return False
    if used < limit * _SCARCE:
        return False
    _log.warning("%d of %d file descriptors are used: when none is left, new connections wait", used, limit)
    return True
