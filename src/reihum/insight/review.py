"""Review a finished match: ``reihum.review(match)``.

π is the game's heuristic, by which everybody plays on from any position. With W(s) for every seat's winning chance from
a true position, and Q for that after a turn, over all that chance can bring, one step by the turn m is

* chance:   W(s') − Q(s, m): what dice and draws gave or took;
* decision: Q(I, m) − Q(I, π): what the choice gave or took, as far as the seat could know (I);
* hidden:   [Q(s, m) − Q(s, π)] − [Q(I, m) − Q(I, π)]: how the cards that nobody could know happened to lie;
* residual: Q(s, π) − W(s).

They add up to W(s') − W(s) for every seat, and over the match to its result − the starting chance. All positions of a
match are played on with the same luck, turn by turn, and Q(s, π) and W(s) are taken from the same playouts. So nothing
is left as a residual where these go on to the end of the match, what is uncertain in one step's W is taken back by the
next one's, and only the differences of pairs add up their errors.

All of it is measured, added up and written by compiled code (`reihum.bots.continuing` and
`reihum.bots.reviews`), in a browser by the same.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
import numpy as np

from reihum.bots.reviews.accounts import LEDGER
from reihum.core.chance import key_of_seed
from reihum.core.errors import ReihumError
from reihum.core.match import Match
from reihum.core.record import Buffer
from reihum.core.writer import new_page, text_of
from reihum.insight.engine import insight_of
from reihum.insight.results import Effort, Review
from reihum.insight.steps import steps_of

DEALS: Final = 2048
"""For what seats win before anything is dealt."""

Progress = Callable[[int, int], None]
"""Told how many steps of how many are done."""


class NotFinished(ReihumError, ValueError):
    """A match that still runs cannot be reviewed: its result is not known, and its cards are nobody's business."""


def review(match: Match, seed: int | str = 1, effort: Effort | None = None, progress: Progress | None = None) -> Review:
    """Review a finished match: what was luck, what were decisions, and which of them were mistakes.

    The same seed brings the same review. ``progress`` is called with the number of steps that are done, and of all.
    """
    if not match.is_over:
        raise NotFinished("Only a finished match can be reviewed; this one still runs.")
    effort = effort or Effort()
    insight = insight_of(match.game.rules)
    key = key_of_seed(seed)
    steps = list(steps_of(match))
    weighed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # compiled code lets other threads run
        tasks = [pool.submit(insight.weighed, step, effort, key) for step in steps]
        try:
            for done, task in enumerate(tasks, 1):
                weighed.append(task.result())
                if progress is not None:
                    progress(done, len(steps))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    about = np.concatenate([step.about for step in steps])
    sums = np.concatenate([found for found, _ in weighed])
    # nobody's luck decided where a variation begins
    start = weighed[0][0] if match.variation else insight.starting_chances(match.game.template(), key, DEALS)
    final = np.frombuffer(match.to_bytes(), np.uint8)
    ledger = np.zeros(len(steps) * LEDGER, np.int64)
    insight.compiled.fill_ledger(final.copy(), about, sums, ledger)
    players = match.game.players
    told = [
        {
            **_read(insight.compiled.write_step, about, ledger, players, number),
            "decision": None if decision is None else msgspec.json.decode(decision),
        }
        for number, (_, decision) in enumerate(weighed)
    ]
    summary = _read(insight.compiled.write_summary, about, sums, ledger, start, players)
    for account, name in zip(summary["accounts"], match.names(), strict=True):
        account["name"] = name
    found = {"game": match.game.name, "players": players, "steps": told, **summary, "effort": effort, "seed": str(seed)}
    return msgspec.convert(found, Review)


def _read(write: Callable[..., Any], *given: Any) -> dict[str, Any]:
    """What compiled code has written onto a page."""
    page: Buffer = new_page()
    write(*given, page)
    read: dict[str, Any] = msgspec.json.decode(text_of(page))
    return read
