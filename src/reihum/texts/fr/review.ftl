title = { $game } : chance et décisions
how = Tous les nombres sont des points : parties gagnées sur cent. Sur chaque ligne, ils mènent du départ au résultat.

column-player = joueur
column-start = départ
column-deal = donne
column-chance = dés et pioche
column-decision = ses décisions
column-others = décisions des autres
column-hidden = cartes cachées
column-residual = reste
column-result = résultat
column-accuracy = précision
explained-chance = « Dés et pioche » : ce que la chance a donné ou pris. « Décisions » : ce qu’un choix a donné ou pris, d’après ce qu’on pouvait savoir. « Cartes cachées » : comment étaient placées les cartes que personne ne pouvait connaître ; bien joué mais malchanceux, ou l’inverse. « Reste » : l’imprécision de la mesure.
by-luck = La chance a tranché : { $better } a mieux décidé que { $winner }, qui a eu plus de chance.
by-skill = { $winner } a gagné en décidant mieux.
by-both = { $winner } a eu plus de chance et a mieux décidé.
turning-points = Tournants
turn-chance = { $name }, { $before } → { $after } : la chance.
turn-decision = { $name }, { $before } → { $after } : une décision.
turn-hidden = { $name }, { $before } → { $after } : la place des cartes cachées.
chances = Chances de gagner
moves = { $first ->
    [same] Coup { $last }
   *[other] Coups { $first } à { $last }
}
step = étape de la partie
account = D’où vient le résultat
decisions = Décisions
none-worse = Aucune décision de cette partie n’était à coup sûr moins bonne qu’une autre.
lost = { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
} (± { $error })
verdict-great = brillant
verdict-inaccurate = imprécis
verdict-mistake = erreur
verdict-blunder = grosse erreur
better = Mieux :
written = L’analyse se trouve dans { $file }.
