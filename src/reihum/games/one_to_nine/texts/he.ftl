# One to 9: מה קורה, ולמה משהו אינו מותר.
# קלפים נכתבים R5 (צבע ומספר), N5 (ג׳וקר מספר), J (ג׳וקר) ו־‎+3.

## אירועים: קלף אחד (O8, O9)

lays-card =
    .does = הנחת {$card}, {$drawn ->
        [0] בלי לשלוף קלף
        [one] ושליפת קלף אחד
        [two] ושליפת שני קלפים
       *[other] ושליפת {$drawn} קלפים
    }
lays-number-joker =
    .does = הנחת {$card} על {$field}, {$drawn ->
        [0] בלי לשלוף קלף
        [one] ושליפת קלף אחד
        [two] ושליפת שני קלפים
       *[other] ושליפת {$drawn} קלפים
    }
lays-joker =
    .does = הנחת ג׳וקר על {$field}, {$drawn ->
        [0] בלי לשלוף קלף
        [one] ושליפת קלף אחד
        [two] ושליפת שני קלפים
       *[other] ושליפת {$drawn} קלפים
    }
swaps-for-joker =
    .does = השלכת {$card} ולקיחת ג׳וקר
swaps-for-card =
    .does = השלכת {$card}; לא נשאר ג׳וקר, {$drawn ->
        [0] וגם לא קלף לשלוף
       *[other] ולכן נשלף קלף במקומו
    }
plays-plus-three =
    .does = השלכת ‎+3, {$drawn ->
        [0] בלי לשלוף קלף
        [one] ושליפת קלף אחד
        [two] ושליפת שני קלפים
       *[other] ושליפת {$drawn} קלפים
    }
draws-with-empty-hand =
    .does = היד ריקה, {$drawn ->
        [0] ואין עוד קלפים לשלוף
        [one] ונשלף קלף אחד
        [two] ונשלפים שני קלפים
       *[other] ונשלפים {$drawn} קלפים
    }
drew =
    .then = ‏: {$cards}

## אירועים: זכיות (O10 עד O18)

names-claim =
    .does = תחילת זכייה ב־{$claim}
fills-gap =
    .does = מילוי {$field} ב{$filler ->
        [card] קלף עצמו
        [number] ג׳וקר המספר
        [joker] ג׳וקר
       *[star] כוכב קטן
    }
claims-short-run =
    .does = הנחת {$fillers} וזכייה ברצף {$claim} תמורת {$stars ->
        [one] כוכב קטן
        [two] שני כוכבים קטנים
       *[other] {$stars} כוכבים קטנים
    }
claims-foursome =
    .does = הנחת {$fillers} וזכייה ברביעיית ה־{$number} תמורת {$stars ->
        [one] כוכב קטן
        [two] שני כוכבים קטנים
       *[other] {$stars} כוכבים קטנים
    }
claims-long-run =
    .does = הנחת {$fillers} וזכייה ברצף הארוך {$claim} תמורת כוכב גדול{$paid ->
        [0] {""}
        [one] , בתשלום של כוכב קטן
        [two] , בתשלום של שני כוכבים קטנים
       *[other] , בתשלום של {$paid} כוכבים קטנים
    }
bonus =
    .then = , אחד מהם הבונוס על ה־‎+3 שבראש ערימת ההשלכה
cards-turned =
    .then = ; מהקופה אל הלוח: {$cards}{$rejected ->
        [0] {""}
        [one] {" "}(קלף אחד שלא התאים הושלך)
        [two] {" "}(שני קלפים שלא התאימו הושלכו)
       *[other] {" "}({$rejected} קלפים שלא התאימו הושלכו)
    }
no-card-fits = אף קלף שנותר אינו מתאים למשבצת פנויה, ולכן לא נחשף קלף.
reshuffles = הקופה נגמרה: ערימת ההשלכה עורבבה והיא הקופה החדשה.

## אירועים: הסוף (O21 עד O23)

