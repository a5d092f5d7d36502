"""The card language (docs/huns-cards.md): each kind of condition, amount, operation on a card."""

from __future__ import annotations

from typing import Any

import pytest

from kurultai.core.bits import rng
from kurultai.core.game import Position
from kurultai.games.huns.board import shipped_cards
from kurultai.games.huns.parts.counts import DETAILS, SHORT
from kurultai.games.huns.parts.reading import reading

from .table import GAME, all_cubes, go, left, moves, on, puts, reserve, stash, table

RESERVE = {"op": "move", "amount": 1, "color": "any", "from": "reserve", "to": "place"}
MORE = {"op": "modify", "stat": "pillage", "by": 2}


def cards_with(**effects: Any) -> dict[str, Any]:
    """The shipped file with other effects on some cards: one effect, or a list of them."""
    cards = shipped_cards()
    for entry in cards["card"]:
        if entry["id"] in effects:
            made = effects[entry["id"]]
            entry["effect"] = made if isinstance(made, list) else [made]
    return cards


def with_(effects: dict[str, Any], seats: int = 2, **how: Any) -> Position:
    return table(seats, cards=cards_with(**effects), **how)


def pillages(
    condition: list[dict[str, Any]], seats: int = 2, die: str = "yellow", **how: Any
) -> int:
    """How many a pillage takes, with 2 more if the condition of eq01 holds."""
    how.setdefault("camps", {0: "eq01"})
    effect = {"trigger": "pillage", "condition": condition, "do": [MORE]}
    return left(go(with_({"eq01": effect}, seats, **how), f"die {die}", "pillage"))


