"""What macOS is told of the application can be written, and names its own files."""

import plistlib
import runpy

import canasta_qt
from tests.tidy.source import CHECKOUT

FOLDER = CHECKOUT / "packaging" / "macos"
info_plist = runpy.run_path(str(FOLDER / "info_plist.py"))


def test_games_are_opened_by_the_application() -> None:
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


def test_the_entitlements_are_as_few_as_the_sound_needs() -> None:
    rights = plistlib.loads((FOLDER / "entitlements.plist").read_bytes())

    assert rights == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
