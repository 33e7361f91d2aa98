"""Every reason for a refusal has a case in `every_reason.cases`."""

from pathlib import Path

from canasta_qt.cards import parse_card
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import Discard, LayDown
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.notation.position.line import parse_position
from tests.cases import read
from tests.positions import filled

WAYS = {
    Reason(case.name.replace(" ", "_")): case.table
    for case in read(Path(__file__).with_name("every_reason.cases").read_text("utf-8"))
}
"""The position of every reason that a line gives."""

# A line cannot lay nothing or discard two cards, and the judge lays a red three out
# before a player could discard it.
UNWRITTEN = {Reason.NO_PLAYS, Reason.DISCARD_ONE, Reason.RED_THREE_DISCARD}


def test_no_reason_is_forgotten() -> None:
    assert set(Reason) == {*WAYS, *UNWRITTEN}
    assert len(Reason) == len(WAYS) + len(UNWRITTEN)


def test_a_red_three_that_still_lies_in_the_hand_is_not_discarded() -> None:
    table = "classic_4 turn=0.play flags=drew pile=7d hands=3h5c6c/(11)/(11)/(11)"

    refused = refusal(parse_position(filled(table)), Discard(parse_card("3h")))

    assert refused is not None
    assert refused.reason is Reason.RED_THREE_DISCARD


def test_an_act_that_lays_nothing_is_refused() -> None:
    table = "classic_4 turn=0.play flags=drew pile=7d hands=5c6c/(11)/(11)/(11)"

    refused = refusal(parse_position(filled(table)), LayDown(()))

    assert refused is not None
    assert refused.reason is Reason.NO_PLAYS
