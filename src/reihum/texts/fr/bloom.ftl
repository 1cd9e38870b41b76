# Bloom en mots. Arguments : $seat est un nom ; $tile une tuile (« 17 », « J » pour un joker) ; $tiles plusieurs tuiles ;
# $row une rangée sur la table par ses nombres extrêmes (« 34–44 »), $owner_seat le nom de qui l’a posée, $whose « own »
# si c’est la sienne.

## Ce qui s’est passé

takes = { $seat } prend le { $tile } à l’étalage.
draws = { $seat } pioche une tuile dans la réserve.
draws-own = { $tile ->
    [J] { $seat } pioche un joker dans la réserve.
   *[other] { $seat } pioche le { $tile } dans la réserve.
}
robs = { $whose ->
    [own] { $tile ->
        [J] { $seat } vole un joker dans sa propre rangée { $row }.
       *[other] { $seat } vole le { $tile } dans sa propre rangée { $row }.
    }
   *[other] { $tile ->
        [J] { $seat } vole un joker chez { $owner_seat }, dans la rangée { $row }.
       *[other] { $seat } vole le { $tile } chez { $owner_seat }, dans la rangée { $row }.
    }
}
swaps = { $whose ->
    [own] { $seat } met le { $tile } à la place d’un joker dans sa propre rangée { $row } et prend le joker.
   *[other] { $seat } met le { $tile } à la place d’un joker chez { $owner_seat }, dans la rangée { $row }, et prend le joker.
}
adds = { $whose ->
    [own] { $tile ->
        [J] { $seat } ajoute un joker à sa propre rangée { $row }.
       *[other] { $seat } ajoute le { $tile } à sa propre rangée { $row }.
    }
   *[other] { $tile ->
        [J] { $seat } ajoute un joker chez { $owner_seat }, à la rangée { $row }.
       *[other] { $seat } ajoute le { $tile } chez { $owner_seat }, à la rangée { $row }.
    }
}
lays = { $flowers ->
    [one] { $seat } pose { $tiles } : { $flowers } fleur, pour la tuile de score { $value }.
   *[other] { $seat } pose { $tiles } : { $flowers } fleurs, pour la tuile de score { $value }.
}
lays-for-nothing = { $flowers ->
    [one] { $seat } pose { $tiles } : { $flowers } fleur, mais il ne reste aucune tuile de score pour elle.
   *[other] { $seat } pose { $tiles } : { $flowers } fleurs, mais il ne reste aucune tuile de score pour elles.
}
takes-joker = { $seat } prend un joker sur les places de joker.
passes = { $seat } ne peut rien faire et doit passer.
turned = { $count ->
    [one] { $tiles } arrive à l’étalage.
   *[other] { $tiles } arrivent à l’étalage.
}
turned-jokers = { $count ->
    [one] Un joker apparaît et va sur les places de joker.
   *[other] { $count } jokers apparaissent et vont sur les places de joker.
}
round-over = La manche { $round } est terminée.
round-points = { $left ->
    [0] { $seat } : { $scored } en tuiles de score, aucune fleur restante, total { $points }.
    [one] { $seat } : { $scored } en tuiles de score, moins { $left } fleur restante, total { $points }.
   *[other] { $seat } : { $scored } en tuiles de score, moins { $left } fleurs restantes, total { $points }.
}
next-round = { $seat } commence la manche { $round }.
wins = { $points ->
    [one] { $seat } gagne avec { $points } point.
   *[other] { $seat } gagne avec { $points } points.
}
shares = { $points ->
    [one] { $seat } partage la victoire avec { $points } point.
   *[other] { $seat } partage la victoire avec { $points } points.
}

## Ce qui n’est pas permis, et pourquoi

