# רמזים לסופרסטאר: מה לעשות (do-…) ולמה זה מוביל (why-…), תמיד לצד האפשרות השנייה בטיבה.

do-pass = לוותר.
    .if = מוותרים
do-lead = { $card ->
    [J] לפתוח בג׳וקר.
   *[other] { $star ->
        [R] לפתוח ב־{ $card } עם כוכב אדום.
        [Y] לפתוח ב־{ $card } עם כוכב צהוב.
        [G] לפתוח ב־{ $card } עם כוכב ירוק.
        [B] לפתוח ב־{ $card } עם כוכב כחול.
        [P] לפתוח ב־{ $card } עם כוכב סגול.
       *[none] לפתוח ב־{ $card }.
    }
}
    .if = { $card ->
        [J] פותחים בג׳וקר
       *[other] { $star ->
            [R] פותחים ב־{ $card } עם כוכב אדום
            [Y] פותחים ב־{ $card } עם כוכב צהוב
            [G] פותחים ב־{ $card } עם כוכב ירוק
            [B] פותחים ב־{ $card } עם כוכב כחול
            [P] פותחים ב־{ $card } עם כוכב סגול
           *[none] פותחים ב־{ $card }
        }
    }
do-play = { $card ->
    [J] לשחק ג׳וקר.
   *[other] { $star ->
        [R] לשחק { $card } עם כוכב אדום.
        [Y] לשחק { $card } עם כוכב צהוב.
        [G] לשחק { $card } עם כוכב ירוק.
        [B] לשחק { $card } עם כוכב כחול.
        [P] לשחק { $card } עם כוכב סגול.
       *[none] לשחק { $card }.
    }
}
    .if = { $card ->
        [J] משחקים ג׳וקר
       *[other] { $star ->
            [R] משחקים { $card } עם כוכב אדום
            [Y] משחקים { $card } עם כוכב צהוב
            [G] משחקים { $card } עם כוכב ירוק
            [B] משחקים { $card } עם כוכב כחול
            [P] משחקים { $card } עם כוכב סגול
           *[none] משחקים { $card }
        }
    }
do-keep = לשמור את כל הקלפים.
    .if = שומרים את כל הקלפים
do-done = לעצור כאן.
    .if = עוצרים כאן
do-discard = להשליך { $cards ->
    [J] ג׳וקר
   *[other] { $cards }
}.
    .if = משליכים { $cards ->
        [J] ג׳וקר
       *[other] { $cards }
    }
done-last-to-play = המהלך הזה מנצח בסבב.
why-last-to-play = { $ever ->
    [no] הקלף האחרון { $share } לא יהיה שלך, וגם לא הניצחון בסבב
   *[yes] הקלף האחרון והניצחון בסבב יהיו שלך { $share }
}, { $instead } { $other_share }.
why-match-lost = { $ever ->
    [no] האחרים { $share } לא ינצחו במשחק כבר בסבב הזה
   *[yes] מישהו אחר ינצח במשחק כבר בסבב הזה { $share }
}, { $instead } { $other_share }.
why-match-lost-by = { $ever ->
    [no] המשחק { $share } לא ייגמר בסבב הזה בניצחון של { $rival_seat }
   *[yes] המשחק ייגמר בסבב הזה בניצחון של { $rival_seat } { $share }
}, { $instead } { $other_share }.
why-cards-kept = { $amount ->
    [0] בסוף הסבב לא יישארו לך קלפים
    [1] בסוף הסבב יישאר לך{ $average ->
        [yes] { " בממוצע" }
       *[no] { "" }
    } קלף אחד
    [2] בסוף הסבב יישארו לך{ $average ->
        [yes] { " בממוצע" }
       *[no] { "" }
    } שני קלפים
   *[other] בסוף הסבב יישארו לך{ $average ->
        [yes] { " בממוצע" }
       *[no] { "" }
    } { $amount } קלפים
}, { $instead } { $other_amount ->
    [0] אף אחד
    [1] אחד
    [2] שניים
   *[other] { $other_amount }
}; מי שנשאר עם פחות שולף יותר קלפים חדשים.

# על מה החידות: סוגי התורות (ראו puzzle_themes.json), והשאלה בין תורות מאותו סוג.

kind-exchange = להשליך
kind-exchange-which = אילו קלפים להשליך?
kind-keep = לשמור
kind-keep-which = מה לשמור?
kind-lead = לפתוח
kind-lead-which = באיזה קלף לפתוח?
kind-play = לשחק
kind-play-which = איזה קלף לשחק?
kind-pass = לוותר
kind-pass-which = מתי לוותר?
