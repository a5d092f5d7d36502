"""Kurultai: four board games about becoming the next khan."""

__version__ = "0.1.0"
