### Qwixx – Le jeu de cartes : les mots du plateau.

place = Tour { $turn } · étape { $step } sur 3
place-over = Tour { $turn }
others = Les autres
table = Pioche, offre et cartes jouées
you = Vous
your-hand = Votre main
on-turn = { $phase ->
    [take] prend des cartes
    [choose] annonce
    [play] joue des cartes
   *[over] avait le dernier tour
}
hand-of = { $name } : main, dos visibles : { $numbers }

## Cartes

card = { $number } { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
joker = Joker { $number }
laid-marked = { $card } : posé et coché. Reprendre.
laid-unmarked = { $card } : posé sans cocher. Reprendre.
unmark = Effacer la croix du { $number }
mark-too = Cocher aussi le { $number }
joker-as = Jouer le joker { $number } en
joker-marks = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
} : jouer le { $number } et le cocher
joker-plays = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
} : jouer le { $number } sans le cocher

## La feuille

sheet-of = { $name } : feuille
row-in-words = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
} : { $count ->
    [0] rien de coché
   *[other] { $marks } cochés
}{ $locked ->
    [yes] , ligne verrouillée
   *[no] {""}
} ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cell-draft = { $number } { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}, noté au crayon. Effacer.
cell-lit = Cocher le { $number } { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
cell-shut = { $number } { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}, impossible à cocher maintenant
misses = Échecs
misses-in-words = { $misses ->
    [0] Aucun échec
    [one] { $misses } échec sur 4
   *[other] { $misses } échecs sur 4
}
points-word = Points
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-with = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; avec ces croix { $after }

## Le milieu de la table

display = L’offre
display-back = Offre : un { $number }
take-back = Prendre le { $number }
stack-in-words = Pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, un { $number } sur le dessus
you-take = Vous prenez { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
they-take = { $name } prend { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
stack-goes-on = Le { $number } sur la pioche ira le prochain dans l’offre.
announced-now = { $number } pour tout le monde !
everyone-may = Chacun peut le cocher dans une ligne, sans voir le choix des autres.
you-will-mark = Vous le cocherez en { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}.
you-will-leave = Vous le laissez.
announced-before = Le { $number } a été annoncé.
you-play = À vous de jouer des cartes.
they-play = Maintenant { $name } joue des cartes.
is-over = La partie est finie.
nothing = rien
played = Jouées
played-label = Cartes jouées : { $count }. Tout montrer.
played-last-label = Dernières cartes jouées, par { $name } : { $cards }. Cartes jouées : { $count }. Tout montrer.
played-title = Cartes jouées
played-note = { $count ->
    [0] Aucune pour l’instant. Quand la pioche est vide, les cartes jouées en forment une nouvelle.
    [one] Une carte. Quand la pioche est vide, les cartes jouées en forment une nouvelle.
   *[other] { $count } cartes. Quand la pioche est vide, elles en forment une nouvelle.
}
is-played = { $card } : joué
is-out = { $card } : pas encore joué
close = Fermer

## Le bandeau

ask-take = Prenez { $count ->
    [one] une carte
   *[other] { $count } cartes, l’une après l’autre,
} dans l’offre.
note-take = La couleur d’une carte apparaît dès que vous la tenez.
lead-announced = { $name } annonce le { $number }.
ask-choose-theirs = Cochez-le dans une ligne, ou laissez-le.
ask-choose = { $number } pour tous : cochez-le dans une ligne, ou laissez-le.
ask-no-row = Le { $number } n’entre dans aucune de vos lignes.
go-on = Continuer
note-choose = Personne ne voit votre choix avant que tous aient fait le leur.
note-choose-active = Vous pourrez encore cocher avec vos cartes. Un tour sans aucune croix est un échec : −5.
leave = Laisser le { $number }
ask-mark = { $number } { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} : noté au crayon.
note-leap = { $leapt ->
    [0] Aucun nombre n’est sauté.
    [one] Un nombre libre est sauté pour de bon.
   *[other] { $leapt } nombres libres sont sautés pour de bon.
}
note-lock = Votre ligne { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
} sera verrouillée.
mark = Cocher le { $number } { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
ask-play = Jouez une à trois cartes d’une même couleur.
ask-play-unmarked = Jouez une à trois cartes d’une même couleur et cochez-en au moins une, sinon c’est un échec.
ask-play-unmarkable = Aucune de vos cartes ne peut être cochée : jouez-en une à trois d’une même couleur, sans croix.
note-play = Touchez des cartes ou des nombres. Entre les croix, un nombre au plus peut manquer{ $marked ->
    [yes]  ; une carte peut aussi se jouer sans croix
   *[no] {""}
}.
note-play-unmarkable = { $miss ->
    [yes] Vous n’avez rien coché pendant ce tour : c’est un échec, −5.
   *[no] Cela ne coûte rien : vous avez déjà coché le nombre pour tous.
}
ask-lay = { $cards } en { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}, sans cocher.
ask-lay-miss = { $cards } en { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} sans cocher : un échec, −5.
ask-lay-marked = { $cards } en { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}, à cocher.
ask-lay-some = { $cards } en { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
} ; seulement { $marks } à cocher.
note-marks = La petite case d’une carte met la croix ou l’efface.
play = Jouer { $cards }

## Le décompte

score-row = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
}
score-marks = { $marks ->
    [0] aucune croix
    [one] { $marks } croix
   *[other] { $marks } croix
}
score-locked = { $marks } avec le verrou
score-misses = { $misses ->
    [one] { $misses } échec
   *[other] { $misses } échecs
}

## Le but, et le sens des signes

goal = Le plus de points gagne. Fin : 2 verrous ou 4 échecs.
near-lock = plus qu’un verrou
near-miss = plus qu’un échec
legend-shapes = ● ▲ ■ ◆ | Rouge, jaune, vert et bleu. Chaque ligne se coche de gauche à droite ; ce que vous sautez reste vide.
legend-everyone = ↻ | Le nombre pour tout le monde : chaque personne peut le cocher dans une ligne de n’importe quelle couleur.
legend-lock = Verrou | Avec cinq croix dans une ligne, vous pouvez cocher son dernier nombre et le verrou avec. La ligne n’est fermée que pour vous : les autres continuent la leur.
legend-miss = − | Qui ne coche rien à son propre tour reçoit un échec : 5 points de moins.
legend-points = 1–12 | Les croix d’une ligne rapportent 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 et 78 points.
