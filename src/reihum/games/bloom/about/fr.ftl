title = Bloom
pitch = Posez des rangées croissantes, volez aux voisins, cueillez le plus de fleurs.
option-own_row_first = Compléter une rangée seulement après en avoir posé une.
option-rounds = Manches
