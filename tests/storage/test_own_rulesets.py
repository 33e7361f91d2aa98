import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
import tomli_w

from canasta_qt.rules.model import differing_parameters
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, preset
from canasta_qt.rules.text import parse_ruleset, ruleset_text
from canasta_qt.storage.own_rulesets import (
    UnreadableFileError,
    all_rulesets,
    custom_rulesets,
    find_ruleset,
    format_rules,
    load_ruleset,
    make_named_rules,
    parse_message,
    parse_rules,
    save_rules,
    with_saved_title,
)
from canasta_qt.storage.paths import StorageError, rulesets_folder
from tests.storage.samples import GOOD, SUNDAY, rules, written
from tests.text_table import read_rows


def test_a_ruleset_file_has_a_name_a_base_and_only_the_differences() -> None:
    kept = save_rules(rules(note="As in the old house."))

    assert tomllib.loads(kept.path.read_text(encoding="utf-8")) == {
        "canasta_ruleset": 1,
        "name": "Sunday rules",
        "note": "As in the old house.",
        "base": "samba",
        "differences": {
            "target_score": "7000",
            "take_unfrozen": "{pair}",
            "holding_penalty": "{7:3/1500}",
        },
    }


def test_a_saved_ruleset_is_found_by_its_name() -> None:
    """Two names with the same file name are two rulesets."""
    save_rules(rules(note="As in the old house."))

    (own,), complaints = custom_rulesets()
    assert complaints == []
    assert (own.name, own.note) == ("Sunday rules", "As in the old house.")
    assert ruleset_text(own.ruleset) == ruleset_text(parse_ruleset(SUNDAY))
    assert own.ruleset.title == "Sunday rules"
    save_rules(rules("a/b"))
    save_rules(rules("a:b"))
    assert [own.name for own in custom_rulesets()[0]] == ["a/b", "a:b", own.name]


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_every_preset_can_be_saved_under_another_name(ruleset: object) -> None:
    kept = save_rules(rules("Mine", ruleset.id))  # type: ignore[attr-defined]

    assert load_ruleset(kept.path).ruleset.id == kept.ruleset.id
    assert "differences" in kept.path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", ["Oma’s Spiel", "a/b:c?", "..", "CON", "日曜日", "🂡", "x" * 60, '"\\n"']
)
def test_the_name_of_a_custom_ruleset_may_have_any_characters(name: str) -> None:
    kept = save_rules(rules(name))

    assert kept.path.parent == rulesets_folder()
    assert find_ruleset(f"own:{name}").title == name


def test_saving_under_an_existing_name_replaces_the_ruleset() -> None:
    save_rules(rules("Sunday Café"))

    save_rules(rules(" sunday  CAFE\u0301 ", "classic_4(hand_size=13)"))

    (own,), _ = custom_rulesets()
    assert ruleset_text(own.ruleset) == "classic_4(hand_size=13)"


def test_a_custom_ruleset_can_be_exported_and_imported_as_a_file(
    tmp_path: Path,
) -> None:
    path = tmp_path / "given.toml"
    path.write_text(format_rules(rules()), encoding="utf-8")
    text = path.read_text(encoding="utf-8")

    own = save_rules(load_ruleset(path))

    assert own.name == "Sunday rules"
    assert path.read_text(encoding="utf-8") == text


def test_a_file_written_by_hand_may_use_plain_numbers(tmp_path: Path) -> None:
    read = load_ruleset(written(tmp_path, GOOD))

    assert ruleset_text(read.ruleset) == (
        "classic_4(hand_size=13,pile_always_frozen=true,target_score=3000)"
    )


def test_a_removed_rule_in_a_ruleset_file_is_named(tmp_path: Path) -> None:
    other = GOOD.replace("[differences]", "[differences]\nmin_meld_size = 4")

    with pytest.raises(StorageError, match="No rule is called “min_meld_size”"):
        load_ruleset(written(tmp_path, other))


def test_a_ruleset_file_may_have_a_byte_order_mark_and_any_line_endings(
    tmp_path: Path,
) -> None:
    path = tmp_path / "edited.toml"
    path.write_bytes(("\ufeff" + GOOD.replace("\n", "\r\n")).encode())

    assert load_ruleset(path).ruleset == load_ruleset(written(tmp_path, GOOD)).ruleset


@pytest.mark.parametrize("text", ["~nosuchuser", "a" * 5_000, "classic_4(" * 999, "\0"])
def test_an_unknown_ruleset_of_any_text_is_refused_with_a_short_error(
    text: str,
) -> None:
    with pytest.raises(StorageError) as refused:
        find_ruleset(text)

    assert len(str(refused.value)) < 900


def test_the_list_of_games_has_presets_before_custom_rulesets() -> None:
    save_rules(rules("Zebra"))
    save_rules(rules("apple"))

    listed = all_rulesets()

    assert [*listed][:2] == ["own:apple", "own:Zebra"]
    assert [*listed.values()][2:] == list(ALL_RULESETS)
    assert all(find_ruleset(key).title == rules.title for key, rules in listed.items())


