"""The properties of the application on macOS are valid and name its files."""

import plistlib
import runpy

import canasta_qt
from tests.tidy.source import CHECKOUT

FOLDER = CHECKOUT / "packaging" / "macos"
info_plist = runpy.run_path(str(FOLDER / "info_plist.py"))


def test_macos_opens_saved_games_with_the_application() -> None:
    said = info_plist["info"](canasta_qt.__version__, {"en", "de"})

    assert plistlib.loads(plistlib.dumps(said)) == said
    (document,), (kind,) = (
        said["CFBundleDocumentTypes"],
        said["UTExportedTypeDeclarations"],
    )
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["canasta"]
    assert said["CFBundleVersion"] == canasta_qt.__version__
    assert said["CFBundleLocalizations"] == ["de", "en"]
    assert said["NSHighResolutionCapable"] is True
    assert said["NSRequiresAquaSystemAppearance"] is False


def test_the_oldest_supported_macos_is_that_of_the_readme() -> None:
    said = info_plist["info"](canasta_qt.__version__, {"en"})
    oldest = str(said["LSMinimumSystemVersion"]).removesuffix(".0")

    assert f"**macOS** {oldest} or newer" in (CHECKOUT / "README.md").read_text("utf-8")


def test_macos_entitlements_allow_sound_and_a_replaced_qt() -> None:
    rights = plistlib.loads((FOLDER / "entitlements.plist").read_bytes())

    assert rights == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }
