# Tipps zu Superstar: was zu tun ist (do-…) und wozu es führt (why-…), immer neben der anderen Wahl.

do-pass = Pass.
do-lead = { $card ->
    [J] Spiel einen Joker aus.
   *[other] { $star ->
        [R] Spiel die { $card } mit rotem Stern aus.
        [Y] Spiel die { $card } mit gelbem Stern aus.
        [G] Spiel die { $card } mit grünem Stern aus.
        [B] Spiel die { $card } mit blauem Stern aus.
        [P] Spiel die { $card } mit violettem Stern aus.
       *[none] Spiel die { $card } aus.
    }
}
do-play = { $card ->
    [J] Spiel einen Joker.
   *[other] { $star ->
        [R] Spiel die { $card } mit rotem Stern.
        [Y] Spiel die { $card } mit gelbem Stern.
        [G] Spiel die { $card } mit grünem Stern.
        [B] Spiel die { $card } mit blauem Stern.
        [P] Spiel die { $card } mit violettem Stern.
       *[none] Spiel die { $card }.
    }
}
do-keep = Behalt alle Karten.
do-done = Belass es dabei.
do-discard = { $count ->
    [one] Leg eine Karte ab: { $cards }.
   *[other] Leg { $count } Karten ab: { $cards }.
}
why-last-to-play = Du spielst die letzte Karte und gewinnst die Runde: { $share }; mit der anderen Wahl: { $other_share }.
why-match-lost = Jemand anders gewinnt mit dieser Runde das Spiel: { $share }; mit der anderen Wahl: { $other_share }.
why-match-lost-by = { $rival_seat } gewinnt mit dieser Runde das Spiel: { $share }; mit der anderen Wahl: { $other_share }.
why-cards-kept = Karten, die dir am Ende der Runde bleiben: im Schnitt { $amount }; mit der anderen Wahl: { $other_amount }.
