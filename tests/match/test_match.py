"""A game being played: chance and forced moves, undo, resigning, replaying, refusals."""

from __future__ import annotations

import re

import pytest

from kurultai.core import record as records
from kurultai.core.bits import below, rng
from kurultai.core.contract.actors import CHANCE
from kurultai.core.errors import Illegal, NotYours, Unreadable
from kurultai.core.game import Position
from kurultai.core.playing import random_record
from kurultai.core.registry import game
from kurultai.core.sheet import EVERYONE
from kurultai.core.text import plain
from kurultai.core.turns import SETUP, Turn
from kurultai.match.chance import ScriptedChance
from kurultai.match.events import Event
from kurultai.match.match import Match
from kurultai.match.refusals import Finished, Stale, WrongSeat
from tests.match.dice import Dice, SecretDice

HEROES = game("heroes")

# Dschingis Khan: Green marches to an empty village, then onto Red's token in d3.
LOOKED = """
chance start 1, chance token 1 peasant, chance token 1 chinese
1 settle chinese c4 peasant d4 leader d4
chance token 0 herb, chance token 0 mongol
0 settle herb d3 mongol e3 leader e3
chance token 1 mongol, chance token 1 peasant, chance token 0 plague, chance token 0 peasant
1 take wall, 1 take wall, 1 march, 1 go e4 road mongol, 1 go d3 wall e3/e4 d3/d4 peasant
"""


def marched(steps: int) -> Match:
    """So many moves of that game."""
    lines = [line.split(maxsplit=1) for line in re.split("[,\n] *", LOOKED.strip())[:steps]]
    moves = [{"by": by if by == "chance" else int(by), "move": move} for by, move in lines]
    head = {"format": "kurultai/1", "game": "dschingis", "rules": "1", "seats": 2, "options": {}}
    return Match.from_record(records.read({**head, "moves": moves}))


def dice(*rolls: int, seats: int = 2, played: type[Dice] = Dice) -> Match:
    return Match.new(played(), seats, chance=ScriptedChance(f"roll {roll}" for roll in rolls))


def texts(match: Match) -> list[str]:
    return [move.text for move in match.moves]


def random_match(seed: int, moves: int) -> Match:
    match, dice = Match.new(HEROES, 2), rng(seed)
    while match.actor is not None and len(match.moves) < moves:
        choices = match.game.choices(match.position)
        match.play(match.actor, choices[below(dice, len(choices))]["move"])
    return match


# Playing


def test_a_new_match_draws_chance_up_to_the_first_decision() -> None:
    match = dice(1, 1, 2)
    assert texts(match) == ["roll 1", "walk", "roll 1", "walk", "roll 2"]
    assert match.actor == 0
    assert [move.is_decision for move in match.moves] == [False] * 5
    assert [move.by for move in match.moves] == [CHANCE, 0, CHANCE, 1, CHANCE]


def test_a_move_is_followed_by_chance_and_forced_moves() -> None:
    match = dice(2, 1, 2)
    events = match.play(0, "walk")
    assert [event.move for event in events] == ["walk", "roll 1", "walk", "roll 2"]
    assert match.moves[1].is_decision
    assert match.position.scores() == [2, 1]


def test_with_secrets_a_single_answer_is_not_played_by_itself() -> None:
    match = dice(1, 1, played=SecretDice)
    assert texts(match) == ["roll 1"]
    match.play(0, "walk")
    assert texts(match) == ["roll 1", "walk", "roll 1"]
    assert match.moves[1].is_decision


def test_real_chance_gives_both_outcomes() -> None:
    seen = {Match.new(Dice(), 2).moves[0].text for _ in range(64)}
    assert seen == {"roll 1", "roll 2"}


def test_a_game_without_chance_starts_with_an_empty_log() -> None:
    match = Match.new(HEROES, 2)
    assert match.version == 0
    assert match.actor == 0


# Refusals


def test_the_wrong_seat_may_not_move() -> None:
    with pytest.raises(WrongSeat):
        Match.new(HEROES, 2).play(1, "d10-d8")


def test_a_stale_move_is_refused_and_a_fresh_one_is_not() -> None:
    match = Match.new(HEROES, 2)
    match.play(0, "d1-d3", version=0)
    with pytest.raises(Stale):
        match.play(1, "d10-d8", version=0)
    match.play(1, "d10-d8", version=1)
    assert match.version == 2


