# רמזים ל־Qwixx: מה לעשות (do-…) ולמה זה מוביל (why-…), תמיד לצד האפשרות השנייה בטיבה.

do-take = לקחת את ה־{ $number }.
    .if = לוקחים את ה־{ $number }
do-mark = לסמן { $number } { $colour ->
    [R] אדום
    [Y] צהוב
    [G] ירוק
   *[B] כחול
}.
    .if = מסמנים { $number } { $colour ->
        [R] אדום
        [Y] צהוב
        [G] ירוק
       *[B] כחול
    }
do-skip = לא לסמן את ה־{ $number }.
    .if = לא מסמנים את ה־{ $number }
do-play = לשחק { $cards } בלי לסמן.
    .if = משחקים { $cards } בלי לסמן
do-play-mark = לשחק { $cards } ולסמן { $numbers } בשורה ה{ $colour ->
    [R] אדומה
    [Y] צהובה
    [G] ירוקה
   *[B] כחולה
}.
    .if = משחקים { $cards } ומסמנים { $numbers }
do-done = לעצור כאן.
    .if = עוצרים כאן
why-marks = { $amount ->
    [0] עד התור הבא שלך לא יסומן אף מספר
    [1] עד התור הבא שלך יסומן{ $average ->
        [yes] { " בממוצע" }
       *[no] { "" }
    } מספר אחד
    [2] עד התור הבא שלך יסומנו{ $average ->
        [yes] { " בממוצע" }
       *[no] { "" }
    } שני מספרים
   *[other] עד התור הבא שלך יסומנו{ $average ->
        [yes] { " בממוצע" }
       *[no] { "" }
    } { $amount } מספרים
}, { $instead } { $other_amount ->
    [0] אף אחד
    [1] אחד
    [2] שניים
   *[other] { $other_amount }
}.
why-skipped = { $amount ->
    [0] לא מדלגים על אף מספר
    [1] מדלגים על מספר אחד
    [2] מדלגים על שני מספרים
   *[other] מדלגים על { $amount } מספרים
}, { $instead } { $other_amount ->
    [0] על אף אחד
    [1] על אחד
    [2] על שניים
   *[other] על { $other_amount }
}.
done-lock = המהלך הזה נועל את השורה.
why-lock = { $ever ->
    [no] המהלך הזה { $share } לא נועל שורה
   *[yes] המהלך הזה נועל שורה { $share }
}, { $instead } { $other_share }.
why-lock-in-reach = { $ever ->
    [no] עד התור הבא שלך { $share } לא תהיה לך עוד שורה מוכנה לנעילה
   *[yes] עד התור הבא שלך תהיה לך עוד שורה מוכנה לנעילה { $share }
}, { $instead } { $other_share }.
why-miss = { $ever ->
    [no] בתור הזה { $share } לא תירשם לך החטאה
   *[yes] בתור הזה תירשם לך החטאה { $share }
}, { $instead } { $other_share }.
why-end = { $ever ->
    [no] המשחק { $share } לא ייגמר לפני התור הבא שלך
   *[yes] המשחק ייגמר לפני התור הבא שלך { $share }
}, { $instead } { $other_share }.

# על מה החידות: סוגי התורות (ראו puzzle_themes.json), והשאלה בין תורות מאותו סוג.

kind-lock = לנעול
kind-lock-which = איזו שורה לנעול?
kind-mark = לסמן
kind-mark-which = באיזו שורה לסמן?
kind-skip = לא לסמן
kind-skip-which = על מה לוותר?
kind-take = לקחת
kind-take-which = איזה קלף לקחת?
kind-play = לשחק קלפים
kind-play-which = אילו קלפים לשחק?
kind-wait = לחכות
kind-wait-which = כמה לחכות?
