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
hint-no-difference = עד התור הבא אין הבדל ברור בינה לבין האפשרות האחרת.
hint-points = נקודות צפויות בסוף: { $amount }; באפשרות האחרת: { $other_amount }.
hint-equal = שתי האפשרויות טובות בערך באותה מידה: ניצחון בכ־{ $chance } מתוך 100 משחקים כאלה.
hint-chances = ניצחון בכ־{ $chance } מתוך 100 משחקים כאלה, ובאפשרות האחרת בכ־{ $other_chance }.
hint-next-best = הבחירה הבאה בטיבה:
hint-just-as-good = טוב באותה מידה:
