### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Con tre stelle grandi si vince, e ogni fila da 1 a 9 che completi ne vale una.
lay = Posa una carta sulla sua casella e ne peschi due.
run = Quattro o più in fila danno stelle piccole: prendi questa scala con una carta della tua mano.
cleared = Quello che è stato preso lascia il tabellone, e si girano due carte nuove.
swap = La casella di questa carta è occupata, quindi puoi cederla per un jolly: prova.
either = Ora puoi prendere una scala o quattro numeri uguali: scegli.
big = Più avanti le stelle piccole riempiono i vuoti di una fila da 1 a 9 e così ne fanno una grande.
free = Tocca a te: posa la carta che vuoi.
ready = Non serve altro: ora una partita vera.

## What the coach says the first time.

coach-plus-three = Finché un +3 è in cima agli scarti, le stelle piccole arrivano con una in più.
coach-number-joker = Un jolly numerico va su qualsiasi casella libera del suo numero.
coach-claimable = Quello che brilla si può prendere adesso.
coach-foursome = Tutte e quattro le caselle di un numero valgono una stella piccola.
coach-long-run = Una fila completa da 1 a 9: è una stella grande, e con tre si vince.
coach-empty-hand = Con la mano vuota si pescano due carte, e il turno è tutto lì.
coach-hand-plus-three = Il tuo +3 non va su nessuna casella: giocalo e peschi tre carte.
