### הממשק.

## הבוטים

level-uniform = אקראי
level-easy = קל
level-medium = בינוני
level-greedy = טוב
level-hard = חזק
level-expert = מומחה

## בית

pitch = משחקי שורות, תור אחרי תור.
pitch-more = ״לשחק עכשיו״ מתחיל מיד מול בוטים; בשולחן חדש בוחרים עם מי לשחק.
games = משחקים
play-now = לשחק עכשיו
play-now-of = לשחק עכשיו: { $game }
new-table = שולחן חדש
new-table-of = שולחן חדש של { $game }
rules = חוקים
rules-of = החוקים של { $game }
rules-for-programs = לבעלי המשחק ולתוכנות
learn-by-playing = לומדים תוך כדי משחק
try-it = לנסות
try-hint = מה שזוהר מותר. הקשה על כל דבר אחר מראה למה אסור.
try-allowed = זה מותר.
try-again = מהתחלה
players-range = { $low }–{ $high } שחקנים
minutes = { $minutes } דק׳
you = אני
results = התוצאות שלי
settings = הגדרות
your-turn = תורך.
resume = { $game } עם { $names }
my-tables = השולחנות שלך
open-tables = שולחנות פתוחים
to-watch = לצפייה
no-tables-mine = עוד אין שולחנות. ״לשחק עכשיו״ פותח את הראשון.
tables-there = שולחנות בשרת יוצגו כשהוא יהיה זמין.
no-tables-open = אף אחד לא מחכה כרגע.
no-tables-watch = אין במה לצפות כרגע.
with = עם { $names }
free-seats = { $count ->
    [one] מקום פנוי אחד
    [two] שני מקומות פנויים
   *[other] { $count } מקומות פנויים
}
finished = הסתיים
turn-number = תור { $turn }
just-now = ממש עכשיו
tag-waiting = ממתין
tag-result = לתוצאה
tag-to-move = התור של { $name }
tag-running = מתנהל
your-turn-tag = תורך
join = להצטרף
not-encrypted = החיבור הזה אינו מוצפן. ברשת ביתית זה מקובל; במקום אחר עדיף להימנע.

## שמות

name-title = איך נקרא לך?
name-label = שם
name-hint = שם מספיק. בלי חשבון ובלי כתובת.
name-go = לשבת
name-saved = נשמר.

## שולחן חדש

seats = מקומות
seat-number = מקום { $number }
player-number = שחקן { $number }
kind-open = חבר
kind-bot = בוט
kind-local = במכשיר הזה
level = רמה
add-seat = להוסיף מקום
remove-seat = להסיר את מקום { $number }
options = אפשרויות
start-seat = מי מתחיל
start-drawn = לפי הגרלה
pace = זמן לחשוב
pace-untimed = כמה שרוצים
pace-quick = 3 דקות + 5 שניות לתור
pace-steady = 10 דקות + 15 שניות לתור
pace-relaxed = יומיים לתור
who-may-join = מי יכול להצטרף
join-link = כל מי שקיבל את הקישור
join-public = כולם
hints = רמזים
hints-forbidden = אף אחד לא מקבל
hints-allowed = מותרים: למי שמקבל רמז נחשב רק הפסד
hints-may = רמזים מותרים (ואז נחשב רק הפסד)
hints-none = בלי רמזים
hints-none-why = בשולחן הזה אין רמזים: כך החליט מי שפתח אותו.
lay-table = לפתוח שולחן
lay-table-invite = לפתוח שולחן ולהזמין
laying-table = השולחן נפתח…

## חדר ההמתנה

waiting-title = { $count ->
    [0] כולם כאן
    [one] נותר מקום פנוי אחד
    [two] נותרו שני מקומות פנויים
   *[other] נותרו { $count } מקומות פנויים
}
seat-free = פנוי
sit = לשבת כאן
stand = לקום
seat-bot = להושיב בוט
seat-open = לפנות את המקום
start = להתחיל
start-hint = למלא את המקומות הפנויים בחברים או בבוטים.
start-wait = מי שפתח את השולחן יתחיל כשכולם יהיו כאן.
dealing = מחלקים… עדיין חסר: { $names }.
dealing-elsewhere = יש לפתוח את השולחן במכשיר שבו התיישבת: בלעדיו המשחק לא יכול להתחיל.
invite = להזמין
invite-hint = לשלוח את הקישור, או לסרוק את הקוד בטלפון.
copy-link = להעתיק את הקישור
copy = להעתיק
copied = הועתק
share = לשתף
qr-invite = קוד QR של ההזמנה

## השולחן

back-home = כל המשחקים
menu = תפריט
log = יומן
log-unread = { $count ->
    [one] יומן, הודעה חדשה אחת
    [two] יומן, שתי הודעות חדשות
   *[other] יומן, { $count } הודעות חדשות
}
log-empty = עוד לא קרה דבר.
again = מה קרה מאז התור שלי
again-at = קודם לכן · { $at } מתוך { $last }
again-now = חזרה לעכשיו
log-undo = { $seat }: ביטול המהלך האחרון.
log-resign = { $seat }: פרישה מהמשחק.
log-close = השולחן נסגר.
older-rules = המשחק מתנהל לפי גרסה ישנה של החוקים: גרסה { $old }. משחקים חדשים מתנהלים לפי גרסה { $new }.
chat = שיחה
chat-placeholder = להגיד משהו
chat-send = לשלוח
chat-said = { $name }: { $said }
dock = מה לעשות
undo = ביטול
hint = רמז
hint-choose = לבחור כך
hint-play = לשחק כך
loading = רגע אחד…
one-moment = רגע אחד…
close = לסגור
waiting-for = התור של { $names }.
watching = במצב צפייה.
watching-turn = במצב צפייה. התור של { $names }.
signed-out = החיבור שלך כאן הסתיים, ועכשיו אפשר רק לצפות.
signed-out-note = כדי להמשיך לשחק פותחים קישור שנוצר במכשיר אחר שלך.
undo-asked = { $name }: בקשה לחזור במהלך האחרון.
undo-asked-note = משהו כבר נחשף, לכן דרושה הסכמתך.
undo-ask = לבקש לחזור במהלך האחרון שלי
undo-unrated = בדירוג שלך ייחשב אז רק הפסד.
counting-hint = רמז ניתן ל־{ $names }.
counting-helped = רמז ניתן ל־{ $names }: למי שקיבל רמז נחשב רק הפסד.
counting-took-back = { $names } החזירו מהלכים: למי שעשה זאת נחשב רק הפסד.
undo-allow = להסכים
undo-refuse = לא, תודה
undo-waiting = ביקשת לחזור במהלך. האחרים מחליטים.
undo-refused = השאר לא הסכימו: המהלך נשאר.
seat-you = (אני)
seat-to-move = בתור
seat-stand-in = בוט מחליף
seat-away = לא כאן
seat-points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
seat-clock = זמן שנותר: { $time }
card-name = { $number } { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
    [blue] כחול
   *[purple] סגול
}
starred-card-name = { $number } עם כוכב { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
    [blue] כחול
   *[purple] סגול
}
joker-name = ג׳וקר
joker-of-number-name = ג׳וקר { $number }
number-joker-name = ג׳וקר מספר { $number }
run-name = { $colour ->
    [red] אדום
    [yellow] צהוב
    [green] ירוק
    [blue] כחול
   *[purple] סגול
} מ־{ $number } עד { $last }
sound-is = { $on ->
    [yes] צלילים: פועלים
   *[no] צלילים: כבויים
}
remark = הערה
stand-in-on = שבוט ישחק במקומי
stand-in-off = לחזור לשחק בעצמי
resign = לפרוש
resign-sure = לפרוש? בוט ישחק עד הסוף במקומך, והמקום שלך יהיה אחרון.
resign-yes = לפרוש
resign-no = להמשיך
leave-table = לצאת בינתיים
spectators = { $count ->
    [one] אדם אחד צופה.
    [two] שניים צופים.
   *[other] { $count } צופים.
}
table-closed = השולחן הזה נסגר.
to-result = לתוצאה
curtain-title = להעביר את המכשיר אל { $name }
curtain-hint = כל השאר מסיטים לרגע את המבט.
curtain-ready = אני { $name }
connection-lost = החיבור נותק. המקום שלך שמור; אנחנו ממשיכים לנסות.
connection-lost-aided = אין חיבור כרגע. אפשר להמשיך לבחור: המהלך יישלח כשהרשת תחזור.
move-waits = המהלך שלך רשום. הוא יישלח ברגע שהרשת תחזור; עד אז יש להשאיר את הדף הזה פתוח.

