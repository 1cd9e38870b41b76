### One to 9: die Wörter des Tisches.

place = Zug { $turn }
place-limit = Zug { $turn } von { $limit }

## Orte

players = Alle am Tisch
piles = Stapel, Ablage, Joker und Sterne
board = Der Plan
row = { $colour ->
    [red] Rote Reihe
    [yellow] Gelbe Reihe
    [green] Grüne Reihe
   *[blue] Blaue Reihe
}
hand = Deine Hand
hand-of = { $cards ->
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $cards } Karten
}
hand-empty = Deine Hand ist leer.

## Teile

coloured = { $colour ->
    [red] Rot { $number }
    [yellow] Gelb { $number }
    [green] Grün { $number }
   *[blue] Blau { $number }
}
number-joker = Zahlenjoker { $number }
joker = Joker
plus-three = +3
small-star = kleiner Stern
card-for-joker = { $card }, lässt sich gegen einen Joker tauschen
field-free = { $field }, frei
field-held = { $field }, frei, die Karte ist auf deiner Hand
lies-on = { $field }: { $card }
take-back = { $card }, noch nicht gelegt. Zurücknehmen.
gap-filled = { $field }: gefüllt mit { $card }. Ändern.

## Plätze und Stapel

cards-held = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
jokers-held = { $jokers ->
    [one] eine davon ein Joker
   *[other] { $jokers } davon Joker
}
purse = { $big ->
    [one] 1 großer Stern
   *[other] { $big } große Sterne
} von 3, { $small ->
    [one] 1 kleiner Stern
   *[other] { $small } kleine Sterne
}
stack = Stapel
discarded = abgelegt
jokers = { $jokers ->
    [one] Joker
   *[other] Joker
}
stars = { $stars ->
    [one] Stern
   *[other] Sterne
}
big-left = kleine; { $stars } große
discard-empty = Die Ablage ist leer.
discard-label = Ablage, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, oben { $card }{ $bonus ->
    [yes] : Der Stern darauf ist ein Bonus für die nächste Wertung
   *[no] {""}
}. Durchsehen.
bonus-shows = Ein kleiner Stern mehr für die nächste Wertung
discard-title = { $count ->
    [one] 1 abgelegte Karte
   *[other] { $count } abgelegte Karten
}
known-held = Sicher in anderen Händen

## Wertungen

claims = Was du werten kannst
short-run = { $colour ->
    [red] die rote Straße { $span }
    [yellow] die gelbe Straße { $span }
    [green] die grüne Straße { $span }
   *[blue] die blaue Straße { $span }
}
long-run = { $colour ->
    [red] die lange rote Straße
    [yellow] die lange gelbe Straße
    [green] die lange grüne Straße
   *[blue] die lange blaue Straße
}
foursome = den Vierer der { $number }
worth-big = einen großen Stern
worth-small = { $stars ->
    [one] einen kleinen Stern
   *[other] { $stars } kleine Sterne
}
claim-label = Werte { $claim } für { $worth }. Es fehlt: { $gaps }.
more-claims = { $count ->
    [one] Eine weitere Wertung
   *[other] { $count } weitere Wertungen
}
missing = es fehlt
fill-with = { $field } füllen mit

## Die Leiste

ask-play = Wähle eine Karte, die du spielst.
ask-play-or-claim = Spiel eine Karte oder werte, was leuchtet.
note-play = Wer eine Karte legt, zieht zwei; eine Karte mit der Narrenkappe lässt sich gegen einen Joker tauschen.
note-bonus = Auf der Ablage liegt eine +3: Die nächste Wertung mit kleinen Sternen bringt einen mehr.
ask-where = { $card }: Auf welches Feld? Tippe auf eines, das leuchtet.
note-where = Tippe die Karte auf der Hand noch einmal an, um sie zu behalten.
ask-lay = Du legst { $card }.
ask-lay-on = Du legst { $card } auf { $field }.
note-lay = Du ziehst dafür zwei Karten; danach lässt es sich nicht zurücknehmen.
do-lay = Legen, 2 ziehen
ask-swap = Das Feld von { $card } ist belegt: Du tauschst die Karte gegen einen Joker.
note-swap = Die Karte kommt auf die Ablage.
do-swap = Joker nehmen
ask-swap-card = Du gibst { $card } ab; es ist kein Joker mehr da, also ziehst du eine Karte.
note-swap-card = Die Karte kommt auf die Ablage.
do-swap-card = Karte ziehen
ask-plus = Du spielst die +3 und ziehst drei Karten.
note-plus = Ihr Stern liegt dann offen für alle, die als Nächste werten.
do-plus = 3 Karten ziehen
ask-draw = Deine Hand ist leer: Zieh zwei Karten.
do-draw = 2 Karten ziehen
ask-claim = Du wertest { $claim } für { $worth }{ $paid ->
    [0] {""}
    [one] , bezahlt mit einem kleinen Stern
   *[other] , bezahlt mit { $paid } kleinen Sternen
}.
note-claim = Tippe eine gefüllte Lücke an, um etwas anderes zu nehmen.
do-claim = { $stars ->
    [one] 1 Stern holen
   *[other] { $stars } Sterne holen
}
do-claim-big = Großen Stern holen

## Die Wertung am Ende

score-big = Große Sterne
score-small = Kleine Sterne

## Das Ziel, und was die Zeichen bedeuten

goal = Wer zuerst drei große Sterne hat, gewinnt.
goal-limit = Drei große Sterne gewinnen, sonst die meisten Sterne nach { $limit } Zügen.
decided-stars = Der dritte große Stern
decided-limit = Der letzte Zug der Partie: die meisten großen Sterne, dann die meisten kleinen
decided-full = Alle Felder sind belegt: die meisten großen Sterne, dann die meisten kleinen
near = noch ein Stern
legend-run = 4–8 | Vier oder mehr nebeneinander in einer Farbe: Leg die fehlenden aus der Hand und hol dir 1 bis 3 kleine Sterne.
legend-foursome = 4 × | Dieselbe Zahl in allen vier Farben: ein kleiner Stern.
legend-long = 1–9 | Alle neun einer Farbe: ein großer Stern. Deine kleinen Sterne dürfen Lücken füllen.
legend-ghost = 5 | Eine blasse Zahl ist ein freies Feld. Legst du ihre Karte, bekommst du zwei neue.
legend-joker = Joker | Füllt jedes Feld. Eine Karte, deren Feld belegt ist, kannst du dafür abgeben.
legend-plus = +3 | Zieh drei Karten. Solange sie oben auf der Ablage liegt, bringt die nächste Wertung mit kleinen Sternen einen mehr.
