### Bloom : les mots du plateau.

place = Manche { $round } sur { $rounds }

## Tuiles

tile = { $flowers ->
    [one] { $number }, { $flowers } fleur
   *[other] { $number }, { $flowers } fleurs
}
joker = Joker
display = Offre
display-tile = { $tile }, dans l’offre
jokers = Jokers
joker-places = { $count ->
    [0] Aucun joker sur les places de joker
    [one] { $count } joker sur les places de joker
   *[other] { $count } jokers sur les places de joker
}
pool = Réserve
pool-left = { $count ->
    [one] Réserve, { $count } tuile restante
   *[other] Réserve, { $count } tuiles restantes
}

## Tuiles de score

scoring = Tuiles de score
scoring-there = { $count ->
    [one] Tuile de score { $value }
   *[other] Tuile de score { $value }, encore { $count }
}
scoring-gone = Tuile de score { $value } : prise par { $names }
won = { $values ->
    [none] Aucune tuile de score
   *[other] Tuiles de score : { $values }
}

## Places et rangées

table = Rangées sur la table
stock-size = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
stock-passed = { $count ->
    [one] { $count } tuile, a dû passer
   *[other] { $count } tuiles, a dû passer
}
known = Connues de tous : { $tiles }
stock-left = Restent : { $tiles }
no-rows = Pas encore de rangée
row = { $flowers ->
    [one] Rangée { $row }, { $flowers } fleur : { $tiles }
   *[other] Rangée { $row }, { $flowers } fleurs : { $tiles }
}
row-joker = joker
table-tile = { $tile }, dans la rangée { $row }
tile-new = { $tile }, nouvelle dans la rangée { $row }. La reprendre.
extend = Compléter la rangée { $row }
place-first = La mettre au début de la rangée { $row }
place-after = La mettre après { $tile }

## La nouvelle rangée et le chevalet

new-row = La nouvelle rangée
bench-tile = { $tile }, dans la nouvelle rangée. La reprendre.
bench-shown = { $tile }, dans la nouvelle rangée
loot-tile = { $tile }, volée. La poser dans la nouvelle rangée.
robbed = volée
tally = { $flowers ->
    [one] { $flowers } fleur
   *[other] { $flowers } fleurs
}
tally-wins = { $flowers ->
    [one] { $flowers } fleur rapporte la tuile de score { $wins }
   *[other] { $flowers } fleurs rapportent la tuile de score { $wins }
}
rack = Vos tuiles
rack-tile = { $tile }, chez vous

## Le pupitre

