"""Every clause of the rules, on positions drawn in text."""

import pytest

from reihum.core.errors import BadOption, IllegalMove
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import SPECTATOR
from reihum_ninety_nine import RULES
from reihum_ninety_nine.tests.positions import legal, position


def test_N1_two_to_five_players() -> None:
    assert [Game(RULES, players).players for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(BadOption, match="2 to 5 players"):
            Game(RULES, players)


def test_N2_N3_fifty_two_cards_three_for_everybody() -> None:
    game = Game(RULES, 5)
    match = Match(game, game.key(1))
    table = match.view(SPECTATOR)
    assert [seat.cards for seat in table.seats] == [3] * 5
    assert (table.stock, table.total, table.hand) == (52 - 15, 0, None)
    assert all(len(match.view(seat).hand) == 3 for seat in range(5))


def test_N3_a_chosen_player_begins() -> None:
    assert Match(Game(RULES, 3, start=2), Game(RULES, 3, start=2).key(1)).to_move == 2


def test_N4_lay_count_draw_and_the_next_clockwise() -> None:
    match = position("5 7 K", "2 2 2", "3 3 3", total=20)
    match.play("lay 7")
    table = match.view(0)
    assert (table.total, table.top, len(table.hand), match.to_move) == (27, "7", 3, 1)


def test_N4_only_what_one_holds() -> None:
    with pytest.raises(IllegalMove) as refused:
        position("5 7 K", "2 2 2").play("lay 6")
    assert (refused.value.clause, refused.value.reason) == ("N4", "You do not hold 6.")


@pytest.mark.parametrize(
    ("card", "total"),
    [("A", 51), ("2", 52), ("3", 53), ("5", 55), ("6", 56), ("7", 57), ("8", 58), ("J", 60), ("Q", 60), ("K", 50)],
)
def test_N5_what_cards_count(card: str, total: int) -> None:
    match = position(f"{card} 2 2", "3 3 3", total=50)
    match.play(f"lay {card}")
    assert match.view(0).total == total


def test_N5_a_four_turns_the_direction() -> None:
    match = position("4 2 2", "3 3 3", "5 5 5", total=50)
    match.play("lay 4")
    assert (match.view(0).total, match.view(0).clockwise, match.to_move) == (50, False, 2)
    match.play("lay 5")
    assert match.to_move == 1


def test_N5_a_nine_leaps_to_99() -> None:
    match = position("9 2 2", "3 3 3", total=12)
    match.play("lay 9")
    assert match.view(0).total == 99


@pytest.mark.parametrize(("move", "before", "after"), [("lay 10+", 50, 60), ("lay 10-", 50, 40), ("lay 10-", 4, 0)])
def test_N5_a_ten_adds_or_takes_away(move: str, before: int, after: int) -> None:
    match = position("10 2 2", "3 3 3", total=before)
    match.play(move)
    assert match.view(0).total == after


def test_N6_not_above_99() -> None:
    match = position("A 2 10", "3 3 3", total=98)
    assert legal(match) == {"lay A", "lay 10-"}
    with pytest.raises(IllegalMove) as refused:
        match.play("lay 2")
    assert (refused.value.clause, refused.value.reason) == ("N6", "2 would make 100, and 99 is the limit.")


def test_N7_an_empty_stock_stays_empty() -> None:
    match = position("A 2 10", "3 3 3", total=10, stock=0)
    match.play("lay A")
    assert len(match.view(0).hand) == 2


def test_N8_only_who_cannot_lay_gives_up() -> None:
    with pytest.raises(IllegalMove) as refused:
        position("A 2 10", "3 3 3", total=98).play("give up")
    assert refused.value.clause == "N8"
    match = position("8 8 8", "3 3 3", total=95)
    assert legal(match) == {"give up"}
    match.play("give up")
    table = match.view(0)
    assert [seat.penalties for seat in table.seats] == [1, 0]
    assert (table.total, table.round, match.to_move, len(table.hand)) == (0, 2, 0, 3)


def test_N9_the_third_penalty_ends_it_and_the_fewest_win() -> None:
    game = Game(RULES, 3)
    for seed in range(30):
        match = Match(game, game.key(seed))
        while not match.is_over:
            match.play(match.legal()[seed % len(match.legal())])
        points, ranks = match.scores()
        assert max(points) == 3
        assert [rank == 1 for rank in ranks] == [own == min(points) for own in points]
