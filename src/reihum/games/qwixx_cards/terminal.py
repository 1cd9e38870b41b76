"""The table of Qwixx – The Card Game in a shell: the others' sheets on top, the own sheet and hand at the bottom.

The others' rows stand two by two, in a narrow window one below the other.

On a sheet ``✗`` is a mark, ``·`` a number passed over, a number is still open; ``(8)`` is the announced
number where it may be marked, an underlined number is in the own hand.
"""

from collections.abc import Collection, Sequence
from typing import Final

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from reihum.core.record import SPECTATOR
from reihum.games.qwixx_cards.view import QwixxCardsPlay, QwixxCardsRow, QwixxCardsView
from reihum.terminal.room import Board, Firm, FirstFit, one_line_or_two, shortened
from reihum.terminal.words import say

SHAPES: Final = {"R": "●", "Y": "▲", "G": "■", "B": "◆", "J": "✦"}
STYLES: Final = {"R": "bold red", "Y": "bold yellow", "G": "bold green", "B": "bold bright_blue", "J": "bold"}
COLOURS: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
"""The messages that name them."""
_RISING: Final = list(range(2, 13))
PRINTED: Final = {"R": _RISING, "Y": _RISING, "G": _RISING[::-1], "B": _RISING[::-1]}
MOST_MISSES: Final = 4
_NAME: Final = 14
_AIRY: Final = 3  # up to this many players the sheets stand apart; with more they must fit a small window


def draw(view: QwixxCardsView, names: Sequence[str], legal: Collection[str] = ()) -> RenderableType:
    """The position as its viewer may see it; ``legal`` are the moves of the seat that is asked, if it is the viewer."""
    own = None if view.viewer == SPECTATOR else view.viewer
    parts: list[RenderableType] = [_headline(view, names), _table(view), *_last_play(view, names)]
    first = 0 if own is None else own + 1
    for step in range(view.players - (own is not None)):
        seat = (first + step) % view.players
        if view.players <= _AIRY:
            parts.append(Text())
        parts += _small_sheet(view, seat, names[seat])
    if own is not None:
        parts += [Rule(style="dim"), *_own_sheet(view, own, names[own], legal), Text(), _hand(view)]
    return Board(*parts)


def _short(name: str) -> str:
    return shortened(name, _NAME)


def _headline(view: QwixxCardsView, names: Sequence[str]) -> RenderableType:
    turn = say("turn", turn=view.turn)
    if view.phase == "over":
        return Text(f"{turn} · {say('over')}", "bold")
    step = say(f"qwixx-{view.phase}", number=view.number)
    whose = say("turn-of", name=_short(names[view.active])).removesuffix(".")
    return one_line_or_two(Text(f"{turn} · {whose}", "bold"), Text(step), " · ")


def _table(view: QwixxCardsView) -> RenderableType:
    display = " ".join("[  ]" if number is None else f"[{number:>2}]" for number in view.display)
    stack = Text.assemble(
        f"{say('stack')} ",
        (f"[{view.number:>2}]", "bold reverse" if view.phase == "choose" else "bold"),
        f" {say('qwixx-of', count=view.stack)}",
    )
    return one_line_or_two(
        stack, Text(f"{say('display')} {display}    {say('qwixx-played', count=len(view.discards))}"), "    "
    )


def _last_play(view: QwixxCardsView, names: Sequence[str]) -> list[RenderableType]:
    if view.last_play is None:
        return []
    said = say("qwixx-last", name=_short(names[view.last_play.seat]))
    return [one_line_or_two(Text(said), _cards_of(view.last_play), "  ")]


def _card(card: str) -> tuple[str, str]:
    return f"{SHAPES[card[0]]} {card}", STYLES[card[0]]


def _cards_of(play: QwixxCardsPlay) -> Text:
    """The cards of a play, the marked ones with a cross; of two cards of a number the first one has it."""
    shown: list[Text] = []
    crossed: set[int] = set()
    for card in play.cards:
        number = int(card[1:])
        marked = number in play.marks and number not in crossed
        crossed.add(number)
        shown.append(Text.assemble(_card(card), " ✗" if marked else ""))
    if any(card.startswith("J") for card in play.cards):
        shown.append(Text(say("qwixx-as", colour=say(COLOURS[play.colour])), STYLES[play.colour]))
    return Text("  ").join(shown)


def _misses(misses: int) -> str:
    return f"{say('qwixx-misses')} " + "✗" * misses + "·" * (MOST_MISSES - misses)


