ask = Quale carta giochi? Il totale è { $total }.
note = { $room ->
    [0] Nessun margine: serve una carta senza valore, un 9 o un 10 in meno.
   *[other] Ancora { $room } fino a 99.
}
ask-chosen = Giocala, o scegli un’altra carta.
lay-it = Gioca { $card }
ask-stuck = Nessuna delle tue carte va bene a { $total }.
give-up = Prendi un punto di penalità
lay-label = Gioca { $card }
of-limit = su 99
clockwise = senso orario
counter = senso antiorario
pile = pila
stock = mazzo
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
goal = Resta a 99 o meno; chi non può prende un punto di penalità.
near = ultima occasione
place = Round { $round }
penalties = Punti di penalità
stuck = { $name } non può proseguire a { $total }
stuck-why = Vince chi ha meno punti di penalità.
legend-4 = 4 | non conta e inverte il senso
legend-9 = 9 | porta il totale a 99
legend-10 = 10 | aggiunge o toglie dieci
legend-king = K | il re non conta; fante e donna contano dieci
legend-points = punti di penalità | quando una fila è piena la partita finisce
