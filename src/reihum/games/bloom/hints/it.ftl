# Consigli per Bloom: che cosa fare (do-…) e a che cosa porta (why-…), sempre accanto alla seconda scelta.

do-take = Prendi { $tiles } dall’esposizione.
do-draw = Pesca una tessera dalla riserva.
do-swap = { $whose ->
    [own] Metti { $tile } al posto del jolly nella tua fila { $row } e prendi il jolly.
   *[other] Metti { $tile } al posto del jolly nella fila { $row } di { $owner_seat } e prendi il jolly.
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
do-lay = Cala { $tiles }.
do-add = { $whose ->
    [own] Aggiungi { $tiles } alla tua fila { $row }.
   *[other] Aggiungi { $tiles } alla fila { $row } di { $owner_seat }.
}
do-take-joker = Prendi un jolly dai posti dei jolly.
do-pass = Passa; non puoi fare altro.
do-next = Comincia la prossima manche.
do-done = Fermati qui.
why-scoring = Tessera punteggio: { $amount ->
    [0] nessuna
   *[other] { $amount }
}; con la seconda scelta: { $other_amount ->
    [0] nessuna
   *[other] { $other_amount }
}.
why-tiles-left = Tessere che ti restano: { $amount }; con la seconda scelta: { $other_amount }.
why-robbed = Qualcuno ruba da una tua fila prima del tuo prossimo turno: { $share }; con la seconda scelta: { $other_share }.
why-robbed-by = { $rival_seat } ruba da una tua fila prima del tuo prossimo turno: { $share }; con la seconda scelta: { $other_share }.
why-round-ends = La manche finisce prima del tuo prossimo turno: { $share }; con la seconda scelta: { $other_share }.
