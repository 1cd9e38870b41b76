# Hints of Superstar: what to do (do-…) and what it leads to (why-…), always beside the next best choice.

do-pass = Pass.
    .if = pass
do-lead = { $card ->
    [J] Lead a joker.
   *[other] { $star ->
        [R] Lead { $card } with the red star.
        [Y] Lead { $card } with the yellow star.
        [G] Lead { $card } with the green star.
        [B] Lead { $card } with the blue star.
        [P] Lead { $card } with the purple star.
       *[none] Lead { $card }.
    }
}
    .if = { $card ->
        [J] lead a joker
       *[other] { $star ->
            [R] lead { $card } with the red star
            [Y] lead { $card } with the yellow star
            [G] lead { $card } with the green star
            [B] lead { $card } with the blue star
            [P] lead { $card } with the purple star
           *[none] lead { $card }
        }
    }
do-play = { $card ->
    [J] Play a joker.
   *[other] { $star ->
        [R] Play { $card } with the red star.
        [Y] Play { $card } with the yellow star.
        [G] Play { $card } with the green star.
        [B] Play { $card } with the blue star.
        [P] Play { $card } with the purple star.
       *[none] Play { $card }.
    }
}
    .if = { $card ->
        [J] play a joker
       *[other] { $star ->
            [R] play { $card } with the red star
            [Y] play { $card } with the yellow star
            [G] play { $card } with the green star
            [B] play { $card } with the blue star
            [P] play { $card } with the purple star
           *[none] play { $card }
        }
    }
do-keep = Keep all your cards.
    .if = keep all your cards
do-done = Leave it at that.
    .if = leave it at that
do-discard = Discard { $cards ->
    [J] a joker
   *[other] { $cards }
}.
    .if = discard { $cards ->
        [J] a joker
       *[other] { $cards }
    }
done-last-to-play = This wins the round.
why-last-to-play = { $ever ->
    [no] You { $share } play the last card and win the round
   *[yes] You play the last card and win the round { $share }
}, but { $other_share } { $instead }.
why-match-lost = { $ever ->
    [no] The others { $share } win the match with this round
   *[yes] Somebody else wins the match with this round { $share }
}, but { $other_share } { $instead }.
why-match-lost-by = { $ever ->
    [no] { $rival_seat } { $share } wins the match with this round
   *[yes] { $rival_seat } wins the match with this round { $share }
}, but { $other_share } { $instead }.
why-cards-kept = { $average ->
    [yes] On average you
   *[no] You
} keep { $amount ->
    [0] no card
    [one] one card
   *[other] { $amount } cards
} at the end of the round, but { $other_amount ->
    [0] none
    [one] one
   *[other] { $other_amount }
} { $instead }; who keeps fewer draws more new ones.

# What puzzles are about: the kinds of turns (see puzzle_themes.json), and the question between turns of one kind.

kind-exchange = exchange cards
kind-exchange-which = Which cards to exchange?
kind-keep = keep them
kind-keep-which = What to keep?
kind-lead = lead
kind-lead-which = Which card to lead?
kind-play = play
kind-play-which = Which card to play?
kind-pass = pass
kind-pass-which = When to pass?
