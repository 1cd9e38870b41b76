"""Webhooks: a message in the shape that a service understands."""

from typing import Any, Final

import msgspec

from reihum.server.calling.call_text import CallText
from reihum.server.calling.posting import NotSent, post
from reihum.server.store.calls import WayRow

_GONE: Final = (404, 410)


class HookMore(msgspec.Struct, frozen=True):
    """What is kept of a webhook beside its address."""

    shape: str = "json"


async def send(message: CallText, way: WayRow, allows_private: bool) -> None:
    """Send a message. Raises `NotSent`."""
    shape = msgspec.json.decode(way.more, type=HookMore).shape
    body = msgspec.json.encode(shaped(message, shape))
    status = await post(way.address, body, {"Content-Type": "application/json"}, allows_private)
    if not 200 <= status < 300:
        raise NotSent(f"It answers with status {status}.", is_final=status in _GONE)


def shaped(message: CallText, shape: str) -> dict[str, Any]:
    """A message as a service wants it. Nobody is pinged by what stands in a name."""
    line = f"{message.title} {message.url}"
    if shape == "discord":
        return {"content": line, "username": "Reihum", "allowed_mentions": {"parse": []}}
    if shape == "slack":
        return {"text": line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    if shape == "matrix":  # as bridges for webhooks take it (matrix-hookshot)
        return {"text": line, "username": "Reihum"}
    return {
        "type": message.what,
        "game": message.game,
        "table": message.table,
        "text": message.title,
        "url": message.url,
        "language": message.language,
    }
