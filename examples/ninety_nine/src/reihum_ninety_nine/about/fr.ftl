title = Quatre-vingt-dix-neuf
pitch = Comptez jusqu’à 99 et laissez quelqu’un d’autre se retrouver coincé.
option-penalties = La partie s’arrête dès que quelqu’un a ce nombre de points de pénalité.
