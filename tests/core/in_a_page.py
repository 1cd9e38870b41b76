"""What a page is to be asked so that its build can be compared: ``python -m tests.core.in_a_page EACH GAME …``.

Prints JSON: for every game named where its module lies, and for each setting the arguments of ``fingerprint`` and the
numbers that the compiled build finds.
"""

import json
import sys
from typing import Any

import numpy as np

from reihum.core.chance import key_of_seed
from reihum.core.game import prover_of
from reihum.games import rules_of
from reihum.modules.making import ensure_module
from tests.core.browser_module import written
from tests.core.every_setting import every_setting

WHOLE = 100_000  # moves: no game has more
SEED = "in a page"


def questions(name: str, each: int) -> dict[str, Any]:
    asked = []
    for game in every_setting(rules_of(name)):
        args = (game.template(), key_of_seed(SEED), 0, WHOLE, np.zeros(each, np.int64))
        question = [written(arg) for arg in args]
        prover_of(game.rules).fingerprint(*args)
        asked.append({"args": question, "expected": args[-1].tolist()})
    return {"game": name, "module": str(ensure_module(rules_of(name))), "asked": asked}


if __name__ == "__main__":
    each, *names = sys.argv[1:]
    print(json.dumps([questions(name, int(each)) for name in names]))
