# Bloom in words. Arguments: $seat is a player's name; $tile a tile ("17", "J" for a joker); $tiles a list of tiles;
# $row a row on the table by its outermost numbers ("34–44"), $owner_seat the name of its owner, $whose "own" if
# that is who acts.

## What happened

takes = { $seat } takes { $tile } from the display.
draws = { $seat } draws a tile from the pool.
draws-own = { $tile ->
    [J] { $seat } draws a joker from the pool.
   *[other] { $seat } draws { $tile } from the pool.
}
robs = { $whose ->
    [own] { $tile ->
        [J] { $seat } robs a joker from their own row { $row }.
       *[other] { $seat } robs { $tile } from their own row { $row }.
    }
   *[other] { $tile ->
        [J] { $seat } robs a joker from { $owner_seat }’s row { $row }.
       *[other] { $seat } robs { $tile } from { $owner_seat }’s row { $row }.
    }
}
swaps = { $whose ->
    [own] { $seat } puts { $tile } in place of a joker in their own row { $row } and takes the joker.
   *[other] { $seat } puts { $tile } in place of a joker in { $owner_seat }’s row { $row } and takes the joker.
}
adds = { $whose ->
    [own] { $tile ->
        [J] { $seat } adds a joker to their own row { $row }.
       *[other] { $seat } adds { $tile } to their own row { $row }.
    }
   *[other] { $tile ->
        [J] { $seat } adds a joker to { $owner_seat }’s row { $row }.
       *[other] { $seat } adds { $tile } to { $owner_seat }’s row { $row }.
    }
}
lays = { $flowers ->
    [one] { $seat } lays { $tiles }: one flower, for the scoring tile { $value }.
   *[other] { $seat } lays { $tiles }: { $flowers } flowers, for the scoring tile { $value }.
}
lays-for-nothing = { $flowers ->
    [one] { $seat } lays { $tiles }: one flower, but no scoring tile is left for it.
   *[other] { $seat } lays { $tiles }: { $flowers } flowers, but no scoring tile is left for them.
}
takes-joker = { $seat } takes a joker from the joker places.
passes = { $seat } can do nothing and has to pass.
turned = { $count ->
    [one] { $tiles } is turned over onto the display.
   *[other] { $tiles } are turned over onto the display.
}
turned-jokers = { $count ->
    [one] A joker turns up and goes on the joker places.
   *[other] { $count } jokers turn up and go on the joker places.
}
round-over = Round { $round } is over.
round-points = { $left ->
    [0] { $seat }: { $scored } from scoring tiles and nothing left in the stock, { $points } points.
    [one] { $seat }: { $scored } from scoring tiles, less one flower left in the stock, { $points } points.
   *[other] { $seat }: { $scored } from scoring tiles, less { $left } flowers left in the stock, { $points } points.
}
next-round = { $seat } begins round { $round }.
wins = { $points ->
    [one] { $seat } wins with one point.
   *[other] { $seat } wins with { $points } points.
}
shares = { $points ->
    [one] { $seat } shares the victory with one point.
   *[other] { $seat } shares the victory with { $points } points.
}

## What is not allowed, and why

refuse-over = The game is over.
refuse-turn = A turn begins with a swap, or with one action: draw, lay a new row, or add to a row.
refuse-swap = A joker is being swapped: name the tile of yours that takes its place.
refuse-draw = You are drawing: take a second tile, or say done.
refuse-rob = You are robbing for a new row: rob a second tile of the same row, or begin to lay.
refuse-row = You are laying a new row: lay the next tile, from left to right, or say done.
refuse-add = You are adding to a row: lay another tile there, or say done.
refuse-place = The tile fits in several places: say behind which tile it goes, or first.
refuse-reward = You may take a joker for your row of three, or say done.
refuse-count = The round is being counted: say next to go on to the next one.
refuse-not-shown = { $tile } does not lie on the display.
refuse-pool-empty = The pool is empty: nothing is left to draw face down.
refuse-no-joker = There is no joker { $joker } on the table.
refuse-swap-last = After that swap no action would be left to you, and who can act must act.
refuse-swap-fits = You hold no number that fits in place of that joker in row { $row }.
refuse-no-row = There is no row { $row } on the table.
refuse-own-row-first = At this table you add to rows only after laying a row of your own in this round.
refuse-nothing-fits = None of your tiles can be added to row { $row }: steps are one or two, and places between must be free.
refuse-not-lying = { $tile ->
    [J] That joker does not lie in a row.
   *[other] { $tile } does not lie in a row.
}
refuse-one-row = { $tile ->
    [J] That joker lies in another row: only row { $row } may be robbed in this turn.
   *[other] { $tile } lies in another row: only row { $row } may be robbed in this turn.
}
refuse-robbery = { $tile ->
    [J] Robbing that joker would break row { $row }, or you could not lay a row with it. Two robbed tiles are named from left to right.
   *[other] Robbing { $tile } would break row { $row }, or you could not lay a row with it. Two robbed tiles are named from left to right.
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
    [J] A row that holds the robbed tiles cannot begin with a joker, or the robbed row is not yet whole.
   *[other] A row that holds the robbed tiles cannot begin with { $tile }, or the robbed row is not yet whole.
}
refuse-next = { $tile ->
    [J] A joker cannot come next after { $laid }: the row could not be completed.
   *[other] { $tile } cannot come next after { $laid }: steps are one or two, and the row must stay able to be completed.
}
refuse-done-add = Nothing is added yet: lay at least one tile.
refuse-done-loot = What was robbed must be laid too: { $tiles }.
refuse-done-short = A row has at least three tiles, one of them a number.
refuse-no-place = { $tile ->
    [J] A joker cannot go there.
   *[other] { $tile } cannot go there ({ $place }).
}
refuse-pass = Nobody passes by choice: as long as anything can be drawn, laid or added, it must be.
