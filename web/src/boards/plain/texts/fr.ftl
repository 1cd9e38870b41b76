ask = { $count ->
    [one] Il n’y a qu’un coup possible.
   *[other] Choisissez un coup.
}
ask-chosen = Jouez-le ou choisissez un autre coup.
ask-more = Continuez : le tour n’est pas encore complet.
play-it = Jouer ce coup
goal = Les nombres sont les points de chacun ; les règles disent ce qui gagne.
place = Tour { $turn }
moves = Coups
