"""Every message of every package, in every language, whatever it is told with."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

import kurultai
from kurultai.core import pseudo
from kurultai.core.catalogue import ENGLISH, Catalogue, catalogue, languages
from kurultai.core.examples import Named, examples
from kurultai.core.text import (
    Given,
    Reader,
    Seat,
    Square,
    Text,
    Texts,
    Together,
    joined,
    listed,
    seats,
)

ROOT = Path(kurultai.__file__).parent
PACKAGES = sorted(
    "kurultai." + ".".join(folder.parent.relative_to(ROOT).parts)
    for folder in ROOT.rglob("messages")
    if "template" not in folder.parts
)
OTHERS = [language for language in languages() if language != ENGLISH]


def named(node: ast.BaseNode) -> set[str]:
    """The parts that a message needs."""
    return {name.removesuffix("-is") for name in Named(node).parts}


@cache
def entries(package: str, language: str) -> dict[str, ast.Message]:
    return catalogue(package).entries(language)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_can_be_said(package: str) -> None:
    for language in languages():
        for id_, pattern in catalogue(package).patterns(language).items():
            for parts in examples(pattern.written):
                said, errors = pattern.say_slowly(parts)
                assert pattern.quick and pattern.quick(parts) == said, (language, id_, parts)
                assert not errors, (language, id_, errors)
                assert said.strip() and "{ $" not in said, (language, id_)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_every_message_and_names_the_same_parts(package: str) -> None:
    its = catalogue(package)
    english = its.patterns(ENGLISH)
    for language in OTHERS:
        there = its.patterns(language)
        forms = {id_ for id_ in there if "." in id_ and not id_.endswith(PARTS)}
        assert english.keys() - there.keys() == set(), f"not in {language}"
        assert there.keys() - english.keys() - forms == set(), f"only in {language}"
        for id_, entry in entries(package, language).items():
            assert named(entry) <= named(entries(package, ENGLISH)[id_]), (language, id_)


PARTS = (".heading", ".refusal", ".about")  # attributes that are sentences; others are forms


@pytest.mark.parametrize("language", OTHERS)
def test_no_file_is_broken(language: str) -> None:
    from fluent.syntax import FluentParser

    for package in PACKAGES:
        for name, text in catalogue(package).sources(language).items():
            body = FluentParser().parse(text).body
            junk = [each.content for each in body if isinstance(each, ast.Junk)]
            assert not junk, (package, name)


# What code says


def calls(folder: Path) -> list[tuple[str, python.Call]]:
    """``TEXTS(…)`` in the sources of a package (not of those within that have their own)."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        inner = [p for p in file.parents if p != folder and (p / "messages").is_dir()]
        if any(folder in p.parents for p in inner) or "template" in file.parts:
            continue
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "TEXTS":
                found.append((f"{file}:{node.lineno}", node))
    return found


def patterns(node: python.expr) -> list[str]:
    """The ids that an expression can be, as regular expressions."""
    if isinstance(node, python.Constant):
        return [re.escape(str(node.value))]
    if isinstance(node, python.IfExp):
        return patterns(node.body) + patterns(node.orelse)
    if isinstance(node, python.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, python.Constant) else ".+"
            for part in node.values
        ]
        return ["".join(parts)]
    return []  # a name: whatever it holds was written elsewhere


@pytest.mark.parametrize("package", PACKAGES)
def test_what_code_says_exists_and_gets_its_parts(package: str) -> None:
    its = catalogue(package)
    known = its.patterns(ENGLISH)
    for where, call in calls(Path(str(ROOT.parent)) / package.replace(".", "/")):
        given = {keyword.arg for keyword in call.keywords}
        for pattern in patterns(call.args[0]):
            fitting = [id_ for id_ in known if re.fullmatch(pattern, id_)]
            assert fitting or TEXTS_OF_CORE & given, f"{where}: no message {pattern}"
            if None not in given and len(fitting) == 1:
                entry = entries(package, ENGLISH)[fitting[0].partition(".")[0]]
                missing = named(entry.value) - given if "." not in fitting[0] else set()
                assert not missing, f"{where}: {pattern} lacks {missing}"


TEXTS_OF_CORE: set[str | None] = {"move", "game"}  # rl says one sentence of core's


# How a text is said


