puzzles = Aufgaben
about = Stellungen aus Partien zwischen Bots, in denen ein Zug deutlich der beste ist: mindestens 8 Punkte Gewinnchance vor jedem anderen. Deine Antwort wird danach bewertet, wie viele Punkte sie kostet.
no-puzzles = Zu keinem dieser Spiele gibt es Aufgaben.
solved-of = { $solved } von { $count } gelöst
streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
rating = Wertung
more-puzzles = Mehr Aufgaben
theme = Thema
all-themes = Alle Themen
theme-or = { $one } oder { $other }
theme-other = Was nun?
kind-other = Etwas anderes
puzzle-rated = Aufgabe { $rating } · { $level }
own-rating = Du { $rating }
find-best = Finde den besten Zug.
answer = Deine Antwort
measuring = Dein Zug wird durchgerechnet …
unmeasured = Was dieser Zug wert ist, lässt sich hier nicht berechnen.
grade-best = Der beste Zug!
grade-fine = Fast so gut wie der beste.
grade-inaccurate = Nicht ganz.
grade-mistake = Es gibt Besseres.
grade-blunder = Es gibt viel Besseres.
is-best = Er kostet nichts.
loses = { $sure ->
    [yes] Er kostet { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } Gewinnchance.
   *[no] Er kostet etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } Gewinnchance, auf { $error } genau.
}
as-good-as = So etwa würde { $levels } wählen.
best-turn = Am besten:
who-chose = Wer was gewählt hat
you-now = Du
times-here = { $count ->
    [one] schon einmal auf diesem Gerät
   *[other] schon { $count }-mal auf diesem Gerät
}
level-times = { $level } { $share } %
nothing-lost = am besten
points-lost = −{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
show-own = Mein Zug
show-best = Bester Zug
next-puzzle = Nächste Aufgabe
rating-now = Deine Wertung: { $rating } ({ $gained })
tried-before = Die kanntest du schon: Sie wird nicht noch einmal gewertet.
mistakes = Meine Fehler
mistakes-about = Die Fehler aus deinen ausgewerteten Partien kommen hier als Karten wieder, in wachsenden Abständen, bis du den besseren Zug findest.
own-mistake = In deiner Partie hat dich das { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gekostet
cards-due = { $count ->
    [one] 1 Karte fällig
   *[other] { $count } Karten fällig
}
no-mistakes = Noch gibt es keine Fehler. Werte eine beendete Partie aus: Dort werden sie gefunden.
none-due = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; die nächste kommt { $days ->
    [one] morgen
   *[other] in { $days } Tagen
} wieder.
comes-back = Sie kommt { $days ->
    [one] morgen
   *[other] in { $days } Tagen
} wieder.
see-match = Zur Partie
remove-card = Für immer entfernen
next-card = Weiter
kept-data = Was gespeichert ist
kept-about = Deine Antworten, Wertungen und Karten liegen nur in diesem Browser.
kept-not = Dieser Browser speichert nichts: Deine Antworten sind weg, wenn du die Seite schließt.
save = Als Datei sichern
forget = Löschen
forget-sure = Alle Antworten, Wertungen und Karten auf diesem Gerät löschen?
forget-yes = Ja, löschen
forget-no = Nein
