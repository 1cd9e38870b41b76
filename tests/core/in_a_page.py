"""What a page is to be asked so that its build can be compared.

``python -m tests.core.in_a_page EACH POSITIONS GAME …`` prints a line of JSON for every game named: where its module
lies; for each setting the arguments of ``fingerprint`` and the numbers that the compiled build finds; and for every
level of bots the calls that have it decide in some positions, and the move that the compiled build chooses.
"""

import json
import sys
from typing import Any

import numpy as np

from reihum.core.chance import key_of_seed
from reihum.core.game import prover_of
from reihum.games import rules_of
from reihum.modules.making import ensure_module
from tests.bots.decisions import decided_here
from tests.bots.decisions import questions as decisions
from tests.core.browser_module import written
from tests.core.every_setting import every_setting

WHOLE = 100_000  # moves: no game has more
SEED = "in a page"
OF_A_MATCH = 5


def games_of(name: str, each: int) -> list[dict[str, Any]]:
    asked = []
    for game in every_setting(rules_of(name)):
        args = (game.template(), key_of_seed(SEED), 0, WHOLE, np.zeros(each, np.int64))
        question = [written(arg) for arg in args]
        prover_of(game.rules).fingerprint(*args)
        asked.append({"args": question, "expected": args[-1].tolist()})
    return asked


def decisions_of(name: str, count: int) -> list[dict[str, Any]]:
    rules = rules_of(name)
    return [
        {
            "where": where,
            "calls": [{"entry": entry, "args": [written(arg) for arg in args]} for entry, args in calls],
            "expected": decided_here(rules, calls),
        }
        for where, calls in decisions(rules, count, OF_A_MATCH)
    ]


def questions(name: str, each: int, count: int) -> dict[str, Any]:
    module = str(ensure_module(rules_of(name)))
    return {"game": name, "module": module, "asked": games_of(name, each), "decisions": decisions_of(name, count)}


if __name__ == "__main__":
    each, count, *names = sys.argv[1:]
    for name in names:
        print(json.dumps(questions(name, int(each), int(count))), flush=True)
