"""Whoever waits for others (for a body, for the sign-in provider) takes no place of those who share their address."""

import asyncio
from pathlib import Path

import pytest

from reihum.protocol.client import CommandRefused, TableSocket
from tests.server.here import PATIENT_S, serving
from tests.waiting import until

pytestmark = pytest.mark.anyio
WAITING = 8  # twice as many as there are places
BODY = b'{"name": "Mallory"}'


async def moves(player: TableSocket) -> None:
    assert player.position is not None
    await player.play(player.position.legal[0])


async def test_half_a_body_takes_nobodys_place(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        player = await here.player()
        halves = [await here.post("/session", BODY, 9) for _ in range(WAITING)]
        await here.works_on(WAITING)
        await moves(player)
        for _, writer in halves:
            writer.write(BODY[9:])
        for reader, writer in halves:
            assert (await reader.readline()).split()[1] in (b"200", b"201")
            writer.close()
        await until(lambda: not here.gate._elsewhere and not here.gate._going)
        await player.close()


async def test_a_command_for_which_no_place_is_left_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as here:
        player = await here.player()
        monkeypatch.setattr("reihum.server.http.gate._QUEUED", 0)
        with pytest.raises(CommandRefused) as refused:
            await moves(player)
        assert refused.value.failed.code == "limit"
        monkeypatch.undo()
        await moves(player)  # the connection is still open
        await player.close()


async def test_a_provider_that_does_not_answer_takes_nobodys_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reihum.server.people.provider._PATIENCE_S", PATIENT_S)
    asked = list[asyncio.StreamWriter]()

    async def nothing(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(writer)

    provider = await asyncio.start_server(nothing, "127.0.0.1", 0)
    issuer = f"http://127.0.0.1:{provider.sockets[0].getsockname()[1]}"
    async with serving(tmp_path, oidc_issuer=issuer, oidc_client_id="reihum", oidc_name="Theirs") as here:
        player = await here.player()
        waiting = [await here.post("/session/sign-in", b"{}", 2) for _ in range(WAITING)]
        await here.works_on(WAITING)
        await until(lambda: bool(asked))
        await moves(player)
        provider.close()
        for writer in asked:
            writer.close()
        for reader, writer in waiting:
            assert (await reader.readline()).split()[1] == b"503"
            writer.close()
        await player.close()
