# Consigli per Qwixx: che cosa fare (do-…) e a che cosa porta (why-…), sempre accanto alla seconda scelta.

do-take = Prendi { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}.
    .if = prendi { $number ->
        [8] l’8
        [11] l’11
       *[other] il { $number }
    }
do-mark = Segna { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
} { $colour ->
    [R] rosso
    [Y] giallo
    [G] verde
   *[B] blu
}.
    .if = segni { $number ->
        [8] l’8
        [11] l’11
       *[other] il { $number }
    } { $colour ->
        [R] rosso
        [Y] giallo
        [G] verde
       *[B] blu
    }
do-skip = Non segnare { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}.
    .if = non segni { $number ->
        [8] l’8
        [11] l’11
       *[other] il { $number }
    }
do-play = Gioca { $cards } senza segnare nulla.
    .if = giochi { $cards } senza segnare nulla
do-play-mark = Gioca { $cards } e segna { $numbers } nella riga { $colour ->
    [R] rossa
    [Y] gialla
    [G] verde
   *[B] blu
}.
    .if = giochi { $cards } e segni { $numbers }
do-done = Fermati qui.
    .if = ti fermi qui
why-marks = { $amount ->
    [0] Entro il tuo prossimo turno non segni nessun numero
    [one] Entro il tuo prossimo turno segni{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } un numero
   *[other] Entro il tuo prossimo turno segni{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } { $amount } numeri
}{ $instead } { $other_amount ->
    [0] nessuno
    [one] uno
   *[other] { $other_amount }
}.
why-skipped = { $amount ->
    [0] Non salti nessun numero
    [one] Salti un numero
   *[other] Salti { $amount } numeri
}{ $instead } { $other_amount ->
    [0] nessuno
    [one] uno
   *[other] { $other_amount }
}.
done-lock = Così chiudi la riga.
why-lock = { $ever ->
    [no] Così non chiudi { $share } una riga
   *[yes] Così chiudi una riga { $share }
}{ $instead } { $other_share }.
why-lock-in-reach = { $ever ->
    [no] Entro il tuo prossimo turno non hai { $share } un’altra riga pronta da chiudere
   *[yes] Entro il tuo prossimo turno hai un’altra riga pronta da chiudere { $share }
}{ $instead } { $other_share }.
why-miss = { $ever ->
    [no] In questo turno non ricevi { $share } un errore
   *[yes] In questo turno ricevi un errore { $share }
}{ $instead } { $other_share }.
why-end = { $ever ->
    [no] La partita non finisce { $share } prima del tuo prossimo turno
   *[yes] La partita finisce prima del tuo prossimo turno { $share }
}{ $instead } { $other_share }.

# Di che cosa parlano i problemi: i tipi di mosse (vedi puzzle_themes.json), e la domanda tra mosse dello stesso tipo.

kind-lock = chiudere
kind-lock-which = Quale riga chiudere?
kind-mark = segnare
kind-mark-which = In quale riga segnare?
kind-skip = lasciare
kind-skip-which = Che cosa lasciare?
kind-take = prendere
kind-take-which = Quale carta prendere?
kind-play = giocare carte
kind-play-which = Quali carte giocare?
kind-wait = aspettare
kind-wait-which = Quanto aspettare?
