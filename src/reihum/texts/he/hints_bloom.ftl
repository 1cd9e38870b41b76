# רמזים ל־Bloom: מה לעשות (do-…) ולמה זה מוביל (why-…), תמיד לצד האפשרות האחרת.

do-take = לקחת { "\u2066" }{ $tiles }{ "\u2069" } מהתצוגה.
do-draw = למשוך אריח מהקופה.
do-swap = { $whose ->
    [own] לשים { $tile } במקום הג׳וקר בשורה שלך { "\u2066" }{ $row }{ "\u2069" } ולקחת את הג׳וקר.
   *[other] לשים { $tile } במקום הג׳וקר בשורה { "\u2066" }{ $row }{ "\u2069" } של { $owner_seat } ולקחת את הג׳וקר.
}
do-rob = { $whose ->
    [own] לשדוד { "\u2066" }{ $tiles }{ "\u2069" } מהשורה שלך { "\u2066" }{ $row }{ "\u2069" }.
   *[other] לשדוד { "\u2066" }{ $tiles }{ "\u2069" } מהשורה { "\u2066" }{ $row }{ "\u2069" } של { $owner_seat }.
}
do-lay = להניח { "\u2066" }{ $tiles }{ "\u2069" }.
do-add = { $whose ->
    [own] להוסיף { "\u2066" }{ $tiles }{ "\u2069" } לשורה שלך { "\u2066" }{ $row }{ "\u2069" }.
   *[other] להוסיף { "\u2066" }{ $tiles }{ "\u2069" } לשורה { "\u2066" }{ $row }{ "\u2069" } של { $owner_seat }.
}
do-take-joker = לקחת ג׳וקר ממקומות הג׳וקרים.
do-pass = לוותר על התור; אין מהלך אחר.
do-next = להתחיל את הסיבוב הבא.
do-done = לעצור כאן.
why-scoring = אריח ניקוד: { $amount ->
    [0] אין
   *[other] { $amount }
}; באפשרות האחרת: { $other_amount ->
    [0] אין
   *[other] { $other_amount }
}.
why-tiles-left = אריחים שנשארים במלאי שלך: { $amount }; באפשרות האחרת: { $other_amount }.
why-robbed = שוד באחת השורות שלך לפני התור הבא שלך: { $share }; באפשרות האחרת: { $other_share }.
why-robbed-by = שוד של { $rival_seat } באחת השורות שלך לפני התור הבא שלך: { $share }; באפשרות האחרת: { $other_share }.
why-round-ends = הסיבוב מסתיים לפני התור הבא שלך: { $share }; באפשרות האחרת: { $other_share }.
