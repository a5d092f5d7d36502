"""Kurultai beside its peers: `make bench`."""
