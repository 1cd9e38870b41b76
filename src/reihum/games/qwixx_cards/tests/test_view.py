"""What people read: views, the log, and why a move is refused."""

import re
from importlib import resources
from itertools import permutations

import msgspec
import numpy as np
import pytest

from reihum.core.errors import IllegalMove
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import SPECTATOR, Buffer
from reihum.core.telling import events_of, refusal_of, view_of
from reihum.core.texts import tell
from reihum.games.qwixx_cards import RULES
from reihum.games.qwixx_cards.tests.positions import EVERYONE, at, choose, record_of, seen_by
from reihum.games.qwixx_cards.view import QwixxCardsView

NAMES = ["Anna", "Max", "Lino", "Laura", "Kim"]


def told(match: Match, move: str, viewer: int) -> list[str]:
    """Play a move and read what a viewer is told of it."""
    before = match.concealed(viewer)
    match.play(move)
    return sentences(before, move, match.concealed(viewer))


def sentences(before: Buffer, move: str, after: Buffer) -> list[str]:
    """What the viewer of two concealed records is told of the move between them."""
    events = events_of(RULES, before, RULES.moves_by_text[move], after)
    return [tell("qwixx_cards", event, NAMES) for event in events]


def test_a_view_is_made_from_a_concealed_record_only() -> None:
    with pytest.raises(ValueError, match="concealed records only"):
        view_of(RULES, record_of(at("step play, seat 0")))


def test_a_view_says_everything_a_board_draws() -> None:
    match = at(
        """
        jokers
        step play, seat 0
        top Y8
        display R2 R3 J3 B12
        discard G4
        0 hand R4 R5 J7 B3 B9
          R xx.........
          G xxxxx.....x#
        1 hand G5 G6 G7 G8 misses 2
        """
    )
    match.play("cross R4")
    match.play("play J7 R")
    view = match.view(0)
    assert view.phase == "play"
    assert (view.active, view.to_move, view.concurrent) == (0, 0, False)
    assert (view.number, view.stack, view.jokers) == (8, 41, True)
    assert view.display == [2, 3, 3, 12]
    assert view.discards == ["G4"]
    assert view.hands == [[3, 4, 5, 7, 9], [5, 6, 7, 8]]
    assert view.hand == ["B3", "R5", "B9"]
    assert view.staged is not None
    assert (view.staged.cards, view.staged.colour, view.staged.marks) == (["R4", "J7"], "R", [4])
    assert [row.marks for row in view.sheets[0].rows] == [[2, 3, 4], [], [12, 11, 10, 9, 8, 2], []]
    assert [row.points for row in view.sheets[0].rows] == [6, 0, 28, 0]
    assert [row.locked for row in view.sheets[0].rows] == [False, False, True, False]
    assert view.sheets[1].misses == 2
    assert (view.points, view.ranks) == ([34, -10], [1, 2])


def test_views_survive_json() -> None:
    view = at("players 5\nstep choose, seat 3").view(3)
    assert msgspec.json.decode(msgspec.json.encode(view), type=QwixxCardsView) == view


def test_the_log_of_a_turn_as_the_others_read_it() -> None:
    match = at("step take, seat 0\ntop Y8\ndisplay R11 R3 G3 B12\n0 hand R4 R5 R7 B3")
    first, second = told(match, "take 11", 1)
    assert first == "Anna takes a card showing 11."
    assert re.fullmatch(r"Anna announces \d+ for everyone\.", second)
    number = match.view(1).number
    assert told(match, "mark Y", 1) == []
    assert told(match, "skip", 1) == [f"Anna marks the yellow {number}.", f"Max does not mark the {number}."]
    assert told(match, "cross R4", 1) == []
    assert told(match, "cross R5", 1) == []
    assert told(match, "cross R7", 1) == [
        "Anna plays R4, R5 and R7 and marks 4, 5 and 7 in the red row.",
    ]


