title = Superstar
pitch = Höher spielen oder den Stern treffen. Wer zuletzt noch dabei ist, bekommt ihn.
option-voluntary_pass = Passen ist auch mit passender Karte erlaubt.
