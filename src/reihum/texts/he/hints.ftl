# מה אומר רמז בכל משחק. ‎$chance ו־‎$other_chance הם משחקים שמנצחים בהם מתוך מאה.

share = { $of ->
    [2] בחצי מהמקרים
   *[other] { $count ->
        [1] במקרה אחד
        [2] בשני מקרים
       *[other] ב־{ $count } מקרים
    } מתוך { $of }
}
share-short = { $of ->
    [2] בחצי
   *[other] { $count ->
        [1] באחד
        [2] בשניים
       *[other] ב־{ $count }
    } מתוך { $of }
}
share-never = אף פעם
share-rarely = כמעט אף פעם
share-mostly = כמעט בכל המקרים
share-always = בכל המקרים
hint-only = אין אפשרות אחרת.
hint-only-with-wish = שום דבר אחר לא מתאים למה שכבר נבחר.
hint-won = המהלך הזה מנצח במשחק.
hint-price = יש לזה מחיר.
hint-no-difference = זה משתלם רק בהמשך המשחק.
hint-anything = כאן כל בחירה טובה באותה מידה.
hint-whole = בפחות מזה היה הולך משהו לאיבוד.
hint-points = בסוף { $amount ->
    [1] צפויה לך נקודה אחת
    [2] צפויות לך שתי נקודות
   *[other] צפויות לך { $amount } נקודות
}, { $instead } { $other_amount }.
hint-chances = { $chance ->
    [100] כמעט כל 100 משחקים כאלה
   *[other] כ־{ $chance } מתוך 100 משחקים כאלה
} מסתיימים בניצחון שלך, { $instead } { $other_chance ->
    [0] כמעט אף אחד
   *[other] כ־{ $other_chance }
}.
hint-just-as-good = זה טוב באותה מידה גם אם { $deeds }.
hint-or = { $deeds }, או אם { $more }
hint-few = מעט מדי נוסה כדי לומר בכמה זה טוב יותר.
hint-another = אפשר גם כך: { $deeds }.

# מה עוד אפשר לעשות, ואותו הדבר אחרי שכבר נאמר.
hint-if = ואם { $deeds } –
hint-otherwise = אחרת

hint-turn = הכי טוב: { $moves }.
    .if = משחקים { $moves }
