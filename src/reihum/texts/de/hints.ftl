# Was ein Tipp in jedem Spiel sagt. $chance und $other_chance sind gewonnene Spiele von hundert.

share = in { $count } von { $of } Fällen
share-never = nie
share-rarely = fast nie
share-mostly = fast immer
share-always = immer
hint-only = Etwas anderes ist nicht möglich.
hint-only-with-wish = Zu dem, was du gewählt hast, passt nichts anderes.
hint-won = Damit gewinnst du das Spiel.
hint-price = Das hat seinen Preis.
hint-no-difference = Bis zu deinem nächsten Zug macht es kaum einen Unterschied.
hint-points = Punkte, die am Ende zu erwarten sind: { $amount }; mit der zweitbesten Wahl: { $other_amount }.
hint-equal = Die zweitbeste Wahl ist etwa genauso gut: { $chance ->
    [0] So ein Spiel gewinnst du fast nie.
    [1] Du gewinnst etwa eins von 100 solchen Spielen.
   *[other] Du gewinnst etwa { $chance } von 100 solchen Spielen.
}
hint-chances = Du gewinnst etwa { $chance } von 100 solchen Spielen, mit der zweitbesten Wahl etwa { $other_chance }.
hint-next-best = Zweitbeste Wahl:
hint-just-as-good = Genauso gut:
hint-few = Um zu sagen, wie viel besser das ist, wurde zu wenig durchgespielt.
hint-another = Eine andere Wahl:

hint-turn = Am besten: { $moves }.
