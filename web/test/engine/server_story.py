"""Plays a table as the server does and writes what it answers, for `web/test/engine/story.test.ts` to compare.

Run with a game, a seed and a number of commands. Everybody sits at one device; the table is looked at from seat 0.
"""

import json
import random
import sys
from typing import Any

import msgspec

from reihum.bots import hint_of
from reihum.games import rules_of
from reihum.protocol import messages as p
from reihum.protocol.refusals import Refused
from reihum.server.live.desk import _applied
from reihum.server.live.faces import proof
from reihum.server.live.rooms import _same_for_all
from reihum.server.live.sockets import failed
from reihum.server.store.tables import EntryRow
from reihum.server.tables import commands, telling
from reihum.server.tables import entries as e
from reihum.server.tables.table import TableState

HINT_PLAYOUTS = (1, 2)  # few: the story is told by the interpreted rules, too
ME = "me"
NAMES = ["", "Mira", "Noa", "Oded", "Pia"]
VIEWER = 0
SEED = "5eed" * 16
ENTROPY = "ab12"


def new_state(game: str, players: int) -> TableState:
    """A table that has just begun."""
    rules = rules_of(game)
    opened = e.Opened(
        game=game,
        rules=rules.version,
        options={option.name: int(option.default) for option in rules.options},
        seats=[e.SeatPlan(kind="person", person=ME, name=name) for name in NAMES[:players]],
        owner=ME,
        seed=SEED,
    )
    state = TableState("local~story")
    for seq, entry in enumerate((opened, e.Started(entropy=ENTROPY))):
        state.apply(EntryRow(seq, 1.0, ME, f"open-{seq}", e.encode(entry)))
    return state


def wanted(state: TableState, luck: random.Random, number: int) -> p.Command:
    """Some command, more often than not one that makes sense."""
    seat = luck.choice(state.to_move) if state.to_move and luck.random() < 0.95 else luck.randrange(len(state.seats))
    at = state.number if luck.random() < 0.97 else max(0, state.number - 1)
    name = f"c{number}"
    legal = state.running().legal_texts(seat) if seat in state.to_move else []
    some = [luck.choice(legal or state.rules.moves) for _ in range(luck.randrange(1, 4))]
    kind = luck.choices(range(9), (30, 12, 8, 6, 10, 1, 0.2, 14, 0.5))[0]
    if kind == 0:
        return p.Play(id=name, seat=seat, at=at, moves=some[:1])
    if kind == 1:
        return p.Preview(id=name, seat=seat, at=at, wish=list(dict.fromkeys(some)))
    if kind == 2:
        return p.Why(id=name, seat=seat, at=at, move=luck.choice(state.rules.moves), wish=some[1:])
    if kind == 3:
        return p.AskHint(id=name, seat=seat, at=at, wish=some[1:])
    if kind == 4:
        return p.Undo(id=name, seat=seat, at=at)
    if kind == 5:
        return p.StandIn(id=name, seat=seat, on=luck.random() < 0.5)
    if kind == 6 and number > 100:
        return p.Resign(id=name, seat=seat)
    if kind == 8:
        return p.Play(id=name, seat=seat, at=at, moves=[luck.choice(("dance", "PLAY  nothing", ""))])
    return planned(state, seat, at, name, some)


def planned(state: TableState, seat: int, at: int, name: str, some: list[str]) -> p.Command:
    """What the planner makes of a wish, or several moves at random."""
    try:
        order = commands.preview(p.Preview(id=name, seat=seat, at=at, wish=some), state, ME).order
    except Refused:
        order = []
    return p.Play(id=name, seat=seat, at=at, moves=order or some)


def answer(state: TableState, command: p.Command) -> tuple[p.Message, TableState, bytes | None]:
    """What the server answers, the state then, and the position that it tells."""
    try:
        if isinstance(command, p.Preview):
            return commands.preview(command, state, ME), state, None
        if isinstance(command, p.Why):
            return commands.why(command, state, ME), state, None
        if isinstance(command, p.AskHint):
            record, wish = commands.hinted(command, state, ME)
            hint = hint_of(state.rules, record, wish, HINT_PLAYOUTS)
            told = p.Advice(
                id=command.id, at=state.number, turns=hint.turns, reasons=hint.reasons, playouts=hint.playouts
            )
            return told, state, None
        entry = commands.decide(command, state, ME)
        after, row = _applied(state, ME, command.id, entry)
    except Refused as refused:
        return failed(command.id, refused, state), state, None
    told = None
    if not _same_for_all(state, after):
        steps = telling.steps_between(state, after, row, entry, [VIEWER])
        told = telling.position(after, VIEWER, steps[VIEWER], 0.0)
    return p.Done(id=command.id, number=after.number), after, told


def plain(value: Any) -> Any:
    """A message as it is sent."""
    return None if value is None else json.loads(value if isinstance(value, bytes) else msgspec.json.encode(value))


def main() -> None:
    """Tell one story of random commands, for the page to compare."""
    game, seed, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    luck = random.Random(f"{game} {seed}")
    rules = rules_of(game)
    state = new_state(game, luck.randint(rules.min_players, rules.max_players))
    story: dict[str, Any] = {
        "players": len(state.seats),
        "seed": SEED,
        "entropy": ENTROPY,
        "names": NAMES[: len(state.seats)],
    }
    story["options"] = state.opened.options
    story["first"] = plain(telling.position(state, VIEWER, [], 0.0))
    story["course"] = []
    for number in range(count):
        command = wanted(state, luck, number)
        reply, state, told = answer(state, command)
        story["course"].append({"command": plain(command), "answer": plain(reply), "position": plain(told)})
    names = ["Lea", *NAMES[1 : len(state.seats)]]
    story["file"] = state.export(names).decode()
    story["proof"] = plain(proof(state))
    story["moments"] = {str(viewer): plain(list(telling.moments(state, viewer))) for viewer in (-1, 0)}
    json.dump(story, sys.stdout)


if __name__ == "__main__":
    main()
