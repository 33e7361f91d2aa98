"""Keys at the table: each gesture of the mouse has keys that call the same
`PlayerInput`."""

import sys
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from canasta_qt.cards import DEUCE, JOKER, Rank
from canasta_qt.commands import Command
from canasta_qt.gestures import NO_TAKE_INDEX, Place, PromptKind
from canasta_qt.look.keys import (
    CTRL,
    CTRL_KEYS,
    SHIFT,
    SHIFT_KEYS,
    TABLE_KEYS,
    WATCHING_KEYS,
    action_with_key,
    answer_keys,
    command_key,
    key_name,
    key_name_with_sign,
    keys_with_modifier,
)
from canasta_qt.table.interaction.advice import AdviceDisplay
from canasta_qt.table.interaction.context import TableContext
from canasta_qt.table.interaction.focus import FocusZone
from canasta_qt.table.interaction.player_input import PlayerInput
from canasta_qt.table.interaction.pointer import Pointer
from canasta_qt.table.interaction.spoken_names import (
    spoken_absent_ranks,
    spoken_situation,
    spoken_table,
    spoken_value,
)
from canasta_qt.table.interaction.status import StatusController
from canasta_qt.translate import capitalize, join_with_commas, tr
from canasta_qt.windows.widgets.enter_guard import EnterGuard

Key = Qt.Key
ALT_MODIFIER: Final = Qt.KeyboardModifier.AltModifier
KEYPAD_MODIFIER: Final = Qt.KeyboardModifier.KeypadModifier

RANKS_BY_KEY_CODE: Final[dict[int, tuple[Rank, ...]]] = {
    **{ord(sign): (Rank(i),) for i, sign in enumerate("4567890JQKA")},
    Key.Key_3: (Rank(13), Rank(14)),
    Key.Key_2: (DEUCE,),
    Key.Key_W: (JOKER, DEUCE),
}
"""Ranks by key code; `W` is any wild card, `0` is the ten."""

_SHIFTED_DIGITS: Final[dict[str, int]] = {
    "!": Key.Key_1, "@": Key.Key_2, "#": Key.Key_3, "$": Key.Key_4, "%": Key.Key_5,
    "^": Key.Key_6, "&": Key.Key_7, "*": Key.Key_8, "(": Key.Key_9, ")": Key.Key_0,
}  # fmt: skip

_DIGIT_SCAN_CODES: Final = {"linux": range(10, 20), "win32": range(2, 12)}
"""Scan codes of the row of digits from 1 to 0, in every layout."""

_SHIFTS: Final[dict[int, int]] = {Key.Key_Left: -1, Key.Key_Right: 1}
_CUT_STEPS: Final[dict[int, int]] = {
    Key.Key_Left: -1,
    Key.Key_Right: 1,
    Key.Key_Down: -10,
    Key.Key_Up: 10,
}


_SPEECH: Final = (Key.Key_S, Key.Key_V, Key.Key_L, Key.Key_T, Key.Key_Up, Key.Key_Down)
"""Keys that read out something or move the focus; they change nothing in the game."""


_CLOSING_KEYS: Final = {*map(ord, "ACKQJW"), *TABLE_KEYS, *CTRL_KEYS}
"""Keys that close the list of ways to take the pile and then have their usual
effect."""


_NAMED_KEYS: Final = (
    Key.Key_Tab, Key.Key_Space, Key.Key_Enter, Key.Key_Escape,
    Key.Key_Home, Key.Key_End,
)  # fmt: skip


