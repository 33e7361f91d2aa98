"""The verbs that need Qt: play, demo and smoke."""

from collections.abc import Sequence

from canasta_qt.app.demo import demo
from canasta_qt.app.options import parse
from canasta_qt.app.playing import play
from canasta_qt.app.smoke import smoke


def main(arguments: Sequence[str]) -> int:
    """Run a verb; returns the exit status."""
    options = parse(arguments)
    return {"play": play, "demo": demo, "smoke": smoke}[options.verb](options)
