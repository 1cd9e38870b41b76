"""The table of Pretty Tricky in a terminal.

The others' sheets lie on their side on top; the own sheet (a spectator sees that of who rolled) stands below, with the
dice and what they would do beside it, or in a narrow window below it. ``■`` is a ticked box, ``▣`` one ticked in this
turn, ``□`` a free one.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reihum.games.pretty_tricky.pieces import LOWEST_SUM, RED_DIE, SUMS
from reihum.games.pretty_tricky.view import PrettyTrickyPair, PrettyTrickyView, PrettyTrickyWay
from reihum.terminal.room import Board, Firm, FirstFit, one_line_or_two, shortened
from reihum.terminal.words import list_of, say

_TICKED: Final = "■"
_FRESH: Final = "▣"  # ticked in this turn
_FREE: Final = "□"
_CIRCLES: Final = 4
_RED: Final = ("●", "bold red")
_BLUE: Final = ("◆", "bold blue")
_NAME_WIDTH: Final = 12
_Boxes = Callable[[int, int, int], str]
"""How boxes are shown: those ticked, all of them, those ticked in this turn."""
_SIDE_WIDTH: Final = 33  # of what stands beside the own sheet; longer lines of it are wrapped


def draw(view: PrettyTrickyView, names: Sequence[str], legal: Collection[str] = ()) -> RenderableType:
    """The position as its viewer sees it; it shows what may be done, so the legal moves are not needed."""
    front = view.viewer if view.viewer >= 0 else view.active
    others = [(front + step) % view.players for step in range(1, view.players)]
    parts: list[RenderableType] = [_headline(view, names), Text(), _small_sheets(view, others, names), Text()]
    parts += [_score_line(view, front, names), _sheet_and_dice(view, front, names)]
    return Board(*parts)


def _sheet_and_dice(view: PrettyTrickyView, seat: int, names: Sequence[str]) -> FirstFit:
    sheet, side = Firm(_large_sheet(view, seat)), _side(view, names)
    beside = Table.grid(padding=(0, 3))
    beside.add_column(no_wrap=True)
    beside.add_column()
    beside.add_row(sheet, Firm(side, _SIDE_WIDTH))
    return FirstFit(beside, Group(sheet, Text(), side))


# The rows of a sheet, which the view tells in columns


class _Row(NamedTuple):
    sum: int
    left: int  # ticked boxes
    left_boxes: int
    right: int
    right_boxes: int
    symbol: bool


def _rows(view: PrettyTrickyView, seat: int) -> list[_Row]:
    sheet = view.sheets[seat]
    symbols = (row in sheet.symbols for row in SUMS)
    return list(map(_Row, SUMS, sheet.left, view.left_boxes, sheet.right, view.right_boxes, symbols))


# Words around the sheets


def _headline(view: PrettyTrickyView, names: Sequence[str]) -> RenderableType:
    line = Text().append(say("tricky-round", round=view.round), "bold").append("   ")
    if view.phase == "ended":
        return line.append(say("over"))
    if view.phase == "own_roll":
        line.append(say("tricky-own", name=_name(names, view.active)))
    else:
        line.append(say("tricky-others", active=_name(names, view.active), name=_name(names, view.to_move)))
    return one_line_or_two(line, Text(say("tricky-ends", count=view.symbols_needed), "dim"), "   ")


def _score_line(view: PrettyTrickyView, seat: int, names: Sequence[str]) -> Text:
    sheet = view.sheets[seat]
    line = _marked_name(view, seat, names)
    line.append(f"   {say('tricky-of', count=len(sheet.symbols), needed=view.symbols_needed)}")
    line.append(f"   X {sheet.x} + XX {sheet.xx} = ")
    line.append(str(view.points[seat]), "bold")
    return line


def _marked_name(view: PrettyTrickyView, seat: int, names: Sequence[str]) -> Text:
    return Text().append("▶ " if seat == view.to_move else "  ", "bold yellow").append(_name(names, seat), "bold")


def _name(names: Sequence[str], seat: int) -> str:
    return shortened(names[seat], _NAME_WIDTH)


# The others' sheets


def _small_sheets(view: PrettyTrickyView, seats: Sequence[int], names: Sequence[str]) -> FirstFit:
    """Boxes beside the names, or numbers of boxes if these are too many, or either of them below the names."""
    return FirstFit(
        *(_beside_names(view, seats, names, boxes) for boxes in (_boxes, _numbers)),
        *(_below_names(view, seats, names, boxes) for boxes in (_boxes, _numbers)),
    )


def _beside_names(view: PrettyTrickyView, seats: Sequence[int], names: Sequence[str], boxes: _Boxes) -> Firm:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row("", "", *_sums())
    for seat in seats:
        table.add_row(_marked_name(view, seat, names), Text(say("left"), "dim"), *_left_half(view, seat, boxes))
        table.add_row(_points(view, seat), Text(say("right"), "dim"), *_right_half(view, seat, boxes))
    return Firm(table)


def _below_names(view: PrettyTrickyView, seats: Sequence[int], names: Sequence[str], boxes: _Boxes) -> Group:
    parts: list[RenderableType] = []
    for seat in seats:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_row("", *_sums())
        table.add_row(Text(say("left"), "dim"), *_left_half(view, seat, boxes))
        table.add_row(Text(say("right"), "dim"), *_right_half(view, seat, boxes))
        parts += [Text(" ").join((_marked_name(view, seat, names), _points(view, seat))), Firm(table)]
    return Group(*parts)


def _sums() -> list[Text]:
    return [Text(f" {row}", "dim") for row in SUMS]


def _points(view: PrettyTrickyView, seat: int) -> Text:
    sheet = view.sheets[seat]
    return Text(f"  {sheet.x} + {sheet.xx} = ").append(str(view.points[seat]), "bold")


def _left_half(view: PrettyTrickyView, seat: int, boxes: _Boxes) -> Iterator[Text]:
    for row in _rows(view, seat):
        soon = seat == view.active and row.sum in view.waiting
        text = Text().append("!" if row.symbol or soon else " ", "bold red")
        fresh = _fresh(view, seat, row, left=True)
        yield text.append(boxes(row.left, row.left_boxes, fresh), "dim" if row.symbol else "")


def _right_half(view: PrettyTrickyView, seat: int, boxes: _Boxes) -> Iterator[Text]:
    for row in _rows(view, seat):
        full = row.right == row.right_boxes
        text = Text().append("✓" if full else " ", "bold green")
        fresh = _fresh(view, seat, row, left=False)
        yield text.append(boxes(row.right, row.right_boxes, fresh), "dim" if full else "")


def _boxes(ticked: int, boxes: int, fresh: int) -> str:
    return _TICKED * (ticked - fresh) + _FRESH * fresh + _FREE * (boxes - ticked)


def _numbers(ticked: int, boxes: int, fresh: int) -> str:
    return f"{ticked}/{boxes}"


# The sheet in front


def _large_sheet(view: PrettyTrickyView, seat: int) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for justify in ("center", "right", "center", "left", "left"):
        table.add_column(justify=justify, no_wrap=True)
    titles = ("tricky-head-own", "tricky-head-row", "tricky-head-others", "tricky-head-circles")
    heads = ("(!)", *map(say, titles))
    table.add_row(*(Text(head, "dim") for head in heads))
    open_rows = _open_rows(view, seat)
    for row, circles in zip(_rows(view, seat), view.circles, strict=True):
        table.add_row(
            _symbol(view, seat, row),
            _large_boxes(row.left, row.left_boxes, _fresh(view, seat, row, left=True))[::-1],
            Text(f"›{row.sum}‹", "bold reverse") if row.sum in open_rows else Text(str(row.sum), "bold"),
            _large_boxes(row.right, row.right_boxes, _fresh(view, seat, row, left=False)),
            _circles(view, row, circles),
        )
    return table


def _open_rows(view: PrettyTrickyView, seat: int) -> set[int]:
    """The rows this seat can tick now."""
    if seat != view.to_move:
        return set()
    if view.phase == "own_roll":
        return {row for way in view.ways for row in way.ticks}
    return {pair.sum for pair in view.blue_pairs if seat in pair.seats}


def _fresh(view: PrettyTrickyView, seat: int, row: _Row, left: bool) -> int:
    return view.sheets[seat].ticked.count(row.sum) if left == (seat == view.active) else 0


def _large_boxes(ticked: int, boxes: int, fresh: int) -> str:
    return " ".join(_boxes(ticked, boxes, fresh))


def _symbol(view: PrettyTrickyView, seat: int, row: _Row) -> Text:
    if row.symbol:
        return Text("(!)", "bold red")
    if seat == view.active and row.sum in view.waiting:
        return Text("→!", "bold red")  # at the end of this turn
    return Text("·", "dim")


def _circles(view: PrettyTrickyView, row: _Row, ticked: int) -> Text:
    soon = int(row.sum in view.waiting)
    text = Text().append("⊗" * ticked, "bold").append("⊙" * soon, "bold red")
    text.append("○" * (_CIRCLES - ticked - soon), "dim")
    if row.right == row.right_boxes:
        text.append(f" +{ticked}", "bold green")
    return text


# Beside it: the dice and what they would do


def _side(view: PrettyTrickyView, names: Sequence[str]) -> RenderableType:
    if view.phase == "ended":
        return _result(view, names)
    lines = [_dice(view), Text()]
    if view.phase == "own_roll":
        for way in {way.pairs[0].sum: way for way in view.ways}.values():  # equal dice make equal ways: show one
            lines += _way(view, way)
    else:
        for pair in {pair.sum: pair for pair in view.blue_pairs}.values():
            lines.append(_blue_pair(view, pair, names))
        for row in view.waiting:
            lines += [Text(), Text(say("tricky-circle", row=row), "dim")]
    return Group(*lines)


def _dice(view: PrettyTrickyView) -> Text:
    text = Text().append(f"{say('tricky-dice')}  ", "dim")
    for die in range(len(view.dice)):
        text.append_text(_die(view, die)).append("  ")
    return text


def _die(view: PrettyTrickyView, die: int) -> Text:
    shape, style = _RED if die == RED_DIE else _BLUE
    return Text().append(f"{shape}{view.dice[die]}", style)


def _sum(view: PrettyTrickyView, pair: PrettyTrickyPair) -> Text:
    text = _die(view, pair.dice[0]).append(" + ").append_text(_die(view, pair.dice[1]))
    return text.append(" = ").append(str(pair.sum), "bold")


def _way(view: PrettyTrickyView, way: PrettyTrickyWay) -> list[Text]:
    begun = view.sheets[view.active].ticked
    if begun and begun[0] not in (way.pairs[0].sum, way.pairs[1].sum):
        return []
    pairs = Text("  ").append_text(_sum(view, way.pairs[0])).append("   ").append_text(_sum(view, way.pairs[1]))
    if not way.ticks:
        why = say("tricky-ticked", row=begun[0]) if begun else say("tricky-no-box")
        return [pairs, Text(f"    {why}", "dim"), Text()]
    means = Text("    " + ", ".join(way.moves))
    if way.finishes:
        means.append(f" {say('tricky-fills', rows=list_of(list(map(str, way.finishes))))}", "bold red")
    return [pairs, means, Text()]


def _blue_pair(view: PrettyTrickyView, pair: PrettyTrickyPair, names: Sequence[str]) -> Text:
    text = Text("  ").append_text(_sum(view, pair))
    if view.to_move in pair.seats:
        text.append(f"   right {pair.sum}")
        place = pair.sum - LOWEST_SUM
        if view.sheets[view.to_move].right[place] + 1 == view.right_boxes[place]:
            text.append(f" {say('tricky-full')}", "bold green")
    else:
        text.append(f"   {say('tricky-no-box-for', name=_name(names, view.to_move))}", "dim")
    return text


def _result(view: PrettyTrickyView, names: Sequence[str]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column()
    for _ in range(3):
        table.add_column(justify="right")
    table.add_row("", "", Text("X", "dim"), Text("XX", "dim"), Text(say("tricky-points"), "dim"))
    for seat in sorted(range(view.players), key=lambda seat: view.ranks[seat]):
        sheet = view.sheets[seat]
        style = "bold" if view.ranks[seat] == 1 else ""
        cells = (f"{view.ranks[seat]}.", _name(names, seat), str(sheet.x), str(sheet.xx), str(view.points[seat]))
        table.add_row(*(Text(cell, style) for cell in cells))
    return table
