title = Novantanove
pitch = Si conta fino a 99, e a restare bloccato sia qualcun altro.
option-penalties = La partita finisce appena qualcuno ha questo numero di punti di penalità.
