# Tipps zu Qwixx: was zu tun ist (do-…) und wozu es führt (why-…), immer neben der zweitbesten Wahl.

do-take = Nimm die { $number }.
    .if = die { $number } nimmst
do-mark = Kreuz die { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} { $number } an.
    .if = die { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } { $number } ankreuzt
do-skip = Lass die { $number } aus.
    .if = die { $number } auslässt
do-play = Spiel { $cards } und kreuz nichts an.
    .if = { $cards } spielst und nichts ankreuzt
do-play-mark = Spiel { $cards } und kreuz { $numbers } in der { $colour ->
    [R] roten
    [Y] gelben
    [G] grünen
   *[B] blauen
} Reihe an.
    .if = { $cards } spielst und { $numbers } ankreuzt
do-done = Belass es dabei.
    .if = es dabei belässt
why-marks = Bis zu deinem nächsten Zug kreuzt du { $average ->
    [yes] { "im Schnitt " }
   *[no] { "" }
}{ $amount ->
    [0] keine Zahl
    [one] eine Zahl
   *[other] { $amount } Zahlen
} an{ $instead } { $other_amount ->
    [0] keine
    [one] eine
   *[other] { $other_amount }
}.
why-skipped = Du überspringst { $amount ->
    [0] keine Zahl
    [one] eine Zahl
   *[other] { $amount } Zahlen
}{ $instead } { $other_amount ->
    [0] keine
    [one] eine
   *[other] { $other_amount }
}.
done-lock = Damit schließt du die Reihe ab.
why-lock = Du schließt damit { $share } eine Reihe ab{ $instead } { $other_share }.
why-lock-in-reach = Bis zu deinem nächsten Zug hast du { $share } eine weitere Reihe zum Abschließen bereit{ $instead } { $other_share }.
why-miss = Du bekommst in diesem Zug { $share } einen Fehlzug{ $instead } { $other_share }.
why-end = Das Spiel endet { $share } vor deinem nächsten Zug{ $instead } { $other_share }.

# Wovon Aufgaben handeln: die Arten von Zügen (siehe puzzle_themes.json), und die Frage zwischen Zügen einer Art.

kind-lock = abschließen
kind-lock-which = Welche Reihe abschließen?
kind-mark = ankreuzen
kind-mark-which = In welcher Reihe ankreuzen?
kind-skip = auslassen
kind-skip-which = Was auslassen?
kind-take = nehmen
kind-take-which = Welche Karte nehmen?
kind-play = Karten spielen
kind-play-which = Welche Karten spielen?
kind-wait = abwarten
kind-wait-which = Wie lange abwarten?
