# רמזים ל־Qwixx: מה לעשות (do-…) ולמה זה מוביל (why-…), תמיד לצד האפשרות השנייה בטיבה.

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
why-marks = מספרים שיסומנו עד התור הבא שלך: { $amount } בממוצע; באפשרות השנייה בטיבה: { $other_amount }.
why-skipped = מספרים שמדלגים עליהם: { $amount }; באפשרות השנייה בטיבה: { $other_amount }.
done-lock = המהלך הזה נועל את השורה.
why-lock = נעילת שורה: { $share }; באפשרות השנייה בטיבה: { $other_share }.
why-lock-in-reach = עוד שורה מוכנה לנעילה עד התור הבא שלך: { $share }; באפשרות השנייה בטיבה: { $other_share }.
why-miss = החטאה בתור הזה: { $share }; באפשרות השנייה בטיבה: { $other_share }.
why-end = המשחק נגמר לפני התור הבא שלך: { $share }; באפשרות השנייה בטיבה: { $other_share }.
