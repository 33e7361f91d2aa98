"""A table whose advice requests are recorded."""

from pytestqt.qtbot import QtBot

from canasta_qt.advice import Advice, AdviceReason, Candidate, Explanation
from canasta_qt.gestures import Hint
from canasta_qt.notation.actions import parse_action
from canasta_qt.table.interaction.advice import AdviceDisplay
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.paint.table_style import TableStyle
from tests.table.table_view import MIDDLE, Heard, Sitting

SIGNALS = ("compare_requested", "why_requested")


class Advised(Sitting):
    """A table whose advice requests are recorded."""

    def __init__(
        self, qtbot: QtBot, text: str = MIDDLE, style: TableStyle | None = None
    ) -> None:
        super().__init__(qtbot, text, style)
        self.advice: AdviceDisplay = self.view.advice
        self.answers = Heard()
        for name in SIGNALS:
            getattr(self.advice, name).connect(self.answers.listener(name))
        self.view.command_requested.connect(self.answers.listener("command_requested"))

    def hint(self, action: str, *, compared: bool = True) -> None:
        made = parse_action(action)
        weighed = (
            Candidate(made, 30.0, 4.0),
            Candidate(parse_action("discard Jh"), 3.0, 6.0, (("points", -20.0),)),
        )
        advice = Advice(
            self.observation,
            made,
            Explanation(AdviceReason.SAFE_DISCARD),
            weighed if compared else (),
            100 if compared else 0,
        )
        self.advice.show_hint(Hint(advice))

    @property
    def ringed(self) -> list[CardItem]:
        return [item for item in self.view.scene().card_items.items if item.hinted]
