"""What is shown and told: views, events and refusals in words."""

import io
import re
from typing import Any

import msgspec
import numpy as np
import pytest
from rich.console import Console

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.match import Match, Seat
from reihum.core.record import SPECTATOR
from reihum.core.story import play_and_tell
from reihum.core.telling import events_of, refusal_of, view_json, view_of
from reihum.core.texts import tell
from reihum.core.writer import CAPACITY
from reihum.games.one_to_nine import RULES, OneToNineView
from reihum.games.one_to_nine.terminal import draw
from reihum.games.one_to_nine.tests.positions import BOX, position, record

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def told(match: Match, *moves: str, viewer: int = SPECTATOR) -> str:
    """What a viewer hears of the last of these moves."""
    match.seats = [Seat(name) for name in NAMES[: match.game.players]]
    for move in moves[:-1]:
        match.play(move)
    return " ".join(play_and_tell(match, moves[-1], viewer))


def why(match: Match, move: str) -> str:
    """The refusal of a move, with its clause."""
    refusal = refusal_of(RULES, match.concealed(match.to_move), RULES.moves_by_text[move])
    return f"{refusal.clause}: {tell(RULES.name, refusal.reason)}"


# Views


def test_a_view_holds_what_a_board_needs() -> None:
    match = position(
        "R  . . 3 J 5 . . . .\nB  N . . . . . . . .", "R6 N6 J", "G1 G2", discard="Y2 +3", small=(2, 1), big=(0, 2)
    )
    view = match.view(0)
    assert view.board[0] == [None, None, "R3", "J", "R5", None, None, None, None]
    assert view.board[3][0] == "N1"
    assert view.hand == ["R6", "N6", "J"]
    assert [(seat.cards, seat.jokers, seat.small_stars, seat.big_stars) for seat in view.seats] == [
        (3, 1, 2, 0),
        (2, 0, 1, 2),
    ]
    assert (view.joker_supply, view.small_supply, view.big_supply) == (3, 36, 7)
    assert (view.discard_top, view.discard, view.bonus) == ("+3", ["Y2", "+3"], True)
    assert view.stack == 93 - 3 - 4 - 2
    assert (view.points, view.ranks) == ([2, 81], [2, 1])
    assert view.last is None


def test_a_view_offers_the_claims_of_its_viewer_with_their_worth() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 R7", discard="+3", small=(3,))
    claims = {claim.move: claim for claim in match.view(0).claims}
    assert claims.keys() == {"claim R3-6", "claim R3-7"}
    claim = claims["claim R3-7"]
    assert (claim.kind, claim.small_stars, claim.big_stars) == ("short", 3, 0)
    assert (claim.fields, claim.gaps) == (["R3", "R4", "R5", "R6", "R7"], ["R6", "R7"])
    assert match.view(1).claims == []
    assert match.view(SPECTATOR).claims == []


def test_a_view_shows_the_claim_that_is_being_filled() -> None:
    match = position("R  1 2 3 4 5 . . . .", "R6 J", small=(3,))
    match.play("claim R1-9")
    match.play("fill R6 card")
    filling = match.view(0).filling
    assert (filling.claim.kind, filling.claim.big_stars) == ("long", 1)
    assert [(gap.field, gap.filler) for gap in filling.filled] == [("R6", "card")]
    assert (filling.next_field, filling.fillers) == ("R7", ["joker", "star"])
    assert (filling.jokers_left, filling.stars_left) == (1, 3)


def test_a_view_is_made_from_a_concealed_record_only() -> None:
    with pytest.raises(ValueError, match="concealed records only"):
        view_of(RULES, record(position("", "R5")).view(np.uint8))


def test_the_longest_view_fits_on_a_page() -> None:
    match = position("", " ".join(BOX.elements()))
    claims = match.view(0).claims
    assert [claim.move for claim in claims] == [move for move in RULES.moves if move.startswith("claim")]
    assert len(view_json(RULES, match.concealed(0))) < CAPACITY / 2


def test_a_view_survives_the_wire() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 R7")
    match.play("claim R3-7")
    for viewer in (SPECTATOR, 0, 1):
        view = match.view(viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=OneToNineView) == view


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_the_terminal_shows_it_in_80_columns_without_colour(viewer: int) -> None:
    match = position(
        "R  . . 3 4 5 . . . .\nY  N . . . . . . . J", "R6 R7 G2 N4 +3 J J", "B1", discard="+3", small=(2, 39 - 9)
    )
    console = Console(width=80, no_color=True, record=True, file=io.StringIO())
    console.print(draw(match.view(viewer), ["A name that is far too long for its column", "Ben"]))
    shown = console.export_text()
    assert max(map(len, shown.splitlines())) <= 80
    assert all(piece in shown for piece in ("R ●", "Y ▲", "G ■", "B ◆", "●3", "N1", "bonus"))
    assert ("Your hand" in shown) == (viewer != SPECTATOR)
    assert ("You can claim" in shown) == (viewer == 0)


# Events


