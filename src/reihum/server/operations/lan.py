"""The living room: the address at which phones in the same network reach this machine, and its QR code."""

import io
import socket

import segno


def lan_address() -> str | None:
    """This machine's address in its network, or None if it has none. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation: routes are looked up, no packet leaves
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


def qr_text(url: str) -> str:
    """A QR code to be shown in a terminal."""
    out = io.StringIO()
    segno.make(url, error="m", micro=False).terminal(out, compact=True)
    return out.getvalue()
