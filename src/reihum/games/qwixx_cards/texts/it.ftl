# Qwixx – Il gioco di carte: che cosa è successo, e perché una mossa non è permessa.

## Il primo passo: prendere carte (Q9, Q10)

take =
    .does = { $count ->
        [one] prende una carta con il numero {$number}
       *[other] prende carte con i numeri {$number}
    }
    .you = { $count ->
        [one] prendi una carta con il numero {$number}
       *[other] prendi carte con i numeri {$number}
    }
take-own =
    .does = prende {$card}
    .you = prendi {$card}
reshuffle = Il mazzo è finito: { $count ->
    [one] l’unica carta giocata viene mescolata e forma
   *[other] le {$count} carte giocate vengono mescolate e formano
} il nuovo mazzo.
announce =
    .does = annuncia {$number} per tutti
    .you = annunci {$number} per tutti

## Il secondo passo: tutti (Q11)

choose-row =
    .does = segnerà {$number ->
        [8] l’8
        [11] l’11
       *[other] il {$number}
    } { $colour ->
        [R] rosso
        [Y] giallo
        [G] verde
       *[B] blu
    }
    .you = segnerai {$number ->
        [8] l’8
        [11] l’11
       *[other] il {$number}
    } { $colour ->
        [R] rosso
        [Y] giallo
        [G] verde
       *[B] blu
    }
choose-skip =
    .does = non segnerà {$number ->
        [8] l’8
        [11] l’11
       *[other] il {$number}
    }
    .you = non segnerai {$number ->
        [8] l’8
        [11] l’11
       *[other] il {$number}
    }
mark =
    .does = segna {$number ->
        [8] l’8
        [11] l’11
       *[other] il {$number}
    } { $colour ->
        [R] rosso
        [Y] giallo
        [G] verde
       *[B] blu
    }
    .you = segni {$number ->
        [8] l’8
        [11] l’11
       *[other] il {$number}
    } { $colour ->
        [R] rosso
        [Y] giallo
        [G] verde
       *[B] blu
    }
    .together = {$seats} segnano {$number ->
        [8] l’8
        [11] l’11
       *[other] il {$number}
    } { $colour ->
        [R] rosso
        [Y] giallo
        [G] verde
       *[B] blu
    }.
    .together-you = {$seats} segnate {$number ->
        [8] l’8
        [11] l’11
       *[other] il {$number}
    } { $colour ->
        [R] rosso
        [Y] giallo
        [G] verde
       *[B] blu
    }.
skip =
    .does = non segna {$number ->
        [8] l’8
        [11] l’11
       *[other] il {$number}
    }
    .you = non segni {$number ->
        [8] l’8
        [11] l’11
       *[other] il {$number}
    }
    .together = { $all ->
        [yes] Nessuno segna {$number ->
            [8] l’8
            [11] l’11
           *[other] il {$number}
        }.
       *[no] {$seats} non segnano {$number ->
            [8] l’8
            [11] l’11
           *[other] il {$number}
        }.
    }
    .together-you = { $all ->
        [yes] Nessuno segna {$number ->
            [8] l’8
            [11] l’11
           *[other] il {$number}
        }.
       *[no] {$seats} non segnate {$number ->
            [8] l’8
            [11] l’11
           *[other] il {$number}
        }.
    }
lock =
    .does = chiude la riga { $colour ->
        [R] rossa
        [Y] gialla
        [G] verde
       *[B] blu
    }
    .you = chiudi la riga { $colour ->
        [R] rossa
        [Y] gialla
        [G] verde
       *[B] blu
    }

## Il terzo passo: giocare carte (Q12–Q15)

lay =
    .does = cala {$card}
    .you = cali {$card}
lay-mark =
    .does = cala {$card} e segna il numero
    .you = cali {$card} e segni il numero
lay-joker =
    .does = cala {$card} come carta { $colour ->
        [R] rossa
        [Y] gialla
        [G] verde
       *[B] blu
    }
    .you = cali {$card} come carta { $colour ->
        [R] rossa
        [Y] gialla
        [G] verde
       *[B] blu
    }
