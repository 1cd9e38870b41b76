### Pretty Tricky: המילים של הלוח.

place = סבב { $round }
place-limit = סבב { $round } מתוך { $limit }
others = שאר השחקנים
dice = הקוביות
the-roll = ההטלה
die = { $colour ->
    [red] קובייה אדומה
   *[other] קובייה כחולה
}, { $value }
seat-info = (!) { "\u2066" }{ $symbols }/{ $needed }{ "\u2069" }

## הדף

sheet-of = הדף של { $name }
left-half = ההטלות שלי
right-half = ההטלות שלהם
row-in-words = שורה { $row }: משמאל { $left } מתוך { $leftBoxes }, מימין { $right } מתוך { $rightBoxes }, עיגולים: { $circles }
half-in-words = { $half ->
    [left] שורה { $row }, שמאל
   *[right] שורה { $row }, ימין
}: { $ticked } מתוך { $boxes } מסומנות
box-free = { $half ->
    [left] שורה { $row }, שמאל
   *[right] שורה { $row }, ימין
}, המשבצת הפנויה הבאה
box-staged = { $half ->
    [left] שורה { $row }, שמאל
   *[right] שורה { $row }, ימין
}, בעיפרון. לבטל.
symbol-on = שורה { $row } הושלמה
symbol-soon = שורה { $row } תושלם
symbol-open = שורה { $row } פתוחה
circles = { $circles } מתוך 4 עיגולים

## מה הקוביות מציעות

choices = מה הקוביות מציעות
means-nothing = אין משבצת פנויה.
brief-nothing = אין משבצת
brief-ticks = { $count ->
    [one] סימון אחד
    [two] שני סימונים
   *[other] { $count } סימונים
}
brief-finishes = ממלא שורה { $row }: ‎+2
brief-circle = { $name }: ‎+1
brief-circles = { $count } אחרים: ‎+1
brief-full = { $circles ->
    [0] ממלא שורה { $row }, ישתלם אחר כך
   *[other] ממלא שורה { $row }: ‎+{ $circles }
}
means-ticks = { $count ->
    [one] סימון אחד, אף שורה לא מושלמת.
   *[other] שני סימונים, אף שורה לא מושלמת.
}
means-finishes = משלים את שורה { $row }: ‎+2.
means-circle = שורה { $row } מלאה מימין: נקודה ל־{ $names }.
means-right-tick = סימון אחד בחצי הימני.
means-right-full = { $circles ->
    [0] ממלא את שורה { $row } מימין; כל עיגול שם ייחשב.
   *[other] ממלא את שורה { $row } מימין: עד כה { $circles } נק׳.
}

## השורה התחתונה

ask-pair = לחלק את הקוביות לזוגות: שני סכומים לחצי השמאלי.
note-pair = אפשר גם להקיש על המשבצות עצמן.
ask-one = סימון בחצי השמאלי, שורה { $first }.
note-one = גם לזוג השני יש משבצת פנויה. סימון עכשיו מוותר עליה.
ask-two = שני סימונים בחצי השמאלי, שורות { $first } ו־{ $second }.
note-two = הקשה על סימון בעיפרון מבטלת אותו.
lead-rolled = ההטלה של { $name }.
ask-blue = לקחת שתיים מהקוביות הכחולות ולסמן משבצת בחצי הימני.
note-blue = הקובייה האדומה אינה שלך הפעם.
ask-right = סימון בחצי הימני, שורה { $first }.
tick-one = לסמן רק { $first }
tick-two = לסמן { $first } ו־{ $second }
tick-right = לסמן בשורה { $first }
give-up = לוותר על הסימון
give-up-both = לוותר על שני הסימונים

## הניקוד

tie-break = בשוויון מכריעות הנקודות משורות ימין.
score-own = שורות שלי (!)
score-own-detail = { $count ->
    [one] שורה אחת, 2 נקודות
    [two] שתי שורות, 2 נקודות כל אחת
   *[other] { $count } שורות, 2 נקודות כל אחת
}
score-right = שורה { $row }, ימין
score-right-detail = { $circles ->
    [one] מלאה, עיגול אחד
    [two] מלאה, שני עיגולים
   *[other] מלאה, { $circles } עיגולים
}

## המטרה, ומה פירוש הסימנים

goal = הניקוד הגבוה ביותר מנצח. הסוף: כשלמישהו יש { $needed } (!).
far = (!) { "\u2066" }{ $symbols }/{ $needed }{ "\u2069" } · { $points ->
    [one] נקודה
    [two] 2 נקודות
   *[other] { $points } נקודות
}
far-short = (!) { "\u2066" }{ $symbols }/{ $needed }{ "\u2069" } · { $points }
goal-limit = הניקוד הגבוה ביותר מנצח. הסוף: אחרי { $limit } סבבים או עם { $needed } (!).
rolled-by = ההטלה של { $name }
rolled-by-you = ההטלה שלך
comb-left = הטלות עצמיות
comb-right = הטלות של אחרים
near = חסר (!) אחד
legend-left = שמאל | ההטלות שלך: שני זוגות קוביות, סימון לכל זוג.
legend-right = ימין | ההטלות של האחרים: שתיים משלוש הקוביות הכחולות, סימון אחד.
legend-bang = ! | השורה השמאלית שלך מלאה: 2 נקודות. כשלמישהו יש מספיק כאלה, המשחק נגמר.
legend-circles = ○ | אחד לכל מי שמילא את השורה השמאלית של המספר הזה. אם השורה הימנית שלך מלאה, כל עיגול הוא נקודה.
legend-info = (!) { "\u2066" }1/{ $needed }{ "\u2069" } · 5 נקודות | (!) אחד מתוך { $needed } שמסיימים את המשחק. כל (!) מביא 2 נקודות, וכל עיגול של שורה ימנית מלאה נקודה אחת.
