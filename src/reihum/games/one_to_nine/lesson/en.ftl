### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Three big stars win, and each row you complete from 1 to 9 is one.
lay = Lay the green 9 or the blue 5 on its field, and you draw two.
run = Four or more in a row earn small stars: tap 4–7 ★★, and your yellow 5 fills the gap.
cleared = What was claimed leaves the board, and two new cards are turned over.
swap = The field of your red 9 is taken, so you may give the card up for a joker: try it.
either = Now you can claim the yellow run 1–4 or the four 3s: choose one.
big = Small stars can later fill gaps in a row from 1 to 9, and so become a big star.
free = Your turn: lay any card you like.
ready = Now for a short game: three big stars win, or else the most stars after 16 turns.

## What the coach says the first time.

coach-plus-three = As long as a +3 lies on top of the discard pile, small stars come with one more.
coach-number-joker = A number joker goes on any free field of its number.
coach-claimable = What glows can be claimed now.
coach-foursome = All four fields of a number are worth a small star.
coach-long-run = A complete row from 1 to 9: that is a big star, and three of them win.
coach-empty-hand = With an empty hand, drawing two cards is the whole turn.
coach-hand-plus-three = Your +3 goes on no field: play it, and you draw three cards.
