# Bloom in Worten. Angaben: $seat ist ein Name; $tile ein Stein („17“, „J“ für einen Joker); $tiles mehrere Steine;
# $row eine Reihe auf dem Tisch mit ihren äußersten Zahlen („34–44“), $owner_seat der Name dessen, dem sie gehört,
# $whose „own“, wenn es die eigene ist.

## Was geschehen ist

takes =
    .does = nimmt { $tile }
    .you = nimmst { $tile }
draws =
    .does = zieht einen Stein aus dem Vorrat
    .you = ziehst einen Stein aus dem Vorrat
draws-own =
    .does = { $tile ->
        [J] zieht einen Joker aus dem Vorrat
       *[other] zieht { $tile } aus dem Vorrat
    }
    .you = { $tile ->
        [J] ziehst einen Joker aus dem Vorrat
       *[other] ziehst { $tile } aus dem Vorrat
    }
robs =
    .does = raubt { $tile ->
        [J] einen Joker
       *[other] { $tile }
    } aus { $whose ->
        [own] der eigenen Reihe { $row }
        [yours] deiner Reihe { $row }
       *[other] der Reihe { $row } von { $owner_seat }
    }
    .you = raubst { $tile ->
        [J] einen Joker
       *[other] { $tile }
    } aus { $whose ->
        [own] deiner Reihe { $row }
       *[other] der Reihe { $row } von { $owner_seat }
    }
swaps =
    .does = tauscht { $tile } gegen einen Joker in { $whose ->
        [own] der eigenen Reihe { $row }
        [yours] deiner Reihe { $row }
       *[other] der Reihe { $row } von { $owner_seat }
    }
    .you = tauschst { $tile } gegen einen Joker in { $whose ->
        [own] deiner Reihe { $row }
       *[other] der Reihe { $row } von { $owner_seat }
    }
adds =
    .does = legt { $tile ->
        [J] einen Joker
       *[other] { $tile }
    } an { $whose ->
        [own] die eigene Reihe { $row }
        [yours] deine Reihe { $row }
       *[other] die Reihe { $row } von { $owner_seat }
    } an
    .you = legst { $tile ->
        [J] einen Joker
       *[other] { $tile }
    } an { $whose ->
        [own] deine Reihe { $row }
       *[other] die Reihe { $row } von { $owner_seat }
    } an
lays =
    .does = legt { $tiles } ({ $flowers ->
        [one] eine Blüte
       *[other] { $flowers } Blüten
    }) für den Wertungsstein { $value }
    .you = legst { $tiles } ({ $flowers ->
        [one] eine Blüte
       *[other] { $flowers } Blüten
    }) für den Wertungsstein { $value }
lays-for-nothing =
    .does = legt { $tiles } ({ $flowers ->
        [one] eine Blüte
       *[other] { $flowers } Blüten
    }; dafür ist kein Wertungsstein mehr da)
    .you = legst { $tiles } ({ $flowers ->
        [one] eine Blüte
       *[other] { $flowers } Blüten
    }; dafür ist kein Wertungsstein mehr da)
takes-joker =
    .does = nimmt einen Joker
    .you = nimmst einen Joker
passes =
    .does = kann nichts tun und muss passen
    .you = kannst nichts tun und musst passen
turned = Neu in der Auslage: { $tiles }.
    .then = { $count ->
        [one] ; dafür kommt { $tiles } in die Auslage
       *[other] ; dafür kommen { $tiles } in die Auslage
    }
turned-jokers = { $count ->
    [one] Ein Joker wird aufgedeckt und kommt auf die Jokerplätze.
   *[other] { $count } Joker werden aufgedeckt und kommen auf die Jokerplätze.
}
    .then = { $count ->
        [one] ; auch ein Joker taucht auf
       *[other] ; auch { $count } Joker tauchen auf
    }
round-over = Runde { $round } ist zu Ende.
round-points = { $left ->
    [0] { $seat }: { $scored } aus Wertungssteinen, nichts übrig, macht { $points }.
    [one] { $seat }: { $scored } aus Wertungssteinen, minus eine übrige Blüte, macht { $points }.
   *[other] { $seat }: { $scored } aus Wertungssteinen, minus { $left } übrige Blüten, macht { $points }.
}
next-round =
    .does = beginnt Runde { $round }
    .you = beginnst Runde { $round }
