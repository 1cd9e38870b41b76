"""Compiled rules for the next start: ``python -m reihum.server.operations.warming`` builds what the cache lacks."""

import os
import subprocess
import sys

_NICENESS = 15


def is_warm() -> bool:
    """Whether all games and their bots can be run compiled without waiting for a compiler."""
    from reihum.bots.base import bot_engine
    from reihum.core.game import engine_of
    from reihum.games import NAMES, rules_of

    return all(engine_of(rules_of(name)).is_warm and bot_engine(rules_of(name)).is_warm for name in NAMES)


def has_modules() -> bool:
    """Whether all games are built for browsers."""
    from reihum.games import NAMES, rules_of
    from reihum.modules import module_of

    return all(module_of(rules_of(name)) is not None for name in NAMES)


def what_is_built() -> tuple[bool, bool]:
    """Whether rules and bots can run compiled, and whether browsers have theirs.

    Asked in a process of its own: how rules run is fixed when they are first imported.
    """
    code = "from reihum.server.operations.warming import has_modules, is_warm; print(is_warm(), has_modules())"
    environment = {**os.environ, "REIHUM_JIT": "0"}
    told = subprocess.run([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, check=False).stdout
    compiled, has_modules = (word == b"True" for word in told.split()) if told else (False, False)
    return compiled, has_modules


def load_engines() -> None:
    """Load all of the rules, so that no table waits for any of it: the first entry point costs nearly all of that."""
    from reihum.core.game import engine_of
    from reihum.games import NAMES, rules_of

    for name in NAMES:
        engine = engine_of(rules_of(name))
        for entry in engine.entries:
            getattr(engine, entry)


def main() -> None:
    """Compile what is missing, without taking the machine from those who play."""
    from reihum.games import NAMES, rules_of
    from reihum.modules.making import warm

    os.nice(_NICENESS)
    for name in NAMES:
        warm(rules_of(name))


if __name__ == "__main__":
    main()
