ask = Which card do you lay? The total is { $total }.
note = { $room ->
    [0] No room left: only cards that count nothing, a 9 or a ten going down still fit.
   *[other] Room for { $room } up to 99.
}
ask-chosen = Lay it, or choose another card.
lay-it = Lay { $card }
ask-stuck = None of your cards fits on { $total }.
give-up = Take a penalty point
lay-label = Lay { $card }
of-limit = of 99
clockwise = clockwise
counter = counter-clockwise
pile = pile
stock = stock
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
goal = Keep the total at 99 or below; whoever cannot takes a penalty point.
near = last chance
place = Round { $round }
penalties = Penalty points
stuck = { $name } cannot go on at { $total }
stuck-why = The fewest penalty points win.
legend-4 = 4 | counts nothing and turns the direction
legend-9 = 9 | makes the total 99
legend-10 = 10 | adds ten or takes ten away
legend-king = K | counts nothing; jack and queen count ten
legend-points = penalty points | when somebody’s row is full, the match is over
