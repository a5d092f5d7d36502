about = A wall that wanders. Settle your people face down on either side, and win if they wake up in the country where they count most.
