### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Fill rows on the left: each one you finish earns its (!), worth two points.
pair = Split the four dice into two pairs, and each sum ticks a box in its row: choose 6 and 11.
blue = It is { $other }’s roll, but everyone else uses two of its blue dice for a box on the right: choose 10 or 12.
finish = Again 6 and 11: choose them, and row 11 on your left is full.
symbol = Row 11 is full: its (!) is yours, and everyone ticks a circle behind that row.
pays = A row that is full on your right pays a point for each of its circles.
again = { $other } has rolled again, and again two blue dice are for you: tick row 4.
end = Once somebody has six (!), the game ends after this round, and the points are counted.
free = Your roll: choose any pairs you like.
ready = That is all you need: now for a short game, in which the most points after four rounds win.

## What the coach says the first time.

coach-completed = A full row on the left: its (!) is worth two points, and everyone gets a circle.
coach-full-right = A full row on the right: it pays a point for each circle, also for those still to come.
coach-no-box = No pair finds a free box, so this roll brings nothing.
coach-no-box-right = No two blue dice find a free box, so this roll brings nothing.
