### Pretty Tricky: what happened, and why a move is refused.
### $seat is the name of a player, $row the sum a row stands for (2 to 12).

## A turn of one's own (P4)

rolls =
    .does = rolls { $blue } in blue, { $red } in red
    .you = roll { $blue } in blue, { $red } in red
ticks-left =
    .does = { $count ->
        [one] ticks a box in row { $row } on the left
       *[other] ticks boxes in rows { $row } on the left
    }
    .you = { $count ->
        [one] tick a box in row { $row } on the left
       *[other] tick boxes in rows { $row } on the left
    }
gives-up-second =
    .does = gives up the second tick
    .you = give up the second tick
gives-up-both =
    .does = gives up both ticks
    .you = give up both ticks
cannot-tick-left = No pair of dice finds a free box on { $seat }’s left half.
    .you = No pair of dice finds a free box on your left half.

## The others (P5)

ticks-right =
    .does = ticks a box in row { $row } on the right
    .you = tick a box in row { $row } on the right
fills-right =
    .does = fills that half
    .you = fill that half
gives-up-right =
    .does = gives up the tick
    .you = give up the tick
cannot-tick-right = No pair of blue dice finds a free box on { $seat }’s right half.
    .together = No pair of blue dice finds a free box on the right halves of { $seats }.
    .you = No pair of blue dice finds a free box on your right half.

## Completing a row (P6)

completes-row = { $seat } completes row { $row } and ticks its (!); everyone ticks a circle there, { $circles ->
    [one] the first.
    [2] the second.
    [3] the third.
   *[other] the fourth.
}
    .you = You complete row { $row } and tick its (!); everyone ticks a circle there, { $circles ->
        [one] the first.
        [2] the second.
        [3] the third.
       *[other] the fourth.
    }

## The end (P8 to P11)

ends-by-symbols = { $seat } has { $symbols } (!): the game is over.
    .you = You have { $symbols } (!): the game is over.
ends-by-rounds = { $rounds ->
    [one] That was the only round: the game is over.
   *[other] That was the last of { $rounds } rounds: the game is over.
}
wins = { $points ->
    [one] { $seat } wins with one point: { $x } for (!) and { $xx } for right rows.
   *[other] { $seat } wins with { $points } points: { $x } for (!) and { $xx } for right rows.
}
    .you = { $points ->
        [one] You win with one point: { $x } for (!) and { $xx } for right rows.
       *[other] You win with { $points } points: { $x } for (!) and { $xx } for right rows.
    }
shares-the-win = { $points ->
    [one] Shared victory: { $seat }, { $points } point ({ $x } for (!) and { $xx } for right rows).
   *[other] Shared victory: { $seat }, { $points } points ({ $x } for (!) and { $xx } for right rows).
}
    .together = { $points ->
        [one] Shared victory: { $seats }, { $points } point each ({ $x } for (!) and { $xx } for right rows).
       *[other] Shared victory: { $seats }, { $points } points each ({ $x } for (!) and { $xx } for right rows).
    }

## Refusals

refuse-over = The game is over.
refuse-right-half = You rolled the dice yourself, so tick row { $sum } on the left half, not on the right.
refuse-left-half = Somebody else rolled the dice, so tick row { $sum } on the right half, not on the left.
refuse-no-pair = No two of the dice { $dice } make { $row }.
refuse-left-full = Row { $row } of your left half has no free box.
refuse-other-pair = You ticked { $first }; the other two dice make { $other }, not { $row }.
refuse-order = Ticks are entered from the lower row up. Take back row { $first } and begin with row { $row }.
refuse-right-full = Row { $row } of your right half has no free box.
refuse-red = { $row } would need the red die. Two blue dice make { $offered }.
refuse-no-blue-pair = No two blue dice make { $row }. They make { $offered }.
