"""Every clause of the rules and every worked example, by its number."""

from collections import Counter

import pytest

from reihum.core.chance import key_of_seed
from reihum.core.errors import BadOption, IllegalMove
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.games.one_to_nine import RULES
from reihum.games.one_to_nine.tests.positions import BOX, audit, board_text, draw_board, legal, play, position, record


def refused(match: Match, move: str) -> str:
    """The clause that forbids a move."""
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.clause


def deal(players: int, seed: int, start: int | None = None) -> Match:
    return Match(Game(RULES, players, start=start), key_of_seed(seed))


# What is in the box


@pytest.mark.parametrize("players", [1, 5])
def test_O1_two_to_four_players(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        Game(RULES, players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_O1_everybody_gets_a_seat(players: int) -> None:
    assert len(deal(players, 1).view(0).seats) == players


def test_O2_the_board_has_a_field_for_each_colour_and_number() -> None:
    board = deal(2, 1).view(0).board
    assert [len(row) for row in board] == [9, 9, 9, 9]
    assert len([move for move in RULES.moves if move.startswith("play J ")]) == 36


def test_O3_the_box_has_98_cards() -> None:
    assert BOX.total() == 98
    match = deal(4, 3)
    s = record(match)[0]
    seen = Counter(card for seat in range(4) for card in match.view(seat).hand)
    view = match.view(0)
    seen += Counter(view.discard) + Counter(card for row in view.board for card in row if card)
    seen += Counter({"J": view.joker_supply})
    stack = Counter([RULES_CARDS[kind] for kind in s.stack[: s.stack_left].tolist()])
    assert seen + stack == BOX


RULES_CARDS = sorted(BOX, key=lambda card: ("RYGBN+J".index(card[0]), card))


def test_O4_39_small_and_9_big_stars() -> None:
    view = deal(2, 1).view(0)
    assert (view.small_supply, view.big_supply) == (39, 9)


def test_O4_who_should_get_more_stars_than_are_left_gets_those_that_are_left() -> None:
    match = position("R  . . 3 4 5 6 7 . .", "R8", small=(0, 37))
    view = play(match, "claim R3-8", "fill R8 card")
    assert view.seats[0].small_stars == 2
    assert view.small_supply == 0


def test_O4_the_bonus_star_comes_only_if_it_is_there() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6", discard="+3", small=(0, 38))
    view = play(match, "claim R3-6", "fill R6 card")
    assert view.seats[0].small_stars == 1
    assert not view.last.bonus


# Setting up


@pytest.mark.parametrize("seed", range(20))
def test_O5_the_jokers_lie_beside_the_board(seed: int) -> None:
    match = deal(4, seed)
    assert match.view(0).joker_supply == 5
    assert all("J" not in match.view(seat).hand for seat in range(4))
    assert 46 not in record(match)[0].stack


@pytest.mark.parametrize("seed", range(20))
def test_O6_five_cards_lie_on_their_own_fields(seed: int) -> None:
    view = deal(3, seed).view(0)
    lying = [card for row in view.board for card in row if card]
    assert len(lying) == 5
    assert all(card == f"{'RYGB'[c]}{n + 1}" for c, row in enumerate(view.board) for n, card in enumerate(row) if card)
    assert view.stack + len(view.discard) == 93 - 5 - 15


def test_O6_what_does_not_fit_is_discarded_and_another_card_is_turned() -> None:
    rejected = Counter(card for seed in range(300) for card in deal(2, seed).view(0).discard)
    assert rejected["+3"] > 0
    assert any(card.startswith("N") for card in rejected)
    twins = [deal(2, seed).view(0) for seed in range(300)]
    for view in twins:
        lying = {card for row in view.board for card in row if card}
        assert all(card == "+3" or card[0] == "N" or card in lying for card in view.discard)
    assert any(card[0] in "RYGB" for view in twins for card in view.discard)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_O7_everybody_is_dealt_five_cards(players: int) -> None:
    match = deal(players, 5)
    assert [len(match.view(seat).hand) for seat in range(players)] == [5] * players


def test_O7_the_start_seat_is_an_option_and_drawn_by_default() -> None:
    assert [deal(3, 1, start=seat).to_move for seat in range(3)] == [0, 1, 2]
    assert {deal(3, seed).to_move for seed in range(40)} == {0, 1, 2}


# A turn


def test_O8_with_an_empty_hand_the_only_action_is_to_draw_two() -> None:
    match = position(hand="")
    assert legal(match) == {"draw"}
    view = play(match, "draw")
    assert view.seats[0].cards == 2
    assert view.to_move == 1


def test_O8_nobody_else_may_draw() -> None:
    assert refused(position(hand="R5"), "draw") == "O8"


def test_O8_an_empty_hand_can_neither_play_nor_claim() -> None:
    match = position("R  1 2 3 . . . . . .", "", small=(9,))
    assert refused(match, "play R5") == "O8"
    assert refused(match, "claim R1-9") == "O8"


def test_O9_a_turn_is_one_action_then_the_next_player_clockwise() -> None:
    match = position("", "R5", "Y5", "G5")
    for seat, move in enumerate(["play R5", "play Y5", "play G5"]):
        assert match.to_move == seat
        match.play(move)
    assert match.to_move == 0
    assert match.view(0).turn == 4


def test_O9_a_number_card_on_its_free_field_draws_two() -> None:
    match = position("R  . . 3 . . . . . .", "R5 G1")
    view = play(match, "play R5")
    assert draw_board(view) == board_text("R  . . 3 . 5 . . . .")
    assert view.seats[0].cards == 3
    assert "G1" in view.hand


def test_O9_a_number_card_whose_field_is_taken_is_discarded_for_a_joker() -> None:
    match = position("R  . . . . 5 . . . .", "R5 G1")
    view = play(match, "play R5")
    assert view.hand == ["G1", "J"]
    assert (view.joker_supply, view.discard_top, view.discard) == (4, "R5", ["R5"])


@pytest.mark.parametrize("lying", ["5", "N", "J"])
def test_O9_a_field_is_taken_by_whatever_card_lies_there(lying: str) -> None:
    match = position(f"R  . . . . {lying} . . . .", "R5 G1")
    assert play(match, "play R5").hand == ["G1", "J"]


def test_O9_without_jokers_in_the_supply_a_card_is_drawn_instead() -> None:
    match = position("R  . . . . 5 . . . .", "R5 G1", "J J J J J", stack="Y1", rest="discard")
    assert play(match, "play R5").hand == ["Y1", "G1"]


def test_O9_the_joker_can_be_used_from_the_next_turn_on() -> None:
    match = position("R  . . . . 5 . . . .", "R5", "G1 G2")
    match.play("play R5")
    match.play("play G1")
    assert "play J R1" in legal(match)


def test_O9_a_number_joker_is_laid_on_any_free_field_of_its_number() -> None:
    match = position("R  . . . . 5 . . . .", "N5 G1")
    assert legal(match, "play N") == {"play N5 Y", "play N5 G", "play N5 B"}
    view = play(match, "play N5 B")
    assert draw_board(view) == board_text("R  . . . . 5 . . . .\nB  . . . . N . . . .")
    assert view.seats[0].cards == 3


def test_O9_a_number_joker_is_discarded_only_when_its_four_fields_are_taken() -> None:
    match = position("R . . . . 5 . . . .\nY . . . . 5 . . . .\nG . . . . J . . . .\nB . . . . 5 . . . .", "N5 G1")
    assert legal(match, "play N") == {"play N5"}
    view = play(match, "play N5")
    assert view.hand == ["G1", "J"]
    assert view.discard_top == "N5"


def test_O9_a_number_joker_too_is_discarded_for_a_card_when_no_joker_is_left() -> None:
    board = "R . . . . 5 . . . .\nY . . . . 5 . . . .\nG . . . . 5 . . . .\nB . . . . 5 . . . ."
    match = position(board, "N5", "J J J J J", stack="Y1", rest="discard")
    assert play(match, "play N5").hand == ["Y1"]


def test_O9_example_7_a_number_joker_with_a_free_field_is_not_discarded() -> None:
    match = position("R . . . . 5 . . . .\nY . . . . 5 . . . .\nG . . . . 5 . . . .", "N5")
    assert refused(match, "play N5") == "O9"
    assert legal(match, "play") == {"play N5 B"}


def test_O9_a_joker_is_laid_on_any_free_field() -> None:
    match = position("R  . . . . 5 . . . .", "J G1")
    assert len(legal(match, "play J")) == 35
    assert refused(match, "play J R5") == "O9"
    view = play(match, "play J Y9")
    assert draw_board(view) == board_text("R  . . . . 5 . . . .\nY  . . . . . . . . J")
    assert view.seats[0].cards == 3
    assert view.joker_supply == 4


def test_O9_a_plus_three_is_discarded_and_draws_three() -> None:
    view = play(position("", "+3 G1"), "play +3")
    assert view.seats[0].cards == 4
    assert view.discard_top == "+3"
    assert view.bonus


def test_O9_a_card_played_never_scores() -> None:
    view = play(position("R  . 2 3 4 . . . . .", "R5"), "play R5")
    assert draw_board(view) == board_text("R  . 2 3 4 5 . . . .")
    assert view.seats[0].small_stars == 0


def test_O9_only_cards_of_the_hand_are_played() -> None:
    match = position("", "R5")
    for move in ["play R6", "play N5 R", "play N5", "play J R5", "play +3"]:
        assert refused(match, move) == "O9"


# Claims


@pytest.mark.parametrize(("length", "stars"), [(4, 1), (5, 2), (6, 3), (7, 3), (8, 3)])
def test_O10_stars_by_length(length: int, stars: int) -> None:
    row = " ".join(str(n) if n < length else "." for n in range(1, 10))
    match = position(f"G  {row}", f"G{length} R1")
    view = play(match, f"claim G1-{length}", f"fill G{length} card")
    assert view.seats[0].small_stars == stars
    assert view.small_supply == 39 - stars
    assert view.hand == ["R1"]  # nothing is drawn


def test_O10_three_are_no_run() -> None:
    assert legal(position("R  . 2 3 . . . . . .", "R4"), "claim") == set()


def test_O10_example_1_a_run_grows_with_the_cards_laid() -> None:
    board = "R  . . 3 4 5 . . . ."
    match = position(board, "R6 R7")
    assert legal(match, "claim") == {"claim R3-6", "claim R3-7"}
    assert play(match, "claim R3-6", "fill R6 card").seats[0].small_stars == 1
    match = position(board, "R6 R7")
    assert play(match, "claim R3-7", "fill R6 card", "fill R7 card").seats[0].small_stars == 2


def test_O10_example_2_the_run_scored_is_the_whole_unbroken_run() -> None:
    match = position("R  . . 3 4 5 . 7 . .", "R6")
    assert legal(match, "claim") == {"claim R3-7"}
    assert refused(match, "claim R3-6") == "O10"
    assert play(match, "claim R3-7", "fill R6 card").seats[0].small_stars == 2


def test_O10_all_cards_laid_are_in_one_run() -> None:
    match = position("R  1 2 3 . . . . 8 9", "R4 R7")
    assert legal(match, "claim") == {"claim R1-4"}


def test_O10_a_run_may_come_wholly_from_the_hand() -> None:
    match = position("", "B1 B2 B3 B4")
    assert legal(match, "claim") == {"claim B1-4"}
    view = play(match, "claim B1-4", *(f"fill B{n} card" for n in range(1, 5)))
    assert view.seats[0].small_stars == 1
    assert view.hand == []


def test_O10_a_claim_must_bring_a_star() -> None:
    match = position(
        "R  . . 3 4 5 . . . .\nY . . . . . . . . 9\nG . . . . . . . . 9\nB . . . . . . . . 9", "R6 R9", small=(0, 39)
    )
    assert legal(match, "claim") == set()
    assert refused(match, "claim R3-6") == "O10"
    assert refused(match, "claim 9s") == "O11"


def test_O10_without_small_stars_a_long_run_can_still_be_claimed() -> None:
    match = position("R  1 2 3 4 5 6 7 8 .", "R9", small=(0, 39))
    assert legal(match, "claim") == {"claim R1-9"}


FOUR_FIVES = """
    R  . . . . 5 . . . .
    Y  . . . . . . . . .
    G  . . . . 5 . . . .
    B  . . . . . . . . .
"""


def test_O11_a_foursome_brings_a_small_star() -> None:
    match = position(FOUR_FIVES, "Y5 B5 R1")
    assert legal(match, "claim") == {"claim 5s"}
    view = play(match, "claim 5s", "fill Y5 card", "fill B5 card")
    assert view.seats[0].small_stars == 1
    assert view.hand == ["R1"]


def test_O11_all_four_fields_must_be_filled() -> None:
    assert legal(position(FOUR_FIVES, "Y5"), "claim") == set()
    assert refused(position(FOUR_FIVES, "Y5"), "claim 5s") == "O13"


def test_O12_example_3_a_run_of_nine_is_never_a_short_run() -> None:
    match = position("R  . 2 3 4 5 6 7 8 9", "R1")
    assert legal(match, "claim") == {"claim R1-9"}
    assert refused(match, "claim R1-8") == "O12"
    view = play(match, "claim R1-9", "fill R1 card")
    assert (view.seats[0].big_stars, view.seats[0].small_stars) == (1, 0)
    assert view.big_supply == 8


def test_O12_example_6_small_stars_fill_what_is_missing() -> None:
    match = position("G  1 2 3 4 5 . . . .", "G6", small=(3,))
    assert legal(match, "claim") == {"claim G1-6", "claim G1-9"}
    view = play(match, "claim G1-9", "fill G6 card", "fill G7 star", "fill G8 star", "fill G9 star")
    assert (view.seats[0].big_stars, view.seats[0].small_stars) == (1, 0)
    assert view.small_supply == 39  # the stars go back
    assert view.hand == []


def test_O12_at_least_one_real_card_comes_from_the_hand() -> None:
    match = position("G  1 2 3 4 5 . . . .", "R9", small=(4,))
    assert legal(match, "claim") == set()
    assert refused(match, "claim G1-9") == "O12"


def test_O12_a_joker_is_a_real_card() -> None:
    match = position("G  1 2 3 4 5 . . . .", "J", small=(3,))
    assert "claim G1-9" in legal(match)
    play(match, "claim G1-9", "fill G6 star", "fill G7 star", "fill G8 star")
    assert legal(match) == {"fill G9 joker"}
    assert refused(match, "fill G9 star") == "O12"


def test_O12_stars_may_be_laid_where_a_card_is_held_but_not_everywhere() -> None:
    match = position("G  1 2 3 4 5 6 7 . .", "G8 G9", small=(5,))
    match.play("claim G1-9")
    assert legal(match) == {"fill G8 card", "fill G8 star"}
    match.play("fill G8 star")
    assert legal(match) == {"fill G9 card"}
    assert refused(match, "fill G9 star") == "O12"


def test_O12_too_few_stars() -> None:
    match = position("G  1 2 3 4 5 . . . .", "G6", small=(2,))
    assert refused(match, "claim G1-9") == "O13"


def test_O13_a_gap_is_filled_by_card_number_joker_or_joker() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 N6 J")
    match.play("claim R3-6")
    assert legal(match) == {"fill R6 card", "fill R6 number", "fill R6 joker"}


@pytest.mark.parametrize(("filler", "left"), [("card", ["N6", "J"]), ("number", ["R6", "J"]), ("joker", ["R6", "N6"])])
def test_O13_the_player_chooses_the_filler(filler: str, left: list[str]) -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 N6 J")
    assert play(match, "claim R3-6", f"fill R6 {filler}").hand == left


def test_O13_a_short_run_takes_no_stars() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6", small=(9,))
    assert legal(match, "claim R3") == {"claim R3-6"}
    match.play("claim R3-6")
    assert refused(match, "fill R6 star") == "O13"


def test_O13_a_joker_is_kept_for_a_later_gap_that_needs_it() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 J")
    match.play("claim R3-7")
    assert legal(match) == {"fill R6 card"}
    assert refused(match, "fill R6 joker") == "O13"


def test_O13_the_number_joker_fills_one_field_of_a_foursome() -> None:
    match = position(FOUR_FIVES, "N5 J Y5")
    match.play("claim 5s")
    assert legal(match) == {"fill Y5 card", "fill Y5 number", "fill Y5 joker"}
    match.play("fill Y5 number")
    assert legal(match) == {"fill B5 joker"}
    assert refused(match, "fill B5 number") == "O13"


def test_O13_in_a_run_every_number_has_its_own_number_joker() -> None:
    match = position("R  . . 3 4 . . . . .", "N5 N6")
    assert legal(match, "claim") == {"claim R3-6"}
    view = play(match, "claim R3-6", "fill R5 number", "fill R6 number")
    assert view.seats[0].small_stars == 1


def test_O13_gaps_are_filled_in_ascending_order() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 R7")
    match.play("claim R3-7")
    assert refused(match, "fill R7 card") == "O13"
    assert refused(match, "play R6") == "O13"


def test_O13_a_claim_can_be_taken_back_until_it_is_complete() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 R7")
    before = match.to_bytes()
    match.play("claim R3-7")
    match.play("fill R6 card")
    match.undo(0)
    match.undo(0)
    assert match.to_bytes() == before


def test_O14_example_4_a_complete_run_is_scored_only_by_making_it_longer() -> None:
    match = position("R  . . . 4 5 6 7 . .", "R1 R9 G4")
    assert legal(match, "claim") == set()
    assert refused(match, "claim R4-7") == "O14"
    match = position("R  . . . 4 5 6 7 . .", "R8")
    assert legal(match, "claim") == {"claim R4-8"}


def test_O14_a_complete_foursome_or_long_run_cannot_be_scored() -> None:
    board = "R  1 2 3 4 5 6 7 8 9\nY  1 . . . . . . . .\nG  1 . . . . . . . .\nB  1 . . . . . . . ."
    match = position(board, "J", small=(9,))
    assert refused(match, "claim R1-9") == "O14"
    assert refused(match, "claim 1s") == "O14"


RUN_AND_FOURSOME = """
    R  . . 3 4 5 . . . .
    Y  . . . . . 6 . . .
    G  . . . . . 6 . . .
    B  . . . . . 6 . . .
"""


def test_O15_run_or_foursome_and_only_that_one_is_cleared() -> None:
    match = position(RUN_AND_FOURSOME, "R6")
    assert legal(match, "claim") == {"claim R3-6", "claim 6s"}
    view = play(match, "claim R3-6", "fill R6 card")
    assert [row[5] for row in view.board[1:]] == ["Y6", "G6", "B6"]
    assert view.seats[0].small_stars == 1
    match = position(RUN_AND_FOURSOME, "R6")
    view = play(match, "claim 6s", "fill R6 card")
    assert view.board[0][2:5] == ["R3", "R4", "R5"]
    assert view.seats[0].small_stars == 1


def test_O16_example_5_the_star_of_a_plus_three_is_a_bonus() -> None:
    match = position(FOUR_FIVES, "Y5 B5", discard="R1 +3")
    view = play(match, "claim 5s", "fill Y5 card", "fill B5 card")
    assert view.seats[0].small_stars == 2
    assert view.last.bonus


def test_O16_example_5_a_long_run_has_no_bonus() -> None:
    match = position("R  . 2 3 4 5 6 7 8 9", "R1", discard="R1 +3")
    view = play(match, "claim R1-9", "fill R1 card")
    assert (view.seats[0].big_stars, view.seats[0].small_stars) == (1, 0)


def test_O16_the_star_shows_only_on_top() -> None:
    match = position(FOUR_FIVES, "Y5 B5", discard="+3 R1")
    assert play(match, "claim 5s", "fill Y5 card", "fill B5 card").seats[0].small_stars == 1


# Clearing


def test_O17_jokers_go_to_the_supply_all_others_on_the_discard_pile_in_field_order() -> None:
    match = position("R  . . 3 J 5 N . . .", "R7", stack="G1 G2", rest="last")
    view = play(match, "claim R3-7", "fill R7 card")
    assert draw_board(view) == board_text("G  1 2 . . . . . . .")
    assert sorted(view.discard) == ["N6", "R3", "R5", "R7"]
    assert view.discard_top == "R7"
    assert view.joker_supply == 5


def test_O17_a_foursome_is_discarded_in_the_order_of_the_colours() -> None:
    match = position(FOUR_FIVES, "Y5 J", stack="G1 G2", rest="last")
    view = play(match, "claim 5s", "fill Y5 card", "fill B5 joker")
    assert sorted(view.discard) == ["G5", "R5", "Y5"]
    assert view.discard_top == "G5"


def test_O17_only_jokers_cleared_leave_the_discard_pile_as_it_was() -> None:
    match = position("R  . . J J J . . . .", "J", discard="R1 +3", stack="G1 G2", rest="last")
    view = play(match, "claim R3-6", "fill R6 joker")
    assert view.discard == ["R1", "+3"]
    assert view.bonus


def test_O18_two_cards_are_turned_onto_their_fields() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6", stack="G1 G2 G3", rest="last")
    view = play(match, "claim R3-6", "fill R6 card")
    assert view.stack == 1
    assert len(view.last.landed) == view.last.turned == 2
    assert {card for row in view.board for card in row if card} == set(view.last.landed)


def test_O18_what_does_not_fit_is_discarded_and_may_show_its_star() -> None:
    shown = set()
    for seed in range(40):
        match = position(
            "R  . . 3 4 5 . . . .\nY 1 . . . . . . . .", "R6", stack="G1 G2 +3 N4 Y1", rest="last", seed=seed
        )
        view = play(match, "claim R3-6", "fill R6 card")
        assert set(view.last.landed) == {"G1", "G2"}
        assert view.last.turned == 2 + len(view.discard) - 4
        shown.add(view.discard_top)
    assert {"R6", "+3", "N4", "Y1"} == shown


def test_O18_a_field_just_cleared_is_free_again() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6", stack="R3 R4", rest="last")
    assert draw_board(play(match, "claim R3-6", "fill R6 card")) == board_text("R  . . 3 4 . . . . .")


# Stack empty


def test_O19_an_empty_stack_is_made_from_the_discard_pile() -> None:
    match = position("", "R5", stack="Y1", rest="last", discard="G1 G2 +3")
    view = play(match, "play R5")
    assert "Y1" in view.hand
    assert len(view.hand) == 2
    assert (view.stack, view.discard, view.discard_top, view.bonus) == (2, [], None, False)
    assert view.reshuffles == 1


def test_O19_the_card_just_discarded_is_shuffled_in() -> None:
    match = position("", "+3", stack="", rest="last")
    view = play(match, "play +3")
    assert view.hand == ["+3"]
    assert (view.stack, view.discard_top) == (0, None)


def test_O19_if_both_are_empty_nothing_is_drawn() -> None:
    match = position("", "R5", stack="", rest="last")
    view = play(match, "play R5")
    assert view.hand == []
    match = position("", "", stack="", rest="last")
    assert play(match, "draw").hand == []


def test_O19_reshuffling_amid_turning_cards() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6", stack="+3", rest="last", discard="G1")
    view = play(match, "claim R3-6", "fill R6 card")
    assert view.reshuffles == 1
    assert len(view.last.landed) == 2


def test_O20_turning_stops_when_no_card_can_be_laid() -> None:
    match = position("", "J J J J", stack="+3 +3 N1", rest="last")
    view = play(match, "claim R1-4", *(f"fill R{n} joker" for n in range(1, 5)))
    assert view.last.turned == 0
    assert view.stack == 3  # none of them was turned
    assert draw_board(view) == board_text("")


def test_O20_turning_stops_after_the_only_card_that_fits() -> None:
    match = position("", "J J J J", stack="+3 G1 G1", rest="last")
    view = play(match, "claim R1-4", *(f"fill R{n} joker" for n in range(1, 5)))
    assert view.last.landed == ["G1"]
    assert draw_board(view) == board_text("G  1 . . . . . . . .")


# The end


def test_O21_the_third_big_star_ends_the_game_at_once() -> None:
    match = position("R  . 2 3 4 5 6 7 8 .", "R1", "", "", small=(1, 4, 2), big=(2, 1, 1))
    view = play(match, "claim R1-9", "fill R1 card", "fill R9 star")
    assert match.is_over
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 2, 3)
    assert draw_board(view) == board_text("R  1 2 3 4 5 6 7 8 .")  # nothing is cleared or turned; the star is paid
    assert view.last.turned == 0
    assert view.ended_by == "three-stars"


def test_O21_the_second_big_star_does_not() -> None:
    match = position("R  . 2 3 4 5 6 7 8 9", "R1", big=(1, 2))
    play(match, "claim R1-9", "fill R1 card")
    assert not match.is_over


def test_O21_ranking_by_big_then_small_stars() -> None:
    match = position("", "R1", "", "", "", small=(3, 3, 9, 0), big=(1, 1, 0, 2))
    assert match.scores().ranks == (2, 2, 4, 1)
    assert match.scores().points == (43, 43, 9, 80)


def test_O22_a_game_ends_after_the_turn_limit() -> None:
    match = position("", "R1", "R2", small=(1, 1), turn=6, turn_limit=7)
    match.play("play R1")
    assert not match.is_over
    match.play("play R2")
    assert match.is_over
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 1)
    assert match.view(0).turn == 7
    assert match.view(0).ended_by == "turn-limit"


def test_O22_the_limit_is_an_option() -> None:
    assert Game(RULES, 2).options == {"turn_limit": 2000}
    with pytest.raises(BadOption, match="1 to 100000"):
        Game(RULES, 2, {"turn_limit": 0})


FULL_BUT_ONE = """
    R  . 2 3 4 5 6 7 8 9
    Y  1 2 3 4 5 6 7 8 9
    G  1 2 3 4 5 6 7 8 9
    B  1 2 3 4 5 6 7 8 9
"""


def test_O23_a_full_board_ends_the_game() -> None:
    match = position(FULL_BUT_ONE, "R1", small=(0, 2))
    view = play(match, "play R1")
    assert match.is_over
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1)
    assert view.ended_by == "full-board"


def test_O23_a_claim_frees_the_board_again() -> None:
    match = position(FULL_BUT_ONE, "R1")
    play(match, "claim R1-9", "fill R1 card")
    assert not match.is_over
    assert audit(match) == 0
