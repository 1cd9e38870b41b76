"""What a game's module offers and says about itself, so that a page can call it."""

import base64
from typing import Any, Final

import numpy as np

from reihum.bots.continuing import SUMS
from reihum.bots.engine import bot_engine
from reihum.bots.hints.hint import BUDGET
from reihum.bots.levels import LEVELS, settings_of_level
from reihum.bots.reviews.accounts import LEDGER
from reihum.bots.reviews.taking_apart import ABOUT
from reihum.bots.reviews.verdicts import BUDGET as REVIEW_BUDGET
from reihum.bots.search.mind import LIMITS_SIZE, TUNING_SIZE
from reihum.bots.search.thinker import CHUNK, PATIENCE_S
from reihum.bots.search.thinking import UNDECIDED
from reihum.core.game import Game, engine_of, prover_of
from reihum.core.planner import LONGEST
from reihum.core.record import DRAWN, HEADER, KEY_WORDS, MAX_PLAYERS, OVER, TRUTH, VERSION_SLOT
from reihum.core.rules import Rules
from reihum.core.writer import PAGE_BYTES

# `fingerprint`, `batch_playout` and `write_thoughts` are called by tests and benchmarks alone. They are 2.8–3.6 kB of a
# compressed module of 42–71 kB, and so it is the very bytes that people get which are compared and measured.
_RULES: Final = (
    *("setup_one", "list_legal", "play_one", "play_early", "scores_one", "conceal_one"),
    *("redeal_one", "audit_one"),
    *("write_view", "write_events", "write_refusal", "write_plan", "batch_playout"),
)
_PROOFS: Final = ("fingerprint",)
_BOTS: Final = (
    *("choose_uniform", "choose_greedy", "write_hint", "begin_thinking", "think", "decide", "write_thoughts"),
    # reviews
    *("take_step", "measure_step", "measure_chances", "measure_start", "write_decision"),
    *("fill_ledger", "write_step", "write_summary"),
)


def entries_of(rules: Rules) -> dict[str, tuple[Any, str]]:
    """The entry points that a browser has, and their signatures."""
    offered = ((engine_of(rules), _RULES), (prover_of(rules), _PROOFS), (bot_engine(rules), _BOTS))
    return {name: points.entries[name] for points, names in offered for name in names}


def metadata(rules: Rules) -> dict[str, Any]:
    """What a page must know to call a module."""
    places = rules.dtype.fields
    assert places is not None
    return {
        "game": rules.name,
        "title": rules.title,
        "version": rules.version,
        **({} if rules.oldest is None else {"oldest": rules.oldest}),
        "record": rules.dtype.itemsize,
        "moves": list(rules.moves),
        "padded": rules.padded_moves,
        "longest_wish": LONGEST,
        "page": PAGE_BYTES,
        "min_players": rules.min_players,
        "max_players": rules.max_players,
        "options": [
            {"name": option.name, "default": option.default, "low": option.low, "high": option.high}
            for option in rules.options
        ],
        "fields": {name: places[name][1] for name, *_ in HEADER},
        "numbers": {
            "over": OVER,
            "truth": TRUTH,
            "drawn": DRAWN,
            "seats": MAX_PLAYERS,
            "key_words": KEY_WORDS,
            "version_slot": VERSION_SLOT,
        },
        "template": base64.b64encode(_template(rules)).decode(),
        "hint": list(BUDGET),
        "thinking": {
            "undecided": UNDECIDED,
            "tuning": TUNING_SIZE,
            "limits": LIMITS_SIZE,
            "chunk": CHUNK,
            "patience_ms": round(PATIENCE_S * 1000),
        },
        "review": {"about": ABOUT, "sums": SUMS, "ledger": LEDGER, "budget": REVIEW_BUDGET, "longest_turn": LONGEST},
        "levels": {level: settings_of_level(level, rules) for level in LEVELS},
        "entries": {name: signature for name, (_, signature) in entries_of(rules).items()},
    }


def _template(rules: Rules) -> bytes:
    """A blank record with the default components; players, options and key are the page's to fill in."""
    record = Game(rules, rules.min_players).template()
    fields = record.view(rules.dtype)
    fields["players"] = fields["start_option"] = fields["options"] = 0
    return np.asarray(record).tobytes()
