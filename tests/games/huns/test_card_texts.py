"""The sixty card texts say what the rule does, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from kurultai.core.game import Position
from kurultai.games.huns.board import shipped_cards
from kurultai.games.huns.parts.ids import card_number

from .table import GAME, go, left, moves, puts, skip, status, table

CARDS = {entry["id"]: entry for entry in shipped_cards()["card"]}
LIMITS = {"turn": ("Once per turn", "Une fois par tour"), "round": ("Once per round", "Une fois par manche")}  # fmt: skip
SOURCES = {
    "reserve": ("reserve", "Réserve"),
    "stash": ("your stash", "votre Butin"),
    "wagons": ("wagons", "Chariots"),
    "mercenary": ("opposing mercenary", "Mercenaire adverse"),
    "shipped": ("it carried", "transportées"),
}
MAY = (r"\b(may|can)\b", r"\b(pouvez|peuvent|peut)\b")


@pytest.mark.parametrize("id_", CARDS)
def test_a_text_says_what_its_effect_is(id_: str) -> None:
    """Attack, limit, must or may, every number, where valuables come from, which kind of draw."""
    card = CARDS[id_]
    effect = card["effect"][0]
    texts = (card["text_en"], card["text_fr"])
    for n, text in enumerate(texts):
        said = text.split(" : ")[-1]
        assert text.startswith(("Attack.", "Attaque.")) == bool(effect.get("attack"))
        for limit, words in LIMITS.items():
            assert (words[n].lower() in text.lower()) == (effect.get("limit") == limit)
        if card["type"] != "raid" and effect.get("optional"):
            assert re.search(MAY[n], said)
        elif effect["trigger"] in ("ship", "turn_end", "die_taken"):
            assert not re.search(MAY[n], said)
        for operation in effect["do"]:
            _assert_told(operation, text, n)
        is_about_action = effect["trigger"] == "draw" or any(
            condition["stat"] == "action_draw" for condition in effect.get("condition", [])
        )
        is_no_action = any(operation["op"] == "draw" for operation in effect["do"])
        assert (("draw action", "action Piocher")[n] in text) == (is_about_action or is_no_action)
        assert (("not the draw action", "pas l'action Piocher")[n] in text) == is_no_action
        assert text.endswith(".")
        assert "cube" not in text


def _assert_told(operation: dict[str, object], text: str, n: int) -> None:
    numbers = [operation.get(key) for key in ("amount", "by", "set", "min")]
    for number in numbers:
        if isinstance(number, int) and operation.get("stat") != "wagon_limit":
            assert str(abs(number)) in text or operation.get("act") in ("reroll", "copy_best")
    source = operation.get("from")
    if source is not None and operation.get("color") != "excess":
        assert SOURCES[str(source)][n] in text


def _drawn(p: Position) -> int:
    """How many cards are about to be seen."""
    return int(p.s[0].number)


def _the_falcon_sees_one_more_by_the_action() -> bool:
    return _drawn(go(table(camps={0: "eq02"}), "die yellow", "draw")) == 2


def _the_falcon_adds_nothing_to_a_raid_that_draws() -> bool:
    return _drawn(go(table(camps={0: "eq02 ra10"}), "die yellow", "raid ra10 green")) == 2


def _the_blizzard_takes_nothing_from_a_raid_that_draws() -> bool:
    p = table(camps={0: "cu05 ra10"}, dice="1 1 1 1 2")
    go(p, "die yellow")
    return _drawn(go(p.copy(), "draw")) == 1 and _drawn(go(p, "raid ra10 green")) == 2


def _after_a_raid_that_draws(cards: str) -> Position:
    """Cards were drawn this turn, but by a raid; the action was a pillage."""
    p = table(camps={0: f"{cards} ra10"}, wagons={0: "wg04=b... wg05"})
    go(p, "die yellow", "raid ra10 blue", "cards eq03 eq09", "play eq03")
    return go(p, "pillage", "put yellow wg04")


def _the_steward_waits_for_the_action() -> bool:
    return _after_a_raid_that_draws("me04=bbbb").actor == 1


def _horse_thieves_wait_for_the_action() -> bool:
    return _after_a_raid_that_draws("cu04").actor == 1


def _the_scribe_draws_as_many_elsewhere() -> bool:
    p = table(camps={0: "eq02 me05=bb"}, dice="1 1 1 1 2")
    return _drawn(go(p, "die yellow", "draw green")) == 3


def _the_queen_draws_two_whatever_else_changes_draws() -> bool:
    p = table(camps={0: "eq02 me07=bbb"}, wagons={0: "wg04=bgk. wg05"})
    go(p, "die yellow", "pillage", "put yellow wg04", "take wg01", "wagon wg20")
    return _drawn(go(p, "use me07 blue")) == 2


def _the_queen_draws_once_a_turn() -> bool:
    wagons = {0: "wg04=bgk. wg10=k.yy"}
    p = table(camps={0: "me07=bbb"}, wagons=wagons, dice="1 1 1 1 2")
    go(p, "die yellow", "pillage", "put yellow wg04", "take wg03", "wagon wg20")
    go(p, "put yellow wg10", "take wg02", "wagon wg21", "use me07 blue", "cards eq01 eq02")
    return go(p, "play eq01").actor == 1  # two wagons shipped, one draw


def _the_bow_asks_what_the_die_counts() -> bool:
    p = go(table(camps={0: "eq01 eq04"}), "die yellow")
    return left(go(p.copy(), "pillage")) == 2 and left(go(p, "use eq04", "pillage")) == 2


def _the_charge_comes_too_late_after_the_pillage() -> bool:
    p = table(camps={0: "ra02 ra04"})
    go(p, "die yellow", "pillage", "put yellow wg04")
    return moves(p) == ["none", "raid ra02"]


def _a_shield_helps_against_curses_too(shield: str) -> bool:
    p = table(camps={0: f"{shield} cu04"}, wagons={0: "wg04=b... wg05"})
    return go(p, "die yellow", "draw", "cards tr01", "play tr01").actor == 1


def _spent_horses_set_the_die_before_the_standard_adds() -> bool:
    p = skip(table(4, camps={3: "eq11 cu12"}, dice="1 1 3 3 3"), 3)
    free = next(text for text in moves(p) if text.startswith("die "))
    return GAME.view(go(p, free), 3)["die"]["value"] == 2


def _the_horde_counts_the_die_of_the_turn() -> bool:
    p = go(table(4, camps={0: "ra12"}), "die yellow", "raid ra12")
    return {text.split()[1] for text in puts(p)} == {"yellow"}


def _a_ransom_gives_no_more_than_one_card_holds() -> bool:
    p = go(table(camps={0: "ra09 me08 me04"}), "die yellow", "raid ra09")
    go(p, "put blue me08", "put blue me08")
    return moves(p) == ["draw", "pillage"]


def _a_burned_camp_needs_no_mercenary() -> bool:
    p = go(table(camps={0: "ra07"}), "die yellow", "raid ra07")
    return bool(puts(p))


def _the_rug_counts_itself_but_no_fled_curse() -> bool:
    p = table(camps={0: "eq01 ra01 me08 cu01 tr10"})
    q = table(camps={0: "eq01 ra01 me08 cu01~ tr10"})
    return (status(p, "tr10"), status(q, "tr10")) == ("met", "unmet")


def _a_mutiny_lets_mercenaries_be_filled() -> bool:
    p = go(table(camps={0: "cu06 me08"}), "die yellow", "pillage")
    return "put yellow me08" in puts(p)


# The case in which a reader of the old text could err, for every text that was doubtful.
CASES: list[tuple[str, Callable[[], bool]]] = [
    ("eq02", _the_falcon_sees_one_more_by_the_action),
    ("eq02", _the_falcon_adds_nothing_to_a_raid_that_draws),
    ("ra10", _the_falcon_adds_nothing_to_a_raid_that_draws),
    ("cu05", _the_blizzard_takes_nothing_from_a_raid_that_draws),
    ("me04", _the_steward_waits_for_the_action),
    ("cu04", _horse_thieves_wait_for_the_action),
    ("me05", _the_scribe_draws_as_many_elsewhere),
    ("me07", _the_queen_draws_two_whatever_else_changes_draws),
    ("me07", _the_queen_draws_once_a_turn),
    ("eq01", _the_bow_asks_what_the_die_counts),
    ("ra04", _the_charge_comes_too_late_after_the_pillage),
    ("eq09", lambda: _a_shield_helps_against_curses_too("eq09")),
    ("me06", lambda: _a_shield_helps_against_curses_too("me06=bb")),
    ("cu12", _spent_horses_set_the_die_before_the_standard_adds),
    ("ra12", _the_horde_counts_the_die_of_the_turn),
    ("ra09", _a_ransom_gives_no_more_than_one_card_holds),
    ("ra07", _a_burned_camp_needs_no_mercenary),
    ("tr10", _the_rug_counts_itself_but_no_fled_curse),
    ("cu06", _a_mutiny_lets_mercenaries_be_filled),
]


@pytest.mark.parametrize(("id_", "case"), CASES, ids=[id_ for id_, _ in CASES])
def test_the_case_in_which_a_reader_could_err(id_: str, case: Callable[[], bool]) -> None:
    assert card_number(id_) >= 0
    assert case()
