# Was jedes Spiel braucht, um einen Zug in einem Satz zu erzählen. $seat handelt, $does ist, was getan wird, $then, was daraus folgt.

turn-sentence = { $seat } { $does }{ $then }.
# A piece in a list of others.
item-J = einen Joker
# At the end of a row that is told by its ends: 50–51–joker.
end-J = Joker
# In the place of the name of somebody who has deleted everything.
former-player = Jemand von früher
