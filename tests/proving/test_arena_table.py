"""The table of the arena: what is demanded, what is proven, and what is written."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.bots.rule_bots.bot import LADDER
from canasta_qt.notation.errors import CommandError
from canasta_qt.proving.arena import run as arena_table
from canasta_qt.proving.arena.contests import (
    Demand,
    Group,
    Row,
    Verdict,
    groups,
    share_of_score,
    verdict,
)
from canasta_qt.proving.arena.duplicate import run, summary
from canasta_qt.proving.arena.files import ArenaFileError
from canasta_qt.proving.arena.page import BEGIN, END, PageError, page, placed
from canasta_qt.proving.arena.run import Kept, main, play, wanted
from canasta_qt.proving.players import PLAYERS, STYLES
from canasta_qt.proving.self_play import Contest
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

ROWS = [row for group in groups() for row in group.rows]
BY_NAME = {row.name: row for row in ROWS}
EASY = Row(Contest("standard", "random", "classic_4", 5), 20, Demand(100.0))
OTHER = Row(Contest("casual", "random", "classic_4", 5, (1500,)), 8, Demand())
SMALL = (
    Group("easy", "Easy ones", "", (EASY,)),
    Group("other", "Another", "second", (OTHER,)),
)


def result(**changes: object) -> dict[str, Any]:
    """What a summary of the arena tells, as far as the table reads it."""
    told: dict[str, Any] = {
        "points_per_hand": 100.0, "interval": [60.0, 140.0], "deals": 300,
        "matches": 0, "matches_won": 0, "matches_interval": [0.0, 1.0],
        "hand_score": [700.0, 600.0], "illegal": 0, "stalls": 0, "cut": 0,
    }  # fmt: skip
    return {**told, **changes}


def options(folder: Path, **changes: object) -> Namespace:
    """The options of the command line with their defaults."""
    values: dict[str, Any] = {
        "folder": folder, "only": "*", "minutes": None, "jobs": 1, "cluster": None,
        "write": None,
    }  # fmt: skip
    return Namespace(**{**values, **changes})


def played(row: Row, deals: int, file: Path, seed: int | None = None) -> None:
    """Play deals of a row by the plain arena, into a file of any name."""
    contest = row.contest
    if seed is not None:
        names = contest.first, contest.second, contest.ruleset
        contest = Contest(*names, seed, contest.scores)
    run(contest, deals, out=file)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put two quick contests in the place of the long list."""
    monkeypatch.setattr(arena_table, "groups", lambda: SMALL)


# What is demanded


def test_every_row_has_a_name_of_its_own_and_players_there_are() -> None:
    assert len(BY_NAME) == len(ROWS)
    for row in ROWS:
        assert {row.contest.first, row.contest.second} <= set(PLAYERS)
        assert row.contest.table().terms.sides >= 2


@pytest.mark.parametrize("total", ["", " 1500", " 3000", " -500"])
@pytest.mark.parametrize(
    ("pair", "least"),
    [
        ("master-standard", 120),
        ("expert-standard", 25),
        ("master-expert", 50),
        ("standard-casual", 80),
        ("casual-beginner", 80),
        ("beginner-novice", 120),
    ],
)
def test_the_ladder_is_demanded_at_every_total(
    pair: str, least: int, total: str
) -> None:
    demand = BY_NAME[f"{pair} classic_4{total}"].demand

    assert demand.least == least
    assert demand.alarm == (360 if pair.endswith("standard") else None)


def test_seven_matches_of_ten_are_demanded_of_master() -> None:
    row = BY_NAME["master-standard classic_4 matches"]

    assert row.matches
    assert row.demand.matches == 0.7


@pytest.mark.parametrize("level", LADDER)
def test_every_level_meets_every_style_and_chance(level: str) -> None:
    met = {row.contest.second for row in ROWS if row.contest.first == level}

    strong = {style for style in STYLES if "_" not in style}
    equal = {style for style in STYLES if style.endswith(f"_{level}")}
    assert strong | equal | {"random"} <= met


def test_every_game_is_played_by_master_and_by_all_neighbours() -> None:
    for ruleset in ALL_RULESETS:
        assert f"master-standard {ruleset.id}" in BY_NAME
        for better, worse in zip(LADDER[1:], LADDER, strict=False):
            assert f"{better}-{worse} {ruleset.id}" in BY_NAME


@pytest.mark.parametrize(
    ("game", "deals", "share"),
    [("samba", 300, 0.05), ("bolivian", 300, 0.05), ("chilean", 100, 0.0)],
)
def test_other_games_ask_for_whole_numbers_of_deals(
    game: str, deals: int, share: float
) -> None:
    row = BY_NAME[f"master-standard {game}"]

    assert (row.deals, row.demand) == (deals, Demand(0.0, share=share, whole=True))