WAGONS = {0: "wg04=bg.. wg05"}
CONDITIONS: list[tuple[dict[str, Any], dict[str, Any], bool]] = [
    ({"stat": "dice", "state": "mine", "color": "yellow", "cmp": ">=", "n": 1}, {}, True),
    ({"stat": "dice", "state": "mine", "color": ["red", "blue"], "cmp": ">=", "n": 1}, {}, False),
    ({"stat": "dice", "state": "mine", "face": 3, "cmp": "==", "n": 1}, {}, False),
    ({"stat": "dice", "face": 1, "cmp": "==", "n": 4}, {}, True),
    ({"stat": "dice", "state": "taken", "cmp": ">", "n": 0}, {}, False),
    ({"stat": "die_value", "cmp": "==", "n": 1}, {}, True),
    ({"stat": "die_face", "cmp": "!=", "n": 1}, {}, False),
    ({"stat": "cards", "type": "raid", "cmp": "==", "n": 1}, {"camps": {0: "eq01 ra01"}}, True),
    ({"stat": "cards", "state": "spent", "cmp": ">=", "n": 1}, {"camps": {0: "eq01 ra01!"}}, True),
    ({"stat": "cards", "state": "ready", "cmp": ">=", "n": 1}, {"camps": {0: "eq01 ra01!"}}, False),
    ({"stat": "cards", "state": "filled", "cmp": "==", "n": 1}, {"camps": {0: "eq01 me06=bb"}}, True),
    ({"stat": "cards", "state": "unfilled", "cmp": ">", "n": 0}, {"camps": {0: "eq01 me08=b"}}, True),
    ({"stat": "cards", "state": "fled", "cmp": "==", "n": 1}, {"camps": {0: "eq01 cu02~"}}, True),
    ({"stat": "cards", "state": "kept", "cmp": "==", "n": 1}, {"camps": {0: "eq01 cu02~"}}, True),
    ({"stat": "cards", "state": "active", "cmp": "==", "n": 1}, {"camps": {0: "eq01 me08=b"}}, True),
    ({"stat": "cards", "of": "kinds", "cmp": "==", "n": 2}, {"camps": {0: "eq01 tr01"}}, True),
    ({"stat": "cards", "of": "most", "cmp": "==", "n": 2}, {"camps": {0: "eq01 eq02"}}, True),
    ({"stat": "cards", "of": "least", "cmp": "==", "n": 0}, {}, True),
    ({"stat": "cubes", "place": "wagons", "cmp": "==", "n": 2}, {"wagons": WAGONS}, True),
    ({"stat": "cubes", "place": "wagons", "color": "blue", "cmp": "<", "n": 1}, {"wagons": WAGONS}, False),
    ({"stat": "cubes", "place": "cards", "cmp": "==", "n": 2}, {"camps": {0: "eq01 me06=bb"}}, True),
    ({"stat": "cubes", "color": ["red", "black", "yellow"], "cmp": ">", "n": 0}, {"shipped": {0: "wg20"}}, True),
    ({"stat": "cubes", "place": "reserve", "color": "red", "cmp": "==", "n": 20}, {}, True),
    ({"stat": "wagons", "cmp": "==", "n": 1}, {"shipped": {0: "wg20"}}, True),
    ({"stat": "wagons", "state": "standing", "cmp": "==", "n": 2}, {}, True),
    ({"stat": "deck", "color": "blue", "cmp": "==", "n": 9}, {}, True),
    ({"stat": "round", "cmp": "==", "n": 1}, {}, True),
    ({"stat": "turn", "cmp": "==", "n": 2}, {}, False),
    ({"stat": "turns_this_round", "cmp": "==", "n": 1}, {}, True),
    ({"stat": "players", "cmp": "==", "n": [2, 3, 4]}, {}, True),
    ({"stat": "action_pillage", "cmp": "==", "n": 1}, {}, True),
    ({"stat": "action_draw", "cmp": "==", "n": 0}, {}, True),
    ({"stat": "cards", "cmp": "most"}, {}, True),
    ({"stat": "cards", "cmp": "most", "alone": True}, {"camps": {0: "eq01", 1: "eq02"}}, False),
    ({"stat": "cards", "cmp": "fewest"}, {}, False),
    ({"stat": "cards", "cmp": "rank", "n": 2}, {"camps": {0: "eq01", 1: "eq02 eq03"}}, True),
    ({"stat": "cards", "cmp": "tied"}, {"camps": {0: "eq01", 1: "eq02"}}, True),
    ({"stat": "cards", "cmp": ">=", "n": 1, "whose": "opponent"}, {"camps": {0: "eq01", 1: "eq02"}}, True),
    ({"stat": "cards", "cmp": ">=", "n": 1, "whose": "opponents"}, {"seats": 3, "camps": {0: "eq01", 1: "eq02"}}, False),
    ({"stat": "cards", "cmp": ">=", "n": 1, "whose": "active"}, {}, True),
    ({"stat": "cards", "cmp": ">=", "n": 1, "whose": "owner"}, {}, True),
]  # fmt: skip


@pytest.mark.rule("P5.7")
@pytest.mark.parametrize(("condition", "how", "holds"), CONDITIONS, ids=lambda v: str(v)[:60])
def test_a_condition(condition: dict[str, Any], how: dict[str, Any], holds: bool) -> None:
    assert pillages([condition], **how) == (3 if holds else 1)


def test_every_count_is_tested() -> None:
    tested = {condition["stat"] for condition, _, _ in CONDITIONS}
    assert tested | set(SHORT) == set(DETAILS)


def test_and_or_not() -> None:
    yes, no = ({"stat": "round", "cmp": "==", "n": n} for n in (1, 2))
    assert pillages([yes, {"any": [no, yes]}, {"not": no}, {"all": [yes, yes]}]) == 3
    assert pillages([yes, no]) == 1
    assert pillages([{"any": [no, no]}]) == 1
    assert pillages([{"not": {"any": [no, yes]}}]) == 1
    assert pillages([{"not": {"all": [{"not": no}, no]}}]) == 3


