### Pretty Tricky: what happened, and why a move is refused.
### $seat is the name of a player, $row the sum a row stands for (2 to 12).

## A turn of one's own (P4)

rolls = { $seat } rolls { $blue } in blue and { $red } in red.
ticks-left = { $seat } ticks left { $row }.
gives-up-second = { $seat } gives up the second tick.
gives-up-both = { $seat } gives up both ticks.
cannot-tick-left = No pair of dice finds a free box on { $seat }’s left half.

## The others (P5)

ticks-right = { $seat } ticks right { $row }.
fills-right = { $seat } has filled the right half of row { $row }.
gives-up-right = { $seat } gives up the tick.
cannot-tick-right = No pair of blue dice finds a free box on { $seat }’s right half.

## Completing a row (P6)

completes-row = { $seat } completes row { $row } and ticks its (!). Everyone ticks a circle: { $circles ->
    [one] the first of this row.
   *[other] this row now has { $circles }.
}

## The end (P8 to P11)

ends-by-symbols = { $seat } has { $symbols } (!): the game is over.
ends-by-rounds = { $rounds ->
    [one] After one round, the limit agreed on, the game is over.
   *[other] After { $rounds } rounds, the limit agreed on, the game is over.
}
wins = { $points ->
    [one] { $seat } wins with one point: { $x } for (!) and { $xx } for right rows.
   *[other] { $seat } wins with { $points } points: { $x } for (!) and { $xx } for right rows.
}
shares-the-win = { $points ->
    [one] { $seat } shares the win with one point: { $x } for (!) and { $xx } for right rows.
   *[other] { $seat } shares the win with { $points } points: { $x } for (!) and { $xx } for right rows.
}

## Refusals

refuse-over = The game is over.
refuse-right-half = You rolled the dice yourself, so your ticks go on the left half: left { $sum } instead of right { $sum }.
refuse-left-half = Somebody else rolled the dice, so your tick goes on the right half: right { $sum } instead of left { $sum }.
refuse-no-pair = No two of the dice { $dice } make { $row }.
refuse-left-full = Row { $row } of your left half has no free box.
refuse-other-pair = You ticked { $first }; the other two dice make { $other }, not { $row }.
refuse-order = Ticks are entered from the lower row up. Take back left { $first } and begin with left { $row }.
refuse-right-full = Row { $row } of your right half has no free box.
refuse-red = { $row } would need the red die. Two blue dice make { $offered }.
refuse-no-blue-pair = No two blue dice make { $row }. They make { $offered }.
