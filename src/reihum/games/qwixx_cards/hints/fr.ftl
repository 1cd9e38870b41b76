# Conseils pour Qwixx : que faire (do-…) et ce qui en résulte (why-…), toujours face au deuxième choix.

do-take = Prenez le { $number }.
    .if = prenez le { $number }
do-mark = Cochez le { $number } { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
}.
    .if = cochez le { $number } { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
do-skip = Ne cochez pas le { $number }.
    .if = ne cochez pas le { $number }
do-play = Jouez { $cards } sans rien cocher.
    .if = jouez { $cards } sans rien cocher
do-play-mark = Jouez { $cards } et cochez { $numbers } dans la ligne { $colour ->
    [R] rouge
    [Y] jaune
    [G] verte
   *[B] bleue
}.
    .if = jouez { $cards } et cochez { $numbers }
do-done = Restez-en là.
    .if = en restez là
why-marks = { $amount ->
    [0] Vous ne cochez aucun nombre d’ici votre prochain tour
    [1] Vous cochez un nombre{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } d’ici votre prochain tour
    [one] Vous cochez { $amount } nombre{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } d’ici votre prochain tour
   *[other] Vous cochez { $amount } nombres{ $average ->
        [yes] { " en moyenne" }
       *[no] { "" }
    } d’ici votre prochain tour
}, contre { $other_amount ->
    [0] aucun
    [1] un
   *[other] { $other_amount }
} { $instead }.
why-skipped = { $amount ->
    [0] Vous ne sautez aucun nombre
    [1] Vous sautez un nombre
   *[other] Vous sautez { $amount } nombres
}, contre { $other_amount ->
    [0] aucun
    [1] un
   *[other] { $other_amount }
} { $instead }.
done-lock = Vous verrouillez ainsi la ligne.
why-lock = { $ever ->
    [no] Vous ne verrouillez { $share } de ligne ainsi
   *[yes] Vous verrouillez ainsi une ligne { $share }
}, mais { $other_share } { $instead }.
why-lock-in-reach = { $ever ->
    [no] D’ici votre prochain tour, vous n’avez { $share } une ligne de plus prête à être verrouillée
   *[yes] D’ici votre prochain tour, vous avez une ligne de plus prête à être verrouillée { $share }
}, mais { $other_share } { $instead }.
why-miss = { $ever ->
    [no] Vous n’avez { $share } d’échec pendant ce tour
   *[yes] Vous avez un échec pendant ce tour { $share }
}, mais { $other_share } { $instead }.
why-end = { $ever ->
    [no] La partie ne se termine { $share } avant votre prochain tour
   *[yes] La partie se termine avant votre prochain tour { $share }
}, mais { $other_share } { $instead }.

# De quoi parlent les problèmes : les sortes de coups (voir puzzle_themes.json), et la question entre coups d’une même sorte.

kind-lock = verrouiller
kind-lock-which = Quelle ligne verrouiller ?
kind-mark = cocher
kind-mark-which = Dans quelle ligne cocher ?
kind-skip = ne rien cocher
kind-skip-which = Que laisser ?
kind-take = prendre
kind-take-which = Quelle carte prendre ?
kind-play = jouer des cartes
kind-play-which = Quelles cartes jouer ?
kind-wait = attendre
kind-wait-which = Combien de temps attendre ?
