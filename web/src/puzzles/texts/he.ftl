puzzles = חידות
about = עמדות ממשחקים בין בוטים שבהן תור אחד טוב בבירור מכל האחרים: לפחות 8 נקודות של סיכויי ניצחון לפני כל תור אחר. התשובה נמדדת לפי הנקודות שהיא מפסידה.
no-puzzles = לאף אחד מהמשחקים האלה אין חידות.
solved-of = נפתרו { $solved } מתוך { $count }
streak = { $days ->
    [one] יום אחד ברצף
    [two] יומיים ברצף
   *[other] { $days } ימים ברצף
}
rating = דירוג
more-puzzles = חידות נוספות
theme = נושא
all-themes = כל הנושאים
theme-or = { $one } או { $other }
theme-other = ומה עכשיו?
kind-other = משהו אחר
puzzle-rated = חידה { $rating } · { $level }
own-rating = הדירוג שלך { $rating }
find-best = מהו התור הטוב ביותר?
answer = התשובה שלך
measuring = התור שלך נמדד…
unmeasured = אי אפשר למדוד כאן מה התור הזה שווה.
grade-best = התור הטוב ביותר!
grade-fine = כמעט טוב כמו הטוב ביותר.
grade-inaccurate = לא בדיוק.
grade-mistake = יש טוב יותר.
grade-blunder = יש הרבה יותר טוב.
is-best = הוא לא מפסיד דבר.
loses = { $sure ->
    [yes] הוא מפסיד { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } של סיכויי ניצחון.
   *[no] הוא מפסיד בערך { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } של סיכויי ניצחון, פחות או יותר { $error }.
}
as-good-as = בערך מה שרמת { $levels } הייתה בוחרת.
best-turn = הכי טוב:
who-chose = מי בחר במה
you-now = הבחירה שלך
times-here = { $count ->
    [one] כבר פעם אחת במכשיר הזה
    [two] כבר פעמיים במכשיר הזה
   *[other] כבר { $count } פעמים במכשיר הזה
}
level-times = { $level } ‏{ $share }%
nothing-lost = הכי טוב
points-lost = { $points ->
    [one] הפסד של נקודה
    [two] הפסד של שתי נקודות
   *[other] הפסד של { $points } נקודות
}
show-own = התור שלי
show-best = התור הטוב
next-puzzle = החידה הבאה
rating-now = הדירוג שלך: { $rating } ({ $gained })
tried-before = החידה הזאת כבר מוכרת לך: היא לא נספרת שוב.
mistakes = הטעויות שלי
mistakes-about = הטעויות מהמשחקים שניתחת חוזרות לכאן ככרטיסים, במרווחים הולכים וגדלים, עד שתמצאו את התור הטוב יותר.
own-mistake = במשחק שלך הפסדת כאן { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
cards-due = { $count ->
    [one] כרטיס אחד מחכה
    [two] שני כרטיסים מחכים
   *[other] { $count } כרטיסים מחכים
}
no-mistakes = עוד אין טעויות. אפשר לנתח משחק שהסתיים: שם הן נמצאות.
none-due = { $count ->
    [one] כרטיס אחד
    [two] שני כרטיסים
   *[other] { $count } כרטיסים
}; הבא יחזור { $days ->
    [one] מחר
    [two] בעוד יומיים
   *[other] בעוד { $days } ימים
}.
comes-back = הכרטיס יחזור { $days ->
    [one] מחר
    [two] בעוד יומיים
   *[other] בעוד { $days } ימים
}.
see-match = אל המשחק
remove-card = להסיר לתמיד
next-card = הלאה
kept-data = מה נשמר
kept-about = התשובות, הדירוגים והכרטיסים נשמרים רק בדפדפן הזה.
kept-not = הדפדפן הזה לא שומר דבר: התשובות ייעלמו כשהדף ייסגר.
save = שמירה בקובץ
forget = מחיקה
forget-sure = למחוק את כל התשובות, הדירוגים והכרטיסים במכשיר הזה?
forget-yes = כן, למחוק
forget-no = לא
