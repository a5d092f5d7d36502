"""The twelve treasures are met exactly when their texts say so (P10, P5.5)."""

from __future__ import annotations

import pytest

from kurultai.core.game import Position
from kurultai.core.sheet import EVERYONE

from .table import refused, status, table

# wagons by type: purple wg01-08, orange wg09-16, green wg17-24, blue wg25-32


def is_met(p: Position, id_: str) -> bool:
    """Whether a treasure is met; its points are there exactly then."""
    met = status(p, id_) == "met"
    lines = {line["line"]: line["points"][0] for line in p.game.sheet(p, EVERYONE)}
    assert lines["treasures"] == (p.seats if met else 0)
    return met


@pytest.mark.rule("treasure", "score.treasure")
def test_tr01_nobody_shipped_more() -> None:
    assert is_met(table(camps={0: "tr01"}), "tr01")
    assert is_met(table(camps={0: "tr01"}, shipped={0: "wg08", 1: "wg09"}), "tr01")
    p = table(camps={0: "tr01"}, shipped={1: "wg09"})
    assert not is_met(p, "tr01")
    assert refused(p, "use tr01", by="P5.1")


def test_tr02_raids_in_camp_used_or_not() -> None:
    assert not is_met(table(camps={0: "tr02 ra01 ra02 ra03"}), "tr02")
    assert is_met(table(camps={0: "tr02 ra01 ra02 ra03 ra04!"}), "tr02")
    assert is_met(table(seats=3, camps={0: "tr02 ra01 ra02 ra03"}), "tr02")
    assert not is_met(table(seats=4, camps={0: "tr02 ra01 ra02"}), "tr02")


def test_tr03_types_shipped() -> None:
    assert is_met(table(camps={0: "tr03"}, shipped={0: "wg08 wg09 wg17 wg25"}), "tr03")
    assert not is_met(table(camps={0: "tr03"}, shipped={0: "wg08 wg09 wg17 wg18"}), "tr03")
    assert is_met(table(seats=3, camps={0: "tr03"}, shipped={0: "wg08 wg09 wg17"}), "tr03")


def test_tr04_wagons_of_one_type() -> None:
    assert is_met(table(camps={0: "tr04"}, shipped={0: "wg09 wg10 wg11"}), "tr04")
    assert not is_met(table(camps={0: "tr04"}, shipped={0: "wg09 wg10 wg17"}), "tr04")
    assert is_met(table(seats=4, camps={0: "tr04"}, shipped={0: "wg09 wg10"}), "tr04")


def test_tr05_filled_mercenaries() -> None:
    assert is_met(table(camps={0: "tr05 me01=bb me03=rr me09=g cu06"}), "tr05")
    assert not is_met(table(camps={0: "tr05 me01=bb me03=r me09=g"}), "tr05")
    assert is_met(table(seats=3, camps={0: "tr05 me01=bb me09=g"}), "tr05")


def test_tr06_equipment() -> None:
    assert is_met(table(camps={0: "tr06 eq01 eq02 eq03 eq04 cu07"}), "tr06")
    assert not is_met(table(camps={0: "tr06 eq01 eq02 eq03"}), "tr06")
    assert is_met(table(seats=3, camps={0: "tr06 eq01 eq02 eq03"}), "tr06")


def test_tr07_a_filled_curse_and_none_fled() -> None:
    assert is_met(table(camps={0: "tr07 cu01!=bbb"}), "tr07")
    assert not is_met(table(camps={0: "tr07 cu01=bb"}), "tr07")
    assert not is_met(table(camps={0: "tr07 cu01!=bbb cu02~"}), "tr07")


def test_tr08_cubes_of_every_colour_in_the_stash() -> None:
    all_colours = "wg16"  # one of each
    p = table(seats=4, camps={0: "tr08"}, wagons={1: "wg08 wg32"}, shipped={0: all_colours})
    assert is_met(p, "tr08")
    assert not is_met(
        table(seats=3, camps={0: "tr08"}, wagons={1: "wg08 wg32"}, shipped={0: all_colours}), "tr08"
    )
    p.s[0].stash[0, 2] = 0
    assert not is_met(p, "tr08")


def test_tr09_cubes_of_one_colour_in_the_stash() -> None:
    p = table(camps={0: "tr09"})
    p.s[0].stash[0, 3] = 6
    assert not is_met(p, "tr09")
    p.s[0].stash[0, 3] = 7
    assert is_met(p, "tr09")


def test_tr10_a_face_up_card_of_each_type() -> None:
    assert is_met(table(camps={0: "tr10 eq01 ra01! me01 cu01"}), "tr10")
    assert not is_met(table(camps={0: "tr10 eq01 ra01 me01 cu01~"}), "tr10")


def test_tr11_nobody_has_fewer_cards() -> None:
    assert is_met(table(seats=3, camps={0: "tr11", 1: "eq01", 2: "eq02 eq03"}), "tr11")
    assert not is_met(table(seats=3, camps={0: "tr11 eq01", 1: "eq02", 2: "eq03 eq04"}), "tr11")


@pytest.mark.rule("P5.5")
def test_tr12_exactly_one_player_shipped_more() -> None:
    assert is_met(table(seats=4, camps={0: "tr12"}, shipped={0: "wg08", 1: "wg09 wg10"}), "tr12")
    assert not is_met(table(seats=4, camps={0: "tr12"}, shipped={0: "wg08"}), "tr12")
    two = {1: "wg09", 2: "wg10"}
    assert not is_met(table(seats=4, camps={0: "tr12"}, shipped=two), "tr12")
    assert is_met(table(seats=4, camps={0: "tr12"}, shipped={1: "wg09"}), "tr12")