# What is proven


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(91, 150, "proven"), (80, 120, "open"), (20, 90, "missed"), (60, 70, "missed")],
)
def test_the_interval_decides(low: float, high: float, expected: str) -> None:
    row = Row(EASY.contest, 300, Demand(90.0))

    assert verdict(row, result(interval=[low, high])) == expected


def test_few_deals_prove_nothing() -> None:
    row = Row(EASY.contest, 300, Demand(90.0))

    assert verdict(row, result(interval=[200, 300], deals=20)) == "open"
    assert verdict(row, result(interval=[200, 300], deals=50)) == "proven"
    assert verdict(row, result(interval=[-9, 30], deals=20)) == "open"


def test_a_whole_row_waits_for_its_last_deal() -> None:
    row = Row(EASY.contest, 300, Demand(0.0, whole=True))

    assert verdict(row, result(deals=299)) == "open"
    assert verdict(row, result(deals=300)) == "proven"


def test_order_is_a_matter_of_the_mean_alone() -> None:
    row = Row(EASY.contest, 100, Demand(in_order=True, whole=True))

    assert verdict(row, result(points_per_hand=3, interval=[-90, 96])) == "proven"
    assert verdict(row, result(points_per_hand=-3, interval=[-90, 96])) == "missed"


def test_a_share_is_asked_of_what_the_better_level_scores() -> None:
    row = Row(EASY.contest, 300, Demand(0.0, share=0.05, whole=True))

    assert share_of_score(result()) == pytest.approx(1 / 7)
    assert verdict(row, result()) == "proven"
    assert verdict(row, result(hand_score=[3000.0, 2900.0])) == "missed"
    assert verdict(row, result(hand_score=None)) == "open"


@pytest.mark.parametrize(
    ("interval", "expected"),
    [([0.71, 0.8], "proven"), ([0.6, 0.75], "open"), ([0.5, 0.69], "missed")],
)
def test_matches_are_proven_by_their_own_interval(
    interval: list[float], expected: str
) -> None:
    row = Row(EASY.contest, 150, Demand(matches=0.7), matches=True)

    assert verdict(row, result(matches_interval=interval)) == expected


def test_what_is_too_good_to_be_true_is_suspicious() -> None:
    row = BY_NAME["master-standard classic_4"]

    assert verdict(row, result(interval=[361, 420])) is Verdict.SUSPICIOUS
    assert verdict(row, result(interval=[359, 420])) is Verdict.PROVEN


@pytest.mark.parametrize("fault", ["illegal", "stalls"])
def test_a_fault_in_play_is_not_hidden_by_good_figures(fault: str) -> None:
    assert verdict(EASY, result(**{fault: 1})) is Verdict.BROKEN


def test_decisions_that_the_clock_cut_short_are_told() -> None:
    quiet = page(SMALL, {EASY: result()}, [])
    loaded = page(SMALL, {EASY: result(cut=3)}, [])

    assert "clock" not in quiet
    assert "The clock cut 3 decisions short." in loaded


# What is played


def test_what_lies_in_the_folder_is_not_played_again(tmp_path: Path) -> None:
    played(EASY, 5, tmp_path / "yesterday.jsonl")
    played(EASY, 3, tmp_path / "elsewhere.jsonl", seed=77)

    kept = Kept(tmp_path, [EASY])

    assert kept.missing(EASY) == list(range(5, 17))
    assert kept.summaries()[EASY]["deals"] == 8


def test_a_deal_in_two_files_counts_once(tmp_path: Path) -> None:
    played(EASY, 5, tmp_path / "one.jsonl")
    played(EASY, 7, tmp_path / "two.jsonl")

    assert Kept(tmp_path, [EASY]).summaries()[EASY]["deals"] == 7


def test_playing_bit_by_bit_comes_to_the_same(tmp_path: Path) -> None:
    kept = Kept(tmp_path, [EASY, OTHER])
    play(kept, [EASY], until=0.0)
    assert kept.summaries() == {}

    for _ in range(2):
        play(Kept(tmp_path, [EASY, OTHER]), [EASY, OTHER])

    found = Kept(tmp_path, [EASY, OTHER]).summaries()
    for row in (EASY, OTHER):
        whole = summary(row.contest, run(row.contest, row.deals))
        del whole["milliseconds"], found[row]["milliseconds"]
        assert found[row] == whole


