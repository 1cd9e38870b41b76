### Pretty Tricky: che cosa è successo, e perché una mossa non è permessa.
### $seat è un nome, $row la somma che indica una riga (da 2 a 12).

## Il proprio lancio (P4)

rolls =
    .does = lancia i dadi ({ $blue } in blu, { $red } in rosso)
    .you = lanci i dadi ({ $blue } in blu, { $red } in rosso)
ticks-left =
    .does = { $count ->
        [one] segna a sinistra una casella della riga { $row }
       *[other] segna a sinistra caselle delle righe { $row }
    }
    .you = { $count ->
        [one] segni a sinistra una casella della riga { $row }
       *[other] segni a sinistra caselle delle righe { $row }
    }
gives-up-second =
    .does = rinuncia alla seconda crocetta
    .you = rinunci alla seconda crocetta
gives-up-both =
    .does = rinuncia a entrambe le crocette
    .you = rinunci a entrambe le crocette
cannot-tick-left = Nessuna coppia di dadi trova una casella libera a sinistra sul foglio di { $seat }.
    .you = Nessuna coppia di dadi trova una casella libera a sinistra sul tuo foglio.

## Gli altri (P5)

ticks-right =
    .does = segna a destra una casella della riga { $row }
    .you = segni a destra una casella della riga { $row }
fills-right =
    .does = riempie questa metà
    .you = riempi questa metà
gives-up-right =
    .does = rinuncia alla crocetta
    .you = rinunci alla crocetta
cannot-tick-right = Nessuna coppia di dadi blu trova una casella libera a destra sul foglio di { $seat }.
    .together = Nessuna coppia di dadi blu trova una casella libera a destra sui fogli di { $seats }.
    .you = Nessuna coppia di dadi blu trova una casella libera a destra sul tuo foglio.

## Completare una riga (P6)

completes-row = { $seat } completa la riga { $row } e segna il suo (!); tutti vi segnano un cerchio, { $circles ->
    [one] il primo.
    [2] il secondo.
    [3] il terzo.
   *[other] il quarto.
}
    .you = Completi la riga { $row } e segni il suo (!); tutti vi segnano un cerchio, { $circles ->
        [one] il primo.
        [2] il secondo.
        [3] il terzo.
       *[other] il quarto.
    }

## La fine (P8–P11)

ends-by-symbols = { $seat } ha { $symbols } (!): la partita è finita.
    .you = Hai { $symbols } (!): la partita è finita.
ends-by-rounds = { $rounds ->
    [one] Era l’unico giro: la partita è finita.
   *[other] Era l’ultimo di { $rounds } giri: la partita è finita.
}
wins = { $points ->
    [one] { $seat } vince con { $points } punto: { $x } dai (!) e { $xx } dalle righe di destra.
   *[other] { $seat } vince con { $points } punti: { $x } dai (!) e { $xx } dalle righe di destra.
}
    .you = { $points ->
        [one] Vinci con { $points } punto: { $x } dai (!) e { $xx } dalle righe di destra.
       *[other] Vinci con { $points } punti: { $x } dai (!) e { $xx } dalle righe di destra.
    }
shares-the-win = { $points ->
    [one] Vittoria condivisa: { $seat }, { $points } punto ({ $x } dai (!) e { $xx } dalle righe di destra).
   *[other] Vittoria condivisa: { $seat }, { $points } punti ({ $x } dai (!) e { $xx } dalle righe di destra).
}
    .together = { $points ->
        [one] Vittoria condivisa: { $seats }, { $points } punto a testa ({ $x } dai (!) e { $xx } dalle righe di destra).
       *[other] Vittoria condivisa: { $seats }, { $points } punti a testa ({ $x } dai (!) e { $xx } dalle righe di destra).
    }

## Rifiuti

refuse-over = La partita è finita.
refuse-right-half = Il lancio è tuo: segna la riga { $sum } a sinistra, non a destra.
refuse-left-half = Il lancio non è tuo: segna la riga { $sum } a destra, non a sinistra.
refuse-no-pair = Tra i dadi { $dice } nessuna coppia fa { $row }.
refuse-left-full = La riga { $row } non ha più caselle libere a sinistra.
refuse-other-pair = Hai segnato { $first }; gli altri due dadi fanno { $other }, non { $row }.
refuse-order = Due crocette si segnano partendo dalla riga più bassa. Riprendi la riga { $first } e comincia dalla riga { $row }.
refuse-right-full = La riga { $row } non ha più caselle libere a destra.
refuse-red = Per fare { $row } servirebbe il dado rosso. Due dadi blu fanno { $offered }.
refuse-no-blue-pair = Due dadi blu non fanno { $row }. Fanno { $offered }.
