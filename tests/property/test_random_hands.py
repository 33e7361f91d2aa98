"""Invariants of every round of every ruleset, checked in random legal play."""

from collections import Counter
from copy import deepcopy
from itertools import islice
from random import Random

import pytest

from canasta_qt.cards import ALL_CARDS, Card, cards_from_counts
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.actions import (
    ANSWER_NO,
    ANSWER_YES,
    ASK,
    DRAW,
    Action,
    AddToMeld,
    Discard,
    LayDown,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.events import CardsDrawn, GameEnded, RoundEnded, WentOut
from canasta_qt.engine.state.observation import mask_event, observe
from canasta_qt.engine.state.position import Position, seat_to_act
from canasta_qt.engine.transition import IllegalActionError, apply, apply_legal
from canasta_qt.notation.position.line import format_position, parse_position
from canasta_qt.rules.model import Ruleset
from tests.narrow import instance, some
from tests.property.hands import (
    CASE_NAMES,
    CASES,
    CLASSIC_CASES,
    CLASSIC_NAMES,
    MOST_ACTIONS,
    Moment,
    complete,
    hand,
)

pytestmark = pytest.mark.sample(2)
classic_hand = pytest.mark.parametrize(
    ("ruleset", "seed"), CLASSIC_CASES, ids=CLASSIC_NAMES
)
every_hand = pytest.mark.parametrize(("ruleset", "seed"), CASES, ids=CASE_NAMES)


def sample_moments(moments: list[Moment], seed: int, number: int = 12) -> list[Moment]:
    """Return a sample of decisions for slow checks."""
    return Random(seed).sample(moments, min(number, len(moments)))


def acting(position: Position) -> int:
    """Return the seat that decides."""
    return some(seat_to_act(position))


def cards_in(position: Position) -> Counter[Card]:
    """Return every card of the table."""
    found = Counter([*position.stock, *position.pile])
    for apart in (*position.feet, *position.talons, *position.black_threes_aside):
        found.update(apart)
    for seat in range(position.terms.players):
        found.update(position.hand(seat))
    for melds, bonus in zip(position.melds, position.bonus, strict=True):
        found.update(bonus)
        for meld in melds:
            found.update(meld.cards)
            found.update([meld.topper] if meld.topper is not None else [])
    return found


def probes(position: Position, rng: Random) -> list[Action]:
    """Yield actions of all kinds, most of them illegal."""
    seat = acting(position)
    held = position.hand(seat)
    some_cards = [rng.choice(ALL_CARDS) for _ in range(4)]
    groups = [tuple(rng.choices(held or some_cards, k=3)) for _ in range(4)]
    lays = [NewMeld(group) for group in groups]
    adds = [AddToMeld(rng.randrange(3), group[:1]) for group in groups]
    top = (position.pile[-1],) if position.pile else (some_cards[0],)
    takes = [TakePile((NewMeld(top + group[:2]),)) for group in groups]
    return [
        DRAW,
        ASK,
        ANSWER_YES,
        ANSWER_NO,
        *map(Discard, some_cards),
        *map(Discard, held),
        *(LayDown((lay,)) for lay in lays),
        *(LayDown((add,)) for add in adds),
        LayDown((lays[0], lays[1])),
        LayDown(()),
        TakePile((AddToMeld(0, top),)),
        *takes,
    ]


@every_hand
def test_no_card_is_created_or_lost(ruleset: Ruleset, seed: int) -> None:
    played = hand(ruleset, seed)
    whole = Counter(played.dealt.terms.deck)

    for position in (played.dealt, *(moment.after for moment in played.moments)):
        assert whole == cards_in(position), format_position(position)


@every_hand
def test_hand_sizes_and_rank_counts_agree_with_the_cards(
    ruleset: Ruleset, seed: int
) -> None:
    for moment in hand(ruleset, seed).moments:
        position = moment.after
        for seat in range(position.terms.players):
            cards = position.hand(seat)
            assert len(cards) == position.size[seat]
            by_rank = Counter(card >> 2 for card in cards)
            assert [by_rank[rank] for rank in range(15)] == position.ranks[seat]
            assert not Counter(cards_from_counts(position.known[seat])) - Counter(cards)
            assert sum(position.known[seat]) == position.known_count[seat]


@every_hand
def test_every_random_round_ends(ruleset: Ruleset, seed: int) -> None:
    played = hand(ruleset, seed)

    assert seat_to_act(played.end) is None, format_position(played.end)
    assert len(played.moments) < MOST_ACTIONS
    assert sum(isinstance(e, RoundEnded) for e in played.moments[-1].events) == 1


@every_hand
def test_some_action_is_legal_until_the_round_ends(ruleset: Ruleset, seed: int) -> None:
    for moment in hand(ruleset, seed).moments:
        assert next(legal_actions(moment.before), None) is not None
    assert list(legal_actions(hand(ruleset, seed).end)) == []


@every_hand
def test_no_generated_legal_action_is_refused(ruleset: Ruleset, seed: int) -> None:
    for moment in sample_moments(hand(ruleset, seed).moments, seed):
        for action in islice(legal_actions(moment.before), 80):
            refused = refusal(moment.before, action)
            assert refused is None, f"{action}: {format_position(moment.before)}"


@every_hand
def test_each_legal_action_is_generated_once(ruleset: Ruleset, seed: int) -> None:
    for moment in sample_moments(hand(ruleset, seed).moments, seed):
        actions = list(islice(legal_actions(moment.before), 400))
        assert len(actions) == len(set(actions)), format_position(moment.before)


@every_hand
def test_apply_changes_only_its_argument(ruleset: Ruleset, seed: int) -> None:
    for moment in sample_moments(hand(ruleset, seed).moments, seed):
        copied = moment.before.copy()
        before = deepcopy(copied.comparison_key()[:-3])
        changed = moment.before.copy()

        apply(changed, moment.action)

        assert before == copied.comparison_key()[:-3], str(moment.action)
        assert changed == moment.after
        assert changed != copied


@every_hand
def test_generating_legal_actions_changes_nothing(ruleset: Ruleset, seed: int) -> None:
    for moment in sample_moments(hand(ruleset, seed).moments, seed):
        asked = moment.before.copy()

        for action in probes(asked, Random(seed)):
            refusal(asked, action)
        list(islice(legal_actions(asked), 200))

        assert asked == moment.before


@every_hand
def test_a_refused_action_changes_nothing(ruleset: Ruleset, seed: int) -> None:
    for moment in sample_moments(hand(ruleset, seed).moments, seed, 8):
        for action in probes(moment.before, Random(seed)):
            if refusal(moment.before, action) is None:
                continue
            tried = moment.before.copy()
            with pytest.raises(IllegalActionError):
                apply(tried, action)
            assert tried == moment.before


@every_hand
def test_playing_without_events_leads_to_the_same_position(
    ruleset: Ruleset, seed: int
) -> None:
    for moment in hand(ruleset, seed).moments:
        searched = moment.before.copy()

        apply_legal(searched, moment.action)

        assert searched == moment.after, f"{moment.action}"


@every_hand
def test_the_observation_of_the_actor_gives_the_same_legal_actions(
    ruleset: Ruleset, seed: int
) -> None:
    for moment in sample_moments(hand(ruleset, seed).moments, seed):
        observation = observe(moment.before, acting(moment.before)).position

        for action in probes(moment.before, Random(seed)):
            assert refusal(moment.before, action) == refusal(observation, action), (
                action
            )
        full = list(islice(legal_actions(moment.before), 400))
        assert full == list(islice(legal_actions(observation), 400))


@every_hand
def test_filling_in_hidden_cards_does_not_change_the_observation(
    ruleset: Ruleset, seed: int
) -> None:
    for moment in sample_moments(hand(ruleset, seed).moments, seed):
        for seat in range(moment.before.terms.players):
            seen = observe(moment.before, seat)
            full = complete(seen, Random(seed))
            assert seen == observe(full, seat), format_position(seen.position)
            assert Counter(full.terms.deck) == cards_in(full)


@every_hand
def test_an_observation_hides_the_cards_of_the_others(
    ruleset: Ruleset, seed: int
) -> None:
    for moment in sample_moments(hand(ruleset, seed).moments, seed):
        for seat in range(moment.before.terms.players):
            seen = observe(moment.before, seat).position
            assert set(seen.stock) <= {-1}
            for other in range(moment.before.terms.players):
                shown = seen.hand(seat if other == seat else other)
                if other == seat:
                    assert shown == moment.before.hand(seat)
                else:
                    assert shown == cards_from_counts(moment.before.known[other])


@every_hand
def test_only_the_drawer_sees_a_drawn_card(ruleset: Ruleset, seed: int) -> None:
    for moment in hand(ruleset, seed).moments:
        for event in moment.events:
            if not isinstance(event, CardsDrawn):
                continue
            for seat in range(moment.before.terms.players):
                seen = instance(CardsDrawn, mask_event(event, seat))
                assert len(seen.cards) == len(event.cards)
                assert (seen == event) is (seat == event.seat)


@every_hand
def test_a_position_reads_back_as_it_was_written(ruleset: Ruleset, seed: int) -> None:
    for moment in sample_moments(hand(ruleset, seed).moments, seed):
        text = format_position(moment.before)
        assert parse_position(text) == moment.before, text
        observation = observe(moment.before, acting(moment.before)).position
        assert parse_position(format_position(observation)) == observation


@every_hand
def test_the_points_of_a_side_are_the_sum_of_its_score_lines(
    ruleset: Ruleset, seed: int
) -> None:
    played = hand(ruleset, seed)
    sheet = score_sheet(played.end)
    ended = next(e for e in played.moments[-1].events if isinstance(e, RoundEnded))

    assert tuple(sum(line.points for line in side) for side in sheet.lines) == (
        sheet.round
    )
    assert tuple(map(sum, zip(sheet.before, sheet.round, strict=True))) == sheet.total
    assert sheet.before == tuple(played.dealt.scores)
    assert sheet.round == ended.points
    assert all(points % 5 == 0 for points in sheet.round)


@classic_hand
def test_the_player_who_went_out_has_no_cards_and_a_canasta(
    ruleset: Ruleset, seed: int
) -> None:
    played = hand(ruleset, seed)
    sheet = score_sheet(played.end)
    went = [e.seat for e in played.moments[-1].events if isinstance(e, WentOut)]

    assert went == ([] if sheet.out is None else [sheet.out])
    if sheet.out is not None:
        assert played.end.size[sheet.out] == 0
        side = played.end.terms.side_of[sheet.out]
        canastas = [meld for meld in played.end.melds[side] if len(meld.cards) >= 7]
        assert len(canastas) >= played.end.terms.canastas_needed


@classic_hand
def test_the_winner_has_reached_the_target_with_the_highest_total(
    ruleset: Ruleset, seed: int
) -> None:
    sheet = score_sheet(hand(ruleset, seed).end)
    best = max(sheet.total)
    target = some(ruleset.target_score)
    wins = best >= target and sheet.total.count(best) == 1
    ended = any(
        isinstance(e, GameEnded) for e in hand(ruleset, seed).moments[-1].events
    )

    assert sheet.game_over is wins
    assert ended is wins
    assert sheet.winners == ((sheet.total.index(best),) if wins else ())


@every_hand
def test_an_action_changes_only_the_hand_of_the_actor(
    ruleset: Ruleset, seed: int
) -> None:
    """Except seats in their first turn, whose dealt red threes are replaced."""
    for moment in hand(ruleset, seed).moments:
        for seat in range(moment.before.terms.players):
            if seat != moment.before.turn and not moment.before.in_first_turn[seat]:
                assert moment.before.hand(seat) == moment.after.hand(seat)
