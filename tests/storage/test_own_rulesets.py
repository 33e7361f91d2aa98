import tomllib
from pathlib import Path

import pytest

from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset, ruleset_text
from canasta_qt.storage.own_rulesets import (
    NamedRules,
    NameTakenError,
    RulesetStore,
    all_rulesets,
    export,
    find,
    known_as,
    load,
    named,
)
from canasta_qt.storage.paths import NoSuchFileError, StorageError
from canasta_qt.wording.errors import error_sentence
from tests.conftest import ExpectedLog

SUNDAY = "samba(target_score=7000,take_unfrozen={pair},holding_penalty={7:3/1500})"


def rules(name: str = "Sunday rules", text: str = SUNDAY, note: str = "") -> NamedRules:
    return named(name, note, parse_ruleset(text))


def written(folder: Path, text: str, name: str = "strange.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


GOOD = """canasta_ruleset = 1
name = "By hand"
base = "classic_4"

[differences]
target_score = 3000
pile_always_frozen = true
hand_size = "13"
"""


def test_a_file_holds_a_name_a_base_and_only_the_differences() -> None:
    kept = RulesetStore().save(rules(note="As in the old house."))

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


def test_what_is_kept_is_found_again_under_its_name() -> None:
    RulesetStore().save(rules(note="As in the old house."))

    (own,), complaints = RulesetStore().own()

    assert complaints == []
    assert (own.name, own.note) == ("Sunday rules", "As in the old house.")
    assert ruleset_text(own.ruleset) == ruleset_text(parse_ruleset(SUNDAY))
    assert own.ruleset.title == "Sunday rules"


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_every_preset_may_be_kept_under_another_name(ruleset: object) -> None:
    kept = RulesetStore().save(rules("Mine", ruleset.id))  # type: ignore[attr-defined]

    assert load(kept.path).ruleset.id == kept.ruleset.id
    assert "differences" in kept.path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", ["Oma’s Spiel", "a/b:c?", "..", "CON", "日曜日", "🂡", "x" * 200, '"\\n"']
)
def test_names_may_have_any_signs(name: str) -> None:
    kept = RulesetStore().save(rules(name))

    assert kept.path.parent == RulesetStore().folder
    assert find(f"own:{name}").title == name


def test_names_that_make_the_same_file_name_are_two_rulesets() -> None:
    store = RulesetStore()
    store.save(rules("a/b"))
    store.save(rules("a:b"))

    assert [own.name for own in store.own()[0]] == ["a/b", "a:b"]


def test_the_same_name_is_asked_about_and_nothing_is_lost() -> None:
    store = RulesetStore()
    first = store.save(rules())
    before = first.path.read_text(encoding="utf-8")

    with pytest.raises(NameTakenError) as taken:
        store.save(rules(" sunday  RULES ", "classic_4(hand_size=13)"))

    assert taken.value.name == "Sunday rules"
    assert first.path.read_text(encoding="utf-8") == before


def test_whoever_says_so_replaces_rules_of_the_same_name() -> None:
    store = RulesetStore()
    store.save(rules())

    store.save(rules(text="classic_4(hand_size=13)"), replacing=True)

    (own,), _ = store.own()
    assert ruleset_text(own.ruleset) == "classic_4(hand_size=13)"


def test_a_removed_ruleset_is_off_the_list_and_still_there() -> None:
    store = RulesetStore()
    kept = store.save(rules())

    target = store.remove(kept)

    assert store.own() == ([], [])
    assert load(target).name == "Sunday rules"


def test_a_removed_ruleset_is_brought_back_as_it_was() -> None:
    store = RulesetStore()
    kept = store.save(rules())
    store.remove(kept)

    (removed,) = store.removed()
    store.bring_back(removed)

    assert store.own() == ([kept], [])
    assert store.removed() == []


def test_a_ruleset_brought_back_makes_room_for_the_one_that_has_its_name() -> None:
    store = RulesetStore()
    store.remove(store.save(rules()))
    other = store.save(rules(text="classic_4(hand_size=13)"))

    back = store.bring_back(store.removed()[0])

    assert back.name == "Sunday rules (2)"
    assert store.own() == ([other, back], [])
    assert back.ruleset == rules().ruleset or back.ruleset.title == back.name


