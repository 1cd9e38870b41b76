"""Where compiled code is kept, and what tells whether it is still that of the present sources."""

import functools
import hashlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from reihum.core.files import cache_folder

_PACKAGE: Final = Path(__file__).parents[2]
_SHORT: Final = 16  # digits of a hash in the name of a file


def hash_of(sources: Iterable[Path], *more: str) -> str:
    """A hash of files, not of where they lie: what was built of a clone serves an installed package as well."""
    digest = hashlib.sha256()
    for source in sources:
        inside = source.is_relative_to(_PACKAGE)
        name = source.relative_to(_PACKAGE).as_posix() if inside else source.name
        content = source.read_bytes()
        digest.update(f"{name} {len(content)}\n".encode() + content)
    digest.update(repr(more).encode())
    return digest.hexdigest()[:_SHORT]


@functools.cache
def directory() -> Path | None:
    """The directory of all that is kept, or None if nothing can be written there."""
    named = os.environ.get("REIHUM_CACHE_DIR")
    base = Path(named) if named else cache_folder()
    try:
        base.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=base):
            pass
    except OSError:
        return None
    return base


def sealed(content: bytes) -> bytes:
    """Content with a hash before it."""
    return hashlib.sha256(content).digest() + content


def unsealed(content: bytes) -> bytes | None:
    """The content behind its hash, or None if it is not what was sealed."""
    seal, inner = content[: hashlib.sha256().digest_size], content[hashlib.sha256().digest_size :]
    return inner if hashlib.sha256(inner).digest() == seal else None
