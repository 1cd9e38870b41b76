"""From a command to the entry it becomes, or the reason why not. Decides on a state alone; writes nothing."""

import functools
from collections.abc import Sequence

from reihum.bots import LEVELS, no_such_bot
from reihum.core.errors import BadNotation, CannotUndo, GameOver, IllegalMove, NotYourTurn, ReihumError
from reihum.core.notation import parse_move
from reihum.core.plan import Planned, planned
from reihum.core.planner import LONGEST
from reihum.core.record import Buffer
from reihum.core.rules import Refusal
from reihum.core.telling import refusal_of
from reihum.protocol import messages as p
from reihum.protocol.defaults import DEFAULT_LEVEL
from reihum.protocol.fairness import is_commitment, is_entropy, opens
from reihum.protocol.names_and_chat import clean_chat, clean_name
from reihum.protocol.refusals import Refused
from reihum.server.costs import payer
from reihum.server.tables import entries as e
from reihum.server.tables.table import TableState
from reihum.server.tables.undo import before_choices, last_move_of, seen_alone

MAX_WISH = LONGEST - 1
"""Moves in a wish: with one more it is asked why that cannot join."""
MAX_UNDOS = 24
"""How often a seat may take back before the match gets to a turn that it was not in before."""
MAX_ENTRIES = 10_000
"""Of a log. Then only moves are taken, and what begins and ends a match: whoever talks on writes on other people's
disks."""
MAX_TALK = MAX_ENTRIES // 2
"""Entries of a log after which nobody says anything: what else is done at a table has room behind it."""
_LOOKING_BACK = 8
"""Requests that it costs to find out whether something may be taken back."""


@functools.singledispatch
def decide(command: p.Command, state: TableState, person: str) -> e.AnyEntry:
    """The entry that a person's command becomes at a table."""
    raise Refused("bad_request", f"'{type(command).__name__}' changes nothing at a table.")


@decide.register
def _sit(command: p.Sit, state: TableState, person: str) -> e.AnyEntry:
    _waiting(state)
    seat = _seat(state, command.seat)
    if command.commitment and not is_commitment(command.commitment):
        raise Refused("bad_request", "A commitment is a SHA-256: 64 hexadecimal digits in lower case.")
    if state.seats[seat].kind != "open":
        raise Refused("conflict", f"Seat {seat} is taken.")
    if state.my_seats(person):
        raise Refused("conflict", "You have a seat at this table already.")
    if person in state.unwanted:
        raise Refused("forbidden", "You have been asked to leave this table by the person who set it up.")
    # owners open theirs with `Start`, and at a table from before nobody is bound to anything
    is_sealed = person != state.opened.owner and state.opened.fair > 1
    commitment = command.commitment if is_sealed else ""
    return e.Sat(seat=seat, person=person, commitment=commitment)


@decide.register
def _stand(command: p.Stand, state: TableState, person: str) -> e.AnyEntry:
    seat = _my_seat(state, command.seat, person)
    if state.status == "waiting":
        _waiting(state)
        return e.Stood(seat=seat)
    _running(state)
    if state.seats[seat].stand_in:
        raise Refused("conflict", "A bot plays for you already.")
    return e.StoodIn(seat=seat, on=True, why="left", level=DEFAULT_LEVEL)


@decide.register
def _set_seat(command: p.SetSeat, state: TableState, person: str) -> e.AnyEntry:
    _waiting(state)
    if person != state.opened.owner:
        raise Refused("forbidden", "Only the person who set up the table can change its seats.")
    seat = _seat(state, command.seat)
    if state.seats[seat].is_person and state.seats[seat].person != person:
        raise Refused("conflict", f"Seat {seat} is taken by somebody.")
    request = p.SeatRequest(kind=command.kind, name=command.name, level=command.level)
    others = [number for number in state.my_seats(person) if number != seat and not state.seats[number].name]
    if command.kind == "me" and others:
        raise Refused("conflict", "You have a seat at this table already.")
    return e.SeatChanged(seat=seat, plan=seat_plan(request, person))


