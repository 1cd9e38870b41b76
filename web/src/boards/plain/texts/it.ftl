ask = { $count ->
    [one] C’è una sola mossa possibile.
   *[other] Scegli una mossa.
}
ask-chosen = Giocala o scegli un’altra mossa.
ask-more = Continua: il turno non è ancora completo.
play-it = Gioca la mossa
goal = I numeri sono i punti di ciascuno; le regole dicono che cosa vince.
place = Turno { $turn }
moves = Mosse
