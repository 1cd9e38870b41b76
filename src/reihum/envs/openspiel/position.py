"""A position of a game as OpenSpiel walks through it: the deal, decisions, and chance between them.

The engine draws inside a move, from the chance stream of the record. OpenSpiel wants to see chance as moves of its own,
so that a search does not know what the dice will show. So a move that would draw is held back, a chance node of
OUTCOMES equally likely outcomes comes first, and its outcome keys the stream from which the move then draws. No stack
has a hidden order, therefore nothing that lies in the future is fixed before its chance node.

What an outcome stands for depends on the outcomes before it (the keys form a chain), so that over all chains every draw
has exactly the odds of the engine, and the same history always leads to the same position.

Positions never change; clones of a state share them.
"""

import hashlib
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from reihum.core.chance import key_of_bytes
from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.record import BLOCK_WORDS, HEADER_BYTES, KEY_WORDS, OVER, PLACES, Buffer, header

OUTCOMES: Final = 64
"""Outcomes of a chance node."""
DEAL_NODES: Final = 5
"""Chance nodes before the first decision: 64⁵ ≈ 10⁹ deals."""
_DIGEST: Final = 16

_KEY: Final = slice(PLACES["key"], PLACES["key"] + KEY_WORDS)
_WORDS: Final = slice(PLACES["words"], PLACES["words"] + BLOCK_WORDS)
_BLOCK: Final = PLACES["block"]
_USED: Final = PLACES["used"]


def _rekey(record: Buffer, luck: bytes) -> None:
    """Begin the chance stream of a record anew."""
    numbers = record[:HEADER_BYTES].view(np.int64)
    numbers[_KEY] = key_of_bytes(luck)
    numbers[_WORDS] = 0
    numbers[_BLOCK] = 0
    numbers[_USED] = BLOCK_WORDS


def _next_luck(luck: bytes, outcome: int) -> bytes:
    return hashlib.blake2b(luck + bytes([outcome]), digest_size=32).digest()


