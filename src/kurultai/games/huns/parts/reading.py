"""A card's effects in plain words, made from the file: does it say what the card says?

For whoever types a card in (docs/huns-cards.md). Sentences are messages, in every language.
"""

from __future__ import annotations

from typing import Any

from kurultai.core.text import Text
from kurultai.games.huns.parts.counts import several, spelled_out
from kurultai.games.huns.parts.effects import lists
from kurultai.games.huns.parts.vocabulary import COLOURS, TYPES, WAGON_TYPES
from kurultai.games.huns.rulebook import TEXTS


def reading(entry: dict[str, Any]) -> list[Text]:
    """What each effect of a card does, a sentence each."""
    return [_effect(effect) for effect in entry["effect"]]


def _effect(effect: dict[str, Any]) -> Text:
    parts = [TEXTS(f"reading-on_{effect['trigger']}")]
    if effect.get("condition"):
        parts.append(TEXTS("reading-if", what=_conditions(effect["condition"], "and")))
    if effect.get("limit"):
        parts.append(TEXTS(f"reading-once_{effect['limit']}"))
    if effect.get("attack"):
        parts.append(TEXTS("reading-attack"))
    choices = [_chain("then", [_operation(o) for o in do]) for do in lists(effect)]
    what = choices[0]
    if len(choices) > 1:
        what = TEXTS("reading-one_of", what=_chain("or", choices))
    asked = effect.get("optional") and effect["trigger"] != "passive"
    may = asked or effect["trigger"] == "activate"
    return TEXTS("reading-may" if may else "reading-must", when=_chain("comma", parts), what=what)


def _chain(word: str, parts: list[Text]) -> Text:
    """Parts one after the other: this, then that."""
    found = parts[0]
    for part in parts[1:]:
        found = TEXTS(f"reading-{word}", one=found, other=part)
    return found


def _conditions(conditions: list[dict[str, Any]], word: str) -> Text:
    return _chain(word, [_condition(condition) for condition in conditions])


def _condition(condition: dict[str, Any]) -> Text:
    if "all" in condition:
        return TEXTS("reading-group", what=_conditions(condition["all"], "and"))
    if "any" in condition:
        return TEXTS("reading-group", what=_conditions(condition["any"], "or"))
    if "not" in condition:
        return TEXTS("reading-not", what=_condition(condition["not"]))
    names = {"==": "equal", "!=": "unequal", ">=": "least", "<=": "most", ">": "more", "<": "fewer"}
    cmp = condition["cmp"]
    kind = names.get(cmp) or f"among_{cmp}"
    if condition.get("alone"):
        kind += "_alone"
    n = condition.get("n", 0)
    said = "/".join(map(str, n)) if isinstance(n, list) else str(n)
    return TEXTS(f"reading-{kind}", what=_count(condition), n=said)


def _count(said: dict[str, Any]) -> Text:
    """What is counted, and whose."""
    count = spelled_out(said)
    stat = count["stat"]
    key = {"cards": "type", "wagons": "type"}.get(stat, "color")
    groups = [_word(stat, word) for word in several(count[key])] if key in count else []
    parts: dict[str, object] = {"groups": _chain("or", groups) if groups else TEXTS("reading-any")}
    if stat == "cubes":
        stat = f"cubes_{count.get('place', 'stash')}"
    elif stat in ("cards", "wagons", "dice"):
        default = {"cards": "any", "wagons": "shipped", "dice": "left"}[stat]
        stat = f"{stat}_{count.get('state', default)}"
    found = TEXTS(f"reading-count_{stat}", **parts)
    if "face" in count:
        faces = ", ".join(map(str, several(count["face"])))
        found = TEXTS("reading-with_face", what=found, faces=faces)
    if count.get("of", "sum") != "sum":
        found = TEXTS(f"reading-of_{count['of']}", what=found)
    whose = count.get("whose", "self")
    return TEXTS(f"reading-whose_{whose}", what=found)


def _word(stat: str, word: str) -> Text:
    if stat == "cards" and word in TYPES:
        return TEXTS(f"reading-type_{word}")
    if stat == "wagons" and word in WAGON_TYPES:
        return TEXTS(f"reading-wagon_{word}")
    return TEXTS(f"colour-{word}")


def _amount(amount: Any) -> Text:
    if not isinstance(amount, dict):
        return TEXTS(f"reading-{amount}") if isinstance(amount, str) else _number(amount)
    times = _number(amount.get("times", 1))
    found = TEXTS(
        "reading-per", times=times, each=_number(amount.get("each", 1)), what=_count(amount["per"])
    )
    if amount.get("plus"):
        found = TEXTS("reading-plus", plus=_number(amount["plus"]), what=found)
    for key in ("least", "most"):
        if key in amount:
            found = TEXTS(f"reading-at_{key}", what=found, n=_number(amount[key]))
    return found


def _number(n: int) -> Text:
    return TEXTS("reading-number", n=str(n))


def _operation(o: dict[str, Any]) -> Text:
    op = o["op"]
    if op in ("allow", "forbid"):
        return TEXTS(f"reading-{op}_{o['rule']}")
    if op == "score":
        return TEXTS("reading-score", n=_amount(o["amount"]))
    if op in ("dice", "wagon"):
        target = "_available" if o.get("target") == "available" and o["act"] == "reroll" else ""
        return TEXTS(f"reading-{o['act']}{target}")
    if op == "modify":
        how = "by" if "by" in o else "set"
        found = TEXTS(f"reading-{how}_{o['stat']}", n=_amount(o[how]))
        return TEXTS("reading-min", what=found, n=str(o["min"])) if o.get("min") else found
    if op == "draw":
        deck = o["deck"]
        where = (
            TEXTS("reading-deck_of", type=TEXTS(f"reading-type_{TYPES[COLOURS.index(deck)]}"))
            if deck in COLOURS
            else TEXTS(f"reading-deck_{deck}")
        )
        return TEXTS("reading-draw", n=_amount(o["amount"]), deck=where, keep=str(o.get("keep", 1)))
    return _move(o)


def _move(o: dict[str, Any]) -> Text:
    colour = o["color"]
    of = (
        TEXTS("reading-of_colour", colour=TEXTS(f"colour-{colour}"))
        if colour in COLOURS
        else TEXTS(f"reading-colour_{colour}")
    )
    source = TEXTS(f"reading-from_{o['from']}")
    if o["from"] not in ("reserve", "shipped"):
        source = TEXTS(
            "reading-of_seat", what=source, who=TEXTS(f"reading-seat_{o.get('target', 'self')}")
        )
    found = TEXTS(
        "reading-move_up_to" if o.get("up_to") else "reading-move",
        who=TEXTS(f"reading-does_{o.get('receiver', 'self')}"),
        n=_amount(o["amount"]),
        of=of,
        source=source,
        goal=TEXTS(f"reading-to_{o['to']}"),
    )
    chooser = o.get("chooser", "self")
    return TEXTS(f"reading-chooser_{chooser}", what=found) if chooser != "self" else found
