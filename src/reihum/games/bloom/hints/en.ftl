# Hints of Bloom: what to do (do-…) and what it leads to (why-…), always beside the next best choice.

do-take = Take { $tiles } from the display.
    .if = take { $tiles } from the display
do-draw = Draw a tile from the pool.
    .if = draw a tile from the pool
do-swap = { $whose ->
    [own] Put { $tile } in place of the joker in your row { $row } and take the joker.
   *[other] Put { $tile } in place of the joker in { $owner_seat }’s row { $row } and take the joker.
}
    .if = { $whose ->
        [own] put { $tile } in place of the joker in your row { $row }
       *[other] put { $tile } in place of the joker in { $owner_seat }’s row { $row }
    }
do-rob = { $whose ->
    [own] Rob { $tiles ->
        [J] the joker
       *[other] { $tiles }
    } from your own row { $row }.
   *[other] Rob { $tiles ->
        [J] the joker
       *[other] { $tiles }
    } from { $owner_seat }’s row { $row }.
}
    .if = { $whose ->
        [own] rob { $tiles ->
            [J] the joker
           *[other] { $tiles }
        } from your own row { $row }
       *[other] rob { $tiles ->
            [J] the joker
           *[other] { $tiles }
        } from { $owner_seat }’s row { $row }
    }
do-lay = Lay { $tiles ->
    [J] a joker
   *[other] { $tiles }
}.
    .if = lay { $tiles ->
        [J] a joker
       *[other] { $tiles }
    }
do-add = { $whose ->
    [own] Add { $tiles ->
        [J] a joker
       *[other] { $tiles }
    } to your row { $row }.
   *[other] Add { $tiles ->
        [J] a joker
       *[other] { $tiles }
    } to { $owner_seat }’s row { $row }.
}
    .if = { $whose ->
        [own] add { $tiles ->
            [J] a joker
           *[other] { $tiles }
        } to your row { $row }
       *[other] add { $tiles ->
            [J] a joker
           *[other] { $tiles }
        } to { $owner_seat }’s row { $row }
    }
do-take-joker = Take a joker from the joker places.
    .if = take a joker from the joker places
do-pass = Pass; you can do nothing else.
    .if = pass
do-next = Begin the next round.
    .if = begin the next round
do-done = Leave it at that.
    .if = leave it at that
why-scoring = { $amount ->
    [0] You get no scoring tile
   *[other] You get the scoring tile { $amount }
}, but { $other_amount ->
    [0] none
   *[other] the { $other_amount }
} { $instead }.
why-tiles-left = { $amount ->
    [0] You have no tile left
    [one] You have one tile left
   *[other] You have { $amount } tiles left
}, but { $other_amount ->
    [0] none
    [one] one
   *[other] { $other_amount }
} { $instead }.
why-robbed = { $ever ->
    [no] Your rows are { $share } robbed before your next turn
   *[yes] One of your rows is robbed before your next turn { $share }
}, but { $other_share } { $instead }.
why-robbed-by = { $ever ->
    [no] { $rival_seat } { $share } robs your rows before your next turn
   *[yes] { $rival_seat } robs one of your rows before your next turn { $share }
}, but { $other_share } { $instead }.
why-round-ends = { $ever ->
    [no] The round { $share } ends before your next turn
   *[yes] The round ends before your next turn { $share }
}, but { $other_share } { $instead }.

# What puzzles are about: the kinds of turns (see puzzle_themes.json), and the question between turns of one kind.

kind-rob = rob
kind-rob-which = What to rob?
kind-build = build
kind-build-which = Which row to build?
kind-add = add
kind-add-which = Where to add?
kind-swap = swap a joker
kind-swap-which = Which joker to swap?
kind-joker = take a joker
kind-joker-which = When to take a joker?
kind-draw = take tiles
kind-draw-which = Which tiles to take?
kind-wait = wait
kind-wait-which = When to wait?
