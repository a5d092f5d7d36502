"""A card's effects in plain words, made from the file: does it say what the card says?

For whoever types a card in (docs/huns-cards.md). Sentences are messages, in every language.
"""

from __future__ import annotations

from typing import Any

from kurultai.core.text import Text
from kurultai.games.huns.parts.counts import several, spelled_out
from kurultai.games.huns.parts.effects import lists, rule
from kurultai.games.huns.parts.vocabulary import COLOURS, NO_RULE, TYPES, WAGON_TYPES
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
    choices = [_chain("then", [_where(o, _operation(o)) for o in do]) for do in lists(effect)]
    what = choices[0]
    if len(choices) > 1:
        what = TEXTS("reading-one_of", what=_chain("or_else", choices))
    trigger = effect["trigger"]
    happens = any(rule(trigger, o) == NO_RULE for do in lists(effect) for o in do)
    may = happens and (effect.get("optional") or trigger == "activate")
    return TEXTS("reading-may" if may else "reading-must", when=_chain("comma", parts), what=what)


def _chain(word: str, parts: list[Text]) -> Text:
    """Parts one after the other: this, then that."""
    found = parts[0]
    for part in parts[1:]:
        found = TEXTS(f"reading-{word}", one=found, other=part)
    return found


# Counts that are the same whoever is asked
_NUMBERS = ("die_value", "die_face", "round", "turn", "players")
_COMMON = (*_NUMBERS, "cubes_reserve", "deck", "dice_left", "dice_taken", "dice_mine")


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


def _count(said: dict[str, Any], *, is_sum: bool = False) -> Text:
    """What is counted, and whose; in amounts what opponents have is added up."""
    count = spelled_out(said)
    stat = count["stat"]
    key = {"cards": "type", "wagons": "type"}.get(stat, "color")
    words = [_word(stat, word) for word in several(count[key])] if key in count else []
    groups = _chain("or", words) if words else TEXTS("reading-cards")
    parts = {"groups": groups} if stat == "cards" else {}
    if stat == "cubes":
        stat = f"cubes_{count.get('place', 'stash')}"
    elif stat in ("cards", "wagons", "dice"):
        default = {"cards": "any", "wagons": "shipped", "dice": "left"}[stat]
        stat = f"{stat}_{count.get('state', default)}"
    found = TEXTS(f"reading-count_{stat}", **parts)
    if words and not parts:
        found = TEXTS("reading-only", what=found, groups=groups)
    if "face" in count:
        faces = ", ".join(map(str, several(count["face"])))
        found = TEXTS("reading-with_face", what=found, faces=faces)
    if count.get("of", "sum") != "sum":
        found = TEXTS(f"reading-of_{count['of']}", what=found)
    if stat in _COMMON:
        return found
    whose = count.get("whose", "self")
    together = "_together" if is_sum and whose == "opponents" else ""
    return TEXTS(f"reading-whose_{whose}{together}", what=found)


def _word(stat: str, word: str) -> Text:
    if stat == "cards" and word in TYPES:
        return TEXTS(f"reading-type_{word}")
    if stat == "wagons" and word in WAGON_TYPES:
        return TEXTS(f"reading-wagon_{word}")
    return TEXTS(f"colour-{word}")


def _amount(amount: Any) -> int | Text:
    """A number, all, or X where it is counted (`_where`)."""
    if isinstance(amount, int):
        return amount
    return TEXTS("reading-x" if isinstance(amount, dict) else f"reading-{amount}")


def _where(o: dict[str, Any], found: Text) -> Text:
    """What is done, and how much X is."""
    amount = o.get("amount", o.get("by"))
    if not isinstance(amount, dict):
        return found
    x = _count(amount["per"], is_sum=True)
    if spelled_out(amount["per"])["stat"] not in _NUMBERS:
        x = TEXTS("reading-number_of", what=x)
    if amount.get("each", 1) != 1:
        x = TEXTS("reading-each", what=x, each=amount["each"])
    if amount.get("times", 1) != 1:
        x = TEXTS("reading-times", what=x, times=amount["times"])
    if amount.get("plus"):
        x = TEXTS("reading-plus", plus=amount["plus"], what=x)
    for key in ("least", "most"):
        if key in amount:
            x = TEXTS(f"reading-at_{key}", what=x, n=amount[key])
    return TEXTS("reading-where", what=found, x=x)


def _operation(o: dict[str, Any]) -> Text:
    op = o["op"]
    if op in ("allow", "forbid"):
        return TEXTS(f"reading-{op}_{o['rule']}")
    if op == "score":
        if o["amount"] == "players":
            return TEXTS("reading-score_players")
        return TEXTS("reading-score", n=_amount(o["amount"]))
    if op == "card":
        return _of_card(o)
    if op == "dice" and o["act"] == "set":
        how = "by" if "by" in o else "set"
        return TEXTS(f"reading-{how}_available", n=_amount(o[how]))
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
        return TEXTS("reading-draw", n=_amount(o["amount"]), deck=where, keep=o.get("keep", 1))
    return _move(o)


def _of_card(o: dict[str, Any]) -> Text:
    words = [_word("cards", word) for word in several(o["type"])] if "type" in o else []
    groups = _chain("or", words) if words else TEXTS("reading-cards")
    camp = TEXTS(f"reading-camp_{o.get('target', 'self')}")
    goal = TEXTS(f"reading-to_camp_{o.get('receiver', 'self')}")
    return TEXTS(f"reading-{o['act']}_card", groups=groups, camp=camp, goal=goal)


def _move(o: dict[str, Any]) -> Text:
    colour = o["color"]
    of = (
        TEXTS("reading-of_colour", colour=TEXTS(f"colour-{colour}"))
        if colour in COLOURS
        else TEXTS(f"reading-colour_{colour}")
    )
    source = TEXTS(f"reading-from_{o['from']}")
    if o["from"] not in ("reserve", "shipped"):
        who = o.get("target", "self")
        source = (
            TEXTS(f"reading-from_your_{o['from']}")
            if who == "self"
            else TEXTS("reading-of_seat", what=source, who=TEXTS(f"reading-seat_{who}"))
        )
    yours = "your_" if o.get("receiver", "self") == "self" and o["to"] != "reserve" else ""
    found = TEXTS(
        "reading-move_up_to" if o.get("up_to") else "reading-move",
        who=TEXTS(f"reading-does_{o.get('receiver', 'self')}"),
        n=_amount(o["amount"]),
        of=of,
        source=source,
        goal=TEXTS(f"reading-to_{yours}{o['to']}"),
    )
    chooser = o.get("chooser", "self")
    return TEXTS(f"reading-chooser_{chooser}", what=found) if chooser != "self" else found
