# Hints of One to 9: what to do (do-…) and what it leads to (why-…), always beside the next best choice.

do-draw = Draw two cards.
do-plus-three = Play a +3.
do-lay = Lay { $card }.
do-lay-number = Lay { $card } on { $field }.
do-lay-joker = Lay a joker on { $field }.
do-swap = Discard { $card } and take a joker.
do-discard = Discard { $card } and draw a card.
do-claim = Claim the run { $claim } with { $fillers }.
do-claim-four = Claim the four { $number }s with { $fillers }.
do-claim-long = Claim the long run { $claim } with { $fillers }.
why-big-star = { $amount ->
    [0] No big star now; the next best choice brings one.
   *[other] A big star now; the next best choice brings none.
}
why-small-stars = { $amount ->
    [0] No small star now
    [one] One small star now
   *[other] { $amount } small stars now
}; the next best choice brings { $other_amount ->
    [0] none
    [one] one
   *[other] { $other_amount }
}.
why-own-long-run = You can claim a long run next turn: { $share }; with the next best choice: { $other_share }.
why-rival-long-run = Somebody else claims a long run before your next turn: { $share }; with the next best choice: { $other_share }.
why-rival-long-run-by = { $rival_seat } claims a long run before your next turn: { $share }; with the next best choice: { $other_share }.
why-rival-stars = Small stars for the others before your next turn: { $amount } on average; with the next best choice: { $other_amount }.