@pytest.mark.parametrize(
    ("amount", "taken"),
    [
        ({"per": {"stat": "cards", "type": "raid"}}, 4),
        ({"per": {"stat": "cards", "type": "raid"}, "most": 2}, 3),
        ({"per": {"stat": "cards", "type": "raid"}, "each": 2}, 2),
        ({"per": {"stat": "cards", "type": "raid"}, "times": 2, "plus": 1}, 8),
        ({"per": {"stat": "cards", "type": "treasure"}, "least": 1}, 2),
        ({"per": {"stat": "cards", "whose": "opponents"}}, 2),
        ({"per": {"stat": "cards", "whose": "everyone"}, "most": 9}, 6),
        ({"per": {"stat": "round"}}, 2),
    ],
)
def test_an_amount_is_counted(amount: dict[str, Any], taken: int) -> None:
    effect = {"trigger": "pillage", "do": [{"op": "modify", "stat": "pillage", "by": amount}]}
    p = with_({"eq01": effect}, camps={0: "eq01 ra01 ra02 ra03", 1: "eq02"})
    assert left(go(p, "die yellow", "pillage")) == taken


def raid(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"trigger": "activate", "limit": "game", "do": list(do), **more}


def test_cubes_from_an_opponents_stash_into_mine_by_the_victims_choice() -> None:
    steal = {
        **RESERVE,
        "from": "stash",
        "to": "stash",
        "target": "each_opponent",
        "chooser": "target",
    }
    p = with_({"ra01": raid(steal)}, camps={0: "ra01"}, shipped={1: "wg20"})
    go(p, "die yellow", "raid ra01")
    assert p.actor == 1
    assert all(text.startswith("return ") for text in moves(p))
    total = all_cubes(p)
    go(p, moves(p)[0])
    assert sum(stash(p, 0).values()) == 1
    assert all_cubes(p) == total


def test_all_cubes_of_a_colour_return_without_a_choice() -> None:
    sweep = {"op": "move", "amount": "all", "color": "blue", "from": "wagons", "to": "reserve", "target": "everyone", "chooser": "nobody"}  # fmt: skip
    p = with_(
        {"ra01": raid(sweep)}, camps={0: "ra01"}, wagons={0: "wg04=bg.. wg05", 1: "wg16 wg32=b"}
    )
    was = reserve(p, "blue")
    go(p, "die yellow", "raid ra01")
    assert on(p, "wg04") == ".g.."
    assert reserve(p, "blue") > was
    assert "pillage" in moves(p)


def test_all_alike_and_a_given_colour_and_wagons_only() -> None:
    alike = {**RESERVE, "amount": 2, "color": "alike"}
    p = go(
        with_({"ra01": raid(alike)}, camps={0: "ra01"}), "die yellow", "raid ra01", "put green wg04"
    )
    assert {text.split()[1] for text in puts(p)} <= {"green"}
    red = {**RESERVE, "color": "red", "to": "wagons"}
    p = with_({"ra01": raid(red)}, camps={0: "ra01 me08"})
    assert {text.split()[1] for text in puts(go(p, "die yellow", "raid ra01"))} == {"red"}
    assert not any("me08" in text for text in moves(p))


def test_cubes_from_my_card_to_my_wagons_and_from_cards_of_others() -> None:
    own = {**RESERVE, "from": "mercenary", "to": "wagons", "target": "self"}
    p = go(with_({"ra01": raid(own)}, camps={0: "ra01 me08=bb"}), "die yellow", "raid ra01")
    go(p, "put blue wg04 from me08")
    assert (on(p, "me08"), on(p, "wg04")[0]) == ("b", "b")
    theirs = {**RESERVE, "from": "cards", "target": "each_opponent", "up_to": True}
    p = with_({"ra01": raid(theirs)}, camps={0: "ra01", 1: "me08=b cu02=g"})
    go(p, "die yellow", "raid ra01")
    assert {text.split()[-1] for text in puts(p)} == {"me08", "cu02"}
    assert "none" in moves(p)


