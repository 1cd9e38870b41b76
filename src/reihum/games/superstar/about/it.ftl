title = Superstar
pitch = Gioca più alto o ritrova la stella. L’ultimo che resta la prende.
option-voluntary_pass = Si può passare anche con una carta adatta.