def _turn_sign(view: QwixxCardsView, seat: int) -> str:
    return "▶ " if seat == view.active and view.phase != "over" else "  "


def _small_sheet(view: QwixxCardsView, seat: int, name: str) -> list[RenderableType]:
    if view.phase == "over":
        more = say("place", place=view.ranks[seat])
    else:
        more = f"{say('qwixx-holds')} " + " ".join(f"[{number}]" for number in view.hands[seat])
    title = Text.assemble(
        _turn_sign(view, seat),
        (set_cell_size(_short(name), _NAME), "bold"),
        f" {say('points', points=view.points[seat]):>11}   {_misses(view.sheets[seat].misses)}",
    )
    rows = [_small_row(row) for row in view.sheets[seat].rows]
    return [one_line_or_two(title, Text(more), "   "), FirstFit(_in_pairs(rows), _one_by_one(rows))]


def _in_pairs(rows: Sequence[Text]) -> Group:
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return Group(*(Firm(Text.assemble("  ", left, "   ", right)) for left, right in pairs))


def _one_by_one(rows: Sequence[Text]) -> Group:
    return Group(*(Firm(Text.assemble("  ", row)) for row in rows))


def _reached(row: QwixxCardsRow) -> int:
    return PRINTED[row.colour].index(row.marks[-1]) if row.marks else -1


def _small_row(row: QwixxCardsRow) -> Text:
    style = STYLES[row.colour]
    line = Text().append(SHAPES[row.colour], style)
    for place, number in enumerate(PRINTED[row.colour]):
        if number in row.marks:
            line.append("  ✗", style)
        else:
            line.append(f"{number:>3}" if place > _reached(row) else "  ·")
    return line.append("[✗]" if row.locked else "[ ]", style)


def _own_sheet(view: QwixxCardsView, seat: int, name: str, legal: Collection[str]) -> list[RenderableType]:
    place = f" · {say('place', place=view.ranks[seat])}" if view.phase == "over" else ""
    title = Text.assemble(_turn_sign(view, seat), (f"{_short(name)} {say('you')}", "bold"))
    standing = Text(f"{say('points', points=view.points[seat])}{place}   {_misses(view.sheets[seat].misses)}")
    rows = view.sheets[seat].rows
    named = Group(
        *(Firm(_own_row(view, row, legal, f"  {SHAPES[row.colour]} {say(COLOURS[row.colour]):<7}")) for row in rows)
    )
    narrow = Group(*(Firm(_own_row(view, row, legal, f"{SHAPES[row.colour]} {row.colour}")) for row in rows))
    return [one_line_or_two(title, standing, "   "), FirstFit(named, narrow)]


def _own_row(view: QwixxCardsView, row: QwixxCardsRow, legal: Collection[str], label: str) -> Text:
    style = STYLES[row.colour]
    held = {int(card[1:]) for card in view.hand if card[0] == row.colour}
    line = Text().append(label, style)
    for place, number in enumerate(PRINTED[row.colour]):
        announced = view.phase == "choose" and number == view.number and f"mark {row.colour}" in legal
        if number in row.marks:
            line.append("  ✗ ", style)
        elif place <= _reached(row):
            line.append("  · ")
        else:
            opening, closing = ("(", ")") if announced else (" ", " ")
            line.append(f"{opening if number > 9 else ' ' + opening}")
            line.append(str(number), f"{style} underline" if number in held else "")
            line.append(closing)
    line.append(" [✗]" if row.locked else " [ ]", style)
    line.append(f" {len(row.marks) + row.locked:>2} = {row.points:>2}")
    return line


def _hand(view: QwixxCardsView) -> RenderableType:
    cards = Text("   ").join(Text(*_card(card)) for card in view.hand)
    hand = Text.assemble(f"  {say('hand')}  ", cards)
    if view.staged is not None:
        return one_line_or_two(hand, Text.assemble(f"{say('qwixx-laid')}  ", _cards_of(view.staged)), "     ")
    if view.choice is not None:
        return one_line_or_two(
            hand, Text.assemble(f"{say('qwixx-chosen')}  ", _choice(view.choice, view.number)), "     "
        )
    return Firm(hand)


def _choice(choice: str, number: int) -> tuple[str, str]:
    return (say("qwixx-nothing"), "") if choice == "skip" else (f"{SHAPES[choice]} {choice}{number}", STYLES[choice])
