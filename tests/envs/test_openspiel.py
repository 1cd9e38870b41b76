"""The games pass OpenSpiel's own tests, and its states know exactly what their players may know."""

import pickle
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest

import reihum
from reihum.core.chance import key_of_bytes
from reihum.envs import openspiel
from reihum.envs.openspiel.position import DEAL_NODES, OUTCOMES, SpielPosition
from reihum.games import rules_of

every_game = pytest.mark.parametrize("name", reihum.GAMES)


def sampler(seed: int) -> Any:
    return np.random.default_rng(seed).random


def random_states(game: Any, seed: int, most: int = 400) -> Any:
    """The states of a random game, one after the other."""
    luck = np.random.default_rng(seed)
    state = game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        choices = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state = state.clone()
        state.apply_action(int(luck.choice(choices or state.legal_actions())))


@every_game
@pytest.mark.parametrize("full", [False, True])
def test_random_simulation(name: str, full: bool) -> None:
    players = rules_of(name).max_players if full else rules_of(name).min_players
    game = pyspiel.load_game(f"reihum_{name}(players={players})")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=not full, verbose=False)


def test_the_five_games_are_registered() -> None:
    assert set(openspiel.GAME_NAMES) <= set(pyspiel.registered_names())
    assert tuple(f"reihum_{name}" for name in reihum.GAMES) == openspiel.GAME_NAMES


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("reihum_qwixx_cards(players=3,jokers=True,start=2)")
    assert game.game.options == {"jokers": True}
    state = game.new_initial_state()
    for _ in range(DEAL_NODES):
        state.apply_action(7)
    assert state.current_player() == 2
    with pytest.raises(reihum.BadOption, match="for 2 to 5 players"):
        openspiel.load("qwixx_cards", players=7)
    with pytest.raises(reihum.BadOption, match="There is no game 'blom'"):
        openspiel.load("blom")


@every_game
def test_a_history_leads_to_the_same_state_again(name: str) -> None:
    game = openspiel.load(name)
    *_, last = random_states(game, 1)
    again = game.new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)
    assert again.position.dealt.tobytes() == last.position.dealt.tobytes()


@every_game
def test_decisions_are_those_of_the_engine_and_end_with_its_ranks(name: str) -> None:
    game = openspiel.load(name, players=rules_of(name).max_players)
    last = None
    for state in random_states(game, 2, 5_000):
        if not state.is_chance_node() and not state.is_terminal():
            match = reihum.Match.at(game.game, state.position.dealt)
            assert state.current_player() == match.to_move
            assert state.legal_actions() == [int(move) for move in match.legal()]
            assert state.action_to_string(state.legal_actions()[0]) == str(match.legal()[0])
        last = state
    assert last is not None
    assert last.is_terminal()
    ranks = reihum.Match.at(game.game, last.position.dealt).scores().ranks
    returns = last.returns()
    assert abs(sum(returns)) < 1e-9
    assert sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat)) == sorted(
        range(len(ranks)), key=lambda seat: (-returns[seat], seat)
    )


@every_game
def test_a_resampled_state_is_another_world_that_the_player_cannot_tell_apart(name: str) -> None:
    game = openspiel.load(name, players=rules_of(name).max_players)
    futures = set()
    decisions = (s for s in random_states(game, 3, 150) if not (s.is_chance_node() or s.is_terminal()))
    for number, state in enumerate(decisions):
        if number % 4:
            continue
        player = state.current_player()
        worlds = [state.resample_from_infostate(player, sampler(seed)) for seed in (number, number + 1)]
        for world in worlds:
            assert world.current_player() == player
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert game.game.engine.audit_one(world.position.dealt.copy()) == 0
            futures.add(world.position.luck)
        # What the player does next teaches it the same in every world, as long as chance is not asked.
        move = state.legal_actions()[-1]
        after = [world.position.after_move(move) for world in (state, *worlds)]
        if not any(position.is_chance for position in after):
            header = [p.dealt.view(game.game.rules.dtype)["revealed"][0] for p in (state.position, after[0])]
            if header[0] == header[1]:
                assert len({position.memory(player) for position in after}) == 1
    assert len(futures) > 10  # every world has dice of its own


def test_the_same_sampler_gives_the_same_world() -> None:
    game = openspiel.load("superstar")
    *_, state = random_states(game, 4, DEAL_NODES + 3)
    player = state.current_player()
    one, same, other = (state.resample_from_infostate(player, sampler(seed)) for seed in (1, 1, 2))
    assert str(one) == str(same) != str(other)


