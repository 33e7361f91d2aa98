"""Workflows of continuous integration use existing files and few permissions."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tidy.source import CHECKOUT

WORKFLOWS = sorted((CHECKOUT / ".github" / "workflows").glob("*.yml"))
MAY_WRITE = {("release.yml", "publish")}
"""Jobs that need more permissions than to read the sources."""

PATH = re.compile(r"(?<![\w./$-])((?:packaging|\.ci|tests)/[\w./-]+\w)")
TARGET = re.compile(r"\bmake +([a-z]\w*)")


def jobs(text: str) -> Iterator[tuple[str, str]]:
    """Yield the jobs by their names."""
    parts = re.split(r"^  ([\w-]+):\n", text.partition("\njobs:\n")[2], flags=re.M)
    yield from zip(parts[1::2], parts[2::2], strict=True)


def faults(name: str, text: str) -> list[str]:
    """Return what is wrong with a workflow, in words."""
    found = []
    if "\npermissions:\n  contents: read\n\n" not in text:
        found.append("may do more than read")
    if "\nconcurrency:\n  group: " not in text:
        found.append("may run twice at the same time")
    # `sh -e` continues after a failing line that `!` negates.
    found += [f"{line} cannot fail" for line in re.findall(r"^ +(! .*)$", text, re.M)]
    for job, body in jobs(text):
        if "timeout-minutes:" not in body:
            found.append(f"{job} may go on for ever")
        if (": write" in body) != ((name, job) in MAY_WRITE):
            found.append(f"{job} may write")
        # Steps that run code of others must not have the token of the checkout.
        if body.count("actions/checkout@") != body.count("persist-credentials: false"):
            found.append(f"{job} leaves its token lying about")
    uses = re.findall(r"\buses: +(.*)", text)
    pinned = r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+"
    found += [f"{use} is not pinned" for use in uses if not re.fullmatch(pinned, use)]
    found += [
        f"there is no {path}"
        for path in PATH.findall(text)
        if not (CHECKOUT / path).exists()
    ]
    makefile = (CHECKOUT / "Makefile").read_text(encoding="utf-8")
    found += [
        f"there is no target {target}"
        for target in TARGET.findall(re.sub(r"#.*", "", text))
        if not re.search(rf"^{target}:", makefile, re.M)
    ]
    return found


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_uses_existing_files_and_few_permissions(workflow: Path) -> None:
    assert faults(workflow.name, workflow.read_text(encoding="utf-8")) == []


def test_every_job_that_builds_a_package_sets_the_project_page() -> None:
    for name in ("release.yml", "tests.yml"):
        text = (CHECKOUT / ".github" / "workflows" / name).read_text("utf-8")
        for body in dict(jobs(text)).values():
            builds = "make package" in body or "python -m build\n" in body
            assert builds == ("CANASTA_HOMEPAGE:" in body)


def test_all_workflows_pin_an_action_to_the_same_commit() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in WORKFLOWS)
    uses = set(re.findall(r"\buses: +(\S+?)(@\S+)", text))

    assert len(uses) == len({action for action, _ in uses})


def test_every_job_of_a_release_finishes_before_publishing() -> None:
    text = (CHECKOUT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    found = dict(jobs(text))
    needed = re.findall(r"needs: \[(.*)\]", found.pop("publish"))[0].split(", ")

    assert set(needed) == set(found)
