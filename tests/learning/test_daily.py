"""The deal of the day, its result and the lines that are shared."""

from datetime import date

from canasta_qt.learning.daily import (
    date_of_record,
    practice_position_number,
    ruleset_of_day,
)
from canasta_qt.learning.practice import practice_positions
from canasta_qt.notation.record import DEAL_DAY_FIELD, Record
from canasta_qt.rules.values import MatchEnd
from canasta_qt.wording.scores.day import (
    deal_line,
    deal_name_and_hints,
    deal_result_text,
    position_line,
)

DAY_OF_DESIGN = date(2026, 11, 22)


def test_the_deal_of_the_day_is_one_round_of_the_first_game() -> None:
    rules = ruleset_of_day()

    assert (rules.match_end, rules.rounds) == (MatchEnd.ROUNDS, 1)


def test_the_date_of_a_deal_of_the_day_is_read_from_its_record() -> None:
    bare = Record(ruleset_of_day(), ("human",) * 4)

    assert date_of_record(bare) is None
    for wrong in ("", "today", 3):
        assert (
            date_of_record(
                Record(
                    bare.ruleset, bare.players, private_fields={DEAL_DAY_FIELD: wrong}
                )
            )
            is None
        )
    found = date_of_record(
        Record(
            bare.ruleset, bare.players, private_fields={DEAL_DAY_FIELD: "2026-11-22"}
        )
    )
    assert found == DAY_OF_DESIGN


def test_shared_results_of_the_day_have_the_documented_form() -> None:
    day = str(DAY_OF_DESIGN)
    line = "Canasta 2026-11-22 · Classic · 1,215 : 85 (+1,130)"

    full = deal_line(day, (1215, 85), (2, True, 0))
    assert full == f"{line} · 2 canastas · out"
    helped = deal_line(day, (1215, 85), (1, False, 3))
    assert helped == f"{line} · 1 canasta · 3 hints"
    behind = deal_line(day, (-45, 1000), (0, False, 0))
    assert " · −45 : 1,000 (−1,045) · 0 canastas" in behind
    answered = position_line(day, 38, "Solved")
    assert answered == "Canasta 2026-11-22 · position p038 · Solved"


def test_the_deal_of_the_day_has_a_text_before_and_after_play() -> None:
    about = "Classic, four players · deal 20261122 · Standard bots"

    assert deal_result_text(()) == "Ready to play"
    assert deal_result_text((1215, 85)) == "You scored 1,215 to 85"
    assert deal_name_and_hints("Classic, four players", 20261122, None) == about
    assert (
        deal_name_and_hints("Classic, four players", 20261122, 0)
        == f"{about} · no hints"
    )
    assert (
        deal_name_and_hints("Classic, four players", 20261122, 1) == f"{about} · 1 hint"
    )


def test_every_practice_position_has_a_unique_number_and_new_ones_are_last() -> None:
    numbers = {
        each.key: practice_position_number(each.key) for each in practice_positions()
    }

    assert sorted(numbers.values()) == list(range(1, len(numbers) + 1))
    dated = sorted(practice_positions(), key=lambda each: numbers[each.key])
    since = [str(each.since or "") for each in dated]
    assert since == sorted(since)
