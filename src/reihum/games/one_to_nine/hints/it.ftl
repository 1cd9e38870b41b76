# Consigli per One to 9: che cosa fare (do-…) e a che cosa porta (why-…), sempre accanto alla seconda scelta.

do-draw = Pesca due carte.
    .if = peschi due carte
do-plus-three = Gioca un +3.
    .if = giochi un +3
do-lay = Posa { $card }.
    .if = posi { $card }
do-lay-number = Posa { $card } su { $field }.
    .if = posi { $card } su { $field }
do-lay-joker = Posa un jolly su { $field }.
    .if = posi un jolly su { $field }
do-swap = Scarta { $card } e prendi un jolly.
    .if = scarti { $card } per un jolly
do-discard = Scarta { $card } e pesca una carta.
    .if = scarti { $card } e peschi una carta
do-claim = Prendi la scala { $claim } con { $fillers ->
    [J] un jolly
   *[other] { $fillers }
}.
    .if = prendi la scala { $claim } con { $fillers ->
        [J] un jolly
       *[other] { $fillers }
    }
do-claim-four = Prendi i quattro { $number } con { $fillers ->
    [J] un jolly
   *[other] { $fillers }
}.
    .if = prendi i quattro { $number } con { $fillers ->
        [J] un jolly
       *[other] { $fillers }
    }
do-claim-long = Prendi la scala lunga { $claim } con { $fillers ->
    [J] un jolly
   *[other] { $fillers }
}.
    .if = prendi la scala lunga { $claim } con { $fillers ->
        [J] un jolly
       *[other] { $fillers }
    }
why-big-star = { $amount ->
    [0] Adesso non ottieni stelle grandi{ $instead } una.
   *[other] Adesso ottieni una stella grande{ $instead } nessuna.
}
why-small-stars = { $amount ->
    [0] Adesso non ottieni stelle piccole
    [one] Adesso ottieni una stella piccola
    [2] Adesso ottieni due stelle piccole
    [3] Adesso ottieni tre stelle piccole
    [4] Adesso ottieni quattro stelle piccole
   *[other] Adesso ottieni { $amount } stelle piccole
}{ $instead } { $other_amount ->
    [0] nessuna
    [one] una
    [2] due
    [3] tre
    [4] quattro
   *[other] { $other_amount }
}.
why-own-long-run = { $ever ->
    [no] Al prossimo turno non puoi { $share } prendere una scala lunga
   *[yes] Al prossimo turno puoi prendere una scala lunga { $share }
}{ $instead } { $other_share }.
why-rival-long-run = { $ever ->
    [no] Gli altri non prendono { $share } una scala lunga prima del tuo prossimo turno
   *[yes] Qualcun altro prende una scala lunga prima del tuo prossimo turno { $share }
}{ $instead } { $other_share }.
why-rival-long-run-by = { $ever ->
    [no] { $rival_seat } non prende { $share } una scala lunga prima del tuo prossimo turno
   *[yes] { $rival_seat } prende una scala lunga prima del tuo prossimo turno { $share }
}{ $instead } { $other_share }.
why-rival-stars = { $amount ->
    [0] Prima del tuo prossimo turno gli altri non ottengono stelle piccole
    [one] Prima del tuo prossimo turno gli altri ottengono{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } una stella piccola
   *[other] Prima del tuo prossimo turno gli altri ottengono{ $average ->
        [yes] { " in media" }
       *[no] { "" }
    } { $amount } stelle piccole
}{ $instead } { $other_amount ->
    [0] nessuna
    [one] una
   *[other] { $other_amount }
}.

# Di che cosa parlano i problemi: i tipi di mosse (vedi puzzle_themes.json), e la domanda tra mosse dello stesso tipo.

kind-claim = prendere una scala
kind-claim-which = Quale scala prendere?
kind-lay = posare
kind-lay-which = Quale carta posare?
kind-swap = scartare
kind-swap-which = Quale carta scartare?
kind-draw = pescare
kind-draw-which = Quando pescare?
