"""Words of lit places in real games: they cover neither each other nor other words."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.controller.gestures.targets import targets
from canasta_qt.look.tokens import Consequences
from canasta_qt.table.items.drop_zones import APART
from canasta_qt.table.paint.table_style import TableStyle
from tests.table.sitting import HAND, Sitting

CROWD = (
    "samba turn=0.play laid=0 pile=6h! hands=XrXb2s2dAsTh4h/(9)/(9)/(8)"
    " melds=[AsAhAd2c][KhKdKs][QhQdQs2c][5h6h7h8h9h][TcJcQcKcAc][4d5d6d]"
    "[5s6s7s8s9sTsJs][8c9cTc][9dTdJdQd][5c6c7c]"
    "/[JhJcJs2d][9c9d9h][TdJdQdKd][4c5c6c7c8c9cTc][8h9hTh]"
)
FROZEN = (
    "classic_4 turn=0.draw pile=6cKd5s2c8d!"
    " hands=8h8cJsJdJc2dXr7h7c7sKs9d/(11)/(11)/(3)"
    " melds=[8s8h8c][KhKdKc][AsAhAd]/[QsQhQc2s]"
)
UNOPENED = (
    "classic_4 turn=0.draw score=1500/0 pile=6cKd5s8d"
    " hands=8h8cJsJdJc2d7h7c7sKs9d4c/(11)/(11)/(3) melds=-/[QsQhQd2s]"
)
OPENING = UNOPENED.replace("0.draw", "0.play")
LONE = (
    "classic_3(three_player_lone_hand=true) turn=0.play lone=2"
    " melds=[KhKsKd]/[9c9d9s][8c8d8s]/[AcAhAs] hands=9h9c2c4c5d/(6)/(6) pile=8c"
)
UNDER_THE_PILE = (
    "classic_4 turn=0.play pile=6cKd5s2c9s!"
    " hands=8h8cJsJdJc2dXr7h7c7sKsTd3s/(11)/(11)/(3)"
    " melds=[8s8c8d8s8d8h][KhKdKc][AsAhAdAc][9c9h9d][5c5h5d5s][4c4d4h4s]"
    "/[QsQhQc2s][6h6s6d]"
)


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    "text", [CROWD, FROZEN, UNOPENED, OPENING, LONE, UNDER_THE_PILE]
)
@pytest.mark.parametrize("size", [(1024, 670), (1030, 770), (1600, 1050), (780, 620)])
@pytest.mark.parametrize("font", [1.0, 1.5])
def test_words_of_places_cover_neither_each_other_nor_the_words_of_the_table(
    qtbot: QtBot, text: str, size: tuple[int, int], font: float
) -> None:
    """Drag labels overlapped; captions did over a meld under the pile (C22)."""
    always = Consequences.ALWAYS
    style = TableStyle(speed=0, font_factor=font, consequences=always)
    table = Sitting(qtbot, text, style)
    table.view.resize(*size)
    scene, targeting = table.view.scene(), table.view.context.targeting
    said = set()
    for card in sorted(set(table.observation.hand)):
        alike = tuple(c for c in table.observation.hand if c >> 2 == card >> 2)
        for cards in {(card,), alike}:
            lit = targets(table.observation, scene.draft, cards, HAND)
            table.view.player_input.show_targets(lit)
            words = [word for word in targeting.words if word.isVisible()]
            said |= {word.words for word in words}
            for i, word in enumerate(words):
                for other in words[i + 1 :]:
                    apart = word.rect.grown(APART - 1)
                    assert not apart.overlap(other.rect), (word.words, other.words)
                for mark in scene.marks:
                    assert not word.rect.overlap(mark), (word.words, mark)
            for goal in targeting.goals:
                targeting.point(goal if goal.legal else None)
                words = [w for w in targeting.words if w.isVisible()]
                chosen = [w for w in words if w.chosen]
                assert [w.words for w in chosen] == [goal.words] * goal.legal
                near = [w for w in words if w not in chosen]
                assert not any(w.rect.overlap(c.rect) for w in near for c in chosen)
            targeting.point(None)

    assert said or (size, font) == ((780, 620), 1.5), "so small that words wait"
