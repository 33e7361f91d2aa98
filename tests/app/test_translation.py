"""Translations: complete, and correct in plurals, terms and characters."""

import logging
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.app.settings.translation import install_language, languages
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.play import ProgramStart
from canasta_qt.art.deck_style import CourtLetters
from canasta_qt.cards import BLACK3, Rank, parse_card
from canasta_qt.commands import Command
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import DropAction, Offer, Place, Spot, Target
from canasta_qt.notation.record import format_record
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.storage.paths import HOME_VARIABLE, games_folder, log_file
from canasta_qt.translate import search_key, tr, tr_n
from canasta_qt.windows.preferences import PreferencesSheet
from canasta_qt.windows.widgets.choices import Speed
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.wording.cards import card_count, card_sign, point_count
from canasta_qt.wording.rule_sheet.sheet import rule_sheet
from canasta_qt.wording.table.buttons import offer_label
from canasta_qt.wording.table.labels import target_words
from canasta_qt.wording.table.refusals import refusal_sentence
from tests.app.catalogue import FOLDER, codes, messages, sources, write_languages
from tests.app.glossary import banned, glossary, plain, unused
from tests.app.pseudo_language import speak_as_before, speak_pseudo
from tests.app.slots import SLOTS
from tests.bots_here import BotsHere
from tests.hand.deals import dealt
from tests.hand.person import Person
from tests.narrow import some
from tests.processes import run_python
from tests.tidy.source import CHECKOUT

SLOT = re.compile(r"\{\w+\}|%n|\*\*")
WORD = re.compile("[a-z]{3}")
ENGLISH_WORD = re.compile(
    r"(?<![\w-])(?:the|and|of|your|you|with|this|that|cards|melds?|discards?"
    r"|draws?|takes?|from|have|were|will|must|which|when|what|two|three|games?)(?![\w-])"
)
"""Words that none of the other languages has."""
COUNTS = (0, 1, 2, 5, 21)
COUNTED = re.compile(r"\(an? ([a-z ]+)/\{number_word\}")


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """Return an application; English is restored after the test."""
    locale = QLocale()
    yield qapp
    speak_as_before(qapp, locale)


def test_translation_catalogues_are_up_to_date_and_complete(tmp_path: Path) -> None:
    catalogues = sorted(FOLDER.glob("canasta_*.ts"))
    for ts in catalogues:
        (tmp_path / ts.name).write_bytes(ts.read_bytes())

    write_languages(codes(), tmp_path)

    for ts in catalogues:
        new = set(messages(tmp_path / ts.name))
        kept = set(messages(ts))
        assert new == kept, "run: make translations"
        missing = [each for each in kept if not (each.finished and all(each.forms))]
        assert missing == [], steps()


def steps() -> str:
    """Return the five steps of a translation, by their first words."""
    text = (CHECKOUT / "docs/translating.md").read_text(encoding="utf-8")
    said = text.partition("## Translate the program")[2].partition("## ")[0]
    return "\n".join(re.findall(r"^\d\. .*$", said, re.MULTILINE))


@pytest.mark.parametrize("code", codes())
def test_every_translation_keeps_its_slots_and_has_no_english_left(code: str) -> None:
    """The terms are those of the glossary; the characters are in the typeface."""
    never, terms = re.compile(rf"\b(?:{banned(code)})\b", re.IGNORECASE), []
    characters = {ruleset.character for ruleset in ALL_RULESETS}
    found = list(messages(FOLDER / f"canasta_{code}.ts"))
    for each in found:
        if each.role == "search":  # any word that players use
            continue
        for form in each.forms:
            if len(each.forms) == 1 or "%n" in form:
                slots = sorted(SLOT.findall(form))
                assert slots == sorted(SLOT.findall(each.source)), each
            assert not ENGLISH_WORD.search(plain(form)), form
            terms += [(form, term) for term in unused(code, each.source, form)]
            if each.source not in glossary(code)["freely"]:
                terms += [(form, word) for word in never.findall(plain(form))]
        if each.source in characters:
            assert len(each.forms[0]) <= 60, each.forms
    assert terms == []

    same = {each.source for each in found if {each.source} == set(each.forms)}
    assert sorted(text for text in same if WORD.search(plain(text))) == sorted(
        glossary(code)["same"]
    ), "English, or a line for the glossary"


