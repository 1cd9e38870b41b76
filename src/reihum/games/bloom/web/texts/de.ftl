### Bloom: die Wörter des Spielplans.

place = Runde { $round } von { $rounds }

## Steine

tile = { $flowers ->
    [one] { $number }, 1 Blüte
   *[other] { $number }, { $flowers } Blüten
}
joker = Joker
display = Auslage
display-tile = { $tile }, in der Auslage
jokers = Joker
joker-places = { $count ->
    [0] Kein Joker auf den Jokerplätzen
    [one] 1 Joker auf den Jokerplätzen
   *[other] { $count } Joker auf den Jokerplätzen
}
pool = Vorrat
pool-left = { $count ->
    [one] Vorrat, noch 1 Stein
   *[other] Vorrat, noch { $count } Steine
}

## Wertungssteine

scoring = Wertungssteine
scoring-there = { $count ->
    [one] Wertungsstein { $value }
   *[other] Wertungsstein { $value }, noch { $count }
}
scoring-gone = Wertungsstein { $value }: genommen von { $names }
won = { $values ->
    [none] Noch kein Wertungsstein
   *[other] Wertungssteine: { $values }
}

## Plätze und Reihen

table = Reihen auf dem Tisch
stock-size = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
stock-passed = { $count ->
    [one] 1 Stein, musste passen
   *[other] { $count } Steine, musste passen
}
known = Allen bekannt: { $tiles }
stock-left = Übrig: { $tiles }
no-rows = Noch keine Reihe
row = { $flowers ->
    [one] Reihe { $row }, 1 Blüte: { $tiles }
   *[other] Reihe { $row }, { $flowers } Blüten: { $tiles }
}
row-joker = Joker
table-tile = { $tile }, in Reihe { $row }
tile-new = { $tile }, neu in Reihe { $row }. Zurücknehmen.
extend = An Reihe { $row } anlegen
place-first = An den Anfang von Reihe { $row }
place-after = Hinter { $tile }

## Die neue Reihe und die eigene Bank

new-row = Die neue Reihe
bench-tile = { $tile }, in der neuen Reihe. Zurücknehmen.
bench-shown = { $tile }, in der neuen Reihe
loot-tile = { $tile }, geraubt. In die neue Reihe legen.
robbed = geraubt
tally = { $flowers ->
    [one] 1 Blüte
   *[other] { $flowers } Blüten
}
tally-wins = { $flowers ->
    [one] 1 Blüte bringt den Wertungsstein { $wins }
   *[other] { $flowers } Blüten bringen den Wertungsstein { $wins }
}
rack = Deine Steine
rack-tile = { $tile }, bei dir

## Das Pult

