# Che cosa dice un consiglio in ogni gioco. $chance e $other_chance sono partite vinte su cento.

share = { $of ->
    [2] nella metà dei casi
   *[other] { $count ->
        [one] in un caso su { $of }
       *[other] in { $count } casi su { $of }
    }
}
share-short = { $of ->
    [2] nella metà
   *[other] { $count ->
        [one] in uno su { $of }
       *[other] in { $count } su { $of }
    }
}
share-never = mai
share-rarely = quasi mai
share-mostly = in quasi tutti i casi
share-always = in tutti i casi
hint-only = Non c’è altra scelta.
hint-only-with-wish = Nient’altro si accorda con ciò che hai scelto.
hint-won = Così vinci la partita.
hint-price = Ma ha un prezzo.
hint-no-difference = Rende solo più avanti nella partita.
hint-anything = Qui va bene qualsiasi cosa.
hint-whole = Fare di meno sarebbe sprecare qualcosa.
hint-points = Alla fine puoi contare su { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}{ $instead } su { $other_amount }.
hint-chances = Su 100 partite come questa ne vinci { $chance ->
    [one] circa una
    [100] quasi tutte
   *[other] circa { $chance }
}{ $instead } { $other_chance ->
    [0] quasi nessuna
    [one] circa una
   *[other] circa { $other_chance }
}.
hint-just-as-good = Va altrettanto bene se { $deeds }.
hint-or = { $deeds }, oppure se { $more }
hint-few = Troppo poche prove per dire di quanto sia meglio.
hint-another = Va bene anche così: { $deeds }.

# Che cos’altro si potrebbe fare, e lo stesso quando è già detto.
hint-if = ; se { $deeds },
hint-otherwise = , altrimenti

hint-turn = La cosa migliore: { $moves }.
    .if = giochi { $moves }
