"""How it is played: pure functions on a compact position.

The face of the engine, each part in the module that holds its rules:

- `rounds`: `start_game`, `start_round`, `add_scores`, `next_dealer`, `new_deck`
- `numbered_deal`: `numbered_deck`, `shuffled`, the same for everybody
- `position`: `Position`, `actor`; `observation`: `observe`, `seen_by`
- `legality`: `refusal`; `generate`: `legal_actions`, `takes`
- `transition`: `apply`, and `play` for search
- `scoring`: `score_sheet`; `facts` and `questions`: what is true, what may be done
"""
