title = Pretty Tricky
pitch = Vier Würfel, drei Arten, sie zu paaren, ein Blatt, das voll werden will.
option-round_limit = Die Partie endet spätestens nach so vielen Runden.
