"""What a table tells: positions, steps and replays, each made from concealed records for one viewer.

A step carries its move only for the seat that made it. What others may know of it stands in its events, which are made
from their own views before and after it; so a choice made unseen stays unseen.
"""

from collections.abc import Collection, Sequence

import msgspec

from reihum.core.match import Match
from reihum.core.record import WATCHER
from reihum.core.rules import Event, View
from reihum.games.open_view import OpenView
from reihum.server import entries as e
from reihum.server import protocol as p
from reihum.server.reading import view_of
from reihum.server.store.tables import EntryRow
from reihum.server.table import TableState

_encoder = msgspec.json.Encoder()

Steps = dict[int, list[p.Step]]
"""Steps by viewer."""


class Narrator:
    """Collects what some viewers see of the steps that are applied to a state."""

    def __init__(self, state: TableState, viewers: Collection[int]) -> None:
        self.steps: Steps = {viewer: [] for viewer in viewers}
        self._before: dict[int, View] = {}
        if state.match is not None:
            self._before = {viewer: state.view(viewer) for viewer in viewers}

    def __call__(self, state: TableState, kind: p.StepKind, seat: int, move: str, bot: bool) -> None:
        for viewer, steps in self.steps.items():
            after = state.view(viewer)
            before = self._before.get(viewer)
            events = state.rules.events(before, move, after) if kind == "move" and before is not None else []
            steps.append(step(state.number, kind, seat, move, events, bot, viewer))
            self._before[viewer] = after


def step(number: int, kind: p.StepKind, seat: int, move: str, events: list[Event], bot: bool, viewer: int) -> p.Step:
    """One step as a viewer sees it."""
    return p.Step(
        number=number, seat=seat, move=move if move and viewer == seat else None, events=events, bot=bot, kind=kind
    )


def steps_between(
    before: TableState, after: TableState, row: EntryRow, entry: e.AnyEntry, viewers: Collection[int]
) -> Steps:
    """What viewers see of one entry, given the states before and after it."""
    if before.match is None or after.number == before.number:
        return {viewer: [] for viewer in viewers}
    if isinstance(entry, e.Played) and len(entry.moves) == 1:  # the common case needs no second application
        return _steps_of_move(before, after, entry, viewers)
    narrator = Narrator(before, viewers)
    before.fork().apply(row, entry, narrator)
    return narrator.steps


def _steps_of_move(before: TableState, after: TableState, entry: e.Played, viewers: Collection[int]) -> Steps:
    (move,), seat, bot, told = entry.moves, entry.seat, bool(entry.bot), Steps()
    alike: list[p.Step] | None = None  # what everybody saw who did not move
    for viewer in viewers:
        if alike is None:
            seen = after.view(viewer)
            events = after.rules.events(before.view(viewer), move, seen)
            theirs = [step(after.number, "move", seat, move, events, bot, WATCHER)]
            if isinstance(seen, OpenView):
                alike = theirs
        told[viewer] = theirs if viewer != seat else [step(after.number, "move", seat, move, events, bot, seat)]
    return told


def steps_since(table: str, rows: Sequence[EntryRow], viewer: int, since: int) -> list[p.Step]:
    """What a viewer saw after position ``since``, from the log."""
    state = TableState(table)
    narrator: Narrator | None = None
    for row in rows:
        if narrator is None and state.match is not None and state.number >= since:
            narrator = Narrator(state, [viewer])
        state.apply(row, observer=narrator)
    if narrator is None:
        return []
    return [step for step in narrator.steps[viewer] if step.number > since]


class _OwnPart(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="position"):
    """Of a `Position` what differs from viewer to viewer though all see the same."""

    viewer: int
    legal: list[str]
    steps: list[p.Step]
    can_undo: bool
    chosen: str | None


def positions(state: TableState, steps: Steps, now: float) -> dict[int, bytes]:
    """The position for each of some viewers as they may know it, with the steps that they saw: `Position`, written."""
    match, wish, number = state.running(), state.undo_wish, state.number
    to_move, waiting, clocks = list(state.to_move), match.waiting, _clocks(state, now)
    undoers = match.undoers if state.status == "running" else ()
    asked, replies = (None, 0) if wish is None else (wish.seat, len(wish.agreed))
    points, ranks = state.points, state.ranks
    written: dict[int, bytes] = {}
    for_all = b""  # if nothing is hidden: what follows the view's first field, its viewer
    for viewer, seen in steps.items():
        legal = match.legal_texts(viewer) if viewer in to_move else []
        chosen = waiting[viewer].text if viewer in waiting else None
        can_undo = viewer in undoers
        if for_all:
            own = _OwnPart(viewer=viewer, legal=legal, steps=seen, can_undo=can_undo, chosen=chosen)
            written[viewer] = b'%b,"view":{"viewer":%d,%b' % (_encoder.encode(own)[:-1], viewer, for_all)
            continue
        view = state.view(viewer)
        message = written[viewer] = _encoder.encode(
            p.Position(
                viewer=viewer,
                legal=legal,
                steps=seen,
                can_undo=can_undo,
                chosen=chosen,
                view=view,
                number=number,
                to_move=to_move,
                undo_asked=asked,
                clocks=clocks,
                ranks=ranks,
                points=points,
                replies=replies,
            )
        )
        if len(steps) > 1 and isinstance(view, OpenView):
            _, _, of_view = message.partition(b',"view":{')  # no text has such quotes
            _, _, for_all = of_view.partition(b",")
    return written


def position(state: TableState, viewer: int, steps: list[p.Step], now: float) -> bytes:
    """The position for one viewer: `Position`, written."""
    return positions(state, {viewer: steps}, now)[viewer]


def _clocks(state: TableState, now: float) -> list[p.Clock]:
    if state.opened.pace.kind == "untimed" or state.status != "running":
        return []
    clocks = []
    for seat in range(len(state.seats)):
        left = state.clocks.remaining(seat, now)
        assert left is not None
        clocks.append(p.Clock(seat=seat, left_s=round(left, 1), running=seat in state.clocks.asked))
    return clocks


def moments(state: TableState, viewer: int) -> list[p.Moment]:
    """All positions of a match as a viewer saw them, undone moves left out."""
    match = state.running()
    told = Match.at(match.game, match.origin())
    before = view_of(told, viewer)
    found = [p.Moment(number=0, step=None, view=before, to_move=list(told.seats_to_move))]
    for number, move in enumerate(match.moves, 1):
        seat = told.to_move
        told.play(move)
        after = view_of(told, viewer)
        events = state.rules.events(before, move.text, after)
        shown = state.status == "finished" or viewer == seat
        taken = p.Step(
            number=number,
            seat=seat,
            move=move.text if shown else None,
            events=events,
            bot=state.seats[seat].kind == "bot",
        )
        found.append(p.Moment(number=number, step=taken, view=after, to_move=list(told.seats_to_move)))
        before = after
    return found
