"""The keys at the table: everything the mouse can do, through the same model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from canasta_qt.cards import DEUCE, JOKER, Rank
from canasta_qt.commands import Command
from canasta_qt.table.interaction.focus import Zone
from canasta_qt.table.interaction.spoken_names import (
    melds_spoken,
    situation,
    whole_table,
)
from canasta_qt.translate import translate

if TYPE_CHECKING:
    from canasta_qt.table.view import TableView

Key = Qt.Key
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier
ALT: Final = Qt.KeyboardModifier.AltModifier
KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier

RANK_KEYS: Final[dict[int, tuple[Rank, ...]]] = {
    Key.Key_A: (Rank(10),),
    Key.Key_K: (Rank(9),),
    Key.Key_Q: (Rank(8),),
    Key.Key_J: (Rank(7),),
    Key.Key_0: (Rank(6),),
    Key.Key_9: (Rank(5),),
    Key.Key_8: (Rank(4),),
    Key.Key_7: (Rank(3),),
    Key.Key_6: (Rank(2),),
    Key.Key_5: (Rank(1),),
    Key.Key_4: (Rank(0),),
    Key.Key_3: (Rank(13), Rank(14)),
    Key.Key_2: (DEUCE,),
    Key.Key_W: (JOKER, DEUCE),
}
"""Ranks by key; `W` is any wild card, `0` is the ten."""

_SHIFTED: Final[dict[str, int]] = {
    "!": Key.Key_1, "@": Key.Key_2, "#": Key.Key_3, "$": Key.Key_4, "%": Key.Key_5,
    "^": Key.Key_6, "&": Key.Key_7, "*": Key.Key_8, "(": Key.Key_9, ")": Key.Key_0,
}  # fmt: skip

_AIM: Final[dict[int, int]] = {
    Key.Key_Left: -1,
    Key.Key_Right: 1,
    Key.Key_Down: -10,
    Key.Key_Up: 10,
}

COMMANDS: Final[dict[int, Command]] = {
    Key.Key_D: Command.DRAW,
    Key.Key_G: Command.ASK,
    Key.Key_P: Command.TAKE,
    Key.Key_M: Command.MELD,
    Key.Key_X: Command.DISCARD,
    Key.Key_E: Command.FLOAT,
    Key.Key_Backspace: Command.UNSTAGE,
    Key.Key_H: Command.HINT,
}


def key_rows() -> tuple[tuple[str, str], ...]:
    """The rows of the `?` overlay."""
    return (
        ("Tab", translate("keys", "next place: hand, melds, pile, stock")),
        ("← → ↑ ↓", translate("keys", "from card to card")),
        (translate("keys", "Space"), translate("keys", "select; use a place")),
        ("A K … 2 W", translate("keys", "next card of the rank; W: wild")),
        ("⇧ A … 2 W", translate("keys", "select all of the rank")),
        ("Ctrl A … 2", translate("keys", "add the selection to that meld")),
        ("D", translate("keys", "draw")),
        ("P", translate("keys", "take the pile")),
        ("M", translate("keys", "meld the selection")),
        ("X", translate("keys", "discard and end the turn")),
        ("E", translate("keys", "end the turn without a discard")),
        (translate("keys", "Enter"), translate("keys", "the lit button")),
        ("⌫", translate("keys", "take staged cards back")),
        ("G", translate("keys", "ask: may I go out?")),
        ("H", translate("keys", "a hint; again: why")),
        ("⇧H", translate("keys", "why did they do that?")),
        ("Y  N", translate("keys", "answer your partner")),
        ("1 … 9", translate("keys", "choose a way to take the pile")),
        ("R", translate("keys", "sort by rank, or your own order")),
        ("S  ⇧S", translate("keys", "hear the situation, the whole table")),
        ("V", translate("keys", "hear or fan out what the ring is on")),
        ("L  ⇧L", translate("keys", "hear the last turn, the one before")),
        ("T", translate("keys", "hear what is expected now")),
        (translate("keys", "Esc"), translate("keys", "put back, clear, skip pauses")),
    )


class Keyboard:
    """Turns keys into focus, selection and commands."""

    def __init__(self, view: TableView) -> None:
        """Serve a view."""
        self.view = view
        self._log_step = 0

    def pressed(self, event: QKeyEvent) -> bool:
        """Handle a key; False leaves it to whoever is next."""
        view = self.view
        key, modifiers = self._key(event), event.modifiers()
        if event.text() == "?":
            view.person.show_keys()
            return True
        if key == Key.Key_Escape:
            return view.person.escape()
        if modifiers & ALT:
            return False
        if view.table.questions.help.isVisible():
            view.table.questions.help.setVisible(False)
        if view.advising.key(key, shift=bool(modifiers & SHIFT)):
            return True
        view.person.disturbed()
        if self._answer(key):
            return True
        if modifiers & CTRL:
            return self._ctrl(key)
        return self._plain(key, shift=bool(modifiers & SHIFT))

    def claims(self, event: QKeyEvent) -> bool:
        """Whether a key of the menu belongs to the table now.

        With cards selected, Ctrl+Q adds them to the queens that lie there, and Ctrl+0
        to the tens; otherwise they quit and set the usual size.
        """
        table = self.view.table
        ranks = RANK_KEYS.get(self._key(event))
        table_state, meant = table.table_state, event.modifiers() & ~KEYPAD == CTRL
        if not (meant and ranks and table_state and table.hand.chosen):
            return False
        laid = {int(look.rank) for look in table_state.melds[table_state.side]}
        laid.update(card >> 2 for each in table.draft.groups for card in each.cards)
        return not laid.isdisjoint(map(int, ranks))

    def _key(self, event: QKeyEvent) -> int:
        """The key itself: with Shift, a digit may arrive as the sign above it."""
        return int(_SHIFTED.get(event.text(), event.key()))

    def _answer(self, key: int) -> bool:
        """Answer an open question."""
        view, questions = self.view, self.view.table.questions
        keys = self._answer_keys()
        if key in keys:
            view.person.answer_question(keys[key])
            return True
        if questions.lift.isVisible() and key in _AIM:
            questions.lift.aim(questions.lift.count + _AIM[key])
            return True
        if not questions.chooser.isVisible():
            return False
        chooser = questions.chooser
        row = key - Key.Key_1
        if 0 <= row < len(chooser.prompt.choices):
            view.choice_made.emit(row)
        elif key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            view.choice_made.emit(chooser.current)
        elif key in (Key.Key_Up, Key.Key_Down):
            chooser.point_to(chooser.current + (1 if key == Key.Key_Down else -1))
        return True

    def _answer_keys(self) -> dict[int, int]:
        """Keys of the open question's buttons."""
        questions = self.view.table.questions
        if questions.partner.isVisible():
            return {Key.Key_Y: 0, Key.Key_N: 1}
        if questions.packet.isVisible():
            return {Key.Key_1: 0, Key.Key_2: 1}
        if questions.lift.isVisible():
            return {Key.Key_Return: 0, Key.Key_Enter: 0}
        return {}

    def _ctrl(self, key: int) -> bool:
        ranks = RANK_KEYS.get(key)
        if ranks is None:
            return False
        self.view.rank_added.emit(int(ranks[0]), self.view.person.cards_meant())
        return True

    def _plain(self, key: int, *, shift: bool) -> bool:
        view = self.view
        ranks = RANK_KEYS.get(key)
        if ranks is not None:
            if shift:
                view.person.choose_rank(*ranks)
            else:
                self._jump(ranks)
            return True
        if key in COMMANDS:
            view.person.command(COMMANDS[key])
            return True
        return self._walk(key) or self._speak(key, shift=shift)

    def _walk(self, key: int) -> bool:
        view, focus = self.view, self.view.focus
        if not focus.visible and key in (Key.Key_Left, Key.Key_Right):
            focus.move_to(focus.zone, focus.index)
            return True
        steps = {Key.Key_Left: -1, Key.Key_Right: 1}
        rows = {Key.Key_Up: -1, Key.Key_Down: 1}
        if key in steps:
            focus.step(steps[Key(key)])
        elif key in rows:
            focus.step_row(rows[Key(key)])
        elif key == Key.Key_Home:
            focus.move_to(focus.zone, 0)
        elif key == Key.Key_End:
            focus.move_to(focus.zone, 10_000)
        elif key == Key.Key_Space:
            self._space()
        elif key in (Key.Key_Return, Key.Key_Enter):
            view.person.use_primary()
        elif key == Key.Key_R:
            view.person.toggle_order()
        else:
            return False
        return True

    def _space(self) -> None:
        view, focus = self.view, self.view.focus
        thing = focus.current
        if thing is None:
            return
        if not focus.visible:
            focus.move_to(focus.zone, focus.index)
            return
        if thing.held is not None:
            view.person.toggle(thing.held)
        elif thing.spot is not None:
            view.person.click_spot(thing.spot, None)

    def _jump(self, ranks: tuple[Rank, ...]) -> None:
        """Go to the next card of the rank after the present one."""
        focus = self.view.focus
        things = focus.things(Zone.HAND)
        start = focus.index if focus.zone is Zone.HAND and focus.visible else -1
        order = [(start + 1 + i) % len(things) for i in range(len(things))]
        for i in order:
            held = things[i].held
            if held is not None and held.rank in ranks:
                focus.move_to(Zone.HAND, i)
                return

    def _speak(self, key: int, *, shift: bool) -> bool:
        view, table = self.view, self.view.table
        table_state = table.table_state
        if table_state is None:
            return False
        people, words = table.people, table.words.pile
        if key == Key.Key_S:
            whole = whole_table(table_state, people, words)
            view.person.answer(
                whole if shift else situation(table_state, people, words)
            )
        elif key == Key.Key_V:
            self._zone_aloud()
        elif key == Key.Key_L:
            self._log_step = self._log_step + 1 if shift else 0
            view.person.answer(view.person.last_turn(self._log_step))
        elif key == Key.Key_T:
            now = table.now.words
            view.person.answer(f"{now.lead} {now.rest}".strip())
        else:
            return False
        return True

    def _zone_aloud(self) -> None:
        """Say what the ring is on; a meld or the pile is fanned out as well."""
        view, table = self.view, self.view.table
        table_state, zone = table.table_state, view.focus.zone
        assert table_state is not None
        thing = view.focus.current
        if zone in (Zone.OURS, Zone.PILE) and thing is not None and thing.spot:
            view.person.peek_spot(thing.spot)
        if zone in (Zone.OURS, Zone.THEIRS):
            sides = [row.side for row in table.picture.rows] if table.picture else []
            own = zone is Zone.OURS
            chosen = [side for side in sides if (side == table_state.side) == own]
            text = [melds_spoken(table_state, table.people, side) for side in chosen]
            view.person.answer(" ".join(text))
            return
        names = "; ".join(each.name for each in view.focus.things(zone))
        if zone is Zone.HAND:
            view.announcer.say(names)  # the eye has the cards themselves
        else:
            view.person.answer(names)
