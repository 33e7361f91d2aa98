"""The Windows installer compiles and is translated; properties name the version."""

import re
import runpy
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.app.catalogue import codes
from tests.tidy.source import CHECKOUT

FOLDER = CHECKOUT / "packaging" / "windows"
version_resource = runpy.run_path(str(FOLDER / "version_resource.py"))


def test_the_properties_of_the_windows_program_have_its_version() -> None:
    said = version_resource["resource"]("Canasta", "1.2.3")

    compile(said, "the version resource", "eval")
    assert "filevers=(1, 2, 3, 0)" in said
    assert 'StringStruct("FileVersion", "1.2.3")' in said
    assert 'StringStruct("OriginalFilename", "Canasta.exe")' in said


LANGUAGES = {
    "GERMAN": "de",
    "SPANISH": "es",
    "FRENCH": "fr",
    "ITALIAN": "it",
    "PORTUGUESEBR": "pt_BR",
}
"""The languages of the installer, besides English, by the names it uses."""


def test_every_text_of_the_installer_is_translated_into_every_language() -> None:
    text = (FOLDER / "canasta.nsi").read_text(encoding="utf-8")
    string = re.compile(r'^LangString (\w+) \$\{LANG_(\w+)\} "(.+)"$', re.MULTILINE)
    said = {(name, language): words for name, language, words in string.findall(text)}
    names = {name for name, _ in said}
    loaded = re.findall(r'MUI_LANGUAGE "(\w+)"', text)

    assert sorted(LANGUAGES.values()) == codes()
    assert [each.upper() for each in loaded] == ["ENGLISH", *LANGUAGES]
    assert set(said) == {(name, each.upper()) for name in names for each in loaded}
    assert set(re.findall(r"\$\((\w+)\)", text)) == names
    for name in names:
        words = [said[name, each.upper()] for each in loaded]
        assert all(each.endswith(".") is words[0].endswith(".") for each in words)
        assert words[0] not in words[1:]


def test_the_file_type_has_the_same_name_on_windows_as_on_linux() -> None:
    text = (FOLDER / "canasta.nsi").read_text(encoding="utf-8")
    linux = tomllib.loads((CHECKOUT / "packaging/linux/words.toml").read_text("utf-8"))

    for language, code in LANGUAGES.items():
        assert f'kind ${{LANG_{language}}} "{linux["game"][code]}"' in text


@pytest.mark.skipif(
    shutil.which("makensis") is None, reason="the installer is compiled by NSIS"
)
def test_the_windows_installer_compiles(tmp_path: Path) -> None:
    folder = tmp_path / "canasta-qt"
    (folder / "_internal").mkdir(parents=True)
    for name in ("Canasta.exe", "canasta-qt.exe", "_internal/base_library.zip"):
        (folder / name).write_bytes(b"MZ")
    made = tmp_path / "canasta-setup.exe"

    command = ["sh", str(FOLDER / "installer.sh"), str(folder), str(made)]
    subprocess.run(command, check=True)

    assert made.read_bytes().startswith(b"MZ")
