### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Vince chi ha più punti, e ogni fila che cali ti fa guadagnare una di queste tessere.
row = Cala tre tessere, ognuna di uno o due più alta della precedente: 48, 49 e 50, oppure 49, 50 e 52.
tile = I fiori della tua fila decidono quale tessera punteggio vinci.
joker = Una fila di esattamente tre tessere porta anche un jolly, che vale qualsiasi numero: prendilo.
draw = Invece di calare, puoi prendere due tessere: prendi la 29 e la 5.
rob = Puoi costruire con una tessera di un’altra fila, se lì ne restano tre: ruba la 32 per le tue 29 e 30.
add = Oppure aggiungi a una fila già calata: aggiungi la tua 27.
left = La manche finisce quando qualcuno non ha più tessere, e i fiori sulle tue ti costano punti.
free = Tocca a te: pesca, cala o aggiungi, come vuoi.
ready = Non serve altro: ora una partita vera, di una sola manche.

## What the coach says the first time.

coach-robbed = Si possono rubare una o due tessere da qualsiasi fila, se lì resta una fila di tre.
coach-swap = Hai un numero che va bene al posto di un jolly: scambiali e il jolly è tuo.
coach-nothing = Una fila prende la tessera dei suoi fiori o la prima più bassa; qui non ce n’erano più.
coach-last-pool = Si passa solo quando non si può pescare, calare né aggiungere niente.
coach-over = La manche è finita: le tessere punteggio contano, i fiori rimasti si sottraggono.
