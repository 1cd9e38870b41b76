"""What happened between two views of One to 9, told to their viewer. It knows nothing but the views."""

from collections import Counter
from typing import Final

from reihum.core.rules import Event
from reihum.games.one_to_nine.view import BY_THREE_STARS, OneToNineAction, OneToNineFilled, OneToNineView

_STAR: Final = "★"


def events(before: OneToNineView, move: str, after: OneToNineView) -> list[Event]:
    """The events of one move. A claim is told to the others when its last gap is filled."""
    action = after.last
    if action is None or action == before.last:  # a claim that is not complete
        return _staging(before, after)
    if action.move.startswith("claim"):
        told = _claimed(action, after)
    else:
        told = [_played(before, action, after), *_seen_draws(before, action, after)]
    if after.reshuffles > before.reshuffles:
        told.append(Event("reshuffles"))
    return told + _ended(after)


def _staging(before: OneToNineView, after: OneToNineView) -> list[Event]:
    if after.filling is None:  # somebody else's claim, of which nothing is known yet
        return []
    seat = after.to_move
    if before.filling is None:
        return [Event("names-claim", {"seat": seat, "claim": _claim_name(after.filling.claim.move)})]
    filled = after.filling.filled[-1]
    return [Event("fills-gap", {"seat": seat, "field": filled.field, "filler": filled.filler})]


def _played(before: OneToNineView, action: OneToNineAction, after: OneToNineView) -> Event:
    """O8, O9: one card, and what came for it."""
    seat = action.seat
    words = action.move.split()
    drawn = after.seats[seat].cards - before.seats[seat].cards + (words[0] == "play")
    if words == ["draw"]:
        return Event("draws-with-empty-hand", {"seat": seat, "drawn": drawn})
    if words == ["play", "+3"]:
        return Event("plays-plus-three", {"seat": seat, "drawn": drawn})
    card, field = words[1], _field_laid(words)
    if after.joker_supply < before.joker_supply:
        return Event("swaps-for-joker", {"seat": seat, "card": card})
    if field is None or _lying(before, field) is not None:
        return Event("swaps-for-card", {"seat": seat, "card": card, "drawn": drawn})
    if card == field:
        return Event("lays-card", {"seat": seat, "card": card, "drawn": drawn})
    if card == "J":
        return Event("lays-joker", {"seat": seat, "field": field, "drawn": drawn})
    return Event("lays-number-joker", {"seat": seat, "card": card, "field": field, "drawn": drawn})


def _field_laid(words: list[str]) -> str | None:
    """The field that a play names: ``play R5``, ``play N5 R``, ``play J R5``; none in ``play N5``."""
    if words[1] == "J":
        return words[2]
    if words[1].startswith("N"):
        return f"{words[2]}{words[1][1]}" if len(words) == 3 else None
    return words[1]


def _lying(view: OneToNineView, field: str) -> str | None:
    return view.board["RYGB".index(field[0])][int(field[1]) - 1]


def _seen_draws(before: OneToNineView, action: OneToNineAction, after: OneToNineView) -> list[Event]:
    """The cards drawn, for the one who drew them."""
    if action.seat != after.viewer or before.hand is None or after.hand is None:
        return []
    kept = Counter(before.hand)
    if action.move.startswith("play"):
        kept[action.move.split()[1]] -= 1
    kept["J"] += before.joker_supply - after.joker_supply  # taken openly, not drawn
    cards = sorted((Counter(after.hand) - kept).elements(), key=after.hand.index)
    return [Event("drew", {"seat": action.seat, "cards": ", ".join(cards)})] if cards else []


def _claimed(action: OneToNineAction, after: OneToNineView) -> list[Event]:
    """O10 to O18: the claim, its bonus, and the cards turned afterwards."""
    told: dict[str, str | int] = {"seat": action.seat, "fillers": _fillers(action.filled)}
    claim = _claim_name(action.move)
    if action.move.endswith("1-9"):
        paid = sum(filled.filler == "star" for filled in action.filled)
        events = [Event("claims-long-run", {**told, "claim": claim, "paid": paid})]
    elif action.move.endswith("s"):
        number = int(claim.removesuffix("s"))
        events = [Event("claims-foursome", {**told, "number": number, "stars": action.small_stars})]
    else:
        events = [Event("claims-short-run", {**told, "claim": claim, "stars": action.small_stars})]
    if action.bonus:
        events.append(Event("bonus"))
    if action.landed:
        rejected = action.turned - len(action.landed)
        events.append(Event("cards-turned", {"cards": ", ".join(action.landed), "rejected": rejected}))
    elif after.ended_by != BY_THREE_STARS:
        events.append(Event("no-card-fits"))
    return events


def _claim_name(move: str) -> str:
    return move.removeprefix("claim ").replace("-", "–")


def _fillers(filled: list[OneToNineFilled]) -> str:
    """``R6, R7 (N7), R8 (J), R9 (★)``: the fields, and what lies there instead of the card itself."""
    instead = {"card": "", "joker": " (J)", "star": f" ({_STAR})"}
    return ", ".join(gap.field + instead.get(gap.filler, f" (N{gap.field[1]})") for gap in filled)


def _ended(after: OneToNineView) -> list[Event]:
    """O21 to O23."""
    if after.ended_by is None:
        return []
    winners = [seat for seat, rank in enumerate(after.ranks) if rank == 1]
    if after.ended_by == BY_THREE_STARS:
        return [Event("wins-by-three-stars", {"seat": winners[0]})]
    name = "wins-by-rank" if len(winners) == 1 else "shares-first-place"
    return [
        Event(f"ends-by-{after.ended_by}"),
        *(
            Event(name, {"seat": seat, "big": after.seats[seat].big_stars, "small": after.seats[seat].small_stars})
            for seat in winners
        ),
    ]
