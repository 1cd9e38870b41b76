# What the terminal says. Moves and commands are typed as they are written here in every language.

## All boards

your-turn = Tocca a te.
turn-of = Tocca a { $name }.
you = (tu)
guest = Ospite
empty = vuoto
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
round = Mano { $round }
turn = Turno { $turn }
over = La partita è finita.
winner = { $name } vince.
winners = Vittoria condivisa tra { $names }.
place = posto { $place }
display = Esposizione
stack = Mazzo
hand = La tua mano
left = sinistra
right = destra
red = rosso
yellow = giallo
green = verde
blue = blu
purple = viola

## Bloom

bloom-round = Manche { $round } di { $rounds }
bloom-pool = { $count ->
    [one] una tessera nella riserva
   *[other] { $count } tessere nella riserva
}
bloom-jokers = jolly
bloom-scoring = Punteggio
bloom-none-left = nessuna
bloom-took = ha preso { $values }
bloom-known = note
bloom-passed = ha dovuto passare
bloom-left = rimaste
bloom-tiles = { $count ->
    [one] una tessera
   *[other] { $count } tessere
}
bloom-row = fila { $row }
bloom-lays = { $name } cala
bloom-robbed = rubate:
bloom-nothing = nulla
bloom-no-tiles = nessuna tessera
bloom-ask-turn = Pesca, cala una nuova fila (rubando prima, se vuoi) o aggiungi a una fila. I jolly si scambiano prima.
bloom-ask-swap = Quale tua tessera va al posto del jolly?
bloom-ask-draw = Prendi una seconda tessera o scrivi done.
bloom-ask-rob = Ruba una seconda tessera di quella fila o comincia a calare.
bloom-ask-row = Cala la prossima tessera della tua fila; quando è finita, scrivi done.
bloom-ask-add = Aggiungi una tessera o scrivi done.
bloom-ask-place = Va bene in più posti: dopo quale tessera?
bloom-ask-reward = Una fila di tre: prendi un jolly o scrivi done.
bloom-ask-count = La manche è finita, ed ecco che cosa è rimasto. Scrivi next: cominci tu la seconda manche.

## One to 9

nine-big = stelle grandi
nine-small = stelle piccole
nine-cards = carte
nine-jokers = di cui jolly
nine-big-short = gr.
nine-small-short = pic.
nine-jokers-short = jolly
nine-discards = Scarti
nine-on-top = su { $count } carte
nine-bonus = bonus di stelle piccole
nine-count = { $count ->
    [one] una carta
   *[other] { $count } carte
}
nine-supply = Riserva
nine-claims = Puoi prendere
nine-claim = La tua presa
nine-next = prossima

## Qwixx

qwixx-take = passo 1 di 3: prendere carte
qwixx-choose = passo 2 di 3: tutti decidono sul numero { $number }
qwixx-play = passo 3 di 3: giocare da una a tre carte
qwixx-of = di { $count }
qwixx-played = Giocate { $count }
qwixx-last = { $name } ha giocato
qwixx-as = come { $colour }
qwixx-misses = errori
qwixx-holds = ha in mano
qwixx-laid = Calate
qwixx-chosen = Scelto
qwixx-nothing = nulla

## Pretty Tricky

tricky-round = Giro { $round }
tricky-own = { $name } ha lanciato e segna a sinistra.
tricky-others = { $active } ha lanciato; { $name } segna a destra.
tricky-ends = Fine a { $count } (!)
tricky-of = { $count } di { $needed } (!)
tricky-head-own = lanci tuoi
tricky-head-row = riga
tricky-head-others = altrui
tricky-head-circles = cerchi
tricky-circle = La riga { $row } riceve un cerchio dopo questo turno.
tricky-dice = Dadi
tricky-ticked = { $row } è segnato
tricky-no-box = nessuna casella libera
tricky-no-box-for = nessuna casella libera per { $name }
tricky-fills = (riempie { $rows })
tricky-full = (piena)
tricky-points = punti

## Superstar

star-piles = mazzo { $draw }, scarti { $discarded }
star-tokens = { $count ->
    [one] una stella vince
   *[other] { $count } stelle vincono
}
star-superstar = superstar!
star-passed = ha passato su
star-last = ultima giocata
star-discarded = scartate
star-won = ha vinto la mano e comincia la prossima
star-joker = jolly
star-before = Prima:
star-no-discards = Non ci sono scarti.
star-discards = Scarti:
star-aside = da parte
star-no-cards = nessuna carta in mano
star-higher = più alta
star-on-star = su ★
star-star = stella
star-over = { $name } ha tre stelle ed è la superstar.
star-exchanging = { $name } cambia carte.
star-ask-discard = Metti da parte quello che non vuoi tenere, poi scrivi done.
star-ask-lead = Cominci tu: gioca una carta qualsiasi.
star-ask-pass = Niente va bene: passi.
star-ask-joker = Qualsiasi carta con stella batte il jolly.
star-ask-higher = Gioca più alto di { $card }.
star-ask-match = Gioca più alto di { $card }, una carta con la stessa stella ({ $star }) o un jolly.
star-ask-only-star = Gioca una carta con la stessa stella ({ $star }) o un jolly.
star-ask-none = Niente va sopra.
star-or-pass = Oppure passa.

