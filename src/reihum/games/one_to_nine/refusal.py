"""Why a move of One to 9 is not allowed now, with the clause. It explains; `rules.legal` alone decides."""

from reihum.core.record import Record
from reihum.core.rules import Event, Refusal
from reihum.games.one_to_nine.pieces import (
    BY_CARD,
    BY_JOKER,
    BY_NUMBER,
    CLAIM_FOURSOME,
    CLAIM_LONG,
    CLAIM_SHORT,
    COLOUR_COUNT,
    DRAW,
    FIELDS,
    FILL,
    FILLER_COUNT,
    FILLING,
    FREE,
    JOKER,
    MOVES,
    NUMBER_JOKER,
    NUMBERS,
    PLAY_JOKER,
    PLAY_NUMBER,
    PLAY_PLUS_THREE,
    PLUS_THREE,
    SWAP_NUMBER,
    card_text,
    field_text,
)
from reihum.games.one_to_nine.view import claim_fields


def refuse(s: Record, move: int) -> Refusal:
    """The reason why ``move`` is not allowed for the seat to move; ``s`` is concealed for that seat."""
    if s.phase == FILLING:
        return _refuse_while_filling(s, move)
    if move >= FILL:
        return _no("O13", "no-claim-named")
    if s.hand_count[s.to_move] == 0:
        return _no("O8", "hand-is-empty")
    if move >= CLAIM_SHORT:
        return _refuse_claim(s, move)
    return _refuse_play(s, move)


def _no(clause: str, name: str, **args: str | int) -> Refusal:
    return Refusal(clause, Event(name, args))


def _refuse_play(s: Record, move: int) -> Refusal:
    """O8, O9."""
    if move == DRAW:
        return _no("O8", "hand-is-not-empty")
    if move == PLAY_PLUS_THREE:
        return _no("O9", "card-not-in-hand", card=card_text(PLUS_THREE))
    if move >= SWAP_NUMBER:
        number = move - SWAP_NUMBER
        if not _holds(s, NUMBER_JOKER + number):
            return _no("O9", "card-not-in-hand", card=card_text(NUMBER_JOKER + number))
        free = [colour * NUMBERS + number for colour in range(COLOUR_COUNT)]
        fields = [field_text(field) for field in free if s.board[field] == FREE]
        return _no("O9", "number-joker-has-a-field", card=card_text(NUMBER_JOKER + number), fields=", ".join(fields))
    if move >= PLAY_NUMBER:
        field = (move - PLAY_NUMBER) % FIELDS
        kind = JOKER if move >= PLAY_JOKER else NUMBER_JOKER + field % NUMBERS
        if not _holds(s, kind):
            return _no("O9", "card-not-in-hand", card=card_text(kind))
        name = "joker-is-never-swapped" if kind == JOKER else "field-is-taken"
        return _no("O9", name, card=card_text(kind), field=field_text(field))
    return _no("O9", "card-not-in-hand", card=card_text(move))


def _refuse_claim(s: Record, move: int) -> Refusal:
    """O10 to O14."""
    clause = "O12" if move >= CLAIM_LONG else "O11" if move >= CLAIM_FOURSOME else "O10"
    fields = claim_fields(move)
    if move < CLAIM_LONG and s.small_supply == 0:
        return _no(clause, "no-small-stars-left")
    gaps = [field for field in fields if s.board[field] == FREE]
    if not gaps:
        return _no("O14", "claim-has-no-gap")
    if move < CLAIM_FOURSOME:
        run = _whole_run(s, fields)
        if len(run) == NUMBERS:
            return _no("O12", "run-is-a-long-run", run=f"{field_text(run[0])}–9")
        if run != fields:
            return _no("O10", "run-is-longer", run=f"{field_text(run[0])}–{run[-1] % NUMBERS + 1}")
    if move >= CLAIM_LONG and not any(_fillers_in_hand(s, field) for field in gaps):
        return _no("O12", "long-run-needs-a-card")
    missing = _missing(s, move, gaps)
    spare = int(s.hand[s.to_move, JOKER])
    name = "cards-are-missing"
    if move >= CLAIM_LONG:
        spare += int(s.small[s.to_move])
        name = "cards-and-stars-are-missing"
    return _no("O13", name, fields=", ".join(map(field_text, missing)), missing=len(missing), spare=spare)


