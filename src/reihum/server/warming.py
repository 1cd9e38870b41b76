"""Compiled rules for the next start: ``python -m reihum.server.warming`` builds what lies not yet in the cache."""

import os

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
