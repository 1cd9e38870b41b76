# Tipps zu Superstar: was zu tun ist (do-…) und wozu es führt (why-…), immer neben der zweitbesten Wahl.

do-pass = Passe.
do-lead = { $card ->
    [J] Spiel einen Joker aus.
   *[other] { $star ->
        [R] Spiel die { $card } mit rotem Stern aus.
        [Y] Spiel die { $card } mit gelbem Stern aus.
        [G] Spiel die { $card } mit grünem Stern aus.
        [B] Spiel die { $card } mit blauem Stern aus.
        [P] Spiel die { $card } mit lila Stern aus.
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
        [P] Spiel die { $card } mit lila Stern.
       *[none] Spiel die { $card }.
    }
}
do-keep = Behalte alle Karten.
do-done = Belass es dabei.
do-discard = { $count ->
    [one] Leg eine Karte ab: { $cards }.
   *[other] Leg { $count } Karten ab: { $cards }.
}
done-last-to-play = Damit gewinnst du die Runde.
why-last-to-play = Du spielst die letzte Karte und gewinnst die Runde: { $share }; mit der zweitbesten Wahl: { $other_share }.
why-match-lost = Jemand anders gewinnt mit dieser Runde das Spiel: { $share }; mit der zweitbesten Wahl: { $other_share }.
why-match-lost-by = { $rival_seat } gewinnt mit dieser Runde das Spiel: { $share }; mit der zweitbesten Wahl: { $other_share }.
why-cards-kept = Karten, die dir am Ende der Runde bleiben: im Schnitt { $amount }; mit der zweitbesten Wahl: { $other_amount }.
