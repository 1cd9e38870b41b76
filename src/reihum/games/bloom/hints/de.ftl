# Tipps zu Bloom: was zu tun ist (do-…) und wozu es führt (why-…), immer neben der zweitbesten Wahl.

do-take = Nimm { $tiles } aus der Auslage.
    .if = { $tiles } aus der Auslage nimmst
do-draw = Zieh einen Stein aus dem Vorrat.
    .if = einen Stein aus dem Vorrat ziehst
do-swap = { $whose ->
    [own] Leg { $tile } an die Stelle des Jokers in deiner Reihe { $row } und nimm den Joker.
   *[other] Leg { $tile } an die Stelle des Jokers in der Reihe { $row } von { $owner_seat } und nimm den Joker.
}
    .if = { $whose ->
        [own] { $tile } an die Stelle des Jokers in deiner Reihe { $row } legst
       *[other] { $tile } an die Stelle des Jokers in der Reihe { $row } von { $owner_seat } legst
    }
do-rob = { $whose ->
    [own] Raube { $tiles ->
        [J] den Joker
       *[other] { $tiles }
    } aus deiner eigenen Reihe { $row }.
   *[other] Raube { $tiles ->
        [J] den Joker
       *[other] { $tiles }
    } aus der Reihe { $row } von { $owner_seat }.
}
    .if = { $whose ->
        [own] { $tiles ->
            [J] den Joker
           *[other] { $tiles }
        } aus deiner eigenen Reihe { $row } raubst
       *[other] { $tiles ->
            [J] den Joker
           *[other] { $tiles }
        } aus der Reihe { $row } von { $owner_seat } raubst
    }
do-lay = Leg { $tiles ->
    [J] einen Joker
   *[other] { $tiles }
}.
    .if = { $tiles ->
        [J] einen Joker
       *[other] { $tiles }
    } legst
do-add = { $whose ->
    [own] Leg { $tiles ->
        [J] einen Joker
       *[other] { $tiles }
    } an deine Reihe { $row } an.
   *[other] Leg { $tiles ->
        [J] einen Joker
       *[other] { $tiles }
    } an die Reihe { $row } von { $owner_seat } an.
}
    .if = { $whose ->
        [own] { $tiles ->
            [J] einen Joker
           *[other] { $tiles }
        } an deine Reihe { $row } anlegst
       *[other] { $tiles ->
            [J] einen Joker
           *[other] { $tiles }
        } an die Reihe { $row } von { $owner_seat } anlegst
    }
do-take-joker = Nimm einen Joker von den Jokerplätzen.
    .if = einen Joker von den Jokerplätzen nimmst
do-pass = Passe; etwas anderes kannst du nicht tun.
    .if = passt
do-next = Beginne die nächste Runde.
    .if = die nächste Runde beginnst
do-done = Belass es dabei.
    .if = es dabei belässt
why-scoring = { $amount ->
    [0] Du bekommst keinen Wertungsstein
   *[other] Du bekommst den Wertungsstein mit der { $amount }
}{ $instead } { $other_amount ->
    [0] keinen
   *[other] den mit der { $other_amount }
}.
why-tiles-left = { $amount ->
    [0] Dir bleibt kein Stein
    [one] Dir bleibt ein Stein
   *[other] Dir bleiben { $amount } Steine
}{ $instead } { $other_amount ->
    [0] keiner
    [one] einer
   *[other] { $other_amount }
}.
why-robbed = Vor deinem nächsten Zug wird { $share } eine deiner Reihen beraubt{ $instead } { $other_share }.
why-robbed-by = { $rival_seat } beraubt vor deinem nächsten Zug { $share } eine deiner Reihen{ $instead } { $other_share }.
why-round-ends = Die Runde endet { $share } vor deinem nächsten Zug{ $instead } { $other_share }.

# Wovon Aufgaben handeln: die Arten von Zügen (siehe puzzle_themes.json), und die Frage zwischen Zügen einer Art.

kind-rob = rauben
kind-rob-which = Was rauben?
kind-build = bauen
kind-build-which = Welche Reihe bauen?
kind-add = anlegen
kind-add-which = Wo anlegen?
kind-swap = einen Joker tauschen
kind-swap-which = Welchen Joker tauschen?
kind-joker = einen Joker nehmen
kind-joker-which = Wann einen Joker nehmen?
kind-draw = Steine nehmen
kind-draw-which = Welche Steine nehmen?
kind-wait = abwarten
kind-wait-which = Wann abwarten?
