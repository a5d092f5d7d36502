"""What a raid or a card would do here is said before it happens."""

from __future__ import annotations

import pytest

from kurultai.core.game import Position

from .table import GAME, go, moves, table


def told(p: Position, card: str, language: str = "en") -> str:
    return " ".join(text[language] for text in GAME.view(p, p.actor)["outlook"][card])


@pytest.mark.parametrize(
    ("camps", "wagons", "card", "says"),
    [
        ("ra01", "wg16=br... wg32", "ra01", "Falcon loses 1 valuable. You can take blue and red."),
        ("ra03", "wg16=br... wg32", "ra03", "Falcon loses up to 2 valuables."),
        ("ra02", "wg16 wg32", "ra02", "up to 2 valuables from the reserve. There is room for blue"),
        ("ra04", "wg16 wg32", "ra04", "takes 3 yellow valuables instead of 1."),
        ("ra05", "wg16 wg32", "ra05", "You pillage 1 valuable and draw 1 card."),
        ("ra10", "wg16 wg32", "ra10", "You look at 2 cards and have to play one. After that"),
        ("me02=bbb", "wg16 wg32", "me02", "Your die counts 3 instead of 1."),
    ],
)
def test_a_card_that_may_be_used(camps: str, wagons: str, card: str, says: str) -> None:
    p = go(table(camps={0: camps}, wagons={1: wagons}), "die yellow")
    assert says in told(p, card)
    assert GAME.view(p, 1)["outlook"] == GAME.view(p, None)["outlook"] == {}


def test_who_is_protected_or_has_nothing_is_said_too() -> None:
    wagons = {1: "wg16=br... wg32", 2: "wg06 wg15", 3: "wg23 wg28=b..."}
    p = go(table(4, camps={0: "ra01 ra11", 1: "me06=bb"}, wagons=wagons), "die yellow")
    says = told(p, "ra01")
    assert "Falcon is protected and loses nothing." in says
    assert "Stag has no valuables on the wagons." in says
    assert "Horse loses 1 valuable. You can take blue." in says
    assert "Horse returns 1 valuable if you name one of these colours: blue." in told(p, "ra11")


def test_a_mercenary_that_would_stop_acting() -> None:
    p = go(table(camps={0: "ra07", 1: "me08=bb me04=r"}), "die yellow")
    says = told(p, "ra07")
    assert "Ardaric the Gepid in Falcon's camp would lose 2 valuables and stop acting." in says
    assert "Onegesius the steward in Falcon's camp would lose 1 valuable." in says


@pytest.mark.parametrize(
    ("die", "deck", "card", "says"),
    [
        ("green", "me08", "me08", "It acts once its 2 slots are filled."),
        ("black", "cu01", "cu01", "flees and loses 2 points at the end."),
        ("blue", "eq01", "eq01", "A curse keeps it from acting for now."),
        ("yellow", "tr01", "tr01", "Its condition is met now: 2 points."),
        ("yellow", "tr06", "tr06", "Its condition is not met yet."),
    ],
)
def test_a_card_that_has_to_be_played(die: str, deck: str, card: str, says: str) -> None:
    p = go(table(camps={0: "cu07"}), f"die {die}", "draw", f"cards {deck}")
    assert says in told(p, card)
    assert told(p, card, "fr")
    assert GAME.view(p, 1)["outlook"] == {}


@pytest.mark.rule("N8", "P5.2")
def test_nobody_is_asked_about_raids_that_can_do_nothing() -> None:
    """An empty stash, no card to fill, no valuables of others: the turn simply ends."""
    p = table(camps={0: "ra01 ra04 ra08 ra09"})
    assert go(p, "die yellow", "pillage", "put yellow wg04").actor == 1
    p = table(camps={0: "ra01 ra02"})
    go(p, "die yellow", "pillage", "put yellow wg04")
    assert moves(p) == ["none", "raid ra02"]
