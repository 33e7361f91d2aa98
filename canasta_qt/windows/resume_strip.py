"""The strip that offers to go on with a kept game; it lies over the table."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from canasta_qt.windows.parts import grown_button, label
from canasta_qt.windows.style import Look, marked


class Strip(QFrame):
    """A sentence and two buttons, in no one's way: the table stays where it is."""

    first = Signal()
    second = Signal()

    def __init__(self, text: str, words: tuple[str, str], parent: QWidget) -> None:
        """`text` may have bold parts; `words` are those of the two buttons."""
        super().__init__(parent)
        marked(self, kind="card")
        self.setAccessibleName(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(17, 14, 17, 14)
        row.setSpacing(14)
        row.addWidget(label(text, "lead", wrap=True), 1)
        self.main = grown_button(words[0], "primary")
        self.main.clicked.connect(self.first)
        other = grown_button(words[1])
        other.clicked.connect(self.second)
        row.addWidget(self.main)
        row.addWidget(other)

    def place(self, look: Look) -> None:
        """Stand in the middle of the parent, a little above its lower edge."""
        parent = self.parentWidget()
        if parent is None:
            return
        width = min(look.pixels(580), parent.width() - 32)
        height = max(self.heightForWidth(width), self.sizeHint().height())
        top = (parent.height() - height) // 2
        self.setGeometry((parent.width() - width) // 2, top, width, height)
