# Bloom in words. Arguments: $seat is a player's name; $tile a tile ("17", "J" for a joker); $tiles a list of tiles;
# $row a row on the table by its outermost numbers ("34–44"), $owner_seat the name of its owner, $whose "own" if
# that is who acts.

## What happened

takes =
    .does = takes { $tile }
    .you = take { $tile }
draws =
    .does = draws a tile from the pool
    .you = draw a tile from the pool
draws-own =
    .does = { $tile ->
        [J] draws a joker from the pool
       *[other] draws { $tile } from the pool
    }
    .you = { $tile ->
        [J] draw a joker from the pool
       *[other] draw { $tile } from the pool
    }
robs =
    .does = robs { $tile ->
        [J] a joker
       *[other] { $tile }
    } from { $whose ->
        [own] their own row { $row }
        [yours] your row { $row }
       *[other] { $owner_seat }’s row { $row }
    }
    .you = rob { $tile ->
        [J] a joker
       *[other] { $tile }
    } from { $whose ->
        [own] your own row { $row }
       *[other] { $owner_seat }’s row { $row }
    }
swaps =
    .does = swaps { $tile } for a joker in { $whose ->
        [own] their own row { $row }
        [yours] your row { $row }
       *[other] { $owner_seat }’s row { $row }
    }
    .you = swap { $tile } for a joker in { $whose ->
        [own] your own row { $row }
       *[other] { $owner_seat }’s row { $row }
    }
adds =
    .does = adds { $tile ->
        [J] a joker
       *[other] { $tile }
    } to { $whose ->
        [own] their row { $row }
        [yours] your row { $row }
       *[other] { $owner_seat }’s row { $row }
    }
    .you = add { $tile ->
        [J] a joker
       *[other] { $tile }
    } to { $whose ->
        [own] your row { $row }
       *[other] { $owner_seat }’s row { $row }
    }
lays =
    .does = lays { $tiles } ({ $flowers ->
        [one] one flower
       *[other] { $flowers } flowers
    }) for the scoring tile { $value }
    .you = lay { $tiles } ({ $flowers ->
        [one] one flower
       *[other] { $flowers } flowers
    }) for the scoring tile { $value }
lays-for-nothing =
    .does = lays { $tiles } ({ $flowers ->
        [one] one flower; no scoring tile is left for it
       *[other] { $flowers } flowers; no scoring tile is left for them
    })
    .you = lay { $tiles } ({ $flowers ->
        [one] one flower; no scoring tile is left for it
       *[other] { $flowers } flowers; no scoring tile is left for them
    })
takes-joker =
    .does = takes a joker
    .you = take a joker
passes =
    .does = can do nothing and has to pass
    .you = can do nothing and have to pass
turned = { $count ->
    [one] { $tiles } is new in the display.
   *[other] { $tiles } are new in the display.
}
    .then = { $count ->
        [one] ; { $tiles } takes its place
       *[other] ; { $tiles } replace them
    }
turned-jokers = { $count ->
    [one] A joker turns up and goes to the joker places.
   *[other] { $count } jokers turn up and go to the joker places.
}
    .then = { $count ->
        [one] ; a joker turns up, too
       *[other] ; { $count } jokers turn up, too
    }
round-over = Round { $round } is over.
round-points = { $left ->
    [0] { $seat }: { $scored } from scoring tiles, nothing left in the stock, total { $points }.
    [one] { $seat }: { $scored } from scoring tiles, less one flower left in the stock, total { $points }.
   *[other] { $seat }: { $scored } from scoring tiles, less { $left } flowers left in the stock, total { $points }.
}
next-round =
    .does = begins round { $round }
    .you = begin round { $round }
wins = { $points ->
    [one] { $seat } wins with one point.
   *[other] { $seat } wins with { $points } points.
}
    .you = { $points ->
        [one] You win with one point.
       *[other] You win with { $points } points.
    }
shares = { $points ->
    [one] Shared victory: { $seat }, one point.
   *[other] Shared victory: { $seat }, { $points } points.
}
    .together = { $points ->
        [one] Shared victory: { $seats }, one point each.
       *[other] Shared victory: { $seats }, { $points } points each.
    }

