"""Every clause of the rule book and every example in it."""

import pytest

import reihum
from reihum.core.errors import BadOption, IllegalMove
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.games.qwixx_cards import RULES
from reihum.games.qwixx_cards.tests.positions import at, card, cards_in, row, texts, truth


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(move)


def refused(match: Match, move: str) -> str:
    """The clause that forbids a move."""
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.clause


def fresh(players: int = 2, seed: int = 1, jokers: bool = False) -> Match:
    game = Game(RULES, players, {"jokers": jokers}, start=0)
    return Match(game, game.key(seed))


# Components


def test_Q1_two_to_five_play() -> None:
    for players in (2, 3, 4, 5):
        assert len(fresh(players).view(0).sheets) == players
    for players in (1, 6):
        with pytest.raises(BadOption, match="2 to 5 players"):
            reihum.game("qwixx_cards", players=players)


def in_game(match: Match) -> list[str]:
    s = truth(match)
    everything = int(s.stack) | int(s.discard) | 1 << int(s.top)
    for hand in s.hand:
        everything |= int(hand)
    for shown in s.display:
        everything |= 1 << int(shown)
    return [f"{'RYGBJ'[c % 5]}{c // 5 + 2}" for c in cards_in(everything)]


def test_Q2_forty_four_cards_each_number_once_a_colour() -> None:
    cards = in_game(fresh())
    assert sorted(cards) == sorted(f"{colour}{number}" for colour in "RYGB" for number in range(2, 13))


def test_Q2_the_back_shows_the_number() -> None:
    match = fresh(3)
    for seat in range(3):
        own = match.view(seat).hand
        backs = sorted(int(text[1:]) for text in own)
        assert all(sorted(match.view(viewer).hands[seat]) == backs for viewer in (-1, 0, 1, 2))


def test_Q3_the_variant_adds_a_joker_of_each_number() -> None:
    cards = in_game(fresh(jokers=True))
    assert len(cards) == 55
    assert sorted(c for c in cards if c[0] == "J") == sorted(f"J{number}" for number in range(2, 13))


def test_Q3_the_back_of_a_joker_is_like_every_other_back() -> None:
    match = at("jokers\nstep take, seat 0\n0 hand R2 R3 R4 R5\n1 hand J7 R8 R9 R11\ntop R12\ndisplay J5 R6 R7 R10")
    view = match.view(0)
    assert view.hands[1] == [7, 8, 9, 11]
    assert view.display == [5, 6, 7, 10]


def test_Q4_red_and_yellow_rise_green_and_blue_fall() -> None:
    match = at("step choose, seat 0\ntop R3")
    play(match, "mark R", "mark G")
    assert row(match, 0, "R") == ".x........."
    assert row(match, 1, "G") == ".........x."
    match = at("step choose, seat 0\ntop R11")
    play(match, "mark Y", "mark B")
    assert row(match, 0, "Y") == ".........x."
    assert row(match, 1, "B") == ".x........."


# Marking


def test_Q5_marks_go_from_left_to_right_and_numbers_may_be_skipped() -> None:
    picture = """
        step choose, seat 0
        top {top}
        0 hand R2 R3 R4 R11 R12
          R ...x.......
          B x.x........
        """
    # Red stands at 5, blue at 10: 6 goes on in both, 5 and 4 in blue only, 11 in red only.
    assert texts(at(picture.format(top="Y6"))) == {"mark R", "mark Y", "mark G", "mark B", "skip"}
    assert "mark R" not in texts(at(picture.format(top="Y5")))
    assert "mark R" not in texts(at(picture.format(top="Y4")))
    assert "mark B" in texts(at(picture.format(top="Y4")))
    assert "mark R" in texts(at(picture.format(top="Y11")))
    assert refused(at(picture.format(top="Y11")), "mark B") == "Q5"