ask-turn = Zieh Steine, leg eine neue Reihe oder leg an eine Reihe an.
ask-turn-new = Zieh Steine oder leg eine neue Reihe.
ask-turn-draw = Zieh: Aus deinen Steinen wird noch keine Reihe.
ask-turn-build = Leg eine neue Reihe oder leg an eine Reihe an.
ask-turn-build-new = Leg eine neue Reihe.
note-turn = Tippe deine Steine an, um zu legen, oder offene, um sie zu nehmen.
note-turn-swap = Tippe deine Steine an, um zu legen, offene, um sie zu nehmen, oder einen Joker, um ihn zu tauschen.
note-turn-draw = Tippe einen offenen Stein an oder den Vorrat.
note-turn-build = Tippe deine Steine an, um zu legen.
ask-pass = Es gibt nichts zu ziehen, zu legen oder anzulegen.
do-pass = Passen
ask-draw = Einen Stein verdeckt ziehen.
note-draw = Du siehst ihn, bevor du den zweiten wählst.
do-draw = Ziehen
ask-take = { $one } nehmen.
ask-take-more = { $one } nehmen und, wenn du magst, noch einen Stein.
note-take = Der zweite darf offen sein oder aus dem Vorrat kommen.
do-take = Nehmen
do-take-only = Nur diesen nehmen
ask-take-two = { $one } und { $two } nehmen.
do-take-two = Beide nehmen
ask-take-draw = { $one } nehmen und einen verdeckt ziehen.
do-take-draw = Nehmen und ziehen
ask-second = Noch einen zweiten Stein nehmen?
do-no-second = Keinen zweiten
ask-row = { $count ->
    [one] Ein Stein liegt: Eine Reihe hat mindestens drei.
   *[other] { $count } Steine liegen: Eine Reihe hat mindestens drei.
}
ask-loot = Leg den geraubten Stein in deine neue Reihe.
note-row = Tippe an, was leuchtet: Jeder Schritt ist eins oder zwei.
note-row-rob = Tippe an, was leuchtet: Jeder Schritt ist eins oder zwei. Aus einer Reihe darfst du bis zu zwei Steine rauben.
ask-complete = { $flowers ->
    [one] Noch mehr Steine, oder diese Reihe legen: 1 Blüte für die { $wins }.
   *[other] Noch mehr Steine, oder diese Reihe legen: { $flowers } Blüten für die { $wins }.
}
ask-full = { $flowers ->
    [one] Mehr passt nicht, leg diese Reihe: 1 Blüte für die { $wins }.
   *[other] Mehr passt nicht, leg diese Reihe: { $flowers } Blüten für die { $wins }.
}
ask-complete-nothing = { $flowers ->
    [one] Noch mehr Steine, oder diese Reihe legen. Für 1 Blüte ist kein Wertungsstein mehr da.
   *[other] Noch mehr Steine, oder diese Reihe legen. Für { $flowers } Blüten ist kein Wertungsstein mehr da.
}
ask-full-nothing = { $flowers ->
    [one] Mehr passt nicht, leg diese Reihe. Für 1 Blüte ist kein Wertungsstein mehr da.
   *[other] Mehr passt nicht, leg diese Reihe. Für { $flowers } Blüten ist kein Wertungsstein mehr da.
}
note-complete = Tippe einen Stein der Reihe an, um ihn zurückzunehmen.
ask-last = Dein letzter Stein: Das beendet die Runde.
ask-row-joker = Du legst diese Reihe und nimmst einen Joker.
do-row = Reihe legen
ask-add = { $whose ->
    [own] Wähle die Steine, die du an deine Reihe { $row } anlegst.
   *[other] Wähle die Steine, die du an die Reihe { $row } von { $name } anlegst.
}
ask-adding = Du legst hier { $tiles } an.
ask-adding-more = Du legst hier { $tiles } an. Noch mehr?
ask-added = Willst du noch mehr anlegen?
note-added = Anlegen bringt keinen Wertungsstein.
tile-added = { $tile ->
    [J] einen Joker
   *[other] { $tile }
}
do-add = { $tiles } anlegen
do-added = Das ist alles
ask-place = { $tile ->
    [J] Wohin kommt der Joker? Wähle seinen Platz in der Reihe.
   *[other] Wohin kommt { $tile }? Wähle den Platz in der Reihe.
}
ask-swap = Wähle den Stein, der an die Stelle des Jokers kommt.
note-swap = Tippe den Joker noch einmal an, um ihn stattdessen zu rauben.
ask-swapped = Der Joker kommt zu dir.
note-swapped = Tausch jetzt, oder bau gleich mit ihm weiter.
do-swap = Tauschen
ask-reward = Eine Reihe aus drei Steinen, nichts geraubt: Du darfst einen Joker nehmen.
do-joker = Joker nehmen
do-no-joker = Liegen lassen

## Die Abrechnung

tie-break = Bei Gleichstand entscheidet die zweite Runde.
score-tiles = Runde { $round }: Wertungssteine
score-left = Runde { $round }: übrige Blüten

## Wenn eine Runde gewertet wird

count-title = Runde { $round } ist zu Ende
count-next = { $name } hat die wenigsten Punkte und beginnt Runde { $round }.
count-next-you = Du hast die wenigsten Punkte und beginnst Runde { $round }.
count-tiles = Wertungssteine
count-left = Übrige Blüten
count-points = Diese Runde
left-cost = Übrig: { $tiles }. Das kostet { $cost }.
left-none = nichts übrig

## Das Ziel, und was die Zeichen bedeuten

goal = { $rounds ->
    [one] Die meisten Punkte gewinnen. Übrige Blüten kosten.
   *[other] Die meisten Punkte nach { $rounds } Runden gewinnen. Übrige Blüten kosten.
}
near = fast fertig
legend-row = 3+ | Eine Reihe hat mindestens drei Steine, jeder um eins oder zwei höher als der vorige. Nach der 100 kommt die 1.
legend-flowers = ✿ | Eine neue Reihe bringt den Wertungsstein mit so vielen Punkten, wie sie Blüten hat. Ist er weg, gibt es den nächstniedrigeren: Sechs Blüten bringen dann vielleicht nur die 2.
legend-left = − | Wer den letzten Stein legt, beendet die Runde. Jede Blüte, die dir dann bleibt, kostet einen Punkt.
legend-rob = ↷ | Ein oder zwei Steine einer neuen Reihe dürfen aus einer Reihe auf dem Tisch stammen, wenn dort eine Reihe übrig bleibt.
legend-joker = Joker | Er steht für jede Zahl. Leg die passende Zahl an seine Stelle, und er gehört dir.
