"""What happened, as a list of things to tell: read off two views, so it can tell nothing that was not seen."""

from reihum.core.rules import Event
from reihum.games.pretty_tricky.pieces import LOWEST_SUM
from reihum.games.pretty_tricky.view import PrettyTrickyView


def events(before: PrettyTrickyView, move: str, after: PrettyTrickyView) -> list[Event]:
    """What happened between two views of the same viewer through one move."""
    told = _choice(before, move)
    turn_ended = after.turn != before.turn or after.phase == "ended"
    if turn_ended or after.phase == "others":
        told += _passed_over(before, after, turn_ended)
    if turn_ended:
        told += _completed(before, after)
        told += _end(after) if after.phase == "ended" else [_roll(after)]
    return told


def _choice(before: PrettyTrickyView, move: str) -> list[Event]:
    seat = before.to_move
    sheet = before.sheets[seat]
    verb, _, number = move.partition(" ")
    if verb == "left":
        return [Event("ticks-left", {"seat": seat, "row": int(number)})]
    if verb == "right":
        told = [Event("ticks-right", {"seat": seat, "row": int(number)})]
        place = int(number) - LOWEST_SUM
        if sheet.right[place] + 1 == before.right_boxes[place]:
            told.append(Event("fills-right", {"seat": seat, "row": int(number)}))
        return told
    if before.phase == "others":
        return [Event("gives-up-right", {"seat": seat})]
    if sheet.ticked:
        return [Event("gives-up-second", {"seat": seat})]
    if any(way.ticks for way in before.ways):
        return [Event("gives-up-both", {"seat": seat})]
    return [Event("cannot-tick-left", {"seat": seat})]


def _passed_over(before: PrettyTrickyView, after: PrettyTrickyView, turn_ended: bool) -> list[Event]:
    """The others who were not asked, because no pair of blue dice has a free box on their sheet (P5)."""
    last = before.active if turn_ended else after.to_move
    told = []
    seat = (before.to_move + 1) % before.players
    while seat != last:
        told.append(Event("cannot-tick-right", {"seat": seat}))
        seat = (seat + 1) % before.players
    return told


def _completed(before: PrettyTrickyView, after: PrettyTrickyView) -> list[Event]:
    """The (!) and circles of P6."""
    seat = before.active
    return [
        Event("completes-row", {"seat": seat, "row": row, "circles": after.circles[row - LOWEST_SUM]})
        for row in after.sheets[seat].symbols
        if row not in before.sheets[seat].symbols
    ]


def _roll(after: PrettyTrickyView) -> Event:
    blue = after.dice[:-1]
    return Event("rolls", {"seat": after.active, "blue": ", ".join(map(str, blue)), "red": after.dice[-1]})


def _end(after: PrettyTrickyView) -> list[Event]:
    enough = [seat for seat, sheet in enumerate(after.sheets) if len(sheet.symbols) >= after.symbols_needed]
    if enough:
        told = [Event("ends-by-symbols", {"seat": seat, "symbols": len(after.sheets[seat].symbols)}) for seat in enough]
    else:
        told = [Event("ends-by-rounds", {"rounds": after.round_limit})]
    winners = [seat for seat, rank in enumerate(after.ranks) if rank == 1]
    name = "wins" if len(winners) == 1 else "shares-the-win"
    for seat in winners:
        sheet = after.sheets[seat]
        told.append(Event(name, {"seat": seat, "points": after.points[seat], "x": sheet.x, "xx": sheet.xx}))
    return told
