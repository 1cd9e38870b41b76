### L’interfaccia.

## I bot

level-uniform = a caso
level-easy = facile
level-medium = medio
level-greedy = buono
level-hard = forte
level-expert = esperto

## Inizio

pitch = Giochi di file, un turno dopo l’altro.
pitch-more = «Gioca subito» ti mette al tavolo con i bot; a un nuovo tavolo scegli tu con chi giocare.
games = Giochi
play-now = Gioca subito
play-now-of = Gioca subito: { $game }
new-table = Nuovo tavolo
new-table-of = Nuovo tavolo di { $game }
rules = Regole
rules-of = Regole di { $game }
rules-for-programs = Per chi possiede il gioco e per i programmi
learn-by-playing = Impara giocando
try-it = Prova
try-hint = Ciò che brilla è permesso. Tocca qualcos’altro per vedere perché non si può.
try-allowed = È permesso.
try-again = Ricomincia
players-range = { $low }–{ $high } giocatori
minutes = { $minutes } min
you = Tu
results = I miei risultati
settings = Impostazioni
your-turn = Tocca a te.
resume = { $game } con { $names }
my-tables = I tuoi tavoli
open-tables = Tavoli aperti
to-watch = Da guardare
no-tables-mine = Ancora nessun tavolo. Con «Gioca subito» cominci il primo.
tables-there = I tavoli sul server compaiono quando è raggiungibile.
no-tables-open = Ora non aspetta nessuno.
no-tables-watch = Ora non c’è niente da guardare.
with = con { $names }
free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
finished = Finita
turn-number = Turno { $turn }
just-now = proprio ora
tag-waiting = in attesa
tag-result = vedi il risultato
tag-to-move = tocca a { $name }
tag-running = in corso
your-turn-tag = tocca a te
join = Partecipa
not-encrypted = Questa connessione non è cifrata. In una rete di casa è normale; altrove evitala.

## Nomi

name-title = Come ti chiamiamo?
name-label = Nome
name-hint = Basta un nome. Nessun account, nessun indirizzo.
name-go = Siediti
name-saved = Salvato.

## Un nuovo tavolo

seats = Posti
seat-number = Posto { $number }
player-number = Giocatore { $number }
kind-open = Amico
kind-bot = Bot
kind-local = Su questo dispositivo
level = Forza
add-seat = Aggiungi un posto
remove-seat = Togli il posto { $number }
options = Varianti
start-seat = Chi comincia
start-drawn = A sorte
pace = Tempo per pensare
pace-untimed = Quanto si vuole
pace-quick = 3 minuti + 5 s a turno
pace-steady = 10 minuti + 15 s a turno
pace-relaxed = 2 giorni a turno
who-may-join = Chi può venire
join-link = Chi ha il link
join-public = Tutti
hints = Consigli
hints-forbidden = A nessuno
hints-allowed = Permessi: per chi ne riceve uno conta solo una sconfitta
hints-may = consigli permessi (allora conta solo una sconfitta)
hints-none = senza consigli
hints-none-why = A questo tavolo non ci sono consigli: così ha deciso chi l’ha preparato.
lay-table = Prepara il tavolo
lay-table-invite = Prepara il tavolo e invita
laying-table = Si prepara il tavolo…

## La sala d’attesa

waiting-title = { $count ->
    [0] Ci sono tutti
    [one] È ancora libero un posto
   *[other] Sono ancora liberi { $count } posti
}
seat-free = Libero
sit = Siediti qui
stand = Alzati
seat-bot = Metti un bot
seat-open = Libera il posto
start = Si comincia
start-hint = Riempi i posti liberi con amici o bot.
start-wait = Chi ospita comincia quando ci sono tutti.
dealing = Si distribuisce… Manca ancora: { $names }.
dealing-elsewhere = Apri questo tavolo sul dispositivo su cui hai preso posto: senza, la partita non può cominciare.
invite = Invita
invite-hint = Manda il link, o fai leggere il codice a un telefono.
copy-link = Copia il link
copy = Copia
copied = Copiato
share = Condividi
qr-invite = Codice QR dell’invito

