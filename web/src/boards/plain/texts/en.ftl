ask = { $count ->
    [one] There is one move.
   *[other] Choose a move.
}
ask-chosen = Play it, or choose another move.
ask-more = Go on: this is not a whole turn yet.
play-it = Play it
goal = The numbers are everybody’s points; the rules say what wins.
place = Turn { $turn }
moves = Moves
