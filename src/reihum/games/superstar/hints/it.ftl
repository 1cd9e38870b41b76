# Consigli per Superstar: che cosa fare (do-…) e a che cosa porta (why-…), sempre accanto alla seconda scelta.

do-pass = Passa.
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
do-keep = Tieni tutte le carte.
do-done = Fermati qui.
do-discard = { $count ->
    [one] Scarta una carta: { $cards }.
   *[other] Scarta { $count } carte: { $cards }.
}
done-last-to-play = Così vinci la mano.
why-last-to-play = Giochi l’ultima carta e vinci la mano: { $share }; con la seconda scelta: { $other_share }.
why-match-lost = Qualcun altro vince la partita con questa mano: { $share }; con la seconda scelta: { $other_share }.
why-match-lost-by = { $rival_seat } vince la partita con questa mano: { $share }; con la seconda scelta: { $other_share }.
why-cards-kept = Carte che ti restano alla fine della mano: in media { $amount }; con la seconda scelta: { $other_amount }.