def test_Q6_the_last_number_needs_five_marks_before_it() -> None:
    four = "step choose, seat 0\ntop {top}\n0\n {row} xxxx......."
    five = "step choose, seat 0\ntop {top}\n0\n {row} xxxx.x....."
    for colour, top in (("R", "G12"), ("Y", "G12"), ("G", "R2"), ("B", "R2")):
        match = at(four.format(row=colour, top=top))
        assert f"mark {colour}" not in texts(match)
        assert refused(match, f"mark {colour}") == "Q6"
        assert f"mark {colour}" in texts(at(five.format(row=colour, top=top)))


def test_Q6_the_lock_is_marked_with_the_last_number_and_counts() -> None:
    match = at("step choose, seat 0\ntop R2\n0\n G xxxxx......")
    assert match.scores().points[0] == 15
    play(match, "mark G", "skip")
    assert row(match, 0, "G") == "xxxxx.....x#"
    assert match.scores().points[0] == 28
    assert match.view(1).sheets[0].rows[2].locked


def test_Q6_marks_made_just_before_it_in_the_same_action_count() -> None:
    match = at("step play, seat 0\n0 hand R10 R11 R12 Y2 Y3\n  R xxx........\n")
    play(match, "cross R10")
    assert "cross R12" not in texts(match)  # only four so far
    play(match, "cross R11", "cross R12")
    assert row(match, 0, "R") == "xxx.....xxx#"
    match = at("step play, seat 0\n0 hand R10 R11 R12 Y2 Y3\n  R xxx........\n")
    play(match, "cross R11")
    assert refused(match, "cross R12") == "Q6"


def test_Q6_a_mark_of_the_second_step_counts_in_the_third() -> None:
    match = at("step choose, seat 0\ntop G11\n0 hand R12 Y2 Y3 Y4 Y5\n  R xxxx.......\n")
    play(match, "mark R", "skip", "cross R12", "done")
    assert row(match, 0, "R") == "xxxx.....xx#"


def test_Q7_a_locked_row_is_closed_for_that_player_alone() -> None:
    match = at("step choose, seat 0\ntop G7\n0 hand B2 B3 B4 B5 B6\n  R xxxxx.....x#\n1\n  R x..........")
    assert "mark R" not in texts(match, 0)
    assert "mark R" in texts(match, 1)
    assert refused(match, "mark R") == "Q7"


# Set-up


def test_Q8_four_cards_each_a_display_of_four_and_a_top_card() -> None:
    for players in (2, 3, 4, 5):
        for jokers, box in ((False, 44), (True, 55)):
            view = fresh(players, jokers=jokers).view(0)
            assert [len(hand) for hand in view.hands] == [4] * players
            assert len(view.display) == 4
            assert view.stack == box - 4 * players - 4
            assert view.discards == []


def test_Q8_the_start_seat_is_drawn_by_the_seed() -> None:
    game = reihum.game("qwixx_cards", players=4)
    assert {Match(game, game.key(seed)).to_move for seed in range(40)} == {0, 1, 2, 3}
    assert Match(game, game.key(5)).to_move == Match(game, game.key(5)).to_move


# A turn


def test_Q9_the_active_player_takes_until_holding_five() -> None:
    match = at(
        """
        step take, seat 0
        top G9
        display R2 Y7 B7 G12
        0 hand R4 R5
        """
    )
    assert texts(match) == {"take 2", "take 7", "take 12"}
    play(match, "take 7")
    assert "Y7" in match.view(0).hand  # looked at before the next is taken
    assert match.view(0).display == [2, None, 7, 12]
    play(match, "take 12")
    assert match.view(0).display == [2, None, 7, None]
    assert match.to_move == 0
    play(match, "take 7")
    assert match.view(0).hand == ["R4", "R5", "Y7", "B7", "G12"]
    assert match.view(0).phase == "choose"


def some_card(match: Match) -> str:
    """A card the active player may lay, as a move."""
    return next(str(move) for move in match.legal() if str(move).startswith("play"))


def pass_turn(match: Match) -> None:
    """One whole turn in which as little as possible happens."""
    while match.view(0).phase == "take":
        match.play(match.legal()[0])
    while match.view(0).phase == "choose":
        match.play("skip")
    play(match, some_card(match), "done")