@pytest.mark.parametrize("code", codes())
def test_numbers_of_cards_have_the_plural_forms_of_the_language(
    code: str, app: QApplication
) -> None:
    install_language(app, code)

    said = [card_count(n) for n in COUNTS]

    words = zip(COUNTS, glossary(code)["counted"], strict=True)
    assert said == [f"{n} {word}" for n, word in words]


@pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux takes the language from LANGUAGE"
)
@pytest.mark.parametrize(
    ("variables", "shown"),
    [
        ({"LANGUAGE": "de", "LC_ALL": "C.UTF-8"}, "de 5.000"),
        ({"LC_ALL": "de_AT.UTF-8"}, "de 5\u00a0000"),
        ({"LANG": "pt_BR.UTF-8", "LC_NUMERIC": "C"}, "pt_BR 5.000"),
        ({"LC_ALL": "C.UTF-8"}, "en 5,000"),
    ],
)
def test_numbers_are_of_the_language_that_the_system_prefers(
    variables: dict[str, str], shown: str
) -> None:
    kept = {key: value for key, value in os.environ.items() if key[:3] != "LC_"}
    program = (
        "from PySide6.QtCore import QCoreApplication\n"
        "from canasta_qt.app.settings.translation import install_language\n"
        "from canasta_qt.translate import number_text\n"
        "print(install_language(QCoreApplication()), number_text(5000))"
    )

    said = run_python("-X", "utf8", "-c", program, env=kept | variables).stdout

    assert said.strip() == shown


@pytest.mark.parametrize("code", ["en", *codes()])
def test_texts_with_names_of_cards_begin_with_a_capital(
    code: str, app: QApplication
) -> None:
    install_language(app, code)
    threes = parse_card("3h"), parse_card("3h")
    spot = Spot(Place.NEW_MELD)

    texts = [
        offer_label(Offer(command, rank=rank))
        for command in (Command.DISCARD, Command.MELD)
        for rank in (Rank(0), BLACK3)
    ]
    texts.append(target_words(Target(spot, DropAction.LAY_OUT, cards=threes)))
    texts += [
        refusal_sentence(Refusal(reason, rank=BLACK3, need=2, have=3))
        for reason in (Reason.TOO_MANY_WILDS, Reason.MELD_TOO_LARGE)
    ]

    assert [text for text in texts if not text[0].isupper()] == []


@pytest.mark.parametrize("code", codes())
def test_a_rank_is_translated_alike_alone_and_with_a_number(code: str) -> None:
    found = list(messages(FOLDER / f"canasta_{code}.ts"))
    named = {each.source: each.forms[0] for each in found if not each.role}
    counted = [each for each in found if COUNTED.match(each.source)]

    for each in counted:
        name = named[COUNTED.findall(each.source)[0]]
        for form in each.forms:
            _, _, words = form.partition(" ")  # behind the article or the number
            assert beginnings(words) == beginnings(name), each
    for role in ("", "object", "after with"):
        forms = [form for each in counted if each.role == role for form in each.forms]
        assert len(set(forms)) == len(forms) == 30


def beginnings(words: str) -> list[str]:
    """Return the part of a word that no case or number changes."""
    return [word[:2] for word in search_key(words).split()]


def test_joined_french_texts_have_a_space_before_colons_too(app: QApplication) -> None:
    bare = re.compile(r"[^\u202f][:;?!]»?(?:\s|$)")
    typed = re.compile(r'"[^"\n]*":?')
    for message in messages(FOLDER / "canasta_fr.ts"):
        for form in message.forms:
            assert not bare.search(typed.sub("", form)), form
    install_language(app, "fr")
    for ruleset in ALL_RULESETS:
        assert bare.findall(rule_sheet(ruleset)) == [], ruleset.id


def test_english_texts_have_singular_and_plural(app: QApplication) -> None:
    """So has a language without a catalogue; languages are listed by their
    own names.
    """
    for code in ("en", "xx"):
        assert install_language(app, code) == "en"
        assert (card_count(1), card_count(31)) == ("1 card", "31 cards")
        assert point_count(1985) == "1,985 points"
    assert languages()["de"] == "Deutsch"
    assert languages()["es"] == "Español"

    # Of a canasta at the end of a game "You completed" stood in German.
    install_language(app, "de")
    said = [tr_n("You completed {canastas}", n) for n in (-1, 0, 1, 300)]
    assert said == ["Du vollendest {canastas}"] * 4

    speak_pseudo(app)
    assert tr("&Help") == "&Hélp~~"
    assert card_count(31).startswith("31 çàrdš~")


