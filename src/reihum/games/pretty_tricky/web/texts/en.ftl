### Pretty Tricky: the words of the board.

place = Round { $round }
place-limit = Round { $round } of { $limit }
others = The other players
dice = The dice
the-roll = The roll
die = { $colour ->
    [red] Red die
   *[other] Blue die
}, { $value }
seat-info = (!) { $symbols }/{ $needed }

## The sheet

sheet-of = { $name }: sheet
left-half = My rolls
right-half = Their rolls
row-in-words = Row { $row }: left { $left } of { $leftBoxes }, right { $right } of { $rightBoxes }, circles: { $circles }
half-in-words = { $half ->
    [left] Row { $row }, left
   *[right] Row { $row }, right
}: { $ticked } of { $boxes } ticked
box-free = { $half ->
    [left] Row { $row }, left
   *[right] Row { $row }, right
}, next free box
box-staged = { $half ->
    [left] Row { $row }, left
   *[right] Row { $row }, right
}, pencilled in. Take it back.
symbol-on = Row { $row } is complete
symbol-soon = Row { $row } will be complete
symbol-open = Row { $row } is open
circles = { $circles } of 4 circles

## What the dice offer

choices = What the dice offer
means-nothing = No free box.
brief-nothing = no box
brief-ticks = { $count ->
    [one] 1 tick
   *[other] { $count } ticks
}
brief-finishes = fills row { $row }: +2
brief-circle = { $name }: +1
brief-circles = { $count } others: +1
brief-full = { $circles ->
    [0] fills row { $row }, pays later
   *[other] fills row { $row }: +{ $circles }
}
means-ticks = { $count ->
    [one] One tick, no row finished.
   *[other] Two ticks, no row finished.
}
means-finishes = Finishes row { $row }: +2.
means-circle = Row { $row } is full on the right: +1 for { $names }.
means-right-tick = One tick on the right half.
means-right-full = { $circles ->
    [0] Fills row { $row } on the right; every circle there will count.
   *[other] Fills row { $row } on the right: +{ $circles } so far.
}

## The dock

ask-pair = Pair the dice: choose two sums for your left half.
note-pair = You can also tap the boxes themselves.
ask-one = You tick row { $first } on the left.
note-one = The other pair has a free box too. Ticking now gives it up.
ask-two = You tick rows { $first } and { $second } on the left.
note-two = Tap a pencilled tick to take it back.
lead-rolled = { $name } rolled.
ask-blue = Take two of the blue dice and tick a box on your right half.
note-blue = The red die is not yours this time.
ask-right = You tick row { $first } on the right.
tick-one = Tick { $first } only
tick-two = Tick { $first } and { $second }
tick-right = Tick row { $first }
give-up = Give up the tick
give-up-both = Give up both ticks

## The score

tie-break = Ties: the higher score from right rows wins.
score-own = Own rows (!)
score-own-detail = { $count ->
    [one] 1 row, 2 points
   *[other] { $count } rows, 2 points each
}
score-right = Row { $row }, right
score-right-detail = { $circles ->
    [one] full, 1 circle
   *[other] full, { $circles } circles
}

## The goal, and what the signs mean

goal = Most points win. It ends when someone has { $needed } (!).
far = (!) { $symbols }/{ $needed } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
far-short = (!) { $symbols }/{ $needed } · { $points }
goal-limit = Most points win. It ends after { $limit } rounds or at { $needed } (!).
rolled-by = { $name } rolled
rolled-by-you = You rolled
comb-left = own rolls
comb-right = others’ rolls
near = one (!) to go
legend-left = Left | Your own rolls: two pairs of dice, a tick for each.
legend-right = Right | The others’ rolls: two of the three blue dice, one tick.
legend-bang = ! | Your left row is full: 2 points. When someone has enough of them, the match ends.
legend-circles = ○ | One for each player who filled the left row of this number. If your right row is full, each circle is a point for you.
legend-info = (!) 1/{ $needed } · 5 points | One (!) of the { $needed } that end the game. Points come from (!), 2 each, and from the circles of full right rows, 1 each.
