# One to 9 : ce qui se passe, et pourquoi quelque chose n’est pas permis.
# Les cartes s’écrivent R5 (couleur et nombre), N5 (joker de nombre), J (joker) et +3.

## Événements : une carte (O8, O9)

lays-card =
    .does = pose {$card} et {$drawn ->
        [0] ne pioche rien
        [one] pioche une carte
       *[other] pioche {$drawn} cartes
    }
    .you = posez {$card} et {$drawn ->
        [0] ne piochez rien
        [one] piochez une carte
       *[other] piochez {$drawn} cartes
    }
lays-number-joker =
    .does = pose {$card} sur {$field} et {$drawn ->
        [0] ne pioche rien
        [one] pioche une carte
       *[other] pioche {$drawn} cartes
    }
    .you = posez {$card} sur {$field} et {$drawn ->
        [0] ne piochez rien
        [one] piochez une carte
       *[other] piochez {$drawn} cartes
    }
lays-joker =
    .does = pose un joker sur {$field} et {$drawn ->
        [0] ne pioche rien
        [one] pioche une carte
       *[other] pioche {$drawn} cartes
    }
    .you = posez un joker sur {$field} et {$drawn ->
        [0] ne piochez rien
        [one] piochez une carte
       *[other] piochez {$drawn} cartes
    }
swaps-for-joker =
    .does = défausse {$card} et prend un joker
    .you = défaussez {$card} et prenez un joker
swaps-for-card =
    .does = défausse {$card} ; il n’y a plus de joker, {$drawn ->
        [0] et plus rien à piocher non plus
       *[other] une carte est donc piochée à la place
    }
    .you = défaussez {$card} ; il n’y a plus de joker, {$drawn ->
        [0] et plus rien à piocher non plus
       *[other] une carte est donc piochée à la place
    }
plays-plus-three =
    .does = joue un +3 et {$drawn ->
        [0] ne pioche rien
        [one] pioche une carte
       *[other] pioche {$drawn} cartes
    }
    .you = jouez un +3 et {$drawn ->
        [0] ne piochez rien
        [one] piochez une carte
       *[other] piochez {$drawn} cartes
    }
draws-with-empty-hand =
    .does = n’a plus de cartes et {$drawn ->
        [0] n’en pioche aucune, car il n’y en a plus
        [one] en pioche une
       *[other] en pioche {$drawn}
    }
    .you = n’avez plus de cartes et {$drawn ->
        [0] n’en piochez aucune, car il n’y en a plus
        [one] en piochez une
       *[other] en piochez {$drawn}
    }
drew =
    .then = {"\u00A0"}: {$cards}

## Événements : prises (O10 à O18)

names-claim =
    .does = commence à prendre {$claim}
    .you = commencez à prendre {$claim}
fills-gap =
    .does = comble {$field} avec {$filler ->
        [card] la carte elle-même
        [number] le joker de nombre
        [joker] un joker
       *[star] une petite étoile
    }
    .you = comblez {$field} avec {$filler ->
        [card] la carte elle-même
        [number] le joker de nombre
        [joker] un joker
       *[star] une petite étoile
    }
claims-short-run =
    .does = pose {$fillers} et prend la suite {$claim} pour {$stars ->
        [one] une petite étoile
       *[other] {$stars} petites étoiles
    }
    .you = posez {$fillers} et prenez la suite {$claim} pour {$stars ->
        [one] une petite étoile
       *[other] {$stars} petites étoiles
    }
claims-foursome =
    .does = pose {$fillers} et prend les quatre {$number} pour {$stars ->
        [one] une petite étoile
       *[other] {$stars} petites étoiles
    }
    .you = posez {$fillers} et prenez les quatre {$number} pour {$stars ->
        [one] une petite étoile
       *[other] {$stars} petites étoiles
    }
claims-long-run =
    .does = pose {$fillers} et prend la longue suite {$claim} pour une grande étoile{$paid ->
        [0] {""}
        [one] , en payant une petite étoile
       *[other] , en payant {$paid} petites étoiles
    }
    .you = posez {$fillers} et prenez la longue suite {$claim} pour une grande étoile{$paid ->
        [0] {""}
        [one] , en payant une petite étoile
       *[other] , en payant {$paid} petites étoiles
    }
bonus =
    .then = , dont une en bonus pour le +3 de la défausse
