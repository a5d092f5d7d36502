"""`kurultai`, which also speaks the made language (core/pseudo.py), for the tests that read it."""

from kurultai.cli import main
from kurultai.core import pseudo

if __name__ == "__main__":
    pseudo.enable()
    main()
