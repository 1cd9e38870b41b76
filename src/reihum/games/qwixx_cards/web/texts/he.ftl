### Qwixx – משחק הקלפים: המילים של הלוח.

place = תור { $turn } · שלב { $step } מתוך 3
place-over = תור { $turn }
others = שאר השחקנים
table = הערימה, התצוגה והקלפים ששוחקו
you = אני
your-hand = היד שלך
on-turn = { $phase ->
    [take] לקיחת קלפים
    [choose] הכרזה
    [play] משחק קלפים
   *[over] התור האחרון
}
hand-of = היד של { $name }, גב הקלפים: { $numbers }

## קלפים

card = { $number } { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}
joker = ג׳וקר { $number }
laid-marked = { $card }: הונח וסומן. להחזיר ליד.
laid-unmarked = { $card }: הונח בלי סימון. להחזיר ליד.
unmark = למחוק את הסימון של { $number }
mark-too = לסמן גם את { $number }
joker-as = לשחק את ג׳וקר { $number } בתור
joker-marks = { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}: לשחק את { $number } ולסמן
joker-plays = { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}: לשחק את { $number } בלי לסמן

## הדף

sheet-of = הדף של { $name }
row-in-words = { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}: { $count ->
    [0] שום דבר לא סומן
   *[other] סומנו { $marks }
}{ $locked ->
    [yes] , השורה נעולה
   *[no] {""}
}; { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
cell-draft = { $number } { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}, סומן בעיפרון. למחוק.
cell-lit = לסמן { $number } { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}
cell-shut = { $number } { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}, אי אפשר לסמן כעת
misses = החטאות
misses-in-words = { $misses ->
    [0] אין החטאות
    [one] החטאה אחת מתוך 4
    [two] שתי החטאות מתוך 4
   *[other] { $misses } החטאות מתוך 4
}
points-word = נקודות
points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
points-with = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}; עם הסימונים האלה { $after }

## אמצע השולחן

display = התצוגה
display-back = בתצוגה: { $number }
take-back = לקחת את { $number }
stack-in-words = ערימה של { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}, למעלה { $number }
you-take = לוקחים { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}.
they-take = { $name }: לקיחה של { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}.
stack-goes-on = ה־{ $number } שעל הערימה יעבור ראשון לתצוגה.
announced-now = { $number } לכולם!
everyone-may = כל אחד רשאי לסמן אותו בשורה אחת, בלי לראות מה בחרו האחרים.
you-will-mark = בחרת לסמן אותו ב{ $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}.
you-will-leave = בחרת לוותר עליו.
announced-before = הוכרז { $number }.
you-play = עכשיו תורך לשחק קלפים.
they-play = עכשיו תור הקלפים של { $name }.
is-over = המשחק נגמר.
nothing = כלום
played = שוחקו
played-label = קלפים ששוחקו: { $count }. להציג את כולם.
played-last-label = שוחקו לאחרונה אצל { $name }: { $cards }. קלפים ששוחקו: { $count }. להציג את כולם.
played-title = קלפים ששוחקו
played-note = { $count ->
    [0] עדיין אין. כשהערימה נגמרת, הקלפים ששוחקו נעשים לערימה חדשה.
    [one] קלף אחד. כשהערימה נגמרת, הקלפים ששוחקו נעשים לערימה חדשה.
    [two] שני קלפים. כשהערימה נגמרת, הם נעשים לערימה חדשה.
   *[other] { $count } קלפים. כשהערימה נגמרת, הם נעשים לערימה חדשה.
}
is-played = { $card }: שוחק
is-out = { $card }: עוד לא שוחק
close = לסגור

## מה לעשות

