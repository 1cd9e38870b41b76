### Die Oberfläche.

## Bots

level-uniform = zufällig
level-easy = leicht
level-medium = mittel
level-greedy = gut
level-hard = stark
level-expert = sehr stark

## Start

pitch = Spiele um Reihen, reihum gespielt.
pitch-more = „Gleich spielen“ beginnt sofort gegen Bots; an einem neuen Tisch bestimmst du, wer mitspielt.
games = Spiele
play-now = Gleich spielen
play-now-of = Gleich spielen: { $game }
new-table = Neuer Tisch
new-table-of = Neuer Tisch für { $game }
rules = Regeln
rules-of = Regeln von { $game }
rules-for-programs = Für Besitzer des Spiels und für Programme
learn-by-playing = Spielend lernen
try-it = Ausprobieren
try-hint = Was leuchtet, ist erlaubt. Tippe etwas anderes an, um zu sehen, warum es nicht geht.
try-allowed = Das ist erlaubt.
try-again = Von vorn
players-range = { $low }–{ $high } Personen
minutes = { $minutes } Min.
you = Du
results = Meine Ergebnisse
settings = Einstellungen
your-turn = Du bist dran.
resume = { $game } mit { $names }
my-tables = Deine Tische
open-tables = Offene Tische
to-watch = Zum Zuschauen
no-tables-mine = Noch keine Tische. „Gleich spielen“ beginnt deinen ersten.
tables-there = Tische auf dem Server erscheinen, sobald er erreichbar ist.
no-tables-open = Gerade wartet niemand.
no-tables-watch = Gerade gibt es nichts zu sehen.
with = mit { $names }
free-seats = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
finished = Beendet
turn-number = Zug { $turn }
just-now = gerade eben
tag-waiting = wartet
tag-result = zum Ergebnis
tag-to-move = { $name } ist dran
tag-running = läuft
your-turn-tag = du bist dran
join = Mitspielen
not-encrypted = Diese Verbindung ist nicht verschlüsselt. Im Heimnetz ist das üblich; in fremden Netzen lieber nicht.

## Namen

name-title = Wie sollen wir dich nennen?
name-label = Name
name-hint = Ein Name genügt. Kein Konto, keine Adresse.
name-go = Platz nehmen
name-saved = Gespeichert.

## Ein neuer Tisch

seats = Plätze
seat-number = Platz { $number }
player-number = Spieler { $number }
kind-open = Freund
kind-bot = Bot
kind-local = An diesem Gerät
level = Stärke
add-seat = Noch ein Platz
remove-seat = Platz { $number } entfernen
options = Varianten
start-seat = Wer beginnt
start-drawn = Das Los entscheidet
pace = Bedenkzeit
pace-untimed = So lange man mag
pace-quick = 3 Minuten + 5 s je Zug
pace-steady = 10 Minuten + 15 s je Zug
pace-relaxed = 2 Tage je Zug
who-may-join = Wer darf dazukommen
join-link = Wer den Link hat
join-public = Alle
hints = Tipps
hints-forbidden = Niemand bekommt welche
hints-allowed = Erlaubt: Wer einen bekommt, für den zählt nur eine Niederlage
hints-may = Tipps erlaubt (dann zählt nur eine Niederlage)
hints-none = ohne Tipps
hints-none-why = An diesem Tisch gibt es keine Tipps: So will es, wer ihn aufgestellt hat.
lay-table = Tisch decken
lay-table-invite = Tisch decken und einladen
laying-table = Der Tisch wird gedeckt …

## Der Warteraum

waiting-title = { $count ->
    [0] Alle sind da
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
seat-free = Frei
sit = Hier sitzen
stand = Aufstehen
seat-bot = Bot hinsetzen
seat-open = Platz freigeben
start = Los geht’s
start-hint = Besetze die freien Plätze mit Freunden oder Bots.
start-wait = Wer eingeladen hat, startet das Spiel, sobald alle da sind.
dealing = Es wird gegeben … Es fehlt noch: { $names }.
dealing-elsewhere = Öffne diesen Tisch auf dem Gerät, auf dem du dich gesetzt hast: Ohne dieses Gerät kann die Partie nicht beginnen.
invite = Einladen
invite-hint = Schick den Link, oder lass ein Telefon den Code lesen.
copy-link = Link kopieren
copy = Kopieren
copied = Kopiert
share = Teilen
qr-invite = QR-Code der Einladung

## Der Tisch

back-home = Alle Spiele
menu = Menü
log = Verlauf
log-unread = { $count ->
    [one] Verlauf, 1 neue Nachricht
   *[other] Verlauf, { $count } neue Nachrichten
}
log-empty = Noch ist nichts geschehen.
again = Seit meinem Zug ansehen
again-at = Vorhin · { $at } von { $last }
again-now = Zurück zu jetzt
log-undo = { $seat } nimmt den letzten Zug zurück.
log-resign = { $seat } gibt auf.
log-close = Der Tisch wurde geschlossen.
older-rules = Nach einer älteren Fassung der Regeln gespielt: Version { $old }. Neue Partien werden nach Version { $new } gespielt.
chat = Gespräch
chat-placeholder = Etwas sagen
chat-send = Senden
chat-said = { $name }: { $said }
dock = Was zu tun ist
undo = Zurück
hint = Tipp
hint-choose = So wählen
hint-play = So spielen
loading = Einen Augenblick …
one-moment = Einen Augenblick …
close = Schließen
waiting-for = Am Zug: { $names }.
watching = Du schaust zu.
watching-turn = Du schaust zu. Am Zug: { $names }.
signed-out = Du bist hier abgemeldet und schaust nur noch zu.
signed-out-note = Zum Weiterspielen öffne einen Link, den du auf einem anderen deiner Geräte erstellt hast.
undo-asked = { $name } möchte den letzten Zug zurücknehmen.
undo-asked-note = Es wurde schon etwas aufgedeckt, darum braucht es deine Zustimmung.
undo-ask = Bitten, meinen letzten Zug zurückzunehmen
undo-unrated = Für deine Wertungszahl zählt dann nur noch eine Niederlage.
counting-hint = Ein Tipp für { $names }.
counting-helped = Ein Tipp für { $names }: Wer einen bekommen hat, für den zählt nur eine Niederlage.
counting-took-back = Zurückgenommen von { $names }: Wer das getan hat, für den zählt nur eine Niederlage.
undo-allow = Erlauben
undo-refuse = Ablehnen
undo-waiting = Du hast gebeten, den Zug zurückzunehmen. Die anderen entscheiden.
undo-refused = Die anderen sind nicht einverstanden: Der Zug bleibt.
seat-you = (du)
seat-to-move = am Zug
seat-stand-in = Bot springt ein
seat-away = nicht da
seat-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
seat-clock = noch { $time }
card-name = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Lila
} { $number }
starred-card-name = { $number } mit { $colour ->
    [red] rotem
    [yellow] gelbem
    [green] grünem
    [blue] blauem
   *[purple] lila
} Stern
joker-name = Joker
joker-of-number-name = Joker { $number }
number-joker-name = Zahlenjoker { $number }
run-name = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Lila
} { $number } bis { $last }
sound-is = { $on ->
    [yes] Töne: an
   *[no] Töne: aus
}
remark = Hinweis
stand-in-on = Einen Bot für mich spielen lassen
stand-in-off = Wieder selbst spielen
resign = Aufgeben
resign-sure = Aufgeben? Ein Bot spielt für dich zu Ende, und du landest auf dem letzten Platz.
resign-yes = Aufgeben
resign-no = Weiterspielen
leave-table = Erst einmal gehen
spectators = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
table-closed = Dieser Tisch wurde geschlossen.
to-result = Zum Ergebnis
curtain-title = Gib das Gerät an { $name }
curtain-hint = Alle anderen schauen kurz weg.
curtain-ready = Ich bin { $name }
connection-lost = Die Verbindung ist weg. Dein Platz bleibt dir; wir versuchen es weiter.
connection-lost-aided = Du bist offline. Wähl ruhig weiter: Dein Zug geht raus, sobald wieder Netz da ist.
move-waits = Dein Zug ist notiert. Er geht raus, sobald das Netz wieder da ist; lass diese Seite so lange offen.

## Das Ende

