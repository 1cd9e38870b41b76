# Bloom a parole. Argomenti: $seat è un nome; $tile una tessera («17», «J» per un jolly); $tiles più tessere;
# $row una fila sul tavolo con i suoi numeri estremi («34–44»), $owner_seat il nome di chi l’ha calata, $whose «own» se
# è la propria.

## Che cosa è successo

takes =
    .does = prende { $tile }
    .you = prendi { $tile }
draws =
    .does = pesca una tessera dalla riserva
    .you = peschi una tessera dalla riserva
draws-own =
    .does = { $tile ->
        [J] pesca un jolly dalla riserva
       *[other] pesca { $tile } dalla riserva
    }
    .you = { $tile ->
        [J] peschi un jolly dalla riserva
       *[other] peschi { $tile } dalla riserva
    }
robs =
    .does = ruba { $tile ->
        [J] un jolly
       *[other] { $tile }
    } { $whose ->
        [own] dalla propria fila { $row }
        [yours] dalla tua fila { $row }
       *[other] dalla fila { $row } di { $owner_seat }
    }
    .you = rubi { $tile ->
        [J] un jolly
       *[other] { $tile }
    } { $whose ->
        [own] dalla tua fila { $row }
       *[other] dalla fila { $row } di { $owner_seat }
    }
swaps =
    .does = scambia { $tile } con un jolly { $whose ->
        [own] della propria fila { $row }
        [yours] della tua fila { $row }
       *[other] della fila { $row } di { $owner_seat }
    }
    .you = scambi { $tile } con un jolly { $whose ->
        [own] della tua fila { $row }
       *[other] della fila { $row } di { $owner_seat }
    }
adds =
    .does = aggiunge { $tile ->
        [J] un jolly
       *[other] { $tile }
    } { $whose ->
        [own] alla propria fila { $row }
        [yours] alla tua fila { $row }
       *[other] alla fila { $row } di { $owner_seat }
    }
    .you = aggiungi { $tile ->
        [J] un jolly
       *[other] { $tile }
    } { $whose ->
        [own] alla tua fila { $row }
       *[other] alla fila { $row } di { $owner_seat }
    }
lays =
    .does = cala { $tiles } ({ $flowers ->
        [one] un fiore
       *[other] { $flowers } fiori
    }) per la tessera punteggio { $value }
    .you = cali { $tiles } ({ $flowers ->
        [one] un fiore
       *[other] { $flowers } fiori
    }) per la tessera punteggio { $value }
lays-for-nothing =
    .does = cala { $tiles } ({ $flowers ->
        [one] un fiore
       *[other] { $flowers } fiori
    }; non c’è più una tessera punteggio adatta)
    .you = cali { $tiles } ({ $flowers ->
        [one] un fiore
       *[other] { $flowers } fiori
    }; non c’è più una tessera punteggio adatta)
takes-joker =
    .does = prende un jolly
    .you = prendi un jolly
passes =
    .does = non può fare nulla e deve passare
    .you = non puoi fare nulla e devi passare
turned = Nuove nell’esposizione: { $tiles }.
    .then = { $count ->
        [one] ; al suo posto arriva { $tiles }
       *[other] ; al loro posto arrivano { $tiles }
    }
turned-jokers = { $count ->
    [one] Si scopre un jolly, che va sui posti dei jolly.
   *[other] Si scoprono { $count } jolly, che vanno sui posti dei jolly.
}
    .then = { $count ->
        [one] ; si scopre anche un jolly
       *[other] ; si scoprono anche { $count } jolly
    }
round-over = La manche { $round } è finita.
round-points = { $left ->
    [0] { $seat }: { $scored } dalle tessere punteggio, nulla di rimasto, in tutto { $points }.
    [one] { $seat }: { $scored } dalle tessere punteggio, meno { $left } fiore rimasto, in tutto { $points }.
   *[other] { $seat }: { $scored } dalle tessere punteggio, meno { $left } fiori rimasti, in tutto { $points }.
}
next-round =
    .does = comincia la manche { $round }
    .you = cominci la manche { $round }
wins = { $points ->
    [one] { $seat } vince con { $points } punto.
   *[other] { $seat } vince con { $points } punti.
}
    .you = { $points ->
        [one] Vinci con { $points } punto.
       *[other] Vinci con { $points } punti.
    }
shares = { $points ->
    [one] Vittoria condivisa: { $seat }, { $points } punto.
   *[other] Vittoria condivisa: { $seat }, { $points } punti.
}
    .together = { $points ->
        [one] Vittoria condivisa: { $seats }, { $points } punto a testa.
       *[other] Vittoria condivisa: { $seats }, { $points } punti a testa.
    }

## Che cosa non si può fare, e perché

refuse-over = La partita è finita.
refuse-turn = Un turno comincia con uno scambio o con un’azione: pescare, calare una nuova fila o aggiungere a una fila.
refuse-swap = Si sta scambiando un jolly: scegli la tua tessera che prende il suo posto.
refuse-draw = Stai pescando: prendi una seconda tessera o fermati.
refuse-rob = Stai rubando per una nuova fila: ruba una seconda tessera dalla stessa fila o comincia a calare.
refuse-row = Stai calando una nuova fila: metti la tessera seguente o concludi.
refuse-add = Stai aggiungendo a una fila: metti un’altra tessera o concludi.
refuse-place = La tessera può andare in più punti: scegli quale.
refuse-reward = Per la tua fila di tre puoi prendere un jolly o rinunciare.
refuse-count = Si sta contando la manche; poi si prosegue con la successiva.
refuse-not-shown = { $tile } non è nell’esposizione.
refuse-pool-empty = La riserva è vuota: non resta nulla da pescare coperto.
refuse-no-joker = Sul tavolo non c’è un jolly { $joker }.
refuse-swap-last = Dopo questo scambio non ti resterebbe alcuna azione, e chi può agire deve farlo.
refuse-swap-fits = Non hai un numero che vada al posto di quel jolly nella fila { $row }.
refuse-no-row = Sul tavolo non c’è una fila { $row }.
refuse-own-row-first = A questo tavolo si aggiunge alle file solo dopo averne calata una propria in questa manche.
refuse-nothing-fits = Nessuna delle tue tessere si può aggiungere alla fila { $row }: i passi sono di uno o due, e il posto dev’essere libero.
refuse-not-lying = { $tile ->
    [J] Quel jolly non è in nessuna fila.
   *[other] { $tile } non è in nessuna fila.
}
refuse-one-row = { $tile ->
    [J] Quel jolly è in un’altra fila: in questo turno si può rubare solo dalla fila { $row }.
   *[other] { $tile } è in un’altra fila: in questo turno si può rubare solo dalla fila { $row }.
}
refuse-robbery-order = { $tile ->
    [J] Si ruba da sinistra a destra: riprendi la prima tessera per cominciare da quel jolly.
   *[other] Si ruba da sinistra a destra: riprendi la prima tessera per cominciare da { $tile }.
}
refuse-robbery-useless = { $tile ->
    [J] Con quel jolly non potresti calare nessuna fila.
   *[other] Con { $tile } non potresti calare nessuna fila.
}
refuse-robbery-short = { $left ->
    [one] Della fila { $row } resterebbe una sola tessera; una fila ne ha almeno tre.
   *[other] Della fila { $row } resterebbero solo { $left } tessere; una fila ne ha almeno tre.
}
refuse-robbery-gap = { $tile ->
    [J] Senza quel jolly la fila { $row } avrebbe un buco: i passi sono di uno o due.
   *[other] Senza { $tile } la fila { $row } avrebbe un buco: i passi sono di uno o due.
}
refuse-not-held = { $tile ->
    [J] Non hai un jolly.
   *[other] { $tile } non è tra le tue tessere.
}
refuse-swap-tile = { $tile ->
    [J] Un jolly si scambia con un numero, non con un altro jolly.
   *[other] { $tile } non va al posto del jolly nella fila { $row }.
}
refuse-add-tile = { $tile ->
    [J] Un jolly non trova posto nella fila { $row }.
   *[other] { $tile } non trova posto nella fila { $row }: ogni passo dev’essere di uno o due.
}
refuse-begin = { $tile ->
    [J] Non si può calare una fila di tre o più tessere che cominci con un jolly.
   *[other] Con le tue tessere non si può calare una fila di tre o più che cominci con { $tile }: i passi sono di uno o due.
}
refuse-after-robbery = { $tile ->
    [J] Una fila con le tessere rubate non può cominciare con un jolly.
   *[other] Una fila con le tessere rubate non può cominciare con { $tile }.
}
refuse-robbed-row-torn = Ciò che resta della fila { $row } non è una fila: prima rubane una seconda tessera.
refuse-next = { $tile } non può seguire { $laid }: { $jokers ->
    [0] ci vuole { $low } o { $high }.
   *[other] ci vuole un numero da { $low } a { $high }.
}
refuse-next-unfinished = { $tile ->
    [J] Un jolly non può seguire { $laid }: non potresti completare la fila.
   *[other] { $tile } non può seguire { $laid }: non potresti completare la fila.
}
refuse-done-add = Non hai ancora aggiunto nulla: metti almeno una tessera.
refuse-done-loot = Ciò che è stato rubato va anche calato: { $tiles }.
refuse-done-short = Una fila ha almeno tre tessere, di cui almeno un numero.
refuse-no-place = { $tile ->
    [J] Un jolly non può andare lì.
   *[other] { $tile } non può andare lì ({ $place }).
}
refuse-pass = Non si passa per scelta: finché si può pescare, calare o aggiungere, bisogna farlo.