def test_a_search_ignores_accents_and_dots() -> None:
    for text, compared in {
        "Clásica, könig": "clasica, konig",
        "1.500 · 1,985 · 10’000 · 5\u202f000": "1500 · 1985 · 10000 · 5000",
        "robar 2, 1 canasta. 3 jugadores": "robar 2, 1 canasta. 3 jugadores",
    }.items():
        assert search_key(text) == compared


def test_language_and_answer_keys_change_without_a_restart(
    app: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(
        "canasta_qt.app.game.bots.make_bot_runner", lambda _seed: BotsHere()
    )
    install_language(app, "es")
    options = Options(
        home=tmp_path, ruleset="classic_4", seed=1, speed=Speed.OFF, language="es"
    )
    opening = ProgramStart(options, tmp_path)
    opening.startup.show()
    qtbot.waitUntil(lambda: opening.program is not None)
    assert opening.program is not None
    before = opening.program
    game = before.autosave.game_name
    hand = before.main_game.observation
    assert before.window.menus.actions["new_game"].text().startswith("&Nueva")

    choices = replace(before.appearance.choices, court_letters=CourtLetters.FRENCH)
    before.appearance.set_choices(choices)
    qtbot.waitUntil(lambda: opening.program not in (None, before))

    after = some(opening.program)
    assert after.window.menus.actions["new_game"].text().startswith("&Nueva")
    assert current_look().deck.court_letters is CourtLetters.FRENCH
    assert card_sign(parse_card("Jh")) == "V♥"
    pages = some(after.window.findChild(PreferencesSheet)).pages
    assert pages.currentRow() == 0, "the page on which the letters were chosen"

    after.appearance.set_choices(replace(choices, language="de", court_letters=None))
    qtbot.waitUntil(lambda: opening.program not in (None, after))

    last = some(opening.program)
    assert last.window.menus.actions["new_game"].text().startswith("&Neu")
    assert current_look().deck.court_letters is CourtLetters.GERMAN
    assert card_sign(parse_card("Qh")) == "D♥"
    assert last.autosave.game_name == game
    assert last.main_game.observation is not None
    assert hand is not None
    assert last.main_game.observation.hand == hand.hand
    opening.close_program()
    opening.startup.window.close()


@pytest.mark.usefixtures("app")
def test_window_and_staged_cards_are_the_same_after_a_change_of_language(
    canasta_home: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Regression: the window had its first size, the cards were in the hand, and the
    log had each line once more.
    """
    monkeypatch.setattr(
        "canasta_qt.app.game.bots.make_bot_runner", lambda _seed: BotsHere()
    )
    file = games_folder() / "game.canasta"
    file.write_text(format_record(dealt(["4c4d4hKsQs"], drawn="4s")), encoding="utf-8")
    size = QSize(1280, 800)
    opening = ProgramStart(Options(file=file, size=size, speed=Speed.OFF), canasta_home)
    opening.startup.show()
    qtbot.waitUntil(lambda: opening.program is not None)
    before = some(opening.program)
    person = Person(qtbot, before.window)
    person.until_own_turn()
    person.press("d")
    person.put_down(Qt.Key.Key_4)
    person.until(lambda: person.sees("to be melded"))
    before.window.resize(1200, 720)

    before.appearance.set_choices(replace(before.appearance.choices, language="de"))
    qtbot.waitUntil(lambda: opening.program not in (None, before))
    after = some(opening.program)
    logging.getLogger("canasta").info("once")

    assert after.window.size() == QSize(1200, 720)
    assert Person(qtbot, after.window).sees("noch zu melden")
    assert log_file().read_text().count("once") == 1
    opening.close_program()
    after.window.close()


def test_every_slot_has_a_comment_for_translators() -> None:
    slots = set().union(*(each.slots for each in sources()))

    assert slots - set(SLOTS) == set(), "add a line to tests/app/slots.py"
    assert set(SLOTS) - slots == set(), "no message has this slot any more"