def key_rows() -> tuple[tuple[str, str], ...]:
    """Return the keys of the table with their descriptions, for the list of keys.

    A key that cannot act shows the reason, except keys of a question, a box or a mode
    that is not shown.
    """
    tab, space, enter, escape, home, end = map(key_name, _NAMED_KEYS)
    undo = command_key(Command.UNDO)
    asking = f"{command_key(Command.ASK)}  {command_key(Command.GO_OUT)}"
    return (
        (tab, tr("next area: hand, melds, pile, stock")),
        ("← → ↑ ↓", tr("move from card to card")),
        (f"{home}  {end}", tr("first, last card of your hand")),
        (space, tr("select a card, use a place")),
        ("A K … 2 W", tr("next card of the rank (0: ten, W: wild card)")),
        (keys_with_modifier(SHIFT, "A … 2 W"), tr("select all of the rank")),
        (keys_with_modifier(CTRL, "A … 2"), tr("add selection to that rank’s meld")),
        (keys_with_modifier(CTRL, "← →"), tr("move the card within your hand")),
        (command_key(Command.DRAW), tr("draw a card")),
        (command_key(Command.TAKE), tr("take the pile")),
        (command_key(Command.MELD), tr("meld the selection")),
        (command_key(Command.DISCARD), tr("discard the selected card")),
        (command_key(Command.FLOAT), tr("end the turn without a discard")),
        (enter, tr("press the highlighted button")),
        (key_name_with_sign(Key.Key_Backspace), tr("take the last staged meld back")),
        (undo, tr("undo the last step; a discard too, until the next player begins")),
        (command_key(Command.REDO), tr("redo what was undone")),
        ("O", tr("practice: all hands")),
        (asking, tr("ask to go out, go out")),
        (command_key(Command.HINT), tr("show a hint, then compare moves")),
        (keys_with_modifier(CTRL, "H"), tr("Compare moves")),
        (keys_with_modifier(SHIFT, "H"), tr("why did they do that?")),
        ("  ".join(answer_keys()), tr("answer your partner: yes, no")),
        ("1 … 9", tr("choose how to take the pile")),
        (command_key(Command.SORT), tr("sort by rank, by suit, or use your own order")),
        ("C", tr("see which cards are out")),
        (f"S  {keys_with_modifier(SHIFT, 'S')}", tr("hear the situation, the table")),
        ("V", tr("hear the focused place, or fan it out")),
        (f"L  {keys_with_modifier(SHIFT, 'L')}", tr("hear last turn, the one before")),
        ("T", tr("hear what you can do now")),
        (escape, tr("put cards back, clear the selection, skip a pause")),
        (f"{space}  →  A", tr("watching: pause, one step, all hands")),
        (f"{space}  A  H", tr("in a lesson: go on, say again, show me")),
    )


