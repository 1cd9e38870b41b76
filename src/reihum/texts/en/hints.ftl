# What a hint says in every game. $chance and $other_chance are won games of a hundred.

share = { $of ->
    [2] in half of all cases
   *[other] in { $count } of { $of } cases
}
share-short = { $of ->
    [2] in half of them
   *[other] in { $count } of { $of }
}
share-never = never
share-rarely = hardly ever
share-mostly = in nearly every case
share-always = in every case
hint-only = You have no other choice.
hint-only-with-wish = Nothing else goes with what you have chosen.
hint-won = This wins the match.
hint-price = It comes at a price.
hint-no-difference = It pays off only later in the game.
hint-anything = Anything will do here.
hint-whole = Anything less would give something away.
hint-points = You can expect { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} in the end, against { $other_amount } { $instead }.
hint-chances = { $chance ->
    [100] You win nearly all of 100 games like this
   *[other] You win about { $chance } of 100 games like this
}, against { $other_chance ->
    [0] hardly any
   *[other] { $other_chance }
} { $instead }.
hint-just-as-good = It is just as good if you { $deeds }.
hint-or = { $deeds }, or if you { $more }
hint-few = Too little was tried out to say how much better it is.
hint-another = You could also { $deeds }.

# What else could be done, and the same when it was said before.
hint-if = if you { $deeds }
hint-otherwise = otherwise

# A turn of a game that has no words for it: its moves as one would type them.
hint-turn = Best: { $moves }.
    .if = play { $moves }
