# Ce que dit un conseil dans tous les jeux. $chance et $other_chance sont des parties gagnées sur cent.

share = dans { $count } cas sur { $of }
share-never = jamais
share-rarely = presque jamais
share-mostly = presque toujours
share-always = toujours
hint-only = Il n’y a pas d’autre choix.
hint-only-with-wish = Rien d’autre ne va avec ce que vous avez choisi.
hint-won = Vous gagnez ainsi la partie.
hint-price = Cela a un prix.
hint-no-difference = D’ici votre prochain tour, cela ne change presque rien.
hint-points = Points attendus à la fin : { $amount } ; avec le deuxième choix : { $other_amount }.
hint-equal = Le deuxième choix est à peu près aussi bon : { $chance ->
    [0] vous ne gagneriez presque jamais une partie comme celle-ci.
    [one] vous gagneriez environ une partie sur 100 comme celle-ci.
   *[other] vous gagneriez environ { $chance } parties sur 100 comme celle-ci.
}
hint-chances = Sur 100 parties comme celle-ci, vous en gagneriez environ { $chance }, environ { $other_chance } avec le deuxième choix.
hint-next-best = Deuxième choix :
hint-just-as-good = Tout aussi bon :
hint-few = Trop peu d’essais pour dire de combien c’est mieux.
hint-another = Un autre choix :

hint-turn = Le mieux : { $moves }.
