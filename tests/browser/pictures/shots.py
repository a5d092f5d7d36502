"""What is photographed: every page, at every size, by day and by night, in both languages."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

GAMES = ("heroes", "khan", "dschingis", "huns")
SIZES = {
    "390": {"width": 390, "height": 844},
    "844": {"width": 844, "height": 390},
    "1280": {"width": 1280, "height": 800},
    "1920": {"width": 1920, "height": 1080},
}
LIGHTS = ("light", "dark")
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
MADE = "xa"  # the language made from English: looked at, not photographed for approval
MADE_SIZES = ("390", "1280")

TABLE = ".table .board svg, .table .board button"
OPENED = {  # what is there once a page has come
    "home": ".home:has(.game .picture svg) a[href='/tables/visitorhuns']",
    "waiting": ".room .seats",
    "lost": "h1, h2",
    "new": ".new .seats",
    "rules": ".rule",
    "review": ".told",
    "learn": ".learn ol li",
    "how": ".how section",
    "puzzles": "header .ways a",
    "lesson": ".table .says",
    "start": TABLE,
    "middle": TABLE,
    "prompt": TABLE,
    "end": ".asked .button.primary",
}
OF_EVERY_GAME = (
    *("new", "start", "middle", "prompt", "end", "review", "rules"),
    *("learn", "lesson", "how", "puzzles"),
)


@dataclass(frozen=True)
class Subject:
    """A page, of a game or of none."""

    page: str
    game: str = ""

    @property
    def name(self) -> str:
        return f"{self.game}-{self.page}" if self.game else self.page

    @property
    def path(self) -> str:
        found = {"home": "/", "lost": "/nowhere", "waiting": "/tables/waiting"}
        if self.page in found:
            return found[self.page]
        if self.page in ("new", "rules", "learn", "how", "puzzles"):
            return f"/{self.page}/{self.game}"
        if self.page == "review":
            return f"/tables/{self.game}review/review"
        return f"/tables/{self.game}{self.page}"


@dataclass(frozen=True)
class Shot:
    subject: Subject
    size: str
    light: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.subject.name}-{self.size}-{self.light}-{self.language}"


def subjects() -> list[Subject]:
    """Reviews last: the server needs a while to make them."""
    general = [Subject(page) for page in ("home", "waiting", "lost")]
    own = [Subject(page, game) for page in OF_EVERY_GAME for game in GAMES]
    return sorted([*general, *own], key=lambda subject: subject.page == "review")


def shots(subject: Subject, language: str) -> list[Shot]:
    if language == MADE:
        return [Shot(subject, size, "light", MADE) for size in MADE_SIZES]
    return [Shot(subject, *which, language) for which in product(SIZES, LIGHTS)]
