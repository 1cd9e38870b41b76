# Was jedes Spiel braucht, um einen Zug in einem Satz zu erzählen. $seat handelt, $does ist, was getan wird, $then, was daraus folgt.

turn-sentence = { $seat } { $does }{ $then }.
# A piece in a list of others.
item-J = einen Joker
