# רמזים ל־One to 9: מה לעשות (do-…) ולמה זה מוביל (why-…), תמיד לצד האפשרות השנייה בטיבה.

do-draw = לשלוף שני קלפים.
do-plus-three = לשחק ‎+3.
do-lay = להניח { $card }.
do-lay-number = להניח { $card } על { $field }.
do-lay-joker = להניח ג׳וקר על { $field }.
do-swap = להשליך { $card } ולקחת ג׳וקר.
do-discard = להשליך { $card } ולשלוף קלף.
do-claim = לזכות ברצף { $claim } בעזרת { $fillers }.
do-claim-four = לזכות ברביעיית ה־{ $number } בעזרת { $fillers }.
do-claim-long = לזכות ברצף הארוך { $claim } בעזרת { $fillers }.
why-big-star = { $amount ->
    [0] בלי כוכב גדול עכשיו; האפשרות השנייה בטיבה מביאה אחד.
   *[other] כוכב גדול עכשיו; האפשרות השנייה בטיבה לא מביאה כוכב גדול.
}
why-small-stars = { $amount ->
    [0] בלי כוכב קטן עכשיו
    [one] כוכב קטן אחד עכשיו
    [two] שני כוכבים קטנים עכשיו
   *[other] { $amount } כוכבים קטנים עכשיו
}; באפשרות השנייה בטיבה: { $other_amount ->
    [0] אף אחד
    [one] אחד
    [two] שניים
   *[other] { $other_amount }
}.
why-own-long-run = רצף ארוך לזכות בו בתור הבא: { $share }; באפשרות השנייה בטיבה: { $other_share }.
why-rival-long-run = זכייה של מישהו אחר ברצף ארוך לפני התור הבא שלך: { $share }; באפשרות השנייה בטיבה: { $other_share }.
why-rival-long-run-by = זכייה של { $rival_seat } ברצף ארוך לפני התור הבא שלך: { $share }; באפשרות השנייה בטיבה: { $other_share }.
why-rival-stars = כוכבים קטנים לאחרים עד התור הבא שלך: { $amount } בממוצע; באפשרות השנייה בטיבה: { $other_amount }.
