"""Views, events, refusals and the terminal's table: what a person reads."""

import random
from io import StringIO

import msgspec
import numpy as np
import pytest
from rich.console import Console

from reihum.core.errors import IllegalMove
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import SPECTATOR
from reihum.core.rules import Event
from reihum.core.story import play_and_tell
from reihum.core.telling import events_of, refusal_of
from reihum.core.texts import tell
from reihum.games.superstar import RULES, SuperstarView
from reihum.games.superstar.pieces import JOKER, card_kind, card_text
from reihum.games.superstar.terminal import draw
from reihum.games.superstar.tests.positions import legal, position

NAMES = ["Ann", "Ben", "Cem", "Dua", "Eli"]


def told(match: Match, move: str, viewer: int = SPECTATOR) -> list[str]:
    """What a viewer is told of a move, with the names above."""
    before = match.concealed(viewer)
    match.play(move)
    events = events_of(RULES, before, RULES.moves_by_text[move], match.concealed(viewer))
    return [tell("superstar", event, NAMES) for event in events]


def refusal(match: Match, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.clause, caught.value.reason


EXCHANGE = """
    A   40 41 42 43 44  | *
    B>  3 17 30 J J
    C   1
    won A
"""


# Views


def test_a_view_says_why_own_cards_fit() -> None:
    match = position("""
        A>  2 32 40 3 J
        B   7
        pile B22
    """)
    assert match.view(0).fitting == {"2": "star", "32": "both", "40": "higher", "J": "joker"}
    assert match.view(1).fitting == {}
    on_joker = position("""
        A>  2 3 J
        B   7
        pile B22 AJ
        """)
    assert on_joker.view(0).fitting == {"2": "on-joker", "J": "on-joker"}


def test_a_view_tells_the_phases_apart() -> None:
    assert Match(Game(RULES, 2), Game(RULES, 2).key(1)).view(0).phase == "lead"
    assert position(EXCHANGE).view(0).phase == "discard"


def test_a_player_who_does_not_lead_has_nothing_that_fits_yet() -> None:
    match = Match(Game(RULES, 2), Game(RULES, 2).key(1))
    assert len(match.view(match.to_move).fitting) > 0
    assert match.view(1 - match.to_move).fitting == {}


def test_points_and_ranks_are_those_of_the_score() -> None:
    game = Game(RULES, 4)
    match = Match(game, game.key(3))
    luck = random.Random(3)
    while not match.is_over:
        match.play(luck.choice(match.legal()))
        view = match.view(SPECTATOR)
        assert (tuple(view.points), tuple(view.ranks)) == match.scores()


def test_a_view_is_plain_data() -> None:
    view = position(EXCHANGE).view(1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=SuperstarView) == view


def test_fitting_cards_are_the_legal_ones() -> None:
    for seed in range(8):
        game = Game(RULES, 3, {"voluntary_pass": bool(seed % 2)})
        match = Match(game, game.key(seed))
        luck = random.Random(seed)
        while not match.is_over:
            view = match.view(match.to_move)
            if view.phase != "discard":
                playable = [text.removeprefix("play ") for text in legal(match) if text != "pass"]
                assert list(view.fitting) == playable
            match.play(luck.choice(match.legal()))


def test_observations_are_numbers_between_0_and_1_and_complete() -> None:
    game = Game(RULES, 5)
    match = Match(game, game.key(1))
    luck = random.Random(1)
    while not match.is_over:
        for viewer in range(SPECTATOR, 5):
            out = np.full(RULES.observation_size, np.nan, np.float32)
            game.engine.observe_one(match.concealed(viewer), viewer, out)
            assert np.isfinite(out).all()
            assert out.min() >= 0
            assert out.max() <= 1.0001
        match.play(luck.choice(match.legal()))


def test_card_texts_round_trip() -> None:
    for kind in range(1, JOKER + 1):
        assert card_kind(card_text(kind)) == kind


# Events


def test_a_round_is_told() -> None:
    match = position("""
        A>  20 1
        B   22 30 J
        C   3 4
    """)
    assert told(match, "play 20") == ["Ann leads 20 with a purple star."]
    assert told(match, "play J") == ["Ben plays a joker."]
    assert told(match, "play 4") == ["Cem plays 4 with a yellow star."]
    assert told(match, "pass") == ["Ann has nothing to put on the 4 and passes."]
    assert told(match, "play 22") == ["Ben plays 22 with a red star."]
    assert told(match, "pass") == [
        "Cem has nothing to put on the 22 and passes.",
        "Ben wins round 1 for their first star.",
        "Ben draws 4 cards.",
    ]


def test_a_voluntary_pass_is_told_without_its_reason() -> None:
    match = position(
        """
        A>  20 1
        B   22 30 J
        C   7
        pile C15
        """,
        voluntary_pass=True,
    )
    assert told(match, "pass") == ["Ann passes on the 15."]


def test_an_exchange_is_told_when_it_is_done() -> None:
    match = position(EXCHANGE)
    assert told(match, "discard 17") == []
    assert told(match, "discard J", 0) == []
    assert told(match, "done") == ["Ben discards 17 and a joker.", "Ben draws 2 cards."]
    match = position(EXCHANGE)
    assert told(match, "discard 3", 1) == ["Ben puts 3 aside."]
    assert told(match, "discard J", 1) == ["Ben puts a joker aside."]
    sentences = told(match, "done", 1)
    assert sentences[0] == "Ben discards 3 and a joker."
    drawn = sentences[1].removeprefix("Ben draws ").removesuffix(".").split(" and ")
    view = match.view(1)
    assert all(view.stars.get(number, "") == star for number, _, star in (card.partition("★") for card in drawn))
    assert sorted([*(card.partition("★")[0] for card in drawn), "17", "30", "J"], key=card_kind) == view.hand
    assert told(match, "done") == ["Cem discards nothing.", "Cem draws 4 cards.", "Ann starts round 2."]


def test_a_shuffle_is_told_with_what_was_discarded() -> None:
    match = position(EXCHANGE + "    draw 9")
    match.play("discard 3")
    match.play("discard 17")
    assert told(match, "done") == [
        "Ben discards 3 and 17.",
        "The draw pile is empty; the discard pile is shuffled and becomes the new draw pile.",
        "Ben draws 2 cards.",
    ]


def test_seats_without_cards_are_told_to_draw() -> None:
    match = position("""
        A
        B
        C>  1
        pile C12 A13 B14
    """)
    assert told(match, "pass")[1:] == ["Ben wins round 1 for their first star.", "Ben draws 5 cards."]
    assert told(match, "done") == [
        "Cem discards nothing.",
        "Cem draws 4 cards.",
        "Ann draws 5 cards.",
        "Ben starts round 2.",
    ]


def test_the_end_is_told() -> None:
    match = position("""
        A>  1 3         | *
        B   30          | **
        pile A12 BJ
    """)
    assert told(match, "pass") == [
        "Ann has nothing to put on the joker and passes.",
        "Ben wins round 4 for their third star.",
        "Ben is the superstar!",
    ]


def test_a_second_token_and_a_single_card_are_told() -> None:
    match = position("""
        A>  1 3
        B   30 31 33 35  | *
        pile A12 B13
    """)
    assert told(match, "pass")[1:] == ["Ben wins round 2 for their second star.", "Ben draws a card."]
    match.play("discard 3")
    assert told(match, "done")[0] == "Ann discards 3."


def test_every_move_of_random_games_can_be_told_to_everybody() -> None:
    for players in (2, 5):
        game = Game(RULES, players, {"voluntary_pass": players == 5})
        match = Match(game, game.key(9))
        luck = random.Random(9)
        while not match.is_over:
            sentences = play_and_tell(match, luck.choice(match.legal()), luck.randrange(SPECTATOR, players))
            assert all(sentence.endswith((".", "!")) for sentence in sentences)


# Refusals


@pytest.mark.parametrize(
    ("pile", "move", "clause", "reason"),
    [
        ("B12", "play 20", "S5", "20 is not in your hand."),
        ("B12", "play 4", "S6", "4 is not higher than 12 and shows no red star."),
        ("B14", "play 2", "S6", "2 is not higher than 14 and shows no yellow star."),
        ("B16", "play 2", "S6", "2 is not higher than 16 and shows no green star."),
        ("B18", "play 2", "S6", "2 is not higher than 18 and shows no blue star."),
        ("B20", "play 2", "S6", "2 is not higher than 20 and shows no purple star."),
        ("B13", "play 4", "S6", "4 is not higher than 13, and the 13 shows no star to match."),
        ("B13", "play J", "S7", "A joker needs a card with a star under it, and the 13 shows none."),
        ("BJ", "play 49", "S7", "Only a card with a star may go on a joker, and the 49 shows none."),
        ("B13", "pass", "S8", "Your 49 fits, and whoever can play must play."),
        ("B50", "pass", "S8", "Your joker fits, and whoever can play must play."),
        ("B13", "done", "S12", "Cards are exchanged between rounds only. Now play a card, or pass."),
        ("B13", "discard 4", "S12", "Cards are exchanged between rounds only. Now play a card, or pass."),
    ],
)
def test_a_refused_card_is_explained(pile: str, move: str, clause: str, reason: str) -> None:
    match = position(f"""
        A>  2 4 49 J
        B   7
        C   8
        pile {pile}
    """)
    assert refusal(match, move) == (clause, reason)


def test_a_joker_that_is_not_held_is_refused() -> None:
    match = position("""
        A>  2 4
        B   7
        pile B50
    """)
    assert refusal(match, "play J") == ("S5", "You hold no joker.")


def test_passing_at_the_start_of_a_round_is_refused() -> None:
    match = position("""
        A>  2 4
        B   7
    """)
    assert refusal(match, "pass") == ("S5", "Whoever starts a round plays a card; any card will do.")
    assert refusal(match, "play 7") == ("S5", "7 is not in your hand.")


def test_refusals_between_rounds() -> None:
    match = position(EXCHANGE)
    assert refusal(match, "play 3") == (
        "S12",
        "The round is over. First finish your exchange of cards.",
    )
    assert refusal(match, "pass")[0] == "S12"
    assert refusal(match, "discard 4") == ("S12", "4 is not in your hand.")
    match.play("discard 17")
    assert refusal(match, "discard 17") == ("S12", "17 has already been put aside.")
    assert refusal(match, "discard 3") == (
        "S12",
        "Cards are put aside in ascending order, jokers last: 3 would come before 17. Undo to change it.",
    )
    match.play("discard J")
    assert "30 would come before a joker" in refusal(match, "discard 30")[1]
    match.play("discard J")
    assert refusal(match, "discard J") == ("S12", "You have already put aside all your jokers.")


def test_every_illegal_move_is_refused_with_a_clause_and_a_sentence() -> None:
    for players, voluntary_pass in ((2, False), (3, True)):
        game = Game(RULES, players, {"voluntary_pass": voluntary_pass})
        match = Match(game, game.key(4))
        luck = random.Random(4)
        while not match.is_over:
            allowed = set(match.legal())
            concealed = match.concealed(match.to_move)
            for move in range(len(RULES.moves)):
                if move not in allowed:
                    answer = refusal_of(RULES, concealed, move)
                    assert answer.clause in {"S5", "S6", "S7", "S8", "S12"}
                    assert tell("superstar", answer.reason).endswith(".")
            match.play(luck.choice(match.legal()))
        answer = refusal_of(RULES, match.concealed(0), 0)
        assert answer.clause == "S15"
        assert "over" in tell("superstar", answer.reason)


def test_an_unknown_seat_name_does_not_break_a_sentence() -> None:
    assert tell("superstar", Event("keeps", {"seat": 4}), ["Ann"]) == "Seat 4 discards nothing."


# The terminal's table


def screen(view: SuperstarView, colour: bool = False) -> str:
    out = StringIO()
    Console(file=out, width=80, force_terminal=colour, no_color=not colour).print(draw(view, NAMES))
    return out.getvalue()


def test_the_table_shows_everything_without_colour() -> None:
    match = position("""
        A>  2 32 40 3 J  | *
        B   7            | **
        C   50           | passed 20
        pile B20 A22
        discard 11 12
    """)
    shown = screen(match.view(0))
    for part in ("Round 4", "▶ Ann", "✪·· ", "✪✪· ", "passed on 20★", "22", "red ●", "higher", "11 12●", "Your turn."):
        assert part in shown, part
    assert "\x1b" not in shown


def test_the_table_fits_80_columns_in_every_position() -> None:
    for players in (2, 5):
        game = Game(RULES, players, {"voluntary_pass": players == 2})
        match = Match(game, game.key(6))
        luck = random.Random(6)
        while not match.is_over:
            match.play(luck.choice(match.legal()))
            for viewer in (SPECTATOR, 0):
                lines = screen(match.view(viewer)).splitlines()
                assert max(len(line) for line in lines) <= 80
        assert "superstar" in screen(match.view(0))
