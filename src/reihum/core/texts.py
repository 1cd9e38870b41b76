"""Words for people: Fluent messages of the package, one file a language and game.

A message is a whole sentence (its value), or what somebody does (``.does``, without the name and the full stop): what
one seat does in a turn becomes one sentence, "Ada takes 80 and draws a tile". What follows from it may be added to that
sentence (``.then``, which brings its own joint: "; 73 takes its place"). ``.together`` is a whole sentence about
several seats that did alike.
"""

import functools
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from reihum.core.folding import fold
from reihum.core.rules import Event

Args = Mapping[str, str | int | float]
_SHARED: Final = "telling"
_LOCALES: Final = {"en": "en_GB"}  # without a comma before "and"
_HEBREW: Final = range(0x590, 0x600)


@functools.cache
def _bundle(name: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (_SHARED, name):
        source = resources.files("reihum").joinpath("texts", language, f"{file}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle


def has_text(name: str, identifier: str, language: str = "en") -> bool:
    """Whether there is such a message, or such an attribute of one (``takes.does``)."""
    message, _, attribute = identifier.partition(".")
    bundle = _bundle(name, language)
    if not bundle.has_message(message):
        return False
    found = bundle.get_message(message)
    return attribute in found.attributes if attribute else found.value is not None


def text(name: str, identifier: str, args: Args | None = None, language: str = "en") -> str:
    """A message of a file, or an attribute of one."""
    message_id, _, attribute = identifier.partition(".")
    bundle = _bundle(name, language)
    message = bundle.get_message(message_id) if bundle.has_message(message_id) else None
    pattern = message and (message.attributes.get(attribute) if attribute else message.value)
    if not pattern:
        raise KeyError(f"{language}/{name}.ftl: there is no {identifier}")
    formatted, errors = bundle.format_pattern(pattern, dict(args or {}))
    if errors:
        raise errors[0]
    return str(formatted)


def listed(items: Sequence[str], language: str = "en") -> str:
    """ "Ada, Ben and Cleo" in a language."""
    if language == "he" and len(items) > 1 and ord(items[-1][0]) not in _HEBREW:
        items = [*items[:-1], f"-{items[-1]}"]  # "and" is a letter before a word, but stands off from a number
    return format_list(items, locale=Locale.parse(_LOCALES.get(language, language)))


def tell(name: str, event: Event, names: Sequence[str] = (), language: str = "en") -> str:
    """An event of a game (or a refusal's reason) as a sentence; ``names`` are the players' names by seat."""
    return " ".join(tell_all(name, [event], names, language))


def tell_all(name: str, events: Sequence[Event], names: Sequence[str] = (), language: str = "en") -> list[str]:
    """The events of a turn as sentences: one for what a seat does, and what follows from it."""
    return tell_folded(name, fold(name, events), names, language)


def tell_folded(name: str, events: Sequence[Event], names: Sequence[str] = (), language: str = "en") -> list[str]:
    """The folded events of a turn as sentences."""
    return list(_sentences(name, events, names, language))


def _sentences(name: str, events: Sequence[Event], names: Sequence[str], language: str) -> Iterator[str]:
    place = 0
    while place < len(events):
        first = events[place]
        if not has_text(name, f"{first.name}.does", language):
            yield text(name, first.name, _args(name, first, names, language), language)
            place += 1
            continue
        does: list[str] = []
        then: list[str] = []
        for event in events[place:]:
            args = _args(name, event, names, language)
            if event.args.get("seat") == first.args["seat"] and has_text(name, f"{event.name}.does", language):
                if then:
                    break
                does.append(text(name, f"{event.name}.does", args, language))
            elif has_text(name, f"{event.name}.then", language):
                then.append(text(name, f"{event.name}.then", args, language))
            else:
                break
            place += 1
        args = _args(name, Event("", {"seat": first.args["seat"]}), names, language)
        yield text(name, "turn-sentence", {**args, "does": listed(does, language), "then": "".join(then)}, language)


def _args(name: str, event: Event, names: Sequence[str], language: str) -> dict[str, str | int | float]:
    def named(seat: int) -> str:
        return names[seat] if seat < len(names) else f"Seat {seat}"

    args: dict[str, str | int | float] = {}
    for key, value in event.args.items():
        if (key == "seat" or key.endswith("_seat")) and isinstance(value, int):
            args[key] = named(value)
        elif key == "seats":
            args[key] = listed([named(int(seat)) for seat in str(value).split(", ")], language)
        elif isinstance(value, str) and ", " in value:
            args[key] = _list_of(name, value.split(", "), language)
        else:
            args[key] = value
    return args


def _list_of(name: str, items: Sequence[str], language: str) -> str:
    """Pieces in a list. In Hebrew, too, numbers run from left to right, so that no word stands between them."""
    words = [
        text(name, f"item-{item}", None, language) if has_text(name, f"item-{item}", language) else item
        for item in items
    ]
    return ", ".join(words) if language == "he" else listed(words, language)