@pytest.mark.parametrize(
    ("match", "move", "sentence"),
    [
        (position("", "R5"), "play R5", "Ada lays R5 and draws 2 cards."),
        (position("", "N5"), "play N5 B", "Ada lays N5 on B5 and draws 2 cards."),
        (position("", "J"), "play J G2", "Ada lays a joker on G2 and draws 2 cards."),
        (position("", "+3"), "play +3", "Ada plays a +3 and draws 3 cards."),
        (position("", ""), "draw", "Ada has no cards and draws 2."),
        (position("R 1 . . . . . . . .", "R1"), "play R1", "Ada discards R1 and takes a joker."),
        (
            position("R 1 . . . . . . . .", "R1", "J J J J J"),
            "play R1",
            "Ada discards R1; there is no joker left, so a card is drawn instead.",
        ),
        (position("", "R5", stack="", rest="last"), "play R5", "Ada lays R5 and draws no card."),
        (
            position("", "R5", stack="Y1", rest="last", discard="G1"),
            "play R5",
            "Ada lays R5 and draws 2 cards. The stack ran out: the discard pile was shuffled and is the new stack.",
        ),
    ],
)
def test_plays_in_words(match: Match, move: str, sentence: str) -> None:
    assert told(match, move) == sentence


def test_who_draws_sees_the_cards() -> None:
    assert told(position("", "R5 G9", stack="Y1 B2", rest="last"), "play R5", viewer=0).endswith(
        "draws 2 cards: Y1 and B2."
    )
    assert "drew" not in told(position("", "R5 G9", stack="Y1 B2", rest="last"), "play R5", viewer=1)
    # A second copy of the card just played counts as drawn.
    assert told(position("", "R5", stack="R5 B2", rest="last"), "play R5", viewer=0).endswith(
        "draws 2 cards: R5 and B2."
    )


def test_a_joker_taken_is_not_told_as_drawn() -> None:
    match = position("R 1 . . . . . . . .", "R1 J")
    assert told(match, "play R1", viewer=0) == "Ada discards R1 and takes a joker."


def test_claims_in_words() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 N7", stack="G1 G2", rest="last", discard="+3")
    assert told(match, "claim R3-7", viewer=1) == ""
    assert told(match, "fill R6 card", viewer=1) == ""
    assert re.fullmatch(
        r"Ada lays R6 and R7 \(N7\) and claims the run R3–7 for 3 small stars, "
        r"one of them the bonus for the \+3 on the discard pile; "
        r"G\d and G\d come from the stack onto the board\.",
        told(match, "fill R7 number", viewer=1),
    )


def test_a_hidden_claim_is_not_told_whatever_the_move_is_said_to_be() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 J")
    before = match.concealed(1)
    match.play("claim R3-7")
    assert not any(events_of(RULES, before, move, match.concealed(1)) for move in range(len(RULES.moves)))


def test_the_one_who_claims_hears_every_step() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 J")
    assert told(match, "claim R3-7", viewer=0) == "Ada starts to claim R3–7."
    assert told(match, "fill R6 card", viewer=0) == "Ada fills R6 with the card itself."


def test_a_long_run_in_words() -> None:
    match = position("G  1 2 3 4 5 6 . . .", "G7", small=(2,), stack="+3", rest="last")
    story = told(match, "claim G1-9", "fill G7 card", "fill G8 star", "fill G9 star")
    assert story.startswith(
        "Ada lays G7, G8 (★) and G9 (★) and claims the long run G1–9 for a big star, paying 2 small stars; "
    )
    assert "The stack ran out" in story


def test_a_foursome_in_words() -> None:
    match = position("R  1 . . . . . . . .\nY  1 . . . . . . . .\nG  1 . . . . . . . .", "J", stack="+3", rest="last")
    story = told(match, "claim 1s", "fill B1 joker")
    assert story.startswith("Ada lays B1 (J) and claims the four 1s for a small star; ")


def test_nothing_to_turn_in_words() -> None:
    match = position("", "J J J J", stack="+3", rest="last")
    assert "No card that is left fits a free field" in told(
        match, "claim R1-4", *(f"fill R{n} joker" for n in range(1, 5))
    )


def test_the_end_in_words() -> None:
    match = position("R  . 2 3 4 5 6 7 8 9", "R1", big=(2, 0))
    assert told(match, "claim R1-9", "fill R1 card").endswith("Ada has the third big star and wins.")
    match = position("", "R1", small=(0, 2), turn=9, turn_limit=9)
    assert told(match, "play R1").endswith(
        "The turn limit is reached: the game is over. Ben wins with no big star and 2 small stars."
    )
    match = position("", "R1", turn=9, turn_limit=9)
    assert told(match, "play R1").count("Shared first place: Ada and Ben") == 1


# Refusals

THREE_REDS = "R  . . 3 4 5 . . . ."


