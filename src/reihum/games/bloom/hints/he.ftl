# רמזים ל־Bloom: מה לעשות (do-…) ולמה זה מוביל (why-…), תמיד לצד האפשרות השנייה בטיבה.

do-take = לקחת { "\u2066" }{ $tiles }{ "\u2069" } מהתצוגה.
    .if = לוקחים { "\u2066" }{ $tiles }{ "\u2069" } מהתצוגה
do-draw = למשוך אריח מהקופה.
    .if = מושכים אריח מהקופה
do-swap = { $whose ->
    [own] לשים { $tile } במקום הג׳וקר בשורה שלך { "\u2066" }{ $row }{ "\u2069" } ולקחת את הג׳וקר.
   *[other] לשים { $tile } במקום הג׳וקר בשורה { "\u2066" }{ $row }{ "\u2069" } של { $owner_seat } ולקחת את הג׳וקר.
}
    .if = { $whose ->
        [own] שמים { $tile } במקום הג׳וקר בשורה שלך { "\u2066" }{ $row }{ "\u2069" }
       *[other] שמים { $tile } במקום הג׳וקר בשורה { "\u2066" }{ $row }{ "\u2069" } של { $owner_seat }
    }
do-rob = { $whose ->
    [own] לשדוד { $tiles ->
        [J] את הג׳וקר
       *[other] { "\u2066" }{ $tiles }{ "\u2069" }
    } מהשורה שלך { "\u2066" }{ $row }{ "\u2069" }.
   *[other] לשדוד { $tiles ->
        [J] את הג׳וקר
       *[other] { "\u2066" }{ $tiles }{ "\u2069" }
    } מהשורה { "\u2066" }{ $row }{ "\u2069" } של { $owner_seat }.
}
    .if = { $whose ->
        [own] שודדים { $tiles ->
            [J] את הג׳וקר
           *[other] { "\u2066" }{ $tiles }{ "\u2069" }
        } מהשורה שלך { "\u2066" }{ $row }{ "\u2069" }
       *[other] שודדים { $tiles ->
            [J] את הג׳וקר
           *[other] { "\u2066" }{ $tiles }{ "\u2069" }
        } מהשורה { "\u2066" }{ $row }{ "\u2069" } של { $owner_seat }
    }
do-lay = להניח { $tiles ->
    [J] ג׳וקר
   *[other] { "\u2066" }{ $tiles }{ "\u2069" }
}.
    .if = מניחים { $tiles ->
        [J] ג׳וקר
       *[other] { "\u2066" }{ $tiles }{ "\u2069" }
    }
do-add = { $whose ->
    [own] להוסיף { $tiles ->
        [J] ג׳וקר
       *[other] { "\u2066" }{ $tiles }{ "\u2069" }
    } לשורה שלך { "\u2066" }{ $row }{ "\u2069" }.
   *[other] להוסיף { $tiles ->
        [J] ג׳וקר
       *[other] { "\u2066" }{ $tiles }{ "\u2069" }
    } לשורה { "\u2066" }{ $row }{ "\u2069" } של { $owner_seat }.
}
    .if = { $whose ->
        [own] מוסיפים { $tiles ->
            [J] ג׳וקר
           *[other] { "\u2066" }{ $tiles }{ "\u2069" }
        } לשורה שלך { "\u2066" }{ $row }{ "\u2069" }
       *[other] מוסיפים { $tiles ->
            [J] ג׳וקר
           *[other] { "\u2066" }{ $tiles }{ "\u2069" }
        } לשורה { "\u2066" }{ $row }{ "\u2069" } של { $owner_seat }
    }
do-take-joker = לקחת ג׳וקר ממקומות הג׳וקרים.
    .if = לוקחים ג׳וקר ממקומות הג׳וקרים
do-pass = לוותר על התור; אין מהלך אחר.
    .if = מוותרים על התור
do-next = להתחיל את הסבב הבא.
    .if = מתחילים את הסבב הבא
do-done = לעצור כאן.
    .if = עוצרים כאן
why-scoring = { $amount ->
    [0] אריח ניקוד לא יתקבל
   *[other] יתקבל אריח הניקוד { $amount }
}, { $instead } { $other_amount ->
    [0] אף אריח ניקוד
   *[other] אריח הניקוד { $other_amount }
}.
why-tiles-left = { $amount ->
    [0] לא יישאר לך אף אריח
    [1] יישאר לך אריח אחד
    [2] יישארו לך שני אריחים
   *[other] יישארו לך { $amount } אריחים
}, { $instead } { $other_amount ->
    [0] אף אחד
    [1] אחד
    [2] שניים
   *[other] { $other_amount }
}.
why-robbed = { $ever ->
    [no] השורות שלך { $share } לא יישדדו לפני התור הבא שלך
   *[yes] אחת השורות שלך תישדד לפני התור הבא שלך { $share }
}, { $instead } { $other_share }.
why-robbed-by = { $ever ->
    [no] השורות שלך { $share } לא יישדדו בידי { $rival_seat } לפני התור הבא שלך
   *[yes] אחת השורות שלך תישדד בידי { $rival_seat } לפני התור הבא שלך { $share }
}, { $instead } { $other_share }.
why-round-ends = { $ever ->
    [no] הסבב { $share } לא יסתיים לפני התור הבא שלך
   *[yes] הסבב יסתיים לפני התור הבא שלך { $share }
}, { $instead } { $other_share }.

# על מה החידות: סוגי התורות (ראו puzzle_themes.json), והשאלה בין תורות מאותו סוג.

kind-rob = לשדוד
kind-rob-which = מה לשדוד?
kind-build = לבנות
kind-build-which = איזו שורה לבנות?
kind-add = להוסיף
kind-add-which = איפה להוסיף?
kind-swap = להחליף ג׳וקר
kind-swap-which = איזה ג׳וקר להחליף?
kind-joker = לקחת ג׳וקר
kind-joker-which = מתי לקחת ג׳וקר?
kind-draw = לקחת אריחים
kind-draw-which = אילו אריחים לקחת?
kind-wait = לחכות
kind-wait-which = מתי לחכות?
