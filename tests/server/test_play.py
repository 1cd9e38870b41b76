"""Whole matches over real WebSockets, on both stores."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from reihum.core import matchfile
from reihum.core.registry import folder_of
from reihum.games import NAMES, rules_of
from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client, CommandRefused, TableSocket
from reihum.protocol.contribution import Contribution
from reihum.protocol.fairness import Unfair, verify
from reihum.server.live.desk import Desk
from reihum.server.live.hub import LocalHub
from reihum.server.operations.metrics import Metrics
from reihum.server.settings import from_environment
from reihum.server.store import Store
from reihum.server.tables import entries as e
from reihum.server.tables.schedule import Schedule
from tests.server.harness import Server
from tests.server.people import can_move, is_over, newest, opened, person, play_on, seats, someone, two_at_a_table
from tests.waiting import GIVEN_UP_S

pytestmark = pytest.mark.anyio
SHORT = {"bloom": {"rounds": 1}}  # a second round is like the first, and long


def check_steps(socket: TableSocket) -> None:
    """Every step came once, in order, without a gap."""
    numbers = [step.number for m in socket.messages if isinstance(m, p.Position) for step in m.steps]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert numbers[-1] == newest(socket)


@pytest.mark.parametrize("game", NAMES)
async def test_a_whole_match_against_a_bot(server: Server, game: str) -> None:
    ada = await person(server.url)
    opponents = ["bot:uniform"] * (rules_of(game).min_players - 1)
    request = p.NewTable(game=game, seats=seats("me", *opponents), options=SHORT.get(game, {}))
    table = await ada.create(request, entropy="abcdef")
    socket, spectator = await ada.connect(table, 0), await Client(server.url).connect(table)
    assert socket.table is not None
    assert socket.table.fairness.seed is None
    commitment = socket.table.fairness.commitment
    await play_on([socket], random.Random(game))
    check_steps(socket)
    await spectator.until(is_over)
    check_steps(spectator)
    assert all(step.move is None for m in spectator.messages if isinstance(m, p.Position) for step in m.steps)
    assert socket.position is not None
    assert sorted(socket.position.ranks)[0] == 1

    proof: p.Fairness = await ada.call("GET", f"/tables/{table}/fairness", None, p.Fairness)
    assert proof.commitment == commitment
    assert proof.entropy[0] == "abcdef"
    match = verify(proof)
    assert match.is_over
    assert list(match.scores().points) == socket.position.points
    with pytest.raises(Unfair, match="committed"):
        verify(msgspec.structs.replace(proof, seed="00" * 32))
    with pytest.raises(Unfair, match="key"):
        verify(msgspec.structs.replace(proof, entropy=["ff", *proof.entropy[1:]]))

    exported = matchfile.load(await ada.call("GET", f"/tables/{table}/export"), rules_of)
    assert exported.to_bytes() == match.to_bytes()
    assert exported.names()[0] == "Ada"
    replay: p.Replay = await ada.call("GET", f"/tables/{table}/replay?seat=1", None, p.Replay)
    assert len(replay.moments) == len(match.moves) + 1
    assert replay.viewers == list(range(-1, len(replay.seats)))
    await socket.close()
    await spectator.close()


async def test_results_and_ratings_follow_a_match(server: Server) -> None:
    ada = await person(server.url, "Rated")
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot:uniform")))
    socket = await ada.connect(table, 0)
    await play_on([socket], random.Random(1))
    await socket.close()
    results: p.Results = await ada.call("GET", "/results", None, p.Results)
    async with asyncio.timeout(GIVEN_UP_S):
        while not results.stats:
            await asyncio.sleep(0.2)
            results = await ada.call("GET", "/results", None, p.Results)
    (stats,) = results.stats
    assert (stats.game, stats.played) == ("pretty_tricky", 1)
    assert stats.rating != 1500.0 or results.tables[0].ranks == [1, 1]
    assert results.tables[0].id == table
    ranking: p.Ranking = await ada.call("GET", "/games/pretty_tricky/ranking", None, p.Ranking)
    assert {"Rated", "uniform"} <= {line.name for line in ranking.players}


async def test_a_command_sent_twice_is_carried_out_once(server: Server) -> None:
    table, (ada, _), (first, second) = await two_at_a_table(server.url)
    assert first.position is not None
    play = p.Play(id="once", seat=0, at=first.position.number, moves=[first.position.legal[0]])
    answer = await first.ask(play)
    await first.until(lambda s: newest(s) == answer.number)
    assert await first.ask(play) == answer
    assert await ada.command(table, play) == answer
    await first.ask(p.Chat(id="after it", text="done"))
    for socket in (first, second):  # what came of the other two came before this
        await socket.until(lambda s: any(isinstance(message, p.Said) for message in s.messages))
    assert newest(first) == newest(second) == answer.number
    again = await ada.connect(table, 0)
    assert newest(again) == answer.number
    for socket in (first, second, again):
        await socket.close()


async def test_lists_know_whose_turn_it_is(server: Server) -> None:
    table, (ada, _), sockets = await two_at_a_table(server.url)
    rng = random.Random(5)
    for _ in range(25):
        await play_on(sockets, rng, 1)
        position = sockets[0].position
        assert position is not None
        lists: p.TableList = await ada.call("GET", "/tables", None, p.TableList)
        (found,) = [mine for mine in lists.mine if mine.id == table]
        assert (found.to_move, found.turn) == (position.to_move, position.view["turn"])
        assert found.my_turn == (0 in position.to_move)
    for socket in sockets:
        await socket.close()


async def test_a_command_is_known_however_long_ago_it_was_sent(tmp_path: Path) -> None:
    """By another worker, too, which has read it in the log."""
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    desks = [Desk(store, LocalHub(), Schedule(from_environment({})), Metrics()) for _ in range(2)]
    table = await desks[0].create(opened(someone("ada"), e.SeatPlan(kind="open")), "ada", start=False)
    first = await desks[0].submit(table, "ada", p.Chat(id="first", text="Hello"))
    for number in range(150):
        await desks[number % 2].submit(table, "ada", p.Chat(id=f"c{number}", text=f"{number}"))
    log = await store.tables.entries(table)
    for desk in desks:
        assert await desk.submit(table, "ada", p.Chat(id="first", text="Hello")) == first
    assert await store.tables.entries(table) == log
    await store.close()


async def test_what_is_refused_and_how(server: Server) -> None:
    table, (ada, bob), (first, second) = await two_at_a_table(server.url)
    assert first.position is not None
    number, legal = first.position.number, first.position.legal
    illegal = next(move for move in rules_of("pretty_tricky").moves if move not in legal)

    async def code(socket: TableSocket, command: p.Command) -> p.Failed:
        with pytest.raises(CommandRefused) as refused:
            await socket.ask(command)
        return refused.value.failed

    assert (await code(first, p.Play(id="a", seat=0, at=number + 1, moves=legal[:1]))).code == "stale"
    assert (await code(first, p.Play(id="b", seat=1, at=number, moves=legal[:1]))).code == "not_your_seat"
    assert (await code(second, p.Play(id="c", seat=0, at=number, moves=legal[:1]))).code == "not_your_seat"
    assert (await code(second, p.Play(id="d", seat=1, at=number, moves=legal[:1]))).code == "not_your_turn"
    assert (await code(first, p.Play(id="e", seat=0, at=number, moves=["castle kingside"]))).code == "unknown_move"
    assert (await code(first, p.Play(id="f", seat=0, at=number, moves=[]))).code == "bad_request"
    failed = await code(first, p.Play(id="g", seat=0, at=number, moves=[illegal]))
    assert failed.code == "illegal"
    assert failed.clause
    assert failed.clause.startswith(rules_of("pretty_tricky").clauses)
    assert failed.reason is not None
    reason = await first.ask(p.Why(id="h", seat=0, at=number, move=illegal))
    assert (reason.clause, reason.reason) == (failed.clause, failed.reason)
    assert (await code(first, p.Sit(id="i", seat=1))).code == "conflict"
    assert (await code(first, p.Start(id="j"))).code == "conflict"
    assert (await code(first, p.Consent(id="k", seat=0, agree=True))).code == "conflict"
    assert (await code(first, p.Undo(id="l", seat=0, at=number))).code == "cannot_undo"
    assert (await code(first, p.Look(id="m", seat=1))).code == "not_your_seat"
    with pytest.raises(ApiError) as export:
        await ada.call("GET", f"/tables/{table}/export")
    assert export.value.code == "conflict"
    with pytest.raises(ApiError) as peek:
        await bob.call("GET", f"/tables/{table}/replay?seat=0")
    assert peek.value.code == "forbidden"
    assert newest(first) == number
    for socket in (first, second):
        await socket.close()


async def test_preview_plans_without_playing(server: Server) -> None:
    _, _, (first, second) = await two_at_a_table(server.url)
    assert first.position is not None
    legal = first.position.legal
    plan = await first.ask(p.Preview(id="p", seat=0, at=first.position.number, wish=legal[:1]))
    assert plan.order == legal[:1]
    assert plan.refused is None
    illegal = next(move for move in rules_of("pretty_tricky").moves if move not in legal)
    plan = await first.ask(p.Preview(id="q", seat=0, at=first.position.number, wish=[illegal]))
    assert (plan.order, plan.refused) == ([], illegal)
    assert plan.clause
    assert newest(first) == newest(second) == 0
    for socket in (first, second):
        await socket.close()


async def test_choices_made_together_come_in_any_order_and_are_shown_together(server: Server) -> None:
    _, _, sockets = await two_at_a_table(server.url, "qwixx_cards")
    first, second = sockets
    rng = random.Random(3)
    while not (first.position and first.position.view["concurrent"]):
        await play_on([first], rng, 1)
    await second.until(lambda s: newest(s) == newest(first))
    assert second.position is not None
    at, before = newest(first), second.position.view
    assert sorted(second.position.to_move) == [0, 1]
    assert first.position is not None
    early = second.position.legal[0]
    await second.play(early)  # seat 1 answers before seat 0 is done
    await second.until(lambda s: newest(s) == at + 1)
    assert second.position.chosen == early
    assert second.position.can_undo
    assert second.position.legal == []
    assert second.position.record is None
    assert second.position.view["choice"] is not None  # its own view shows it at once,
    assert second.position.view["to_move"] != 1
    assert second.position.steps[-1].events  # and it is told of it
    await first.until(lambda s: newest(s) == at + 1)
    shown = first.position
    assert shown.steps[-1].move is None
    assert shown.steps[-1].events == []
    assert shown.view["sheets"] == before["sheets"]
    # Decided before the other's choice arrived: not stale, because it could not have been seen.
    await first.ask(p.Play(id="late", seat=0, at=at, moves=[shown.legal[0]]))
    await first.until(lambda s: newest(s) == at + 2)
    assert first.position.view["phase"] != "choose"
    assert first.position.steps[-1].events
    for socket in sockets:
        await socket.close()


async def test_undo_at_once_and_by_consent(server: Server) -> None:
    _, _, (first, second) = await two_at_a_table(server.url)
    rng = random.Random(5)
    assert first.position is not None
    # Play until a move of seat 0 can be taken back at once.
    while True:
        await play_on([first, second], rng, 1)
        if first.position.can_undo:
            break
        assert not is_over(first)
    number = newest(first)
    await first.ask(p.Undo(id="back", seat=0, at=number))
    await first.until(lambda s: newest(s) == number + 1)
    assert first.position.steps[-1].kind == "undo"
    # Now go on until it cannot, and ask.
    while first.position.can_undo or not can_move(first) or newest(first) < 20:
        await play_on([first, second], rng, 1)
    await second.until(lambda s: newest(s) == newest(first))
    number = newest(first)
    await first.ask(p.Undo(id="please", seat=0, at=number))
    await second.until(lambda s: s.position is not None and s.position.undo_asked == 0)
    await second.ask(p.Consent(id="no", seat=1, agree=False))
    await first.until(lambda s: s.position is not None and s.position.undo_asked is None)
    assert newest(first) == number
    await first.ask(p.Undo(id="pretty please", seat=0, at=number))
    await second.until(lambda s: s.position is not None and s.position.undo_asked == 0)
    await second.ask(p.Consent(id="yes", seat=1, agree=True))
    await first.until(lambda s: newest(s) == number + 1)
    assert first.position.steps[-1].kind == "undo"
    assert can_move(first)
    await play_on([first, second], rng)
    check_steps(first)
    for socket in (first, second):
        await socket.close()


async def test_resigning_with_two_ends_the_match(server: Server) -> None:
    _, _, (first, second) = await two_at_a_table(server.url)
    await first.ask(p.Resign(id="enough", seat=0))
    await second.until(is_over)
    assert second.position is not None
    assert second.position.ranks == [2, 1]
    assert second.position.steps[-1].kind == "resign"
    for socket in (first, second):
        await socket.close()


async def test_a_bot_stands_in_and_gives_the_seat_back(server: Server) -> None:
    table, (ada, _), (first, second) = await two_at_a_table(server.url)
    await first.ask(p.StandIn(id="tea", seat=0, on=True))
    await second.until(lambda s: s.table is not None and s.table.seats[0].stand_in)
    await second.until(can_move)
    assert any(step.bot for m in second.messages if isinstance(m, p.Position) for step in m.steps)
    await first.ask(p.StandIn(id="back", seat=0, on=False))
    await second.until(lambda s: s.table is not None and not s.table.seats[0].stand_in)
    # Leaving is coming back whenever one looks again.
    await first.ask(p.Stand(id="bye", seat=0))
    await first.close()
    await second.until(lambda s: s.table is not None and s.table.seats[0].stand_in and not s.table.seats[0].present)
    first = await ada.connect(table, 0)
    await second.until(lambda s: s.table is not None and not s.table.seats[0].stand_in and s.table.seats[0].present)
    for socket in (first, second):
        await socket.close()


async def test_rematch_rotates_the_start_and_is_one_table(server: Server) -> None:
    table, (ada, bob), (first, second) = await two_at_a_table(server.url)
    await first.ask(p.Resign(id="enough", seat=0))
    await second.until(is_over)
    await second.ask(p.Rematch(id="again"))
    await first.until(lambda s: s.table is not None and s.table.rematch is not None)
    await first.ask(p.Rematch(id="again too"))
    assert first.table is not None
    following = first.table.rematch
    assert following is not None
    assert following != table
    next_first, next_second = await ada.connect(following), await bob.connect(following, 1)
    assert next_second.table is not None
    assert next_second.table.start == 1
    await next_first.ask(p.Sit(id="sit", seat=0))
    await next_second.ask(p.Start(id="go"))
    await next_second.until(can_move)
    for socket in (first, second, next_first, next_second):
        await socket.close()


async def test_the_server_is_bound_to_its_seed_before_the_creator_adds_anything(server: Server) -> None:
    ada = await person(server.url)
    request = p.NewTable(game="pretty_tricky", seats=seats("me", "bot:uniform"))
    created: p.Created = await ada.call("POST", "/tables", request, p.Created)
    socket = await ada.connect(created.id, 0)
    assert socket.table is not None
    assert (socket.table.status, socket.table.fairness.commitment) == ("waiting", created.commitment)
    assert socket.table.fairness.entropy == ["", ""]
    with pytest.raises(CommandRefused) as refused:
        await socket.ask(p.Start(id="wrong", entropy="no digits"))
    assert refused.value.failed.code == "bad_request"
    await socket.ask(p.Start(id="go", entropy="0123"))
    with pytest.raises(CommandRefused) as late:
        await socket.ask(p.Start(id="once more", entropy="4567"))
    assert late.value.failed.code == "conflict"
    await socket.ask(p.Resign(id="enough", seat=0))
    await socket.until(is_over)
    proof: p.Fairness = await ada.call("GET", f"/tables/{created.id}/fairness", None, p.Fairness)
    assert (proof.commitment, proof.entropy) == (created.commitment, ["0123", ""])
    verify(proof)

    await socket.ask(p.Rematch(id="again"))
    await socket.until(lambda s: s.table is not None and s.table.rematch is not None)
    following = await ada.connect(socket.table.rematch or "", 0)
    assert following.table is not None
    assert following.table.status == "waiting"
    assert following.table.fairness.entropy == ["", ""]
    assert following.table.fairness.commitment != created.commitment
    await following.ask(p.Start(id="go", entropy="89"))
    await following.until(lambda s: s.table is not None and s.table.fairness.entropy == ["89", ""])
    for open_one in (socket, following):
        await open_one.close()


async def test_who_does_not_sit_at_a_table_adds_nothing_to_its_luck(server: Server) -> None:
    ada, bob = await person(server.url, "Ada"), await person(server.url, "Bob")
    request = p.NewTable(game="pretty_tricky", seats=seats("open", "bot:uniform"))
    table = await ada.create(request)
    part = Contribution(0, "")
    await bob.command(table, p.Sit(id="sit", seat=0, commitment=part.seal))
    with pytest.raises(ApiError) as refused:
        await ada.command(table, p.Start(id="start", entropy="0a"))
    assert refused.value.status == 400
    await ada.command(table, p.Start(id="start again"))
    await bob.command(table, p.Reveal(id="open", seat=0, entropy=part.entropy))
    proof: p.Fairness = await ada.call("GET", f"/tables/{table}/fairness", None, p.Fairness)
    assert proof.entropy == [part.entropy, ""]


async def test_chat_is_heard_unless_muted(server: Server) -> None:
    table, (_, bob), (first, second) = await two_at_a_table(server.url)

    def heard(socket: TableSocket) -> list[str]:
        return [m.text for m in socket.messages if isinstance(m, p.Said)]

    await first.ask(p.Chat(id="1", text="  <b>hello</b> \u202e "))
    await second.until(lambda s: heard(s) == ["<b>hello</b>"])
    said = next(m for m in second.messages if isinstance(m, p.Said))
    assert (said.name, said.seat) == ("Ada", 0)
    await second.ask(p.Mute(id="2", seat=0, on=True))
    await first.ask(p.Chat(id="3", text="anybody?"))
    await first.until(lambda s: len(heard(s)) == 2)
    replay: p.Replay = await bob.call("GET", f"/tables/{table}/replay?seat=1", None, p.Replay)
    assert replay.said == []
    await second.ask(p.Mute(id="4", seat=0, on=False))
    await first.ask(p.Chat(id="5", text="ah"))
    await second.until(lambda s: heard(s) == ["<b>hello</b>", "ah"])
    stranger = await person(server.url, "Eve")
    socket = await stranger.connect(table)
    with pytest.raises(CommandRefused) as refused:
        await socket.ask(p.Chat(id="6", text="me too"))
    assert refused.value.failed.code == "forbidden"
    with pytest.raises(CommandRefused) as deaf:
        await socket.ask(p.Mute(id="7", seat=0, on=True))
    assert deaf.value.failed.code == "forbidden"
    with pytest.raises(CommandRefused) as again:  # so that it cannot fill the log
        await second.ask(p.Mute(id="8", seat=0, on=False))
    assert again.value.failed.code == "conflict"
    for open_one in (first, second, socket):
        await open_one.close()


async def test_resuming_brings_exactly_what_was_missed(server: Server) -> None:
    table, (ada, _), (first, second) = await two_at_a_table(server.url)
    rng = random.Random(9)
    await play_on([first, second], rng, 6)
    seen = newest(first)
    await first.close()
    again = await ada.connect(table, 0)
    await play_on([again, second], rng, 7)
    resumed = await ada.connect(table, 0, since=seen)
    assert resumed.position is not None
    assert [step.number for step in resumed.position.steps] == list(range(seen + 1, newest(second) + 1))
    live = [step for m in again.messages if isinstance(m, p.Position) for step in m.steps if step.number > seen]
    assert resumed.position.steps == live
    for socket in (again, second, resumed):
        await socket.close()


async def test_hot_seat_two_people_on_one_device(server: Server) -> None:
    ada = await person(server.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "local:Grandma"), start=1))
    socket = await ada.connect(table, 1)
    assert socket.table is not None
    assert socket.table.my_seats == [0, 1]
    assert [seat.name for seat in socket.table.seats] == ["Ada", "Grandma"]
    assert can_move(socket)
    await socket.ask(p.Look(id="look", seat=0))
    assert socket.position is not None
    assert socket.position.viewer == 0
    await socket.close()


async def test_hints_are_whole_turns_with_reasons(server: Server) -> None:
    _, _, (first, second) = await two_at_a_table(server.url, hints=True)
    assert first.position is not None
    advice = await first.ask(p.AskHint(id="h", seat=0, at=newest(first)))
    assert {turn.moves[0] for turn in advice.turns} <= set(first.position.legal)
    assert advice.turns[0].equal
    assert advice.turns[0].told
    assert advice.reasons
    for socket in (first, second):
        await socket.close()


async def test_what_no_database_keeps_is_refused(server: Server) -> None:
    """PostgreSQL knows no text with a zero in it."""
    table, (ada, _), sockets = await two_at_a_table(server.url)
    for path in ("/tables/%00", f"/tables/{table}%00/replay", "/games/%00/ranking"):
        with pytest.raises(ApiError) as missing:
            await ada.call("GET", path)
        assert missing.value.code == "not_found"
    for path in ("/tokens/%00", "/devices/%00"):
        with pytest.raises(ApiError) as missing:
            await ada.call("DELETE", path)
        assert missing.value.code == "not_found"
    with pytest.raises(ApiError) as refused:
        await ada.command(table, p.Chat(id="a\0b", text="hello"))
    assert refused.value.code == "bad_request"
    await ada.command(table, p.Chat(id="ab", text="hel\0lo"))
    for socket in sockets:
        await socket.until(lambda s: any(isinstance(m, p.Said) and m.text == "hello" for m in s.messages))
        await socket.close()


async def test_who_has_resigned_takes_nothing_back(server: Server) -> None:
    eve = await person(server.url, "Eve")
    table = await eve.create(p.NewTable(game="bloom", seats=seats("me", "local:Bob", "local:Cy"), start=0))
    socket = await eve.connect(table, 0)
    await socket.ask(p.Resign(id="r", seat=0))
    await socket.until(lambda s: newest(s) >= 3, 60)  # the bot at the seat has moved
    assert socket.position is not None
    with pytest.raises(CommandRefused) as refused:
        await socket.ask(p.Undo(id="u", seat=0, at=newest(socket)))
    assert refused.value.failed.code in ("conflict", "stale")
    await socket.close()


async def test_hints_lead_through_a_whole_turn(server: Server) -> None:
    """A hint is a whole turn, which can be played."""
    _, _, (first, second) = await two_at_a_table(server.url, hints=True)
    hint = await first.ask(p.AskHint(id="h", seat=0, at=newest(first), wish=[]))
    wish = list(hint.turns[0].moves)
    plan = await first.ask(p.Preview(id="p", seat=0, at=newest(first), wish=wish))
    assert plan.done
    with pytest.raises(CommandRefused, match="Wish for at most"):
        await first.ask(p.AskHint(id="l", seat=0, at=newest(first), wish=["done"] * 65))
    await first.ask(p.Play(id="t", seat=0, at=newest(first), moves=plan.order))
    for socket in (first, second):
        await socket.close()


async def test_import_and_what_if(server: Server) -> None:
    table, (ada, bob), (first, second) = await two_at_a_table(server.url)
    await play_on([first, second], random.Random(2))
    data: bytes = await ada.call("GET", f"/tables/{table}/export")
    brought: p.Created = await bob.call("POST", "/tables/import", data, p.Created)
    replay: p.Replay = await bob.call("GET", f"/tables/{brought.id}/replay?seat=0", None, p.Replay)
    assert replay.status == "finished"
    branch: p.Created = await bob.call(
        "POST", f"/tables/{table}/branch", p.Branch(number=4, seat=0, level="uniform"), p.Created
    )
    socket = await bob.connect(branch.id, 0)
    await play_on([socket], random.Random(3))
    what_if: p.Replay = await bob.call("GET", f"/tables/{branch.id}/replay?seat=0", None, p.Replay)
    assert [m.view for m in what_if.moments[:5]] == [m.view for m in replay.moments[:5]]
    with pytest.raises(ApiError) as refused:
        await bob.call("POST", "/tables/import", data.replace(b'"moves"', b'"moved"'), p.Created)
    assert refused.value.code == "bad_request"
    for open_one in (first, second, socket):
        await open_one.close()


async def test_a_brought_match_keeps_its_bots(server: Server) -> None:
    ada = await person(server.url)
    bots = [p.SeatRequest(kind="bot", level="uniform", name="Linde"), p.SeatRequest(kind="bot", level="greedy")]
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=[p.SeatRequest(kind="me"), *bots], start=0))
    socket = await ada.connect(table, 0)
    await socket.ask(p.Resign(id="enough", seat=0))
    data: bytes = await ada.call("GET", f"/tables/{table}/export")
    brought: p.Created = await ada.call("POST", "/tables/import", data, p.Created)
    there = await ada.connect(brought.id, 0)
    assert there.table is not None
    assert [(seat.name, seat.level) for seat in there.table.seats] == [
        ("Ada", ""),
        ("Linde", "uniform"),
        ("greedy", "greedy"),
    ]
    match = matchfile.load(data, rules_of)
    match.seats[1] = msgspec.structs.replace(match.seats[1], name="\u202e")
    again: p.Created = await ada.call("POST", "/tables/import", matchfile.dump(match), p.Created)
    nameless = await ada.connect(again.id, 0)
    assert nameless.table is not None
    assert nameless.table.seats[1].name == "uniform"
    for open_one in (socket, there, nameless):
        await open_one.close()


async def test_a_table_says_by_which_rules_it_is_played(server: Server) -> None:
    """A match of older rules goes on by them."""
    ada = await person(server.url)
    newest = rules_of("bloom").version
    data = (folder_of(rules_of("bloom")) / "tests" / "bloom_rules_1.json").read_bytes()
    old: p.Created = await ada.call("POST", "/tables/import", data, p.Created)
    new = await ada.create(p.NewTable(game="bloom", seats=seats("me", "open")))
    for table, version in ((old.id, 1), (new, newest)):
        socket = await ada.connect(table, 0)
        assert socket.table is not None
        assert socket.table.rules == p.RulesVersion(version=version, newest=newest)
        await socket.close()
    replay: p.Replay = await ada.call("GET", f"/tables/{old.id}/replay?seat=0", None, p.Replay)
    assert replay.rules.version == 1 < newest


async def test_seats_before_the_start(server: Server) -> None:
    ada, bob = await person(server.url, "Ada"), await person(server.url, "Bob")
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "open", "open"), public=True))
    listed: p.TableList = await bob.call("GET", "/tables", None, p.TableList)
    assert table in [row.id for row in listed.open]
    first, second = await ada.connect(table, 0), await bob.connect(table)
    with pytest.raises(CommandRefused, match="still open"):
        await first.ask(p.Start(id="a"))
    await second.ask(p.Sit(id="b", seat=2))
    with pytest.raises(CommandRefused, match="a seat at this table already"):
        await second.ask(p.Sit(id="c", seat=1))
    with pytest.raises(CommandRefused, match="Only the person who set up"):
        await second.ask(p.SetSeat(id="d", seat=1, kind="bot", level="uniform"))
    with pytest.raises(CommandRefused, match="is taken by somebody"):
        await first.ask(p.SetSeat(id="e", seat=2, kind="open"))
    await second.ask(p.Stand(id="f", seat=2))
    await first.ask(p.SetSeat(id="g", seat=2, kind="bot", level="uniform"))
    await first.ask(p.SetSeat(id="h", seat=1, kind="local", name="Cat"))
    await first.ask(p.Start(id="i"))
    await second.until(lambda s: s.position is not None)
    mine: p.TableList = await ada.call("GET", "/tables", None, p.TableList)
    assert table in [row.id for row in mine.mine]
    for socket in (first, second):
        await socket.close()
