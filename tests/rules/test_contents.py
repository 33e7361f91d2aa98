"""What the reader of house rules repeats of the parameters' types is what they say."""

from typing import get_origin, get_type_hints

import pytest

from canasta_qt.engine.build_info import is_compiled
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.parameters.registry import GROUPS
from canasta_qt.rules.text.typed_text import CONTENTS


@pytest.mark.skipif(is_compiled(), reason="compiled rules have forgotten it")
def test_every_parameter_that_holds_several_values_is_repeated_as_it_is() -> None:
    groups = get_type_hints(Ruleset)
    hints = {
        name: hint
        for group in GROUPS
        for name, hint in get_type_hints(groups[group]).items()
        if get_origin(hint) in (frozenset, tuple)
    }

    assert hints == CONTENTS
