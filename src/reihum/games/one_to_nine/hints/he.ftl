# רמזים ל־One to 9: מה לעשות (do-…) ולמה זה מוביל (why-…), תמיד לצד האפשרות השנייה בטיבה.

do-draw = לשלוף שני קלפים.
    .if = שולפים שני קלפים
do-plus-three = לשחק ‎+3.
    .if = משחקים ‎+3
do-lay = להניח { $card }.
    .if = מניחים { $card }
do-lay-number = להניח { $card } על { $field }.
    .if = מניחים { $card } על { $field }
do-lay-joker = להניח ג׳וקר על { $field }.
    .if = מניחים ג׳וקר על { $field }
do-swap = להשליך { $card } ולקחת ג׳וקר.
    .if = משליכים { $card } תמורת ג׳וקר
do-discard = להשליך { $card } ולשלוף קלף.
    .if = משליכים { $card } ושולפים קלף
do-claim = לזכות ברצף { $claim } בעזרת { $fillers ->
    [J] ג׳וקר
   *[other] { $fillers }
}.
    .if = זוכים ברצף { $claim } בעזרת { $fillers ->
        [J] ג׳וקר
       *[other] { $fillers }
    }
do-claim-four = לזכות ברביעיית ה־{ $number } בעזרת { $fillers ->
    [J] ג׳וקר
   *[other] { $fillers }
}.
    .if = זוכים ברביעיית ה־{ $number } בעזרת { $fillers ->
        [J] ג׳וקר
       *[other] { $fillers }
    }
do-claim-long = לזכות ברצף הארוך { $claim } בעזרת { $fillers ->
    [J] ג׳וקר
   *[other] { $fillers }
}.
    .if = זוכים ברצף הארוך { $claim } בעזרת { $fillers ->
        [J] ג׳וקר
       *[other] { $fillers }
    }
why-big-star = { $amount ->
    [0] עכשיו לא יתקבל כוכב גדול, { $instead } כוכב אחד.
   *[other] עכשיו יתקבל כוכב גדול, { $instead } אף אחד.
}
why-small-stars = { $amount ->
    [0] עכשיו לא יתקבל כוכב קטן
    [1] עכשיו יתקבל כוכב קטן אחד
    [2] עכשיו יתקבלו שני כוכבים קטנים
    [3] עכשיו יתקבלו שלושה כוכבים קטנים
    [4] עכשיו יתקבלו ארבעה כוכבים קטנים
   *[other] עכשיו יתקבלו { $amount } כוכבים קטנים
}, { $instead } { $other_amount ->
    [0] אף אחד
    [1] אחד
    [2] שניים
    [3] שלושה
    [4] ארבעה
   *[other] { $other_amount }
}.
why-own-long-run = { $ever ->
    [no] בתור הבא { $share } לא יהיה לך רצף ארוך לזכות בו
   *[yes] בתור הבא יהיה לך רצף ארוך לזכות בו { $share }
}, { $instead } { $other_share }.
why-rival-long-run = { $ever ->
    [no] רצף ארוך של אחרים { $share } לא יושלם לפני התור הבא שלך
   *[yes] רצף ארוך של אחרים יושלם לפני התור הבא שלך { $share }
}, { $instead } { $other_share }.
why-rival-long-run-by = { $ever ->
    [no] רצף ארוך של { $rival_seat } { $share } לא יושלם לפני התור הבא שלך
   *[yes] רצף ארוך של { $rival_seat } יושלם לפני התור הבא שלך { $share }
}, { $instead } { $other_share }.
why-rival-stars = { $amount ->
    [0] האחרים לא יקבלו כוכבים קטנים עד התור הבא שלך
    [1] האחרים יקבלו{ $average ->
        [yes] { " בממוצע" }
       *[no] { "" }
    } כוכב קטן אחד עד התור הבא שלך
    [2] האחרים יקבלו{ $average ->
        [yes] { " בממוצע" }
       *[no] { "" }
    } שני כוכבים קטנים עד התור הבא שלך
   *[other] האחרים יקבלו{ $average ->
        [yes] { " בממוצע" }
       *[no] { "" }
    } { $amount } כוכבים קטנים עד התור הבא שלך
}, { $instead } { $other_amount ->
    [0] אף אחד
    [1] אחד
    [2] שניים
   *[other] { $other_amount }
}.

# על מה החידות: סוגי התורות (ראו puzzle_themes.json), והשאלה בין תורות מאותו סוג.

kind-claim = לזכות ברצף
kind-claim-which = באיזה רצף לזכות?
kind-lay = להניח
kind-lay-which = איזה קלף להניח?
kind-swap = להשליך
kind-swap-which = איזה קלף להשליך?
kind-draw = לשלוף
kind-draw-which = מתי לשלוף?