def test_a_finished_game_takes_no_moves() -> None:
    match = dice(2, 2, 2, 2, 2)
    for seat in (0, 1, 0, 1, 0):
        match.play(seat, "walk")
    assert match.is_over
    assert match.actor is None
    with pytest.raises(Finished):
        match.play(1, "walk")
    with pytest.raises(Finished):
        match.undo({0, 1})
    with pytest.raises(Finished):
        match.resign(0)


def test_illegal_and_unreadable_moves_change_nothing() -> None:
    match = Match.new(HEROES, 2)
    before = match.position.s.tobytes()
    with pytest.raises(Illegal) as illegal:
        match.play(0, "d1-d9")
    assert illegal.value.rule in {rule.id for rule in HEROES.rulebook}
    with pytest.raises(Unreadable):
        match.play(0, "castle")
    assert match.position.s.tobytes() == before
    assert match.log == []


# Undo


def test_undo_goes_back_over_replies_and_forced_moves() -> None:
    match = dice(2, 2, 1, 2)
    match.play(0, "walk")
    match.play(1, "rest")  # then 0 walks by force, and it is 1's turn
    assert match.actor == 1
    (event,) = match.undo({0})
    assert event == Event("undo", 0, keep=1)
    assert texts(match) == ["roll 2"]
    assert match.actor == 0
    assert match.position.scores() == [0, 0]


def test_undo_of_all_seats_takes_back_one_decision() -> None:
    match = random_match(seed=3, moves=6)
    expected = match.at(5).s.tobytes()
    match.undo({0, 1})
    assert match.position.s.tobytes() == expected


def test_an_undo_is_an_event_and_no_number_is_used_twice() -> None:
    match = Match.new(HEROES, 2)
    match.play(0, "d1-d3")
    match.undo({0})
    match.play(0, "e1-e3")
    assert [event.kind for event in match.log] == ["move", "undo", "move"]
    assert match.version == 3
    with pytest.raises(Stale):
        match.play(1, "d10-d8", version=1)


def test_there_may_be_nothing_to_take_back() -> None:
    match = dice(1, 2)
    assert not match.can_undo({0, 1})
    with pytest.raises(NotYours, match="nothing to take back"):
        match.undo({0, 1})


def test_with_secrets_no_undo_leads_back_behind_what_chance_has_shown() -> None:
    match = dice(2, 2, 2, played=SecretDice)
    match.play(0, "walk")  # and 1 sees its roll
    assert not match.can_undo({0})
    with pytest.raises(NotYours, match="what has been seen since cannot be taken back"):
        match.undo({0})
    assert match.can_undo({0, 1}), "all of them, at one screen"
    match.undo({0, 1})
    assert texts(match) == ["roll 2"]


def test_no_undo_leads_back_behind_a_stack_that_was_looked_at() -> None:
    to_an_empty_village, onto_a_token = marched(15), marched(16)
    assert to_an_empty_village.can_undo({1})
    assert "look" in [happening["kind"] for happening in onto_a_token.history(1)[-1].happened]
    assert not onto_a_token.can_undo({1})
    assert onto_a_token.can_undo({0, 1})


# One's own turn


def test_in_my_own_turn_every_decision_of_mine_is_free() -> None:
    match = marched(15)  # Green took two walls, then marches: 1 is still to decide
    taken = texts(match).index("take wall")
    assert match.actor == 1
    assert match.own_turn({1}) == [taken, taken + 1, taken + 2, taken + 3]
    assert match.own_turn({0}) == []
    (event,) = match.take_back(taken + 1)
    assert event == Event("undo", 1, keep=taken + 1)
    assert match.own_turn({1}) == [taken]


def test_what_i_decided_before_chance_spoke_is_not_free() -> None:
    match = dice(2, 2, 2)
    match.play(0, "walk")
    match.play(1, "walk")
    assert match.own_turn({0}) == [], "the other has decided since"
    assert match.own_turn({0, 1}) == [], "dice were thrown since, also at one screen"
    assert match.can_undo({0}), "it can be asked for"


