# What the terminal says. Moves and commands are typed as they are written here in every language.

## All boards

your-turn = Du bist dran.
turn-of = { $name } ist am Zug.
you = (du)
guest = Gast
empty = leer
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
round = Runde { $round }
turn = Zug { $turn }
over = Das Spiel ist aus.
winner = { $name } gewinnt.
winners = Geteilter Sieg für { $names }.
place = Platz { $place }
display = Auslage
stack = Stapel
hand = Deine Hand
left = links
right = rechts
red = rot
yellow = gelb
green = grün
blue = blau
purple = lila

## Bloom

bloom-round = Runde { $round } von { $rounds }
bloom-pool = { $count ->
    [one] ein Stein im Vorrat
   *[other] { $count } Steine im Vorrat
}
bloom-jokers = Joker
bloom-scoring = Wertung
bloom-none-left = keine mehr
bloom-took = hat { $values }
bloom-known = bekannt
bloom-passed = musste passen
bloom-left = übrig
bloom-tiles = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
bloom-row = Reihe { $row }
bloom-lays = { $name } legt
bloom-robbed = geraubt:
bloom-nothing = nichts
bloom-no-tiles = keine Steine mehr
bloom-ask-turn = Zieh, leg eine neue Reihe (wenn du willst, raube erst dafür) oder leg an eine Reihe an. Joker tauschst du vorher.
bloom-ask-swap = Welcher deiner Steine kommt an die Stelle des Jokers?
bloom-ask-draw = Nimm einen zweiten Stein oder tipp done.
bloom-ask-rob = Raube einen zweiten Stein dieser Reihe oder beginn zu legen.
bloom-ask-row = Leg den nächsten Stein deiner Reihe; ist sie fertig, tipp done.
bloom-ask-add = Leg einen Stein an oder tipp done.
bloom-ask-place = Er passt an mehrere Stellen: hinter welchen Stein?
bloom-ask-reward = Eine Dreierreihe: Nimm einen Joker oder tipp done.
bloom-ask-count = Die Runde ist vorbei, und das ist übrig. Tipp next: Du beginnst die zweite Runde.

## One to 9

nine-big = große Sterne
nine-small = kleine Sterne
nine-cards = Karten
nine-jokers = davon Joker
nine-big-short = groß
nine-small-short = klein
nine-jokers-short = Joker
nine-discards = Ablage
nine-on-top = auf { $count } Karten
nine-bonus = Bonus auf kleine Sterne
nine-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
nine-supply = Vorrat
nine-claims = Du kannst werten
nine-claim = Deine Wertung
nine-next = nächste Lücke

## Qwixx

qwixx-take = Schritt 1 von 3: Karten nehmen
qwixx-choose = Schritt 2 von 3: Alle entscheiden über die { $number }
qwixx-play = Schritt 3 von 3: eine bis drei Karten spielen
qwixx-of = von { $count }
qwixx-played = Gespielt { $count }
qwixx-last = { $name } hat gespielt:
qwixx-as = als { $colour }
qwixx-misses = Fehlzüge
qwixx-holds = hält
qwixx-laid = Gelegt
qwixx-chosen = Gewählt
qwixx-nothing = nichts

## Pretty Tricky

tricky-round = Runde { $round }
tricky-own = { $name } hat gewürfelt und kreuzt links an.
tricky-others = { $active } hat gewürfelt; { $name } kreuzt rechts an.
tricky-ends = Ende bei { $count } (!)
tricky-of = { $count } von { $needed } (!)
tricky-head-own = eigener Wurf
tricky-head-row = Reihe
tricky-head-others = andere
tricky-head-circles = Kreise
tricky-circle = Reihe { $row } bekommt nach diesem Zug einen Kreis.
tricky-dice = Würfel
tricky-ticked = { $row } ist angekreuzt
tricky-no-box = kein freies Kästchen
tricky-no-box-for = kein freies Kästchen für { $name }
tricky-fills = (macht { $rows } voll)
tricky-full = (voll)
tricky-points = Punkte

## Superstar

star-piles = Nachziehstapel { $draw }, Ablage { $discarded }
star-tokens = { $count ->
    [one] ein Stern gewinnt
   *[other] { $count } Sterne gewinnen
}
star-superstar = Superstar!
star-passed = ausgestiegen bei
star-last = zuletzt gespielt
star-discarded = abgelegt
star-won = hat die Runde gewonnen und beginnt die nächste
star-joker = Joker
star-before = Davor:
star-no-discards = Die Ablage ist leer.
star-discards = Ablage:
star-aside = beiseite
star-no-cards = keine Karten auf der Hand
star-higher = höher
star-on-star = auf Stern
star-star = Stern
star-over = { $name } hat drei Sterne und ist der Superstar.
star-exchanging = { $name } tauscht Karten.
star-ask-discard = Leg beiseite, was du nicht behalten willst, dann tipp done.
star-ask-lead = Du beginnst: Spiel eine beliebige Karte.
star-ask-pass = Nichts passt: Du musst passen.
star-ask-joker = Auf den Joker geht jede Karte mit Stern.
star-ask-higher = Spiel höher als { $card }.
star-ask-match = Spiel höher als { $card }, eine Karte mit gleichem Stern ({ $star }) oder einen Joker.
star-ask-only-star = Spiel eine Karte mit gleichem Stern ({ $star }) oder einen Joker.
star-ask-none = Darauf geht nichts.
star-or-pass = Oder steig aus.

