title = One to 9
pitch = Si riempiono le file insieme, poi si prende la scala prima degli altri.
option-turn_limit = La partita finisce al più tardi dopo questo numero di turni.
