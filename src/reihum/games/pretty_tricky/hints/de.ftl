# Tipps zu Ganz schön knifflig!: was zu tun ist (do-…) und wozu es führt (why-…), immer neben der zweitbesten Wahl.

do-nothing = Kreuz nichts an.
do-stop = Belass es dabei.
do-right = Kreuz rechts ein Kästchen in Reihe { $row } an.
do-left = Kreuz links ein Kästchen in Reihe { $row } an und sonst keins.
do-left-two = Kreuz links ein Kästchen in Reihe { $row } und eins in Reihe { $second } an.
why-ticks = Angekreuzte Kästchen: { $amount }; mit der zweitbesten Wahl: { $other_amount }.
why-rows = Reihen, die du bis zu deiner nächsten Entscheidung voll machst: im Schnitt { $amount }; mit der zweitbesten Wahl: { $other_amount }.
why-own-circles = Kreise, die bis zu deiner nächsten Entscheidung für dich dazukommen: im Schnitt { $amount }; mit der zweitbesten Wahl: { $other_amount }.
why-rival-circles = Kreise, die bis dahin für die anderen dazukommen: im Schnitt { $amount }; mit der zweitbesten Wahl: { $other_amount }.
why-end = Bis zu deiner nächsten Entscheidung hat jemand genug (!) für das Ende: { $share }; mit der zweitbesten Wahl: { $other_share }.
