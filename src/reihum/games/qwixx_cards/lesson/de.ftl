### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Kreuz so viele Zahlen an, wie du kannst: Je mehr Kreuze in einer Reihe, desto mehr zählt jedes.
take = Dein Zug beginnt mit einer neuen Karte: Nimm die 11.
number = Die 3 auf dem Stapel gilt für alle: Kreuz sie in Rot oder in Gelb an.
order = Reihen werden von links nach rechts gefüllt: Was du überspringst, ist weg.
play = Jetzt spielst du bis zu drei Karten einer Farbe und kreuzt ihre Zahlen an: Spiel die grüne 12 und 11.
theirs = { $other } ist am Zug, aber die 11 gilt für alle, darum wirst auch du gefragt: Kreuz sie in Blau an oder lass es.
miss = Wer im eigenen Zug gar nichts ankreuzt, bekommt einen Fehlzug: fünf Punkte weniger.
free = Du bist dran: Nimm, kreuz an und spiel, wie du willst.
ready = Mehr brauchst du nicht: Jetzt kommt ein richtiges Spiel.

## What the coach says the first time.

coach-missed = Ein Fehlzug: In diesem Zug wurde nichts angekreuzt; der vierte beendet das Spiel.
coach-lock = Die letzte Zahl einer Reihe braucht fünf Kreuze davor, und das Schloss zählt als weiteres; zwei Schlösser beenden das Spiel.
coach-unmarked = Karten darf man auch spielen, ohne ihre Zahlen anzukreuzen, um neue zu bekommen.
coach-reshuffle = Der Stapel ist leer, also kommen die gespielten Karten zurück.
