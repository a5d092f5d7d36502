about = A wall that wanders. Settle your people face down on either side, and see to it that they wake up in the right country.