wins = { $points ->
    [one] { $seat } gewinnt mit einem Punkt.
   *[other] { $seat } gewinnt mit { $points } Punkten.
}
    .you = { $points ->
        [one] Du gewinnst mit einem Punkt.
       *[other] Du gewinnst mit { $points } Punkten.
    }
shares = { $points ->
    [one] Geteilter Sieg: { $seat }, ein Punkt.
   *[other] Geteilter Sieg: { $seat }, { $points } Punkte.
}
    .together = { $points ->
        [one] Geteilter Sieg: { $seats }, je ein Punkt.
       *[other] Geteilter Sieg: { $seats }, je { $points } Punkte.
    }

## Was nicht erlaubt ist, und warum

refuse-over = Die Partie ist zu Ende.
refuse-turn = Ein Zug beginnt mit einem Tausch oder mit einer Aktion: ziehen, eine neue Reihe legen oder anlegen.
refuse-swap = Ein Joker wird gerade getauscht: Wähle deinen Stein, der an seine Stelle kommt.
refuse-draw = Du ziehst gerade: Nimm einen zweiten Stein oder hör auf.
refuse-rob = Du raubst für eine neue Reihe: Raube einen zweiten Stein aus derselben Reihe oder fang an zu legen.
refuse-row = Du legst eine neue Reihe: Leg den nächsten Stein oder schließ sie ab.
refuse-add = Du legst an eine Reihe an: Leg noch einen Stein dazu oder hör auf.
refuse-place = Der Stein passt an mehrere Stellen: Wähle, welche du meinst.
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
refuse-robbery-order = { $tile ->
    [J] Geraubt wird von links nach rechts: Nimm den ersten Stein zurück, um mit diesem Joker anzufangen.
   *[other] Geraubt wird von links nach rechts: Nimm den ersten Stein zurück, um mit { $tile } anzufangen.
}
refuse-robbery-useless = { $tile ->
    [J] Mit diesem Joker könntest du keine Reihe legen.
   *[other] Mit { $tile } könntest du keine Reihe legen.
}
refuse-robbery-short = { $left ->
    [one] Von Reihe { $row } bliebe nur ein Stein; eine Reihe hat mindestens drei.
   *[other] Von Reihe { $row } blieben nur { $left } Steine; eine Reihe hat mindestens drei.
}
refuse-robbery-gap = { $tile ->
    [J] Ohne diesen Joker hätte Reihe { $row } eine Lücke: Erlaubt sind Schritte von eins oder zwei.
   *[other] Ohne { $tile } hätte Reihe { $row } eine Lücke: Erlaubt sind Schritte von eins oder zwei.
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
    [J] Eine Reihe mit den geraubten Steinen kannst du nicht mit einem Joker beginnen.
   *[other] Eine Reihe mit den geraubten Steinen kannst du nicht mit { $tile } beginnen.
}
refuse-robbed-row-torn = Was von Reihe { $row } bleibt, ist keine Reihe: Raube erst einen zweiten Stein daraus.
refuse-next = { $tile } kann nicht auf { $laid } folgen: { $jokers ->
    [0] Es passt nur die { $low } oder die { $high }.
   *[other] Es passt nur eine Zahl von { $low } bis { $high }.
}
refuse-next-unfinished = { $tile ->
    [J] Nach { $laid } kann kein Joker kommen: Die Reihe ließe sich nicht vollenden.
   *[other] { $tile } kann nicht auf { $laid } folgen: Die Reihe ließe sich nicht vollenden.
}
refuse-done-add = Noch ist nichts angelegt: Leg mindestens einen Stein.
refuse-done-loot = Was geraubt wurde, muss auch gelegt werden: { $tiles }.
refuse-done-short = Eine Reihe hat mindestens drei Steine, davon mindestens eine Zahl.
refuse-no-place = { $tile ->
    [J] Dorthin kann kein Joker.
   *[other] { $tile } kann nicht dorthin ({ $place }).
}
refuse-pass = Niemand passt freiwillig: Solange sich etwas ziehen, legen oder anlegen lässt, muss es sein.
