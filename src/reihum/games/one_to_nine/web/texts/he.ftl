### One to 9: המילים של השולחן.

place = תור { $turn }
place-limit = תור { $turn } מתוך { $limit }

## מקומות

players = השחקנים
piles = קופה, ערימת השלכה, ג׳וקרים וכוכבים
board = הלוח
row = { $colour ->
    [red] השורה האדומה
    [yellow] השורה הצהובה
    [green] השורה הירוקה
   *[blue] השורה הכחולה
}
hand = היד שלך
hand-of = { $cards ->
    [one] היד שלך, קלף אחד
    [two] היד שלך, שני קלפים
   *[other] היד שלך, { $cards } קלפים
}
hand-empty = היד שלך ריקה.

## חלקים

coloured = { $colour ->
    [red] { $number } אדום
    [yellow] { $number } צהוב
    [green] { $number } ירוק
   *[blue] { $number } כחול
}
number-joker = ג׳וקר מספר { $number }
joker = ג׳וקר
plus-three = ‎+3
small-star = כוכב קטן
card-for-joker = { $card }, אפשר להחליף בג׳וקר
field-free = { $field }, פנוי
field-held = { $field }, פנוי, הקלף בידך
lies-on = { $field }: { $card }
take-back = { $card }, עוד לא הונח. להחזיר ליד.
gap-filled = { $field }: מולא ב{ $card }. לשנות.

## מושבים וערימות

cards-held = { $cards ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $cards } קלפים
}
jokers-held = { $jokers ->
    [one] אחד מהם ג׳וקר
    [two] שניים מהם ג׳וקרים
   *[other] { $jokers } מהם ג׳וקרים
}
purse = { $big ->
    [one] כוכב גדול אחד
    [two] שני כוכבים גדולים
   *[other] { $big } כוכבים גדולים
} מתוך 3, { $small ->
    [one] כוכב קטן אחד
    [two] שני כוכבים קטנים
   *[other] { $small } כוכבים קטנים
}
stack = בקופה
discarded = הושלכו
jokers = { $jokers ->
    [one] ג׳וקר
   *[other] ג׳וקרים
}
stars = { $stars ->
    [one] כוכב
   *[other] כוכבים
}
big-left = קטנים; { $stars } גדולים
discard-empty = ערימת ההשלכה ריקה.
discard-label = ערימת ההשלכה, { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}, למעלה { $card }{ $bonus ->
    [yes] : הכוכב שעליו הוא בונוס לזכייה הבאה
   *[no] {""}
}. לעיין בה.
bonus-shows = כוכב קטן נוסף לזכייה הבאה
discard-title = { $count ->
    [one] קלף אחד הושלך
    [two] שני קלפים הושלכו
   *[other] { $count } קלפים הושלכו
}
known-held = בוודאות בידיים של אחרים

## זכיות

claims = במה אפשר לזכות
short-run = { $colour ->
    [red] ברצף האדום { $span }
    [yellow] ברצף הצהוב { $span }
    [green] ברצף הירוק { $span }
   *[blue] ברצף הכחול { $span }
}
long-run = { $colour ->
    [red] ברצף הארוך האדום
    [yellow] ברצף הארוך הצהוב
    [green] ברצף הארוך הירוק
   *[blue] ברצף הארוך הכחול
}
foursome = ברביעיית ה־{ $number }
worth-big = כוכב גדול
worth-small = { $stars ->
    [one] כוכב קטן
    [two] שני כוכבים קטנים
   *[other] { $stars } כוכבים קטנים
}
claim-label = לזכות { $claim } תמורת { $worth }. חסר: { $gaps }.
more-claims = { $count ->
    [one] עוד זכייה אחת
    [two] עוד שתי זכיות
   *[other] עוד { $count } זכיות
}
missing = חסר
fill-with = למלא את { $field } ב־

## הסרגל

ask-play = אפשר לבחור קלף ולשחק אותו.
ask-play-or-claim = אפשר לשחק קלף, או לזכות במה שמואר.
note-play = על כל קלף שמונח שולפים שניים; קלף עם כובע הליצן אפשר להחליף בג׳וקר.
note-bonus = על ערימת ההשלכה מונח ‎+3: הזכייה הבאה בכוכבים קטנים מביאה אחד נוסף.
ask-where = לאן { $card }? אפשר להקיש על משבצת מוארת.
note-where = הקשה נוספת על הקלף שביד משאירה אותו.
ask-lay = הקלף { $card } יונח על המשבצת שלו.
ask-lay-on = הקלף { $card } יונח על { $field }.
note-lay = תמורתו שולפים שני קלפים, ואחר כך אי אפשר לחזור.
do-lay = להניח ולשלוף 2
ask-swap = המשבצת של { $card } תפוסה: הקלף יוחלף בג׳וקר.
note-swap = הקלף הולך לערימת ההשלכה.
do-swap = לקחת ג׳וקר
ask-swap-card = הקלף { $card } יושלך; לא נשאר ג׳וקר, ולכן שולפים קלף.
note-swap-card = הקלף הולך לערימת ההשלכה.
do-swap-card = לשלוף קלף
ask-plus = משחקים ‎+3 ושולפים שלושה קלפים.
note-plus = הכוכב שלו יהיה גלוי למי שיזכה אחר כך.
do-plus = לשלוף 3 קלפים
ask-draw = היד שלך ריקה: שולפים שני קלפים.
do-draw = לשלוף 2 קלפים
ask-claim = זכייה { $claim } תמורת { $worth }{ $paid ->
    [0] {""}
    [one] , בתשלום של כוכב קטן
    [two] , בתשלום של שני כוכבים קטנים
   *[other] , בתשלום של { $paid } כוכבים קטנים
}.
note-claim = הקשה על פער שמולא מאפשרת למלא אותו אחרת.
do-claim = { $stars ->
    [one] לקחת כוכב
    [two] לקחת שני כוכבים
   *[other] לקחת { $stars } כוכבים
}
do-claim-big = לקחת את הכוכב הגדול

## הניקוד

score-big = כוכבים גדולים
score-small = כוכבים קטנים

## המטרה, ומה פירוש הסימנים

goal = מי שמגיע ראשון לשלושה כוכבים גדולים מנצח.
goal-limit = שלושה כוכבים גדולים מנצחים, ואם לא – הכי הרבה כוכבים אחרי { $limit } תורות.
decided-stars = הכוכב הגדול השלישי
decided-limit = התור האחרון במשחק: הכי הרבה כוכבים גדולים, ואחריהם קטנים
decided-full = כל המשבצות תפוסות: הכי הרבה כוכבים גדולים, ואחריהם קטנים
near = חסר כוכב אחד
legend-run = 4–8 | ארבעה או יותר זה לצד זה בצבע אחד: משלימים את החסרים מהיד וזוכים ב־1 עד 3 כוכבים קטנים.
legend-foursome = 4 × | אותו מספר בכל ארבעת הצבעים: כוכב קטן אחד.
legend-long = 1–9 | כל התשעה של צבע: כוכב גדול. מותר למלא פערים בכוכבים קטנים שלך.
legend-ghost = 5 | מספר חיוור הוא משבצת פנויה. הנחת הקלף שלה מביאה שני קלפים חדשים.
legend-joker = ג׳וקר | ממלא כל משבצת. קלף שהמשבצת שלו תפוסה אפשר להחליף בג׳וקר.
legend-plus = ‎+3 | שולפים שלושה קלפים. כל עוד הוא בראש ערימת ההשלכה, הזכייה הבאה בכוכבים קטנים מביאה אחד נוסף.