## What is not allowed, and why

refuse-over = The game is over.
refuse-turn = A turn begins with a swap, or with one action: draw, lay a new row, or add to a row.
refuse-swap = A joker is being swapped: choose the tile of yours that takes its place.
refuse-draw = You are drawing: take a second tile, or end your turn.
refuse-rob = You are robbing for a new row: rob a second tile of the same row, or begin to lay.
refuse-row = You are laying a new row: lay the next tile, or finish the row.
refuse-add = You are adding to a row: add another tile, or end your turn.
refuse-place = The tile fits in several places: choose the one you mean.
refuse-reward = You may take a joker for your row of three, or leave it.
refuse-count = The round is being counted; then the next one begins.
refuse-not-shown = { $tile } is not in the display.
refuse-pool-empty = The pool is empty: nothing is left to draw face down.
refuse-no-joker = There is no joker { $joker } on the table.
refuse-swap-last = After that swap no action would be left to you, and whoever can act must act.
refuse-swap-fits = You hold no number that fits in place of that joker in row { $row }.
refuse-no-row = There is no row { $row } on the table.
refuse-own-row-first = At this table you add to rows only after laying a row of your own in this round.
refuse-nothing-fits = None of your tiles can be added to row { $row }: steps are one or two, and places between must be free.
refuse-not-lying = { $tile ->
    [J] That joker is not in a row.
   *[other] { $tile } is not in a row.
}
refuse-one-row = { $tile ->
    [J] That joker is in another row: only row { $row } may be robbed in this turn.
   *[other] { $tile } is in another row: only row { $row } may be robbed in this turn.
}
refuse-robbery-order = { $tile ->
    [J] Rob from left to right: take back the first tile to begin with that joker.
   *[other] Rob from left to right: take back the first tile to begin with { $tile }.
}
refuse-robbery-useless = { $tile ->
    [J] You could not lay a row with that joker.
   *[other] You could not lay a row with { $tile }.
}
refuse-robbery-short = { $left ->
    [one] Only one tile of row { $row } would be left; a row has at least three.
   *[other] Only { $left } tiles of row { $row } would be left; a row has at least three.
}
refuse-robbery-gap = { $tile ->
    [J] Without that joker there would be a gap in row { $row }: steps are one or two.
   *[other] Without { $tile } there would be a gap in row { $row }: steps are one or two.
}
refuse-not-held = { $tile ->
    [J] You hold no joker.
   *[other] { $tile } is not in your stock.
}
refuse-swap-tile = { $tile ->
    [J] A joker is swapped for a number, not for another joker.
   *[other] { $tile } does not fit in place of the joker in row { $row }.
}
refuse-add-tile = { $tile ->
    [J] A joker finds no place in row { $row }.
   *[other] { $tile } finds no place in row { $row }: every step must be one or two.
}
refuse-begin = { $tile ->
    [J] No row of three or more can be laid that begins with a joker.
   *[other] No row of three or more can be laid from your stock that begins with { $tile }: steps are one or two.
}
refuse-after-robbery = { $tile ->
    [J] You could not lay a row with the robbed tiles that begins with a joker.
   *[other] You could not lay a row with the robbed tiles that begins with { $tile }.
}
refuse-robbed-row-torn = What is left of row { $row } is not a row: rob a second tile of it first.
refuse-next = { $tile } cannot come next after { $laid }: { $jokers ->
    [0] only { $low } or { $high } can.
   *[other] only a number from { $low } to { $high } can.
}
refuse-next-unfinished = { $tile ->
    [J] A joker cannot come next after { $laid }: you could not finish that row.
   *[other] { $tile } cannot come next after { $laid }: you could not finish that row.
}
refuse-done-add = Nothing has been added yet: add at least one tile.
refuse-done-loot = What was robbed must be laid too: { $tiles }.
refuse-done-short = A row has at least three tiles, one of them a number.
refuse-no-place = { $tile ->
    [J] A joker cannot go there.
   *[other] { $tile } cannot go there ({ $place }).
}
refuse-pass = Nobody passes by choice: as long as anything can be drawn, laid or added, it must be.
