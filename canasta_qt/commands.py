"""Commands of the buttons, keys and menu entries of the table."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Self

from canasta_qt.translate import mark


class LabelledEnum(StrEnum):
    """Enum whose members have a value and a label, which is a source string."""

    _value_: str
    label: str

    def __new__(cls, value: str, label: str = "") -> Self:
        """Make a member; a member without a label gets its words from other code."""
        member = str.__new__(cls, value)
        member._value_, member.label = value, label
        return member


class Command(LabelledEnum):
    """A command of the table, whether given by a button, a key or a menu entry.

    The label is the text of its button.
    """

    DRAW = "draw", mark("Draw")
    TAKE = "take", mark("Take pile")
    MELD = "meld", mark("Meld selected")
    DISCARD = "discard", mark("Discard")
    COMMIT = "commit", mark("Meld")
    UNSTAGE = "unstage", mark("Take back")
    ASK = "ask", mark("May I go out?")
    GO_OUT = "go_out", mark("Go out")
    """Play all cards of the hand: melds, cards added to melds, and a last discard."""
    YES = "yes", mark("Yes")
    NO = "no", mark("No")
    FLOAT = "float", mark("End turn")
    """End the turn without a discard, which some games allow in the foot."""
    DECLARE = "declare", mark("Meld the whole hand")
    """Meld the special hand in `Offer.special_hand`."""
    SKIP = "skip", mark("Skip")
    PAUSE = "pause", mark("Pause")
    """Pause or continue the game while only bots play."""
    STEP = "step", mark("Step")
    """Let the bots play one action, then pause."""
    HANDS = "hands", mark("All hands")
    """Show or hide all hands, in practice or while only bots play."""
    UNCOVER = "uncover", mark("Show my cards")
    """Show the hand of the next of several people at this machine."""
    TAKE_SEAT = "take_seat", mark("Take my seat back")
    """Let the person play again instead of the bot in the person's seat."""
    SHOW_SCORE = "show_score", mark("Show score")
    COUNT_ON = "count_on", mark("Next line")
    """Count the next item of a finished round."""
    NEXT_ROUND = "next_round", mark("Next round")
    UNDO = "undo", mark("Undo")
    """Undo the last step of the turn: staged cards, else an action."""
    REDO = "redo", mark("Redo")
    """Redo the step that was undone last, if that is allowed."""
    SORT = "sort"
    """Sort the hand in the next of its three orders."""
    HINT = "hint", mark("Hint")
    """Show the adviser's move; while it is shown, compare it with other moves."""
    FOLLOW = "follow", mark("Do it")
    """Play the adviser's move."""
    CLOSE = "close", mark("Close")
    PLAY_ON = "play_on", mark("Play on")
    """Continue a replay after the decision at which it has stopped."""
    NEXT_MOMENT = "next_moment", mark("Next key moment")
    SHOW_ME = "show_me", mark("Show me")
    """Raise the cards that the lesson asks for."""
    SAY_AGAIN = "say_again", mark("Say it again")
    """Repeat the last text of the coach."""
    GO_ON = "go_on", mark("Continue")
    """Continue the lesson after a sentence of the coach."""
    LEAVE_LESSON = "leave_lesson", mark("Leave lesson")
    LEAVE_PRACTICE = "leave_practice", mark("Leave practice")


COUNT_COMMANDS: Final = (Command.COUNT_ON, Command.NEXT_ROUND)
"""Commands of the count of a round, which have buttons in the score pad, and in a
lesson in the status line."""


class Sorting(LabelledEnum):
    """Order in which the player's hand is shown."""

    RANK = "rank", mark("Sorted by rank")
    SUIT = "suit", mark("Sorted by suit")
    OWN = "own", mark("Your own order")
    """The order into which the player has moved the cards."""

    @property
    def next_sorting(self) -> Sorting:
        """Return the order after this one; after the last order, the first."""
        ways = list(Sorting)
        return ways[(ways.index(self) + 1) % len(ways)]
