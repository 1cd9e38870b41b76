# Consigli per Pretty Tricky!: che cosa fare (do-…) e a che cosa porta (why-…), sempre accanto alla seconda scelta.

do-nothing = Non segnare nulla.
do-stop = Fermati qui.
do-right = Segna una casella a destra, riga { $row }.
do-left = Segna una casella a sinistra, riga { $row }, e nessun’altra.
do-left-two = Segna a sinistra una casella della riga { $row } e una della riga { $second }.
why-ticks = Caselle segnate: { $amount }; con la seconda scelta: { $other_amount }.
why-rows = Righe che completi prima della tua prossima decisione: in media { $amount }; con la seconda scelta: { $other_amount }.
why-own-circles = Cerchi che contano per te fino ad allora: in media { $amount }; con la seconda scelta: { $other_amount }.
why-rival-circles = Cerchi che contano per gli altri fino ad allora: in media { $amount }; con la seconda scelta: { $other_amount }.
why-end = Qualcuno ha abbastanza (!) per la fine prima della tua prossima decisione: { $share }; con la seconda scelta: { $other_share }.
