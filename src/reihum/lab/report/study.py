"""What is played for a report."""

import itertools
from dataclasses import dataclass
from typing import Final

from reihum.games import rules_of
from reihum.lab.compare import Comparison, Variant
from reihum.lab.options import is_small, label_of, values_of
from reihum.lab.perturb import entries, perturbed
from reihum.lab.play import FinishedGame
from reihum.lab.run import Findings, Means, run
from reihum.lab.tasks import Experiment, Setup

USUAL: Final = "as usual"


@dataclass(frozen=True)
class Scale:
    """How much is played."""

    bot: str  # whose play the page describes
    deals: int  # for two players
    crowd_deals: int  # for each greater number of players
    playouts: int  # from each of ten moments of a game, to know the chances
    field: tuple[str, ...]  # the bots of different strength
    field_deals: int
    compared_deals: int  # for each option and component table
    tables: int  # changed component tables of either kind


QUICK: Final = Scale("medium", 200, 100, 12, ("uniform", "greedy", "easy", "medium"), 24, 60, 4)
FULL: Final = Scale("hard", 400, 200, 32, ("uniform", "greedy", "easy", "medium", "hard"), 100, 300, 10)

COMPARED_BOT: Final = "medium"
RIVAL: Final = "easy"


class Study:
    """A report's experiments and, once they are played, their games."""

    def __init__(self, game: str, scale: Scale, seed: str) -> None:
        self.rules = rules_of(game)
        self.scale = scale
        self.seed = seed
        self.counts = range(self.rules.min_players, self.rules.max_players + 1)
        self.field = Experiment(
            Setup(game, self.rules.min_players),
            tuple(itertools.permutations(scale.field, self.rules.min_players)),
            seed,
            scale.field_deals,
        )
        self.options = self._options()
        self.tables = self._tables()
        self.findings: Findings | None = None

    def experiments(self) -> dict[str, Experiment]:
        """Everything that has to be played."""
        planned = {self._crowd(players): self._equal_bots(players) for players in self.counts}
        planned["field"] = self.field
        for comparison in (*self.options, *([self.tables] if self.tables else [])):
            planned |= comparison.experiments()
        return planned

    def play(self, means: Means) -> None:
        """Play it all."""
        self.findings = run(self.experiments(), means)

    def found(self) -> Findings:
        """What was played."""
        assert self.findings is not None, "a report is told after its games are played"
        return self.findings

    def games_of(self, players: int) -> list[FinishedGame]:
        """The games in which the report's bot has every seat."""
        return self.found()[self._crowd(players)]

    @staticmethod
    def _crowd(players: int) -> str:
        return f"{players} players"

    def _equal_bots(self, players: int) -> Experiment:
        two = players == self.rules.min_players
        return Experiment(
            Setup(self.rules.name, players),
            ((self.scale.bot,) * players,),
            self.seed,
            self.scale.deals if two else self.scale.crowd_deals,
            detail=True,
            playouts=self.scale.playouts if two else 0,
        )

    def _options(self) -> list[Comparison]:
        """Every option all of whose values can be compared, the usual value first."""
        compared = []
        for option in self.rules.options:
            if is_small(option):
                values = sorted(values_of(option), key=lambda value: value != option.default)
                variants = [
                    Variant(
                        f"{option.name} {label_of(option, value)}",
                        Setup(self.rules.name, self.rules.min_players, {option.name: value}),
                    )
                    for value in values
                ]
                compared.append(self._comparison(variants, option.name))
        return compared

    def _tables(self) -> Comparison | None:
        """The usual components beside changed ones."""
        components = self.rules.components
        if components is None:
            return None
        size = entries(components)
        kinds = (("slight", max(1, round(size / 10))), ("strong", max(2, round(size / 2))))
        variants = [Variant(USUAL, Setup(self.rules.name, self.rules.min_players))]
        variants += [
            Variant(
                f"{kind} {number}",
                Setup(self.rules.name, self.rules.min_players, {}, perturbed(components, changes, number)),
            )
            for kind, changes in kinds
            for number in range(1, self.scale.tables + 1)
        ]
        return self._comparison(variants, "components")

    def _comparison(self, variants: list[Variant], name: str) -> Comparison:
        return Comparison(variants, COMPARED_BOT, RIVAL, self.scale.compared_deals, self.seed, name)
