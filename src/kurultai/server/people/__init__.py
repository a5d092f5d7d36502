"""Who is asking, what they may be called, how often they may ask."""
