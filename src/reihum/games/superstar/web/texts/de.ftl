### Superstar: die Worte des Bretts.

place = Runde { $round }

## Cards and seats

card-name = { $star ->
    [joker] Joker, alle Sterne
    [red] { $card }, roter Stern
    [yellow] { $card }, gelber Stern
    [green] { $card }, grüner Stern
    [blue] { $card }, blauer Stern
    [purple] { $card }, lila Stern
   *[none] { $card }, ohne Stern
}
cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
tokens = { $tokens } von { $needed } Sternen
passed = gepasst
passed-on = Hat gepasst auf: { $card }

## The middle of the table

middle = Die Runde
trail = Vorher gespielt, der Reihe nach
played-by = { $card }, gespielt von { $name }
top-card = Letzte Karte: { $card }, gespielt von { $name }
empty-place = Hierher kommt die erste Karte
leads = { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
}
prize = für die letzte Karte der Runde
draw-pile = { $count ->
    [0] nichts zu ziehen
   *[other] { $count } im Stapel
}
discard-pile = { $count } abgelegt
discard-open = Zeigen, wo jede Karte ist.

## Between the rounds

exchange-title = { $name } hat Runde { $round } gewonnen. { $you ->
    [yes] Du darfst Karten tauschen.
   *[no] Alle anderen dürfen tauschen.
}
exchange-title-own = Du hast Runde { $round } gewonnen. { $count ->
    [one] { $names } darf tauschen.
   *[other] Die anderen dürfen tauschen.
}
exchange-waiting = wartet
exchange-choosing = wählt aus …
exchange-choosing-own = du wählst …
exchange-nothing = behält alles
exchange-thrown = legt ab: { $cards }

## Where the cards are

gone-title = Wo die Karten sind
where-gone = abgelegt
where-table = in dieser Runde gespielt
where-hand = in deiner Hand
where-unknown = in fremder Hand oder noch im Stapel
gone-shuffled = Der Ablagestapel wurde neu gemischt; dies ist ein frischer.

## The hand

hand = Deine Hand
no-cards = Keine Karten mehr
hand-card = { $why ->
    [higher] { $card }. Passt: Sie ist höher.
    [star] { $card }. Passt: der gleiche Stern.
    [both] { $card }. Passt: höher und der gleiche Stern.
    [joker] { $card }. Passt auf jeden Stern.
    [on-joker] { $card }. Passt: Sie zeigt einen Stern.
    [none] { $card }. Passt nicht.
   *[open] { $card }
}
hand-exchange = { $out ->
    [yes] { $card }. Beiseitegelegt; tippen, um sie zu behalten.
   *[no] { $card }. Tippen, um sie beiseitezulegen.
}
why-higher = höher
why-star = Stern
why-joker = jeder Stern
why-out = geht weg

## The dock

ask-lead = Du beginnst Runde { $round }. Spiel irgendeine Karte.
note-lead = { $count ->
    [one] { $names } muss höher spielen oder deinen Stern treffen.
   *[other] Die anderen müssen höher spielen oder deinen Stern treffen.
}
ask-follow = { $star ->
    [joker] Den Joker schlägt jede Karte mit Stern.
    [none] Überbiete die { $top }: nur höher geht.
   *[other] { $joker ->
        [yes] Überbiete die { $top }: höher, gleicher Stern oder Joker.
       *[no] Überbiete die { $top }: höher oder gleicher Stern.
    }
}
ask-only = { $joker ->
    [yes] Nur dein Joker passt.
   *[no] Nur deine { $card } passt.
}
ask-pass = { $star ->
    [joker] Auf den Joker passt nichts aus deiner Hand. Du passt.
   *[other] Auf die { $top } passt nichts aus deiner Hand. Du passt.
}
ask-pass-joker = Nichts schlägt die { $top }, und der Joker braucht einen Stern. Du passt.
note-still-in = { $count ->
    [one] Außer dir ist nur noch { $names } dabei.
   *[other] Noch dabei: { $names }.
}
pass = Passen
play-card = { $joker ->
    [yes] Den Joker spielen
   *[no] Die { $card } spielen
}
ask-exchange = Tippe an, was du tauschen willst.
ask-chosen = { $count ->
    [one] Eine Karte geht weg.
   *[other] { $count } Karten gehen weg.
}
note-exchange = Tauschen darf, wer nicht gewonnen hat. Alle ziehen auf fünf nach.
keep-all = Alle behalten
exchange-them = { $count ->
    [one] 1 Karte tauschen
   *[other] { $count } Karten tauschen
}

## The score

score-stars = Sterne

## Wenn eine Runde zu Ende ist

round-won = { $name } gewinnt Runde { $round }
round-won-you = Du gewinnst Runde { $round }
round-last = { $card ->
    [J] Die letzte Karte war der Joker.
   *[other] Die letzte Karte war die { $card }.
}
round-unbeaten = { $card ->
    [J] Niemand hatte eine Karte, die auf den Joker passt.
   *[other] Niemand konnte die { $card } überbieten.
}
round-passed = { $card ->
    [J] Auf den Joker haben alle anderen gepasst.
   *[other] Auf die { $card } haben alle anderen gepasst.
}
match-point = Matchball
decided = Der dritte Stern, gewonnen in Runde { $round } mit der letzten Karte

## Das Ziel, und was die Zeichen bedeuten

goal = Drei Sterne gewinnen. Einen bringt die letzte Karte einer Runde.
legend-fits = ↑ ★ | Eine Karte passt, wenn ihre Zahl höher ist oder ihr Stern die Farbe des Sterns der letzten Karte hat.
legend-joker = Joker | Er passt nur auf eine Karte mit Stern. Auf ihn passt jede Karte mit Stern.
legend-pass = Passen | Du spielst in dieser Runde nicht mehr und behältst deine Karten.
legend-tokens = ★ ○ | Gewonnene Sterne und Plätze für die noch fehlenden. Mit zwei Sternen kann die nächste Runde das Spiel entscheiden.