legend-open = Was die Zeichen bedeuten
legend-title = Das Ziel, und was die Zeichen bedeuten
goal-far = { $name }: { $far }
goal-near = { $name }: { $far }, { $near }
legend-near = Einen Schritt vor dem Ende der Partie oder der Runde.
legend-near-is = { $name }: { $near }
sound-offer = Mit Ton?
sound-yes = Ton an
sound-no = Nein danke
end-you-win = Du gewinnst
end-decided = { $result }. { $decided }.
end-you-win-by = { $lead ->
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $lead } Punkten Vorsprung
}
end-wins = { $name } gewinnt
end-wins-by = { $lead ->
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $lead } Punkten Vorsprung
}
end-shared = Geteilter Sieg: { $names }
end-turns = { $turns ->
    [one] nach einem Zug
   *[other] nach { $turns } Zügen
}
end-score = Die Wertung
end-total = Summe
end-rank = { $rank ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
   *[5] Fünfter Platz
}
end-last-moves = Die letzten Züge
rematch = Revanche
rematch-join = Zur Revanche
replay = Nachspielen
review = Auswertung
review-offer = Können oder Glück?
look-at-table = Tisch ansehen
export = Partie sichern
fair-line = Der Zufall dieser Partie war versiegelt, bevor sie begann.
fair-check = Nachprüfen
fair-yes = Geprüft: Startwert und Schlüssel passen zum Siegel, das dieses Gerät vom Anfang aufbewahrt hat, und was es dazugab, ist enthalten.
fair-unseen = Startwert und Schlüssel passen zum Siegel, das jetzt gezeigt wird. Das vom Anfang ist auf diesem Gerät nicht aufbewahrt.
fair-not-yet = Der Startwert wird nach der Partie gezeigt.
fair-brought = Diese Partie wurde hierher mitgebracht; wie sie gegeben wurde, lässt sich hier nicht prüfen.
fair-other-commitment = Das passt nicht: Am Anfang wurde ein anderes Siegel gezeigt.
fair-entropy = Was dieses Gerät dazugab, fehlt. Entweder hast du dich auf einem anderen Gerät noch einmal gesetzt, oder du warst beim Geben nicht da, oder hier stimmt etwas nicht.
fair-bound = Das passt nicht: Als du deinen Teil geöffnet hast, war jemand an etwas anderes gebunden.
fair-opening = Das passt nicht: Jemand hat etwas anderes dazugegeben, als versiegelt war.
fair-older = (Fassung { $version }: An diesem älteren Tisch waren die Teile der Spieler noch nicht versiegelt.)
fair-seed = Das passt nicht: Es ist nicht der angekündigte Startwert.
fair-form = Das passt nicht: Der Beweis ist unvollständig oder hat nicht die Form eines Beweises.
fair-key = Das passt nicht: Der Schlüssel folgt nicht aus dem Startwert.
fair-cards = Wer auch alles prüfen will, was gegeben, gezogen oder gewürfelt wurde, speichert den Beweis und ruft auf:
fair-proved = Geprüft: Die Partie wurde auf diesem Gerät noch einmal gespielt, und aller Zufall kam aus dem versiegelten Schlüssel.
fair-proved-unseen = Die Partie wurde auf diesem Gerät noch einmal gespielt: Aller Zufall kam aus dem Schlüssel. Das Siegel vom Anfang ist hier nicht aufbewahrt.
fair-match = Das passt nicht: Der Beweis enthält keine Partie dieses Spiels.
fair-options = Das passt nicht: Die Partie wurde mit anderen Optionen begonnen, als der Tisch zeigte.
fair-other-key = Das passt nicht: Die Partie wurde mit einem anderen Schlüssel gegeben.
fair-move = Das passt nicht: Zug { $number } kann so nicht gespielt worden sein.
fair-position = Das passt nicht: Die Züge führen nicht zu diesem Ende.
fair-changed = Das passt nicht: Wer wo saß, wurde verändert.
fair-card = { $number ->
    [0] Das passt nicht: Was am Anfang gezeigt wurde, folgt nicht aus dem Schlüssel.
   *[other] Das passt nicht: Was nach Zug { $number } gezeigt wurde, folgt nicht aus dem Schlüssel.
}
fair-compared = { $compared ->
    [0] Von den Stellungen, die diese Seite unterwegs gezeigt bekam, ließ sich keine vergleichen.
    [one] Auch die eine Stellung, die diese Seite unterwegs gezeigt bekam, passt dazu.
   *[other] Auch alle { $compared } Stellungen, die diese Seite unterwegs gezeigt bekam, passen dazu.
}
fair-again = Wer es ohne diese Seite prüfen will, speichert den Beweis und ruft auf:
fair-save = Beweis speichern
fair-how = Wie sich faires Geben beweist
fair-sealed = Bevor diese Partie begann, wurde ihr Zufall versiegelt. Das ist das Siegel; alle am Tisch sehen dasselbe, und am Ende kann jeder prüfen, dass nichts geändert wurde:

## Nachspielen

scrubber = Stelle der Partie
replay-start = Der Anfang
replay-at = { $at } von { $last }
first = Zum Anfang
previous = Zurück
next = Weiter
last = Zum Ende
run = Abspielen
pause = Anhalten
viewer = Gesehen von
viewer-spectator = Zuschauer
viewer-seat = { $name }

## Ergebnisse

results-nobody = Du hast hier noch nicht gespielt.
results-none = Noch keine Partie beendet.
stat-line = { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
}, { $won } gewonnen
stat-rating = Wertungszahl
stat-best = Bestwert
finished-tables = Beendete Partien
result-rank = { $rank }. von { $players }

## Einstellungen

language = Sprache
theme = Darstellung
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel
motion = Animationen
motion-auto = Automatisch
motion-calm = Reduziert
sound = Töne
on = An
off = Aus
save = Speichern
devices = Deine Geräte
device-unnamed = Ein Gerät
device-here = dieses Gerät
device-end = Abmelden
other-device-hint = Öffne auf einem anderen Gerät einen Link, und du spielst dort mit gleichem Namen und denselben Tischen weiter. Er gilt einmal und nur kurz.
other-device-go = Link erstellen
qr-device = QR-Code des Links für das andere Gerät
programs = Programme
programs-hint = Ein Programm mit einem Schlüssel spielt in deinem Namen, an deinen Tischen. Gib ihn nur Programmen, denen du vertraust.
program-name = Name des Programms
program-make = Schlüssel erstellen
program-secret = Das ist der Schlüssel. Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt.
program-may = Was es darf
program-plays = darf spielen
program-reads = darf nur zuschauen
program-good-for = Wie lange
program-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
  }
program-until = bis { $date }
program-end = Widerrufen
goodbye = Abschied
leave-device = Hier abmelden
leave-everywhere = Überall abmelden
leave-sure = Danach bist du nirgends mehr angemeldet. Name, Tische und Ergebnisse bleiben, aber niemand kommt mehr an sie heran.
leave-yes = Abmelden
leave-no = Angemeldet bleiben
my-data = Alles speichern, was über mich bekannt ist
forget = Mich löschen
forget-sure = Alles, was deinen Namen trägt, wird sofort gelöscht. Das lässt sich nicht zurücknehmen.
forget-yes = Alles löschen
forget-no = Behalten
continue = Hier weiter
continue-hint = Spiel auf diesem Gerät mit deinem Namen und deinen Tischen weiter.
continue-instead = Hier bist du { $name }. Stattdessen als die Person weitermachen, die den Link erstellt hat?
continue-go = Weiter
leave-sure-return = Dann bist du nirgends mehr angemeldet. Mit deinem Wiederherstellungscode oder deinem Konto kannst du zurückkommen.
recovery = Wiederherstellungscode
recovery-hint = Ein Code zum Aufschreiben: Wenn du alle Geräte verlierst, bringt er deinen Namen, deine Tische und Ergebnisse zurück.
recovery-has = Du hast einen Code. Ein neuer ersetzt ihn.
recovery-make = Code erstellen
recovery-renew = Neuen Code erstellen
recovery-shown = Das ist dein Code. Schreib ihn jetzt auf: Er wird nur dieses eine Mal angezeigt.
recovery-wrong = Diesen Code gibt es nicht. Bitte prüfe jedes Zeichen.
come-back = Zurückkommen
come-back-ask = Schon einmal hier gespielt?
come-back-hint = Gib deinen Code ein, und dein Name, deine Tische und Ergebnisse sind wieder da.
come-back-instead = Hier bist du { $name }. Danach bist du auf diesem Gerät jemand anders.
sign-in-with = Mit { $provider } anmelden
sign-in-failed = Die Anmeldung hat nicht geklappt. Bitte fang noch einmal an.
account-hint = Mit deinem Konto spielst du auf jedem Gerät als dieselbe Person weiter.
account-link = Mit { $provider } verknüpfen
account-linked = Verknüpft. Melde dich auf irgendeinem Gerät mit { $provider } an, und du spielst als dieselbe Person weiter.
account-taken = Dieses Konto gehört hier schon zu einem anderen Namen. Melde dich damit an, um mit diesem weiterzuspielen.

## Auf diesem Gerät

