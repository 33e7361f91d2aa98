"""A release has the tag of its version and notes from the change log."""

import runpy

import canasta_qt
from tests.tidy.source import CHECKOUT

release = runpy.run_path(str(CHECKOUT / "packaging" / "release.py"))
CHANGES = """# Changes

## [Unreleased]

- To come.

## [1.2.3] - 2026-01-02

### Added

- This.

## [1.2.2]

- That.
"""


def test_release_notes_are_the_section_of_the_version_in_the_change_log() -> None:
    assert release["section"](CHANGES, "1.2.3") == "### Added\n\n- This."
    assert release["section"](CHANGES, "1.2.2") == "- That."
    assert release["section"](CHANGES, "1.2") == ""


def test_a_tag_other_than_the_version_is_not_released() -> None:
    changes = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    version = canasta_qt.__version__
    assert release["problem"](f"v{version}", version, changes) == ""
    assert "says 1.2.2" in release["problem"]("v1.2.3", "1.2.2", CHANGES)
    assert "no section 1.3.0" in release["problem"]("v1.3.0", "1.3.0", CHANGES)