def test_a_ruleset_is_found_by_id_differences_name_or_file(tmp_path: Path) -> None:
    save_rules(rules("classic_4"))
    save_rules(rules("Ours (new)"))
    path = written(tmp_path, GOOD)
    letter = written(tmp_path, GOOD.replace("By hand", "By letter"), "letter.txt")

    assert find_ruleset("classic_4") is ALL_RULESETS[0]
    assert (
        ruleset_text(find_ruleset("classic_2(hand_size=13)"))
        == "classic_2(hand_size=13)"
    )
    assert find_ruleset("own:classic_4").id == "samba"
    assert find_ruleset("ours (NEW)").title == "Ours (new)"
    assert find_ruleset(str(path)).title == "By hand"
    assert find_ruleset(str(letter)).title == "By letter"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tarot", "No ruleset is called “tarot”. Choose one of these: classic_4"),
        ("classic_4(hand=1)", "No rule is called “hand”."),
        ("classic_4(draw_count=0)", "do not go together. draw_count: 0 is too small"),
        ("/nowhere/at/all.toml", "There is no file"),
    ],
)
def test_the_error_for_an_unknown_ruleset_names_it(text: str, reason: str) -> None:
    with pytest.raises(StorageError, match=reason.replace("(", r"\(")):
        find_ruleset(text)


def test_a_game_of_a_custom_ruleset_has_the_title_of_the_ruleset() -> None:
    """A preset keeps its title even if it was saved under another name."""
    save_rules(rules())
    save_rules(rules("Mine", "samba"))

    assert with_saved_title(parse_ruleset(SUNDAY)).title == "Sunday rules"
    assert with_saved_title(parse_ruleset("samba(target_score=7000)")).title == "Samba"
    assert find_ruleset("samba").title == "Samba"
    assert find_ruleset("own:Mine").title == "Mine"
    assert with_saved_title(parse_ruleset("samba")).title == "Samba"


def test_a_custom_ruleset_does_not_rename_an_equal_variant_of_a_preset() -> None:
    two, four = preset("classic_2"), preset("classic_4")
    assert two is not None
    assert four is not None
    alike = replace(
        four, **differing_parameters(parse_ruleset("classic_2(hand_size=13)"), four)
    )
    save_rules(make_named_rules("Mine", "", alike))

    assert with_saved_title(alike).title == "Mine"
    assert with_saved_title(parse_ruleset("classic_2(hand_size=13)")).title == two.title


@pytest.mark.parametrize(
    ("note", "said"),
    [("As at home", "As at home."), ("Why not?", "Why not?"), ("", "Samba.")],
)
def test_the_note_of_a_custom_ruleset_is_shown_as_a_sentence(
    note: str, said: str
) -> None:
    kept = save_rules(rules(note=note))

    assert kept.ruleset.character == said
    assert load_ruleset(kept.path).note == note


def test_names_and_notes_of_rulesets_lose_control_characters(tmp_path: Path) -> None:
    """The same as for names of players."""
    given = {"name": "Good\u202erules\u202c " + "x" * 99, "note": "a\n\x1b[1m" * 9_999}
    table = {"canasta_ruleset": 1, **given, "base": "samba"}

    found = load_ruleset(written(tmp_path, tomli_w.dumps(table)))

    assert found.name == "Goodrules " + "x" * 49 + "…"
    assert found.ruleset.title == found.name
    assert found.note.startswith("a [1ma [1m")
    assert len(found.note) == 500
    assert parse_rules(format_rules(found)) == found


def test_a_right_to_left_ruleset_name_is_isolated_and_can_be_found(
    tmp_path: Path,
) -> None:
    save_rules(rules("أحمد 7"))
    save_rules(rules("أحمد  7"))

    (own,), _ = custom_rulesets()
    assert own.name == "\u200e\u2068أحمد 7\u2069"
    assert find_ruleset("أحمد 7") == own.ruleset
    assert tmp_path.exists()


@pytest.mark.parametrize(
    "text",
    [
        "Ours\nAs at home.\n\nBased on: Samba\n\nsamba(target_score=7000)\n",
        "Ours\r\nAs at home.\r\n\r\nsamba(target_\r\n score=7000) See you!",
        format_rules(
            make_named_rules(
                "Ours", "As at home.", parse_ruleset("samba(target_score=7000)")
            )
        ),
    ],
)
def test_rules_are_read_from_a_message(text: str) -> None:
    """Also if a program broke its lines; the content of a file is read as well."""
    found = parse_message(text)

    assert (found.name, found.note) == ("Ours", "As at home.")
    assert ruleset_text(found.ruleset) == "samba(target_score=7000)"


def test_rules_without_a_name_have_that_of_the_game() -> None:
    found = parse_message("classic_4(initial_table=[none:15,0:60])")

    assert found.name == "Classic, four players"


@pytest.mark.parametrize(("text", "reason"), read_rows(__file__, "messages.cases"))
def test_a_message_without_readable_rules_is_refused(text: str, reason: str) -> None:
    with pytest.raises(UnreadableFileError, match=reason):
        parse_message(text)