def test_what_i_decided_is_not_free_once_the_turn_has_passed_on() -> None:
    match = Match.new(HEROES, 2)
    match.play(0, "d1-d3")
    assert match.own_turn({0}) == []
    assert match.own_turn({0, 1}) == [0], "one person for both seats"


def test_what_a_look_has_shown_cannot_be_unseen_but_what_follows_it_is_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert marched(16).own_turn({1}) == []
    match = marched(15)

    def by_marching(its: object, before: Position, move: int, after: Position) -> bool:
        return before.format(move) == "march"

    monkeypatch.setattr(type(match.game), "reveals", by_marching)
    assert [match.moves[n].text for n in match.own_turn({1})] == ["go e4 road mongol"]


# Endings


def test_resigning_gives_the_game_to_the_other() -> None:
    match = random_match(seed=1, moves=5)
    match.resign(1)
    assert match.is_over
    assert match.result == {
        "scores": match.position.scores(),
        "winners": [0],
        "ended": "resign 1",
    }
    assert match.asked["en"] == "Teal resigns: Gold wins"
    assert match.asked["fr"] == "Turquoise abandonne\N{NO-BREAK SPACE}: Or gagne"
    records.check(match.record())


def test_three_players_cannot_resign() -> None:
    with pytest.raises(NotYours, match="game of two"):
        dice(2, seats=3).resign(0)


# Replaying


@pytest.mark.parametrize("seed", range(3))
def test_the_log_replays_to_the_same_position(seed: int) -> None:
    match = random_match(seed, moves=40)
    match.undo({0, 1})
    again = Match.from_log(HEROES.new(2), match.log)
    assert again.position.s.tobytes() == match.position.s.tobytes()
    assert again.moves == match.moves
    assert again.version == match.version


def test_every_position_can_be_looked_at_again() -> None:
    match = random_match(seed=5, moves=30)
    p = HEROES.new(2)
    for n, move in enumerate(match.moves):
        assert match.at(n).s.tobytes() == p.s.tobytes()
        p.play(move.move)
    assert match.at(len(match.moves)).s.tobytes() == match.position.s.tobytes()
    with pytest.raises(Unreadable, match="30 moves, not 31"):
        match.at(31)


def test_what_happened_is_told_for_every_move_that_stands() -> None:
    match = Match.new(HEROES, 2)
    match.play(0, "d1-d3")
    told = match.history(None)
    assert [told.text for told in told] == ["d1-d3"]
    assert [h["kind"] for h in told[0].happened] == ["move", "promotion"]
    match.undo({0})
    match.play(0, "e1-e3")
    assert [told.text for told in match.history(None)] == ["e1-e3"]


