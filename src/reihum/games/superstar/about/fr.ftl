title = Superstar
pitch = Jouez plus haut ou la même étoile. Qui reste le dernier l’emporte.
option-voluntary_pass = On peut passer même avec une carte qui convient.
