"""Commands of the buttons, keys and menu entries of the table."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from canasta_qt.translate import mark


class Command(StrEnum):
    """A command of the table, whether given by a button, a key or a menu entry."""

    DRAW = "draw"
    TAKE = "take"
    MELD = "meld"
    DISCARD = "discard"
    COMMIT = "commit"
    UNSTAGE = "unstage"
    ASK = "ask"
    GO_OUT = "go_out"
    """Play all cards of the hand: melds, cards added to melds, and a last discard."""
    YES = "yes"
    NO = "no"
    FLOAT = "float"
    """End the turn without a discard, which some games allow in the foot."""
    DECLARE = "declare"
    """Meld the special hand in `Offer.hand`."""
    SKIP = "skip"
    PAUSE = "pause"
    """Pause or continue the game while only bots play."""
    STEP = "step"
    """Let the bots play one action, then pause."""
    HANDS = "hands"
    """Show or hide all hands, in practice or while only bots play."""
    UNCOVER = "uncover"
    """Show the hand of the next of several people at this machine."""
    TAKE_SEAT = "take_seat"
    """Let the person play again instead of the bot in the person's seat."""
    SHOW_SCORE = "show_score"
    COUNT_ON = "count_on"
    """Count the next item of a finished round."""
    NEXT_ROUND = "next_round"
    UNDO = "undo"
    """Undo the last step of the turn: staged cards, else an action."""
    REDO = "redo"
    """Redo what was undone last, if that is allowed."""
    SORT = "sort"
    """Sort the hand in the next of its orders."""
    HINT = "hint"
    """Show the adviser's move; while that is shown, compare it with other moves."""
    FOLLOW = "follow"
    """Play the adviser's move."""
    CLOSE = "close"
    PLAY_ON = "play_on"
    """Continue a replay after the decision at which it has stopped."""
    NEXT_MOMENT = "next_moment"
    SHOW_ME = "show_me"
    """Raise the cards that the lesson asks for."""
    SAY_AGAIN = "say_again"
    """Repeat what the coach said."""
    GO_ON = "go_on"
    """Continue the lesson after a sentence of the coach."""
    LEAVE_LESSON = "save_lesson_progress"
    LEAVE_PRACTICE = "leave_practice"


COUNT_COMMANDS: Final = (Command.COUNT_ON, Command.NEXT_ROUND)
"""Commands of the count of a round; their buttons are those of the score pad, in a
lesson also of the status line.
"""
COMMAND_LABELS: Final[dict[Command, str]] = {
    Command.DRAW: mark("Draw"),
    Command.TAKE: mark("Take pile"),
    Command.MELD: mark("Meld selected"),
    Command.DISCARD: mark("Discard"),
    Command.COMMIT: mark("Meld"),
    Command.UNSTAGE: mark("Take back"),
    Command.ASK: mark("May I go out?"),
    Command.GO_OUT: mark("Go out"),
    Command.YES: mark("Yes"),
    Command.NO: mark("No"),
    Command.FLOAT: mark("End turn"),
    Command.DECLARE: mark("Meld the whole hand"),
    Command.PAUSE: mark("Pause"),
    Command.STEP: mark("Step"),
    Command.HANDS: mark("All hands"),
    Command.UNCOVER: mark("Show my cards"),
    Command.TAKE_SEAT: mark("Take my seat back"),
    Command.SKIP: mark("Skip"),
    Command.SHOW_SCORE: mark("Show score"),
    Command.COUNT_ON: mark("Next line"),
    Command.NEXT_ROUND: mark("Next round"),
    Command.UNDO: mark("Undo"),
    Command.REDO: mark("Redo"),
    Command.HINT: mark("Hint"),
    Command.FOLLOW: mark("Do it"),
    Command.CLOSE: mark("Close"),
    Command.PLAY_ON: mark("Play on"),
    Command.NEXT_MOMENT: mark("Next key moment"),
    Command.SHOW_ME: mark("Show me"),
    Command.SAY_AGAIN: mark("Say it again"),
    Command.GO_ON: mark("Continue"),
    Command.LEAVE_LESSON: mark("Leave lesson"),
    Command.LEAVE_PRACTICE: mark("Leave practice"),
}
"""Texts of the buttons, as source strings."""


class Sorting(StrEnum):
    """Order in which the player's hand is shown."""

    RANK = "rank"
    SUIT = "suit"
    OWN = "own"
    """The order into which the player has moved the cards."""

    @property
    def next_sorting(self) -> Sorting:
        """Return the order that follows this one, the first after the last."""
        ways = list(Sorting)
        return ways[(ways.index(self) + 1) % len(ways)]
