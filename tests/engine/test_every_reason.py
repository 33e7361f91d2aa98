"""Every reason for a refusal has a case in `every_reason.cases`."""

from pathlib import Path

import pytest

from canasta_qt.cards import Card, parse_card
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import (
    Action,
    AddToMeld,
    Discard,
    JoinMelds,
    LayDown,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.notation.position.line import parse_position
from tests.cases import read
from tests.positions import filled
from tests.rulebook.dealing import natural

WAYS = {
    Reason[case.name.replace(" ", "_").upper()]: case.table
    for case in read(Path(__file__).with_name("every_reason.cases").read_text("utf-8"))
}
"""The position and line of every reason that a line can cause."""

# A line cannot meld nothing or discard two cards, and the judge lays out a red three
# before a player could discard it.
UNWRITTEN = {Reason.NO_PLAYS, Reason.DISCARD_ONE, Reason.RED_THREE_DISCARD}


def test_every_reason_for_a_refusal_has_a_test_case() -> None:
    assert set(Reason) == {*WAYS, *UNWRITTEN}
    assert len(Reason) == len(WAYS) + len(UNWRITTEN)


PLAYING = "classic_4 turn=0.play flags=drew pile=7d hands={}5c6c/(11)/(11)/(11)"
TAKING = "classic_4 turn=0.draw pile=7c8h melds=[9c9d9h]/- hands=8c8d4c/(11)/(11)/(11)"
SAMBA = (
    "samba turn=0.play laid=0 pile=4c melds=[9c9d9h][9s9c9d]/- hands=Qs5c6d/(9)/(9)/(9)"
)
CANASTA = (
    "family_hand_and_foot turn=0.play pile=7d"
    f" melds={natural('K')}[9c9d9h]/- hands=3h4d5d/(13) feet=(13)/(13)"
)
QUEEN, THREE = parse_card("Qs"), parse_card("3h")


@pytest.mark.parametrize(
    ("table", "action", "reason"),
    [
        (PLAYING.format("3h"), Discard(THREE), Reason.RED_THREE_DISCARD),
        (PLAYING.format(""), LayDown(()), Reason.NO_PLAYS),
        (PLAYING.format(""), LayDown((NewMeld(()),)), Reason.NO_PLAYS),
        (TAKING, TakePile(()), Reason.TOP_CARD_UNUSED),
        (SAMBA, LayDown((JoinMelds(-1, 0),)), Reason.NO_SUCH_MELD),
        (SAMBA, LayDown((JoinMelds(0, -1),)), Reason.NO_SUCH_MELD),
        (SAMBA, LayDown((JoinMelds(0, 2),)), Reason.NO_SUCH_MELD),
        (SAMBA, LayDown((JoinMelds(2, 0),)), Reason.NO_SUCH_MELD),
    ],
)
def test_invalid_actions_that_cannot_be_written_as_text_are_refused(
    table: str, action: Action, reason: Reason
) -> None:
    refused = refusal(parse_position(filled(table)), action)
    assert refused is not None
    assert refused.reason is reason


@pytest.mark.parametrize("number", [-1, 2])
@pytest.mark.parametrize(("table", "card"), [(SAMBA, QUEEN), (CANASTA, THREE)])
def test_adding_a_card_to_a_meld_that_does_not_exist_is_refused(
    table: str, card: Card, number: int
) -> None:
    position = parse_position(filled(table))
    refused = refusal(position, LayDown((AddToMeld(number, (card,)),)))
    assert refused == Refusal(Reason.NO_SUCH_MELD, number, 2)