def test_memory_is_perfect_recall() -> None:
    """A player's own moves and observations tell states apart for ever; what it cannot see does not."""
    game = openspiel.load("qwixx_cards")
    seen: dict[str, list[str]] = {}
    for seed in range(12):
        path: list[str] = []
        for state in random_states(game, seed, 60):
            if not state.is_chance_node() and state.current_player() == 0:
                path.append(state.information_state_string(0))
                assert seen.setdefault(path[-1], path.copy()) == path  # one way only leads to it
                if not state.is_terminal():
                    path.append(f"{state.legal_actions()}")


def test_hidden_choices_leave_no_trace_in_the_others_memory() -> None:
    game = openspiel.load("qwixx_cards")
    for state in random_states(game, 5):
        header = None if state.position.record is None else state.position.dealt.view(game.game.rules.dtype)
        if header is not None and not state.is_chance_node() and header["concurrent"][0]:
            chooser = state.current_player()
            other = 1 - chooser
            before = state.information_state_string(other)
            for move in state.legal_actions():
                after = state.child(move)
                if after.position.dealt.view(game.game.rules.dtype)["concurrent"][0]:
                    assert after.information_state_string(other) == before
                    assert after.information_state_string(chooser) != state.information_state_string(chooser)
            return
    raise AssertionError("no choice was made together")


@every_game
def test_states_survive_pickle_in_the_middle_of_everything(name: str) -> None:
    game = openspiel.load(name)
    for number, state in enumerate(random_states(game, 6, 120)):
        if number % 9 == 0:
            position: SpielPosition = pickle.loads(pickle.dumps(state.position))
            twin = game.new_initial_state()
            twin.position = position
            assert str(twin) == str(state)
            assert twin.information_state_string(0) == state.information_state_string(0)


def test_a_move_that_draws_waits_for_chance_and_no_other_does() -> None:
    """Pretty Tricky rolls after the last player of a turn: nowhere else is a chance node."""
    game = openspiel.load("pretty_tricky", players=3)
    before: Any = None
    rolls = 0
    for state in random_states(game, 7, 300):
        if (
            before is not None
            and before.is_chance_node()
            and before.position.pending is not None
            and not state.is_chance_node()
        ):
            turns = [s.position.dealt.view(game.game.rules.dtype)["turn"][0] for s in (before, state)]
            assert turns[1] == turns[0] + 1
            rolls += 1
        elif before is not None and before.position.record is not None and not state.is_chance_node():
            assert bytes(before.position.dealt.view(game.game.rules.dtype)["dice"][0]) == bytes(
                state.position.dealt.view(game.game.rules.dtype)["dice"][0]
            )
        before = state
    assert rolls > 5


def test_chance_has_the_odds_of_the_dice() -> None:
    """Over all keys a die is fair: the first roll of 3,000 deals, chi-square over six faces."""
    game = reihum.game("pretty_tricky")
    faces: Counter[int] = Counter()
    luck = np.random.default_rng(8)
    for _ in range(3_000):
        position = SpielPosition.undealt(game)
        for outcome in luck.integers(OUTCOMES, size=DEAL_NODES):
            position = position.after_outcome(int(outcome))
        faces[int(position.dealt.view(game.rules.dtype)["dice"][0][0])] += 1
    expected = 3_000 / 6
    assert sum((faces[face] - expected) ** 2 / expected for face in range(1, 7)) < 20.5  # 0.1 % by chance, 5 degrees


def test_a_search_cannot_foresee_the_dice() -> None:
    """Two states that differ in nothing but outcomes to come look the same until chance has spoken."""
    game = reihum.game("pretty_tricky")
    dealt = game.deal(key_of_bytes(bytes(32)))
    one = SpielPosition.of_record(game, dealt, bytes(32))
    two = SpielPosition.of_record(game, dealt, bytes([1] * 32))
    outcomes = set()
    while not one.is_chance:
        move = one.legal()[-1]
        one, two = one.after_move(move), two.after_move(move)
        assert one.to_move == two.to_move
        assert one.is_chance == two.is_chance
    for outcome in range(OUTCOMES):
        outcomes.add(bytes(one.after_outcome(outcome).dealt.view(game.rules.dtype)["dice"][0]))
    assert len(outcomes) > OUTCOMES / 2  # the dice are open until then


def test_illegal_moves_and_outcomes_are_refused() -> None:
    game = openspiel.load("superstar")
    state = game.new_initial_state()
    with pytest.raises(reihum.BadOption, match="outcomes 0 to 63"):
        state.apply_action(OUTCOMES)
    *_, state = random_states(game, 9, DEAL_NODES + 1)
    illegal = next(move for move in range(game.num_distinct_actions()) if move not in state.legal_actions())
    with pytest.raises(reihum.IllegalMove, match=r"\(S"):
        state.apply_action(illegal)
    with pytest.raises(reihum.ReihumError, match="not at chance nodes"):
        game.new_initial_state().resample_from_infostate(0, sampler(1))
    with pytest.raises(reihum.BadOption, match="have no parameters"):
        game.make_py_observer(None, {"colour": 1})