@pytest.mark.parametrize(
    ("match", "move", "reason"),
    [
        (position("", "R5"), "play R6", "O9: R6 is not in your hand."),
        (position("", "R5"), "play +3", "O9: +3 is not in your hand."),
        (position("", "R5"), "play J R1", "O9: J is not in your hand."),
        (position("", "R5"), "play N5", "O9: N5 is not in your hand."),
        (position("", "R5"), "draw", "O8: Drawing alone is only for an empty hand: play a card or claim something."),
        (position("", ""), "play R5", "O8: Your hand is empty: draw two cards."),
        (position(THREE_REDS, "N3"), "play N3 R", "O9: R3 is taken; lay N3 on a free field of its number."),
        (
            position(THREE_REDS, "N3"),
            "play N3",
            "O9: N3 can still be laid on Y3, G3 and B3, so it cannot be discarded for a joker.",
        ),
        (
            position(THREE_REDS, "J"),
            "play J R3",
            "O9: R3 is taken, and a joker is never discarded for a joker: lay it on a free field.",
        ),
        (position(THREE_REDS, "R1"), "claim R3-6", "O13: You hold no card for R6, and no joker to stand in."),
        (
            position(THREE_REDS, "J"),
            "claim R3-7",
            "O13: You hold no card for R6 and R7, and only one joker to stand in.",
        ),
        (
            position(THREE_REDS, "R6", small=(1,)),
            "claim R1-9",
            "O13: You hold no card for R1, R2, R7, R8 and R9, and only one joker or star to stand in.",
        ),
        (
            position(THREE_REDS, "G6", small=(9,)),
            "claim R1-9",
            "O12: At least one gap of a long run must be filled by a card from your hand.",
        ),
        (
            position("R  . . 3 4 5 . 7 . .", "R6"),
            "claim R3-6",
            "O10: A run cannot be cut short: with these fields filled it would be R3–7.",
        ),
        (
            position("R  . 2 3 4 5 6 7 8 9", "R1"),
            "claim R1-8",
            "O12: With these fields filled the run is complete from 1 to 9: claim the long run.",
        ),
        (
            position("R  1 2 3 4 . . . . .", "R6"),
            "claim R1-4",
            "O14: All its fields are taken already: a claim needs at least one card from your hand.",
        ),
        (
            position(THREE_REDS, "R6", small=(0, 39)),
            "claim R3-6",
            "O10: There is no small star left to win, and a claim must bring a star.",
        ),
        (
            position(THREE_REDS, "N3 J"),
            "claim 3s",
            "O13: You hold no card for G3 and B3, and only one joker to stand in.",
        ),
        (
            position(THREE_REDS, "R6"),
            "fill R6 card",
            "O13: Name a claim first (for example: claim R3-7), then fill its gaps.",
        ),
    ],
)
def test_refusals_in_words(match: Match, move: str, reason: str) -> None:
    assert why(match, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play R6", "O13: Your claim of R3–8 is not complete: fill R7, or undo it."),
        ("fill R8 card", "O13: Gaps are filled in ascending order: R7 comes before R8."),
        ("fill R6 card", "O13: R6 is filled already; R7 is next."),
        ("fill R9 card", "O13: R9 is not a gap of R3–8; R7 is next."),
        ("fill R7 number", "O13: N7 is not in your hand."),
        ("fill R7 joker", "O13: Then nothing would be left for R8: use something else here."),
        ("fill R7 star", "O13: Small stars fill gaps of long runs only."),
    ],
)
def test_refusals_while_a_claim_is_filled(move: str, reason: str) -> None:
    match = position(THREE_REDS, "R6 R7 J", small=(2,))
    match.play("claim R3-8")
    match.play("fill R6 card")
    assert why(match, move) == reason


def test_the_other_refusals_while_a_claim_is_filled() -> None:
    match = position("R  . 2 3 4 5 6 7 8 .", "R1 R9", small=(1,))
    match.play("claim R1-9")
    assert why(match, "fill R1 joker") == "O13: You have no joker left for this gap."
    match.play("fill R1 star")
    assert why(match, "fill R9 star") == "O12: You have no small star left for this gap."
    match = position("R  1 . . . . . . . .\nY  1 . . . . . . . .", "N1 J")
    match.play("claim 1s")
    match.play("fill G1 number")
    assert why(match, "fill B1 number") == "O13: N1 fills another gap of this claim already."


@pytest.mark.parametrize("players", [2, 4])
def test_every_illegal_move_of_random_games_is_refused_in_words(players: int) -> None:
    game = Game(RULES, players)
    luck = np.random.default_rng(players)
    match = Match(game, key_of_seed(players))
    reasons: set[str] = set()
    while not match.is_over and len(match.moves) < 60:
        legal = match.legal()
        concealed = match.concealed(match.to_move)
        for move in set(range(len(RULES.moves))) - set(map(int, legal)):
            refusal = refusal_of(RULES, concealed, move)
            assert re.fullmatch(r"O\d+", refusal.clause)
            reasons.add(sentence(refusal))
        match.play(legal[int(luck.integers(len(legal)))])
    assert len(reasons) > 50


def sentence(refusal: Any) -> str:
    text = tell(RULES.name, refusal.reason)
    assert text.endswith(".")
    assert "{" not in text
    return text
