"""Several moves typed in one line that are legal one by one, but not together."""

import random
from itertools import permutations
from pathlib import Path

import pytest

import reihum
from reihum import Match, Seat
from reihum.core.plan import planned
from reihum.core.texts import LANGUAGES, tell
from reihum.terminal.words import say, speak

from .shell import at_the_table

POSITIONS = 15
PAIRS = 2  # of moves that exclude each other, in each position


def dealt(game: str, seed: int) -> Match:
    return reihum.game(game, players=2, start=0).start(seed=seed, seats=[Seat("Ada"), Seat("Ben")])


def typed(match: Match, line: str, kept: Path) -> str:
    """What is said to somebody who types a line, after Enter at the curtain."""
    return " ".join(at_the_table(match, ["", line], kept).split())


@pytest.mark.parametrize(
    ("game", "line", "said"),
    [
        ("one_to_nine", "play Y8, play R1", "These do not go together in one turn: play Y8, play R1."),
        ("bloom", "lay 3, lay 42", "42 cannot come next after 3: only 4 or 5 can. (B11)"),
        ("bloom", "draw, lay 3", "These do not go together in one turn: draw, lay 3."),
        ("bloom", "draw, draw", "“draw” reveals something new: play it first, then you will see what is possible."),
        ("qwixx_cards", "take 10, take 3", "These do not go together in one turn: take 10, take 3."),
        ("pretty_tricky", "left 7, left 5", "You ticked 7; the other two dice make 4, not 5. (P4)"),
        ("superstar", "play 40, play 14", "These do not go together in one turn: play 40, play 14."),
    ],
)
def test_what_excludes_each_other_is_told_so(game: str, line: str, said: str, tmp_path: Path) -> None:
    match = dealt(game, 0)
    assert {move.strip() for move in line.split(",")} <= set(map(str, match.legal()))
    assert said in typed(match, line, tmp_path / "match.json")
    assert not match.moves


@pytest.mark.parametrize("game", reihum.GAMES)
def test_no_move_is_refused_for_what_it_is_not(game: str, tmp_path: Path) -> None:
    """A reason that is made up for a legal move speaks of cards and dice that are there as if they were not."""
    luck = random.Random(1)
    match = dealt(game, 1)
    excluding = 0
    for _ in range(POSITIONS):
        if match.is_over:
            break
        seat, legal = match.to_move, match.legal()
        for pair in luck.sample(list(permutations(legal, 2)), min(PAIRS, len(legal) - 1)):
            found = planned(match.game.rules, match.concealed(seat), seat, pair)
            if found.refused is None:
                continue
            excluding += 1
            here = Match.at(match.game, match.to_bytes())
            here.seats = match.seats
            said = typed(here, ", ".join(map(str, pair)), tmp_path / "match.json")
            if found.reason is None:
                assert "These do not go together in one turn: " in said or "reveals something new" in said
            else:
                assert tell(game, found.reason, match.names()) in said
        match.play(luck.choice(legal))
    assert excluding > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_spoken(language: str, tmp_path: Path) -> None:
    speak(language)
    for line, message in (
        ("draw, lay 3", say("not-together", moves="draw, lay 3")),
        ("draw, draw", say("reveals-first", move="draw")),
    ):
        assert " ".join(message.split()) in typed(dealt("bloom", 0), line, tmp_path / "match.json")
