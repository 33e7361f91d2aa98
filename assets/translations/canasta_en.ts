<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name />
    <message numerus="yes">
        <source>Cut %n card(s).</source>
        <translation>
            <numerusform>Cut %n card.</numerusform>
            <numerusform>Cut %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s)</source>
        <translation>
            <numerusform>cut %n card</numerusform>
            <numerusform>cut %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cut %n card(s).</source>
        <translation>
            <numerusform>You cut %n card.</numerusform>
            <numerusform>You cut %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded (it/they) (scores/score) {points} points; in the hand (it/they) would cost {points}.</source>
        <translation>
            <numerusform>Melded it scores {points} points; in the hand it would cost {points}.</numerusform>
            <numerusform>Melded they score {points} points; in the hand they would cost {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded (it/they) (scores/score) {points} points; in your hand (it/they) would cost {points}.</source>
        <translation>
            <numerusform>Melded it scores {points} points; in your hand it would cost {points}.</numerusform>
            <numerusform>Melded they score {points} points; in your hand they would cost {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock.</source>
        <translation>
            <numerusform>Only %n card is left in the stock.</numerusform>
            <numerusform>Only %n cards are left in the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock: meld everything you can.</source>
        <translation>
            <numerusform>Only %n card is left in the stock: meld everything you can.</numerusform>
            <numerusform>Only %n cards are left in the stock: meld everything you can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but {partner} still holds %n card(s).</source>
        <translation>
            <numerusform>Going out is possible, but {partner} still holds %n card.</numerusform>
            <numerusform>Going out is possible, but {partner} still holds %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but you still hold %n card(s).</source>
        <translation>
            <numerusform>Going out is possible, but you still hold %n card.</numerusform>
            <numerusform>Going out is possible, but you still hold %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <translation>
            <numerusform>a four</numerusform>
            <numerusform>{number_word} fours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <translation>
            <numerusform>a five</numerusform>
            <numerusform>{number_word} fives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <translation>
            <numerusform>a six</numerusform>
            <numerusform>{number_word} sixes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <translation>
            <numerusform>a seven</numerusform>
            <numerusform>{number_word} sevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <translation>
            <numerusform>an eight</numerusform>
            <numerusform>{number_word} eights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <translation>
            <numerusform>a nine</numerusform>
            <numerusform>{number_word} nines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <translation>
            <numerusform>a ten</numerusform>
            <numerusform>{number_word} tens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <translation>
            <numerusform>a jack</numerusform>
            <numerusform>{number_word} jacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <translation>
            <numerusform>a queen</numerusform>
            <numerusform>{number_word} queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <translation>
            <numerusform>a king</numerusform>
            <numerusform>{number_word} kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <translation>
            <numerusform>an ace</numerusform>
            <numerusform>{number_word} aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <translation>
            <numerusform>a two</numerusform>
            <numerusform>{number_word} twos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <translation>
            <numerusform>a joker</numerusform>
            <numerusform>{number_word} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <translation>
            <numerusform>a black three</numerusform>
            <numerusform>{number_word} black threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <translation>
            <numerusform>a red three</numerusform>
            <numerusform>{number_word} red threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a four</numerusform>
            <numerusform>{number_word} fours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a five</numerusform>
            <numerusform>{number_word} fives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a six</numerusform>
            <numerusform>{number_word} sixes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a seven</numerusform>
            <numerusform>{number_word} sevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <comment>object</comment>
        <translation>
            <numerusform>an eight</numerusform>
            <numerusform>{number_word} eights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a nine</numerusform>
            <numerusform>{number_word} nines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a ten</numerusform>
            <numerusform>{number_word} tens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a jack</numerusform>
            <numerusform>{number_word} jacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a queen</numerusform>
            <numerusform>{number_word} queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a king</numerusform>
            <numerusform>{number_word} kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>object</comment>
        <translation>
            <numerusform>an ace</numerusform>
            <numerusform>{number_word} aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a two</numerusform>
            <numerusform>{number_word} twos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a joker</numerusform>
            <numerusform>{number_word} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a black three</numerusform>
            <numerusform>{number_word} black threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a red three</numerusform>
            <numerusform>{number_word} red threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a four</numerusform>
            <numerusform>{number_word} fours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a five</numerusform>
            <numerusform>{number_word} fives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a six</numerusform>
            <numerusform>{number_word} sixes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a seven</numerusform>
            <numerusform>{number_word} sevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>an eight</numerusform>
            <numerusform>{number_word} eights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a nine</numerusform>
            <numerusform>{number_word} nines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a ten</numerusform>
            <numerusform>{number_word} tens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a jack</numerusform>
            <numerusform>{number_word} jacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a queen</numerusform>
            <numerusform>{number_word} queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a king</numerusform>
            <numerusform>{number_word} kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>an ace</numerusform>
            <numerusform>{number_word} aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a two</numerusform>
            <numerusform>{number_word} twos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a joker</numerusform>
            <numerusform>{number_word} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a black three</numerusform>
            <numerusform>{number_word} black threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>after with</comment>
        <translation>
            <numerusform>a red three</numerusform>
            <numerusform>{number_word} red threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**The pile becomes the new stock** (%n card(s)).</source>
        <translation>
            <numerusform>**The pile becomes the new stock** (%n card).</numerusform>
            <numerusform>**The pile becomes the new stock** (%n cards).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**You win the game** by %n point(s): {best} to {rest}.</source>
        <translation>
            <numerusform>**You win the game** by %n point: {best} to {rest}.</numerusform>
            <numerusform>**You win the game** by %n points: {best} to {rest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**Your side wins the game** by %n point(s): {best} to {rest}.</source>
        <translation>
            <numerusform>**Your side wins the game** by %n point: {best} to {rest}.</numerusform>
            <numerusform>**Your side wins the game** by %n points: {best} to {rest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**{name} wins the game** by %n point(s): {best} to {rest}.</source>
        <translation>
            <numerusform>**{name} wins the game** by %n point: {best} to {rest}.</numerusform>
            <numerusform>**{name} wins the game** by %n points: {best} to {rest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**{names} win the game** by %n point(s): {best} to {rest}.</source>
        <translation>
            <numerusform>**{names} win the game** by %n point: {best} to {rest}.</numerusform>
            <numerusform>**{names} win the game** by %n points: {best} to {rest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**Shared win** at %n point(s): {names}.</source>
        <translation>
            <numerusform>**Shared win** at %n point: {names}.</numerusform>
            <numerusform>**Shared win** at %n points: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**The game is a tie** at %n point(s).</source>
        <translation>
            <numerusform>**The game is a tie** at %n point.</numerusform>
            <numerusform>**The game is a tie** at %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew (a card/{number_word} cards)</source>
        <comment>after you</comment>
        <translation>
            <numerusform>drew a card</numerusform>
            <numerusform>drew {number_word} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew (a card/{number_word} cards)</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>drew a card</numerusform>
            <numerusform>drew {number_word} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after you</comment>
        <translation>
            <numerusform>took the pile (%n card) with {cards}</numerusform>
            <numerusform>took the pile (%n cards) with {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>took the pile (%n card) with {cards}</numerusform>
            <numerusform>took the pile (%n cards) with {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after you</comment>
        <translation>
            <numerusform>took the pile (%n card)</numerusform>
            <numerusform>took the pile (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>took the pile (%n card)</numerusform>
            <numerusform>took the pile (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after you</comment>
        <translation>
            <numerusform>**opened with %n point** ({melds})</numerusform>
            <numerusform>**opened with %n points** ({melds})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>**opened with %n point** ({melds})</numerusform>
            <numerusform>**opened with %n points** ({melds})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after you</comment>
        <translation>
            <numerusform>cut %n card from the deck</numerusform>
            <numerusform>cut %n cards from the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>cut %n card from the deck</numerusform>
            <numerusform>cut %n cards from the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after you</comment>
        <translation>
            <numerusform>cut %n card from the deck and **earned the bonus**</numerusform>
            <numerusform>cut %n cards from the deck and **earned the bonus**</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>cut %n card from the deck and **earned the bonus**</numerusform>
            <numerusform>cut %n cards from the deck and **earned the bonus**</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after you</comment>
        <translation>
            <numerusform>took %n wing card</numerusform>
            <numerusform>took %n wing cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>took %n wing card</numerusform>
            <numerusform>took %n wing cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after you</comment>
        <translation>
            <numerusform>**melded {hand}** for %n point</numerusform>
            <numerusform>**melded {hand}** for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>**melded {hand}** for %n point</numerusform>
            <numerusform>**melded {hand}** for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You went out, %n point(s) ahead</source>
        <translation>
            <numerusform>You went out, %n point ahead</numerusform>
            <numerusform>You went out, %n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} went out, %n point(s) ahead</source>
        <translation>
            <numerusform>{name} went out, %n point ahead</numerusform>
            <numerusform>{name} went out, %n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n</source>
        <translation>
            <numerusform>You took a pile of %n</numerusform>
            <numerusform>You took a pile of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n</source>
        <translation>
            <numerusform>{name} took a pile of %n</numerusform>
            <numerusform>{name} took a pile of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n with {counted}</source>
        <translation>
            <numerusform>You took a pile of %n with {counted}</numerusform>
            <numerusform>You took a pile of %n with {counted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n with {counted}</source>
        <translation>
            <numerusform>{name} took a pile of %n with {counted}</numerusform>
            <numerusform>{name} took a pile of %n with {counted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep one card: you need %n canasta(s) to go out and have {have}.</source>
        <translation>
            <numerusform>Keep one card: you need %n canasta to go out and have {have}.</numerusform>
            <numerusform>Keep one card: you need %n canastas to go out and have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s); this has {have}.</source>
        <translation>
            <numerusform>A meld needs at least %n card; this has {have}.</numerusform>
            <numerusform>A meld needs at least %n cards; this has {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n card(s)</source>
        <translation>
            <numerusform>needs %n card</numerusform>
            <numerusform>needs %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n natural card(s); this has {have}.</source>
        <translation>
            <numerusform>A meld needs at least %n natural card; this has {have}.</numerusform>
            <numerusform>A meld needs at least %n natural cards; this has {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s)</source>
        <translation>
            <numerusform>needs %n natural card</numerusform>
            <numerusform>needs %n natural cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n wild card(s); this would hold {have}.</source>
        <translation>
            <numerusform>A meld of {ranks} can hold only %n wild card; this would hold {have}.</numerusform>
            <numerusform>A meld of {ranks} can hold only %n wild cards; this would hold {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold only %n wild card(s); this would hold {have}.</source>
        <translation>
            <numerusform>A meld can hold only %n wild card; this would hold {have}.</numerusform>
            <numerusform>A meld can hold only %n wild cards; this would hold {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural {ranks} this meld can hold only %n wild card(s).</source>
        <translation>
            <numerusform>With so few natural {ranks} this meld can hold only %n wild card.</numerusform>
            <numerusform>With so few natural {ranks} this meld can hold only %n wild cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural cards this meld can hold only %n wild card(s).</source>
        <translation>
            <numerusform>With so few natural cards this meld can hold only %n wild card.</numerusform>
            <numerusform>With so few natural cards this meld can hold only %n wild cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s); this would have {have}.</source>
        <translation>
            <numerusform>A canasta needs at least %n natural card; this would have {have}.</numerusform>
            <numerusform>A canasta needs at least %n natural cards; this would have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n card(s); this would hold {have}.</source>
        <translation>
            <numerusform>A meld of {ranks} can hold only %n card; this would hold {have}.</numerusform>
            <numerusform>A meld of {ranks} can hold only %n cards; this would hold {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full with %n card(s)</source>
        <translation>
            <numerusform>full with %n card</numerusform>
            <numerusform>full with %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold only %n card(s); this would hold {have}.</source>
        <translation>
            <numerusform>A meld can hold only %n card; this would hold {have}.</numerusform>
            <numerusform>A meld can hold only %n cards; this would hold {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This sequence is complete with its %n card(s).</source>
        <translation>
            <numerusform>This sequence is complete with its %n card.</numerusform>
            <numerusform>This sequence is complete with its %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n point(s) to open; these melds make {have}.</source>
        <translation>
            <numerusform>You need %n point to open; these melds make {have}.</numerusform>
            <numerusform>You need %n points to open; these melds make {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your initial meld needs %n natural card(s) from your hand; this has {have}.</source>
        <translation>
            <numerusform>Your initial meld needs %n natural card from your hand; this has {have}.</numerusform>
            <numerusform>Your initial meld needs %n natural cards from your hand; this has {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s) from your hand</source>
        <translation>
            <numerusform>needs %n natural card from your hand</numerusform>
            <numerusform>needs %n natural cards from your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To open you need a meld with %n natural card(s) of its rank.</source>
        <translation>
            <numerusform>To open you need a meld with %n natural card of its rank.</numerusform>
            <numerusform>To open you need a meld with %n natural cards of its rank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards, one to discard and one to hold: you need %n canasta(s) to go out and have {have}.</source>
        <translation>
            <numerusform>Keep two cards, one to discard and one to hold: you need %n canasta to go out and have {have}.</numerusform>
            <numerusform>Keep two cards, one to discard and one to hold: you need %n canastas to go out and have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round, and you have.</source>
        <translation>
            <numerusform>You can ask only once a round, and you have.</numerusform>
            <numerusform>You can ask only %n times a round, and you have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile.</source>
        <translation>
            <numerusform>Draw a card, or take the pile.</numerusform>
            <numerusform>Draw %n cards, or take the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile with {cards}.</source>
        <translation>
            <numerusform>Draw a card, or take the pile with {cards}.</numerusform>
            <numerusform>Draw %n cards, or take the pile with {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile onto your {ranks}.</source>
        <translation>
            <numerusform>Draw a card, or take the pile onto your {ranks}.</numerusform>
            <numerusform>Draw %n cards, or take the pile onto your {ranks}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdviceActions</name>
    <message numerus="yes">
        <source>%n move(s) compared.</source>
        <translation>
            <numerusform>%n move compared.</numerusform>
            <numerusform>%n moves compared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>⚠ This cannot be played yet, for %n reason(s):</source>
        <translation>
            <numerusform>⚠ This cannot be played yet, for %n reason:</numerusform>
            <numerusform>⚠ This cannot be played yet, for %n reasons:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n red</numerusform>
            <numerusform>%n red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n black</numerusform>
            <numerusform>%n black</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clean</source>
        <translation>
            <numerusform>%n clean</numerusform>
            <numerusform>%n clean</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dirty</source>
        <translation>
            <numerusform>%n dirty</numerusform>
            <numerusform>%n dirty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n natural</source>
        <translation>
            <numerusform>%n natural</numerusform>
            <numerusform>%n natural</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed</source>
        <translation>
            <numerusform>%n mixed</numerusform>
            <numerusform>%n mixed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence</source>
        <translation>
            <numerusform>%n sequence</numerusform>
            <numerusform>%n sequence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild</source>
        <translation>
            <numerusform>%n wild</numerusform>
            <numerusform>%n wild</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MenuActions</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n pack</numerusform>
            <numerusform>%n packs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n pack</numerusform>
            <numerusform>%n packs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n card each</numerusform>
            <numerusform>%n cards each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the foot</source>
        <translation>
            <numerusform>%n card in the foot</numerusform>
            <numerusform>%n cards in the foot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <translation>
            <numerusform>draw %n</numerusform>
            <numerusform>draw %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) to go out</source>
        <translation>
            <numerusform>%n canasta to go out</numerusform>
            <numerusform>%n canastas to go out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of three</source>
        <translation>
            <numerusform>%n team of three</numerusform>
            <numerusform>%n teams of three</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message numerus="yes">
        <source>%n position(s) answered, {count} of them solved or as good.</source>
        <translation>
            <numerusform>%n position answered, {count} of them solved or as good.</numerusform>
            <numerusform>%n positions answered, {count} of them solved or as good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) will come back as practice positions.</source>
        <translation>
            <numerusform>%n decision will come back as practice positions.</numerusform>
            <numerusform>%n decisions will come back as practice positions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message numerus="yes">
        <source>{count} of %n decision(s)</source>
        <translation>
            <numerusform>{count} of %n decision</numerusform>
            <numerusform>{count} of %n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsActions</name>
    <message numerus="yes">
        <source>The same happened to %n more file(s).</source>
        <translation>
            <numerusform>The same happened to %n more file.</numerusform>
            <numerusform>The same happened to %n more files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message numerus="yes">
        <source>%n not counted…</source>
        <translation>
            <numerusform>%n not counted…</numerusform>
            <numerusform>%n not counted…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counting: {done} of %n game(s)</source>
        <translation>
            <numerusform>Counting: {done} of %n game</numerusform>
            <numerusform>Counting: {done} of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message numerus="yes">
        <source>Next best: {move}, about %n point(s) worse.</source>
        <translation>
            <numerusform>Next best: {move}, about %n point worse.</numerusform>
            <numerusform>Next best: {move}, about %n points worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n point(s)</source>
        <translation>
            <numerusform>Cost about %n point</numerusform>
            <numerusform>Cost about %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the adviser’s estimate %n of your decisions cost points. It saw only what you saw.</source>
        <translation>
            <numerusform>By the adviser’s estimate %n of your decisions cost points. It saw only what you saw.</numerusform>
            <numerusform>By the adviser’s estimate %n of your decisions cost points. It saw only what you saw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The adviser did not answer: %n of your decisions could not be checked.</source>
        <translation>
            <numerusform>The adviser did not answer: %n of your decisions could not be checked.</numerusform>
            <numerusform>The adviser did not answer: %n of your decisions could not be checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen all but %n of the {ranks}.</source>
        <translation>
            <numerusform>You have seen all but %n of the {ranks}.</numerusform>
            <numerusform>You have seen all but %n of the {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but %n of the {ranks} have been seen.</source>
        <translation>
            <numerusform>All but %n of the {ranks} have been seen.</numerusform>
            <numerusform>All but %n of the {ranks} have been seen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>day</name>
    <message numerus="yes">
        <source>%n canasta(s)</source>
        <translation>
            <numerusform>%n canasta</numerusform>
            <numerusform>%n canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>game end</name>
    <message numerus="yes">
        <source>at **%n** point(s), after {rounds}</source>
        <translation>
            <numerusform>at **%n** point, after {rounds}</numerusform>
            <numerusform>at **%n** points, after {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s). It was open until the last round.</source>
        <translation>
            <numerusform>by **%n** point. It was open until the last round.</numerusform>
            <numerusform>by **%n** points. It was open until the last round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s), after {rounds}</source>
        <translation>
            <numerusform>by **%n** point, after {rounds}</numerusform>
            <numerusform>by **%n** points, after {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n undo</numerusform>
            <numerusform>%n undos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At level {level} you win (one game/{number_word} games) in five</source>
        <translation>
            <numerusform>At level {level} you win one game in five</numerusform>
            <numerusform>At level {level} you win {number_word} games in five</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(one round/{number_word} rounds)</source>
        <comment>after after</comment>
        <translation>
            <numerusform>one round</numerusform>
            <numerusform>{number_word} rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>needs</name>
    <message numerus="yes">
        <source>%n wild card(s) in hand</source>
        <translation>
            <numerusform>%n wild card in hand</numerusform>
            <numerusform>%n wild cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s)</source>
        <translation>
            <numerusform>%n canasta</numerusform>
            <numerusform>%n canastas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message numerus="yes">
        <source>Costs about %n point(s) a round.</source>
        <translation>
            <numerusform>Costs about %n point a round.</numerusform>
            <numerusform>Costs about %n points a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then your melds count {points}, and you hold %n card(s).</source>
        <translation>
            <numerusform>Then your melds count {points}, and you hold %n card.</numerusform>
            <numerusform>Then your melds count {points}, and you hold %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comes back in %n day(s)</source>
        <translation>
            <numerusform>comes back in %n day</numerusform>
            <numerusform>comes back in %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>The game ends after a round in which a side reaches %n point(s). The highest score wins.</source>
        <translation>
            <numerusform>The game ends after a round in which a side reaches %n point. The highest score wins.</numerusform>
            <numerusform>The game ends after a round in which a side reaches %n points. The highest score wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s). The highest score wins.</source>
        <translation>
            <numerusform>The game lasts %n round. The highest score wins.</numerusform>
            <numerusform>The game lasts %n rounds. The highest score wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock, or take the pile.</source>
        <translation>
            <numerusform>Draw %n card from the stock, or take the pile.</numerusform>
            <numerusform>Draw %n cards from the stock, or take the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock.</source>
        <translation>
            <numerusform>Draw %n card from the stock.</numerusform>
            <numerusform>Draw %n cards from the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %n card(s) of one rank, {number} or more of them natural.</source>
        <translation>
            <numerusform>A meld has at least %n card of one rank, {number} or more of them natural.</numerusform>
            <numerusform>A meld has at least %n cards of one rank, {number} or more of them natural.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold at most %n wild card(s).</source>
        <translation>
            <numerusform>A meld can hold at most %n wild card.</numerusform>
            <numerusform>A meld can hold at most %n wild cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s).</source>
        <translation>
            <numerusform>A canasta needs at least %n natural card.</numerusform>
            <numerusform>A canasta needs at least %n natural cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n natural card(s) must come from your hand.</source>
        <translation>
            <numerusform>At least %n natural card must come from your hand.</numerusform>
            <numerusform>At least %n natural cards must come from your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canasta(s). You can complete the last one in the same turn.</source>
        <translation>
            <numerusform>To go out your side needs %n canasta. You can complete the last one in the same turn.</numerusform>
            <numerusform>To go out your side needs %n canastas. You can complete the last one in the same turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round.</source>
        <translation>
            <numerusform>You can ask only once a round.</numerusform>
            <numerusform>You can ask only %n times a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side with %n canasta(s) in one round wins the game at once.</source>
        <translation>
            <numerusform>A side with %n canasta in one round wins the game at once.</numerusform>
            <numerusform>A side with %n canastas in one round wins the game at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Each player gets %n card.</numerusform>
            <numerusform>Each player gets %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player also gets a foot of %n card(s). You pick it up when your hand is empty.</source>
        <translation>
            <numerusform>Each player also gets a foot of %n card. You pick it up when your hand is empty.</numerusform>
            <numerusform>Each player also gets a foot of %n cards. You pick it up when your hand is empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play, each alone: a side is one player.</source>
        <translation>
            <numerusform>%n player play, each alone: a side is one player.</numerusform>
            <numerusform>%n players play, each alone: a side is one player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in pairs. Partners sit opposite and score together.</source>
        <translation>
            <numerusform>%n player play in pairs. Partners sit opposite and score together.</numerusform>
            <numerusform>%n players play in pairs. Partners sit opposite and score together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in teams of three.</source>
        <translation>
            <numerusform>%n player play in teams of three.</numerusform>
            <numerusform>%n players play in teams of three.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of 52 cards with {jokers} jokers (is/are) used: {number} cards.</source>
        <translation>
            <numerusform>%n pack of 52 cards with {jokers} jokers is used: {number} cards.</numerusform>
            <numerusform>%n packs of 52 cards with {jokers} jokers are used: {number} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s): {points}</source>
        <translation>
            <numerusform>%n pack: {points}</numerusform>
            <numerusform>%n packs: {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>**%n** point(s)</source>
        <translation>
            <numerusform>**%n** point</numerusform>
            <numerusform>**%n** points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game to %n point(s).</source>
        <translation>
            <numerusform>Game to %n point.</numerusform>
            <numerusform>Game to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game of %n round(s).</source>
        <translation>
            <numerusform>Game of %n round.</numerusform>
            <numerusform>Game of %n rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message numerus="yes">
        <source>%n wild card(s)</source>
        <translation>
            <numerusform>%n wild card</numerusform>
            <numerusform>%n wild cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the foot</source>
        <translation>
            <numerusform>%n card in the foot</numerusform>
            <numerusform>%n cards in the foot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red three(s)</source>
        <translation>
            <numerusform>%n red three</numerusform>
            <numerusform>%n red threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black three(s)</source>
        <translation>
            <numerusform>%n black three</numerusform>
            <numerusform>%n black threes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>Won {won} of %n finished game(s).</source>
        <translation>
            <numerusform>Won {won} of %n finished game.</numerusform>
            <numerusform>Won {won} of %n finished games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dealt to you in %n round(s)</source>
        <translation>
            <numerusform>Dealt to you in %n round</numerusform>
            <numerusform>Dealt to you in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n round(s)</source>
        <translation>
            <numerusform>From %n round</numerusform>
            <numerusform>From %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last %n game(s), oldest first: {won} won.</source>
        <translation>
            <numerusform>Your last %n game, oldest first: {won} won.</numerusform>
            <numerusform>Your last %n games, oldest first: {won} won.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>The bonus is for exactly %n card(s). Your hand may slip a little.</source>
        <translation>
            <numerusform>The bonus is for exactly %n card. Your hand may slip a little.</numerusform>
            <numerusform>The bonus is for exactly %n cards. Your hand may slip a little.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>black three(s)</source>
        <translation>
            <numerusform>black three</numerusform>
            <numerusform>black threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>red three(s)</source>
        <translation>
            <numerusform>red three</numerusform>
            <numerusform>red threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could take {number_word} card(s).</source>
        <translation>
            <numerusform>{name} could take {number_word} card.</numerusform>
            <numerusform>{name} could take {number_word} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <translation>
            <numerusform>Takes %n card</numerusform>
            <numerusform>Takes %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): a meld of {ranks}</source>
        <translation>
            <numerusform>Takes %n card: a meld of {ranks}</numerusform>
            <numerusform>Takes %n cards: a meld of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): {ranks} become {number_word}</source>
        <translation>
            <numerusform>Takes %n card: {ranks} become {number_word}</numerusform>
            <numerusform>Takes %n cards: {ranks} become {number_word}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {cards}: a new meld of %n card(s)</source>
        <translation>
            <numerusform>With {cards}: a new meld of %n card</numerusform>
            <numerusform>With {cards}: a new meld of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n natural card(s) must come from your hand.</source>
        <translation>
            <numerusform>At least %n natural card must come from your hand.</numerusform>
            <numerusform>At least %n natural cards must come from your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile (%n card(s))</source>
        <translation>
            <numerusform>Take the pile (%n card)</numerusform>
            <numerusform>Take the pile (%n cards)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>what now</name>
    <message numerus="yes">
        <source>Drop on a highlighted place, or press Esc to put the card(s) back.</source>
        <translation>
            <numerusform>Drop on a highlighted place, or press Esc to put the card back.</numerusform>
            <numerusform>Drop on a highlighted place, or press Esc to put the cards back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards).</source>
        <translation>
            <numerusform>Draw a card.</numerusform>
            <numerusform>Draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n point.</numerusform>
            <numerusform>%n points.</numerusform>
        </translation>
    </message>
</context>
</TS>
