title = Superstar
pitch = Jouez plus haut ou retrouvez l’étoile. Le dernier en lice l’emporte.
option-voluntary_pass = On peut passer même avec une carte qui convient.
