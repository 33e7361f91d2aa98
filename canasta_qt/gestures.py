"""Values that the controller passes to the table: targets, drafts, prompts, status.

The controller creates these values, table and windows show them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from canasta_qt.advice import Advice
from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import Event, ScoreLine
from canasta_qt.engine.state.refusals import Refusal


class Place(StrEnum):
    """Kinds of places on the table where cards can be dropped or picked up."""

    HAND = "hand"
    STOCK = "stock"
    PILE = "pile"
    MELD = "meld"
    """A meld of the player's side; `index` says which."""
    NEW_MELD = "new_meld"
    """The free area of the player's row: a new meld."""
    STAGED = "staged"
    """A staged group; `index` says which."""


class SequenceEnd(StrEnum):
    """End of a sequence on the table."""

    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place, with the index of the meld or staged group."""

    place: Place
    index: int = 0
    end: SequenceEnd | None = None
    """End of a sequence; None for the whole sequence and for every other place."""

    @property
    def whole(self) -> Spot:
        """Return the spot without its end."""
        return self if self.end is None else Spot(self.place, self.index)


class NamedCard(NamedTuple):
    """A card named in a line of the log, and where it was laid."""

    card: Card
    meld: tuple[int, int] | None
    """Side and index of the meld; None for the pile."""


OTHERS_TURN: Final = "others_turn"
"""`kind` of the refusal of an action that the player may not do before their turn."""


MELDING: Final = "melding"
"""`kind` of the refusal of a meld before the draw."""


STAGED: Final = "staged"
"""`kind` of the refusal of a discard while staged cards cannot be melded."""


OTHER_CARDS: Final = "other_cards"
"""`kind` of the refusal of cards that do not take the pile where others would."""


TOP_CARD_TOO_LITTLE: Final = "top_card_too_little"
"""`kind` of the refusal of a take with which no melds of the hand reach the minimum."""


TOO_FEW_FIT: Final = "too_few_fit"
"""`kind` of the refusal of cards that the hand cannot complete to a meld."""


SEVERAL_MELDS: Final = "several_melds"
"""`kind` of the refusal of cards that fit different melds."""


DISCARD_FIRST: Final = "discard_first"
"""`kind` of the refusal of a discard before the draw while the pile can be taken."""


IN_SEQUENCE: Final = "in_sequence"
"""`kind` of the refusal of cards that a sequence already has."""


NO_SUCH_MELD: Final = "no_such_meld"
"""`kind` of the refusal of cards for a meld of a rank that is not on the table."""


class UndoRefusal(StrEnum):
    """Reasons why undo or redo is refused."""

    FORBIDDEN = "undo_forbidden"
    """The players excluded undo before the game."""
    NOTHING = "undo_nothing"
    DRAWN = "undo_drawn"
    """A card was drawn."""
    SEEN = "undo_seen"
    """Other cards were revealed: of a foot, or of the bottom of the pile."""
    ASKED = "undo_asked"
    """The partner was asked."""
    PASSED = "undo_passed"
    """The next player has begun the turn."""
    NOT_UNDONE = "redo_nothing"
    """There is no undone action to redo."""


class DropAction(StrEnum):
    """Action of a drop on a target."""

    ADD = "add"
    NEW = "new"
    STAGE = "stage"
    TAKE = "take"
    DISCARD = "discard"
    GO_OUT = "go_out"
    UNSTAGE = "unstage"
    DRAW = "draw"
    LAY_OUT = "lay_out"
    """Lay out threes that score by themselves."""


class Effect(StrEnum):
    """Consequences of an action, from what the player can see."""

    FREEZES = "freezes"
    BLOCKS = "blocks"
    FEEDS = "feeds"
    """The next player could take the pile by adding only its top card to a meld."""
    OPENS = "opens"
    """The next player could take the pile with cards known to be in that hand."""
    HOLDS = "holds"
    """An opponent is known to hold cards of this rank."""
    KEEPS_ONE = "keeps_one"
    """One card remains after the discard, and canastas are missing."""
    LAST_CARD = "last_card"
    """One card remains after melding, and canastas are missing."""
    BREAKS = "breaks"
    TAKES = "takes"
    MAKES = "makes"
    MIXES = "mixes"
    """A wild card turns a natural canasta into a mixed one."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """One consequence of an action; fields that do not apply keep their default."""

    effect: Effect
    seat: int = -1
    """Other player concerned."""
    rank: int = -1
    run: tuple[Card, Card] | None = None
    """Lowest and highest card of the sequence concerned, instead of a rank."""
    count: int = 0
    """Number of cards in the pile, held or in the pair, or of canastas."""
    size: int = 0
    """Number of cards of the meld afterwards; 0 if there is no meld."""
    grows: bool = False
    """True if the meld exists already."""
    wilds: tuple[Card, ...] = ()
    """Wild cards needed to take the pile."""
    points: int = 0
    instead: int = 0
    """Points of the natural canasta that becomes impossible."""
    kind: str = "mixed"
    """Name of the canasta in this game."""


@dataclass(frozen=True, slots=True)
class Target:
    """Possible drop target of dragged cards: what happens there, or why nothing can."""

    spot: Spot
    drop_action: DropAction
    refusal: Refusal | None = None
    """None if dropping is allowed."""
    points: int = 0
    """Points of the cards, or the staged total if `need` is set."""
    need: int = 0
    """The opening minimum if the total counts towards it, else 0."""
    can_be_melded: bool = True
    """False while the staged cards could not be melded yet."""
    completes: str | None = None
    """Kind of the canasta that the drop completes: `natural`, `mixed`, `sequence`,
    `wild`."""
    rank: int | None = None
    """Rank of the meld concerned; None for a sequence."""
    run: tuple[Card, Card] | None = None
    """Lowest and highest card of the sequence concerned before the drop."""
    cards: tuple[Card, ...] = ()
    """Cards that would be added to the sequence, in rising order.

    Or the red three that would be set on a canasta, or the threes to be laid out.
    """
    joins: Spot | None = None
    """Meld that the cards are added to although they are dropped on a free place."""
    consequence: Consequence | None = None
    """Consequence of the drop that is shown, if any."""

    @property
    def adds(self) -> bool:
        """Return whether the cards would be added to one whole meld or staged group."""
        ready = self.can_be_melded and self.spot.place is Place.MELD
        whole = self.refusal is None and self.spot.end is None
        return whole and (ready or self.spot.place is Place.STAGED)


@dataclass(frozen=True, slots=True)
class StagedGroup:
    """Staged cards; `meld` is the index of the meld that they will be added to, if
    any."""

    cards: tuple[Card, ...]
    meld: int | None = None
    from_pile: Card | None = None
    """Top card of the pile if this group takes it; not in `cards`."""
    points: int = 0
    """0 while the cards are no legal meld."""

    @property
    def laid(self) -> tuple[Card, ...]:
        """Cards that playing the group melds, the top card of the pile last."""
        return self.cards if self.from_pile is None else (*self.cards, self.from_pile)


@dataclass(frozen=True, slots=True)
class Draft:
    """The staged groups, their total, and the cards that would complete them."""

    groups: tuple[StagedGroup, ...] = ()
    total: int = 0
    need: int = 0
    """The opening minimum; 0 once the side has opened."""
    refusal: Refusal | None = None
    """Why the draft cannot be played now; None if it can."""
    completions: tuple[tuple[tuple[Card, ...], int], ...] = ()
    """Cards of the hand that would complete the draft, each with the index of its
    group.

    An index beyond the last group is that of a new meld.
    """

    @property
    def cards(self) -> tuple[Card, ...]:
        """All staged cards from the hand."""
        return tuple(card for group in self.groups for card in group.cards)

    @property
    def takes_pile(self) -> bool:
        """Return whether playing the draft takes the pile."""
        return any(group.from_pile is not None for group in self.groups)


DO_NOT_TAKE: Final = -1
"""Instead of the index of a way to take the pile: do not take it."""


@dataclass(frozen=True, slots=True)
class TakeChoice:
    """One way to take the pile, shown as a row of the chooser."""

    cards: tuple[Card, ...]
    """Cards from the hand; empty if only the top card is added to a meld."""
    meld: int | None
    """Index of the meld that the top card is added to; None for a new one."""
    run: tuple[Card, Card] | None = None
    """Lowest and highest card of the sequence that the top card is added to, if any."""


class PromptKind(StrEnum):
    """Questions of the table to the player."""

    CHOOSE_TAKE = "choose_take"
    ANSWER_PARTNER = "answer_partner"
    LIFT = "lift"
    """Number of cards to lift for the deal or cut bonus: a slider up to `most`."""
    KEEP_PACKET = "keep_packet"
    """Packet to keep as foot; the other is passed on."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question at the table."""

    kind: PromptKind
    choices: tuple[TakeChoice, ...] = ()
    asker: int | None = None
    most: int = 0
    wanted: tuple[int, int] = (0, 0)
    """Least and most cards with which a lift earns the bonus."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button; disabled with a reason if `refusal` is set."""

    command: Command
    primary: bool = False
    refusal: Refusal | None = None
    rank: int | None = None
    """For `MELD` and `DISCARD`: rank of the cards."""
    joins: bool = False
    """For `MELD`: the cards would be added to an existing meld."""
    run: tuple[Card, Card] | None = None
    """For `MELD`: lowest and highest card of the sequence that the cards are added
    to."""
    lacks: Refusal | None = None
    """For `MELD`: why the cards would be staged and not melded yet."""
    lays_out: bool = False
    """For `MELD`: the cards are threes that score by themselves."""
    hand: str = ""
    """For `DECLARE`: straight, pairs or garbage."""
    ends_round: bool = False
    """For `DRAW`: the stock is empty, so the round ends."""
    undoes: tuple[Event, ...] = ()
    """For `UNDO`: events of the action that would be undone."""