class Written(Catalogue):
    """Messages that stand here."""

    def __init__(self, **by_language: str) -> None:
        super().__init__("tests")
        self._by_language = by_language

    def sources(self, language: str) -> dict[str, str]:
        return {"here.ftl": self._by_language.get(language, "")}


EN = """
seat-0 = Red
seat-1 = Blue
area-ice = ice
draws = { $who-is ->
    [you] You draw { $n ->
        [one] a card
       *[other] { $n } cards
    }
   *[other] { $who } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
yurt = the yurt of { $who }
goes = to the { $area }
only = only in English
won = { $who } win
place = the ice{ $at-is ->
    [shown] {" "}at { $at }
   *[hidden] {""}
}
"""
FR = """
seat-0 = Rouge
seat-1 = Bleu
area-ice = glace
    .to = à la glace
    .gender = feminine
draws = { $who-is ->
    [you] Vous piochez { $n }
   *[other] { $who } pioche { $n }
}
yurt = la yourte { ELIDE("de", $who) }
goes = { FORM($area, "to") }, { FORM($area, "gender") ->
    [feminine] prise
   *[other] pris
}
won = { $who } gagnent
place = la glace{ $at-is ->
    [shown] {" "}en { $at }
   *[hidden] {""}
}
"""
TEXTS = Texts("tests")
TEXTS.catalogue = Written(en=EN, fr=FR)
RED, BLUE = seats(TEXTS, "seat-0", "seat-1")


def test_somebody_reads_you_where_others_read_a_name() -> None:
    said = TEXTS("draws", who=RED, n=1)
    assert str(said) == "Red draws a card"
    assert said["fr"] == "Rouge pioche 1"
    assert Reader("en", ("Ada", None)).say(said) == "Ada draws a card"
    assert Reader("en", ("Ada", None), you=0).say(said) == "You draw a card"
    assert Reader("en", ("you", None)).say(said) == "you draws a card", "a name like any other"
    assert Reader("fr", ("Ada", None), you=1).say(said) == "Ada pioche 1"


def test_squares_are_for_readers_with_coordinates() -> None:
    said = TEXTS("place", at=Square("d3"))
    assert str(said) == "the ice at d3"
    assert Reader("en", coordinates=False).say(said) == "the ice"
    assert Reader("fr").say(said) == "la glace en d3"


def test_french_elides_agrees_and_lists() -> None:
    def said(text: Text, *names: str | None) -> str:
        return Reader("fr", names).say(text)

    assert said(TEXTS("yurt", who=RED), "Ada") == "la yourte d'Ada"
    assert said(TEXTS("yurt", who=RED), "Élise") == "la yourte d'Élise"
    assert said(TEXTS("yurt", who=RED), "Bo") == "la yourte de Bo"
    assert said(TEXTS("goes", area=TEXTS("area-ice"))) == "à la glace, prise"
    assert TEXTS("goes", area=TEXTS("area-ice"))["en"] == "to the ice"
    three = [RED, BLUE, Given({"en": "the bot", "fr": "le bot"})]
    assert said(TEXTS("won", who=three), "Ada", "Bo") == "Ada, Bo et le bot gagnent"
    assert TEXTS("won", who=listed([RED, BLUE]))["en"] == "Red and Blue win"
    assert joined([RED, BLUE], " + ")["fr"] == "Rouge + Bleu"


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert TEXTS("only")["fr"] == "only in English"
    assert Given({"en": "Bow"})["fr"] == "Bow"
    assert TEXTS("draws", who=Seat(0, TEXTS("seat-0")), n=5)["xx"] == "Red draws 5 cards"


def test_a_made_language_changes_words_and_nothing_else() -> None:
    made = pseudo.messages(EN)
    assert "$who-is ->" in made and "[you]" in made
    assert "Ýõû dràŵ" in made or "Ýõû dràw" in made
    assert pseudo.plain_words(pseudo.words("Nothing is left untranslated")) == []
    assert len(pseudo.words("x" * 30)) == 40


def test_the_reader_comes_first_of_those_who_act_together() -> None:
    said = Together((RED, BLUE))
    assert str(said) == "Red and Blue"
    assert Reader("en", ("Ada", "Bo"), you=1).say(said) == "You and Ada"
    assert Reader("fr", ("Ada", "Bo"), you=0).say(said) == "Vous et Bo"
    assert Reader("en", ("Ada", "Bo"), you=2).say(said) == "Ada and Bo"
