"""Which consequences are said, and how loudly: they fade as the player knows them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_qt.cards import Card, is_wild
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Claim, Effect, WhatNow
from canasta_qt.look.tokens import Consequences
from canasta_qt.table.items.captions import SIGNS, TagItem
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.painted_item import shown_for
from canasta_qt.table.picture.placement import CardPlace, HomeKind
from canasta_qt.table.picture.table_state import CANASTA
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.wording.table.consequences import claim_words

SENTENCES: Final = 3
"""So often an effect is a whole sentence in the line above the hand."""
CAPTIONS: Final = 10
"""So often it is then a caption that waits for nobody; later only under the cursor."""
FIRST_ROUNDS: Final = 5
"""Rounds in which every card of the hand wears its tag."""
_AGAIN: Final = {
    Reason.PILE_IS_FROZEN: (Effect.FREEZES,),
    Reason.PILE_IS_BLOCKED: (Effect.BLOCKS,),
    Reason.MUST_KEEP_CARD: (Effect.KEEPS_ONE, Effect.LAST_CARD),
    Reason.MUST_KEEP_TWO: (Effect.KEEPS_ONE, Effect.LAST_CARD),
    Reason.TOO_FEW_CANASTAS: (Effect.KEEPS_ONE, Effect.LAST_CARD),
}
"""Who is refused for such a reason has the effects explained again."""


class Captions(QObject):
    """Tags at the hand, and what the player has read of each effect before."""

    counted = Signal(object)
    """How often each effect has been read: to be remembered, once in a turn."""
    noted = Signal(object)
    """The effects read in this turn so far: it may never be played to its end."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        """Begin as for somebody who has read nothing."""
        super().__init__(parent)
        self.scene = scene
        self.read: Counter[Effect] = Counter()
        self.rounds = 0
        """Rounds the player has played to the end."""
        self.is_mute = False
        """What follows is for the player to find."""
        self._is_hushed = False
        self.chosen: bool | None = None
        """Whether the player wants the coach; None is: in the first rounds."""
        self.brief = False
        """Hints say the move and one reason, while beginners are learned from."""
        self.items: list[TagItem] = []
        self._claims: dict[Card, Claim] = {}
        self._this_turn: set[Effect] = set()
        self._changed = False
        self.earlier: Callable[[], set[Effect]] = set
        """Tells what was read of this turn before it was left, if it was."""

    def remember(self, read: Mapping[Effect, int], rounds: int) -> None:
        """Take over what was read in earlier games."""
        self.read, self.rounds = Counter(read), rounds
        self._this_turn.clear()
        self.refresh()

    @property
    def coached(self) -> bool:
        """Whether the partner says what the player has not read often yet."""
        return self.rounds < FIRST_ROUNDS if self.chosen is None else self.chosen

    @property
    def mode(self) -> Consequences:
        """For which cards consequences are said now."""
        chosen = self.scene.style_now.consequences
        if self.is_mute or self._is_hushed:
            return Consequences.OFF
        if chosen is Consequences.SELECTED and self.coached:
            return Consequences.ALWAYS
        return chosen

    def early(self, claim: Claim) -> bool:
        """Return whether an effect is said before the cursor asks for it."""
        always = self.scene.style_now.consequences is Consequences.ALWAYS
        known = self.read[claim.effect] >= SENTENCES + CAPTIONS
        new_to_it = claim.effect not in self._this_turn
        return always or not known or not new_to_it

    def told(self, claim: Claim) -> None:
        """Count that an effect was read, once in a turn."""
        if claim.effect not in self._this_turn:
            self._this_turn.add(claim.effect)
            self.read[claim.effect] += 1
            self._changed = True
            self.noted.emit(set(self._this_turn))

    def hush(self, *, is_hushed: bool) -> None:
        """Say nothing while somebody is taught: he would be told too early."""
        if is_hushed != self._is_hushed:
            self._is_hushed = is_hushed
            self.refresh()

    def refused(self, refusal: Refusal) -> None:
        """Explain again what the player had forgotten."""
        self._explain_again(_AGAIN.get(refusal.reason, ()))

    def advised(self, action: actions.Action, cards: Iterable[Card]) -> None:
        """Explain again what a hint is about: its action, and cards that it names."""
        named = (self._claims.get(card) for card in cards)
        effects = [claim.effect for claim in named if claim is not None]
        if isinstance(action, actions.TakePile):
            effects.append(Effect.TAKES)
        if isinstance(action, actions.LayDown | actions.TakePile):
            effects += self._completed(action)
        self._explain_again(effects)

    def _completed(self, action: actions.LayDown | actions.TakePile) -> list[Effect]:
        """Return what is said of the canastas that an action makes."""
        state = self.scene.table_state
        found = []
        for play in action.plays if state is not None else ():
            if isinstance(play, actions.AddToMeld) and state is not None:
                meld = state.meld(state.side, play.meld)
                lies = 0 if meld is None else len(meld.cards)
                if lies < CANASTA <= lies + len(play.cards):
                    mixes = any(map(is_wild, play.cards))
                    found.append(Effect.MIXES if mixes else Effect.MAKES)
        return found

    def _explain_again(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            if self.read.pop(effect, 0):
                self._changed = True
                self.noted.emit(set(self._this_turn))

    def show(self, what: WhatNow | None) -> None:
        """Take over what would follow from each discard; none takes the tags away."""
        claims = {} if what is None else dict(what.claims)
        if not claims:
            self._this_turn.clear()
        if not claims and self._changed:
            self._changed = False
            self.counted.emit(dict(self.read))
        if claims and not self._claims:
            self._this_turn |= self.earlier()
        self._claims = claims
        self.refresh()

    def line(self, what: WhatNow) -> str:
        """Return the sentence about the only selected card, while it is new."""
        chosen = what.cards if len(what.cards) == 1 else ()
        claim = self._claims.get(chosen[0]) if chosen else None
        off = self.mode is Consequences.OFF
        if claim is None or off or self.read[claim.effect] > SENTENCES:
            return ""
        return claim_words(claim, self.scene.people).line

    def refresh(self) -> None:
        """Put the tags where the cards are now."""
        tags = shown_for(self.scene, self.items, TagItem, self._tags())
        end, row = 0.0, 0.0
        for item, (claim, words, strip) in tags:
            end = end + 2 if abs(strip.bottom - row) < strip.h / 2 else 4.0
            room = (end, self.scene.rect_all.right - 4)
            end, row = item.show_tag(claim.effect, words, strip, room), strip.bottom
            self.told(claim)

    def restyle(self) -> None:
        """Use the scene's brushes."""
        for item in self.items:
            item.restyle(self.scene.brushes)
        self.refresh()

    def _tags(self) -> list[tuple[Claim, str, Rect]]:
        picture, found = self.scene.picture, []
        if picture is None or not self._claims or self.mode is Consequences.OFF:
            return []
        for place in picture.cards:
            claim = self._claim_at(place)
            if claim is not None:
                tag = claim_words(claim, self.scene.people).tag
                if tag:
                    found.append((claim, tag, _strip(place)))
        return found

    def _claim_at(self, place: CardPlace) -> Claim | None:
        """Return what is said at a card of the hand now."""
        held = place.held
        if held is None or place.home.kind is not HomeKind.HAND:
            return None
        claim = self._claims.get(held.card)
        carried = held in self.scene.card_items.carried
        if claim is None or claim.effect not in SIGNS or carried:
            return None
        chosen = held in self.scene.hand.selected
        wanted = chosen or self.mode is Consequences.ALWAYS
        return claim if wanted and self.early(claim) else None


def _strip(place: CardPlace) -> Rect:
    """Return what is seen of a card of the hand."""
    whole = place.rect
    wide, high = place.seen or (whole.w, whole.h)
    return Rect(whole.x, whole.y, wide, high)
