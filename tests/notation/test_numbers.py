"""Numbers of melds hold for one action; the next one counts anew."""

from typing import Any

from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.judge import judge
from canasta_qt.notation.record import Record
from canasta_qt.rules.text import parse_ruleset

FREE = "classic_4(combine_melds=true,same_rank_melds=free)"
TABLE = (
    f"canasta/1 {FREE} turn=0.play pile=7d"
    " melds=[4c4d4h][5c5d5h][4s4c4d][6c6d6h]/- hands=5s6s7c7d7h9c9d/(11)/(11)/(11)"
)


def judged(line: str) -> dict[str, Any]:
    answer = judge({"position": TABLE, "line": line})
    assert answer["ok"], answer
    return answer


def test_an_action_after_joined_melds_counts_anew() -> None:
    answer = judged("0: meld m0+m2, meld m2+6s, meld [7c7d7h], meld m1+5s, discard 9c")

    assert answer["legal"], answer["refused"]
    assert "melds=[4c4d4h4s4c4d][5c5d5h5s][6c6d6h6s][7c7d7h]/-" in answer["after"]


def test_within_an_action_the_other_numbers_stay() -> None:
    assert "[6c6d6h6s]" in judged("0: meld m0+m2 m3+6s")["after"]


def test_a_new_line_counts_afresh() -> None:
    after = judged("0: meld m0+m2")["after"]
    answer = judge({"position": after, "line": "0: meld m2+6s"})

    assert answer["legal"], answer


def test_a_record_goes_on_in_the_line_when_melds_were_joined() -> None:
    record = Record(parse_ruleset(FREE), ("human",) * 4).dealt(0, ())
    for text in ("0: draw", "0: meld m0+m2", "0: meld m2+6s", "0: discard 9c"):
        record = record.played(parse_line(text))

    assert [str(line) for line in record.rounds[0].turns] == [
        "0: draw, meld m0+m2, meld m2+6s, discard 9c"
    ]
