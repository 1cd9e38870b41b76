# Messages qui appellent quelqu’un à une table : notification, e-mail, webhook. $game est le nom du jeu.

call-turn = { $game } : à vous de jouer
    .body = Les autres vous attendent.
call-soon = { $game } : un robot va bientôt jouer pour vous
    .body = { $hours ->
        [one] Si vous ne jouez pas, un robot vous remplacera dans une heure.
       *[other] Si vous ne jouez pas, un robot vous remplacera dans { $hours } heures.
    }
call-seated = { $game } : quelqu’un s’est assis à votre table
    .body = Venez voir qui c’est.
call-over = { $game } : la partie est finie
    .body = Venez voir le résultat.

# Ce qu’apprend le webhook d’une table. $names sont les personnes qui doivent jouer.
table-turn = { $game } : à { $names } de jouer.
table-seated = { $game } : quelqu’un s’est assis.
table-over = { $game } : la partie est finie.

mail-why = Vous recevez ce message parce que vous avez demandé à { $home } de vous appeler à vos tables.
mail-end = Ne plus recevoir ces e-mails :
mail-confirm = { $home } doit-il vous appeler à vos tables ?
    .body = Quelqu’un a indiqué cette adresse sur { $home } pour savoir quand c’est son tour de jouer. Si c’est vous, ouvrez ce lien :
    .otherwise = Si ce n’est pas vous, ne faites rien : vous ne recevrez plus d’e-mail.