## הסוף

legend-open = מה פירוש הסימנים
legend-title = המטרה, ומה פירוש הסימנים
goal-far = { $name }: { $far }
goal-near = { $name }: { $far }, { $near }
legend-near = צעד אחד מסוף המשחק או הסבב.
legend-near-is = { $name }: { $near }
sound-offer = עם צלילים?
sound-yes = להפעיל צלילים
sound-no = לא, תודה
end-you-win = ניצחת
end-decided = { $result }. { $decided }.
end-you-win-by = { $lead ->
    [one] ניצחת בהפרש של נקודה
    [two] ניצחת בהפרש של שתי נקודות
   *[other] ניצחת בהפרש של { $lead } נקודות
}
end-wins = ניצחון של { $name }
end-wins-by = { $lead ->
    [one] ניצחון של { $name } בהפרש של נקודה
    [two] ניצחון של { $name } בהפרש של שתי נקודות
   *[other] ניצחון של { $name } בהפרש של { $lead } נקודות
}
end-shared = ניצחון משותף: { $names }
end-turns = { $turns ->
    [one] אחרי תור אחד
    [two] אחרי שני תורות
   *[other] אחרי { $turns } תורות
}
end-score = הניקוד
end-total = סך הכול
end-rank = { $rank ->
    [1] מקום ראשון
    [2] מקום שני
    [3] מקום שלישי
    [4] מקום רביעי
   *[5] מקום חמישי
}
end-last-moves = המהלכים האחרונים
rematch = משחק חוזר
rematch-join = להצטרף למשחק החוזר
replay = לצפות שוב
review = ניתוח
review-offer = יכולת או מזל?
look-at-table = להביט בשולחן
export = לשמור את המשחק
fair-line = המזל של המשחק הזה נחתם לפני שהתחיל.
fair-check = לבדוק
fair-yes = נבדק: הזרע והמפתח תואמים לחותם שהמכשיר הזה שמר מההתחלה, ומה שהוא הוסיף כלול בהם.
fair-unseen = הזרע והמפתח תואמים לחותם שמוצג עכשיו. החותם מההתחלה לא נשמר במכשיר הזה.
fair-not-yet = הזרע מוצג בסוף המשחק.
fair-brought = המשחק הזה הובא לכאן; כיצד חולק, אי אפשר לבדוק כאן.
fair-other-commitment = זה לא תואם: בהתחלה הוצג חותם אחר.
fair-entropy = מה שהמכשיר הזה הוסיף חסר. או שהתיישבת שוב במכשיר אחר, או שלא היית כאן בזמן החלוקה, או שהחלוקה אינה הוגנת.
fair-bound = זה לא תואם: כשפתחת את החלק שלך, מישהו היה מחויב לדבר אחר.
fair-opening = זה לא תואם: מישהו הוסיף דבר אחר ממה שהיה חתום.
fair-older = (גרסה { $version }: בשולחן הישן הזה חלקי השחקנים עוד לא נחתמו.)
fair-seed = זה לא תואם: אין זה הזרע שהוכרז.
fair-form = זה לא תואם: ההוכחה אינה שלמה, או אינה כתובה כמו הוכחה.
fair-key = זה לא תואם: המפתח אינו נובע מהזרע.
fair-cards = כדי לבדוק גם את כל מה שהמזל נתן, שומרים את ההוכחה ומריצים:
fair-proved = נבדק: המשחק שוחק שוב במכשיר הזה, וכל המזל בא מהמפתח החתום.
fair-proved-unseen = המשחק שוחק שוב במכשיר הזה: כל המזל בא מהמפתח. החותם מההתחלה לא נשמר כאן.
fair-match = זה לא תואם: ההוכחה אינה מכילה משחק כזה.
fair-options = זה לא תואם: המשחק נפתח באפשרויות אחרות מאלה שהוצגו בשולחן.
fair-other-key = זה לא תואם: המשחק חולק במפתח אחר.
fair-move = זה לא תואם: מהלך { $number } לא יכול היה להיות משוחק כך.
fair-position = זה לא תואם: המהלכים אינם מובילים לסוף הזה.
fair-changed = זה לא תואם: מקומות השחקנים שונו.
fair-card = { $number ->
    [0] זה לא תואם: החלוקה שהוצגה אינה זו של המפתח.
   *[other] זה לא תואם: מה שהוצג אחרי מהלך { $number } אינו נובע מהמפתח.
}
fair-compared = { $compared ->
    [0] לא היה אפשר להשוות אף עמדה שהדף הזה קיבל בזמן המשחק.
    [one] גם העמדה היחידה שהדף הזה קיבל בזמן המשחק תואמת.
   *[other] גם כל { $compared } העמדות שהדף הזה קיבל בזמן המשחק תואמות.
}
fair-again = כדי לבדוק בלי הדף הזה, שומרים את ההוכחה ומריצים:
fair-save = שמירת ההוכחה
fair-how = איך מוכיחים שהחלוקה הוגנת
fair-sealed = לפני שהמשחק הזה התחיל נחתם המזל שלו. זה החותם; כולם רואים אותו חותם, ובסוף כל אחד יכול לבדוק שדבר לא השתנה:

## צפייה חוזרת

scrubber = מקום במשחק
replay-start = ההתחלה
replay-at = { $at } מתוך { $last }
first = להתחלה
previous = אחורה
next = הבא
last = לסוף
run = להריץ
pause = לעצור
viewer = נקודת המבט של
viewer-spectator = צופה
viewer-seat = { $name }

## תוצאות

results-nobody = עוד לא שיחקת כאן.
results-none = עוד לא הסתיים אף משחק.
stat-line = { $played ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $played } משחקים
}, { $won ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $won } ניצחונות
}
stat-rating = דירוג
stat-best = שיא
finished-tables = משחקים שהסתיימו
result-rank = מקום { $rank } מתוך { $players }

## הגדרות

language = שפה
theme = מראה
theme-auto = אוטומטי
theme-light = בהיר
theme-dark = כהה
motion = אנימציות
motion-auto = אוטומטי
motion-calm = מופחתות
sound = צלילים
on = פועל
off = כבוי
save = לשמור
devices = המכשירים שלך
device-unnamed = מכשיר
device-here = המכשיר הזה
device-end = לנתק
other-device-hint = פותחים קישור במכשיר אחר וממשיכים שם באותו שם ובאותם שולחנות. הוא תקף פעם אחת, לזמן קצר.
other-device-go = ליצור קישור
qr-device = קוד QR של הקישור למכשיר האחר
programs = תוכנות
programs-hint = תוכנה עם אסימון משחקת בשמך, בשולחנות שלך. כדאי לתת אותו רק לתוכנות שסומכים עליהן.
program-name = שם התוכנה
program-make = ליצור אסימון
program-secret = זה האסימון. כדאי להעתיק עכשיו: הוא מוצג רק הפעם.
program-may = מה מותר לה
program-plays = רשאית לשחק
program-reads = רשאית רק לצפות
program-good-for = לכמה זמן
program-days = { $count ->
    [one] יום אחד
   *[other] { $count } ימים
  }