class SpielPosition:
    """Where a game stands, how it came there, and what each seat remembers of it."""

    __slots__ = (
        "_legal",
        "_memories",
        "dealing",
        "game",
        "is_chance",
        "is_over",
        "luck",
        "mover",
        "parent",
        "pending",
        "record",
        "to_move",
    )

    def __init__(
        self,
        game: Game,
        record: Buffer | None,
        luck: bytes,
        *,
        dealing: int = 0,
        parent: "SpielPosition | None" = None,
        mover: tuple[int, int] | None = None,
        pending: int | None = None,
    ) -> None:
        self.game = game
        self.record = record  # None until it is dealt
        self.luck = luck  # what the chance outcomes so far add up to
        self.dealing = dealing  # chance nodes still to come before the deal
        self.parent = parent  # the position one move before
        self.mover = mover  # who moved from there, and what
        self.pending = pending  # the move that waits for a chance outcome
        self.to_move = OVER if record is None else header(record, "to_move")
        self.is_chance = dealing > 0 or pending is not None
        self.is_over = not self.is_chance and self.to_move == OVER
        self._legal: list[int] | None = None
        self._memories: dict[int, tuple[bytes, bytes]] = {}

    @classmethod
    def undealt(cls, game: Game) -> "SpielPosition":
        """Before the first chance node."""
        return cls(game, None, b"reihum", dealing=DEAL_NODES)

    @classmethod
    def of_record(cls, game: Game, record: Buffer, luck: bytes) -> "SpielPosition":
        """A dealt record, whatever came before; ``luck`` (32 bytes) decides what chance will bring."""
        own = record.copy()
        _rekey(own, luck)
        return cls(game, own, luck)

    @property
    def dealt(self) -> Buffer:
        """The true record."""
        assert self.record is not None, "nothing has been dealt yet"
        return self.record

    def legal(self) -> list[int]:
        """The legal moves, ascending."""
        if self._legal is None:
            size = len(self.game.rules.moves)
            mask, numbers = np.zeros(size, np.bool_), np.zeros(size, np.int64)
            count = self.game.engine.list_legal(self.dealt, mask, numbers)
            self._legal = numbers[:count].tolist()
        return self._legal

    # Going on

    def after_outcome(self, outcome: int) -> "SpielPosition":
        """After an outcome of a chance node."""
        if not 0 <= outcome < OUTCOMES:
            raise BadOption(f"A chance node has the outcomes 0 to {OUTCOMES - 1}, not {outcome}.")
        luck = _next_luck(self.luck, outcome)
        if self.dealing > 1:
            return SpielPosition(self.game, None, luck, dealing=self.dealing - 1)
        if self.dealing == 1:
            return SpielPosition.of_record(self.game, self.game.deal(key_of_bytes(luck)), _next_luck(luck, 0))
        assert self.pending is not None, "this is no chance node"
        return self._play(self.pending, luck, _next_luck(luck, 0))

    def after_move(self, move: int) -> "SpielPosition":
        """After a legal move, or at the chance node that comes before it takes effect."""
        after = self._play(move, self.luck, self.luck)
        if after.drew:
            held_back = SpielPosition(
                self.game, self.record, self.luck, parent=self.parent, mover=self.mover, pending=move
            )
            held_back._memories = self._memories  # nobody learns anything from a move that has not happened
            return held_back
        return after

    def _play(self, move: int, luck: bytes, luck_after: bytes) -> "SpielPosition":
        record = self.dealt.copy()
        _rekey(record, luck)
        self.game.engine.play_one(record, move)
        return SpielPosition(self.game, record, luck_after, parent=self, mover=(self.to_move, move))

    @property
    def drew(self) -> bool:
        """Whether the move that led here used the chance stream."""
        return bool(self.dealt[:HEADER_BYTES].view(np.int64)[_BLOCK] != 0)

    # What a seat knows

    def concealed(self, seat: int) -> Buffer:
        """The record as a seat may know it."""
        copy = self.dealt.copy()
        self.game.engine.conceal_one(copy, seat)
        return copy

    def redealt(self, seat: int, luck: bytes) -> "SpielPosition":
        """A random position that a seat could not tell from this one. It remembers the same, the others nothing."""
        record = self.concealed(seat)
        self.game.engine.redeal_one(record, seat, key_of_bytes(luck))
        position = SpielPosition.of_record(self.game, record, _next_luck(luck, 0))
        position._memories[seat] = self._remember(seat)
        return position

    def memory(self, seat: int) -> bytes:
        """A digest of all a seat has seen and done since the deal: perfect recall.

        What others do unseen leaves no trace in it, not even that it happened.
        """
        return self._remember(seat)[0]

    def _remember(self, seat: int) -> tuple[bytes, bytes]:
        """The memory of a seat, and a digest of what it sees right now."""
        unknown: list[SpielPosition] = []
        position: SpielPosition | None = self
        while position is not None and seat not in position._memories:
            unknown.append(position)
            position = position.parent
        memory, saw = (b"", b"") if position is None else position._memories[seat]
        for position in reversed(unknown):
            sees = hashlib.blake2b(position.concealed(seat).data, digest_size=_DIGEST).digest()
            own_move = b""
            if position.mover is not None and position.mover[0] == seat:
                own_move = position.mover[1].to_bytes(4, "little")
            if own_move or sees != saw:
                memory = hashlib.blake2b(memory + own_move + sees, digest_size=_DIGEST).digest()
            saw = sees
            position._memories[seat] = memory, saw
        return memory, saw

    # Copies and pickles

    def __deepcopy__(self, memo: Any) -> "SpielPosition":
        return self

    def __reduce__(self) -> tuple[Callable[..., "SpielPosition"], tuple[Any, ...]]:
        # As a flat list: the chain of parents is longer than what pickle can follow.
        chain: list[SpielPosition] = []
        position: SpielPosition | None = self
        while position is not None:
            chain.append(position)
            position = position.parent
        steps = [
            (None if p.record is None else p.record.tobytes(), p.luck, p.dealing, p.mover, p.pending)
            for p in reversed(chain)
        ]
        return _unpickle, (self.game, steps, chain[-1]._memories)


def _unpickle(
    game: Game, steps: list[tuple[Any, ...]], first_memories: dict[int, tuple[bytes, bytes]]
) -> SpielPosition:
    position: SpielPosition | None = None
    for data, luck, dealing, mover, pending in steps:
        record = None if data is None else np.frombuffer(data, np.uint8).copy()
        before = position
        position = SpielPosition(game, record, luck, dealing=dealing, parent=before, mover=mover, pending=pending)
        if before is None:
            position._memories = first_memories
    assert position is not None
    return position
