# Conseils pour Pretty Tricky! : que faire (do-…) et ce qui en résulte (why-…), toujours face au deuxième choix.

do-nothing = Ne cochez rien.
    .if = ne cochez rien
do-stop = Restez-en là.
    .if = en restez là
do-right = Cochez une case à droite, ligne { $row }.
    .if = cochez une case de la ligne { $row }
do-left = Cochez une case à gauche, ligne { $row }, et aucune autre.
    .if = cochez seulement une case de la ligne { $row }
do-left-two = Cochez à gauche une case de la ligne { $row } et une de la ligne { $second }.
    .if = cochez une case de la ligne { $row } et une de la ligne { $second }
why-ticks = { $amount ->
    [0] Vous renoncez à une case que vous cocheriez { $instead }.
    [one] { $other_amount ->
        [0] Vous cochez une case que vous perdriez { $instead }.
       *[other] Vous cochez une seule case, mais deux { $instead }.
    }
   *[other] { $other_amount ->
        [0] Vous cochez deux cases que vous perdriez { $instead }.
       *[other] Vous cochez deux cases, mais une seule { $instead }.
    }
}
why-rows = { $amount ->
    [0] Vous ne terminez aucune ligne avant votre prochaine décision
    [2] Vous terminez deux lignes{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } avant votre prochaine décision
    [1] Vous terminez une ligne{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } avant votre prochaine décision
    [one] Vous terminez { $amount } ligne{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } avant votre prochaine décision
   *[other] Vous terminez { $amount } lignes{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } avant votre prochaine décision
}, contre { $other_amount ->
    [0] aucune
    [1] une
    [2] deux
   *[other] { $other_amount }
} { $instead }.
why-own-circles = { $amount ->
    [0] Les cercles ne vous rapportent aucun point avant votre prochaine décision
    [1] Les cercles vous rapportent un point{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } avant votre prochaine décision
    [one] Les cercles vous rapportent { $amount } point{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } avant votre prochaine décision
   *[other] Les cercles vous rapportent { $amount } points{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } avant votre prochaine décision
}, contre { $other_amount ->
    [0] aucun
    [1] un
   *[other] { $other_amount }
} { $instead }.
why-rival-circles = { $amount ->
    [0] Les cercles ne rapportent aucun point aux autres avant votre prochaine décision
    [1] Les cercles rapportent un point{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } aux autres avant votre prochaine décision
    [one] Les cercles rapportent { $amount } point{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } aux autres avant votre prochaine décision
   *[other] Les cercles rapportent { $amount } points{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } aux autres avant votre prochaine décision
}, contre { $other_amount ->
    [0] aucun
    [1] un
   *[other] { $other_amount }
} { $instead }.
why-end = { $ever ->
    [no] Personne n’a { $share } assez de (!) pour la fin avant votre prochaine décision
   *[yes] Quelqu’un a assez de (!) pour la fin avant votre prochaine décision { $share }
}, mais { $other_share } { $instead }.

# De quoi parlent les problèmes : les sortes de coups (voir puzzle_themes.json), et la question entre coups d’une même sorte.

kind-two = deux coches
kind-two-which = Quelles deux cases ?
kind-left = une coche
kind-left-which = Quelle case ?
kind-right = cocher à droite
kind-right-which = Quelle ligne à droite ?
kind-stop = aucune
kind-stop-which = Quand s’arrêter ?
