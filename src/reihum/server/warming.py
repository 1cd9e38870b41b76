"""Compiled rules for the next start: ``python -m reihum.server.warming`` builds what lies not yet in the cache."""

import os

_NICENESS = 15


def is_warm() -> bool:
    """Whether all games and their bots can be run compiled without waiting for a compiler."""
    from reihum.bots.base import bot_engine
    from reihum.core.game import engine_of
    from reihum.games import NAMES, rules_of

    return all(engine_of(rules_of(name)).is_warm and bot_engine(rules_of(name)).is_warm for name in NAMES)


def load_engines() -> None:
    """Load what a worker needs of the rules, so that no table waits for it."""
    from reihum.core.game import engine_of
    from reihum.games import NAMES, rules_of

    for name in NAMES:
        engine = engine_of(rules_of(name))
        for entry in ("setup_one", "list_legal", "play_one", "scores_one", "conceal_one"):
            getattr(engine, entry)


def warm() -> None:
    """Compile what is missing."""
    from reihum.bots.base import bot_engine
    from reihum.core.game import engine_of
    from reihum.games import NAMES, rules_of

    for name in NAMES:
        for engine in (engine_of(rules_of(name)), bot_engine(rules_of(name))):
            if not engine.is_warm:
                engine.warm()


if __name__ == "__main__":
    os.nice(_NICENESS)
    warm()