def test_lines_of_older_programs_are_read_without_what_they_lack(
    tmp_path: Path,
) -> None:
    file = tmp_path / "old.jsonl"
    played(EASY, 4, file)
    old = []
    for raw in file.read_text("utf-8").splitlines():
        line = json.loads(raw)
        line.pop("commit", None)
        line["hands"] = [hand[:7] for hand in line["hands"]]
        old.append(json.dumps(line))
    file.write_text("\n".join(old) + "\n", encoding="utf-8")

    found = Kept(tmp_path, [EASY]).summaries()[EASY]

    assert found["deals"] == 4
    assert found["hand_score"] is None


def test_a_line_that_is_just_being_written_is_left_to_its_writer(
    tmp_path: Path,
) -> None:
    file = tmp_path / "running.jsonl"
    played(EASY, 4, file)
    text = file.read_text("utf-8")[:-20]
    file.write_text(text, encoding="utf-8")

    assert Kept(tmp_path, [EASY]).summaries()[EASY]["deals"] == 3
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('{"contest": "chess", "deal": 0, "hands": [], "won": []}', "chess"),
        ('{"contest": "chess"}', "notes.jsonl, line 1"),
        ('{"deal": 0}', "notes.jsonl, line 1"),
        ("no JSON", "notes.jsonl, line 1"),
    ],
)
def test_a_foreign_file_in_the_folder_is_named(
    line: str, told: str, tmp_path: Path
) -> None:
    (tmp_path / "notes.jsonl").write_text(f"{line}\n", encoding="utf-8")

    with pytest.raises(ArenaFileError, match=told):
        Kept(tmp_path, [EASY])


@pytest.mark.parametrize(
    ("pattern", "number"),
    [
        ("ladder", 24),
        ("matches", 2),
        ("neighbours", 5 * (len(ALL_RULESETS) - 1)),
        ("master-standard samba", 1),
        ("classic_4 3000", 6),
        ("master-*classic_4 -500", 2),
        ("whist", 0),
    ],
)
def test_contests_are_chosen_by_a_part_of_their_name(pattern: str, number: int) -> None:
    assert len(wanted(groups(), pattern)) == number


# What is written


@pytest.mark.usefixtures("small")
def test_the_command_plays_and_prints_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(options(tmp_path / "new")) == 0

    out = capsys.readouterr().out
    assert "Of 2 contests: 1 proven." in out
    assert ", seed 5.\n" in out
    assert "### Easy ones" in out
    assert "| standard over random | `classic_4` | 0 | +" in out
    assert "| above +100 | " in out
    assert "| casual | +" in out
    assert "(8) |" in out
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == [
        "casual-random.classic_4.1500.jsonl",
        "standard-random.classic_4.jsonl",
    ]


@pytest.mark.usefixtures("small")
def test_the_table_takes_its_place_in_a_document(tmp_path: Path) -> None:
    document = tmp_path / "ARENA.md"
    document.write_text(f"# Strong?\n\n{BEGIN}\nold\n{END}\nMore.\n", encoding="utf-8")
    deals = tmp_path / "deals"

    main(options(deals, only="easy", write=document))
    once = document.read_text("utf-8")
    main(options(deals, minutes=0, write=document))

    assert once.startswith(f"# Strong?\n\n{BEGIN}\n\nWritten on ")
    assert once.endswith(f"{END}\nMore.\n")
    assert "old" not in once
    assert "Of 2 contests: 1 proven, 1 not played yet." in once
    assert document.read_text("utf-8") == once


def test_a_document_without_the_marks_is_refused_before_anything_is_played(
    tmp_path: Path,
) -> None:
    document = tmp_path / "letter.md"
    document.write_text("Dear Clara,\n", encoding="utf-8")

    with pytest.raises(PageError):
        main(options(tmp_path / "deals", write=document))

    assert not (tmp_path / "deals").exists()


def test_a_pattern_that_names_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="whist"):
        main(options(tmp_path, only="whist"))


def test_the_table_tells_shares_matches_and_what_is_suspicious() -> None:
    rows = ("master-standard classic_4", "master-standard samba")
    match = BY_NAME["master-standard classic_4 matches"]
    results = {BY_NAME[rows[0]]: result(interval=[481.0, 540.0])}
    results[BY_NAME[rows[1]]] = result(deals=120)
    results[match] = result(matches=300, matches_won=225, matches_interval=[0.7, 0.79])

    text = page(groups(), results, ["By hand."])

    assert "**suspicious**" in text
    assert (
        "| +60 … +140 | 120 of 300 | 700 | 14% | above 0, lead 5% | **open** |" in text
    )
    assert "| 75% | 70% … 79% | 300 | +100 | above 70% |" in text
    assert "Against styles" not in text


def test_the_table_of_this_version_stands_in_the_document() -> None:
    document = Path(arena_table.__file__).with_name("ARENA.md").read_text("utf-8")

    assert placed(document, "new").count("new\n") == 1
