# Ce que la page dit d’une analyse, en plus de ce que dit aussi le terminal (src/reihum/texts/<langue>/review.ftl).

measuring = Chaque tour est rejoué : { $done } sur { $all }
measuring-note = Vous pouvez faire autre chose en attendant. L’analyse reste sur cet appareil.
so-far = pour l’instant
unfinished = Seule une partie jouée jusqu’au bout peut être analysée.
draw = La victoire a été partagée.
close-call = Ni le hasard ni les décisions n’ont clairement fait la différence.

graph = Les chances de gagner de chacun, tour par tour
graph-table = Le graphique sous forme de tableau
graph-turn = Tour
at-start = Début
at-turn = Tour { $turn } sur { $all }
chance-of = { $name } { $chance } %
turning-point = Tournant { $number }

account-hint = Les points sont des parties gagnées sur cent. Chaque barre commence où finit celle du dessus.
give-or-take = ± { $error }
accuracy-is = précision { $accuracy } %
luck-is = chance { $points }
explain-accuracy = La précision baisse avec les chances de gagner que coûtent les décisions. La chance réunit la donne, les dés, les pioches et les cartes cachées.

size = Quelles décisions
size-all = toutes
size-worse = toutes les erreurs
verdict-great = brillant
verdict-best = le meilleur choix
verdict-equal = aussi bien
verdict-fine = bien
verdict-open = trop serré
whose = Les décisions de qui
everybody = tout le monde
nothing-there = Il n’y a pas de telle décision dans cette partie.
next-worse = Erreur suivante
previous-decision = Décision précédente
next-decision = Décision suivante
decision-at = { $number } sur { $count }
shown-turn = Le coup affiché
was-played = Joué
was-better = Mieux
was-other = Le meilleur
was-best = Rien de mieux n’a été trouvé.
chances-were = Chances de gagner : { $played } % avec le coup joué, { $best } % avec l’autre.
chance-was = Chances de gagner : { $played } % (± { $error }).
how-sure = Sûr à { $share } % que c’était moins bon.
how-sure-most = Sûr à plus de 99 % que c’était moins bon.
in-replay = Revoir ce moment

show-around = À montrer
picture = Ce tour en image
animation = La partie en animation
animation-note = Les deux sont créées sur cet appareil.
making = Dessin : { $done } sur { $all }
stop-making = Arrêter
not-made = Le dessin n’a pas pu être fait ici.

live-chances = Chances de gagner
live-view = vue : { $name }
live-open = cartes visibles

my-reviews = Talent et hasard
reviewed-matches = { $count ->
    [one] une partie analysée
   *[other] { $count } parties analysées
}
over-time = Les dernières parties analysées
luck-a-match = chance par partie
my-reviews-note = Les points montrent la qualité de vos décisions, les barres votre chance. Les analyses restent sur cet appareil.
