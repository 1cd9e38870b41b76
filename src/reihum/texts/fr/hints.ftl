# Ce que dit un conseil dans tous les jeux. $chance et $other_chance sont des parties gagnées sur cent.

share = { $of ->
    [2] dans la moitié des cas
   *[other] { $count ->
        [1] dans un cas sur { $of }
       *[other] dans { $count } cas sur { $of }
    }
}
share-short = { $of ->
    [2] dans la moitié des cas
   *[other] { $count ->
        [1] dans un cas sur { $of }
       *[other] dans { $count } cas sur { $of }
    }
}
share-never = jamais
share-rarely = presque jamais
share-mostly = dans presque tous les cas
share-always = dans tous les cas
hint-only = Il n’y a pas d’autre choix.
hint-only-with-wish = Rien d’autre ne va avec ce que vous avez choisi.
hint-won = Vous gagnez ainsi la partie.
hint-price = Cela a un prix.
hint-no-difference = D’ici votre prochain tour, cela ne change presque rien.
hint-points = À la fin, vous pouvez compter sur { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}, contre { $other_amount } { $instead }.
hint-equal = { $chance ->
    [0] Vous ne gagnez presque jamais une partie comme celle-ci, et pas plus souvent { $instead }.
    [1] Vous gagnez environ une partie sur 100 comme celle-ci, et à peu près autant { $instead }.
    [100] Vous gagnez presque toutes les parties comme celle-ci, et à peu près autant { $instead }.
   *[other] Vous gagnez environ { $chance } parties sur 100 comme celle-ci, et à peu près autant { $instead }.
}
hint-chances = Sur 100 parties comme celle-ci, vous en gagnez { $chance ->
    [1] environ une
    [100] presque toutes
   *[other] environ { $chance }
}, contre { $other_chance ->
    [0] presque aucune
    [1] une
   *[other] { $other_chance }
} { $instead }.
hint-just-as-good = C’est tout aussi bien si vous { $deeds }.
hint-or = { $deeds }, ou si vous { $more }
hint-few = Trop peu d’essais pour dire de combien c’est mieux.
hint-another = C’est possible aussi : vous { $deeds }.

# Ce qu’on pourrait faire d’autre, et la même chose une fois qu’elle est dite.
hint-if = si vous { $deeds }
hint-otherwise = sinon

hint-turn = Le mieux : { $moves }.
    .if = jouez { $moves }
