"""What a button, a key or a menu entry asks the table to do."""

from __future__ import annotations

from enum import StrEnum


class Command(StrEnum):
    """A command of the status line; keys and menus give the same ones."""

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
    """Lay the special hand whole; `Offer.hand` names it."""
    SKIP = "skip"
    PAUSE = "pause"
    """Stop or go on, while bots play among themselves."""
    STEP = "step"
    """Let one action of theirs be seen, and stop."""
    HANDS = "hands"
    """Look into all hands where that is allowed, or no longer."""
    UNCOVER = "uncover"
    """The next person at this machine looks into the own hand."""
    TAKE_SEAT = "take_seat"
    """Play on in place of the bot that has played for the player."""
    SHOW_SCORE = "show_score"
    COUNT_ON = "count_on"
    """Count the next line of a round that is over."""
    NEXT_ROUND = "next_round"
    UNDO = "undo"
    """Take back the last thing of the turn: cards staged, else an action."""
    REDO = "redo"
    """Do again what was taken back, where that is offered."""
    SORT = "sort"
    """Sort the hand in the next way."""
    HINT = "hint"
    """Ask what the adviser would do; again: how other moves compare."""
    FOLLOW = "follow"
    """Do what the adviser would do."""
    CLOSE = "close"
    PLAY_ON = "play_on"
    """Leave the decision at which a replay stops."""
    NEXT_MOMENT = "next_moment"
    SHOW_ME = "show_me"
    """Lift the cards that a lesson wants played."""
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
    def following(self) -> Sorting:
        """The next way, round and round."""
        ways = list(Sorting)
        return ways[(ways.index(self) + 1) % len(ways)]
