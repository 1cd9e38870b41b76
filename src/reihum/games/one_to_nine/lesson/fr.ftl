### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Trois grandes étoiles font gagner la partie, et chaque rangée de 1 à 9 que vous complétez en est une.
lay = Posez le 9 vert ou le 5 bleu sur sa case, et vous piochez deux cartes.
run = Quatre cartes ou plus qui se suivent rapportent de petites étoiles : touchez 4–7 ★★, votre 5 jaune comble le trou.
cleared = Ce qui est pris quitte le plateau, et deux nouvelles cartes sont retournées.
swap = La case de votre 9 rouge est prise, vous pouvez donc échanger la carte contre un joker : essayez.
either = Vous pouvez prendre la suite jaune 1–4 ou les quatre 3 : choisissez.
big = Plus tard, de petites étoiles comblent les trous d’une rangée de 1 à 9 et deviennent ainsi une grande.
free = À vous : posez la carte que vous voulez.
ready = Place à une partie courte : trois grandes étoiles gagnent, sinon le plus d’étoiles après 16 tours.

## What the coach says the first time.

coach-plus-three = Tant qu’un +3 est au sommet de la défausse, les petites étoiles viennent avec une de plus.
coach-number-joker = Un joker de nombre va sur n’importe quelle case libre de son nombre.
coach-claimable = Ce qui brille peut être pris maintenant.
coach-foursome = Les quatre cases d’un nombre rapportent une petite étoile.
coach-long-run = Une rangée complète de 1 à 9 : c’est une grande étoile, et trois font gagner la partie.
coach-empty-hand = Avec une main vide, on pioche deux cartes, et c’est tout le tour.
coach-hand-plus-three = Votre +3 ne va sur aucune case : jouez-le, et vous piochez trois cartes.
