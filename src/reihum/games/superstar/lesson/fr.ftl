### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Trois étoiles font gagner la partie, et chaque manche en rapporte une.
lead = Vous commencez la manche : jouez l’une de ces deux cartes.
higher = Un nombre plus haut convient : jouez celle-ci.
star = La carte que joue { $other } est plus basse, mais elle convient aussi : son étoile est de la même couleur.
either = Ces deux cartes sont plus hautes et conviennent : jouez l’une des deux.
won = { $other } n’a rien qui convienne : votre carte était la dernière, l’étoile est à vous.
begin = Tout le monde a complété sa main à cinq cartes, et qui a gagné commence : jouez celle-ci.
joker = Un joker va sur n’importe quelle carte à étoile : jouez-le.
free = Encore une étoile, et c’est à vous de recommencer : jouez la carte que vous voulez.
ready = Vous savez tout : place à une vraie partie.

## What the coach says the first time.

coach-pass = Qui n’a rien qui convienne sort de la manche et garde ses cartes.
coach-star = La dernière carte d’une manche gagne l’étoile, et qui l’a jouée commence la suivante.
coach-match-point = Deux étoiles : la prochaine fait gagner la partie.
coach-played-joker = Toute carte à étoile bat un joker, quel que soit son nombre.
coach-exchange = Vous n’avez pas gagné la manche : échangez autant de cartes que vous voulez.
coach-other-exchange = Entre deux manches, tout le monde sauf le vainqueur peut échanger des cartes ; puis chacun complète sa main à cinq.
