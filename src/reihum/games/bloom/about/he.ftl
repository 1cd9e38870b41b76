title = Bloom
pitch = מניחים שורות עולות, שודדים את השכנים, קוטפים הכי הרבה פרחים.
option-own_row_first = מוסיפים לשורות רק אחרי שהנחנו שורה משלנו.
option-rounds = סבבים