class TurnState(StrEnum):
    """State of play for the player; the status line is worded from it."""

    DEALING = "dealing"
    LIFT = "lift"
    """Lift cards for the deal or cut bonus."""
    KEEP = "keep"
    """Choose the packet to keep as foot."""
    OPENED = "opened"
    """The side has opened in order to take the pile, and must take it."""
    OPEN_FIRST = "open_first"
    """The pile can be taken this turn if the side opens from the hand first."""
    DRAW = "draw"
    """The player must draw; the pile cannot be taken (`refusal` says why)."""
    DRAW_OR_TAKE = "draw_or_take"
    MUST_TAKE = "must_take"
    """The stock is empty and the pile must be taken."""
    CANNOT_DRAW = "cannot_draw"
    """The stock is empty: end the round, or take the pile if `refusal` is None."""
    PLAY = "play"
    """Meld, then discard."""
    CHOSEN = "chosen"
    """Cards are selected: `cards`, `points`, perhaps `rank`."""
    STAGED = "staged"
    """Cards are staged: `points` of `need`."""
    DRAG = "air"
    """Cards are being dragged."""
    MAY_GO_OUT = "may_go_out"
    MUST_GO_OUT = "must_go_out"
    """The partner has said yes."""
    ANSWER = "answer"
    """The partner (`seat`) asks for permission to go out."""
    ASKED = "asked"
    """The player has asked `seat` for permission to go out."""
    CANASTA = "canasta"
    """A canasta of `kind` has been completed with `cards`."""
    OTHERS = "others"
    """Another seat (`seat`) is on turn."""
    PASS = "pass"
    """The machine is passed to the next person (`seat`)."""
    WATCH = "watch"
    """Only bots play; `seat` is on turn."""
    PAUSED = "paused"
    """Only bots play, and the game is paused."""
    HAND_OVER = "hand_over"
    """The round has ended; `seat` went out, or None."""
    GAME_OVER = "game_over"


