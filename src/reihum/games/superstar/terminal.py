"""The table of Superstar in a terminal.

On top the seats with their tokens and hands, then the pile of the round, the last card largest, and below it the own
hand: cards that fit stand higher, in a heavy frame, with the reason under them.
"""

from collections.abc import Collection, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reihum.games.superstar.pieces import COLOUR_LETTERS, COLOUR_NAMES, HAND, TOKENS_TO_WIN, card_kind
from reihum.games.superstar.view import SuperstarView
from reihum.terminal.room import Board, Firm, FirstFit, last_wrapped, shortened
from reihum.terminal.words import say

IS_RACE: Final = True
"""Who has three of them first wins; no points are shown."""

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
_REASONS: Final = {"higher": "star-higher", "both": "star-higher", "joker": "star-on-star", "on-joker": "star-star"}


def draw(view: SuperstarView, names: Sequence[str], legal: Collection[str] = ()) -> RenderableType:
    """The position as its viewer sees it; it shows what may be done, so the legal moves are not needed."""
    parts: list[RenderableType] = [_headline(view), _seats(view, names), Text()]
    if view.pile:
        parts += [FirstFit(*(_pile(view, names, most) for most in _SHOWN)), Text()]
    parts.append(_discard_pile(view))
    if view.hand is not None:
        parts += [Text(), _hand(view)]
    parts.append(_question(view, names))
    return Board(*parts)


def _headline(view: SuperstarView) -> Text:
    line = Text().append(say("round", round=view.round), "bold")
    piles = say("star-piles", draw=view.draw_pile, discarded=len(view.discard_pile))
    return line.append(f"   {piles}   {say('star-tokens', count=TOKENS_TO_WIN)}", "dim")


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
        return Text(say("star-superstar") if view.ranks[seat] == 1 else "", "bold yellow")
    if shown.passed_on is not None:
        return Text().append(f"{say('star-passed')} ", "dim").append_text(_short(view, shown.passed_on))
    if view.pile:
        return Text(say("star-last")) if view.pile[-1].seat == seat else Text()
    if shown.thrown:
        return Text().append(f"{say('star-discarded')} ", "dim").append_text(_listed(view, shown.thrown))
    if view.phase == "discard" and seat == view.last_winner:
        return Text(say("star-won"))
    return Text()


def _name(names: Sequence[str], seat: int, width: int = _NAME_WIDTH) -> str:
    return shortened(names[seat], width)


# Cards


def _short(view: SuperstarView, card: str) -> Text:
    """A card in a line of text: 12●."""
    star = view.stars.get(card)
    text = Text(say("star-joker") if card == "J" else card)
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
    number = Text(say("star-joker") if card == "J" else card, "bold" if style != "dim" else style)
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
    return Group(Text().append(f"{say('star-before')} ", "dim").append_text(hidden), table)


def _discard_pile(view: SuperstarView) -> Text:
    if not view.discard_pile:
        return Text(say("star-no-discards"), "dim")
    return Text().append(f"{say('star-discards')} ", "dim").append_text(_listed(view, view.discard_pile))


def _hand(view: SuperstarView) -> RenderableType:
    """The own cards. Raised are those that fit on the last card; between rounds, those put aside."""
    columns: list[list[Text]] = []
    aside = list(view.staged)
    for card in view.hand or []:
        if card in aside:
            aside.remove(card)
            columns.append([*_card(view, card, _LIGHT, ""), Text(say("star-aside")), Text()])
        elif card not in view.fitting and view.phase != "discard":
            columns.append([Text(), *_card(view, card, _LIGHT, "dim"), Text()])
        elif view.phase == "follow":
            columns.append([*_card(view, card, _HEAVY, ""), _reason(view, card), Text()])
        else:
            columns.append([Text(), *_card(view, card, _HEAVY, ""), Text()])
    return _side_by_side(columns) if columns else Text(f"  {say('star-no-cards')}", "dim")


def _reason(view: SuperstarView, card: str) -> Text:
    why = view.fitting[card]
    if why == "star":
        star = view.stars[card]
        return Text(f"{say(_COLOURS[star])} {_SHAPES[star]}"[: _INSIDE + 2], _STYLES[star])
    return Text(say(_REASONS[why]))


# What is asked


def _question(view: SuperstarView, names: Sequence[str]) -> Text:
    if view.phase == "over":
        return Text(say("star-over", name=_name(names, view.ranks.index(1))), "bold")
    if view.to_move != view.viewer:
        return Text(say("star-exchanging" if view.phase == "discard" else "turn-of", name=_name(names, view.to_move)))
    text = Text(f"{say('your-turn')} ", "bold")
    if view.phase == "discard":
        return text.append(say("star-ask-discard"), "not bold")
    if view.phase == "lead":
        return text.append(say("star-ask-lead"), "not bold")
    if not view.fitting:
        return text.append(say("star-ask-pass"), "not bold")
    return text.append(_task(view) + (f" {say('star-or-pass')}" if view.voluntary_pass else ""), "not bold")


def _task(view: SuperstarView) -> str:
    top = view.pile[-1].card
    if top == "J":
        return say("star-ask-joker")
    star = view.stars.get(top)
    is_highest = card_kind(top) == card_kind("50")
    if star is None:
        return say("star-ask-none") if is_highest else say("star-ask-higher", card=top)
    shown = f"{say(_COLOURS[star])} {_SHAPES[star]}"
    return say("star-ask-only-star", star=shown) if is_highest else say("star-ask-match", card=top, star=shown)
