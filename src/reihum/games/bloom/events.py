"""What happened, as told to one viewer: from the views before and after a move, so that nothing can leak.

A player is told the own steps one by one, everybody else all of a turn's steps when they come to light (`steps`).
"""

import itertools
from collections import Counter

from reihum.core.rules import Event
from reihum.games.bloom.pieces import HIGHEST_SCORING
from reihum.games.bloom.view import BloomView, row_name


def events(before: BloomView, move: str, after: BloomView) -> list[Event]:
    """The events of one move. A row is told when it is finished, every other tile when it changes its place."""
    ended = after.turn != before.turn or after.phase == "over"
    steps = after.last if ended else after.now.steps
    told = _steps(before, steps, after)
    if before.phase == "place" and after.phase == "add":  # the place that the last step had to wait for
        told.append(_adds(before, [row.tiles for row in before.rows], steps, len(steps) - 1))
    return told + (_turn_end(before, steps, after) if ended else [])


def _steps(before: BloomView, steps: list[str], after: BloomView) -> list[Event]:
    """The steps that the viewer has not yet seen."""
    seat = before.to_move
    rows = [list(row.tiles) for row in before.rows]
    told: list[Event] = []
    for at in range(len(before.now.steps), len(steps)):
        verb, _, piece = steps[at].partition(" ")
        previous = steps[at - 1] if at else ""
        if verb == "take":
            told.append(Event("takes", {"seat": seat, "tile": piece}))
        elif verb == "draw":
            told.append(_draws(before, after, seat))
        elif verb == "rob":
            told.append(Event("robs", {"tile": _plain(piece), **_row_args(before, rows, _row_of(rows, piece))}))
            _replace(rows, piece, None)
        elif verb == "lay" and previous.startswith("swap"):
            joker = previous.partition(" ")[2]
            told.append(Event("swaps", {"tile": piece, **_row_args(before, rows, _row_of(rows, joker))}))
            _replace(rows, joker, piece)
        elif verb == "lay" and _extended(steps) and after.phase != "place":
            told.append(_adds(before, rows, steps, at))
        elif verb == "joker":
            told.append(Event("takes-joker", {"seat": seat}))
        elif verb == "pass":
            told.append(Event("passes", {"seat": seat}))
        elif verb == "done" and previous.startswith("lay") and not _extended(steps):
            told.append(_lays(before, steps[:at]))
    return told


def _plain(tile: str) -> str:
    """A tile without the number that a joker has on the table."""
    return "J" if tile.startswith("J") else tile


def _row_of(rows: list[list[str]], piece: str) -> int:
    return next(index for index, row in enumerate(rows) if piece in row)


def _row_args(before: BloomView, rows: list[list[str]], index: int) -> dict[str, str | int]:
    """Who does something to a row, and the row by its owner and its ends: its number is shown nowhere but in moves."""
    seat, owner = before.to_move, before.rows[index].owner
    whose = "own" if owner == seat else "other"
    return {"seat": seat, "whose": whose, "owner_seat": owner, "row": row_name(rows[index])}


def _replace(rows: list[list[str]], piece: str, other: str | None) -> None:
    """Put another tile, or none, in the place of one, and number the jokers anew."""
    jokers = 0
    for row in rows:
        if piece in row:
            at = row.index(piece)
            row[at : at + 1] = [] if other is None else [other]
        for at, tile in enumerate(row):
            if tile.startswith("J"):
                jokers += 1
                row[at] = f"J{jokers}"


def _extended(steps: list[str]) -> bool:
    return any(step.startswith("extend") for step in steps)


def _adds(before: BloomView, rows: list[list[str]], steps: list[str], at: int) -> Event:
    """A tile added to a row, which is named as it lay before the turn: so all are told the same."""
    extend = next(index for index, step in enumerate(steps) if step.startswith("extend"))
    index = int(steps[extend].partition(" ")[2]) - 1
    added = {step.partition(" ")[2] for step in steps[extend:] if step.startswith("lay")}
    rows = [*rows]
    rows[index] = [tile for tile in rows[index] if tile not in added]
    return Event("adds", {"tile": steps[at].partition(" ")[2], **_row_args(before, rows, index)})


def _draws(before: BloomView, after: BloomView, seat: int) -> Event:
    drawn = list((Counter(after.stock) - Counter(before.stock)).elements())
    if seat == after.viewer and len(drawn) == 1:
        return Event("draws-own", {"seat": seat, "tile": drawn[0]})
    return Event("draws", {"seat": seat})


def _lays(before: BloomView, steps: list[str]) -> Event:
    """A finished row: the tiles laid in these steps, other than for a swap."""
    tiles = []
    for previous, step in itertools.pairwise(["", *steps]):
        verb, _, tile = step.partition(" ")
        if verb == "lay" and not previous.startswith("swap"):
            tiles.append(tile)
    flowers = sum(before.flowers[0 if tile == "J" else int(tile)] for tile in tiles)
    args: dict[str, str | int] = {"seat": before.to_move, "tiles": ", ".join(tiles), "flowers": flowers}
    values = [value for value in before.scoring if value <= min(flowers, HIGHEST_SCORING)]  # B12
    return Event("lays", {**args, "value": max(values)}) if values else Event("lays-for-nothing", args)


def _turn_end(before: BloomView, steps: list[str], after: BloomView) -> list[Event]:
    """What the end of a turn brings: the display filled up, or the round counted."""
    if after.phase == "over" or after.round > before.round:
        return _round_end(after)
    told: list[Event] = []
    turned = sorted(set(after.display) - set(before.display))
    if turned:
        told.append(Event("turned", {"tiles": ", ".join(map(str, turned)), "count": len(turned)}))
    jokers = after.joker_places - before.joker_places + ("joker" in steps)
    if jokers > 0:
        told.append(Event("turned-jokers", {"count": jokers}))
    return told


def _round_end(after: BloomView) -> list[Event]:
    index = len(after.seats[0].rounds) - 1
    told = [Event("round-over", {"round": index + 1})]
    for seat, shown in enumerate(after.seats):
        told.append(
            Event(
                "round-points",
                {"seat": seat, "scored": shown.scored[index], "left": shown.left[index], "points": shown.rounds[index]},
            )
        )
    if after.phase != "over":
        told.append(Event("next-round", {"seat": after.to_move, "round": after.round}))
        return told
    winners = [seat for seat, rank in enumerate(after.ranks) if rank == 1]
    name = "wins" if len(winners) == 1 else "shares"
    told += [Event(name, {"seat": seat, "points": after.points[seat]}) for seat in winners]
    return told
