### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Con tre stelle si vince la partita, e ogni mano ne mette in palio una.
lead = Cominci tu la mano: gioca una di queste due carte.
higher = Un numero più alto va bene: gioca questa.
star = La carta di { $other } è più bassa, ma va bene lo stesso: la sua stella ha lo stesso colore.
either = Queste due sono più alte e vanno bene: giocane una.
won = { $other } non ha niente che vada bene: la tua carta è stata l’ultima e la stella è tua.
begin = Tutti hanno ripescato fino a cinque carte, e chi ha vinto comincia: gioca questa.
joker = Un jolly va su qualsiasi carta con una stella: giocalo.
free = Un’altra stella, e cominci di nuovo tu: gioca la carta che vuoi.
ready = Non serve altro: ora una partita vera.

## What the coach says the first time.

coach-pass = Chi non ha niente che vada bene esce dalla mano e tiene le sue carte.
coach-star = L’ultima carta di una mano vince la stella, e chi l’ha giocata comincia la prossima.
coach-match-point = Due stelle: con la prossima si vince la partita.
coach-played-joker = Qualsiasi carta con una stella batte un jolly, con qualunque numero.
coach-exchange = Non hai vinto la mano: puoi cambiare tutte le carte che vuoi.
coach-other-exchange = Fra una mano e l’altra tutti tranne chi ha vinto possono cambiare carte; poi si torna a cinque.
