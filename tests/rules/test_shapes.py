"""Every value of a text format is read back from its text."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.cards import NATURAL_RANK_COUNT, RANK_LETTERS
from canasta_qt.rules import amounts, shapes
from canasta_qt.rules.amounts import AmountTable
from canasta_qt.rules.tables import (
    INITIAL_MINIMUM_TABLES,
    RED3_POINT_TABLES,
    WILD_CANASTA_POINT_TABLES,
)
from canasta_qt.rules.values import CanastaKind, PureRank, Seating

NUMBERS = st.integers(0, 100_000)
PLAYERS = st.integers(2, 8)
SEATINGS = st.sampled_from(Seating)
RANKS = st.sampled_from(RANK_LETTERS[:NATURAL_RANK_COUNT])
TABLES = st.sampled_from(tuple(RED3_POINT_TABLES))


def map_of(
    keys: st.SearchStrategy[object], values: st.SearchStrategy[object], least: int = 0
) -> st.SearchStrategy[tuple[tuple[object, object], ...]]:
    return st.dictionaries(keys, values, min_size=least).map(
        lambda entries: tuple(entries.items())
    )


NEEDS = st.lists(
    st.builds(
        amounts.KindCondition, st.sampled_from(CanastaKind), NUMBERS, st.booleans()
    )
).map(tuple)
VALUES: dict[str, tuple[shapes.ValueFormat, st.SearchStrategy[object]]] = {
    "seating": (
        shapes.SEATINGS_FORMAT,
        map_of(PLAYERS, st.lists(SEATINGS, min_size=1).map(tuple)),
    ),
    "packets": (shapes.PACKET_SIZES_FORMAT, st.lists(NUMBERS).map(tuple)),
    "rank points": (shapes.RANK_POINTS_FORMAT, map_of(RANKS, NUMBERS)),
    "pure ranks": (shapes.PURE_RANKS_FORMAT, map_of(RANKS, st.sampled_from(PureRank))),
    "amount": (
        shapes.AMOUNT_FORMAT,
        NUMBERS
        | st.sampled_from(amounts.AmountFormula)
        | map_of(PLAYERS, NUMBERS, 1).map(partial(AmountTable, "players"))
        | map_of(SEATINGS, NUMBERS, 1).map(partial(AmountTable, "seating")),
    ),
    "kinds": (
        shapes.KIND_CONDITIONS_FORMAT,
        NEEDS | map_of(SEATINGS, NEEDS, 1).map(partial(AmountTable, "seating")),
    ),
    "holdings": (
        shapes.HOLDINGS_FORMAT,
        st.lists(
            st.builds(amounts.Holding, RANKS | st.just("wild"), NUMBERS, NUMBERS)
        ).map(tuple),
    ),
    "short sequence": (
        shapes.SHORT_SEQUENCE_FORMAT,
        st.none()
        | st.builds(
            amounts.ShortSequence,
            NUMBERS,
            NUMBERS,
            st.sampled_from(("sequence", "side")),
        ),
    ),
    "red threes": (
        shapes.RED3_POINTS_FORMAT,
        TABLES
        | st.dictionaries(PLAYERS, TABLES, min_size=1).map(
            lambda rows: AmountTable("decks", tuple(sorted(rows.items())))
        )
        | st.builds(
            amounts.ThreePoints,
            NUMBERS,
            NUMBERS,
            map_of(PLAYERS, NUMBERS).map(lambda totals: tuple(sorted(totals))),
        ),
    ),
    "minimums": (
        shapes.MINIMUM_ROWS_FORMAT,
        st.sampled_from(tuple(INITIAL_MINIMUM_TABLES))
        | st.builds(
            lambda first, rows: (first, *rows),
            st.tuples(st.none() | NUMBERS, NUMBERS),
            st.lists(st.tuples(NUMBERS, NUMBERS)),
        ),
    ),
    "wild canastas": (
        shapes.WILD_CANASTAS_FORMAT,
        st.sampled_from(tuple(WILD_CANASTA_POINT_TABLES))
        | st.tuples(NUMBERS, NUMBERS, NUMBERS),
    ),
}


@pytest.mark.parametrize("name", VALUES)
@given(data=st.data())
def test_a_value_of_every_text_format_reads_back(
    name: str, data: st.DataObject
) -> None:
    shape, values = VALUES[name]
    value = data.draw(values)

    assert shape.parse(shape.format(value)) == value