def test_a_chosen_opponent_receives_from_my_wagons() -> None:
    gift = {**RESERVE, "from": "wagons", "target": "self", "receiver": "opponent_choice"}
    p = with_({"ra01": raid(gift)}, 3, camps={0: "ra01"}, wagons={0: "wg04=bg.. wg05"})
    go(p, "die yellow")
    assert "raid ra01 1" in moves(p) or "raid ra01 2" in moves(p)
    text = next(text for text in moves(p) if text.startswith("raid ra01"))
    assert go(p, text).actor == int(text[-1])


def test_everyone_places_one_after_the_other() -> None:
    p = with_({"ra01": raid({**RESERVE, "receiver": "everyone"})}, 3, camps={0: "ra01"})
    go(p, "die yellow", "raid ra01")
    for seat in range(3):
        assert p.actor == seat
        go(p, puts(p)[0])


def test_what_was_just_placed_can_be_taken() -> None:
    take = {**RESERVE, "from": "placed", "to": "stash", "target": "self"}
    effect = {"trigger": "pillage", "optional": True, "do": [take]}
    p = with_({"eq01": effect}, camps={0: "eq01"}, wagons={0: "wg04=bg.. wg05"})
    go(p, "die yellow", "pillage", "put yellow wg04", "use eq01")
    assert moves(p) == ["return yellow wg04"]
    assert stash(go(p, "return yellow wg04"), 0) == {"yellow": 1}


def test_a_choice_is_said_by_the_number_of_its_list() -> None:
    effect = {"trigger": "activate", "limit": "game", "one_of": [[RESERVE], [MORE]]}
    p = go(with_({"ra01": effect}, camps={0: "ra01"}), "die yellow")
    assert {"raid ra01 1", "raid ra01 2"} <= set(moves(p))
    assert left(go(p.copy(), "raid ra01 2", "pillage")) == 3
    assert puts(go(p, "raid ra01 1"))


def test_the_table_is_seen_while_a_later_list_is_carried_out() -> None:
    effect = {"trigger": "activate", "limit": "game", "one_of": [[MORE], [RESERVE]]}
    p = go(with_({"ra01": effect}, camps={0: "ra01"}), "die yellow", "raid ra01 2")
    assert puts(p)
    for seat in (0, 1, None):
        assert GAME.view(p, seat)["effect"] == "ra01"
        assert GAME.drawing(GAME.view(p, seat))


def test_a_mandatory_choice_must_be_made() -> None:
    effect = {"trigger": "turn_end", "one_of": [[RESERVE], [{**RESERVE, "color": "red"}]]}
    p = go(with_({"eq01": effect}, camps={0: "eq01"}), "die yellow", "pillage", "put yellow wg04")
    assert moves(p) == ["use eq01 1", "use eq01 2"]


def test_two_arguments_are_asked_one_after_the_other() -> None:
    draw = {"op": "draw", "amount": 1, "deck": "other"}
    take = {**RESERVE, "from": "wagons", "target": "opponent_choice"}
    p = with_(
        {"ra01": raid(draw, take)}, 3, camps={0: "ra01"}, wagons={0: "wg04 wg05", 1: "wg16=bb wg32"}
    )
    go(p, "die yellow", "raid ra01 blue", "cards eq03", "play eq03")
    assert moves(p) == ["raid ra01 1"]
    assert all(text.endswith(" from wg16") for text in puts(go(p, "raid ra01 1")))


def test_three_effects_on_one_card_each_with_its_limit() -> None:
    effects = [
        {"trigger": "die_taken", "optional": True, "limit": "turn", "do": [MORE]},
        {"trigger": "die_taken", "optional": True, "limit": "turn", "do": [RESERVE]},
        {"trigger": "score", "do": [{"op": "score", "amount": 5}]},
    ]
    p = go(with_({"eq01": effects}, camps={0: "eq01"}), "die yellow")
    assert p.scores()[0] == 5
    assert {"use eq01 1", "use eq01 2"} <= set(moves(p))
    go(p, "use eq01 1")
    assert "use eq01 1" not in moves(p)
    assert "use eq01 2" in moves(p)


