"""All that a game can be set to, for comparing builds."""

from reihum.core import conformance
from reihum.core.game import Game
from reihum.core.rules import Rules
from reihum.lab.perturb import perturbed

CHANGES = 3  # of the usual components


def every_setting(rules: Rules) -> list[Game]:
    """The settings that the conformance kit plays, and other components for every number of players."""
    tables = () if rules.components is None else (perturbed(rules.components, CHANGES, seed=1),)
    return [Game(rules, *setting) for setting in conformance.settings(rules, tables)]
