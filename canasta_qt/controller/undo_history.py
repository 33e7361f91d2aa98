"""Undo and redo of staging and actions."""

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import PlayIntent
from canasta_qt.controller.session import NOTHING_TO_UNDO, Session
from canasta_qt.gestures import EMPTY_DRAFT, Draft, Offer, StagedGroup


@dataclass(frozen=True, slots=True)
class _Step:
    """A step that can be undone: the draft before the step, and whether it was an
    action."""

    groups_before: tuple[StagedGroup, ...]
    is_action: bool = False


class UndoHistory:
    """Order of the steps of staging and the actions; the session has the actions
    themselves."""

    def __init__(self) -> None:
        self._done_steps: list[_Step] = []
        self.undone_steps: list[Draft | None] = []
        """Steps to redo, the next one last: a draft to stage, or None for an action."""

    def clear(self) -> None:
        self._done_steps, self.undone_steps = [], []

    def record_action(
        self, intent: PlayIntent, draft: Draft, undone_steps: Sequence[Draft | None]
    ) -> None:
        """Add the actions played from a draft; `undone_steps` are the steps that can be
        redone after them."""
        befores = (draft.groups, *(EMPTY_DRAFT.groups for _ in intent.actions[1:]))
        self._done_steps += [_Step(before, is_action=True) for before in befores]
        self.undone_steps = list(undone_steps)

    def remove_action(self) -> tuple[StagedGroup, ...]:
        """Remove the last action, which was undone; return the draft before it."""
        self.undone_steps.append(None)
        while self._done_steps:
            step = self._done_steps.pop()
            if step.is_action:
                return step.groups_before
        return ()

    def record_staging(self, draft: Draft) -> None:
        """Add a step of staging or unstaging; `draft` is the draft before the step."""
        self._done_steps.append(_Step(draft.groups))

    @property
    def ends_with_staging(self) -> bool:
        """Whether the last step moved cards to the staging tray, or from it to the
        hand."""
        return bool(self._done_steps) and not self._done_steps[-1].is_action

    def undo_staging(self, draft: Draft) -> tuple[StagedGroup, ...]:
        """Undo one step of staging; return the draft before it."""
        self.undone_steps.append(draft)
        return self._done_steps.pop().groups_before

    def undo_offers(self, session: Session) -> tuple[Offer, ...]:
        """Return offers to undo the last step of the turn, with its refusal if there is
        one, and to redo.

        A step of staging can always be undone.
        """
        staged = self.ends_with_staging
        back = (Offer(Command.UNDO),) if staged else session.undo_offers()
        is_offered = any(offer.command is Command.REDO for offer in back)
        if is_offered or not self.undone_steps:
            return back
        return (Offer(Command.REDO), *(back or (NOTHING_TO_UNDO,)))
