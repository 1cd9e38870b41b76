"""Every clause of the rules and every worked example, on positions drawn in text."""

from collections import Counter
from pathlib import Path

import pytest

import reihum
from reihum.core.errors import BadOption, GameOver, IllegalMove
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import SPECTATOR
from reihum.games.superstar import RULES
from reihum.games.superstar.components import STARS
from reihum.games.superstar.tests.positions import legal, plays, position


def deal(players: int = 3, seed: int = 1, start: int | None = None) -> Match:
    game = Game(RULES, players, start=start)
    return Match(game, game.key(seed))


def seen_cards(match: Match) -> Counter[str]:
    """All cards of the box that somebody can see, the draw pile left out."""
    table = match.view(SPECTATOR)
    cards = Counter(table.discard_pile)
    cards.update(played.card for played in table.pile)
    for seat in range(match.game.players):
        cards.update(match.view(seat).hand)
    return cards


# Components and set-up


def test_S1_two_to_five_players() -> None:
    assert [Game(RULES, players).players for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(BadOption, match="2 to 5 players"):
            Game(RULES, players)


def test_S2_the_box_holds_1_to_50_once_and_five_jokers() -> None:
    match = deal(5)
    dealt = seen_cards(match)
    assert sum(dealt.values()) + match.view(SPECTATOR).draw_pile == 55
    assert dealt.pop("J", 0) <= 5
    assert set(dealt) <= {str(number) for number in range(1, 51)}
    assert set(dealt.values()) == {1}


def test_S2_every_even_number_shows_a_star_the_colours_going_round() -> None:
    stars = deal().view(0).stars
    assert stars == {str(number): "RYGBP"[(number // 2 - 1) % 5] for number in range(2, 51, 2)}
    assert (stars["2"], stars["4"], stars["6"], stars["8"], stars["10"]) == ("R", "Y", "G", "B", "P")
    assert (stars["12"], stars["50"]) == ("R", "P")


def test_S2_the_deck_is_labelled_as_a_reconstruction_unless_a_true_one_is_given(tmp_path: Path) -> None:
    assert RULES.components is not None
    assert "reconstruction" in RULES.components.note
    assert deal().view(0).reconstructed
    deck = tmp_path / "deck.toml"
    deck.write_text("[stars]\nred = [1, 50]\nyellow = [2]\ngreen = [3]\nblue = [4]\npurple = []\n", encoding="utf-8")
    view = reihum.game("superstar", players=2, components=deck).start(seed=1).view(0)
    assert not view.reconstructed
    assert view.stars == {"1": "R", "2": "Y", "3": "G", "4": "B", "50": "R"}


def test_S2_another_deck_changes_what_fits() -> None:
    deck = {"stars": {"red": [1, 50], "yellow": [], "green": [], "blue": [], "purple": []}}
    drawing = """
        A>  1 12 49 J
        B   7
        pile B50
    """
    assert plays(position(drawing, deck)) == ["1", "J"]
    assert plays(position(drawing)) == ["J"]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"red": [0]}, "whole numbers from 1 to 50, not 0"),
        ({"red": [51]}, "not 51"),
        ({"red": [True]}, "not True"),
        ({"red": ["2"]}, "not '2'"),
        ({"red": 2}, "list of numbers"),
        ({"red": [4]}, "4 two stars: red and yellow"),
        ({"red": [2, 2]}, "2 two stars: red and red"),
        ({"pink": [1]}, "no colour 'pink'"),
    ],
)
def test_S2_a_wrong_deck_is_refused_in_words(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        Game(RULES, 2, components={"stars": {**STARS["stars"], **change}})


def test_S2_a_deck_is_one_table_with_all_colours() -> None:
    for deck, complaint in (
        ({}, "an empty table"),
        ({"stars": {}, "jokers": 4}, "nothing else"),
        ({"stars": [1, 2]}, "must list the numbers"),
        ({"stars": {"red": []}}, "lacks the colour yellow"),
    ):
        with pytest.raises(BadOption, match=complaint):
            Game(RULES, 2, components=deck)


def test_S3_tokens_are_counted_for_every_seat() -> None:
    match = position("""
        A>  30          | **
        B   1           |
        C   3           | *
        pile C2
    """)
    assert [seat.tokens for seat in match.view(SPECTATOR).seats] == [2, 0, 1]


def test_S4_five_cards_each_and_the_rest_to_draw() -> None:
    for players in (2, 3, 4, 5):
        table = deal(players).view(SPECTATOR)
        assert [seat.cards for seat in table.seats] == [5] * players
        assert (table.draw_pile, table.discard_pile) == (55 - 5 * players, [])


def test_S4_the_start_seat_is_chosen_or_drawn_by_the_seed() -> None:
    assert [deal(start=seat).to_move for seat in (0, 1, 2)] == [0, 1, 2]
    assert {deal(seed=seed).to_move for seed in range(20)} == {0, 1, 2}


# A round


def test_S5_the_starting_player_plays_any_card_a_joker_too() -> None:
    match = position("""
        A>  1 2 49 50 J
        B   7
    """)
    assert legal(match) == ["play 1", "play 2", "play 49", "play 50", "play J"]


def test_S5_the_starting_player_may_not_pass_even_with_voluntary_pass() -> None:
    match = position(
        """
        A>  1 2
        B   7
        """,
        voluntary_pass=True,
    )
    assert legal(match) == ["play 1", "play 2"]


def test_S5_play_goes_clockwise_and_the_last_card_counts() -> None:
    match = position("""
        A>  30 2
        B   12 31
        C   32 33
    """)
    match.play("play 30")
    assert (match.to_move, plays(match)) == (1, ["31"])
    match.play("play 31")
    assert (match.to_move, plays(match)) == (2, ["32", "33"])
    match.play("play 32")
    # 2 is red like 32, the card played last; on 30, the card laid first, it would not fit.
    assert (match.to_move, plays(match)) == (0, ["2"])


def test_S6_a_higher_number_or_a_star_of_the_same_colour_fits() -> None:
    match = position("""
        A>  2 21 23 24 42
        B   7
        pile B22
    """)
    assert plays(match) == ["2", "23", "24", "42"]


def test_S6_on_the_50_goes_only_purple_or_a_joker() -> None:
    match = position("""
        A>  10 48 49 J
        B   7
        pile B50
    """)
    assert plays(match) == ["10", "J"]


def test_S7_a_joker_goes_only_on_a_card_that_shows_a_star() -> None:
    on_star, on_joker, on_plain = (
        position(f"""
        A>  1 J
        B   7
        pile B{card}
        """)
        for card in ("12", "J", "13")
    )
    assert plays(on_star) == plays(on_joker) == ["J"]
    assert legal(on_plain) == ["pass"]


def test_S7_on_a_joker_goes_any_star_whatever_its_number() -> None:
    match = position("""
        A>  2 4 49 50 J
        B   7
        pile B46 A36 BJ
    """)
    assert plays(match) == ["2", "4", "50", "J"]


def test_S8_who_has_no_fitting_card_must_pass() -> None:
    match = position("""
        A>  2 4 11
        B   7
        C   8
        pile C13
    """)
    assert legal(match) == ["pass"]


def test_S8_who_has_a_fitting_card_must_play() -> None:
    match = position("""
        A>  2 4 14
        B   7
        C   8
        pile C13
    """)
    assert legal(match) == ["play 14"]
    with pytest.raises(IllegalMove, match=r"\(S8\): Your 14 fits"):
        match.play("pass")


def test_S8_who_has_passed_plays_no_more_this_round_and_keeps_the_cards() -> None:
    match = position("""
        A>  1 48
        B   20 34
        C   22 45
        pile C49
        """)
    match.play("pass")
    assert match.to_move == 1
    match.play("pass")  # C wins, refills and asks A and B; A still holds both cards
    assert match.view(0).hand == ["1", "48"]


def test_S8_who_has_passed_is_not_asked_again() -> None:
    match = position("""
        A>  1
        B   20 34
        C   22 44
        pile C13
    """)
    for move, asked in (("pass", 1), ("play 20", 2), ("play 22", 1), ("play 34", 2)):
        match.play(move)
        assert match.to_move == asked


def test_S8_voluntary_pass_lets_a_player_pass_who_could_play() -> None:
    match = position(
        """
        A>  2 4 14
        B   7
        C   8
        pile C13
        """,
        voluntary_pass=True,
    )
    assert legal(match) == ["play 14", "pass"]
    match.play("pass")
    assert match.view(1).seats[0].passed_on == "13"


def test_S9_a_player_without_cards_is_skipped_which_is_not_a_pass() -> None:
    match = position("""
        A>  20 30
        B
        C   25 40
        pile B12
    """)
    match.play("play 20")
    assert match.to_move == 2
    assert match.view(SPECTATOR).seats[1].passed_on is None
    match.play("play 25")
    assert match.to_move == 0


def test_S9_the_only_player_with_cards_goes_on_alone() -> None:
    match = position("""
        A>  20 30 29
        B
        C
        pile B12
    """)
    match.play("play 20")
    assert (match.to_move, plays(match)) == (0, ["29", "30"])


def test_S10_nobody_draws_during_a_round() -> None:
    match = deal(4)
    while match.view(SPECTATOR).phase != "discard":
        table = match.view(SPECTATOR)
        assert table.draw_pile == 35
        assert sum(seat.cards for seat in table.seats) == 20 - len(table.pile)
        match.play(match.legal()[0])


def test_S11_the_round_ends_when_all_but_one_have_passed() -> None:
    match = position("""
        A>  1
        B   30 31
        C   3           | passed 14
        pile C14 B16
    """)
    match.play("pass")
    table = match.view(SPECTATOR)
    assert (table.points, table.last_winner, table.phase) == ([0, 1, 0], 1, "discard")


def test_S11_the_round_ends_when_all_who_have_not_passed_are_out_of_cards() -> None:
    match = position("""
        A
        B>  30
        C   3           | passed 14
        pile C14 A16
    """)
    match.play("play 30")
    assert match.view(SPECTATOR).points == [0, 1, 0]


def test_S11_the_last_to_have_played_wins_even_if_another_is_the_only_one_who_has_not_passed() -> None:
    # A ran out of cards and never passed; B played after A and then had to pass.
    match = position("""
        A
        B>  1
        C   3           | passed 14
        pile C14 A16 B17
    """)
    match.play("pass")
    assert match.view(SPECTATOR).points == [0, 1, 0]


def test_S11_both_players_out_of_cards() -> None:
    match = position("""
        A>  20
        B   21
        pile B12
    """)
    match.play("play 20")
    assert match.to_move == 1
    match.play("play 21")
    assert match.view(SPECTATOR).points == [0, 1]


# Between rounds


def test_S12_the_winner_refills_without_discarding_and_the_played_cards_are_discarded() -> None:
    match = position("""
        A>  1 3
        B   30
        pile A12 B13
    """)
    match.play("pass")
    table = match.view(SPECTATOR)
    assert table.pile == []
    assert table.discard_pile == ["12", "13"]
    assert table.seats[1].cards == 5
    assert match.to_move == 0
    assert legal(match) == ["discard 1", "discard 3", "done"]


def test_S12_the_others_discard_and_refill_one_after_the_other_clockwise_from_the_winner() -> None:
    match = position("""
        A   1 3         | passed 50
        B   31          | passed 50
        C>  7 8
        D   9
        pile B48 D50
    """)
    match.play("pass")  # D wins
    order = []
    while match.view(SPECTATOR).phase == "discard":
        order.append(match.to_move)
        assert match.view(SPECTATOR).seats[match.to_move].cards < 5
        match.play("done")
        assert match.view(SPECTATOR).seats[order[-1]].cards == 5
    assert order == [0, 1, 2]


def test_S12_any_number_of_cards_may_be_discarded() -> None:
    for thrown in ([], ["3"], ["3", "J", "J"], ["3", "17", "J", "J"]):
        match = position("""
            A   40 41 42 43 44
            B>  3 17 J J
            won A
        """)
        for card in thrown:
            match.play(f"discard {card}")
        match.play("done")
        assert match.view(SPECTATOR).seats[1].thrown == thrown
        assert match.view(SPECTATOR).discard_pile == thrown
        assert match.view(SPECTATOR).seats[1].cards == 5


def test_S12_cards_are_named_in_ascending_order_jokers_last() -> None:
    match = position("""
        A   40 41 42 43 44
        B>  3 17 30 J J
        won A
    """)
    assert legal(match) == ["discard 3", "discard 17", "discard 30", "discard J", "done"]
    match.play("discard 17")
    assert legal(match) == ["discard 30", "discard J", "done"]
    match.play("discard J")
    assert legal(match) == ["discard J", "done"]
    match.play("discard J")
    assert legal(match) == ["done"]


def test_S12_what_is_put_aside_can_be_taken_back_until_done() -> None:
    match = position("""
        A   40 41 42 43 44
        B>  3 17 30 J J
        won A
    """)
    match.play("discard 17")
    assert match.can_undo(1)
    match.undo()
    assert legal(match)[0] == "discard 3"
    match.play("discard 3")
    match.play("done")
    assert not match.can_undo()


def test_S12_who_has_no_cards_just_draws() -> None:
    match = position("""
        A
        B>  1 3
        C   30 31       | passed 12
        pile C12 A13
    """)
    match.play("pass")
    table = match.view(SPECTATOR)
    assert (table.last_winner, match.to_move) == (0, 1)
    match = position("""
        A
        B
        C>  1
        pile C12 A13 B14
    """)
    match.play("pass")  # B wins and refills; C chooses; A has nothing to choose
    assert (match.to_move, match.view(SPECTATOR).seats[0].cards) == (2, 0)
    match.play("done")
    table = match.view(SPECTATOR)
    assert [seat.cards for seat in table.seats] == [5, 5, 5]
    assert (table.phase, match.to_move) == ("lead", 1)


def test_S13_played_and_discarded_cards_lie_face_up() -> None:
    match = position("""
        A>  1 3
        B   30
        pile A12 B13
    """)
    match.play("pass")
    match.play("discard 3")
    assert match.view(1).discard_pile == ["12", "13"]
    match.play("done")
    assert match.view(1).discard_pile == ["3", "12", "13"]


def test_S13_an_empty_draw_pile_is_replaced_in_the_middle_of_a_refill() -> None:
    match = position("""
        A   40 41 42 43 44
        B>  1 2 3 4 5
        draw 6 7
        won A
    """)
    before = match.view(SPECTATOR)
    assert (before.draw_pile, len(before.discard_pile)) == (2, 43)
    for card in (1, 2, 3, 4):
        match.play(f"discard {card}")
    match.play("done")
    after = match.view(SPECTATOR)
    assert {"6", "7"} <= set(match.view(1).hand)  # the two that were left are drawn first
    assert (after.draw_pile, after.discard_pile, after.shuffles) == (45, [], 1)


def test_S13_cards_just_discarded_may_come_back() -> None:
    came_back = 0
    for first in range(1, 40, 3):
        thrown = [str(number) for number in range(first, first + 5)]
        match = position(f"""
            A   46 47 48 49 50
            B>  {" ".join(thrown)}
            draw
            won A
        """)
        for card in thrown:
            match.play(f"discard {card}")
        match.play("done")
        table = match.view(1)
        assert (table.shuffles, table.draw_pile, table.discard_pile) == (1, 45, [])
        came_back += len(set(table.hand) & set(thrown))
    assert came_back > 0


def test_S13_no_shuffle_before_a_card_is_needed() -> None:
    match = position("""
        A   40 41 42 43 44
        B>  1 2 3 4 5
        draw 6 7
        won A
    """)
    match.play("discard 1")
    match.play("discard 2")
    match.play("done")
    table = match.view(SPECTATOR)
    assert (table.draw_pile, table.shuffles, len(table.discard_pile)) == (0, 0, 45)


def test_S14_the_winner_starts_the_next_round() -> None:
    match = position("""
        A>  1 3
        B   30
        pile A12 B13
    """)
    match.play("pass")
    match.play("done")
    table = match.view(1)
    assert (match.to_move, table.phase, table.round) == (1, "lead", 2)
    assert len(plays(match)) == len(set(table.hand))


# End


def test_S15_the_third_token_wins_at_once_and_nothing_is_refilled() -> None:
    match = position("""
        A>  1 3         | *
        B   30          | **
        C   2           | passed 13
        pile A12 B13
    """)
    match.play("pass")
    assert match.is_over
    table = match.view(SPECTATOR)
    assert [seat.cards for seat in table.seats] == [2, 1, 1]
    assert (table.draw_pile, [played.card for played in table.pile]) == (49, ["12", "13"])
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.points, outcome.ranks, outcome.winners) == ((1, 3, 0), (2, 1, 3), (1,))
    with pytest.raises(GameOver):
        match.play("pass")


