"""The table of Qwixx – The Card Game in a shell: the others' sheets on top, the own sheet and hand at the bottom.

On a sheet ``✗`` is a mark, ``·`` a number passed over, a number is still open; ``(8)`` is the announced number, an
underlined number is in the own hand.
"""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from reihum.core.record import WATCHER
from reihum.games.qwixx_cards.view import QwixxCardsPlay, QwixxCardsRow, QwixxCardsView

SHAPES: Final = {"R": "●", "Y": "▲", "G": "■", "B": "◆", "J": "✦"}
STYLES: Final = {"R": "bold red", "Y": "bold yellow", "G": "bold green", "B": "bold bright_blue", "J": "bold"}
COLOUR_NAMES: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
STEPS: Final = {
    "take": "step 1 of 3: take cards",
    "choose": "step 2 of 3: everyone decides on the {number}",
    "play": "step 3 of 3: play one to three cards",
    "over": "the game is over",
}
_RISING: Final = list(range(2, 13))
PRINTED: Final = {"R": _RISING, "Y": _RISING, "G": _RISING[::-1], "B": _RISING[::-1]}
MOST_MISSES: Final = 4
_NAME: Final = 14
_AIRY: Final = 3  # up to so many players the sheets stand apart; with more they must fit a small window


def draw(view: QwixxCardsView, names: Sequence[str]) -> RenderableType:
    """The position as its viewer may see it, for 80 columns."""
    own = None if view.viewer == WATCHER else view.viewer
    parts: list[RenderableType] = [_headline(view, names), _table(view), *_last_play(view, names)]
    first = 0 if own is None else own + 1
    for step in range(view.players - (own is not None)):
        seat = (first + step) % view.players
        if view.players <= _AIRY:
            parts.append(Text())
        parts += _small_sheet(view, seat, names[seat])
    if own is not None:
        parts += [Rule(style="dim"), *_own_sheet(view, own, names[own]), Text(), _hand(view)]
    return Group(*parts)


def _line(*pieces: str | tuple[str, str]) -> Text:
    return Text.assemble(*pieces, no_wrap=True, overflow="ellipsis")


def _short(name: str) -> str:
    return name if len(name) <= _NAME else name[: _NAME - 1] + "…"


def _headline(view: QwixxCardsView, names: Sequence[str]) -> Text:
    step = STEPS[view.phase].format(number=view.number)
    if view.phase == "over":
        return _line((f"Turn {view.turn} · {step}", "bold"))
    return _line((f"Turn {view.turn} · {_short(names[view.active])}’s turn", "bold"), f" · {step}")


def _table(view: QwixxCardsView) -> Text:
    display = " ".join("[  ]" if number is None else f"[{number:>2}]" for number in view.display)
    return _line(
        "Stack ",
        (f"[{view.number:>2}]", "bold reverse" if view.phase == "choose" else "bold"),
        f" of {view.stack}    Display {display}    Played {len(view.discards)}",
    )


def _last_play(view: QwixxCardsView, names: Sequence[str]) -> list[RenderableType]:
    if view.last_play is None:
        return []
    return [_line(f"{_short(names[view.last_play.seat])} played  ", *_cards_of(view.last_play))]


def _card(card: str) -> tuple[str, str]:
    return f"{SHAPES[card[0]]} {card}", STYLES[card[0]]


def _cards_of(play: QwixxCardsPlay) -> list[str | tuple[str, str]]:
    """The cards of a play, the marked ones with a cross; of two cards of a number the first one has it."""
    pieces: list[str | tuple[str, str]] = []
    crossed: set[int] = set()
    for card in play.cards:
        number = int(card[1:])
        marked = number in play.marks and number not in crossed
        crossed.add(number)
        pieces += [_card(card), " ✗  " if marked else "  "]
    if any(card.startswith("J") for card in play.cards):
        pieces.append((f"as {COLOUR_NAMES[play.colour]}", STYLES[play.colour]))
    return pieces


def _misses(misses: int) -> str:
    return "misses " + "✗" * misses + "·" * (MOST_MISSES - misses)


def _turn_sign(view: QwixxCardsView, seat: int) -> str:
    return "▶ " if seat == view.active and view.phase != "over" else "  "


def _small_sheet(view: QwixxCardsView, seat: int, name: str) -> list[RenderableType]:
    if view.phase == "over":
        more = f"place {view.ranks[seat]}"
    else:
        more = "holds " + " ".join(f"[{number}]" for number in view.hands[seat])
    title = _line(
        _turn_sign(view, seat),
        (f"{_short(name):<{_NAME}}", "bold"),
        f" {view.points[seat]:>4} points   {_misses(view.sheets[seat].misses)}   {more}",
    )
    rows = view.sheets[seat].rows
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return [title, *(_line("  ", *_small_row(left), "   ", *_small_row(right)) for left, right in pairs)]


def _reached(row: QwixxCardsRow) -> int:
    return PRINTED[row.colour].index(row.marks[-1]) if row.marks else -1


def _small_row(row: QwixxCardsRow) -> list[str | tuple[str, str]]:
    pieces: list[str | tuple[str, str]] = [(SHAPES[row.colour], STYLES[row.colour])]
    for place, number in enumerate(PRINTED[row.colour]):
        if number in row.marks:
            pieces.append(("  ✗", STYLES[row.colour]))
        else:
            pieces.append(f"{number:>3}" if place > _reached(row) else "  ·")
    pieces.append(("[✗]" if row.locked else "[ ]", STYLES[row.colour]))
    return pieces


def _own_sheet(view: QwixxCardsView, seat: int, name: str) -> list[RenderableType]:
    place = f" · place {view.ranks[seat]}" if view.phase == "over" else ""
    title = _line(
        _turn_sign(view, seat),
        (f"{_short(name)} (you)", "bold"),
        f"   {view.points[seat]} points{place}   {_misses(view.sheets[seat].misses)}",
    )
    return [title, *(_own_row(view, row) for row in view.sheets[seat].rows)]


def _own_row(view: QwixxCardsView, row: QwixxCardsRow) -> Text:
    style = STYLES[row.colour]
    held = {int(card[1:]) for card in view.hand if card[0] == row.colour}
    line = _line("  ", (f"{SHAPES[row.colour]} {COLOUR_NAMES[row.colour]:<7}", style))
    for place, number in enumerate(PRINTED[row.colour]):
        announced = view.phase == "choose" and number == view.number
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


def _hand(view: QwixxCardsView) -> Text:
    line = _line("  Hand  ")
    for card in view.hand:
        line.append(*_card(card))
        line.append("   ")
    if view.staged is not None:
        line.append("  Laid  ")
        line.append_text(_line(*_cards_of(view.staged)))
    if view.choice is not None:
        line.append("  Chosen  ")
        if view.choice == "skip":
            line.append("nothing")
        else:
            line.append(f"{SHAPES[view.choice]} {view.choice}{view.number}", STYLES[view.choice])
    return line
