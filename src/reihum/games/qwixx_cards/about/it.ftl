title = Qwixx
pitch = Segna da sinistra a destra, salta il meno possibile, chiudi prima degli altri.
option-jokers = Giocare con gli undici jolly.
