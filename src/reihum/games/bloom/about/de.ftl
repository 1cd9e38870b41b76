title = Bloom
pitch = Steigende Reihen legen, bei den Nachbarn rauben, die meisten Blüten sammeln.
option-own_row_first = Anlegen erst, wenn man eine eigene Reihe ausgelegt hat.
option-rounds = Runden
