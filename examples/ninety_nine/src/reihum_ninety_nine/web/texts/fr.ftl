ask = Quelle carte posez-vous ? Le total est de { $total }.
note = { $room ->
    [0] Plus de place : il faut une carte sans valeur, un 9 ou un 10 en moins.
   *[other] Encore { $room } jusqu’à 99.
}
ask-chosen = Posez-la, ou choisissez une autre carte.
lay-it = Poser { $card }
ask-stuck = Aucune de vos cartes ne convient à { $total }.
give-up = Prendre un point de pénalité
lay-label = Poser { $card }
of-limit = sur 99
clockwise = sens horaire
counter = sens antihoraire
pile = pile
stock = pioche
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
goal = Restez à 99 au plus ; qui ne le peut pas prend un point de pénalité.
near = dernière chance
place = Manche { $round }
penalties = Points de pénalité
stuck = { $name } est bloqué à { $total }
stuck-why = Le moins de points de pénalité l’emporte.
legend-4 = 4 | ne compte rien et inverse le sens
legend-9 = 9 | porte le total à 99
legend-10 = 10 | ajoute dix ou retire dix
legend-king = K | le roi ne compte rien ; valet et dame comptent dix
legend-points = points de pénalité | dès qu’une rangée est pleine, la partie est finie
