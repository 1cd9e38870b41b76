# What every game needs to put a turn into one sentence. $seat is who acts, $does what they do, $then what follows from it.

turn-sentence = { $seat } { $does }{ $then }.
# A piece in a list of others.
item-J = a joker
# At the end of a row that is told by its ends: 50–51–joker.
end-J = joker
# In the place of the name of somebody who has deleted everything.
former-player = A former player
