# What the terminal says. Moves and commands are typed as they are written here in every language.

## All boards

your-turn = À vous de jouer.
turn-of = À { $name } de jouer.
you = (vous)
guest = Invité
empty = vide
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round = Manche { $round }
turn = Tour { $turn }
over = La partie est finie.
winner = { $name } gagne.
winners = Victoire partagée entre { $names }.
place = place { $place }
display = Offre
stack = Pioche
hand = Votre main
left = gauche
right = droite
red = rouge
yellow = jaune
green = vert
blue = bleu
purple = violet

## Bloom

bloom-round = Manche { $round } sur { $rounds }
bloom-pool = { $count ->
    [one] une tuile dans la réserve
   *[other] { $count } tuiles dans la réserve
}
bloom-jokers = jokers
bloom-scoring = Score
bloom-none-left = plus rien
bloom-took = a pris { $values }
bloom-known = connu
bloom-passed = a dû passer
bloom-left = reste
bloom-tiles = { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}
bloom-row = rangée { $row }
bloom-lays = { $name } pose
bloom-robbed = volé :
bloom-nothing = rien
bloom-no-tiles = plus de tuiles
bloom-ask-turn = Piochez, posez une nouvelle rangée (en volant d’abord, si vous voulez) ou complétez une rangée. Les jokers s’échangent avant.
bloom-ask-swap = Laquelle de vos tuiles prend la place du joker ?
bloom-ask-draw = Prenez une deuxième tuile ou tapez done.
bloom-ask-rob = Volez une deuxième tuile de cette rangée ou commencez à poser.
bloom-ask-row = Posez la tuile suivante de votre rangée ; quand elle est finie, tapez done.
bloom-ask-add = Ajoutez une tuile ou tapez done.
bloom-ask-place = Elle va à plusieurs endroits : derrière quelle tuile ?
bloom-ask-reward = Une rangée de trois : prenez un joker ou tapez done.
bloom-ask-count = La manche est finie, et voici ce qui reste. Tapez next : vous commencez la deuxième manche.

## One to 9

nine-big = grandes étoiles
nine-small = petites étoiles
nine-cards = cartes
nine-jokers = dont jokers
nine-big-short = gr.
nine-small-short = pet.
nine-jokers-short = jokers
nine-discards = Défausse
nine-on-top = sur { $count } cartes
nine-bonus = bonus de petites étoiles
nine-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
nine-supply = Réserve
nine-claims = Vous pouvez prendre
nine-claim = Votre prise
nine-next = suivante

## Qwixx

qwixx-take = étape 1 sur 3 : prendre des cartes
qwixx-choose = étape 2 sur 3 : chacun décide pour le { $number }
qwixx-play = étape 3 sur 3 : jouer une à trois cartes
qwixx-of = sur { $count }
qwixx-played = Jouées { $count }
qwixx-last = { $name } a joué
qwixx-as = en { $colour }
qwixx-misses = échecs
qwixx-holds = tient
qwixx-laid = Posé
qwixx-chosen = Choisi
qwixx-nothing = rien

## Pretty Tricky

tricky-round = Manche { $round }
tricky-own = { $name } a lancé les dés et coche à gauche.
tricky-others = { $active } a lancé les dés ; { $name } coche à droite.
tricky-ends = Fin à { $count } (!)
tricky-of = { $count } sur { $needed } (!)
tricky-head-own = vos lancers
tricky-head-row = ligne
tricky-head-others = des autres
tricky-head-circles = cercles
tricky-circle = La ligne { $row } reçoit un cercle après ce tour.
tricky-dice = Dés
tricky-ticked = { $row } est coché
tricky-no-box = aucune case libre
tricky-no-box-for = aucune case libre pour { $name }
tricky-fills = (remplit { $rows })
tricky-full = (plein)
tricky-points = points

## Superstar

star-piles = pioche { $draw }, défausse { $discarded }
star-tokens = { $count ->
    [one] une étoile gagne
   *[other] { $count } étoiles gagnent
}
star-superstar = superstar !
star-passed = a passé sur
star-last = a joué en dernier
star-discarded = défaussé
star-won = a gagné la manche et commence la suivante
star-joker = joker
star-before = Avant cela :
star-no-discards = La défausse est vide.
star-discards = Défausse :
star-aside = de côté
star-no-cards = aucune carte en main
star-higher = plus
star-on-star = sur ★
star-star = étoile
star-over = { $name } a trois étoiles et est la superstar.
star-exchanging = { $name } échange des cartes.
star-ask-discard = Mettez de côté ce que vous ne voulez pas garder, puis tapez done.
star-ask-lead = Vous commencez : jouez n’importe quelle carte.
star-ask-pass = Rien ne convient : vous passez.
star-ask-joker = Toute carte à étoile bat le joker.
star-ask-higher = Jouez plus haut que { $card }.
star-ask-match = Jouez plus haut que { $card }, une carte de même étoile ({ $star }) ou un joker.
star-ask-only-star = Jouez une carte de même étoile ({ $star }) ou un joker.
star-ask-none = Rien ne va dessus.
star-or-pass = Ou passez.

