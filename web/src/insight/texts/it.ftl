# Ciò che la pagina dice di un’analisi, oltre a ciò che dice anche il terminale (src/reihum/texts/<lingua>/review.ftl).

measuring = Si rigioca da ogni turno: { $done } di { $all }
measuring-note = Intanto puoi fare altro. L’analisi resta su questo dispositivo.
so-far = finora
unfinished = Si può analizzare solo una partita giocata fino alla fine.
draw = La vittoria è stata condivisa.
close-call = Né la fortuna né le decisioni hanno fatto chiaramente la differenza.

graph = Le probabilità di vittoria di tutti, turno per turno
graph-table = Il grafico come tabella
graph-turn = Turno
at-start = Inizio
at-turn = Turno { $turn } di { $all }
chance-of = { $name } { $chance } %
turning-point = Svolta { $number }

account-hint = I punti sono partite vinte su cento. Ogni barra comincia dove finisce quella sopra.
give-or-take = ± { $error }
accuracy-is = precisione { $accuracy } %
luck-is = fortuna { $points }
explain-accuracy = La precisione cala con le probabilità di vittoria perse dalle decisioni. La fortuna è l’insieme di distribuzione, dadi, pescate e carte nascoste.

size = Quali decisioni
size-all = tutte
size-worse = tutti gli errori
verdict-great = ottima
verdict-best = la migliore
verdict-equal = altrettanto buona
verdict-fine = buona
verdict-open = troppo incerta
whose = Decisioni di chi
everybody = di tutti
nothing-there = In questa partita non c’è una decisione così.
next-worse = Prossimo errore
previous-decision = Decisione precedente
next-decision = Decisione successiva
decision-at = { $number } di { $count }
shown-turn = La mossa mostrata
was-played = Giocata
was-better = Meglio
was-other = La migliore
was-best = Non si è trovato niente di meglio.
chances-were = Probabilità di vittoria: { $played } % con la mossa giocata, { $best } % con l’altra.
chance-was = Probabilità di vittoria: { $played } % (± { $error }).
how-sure = Al { $share } % era certamente peggio.
how-sure-most = A più del 99 % era certamente peggio.
in-replay = Rivedi questo momento

show-around = Da mostrare
picture = Questo turno come immagine
animation = La partita come animazione
animation-note = Entrambe nascono su questo dispositivo.
making = Disegno: { $done } di { $all }
stop-making = Interrompi
not-made = Qui non è stato possibile disegnarla.

live-chances = Probabilità di vittoria
live-view = vista: { $name }
live-open = tutte le carte scoperte

my-reviews = Bravura e fortuna
reviewed-matches = { $count ->
    [one] una partita analizzata
   *[other] { $count } partite analizzate
}
over-time = Le ultime partite analizzate
luck-a-match = fortuna per partita
my-reviews-note = I punti mostrano quanto bene hai deciso, le barre quanta fortuna hai avuto. Le analisi restano solo su questo dispositivo.
