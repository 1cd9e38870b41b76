"""What a client is sent does not depend on what its viewer may not know: byte for byte."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from reihum.core.match import Match
from reihum.games import NAMES, rules_of
from reihum.protocol import fairness
from reihum.protocol import messages as p
from reihum.protocol.refusals import Refused
from reihum.server.live.desk import _applied
from reihum.server.live.faces import proof
from reihum.server.live.sockets import failed
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables import telling
from reihum.server.tables.commands import decide, preview, why
from reihum.server.tables.table import TableState, replayed


def seed_from(rng: random.Random) -> str:
    """A seed that the next run draws again, so that a failure can be looked at."""
    return rng.randbytes(fairness.SEED_BYTES).hex()


def running_table(
    game: str, players: int, seed: str, moves: int, rng: random.Random
) -> tuple[TableState, list[EntryRow]]:
    """A table after some random moves, with its log."""
    opened = e.Opened(
        game=game,
        rules=rules_of(game).version,
        options={},
        seats=[e.SeatPlan(kind="person", person=f"p{seat}") for seat in range(players)],
        owner="p0",
        seed=seed,
    )
    rows = [EntryRow(0, 0.0, "p0", "o", e.encode(opened)), EntryRow(1, 0.0, "p0", "s", e.encode(e.Started()))]
    state = replayed("t", rows)
    for number in range(moves):
        if state.status != "running":
            break
        seat = rng.choice(state.to_move)
        move = rng.choice(state.running().legal(seat)).text
        row = EntryRow(len(rows), float(number), f"p{seat}", f"m{number}", e.encode(e.Played(seat=seat, moves=[move])))
        state.apply(row)
        rows.append(row)
    return state, rows


def somewhere(game: str, players: int, rng: random.Random) -> TableState:
    """A table somewhere in a match that is not over, however short the game is."""
    seed, moves = seed_from(rng), rng.randrange(40)
    while (state := running_table(game, players, seed, moves, random.Random(seed))[0]).status != "running":
        moves //= 2
    return state


def redealt(state: TableState, viewer: int, key: int) -> TableState:
    """A table that the viewer cannot tell from the true one."""
    match = state.running()
    record = match.concealed(viewer)
    match.game.engine.redeal_one(record, viewer, np.arange(key, key + 8, dtype=np.int64))
    other = state.fork()
    other.match = Match.at(match.game, record)
    other.match.movers = match.movers.copy()
    other.match._revealed_before = match._revealed_before
    other.match.moves = match.moves.copy()
    return other


@pytest.mark.parametrize("game", NAMES)
def test_positions_are_the_same_bytes_whatever_the_viewer_cannot_know(game: str) -> None:
    rng = random.Random(game)
    rules = rules_of(game)
    compared = 0
    for players in (rules.min_players, rules.max_players):
        for moves in (0, 3, 17, 40):
            state, _ = running_table(game, players, seed_from(rng), moves, rng)
            if state.status != "running" or state.running().waiting:
                continue
            compared += 1
            for viewer in range(-1, players):
                sent = _sent(state, viewer)
                for key in (1, 99):
                    assert _sent(redealt(state, viewer, key), viewer) == sent
    assert compared >= 6  # of 8; while seats have chosen unseen there is nothing to redeal


def _sent(state: TableState, viewer: int) -> bytes:
    """A position as it is sent."""
    return telling.position(state, viewer, [], 0.0)


def test_while_seats_choose_together_who_has_chosen_is_open_and_what_is_not() -> None:
    """Q11: byte for byte the same is sent to the others whatever a seat has chosen, but that it has."""
    rng = random.Random("together")
    state, compared = running_table("qwixx_cards", 3, seed_from(rng), 0, rng)[0], 0
    for number in range(200):
        if state.status != "running":
            break
        seat = rng.choice(state.to_move)
        legal = state.running().legal(seat)
        if state.together is not None and len(state.to_move) > 1 and len(legal) > 1:
            rows = [
                EntryRow(state.head + 1, 0.0, "p", f"c{number}", e.encode(e.Played(seat=seat, moves=[move.text])))
                for move in legal
            ]
            for viewer in {-1, 0, 1, 2} - {seat}:
                afters = [played(state, row) for row in rows]
                assert all(seat not in after.to_move for after in afters)
                assert len({_sent(after, viewer) for after in afters}) == 1
                told = {
                    msgspec.json.encode(telling.steps_between(state, played(state, r), r, e.decode(r.body), [viewer]))
                    for r in rows
                }
                assert len(told) == 1
                compared += 1
        row = EntryRow(
            state.head + 1, 0.0, "p", f"m{number}", e.encode(e.Played(seat=seat, moves=[rng.choice(legal).text]))
        )
        state = played(state, row)
    assert compared > 10


def played(state: TableState, row: EntryRow) -> TableState:
    after = state.fork()
    after.apply(row)
    return after


def _tables(game: str, count: int, rng: random.Random) -> Iterator[TableState]:
    """So many tables somewhere in a match."""
    rules = rules_of(game)
    for _ in range(count):
        yield somewhere(game, rng.choice((rules.min_players, rules.max_players)), rng)


def _answer(state: TableState, seat: int, command: p.Play | p.Preview | p.Why) -> object:
    """What somebody is answered who asks for something that is refused, or nothing if it is not."""
    try:
        if isinstance(command, p.Preview):
            return msgspec.json.encode(preview(command, state, f"p{seat}"))
        if isinstance(command, p.Why):
            return msgspec.json.encode(why(command, state, f"p{seat}"))
        _applied(state, f"p{seat}", command.id, decide(command, state, f"p{seat}"))
    except Refused as refused:
        return msgspec.json.encode(failed(command.id, refused, state))
    return None


@pytest.mark.parametrize("game", NAMES)
def test_answers_are_the_same_bytes_whatever_the_asker_cannot_know(game: str) -> None:
    """Several moves sent at once are refused without a word about what the first of them would reveal."""
    rng = random.Random(f"answers {game}")
    rules, refusals = rules_of(game), 0
    for state in _tables(game, 40, rng):
        if state.running().waiting:
            continue
        seat = rng.choice(state.to_move)
        others = [redealt(state, seat, key) for key in (1, 99)]
        legal = [move.text for move in state.running().legal(seat)]
        for _ in range(8):
            first, any_move = rng.choice(legal), rng.choice(rules.moves)
            of_state: dict[str, Any] = {"id": "c", "seat": seat, "at": state.number}
            for command in (
                p.Play(moves=[first, any_move], **of_state),
                p.Play(moves=[first, rng.choice(legal), any_move], **of_state),
                p.Play(moves=[any_move], **of_state),
                p.Preview(wish=[first, any_move], **of_state),
                p.Preview(wish=rng.sample(legal, min(2, len(legal))), **of_state),
                p.Why(move=any_move, **of_state),
                p.Why(move=any_move, wish=[first], **of_state),
            ):
                told = _answer(state, seat, command)
                refusals += told is not None
                for other in others:
                    assert _answer(other, seat, command) == told, command
    assert refusals > 500


def _told(state: TableState, mover: int, move: str, viewer: int) -> bytes | None:
    """What a viewer is told of a move; None if it reveals something, which chance decides anew in another deal."""
    entry = e.Played(seat=mover, moves=[move])
    after, row = _applied(state, f"p{mover}", "c", entry)
    if after.running().header("revealed") != state.running().header("revealed"):
        return None
    steps = telling.steps_between(state, after, row, entry, [viewer])
    return telling.position(after, viewer, steps[viewer], 0.0)


@pytest.mark.parametrize("game", NAMES)
def test_what_others_do_is_told_in_the_same_bytes_whatever_the_viewer_cannot_know(game: str) -> None:
    rng = random.Random(f"steps {game}")
    compared, revealing = 0, 0
    for state in _tables(game, 60, rng):
        if state.together is not None:
            continue
        (mover,) = state.to_move
        for viewer in {-1, *range(len(state.seats))} - {mover}:
            other = redealt(state, viewer, rng.randrange(1, 1 << 20))
            both = {move.text for move in state.running().legal(mover)} & {
                move.text for move in other.running().legal(mover)
            }
            for move in rng.sample(sorted(both), min(3, len(both))):
                told, told_there = _told(state, mover, move, viewer), _told(other, mover, move, viewer)
                if told is None or told_there is None:
                    revealing += 1
                    continue
                compared += 1
                assert told_there == told, move
    assert compared > 0 or revealing > 100  # in some games every move ends with a card that is drawn


@pytest.mark.parametrize("game", NAMES)
def test_nothing_sent_holds_key_or_seed_while_a_match_runs(game: str) -> None:
    rng = random.Random(game)
    seed = seed_from(rng)
    state, rows = running_table(game, rules_of(game).min_players, seed, 12, rng)
    key = fairness.key(seed, [""] * len(state.seats))
    words = [str(word) for word in np.frombuffer(key, "<u4")]
    for viewer in range(-1, len(state.seats)):
        sent = [
            _sent(state, viewer),
            msgspec.json.encode([*telling.moments(state, viewer)]),
            msgspec.json.encode(telling.steps_since("t", rows, viewer, -1)),
            msgspec.json.encode(proof(state, "secret match file")),
        ]
        for message in sent:
            text = message.decode()
            assert seed not in text
            assert key.hex() not in text
            assert "secret match file" not in text
            assert not any(word in text for word in words)


@pytest.mark.parametrize("game", NAMES)
def test_what_comes_live_is_what_the_log_tells_later(game: str) -> None:
    rng = random.Random(game)
    _, rows = running_table(game, rules_of(game).min_players, seed_from(rng), 60, rng)
    viewers = range(-1, rules_of(game).min_players)
    live: dict[int, list[Any]] = {viewer: [] for viewer in viewers}
    state = replayed("t", rows[:2])
    for row in rows[2:]:
        after = state.fork()
        after.apply(row)
        for viewer, steps in telling.steps_between(state, after, row, e.decode(row.body), viewers).items():
            live[viewer] += steps
        state = after
    for viewer in viewers:
        assert telling.steps_since("t", rows, viewer, 0) == live[viewer]
        assert telling.steps_since("t", rows, viewer, 5) == live[viewer][5:]


def test_moves_are_shown_to_their_own_seat_only() -> None:
    rng = random.Random(4)
    _, rows = running_table("qwixx_cards", 3, seed_from(rng), 60, rng)
    for viewer in (-1, 0, 2):
        for step in telling.steps_since("t", rows, viewer, 0):
            assert (step.move is not None) == (step.seat == viewer)


def test_choices_made_unseen_tell_nothing_until_all_are_made() -> None:
    """Two tables that differ only in an early choice of another seat look the same to this one."""
    rng = random.Random(7)
    while True:
        state, _ = running_table("qwixx_cards", 3, seed_from(rng), rng.randrange(4, 60), rng)
        early = [seat for seat in state.to_move if seat != state.running().to_move]
        if state.together is None or len(early) < 1:
            continue
        chooser = early[0]
        viewer = next(seat for seat in range(3) if seat != chooser)
        legal = [move.text for move in state.running().legal(chooser)]
        if len(legal) > 1:
            break
    seen = set()
    for move in legal:
        row = EntryRow(state.head + 1, 9.0, "x", "y", e.encode(e.Played(seat=chooser, moves=[move])))
        after = state.fork()
        after.apply(row)
        steps = telling.steps_between(state, after, row, e.decode(row.body), [viewer])[viewer]
        seen.add(telling.position(after, viewer, steps, 0.0))
    assert len(seen) == 1