@dataclass(frozen=True, slots=True)
class TurnStatus:
    """Content of the status line: state of play, numbers and buttons."""

    state: TurnState
    offers: tuple[Offer, ...] = ()
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    """Selected cards, the cards that would take the pile, or those of a canasta."""
    kind: str = "natural"
    """Kind of a canasta in the words of this game."""
    threes: tuple[Card, ...] = ()
    """For `PLAY`: threes of the hand that score by themselves and can be laid out."""
    rank: int | None = None
    points: int = 0
    need: int = 0
    draw_count: int = 1
    refusal: Refusal | None = None
    """Why the pile cannot be taken, or why the draft cannot be played."""
    needs: tuple[Refusal, ...] = ()
    """Unmet conditions of going out."""
    pending_penalties: tuple[ScoreLine, ...] = ()
    """Penalties that would count against the side if the round ended now."""
    goes_out: bool = False
    """True if melding the staged cards ends the round."""
    held: int = 0
    """For `ANSWER`: number of cards in the hands of the other sides."""
    consequences: tuple[tuple[Card, Consequence], ...] = ()
    """While a discard is due: the consequence of discarding each card of the hand."""

    @property
    def is_own_turn(self) -> bool:
        """Return whether the player has to decide something."""
        return self.state not in (
            TurnState.DEALING,
            TurnState.CANASTA,
            TurnState.OTHERS,
            TurnState.PASS,
            TurnState.WATCH,
            TurnState.PAUSED,
            TurnState.ASKED,
            TurnState.HAND_OVER,
            TurnState.GAME_OVER,
        )

    @property
    def is_skippable(self) -> bool:
        """Return whether others act and can be hurried."""
        shows = (
            TurnState.PASS,
            TurnState.WATCH,
            TurnState.PAUSED,
            TurnState.HAND_OVER,
            TurnState.GAME_OVER,
        )
        return not self.is_own_turn and self.state not in shows


