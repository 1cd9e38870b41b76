### What a lesson says in a terminal; $turn, $one and $two are moves as they are typed.

go-on = Enter goes on, “skip” ends the lesson:
type-one = Type “{ $turn }”, or just Enter:
type-two = Type 1 for “{ $one }” or 2 for “{ $two }”:
type-any = Type a number or a move:
not-that = The lesson asks for something else here.
real-game = Now a real game:
begin-now = Enter begins a short real game, “no” leaves:
