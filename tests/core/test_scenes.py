"""The pictures and try-outs of the rules pages are real positions, and what their pages keep of them is true."""

import pytest

from reihum.core.registry import OURS
from reihum.core.rulebook import clauses
from tests.scenes import GAMES, SUMMARY, following, is_asked, moves_in, plan_of, scenes_of, untried_of, written

SCENES = [(game, name) for game in OURS for name in scenes_of(game)]


@pytest.mark.parametrize("game", OURS)
def test_what_a_page_keeps_is_what_the_rules_say(game: str) -> None:
    kept = (GAMES / game / "web" / "scenes.json").read_text(encoding="utf-8")
    assert kept == written(game), "out of date: run `python -m tests.scenes`"


@pytest.mark.parametrize("game", OURS)
def test_the_summary_comes_first(game: str) -> None:
    assert tuple(scenes_of(game))[:3] == SUMMARY


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_a_scene_can_be_played_as_it_says(game: str, name: str) -> None:
    scene = scenes_of(game)[name]
    for wish in (scene.wish, scene.allowed):
        found = plan_of(scene, wish) if wish else None
        assert found is None or (found.refused is None and sorted(found.order) == sorted(moves_in(wish))), wish
    for wish, clause in scene.refused.items():
        found = plan_of(scene, wish)
        assert (found.refused, found.clause) == (moves_in(wish)[-1], clause), wish


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_a_scene_that_can_be_tried_asks_its_seat_and_names_clauses(game: str, name: str) -> None:
    scene = scenes_of(game)[name]
    named = [*scene.clauses.split(), *scene.refused.values()]
    assert set(named) <= set(clauses(game))
    assert bool(scene.clauses) <= (is_asked(scene) and bool(scene.allowed)), "nothing to try"


@pytest.mark.parametrize("game", OURS)
def test_every_clause_can_be_tried_or_it_is_said_why_not(game: str) -> None:
    tried = {clause for scene in scenes_of(game).values() for clause in scene.clauses.split()}
    untried = untried_of(game)
    assert not tried & set(untried)
    assert all(untried.values())
    assert sorted(tried | set(untried)) == sorted(clauses(game))


@pytest.mark.parametrize("game", OURS)
def test_every_game_lets_one_be_refused(game: str) -> None:
    assert sum(len(scene.refused) for scene in scenes_of(game).values() if scene.clauses) >= 3


@pytest.mark.parametrize("game", OURS)
def test_what_follows_is_shown_and_told(game: str) -> None:
    shown = [scene for scene in scenes_of(game).values() if scene.shows_what_follows]
    assert shown
    for scene in shown:
        match, told = following(scene)
        assert told
        assert match.view(scene.seat) != scene.match.view(scene.seat)


@pytest.mark.parametrize("game", OURS)
def test_hardly_anything_but_the_box_cannot_be_tried(game: str) -> None:
    others = [clause for clause, why in untried_of(game).items() if why != "what is in the box"]
    assert len(others) <= 1
