# Tipps zu Ganz schön knifflig!: was zu tun ist (do-…) und wozu es führt (why-…), immer neben der zweitbesten Wahl.

do-nothing = Kreuz nichts an.
    .if = nichts ankreuzt
do-stop = Belass es dabei.
    .if = es dabei belässt
do-right = Kreuz rechts ein Kästchen in Reihe { $row } an.
    .if = ein Kästchen in Reihe { $row } ankreuzt
do-left = Kreuz links ein Kästchen in Reihe { $row } an und sonst keins.
    .if = nur ein Kästchen in Reihe { $row } ankreuzt
do-left-two = Kreuz links ein Kästchen in Reihe { $row } und eins in Reihe { $second } an.
    .if = ein Kästchen in Reihe { $row } und eins in Reihe { $second } ankreuzt
why-ticks = { $amount ->
    [0] Du verzichtest auf ein Kreuz{ $instead } machst du es.
    [one] { $other_amount ->
        [0] Du machst ein Kreuz{ $instead } verschenkst du es.
       *[other] Du machst nur ein Kreuz{ $instead } zwei.
    }
   *[other] { $other_amount ->
        [0] Du machst zwei Kreuze{ $instead } verschenkst du sie.
       *[other] Du machst zwei Kreuze{ $instead } nur eins.
    }
}
why-rows = Bis zu deiner nächsten Entscheidung machst du { $average ->
    [yes] { "im Schnitt " }
   *[no] { "" }
}{ $amount ->
    [0] keine Reihe
    [one] eine Reihe
    [2] zwei Reihen
   *[other] { $amount } Reihen
} voll{ $instead } { $other_amount ->
    [0] keine
    [one] eine
    [2] zwei
   *[other] { $other_amount }
}.
why-own-circles = Bis zu deiner nächsten Entscheidung bringen dir die Kreise { $average ->
    [yes] { "im Schnitt " }
   *[no] { "" }
}{ $amount ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $amount } Punkte
}{ $instead } { $other_amount ->
    [0] keinen
    [one] einen
   *[other] { $other_amount }
}.
why-rival-circles = Bis zu deiner nächsten Entscheidung bringen die Kreise den anderen { $average ->
    [yes] { "im Schnitt " }
   *[no] { "" }
}{ $amount ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $amount } Punkte
}{ $instead } { $other_amount ->
    [0] keinen
    [one] einen
   *[other] { $other_amount }
}.
why-end = Bis zu deiner nächsten Entscheidung hat { $share } jemand genug (!) für das Ende{ $instead } { $other_share }.

# Wovon Aufgaben handeln: die Arten von Zügen (siehe puzzle_themes.json), und die Frage zwischen Zügen einer Art.

kind-two = zwei Kreuze
kind-two-which = Welche zwei Kästchen?
kind-left = ein Kreuz
kind-left-which = Welches eine Kästchen?
kind-right = rechts ankreuzen
kind-right-which = Welche Reihe rechts?
kind-stop = keins
kind-stop-which = Wann aufhören?
