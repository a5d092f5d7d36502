"""The games. Each folder reads like its rulebook, and none imports another."""
