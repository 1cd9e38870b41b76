### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Cochez le plus de nombres possible : plus une ligne a de croix, plus chacune compte.
take = Votre tour commence par une nouvelle carte : prenez le 11.
number = Le 3 sur la pioche est pour tout le monde : cochez-le en rouge ou en jaune.
order = Les lignes se remplissent de gauche à droite : ce que vous sautez est perdu.
play = Jouez maintenant jusqu’à trois cartes d’une couleur et cochez leurs nombres : jouez le 12 et le 11 verts.
theirs = C’est le tour de { $other }, mais le 11 est pour tout le monde, donc pour vous aussi : cochez-le en bleu ou laissez-le.
miss = Si vous ne cochez rien du tout à votre tour, c’est un échec : cinq points de moins.
free = À vous : prenez, cochez et jouez comme vous voulez.
ready = Vous savez tout : place à une vraie partie.

## What the coach says the first time.

coach-missed = Un échec : rien n’a été coché pendant ce tour ; le quatrième met fin à la partie.
coach-lock = Le dernier nombre d’une ligne demande cinq croix avant lui, et le verrou en vaut une de plus ; deux lignes verrouillées, et c’est fini.
coach-unmarked = On peut jouer des cartes sans cocher leurs nombres, pour en avoir de nouvelles.
coach-reshuffle = La pioche est vide : les cartes jouées reviennent.
