### One to 9: le parole del tavolo.

place = Turno { $turn }
place-limit = Turno { $turn } di { $limit }

## Luoghi

players = I giocatori
piles = Mazzo, scarti, jolly e stelle
board = Il tabellone
row = { $colour ->
    [red] Fila rossa
    [yellow] Fila gialla
    [green] Fila verde
   *[blue] Fila blu
}
hand = La tua mano
hand-of = { $cards ->
    [one] La tua mano, una carta
   *[other] La tua mano, { $cards } carte
}
hand-empty = La tua mano è vuota.

## Pezzi

coloured = { $colour ->
    [red] { $number } rosso
    [yellow] { $number } giallo
    [green] { $number } verde
   *[blue] { $number } blu
}
number-joker = jolly numerico { $number }
joker = jolly
plus-three = +3
small-star = stella piccola
card-for-joker = { $card }, si può cedere per un jolly
field-free = { $field }, libero
field-held = { $field }, libero, la carta è nella tua mano
lies-on = { $field }: { $card }
take-back = { $card }, non ancora posato. Riprendi.
gap-filled = { $field }: riempito con { $card }. Cambia.

## Posti e mazzi

cards-held = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
jokers-held = { $jokers ->
    [one] una è un jolly
   *[other] { $jokers } sono jolly
}
purse = { $big ->
    [one] 1 stella grande
   *[other] { $big } stelle grandi
} su 3, { $small ->
    [one] 1 stella piccola
   *[other] { $small } stelle piccole
}
stack = mazzo
discarded = scarti
jokers = { $jokers ->
    [one] jolly
   *[other] jolly
}
stars = { $stars ->
    [one] stella
   *[other] stelle
}
big-left = piccole; { $stars } grandi
discard-empty = La pila degli scarti è vuota.
discard-label = Scarti, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, in cima { $card }{ $bonus ->
    [yes] : la sua stella è un bonus per la prossima presa
   *[no] {""}
}. Sfoglia.
bonus-shows = Una stella piccola in più per la prossima presa
discard-title = { $count ->
    [one] 1 carta scartata
   *[other] { $count } carte scartate
}
known-held = Di certo in altre mani

## Prese

claims = Che cosa puoi prendere
short-run = { $colour ->
    [red] la scala rossa { $span }
    [yellow] la scala gialla { $span }
    [green] la scala verde { $span }
   *[blue] la scala blu { $span }
}
long-run = { $colour ->
    [red] la scala lunga rossa
    [yellow] la scala lunga gialla
    [green] la scala lunga verde
   *[blue] la scala lunga blu
}
foursome = i quattro { $number }
worth-big = una stella grande
worth-small = { $stars ->
    [one] una stella piccola
   *[other] { $stars } stelle piccole
}
claim-label = Prendi { $claim } per { $worth }. Manca: { $gaps }.
more-claims = { $count ->
    [one] Un’altra presa
   *[other] Altre { $count } prese
}
missing = manca
fill-with = Riempi { $field } con

## La barra

ask-play = Scegli una carta da giocare.
ask-play-or-claim = Gioca una carta, o prendi ciò che brilla.
note-play = Posare una carta ne fa pescare due; una carta con il berretto del jolly si può cedere per un jolly.
note-bonus = Sugli scarti c’è un +3: la prossima presa di stelle piccole ne porta una in più.
ask-where = { $card }: su quale casella? Toccane una illuminata.
note-where = Toccalo di nuovo nella mano per tenerlo.
ask-lay = Posi { $card }.
ask-lay-on = Posi { $card } su { $field }.
note-lay = Peschi due carte; dopo non si torna indietro.
do-lay = Posa, pesca 2
ask-swap = La casella di { $card } è occupata: cedi la carta per un jolly.
note-swap = La carta va negli scarti.
do-swap = Prendi un jolly
ask-swap-card = Scarti { $card }; non ci sono più jolly, quindi peschi una carta.
note-swap-card = La carta va negli scarti.
do-swap-card = Pesca una carta
ask-plus = Giochi il +3 e peschi tre carte.
note-plus = La sua stella resterà in vista per chi prende dopo.
do-plus = Pesca 3 carte
ask-draw = La tua mano è vuota: pesca due carte.
do-draw = Pesca 2 carte
ask-claim = Prendi { $claim } per { $worth }{ $paid ->
    [0] {""}
    [one] , pagando una stella piccola
   *[other] , pagando { $paid } stelle piccole
}.
note-claim = Tocca un vuoto riempito per metterci altro.
do-claim = { $stars ->
    [one] Prendi 1 stella
   *[other] Prendi { $stars } stelle
}
do-claim-big = Prendi la stella grande

## Il punteggio

score-big = Stelle grandi
score-small = Stelle piccole

## L’obiettivo e il significato dei segni

goal = Vince chi arriva per primo a tre stelle grandi.
goal-limit = Vince chi ha tre stelle grandi o, dopo { $limit } turni, più stelle.
decided-stars = La terza stella grande
decided-limit = L’ultimo turno della partita: più stelle grandi, poi più piccole
decided-full = Tutte le caselle sono occupate: più stelle grandi, poi più piccole
near = manca una stella
legend-run = 4–8 | Quattro o più vicini in un colore: posa quelli che mancano e prendi da 1 a 3 stelle piccole.
legend-foursome = 4 × | Lo stesso numero in tutti e quattro i colori: una stella piccola.
legend-long = 1–9 | Tutti e nove di un colore: una stella grande. Le tue stelle piccole possono riempire i vuoti.
legend-ghost = 5 | Un numero pallido è una casella libera. Posare la sua carta te ne porta due nuove.
legend-joker = Jolly | Riempie qualsiasi casella. Una carta con la casella occupata si può cedere per averne uno.
legend-plus = +3 | Pesca tre carte. Finché è in cima agli scarti, la prossima presa di stelle piccole ne porta una in più.
