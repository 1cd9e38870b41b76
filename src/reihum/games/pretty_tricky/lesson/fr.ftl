### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Remplissez des lignes à gauche : chaque ligne finie vous donne son (!), qui vaut deux points.
pair = Séparez les quatre dés en deux paires, et chaque somme coche une case de sa ligne : choisissez 6 et 11.
blue = C’est le lancer de { $other }, mais les autres cochent une case à droite avec deux dés bleus : choisissez 10 ou 12.
finish = Encore 6 et 11 : choisissez-les, et la ligne 11 est pleine à gauche.
symbol = La ligne 11 est pleine : son (!) est à vous, et tout le monde coche un cercle derrière cette ligne.
pays = Une ligne pleine à droite vous rapporte un point par cercle coché.
again = { $other } a relancé les dés, et deux des bleus comptent encore pour vous : cochez la ligne 4.
end = Dès que quelqu’un a six (!), la partie s’arrête à la fin de la manche, et on compte les points.
free = C’est votre lancer : formez les paires que vous voulez.
ready = Vous savez tout : place à une partie courte, où gagne qui a le plus de points après quatre manches.

## What the coach says the first time.

coach-completed = Une ligne pleine à gauche : son (!) vaut deux points, et tout le monde reçoit un cercle.
coach-full-right = Une ligne pleine à droite : elle rapporte un point par cercle, même pour ceux à venir.
coach-no-box = Aucune paire ne trouve de case libre : ce lancer ne rapporte rien.
coach-no-box-right = Aucune paire de dés bleus ne trouve de case libre : ce lancer ne rapporte rien.
