# Ce qu’il faut à chaque jeu pour raconter un tour en une phrase. $seat agit, $does dit ce qui est fait, $then ce qui s’ensuit.

turn-sentence = { $seat } { $does }{ $then }.
# A piece in a list of others.
item-J = un joker
