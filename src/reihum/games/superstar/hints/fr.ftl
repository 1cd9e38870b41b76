# Conseils pour Superstar : que faire (do-…) et ce qui en résulte (why-…), toujours face au deuxième choix.

do-pass = Passez.
    .if = passez
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
    .if = { $card ->
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
    .if = { $card ->
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
do-keep = Gardez toutes vos cartes.
    .if = gardez toutes vos cartes
do-done = Restez-en là.
    .if = en restez là
do-discard = Défaussez { $cards ->
    [J] un joker
   *[other] { $cards }
}.
    .if = défaussez { $cards ->
        [J] un joker
       *[other] { $cards }
    }
done-last-to-play = Vous gagnez ainsi la manche.
why-last-to-play = { $ever ->
    [no] Vous ne gagnez { $share } la manche avec la dernière carte
   *[yes] Vous gagnez la manche avec la dernière carte { $share }
}, mais { $other_share } { $instead }.
why-match-lost = { $ever ->
    [no] Les autres ne gagnent { $share } la partie avec cette manche
   *[yes] Quelqu’un d’autre gagne la partie avec cette manche { $share }
}, mais { $other_share } { $instead }.
why-match-lost-by = { $ever ->
    [no] { $rival_seat } ne gagne { $share } la partie avec cette manche
   *[yes] { $rival_seat } gagne la partie avec cette manche { $share }
}, mais { $other_share } { $instead }.
why-cards-kept = { $amount ->
    [0] Il ne vous reste aucune carte à la fin de la manche
    [1] Il vous reste une carte{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } à la fin de la manche
    [one] Il vous reste { $amount } carte{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } à la fin de la manche
   *[other] Il vous reste { $amount } cartes{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } à la fin de la manche
}, contre { $other_amount ->
    [0] aucune
    [1] une
   *[other] { $other_amount }
} { $instead } ; qui en garde moins en pioche plus de nouvelles.

# De quoi parlent les problèmes : les sortes de coups (voir puzzle_themes.json), et la question entre coups d’une même sorte.

kind-exchange = échanger
kind-exchange-which = Quelles cartes échanger ?
kind-keep = garder
kind-keep-which = Que garder ?
kind-lead = ouvrir
kind-lead-which = Avec quelle carte ouvrir ?
kind-play = jouer
kind-play-which = Quelle carte jouer ?
kind-pass = passer
kind-pass-which = Quand passer ?
