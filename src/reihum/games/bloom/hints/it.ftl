# Consigli per Bloom: che cosa fare (do-…) e a che cosa porta (why-…), sempre accanto alla seconda scelta.

do-take = Prendi { $tiles } dall’esposizione.
    .if = prendi { $tiles } dall’esposizione
do-draw = Pesca una tessera dalla riserva.
    .if = peschi una tessera dalla riserva
do-swap = { $whose ->
    [own] Metti { $tile } al posto del jolly nella tua fila { $row } e prendi il jolly.
   *[other] Metti { $tile } al posto del jolly nella fila { $row } di { $owner_seat } e prendi il jolly.
}
    .if = { $whose ->
        [own] metti { $tile } al posto del jolly nella tua fila { $row }
       *[other] metti { $tile } al posto del jolly nella fila { $row } di { $owner_seat }
    }
do-rob = { $whose ->
    [own] Ruba { $tiles ->
        [J] il jolly
       *[other] { $tiles }
    } dalla tua fila { $row }.
   *[other] Ruba { $tiles ->
        [J] il jolly
       *[other] { $tiles }
    } dalla fila { $row } di { $owner_seat }.
}
    .if = { $whose ->
        [own] rubi { $tiles ->
            [J] il jolly
           *[other] { $tiles }
        } dalla tua fila { $row }
       *[other] rubi { $tiles ->
            [J] il jolly
           *[other] { $tiles }
        } dalla fila { $row } di { $owner_seat }
    }
do-lay = Cala { $tiles ->
    [J] un jolly
   *[other] { $tiles }
}.
    .if = cali { $tiles ->
        [J] un jolly
       *[other] { $tiles }
    }
do-add = { $whose ->
    [own] Aggiungi { $tiles ->
        [J] un jolly
       *[other] { $tiles }
    } alla tua fila { $row }.
   *[other] Aggiungi { $tiles ->
        [J] un jolly
       *[other] { $tiles }
    } alla fila { $row } di { $owner_seat }.
}
    .if = { $whose ->
        [own] aggiungi { $tiles ->
            [J] un jolly
           *[other] { $tiles }
        } alla tua fila { $row }
       *[other] aggiungi { $tiles ->
            [J] un jolly
           *[other] { $tiles }
        } alla fila { $row } di { $owner_seat }
    }
do-take-joker = Prendi un jolly dai posti dei jolly.
    .if = prendi un jolly dai posti dei jolly
do-pass = Passa; non puoi fare altro.
    .if = passi
do-next = Comincia la prossima manche.
    .if = cominci la prossima manche
do-done = Fermati qui.
    .if = ti fermi qui
why-scoring = { $amount ->
    [0] Non ottieni tessere punteggio
   *[other] Ottieni la tessera punteggio { $amount }
}{ $instead } { $other_amount ->
    [0] nessuna
   *[other] quella da { $other_amount }
}.
why-tiles-left = { $amount ->
    [0] Non ti resta nessuna tessera
    [one] Ti resta una tessera
   *[other] Ti restano { $amount } tessere
}{ $instead } { $other_amount ->
    [0] nessuna
    [one] una
   *[other] { $other_amount }
}.
why-robbed = { $ever ->
    [no] Nessuno ruba { $share } dalle tue file prima del tuo prossimo turno
   *[yes] Qualcuno ruba da una tua fila prima del tuo prossimo turno { $share }
}{ $instead } { $other_share }.
why-robbed-by = { $ever ->
    [no] { $rival_seat } non ruba { $share } dalle tue file prima del tuo prossimo turno
   *[yes] { $rival_seat } ruba da una tua fila prima del tuo prossimo turno { $share }
}{ $instead } { $other_share }.
why-round-ends = { $ever ->
    [no] La manche non finisce { $share } prima del tuo prossimo turno
   *[yes] La manche finisce prima del tuo prossimo turno { $share }
}{ $instead } { $other_share }.

# Di che cosa parlano i problemi: i tipi di mosse (vedi puzzle_themes.json), e la domanda tra mosse dello stesso tipo.

kind-rob = rubare
kind-rob-which = Che cosa rubare?
kind-build = costruire
kind-build-which = Quale fila costruire?
kind-add = aggiungere
kind-add-which = Dove aggiungere?
kind-swap = scambiare un jolly
kind-swap-which = Quale jolly scambiare?
kind-joker = prendere un jolly
kind-joker-which = Quando prendere un jolly?
kind-draw = prendere tessere
kind-draw-which = Quali tessere prendere?
kind-wait = aspettare
kind-wait-which = Quando aspettare?
