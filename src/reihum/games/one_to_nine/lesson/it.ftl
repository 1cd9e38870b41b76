### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Con tre stelle grandi si vince, e ogni fila da 1 a 9 che completi ne vale una.
lay = Posa il 9 verde o il 5 blu sulla sua casella e peschi due carte.
run = Quattro o più in fila danno stelle piccole: tocca 4–7 ★★, e il tuo 5 giallo riempie il vuoto.
cleared = Quello che è stato preso lascia il tabellone, e si girano due carte nuove.
swap = La casella del tuo 9 rosso è occupata, quindi puoi cedere la carta per un jolly: prova.
either = Ora puoi prendere la scala gialla 1–4 o i quattro 3: scegli.
big = Più avanti le stelle piccole riempiono i vuoti di una fila da 1 a 9 e così ne fanno una grande.
free = Tocca a te: posa la carta che vuoi.
ready = Ora una partita breve: vince chi ha tre stelle grandi o, dopo 16 turni, più stelle.

## What the coach says the first time.

coach-plus-three = Finché un +3 è in cima agli scarti, le stelle piccole arrivano con una in più.
coach-number-joker = Un jolly numerico va su qualsiasi casella libera del suo numero.
coach-claimable = Quello che brilla si può prendere adesso.
coach-foursome = Tutte e quattro le caselle di un numero valgono una stella piccola.
coach-long-run = Una fila completa da 1 a 9: è una stella grande, e con tre si vince.
coach-empty-hand = Con la mano vuota si pescano due carte, e il turno finisce lì.
coach-hand-plus-three = Il tuo +3 non va su nessuna casella: giocalo e peschi tre carte.
