title = { $game }: Glück und Entscheidungen
how = Alle Zahlen sind Punkte: gewonnene von hundert Spielen. In jeder Zeile ergeben sie vom Anfang an zusammen das Ergebnis.

column-player = Spieler
column-start = Anfang
column-deal = Austeilen
column-chance = Würfel und Nachziehen
column-decision = eigene Entscheidungen
column-others = Entscheidungen der anderen
column-hidden = verdeckte Karten
column-residual = Rest
column-result = Ergebnis
column-accuracy = Genauigkeit
explained-chance = „Würfel und Nachziehen“ ist, was das Glück gab oder nahm. „Entscheidungen“ ist, was eine Wahl gab oder nahm, soweit man es wissen konnte. „Verdeckte Karten“ ist, wie die Karten lagen, die niemand kennen konnte: richtig, aber Pech gehabt, oder umgekehrt. „Rest“ ist die Ungenauigkeit der Messung.
by-luck = Hier entschied das Glück: { $better } hat besser entschieden als { $winner }, aber weniger Glück gehabt.
by-skill = { $winner } gewann durch bessere Entscheidungen.
by-both = { $winner } hatte mehr Glück und entschied besser.
turning-points = Wendepunkte
turn-chance = { $name }, { $before } → { $after }: Glück.
turn-decision = { $name }, { $before } → { $after }: eine Entscheidung.
turn-hidden = { $name }, { $before } → { $after }: wie die verdeckten Karten lagen.
chances = Gewinnchancen
moves = { $first ->
    [same] Zug { $last }
   *[other] Züge { $first } bis { $last }
}
step = Schritt der Partie
account = Wie das Ergebnis zustande kam
decisions = Entscheidungen
none-worse = Keine Entscheidung dieser Partie war mit Sicherheit schlechter als eine andere.
lost = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verloren (± { $error })
verdict-great = großartig
verdict-inaccurate = ungenau
verdict-mistake = Fehler
verdict-blunder = grober Fehler
better = Besser:
written = Die Auswertung steht in { $file }.
