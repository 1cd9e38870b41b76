# Hints of Superstar: what to do (do-…) and what it leads to (why-…), always beside the next best choice.

do-pass = Pass.
do-lead = { $card ->
    [J] Lead a joker.
   *[other] { $star ->
        [R] Lead { $card } with the red star.
        [Y] Lead { $card } with the yellow star.
        [G] Lead { $card } with the green star.
        [B] Lead { $card } with the blue star.
        [P] Lead { $card } with the purple star.
       *[none] Lead { $card }.
    }
}
do-play = { $card ->
    [J] Play a joker.
   *[other] { $star ->
        [R] Play { $card } with the red star.
        [Y] Play { $card } with the yellow star.
        [G] Play { $card } with the green star.
        [B] Play { $card } with the blue star.
        [P] Play { $card } with the purple star.
       *[none] Play { $card }.
    }
}
do-keep = Keep all your cards.
do-done = Leave it at that.
do-discard = { $count ->
    [one] Discard one card: { $cards }.
   *[other] Discard { $count } cards: { $cards }.
}
done-last-to-play = This wins the round.
why-last-to-play = You are the last to play a card and win the round: { $share }; with the next best choice: { $other_share }.
why-match-lost = Somebody else wins the match with this round: { $share }; with the next best choice: { $other_share }.
why-match-lost-by = { $rival_seat } wins the match with this round: { $share }; with the next best choice: { $other_share }.
why-cards-kept = Cards you keep at the end of the round: { $amount } on average; with the next best choice: { $other_amount }.
