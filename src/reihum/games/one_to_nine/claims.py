"""Claims: short runs, foursomes and long runs (O10 to O18). Named first, then filled gap by gap in ascending order."""

from reihum.core.bits import count_bits, lowest_bit
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.games.one_to_nine.cards import add_to_discard, card_on, lay, lift, remove_from_hand, turn_cards
from reihum.games.one_to_nine.pieces import (
    ACTING,
    ALL_NUMBERS,
    BY_CARD,
    BY_JOKER,
    BY_NUMBER,
    BY_STAR,
    CARDS_TURNED_AFTER_CLAIM,
    CLAIM_FOURSOME,
    CLAIM_LONG,
    CLAIM_SHORT,
    COLOUR_COUNT,
    COVERABLE,
    FILL,
    FILLER_COUNT,
    FILLING,
    FREE,
    INTERVAL_COUNT,
    JOKER,
    LENGTH,
    NOTHING,
    NUMBER_BITS,
    NUMBER_JOKER,
    NUMBERS,
    PLUS_THREE,
    SPAN,
    STARS_OF_FOURSOME,
    STARS_OF_LENGTH,
    UNBROKEN,
)

# The shape of a claim


@rule
def is_foursome(claim: int) -> bool:
    """Whether a claim is a foursome and not a run."""
    return CLAIM_FOURSOME <= claim < CLAIM_LONG


@rule
def colour_of(claim: int) -> int:
    """The colour of a run."""
    if claim >= CLAIM_LONG:
        return claim - CLAIM_LONG
    return (claim - CLAIM_SHORT) // INTERVAL_COUNT


@rule
def cells_of(claim: int) -> int:
    """The cells of a claim as bits: the number indices of a run, the colours of a foursome."""
    if claim >= CLAIM_LONG:
        return ALL_NUMBERS
    if claim >= CLAIM_FOURSOME:
        return (1 << COLOUR_COUNT) - 1
    return SPAN[(claim - CLAIM_SHORT) % INTERVAL_COUNT]


@rule
def field_of(claim: int, cell: int) -> int:
    """The field on which a cell of a claim lies."""
    if is_foursome(claim):
        return cell * NUMBERS + claim - CLAIM_FOURSOME
    return colour_of(claim) * NUMBERS + cell


@rule
def cell_of(claim: int, field: int) -> int:
    """The cell of a claim that lies on a field, or NOTHING."""
    cells = cells_of(claim)
    for cell in range(NUMBERS):
        if (cells >> cell) & 1 and field_of(claim, cell) == field:
            return cell
    return NOTHING


@rule
def free_cells(s: Record, claim: int) -> int:
    """The cells of a claim that are free on the board, as bits."""
    if not is_foursome(claim):
        return cells_of(claim) & ~s.row[colour_of(claim)]
    free = 0
    for colour in range(COLOUR_COUNT):
        if not (s.row[colour] >> (claim - CLAIM_FOURSOME)) & 1:
            free |= 1 << colour
    return free


@rule
def held_cells(s: Record, seat: int, claim: int) -> int:
    """The cells of a claim that a seat can fill without spending anything that another cell could use, as bits."""
    if not is_foursome(claim):
        return s.hand_bits[seat, colour_of(claim)] | s.hand_bits[seat, NUMBER_BITS]
    held = 0
    for colour in range(COLOUR_COUNT):
        if (s.hand_bits[seat, colour] >> (claim - CLAIM_FOURSOME)) & 1:
            held |= 1 << colour
    return held


@rule
def cells_for_cards(cells: int, held: int, jokers: int) -> int:
    """Those of some cells into which a card of the hand can go, as bits; ``held`` are its `held_cells`."""
    return cells if jokers > 0 else cells & held


# Naming a claim


