"""What the player did last, so that it can be undone and done again."""

from collections.abc import Sequence

from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import EMPTY, Played
from canasta_qt.controller.session import NOTHING_LEFT, Session
from canasta_qt.gestures import Draft, Offer


class UndoHistory:
    """The drafts between the actions of a session, which knows the actions itself."""

    def __init__(self) -> None:
        """Begin with nothing done."""
        self._drafts: list[Draft] = []
        """What lay ready before each action that the player has done last."""
        self.undone: list[Draft | None] = []
        """Drafts that were undone, the last one last; None is an action."""

    def forget(self) -> None:
        """Nothing that was done is undone or done again."""
        self._drafts, self.undone = [], []

    def play(self, meant: Played, draft: Draft, undone: Sequence[Draft | None]) -> None:
        """Note what is played from a draft, and what can be done again after it."""
        self._drafts += [draft, *(EMPTY for _ in meant.actions[1:])]
        self.undone = list(undone)

    def take_back(self) -> Draft:
        """Note that an action is undone; return what lay ready before it."""
        self.undone.append(None)
        return self._drafts.pop() if self._drafts else EMPTY

    def offers(self, session: Session, draft: Draft) -> tuple[Offer, ...]:
        """Offer to undo the last action of the turn, or say why it stays; and to redo.

        Staged cards come first, and those are always taken back.
        """
        back = (Offer(Command.UNDO),) if draft.groups else session.undo_offers()
        is_offered = any(offer.command is Command.REDO for offer in back)
        if is_offered or not self.undone:
            return back
        return (Offer(Command.REDO), *(back or (NOTHING_LEFT,)))
