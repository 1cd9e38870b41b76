"""A test for every clause of the rule book, and the checks that every game must pass."""

import pytest

import reihum
from reihum.core.record import SPECTATOR
from reihum_sketch import RULES
from reihum_sketch.pieces import CARDS, HAND, PILE, STACK


def position(*hands: str, top: int = 0) -> reihum.Match:
    """A match at a position: ``position("1 5 9", "2 3 4", top=7)``. What is not named lies in the stack."""
    game = reihum.Game(RULES, len(hands), start=0)
    record = game.start(seed=1).origin().view(RULES.dtype)
    s = record[0]
    s.place[:] = STACK
    for seat, hand in enumerate(hands):
        s.held[seat] = len(hand.split())
        for card in hand.split():
            s.place[int(card)] = HAND + seat
    if top:
        s.place[top] = PILE
        s.top = top
    s.stack_left = (s.place[1:] == STACK).sum()
    return reihum.Match.at(game, record)


def test_K1_players() -> None:
    assert [reihum.Game(RULES, players).players for players in (2, 5)] == [2, 5]
    for players in (1, 6):
        with pytest.raises(reihum.BadOption, match="2 to 5 players"):
            reihum.Game(RULES, players)


def test_K2_K3_three_cards_each_and_the_rest_is_the_stack() -> None:
    view = reihum.Game(RULES, 4).start(seed=1).view(SPECTATOR)
    assert [seat.cards for seat in view.seats] == [3] * 4
    assert (view.stack, view.top, view.hand) == (CARDS - 12, None, None)


def test_K4_lay_and_draw() -> None:
    match = position("1 5 9", "2 3 4")
    match.play("lay 5")
    view = match.view(0)
    assert (view.top, len(view.hand), match.to_move) == (5, 3, 1)


def test_K4_only_what_one_holds() -> None:
    with pytest.raises(reihum.IllegalMove) as refused:
        position("1 5 9", "2 3 4").play("lay 6")
    assert (refused.value.clause, refused.value.reason) == ("K4", "You do not hold 6.")


@pytest.mark.parametrize(("card", "points"), [(9, 1), (5, 0)])
def test_K5_a_higher_card_brings_a_point(card: int, points: int) -> None:
    match = position("1 5 9", "2 3 4", top=7)
    match.play(f"lay {card}")
    assert match.scores().points == (points, 0)


def test_K6_all_cards_are_laid_and_the_most_points_win() -> None:
    for seed in range(10):
        match = reihum.Game(RULES, 3).start(seed=seed)
        while not match.is_over:
            match.play(match.legal()[seed % 2 - 1])
        points, ranks = match.scores()
        assert len(match.moves) == CARDS
        assert [rank == 1 for rank in ranks] == [own == max(points) for own in points]


def test_what_every_game_must_hold() -> None:
    report = reihum.check_game("sketch", games=20)
    assert report.details == []
