# Superstar in Worten. Argumente: $seat ist ein Name; $card eine Karte ("17", "J" für einen Joker); $star der Buchstabe
# des Sterns, den sie zeigt (R, Y, G, B, P), oder "none"; $cards eine Liste von Karten; $count wie viele.

## What happened

leads =
    .does = { $card ->
        [J] spielt einen Joker aus
       *[other] { $star ->
            [R] spielt die { $card } mit rotem Stern aus
            [Y] spielt die { $card } mit gelbem Stern aus
            [G] spielt die { $card } mit grünem Stern aus
            [B] spielt die { $card } mit blauem Stern aus
            [P] spielt die { $card } mit lila Stern aus
           *[none] spielt die { $card } aus
        }
    }
    .you = { $card ->
        [J] spielst einen Joker aus
       *[other] { $star ->
            [R] spielst die { $card } mit rotem Stern aus
            [Y] spielst die { $card } mit gelbem Stern aus
            [G] spielst die { $card } mit grünem Stern aus
            [B] spielst die { $card } mit blauem Stern aus
            [P] spielst die { $card } mit lila Stern aus
           *[none] spielst die { $card } aus
        }
    }
plays =
    .does = { $card ->
        [J] spielt einen Joker
       *[other] { $star ->
            [R] spielt die { $card } mit rotem Stern
            [Y] spielt die { $card } mit gelbem Stern
            [G] spielt die { $card } mit grünem Stern
            [B] spielt die { $card } mit blauem Stern
            [P] spielt die { $card } mit lila Stern
           *[none] spielt die { $card }
        }
    }
    .you = { $card ->
        [J] spielst einen Joker
       *[other] { $star ->
            [R] spielst die { $card } mit rotem Stern
            [Y] spielst die { $card } mit gelbem Stern
            [G] spielst die { $card } mit grünem Stern
            [B] spielst die { $card } mit blauem Stern
            [P] spielst die { $card } mit lila Stern
           *[none] spielst die { $card }
        }
    }
must-pass =
    .does = { $card ->
        [J] hat nichts, was auf den Joker geht, und passt
       *[other] hat nichts, was auf die { $card } geht, und passt
    }
    .you = { $card ->
        [J] hast nichts, was auf den Joker geht, und passt
       *[other] hast nichts, was auf die { $card } geht, und passt
    }
passes =
    .does = { $card ->
        [J] steigt beim Joker aus
       *[other] steigt bei der { $card } aus
    }
    .you = { $card ->
        [J] steigst beim Joker aus
       *[other] steigst bei der { $card } aus
    }
wins-round =
    .does = { $tokens ->
        [one] gewinnt mit Runde { $round } den ersten Stern
        [2] gewinnt mit Runde { $round } den zweiten Stern
       *[other] gewinnt mit Runde { $round } den dritten Stern
    }
    .you = { $tokens ->
        [one] gewinnst mit Runde { $round } den ersten Stern
        [2] gewinnst mit Runde { $round } den zweiten Stern
       *[other] gewinnst mit Runde { $round } den dritten Stern
    }
wins-game = { $seat } ist der Superstar!
    .you = Du bist der Superstar!
starts-round =
    .does = beginnt Runde { $round }
    .you = beginnst Runde { $round }
put-aside =
    .does = { $card ->
        [J] legt einen Joker beiseite
       *[other] legt die { $card } beiseite
    }
    .you = { $card ->
        [J] legst einen Joker beiseite
       *[other] legst die { $card } beiseite
    }
discards =
    .does = legt { $cards } ab
    .you = legst { $cards } ab
keeps =
    .does = legt nichts ab
    .you = legst nichts ab
draws =
    .does = { $count ->
        [one] zieht eine Karte
       *[other] zieht { $count } Karten
    }
    .you = { $count ->
        [one] ziehst eine Karte
       *[other] ziehst { $count } Karten
    }
draws-own =
    .does = zieht { $cards }
    .you = ziehst { $cards }
shuffle = Der Nachziehstapel ist leer; der Ablagestapel wird gemischt und ist der neue Nachziehstapel.

## What is not allowed, and why

refuse-over = Das Spiel ist aus: Jemand hat drei Sterne.
refuse-done = Getauscht wird nur zwischen den Runden. Jetzt spielst du eine Karte oder passt.
refuse-pass-between = Zwischen den Runden wird nicht gepasst. Schließ erst das Tauschen ab.
refuse-pass-lead = Wer eine Runde beginnt, spielt eine Karte; jede ist recht.
refuse-pass-fits = { $card ->
    [J] Dein Joker passt, und wer spielen kann, muss spielen.
   *[other] Deine { $card } passt, und wer spielen kann, muss spielen.
}
refuse-play-between = Die Runde ist vorbei. Schließ erst das Tauschen ab.
refuse-not-held = { $card ->
    [J] Du hast keinen Joker.
   *[other] Die { $card } ist nicht in deiner Hand.
}
refuse-joker = Ein Joker braucht eine Karte mit Stern unter sich, und die { $top } zeigt keinen.
refuse-on-joker = Auf einen Joker darf nur eine Karte mit Stern, und die { $card } zeigt keinen.
refuse-not-higher = Die { $card } ist nicht höher als die { $top }, und die { $top } zeigt keinen Stern, der zu treffen wäre.
refuse-no-fit = { $top_star ->
    [R] Die { $card } ist nicht höher als die { $top } und zeigt keinen roten Stern.
    [Y] Die { $card } ist nicht höher als die { $top } und zeigt keinen gelben Stern.
    [G] Die { $card } ist nicht höher als die { $top } und zeigt keinen grünen Stern.
    [B] Die { $card } ist nicht höher als die { $top } und zeigt keinen blauen Stern.
   *[P] Die { $card } ist nicht höher als die { $top } und zeigt keinen lila Stern.
}
refuse-discard-now = Getauscht wird nur zwischen den Runden. Jetzt spielst du eine Karte oder passt.
refuse-staged = { $card ->
    [J] Deine Joker liegen schon alle beiseite.
   *[other] Die { $card } liegt schon beiseite.
}
refuse-order = { $last ->
    [J] Karten werden aufsteigend beiseitegelegt, Joker zuletzt: Die { $card } käme vor einem Joker. Nimm ihn zurück, um das zu ändern.
   *[other] Karten werden aufsteigend beiseitegelegt, Joker zuletzt: Die { $card } käme vor der { $last }. Nimm sie zurück, um das zu ändern.
}
