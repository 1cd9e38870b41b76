# Tipps zu Superstar: was zu tun ist (do-…) und wozu es führt (why-…), immer neben der zweitbesten Wahl.

do-pass = Passe.
    .if = passt
do-lead = { $card ->
    [J] Spiel einen Joker aus.
   *[other] { $star ->
        [R] Spiel die { $card } mit rotem Stern aus.
        [Y] Spiel die { $card } mit gelbem Stern aus.
        [G] Spiel die { $card } mit grünem Stern aus.
        [B] Spiel die { $card } mit blauem Stern aus.
        [P] Spiel die { $card } mit lila Stern aus.
       *[none] Spiel die { $card } aus.
    }
}
    .if = { $card ->
        [J] einen Joker ausspielst
       *[other] { $star ->
            [R] die { $card } mit rotem Stern ausspielst
            [Y] die { $card } mit gelbem Stern ausspielst
            [G] die { $card } mit grünem Stern ausspielst
            [B] die { $card } mit blauem Stern ausspielst
            [P] die { $card } mit lila Stern ausspielst
           *[none] die { $card } ausspielst
        }
    }
do-play = { $card ->
    [J] Spiel einen Joker.
   *[other] { $star ->
        [R] Spiel die { $card } mit rotem Stern.
        [Y] Spiel die { $card } mit gelbem Stern.
        [G] Spiel die { $card } mit grünem Stern.
        [B] Spiel die { $card } mit blauem Stern.
        [P] Spiel die { $card } mit lila Stern.
       *[none] Spiel die { $card }.
    }
}
    .if = { $card ->
        [J] einen Joker spielst
       *[other] { $star ->
            [R] die { $card } mit rotem Stern spielst
            [Y] die { $card } mit gelbem Stern spielst
            [G] die { $card } mit grünem Stern spielst
            [B] die { $card } mit blauem Stern spielst
            [P] die { $card } mit lila Stern spielst
           *[none] die { $card } spielst
        }
    }
do-keep = Behalte alle Karten.
    .if = alle Karten behältst
do-done = Belass es dabei.
    .if = es dabei belässt
do-discard = Leg { $cards ->
    [J] einen Joker
   *[other] { $cards }
} ab.
    .if = { $cards ->
        [J] einen Joker
       *[other] { $cards }
    } ablegst
done-last-to-play = Damit gewinnst du die Runde.
why-last-to-play = Du spielst { $share } die letzte Karte und gewinnst die Runde{ $instead } { $other_share }.
why-match-lost = Mit dieser Runde gewinnt { $share } jemand anders das Spiel{ $instead } { $other_share }.
why-match-lost-by = { $rival_seat } gewinnt { $share } mit dieser Runde das Spiel{ $instead } { $other_share }.
why-cards-kept = Am Ende der Runde hast du { $average ->
    [yes] { "im Schnitt " }
   *[no] { "" }
}{ $amount ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $amount } Karten
} übrig{ $instead } { $other_amount ->
    [0] keine
    [one] eine
   *[other] { $other_amount }
}; wer weniger behält, zieht mehr neue.

# Wovon Aufgaben handeln: die Arten von Zügen (siehe puzzle_themes.json), und die Frage zwischen Zügen einer Art.

kind-exchange = tauschen
kind-exchange-which = Welche Karten tauschen?
kind-keep = behalten
kind-keep-which = Was behalten?
kind-lead = ausspielen
kind-lead-which = Welche Karte ausspielen?
kind-play = spielen
kind-play-which = Welche Karte spielen?
kind-pass = passen
kind-pass-which = Wann passen?
