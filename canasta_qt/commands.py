"""What a button, a key or a menu entry asks the table to do."""

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
    YES = "yes"
    NO = "no"
    FLOAT = "float"
    """End the turn in the foot without a discard."""
    DECLARE = "declare"
    """Lay the special hand whole; `Offer.hand` names it."""
    SKIP = "skip"
    SHOW_SCORE = "show_score"
    COUNT_ON = "count_on"
    """Count the next line of a round that is over."""
    NEXT_ROUND = "next_round"
    UNDO = "undo"
    """Take back the last thing of the turn: cards staged, else an action."""
    HINT = "hint"
    """Ask what the adviser would do; again: why."""
