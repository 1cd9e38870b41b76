### Superstar : les mots du plateau.

place = Manche { $round }

## Cards and seats

card-name = { $star ->
    [joker] Joker, toutes les étoiles
    [red] { $card }, étoile rouge
    [yellow] { $card }, étoile jaune
    [green] { $card }, étoile verte
    [blue] { $card }, étoile bleue
    [purple] { $card }, étoile violette
   *[none] { $card }, sans étoile
}
cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
tokens = { $tokens ->
    [one] { $tokens } étoile
   *[other] { $tokens } étoiles
} sur { $needed }
passed = a passé
passed-on = A passé sur : { $card }

## The middle of the table

middle = La manche
trail = Jouées avant, dans l’ordre
played-by = { $card }, jouée par { $name }
top-card = Dernière carte : { $card }, jouée par { $name }
empty-place = La première carte va ici
leads = { $you ->
    [yes] Vous commencez
   *[no] { $name } commence
}
prize = pour qui joue la dernière carte
draw-pile = { $count ->
    [0] pioche vide
   *[other] { $count } à piocher
}
discard-pile = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
discard-open = Voir où est chaque carte.

## Between the rounds

exchange-title = Manche { $round } : étoile pour { $name }. { $you ->
    [yes] Vous pouvez échanger des cartes.
   *[no] Les autres peuvent échanger des cartes.
}
exchange-title-own = Vous avez gagné la manche { $round }. { $count ->
    [one] { $names } peut échanger des cartes.
   *[other] Les autres peuvent échanger des cartes.
}
exchange-waiting = attend
exchange-choosing = choisit…
exchange-choosing-own = à vous de choisir…
exchange-nothing = garde tout
exchange-thrown = défausse { $cards }

## Where the cards are

gone-title = Où sont les cartes
where-gone = défaussées
where-table = jouées cette manche
where-hand = dans votre main
where-unknown = dans une autre main ou à piocher
gone-shuffled = La défausse a été mélangée ; en voici une nouvelle.

## The hand

hand = Votre main
no-cards = Plus de cartes
hand-card = { $why ->
    [higher] { $card }. Convient : elle est plus haute.
    [star] { $card }. Convient : même étoile.
    [both] { $card }. Convient : plus haute, et même étoile.
    [joker] { $card }. Convient sur toute étoile.
    [on-joker] { $card }. Convient : elle porte une étoile.
    [none] { $card }. Ne convient pas.
   *[open] { $card }
}
hand-exchange = { $out ->
    [yes] { $card }. Mise de côté ; touchez pour la garder.
   *[no] { $card }. Touchez pour la mettre de côté.
}
why-higher = plus haut
why-star = étoile
why-joker = toute étoile
why-out = s’en va

## The dock

ask-lead = Vous ouvrez la manche { $round }. Jouez n’importe quelle carte.
note-lead = { $count ->
    [one] { $names } devra jouer plus haut ou la même étoile.
   *[other] Les autres devront jouer plus haut ou la même étoile.
}
ask-follow = { $star ->
    [joker] Toute carte à étoile bat le joker.
    [none] Battez le { $top } : il faut monter.
   *[other] { $joker ->
        [yes] Battez le { $top } : plus haut, même étoile, ou un joker.
       *[no] Battez le { $top } : plus haut, ou même étoile.
    }
}
ask-only = { $joker ->
    [yes] Seul votre joker convient.
   *[no] Seul votre { $card } convient.
}
ask-pass = { $star ->
    [joker] Rien dans votre main ne va sur le joker. Vous passez.
   *[other] Rien dans votre main ne bat le { $top }. Vous passez.
}
ask-pass-joker = Rien ne bat le { $top }, et le joker veut une étoile. Vous passez.
note-still-in = { $count ->
    [one] À part vous, seul reste en lice : { $names }.
   *[other] Encore en lice : { $names }.
}
pass = Passer
play-card = { $joker ->
    [yes] Jouer le joker
   *[no] Jouer le { $card }
}
ask-exchange = Touchez les cartes à échanger.
ask-chosen = { $count ->
    [one] Une carte s’en va.
   *[other] { $count } cartes s’en vont.
}
note-exchange = Qui n’a pas gagné peut échanger. Tous complètent à cinq.
keep-all = Tout garder
exchange-them = { $count ->
    [one] Échanger 1 carte
   *[other] Échanger { $count } cartes
}

## The score

score-stars = Étoiles

## Quand une manche est terminée

round-won = { $name } gagne la manche { $round }
round-won-you = Vous gagnez la manche { $round }
round-last = { $card ->
    [J] La dernière carte était le joker.
   *[other] La dernière carte était le { $card }.
}
round-unbeaten = { $card ->
    [J] Personne n’a pu battre le joker.
   *[other] Personne n’a pu battre le { $card }.
}
round-passed = { $card ->
    [J] Tous les autres ont passé sur le joker.
   *[other] Tous les autres ont passé sur le { $card }.
}
match-point = balle de match
decided = La troisième étoile, gagnée à la manche { $round } avec la dernière carte

## Le but, et le sens des signes

goal = Trois étoiles et c’est gagné. La dernière carte d’une manche en rapporte une.
legend-fits = ↑ ★ | Une carte convient si son nombre est plus haut, ou si son étoile a la couleur de celle de la dernière carte.
legend-joker = Joker | Il ne va que sur une carte qui montre une étoile. Toute carte à étoile va sur lui.
legend-pass = Passer | Vous ne jouez plus dans cette manche et gardez vos cartes.
legend-tokens = ★ ○ | Les étoiles gagnées, et les places de celles qui manquent. Avec deux étoiles, la manche suivante peut donner la victoire.
