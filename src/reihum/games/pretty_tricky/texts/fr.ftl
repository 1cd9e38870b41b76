### Pretty Tricky : ce qui s’est passé, et pourquoi un coup est refusé.
### $seat est un nom, $row la somme qui désigne une ligne (de 2 à 12).

## Son propre lancer (P4)

rolls =
    .does = lance les dés ({ $blue } en bleu, { $red } en rouge)
    .you = lancez les dés ({ $blue } en bleu, { $red } en rouge)
ticks-left =
    .does = { $count ->
        [one] coche à gauche une case de la ligne { $row }
       *[other] coche à gauche des cases des lignes { $row }
    }
    .you = { $count ->
        [one] cochez à gauche une case de la ligne { $row }
       *[other] cochez à gauche des cases des lignes { $row }
    }
gives-up-second =
    .does = renonce à la seconde croix
    .you = renoncez à la seconde croix
gives-up-both =
    .does = renonce aux deux croix
    .you = renoncez aux deux croix
cannot-tick-left = Aucune paire de dés ne trouve de case libre à gauche chez { $seat }.
    .you = Aucune paire de dés ne trouve de case libre à gauche chez vous.

## Les autres (P5)

ticks-right =
    .does = coche à droite une case de la ligne { $row }
    .you = cochez à droite une case de la ligne { $row }
fills-right =
    .does = remplit cette moitié
    .you = remplissez cette moitié
gives-up-right =
    .does = renonce à la croix
    .you = renoncez à la croix
cannot-tick-right = Aucune paire de dés bleus ne trouve de case libre à droite chez { $seat }.
    .together = Aucune paire de dés bleus ne trouve de case libre à droite chez { $seats }.
    .you = Aucune paire de dés bleus ne trouve de case libre à droite chez vous.

## Terminer une ligne (P6)

completes-row = { $seat } termine la ligne { $row } et coche son (!) ; tout le monde y coche un cercle, { $circles ->
    [one] le premier.
    [2] le deuxième.
    [3] le troisième.
   *[other] le quatrième.
}
    .you = Vous terminez la ligne { $row } et cochez son (!) ; tout le monde y coche un cercle, { $circles ->
        [one] le premier.
        [2] le deuxième.
        [3] le troisième.
       *[other] le quatrième.
    }

## La fin (P8 à P11)

ends-by-symbols = { $seat } a { $symbols } (!) : la partie est finie.
    .you = Vous avez { $symbols } (!) : la partie est finie.
ends-by-rounds = { $rounds ->
    [one] C’était la seule manche : la partie est finie.
   *[other] C’était la dernière des { $rounds } manches : la partie est finie.
}
wins = { $points ->
    [one] { $seat } gagne avec { $points } point : { $x } pour les (!) et { $xx } pour les lignes de droite.
   *[other] { $seat } gagne avec { $points } points : { $x } pour les (!) et { $xx } pour les lignes de droite.
}
    .you = { $points ->
        [one] Vous gagnez avec { $points } point : { $x } pour les (!) et { $xx } pour les lignes de droite.
       *[other] Vous gagnez avec { $points } points : { $x } pour les (!) et { $xx } pour les lignes de droite.
    }
shares-the-win = { $points ->
    [one] Victoire partagée : { $seat }, { $points } point ({ $x } pour les (!) et { $xx } pour les lignes de droite).
   *[other] Victoire partagée : { $seat }, { $points } points ({ $x } pour les (!) et { $xx } pour les lignes de droite).
}
    .together = { $points ->
        [one] Victoire partagée : { $seats }, { $points } point chacun ({ $x } pour les (!) et { $xx } pour les lignes de droite).
       *[other] Victoire partagée : { $seats }, { $points } points chacun ({ $x } pour les (!) et { $xx } pour les lignes de droite).
    }

## Refus

refuse-over = La partie est finie.
refuse-right-half = C’est votre propre lancer : cochez la ligne { $sum } à gauche, pas à droite.
refuse-left-half = Ce n’est pas votre lancer : cochez la ligne { $sum } à droite, pas à gauche.
refuse-no-pair = Parmi les dés { $dice }, aucune paire ne fait { $row }.
refuse-left-full = La ligne { $row } n’a plus de case libre à gauche.
refuse-other-pair = Vous avez coché le { $first } ; les deux autres dés font { $other }, pas { $row }.
refuse-order = Deux croix s’inscrivent en commençant par la ligne la plus basse. Reprenez la ligne { $first } et commencez par la ligne { $row }.
refuse-right-full = La ligne { $row } n’a plus de case libre à droite.
refuse-red = Pour faire { $row }, il faudrait le dé rouge. Deux dés bleus font { $offered }.
refuse-no-blue-pair = Deux dés bleus ne font pas { $row }. Ils font { $offered }.
