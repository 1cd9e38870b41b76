# Messages that call somebody to a table: by push, by mail, by webhook. $game is the game's name.

call-turn = Your turn in { $game }
    .body = The others are waiting for you.
call-soon = { $game }: a bot will soon play for you
    .body = { $hours ->
        [one] If you do not play, a bot will stand in for you in one hour.
       *[other] If you do not play, a bot will stand in for you in { $hours } hours.
    }
call-seated = { $game }: somebody has sat down at your table
    .body = See who has come.
call-over = { $game } is over
    .body = See how it ended.

# What a table's own webhook is told. $names are those who are asked.
table-turn = { $game }: { $names } to play.
table-seated = { $game }: somebody has sat down.
table-over = { $game }: the match is over.

mail-why = You get this because you asked { $home } to call you to your tables.
mail-end = No more of these mails:
mail-confirm = Shall { $home } call you to your tables?
    .body = Somebody gave this address at { $home }, to be told when it is their turn. If it was you, open this link:
    .otherwise = If it was not you, do nothing: no more mail will come.
