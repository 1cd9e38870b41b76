# Qwixx – Das Kartenspiel: was geschehen ist, und warum ein Zug nicht erlaubt ist.

## Der erste Schritt: Karten nehmen (Q9, Q10)

take =
    .does = { $count ->
        [one] nimmt eine Karte mit der {$number}
       *[other] nimmt Karten mit {$number}
    }
    .you = { $count ->
        [one] nimmst eine Karte mit der {$number}
       *[other] nimmst Karten mit {$number}
    }
take-own =
    .does = nimmt {$card}
    .you = nimmst {$card}
reshuffle = Der Stapel ist leer: { $count ->
    [one] Die eine gespielte Karte wird
   *[other] Die {$count} gespielten Karten werden
} gemischt und zum neuen Stapel.
announce =
    .does = sagt die {$number} für alle an
    .you = sagst die {$number} für alle an

## Der zweite Schritt: alle (Q11)

choose-row =
    .does = wird die { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } {$number} ankreuzen
    .you = wirst die { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } {$number} ankreuzen
choose-skip =
    .does = wird die {$number} auslassen
    .you = wirst die {$number} auslassen
mark =
    .does = kreuzt die { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } {$number} an
    .together = {$seats} kreuzen die { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } {$number} an.
    .together-you = {$seats} kreuzt die { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } {$number} an.
skip =
    .does = kreuzt die {$number} nicht an
    .together = { $all ->
        [yes] Niemand kreuzt die {$number} an.
       *[no] {$seats} kreuzen die {$number} nicht an.
    }
    .together-you = { $all ->
        [yes] Niemand kreuzt die {$number} an.
       *[no] {$seats} kreuzt die {$number} nicht an.
    }
lock =
    .does = schließt die { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } Reihe ab

## Der dritte Schritt: Karten spielen (Q12–Q15)

lay =
    .does = legt {$card}
    .you = legst {$card}
lay-mark =
    .does = legt {$card} und kreuzt die Zahl an
    .you = legst {$card} und kreuzt die Zahl an
lay-joker =
    .does = legt {$card} als { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } Karte
    .you = legst {$card} als { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } Karte
lay-joker-mark =
    .does = legt {$card} als { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } Karte und kreuzt die Zahl an
    .you = legst {$card} als { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } Karte und kreuzt die Zahl an
play =
    .does = spielt {$cards} ohne Kreuz
    .you = spielst {$cards} ohne Kreuz
play-mark =
    .does = spielt {$cards} und kreuzt {$numbers} in { $colour ->
        [R] der roten
        [Y] der gelben
        [G] der grünen
       *[B] der blauen
    } Reihe an
    .you = spielst {$cards} und kreuzt {$numbers} in { $colour ->
        [R] der roten
        [Y] der gelben
        [G] der grünen
       *[B] der blauen
    } Reihe an
miss =
    .does = bekommt den { $misses ->
        [1] ersten
        [2] zweiten
        [3] dritten
       *[4] vierten
    } Fehlzug
    .you = bekommst den { $misses ->
        [1] ersten
        [2] zweiten
        [3] dritten
       *[4] vierten
    } Fehlzug

## Das Ende (Q16, Q17)

end-locks = {$seat} hat zwei Reihen abgeschlossen: Das Spiel ist aus.
    .you = Du hast zwei Reihen abgeschlossen: Das Spiel ist aus.
end-misses = {$seat} hat vier Fehlzüge: Das Spiel ist aus.
    .you = Du hast vier Fehlzüge: Das Spiel ist aus.
win = {$seat} gewinnt mit { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkten
}.
    .you = Du gewinnst mit { $points ->
        [one] {$points} Punkt
       *[other] {$points} Punkten
    }.
win-shared = Geteilter Sieg: {$seat}, { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
}.
    .together = Geteilter Sieg: {$seats}, je { $points ->
        [one] {$points} Punkt
       *[other] {$points} Punkte
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