class CoachMarkPlace(StrEnum):
    """Places on the table that the coach can highlight."""

    STOCK = "stock"
    PILE = "pile"
    STRIP = "strip"
    """The staging area."""
    SCORE = "score"
    FOOT = "foot"
    HAND = "hand"
    """The hand, or only `cards` of it."""
    MELD = "meld"
    """A meld of the player's side; `index` says which."""
    THEIR_MELD = "their_meld"
    """A meld of the next side."""
    PLATE = "plate"
    """The plate of the seat `index`."""
    ROW_US = "row_us"
    ROW_THEM = "row_them"
    THREES = "threes"
    """Red threes of the player's side on the table."""
    BUTTON = "button"
    """The button of `command`."""


@dataclass(frozen=True, slots=True)
class CoachMark:
    """A mark around one place of the table, used by lessons."""

    place: CoachMarkPlace
    index: int = 0
    cards: tuple[Card, ...] = ()
    command: Command | None = None


@dataclass(frozen=True, slots=True)
class LessonView:
    """What a lesson shows at one moment: the coach's text, marks and buttons."""

    seat: int
    """Seat of the coach."""
    sentences: tuple[str, ...]
    """Lines in the language of the reader."""
    rings: tuple[CoachMark, ...] = ()
    """The caption is at the first mark."""
    can_continue: bool = False
    """True if the lesson continues with the button `GO_ON`."""
    watches_others: bool = False
    """True while others play and the learner has nothing to do."""
    can_show: bool = False
    """True if the lesson offers the button `SHOW_ME`."""
    ghosts: int = 0
    """Number of canastas outlined in the player's row as a goal."""
    heading: tuple[str, ...] = ()
    """Number, title and goal of the lesson, shown in an opponents' row without
    melds."""
    lifted: tuple[Card, ...] = ()
    """Cards of the hand that are raised to be played."""
    wanted: tuple[Action, ...] = ()
    """Requested actions; only buttons for these are emphasized."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Hint on the table; `advice` is None while the adviser calculates."""

    advice: Advice | None = None


@dataclass(frozen=True)
class ScoreText:
    """Score on the table: name and total of each side, then two lines of text."""

    sides: tuple[tuple[str, str], ...] = ()
    hand: str = ""
    target: str = ""
