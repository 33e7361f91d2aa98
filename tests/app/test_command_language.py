"""The command line speaks the language that the window would speak."""

import os
import subprocess
import sys
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta_qt.app.start import arguments
from canasta_qt.cli.options import parser
from canasta_qt.translate import tr
from tests.app.catalogue import codes
from tests.app.glossary import glossary
from tests.app.playing import Spoken
from tests.app.pseudo_language import PSEUDO

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
RUN = """
import sys
from canasta_qt.__main__ import main
from canasta_qt.translate import tr
main(sys.argv[1:])
print(tr("options"), "PySide6" in sys.modules)
"""


def parsers() -> list[ArgumentParser]:
    """Every parser there is; the second of `replay` is that of the window."""
    tops = (parser(), arguments._parser())
    return [each for top in tops for each in (top, *verbs(top).choices.values())]


def verbs(top: ArgumentParser) -> "_SubParsersAction[ArgumentParser]":
    [found] = [each for each in top._actions if isinstance(each, _SubParsersAction)]
    return found


def said(one: ArgumentParser) -> Iterator[str]:
    """Every text of a parser in English, headings included."""
    yield from filter(None, ("usage:", one.description, one.epilog))
    yield from (
        group.title or "" for group in one._action_groups if group._group_actions
    )
    for action in one._actions:
        if isinstance(action, _SubParsersAction):
            yield from (each.help or "" for each in action._choices_actions)
        else:
            yield action.help or ""


def run(*words: str, **environment: str) -> list[str]:
    """What a start prints under the variables of another desktop."""
    kept = {name: text for name, text in os.environ.items() if name not in VARIABLES}
    command = [sys.executable, "-c", RUN, *words]
    done = subprocess.run(
        command, env=kept | environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("code", [*codes(), PSEUDO])
def test_all_help_is_in_the_language(
    code: str, spoken: Spoken, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "9999")
    same = () if code == PSEUDO else glossary(code)["same"]
    spoken(code)

    for one in parsers():
        shown = " ".join(one.format_help().split())
        for text in said(one):
            words = tr(text)
            assert text, f"{one.prog} has an argument without help"
            assert words != text or text in same, f"{one.prog} in {code}: {text}"
            assert " ".join(words.split()) in shown


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("sing", "Argument VERB: 'sing' gibt es nicht (zur Wahl: play, demo, "),
        ("arena", "diese Argumente fehlen: FIRST, SECOND"),
        ("rules samba --fast", "unbekannte Argumente: --fast"),
        ("rules --language", "Argument --language: hier fehlt ein Wert"),
        ("stats --json=1", "Argument --json: hier ist kein Wert erlaubt: '1'"),
        ("soak --h 2", "--h ist mehrdeutig: --help, --house-rules, --hands"),
        ("arena a b --jobs 2 --cluster c", "nicht zusammen mit --jobs erlaubt"),
        ("soak --hands few", "Argument --hands: muss 1 oder mehr sein, nicht 'few'"),
        ("bench --seconds 0", "muss eine Zahl von Sekunden sein, nicht '0'"),
    ],
)
def test_what_is_refused_is_said_in_the_language(
    words: str, told: str, spoken: Spoken, capsys: pytest.CaptureFixture[str]
) -> None:
    spoken("de")

    with pytest.raises(SystemExit):
        parser().parse_args(words.split())

    usage, *_, last = capsys.readouterr().err.splitlines()
    assert usage.startswith("Aufruf: canasta-qt")
    assert told in _without_quotes(last), last


def _without_quotes(said: str) -> str:
    """Leave out the quotes of choices, which not every Python writes."""
    before, choices, names = said.partition("(zur Wahl: ")
    return before + choices + names.replace("'", "")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play --size huge", "'huge' ist keine Größe wie 1280x800"),
        ("play --deal 0", "eine Zahl von 1 bis 999.999.999 sein, nicht '0'"),
        ("play --players 4", "--players und --seating brauchen --ruleset"),
        ("play --ruleset samba --players 7", "Samba ist für 4 Spieler, nicht für 7"),
        ("play --ruleset bridge", "--ruleset: Kein Regelwerk heißt „bridge“."),
        ("play none.canasta", "Es gibt keine Datei „none.canasta“."),
    ],
)
def test_what_the_window_cannot_do_is_said_in_the_language(
    words: str, told: str, spoken: Spoken, capsys: pytest.CaptureFixture[str]
) -> None:
    spoken("de")

    with pytest.raises(SystemExit):
        arguments.parse(words.split())

    assert told in capsys.readouterr().err


@pytest.mark.parametrize("variables", [{}, {"LANG": "C"}, {"LC_ALL": "en_GB.UTF-8"}])
def test_english_needs_no_qt(variables: dict[str, str]) -> None:
    assert run("rules", **variables)[-1] == "options False"


def test_the_language_is_the_one_asked_for_then_the_chosen_then_the_systems(
    canasta_home: Path,
) -> None:
    system = {"LANG": "es_AR.UTF-8"}
    games = run("rules", **system)
    assert games[-1] == "opciones True"
    assert "Dos parejas, dos barajas." in games[0]

    folder = canasta_home / "config"
    assert not folder.exists()
    folder.mkdir()
    text = "[preferences]\nlanguage=it\n"
    (folder / "settings.ini").write_text(text, encoding="utf-8")
    assert run("rules", **system)[-1] == "opzioni True"
    assert run("rules", "--language", "pt_BR", **system)[-1] == "opções True"
    assert run("rules", "--language=en", **system)[-1] == "options False"