## Il tavolo

back-home = Tutti i giochi
menu = Menu
log = Cronologia
log-unread = { $count ->
    [one] Cronologia, 1 nuovo messaggio
   *[other] Cronologia, { $count } nuovi messaggi
}
log-empty = Non è ancora successo niente.
again = Rivedi dal mio turno
again-at = Prima · { $at } di { $last }
again-now = Torna al presente
log-undo = { $seat } ritira l’ultima mossa.
log-resign = { $seat } abbandona.
log-close = Il tavolo è stato chiuso.
older-rules = Partita giocata con una versione precedente delle regole: versione { $old }. Le nuove partite seguono la versione { $new }.
chat = Conversazione
chat-placeholder = Di’ qualcosa
chat-send = Invia
chat-said = { $name }: { $said }
dock = Che cosa fare
undo = Annulla
hint = Consiglio
hint-choose = Scegli questa mossa
hint-play = Gioca questa mossa
loading = Un attimo…
one-moment = Un attimo…
close = Chiudi
waiting-for = Tocca a { $names }.
watching = Stai guardando.
watching-turn = Stai guardando. Tocca a { $names }.
signed-out = Qui la tua sessione è chiusa: ora puoi solo guardare.
signed-out-note = Per tornare a giocare apri un link creato su un altro tuo dispositivo.
undo-asked = { $name } vorrebbe ritirare l’ultima mossa.
undo-asked-note = Qualcosa è già stato scoperto, perciò serve il tuo consenso.
undo-ask = Chiedi di ritirare la mia ultima mossa
undo-unrated = Per la tua valutazione allora conta solo una sconfitta.
counting-hint = Un consiglio per { $names }.
counting-helped = Un consiglio per { $names }: per chi ne ha ricevuto uno conta solo una sconfitta.
counting-took-back = Mosse ritirate da { $names }: per chi l’ha fatto conta solo una sconfitta.
undo-allow = Va bene
undo-refuse = No, grazie
undo-waiting = Hai chiesto di ritirare la mossa. Decidono gli altri.
undo-refused = Gli altri hanno detto di no: la mossa resta.
seat-you = (tu)
seat-to-move = di turno
seat-stand-in = un bot gioca al suo posto
seat-away = assente
seat-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
seat-clock = ancora { $time }
card-name = { $number } { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
}
starred-card-name = { $number } con stella { $colour ->
    [red] rossa
    [yellow] gialla
    [green] verde
    [blue] blu
   *[purple] viola
}
joker-name = jolly
joker-of-number-name = jolly { $number }
number-joker-name = jolly numerico { $number }
run-name = { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
} da { $number } a { $last }
sound-is = { $on ->
    [yes] Suoni: attivi
   *[no] Suoni: spenti
}
remark = Nota
stand-in-on = Fai giocare un bot per me
stand-in-off = Torno a giocare io
resign = Abbandona
resign-sure = Abbandonare? Un bot finisce per te, e finisci all’ultimo posto.
resign-yes = Abbandona
resign-no = Continua
leave-table = Esci per ora
spectators = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
table-closed = Questo tavolo è stato chiuso.
to-result = Vai al risultato
curtain-title = Passa il dispositivo a { $name }
curtain-hint = Gli altri guardano altrove per un attimo.
curtain-ready = Sono { $name }
connection-lost = La connessione è caduta. Il tuo posto resta tuo; continuiamo a provare.
connection-lost-aided = Sei offline. Scegli pure: la tua mossa parte appena torna la rete.
move-waits = La tua mossa è annotata. Parte appena torna la rete; fino ad allora tieni aperta questa pagina.

## La fine

