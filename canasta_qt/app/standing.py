"""How things stand, made from an observation for the side panel."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.engine.facts import is_open, opening_minimum
from canasta_qt.engine.observation import Observation
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.sheet import ScoreItem
from canasta_qt.rules.tables import CANASTA, NATURAL_CANASTA
from canasta_qt.windows.standing import SideStanding, Standing
from canasta_qt.wording.people import People

_CANASTAS: Final = frozenset(
    {
        ScoreItem.NATURAL_CANASTA,
        ScoreItem.MIXED_CANASTA,
        ScoreItem.SEQUENCE,
        ScoreItem.WILD_CANASTA,
        ScoreItem.PURE_CANASTA,
    }
)


def standing(view: Observation, people: People) -> Standing:
    """Count what lies on the table now; what is in hands counts for nobody yet."""
    match = view.position.terms.ruleset.match
    return Standing(
        hand=view.position.round,
        sides=tuple(_side(view, people, side) for side in people.side_order()),
        target=match.target_score,
        rounds=match.rounds,
    )


def _side(view: Observation, people: People, side: int) -> SideStanding:
    position = view.position
    points = dict.fromkeys(ScoreItem, 0)
    for line in score_sheet(position).lines[side]:
        points[line.item] += line.points
    return SideStanding(
        name=people.side_name(side),
        total=position.scores[side],
        canastas=sum(points[item] for item in _CANASTAS),
        melds=points[ScoreItem.MELDED_CARDS],
        red_threes=points[ScoreItem.RED_THREES],
        opening=_opening(opening_minimum(position, side)),
        is_open=is_open(position, side),
        ours=side == view.side,
    )


def _opening(minimum: int) -> int | str:
    if minimum == CANASTA:
        return QCoreApplication.translate("Standing", "canasta")
    if minimum == NATURAL_CANASTA:
        return QCoreApplication.translate("Standing", "natural canasta")
    return minimum
