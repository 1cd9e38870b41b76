"""The lock of a room."""

import asyncio

import pytest

from reihum.server.room_lock import RoomLock


async def _wait(lock: RoomLock, name: str, order: list[str]) -> None:
    async with lock:
        order.append(name)
        await asyncio.sleep(0)


async def _go_round() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_those_who_wait_come_in_their_order_and_before_who_takes_it_at_once() -> None:
    async def run() -> None:
        lock, order = RoomLock(), list[str]()
        assert lock.take()
        assert lock.locked()
        assert not lock.take()
        waiting = [asyncio.create_task(_wait(lock, name, order)) for name in "abc"]
        await _go_round()
        assert order == []
        lock.release()
        assert not lock.take()  # it is a's
        await asyncio.gather(*waiting)
        assert order == ["a", "b", "c"]
        assert not lock.locked()
        assert lock.take()

    asyncio.run(run())


@pytest.mark.parametrize("handed_over", [False, True])
def test_who_gives_up_waiting_holds_nobody_up(handed_over: bool) -> None:
    async def run() -> None:
        lock, order = RoomLock(), list[str]()
        assert lock.take()
        first, second = (asyncio.create_task(_wait(lock, name, order)) for name in "ab")
        await _go_round()
        if handed_over:  # first has it, but has not run since
            lock.release()
        first.cancel()
        if not handed_over:
            lock.release()
        await asyncio.wait_for(second, 5)
        assert first.cancelled()
        assert order == ["b"]
        assert not lock.locked()

    asyncio.run(run())


def test_an_error_inside_frees_it() -> None:
    async def run() -> None:
        lock = RoomLock()
        with pytest.raises(ValueError, match="inside"):
            async with lock:
                raise ValueError("inside")
        assert lock.take()

    asyncio.run(run())
