# Superstar in words. Arguments: $seat is a player's name; $card a card ("17", "J" for a joker); $star the letter of the
# star it shows (R, Y, G, B, P) or "none"; $cards a list of cards with their stars ("2★R, J"); $count how many.

## What happened

leads = { $card ->
    [J] { $seat } leads a joker.
   *[other] { $star ->
        [R] { $seat } leads { $card } with a red star.
        [Y] { $seat } leads { $card } with a yellow star.
        [G] { $seat } leads { $card } with a green star.
        [B] { $seat } leads { $card } with a blue star.
        [P] { $seat } leads { $card } with a purple star.
       *[none] { $seat } leads { $card }.
    }
}
plays = { $card ->
    [J] { $seat } plays a joker.
   *[other] { $star ->
        [R] { $seat } plays { $card } with a red star.
        [Y] { $seat } plays { $card } with a yellow star.
        [G] { $seat } plays { $card } with a green star.
        [B] { $seat } plays { $card } with a blue star.
        [P] { $seat } plays { $card } with a purple star.
       *[none] { $seat } plays { $card }.
    }
}
must-pass = { $card ->
    [J] { $seat } has nothing to put on the joker and passes.
   *[other] { $seat } has nothing to put on the { $card } and passes.
}
passes = { $card ->
    [J] { $seat } passes on the joker.
   *[other] { $seat } passes on the { $card }.
}
wins-round = { $tokens ->
    [one] { $seat } wins round { $round } and takes a first star token.
    [2] { $seat } wins round { $round } and takes a second star token.
   *[other] { $seat } wins round { $round } and takes the third star token.
}
wins-game = { $seat } is the superstar!
starts-round = { $seat } starts round { $round }.
put-aside = { $card ->
    [J] { $seat } puts a joker aside.
   *[other] { $seat } puts { $card } aside.
}
discards = { $count ->
    [one] { $seat } discards one card: { $cards }.
   *[other] { $seat } discards { $count } cards: { $cards }.
}
keeps = { $seat } discards nothing.
draws = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
draws-own = { $count ->
    [one] { $seat } draws a card: { $cards }.
   *[other] { $seat } draws { $count } cards: { $cards }.
}
shuffle = The draw pile is empty; the discard pile is shuffled and becomes the new draw pile.

## What is not allowed, and why

refuse-over = The game is over: somebody has three star tokens.
refuse-done = Done ends an exchange of cards between rounds. Now a card is asked for, or a pass.
refuse-pass-between = Nobody passes between rounds. Put aside what you want to exchange, then say done.
refuse-pass-lead = Who starts a round plays a card; any card will do.
refuse-pass-fits = { $card ->
    [J] Your joker fits, and who can play must play.
   *[other] Your { $card } fits, and who can play must play.
}
refuse-play-between = The round is over. Put aside what you want to exchange, then say done.
refuse-not-held = { $card ->
    [J] You hold no joker.
   *[other] { $card } is not in your hand.
}
refuse-joker = A joker needs a card with a star under it, and the { $top } shows none.
refuse-on-joker = Only a card with a star may go on a joker, and the { $card } shows none.
refuse-not-higher = { $card } is not higher than { $top }, and the { $top } shows no star to match.
refuse-no-fit = { $top_star ->
    [R] { $card } is not higher than { $top } and shows no red star.
    [Y] { $card } is not higher than { $top } and shows no yellow star.
    [G] { $card } is not higher than { $top } and shows no green star.
    [B] { $card } is not higher than { $top } and shows no blue star.
   *[P] { $card } is not higher than { $top } and shows no purple star.
}
refuse-discard-now = Cards are exchanged between rounds only. Now a card is asked for, or a pass.
refuse-staged = { $card ->
    [J] You have put aside all your jokers already.
   *[other] { $card } is put aside already.
}
refuse-order = { $last ->
    [J] Cards are put aside in ascending order, jokers last: { $card } would come before a joker. Undo to change it.
   *[other] Cards are put aside in ascending order, jokers last: { $card } would come before { $last }. Undo to change it.
}
