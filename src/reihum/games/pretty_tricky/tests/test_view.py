"""What people are shown and told: views, events, refusals, and the sheet in a file."""

import random
import re
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.errors import BadOption, IllegalMove
from reihum.core.match import Match
from reihum.core.record import TRUTH
from reihum.core.rules import Event
from reihum.core.telling import events_of, refusal_of, view_of
from reihum.core.texts import tell
from reihum.games.pretty_tricky import RULES
from reihum.games.pretty_tricky.components import DEFAULT, parse
from reihum.games.pretty_tricky.tests.positions import SPECTATOR, game, legal, play, position, seen
from reihum.games.pretty_tricky.view import PrettyTrickyView

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
MESSAGES = resources.files("reihum.games.pretty_tricky").joinpath("texts", "en.ftl").read_text(encoding="utf-8")


def told(match: Match, *moves: str) -> list[str]:
    """What is told of the last of these moves."""
    play(match, *moves[:-1])
    before = match.concealed(SPECTATOR)
    play(match, moves[-1])
    events = events_of(RULES, before, RULES.moves_by_text[moves[-1]], match.concealed(SPECTATOR))
    return [tell("pretty_tricky", event, NAMES) for event in events]


def refusal(match: Match, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.clause, caught.value.reason


def a_game(players: int, seed: int, **options: Any) -> tuple[Match, random.Random]:
    return Match(game(players, start=None, **options), key_of_seed(seed)), random.Random(seed)


# Views


def test_a_view_is_made_from_a_concealed_record_only() -> None:
    record = game().blank()
    assert record.viewer[0] == TRUTH
    with pytest.raises(ValueError, match="concealed records only"):
        view_of(RULES, record.view(np.uint8))


def test_a_view_survives_its_wire_form() -> None:
    view = seen(play(position(dice="1 2 4 / 6"), "left 5"))
    assert msgspec.json.decode(msgspec.json.encode(view), type=PrettyTrickyView) == view


def test_all_viewers_see_the_same() -> None:
    match = play(position(dice="1 2 4 / 6"), "left 5")
    for seat in range(3):
        assert msgspec.structs.replace(match.view(seat), viewer=SPECTATOR) == seen(match)


def test_the_three_ways_to_pair_the_dice() -> None:
    view = seen(position("A left  .. .. ... xx. .... .... .... ... xxx .. ..", dice="1 2 4 / 6"))
    assert [[(pair.dice, pair.sum, pair.seats) for pair in way.pairs] for way in view.ways] == [
        [([0, 1], 3, [0]), ([2, 3], 10, [])],
        [([0, 2], 5, [0]), ([1, 3], 8, [0])],
        [([1, 2], 6, [0]), ([0, 3], 7, [0])],
    ]
    assert [way.ticks for way in view.ways] == [[3], [5, 8], [6, 7]]
    assert [way.finishes for way in view.ways] == [[], [5], []]
    assert [way.moves for way in view.ways] == [["left 3"], ["left 5", "left 8"], ["left 6", "left 7"]]


def test_two_equal_sums_in_one_way() -> None:
    view = seen(position("A left  .. .. ... ... .... xx.. .... ... ... .. ..", dice="1 6 3 / 4"))
    assert (view.ways[0].ticks, view.ways[0].finishes) == ([7, 7], [7])
    view = seen(position("A left  .. .. ... ... .... xxx. .... ... ... .. ..", dice="1 6 3 / 4"))
    assert (view.ways[0].ticks, view.ways[0].finishes) == ([7], [7])


def test_after_the_first_tick_only_its_way_is_open() -> None:
    match = play(position(dice="1 2 4 / 6"), "left 5")
    assert [way.moves for way in seen(match).ways] == [[], ["left 8"], []]
    assert seen(match).sheets[0].ticked == [5]
    match = play(position(dice="1 2 4 / 6"), "left 8")
    assert [way.moves for way in seen(match).ways] == [[], [], []]


def test_the_blue_pairs_and_who_has_room_for_them() -> None:
    match = position("B right  .. .. ... xxx .... .... .... ... ... .. ..", dice="1 2 4 / 6")
    assert seen(match).blue_pairs == []
    play(match, "done")
    blue = [(pair.dice, pair.sum, pair.seats) for pair in seen(match).blue_pairs]
    assert blue == [([0, 1], 3, [1, 2]), ([0, 2], 5, [2]), ([1, 2], 6, [1, 2])]
    assert seen(match).ways == []
    play(match, "right 3")
    assert seen(match).sheets[1].ticked == [3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ways_and_pairs_are_what_the_rules_allow(players: int) -> None:
    for seed in range(10):
        match, rng = a_game(players, seed)
        while not match.is_over:
            view = seen(match)
            moves = legal(match) - {"done"}
            if view.phase == "own_roll":
                begun = bool(view.sheets[view.active].ticked)
                firsts = {move for way in view.ways for move in (way.moves[:1] if begun else way.moves)}
                assert firsts == moves
            else:
                assert {f"right {pair.sum}" for pair in view.blue_pairs if view.to_move in pair.seats} == moves
            assert sum(view.circles) == sum(len(sheet.symbols) for sheet in view.sheets)
            assert view.points == [sheet.x + sheet.xx for sheet in view.sheets]
            match.play(rng.choice(match.legal()))
        assert (seen(match).ways, seen(match).blue_pairs, seen(match).waiting) == ([], [], [])


def test_the_reconstruction_is_marked() -> None:
    assert seen(position()).sheet_is_reconstructed
    own = {"left_boxes": [3, 2, 3, 3, 4, 4, 4, 3, 3, 2, 2]}
    match = Match(game(components=own), key_of_seed(1))
    assert not seen(match).sheet_is_reconstructed
    assert seen(match).left_boxes == own["left_boxes"]
    assert RULES.components is not None
    assert "reconstruction" in RULES.components.note


# Events


def test_a_tick_is_told() -> None:
    assert told(position(dice="1 2 4 / 6", turn=4), "left 5") == ["Ada ticks a box in row 5 on the left."]
    assert told(position(dice="1 2 4 / 6"), "done", "right 3") == ["Ben ticks a box in row 3 on the right."]


def test_the_first_roll_is_told_with_the_first_move() -> None:
    assert told(position(dice="1 2 4 / 6"), "left 5") == [
        "Ada rolls 1, 2 and 4 in blue, 6 in red.",
        "Ada ticks a box in row 5 on the left.",
    ]
    assert told(position(dice="1 2 4 / 6"), "left 5", "left 8") == ["Ada ticks a box in row 8 on the left."]


def test_giving_up_is_told() -> None:
    assert told(position(dice="1 2 4 / 6", turn=4), "done") == ["Ada gives up both ticks."]
    assert told(position(dice="1 2 4 / 6"), "left 5", "done") == ["Ada gives up the second tick."]
    assert told(position(dice="1 2 4 / 6"), "left 8", "done") == ["Ada gives up the second tick."]
    assert told(position(dice="1 2 4 / 6"), "done", "done") == ["Ben gives up the tick."]
    nothing = position("A left  xx .. ... ... .... .... .... ... ... .. ..", dice="1 1 1 / 1", turn=4)
    assert told(nothing, "done") == ["No pair of dice finds a free box on Ada’s left half."]


def test_who_is_not_asked_is_told() -> None:
    match = position("B right  .. xx ... xxx xxxx .... .... ... ... .. ..", dice="1 2 4 / 6")
    assert told(match, "left 5", "left 8") == [
        "Ada ticks a box in row 8 on the left.",
        "No pair of blue dice finds a free box on Ben’s right half.",
    ]


def test_a_full_right_row_is_told() -> None:
    match = position("B right  .. x. ... ... .... .... .... ... ... .. ..", dice="1 2 4 / 6")
    assert told(match, "done", "right 3") == ["Ben ticks a box in row 3 on the right.", "Ben fills that half."]


def test_a_completed_row_and_the_next_roll_are_told_at_the_end_of_the_turn() -> None:
    match = position(
        """
        A left  .. .. ... xx. .... .... xxx. ... ... .. ..
        B left  .. .. ... xxx .... .... .... ... ... .. ..
        """,
        dice="1 2 4 / 6",
    )
    lines = told(match, "left 5", "left 8", "done", "right 3")
    blue, red = seen(match).dice[:3], seen(match).dice[3]
    assert lines == [
        "Cleo ticks a box in row 3 on the right.",
        "Ada completes row 5 and ticks its (!); everyone ticks a circle there, the second.",
        "Ada completes row 8 and ticks its (!); everyone ticks a circle there, the first.",
        f"Ben rolls {blue[0]}, {blue[1]} and {blue[2]} in blue, {red} in red.",
    ]


def test_the_end_is_told() -> None:
    match = position("A left  xx xx xxx xxx .... .... xxxx ... ... .. ..", dice="1 2 4 / 6", active="C")
    assert told(match, "done", "done", "done") == [
        "Ben gives up the tick.",
        "Ada has 5 (!): the game is over.",
        "Ada wins with 10 points: 10 for (!) and 0 for right rows.",
    ]


def test_a_shared_win_is_told() -> None:
    match = position(dice="1 2 4 / 6", active="B", of=game(2, round_limit=1))
    assert told(match, "done", "done") == [
        "Ada gives up the tick.",
        "That was the only round: the game is over.",
        "Shared victory: Ada, 0 points (0 for (!) and 0 for right rows).",
        "Shared victory: Ben, 0 points (0 for (!) and 0 for right rows).",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_of_a_game_can_be_told(players: int) -> None:
    for seed in range(8):
        match, rng = a_game(players, seed)
        while not match.is_over:
            turn = seen(match).turn
            is_first = not match.moves
            lines = told(match, str(rng.choice(match.legal())))
            assert lines
            assert all(line.endswith(".") and "{" not in line for line in lines)
            assert any("rolls" in line for line in lines) == (is_first or seen(match).turn != turn)


# Refusals


def test_refusals_of_who_rolled() -> None:
    match = position("A left  .. xx ... ... .... .... .... ... ... .. ..", dice="1 2 4 / 6")
    assert refusal(match, "left 9") == ("P4", "No two of the dice 1, 2, 4 and 6 make 9.")
    assert refusal(match, "left 3") == ("P4", "Row 3 of your left half has no free box.")
    assert refusal(match, "right 5") == (
        "P4",
        "You rolled the dice yourself, so tick row 5 on the left half, not on the right.",
    )


def test_refusals_after_the_first_tick() -> None:
    match = play(position(dice="1 2 4 / 6"), "left 8")
    assert refusal(match, "left 5") == (
        "P4",
        "Ticks are entered from the lower row up. Take back row 8 and begin with row 5.",
    )
    assert refusal(match, "left 6") == ("P4", "You ticked 8; the other two dice make 5, not 6.")
    assert refusal(match, "left 8") == ("P4", "You ticked 8; the other two dice make 5, not 8.")


def test_refusals_of_the_others() -> None:
    match = position("B right  .. .. ... xxx .... .... .... ... ... .. ..", dice="1 2 4 / 6")
    play(match, "done")
    assert refusal(match, "right 5") == ("P5", "Row 5 of your right half has no free box.")
    assert refusal(match, "right 10") == ("P5", "10 would need the red die. Two blue dice make 3, 5 and 6.")
    assert refusal(match, "right 9") == ("P5", "No two blue dice make 9. They make 3, 5 and 6.")
    assert refusal(match, "left 5") == (
        "P5",
        "Somebody else rolled the dice, so tick row 5 on the right half, not on the left.",
    )


def test_a_refusal_after_the_end() -> None:
    match = position(dice="1 2 4 / 6", active="B", of=game(2, round_limit=1))
    play(match, "done", "done")
    assert refusal_of(RULES, match.concealed(0), 0).clause == "P8"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_illegal_move_is_refused_with_a_clause_and_a_sentence(players: int) -> None:
    for seed in range(4):
        match, rng = a_game(players, seed)
        while not match.is_over:
            concealed = match.concealed(match.to_move)
            allowed = set(match.legal())
            for move in range(len(RULES.moves)):
                if move not in allowed:
                    refused = refusal_of(RULES, concealed, move)
                    assert refused.clause in ("P4", "P5")
                    assert tell("pretty_tricky", refused.reason, NAMES).endswith(".")
            match.play(rng.choice(match.legal()))


def test_the_texts_have_no_message_that_nothing_uses() -> None:
    package = Path(str(resources.files("reihum.games.pretty_tricky")))
    source = (package / "events.py").read_text() + (package / "refusal.py").read_text()
    for name in re.findall(r"^([a-z-]+) =", MESSAGES, re.MULTILINE):
        assert f'"{name}"' in source, name


def test_plurals() -> None:
    facts: dict[str, str | int] = {"seat": 0, "x": 0, "xx": 1}
    assert tell("pretty_tricky", Event("wins", {**facts, "points": 1}), NAMES).startswith("Ada wins with one point:")
    assert tell("pretty_tricky", Event("wins", {**facts, "points": 2}), NAMES).startswith("Ada wins with 2 points:")


# The sheet in a file


def test_a_sheet_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.toml"
    file.write_text("right_boxes = [2, 2, 3, 3, 5, 5, 5, 3, 3, 2, 2]\n")
    match = Match(game(2, components=file), key_of_seed(1))
    assert seen(match).right_boxes == [2, 2, 3, 3, 5, 5, 5, 3, 3, 2, 2]
    assert seen(match).left_boxes == DEFAULT["left_boxes"]


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"left_box": [1]}, "no line 'left_box'. Did you mean 'left_boxes'?"),
        ({"left_boxes": [2] * 10}, "'left_boxes' must be a list of 11 numbers"),
        ({"left_boxes": 2}, "'left_boxes' must be a list of 11 numbers"),
        ({"left_boxes": [2] * 10 + [7]}, "'left_boxes', row 12: a number from 1 to 6, not 7"),
        ({"left_boxes": [2] * 10 + [0]}, "'left_boxes', row 12: a number from 1 to 6, not 0"),
        ({"left_boxes": [2] * 10 + [True]}, "'left_boxes', row 12: a number from 1 to 6, not True"),
        ({"right_boxes": [2, "two", *[2] * 9]}, "'right_boxes', row 3: a number from 1 to 6, not 'two'"),
        ({"left_boxes": [1] * 11}, "Row 2 of the left half has 1 box: at least one of them must carry neither"),
        ({"left_fours": [1] + [0] * 10}, "2 boxes with a 4 (P3), not 1"),
        ({"left_twos": [1] + [0] * 10, "left_fours": [0, 1] + [0] * 8 + [1]}, "9 boxes with a 2 (P3), not 10"),
    ],
)
def test_a_wrong_sheet_is_refused_in_words(table: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOption, match=re.escape(complaint)):
        parse(table)