def test_without_a_limit_an_effect_is_offered_twenty_times_a_turn() -> None:
    p = with_(
        {"eq01": {"trigger": "before_die", "optional": True, "do": [MORE]}}, camps={0: "eq01"}
    )
    for _ in range(20):
        go(p, "use eq01")
    assert "use eq01" not in moves(p)
    assert left(go(p, "die yellow", "pillage")) == 20  # the reserve has no more


def test_points_for_anything_on_any_card() -> None:
    score = {"trigger": "score", "do": [{"op": "score", "amount": {"per": {"stat": "cards", "type": "raid"}, "times": 2}}]}  # fmt: skip
    p = with_({"me08": score, "tr01": score}, camps={0: "me08=bb tr01 ra01 ra02"})
    assert p.scores()[0] == 2 + 1 + 4 + 4  # raids, a filled mercenary, both cards
    q = with_({"me08": score}, camps={0: "me08=b ra01 ra02"})
    assert q.scores()[0] == 2 - 1  # not filled: it does not act


def test_after_the_last_turn_its_number_is_counted() -> None:
    score = {"trigger": "score", "do": [{"op": "score", "amount": {"per": {"stat": "turn"}}}]}
    p = with_({"tr01": score}, camps={0: "tr01"})
    assert p.scores()[0] == 1
    p.s[0].turns = 5  # all of the round
    assert p.scores()[0] == 5


def test_a_condition_on_what_holds_all_the_time() -> None:
    wagons = {"trigger": "passive", "condition": [{"stat": "cards", "type": "raid", "cmp": ">=", "n": 1}], "do": [{"op": "modify", "stat": "wagon_limit", "by": 1}]}  # fmt: skip
    assert GAME.view(with_({"eq05": wagons}, camps={0: "eq05"}), 0)["camps"][0]["wagon_limit"] == 2
    p = with_({"eq05": wagons}, camps={0: "eq05 ra01"})
    assert GAME.view(p, 0)["camps"][0]["wagon_limit"] == 3


def test_a_mandatory_effect_before_the_die_happens_when_the_turn_begins() -> None:
    p = with_({"eq01": {"trigger": "before_die", "do": [RESERVE]}}, camps={1: "eq01"})
    go(p, "die yellow", "pillage", "put yellow wg04")
    assert p.actor == 1
    assert puts(p)


def test_both_actions_by_a_mandatory_effect_of_the_die() -> None:
    both = {"op": "allow", "rule": "both_actions"}
    red = [{"stat": "dice", "state": "mine", "color": "red", "cmp": "==", "n": 1}]
    effect = {"trigger": "die_taken", "condition": red, "do": [both]}
    p = with_({"eq01": effect}, camps={0: "eq01"})
    assert moves(go(p.copy(), "die red", "pillage", "put red wg05")) == ["draw"]
    assert go(p, "die yellow", "pillage", "put yellow wg04").actor == 1


def test_who_was_attacked_answers() -> None:
    answer = {"trigger": "attacked", "optional": True, "do": [RESERVE]}
    p = with_(
        {"eq09": answer}, camps={0: "ra01", 1: "eq09"}, wagons={0: "wg04 wg05", 1: "wg16=bb wg32"}
    )
    go(p, "die yellow", "raid ra01")
    go(p, puts(p)[0])
    assert (p.actor, moves(p)) == (1, ["none", "use eq09"])


def test_draw_and_keep_two() -> None:
    draw = {"op": "draw", "amount": 3, "deck": "blue", "keep": 2}
    p = go(with_({"ra01": raid(draw)}, camps={0: "ra01"}), "die yellow", "raid ra01")
    go(p, "cards eq03 eq04 eq05", "play eq04")
    assert moves(p) == ["play eq03", "play eq05"]
    go(p, "play eq03")
    assert "pillage" in moves(p)


