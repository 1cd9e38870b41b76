"""Settings side by side: the same bots, the same seed, another option or another table of the box."""

from collections.abc import Sequence
from typing import Any

import msgspec

from reihum.core.errors import BadOption
from reihum.lab.metrics import METRICS, Metric, stronger_wins
from reihum.lab.run import Findings
from reihum.lab.statistics import Estimate
from reihum.lab.tasks import Experiment, Setup


class Variant(msgspec.Struct, frozen=True):
    """A setting and what it is called in the comparison."""

    label: str
    setting: Setup


class Comparison:
    """An experiment on several variants: a bot against itself, and against a weaker one."""

    def __init__(
        self, variants: Sequence[Variant], bot: str, rival: str, deals: int, seed: str, name: str = ""
    ) -> None:
        labels = [variant.label for variant in variants]
        if len(set(labels)) < len(labels):
            double = next(label for label in labels if labels.count(label) > 1)
            raise BadOption(f"'{double}' is given twice; every variant is compared once.")
        if bot == rival:
            raise BadOption(f"The weaker bot must be another one than '{bot}'. Give it with --rival.")
        self.variants = list(variants)
        self.bot = bot
        self.rival = rival
        self.deals = deals
        self.seed = seed
        self._name = name
        self.metrics: tuple[Metric, ...] = (*METRICS, stronger_wins(bot))

    def experiments(self) -> dict[str, Experiment]:
        """What has to be played."""
        planned: dict[str, Experiment] = {}
        for variant in self.variants:
            players = variant.setting.players
            mirror = ((self.bot,) * players,)
            alone = tuple(
                tuple(self.bot if seat == own else self.rival for seat in range(players)) for own in range(players)
            )
            planned[self._mirror(variant)] = Experiment(variant.setting, mirror, self.seed, self.deals, detail=True)
            planned[self._uneven(variant)] = Experiment(variant.setting, alone, self.seed, -(-self.deals // players))
        return planned

    def _mirror(self, variant: Variant) -> str:
        return f"{self._name} {variant.label}, equal bots"

    def _uneven(self, variant: Variant) -> str:
        return f"{self._name} {variant.label}, unequal bots"

    def results(self, findings: Findings) -> dict[str, dict[str, Estimate]]:
        """Every metric of every variant, by label and name."""
        return {
            variant.label: {
                metric.name: metric.of(
                    findings[self._uneven(variant) if metric.name == "stronger" else self._mirror(variant)]
                )
                for metric in self.metrics
            }
            for variant in self.variants
        }

    def to_json(self, findings: Findings) -> dict[str, Any]:
        """The whole comparison."""
        first = self.variants[0].setting
        return {
            "game": first.game,
            "players": first.players,
            "bot": self.bot,
            "rival": self.rival,
            "seed": self.seed,
            "deals": self.deals,
            "metrics": {metric.name: metric.help for metric in self.metrics},
            "variants": {
                label: {name: {"mean": found.mean, "interval": [found.low, found.high]} for name, found in row.items()}
                for label, row in (
                    (label, {name: found.rounded() for name, found in row.items()})
                    for label, row in self.results(findings).items()
                )
            },
        }


def differs(first: Estimate, second: Estimate) -> bool:
    """Whether two means differ by more than chance explains: their intervals, as errors, do not bridge the gap."""
    reach = ((first.high - first.low) ** 2 + (second.high - second.low) ** 2) ** 0.5 / 2
    return abs(first.mean - second.mean) > reach
