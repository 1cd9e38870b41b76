# מה אומר רמז בכל משחק. ‎$chance ו־‎$other_chance הם משחקים שמנצחים בהם מתוך מאה.

share = { $count ->
    [one] במקרה אחד
    [two] בשני מקרים
   *[other] ב־{ $count } מקרים
} מתוך { $of }
share-never = אף פעם
share-rarely = כמעט אף פעם
share-mostly = כמעט תמיד
share-always = תמיד
hint-only = אין אפשרות אחרת.
hint-only-with-wish = שום דבר אחר לא מתאים למה שכבר נבחר.
hint-won = המהלך הזה מנצח במשחק.
hint-price = יש לזה מחיר.
hint-no-difference = עד התור הבא שלך כמעט אין הבדל.
hint-points = נקודות צפויות בסוף: { $amount }; באפשרות השנייה בטיבה: { $other_amount }.
hint-equal = האפשרות השנייה בטיבה טובה בערך באותה מידה: { $chance ->
    [0] במשחקים כאלה כמעט אף פעם לא מנצחים.
   *[other] ניצחון בכ־{ $chance } מתוך 100 משחקים כאלה.
}
hint-chances = ניצחון בכ־{ $chance } מתוך 100 משחקים כאלה, ובאפשרות השנייה בטיבה בכ־{ $other_chance }.
hint-next-best = האפשרות השנייה בטיבה:
hint-just-as-good = טוב באותה מידה:
hint-few = מעט מדי נוסה כדי לומר בכמה זה טוב יותר.
hint-another = אפשרות אחרת:

hint-turn = הכי טוב: { $moves }.
