"""Every clause of the rules of Bloom, and every worked example."""

from typing import Any

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.errors import BadOption, IllegalMove
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import Buffer
from reihum.core.telling import events_of
from reihum.games.bloom import RULES
from reihum.games.bloom.components import DEFAULT, parse
from reihum.games.bloom.tests import naive
from reihum.games.bloom.tests.positions import can, play, position, record, rows, stock, texts


def dealt(players: int = 2, seed: int = 1, **options: Any) -> Match:
    game = Game(RULES, players, options)
    return Match(game, key_of_seed(seed))


def truth(match: Match) -> Any:
    return np.frombuffer(match.to_bytes(), np.uint8).copy().view(RULES.dtype).view(np.recarray)[0]


def changed(match: Match, **fields: Any) -> Match:
    """The same position with some fields of the record set."""
    copy: Buffer = np.frombuffer(match.to_bytes(), np.uint8).copy()
    s = copy.view(RULES.dtype).view(np.recarray)[0]
    for name, value in fields.items():
        s[name] = value
    return Match.at(match.game, copy)


# Components


def test_B1_two_to_five_play() -> None:
    assert (RULES.min_players, RULES.max_players) == (2, 5)
    for players in (1, 6):
        with pytest.raises(BadOption):
            Game(RULES, players)


def test_B2_the_box_has_104_tiles_each_in_one_place() -> None:
    for players in range(2, 6):
        match = dealt(players)
        s = truth(match)
        numbers = [n for n in s.pool[: s.left].tolist() + s.display.tolist() if n > 0]
        for seat in range(players):
            numbers += [int(tile) for tile in match.view(seat).stock if tile != "J"]
        assert sorted(numbers) == list(range(1, 101))
        assert s.places + s.jokers.sum() + (s.pool[: s.left] == 0).sum() == 4


def test_B2_flowers_as_reconstructed() -> None:
    flowers = parse(DEFAULT).tolist()
    assert sum(flowers) == 167
    assert flowers[0] == 0
    assert (flowers[55], flowers[11], flowers[44], flowers[50], flowers[100], flowers[45], flowers[56]) == (
        (7, 5, 5, 3, 3, 2, 1)
    )


