### Qwixx – The Card Game: the words of the board.

place = Turn { $turn } · step { $step } of 3
place-over = Turn { $turn }
others = The other players
table = Stack, display and played cards
you = You
your-hand = Your hand
on-turn = { $phase ->
    [take] takes cards
    [choose] announces
    [play] plays cards
   *[over] had the last turn
}
hand-of = Hand of { $name }, backs: { $numbers }

## Cards

card = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $number }
joker = Joker { $number }
laid-marked = { $card }: laid and marked. Take it back.
laid-unmarked = { $card }: laid without a mark. Take it back.
unmark = Rub out the mark on the { $number }
mark-too = Mark the { $number } too
joker-as = Play joker { $number } as
joker-marks = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}: play the { $number } and mark it
joker-plays = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}: play the { $number } without a mark

## The sheet

sheet-of = { $name }: sheet
row-in-words = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}: { $count ->
    [0] nothing marked
   *[other] { $marks } marked
}{ $locked ->
    [yes] , locked
   *[no] {""}
}; { $points ->
    [one] 1 point
   *[other] { $points } points
}
cell-draft = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $number }, pencilled in. Rub it out.
cell-lit = Mark { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $number }
cell-shut = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $number }, cannot be marked now
misses = Misses
misses-in-words = { $misses ->
    [0] No misses
    [one] 1 of 4 misses
   *[other] { $misses } of 4 misses
}
points-word = Points
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-with = { $points ->
    [one] 1 point
   *[other] { $points } points
}; with these marks { $after }

## The middle of the table

display = The display
display-back = Display: a { $number }
take-back = Take the { $number }
stack-in-words = Stack of { $count ->
    [one] 1 card
   *[other] { $count } cards
}, on top a { $number }
you-take = You take { $count ->
    [one] one card
   *[other] { $count } cards
}.
they-take = { $name } takes { $count ->
    [one] one card
   *[other] { $count } cards
}.
stack-goes-on = The { $number } on the stack comes into the display next.
announced-now = { $number } for everyone!
everyone-may = Everyone may mark it in one row. Nobody sees the others’ choice.
you-will-mark = You will mark it in { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}.
you-will-leave = You leave it out.
announced-before = { $number } was called.
you-play = Now you play cards.
they-play = Now { $name } plays cards.
is-over = The game is over.
nothing = nothing
played = Played
played-label = Played cards: { $count }. Show them all.
played-last-label = Last played by { $name }: { $cards }. Played cards: { $count }. Show them all.
played-title = Played cards
played-note = { $count ->
    [0] None yet. When the stack runs out, the played cards become the new one.
    [one] One card. When the stack runs out, the played cards become the new one.
   *[other] { $count } cards. When the stack runs out, they become the new one.
}
is-played = { $card }: played
is-out = { $card }: not played yet
close = Close

## The dock

ask-take = Take { $count ->
    [one] a card
   *[other] { $count } cards, one after another,
} from the display.
note-take = A card’s colour shows once you hold it.
lead-announced = { $name } announces { $number }.
ask-choose-theirs = Mark it in one row, or leave it.
ask-choose = { $number } for everyone: mark it in one row, or leave it.
ask-no-row = None of your rows takes the { $number }.
go-on = Go on
note-choose = Nobody sees your choice before all have made theirs.
note-choose-active = You can still mark with your cards afterwards. A turn in which you mark nothing is a miss: −5.
leave = Leave the { $number }
ask-mark = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $number } is pencilled in.
note-leap = { $leapt ->
    [0] No number is left out.
    [one] One free number is left out for good.
   *[other] { $leapt } free numbers are left out for good.
}
note-lock = It locks the { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} row for you.
mark = Mark { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $number }
ask-play = Play one to three cards of one colour.
ask-play-unmarked = Play one to three cards of one colour, and mark at least one: else it is a miss.
ask-play-unmarkable = None of your cards can be marked: play one to three of one colour without marks.
note-play = Tap cards or numbers. Between marks you may skip at most one number{ $marked ->
    [yes] ; a card may also go without a mark
   *[no] {""}
}.
note-play-unmarkable = { $miss ->
    [yes] You have marked nothing in this turn, so it is a miss: −5.
   *[no] That costs nothing: you have already marked the number for everyone.
}
ask-lay = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $cards }, without a mark.
ask-lay-miss = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $cards } without a mark: a miss, −5.
ask-lay-marked = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $cards }, marked.
ask-lay-some = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} { $cards }; only { $marks } marked.
note-marks = The little box on a card marks its number or rubs it out.
play = Play { $cards }

## The score

score-row = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}
score-marks = { $marks ->
    [0] no marks
    [one] 1 mark
   *[other] { $marks } marks
}
score-locked = { $marks } with the lock
score-misses = { $misses ->
    [one] 1 miss
   *[other] { $misses } misses
}

## The goal, and what the signs mean

goal = Most points win. Two locked rows or four misses end it.
near-lock = one lock to go
near-miss = one miss left
legend-shapes = ● ▲ ■ ◆ | Red, yellow, green and blue. Each row is marked from left to right; what you skip stays empty.
legend-everyone = ↻ | The number for everyone: each player may mark it in one row of any colour.
legend-lock = Lock | With five marks in a row you may mark its last number, and the lock with it. That closes the row for you alone: the others go on with theirs.
legend-miss = − | Whoever marks nothing in their own turn gets a miss: 5 points less.
legend-points = 1–12 | Marks in a row bring 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 and 78 points.
