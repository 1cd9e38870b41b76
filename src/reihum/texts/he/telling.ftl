# מה שכל משחק צריך כדי לספר תור במשפט אחד. $seat הוא מי שפועל, $does מה שנעשה, $then מה שבא בעקבותיו.

turn-sentence = { $seat }: { $does }{ $then }.
# A piece in a list of others.
item-J = ג׳וקר
