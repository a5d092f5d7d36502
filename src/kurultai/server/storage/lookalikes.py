"""Names that look alike to people are one name.

A name is compared by its skeleton: without case, accents and other marks, and with every letter
replaced by the Latin one it could be taken for. The full list of Unicode (TR 39) has thousands of
entries; here are the letters of the scripts that names are written in, and what can be derived:
compatibility forms, marks, and letters named after another one ("LATIN SMALL LETTER D WITH HOOK").
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

# Each line: a Latin letter, and what looks like it once the case is folded.
ALIKE = {
    "a": "аɑαᴀ",
    "b": "ьƅвβ",
    "c": "сϲᴄ",
    "d": "ԁժ",
    "e": "еҽєε",
    "f": "ғϝ",
    "g": "ɡց",
    "h": "һհнη",
    "j": "јϳյ",
    "k": "кκқᴋ",
    "l": "1iıіιɩӏ|ǀ!ɪ١۱",
    "m": "мᴍ",
    "n": "пոռɴ",
    "o": "0оοօ०০੦૦๐໐ᴏ٥۵",
    "p": "рρᴘ",
    "q": "ԛ",
    "r": "гᴦʀ",
    "s": "ѕꜱ",
    "t": "тτᴛ",
    "u": "υսᴜ",
    "v": "νѵᴠ",
    "w": "ԝաᴡ",
    "x": "хχ×",
    "y": "уγүʏ",
    "z": "ᴢ",
}
PAIRS = (("rn", "m"), ("vv", "w"))

_LATIN = {ord(letter): latin for latin, alike in ALIKE.items() for letter in alike}


def name_key(name: str) -> str:
    """The skeleton of a name: names with the same one are one."""
    letters = "".join(map(_folded, unicodedata.normalize("NFKC", name).casefold()))
    skeleton = " ".join(letters.split())
    for pair, one in PAIRS:
        skeleton = skeleton.replace(pair, one)
    return skeleton


@lru_cache(10_000)
def _folded(letter: str) -> str:
    """What a letter could be taken for; nothing if it cannot be seen."""
    if letter.isspace():
        return " "
    bare = "".join(
        part
        for part in unicodedata.normalize("NFKD", letter).casefold()
        if unicodedata.category(part)[0] not in "MC"
    )
    return "".join(_LATIN.get(ord(part)) or _named_after(part) for part in bare)


def _named_after(letter: str) -> str:
    """A letter with a hook, a stroke or a tail is the letter it is named after."""
    words = unicodedata.name(letter, "").split(" WITH ")
    if len(words) > 1:
        try:
            plain = unicodedata.lookup(words[0]).casefold()
        except KeyError:
            return letter
        return _LATIN.get(ord(plain), plain) if len(plain) == 1 else plain
    return letter
