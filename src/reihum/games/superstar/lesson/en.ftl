### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Three stars win the game, and every round is played for one of them.
lead = You begin the round: play the 15 or the 28.
higher = A number higher than { $other }’s 30 fits: play the 48.
star = { $other }’s 18 is lower but fits as well, because its star has the same colour.
either = 43 and 50 are both higher than 18 and fit: play one of them.
won = Nothing fits for { $other }, so yours was the last card, and you win the star.
begin = Everybody has drawn back up to five cards, and the winner begins: play the 8.
joker = A joker goes on any card with a star, like { $other }’s 12: play it.
free = Another star, and you begin again: play any card you like.
ready = That is all you need: now for a real game.

## What the coach says the first time.

coach-pass = Whoever has nothing that fits is out of this round and keeps their cards.
coach-star = The last card of a round wins its star, and its player begins the next one.
coach-match-point = Two stars: the next one wins the game.
coach-played-joker = Any card with a star beats a joker, whatever its number.
coach-exchange = You did not win the round, so you may swap as many cards as you like.
coach-other-exchange = Between rounds, everyone but the winner may swap cards; then all draw back up to five.