legend-open = Che cosa significano i segni
legend-title = L’obiettivo e il significato dei segni
goal-far = { $name }: { $far }
goal-near = { $name }: { $far }, { $near }
legend-near = A un passo dalla fine della partita o della manche.
legend-near-is = { $name }: { $near }
sound-offer = Con i suoni?
sound-yes = Attiva i suoni
sound-no = No, grazie
end-you-win = Hai vinto
end-decided = { $result }. { $decided }.
end-you-win-by = { $lead ->
    [one] Hai vinto di un punto
   *[other] Hai vinto di { $lead } punti
}
end-wins = { $name } vince
end-wins-by = { $lead ->
    [one] { $name } vince di un punto
   *[other] { $name } vince di { $lead } punti
}
end-shared = Vittoria condivisa: { $names }
end-turns = { $turns ->
    [one] dopo un turno
   *[other] dopo { $turns } turni
}
end-score = Il punteggio
end-total = Totale
end-rank = { $rank ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
   *[5] quinto posto
}
end-last-moves = Le ultime mosse
rematch = Rivincita
rematch-join = Alla rivincita
replay = Rivedi
review = Analisi
review-offer = Bravura o fortuna?
look-at-table = Guarda il tavolo
export = Salva la partita
fair-line = La sorte di questa partita era sigillata prima che cominciasse.
fair-check = Verifica
fair-yes = Verificato: seme e chiave corrispondono al sigillo che questo dispositivo ha conservato dall’inizio, e ciò che ha aggiunto c’è.
fair-unseen = Seme e chiave corrispondono al sigillo mostrato ora. Quello dell’inizio non è conservato su questo dispositivo.
fair-not-yet = Il seme si mostra a partita finita.
fair-brought = Questa partita è stata portata qui; come è stata distribuita non si può verificare qui.
fair-other-commitment = Non corrisponde: all’inizio era mostrato un altro sigillo.
fair-entropy = Manca ciò che questo dispositivo ha aggiunto. O hai ripreso posto su un altro dispositivo, o non c’eri quando si è distribuito, o questa sorte non è onesta.
fair-bound = Non corrisponde: quando hai aperto la tua parte, qualcuno era legato a qualcos’altro.
fair-opening = Non corrisponde: qualcuno ha aggiunto qualcosa di diverso da ciò che era sigillato.
fair-older = (Versione { $version }: a questo tavolo più vecchio le parti dei giocatori non erano ancora sigillate.)
fair-seed = Non corrisponde: non è il seme annunciato.
fair-form = Non corrisponde: la prova è incompleta o non ha la forma di una prova.
fair-key = Non corrisponde: la chiave non segue dal seme.
fair-cards = Per verificare anche tutto ciò che la sorte ha dato, salva la prova ed esegui:
fair-proved = Verificato: la partita è stata rigiocata su questo dispositivo, e tutta la sorte viene dalla chiave sigillata.
fair-proved-unseen = La partita è stata rigiocata su questo dispositivo: tutta la sorte viene dalla chiave. Il sigillo dell’inizio non è conservato qui.
fair-match = Non corrisponde: la prova non contiene una partita di questo gioco.
fair-options = Non corrisponde: la partita è stata avviata con opzioni diverse da quelle mostrate dal tavolo.
fair-other-key = Non corrisponde: la partita è stata distribuita con un’altra chiave.
fair-move = Non corrisponde: la mossa { $number } non può essere stata giocata così.
fair-position = Non corrisponde: le mosse non portano a questa fine.
fair-changed = Non corrisponde: i posti dei giocatori sono stati modificati.
fair-card = { $number ->
    [0] Non corrisponde: ciò che era mostrato all’inizio non viene dalla chiave.
   *[other] Non corrisponde: ciò che era mostrato dopo la mossa { $number } non viene dalla chiave.
}
fair-compared = { $compared ->
    [0] Nessuna delle posizioni ricevute da questa pagina durante la partita si è potuta confrontare.
    [one] Anche l’unica posizione ricevuta da questa pagina durante la partita corrisponde.
   *[other] Anche tutte le { $compared } posizioni ricevute da questa pagina durante la partita corrispondono.
}
fair-again = Per verificarlo senza questa pagina, salva la prova ed esegui:
fair-save = Salva la prova
fair-how = Come si prova che la sorte è onesta
fair-sealed = Prima che questa partita cominciasse, la sua sorte è stata sigillata. Ecco il sigillo: tutti vedono lo stesso, e alla fine ognuno può verificare che niente è cambiato:

## Rivedere

scrubber = Punto della partita
replay-start = L’inizio
replay-at = { $at } di { $last }
first = All’inizio
previous = Indietro
next = Avanti
last = Alla fine
run = Riproduci
pause = Pausa
viewer = Visto da
viewer-spectator = Spettatore
viewer-seat = { $name }

## Risultati

results-nobody = Non hai ancora giocato qui.
results-none = Ancora nessuna partita finita.
stat-line = { $played ->
    [one] 1 partita
   *[other] { $played } partite
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
stat-rating = Valutazione
stat-best = Record
finished-tables = Partite finite
result-rank = { $rank }º di { $players }

## Impostazioni

language = Lingua
theme = Aspetto
theme-auto = Automatico
theme-light = Chiaro
theme-dark = Scuro
motion = Animazioni
motion-auto = Automatico
motion-calm = Ridotte
sound = Suoni
on = Sì
off = No
save = Salva
devices = I tuoi dispositivi
device-unnamed = Un dispositivo
device-here = questo dispositivo
device-end = Esci
other-device-hint = Apri un link su un altro dispositivo e continui lì con lo stesso nome e gli stessi tavoli. Vale una volta, per poco.
other-device-go = Crea un link
qr-device = Codice QR del link per l’altro dispositivo
programs = Programmi
programs-hint = Un programma con un token gioca a nome tuo, ai tuoi tavoli. Dallo solo a programmi di cui ti fidi.
program-name = Nome del programma
program-make = Crea un token
program-secret = Ecco il token. Copialo adesso: si vede solo questa volta.
program-may = Che cosa può fare
program-plays = può giocare
program-reads = può solo guardare
program-good-for = Per quanto tempo
program-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
  }
program-until = scadenza: { $date }
program-end = Revoca
goodbye = Arrivederci
leave-device = Esci da qui
leave-everywhere = Esci dappertutto
leave-sure = Non sarai più connesso da nessuna parte. Nome, tavoli e risultati restano, ma nessuno può più raggiungerli.
leave-yes = Esci
leave-no = Resta connesso
my-data = Salva tutto ciò che viene conservato su di me
forget = Cancellami
forget-sure = Tutto ciò che porta il tuo nome viene cancellato subito. Non si torna indietro.
forget-yes = Cancella tutto
forget-no = Conserva
continue = Continua qui
continue-hint = Continua con il tuo nome e i tuoi tavoli su questo dispositivo.
continue-instead = Qui sei { $name }. Continuare invece come la persona che ha creato il link?
continue-go = Continua
leave-sure-return = Non sarai più connesso da nessuna parte. Potrai tornare con il tuo codice di recupero o con il tuo account.
recovery = Codice di recupero
recovery-hint = Un codice da annotare: se perdi tutti i tuoi dispositivi, ti restituisce nome, tavoli e risultati.
recovery-has = Hai un codice. Uno nuovo lo sostituisce.
recovery-make = Crea un codice
recovery-renew = Crea un nuovo codice
recovery-shown = Questo è il tuo codice. Annotalo adesso: viene mostrato solo questa volta.
recovery-wrong = Questo codice non esiste. Controlla ogni carattere.
come-back = Torna
come-back-ask = Hai già giocato qui?
come-back-hint = Inserisci il tuo codice e ritrovi nome, tavoli e risultati.
come-back-instead = Qui sei { $name }. Dopo sarai qualcun altro su questo dispositivo.
sign-in-with = Accedi con { $provider }
sign-in-failed = L’accesso non è riuscito. Ricomincia da capo.
account-hint = Con il tuo account continui con la stessa identità su ogni dispositivo.
account-link = Collega a { $provider }
account-linked = Collegato. Accedi con { $provider } su qualsiasi dispositivo e continui con la stessa identità.
account-taken = Questo account appartiene già a un altro nome qui. Accedi con esso per continuare con quel nome.

