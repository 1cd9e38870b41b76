title = One to 9
pitch = Gemeinsam Reihen füllen, dann die Straße werten, bevor es jemand anders tut.
option-turn_limit = Die Partie endet spätestens nach so vielen Zügen.
