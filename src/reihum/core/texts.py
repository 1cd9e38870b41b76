"""Words for people: Fluent messages, one file a language.

A file is named by what it is of: a game's events and refusals by the game (``texts/<language>.ftl`` of its package),
another folder of the game by both (``bloom/hints``), and what is everybody's by itself (``terminal``). What is missing
in a language is said in English; an event without any words is told by its name.

A message is a whole sentence (its value), or what somebody does (``.does``, without the name and the full stop): what
one seat does in a turn becomes one sentence, "Ada takes 80 and draws a tile". What follows from it may be added to that
sentence (``.then``, which brings its own joint: "; 73 takes its place"). ``.together`` is a whole sentence about
several seats that did alike. What a hint advises has an ``.if``, which follows "if you".
"""

import functools
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from reihum.core.errors import ReihumError
from reihum.core.folding import fold
from reihum.core.registry import NAMES, file_of
from reihum.core.rules import Event

LANGUAGES: Final = ("en", "de", "fr", "it", "he")
"""Those that a person can choose; everything is written in the first of them."""

Args = Mapping[str, str | int | float]
_SHARED: Final = "telling"
_LOCALES: Final = {"en": "en_GB"}  # without a comma before "and"
_HEBREW: Final = range(0x590, 0x600)
_DASH: Final = "–"


class NoText(ReihumError):
    """A message that is missing, or that asks for something it is not given."""


def text_file(name: str, language: str) -> Traversable | None:
    """The file of a name in a language, if there is one."""
    game, _, part = name.partition("/")
    if game in NAMES:
        return file_of(game, part or "texts", f"{language}.ftl")
    found = resources.files("reihum").joinpath("texts", language, f"{name}.ftl")
    return found if found.is_file() else None


@functools.cache
def _bundle(name: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (text_file(_SHARED, language), text_file(name, language)):
        if file is not None:
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _message(name: str, identifier: str, language: str) -> tuple[FluentBundle, Any] | None:
    """A message, or an attribute of one, and the bundle of the language in which there is one."""
    message_id, _, attribute = identifier.partition(".")
    for spoken in dict.fromkeys((language, LANGUAGES[0])):
        bundle = _bundle(name, spoken)
        if bundle.has_message(message_id):
            message = bundle.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern:
                return bundle, pattern
            if not attribute:
                return None
    return None


def has_text(name: str, identifier: str, language: str = "en") -> bool:
    """Whether there is such a message, or such an attribute of one (``takes.does``)."""
    return _message(name, identifier, language) is not None


def text(name: str, identifier: str, args: Args | None = None, language: str = "en") -> str:
    """A message of a file, or an attribute of one."""
    found = _message(name, identifier, language)
    if found is None:
        raise NoText(f"There is no message '{identifier}' in {_place(name)}.")
    bundle, pattern = found
    formatted, errors = bundle.format_pattern(pattern, dict(args or {}))
    if errors:
        raise NoText(f"The message '{identifier}' in {_place(name)} cannot be said: {errors[0]}.") from errors[0]
    return str(formatted)


def _place(name: str) -> str:
    file = text_file(name, LANGUAGES[0])
    return str(file) if file is not None else f"the texts of '{name}', which has no {LANGUAGES[0]}.ftl"


def listed(items: Sequence[str], language: str = "en") -> str:
    """ "Ada, Ben and Cleo" in a language."""
    if language == "he" and len(items) > 1 and ord(items[-1][0]) not in _HEBREW:
        items = [*items[:-1], f"-{items[-1]}"]  # "and" is a letter before a word, but stands off from a number
    return format_list(items, locale=Locale.parse(_LOCALES.get(language, language)))


def tell(name: str, event: Event, names: Sequence[str] = (), language: str = "en") -> str:
    """An event of a game (or a refusal's reason) as a sentence; ``names`` are the players' names by seat."""
    return " ".join(tell_all(name, [event], names, language))


def tell_within(
    name: str, event: Event, more: Args, names: Sequence[str] = (), language: str = "en", form: str = ""
) -> str:
    """An event with more arguments that are words already, or one of its forms (``if``) as a part of a sentence."""
    identifier = f"{event.name}.{form}" if form else event.name
    return text(name, identifier, {**_args(name, event, names, language), **more}, language)


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
            args = _args(name, first, names, language)
            yield text(name, first.name, args, language) if has_text(name, first.name, language) else _bare(first, args)
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


def _bare(event: Event, args: Args) -> str:
    """An event for which a game has no words, as in "Ada: rolls, die 3"."""
    said = [event.name.replace("-", " "), *(f"{key} {value}" for key, value in args.items() if key != "seat")]
    return (f"{args['seat']}: " if "seat" in args else "") + ", ".join(said) + "."


def _args(name: str, event: Event, names: Sequence[str], language: str) -> dict[str, str | int | float]:
    def named(seat: int) -> str:
        return (names[seat] if seat < len(names) else "") or f"Seat {seat}"

    args: dict[str, str | int | float] = {}
    for key, value in event.args.items():
        if (key == "seat" or key.endswith("_seat")) and isinstance(value, int):
            args[key] = named(value)
        elif key == "seats":
            args[key] = listed([named(int(seat)) for seat in str(value).split(", ")], language)
        elif isinstance(value, str) and ", " in value:
            args[key] = _list_of(name, value.split(", "), language)
        elif isinstance(value, str) and _DASH in value:
            args[key] = _DASH.join(_word_of(name, "end", end, language) for end in value.split(_DASH))
        else:
            args[key] = value
    return args


def _list_of(name: str, items: Sequence[str], language: str) -> str:
    """Pieces in a list. In Hebrew, too, numbers run from left to right, so that no word stands between them."""
    words = [_word_of(name, "item", item, language) for item in items]
    return ", ".join(words) if language == "he" else listed(words, language)


def _word_of(name: str, kind: str, piece: str, language: str) -> str:
    """A piece in a list (``item``) or at the end of a row (``end``): the word for it, if there is one."""
    identifier = f"{kind}-{piece}"
    return text(name, identifier, None, language) if has_text(name, identifier, language) else piece
