# Superstar in Worten. Argumente: $seat ist ein Name; $card eine Karte ("17", "J" für einen Joker); $star der Buchstabe
# des Sterns, den sie zeigt (R, Y, G, B, P), oder "none"; $cards eine Liste von Karten; $count wie viele.

## What happened

leads = { $card ->
    [J] { $seat } spielt einen Joker aus.
   *[other] { $star ->
        [R] { $seat } spielt die { $card } mit rotem Stern aus.
        [Y] { $seat } spielt die { $card } mit gelbem Stern aus.
        [G] { $seat } spielt die { $card } mit grünem Stern aus.
        [B] { $seat } spielt die { $card } mit blauem Stern aus.
        [P] { $seat } spielt die { $card } mit lila Stern aus.
       *[none] { $seat } spielt die { $card } aus.
    }
}
plays = { $card ->
    [J] { $seat } spielt einen Joker.
   *[other] { $star ->
        [R] { $seat } spielt die { $card } mit rotem Stern.
        [Y] { $seat } spielt die { $card } mit gelbem Stern.
        [G] { $seat } spielt die { $card } mit grünem Stern.
        [B] { $seat } spielt die { $card } mit blauem Stern.
        [P] { $seat } spielt die { $card } mit lila Stern.
       *[none] { $seat } spielt die { $card }.
    }
}
must-pass = { $card ->
    [J] { $seat } hat nichts, was auf den Joker geht, und passt.
   *[other] { $seat } hat nichts, was auf die { $card } geht, und passt.
}
passes = { $card ->
    [J] { $seat } steigt beim Joker aus.
   *[other] { $seat } steigt bei der { $card } aus.
}
wins-round = { $tokens ->
    [one] { $seat } gewinnt Runde { $round } und nimmt den ersten Stern.
    [2] { $seat } gewinnt Runde { $round } und nimmt den zweiten Stern.
   *[other] { $seat } gewinnt Runde { $round } und nimmt den dritten Stern.
}
wins-game = { $seat } ist der Superstar!
starts-round = { $seat } beginnt Runde { $round }.
put-aside = { $card ->
    [J] { $seat } legt einen Joker beiseite.
   *[other] { $seat } legt die { $card } beiseite.
}
discards = { $count ->
    [one] { $seat } legt eine Karte ab: { $cards }.
   *[other] { $seat } legt { $count } Karten ab: { $cards }.
}
keeps = { $seat } legt nichts ab.
draws = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
draws-own = { $count ->
    [one] { $seat } zieht eine Karte: { $cards }.
   *[other] { $seat } zieht { $count } Karten: { $cards }.
}
shuffle = Der Nachziehstapel ist leer; der Ablagestapel wird gemischt und ist der neue Nachziehstapel.

## What is not allowed, and why

refuse-over = Das Spiel ist aus: Jemand hat drei Sterne.
refuse-done = „Fertig“ beendet das Tauschen zwischen den Runden. Jetzt ist eine Karte gefragt oder ein Passen.
refuse-pass-between = Zwischen den Runden wird nicht gepasst. Leg beiseite, was du tauschen willst, dann sag „fertig“.
refuse-pass-lead = Wer eine Runde beginnt, spielt eine Karte; jede ist recht.
refuse-pass-fits = { $card ->
    [J] Dein Joker passt, und wer spielen kann, muss spielen.
   *[other] Deine { $card } passt, und wer spielen kann, muss spielen.
}
refuse-play-between = Die Runde ist vorbei. Leg beiseite, was du tauschen willst, dann sag „fertig“.
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
refuse-discard-now = Getauscht wird nur zwischen den Runden. Jetzt ist eine Karte gefragt oder ein Passen.
refuse-staged = { $card ->
    [J] Deine Joker liegen schon alle beiseite.
   *[other] Die { $card } liegt schon beiseite.
}
refuse-order = { $last ->
    [J] Karten werden aufsteigend beiseitegelegt, Joker zuletzt: Die { $card } käme vor einem Joker. Nimm ihn zurück, um das zu ändern.
   *[other] Karten werden aufsteigend beiseitegelegt, Joker zuletzt: Die { $card } käme vor der { $last }. Nimm sie zurück, um das zu ändern.
}
