# Bloom en mots. Arguments : $seat est un nom ; $tile une tuile (« 17 », « J » pour un joker) ; $tiles plusieurs tuiles ;
# $row une rangée sur la table par ses nombres extrêmes (« 34–44 »), $owner_seat le nom de qui l’a posée, $whose « own »
# si c’est la sienne.

## Ce qui s’est passé

takes =
    .does = prend { $tile }
    .you = prenez { $tile }
draws =
    .does = pioche une tuile dans la réserve
    .you = piochez une tuile dans la réserve
draws-own =
    .does = { $tile ->
        [J] pioche un joker dans la réserve
       *[other] pioche le { $tile } dans la réserve
    }
    .you = { $tile ->
        [J] piochez un joker dans la réserve
       *[other] piochez le { $tile } dans la réserve
    }
robs =
    .does = vole { $tile ->
        [J] un joker
       *[other] { $tile }
    } { $whose ->
        [own] dans sa propre rangée { $row }
        [yours] dans votre rangée { $row }
       *[other] dans la rangée { $row } chez { $owner_seat }
    }
    .you = volez { $tile ->
        [J] un joker
       *[other] { $tile }
    } { $whose ->
        [own] dans votre propre rangée { $row }
       *[other] dans la rangée { $row } chez { $owner_seat }
    }
swaps =
    .does = échange le { $tile } contre un joker { $whose ->
        [own] de sa propre rangée { $row }
        [yours] de votre rangée { $row }
       *[other] de la rangée { $row } chez { $owner_seat }
    }
    .you = échangez le { $tile } contre un joker { $whose ->
        [own] de votre propre rangée { $row }
       *[other] de la rangée { $row } chez { $owner_seat }
    }
adds =
    .does = ajoute { $tile ->
        [J] un joker
       *[other] { $tile }
    } { $whose ->
        [own] à sa rangée { $row }
        [yours] à votre rangée { $row }
       *[other] à la rangée { $row } chez { $owner_seat }
    }
    .you = ajoutez { $tile ->
        [J] un joker
       *[other] { $tile }
    } { $whose ->
        [own] à votre rangée { $row }
       *[other] à la rangée { $row } chez { $owner_seat }
    }
lays =
    .does = pose { $tiles } ({ $flowers ->
        [one] une fleur
       *[other] { $flowers } fleurs
    }) pour la tuile de score { $value }
    .you = posez { $tiles } ({ $flowers ->
        [one] une fleur
       *[other] { $flowers } fleurs
    }) pour la tuile de score { $value }
lays-for-nothing =
    .does = pose { $tiles } ({ $flowers ->
        [one] une fleur ; plus aucune tuile de score pour elle
       *[other] { $flowers } fleurs ; plus aucune tuile de score pour elles
    })
    .you = posez { $tiles } ({ $flowers ->
        [one] une fleur ; plus aucune tuile de score pour elle
       *[other] { $flowers } fleurs ; plus aucune tuile de score pour elles
    })
takes-joker =
    .does = prend un joker
    .you = prenez un joker
passes =
    .does = ne peut rien faire et doit passer
    .you = ne pouvez rien faire et devez passer
turned = { $count ->
    [one] Le { $tiles } arrive dans l’offre.
   *[other] { $tiles } arrivent dans l’offre.
}
    .then = { $count ->
        [one] {"\u202F"}; le { $tiles } prend sa place
       *[other] {"\u202F"}; { $tiles } prennent leur place
    }
turned-jokers = { $count ->
    [one] Un joker apparaît et va sur les places de joker.
   *[other] { $count } jokers apparaissent et vont sur les places de joker.
}
    .then = { $count ->
        [one] {"\u202F"}; un joker apparaît aussi
       *[other] {"\u202F"}; { $count } jokers apparaissent aussi
    }
round-over = La manche { $round } est terminée.
round-points = { $left ->
    [0] { $seat } : { $scored } en tuiles de score, aucune fleur restante, total { $points }.
    [one] { $seat } : { $scored } en tuiles de score, moins { $left } fleur restante, total { $points }.
   *[other] { $seat } : { $scored } en tuiles de score, moins { $left } fleurs restantes, total { $points }.
}
next-round =
    .does = commence la manche { $round }
    .you = commencez la manche { $round }
wins = { $points ->
    [one] { $seat } gagne avec { $points } point.
   *[other] { $seat } gagne avec { $points } points.
}
    .you = { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
    }
shares = { $points ->
    [one] Victoire partagée : { $seat }, { $points } point.
   *[other] Victoire partagée : { $seat }, { $points } points.
}
    .together = { $points ->
        [one] Victoire partagée : { $seats }, { $points } point chacun.
       *[other] Victoire partagée : { $seats }, { $points } points chacun.
    }

## Ce qui n’est pas permis, et pourquoi

