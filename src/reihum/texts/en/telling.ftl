# What every game needs to put a turn into one sentence. $seat is who acts, $does what they do, $then what follows from it.

turn-sentence = { $seat } { $does }{ $then }.
# A piece in a list of others.
item-J = a joker
