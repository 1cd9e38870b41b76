"""A process that thinks for bots: reads questions from its input, writes answers to its output, one after the other.

Run by `reihum.server.thinkers` as ``python -m reihum.server.thinker``. It never sees more than a concealed record.
"""

import os
import struct
import sys
from typing import Any, BinaryIO, Final

import msgspec
import numpy as np

SIZE: Final = struct.Struct("<I")
_NICENESS: Final = 10
_PATIENCE_S: Final = 1.0
"""People wait for this: a bot that still thinks then plays the best it has found."""


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What would a bot of this level play (or, if ``rate``, what is each legal move worth)?"""

    game: str
    level: str
    seed: str
    record: bytes
    rate: bool = False


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The move chosen, or moves with their values, or what went wrong."""

    move: int = -1
    values: dict[int, float] = {}
    error: str = ""


def answer(question: Question) -> Answer:
    """Think."""
    from reihum.bots import make_bot
    from reihum.games import rules_of

    rules = rules_of(question.game)
    record = np.frombuffer(question.record, np.uint8).copy()
    if question.rate:
        return Answer(values=_values(rules, record))
    return Answer(move=make_bot(question.level, rules, question.seed, _PATIENCE_S).choose(record))


def _values(rules: Any, record: Any) -> dict[int, float]:
    """The legal moves as the heuristic rates them, scaled so that the best is 1 and the worst 0."""
    from reihum.bots.base import bot_engine
    from reihum.core.game import engine_of

    count = len(rules.moves)
    ratings = np.zeros(rules.padded_moves, np.float64)
    bot_engine(rules).rate_one(record, ratings)
    numbers = np.zeros(count, np.int64)
    legal = engine_of(rules).list_legal(record, np.zeros(count, np.bool_), numbers)
    values = {int(number): float(ratings[number]) for number in numbers[:legal]}
    low, high = min(values.values()), max(values.values())
    return {number: 1.0 if high == low else (value - low) / (high - low) for number, value in values.items()}


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer questions until the input ends."""
    decoder = msgspec.msgpack.Decoder(Question)
    encoder = msgspec.msgpack.Encoder()
    while head := source.read(SIZE.size):
        question = decoder.decode(source.read(SIZE.unpack(head)[0]))
        try:
            reply = answer(question)
        except Exception as error:
            reply = Answer(error=f"{type(error).__name__}: {error}")
        body = encoder.encode(reply)
        target.write(SIZE.pack(len(body)) + body)
        target.flush()


def main() -> None:
    """Give way to the server, then serve."""
    os.nice(_NICENESS)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # whatever prints must not end up between the answers
    try:
        serve(sys.stdin.buffer, out)
    except BrokenPipeError:  # whoever asked has gone, and so has everything that could be told
        os._exit(0)


if __name__ == "__main__":
    main()
