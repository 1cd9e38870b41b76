"""A second opinion on One to 9: all complete turns of a position by brute force, straight from the clauses.

Plain Python over plain data. It knows nothing of the engine: no tables, no bits, no numbers for cards.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

COLOURS = "RYGB"
NUMBERS = "123456789"
FIELDS = [colour + number for colour in COLOURS for number in NUMBERS]


class Position(NamedTuple):
    """What the rules look at when a turn begins."""

    board: dict[str, str]  # field to the card that lies there
    hand: Counter[str]
    small: int
    big: int
    small_supply: int
    joker_supply: int
    drawable: int  # cards in stack and discard pile
    top: str | None  # of the discard pile


class Result(NamedTuple):
    """What can be seen after a turn, cards drawn and turned set aside."""

    board: frozenset[tuple[str, str]]
    hand: frozenset[tuple[str, int]]  # without what was drawn
    drawn: int
    small: int
    big: int
    small_supply: int
    joker_supply: int


Turn = tuple[str, frozenset[tuple[str, str]]]
"""What was done: an action in words, and which card (or star) was laid on which field."""


def all_turns(now: Position) -> dict[Turn, Result]:
    """Every complete turn and its result."""
    if not now.hand.total():  # O8
        return {("draw", frozenset()): result(now, drawn=2)}
    return {**dict(plays(now)), **dict(claims(now))}


def result(
    now: Position,
    *,
    used: list[str] | None = None,
    laid: dict[str, str] | None = None,
    cleared: set[str] | None = None,
    discarded: int = 0,
    drawn: int = 0,
    jokers: int = 0,
    small: int = 0,
    big: int = 0,
    paid: int = 0,
) -> Result:
    board = {**now.board, **(laid or {})}
    back = 0
    for field in cleared or set():
        back += board.pop(field, "") == "J"
    hand = now.hand - Counter(used or [])
    hand["J"] += jokers
    return Result(
        board=frozenset(board.items()),
        hand=frozenset((+hand).items()),
        drawn=min(drawn, now.drawable + discarded),  # O19
        small=now.small + small - paid,
        big=now.big + big,
        small_supply=now.small_supply - small + paid,
        joker_supply=now.joker_supply + back - jokers,
    )


# O9


def plays(now: Position) -> Iterator[tuple[Turn, Result]]:
    free = [field for field in FIELDS if field not in now.board]
    for card in +now.hand:
        if card == "+3":
            yield ("discard +3", frozenset()), result(now, used=[card], discarded=1, drawn=3)
            continue
        if card == "J":
            homes = free
        elif card.startswith("N"):
            homes = [field for field in free if field[1] == card[1]]
        else:
            homes = [field for field in free if field == card]
        for field in homes:
            yield ("lay", frozenset({(field, card)})), result(now, used=[card], laid={field: card}, drawn=2)
        if not homes and card != "J":
            joker = min(1, now.joker_supply)
            outcome = result(now, used=[card], discarded=1, jokers=joker, drawn=1 - joker)
            yield (f"discard {card}", frozenset()), outcome


# O10 to O18


def claims(now: Position) -> Iterator[tuple[Turn, Result]]:
    for colour in COLOURS:
        row = [colour + number for number in NUMBERS]
        free = [field for field in row if field not in now.board]
        if free:  # O12, O14
            yield from scored(now, f"long run {colour}", row, tuple(free), stars_allowed=True)
        for laid in subsets([field for field in free if has_card_for(now, field)]):
            run = unbroken_run(now, row, laid)
            if 4 <= len(run) < 9:  # O10
                yield from scored(now, f"short run {run[0]} {run[-1]}", run, laid)
    for number in NUMBERS:
        group = [colour + number for colour in COLOURS]
        free = [field for field in group if field not in now.board]
        for laid in subsets([field for field in free if has_card_for(now, field)]):
            if all(field in now.board or field in laid for field in group):  # O11
                yield from scored(now, f"foursome {number}", group, laid)


def has_card_for(now: Position, field: str) -> bool:
    """Whether the hand holds anything that could lie there (O13); stars fill fields of a long run only."""
    return any(now.hand[card] for card in (field, "N" + field[1], "J"))


def subsets(fields: list[str]) -> Iterator[tuple[str, ...]]:
    """Every non-empty set of fields (O14)."""
    for count in range(1, len(fields) + 1):
        yield from combinations(fields, count)


def unbroken_run(now: Position, row: list[str], laid: tuple[str, ...]) -> list[str]:
    """The whole run that holds all fields laid, or nothing if no single run does."""
    run: list[str] = []
    for field in row:
        if field in now.board or field in laid:
            run.append(field)
        elif any(field in laid for field in run):
            break
        else:
            run = []
    return run if all(field in run for field in laid) else []


def scored(
    now: Position, name: str, group: list[str], laid: tuple[str, ...], stars_allowed: bool = False
) -> Iterator[tuple[Turn, Result]]:
    if not stars_allowed and now.small_supply == 0:  # O10: a claim must bring a star
        return
    have = now.hand + Counter({"star": now.small if stars_allowed else 0})
    choices = [[c for c in (field, "N" + field[1], "J", "star") if have[c]] for field in laid]  # O13
    for used in product(*choices):
        if any(count > have[card] for card, count in Counter(used).items()) or set(used) == {"star"}:  # O12
            continue
        cards = [card for card in used if card != "star"]
        lying = {field: card for field, card in zip(laid, used, strict=True) if card != "star"}
        paid = used.count("star")
        gained, big = 0, 0
        if stars_allowed:
            big = 1
        else:
            gained = 1 if name.startswith("foursome") else {4: 1, 5: 2}.get(len(group), 3)
            gained = min(gained + (now.top == "+3"), now.small_supply)  # O16, O4
        cleared = set() if now.big + big == 3 else set(group)  # O21
        turn = (name, frozenset(zip(laid, used, strict=True)))
        yield turn, result(now, used=cards, laid=lying, cleared=cleared, small=gained, big=big, paid=paid)
