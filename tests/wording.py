"""Sentences of games that exist for tests only."""

from kurultai.core.text import Given, Seat, Text


def text(en: str, fr: str) -> Text:
    return Given({"en": en, "fr": fr})


def seats(*names: Text) -> tuple[Seat, ...]:
    return tuple(Seat(number, name) for number, name in enumerate(names))