program-until = עד { $date }
program-end = לבטל
goodbye = פרידה
leave-device = להתנתק כאן
leave-everywhere = להתנתק בכל מקום
leave-sure = אחר כך לא יישאר חיבור בשום מקום. השם, השולחנות והתוצאות נשארים, אבל איש לא יוכל לחזור אליהם.
leave-yes = להתנתק
leave-no = להישאר
my-data = לשמור את כל מה שנשמר עליי
forget = למחוק אותי
forget-sure = כל מה שנושא את שמך יימחק מיד. אין דרך חזרה.
forget-yes = למחוק הכול
forget-no = להשאיר
continue = להמשיך כאן
continue-hint = להמשיך עם השם והשולחנות שלך במכשיר הזה.
continue-instead = כאן השם שלך הוא { $name }. להמשיך במקום זאת בתור מי שיצר את הקישור?
continue-go = להמשיך
leave-sure-return = אחר כך לא יישאר חיבור בשום מקום. אפשר לחזור עם קוד השחזור או עם החשבון.
recovery = קוד שחזור
recovery-hint = קוד לרשום בצד: אם כל המכשירים יאבדו, הוא יחזיר את השם, השולחנות והתוצאות.
recovery-has = כבר יש קוד. קוד חדש יבוא במקומו.
recovery-make = ליצור קוד
recovery-renew = ליצור קוד חדש
recovery-shown = זה הקוד. כדאי לרשום אותו עכשיו: הוא מוצג רק הפעם.
recovery-wrong = אין קוד כזה. כדאי לבדוק כל תו.
come-back = חזרה
come-back-ask = כבר שיחקת כאן?
come-back-hint = מזינים את הקוד, והשם, השולחנות והתוצאות חוזרים.
come-back-instead = כאן השם שלך הוא { $name }. אחרי זה יופיע במכשיר הזה שם אחר.
sign-in-with = להיכנס עם { $provider }
sign-in-failed = הכניסה לא הצליחה. אפשר להתחיל שוב.
account-hint = עם החשבון ממשיכים בכל מכשיר באותה זהות.
account-link = לקשר אל { $provider }
account-linked = מקושר. כניסה עם { $provider } בכל מכשיר, וממשיכים באותה זהות.
account-taken = החשבון הזה כבר שייך כאן לשם אחר. כניסה איתו ממשיכה בשם ההוא.

## במכשיר הזה