def test_more_cards_by_an_event() -> None:
    more = {"op": "modify", "stat": "draw", "by": 2}
    p = go(with_({"ra01": raid(more)}, camps={0: "ra01"}), "die yellow", "raid ra01", "draw")
    assert int(p.s[0].number) == 3


def test_an_available_die_is_set_or_changed() -> None:
    three = {"op": "dice", "act": "set", "set": 3}
    effect = {"trigger": "before_die", "optional": True, "limit": "turn", "do": [three]}
    p = with_({"eq01": effect}, camps={0: "eq01"})
    assert "use eq01 red" in moves(p)
    go(p, "use eq01 red")
    assert GAME.view(p, 0)["dice"][1]["face"] == 3
    lower = {**effect, "do": [{"op": "dice", "act": "set", "by": -1}]}
    p = with_({"eq01": lower}, camps={0: "eq01"})
    assert not any(text.startswith("use") for text in moves(p))  # every die shows 1


def test_a_used_raid_becomes_ready_again() -> None:
    ready = {"trigger": "die_taken", "optional": True, "limit": "game", "do": [{"op": "card", "act": "ready"}]}  # fmt: skip
    p = go(with_({"eq01": ready}, camps={0: "eq01 ra04! ra05", 1: "ra06!"}), "die yellow")
    assert [text for text in moves(p) if text.startswith("use")] == ["use eq01 ra04"]
    assert "raid ra04" not in moves(p)
    assert "raid ra04" in moves(go(p, "use eq01 ra04"))


def test_a_card_goes_back_under_its_deck_and_its_valuables_to_the_reserve() -> None:
    away = {"op": "card", "act": "return", "type": ["mercenary", "curse"], "target": "everyone"}
    p = with_({"ra01": raid(away)}, camps={0: "ra01 eq02 cu02=g", 1: "me08=bb eq03"})
    total, was = all_cubes(p), reserve(p, "blue")
    go(p, "die yellow")
    told = [text for text in moves(p) if text.startswith("raid")]
    assert told == ["raid ra01 cu02", "raid ra01 me08"]
    before = p.copy()
    go(p, "raid ra01 me08")
    assert (reserve(p, "blue"), all_cubes(p)) == (was + 2, total)
    seen = GAME.view(p, 0)
    assert "me08" not in str(seen["camps"][1])
    assert seen["decks"][2]["under"] == ["me08"]
    happened = GAME.happened(before, before.parse("raid ra01 me08"), p, 0)
    assert any(h["kind"] == "returned_card" for h in happened)


def test_a_curse_moves_on_and_equipment_is_taken() -> None:
    on = {"op": "card", "act": "take", "type": "curse", "receiver": "next_player"}
    p = with_({"ra01": raid(on)}, 3, camps={0: "ra01 cu02=g"})
    go(p, "die yellow", "raid ra01 cu02")
    camps = GAME.view(p, 0)["camps"]
    assert [[card["id"] for card in camp["cards"]] for camp in camps[:2]] == [["ra01"], ["cu02"]]
    assert camps[1]["cards"][0]["cubes"] == ["green"]
    steal = {"op": "card", "act": "take", "type": "equipment", "target": "each_opponent"}
    effects = {"ra01": raid(steal, attack=True)}
    p = go(with_(effects, camps={0: "ra01", 1: "eq02 me08"}), "die yellow")
    assert [text for text in moves(p) if text.startswith("raid")] == ["raid ra01 eq02"]
    go(p, "raid ra01 eq02")
    assert "eq02" in str(GAME.view(p, 0)["camps"][0]["cards"])
    shield = {"trigger": "passive", "do": [{"op": "forbid", "rule": "attack"}]}
    p = with_({**effects, "eq03": shield}, camps={0: "ra01", 1: "eq02 eq03"})
    assert not any(text.startswith("raid") for text in moves(go(p, "die yellow")))


