# Hints of Pretty Tricky: what to do (do-…) and what it leads to (why-…), always beside the next best choice.

do-nothing = Tick nothing.
do-stop = Leave it at that.
do-right = Tick a box in row { $row }, right.
do-left = Tick a box in row { $row }, left, and no other.
do-left-two = Tick a box in row { $row } and one in row { $second }, left.
why-ticks = Boxes ticked: { $amount }; with the next best choice: { $other_amount }.
why-rows = Rows you complete before you decide again: { $amount } on average; with the next best choice: { $other_amount }.
why-own-circles = Circles that count for you before you decide again: { $amount } on average; with the next best choice: { $other_amount }.
why-rival-circles = Circles that count for the others before you decide again: { $amount } on average; with the next best choice: { $other_amount }.
why-end = Somebody has enough (!) for the end before you decide again: { $share }; with the next best choice: { $other_share }.
