# Was ein Tipp in jedem Spiel sagt. $chance und $other_chance sind gewonnene Spiele von hundert.

share = { $of ->
    [2] in der Hälfte der Fälle
   *[other] { $count ->
        [one] in einem von { $of } Fällen
       *[other] in { $count } von { $of } Fällen
    }
}
share-short = { $of ->
    [2] in der Hälfte
   *[other] { $count ->
        [one] in einem von { $of }
       *[other] in { $count } von { $of }
    }
}
share-never = nie
share-rarely = fast nie
share-mostly = fast immer
share-always = immer
hint-only = Etwas anderes ist nicht möglich.
hint-only-with-wish = Zu dem, was du gewählt hast, passt nichts anderes.
hint-won = Damit gewinnst du das Spiel.
hint-price = Das hat seinen Preis.
hint-no-difference = Das zahlt sich erst später im Spiel aus.
hint-anything = Hier ist alles gleich gut.
hint-whole = Mit weniger würdest du etwas verschenken.
hint-points = Am Ende kannst du mit { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkten
} rechnen{ $instead } mit { $other_amount }.
hint-chances = { $chance ->
    [1] Du gewinnst etwa eins von 100 solchen Spielen
    [100] Du gewinnst fast alle von 100 solchen Spielen
   *[other] Du gewinnst etwa { $chance } von 100 solchen Spielen
}{ $instead } { $other_chance ->
    [0] kaum eins
    [1] etwa eins
   *[other] etwa { $other_chance }
}.
hint-just-as-good = Genauso gut ist es, wenn du { $deeds }.
hint-or = { $deeds } oder wenn du { $more }
hint-few = Um zu sagen, wie viel besser das ist, wurde zu wenig durchgespielt.
hint-another = Es geht auch, dass du { $deeds }.

# Was man sonst tun könnte, und dasselbe, wenn es schon gesagt ist.
hint-if = ; wenn du { $deeds },
hint-otherwise = , sonst

hint-turn = Am besten: { $moves }.
    .if = { $moves } spielst
