# Conseils pour Superstar : que faire (do-…) et ce qui en résulte (why-…), toujours face au deuxième choix.

do-pass = Passez.
do-lead = { $card ->
    [J] Ouvrez avec un joker.
   *[other] { $star ->
        [R] Ouvrez avec le { $card } à étoile rouge.
        [Y] Ouvrez avec le { $card } à étoile jaune.
        [G] Ouvrez avec le { $card } à étoile verte.
        [B] Ouvrez avec le { $card } à étoile bleue.
        [P] Ouvrez avec le { $card } à étoile violette.
       *[none] Ouvrez avec le { $card }.
    }
}
do-play = { $card ->
    [J] Jouez un joker.
   *[other] { $star ->
        [R] Jouez le { $card } à étoile rouge.
        [Y] Jouez le { $card } à étoile jaune.
        [G] Jouez le { $card } à étoile verte.
        [B] Jouez le { $card } à étoile bleue.
        [P] Jouez le { $card } à étoile violette.
       *[none] Jouez le { $card }.
    }
}
do-keep = Gardez toutes vos cartes.
do-done = Restez-en là.
do-discard = { $count ->
    [one] Défaussez une carte : { $cards }.
   *[other] Défaussez { $count } cartes : { $cards }.
}
done-last-to-play = Vous gagnez ainsi la manche.
why-last-to-play = Vous jouez la dernière carte et gagnez la manche : { $share } ; avec le deuxième choix : { $other_share }.
why-match-lost = Quelqu’un d’autre gagne la partie avec cette manche : { $share } ; avec le deuxième choix : { $other_share }.
why-match-lost-by = { $rival_seat } gagne la partie avec cette manche : { $share } ; avec le deuxième choix : { $other_share }.
why-cards-kept = Cartes qui vous restent à la fin de la manche : { $amount } en moyenne ; avec le deuxième choix : { $other_amount }.
