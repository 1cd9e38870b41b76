# Tipps zu Qwixx: was zu tun ist (do-…) und wozu es führt (why-…), immer neben der zweitbesten Wahl.

do-take = Nimm die { $number }.
do-mark = Kreuz die { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
} { $number } an.
do-skip = Lass die { $number } aus.
do-play = Spiel { $cards } und kreuz nichts an.
do-play-mark = Spiel { $cards } und kreuz in der { $colour ->
    [R] roten
    [Y] gelben
    [G] grünen
   *[B] blauen
} Reihe an: { $numbers }.
do-done = Belass es dabei.
why-marks = Zahlen, die du bis zu deinem nächsten Zug ankreuzt: im Schnitt { $amount }; mit der zweitbesten Wahl: { $other_amount }.
why-skipped = Übersprungene Zahlen: { $amount }; mit der zweitbesten Wahl: { $other_amount }.
done-lock = Damit schließt du die Reihe ab.
why-lock = Du schließt damit eine Reihe ab: { $share }; mit der zweitbesten Wahl: { $other_share }.
why-lock-in-reach = Eine weitere Reihe kann bis zu deinem nächsten Zug abgeschlossen werden: { $share }; mit der zweitbesten Wahl: { $other_share }.
why-miss = Du bekommst in diesem Zug einen Fehlzug: { $share }; mit der zweitbesten Wahl: { $other_share }.
why-end = Das Spiel endet vor deinem nächsten Zug: { $share }; mit der zweitbesten Wahl: { $other_share }.
