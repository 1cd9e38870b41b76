### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Wer die meisten Punkte hat, gewinnt, und jede Reihe, die du legst, bringt dir einen von diesen Steinen.
row = Leg drei Steine, jeder um eins oder zwei höher als der davor: 48, 49 und 50 oder 49, 50 und 52.
tile = Die Blüten auf deiner Reihe bestimmen, welchen Wertungsstein du gewinnst.
joker = Eine Reihe aus genau drei Steinen bringt auch einen Joker, der für jede Zahl steht: Nimm ihn.
draw = Statt zu legen, darfst du zwei Steine nehmen: Nimm die 29 und die 5.
rob = Du darfst mit einem Stein aus einer anderen Reihe bauen, solange dort drei bleiben: Raub die 32 für deine 29 und 30.
add = Oder du legst an eine Reihe an, die schon liegt: Leg deine 27 an.
left = Eine Runde endet, wenn jemand keine Steine mehr hat, und die Blüten auf deinen kosten dich dann Punkte.
free = Du bist dran: Zieh, leg eine Reihe oder leg an, ganz wie du willst.
ready = Mehr brauchst du nicht: Jetzt kommt ein richtiges Spiel über eine Runde.

## What the coach says the first time.

coach-robbed = Rauben darf man aus jeder Reihe, einen oder zwei Steine, solange eine Reihe von drei bleibt.
coach-swap = Du hast eine Zahl, die dort passt, wo ein Joker liegt: Tausch sie, und der Joker gehört dir.
coach-nothing = Eine Reihe bekommt den Wertungsstein ihrer Blüten oder den nächstniedrigeren; hier war keiner mehr da.
coach-last-pool = Gepasst wird nur, wenn nichts gezogen, gelegt oder angelegt werden kann.
coach-over = Die Runde ist vorbei: Gewonnene Wertungssteine zählen, übrige Blüten werden abgezogen.