## At the table

thinking = { $name } sta pensando…
curtain = { $name }, tocca a te.
curtain-enter = Nessun altro guarda? Premi Invio.
keys = numero o mossa (Tab completa) · hint · undo · rules · log · help · quit
only-choice = L’unica scelta è 1.
choices = Le scelte vanno da 1 a { $count }.
no-move = «{ $move }» non è una mossa di questo gioco.
did-you-mean = Intendevi { $moves }?
looks-like = Una mossa si scrive come «{ $move }»; Tab mostra quelle possibili.
taken-back = «{ $move }» è annullata.
nothing-to-take-back = Niente da annullare: qualcosa è stato rivelato, o qualcun altro ha già giocato.
save-where = Dove? Scrivi: save FILE
save-name = Il nome di un file non ha caratteri di controllo.
saved = Salvato in { $file }. Per continuare: { $command }
kept = La partita è conservata. Per continuare: { $command }
hear-again = Per rileggerla: { $command }
waiting = { $count ->
    [one] Una partita con una mossa ti aspetta.
   *[other] Una partita con { $count } mosse ti aspetta.
} (reihum play --new ne comincia un’altra.)
which-game = Quale gioco?
type-number = Scrivi un numero da 1 a { $count }.
game-players = { $players } giocatori, { $minutes } minuti
end = Fine
so-far = Finora
column-place = posto
column-player = nome
column-points = punti
too-narrow = Questo tabellone richiede { $needed } colonne; la finestra ne ha { $columns }.
help-type = Scrivi il numero di una scelta o la mossa stessa (`{ $move }`), in qualsiasi ordine; più mosse separate da virgole.
help-command = comando
help-does = effetto
help-hint = che cosa sarebbe una buona mossa
help-undo = annulla la tua ultima mossa, finché nulla è stato rivelato
help-rules = le regole, o un loro punto
help-log = tutto quello che è successo
help-save = scrive la partita in un file (viene conservata comunque)
help-quit = esce; `{ $command }` riprende più tardi
older-rules = Questa partita segue la versione { $old } delle regole, le nuove la versione { $new }.
not-together = Non si possono fare insieme in un turno: { $moves }.
reveals-first = «{ $move }» rivela qualcosa di nuovo: giocala prima, poi vedrai che cosa è possibile.
bot-ended = Il processo di un bot si è chiuso senza rispondere, e anche il successivo.
bot-failed = Un bot non è riuscito a pensare: { $error }.

## Before and after a match

no-language = Reihum non parla «{ $language }». Le sue lingue sono { $languages }.
resume-alone = Una partita salvata ha già gioco, posti e opzioni: indica solo --resume FILE.
other-wishes = Una partita di { $game } ti aspetta; quello che chiedi vale solo per una nuova. Per continuare: { $command }. Oppure aggiungi --new per cominciarne un’altra; quella che aspetta va allora persa.
other-version = La partita conservata dall’ultima volta segue la versione { $old } delle regole di { $game }; questo programma ha la versione { $new }. È conservata in { $file } per il programma che l’ha salvata.
unreadable = La partita conservata dall’ultima volta non si può leggere. Ora si trova in { $file }. Per sapere perché: { $command }
no-folder = Non si possono conservare partite in { $folder }: { $why }. XDG_DATA_HOME indica un altro posto.
not-set-aside = Non si può mettere da parte { $file } per una nuova partita: { $why }.
too-many-people = { $people } persone non stanno su { $seats } posti. Aggiungine con --players.
bad-name = Un nome ha da 1 a { $most } caratteri. Indicane un altro con --name.
variation = Questa è una variante: che cosa sarebbe diventata un’altra partita se fosse stata giocata diversamente dopo { $after ->
    [one] la prima mossa
   *[other] le prime { $after } mosse
}.
variation-named = Si chiama «{ $name }».
variation-dealt-anew = Quello che { $name } non poteva sapere è stato ridistribuito, e la fortuna che segue è nuova.
variation-same-cards = Le carte e la fortuna che segue sono quelle di quella partita.
verified = { $game }: { $moves ->
    [one] una mossa, permessa
   *[other] { $moves } mosse, tutte permesse
}; carte e dadi derivano dalla chiave.
fair-compared = Partita leale: chiave, seme e sigillo corrispondono; il sigillo è quello che hai conservato.
fair-alone = Partita leale: chiave, seme e sigillo corrispondono; il sigillo non è stato confrontato con uno conservato (--commitment).
fair-sealed = Ciò che i giocatori hanno aggiunto era sigillato finché tutti erano legati, ed è proprio ciò che era sigillato.
fair-unsealed = È una prova della versione 1: allora ciò che i giocatori aggiungevano non era sigillato.
