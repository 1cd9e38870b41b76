puzzles = Puzzles
about = Positions from bot games in which one turn is clearly the best: at least 8 points of winning chance ahead of every other. Your answer is measured by the points it loses.
no-puzzles = None of these games brings puzzles.
solved-of = { $solved } of { $count } solved
streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
rating = Rating
more-puzzles = More puzzles
theme = Theme
all-themes = All themes
theme-or = { $one } or { $other }
theme-other = What now?
kind-other = Something else
puzzle-rated = Puzzle { $rating } · { $level }
own-rating = You { $rating }
find-best = Find the best turn.
answer = Your answer
measuring = Your turn is being measured …
unmeasured = What this turn is worth cannot be measured here.
grade-best = The best turn!
grade-fine = Nearly as good as the best.
grade-inaccurate = Not quite.
grade-mistake = There is better.
grade-blunder = There is much better.
is-best = It loses nothing.
loses = { $sure ->
    [yes] It loses { $points ->
        [one] 1 point
       *[other] { $points } points
    } of winning chance.
   *[no] It loses about { $points ->
        [one] 1 point
       *[other] { $points } points
    } of winning chance, give or take { $error }.
}
as-good-as = About what { $levels } would choose.
best-turn = Best:
who-chose = Who chose what
you-now = You
times-here = { $count ->
    [one] once before on this device
   *[other] { $count } times before on this device
}
level-times = { $level } { $share } %
nothing-lost = best
points-lost = −{ $points } { $points ->
    [one] point
   *[other] points
}
show-own = My turn
show-best = Best turn
next-puzzle = Next puzzle
rating-now = Your rating: { $rating } ({ $gained })
tried-before = You knew this one: it is not rated again.
mistakes = My mistakes
mistakes-about = The mistakes of your reviewed matches come back here as cards, at growing intervals, until you find the better turn.
own-mistake = In your match you lost { $points ->
    [one] 1 point
   *[other] { $points } points
} here
cards-due = { $count ->
    [one] 1 card due
   *[other] { $count } cards due
}
no-mistakes = There are no mistakes yet. Review a match that you have finished: they are found there.
none-due = { $count ->
    [one] 1 card
   *[other] { $count } cards
}; the next one comes back { $days ->
    [one] tomorrow
   *[other] in { $days } days
}.
comes-back = It comes back { $days ->
    [one] tomorrow
   *[other] in { $days } days
}.
see-match = See the match
remove-card = Remove for good
next-card = Go on
kept-data = What is kept
kept-about = Your answers, ratings and cards are kept in this browser alone.
kept-not = This browser keeps nothing: your answers are gone when you close the page.
save = Save as a file
forget = Delete
forget-sure = Delete all answers, ratings and cards on this device?
forget-yes = Yes, delete
forget-no = No
