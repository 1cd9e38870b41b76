"""Training: what is learned is there, what is kept is not done twice, and the seed decides everything."""

import json
import math
from pathlib import Path

import numpy as np
import pytest

from reihum.bots.judgement.net import Net
from reihum.core.errors import BadOption
from reihum.games import rules_of
from reihum.lab.errors import LabError
from reihum.lab.executors import InProcess
from reihum.lab.ledger import Ledger
from reihum.lab.run import Means
from reihum.lab.tasks import Setup
from reihum.lab.training.duels import LEAST, Met, Side, fight, judged
from reihum.lab.training.experience import Positions, Practice, positions_of
from reihum.lab.training.learning import Recipe, chances, learn, losses_of
from reihum.lab.training.loop import Round, Training, TrainingPlan, _Number

QUIET = Means(workers=1, quiet=True)
SMALL = TrainingPlan("superstar", rounds=1, games=6, playouts=2, deals=1, recipe=Recipe(first=4, second=3, epochs=2))
PRACTICE = Practice(Setup("superstar", 2), None, "1", 0, 3, 2, 0.2)


def some_positions(count: int, players: int, seed: int) -> Positions:
    """The seat whose two features differ most wins: no weighted sum of features tells which that is."""
    rng = np.random.default_rng(seed)
    features = rng.normal(size=(count, players, 2)).astype(np.float32)
    strength = np.abs(features[..., 0] - features[..., 1])
    wins = (strength == strength.max(1, keepdims=True)).astype(np.float32)
    return Positions(
        features, wins, 10 * strength, np.zeros(count, int), np.full(count, -1.0), rng.random(count), np.arange(count)
    )


def test_a_net_learns_what_no_sum_of_features_tells() -> None:
    by_players = {players: some_positions(6000, players, players) for players in (2, 3)}
    lesson = learn(("one", "other"), by_players, Recipe(first=16, second=8, epochs=30), seed=1)
    for players in (2, 3):
        fresh = some_positions(2000, players, 10 + players)
        assert losses_of(lesson.net, fresh)[0] < 0.5 * math.log(players)
        seen = chances(lesson.net, fresh.features)
        assert seen.sum(1) == pytest.approx(np.ones(2000), abs=1e-5)
        turned = chances(lesson.net, fresh.features[:, ::-1])[:, ::-1]
        assert turned == pytest.approx(seen, abs=1e-5), "who sits where makes no difference"


def test_the_same_seed_teaches_the_same() -> None:
    by_players = {2: some_positions(600, 2, 1)}
    recipe = Recipe(first=4, second=3, epochs=2)
    nets = [learn(("one", "other"), by_players, recipe, seed).net for seed in (1, 1, 2)]
    assert nets[0] == nets[1] != nets[2]


def test_practice_is_the_same_every_time_and_is_described() -> None:
    episodes = PRACTICE.work()
    assert episodes == PRACTICE.work()
    for episode in episodes:
        assert len(episode.moves) == len(episode.movers) == len(episode.beliefs)
        assert all(belief == -1 or 0 <= belief <= 1 for belief in episode.beliefs)
        assert sum(episode.wins) == 1
    found = positions_of(PRACTICE.setting, PRACTICE.seed, episodes)
    assert found is not None
    assert found.features.shape[1] == 2
    assert set(found.game.tolist()) <= {0, 1, 2}
    known = found.belief >= 0
    assert known.any()
    assert (found.wins.sum(1) == 1).all()


def test_a_match_ends_when_it_is_decided() -> None:
    setting = Setup("superstar", 2)
    told: list[int] = []
    even = fight(setting, Side("uniform"), Side("uniform"), "1", 2 * LEAST, InProcess(), lambda v: told.append(v.deals))
    assert abs(even.distance) < 4
    assert told == sorted(told)
    uneven = fight(setting, Side("greedy"), Side("uniform"), "1", 400, InProcess())
    assert uneven.distance > 3
    assert uneven.deals < 400


def test_a_clean_sweep_of_a_few_deals_is_no_certainty() -> None:
    assert judged([Met(1.0, 0.0, 0, 0, 1, 1)] * 3, 2).distance < 3
    assert judged([Met(1.0, 0.0, 0, 0, 1, 1)] * 30, 2).distance > 3


def test_a_training_is_kept_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Training(SMALL, tmp_path / "one", QUIET)
    first.run()
    (done,) = first.rounds
    assert isinstance(done.lesson.net, Net)
    assert set(done.lesson.loss) == {"2", "3", "4", "5"}
    again = Training(SMALL, tmp_path / "two", QUIET)
    again.run()
    strip = [
        {**json.loads(line)["done"], "verdict": None}
        for folder in ("one", "two")
        for line in (tmp_path / folder / "rounds.jsonl").read_text().splitlines()[1:]
    ]
    assert strip[0] == strip[1], "the seed decides"
    monkeypatch.setattr(Practice, "work", lambda practice: pytest.fail("played twice"))
    Training(SMALL, tmp_path / "one", QUIET).run()
    monkeypatch.undo()
    (tmp_path / "two" / "rounds.jsonl").unlink()
    monkeypatch.setattr(Practice, "work", lambda practice: pytest.fail("played twice"))
    Training(SMALL, tmp_path / "two", QUIET).run()  # learns and compares again, from games that are kept


def test_games_that_are_missing_are_told_in_words(tmp_path: Path) -> None:
    training = Training(SMALL, tmp_path, QUIET)
    first, second, *_ = training._practices(1)
    training._ledger(1).add(first, first.work())
    with pytest.raises(LabError, match=r"Games of round 1 are missing in .*games-1\.jsonl"):
        training._experience(1)
    assert training._ledger(1).kept(second.key) is None


def test_a_net_of_other_features_is_told_in_words(tmp_path: Path) -> None:
    recipe = Recipe(first=4, second=3, epochs=2)
    lesson = learn(("one", "other"), {2: some_positions(600, 2, 1)}, recipe, 1)
    done = Round(1, lesson, judged([Met(1.0, 0.0, 0, 0, 1, 1)] * 3, 2), True)
    Ledger(tmp_path / "rounds.jsonl", Round).add(_Number("1"), done)
    with pytest.raises(LabError, match=r"net of round 1 .* does not fit the game's features"):
        Training(SMALL, tmp_path, QUIET)


def test_a_folder_belongs_to_one_training(tmp_path: Path) -> None:
    Training(SMALL, tmp_path, QUIET)
    with pytest.raises(LabError, match="another training"):
        Training(TrainingPlan("superstar", seed="2"), tmp_path, QUIET)


def test_what_cannot_be_trained_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="games"):
        Training(TrainingPlan("superstar", games=0), tmp_path, QUIET)
    with pytest.raises(BadOption, match="no game"):
        Training(TrainingPlan("chess"), tmp_path, QUIET)


def test_only_a_certainly_better_net_is_installed(tmp_path: Path) -> None:
    training = Training(SMALL, tmp_path, QUIET)
    training.run()
    assert training.champion is None, "two games prove nothing"
    assert training.install() is None
    assert rules_of("superstar").name == "superstar"
