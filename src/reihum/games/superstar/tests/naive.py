"""A second opinion: the rules once more, as plainly as possible, over plain Python data.

Nothing here is shared with the engine. A card is a number or the string "J".
"""

from dataclasses import dataclass, field
from itertools import combinations

Card = int | str
COLOURS = ("red", "yellow", "green", "blue", "purple")


def star(card: Card) -> set[str]:
    """The colours of the stars on a card of the reconstructed deck."""
    if card == "J":
        return set(COLOURS)
    assert isinstance(card, int)
    return {COLOURS[(card // 2 - 1) % 5]} if card % 2 == 0 else set()


def fits(card: Card, last: Card) -> bool:
    """S6 and S7, word for word."""
    if card == "J" or last == "J":
        return bool(star(card)) and bool(star(last))
    assert isinstance(card, int)
    assert isinstance(last, int)
    return card > last or bool(star(card) & star(last))


@dataclass
class Table:
    """Everything that is needed to know what a seat may do and what the table sees of it."""

    hands: list[list[Card]]
    tokens: list[int]
    to_move: int
    voluntary_pass: bool
    draw_pile: int
    discards: list[Card]
    pile: list[tuple[int, Card]] = field(default_factory=list)
    passed: set[int] = field(default_factory=set)
    won: int | None = None  # who won the last round, while cards are exchanged


# What the table sees after a turn: the seat to move (None: game over), whether cards are exchanged, the tokens, hand
# sizes, pile, passed seats, size of the draw pile, discard pile, and how often it was shuffled.
Sight = tuple[
    int | None,
    bool,
    tuple[int, ...],
    tuple[int, ...],
    tuple[object, ...],
    frozenset[int],
    int,
    tuple[str, ...],
    int,
]


def turns(table: Table) -> set[tuple[tuple[str, ...], Sight]]:
    """All complete turns of the seat to move, each with what the table sees afterwards."""
    seat, hand = table.to_move, table.hands[table.to_move]
    found = set()
    if table.won is not None:
        for count in range(len(hand) + 1):
            for chosen in combinations(sorted(hand, key=str), count):
                found.add((("discard", *sorted(map(str, chosen))), _after_discard(table, list(chosen))))
        return found
    playable = [card for card in hand if not table.pile or fits(card, table.pile[-1][1])]
    for card in playable:
        found.add((("play", str(card)), _after_turn(table, card, table.passed)))
    if table.pile and (table.voluntary_pass or not playable):
        found.add((("pass",), _after_turn(table, None, table.passed | {seat})))
    return found


def _after_turn(table: Table, card: Card | None, passed: set[int]) -> Sight:
    sizes = [len(hand) for hand in table.hands]
    pile = list(table.pile)
    if card is not None:
        sizes[table.to_move] -= 1
        pile.append((table.to_move, card))
    players = len(sizes)
    still_in = [seat for seat in range(players) if seat not in passed]
    if len(still_in) > 1 and any(sizes[seat] for seat in still_in):
        order = [(table.to_move + step) % players for step in range(1, players + 1)]
        after = next(seat for seat in order if seat in still_in and sizes[seat])
        return _sight(after, False, table.tokens, sizes, pile, passed, table.draw_pile, table.discards, 0)
    winner = pile[-1][0]
    tokens = [count + (seat == winner) for seat, count in enumerate(table.tokens)]
    if tokens[winner] == 3:
        return _sight(None, False, tokens, sizes, pile, passed, table.draw_pile, table.discards, 0)
    stock = _Stock(table.draw_pile, table.discards + [played for _, played in pile])
    stock.draw(5 - sizes[winner])
    sizes[winner] = 5
    return _next_exchange(winner, winner, tokens, sizes, stock)


def _after_discard(table: Table, chosen: list[Card]) -> Sight:
    assert table.won is not None
    sizes = [len(hand) for hand in table.hands]
    stock = _Stock(table.draw_pile, table.discards + chosen)
    stock.draw(5 - sizes[table.to_move] + len(chosen))
    sizes[table.to_move] = 5
    return _next_exchange(table.to_move, table.won, table.tokens, sizes, stock)


def _next_exchange(seat: int, winner: int, tokens: list[int], sizes: list[int], stock: "_Stock") -> Sight:
    while True:
        seat = (seat + 1) % len(sizes)
        if seat == winner or sizes[seat]:
            return _sight(seat, seat != winner, tokens, sizes, [], set(), stock.left, stock.discards, stock.shuffles)
        stock.draw(5)
        sizes[seat] = 5


class _Stock:
    def __init__(self, left: int, discards: list[Card]) -> None:
        self.left, self.discards, self.shuffles = left, list(discards), 0

    def draw(self, count: int) -> None:
        for _ in range(count):
            if self.left == 0:
                self.left, self.discards = len(self.discards), []
                self.shuffles += 1
            self.left -= 1


def _sight(
    to_move: int | None,
    exchanging: bool,
    tokens: list[int],
    sizes: list[int],
    pile: list[tuple[int, Card]],
    passed: set[int],
    left: int,
    discards: list[Card],
    shuffles: int,
) -> Sight:
    shown = tuple((seat, str(card)) for seat, card in pile)
    return (
        to_move,
        exchanging,
        tuple(tokens),
        tuple(sizes),
        shown,
        frozenset(passed),
        left,
        tuple(sorted(map(str, discards))),
        shuffles,
    )
