# Superstar en mots. Arguments : $seat est un nom ; $card une carte ("17", "J" pour un joker) ; $star la lettre de
# l'étoile qu'elle porte (R, Y, G, B, P) ou "none" ; $cards une liste de cartes ; $count combien.

## What happened

leads =
    .does = { $card ->
        [J] ouvre avec un joker
       *[other] { $star ->
            [R] ouvre avec le { $card } à étoile rouge
            [Y] ouvre avec le { $card } à étoile jaune
            [G] ouvre avec le { $card } à étoile verte
            [B] ouvre avec le { $card } à étoile bleue
            [P] ouvre avec le { $card } à étoile violette
           *[none] ouvre avec le { $card }
        }
    }
    .you = { $card ->
        [J] ouvrez avec un joker
       *[other] { $star ->
            [R] ouvrez avec le { $card } à étoile rouge
            [Y] ouvrez avec le { $card } à étoile jaune
            [G] ouvrez avec le { $card } à étoile verte
            [B] ouvrez avec le { $card } à étoile bleue
            [P] ouvrez avec le { $card } à étoile violette
           *[none] ouvrez avec le { $card }
        }
    }
plays =
    .does = { $card ->
        [J] joue un joker
       *[other] { $star ->
            [R] joue le { $card } à étoile rouge
            [Y] joue le { $card } à étoile jaune
            [G] joue le { $card } à étoile verte
            [B] joue le { $card } à étoile bleue
            [P] joue le { $card } à étoile violette
           *[none] joue le { $card }
        }
    }
    .you = { $card ->
        [J] jouez un joker
       *[other] { $star ->
            [R] jouez le { $card } à étoile rouge
            [Y] jouez le { $card } à étoile jaune
            [G] jouez le { $card } à étoile verte
            [B] jouez le { $card } à étoile bleue
            [P] jouez le { $card } à étoile violette
           *[none] jouez le { $card }
        }
    }
must-pass =
    .does = { $card ->
        [J] n’a rien à poser sur le joker et passe
       *[other] n’a rien à poser sur le { $card } et passe
    }
    .you = { $card ->
        [J] n’avez rien à poser sur le joker et passez
       *[other] n’avez rien à poser sur le { $card } et passez
    }
passes =
    .does = { $card ->
        [J] passe sur le joker
       *[other] passe sur le { $card }
    }
    .you = { $card ->
        [J] passez sur le joker
       *[other] passez sur le { $card }
    }
wins-round =
    .does = { $tokens ->
        [one] gagne la manche { $round } (première étoile)
        [2] gagne la manche { $round } (deuxième étoile)
       *[other] gagne la manche { $round } (troisième étoile)
    }
    .you = { $tokens ->
        [one] gagnez la manche { $round } (première étoile)
        [2] gagnez la manche { $round } (deuxième étoile)
       *[other] gagnez la manche { $round } (troisième étoile)
    }
wins-game = { $seat } est la superstar !
    .you = Vous êtes la superstar !
starts-round =
    .does = commence la manche { $round }
    .you = commencez la manche { $round }
put-aside =
    .does = { $card ->
        [J] met un joker de côté
       *[other] met le { $card } de côté
    }
    .you = { $card ->
        [J] mettez un joker de côté
       *[other] mettez le { $card } de côté
    }
discards =
    .does = défausse { $cards }
    .you = défaussez { $cards }
keeps =
    .does = ne défausse rien
    .you = ne défaussez rien
draws =
    .does = { $count ->
        [one] pioche une carte
       *[other] pioche { $count } cartes
    }
    .you = { $count ->
        [one] piochez une carte
       *[other] piochez { $count } cartes
    }
draws-own =
    .does = pioche { $cards }
    .you = piochez { $cards }
shuffle = La pioche est vide ; la défausse est mélangée et devient la nouvelle pioche.

## What is not allowed, and why

refuse-over = La partie est finie : quelqu’un a trois étoiles.
refuse-done = On échange entre deux manches. Maintenant, jouez une carte ou passez.
refuse-pass-between = On ne passe pas entre deux manches. Terminez d’abord votre échange.
refuse-pass-lead = Qui commence une manche joue une carte ; n’importe laquelle fait l’affaire.
refuse-pass-fits = { $card ->
    [J] Votre joker convient, et qui peut jouer doit jouer.
   *[other] Votre { $card } convient, et qui peut jouer doit jouer.
}
refuse-play-between = La manche est finie. Terminez d’abord votre échange.
refuse-not-held = { $card ->
    [J] Vous n’avez pas de joker.
   *[other] Le { $card } n’est pas dans votre main.
}
refuse-joker = Un joker veut une carte à étoile sous lui, et le { $top } n’en porte pas.
refuse-on-joker = Sur un joker ne va qu’une carte à étoile, et le { $card } n’en porte pas.
refuse-not-higher = Le { $card } n’est pas plus haut que le { $top }, et le { $top } ne porte pas d’étoile.
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
    [J] Les cartes se mettent de côté en montant, les jokers à la fin : le { $card } viendrait avant un joker. Annulez pour changer.
   *[other] Les cartes se mettent de côté en montant, les jokers à la fin : le { $card } viendrait avant le { $last }. Annulez pour changer.
}
