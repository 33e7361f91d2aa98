"""What is filled into the slots of messages: the comments that translators read.

One name means one thing in every message; a new slot needs a line here.
"""

SLOTS = {
    "card": "a card as a sign: K♠, 10♦, joker",
    "cards": "cards as signs: K♠ K♥ 2♣",
    "count": "a number in figures: 3",
    "low": "the lowest card of a sequence: 5♥",
    "high": "the highest card of a sequence: 9♥",
    "name": "a player's name, the subject: Anton",
    "partner": "the partner's name, the subject: Anton",
    "points": "points in figures: 1,985",
    "need": "points in figures that are needed: 90",
    "have": "points in figures that there are: 75",
    "number": "a number in figures: 3",
    "number_word": "a number in words: three",
    "top": "the top card of the pile as a sign: 8♦",
    "ranks": "all the cards of a rank, in the case of the message's place: kings",
    "melds": "what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥",
    "canastas": "canastas, the object: a mixed canasta of kings",
    "asked": "the name of the player who was asked, the object: Anton",
    "dealer": "the dealer's name, the subject: Anton",
    "first": "the name of the player who begins, the subject: Clara",
    "hand": "a special hand, the object: a garbage hand",
    "names": "players' names, joined: Clara and Tomás",
    "scores": "sides with their points, a list: you and Anton 190, Clara 70",
    "side": "a side by its players, in a list: you and Anton",
    "best": "points in figures of the winner: 5,340",
    "rest": "points in figures of the others, joined: 4,205 and 3,100",
    "version": "a version: 1.0",
    "why": "a whole sentence that gives the reason",
}
