# Conseils pour Bloom : que faire (do-…) et ce qui en résulte (why-…), toujours face au deuxième choix.

do-take = Prenez { $tiles } dans l’offre.
    .if = prenez { $tiles } dans l’offre
do-draw = Piochez une tuile dans la réserve.
    .if = piochez une tuile dans la réserve
do-swap = { $whose ->
    [own] Mettez le { $tile } à la place du joker dans votre rangée { $row } et prenez le joker.
   *[other] Mettez le { $tile } à la place du joker chez { $owner_seat }, dans la rangée { $row }, et prenez le joker.
}
    .if = { $whose ->
        [own] mettez le { $tile } à la place du joker dans votre rangée { $row }
       *[other] mettez le { $tile } à la place du joker dans la rangée { $row } chez { $owner_seat }
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
    .if = { $whose ->
        [own] volez { $tiles ->
            [J] le joker
           *[other] { $tiles }
        } dans votre propre rangée { $row }
       *[other] volez { $tiles ->
            [J] le joker
           *[other] { $tiles }
        } dans la rangée { $row } chez { $owner_seat }
    }
do-lay = Posez { $tiles ->
    [J] un joker
   *[other] { $tiles }
}.
    .if = posez { $tiles ->
        [J] un joker
       *[other] { $tiles }
    }
do-add = { $whose ->
    [own] Ajoutez { $tiles ->
        [J] un joker
       *[other] { $tiles }
    } à votre rangée { $row }.
   *[other] Ajoutez { $tiles ->
        [J] un joker
       *[other] { $tiles }
    } chez { $owner_seat }, à la rangée { $row }.
}
    .if = { $whose ->
        [own] ajoutez { $tiles ->
            [J] un joker
           *[other] { $tiles }
        } à votre rangée { $row }
       *[other] ajoutez { $tiles ->
            [J] un joker
           *[other] { $tiles }
        } à la rangée { $row } chez { $owner_seat }
    }
do-take-joker = Prenez un joker sur les places de joker.
    .if = prenez un joker sur les places de joker
do-pass = Passez ; rien d’autre n’est possible.
    .if = passez
do-next = Commencez la manche suivante.
    .if = commencez la manche suivante
do-done = Restez-en là.
    .if = en restez là
why-scoring = { $amount ->
    [0] Vous n’obtenez pas de tuile de score
   *[other] Vous obtenez la tuile de score { $amount }
}, contre { $other_amount ->
    [0] aucune
   *[other] la { $other_amount }
} { $instead }.
why-tiles-left = { $amount ->
    [0] Il ne vous reste aucune tuile
    [1] Il vous reste une tuile
   *[other] Il vous reste { $amount } tuiles
}, contre { $other_amount ->
    [0] aucune
    [1] une
   *[other] { $other_amount }
} { $instead }.
why-robbed = { $ever ->
    [no] On ne vole { $share } dans vos rangées avant votre prochain tour
   *[yes] On vole dans une de vos rangées avant votre prochain tour { $share }
}, mais { $other_share } { $instead }.
why-robbed-by = { $ever ->
    [no] { $rival_seat } ne vole { $share } dans vos rangées avant votre prochain tour
   *[yes] { $rival_seat } vole dans une de vos rangées avant votre prochain tour { $share }
}, mais { $other_share } { $instead }.
why-round-ends = { $ever ->
    [no] La manche ne se termine { $share } avant votre prochain tour
   *[yes] La manche se termine avant votre prochain tour { $share }
}, mais { $other_share } { $instead }.

# De quoi parlent les problèmes : les sortes de coups (voir puzzle_themes.json), et la question entre coups d’une même sorte.

kind-rob = voler
kind-rob-which = Que voler ?
kind-build = construire
kind-build-which = Quelle rangée construire ?
kind-add = ajouter
kind-add-which = Où ajouter ?
kind-swap = échanger un joker
kind-swap-which = Quel joker échanger ?
kind-joker = prendre un joker
kind-joker-which = Quand prendre un joker ?
kind-draw = prendre des tuiles
kind-draw-which = Quelles tuiles prendre ?
kind-wait = attendre
kind-wait-which = Quand attendre ?
