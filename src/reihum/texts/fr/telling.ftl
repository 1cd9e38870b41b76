# Ce qu’il faut à chaque jeu pour raconter un tour en une phrase. $seat agit, $does dit ce qui est fait, $then ce qui s’ensuit.

turn-sentence = { $seat } { $does }{ $then }.
# A piece in a list of others.
item-J = un joker
# At the end of a row that is told by its ends: 50–51–joker.
end-J = joker
# In the place of the name of somebody who has deleted everything.
former-player = Un ancien joueur
