"""Fair play: hints where they are allowed, taking back to nobody's advantage, tokens that can do only so much."""

import random
import time

import msgspec
import pytest

from reihum.core.match import Match
from reihum.games import rules_of
from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client, CommandRefused
from reihum.protocol.refusals import Refused
from reihum.server.store import Store
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables.commands import decide, hinted
from reihum.server.tables.seats import TableSeat
from reihum.server.tables.table import TableState, match_of, replayed
from reihum.server.tables.undo import before_choices, last_move_of, seen_alone
from tests.server.harness import Server
from tests.server.people import opened, person, seats, someone, two_at_a_table

pytestmark = pytest.mark.anyio


def begun(*plans: e.SeatPlan, hints: bool = True) -> TableState:
    """A table of Pretty Tricky that runs; seat 0 is asked first."""
    first = msgspec.structs.replace(opened(*plans), hints=hints)
    bodies = [e.encode(first), e.encode(e.Started())]
    return replayed("t", [EntryRow(seq, 0.0, "ada", f"c{seq}", body) for seq, body in enumerate(bodies)])


def then(state: TableState, entry: e.AnyEntry) -> TableState:
    after = state.fork()
    after.apply(EntryRow(state.head + 1, 0.0, "ada", f"c{state.head + 1}", e.encode(entry)))
    return after


def revealed_by(state: TableState, seat: int) -> TableState:
    """Played on until a seat has made a move that it cannot take back alone."""
    while True:
        mover = state.to_move[0]
        state = then(state, e.Played(seat=mover, moves=[state.running().legal(mover)[0].text]))
        if mover == seat and not state.running().can_undo(seat):
            return state


# Hints


def test_hints_are_given_only_where_they_are_allowed() -> None:
    allowed, forbidden = begun(someone("ada"), someone("bob")), begun(someone("ada"), someone("bob"), hints=False)
    asked = p.AskHint(id="h", seat=0, at=0)
    hinted(asked, allowed, "ada")
    assert decide(p.NoteHelp(id="h", seat=0), allowed, "ada") == e.Helped(seat=0)
    for wanted in (
        lambda: hinted(asked, forbidden, "ada"),
        lambda: decide(p.NoteHelp(id="h", seat=0), forbidden, "ada"),
    ):
        with pytest.raises(Refused) as refused:
            wanted()
        assert refused.value.code == "forbidden"


async def test_hints_are_for_those_who_play_alone_unless_the_creator_says_otherwise(server: Server) -> None:
    ada = await person(server.url)
    for kinds, wish, are_allowed in (
        (("me", "bot:uniform"), None, True),
        (("me", "open"), None, False),
        (("me", "open"), True, True),
        (("me", "bot:uniform"), False, False),
    ):
        table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats(*kinds), hints=wish, start=0))
        socket = await ada.connect(table, 0)
        assert socket.table is not None
        assert socket.table.hints == are_allowed
        await socket.close()


async def test_everybody_is_told_of_a_hint_and_the_match_stays_rated(server: Server) -> None:
    _, _, (first, second) = await two_at_a_table(server.url, hints=True)
    assert second.table is not None
    assert (second.table.rated, second.table.helped) == (True, [])
    await first.ask(p.NoteHelp(id="seen here", seat=0))  # thought of on the device
    await first.ask(p.NoteHelp(id="once more", seat=0))
    await second.until(lambda s: s.table is not None and s.table.helped == [0])
    assert second.table.rated
    for socket in (first, second):
        await socket.close()


# Taking back


def test_no_stand_in_consents_for_who_is_away() -> None:
    state = revealed_by(begun(someone("ada"), someone("bob")), 0)
    wish = p.Undo(id="u", seat=0, at=state.number)
    asked = decide(wish, state, "ada")
    assert isinstance(asked, e.UndoAsked)
    away = then(state, e.StoodIn(seat=1, on=True, why="gone", level="uniform"))
    with pytest.raises(Refused) as refused:
        decide(wish, away, "ada")
    assert refused.value.code == "cannot_undo"
    pending = then(
        then(state, asked), e.StoodIn(seat=1, on=True, why="left", level="uniform")
    )  # gone after it was asked
    assert pending.undo_wish is not None
    assert len(pending.running().moves) == len(state.running().moves)
    back = then(pending, e.StoodIn(seat=1, on=False))
    taken = then(back, e.Consented(seat=1, agree=True))
    assert len(taken.running().moves) == asked.length
    assert taken.took_back == {0}


def match_where(game: str, wanted: str, rng: random.Random) -> tuple[Match, int]:
    """A match whose last move is one of a verb, and its seat."""
    for seed in range(40):
        rules = rules_of(game)
        table = e.Opened(game=game, rules=rules.version, options={}, seats=[], owner="", seed=f"{seed:064x}", start=0)
        match = match_of(table, [TableSeat(someone("ada")), TableSeat(someone("bob"))])
        for _ in range(30):
            if match.is_over:
                break
            seat, legal = match.to_move, match.legal()
            chosen = [move for move in legal if move.text.split()[0] == wanted] or legal
            before = match.header("revealed")
            match.play(rng.choice(chosen))
            if match.moves[-1].text.split()[0] == wanted and match.header("revealed") != before:
                return match, seat
    raise AssertionError("no such match")


@pytest.mark.parametrize(("game", "verb", "is_private"), [("bloom", "draw", True), ("pretty_tricky", "done", False)])
def test_what_one_player_has_seen_alone_does_not_come_back(game: str, verb: str, is_private: bool) -> None:
    """A card drawn unseen would come again, known to one player alone; dice are thrown before everybody's eyes."""
    match, seat = match_where(game, verb, random.Random(game))
    last = last_move_of(match, seat)
    assert last is not None
    assert seen_alone(match, last) == is_private
    assert not seen_alone(match, len(match.moves))


def test_what_was_chosen_together_is_taken_back_together() -> None:
    """Else one player alone would choose anew, knowing what the others have chosen."""
    rng = random.Random(3)
    table = e.Opened(game="qwixx_cards", rules=1, options={}, seats=[], owner="", seed="01" * 32, start=0)
    match = match_of(table, [TableSeat(someone(name)) for name in "abc"])
    while not match.header("concurrent"):
        assert before_choices(match, len(match.moves) - 1) == len(match.moves) - 1 or not match.moves
        match.play(rng.choice(match.legal()))
    begin = len(match.moves)
    while match.header("concurrent"):
        match.play(rng.choice(match.legal()))
    for seat in range(3):
        last = last_move_of(match, seat)
        assert last is not None
        assert before_choices(match, last) == begin
    match.play(match.legal()[0])
    assert before_choices(match, len(match.moves) - 1) == len(match.moves) - 1


# Tokens


async def test_a_token_neither_deletes_its_person_nor_makes_sessions(server: Server) -> None:
    ada = await person(server.url)
    made: p.Token = await ada.call("POST", "/tokens", p.NewToken(label="mine", days=3), p.Token)
    assert made.scope == "play"
    assert abs(made.expires - made.created - 3 * 86_400) < 1
    robot = Client(server.url, made.secret or "")
    for method, path, body in (
        ("DELETE", "/session", None),
        ("POST", "/session", p.NewSession(name="Eve")),
        ("POST", "/session/end?everywhere=1", None),
        ("POST", "/session/link", None),
        ("POST", "/session/continue", p.UseLink(code="guess")),
        ("GET", "/devices", None),
        ("DELETE", "/devices/any", None),
        ("GET", "/tokens", None),
        ("POST", "/tokens", p.NewToken()),
        ("DELETE", f"/tokens/{made.id}", None),
    ):
        with pytest.raises(ApiError) as refused:
            await robot.call(method, path, body)
        assert (refused.value.status, refused.value.code) == (403, "forbidden"), path
    table = await robot.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot:uniform"), start=0))
    await robot.command(table, p.Resign(id="r", seat=0))


async def test_a_token_that_may_only_look_changes_nothing(server: Server) -> None:
    table, (ada, _), sockets = await two_at_a_table(server.url)
    made: p.Token = await ada.call("POST", "/tokens", p.NewToken(label="eyes", scope="read"), p.Token)
    reader = Client(server.url, made.secret or "")
    with pytest.raises(ApiError) as refused:
        await reader.command(table, p.Resign(id="r", seat=0))
    assert refused.value.code == "forbidden"
    socket = await reader.connect(table, 0)
    assert socket.position is not None
    assert socket.position.legal  # it sees what its person sees,
    with pytest.raises(CommandRefused) as played:
        await socket.play(socket.position.legal[0])  # and does nothing about it
    assert played.value.failed.code == "forbidden"
    listed: p.TableList = await reader.call("GET", "/tables", None, p.TableList)
    assert table in [row.id for row in listed.mine]
    for one in (*sockets, socket):
        await one.close()
    with pytest.raises(ApiError) as too_long:
        await ada.call("POST", "/tokens", p.NewToken(days=366))
    assert too_long.value.code == "bad_request"


async def test_a_token_ends(store: Store) -> None:
    ada, now = await store.people.add("Ada", "en", 0.0), time.time()
    _, old = await store.people.add_secret(ada.id, "token", now - 20, "old", now - 10, "read")
    _, good = await store.people.add_secret(ada.id, "token", now, "good", now + 100, "read")
    assert await store.people.who_and_what_for(old, "token") is None
    assert await store.people.who_and_what_for(good, "token") == (ada, "read")
    assert [row.label for row in await store.people.secrets(ada.id, "token")] == ["good"]
