# Conseils pour Qwixx : que faire (do-…) et ce qui en résulte (why-…), toujours face au deuxième choix.

do-take = Prenez le { $number }.
do-mark = Cochez le { $number } { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
   *[B] bleu
}.
do-skip = Ne cochez pas le { $number }.
do-play = Jouez { $cards } sans rien cocher.
do-play-mark = Jouez { $cards } et cochez { $numbers } dans la ligne { $colour ->
    [R] rouge
    [Y] jaune
    [G] verte
   *[B] bleue
}.
do-done = Restez-en là.
why-marks = Nombres cochés d’ici votre prochain tour : { $amount } en moyenne ; avec le deuxième choix : { $other_amount }.
why-skipped = Nombres sautés : { $amount } ; avec le deuxième choix : { $other_amount }.
done-lock = Vous verrouillez ainsi la ligne.
why-lock = Vous verrouillez une ligne : { $share } ; avec le deuxième choix : { $other_share }.
why-lock-in-reach = Une ligne de plus prête à être verrouillée d’ici votre prochain tour : { $share } ; avec le deuxième choix : { $other_share }.
why-miss = Un échec pendant ce tour : { $share } ; avec le deuxième choix : { $other_share }.
why-end = La partie se termine avant votre prochain tour : { $share } ; avec le deuxième choix : { $other_share }.