@decide.register
def _ask_to_leave(command: p.AskToLeave, state: TableState, person: str) -> e.AnyEntry:
    _waiting(state)
    if person != state.opened.owner:
        raise Refused("forbidden", "Only the person who set up the table can ask somebody to leave it.")
    other = state.seats[_seat(state, command.seat)].person
    if other is None or other == person:
        raise Refused("conflict", "Nobody else sits there.")
    return e.AskedToLeave(seat=command.seat, person=other)


@decide.register
def _start(command: p.Start, state: TableState, person: str) -> e.AnyEntry:
    _waiting(state)
    if person != state.opened.owner:
        raise Refused("forbidden", "Only the person who set up the table can start it.")
    if any(seat.kind == "open" for seat in state.seats):
        raise Refused("conflict", "A seat is still open: wait for somebody, or fill it with a bot.")
    _check_entropy(command.entropy)
    if command.entropy and not state.my_seats(person):
        raise Refused("bad_request", "Only people with a seat at the table can add to its luck.")
    commitments = [seat.commitment for seat in state.seats]
    if command.commitments not in (None, commitments):
        raise Refused(
            "conflict", "The people at this table have changed since you last looked. Look again, then start."
        )
    return e.Bound(entropy=command.entropy) if any(commitments) else e.Started(entropy=command.entropy)


@decide.register
def _reveal(command: p.Reveal, state: TableState, person: str) -> e.AnyEntry:
    seat = _my_seat(state, command.seat, person)
    if not state.is_dealing:
        raise Refused("conflict", "Numbers can be opened only once everybody is bound to theirs, and before the deal.")
    if seat not in state.unopened():
        raise Refused("conflict", "Nothing is left to open here.")
    if not opens(command.entropy, state.seats[seat].commitment):
        raise Refused("bad_request", "This is not the number that you were bound to when you sat down.")
    return e.Revealed(seat=seat, entropy=command.entropy)


@decide.register
def _play(command: p.Play, state: TableState, person: str) -> e.AnyEntry:
    seat = _asked(state, command.seat, command.at, person)
    if not 1 <= len(command.moves) <= p.MAX_MOVES:
        raise Refused("bad_request", f"Give 1 to {p.MAX_MOVES} moves.")
    moves = _canonical(state, command.moves)
    if len(moves) > 1:
        _check_that_nothing_is_revealed_early(state, seat, moves)
    return e.Played(seat=seat, moves=moves)


def _check_that_nothing_is_revealed_early(state: TableState, seat: int, moves: Sequence[str]) -> None:
    """Of several moves only the last may reveal something, or end the turn.

    If a move behind it were refused, nothing would be played, and why it was refused would tell what comes next: the
    dice of the next roll, or whether others can follow. The planner never asks for that.
    """
    match = state.running().copy()
    revealed = match.header("revealed")
    for move in moves[:-1]:
        try:
            match.play(state.rules.moves_by_text[move], seat)
        except ReihumError:
            return  # nothing was revealed until here: who applies the moves says why
        if match.to_move != seat or match.header("revealed") != revealed:
            raise Refused("bad_request", "Only the last of several moves may reveal something or end the turn.")


@decide.register
def _undo(command: p.Undo, state: TableState, person: str) -> e.AnyEntry:
    _running(state)
    seat = _my_seat(state, command.seat, person)
    _fresh(state, seat, command.at)
    match = state.running()
    if state.seats[seat].bot_level is not None:
        raise Refused("conflict", "A bot plays this seat, and its moves cannot be taken back.")
    if state.undos.get(seat, 0) >= MAX_UNDOS:
        raise Refused("cannot_undo", f"No more than {MAX_UNDOS} moves can be taken back in a turn.")
    if match.can_undo(seat):
        return e.Undone(seat=seat)
    if state.undo_wish is not None:
        raise Refused("conflict", "Somebody has already asked to take back a move.")
    voters = state.voters(seat)
    if any(state.seats[voter].stand_in for voter in voters):
        raise Refused("cannot_undo", "Somebody whose consent is needed is away, and no bot can give it for them.")
    last = last_move_of(match, seat)
    if last is None:
        raise Refused("cannot_undo", "This seat has not moved yet.")
    length = before_choices(match, last)
    if voters and _seen_alone(state, length):
        raise Refused(
            "cannot_undo", "Since then somebody has seen something that the others have not, and would know what comes."
        )
    return e.UndoAsked(seat=seat, length=length)


def _seen_alone(state: TableState, length: int) -> bool:
    """Whether somebody would know what comes. To find out is to play the match again in many ways: once a position."""
    known = state.seen_alone.get(length)
    if known is None:
        payer.charge(_LOOKING_BACK)
        known = state.seen_alone[length] = seen_alone(state.running(), length)
    return known


@decide.register
def _consent(command: p.Consent, state: TableState, person: str) -> e.AnyEntry:
    _running(state)
    seat = _my_seat(state, command.seat, person)
    if state.undo_wish is None:
        raise Refused("conflict", "Nobody has asked to take back a move.")
    if seat not in state.voters(state.undo_wish.seat) or seat in state.undo_wish.agreed:
        raise Refused("conflict", "Your consent is not needed.")
    return e.Consented(seat=seat, agree=command.agree)


@decide.register
def _helped(command: p.NoteHelp, state: TableState, person: str) -> e.AnyEntry:
    _running(state)
    seat = _my_seat(state, command.seat, person)
    _hints_allowed(state)
    return e.Helped(seat=seat)


def _hints_allowed(state: TableState) -> None:
    if not state.opened.hints:
        raise Refused("forbidden", "There are no hints at this table: the person who set it up turned them off.")


@decide.register
def _resign(command: p.Resign, state: TableState, person: str) -> e.AnyEntry:
    _running(state)
    seat = _my_seat(state, command.seat, person)
    if state.seats[seat].resigned:
        raise Refused("conflict", "This seat has resigned already.")
    return e.Resigned(seat=seat, level=DEFAULT_LEVEL)


@decide.register
def _stand_in(command: p.StandIn, state: TableState, person: str) -> e.AnyEntry:
    _running(state)
    seat = _my_seat(state, command.seat, person)
    if state.seats[seat].resigned:
        raise Refused("conflict", "This seat has resigned.")
    if bool(state.seats[seat].stand_in) == command.on:
        raise Refused("conflict", "That is already the case.")
    return e.StoodIn(seat=seat, on=command.on, level=DEFAULT_LEVEL if command.on else "")


@decide.register
def _chat(command: p.Chat, state: TableState, person: str) -> e.AnyEntry:
    _belongs(state, person)
    return e.Spoke(text=clean_chat(command.text))


@decide.register
def _mute(command: p.Mute, state: TableState, person: str) -> e.AnyEntry:
    _belongs(state, person)
    other = state.seats[_seat(state, command.seat)].person
    if other is None or other == person:
        raise Refused("conflict", "Nobody else speaks from this seat.")
    if (other in state.muted.get(person, ())) == command.on:
        raise Refused("conflict", "That is already the case.")
    return e.Muted(person=other, on=command.on)


# Questions


def preview(command: p.Preview, state: TableState, person: str) -> p.Plan:
    """Answer `Preview`: how far the wished moves can be played, and what would be there then."""
    found = _plan(state, command, person)
    return p.Plan(
        id=command.id,
        at=state.number,
        order=found.order,
        view=found.view,
        legal=found.legal,
        more=found.more,
        done=found.done,
        reveals=found.reveals,
        refused=found.refused,
        clause=found.clause,
        reason=found.reason,
    )


def why(command: p.Why, state: TableState, person: str) -> p.Reason:
    """Answer `Why`: the clause that forbids a move, alone or together with what is wished already."""
    (move,) = _canonical(state, [command.move])
    found = _plan(state, command, person, move)
    if found.refused is None or found.clause is None or found.reason is None:
        raise Refused("conflict", f"'{move}' is allowed now.")
    return p.Reason(id=command.id, move=found.refused, clause=found.clause, reason=found.reason)


def hinted(command: p.AskHint, state: TableState, person: str) -> tuple[Buffer, list[int]]:
    """What `Hint` asks a good player: what the seat may know, and the moves that are wished already."""
    seat = _asked(state, command.seat, command.at, person)
    _hints_allowed(state)
    return state.concealed(seat), _wished(state, command.wish)


def _plan(state: TableState, command: p.Preview | p.Why, person: str, *more: str) -> Planned:
    seat = _asked(state, command.seat, command.at, person)
    wish = _wished(state, command.wish) + [state.rules.moves_by_text[move] for move in more]
    return planned(state.rules, state.concealed(seat), seat, wish)


