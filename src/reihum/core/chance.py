"""Chance: ChaCha8 inside the record, so that a game's luck is part of its state.

Nobody can predict a die from earlier dice (ChaCha8 is a stream cipher, its key 256 bits); the same key gives the same
numbers compiled, interpreted and in a browser (32-bit words in 64-bit arithmetic with masks).
"""

import hashlib
import secrets
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.errors import BadOption
from reihum.core.jit import rule
from reihum.core.record import BLOCK_WORDS, KEY_WORDS, Record
from reihum.core.whole import shown, whole

Key = NDArray[np.int64]
"""Eight 32-bit words."""

KEY_BYTES: Final = 4 * KEY_WORDS
_MASK: Final = 0xFFFFFFFF
_DOUBLE_ROUNDS: Final = 4  # ChaCha8 is eight rounds
# "expand 32-byte k", the constant of ChaCha's first row
_C0: Final = 0x61707865
_C1: Final = 0x3320646E
_C2: Final = 0x79622D32
_C3: Final = 0x6B206574


@rule
def _rotate(x: int, bits: int) -> int:
    return ((x << bits) & _MASK) | (x >> (32 - bits))


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & _MASK
    d = _rotate(d ^ a, 16)
    c = (c + d) & _MASK
    b = _rotate(b ^ c, 12)
    a = (a + b) & _MASK
    d = _rotate(d ^ a, 8)
    c = (c + d) & _MASK
    b = _rotate(b ^ c, 7)
    return a, b, c, d


@rule
def chacha8(key: Any, block: int, out: Any) -> None:
    """Write block number ``block`` of the key stream (64-bit counter, nonce 0) into the sixteen words of ``out``."""
    k0, k1, k2, k3 = key[0], key[1], key[2], key[3]
    k4, k5, k6, k7 = key[4], key[5], key[6], key[7]
    low = block & _MASK
    high = (block >> 32) & _MASK
    x0, x1, x2, x3 = _C0, _C1, _C2, _C3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = low, high, 0, 0
    for _ in range(_DOUBLE_ROUNDS):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    out[0] = (x0 + _C0) & _MASK
    out[1] = (x1 + _C1) & _MASK
    out[2] = (x2 + _C2) & _MASK
    out[3] = (x3 + _C3) & _MASK
    out[4] = (x4 + k0) & _MASK
    out[5] = (x5 + k1) & _MASK
    out[6] = (x6 + k2) & _MASK
    out[7] = (x7 + k3) & _MASK
    out[8] = (x8 + k4) & _MASK
    out[9] = (x9 + k5) & _MASK
    out[10] = (x10 + k6) & _MASK
    out[11] = (x11 + k7) & _MASK
    out[12] = (x12 + low) & _MASK
    out[13] = (x13 + high) & _MASK
    out[14] = x14
    out[15] = x15


@rule
def start_stream(s: Record, key: Key) -> None:
    """Begin the record's chance stream anew under this key."""
    for i in range(KEY_WORDS):
        s.key[i] = key[i]
    s.block = 0
    s.used = BLOCK_WORDS


@rule
def forget_stream(s: Record) -> None:
    """Remove every trace of the chance stream: a concealed record must not foretell anything."""
    for i in range(KEY_WORDS):
        s.key[i] = 0
    for i in range(BLOCK_WORDS):
        s.words[i] = 0
    s.block = 0
    s.used = 0


@rule
def _next_word(s: Record) -> int:
    if s.used >= BLOCK_WORDS:
        chacha8(s.key, s.block, s.words)
        s.block += 1
        s.used = 0
    word = s.words[s.used]
    s.used += 1
    return word


@rule
def below(s: Record, n: int) -> int:
    """A number from 0 to n − 1, each exactly as likely. Not counted as a reveal: for redeals."""
    span: Any = np.int64(n)  # interpreted, n may be one of numpy's 16-bit numbers
    word = _next_word(s)
    if word > _MASK - span:  # almost never: only then a division has to tell whether the word is of the uneven rest
        limit = np.int64(_MASK + 1) - np.int64(_MASK + 1) % span
        while word >= limit:
            word = _next_word(s)
    return word % span


@rule
def draw(s: Record, n: int) -> int:
    """A number from 0 to n − 1 that the game reveals to somebody: what was drawn cannot be undone."""
    s.revealed += 1
    return below(s, n)


@rule
def take(s: Record, cells: Any, size: int) -> int:
    """Draw one of the first ``size`` pieces of an unordered pool; the last one moves into its place.

    The caller lowers the pool's size by one. The freed cell is set to −1.
    """
    return _take_at(cells, size, draw(s, size))


@rule
def take_unseen(s: Record, cells: Any, size: int) -> int:
    """Like ``take``, but not counted as a reveal: for redeals."""
    return _take_at(cells, size, below(s, size))


@rule
def _take_at(cells: Any, size: int, index: int) -> int:
    piece = cells[index]
    cells[index] = cells[size - 1]
    cells[size - 1] = -1
    return piece


def text_of_seed(seed: int | str) -> str:
    """The text of a seed: a whole number in digits, or the text that it is.

    Nothing else is a seed: the text of an object seldom tells it from others of its kind.
    """
    text = str(seed) if isinstance(seed, str) else _digits(seed)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadOption(f"The seed {shown(seed)} holds half a letter, which cannot be written down.") from None
    return text


def _digits(seed: object) -> str:
    number = whole(seed)
    if number is None:
        raise BadOption(f"A seed is a whole number or a text, not {shown(seed)}.")
    try:
        return str(number)
    except ValueError:  # Python writes some thousand digits at most
        raise BadOption("The seed has too many digits; a few are enough.") from None


def key_of_seed(seed: int | str) -> Key:
    """The key that a seed stands for: the SHA-256 of its text."""
    return key_of_bytes(hashlib.sha256(f"reihum seed {text_of_seed(seed)}".encode()).digest())


def random_key() -> Key:
    """A key that nobody can foretell."""
    return key_of_bytes(secrets.token_bytes(KEY_BYTES))


def key_of_bytes(data: bytes) -> Key:
    """Thirty-two bytes as a key."""
    if len(data) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(data)}")
    return np.frombuffer(data, dtype="<u4").astype(np.int64)


def bytes_of_key(key: Key) -> bytes:
    """The thirty-two bytes of a key."""
    return key.astype("<u4").tobytes()