def test_Q9_one_card_at_first_and_later_as_many_as_were_played() -> None:
    assert fresh().view(0).to_take == 1
    for laid in (["play R2", "done"], ["play R2", "play R3", "done"], ["play R2", "play R3", "play R4"]):
        match = at("step play, seat 0\n0 hand R2 R3 R4 R5 B9")
        play(match, *laid)
        pass_turn(match)
        assert match.view(0).active == 0
        assert match.view(0).to_take == len([move for move in laid if move != "done"])


def test_Q9_the_display_is_filled_only_after_all_cards_are_taken() -> None:
    match = at("step take, seat 0\ntop G9\ndisplay R2 Y7 B7 G12\n0 hand R4 R5 R6")
    play(match, "take 2")
    assert match.view(1).display == [None, 7, 7, 12]
    play(match, "take 12")
    view = match.view(1)
    assert view.display[0] == 9  # the old top card is laid out first
    assert None not in view.display


def test_Q9_example_the_taken_eleven_is_replaced_from_the_stack() -> None:
    match = at("step take, seat 0\ntop B8\ndisplay R11 R2 R3 Y4\n0 hand R4 R5 R6 R7")
    play(match, "take 11")
    assert match.view(0).hands[0] == [4, 5, 6, 7, 11]
    assert match.view(0).display == [8, 2, 3, 4]


PLAYED = " ".join(
    [*(f"{colour}{number}" for colour in "GB" for number in range(2, 13)), "R9 R10 R11 R12 Y9 Y10 Y11 Y12"]
)


def test_Q10_the_stack_is_used_up_first() -> None:
    match = at(
        f"""
        step take, seat 0
        top R8
        display R2 R3 Y2 Y3
        discard {PLAYED}
        0 hand R4 R5
        1 hand R6 R7 Y4 Y5
        """
    )
    assert match.view(0).stack == 4  # below R8 lie the yellow 6, 7 and 8
    play(match, "take 2", "take 3", "take 2")
    view = match.view(0)
    assert (view.shuffles, view.stack) == (0, 1)
    assert view.number in (6, 7, 8)
    assert len(view.discards) == len(PLAYED.split())


def test_Q10_the_played_cards_become_the_stack_in_the_middle_of_a_refill() -> None:
    match = at(
        f"""
        step take, seat 0
        top R8
        display R2 R3 Y2 Y3
        discard {PLAYED} Y6 Y7 Y8
        0 hand R4 R5 Y4
        1 hand R6 R7 Y5
        """
    )
    assert match.view(0).stack == 1  # the top card alone
    play(match, "take 2", "take 3")
    view = match.view(0)
    assert view.shuffles == 1
    assert view.discards == []
    assert view.display[0] == 8
    assert view.stack == len(PLAYED.split()) + 3 - 1  # one of the shuffled cards lies in the display
    assert {int(truth(match).shuffle_of[card(text)]) for text in PLAYED.split()} == {1}
    assert int(truth(match).shuffle_of[card("R8")]) == 0


def test_Q10_there_is_always_a_number_to_announce() -> None:
    match = at(
        f"""
        step take, seat 0
        top R8
        display R2 R3 Y2 Y3
        discard {PLAYED} Y7 Y8
        0 hand R4 R5 Y4 Y6
        1 hand R6 R7 Y5
        """
    )
    play(match, "take 2")
    view = match.view(0)
    assert view.display == [8, 3, 2, 3]
    assert view.shuffles == 1
    assert view.stack == len(PLAYED.split()) + 2
    assert match.view(0).phase == "choose"


def test_Q11_everyone_may_mark_the_announced_number_in_one_row() -> None:
    match = at("players 4\nstep choose, seat 0\ntop B4")
    assert match.view(0).number == 4
    assert match.seats_to_move == (0, 1, 2, 3)
    # The example: Max the red 4, Anna and Lino the yellow 4, Laura nothing.
    play(match, "mark Y", "mark R", "mark Y", "skip")
    assert [row(match, seat, "Y") for seat in range(4)] == ["..x........", "." * 11, "..x........", "." * 11]
    assert [row(match, seat, "R") for seat in range(4)] == ["." * 11, "..x........", "." * 11, "." * 11]
    assert match.view(0).phase == "play"
    assert match.to_move == 0


