# Consigli per Qwixx: che cosa fare (do-…) e a che cosa porta (why-…), sempre accanto alla seconda scelta.

do-take = Prendi { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}.
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
do-skip = Non segnare { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}.
do-play = Gioca { $cards } senza segnare nulla.
do-play-mark = Gioca { $cards } e segna { $numbers } nella riga { $colour ->
    [R] rossa
    [Y] gialla
    [G] verde
   *[B] blu
}.
do-done = Fermati qui.
why-marks = Numeri segnati entro il tuo prossimo turno: in media { $amount }; con la seconda scelta: { $other_amount }.
why-skipped = Numeri saltati: { $amount }; con la seconda scelta: { $other_amount }.
done-lock = Così chiudi la riga.
why-lock = Chiudi una riga: { $share }; con la seconda scelta: { $other_share }.
why-lock-in-reach = Un’altra riga pronta da chiudere entro il tuo prossimo turno: { $share }; con la seconda scelta: { $other_share }.
why-miss = Un errore in questo turno: { $share }; con la seconda scelta: { $other_share }.
why-end = La partita finisce prima del tuo prossimo turno: { $share }; con la seconda scelta: { $other_share }.
