"""Why a move is not allowed now: the clause and a sentence that helps. Legality itself is decided in `rules`."""

from reihum.core.record import OVER, Record
from reihum.core.rules import Event, Refusal
from reihum.games.bloom.pieces import MOVES
from reihum.games.bloom.view import BloomRow, BloomView, row_name, view

# What is asked in a phase, when the move belongs to another one.
_ASKED = {
    "turn": ("B7", "refuse-turn"),
    "swap": ("B7", "refuse-swap"),
    "draw": ("B8", "refuse-draw"),
    "rob": ("B9", "refuse-rob"),
    "row": ("B9", "refuse-row"),
    "add": ("B10", "refuse-add"),
    "place": ("B10", "refuse-place"),
    "reward": ("B13", "refuse-reward"),
}
# Which verbs are answered in which phases.
_PHASES = {
    "take": ("turn", "draw"),
    "draw": ("turn", "draw"),
    "rob": ("turn", "rob"),
    "lay": ("turn", "swap", "rob", "row", "add"),
    "swap": ("turn",),
    "extend": ("turn",),
    "joker": ("reward",),
    "pass": ("turn",),
    "first": ("place",),
    "after": ("place",),
    "done": ("draw", "rob", "row", "add", "reward"),
}


def refuse(s: Record, move: int) -> Refusal:
    """The refusal of a move that is not legal for the seat to move, from this seat's concealed record."""
    if s.to_move == OVER:
        return Refusal("B17", Event("refuse-over"))
    seen = view(s)
    verb, _, piece = MOVES[move].partition(" ")
    if seen.phase not in _PHASES[verb]:
        clause, name = _ASKED[seen.phase]
        return Refusal(clause, Event(name))
    match verb:
        case "take":
            return Refusal("B8", Event("refuse-not-shown", {"tile": piece}))
        case "draw":
            return Refusal("B8", Event("refuse-pool-empty"))
        case "swap":
            return _refuse_swap(seen, piece)
        case "extend":
            return _refuse_extend(seen, int(piece))
        case "rob":
            return _refuse_rob(seen, piece)
        case "lay":
            return _refuse_lay(seen, piece)
        case "pass":
            return Refusal("B14", Event("refuse-pass"))
        case "done":
            return _refuse_done(seen)
        case _:
            return Refusal("B10", Event("refuse-no-place", {"tile": seen.now.pending or "", "place": piece or "first"}))


def _on_table(seen: BloomView, piece: str) -> BloomRow | None:
    return next((row for row in seen.rows if piece in row.tiles), None)


def _current(seen: BloomView) -> str:
    """The row that the turn is about."""
    return "" if seen.now.row is None else row_name(seen.rows[seen.now.row - 1].tiles)


def _refuse_swap(seen: BloomView, joker: str) -> Refusal:
    row = _on_table(seen, joker)
    if row is None:
        return Refusal("B7", Event("refuse-no-joker", {"joker": joker}))
    if seen.pool == 0 and not seen.display:
        return Refusal("B14", Event("refuse-swap-last"))
    return Refusal("B7", Event("refuse-swap-fits", {"row": row_name(row.tiles)}))


def _refuse_extend(seen: BloomView, row: int) -> Refusal:
    if row > len(seen.rows):
        return Refusal("B10", Event("refuse-no-row", {"row": row}))
    if seen.own_row_first and seen.seats[seen.to_move].own_rows == 0:
        return Refusal("B10", Event("refuse-own-row-first"))
    return Refusal("B10", Event("refuse-nothing-fits", {"row": row_name(seen.rows[row - 1].tiles)}))


def _refuse_rob(seen: BloomView, piece: str) -> Refusal:
    row = _on_table(seen, piece)
    tile = piece[0] if piece[0] == "J" else piece
    if row is None:
        return Refusal("B9", Event("refuse-not-lying", {"tile": tile}))
    if seen.now.row is not None and row.number != seen.now.row:
        return Refusal("B9", Event("refuse-one-row", {"tile": tile, "row": _current(seen)}))
    return Refusal("B9", Event("refuse-robbery", {"tile": tile, "row": row_name(row.tiles)}))


def _refuse_lay(seen: BloomView, tile: str) -> Refusal:
    if tile not in seen.stock and tile not in seen.now.loot:
        return Refusal("B9", Event("refuse-not-held", {"tile": tile}))
    if seen.phase == "swap":
        return Refusal("B7", Event("refuse-swap-tile", {"tile": tile, "row": _current(seen)}))
    if seen.phase == "add":
        return Refusal("B10", Event("refuse-add-tile", {"tile": tile, "row": _current(seen)}))
    if seen.phase == "turn":
        return Refusal("B11", Event("refuse-begin", {"tile": tile}))
    if seen.phase == "rob" and not seen.now.laid:
        return Refusal("B9", Event("refuse-after-robbery", {"tile": tile}))
    laid = ", ".join(name[0] if name[0] == "J" else name for name in seen.now.laid) or "–"
    return Refusal("B11", Event("refuse-next", {"tile": tile, "laid": laid}))


def _refuse_done(seen: BloomView) -> Refusal:
    if seen.phase == "add":
        return Refusal("B10", Event("refuse-done-add"))
    if seen.now.loot:
        return Refusal("B9", Event("refuse-done-loot", {"tiles": ", ".join(seen.now.loot)}))
    return Refusal("B11", Event("refuse-done-short"))