cards-turned =
    .then = {"\u202F"}; {$cards} passent de la pioche au plateau{$rejected ->
        [0] {""}
        [one] {" "}(une carte sans place va à la défausse)
       *[other] {" "}({$rejected} cartes sans place vont à la défausse)
    }
no-card-fits = Aucune carte restante ne convient à une case libre : aucune n’est retournée.
reshuffles = La pioche est épuisée : la défausse a été mélangée et devient la nouvelle pioche.

## Événements : la fin (O21 à O23)

wins-by-three-stars = {$seat} a sa troisième grande étoile et gagne.
    .you = Vous avez votre troisième grande étoile et gagnez.
ends-by-turn-limit = La limite de tours est atteinte : la partie est finie.
ends-by-full-board = Les 36 cases sont prises : la partie est finie.
wins-by-rank = {$seat} gagne avec {$big ->
    [0] aucune grande étoile
    [one] une grande étoile
   *[other] {$big} grandes étoiles
} et {$small ->
    [0] aucune petite
    [one] une petite
   *[other] {$small} petites
}.
    .you = Vous gagnez avec {$big ->
        [0] aucune grande étoile
        [one] une grande étoile
       *[other] {$big} grandes étoiles
    } et {$small ->
        [0] aucune petite
        [one] une petite
       *[other] {$small} petites
    }.
shares-first-place = Première place partagée : {$seat}, {$big ->
    [0] aucune grande étoile
    [one] une grande étoile
   *[other] {$big} grandes étoiles
} et {$small ->
    [0] aucune petite
    [one] une petite
   *[other] {$small} petites
}.
    .together = Première place partagée : {$seats}, {$big ->
        [0] aucune grande étoile
        [one] une grande étoile
       *[other] {$big} grandes étoiles
    } et {$small ->
        [0] aucune petite
        [one] une petite
       *[other] {$small} petites
    } chacun.

## Refus

hand-is-empty = Votre main est vide : piochez deux cartes.
hand-is-not-empty = Piocher sans rien jouer n’est permis qu’avec une main vide : jouez une carte ou prenez quelque chose.
card-not-in-hand = {$card} n’est pas dans votre main.
number-joker-has-a-field = {$card} peut encore aller sur {$fields} : il ne s’échange donc pas contre un joker.
field-is-taken = {$field} est pris ; posez {$card} sur une case libre de ce nombre.
joker-is-never-swapped = {$field} est pris, et un joker ne s’échange jamais contre un joker : posez-le sur une case libre.
no-small-stars-left = Il n’y a plus de petite étoile à gagner, et une prise doit rapporter une étoile.
claim-has-no-gap = Toutes ses cases sont déjà prises : une prise demande au moins une carte de votre main.
run-is-longer = On ne raccourcit pas une suite : avec ces cartes, ce serait {$run}.
run-is-a-long-run = Avec ces cartes, la suite est complète de 1 à 9 : prenez la longue suite.
long-run-needs-a-card = Au moins un trou de la longue suite doit être comblé par une carte de votre main.
cards-are-missing = Vous n’avez pas de carte pour {$fields}, et {$spare ->
    [0] aucun joker
    [one] un seul joker
   *[other] seulement {$spare} jokers
} pour la remplacer.
cards-and-stars-are-missing = Vous n’avez pas de carte pour {$fields}, et {$spare ->
    [0] ni joker ni étoile
    [one] un seul joker ou une seule étoile
   *[other] seulement {$spare} jokers et étoiles
} pour la remplacer.
no-claim-named = Nommez d’abord une prise (par exemple : claim R3-7), puis comblez ses trous.
claim-comes-first = Votre prise {$claim} n’est pas complète : comblez {$field}, ou annulez-la.
gap-comes-later = Les trous se comblent en ordre croissant : {$next} vient avant {$field}.
gap-is-filled = {$field} est déjà comblé ; {$next} est le suivant.
not-a-gap = {$field} n’est pas un trou de {$claim} ; {$next} est le suivant.
number-joker-is-used = {$card} comble déjà un autre trou de cette prise.
no-joker-left = Vous n’avez plus de joker pour ce trou.
no-star-left = Vous n’avez plus de petite étoile pour ce trou.
stars-only-in-long-runs = Les petites étoiles ne comblent que les trous des longues suites.
needed-for-later-gaps = Il ne resterait alors rien pour {$fields} : mettez autre chose ici.
