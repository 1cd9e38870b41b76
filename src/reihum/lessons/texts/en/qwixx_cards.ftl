### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Cross off as many numbers as you can: the more crosses a row has, the more each one counts.
take = Your turn begins with a new card: take this one.
number = The number on the stack is for everyone: cross it in one colour.
order = Rows fill from left to right, so a number you skip is gone.
play = Now play up to three cards of one colour and cross their numbers: play these two.
theirs = It is { $other }’s turn, and the number is for you, too: cross it or leave it.
miss = If you cross nothing at all in your own turn, you get a miss: five points off.
free = Your turn: take, cross and play as you like.
ready = That is all you need: now for a real game.

## What the coach says the first time.

coach-missed = A miss: nothing was crossed in that turn; the fourth one ends the game.
coach-lock = The last number of a row needs five crosses before it, and the lock counts as one more; two locked rows end the game.
coach-unmarked = Cards may be played without crossing their numbers, to get new ones.
coach-reshuffle = The stack ran out, so the played cards come back.
