"""The table of Bloom in a terminal.

On top the supply and the scoring tiles left, then the seats, the rows with their owners, and nearest to the prompt the
own stock, in groups of neighbours.
"""

from collections.abc import Collection, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from reihum.games.bloom.view import BloomView
from reihum.terminal.room import Board, last_wrapped, shortened
from reihum.terminal.words import say, winners

_FLOWER: Final = "✿"
_NAME_WIDTH: Final = 12
_RING: Final = 100
_STEP: Final = 2


def draw(view: BloomView, names: Sequence[str], legal: Collection[str] = ()) -> RenderableType:
    """The position as its viewer sees it; it shows what may be done, so the legal moves are not needed."""
    parts: list[RenderableType] = [_headline(view), _supply(view), _scoring(view), Text(), _seats(view, names)]
    if view.rows:
        parts += [Text(), _rows(view, names)]
    if view.now.laid or view.now.loot:
        parts += [Text(), _new_row(view, names)]
    if view.viewer >= 0:
        parts += [Text(), _stock(view)]
    parts.append(_question(view, names))
    return Board(*parts)


def _headline(view: BloomView) -> Text:
    line = Text().append(say("bloom-round", round=view.round, rounds=view.rounds), "bold")
    return line.append(f"   {say('bloom-pool', count=view.pool)}", "dim")


# Tiles


def _tile(view: BloomView, tile: str) -> Text:
    """A tile in a line of text: its number, and its flowers if it shows more than one."""
    if tile.startswith("J"):
        return Text(f"[{tile}]", "bold magenta")
    flowers = view.flowers[int(tile)]
    text = Text(tile, "bold" if flowers > 1 else "")
    return text.append(f"{_FLOWER}{flowers}", "yellow") if flowers > 1 else text


def _tiles(view: BloomView, tiles: Sequence[str], gap: str = "  ") -> Text:
    return Text(gap).join(_tile(view, tile) for tile in tiles)


def _supply(view: BloomView) -> Text:
    line = Text(f"{say('display')}  ", "dim")
    line.append_text(_tiles(view, [str(number) for number in view.display]))
    if not view.display:
        line.append(say("empty"))
    return line.append(f"   {say('bloom-jokers')} ", "dim").append("[J]" * view.joker_places or "–", "bold magenta")


def _scoring(view: BloomView) -> Text:
    line = Text(f"{say('bloom-scoring')}  ", "dim")
    return line.append(" ".join(str(value) for value in reversed(view.scoring)) or say("bloom-none-left"), "green")


# Seats and rows


def _seats(view: BloomView, names: Sequence[str]) -> Table:
    """All seats from the viewer's left neighbour round to the viewer, who sits nearest to the stock."""
    rows: list[list[Text]] = []
    first = max(view.viewer, 0) + (view.viewer >= 0)
    for step in range(view.players):
        seat = (first + step) % view.players
        shown = view.seats[seat]
        active = seat == view.to_move
        took = say("bloom-took", values=" ".join(map(str, shown.taken))) if shown.taken else ""
        status = Text(took, "green")
        if shown.known and seat != view.viewer:
            status.append(f"  {say('bloom-known')} ", "dim").append_text(_tiles(view, shown.known, " "))
        if shown.passed:
            status.append(f"  {say('bloom-passed')}", "dim")
        if view.phase in ("count", "over") and shown.tiles:
            status.append(f"  {say('bloom-left')} ", "dim").append_text(_tiles(view, shown.tiles, " "))
            status.append(f" −{shown.left[-1]}", "red")
        name = Text("▶ " if active else "  ", "bold yellow").append(_name(names, seat), "bold" if active else "")
        points = Text(say("points", points=view.points[seat]))
        stock = Text(say("bloom-tiles", count=shown.stock), "dim" if shown.stock > 3 else "bold")
        rows.append([name, points, stock, status])
    return last_wrapped(rows)


def _rows(view: BloomView, names: Sequence[str]) -> Table:
    rows: list[list[Text]] = []
    for row in view.rows:
        chosen = row.number == view.now.row
        number = Text(f"{'›' if chosen else ''}{say('bloom-row', row=row.number)}", "bold" if chosen else "dim")
        rows.append([number, Text(_name(names, row.owner, 8), "dim"), _tiles(view, row.tiles, " ")])
    table = last_wrapped(rows)
    table.columns[0].justify = "right"
    return table


def _new_row(view: BloomView, names: Sequence[str]) -> Text:
    line = Text(f"  {say('bloom-lays', name=_name(names, view.to_move))}  ", "bold").append_text(
        _tiles(view, view.now.laid)
    )
    if view.now.loot:
        line.append(f"   {say('bloom-robbed')} ", "dim").append_text(_tiles(view, view.now.loot))
    if view.now.laid:
        line.append(f"   {view.now.flowers} {_FLOWER}", "yellow")
        line.append(f" → {view.now.wins or say('bloom-nothing')}", "green")
    return line


# The own stock


def _stock(view: BloomView) -> RenderableType:
    """The own tiles, those one or two steps apart side by side: what might become a row."""
    numbers = sorted(int(tile) for tile in view.stock if tile != "J")
    groups: list[list[str]] = []
    for place, number in enumerate(numbers):
        if place and number - numbers[place - 1] <= _STEP:
            groups[-1].append(str(number))
        else:
            groups.append([str(number)])
    if len(groups) > 1 and numbers[0] + _RING - numbers[-1] <= _STEP:  # the ring closes: 99, 100, 1
        groups[0] = groups.pop() + groups[0]
    jokers = ["J"] * view.stock.count("J")
    line = Text("   ").join([_tiles(view, group, "–") for group in groups])
    if jokers:
        line.append("   ").append_text(_tiles(view, jokers, " "))
    return Padding(line if view.stock else Text(say("bloom-no-tiles"), "dim"), (0, 0, 0, 2))


def _name(names: Sequence[str], seat: int, width: int = _NAME_WIDTH) -> str:
    return shortened(names[seat], width)


def _question(view: BloomView, names: Sequence[str]) -> Text:
    if view.phase == "over":
        return Text(winners([_name(names, seat) for seat, rank in enumerate(view.ranks) if rank == 1]), "bold")
    if view.to_move != view.viewer:
        return Text(say("turn-of", name=_name(names, view.to_move)))
    return Text(f"{say('your-turn')} ", "bold").append(say(f"bloom-ask-{view.phase}"))
