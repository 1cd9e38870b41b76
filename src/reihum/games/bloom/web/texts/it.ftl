### Bloom: le parole del tavolo.

place = Manche { $round } di { $rounds }

## Tessere

tile = { $flowers ->
    [one] { $number }, { $flowers } fiore
   *[other] { $number }, { $flowers } fiori
}
joker = Jolly
display = Esposizione
display-tile = { $tile }, nell’esposizione
jokers = Jolly
joker-places = { $count ->
    [0] Nessun jolly sui posti dei jolly
    [one] { $count } jolly sui posti dei jolly
   *[other] { $count } jolly sui posti dei jolly
}
pool = Riserva
pool-left = { $count ->
    [one] Riserva, resta { $count } tessera
   *[other] Riserva, restano { $count } tessere
}

## Tessere punteggio

scoring = Tessere punteggio
scoring-there = { $count ->
    [one] Tessera punteggio { $value }
   *[other] Tessera punteggio { $value }, ancora { $count }
}
scoring-gone = Tessera punteggio { $value }: presa da { $names }
won = { $values ->
    [none] Ancora nessuna tessera punteggio
   *[other] Tessere punteggio: { $values }
}

## Posti e file

table = File sul tavolo
stock-size = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
stock-passed = { $count ->
    [one] { $count } tessera, ha dovuto passare
   *[other] { $count } tessere, ha dovuto passare
}
known = Note a tutti: { $tiles }
stock-left = Rimaste: { $tiles }
no-rows = Ancora nessuna fila
row = { $flowers ->
    [one] Fila { $row }, { $flowers } fiore: { $tiles }
   *[other] Fila { $row }, { $flowers } fiori: { $tiles }
}
row-joker = jolly
table-tile = { $tile }, nella fila { $row }
tile-new = { $tile }, nuova nella fila { $row }. Riprendila.
extend = Aggiungi alla fila { $row }
place-first = All’inizio della fila { $row }
place-after = Dopo { $tile }

## La nuova fila e il leggio

new-row = La nuova fila
bench-tile = { $tile }, nella nuova fila. Riprendila.
bench-shown = { $tile }, nella nuova fila
loot-tile = { $tile }, rubata. Mettila nella nuova fila.
robbed = rubata
tally = { $flowers ->
    [one] { $flowers } fiore
   *[other] { $flowers } fiori
}
tally-wins = { $flowers ->
    [one] { $flowers } fiore porta la tessera punteggio { $wins }
   *[other] { $flowers } fiori portano la tessera punteggio { $wins }
}
rack = Le tue tessere
rack-tile = { $tile }, tra le tue

## La barra

