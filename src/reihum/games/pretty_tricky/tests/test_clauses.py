"""Every clause and every worked example of the rule book."""

import itertools

import pytest

from reihum.core.chance import key_of_seed
from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.games.pretty_tricky import RULES
from reihum.games.pretty_tricky.tests.positions import circles, draw, game, legal, play, position, seen, symbols

EMPTY = ".. .. ... ... .... .... .... ... ... .. .."

# Components


@pytest.mark.parametrize("players", [1, 5])
def test_P1_two_to_four_players(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        Game(RULES, players)


def test_P1_four_dice_with_six_faces() -> None:
    rolls = [seen(Match(game(), key_of_seed(seed))).dice for seed in range(200)]
    assert {len(roll) for roll in rolls} == {4}
    assert [sorted({roll[die] for roll in rolls}) for die in range(4)] == [[1, 2, 3, 4, 5, 6]] * 4


def test_P2_a_sheet_has_rows_2_to_12_with_the_reconstructed_boxes() -> None:
    view = seen(position())
    assert view.left_boxes == view.right_boxes == [2, 2, 3, 3, 4, 4, 4, 3, 3, 2, 2]
    rows = [f"{half} {row}" for half in ("left", "right") for row in range(2, 13)]
    assert sorted(rows) == sorted(move for move in position().game.rules.moves if move != "done")
    assert view.sheets[0].left == view.sheets[0].right == view.circles == [0] * 11
    assert view.sheets[0].symbols == []


@pytest.mark.parametrize(
    ("players", "left", "right"),
    [
        (2, EMPTY, ".. x. x.. x.. x... x... x... x.. x.. x. .."),
        (3, EMPTY, EMPTY),
        (4, "x. .. ... ... .... .... .... ... ... .. x.", EMPTY),
    ],
)
def test_P3_boxes_ticked_before_the_game(players: int, left: str, right: str) -> None:
    match = Match(game(players), key_of_seed(1))
    for who in "ABCD"[:players]:
        assert draw(match, who, "left") == left
        assert draw(match, who, "right") == right


def test_the_start_seat_is_an_option() -> None:
    for start in range(3):
        view = seen(Match(game(3, start=start), key_of_seed(5)))
        assert (view.start, view.active, view.to_move, view.turn) == (start, start, start, 1)


def test_the_start_seat_is_drawn_by_default() -> None:
    drawn = [seen(Match(game(3, start=None), key_of_seed(seed))).start for seed in range(60)]
    assert set(drawn) == {0, 1, 2}


# A turn: who rolls


def test_P4_every_sum_of_two_dice_may_be_ticked_on_the_left() -> None:
    match = position(dice="1 2 4 / 6")
    assert legal(match) == {"left 3", "left 5", "left 6", "left 7", "left 8", "left 10", "done"}


def test_P4_colours_do_not_matter() -> None:
    offered = [legal(position(dice=" ".join(map(str, dice)))) for dice in itertools.permutations((1, 2, 4, 6))]
    assert all(moves == offered[0] for moves in offered)


def test_P4_the_second_tick_is_for_the_other_two_dice() -> None:
    match = play(position(dice="1 2 4 / 6"), "left 5")  # 1 + 4, so 2 + 6 are left
    assert legal(match) == {"left 8", "done"}


def test_P4_both_ticks_lie_on_the_own_left_half() -> None:
    match = play(position(dice="1 2 4 / 6"), "left 5", "left 8")
    assert draw(match, "A", "left") == ".. .. ... x.. .... .... x... ... ... .. .."
    assert [draw(match, who, "left") for who in "BC"] == [EMPTY] * 2
    assert [draw(match, who, "right") for who in "ABC"] == [EMPTY] * 3
    assert seen(match).to_move == 1


def test_P4_the_second_tick_may_be_given_up() -> None:
    match = play(position(dice="1 2 4 / 6"), "left 5", "done")
    assert draw(match, "A", "left") == ".. .. ... x.. .... .... .... ... ... .. .."
    assert seen(match).to_move == 1


def test_P4_the_lower_tick_alone_may_be_given_up() -> None:
    match = play(position(dice="1 2 4 / 6"), "left 8")
    assert legal(match) == {"done"}  # the lower one would have been entered first
    play(match, "done")
    assert draw(match, "A", "left") == ".. .. ... ... .... .... x... ... ... .. .."
    assert seen(match).to_move == 1


def test_P4_both_ticks_may_be_given_up() -> None:
    match = play(position(dice="1 2 4 / 6"), "done")
    assert draw(match, "A", "left") == EMPTY
    assert seen(match).to_move == 1


def test_P4_a_full_row_takes_no_tick() -> None:
    match = position("A left  .. .. ... xxx .... .... .... ... ... .. ..", dice="1 2 4 / 6")
    assert legal(match) == {"left 3", "left 6", "left 7", "left 8", "left 10", "done"}
    play(match, "left 8")  # the other pair makes 5: nothing is left to ask
    assert seen(match).to_move == 1


def test_P4_nothing_fits() -> None:
    match = position("A left  xx .. ... ... .... .... .... ... ... .. ..", dice="1 1 1 / 1")
    assert legal(match) == {"done"}
    assert seen(play(match, "done")).to_move == 1


def test_P4_two_equal_sums_tick_the_row_twice() -> None:
    match = play(position(dice="1 6 3 / 4"), "left 7")
    assert legal(match) == {"left 7", "done"}
    play(match, "left 7")
    assert draw(match, "A", "left") == ".. .. ... ... .... xx.. .... ... ... .. .."
    assert seen(match).to_move == 1


def test_P4_two_equal_sums_tick_the_row_once_if_one_box_is_free() -> None:
    match = play(position("A left  .. .. ... ... .... xxx. .... ... ... .. ..", dice="1 6 3 / 4"), "left 7")
    assert draw(match, "A", "left") == ".. .. ... ... .... xxxx .... ... ... .. .."
    assert seen(match).to_move == 1


# A turn: the others


def test_P5_each_of_the_others_takes_two_blue_dice() -> None:
    match = play(position(dice="1 2 4 / 6"), "done")
    for seat in (1, 2):
        assert seen(match).to_move == seat
        assert legal(match) == {"right 3", "right 5", "right 6", "done"}
        play(match, "right 5")  # the same dice may be taken by several players
    assert draw(match, "B", "right") == draw(match, "C", "right") == ".. .. ... x.. .... .... .... ... ... .. .."
    assert draw(match, "A", "right") == EMPTY
    assert seen(match).turn == 2


def test_P5_goes_on_in_turn_order() -> None:
    match = play(position(dice="1 2 4 / 6", active="B"), "done")
    asked = []
    while seen(match).turn == 2:
        asked.append(seen(match).to_move)
        play(match, "done")
    assert asked == [2, 0]
    assert seen(match).active == 2


def test_P5_a_tick_may_be_given_up() -> None:
    match = play(position(dice="1 2 4 / 6"), "done", "done", "right 3")
    assert draw(match, "B", "right") == EMPTY
    assert draw(match, "C", "right") == ".. x. ... ... .... .... .... ... ... .. .."


def test_P5_a_full_row_takes_no_tick() -> None:
    match = play(position("B right  .. .. ... xxx .... .... .... ... ... .. ..", dice="1 2 4 / 6"), "done")
    assert legal(match) == {"right 3", "right 6", "done"}


def test_P5_who_can_tick_nothing_is_not_asked() -> None:
    match = position("B right  .. xx ... xxx xxxx .... .... ... ... .. ..", dice="1 2 4 / 6")
    assert seen(play(match, "done")).to_move == 2


def test_P5_if_nobody_can_tick_anything_the_next_player_rolls() -> None:
    full = "right  .. xx ... xxx xxxx .... .... ... ... .. .."
    match = play(position(f"B {full}\nC {full}", dice="1 2 4 / 6"), "done")
    assert (seen(match).turn, seen(match).active, seen(match).phase) == (2, 1, "own_roll")


# A turn: completing a row


def test_P6_who_ticked_the_last_left_box_gets_the_symbol_and_everyone_a_circle() -> None:
    match = position("A left  .. .. ... xx. .... .... .... ... ... .. ..", dice="1 2 4 / 6")
    play(match, "left 5", "done", "done", "done")
    assert symbols(match, "A") == [5]
    assert symbols(match, "B") == symbols(match, "C") == []
    assert circles(match) == {5: 1}


def test_P6_two_rows_in_one_turn() -> None:
    match = position("A left  .. .. ... xx. .... .... xxx. ... ... .. ..", dice="1 2 4 / 6")
    play(match, "left 5", "left 8", "done", "done")
    assert symbols(match, "A") == [5, 8]
    assert circles(match) == {5: 1, 8: 1}


def test_P6_two_ticks_that_fill_one_row_complete_it_once() -> None:
    match = position("A left  .. .. ... ... .... xx.. .... ... ... .. ..", dice="1 6 3 / 4")
    play(match, "left 7", "left 7", "done", "done")
    assert symbols(match, "A") == [7]
    assert circles(match) == {7: 1}


def test_P6_every_player_who_completes_a_row_adds_a_circle() -> None:
    match = position(
        """
        A left  .. .. ... xxx .... .... .... ... ... .. ..
        B left  .. .. ... xx. .... .... .... ... ... .. ..
        C left  .. .. ... xxx .... .... .... ... ... .. ..
        """,
        dice="1 2 4 / 6",
        active="B",
    )
    assert circles(match) == {5: 2}
    play(match, "left 5", "done", "done", "done")
    assert circles(match) == {5: 3}


def test_P6_a_full_right_row_brings_no_symbol() -> None:
    match = position("B right  .. .. ... xx. .... .... .... ... ... .. ..", dice="1 2 4 / 6")
    play(match, "done", "right 5", "done")
    assert symbols(match, "B") == []
    assert circles(match) == {}


def test_P7_symbol_and_circles_wait_until_the_others_have_chosen() -> None:
    match = position("A left  .. .. ... xx. .... .... .... ... ... .. ..", dice="1 2 4 / 6")
    play(match, "left 5", "done")
    offered = legal(match)
    assert symbols(match, "A") == []
    assert circles(match) == {}
    assert seen(match).waiting == [5]
    play(match, "done")
    assert legal(match) == offered == {"right 3", "right 5", "right 6", "done"}
    play(match, "right 5")
    assert circles(match) == {5: 1}


# End


ENOUGH = {
    2: (
        "xx xx xxx xxx xxxx .... xxx. ... ... .. ..",
        "xx xx xxx xxx xxxx .... xxxx ... ... .. ..",
    ),
    3: (
        "xx xx xxx xxx .... .... xxx. ... ... .. ..",
        "xx xx xxx xxx .... .... xxxx ... ... .. ..",
    ),
    4: (
        "xx xx xxx ... .... .... xxx. ... ... .. x.",
        "xx xx xxx ... .... .... xxxx ... ... .. x.",
    ),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_P8_ends_after_the_round_with_enough_symbols(players: int) -> None:
    last = "ABCD"[players - 1]
    match = position(f"A left  {ENOUGH[players][1]}", dice="1 2 4 / 6", active=last, of=game(players))
    assert len(symbols(match, "A")) == {2: 6, 3: 5, 4: 4}[players] == seen(match).symbols_needed
    play(match, *["done"] * players)
    assert match.is_over
    assert seen(match).phase == "ended"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_P8_one_symbol_fewer_is_not_enough(players: int) -> None:
    last = "ABCD"[players - 1]
    match = position(f"A left  {ENOUGH[players][0]}", dice="1 2 4 / 6", active=last, of=game(players))
    play(match, *["done"] * players)
    assert not match.is_over
    assert seen(match).turn == players + 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_P8_the_round_is_played_to_its_end(players: int) -> None:
    match = position(f"A left  {ENOUGH[players][0]}", dice="2 3 6 / 6", of=game(players))
    play(match, "left 8", "done", *["done"] * (players - 1))
    assert len(symbols(match, "A")) == seen(match).symbols_needed
    while seen(match).round == 1 and not match.is_over:
        assert seen(match).turn <= players
        play(match, "done")
    assert match.is_over
    assert seen(match).turn == players


def test_P8_the_last_turn_of_the_round_counts() -> None:
    match = position(f"C left  {ENOUGH[3][0]}", dice="2 3 6 / 6", active="C")
    play(match, "left 8", "done", "done", "done")
    assert match.is_over
    assert symbols(match, "C") == [2, 3, 4, 5, 8]


def test_P8_the_round_ends_before_the_start_seat() -> None:
    match = Match(game(3, start=2, round_limit=1), key_of_seed(3))
    rolled = []
    while not match.is_over:
        rolled.append(seen(match).active)
        play(match, "done")
    assert list(dict.fromkeys(rolled)) == [2, 0, 1]


# Scoring


def test_P9_two_points_for_each_symbol() -> None:
    match = position("B left  xx .. xxx ... .... .... .... ... ... .. ..")
    assert match.scores().points == (0, 4, 0)
    assert (seen(match).sheets[1].x, seen(match).sheets[1].xx) == (4, 0)


def test_P9_a_full_right_row_brings_a_point_for_each_circle() -> None:
    match = position(
        """
        A left   xx .. xxx ... .... .... .... ... ... .. ..
        B left   xx .. ... ... .... .... .... ... ... .. ..
        A right  xx .. ... ... .... .... .... ... ... .. ..
        C right  xx xx xxx ... .... .... .... ... ... .. ..
        """
    )
    assert [sheet.xx for sheet in seen(match).sheets] == [2, 0, 3]  # own symbols count as well; row 3 has no circle
    assert match.scores().points == (4 + 2, 2, 3)


def test_P9_a_right_row_that_is_not_full_brings_nothing() -> None:
    match = position(
        """
        A left   xx .. ... ... .... .... .... ... ... .. ..
        B right  x. .. ... ... .... .... .... ... ... .. ..
        """
    )
    assert match.scores().points == (2, 0, 0)


def test_P10_the_most_points_win() -> None:
    match = position(
        "B left  xx .. xxx ... .... .... .... ... ... .. ..\nC left  .. xx ... ... .... .... .... ... ... .. .."
    )
    assert match.scores().ranks == (3, 1, 2)


def test_P10_a_tie_goes_to_the_higher_XX() -> None:
    match = position(
        """
        A left   xx .. ... ... .... .... .... ... ... .. ..
        B left   .. xx ... ... .... .... .... ... ... .. ..
        C right  xx xx ... ... .... .... .... ... ... .. ..
        """
    )
    assert match.scores().points == (2, 2, 2)
    assert match.scores().ranks == (2, 2, 1)


def test_P10_players_who_are_still_tied_share() -> None:
    match = position(
        "A left  xx .. ... ... .... .... .... ... ... .. ..\nC left  .. xx ... ... .... .... .... ... ... .. .."
    )
    assert match.scores().ranks == (1, 3, 1)
    assert match.scores().winners == (0, 2)


@pytest.mark.parametrize(("players", "limit"), [(2, 1), (3, 4), (4, 2)])
def test_P11_the_round_limit_ends_the_game(players: int, limit: int) -> None:
    match = Match(game(players, round_limit=limit), key_of_seed(7))
    while not match.is_over:
        play(match, "done")
    assert seen(match).turn == players * limit
    assert match.scores().points == (0,) * players


def test_P11_the_default_is_200_rounds() -> None:
    match = position(active="C", turn=600, dice="1 2 4 / 6")
    play(match, "done", "done", "done")
    assert match.is_over
    match = position(active="C", turn=597, dice="1 2 4 / 6")
    play(match, "done", "done", "done")
    assert not match.is_over


# Worked examples


def test_example_1_two_pairs_of_2_4_5_5() -> None:
    match = position(dice="2 4 5 / 5")
    play(match, "left 7", "left 9")
    assert draw(match, "A", "left") == ".. .. ... ... .... x... .... x.. ... .. .."


def test_example_2_the_blue_dice_2_4_5() -> None:
    match = play(position(dice="2 4 5 / 5"), "left 7", "left 9")
    assert legal(match) == {"right 6", "right 7", "right 9", "done"}


def test_example_3_the_final_count() -> None:
    match = position(
        """
                 2  3  4   5   6    7    8    9   10  11 12
        A left   xx xx xxx ... xxxx .... .... ... xxx .. ..
        B left   .. .. xxx ... xxxx .... .... ... xxx .. ..
        A right  xx .. xxx ... xxxx .... xxxx ... xxx .. ..
        """
    )
    assert circles(match) == {2: 1, 3: 1, 4: 2, 6: 2, 10: 2}
    sheet = seen(match).sheets[0]
    assert (len(sheet.symbols), sheet.x, sheet.xx) == (5, 10, 7)
    assert match.scores().points[0] == 17
