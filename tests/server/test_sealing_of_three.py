"""Three people add to the luck, and each of them, or the server, vanishes at each step: the others are dealt what they
are bound to, or nothing at all.
"""

import contextlib
from collections.abc import Callable, Iterator

import pytest

from reihum.protocol import fairness
from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client
from reihum.protocol.contribution import Contribution
from tests.server.harness import Server, running
from tests.server.people import is_over, person, seats
from tests.server.test_sealing import begun, proof_of

pytestmark = pytest.mark.anyio
REVEAL_S = 3.0  # in which those who have not vanished open theirs, on a busy machine too
SEATED, STARTED, ONE_OPEN = "seated", "started", "one open"
STEPS = (SEATED, STARTED, ONE_OPEN)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('three')}/reihum.db"
    return str(request.getfixturevalue("postgres").new_database())


@pytest.fixture(scope="module")
def impatient(database_url: str) -> Iterator[Server]:
    """A server that soon deals without who does not open theirs."""
    with running(database_url, reveal_s=REVEAL_S, sweep_s=0.1) as started:
        yield started


class Three:
    """Ada, who sets up the table, and her guests Bob and Cid, who all open their parts by hand."""

    def __init__(self, table: str, clients: list[Client], parts: list[Contribution]) -> None:
        self.table = table
        self.clients = clients
        self.parts = parts

    @classmethod
    async def seated(cls, url: str) -> "Three":
        clients = [await person(url, name) for name in ("Ada", "Bob", "Cid")]
        new = p.NewTable(game="superstar", seats=seats("me", "open", "open"), start=0)
        created: p.Created = await clients[0].call("POST", "/tables", new, p.Created)
        parts = [Contribution(seat, created.commitment) for seat in range(3)]
        three = cls(created.id, clients, parts)
        for seat in (1, 2):
            await three.send(seat, p.Sit(id="sit", seat=seat, commitment=parts[seat].seal))
        return three

    async def send(self, seat: int, command: p.Command) -> None:
        await self.clients[seat].command(self.table, command)

    async def start(self) -> None:
        commitments = self.parts[0].start(await self.shown())
        await self.send(0, p.Start(id="start", entropy=self.parts[0].entropy, commitments=commitments))

    async def open(self, seat: int) -> None:
        assert self.parts[seat].may_open(await self.shown())
        await self.send(seat, p.Reveal(id="open", seat=seat, entropy=self.parts[seat].entropy))

    async def shown(self) -> p.Fairness:
        return await proof_of(self.clients[0], self.table)

    async def played_out(self) -> tuple[p.Table, p.Fairness]:
        """The table as it was dealt, and its proof: everybody who plays gives up."""
        looking = await self.clients[0].connect(self.table)
        await begun(looking)
        dealt = looking.table
        assert dealt is not None
        for seat in (seat for seat in range(3) if dealt.seats[seat].kind == "person"):
            with contextlib.suppress(ApiError):  # with two of them it is over
                await self.send(seat, p.Resign(id="enough", seat=seat))
        await looking.until(is_over)
        await looking.close()
        return dealt, await self.shown()


async def until_it_vanishes(three: Three, step: str, vanishes: Callable[[], None], who: int | None) -> None:
    """Everything in its order, without what somebody would have done who has vanished at a step."""
    gone = False
    for now in STEPS:
        if now == STARTED and not (gone and who == 0):
            await three.start()
        if now == ONE_OPEN and not (gone and who == 1):
            await three.open(1)
        if now == step:
            gone = True
            vanishes()
    if who != 2:
        await three.open(2)


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("guest", [1, 2])
async def test_a_guest_who_vanishes_is_left_out_unless_their_part_is_open(
    impatient: Server, guest: int, step: str
) -> None:
    three = await Three.seated(impatient.url)
    await until_it_vanishes(three, step, lambda: None, guest)  # a guest who vanishes does nothing any more, that is all
    has_opened = guest == 1 and step == ONE_OPEN
    dealt, proof = await three.played_out()
    kinds = ["person"] * 3
    if not has_opened:
        kinds[guest] = "bot"
    assert [seat.kind for seat in dealt.seats] == kinds
    assert proof.commitments == ["", three.parts[1].seal, three.parts[2].seal], "everybody sees what was not opened"
    for seat, part in enumerate(three.parts):
        if kinds[seat] == "person":
            part.check(proof)
        else:
            assert proof.entropy[seat] == ""


async def test_a_creator_who_vanishes_before_the_start_learns_and_binds_nothing(impatient: Server) -> None:
    three = await Three.seated(impatient.url)
    shown = await three.shown()
    assert not shown.bound
    assert shown.entropy == ["", "", ""]
    for seat in (1, 2):
        assert not three.parts[seat].may_open(shown), "an honest client keeps it to itself"
        with pytest.raises(ApiError) as early:  # and another one cannot give it away
            await three.send(seat, p.Reveal(id="early", seat=seat, entropy=three.parts[seat].entropy))
        assert early.value.code == "conflict"
        with pytest.raises(ApiError) as stranger:
            await three.send(seat, p.Start(id="instead", entropy=""))
        assert stranger.value.code == "forbidden"
    await three.send(1, p.Stand(id="stand", seat=1))  # nobody is held
    assert (await three.shown()).commitments == ["", "", three.parts[2].seal]
    await three.clients[0].call("DELETE", "/session")
    proof = await proof_of(three.clients[2], three.table)
    assert proof.seed is not None, "nobody will ever be dealt anything here"
    assert fairness.commitment(proof.seed) == proof.commitment
    assert proof.entropy == ["", "", ""]


@pytest.mark.parametrize("step", [STARTED, ONE_OPEN])
async def test_a_creator_who_vanishes_after_the_start_changes_nothing_for_two(impatient: Server, step: str) -> None:
    three = await Three.seated(impatient.url)
    await until_it_vanishes(three, step, lambda: None, 0)
    dealt, proof = await three.played_out()
    assert [seat.kind for seat in dealt.seats] == ["person"] * 3
    for part in three.parts:
        part.check(proof)


@pytest.mark.parametrize("step", STEPS)
async def test_a_server_that_dies_at_any_step_deals_what_everybody_was_bound_to(database_url: str, step: str) -> None:
    with running(database_url) as server:  # one that waits for longer than it takes to come back
        three = await Three.seated(server.url)

        def dies() -> None:
            server.kill_worker()
            server.wait_ready()

        await until_it_vanishes(three, step, dies, None)
        dealt, proof = await three.played_out()
    assert [seat.kind for seat in dealt.seats] == ["person"] * 3
    assert proof.entropy == [part.entropy for part in three.parts]
    for part in three.parts:
        part.check(proof)
