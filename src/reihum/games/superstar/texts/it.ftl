# Superstar in parole. Argomenti: $seat è un nome; $card una carta ("17", "J" per un jolly); $star la lettera della
# stella che mostra (R, Y, G, B, P) o "none"; $cards un elenco di carte; $count quante.

## What happened

leads =
    .does = { $card ->
        [J] apre con un jolly
       *[other] { $star ->
            [R] apre con { $card } a stella rossa
            [Y] apre con { $card } a stella gialla
            [G] apre con { $card } a stella verde
            [B] apre con { $card } a stella blu
            [P] apre con { $card } a stella viola
           *[none] apre con { $card }
        }
    }
    .you = { $card ->
        [J] apri con un jolly
       *[other] { $star ->
            [R] apri con { $card } a stella rossa
            [Y] apri con { $card } a stella gialla
            [G] apri con { $card } a stella verde
            [B] apri con { $card } a stella blu
            [P] apri con { $card } a stella viola
           *[none] apri con { $card }
        }
    }
plays =
    .does = { $card ->
        [J] gioca un jolly
       *[other] { $star ->
            [R] gioca { $card } a stella rossa
            [Y] gioca { $card } a stella gialla
            [G] gioca { $card } a stella verde
            [B] gioca { $card } a stella blu
            [P] gioca { $card } a stella viola
           *[none] gioca { $card }
        }
    }
    .you = { $card ->
        [J] giochi un jolly
       *[other] { $star ->
            [R] giochi { $card } a stella rossa
            [Y] giochi { $card } a stella gialla
            [G] giochi { $card } a stella verde
            [B] giochi { $card } a stella blu
            [P] giochi { $card } a stella viola
           *[none] giochi { $card }
        }
    }
must-pass =
    .does = { $card ->
        [J] non ha niente da mettere sul jolly e passa
       *[other] non ha niente da mettere sulla carta { $card } e passa
    }
    .you = { $card ->
        [J] non hai niente da mettere sul jolly e passi
       *[other] non hai niente da mettere sulla carta { $card } e passi
    }
passes =
    .does = { $card ->
        [J] passa sul jolly
       *[other] passa sulla carta { $card }
    }
    .you = { $card ->
        [J] passi sul jolly
       *[other] passi sulla carta { $card }
    }
wins-round =
    .does = { $tokens ->
        [one] vince la mano { $round } (prima stella)
        [2] vince la mano { $round } (seconda stella)
       *[other] vince la mano { $round } (terza stella)
    }
    .you = { $tokens ->
        [one] vinci la mano { $round } (prima stella)
        [2] vinci la mano { $round } (seconda stella)
       *[other] vinci la mano { $round } (terza stella)
    }
wins-game = { $seat } è la superstar!
    .you = La superstar sei tu!
starts-round =
    .does = comincia la mano { $round }
    .you = cominci la mano { $round }
put-aside =
    .does = { $card ->
        [J] mette da parte un jolly
       *[other] mette da parte { $card }
    }
    .you = { $card ->
        [J] metti da parte un jolly
       *[other] metti da parte { $card }
    }
discards =
    .does = scarta { $cards }
    .you = scarti { $cards }
keeps =
    .does = non scarta niente
    .you = non scarti niente
draws =
    .does = { $count ->
        [one] pesca una carta
       *[other] pesca { $count } carte
    }
    .you = { $count ->
        [one] peschi una carta
       *[other] peschi { $count } carte
    }
draws-own =
    .does = pesca { $cards }
    .you = peschi { $cards }
shuffle = Il mazzo è vuoto; gli scarti vengono mescolati e diventano il nuovo mazzo.

## What is not allowed, and why

refuse-over = La partita è finita: qualcuno ha tre stelle.
refuse-done = Si cambia tra una mano e l’altra. Ora gioca una carta o passa.
refuse-pass-between = Tra una mano e l’altra non si passa. Metti da parte quello che vuoi cambiare, poi concludi.
refuse-pass-lead = Chi comincia una mano gioca una carta; va bene qualsiasi.
refuse-pass-fits = { $card ->
    [J] Il tuo jolly va bene, e chi può giocare deve giocare.
   *[other] Il tuo { $card } va bene, e chi può giocare deve giocare.
}
refuse-play-between = La mano è finita. Metti da parte quello che vuoi cambiare, poi concludi.
refuse-not-held = { $card ->
    [J] Non hai jolly.
   *[other] La carta { $card } non è tra le tue.
}
refuse-joker = Un jolly vuole sotto di sé una carta con stella, e la carta { $top } non ne ha.
refuse-on-joker = Su un jolly va solo una carta con stella, e la carta { $card } non ne ha.
refuse-not-higher = La carta { $card } non è più alta della { $top }, e la { $top } non ha una stella a cui rispondere.
refuse-no-fit = { $top_star ->
    [R] La carta { $card } non è più alta della { $top } e non mostra una stella rossa.
    [Y] La carta { $card } non è più alta della { $top } e non mostra una stella gialla.
    [G] La carta { $card } non è più alta della { $top } e non mostra una stella verde.
    [B] La carta { $card } non è più alta della { $top } e non mostra una stella blu.
   *[P] La carta { $card } non è più alta della { $top } e non mostra una stella viola.
}
refuse-discard-now = Le carte si cambiano solo tra una mano e l’altra. Ora bisogna giocare una carta o passare.
refuse-staged = { $card ->
    [J] I tuoi jolly sono già tutti da parte.
   *[other] La carta { $card } è già da parte.
}
refuse-order = { $last ->
    [J] Le carte si mettono da parte in ordine crescente, i jolly per ultimi: la carta { $card } verrebbe prima di un jolly. Annulla per cambiare.
   *[other] Le carte si mettono da parte in ordine crescente, i jolly per ultimi: la carta { $card } verrebbe prima della { $last }. Annulla per cambiare.
}
