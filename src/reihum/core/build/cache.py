"""Where compiled code is kept, and what tells whether it is still that of the present sources."""

import contextlib
import functools
import hashlib
import os
import secrets
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

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
    base = os.environ.get("REIHUM_CACHE_DIR") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "reihum"
    )
    try:
        Path(base).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=base):
            pass
    except OSError:
        return None
    return Path(base)


def write(path: Path, content: bytes) -> None:
    """Write a file that others may be reading or writing: they see all of it, or what was there before."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def sealed(content: bytes) -> bytes:
    """Content with a hash before it."""
    return hashlib.sha256(content).digest() + content


def unsealed(content: bytes) -> bytes | None:
    """The content behind its hash, or None if it is not what was sealed."""
    seal, inner = content[: hashlib.sha256().digest_size], content[hashlib.sha256().digest_size :]
    return inner if hashlib.sha256(inner).digest() == seal else None
