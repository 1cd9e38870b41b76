# Messaggi che chiamano qualcuno a un tavolo: notifica, e-mail, webhook. $game è il nome del gioco.

call-turn = { $game }: tocca a te
    .body = Gli altri ti aspettano.
call-soon = { $game }: presto un bot giocherà per te
    .body = { $hours ->
        [one] Se non giochi, tra un’ora un bot prenderà il tuo posto.
       *[other] Se non giochi, tra { $hours } ore un bot prenderà il tuo posto.
    }
call-seated = { $game }: qualcuno si è seduto al tuo tavolo
    .body = Guarda chi è arrivato.
call-over = { $game }: la partita è finita
    .body = Guarda com’è andata.

# Ciò che riceve il webhook di un tavolo. $names sono le persone di turno.
table-turn = { $game }: tocca a { $names }.
table-seated = { $game }: qualcuno si è seduto.
table-over = { $game }: la partita è finita.

mail-why = Ricevi questo messaggio perché hai chiesto a { $home } di chiamarti ai tuoi tavoli.
mail-end = Non voglio più queste e-mail:
mail-confirm = { $home } deve chiamarti ai tuoi tavoli?
    .body = Qualcuno ha indicato questo indirizzo su { $home } per sapere quando tocca a lui. Se sei stato tu, apri questo link:
    .otherwise = Se non sei stato tu, non fare nulla: non riceverai altre e-mail.
