title = Pretty Tricky
pitch = Quatre dés, trois façons de former des paires, une feuille à remplir.
option-round_limit = La partie s’arrête au plus tard après ce nombre de manches.