wins-by-three-stars = {$seat}: כוכב גדול שלישי, וניצחון.
ends-by-turn-limit = הגענו למגבלת התורות: המשחק נגמר.
ends-by-full-board = כל 36 המשבצות תפוסות: המשחק נגמר.
wins-by-rank = {$seat}: ניצחון עם {$big ->
    [one] כוכב גדול אחד
    [two] שני כוכבים גדולים
   *[other] {$big} כוכבים גדולים
} ו{$small ->
    [one] כוכב קטן אחד
    [two] שני כוכבים קטנים
   *[other] ־{$small} כוכבים קטנים
}.
shares-first-place = {$seat}: מקום ראשון משותף, עם {$big ->
    [one] כוכב גדול אחד
    [two] שני כוכבים גדולים
   *[other] {$big} כוכבים גדולים
} ו{$small ->
    [one] כוכב קטן אחד
    [two] שני כוכבים קטנים
   *[other] ־{$small} כוכבים קטנים
}.
    .together = {$seats}: מקום ראשון משותף, לכל צד {$big ->
        [one] כוכב גדול אחד
        [two] שני כוכבים גדולים
       *[other] {$big} כוכבים גדולים
    } ו{$small ->
        [one] כוכב קטן אחד
        [two] שני כוכבים קטנים
       *[other] ־{$small} כוכבים קטנים
    }.

## סירובים

hand-is-empty = היד שלך ריקה: שולפים שני קלפים.
hand-is-not-empty = רק ביד ריקה שולפים בלי לשחק: אפשר לשחק קלף או לזכות במשהו.
card-not-in-hand = {$card} אינו בידך.
number-joker-has-a-field = את {$card} עוד אפשר להניח על {$fields}, ולכן אי אפשר להחליף אותו בג׳וקר.
field-is-taken = {$field} תפוס; את {$card} מניחים על משבצת פנויה של אותו מספר.
joker-is-never-swapped = {$field} תפוס, וג׳וקר לעולם אינו מוחלף בג׳וקר: מניחים אותו על משבצת פנויה.
no-small-stars-left = לא נשאר כוכב קטן לזכות בו, וכל זכייה חייבת להביא כוכב.
claim-has-no-gap = כל המשבצות כבר תפוסות: לזכייה דרוש לפחות קלף אחד מידך.
run-is-longer = רצף אי אפשר לקצר: עם הקלפים האלה הוא {$run}.
run-is-a-long-run = עם הקלפים האלה הרצף שלם מ־1 עד 9: זו זכייה ברצף הארוך.
long-run-needs-a-card = לפחות פער אחד ברצף ארוך צריך להתמלא בקלף מידך.
cards-are-missing = אין לך קלף ל־{$fields}, ובמקומו {$spare ->
    [0] אין לך ג׳וקר
    [one] יש לך רק ג׳וקר אחד
    [two] יש לך רק שני ג׳וקרים
   *[other] יש לך רק {$spare} ג׳וקרים
}.
cards-and-stars-are-missing = אין לך קלף ל־{$fields}, ובמקומו {$spare ->
    [0] אין לך ג׳וקר או כוכב
    [one] יש לך רק ג׳וקר או כוכב אחד
    [two] יש לך רק שני ג׳וקרים או כוכבים
   *[other] יש לך רק {$spare} ג׳וקרים וכוכבים
}.
no-claim-named = קודם מכריזים על זכייה (למשל: claim R3-7), ואחר כך ממלאים את הפערים.
claim-comes-first = הזכייה שלך ב־{$claim} עוד לא שלמה: צריך למלא את {$field} או לבטל אותה.
gap-comes-later = פערים ממלאים בסדר עולה: {$next} לפני {$field}.
gap-is-filled = {$field} כבר מולא; הבא בתור הוא {$next}.
not-a-gap = {$field} אינו פער של {$claim}; הבא בתור הוא {$next}.
number-joker-is-used = {$card} כבר ממלא פער אחר בזכייה הזאת.
no-joker-left = לא נשאר לך ג׳וקר לפער הזה.
no-star-left = לא נשאר לך כוכב קטן לפער הזה.
stars-only-in-long-runs = כוכבים קטנים ממלאים רק פערים של רצף ארוך.
needed-for-later-gaps = אז לא יישאר דבר ל־{$fields}: כאן צריך להשתמש במשהו אחר.
