# Qwixx – Das Kartenspiel: was geschehen ist, und warum ein Zug nicht erlaubt ist.

## Der erste Schritt: Karten nehmen (Q9, Q10)

turn = {$seat} ist am Zug.
take = {$seat} nimmt eine Karte, auf deren Rückseite eine {$number} steht.
take-own = {$seat} nimmt eine Karte mit einer {$number} auf der Rückseite: Es ist {$card}.
reshuffle = Der Stapel ist leer: { $count ->
    [one] Die eine gespielte Karte wird
   *[other] Die {$count} gespielten Karten werden
} gemischt und zum neuen Stapel.
announce = {$seat} sagt die Zahl oben auf dem Stapel an: {$number} für alle.

## Der zweite Schritt: alle (Q11)

choose-row = {$seat} wird die { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} {$number} ankreuzen.
choose-skip = {$seat} wird die {$number} auslassen.
mark = {$seat} kreuzt die { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} {$number} an.
skip = {$seat} kreuzt die {$number} nicht an.
lock = {$seat} schließt die { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} Reihe ab.

## Der dritte Schritt: Karten spielen (Q12–Q15)

lay = {$seat} legt {$card}.
lay-mark = {$seat} legt {$card} und kreuzt die Zahl an.
lay-joker = {$seat} legt {$card} als { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} Karte.
lay-joker-mark = {$seat} legt {$card} als { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} Karte und kreuzt die Zahl an.
play = {$seat} spielt {$cards} und kreuzt nichts an.
play-mark = {$seat} spielt {$cards} und kreuzt in der { $colour ->
    [R] roten
    [Y] gelben
    [G] grünen
   *[B] blauen
} Reihe an: {$numbers}.
miss = {$seat} hat in diesem Zug nichts angekreuzt und bekommt einen Fehlzug, den { $misses ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[4] vierten
}.

## Das Ende (Q16, Q17)

end-locks = {$seat} hat zwei Reihen abgeschlossen: Das Spiel ist aus.
end-misses = {$seat} hat vier Fehlzüge: Das Spiel ist aus.
win = {$seat} gewinnt mit { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkten
}.
win-shared = {$seat} teilt sich den Sieg mit { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkten
}.

## Warum nicht

refuse-over = Das Spiel ist aus.
refuse-not-in-display = In der Auslage liegt keine {$number}. Sie zeigt {$shown}.
refuse-take-first = Nimm erst noch { $missing ->
    [one] eine Karte
   *[other] {$missing} Karten
} aus der Auslage.
refuse-taking-is-over = Die Hand ist wieder voll, mehr Karten gibt es nicht. Jetzt entscheiden alle über die {$number}.
refuse-decide-first = Erst entscheiden alle über die angesagte {$number}: in einer Reihe ankreuzen oder auslassen.
refuse-locked = Deine { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} Reihe ist abgeschlossen; darin wird nichts mehr angekreuzt.
refuse-passed = Die { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} {$number} geht nicht mehr: Deine Kreuze in dieser Reihe sind schon bei {$last}, und es geht nur von links nach rechts.
refuse-last-number = Die { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} {$number} ist die letzte ihrer Reihe und braucht {$needed} Kreuze davor; { $marks ->
    [0] du hast noch keins
   *[other] du hast {$marks}
}.
refuse-hand-full = Du hast fünf Karten und nimmst in diesem Zug keine mehr. Spiel eine bis drei davon.
refuse-choice-is-over = Über die angesagte Zahl haben alle entschieden. Spiel jetzt eine bis drei Karten.
refuse-play-one = Spiel mindestens eine Karte, bevor du fertig bist.
refuse-no-jokers = In diesem Spiel gibt es keine Joker.
refuse-laid-already = {$card} liegt schon.
refuse-not-in-hand = {$card} ist nicht in deiner Hand.
refuse-other-colour = Du spielst { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
}: Karten, die zusammen gespielt werden, haben eine Farbe, darum muss {$card} warten.
refuse-row-order = Die Karten werden in der Reihenfolge der Reihe gelegt, und {$card} kommt vor {$last}. Nimm {$last} zurück, um sie zuerst zu legen.
refuse-marked-once = {$last} steht schon für die {$number}: Eine doppelt gespielte Zahl wird mit der ersten Karte angekreuzt oder gar nicht.
refuse-gap = Wenn du {$marks} ankreuzt, würde mit der {$number} mehr als eine Zahl der Reihe ausgelassen. Du darfst die Karte spielen, ohne sie anzukreuzen.
