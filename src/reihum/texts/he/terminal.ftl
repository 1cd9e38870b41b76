# What the terminal says. Moves and commands are typed as they are written here in every language.

## All boards

your-turn = התור שלך.
turn-of = התור של { $name }.
you = (אני)
guest = אורח
empty = ריק
points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
round = סבב { $round }
turn = תור { $turn }
over = המשחק נגמר.
winner = הניצחון של { $name }.
winners = ניצחון משותף של { $names }.
place = מקום { $place }
display = תצוגה
stack = קופה
hand = היד שלך
left = שמאל
right = ימין
red = אדום
yellow = צהוב
green = ירוק
blue = כחול
purple = סגול

## Bloom

bloom-round = סבב { $round } מתוך { $rounds }
bloom-pool = { $count ->
    [one] אריח אחד בקופה
    [two] שני אריחים בקופה
   *[other] { $count } אריחים בקופה
}
bloom-jokers = ג׳וקרים
bloom-scoring = ניקוד
bloom-none-left = לא נשאר
bloom-took = נלקחו { $values }
bloom-known = ידוע
bloom-passed = ויתור
bloom-left = נשאר
bloom-tiles = { $count ->
    [one] אריח אחד
    [two] שני אריחים
   *[other] { $count } אריחים
}
bloom-row = שורה { $row }
bloom-lays = { $name }: הנחה
bloom-robbed = נשדד:
bloom-nothing = כלום
bloom-no-tiles = לא נשארו אריחים
bloom-ask-turn = אפשר למשוך, להניח שורה חדשה (ואם רוצים, לשדוד בשבילה קודם) או להוסיף לשורה. ג׳וקרים מחליפים לפני כן.
bloom-ask-swap = איזה אריח בא במקום הג׳וקר?
bloom-ask-draw = אפשר לקחת אריח שני, או להקליד done.
bloom-ask-rob = אפשר לשדוד אריח שני מהשורה הזאת, או להתחיל להניח.
bloom-ask-row = האריח הבא של השורה, או done כשהיא גמורה.
bloom-ask-add = אפשר להוסיף אריח, או להקליד done.
bloom-ask-place = הוא מתאים לכמה מקומות: אחרי איזה אריח?
bloom-ask-reward = שורה של שלושה: אפשר לקחת ג׳וקר, או להקליד done.
bloom-ask-count = הסבב הסתיים, וזה מה שנשאר. יש להקליד next: הסבב השני מתחיל אצלך.

## One to 9

nine-big = כוכבים גדולים
nine-small = כוכבים קטנים
nine-cards = קלפים
nine-jokers = מהם ג׳וקרים
nine-big-short = גדול
nine-small-short = קטן
nine-jokers-short = ג׳וקר
nine-discards = ערימת השלכה
nine-on-top = מעל { $count }
nine-bonus = בונוס לכוכבים קטנים
nine-count = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
nine-supply = מלאי
nine-claims = אפשר לזכות ב
nine-claim = הזכייה שלך
nine-next = הבא

## Qwixx

qwixx-take = שלב 1 מתוך 3: לקיחת קלפים
qwixx-choose = שלב 2 מתוך 3: כולם מחליטים על { $number }
qwixx-play = שלב 3 מתוך 3: לשחק קלף אחד עד שלושה
qwixx-of = מתוך { $count }
qwixx-played = שוחקו { $count }
qwixx-last = { $name }: שוחקו
qwixx-as = בתור { $colour }
qwixx-misses = החטאות
qwixx-holds = ביד
qwixx-laid = הונח
qwixx-chosen = נבחר
qwixx-nothing = כלום

## Pretty Tricky

tricky-round = סבב { $round }
tricky-own = ההטלה של { $name }; הסימון משמאל.
tricky-others = ההטלה של { $active }; { $name }: הסימון מימין.
tricky-ends = סיום ב־{ $count } (!)
tricky-of = { $count } מתוך { $needed } (!)
tricky-head-own = הטלות שלך
tricky-head-row = שורה
tricky-head-others = של אחרים
tricky-head-circles = עיגולים
tricky-circle = שורה { $row } מקבלת עיגול אחרי התור הזה.
tricky-dice = קוביות
tricky-ticked = { $row } סומן
tricky-no-box = אין משבצת פנויה
tricky-no-box-for = אין משבצת פנויה אצל { $name }
tricky-fills = (משלים { $rows })
tricky-full = (מלא)
tricky-points = נקודות

## Superstar

star-piles = בקופה { $draw }, הושלכו { $discarded }
star-tokens = { $count ->
    [one] כוכב אחד מנצח
    [two] שני כוכבים מנצחים
   *[other] { $count } כוכבים מנצחים
}
star-superstar = סופרסטאר!
star-passed = ויתור על
star-last = אחרון על הערימה
star-discarded = הושלכו
star-won = ניצחון בסבב ופתיחת הבא
star-joker = ג׳וקר
star-before = לפני כן:
star-no-discards = ערימת ההשלכה ריקה.
star-discards = ערימת השלכה:
star-aside = בצד
star-no-cards = אין קלפים ביד
star-higher = גבוה
star-on-star = על ★
star-star = כוכב
star-over = שלושה כוכבים, והסופרסטאר: { $name }!
star-exchanging = { $name }: החלפת קלפים.
star-ask-discard = אפשר להניח בצד את מה שלא רוצים, ואז להקליד done.
star-ask-lead = פתיחה שלך: כל קלף מתאים.
star-ask-pass = שום קלף לא מתאים: ויתור.
star-ask-joker = כל קלף עם כוכב הולך על הג׳וקר.
star-ask-higher = צריך קלף גבוה מ־{ $card }.
star-ask-match = צריך קלף גבוה מ־{ $card }, קלף עם אותו כוכב ({ $star }) או ג׳וקר.
star-ask-only-star = צריך קלף עם אותו כוכב ({ $star }) או ג׳וקר.
star-ask-none = שום קלף לא הולך עליו.
star-or-pass = או לוותר.