## Su questo dispositivo

here-static = Giochi proprio qui, nel browser: contro i bot, o insieme su questo dispositivo.
here-offline = Il server non è raggiungibile. Puoi giocare proprio qui: contro i bot, o insieme su questo dispositivo.
tag-here = su questo dispositivo
open-file = Apri una partita salvata
table-is-here = Questo tavolo è solo su questo dispositivo.
table-here-instead = Il server non è raggiungibile: questo tavolo è su questo dispositivo.
table-stuck = Questo tavolo ora non si apre. Ricarica la pagina e riprova.
table-damaged = Ciò che era salvato di questo tavolo è danneggiato. Nella pagina iniziale puoi salvare quel che resta.
table-removed = Questo tavolo è stato tolto in un’altra finestra.
bring = Portalo sul server
bring-note = Per condividerlo, o per continuare da un altro dispositivo.
remove-here = Togli il tavolo
remove-here-sure = Togliere questo tavolo? È solo su questo dispositivo.
remove-here-yes = Togli
remove-here-no = Conserva
damaged-table = Un tavolo salvato non si legge più.
damaged-table-of = Un tavolo salvato ({ $game }) non si legge più.
damaged-save = Salva quel che resta
damaged-remove = Togli
keeping-full = In questo browser non c’è più posto: ciò che giochi ora sparisce quando chiudi la pagina. Per sicurezza salva la partita in un file.
keeping-forbidden = Questo browser non salva niente per questa pagina: ciò che giochi sparisce quando la chiudi. Per sicurezza salva la partita in un file.
tables-unread = I tavoli salvati in questo browser al momento non si leggono. Niente è stato cancellato; di solito basta ricaricare la pagina.
kept-here = Tutti i giochi sono su questo dispositivo: puoi giocare senza rete.
results-away = Valutazioni e partite del server tornano appena è raggiungibile.
settings-away = I tuoi dispositivi e programmi tornano appena il server è raggiungibile.
module-missing = Le regole di questo gioco non sono ancora su questo dispositivo. Arrivano da sole appena c’è rete.
module-blocked = Questo browser non lascia girare i giochi qui: WebAssembly è disattivato. Ai tavoli di un server puoi giocare lo stesso.
module-broken = Le regole di questo gioco non partono su questo dispositivo. Di solito basta ricaricare la pagina; niente è perduto.
file-unknown = Questa non è una partita salvata di Reihum.
file-game = Questa è una partita di un gioco che questa pagina non conosce.
file-other = Questa partita è stata giocata con regole o opzioni diverse da quelle di questa pagina.
file-components = Questa partita è stata giocata con carte o tessere particolari, che questa pagina non conosce.
file-damaged = Questo file è danneggiato: le sue mosse non sono coerenti.
file-changed = Questo file è stato modificato dopo il salvataggio.

## E se: una partita finita giocata diversamente, e link da mostrare

