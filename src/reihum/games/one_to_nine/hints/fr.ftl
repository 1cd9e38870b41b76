# Conseils pour One to 9 : que faire (do-…) et ce qui en résulte (why-…), toujours face au deuxième choix.

do-draw = Piochez deux cartes.
    .if = piochez deux cartes
do-plus-three = Jouez un +3.
    .if = jouez un +3
do-lay = Posez { $card }.
    .if = posez { $card }
do-lay-number = Posez { $card } sur { $field }.
    .if = posez { $card } sur { $field }
do-lay-joker = Posez un joker sur { $field }.
    .if = posez un joker sur { $field }
do-swap = Défaussez { $card } et prenez un joker.
    .if = défaussez { $card } contre un joker
do-discard = Défaussez { $card } et piochez une carte.
    .if = défaussez { $card } et piochez une carte
do-claim = Prenez la suite { $claim } avec { $fillers ->
    [J] un joker
   *[other] { $fillers }
}.
    .if = prenez la suite { $claim } avec { $fillers ->
        [J] un joker
       *[other] { $fillers }
    }
do-claim-four = Prenez les quatre { $number } avec { $fillers ->
    [J] un joker
   *[other] { $fillers }
}.
    .if = prenez les quatre { $number } avec { $fillers ->
        [J] un joker
       *[other] { $fillers }
    }
do-claim-long = Prenez la longue suite { $claim } avec { $fillers ->
    [J] un joker
   *[other] { $fillers }
}.
    .if = prenez la longue suite { $claim } avec { $fillers ->
        [J] un joker
       *[other] { $fillers }
    }
why-big-star = { $amount ->
    [0] Vous n’obtenez pas de grande étoile maintenant, mais une { $instead }.
   *[other] Vous obtenez une grande étoile maintenant, mais aucune { $instead }.
}
why-small-stars = { $amount ->
    [0] Vous n’obtenez pas de petite étoile maintenant
    [1] Vous obtenez une petite étoile maintenant
    [2] Vous obtenez deux petites étoiles maintenant
    [3] Vous obtenez trois petites étoiles maintenant
    [4] Vous obtenez quatre petites étoiles maintenant
   *[other] Vous obtenez { $amount } petites étoiles maintenant
}, contre { $other_amount ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $other_amount }
} { $instead }.
why-own-long-run = { $ever ->
    [no] Vous ne pouvez { $share } prendre une longue suite au prochain tour
   *[yes] Vous pouvez prendre une longue suite au prochain tour { $share }
}, mais { $other_share } { $instead }.
why-rival-long-run = { $ever ->
    [no] Les autres ne prennent { $share } de longue suite avant votre prochain tour
   *[yes] Quelqu’un d’autre prend une longue suite avant votre prochain tour { $share }
}, mais { $other_share } { $instead }.
why-rival-long-run-by = { $ever ->
    [no] { $rival_seat } ne prend { $share } de longue suite avant votre prochain tour
   *[yes] { $rival_seat } prend une longue suite avant votre prochain tour { $share }
}, mais { $other_share } { $instead }.
why-rival-stars = { $amount ->
    [0] Les autres n’obtiennent aucune petite étoile avant votre prochain tour
    [1] Les autres obtiennent une petite étoile{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } avant votre prochain tour
    [one] Les autres obtiennent { $amount } petite étoile{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } avant votre prochain tour
   *[other] Les autres obtiennent { $amount } petites étoiles{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } avant votre prochain tour
}, contre { $other_amount ->
    [0] aucune
    [1] une
   *[other] { $other_amount }
} { $instead }.

# De quoi parlent les problèmes : les sortes de coups (voir puzzle_themes.json), et la question entre coups d’une même sorte.

kind-claim = prendre une suite
kind-claim-which = Quelle suite prendre ?
kind-lay = poser
kind-lay-which = Quelle carte poser ?
kind-swap = défausser
kind-swap-which = Quelle carte défausser ?
kind-draw = piocher
kind-draw-which = Quand piocher ?
