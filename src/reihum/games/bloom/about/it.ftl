title = Bloom
pitch = Cala file crescenti, ruba ai vicini, cogli più fiori di tutti.
option-own_row_first = Aggiungere alle file solo dopo averne calata una propria.
option-rounds = Manche