class Keyboard:
    """Maps key events at the table to focus, selection and commands."""

    def __init__(
        self,
        context: TableContext,
        player: PlayerInput,
        pointer: Pointer,
        advice: AdviceDisplay,
        status: StatusController,
    ) -> None:
        """Create the keyboard; the keys that read out the log begin at its last
        line."""
        self.context = context
        self.player = player
        self.pointer = pointer
        self.advice = advice
        self.status = status
        self.scene = context.scene
        self._log_step = 0
        self._escape_guard = EnterGuard()

    def on_key(self, event: QKeyEvent) -> bool:
        """Handle a key; return False if the window is to handle it. During a drag only
        Esc works."""
        key, modifiers = self._key(event), event.modifiers()
        if self.close_fan() and key == Key.Key_Escape:
            return True
        if self.scene.words.is_watched:
            return self._handle_onlooker_key(key, modifiers)
        if key == Key.Key_Escape:
            if self.escape():
                self._escape_guard.note_appearance()
                return True
            second = self._escape_guard.is_enter_blocked  # of two quick presses
            return second or self.status.coach.on_key(key)
        if self.context.drag.active:
            return True
        return not modifiers & ALT_MODIFIER and self._handle_key(key, modifiers)

    def close_fan(self) -> bool:
        """Close fanned-out cards with the sentence about them; return whether cards
        were fanned out."""
        if not self.pointer.is_fanned_out:
            return False
        self.pointer.cancel()
        self.scene.toast.fade_out()
        self.context.focus.refresh()
        return True

    def _handle_key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Handle a key for memory box, lesson, advice, question or game; return whether
        the key was handled."""
        is_plain = not modifiers & ~KEYPAD_MODIFIER
        if is_plain and self.status.coach.on_key(key):
            return True
        if self.scene.questions.chooser.isVisible():
            self.player.finish_own_animations()
            if self._choose_way(key):
                return True
        if is_plain and key == Key.Key_C:
            self.player.toggle_memory()
            return True
        if self.advice.on_key(key, shift=bool(modifiers & SHIFT)):
            return True
        self.player.finish_own_animations()
        if not modifiers & CTRL and self._answer(key):
            return True
        if modifiers & CTRL:
            return self._ctrl(key, shift=bool(modifiers & SHIFT))
        return self._on_plain_key(key, shift=bool(modifiers & SHIFT))

    def _handle_onlooker_key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Handle a key of an onlooker, which reads out, moves the focus, or presses an
        advice button; return whether the key was handled."""
        if self.advice.press_focused(key):
            return True
        if modifiers & ~SHIFT or key not in _SPEECH:
            return False
        self.player.finish_own_animations()
        return self._walk(key) or self._read_out(key, shift=bool(modifiers & SHIFT))

    def escape(self) -> bool:
        """Handle Esc: cancel the drag, or else close the topmost question, pause or
        selection; return whether there was something to close."""
        scene, questions = self.scene, self.scene.questions
        playback, signals = self.context.playback, self.context.widget
        if self.context.drag.active:
            self.pointer.cancel()
            return True
        if questions.chooser.isVisible():
            signals.take_chosen.emit(NO_TAKE_INDEX)
            return True
        if self.advice.close_topmost_card():
            return True
        if not scene.questions.memory.isHidden():
            scene.questions.memory.hide()
        elif self.status.is_others_turn and not self.scene.has_lesson:
            playback.skip_to_own_turn()
        elif playback.animator.is_busy:
            playback.finish_animations()
        elif scene.toast.isVisible() or scene.hand.selected or self.player.join_source:
            scene.toast.fade_out()
            self.player.clear_selection()
        elif scene.draft.groups:
            signals.command_requested.emit(Command.UNSTAGE, ())
        else:
            return False
        return True

    def _key(self, event: QKeyEvent) -> int:
        """Return the key code of an event without Shift, with which Qt reports a digit
        as another character."""
        code, row = event.nativeScanCode(), _DIGIT_SCAN_CODES.get(sys.platform)
        if row is None or not code:
            return int(_SHIFTED_DIGITS.get(event.text(), event.key()))
        return ord("1234567890"[row.index(code)]) if code in row else event.key()

    def _answer(self, key: int) -> bool:
        """Answer an open question by a key; return whether the key has been handled."""
        questions = self.scene.questions
        key = Key.Key_Enter if key == Key.Key_Return else key
        kind = questions.open_prompt_kind
        if kind is not None and key in questions.question.keys:
            if key == Key.Key_Enter and self.status.enter_guard.is_enter_blocked:
                return True
            self.player.answer_question(questions.question.keys[key])
            return True
        if kind is PromptKind.ANSWER_PARTNER and key == Key.Key_Enter:
            return True  # Enter never answers a partner
        if kind is PromptKind.LIFT and key in _CUT_STEPS:
            bar = questions.question.bar
            bar.setValue(bar.value() + _CUT_STEPS[key])
            return True
        return False

    def _choose_way(self, key: int) -> bool:
        """Handle a key while the list of ways to take the pile is open; return whether
        the key needs no further handling.

        Keys of other commands close the list and are then handled as usual.
        """
        chooser, taking = self.scene.questions.chooser, self.context.widget.take_chosen
        row = key - Key.Key_1
        if 0 <= row < len(chooser.rows):
            taking.emit(row)
        elif key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            taking.emit(chooser.current)
        elif key in chooser.arrow_key_steps:
            chooser.set_current(chooser.current + chooser.arrow_key_steps[key])
        elif key in _SPEECH:
            return False
        elif key in _CLOSING_KEYS:
            taking.emit(NO_TAKE_INDEX)
            return False
        return True

    def _ctrl(self, key: int, *, shift: bool) -> bool:
        ranks = RANKS_BY_KEY_CODE.get(key)
        command = CTRL_KEYS.get(key)
        if command is not None:
            self.player.request_command(Command.REDO if shift else command)
            return True
        if key == Key.Key_H:
            self.advice.compare_requested.emit()
            return True
        if key in _SHIFTS:
            if self.context.focus.focused_card is None:
                self.context.focus.move_to(FocusZone.HAND, 0)
            else:
                self.player.move_focused_card(_SHIFTS[key])
            return True
        if ranks is None:
            return False
        if not self.player.refuse_if_early(None):
            cards = self.scene.hand.selected_cards
            self.context.widget.add_to_rank_requested.emit(int(ranks[0]), cards)
        return True

    def _on_plain_key(self, key: int, *, shift: bool) -> bool:
        watching = WATCHING_KEYS.get(key)
        if watching is not None and self.status.has_offer(watching):
            self.player.request_command(watching)
            return True
        ranks = RANKS_BY_KEY_CODE.get(key)
        if ranks is not None:
            if shift:
                self.player.select_ranks(*ranks)
            else:
                self._focus_rank(ranks)
            return True
        command = (SHIFT_KEYS if shift else TABLE_KEYS).get(key, TABLE_KEYS.get(key))
        if command is Command.SORT:
            self.player.sort_hand()
            return True
        if command is not None:
            self.player.request_command(command)
            return True
        return self._walk(key) or self._read_out(key, shift=shift)

    def _walk(self, key: int) -> bool:
        focus = self.context.focus
        if not focus.visible and key in _SHIFTS:
            focus.move_to(focus.zone, focus.index)
            return True
        if key in _SHIFTS:
            focus.step_item(_SHIFTS[key])
        elif key in (Key.Key_Up, Key.Key_Down):
            focus.step_row(1 if key == Key.Key_Down else -1)
        elif key == Key.Key_Home:
            focus.move_to(FocusZone.HAND, 0)
        elif key == Key.Key_End:
            focus.move_to(FocusZone.HAND, 10_000)
        elif key == Key.Key_Space:
            self._space()
        elif key in (Key.Key_Return, Key.Key_Enter):
            self.player.press_primary_button()
        else:
            return False
        return True

    def _space(self) -> None:
        focus = self.context.focus
        thing = focus.current_item
        if thing is None:
            return
        if not focus.visible:
            focus.move_to(focus.zone, focus.index)
            return
        if thing.hand_card is not None:
            self.player.toggle_selection(thing.hand_card)
        elif thing.spot is not None and thing.spot.is_own:
            self.player.click_spot(thing.spot, None)
        elif self.scene.hand.selected:
            self.player.explain_missed_drop(QPointF(thing.rect.mid_x, thing.rect.mid_y))

    def _focus_rank(self, ranks: tuple[Rank, ...]) -> None:
        """Focus the next card of these ranks to the right of the focused one; after the
        last card the search continues with the first."""
        focus = self.context.focus
        things = focus.zone_items(FocusZone.HAND)
        start = focus.index if focus.zone is FocusZone.HAND and focus.visible else -1
        order = [(start + 1 + i) % len(things) for i in range(len(things))]
        for i in order:
            held = things[i].hand_card
            if held is not None and held.rank in ranks:
                focus.move_to(FocusZone.HAND, i)
                return
        self.context.show_answer(spoken_absent_ranks(ranks))

    def _read_out(self, key: int, *, shift: bool) -> bool:
        table_state = self.scene.table_state
        if self.scene.is_empty:
            return False
        answer = self.context.show_answer
        if key == Key.Key_S:
            spoken = spoken_table if shift else spoken_situation
            answer(spoken(table_state, self.scene.people, self.scene.words.pile_words))
        elif key == Key.Key_V:
            self._read_out_focused()
        elif key == Key.Key_L:
            self._log_step = self._log_step + 1 if shift else 0
            answer(self._last_turn())
        elif key == Key.Key_T:
            answer(self._spoken_status())
        else:
            return False
        return True

    def _spoken_status(self) -> str:
        """Return the text of the status line, followed by its buttons with their
        keys."""
        now = self.scene.status_line
        buttons = [
            action_with_key(each.label, each.key_name) if each.key_name else each.label
            for each in now.buttons
            if each.offer.refusal is None
        ]
        text = f"{now.words.bold_text} {now.words.plain_text}".strip()
        return f"{text} {join_with_commas(buttons)}." if buttons else text

    def _read_out_focused(self) -> None:
        """Announce the focused item, in the hand also all cards, and fan out the cards
        of a focused meld or pile.

        A hidden focus ring is shown before. In a deal, and where nothing can have the
        focus, the text of the status line is announced.
        """
        focus, answer = self.context.focus, self.context.show_answer
        thing = focus.current_item
        if thing is None or self.status.is_dealing:
            answer(self._spoken_status())
            return
        if not focus.visible:
            focus.move_to(focus.zone, focus.index)
        meant = self.context.topic_finder.explanation()
        if thing.spot is not None and thing.spot.place in (Place.MELD, Place.PILE):
            self.pointer.fan_out(thing.spot)
        name = f"{thing.name.removesuffix('.')}."
        if thing.hand_card is not None:
            name = spoken_value(thing.hand_card.card, self.scene.table_state.terms)
        answer(capitalize(f"{name} {meant}".rstrip()))
        if thing.hand_card is not None:
            held = focus.zone_items(FocusZone.HAND)  # the cards are visible
            self.context.announcer.announce("; ".join(each.name for each in held))

    def _last_turn(self) -> str:
        """Return a line of the log as spoken text: the last one, or an earlier one
        after repeated presses of the log key."""
        lines = [line for line in self.context.turn_log.lines() if line.is_visible]
        if not lines:
            return tr("Nothing has happened yet.")
        return lines[max(0, len(lines) - 1 - self._log_step)].spoken_text
