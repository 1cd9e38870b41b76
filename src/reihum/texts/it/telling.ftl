# Ciò che serve a ogni gioco per raccontare un turno in una frase. $seat agisce, $does è ciò che fa, $then ciò che ne segue.

turn-sentence = { $seat } { $does }{ $then }.
# A piece in a list of others.
item-J = un jolly