def test_the_log_of_a_turn_as_its_player_reads_it() -> None:
    match = at("jokers\nstep take, seat 0\ntop Y8\ndisplay R11 R3 G3 B12\n0 hand R4 R5 J5 B3")
    assert told(match, "take 11", 0)[0] == "Anna takes R11."
    number = match.view(1).number
    assert told(match, "skip", 0) == [f"Anna will not mark the {number}."]
    match.play("skip")
    assert told(match, "cross R4", 0) == ["Anna lays R4 and marks it."]
    assert told(match, "play R5", 0) == ["Anna lays R5."]
    assert told(match, "play J5 R", 0) == ["Anna plays R4, R5 and J5 and marks 4 in the red row."]
    match = at("jokers\nstep play, seat 0\n0 hand R4 R5 J5 B3 B4")
    assert told(match, "cross J5 G", 0) == ["Anna lays J5 as a green card and marks it."]
    match = at("jokers\nstep play, seat 0\n0 hand R4 R5 J5 B3 B4")
    assert told(match, "play J5 B", 0) == ["Anna lays J5 as a blue card."]


def test_the_log_tells_own_choice_misses_locks_and_the_end() -> None:
    match = at("step choose, seat 0\ntop B4\n0 hand R4 R5 R7 B3 B9 misses 3")
    assert told(match, "skip", 1) == []
    assert told(match, "mark R", SPECTATOR) == ["Anna does not mark the 4.", "Max marks the red 4."]
    match.play("play R4")
    assert told(match, "done", 1) == [
        "Anna plays R4 without a mark.",
        "Anna gets a miss, their fourth.",
        "Anna has four misses: the game is over.",
        "Max wins with 1 point.",
    ]
    for viewer in (0, 1):
        match = at("step play, seat 0\n0 hand R12 Y2 Y3 Y4 B9\n  R xxxxx......\n  G xxxxx.....x#")
        match.play("cross R12")
        assert told(match, "done", viewer) == [
            "Anna plays R12 and marks 12 in the red row.",
            "Anna locks the red row.",
            "Anna has locked two rows: the game is over.",
            "Anna wins with 56 points.",
        ]
    match = at("step choose, seat 0\ntop B12\n0\n  R xxxxx......\n1\n  Y xxxxx......")
    assert told(match, "mark R", 0) == ["Anna will mark the red 12."]
    assert told(match, "mark Y", 0) == [
        "Anna marks the red 12.",
        "Anna locks the red row.",
        "Max marks the yellow 12.",
        "Max locks the yellow row.",
    ]


def test_Q11_who_chooses_before_being_asked_sees_the_choice_and_is_not_asked_again() -> None:
    record = record_of(at(EVERYONE))
    choose(record, 2, "mark G")
    own = view_of(RULES, seen_by(2, record))
    assert (own.phase, own.concurrent) == ("choose", True)
    assert (own.choice, own.to_move) == ("G", 1)
    assert own.sheets == view_of(RULES, seen_by(SPECTATOR, record)).sheets  # nothing is marked yet
    for viewer in (0, 1):
        other = view_of(RULES, seen_by(viewer, record))
        assert (other.choice, other.to_move) == (None, viewer)
    watched = view_of(RULES, seen_by(SPECTATOR, record))
    assert (watched.choice, watched.to_move) == (None, 1)
    choose(record, 1, "skip")
    assert [view_of(RULES, seen_by(viewer, record)).choice for viewer in (0, 1, 2)] == [None, "skip", "G"]
    assert [view_of(RULES, seen_by(viewer, record)).to_move for viewer in (0, 1, 2)] == [0, 2, 1]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_Q11_choices_in_any_order_are_told_to_their_own_seat_and_then_to_all(order: tuple[int, ...]) -> None:
    choices = ["skip", "mark Y", "mark G"]
    alone = ["Anna will not mark the 7.", "Max will mark the yellow 7.", "Lino will mark the green 7."]
    together = ["Max marks the yellow 7.", "Lino marks the green 7.", "Anna does not mark the 7."]
    record = record_of(at(EVERYONE))
    for seat in order:
        before = record.copy()
        choose(record, seat, choices[seat])
        for viewer in (SPECTATOR, 0, 1, 2):
            own = [alone[seat]] if viewer == seat else []
            told = sentences(seen_by(viewer, before), choices[seat], seen_by(viewer, record))
            assert told == (together if seat == order[-1] else own)


def test_events_of_hidden_steps_do_not_depend_on_the_move() -> None:
    """Q11, Q12: it says what the others must not know."""
    luck = np.random.default_rng(5)
    game = Game(RULES, 3, {"jokers": True})
    match = Match(game, game.key(5))
    while not match.is_over:
        before = [match.concealed(viewer) for viewer in (SPECTATOR, 0, 1, 2)]
        move = int(luck.choice(match.legal()))
        match.play(move)
        for viewer, known in zip((SPECTATOR, 0, 1, 2), before, strict=True):
            after = match.concealed(viewer)
            for other in (0, int(luck.integers(len(RULES.moves)))):
                assert events_of(RULES, known, move, after) == events_of(RULES, known, other, after)


def test_the_log_tells_a_shared_win() -> None:
    match = at("step play, seat 0\n0 hand R2 R3 R4 R5 R6 misses 3\n  Y xxxx.......\n1 misses 2")
    match.play("play R2")
    assert told(match, "done", 1)[-3:] == [
        "Anna has four misses: the game is over.",
        "Shared victory: Anna, -10 points.",
        "Shared victory: Max, -10 points.",
    ]


def test_the_log_tells_a_reshuffle() -> None:
    laid = " ".join(f"{colour}{number}" for colour in "YGB" for number in range(5, 13))
    match = at(
        f"""
        step take, seat 0
        top R8
        display R2 R3 Y2 Y3
        discard {laid} R10 R11 R12 Y4 G2
        0 hand R4 R5 R9
        1 hand R6 R7 G3 G4
        """
    )
    record = np.frombuffer(match.to_bytes(), RULES.dtype).copy().view(np.recarray)
    record.discard[0] |= record.stack[0]
    record.stack[0] = record.stack_size[0] = 0
    match = Match.at(match.game, record)
    match.play("take 2")
    sentences = told(match, "take 3", SPECTATOR)
    assert sentences[1] == "The stack has run out: the 32 cards played are shuffled and become the new stack."
    assert len(sentences) == 3


TAKING = "step take, seat 0\ntop Y8\ndisplay R11 R3 G3 B12\n0 hand R4 R5 R7"
CHOOSING = "step choose, seat 0\ntop Y8\n0 hand R4 R5 R7 R8 R9\n  R x.....xx...\n  Y xxxxx.....x#"
LAST = "step choose, seat 0\ntop Y12\n0\n  R {row}"
PLAYING = "step play, seat 0\n0 hand R4 R5 R6 R8 B3\n  B xxxxx.....x#\n  R x.x........"
JOKING = "jokers\nstep play, seat 0\n0 hand R6 J6 J8 B3 R12\n  R x.x........"


