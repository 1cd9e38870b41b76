# Qwixx – משחק הקלפים: מה קרה, ולמה מהלך אינו מותר.

## השלב הראשון: לקיחת קלפים (Q9, Q10)

take =
    .does = { $count ->
        [one] לקיחת קלף שעל גבו {$number}
       *[other] לקיחת קלפים שעל גבם {$number}
    }
take-own =
    .does = לקיחת {$card}
reshuffle = הערימה נגמרה: { $count ->
    [one] הקלף היחיד ששוחק מעורבב ונעשה
    [two] שני הקלפים ששוחקו מעורבבים ונעשים
   *[other] {$count} הקלפים ששוחקו מעורבבים ונעשים
} לערימה החדשה.
announce =
    .does = הכרזה על {$number} לכולם

## השלב השני: כולם (Q11)

choose-row =
    .does = בחירה לסמן {$number} { $colour ->
        [R] אדום
        [Y] צהוב
        [G] ירוק
       *[B] כחול
    }
choose-skip =
    .does = בחירה לוותר על {$number}
mark =
    .does = סימון של {$number} { $colour ->
        [R] אדום
        [Y] צהוב
        [G] ירוק
       *[B] כחול
    }
    .together = {$seats}: סימון של {$number} { $colour ->
        [R] אדום
        [Y] צהוב
        [G] ירוק
       *[B] כחול
    }.
skip =
    .does = {$number} לא סומן
    .together = { $all ->
        [yes] {$number} לא סומן אצל אף אחד.
       *[no] {$seats}: {$number} לא סומן.
    }
lock =
    .does = נעילת השורה ה{ $colour ->
        [R] אדומה
        [Y] צהובה
        [G] ירוקה
       *[B] כחולה
    }

## השלב השלישי: לשחק קלפים (Q12–Q15)

lay =
    .does = הנחת {$card}
lay-mark =
    .does = הנחת {$card} וסימון המספר
lay-joker =
    .does = הנחת {$card} בתור קלף { $colour ->
        [R] אדום
        [Y] צהוב
        [G] ירוק
       *[B] כחול
    }
lay-joker-mark =
    .does = הנחת {$card} בתור קלף { $colour ->
        [R] אדום
        [Y] צהוב
        [G] ירוק
       *[B] כחול
    } וסימון המספר
play =
    .does = {$cards} בלי סימון
play-mark =
    .does = {$cards}, וסימון {"\u2066"}{$numbers}{"\u2069"} בשורה ה{ $colour ->
        [R] אדומה
        [Y] צהובה
        [G] ירוקה
       *[B] כחולה
    }
miss =
    .does = החטאה { $misses ->
        [1] ראשונה
        [2] שנייה
        [3] שלישית
       *[4] רביעית
    }

## הסוף (Q16, Q17)

end-locks = {$seat}: שתי שורות נעולות. המשחק נגמר.
end-misses = {$seat}: ארבע החטאות. המשחק נגמר.
win = הניצחון של {$seat}, עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] {$points} נקודות
}.
    .you = הניצחון שלך, עם { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] {$points} נקודות
    }.
win-shared = ניצחון משותף: {$seat}, עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] {$points} נקודות
}.
    .together = ניצחון משותף: {$seats}, לכל צד { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] {$points} נקודות
    }.

## למה לא

refuse-over = המשחק נגמר.
refuse-not-in-display = אין {$number} בתצוגה. מוצגים בה {$shown}.
refuse-take-first = קודם צריך לקחת עוד { $missing ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] {$missing} קלפים
} מהתצוגה.
refuse-taking-is-over = היד שוב מלאה, ולא לוקחים עוד קלפים. עכשיו כולם מחליטים על {$number}.
refuse-decide-first = קודם כולם מחליטים על {$number} שהוכרז: לסמן בשורה אחת, או לוותר.
refuse-locked = השורה ה{ $colour ->
    [R] אדומה
    [Y] צהובה
    [G] ירוקה
   *[B] כחולה
} שלך נעולה, ואין מסמנים בה עוד.
refuse-passed = אי אפשר עוד לסמן {$number} { $colour ->
    [R] אדום
    [Y] צהוב
    [G] ירוק
   *[B] כחול
}: הסימונים שלך בשורה הזאת כבר הגיעו אל {$last}, ומסמנים משמאל לימין.
refuse-last-number = {$number} { $colour ->
    [R] אדום
    [Y] צהוב
    [G] ירוק
   *[B] כחול
} הוא האחרון בשורה שלו ודורש {$needed} סימונים לפניו; { $marks ->
    [0] אין לך אף סימון
    [1] יש לך סימון אחד
    [2] יש לך שני סימונים
   *[other] יש לך {$marks}
}.
refuse-hand-full = יש לך חמישה קלפים ולא לוקחים עוד בתור הזה. צריך לשחק קלף אחד עד שלושה.
refuse-choice-is-over = כולם כבר החליטו על המספר שהוכרז. עכשיו משחקים קלף אחד עד שלושה.
refuse-play-one = לפני שמסיימים צריך לשחק לפחות קלף אחד.
refuse-no-jokers = במשחק הזה אין ג׳וקרים.
refuse-laid-already = {$card} כבר הונח.
refuse-not-in-hand = {$card} אינו ביד שלך.
refuse-other-colour = הצבע של המהלך הזה הוא { $colour ->
    [R] אדום
    [Y] צהוב
    [G] ירוק
   *[B] כחול
}: קלפים שמשחקים יחד הם מצבע אחד, ולכן {$card} צריך לחכות.
refuse-row-order = את הקלפים מניחים לפי סדר השורה, ו־{$card} בא לפני {$last}. צריך להחזיר את {$last} כדי להניח אותו קודם.
refuse-marked-once = {$last} כבר עומד במקום {$number}: מספר ששוחק פעמיים מסומן עם הקלף הראשון, או לא מסומן כלל.
refuse-gap = עם הסימון של {$marks} במהלך הזה, {$number} היה משמיט יותר ממספר אחד בשורה. מותר לשחק את הקלף בלי לסמן.