def _whole_run(s: Record, fields: list[int]) -> list[int]:
    """The unbroken run on the board that would hold these fields."""
    colour = fields[0] // NUMBERS * NUMBERS
    low, high = fields[0], fields[-1]
    while low > colour and s.board[low - 1] != FREE:
        low -= 1
    while high < colour + NUMBERS - 1 and s.board[high + 1] != FREE:
        high += 1
    return list(range(low, high + 1))


def _missing(s: Record, move: int, gaps: list[int]) -> list[int]:
    """The gaps for which neither the card nor its number joker is in hand; a foursome's number joker fills one."""
    bare = [field for field in gaps if not _holds(s, field)]
    if CLAIM_FOURSOME <= move < CLAIM_LONG:
        return bare[1:] if bare and _holds(s, NUMBER_JOKER + bare[0] % NUMBERS) else bare
    return [field for field in bare if not _holds(s, NUMBER_JOKER + field % NUMBERS)]


def _refuse_while_filling(s: Record, move: int) -> Refusal:
    """O13: the gaps of a claim are filled one by one, in ascending order."""
    claim = int(s.claim)
    staged = [field for field in claim_fields(claim) if _is_staged(s, claim, field)]
    gaps = [field for field in claim_fields(claim) if s.board[field] == FREE and field not in staged]
    next_field = field_text(gaps[0])
    if move < FILL:
        return _no("O13", "claim-comes-first", claim=_claim_name(claim), field=next_field)
    field, filler = divmod(move - FILL, FILLER_COUNT)
    filler += 1
    if field != gaps[0]:
        name = "not-a-gap"
        if field in staged:
            name = "gap-is-filled"
        elif field in gaps:
            name = "gap-comes-later"
        return _no("O13", name, claim=_claim_name(claim), field=field_text(field), next=next_field)
    number_joker = NUMBER_JOKER + field % NUMBERS
    is_foursome = CLAIM_FOURSOME <= claim < CLAIM_LONG
    if filler == BY_CARD:
        return _no("O13", "card-not-in-hand", card=card_text(field))
    if filler == BY_NUMBER:
        if not _holds(s, number_joker):
            return _no("O13", "card-not-in-hand", card=card_text(number_joker))
        if s.spare_numbers == 0:
            return _no("O13", "number-joker-is-used", card=card_text(number_joker))
    elif filler == BY_JOKER:
        if s.spare_jokers == 0:
            return _no("O13", "no-joker-left")
    else:
        if claim < CLAIM_LONG:
            return _no("O13", "stars-only-in-long-runs")
        if s.spare_stars == 0:
            return _no("O12", "no-star-left")
        if not _any_card(s, staged, gaps[1:]):
            return _no("O12", "long-run-needs-a-card")
    later = ", ".join(map(field_text, _missing_later(s, gaps[1:], is_foursome)))
    return _no("O13", "needed-for-later-gaps", fields=later)


def _missing_later(s: Record, gaps: list[int], is_foursome: bool) -> list[int]:
    bare = [field for field in gaps if not _holds(s, field)]
    if is_foursome:
        return bare
    return [field for field in bare if not _holds(s, NUMBER_JOKER + field % NUMBERS)]


def _any_card(s: Record, staged: list[int], later: list[int]) -> bool:
    """Whether a gap of the claim is filled by a card, or a later one could be (O12)."""
    claim = int(s.claim)
    if any(s.staged[_cell(claim, field)] in (BY_CARD, BY_NUMBER, BY_JOKER) for field in staged):
        return True
    return any(_holds(s, field) or _holds(s, NUMBER_JOKER + field % NUMBERS) or s.spare_jokers > 0 for field in later)


def _is_staged(s: Record, claim: int, field: int) -> bool:
    return bool(s.staged[_cell(claim, field)] != FREE)


def _cell(claim: int, field: int) -> int:
    return field // NUMBERS if CLAIM_FOURSOME <= claim < CLAIM_LONG else field % NUMBERS


def _fillers_in_hand(s: Record, field: int) -> bool:
    return any(_holds(s, kind) for kind in (field, NUMBER_JOKER + field % NUMBERS, JOKER))


def _holds(s: Record, kind: int) -> bool:
    return bool(s.hand[s.to_move, kind] > 0)


def _claim_name(claim: int) -> str:
    return MOVES[claim].removeprefix("claim ").replace("-", "–")
