title = Superstar
pitch = Gioca più alto o rispondi alla stella. La prende chi resta per ultimo.
option-voluntary_pass = Si può passare anche con una carta adatta.