here-static = משחקים ממש כאן, בדפדפן: נגד בוטים, או יחד במכשיר הזה.
here-offline = אין כרגע שרת זמין. אפשר לשחק ממש כאן: נגד בוטים, או יחד במכשיר הזה.
tag-here = במכשיר הזה
open-file = לפתוח משחק שמור
table-is-here = השולחן הזה נמצא רק במכשיר הזה.
table-here-instead = אין שרת זמין: השולחן הזה נמצא במכשיר הזה.
table-stuck = אי אפשר לפתוח את השולחן הזה כרגע. כדאי לטעון את הדף מחדש ולנסות שוב.
table-damaged = מה שנשמר מהשולחן הזה פגום. בדף הבית אפשר לשמור את מה שנותר.
table-removed = השולחן הזה הוסר בחלון אחר.
bring = להעביר לשרת
bring-note = כדי לשתף, או להמשיך ממכשיר אחר.
remove-here = להסיר את השולחן
remove-here-sure = להסיר את השולחן? הוא נמצא רק במכשיר הזה.
remove-here-yes = להסיר
remove-here-no = להשאיר
damaged-table = שולחן שמור אחד כבר אינו קריא.
damaged-table-of = שולחן שמור ({ $game }) כבר אינו קריא.
damaged-save = לשמור את מה שנותר
damaged-remove = להסיר
keeping-full = אין עוד מקום בדפדפן הזה: מה שמשחקים עכשיו ייעלם כשהדף ייסגר. ליתר ביטחון כדאי לשמור את המשחק לקובץ.
keeping-forbidden = הדפדפן הזה לא שומר דבר עבור הדף: מה שמשחקים ייעלם כשהוא ייסגר. ליתר ביטחון כדאי לשמור את המשחק לקובץ.
tables-unread = אי אפשר לקרוא כרגע את השולחנות ששמורים בדפדפן הזה. דבר לא נמחק; בדרך כלל מספיק לטעון את הדף מחדש.
kept-here = כל המשחקים נמצאים במכשיר הזה: אפשר לשחק גם בלי רשת.
results-away = הדירוגים והמשחקים מהשרת יחזרו ברגע שהוא יהיה זמין.
settings-away = המכשירים והתוכנות שלך יחזרו ברגע שהשרת יהיה זמין.
module-missing = החוקים של המשחק הזה עוד לא במכשיר. הם יגיעו מעצמם ברגע שתהיה רשת.
module-blocked = הדפדפן הזה לא מאפשר להריץ כאן משחקים: WebAssembly כבוי. בשולחנות של שרת אפשר לשחק כרגיל.
module-broken = החוקים של המשחק הזה לא עולים במכשיר. בדרך כלל מספיק לטעון את הדף מחדש; דבר לא אבד.
file-unknown = זה לא משחק שמור של Reihum.
file-game = הקובץ הזה שייך למשחק שהדף הזה לא מכיר.
file-other = המשחק הזה שוחק בחוקים או באפשרויות שהדף הזה לא מכיר.
file-components = המשחק הזה שוחק בקלפים או באריחים משלו, שהדף הזה לא מכיר.
file-damaged = הקובץ הזה פגום: המהלכים שבו לא מתאימים זה לזה.
file-changed = הקובץ הזה שונה אחרי שנשמר.

## מה אם: משחק שנגמר וממשיך אחרת, וקישורים להראות

what-if = מה אם?
what-if-note = להמשיך מכאן נגד בוטים, במכשיר הזה. זה לא נחשב בשום מקום.
what-if-seat = לשחק במקום
what-if-luck = המזל
what-if-true = אותו מזל
what-if-anew = חדש
what-if-true-note = הכול מונח כפי שהיה, וגם המזל בהמשך אותו מזל.
what-if-anew-note = מה שלא היה אפשר לדעת מהמקום הזה מחולק מחדש, וגם המזל בהמשך חדש.
what-if-bots = רמת הבוטים
what-if-name = שם
what-if-name-usual = אחרי מהלך { $after }
what-if-begin = להמשיך מכאן
variations = וריאציות של המשחק הזה
variation = וריאציה
variation-is = מה אם: { $name }
variation-from = ממהלך { $after }
variation-luck = { $anew ->
    [yes] מזל חדש
   *[no] אותו מזל
}
variation-rename = לשנות שם
variation-renamed = לשמור את השם
variation-share = לשתף את { $name }
variation-remove = להסיר את { $name }
variation-remove-sure = להסיר את הווריאציה? היא נמצאת רק במכשיר הזה.
variation-of = אל המשחק
question = מה לשחק כאן?
question-share = לשתף את ההחלטה הזאת
question-title = { $game }: מה לשחק כאן?
match-share = לשתף בקישור
match-share-title = משחק של { $game }
link-copied = הקישור הועתק.
shared = שיתפו איתך
shared-match = מראים לך משחק של { $game }: { $names }.
shared-variation = מראים לך מה היה קורה במשחק של { $game }: { $names }.
shared-open = לצפות
question-yours = הבחירה שלך
question-played = במשחק
question-advised = הרמז
question-weighing = הבחירה שלך נבדקת …
question-agrees = כך שוחק גם במשחק.
question-advises = זה גם מה שהרמז מציע.
question-equal = לא נמדד הבדל בין הבחירה שלך לזו של הרמז.
question-lost = מתוך 100 משחקים הבחירה שלך מנצחת בערך ב־{ $lost } פחות מזו של הרמז (± { $error }).
link-foreign = אין בקישור הזה שום דבר של Reihum.
link-cut = הסוף של הקישור הזה חסר: הוא נחתך בדרך. כדאי לבקש אותו שוב, או להעתיק את כולו.
link-newer = הקישור הזה נוצר בגרסה חדשה יותר של הדף הזה. כדאי לטעון את הדף מחדש.
link-damaged = הקישור הזה פגום.
link-browser = הדפדפן הזה ישן מדי לקישורים כאלה.
link-other-rules = העמדה הזאת שוחקה בחוקים שהדף הזה לא מכיר.

