### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Segna più numeri che puoi: più crocette ha una riga, più vale ognuna.
take = Il tuo turno comincia con una carta nuova: prendi l’11.
number = Il 3 sul mazzo vale per tutti: segnalo in rosso o in giallo.
order = Le righe si riempiono da sinistra a destra: quello che salti è perso.
play = Ora gioca fino a tre carte di un colore e segna i loro numeri: gioca il 12 e l’11 verdi.
theirs = È il turno di { $other }, ma l’11 vale per tutti, quindi scegli anche tu: segnalo in blu o lascialo.
miss = Se nel tuo turno non segni niente, prendi un errore: cinque punti in meno.
free = Tocca a te: prendi, segna e gioca come vuoi.
ready = Non serve altro: ora una partita vera.

## What the coach says the first time.

coach-missed = Un errore: in quel turno non è stato segnato niente; il quarto chiude la partita.
coach-lock = L’ultimo numero di una riga vuole cinque crocette prima, e il lucchetto ne vale un’altra; due righe chiuse finiscono la partita.
coach-unmarked = Si possono giocare carte senza segnarne i numeri, per averne di nuove.
coach-reshuffle = Il mazzo è finito: tornano le carte giocate.
