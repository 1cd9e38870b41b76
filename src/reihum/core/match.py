"""A match: a game, a key and a list of moves. Everything else is derived by replaying them."""

import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from reihum.core.chance import Key, bytes_of_key, key_of_bytes
from reihum.core.errors import BadOption, CannotUndo, GameOver, IllegalMove, NotYourTurn
from reihum.core.game import Game, checked_record
from reihum.core.notation import Move, move_array, moves_of, number_of_move
from reihum.core.record import KEY_WORDS, OVER, PLACES, Buffer, header
from reihum.core.rules import Event
from reihum.core.telling import refusal_of, view_of
from reihum.core.texts import tell, tell_all
from reihum.core.whole import is_text, shown, whole

# Matches read the header in every step: by place, as looking up the name takes a fifth of the time more.
_KEY: Final = slice(0, KEY_WORDS)
_TO_MOVE: Final = PLACES["to_move"]
_REVEALED: Final = PLACES["revealed"]
_CONCURRENT: Final = PLACES["concurrent"]
_KEPT: Final = 4  # moves that are taken back at once; those before them by replaying the match


class Outcome(NamedTuple):
    """The end of a match: points and rank (1 is first; equal ranks share) by seat."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a person's name, or a bot's level under its own name."""

    name: str
    bot: str | None = None


class Redeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After how many moves everything that a seat could not know was dealt anew, and the luck ahead with it."""

    after: int
    viewer: int
    luck: str  # the key of the new luck, in hexadecimal digits


class Variation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What another match would have become: which one (the hash of its last position), and after how many moves."""

    of: str
    after: int
    name: str
    redealt: tuple[Redeal, ...] = ()


def checked_seats(given: Any, players: int) -> tuple[Seat, ...]:
    """Refuse what does not name the seats of a match, or with names that cannot be written down."""
    seats = tuple(given) if isinstance(given, Sequence) else (given,)
    for seat in seats:
        if not isinstance(seat, Seat) or not (is_text(seat.name) and (seat.bot is None or is_text(seat.bot))):
            raise BadOption(f"Seats are named by a list of reihum.Seat, such as Seat('Ada'), not by {shown(seat)}.")
    if seats and len(seats) != players:
        raise BadOption(f"{len(seats)} seats were named for {players} players.")
    return seats


@functools.cache
def _unnamed(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"Seat {number}") for number in range(players))