@pytest.mark.parametrize("eye", [None, 0, 1, EVERYONE])
def test_a_move_alone_is_shown_as_in_the_history(eye: int | None) -> None:
    match = Match.new(game("khan"), 2)
    while not match.moves[-1:] or not match.moves[-1].text.startswith("conquer"):
        match.play(match.position.actor, int(match.position.legal()[-1]))
    numbers = (len(match.moves), len(match.moves) // 2, 1)
    alone = [match.shown(n, eye) for n in numbers]
    whole = [match.history(eye)[n - 1] for n in numbers]
    assert any(move.points for move in match.history(EVERYONE))
    for one, other in zip(alone, whole, strict=True):
        assert (one.text, one.points) == (other.text, other.points)
        assert plain(one.happened) == plain(other.happened)


def test_a_fork_goes_its_own_way() -> None:
    match = random_match(seed=2, moves=10)
    match.history(None)
    before, log = match.position.s.tobytes(), list(match.log)
    fork = match.fork()
    fork.undo({0, 1})
    fork.resign(0)
    assert match.position.s.tobytes() == before
    assert match.log == log
    assert not match.is_over
    assert len(match.history(None)) == 10


# Rows


def test_a_finished_match_gives_a_record_that_checks() -> None:
    drawn = random_record(records.new(HEROES, 2), rng(9))
    match = Match.from_record(drawn)
    assert match.record() == drawn
    records.check(records.loads(str(match.record())))


def test_an_unfinished_match_has_a_record_without_result() -> None:
    record = random_match(seed=4, moves=12).record()
    assert record.result is None
    assert len(record.moves) == 12
    records.check(record)


@pytest.mark.parametrize("ended", ["resign 0", "timeout 1", "draw"])
def test_a_record_that_was_given_up_comes_back_as_it_was(ended: str) -> None:
    record = random_match(seed=4, moves=12).record()
    record.result = records.result_of(records.replay(record), ended)
    record.other = {"event": "at home"}
    match = Match.from_record(record)
    assert match.is_over
    assert match.ended == ended
    assert match.record() == record
    assert match.asked["fr"]


def test_chance_is_recorded_by_its_name() -> None:
    match = dice(2, 1, 2)
    match.play(0, "rest")
    assert [(line.by, line.move) for line in match.record().moves] == [
        ("chance", "roll 2"),
        (0, "rest"),
        ("chance", "roll 1"),
        (1, "walk"),
        ("chance", "roll 2"),
    ]


# Around the game


def test_what_happens_at_the_table_counts_but_changes_no_position() -> None:
    match = Match.new(Dice(), 2, chance=ScriptedChance(["roll 1", "roll 2", "roll 1"]))
    before, version, moves = match.position.s.copy(), match.version, len(match.moves)
    match.accept([Event("ask", 0, "undo"), Event("agree", 1), Event("bot", 1, "rider")])
    assert (match.position.s == before).all()
    assert match.version == version + 3
    assert len(match.moves) == moves
    with pytest.raises(Stale):
        match.play(match.position.actor, "walk", version)
    assert len(match.actors) == match.version


def test_time_and_agreement_end_a_game_of_two() -> None:
    match = Match.new(game("heroes"), 2)
    lost = match.fork()
    assert lost.end("timeout", 0) == [Event("timeout", 0)]
    assert lost.result is not None
    assert lost.result["winners"] == [1]
    assert "ran out of time" in lost.asked["en"]
    match.end("draw", 1)
    assert match.result is not None
    assert match.result["winners"] == [0, 1]
    records.check(match.record())
    with pytest.raises(Finished):
        match.end("draw", 1)


def test_with_the_consent_of_all_anything_can_be_taken_back() -> None:
    match = Match.new(SecretDice(), 2, chance=ScriptedChance(["roll 1", "roll 2"]))
    match.play(0, "walk")
    assert not match.can_undo({0})
    assert match.can_undo({0}, agreed={1})
    with pytest.raises(NotYours, match="has been seen"):
        match.undo({0})
    assert match.undo({0}, agreed={1}) == [Event("undo", 0, keep=1)]


def test_after_the_end_everyone_is_told_what_somebody_knew() -> None:
    khan = Match.new(game("khan"), 2)
    while not any(played.text.startswith("deal") for played in khan.moves):
        khan.play(khan.position.actor, khan.position.format(int(khan.position.legal()[0])))
    dealt = next(n for n, played in enumerate(khan.moves) if played.text.startswith("deal"))
    assert "?" in khan.history(None)[dealt].text
    assert khan.history(EVERYONE)[dealt].text == khan.moves[dealt].text
    assert [told.text for told in khan.history(EVERYONE)] == [played.text for played in khan.moves]


# Turns


def test_moves_belong_to_turns_and_an_undo_gives_them_back() -> None:
    match = random_match(3, 6)
    assert [(move.turn.number, move.turn.seat) for move in match.moves] == [
        (n + 1, n % 2) for n in range(6)
    ]
    match.undo({0, 1})
    assert match.actor is not None
    match.play(match.actor, match.game.choices(match.position)[0]["move"])
    assert match.moves[-1].turn == (6, 1, None)


def test_a_turn_of_many_moves_counts_once_and_the_set_up_not_at_all() -> None:
    match = marched(15)
    assert {move.turn for move in match.moves[:11]} == {SETUP}
    assert {move.turn for move in match.moves[11:]} == {Turn(1, 1, 1)}


def test_points_won_are_told_where_the_scores_are_known() -> None:
    match = marched(15)
    assert all(not told.points for told in match.history(None))
    assert all(len(told.points) in (0, 2) and not any(told.points[1:]) for told in match.history(0))
    whole = match.history(EVERYONE)
    assert [sum(each) for each in zip(*(t.points for t in whole if t.points), strict=True)] == (
        match.position.scores()
    )
