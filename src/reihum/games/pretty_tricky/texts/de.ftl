### Pretty Tricky: was geschehen ist, und warum ein Zug nicht erlaubt ist.
### $seat ist ein Name, $row die Summe, für die eine Reihe steht (2 bis 12).

## Der eigene Wurf (P4)

rolls =
    .does = würfelt blau { $blue }, rot { $red }
    .you = würfelst blau { $blue }, rot { $red }
ticks-left =
    .does = { $count ->
        [one] kreuzt links in Reihe { $row } an
       *[other] kreuzt links in den Reihen { $row } an
    }
gives-up-second =
    .does = verzichtet auf das zweite Kreuz
    .you = verzichtest auf das zweite Kreuz
gives-up-both =
    .does = verzichtet auf beide Kreuze
    .you = verzichtest auf beide Kreuze
cannot-tick-left = Für kein Paar Würfel ist links bei { $seat } noch ein Kästchen frei.
    .you = Für kein Paar Würfel ist bei dir links noch ein Kästchen frei.

## Die anderen (P5)

ticks-right =
    .does = kreuzt rechts in Reihe { $row } an
fills-right =
    .does = hat diese Hälfte damit voll
    .you = hast diese Hälfte damit voll
gives-up-right =
    .does = verzichtet auf das Kreuz
    .you = verzichtest auf das Kreuz
cannot-tick-right = Für kein Paar blauer Würfel ist rechts bei { $seat } noch ein Kästchen frei.
    .together = Für kein Paar blauer Würfel ist rechts bei { $seats } noch ein Kästchen frei.
    .you = Für kein Paar blauer Würfel ist bei dir rechts noch ein Kästchen frei.

## Eine volle Reihe (P6)

completes-row = { $seat } macht Reihe { $row } voll und kreuzt ihr (!) an; alle kreuzen dort einen Kreis an, { $circles ->
    [one] den ersten.
    [2] den zweiten.
    [3] den dritten.
   *[other] den vierten.
}
    .you = Du machst Reihe { $row } voll und kreuzt ihr (!) an; alle kreuzen dort einen Kreis an, { $circles ->
        [one] den ersten.
        [2] den zweiten.
        [3] den dritten.
       *[other] den vierten.
    }

## Das Ende (P8 bis P11)

ends-by-symbols = { $seat } hat { $symbols } (!): Das Spiel ist aus.
    .you = Du hast { $symbols } (!): Das Spiel ist aus.
ends-by-rounds = { $rounds ->
    [one] Das war die einzige Runde: Das Spiel ist aus.
   *[other] Das war die letzte von { $rounds } Runden: Das Spiel ist aus.
}
wins = { $points ->
    [one] { $seat } gewinnt mit einem Punkt: { $x } für (!) und { $xx } für rechte Reihen.
   *[other] { $seat } gewinnt mit { $points } Punkten: { $x } für (!) und { $xx } für rechte Reihen.
}
    .you = { $points ->
        [one] Du gewinnst mit einem Punkt: { $x } für (!) und { $xx } für rechte Reihen.
       *[other] Du gewinnst mit { $points } Punkten: { $x } für (!) und { $xx } für rechte Reihen.
    }
shares-the-win = { $points ->
    [one] Geteilter Sieg: { $seat }, { $points } Punkt ({ $x } für (!) und { $xx } für rechte Reihen).
   *[other] Geteilter Sieg: { $seat }, { $points } Punkte ({ $x } für (!) und { $xx } für rechte Reihen).
}
    .together = { $points ->
        [one] Geteilter Sieg: { $seats }, je { $points } Punkt ({ $x } für (!) und { $xx } für rechte Reihen).
       *[other] Geteilter Sieg: { $seats }, je { $points } Punkte ({ $x } für (!) und { $xx } für rechte Reihen).
    }

## Ablehnungen

refuse-over = Das Spiel ist aus.
refuse-right-half = Das ist dein eigener Wurf: Kreuze Reihe { $sum } links an, nicht rechts.
refuse-left-half = Das ist nicht dein Wurf: Kreuze Reihe { $sum } rechts an, nicht links.
refuse-no-pair = Keine zwei der Würfel { $dice } ergeben { $row }.
refuse-left-full = In Reihe { $row } ist links kein Kästchen mehr frei.
refuse-other-pair = Du hast die { $first } angekreuzt; die beiden anderen Würfel ergeben { $other }, nicht { $row }.
refuse-order = Zwei Kreuze werden von der niedrigeren Reihe aufwärts eingetragen. Nimm Reihe { $first } zurück und beginne mit Reihe { $row }.
refuse-right-full = In Reihe { $row } ist rechts kein Kästchen mehr frei.
refuse-red = Für { $row } bräuchtest du den roten Würfel. Zwei blaue ergeben { $offered }.
refuse-no-blue-pair = Keine zwei blauen Würfel ergeben { $row }. Sie ergeben { $offered }.