ask-turn = Pesca tessere, cala una nuova fila o aggiungi a una fila.
ask-turn-new = Pesca tessere o cala una nuova fila.
ask-turn-draw = Pesca: le tue tessere non fanno ancora una fila.
ask-turn-build = Cala una nuova fila o aggiungi a una fila.
ask-turn-build-new = Cala una nuova fila.
note-turn = Tocca le tue tessere per calarle, o quelle scoperte per prenderle.
note-turn-swap = Tocca le tue tessere per calarle, quelle scoperte per prenderle o un jolly per scambiarlo.
note-turn-draw = Tocca una tessera scoperta o la riserva.
note-turn-build = Tocca le tue tessere per calarle.
ask-pass = Non c’è nulla da pescare, calare o aggiungere.
do-pass = Passa
ask-draw = Pesca una tessera coperta.
note-draw = La vedi prima di scegliere la seconda.
do-draw = Pesca
ask-take = Prendi { $one }.
ask-take-more = Prendi { $one } e, se vuoi, un’altra tessera.
note-take = La seconda può essere scoperta o venire dalla riserva.
do-take = Prendi
do-take-only = Solo questa
ask-take-two = Prendi { $one } e { $two }.
do-take-two = Prendi tutte e due
ask-take-draw = Prendi { $one } e una coperta.
do-take-draw = Prendi e pesca
ask-second = Vuoi una seconda tessera?
do-no-second = Nessun’altra
ask-row = { $count ->
    [one] { $count } tessera calata: una fila ne ha almeno tre.
   *[other] { $count } tessere calate: una fila ne ha almeno tre.
}
ask-loot = Metti la tessera rubata nella nuova fila.
note-row = Tocca ciò che è illuminato: ogni passo è di uno o di due.
note-row-rob = Tocca ciò che è illuminato: ogni passo è di uno o di due. Puoi rubare fino a due tessere da una sola fila.
ask-complete = { $flowers ->
    [one] Aggiungi altre tessere o cala la fila: { $flowers } fiore per la { $wins }.
   *[other] Aggiungi altre tessere o cala la fila: { $flowers } fiori per la { $wins }.
}
ask-full = { $flowers ->
    [one] Altro non ci sta, cala la fila: { $flowers } fiore per la { $wins }.
   *[other] Altro non ci sta, cala la fila: { $flowers } fiori per la { $wins }.
}
ask-complete-nothing = { $flowers ->
    [one] Aggiungi altre tessere o cala la fila. Per { $flowers } fiore non c’è più una tessera punteggio.
   *[other] Aggiungi altre tessere o cala la fila. Per { $flowers } fiori non c’è più una tessera punteggio.
}
ask-full-nothing = { $flowers ->
    [one] Altro non ci sta, cala la fila. Per { $flowers } fiore non c’è più una tessera punteggio.
   *[other] Altro non ci sta, cala la fila. Per { $flowers } fiori non c’è più una tessera punteggio.
}
note-complete = Tocca una tessera della fila per riprenderla.
ask-last = La tua ultima tessera: la manche finisce.
ask-row-joker = Cali questa fila e prendi un jolly.
do-row = Cala la fila
ask-add = { $whose ->
    [own] Scegli le tessere da aggiungere alla tua fila { $row }.
   *[other] Scegli le tessere da aggiungere alla fila { $row } di { $name }.
}
ask-adding = Aggiungi qui { $tiles }.
ask-adding-more = Aggiungi qui { $tiles }. Altre?
ask-added = Vuoi aggiungere altre tessere?
note-added = Aggiungere non porta tessere punteggio.
tile-added = { $tile ->
    [J] un jolly
   *[other] { $tile }
}
do-add = Aggiungi { $tiles }
do-added = Basta così
ask-place = { $tile ->
    [J] Dove va il jolly? Scegli il suo posto nella fila.
   *[other] Dove va { $tile }? Scegli il posto nella fila.
}
ask-swap = Scegli la tessera che prende il posto del jolly.
note-swap = Tocca di nuovo il jolly per rubarlo invece.
ask-swapped = Il jolly passa a te.
note-swapped = Scambia ora, o usalo subito.
do-swap = Scambia
ask-reward = Una fila di tre senza rubare: puoi prendere un jolly.
do-joker = Prendi il jolly
do-no-joker = Lascialo

## Il punteggio

tie-break = A parità di punti decidono quelli della seconda manche.
score-tiles = Manche { $round }: tessere punteggio
score-left = Manche { $round }: fiori rimasti

## Quando si conta una manche

count-title = La manche { $round } è finita
count-next = { $name } ha meno punti di tutti e comincia la manche { $round }.
count-next-you = Hai meno punti di tutti e cominci la manche { $round }.
count-tiles = Tessere punteggio
count-left = Fiori rimasti
count-points = Questa manche
left-cost = Rimaste: { $tiles }. Costano { $cost }.
left-none = non resta nulla

## L’obiettivo e il significato dei segni

goal = { $rounds ->
    [one] Vince chi ha più punti. I fiori rimasti costano.
   *[other] Vince chi ha più punti dopo { $rounds } manche. I fiori rimasti costano.
}
near = quasi finito
legend-row = 3+ | Una fila ha almeno tre tessere, ognuna più alta di uno o due della precedente. Dopo il 100 viene l’1.
legend-flowers = ✿ | Una fila nuova porta la tessera punteggio con tanti punti quanti sono i suoi fiori. Se non c’è più, la prima più bassa: sei fiori possono portare solo il 2.
legend-left = − | Chi cala l’ultima tessera chiude la manche. Ogni fiore rimasto nella tua scorta costa un punto.
legend-rob = ↷ | Una o due tessere di una fila nuova si possono rubare da una fila sul tavolo, se lì resta una fila.
legend-joker = Jolly | Vale qualsiasi numero. Metti al suo posto il numero giusto e il jolly è tuo.
