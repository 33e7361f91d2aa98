"""Commands of buttons, keys and menu entries of the table."""

from __future__ import annotations

from enum import StrEnum


class Command(StrEnum):
    """A command of the table; buttons, keys and menus use the same ones."""

    DRAW = "draw"
    TAKE = "take"
    MELD = "meld"
    DISCARD = "discard"
    COMMIT = "commit"
    UNSTAGE = "unstage"
    ASK = "ask"
    GO_OUT = "go_out"
    """Use up the hand: melds, cards added to melds, and the last discard."""
    YES = "yes"
    NO = "no"
    FLOAT = "float"
    """End the turn in the foot without a discard."""
    DECLARE = "declare"
    """Meld the special hand in `Offer.hand`."""
    SKIP = "skip"
    PAUSE = "pause"
    """Pause or continue while only bots play."""
    STEP = "step"
    """Play one action of the bots, then pause."""
    HANDS = "hands"
    """Show or hide all hands where that is allowed."""
    UNCOVER = "uncover"
    """Show the hand of the next person at this machine."""
    TAKE_SEAT = "take_seat"
    """Take over from the bot that has played for the player."""
    SHOW_SCORE = "show_score"
    COUNT_ON = "count_on"
    """Count the next line of a finished round."""
    NEXT_ROUND = "next_round"
    UNDO = "undo"
    """Undo the last step of the turn: staged cards, else an action."""
    REDO = "redo"
    """Redo what was undone, where that is offered."""
    SORT = "sort"
    """Sort the hand in the next order."""
    HINT = "hint"
    """Show the adviser's move; again: compare it with other moves."""
    FOLLOW = "follow"
    """Play the adviser's move."""
    CLOSE = "close"
    PLAY_ON = "play_on"
    """Continue after the decision at which a replay has stopped."""
    NEXT_MOMENT = "next_moment"
    SHOW_ME = "show_me"
    """Lift the cards that the lesson asks for."""
    SAY_AGAIN = "say_again"
    """Repeat what the coach said."""
    GO_ON = "go_on"
    """Go on after what the coach said."""
    LEAVE_LESSON = "leave_lesson"


class Sorting(StrEnum):
    """How the player's hand lies."""

    RANK = "rank"
    SUIT = "suit"
    OWN = "own"
    """As the player moved the cards."""

    @property
    def next_sorting(self) -> Sorting:
        """The next way, round and round."""
        ways = list(Sorting)
        return ways[(ways.index(self) + 1) % len(ways)]
