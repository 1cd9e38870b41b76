"""Positions drawn in text: hands by seat, the total, whose turn it is."""

from collections.abc import Sequence

from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import TRUTH
from reihum_ninety_nine import RULES
from reihum_ninety_nine.pieces import COPIES, MAX_PLAYERS, RANK_TEXTS


def position(*hands: str, total: int = 0, to_move: int = 0, laid: str = "", stock: int | None = None) -> Match:
    """A match at a position: ``position("A 7 K", "4 4 4", total=93)``. What is not named lies in the stock."""
    game = Game(RULES, len(hands), start=to_move)
    match = Match(game, game.key(1))
    data = match.origin().copy().view(RULES.dtype)
    s = data[0]
    s.viewer = TRUTH
    s.hands[:] = 0
    s.laid[:] = 0
    s.stock[1:] = COPIES
    for seat, hand in enumerate(hands):
        for rank in _ranks(hand):
            s.hands[seat, rank] += 1
            s.stock[rank] -= 1
        s.held[seat] = len(hand.split())
    for rank in _ranks(laid):
        s.laid[rank] += 1
        s.stock[rank] -= 1
    if stock is not None:  # the rest of it has been laid
        for rank in range(1, len(RANK_TEXTS) + 1):
            while s.stock.sum() > stock and s.stock[rank] > 0:
                s.stock[rank] -= 1
                s.laid[rank] += 1
    s.stock_left = s.stock.sum()
    s.total = total
    s.to_move = to_move
    assert len(hands) <= MAX_PLAYERS
    return Match.at(game, data.view("u1"))


def _ranks(cards: str) -> Sequence[int]:
    return [RANK_TEXTS.index(card) + 1 for card in cards.split()]


def legal(match: Match) -> set[str]:
    return {move.text for move in match.legal()}
