# מה שהדף אומר על ניתוח, נוסף על מה שגם המסוף אומר (src/reihum/texts/<language>/review.ftl).

measuring = כל תור משוחק הלאה: { $done } מתוך { $all }
measuring-note = אפשר לעזוב בינתיים. הניתוח נשמר במכשיר הזה.
so-far = עד כה
unfinished = אפשר לנתח רק משחק ששוחק עד סופו.
draw = הניצחון היה משותף.
close-call = לא המזל ולא ההחלטות הכריעו בבירור.

graph = סיכויי הניצחון של כולם, תור אחר תור
graph-table = הגרף כטבלה
graph-turn = תור
at-start = התחלה
at-turn = תור { $turn } מתוך { $all }
chance-of = { $name } ⁦{ $chance }%⁩
turning-point = נקודת מפנה { $number }

account-hint = הנקודות הן ניצחונות מתוך מאה משחקים. כל עמודה מתחילה במקום שבו נגמרת זו שמעליה.
give-or-take = ± { $error }
accuracy-is = דיוק ⁦{ $accuracy }%⁩
luck-is = מזל { $points }
explain-accuracy = הדיוק יורד ככל שהחלטות מאבדות סיכויי ניצחון. המזל הוא החלוקה, הקוביות, המשיכות והקלפים הנסתרים יחד.

size = אילו החלטות
size-all = הכול
size-worse = כל הטעויות
verdict-great = מצוין
verdict-best = הכי טוב
verdict-equal = טוב באותה מידה
verdict-fine = טוב
verdict-open = צמוד מדי
whose = החלטות של מי
everybody = של כולם
nothing-there = אין החלטה כזאת במשחק הזה.
next-worse = הטעות הבאה
previous-decision = ההחלטה הקודמת
next-decision = ההחלטה הבאה
decision-at = { $number } מתוך { $count }
shown-turn = איזה מהלך מוצג
was-played = שוחק
was-better = עדיף
was-other = הכי טוב
was-best = לא נמצא משהו טוב יותר.
chances-were = סיכויי ניצחון: ⁦{ $played }%⁩ במהלך ששוחק, ⁦{ $best }%⁩ במהלך האחר.
chance-was = סיכויי ניצחון: ⁦{ $played }%⁩ (± { $error }).
how-sure = ודאות של ⁦{ $share }%⁩ שזה היה פחות טוב.
how-sure-most = ודאות של יותר מ־99 % שזה היה פחות טוב.
in-replay = לצפות ברגע הזה

show-around = להראות לאחרים
picture = התור הזה כתמונה
animation = המשחק כהנפשה
animation-note = שתיהן נוצרות במכשיר הזה.
making = בציור: { $done } מתוך { $all }
stop-making = עצירה
not-made = אי אפשר היה לצייר את זה כאן.

live-chances = סיכויי ניצחון
live-view = מבט: { $name }
live-open = כל הקלפים גלויים

my-reviews = יכולת ומזל
reviewed-matches = { $count ->
    [one] משחק אחד שנותח
   *[other] { $count } משחקים שנותחו
}
over-time = המשחקים האחרונים שנותחו
luck-a-match = מזל למשחק
my-reviews-note = הנקודות מראות כמה טובות היו ההחלטות, העמודות כמה היה מזל. הניתוחים נשמרים רק במכשיר הזה.
