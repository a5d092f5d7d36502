"""`python -m kurultai`."""

from kurultai.cli import main

main()
