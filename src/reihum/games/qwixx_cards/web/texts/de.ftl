### Qwixx – Das Kartenspiel: die Worte des Bretts.

place = Zug { $turn } · Schritt { $step } von 3
place-over = Zug { $turn }
others = Die anderen
table = Stapel, Auslage und gespielte Karten
you = Du
your-hand = Deine Hand
on-turn = { $phase ->
    [take] nimmt Karten
    [choose] sagt an
    [play] spielt Karten
   *[over] war zuletzt am Zug
}
hand-of = Hand von { $name }, Rückseiten: { $numbers }

## Karten

card = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} { $number }
joker = Joker { $number }
laid-marked = { $card }: gelegt und angekreuzt. Zurücknehmen.
laid-unmarked = { $card }: gelegt, nicht angekreuzt. Zurücknehmen.
unmark = Kreuz auf der { $number } wegradieren
mark-too = Auch die { $number } ankreuzen
joker-as = Joker { $number } spielen als
joker-marks = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}: die { $number } spielen und ankreuzen
joker-plays = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}: die { $number } spielen, ohne Kreuz

## Das Blatt

sheet-of = Blatt von { $name }
row-in-words = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}: { $count ->
    [0] nichts angekreuzt
   *[other] { $marks } angekreuzt
}{ $locked ->
    [yes] , abgeschlossen
   *[no] {""}
}; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cell-draft = { $colour ->
    [red] Rote
    [yellow] Gelbe
    [green] Grüne
   *[blue] Blaue
} { $number }, vorgemerkt. Wegradieren.
cell-lit = { $colour ->
    [red] Rote
    [yellow] Gelbe
    [green] Grüne
   *[blue] Blaue
} { $number } ankreuzen
cell-shut = { $colour ->
    [red] Rote
    [yellow] Gelbe
    [green] Grüne
   *[blue] Blaue
} { $number }, jetzt nicht möglich
misses = Fehlzüge
misses-in-words = { $misses ->
    [0] Keine Fehlzüge
    [one] 1 von 4 Fehlzügen
   *[other] { $misses } von 4 Fehlzügen
}
points-word = Punkte
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-with = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; mit diesen Kreuzen { $after }

## Die Mitte des Tisches

display = Die Auslage
display-back = Auslage: eine { $number }
take-back = Die { $number } nehmen
stack-in-words = Stapel mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, obenauf eine { $number }
you-take = Du nimmst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
they-take = { $name } nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
stack-goes-on = Die { $number } auf dem Stapel kommt als nächste in die Auslage.
announced-now = { $number } für alle!
everyone-may = Alle dürfen sie in einer Reihe ankreuzen. Niemand sieht, was die anderen wählen.
you-will-mark = Du kreuzt sie in { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} an.
you-will-leave = Du lässt sie aus.
announced-before = Es galt die { $number }.
you-play = Jetzt spielst du Karten.
they-play = Jetzt spielt { $name } Karten.
is-over = Das Spiel ist aus.
nothing = nichts
played = Gespielt
played-label = Gespielte Karten: { $count }. Alle zeigen.
played-last-label = Zuletzt gespielt von { $name }: { $cards }. Gespielte Karten: { $count }. Alle zeigen.
played-title = Gespielte Karten
played-note = { $count ->
    [0] Noch keine. Ist der Stapel leer, werden die gespielten Karten zum neuen.
    [one] Eine Karte. Ist der Stapel leer, werden die gespielten Karten zum neuen.
   *[other] { $count } Karten. Ist der Stapel leer, werden sie zum neuen.
}
is-played = { $card }: gespielt
is-out = { $card }: noch nicht gespielt
close = Schließen

## Das Dock

ask-take = Nimm { $count ->
    [one] eine Karte
   *[other] { $count } Karten nacheinander
} aus der Auslage.
note-take = Die Farbe einer Karte siehst du, sobald du sie hast.
lead-announced = { $name } sagt die { $number } an.
ask-choose-theirs = Kreuze sie in einer Reihe an oder lass sie aus.
ask-choose = { $number } für alle: in einer Reihe ankreuzen oder auslassen.
ask-no-row = Die { $number } passt in keine deiner Reihen.
go-on = Weiter
note-choose = Niemand sieht deine Wahl, bevor alle gewählt haben.
note-choose-active = Mit deinen Karten kannst du danach noch ankreuzen. Ein Zug ganz ohne Kreuz ist ein Fehlzug: −5.
leave = Die { $number } auslassen
ask-mark = Die { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
} { $number } ist vorgemerkt.
note-leap = { $leapt ->
    [0] Keine Zahl wird übersprungen.
    [one] Eine freie Zahl ist damit für immer übersprungen.
   *[other] { $leapt } freie Zahlen sind damit für immer übersprungen.
}
note-lock = Damit schließt du deine { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
} Reihe ab.
mark = { $colour ->
    [red] Rote
    [yellow] Gelbe
    [green] Grüne
   *[blue] Blaue
} { $number } ankreuzen
ask-play = Spiel eine bis drei Karten einer Farbe.
ask-play-unmarked = Spiel eine bis drei Karten einer Farbe und kreuze mindestens eine Zahl an, sonst ist es ein Fehlzug.
ask-play-unmarkable = Keine deiner Karten lässt sich ankreuzen: Spiel eine bis drei einer Farbe ohne Kreuz.
note-play = Wähle Karten oder Zahlen. Zwischen den Kreuzen darf höchstens eine Zahl fehlen{ $marked ->
    [yes] ; Karten dürfen auch ohne Kreuz weg
   *[no] {""}
}.
note-play-unmarkable = { $miss ->
    [yes] In diesem Zug hast du nichts angekreuzt, also ist es ein Fehlzug: −5.
   *[no] Das kostet nichts: Die Zahl für alle hast du schon angekreuzt.
}
ask-lay = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} { $cards }, ohne Kreuz.
ask-lay-miss = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} { $cards } ohne Kreuz: ein Fehlzug, −5.
ask-lay-marked = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} { $cards }, angekreuzt.
ask-lay-some = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
} { $cards }; angekreuzt nur { $marks }.
note-marks = Das Kästchen an einer Karte setzt das Kreuz oder radiert es weg.
play = { $cards } spielen

## Die Wertung

score-row = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
score-marks = { $marks ->
    [0] keine Kreuze
    [one] 1 Kreuz
   *[other] { $marks } Kreuze
}
score-locked = { $marks } mit Schloss
score-misses = { $misses ->
    [one] 1 Fehlzug
   *[other] { $misses } Fehlzüge
}

## Das Ziel, und was die Zeichen bedeuten

goal = Die meisten Punkte gewinnen. Ende: 2 Schlösser, 4 Fehlzüge.
near-lock = noch ein Schloss
near-miss = noch ein Fehlzug
legend-shapes = ● ▲ ■ ◆ | Rot, Gelb, Grün und Blau. Jede Reihe wird von links nach rechts angekreuzt; was du überspringst, bleibt frei.
legend-everyone = ↻ | Die Zahl für alle: Jede Person darf sie in einer Reihe beliebiger Farbe ankreuzen.
legend-lock = Schloss | Mit fünf Kreuzen in einer Reihe darfst du ihre letzte Zahl ankreuzen und das Schloss dazu. Das schließt die Reihe nur für dich: Die anderen machen in ihrer weiter.
legend-miss = − | Wer im eigenen Zug nichts ankreuzt, bekommt einen Fehlzug: 5 Punkte weniger.
legend-points = 1–12 | Kreuze in einer Reihe bringen 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 und 78 Punkte.
