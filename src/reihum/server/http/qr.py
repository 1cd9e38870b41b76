"""QR codes as rows of 0 and 1, so that a page draws them without running anything it was sent."""

import functools

import segno

_KEPT = 256  # to make one takes some milliseconds


@functools.lru_cache(_KEPT)
def qr_rows(text: str) -> list[str]:
    """The modules of a QR code, without its margin."""
    return [
        "".join("1" if module else "0" for module in row) for row in segno.make(text, error="m", micro=False).matrix
    ]
