# Hints of Bloom: what to do (do-…) and what it leads to (why-…), always beside the next best choice.

do-take = Take { $tiles } from the display.
do-draw = Draw a tile from the pool.
do-swap = { $whose ->
    [own] Put { $tile } in place of the joker in your row { $row } and take the joker.
   *[other] Put { $tile } in place of the joker in { $owner_seat }’s row { $row } and take the joker.
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
do-lay = Lay { $tiles }.
do-add = { $whose ->
    [own] Add { $tiles } to your row { $row }.
   *[other] Add { $tiles } to { $owner_seat }’s row { $row }.
}
do-take-joker = Take a joker from the joker places.
do-pass = Pass; you can do nothing else.
do-next = Begin the next round.
do-done = Leave it at that.
why-scoring = Scoring tile: { $amount ->
    [0] none
   *[other] { $amount }
}; with the next best choice: { $other_amount ->
    [0] none
   *[other] { $other_amount }
}.
why-tiles-left = Tiles left in your stock: { $amount }; with the next best choice: { $other_amount }.
why-robbed = Somebody robs one of your rows before your next turn: { $share }; with the next best choice: { $other_share }.
why-robbed-by = { $rival_seat } robs one of your rows before your next turn: { $share }; with the next best choice: { $other_share }.
why-round-ends = The round ends before your next turn: { $share }; with the next best choice: { $other_share }.
