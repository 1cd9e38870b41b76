# Hints of Qwixx: what to do (do-…) and what it leads to (why-…), always beside the next best choice.

do-take = Take the { $number }.
    .if = take the { $number }
do-mark = Mark the { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} { $number }.
    .if = mark the { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } { $number }
do-skip = Leave the { $number } out.
    .if = leave the { $number } out
do-play = Play { $cards } and mark nothing.
    .if = play { $cards } and mark nothing
do-play-mark = Play { $cards } and mark { $numbers } in the { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} row.
    .if = play { $cards } and mark { $numbers }
do-done = Leave it at that.
    .if = leave it at that
why-marks = { $average ->
    [yes] On average you
   *[no] You
} mark { $amount ->
    [0] no number
    [one] one number
   *[other] { $amount } numbers
} by your next turn, but { $other_amount ->
    [0] none
    [one] one
   *[other] { $other_amount }
} { $instead }.
why-skipped = { $amount ->
    [0] You skip no number
    [one] You skip one number
   *[other] You skip { $amount } numbers
}, but { $other_amount ->
    [0] none
    [one] one
   *[other] { $other_amount }
} { $instead }.
done-lock = This locks the row.
why-lock = { $ever ->
    [no] You { $share } lock a row with it
   *[yes] You lock a row with it { $share }
}, but { $other_share } { $instead }.
why-lock-in-reach = { $ever ->
    [no] You { $share } have another row ready to lock by your next turn
   *[yes] You have another row ready to lock by your next turn { $share }
}, but { $other_share } { $instead }.
why-miss = { $ever ->
    [no] You { $share } get a miss this turn
   *[yes] You get a miss this turn { $share }
}, but { $other_share } { $instead }.
why-end = { $ever ->
    [no] The game { $share } ends before your next turn
   *[yes] The game ends before your next turn { $share }
}, but { $other_share } { $instead }.

# What puzzles are about: the kinds of turns (see puzzle_themes.json), and the question between turns of one kind.

kind-lock = lock
kind-lock-which = Which row to lock?
kind-mark = mark
kind-mark-which = Which row to mark?
kind-skip = leave it out
kind-skip-which = What to leave out?
kind-take = take a card
kind-take-which = Which card to take?
kind-play = play cards
kind-play-which = Which cards to play?
kind-wait = wait
kind-wait-which = How long to wait?