@pytest.mark.parametrize(
    ("picture", "moves", "refused", "clause", "reason"),
    [
        (TAKING, [], "take 7", "Q9", "No 7 lies in the display. It shows 11, 3, 3 and 12."),
        (TAKING, [], "mark R", "Q9", "First take 2 more cards from the display."),
        (TAKING, ["take 3"], "play R4", "Q9", "First take one more card from the display."),
        (TAKING, [], "done", "Q9", "First take 2 more cards from the display."),
        (
            CHOOSING,
            [],
            "take 8",
            "Q9",
            "The hand is full again: no more cards are taken. Now everyone decides on the 8.",
        ),
        (
            CHOOSING,
            [],
            "play R4",
            "Q11",
            "First everyone decides on the announced 8: mark it in one row, or skip it.",
        ),
        (CHOOSING, [], "done", "Q11", "First everyone decides on the announced 8: mark it in one row, or skip it."),
        (
            CHOOSING,
            [],
            "mark R",
            "Q5",
            "The red 8 can no longer be marked: your marks in this row have reached 9, and they go from left to right.",
        ),
        (CHOOSING, [], "mark Y", "Q7", "Your yellow row is locked; nothing more is marked in it."),
        (
            LAST.format(row="xxx........"),
            [],
            "mark R",
            "Q6",
            "The red 12 is the last of its row and needs 5 marks before it; you have 3.",
        ),
        (
            LAST.format(row="..........."),
            [],
            "mark R",
            "Q6",
            "The red 12 is the last of its row and needs 5 marks before it; you have none.",
        ),
        (PLAYING, [], "take 8", "Q9", "You hold five cards and take no more this turn. Play one to three of them."),
        (
            PLAYING,
            [],
            "skip",
            "Q11",
            "The announced number has been decided by everyone. Now play one to three cards.",
        ),
        (PLAYING, [], "done", "Q12", "Play at least one card before you are done."),
        (PLAYING, [], "play J4 R", "Q3", "This game is played without jokers."),
        (PLAYING, [], "play R12", "Q12", "R12 is not in your hand."),
        (PLAYING, ["play R5"], "play R5", "Q12", "R5 is already laid."),
        (
            PLAYING,
            ["play R5"],
            "play B3",
            "Q12",
            "Your play is red: cards played together are of one colour, so B3 must wait.",
        ),
        (
            PLAYING,
            ["play R5"],
            "play R4",
            "Q12",
            "The cards of a play are laid in the order of the row, and R4 comes before R5. "
            "Take R5 back to lay it first.",
        ),
        (
            PLAYING,
            ["cross R5"],
            "cross R8",
            "Q13",
            "With 5 marked in this play, 8 would leave out more than one number of the row. "
            "You may play the card without marking it.",
        ),
        (
            PLAYING,
            [],
            "cross R4",
            "Q5",
            "The red 4 can no longer be marked: your marks in this row have reached 4, and they go from left to right.",
        ),
        (PLAYING, [], "cross B3", "Q7", "Your blue row is locked; nothing more is marked in it."),
        (
            JOKING,
            ["cross R6"],
            "cross J6 R",
            "Q12",
            "R6 already stands for the 6: a number played twice is marked with the first card or not at all.",
        ),
        (
            JOKING,
            ["play J6 R"],
            "play R6",
            "Q12",
            "The cards of a play are laid in the order of the row, and R6 comes before J6. "
            "Take J6 back to lay it first.",
        ),
        (
            JOKING,
            ["cross R6"],
            "cross R12",
            "Q6",
            "The red 12 is the last of its row and needs 5 marks before it; you have 3.",
        ),
    ],
)
def test_a_refusal_names_the_clause_and_helps(
    picture: str, moves: list[str], refused: str, clause: str, reason: str
) -> None:
    match = at(picture)
    for move in moves:
        match.play(move)
    with pytest.raises(IllegalMove) as caught:
        match.play(refused)
    assert caught.value.reason == reason
    assert caught.value.clause == clause


def test_every_illegal_move_of_random_games_is_refused_in_words() -> None:
    luck = np.random.default_rng(3)
    for seed, jokers in ((1, False), (2, True), (3, True)):
        game = Game(RULES, 3, {"jokers": jokers})
        match = Match(game, game.key(seed))
        while not match.is_over:
            legal = {int(move) for move in match.legal()}
            concealed = match.concealed(match.to_move)
            for move in luck.choice(len(RULES.moves), 12, replace=False).tolist():
                if move not in legal:
                    refusal = refusal_of(RULES, concealed, move)
                    assert refusal.clause.startswith("Q")
                    assert tell("qwixx_cards", refusal.reason)
            match.play(int(luck.choice(list(legal))))


def test_every_text_is_used() -> None:
    source = resources.files("reihum.games.qwixx_cards").joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    names = set(re.findall(r"^([a-z-]+) =", source, re.MULTILINE))
    package = resources.files("reihum.games.qwixx_cards")
    code = package.joinpath("events.py").read_text("utf-8") + package.joinpath("refusal.py").read_text("utf-8")
    assert names == {name for name in names if f'"{name}"' in code}
