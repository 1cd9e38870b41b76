# Che cosa dice un consiglio in ogni gioco. $chance e $other_chance sono partite vinte su cento.

share = in { $count ->
    [one] un caso
   *[other] { $count } casi
} su { $of }
share-never = mai
share-rarely = quasi mai
share-mostly = quasi sempre
share-always = sempre
hint-only = Non c’è altra scelta.
hint-only-with-wish = Nient’altro si accorda con ciò che hai scelto.
hint-won = Così vinci la partita.
hint-price = Ma ha un prezzo.
hint-no-difference = Fino al tuo prossimo turno non cambia quasi nulla.
hint-points = Punti attesi alla fine: { $amount }; con la seconda scelta: { $other_amount }.
hint-equal = La seconda scelta è più o meno altrettanto buona: { $chance ->
    [0] una partita come questa non la vinceresti quasi mai.
    [one] vinceresti circa una partita su 100 come questa.
   *[other] vinceresti circa { $chance } partite su 100 come questa.
}
hint-chances = Su 100 partite come questa ne vinceresti circa { $chance }, con la seconda scelta circa { $other_chance }.
hint-next-best = Seconda scelta:
hint-just-as-good = Altrettanto buona:
hint-few = Troppo poche prove per dire di quanto sia meglio.
hint-another = Un’altra scelta:

hint-turn = La cosa migliore: { $moves }.