def refused_by_rules(state: TableState, entry: e.AnyEntry, error: ReihumError) -> Refused:
    """What to answer when applying an entry raised an error of the rules."""
    if isinstance(error, IllegalMove) and isinstance(entry, e.Played):
        refusal = _refusal_within(state, entry)
        return Refused("illegal", str(error), error.clause, None if refusal is None else refusal.reason)
    if isinstance(error, NotYourTurn):
        return Refused("not_your_turn", str(error))
    if isinstance(error, GameOver):
        return Refused("over", str(error))
    if isinstance(error, CannotUndo):
        return Refused("cannot_undo", str(error))
    return Refused("bad_request", str(error))


def _refusal_within(state: TableState, entry: e.Played) -> Refusal | None:
    """The refusal of the first move of an entry that cannot be played."""
    match = state.running().copy()
    for move in entry.moves:
        try:
            match.play(move, entry.seat)
        except IllegalMove:
            return refusal_of(state.rules, match.concealed(entry.seat), state.rules.moves_by_text[move])
        except ReihumError:
            return None
    return None


# Helpers


def seat_plan(request: p.SeatRequest, person: str) -> e.SeatPlan:
    """A seat as the person who sets up the table wants it."""
    if request.kind == "bot":
        if request.level not in LEVELS:
            raise Refused("bad_request", no_such_bot(request.level))
        return e.SeatPlan(kind="bot", level=request.level, name=clean_name(request.name) if request.name else "")
    if request.kind == "open":
        return e.SeatPlan(kind="open")
    name = clean_name(request.name) if request.kind == "local" else ""
    return e.SeatPlan(kind="person", person=person, name=name)


def _canonical(state: TableState, moves: Sequence[str]) -> list[str]:
    known = state.rules.moves_by_text
    try:
        return [move if move in known else state.rules.moves[parse_move(state.rules, move[:200])] for move in moves]
    except BadNotation as error:
        raise Refused("unknown_move", str(error)) from None


def _wished(state: TableState, moves: Sequence[str]) -> list[int]:
    if len(moves) > MAX_WISH:
        raise Refused("bad_request", f"Wish for at most {MAX_WISH} moves.")
    return [state.rules.moves_by_text[move] for move in _canonical(state, moves)]


def _check_entropy(entropy: str) -> None:
    if not is_entropy(entropy):
        raise Refused("bad_request", "Entropy is at most 128 hexadecimal digits in lower case.")


def _waiting(state: TableState) -> None:
    if state.status != "waiting":
        raise Refused("conflict", "The match has started already.")
    if state.is_dealing:
        raise Refused("conflict", "The match is being dealt: seats cannot be taken or left now.")


def _running(state: TableState) -> None:
    if state.status == "waiting":
        raise Refused("not_running", "The match has not started yet.")
    if state.status != "running":
        raise Refused("over", "The match is over.")


def _belongs(state: TableState, person: str) -> None:
    if not state.my_seats(person) and person != state.opened.owner:
        raise Refused("forbidden", "Only people with a seat at the table can read and write in its chat.")


def _seat(state: TableState, seat: int) -> int:
    if not 0 <= seat < len(state.seats):
        raise Refused("bad_request", f"There is no seat {seat}.")
    return seat


def _my_seat(state: TableState, seat: int, person: str) -> int:
    if not 0 <= seat < len(state.seats) or not state.seats[seat].is_person or state.seats[seat].person != person:
        raise Refused("not_your_seat", f"Seat {seat} is not yours.")
    return seat


def _fresh(state: TableState, seat: int, at: int) -> None:
    if not state.is_fresh(seat, at):
        raise Refused("stale", f"This was decided in position {at}; the table is at {state.number}.")


def _asked(state: TableState, seat: int, at: int, person: str) -> int:
    """A seat of the person that is asked in the position in which they decided."""
    _running(state)
    _my_seat(state, seat, person)
    if state.seats[seat].bot_level is not None:
        raise Refused("conflict", "A bot plays this seat; take it back first.")
    _fresh(state, seat, at)
    if seat not in state.to_move:
        raise Refused("not_your_turn", f"Seat {seat} is not asked now.")
    return seat
