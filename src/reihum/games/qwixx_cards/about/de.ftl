title = Qwixx
pitch = Von links nach rechts ankreuzen, wenig auslassen, zuerst abschließen.
option-jokers = Mit den elf Jokern spielen.
