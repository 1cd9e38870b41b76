"""Asking for hints (`bots.hints.reasons`) from Python, and saying them in words."""

import functools
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from reihum.bots.asking import seat_asked
from reihum.bots.engine import bot_engine
from reihum.bots.hints.weighing import MEASURED
from reihum.core.jit import COMPILED
from reihum.core.match import Match
from reihum.core.plan import wish_array
from reihum.core.record import Buffer
from reihum.core.rules import Event, Rules
from reihum.core.texts import Args, listed, tell_within, text
from reihum.core.writer import new_page, text_of

BUDGET: Final = (2048, 400)
"""Playouts for choosing among the turns, and for measuring each of the best: about half a second on a phone."""
_INTERPRETED: Final = (8, 8)
"""The interpreted build is hundreds of times slower, and nobody should wait for a hint."""
_FEWEST: Final = 100
"""Fewer playouts tell no chances: these would err by more than five games of a hundred."""


_WON: Final = "hint-won"
_PRICE: Final = "hint-price"
"""The remark before what speaks against the advised turn."""
_LATER: Final = "hint-no-difference"
_DONE: Final = "done-"
_END: Final = "done"
"""What ends a turn."""
_NAMED: Final = 2
"""How many other choices are named that are as good."""
_SHARE: Final = "share"
_AMOUNT: Final = "amount"
_BESIDE: Final = "other_"
"""What the names of those arguments begin with that are of the second turn."""
_HARDLY: Final = ("never", "rarely")


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """How often, or how much of, an outcome followed a turn; ``behind``: by how much the first turn has more."""

    name: str
    mean: float
    error: float
    behind: float
    behind_error: float


class WeighedTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A whole turn, what it is in words, and what was measured of it, with standard errors."""

    moves: list[str]
    told: list[Event]
    chance: float
    chance_error: float
    behind: float
    behind_error: float
    equal: bool
    points: float
    points_error: float
    outcomes: list[Measured]


class Hint(msgspec.Struct, frozen=True):
    """The best turns, best first, and what speaks for the first (see `bots.hints.reasons.write_hint`)."""

    turns: list[WeighedTurn]
    reasons: list[Event]
    playouts: int


_decoder: Final = msgspec.json.Decoder(Hint)


Playouts = tuple[int, int]


def hint_json(rules: Rules, concealed: Buffer, wish: Sequence[int] = (), budget: Playouts | None = None) -> bytes:
    """A hint for the seat that is asked, with what it wishes already as a part of its turn, as JSON."""
    page = new_page()
    playouts = np.array(budget or (BUDGET if COMPILED else _INTERPRETED), np.int64)
    bot_engine(rules).write_hint(concealed, seat_asked(concealed), wish_array(rules, wish), playouts, page)
    return text_of(page)


def hint_of(rules: Rules, concealed: Buffer, wish: Sequence[int] = (), budget: Playouts | None = None) -> Hint:
    """The same, read."""
    return read_hint(hint_json(rules, concealed, wish, budget))


def read_hint(json: bytes) -> Hint:
    """A hint from its JSON."""
    return _decoder.decode(json)


def hint(match: Match, seat: int, language: str = "en", names: Sequence[str] = ()) -> list[str]:
    """A hint for a seat that is asked, in sentences: what to do, why, and what else could be done."""
    rules = match.game.rules
    return hint_lines(rules, hint_of(rules, match.concealed(seat)), names or match.names(), language)


def hint_lines(rules: Rules, found: Hint, names: Sequence[str] = (), language: str = "en") -> list[str]:
    """A hint in sentences. After few playouts it tells only what can be counted, and ranks no other choice."""
    is_measured = found.playouts >= _FEWEST
    count = len(found.turns)
    if is_measured:
        found = _without_parts(found)
    reasons = found.reasons if is_measured else _counted(found)

    def said(event: Event, more: Args) -> str:
        return tell_within(_file_of(rules, event), event, more, names, language)

    def deeds(turn: WeighedTurn) -> str:
        parts = [tell_within(_file_of(rules, told), told, {}, names, language, "if") for told in turn.told]
        return listed(parts, language)

    def shared(name: str, args: Args) -> str:
        return text("hints", name, args, language)

    why: list[str] = []
    others = found.turns[1:]
    for reason in reasons:
        more = _numbers(reason, language)
        if is_beside(reason):
            is_named = len(others) < len(found.turns) - 1
            if is_named:
                more["instead"] = shared("hint-otherwise", {})
            else:
                more["instead"] = shared("hint-if", {"deeds": deeds(found.turns[1])})
            others = found.turns[2:]
        why.append(said(reason, more))
    lines = [" ".join(said(event, {}) for event in found.turns[0].told), *([" ".join(why)] if why else [])]
    if not is_measured:
        return lines + [shared("hint-another", {"deeds": deeds(turn)}) for turn in others[:1]]
    equal = [deeds(turn) for turn in others if turn.equal]
    if equal and not why and len(equal) == count - 1 < MEASURED - 1:
        lines.append(shared("hint-anything", {}))
    elif equal:
        equal = equal[:_NAMED]
        ways = functools.reduce(lambda deeds, more: shared("hint-or", {"deeds": deeds, "more": more}), equal)
        lines.append(shared("hint-just-as-good", {"deeds": ways}))
    return lines


def _without_parts(found: Hint) -> Hint:
    """The hint without turns that do only a part of the advised one, and without reasons that compare it with those.

    Nor is it compared with what is as good: that is called so, in one sentence (`linesOf` of the page does the same).
    """
    best, *others = found.turns
    left = [turn for turn in others if not _is_part(turn, best)]
    reasons = [reason for reason in found.reasons if not is_beside(reason) and reason.name not in (_PRICE, _LATER)]
    if not others or _WON in [reason.name for reason in found.reasons]:
        return found
    if not left:
        return msgspec.structs.replace(found, turns=[best], reasons=[*reasons, Event("hint-whole")])
    if left[0].equal:
        return msgspec.structs.replace(found, turns=[best, *left], reasons=reasons)
    if left[0] is others[0]:
        return msgspec.structs.replace(found, turns=[best, *left])
    chances: dict[str, str | int | float] = {
        "chance": round(100 * best.chance),
        "other_chance": round(100 * left[0].chance),
    }
    return msgspec.structs.replace(found, turns=[best, *left], reasons=[*reasons, Event("hint-chances", chances)])


def _is_part(turn: WeighedTurn, best: WeighedTurn) -> bool:
    """Whether a turn does something, but only a part of what the best does."""
    some, whole = ([move for move in one.moves if move != _END] for one in (turn, best))
    return 0 < len(some) < len(whole) and set(some) < set(whole)


def is_beside(reason: Event) -> bool:
    """Whether a reason sets the advised turn beside the second, and so has to name that one."""
    return any(key.startswith(_BESIDE) for key in reason.args)


def _counted(found: Hint) -> list[Event]:
    """Those reasons that do not depend on luck: amounts that were the same in every playout.

    What speaks against the turn comes after its remark, and is left out; so is what few playouts cannot make certain.
    """
    reasons = [reason for reason in found.reasons if not reason.name.startswith(_DONE)]
    names = [reason.name for reason in reasons]
    if len(found.turns) == 1 or names == [_WON]:
        return reasons
    favourable = reasons[: names.index(_PRICE)] if _PRICE in names else reasons
    first, second = ({outcome.name: outcome.error for outcome in turn.outcomes} for turn in found.turns[:2])
    certain = {f"why-{name}" for name, error in first.items() if error == 0 and second[name] == 0}
    counted = [reason for reason in favourable if reason.name in certain and "amount" in reason.args]
    return counted or [Event("hint-few")]


def _file_of(rules: Rules, event: Event) -> str:
    return "hints" if event.name.startswith("hint-") else f"{rules.name}/hints"


def _numbers(reason: Event, language: str) -> dict[str, str | int | float]:
    """What a sentence needs to tell its numbers well: shares in words, whether there are any cases, and averages.

    A share is told in full (``1/3`` is "in 1 of 3 cases"), and in short beside another one of the kind.
    """
    args = reason.args
    if _AMOUNT in args:
        is_average = any(isinstance(args.get(key), float) for key in (_AMOUNT, _BESIDE + _AMOUNT))
        return {"average": "yes" if is_average else "no"}
    if _SHARE not in args:
        return {}
    share, other = str(args[_SHARE]), str(args[_BESIDE + _SHARE])
    return {
        _SHARE: _share(share, "share", language),
        _BESIDE + _SHARE: _share(other, "share-short" if "/" in share else "share", language),
        "ever": "no" if share in _HARDLY else "yes",
    }


def _share(share: str, form: str, language: str) -> str:
    if "/" not in share:
        return text("hints", f"share-{share}", {}, language)
    count, of = share.split("/")
    return text("hints", form, {"count": int(count), "of": int(of)}, language)
