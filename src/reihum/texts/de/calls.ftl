# Nachrichten, die jemanden an einen Tisch rufen: als Mitteilung, per E-Mail, per Webhook. $game ist der Name des Spiels.

call-turn = Du bist dran: { $game }
    .body = Die anderen warten auf dich.
call-soon = { $game }: Bald spielt ein Bot für dich
    .body = { $hours ->
        [one] Wenn du nicht spielst, springt in einer Stunde ein Bot für dich ein.
       *[other] Wenn du nicht spielst, springt in { $hours } Stunden ein Bot für dich ein.
    }
call-seated = { $game }: Jemand hat sich an deinen Tisch gesetzt
    .body = Sieh nach, wer gekommen ist.
call-over = { $game } ist zu Ende
    .body = Sieh nach, wie es ausgegangen ist.

# Was der Webhook eines Tisches erfährt. $names sind, wer gefragt ist.
table-turn = { $game }: { $names } am Zug.
table-seated = { $game }: Jemand hat sich gesetzt.
table-over = { $game }: Die Partie ist zu Ende.

mail-why = Du bekommst diese Nachricht, weil du dich von { $home } an deine Tische rufen lässt.
mail-end = Keine solchen E-Mails mehr:
mail-confirm = Soll { $home } dich an deine Tische rufen?
    .body = Jemand hat diese Adresse bei { $home } angegeben, um zu erfahren, wer am Zug ist. Wenn du das warst, öffne diesen Link:
    .otherwise = Wenn du das nicht warst, musst du nichts tun: Es kommt keine weitere E-Mail.
