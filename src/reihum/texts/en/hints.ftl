# What a hint says in every game. $chance and $other_chance are won games of a hundred.

share = in { $count } of { $of } cases
share-never = never
share-rarely = hardly ever
share-mostly = nearly always
share-always = always
hint-only = There is no other choice.
hint-no-difference = Within the next turn nothing sets it clearly apart from the other choice.
hint-points = Points expected at the end: { $amount }; with the other choice: { $other_amount }.
hint-equal = Both are about equally good: you would win about { $chance } of 100 games like this.
hint-chances = You would win about { $chance } of 100 games like this, with the other choice about { $other_chance }.
hint-next-best = Next best:
hint-just-as-good = Just as good:
