# Hints of Qwixx: what to do (do-…) and what it leads to (why-…), always beside the next best choice.

do-take = Take the { $number }.
do-mark = Mark the { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} { $number }.
do-skip = Leave the { $number } out.
do-play = Play { $cards } and mark nothing.
do-play-mark = Play { $cards } and mark { $numbers } in the { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} row.
do-done = Leave it at that.
why-marks = Numbers you mark by your next turn: { $amount } on average; with the next best choice: { $other_amount }.
why-skipped = Numbers skipped: { $amount }; with the next best choice: { $other_amount }.
done-lock = This locks the row.
why-lock = You lock a row with it: { $share }; with the next best choice: { $other_share }.
why-lock-in-reach = One more row ready for its lock by your next turn: { $share }; with the next best choice: { $other_share }.
why-miss = You get a miss this turn: { $share }; with the next best choice: { $other_share }.
why-end = The game ends before your next turn: { $share }; with the next best choice: { $other_share }.
