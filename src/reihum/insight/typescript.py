"""The results of a review as TypeScript types: ``python -m reihum.insight.typescript > web/src/insight/review.ts``."""

import sys
import typing

from reihum.insight import results
from reihum.protocol.description.structs import describe, reachable
from reihum.protocol.description.typescript import interface, type_alias

_HEAD = """// Generated from src/reihum/insight/results.py by `python -m reihum.insight.typescript`.
// Do not edit: change the structs and generate again.

import type { Hinted } from "../lib/net/contract.ts";
import type { Event } from "../lib/protocol.ts";
"""


def typescript() -> str:
    """The types of a review; what hints and events are, the protocol says."""
    names = {name: typing.get_args(getattr(results, name)) for name in ("Verdict", "Cause", "Decided")}
    structs = [struct for struct in reachable([results.Review]) if struct.__module__ == results.__name__]
    return (
        "\n\n".join(
            [
                _HEAD.rstrip(),
                *(type_alias(name, values) for name, values in names.items()),
                *(interface(describe(struct), False, names) for struct in structs),
            ]
        )
        + "\n"
    )


if __name__ == "__main__":
    sys.stdout.write(typescript())
