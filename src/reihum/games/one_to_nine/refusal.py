"""Why a move of One to 9 is not allowed now, with the clause. It explains; `rules.legal` alone decides."""

from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.writer import Page, close_refusal, close_text, number, open_refusal, open_text
from reihum.games.one_to_nine.cards import card_on
from reihum.games.one_to_nine.claims import (
    bare_later_gaps,
    cell_of,
    cells_for_cards,
    cells_of,
    colour_of,
    free_cells,
    has_card_without_next_gap,
    held_cells,
    is_foursome,
    next_gap,
)
from reihum.games.one_to_nine.pieces import (
    ALL_NUMBERS,
    BY_JOKER,
    BY_NUMBER,
    BY_STAR,
    CLAIM_FOURSOME,
    CLAIM_LONG,
    CLAIM_SHORT,
    COLOUR_COUNT,
    DRAW,
    FILL,
    FILLER_COUNT,
    FILLING,
    FREE,
    JOKER,
    NOTHING,
    NUMBER_JOKER,
    NUMBERS,
    PLAY_JOKER,
    SWAP_NUMBER,
)
from reihum.games.one_to_nine.writing import (
    card_played,
    field_played,
    next_card,
    write_card,
    write_cells,
    write_claim,
    write_run,
)


@rule
def refuse(s: Record, move: int, out: Page) -> None:
    """Write why ``move`` is not allowed for the seat to move; ``s`` is concealed for that seat."""
    if s.phase == FILLING:
        _refuse_while_filling(s, move, out)
    elif move >= FILL:
        _refuse(out, b"O13", b"no-claim-named")
    elif s.hand_count[s.to_move] == 0:
        _refuse(out, b"O8", b"hand-is-empty")
    elif move == DRAW:
        _refuse(out, b"O8", b"hand-is-not-empty")
    elif move >= CLAIM_SHORT:
        _refuse_claim(s, move, out)
    else:
        _refuse_play(s, move, out)


@rule
def _refuse(out: Page, clause: bytes, name: bytes) -> None:
    """A reason that needs no arguments."""
    open_refusal(out, clause, name)
    close_refusal(out)


# One card


@rule
def _refuse_play(s: Record, move: int, out: Page) -> None:
    """O9."""
    card = card_played(move)
    if s.hand[s.to_move, card] == 0:
        open_refusal(out, b"O9", b"card-not-in-hand")
    elif move >= SWAP_NUMBER:
        open_refusal(out, b"O9", b"number-joker-has-a-field")
        _write_free_fields(s, move - SWAP_NUMBER, out)
    elif move >= PLAY_JOKER:
        open_refusal(out, b"O9", b"joker-is-never-swapped")
        write_card(out, b"field", field_played(move))
    else:
        open_refusal(out, b"O9", b"field-is-taken")
        write_card(out, b"field", field_played(move))
    write_card(out, b"card", card)
    close_refusal(out)


@rule
def _write_free_fields(s: Record, number_index: int, out: Page) -> None:
    open_text(out, b"fields")
    for colour in range(COLOUR_COUNT):
        field = colour * NUMBERS + number_index
        if s.board[field] == FREE:
            next_card(out, field)
    close_text(out)


# A claim


@rule
def _refuse_claim(s: Record, claim: int, out: Page) -> None:
    """O10 to O14."""
    free = free_cells(s, claim)
    held = held_cells(s, s.to_move, claim)
    jokers = s.hand[s.to_move, JOKER]
    if claim < CLAIM_LONG and s.small_supply == 0:
        _refuse(out, b"O11" if is_foursome(claim) else b"O10", b"no-small-stars-left")
    elif free == 0:
        _refuse(out, b"O14", b"claim-has-no-gap")
    elif claim < CLAIM_FOURSOME and _whole_run(s, claim) != cells_of(claim):
        _refuse_broken_run(s, claim, out)
    elif claim >= CLAIM_LONG and cells_for_cards(free, held, jokers) == 0:
        _refuse(out, b"O12", b"long-run-needs-a-card")
    else:
        _refuse_missing(s, claim, free & ~held, jokers, out)


