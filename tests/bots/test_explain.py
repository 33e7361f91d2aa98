"""Reasons of weak levels name what they overlooked."""

import pytest

from canasta_qt.advice import AdviceReason, Explanation
from canasta_qt.bots.estimates.values import Weakness
from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.explain import reason_for
from canasta_qt.bots.rule_bots.standard import WeakBot
from canasta_qt.cards import cards_text
from canasta_qt.engine.state.actions import (
    DRAW,
    Action,
    Discard,
    Draw,
    LayDown,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.observation import observe
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.bots.table import moments, view_of

WIDE_AWAKE = Weakness(0, 0, 0, 99, 0, 0.0)
MISSES_TAKES = Weakness(1, 0, 0, 99, 0, 0.0)
OVERLOOKS_MELDS = Weakness(0, 1, 0, 99, 0, 0.0)
HURRIES = Weakness(0, 0, 1, 99, 0, 0.0)
FORGETS = Weakness(0, 0, 0, 99, 1, 0.0)

EIGHTS = (
    "classic_4 turn=0.draw dealer=3 pile=5hAc9d2c9h8c"
    " hands=8h8s4s9sKcAs/(9)/(9)/(9) melds=[AcAdAh][9c9h9s]/[QsQdQh]"
)
BLOCKED = EIGHTS.replace("9h8c", "9h3c")
JUNK = (
    "classic_4 turn=0.draw dealer=3 pile=5h7c8d"
    " hands=XrTs8h4c/(9)/(9)/(9) melds=[AcAdAh][9c9h9s]/[QsQdQh]"
)
KINGS_AND_QUEENS = (
    "classic_4 turn=0.play dealer=3 pile=5hAc9d7c9h8c"
    " hands=QcKd/(9)/(9)/(9) melds=[AcAdAh][9h9s9d]/"
)


ONTO_ACES = EIGHTS.replace("2c9h8c", "7c9hAh").replace("KcAs/", "KcQs/")


def reason_of(text: str, action: Action) -> AdviceReason:
    """Return the reason for an action of the actor."""
    observation = observe(parse_position(f"canasta/1 {text}"), 0)
    return reason_for(observation.position, action).reason


def discard(card: str) -> Action:
    return parse_action(f"discard {card}")


def decide(text: str, weakness: Weakness) -> Decision:
    observation = observe(parse_position(f"canasta/1 {text}"), 0)
    return WeakBot(weakness).decide(observation, 1, 0)


def explanation(text: str, weakness: Weakness) -> Explanation:
    return decide(text, weakness).explanation


def test_the_reason_names_an_overlooked_pile_and_the_cards_that_take_it() -> None:
    assert str(decide(EIGHTS, WIDE_AWAKE).action) == "take [8c8h8s]"

    missed = explanation(EIGHTS, MISSES_TAKES)

    assert (missed.reason, missed.count_or_points) == (AdviceReason.OVERLOOKED_PILE, 6)
    assert cards_text(missed.cards) == "8c8h8s"


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (EIGHTS.replace("8h8s", "8h7s"), AdviceReason.NOTHING_TO_TAKE),
        (BLOCKED, AdviceReason.NOTHING_TO_TAKE),
        (JUNK, AdviceReason.PILE_NOT_WORTH_IT),
    ],
)
def test_a_pile_not_worth_taking_is_not_reported_as_overlooked(
    table: str, reason: AdviceReason
) -> None:
    """An overlooked pile is a reason only if the bot would otherwise have taken it."""
    assert explanation(table, MISSES_TAKES).reason is reason
    assert explanation(table, WIDE_AWAKE).reason is reason


def test_the_reason_for_taking_the_pile_is_the_pile() -> None:
    assert explanation(EIGHTS, WIDE_AWAKE).reason is AdviceReason.SAW_THE_PILE


def test_the_reason_names_an_overlooked_meld_that_the_discard_fits() -> None:
    table = KINGS_AND_QUEENS + "[QsQdQh]"
    blind = decide(table, OVERLOOKS_MELDS)

    assert str(blind.action) == "discard Qc"
    assert blind.explanation.reason is AdviceReason.OVERLOOKED_MELD
    assert cards_text(blind.explanation.cards) == "Qc"


def test_the_reason_names_the_player_whose_known_cards_were_forgotten() -> None:
    table = KINGS_AND_QUEENS + "[KsKcKh] known=-/QdQh/-/-"
    forgetful = decide(table, FORGETS)

    assert str(forgetful.action) == "discard Qc"
    card = forgetful.explanation.cards
    assert forgetful.explanation == Explanation(AdviceReason.FORGOT_HAND, 2, 1, card)
    assert cards_text(card) == "Qc"


def test_remembered_cards_are_not_reported_as_forgotten() -> None:
    table = KINGS_AND_QUEENS + "[KsKcKh] known=-/QdQh/-/-"

    assert explanation(table, WIDE_AWAKE).reason in (
        AdviceReason.SEEMED_SAFE,
        AdviceReason.SEEMED_LEAST,
    )


def test_the_reason_for_a_hurried_meld_is_its_points() -> None:
    table = (
        "classic_4 turn=0.play dealer=3 pile=5hAc9d2c9h8c"
        " hands=AsKdJhTs4d5c5s/(9)/(9)/(9) melds=[AcAdAh][9h9s9d]/[8s8d8h]"
    )

    assert explanation(table, WIDE_AWAKE).reason is AdviceReason.LAY_CARDS
    assert explanation(table, HURRIES).reason is AdviceReason.LAY_CARDS


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", [ruleset.id for ruleset in ALL_RULESETS])
def test_weak_levels_give_a_reason_for_their_action_in_every_game(name: str) -> None:
    holes = WeakBot(Weakness(1, 1, 1, 1, 1, 0.0))
    reason_of = 0
    for number, position in enumerate(moments(name, range(2), every=9)):
        decision = holes.decide(view_of(position), number, 0)
        if isinstance(decision.action, Draw | TakePile | LayDown | Discard):
            assert decision.explanation.reason is not AdviceReason.ONLY_CHOICE
            reason_of += 1

    assert reason_of >= 8


def test_the_reason_for_a_draw_tells_a_poor_pile_from_a_blocked_one() -> None:
    assert reason_of(ONTO_ACES, DRAW) is AdviceReason.PILE_NOT_WORTH_IT
    assert reason_of(BLOCKED, DRAW) is AdviceReason.NOTHING_TO_TAKE


def test_freezing_is_no_reason_to_discard_a_wild_card_on_a_frozen_pile() -> None:
    table = KINGS_AND_QUEENS.replace("QcKd/", "QcKd2h3s/") + "[QsQhQd]"

    assert reason_of(table, discard("2h")) is AdviceReason.FREEZE_THE_PILE
    frozen = table.replace("5hAc9d7c", "5h2c9d7c")
    assert reason_of(frozen, discard("2h")) is AdviceReason.STOP_THE_PILE
    assert reason_of(frozen, discard("3s")) is AdviceReason.STOP_THE_PILE


def test_a_bot_does_not_go_out_before_its_foot() -> None:
    played_up = 0
    for number, position in enumerate(moments("hand_and_foot", range(6))):
        view = view_of(position)
        decision = BOTS_BY_LEVEL["standard"].decide(view, number, 0)
        action = decision.action
        if isinstance(action, LayDown) and position.feet[view.seat]:
            laid = sum(len(p.cards) for p in action.plays if isinstance(p, NewMeld))
            played_up += position.size[view.seat] - laid < 5
        if decision.explanation.reason is AdviceReason.GO_OUT:
            assert not position.feet[view.seat]

    assert played_up > 5
