"""What wording says of the table: of an observation, and of every step on the way."""

from dataclasses import dataclass, field, replace

from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import actor
from canasta_qt.table.picture.table_state import TableState
from canasta_qt.translate import figure, translate
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.labels import (
    PileWords,
    opening_conditions,
    opening_words,
    pile_words,
    side_words,
)


@dataclass(frozen=True)
class TableWords:
    """What wording says of an observation; the table only sets it."""

    people: PlayerNames
    sides: tuple[str, ...] = ()
    openings: tuple[str, ...] = ()
    conditions: str = ""
    """What the player's first melds must be besides."""
    pile: PileWords = field(default_factory=PileWords)
    needs: str = ""
    """What the player's side still lacks for going out, and what looms; or nothing."""
    asking: int | None = None
    """The seat that asks the player for leave to go out."""
    deciding: int | None = None
    """The seat that everybody waits for, while nothing is on its way to it."""
    watched: bool = False
    """Nobody plays here: nothing is asked of the one who looks on."""


def table_words(observation: Observation, people: PlayerNames) -> TableWords:
    """Ask for all words an observation needs."""
    sides = range(len(observation.position.melds))
    return TableWords(
        people,
        tuple(side_words(observation, side) for side in sides),
        tuple(opening_words(observation, side) for side in sides),
        opening_conditions(observation),
        pile_words(observation, looks_on=people.viewer < 0),
        deciding=actor(observation.position),
    )


def words_at(
    table_state: TableState, observation: Observation, people: PlayerNames
) -> TableWords:
    """Return the words of a step: of its state, and else of the observation.

    That is the observation which the steps lead to.
    """
    position = observation.position.copy()
    position.pile = list(table_state.pile)
    position.frozen = table_state.frozen
    for side, melds in enumerate(table_state.melds):
        if not melds:
            position.melds[side] = []
    words = table_words(replace(observation, position=position), people)
    sides = tuple(
        translate("table", "{points} melded").format(
            points=figure(table_state.points(side))
        )
        if melds
        else words.sides[side]
        for side, melds in enumerate(table_state.melds)
    )
    # Who still does something else, or has done it, is not waited for.
    deciding = words.deciding if words.deciding == table_state.turn else None
    return replace(words, sides=sides, deciding=deciding)
