ask = Welche Karte legst du? Es steht bei { $total }.
note = { $room ->
    [0] Kein Platz mehr: Nur Karten ohne Wert, eine 9 oder eine Zehn abwärts passen noch.
   *[other] Noch Platz für { $room } bis 99.
}
ask-chosen = Leg sie, oder wähle eine andere Karte.
lay-it = { $card } legen
ask-stuck = Keine deiner Karten passt auf { $total }.
give-up = Strafpunkt nehmen
lay-label = { $card } legen
of-limit = von 99
clockwise = im Uhrzeigersinn
counter = gegen den Uhrzeigersinn
pile = Stapel
stock = Vorrat
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
goal = Bleib bei höchstens 99; wer das nicht kann, bekommt einen Strafpunkt.
near = letzte Chance
place = Runde { $round }
penalties = Strafpunkte
stuck = { $name } kann bei { $total } nicht weiter
stuck-why = Die wenigsten Strafpunkte gewinnen.
legend-4 = 4 | zählt nichts und dreht die Richtung um
legend-9 = 9 | setzt den Stand auf 99
legend-10 = 10 | zählt zehn dazu oder zieht zehn ab
legend-king = K | zählt nichts; Bube und Dame zählen zehn
legend-points = Strafpunkte | ist eine Reihe voll, endet die Partie
