# Tipps zu Bloom: was zu tun ist (do-…) und wozu es führt (why-…), immer neben der zweitbesten Wahl.

do-take = Nimm { $tiles } aus der Auslage.
do-draw = Zieh einen Stein aus dem Vorrat.
do-swap = { $whose ->
    [own] Leg { $tile } an die Stelle des Jokers in deiner Reihe { $row } und nimm den Joker.
   *[other] Leg { $tile } an die Stelle des Jokers in der Reihe { $row } von { $owner_seat } und nimm den Joker.
}
do-rob = { $whose ->
    [own] Raube { $tiles ->
        [J] den Joker
       *[other] { $tiles }
    } aus deiner eigenen Reihe { $row }.
   *[other] Raube { $tiles ->
        [J] den Joker
       *[other] { $tiles }
    } aus der Reihe { $row } von { $owner_seat }.
}
do-lay = Leg { $tiles }.
do-add = { $whose ->
    [own] Leg { $tiles } an deine Reihe { $row } an.
   *[other] Leg { $tiles } an die Reihe { $row } von { $owner_seat } an.
}
do-take-joker = Nimm einen Joker von den Jokerplätzen.
do-pass = Passe; etwas anderes kannst du nicht tun.
do-next = Beginne die nächste Runde.
do-done = Belass es dabei.
why-scoring = Wertungsstein: { $amount ->
    [0] keiner
   *[other] { $amount }
}; mit der zweitbesten Wahl: { $other_amount ->
    [0] keiner
   *[other] { $other_amount }
}.
why-tiles-left = Steine, die dir bleiben: { $amount }; mit der zweitbesten Wahl: { $other_amount }.
why-robbed = Jemand beraubt vor deinem nächsten Zug eine deiner Reihen: { $share }; mit der zweitbesten Wahl: { $other_share }.
why-robbed-by = { $rival_seat } beraubt vor deinem nächsten Zug eine deiner Reihen: { $share }; mit der zweitbesten Wahl: { $other_share }.
why-round-ends = Die Runde endet vor deinem nächsten Zug: { $share }; mit der zweitbesten Wahl: { $other_share }.