class Match:
    """One running or finished match.

    Made by ``game.start(seed=…)``, by ``reihum.replay(path)``, or with ``Match.at`` from a position.
    """

    __slots__ = (
        *("begins", "game", "key", "movers", "moves", "redealt", "seats", "variation", "waiting"),
        *("_array", "_base", "_concurrent", "_count", "_list_at", "_origin", "_play_in_workspace", "_read"),
        *("_revealed_before", "_size", "_table", "_unrevealed", "_words", "_workspace"),
    )

    def __init__(self, game: Game, key: Key, seats: Sequence[Seat] = ()) -> None:
        self._begin(game, game.deal(key))
        self.key: Key | None = key
        if seats:
            self.seats = list(seats)

    @classmethod
    def dealt(cls, game: Game, record: Buffer, seats: Sequence[Seat] = ()) -> "Match":
        """A match from a record that was just set up; it carries its key."""
        match = cls.__new__(cls)
        match._begin(game, record)
        match.key = record.view(np.int64)[_KEY].copy()
        if seats:
            match.seats = list(seats)
        return match

    @classmethod
    def at(cls, game: Game, record: Any) -> "Match":
        """A match that goes on from a position: a record (or its bytes), which is copied.

        It has no key of its own and so cannot be saved. What a game keeps behind the header is taken as it is.
        """
        match = cls.__new__(cls)
        match._begin(game, checked_record(game, record))
        match.key = None
        return match

    def _begin(self, game: Game, record: Buffer) -> None:
        self.game = game
        self.seats = list(_unnamed(game.players))
        self.moves: list[Move] = []
        self.movers: list[int] = []  # who made them
        self.redealt: list[Redeal] = []
        self.variation: Variation | None = None
        self.begins = 0  # a variation is not taken back to before so many moves
        self._origin = self._base = record
        self._size = len(record)
        self._list_at = (self._size + game.rules.padded_moves) // 8
        self._table = moves_of(game.rules)
        self._array = move_array(game.rules)
        self._play_in_workspace = game.engine.play_in_workspace
        self._begin_anew()
        self.waiting: dict[int, Move] = {}  # choices made together, by seats that are not yet asked

    def _begin_anew(self) -> None:
        """Lay the record the match, or the variation, began with on a new workspace.

        See `reihum.core.drivers.play_in_workspace`.
        """
        workspace = np.zeros(8 * (self._list_at + len(self._table)), np.uint8)
        workspace[: self._size] = self._base
        self._work_in(workspace)
        self._count = -1  # of legal moves, or −1 when not yet asked for in this position
        self._revealed_before = -1  # the last move
        self._concurrent = 0  # how many of the last moves were choices of the phase in which seats choose together now
        # The records before the last few moves since something was revealed, and what goes with them: such a move can
        # be taken back without replaying all the others.
        self._unrevealed: tuple[tuple[bytes, int, int], ...] = ()

    def _work_in(self, workspace: Buffer) -> None:
        # Of bytes: the record, from `_size` on a mask of the legal moves, and then their numbers.
        self._workspace = workspace
        self._words = workspace.view(np.int64)
        self._read = self._words.item  # reads one number of the header: the quickest way there is

    @property
    def _record(self) -> Buffer:
        return self._workspace[: self._size]

    def header(self, name: str) -> int:
        """A number of the record's header, such as ``turn``."""
        return self._read(PLACES[name])

    def copy(self) -> "Match":
        """The same match at the same position, to be played on by itself."""
        copy = Match.__new__(Match)
        copy.game, copy.key = self.game, self.key
        copy.moves, copy.movers = self.moves.copy(), self.movers.copy()
        copy.seats, copy.waiting = self.seats.copy(), self.waiting.copy()
        copy.redealt, copy.variation, copy.begins = self.redealt.copy(), self.variation, self.begins
        copy._origin, copy._base, copy._size, copy._list_at = self._origin, self._base, self._size, self._list_at
        copy._table, copy._array, copy._play_in_workspace = self._table, self._array, self._play_in_workspace
        copy._count, copy._revealed_before = self._count, self._revealed_before
        copy._concurrent, copy._unrevealed = self._concurrent, self._unrevealed
        copy._work_in(self._workspace.copy())
        return copy

    def __copy__(self) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Match"], tuple[Any, ...]]:
        """Pickled as it stands, not as a list of moves to replay; the legal moves are listed anew when asked for."""
        positions = (self._origin.tobytes(), self.to_bytes())
        moves = [int(move) for move in self.moves]
        waiting = {seat: int(move) for seat, move in self.waiting.items()}
        vary = (self.redealt, self.variation, self.begins, self._base.tobytes())
        course = (moves, self.movers, waiting, self._revealed_before, self._concurrent, vary)
        return _unpickle, (self.game, self.key, self.seats, *positions, *course)

    # Asking

    @property
    def to_move(self) -> int:
        """The seat that is asked for a move, or −1 after the end."""
        return self._read(_TO_MOVE)

    @property
    def is_over(self) -> bool:
        return self._read(_TO_MOVE) == OVER

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        """Every seat that may move now: one, or several while a choice is made together."""
        if self.is_over:
            return ()
        if not self._read(_CONCURRENT):
            return (self.to_move,)
        return tuple(seat for seat in range(self.game.players) if header(self.concealed(seat), "to_move") == seat)

    def choice_of(self, seat: int) -> Move | None:
        """What a seat has chosen together with others, as long as that is not shown: it can still be taken back."""
        self.game.check_viewer(seat)
        if seat in self.waiting:
            return self.waiting[seat]
        first = len(self.moves) - self._concurrent
        return self.moves[self.movers.index(seat, first)] if seat in self.movers[first:] else None

    def legal(self, seat: int | None = None) -> list[Move]:
        """The legal moves of the seat to move (or, while seats choose together, of any seat that may still choose)."""
        if seat is not None:
            self.game.check_viewer(seat)
            if seat != self.to_move:
                return self._legal_early(seat)
        if self._count < 0:
            self._count = self._play_in_workspace(self._workspace, -1)
        return self._array[self._words[self._list_at : self._list_at + self._count]].tolist()

    def legal_texts(self, seat: int) -> list[str]:
        """The texts of `legal`."""
        self.game.check_viewer(seat)
        if seat != self.to_move:
            return [move.text for move in self._legal_early(seat)]
        if self._count < 0:
            self._count = self._play_in_workspace(self._workspace, -1)
        moves = self.game.rules.moves
        return [moves[number] for number in self._words[self._list_at : self._list_at + self._count].tolist()]

    def _legal_early(self, seat: int) -> list[Move]:
        if seat not in self.seats_to_move:
            return []
        mask, numbers = np.zeros(self.game.rules.padded_moves, np.bool_), np.zeros(len(self._table), np.int64)
        count = self.game.engine.list_legal(self.concealed(seat), mask, numbers)
        return [self._table[number] for number in numbers[:count].tolist()]

    def view(self, seat: int) -> Any:
        """What a seat (or −1, a spectator) may know, as the game's typed view."""
        return view_of(self.game.rules, self.concealed(seat))

    def concealed(self, seat: int) -> Buffer:
        """The bytes of the record as a seat (or −1, a spectator) may know it: bots are given it, views made of it.

        A choice of the seat that waits for the others is part of it.
        """
        self.game.check_viewer(seat)
        copy = self._record.copy()
        if seat in self.waiting:
            self.game.engine.play_early(copy, seat, int(self.waiting[seat]))
        self.game.engine.conceal_one(copy, seat)
        return copy

    def scores(self) -> Outcome:
        """Points and ranks as they stand now."""
        out = np.zeros((2, self.game.players), np.int64)
        self.game.engine.scores_one(self._record, out)
        return Outcome(tuple(out[0].tolist()), tuple(out[1].tolist()))

    @property
    def outcome(self) -> Outcome | None:
        """Points and ranks of a finished match; None while it runs."""
        return self.scores() if self.is_over else None

    def origin(self) -> Buffer:
        """The bytes of the position the match began with."""
        return self._origin.copy()

    def to_bytes(self) -> bytes:
        """The whole true state."""
        return self._record.tobytes()

    # Moving

    def play(self, move: Move | int | str, seat: int | None = None) -> None:
        """Play a move: a number of the move table, or its text.

        ``seat`` says who moves. While seats choose together any of them may; a choice made early is kept and played
        when its seat is asked.
        """
        mover = self._read(_TO_MOVE)
        if mover == OVER:
            raise GameOver("The match is over; no more moves are played.")
        number = number_of_move(self.game.rules, move)
        if seat is not None:
            self.game.check_viewer(seat)
            if seat != mover:
                self._play_early(number, seat)
                return
        if self._count < 0:
            self._count = self._play_in_workspace(self._workspace, -1)
        if not 0 <= number < len(self._table) or not self._workspace.item(self._size + number):
            raise self._illegal(number, mover)
        self._play(number, mover)
        while self.waiting and self.to_move in self.waiting:
            self._play(self.waiting.pop(self.to_move), self.to_move)

    def _play(self, number: int, mover: int) -> None:
        before = self._record.tobytes(), self._revealed_before, self._concurrent
        self._revealed_before = revealed = self._read(_REVEALED)
        was_concurrent = self._read(_CONCURRENT)
        self.moves.append(self._table[number])
        self.movers.append(mover)
        self._count = self._play_in_workspace(self._workspace, number)
        self._concurrent = self._concurrent + 1 if was_concurrent and self._read(_CONCURRENT) else 0
        self._unrevealed = (*self._unrevealed[1 - _KEPT :], before) if self._read(_REVEALED) == revealed else ()

    def _play_early(self, number: int, seat: int) -> None:
        if seat not in self.seats_to_move:
            raise NotYourTurn(f"Seat {seat} is not asked now; it is seat {self.to_move}'s turn.")
        if number not in self._legal_early(seat):
            raise self._illegal(number, seat)
        self.waiting[seat] = self._table[number]

    def _illegal(self, number: int, seat: int) -> IllegalMove:
        legal = [str(move) for move in self.legal(seat)]
        if not 0 <= number < len(self._table):
            return IllegalMove(shown(number), "no clause", "There is no move of this number.", legal)
        refusal = refusal_of(self.game.rules, self.concealed(seat), number)
        reason = tell(self.game.name, refusal.reason)
        return IllegalMove(str(self._table[number]), refusal.clause, reason, legal)

    # Undoing

    @property
    def undoers(self) -> tuple[int, ...]:
        """The seats that may take something back: a choice made together that is not shown yet, or else the last move,
        if it revealed nothing.
        """
        chosen = (*self.waiting, *self.movers[len(self.movers) - self._concurrent :])
        if chosen:
            return chosen
        if len(self.moves) == self.begins or self._revealed_before != self._read(_REVEALED):
            return ()
        return (self.movers[-1],)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether a move may be taken back: nothing was revealed by it, nobody moved since, and ``seat`` made it."""
        if seat is None:
            return bool(self.undoers) and not self.waiting
        self.game.check_viewer(seat)
        return seat in self.undoers

    def undo(self, seat: int | None = None) -> Move:
        """Take back the last move (of ``seat``, if given) and return it."""
        if not self.can_undo(seat):
            raise CannotUndo("Nothing to take back: something was revealed since, or somebody else has moved.")
        if seat is not None and seat in self.waiting:
            return self.waiting.pop(seat)
        last = len(self.moves) - 1
        while seat is not None and self.movers[last] != seat:  # others have chosen since, unseen
            last -= 1
        undone = self.moves[last]
        waiting = {**self.waiting, **dict(zip(self.movers[last + 1 :], self.moves[last + 1 :], strict=True))}
        self.rewind(last)
        self.waiting = waiting
        return undone

    def rewind(self, length: int) -> None:
        """Go back to the position after the first ``length`` moves: by replaying them, if it is not known any more."""
        if whole(length) is None or not 0 <= length <= len(self.moves):
            raise CannotUndo(f"The match has {len(self.moves)} moves; it cannot go back to move {shown(length)}.")
        if length < self.begins:
            raise CannotUndo(f"The variation begins after move {self.begins}; it cannot go back to move {length}.")
        back = len(self.moves) - length
        del self.moves[length:], self.movers[length:]
        self.waiting.clear()
        if 0 < back <= len(self._unrevealed):
            kept = len(self._unrevealed) - back
            record, self._revealed_before, self._concurrent = self._unrevealed[kept]
            self._record[:] = np.frombuffer(record, np.uint8)
            self._unrevealed = self._unrevealed[:kept]
            self._count = -1
            return
        self._begin_anew()
        for move in self.moves[self.begins :]:
            self._revealed_before = self._read(_REVEALED)
            was_concurrent = self._read(_CONCURRENT)
            self.game.engine.play_one(self._record, int(move))
            self._concurrent = self._concurrent + 1 if was_concurrent and self._read(_CONCURRENT) else 0

    # What if

    def vary(self, of: str, name: str) -> None:
        """From here on this is a variation of another match: nothing before is taken back."""
        self._begin_here()
        self.variation = Variation(of, self.begins, name, tuple(self.redealt))

    def deal_anew(self, viewer: int, key: Key) -> None:
        """Deal everything anew that a seat cannot know now, and the luck ahead: its view stays as it is."""
        self.game.check_viewer(viewer)
        record = self.concealed(viewer)
        self.game.engine.redeal_one(record, viewer, key)
        self._begin_here(record)
        self.redealt.append(Redeal(self.begins, viewer, bytes_of_key(key).hex()))

    def _begin_here(self, record: Buffer | None = None) -> None:
        if self.is_over:
            raise GameOver("The match is over; nothing can be played on from here.")
        if self._concurrent or self.waiting:
            raise BadOption("Some have made a choice here that all make together: begin before it.")
        self._base = self._record.copy() if record is None else record
        self.begins = len(self.moves)
        self._begin_anew()

    def follow(self, again: "Match") -> None:
        """Deal anew in a replay of this match what was dealt anew where it stands now."""
        for redeal in self.redealt:
            if redeal.after == len(again.moves):
                again.deal_anew(redeal.viewer, key_of_bytes(bytes.fromhex(redeal.luck)))

    def base(self) -> Buffer:
        """The bytes of the position that a variation begins with; of any other match, `origin`."""
        return self._base.copy()

    # Telling

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def tell(self, events: Sequence[Event], language: str = "en") -> list[str]:
        """Events as sentences with the players' names; what belongs together is told in one."""
        return tell_all(self.game.name, events, self.names(), language)

    def save(self, path: str | Path) -> None:
        """Write the match to a file that `reihum.replay` reads."""
        from reihum.core.matchfile import save  # the file format knows matches, not the other way round

        save(self, path)


# Eleven parameters: what a pickle keeps of a match, in the order of `Match.__reduce__`.
def _unpickle(
    game: Game,
    key: Key | None,
    seats: list[Seat],
    origin: bytes,
    record: bytes,
    moves: list[int],
    movers: list[int],
    waiting: dict[int, int],
    revealed_before: int,
    concurrent: int,
    vary: tuple[list[Redeal], Variation | None, int, bytes],
) -> Match:
    match = Match.at(game, np.frombuffer(origin, np.uint8))
    match.key, match.seats = key, seats
    match._record[:] = np.frombuffer(record, np.uint8)
    match.moves, match.movers = [match._table[number] for number in moves], movers
    match.waiting = {seat: match._table[number] for seat, number in waiting.items()}
    match._revealed_before, match._concurrent = revealed_before, concurrent
    match.redealt, match.variation, match.begins, base = vary
    match._base = np.frombuffer(base, np.uint8)
    return match