## At the table

thinking = { $name } réfléchit…
curtain = { $name }, c’est à vous.
curtain-enter = Personne d’autre ne regarde ? Appuyez sur Entrée.
keys = numéro ou coup (Tab complète) · hint · undo · rules · log · help · quit
only-choice = Le seul choix est 1.
choices = Les choix vont de 1 à { $count }.
no-move = « { $move } » n’est pas un coup de ce jeu.
did-you-mean = Vouliez-vous dire { $moves } ?
looks-like = Un coup s’écrit comme « { $move } » ; Tab montre ceux qui sont possibles.
taken-back = « { $move } » est repris.
nothing-to-take-back = Rien à reprendre : quelque chose a été révélé, ou quelqu’un d’autre a joué.
save-where = Où ? Tapez : save FICHIER
save-name = Un nom de fichier n’a pas de caractères de contrôle.
saved = Enregistré dans { $file }. Pour continuer : { $command }
kept = La partie est gardée. Pour continuer : { $command }
hear-again = Pour la relire : { $command }
waiting = { $count ->
    [one] Une partie d’un coup vous attend.
   *[other] Une partie de { $count } coups vous attend.
} (reihum play --new en commence une autre.)
which-game = Quel jeu ?
type-number = Tapez un nombre de 1 à { $count }.
game-players = { $players } personnes, { $minutes } minutes
end = Fin
so-far = Jusqu’ici
column-place = place
column-player = nom
column-points = points
too-narrow = Ce plateau demande { $needed } colonnes ; la fenêtre en a { $columns }.
help-type = Tapez le numéro d’un choix ou le coup lui-même (`{ $move }`), dans n’importe quel ordre ; plusieurs, séparés par des virgules.
help-command = commande
help-does = effet
help-hint = ce qui serait un bon coup
help-undo = reprend votre dernier coup, tant que rien n’a été révélé
help-rules = les règles, ou un de leurs articles
help-log = tout ce qui s’est passé
help-save = écrit la partie dans un fichier (elle est aussi gardée d’office)
help-quit = quitte la partie ; `{ $command }` la reprend plus tard
older-rules = Cette partie suit la version { $old } des règles, les nouvelles la version { $new }.
not-together = Cela ne va pas ensemble dans un même tour : { $moves }.
reveals-first = « { $move } » révèle quelque chose de nouveau : jouez-le d’abord, vous verrez ensuite ce qui est possible.
bot-ended = Le processus d’un robot s’est arrêté sans répondre, et le suivant aussi.
bot-failed = Un robot n’a pas pu réfléchir : { $error }.

## Before and after a match

no-language = Reihum ne parle pas « { $language } ». Ses langues sont { $languages }.
resume-alone = Une partie enregistrée a déjà son jeu, ses places et ses options : donnez --resume FICHIER seul.
other-wishes = Une partie de { $game } vous attend ; ce que vous demandez ne convient qu’à une nouvelle. Pour continuer : { $command }. Ou ajoutez --new pour en commencer une autre ; celle qui attend est alors abandonnée.
other-version = La partie gardée la dernière fois suit la version { $old } des règles de { $game } ; ce programme a la version { $new }. Elle est gardée dans { $file } pour le programme qui l’a enregistrée.
unreadable = La partie gardée la dernière fois est illisible. Elle se trouve maintenant dans { $file }. Pour savoir pourquoi : { $command }
no-folder = Impossible de garder des parties dans { $folder } : { $why }. XDG_DATA_HOME désigne un autre endroit.
not-set-aside = Impossible de mettre { $file } de côté pour une nouvelle partie : { $why }.
too-many-people = { $people } personnes ne tiennent pas sur { $seats } places. Ajoutez-en avec --players.
bad-name = Un nom a de 1 à { $most } caractères. Donnez-en un autre avec --name.
variation = Ceci est une variante : ce qu’une autre partie serait devenue si on l’avait jouée autrement après { $after ->
    [one] le premier coup
   *[other] les { $after } premiers coups
}.
variation-named = Elle s’appelle « { $name } ».
variation-dealt-anew = Ce que { $name } ne pouvait pas savoir y a été redistribué, et la chance qui suit est nouvelle.
variation-same-cards = Les cartes et la chance qui suit sont celles de cette partie.
verified = { $game } : { $moves ->
    [one] un coup, permis
   *[other] { $moves } coups, tous permis
} ; les cartes et les dés découlent de la clé.
fair-compared = Partie loyale : clé, graine et sceau concordent ; le sceau est celui que vous avez gardé.
fair-alone = Partie loyale : clé, graine et sceau concordent ; le sceau n’a pas été comparé à un sceau gardé (--commitment).
fair-sealed = Ce que les joueurs ont ajouté était scellé jusqu’à ce que tous soient liés, et c’est bien ce qui était scellé.
fair-unsealed = C’est une preuve de version 1 : ce que les joueurs ajoutaient n’était pas encore scellé.
