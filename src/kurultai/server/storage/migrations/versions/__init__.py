"""One file a change of the schema. A released one is never edited: databases have it."""
