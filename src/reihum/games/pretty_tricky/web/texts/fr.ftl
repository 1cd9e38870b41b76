### Pretty Tricky : les mots du plateau.

place = Manche { $round }
place-limit = Manche { $round } sur { $limit }
others = Les autres
dice = Les dés
the-roll = Le lancer
die = { $colour ->
    [red] Dé rouge
   *[other] Dé bleu
}, { $value }
seat-info = (!) { $symbols }/{ $needed }

## La feuille

sheet-of = { $name } : feuille
left-half = Mes lancers
right-half = Leurs lancers
row-in-words = Ligne { $row } : à gauche { $left } sur { $leftBoxes }, à droite { $right } sur { $rightBoxes }, cercles : { $circles }
half-in-words = { $half ->
    [left] Ligne { $row }, à gauche
   *[right] Ligne { $row }, à droite
} : { $ticked ->
    [one] { $ticked } case cochée
   *[other] { $ticked } cases cochées
} sur { $boxes }
box-free = { $half ->
    [left] Ligne { $row }, à gauche
   *[right] Ligne { $row }, à droite
}, prochaine case libre
box-staged = { $half ->
    [left] Ligne { $row }, à gauche
   *[right] Ligne { $row }, à droite
}, au crayon. La reprendre.
symbol-on = La ligne { $row } est complète
symbol-soon = La ligne { $row } sera complète
symbol-open = La ligne { $row } est ouverte
circles = { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
} sur 4

## Ce que les dés permettent

choices = Ce que les dés permettent
means-nothing = Aucune case libre.
brief-nothing = pas de case
brief-ticks = { $count ->
    [one] 1 croix
   *[other] { $count } croix
}
brief-finishes = remplit la ligne { $row } : +2
brief-circle = { $name } : +1
brief-circles = { $count } autres : +1
brief-full = { $circles ->
    [0] remplit la ligne { $row }, rapportera plus tard
   *[other] remplit la ligne { $row } : +{ $circles }
}
means-ticks = { $count ->
    [one] Une croix, aucune ligne terminée.
   *[other] Deux croix, aucune ligne terminée.
}
means-finishes = Termine la ligne { $row } : +2.
means-circle = La ligne { $row } est pleine à droite : +1 pour { $names }.
means-right-tick = Une croix sur la moitié droite.
means-right-full = { $circles ->
    [0] Remplit la ligne { $row } à droite ; chaque cercle y comptera.
   *[other] Remplit la ligne { $row } à droite : +{ $circles } pour l’instant.
}

## La consigne

ask-pair = Formez deux paires : deux sommes pour votre moitié gauche.
note-pair = Vous pouvez aussi toucher directement les cases.
ask-one = Une croix à gauche, ligne { $first }.
note-one = L’autre paire a aussi une case libre. Cocher maintenant, c’est y renoncer.
ask-two = Deux croix à gauche, lignes { $first } et { $second }.
note-two = Touchez une croix au crayon pour la reprendre.
lead-rolled = { $name } a lancé les dés.
ask-blue = Prenez deux des dés bleus et cochez une case à droite.
note-blue = Cette fois, le dé rouge n’est pas pour vous.
ask-right = Une croix à droite, ligne { $first }.
tick-one = Cocher { $first } seulement
tick-two = Cocher { $first } et { $second }
tick-right = Cocher la ligne { $first }
give-up = Renoncer à la croix
give-up-both = Renoncer aux deux croix

## Le décompte

tie-break = À égalité, les points des lignes de droite départagent.
score-own = Lignes terminées (!)
score-own-detail = { $count ->
    [one] { $count } ligne à 2 points
   *[other] { $count } lignes à 2 points
}
score-right = Ligne { $row }, à droite
score-right-detail = { $circles ->
    [one] pleine, { $circles } cercle
   *[other] pleine, { $circles } cercles
}

## Le but, et le sens des signes

goal = Qui a le plus de points gagne. Fin dès { $needed } (!).
far = (!) { $symbols }/{ $needed } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
far-short = (!) { $symbols }/{ $needed } · { $points }
goal-limit = Qui a le plus de points gagne. Fin après { $limit } manches ou dès { $needed } (!).
rolled-by = { $name } a lancé
rolled-by-you = Vous avez lancé
comb-left = ses lancers
comb-right = lancers des autres
near = plus qu’un (!)
legend-left = Gauche | Vos propres lancers : deux paires de dés, une croix pour chacune.
legend-right = Droite | Les lancers des autres : deux des trois dés bleus, une croix.
legend-bang = ! | Votre ligne de gauche est pleine : 2 points. Quand quelqu’un en a assez, la partie finit.
legend-circles = ○ | Un pour chaque personne qui a rempli la ligne de gauche de ce nombre. Si votre ligne de droite est pleine, chaque cercle vous vaut un point.
legend-info = (!) 1/{ $needed } · 5 points | Un (!) sur les { $needed } qui finissent la partie. Chaque (!) rapporte 2 points, chaque cercle d’une ligne de droite pleine en rapporte 1.
