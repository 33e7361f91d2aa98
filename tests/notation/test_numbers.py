"""Numbers of melds are valid during one action and change before the next."""

from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.record import Record
from canasta_qt.rules.text import parse_ruleset
from tests.positions import plays

FREE = "classic_4(combine_melds=true,same_rank_melds=free)"
TABLE = f"{FREE} turn=0.play pile=7d melds=[4c4d4h][5c5d5h][4s4c4d][6c6d6h]/-"


def test_melds_are_renumbered_after_an_action() -> None:
    table = f"{TABLE} hands=5s6s7c7d7h9c9d/(11)/(11)/(11)"
    line = "0: meld m0+m2, meld m2+6s, meld [7c7d7h], meld m1+5s, discard 9c"
    melds = "[4c4d4h4s4c4d][5c5d5h5s][6c6d6h6s][7c7d7h]/-"
    plays(table, line, melds=melds)
    within = plays(table, "0: meld m0+m2 m3+6s")
    assert "[6c6d6h6s]" in within.after
    plays(table, "0: meld m0+m2").then("0: meld m2+6s")


def test_a_record_continues_the_line_of_a_turn_after_joining_melds() -> None:
    record = Record(parse_ruleset(FREE), ("human",) * 4).with_round(0, ())
    for text in ("0: draw", "0: meld m0+m2", "0: meld m2+6s", "0: discard 9c"):
        record = record.with_line(parse_line(text))

    assert [str(line) for line in record.rounds[0].turns] == [
        "0: draw, meld m0+m2, meld m2+6s, discard 9c"
    ]
