"""What a module tells about its game: all that a caller needs who knows no rule and no Python."""

import base64
from typing import Any

from reihum import modules
from reihum.core.game import Game
from reihum.core.record import HEADER
from reihum.core.rules import Rules
from reihum.core.writer import PAGE


def metadata(rules: Rules, entries: dict[str, str]) -> dict[str, Any]:
    """For the section ``reihum`` of a module; ``entries`` are the signatures of what it exports."""
    places = rules.dtype.fields
    assert places is not None
    blank = Game(rules, rules.min_players).blank()
    blank["players"] = 0
    blank["options"] = 0
    return {
        "game": rules.name,
        "title": rules.title,
        "version": rules.version,
        "hash": modules.source_hash(rules),
        "record": rules.dtype.itemsize,
        "moves": list(rules.moves),
        "padded": rules.padded_moves,
        "page": PAGE.itemsize,
        "min_players": rules.min_players,
        "max_players": rules.max_players,
        "options": [
            {"name": option.name, "default": int(option.default), "low": option.low, "high": option.high}
            for option in rules.options
        ],
        "fields": {name: places[name][1] for name, *_ in HEADER},
        "template": base64.b64encode(blank.tobytes()).decode(),
        "entries": entries,
    }
