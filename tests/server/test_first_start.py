"""The first start after an installation: nothing is compiled yet, and nobody waits for that."""

import asyncio
import contextlib
import random
import shutil
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import reihum.modules
from reihum.core.build import cache
from reihum.core.files import write_whole
from reihum.core.jit import COMPILED
from reihum.games import NAMES, rules_of
from reihum.modules import kept_at
from reihum.modules.making import ensure_module, warm
from reihum.protocol import messages as p
from reihum.protocol.client import Client
from tests.server.harness import Server
from tests.server.people import play_on, two_at_a_table

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not COMPILED, reason="modules are compiled"),
    pytest.mark.skipif(
        any(Path(reihum.modules.__file__).parent.glob("*.wasm")), reason="`make wheel` has put modules into this tree"
    ),
]

SMALLEST = "superstar"
RENEWED_S = 30.0  # the server looks for modules every few seconds
BUILT_S = 900.0  # by a process that stands back for all others


@contextlib.contextmanager
def first_start(folder: Path, kept: Path) -> Iterator[Server]:
    """A server that may compile, and finds there what was compiled before."""
    server = Server(f"sqlite:///{folder}/reihum.db")
    server.environment |= {"REIHUM_JIT": "1", "REIHUM_CACHE_DIR": str(kept), "PYTHONHASHSEED": "1"}
    try:
        yield server.start()
    finally:
        if hasattr(server, "process") and server.process.poll() is None:
            server.stop()


async def modules_of(url: str) -> dict[str, str | None]:
    """Where pages find the modules of the games, by name."""
    listed: p.Catalogue = await Client(url).call("GET", "/games", answer=p.Catalogue)
    return {game.name: game.module for game in listed.games}


async def comes(url: str, game: str, patience_s: float) -> str:
    """Where the module of a game is found as soon as it is there."""
    async with asyncio.timeout(patience_s):
        while True:
            address = (await modules_of(url))[game]
            if address is not None:
                return address
            await asyncio.sleep(0.2)


def fetched(address: str) -> tuple[str, bytes]:
    with urllib.request.urlopen(address, timeout=30) as answer:
        return answer.headers["content-type"], answer.read()


async def test_people_play_before_anything_is_compiled_and_pages_find_modules_later(tmp_path: Path) -> None:
    empty = tmp_path / "cache"
    with first_start(tmp_path, empty) as server:
        kind, page = fetched(f"{server.url}/")
        assert kind.startswith("text/html")
        assert b"Reihum" in page
        assert await modules_of(server.url) == dict.fromkeys(NAMES)
        assert not list(empty.glob("*")), "the compiler was not waited for"
        _, _, sockets = await two_at_a_table(server.url, SMALLEST)
        assert await play_on(sockets, random.Random(1), moves=6) == 6
        for socket in sockets:
            await socket.close()
        # What the background does in the end, without the minutes that it takes.
        built = ensure_module(rules_of(SMALLEST)).read_bytes()
        write_whole(empty / f"{SMALLEST}-{reihum.modules.source_hash(rules_of(SMALLEST))}.wasm", built)
        address = await comes(server.url, SMALLEST, RENEWED_S)
        assert fetched(server.url + address) == ("application/wasm", built)


@pytest.mark.long  # it stands back for whatever else runs, in the quick tests for minutes
async def test_what_is_missing_is_compiled_in_the_background(tmp_path: Path) -> None:
    """All but the module of one game lies there; it is built beside the server, to the same bytes as here."""
    for name in NAMES:
        warm(rules_of(name))
    here, missing = cache.directory(), kept_at(rules_of(SMALLEST))
    assert here is not None
    assert missing is not None
    kept = tmp_path / "cache"
    shutil.copytree(here, kept, ignore=shutil.ignore_patterns(missing.name, ".*"))
    with first_start(tmp_path, kept) as server:
        found = await modules_of(server.url)
        assert [name for name, address in found.items() if address is None] == [SMALLEST]
        address = await comes(server.url, SMALLEST, BUILT_S)
        assert fetched(server.url + address) == ("application/wasm", missing.read_bytes())
