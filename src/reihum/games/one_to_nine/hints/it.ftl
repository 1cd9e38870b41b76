# Consigli per One to 9: che cosa fare (do-…) e a che cosa porta (why-…), sempre accanto alla seconda scelta.

do-draw = Pesca due carte.
do-plus-three = Gioca un +3.
do-lay = Posa { $card }.
do-lay-number = Posa { $card } su { $field }.
do-lay-joker = Posa un jolly su { $field }.
do-swap = Scarta { $card } e prendi un jolly.
do-discard = Scarta { $card } e pesca una carta.
do-claim = Prendi la scala { $claim } con { $fillers }.
do-claim-four = Prendi i quattro { $number } con { $fillers }.
do-claim-long = Prendi la scala lunga { $claim } con { $fillers }.
why-big-star = { $amount ->
    [0] Nessuna stella grande adesso; la seconda scelta ne porta una.
   *[other] Una stella grande adesso; la seconda scelta non ne porta.
}
why-small-stars = { $amount ->
    [0] Nessuna stella piccola adesso
    [one] Una stella piccola adesso
   *[other] { $amount } stelle piccole adesso
}; { $other_amount ->
    [0] la seconda scelta non ne porta
    [one] la seconda scelta ne porta una
   *[other] la seconda scelta ne porta { $other_amount }
}.
why-own-long-run = Scala lunga da prendere al tuo prossimo turno: { $share }; con la seconda scelta: { $other_share }.
why-rival-long-run = Qualcun altro prende una scala lunga prima del tuo prossimo turno: { $share }; con la seconda scelta: { $other_share }.
why-rival-long-run-by = { $rival_seat } prende una scala lunga prima del tuo prossimo turno: { $share }; con la seconda scelta: { $other_share }.
why-rival-stars = Stelle piccole per gli altri prima del tuo prossimo turno: in media { $amount }; con la seconda scelta: { $other_amount }.