what-if = E se?
what-if-note = Continua da qui contro i bot, su questo dispositivo. Non conta per nulla.
what-if-seat = Giochi per
what-if-luck = La fortuna
what-if-true = la stessa
what-if-anew = nuova
what-if-true-note = Tutto sta com’era, e la fortuna che segue è la stessa.
what-if-anew-note = Quello che questo posto non poteva sapere viene ridistribuito, e la fortuna che segue è nuova.
what-if-bots = Forza dei bot
what-if-name = Nome
what-if-name-usual = Dopo la mossa { $after }
what-if-begin = Continua da qui
variations = Varianti di questa partita
variation = Variante
variation-is = E se: { $name }
variation-from = dalla mossa { $after }
variation-luck = { $anew ->
    [yes] fortuna nuova
   *[no] stessa fortuna
}
variation-rename = Rinomina
variation-renamed = Conserva il nome
variation-share = Condividi { $name }
variation-remove = Togli { $name }
variation-remove-sure = Togliere questa variante? È solo su questo dispositivo.
variation-of = Alla partita
question = Tu che cosa giocheresti?
question-share = Condividi questa decisione
question-title = { $game }: tu che cosa giocheresti?
match-share = Condividi con un link
match-share-title = Una partita di { $game }
link-copied = Il link è copiato.
shared = Condiviso con te
shared-match = Qualcuno ti mostra una partita di { $game }: { $names }.
shared-variation = Qualcuno ti mostra che cosa sarebbe diventata una partita di { $game }: { $names }.
shared-open = Rivedi
question-yours = La tua scelta
question-played = Nella partita
question-advised = Il consiglio
question-weighing = La tua scelta viene confrontata …
question-agrees = È anche quello che è stato giocato nella partita.
question-advises = È anche quello che dice il consiglio.
question-equal = Tra la tua scelta e quella del consiglio non si misura alcuna differenza.
question-lost = Su 100 partite la tua scelta ne vince circa { $lost } in meno di quella del consiglio (± { $error }).
link-foreign = In questo link non c’è niente di Reihum.
link-cut = Manca la fine di questo link: è stato tagliato per strada. Fattelo mandare di nuovo, o copialo tutto.
link-newer = Questo link viene da una versione più recente di questa pagina. Ricarica la pagina.
link-damaged = Questo link è danneggiato.
link-browser = Questo browser è troppo vecchio per aprire un link così.
link-other-rules = Questa posizione è stata giocata con regole diverse da quelle di questa pagina.

## Quando qualcosa non va

lost = A questo indirizzo non c’è niente.
offline-title = Nessuna connessione
offline-hint = Appena torna la rete, continui da dove eri.
offline-again = Riprova
unreachable = Il server non risponde.
unexpected = Qualcosa è andato storto. Riprova o ricarica la pagina.
failed = Non ha funzionato.
failed-unauthorized = Inserisci prima un nome.
failed-forbidden = Questo non puoi vederlo.
failed-not_found = Questo tavolo non esiste.
failed-not_your_turn = Non tocca a te.
failed-not_your_seat = Non è il tuo posto.
failed-over = La partita è finita.
failed-cannot_undo = Non si può più ritirare.
failed-limit = Troppo in una volta. Aspetta un attimo.
failed-too_large = È troppo grande.
failed-unavailable = Il server è occupato. Riprova fra poco.

## La prima partita guidata

lesson = Lezione
lesson-of = Lezione: { $game }
learn = Impara
lesson-step = Passo { $number } di { $count }
lesson-back = Indietro
lesson-skip = Salta la lezione
lesson-next = Avanti
lesson-play = Gioca una partita vera
# Something else was touched than what the sentence asks for.
lesson-elsewhere = Non quello. { $sentence }
offer-title = Due minuti per imparare?
offer-note = Sul tavolo vero, una frase alla volta.
offer-learn = Impara
offer-play = Gioca subito
coach-seen = Capito
guest = Ospite
former-player = Un ex giocatore

## Ritmo e conferma

pace-of-others = Mosse degli altri
pace-calm = Calmo
pace-usual = Normale
pace-fast = Veloce
pace-tap = Aspetta che io tocchi
setting-confirm = Conferma ogni turno
setting-confirm-note = Altrimenti il turno viene giocato appena è completo.
setting-forced = Gioca da sole le mosse obbligate
setting-forced-note = Se è possibile una sola mossa, viene giocata senza che tu tocchi.
setting-keys = Tasti a lettera singola
setting-keys-note = U annulla, H dà un consiglio. Ctrl + Invio conferma sempre.
more-happened = È successo dell’altro.
only-choice = Hai una sola scelta.
do-it = Gioca questa mossa
curtain-pass = Passa a { $name }
curtain-before = Guarda, poi passa il dispositivo a { $name }.
continue-used = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.
name-missing = Inserisci prima un nome.
back = Indietro
pace-is = Tempo: { $pace }
skip-to = Vai al contenuto
go-on = Continua

# Puzzles
daily-puzzle = Problema del giorno
