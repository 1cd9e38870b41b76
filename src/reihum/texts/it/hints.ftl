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
hint-no-difference = Entro il prossimo turno nulla la distingue chiaramente dall’altra scelta.
hint-points = Punti attesi alla fine: { $amount }; con l’altra scelta: { $other_amount }.
hint-equal = Le due scelte si equivalgono: vinceresti circa { $chance } partite su 100 come questa.
hint-chances = Vinceresti circa { $chance } partite su 100 come questa, con l’altra scelta circa { $other_chance }.
hint-next-best = Seconda scelta:
hint-just-as-good = Altrettanto buona:
