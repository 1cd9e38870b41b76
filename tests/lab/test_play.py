"""What is noted of a game is what happened in it."""

import numpy as np
import pytest

import reihum
from reihum.core.match import Match
from reihum.lab.play import LOOKS, MOMENTS, FinishedGame, ThinkingTime, play_game, play_task
from reihum.lab.tasks import Experiment, Setup, Task


def task(game: str = "superstar", players: int = 2, **other: object) -> Task:
    given: dict[str, object] = {"deals": 2, "detail": True, "playouts": 4, **other}
    return Task(Setup(game, players), (("greedy",) * players,), "1", 0, **given)  # type: ignore[arg-type]  # fields by name


@pytest.mark.parametrize("name", reihum.GAMES)
def test_the_course_of_a_game(name: str) -> None:
    for game in play_task(task(name, 3)).games:
        course = game.course
        assert course is not None
        assert course.points[0] == reihum.game(name, players=3).start("1").scores().points or game.deal > 0
        assert course.points[-1] == game.points
        assert len(course.points) == MOMENTS + 1
        assert sum(course.choices.values()) == game.decisions
        assert sum(sum(played.values()) for played in course.moves) == game.decisions
        assert all(move in course.moves[game.start] for move in course.opening)
        assert len(course.chances) == LOOKS
        assert np.allclose(np.sum(course.chances, axis=1), 1, atol=1e-3)
        assert 0 <= course.settled <= 1
        assert sum(game.wins) == pytest.approx(1)


def test_the_same_task_has_the_same_result_and_deals_do_not_depend_on_the_split() -> None:
    whole = play_task(task(deals=4)).games
    assert whole == play_task(task(deals=4)).games
    assert whole[2:] == play_task(Task(Setup("superstar", 2), (("greedy", "greedy"),), "1", 2, 2, True, 4)).games


def test_every_seating_has_the_same_deal() -> None:
    """Bots change, the key does not: who starts is the same in all seatings of a deal."""
    seatings = (("greedy", "uniform"), ("uniform", "greedy"))
    games = play_task(Task(Setup("superstar", 2), seatings, "1", 0, 10)).games
    assert [game.seats for game in games] == list(seatings) * 10
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert one.deal == other.deal
        assert one.start == other.start
    assert {game.start for game in games} == {0, 1}


def test_a_deal_is_the_game_of_that_number_in_a_batch() -> None:
    game = reihum.game("superstar")
    assert Match(game, game.key("1", 7)).to_bytes() == game.batch(8, "1").records[7].tobytes()


def test_the_clock_counts_decisions() -> None:
    clock = ThinkingTime()
    wanted = task(detail=False)
    played = play_game(wanted.setting.build(), wanted, 0, ("greedy", "uniform"), clock)
    assert sum(clock.asked.values()) == played.decisions
    assert all(clock.seconds[bot] > 0 for bot in ("greedy", "uniform"))


def test_a_shared_win_counts_in_parts() -> None:
    assert FinishedGame(0, ("a", "b", "c"), 0, (5, 5, 1), (1, 1, 3), 1, 1).wins == (0.5, 0.5, 0)


def test_tasks_cover_every_deal_once_whatever_the_bots() -> None:
    for bots in (("greedy", "uniform"), ("greedy", "search@10")):
        experiment = Experiment(Setup("superstar", 2), (bots, bots[::-1]), "1", 47)
        deals = [deal for part in experiment.tasks() for deal in range(part.first, part.first + part.deals)]
        assert deals == list(range(47))
        assert len({part.key for part in experiment.tasks()}) == len(experiment.tasks())
