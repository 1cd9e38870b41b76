"""The table of Superstar in a terminal.

On top the seats with their tokens and hands, then the pile of the round, the last card largest, and below it the own
hand: cards that fit stand higher, in a heavy frame, with the reason under them.
"""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reihum.games.superstar.pieces import COLOUR_LETTERS, COLOUR_NAMES, HAND, TOKENS_TO_WIN, card_kind
from reihum.games.superstar.view import SuperstarView
from reihum.terminal.boards.room import Board, Firm, FirstFit, last_wrapped, shortened

_SHAPES: Final = {"R": "●", "Y": "▲", "G": "■", "B": "◆", "P": "★"}
_STYLES: Final = {"R": "bold red", "Y": "bold yellow", "G": "bold green", "B": "bold blue", "P": "bold magenta"}
_COLOURS: Final = dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True))
_LIGHT: Final = ("╭", "─", "╮", "│", "╰", "╯")
_HEAVY: Final = ("┏", "━", "┓", "┃", "┗", "┛")
_INSIDE: Final = 5  # columns inside a card's frame: the five stars of a joker
_WIDE: Final = 9  # and inside the last card played
_SHOWN: Final = range(7, -1, -1)  # cards of the pile that stand beside the last one, as many as there is room for
_NAME_WIDTH: Final = 12
_TOKEN: Final = "✪"
_REASONS: Final = {"higher": "higher", "both": "higher", "joker": "on star", "on-joker": "star"}


def draw(view: SuperstarView, names: Sequence[str]) -> RenderableType:
    """The position as its viewer sees it."""
    parts: list[RenderableType] = [_headline(view), _seats(view, names), Text()]
    if view.pile:
        parts += [FirstFit(*(_pile(view, names, most) for most in _SHOWN)), Text()]
    parts.append(_discard_pile(view))
    if view.hand is not None:
        parts += [Text(), _hand(view)]
    parts.append(_question(view, names))
    if view.reconstructed:
        parts.append(Text("Which numbers show which star is a reconstruction.", "dim"))
    return Board(*parts)


def _headline(view: SuperstarView) -> Text:
    line = Text().append(f"Round {view.round}", "bold")
    line.append(f"   {view.draw_pile} to draw, {len(view.discard_pile)} discarded   ", "dim")
    return line.append(f"{TOKENS_TO_WIN} tokens win", "dim")


# Seats


def _seats(view: SuperstarView, names: Sequence[str]) -> Table:
    """All seats from the viewer's left neighbour round to the viewer, who sits nearest to the hand."""
    rows: list[list[Text]] = []
    first = max(view.viewer, 0) + (view.viewer >= 0)
    for step in range(view.players):
        seat = (first + step) % view.players
        shown = view.seats[seat]
        active = seat == view.to_move
        name = (
            Text().append("▶ " if active else "  ", "bold yellow").append(_name(names, seat), "bold" if active else "")
        )
        tokens = Text().append(_TOKEN * shown.tokens, "bold yellow")
        tokens.append("·" * (TOKENS_TO_WIN - shown.tokens), "dim")
        cards = Text("▮" * shown.cards).append("▯" * (HAND - shown.cards), "dim").append(f" {shown.cards}")
        rows.append([name, tokens, cards, _status(view, seat)])
    return last_wrapped(rows)


def _status(view: SuperstarView, seat: int) -> Text:
    shown = view.seats[seat]
    if view.phase == "over":
        return Text("superstar!" if view.ranks[seat] == 1 else "", "bold yellow")
    if shown.passed_on is not None:
        return Text().append("passed on ", "dim").append_text(_short(view, shown.passed_on))
    if view.pile:
        return Text("played last") if view.pile[-1].seat == seat else Text()
    if shown.thrown:
        return Text().append("discarded ", "dim").append_text(_listed(view, shown.thrown))
    if view.phase == "discard" and seat == view.last_winner:
        return Text("won the round and starts the next")
    return Text()


def _name(names: Sequence[str], seat: int, width: int = _NAME_WIDTH) -> str:
    return shortened(names[seat], width)


# Cards


def _short(view: SuperstarView, card: str) -> Text:
    """A card in a line of text: 12●."""
    star = view.stars.get(card)
    text = Text("joker" if card == "J" else card)
    return text.append(_SHAPES[star], _STYLES[star]) if star else text


def _listed(view: SuperstarView, cards: Sequence[str]) -> Text:
    return Text(" ").join(_short(view, card) for card in cards)


def _stars(view: SuperstarView, card: str) -> Text:
    letters = COLOUR_LETTERS if card == "J" else view.stars.get(card, "")
    return Text().join(Text(_SHAPES[letter], _STYLES[letter]) for letter in letters)


