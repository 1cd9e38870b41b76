### What a lesson says in a terminal; $turn, $one and $two are moves as they are typed.

go-on = Entrée pour continuer, « skip » pour finir la leçon :
type-one = Tapez « { $turn } », ou seulement Entrée :
type-two = Tapez 1 pour « { $one } » ou 2 pour « { $two } » :
type-any = Tapez un numéro ou un coup :
not-that = La leçon demande autre chose ici.
real-game = Et maintenant, une vraie partie :
begin-now = Entrée pour une courte vraie partie, « no » pour s’arrêter :
