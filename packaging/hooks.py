"""Lets the wheel carry the compiled layers: `CANASTA_COMPILE=1 pip install .`

Without the variable the wheel is pure Python, as it always is in an editable install.
What a package index shows is the README without what only the repository has, and the
addresses of the project if CANASTA_HOMEPAGE names its page.
"""

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

compiling = runpy.run_path(str(Path(__file__).with_name("compile.py")))
shown = runpy.run_path(str(Path(__file__).with_name("index_page.py")))


class CompileHook(BuildHookInterface):  # type: ignore[misc, type-arg, unused-ignore]
    """Compiles before a wheel is built, if the environment asks for it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the compiler needs, and only then."""
        return list(compiling["NEEDED"]) if compiling["asked_for"]() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add what was made to the wheel."""
        if version == "editable" or not compiling["asked_for"]():
            return
        folder = compiling["FOLDER"]
        for path in compiling["compiled"](folder):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class IndexHook(MetadataHookInterface):  # type: ignore[misc, unused-ignore]
    """Lets a package index show the README and the addresses of the project."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Hand both over as text."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = shown["index_page"](text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = shown["addresses"](os.environ.get("CANASTA_HOMEPAGE", ""))
