### סופרסטאר: המילים של הלוח.

place = סבב { $round }

## Cards and seats

card-name = { $star ->
    [joker] ג׳וקר, כל הכוכבים
    [red] { $card }, כוכב אדום
    [yellow] { $card }, כוכב צהוב
    [green] { $card }, כוכב ירוק
    [blue] { $card }, כוכב כחול
    [purple] { $card }, כוכב סגול
   *[none] { $card }, בלי כוכב
}
cards = { $count ->
    [0] אין קלפים
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
tokens = { $tokens } מתוך { $needed } כוכבים
passed = ויתור
passed-on = ויתור על: { $card }

## The middle of the table

middle = הסבב
trail = שוחקו קודם, לפי הסדר
played-by = { $card }, של { $name }
top-card = הקלף האחרון: { $card }, של { $name }
empty-place = כאן יונח הקלף הראשון
leads = { $you ->
    [yes] הפתיחה שלך
   *[no] הפתיחה: { $name }
}
prize = למי שישחק את הקלף האחרון
draw-pile = { $count ->
    [0] הקופה ריקה
    [one] קלף אחד בקופה
   *[other] { $count } בקופה
}
discard-pile = { $count ->
    [one] קלף אחד הושלך
   *[other] { $count } הושלכו
}
discard-open = הצגת מקומו של כל קלף.

## Between the rounds

exchange-title = סבב { $round } הלך אל { $name }. { $you ->
    [yes] אפשר להחליף קלפים.
   *[no] כל האחרים רשאים להחליף קלפים.
}
exchange-title-own = הניצחון בסבב { $round } שלך. { $count ->
    [one] החלפת קלפים: { $names }.
   *[other] האחרים רשאים להחליף קלפים.
}
exchange-waiting = בהמתנה
exchange-choosing = בשלב הבחירה…
exchange-choosing-own = הבחירה שלך…
exchange-nothing = הכול נשאר
exchange-thrown = הושלכו: { $cards }

## Where the cards are

gone-title = איפה הקלפים
where-gone = הושלך
where-table = שוחק בסבב הזה
where-hand = ביד שלך
where-unknown = ביד אחרת או בקופה
gone-shuffled = ערימת ההשלכה כבר נטרפה; זו ערימה חדשה.

## The hand

hand = היד שלך
no-cards = לא נשארו קלפים
hand-card = { $why ->
    [higher] { $card }. מתאים: גבוה יותר.
    [star] { $card }. מתאים: אותו כוכב.
    [both] { $card }. מתאים: גבוה יותר, וגם אותו כוכב.
    [joker] { $card }. מתאים על כל כוכב.
    [on-joker] { $card }. מתאים: יש עליו כוכב.
    [none] { $card }. לא מתאים.
   *[open] { $card }
}
hand-exchange = { $out ->
    [yes] { $card }. הונח בצד; הקשה תשאיר אותו ביד.
   *[no] { $card }. הקשה תניח אותו בצד.
}
why-higher = גבוה יותר
why-star = כוכב
why-joker = כל כוכב
why-out = יוצא

## The dock

ask-lead = הפתיחה של סבב { $round } אצלך. אפשר לשחק כל קלף.
note-lead = { $count ->
    [one] התגובה של { $names }: קלף גבוה יותר, או כוכב כמו שלך.
   *[other] האחרים יצטרכו לעלות או להתאים לכוכב שלך.
}
ask-follow = { $star ->
    [joker] על הג׳וקר הולך כל קלף שיש עליו כוכב.
    [none] צריך לעבור את { $top }: רק מספר גבוה יותר.
   *[other] { $joker ->
        [yes] צריך לעבור את { $top }: מספר גבוה יותר, אותו כוכב או ג׳וקר.
       *[no] צריך לעבור את { $top }: מספר גבוה יותר או אותו כוכב.
    }
}
ask-only = { $joker ->
    [yes] רק הג׳וקר שלך מתאים.
   *[no] רק { $card } שלך מתאים.
}
ask-pass = { $star ->
    [joker] אין ביד שלך קלף שהולך על הג׳וקר. עליך לוותר.
   *[other] אין ביד שלך קלף שעובר את { $top }. עליך לוותר.
}
ask-pass-joker = אין קלף שעובר את { $top }, והג׳וקר צריך כוכב. עליך לוותר.
note-still-in = { $count ->
    [one] מלבדך נשאר בסבב רק { $names }.
   *[other] עדיין בסבב: { $names }.
}
pass = ויתור
play-card = { $joker ->
    [yes] לשחק את הג׳וקר
   *[no] לשחק { $card }
}
ask-exchange = הקשה על קלפים להחלפה.
ask-chosen = { $count ->
    [one] קלף אחד יוצא.
    [two] שני קלפים יוצאים.
   *[other] { $count } קלפים יוצאים.
}
note-exchange = מי שלא זכה רשאי להחליף. כולם משלימים לחמישה.
keep-all = להשאיר הכול
exchange-them = { $count ->
    [one] החלפת קלף אחד
    [two] החלפת שני קלפים
   *[other] החלפת { $count } קלפים
}

## The score

score-stars = כוכבים

## כשסבב מסתיים

round-won = ניצחון של { $name } בסבב { $round }
round-won-you = ניצחת בסבב { $round }
round-last = { $card ->
    [J] הקלף האחרון היה הג׳וקר.
   *[other] הקלף האחרון היה { $card }.
}
round-unbeaten = { $card ->
    [J] לאף אחד לא היה קלף שהולך על הג׳וקר.
   *[other] אף אחד לא הצליח לעבור את { $card }.
}
round-passed = { $card ->
    [J] כל האחרים ויתרו על הג׳וקר.
   *[other] כל האחרים ויתרו על { $card }.
}
match-point = כוכב אחד מהניצחון
decided = הכוכב השלישי, שהושג בסבב { $round } עם הקלף האחרון

## המטרה, ומה פירוש הסימנים

goal = מי שמגיע ראשון לשלושה כוכבים מנצח. הקלף האחרון בסבב מביא כוכב.
legend-fits = ↑ ★ | קלף מתאים אם המספר שלו גבוה יותר, או אם הכוכב שלו בצבע הכוכב של הקלף האחרון.
legend-joker = ג׳וקר | הולך רק על קלף שיש בו כוכב. עליו הולך כל קלף שיש בו כוכב.
legend-pass = ויתור | לא משחקים עוד בסבב הזה, והקלפים נשארים ביד.
legend-tokens = ★ ○ | כוכבים שנצברו, ומקומות לאלה שחסרים. עם שני כוכבים הסבב הבא יכול להכריע.
