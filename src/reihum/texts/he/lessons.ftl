### What a lesson says in a terminal; $turn, $one and $two are moves as they are typed.

go-on = Enter ממשיך, ‏״skip״ מסיים את השיעור:
type-one = אפשר להקליד ״{ $turn }״ או רק Enter:
type-two = ‏1 בשביל ״{ $one }״, ‏2 בשביל ״{ $two }״:
type-any = מספר או מהלך:
not-that = השיעור מבקש כאן משהו אחר.
real-game = עכשיו משחק אמיתי:
begin-now = Enter מתחיל משחק אמיתי קצר, ‏״no״ מסיים:
