### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Qui a le plus de points gagne, et chaque rangée que vous posez vous rapporte une de ces tuiles.
row = Posez trois tuiles, chacune supérieure d’un ou de deux à la précédente : 48, 49 et 50, ou 49, 50 et 52.
tile = Les fleurs de votre rangée décident de la tuile de score que vous gagnez.
joker = Une rangée d’exactement trois tuiles rapporte aussi un joker, qui vaut n’importe quel nombre : prenez-le.
draw = Au lieu de poser, vous pouvez prendre deux tuiles : prenez la 29 et la 5.
rob = Vous pouvez utiliser une tuile d’une autre rangée s’il en reste trois là-bas : volez la 32 pour vos 29 et 30.
add = Ou vous complétez une rangée déjà posée : ajoutez-lui votre 27.
left = La manche finit quand quelqu’un n’a plus de tuiles, et les fleurs des vôtres vous coûtent alors des points.
free = À vous : piochez, posez ou complétez, comme vous voulez.
ready = Vous savez tout : place à une vraie partie, en une manche.

## What the coach says the first time.

coach-robbed = On peut voler une ou deux tuiles dans n’importe quelle rangée, s’il y reste une rangée de trois.
coach-swap = Vous avez un nombre qui va à la place d’un joker : échangez-les, et le joker est à vous.
coach-nothing = Une rangée prend la tuile de ses fleurs ou la suivante en dessous ; ici, il n’y en avait plus.
coach-last-pool = On ne passe que quand il n’y a rien à piocher, à poser ni à compléter.
coach-over = La manche est finie : les tuiles de score comptent, les fleurs restantes se retranchent.