def test_S15_two_tokens_do_not_end_the_game() -> None:
    match = position("""
        A>  1 3         | **
        B   30          | *
        pile A12 B13
    """)
    match.play("pass")
    assert not match.is_over
    assert match.scores().ranks == (1, 1)


def test_S15_every_game_ends_within_two_rounds_a_player_and_one() -> None:
    for players in (2, 3, 4, 5):
        match = deal(players, seed=players)
        while not match.is_over:
            match.play(match.legal()[-1])
        assert sum(match.scores().points) <= 2 * players + 1


# Worked examples


def test_example_1_on_12_red() -> None:
    match = position("""
        A>  13 2 4 J
        B   7
        pile B12
    """)
    assert plays(match) == ["2", "13", "J"]


def test_example_2_on_13_without_a_star() -> None:
    match = position("""
        A>  12 14 J
        B   7
        pile B13
    """)
    assert plays(match) == ["14"]


def test_example_3_on_a_joker() -> None:
    match = position("""
        A>  2 3 49 J
        B   7
        pile BJ
    """)
    assert plays(match) == ["2", "J"]


def test_example_4_the_last_to_play_wins_when_nobody_left_has_cards() -> None:
    match = position("""
        A>  20
        B   25
        C   3
        pile A10 B11 C12 A13 B14 C15 A16 B17 C18
    """)
    match.play("play 20")
    match.play("play 25")
    assert match.to_move == 2
    match.play("pass")
    assert match.view(SPECTATOR).points == [0, 1, 0]
