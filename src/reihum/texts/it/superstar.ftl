# Superstar in parole. Argomenti: $seat è un nome; $card una carta ("17", "J" per un jolly); $star la lettera della
# stella che mostra (R, Y, G, B, P) o "none"; $cards un elenco di carte; $count quante.

## What happened

leads = { $card ->
    [J] { $seat } apre con un jolly.
   *[other] { $star ->
        [R] { $seat } apre con il { $card } a stella rossa.
        [Y] { $seat } apre con il { $card } a stella gialla.
        [G] { $seat } apre con il { $card } a stella verde.
        [B] { $seat } apre con il { $card } a stella blu.
        [P] { $seat } apre con il { $card } a stella viola.
       *[none] { $seat } apre con il { $card }.
    }
}
plays = { $card ->
    [J] { $seat } gioca un jolly.
   *[other] { $star ->
        [R] { $seat } gioca il { $card } a stella rossa.
        [Y] { $seat } gioca il { $card } a stella gialla.
        [G] { $seat } gioca il { $card } a stella verde.
        [B] { $seat } gioca il { $card } a stella blu.
        [P] { $seat } gioca il { $card } a stella viola.
       *[none] { $seat } gioca il { $card }.
    }
}
must-pass = { $card ->
    [J] { $seat } non ha niente da mettere sul jolly e passa.
   *[other] { $seat } non ha niente da mettere sul { $card } e passa.
}
passes = { $card ->
    [J] { $seat } passa sul jolly.
   *[other] { $seat } passa sul { $card }.
}
wins-round = { $tokens ->
    [one] { $seat } vince la mano { $round } e prende la prima stella.
    [2] { $seat } vince la mano { $round } e prende la seconda stella.
   *[other] { $seat } vince la mano { $round } e prende la terza stella.
}
wins-game = { $seat } è la superstar!
starts-round = { $seat } comincia la mano { $round }.
put-aside = { $card ->
    [J] { $seat } mette da parte un jolly.
   *[other] { $seat } mette da parte il { $card }.
}
discards = { $count ->
    [one] { $seat } scarta una carta: { $cards }.
   *[other] { $seat } scarta { $count } carte: { $cards }.
}
keeps = { $seat } non scarta niente.
draws = { $count ->
    [one] { $seat } pesca una carta.
   *[other] { $seat } pesca { $count } carte.
}
draws-own = { $count ->
    [one] { $seat } pesca una carta: { $cards }.
   *[other] { $seat } pesca { $count } carte: { $cards }.
}
shuffle = Il mazzo è vuoto; gli scarti vengono mescolati e diventano il nuovo mazzo.

## What is not allowed, and why

refuse-over = La partita è finita: qualcuno ha tre stelle.
refuse-done = «Fatto» chiude lo scambio tra una mano e l’altra. Ora bisogna giocare una carta o passare.
refuse-pass-between = Tra una mano e l’altra non si passa. Metti da parte quello che vuoi cambiare, poi concludi.
refuse-pass-lead = Chi comincia una mano gioca una carta; va bene qualsiasi.
refuse-pass-fits = { $card ->
    [J] Il tuo jolly va bene, e chi può giocare deve giocare.
   *[other] Il tuo { $card } va bene, e chi può giocare deve giocare.
}
refuse-play-between = La mano è finita. Metti da parte quello che vuoi cambiare, poi concludi.
refuse-not-held = { $card ->
    [J] Non hai jolly.
   *[other] Il { $card } non è tra le tue carte.
}
refuse-joker = Un jolly vuole sotto di sé una carta con stella, e il { $top } non ne ha.
refuse-on-joker = Su un jolly va solo una carta con stella, e il { $card } non ne ha.
refuse-not-higher = Il { $card } non è più alto del { $top }, e il { $top } non ha una stella da ritrovare.
refuse-no-fit = { $top_star ->
    [R] Il { $card } non è più alto del { $top } e non mostra una stella rossa.
    [Y] Il { $card } non è più alto del { $top } e non mostra una stella gialla.
    [G] Il { $card } non è più alto del { $top } e non mostra una stella verde.
    [B] Il { $card } non è più alto del { $top } e non mostra una stella blu.
   *[P] Il { $card } non è più alto del { $top } e non mostra una stella viola.
}
refuse-discard-now = Le carte si cambiano solo tra una mano e l’altra. Ora bisogna giocare una carta o passare.
refuse-staged = { $card ->
    [J] I tuoi jolly sono già tutti da parte.
   *[other] Il { $card } è già da parte.
}
refuse-order = { $last ->
    [J] Le carte si mettono da parte in ordine crescente, i jolly per ultimi: il { $card } verrebbe prima di un jolly. Annulla per cambiare.
   *[other] Le carte si mettono da parte in ordine crescente, i jolly per ultimi: il { $card } verrebbe prima del { $last }. Annulla per cambiare.
}
