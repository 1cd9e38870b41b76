"""The browser's build beside the compiled one in the same run: size, speed, compiling. V8 runs in Node."""

import gzip
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import numpy as np
from tests.core.browser_module import BrowserModule

import reihum
from reihum.bots.engine import bot_engine
from reihum.bots.levels import settings_of_level
from reihum.core.chance import key_of_seed
from reihum.core.writer import new_page
from reihum.games import rules_of
from reihum.modules.making import ensure_module

GAMES = 400  # random ones a round
PLAYOUTS = 4000  # of one decision
VIEWS = 2000


def run(rounds: int, compiling: bool = False) -> dict[str, Any]:
    """All figures, by game; what compiling costs only if it is asked for, as it takes minutes."""
    found: dict[str, dict[str, float]] = {}
    for name in reihum.GAMES:
        content = ensure_module(rules_of(name)).read_bytes()
        figures = found[name] = {"module_kb": round(len(gzip.compress(content, 9)) / 1000, 1)}
        figures |= _compared(name, rounds)
        if compiling:
            figures["compile_s"] = round(_compiling(name), 1)
    return {key: {name: figures[key] for name, figures in found.items()} for key in next(iter(found.values()))}


def _compiling(name: str) -> float:
    """Processor time of compiling a game for this machine and for browsers, in a process of its own without a cache."""
    with tempfile.TemporaryDirectory() as empty:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, "-m", "reihum", "warm", name, "--quiet"],
            env={**os.environ, "REIHUM_CACHE_DIR": empty},
            check=True,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _compared(name: str, rounds: int) -> dict[str, float]:
    """Medians of interleaved rounds."""
    rules = rules_of(name)
    game = reihum.game(name, players=2)
    module = BrowserModule(rules)
    match = game.start(seed=1)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    record, page = match.concealed(match.to_move), new_page()
    playouts, search, views = [], [], []
    for number in range(rounds + 1):
        native = _playouts(game, number)
        module.call("batch_playout", _dealt(game, number), number)
        browser = module.seconds
        searched = _search(rules, record)
        begun = time.perf_counter()
        for _ in range(VIEWS):
            game.engine.write_view(record, page)
        view = (time.perf_counter() - begun) / VIEWS
        if number > 0:  # the first round loads and compiles
            playouts.append(native / browser)
            views.append(view)
            search.append(searched / _search_in(module, rules, record))
        else:
            _search_in(module, rules, record)
    module.close()
    return {
        "playouts_vs_native": round(statistics.median(playouts), 2),
        "search_vs_native": round(statistics.median(search), 2),
        "view_us": round(statistics.median(views) * 1e6, 2),
    }


def _dealt(game: Any, number: int) -> Any:
    return game.batch(GAMES, seed=number).records.view(np.uint8).reshape(-1).copy()


def _playouts(game: Any, number: int) -> float:
    records = _dealt(game, number)
    begun = time.perf_counter()
    game.engine.batch_playout(records, number)
    return time.perf_counter() - begun


def _mind(rules: Any) -> tuple[Any, Any, Any]:
    level = settings_of_level("expert", rules)
    return np.zeros(level["bytes"], np.uint8), np.array(level["tuning"]), np.array(level["limits"], np.int64)


def _search(rules: Any, record: Any) -> float:
    """Seconds that an expert takes to decide, compiled."""
    mind, tuning, limits = _mind(rules)
    engine = bot_engine(rules)
    engine.begin_thinking(mind, key_of_seed("bench"), tuning, limits)
    begun = time.perf_counter()
    engine.think(mind, record, PLAYOUTS)
    return time.perf_counter() - begun


def _search_in(module: BrowserModule, rules: Any, record: Any) -> float:
    """The same in the browser's build."""
    mind, tuning, limits = _mind(rules)
    module.call("begin_thinking", mind, key_of_seed("bench"), tuning, limits)
    module.call("think", mind, record, PLAYOUTS)
    return module.seconds
