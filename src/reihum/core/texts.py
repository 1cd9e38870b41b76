"""Words for people: Fluent messages of the package, one file a language and game."""

import functools
from collections.abc import Sequence
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from reihum.core.rules import Event


@functools.cache
def _bundle(name: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    source = resources.files("reihum").joinpath("texts", language, f"{name}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def tell(name: str, event: Event, names: Sequence[str] = (), language: str = "en") -> str:
    """An event of a game as a sentence; ``names`` are the players' names by seat."""
    bundle = _bundle(name, language)
    args: dict[str, str | int | float] = {}
    for key, value in event.args.items():
        if (key == "seat" or key.endswith("_seat")) and isinstance(value, int):
            args[key] = names[value] if value < len(names) else f"Seat {value}"
        else:
            args[key] = value
    message = bundle.get_message(event.name)
    if message.value is None:
        raise KeyError(f"{name}.ftl: message {event.name} has no text")
    text, errors = bundle.format_pattern(message.value, args)
    if errors:
        raise errors[0]
    return str(text)