## At the table

thinking = { $name }: רגע של מחשבה…
curtain = { $name }, התור שלך.
curtain-enter = אף אחד אחר לא מסתכל? Enter.
keys = מספר או מהלך (Tab משלים) · hint · undo · rules · log · help · quit
only-choice = הבחירה היחידה היא 1.
choices = אפשר לבחור מ־1 עד { $count }.
no-move = ״{ $move }״ אינו מהלך במשחק הזה.
did-you-mean = האם הכוונה ל־{ $moves }?
looks-like = מהלך נראה כמו ״{ $move }״; Tab מראה את האפשריים.
taken-back = ״{ $move }״ בוטל.
nothing-to-take-back = אין מה לבטל: משהו נחשף, או שמישהו אחר כבר שיחק.
save-where = לאן? save FILE
save-name = בשם של קובץ אין תווי בקרה.
saved = נשמר ב־{ $file }. להמשך: { $command }
kept = המשחק נשמר. להמשך: { $command }
hear-again = לקריאה חוזרת: { $command }
waiting = { $count ->
    [one] מחכה משחק של מהלך אחד.
    [two] מחכה משחק של שני מהלכים.
   *[other] מחכה משחק של { $count } מהלכים.
} (reihum play --new מתחיל משחק חדש.)
which-game = איזה משחק?
type-number = מספר מ־1 עד { $count }.
game-players = { $players } משתתפים, { $minutes } דקות
end = הסוף
so-far = עד כאן
column-place = מקום
column-player = שם
column-points = נקודות
too-narrow = הלוח צריך { $needed } עמודות; בחלון יש { $columns }.
help-type = מקלידים מספר של אפשרות או את המהלך עצמו (`{ $move }`), בכל סדר; כמה מהלכים עם פסיק ביניהם.
help-command = פקודה
help-does = מה היא עושה
help-hint = מה היה מהלך טוב
help-undo = מבטל את המהלך האחרון שלך, כל עוד לא נחשף דבר
help-rules = החוקים, או סעיף אחד
help-log = כל מה שקרה
help-save = שומר את המשחק בקובץ (הוא נשמר גם מעצמו)
help-quit = יוצא; ‎`{ $command }` ממשיך אחר כך
older-rules = המשחק הזה מתנהל לפי גרסה { $old } של החוקים, ומשחקים חדשים לפי גרסה { $new }.
not-together = אי אפשר לעשות את אלה יחד בתור אחד: { $moves }.
reveals-first = ״{ $move }״ חושף משהו חדש: קודם המהלך הזה, ואז רואים מה אפשר.
bot-ended = התהליך של בוט הסתיים בלי תשובה, וגם הבא אחריו.
bot-failed = בוט לא הצליח לחשוב: { $error }.

## Before and after a match

no-language = ‏Reihum אינו מדבר ״{ $language }״. השפות הן { $languages }.
resume-alone = למשחק שמור כבר יש סוג משחק, מקומות ואפשרויות: יש לתת רק ‎--resume FILE.
other-wishes = מחכה משחק של { $game }; מה שביקשת מתאים רק למשחק חדש. להמשך: { $command }. או להוסיף ‎--new כדי להתחיל אחר; על זה שמחכה מוותרים אז.
other-version = המשחק שנשמר בפעם הקודמת התנהל לפי גרסה { $old } של חוקי { $game }; בתוכנה הזאת גרסה { $new }. הוא נשמר ב־{ $file } בשביל התוכנה ששמרה אותו.
unreadable = אי אפשר לקרוא את המשחק שנשמר בפעם הקודמת. עכשיו הוא נמצא ב־{ $file }. כדי לדעת למה: { $command }
no-folder = אי אפשר לשמור משחקים ב־{ $folder }: { $why }. ‏XDG_DATA_HOME קובע מקום אחר.
not-set-aside = אי אפשר לפנות את { $file } בשביל משחק חדש: { $why }.
too-many-people = { $people } אנשים לא נכנסים ב־{ $seats } מקומות. אפשר להוסיף עם ‎--players.
bad-name = בשם יש 1 עד { $most } תווים. אפשר לתת שם אחר עם ‎--name.
variation = זו וריאציה: מה שהיה קורה במשחק אחר אילו שוחק אחרת אחרי { $after ->
    [one] המהלך הראשון
    [two] שני המהלכים הראשונים
   *[other] { $after } המהלכים הראשונים
} שלו.
variation-named = שמה ״{ $name }״.
variation-dealt-anew = מה שלא היה ידוע ל{ $name } חולק שם מחדש, וגם המזל בהמשך חדש.
variation-same-cards = הקלפים והמזל בהמשך הם של אותו משחק.
verified = { $game }: { $moves ->
    [one] מהלך אחד, חוקי
    [two] שני מהלכים, שניהם חוקיים
   *[other] { $moves } מהלכים, כולם חוקיים
}; הקלפים והקוביות נובעים מהמפתח.
fair-compared = הוגן: המפתח, הזרע והחותם תואמים זה לזה; החותם הוא זה ששמרת.
fair-alone = הוגן: המפתח, הזרע והחותם תואמים זה לזה; החותם לא הושווה לחותם שנשמר (‎--commitment).
fair-sealed = מה שהשחקנים הוסיפו היה חתום עד שכולם היו מחויבים, וזה אכן מה שנחתם.
fair-unsealed = זו הוכחה בגרסה 1: אז מה שהשחקנים הוסיפו עוד לא נחתם.
