# Ce que dit un conseil dans tous les jeux. $chance et $other_chance sont des parties gagnées sur cent.

share = dans { $count } cas sur { $of }
share-never = jamais
share-rarely = presque jamais
share-mostly = presque toujours
share-always = toujours
hint-only = Il n’y a pas d’autre choix.
hint-no-difference = D’ici le prochain tour, rien ne le distingue nettement de l’autre choix.
hint-points = Points attendus à la fin : { $amount } ; avec l’autre choix : { $other_amount }.
hint-equal = Les deux se valent à peu près : vous gagneriez environ { $chance } parties sur 100 comme celle-ci.
hint-chances = Vous gagneriez environ { $chance } parties sur 100 comme celle-ci, environ { $other_chance } avec l’autre choix.
hint-next-best = Deuxième choix :
hint-just-as-good = Tout aussi bon :
