puzzles = Problemi
about = Posizioni da partite tra bot in cui una mossa è chiaramente la migliore: almeno 8 punti di probabilità di vittoria davanti a ogni altra. La tua risposta è valutata in base ai punti che costa.
no-puzzles = Nessuno di questi giochi ha problemi da risolvere.
solved-of = { $solved } su { $count } risolti
streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
rating = Punteggio
more-puzzles = Altri problemi
theme = Tema
all-themes = Tutti i temi
theme-or = { $one } o { $other }
theme-other = E adesso?
kind-other = Qualcos’altro
puzzle-rated = Problema { $rating } · { $level }
own-rating = Tu { $rating }
find-best = Trova la mossa migliore.
answer = La tua risposta
measuring = La tua mossa viene valutata…
unmeasured = Quanto vale questa mossa non si può calcolare qui.
grade-best = La mossa migliore!
grade-fine = Buona quasi come la migliore.
grade-inaccurate = Non proprio.
grade-mistake = C’è di meglio.
grade-blunder = C’è molto di meglio.
is-best = Non costa nulla.
loses = { $sure ->
    [yes] Costa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di probabilità di vittoria.
   *[no] Costa circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di probabilità di vittoria, con un margine di { $error }.
}
as-good-as = Più o meno la scelta del livello { $levels }.
best-turn = La migliore:
who-chose = Chi ha scelto cosa
you-now = Tu
times-here = { $count ->
    [one] già una volta su questo dispositivo
   *[other] già { $count } volte su questo dispositivo
}
level-times = { $level } { $share } %
nothing-lost = la migliore
points-lost = −{ $points } { $points ->
    [one] punto
   *[other] punti
}
show-own = La mia mossa
show-best = Mossa migliore
next-puzzle = Prossimo problema
rating-now = Il tuo punteggio: { $rating } ({ $gained })
tried-before = Lo conoscevi già: non conta una seconda volta.
mistakes = I miei errori
mistakes-about = Gli errori delle partite che hai analizzato tornano qui come carte, a intervalli crescenti, finché trovi la mossa migliore.
own-mistake = Nella tua partita qui hai perso { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cards-due = { $count ->
    [one] { $count } carta da ripassare
   *[other] { $count } carte da ripassare
}
no-mistakes = Ancora nessun errore. Analizza una partita finita: è lì che si trovano.
none-due = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}; la prossima torna { $days ->
    [one] domani
   *[other] fra { $days } giorni
}.
comes-back = Torna { $days ->
    [one] domani
   *[other] fra { $days } giorni
}.
see-match = Vedi la partita
remove-card = Togli per sempre
next-card = Avanti
kept-data = Che cosa viene conservato
kept-about = Risposte, punteggi e carte restano solo in questo browser.
kept-not = Questo browser non conserva nulla: le tue risposte spariscono quando chiudi la pagina.
save = Salva in un file
forget = Elimina
forget-sure = Eliminare tutte le risposte, i punteggi e le carte su questo dispositivo?
forget-yes = Sì, elimina
forget-no = No
