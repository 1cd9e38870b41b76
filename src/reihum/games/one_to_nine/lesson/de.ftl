### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Drei große Sterne gewinnen, und jede Reihe von 1 bis 9, die du vollendest, ist einer.
lay = Leg die grüne 9 oder die blaue 5 auf ihr Feld, und du ziehst zwei Karten nach.
run = Vier oder mehr nebeneinander bringen kleine Sterne: Tipp auf 4–7 ★★, und deine gelbe 5 füllt die Lücke.
cleared = Was gewertet ist, verlässt den Plan, und zwei neue Karten werden aufgedeckt.
swap = Das Feld deiner roten 9 ist belegt, darum darfst du die Karte gegen einen Joker tauschen: Probier es.
either = Jetzt kannst du die gelbe Straße 1–4 oder die vier Dreien werten: Such dir etwas aus.
big = Kleine Sterne füllen später Lücken in einer Reihe von 1 bis 9 und werden so zu einem großen.
free = Du bist dran: Leg eine Karte, ganz wie du willst.
ready = Jetzt ein kurzes Spiel: Drei große Sterne gewinnen, sonst die meisten Sterne nach 16 Zügen.

## What the coach says the first time.

coach-plus-three = Solange eine +3 oben auf der Ablage liegt, kommt zu kleinen Sternen noch einer dazu.
coach-number-joker = Ein Zahlenjoker passt auf jedes freie Feld seiner Zahl.
coach-claimable = Was leuchtet, kannst du jetzt werten.
coach-foursome = Alle vier Felder einer Zahl bringen einen kleinen Stern.
coach-long-run = Eine ganze Reihe von 1 bis 9: Das ist ein großer Stern, und drei davon gewinnen.
coach-empty-hand = Mit leerer Hand zieht man zwei Karten, und das ist der ganze Zug.
coach-hand-plus-three = Deine +3 gehört auf kein Feld: Spiel sie, und du ziehst drei Karten.
