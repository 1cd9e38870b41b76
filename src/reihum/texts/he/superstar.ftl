# סופרסטאר במילים. ארגומנטים: $seat הוא שם; $card קלף ("17", "J" לג׳וקר); $star האות של הכוכב שעליו
# (R, Y, G, B, P) או "none"; $cards רשימת קלפים; $count כמה. המשפטים אינם תלויים במין השחקנים.

## What happened

leads = { $card ->
    [J] פתיחה של { $seat }: ג׳וקר.
   *[other] { $star ->
        [R] פתיחה של { $seat }: { $card } עם כוכב אדום.
        [Y] פתיחה של { $seat }: { $card } עם כוכב צהוב.
        [G] פתיחה של { $seat }: { $card } עם כוכב ירוק.
        [B] פתיחה של { $seat }: { $card } עם כוכב כחול.
        [P] פתיחה של { $seat }: { $card } עם כוכב סגול.
       *[none] פתיחה של { $seat }: { $card }.
    }
}
plays = { $card ->
    [J] קלף של { $seat }: ג׳וקר.
   *[other] { $star ->
        [R] קלף של { $seat }: { $card } עם כוכב אדום.
        [Y] קלף של { $seat }: { $card } עם כוכב צהוב.
        [G] קלף של { $seat }: { $card } עם כוכב ירוק.
        [B] קלף של { $seat }: { $card } עם כוכב כחול.
        [P] קלף של { $seat }: { $card } עם כוכב סגול.
       *[none] קלף של { $seat }: { $card }.
    }
}
must-pass = { $card ->
    [J] אצל { $seat } אין קלף שהולך על הג׳וקר: ויתור.
   *[other] אצל { $seat } אין קלף שהולך על { $card }: ויתור.
}
passes = { $card ->
    [J] ויתור של { $seat } על הג׳וקר.
   *[other] ויתור של { $seat } על { $card }.
}
wins-round = { $tokens ->
    [one] סבב { $round } הולך אל { $seat }, וזה הכוכב הראשון.
    [two] סבב { $round } הולך אל { $seat }, וזה הכוכב השני.
   *[other] סבב { $round } הולך אל { $seat }, וזה הכוכב השלישי.
}
wins-game = הסופרסטאר של המשחק: { $seat }!
starts-round = הפתיחה של סבב { $round } אצל { $seat }.
put-aside = { $card ->
    [J] ג׳וקר של { $seat } הונח בצד.
   *[other] { $card } של { $seat } הונח בצד.
}
discards = { $count ->
    [one] קלף אחד של { $seat } הושלך: { $cards }.
    [two] שני קלפים של { $seat } הושלכו: { $cards }.
   *[other] { $count } קלפים של { $seat } הושלכו: { $cards }.
}
keeps = { $seat }: שום קלף לא הושלך.
draws = { $count ->
    [one] { $seat }: קלף אחד מן הקופה.
    [two] { $seat }: שני קלפים מן הקופה.
   *[other] { $seat }: { $count } קלפים מן הקופה.
}
draws-own = { $count ->
    [one] { $seat }: קלף אחד מן הקופה: { $cards }.
    [two] { $seat }: שני קלפים מן הקופה: { $cards }.
   *[other] { $seat }: { $count } קלפים מן הקופה: { $cards }.
}
shuffle = הקופה ריקה; ערימת ההשלכה נטרפת והופכת לקופה החדשה.

## What is not allowed, and why

refuse-over = המשחק נגמר: מישהו השיג שלושה כוכבים.
refuse-done = „סיום” מסיים את החלפת הקלפים בין הסבבים. עכשיו צריך לשחק קלף או לוותר.
refuse-pass-between = בין הסבבים לא מוותרים. מניחים בצד את מה שרוצים להחליף, ואז מסיימים.
refuse-pass-lead = מי שפותח סבב משחק קלף; כל קלף מתאים.
refuse-pass-fits = { $card ->
    [J] הג׳וקר שלך מתאים, ומי שיכול לשחק חייב לשחק.
   *[other] { $card } שלך מתאים, ומי שיכול לשחק חייב לשחק.
}
refuse-play-between = הסבב נגמר. מניחים בצד את מה שרוצים להחליף, ואז מסיימים.
refuse-not-held = { $card ->
    [J] אין לך ג׳וקר.
   *[other] { $card } לא נמצא ביד שלך.
}
refuse-joker = ג׳וקר הולך רק על קלף שיש עליו כוכב, ועל { $top } אין.
refuse-on-joker = על ג׳וקר הולך רק קלף שיש עליו כוכב, ועל { $card } אין.
refuse-not-higher = { $card } אינו גבוה מ־{ $top }, ועל { $top } אין כוכב שאפשר להתאים לו.
refuse-no-fit = { $top_star ->
    [R] { $card } אינו גבוה מ־{ $top }, ואין עליו כוכב אדום.
    [Y] { $card } אינו גבוה מ־{ $top }, ואין עליו כוכב צהוב.
    [G] { $card } אינו גבוה מ־{ $top }, ואין עליו כוכב ירוק.
    [B] { $card } אינו גבוה מ־{ $top }, ואין עליו כוכב כחול.
   *[P] { $card } אינו גבוה מ־{ $top }, ואין עליו כוכב סגול.
}
refuse-discard-now = קלפים מחליפים רק בין הסבבים. עכשיו צריך לשחק קלף או לוותר.
refuse-staged = { $card ->
    [J] כל הג׳וקרים שלך כבר הונחו בצד.
   *[other] { $card } כבר הונח בצד.
}
refuse-order = { $last ->
    [J] מניחים קלפים בצד בסדר עולה, וג׳וקרים בסוף: { $card } היה בא לפני ג׳וקר. אפשר לבטל כדי לשנות.
   *[other] מניחים קלפים בצד בסדר עולה, וג׳וקרים בסוף: { $card } היה בא לפני { $last }. אפשר לבטל כדי לשנות.
}
