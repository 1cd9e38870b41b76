### Qwixx – Il gioco di carte: le parole del tavolo.

place = Turno { $turn } · passo { $step } di 3
place-over = Turno { $turn }
others = Gli altri
table = Mazzo, carte esposte e carte giocate
you = Tu
your-hand = La tua mano
on-turn = { $phase ->
    [take] prende carte
    [choose] annuncia
    [play] gioca carte
   *[over] ha avuto l’ultimo turno
}
hand-of = Mano di { $name }, dorsi: { $numbers }

## Carte

card = { $number } { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}
joker = Jolly { $number }
laid-marked = { $card }: giocato e segnato. Riprendi.
laid-unmarked = { $card }: giocato senza segnarlo. Riprendi.
unmark = Cancella la crocetta { $number ->
    [8] sull’8
    [11] sull’11
   *[other] sul { $number }
}
mark-too = Segna anche { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}
joker-as = Gioca il jolly { $number } come
joker-marks = { $colour ->
    [red] Rosso
    [yellow] Giallo
    [green] Verde
   *[blue] Blu
}: gioca { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
} e segnalo
joker-plays = { $colour ->
    [red] Rosso
    [yellow] Giallo
    [green] Verde
   *[blue] Blu
}: gioca { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
} senza segnarlo

## Il foglio

sheet-of = Foglio di { $name }
row-in-words = { $colour ->
    [red] Rosso
    [yellow] Giallo
    [green] Verde
   *[blue] Blu
}: { $count ->
    [0] nulla di segnato
   *[other] segnati { $marks }
}{ $locked ->
    [yes] , riga chiusa
   *[no] {""}
}; { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
cell-draft = { $number } { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}, a matita. Cancella.
cell-lit = Segna { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
} { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}
cell-shut = { $number } { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}, ora non si può segnare
misses = Errori
misses-in-words = { $misses ->
    [0] Nessun errore
    [one] 1 errore su 4
   *[other] { $misses } errori su 4
}
points-word = Punti
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
points-with = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; con queste crocette { $after }

## Il centro del tavolo

display = Le carte esposte
display-back = Carta esposta: { $number }
take-back = Prendi { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}
stack-in-words = Mazzo di { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, in cima un { $number }
you-take = Prendi { $count ->
    [one] una carta
   *[other] { $count } carte
}.
they-take = { $name } prende { $count ->
    [one] una carta
   *[other] { $count } carte
}.
stack-goes-on = { $number ->
    [8] L’8
    [11] L’11
   *[other] Il { $number }
} in cima al mazzo sarà la prossima carta esposta.
announced-now = { $number } per tutti!
everyone-may = Ognuno può segnarlo in una riga, senza vedere la scelta degli altri.
you-will-mark = Lo segnerai in { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}.
you-will-leave = Lo lasci stare.
announced-before = È uscito { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}.
you-play = Ora giochi le carte.
they-play = Ora { $name } gioca le carte.
is-over = La partita è finita.
nothing = niente
played = Giocate
played-label = Carte giocate: { $count }. Mostrale tutte.
played-last-label = Ultime carte giocate, da { $name }: { $cards }. Carte giocate: { $count }. Mostrale tutte.
played-title = Carte giocate
played-note = { $count ->
    [0] Ancora nessuna. Quando il mazzo finisce, le carte giocate formano quello nuovo.
    [one] Una carta. Quando il mazzo finisce, le carte giocate formano quello nuovo.
   *[other] { $count } carte. Quando il mazzo finisce, formano quello nuovo.
}
is-played = { $card }: giocato
is-out = { $card }: non ancora giocato
close = Chiudi

## Che cosa fare

ask-take = Prendi { $count ->
    [one] una delle carte esposte
   *[other] { $count } delle carte esposte, una dopo l’altra
}.
note-take = Vedi il colore di una carta appena l’hai in mano.
lead-announced = { $name } annuncia { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}.
ask-choose-theirs = Segnalo in una riga o lascialo.
ask-choose = { $number } per tutti: segnalo in una riga o lascialo.
ask-no-row = Nessuna delle tue righe accetta { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}.
go-on = Continua
note-choose = Nessuno vede la tua scelta prima che tutti abbiano scelto.
note-choose-active = Puoi ancora segnare dopo, con le carte. Un turno senza nessuna crocetta è un errore: −5.
leave = Lascia { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}
ask-mark = { $number } { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}: a matita.
note-leap = { $leapt ->
    [0] Nessun numero viene saltato.
    [one] Un numero libero viene saltato per sempre.
   *[other] { $leapt } numeri liberi vengono saltati per sempre.
}
note-lock = Chiudi così la tua riga { $colour ->
    [red] rossa
    [yellow] gialla
    [green] verde
   *[blue] blu
}.
mark = Segna { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
} { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}
ask-play = Gioca da una a tre carte dello stesso colore.
ask-play-unmarked = Gioca da una a tre carte dello stesso colore e segnane almeno una, altrimenti è un errore.
ask-play-unmarkable = Nessuna delle tue carte si può segnare: giocane da una a tre dello stesso colore, senza crocette.
note-play = Tocca carte o numeri. Fra le crocette può mancare al massimo un numero{ $marked ->
    [yes] ; una carta si può anche giocare senza crocetta
   *[no] {""}
}.
note-play-unmarkable = { $miss ->
    [yes] In questo turno non hai segnato nulla, quindi è un errore: −5.
   *[no] Non costa nulla: hai già segnato il numero per tutti.
}
ask-lay = { $cards } in { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}, senza segnare.
ask-lay-miss = { $cards } in { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
} senza segnare: un errore, −5.
ask-lay-marked = { $cards } in { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}, da segnare.
ask-lay-some = { $cards } in { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}; da segnare solo { $marks }.
note-marks = La casella sulla carta mette la crocetta o la cancella.
play = Gioca { $cards }

## Il punteggio

score-row = { $colour ->
    [red] Rosso
    [yellow] Giallo
    [green] Verde
   *[blue] Blu
}
score-marks = { $marks ->
    [0] nessuna crocetta
    [one] 1 crocetta
   *[other] { $marks } crocette
}
score-locked = { $marks } con lucchetto
score-misses = { $misses ->
    [one] 1 errore
   *[other] { $misses } errori
}

## L’obiettivo e il significato dei segni

goal = Vince chi ha più punti. Fine: 2 lucchetti o 4 errori.
near-lock = manca un lucchetto
near-miss = un errore alla fine
legend-shapes = ● ▲ ■ ◆ | Rosso, giallo, verde e blu. Ogni riga si segna da sinistra a destra; ciò che salti resta vuoto.
legend-everyone = ↻ | Il numero per tutti: ognuno può segnarlo in una riga di qualsiasi colore.
legend-lock = Lucchetto | Con cinque crocette in una riga puoi segnare l’ultimo numero e con esso il lucchetto. La riga si chiude solo per te: gli altri continuano con la loro.
legend-miss = − | Chi nel proprio turno non segna nulla riceve un errore: 5 punti in meno.
legend-points = 1–12 | Le crocette di una riga portano 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 e 78 punti.
