"""Files for Linux desktops are valid, agree with the program, and are translated."""

import os
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import desktop_files
import pytest
from desktop_files import APP_ID, MIME_ICON, MIME_TYPE
from PySide6.QtGui import QImage

import canasta_qt
from canasta_qt.cli.options import parse_arguments
from canasta_qt.notation.record import Record, format_record
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.app.catalogue import codes
from tests.processes import run_python
from tests.tidy.source import CHECKOUT

HOMEPAGE = "https://example.org/canasta"
TYPES = {"mime": desktop_files.FILE_TYPES}


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder `share` as it is installed."""
    prefix = tmp_path_factory.mktemp("prefix")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CANASTA_HOMEPAGE", HOMEPAGE)
        desktop_files.write(prefix)
    return prefix / "share"


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (["desktop-file-validate"], f"applications/{APP_ID}.desktop"),
        (["appstreamcli", "validate", "--no-net"], f"metainfo/{APP_ID}.metainfo.xml"),
        (["xmllint", "--noout"], f"metainfo/{APP_ID}.metainfo.xml"),
        (["xmllint", "--noout"], f"mime/packages/{APP_ID}.xml"),
    ],
    ids=lambda part: part[0] if isinstance(part, list) else Path(part).parts[0],
)
def test_desktop_validators_find_no_problem(
    share: Path, command: list[str], name: str
) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [*command, share / name],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def entry(share: Path) -> dict[str, str]:
    """Return the fields of the desktop entry."""
    reader = ConfigParser(interpolation=None)
    reader.optionxform = str  # type: ignore[assignment, method-assign]
    reader.read(share / "applications" / f"{APP_ID}.desktop", encoding="utf-8")
    return dict(reader["Desktop Entry"])


def test_the_program_has_the_names_of_its_desktop_entry(share: Path) -> None:
    code = """
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.startup import make_application
app = make_application(Options())
print(app.desktopFileName(), app.applicationName(), app.applicationDisplayName())
"""
    done = run_python(
        "-c", code, cwd=CHECKOUT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    )

    said = entry(share)
    assert done.stdout.split() == [APP_ID, said["StartupWMClass"], said["Name"]]


def test_the_desktop_entry_opens_a_game_with_any_file_name(
    share: Path, tmp_path: Path
) -> None:
    game = tmp_path / "Zoë’s game"
    game.touch()
    program, *arguments = entry(share)["Exec"].split()

    assert program == "canasta-qt"
    assert parse_arguments(
        [str(game) if each == "%f" else each for each in arguments]
    ).file


def begun(text: str, match: Element) -> bool:
    """Return whether a file begins as a match and one of its inner matches say."""
    first, _, last = match.attrib["offset"].partition(":")
    value = match.attrib["value"].replace("\\n", "\n")
    places = range(int(first), int(last or first) + 1)
    inner = match.findall("mime:match", TYPES)
    return any(text.startswith(value, place) for place in places) and (
        not inner or any(begun(text, each) for each in inner)
    )


def test_saved_games_match_the_file_type_by_their_first_bytes(share: Path) -> None:
    """Older and handwritten games do not begin with the name of the program."""
    kind = ElementTree.parse(share / "mime" / "packages" / f"{APP_ID}.xml")
    heads = kind.findall(".//mime:magic/mime:match", TYPES)
    files = (CHECKOUT / "tests" / "records").rglob("*.canasta")
    texts = [file.read_text(encoding="utf-8") for file in files]
    saver = f"canasta-qt {canasta_qt.__version__}"
    for ruleset in ALL_RULESETS:
        players = ("human",) * min(ruleset.players_allowed)
        record = Record(ruleset, players, ())
        texts += [format_record(record), format_record(record, saved_by=saver)]

    assert len(texts) > 2 * len(ALL_RULESETS)
    assert [text[:40] for text in texts if not any(begun(text, h) for h in heads)] == []
    assert not any(begun("format = 1\ntitle = 1\n", head) for head in heads)


def test_the_file_type_of_games_is_that_of_the_desktop_entry(share: Path) -> None:
    kind = ElementTree.parse(share / "mime" / "packages" / f"{APP_ID}.xml")
    (globs,) = kind.iterfind(".//mime:glob", TYPES)
    (icon,) = kind.iterfind(".//mime:icon", TYPES)

    assert globs.attrib["pattern"] == "*.canasta"
    assert entry(share)["MimeType"] == f"{MIME_TYPE};"
    assert icon.attrib["name"] == MIME_ICON


@pytest.mark.parametrize("name", [f"apps/{APP_ID}", f"mimetypes/{MIME_ICON}"])
def test_icons_exist_in_every_size(share: Path, name: str) -> None:
    theme = share / "icons" / "hicolor"
    sizes = {}
    for file in theme.glob(f"*x*/{name}.png"):
        image = QImage(str(file))
        centre = image.pixelColor(image.width() // 2, image.height() // 2)
        assert centre.alpha() == 255
        sizes[file.parts[-3]] = f"{image.width()}x{image.height()}"

    assert (theme / "scalable" / f"{name}.svg").is_file()
    wanted = (16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512)
    assert set(sizes) == {f"{size}x{size}" for size in wanted}
    assert all(folder == size for folder, size in sizes.items())


def test_software_centres_show_existing_pictures_and_this_version(share: Path) -> None:
    about = ElementTree.parse(share / "metainfo" / f"{APP_ID}.metainfo.xml")
    pictures = [image.text or "" for image in about.iterfind(".//image")]
    releases = [each.attrib["version"] for each in about.iterfind(".//release")]

    assert pictures
    for picture in pictures:
        place, _, name = picture.partition("/assets/")
        assert place == f"{HOMEPAGE}/raw/v{canasta_qt.__version__}"
        assert (CHECKOUT / "assets" / name).is_file()
    assert releases[0] == canasta_qt.__version__


def test_the_metadata_has_no_links_without_a_project_page() -> None:
    text = desktop_files.metainfo(None)

    assert "<screenshots>" not in text
    assert "http" not in text


def test_the_flatpak_has_the_id_of_the_desktop_files() -> None:
    file = CHECKOUT / "packaging" / "linux" / f"{APP_ID}.yml"
    lines = file.read_text(encoding="utf-8").splitlines()

    assert {f"id: {APP_ID}", f"command: {desktop_files.PROGRAM}"} <= set(lines)


@pytest.mark.parametrize("code", codes())
def test_every_text_except_the_name_is_translated_into_each_language(code: str) -> None:
    said = desktop_files.words()
    texts = {name: text for name, text in said.items() if isinstance(text, dict)}
    for name in ("paragraphs", "points", "pictures"):
        texts |= {f"{name} {n}": text for n, text in enumerate(said[name])}
    untold = [name for name, text in texts.items() if code not in text]

    assert untold == ["name"]
    assert all("en" in text for text in texts.values())