@rule
def _whole_run(s: Record, claim: int) -> int:
    """The cells of the run that there would be if a short run was filled, as bits."""
    taken = s.row[colour_of(claim)]
    run = cells_of(claim)
    grown = run | ((run << 1 | run >> 1) & taken)
    while grown != run:
        run = grown
        grown = run | ((run << 1 | run >> 1) & taken)
    return run


@rule
def _refuse_broken_run(s: Record, claim: int, out: Page) -> None:
    run = _whole_run(s, claim)
    if run == ALL_NUMBERS:
        open_refusal(out, b"O12", b"run-is-a-long-run")
    else:
        open_refusal(out, b"O10", b"run-is-longer")
    write_run(out, b"run", colour_of(claim), run)
    close_refusal(out)


@rule
def _refuse_missing(s: Record, claim: int, missing: int, jokers: int, out: Page) -> None:
    """O13: cells for which there is no card, and what could stand in for too few of them."""
    spare = jokers
    if claim >= CLAIM_LONG:
        open_refusal(out, b"O13", b"cards-and-stars-are-missing")
        spare += s.small[s.to_move]
    else:
        open_refusal(out, b"O13", b"cards-are-missing")
        if is_foursome(claim) and s.hand[s.to_move, NUMBER_JOKER + claim - CLAIM_FOURSOME] > 0:
            missing &= missing - 1  # the number joker fills one
    write_cells(out, b"fields", claim, missing)
    number(out, b"missing", count_bits(missing))
    number(out, b"spare", spare)
    close_refusal(out)


# Filling its gaps


@rule
def _refuse_while_filling(s: Record, move: int, out: Page) -> None:
    """O13: the gaps of a claim are filled one by one, in ascending order."""
    field = (move - FILL) // FILLER_COUNT
    if move < FILL:
        open_refusal(out, b"O13", b"claim-comes-first")
        write_claim(out, s.claim)
        write_card(out, b"field", next_gap(s))
        close_refusal(out)
    elif field != next_gap(s):
        _refuse_field(s, field, out)
    else:
        _refuse_filler(s, (move - FILL) % FILLER_COUNT + 1, out)


@rule
def _refuse_field(s: Record, field: int, out: Page) -> None:
    cell = cell_of(s.claim, field)
    if cell != NOTHING and s.staged[cell] != FREE:
        open_refusal(out, b"O13", b"gap-is-filled")
    elif cell != NOTHING and (s.gaps >> cell) & 1:
        open_refusal(out, b"O13", b"gap-comes-later")
    else:
        open_refusal(out, b"O13", b"not-a-gap")
    write_claim(out, s.claim)
    write_card(out, b"field", field)
    write_card(out, b"next", next_gap(s))
    close_refusal(out)


@rule
def _refuse_filler(s: Record, filler: int, out: Page) -> None:
    """O12, O13: what cannot fill the next gap."""
    card = card_on(next_gap(s), filler)
    if filler < BY_JOKER and s.hand[s.to_move, card] == 0:
        open_refusal(out, b"O13", b"card-not-in-hand")
        write_card(out, b"card", card)
        close_refusal(out)
    elif filler == BY_NUMBER and s.spare_numbers == 0:
        open_refusal(out, b"O13", b"number-joker-is-used")
        write_card(out, b"card", card)
        close_refusal(out)
    elif filler == BY_JOKER and s.spare_jokers == 0:
        _refuse(out, b"O13", b"no-joker-left")
    elif filler == BY_STAR and s.claim < CLAIM_LONG:
        _refuse(out, b"O13", b"stars-only-in-long-runs")
    elif filler == BY_STAR and s.spare_stars == 0:
        _refuse(out, b"O12", b"no-star-left")
    elif filler == BY_STAR and not has_card_without_next_gap(s):
        _refuse(out, b"O12", b"long-run-needs-a-card")
    else:
        open_refusal(out, b"O13", b"needed-for-later-gaps")
        write_cells(out, b"fields", s.claim, bare_later_gaps(s))
        close_refusal(out)
