# Consigli per Superstar: che cosa fare (do-…) e a che cosa porta (why-…), sempre accanto alla seconda scelta.

do-pass = Passa.
    .if = passi
do-lead = { $card ->
    [J] Apri con un jolly.
   *[other] { $star ->
        [R] Apri con { $card } a stella rossa.
        [Y] Apri con { $card } a stella gialla.
        [G] Apri con { $card } a stella verde.
        [B] Apri con { $card } a stella blu.
        [P] Apri con { $card } a stella viola.
       *[none] Apri con { $card }.
    }
}
    .if = { $card ->
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
do-play = { $card ->
    [J] Gioca un jolly.
   *[other] { $star ->
        [R] Gioca { $card } a stella rossa.
        [Y] Gioca { $card } a stella gialla.
        [G] Gioca { $card } a stella verde.
        [B] Gioca { $card } a stella blu.
        [P] Gioca { $card } a stella viola.
       *[none] Gioca { $card }.
    }
}
    .if = { $card ->
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
do-keep = Tieni tutte le carte.
    .if = tieni tutte le carte
do-done = Fermati qui.
    .if = ti fermi qui
do-discard = Scarta { $cards ->
    [J] un jolly
   *[other] { $cards }
}.
    .if = scarti { $cards ->
        [J] un jolly
       *[other] { $cards }
    }
done-last-to-play = Così vinci la mano.
why-last-to-play = { $ever ->
    [no] Non vinci { $share } la mano con l’ultima carta
   *[yes] Vinci la mano con l’ultima carta { $share }
}{ $instead } { $other_share }.
why-match-lost = { $ever ->
    [no] Gli altri non vincono { $share } la partita con questa mano
   *[yes] Qualcun altro vince la partita con questa mano { $share }
}{ $instead } { $other_share }.
why-match-lost-by = { $ever ->
    [no] { $rival_seat } non vince { $share } la partita con questa mano
   *[yes] { $rival_seat } vince la partita con questa mano { $share }
}{ $instead } { $other_share }.
why-cards-kept = { $amount ->
    [0] Alla fine della mano non ti resta nessuna carta
    [one] Alla fine della mano ti resta{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } una carta
   *[other] Alla fine della mano ti restano{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } { $amount } carte
}{ $instead } { $other_amount ->
    [0] nessuna
    [one] una
   *[other] { $other_amount }
}; chi ne tiene meno ne pesca di più.

# Di che cosa parlano i problemi: i tipi di mosse (vedi puzzle_themes.json), e la domanda tra mosse dello stesso tipo.

kind-exchange = scartare
kind-exchange-which = Quali carte scartare?
kind-keep = tenere
kind-keep-which = Che cosa tenere?
kind-lead = aprire
kind-lead-which = Con quale carta aprire?
kind-play = giocare
kind-play-which = Quale carta giocare?
kind-pass = passare
kind-pass-which = Quando passare?
