### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Trois étoiles font gagner la partie, et chaque manche en rapporte une.
lead = Vous commencez la manche : jouez le 15 ou le 28.
higher = Un nombre plus haut que le 30 de { $other } convient : jouez le 48.
star = Le 18 de { $other } est plus bas, mais il convient aussi : son étoile est de la même couleur.
either = 43 et 50 sont tous deux plus hauts que 18 et conviennent : jouez l’un des deux.
won = { $other } n’a rien qui convienne : votre carte était la dernière, l’étoile est à vous.
begin = Tout le monde a complété sa main à cinq cartes, et qui a gagné commence : jouez le 8.
joker = Un joker va sur n’importe quelle carte à étoile, comme le 12 de { $other } : jouez-le.
free = Encore une étoile, et c’est à vous de recommencer : jouez la carte que vous voulez.
ready = Vous savez tout : place à une vraie partie.

## What the coach says the first time.

coach-pass = Qui n’a rien qui convienne sort de la manche et garde ses cartes.
coach-star = La dernière carte d’une manche gagne l’étoile, et qui l’a jouée commence la suivante.
coach-match-point = Deux étoiles : la prochaine fait gagner la partie.
coach-played-joker = Toute carte à étoile bat un joker, quel que soit son nombre.
coach-exchange = Vous n’avez pas gagné la manche : échangez autant de cartes que vous voulez.
coach-other-exchange = Entre deux manches, tout le monde sauf le vainqueur peut échanger des cartes ; puis chacun complète sa main à cinq.
