# Conseils pour Bloom : que faire (do-…) et ce qui en résulte (why-…), toujours face au deuxième choix.

do-take = Prenez { $tiles } dans l’offre.
do-draw = Piochez une tuile dans la réserve.
do-swap = { $whose ->
    [own] Mettez le { $tile } à la place du joker dans votre rangée { $row } et prenez le joker.
   *[other] Mettez le { $tile } à la place du joker chez { $owner_seat }, dans la rangée { $row }, et prenez le joker.
}
do-rob = { $whose ->
    [own] Volez { $tiles ->
        [J] le joker
       *[other] { $tiles }
    } dans votre propre rangée { $row }.
   *[other] Volez { $tiles ->
        [J] le joker
       *[other] { $tiles }
    } chez { $owner_seat }, dans la rangée { $row }.
}
do-lay = Posez { $tiles }.
do-add = { $whose ->
    [own] Ajoutez { $tiles } à votre rangée { $row }.
   *[other] Ajoutez { $tiles } chez { $owner_seat }, à la rangée { $row }.
}
do-take-joker = Prenez un joker sur les places de joker.
do-pass = Passez ; rien d’autre n’est possible.
do-next = Commencez la manche suivante.
do-done = Restez-en là.
why-scoring = Tuile de score : { $amount ->
    [0] aucune
   *[other] { $amount }
} ; avec le deuxième choix : { $other_amount ->
    [0] aucune
   *[other] { $other_amount }
}.
why-tiles-left = Tuiles qui vous restent : { $amount } ; avec le deuxième choix : { $other_amount }.
why-robbed = Quelqu’un vole dans une de vos rangées avant votre prochain tour : { $share } ; avec le deuxième choix : { $other_share }.
why-robbed-by = { $rival_seat } vole dans une de vos rangées avant votre prochain tour : { $share } ; avec le deuxième choix : { $other_share }.
why-round-ends = La manche se termine avant votre prochain tour : { $share } ; avec le deuxième choix : { $other_share }.
