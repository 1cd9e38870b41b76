### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = The most points win, and every row you lay earns you one of these.
row = Lay three tiles, each one or two higher than the one before: 48, 49 and 50, or 49, 50 and 52.
tile = The flowers on your row decide which tile you win.
joker = A row of exactly three also brings a joker, which stands for any number: take it.
draw = Instead of laying, you may take two tiles: take the 29 and the 5.
rob = You may build with a tile from any row, as long as three are left there: rob the 32 for your 29 and 30.
add = Or you add to a row that lies there: add your 27.
left = A round ends when somebody has no tiles left, and the flowers on yours then cost you points.
free = Your turn: draw, lay or add, just as you like.
ready = That is all you need: now for a real game of one round.

## What the coach says the first time.

coach-robbed = Robbed tiles may come from any row, one or two of them, as long as a row of three is left.
coach-swap = You hold a number that fits where a joker lies: swap them, and the joker is yours.
coach-nothing = A row takes the tile of its flowers or the next lower one left; here there was none.
coach-last-pool = Passing is only for when nothing can be drawn, laid or added.
coach-over = The round is over: the tiles won count, the flowers left over are taken off.
