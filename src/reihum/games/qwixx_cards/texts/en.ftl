# Qwixx – The Card Game: what happened, and why a move is not allowed.

## The first step: taking cards (Q9, Q10)

take =
    .does = { $count ->
        [one] takes a card showing {$number}
       *[other] takes cards showing {$number}
    }
    .you = { $count ->
        [one] take a card showing {$number}
       *[other] take cards showing {$number}
    }
take-own =
    .does = takes {$card}
    .you = take {$card}
reshuffle = The stack has run out: { $count ->
    [one] the one card played is
   *[other] the {$count} cards played are
} shuffled and become the new stack.
announce =
    .does = announces {$number} for everyone
    .you = announce {$number} for everyone

## The second step: everyone (Q11)

choose-row =
    .does = will mark the { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } {$number}
choose-skip =
    .does = will not mark the {$number}
mark =
    .does = marks the { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } {$number}
    .you = mark the { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } {$number}
    .together = {$seats} mark the { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } {$number}.
skip =
    .does = does not mark the {$number}
    .you = do not mark the {$number}
    .together = { $all ->
        [yes] Nobody marks the {$number}.
       *[no] {$seats} do not mark the {$number}.
    }
lock =
    .does = locks the { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } row
    .you = lock the { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } row

## The third step: playing cards (Q12–Q15)

lay =
    .does = lays {$card}
    .you = lay {$card}
lay-mark =
    .does = lays {$card} and marks it
    .you = lay {$card} and mark it
lay-joker =
    .does = lays {$card} as a { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } card
    .you = lay {$card} as a { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } card
lay-joker-mark =
    .does = lays {$card} as a { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } card and marks it
    .you = lay {$card} as a { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } card and mark it
play =
    .does = plays {$cards} without a mark
    .you = play {$cards} without a mark
play-mark =
    .does = plays {$cards} and marks {$numbers} in the { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } row
    .you = play {$cards} and mark {$numbers} in the { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } row
miss =
    .does = gets a miss, their { $misses ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
    .you = get a miss, your { $misses ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }

## The end (Q16, Q17)

end-locks = {$seat} has locked two rows: the game is over.
    .you = You have locked two rows: the game is over.
end-misses = {$seat} has four misses: the game is over.
    .you = You have four misses: the game is over.
win = {$seat} wins with { $points ->
    [one] {$points} point
   *[other] {$points} points
}.
    .you = You win with { $points ->
        [one] {$points} point
       *[other] {$points} points
    }.
win-shared = Shared victory: {$seat}, { $points ->
    [one] {$points} point
   *[other] {$points} points
}.
    .together = Shared victory: {$seats}, { $points ->
        [one] {$points} point
       *[other] {$points} points
    } each.

## Refusals

refuse-over = The game is over.
refuse-not-in-display = No {$number} lies in the display. It shows {$shown}.
refuse-take-first = First take { $missing ->
    [one] one more card
   *[other] {$missing} more cards
} from the display.
refuse-taking-is-over = The hand is full again: no more cards are taken. Now everyone decides on the {$number}.
refuse-decide-first = First everyone decides on the announced {$number}: mark it in one row, or skip it.
refuse-locked = Your { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} row is locked; nothing more is marked in it.
refuse-passed = The { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} {$number} can no longer be marked: your marks in this row have reached {$last}, and they go from left to right.
refuse-last-number = The { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} {$number} is the last of its row and needs {$needed} marks before it; { $marks ->
    [0] you have none
   *[other] you have {$marks}
}.
refuse-hand-full = You hold five cards and take no more this turn. Play one to three of them.
refuse-choice-is-over = The announced number has been decided by everyone. Now play one to three cards.
refuse-play-one = Play at least one card before you are done.
refuse-no-jokers = This game is played without jokers.
refuse-laid-already = {$card} is already laid.
refuse-not-in-hand = {$card} is not in your hand.
refuse-other-colour = Your play is { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
}: cards played together are of one colour, so {$card} must wait.
refuse-row-order = The cards of a play are laid in the order of the row, and {$card} comes before {$last}. Take {$last} back to lay it first.
refuse-marked-once = {$last} already stands for the {$number}: a number played twice is marked with the first card or not at all.
refuse-gap = With {$marks} marked in this play, {$number} would leave out more than one number of the row. You may play the card without marking it.
