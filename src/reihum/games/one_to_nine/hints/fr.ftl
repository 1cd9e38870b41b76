# Conseils pour One to 9 : que faire (do-…) et ce qui en résulte (why-…), toujours face au deuxième choix.

do-draw = Piochez deux cartes.
do-plus-three = Jouez un +3.
do-lay = Posez { $card }.
do-lay-number = Posez { $card } sur { $field }.
do-lay-joker = Posez un joker sur { $field }.
do-swap = Défaussez { $card } et prenez un joker.
do-discard = Défaussez { $card } et piochez une carte.
do-claim = Prenez la suite { $claim } avec { $fillers }.
do-claim-four = Prenez les quatre { $number } avec { $fillers }.
do-claim-long = Prenez la longue suite { $claim } avec { $fillers }.
why-big-star = { $amount ->
    [0] Pas de grande étoile maintenant ; le deuxième choix en rapporte une.
   *[other] Une grande étoile maintenant ; le deuxième choix n’en rapporte pas.
}
why-small-stars = { $amount ->
    [0] Pas de petite étoile maintenant
    [1] Une petite étoile maintenant
   *[other] { $amount } petites étoiles maintenant
} ; { $other_amount ->
    [0] le deuxième choix n’en rapporte aucune
    [1] le deuxième choix en rapporte une
   *[other] le deuxième choix en rapporte { $other_amount }
}.
why-own-long-run = Longue suite à prendre à votre prochain tour : { $share } ; avec le deuxième choix : { $other_share }.
why-rival-long-run = Quelqu’un d’autre prend une longue suite avant votre prochain tour : { $share } ; avec le deuxième choix : { $other_share }.
why-rival-long-run-by = { $rival_seat } prend une longue suite avant votre prochain tour : { $share } ; avec le deuxième choix : { $other_share }.
why-rival-stars = Petites étoiles pour les autres avant votre prochain tour : { $amount } en moyenne ; avec le deuxième choix : { $other_amount }.
