"""Sends what stands in the outbox: each message by one worker, a few times at most, with growing pauses.

A message is taken before it is sent. If a worker dies in between, another one sends it after `_LEASE_S`: better twice
(a newer notification takes the place of the older one, a mail has the same id) than never.
"""

import asyncio
import logging
import time
from collections import Counter
from typing import Final

from reihum.protocol.refusals import Refused
from reihum.server.calling import call_text, webhook
from reihum.server.calling.call_text import CallText, home, word
from reihum.server.calling.codes import Codes
from reihum.server.calling.mail import Mail
from reihum.server.calling.posting import NotSent
from reihum.server.calling.push import Push
from reihum.server.calling.reasons import is_still_so
from reihum.server.live.desk import Desk
from reihum.server.settings import Settings
from reihum.server.store import Unavailable
from reihum.server.store.calls import LetterRow, WayRow

_log = logging.getLogger("reihum.calling")
_LEASE_S: Final = 120.0
_TRIES: Final = 4
_GROWS: Final = 5  # times as long a pause as before
_FAILURES: Final = 3  # messages in a row that did not arrive: nothing more is sent on such a way
_AT_ONCE: Final = 32
_OF_ONE: Final = 2  # messages of one person that are being sent at a time: nobody keeps the others waiting
_LATER_S: Final = 5.0
CONFIRM: Final = "confirm"
"""The message that asks whether a mail address is somebody's own."""


class Outbox:
    """One worker's part in sending."""

    def __init__(self, desk: Desk, settings: Settings, codes: Codes, mail: Mail, push: Push) -> None:
        self._desk = desk
        self._book = desk.store.calls
        self._settings = settings
        self._codes = codes
        self._mail = mail
        self._push = push
        self._tasks: set[asyncio.Task[None]] = set()
        self._of_person: Counter[str] = Counter()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        """Begin to send what is due."""
        now = time.time()
        for letter in await self._book.letters(now, _AT_ONCE - len(self._tasks), _OF_ONE):
            if self._of_person[letter.way_owner] >= _OF_ONE:
                await self._book.send_again(letter, now + _LATER_S)
            elif await self._book.take(letter, now + _LEASE_S):
                self._of_person[letter.way_owner] += 1
                task = asyncio.create_task(self._send(letter._replace(tries=letter.tries + 1)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _send(self, letter: LetterRow) -> None:
        way = None
        try:
            way = await self._book.way(letter.way)
            if way is not None and (way.status == "on" or letter.what == CONFIRM):
                await self._deliver(letter, way)
                if way.failures or way.problem:
                    await self._book.note(way.id, way.status, "", 0)
            await self._book.done(letter)
            if letter.what == "over" and way is not None and way.table:  # there is nothing more to tell
                await self._book.drop_way(way.id)
        except NotSent as problem:
            assert way is not None
            await self._failed(letter, way, problem)
        except Unavailable as error:
            _log.warning("a message is sent later: %s", error)
        except Exception:
            _log.exception("a message could not be sent")
            await self._book.done(letter)
        finally:
            self._of_person[letter.way_owner] -= 1
            if not self._of_person[letter.way_owner]:
                del self._of_person[letter.way_owner]

    async def _deliver(self, letter: LetterRow, way: WayRow) -> None:
        """Send a message on its way, if there is still a reason."""
        person = await self._desk.store.people.get(way.person)
        if person is None:
            return
        if letter.what == CONFIRM:
            await self._ask_to_confirm(letter, way, person.language)
            return
        now = time.time()
        try:
            state = await self._desk.state(letter.table)
        except Refused as refused:
            if refused.code == "unavailable":
                raise Unavailable(refused.text) from refused
            return
        if not is_still_so(state, letter.person, letter.what, now):
            return
        names = await self._desk.faces.seat_names(state, person.language)
        message = call_text.message_of(
            state, letter.person, letter.what, names, person.language, home(self._settings), now
        )
        if way.kind == "webhook":
            await webhook.send(message, way, self._settings.webhooks_private)
        elif way.kind == "push":
            await self._push.send(message, way, self._settings.webhooks_private)
        else:
            await self._write(letter, way, message)

    async def _write(self, letter: LetterRow, way: WayRow, message: CallText) -> None:
        base, code = home(self._settings), await self._codes.make("end", way.id)
        body = (
            f"{message.body}\n{message.url}\n\n-- \n{word('mail-why', message.language, home=base)}\n"
            f"{word('mail-end', message.language)} {base}/calls#end={code}\n"
        )
        end_url = f"{base}/api/v1/calls/end/{code}"
        await self._mail.send(way.address, message.title, body, letter.id, end_url, base)

    async def _ask_to_confirm(self, letter: LetterRow, way: WayRow, language: str) -> None:
        base = home(self._settings)
        url = f"{base}/calls#confirm={await self._codes.make('confirm', way.id)}"
        body = (
            f"{word('mail-confirm.body', language, home=base)}\n{url}\n\n{word('mail-confirm.otherwise', language)}\n"
        )
        await self._mail.send(way.address, word("mail-confirm", language, home=base), body, letter.id, "", base)

    async def _failed(self, letter: LetterRow, way: WayRow, problem: NotSent) -> None:
        if letter.tries < _TRIES and not problem.is_final:
            pause = self._settings.call_again_s * _GROWS ** (letter.tries - 1)
            await self._book.send_again(letter, time.time() + pause)
            return
        if way.kind == "push" and problem.is_final:  # the browser has no such subscription any more
            await self._book.drop_way(way.id)
            return
        failures = way.failures + 1
        status = "off" if failures >= _FAILURES and way.status == "on" else way.status
        if status != way.status:
            _log.warning("a %s failed too often and is switched off: %s", way.kind, problem)
        await self._book.note(way.id, status, str(problem), failures)
        await self._book.done(letter)
