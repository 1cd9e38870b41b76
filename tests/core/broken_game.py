"""Break a game on purpose, run the conformance kit over it, and print what it finds."""

import dataclasses
import sys
from typing import Any

from reihum.core import conformance
from reihum.core.game import Game
from reihum.core.jit import rule
from reihum.games import rules_of


@rule
def _conceal_nothing(s: Any, viewer: int) -> None:
    s.viewer = viewer


@rule
def _audit_complains(s: Any) -> int:
    return 1 if s.turn > 3 else 0


CHANGES: dict[str, Any] = {"conceal": _conceal_nothing, "audit": _audit_complains}


def main(change: str) -> None:
    broken = dataclasses.replace(rules_of("superstar"), **{change: CHANGES[change]})
    report = conformance.Report()
    conformance.random_games(Game(broken, 2), 5, "broken", 3, report)
    print("\n".join(report.details))


if __name__ == "__main__":
    main(sys.argv[1])
