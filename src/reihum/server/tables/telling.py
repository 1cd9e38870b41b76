"""What a table tells: positions, steps and replays, each made from concealed records for one viewer.

A step carries its move only for the seat that made it. What others may know of it stands in its events, which are made
from their own views before and after it; so a choice made unseen stays unseen.
"""

import base64
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from reihum.core.match import Match
from reihum.core.record import Buffer
from reihum.core.rules import Rules
from reihum.core.telling import events_json, view_json
from reihum.protocol import messages as p
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables.table import TableState

_encoder = msgspec.json.Encoder()
_NO_EVENTS = msgspec.Raw(b"[]")

Steps = dict[int, list[p.Step]]
"""Steps by viewer."""


def view_for(rules: Rules, concealed: Buffer) -> Any:
    """The view of a concealed record as part of a message: the JSON that the rules write goes out as it is."""
    return msgspec.Raw(view_json(rules, concealed))


def _events_for(rules: Rules, before: Buffer, move: str, after: Buffer) -> Any:
    return msgspec.Raw(events_json(rules, before, rules.moves_by_text[move], after))


class Narrator:
    """Collects what some viewers see of the steps that are applied to a state."""

    def __init__(self, state: TableState, viewers: Collection[int]) -> None:
        self.steps: Steps = {viewer: [] for viewer in viewers}
        self._before: dict[int, Buffer] = {}
        if state.match is not None:
            self._before = {viewer: state.concealed(viewer) for viewer in viewers}

    def __call__(self, state: TableState, kind: p.StepKind, seat: int, move: str, bot: bool) -> None:
        for viewer, steps in self.steps.items():
            after = state.concealed(viewer)
            before = self._before.get(viewer)
            told: Any = _NO_EVENTS
            if kind == "move" and before is not None:
                told = _events_for(state.rules, before, move, after)
            steps.append(
                p.Step(
                    number=state.number,
                    seat=seat,
                    move=move if move and viewer == seat else None,
                    events=told,
                    bot=bot,
                    kind=kind,
                )
            )
            self._before[viewer] = after


def steps_between(
    before: TableState, after: TableState, row: EntryRow, entry: e.AnyEntry, viewers: Collection[int]
) -> Steps:
    """What viewers see of one entry, given the states before and after it."""
    if before.match is None or after.number == before.number:
        return {viewer: [] for viewer in viewers}
    narrator = Narrator(before, viewers)
    if isinstance(entry, e.Played) and len(entry.moves) == 1:  # the common case needs no second application
        narrator(after, "move", entry.seat, entry.moves[0], bool(entry.bot))
    else:
        before.fork().apply(row, entry, narrator)
    return narrator.steps


def steps_since(
    table: str, rows: Sequence[EntryRow], viewer: int, since: int, begin: TableState | None = None
) -> list[p.Step]:
    """What a viewer saw after position ``since``, from the log, or from the rows behind a state that it led to."""
    state = TableState(table) if begin is None else begin
    narrator: Narrator | None = None
    for row in rows:
        if narrator is None and state.match is not None and state.number >= since:
            narrator = Narrator(state, [viewer])
        state.apply(row, observer=narrator)
    if narrator is None:
        return []
    return [step for step in narrator.steps[viewer] if step.number > since]


def positions(state: TableState, steps: Steps, now: float) -> dict[int, bytes]:
    """The position for each of some viewers as they may know it, with the steps that they saw: `Position`, written."""
    match, wish = state.running(), state.undo_wish
    to_move, clocks = list(state.to_move), _clocks(state, now)
    undoers = match.undoers if state.status == "running" else ()
    asked, replies = (None, 0) if wish is None else (wish.seat, len(wish.agreed))
    written: dict[int, bytes] = {}
    for viewer, seen in steps.items():
        known, is_asked = state.concealed(viewer), viewer in to_move
        chosen = match.choice_of(viewer)
        written[viewer] = _encoder.encode(
            p.Position(
                number=state.number,
                viewer=viewer,
                view=view_for(state.rules, known),
                record=base64.b64encode(known.data).decode() if is_asked else None,
                legal=match.legal_texts(viewer) if is_asked else [],
                to_move=to_move,
                steps=seen,
                can_undo=viewer in undoers,
                chosen=None if chosen is None else chosen.text,
                undo_asked=asked,
                replies=replies,
                clocks=clocks,
                ranks=state.ranks,
                points=state.points,
            )
        )
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


def moments(state: TableState, viewer: int) -> Iterator[p.Moment]:
    """All positions of a match as a viewer saw them, undone moves left out."""
    match, rules = state.running(), state.rules
    told = Match.at(match.game, match.origin())
    before = told.concealed(viewer)
    yield p.Moment(number=0, step=None, view=view_for(rules, before), to_move=list(told.seats_to_move))
    for number, move in enumerate(match.moves, 1):
        seat = told.to_move
        told.play(move)
        after = told.concealed(viewer)
        shown = state.status == "finished" or viewer == seat
        taken = p.Step(
            number=number,
            seat=seat,
            move=move.text if shown else None,
            events=_events_for(rules, before, move.text, after),
            bot=state.seats[seat].kind == "bot",
        )
        view = view_for(rules, after)
        yield p.Moment(number=number, step=taken, view=view, to_move=list(told.seats_to_move))
        before = after