@rule
def possible_claims(s: Record, seat: int) -> tuple[int, int, int, int]:
    """The claims that the hand can complete (O10 to O14) as bits.

    Short runs of the first two colours, of the last two (all together are more than a number has bits), foursomes, long
    runs; in the order of their moves.
    """
    jokers = int(s.hand[seat, JOKER])
    numbers = int(s.hand_bits[seat, NUMBER_BITS])
    fillers = jokers + int(s.small[seat])
    short, short_too, long = 0, 0, 0
    for colour in range(COLOUR_COUNT):
        taken = int(s.row[colour])
        held = int(s.hand_bits[seat, colour]) | numbers
        covered = taken | held
        found = int(UNBROKEN[taken] & COVERABLE[jokers, covered])
        if colour < 2:
            short |= found << (colour * INTERVAL_COUNT)
        else:
            short_too |= found << ((colour - 2) * INTERVAL_COUNT)
        # O12: stars fill any gap, but at least one card comes from the hand.
        free = ALL_NUMBERS & ~taken
        has_card = cells_for_cards(free, held, jokers) != 0
        long |= int((count_bits(ALL_NUMBERS & ~covered) <= fillers) & has_card) << colour
    if s.small_supply == 0:  # O10: a claim must bring a star
        return 0, 0, 0, long
    return short, short_too, _foursomes(s, seat, jokers, numbers), long


@rule
def _foursomes(s: Record, seat: int, jokers: int, numbers: int) -> int:
    """O11: the numbers whose four fields can be completed, as bits. Adds up missing cards for nine numbers at once."""
    complete = ALL_NUMBERS
    one = 0  # numbers that miss at least one card, two, three, four
    two = 0
    three = 0
    four = 0
    for colour in range(COLOUR_COUNT):
        taken = s.row[colour]
        complete &= taken
        missing = ALL_NUMBERS & ~(taken | s.hand_bits[seat, colour])
        four |= three & missing
        three |= two & missing
        two |= one & missing
        one |= missing
    if jokers == 0:
        beyond, beyond_number = one, two
    elif jokers == 1:
        beyond, beyond_number = two, three
    elif jokers == 2:
        beyond, beyond_number = three, four
    elif jokers == 3:
        beyond, beyond_number = four, 0
    else:
        beyond, beyond_number = 0, 0
    return ALL_NUMBERS & ~complete & (~beyond | (numbers & ~beyond_number))


@rule
def play_claim(s: Record, claim: int) -> None:
    """Name a claim. Nothing leaves the hand before its last gap is filled."""
    seat = s.to_move
    s.claim = claim
    s.phase = FILLING
    s.gaps = free_cells(s, claim)
    s.spare_jokers = s.hand[seat, JOKER]
    if claim >= CLAIM_LONG:
        s.spare_stars = s.small[seat]
    elif claim >= CLAIM_FOURSOME:
        s.spare_numbers = s.hand[seat, NUMBER_JOKER + claim - CLAIM_FOURSOME]


# Filling its gaps


@rule
def legal_fill(s: Record, mask: Mask) -> int:
    """Mark what may fill the next gap."""
    fillers = possible_fillers(s)
    first = FILL + next_gap(s) * FILLER_COUNT - 1
    count = 0
    for filler in range(BY_CARD, BY_STAR + 1):
        if (fillers >> filler) & 1:
            mask[first + filler] = True
            count += 1
    return count


@rule
def possible_fillers(s: Record) -> int:
    """O13: what may fill the next gap, as bits: anything, as long as the gaps that remain can be filled too."""
    field = next_gap(s)
    spare = s.spare_jokers + s.spare_stars + s.spare_numbers
    can_spend = spare > count_bits(bare_later_gaps(s))
    if is_foursome(s.claim):
        by_number = s.spare_numbers > 0 and can_spend
    else:
        by_number = s.hand[s.to_move, NUMBER_JOKER + field % NUMBERS] > 0
    return (
        int(s.hand[s.to_move, field] > 0) << BY_CARD
        | int(by_number) << BY_NUMBER
        | int(s.spare_jokers > 0 and can_spend) << BY_JOKER
        | int(s.spare_stars > 0 and can_spend and has_card_without_next_gap(s)) << BY_STAR
    )


@rule
def next_gap(s: Record) -> int:
    """The field that is to be filled next."""
    return field_of(s.claim, lowest_bit(s.gaps))


