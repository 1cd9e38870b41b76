"""Each party vanishes at each step of adding to the luck: nobody blocks, chooses, or loses a deal by it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reihum.protocol import fairness
from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client, CommandRefused, TableSocket
from reihum.protocol.contribution import Contribution
from reihum.protocol.fairness import NoProof, verify
from tests.server.harness import Postgres, Server, running
from tests.server.people import is_over, person, seats

pytestmark = pytest.mark.anyio
REVEAL_S = 1.0


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def quick(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait for long."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('quick')}/reihum.db"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    with running(url, reveal_s=REVEAL_S, sweep_s=0.1) as started:
        yield started


async def waiting_table(url: str, *kinds: str, **more: object) -> tuple[str, Client, Client, TableSocket, TableSocket]:
    """Ada has set up a table and looks at it; so does Bob, who has no seat yet."""
    ada, bob = await person(url, "Ada"), await person(url, "Bob")
    table = await ada.create(
        p.NewTable(game="pretty_tricky", seats=seats(*(kinds or ("me", "open"))), start=0, **more)  # type: ignore[arg-type]
    )
    return table, ada, bob, await ada.connect(table, 0), await bob.connect(table)


async def sealed(socket: TableSocket, client: Client, table: str, seat: int) -> Contribution:
    """Sit down bound to digits that will be opened by hand, or never."""
    assert socket.table is not None
    part = Contribution(seat, socket.table.fairness.commitment)
    await client.command(table, p.Sit(id="sit", seat=seat, commitment=part.seal))
    return part


async def proof_of(client: Client, table: str) -> p.Fairness:
    proof: p.Fairness = await client.call("GET", f"/tables/{table}/fairness", None, p.Fairness)
    return proof


async def full(socket: TableSocket) -> None:
    await socket.until(lambda s: s.table is not None and all(seat.kind != "open" for seat in s.table.seats))


async def begun(socket: TableSocket) -> None:
    await socket.until(lambda s: s.table is not None and s.table.status == "running")


async def test_two_people_add_to_the_luck_and_can_prove_it(quick: Server) -> None:
    table, ada, bob, first, second = await waiting_table(quick.url)
    await second.sit(1)
    await full(first)
    assert first.table is not None
    assert first.table.fairness.entropy == ["", ""]  # what Bob adds is known to nobody
    await first.start()
    await begun(second)
    await first.ask(p.Resign(id="enough", seat=0))
    await second.until(is_over)
    proof = await proof_of(bob, table)
    assert (proof.version, proof.openings, proof.bound) == (2, [0, 1], True)
    assert all(len(added) == 32 for added in proof.entropy)
    for client in (ada, bob):
        client.contributions[table].check(proof)
    for socket in (first, second):
        await socket.close()


async def test_a_guest_who_vanishes_before_the_start_leaves_nothing_behind(quick: Server) -> None:
    table, ada, bob, first, second = await waiting_table(quick.url)
    await sealed(second, bob, table, 1)
    await bob.command(table, p.Stand(id="stand", seat=1))
    with pytest.raises(CommandRefused):
        await first.ask(p.Start(id="early", entropy="ab"))
    assert (await proof_of(ada, table)).commitments == ["", ""]
    await second.sit(1)
    await full(first)
    await first.start()
    await begun(second)
    for socket in (first, second):
        await socket.close()


async def test_a_guest_who_vanishes_before_opening_neither_blocks_nor_plays(quick: Server) -> None:
    table, ada, bob, first, second = await waiting_table(quick.url)
    part = await sealed(second, bob, table, 1)
    await full(first)
    await first.start()
    await first.until(lambda s: s.table is not None and s.table.fairness.bound)
    for late in (p.Stand(id="a", seat=1), p.Sit(id="b", seat=1)):  # nobody is exchanged any more
        with pytest.raises(CommandRefused) as refused:
            await second.ask(late)
        assert refused.value.failed.code == "conflict"
    mine: p.TableList = await bob.call("GET", "/tables", None, p.TableList)
    assert [(row.id, row.my_turn) for row in mine.mine] == [(table, True)]  # it waits for him
    with pytest.raises(CommandRefused) as wrong:
        await second.ask(p.Reveal(id="w", seat=1, entropy="cd" * 16))
    assert wrong.value.failed.code == "bad_request"
    await begun(first)
    assert first.table is not None
    assert [seat.kind for seat in first.table.seats] == ["person", "bot"]
    with pytest.raises(CommandRefused) as late_one:
        await second.ask(p.Reveal(id="late", seat=1, entropy=part.entropy))
    assert late_one.value.failed.code == "not_your_seat"
    await first.ask(p.Resign(id="enough", seat=0))
    await first.until(is_over)
    proof = await proof_of(ada, table)
    assert (proof.commitments[1], proof.entropy[1]) == (part.seal, "")  # everybody sees that it was not opened
    ada.contributions[table].check(proof)
    for socket in (first, second):
        await socket.close()


async def test_a_creator_who_vanishes_after_the_start_changes_nothing(quick: Server) -> None:
    table, _, bob, first, second = await waiting_table(quick.url)
    await sealed(second, bob, table, 1)
    await full(first)
    await first.start()
    await first.close()
    shown = await proof_of(bob, table)
    assert shown.bound
    assert shown.entropy[0]
    part = Contribution(1, shown.commitment, entropy="00")
    assert not part.may_open(shown)  # not what this seat is bound to
    await begun(second)  # with a bot at Bob's seat, since he did not open his
    await second.close()


async def test_a_start_is_not_taken_twice(quick: Server) -> None:
    table, ada, bob, first, second = await waiting_table(quick.url)
    part = await sealed(second, bob, table, 1)
    with pytest.raises(CommandRefused) as unseen:  # the creator has not seen who sits there now
        await first.ask(p.Start(id="blind", entropy="ab" * 16, commitments=["", ""]))
    assert unseen.value.failed.code == "conflict"
    await first.ask(p.Start(id="go", entropy="ab" * 16, commitments=["", part.seal]))
    with pytest.raises(CommandRefused) as again:
        await first.ask(p.Start(id="once more", entropy="cd" * 16))
    assert again.value.failed.code == "conflict"
    shown = await proof_of(bob, table)
    assert part.may_open(shown)
    await second.ask(p.Reveal(id="open", seat=1, entropy=part.entropy))
    await second.ask(p.Reveal(id="open", seat=1, entropy=part.entropy))  # the same command again is harmless
    await first.ask(p.Resign(id="enough", seat=0))
    await first.until(is_over)
    proof = await proof_of(ada, table)
    part.check(proof)
    assert proof.entropy == ["ab" * 16, part.entropy]
    for socket in (first, second):
        await socket.close()


async def test_a_closed_table_publishes_its_seed(quick: Server) -> None:
    table, ada, bob, first, second = await waiting_table(quick.url)
    await sealed(second, bob, table, 1)
    await full(first)
    await first.start()
    await ada.call("DELETE", "/session")  # nobody could start it any more
    await second.until(lambda s: s.table is not None and s.table.status == "closed")
    proof = await proof_of(bob, table)
    assert proof.seed is not None
    assert fairness.commitment(proof.seed) == proof.commitment
    assert proof.key is None
    with pytest.raises(NoProof, match="closed"):
        verify(proof)
    await second.close()


async def test_who_sends_no_commitment_adds_nothing_and_waits_for_nobody(quick: Server) -> None:
    table, ada, bob, first, second = await waiting_table(quick.url)
    await bob.command(table, p.Sit(id="sit", seat=1))
    await first.ask(p.Start(id="go", entropy="ab"))
    await begun(second)
    shown = await proof_of(ada, table)
    assert (shown.entropy, shown.commitments) == (["ab", ""], ["", ""])
    with pytest.raises(ApiError) as refused:
        await (await person(quick.url, "Eve")).command(table, p.Sit(id="sit", seat=1, commitment="no hash"))
    assert refused.value.status in (400, 409)
    for socket in (first, second):
        await socket.close()


async def test_a_server_that_dies_in_between_deals_the_same(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/reihum.db"
    with running(database) as server:
        table, ada, bob, first, second = await waiting_table(server.url)
        part = await sealed(second, bob, table, 1)
        await full(first)
        await first.start()
        before = await proof_of(bob, table)
        assert part.may_open(before)
        server.kill_worker()
    with running(database, port=server.port) as again:
        assert (await proof_of(bob, table)) == before
        bob.contributions[table] = part
        socket = await bob.connect(table, 1)  # the client opens its part by itself
        await begun(socket)
        await socket.ask(p.Resign(id="enough", seat=1))
        await socket.until(is_over)
        assert again.url == ada.url
        proof = await proof_of(bob, table)
        for one in (part, ada.contributions[table]):
            one.check(proof)
        await socket.close()