lay-joker-mark =
    .does = cala {$card} come carta { $colour ->
        [R] rossa
        [Y] gialla
        [G] verde
       *[B] blu
    } e segna il numero
    .you = cali {$card} come carta { $colour ->
        [R] rossa
        [Y] gialla
        [G] verde
       *[B] blu
    } e segni il numero
play =
    .does = gioca {$cards} senza segnare nulla
    .you = giochi {$cards} senza segnare nulla
play-mark =
    .does = gioca {$cards} e segna {$numbers} nella riga { $colour ->
        [R] rossa
        [Y] gialla
        [G] verde
       *[B] blu
    }
    .you = giochi {$cards} e segni {$numbers} nella riga { $colour ->
        [R] rossa
        [Y] gialla
        [G] verde
       *[B] blu
    }
miss =
    .does = riceve il { $misses ->
        [1] primo
        [2] secondo
        [3] terzo
       *[4] quarto
    } errore
    .you = ricevi il { $misses ->
        [1] primo
        [2] secondo
        [3] terzo
       *[4] quarto
    } errore

## La fine (Q16, Q17)

end-locks = {$seat} ha chiuso due righe: la partita è finita.
    .you = Hai chiuso due righe: la partita è finita.
end-misses = {$seat} ha quattro errori: la partita è finita.
    .you = Hai quattro errori: la partita è finita.
win = {$seat} vince con { $points ->
    [one] {$points} punto
   *[other] {$points} punti
}.
    .you = Vinci con { $points ->
        [one] {$points} punto
       *[other] {$points} punti
    }.
win-shared = Vittoria condivisa: {$seat}, { $points ->
    [one] {$points} punto
   *[other] {$points} punti
}.
    .together = Vittoria condivisa: {$seats}, { $points ->
        [one] {$points} punto
       *[other] {$points} punti
    } a testa.

## Perché no

refuse-over = La partita è finita.
refuse-not-in-display = Fra le carte esposte non c’è un {$number}. Si vedono {$shown}.
refuse-take-first = Prima prendi ancora { $missing ->
    [one] una carta
   *[other] {$missing} carte
} fra quelle esposte.
refuse-taking-is-over = La mano è di nuovo piena: non si prendono altre carte. Ora tutti decidono sul numero {$number}.
refuse-decide-first = Prima tutti decidono sul numero annunciato, {$number}: segnarlo in una riga o lasciarlo.
refuse-locked = La tua riga { $colour ->
    [R] rossa
    [Y] gialla
    [G] verde
   *[B] blu
} è chiusa: non vi si segna più nulla.
refuse-passed = {$number ->
    [8] L’8
    [11] L’11
   *[other] Il {$number}
} { $colour ->
    [R] rosso
    [Y] giallo
    [G] verde
   *[B] blu
} non si può più segnare: in questa riga le tue crocette sono arrivate a {$last}, e si va da sinistra a destra.
refuse-last-number = {$number ->
    [8] L’8
    [11] L’11
   *[other] Il {$number}
} { $colour ->
    [R] rosso
    [Y] giallo
    [G] verde
   *[B] blu
} è l’ultimo della sua riga e richiede {$needed} crocette prima; { $marks ->
    [0] non ne hai nessuna
   *[other] ne hai {$marks}
}.
refuse-hand-full = Hai cinque carte e in questo turno non ne prendi altre. Giocane da una a tre.
refuse-choice-is-over = Sul numero annunciato tutti hanno deciso. Ora gioca da una a tre carte.
refuse-play-one = Gioca almeno una carta prima di finire.
refuse-no-jokers = In questa partita non ci sono jolly.
refuse-laid-already = {$card} è già sul tavolo.
refuse-not-in-hand = {$card} non è nella tua mano.
refuse-other-colour = Stai giocando il { $colour ->
    [R] rosso
    [Y] giallo
    [G] verde
   *[B] blu
}: le carte giocate insieme sono di un solo colore, quindi {$card} deve aspettare.
refuse-row-order = Le carte si calano nell’ordine della riga, e {$card} viene prima di {$last}. Riprendi {$last} per calarla prima.
refuse-marked-once = {$last} vale già per il numero {$number}: un numero giocato due volte si segna con la prima carta o non si segna.
refuse-gap = Segnando {$marks} con questa giocata, il numero {$number} lascerebbe fuori più di un numero della riga. Puoi giocare la carta senza segnarla.
