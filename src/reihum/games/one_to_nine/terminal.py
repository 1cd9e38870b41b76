"""The table of One to 9 in a terminal.

Seats on top, the board with the piles beside it (in a narrow window below it), what can be claimed, and the own hand
nearest to the prompt. A colour is always a letter and a shape, too: R ●, Y ▲, G ■, B ◆. ``N`` is a number joker,
``J`` a joker.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reihum.core.record import OVER, SPECTATOR
from reihum.games.one_to_nine.view import OneToNineClaim, OneToNineFilling, OneToNineView
from reihum.terminal.room import Board, Firm, FirstFit, shortened
from reihum.terminal.words import say, winners

IS_RACE: Final = True
"""Who has three of them first wins; no points are shown."""

_COLOURS: Final = "RYGB"
_SHAPES: Final = {"R": "●", "Y": "▲", "G": "■", "B": "◆"}
_STYLES: Final = {"R": "bold red", "Y": "bold yellow", "G": "bold green", "B": "bold blue"}
_JOKER_STYLE: Final = "bold magenta"
_SMALL: Final = "☆"
_BIG: Final = "★"
_NO_BIG: Final = "·"
_BIG_TO_WIN: Final = 3
_NAME_WIDTH: Final = 20
_STARS_IN_A_ROW: Final = 10  # more small stars are shown as a number
_TITLES: Final = ("nine-big", "nine-small", "nine-cards", "nine-jokers")
_SHORT_TITLES: Final = ("nine-big-short", "nine-small-short", "nine-cards", "nine-jokers-short")


def draw(view: OneToNineView, names: Sequence[str], legal: Collection[str] = ()) -> RenderableType:
    """The position as its viewer sees it; it shows what may be done, so the legal moves are not needed."""
    seats = FirstFit(
        _seats(view, names, _TITLES, gap=4, stars=_STARS_IN_A_ROW),
        _seats(view, names, _SHORT_TITLES, gap=2, stars=_STARS_IN_A_ROW),
        _seats(view, names, _SHORT_TITLES, gap=2, stars=1),
    )
    table = FirstFit(_board_beside_piles(view), _board_above_piles(view))
    parts: list[RenderableType] = [_headline(view, names), Text(), seats, Text(), table]
    if view.filling is not None:
        parts.append(_filling(view.filling))
    elif view.claims:
        parts.append(_claims(view.claims))
    if view.hand is not None:
        parts.append(_hand(view.hand))
    return Board(*parts)


# Words and seats


def _headline(view: OneToNineView, names: Sequence[str]) -> Text:
    line = Text().append(say("turn", turn=view.turn), "bold").append("   ")
    if view.to_move == OVER:
        first = [_name(names, seat) for seat, rank in enumerate(view.ranks) if rank == 1]
        return line.append(f"{say('over')} {winners(first)}")
    own = view.to_move == view.viewer
    return line.append(say("your-turn") if own else say("turn-of", name=_name(names, view.to_move)), "bold")


def _seats(view: OneToNineView, names: Sequence[str], titles: Sequence[str], gap: int, stars: int) -> Firm:
    """What lies open at the seats; small stars as their number and count."""
    table = Table(box=None, padding=(0, gap // 2), pad_edge=False, header_style="dim")
    for title in ("", *map(say, titles)):
        table.add_column(title)
    for seat in _around(view):
        own = view.seats[seat]
        table.add_row(
            _marked_name(view, seat, names),
            Text(" ".join(_BIG * own.big_stars + _NO_BIG * (_BIG_TO_WIN - own.big_stars)), "bold yellow"),
            Text(f"{own.small_stars:2} {_SMALL * min(own.small_stars, stars)}", "yellow"),
            str(own.cards),
            str(own.jokers) if own.jokers else "",
        )
    return Firm(table)


def _around(view: OneToNineView) -> list[int]:
    """The viewer comes last, nearest to the own hand; the others in the order of play."""
    first = view.viewer if view.viewer != SPECTATOR else view.players - 1
    return [(first + step) % view.players for step in range(1, view.players + 1)]


def _marked_name(view: OneToNineView, seat: int, names: Sequence[str]) -> Text:
    mark = "▶ " if seat == view.to_move else "  "
    name = _name(names, seat) + (f" {say('you')}" if seat == view.viewer else "")
    return Text(mark + name, "bold" if seat == view.to_move else "")


def _name(names: Sequence[str], seat: int) -> str:
    return shortened(names[seat], _NAME_WIDTH)


# The board and the piles


def _board_beside_piles(view: OneToNineView) -> Firm:
    piles = Text.assemble((f"{say('nine-discards')}\n", "dim"), _discard_pile(view), "\n")
    if view.bonus:
        piles.append_text(_bonus()).append("\n")
    piles.append(f"\n{say('stack')}\n", "dim").append(f"{say('nine-count', count=view.stack)}\n")
    piles.append(f"\n{say('nine-supply')}\n", "dim").append_text(_supply(view))
    table = Table.grid(padding=(0, 3))
    table.add_row(_board(view), piles)
    return Firm(table)


def _board_above_piles(view: OneToNineView) -> Group:
    discards = Text.assemble((f"{say('nine-discards')}  ", "dim"), _discard_pile(view))
    if view.bonus:
        discards.append("   ").append_text(_bonus())
    count = say("nine-count", count=view.stack)
    stack = Text.assemble((f"{say('stack')}  ", "dim"), count, (f"   {say('nine-supply')}  ", "dim"), _supply(view))
    return Group(Firm(_board(view)), discards, stack)


def _board(view: OneToNineView) -> Table:
    table = Table(box=box.SQUARE, padding=(0, 1), show_lines=True, border_style="dim", header_style="dim")
    table.add_column("", no_wrap=True)
    for number in range(1, 10):
        table.add_column(str(number), justify="center", width=2, no_wrap=True)
    for colour, row in zip(_COLOURS, view.board, strict=True):
        cells = [_cell(view, f"{colour}{number}", card) for number, card in enumerate(row, 1)]
        table.add_row(Text(f"{colour} {_SHAPES[colour]}", _STYLES[colour]), *cells)
    return table


def _cell(view: OneToNineView, field: str, card: str | None) -> Text:
    colour = field[0]
    if card is not None:
        if card == "J":
            return Text("J", _JOKER_STYLE)
        return Text(card if card[0] == "N" else f"{_SHAPES[colour]}{field[1]}", _STYLES[colour])
    if view.filling is not None:
        for gap in view.filling.filled:
            if gap.field == field:
                shown = {"card": f"{_SHAPES[colour]}{field[1]}", "number": f"N{field[1]}", "joker": "J", "star": _SMALL}
                return Text(shown[gap.filler], f"{_STYLES[colour]} underline")
        if field == view.filling.next_field:
            return Text("??", "bold reverse")
        if field in view.filling.claim.gaps:
            return Text("?", "bold")
    return Text("·", "dim")


def _discard_pile(view: OneToNineView) -> Text:
    if view.discard_top is None:
        return Text(say("empty"), "dim")
    return Text.assemble(_card(view.discard_top), f" {say('nine-on-top', count=len(view.discard))}")


def _bonus() -> Text:
    return Text(f"{_SMALL} {say('nine-bonus')}", "bold yellow")


def _supply(view: OneToNineView) -> Text:
    text = Text(f"{view.joker_supply} × ").append("J", _JOKER_STYLE)
    return text.append(f"   {view.small_supply} × {_SMALL}   {view.big_supply} × {_BIG}")


def _card(card: str) -> Text:
    if card[0] in _SHAPES:
        return Text(f"{card} {_SHAPES[card[0]]}", _STYLES[card[0]])
    return Text(card, _JOKER_STYLE if card == "J" else "bold")


# What can be done


def _claims(claims: Sequence[OneToNineClaim]) -> Table:
    """What can be claimed, the dearest first; of equal ones those with the fewest gaps."""
    table = Table.grid(padding=(0, 2))
    by_worth: dict[str, list[str]] = {}
    for claim in sorted(claims, key=lambda claim: (-claim.big_stars, -claim.small_stars, len(claim.gaps))):
        by_worth.setdefault(_stars(claim), []).append(claim.move.removeprefix("claim "))
    for line, (worth, names) in enumerate(by_worth.items()):
        label = say("nine-claims") if line == 0 else ""
        table.add_row(Text(label, "dim"), Text(worth, "bold yellow"), Text("  ".join(names), "bold"))
    return table


def _stars(claim: OneToNineClaim) -> str:
    return _BIG * claim.big_stars + _SMALL * claim.small_stars


def _filling(filling: OneToNineFilling) -> Text:
    text = Text(f"{say('nine-claim')}  ", "dim").append(
        f"{filling.claim.move.removeprefix('claim ')} {_stars(filling.claim)}", "bold"
    )
    text.append(f"   {say('nine-next')} ", "dim").append(filling.next_field, "bold")
    return text.append(f": {', '.join(filling.fillers)}")


def _hand(hand: Sequence[str]) -> Text:
    text = Text(f"{say('hand')}  ", "dim")
    if not hand:
        return text.append(say("empty"))
    groups: list[Text] = []
    for colour in _COLOURS:
        numbers = [card[1] for card in hand if card[0] == colour]
        if numbers:
            groups.append(Text(f"{colour} {_SHAPES[colour]} {' '.join(numbers)}", _STYLES[colour]))
    groups += [Text(f"N {' '.join(numbers)}", "bold") for numbers in [[c[1] for c in hand if c[0] == "N"]] if numbers]
    counts = Counter(card for card in hand if card in ("+3", "J"))
    for card, count in counts.items():
        groups.append(_card(card).append(f" × {count}" if count > 1 else ""))
    return text.append_text(Text("   ").join(groups))
