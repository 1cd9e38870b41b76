### Bloom: the words of the board.

place = Round { $round } of { $rounds }

## Tiles

tile = { $flowers ->
    [one] { $number }, 1 flower
   *[other] { $number }, { $flowers } flowers
}
joker = Joker
display = Display
display-tile = { $tile }, in the display
jokers = Jokers
joker-places = { $count ->
    [0] No joker on the joker places
    [one] 1 joker on the joker places
   *[other] { $count } jokers on the joker places
}
pool = Pool
pool-left = { $count ->
    [one] Pool, 1 tile left
   *[other] Pool, { $count } tiles left
}

## Scoring tiles

scoring = Scoring tiles
scoring-there = { $count ->
    [one] Scoring tile { $value }
   *[other] Scoring tile { $value }, { $count } left
}
scoring-gone = Scoring tile { $value }: taken by { $names }
won = { $values ->
    [none] No scoring tile yet
   *[other] Scoring tiles: { $values }
}

## Seats and rows

table = Rows on the table
stock-size = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
stock-passed = { $count ->
    [one] 1 tile, had to pass
   *[other] { $count } tiles, had to pass
}
known = Known to all: { $tiles }
stock-left = Left over: { $tiles }
no-rows = No row yet
row = { $flowers ->
    [one] Row { $row }, 1 flower: { $tiles }
   *[other] Row { $row }, { $flowers } flowers: { $tiles }
}
row-joker = joker
table-tile = { $tile }, in row { $row }
tile-new = { $tile }, new in row { $row }. Take it back.
extend = Add to row { $row }
place-first = Put it first in row { $row }
place-after = Put it after { $tile }

## The new row and the rack

new-row = The new row
bench-tile = { $tile }, in the new row. Take it back.
bench-shown = { $tile }, in the new row
loot-tile = { $tile }, robbed. Lay it in the new row.
robbed = robbed
tally = { $flowers ->
    [one] 1 flower
   *[other] { $flowers } flowers
}
tally-wins = { $flowers ->
    [one] 1 flower brings the scoring tile { $wins }
   *[other] { $flowers } flowers bring the scoring tile { $wins }
}
rack = Your tiles
rack-tile = { $tile }, in your stock

## The dock

ask-turn = Draw tiles, lay a new row, or add to a row.
ask-turn-new = Draw tiles, or lay a new row.
ask-turn-draw = Draw: nothing you have makes a row yet.
ask-turn-build = Lay a new row, or add to a row.
ask-turn-build-new = Lay a new row.
note-turn = Tap your tiles to lay them, or open ones to take them.
note-turn-swap = Tap your tiles to lay them, open ones to take them, or a joker to swap it.
note-turn-draw = Tap an open tile, or the pool.
note-turn-build = Tap your tiles to lay them.
ask-pass = Nothing can be drawn, laid or added.
do-pass = Pass
ask-draw = Draw one tile face down.
note-draw = You see it before you choose a second one.
do-draw = Draw
ask-take = Take { $one }.
ask-take-more = Take { $one }, and one more if you like.
note-take = The second one may be open, or from the pool.
do-take = Take it
do-take-only = Take only this
ask-take-two = Take { $one } and { $two }.
do-take-two = Take both
ask-take-draw = Take { $one } and one face down.
do-take-draw = Take and draw
ask-second = Take a second tile?
do-no-second = No second tile
ask-row = { $count ->
    [one] One tile laid: a row has at least three.
   *[other] { $count } tiles laid: a row has at least three.
}
ask-loot = Lay the robbed tile in your new row.
note-row = Tap what is lit: every step is one or two.
note-row-rob = Tap what is lit: every step is one or two. You may rob up to two tiles of one row.
ask-complete = { $flowers ->
    [one] Add more tiles, or lay this row: 1 flower for the { $wins }.
   *[other] Add more tiles, or lay this row: { $flowers } flowers for the { $wins }.
}
ask-full = { $flowers ->
    [one] Nothing more fits, lay this row: 1 flower for the { $wins }.
   *[other] Nothing more fits, lay this row: { $flowers } flowers for the { $wins }.
}
ask-complete-nothing = { $flowers ->
    [one] Add more tiles, or lay this row. No scoring tile is left for 1 flower.
   *[other] Add more tiles, or lay this row. No scoring tile is left for { $flowers } flowers.
}
ask-full-nothing = { $flowers ->
    [one] Nothing more fits, lay this row. No scoring tile is left for 1 flower.
   *[other] Nothing more fits, lay this row. No scoring tile is left for { $flowers } flowers.
}
note-complete = Tap a tile of the row to take it back.
ask-last = Your last tile: this ends the round.
ask-row-joker = You lay this row and take a joker.
do-row = Lay the row
ask-add = { $whose ->
    [own] Choose the tiles you add to your row { $row }.
   *[other] Choose the tiles you add to { $name }’s row { $row }.
}
ask-adding = You add { $tiles } here.
ask-adding-more = You add { $tiles } here. More?
ask-added = Anything more to add?
note-added = Adding brings no scoring tile.
tile-added = { $tile ->
    [J] a joker
   *[other] { $tile }
}
do-add = Add { $tiles }
do-added = That is all
ask-place = { $tile ->
    [J] Where does the joker go? Choose its place in the row.
   *[other] Where does { $tile } go? Choose its place in the row.
}
ask-swap = Choose the tile that takes the joker’s place.
note-swap = Tap the joker once more to rob it instead.
ask-swapped = The joker comes into your stock.
note-swapped = Swap now, or go on building with it at once.
do-swap = Swap
ask-reward = A row of three, nothing robbed: you may take a joker.
do-joker = Take the joker
do-no-joker = Leave it

## The score

tie-break = Ties: the higher score in the second round wins.
score-tiles = Round { $round }: scoring tiles
score-left = Round { $round }: flowers left over

## When a round is counted

count-title = Round { $round } is over
count-next = { $name } has the fewest points and begins round { $round }.
count-next-you = You have the fewest points and begin round { $round }.
count-tiles = Scoring tiles
count-left = Flowers left over
count-points = This round
left-cost = Left over: { $tiles }. That costs { $cost }.
left-none = nothing left

## The goal, and what the signs mean

goal = { $rounds ->
    [one] Most points win. Leftover flowers cost.
   *[other] Most points after { $rounds } rounds win. Leftover flowers cost.
}
near = nearly out
legend-row = 3+ | A row has three or more tiles, each one or two higher than the one before. After 100 comes 1.
legend-flowers = ✿ | A new row brings the scoring tile of as many points as it has flowers. If that one is gone you get the next lower one: six flowers may bring only the 2.
legend-left = − | Whoever lays their last tile ends the round. Every flower still in your stock then costs a point.
legend-rob = ↷ | One or two tiles of a new row may be robbed from one row on the table, if a row stays there.
legend-joker = Joker | It stands for any number. Put the right number in its place and the joker is yours.
