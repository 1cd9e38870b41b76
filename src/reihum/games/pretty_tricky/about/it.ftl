title = Pretty Tricky
pitch = Quattro dadi, tre modi di formare le coppie, un foglio da riempire.
option-round_limit = La partita finisce al più tardi dopo questo numero di giri.
