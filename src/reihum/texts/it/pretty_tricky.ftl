### Pretty Tricky: che cosa è successo, e perché una mossa non è permessa.
### $seat è un nome, $row la somma che indica una riga (da 2 a 12).

## Il proprio lancio (P4)

rolls = { $seat } lancia i dadi: { $blue } in blu, { $red } in rosso.
ticks-left = { $seat } segna sinistra { $row }.
gives-up-second = { $seat } rinuncia alla seconda croce.
gives-up-both = { $seat } rinuncia a entrambe le croci.
cannot-tick-left = Nessuna coppia di dadi trova una casella libera a sinistra sul foglio di { $seat }.

## Gli altri (P5)

ticks-right = { $seat } segna destra { $row }.
fills-right = { $seat } ha riempito la metà destra della riga { $row }.
gives-up-right = { $seat } rinuncia alla croce.
cannot-tick-right = Nessuna coppia di dadi blu trova una casella libera a destra sul foglio di { $seat }.

## Completare una riga (P6)

completes-row = { $seat } completa la riga { $row } e segna il suo (!). Tutti segnano un cerchio: { $circles ->
    [one] il primo di questa riga.
   *[other] ora questa riga ne ha { $circles }.
}

## La fine (P8–P11)

ends-by-symbols = { $seat } ha { $symbols } (!): la partita è finita.
ends-by-rounds = { $rounds ->
    [one] L’unico giro concordato è stato giocato: la partita è finita.
   *[other] I { $rounds } giri concordati sono stati giocati: la partita è finita.
}
wins = { $points ->
    [one] { $seat } vince con { $points } punto: { $x } dai (!) e { $xx } dalle righe di destra.
   *[other] { $seat } vince con { $points } punti: { $x } dai (!) e { $xx } dalle righe di destra.
}
shares-the-win = { $points ->
    [one] { $seat } condivide la vittoria con { $points } punto: { $x } dai (!) e { $xx } dalle righe di destra.
   *[other] { $seat } condivide la vittoria con { $points } punti: { $x } dai (!) e { $xx } dalle righe di destra.
}

## Rifiuti

refuse-over = La partita è finita.
refuse-right-half = Il lancio è tuo, quindi le croci vanno a sinistra: sinistra { $sum } invece di destra { $sum }.
refuse-left-half = Il lancio non è tuo, quindi la croce va a destra: destra { $sum } invece di sinistra { $sum }.
refuse-no-pair = Tra i dadi { $dice } nessuna coppia fa { $row }.
refuse-left-full = La riga { $row } non ha più caselle libere a sinistra.
refuse-other-pair = Hai segnato il { $first }; gli altri due dadi fanno { $other }, non { $row }.
refuse-order = Due croci si segnano partendo dalla riga più bassa. Riprendi sinistra { $first } e comincia da sinistra { $row }.
refuse-right-full = La riga { $row } non ha più caselle libere a destra.
refuse-red = Per fare { $row } servirebbe il dado rosso. Due dadi blu fanno { $offered }.
refuse-no-blue-pair = Due dadi blu non fanno { $row }. Fanno { $offered }.