ask-take = לקחת { $count ->
    [one] קלף אחד
    [two] שני קלפים, בזה אחר זה,
   *[other] { $count } קלפים, בזה אחר זה,
} מהתצוגה.
note-take = הצבע מתגלה כשהקלף ביד.
lead-announced = { $name }: הכרזה על { $number }.
ask-choose-theirs = לסמן בשורה אחת, או לוותר.
ask-choose = { $number } לכולם: לסמן בשורה אחת, או לוותר.
ask-no-row = { $number } לא מתאים לאף שורה שלך.
go-on = להמשיך
note-choose = אף אחד לא רואה את הבחירה שלך לפני שכולם בחרו.
note-choose-active = אחר כך אפשר עוד לסמן בעזרת הקלפים. תור בלי שום סימון הוא החטאה: ‎−5.
leave = לוותר על { $number }
ask-mark = { $number } { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
} סומן בעיפרון.
note-leap = { $leapt ->
    [0] לא מדלגים על שום מספר.
    [one] מדלגים לתמיד על מספר פנוי אחד.
    [two] מדלגים לתמיד על שני מספרים פנויים.
   *[other] מדלגים לתמיד על { $leapt } מספרים פנויים.
}
note-lock = כך ננעלת השורה ה{ $colour ->
    [red] אדומה
    [yellow] צהובה
    [green] ירוקה
   *[blue] כחולה
} שלך.
mark = לסמן { $number } { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}
ask-play = לשחק קלף אחד עד שלושה, באותו צבע.
ask-play-unmarked = לשחק קלף אחד עד שלושה באותו צבע ולסמן לפחות אחד, אחרת זו החטאה.
ask-play-unmarkable = אי אפשר לסמן אף קלף שלך: משחקים אחד עד שלושה באותו צבע, בלי סימון.
note-play = להקיש על קלפים או על מספרים. בין הסימונים מותר לדלג על מספר אחד לכל היותר{ $marked ->
    [yes] ; אפשר גם לשחק קלף בלי סימון
   *[no] {""}
}.
note-play-unmarkable = { $miss ->
    [yes] בתור הזה לא סימנת דבר, ולכן זו החטאה: ‎−5.
   *[no] זה לא עולה דבר: המספר לכולם כבר סומן אצלך.
}
ask-lay = { $cards } ב{ $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}, בלי סימון.
ask-lay-miss = { $cards } ב{ $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
} בלי סימון: החטאה, ‎−5.
ask-lay-marked = { $cards } ב{ $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}, עם סימון.
ask-lay-some = { $cards } ב{ $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}; מסמנים רק { $marks }.
note-marks = הריבוע הקטן שעל הקלף מסמן את המספר או מוחק את הסימון.
play = לשחק { $cards }

## הניקוד

score-row = { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[blue] כחול
}
score-marks = { $marks ->
    [0] בלי סימונים
    [one] סימון אחד
    [two] שני סימונים
   *[other] { $marks } סימונים
}
score-locked = { $marks } עם המנעול
score-misses = { $misses ->
    [one] החטאה אחת
    [two] שתי החטאות
   *[other] { $misses } החטאות
}

## המטרה, ומה פירוש הסימנים

goal = הניקוד הגבוה מנצח. שתי נעילות או ארבע החטאות מסיימות.
near-lock = חסרה נעילה אחת
near-miss = עוד החטאה אחת
legend-shapes = ● ▲ ■ ◆ | אדום, צהוב, ירוק וכחול. כל שורה מסומנת משמאל לימין; מה שדילגת עליו נשאר ריק.
legend-everyone = ↻ | המספר של כולם: כל אחד רשאי לסמן אותו בשורה אחת בכל צבע.
legend-lock = מנעול | עם חמישה סימונים בשורה אפשר לסמן את המספר האחרון שלה ואיתו את המנעול. השורה נסגרת רק אצלך: האחרים ממשיכים בשלהם.
legend-miss = − | מי שלא סימן דבר בתור שלו מקבל החטאה: 5 נקודות פחות.
legend-points = 1–12 | סימונים בשורה מביאים 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 ו־78 נקודות.