def test_Q11_the_choices_are_made_unseen_and_in_any_order() -> None:
    match = at("players 3\nstep choose, seat 1\ntop B4")
    match.play("mark G", seat=0)
    match.play("mark R", seat=1)
    assert match.seats_to_move == (2,)
    for viewer in (-1, 0, 1, 2):
        assert match.view(viewer).points == [0, 0, 0]
    match.play("skip", seat=2)
    assert match.view(2).points == [1, 1, 0]
    assert row(match, 0, "G") == "........x.."
    assert row(match, 1, "R") == "..x........"


def test_Q11_the_card_stays_on_the_stack_and_is_laid_out_next() -> None:
    match = at("step choose, seat 0\ntop B4\ndisplay R2 R3 Y4 Y5")
    play(match, "skip", "skip")
    assert match.view(0).number == 4
    play(match, some_card(match), "done")
    assert match.view(0).number == 4
    play(match, "take 5")
    assert match.view(0).display == [2, 3, 4, 4]


def test_Q11_the_active_player_is_asked_first_then_round_the_table() -> None:
    match = at("players 3\nstep choose, seat 1\ntop B4")
    order = []
    for _ in range(3):
        order.append(match.to_move)
        play(match, "skip")
    assert order == [1, 2, 0]


def test_Q12_at_least_one_card_must_be_played() -> None:
    match = at("step play, seat 0\n0 hand R2 R3 Y4 Y5 B9")
    assert refused(match, "done") == "Q12"
    play(match, "play B9", "done")
    assert match.view(0).discards == ["B9"]


def test_Q12_at_most_three_and_the_third_finishes_the_play() -> None:
    match = at("step play, seat 0\n0 hand R2 R3 R4 R5 B9")
    play(match, "cross R2", "cross R3", "cross R4")
    assert match.to_move == 1
    assert row(match, 0, "R") == "xxx........"
    assert match.view(1).last_play is not None
    assert match.view(0).hand == ["R5", "B9"]


def test_Q12_more_than_one_only_of_a_single_colour() -> None:
    match = at("step play, seat 0\n0 hand R2 R6 R11 Y4 B9")
    play(match, "play R2")
    assert texts(match) == {"done", "play R6", "cross R6", "play R11", "cross R11"}
    assert refused(match, "play Y4") == "Q12"


def test_Q12_any_numbers_of_the_colour_may_be_played_together() -> None:
    for hand, moves in (
        ("R2 R6 R11 Y2 Y3", ["play R2", "play R6", "play R11"]),
        ("Y3 Y9 R2 R3 R4", ["play Y3", "play Y9", "done"]),
        ("G10 G9 G4 R2 R3", ["play G10", "play G9", "play G4"]),
        ("B8 B7 R2 R3 R4", ["play B8", "play B7", "done"]),
    ):
        match = at(f"step play, seat 0\n0 hand {hand}")
        play(match, *moves)
        assert match.to_move == 1


def test_Q12_some_all_or_none_of_the_numbers_are_marked() -> None:
    for moves, picture in (
        (["play G11", "play G9", "play G3"], "..........."),
        (["cross G11", "play G9", "play G3"], ".x........."),
        (["play G11", "cross G9", "play G3"], "...x......."),
        (["cross G11", "cross G9", "play G3"], ".x.x......."),  # the example: 11 and 9 marked, 3 only played
    ):
        match = at("step play, seat 0\n0 hand G11 G9 G3 R2 R3")
        play(match, *moves)
        assert row(match, 0, "G") == picture
        assert match.view(0).discards == ["G3", "G9", "G11"]


def test_Q12_cards_of_a_play_are_laid_in_the_order_of_the_row() -> None:
    match = at("step play, seat 0\n0 hand R5 R7 G5 G7 B9")
    play(match, "play R7")
    assert refused(match, "play R5") == "Q12"
    match = at("step play, seat 0\n0 hand R5 R7 G5 G7 B9")
    play(match, "play G7")
    assert "play G5" in texts(match)
    assert refused(match, "play G7") == "Q12"


def test_Q12_a_joker_takes_the_colour_its_player_names() -> None:
    match = at("jokers\nstep play, seat 0\n0 hand J5 R4 R6 Y6 B9")
    for colour in "RYGB":
        assert {f"play J5 {colour}", f"cross J5 {colour}"} <= texts(match)
    play(match, "cross R4")
    assert texts(match) == {"done", "play J5 R", "cross J5 R", "play R6", "cross R6"}
    play(match, "cross J5 R", "cross R6")
    assert row(match, 0, "R") == "..xxx......"
    assert match.view(1).discards == ["R4", "J5", "R6"]


def test_Q12_a_number_and_its_joker_are_played_together_and_marked_once() -> None:
    picture = "jokers\nstep play, seat 0\n0 hand J5 R5 R6 Y6 B9"
    match = at(picture)
    play(match, "cross R5")
    assert texts(match) == {"done", "play J5 R", "play R6", "cross R6"}
    play(match, "play J5 R", "cross R6")
    assert row(match, 0, "R") == "...xx......"
    assert match.view(1).discards == ["R5", "J5", "R6"]
    match = at(picture)
    play(match, "play R5")
    assert refused(match, "cross J5 R") == "Q12"
    play(match, "play J5 R", "done")
    assert row(match, 0, "R") == "..........."


def test_Q12_cards_not_held_cannot_be_played() -> None:
    match = at("step play, seat 0\n0 hand R5 R7 G5 G7 B9")
    assert refused(match, "play R6") == "Q12"
    assert refused(match, "play J6 R") == "Q3"


def test_Q13_four_five_seven_may_all_be_marked() -> None:
    match = at("step play, seat 0\n0 hand R4 R5 R7 B3 B9")
    play(match, "cross R4", "cross R5", "cross R7")
    assert row(match, 0, "R") == "..xx.x....."


def test_Q13_two_four_six_not_all_three() -> None:
    picture = "step play, seat 0\n0 hand Y2 Y4 Y6 B3 B9"
    match = at(picture)
    play(match, "cross Y2", "cross Y4")
    assert texts(match) == {"done", "play Y6"}
    assert refused(match, "cross Y6") == "Q13"
    for moves, marks in (
        (["cross Y2", "cross Y4", "play Y6"], "x.x........"),
        (["play Y2", "cross Y4", "cross Y6"], "..x.x......"),
        (["play Y2", "play Y4", "cross Y6"], "....x......"),
    ):
        match = at(picture)
        play(match, *moves)
        assert row(match, 0, "Y") == marks
    match = at(picture)
    play(match, "cross Y2", "play Y4")
    assert "cross Y6" not in texts(match)  # 2 and 6 leave out three


def test_Q13_two_three_six() -> None:
    picture = "step play, seat 0\n0 hand Y2 Y3 Y6 B3 B9"
    for first, second, third in (
        ("cross", "cross", False),
        ("cross", "play", False),
        ("play", "cross", False),
        ("play", "play", True),
    ):
        match = at(picture)
        play(match, f"{first} Y2", f"{second} Y3")
        assert ("cross Y6" in texts(match)) is third


def test_Q13_counts_in_the_direction_of_the_row() -> None:
    match = at("step play, seat 0\n0 hand G11 G9 G8 R2 R3")
    play(match, "cross G11", "cross G9", "cross G8")
    assert row(match, 0, "G") == ".x.xx......"


def test_Q13_numbers_skipped_before_the_first_mark_do_not_count() -> None:
    match = at("step play, seat 0\n0 hand R9 R10 R11 B3 B9\n  R x..........")
    play(match, "cross R9", "cross R10", "cross R11")
    assert row(match, 0, "R") == "x......xxx."


def test_Q14_played_cards_go_on_the_discard_pile_marked_or_not() -> None:
    match = at("step play, seat 0\ndiscard B2\n0 hand R4 R5 R7 B3 B9")
    play(match, "cross R4", "play R7", "done")
    for viewer in (-1, 0, 1):
        assert match.view(viewer).discards == ["B2", "R4", "R7"]
    assert match.view(0).hand == ["B3", "R5", "B9"]


def test_Q15_nothing_marked_in_both_steps_is_a_miss() -> None:
    match = at("step choose, seat 0\ntop B4\n0 hand R4 R5 R7 B3 B9")
    play(match, "skip", "mark R", "play R4", "done")
    assert match.view(0).sheets[0].misses == 1
    assert match.scores().points == (-5, 1)


def test_Q15_a_mark_in_either_step_averts_the_miss() -> None:
    match = at("step choose, seat 0\ntop B4\n0 hand R4 R5 R7 B3 B9")
    play(match, "mark R", "skip", "play B9", "done")
    assert match.view(0).sheets[0].misses == 0
    match = at("step choose, seat 0\ntop B4\n0 hand R4 R5 R7 B3 B9")
    play(match, "skip", "skip", "cross B9", "done")
    assert match.view(0).sheets[0].misses == 0


def test_Q15_the_others_never_get_a_miss() -> None:
    match = at("players 3\nstep choose, seat 0\ntop B4\n0 hand R4 R5 R7 B3 B9")
    play(match, "mark R", "skip", "skip", "play B9", "done")
    assert [sheet.misses for sheet in match.view(0).sheets] == [0, 0, 0]


# End and scoring


def test_Q16_two_locked_rows_end_the_game_in_the_third_step() -> None:
    match = at("step play, seat 0\n0 hand R12 Y2 Y3 Y4 B9\n  R xxxxx......\n  G xxxxx.....x#")
    play(match, "cross R12", "done")
    assert match.is_over
    assert match.scores().points[0] == 56


def test_Q16_one_locked_row_does_not_end_it() -> None:
    match = at("step play, seat 0\n0 hand R12 Y2 Y3 Y4 B9\n  R xxxxx......")
    play(match, "cross R12", "done")
    assert not match.is_over


def test_Q16_four_misses_end_the_game() -> None:
    match = at("step choose, seat 0\ntop B4\n0 hand R4 R5 R7 B3 B9 misses 3")
    play(match, "skip", "skip", "play R4", "done")
    assert match.is_over
    assert match.scores().points[0] == -20


def test_Q16_in_the_second_step_everyones_choice_counts_and_the_turn_stops() -> None:
    match = at(
        """
        players 3
        step choose, seat 0
        top B2
        0 misses 3
        1
          G xxxxx......
          R xxxxx.....x#
        """
    )
    play(match, "skip", "mark G", "mark R")
    assert match.is_over
    assert row(match, 1, "G") == "xxxxx.....x#"
    assert row(match, 2, "R") == "x.........."  # chosen after the second lock, counts
    assert match.view(0).sheets[0].misses == 3  # Q15 is not played
    assert len(match.view(0).hands[0]) == 5  # nor is Q12


@pytest.mark.parametrize(
    ("marks", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45), (10, 55)]
)
def test_Q17_a_row_scores_the_triangle_of_its_marks(marks: int, points: int) -> None:
    match = at(f"step play, seat 0\n0\n Y {'x' * marks}{'.' * (11 - marks)}")
    assert match.scores().points == (points, 0)
    assert match.view(0).sheets[0].rows[1].points == points


def test_Q17_the_lock_counts_as_a_mark() -> None:
    for picture, points in (("xxxxx.....x#", 28), ("xxxxxxxxx.x#", 66), ("xxxxxxxxxxx#", 78)):
        match = at(f"step play, seat 0\n0\n B {picture}")
        assert match.scores().points[0] == points


def test_Q17_rows_are_scored_one_by_one_and_a_miss_costs_five() -> None:
    match = at("step play, seat 0\n0 misses 2\n R xx.........\n Y x..........\n G xxx........")
    assert match.scores().points == (3 + 1 + 6 - 10, 0)


def test_Q17_the_most_points_win_and_a_tie_is_shared() -> None:
    match = at("players 3\nstep play, seat 0\n0\n R xx.........\n1\n B xx.........\n2\n G x..........")
    assert match.scores().ranks == (1, 1, 3)
    assert match.scores().winners == (0, 1)
