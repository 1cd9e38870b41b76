# Quatre-vingt-dix-neuf en mots ; les arguments sont expliqués dans en.ftl.

lays =
    .does = pose { $card } : { $total }
turns-round =
    .does = pose { $card } et inverse le sens : { $total }
draws =
    .does = pioche { $card }
gives-up =
    .does = { $penalties ->
        [one] est bloqué à { $total } et prend un premier point de pénalité
       *[other] est bloqué à { $total } et prend le point de pénalité numéro { $penalties }
    }
deals = La manche { $round } est distribuée.
ends = { $seat } a atteint la limite : la partie est finie.

refuse-over = La partie est finie.
refuse-give-up = Votre { $card } convient, et qui peut poser une carte doit le faire.
refuse-not-held = Vous n’avez pas de { $card } en main.
refuse-too-much = { $card } donnerait { $total }, et 99 est la limite.