def test_what_a_card_waited_for_is_lost_when_it_leaves() -> None:
    away = {"trigger": "raid_used", "do": [{"op": "card", "act": "return", "target": "each_opponent"}]}  # fmt: skip
    answer = {"trigger": "opponent_raid", "optional": True, "do": [RESERVE]}
    effects = {"ra01": raid(RESERVE), "eq01": away, "eq02": answer}
    p = go(with_(effects, camps={0: "ra01 eq01", 1: "eq02"}), "die yellow", "raid ra01")
    go(p, puts(p)[0])
    assert moves(p) == ["next eq01", "next eq02"]
    go(p, "next eq01", "use eq01 eq02")
    assert "pillage" in moves(p)


ELEVEN: dict[str, Any] = {
    "eq01": {"trigger": "ship", "optional": True, "do": [{**RESERVE, "amount": {"per": {"stat": "cards", "type": "raid"}, "most": 3}}]},
    "eq02": {"trigger": "turn_end", "condition": [{"stat": "cubes", "cmp": "fewest"}], "do": [{**RESERVE, "to": "stash", "color": "die"}]},
    "eq03": {"trigger": "passive", "condition": [{"stat": "wagons", "cmp": ">=", "n": 3, "whose": "opponent"}], "do": [{"op": "forbid", "rule": "attack"}]},
    "ra01": raid({**RESERVE, "from": "stash", "target": "opponent_choice", "amount": 2, "color": "alike"}, attack=True),
    "ra02": {"trigger": "activate", "limit": "game", "one_of": [[{**RESERVE, "amount": 3, "to": "card"}], [{"op": "draw", "amount": 2, "deck": "die"}]]},
    "ra03": raid({"op": "move", "amount": 1, "color": "any", "from": "cards", "to": "reserve", "target": "each_opponent", "chooser": "target"}, MORE),
    "me01": {"trigger": "die_taken", "condition": [{"any": [{"stat": "dice", "state": "mine", "color": "red", "cmp": "==", "n": 1}, {"stat": "die_face", "cmp": "==", "n": 3}]}], "do": [RESERVE]},
    "me02": [{"trigger": "pillage", "do": [{"op": "modify", "stat": "pillage", "by": 1}]}, {"trigger": "score", "do": [{"op": "score", "amount": {"per": {"stat": "cubes"}, "each": 5}}]}],
    "cu01": {"trigger": "turn_end", "condition": [{"not": {"stat": "action_draw", "cmp": "==", "n": 1}}], "attack": True, "do": [{"op": "move", "amount": 1, "color": "any", "from": "stash", "to": "reserve", "target": "self"}]},
    "cu02": {"trigger": "opponent_ship", "do": [{"op": "move", "amount": 1, "color": "any", "from": "wagons", "to": "stash", "target": "self", "receiver": "active", "up_to": True}]},
    "tr01": {"trigger": "score", "condition": [{"stat": "wagons", "cmp": "most", "alone": True}], "do": [{"op": "score", "amount": 7}]},
}  # fmt: skip


@pytest.mark.rule("P5.7", "cards")
def test_eleven_plausible_cards_are_accepted_played_and_read_out() -> None:
    cards = cards_with(**ELEVEN)
    entries = [entry for entry in cards["card"] if entry["id"] in ELEVEN]
    for entry in entries:
        for text in reading(entry):
            for language in ("en", "fr"):
                assert text[language].endswith(".")
                assert "{" not in text[language]
                assert "reading" not in text[language]
    camps = {0: "eq01 eq02 eq03 ra01 ra02 ra03 me01 me02 tr01", 1: "cu01 cu02"}
    p = table(2, cards=cards, camps=camps)
    total = all_cubes(p)
    for step in range(400):
        if p.is_over:
            break
        p.play(int(p.legal()[step % len(p.legal())]) if p.actor >= 0 else p.sample(rng(step)))
        assert all_cubes(p) == total


def test_every_shipped_card_is_read_out_in_both_languages() -> None:
    for entry in shipped_cards()["card"]:
        for text in reading(entry):
            assert text["en"] != text["fr"]
            assert "{" not in text["en"] + text["fr"]