def test_what_cannot_be_read_is_not_offered_again() -> None:
    store = RulesetStore()
    store.remove(store.save(rules()))
    (store.folder / "removed" / "bad.toml").write_text("nonsense", encoding="utf-8")

    assert [each.name for each in store.removed()] == ["Sunday rules"]


def test_rules_go_out_and_come_in_as_a_file(tmp_path: Path) -> None:
    path = tmp_path / "given.toml"
    export(rules(), path)
    text = path.read_text(encoding="utf-8")

    own = RulesetStore().save(load(path))

    assert own.name == "Sunday rules"
    assert path.read_text(encoding="utf-8") == text
    with pytest.raises(NameTakenError):
        RulesetStore().save(load(path))


def test_a_file_written_by_hand_may_use_plain_numbers(tmp_path: Path) -> None:
    read = load(written(tmp_path, GOOD))

    assert ruleset_text(read.ruleset) == (
        "classic_4(hand_size=13,pile_always_frozen=true,target_score=3000)"
    )


def test_a_rule_that_there_is_no_more_is_read_and_dropped(tmp_path: Path) -> None:
    old = GOOD.replace("[differences]", '[differences]\ncard_values = "V-FAM"')

    kept, plain = (load(written(tmp_path, text)) for text in (old, GOOD))

    assert kept.ruleset == plain.ruleset


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (("= 1\n", "= 2\n"), 1, "A newer version of Canasta wrote this"),
        (("canasta_ruleset = 1\n", ""), 0, "“canasta_ruleset = 1” is missing"),
        (('name = "By hand"', "name = By hand"), 2, "not valid TOML"),
        (("3000", "1" * 5_000), 6, "A number of more than 100 digits is no value"),
        (("3000", '"' + "1" * 5_000 + '"'), 6, "Allowed is none, or a whole number"),
        (
            ("3000", "[" * 300),
            6,
            "brackets or dots more than 32 deep. It is nested too deeply",
        ),
        (("3000", "[" + "1," * 100_001), 6, "This file has more than 100000 values."),
        (("3000", "1" + " " * 8_000_000), 0, "This file has more than 8000000 bytes."),
        (("target_score", "a." * 3_000 + "b"), 6, "brackets or dots more than 32 deep"),
        (('name = "By hand"', "name = 7"), 2, "“name” must be text in quotes"),
        (('name = "By hand"', 'name = " "'), 2, "A name needs 1 to 200 characters"),
        (("classic_4", "clasic"), 3, "“clasic”. Choose one of these: classic_4"),
        (("target_score", "goal"), 6, "No rule is called “goal”"),
        (("3000", '"many"'), 6, "“many” is not a value of the rule “target_score”"),
        (("3000", "[1]"), 6, "Allowed is none, or a whole number"),
        (("3000", "3.5"), 6, "“3.5” is not a value of the rule “target_score”"),
        (('"13"', '"40"'), 8, "nothing is left to draw when 4 players"),
        (("[differences]", 'colour = "red"\n\n[differences]'), 5, "“colour”"),
    ],
)
def test_a_file_that_is_no_ruleset_is_refused_with_line_and_reason(
    tmp_path: Path, change: tuple[str, str], line: int, reason: str
) -> None:
    path = written(tmp_path, GOOD.replace(*change))

    with pytest.raises(StorageError) as refused:
        load(path)

    assert not isinstance(refused.value, NoSuchFileError)
    assert (f", line {line}:" in str(refused.value)) == bool(line)
    assert reason in str(refused.value)
    assert path.exists()


def test_a_file_that_is_only_too_much_says_which_limit_it_exceeds(
    tmp_path: Path,
) -> None:
    path = written(tmp_path, GOOD.replace("3000", "[" + "1," * 100_001))

    with pytest.raises(StorageError) as refused:
        load(path)

    said = error_sentence(refused.value)
    assert said.endswith("line 6: This file has more than 100,000 values.")


def test_a_wrong_value_is_told_as_it_is_written(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD.replace("3000", "true"))

    with pytest.raises(StorageError) as refused:
        load(path)

    assert error_sentence(refused.value) == (
        "“strange.toml”, line 6: “true” is not a value of the rule “target_score”."
    )


