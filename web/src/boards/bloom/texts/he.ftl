### Bloom: מילות הלוח.

place = סיבוב { $round } מתוך { $rounds }
note = הפרחים שעל האריחים הם שחזור שלנו.

## אריחים

tile = { $flowers ->
    [one] { $number }, פרח אחד
    [two] { $number }, שני פרחים
   *[other] { $number }, { $flowers } פרחים
}
joker = ג׳וקר
display = תצוגה
display-tile = { $tile }, בתצוגה
jokers = ג׳וקרים
joker-places = { $count ->
    [0] אין ג׳וקר במקומות הג׳וקרים
    [one] ג׳וקר אחד במקומות הג׳וקרים
    [two] שני ג׳וקרים במקומות הג׳וקרים
   *[other] { $count } ג׳וקרים במקומות הג׳וקרים
}
pool = קופה
pool-left = { $count ->
    [one] קופה, נשאר אריח אחד
    [two] קופה, נשארו שני אריחים
   *[other] קופה, נשארו { $count } אריחים
}

## אריחי ניקוד

scoring = אריחי ניקוד
scoring-there = { $count ->
    [one] אריח ניקוד { $value }
   *[other] אריח ניקוד { $value }, נשארו { $count }
}
scoring-gone = אריח ניקוד { $value }: נלקח בידי { $names }
won = { $values ->
    [none] עדיין אין אריחי ניקוד
   *[other] אריחי ניקוד: { $values }
}

## מושבים ושורות

table = השורות על השולחן
stock-size = { $count ->
    [one] אריח אחד
    [two] שני אריחים
   *[other] { $count } אריחים
}
stock-passed = { $count ->
    [one] אריח אחד, ויתור כפוי על התור
    [two] שני אריחים, ויתור כפוי על התור
   *[other] { $count } אריחים, ויתור כפוי על התור
}
known = ידועים לכולם: { $tiles }
stock-left = נשארו: { $tiles }
no-rows = עדיין אין שורה
row = { $flowers ->
    [one] שורה { $row }, פרח אחד: { $tiles }
    [two] שורה { $row }, שני פרחים: { $tiles }
   *[other] שורה { $row }, { $flowers } פרחים: { $tiles }
}
table-tile = { $tile }, בשורה { $row }
tile-new = { $tile }, חדש בשורה { $row }. הקשה מחזירה אותו.
extend = הוספה לשורה { $row }
place-first = בתחילת שורה { $row }
place-after = אחרי { $tile }

## השורה החדשה והמעמד

new-row = השורה החדשה
bench-tile = { $tile }, בשורה החדשה. הקשה מחזירה אותו.
bench-shown = { $tile }, בשורה החדשה
loot-tile = { $tile }, נשדד. הקשה מניחה אותו בשורה החדשה.
robbed = נשדד
tally = { $flowers ->
    [one] פרח אחד
    [two] שני פרחים
   *[other] { $flowers } פרחים
}
tally-wins = { $flowers ->
    [one] פרח אחד מזכה באריח הניקוד { $wins }
    [two] שני פרחים מזכים באריח הניקוד { $wins }
   *[other] { $flowers } פרחים מזכים באריח הניקוד { $wins }
}
rack = האריחים שלך
rack-tile = { $tile }, אצלך

## שורת הפעולה

ask-turn = אפשר למשוך, להניח שורה חדשה או להוסיף לשורה.
note-turn = מקישים על אריחים. לפני כן אפשר להחליף ג׳וקר שעל השולחן.
ask-pass = אין מה למשוך, להניח או להוסיף.
do-pass = ויתור על התור
ask-draw = משיכת אריח סמוי אחד.
note-draw = רואים אותו לפני שבוחרים את השני.
do-draw = משיכה
ask-take = לקיחת { $one }.
note-take = אפשר לבחור גם אריח שני: גלוי או מהקופה.
do-take = לקיחה
do-take-only = רק את זה
ask-take-two = לקיחת { $one } ו־{ $two }.
do-take-two = לקיחת שניהם
ask-take-draw = לקיחת { $one } ועוד אריח סמוי.
do-take-draw = לקיחה ומשיכה
ask-second = לקחת אריח שני?
do-no-second = בלי אריח שני
ask-row = { $count ->
    [one] הונח אריח אחד: בשורה יש לפחות שלושה.
    [two] הונחו שני אריחים: בשורה יש לפחות שלושה.
   *[other] הונחו { $count } אריחים: בשורה יש לפחות שלושה.
}
ask-loot = יש להניח את האריח שנשדד בשורה החדשה.
note-row = סדר ההקשות אינו חשוב. מותר לשדוד עד שני אריחים משורה אחת.
ask-complete = { $flowers ->
    [one] אפשר להוסיף אריחים או להניח את השורה: פרח אחד עבור { $wins }.
    [two] אפשר להוסיף אריחים או להניח את השורה: שני פרחים עבור { $wins }.
   *[other] אפשר להוסיף אריחים או להניח את השורה: { $flowers } פרחים עבור { $wins }.
}
ask-complete-nothing = { $flowers ->
    [one] אפשר להוסיף אריחים או להניח את השורה. לא נשאר אריח ניקוד לפרח אחד.
    [two] אפשר להוסיף אריחים או להניח את השורה. לא נשאר אריח ניקוד לשני פרחים.
   *[other] אפשר להוסיף אריחים או להניח את השורה. לא נשאר אריח ניקוד ל־{ $flowers } פרחים.
}
note-complete = הקשה על אריח בשורה מחזירה אותו.
ask-last = האריח האחרון שלך: הסיבוב מסתיים.
do-row = הנחת השורה
ask-add = בחירת האריחים שיתווספו לשורה { $row }.
ask-added = נוסף. עוד אריח, או שזה הכול?
note-added = הוספה אינה מזכה באריח ניקוד.
do-add = הוספה
ask-place = { $tile ->
    [J] לאן הולך הג׳וקר? יש לבחור את מקומו בשורה.
   *[other] לאן הולך { $tile }? יש לבחור את מקומו בשורה.
}
ask-swap = יש לבחור את האריח שיבוא במקום הג׳וקר.
note-swap = הקשה נוספת על הג׳וקר שודדת אותו במקום זאת, אם אפשר.
ask-swapped = הג׳וקר עובר אליך.
note-swapped = אפשר להחליף עכשיו, או להמשיך לבנות איתו מיד.
do-swap = החלפה
ask-reward = שורה של שלושה בלי שוד: מותר לקחת ג׳וקר.
do-joker = לקיחת הג׳וקר
do-no-joker = להשאיר אותו

## הניקוד

score-tiles = סיבוב { $round }: אריחי ניקוד
score-left = סיבוב { $round }: פרחים שנשארו
