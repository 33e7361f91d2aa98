"""Golden games: replayed, and compared with their transcripts line by line."""

from collections import Counter
from pathlib import Path

import pytest

from canasta_qt.notation.record import format_record, parse_record, replay_record
from canasta_qt.notation.transcript import transcript_lines
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.canasta"))
FEWEST = 3


@pytest.mark.parametrize(
    "path", RECORDS, ids=lambda path: path.relative_to(HERE).as_posix()
)
def test_the_replay_of_a_golden_record_equals_its_transcript(
    path: Path, *, update_transcripts: bool
) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    assert record.ruleset.id == path.parent.name
    found = "".join(f"{line}\n" for line in transcript_lines(record))
    golden = path.with_suffix(".transcript")
    if update_transcripts:
        golden.write_text(found, encoding="utf-8", newline="\n")

    assert golden.read_text(encoding="utf-8") == found


@pytest.mark.parametrize(
    "path", RECORDS, ids=lambda path: path.relative_to(HERE).as_posix()
)
def test_a_golden_record_is_written_exactly_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)

    assert format_record(record) == text
    assert replay_record(record).error is None


def test_every_ruleset_has_at_least_three_golden_records() -> None:
    number = Counter(path.parent.name for path in RECORDS)

    few = [each.id for each in ALL_RULESETS if number[each.id] < FEWEST]
    assert few == [], "play three games into `tests/records/<id>/`"


def test_every_transcript_has_a_record() -> None:
    golden = {path.with_suffix(".transcript") for path in RECORDS}

    assert golden == set(HERE.glob("*/*.transcript"))
