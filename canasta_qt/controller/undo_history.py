"""What the player did last, so that it can be undone and done again."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import EMPTY, Played, without_cards
from canasta_qt.controller.session import NOTHING_LEFT, Session
from canasta_qt.gestures import Draft, Offer, StagedGroup


@dataclass(frozen=True, slots=True)
class _Step:
    """One thing done: what was staged before it, and whether it was an action."""

    before: tuple[StagedGroup, ...]
    is_action: bool = False


class UndoHistory:
    """The steps of staging between actions; the session knows the actions itself."""

    def __init__(self) -> None:
        """Begin with nothing done."""
        self._done: list[_Step] = []
        self.undone: list[Draft | None] = []
        """Drafts that were undone, the last one last; None is an action."""

    def forget(self) -> None:
        """Nothing that was done is undone or done again."""
        self._done, self.undone = [], []

    def play(self, meant: Played, draft: Draft, undone: Sequence[Draft | None]) -> None:
        """Note what is played from a draft, and what can be done again after it."""
        befores = (draft.groups, *(EMPTY.groups for _ in meant.actions[1:]))
        self._done += [_Step(before, is_action=True) for before in befores]
        self.undone = list(undone)

    def take_back(self) -> tuple[StagedGroup, ...]:
        """Note that an action is undone; return what was staged before it."""
        self.undone.append(None)
        while self._done:
            step = self._done.pop()
            if step.is_action:
                return step.before
        return ()

    def stage(self, draft: Draft) -> None:
        """Note that cards are put down beside a draft."""
        self._done.append(_Step(draft.groups))

    def stage_less(self, draft: Draft, less: Draft) -> None:
        """Note that cards of a draft are taken back, which can be done again.

        No step of the staging that is left has them any more.
        """
        self.undone.append(draft)
        removed = tuple((Counter(draft.cards) - Counter(less.cards)).elements())
        staging: list[tuple[StagedGroup, ...]] = []
        while self._done and not self._done[-1].is_action:
            staging.insert(0, self._done.pop().before)
        kept = dict.fromkeys(without_cards(groups, removed) for groups in staging)
        kept.pop(less.groups, None)
        self._done += map(_Step, kept)

    def unstage(self, draft: Draft) -> tuple[StagedGroup, ...]:
        """Note that staging is undone by a step; return what was staged before it."""
        self.undone.append(draft)
        return self._done.pop().before

    def offers(self, session: Session, draft: Draft) -> tuple[Offer, ...]:
        """Offer to undo the last action of the turn, or say why it stays; and to redo.

        Staged cards come first, and those are always taken back.
        """
        back = (Offer(Command.UNDO),) if draft.groups else session.undo_offers()
        is_offered = any(offer.command is Command.REDO for offer in back)
        if is_offered or not self.undone:
            return back
        return (Offer(Command.REDO), *(back or (NOTHING_LEFT,)))
