# Ciò che serve a ogni gioco per raccontare un turno in una frase. $seat agisce, $does è ciò che fa, $then ciò che ne segue.

turn-sentence = { $seat } { $does }{ $then }.
# A piece in a list of others.
item-J = un jolly
# At the end of a row that is told by its ends: 50–51–joker.
end-J = jolly
# In the place of the name of somebody who has deleted everything.
former-player = Un ex giocatore
