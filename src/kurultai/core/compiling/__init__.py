"""Compiling with Numba, and keeping what was compiled."""
