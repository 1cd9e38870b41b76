# One to 9: was geschieht, und warum etwas nicht erlaubt ist.
# Karten heißen R5 (Farbe und Zahl), N5 (Zahlenjoker), J (Joker) und +3.

## Ereignisse: eine Karte (O8, O9)

lays-card =
    .does = legt {$card} und zieht {$drawn ->
        [0] keine Karte
        [one] eine Karte
       *[other] {$drawn} Karten
    }
    .you = legst {$card} und ziehst {$drawn ->
        [0] keine Karte
        [one] eine Karte
       *[other] {$drawn} Karten
    }
lays-number-joker =
    .does = legt {$card} auf {$field} und zieht {$drawn ->
        [0] keine Karte
        [one] eine Karte
       *[other] {$drawn} Karten
    }
    .you = legst {$card} auf {$field} und ziehst {$drawn ->
        [0] keine Karte
        [one] eine Karte
       *[other] {$drawn} Karten
    }
lays-joker =
    .does = legt einen Joker auf {$field} und zieht {$drawn ->
        [0] keine Karte
        [one] eine Karte
       *[other] {$drawn} Karten
    }
    .you = legst einen Joker auf {$field} und ziehst {$drawn ->
        [0] keine Karte
        [one] eine Karte
       *[other] {$drawn} Karten
    }
swaps-for-joker =
    .does = legt {$card} ab und nimmt einen Joker
    .you = legst {$card} ab und nimmst einen Joker
swaps-for-card =
    .does = legt {$card} ab; {$drawn ->
        [0] es ist kein Joker mehr da und auch keine Karte
       *[other] weil kein Joker mehr da ist, wird stattdessen eine Karte gezogen
    }
    .you = legst {$card} ab; {$drawn ->
        [0] es ist kein Joker mehr da und auch keine Karte
       *[other] weil kein Joker mehr da ist, wird stattdessen eine Karte gezogen
    }
plays-plus-three =
    .does = spielt eine +3 und zieht {$drawn ->
        [0] keine Karte
        [one] eine Karte
       *[other] {$drawn} Karten
    }
    .you = spielst eine +3 und ziehst {$drawn ->
        [0] keine Karte
        [one] eine Karte
       *[other] {$drawn} Karten
    }
draws-with-empty-hand =
    .does = hat keine Karten und zieht {$drawn ->
        [0] keine, denn es gibt keine mehr
        [one] eine
       *[other] {$drawn}
    }
    .you = hast keine Karten und ziehst {$drawn ->
        [0] keine, denn es gibt keine mehr
        [one] eine
       *[other] {$drawn}
    }
drew =
    .then = : {$cards}

## Ereignisse: Wertungen (O10 bis O18)

names-claim =
    .does = nimmt sich {$claim} vor
    .you = nimmst dir {$claim} vor
fills-gap =
    .does = füllt {$field} mit {$filler ->
        [card] der Karte selbst
        [number] dem Zahlenjoker
        [joker] einem Joker
       *[star] einem kleinen Stern
    }
    .you = füllst {$field} mit {$filler ->
        [card] der Karte selbst
        [number] dem Zahlenjoker
        [joker] einem Joker
       *[star] einem kleinen Stern
    }
claims-short-run =
    .does = legt {$fillers} und wertet die Straße {$claim} für {$stars ->
        [one] einen kleinen Stern
       *[other] {$stars} kleine Sterne
    }
    .you = legst {$fillers} und wertest die Straße {$claim} für {$stars ->
        [one] einen kleinen Stern
       *[other] {$stars} kleine Sterne
    }
claims-foursome =
    .does = legt {$fillers} und wertet den Vierer der {$number} für {$stars ->
        [one] einen kleinen Stern
       *[other] {$stars} kleine Sterne
    }
    .you = legst {$fillers} und wertest den Vierer der {$number} für {$stars ->
        [one] einen kleinen Stern
       *[other] {$stars} kleine Sterne
    }
claims-long-run =
    .does = legt {$fillers} und wertet die lange Straße {$claim} für einen großen Stern{$paid ->
        [0] {""}
        [one] , bezahlt mit einem kleinen
       *[other] , bezahlt mit {$paid} kleinen
    }
    .you = legst {$fillers} und wertest die lange Straße {$claim} für einen großen Stern{$paid ->
        [0] {""}
        [one] , bezahlt mit einem kleinen
       *[other] , bezahlt mit {$paid} kleinen
    }
bonus =
    .then = , einer davon der Bonus für die +3 auf der Ablage
