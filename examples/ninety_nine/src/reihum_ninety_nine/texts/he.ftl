# תשעים ותשע במילים; הארגומנטים מוסברים ב־en.ftl. המשפטים אינם תלויים במין השחקנים.

lays =
    .does = הנחת { $card }, הסכום { $total }
turns-round =
    .does = הנחת { $card } והיפוך הכיוון, הסכום { $total }
draws =
    .does = שליפת { $card }
gives-up =
    .does = { $penalties ->
        [one] אין המשך ב־{ $total }, נקודת עונשין ראשונה
       *[other] אין המשך ב־{ $total }, נקודת עונשין מספר { $penalties }
    }
deals = מחלקים את סבב { $round }.
ends = { $seat } בגבול העונשין: המשחק נגמר.

refuse-over = המשחק נגמר.
refuse-give-up = הקלף { $card } שביד מתאים, ומי שיכול להניח חייב להניח.
refuse-not-held = אין { $card } ביד.
refuse-too-much = עם { $card } הסכום יהיה { $total }, והגבול הוא 99.
