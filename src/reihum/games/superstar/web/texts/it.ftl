### Superstar: le parole del tavolo.

place = Mano { $round }

## Cards and seats

card-name = { $star ->
    [joker] Jolly, tutte le stelle
    [red] { $card }, stella rossa
    [yellow] { $card }, stella gialla
    [green] { $card }, stella verde
    [blue] { $card }, stella blu
    [purple] { $card }, stella viola
   *[none] { $card }, senza stella
}
cards = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
tokens = { $tokens ->
    [one] 1 stella
   *[other] { $tokens } stelle
} su { $needed }
passed = ha passato
passed-on = Ha passato su: { $card }

## The middle of the table

middle = La mano in corso
trail = Giocate prima, in ordine
played-by = { $card }, giocata da { $name }
top-card = Ultima carta: { $card }, giocata da { $name }
empty-place = Qui va la prima carta
leads = { $you ->
    [yes] Cominci tu
   *[no] Comincia { $name }
}
prize = a chi gioca l’ultima carta
draw-pile = { $count ->
    [0] mazzo vuoto
   *[other] { $count } da pescare
}
discard-pile = { $count ->
    [one] { $count } scartata
   *[other] { $count } scartate
}
discard-open = Mostra dov’è ogni carta.

## Between the rounds

exchange-title = Mano { $round }: stella a { $name }. { $you ->
    [yes] Puoi cambiare carte.
   *[no] Gli altri possono cambiare carte.
}
exchange-title-own = Hai vinto la mano { $round }. { $count ->
    [one] { $names } può cambiare carte.
   *[other] Gli altri possono cambiare carte.
}
exchange-waiting = attende
exchange-choosing = sta scegliendo…
exchange-choosing-own = scegli tu…
exchange-nothing = tiene tutto
exchange-thrown = scarta { $cards }

## Where the cards are

gone-title = Dove sono le carte
where-gone = scartate
where-table = giocate in questa mano
where-hand = nelle tue carte
where-unknown = in mano ad altri o da pescare
gone-shuffled = Gli scarti sono stati rimescolati; questa è una pila nuova.

## The hand

hand = Le tue carte
no-cards = Carte finite
hand-card = { $why ->
    [higher] { $card }. Va bene: è più alta.
    [star] { $card }. Va bene: stessa stella.
    [both] { $card }. Va bene: più alta, e stessa stella.
    [joker] { $card }. Va bene su ogni stella.
    [on-joker] { $card }. Va bene: mostra una stella.
    [none] { $card }. Non va bene.
   *[open] { $card }
}
hand-exchange = { $out ->
    [yes] { $card }. Messa da parte; tocca per tenerla.
   *[no] { $card }. Tocca per metterla da parte.
}
why-higher = più alta
why-star = stella
why-joker = ogni stella
why-out = via

## The dock

ask-lead = Apri la mano { $round }. Gioca una carta qualsiasi.
note-lead = { $count ->
    [one] { $names } dovrà salire o rispondere alla tua stella.
   *[other] Gli altri dovranno salire o rispondere alla tua stella.
}
ask-follow = { $star ->
    [joker] Qualsiasi carta con una stella batte il jolly.
    [none] Batti la carta { $top }: si può solo salire.
   *[other] { $joker ->
        [yes] Batti la carta { $top }: più alta, stessa stella o un jolly.
       *[no] Batti la carta { $top }: più alta o stessa stella.
    }
}
ask-only = { $joker ->
    [yes] Va bene solo il tuo jolly.
   *[no] Va bene solo il tuo { $card }.
}
ask-pass = { $star ->
    [joker] Nessuna delle tue carte batte il jolly. Passi.
   *[other] Nessuna delle tue carte batte la carta { $top }. Passi.
}
ask-pass-joker = Niente batte la carta { $top }, e il jolly vuole una stella. Passi.
note-still-in = { $count ->
    [one] Oltre a te resta in gara solo { $names }.
   *[other] Ancora in gara: { $names }.
}
pass = Passa
play-card = { $joker ->
    [yes] Gioca il jolly
   *[no] Gioca { $card }
}
ask-exchange = Tocca le carte da cambiare.
ask-chosen = { $count ->
    [one] Una carta va via.
   *[other] { $count } carte vanno via.
}
note-exchange = Chi non ha vinto può cambiare. Tutti ripescano fino a cinque.
keep-all = Tieni tutto
exchange-them = { $count ->
    [one] Cambia 1 carta
   *[other] Cambia { $count } carte
}

## The score

score-stars = Stelle

## Quando una mano è finita

round-won = { $name } vince la mano { $round }
round-won-you = Vinci la mano { $round }
round-last = { $card ->
    [J] L’ultima carta era il jolly.
    [1] L’ultima carta era l’1.
    [8] L’ultima carta era l’8.
    [11] L’ultima carta era l’11.
   *[other] L’ultima carta era il { $card }.
}
round-unbeaten = { $card ->
    [J] Nessuno ha potuto battere il jolly.
   *[other] Nessuno ha potuto battere la carta { $card }.
}
round-passed = { $card ->
    [J] Sul jolly hanno passato tutti gli altri.
   *[other] Sulla carta { $card } hanno passato tutti gli altri.
}
match-point = match point
decided = La terza stella, vinta nella mano { $round } con l’ultima carta

## L’obiettivo e il significato dei segni

goal = Con tre stelle si vince. L’ultima carta di una mano ne porta una.
legend-fits = ↑ ★ | Una carta va bene se il suo numero è più alto o se la sua stella ha il colore di quella dell’ultima carta.
legend-joker = Jolly | Va solo su una carta con una stella. Ogni carta con una stella lo batte.
legend-pass = Passare | Non giochi più in questa mano e tieni le tue carte.
legend-tokens = ★ ○ | Le stelle vinte e i posti per quelle che mancano. Con due stelle la mano successiva può dare la vittoria.
