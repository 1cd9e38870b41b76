### What a lesson says in a terminal; $turn, $one and $two are moves as they are typed.

go-on = Weiter mit der Eingabetaste, „skip“ beendet die Einführung:
type-one = Tipp „{ $turn }“ oder nur die Eingabetaste:
type-two = Tipp 1 für „{ $one }“ oder 2 für „{ $two }“:
type-any = Tipp eine Nummer oder einen Zug:
not-that = Hier ist in der Einführung etwas anderes gefragt.
real-game = Jetzt ein richtiges Spiel:
begin-now = Die Eingabetaste beginnt ein kurzes richtiges Spiel, „no“ hört auf:
