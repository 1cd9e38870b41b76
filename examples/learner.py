"""A small learner: a linear softmax policy over the observation, taught by REINFORCE in the vector environment.

It starts out playing like the uniform bot (all weights are 0) and learns by playing against it.

    python examples/learner.py pretty_tricky --steps 600
"""

import argparse

import numpy as np
from numpy.typing import NDArray

import reihum
from reihum.envs.gym import BatchEnv

Floats = NDArray[np.float32]


class LinearPolicy:
    """One row of weights a move; illegal moves are never chosen."""

    def __init__(self, moves: int, numbers: int) -> None:
        self.weights = np.zeros((moves, numbers + 1), np.float32)

    def odds(self, seen: Floats, mask: NDArray[np.int8]) -> Floats:
        """The probability of every move in every game; a constant 1 stands behind the numbers seen."""
        logits = np.where(mask, seen @ self.weights.T, -np.inf)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        result: Floats = odds / odds.sum(1, keepdims=True)
        return result


def draw(odds: Floats, luck: np.random.Generator) -> NDArray[np.int64]:
    """A move for every game by its odds."""
    reached = np.cumsum(odds, 1)
    threshold = luck.random((len(odds), 1)) * reached[:, -1:]
    moves: NDArray[np.int64] = (reached > threshold).argmax(1)
    return moves


def with_one(numbers: Floats) -> Floats:
    """Numbers seen, and a constant 1."""
    return np.hstack([numbers, np.ones((len(numbers), 1), np.float32)])


def learn(name: str, steps: int, seed: int = 1, games: int = 64, rate: float = 1.0) -> tuple[LinearPolicy, list[float]]:
    """Teach a policy; also the rewards of all finished games, in order."""
    env = BatchEnv(name, num_envs=games, opponents="uniform")
    luck = np.random.default_rng(seed)
    policy = LinearPolicy(len(env.game.rules.moves), env.game.rules.observation_size)
    stories: list[list[tuple[Floats, Floats]]] = [[] for _ in range(games)]  # surprise and sight of each decision
    rewards: list[float] = []
    observation, _ = env.reset(seed=seed)
    for _ in range(steps):
        seen = with_one(observation["observation"])
        odds = policy.odds(seen, observation["action_mask"])
        chosen = draw(odds, luck)
        surprise = -odds
        surprise[np.arange(games), chosen] += 1
        for story, decision in zip(stories, zip(surprise, seen, strict=True), strict=True):
            story.append(decision)
        observation, gained, over, _, _ = env.step(chosen)
        baseline = float(np.mean(rewards[-500:])) if rewards else 0.0
        for table in np.flatnonzero(over):
            surprises, sights = (np.array(part) for part in zip(*stories[table], strict=True))
            better = (gained[table] - baseline) / len(surprises) / games
            policy.weights += np.float32(rate * better) * (surprises.T @ sights)
            rewards.append(float(gained[table]))
            stories[table] = []
    env.close()
    return policy, rewards


def win_share(name: str, policy: LinearPolicy, matches: int, seed: int = 2, games: int = 64) -> float:
    """The share of fresh matches that the policy wins against uniform play; a tie is half a win."""
    env = BatchEnv(name, num_envs=games, opponents="uniform")
    luck = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    results: list[list[float]] = [[] for _ in range(games)]
    each = -(-matches // games)  # the same number from every table: quick matches must not count more
    while min(map(len, results)) < each:
        moves = draw(policy.odds(with_one(observation["observation"]), observation["action_mask"]), luck)
        observation, gained, over, _, _ = env.step(moves)
        for table in np.flatnonzero(over):
            results[table].append(gained[table])
    env.close()
    return float(np.mean([(1 + reward) / 2 for table in results for reward in table[:each]]))


def main() -> None:
    """Learn and print what it brought."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=reihum.GAMES, nargs="?", default="pretty_tricky")
    parser.add_argument("--steps", type=int, default=600)
    wanted = parser.parse_args()
    policy, rewards = learn(wanted.game, wanted.steps)
    print(f"{len(rewards)} matches learnt from")
    print(f"wins against uniform play: {win_share(wanted.game, policy, 2000):.1%} (an untaught policy: 50 %)")


if __name__ == "__main__":
    main()
