"""What happened, as told to one viewer: from the views before and after a move, so that nothing can leak."""

from collections import Counter

from reihum.core.rules import Event
from reihum.games.bloom.view import BloomView


def events(before: BloomView, move: str, after: BloomView) -> list[Event]:
    """The events of one move. A row is told when it is finished, every other tile when it changes its place."""
    seat = before.to_move
    verb, _, piece = move.partition(" ")
    told: list[Event] = []
    if verb == "take":
        told.append(Event("takes", {"seat": seat, "tile": piece}))
    elif verb == "draw":
        told.append(_draws(before, after, seat))
    elif verb == "rob":
        row = next(row for row in before.rows if piece in row.tiles)
        told.append(Event("robs", {"seat": seat, "tile": piece[0] if piece[0] == "J" else piece, "row": row.number}))
    elif verb == "joker":
        told.append(Event("takes-joker", {"seat": seat}))
    elif verb == "pass":
        told.append(Event("passes", {"seat": seat}))
    elif verb == "done":
        told += _finishes(before, after, seat)
    elif before.phase == "swap":
        told.append(Event("swaps", {"seat": seat, "tile": piece, "row": before.now.row or 0}))
    elif after.phase == "add" and after.now.added > before.now.added:
        tile = before.now.pending or piece
        told.append(Event("adds", {"seat": seat, "tile": tile, "row": after.now.row or 0}))
    return told + _turn_end(before, verb, after)


def _draws(before: BloomView, after: BloomView, seat: int) -> Event:
    drawn = list((Counter(after.stock) - Counter(before.stock)).elements())
    if seat == after.viewer and len(drawn) == 1:
        return Event("draws-own", {"seat": seat, "tile": drawn[0]})
    return Event("draws", {"seat": seat})


def _finishes(before: BloomView, after: BloomView, seat: int) -> list[Event]:
    if before.phase != "row":
        return []
    tiles = ", ".join(tile[0] if tile[0] == "J" else tile for tile in before.now.laid)
    args: dict[str, str | int] = {"seat": seat, "tiles": tiles, "flowers": before.now.flowers}
    if before.now.wins == 0:
        return [Event("lays-for-nothing", args)]
    return [Event("lays", {**args, "value": before.now.wins})]


def _turn_end(before: BloomView, verb: str, after: BloomView) -> list[Event]:
    """What the end of a turn brings: the display filled up, or the round counted."""
    if after.phase == "over" or after.round > before.round:
        return _round_end(after)
    if after.to_move == before.to_move and after.turn == before.turn:
        return []
    told: list[Event] = []
    turned = sorted(set(after.display) - set(before.display))
    if turned:
        told.append(Event("turned", {"tiles": ", ".join(map(str, turned)), "count": len(turned)}))
    jokers = after.joker_places - before.joker_places + (verb == "joker")
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
