### Pretty Tricky: le parole del tavolo.

place = Giro { $round }
place-limit = Giro { $round } di { $limit }
others = Gli altri
dice = I dadi
the-roll = Il lancio
die = { $colour ->
    [red] Dado rosso
   *[other] Dado blu
}, { $value }
seat-info = (!) { $symbols }/{ $needed }

## Il foglio

sheet-of = Foglio di { $name }
left-half = I miei lanci
right-half = I lanci altrui
row-in-words = Riga { $row }: a sinistra { $left } su { $leftBoxes }, a destra { $right } su { $rightBoxes }, cerchi: { $circles }
half-in-words = { $half ->
    [left] Riga { $row }, a sinistra
   *[right] Riga { $row }, a destra
}: { $ticked ->
    [one] 1 casella segnata
   *[other] { $ticked } caselle segnate
} su { $boxes }
box-free = { $half ->
    [left] Riga { $row }, a sinistra
   *[right] Riga { $row }, a destra
}, prossima casella libera
box-staged = { $half ->
    [left] Riga { $row }, a sinistra
   *[right] Riga { $row }, a destra
}, a matita. Riprendila.
symbol-on = La riga { $row } è completa
symbol-soon = La riga { $row } sarà completa
symbol-open = La riga { $row } è aperta
circles = { $circles ->
    [one] 1 cerchio
   *[other] { $circles } cerchi
} su 4

## Che cosa offrono i dadi

choices = Che cosa offrono i dadi
means-nothing = Nessuna casella libera.
brief-nothing = nessuna casella
brief-ticks = { $count ->
    [one] 1 crocetta
   *[other] { $count } crocette
}
brief-finishes = riempie la riga { $row }: +2
brief-circle = { $name }: +1
brief-circles = altri { $count }: +1
brief-full = { $circles ->
    [0] riempie la riga { $row }, frutta più tardi
   *[other] riempie la riga { $row }: +{ $circles }
}
means-ticks = { $count ->
    [one] Una crocetta, nessuna riga completata.
   *[other] Due crocette, nessuna riga completata.
}
means-finishes = Completa la riga { $row }: +2.
means-circle = La riga { $row } è piena a destra: +1 per { $names }.
means-right-tick = Una crocetta sulla metà destra.
means-right-full = { $circles ->
    [0] Riempie la riga { $row } a destra; ogni cerchio lì conterà.
   *[other] Riempie la riga { $row } a destra: +{ $circles } per ora.
}

## La richiesta

ask-pair = Forma due coppie: due somme per la tua metà sinistra.
note-pair = Puoi anche toccare direttamente le caselle.
ask-one = Una crocetta a sinistra, riga { $first }.
note-one = Anche l’altra coppia ha una casella libera. Segnando ora vi rinunci.
ask-two = Due crocette a sinistra, righe { $first } e { $second }.
note-two = Tocca una crocetta a matita per riprenderla.
lead-rolled = { $name } ha lanciato i dadi.
ask-blue = Prendi due dei dadi blu e segna una casella a destra.
note-blue = Questa volta il dado rosso non è per te.
ask-right = Una crocetta a destra, riga { $first }.
tick-one = Segna solo { $first }
tick-two = Segna { $first } e { $second }
tick-right = Segna la riga { $first }
give-up = Rinuncia alla crocetta
give-up-both = Rinuncia a entrambe le crocette

## Il punteggio

tie-break = A parità di punti decidono quelli delle righe di destra.
score-own = Righe proprie (!)
score-own-detail = { $count ->
    [one] 1 riga, 2 punti
   *[other] { $count } righe, 2 punti ciascuna
}
score-right = Riga { $row }, a destra
score-right-detail = { $circles ->
    [one] piena, 1 cerchio
   *[other] piena, { $circles } cerchi
}

## L’obiettivo e il significato dei segni

goal = Vince chi ha più punti. Fine a { $needed } (!).
far = (!) { $symbols }/{ $needed } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
far-short = (!) { $symbols }/{ $needed } · { $points }
goal-limit = Vince chi ha più punti. Fine dopo { $limit } giri o a { $needed } (!).
rolled-by = Lancio di { $name }
rolled-by-you = Il tuo lancio
comb-left = i suoi lanci
comb-right = lanci altrui
near = manca un (!)
legend-left = Sinistra | I tuoi lanci: due coppie di dadi, una crocetta per ciascuna.
legend-right = Destra | I lanci degli altri: due dei tre dadi blu, una crocetta.
legend-bang = ! | La tua riga di sinistra è piena: 2 punti. Quando qualcuno ne ha abbastanza, la partita finisce.
legend-circles = ○ | Uno per ogni persona che ha riempito la riga di sinistra di questo numero. Se la tua riga di destra è piena, ogni cerchio è un punto per te.
legend-info = (!) 1/{ $needed } · 5 punti | Un (!) dei { $needed } che chiudono la partita. Ogni (!) vale 2 punti, ogni cerchio di una riga destra piena ne vale 1.
