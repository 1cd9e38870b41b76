### One to 9 : les mots de la table.

place = Tour { $turn }
place-limit = Tour { $turn } sur { $limit }

## Lieux

players = Les joueurs
piles = Pioche, défausse, jokers et étoiles
board = Le plateau
row = { $colour ->
    [red] Rangée rouge
    [yellow] Rangée jaune
    [green] Rangée verte
   *[blue] Rangée bleue
}
hand = Votre main
hand-of = { $cards ->
    [one] Votre main, { $cards } carte
   *[other] Votre main, { $cards } cartes
}
hand-empty = Votre main est vide.

## Pièces

coloured = { $colour ->
    [red] { $number } rouge
    [yellow] { $number } jaune
    [green] { $number } vert
   *[blue] { $number } bleu
}
number-joker = joker de nombre { $number }
joker = joker
plus-three = +3
small-star = petite étoile
card-for-joker = { $card }, échangeable contre un joker
field-free = { $field }, libre
field-held = { $field }, libre, la carte est dans votre main
lies-on = { $field } : { $card }
take-back = { $card }, pas encore posé. Reprendre.
gap-filled = { $field } : comblé par { $card }. Changer.

## Places et piles

cards-held = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
jokers-held = { $jokers ->
    [one] dont un joker
   *[other] dont { $jokers } jokers
}
purse = { $big ->
    [one] { $big } grande étoile
   *[other] { $big } grandes étoiles
} sur 3, { $small ->
    [one] { $small } petite étoile
   *[other] { $small } petites étoiles
}
stack = pioche
discarded = en défausse
jokers = { $jokers ->
    [one] joker
   *[other] jokers
}
stars = { $stars ->
    [one] étoile
   *[other] étoiles
}
big-left = petites ; { $stars } grandes
discard-empty = La défausse est vide.
discard-label = Défausse, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, au-dessus { $card }{ $bonus ->
    [yes] {"\u00A0"}: son étoile est un bonus pour la prochaine prise
   *[no] {""}
}. La parcourir.
bonus-shows = Une petite étoile de plus pour la prochaine prise
discard-title = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
known-held = Certainement dans d’autres mains

## Prises

claims = Ce que vous pouvez prendre
short-run = { $colour ->
    [red] la suite rouge { $span }
    [yellow] la suite jaune { $span }
    [green] la suite verte { $span }
   *[blue] la suite bleue { $span }
}
long-run = { $colour ->
    [red] la longue suite rouge
    [yellow] la longue suite jaune
    [green] la longue suite verte
   *[blue] la longue suite bleue
}
foursome = les quatre { $number }
worth-big = une grande étoile
worth-small = { $stars ->
    [one] une petite étoile
   *[other] { $stars } petites étoiles
}
claim-label = Prendre { $claim } pour { $worth }. Il manque : { $gaps }.
more-claims = { $count ->
    [one] Encore une prise
   *[other] Encore { $count } prises
}
missing = il manque
fill-with = Combler { $field } avec

## La barre

ask-play = Choisissez une carte à jouer.
ask-play-or-claim = Jouez une carte, ou prenez ce qui brille.
note-play = Poser une carte en fait piocher deux ; une carte au bonnet de fou s’échange contre un joker.
note-bonus = Un +3 couvre la défausse : la prochaine prise de petites étoiles en rapporte une de plus.
ask-where = Où poser le { $card } ? Touchez une case éclairée.
note-where = Touchez-le encore dans votre main pour le garder.
ask-lay = Vous posez le { $card }.
ask-lay-on = Vous posez le { $card } sur le { $field }.
note-lay = Vous piochez deux cartes ; ensuite, plus de retour en arrière.
do-lay = Poser, piocher 2
ask-swap = La case du { $card } est prise : vous l’échangez contre un joker.
note-swap = La carte part à la défausse.
do-swap = Prendre un joker
ask-swap-card = Vous défaussez le { $card } ; il n’y a plus de joker, vous piochez donc une carte.
note-swap-card = La carte part à la défausse.
do-swap-card = Piocher une carte
ask-plus = Vous jouez le +3 et piochez trois cartes.
note-plus = Son étoile sera visible pour qui prendra ensuite.
do-plus = Piocher 3 cartes
ask-draw = Votre main est vide : piochez deux cartes.
do-draw = Piocher 2 cartes
ask-claim = Vous prenez { $claim } pour { $worth }{ $paid ->
    [0] {""}
    [one] , en payant une petite étoile
   *[other] , en payant { $paid } petites étoiles
}.
note-claim = Touchez un trou comblé pour y mettre autre chose.
do-claim = { $stars ->
    [one] Prendre { $stars } étoile
   *[other] Prendre { $stars } étoiles
}
do-claim-big = Prendre la grande étoile

## Le score

score-big = Grandes étoiles
score-small = Petites étoiles

## Le but, et le sens des signes

goal = Trois grandes étoiles et c’est gagné.
goal-limit = Trois grandes étoiles gagnent, sinon le plus d’étoiles après { $limit } tours.
decided-stars = La troisième grande étoile
decided-limit = Le dernier tour de la partie : le plus de grandes étoiles, puis de petites
decided-full = Toutes les cases sont prises : le plus de grandes étoiles, puis de petites
near = plus qu’une étoile
legend-run = 4–8 | Quatre ou plus côte à côte dans une couleur : posez celles qui manquent et prenez 1 à 3 petites étoiles.
legend-foursome = 4 × | Le même nombre dans les quatre couleurs : une petite étoile.
legend-long = 1–9 | Les neuf d’une couleur : une grande étoile. Vos petites étoiles peuvent combler les trous.
legend-ghost = 5 | Un nombre pâle est une case libre. Poser sa carte vous en rapporte deux nouvelles.
legend-joker = Joker | Remplit n’importe quelle case. Une carte dont la case est prise peut être échangée contre un joker.
legend-plus = +3 | Piochez trois cartes. Tant qu’il est en haut de la défausse, la prochaine prise de petites étoiles en rapporte une de plus.