def _card(view: SuperstarView, card: str, frame: Sequence[str], style: str, inside: int = _INSIDE) -> list[Text]:
    """A card as four lines, or six if it is wide."""
    left, line, right, side, low_left, low_right = frame
    blank = Text(f"{side}{' ' * inside}{side}", style)
    number = Text("joker" if card == "J" else card, "bold" if style != "dim" else style)
    rows = [_framed(number, side, style, inside), _framed(_stars(view, card), side, style, inside)]
    if inside == _WIDE:
        rows = [blank, *rows, blank]
    top = Text(f"{left}{line * inside}{right}", style)
    bottom = Text(f"{low_left}{line * inside}{low_right}", style)
    return [top, *rows, bottom]


def _framed(content: Text, side: str, style: str, inside: int) -> Text:
    before = (inside - content.cell_len) // 2
    after = inside - content.cell_len - before
    return Text().append(side + " " * before, style).append_text(content).append(" " * after + side, style)


def _side_by_side(columns: Sequence[Sequence[Text]]) -> Firm:
    table = Table.grid(padding=(0, 1, 0, 0))
    for lines in zip(*columns, strict=True):
        table.add_row(*lines)
    return Firm(table)


# The pile and the hand


def _pile(view: SuperstarView, names: Sequence[str], most: int) -> RenderableType:
    """The cards of this round from left to right, each with the name of who played it; so many beside the last."""
    shown = view.pile[-1 - most : -1]
    columns = [
        [Text(), Text(), *_card(view, played.card, _LIGHT, "dim"), Text(_name(names, played.seat, _INSIDE + 2), "dim")]
        for played in shown
    ]
    last = view.pile[-1]
    columns.append([*_card(view, last.card, _HEAVY, "", _WIDE), Text(_name(names, last.seat), "bold")])
    earlier = len(view.pile) - 1 - len(shown)
    table = _side_by_side(columns)
    if not earlier:
        return table
    hidden = _listed(view, [played.card for played in view.pile[:earlier]])
    return Group(Text().append("Before that: ", "dim").append_text(hidden), table)


def _discard_pile(view: SuperstarView) -> Text:
    if not view.discard_pile:
        return Text("The discard pile is empty.", "dim")
    return Text().append("Discard pile: ", "dim").append_text(_listed(view, view.discard_pile))


def _hand(view: SuperstarView) -> RenderableType:
    """The own cards. Raised are those that fit on the last card; between rounds, those put aside."""
    columns: list[list[Text]] = []
    aside = list(view.staged)
    for card in view.hand or []:
        if card in aside:
            aside.remove(card)
            columns.append([*_card(view, card, _LIGHT, ""), Text("aside"), Text()])
        elif card not in view.fitting and view.phase != "discard":
            columns.append([Text(), *_card(view, card, _LIGHT, "dim"), Text()])
        elif view.phase == "follow":
            columns.append([*_card(view, card, _HEAVY, ""), _reason(view, card), Text()])
        else:
            columns.append([Text(), *_card(view, card, _HEAVY, ""), Text()])
    return _side_by_side(columns) if columns else Text("  no cards in hand", "dim")


def _reason(view: SuperstarView, card: str) -> Text:
    why = view.fitting[card]
    if why == "star":
        star = view.stars[card]
        return Text(f"{_COLOURS[star]} {_SHAPES[star]}"[: _INSIDE + 2], _STYLES[star])
    return Text(_REASONS[why])


# What is asked


def _question(view: SuperstarView, names: Sequence[str]) -> Text:
    if view.phase == "over":
        return Text(
            f"{_name(names, view.ranks.index(1))} has {TOKENS_TO_WIN} star tokens and is the superstar.", "bold"
        )
    if view.to_move != view.viewer:
        doing = "exchanges cards" if view.phase == "discard" else "is to play"
        return Text(f"{_name(names, view.to_move)} {doing}.")
    if view.phase == "discard":
        return Text().append("Your turn. ", "bold").append("Put aside what you do not want to keep, then say done.")
    if view.phase == "lead":
        return Text().append("You start. ", "bold").append("Play any card.")
    text = Text().append("Your turn. ", "bold")
    if not view.fitting:
        return text.append("Nothing fits: you must pass.")
    return text.append(_task(view)).append(" Or pass." if view.voluntary_pass else "")


def _task(view: SuperstarView) -> str:
    top = view.pile[-1].card
    if top == "J":
        return "On a joker goes any card with a star."
    star = view.stars.get(top)
    higher = "" if card_kind(top) == card_kind("50") else f"go higher than {top}"
    if star is None:
        return f"{higher.capitalize()}." if higher else "Nothing goes on it."
    match = f"match the {_COLOURS[star]} {_SHAPES[star]} star, or play a joker"
    return f"{higher}, {match}.".capitalize() if higher else f"{match}.".capitalize()
