"""What the score sheet of a game shows."""

import pytest

from canasta_qt.app.game.score_sheets import count_of
from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.events import ScoreItem
from canasta_qt.engine.state.observation import observe
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.player_names import PlayerNames


@pytest.mark.parametrize(
    ("game", "laid_out"),
    [("classic_4", True), ("hand_and_foot", False), ("family_hand_and_foot", False)],
)
def test_red_threes_have_a_line_where_they_are_laid_out(
    game: str, *, laid_out: bool
) -> None:
    hands = "-/-/-/-" if game != "family_hand_and_foot" else "-/-/-"
    melds = "[KcKdKhKsKcKdKh]" + "/-" * (1 if hands.count("/") == 3 else 2)
    text = f"canasta/1 {game} turn=0.over out=0 hands={hands} melds={melds}"
    position = parse_position(text)
    sheet = score_sheet(position)
    people = PlayerNames(
        ("You", "Clara", "Anton", "Tomás")[: position.terms.players], 0
    )
    result = RoundResult(sheet, (), (), observe(position, 0))

    items = [row.item for row in count_of(result, people).rows]

    assert (ScoreItem.RED_THREES in items) is laid_out
    assert ScoreItem.NATURAL_CANASTA in items
