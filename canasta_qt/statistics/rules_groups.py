"""Which games of the list some played rules belong to, as the statistics group them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta_qt.rules.amounts import ByDecks
from canasta_qt.rules.fields import parameters
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import preset
from canasta_qt.rules.text import (
    UnreadableRulesetError,
    changed,
    parse_ruleset,
    ruleset_text,
)
from canasta_qt.statistics.values import Named, Rules
from canasta_qt.storage.errors import StorageError
from canasta_qt.storage.own_rulesets import OWN, OwnRuleset, RulesetStore

_GOAL: Final = ("target_score", "rounds")
"""Parameters that are chosen for a game on the list and leave it the same game."""


class RulesNames:
    """Names rules by the list as it is now; made anew for every look at it."""

    def __init__(self) -> None:
        """Read the player's own rules."""
        try:
            self._own = RulesetStore().own()[0]
        except StorageError:
            # The shelf says itself what is wrong with it; games still have titles.
            self._own = []

    def name(self, text: str, title: str) -> Rules:
        """Name rules written as text; `title` is what they were called when played."""
        try:
            played = parse_ruleset(text)
        except UnreadableRulesetError:
            return Rules(text, title)
        base = preset(played.id)
        assert base is not None  # it has just been read by this id
        own = self._kept(played, self._own, exactly=True)
        if own is None and _as_listed(played, base):
            return Rules(base.id, base.title)
        own = own or self._kept(played, self._own, exactly=False)
        if own is not None:
            return Rules(OWN + own.name, own.ruleset.title, Named.OWN)
        text = ruleset_text(_to_the_goal_of(played, base))
        if title != base.title:
            # Rules that had a name once and are no longer kept.
            return Rules(text, title, Named.OWN)
        return Rules(text, title, Named.CHANGED)

    @staticmethod
    def _kept(
        played: Ruleset, shelf: Iterable[OwnRuleset], *, exactly: bool
    ) -> OwnRuleset | None:
        for own in shelf:
            if own.ruleset.id != played.id:
                continue
            same = played if exactly else _to_the_goal_of(played, own.ruleset)
            if dict(parameters(same)) == dict(parameters(own.ruleset)):
                return own
        return None


def _as_listed(played: Ruleset, base: Ruleset) -> bool:
    same = _to_the_goal_of(played, base)
    return dict(parameters(same)) == dict(parameters(base))


def _to_the_goal_of(played: Ruleset, base: Ruleset) -> Ruleset:
    """The rules played, as far and with as many packs as another game."""
    names: tuple[str, ...] = _GOAL
    if isinstance(base.threes.red3_table, ByDecks):
        names += ("deck_count",)
    values = dict(parameters(base))
    return changed(played, {name: values[name] for name in names})
