# Tipps zu One to 9: was zu tun ist (do-…) und wozu es führt (why-…), immer neben der zweitbesten Wahl.

do-draw = Zieh zwei Karten.
    .if = zwei Karten ziehst
do-plus-three = Spiel eine +3.
    .if = eine +3 spielst
do-lay = Leg { $card }.
    .if = { $card } legst
do-lay-number = Leg { $card } auf { $field }.
    .if = { $card } auf { $field } legst
do-lay-joker = Leg einen Joker auf { $field }.
    .if = einen Joker auf { $field } legst
do-swap = Leg { $card } ab und nimm einen Joker.
    .if = { $card } für einen Joker ablegst
do-discard = Leg { $card } ab und zieh eine Karte.
    .if = { $card } ablegst und eine Karte ziehst
do-claim = Leg { $fillers ->
    [J] einen Joker
   *[other] { $fillers }
} und werte die Straße { $claim }.
    .if = { $fillers ->
        [J] einen Joker
       *[other] { $fillers }
    } legst und die Straße { $claim } wertest
do-claim-four = Leg { $fillers ->
    [J] einen Joker
   *[other] { $fillers }
} und werte den Vierer der { $number }.
    .if = { $fillers ->
        [J] einen Joker
       *[other] { $fillers }
    } legst und den Vierer der { $number } wertest
do-claim-long = Leg { $fillers ->
    [J] einen Joker
   *[other] { $fillers }
} und werte die lange Straße { $claim }.
    .if = { $fillers ->
        [J] einen Joker
       *[other] { $fillers }
    } legst und die lange Straße { $claim } wertest
why-big-star = { $amount ->
    [0] Du bekommst jetzt keinen großen Stern{ $instead } einen.
   *[other] Du bekommst jetzt einen großen Stern{ $instead } keinen.
}
why-small-stars = Du bekommst jetzt { $amount ->
    [0] keinen kleinen Stern
    [one] einen kleinen Stern
    [2] zwei kleine Sterne
    [3] drei kleine Sterne
    [4] vier kleine Sterne
   *[other] { $amount } kleine Sterne
}{ $instead } { $other_amount ->
    [0] keinen
    [one] einen
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $other_amount }
}.
why-own-long-run = Im nächsten Zug kannst du { $share } eine lange Straße werten{ $instead } { $other_share }.
why-rival-long-run = Vor deinem nächsten Zug wertet { $share } jemand anders eine lange Straße{ $instead } { $other_share }.
why-rival-long-run-by = { $rival_seat } wertet vor deinem nächsten Zug { $share } eine lange Straße{ $instead } { $other_share }.
why-rival-stars = Die anderen bekommen bis zu deinem nächsten Zug { $average ->
    [yes] { "im Schnitt " }
   *[no] { "" }
}{ $amount ->
    [0] keinen kleinen Stern
    [one] einen kleinen Stern
   *[other] { $amount } kleine Sterne
}{ $instead } { $other_amount ->
    [0] keinen
    [one] einen
   *[other] { $other_amount }
}.

# Wovon Aufgaben handeln: die Arten von Zügen (siehe puzzle_themes.json), und die Frage zwischen Zügen einer Art.

kind-claim = holen
kind-claim-which = Welche Folge holen?
kind-lay = legen
kind-lay-which = Welche Karte legen?
kind-swap = ablegen
kind-swap-which = Welche Karte ablegen?
kind-draw = ziehen
kind-draw-which = Wann ziehen?
