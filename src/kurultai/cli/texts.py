"""The sentences of this package: messages/<language>/."""

from kurultai.core.text import Texts

TEXTS = Texts("kurultai.cli")
