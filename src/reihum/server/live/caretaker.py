"""The caretaker: moves for bots, stands in for those who are gone, and keeps ratings up to date.

The worker that appended an entry looks after what follows from it. If it dies, the table's ``due`` time passes and the
sweep of any other worker takes over: a claim in the store makes sure that only one does.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from reihum.protocol.bot_process import Question
from reihum.protocol.refusals import Refused
from reihum.server.costs import payer
from reihum.server.costs.bot_processes import BotFailed, BotProcesses, Overloaded
from reihum.server.costs.rate_limits import Throttle
from reihum.server.live.desk import Desk
from reihum.server.live.faces import PRESENT_S
from reihum.server.operations.clock_jumps import ClockJumps
from reihum.server.operations.supervised import supervised
from reihum.server.people.ratings import rate_finished
from reihum.server.settings import Settings
from reihum.server.store import Unavailable
from reihum.server.store.tables import TableRow
from reihum.server.tables import entries as e
from reihum.server.tables.schedule import LEASE_S, Schedule
from reihum.server.tables.table import TableState

_log = logging.getLogger("reihum.caretaker")
_DUE_AT_ONCE: Final = 200
_RATE_EVERY_S: Final = 2.0
_TIDY_EVERY_S: Final = 600.0
_RENEW_S: Final = 1.0
_RENEW_MOST_S: Final = 8.0
_GRACE_S: Final = 400 * 86_400.0  # after which secrets that are no longer good are deleted: a clock may be a year ahead


class Caretaker:
    """Does what nobody asks for."""

    def __init__(self, desk: Desk, bot_processes: BotProcesses, schedule: Schedule, settings: Settings) -> None:
        self._desk = desk
        self._bot_processes = bot_processes
        self._schedule = schedule
        self._settings = settings
        self._minding: dict[tuple[str, int], int] = {}  # (table, seat) → number of the position thought about
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeping: asyncio.Task[None] | None = None
        self._rated = 0.0
        self._tidied = -_TIDY_EVERY_S
        self._jumps = ClockJumps()
        self._throttle = Throttle(settings.bot_moves_per_s, settings.bot_moves_per_s)
        desk.appended.append(self.mind)

    def start(self) -> None:
        self._sweeping = supervised("the sweep", self._sweep_soon)

    async def close(self) -> None:
        """Stop; what is under way is taken up by another worker or after the next start."""
        tasks = [*self._tasks, *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Bots

    def mind(self, state: TableState) -> None:
        """See to it that the bots that are asked move."""
        for seat in self._schedule.bots_to_move(state):
            thinking_at = self._minding.get((state.id, seat))
            if thinking_at is None or not state.is_fresh(seat, thinking_at):
                self._minding[state.id, seat] = state.number
                self._run(self._move(state, seat))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _move(self, state: TableState, seat: int) -> None:
        now = time.time()
        try:
            await asyncio.sleep(max(0.0, self._schedule.bot_time(state, seat, now) - now))
            await self._take_turn(state)
            move = await self._think(state, seat)
            level = state.seats[seat].bot_level or ""

            def choose(now: TableState) -> e.AnyEntry:
                if not now.is_fresh(seat, state.number) or now.seats[seat].bot_level is None or seat not in now.to_move:
                    raise Refused("stale", "The position has changed.")
                return e.Played(seat=seat, moves=[move], bot=level)

            await self._desk.append(state.id, "bot", f"{seat}-{state.number}", choose)
            self._desk.metrics.bot_moves.inc()
        except Refused as refused:
            if refused.code == "unavailable":
                _log.warning("bot move not kept", extra={"table": state.id})
        except (Overloaded, BotFailed, Unavailable) as error:
            _log.warning("bot could not move, it is asked again: %s", error, extra={"table": state.id})
        finally:
            if self._minding.get((state.id, seat)) == state.number:
                del self._minding[state.id, seat]

    async def _take_turn(self, state: TableState) -> None:
        """Bots play on by themselves, at as many tables as somebody likes: those of one address not all at once."""
        wait_s = self._throttle.wait_s(payer.turn_of())
        if wait_s > _RENEW_S:  # else another worker would take over
            await self._desk.store.tables.defer(state.id, state.head, time.time() + wait_s + LEASE_S)
        await asyncio.sleep(wait_s)

    async def _think(self, state: TableState, seat: int) -> str:
        match = state.running()
        legal = match.legal(seat)
        if len(legal) == 1:
            return legal[0].text
        question = Question(
            state.game, state.seats[seat].bot_level or "", f"{state.id} {state.number}", match.concealed(seat).tobytes()
        )
        thinking = asyncio.ensure_future(self._bot_processes.ask(state.id, question))
        wait_s = _RENEW_S
        try:
            while not (await asyncio.wait([thinking], timeout=wait_s))[0]:
                wait_s = min(2 * wait_s, _RENEW_MOST_S)  # many may wait, and each time something is written
                await self._desk.store.tables.defer(state.id, state.head, time.time() + wait_s + LEASE_S)
            return state.rules.moves[thinking.result().move]
        finally:
            thinking.cancel()

    # The sweep

    async def _sweep_soon(self) -> None:
        await asyncio.sleep(self._settings.sweep_s)
        try:
            await self.sweep()
        except (Unavailable, Refused) as error:
            _log.warning("sweep failed, tried again: %s", error)

    async def sweep(self) -> None:
        """Do what is due, and find what no hint has told of."""
        now = time.time()
        is_doubtful = self._jumps.is_doubtful()
        for row in await self._desk.store.tables.due(now, _DUE_AT_ONCE):
            try:
                await self._see_to(row, now, is_doubtful)
            except Refused as refused:
                _log.warning("%s", refused.text, extra={"table": row.id})
        await self._desk.sweep()
        if now - self._rated > _RATE_EVERY_S:
            self._rated = now
            await rate_finished(self._desk.store)
        if time.monotonic() - self._tidied > _TIDY_EVERY_S:
            self._tidied = time.monotonic()
            await self._desk.store.people.drop_expired(now - _GRACE_S)
        self._desk.metrics.thinking.set(self._bot_processes.waiting)

    async def _see_to(self, row: TableRow, now: float, is_doubtful: bool) -> None:
        assert row.due is not None
        if not await self._desk.store.tables.claim(row.id, row.due, now + LEASE_S):
            return
        state = await self._desk.state(row.id)
        if state.is_dealing and self._schedule.dealing_ends(state) <= now:
            await self._deal_without(state)
            return
        self.mind(state)
        for seat in state.to_move:
            if state.seats[seat].bot_level is None and not is_doubtful:
                await self._see_to_person(state, seat, now)
        if not self._schedule.bots_to_move(state):
            await self._desk.store.tables.defer(row.id, state.head, self._next_look(state, now))

    async def _deal_without(self, state: TableState) -> None:
        """Begin a match without those who have not opened what they add to its luck: bots take their seats."""
        missing = state.unopened()
        levels = {seat: await self._desk.faces.stand_in_level(state, seat) for seat in missing}

        def choose(newest: TableState) -> e.AnyEntry:
            if not newest.is_dealing or newest.unopened() != missing:
                raise Refused("stale", "Somebody has sat down in the meantime.")
            return e.Dealt(bots=levels)

        try:
            await self._desk.append(state.id, "server", f"deal-{state.head}", choose)
        except Refused as refused:
            if refused.code != "stale":
                raise

    def _next_look(self, state: TableState, now: float) -> float | None:
        due = self._schedule.due(state)
        return None if due is None else max(due, now + PRESENT_S) if due <= now else due

    async def _see_to_person(self, state: TableState, seat: int, now: float) -> None:
        """Let a bot play for somebody whose time is up, or who is gone while others wait."""
        deadline = state.clocks.deadline(seat)
        why: e.StandInReason
        if deadline is not None:
            if deadline > now:
                return
            why = "clock"
        else:
            patience = self._schedule.patience(state, seat)
            if patience is None or patience > now:
                return
            seen = (await self._desk.store.tables.seen(state.id)).get(state.seats[seat].person or "", 0.0)
            if now - seen < PRESENT_S:
                return
            why = "gone"
        level = await self._desk.faces.stand_in_level(state, seat)

        def choose(newest: TableState) -> e.AnyEntry:
            if newest.number != state.number or newest.seats[seat].bot_level is not None:
                raise Refused("stale", "The position has changed.")
            return e.StoodIn(seat=seat, on=True, why=why, level=level)

        try:
            await self._desk.append(state.id, "server", f"{why}-{seat}-{state.head}", choose)
        except Refused as refused:
            if refused.code != "stale":
                raise
