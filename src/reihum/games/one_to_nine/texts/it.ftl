# One to 9: che cosa succede, e perché qualcosa non è permesso.
# Le carte si scrivono R5 (colore e numero), N5 (jolly numerico), J (jolly) e +3.

## Eventi: una carta (O8, O9)

lays-card =
    .does = posa {$card} e {$drawn ->
        [0] non pesca nulla
        [one] pesca una carta
       *[other] pesca {$drawn} carte
    }
    .you = posi {$card} e {$drawn ->
        [0] non peschi nulla
        [one] peschi una carta
       *[other] peschi {$drawn} carte
    }
lays-number-joker =
    .does = posa {$card} su {$field} e {$drawn ->
        [0] non pesca nulla
        [one] pesca una carta
       *[other] pesca {$drawn} carte
    }
    .you = posi {$card} su {$field} e {$drawn ->
        [0] non peschi nulla
        [one] peschi una carta
       *[other] peschi {$drawn} carte
    }
lays-joker =
    .does = posa un jolly su {$field} e {$drawn ->
        [0] non pesca nulla
        [one] pesca una carta
       *[other] pesca {$drawn} carte
    }
    .you = posi un jolly su {$field} e {$drawn ->
        [0] non peschi nulla
        [one] peschi una carta
       *[other] peschi {$drawn} carte
    }
swaps-for-joker =
    .does = scarta {$card} e prende un jolly
    .you = scarti {$card} e prendi un jolly
swaps-for-card =
    .does = scarta {$card}; non ci sono più jolly, {$drawn ->
        [0] e nemmeno carte da pescare
       *[other] quindi pesca una carta
    }
    .you = scarti {$card}; non ci sono più jolly, {$drawn ->
        [0] e nemmeno carte da pescare
       *[other] quindi peschi una carta
    }
plays-plus-three =
    .does = gioca un +3 e {$drawn ->
        [0] non pesca nulla
        [one] pesca una carta
       *[other] pesca {$drawn} carte
    }
    .you = giochi un +3 e {$drawn ->
        [0] non peschi nulla
        [one] peschi una carta
       *[other] peschi {$drawn} carte
    }
draws-with-empty-hand =
    .does = non ha carte e {$drawn ->
        [0] non ne pesca, perché non ce ne sono
        [one] ne pesca una
       *[other] ne pesca {$drawn}
    }
    .you = non hai carte e {$drawn ->
        [0] non ne peschi, perché non ce ne sono
        [one] ne peschi una
       *[other] ne peschi {$drawn}
    }
drew =
    .then = : {$cards}

## Eventi: prese (O10–O18)

names-claim =
    .does = comincia a prendere {$claim}
    .you = cominci a prendere {$claim}
fills-gap =
    .does = riempie {$field} con {$filler ->
        [card] la carta stessa
        [number] il jolly numerico
        [joker] un jolly
       *[star] una stella piccola
    }
    .you = riempi {$field} con {$filler ->
        [card] la carta stessa
        [number] il jolly numerico
        [joker] un jolly
       *[star] una stella piccola
    }
claims-short-run =
    .does = posa {$fillers} e prende la scala {$claim} per {$stars ->
        [one] una stella piccola
       *[other] {$stars} stelle piccole
    }
    .you = posi {$fillers} e prendi la scala {$claim} per {$stars ->
        [one] una stella piccola
       *[other] {$stars} stelle piccole
    }
claims-foursome =
    .does = posa {$fillers} e prende i quattro {$number} per {$stars ->
        [one] una stella piccola
       *[other] {$stars} stelle piccole
    }
    .you = posi {$fillers} e prendi i quattro {$number} per {$stars ->
        [one] una stella piccola
       *[other] {$stars} stelle piccole
    }
claims-long-run =
    .does = posa {$fillers} e prende la scala lunga {$claim} per una stella grande{$paid ->
        [0] {""}
        [one] , pagando una stella piccola
       *[other] , pagando {$paid} stelle piccole
    }
    .you = posi {$fillers} e prendi la scala lunga {$claim} per una stella grande{$paid ->
        [0] {""}
        [one] , pagando una stella piccola
       *[other] , pagando {$paid} stelle piccole
    }
bonus =
    .then = , una delle quali è il bonus per il +3 in cima agli scarti
