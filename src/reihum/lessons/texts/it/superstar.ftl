### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Tre stelle vincono la partita, e ogni mano ne mette in palio una.
lead = Cominci tu la mano: gioca questa carta.
higher = Un numero più alto va bene: gioca questa.
star = La carta di { $other } è più bassa, ma va bene lo stesso: la sua stella ha lo stesso colore.
either = Queste due vanno bene: gioca quella che vuoi.
won = { $other } non ha niente che vada bene: la tua carta è stata l’ultima e la stella è tua.
begin = Chi vince ripesca fino a cinque carte e comincia: gioca questa.
joker = Un jolly va su qualsiasi carta con una stella: giocalo.
free = Un’altra stella, e cominci di nuovo tu: gioca la carta che vuoi.
ready = Non serve altro: ora una partita vera.

## What the coach says the first time.

coach-pass = Chi non ha niente che vada bene esce dalla mano e tiene le sue carte.
coach-star = L’ultima carta di una mano vince la stella, e chi l’ha giocata comincia la prossima.
coach-match-point = Due stelle: la prossima vince la partita.
coach-played-joker = Su un jolly va qualsiasi carta con una stella, con qualunque numero.
coach-exchange = Non hai vinto la mano: puoi cambiare tutte le carte che vuoi.
