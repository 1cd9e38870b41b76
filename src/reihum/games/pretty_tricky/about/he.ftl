title = Pretty Tricky
pitch = ארבע קוביות, שלוש דרכים לחלק אותן לזוגות, דף אחד למלא.
option-round_limit = המשחק נגמר לכל המאוחר אחרי מספר סבבים זה.
