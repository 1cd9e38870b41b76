# Was ein Tipp in jedem Spiel sagt. $chance und $other_chance sind gewonnene Spiele von hundert.

share = in { $count } von { $of } Fällen
share-never = nie
share-rarely = fast nie
share-mostly = fast immer
share-always = immer
hint-only = Etwas anderes ist nicht möglich.
hint-no-difference = Bis zum nächsten Zug unterscheidet es sich in nichts deutlich von der anderen Wahl.
hint-points = Punkte, die am Ende zu erwarten sind: { $amount }; mit der anderen Wahl: { $other_amount }.
hint-equal = Beides ist etwa gleich gut: Du gewinnst etwa { $chance } von 100 solchen Spielen.
hint-chances = Du gewinnst etwa { $chance } von 100 solchen Spielen, mit der anderen Wahl etwa { $other_chance }.
hint-next-best = Zweitbeste Wahl:
hint-just-as-good = Genauso gut:
