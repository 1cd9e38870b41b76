"""A process that thinks for bots: reads questions from its input, writes answers to its output, one after the other.

Server and terminal run it as ``python -m reihum.protocol.bot_process``. It never sees more than a concealed record.
"""

import os
import struct
import sys
from typing import BinaryIO, Final

import msgspec
import numpy as np

SIZE: Final = struct.Struct("<I")
_NICENESS: Final = 10


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What would a bot of this level play (or, with a wish, what would a good player do and why)?"""

    game: str
    level: str
    seed: str
    record: bytes
    wish: list[int] | None = None


class BotAnswer(msgspec.Struct, frozen=True, array_like=True):
    """The move chosen, or a hint as JSON, or what went wrong."""

    move: int = -1
    hint: bytes = b""
    error: str = ""


def answer(question: Question) -> BotAnswer:
    """Think."""
    from reihum.bots import hint_json, make_bot
    from reihum.bots.search.thinker import PATIENCE_S
    from reihum.games import rules_of

    rules = rules_of(question.game)
    record = np.frombuffer(question.record, np.uint8).copy()
    if question.wish is not None:
        return BotAnswer(hint=hint_json(rules, record, question.wish))
    return BotAnswer(move=make_bot(question.level, rules, question.seed, PATIENCE_S).choose(record))


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer questions until the input ends."""
    decoder = msgspec.msgpack.Decoder(Question)
    encoder = msgspec.msgpack.Encoder()
    while head := source.read(SIZE.size):
        question = decoder.decode(source.read(SIZE.unpack(head)[0]))
        try:
            reply = answer(question)
        except Exception as error:
            reply = BotAnswer(error=f"{type(error).__name__}: {error}")
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