refuse-over = La partie est terminée.
refuse-turn = Un tour commence par un échange ou par une action : piocher, poser une nouvelle rangée ou compléter une rangée.
refuse-swap = Un joker est en cours d’échange : nommez la tuile qui prend sa place.
refuse-draw = Vous piochez : prenez une seconde tuile ou arrêtez-vous.
refuse-rob = Vous volez pour une nouvelle rangée : volez une seconde tuile de la même rangée ou commencez à poser.
refuse-row = Vous posez une nouvelle rangée : posez la tuile suivante, de gauche à droite, ou terminez.
refuse-add = Vous complétez une rangée : ajoutez une autre tuile ou terminez.
refuse-place = La tuile va à plusieurs endroits : dites derrière quelle tuile, ou au début.
refuse-reward = Pour votre rangée de trois, vous pouvez prendre un joker ou y renoncer.
refuse-count = La manche est en train d’être comptée ; on continue ensuite avec la suivante.
refuse-not-shown = Le { $tile } n’est pas à l’étalage.
refuse-pool-empty = La réserve est vide : il n’y a plus rien à piocher face cachée.
refuse-no-joker = Il n’y a pas de joker { $joker } sur la table.
refuse-swap-last = Après cet échange il ne vous resterait aucune action, et qui peut agir doit agir.
refuse-swap-fits = Aucun de vos nombres ne va à la place de ce joker dans la rangée { $row }.
refuse-no-row = Il n’y a pas de rangée { $row } sur la table.
refuse-own-row-first = À cette table, on ne complète une rangée qu’après en avoir posé une soi-même dans la manche.
refuse-nothing-fits = Aucune de vos tuiles ne va dans la rangée { $row } : les pas sont de un ou deux, et la place doit être libre.
refuse-not-lying = { $tile ->
    [J] Ce joker n’est dans aucune rangée.
   *[other] Le { $tile } n’est dans aucune rangée.
}
refuse-one-row = { $tile ->
    [J] Ce joker est dans une autre rangée : à ce tour, on ne vole que dans la rangée { $row }.
   *[other] Le { $tile } est dans une autre rangée : à ce tour, on ne vole que dans la rangée { $row }.
}
refuse-robbery = { $tile ->
    [J] Sans ce joker, la rangée { $row } n’en serait plus une, ou vous ne pourriez pas former de rangée avec lui. Deux tuiles volées se nomment de gauche à droite.
   *[other] Sans le { $tile }, la rangée { $row } n’en serait plus une, ou vous ne pourriez pas former de rangée avec lui. Deux tuiles volées se nomment de gauche à droite.
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
   *[other] Le { $tile } ne trouve pas de place dans la rangée { $row } : chaque pas doit être de un ou deux.
}
refuse-begin = { $tile ->
    [J] Aucune rangée de trois tuiles ou plus ne peut commencer par un joker.
   *[other] Avec vos tuiles, aucune rangée de trois ou plus ne peut commencer par le { $tile } : les pas sont de un ou deux.
}
refuse-after-robbery = { $tile ->
    [J] Une rangée avec les tuiles volées ne peut pas commencer par un joker, ou la rangée où vous avez volé n’est pas encore entière.
   *[other] Une rangée avec les tuiles volées ne peut pas commencer par le { $tile }, ou la rangée où vous avez volé n’est pas encore entière.
}
refuse-next = { $tile ->
    [J] Un joker ne peut pas suivre { $laid } : la rangée ne pourrait pas être achevée.
   *[other] Le { $tile } ne peut pas suivre { $laid } : les pas sont de un ou deux, et la rangée doit pouvoir être achevée.
}
refuse-done-add = Rien n’est encore ajouté : posez au moins une tuile.
refuse-done-loot = Ce qui a été volé doit aussi être posé : { $tiles }.
refuse-done-short = Une rangée compte au moins trois tuiles, dont un nombre.
refuse-no-place = { $tile ->
    [J] Un joker ne peut pas aller là.
   *[other] Le { $tile } ne peut pas aller là ({ $place }).
}
refuse-pass = On ne passe pas par choix : tant qu’on peut piocher, poser ou compléter, il faut le faire.