ask-turn = Piochez des tuiles, posez une nouvelle rangée ou complétez-en une.
ask-turn-new = Piochez des tuiles ou posez une nouvelle rangée.
ask-turn-draw = Piochez : vos tuiles ne font pas encore de rangée.
ask-turn-build = Posez une nouvelle rangée ou complétez-en une.
ask-turn-build-new = Posez une nouvelle rangée.
note-turn = Touchez vos tuiles pour les poser, ou une tuile visible pour la prendre.
note-turn-swap = Touchez vos tuiles pour les poser, une tuile visible pour la prendre, ou un joker pour l’échanger.
note-turn-draw = Touchez une tuile visible ou la réserve.
note-turn-build = Touchez vos tuiles pour les poser.
ask-pass = Rien à piocher, à poser ni à compléter.
do-pass = Passer
ask-draw = Piocher une tuile face cachée.
note-draw = Vous la voyez avant de choisir la seconde.
do-draw = Piocher
ask-take = Prendre le { $one }.
ask-take-more = Prendre le { $one }, et une autre tuile si vous voulez.
note-take = La seconde peut être visible ou venir de la réserve.
do-take = La prendre
do-take-only = Seulement celle-ci
ask-take-two = Prendre le { $one } et le { $two }.
do-take-two = Prendre les deux
ask-take-draw = Prendre le { $one } et une tuile cachée.
do-take-draw = Prendre et piocher
ask-second = Prendre une seconde tuile ?
do-no-second = Pas de seconde
ask-row = { $count ->
    [one] { $count } tuile posée : une rangée en compte au moins trois.
   *[other] { $count } tuiles posées : une rangée en compte au moins trois.
}
ask-loot = Posez la tuile volée dans votre nouvelle rangée.
note-row = Touchez ce qui est éclairé : chaque pas est d’un ou de deux.
note-row-rob = Touchez ce qui est éclairé : chaque pas est d’un ou de deux. Vous pouvez voler jusqu’à deux tuiles d’une même rangée.
ask-complete = { $flowers ->
    [one] Ajoutez des tuiles ou posez cette rangée : { $flowers } fleur pour le { $wins }.
   *[other] Ajoutez des tuiles ou posez cette rangée : { $flowers } fleurs pour le { $wins }.
}
ask-full = { $flowers ->
    [one] Rien d’autre ne va, posez cette rangée : { $flowers } fleur pour le { $wins }.
   *[other] Rien d’autre ne va, posez cette rangée : { $flowers } fleurs pour le { $wins }.
}
ask-complete-nothing = { $flowers ->
    [one] Ajoutez des tuiles ou posez cette rangée. Il ne reste aucune tuile de score pour { $flowers } fleur.
   *[other] Ajoutez des tuiles ou posez cette rangée. Il ne reste aucune tuile de score pour { $flowers } fleurs.
}
ask-full-nothing = { $flowers ->
    [one] Rien d’autre ne va, posez cette rangée. Il ne reste aucune tuile de score pour { $flowers } fleur.
   *[other] Rien d’autre ne va, posez cette rangée. Il ne reste aucune tuile de score pour { $flowers } fleurs.
}
note-complete = Touchez une tuile de la rangée pour la reprendre.
ask-last = Votre dernière tuile : la manche se termine.
ask-row-joker = Vous posez cette rangée et prenez un joker.
do-row = Poser la rangée
ask-add = { $whose ->
    [own] Choisissez les tuiles à ajouter à votre rangée { $row }.
   *[other] Choisissez les tuiles à ajouter chez { $name }, à la rangée { $row }.
}
ask-adding = Vous ajoutez ici { $tiles }.
ask-adding-more = Vous ajoutez ici { $tiles }. Encore ?
ask-added = Encore une tuile à ajouter ?
note-added = Compléter ne rapporte pas de tuile de score.
tile-added = { $tile ->
    [J] un joker
   *[other] le { $tile }
}
do-add = Ajouter { $tiles }
do-added = C’est tout
ask-place = { $tile ->
    [J] Où va le joker ? Choisissez sa place dans la rangée.
   *[other] Où va le { $tile } ? Choisissez sa place dans la rangée.
}
ask-swap = Choisissez la tuile qui prend la place du joker.
note-swap = Touchez encore le joker pour le voler plutôt.
ask-swapped = Le joker vient chez vous.
note-swapped = Échangez maintenant, ou servez-vous-en tout de suite.
do-swap = Échanger
ask-reward = Une rangée de trois sans vol : vous pouvez prendre un joker.
do-joker = Prendre le joker
do-no-joker = Le laisser

## Le score

tie-break = À égalité, les points de la deuxième manche départagent.
score-tiles = Manche { $round } : tuiles de score
score-left = Manche { $round } : fleurs restantes

## Quand une manche est comptée

count-title = La manche { $round } est terminée
count-next = { $name } a le moins de points et commence la manche { $round }.
count-next-you = Vous avez le moins de points et commencez la manche { $round }.
count-tiles = Tuiles de score
count-left = Fleurs restantes
count-points = Cette manche
left-cost = Restent : { $tiles }. Cela coûte { $cost }.
left-none = il ne reste rien

## Le but, et le sens des signes

goal = { $rounds ->
    [one] Qui a le plus de points gagne. Les fleurs restantes coûtent.
   *[other] Qui a le plus de points après { $rounds } manches gagne. Les fleurs restantes coûtent.
}
near = presque fini
legend-row = 3+ | Une rangée compte au moins trois tuiles, chacune plus haute d’un ou de deux que la précédente. Après 100 vient 1.
legend-flowers = ✿ | Une nouvelle rangée rapporte la tuile de score d’autant de points qu’elle a de fleurs. Si elle n’est plus là, c’est la suivante en dessous : six fleurs ne rapportent parfois que le 2.
legend-left = − | Qui pose sa dernière tuile met fin à la manche. Chaque fleur restée dans votre stock coûte alors un point.
legend-rob = ↷ | Une ou deux tuiles d’une nouvelle rangée peuvent être volées à une rangée de la table, s’il y reste une rangée.
legend-joker = Joker | Il vaut n’importe quel nombre. Mettez le bon nombre à sa place et il est à vous.