## At the table

thinking = { $name } überlegt …
curtain = { $name }, du bist dran.
curtain-enter = Schaut sonst niemand zu? Drück Enter.
keys = Nummer oder Zug (Tab ergänzt) · hint · undo · rules · log · help · quit
only-choice = Es gibt nur die 1.
choices = Zur Wahl stehen 1 bis { $count }.
no-move = „{ $move }“ ist kein Zug dieses Spiels.
did-you-mean = Meinst du { $moves }?
looks-like = Züge sehen aus wie „{ $move }“; Tab zeigt die möglichen.
taken-back = „{ $move }“ ist zurückgenommen.
nothing-to-take-back = Hier lässt sich nichts zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders war schon dran.
save-where = Wohin? Tipp: save DATEI
save-name = Ein Dateiname hat keine Steuerzeichen.
saved = Gespeichert in { $file }. Weiter mit: { $command }
kept = Die Partie ist aufgehoben. Weiter mit: { $command }
hear-again = Noch einmal nachlesen: { $command }
waiting = { $count ->
    [one] Eine Partie mit einem Zug wartet.
   *[other] Eine Partie mit { $count } Zügen wartet.
} (reihum play --new beginnt eine neue.)
which-game = Welches Spiel?
type-number = Tipp eine Zahl von 1 bis { $count }.
game-players = { $players } Personen, { $minutes } Minuten
end = Ende
so-far = Bis hierher
column-place = Platz
column-player = Name
column-points = Punkte
too-narrow = Dieses Brett braucht { $needed } Spalten; das Fenster hat { $columns }.
help-type = Tipp die Nummer einer Möglichkeit oder den Zug selbst (`{ $move }`), in beliebiger Reihenfolge; mehrere mit Komma dazwischen.
help-command = Befehl
help-does = bewirkt
help-hint = was gut wäre
help-undo = nimmt deinen letzten Zug zurück, solange nichts aufgedeckt wurde
help-rules = die Regeln oder einen Absatz daraus
help-log = alles, was geschehen ist
help-save = schreibt die Partie in eine Datei (aufgehoben wird sie auch so)
help-quit = verlässt die Partie; `{ $command }` führt sie später fort
older-rules = Diese Partie wird nach Version { $old } der Regeln gespielt, neue nach Version { $new }.
not-together = Das geht nicht zusammen in einem Zug: { $moves }.
reveals-first = „{ $move }“ deckt etwas Neues auf: Spiel das zuerst, dann siehst du, was möglich ist.
bot-ended = Der Prozess eines Bots endete ohne Antwort, und der nächste auch.
bot-failed = Ein Bot konnte nicht nachdenken: { $error }.

## Before and after a match

no-language = Reihum spricht kein „{ $language }“. Seine Sprachen sind { $languages }.
resume-alone = Eine gespeicherte Partie bringt Spiel, Plätze und Optionen mit: Gib --resume DATEI allein an.
other-wishes = Eine Partie { $game } wartet; was du angegeben hast, passt nur zu einer neuen. Weiter mit: { $command }. Oder beginn mit --new eine andere; die wartende ist dann verloren.
other-version = Die Partie vom letzten Mal wurde nach Version { $old } der Regeln von { $game } gespielt; dieses Programm hat Version { $new }. Sie liegt unter { $file } für das Programm, das sie gespeichert hat.
unreadable = Die Partie vom letzten Mal lässt sich nicht lesen. Sie liegt jetzt unter { $file }. Warum, sagt: { $command }
no-folder = In { $folder } lassen sich keine Partien aufheben: { $why }. XDG_DATA_HOME nennt einen anderen Ort.
not-set-aside = { $file } lässt sich nicht beiseitelegen, um einer neuen Partie Platz zu machen: { $why }.
too-many-people = { $people } Personen haben auf { $seats } Plätzen keinen Platz. Mehr Plätze gibt es mit --players.
bad-name = Ein Name hat 1 bis { $most } Zeichen. Gib mit --name einen anderen an.
variation = Dies ist eine Variante: was aus einer anderen Partie geworden wäre, wenn sie nach { $after ->
    [one] dem ersten Zug
   *[other] den ersten { $after } Zügen
} anders weitergegangen wäre.
variation-named = Sie heißt „{ $name }“.
variation-dealt-anew = Was { $name } nicht wissen konnte, wurde dort neu verteilt, und das Glück danach ist ein anderes.
variation-same-cards = Die Karten und das Glück danach sind die jener Partie.
verified = { $game }: { $moves ->
    [one] ein Zug, erlaubt
   *[other] { $moves } Züge, alle erlaubt
}; Karten und Würfel folgen aus dem Schlüssel.
fair-compared = Fair: Schlüssel, Startwert und Siegel passen zusammen; das Siegel ist das, das du aufgehoben hast.
fair-alone = Fair: Schlüssel, Startwert und Siegel passen zusammen; mit einem aufgehobenen Siegel (--commitment) wurde nicht verglichen.
fair-sealed = Was die Spieler dazugaben, war versiegelt, bis alle gebunden waren, und ist das Versiegelte.
fair-unsealed = Das ist ein Nachweis der Fassung 1: Damals war noch nicht versiegelt, was die Spieler dazugaben.
