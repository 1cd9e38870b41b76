### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Füll Reihen auf der linken Seite: Jede volle bringt dir ihr (!), und das sind zwei Punkte.
pair = Teil die vier Würfel in zwei Paare, und jede Summe kreuzt ein Kästchen in ihrer Reihe an: Nimm 6 und 11.
blue = { $other } hat gewürfelt, aber alle anderen nutzen zwei der blauen Würfel für ein Kästchen rechts: Nimm die 10 oder die 12.
finish = Noch einmal 6 und 11: Nimm sie, und links ist Reihe 11 voll.
symbol = Reihe 11 ist voll: Das (!) gehört dir, und alle kreuzen hinter dieser Reihe einen Kreis an.
pays = Eine Reihe, die rechts voll ist, bringt einen Punkt für jeden ihrer Kreise.
again = { $other } hat wieder gewürfelt, und wieder gelten zwei blaue Würfel für dich: Kreuz in Reihe 4 an.
end = Hat jemand sechs (!), endet das Spiel nach dieser Runde, und es wird gezählt.
free = Dein Wurf: Bilde Paare, wie du willst.
ready = Mehr brauchst du nicht: Jetzt ein kurzes Spiel, in dem nach vier Runden die meisten Punkte gewinnen.

## What the coach says the first time.

coach-completed = Links ist eine Reihe voll: Ihr (!) zählt zwei Punkte, und alle bekommen einen Kreis.
coach-full-right = Rechts ist eine Reihe voll: Sie zählt einen Punkt je Kreis, auch für die, die noch kommen.
coach-no-box = Kein Paar findet ein freies Kästchen: Dieser Wurf bringt nichts.
coach-no-box-right = Keine zwei blauen Würfel finden ein freies Kästchen: Dieser Wurf bringt nichts.