cards-turned =
    .then = ; vom Stapel kommen {$cards} auf den Plan{$rejected ->
        [0] {""}
        [one] {" "}(eine Karte, die nicht passte, kommt auf die Ablage)
       *[other] {" "}({$rejected} Karten, die nicht passten, kommen auf die Ablage)
    }
no-card-fits = Keine der übrigen Karten passt auf ein freies Feld, also wird keine aufgedeckt.
reshuffles = Der Stapel ist aufgebraucht: Die Ablage wurde gemischt und ist der neue Stapel.

## Ereignisse: das Ende (O21 bis O23)

wins-by-three-stars = {$seat} hat den dritten großen Stern und gewinnt.
    .you = Du hast den dritten großen Stern und gewinnst.
ends-by-turn-limit = Die Zuggrenze ist erreicht: Das Spiel ist aus.
ends-by-full-board = Alle 36 Felder sind belegt: Das Spiel ist aus.
wins-by-rank = {$seat} gewinnt mit {$big ->
    [one] einem großen Stern
   *[other] {$big} großen Sternen
} und {$small ->
    [one] einem kleinen
   *[other] {$small} kleinen
}.
    .you = Du gewinnst mit {$big ->
        [one] einem großen Stern
       *[other] {$big} großen Sternen
    } und {$small ->
        [one] einem kleinen
       *[other] {$small} kleinen
    }.
shares-first-place = Geteilter erster Platz: {$seat}, {$big ->
    [one] ein großer Stern
   *[other] {$big} große Sterne
} und {$small ->
    [one] ein kleiner
   *[other] {$small} kleine
}.
    .together = Geteilter erster Platz: {$seats}, je {$big ->
        [one] ein großer Stern
       *[other] {$big} große Sterne
    } und {$small ->
        [one] ein kleiner
       *[other] {$small} kleine
    }.

## Ablehnungen

hand-is-empty = Deine Hand ist leer: Zieh zwei Karten.
hand-is-not-empty = Nur ziehen darf, wer keine Karten hat: Spiele eine Karte oder werte etwas.
card-not-in-hand = {$card} hast du nicht auf der Hand.
number-joker-has-a-field = {$card} passt noch auf {$fields} und lässt sich deshalb nicht gegen einen Joker tauschen.
field-is-taken = {$field} ist belegt; lege {$card} auf ein freies Feld dieser Zahl.
joker-is-never-swapped = {$field} ist belegt, und ein Joker wird nie gegen einen Joker getauscht: Lege ihn auf ein freies Feld.
no-small-stars-left = Es ist kein kleiner Stern mehr zu holen, und jede Wertung muss einen Stern bringen.
claim-has-no-gap = Alle Felder sind schon belegt: Eine Wertung braucht mindestens eine Karte aus deiner Hand.
run-is-longer = Eine Straße lässt sich nicht kürzen: Mit diesen Karten wäre sie {$run}.
run-is-a-long-run = Mit diesen Karten ist die Straße von 1 bis 9 vollständig: Werte die lange Straße.
long-run-needs-a-card = Mindestens eine Lücke der langen Straße muss eine Karte aus deiner Hand füllen.
cards-are-missing = Dir fehlt eine Karte für {$fields}, und als Ersatz hast du {$spare ->
    [0] keinen Joker
    [one] nur einen Joker
   *[other] nur {$spare} Joker
}.
cards-and-stars-are-missing = Dir fehlt eine Karte für {$fields}, und als Ersatz hast du {$spare ->
    [0] weder Joker noch Stern
    [one] nur einen Joker oder Stern
   *[other] nur {$spare} Joker und Sterne
}.
no-claim-named = Nenne zuerst eine Wertung (zum Beispiel: claim R3-7), dann fülle ihre Lücken.
claim-comes-first = Deine Wertung {$claim} ist noch nicht fertig: Fülle {$field} oder nimm sie zurück.
gap-comes-later = Lücken werden aufsteigend gefüllt: {$next} kommt vor {$field}.
gap-is-filled = {$field} ist schon gefüllt; als Nächstes kommt {$next}.
not-a-gap = {$field} ist keine Lücke von {$claim}; als Nächstes kommt {$next}.
number-joker-is-used = {$card} füllt schon eine andere Lücke dieser Wertung.
no-joker-left = Für diese Lücke hast du keinen Joker mehr.
no-star-left = Für diese Lücke hast du keinen kleinen Stern mehr.
stars-only-in-long-runs = Kleine Sterne füllen nur Lücken langer Straßen.
needed-for-later-gaps = Dann bliebe nichts für {$fields}: Nimm hier etwas anderes.
