### What a lesson says in a terminal; $turn, $one and $two are moves as they are typed.

go-on = Invio per andare avanti, «skip» per finire la lezione:
type-one = Scrivi «{ $turn }», o premi solo Invio:
type-two = Scrivi 1 per «{ $one }» o 2 per «{ $two }»:
type-any = Scrivi un numero o una mossa:
not-that = Qui la lezione chiede altro.
real-game = Ora una partita vera:
begin-now = Invio per una breve partita vera, «no» per smettere:
