### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Con tre stelle si vince la partita, e ogni mano ne mette in palio una.
lead = Cominci tu la mano: gioca il 15 o il 28.
higher = Un numero più alto del 30 di { $other } va bene: gioca il 48.
star = Il 18 di { $other } è più basso, ma va bene lo stesso: la sua stella ha lo stesso colore.
either = 43 e 50 sono entrambi più alti di 18 e vanno bene: giocane uno.
won = { $other } non ha niente che vada bene: la tua carta è stata l’ultima e la stella è tua.
begin = Tutti hanno ripescato fino a cinque carte, e chi ha vinto comincia: gioca l’8.
joker = Un jolly va su qualsiasi carta con una stella, come il 12 di { $other }: giocalo.
free = Un’altra stella, e cominci di nuovo tu: gioca la carta che vuoi.
ready = Non serve altro: ora una partita vera.

## What the coach says the first time.

coach-pass = Chi non ha niente che vada bene esce dalla mano e tiene le sue carte.
coach-star = L’ultima carta di una mano vince la stella, e chi l’ha giocata comincia la prossima.
coach-match-point = Due stelle: con la prossima si vince la partita.
coach-played-joker = Qualsiasi carta con una stella batte un jolly, con qualunque numero.
coach-exchange = Non hai vinto la mano: puoi cambiare tutte le carte che vuoi.
coach-other-exchange = Fra una mano e l’altra tutti tranne chi ha vinto possono cambiare carte; poi si torna a cinque.
