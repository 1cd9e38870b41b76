# Conseils pour Pretty Tricky! : que faire (do-…) et ce qui en résulte (why-…), toujours face au deuxième choix.

do-nothing = Ne cochez rien.
do-stop = Restez-en là.
do-right = Cochez une case à droite, ligne { $row }.
do-left = Cochez une case à gauche, ligne { $row }, et aucune autre.
do-left-two = Cochez à gauche une case de la ligne { $row } et une de la ligne { $second }.
why-ticks = Cases cochées : { $amount } ; avec le deuxième choix : { $other_amount }.
why-rows = Lignes terminées avant votre prochaine décision : { $amount } en moyenne ; avec le deuxième choix : { $other_amount }.
why-own-circles = Cercles qui comptent pour vous d’ici là : { $amount } en moyenne ; avec le deuxième choix : { $other_amount }.
why-rival-circles = Cercles qui comptent pour les autres d’ici là : { $amount } en moyenne ; avec le deuxième choix : { $other_amount }.
why-end = Quelqu’un a assez de (!) pour la fin avant votre prochaine décision : { $share } ; avec le deuxième choix : { $other_share }.
