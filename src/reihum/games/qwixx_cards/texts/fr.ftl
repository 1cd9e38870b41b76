# Qwixx – Le jeu de cartes : ce qui s’est passé, et pourquoi un coup n’est pas permis.

## La première étape : prendre des cartes (Q9, Q10)

take =
    .does = { $count ->
        [one] prend une carte marquée {$number}
       *[other] prend des cartes marquées {$number}
    }
    .you = { $count ->
        [one] prenez une carte marquée {$number}
       *[other] prenez des cartes marquées {$number}
    }
take-own =
    .does = prend {$card}
    .you = prenez {$card}
reshuffle = La pioche est vide : { $count ->
    [one] la seule carte jouée est mélangée et forme
   *[other] les {$count} cartes jouées sont mélangées et forment
} la nouvelle pioche.
announce =
    .does = annonce {$number} pour tout le monde
    .you = annoncez {$number} pour tout le monde

## La deuxième étape : tout le monde (Q11)

choose-row =
    .does = va cocher le {$number} { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
    .you = allez cocher le {$number} { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
choose-skip =
    .does = ne va pas cocher le {$number}
    .you = n’allez pas cocher le {$number}
mark =
    .does = coche le {$number} { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
    .you = cochez le {$number} { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
    .together = {$seats} cochent le {$number} { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }.
    .together-you = {$seats} cochez le {$number} { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }.
skip =
    .does = ne coche pas le {$number}
    .you = ne cochez pas le {$number}
    .together = { $all ->
        [yes] Personne ne coche le {$number}.
       *[no] {$seats} ne cochent pas le {$number}.
    }
    .together-you = { $all ->
        [yes] Personne ne coche le {$number}.
       *[no] {$seats} ne cochez pas le {$number}.
    }
lock =
    .does = verrouille la ligne { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    }
    .you = verrouillez la ligne { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    }

## La troisième étape : jouer des cartes (Q12–Q15)

lay =
    .does = pose {$card}
    .you = posez {$card}
lay-mark =
    .does = pose {$card} et coche le nombre
    .you = posez {$card} et cochez le nombre
lay-joker =
    .does = pose {$card} comme carte { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    }
    .you = posez {$card} comme carte { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    }
lay-joker-mark =
    .does = pose {$card} comme carte { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    } et coche le nombre
    .you = posez {$card} comme carte { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    } et cochez le nombre
play =
    .does = joue {$cards} sans rien cocher
    .you = jouez {$cards} sans rien cocher
play-mark =
    .does = joue {$cards} et coche {$numbers} dans la ligne { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    }
    .you = jouez {$cards} et cochez {$numbers} dans la ligne { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    }
miss =
    .does = reçoit un échec, le { $misses ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
    .you = recevez un échec, le { $misses ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }

## La fin (Q16, Q17)

end-locks = {$seat} a verrouillé deux lignes : la partie est finie.
    .you = Vous avez verrouillé deux lignes : la partie est finie.
end-misses = {$seat} a quatre échecs : la partie est finie.
    .you = Vous avez quatre échecs : la partie est finie.
win = {$seat} gagne avec { $points ->
    [one] {$points} point
   *[other] {$points} points
}.
    .you = Vous gagnez avec { $points ->
        [one] {$points} point
       *[other] {$points} points
    }.
win-shared = Victoire partagée : {$seat}, { $points ->
    [one] {$points} point
   *[other] {$points} points
}.
    .together = Victoire partagée : {$seats}, { $points ->
        [one] {$points} point
       *[other] {$points} points
    } chacun.

## Pourquoi pas

refuse-over = La partie est finie.
refuse-not-in-display = Il n’y a pas de {$number} dans l’offre. On y voit {$shown}.
refuse-take-first = Prenez d’abord encore { $missing ->
    [one] une carte
   *[other] {$missing} cartes
} dans l’offre.
refuse-taking-is-over = La main est de nouveau pleine : on ne prend plus de cartes. Maintenant, chacun décide pour le {$number}.
refuse-decide-first = Chacun décide d’abord pour le {$number} annoncé : le cocher dans une ligne, ou le laisser.
refuse-locked = Votre ligne { $colour ->
    [R] rouge
    [Y] jaune
    [G] verte
   *[B] bleue
} est verrouillée ; on n’y coche plus rien.
refuse-passed = Le {$number} { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
} ne peut plus être coché : vos croix dans cette ligne en sont à {$last}, et elles vont de gauche à droite.
refuse-last-number = Le {$number} { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
} est le dernier de sa ligne et demande {$needed} croix avant lui ; { $marks ->
    [0] vous n’en avez aucune
   *[other] vous en avez {$marks}
}.
refuse-hand-full = Vous avez cinq cartes et n’en prenez plus pendant ce tour. Jouez-en une à trois.
refuse-choice-is-over = Tout le monde a décidé pour le nombre annoncé. Jouez maintenant une à trois cartes.
refuse-play-one = Jouez au moins une carte avant de terminer.
refuse-no-jokers = Cette partie se joue sans jokers.
refuse-laid-already = {$card} est déjà sur la table.
refuse-not-in-hand = {$card} n’est pas dans votre main.
refuse-other-colour = Vous jouez { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
} : les cartes jouées ensemble sont d’une seule couleur, {$card} doit donc attendre.
refuse-row-order = Les cartes se posent dans l’ordre de la ligne, et {$card} vient avant {$last}. Reprenez {$last} pour la poser d’abord.
refuse-marked-once = {$last} compte déjà pour le {$number} : un nombre joué deux fois se coche avec la première carte, ou pas du tout.
refuse-gap = En cochant {$marks} dans ce coup, le {$number} laisserait de côté plus d’un nombre de la ligne. Vous pouvez jouer la carte sans la cocher.
