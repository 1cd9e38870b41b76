# מה שכל משחק צריך כדי לספר תור במשפט אחד. $seat הוא מי שפועל, $does מה שנעשה, $then מה שבא בעקבותיו.

turn-sentence = { $seat }: { $does }{ $then }.
# A piece in a list of others.
item-J = ג׳וקר
# At the end of a row that is told by its ends: 50–51–joker.
end-J = ג׳וקר
# In the place of the name of somebody who has deleted everything.
former-player = שחקן לשעבר
