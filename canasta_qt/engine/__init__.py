"""The rules of play as pure functions on one compact position.

Where each public function is:

- `rounds`: `start_game`, `start_round`, `add_scores`, `next_dealer`, `new_deck`
- `numbered_deal`: `numbered_deck`, `shuffled`; equal results on every machine
- `position`: `Position`, `seat_to_act`; `observation`: `observe`, `mask_event`
- `legality`: `refusal`; `generate`: `legal_actions`, `legal_takes`
- `transition`: `apply`; `apply_legal` for search
- `scoring`: `score_sheet`; `facts`: properties of a position
"""
