# What a hint says in every game. $chance and $other_chance are won games of a hundred.

share = in { $count } of { $of } cases
share-never = never
share-rarely = hardly ever
share-mostly = nearly always
share-always = always
hint-only = There is no other choice.
hint-only-with-wish = Nothing else goes with what you have chosen.
hint-won = This wins the match.
hint-price = It comes at a price.
hint-no-difference = Hardly any difference by your next turn.
hint-points = Points expected at the end: { $amount }; with the next best choice: { $other_amount }.
hint-equal = The next best choice is about as good: { $chance ->
    [0] you would hardly ever win a game like this.
   *[other] you would win about { $chance } of 100 games like this.
}
hint-chances = You would win about { $chance } of 100 games like this, with the next best choice about { $other_chance }.
hint-next-best = Next best:
hint-just-as-good = Just as good:
hint-few = Too little was tried out to say how much better it is.
hint-another = Another choice:

# A turn of a game that has no words for it: its moves as one would type them.
hint-turn = Best: { $moves }.