here-static = Du spielst direkt hier im Browser: gegen Bots oder zusammen an diesem Gerät.
here-offline = Gerade ist kein Server erreichbar. Spielen kannst du trotzdem: gegen Bots oder zusammen an diesem Gerät.
tag-here = auf diesem Gerät
open-file = Gesicherte Partie öffnen
table-is-here = Diesen Tisch gibt es nur auf diesem Gerät.
table-here-instead = Kein Server erreichbar: Dieser Tisch steht auf deinem Gerät.
table-stuck = Dieser Tisch lässt sich gerade nicht öffnen. Lade die Seite neu und versuch es noch einmal.
table-damaged = Was von diesem Tisch gespeichert war, ist beschädigt. Auf der Startseite kannst du sichern, was übrig ist.
table-removed = Dieser Tisch wurde in einem anderen Fenster entfernt.
bring = Auf den Server bringen
bring-note = Um ihn zu teilen oder auf einem anderen Gerät weiterzuspielen.
remove-here = Tisch entfernen
remove-here-sure = Diesen Tisch entfernen? Es gibt ihn nur auf diesem Gerät.
remove-here-yes = Entfernen
remove-here-no = Behalten
damaged-table = Ein gespeicherter Tisch lässt sich nicht mehr lesen.
damaged-table-of = Ein gespeicherter Tisch ({ $game }) lässt sich nicht mehr lesen.
damaged-save = Sichern, was übrig ist
damaged-remove = Entfernen
keeping-full = In diesem Browser ist kein Platz mehr: Was du jetzt spielst, ist weg, sobald du die Seite schließt. Sichere die Partie am besten als Datei.
keeping-forbidden = Dieser Browser speichert nichts für diese Seite: Was du spielst, ist weg, sobald du sie schließt. Sichere die Partie am besten als Datei.
tables-unread = Die in diesem Browser gespeicherten Tische lassen sich gerade nicht lesen. Gelöscht wurde nichts; meist hilft es, die Seite neu zu laden.
kept-here = Alle Spiele sind auf diesem Gerät: Du kannst auch ohne Netz spielen.
results-away = Wertungszahlen und Partien vom Server sind wieder da, sobald er erreichbar ist.
settings-away = Deine Geräte und Programme sind wieder da, sobald der Server erreichbar ist.
module-missing = Die Regeln dieses Spiels sind noch nicht auf diesem Gerät. Sie kommen von selbst, sobald es Netz gibt.
module-blocked = Dieser Browser lässt hier keine Spiele laufen: WebAssembly ist abgeschaltet. An den Tischen eines Servers kannst du trotzdem spielen.
module-broken = Die Regeln dieses Spiels starten auf diesem Gerät nicht. Meist hilft es, die Seite neu zu laden; verloren ist nichts.
file-unknown = Das ist keine gesicherte Partie von Reihum.
file-game = Das ist eine Partie eines Spiels, das diese Seite nicht kennt.
file-other = Diese Partie wurde mit anderen Regeln oder Optionen gespielt, als diese Seite kennt.
file-components = Diese Partie wurde mit eigenen Karten oder Steinen gespielt, die diese Seite nicht kennt.
file-damaged = Diese Datei ist beschädigt: Ihre Züge passen nicht zusammen.
file-changed = Diese Datei wurde nach dem Speichern verändert.

## Was wäre, wenn: eine beendete Partie anders weitergespielt, und Links zum Zeigen

what-if = Was wäre, wenn?
what-if-note = Spiel von hier gegen Bots weiter, auf diesem Gerät. Es zählt nirgends.
what-if-seat = Du spielst für
what-if-luck = Das Glück
what-if-true = dasselbe
what-if-anew = neu
what-if-true-note = Alles liegt, wie es lag, und das Glück danach ist dasselbe.
what-if-anew-note = Was dieser Platz nicht wissen konnte, wird neu verteilt, und das Glück danach ist ein anderes.
what-if-bots = Stärke der Bots
what-if-name = Name
what-if-name-usual = Nach Zug { $after }
what-if-begin = Von hier weiterspielen
variations = Varianten dieser Partie
variation = Variante
variation-is = Was wäre, wenn: { $name }
variation-from = ab Zug { $after }
variation-luck = { $anew ->
    [yes] neues Glück
   *[no] dasselbe Glück
}
variation-rename = Umbenennen
variation-renamed = Namen behalten
variation-share = { $name } teilen
variation-remove = { $name } entfernen
variation-remove-sure = Diese Variante entfernen? Es gibt sie nur auf diesem Gerät.
variation-of = Zur Partie
question = Was würdest du spielen?
question-share = Diese Entscheidung teilen
question-title = { $game }: Was würdest du hier spielen?
match-share = Als Link teilen
match-share-title = Eine Partie { $game }
link-copied = Der Link ist kopiert.
shared = Von jemandem geteilt
shared-match = Jemand zeigt dir eine Partie { $game }: { $names }.
shared-variation = Jemand zeigt dir, was aus einer Partie { $game } geworden wäre: { $names }.
shared-open = Nachspielen
question-yours = Deine Wahl
question-played = In der Partie
question-advised = Der Tipp
question-weighing = Deine Wahl wird verglichen …
question-agrees = Das wurde auch in der Partie gespielt.
question-advises = Das rät auch der Tipp.
question-equal = Zwischen deiner Wahl und der des Tipps war kein Unterschied zu messen.
question-lost = Deine Wahl gewinnt von 100 Partien etwa { $lost } weniger als die des Tipps (± { $error }).
link-foreign = In diesem Link steckt nichts von Reihum.
link-cut = Das Ende dieses Links fehlt: Er wurde unterwegs abgeschnitten. Lass ihn dir noch einmal schicken, oder kopiere ihn ganz.
link-newer = Dieser Link kommt von einer neueren Fassung dieser Seite. Lade die Seite neu.
link-damaged = Dieser Link ist beschädigt.
link-browser = Dieser Browser ist zu alt für solche Links.
link-other-rules = Diese Stellung wurde mit anderen Regeln gespielt, als diese Seite kennt.

## Wenn etwas nicht geht

lost = Unter dieser Adresse gibt es nichts.
offline-title = Keine Verbindung
offline-hint = Sobald das Netz wieder da ist, geht es weiter, wo du warst.
offline-again = Noch einmal versuchen
unreachable = Der Server antwortet nicht.
unexpected = Da ist etwas schiefgegangen. Versuch es noch einmal oder lade die Seite neu.
failed = Das hat nicht geklappt.
failed-unauthorized = Gib erst einen Namen ein.
failed-forbidden = Das darfst du nicht sehen.
failed-not_found = Diesen Tisch gibt es nicht.
failed-not_your_turn = Du bist nicht dran.
failed-not_your_seat = Das ist nicht dein Platz.
failed-over = Die Partie ist zu Ende.
failed-cannot_undo = Das lässt sich nicht mehr zurücknehmen.
failed-limit = Zu viel auf einmal. Warte einen Augenblick.
failed-too_large = Das ist zu groß.
failed-unavailable = Der Server ist beschäftigt. Versuch es gleich noch einmal.

## Das geführte erste Spiel

lesson = Einführung
lesson-of = Einführung: { $game }
learn = Lernen
lesson-step = Schritt { $number } von { $count }
lesson-back = Zurück
lesson-skip = Einführung überspringen
lesson-next = Weiter
lesson-play = Richtig spielen
# Something else was touched than what the sentence asks for.
lesson-elsewhere = Das nicht. { $sentence }
offer-title = Zwei Minuten zum Lernen?
offer-note = Auf dem echten Brett, Satz für Satz.
offer-learn = Lernen
offer-play = Einfach spielen
coach-seen = Verstanden
guest = Gast
former-player = Jemand von früher

## Tempo und Bestätigen

pace-of-others = Züge der anderen
pace-calm = Ruhig
pace-usual = Normal
pace-fast = Schnell
pace-tap = Auf mich warten
setting-confirm = Jeden Zug bestätigen
setting-confirm-note = Sonst wird ein Zug gespielt, sobald er vollständig ist.
setting-forced = Züge ohne Wahl von selbst spielen
setting-forced-note = Ist nur ein Zug möglich, wird er gespielt, ohne dass du tippst.
setting-keys = Buchstabentasten
setting-keys-note = U nimmt zurück, H gibt einen Tipp. Strg + Enter bestätigt immer.
more-happened = Es ist noch mehr passiert.
only-choice = Du hast nur eine Möglichkeit.
do-it = So machen
curtain-pass = Weiter an { $name }
curtain-before = Sieh es dir an und gib das Gerät dann { $name }.
continue-used = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf dem anderen Gerät einen neuen.
name-missing = Gib zuerst einen Namen ein.
back = Zurück
pace-is = Zeit: { $pace }
skip-to = Direkt zum Inhalt
go-on = Weiter

# Puzzles
daily-puzzle = Aufgabe des Tages
