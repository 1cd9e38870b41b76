# Consigli per Pretty Tricky!: che cosa fare (do-…) e a che cosa porta (why-…), sempre accanto alla seconda scelta.

do-nothing = Non segnare nulla.
    .if = non segni nulla
do-stop = Fermati qui.
    .if = ti fermi qui
do-right = Segna una casella a destra, riga { $row }.
    .if = segni una casella della riga { $row }
do-left = Segna una casella a sinistra, riga { $row }, e nessun’altra.
    .if = segni solo una casella della riga { $row }
do-left-two = Segna a sinistra una casella della riga { $row } e una della riga { $second }.
    .if = segni una casella della riga { $row } e una della riga { $second }
why-ticks = { $amount ->
    [0] Rinunci a una casella{ $instead } la segni.
    [one] { $other_amount ->
        [0] Segni una casella{ $instead } la perdi.
       *[other] Segni una sola casella{ $instead } due.
    }
   *[other] { $other_amount ->
        [0] Segni due caselle{ $instead } le perdi.
       *[other] Segni due caselle{ $instead } una sola.
    }
}
why-rows = { $amount ->
    [0] Prima della tua prossima decisione non completi nessuna riga
    [2] Prima della tua prossima decisione completi{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } due righe
    [one] Prima della tua prossima decisione completi{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } una riga
   *[other] Prima della tua prossima decisione completi{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } { $amount } righe
}{ $instead } { $other_amount ->
    [0] nessuna
    [one] una
    [2] due
   *[other] { $other_amount }
}.
why-own-circles = { $amount ->
    [0] Prima della tua prossima decisione i cerchi non ti portano punti
    [one] Prima della tua prossima decisione i cerchi ti portano{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } un punto
   *[other] Prima della tua prossima decisione i cerchi ti portano{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } { $amount } punti
}{ $instead } { $other_amount ->
    [0] nessuno
    [one] uno
   *[other] { $other_amount }
}.
why-rival-circles = { $amount ->
    [0] Prima della tua prossima decisione i cerchi non portano punti agli altri
    [one] Prima della tua prossima decisione i cerchi portano{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } un punto agli altri
   *[other] Prima della tua prossima decisione i cerchi portano{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } { $amount } punti agli altri
}{ $instead } { $other_amount ->
    [0] nessuno
    [one] uno
   *[other] { $other_amount }
}.
why-end = { $ever ->
    [no] Prima della tua prossima decisione nessuno ha { $share } abbastanza (!) per la fine
   *[yes] Prima della tua prossima decisione qualcuno ha abbastanza (!) per la fine { $share }
}{ $instead } { $other_share }.

# Di che cosa parlano i problemi: i tipi di mosse (vedi puzzle_themes.json), e la domanda tra mosse dello stesso tipo.

kind-two = due segni
kind-two-which = Quali due caselle?
kind-left = un segno
kind-left-which = Quale casella?
kind-right = segnare a destra
kind-right-which = Quale riga a destra?
kind-stop = nessuno
kind-stop-which = Quando fermarsi?