def test_a_byte_order_mark_and_other_ends_of_lines_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "edited.toml"
    path.write_bytes(("\ufeff" + GOOD.replace("\n", "\r\n")).encode())

    assert load(path).ruleset == load(written(tmp_path, GOOD)).ruleset


@pytest.mark.parametrize("text", ["~nosuchuser", "a" * 5_000, "classic_4(" * 999, "\0"])
def test_no_text_that_names_no_rules_does_more_than_say_so(text: str) -> None:
    with pytest.raises(StorageError) as refused:
        find(text)

    assert len(str(refused.value)) < 900


def test_no_text_at_all_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b'name = "x"\n\xff\xfe')

    with pytest.raises(StorageError, match=r"line 2: This is not text"):
        load(path)


def test_a_damaged_file_in_the_store_is_set_aside_with_its_reason(
    expected_log: ExpectedLog,
) -> None:
    expected_log("canasta.storage", "set aside")
    store = RulesetStore()
    store.save(rules())
    written(store.folder, GOOD.replace("target_score", "goal"))

    own, (complaint,) = store.own()

    assert [each.name for each in own] == ["Sunday rules"]
    assert "“strange.toml”, line 6: No rule is called “goal”" in str(complaint)
    aside = store.folder / "set-aside"
    assert 'name = "By hand"' in (aside / "strange.toml").read_text(encoding="utf-8")
    assert "line 6" in (aside / "strange.reason.txt").read_text(encoding="utf-8")
    assert store.own()[1] == []


def test_a_newer_file_stays_for_the_newer_program() -> None:
    store = RulesetStore()
    path = written(store.folder, GOOD.replace("= 1\n", "= 9\n"), "By hand.toml")

    own, (complaint,) = store.own()
    kept = store.save(rules("By hand"))

    assert own == []
    assert "A newer version of Canasta wrote this" in str(complaint)
    assert "= 9" in path.read_text(encoding="utf-8")
    assert kept.path != path


def test_the_list_of_games_has_presets_first_and_own_ones_after() -> None:
    RulesetStore().save(rules("Zebra"))
    RulesetStore().save(rules("apple"))

    listed = all_rulesets()

    assert [each.key for each in listed[-2:]] == ["own:apple", "own:Zebra"]
    assert [each.ruleset for each in listed if not each.is_own] == list(ALL_RULESETS)
    assert all(find(each.key).title == each.ruleset.title for each in listed)


def test_rules_are_found_by_id_differences_name_and_file(tmp_path: Path) -> None:
    RulesetStore().save(rules("classic_4"))
    RulesetStore().save(rules("Ours (new)"))
    path = written(tmp_path, GOOD)

    assert find("classic_4") is ALL_RULESETS[0]
    assert ruleset_text(find("classic_2(hand_size=13)")) == "classic_2(hand_size=13)"
    assert find("own:classic_4").id == "samba"
    assert find("ours (NEW)").title == "Ours (new)"
    assert find(str(path)).title == "By hand"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tarot", "No ruleset is called “tarot”. Choose one of these: classic_4"),
        ("classic_4(hand=1)", "the name of a parameter"),
        ("classic_4(draw_count=0)", "do not go together. draw_count: 0 is less than 1"),
        ("/nowhere/at/all.toml", "There is no file"),
    ],
)
def test_what_is_not_there_is_said(text: str, reason: str) -> None:
    with pytest.raises(StorageError, match=reason.replace("(", r"\(")):
        find(text)


def test_a_game_played_by_own_rules_gets_their_title_back() -> None:
    RulesetStore().save(rules())

    assert known_as(parse_ruleset(SUNDAY)).title == "Sunday rules"
    assert known_as(parse_ruleset("samba(target_score=7000)")).title == "Samba"


def test_a_preset_keeps_its_title_whatever_it_was_kept_as() -> None:
    RulesetStore().save(rules("Mine", "samba"))

    assert find("samba").title == "Samba"
    assert find("own:Mine").title == "Mine"


@pytest.mark.parametrize(
    ("note", "said"), [("As at home", "As at home."), ("Why not?", "Why not?")]
)
def test_a_note_is_a_sentence_in_the_list_of_games(note: str, said: str) -> None:
    kept = RulesetStore().save(rules(note=note))

    assert kept.ruleset.character == said
    assert load(kept.path).note == note
