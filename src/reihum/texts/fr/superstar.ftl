# Superstar en mots. Arguments : $seat est un nom ; $card une carte ("17", "J" pour un joker) ; $star la lettre de
# l'étoile qu'elle porte (R, Y, G, B, P) ou "none" ; $cards une liste de cartes ; $count combien.

## What happened

leads = { $card ->
    [J] { $seat } ouvre avec un joker.
   *[other] { $star ->
        [R] { $seat } ouvre avec le { $card } à étoile rouge.
        [Y] { $seat } ouvre avec le { $card } à étoile jaune.
        [G] { $seat } ouvre avec le { $card } à étoile verte.
        [B] { $seat } ouvre avec le { $card } à étoile bleue.
        [P] { $seat } ouvre avec le { $card } à étoile violette.
       *[none] { $seat } ouvre avec le { $card }.
    }
}
plays = { $card ->
    [J] { $seat } joue un joker.
   *[other] { $star ->
        [R] { $seat } joue le { $card } à étoile rouge.
        [Y] { $seat } joue le { $card } à étoile jaune.
        [G] { $seat } joue le { $card } à étoile verte.
        [B] { $seat } joue le { $card } à étoile bleue.
        [P] { $seat } joue le { $card } à étoile violette.
       *[none] { $seat } joue le { $card }.
    }
}
must-pass = { $card ->
    [J] { $seat } n’a rien à poser sur le joker et passe.
   *[other] { $seat } n’a rien à poser sur le { $card } et passe.
}
passes = { $card ->
    [J] { $seat } passe sur le joker.
   *[other] { $seat } passe sur le { $card }.
}
wins-round = { $tokens ->
    [one] { $seat } gagne la manche { $round } et prend une première étoile.
    [2] { $seat } gagne la manche { $round } et prend une deuxième étoile.
   *[other] { $seat } gagne la manche { $round } et prend la troisième étoile.
}
wins-game = { $seat } est la superstar !
starts-round = { $seat } commence la manche { $round }.
put-aside = { $card ->
    [J] { $seat } met un joker de côté.
   *[other] { $seat } met le { $card } de côté.
}
discards = { $count ->
    [one] { $seat } défausse une carte : { $cards }.
   *[other] { $seat } défausse { $count } cartes : { $cards }.
}
keeps = { $seat } ne défausse rien.
draws = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
draws-own = { $count ->
    [one] { $seat } pioche une carte : { $cards }.
   *[other] { $seat } pioche { $count } cartes : { $cards }.
}
shuffle = La pioche est vide ; la défausse est mélangée et devient la nouvelle pioche.

## What is not allowed, and why

refuse-over = La partie est finie : quelqu’un a trois étoiles.
refuse-done = « Terminé » clôt l’échange entre deux manches. Pour l’instant, il faut jouer une carte ou passer.
refuse-pass-between = On ne passe pas entre deux manches. Mettez de côté ce que vous voulez échanger, puis terminez.
refuse-pass-lead = Qui commence une manche joue une carte ; n’importe laquelle fait l’affaire.
refuse-pass-fits = { $card ->
    [J] Votre joker convient, et qui peut jouer doit jouer.
   *[other] Votre { $card } convient, et qui peut jouer doit jouer.
}
refuse-play-between = La manche est finie. Mettez de côté ce que vous voulez échanger, puis terminez.
refuse-not-held = { $card ->
    [J] Vous n’avez pas de joker.
   *[other] Le { $card } n’est pas dans votre main.
}
refuse-joker = Un joker veut une carte à étoile sous lui, et le { $top } n’en porte pas.
refuse-on-joker = Sur un joker ne va qu’une carte à étoile, et le { $card } n’en porte pas.
refuse-not-higher = Le { $card } n’est pas plus haut que le { $top }, et le { $top } ne porte pas d’étoile à retrouver.
refuse-no-fit = { $top_star ->
    [R] Le { $card } n’est pas plus haut que le { $top } et ne porte pas d’étoile rouge.
    [Y] Le { $card } n’est pas plus haut que le { $top } et ne porte pas d’étoile jaune.
    [G] Le { $card } n’est pas plus haut que le { $top } et ne porte pas d’étoile verte.
    [B] Le { $card } n’est pas plus haut que le { $top } et ne porte pas d’étoile bleue.
   *[P] Le { $card } n’est pas plus haut que le { $top } et ne porte pas d’étoile violette.
}
refuse-discard-now = On n’échange des cartes qu’entre les manches. Pour l’instant, il faut jouer une carte ou passer.
refuse-staged = { $card ->
    [J] Tous vos jokers sont déjà de côté.
   *[other] Le { $card } est déjà de côté.
}
refuse-order = { $last ->
    [J] Les cartes se mettent de côté en montant, les jokers à la fin : le { $card } viendrait avant un joker. Annulez pour changer.
   *[other] Les cartes se mettent de côté en montant, les jokers à la fin : le { $card } viendrait avant le { $last }. Annulez pour changer.
}
