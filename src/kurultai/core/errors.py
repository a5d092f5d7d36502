"""The three ways to say no. Each carries one clear sentence.

Unreadable: it is not a move (a record, a board file …); says what is expected.
Illegal: the rules forbid it here; says why and cites the rule.
NotYours: wrong seat, stale position, finished game.
"""

from __future__ import annotations

from kurultai.core.text import Joined, Text


class Refusal(Exception):
    """Base of the three; never raised itself."""

    def __init__(self, message: Text) -> None:
        super().__init__(message)
        self.message = message


class Unreadable(Refusal):
    @property
    def reasons(self) -> list[Text]:
        """Each of the things that are wrong, where the sentence puts several together."""
        problems = getattr(self.message, "parts", {}).get("problems")
        return list(problems.texts) if isinstance(problems, Joined) else [self.message]


class Illegal(Refusal):
    def __init__(self, message: Text, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class NotYours(Refusal):
    pass
