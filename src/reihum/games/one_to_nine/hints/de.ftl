# Tipps zu One to 9: was zu tun ist (do-…) und wozu es führt (why-…), immer neben der zweitbesten Wahl.

do-draw = Zieh zwei Karten.
do-plus-three = Spiel eine +3.
do-lay = Leg { $card }.
do-lay-number = Leg { $card } auf { $field }.
do-lay-joker = Leg einen Joker auf { $field }.
do-swap = Leg { $card } ab und nimm einen Joker.
do-discard = Leg { $card } ab und zieh eine Karte.
do-claim = Werte die Straße { $claim } mit { $fillers }.
do-claim-four = Werte den Vierer der { $number } mit { $fillers }.
do-claim-long = Werte die lange Straße { $claim } mit { $fillers }.
why-big-star = { $amount ->
    [0] Jetzt kein großer Stern; die zweitbeste Wahl bringt einen.
   *[other] Jetzt ein großer Stern; die zweitbeste Wahl bringt keinen.
}
why-small-stars = { $amount ->
    [0] Jetzt kein kleiner Stern
    [one] Jetzt ein kleiner Stern
   *[other] Jetzt { $amount } kleine Sterne
}; die zweitbeste Wahl bringt { $other_amount ->
    [0] keinen
    [one] einen
   *[other] { $other_amount }
}.
why-own-long-run = Im nächsten Zug kannst du eine lange Straße werten: { $share }; mit der zweitbesten Wahl: { $other_share }.
why-rival-long-run = Jemand anders wertet vor deinem nächsten Zug eine lange Straße: { $share }; mit der zweitbesten Wahl: { $other_share }.
why-rival-long-run-by = { $rival_seat } wertet vor deinem nächsten Zug eine lange Straße: { $share }; mit der zweitbesten Wahl: { $other_share }.
why-rival-stars = Kleine Sterne für die anderen bis zu deinem nächsten Zug: im Schnitt { $amount }; mit der zweitbesten Wahl: { $other_amount }.
