"""Why a move is not allowed now: the clause and a sentence that helps. Legality itself is decided in `rules`."""

from reihum.core.record import OVER, Record
from reihum.core.rules import Event, Refusal
from reihum.games.superstar.events import card_args
from reihum.games.superstar.pieces import DISCARD, DONE, JOKER, PASS, PLAY, card_text
from reihum.games.superstar.view import SuperstarView, view


def refuse(s: Record, move: int) -> Refusal:
    """The refusal of a move that is not legal for the seat to move, from this seat's concealed record."""
    seen = view(s)
    if s.to_move == OVER:
        return Refusal("S15", Event("refuse-over"))
    if move == DONE:
        return Refusal("S12", Event("refuse-done"))
    if move == PASS:
        return _refuse_pass(seen)
    if move > PASS:
        return _refuse_discard(seen, move - DISCARD)
    return _refuse_card(seen, move - PLAY)


def _refuse_pass(seen: SuperstarView) -> Refusal:
    if seen.phase == "discard":
        return Refusal("S12", Event("refuse-pass-between"))
    if seen.phase == "lead":
        return Refusal("S5", Event("refuse-pass-lead"))
    return Refusal("S8", Event("refuse-pass-fits", card_args(seen, next(iter(seen.fitting), ""))))


def _refuse_card(seen: SuperstarView, kind: int) -> Refusal:
    card = card_text(kind)
    if seen.phase == "discard":
        return Refusal("S12", Event("refuse-play-between"))
    if card not in (seen.hand or []):
        return Refusal("S5", Event("refuse-not-held", card_args(seen, card)))
    top = seen.pile[-1].card
    args = {**card_args(seen, card), "top": top, "top_star": seen.stars.get(top, "none")}
    if kind == JOKER:
        return Refusal("S7", Event("refuse-joker", args))
    if top == "J":
        return Refusal("S7", Event("refuse-on-joker", args))
    if args["top_star"] == "none":
        return Refusal("S6", Event("refuse-not-higher", args))
    return Refusal("S6", Event("refuse-no-fit", args))


def _refuse_discard(seen: SuperstarView, kind: int) -> Refusal:
    card = card_text(kind)
    if seen.phase != "discard":
        return Refusal("S12", Event("refuse-discard-now"))
    if card not in (seen.hand or []):
        return Refusal("S12", Event("refuse-not-held", card_args(seen, card)))
    if card in seen.staged and (kind != JOKER or seen.staged.count(card) == (seen.hand or []).count(card)):
        return Refusal("S12", Event("refuse-staged", card_args(seen, card)))
    return Refusal("S12", Event("refuse-order", {**card_args(seen, card), "last": seen.staged[-1]}))
