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
hint-no-difference = Cela ne paie que plus tard dans la partie.
hint-anything = Ici, tout se vaut.
hint-whole = En faire moins serait perdre quelque chose.
hint-points = À la fin, vous pouvez compter sur { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}, contre { $other_amount } { $instead }.
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
