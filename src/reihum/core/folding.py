"""A turn in one sentence: the events of its small moves, folded.

``folding.json`` of a game says which of its events are folded how; the browser reads the same file
(``web/src/lib/words/folding.ts``), and both are tested with the same cases (``tests/core/folding_cases.json``).

- *lists*: the same thing done several times is told once, with a list: "takes 80 and 81". The first of the events gives
  the other arguments, and ``count`` says how many they were.
- *together*: what several seats did alike is told once for all of them (``seats``).
- *parts*: what tells a part of a turn goes once a later event of the same seat tells the whole.
- *begins*: an event that begins a new line of the log.

How a sentence is put together out of the folded events depends on what texts there are (`texts.py`).
"""

import functools
from collections.abc import Iterable, Sequence

import msgspec

from reihum.core.registry import NAMES, file_of
from reihum.core.rules import Event


class Folding(msgspec.Struct, frozen=True):
    """How the events of a game are folded."""

    lists: dict[str, list[str]] = {}
    together: frozenset[str] = frozenset()
    parts: frozenset[str] = frozenset()
    begins: frozenset[str] = frozenset()


@functools.cache
def folding_of(name: str) -> Folding:
    """How the events of a game are folded; what says nothing about it is told event by event."""
    file = file_of(name, "folding.json") if name in NAMES else None
    return Folding() if file is None else msgspec.json.decode(file.read_bytes(), type=Folding)


def fold(game: str, events: Iterable[Event]) -> list[Event]:
    """The events of a turn, those that belong together made one."""
    folding = folding_of(game)
    return _together(folding, _listed(folding, _whole(folding, list(events))))


def lines(game: str, told: Iterable[tuple[int, Sequence[Event]]]) -> list[list[Event]]:
    """The moves of a match, each with its seat and events, as the lines of a log: one a turn, folded."""
    folding = folding_of(game)
    moved = [(seat, event) for seat, events in told for event in events]
    whole = {id(event) for event in _whole(folding, [event for _, event in moved])}
    found: list[list[Event]] = []
    owner: int | None = None
    for seat, event in moved:
        if id(event) not in whole:
            continue
        begins = event.name in folding.begins
        if begins or seat != owner:
            found.append([])
            owner = _seat(event, seat) if begins else seat
        found[-1].append(event)
    return [fold(game, line) for line in found]


def _seat(event: Event, otherwise: int) -> int:
    seat = event.args.get("seat")
    return seat if isinstance(seat, int) else otherwise


def _whole(folding: Folding, events: list[Event]) -> list[Event]:
    """Without the parts of what is told as a whole."""
    told: set[int] = set()
    kept: list[Event] = []
    for event in reversed(events):
        seat = _seat(event, -1)
        if event.name not in folding.parts:
            told.add(seat)
        elif seat in told:
            continue
        kept.append(event)
    return kept[::-1]


def _listed(folding: Folding, events: list[Event]) -> list[Event]:
    folded: list[Event] = []
    for event in events:
        keys = folding.lists.get(event.name)
        if keys is None:
            folded.append(event)
            continue
        last = folded[-1] if folded else None
        if last is not None and last.name == event.name and last.args.get("seat") == event.args.get("seat"):
            more = {key: f"{last.args[key]}, {event.args[key]}" for key in keys}
            folded[-1] = Event(event.name, {**last.args, **more, "count": int(last.args["count"]) + 1})
        else:
            folded.append(Event(event.name, {**event.args, "count": 1}))
    return folded


def _together(folding: Folding, events: list[Event]) -> list[Event]:
    folded: list[Event] = []
    count = sum(event.name in folding.together for event in events)
    place = 0
    while place < len(events):
        end = place
        while end < len(events) and events[end].name in folding.together:
            end += 1
        if end == place:
            folded.append(events[place])
            place += 1
            continue
        # what a seat did besides belongs to its own sentence
        besides = _seat(events[end], -1) if end < len(events) else -1
        folded += _alike(events[place:end], besides, count)
        place = end
    return folded


def _alike(events: list[Event], besides: int, count: int) -> list[Event]:
    groups: dict[tuple[object, ...], list[Event]] = {}
    alone: list[Event] = []
    for event in events:
        if _seat(event, -1) == besides:
            alone.append(event)
            continue
        rest = tuple(sorted((key, value) for key, value in event.args.items() if key != "seat"))
        groups.setdefault((event.name, rest), []).append(event)
    folded = [_one(group, len(group) == count) for group in groups.values()]
    return folded + alone


def _one(group: list[Event], is_all: bool) -> Event:
    """One event for what several seats did alike, and whether nobody did anything else."""
    if len(group) == 1:
        return group[0]
    args = {key: value for key, value in group[0].args.items() if key != "seat"}
    seats = ", ".join(str(event.args["seat"]) for event in group)
    return Event(f"{group[0].name}.together", {**args, "seats": seats, "all": "yes" if is_all else "no"})
