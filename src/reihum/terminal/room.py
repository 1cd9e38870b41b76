"""How boards make do with the room there is: nothing of a board is cut off, or its place is taken by a sentence.

Rich squeezes what does not fit and hides what is left over. Here a part that must not be squeezed is `Firm`, one that
can be laid out in several ways is a `FirstFit`, and a `Board` with too little room for its parts says so.
"""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from reihum.terminal.words import say

_BOUNDLESS: Final = 10_000  # columns: what is measured in less is measured as if it were squeezed already


def _measured(console: Console, options: ConsoleOptions, part: RenderableType) -> Measurement:
    return Measurement.get(console, options.update(max_width=_BOUNDLESS), part)


class Firm:
    """A part that keeps its width; or, if ``columns`` are given, one that may be wrapped, but not below these."""

    def __init__(self, part: RenderableType, columns: int = _BOUNDLESS) -> None:
        self.part, self.columns = part, columns

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = _measured(console, options, self.part).maximum
        return Measurement(min(width, self.columns), width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.part


class FirstFit:
    """Several layouts of the same, the best one first: shown is the first that has room."""

    def __init__(self, *layouts: RenderableType) -> None:
        self.layouts = layouts

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [_measured(console, options, layout) for layout in self.layouts]
        return Measurement(min(width.minimum for width in widths), max(width.maximum for width in widths))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        *better, last = self.layouts
        fitting = (part for part in better if _measured(console, options, part).minimum <= options.max_width)
        yield next(fitting, last)


class Board:
    """The parts of a board, one below the other."""

    def __init__(self, *parts: RenderableType) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        needed = max(_measured(console, options, part).minimum for part in self.parts)
        if needed > options.max_width:
            yield Text(say("too-narrow", needed=needed, columns=options.max_width), "bold")
        else:
            yield from self.parts


def one_line_or_two(first: Text, second: Text, gap: str) -> FirstFit:
    """Two texts with a gap between them, or the second one below the first."""
    return FirstFit(Firm(Text.assemble(first, gap, second)), Group(first, Text.assemble("  ", second)))


def last_wrapped(rows: Sequence[Sequence[Text]]) -> Table:
    """Rows of cells; where there is too little room for one, its last cell is wrapped and the others are not."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in rows[0][1:]:
        table.add_column(no_wrap=True)
    table.add_column()
    for *cells, last in rows:
        table.add_row(*map(Firm, cells), last)
    return table


def shortened(name: str, columns: int) -> str:
    """A name in this many columns at most. A Chinese character takes two."""
    return name if cell_len(name) <= columns else set_cell_size(name, columns - 1) + "…"
