### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Mark as many numbers as you can: the more marks a row has, the more each one counts.
take = Your turn begins with a new card: take the 11.
number = The 3 on the stack is for everyone: mark it in red or in yellow.
order = Rows fill from left to right, so a number you skip is gone.
play = Now play up to three cards of one colour and mark their numbers: play the green 12 and 11.
theirs = It is { $other }’s turn, but the 11 is for everyone, so you are asked, too: mark it in blue or leave it.
miss = If you mark nothing at all in your own turn, you get a miss: five points off.
free = Your turn: take, mark and play as you like.
ready = That is all you need: now for a real game.

## What the coach says the first time.

coach-missed = A miss: nothing was marked in that turn; the fourth one ends the game.
coach-lock = The last number of a row needs five marks before it, and the lock counts as one more; two locked rows end the game.
coach-unmarked = Cards may be played without marking their numbers, to get new ones.
coach-reshuffle = The stack ran out, so the played cards come back.
