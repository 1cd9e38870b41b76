### Pretty Tricky: die Worte des Bretts.

place = Runde { $round }
place-limit = Runde { $round } von { $limit }
others = Die anderen
dice = Die Würfel
the-roll = Der Wurf
die = { $colour ->
    [red] Roter Würfel
   *[other] Blauer Würfel
}, { $value }
seat-info = (!) { $symbols }/{ $needed }

## Das Blatt

sheet-of = Blatt von { $name }
left-half = Meine Würfe
right-half = Fremde Würfe
row-in-words = Reihe { $row }: links { $left } von { $leftBoxes }, rechts { $right } von { $rightBoxes }, Kreise: { $circles }
half-in-words = { $half ->
    [left] Reihe { $row }, links
   *[right] Reihe { $row }, rechts
}: { $ticked } von { $boxes } angekreuzt
box-free = { $half ->
    [left] Reihe { $row }, links
   *[right] Reihe { $row }, rechts
}, nächstes freies Kästchen
box-staged = { $half ->
    [left] Reihe { $row }, links
   *[right] Reihe { $row }, rechts
}, vorgemerkt. Zurücknehmen.
symbol-on = Reihe { $row } ist voll
symbol-soon = Reihe { $row } wird voll
symbol-open = Reihe { $row } ist offen
circles = { $circles } von 4 Kreisen

## Was die Würfel hergeben

choices = Was die Würfel hergeben
means-nothing = Kein freies Kästchen.
brief-nothing = nichts frei
brief-ticks = { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
}
brief-finishes = füllt Reihe { $row }: +2
brief-circle = { $name }: +1
brief-circles = { $count } andere: +1
brief-full = { $circles ->
    [0] füllt Reihe { $row }, zahlt später
   *[other] füllt Reihe { $row }: +{ $circles }
}
means-ticks = { $count ->
    [one] Ein Kreuz, keine Reihe voll.
   *[other] Zwei Kreuze, keine Reihe voll.
}
means-finishes = Macht Reihe { $row } voll: +2.
means-circle = Rechts ist Reihe { $row } voll: +1 für { $names }.
means-right-tick = Ein Kreuz auf der rechten Hälfte.
means-right-full = { $circles ->
    [0] Macht rechts Reihe { $row } voll; jeder Kreis dort zählt künftig.
   *[other] Macht rechts Reihe { $row } voll: bis jetzt +{ $circles }.
}

## Die Ansage

ask-pair = Bilde zwei Paare: zwei Summen für deine linke Hälfte.
note-pair = Du kannst auch die Kästchen selbst antippen.
ask-one = Du kreuzt links Reihe { $first } an.
note-one = Auch das andere Paar hat ein freies Kästchen. Jetzt anzukreuzen heißt, darauf zu verzichten.
ask-two = Du kreuzt links die Reihen { $first } und { $second } an.
note-two = Tippe ein vorgemerktes Kreuz an, um es zurückzunehmen.
lead-rolled = { $name } hat gewürfelt.
ask-blue = Nimm zwei der blauen Würfel und kreuze rechts ein Kästchen an.
note-blue = Der rote Würfel gehört diesmal nicht dir.
ask-right = Du kreuzt rechts Reihe { $first } an.
tick-one = Nur { $first } ankreuzen
tick-two = { $first } und { $second } ankreuzen
tick-right = Reihe { $first } ankreuzen
give-up = Auf das Kreuz verzichten
give-up-both = Auf beide Kreuze verzichten

## Die Wertung

tie-break = Bei Gleichstand entscheiden die Punkte aus rechten Reihen.
score-own = Eigene Reihen (!)
score-own-detail = { $count ->
    [one] 1 Reihe, 2 Punkte
   *[other] { $count } Reihen zu je 2 Punkten
}
score-right = Reihe { $row }, rechts
score-right-detail = { $circles ->
    [one] voll, 1 Kreis
   *[other] voll, { $circles } Kreise
}

## Das Ziel, und was die Zeichen bedeuten

goal = Die meisten Punkte gewinnen. Ende bei { $needed } (!).
far = (!) { $symbols }/{ $needed } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
far-short = (!) { $symbols }/{ $needed } · { $points }
goal-limit = Die meisten Punkte gewinnen. Ende nach { $limit } Runden oder bei { $needed } (!).
rolled-by = Wurf von { $name }
rolled-by-you = Dein Wurf
comb-left = eigene Würfe
comb-right = fremde Würfe
near = noch ein (!)
legend-left = Links | Deine eigenen Würfe: zwei Würfelpaare, für jedes ein Kreuz.
legend-right = Rechts | Die Würfe der anderen: zwei der drei blauen Würfel, ein Kreuz.
legend-bang = ! | Deine linke Reihe ist voll: 2 Punkte. Hat jemand genug davon, endet die Partie.
legend-circles = ○ | Einer für jede Person, die die linke Reihe dieser Zahl gefüllt hat. Ist deine rechte Reihe voll, ist jeder Kreis ein Punkt für dich.
legend-info = (!) 1/{ $needed } · 5 Punkte | Ein (!) von den { $needed }, die das Spiel beenden. Punkte gibt es für jedes (!), je 2, und für die Kreise voller rechter Reihen, je 1.
