# Bloom in Worten. Angaben: $seat ist ein Name; $tile ein Stein („17“, „J“ für einen Joker); $tiles mehrere Steine;
# $row eine Reihe auf dem Tisch mit ihren äußersten Zahlen („34–44“), $owner_seat der Name dessen, dem sie gehört,
# $whose „own“, wenn es die eigene ist.

## Was geschehen ist

takes = { $seat } nimmt { $tile } aus der Auslage.
draws = { $seat } zieht einen Stein aus dem Vorrat.
draws-own = { $tile ->
    [J] { $seat } zieht einen Joker aus dem Vorrat.
   *[other] { $seat } zieht { $tile } aus dem Vorrat.
}
robs = { $whose ->
    [own] { $tile ->
        [J] { $seat } raubt einen Joker aus der eigenen Reihe { $row }.
       *[other] { $seat } raubt { $tile } aus der eigenen Reihe { $row }.
    }
   *[other] { $tile ->
        [J] { $seat } raubt einen Joker aus der Reihe { $row } von { $owner_seat }.
       *[other] { $seat } raubt { $tile } aus der Reihe { $row } von { $owner_seat }.
    }
}
swaps = { $whose ->
    [own] { $seat } legt { $tile } an die Stelle eines Jokers in der eigenen Reihe { $row } und nimmt den Joker.
   *[other] { $seat } legt { $tile } an die Stelle eines Jokers in der Reihe { $row } von { $owner_seat } und nimmt den Joker.
}
adds = { $whose ->
    [own] { $tile ->
        [J] { $seat } legt einen Joker an die eigene Reihe { $row } an.
       *[other] { $seat } legt { $tile } an die eigene Reihe { $row } an.
    }
   *[other] { $tile ->
        [J] { $seat } legt einen Joker an die Reihe { $row } von { $owner_seat } an.
       *[other] { $seat } legt { $tile } an die Reihe { $row } von { $owner_seat } an.
    }
}
lays = { $flowers ->
    [one] { $seat } legt { $tiles }: eine Blüte, das bringt den Wertungsstein { $value }.
   *[other] { $seat } legt { $tiles }: { $flowers } Blüten, das bringt den Wertungsstein { $value }.
}
lays-for-nothing = { $flowers ->
    [one] { $seat } legt { $tiles }: eine Blüte, aber dafür ist kein Wertungsstein mehr da.
   *[other] { $seat } legt { $tiles }: { $flowers } Blüten, aber dafür ist kein Wertungsstein mehr da.
}
takes-joker = { $seat } nimmt einen Joker von den Jokerplätzen.
passes = { $seat } kann nichts tun und muss passen.
turned = { $count ->
    [one] { $tiles } kommt neu in die Auslage.
   *[other] { $tiles } kommen neu in die Auslage.
}
turned-jokers = { $count ->
    [one] Ein Joker wird aufgedeckt und kommt auf die Jokerplätze.
   *[other] { $count } Joker werden aufgedeckt und kommen auf die Jokerplätze.
}
round-over = Runde { $round } ist zu Ende.
round-points = { $left ->
    [0] { $seat }: { $scored } aus Wertungssteinen, nichts übrig, macht { $points }.
    [one] { $seat }: { $scored } aus Wertungssteinen, minus eine übrige Blüte, macht { $points }.
   *[other] { $seat }: { $scored } aus Wertungssteinen, minus { $left } übrige Blüten, macht { $points }.
}
next-round = { $seat } beginnt Runde { $round }.
wins = { $points ->
    [one] { $seat } gewinnt mit einem Punkt.
   *[other] { $seat } gewinnt mit { $points } Punkten.
}
shares = { $points ->
    [one] { $seat } teilt sich den Sieg mit einem Punkt.
   *[other] { $seat } teilt sich den Sieg mit { $points } Punkten.
}

## Was nicht erlaubt ist, und warum

