title = { $game }: fortuna e decisioni
how = Tutti i numeri sono punti: partite vinte su cento. In ogni riga portano dalla partenza al risultato.

column-player = giocatore
column-start = partenza
column-deal = distribuzione
column-chance = dadi e pesca
column-decision = decisioni proprie
column-others = decisioni degli altri
column-hidden = carte nascoste
column-residual = resto
column-result = risultato
column-accuracy = precisione
explained-chance = «Dadi e pesca» è ciò che la fortuna ha dato o tolto. «Decisioni» è ciò che una scelta ha dato o tolto, per quanto si poteva sapere. «Carte nascoste» è come stavano le carte che nessuno poteva conoscere: scelta giusta ma sfortunata, o viceversa. «Resto» è l’imprecisione della misura.
by-luck = Ha deciso la fortuna: { $better } ha deciso meglio di { $winner }, che però ha avuto più fortuna.
by-skill = { $winner } ha vinto decidendo meglio.
by-both = { $winner } ha avuto più fortuna e ha deciso meglio.
turning-points = Punti di svolta
turn-chance = { $name }, { $before } → { $after }: fortuna.
turn-decision = { $name }, { $before } → { $after }: una decisione.
turn-hidden = { $name }, { $before } → { $after }: come stavano le carte nascoste.
chances = Probabilità di vittoria
moves = { $first ->
    [same] Mossa { $last }
   *[other] Mosse da { $first } a { $last }
}
step = passo della partita
account = Da dove viene il risultato
decisions = Decisioni
none-worse = Nessuna decisione di questa partita era con certezza peggiore di un’altra.
lost = { $points ->
    [one] { $points } punto perso
   *[other] { $points } punti persi
} (± { $error })
verdict-great = ottima
verdict-inaccurate = imprecisa
verdict-mistake = errore
verdict-blunder = errore grave
better = Meglio:
written = L’analisi è in { $file }.
