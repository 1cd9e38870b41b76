"""Views, events, refusals and the terminal's table: what a person reads."""

import random
from io import StringIO

import msgspec
import pytest
from rich.console import Console

from reihum.core.errors import IllegalMove
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import SPECTATOR
from reihum.core.telling import events_of, refusal_of
from reihum.core.texts import tell
from reihum.games.bloom import RULES, BloomView
from reihum.games.bloom.terminal import draw
from reihum.games.bloom.tests.positions import position

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]


def told(match: Match, *moves: str, viewer: int = SPECTATOR) -> list[str]:
    """What a viewer is told of some moves."""
    said: list[str] = []
    for move in moves:
        before = match.concealed(viewer)
        match.play(move)
        told_of = events_of(RULES, before, int(match.moves[-1]), match.concealed(viewer))
        said += [tell("bloom", event, NAMES) for event in told_of]
    return said


def refusal(match: Match, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.clause, caught.value.reason


TABLE = """
    row B: 4 6 8 10 12
    row A: 22 J 25 J
    A: 5 7 9 24 50
    B: 1 2 60
    display: 20 30
    places: 1
"""


def test_rows_name_their_jokers_and_flowers() -> None:
    view = position(TABLE).view(0)
    assert [row.tiles for row in view.rows] == [["4", "6", "8", "10", "12"], ["22", "J1", "25", "J2"]]
    assert [row.owner for row in view.rows] == [1, 0]
    assert [row.flowers for row in view.rows] == [1 + 1 + 1 + 3 + 1, 5 + 2]
    assert view.stock == ["5", "7", "9", "24", "50"]
    assert view.display == [20, 30]


def test_a_view_holds_the_own_stock_only() -> None:
    match = position(TABLE)
    assert match.view(1).stock == ["1", "2", "60"]
    spectator = match.view(SPECTATOR)
    assert spectator.stock == []
    assert all(seat.tiles is None for seat in spectator.seats)
    assert [seat.stock for seat in spectator.seats] == [5, 3]


def test_a_new_row_shows_what_it_would_win() -> None:
    match = position(TABLE)
    for move in ("rob 10", "rob 12", "lay 5", "lay 7", "lay 9"):
        match.play(move)
    now = match.view(0).now
    assert now.laid == ["5", "7", "9"]
    assert now.loot == ["10", "12"]
    assert (now.flowers, now.wins) == (4, 4)


def test_a_robbery_and_a_row_are_told() -> None:
    said = told(position(TABLE), "rob 10", "rob 12", "lay 5", "lay 7", "lay 9", "lay 10", "lay 12", "done")
    assert said[:3] == [
        "Ada robs 10 from Ben’s row 4–12.",
        "Ada robs 12 from Ben’s row 4–12.",
        "Ada lays 5, 7, 9, 10 and 12 (8 flowers) for the scoring tile 8.",
    ]


def test_a_swap_and_an_addition_are_told() -> None:
    said = told(position(TABLE), "swap J1", "lay 24", "extend 1", "lay 5", "lay 7", "done")
    assert said[0] == "Ada swaps 24 for a joker in their own row 22–25."
    assert said[1:3] == ["Ada adds 5 to Ben’s row 4–12.", "Ada adds 7 to Ben’s row 4–12."]


def test_a_row_that_grows_is_named_as_it_lay_before_the_turn() -> None:
    for viewer in (0, 1):
        match = position("row A: 22 J 25\nA: 26 27 60\nB: 9")
        said = told(match, "extend 1", "lay 26", "lay 27", "done", viewer=viewer)
        assert said[:2] == ["Ada adds 26 to their row 22–25.", "Ada adds 27 to their row 22–25."]


SWAP_AND_ROW = ["swap J1", "lay 24", "rob 10", "rob 12", "lay 5", "lay 7", "lay 9", "lay 10", "lay 12"]


def test_others_are_told_a_turn_when_it_is_over() -> None:
    match = position(TABLE)
    assert told(match, *SWAP_AND_ROW, viewer=1) == []
    assert told(match, "done", viewer=1)[:4] == [
        "Ada swaps 24 for a joker in their own row 22–25.",
        "Ada robs 10 from Ben’s row 4–12.",
        "Ada robs 12 from Ben’s row 4–12.",
        "Ada lays 5, 7, 9, 10 and 12 (8 flowers) for the scoring tile 8.",
    ]


def test_the_player_is_told_the_same_step_by_step() -> None:
    assert told(position(TABLE), *SWAP_AND_ROW, "done", viewer=0) == told(
        position(TABLE), *SWAP_AND_ROW, "done", viewer=1
    )


def test_drawing_face_down_tells_what_was_done_before() -> None:
    match = position(TABLE)
    assert told(match, "swap J1", "lay 24", viewer=1) == []
    assert told(match, "draw", viewer=1) == [
        "Ada swaps 24 for a joker in their own row 22–25.",
        "Ada draws a tile from the pool.",
    ]
    assert told(match, "take 20", viewer=1)[0] == "Ada takes 20."


def test_an_added_tile_is_told_once_wherever_it_was_put() -> None:
    for viewer in (0, 1):
        said = told(position("row B: 22 23 25\nA: J 24 60\nB: 9"), "extend 1", "lay J", "first", "done", viewer=viewer)
        assert said.count("Ada adds a joker to Ben’s row 22–25.") == 1


def test_the_row_that_ends_the_first_round_is_told_though_the_next_is_dealt() -> None:
    match = position("row B: 20 J 22 24\nA: 5 6 7 21\nB: 55")
    said = told(match, "swap J1", "lay 21", "lay 5", "lay 6", "lay 7", "lay J", "done", viewer=1)
    assert said[:3] == [
        "Ada swaps 21 for a joker in Ben’s row 20–24.",
        "Ada lays 5, 6, 7 and a joker (4 flowers) for the scoring tile 4.",
        "Round 1 is over.",
    ]


@pytest.mark.parametrize("players", [2, 3])
def test_everybody_is_told_the_same_by_the_end_of_a_turn(players: int) -> None:
    """In random games, but for the names of tiles drawn face down."""
    for seed in range(4):
        match = Game(RULES, players, {"rounds": 1 + seed % 2}).start(seed=f"told {seed}")
        luck = random.Random(seed)
        stories: list[list[str]] = [[] for _ in range(players)]
        while not match.is_over and len(match.moves) < 300:
            before = [match.concealed(seat) for seat in range(players)]
            turn = match.view(SPECTATOR).turn
            legal = match.legal()
            laying = [move for move in legal if str(move).split()[0] not in ("take", "draw")]
            match.play(luck.choice(laying if laying and luck.random() < 0.7 else legal))
            move = int(match.moves[-1])
            for seat, story in enumerate(stories):
                for event in events_of(RULES, before[seat], move, match.concealed(seat)):
                    story.append("draws" if event.name.startswith("draws") else tell("bloom", event, NAMES))
            if match.view(SPECTATOR).turn != turn:
                assert all(story == stories[0] for story in stories)
        assert len(stories[0]) > 50


def test_a_hidden_tile_is_named_to_its_player_only() -> None:
    others = told(position(TABLE), "draw", viewer=1)
    own = told(position(TABLE), "draw", viewer=0)
    assert others == ["Ada draws a tile from the pool."]
    assert own[0] != others[0]
    assert "from the pool" in own[0]


def test_the_end_of_a_round_is_counted_aloud() -> None:
    match = position(
        """
        row B: 20 21 22
        A: 5 6 7
        B: 55 J
        """,
        rounds=1,
    )
    said = told(match, "lay 5", "lay 6", "lay 7", "done")
    assert said == [
        "Ada lays 5, 6 and 7 (4 flowers) for the scoring tile 4.",
        "Round 1 is over.",
        "Ada: 4 from scoring tiles, nothing left in the stock, total 4.",
        "Ben: 0 from scoring tiles, less 7 flowers left in the stock, total -7.",
        "Ada wins with 4 points.",
    ]
    assert match.view(0).seats[1].tiles == ["55", "J"]


@pytest.mark.parametrize(
    ("before", "move", "clause", "words"),
    [
        ([], "take 21", "B8", "is not in the display"),
        ([], "rob 6", "B9", "Without 6 there would be a gap in row 4–12"),
        ([], "rob 99", "B9", "is not in a row"),
        ([], "lay 1", "B9", "not in your stock"),
        ([], "lay 50", "B11", "begins with 50"),
        ([], "extend 9", "B10", "no row 9"),
        ([], "swap J4", "B7", "no joker J4"),
        ([], "pass", "B14", ""),
        ([], "done", "B7", "A turn begins"),
        ([], "joker", "B7", "A turn begins"),
        (["swap J1"], "lay 50", "B7", "does not fit in place of the joker in row 22–25–joker."),
        (["swap J1"], "draw", "B7", "being swapped"),
        (["draw"], "rob 10", "B8", "You are drawing"),
        (["rob 10"], "rob 25", "B9", "only row 4–12 may be robbed"),
        (["rob 10"], "lay 5", "B9", "What is left of row 4–12 is not a row: rob a second tile"),
        (["rob 10", "rob 12"], "lay 50", "B9", "a row with the robbed tiles that begins with 50"),
        (["rob J2"], "lay 50", "B9", "a row with the robbed tiles that begins with 50"),
        (["lay 5"], "lay 9", "B11", "9 cannot come next after 5: only 6 or 7 can."),
        (["lay 5", "lay 7"], "lay 24", "B11", "only 8 or 9 can."),
        (["lay 5"], "done", "B11", "at least three tiles"),
        (["rob 10", "rob 12", "lay 5", "lay 7", "lay 9"], "done", "B9", "must be laid too: 10 and 12"),
        (["extend 1"], "done", "B10", "Nothing has been added yet"),
        (["extend 1"], "lay 50", "B10", "finds no place"),
        (["extend 1"], "take 20", "B10", "You are adding"),
    ],
)
def test_refusals_say_why(before: list[str], move: str, clause: str, words: str) -> None:
    match = position(TABLE)
    for step in before:
        match.play(step)
    cited, reason = refusal(match, move)
    assert cited == clause
    assert words in reason


def test_a_step_that_leaves_the_row_unfinished_is_told_from_one_that_is_too_long() -> None:
    match = position("row B: 2 4 6 8\nA: 7 9 10 50\nB: 1 60")
    match.play("rob 8")
    match.play("lay 7")
    assert refusal(match, "lay 9") == ("B11", "9 cannot come next after 7: you could not finish that row.")
    assert refusal(match, "lay 10") == ("B11", "10 cannot come next after 7: only 8 or 9 can.")


def test_adding_waits_for_an_own_row_if_agreed_so() -> None:
    match = position("row B: 4 6 8\nA: 5 50\nB: 1 2", own_row_first=True)
    assert refusal(match, "extend 1")[1].startswith("At this table you add to rows only after")


def random_positions(players: int, games: int) -> list[Match]:
    luck = random.Random(players)
    found = []
    for seed in range(games):
        match = Game(RULES, players, {"rounds": 1 + seed % 2}).start(seed=f"views {seed}")
        for _ in range(luck.randrange(150)):
            if not match.is_over:
                legal = match.legal()
                laying = [move for move in legal if str(move).split()[0] not in ("take", "draw")]
                match.play(luck.choice(laying if laying and luck.random() < 0.7 else legal))
        found.append(match)
    return found


@pytest.mark.parametrize("players", [2, 5])
def test_every_view_can_be_sent_and_drawn(players: int) -> None:
    for match in random_positions(players, 12):
        for viewer in range(SPECTATOR, players):
            view = match.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=BloomView) == view
            screen = Console(file=StringIO(), width=80, highlight=False, no_color=True)
            screen.print(draw(view, NAMES))
            drawn = screen.file.getvalue()  # type: ignore[attr-defined]  # a StringIO
            assert all(len(line) <= 80 for line in drawn.splitlines())
            for row in view.rows:
                assert f"row {row.number}" in drawn


@pytest.mark.parametrize("players", [2, 4])
def test_every_illegal_move_has_a_reason(players: int) -> None:
    for match in random_positions(players, 6):
        if match.is_over:
            continue
        legal = {int(move) for move in match.legal()}
        record = match.concealed(match.to_move)
        for number in range(0, len(RULES.moves), 3):
            if number not in legal:
                refused = refusal_of(RULES, record, number)
                assert refused.clause.startswith("B")
                assert len(tell("bloom", refused.reason, NAMES)) > 10
