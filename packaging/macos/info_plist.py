"""What macOS is told of the application: its files, its languages, its looks."""

from collections.abc import Iterable

IDENTIFIER = "org.canasta-qt.Canasta"
GAME = "org.canasta-qt.game"
"""Names the type of a saved game."""


def info(version: str, languages: Iterable[str]) -> dict[str, object]:
    """Return what goes into Info.plist beside what PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": "Canasta",
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        # The menu of the application and its panels speak the player's language.
        "CFBundleLocalizations": sorted(languages),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Canasta game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "icon.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME,
                "UTTypeDescription": "Canasta game",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeIconFile": "icon.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["canasta"],
                    "public.mime-type": ["application/x-canasta"],
                },
            }
        ],
        # That of the wheels of PySide6 6.12.
        "LSMinimumSystemVersion": "14.0",
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        # Dark mode is followed, not refused.
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": "canasta-qt contributors, MIT licence",
    }
