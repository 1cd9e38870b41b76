# רמזים לסופרסטאר: מה לעשות (do-…) ולמה זה מוביל (why-…), תמיד לצד האפשרות האחרת.

do-pass = לוותר.
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
do-keep = לשמור את כל הקלפים.
do-done = לעצור כאן.
do-discard = { $count ->
    [one] להשליך קלף אחד: { $cards }.
    [two] להשליך שני קלפים: { $cards }.
   *[other] להשליך { $count } קלפים: { $cards }.
}
why-last-to-play = הקלף האחרון והניצחון בסבב שלך: { $share }; באפשרות האחרת: { $other_share }.
why-match-lost = ניצחון של מישהו אחר במשחק כבר בסבב הזה: { $share }; באפשרות האחרת: { $other_share }.
why-match-lost-by = ניצחון של { $rival_seat } במשחק כבר בסבב הזה: { $share }; באפשרות האחרת: { $other_share }.
why-cards-kept = קלפים שנשארים לך בסוף הסבב: { $amount } בממוצע; באפשרות האחרת: { $other_amount }.
