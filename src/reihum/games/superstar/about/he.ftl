title = Superstar
pitch = משחקים גבוה יותר או מתאימים את הכוכב. מי שנשאר אחרון זוכה בו.
option-voluntary_pass = מותר לוותר גם עם קלף מתאים.
