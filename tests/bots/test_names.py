"""Bots are made by name; what is no bot is refused with a sentence that helps."""

from typing import Any

import numpy as np
import pytest

import reihum
from reihum.bots import LEVELS, Budget, make_bot
from reihum.bots.base import Bot
from reihum.bots.engine import net_of
from reihum.bots.search.mind import BY_NET, PLAYOUTS, head_of
from reihum.bots.search.thinker import Thinker
from reihum.core.errors import BadOption
from reihum.core.jit import COMPILED

from .positions import positions

RULES = reihum.game("pretty_tricky").rules


@pytest.mark.parametrize(
    "name", [*LEVELS, "search@5", "search@0.01s", "search@1s", "first@5", "first@0.01s", "expert@1"]
)
def test_every_level_answers_with_a_legal_move(name: str) -> None:
    match = reihum.game("pretty_tricky").start(seed=1)
    bot: Bot = make_bot(name, RULES, 1, seconds=0.05)
    assert bot.level == name
    move = bot.choose(match.concealed(match.to_move))
    assert RULES.moves[move] in [str(legal) for legal in match.legal()]


def test_the_first_search_judges_as_it_did() -> None:
    """By sums, whether or not the game has a net by now, and with as many playouts."""
    for game in reihum.GAMES:
        rules = reihum.game(game).rules
        for name in ("expert@1", "first@300"):
            bot = make_bot(name, rules)
            assert isinstance(bot, Thinker)
            head = head_of(bot._mind)
            assert head.tuning[BY_NET] == 0
            assert head.limits[PLAYOUTS] == (4000 if name == "expert@1" else 300)
        assert head_of(make_bot("expert", rules)._mind).tuning[BY_NET] == (net_of(rules) is not None)  # type: ignore[attr-defined]


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadOption, match=r"no bot 'grandmaster'.*easy, medium, greedy, hard, expert\. Or search@500"):
        make_bot("grandmaster", RULES)


@pytest.mark.parametrize("name", ["search@0", "search@0s", "search@0.0s"])
def test_a_budget_of_nothing_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="at least one playout, or a time above 0 seconds"):
        make_bot(name, RULES)


@pytest.mark.parametrize("name", ["search@", "search@many", "search@-5", "search@0.5", "search@5m", "search@1e3"])
def test_a_budget_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="write search@500"):
        make_bot(name, RULES)


@pytest.mark.parametrize("budget", [Budget(), Budget(-1), Budget(5, -1.0)])
def test_no_thinker_without_a_budget(budget: Budget) -> None:
    with pytest.raises(BadOption, match="A budget needs"):
        Thinker(RULES, budget)


def test_a_time_limit_ends_thinking() -> None:
    match = reihum.game("pretty_tricky").start(seed=1)
    thinker = Thinker(RULES, Budget(playouts=100_000_000, seconds=0.02))
    thinker.choose(match.concealed(match.to_move))
    assert 0 < thinker.playouts < 1_000_000


@pytest.mark.parametrize("level", ["uniform", "greedy", "search@5"])
@pytest.mark.parametrize("seed", [np.random.default_rng(1), 1.0, None, [1]])
def test_a_bot_is_seeded_by_a_number_or_a_text(level: str, seed: Any) -> None:
    with pytest.raises(BadOption, match="A seed is a whole number or a text, not"):
        make_bot(level, RULES, seed)


@pytest.mark.skipif(not COMPILED, reason="interpreted, the clock always ends thinking")
def test_a_clock_that_ends_nothing_changes_nothing() -> None:
    """People who can wait get the decisions that were measured."""
    for match in positions("one_to_nine", 2, every=12):
        record = match.concealed(match.to_move)
        choices = {make_bot("hard", match.game.rules, 1, seconds).choose(record) for seconds in (0.0, 600.0)}
        assert len(choices) == 1
