# One to 9: what happens and why something is not allowed.
# Cards are written as R5 (colour and number), N5 (number joker), J (joker) and +3.

## Events: one card (O8, O9)

lays-card =
    .does = lays {$card} and draws {$drawn ->
        [0] no card
        [one] one card
       *[other] {$drawn} cards
    }
    .you = lay {$card} and draw {$drawn ->
        [0] no card
        [one] one card
       *[other] {$drawn} cards
    }
lays-number-joker =
    .does = lays {$card} on {$field} and draws {$drawn ->
        [0] no card
        [one] one card
       *[other] {$drawn} cards
    }
    .you = lay {$card} on {$field} and draw {$drawn ->
        [0] no card
        [one] one card
       *[other] {$drawn} cards
    }
lays-joker =
    .does = lays a joker on {$field} and draws {$drawn ->
        [0] no card
        [one] one card
       *[other] {$drawn} cards
    }
    .you = lay a joker on {$field} and draw {$drawn ->
        [0] no card
        [one] one card
       *[other] {$drawn} cards
    }
swaps-for-joker =
    .does = discards {$card} and takes a joker
    .you = discard {$card} and take a joker
swaps-for-card =
    .does = discards {$card}; there is no joker left, so {$drawn ->
        [0] nothing comes for it
       *[other] a card is drawn instead
    }
    .you = discard {$card}; there is no joker left, so {$drawn ->
        [0] nothing comes for it
       *[other] a card is drawn instead
    }
plays-plus-three =
    .does = plays a +3 and draws {$drawn ->
        [0] no card
        [one] one card
       *[other] {$drawn} cards
    }
    .you = play a +3 and draw {$drawn ->
        [0] no card
        [one] one card
       *[other] {$drawn} cards
    }
draws-with-empty-hand =
    .does = has no cards and draws {$drawn ->
        [0] none, for there are none
        [one] one
       *[other] {$drawn}
    }
    .you = have no cards and draw {$drawn ->
        [0] none, for there are none
        [one] one
       *[other] {$drawn}
    }
drew =
    .then = : {$cards}

## Events: claims (O10 to O18)

names-claim =
    .does = starts to claim {$claim}
    .you = start to claim {$claim}
fills-gap =
    .does = fills {$field} with {$filler ->
        [card] the card itself
        [number] the number joker
        [joker] a joker
       *[star] a small star
    }
    .you = fill {$field} with {$filler ->
        [card] the card itself
        [number] the number joker
        [joker] a joker
       *[star] a small star
    }
claims-short-run =
    .does = lays {$fillers} and claims the run {$claim} for {$stars ->
        [one] a small star
       *[other] {$stars} small stars
    }
    .you = lay {$fillers} and claim the run {$claim} for {$stars ->
        [one] a small star
       *[other] {$stars} small stars
    }
claims-foursome =
    .does = lays {$fillers} and claims the four {$number}s for {$stars ->
        [one] a small star
       *[other] {$stars} small stars
    }
    .you = lay {$fillers} and claim the four {$number}s for {$stars ->
        [one] a small star
       *[other] {$stars} small stars
    }
claims-long-run =
    .does = lays {$fillers} and claims the long run {$claim} for a big star{$paid ->
        [0] {""}
        [one] , paying one small star
       *[other] , paying {$paid} small stars
    }
    .you = lay {$fillers} and claim the long run {$claim} for a big star{$paid ->
        [0] {""}
        [one] , paying one small star
       *[other] , paying {$paid} small stars
    }
bonus =
    .then = , one of them the bonus for the +3 on the discard pile
cards-turned =
    .then = ; {$cards} come from the stack onto the board{$rejected ->
        [0] {""}
        [one] {" "}(one card that did not fit was discarded)
       *[other] {" "}({$rejected} cards that did not fit were discarded)
    }
no-card-fits = No card that is left fits a free field, so none is turned.
reshuffles = The stack ran out: the discard pile was shuffled and is the new stack.

## Events: the end (O21 to O23)

wins-by-three-stars = {$seat} has the third big star and wins.
    .you = You have the third big star and win.
ends-by-turn-limit = The turn limit is reached: the game is over.
ends-by-full-board = All 36 fields are taken: the game is over.
wins-by-rank = {$seat} wins with {$big ->
    [0] no big star
    [one] one big star
   *[other] {$big} big stars
} and {$small ->
    [0] no small star
    [one] one small star
   *[other] {$small} small stars
}.
    .you = You win with {$big ->
        [0] no big star
        [one] one big star
       *[other] {$big} big stars
    } and {$small ->
        [0] no small star
        [one] one small star
       *[other] {$small} small stars
    }.
shares-first-place = Shared first place: {$seat}, with {$big ->
    [0] no big star
    [one] one big star
   *[other] {$big} big stars
} and {$small ->
    [0] no small star
    [one] one small star
   *[other] {$small} small stars
}.
    .together = Shared first place: {$seats}, with {$big ->
        [0] no big star
        [one] one big star
       *[other] {$big} big stars
    } and {$small ->
        [0] no small star
        [one] one small star
       *[other] {$small} small stars
    } each.

## Refusals

hand-is-empty = Your hand is empty: draw two cards.
hand-is-not-empty = Drawing alone is only for an empty hand: play a card or claim something.
card-not-in-hand = {$card} is not in your hand.
number-joker-has-a-field = {$card} can still be laid on {$fields}, so it cannot be discarded for a joker.
field-is-taken = {$field} is taken; lay {$card} on a free field of its number.
joker-is-never-swapped = {$field} is taken, and a joker is never discarded for a joker: lay it on a free field.
no-small-stars-left = There is no small star left to win, and a claim must bring a star.
claim-has-no-gap = All its fields are taken already: a claim needs at least one card from your hand.
run-is-longer = A run cannot be cut short: with these fields filled it would be {$run}.
run-is-a-long-run = With these fields filled the run is complete from 1 to 9: claim the long run.
long-run-needs-a-card = At least one gap of a long run must be filled by a card from your hand.
cards-are-missing = You hold no card for {$fields}, and {$spare ->
    [0] no joker
    [one] only one joker
   *[other] only {$spare} jokers
} to stand in.
cards-and-stars-are-missing = You hold no card for {$fields}, and {$spare ->
    [0] no joker or star
    [one] only one joker or star
   *[other] only {$spare} jokers and stars
} to stand in.
no-claim-named = Name a claim first (for example: claim R3-7), then fill its gaps.
claim-comes-first = Your claim of {$claim} is not complete: fill {$field}, or undo it.
gap-comes-later = Gaps are filled in ascending order: {$next} comes before {$field}.
gap-is-filled = {$field} is filled already; {$next} is next.
not-a-gap = {$field} is not a gap of {$claim}; {$next} is next.
number-joker-is-used = {$card} fills another gap of this claim already.
no-joker-left = You have no joker left for this gap.
no-star-left = You have no small star left for this gap.
stars-only-in-long-runs = Small stars fill gaps of long runs only.
needed-for-later-gaps = Then nothing would be left for {$fields}: use something else here.
