# רמזים ל־Qwixx: מה לעשות (do-…) ולמה זה מוביל (why-…), תמיד לצד האפשרות האחרת.

do-take = לקחת את ה־{ $number }.
do-mark = לסמן { $number } { $colour ->
    [R] אדום
    [Y] צהוב
    [G] ירוק
   *[B] כחול
}.
do-skip = לא לסמן את ה־{ $number }.
do-play = לשחק { $cards } בלי לסמן.
do-play-mark = לשחק { $cards } ולסמן { $numbers } בשורה ה{ $colour ->
    [R] אדומה
    [Y] צהובה
    [G] ירוקה
   *[B] כחולה
}.
do-done = לעצור כאן.
why-marks = מספרים שיסומנו עד התור הבא שלך: { $amount } בממוצע; באפשרות האחרת: { $other_amount }.
why-skipped = מספרים שמדלגים עליהם: { $amount }; באפשרות האחרת: { $other_amount }.
why-lock-in-reach = עוד שורה מוכנה לנעילה עד התור הבא שלך: { $share }; באפשרות האחרת: { $other_share }.
why-miss = החטאה בתור הזה: { $share }; באפשרות האחרת: { $other_share }.
why-end = המשחק נגמר לפני התור הבא שלך: { $share }; באפשרות האחרת: { $other_share }.
