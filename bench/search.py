"""How fast the bots search: playouts a second on one core, beside OpenSpiel's C++ IS-MCTS on hearts in the same run."""

from collections.abc import Callable
from typing import Any

import numpy as np

import reihum
from bench import peers
from reihum.bots import Budget, make_bot
from reihum.bots.engine import bot_engine
from reihum.bots.search.mind import NOISE, TURNS
from reihum.bots.search.thinker import Thinker

PLAYOUTS = 1000  # a decision
DECISIONS = 6  # positions of one game on which a round searches
BETWEEN = 7  # decisions between two of them
TO_THE_END = 1_000_000  # turns
PASSED = 12  # decisions in hearts; while cards are passed, OpenSpiel's search crashes


def run(rounds: int) -> dict[str, Any]:
    """All figures of the search."""
    peers.ensure("pyspiel")
    contenders = {"openspiel_hearts": _hearts()}
    for name in reihum.GAMES:
        contenders[name] = _search(name, random_to_the_end=False)
        contenders[f"{name}, random"] = _search(name, random_to_the_end=True)
    rates = peers.rates(contenders, rounds)
    peer = rates["openspiel_hearts"]
    return {
        "playouts_per_s": {name: round(rates[name]) for name in reihum.GAMES},
        "random_playouts_to_the_end_per_s": {name: round(rates[f"{name}, random"]) for name in reihum.GAMES},
        "openspiel_ismcts_hearts_playouts_per_s": round(peer),
        "playouts_vs_openspiel": {name: round(rates[name] / peer, 2) for name in reihum.GAMES},
        "random_playouts_vs_openspiel": {name: round(rates[f"{name}, random"] / peer, 2) for name in reihum.GAMES},
        "expert_ms_a_decision": {name: round(_expert(name), 1) for name in reihum.GAMES},
    }


def _positions(name: str) -> list[Any]:
    """Concealed records from a game of two that the heuristic plays."""
    game = reihum.game(name, players=2)
    match = game.start(seed=1)
    bots = [make_bot("greedy", game.rules, seat) for seat in range(2)]
    found: list[Any] = []
    while not match.is_over and len(found) < DECISIONS:
        record = match.concealed(match.to_move)
        if len(match.moves) >= BETWEEN * (len(found) + 1) and len(match.legal()) > 1:
            found.append(record)
        match.play(bots[match.to_move].choose(record))
    return found


def _search(name: str, *, random_to_the_end: bool) -> Callable[[], int]:
    rules = reihum.game(name).rules
    tuning = bot_engine(rules).tuning.copy()
    if random_to_the_end:  # as OpenSpiel's evaluator does it
        tuning[TURNS] = TO_THE_END
        tuning[NOISE] = 1.0
    thinker = Thinker(rules, Budget(playouts=PLAYOUTS), tuning=tuning)
    records = _positions(name)

    def work() -> int:
        done = 0
        for record in records:
            thinker.choose(record)
            done += thinker.playouts
        return done

    return work


def _expert(name: str) -> float:
    """Milliseconds that an expert thinks about a decision, on average over positions of a game."""
    records = _positions(name)
    expert = make_bot("expert", reihum.game(name).rules)

    def work() -> int:
        for record in records:
            expert.choose(record)
        return len(records)

    return 1e3 / peers.rates({name: work}, 1)[name]


def _hearts() -> Callable[[], int]:
    """OpenSpiel's C++ IS-MCTS with random rollouts, on positions of one game of hearts."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    luck = np.random.default_rng(1)
    states: list[Any] = []
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and len(states) < DECISIONS:
        if state.is_chance_node():
            state.apply_action(int(luck.choice([outcome for outcome, _ in state.chance_outcomes()])))
            continue
        if decisions > PASSED and decisions % BETWEEN == BETWEEN - 1:
            states.append(state.clone())
        state.apply_action(int(luck.choice(state.legal_actions())))
        decisions += 1
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        1.4,
        PLAYOUTS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )

    def work() -> int:
        for position in states:
            bot.step(position)
        return PLAYOUTS * len(states)

    return work
