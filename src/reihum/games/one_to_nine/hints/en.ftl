# Hints of One to 9: what to do (do-…) and what it leads to (why-…), always beside the next best choice.

do-draw = Draw two cards.
    .if = draw two cards
do-plus-three = Play a +3.
    .if = play a +3
do-lay = Lay { $card }.
    .if = lay { $card }
do-lay-number = Lay { $card } on { $field }.
    .if = lay { $card } on { $field }
do-lay-joker = Lay a joker on { $field }.
    .if = lay a joker on { $field }
do-swap = Discard { $card } and take a joker.
    .if = discard { $card } for a joker
do-discard = Discard { $card } and draw a card.
    .if = discard { $card } and draw a card
do-claim = Claim the run { $claim } with { $fillers ->
    [J] a joker
   *[other] { $fillers }
}.
    .if = claim the run { $claim } with { $fillers ->
        [J] a joker
       *[other] { $fillers }
    }
do-claim-four = Claim the four { $number }s with { $fillers ->
    [J] a joker
   *[other] { $fillers }
}.
    .if = claim the four { $number }s with { $fillers ->
        [J] a joker
       *[other] { $fillers }
    }
do-claim-long = Claim the long run { $claim } with { $fillers ->
    [J] a joker
   *[other] { $fillers }
}.
    .if = claim the long run { $claim } with { $fillers ->
        [J] a joker
       *[other] { $fillers }
    }
why-big-star = { $amount ->
    [0] You get no big star now, but one { $instead }.
   *[other] You get a big star now, but none { $instead }.
}
why-small-stars = { $amount ->
    [0] You get no small star now
    [one] You get one small star now
    [2] You get two small stars now
    [3] You get three small stars now
    [4] You get four small stars now
   *[other] You get { $amount } small stars now
}, but { $other_amount ->
    [0] none
    [one] one
    [2] two
    [3] three
    [4] four
   *[other] { $other_amount }
} { $instead }.
why-own-long-run = { $ever ->
    [no] You can { $share } claim a long run next turn
   *[yes] You can claim a long run next turn { $share }
}, but { $other_share } { $instead }.
why-rival-long-run = { $ever ->
    [no] The others { $share } claim a long run before your next turn
   *[yes] Somebody else claims a long run before your next turn { $share }
}, but { $other_share } { $instead }.
why-rival-long-run-by = { $ever ->
    [no] { $rival_seat } { $share } claims a long run before your next turn
   *[yes] { $rival_seat } claims a long run before your next turn { $share }
}, but { $other_share } { $instead }.
why-rival-stars = { $average ->
    [yes] On average the
   *[no] The
} others get { $amount ->
    [0] no small star
    [one] one small star
   *[other] { $amount } small stars
} before your next turn, but { $other_amount ->
    [0] none
    [one] one
   *[other] { $other_amount }
} { $instead }.

# What puzzles are about: the kinds of turns (see puzzle_themes.json), and the question between turns of one kind.

kind-claim = claim
kind-claim-which = Which run to claim?
kind-lay = lay
kind-lay-which = Which card to lay?
kind-swap = discard
kind-swap-which = Which card to discard?
kind-draw = draw
kind-draw-which = When to draw?
