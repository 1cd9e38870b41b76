"""What happened, as told to one viewer: from the views before and after a move, so that nothing can leak."""

from collections import Counter

from reihum.core.rules import Event
from reihum.games.superstar.pieces import card_kind
from reihum.games.superstar.view import SuperstarView


def events(before: SuperstarView, move: str, after: SuperstarView) -> list[Event]:
    """The events of one move."""
    seat = before.to_move
    verb, _, card = move.partition(" ")
    told: list[Event] = []
    if verb == "discard":
        # Cards put aside lie face down: only the mover is told, and only the mover's view shows them.
        return [Event("put-aside", {"seat": seat, **card_args(after, card)})] if len(after.staged) else []
    if verb == "play":
        name = "leads" if before.phase == "lead" else "plays"
        told.append(Event(name, {"seat": seat, **card_args(before, card)}))
    elif verb == "pass":
        name = "passes" if before.voluntary_pass else "must-pass"
        told.append(Event(name, {"seat": seat, **card_args(before, before.pile[-1].card)}))
    else:
        told.append(_discards(after, seat))
    if sum(after.points) > sum(before.points):
        assert after.last_winner is not None
        winner = after.last_winner
        told.append(Event("wins-round", {"seat": winner, "round": before.round, "tokens": after.points[winner]}))
    if after.phase == "over":
        told.append(Event("wins-game", {"seat": after.ranks.index(1)}))
        return told
    if after.shuffles > before.shuffles:
        told.append(Event("shuffle"))
    told.extend(_draws(before, verb, card, after))
    if after.phase == "lead":
        told.append(Event("starts-round", {"seat": after.to_move, "round": after.round}))
    return told


def card_args(view: SuperstarView, card: str) -> dict[str, str | int]:
    """A card as arguments of a message: its text and the letter of its star (or "none")."""
    return {"card": card, "star": view.stars.get(card, "none")}


def _listed(view: SuperstarView, cards: list[str]) -> str:
    """Several cards, each with the letter of its star, which is half of what a card is: ``2★R, 5, J``."""
    return ", ".join(f"{card}★{view.stars[card]}" if card in view.stars else card for card in cards)


def _discards(after: SuperstarView, seat: int) -> Event:
    thrown = after.seats[seat].thrown
    if not thrown:
        return Event("keeps", {"seat": seat})
    return Event("discards", {"seat": seat, "count": len(thrown), "cards": _listed(after, thrown)})


def _draws(before: SuperstarView, verb: str, card: str, after: SuperstarView) -> list[Event]:
    """Who drew how many cards, clockwise from the mover or the winner; the viewer's own cards by name."""
    told: list[Event] = []
    mover = before.to_move
    ended = verb != "done"
    assert not ended or after.phase != "over"
    first = mover if not ended or after.last_winner is None else after.last_winner
    for i in range(after.players):
        seat = (first + i) % after.players
        left = [card] if verb == "play" and seat == mover else []
        if verb == "done" and seat == mover:
            left = after.seats[seat].thrown
        count = after.seats[seat].cards - before.seats[seat].cards + len(left)
        if count == 0:
            continue
        if seat == after.viewer and before.hand is not None and after.hand is not None:
            kept = Counter(before.hand) - Counter(left)
            drawn = sorted((Counter(after.hand) - kept).elements(), key=card_kind)
            told.append(Event("draws-own", {"seat": seat, "count": count, "cards": _listed(after, drawn)}))
        else:
            told.append(Event("draws", {"seat": seat, "count": count}))
    return told
