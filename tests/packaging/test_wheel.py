"""The page on a package index, and the contents of the wheel."""

import re
import runpy
import tomllib

from tests.tidy.source import CHECKOUT, PACKAGE

page = runpy.run_path(str(CHECKOUT / "packaging" / "index_page.py"))
index_page = page["index_page"]


def test_links_to_repository_files_are_plain_text_on_the_package_index() -> None:
    text = (
        "# T\n\n![A table](assets/t.png)\n\n[a round](assets/r.png), [web](https://x.org)"
        " and [below](#below).\n"
    )

    shown = "# T\n\na round, [web](https://x.org) and [below](#below).\n"
    assert index_page(text) == shown


def test_the_readme_has_no_broken_links_on_the_package_index() -> None:
    shown = index_page((CHECKOUT / "README.md").read_text(encoding="utf-8"))

    targets = re.findall(r"\]\(([^)]*)\)", shown)
    assert [each for each in targets if not each.startswith(("#", "https://"))] == []
    assert "<img" not in shown
    assert "# " in shown


def test_the_wheel_has_type_information_and_excludes_only_existing_files() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    for pattern in project["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"]:
        assert list(CHECKOUT.glob(pattern.removeprefix("/")))
    assert (PACKAGE / "py.typed").is_file()