refuse-over = La partie est terminée.
refuse-turn = Un tour commence par un échange ou par une action : piocher, poser une nouvelle rangée ou compléter une rangée.
refuse-swap = Un joker est en cours d’échange : choisissez la tuile qui prend sa place.
refuse-draw = Vous piochez : prenez une seconde tuile ou arrêtez-vous.
refuse-rob = Vous volez pour une nouvelle rangée : volez une seconde tuile de la même rangée ou commencez à poser.
refuse-row = Vous posez une nouvelle rangée : posez la tuile suivante ou terminez.
refuse-add = Vous complétez une rangée : ajoutez une autre tuile ou terminez.
refuse-place = La tuile va à plusieurs endroits : choisissez lequel.
refuse-reward = Pour votre rangée de trois, vous pouvez prendre un joker ou y renoncer.
refuse-count = La manche est en train d’être comptée ; on continue ensuite avec la suivante.
refuse-not-shown = Le { $tile } n’est pas dans l’offre.
refuse-pool-empty = La réserve est vide : il n’y a plus rien à piocher face cachée.
refuse-no-joker = Il n’y a pas de joker { $joker } sur la table.
refuse-swap-last = Après cet échange il ne vous resterait aucune action, et qui peut agir doit agir.
refuse-swap-fits = Aucun de vos nombres ne va à la place de ce joker dans la rangée { $row }.
refuse-no-row = Il n’y a pas de rangée { $row } sur la table.
refuse-own-row-first = À cette table, on ne complète une rangée qu’après en avoir posé une soi-même dans la manche.
refuse-nothing-fits = Aucune de vos tuiles ne va dans la rangée { $row } : les pas sont d’un ou de deux, et la place doit être libre.
refuse-not-lying = { $tile ->
    [J] Ce joker n’est dans aucune rangée.
   *[other] Le { $tile } n’est dans aucune rangée.
}
refuse-one-row = { $tile ->
    [J] Ce joker est dans une autre rangée : à ce tour, on ne vole que dans la rangée { $row }.
   *[other] Le { $tile } est dans une autre rangée : à ce tour, on ne vole que dans la rangée { $row }.
}
refuse-robbery-order = { $tile ->
    [J] On vole de gauche à droite : reprenez la première tuile pour commencer par ce joker.
   *[other] On vole de gauche à droite : reprenez la première tuile pour commencer par le { $tile }.
}
refuse-robbery-useless = { $tile ->
    [J] Vous ne pourriez poser aucune rangée avec ce joker.
   *[other] Vous ne pourriez poser aucune rangée avec le { $tile }.
}
refuse-robbery-short = { $left ->
    [one] Il ne resterait qu’une tuile de la rangée { $row } ; une rangée en a au moins trois.
   *[other] Il ne resterait que { $left } tuiles de la rangée { $row } ; une rangée en a au moins trois.
}
refuse-robbery-gap = { $tile ->
    [J] Sans ce joker, la rangée { $row } aurait un trou : on avance d’un ou de deux.
   *[other] Sans le { $tile }, la rangée { $row } aurait un trou : on avance d’un ou de deux.
}
refuse-not-held = { $tile ->
    [J] Vous n’avez pas de joker.
   *[other] Vous n’avez pas le { $tile }.
}
refuse-swap-tile = { $tile ->
    [J] Un joker s’échange contre un nombre, pas contre un autre joker.
   *[other] Le { $tile } ne va pas à la place du joker de la rangée { $row }.
}
refuse-add-tile = { $tile ->
    [J] Un joker ne trouve pas de place dans la rangée { $row }.
   *[other] Le { $tile } ne trouve pas de place dans la rangée { $row } : chaque pas doit être d’un ou de deux.
}
refuse-begin = { $tile ->
    [J] Aucune rangée de trois tuiles ou plus ne peut commencer par un joker.
   *[other] Avec vos tuiles, aucune rangée de trois ou plus ne peut commencer par le { $tile } : les pas sont d’un ou de deux.
}
refuse-after-robbery = { $tile ->
    [J] Une rangée avec les tuiles volées ne peut pas commencer par un joker.
   *[other] Une rangée avec les tuiles volées ne peut pas commencer par le { $tile }.
}
refuse-robbed-row-torn = Ce qui reste de la rangée { $row } n’est pas une rangée : volez-en d’abord une seconde tuile.
refuse-next = Le { $tile } ne peut pas suivre { $laid } : { $jokers ->
    [0] il faut un { $low } ou un { $high }.
   *[other] il faut un nombre de { $low } à { $high }.
}
refuse-next-unfinished = { $tile ->
    [J] Un joker ne peut pas suivre { $laid } : vous ne pourriez pas achever la rangée.
   *[other] Le { $tile } ne peut pas suivre { $laid } : vous ne pourriez pas achever la rangée.
}
refuse-done-add = Rien n’est encore ajouté : posez au moins une tuile.
refuse-done-loot = Ce qui a été volé doit aussi être posé : { $tiles }.
refuse-done-short = Une rangée compte au moins trois tuiles, dont un nombre.
refuse-no-place = { $tile ->
    [J] Un joker ne peut pas aller là.
   *[other] Le { $tile } ne peut pas aller là ({ $place }).
}
refuse-pass = On ne passe pas par choix : tant qu’on peut piocher, poser ou compléter, il faut le faire.