refuse-over = Die Partie ist zu Ende.
refuse-turn = Ein Zug beginnt mit einem Tausch oder mit einer Aktion: ziehen, eine neue Reihe legen oder anlegen.
refuse-swap = Ein Joker wird gerade getauscht: Nenne deinen Stein, der an seine Stelle kommt.
refuse-draw = Du ziehst gerade: Nimm einen zweiten Stein oder hör auf.
refuse-rob = Du raubst für eine neue Reihe: Raube einen zweiten Stein aus derselben Reihe oder fang an zu legen.
refuse-row = Du legst eine neue Reihe: Leg den nächsten Stein, von links nach rechts, oder schließ sie ab.
refuse-add = Du legst an eine Reihe an: Leg noch einen Stein dazu oder hör auf.
refuse-place = Der Stein passt an mehrere Stellen: Sag, hinter welchen Stein er kommt, oder an den Anfang.
refuse-reward = Für deine Dreierreihe darfst du einen Joker nehmen oder darauf verzichten.
refuse-count = Die Runde wird gerade gewertet; danach geht es mit der nächsten weiter.
refuse-not-shown = { $tile } liegt nicht in der Auslage.
refuse-pool-empty = Der Vorrat ist leer: Verdeckt gibt es nichts mehr zu ziehen.
refuse-no-joker = Einen Joker { $joker } gibt es auf dem Tisch nicht.
refuse-swap-last = Nach diesem Tausch bliebe dir keine Aktion, und wer etwas tun kann, muss es tun.
refuse-swap-fits = Du hast keine Zahl, die an die Stelle dieses Jokers in Reihe { $row } passt.
refuse-no-row = Eine Reihe { $row } gibt es auf dem Tisch nicht.
refuse-own-row-first = An diesem Tisch darfst du erst anlegen, wenn du in dieser Runde selbst eine Reihe gelegt hast.
refuse-nothing-fits = Keiner deiner Steine passt an Reihe { $row }: Die Schritte sind eins oder zwei, und dazwischen muss Platz sein.
refuse-not-lying = { $tile ->
    [J] Dieser Joker liegt in keiner Reihe.
   *[other] { $tile } liegt in keiner Reihe.
}
refuse-one-row = { $tile ->
    [J] Dieser Joker liegt in einer anderen Reihe: In diesem Zug darf nur Reihe { $row } beraubt werden.
   *[other] { $tile } liegt in einer anderen Reihe: In diesem Zug darf nur Reihe { $row } beraubt werden.
}
refuse-robbery = { $tile ->
    [J] Ohne diesen Joker wäre Reihe { $row } keine Reihe mehr, oder du könntest mit ihm keine legen. Zwei geraubte Steine werden von links nach rechts genannt.
   *[other] Ohne { $tile } wäre Reihe { $row } keine Reihe mehr, oder du könntest damit keine legen. Zwei geraubte Steine werden von links nach rechts genannt.
}
refuse-not-held = { $tile ->
    [J] Du hast keinen Joker.
   *[other] { $tile } gehört nicht zu deinen Steinen.
}
refuse-swap-tile = { $tile ->
    [J] Ein Joker wird gegen eine Zahl getauscht, nicht gegen einen anderen Joker.
   *[other] { $tile } passt nicht an die Stelle des Jokers in Reihe { $row }.
}
refuse-add-tile = { $tile ->
    [J] Ein Joker findet in Reihe { $row } keinen Platz.
   *[other] { $tile } findet in Reihe { $row } keinen Platz: Jeder Schritt muss eins oder zwei sein.
}
refuse-begin = { $tile ->
    [J] Du kannst keine Reihe aus mindestens drei Steinen legen, die mit einem Joker beginnt.
   *[other] Aus deinen Steinen lässt sich keine Reihe aus mindestens drei legen, die mit { $tile } beginnt: Die Schritte sind eins oder zwei.
}
refuse-after-robbery = { $tile ->
    [J] Eine Reihe mit den geraubten Steinen kann nicht mit einem Joker beginnen, oder die beraubte Reihe ist noch nicht wieder ganz.
   *[other] Eine Reihe mit den geraubten Steinen kann nicht mit { $tile } beginnen, oder die beraubte Reihe ist noch nicht wieder ganz.
}
refuse-next = { $tile ->
    [J] Nach { $laid } kann kein Joker kommen: Die Reihe ließe sich nicht vollenden.
   *[other] { $tile } kann nicht auf { $laid } folgen: Die Schritte sind eins oder zwei, und die Reihe muss sich vollenden lassen.
}
refuse-done-add = Noch ist nichts angelegt: Leg mindestens einen Stein.
refuse-done-loot = Was geraubt wurde, muss auch gelegt werden: { $tiles }.
refuse-done-short = Eine Reihe hat mindestens drei Steine, davon mindestens eine Zahl.
refuse-no-place = { $tile ->
    [J] Dorthin kann kein Joker.
   *[other] { $tile } kann nicht dorthin ({ $place }).
}
refuse-pass = Niemand passt freiwillig: Solange sich etwas ziehen, legen oder anlegen lässt, muss es sein.
