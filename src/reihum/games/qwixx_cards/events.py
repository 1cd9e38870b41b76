"""What happened between two views of the same viewer, for the log.

Told from the views alone. The text of a move is not used: in the second and third step it may say what the viewer
must not know yet.
"""

from collections import Counter

from reihum.core.rules import Event
from reihum.games.qwixx_cards.pieces import LOCKS_TO_END, MISSES_TO_END
from reihum.games.qwixx_cards.view import QwixxCardsPlay, QwixxCardsView


def events(before: QwixxCardsView, move: str, after: QwixxCardsView) -> list[Event]:
    """What a move brought about, as far as the viewer saw it."""
    del move
    told: list[Event] = []
    if before.phase == "take":
        told += _taken(before, after)
    elif before.phase == "choose":
        told += _chosen(before, after)
    elif before.phase == "play":
        told += _played(before, after)
    if after.phase == "over" and before.phase != "over":
        told += _ended(after)
    elif after.turn > before.turn:
        told.append(Event("turn", {"seat": after.active}))
    return told


def _taken(before: QwixxCardsView, after: QwixxCardsView) -> list[Event]:
    seat = before.active
    told = []
    for number in (Counter(after.hands[seat]) - Counter(before.hands[seat])).elements():
        seen = [card for card in after.hand if card not in before.hand]
        if before.viewer == seat and seen:
            told.append(Event("take-own", {"seat": seat, "number": number, "card": seen[0]}))
        else:
            told.append(Event("take", {"seat": seat, "number": number}))
    if after.shuffles > before.shuffles:
        told.append(Event("reshuffle", {"count": len(before.discards)}))
    if after.phase == "choose":
        told.append(Event("announce", {"seat": seat, "number": after.number}))
    return told


def _chosen(before: QwixxCardsView, after: QwixxCardsView) -> list[Event]:
    if after.phase == "choose":
        if after.choice is None or before.choice is not None:
            return []  # somebody else has chosen, unseen
        if after.choice == "skip":
            return [Event("choose-skip", {"seat": after.viewer, "number": after.number})]
        return [Event("choose-row", {"seat": after.viewer, "number": after.number, "colour": after.choice})]
    told = []
    for seat in _round_the_table(before):
        marked = False
        for was, now in zip(before.sheets[seat].rows, after.sheets[seat].rows, strict=True):
            if now.marks != was.marks:
                marked = True
                told.append(Event("mark", {"seat": seat, "number": before.number, "colour": now.colour}))
                told += _locked(seat, now.colour, was.locked, now.locked)
        if not marked:
            told.append(Event("skip", {"seat": seat, "number": before.number}))
    return told


def _played(before: QwixxCardsView, after: QwixxCardsView) -> list[Event]:
    seat = before.active
    if after.phase == "play":
        return _laid(after.staged) if after.staged and after.staged != before.staged else []
    play = after.last_play
    if play is None:
        return []
    told = []
    cards = ", ".join(play.cards)
    if play.marks:
        numbers = ", ".join(str(number) for number in play.marks)
        told.append(Event("play-mark", {"seat": seat, "cards": cards, "colour": play.colour, "numbers": numbers}))
        for was, now in zip(before.sheets[seat].rows, after.sheets[seat].rows, strict=True):
            staged_lock = before.staged is not None and now.colour == play.colour and now.locked
            told += _locked(seat, now.colour, was.locked and not staged_lock, now.locked)
    else:
        told.append(Event("play", {"seat": seat, "cards": cards}))
    if after.sheets[seat].misses > before.sheets[seat].misses:
        told.append(Event("miss", {"seat": seat, "misses": after.sheets[seat].misses}))
    return told


def _laid(staged: QwixxCardsPlay) -> list[Event]:
    card = staged.cards[-1]
    args: dict[str, str | int] = {"seat": staged.seat, "card": card, "colour": staged.colour}
    kind = "lay-joker" if card.startswith("J") else "lay"
    number = int(card[1:])
    twin = any(int(other[1:]) == number for other in staged.cards[:-1])
    return [Event(f"{kind}-mark" if number in staged.marks and not twin else kind, args)]


def _locked(seat: int, colour: str, was: bool, now: bool) -> list[Event]:
    return [Event("lock", {"seat": seat, "colour": colour})] if now and not was else []


def _ended(after: QwixxCardsView) -> list[Event]:
    told = []
    for seat in _round_the_table(after):
        if sum(row.locked for row in after.sheets[seat].rows) >= LOCKS_TO_END:
            told.append(Event("end-locks", {"seat": seat}))
        if after.sheets[seat].misses == MISSES_TO_END:
            told.append(Event("end-misses", {"seat": seat}))
    winners = [seat for seat in range(after.players) if after.ranks[seat] == 1]
    name = "win" if len(winners) == 1 else "win-shared"
    return told + [Event(name, {"seat": seat, "points": after.points[seat]}) for seat in winners]


def _round_the_table(view: QwixxCardsView) -> list[int]:
    return [(view.active + step) % view.players for step in range(view.players)]