cards-turned =
    .then = ; dal mazzo al tabellone passano {$cards}{$rejected ->
        [0] {""}
        [one] {" "}(una carta senza posto finisce negli scarti)
       *[other] {" "}({$rejected} carte senza posto finiscono negli scarti)
    }
no-card-fits = Nessuna carta rimasta va su una casella libera: non se ne gira nessuna.
reshuffles = Il mazzo è finito: gli scarti sono stati mescolati e sono il nuovo mazzo.

## Eventi: la fine (O21–O23)

wins-by-three-stars = {$seat} ha la terza stella grande e vince.
    .you = Hai la terza stella grande e vinci.
ends-by-turn-limit = Il limite dei turni è raggiunto: la partita è finita.
ends-by-full-board = Tutte le 36 caselle sono occupate: la partita è finita.
wins-by-rank = {$seat} vince con {$big ->
    [0] nessuna stella grande
    [one] una stella grande
   *[other] {$big} stelle grandi
} e {$small ->
    [0] nessuna piccola
    [one] una piccola
   *[other] {$small} piccole
}.
    .you = Vinci con {$big ->
        [0] nessuna stella grande
        [one] una stella grande
       *[other] {$big} stelle grandi
    } e {$small ->
        [0] nessuna piccola
        [one] una piccola
       *[other] {$small} piccole
    }.
shares-first-place = Primo posto condiviso: {$seat}, {$big ->
    [0] nessuna stella grande
    [one] una stella grande
   *[other] {$big} stelle grandi
} e {$small ->
    [0] nessuna piccola
    [one] una piccola
   *[other] {$small} piccole
}.
    .together = Primo posto condiviso: {$seats}, {$big ->
        [0] nessuna stella grande
        [one] una stella grande
       *[other] {$big} stelle grandi
    } e {$small ->
        [0] nessuna piccola
        [one] una piccola
       *[other] {$small} piccole
    } a testa.

## Rifiuti

hand-is-empty = La tua mano è vuota: pesca due carte.
hand-is-not-empty = Si pesca soltanto con la mano vuota: gioca una carta o prendi qualcosa.
card-not-in-hand = {$card} non è nella tua mano.
number-joker-has-a-field = {$card} può ancora andare su {$fields}, quindi non si cede per un jolly.
field-is-taken = {$field} è occupato; posa {$card} su una casella libera di quel numero.
joker-is-never-swapped = {$field} è occupato, e un jolly non si cede mai per un jolly: posalo su una casella libera.
no-small-stars-left = Non ci sono più stelle piccole da vincere, e una presa deve portare una stella.
claim-has-no-gap = Le sue caselle sono già tutte occupate: una presa vuole almeno una carta dalla tua mano.
run-is-longer = Una scala non si accorcia: con queste carte sarebbe {$run}.
run-is-a-long-run = Con queste carte la scala è completa da 1 a 9: prendi la scala lunga.
long-run-needs-a-card = Almeno un vuoto della scala lunga va riempito con una carta dalla tua mano.
cards-are-missing = Non hai una carta per {$fields}, e per sostituirla {$spare ->
    [0] non hai jolly
    [one] hai un solo jolly
   *[other] hai solo {$spare} jolly
}.
cards-and-stars-are-missing = Non hai una carta per {$fields}, e per sostituirla {$spare ->
    [0] non hai né jolly né stelle
    [one] hai un solo jolly o una sola stella
   *[other] hai solo {$spare} tra jolly e stelle
}.
no-claim-named = Prima nomina una presa (per esempio: claim R3-7), poi riempi i suoi vuoti.
claim-comes-first = La tua presa {$claim} non è completa: riempi {$field}, o annullala.
gap-comes-later = I vuoti si riempiono in ordine crescente: {$next} viene prima di {$field}.
gap-is-filled = {$field} è già riempito; il prossimo è {$next}.
not-a-gap = {$field} non è un vuoto di {$claim}; il prossimo è {$next}.
number-joker-is-used = {$card} riempie già un altro vuoto di questa presa.
no-joker-left = Non hai più jolly per questo vuoto.
no-star-left = Non hai più stelle piccole per questo vuoto.
stars-only-in-long-runs = Le stelle piccole riempiono solo i vuoti delle scale lunghe.
needed-for-later-gaps = Poi non resterebbe nulla per {$fields}: usa qualcos’altro qui.
