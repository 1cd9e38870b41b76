"""Games for browsers: each one a WebAssembly module with its rules and its bots, that imports nothing.

A module is ready-made in an installed package (beside this file), or lies in the cache since it was built here. Which
one is the present one is told by the hash of its sources, which stands in its metadata. Its last section seals it: a
file that was cut off or changed on its way is not taken for a module.
"""

import functools
import hashlib
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

from reihum.bots.engine import bot_engine
from reihum.core import fingerprint
from reihum.core.build import cache
from reihum.core.rules import Rules
from reihum.modules.about import metadata

_READY_MADE: Final = Path(__file__).parent
_SEAL: Final = b"\x00\x25\x04seal"
"""Begins a custom section of 37 bytes: its name and a hash."""


@functools.cache
def source_hash(rules: Rules) -> str:
    """The hash of all that goes into a game's module: sources, what it says about itself, and who compiles it."""
    compilers = (version("numba"), version("llvmlite"))
    said = msgspec.json.encode(metadata(rules)).decode()
    proofs = Path(fingerprint.__file__)  # of what examines the rules, a module has this alone
    return cache.hash_of((*bot_engine(rules).sources, proofs), said, *compilers)


def module_of(rules: Rules) -> Path | None:
    """Where the module of a game lies, or None if it has to be built first."""
    for path in (_READY_MADE / f"{rules.name}.wasm", kept_at(rules)):
        if path is not None and _is_present(path, source_hash(rules)):
            return path
    return None


def kept_at(rules: Rules) -> Path | None:
    """Where a module that is built here is kept, if anything can be."""
    directory = cache.directory()
    return None if directory is None else directory / f"{rules.name}-{source_hash(rules)}.wasm"


def sealed(module: bytes) -> bytes:
    """A module with a section at its end that no engine reads: the SHA-256 of all before it."""
    return module + _SEAL + hashlib.sha256(module).digest()


def _is_present(path: Path, expected: str) -> bool:
    """Whether a whole module lies there that was made of the sources with this hash."""
    try:
        state = path.stat()
        return _is_whole(path, expected, state.st_mtime_ns, state.st_size)
    except OSError:
        return False


@functools.lru_cache(64)
def _is_whole(path: Path, expected: str, changed: int, size: int) -> bool:
    """Looked at once, until the file is another (``changed``, ``size``)."""
    content = path.read_bytes()
    module = content[: -len(_SEAL) - hashlib.sha256().digest_size]
    return content == sealed(module) and f'"hash":"{expected}"'.encode() in module
