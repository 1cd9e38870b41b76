# Ninety-nine in Worten; die Argumente stehen in en.ftl.

lays =
    .does = legt { $card }: { $total }
turns-round =
    .does = legt { $card } und dreht die Richtung um: { $total }
draws =
    .does = zieht { $card }
gives-up =
    .does = { $penalties ->
        [one] kann bei { $total } nicht weiter und nimmt den ersten Strafpunkt
       *[other] kann bei { $total } nicht weiter und nimmt den { $penalties }. Strafpunkt
    }
deals = Runde { $round } wird ausgeteilt.
ends = { $seat } hat genug: Die Partie ist zu Ende.

refuse-over = Die Partie ist zu Ende.
refuse-give-up = Deine Karte { $card } passt, und wer legen kann, muss legen.
refuse-not-held = { $card } hast du nicht auf der Hand.
refuse-too-much = { $card } ergäbe { $total }, und bei 99 ist Schluss.