def test_B2_flowers_can_be_replaced() -> None:
    table = {"flowers": {"others": 2, "0": [7], "9": [1, 100]}}
    flowers = Game(RULES, 2, components=table).blank()[0].flowers.tolist()
    assert (flowers[7], flowers[1], flowers[100], flowers[55], flowers[0]) == (0, 9, 9, 2, 0)


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"petals": {}}, "petals"),
        ({}, r"\[flowers\]"),
        ({"flowers": [1, 2]}, r"\[flowers\]"),
        ({"flowers": {"others": "many"}}, "others"),
        ({"flowers": {"others": True}}, "others"),
        ({"flowers": {"16": [1]}}, "0 to 15"),
        ({"flowers": {"two": [1]}}, "two"),
        ({"flowers": {"2": 5}}, "list of tiles"),
        ({"flowers": {"2": [0]}}, "1 to 100"),
        ({"flowers": {"2": [101]}}, "1 to 100"),
        ({"flowers": {"2": [True]}}, "1 to 100"),
        ({"flowers": {"2": [5], "3": [5]}}, "'2' and under '3'"),
    ],
)
def test_B2_a_wrong_table_of_flowers_is_refused(table: Any, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        Game(RULES, 2, components=table)


def test_B3_twenty_scoring_tiles() -> None:
    assert dealt().view(-1).scoring == sorted([*range(1, 16), *range(1, 6)])


def test_B4_eight_number_places_and_four_joker_places() -> None:
    match = dealt()
    assert len(match.view(-1).display) == 8
    # all four jokers turned over: every one finds a place
    match = changed(position("A: 1\nB: 2\ndisplay: 30\nplaces: 1"), pool=[0, 0, 0] + [-1] * 101, left=3)
    assert play(match, "take 30,done").view(-1).joker_places == 4


# Set-up


def test_B5_set_up() -> None:
    for players in range(2, 6):
        for seed in range(20):
            match = dealt(players, seed)
            view = match.view(-1)
            assert len(view.display) == 8
            assert [seat.stock for seat in view.seats] == [13] * players
            assert 1 <= view.joker_places <= 4
            assert view.pool == 103 - 8 - (view.joker_places - 1) - 13 * players
            assert not view.rows


def test_B5_jokers_may_be_dealt() -> None:
    assert any("J" in dealt(5, seed).view(0).stock for seed in range(10))
    assert any(dealt(5, seed).view(-1).joker_places > 1 for seed in range(20))


def test_B6_the_first_round_begins_with_the_chosen_or_drawn_seat() -> None:
    assert Match(Game(RULES, 4, start=2), key_of_seed(1)).to_move == 2
    assert {dealt(3, seed).to_move for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("start", "won", "begins"),
    [
        (0, (9, 3, 5), 1),  # the fewest points
        (0, (9, 3, 3), 1),  # tied: first clockwise from the start seat
        (2, (3, 3, 9), 0),
        (1, (3, 3, 3), 1),  # that seat included
    ],
)
def test_B6_the_second_round_begins_with_the_fewest_points(start: int, won: tuple[int, ...], begins: int) -> None:
    # Everybody has passed but seat C, who cannot do anything either; the stocks cost 1, 1 and 1.
    match = position("A: 1\nB: 21\nC: 41\nrow A: 61 62 63", players=3)
    taken = np.zeros((5, 16), np.int16)
    for seat, value in enumerate(won):
        taken[seat, value] = 1
    match = changed(match, start=start, won=taken, display=-1, shown=0, pool=-1, left=0, passes=2, to_move=2)
    play(match, "pass")
    assert match.to_move == begins
    play(match, "next")
    assert match.view(-1).round == 2
    assert match.to_move == begins


# Swaps


def test_B7_example_1_the_joker_in_22_J_25_may_be_23_or_24() -> None:
    match = position("row B: 22 J 25\nA: 21 23 24 26 40\nB: 1")
    play(match, "swap J1")
    assert texts(match) == ["lay 23", "lay 24"]
    play(match, "lay 24")
    assert rows(match) == ["22 24 25"]
    assert stock(match) == "21 23 26 40 J"


def test_B7_the_joker_may_be_used_at_once_and_swaps_are_free() -> None:
    match = position("row B: 22 J 25\nrow B: 70 J 73\nA: 23 55 72 40\nB: 1")
    play(match, "swap J1,lay 23,swap J1,lay 72")
    assert stock(match) == "40 55 J J"
    assert match.to_move == 0
    play(match, "lay J,lay 40,lay J,done")
    assert rows(match)[-1] == "J1 40 J2"


def test_B7_a_swap_comes_before_the_action_only() -> None:
    match = position("row B: 22 J 25\nA: 23 40 42 44\nB: 1\ndisplay: 60 61")
    assert "J1" in texts(match, "swap")
    play(match, "take 60")
    assert not texts(match, "swap")


def test_B7_a_joker_at_an_end_may_be_swapped_within_the_reach_of_its_neighbours() -> None:
    match = position("row B: J J 24\nA: 19 20 21 22 23 25\nB: 1")
    assert texts(play(match, "swap J1"), "lay") == ["20", "21", "22"]
    match = position("row B: J J 24\nA: 19 20 21 22 23 25\nB: 1")
    assert texts(play(match, "swap J2"), "lay") == ["22", "23"]


def test_B7_only_numbers_are_swapped_in() -> None:
    match = position("row B: 22 J 25\nA: J 40\nB: 1")
    assert not texts(match, "swap")


# Draw


def test_B8_one_or_two_tiles_open_or_hidden() -> None:
    match = position("A: 1\nB: 2\ndisplay: 30 40 50")
    assert set(texts(match)) == {"take 30", "take 40", "take 50", "draw"}
    play(match, "take 40")
    assert set(texts(match)) == {"take 30", "take 50", "draw", "done"}
    assert stock(match) == "1 40"
    play(match, "draw")
    assert match.to_move == 1
    assert len(match.view(0).stock) == 3


def test_B8_one_tile_is_enough() -> None:
    match = play(position("A: 1\nB: 2\ndisplay: 30 40"), "take 40,done")
    assert match.to_move == 1


def test_B8_the_display_is_filled_after_the_turn_not_within() -> None:
    match = position("A: 1\nB: 2\ndisplay: 30 40 50 60 70 80 90 100")
    play(match, "take 40")
    assert len(match.view(0).display) == 7
    play(match, "take 50")
    assert len(match.view(0).display) == 8
    assert not {40, 50} & set(match.view(0).display)


def test_B8_jokers_turned_over_go_on_the_joker_places() -> None:
    match = changed(position("A: 1\nB: 2\ndisplay: 30 40 50 60 70 80 90 100"), pool=[0, 0, 0, 0] + [-1] * 100, left=4)
    play(match, "take 40,done")
    view = match.view(-1)
    assert (view.joker_places, view.pool, len(view.display)) == (4, 0, 7)


def test_B8_jokers_on_the_joker_places_cannot_be_drawn() -> None:
    match = position("A: 1\nB: *\nplaces: 2\ndisplay: 30")
    assert texts(match) == ["take 30"]


def test_B8_a_joker_drawn_face_down_is_kept() -> None:
    match = changed(position("A: 1\nB: 2\nplaces: 1"), pool=[0] + [-1] * 103, left=1)
    play(match, "draw")
    assert stock(match) == "1 J"
    assert match.view(-1).joker_places == 1


def test_B8_the_display_is_filled_as_far_as_the_pool_lasts() -> None:
    match = changed(position("A: 1\nB: 2\ndisplay: 30 40"), pool=[77] + [-1] * 103, left=1)
    play(match, "take 40,take 30")
    assert match.view(-1).display == [77]
    assert match.view(-1).pool == 0


def test_B8_of_a_single_tile_left_one_draws_one() -> None:
    match = position("A: 1\nB: *\ndisplay: 30")
    play(match, "take 30")
    assert match.to_move == 1


def test_B8_there_is_no_limit_to_the_stock() -> None:
    match = position("A: " + " ".join(str(n) for n in range(1, 100, 4)) + "\nB: 2")
    play(match, "draw,draw")
    assert len(match.view(0).stock) == 27


# New row


def test_B9_three_or_more_own_tiles() -> None:
    match = position("A: 10 12 13 14 50\nB: 1")
    play(match, "lay 10,lay 12")
    assert texts(match) == ["lay 13", "lay 14"]  # not done: a row has three tiles
    play(match, "lay 13")
    assert texts(match) == ["done", "lay 14"]
    play(match, "done")
    assert rows(match) == ["10 12 13"]
    assert match.view(-1).rows[0].owner == 0


def test_B9_no_row_is_begun_that_cannot_be_completed() -> None:
    match = position("A: 10 12 30 50 52 54\nB: 1")
    assert texts(match, "lay") == ["50"]


@pytest.mark.parametrize(
    ("lying", "own", "new", "allowed"),
    [
        ("15 17 19 21", "18", "17 18 19", False),  # 15, 21 is not a row
        ("13 15 16 17 19", "18", "17 18 19", True),  # 13, 15, 16 is left
        ("16 17 18 19 20", "21", "17 19 21", True),
    ],
)
def test_B9_example_3_what_is_left_must_be_one_row(lying: str, own: str, new: str, allowed: bool) -> None:
    match = position(f"row B: {lying}\nA: {own} 40\nB: 1")
    laying = ",".join(f"lay {tile}" for tile in new.split())
    assert can(match, f"rob 17,rob 19,{laying},done") == allowed


def test_B9_example_5_two_tiles_may_go_where_one_may_not() -> None:
    match = position("row B: 10 12 14 15 16\nA: 11 9 8\nB: 1")
    assert "12" not in texts(match, "rob")
    assert "10" in texts(match, "rob")
    play(match, "rob 10,rob 12,lay 10,lay 11,lay 12,done")
    assert rows(match) == ["14 15 16", "10 11 12"]


def test_B9_example_6_a_broken_row_may_be_mended_by_the_second_robbery() -> None:
    match = position("row B: 4 6 8 10 12\nA: 5 7 9\nB: 1")
    play(match, "rob 10")
    assert texts(match) == ["rob 12"]  # 4, 6, 8, 12 is no row
    play(match, "rob 12,lay 5,lay 7,lay 9,lay 10,lay 12")
    assert rows(match) == ["4 6 8"]
    assert texts(match) == ["done"]


def test_B9_at_most_two_tiles_from_exactly_one_row() -> None:
    match = position("row B: 10 11 12 13 14 15\nrow B: 20 21 22 23\nA: 16 17\nB: 1")
    play(match, "rob 14")
    assert texts(match, "rob") == ["15"]
    play(match, "rob 15")
    assert not texts(match, "rob")


def test_B9_any_row_may_be_robbed_also_the_own() -> None:
    match = position("row A: 10 11 12 13\nrow B: 20 21 22 23\nA: 14 15 24 25\nB: 1")
    assert texts(match, "rob") == ["12", "13", "22", "23"]


def test_B9_at_least_one_own_tile() -> None:
    match = position("row B: 10 11 12 13 14 15\nA: 60\nB: 1")
    assert not texts(match, "rob")


def test_B9_at_least_three_tiles_stay() -> None:
    match = position("row B: 10 11 12\nA: 13 14\nB: 1")
    assert not texts(match, "rob")


def test_B9_robbed_tiles_must_be_laid() -> None:
    match = play(position("row B: 10 11 12 13\nA: 14 15 17\nB: 1"), "rob 13")
    assert texts(match) == ["lay 13"]
    match = play(position("row B: 10 11 12 13 15\nA: 14 16 17 18\nB: 1"), "rob 15,lay 14")
    assert "lay 16" not in texts(match)


def test_B9_the_place_of_the_robbed_joker_matters() -> None:
    drawing = "row B: 10 J 12 13 J 16 17\nA: 40 42 80\nB: 1"
    assert texts(position(drawing), "rob") == ["J1"]  # without the second joker 13, 16 would be no step
    match = play(position(drawing), "rob J1,lay 40,lay 42,lay J,done")
    assert rows(match) == ["10 12 13 J1 16 17", "40 42 J2"]


def test_B9_two_jokers_may_be_robbed() -> None:
    match = position("row B: J 10 11 12 J\nA: 40 60\nB: 1")
    play(match, "rob J1,rob J1,lay J,lay 40,lay J,done")
    assert rows(match) == ["10 11 12", "J1 40 J2"]


def test_B9_a_tile_swapped_in_this_turn_may_be_robbed() -> None:
    match = position("row B: J 11 12 13\nA: 10 8 9\nB: 1")
    play(match, "swap J1,lay 10,rob 10,lay 8,lay 9,lay 10,done")
    assert rows(match) == ["11 12 13", "8 9 10"]
    assert stock(match) == "J"


def test_B9_the_new_row_may_take_robbed_tiles_round_the_end_of_the_numbers() -> None:
    match = position("row B: 1 2 3 5\nrow B: 95 96 97 98\nA: 99 100 50\nB: 70")
    play(match, "rob 1,lay 99,lay 100,lay 1,done")
    assert rows(match)[-1] == "99 100 1"


# Add


def test_B10_at_either_end_and_in_between() -> None:
    match = position("row B: 10 12 14\nA: 8 9 11 13 15 16 40\nB: 1")
    play(match, "extend 1")
    assert texts(match, "lay") == ["8", "9", "11", "13", "15", "16"]
    play(match, "lay 11,lay 16,lay 9,done")
    assert rows(match) == ["9 10 11 12 14 16"]
    assert stock(match) == "8 13 15 40"
    assert match.to_move == 1


def test_B10_one_row_only_and_at_least_one_tile() -> None:
    match = position("row B: 10 12 14\nrow B: 50 52 54\nA: 11 51\nB: 1")
    assert texts(match, "extend") == ["1", "2"]
    play(match, "extend 1")
    assert texts(match) == ["lay 11"]
    play(match, "lay 11")
    assert texts(match) == ["done"]


def test_B10_gives_no_scoring_tile_and_no_joker() -> None:
    match = position("row B: 10 12 14\nA: 11 60\nB: *\nplaces: 2")
    play(match, "extend 1,lay 11,done")
    view = match.view(0)
    assert view.seats[0].taken == []
    assert (view.to_move, view.joker_places) == (1, 2)


def test_B10_where_a_tile_fits_in_several_places_the_place_is_named() -> None:
    drawing = "row B: 22 J J 27\nA: 24 60\nB: 1"
    assert texts(play(position(drawing), "extend 1,lay 24")) == ["after 22", "after J1"]
    assert rows(play(position(drawing), "extend 1,lay 24,after 22")) == ["22 24 J1 J2 27"]
    assert rows(play(position(drawing), "extend 1,lay 24,after J1")) == ["22 J1 24 J2 27"]


def test_B10_a_joker_goes_to_an_end_or_between() -> None:
    drawing = "row B: 22 24 25\nA: J 60\nB: 1"
    assert texts(play(position(drawing), "extend 1,lay J")) == ["first", "after 22", "after 25"]
    assert rows(play(position(drawing), "extend 1,lay J,first")) == ["J1 22 24 25"]
    assert rows(play(position(drawing), "extend 1,lay J,after 22")) == ["22 J1 24 25"]


def test_B10_a_long_row_may_be_closed_at_either_end() -> None:
    odd = " ".join(str(n) for n in range(3, 100, 2))
    match = play(position(f"row B: {odd}\nA: 1 60\nB: 2"), "extend 1,lay 1")
    assert texts(match) == ["first", "after 99"]


def test_B10_the_tiles_keep_their_order() -> None:
    match = position("row B: 10 J 13\nA: 11 12 60\nB: 1")
    play(match, "extend 1,lay 11")  # 10, 11, J, 13: the joker is now the 12
    assert rows(match) == ["10 11 J1 13"]
    assert "lay 12" not in texts(match)


def test_option_own_row_first() -> None:
    drawing = "row B: 10 12 14\nA: 11 50 51 52\nB: 1"
    assert texts(position(drawing), "extend")
    match = position(drawing, own_row_first=True)
    assert not texts(match, "extend")
    play(match, "lay 50,lay 51,lay 52,done,draw,draw")
    assert texts(match, "extend")


def test_option_own_row_first_leaves_swaps_free() -> None:
    assert texts(position("row B: 10 J 14\nA: 12 60\nB: 1", own_row_first=True), "swap") == ["J1"]


def test_option_own_row_first_counts_anew_each_round() -> None:
    match = position("row A: 10 12 14\nA: 11\nB: 1", own_row_first=True)
    play(match, "extend 1,lay 11,done,next")
    assert match.view(-1).round == 2
    assert [seat.own_rows for seat in match.view(-1).seats] == [0, 0]


# What is a row


@pytest.mark.parametrize(
    ("tiles", "valid"),
    [
        ("98 100 2", True),  # example 4
        ("99 100 1 3", True),
        ("95 97 100", False),
        ("10 11", False),
        ("10 12 14", True),
        ("10 13 15", False),
        ("12 11 10", False),
        ("22 J 25", True),
        ("22 J 27", False),
        ("22 J 23", False),
        ("J J 5", True),
        ("J J J", False),  # example 7
        ("J J J 7", True),
        ("100 J 3", True),
        ("40 J J J J 50", True),
        ("40 J J J J 51", False),
    ],
)
def test_B11_rows(tiles: str, valid: bool) -> None:
    """Laid as a new row by a stock of just these tiles and one that does not fit."""
    names = tiles.split()
    match = position(f"A: {tiles} 70\nB: 1 J" if names.count("J") < 4 and "1" not in names else f"A: {tiles} 70\nB: 60")
    assert can(match, ",".join(f"lay {name}" for name in names) + ",done") == valid
    assert naive.is_row(tuple("J" if name == "J" else int(name) for name in names)) == valid


def test_B11_never_more_than_one_lap() -> None:
    """Example: 1, 3, … 99, 100, 2 is not a row."""
    odd = " ".join(str(n) for n in range(1, 100, 2))
    match = position(f"row B: {odd}\nA: 100 2 50\nB: 4")
    play(match, "extend 1,lay 100,after 99")
    assert texts(match, "lay") == ["2", "50"]  # the 2 between 1 and 3, as nothing fits behind the 100
    play(match, "lay 2")
    assert rows(match)[0].startswith("1 2 3 5")


def test_B11_a_joker_does_not_lead_a_row_past_its_lap() -> None:
    whole = " ".join(str(n) for n in (*range(1, 99, 2), 98, 99, 100))
    match = position(f"row B: {whole}\nA: J 2\nB: 4")
    play(match, "extend 1,lay J")
    assert "first" not in texts(match)
    assert "after 100" not in texts(match)
    assert "after 1" in texts(match)


# Scoring


def test_B12_flowers_of_all_tiles_robbed_ones_included() -> None:
    match = position("row B: 53 54 55 56 57 58\nA: 59 60 80\nB: 1")
    play(match, "rob 58,lay 58,lay 59,lay 60")
    assert match.view(0).now.flowers == 1 + 1 + 3
    play(match, "done")
    assert match.view(0).seats[0].taken == [5]
    assert match.view(0).scoring.count(5) == 1


@pytest.mark.parametrize(("gone", "taken"), [((), 11), ((11,), 10), ((11, 10, 9), 8)])
def test_B12_example_2_the_next_lower_tile(gone: tuple[int, ...], taken: int) -> None:
    match = position("A: 10 11 12 13 14 60\nB: 1")  # 3 + 5 + 1 + 1 + 1 flowers
    scoring = np.array([0] + [2] * 5 + [1] * 10, np.int16)
    scoring[list(gone)] = 0
    match = play(changed(match, scoring=scoring), "lay 10,lay 11,lay 12,lay 13,lay 14,done")
    assert match.view(0).seats[0].taken == [taken]


def test_B12_nothing_lower_is_left() -> None:
    scoring = np.array([0] * 4 + [2, 2] + [1] * 10, np.int16)
    match = changed(position("A: 1 2 3 60\nB: 9"), scoring=scoring)
    play(match, "lay 1,lay 2,lay 3,done")
    assert match.view(0).seats[0].taken == []
    assert len(match.view(0).scoring) == 14


def test_B12_more_than_15_counts_as_15() -> None:
    match = position("A: 54 55 56 57 58 60 62 64 65 66 1\nB: 9")
    play(match, "lay 54,lay 55,lay 56,lay 57,lay 58,lay 60,lay 62,lay 64,lay 65,lay 66")
    assert match.view(0).now.flowers == 23
    play(match, "done")
    assert match.view(0).seats[0].taken == [15]


def test_B12_no_flowers_bring_nothing() -> None:
    game = Game(RULES, 2, components={"flowers": {"others": 0}})
    match = play(Match.at(game, record(game, "A: 1 2 3 9\nB: 30")), "lay 1,lay 2,lay 3,done")
    assert match.view(0).seats[0].taken == []


def test_B13_three_tiles_without_robbing_may_bring_a_joker() -> None:
    match = play(position("A: 1 2 3 60\nB: 9\nplaces: 2"), "lay 1,lay 2,lay 3,done")
    assert texts(match) == ["done", "joker"]
    play(match, "joker")
    assert stock(match) == "60 J"
    assert match.view(-1).joker_places == 1
    assert match.to_move == 1


def test_B13_the_joker_may_be_left() -> None:
    match = play(position("A: 1 2 3 60\nB: 9\nplaces: 2"), "lay 1,lay 2,lay 3,done,done")
    assert (stock(match), match.to_move) == ("60", 1)


def test_B13_not_for_four_tiles_nor_after_robbing_nor_without_jokers_there() -> None:
    assert play(position("A: 1 2 3 4 60\nB: 9\nplaces: 2"), "lay 1,lay 2,lay 3,lay 4,done").to_move == 1
    drawing = "row B: 1 2 3 4\nA: 5 6 60\nB: 9\nplaces: 2"
    assert play(position(drawing), "rob 4,lay 4,lay 5,lay 6,done").to_move == 1
    assert play(position("A: 1 2 3 60\nB: 9"), "lay 1,lay 2,lay 3,done").to_move == 1


def test_B13_a_swap_is_not_robbing() -> None:
    match = position("row B: 22 J 25\nA: 23 1 3 60\nB: 9\nplaces: 1")
    play(match, "swap J1,lay 23,lay 1,lay J,lay 3,done")
    assert "joker" in texts(match)


# Pass


def test_B14_only_when_nothing_can_be_done() -> None:
    assert texts(position("row B: 10 12 14\nA: 60\nB: *")) == ["pass"]
    assert "pass" not in texts(position("row B: 10 12 14\nA: 60\nB: 1"))  # the pool is there
    assert "pass" not in texts(position("row B: 10 12 14\nA: 60\nB: *\ndisplay: 1"))
    assert texts(position("row B: 10 12 14\nA: 15\nB: *")) == ["extend 1"]


def test_B14_not_if_a_swap_makes_an_action_possible() -> None:
    match = position("row B: 10 J 14\nA: 12 60\nB: *")
    assert texts(match) == ["swap J1", "extend 1"]  # the 12 fits between, too
    match = position("row B: 10 J 12\nA: 11 60\nB: *")
    assert texts(match) == ["swap J1"]


def test_B14_with_own_row_first_a_swap_may_lead_nowhere() -> None:
    match = position("row B: 10 J 12\nA: 11 60\nB: *", own_row_first=True)
    assert texts(match) == ["pass", "swap J1"]
    play(match, "swap J1,lay 11")
    assert texts(match) == ["pass"]


def test_B14_who_can_act_must_act() -> None:
    """A swap that would leave nothing to do is refused while there is something to do."""
    match = position("row B: 10 J 12\nA: 11 J J\nB: * ", own_row_first=True)
    assert "lay 11" in texts(match)  # 11, J, J
    assert not texts(match, "swap")  # three jokers are no row
    assert "pass" not in texts(match)


# End of a round and of the game


def test_B15_example_8_the_last_tiles_laid() -> None:
    match = position("A: 1 2 3\nB: 9 10\nplaces: 2")
    play(match, "lay 1,lay 2,lay 3,done")
    view = match.view(-1)
    assert (view.phase, view.round) == ("count", 1)
    assert [seat.scored for seat in view.seats] == [[3], [0]]
    assert [seat.left for seat in view.seats] == [[0], [4]]


def test_B15_the_last_tile_added() -> None:
    match = play(position("row B: 10 12 14\nA: 13\nB: 9", rounds=1), "extend 1,lay 13,done")
    assert match.is_over


def test_B15_all_have_passed_in_a_row() -> None:
    drawing = "row B: 10 12 14\nA: 30\nB: 60\nC: 90"
    match = position(drawing, players=3, rounds=1)
    match = changed(match, pool=-1, left=0)
    play(match, "pass,pass")
    assert not match.is_over
    play(match, "pass")
    assert match.is_over


def test_B15_an_action_starts_the_count_anew() -> None:
    match = changed(position("row B: 10 12 14\nA: 30\nB: 13 60\nC: 90", players=3, rounds=1), pool=-1, left=0)
    play(match, "pass,extend 1,lay 13,done,pass,pass")
    assert not match.is_over
    play(match, "pass")
    assert match.is_over


def test_B16_scoring_tiles_minus_flowers_left() -> None:
    match = position("A: 10 11 12\nB: 55 60 J J 1", rounds=1)
    play(match, "lay 10,lay 11,lay 12,done")
    assert match.is_over
    assert match.scores().points == (9, -(7 + 3 + 1))


def test_B16_between_rounds_the_stocks_lie_open_for_everybody() -> None:
    match = play(position("A: 10 11 12\nB: 55 60 J\nC: 1 2", players=3), "lay 10,lay 11,lay 12,done")
    for viewer in (-1, 0, 1, 2):
        view = match.view(viewer)
        assert [seat.tiles for seat in view.seats] == [[], ["55", "60", "J"], ["1", "2"]]
        assert [seat.left for seat in view.seats] == [[0], [10], [2]]
        assert [seat.taken for seat in view.seats] == [[9], [], []]
        assert [row.tiles for row in view.rows] == [["10", "11", "12"]]
    assert texts(match) == ["next"]
    assert match.scores().points == (9, -10, -2)
    assert not match.can_undo()


def test_B16_whoever_begins_the_next_round_goes_on_and_nothing_of_the_old_one_is_left() -> None:
    match = play(position("A: 10 11 12\nB: 55 60 J", players=2), "lay 10,lay 11,lay 12,done")
    assert match.to_move == 1
    with pytest.raises(IllegalMove, match="being counted"):
        play(match, "draw")
    play(match, "next")
    view = match.view(0)
    assert (view.phase, view.round, view.to_move) == ("turn", 2, 1)
    assert [seat.stock for seat in view.seats] == [13, 13]
    assert view.seats[1].tiles is None
    assert not view.rows
    assert not match.can_undo()


def test_B16_the_last_round_is_followed_by_none() -> None:
    match = play(position("A: 10 11 12\nB: 55", rounds=1), "lay 10,lay 11,lay 12,done")
    assert match.is_over
    assert match.view(-1).seats[1].tiles == ["55"]


def test_B16_what_is_told() -> None:
    match = position("A: 10 11 12\nB: 55")
    play(match, "lay 10,lay 11,lay 12")
    for move, told in (("done", ["lays", "round-over", "round-points", "round-points"]), ("next", ["next-round"])):
        before = match.concealed(1)
        match.play(move)
        names = [event.name for event in events_of(RULES, before, RULES.moves_by_text[move], match.concealed(1))]
        assert names == told


def test_B16_stocks_are_not_counted_before_the_end() -> None:
    assert position("A: 10 11 12\nB: 55").scores().points == (0, 0)


def final(first: tuple[int, ...], second: tuple[int, ...], **options: Any) -> tuple[int, ...]:
    """The ranks after two rounds with these points."""
    players = len(first)
    won = np.zeros((2, 5), np.int64)
    won[0, :players] = first
    won[1, :players] = second
    rounds = options.get("rounds", 2)
    match = changed(
        position("A: 1\nB: 2", players=players, **options),
        round_won=won,
        finished=rounds,
        round_no=rounds,
        to_move=-1,
    )
    return match.scores().ranks


def test_B17_the_most_points_win() -> None:
    assert final((10, 20, 5), (10, 5, 30)) == (3, 2, 1)


def test_B17_a_tie_goes_to_the_better_second_round() -> None:
    assert final((20, 10), (10, 20)) == (2, 1)


def test_B17_still_tied_is_shared() -> None:
    assert final((10, 10, 0), (10, 10, 0)) == (1, 1, 3)


def test_B17_after_a_single_round_ties_are_shared() -> None:
    assert final((10, 10), (0, 0), rounds=1) == (1, 1)


def test_B17_two_rounds_make_a_game() -> None:
    for rounds in (1, 2):
        match = dealt(3, 5, rounds=rounds)
        luck = np.random.default_rng(3)
        seen = set()
        while not match.is_over:
            seen.add(match.view(-1).round)
            match.play(luck.choice(match.legal()))
        assert seen == set(range(1, rounds + 1))
        assert [len(seat.rounds) for seat in match.view(-1).seats] == [rounds] * 3
        assert list(match.scores().points) == [sum(seat.rounds) for seat in match.view(-1).seats]


# What cannot be undone


def test_a_turn_may_be_taken_back_until_it_ends() -> None:
    match = position("row B: 4 6 8 10 12\nA: 5 7 9 60\nB: 1")
    before = match.to_bytes()
    play(match, "rob 10,rob 12,lay 5,lay 7,lay 9,lay 10,lay 12")
    while match.moves:
        match.undo()
    assert match.to_bytes() == before
    play(match, "rob 10,rob 12,lay 5,lay 7,lay 9,lay 10,lay 12,done")
    assert not match.can_undo()


def test_a_tile_drawn_face_down_stays_drawn() -> None:
    match = play(position("A: 1\nB: 2"), "draw")
    assert not match.can_undo()


def test_illegal_moves_name_their_clause() -> None:
    match = position("row B: 15 17 19 21\nA: 16 18 20\nB: 1")
    with pytest.raises(IllegalMove) as refused:
        match.play("rob 17")
    assert refused.value.clause == "B9"
