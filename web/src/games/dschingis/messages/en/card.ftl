about = A wall that wanders. Lay your people face down in villages on either side, and move the border so that they end up in the right country. Most points win.