@rule
def _later_gaps(s: Record) -> int:
    """The cells to fill after the next one, as bits."""
    return s.gaps & (s.gaps - 1)


@rule
def bare_later_gaps(s: Record) -> int:
    """The cells to fill after the next one that need something which another cell could use, as bits."""
    return _later_gaps(s) & ~held_cells(s, s.to_move, s.claim)


@rule
def has_card_without_next_gap(s: Record) -> bool:
    """O12: whether a card fills a gap of the claim already, or can fill a later one."""
    held = held_cells(s, s.to_move, s.claim)
    return _has_card(s) or cells_for_cards(_later_gaps(s), held, s.spare_jokers) != 0


@rule
def _has_card(s: Record) -> bool:
    """Whether a gap of the claim is already filled by a card."""
    cards = 0
    for cell in range(NUMBERS):
        if s.staged[cell] != FREE and s.staged[cell] != BY_STAR:
            cards += 1
    return cards > 0


@rule
def play_fill(s: Record, filler: int) -> None:
    """Say what fills the next gap."""
    s.staged[lowest_bit(s.gaps)] = filler
    s.gaps &= s.gaps - 1
    if filler == BY_JOKER:
        s.spare_jokers -= 1
    elif filler == BY_STAR:
        s.spare_stars -= 1
    elif filler == BY_NUMBER and is_foursome(s.claim):
        s.spare_numbers -= 1


@rule
def drop_claim(s: Record) -> None:
    """Forget the staged claim: it is scored, or the viewer may not know of it."""
    s.phase = ACTING
    s.claim = NOTHING
    s.gaps = 0
    s.spare_jokers = 0
    s.spare_stars = 0
    s.spare_numbers = 0
    for cell in range(NUMBERS):
        s.staged[cell] = FREE


# Scoring it


@rule
def worth_of(claim: int) -> int:
    """The small stars that a claim is worth by itself."""
    if claim >= CLAIM_LONG:
        return 0
    if claim >= CLAIM_FOURSOME:
        return STARS_OF_FOURSOME
    return STARS_OF_LENGTH[LENGTH[(claim - CLAIM_SHORT) % INTERVAL_COUNT]]


@rule
def shows_bonus(s: Record) -> bool:
    """O16: whether a "+3" shows its star on the discard pile."""
    return s.discard_top == PLUS_THREE


@rule
def stars_for(s: Record, claim: int) -> int:
    """The small stars that a claim brings now: with the bonus (O16), as far as the supply goes (O4)."""
    stars = worth_of(claim)
    if stars > 0 and shows_bonus(s):
        stars += 1
    return min(stars, s.small_supply)


@rule
def score_claim(s: Record) -> None:
    """All gaps are filled: lay the cards, pay and take the stars."""
    seat = s.to_move
    claim = s.claim
    for cell in range(NUMBERS):
        filler = s.staged[cell]
        s.last_fill[cell] = filler
        field = field_of(claim, cell)
        if filler == BY_STAR:
            s.small[seat] -= 1
            s.small_supply += 1
        elif filler != FREE:
            remove_from_hand(s, seat, card_on(field, filler))
            lay(s, field, filler)
    if claim >= CLAIM_LONG:
        s.big[seat] += 1
        s.big_supply -= 1
    else:
        stars = stars_for(s, claim)
        s.last_bonus = int(stars > worth_of(claim))
        s.small[seat] += stars
        s.small_supply -= stars
        s.last_small = stars
    s.last_move = claim
    drop_claim(s)


@rule
def clear_claim(s: Record, claim: int) -> None:
    """O17, O18: the scored group leaves the board, then two cards are turned."""
    cells = cells_of(claim)
    for cell in range(NUMBERS):
        if not (cells >> cell) & 1:
            continue
        field = field_of(claim, cell)
        lying = s.board[field]
        if lying == FREE:  # a small star was here
            continue
        lift(s, field)
        if lying == BY_JOKER:
            s.joker_supply += 1
        else:
            add_to_discard(s, card_on(field, lying))
    turn_cards(s, CARDS_TURNED_AFTER_CLAIM)
