"""What a table is told: views, choices in steps, happenings, sentences, notation."""

from __future__ import annotations

import pytest

from kurultai.core.errors import Unreadable
from kurultai.core.text import Reader, reading
from kurultai.games.huns.moves import MOVES
from kurultai.games.huns.notation import format_move, parse_move

from .table import GAME, accepted, go, refused, table


def steps(p, move: str) -> list[str]:  # type: ignore[no-untyped-def]
    return next(c["steps"] for c in GAME.choices(p) if c["move"] == move)


@pytest.mark.rule("P11")
def test_every_number_has_one_text_and_back() -> None:
    texts = [format_move(move, 4, -1) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    for move in (*range(0, 20_000, 3), *range(20_000, MOVES, 11)):
        assert parse_move(texts[move], 4, -1) == move
    assert refused(table(), "put blue wg01 red from wg02", by="P1.1")


def test_bad_texts_say_what_is_expected() -> None:
    p = table()
    for text, told in (
        ("jump", "A move begins with"),
        ("die pink", "die blue"),
        ("put blue wg05 blue", "put blue wg05"),
        ("put blue wg05 from", "put blue wg05"),
        ("play cu01 on 3", "play cu03 on 1"),
        ("raid ra03 2", "raid ra01"),
        ("use eq03 blue red green", "use eq04"),
        ("cards eq01 ra01", "one deck"),
        ("roll 1 2 3 4 1", "five faces"),
        ("", "A move begins with"),
    ):
        with pytest.raises(Unreadable) as refusal:
            p.parse(text)
        assert told in str(refusal.value)


def test_what_both_actions_of_each_die_would_give() -> None:
    p = table(camps={0: "eq02 me08=bb cu09"}, dice="1 2 3 1 2", wagons={0: "wg04=b... wg05"})
    offers = GAME.view(p, 0)["offers"]
    yellow = {"value": 2, "pillage": 3, "draw": 3, "free": 3, "fits": 3, "ships": 0}
    assert offers["yellow"] == yellow
    assert offers["blue"] == {**yellow, "value": 1, "pillage": 2, "draw": 2, "free": 0, "fits": 2}
    assert offers["green"]["pillage"] is None  # it will be rolled again
    go(p, "die yellow")
    die = GAME.view(p, 0)["die"]
    assert (die["pillage"], die["draw"], die["free"]) == (3, 3, 3)
    asked = GAME.asked(p)
    assert asked.said(Reader(you=0)) == "Pillage 3 yellow valuables, or draw 3 cards"
    assert asked.said(Reader("fr", you=0)) == "Pillez 3 Richesses jaunes, ou piochez 3 cartes"
    assert asked["en"] == "Wolf chooses: pillage or draw"


def test_steps_are_things_on_the_table() -> None:
    p = table(
        camps={0: "eq03 me03=bb ra03 ra06 ra10"}, dice="1 2 3 1 1", wagons={1: "wg16=br... wg32"}
    )
    assert steps(p, "die blue") == ["die:blue"]
    assert steps(p, "use eq03 red") == ["eq03", "die:red"]
    assert steps(p, "use me03 blue red") == ["me03", "die:blue", "die:red"]
    go(p, "die yellow")
    assert steps(p, "raid ra03 1") == ["ra03", "seat:1"]
    assert steps(p, "raid ra10 green") == ["ra10", "deck:green"]
    assert steps(p, "raid ra06") == ["ra06", "without"]
    assert steps(p, "raid ra06 wg04 wg01") == ["ra06", "wg04", "wg01"]
    assert steps(p, "pillage") == ["pillage"]
    go(p, "raid ra03 1")
    assert steps(p, "put blue wg04 from wg16") == ["wg16:blue", "wg04:blue"]
    go(p, "none", "pillage")
    assert steps(p, "put yellow wg04") == ["reserve:yellow", "wg04:yellow"]


def test_happenings_are_told_in_the_order_of_the_rules() -> None:
    p = table(wagons={0: "wg04=bgk. wg05"}, dice="1 1 1 1 2")
    go(p, "die yellow", "pillage")
    after = p.copy()
    go(after, "put yellow wg04")
    told = GAME.happened(p, p.parse("put yellow wg04"), after, None)
    assert [h["kind"] for h in told] == ["put", "ship"]
    assert told[0]["at"] == ["reserve:yellow", "wg04:yellow"]
    assert told[1]["at"] == ["wg04", "stash:0"]
    go(after, "take wg01", "wagon wg20")
    last = after.copy()
    go(last, "put yellow wg01")
    told = GAME.happened(after, after.parse("put yellow wg01"), last, 1)
    assert [h["kind"] for h in told] == ["put", "turn"]


def test_a_move_in_words_says_what_a_card_is_used_on() -> None:
    p = table(
        camps={0: "eq03 me03=bb ra03 ra06 ra07 ra10", 1: "me08=bb"},
        dice="1 2 3 1 1",
        wagons={1: "wg16=br... wg32"},
    )
    for move, words in (
        ("die yellow", "Wolf takes the yellow die, a 1."),
        ("use eq03 red", "Wolf uses Braided whip on the red die."),
        ("use me03 blue red", "Wolf uses Zercon the jester to swap the blue die and the red die."),
    ):
        assert GAME.describe(p, p.parse(move))["en"] == words
    go(p, "die yellow")
    for move, words in (
        ("raid ra03 1", "Wolf uses the raid Ambush against Falcon."),
        ("raid ra10 green", "Wolf uses the raid Sack of the shrine on the mercenary deck."),
        ("raid ra06", "Wolf uses the raid Fresh relay."),
        (
            "raid ra06 wg04 wg01",
            "Wolf uses the raid Fresh relay and swaps the purple wagon for a purple wagon.",
        ),
        (
            "raid ra07 me08",
            "Wolf uses the raid Burned camp against Ardaric the Gepid in Falcon's camp.",
        ),
    ):
        assert GAME.describe(p, p.parse(move))["en"] == words


def test_sentences_speak_to_who_reads_them() -> None:
    """ "You" for the one who acts and for the one who is acted on, and articles in French."""
    p = table(camps={0: "ra03", 1: "me07=bb"}, wagons={1: "wg16=br... wg32"})
    go(p, "die yellow")
    raid = GAME.describe(p, p.parse("raid ra03 1"))
    assert raid.said(Reader(you=0)) == "You use the raid Ambush against Falcon."
    assert raid.said(Reader(you=1)) == "Wolf uses the raid Ambush against you."
    french = raid.said(Reader("fr", ("Ada", None), you=1))
    assert french == "Ada active la Razzia «\u00a0Embuscade\u00a0» contre vous."
    go(p, "raid ra03 1")
    put = GAME.describe(p, p.parse("put blue wg04 from wg16"))
    said = put.said(Reader(you=1))
    assert said == "Wolf takes a blue valuable from your orange wagon. It goes on the purple wagon."
    french = put.said(Reader("fr", (None, "Eve")))
    assert french.startswith("Loup prend une Richesse bleue sur le Chariot orange d'Eve.")
    go(p, "put blue wg04 from wg16", "none", "pillage", "put yellow wg04")
    go(p, "die green", "pillage")
    after = go(p.copy(), "put green me07")
    told = GAME.happened(p, p.parse("put green me07"), after, None)
    assert told[1]["text"]["en"] == "Kreka the queen is filled and acts from now on."
    french = "Le Mercenaire «\u00a0Kreka, la reine\u00a0» est rempli et agit désormais."
    assert told[1]["text"]["fr"] == french


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_drawing_names_everything_in_sight(seat: int | None) -> None:
    p = table(camps={0: "eq03 me03=bb", 1: "cu01~"}, shipped={1: "wg09"})
    drawn = GAME.drawing(GAME.view(p, seat))
    for word in ("Braided whip", "Zercon", "Steppe plague (cu01): fled", "wg04", "reserve", "Wolf"):
        assert word in drawn
    assert ("Shipped: orange wagon (wg09" in drawn) == (seat == 1)
    with reading(Reader("fr")):
        french = GAME.drawing(GAME.view(p, seat))
    assert "dans la Réserve" in french and "point" in french and "wagon (" not in french
    assert accepted(p, "die blue")
