# Novantanove in parole; gli argomenti sono spiegati in en.ftl.

lays =
    .does = gioca { $card }: { $total }
turns-round =
    .does = gioca { $card } e inverte il senso: { $total }
draws =
    .does = pesca { $card }
gives-up =
    .does = { $penalties ->
        [one] non può proseguire a { $total } e prende il primo punto di penalità
       *[other] non può proseguire a { $total } e prende il punto di penalità numero { $penalties }
    }
deals = Si distribuisce il round { $round }.
ends = { $seat } è al limite: la partita è finita.

refuse-over = La partita è finita.
refuse-give-up = La tua carta { $card } va bene, e chi può giocare una carta deve farlo.
refuse-not-held = Non hai { $card } in mano.
refuse-too-much = Con { $card } il totale sarebbe { $total }, e il limite è 99.
