puzzles = Problèmes
about = Des positions tirées de parties entre robots, où un coup est nettement le meilleur : au moins 8 points de chances de gain devant tous les autres. Votre réponse est jugée aux points qu’elle coûte.
no-puzzles = Aucun de ces jeux ne propose de problèmes.
solved-of = { $solved } sur { $count } résolus
streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
rating = Classement
more-puzzles = Autres problèmes
theme = Thème
all-themes = Tous les thèmes
theme-or = { $one } ou { $other }
theme-other = Et maintenant ?
kind-other = Autre chose
puzzle-rated = Problème { $rating } · { $level }
own-rating = Vous { $rating }
find-best = Trouvez le meilleur coup.
answer = Votre réponse
measuring = Votre coup est évalué…
unmeasured = La valeur de ce coup ne peut pas être calculée ici.
grade-best = Le meilleur coup !
grade-fine = Presque aussi bon que le meilleur.
grade-inaccurate = Pas tout à fait.
grade-mistake = Il y a mieux.
grade-blunder = Il y a bien mieux.
is-best = Il ne coûte rien.
loses = { $sure ->
    [yes] Il coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de chances de gain.
   *[no] Il coûte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de chances de gain, à { $error } près.
}
as-good-as = C’est à peu près le choix du niveau { $levels }.
best-turn = Le mieux :
who-chose = Qui a choisi quoi
you-now = Vous
times-here = { $count ->
    [one] déjà { $count } fois sur cet appareil
   *[other] déjà { $count } fois sur cet appareil
}
level-times = { $level } { $share } %
nothing-lost = le meilleur
points-lost = −{ $points } { $points ->
    [one] point
   *[other] points
}
show-own = Mon coup
show-best = Meilleur coup
next-puzzle = Problème suivant
rating-now = Votre classement : { $rating } ({ $gained })
tried-before = Vous le connaissiez : il ne compte pas une seconde fois.
mistakes = Mes erreurs
mistakes-about = Les erreurs de vos parties analysées reviennent ici sous forme de cartes, à intervalles croissants, jusqu’à ce que vous trouviez le meilleur coup.
own-mistake = Dans votre partie, vous avez perdu { $points ->
    [one] { $points } point
   *[other] { $points } points
} ici
cards-due = { $count ->
    [one] { $count } carte à revoir
   *[other] { $count } cartes à revoir
}
no-mistakes = Pas encore d’erreurs. Analysez une partie terminée : c’est là qu’on les trouve.
none-due = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; la prochaine revient { $days ->
    [1] demain
    [one] dans { $days } jour
   *[other] dans { $days } jours
}.
comes-back = Elle revient { $days ->
    [1] demain
    [one] dans { $days } jour
   *[other] dans { $days } jours
}.
see-match = Voir la partie
remove-card = Retirer pour de bon
next-card = Continuer
kept-data = Ce qui est conservé
kept-about = Vos réponses, classements et cartes ne sont conservés que dans ce navigateur.
kept-not = Ce navigateur ne conserve rien : vos réponses disparaîtront à la fermeture de la page.
save = Enregistrer dans un fichier
forget = Supprimer
forget-sure = Supprimer toutes les réponses, tous les classements et toutes les cartes de cet appareil ?
forget-yes = Oui, supprimer
forget-no = Non
