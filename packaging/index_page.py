"""What a package index shows of the README."""

import re

_AWAY = r"\((?!https?:|#)[^)]*\)"
"""Where a picture or a link leads that only the repository has."""


def index_page(readme: str) -> str:
    """Return a README without pictures of the repository, and without links into it."""
    without = re.sub(rf"^!\[[^]]*\]{_AWAY}\n+", "", readme, flags=re.MULTILINE)
    return re.sub(rf"\[([^]]*)\]{_AWAY}", r"\1", without)


def addresses(homepage: str) -> dict[str, str]:
    """Return the addresses of a project by their names; none if no page is known."""
    if not homepage:
        return {}
    return {
        "Homepage": homepage,
        "Issues": f"{homepage}/issues",
        "Changelog": f"{homepage}/blob/main/CHANGELOG.md",
    }
