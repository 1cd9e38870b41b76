### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Drei Sterne gewinnen das Spiel, und in jeder Runde geht es um einen davon.
lead = Du beginnst die Runde: Spiel die 15 oder die 28.
higher = Eine höhere Zahl als die 30 von { $other } passt: Spiel die 48.
star = Die 18 von { $other } ist niedriger, passt aber auch, weil ihr Stern dieselbe Farbe hat.
either = 43 und 50 sind beide höher als 18 und passen: Spiel eine davon.
won = { $other } hat nichts Passendes, also war deine Karte die letzte, und der Stern gehört dir.
begin = Alle haben auf fünf Karten nachgezogen, und wer gewonnen hat, beginnt: Spiel die 8.
joker = Ein Joker passt auf jede Karte mit Stern, also auch auf die 12 von { $other }: Spiel ihn.
free = Noch ein Stern, und du beginnst wieder: Spiel, was du willst.
ready = Mehr brauchst du nicht: Jetzt kommt ein richtiges Spiel.

## What the coach says the first time.

coach-pass = Wer nichts Passendes hat, ist für diese Runde draußen und behält die Karten.
coach-star = Die letzte Karte einer Runde gewinnt den Stern, und wer sie gespielt hat, beginnt die nächste.
coach-match-point = Zwei Sterne: Der nächste gewinnt das Spiel.
coach-played-joker = Auf einen Joker passt jede Karte mit Stern, egal mit welcher Zahl.
coach-exchange = Du hast die Runde nicht gewonnen und darfst so viele Karten tauschen, wie du willst.
coach-other-exchange = Zwischen den Runden dürfen alle Karten tauschen, außer wer gewonnen hat; dann ziehen alle auf fünf nach.
