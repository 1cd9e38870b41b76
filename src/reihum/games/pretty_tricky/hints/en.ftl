# Hints of Pretty Tricky: what to do (do-…) and what it leads to (why-…), always beside the next best choice.

do-nothing = Tick nothing.
    .if = tick nothing
do-stop = Leave it at that.
    .if = leave it at that
do-right = Tick a box in row { $row }, right.
    .if = tick a box in row { $row }
do-left = Tick a box in row { $row }, left, and no other.
    .if = tick only a box in row { $row }
do-left-two = Tick a box in row { $row } and one in row { $second }, left.
    .if = tick a box in row { $row } and one in row { $second }
why-ticks = { $amount ->
    [0] You give up a tick that you would make { $instead }.
    [one] { $other_amount ->
        [0] You make a tick that you would give up { $instead }.
       *[other] You make only one tick, but two { $instead }.
    }
   *[other] { $other_amount ->
        [0] You make two ticks that you would give up { $instead }.
       *[other] You make two ticks, but only one { $instead }.
    }
}
why-rows = { $average ->
    [yes] On average you
   *[no] You
} complete { $amount ->
    [0] no row
    [one] one row
    [2] two rows
   *[other] { $amount } rows
} before you decide again, but { $other_amount ->
    [0] none
    [one] one
    [2] two
   *[other] { $other_amount }
} { $instead }.
why-own-circles = { $average ->
    [yes] On average circles bring
   *[no] Circles bring
} you { $amount ->
    [0] no point
    [one] one point
   *[other] { $amount } points
} before you decide again, but { $other_amount ->
    [0] none
    [one] one
   *[other] { $other_amount }
} { $instead }.
why-rival-circles = { $average ->
    [yes] On average circles bring
   *[no] Circles bring
} the others { $amount ->
    [0] no point
    [one] one point
   *[other] { $amount } points
} before you decide again, but { $other_amount ->
    [0] none
    [one] one
   *[other] { $other_amount }
} { $instead }.
why-end = { $ever ->
    [no] Somebody { $share } has enough (!) for the end before you decide again
   *[yes] Somebody has enough (!) for the end before you decide again { $share }
}, but { $other_share } { $instead }.

# What puzzles are about: the kinds of turns (see puzzle_themes.json), and the question between turns of one kind.

kind-two = two ticks
kind-two-which = Which two boxes?
kind-left = one tick
kind-left-which = Which one box?
kind-right = tick on the right
kind-right-which = Which row on the right?
kind-stop = none
kind-stop-which = When to stop?
