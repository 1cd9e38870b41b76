"""The lock of a room: like asyncio's, but it can also be taken at once, without a task that waits."""

import asyncio


class RoomLock:
    """Whoever holds it may change a room. Those who wait get it in the order in which they came.

    It is handed over: while anybody waits it is never free, so nobody who comes later is quicker.
    """

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: list[asyncio.Future[None]] = []

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Take it if nobody has it or waits for it."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Give it to the next who waits, if anybody does."""
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():  # else it was cancelled
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was handed over just before: hand it on
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
