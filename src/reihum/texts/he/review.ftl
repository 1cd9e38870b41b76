title = { $game }: מזל והחלטות
how = כל המספרים הם נקודות: ניצחונות מתוך מאה משחקים. בכל שורה הם מובילים מסיכויי הפתיחה אל התוצאה.

column-player = שחקן
column-start = פתיחה
column-deal = חלוקה
column-chance = קוביות ומשיכה
column-decision = החלטות שלו
column-others = החלטות של אחרים
column-hidden = קלפים נסתרים
column-residual = שארית
column-result = תוצאה
column-accuracy = דיוק
explained-chance = ״קוביות ומשיכה״: מה שהמזל נתן או לקח. ״החלטות״: מה שבחירה נתנה או לקחה, לפי מה שאפשר היה לדעת. ״קלפים נסתרים״: איך היו מונחים הקלפים שאיש לא יכול היה להכיר; החלטה נכונה בלי מזל, או להפך. ״שארית״: אי־הדיוק של המדידה.
by-luck = המזל הכריע: ההחלטות של { $better } היו טובות יותר משל { $winner }, אבל המזל היה פחות.
by-skill = { $winner } – ניצחון בזכות החלטות טובות יותר.
by-both = { $winner } – גם יותר מזל וגם החלטות טובות יותר.
turning-points = נקודות מפנה
turn-chance = { $name }, { $before } ← { $after }: מזל.
turn-decision = { $name }, { $before } ← { $after }: החלטה.
turn-hidden = { $name }, { $before } ← { $after }: איך היו מונחים הקלפים הנסתרים.
chances = סיכויי ניצחון
moves = { $first ->
    [same] מהלך { $last }
   *[other] מהלכים { $first } עד { $last }
}
step = שלב במשחק
account = איך נוצרה התוצאה
decisions = החלטות
none-worse = אף החלטה במשחק הזה לא הייתה גרועה בוודאות מאחרת.
lost = { $points ->
    [one] אבדה נקודה אחת
   *[other] אבדו { $points } נקודות
} (± { $error })
verdict-great = מצוין
verdict-inaccurate = לא מדויק
verdict-mistake = טעות
verdict-blunder = טעות גסה
better = עדיף:
written = הניתוח נמצא ב־{ $file }.
