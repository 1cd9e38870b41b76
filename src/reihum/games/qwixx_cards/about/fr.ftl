title = Qwixx
pitch = Cochez de gauche à droite, sautez le moins possible, verrouillez avant les autres.
option-jokers = Jouer avec les onze jokers.