## כשמשהו לא עובד

lost = אין דבר בכתובת הזאת.
offline-title = אין חיבור
offline-hint = כשהרשת תחזור, ממשיכים מאותו מקום.
offline-again = לנסות שוב
unreachable = השרת אינו עונה.
unexpected = משהו השתבש. כדאי לנסות שוב או לטעון את הדף מחדש.
failed = זה לא הצליח.
failed-unauthorized = קודם צריך להזין שם.
failed-forbidden = אין לך גישה לזה.
failed-not_found = השולחן הזה אינו קיים.
failed-not_your_turn = זה לא תורך.
failed-not_your_seat = זה לא המקום שלך.
failed-over = המשחק נגמר.
failed-cannot_undo = כבר אי אפשר לחזור בזה.
failed-limit = יותר מדי בבת אחת. כדאי להמתין רגע.
failed-too_large = זה גדול מדי.
failed-unavailable = השרת עסוק. כדאי לנסות שוב עוד רגע.

## המשחק המודרך הראשון

lesson = שיעור
lesson-of = שיעור: { $game }
learn = ללמוד
lesson-step = שלב { $number } מתוך { $count }
lesson-back = חזרה
lesson-skip = דילוג על השיעור
lesson-next = הלאה
lesson-play = למשחק אמיתי
# Something else was touched than what the sentence asks for.
lesson-elsewhere = לא זה. { $sentence }
offer-title = שתי דקות כדי ללמוד?
offer-note = על הלוח האמיתי, משפט אחר משפט.
offer-learn = ללמוד
offer-play = פשוט לשחק
coach-seen = הבנתי
guest = אורח
former-player = שחקן לשעבר

## קצב ואישור

pace-of-others = המהלכים של האחרים
pace-calm = רגוע
pace-usual = רגיל
pace-fast = מהיר
pace-tap = להמתין להקשה שלי
setting-confirm = לאשר כל תור
setting-confirm-note = אחרת התור משוחק ברגע שהוא שלם.
setting-forced = מהלכים יחידים משוחקים מעצמם
setting-forced-note = כשאפשרי רק מהלך אחד, הוא משוחק בלי הקשה.
setting-keys = מקשי אותיות
setting-keys-note = U מבטל, H נותן רמז. ‏Ctrl + Enter תמיד מאשר.
more-happened = קרו עוד דברים.
only-choice = יש רק אפשרות אחת.
do-it = לשחק
curtain-pass = להעביר אל { $name }
curtain-before = אפשר להסתכל, ואז להעביר את המכשיר אל { $name }.
continue-used = הקישור הזה כבר נוצל או ישן מדי. אפשר ליצור חדש במכשיר השני.
name-missing = צריך להזין שם קודם.
back = חזרה
pace-is = זמן: { $pace }
skip-to = דילוג אל התוכן
go-on = המשך

# Puzzles
daily-puzzle = החידה היומית
