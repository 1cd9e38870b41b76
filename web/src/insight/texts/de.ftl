# Was die Seite über eine Auswertung sagt, neben dem, was auch das Terminal sagt (src/reihum/texts/<Sprache>/review.ftl).

measuring = Jeder Zug wird weitergespielt: { $done } von { $all }
measuring-note = Du kannst inzwischen etwas anderes tun. Die Auswertung bleibt auf diesem Gerät.
so-far = bisher
unfinished = Nur eine zu Ende gespielte Partie kann ausgewertet werden.
draw = Der Sieg wurde geteilt.
close-call = Weder Glück noch Entscheidungen gaben klar den Ausschlag.

graph = Die Gewinnchancen aller, Zug für Zug
graph-table = Die Kurven als Tabelle
graph-turn = Zug
at-start = Anfang
at-turn = Zug { $turn } von { $all }
chance-of = { $name } { $chance } %
turning-point = Wendepunkt { $number }

account-hint = Punkte sind gewonnene von hundert Spielen. Jeder Balken beginnt, wo der darüber endet.
give-or-take = ± { $error }
accuracy-is = { $accuracy } % genau
luck-is = Glück { $points }
explain-accuracy = Die Genauigkeit sinkt mit den Gewinnchancen, die Entscheidungen kosten. Glück sind Austeilen, Würfel, Nachziehen und verdeckte Karten zusammen.

size = Welche Entscheidungen
size-all = alle
size-worse = alle Fehler
verdict-great = großartig
verdict-best = am besten
verdict-equal = ebenso gut
verdict-fine = gut
verdict-open = zu knapp
whose = Wessen Entscheidungen
everybody = von allen
nothing-there = So eine Entscheidung gibt es in dieser Partie nicht.
next-worse = Nächster Fehler
previous-decision = Vorige Entscheidung
next-decision = Nächste Entscheidung
decision-at = { $number } von { $count }
shown-turn = Welcher Zug gezeigt wird
was-played = Gespielt
was-better = Besser
was-other = Am besten
was-best = Nichts Besseres wurde gefunden.
chances-were = Gewinnchance: { $played } % wie gespielt, { $best } % mit dem anderen Zug.
chance-was = Gewinnchance: { $played } % (± { $error }).
how-sure = Zu { $share } % sicher, dass es schlechter war.
how-sure-most = Zu mehr als 99 % sicher, dass es schlechter war.
in-replay = Im Verlauf ansehen

show-around = Herzeigen
picture = Dieser Zug als Bild
animation = Die Partie als Animation
animation-note = Beides entsteht auf diesem Gerät.
making = Wird gezeichnet: { $done } von { $all }
stop-making = Abbrechen
not-made = Das ließ sich hier nicht zeichnen.

live-chances = Gewinnchancen
live-view = Sicht: { $name }
live-open = alle Karten offen

my-reviews = Können und Glück
reviewed-matches = { $count ->
    [one] eine ausgewertete Partie
   *[other] { $count } ausgewertete Partien
}
over-time = Die letzten ausgewerteten Partien
luck-a-match = Glück je Partie
my-reviews-note = Punkte zeigen, wie gut du entschieden hast, Balken, wie viel Glück du hattest. Auswertungen bleiben nur auf diesem Gerät.
