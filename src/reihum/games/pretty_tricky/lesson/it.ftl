### The steps of the lesson, in their order.
### $other is the name of the other player.

goal = Riempi righe a sinistra: ogni riga completa ti dà il suo (!), che vale due punti.
pair = Dividi i quattro dadi in due coppie, e ogni somma segna una casella nella sua riga: scegli 6 e 11.
blue = Il lancio è di { $other }, ma gli altri segnano una casella a destra con due dei dadi blu: scegli 10 o 12.
finish = Di nuovo 6 e 11: sceglili, e a sinistra la riga 11 è piena.
symbol = La riga 11 è piena: il suo (!) è tuo, e tutti segnano un cerchio dietro quella riga.
pays = Una riga piena a destra ti vale un punto per ogni suo cerchio.
again = { $other } ha lanciato di nuovo, e di nuovo due dadi blu valgono per te: segna nella riga 4.
end = Quando qualcuno ha sei (!), la partita finisce con questo giro e si contano i punti.
free = Il tuo lancio: forma le coppie che vuoi.
ready = Non serve altro: ora una partita breve, in cui dopo quattro giri vince chi ha più punti.

## What the coach says the first time.

coach-completed = Una riga piena a sinistra: il suo (!) vale due punti, e tutti ricevono un cerchio.
coach-full-right = Una riga piena a destra: vale un punto per cerchio, anche per quelli che verranno.
coach-no-box = Nessuna coppia trova una casella libera: questo lancio non porta niente.
coach-no-box-right = Nessuna coppia di dadi blu trova una casella libera: questo lancio non porta niente.
