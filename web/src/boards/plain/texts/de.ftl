ask = { $count ->
    [one] Es gibt nur einen Zug.
   *[other] Wähle einen Zug.
}
ask-chosen = Spiel ihn aus oder wähle einen anderen Zug.
ask-more = Weiter: Das ist noch kein ganzer Zug.
play-it = Ausspielen
goal = Die Zahlen sind die Punkte aller; was gewinnt, steht in den Regeln.
place = Zug { $turn }
moves = Züge
