<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name />
    <message>
        <source>{name} did not take the pile. The cards that explain it are hidden.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hat den Stapel nicht genommen. Die Karten, die es erklären, sind verdeckt.</translation>
    </message>
    <message>
        <source>It was the only legal move.</source>
        <translation>Es war der einzige erlaubte Zug.</translation>
    </message>
    <message>
        <source>It is your only legal move.</source>
        <translation>Das ist dein einziger erlaubter Zug.</translation>
    </message>
    <message>
        <source>This is a random choice.</source>
        <translation>Das ist zufällig gewählt.</translation>
    </message>
    <message>
        <source>{name} cannot take the pile with the cards in hand.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} kann den Stapel mit den Karten auf der Hand nicht nehmen.</translation>
    </message>
    <message>
        <source>You cannot take the pile with the cards in your hand.</source>
        <translation>Du kannst den Stapel mit den Karten auf deiner Hand nicht nehmen.</translation>
    </message>
    <message>
        <source>The pile ({pile}) would cost more than it brings.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Der Stapel ({pile}) würde mehr kosten, als er bringt.</translation>
    </message>
    <message>
        <source>The pile ({pile}) costs no card from the hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Der Stapel ({pile}) kostet keine Karte aus der Hand.</translation>
    </message>
    <message>
        <source>The pile ({pile}) costs only a natural pair.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Der Stapel ({pile}) kostet nur ein natürliches Paar.</translation>
    </message>
    <message>
        <source>The pile ({pile}) is worth a wild card.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Der Stapel ({pile}) ist eine wilde Karte wert.</translation>
    </message>
    <message>
        <source>It opens and brings the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Das eröffnet und bringt den Stapel ({pile}).</translation>
    </message>
    <message>
        <source>That makes {points} points – enough to open.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Das ergibt {points} Punkte, genug zum Eröffnen.</translation>
    </message>
    <message>
        <source>This completes a canasta.</source>
        <translation>Das vollendet einen Canasta.</translation>
    </message>
    <message numerus="yes">
        <source>On the table (it/they) (scores/score) {points} points; in the hand (it/they) (costs/cost) {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Gemeldet zählt die Karte {points} Punkte; auf der Hand würde sie {points} kosten.</numerusform>
            <numerusform>Gemeldet zählen die Karten {points} Punkte; auf der Hand würden sie {points} kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the table (it/they) (scores/score) {points} points; in your hand (it/they) (costs/cost) {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Gemeldet zählt die Karte {points} Punkte; auf der Hand würde sie {points} kosten.</numerusform>
            <numerusform>Gemeldet zählen die Karten {points} Punkte; auf der Hand würden sie {points} kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock.</source>
        <translation>
            <numerusform>Im Talon liegt nur noch %n Karte.</numerusform>
            <numerusform>Im Talon liegen nur noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock, and cards in your hand cost points.</source>
        <translation>
            <numerusform>Im Talon liegt nur noch %n Karte, und Karten auf deiner Hand kosten Punkte.</numerusform>
            <numerusform>Im Talon liegen nur noch %n Karten, und Karten auf deiner Hand kosten Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>That ends the round.</source>
        <translation>Das beendet die Runde.</translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but {partner} still holds %n card(s).</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>
            <numerusform>Ausmachen ist möglich, aber {partner} hält noch %n Karte.</numerusform>
            <numerusform>Ausmachen ist möglich, aber {partner} hält noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but you still hold %n card(s).</source>
        <translation>
            <numerusform>Ausmachen ist möglich, aber du hältst noch %n Karte.</numerusform>
            <numerusform>Ausmachen ist möglich, aber du hältst noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out pays, even with {points} points left in the hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Ausmachen lohnt sich, auch wenn {points} Punkte auf der Hand bleiben.</translation>
    </message>
    <message>
        <source>Going out pays, even with the points left in the hand.</source>
        <translation>Ausmachen lohnt sich, auch wenn Punkte auf der Hand bleiben.</translation>
    </message>
    <message>
        <source>Going out pays, even with {points} points left in your hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Ausmachen lohnt sich, auch wenn {points} Punkte auf der Hand bleiben.</translation>
    </message>
    <message>
        <source>Going out now would leave {points} points in the hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Beim Ausmachen blieben jetzt {points} Punkte auf der Hand.</translation>
    </message>
    <message>
        <source>Playing on seemed to be worth more points.</source>
        <translation>Weiterzuspielen schien mehr Punkte zu bringen.</translation>
    </message>
    <message>
        <source>Going out now would leave {points} points in your hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Beim Ausmachen blieben jetzt {points} Punkte auf der Hand.</translation>
    </message>
    <message>
        <source>{next} is unlikely to take the pile ({pile}).</source>
        <extracomment>{next}: the next player's name, the subject: Clara
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{next} nimmt den Stapel ({pile}) wohl nicht.</translation>
    </message>
    <message>
        <source>You are unlikely to take the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Du nimmst den Stapel ({pile}) wohl nicht.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but no other discard is better.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Das riskiert den Stapel ({pile}), aber kein anderer Abwurf ist besser.</translation>
    </message>
    <message>
        <source>It blocks the pile ({pile}) for one turn.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Das sperrt den Stapel ({pile}) für einen Zug.</translation>
    </message>
    <message>
        <source>It freezes the pile ({pile}): only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Das friert den Stapel ({pile}) ein: Er ist nur mit einem natürlichen Paar zu nehmen.</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} hat den Stapel ({pile}) übersehen.</translation>
    </message>
    <message>
        <source>{name} overlooked a meld on the table.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hat eine Meldung auf dem Tisch übersehen.</translation>
    </message>
    <message>
        <source>{name} forgot that {holder} holds {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{holder}: a player's name, the subject: Clara
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} hat vergessen, dass {holder} {counted} hält.</translation>
    </message>
    <message>
        <source>{name} forgot that you hold {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} hat vergessen, dass du {counted} hältst.</translation>
    </message>
    <message>
        <source>{name} thought that {next} would not take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{next}: the next player's name, the subject: Clara
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} dachte, {next} würde den Stapel ({pile}) nicht nehmen.</translation>
    </message>
    <message>
        <source>{name} thought that you would not take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} dachte, du würdest den Stapel ({pile}) nicht nehmen.</translation>
    </message>
    <message>
        <source>{name} saw no better discard.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} sah keinen besseren Abwurf.</translation>
    </message>
    <message>
        <source>{name} saw a way to take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} sah eine Möglichkeit, den Stapel ({pile}) zu nehmen.</translation>
    </message>
    <message>
        <source>{name} discards low cards first.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} wirft niedrige Karten zuerst ab.</translation>
    </message>
    <message>
        <source>{why} You can play, but this game is not saved yet.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Du kannst spielen, aber diese Partie ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>“{file}” cannot be continued and stays as it is. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>„{file}“ lässt sich nicht fortsetzen und bleibt, wie es ist. {why}</translation>
    </message>
    <message>
        <source>Unknown players in this game: {names}. Standard plays in their place.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Unbekannte Spieler in dieser Partie: {names}. An ihrer Stelle spielt Standard.</translation>
    </message>
    <message>
        <source>{level} does not answer. A simpler bot plays for now.</source>
        <extracomment>{level}: a level: standard</extracomment><translation>{level} antwortet nicht. Vorerst spielt ein einfacherer Bot.</translation>
    </message>
    <message>
        <source>{level} is back and plays on.</source>
        <extracomment>{level}: a level: standard</extracomment><translation>{level} ist wieder da und spielt weiter.</translation>
    </message>
    <message>
        <source>The adviser does not answer. A simpler bot gives the hints for now.</source>
        <translation>Der Ratgeber antwortet nicht. Vorerst gibt ein einfacherer Bot die Tipps.</translation>
    </message>
    <message>
        <source>The adviser is back.</source>
        <translation>Der Ratgeber ist wieder da.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Melds at once, misses piles, discards low cards.</source>
        <translation>Meldet sofort, übersieht Stapel, wirft niedrige Karten ab.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Melds hastily and misses what others are doing.</source>
        <translation>Meldet hastig und übersieht, was andere tun.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Knows the game, but forgets and misses things.</source>
        <translation>Kennt das Spiel, vergisst und übersieht aber einiges.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>level</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Solid and steady; plays by rules of thumb.</source>
        <translation>Solide und beständig, nach Faustregeln.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Looks a turn ahead and counts the cards.</source>
        <translation>Denkt einen Zug voraus und zählt die Karten mit.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Weighs hundreds of possible hands at every move.</source>
        <translation>Wägt bei jedem Zug Hunderte möglicher Blätter ab.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Besser: {move}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>The game you left is under Continue.</source>
        <translation>Die verlassene Partie findest du unter „Fortsetzen“.</translation>
    </message>
    <message>
        <source>Result copied.</source>
        <translation>Ergebnis kopiert.</translation>
    </message>
    <message>
        <source>Game paused.</source>
        <translation>Partie angehalten.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Based on: {source}</source>
        <comment>source</comment>
        <extracomment>{source}: the text that rules follow, after a colon: Rules of Classic Canasta</extracomment><translation>Quelle: {source}</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n Kartenspiel</numerusform>
            <numerusform>%n Kartenspiele</numerusform>
        </translation>
    </message>
    <message>
        <source>packets of {number} and {count} cards</source>
        <extracomment>{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>Päckchen mit {number} und {count} Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>je %n Karte</numerusform>
            <numerusform>je %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the foot</source>
        <translation>
            <numerusform>%n Karte im Fuß</numerusform>
            <numerusform>%n Karten im Fuß</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <translation>
            <numerusform>%n ziehen</numerusform>
            <numerusform>%n ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) to go out</source>
        <translation>
            <numerusform>%n Canasta zum Ausmachen</numerusform>
            <numerusform>%n Canastas zum Ausmachen</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation>Jeder für sich</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of three</source>
        <translation>
            <numerusform>%n Dreierteam</numerusform>
            <numerusform>%n Dreierteams</numerusform>
        </translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Mit dir</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegen dich</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Platz {n}</translation>
    </message>
    <message>
        <source>{why} You can play, but not all of it is saved.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Du kannst spielen, aber nicht alles davon wird gespeichert.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <translation>echter Canasta</translation>
    </message>
    <message>
        <source>Your side can go out.</source>
        <translation>Deine Seite kann ausmachen.</translation>
    </message>
    <message>
        <source>Sound needs {package}. Install it with: {command}</source>
        <extracomment>{package}: the name of a program library: miniaudio
{command}: what to type in a terminal, after a colon: pip install miniaudio</extracomment><translation>Für Ton fehlt {package}. Installiere es mit: {command}</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <translation>Kein Audiogerät gefunden.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Verteilung des Tages</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Ebenso gut</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Spielbar</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Teuer</translation>
    </message>
    <message>
        <source>A gift</source>
        <translation>Ein Geschenk</translation>
    </message>
    <message>
        <source>That is the best move.</source>
        <translation>Das ist der beste Zug.</translation>
    </message>
    <message>
        <source>That is as good as the best move.</source>
        <translation>Das ist so gut wie der beste Zug.</translation>
    </message>
    <message>
        <source>Another move is a little better.</source>
        <translation>Ein anderer Zug ist etwas besser.</translation>
    </message>
    <message>
        <source>Another move is better.</source>
        <translation>Ein anderer Zug ist besser.</translation>
    </message>
    <message>
        <source>Another move is much better.</source>
        <translation>Ein anderer Zug ist viel besser.</translation>
    </message>
    <message>
        <source>This answer could not be evaluated.</source>
        <translation>Diese Antwort ließ sich nicht bewerten.</translation>
    </message>
    <message>
        <source>That beats the best move found so far.</source>
        <translation>Das ist besser als der bisher bekannte Zug.</translation>
    </message>
    <message numerus="yes">
        <source>Costs about %n point(s) a round.</source>
        <translation>
            <numerusform>Kostet etwa %n Punkt je Runde.</numerusform>
            <numerusform>Kostet etwa %n Punkte je Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Known so far: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Bisher bekannt: {move}</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Ebenso gut: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Besser: {move}</translation>
    </message>
    <message>
        <source>Instead: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Stattdessen: {move}</translation>
    </message>
    <message>
        <source>You played: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Dein Zug: {move}</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>der beste Zug</translation>
    </message>
    <message>
        <source>about as much</source>
        <translation>etwa ebenso viel</translation>
    </message>
    <message>
        <source>about {points} less</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>etwa {points} weniger</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Deine eigenen Partien</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Was würdest du spielen?</translation>
    </message>
    <message>
        <source>comes back tomorrow</source>
        <translation>kommt morgen wieder</translation>
    </message>
    <message numerus="yes">
        <source>comes back in %n day(s)</source>
        <translation>
            <numerusform>kommt in %n Tag wieder</numerusform>
            <numerusform>kommt in %n Tagen wieder</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a day up to today, like {date}.</source>
        <extracomment>{date}: a date in figures, as the language writes it: 22.11.2026</extracomment><translation>Gib einen Tag bis heute ein, etwa {date}.</translation>
    </message>
    <message>
        <source>Reset your learning progress?</source>
        <translation>Lernstand zurücksetzen?</translation>
    </message>
    <message>
        <source>Lessons, positions and daily deals start over. Your games are kept.</source>
        <translation>Lektionen, Stellungen und Verteilungen des Tages beginnen von vorn. Deine Partien bleiben.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Your learning progress was reset.</source>
        <translation>Dein Lernstand wurde zurückgesetzt.</translation>
    </message>
    <message>
        <source>What you learn</source>
        <translation>Was du lernst</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Lektion {number}</translation>
    </message>
    <message>
        <source>{title}: {setting}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>{title}: {setting}</translation>
    </message>
    <message>
        <source>You cannot do anything wrong here. Esc ends the round and keeps your place.</source>
        <translation>Hier kann nichts schiefgehen. Esc beendet, später geht es weiter.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>Die Lektion ist zu Ende.</translation>
    </message>
    <message>
        <source>Play a round with me</source>
        <translation>Spiel eine Runde mit mir</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n Min.</numerusform>
            <numerusform>%n Min.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you have learned, and what counts.</source>
        <translation>Was du gelernt hast, und was zählt.</translation>
    </message>
    <message>
        <source>Each lesson you finish adds a line here.</source>
        <translation>Jede Lektion, die du beendest, bringt hier eine Zeile dazu.</translation>
    </message>
    <message>
        <source>My notes</source>
        <translation>Merkzettel</translation>
    </message>
    <message>
        <source>At the table, point at a word to see what it means.</source>
        <translation>Am Tisch liest du das auch, wenn du mit der Maus auf ein Wort zeigst.</translation>
    </message>
    <message>
        <source>Canasta glossary</source>
        <translation>Canasta-Begriffe</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow.</source>
        <translation>Heute ist nichts dran. Komm morgen wieder.</translation>
    </message>
    <message>
        <source>Practice positions</source>
        <translation>Übungsstellungen</translation>
    </message>
    <message>
        <source>Topics done: {n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Themen fertig: {n} von {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) answered, {count} of them solved or just as good.</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>
            <numerusform>%n Stellung beantwortet, davon {count} gelöst oder ebenso gut.</numerusform>
            <numerusform>%n Stellungen beantwortet, davon {count} gelöst oder ebenso gut.</numerusform>
        </translation>
    </message>
    <message>
        <source>More positions</source>
        <translation>Weitere Stellungen</translation>
    </message>
    <message>
        <source>All positions are answered.</source>
        <translation>Alle Stellungen sind beantwortet.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Nächste Stellung</translation>
    </message>
    <message>
        <source>Position {number} of {total} in this set</source>
        <extracomment>{number}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Stellung {number} von {total} dieser Reihe</translation>
    </message>
    <message>
        <source>Today’s position</source>
        <translation>Stellung des Tages</translation>
    </message>
    <message>
        <source>The answer again</source>
        <translation>Noch einmal die Antwort</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>There is nothing to try from here.</source>
        <translation>Ab hier gibt es nichts auszuprobieren.</translation>
    </message>
    <message>
        <source>Press {key} to see the answer again.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Mit {key} siehst du die Antwort noch einmal.</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Stellung kopiert.</translation>
    </message>
    <message>
        <source>{number} of {total} answered</source>
        <extracomment>{number}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>{number} von {total} beantwortet</translation>
    </message>
    <message numerus="yes">
        <source>Your (costliest decision/%n costliest decisions) will come back as (a practice position/practice positions).</source>
        <translation>
            <numerusform>Deine teuerste Entscheidung kommt als Übungsstellung wieder.</numerusform>
            <numerusform>Deine %n teuersten Entscheidungen kommen als Übungsstellungen wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that you cannot see are dealt at random here.</source>
        <translation>Karten, die du nicht siehst, sind hier zufällig verteilt.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Übungsmodus</translation>
    </message>
    <message>
        <source>Play this seat</source>
        <translation>Diesen Platz spielen</translation>
    </message>
    <message>
        <source>Why did they do that?</source>
        <translation>Warum dieser Zug?</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Hausregeln…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Gespeicherte Partie öffnen…</translation>
    </message>
    <message>
        <source>8 minutes</source>
        <translation>8 Minuten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>You are at part {number}.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Du bist bei Teil {number}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>resume</comment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Play a first round with Anton, your partner. He tells you what to do and why.</source>
        <translation>Spiel eine erste Runde mit Anton, deinem Partner. Er sagt dir, was zu tun ist und warum.</translation>
    </message>
    <message>
        <source>Teach me Canasta</source>
        <translation>Zeig mir Canasta</translation>
    </message>
    <message>
        <source>Classic, four players: you and Anton against Clara and Tomás, both at the Novice level.</source>
        <translation>Klassisch zu viert: Anton und du gegen Clara und Tomás, beide auf der Stufe Neuling.</translation>
    </message>
    <message>
        <source>I know Canasta</source>
        <translation>Ich kann Canasta</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>button</comment>
        <translation>Geben</translation>
    </message>
    <message>
        <source>2 to 8 players</source>
        <translation>2 bis 8 Spieler</translation>
    </message>
    <message>
        <source>Your own: {titles}</source>
        <extracomment>{titles}: names of the player's own rulesets, joined: Sunday and Aunt May</extracomment><translation>Deine eigenen: {titles}</translation>
    </message>
    <message>
        <source>Samba, Hand &amp; Foot, American and many more, with short lessons and house rules.</source>
        <translation>Samba, Hand &amp; Foot, Amerikanisch und viele mehr, mit kurzen Lektionen und Hausregeln.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Ein anderes Spiel</translation>
    </message>
    <message>
        <source>Select a game…</source>
        <translation>Spiel wählen…</translation>
    </message>
    <message>
        <source>One round with the cards that everybody gets today.</source>
        <translation>Eine Runde mit den Karten, die heute alle bekommen.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Deine Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) compared.</source>
        <translation>
            <numerusform>%n Zug verglichen.</numerusform>
            <numerusform>%n Züge verglichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves appear once it is your turn and they are analysed.</source>
        <translation>Die Züge erscheinen, sobald du am Zug bist und sie durchgerechnet sind.</translation>
    </message>
    <message>
        <source>There is nothing to compare.</source>
        <translation>Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>How many points your side would probably lose by the end of the round, compared with the advised move.</source>
        <translation>Wie viele Punkte deine Seite bis zum Ende der Runde wahrscheinlich verliert, verglichen mit dem empfohlenen Zug.</translation>
    </message>
    <message>
        <source>Your changes are not saved. A draft is offered again until you quit.</source>
        <translation>Deine Änderungen sind nicht gespeichert. Ein Entwurf wird wieder angeboten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>Delete changes</source>
        <translation>Änderungen löschen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Keep as draft</source>
        <translation>Als Entwurf behalten</translation>
    </message>
    <message>
        <source>Leave house rules?</source>
        <translation>Hausregeln verlassen?</translation>
    </message>
    <message>
        <source>The list of games shows them under this name.</source>
        <translation>Die Liste der Spiele zeigt sie unter diesem Namen.</translation>
    </message>
    <message>
        <source>Your rules are saved as “{name}”.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Deine Regeln sind als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>Saved the rules as {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Regeln gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>These rules come from {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Diese Regeln stammen aus {name}.</translation>
    </message>
    <message>
        <source>Copied the rules as text. Paste it into a message.</source>
        <translation>Die Regeln sind als Text kopiert. Füge ihn in eine Nachricht ein.</translation>
    </message>
    <message>
        <source>The rules were sent to the printer.</source>
        <translation>Die Regeln gingen an den Drucker.</translation>
    </message>
    <message>
        <source>These rules come from the text you copied.</source>
        <translation>Diese Regeln stammen aus dem kopierten Text.</translation>
    </message>
    <message>
        <source>“{name}” is taken off the list of games for good.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>„{name}“ wird endgültig von der Liste der Spiele genommen.</translation>
    </message>
    <message>
        <source>Delete ruleset</source>
        <translation>Regelwerk löschen</translation>
    </message>
    <message>
        <source>Keep ruleset</source>
        <translation>Regelwerk behalten</translation>
    </message>
    <message>
        <source>Delete ruleset?</source>
        <translation>Regelwerk löschen?</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Canasta rules ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Canasta-Regeln ({pattern})</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Other game…</source>
        <comment>match</comment>
        <translation>Andere Partie…</translation>
    </message>
    <message>
        <source>From a newer version: update Canasta.</source>
        <translation>Aus einer neueren Version: Aktualisiere Canasta.</translation>
    </message>
    <message>
        <source>Your game with {names} is saved. Continue it from the Game menu.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Deine Partie mit {names} ist gespeichert. Setze sie über das Menü „Partie“ fort.</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>Keine laufende Partie.</translation>
    </message>
    <message>
        <source>Start one whenever you like.</source>
        <translation>Beginne eine, wann du willst.</translation>
    </message>
    <message>
        <source>The Learn menu has short lessons for this game ({key}).</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Im Menü Lernen gibt es kurze Lektionen zu diesem Spiel ({key}).</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Saved a copy as {name} in {folder}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{folder}: a folder: ~/games</extracomment><translation>Kopie gespeichert als {name} in {folder}.</translation>
    </message>
    <message>
        <source>Canasta games ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Canasta-Partien ({pattern})</translation>
    </message>
    <message>
        <source>{title} {day} round {n}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{day}: a date, as short as the language writes it: 22/11/2026
{n}: a number in figures: 3</extracomment><translation>{title} {day} Runde {n}</translation>
    </message>
    <message>
        <source>No file manager was found. Your games are in {folder}.</source>
        <extracomment>{folder}: a folder: ~/games</extracomment><translation>Kein Dateimanager gefunden. Deine Partien sind in {folder}.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Partie abbrechen</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Abandon this game?</source>
        <translation>Diese Partie abbrechen?</translation>
    </message>
    <message>
        <source>It is removed from your games.</source>
        <translation>Sie wird aus deinen Partien entfernt.</translation>
    </message>
    <message>
        <source>Position copied. It holds only what you can see.</source>
        <translation>Stellung kopiert. Sie enthält nur, was du sehen kannst.</translation>
    </message>
    <message>
        <source>These are the rounds that are over with every card, what you can see of this one, and the versions in use. Send it along when you report a problem.</source>
        <translation>Der Text enthält die beendeten Runden mit allen Karten, von der laufenden nur, was du sehen kannst, und die benutzten Versionen. Schicke ihn mit, wenn du ein Problem mitteilst.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Problem mitteilen</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Spielkern</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>interpreted</source>
        <translation>interpretiert</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Games folder</source>
        <translation>Ordner der Partien</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message>
        <source>Leave this round?</source>
        <translation>Diese Runde verlassen?</translation>
    </message>
    <message>
        <source>Its numbers are not saved.</source>
        <translation>Ihre Zahlen sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this score pad?</source>
        <translation>Diesen Punkteblock löschen?</translation>
    </message>
    <message>
        <source>Its rounds are lost.</source>
        <translation>Seine Runden gehen verloren.</translation>
    </message>
    <message>
        <source>Round {n}, {totals} · {when}</source>
        <extracomment>{n}: a number in figures: 3
{totals}: points of the sides, a list: you and Anton 190, Clara 70
{when}: a day and a time of day, as the language writes them: 22/11/2026 15:02</extracomment><translation>Runde {n}, {totals} · {when}</translation>
    </message>
    <message>
        <source>{title} with {names}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{names}: players' names, joined: Clara and Tomás</extracomment><translation>{title} mit {names}</translation>
    </message>
    <message>
        <source>Round {n}, {totals} · on the table now</source>
        <extracomment>{n}: a number in figures: 3
{totals}: points of the sides, a list: you and Anton 190, Clara 70</extracomment><translation>Runde {n}, {totals} · gerade auf dem Tisch</translation>
    </message>
    <message>
        <source>without undo</source>
        <translation>ohne Zurücknehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n weiteren</numerusform>
            <numerusform>%n weiteren</numerusform>
        </translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Canasta games.csv</source>
        <translation>Canasta-Partien.csv</translation>
    </message>
    <message>
        <source>Tables ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Tabellen ({pattern})</translation>
    </message>
    <message>
        <source>Saved the games as {name} in {folder}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{folder}: a folder: ~/games</extracomment><translation>Partien gespeichert als {name} in {folder}.</translation>
    </message>
    <message>
        <source>Replay a saved game</source>
        <translation>Gespeicherte Partie wiedergeben</translation>
    </message>
    <message>
        <source>“{file}” cannot be replayed. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>„{file}“ lässt sich nicht wiedergeben. {why}</translation>
    </message>
    <message>
        <source>No round of this game was dealt.</source>
        <translation>In dieser Partie wurde keine Runde gegeben.</translation>
    </message>
    <message>
        <source>The replay ends here. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>Die Wiedergabe endet hier. {why}</translation>
    </message>
    <message>
        <source>Replay: {title}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player</extracomment><translation>Wiedergabe: {title}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Spieler {n}</translation>
    </message>
    <message>
        <source>Your settings could not be saved. They hold until you close Canasta.</source>
        <translation>Deine Einstellungen ließen sich nicht speichern. Sie gelten, bis du Canasta schließt.</translation>
    </message>
    <message>
        <source>{why} Your settings are left as they are; Canasta starts with the defaults.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Deine Einstellungen bleiben, wie sie sind; Canasta startet mit den Vorgaben.</translation>
    </message>
    <message>
        <source>Your settings could not be read. They are kept as {name}; Canasta starts with the defaults.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Deine Einstellungen ließen sich nicht lesen. Sie bleiben als {name} erhalten; Canasta startet mit den Vorgaben.</translation>
    </message>
    <message>
        <source>Canasta cannot start.</source>
        <translation>Canasta kann nicht starten.</translation>
    </message>
    <message>
        <source>Canasta is already open but not responding. Wait a moment and start it again. If that does not help, close it with your system’s task manager; your game is saved up to the last move. If no Canasta is running, delete the file “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Canasta ist schon geöffnet und antwortet nicht. Warte einen Augenblick und starte Canasta noch einmal. Hilft das nicht, beende es in der Prozessverwaltung deines Systems; deine Partie ist bis zum letzten Zug gespeichert. Läuft kein Canasta, so lösche die Datei „{path}“.</translation>
    </message>
    <message>
        <source>The name of the folder “{path}” is not UTF-8: choose another folder for --home.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Der Name des Ordners „{path}“ ist kein UTF-8: Wähle mit --home einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file}: {system}.</source>
        <extracomment>{file}: a file's name: game-001.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>Das Protokoll lässt sich nicht nach {file} schreiben: {system}.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation>Stapel nehmen</translation>
    </message>
    <message>
        <source>Meld selected</source>
        <translation>Auswahl melden</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Melden</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Darf ich ausmachen?</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Meld the whole hand</source>
        <translation>Ganzes Blatt melden</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Selbst weiterspielen</translation>
    </message>
    <message>
        <source>Show score</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <translation>Nächste Schlüsselstelle</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Noch einmal sagen</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Übung verlassen</translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>Nach Rang sortiert</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>Nach Farbe sortiert</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>Deine eigene Reihenfolge</translation>
    </message>
    <message>
        <source>Finish your turn; the whole turn is your answer.</source>
        <translation>Beende deinen Zug; der ganze Zug ist deine Antwort.</translation>
    </message>
    <message>
        <source>Evaluating your answer: {share}%</source>
        <extracomment>{share}: a percentage without its sign: 40</extracomment><translation>Deine Antwort wird bewertet: {share} %</translation>
    </message>
    <message>
        <source>Not yet. Count again.</source>
        <translation>Noch nicht. Zähl noch einmal.</translation>
    </message>
    <message>
        <source>You may do that, but first:</source>
        <translation>Das darfst du, aber zuerst:</translation>
    </message>
    <message>
        <source>I mean other cards. Click Take back.</source>
        <translation>Ich meine andere Karten. Klicke auf „Zurücknehmen“.</translation>
    </message>
    <message>
        <source>These cards are ready. Click Meld.</source>
        <translation>Diese Karten liegen bereit. Klicke auf „Melden“.</translation>
    </message>
    <message>
        <source>Good. Now discard.</source>
        <translation>Gut. Jetzt wirf ab.</translation>
    </message>
    <message>
        <source>Good. Now the rest.</source>
        <translation>Gut. Jetzt noch der Rest.</translation>
    </message>
    <message>
        <source>Natural canastas of some ranks</source>
        <comment>score</comment>
        <translation>Echte Canastas einzelner Ränge</translation>
    </message>
    <message>
        <source>Several canastas</source>
        <comment>score</comment>
        <translation>Mehrere Canastas</translation>
    </message>
    <message>
        <source>Concealed canastas</source>
        <comment>score</comment>
        <translation>Verdeckte Canastas</translation>
    </message>
    <message>
        <source>Red threes on canastas</source>
        <comment>score</comment>
        <translation>Rote Dreien auf Canastas</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>score</comment>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <comment>score</comment>
        <translation>Verdecktes Ausmachen</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <comment>score</comment>
        <translation>Genaues Abheben</translation>
    </message>
    <message>
        <source>Red threes</source>
        <comment>score</comment>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>Black threes</source>
        <comment>score</comment>
        <translation>Schwarze Dreien</translation>
    </message>
    <message>
        <source>Melded cards</source>
        <comment>score</comment>
        <translation>Gemeldete Karten</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <comment>score</comment>
        <translation>Restkarten auf der Hand</translation>
    </message>
    <message>
        <source>Cards left in the foot</source>
        <comment>score</comment>
        <translation>Restkarten im Fuß</translation>
    </message>
    <message>
        <source>Red threes in the foot</source>
        <comment>score</comment>
        <translation>Rote Dreien im Fuß</translation>
    </message>
    <message>
        <source>Threes left in hand</source>
        <comment>score</comment>
        <translation>Dreien auf der Hand</translation>
    </message>
    <message>
        <source>Unfinished natural melds</source>
        <comment>score</comment>
        <translation>Unfertige echte Meldungen</translation>
    </message>
    <message>
        <source>Unfinished wild melds</source>
        <comment>score</comment>
        <translation>Unfertige wilde Meldungen</translation>
    </message>
    <message>
        <source>Unfinished sequences</source>
        <comment>score</comment>
        <translation>Unfertige Folgen</translation>
    </message>
    <message>
        <source>Partner not in the foot</source>
        <comment>score</comment>
        <translation>Partner nicht im Fuß</translation>
    </message>
    <message>
        <source>Special hand</source>
        <comment>score</comment>
        <translation>Sonderblatt</translation>
    </message>
    <message>
        <source>Canastas that win the game</source>
        <comment>score</comment>
        <translation>Canastas zum Sieg</translation>
    </message>
    <message>
        <source>You opened to take the pile. Take it now.</source>
        <translation>Du hast für den Stapel eröffnet. Nimm ihn jetzt.</translation>
    </message>
    <message>
        <source>Natural cards of a meld must have one rank, or follow each other in one suit.</source>
        <translation>Die natürlichen Karten einer Meldung müssen denselben Rang haben oder in einer Farbe aufeinander folgen.</translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation>Ziehe zuerst.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile if you can, or end the round.</source>
        <translation>Der Talon ist leer: Nimm den Stapel, wenn du kannst, oder beende die Runde.</translation>
    </message>
    <message>
        <source>The stock is empty and the pile cannot be taken: the round ends.</source>
        <translation>Der Talon ist leer, und der Stapel ist nicht zu nehmen: Die Runde endet.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile.</source>
        <translation>Der Talon ist leer: Nimm den Stapel.</translation>
    </message>
    <message>
        <source>You cannot go out: your partner’s hand still holds threes.</source>
        <translation>Du kannst nicht ausmachen: Dein Partner hat noch Dreien auf der Hand.</translation>
    </message>
    <message>
        <source>You cannot go out: your partner has not played from the foot yet.</source>
        <translation>Du kannst nicht ausmachen: Dein Partner hat noch nicht aus dem Fuß gespielt.</translation>
    </message>
    <message>
        <source>Answer your partner first: yes or no.</source>
        <translation>Antworte zuerst deinem Partner: ja oder nein.</translation>
    </message>
    <message>
        <source>Keep one card: you cannot go out yet, as your side holds threes.</source>
        <translation>Behalte eine Karte: Du kannst noch nicht ausmachen, weil deine Seite Dreien hält.</translation>
    </message>
    <message>
        <source>Keep two cards: you cannot go out yet, as your side holds threes.</source>
        <translation>Behalte zwei Karten: Du kannst noch nicht ausmachen, weil deine Seite Dreien hält.</translation>
    </message>
    <message numerus="yes">
        <source>Keep one card: you need %n canasta(s) to go out and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Behalte eine Karte: Zum Ausmachen brauchst du %n Canasta und hast {have}.</numerusform>
            <numerusform>Behalte eine Karte: Zum Ausmachen brauchst du %n Canastas und hast {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>keep a card</source>
        <translation>Karte behalten</translation>
    </message>
    <message>
        <source>This round is over.</source>
        <translation>Diese Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>round is over</source>
        <translation>Runde zu Ende</translation>
    </message>
    <message>
        <source>Something else must be decided first.</source>
        <translation>Zuerst ist etwas anderes zu entscheiden.</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
    <message>
        <source>Draw first, or take the pile.</source>
        <translation>Ziehe zuerst oder nimm den Stapel.</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>zuerst ziehen</translation>
    </message>
    <message>
        <source>You have already drawn. Meld if you like, then discard.</source>
        <translation>Du hast schon gezogen. Melde, wenn du willst, und wirf dann ab.</translation>
    </message>
    <message>
        <source>already drawn</source>
        <translation>schon gezogen</translation>
    </message>
    <message>
        <source>You have taken the pile. Meld if you like, then discard.</source>
        <translation>Du hast den Stapel genommen. Melde, wenn du willst, und wirf dann ab.</translation>
    </message>
    <message>
        <source>already taken</source>
        <translation>schon genommen</translation>
    </message>
    <message>
        <source>Select the cards to meld first.</source>
        <translation>Wähle zuerst die Karten aus, die du melden willst.</translation>
    </message>
    <message>
        <source>no cards selected</source>
        <translation>nichts ausgewählt</translation>
    </message>
    <message>
        <source>You do not have enough of these cards: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Du hast nicht genug von diesen Karten: {cards}.</translation>
    </message>
    <message>
        <source>not in your hand</source>
        <translation>nicht auf der Hand</translation>
    </message>
    <message>
        <source>You do not have these cards.</source>
        <translation>Du hast diese Karten nicht.</translation>
    </message>
    <message>
        <source>There is no meld here.</source>
        <translation>Hier liegt keine Meldung.</translation>
    </message>
    <message>
        <source>no meld here</source>
        <translation>hier keine Meldung</translation>
    </message>
    <message>
        <source>The natural cards of a meld must all have the same rank.</source>
        <translation>Die natürlichen Karten einer Meldung müssen alle denselben Rang haben.</translation>
    </message>
    <message>
        <source>needs one rank</source>
        <translation>braucht einen Rang</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} needs at least %n card(s); this has {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation><numerusform>{ranks}: Eine Meldung braucht mindestens %n Karte; diese hat {have}.</numerusform><numerusform>{ranks}: Eine Meldung braucht mindestens %n Karten; diese hat {have}.</numerusform></translation></message>
    <message numerus="yes">
        <source>needs %n card(s)</source>
        <translation>
            <numerusform>braucht %n Karte</numerusform>
            <numerusform>braucht %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s); this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Eine Meldung braucht mindestens %n Karte; diese hat {have}.</numerusform>
            <numerusform>Eine Meldung braucht mindestens %n Karten; diese hat {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n natural card(s); this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Eine Meldung braucht mindestens %n natürliche Karte; diese hat {have}.</numerusform>
            <numerusform>Eine Meldung braucht mindestens %n natürliche Karten; diese hat {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s)</source>
        <translation>
            <numerusform>braucht %n natürliche Karte</numerusform>
            <numerusform>braucht %n natürliche Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n wild card(s); this would hold {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>{ranks}: Die Meldung darf nur %n wilde Karte enthalten; hier wären es {have}.</numerusform>
            <numerusform>{ranks}: Die Meldung darf nur %n wilde Karten enthalten; hier wären es {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>too many wild cards</source>
        <translation>zu viele wilde Karten</translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold only %n wild card(s); this would hold {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Eine Meldung darf nur %n wilde Karte enthalten; hier wären es {have}.</numerusform>
            <numerusform>Eine Meldung darf nur %n wilde Karten enthalten; hier wären es {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural {ranks} this meld can hold only %n wild card(s).</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Zu wenige natürliche {ranks}: Diese Meldung darf nur %n wilde Karte enthalten.</numerusform>
            <numerusform>Zu wenige natürliche {ranks}: Diese Meldung darf nur %n wilde Karten enthalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural cards this meld can hold only %n wild card(s).</source>
        <translation>
            <numerusform>Zu wenige natürliche Karten: Diese Meldung darf nur %n wilde Karte enthalten.</numerusform>
            <numerusform>Zu wenige natürliche Karten: Diese Meldung darf nur %n wilde Karten enthalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s); this would have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Ein Canasta braucht mindestens %n natürliche Karte; hier wären es {have}.</numerusform>
            <numerusform>Ein Canasta braucht mindestens %n natürliche Karten; hier wären es {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n card(s); this would hold {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>{ranks}: Die Meldung darf nur %n Karte enthalten; hier wären es {have}.</numerusform>
            <numerusform>{ranks}: Die Meldung darf nur %n Karten enthalten; hier wären es {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full with %n card(s)</source>
        <translation>
            <numerusform>mit %n Karte voll</numerusform>
            <numerusform>mit %n Karten voll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence can hold only %n card(s); this would hold {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Eine Folge darf nur %n Karte enthalten; hier wären es {have}.</numerusform>
            <numerusform>Eine Folge darf nur %n Karten enthalten; hier wären es {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your canasta of {ranks} is complete and takes no more wild cards.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Dein Canasta ({ranks}) ist vollendet und nimmt keine wilden Karten mehr auf.</translation>
    </message>
    <message>
        <source>takes no wild cards</source>
        <translation>keine wilden Karten</translation>
    </message>
    <message>
        <source>A complete canasta takes no more wild cards.</source>
        <translation>Ein vollendeter Canasta nimmt keine wilden Karten mehr auf.</translation>
    </message>
    <message>
        <source>Wild cards cannot be melded alone. Drop them on a meld, or add natural cards.</source>
        <translation>Wilde Karten kannst du nicht allein melden. Lege sie an eine Meldung an oder nimm natürliche Karten dazu.</translation>
    </message>
    <message>
        <source>needs natural cards</source>
        <translation>braucht natürliche Karten</translation>
    </message>
    <message>
        <source>Wild cards cannot be melded alone.</source>
        <translation>Wilde Karten dürfen nicht allein gemeldet werden.</translation>
    </message>
    <message>
        <source>Twos are not wild for your side until your meld of twos is a canasta.</source>
        <translation>Zweien sind für deine Seite erst wild, wenn eure Zweien ein Canasta sind.</translation>
    </message>
    <message>
        <source>twos are not wild yet</source>
        <translation>Zweien sind noch nicht wild</translation>
    </message>
    <message>
        <source>A meld of {ranks} takes no wild cards in this game.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{ranks} werden in diesem Spiel ohne wilde Karten gemeldet.</translation>
    </message>
    <message>
        <source>This meld takes no wild cards in this game.</source>
        <translation>Diese Meldung nimmt in diesem Spiel keine wilden Karten auf.</translation>
    </message>
    <message>
        <source>A sequence is neighbouring cards of one suit, from four up to ace.</source>
        <translation>Eine Folge besteht aus benachbarten Karten einer Farbe, von der Vier bis zum Ass.</translation>
    </message>
    <message>
        <source>not a sequence</source>
        <translation>keine Folge</translation>
    </message>
    <message numerus="yes">
        <source>This sequence is complete with its %n card(s).</source>
        <translation>
            <numerusform>Diese Folge ist mit %n Karte vollendet.</numerusform>
            <numerusform>Diese Folge ist mit %n Karten vollendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>sequence is complete</source>
        <translation>Folge ist vollendet</translation>
    </message>
    <message>
        <source>Your side already has a meld of {ranks}. Add to that one.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Deine Seite hat schon {ranks} gemeldet. Lege dort an.</translation>
    </message>
    <message>
        <source>add to that meld</source>
        <translation>dort anlegen</translation>
    </message>
    <message>
        <source>Your side already has a meld of this rank. Add to that one.</source>
        <translation>Deine Seite hat schon eine Meldung dieses Ranges. Lege dort an.</translation>
    </message>
    <message>
        <source>These two melds cannot be combined.</source>
        <translation>Diese zwei Meldungen lassen sich nicht vereinigen.</translation>
    </message>
    <message>
        <source>cannot be combined</source>
        <translation>nicht zu vereinigen</translation>
    </message>
    <message>
        <source>Your side cannot meld {ranks}: another side has a canasta of them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Deine Seite kann {ranks} nicht melden: Eine andere Seite hat davon einen Canasta.</translation>
    </message>
    <message>
        <source>closed rank</source>
        <translation>geschlossener Rang</translation>
    </message>
    <message>
        <source>Your side cannot meld this rank: another side has its canasta.</source>
        <translation>Deine Seite kann diesen Rang nicht melden: Eine andere Seite hat davon einen Canasta.</translation>
    </message>
    <message>
        <source>Red threes are never melded.</source>
        <translation>Rote Dreien werden nie gemeldet.</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>nie gemeldet</translation>
    </message>
    <message>
        <source>You can meld black threes only when you go out.</source>
        <translation>Schwarze Dreien kannst du nur beim Ausmachen melden.</translation>
    </message>
    <message>
        <source>only when going out</source>
        <translation>nur beim Ausmachen</translation>
    </message>
    <message>
        <source>Cards from the pile stay in your hand this turn: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Karten aus dem Stapel bleiben in diesem Zug auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>not this turn</source>
        <translation>nicht in diesem Zug</translation>
    </message>
    <message>
        <source>Cards from the pile stay in your hand this turn.</source>
        <translation>Karten aus dem Stapel bleiben in diesem Zug auf der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n point(s) to open; these cards make {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Zum Eröffnen brauchst du %n Punkt; diese Karten ergeben {have}.</numerusform>
            <numerusform>Zum Eröffnen brauchst du %n Punkte; diese Karten ergeben {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <extracomment>{have}: points in figures that there are: 75
{need}: points in figures that are needed: 90</extracomment><translation>{have} von {need}</translation>
    </message>
    <message>
        <source>At your score you must open with a complete canasta.</source>
        <translation>Bei deinem Punktestand musst du mit einem vollendeten Canasta eröffnen.</translation>
    </message>
    <message>
        <source>open with a canasta</source>
        <translation>mit Canasta eröffnen</translation>
    </message>
    <message numerus="yes">
        <source>Your initial meld needs %n natural card(s) from your hand; this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Deine Erstmeldung braucht %n natürliche Karte aus der Hand; sie hat {have}.</numerusform>
            <numerusform>Deine Erstmeldung braucht %n natürliche Karten aus der Hand; sie hat {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s) from your hand</source>
        <translation>
            <numerusform>braucht %n natürliche Karte aus der Hand</numerusform>
            <numerusform>braucht %n natürliche Karten aus der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To open you need a meld with %n natural card(s) of its rank.</source>
        <translation>
            <numerusform>Zum Eröffnen brauchst du eine Meldung mit %n natürlichen Karte ihres Ranges.</numerusform>
            <numerusform>Zum Eröffnen brauchst du eine Meldung mit %n natürlichen Karten ihres Ranges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs a meld with %n natural card(s)</source>
        <translation>
            <numerusform>braucht Meldung mit %n natürlichen Karte</numerusform>
            <numerusform>braucht Meldung mit %n natürlichen Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>To take the pile you must open from your hand first.</source>
        <translation>Um den Stapel zu nehmen, musst du zuerst aus der Hand eröffnen.</translation>
    </message>
    <message>
        <source>open first</source>
        <translation>zuerst eröffnen</translation>
    </message>
    <message>
        <source>A side must open before it can take the pile.</source>
        <translation>Eine Seite muss eröffnen, bevor sie den Stapel nehmen kann.</translation>
    </message>
    <message>
        <source>You cannot meld in your first turn.</source>
        <translation>In deinem ersten Zug darfst du nicht melden.</translation>
    </message>
    <message>
        <source>not in the first turn</source>
        <translation>nicht im ersten Zug</translation>
    </message>
    <message>
        <source>You cannot take the pile in your first turn.</source>
        <translation>In deinem ersten Zug darfst du den Stapel nicht nehmen.</translation>
    </message>
    <message>
        <source>Nobody can take the pile in their first turn.</source>
        <translation>Niemand darf den Stapel im ersten Zug nehmen.</translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>The top card blocks the pile this turn.</source>
        <translation>Die oberste Karte sperrt den Stapel in diesem Zug.</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>The top card, {card}, blocks the pile.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Die oberste Karte, {card}, sperrt den Stapel.</translation>
    </message>
    <message>
        <source>The pile is never taken in this game.</source>
        <translation>In diesem Spiel wird der Stapel nie genommen.</translation>
    </message>
    <message>
        <source>never taken</source>
        <translation>nie genommen</translation>
    </message>
    <message>
        <source>Only a player who has picked up the foot can take the pile.</source>
        <translation>Nur wer den Fuß aufgenommen hat, kann den Stapel nehmen.</translation>
    </message>
    <message>
        <source>only from the foot</source>
        <translation>nur aus dem Fuß</translation>
    </message>
    <message>
        <source>Only players playing from their foot can take the pile.</source>
        <translation>Nur wer aus dem Fuß spielt, kann den Stapel nehmen.</translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural {ranks} from your hand.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Der Stapel ist eingefroren: Du brauchst zwei natürliche {ranks} aus der Hand.</translation>
    </message>
    <message>
        <source>frozen: needs a natural pair</source>
        <translation>eingefroren: braucht natürliches Paar</translation>
    </message>
    <message>
        <source>The pile is frozen: you need a natural pair of its top card’s rank.</source>
        <translation>Der Stapel ist eingefroren: Du brauchst ein natürliches Paar vom Rang der obersten Karte.</translation>
    </message>
    <message>
        <source>Your first meld must use the top card, {one}.</source>
        <extracomment>{one}: a card of a rank, the object: a nine</extracomment><translation>Deine erste Meldung muss die oberste Karte verwenden, {one}.</translation>
    </message>
    <message>
        <source>use the top card</source>
        <translation>oberste Karte verwenden</translation>
    </message>
    <message>
        <source>Your first meld must use the top card of the pile.</source>
        <translation>Deine erste Meldung muss die oberste Karte des Stapels verwenden.</translation>
    </message>
    <message>
        <source>To take the pile you need two natural {ranks} from your hand.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Für den Stapel brauchst du zwei natürliche {ranks} aus der Hand.</translation>
    </message>
    <message>
        <source>needs a natural pair</source>
        <translation>braucht natürliches Paar</translation>
    </message>
    <message>
        <source>To take the pile you need a natural pair of its top card’s rank.</source>
        <translation>Für den Stapel brauchst du ein natürliches Paar vom Rang der obersten Karte.</translation>
    </message>
    <message>
        <source>You cannot use the top card: you need two natural {ranks}, or {one} and a wild card.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{one}: a card of a rank, the object: a nine</extracomment><translation>Die oberste Karte passt nicht: Du brauchst zwei natürliche {ranks} oder {one} und eine wilde Karte.</translation>
    </message>
    <message>
        <source>cannot use the top card</source>
        <translation>oberste Karte passt nicht</translation>
    </message>
    <message>
        <source>You cannot use the top card.</source>
        <translation>Die oberste Karte passt nicht zu deiner Hand.</translation>
    </message>
    <message>
        <source>To take this pile you need two cards from your hand, and you have one.</source>
        <translation>Für diesen Stapel brauchst du zwei Handkarten und hast nur eine.</translation>
    </message>
    <message>
        <source>needs two cards</source>
        <translation>braucht zwei Handkarten</translation>
    </message>
    <message>
        <source>Add only the top card, {one}, to your meld. The other cards can follow.</source>
        <extracomment>{one}: a card of a rank, the object: a nine</extracomment><translation>Lege nur die oberste Karte, {one}, an deine Meldung an. Die anderen Karten können folgen.</translation>
    </message>
    <message>
        <source>only the top card</source>
        <translation>nur die oberste Karte</translation>
    </message>
    <message>
        <source>Add only the top card to your meld. The other cards can follow.</source>
        <translation>Lege nur die oberste Karte an deine Meldung an. Die anderen Karten können folgen.</translation>
    </message>
    <message>
        <source>Your {ranks} are a canasta: you cannot take the pile onto them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Deine {ranks} sind schon ein Canasta: Dafür kannst du den Stapel nicht nehmen.</translation>
    </message>
    <message>
        <source>pile cannot go on a canasta</source>
        <translation>Stapel nicht für einen Canasta</translation>
    </message>
    <message>
        <source>This meld is a canasta, and the pile cannot go on one.</source>
        <translation>Diese Meldung ist schon ein Canasta: Dafür kannst du den Stapel nicht nehmen.</translation>
    </message>
    <message>
        <source>The side’s {ranks} are a canasta, so the pile cannot be taken onto them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Die {ranks} der Seite sind ein Canasta, für den der Stapel nicht genommen werden kann.</translation>
    </message>
    <message>
        <source>Taking the pile would make your {ranks} a meld of {have}; a meld holds only {need}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75
{need}: points in figures that are needed: 90</extracomment><translation>Mit dem Stapel hätten deine {ranks} {have} Karten; eine Meldung darf nur {need} haben.</translation>
    </message>
    <message>
        <source>no room in your {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>kein Platz bei deinen {ranks}</translation>
    </message>
    <message>
        <source>The pile has no room in your meld of this rank.</source>
        <translation>Für den Stapel ist in deiner Meldung dieses Rangs kein Platz.</translation>
    </message>
    <message>
        <source>The side’s {ranks} have no room for the top card and two more.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Bei den {ranks} der Seite ist kein Platz für die oberste Karte und zwei weitere.</translation>
    </message>
    <message>
        <source>With one card in your hand you cannot take a pile of one card.</source>
        <translation>Mit nur einer Karte auf der Hand kannst du keinen Stapel aus einer Karte nehmen.</translation>
    </message>
    <message>
        <source>not with one card</source>
        <translation>nicht mit einer Karte</translation>
    </message>
    <message>
        <source>A player with one card cannot take a pile of one card.</source>
        <translation>Wer nur eine Karte hält, kann keinen Stapel aus einer Karte nehmen.</translation>
    </message>
    <message>
        <source>The stock is empty and your side has a meld for the top card. Take the pile.</source>
        <translation>Der Talon ist leer, und die oberste Karte passt an eine Meldung deiner Seite. Nimm den Stapel.</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>Stapel nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards, one to discard and one to hold: you need %n canasta(s) to go out and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Behalte zwei Karten, eine zum Abwerfen und eine zum Behalten: Zum Ausmachen brauchst du %n Canasta und hast {have}.</numerusform>
            <numerusform>Behalte zwei Karten, eine zum Abwerfen und eine zum Behalten: Zum Ausmachen brauchst du %n Canastas und hast {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>keep two cards</source>
        <translation>zwei Karten behalten</translation>
    </message>
    <message>
        <source>To go out you still need canastas: {kinds}.</source>
        <extracomment>{kinds}: kinds of canastas with their numbers, a list: 2 red, 3 black</extracomment><translation>Zum Ausmachen fehlen dir noch Canastas: {kinds}.</translation>
    </message>
    <message>
        <source>canastas needed: {kinds}</source>
        <extracomment>{kinds}: kinds of canastas with their numbers, a list: 2 red, 3 black</extracomment><translation>Canastas fehlen: {kinds}</translation>
    </message>
    <message>
        <source>Keep one card: you need it for your last discard.</source>
        <translation>Behalte eine Karte: Du brauchst sie für den letzten Abwurf.</translation>
    </message>
    <message>
        <source>keep one to discard</source>
        <translation>eine zum Abwerfen</translation>
    </message>
    <message>
        <source>You cannot go out by discarding this card: {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Mit diesem Abwurf kannst du nicht ausmachen: {card}.</translation>
    </message>
    <message>
        <source>not as your last card</source>
        <translation>nicht als letzte Karte</translation>
    </message>
    <message>
        <source>You cannot go out by discarding this card.</source>
        <translation>Mit diesem Abwurf kannst du nicht ausmachen.</translation>
    </message>
    <message>
        <source>You cannot go out before your side has played from the foot.</source>
        <translation>Du kannst erst ausmachen, wenn deine Seite aus dem Fuß gespielt hat.</translation>
    </message>
    <message>
        <source>foot not played</source>
        <translation>Fuß nicht gespielt</translation>
    </message>
    <message>
        <source>You cannot go out while you hold threes: {have} left.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>Du kannst nicht ausmachen, solange du Dreien hältst: noch {have}.</translation>
    </message>
    <message>
        <source>threes held</source>
        <translation>noch Dreien</translation>
    </message>
    <message>
        <source>{partner} said no, so you cannot go out this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} hat Nein gesagt. Du kannst in diesem Zug nicht ausmachen.</translation>
    </message>
    <message>
        <source>{partner} said no</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} sagte Nein</translation>
    </message>
    <message>
        <source>{partner} said yes, so you must go out this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} hat Ja gesagt. Du musst in diesem Zug ausmachen.</translation>
    </message>
    <message>
        <source>you must go out</source>
        <translation>du musst ausmachen</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Frage deinen Partner, bevor du ausmachst.</translation>
    </message>
    <message>
        <source>ask first</source>
        <translation>zuerst fragen</translation>
    </message>
    <message>
        <source>There is no partner to ask in this game.</source>
        <translation>In diesem Spiel gibt es keinen Partner, den du fragen kannst.</translation>
    </message>
    <message>
        <source>no partner</source>
        <translation>kein Partner</translation>
    </message>
    <message>
        <source>You can ask only before you meld, and you have melded.</source>
        <translation>Fragen kannst du nur vor dem Melden, und du hast schon gemeldet.</translation>
    </message>
    <message>
        <source>too late to ask</source>
        <translation>zu spät zum Fragen</translation>
    </message>
    <message>
        <source>With one card left you can end this turn only by going out.</source>
        <translation>Mit einer einzigen Karte kannst du diesen Zug nur durch Ausmachen beenden.</translation>
    </message>
    <message>
        <source>one card left</source>
        <translation>nur noch eine Karte</translation>
    </message>
    <message>
        <source>{partner} has already answered this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} hat in diesem Zug schon geantwortet.</translation>
    </message>
    <message>
        <source>already answered</source>
        <translation>schon beantwortet</translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round, and you have.</source>
        <translation>
            <numerusform>Du kannst nur einmal je Runde fragen und hast schon gefragt.</numerusform>
            <numerusform>Du kannst nur %n-mal je Runde fragen und hast das schon getan.</numerusform>
        </translation>
    </message>
    <message>
        <source>already asked</source>
        <translation>schon gefragt</translation>
    </message>
    <message>
        <source>You cannot go out: not all your cards fit into melds.</source>
        <translation>Du kannst nicht ausmachen: Nicht alle deine Karten passen in Meldungen.</translation>
    </message>
    <message>
        <source>you cannot go out</source>
        <translation>Ausmachen nicht möglich</translation>
    </message>
    <message>
        <source>You cannot discard this card now: {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Diese Karte kannst du jetzt nicht abwerfen: {card}.</translation>
    </message>
    <message>
        <source>cannot discard this</source>
        <translation>nicht abzuwerfen</translation>
    </message>
    <message>
        <source>You cannot discard this card now.</source>
        <translation>Diese Karte kannst du jetzt nicht abwerfen.</translation>
    </message>
    <message>
        <source>Select only one card to discard.</source>
        <translation>Wähle zum Abwerfen nur eine Karte aus.</translation>
    </message>
    <message>
        <source>one card only</source>
        <translation>nur eine Karte</translation>
    </message>
    <message>
        <source>Red threes are never discarded.</source>
        <translation>Rote Dreien werden nie abgeworfen.</translation>
    </message>
    <message>
        <source>never discarded</source>
        <translation>nie abgeworfen</translation>
    </message>
    <message>
        <source>End your turn with a discard.</source>
        <translation>Beende deinen Zug mit einem Abwurf.</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>eine Karte abwerfen</translation>
    </message>
    <message>
        <source>These cards do not make that special hand.</source>
        <translation>Diese Karten ergeben kein solches Sonderblatt.</translation>
    </message>
    <message>
        <source>not that hand</source>
        <translation>kein solches Blatt</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Jetzt gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>nothing to choose</source>
        <translation>nichts zu wählen</translation>
    </message>
    <message>
        <source>You cannot lay out this three now.</source>
        <translation>Diese Drei kannst du jetzt nicht auslegen.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Du bist noch nicht am Zug.</translation>
    </message>
    <message>
        <source>Draw or take the pile before you meld.</source>
        <translation>Ziehe oder nimm den Stapel, bevor du meldest.</translation>
    </message>
    <message>
        <source>Draw before you meld.</source>
        <translation>Ziehe, bevor du meldest.</translation>
    </message>
    <message>
        <source>Draw before you meld: you have no two natural {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Ziehe, bevor du meldest: Für den Stapel fehlen dir zwei natürliche {ranks}.</translation>
    </message>
    <message>
        <source>To take the pile you must open first and hold two natural {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Für den Stapel musst du erst eröffnen und zwei natürliche {ranks} auf der Hand haben.</translation>
    </message>
    <message>
        <source>Meld the cards you put down before you discard, or take them back (Backspace).</source>
        <translation>Bevor du abwirfst, melde die bereitliegenden Karten oder nimm sie zurück (Rücktaste).</translation>
    </message>
    <message>
        <source>Take the pile first, or take your cards back (Backspace).</source>
        <translation>Nimm erst den Stapel, oder nimm deine Karten zurück (Rücktaste).</translation>
    </message>
    <message>
        <source>Deselect these cards: others in your hand take the pile.</source>
        <translation>Wähle diese Karten ab: Andere auf deiner Hand nehmen den Stapel.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot open with the top card: you need %n point(s).</source>
        <translation>
            <numerusform>Zum Eröffnen mit %n Punkt reicht die oberste Karte nicht.</numerusform>
            <numerusform>Zum Eröffnen mit %n Punkten reicht die oberste Karte nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s); your hand has too few that fit.</source>
        <translation>
            <numerusform>Eine Meldung braucht mindestens %n Karte; auf deiner Hand sind zu wenige, die passen.</numerusform>
            <numerusform>Eine Meldung braucht mindestens %n Karten; auf deiner Hand sind zu wenige, die passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of wild cards needs at least %n card(s). Drop them on a meld, or add natural cards.</source>
        <translation>
            <numerusform>Eine Meldung aus wilden Karten braucht mindestens %n Karte. Lege sie an eine Meldung an oder nimm natürliche Karten dazu.</numerusform>
            <numerusform>Eine Meldung aus wilden Karten braucht mindestens %n Karten. Lege sie an eine Meldung an oder nimm natürliche Karten dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards go to different melds: add one after the other.</source>
        <translation>Diese Karten gehören an verschiedene Meldungen: Lege eine nach der anderen an.</translation>
    </message>
    <message>
        <source>Draw first. Only cards that match {card} take the pile.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Ziehe zuerst. Den Stapel nimmst du nur mit Karten, die zu {card} passen.</translation>
    </message>
    <message>
        <source>This sequence already has {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Diese Folge hat schon {cards}.</translation>
    </message>
    <message>
        <source>Your side has no meld of {ranks} to add to.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Deine Seite hat keine Meldung dieses Ranges: {ranks}.</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>In dieser Partie wird nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>You have done nothing this turn that you can undo.</source>
        <translation>In diesem Zug gibt es noch nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>You cannot undo this: you have seen what you drew.</source>
        <translation>Das kannst du nicht zurücknehmen: Du hast gesehen, was du gezogen hast.</translation>
    </message>
    <message>
        <source>You cannot undo this: you have seen hidden cards.</source>
        <translation>Das kannst du nicht zurücknehmen: Du hast verdeckte Karten gesehen.</translation>
    </message>
    <message>
        <source>You cannot undo this: you asked your partner a question.</source>
        <translation>Das kannst du nicht zurücknehmen: Du hast deinen Partner gefragt.</translation>
    </message>
    <message>
        <source>You cannot undo this: the round is over and counted.</source>
        <translation>Das kannst du nicht zurücknehmen: Die Runde ist zu Ende und gezählt.</translation>
    </message>
    <message>
        <source>You cannot undo this: the next player has begun.</source>
        <translation>Das kannst du nicht zurücknehmen: Der nächste Spieler hat begonnen.</translation>
    </message>
    <message>
        <source>You have not played in this round yet.</source>
        <translation>Du hast in dieser Runde noch nicht gespielt.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>“{file}”: {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>„{file}“: {why}</translation>
    </message>
    <message>
        <source>Your progress in learning cannot be read and begins again. The file is now “{file}”.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>Dein Lernstand lässt sich nicht lesen und beginnt von vorn. Die Datei ist jetzt „{file}“.</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <extracomment>{action}: an action as files write it: discard 4c
{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>{action} ({key})</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>one letter, the key for yes</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>N</source>
        <comment>one letter, the key for no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>The deck does not hold the cards of this game.</source>
        <translation>Das Kartenspiel enthält nicht die Karten dieses Spiels.</translation>
    </message>
    <message>
        <source>Column {column} of “{excerpt}” cannot be read.</source>
        <extracomment>{column}: the number of a column in figures: 12
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c</extracomment><translation>Spalte {column} von „{excerpt}“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: the stock has fewer cards.</source>
        <extracomment>{action}: an action as files write it: discard 4c</extracomment><translation>„{action}“ ist falsch: Der Talon hat weniger Karten.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: no {card} is left.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>„{action}“ ist falsch: {card} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: the next card of the stock is {card}.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>„{action}“ ist falsch: Die nächste Karte des Talons ist {card}.</translation>
    </message>
    <message>
        <source>“{action}” does not name every card that was drawn.</source>
        <extracomment>{action}: an action as files write it: discard 4c</extracomment><translation>„{action}“ nennt nicht jede gezogene Karte.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: only {cards} would be drawn.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>„{action}“ ist falsch: Es gibt nur {cards} zu ziehen.</translation>
    </message>
    <message>
        <source>This file is not a Canasta game.</source>
        <translation>Diese Datei ist keine Canasta-Partie.</translation>
    </message>
    <message>
        <source>The file must name each player once.</source>
        <translation>Die Datei muss jeden Spieler einmal nennen.</translation>
    </message>
    <message>
        <source>Rounds must be written as [[round]].</source>
        <translation>Runden müssen als [[round]] geschrieben sein.</translation>
    </message>
    <message>
        <source>A newer version of Canasta saved this game. Update Canasta to open it.</source>
        <translation>Eine neuere Version von Canasta hat diese Partie gespeichert. Aktualisiere Canasta, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>The file has an unknown field, “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Die Datei hat ein unbekanntes Feld, „{field}“.</translation>
    </message>
    <message>
        <source>The file does not name the ruleset.</source>
        <translation>Die Datei nennt kein Regelwerk.</translation>
    </message>
    <message>
        <source>The ruleset cannot be read. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>Das Regelwerk ist nicht lesbar. {why}</translation>
    </message>
    <message>
        <source>“{field}” must list a text in quotes for each player.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>„{field}“ muss für jeden Spieler einen Text in Anführungszeichen enthalten.</translation>
    </message>
    <message>
        <source>The ruleset does not allow this number of players.</source>
        <translation>Das Regelwerk erlaubt diese Spielerzahl nicht.</translation>
    </message>
    <message>
        <source>The ruleset does not allow these sides.</source>
        <translation>Das Regelwerk erlaubt diese Seiten nicht.</translation>
    </message>
    <message>
        <source>Round {round}: the dealer is not a seat of this game.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Runde {round}: Der Geber ist kein Platz dieser Partie.</translation>
    </message>
    <message>
        <source>Round {round}: “{field}” must be text in quotes.</source>
        <extracomment>{round}: the number of a round in figures: 3
{field}: a code in a file: target_score</extracomment><translation>Runde {round}: „{field}“ muss Text in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>Round {round}: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{why}: a whole sentence that gives the reason</extracomment><translation>Runde {round}: {why}</translation>
    </message>
    <message>
        <source>Round {round}, line {line}: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{line}: the number of a line in figures: 7
{why}: a whole sentence that gives the reason</extracomment><translation>Runde {round}, Zeile {line}: {why}</translation>
    </message>
    <message>
        <source>Round {round}, line {line}: there is no seat {seat}.</source>
        <extracomment>{round}: the number of a round in figures: 3
{line}: the number of a line in figures: 7
{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Runde {round}, Zeile {line}: Es gibt keinen Platz {seat}.</translation>
    </message>
    <message>
        <source>Round {round}: the score must list a total for each side.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Runde {round}: Der Punktestand muss für jede Seite eine Summe enthalten.</translation>
    </message>
    <message>
        <source>Round {round} has not ended, but the next one is dealt.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Runde {round} ist nicht zu Ende, aber die nächste ist gegeben.</translation>
    </message>
    <message>
        <source>Round {round}, “{excerpt}”: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c
{why}: a whole sentence that gives the reason</extracomment><translation>Runde {round}, „{excerpt}“: {why}</translation>
    </message>
    <message>
        <source>Round {round}, “{excerpt}”: the rules do not allow “{action}”.</source>
        <extracomment>{round}: the number of a round in figures: 3
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c
{action}: an action as files write it: discard 4c</extracomment><translation>Runde {round}, „{excerpt}“: Die Regeln erlauben „{action}“ nicht.</translation>
    </message>
    <message>
        <source>Round {round} has a score, but has not ended.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Runde {round} hat eine Abrechnung, ist aber nicht zu Ende.</translation>
    </message>
    <message>
        <source>Round {round} ended with another score than the file says.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Runde {round} endete mit einem anderen Punktestand, als die Datei angibt.</translation>
    </message>
    <message>
        <source>This needs a foot, and nobody has one.</source>
        <translation>Das braucht einen Fuß, und niemand hat einen.</translation>
    </message>
    <message>
        <source>The pile cannot be taken for a sequence: there are no sequences.</source>
        <translation>Der Stapel kann nicht für eine Folge genommen werden: Es gibt keine Folgen.</translation>
    </message>
    <message>
        <source>Nobody can play.</source>
        <translation>Niemand kann mitspielen.</translation>
    </message>
    <message>
        <source>The lone player needs a table of three, but three cannot play.</source>
        <translation>Der Alleinspieler braucht einen Tisch zu dritt, aber drei können nicht mitspielen.</translation>
    </message>
    <message>
        <source>The lone player needs three players who each start alone.</source>
        <translation>Der Alleinspieler braucht drei Spieler, die jeder für sich beginnen.</translation>
    </message>
    <message>
        <source>Renewals are limited, but the pile never becomes the stock.</source>
        <translation>Die Erneuerungen sind begrenzt, aber der Stapel wird nie zum Talon.</translation>
    </message>
    <message>
        <source>A natural canasta cannot be larger than the largest meld.</source>
        <translation>Ein echter Canasta kann nicht größer sein als die größte Meldung.</translation>
    </message>
    <message>
        <source>A wild meld this small never becomes a canasta.</source>
        <translation>Eine so kleine wilde Meldung wird nie zum Canasta.</translation>
    </message>
    <message>
        <source>The minimum goes by the round in one place and by the score in the other.</source>
        <translation>Der Mindestwert richtet sich an einer Stelle nach der Runde und an der anderen nach dem Punktestand.</translation>
    </message>
    <message>
        <source>Each row of the minimum must begin higher than the row above.</source>
        <translation>Jede Zeile des Mindestwerts muss höher beginnen als die Zeile darüber.</translation>
    </message>
    <message>
        <source>To take only top cards of the pile, set how many, and the other way round.</source>
        <translation>Sollen nur oberste Karten vom Stapel genommen werden, lege fest, wie viele, und umgekehrt.</translation>
    </message>
    <message>
        <source>The pile can be taken, but there is no way to take it.</source>
        <translation>Der Stapel darf genommen werden, aber es gibt keinen Weg dazu.</translation>
    </message>
    <message>
        <source>Only a natural pair takes a frozen pile.</source>
        <translation>Einen eingefrorenen Stapel nimmt man nur mit einem natürlichen Paar.</translation>
    </message>
    <message>
        <source>A foot needs both a number of cards and a way to choose it.</source>
        <translation>Ein Fuß braucht eine Zahl von Karten und eine Art, ihn zu wählen.</translation>
    </message>
    <message>
        <source>Wings need both a number of cards and a use.</source>
        <translation>Flügel brauchen eine Zahl von Karten und einen Zweck.</translation>
    </message>
    <message>
        <source>22 cards are split into a hand of 11 and a foot of 11.</source>
        <translation>22 Karten ergeben eine Hand mit 11 und einen Fuß mit 11 Karten.</translation>
    </message>
    <message>
        <source>Going out needs a sequence canasta, and there are no sequences.</source>
        <translation>Zum Ausmachen ist ein Folgen-Canasta nötig, aber es gibt keine Folgen.</translation>
    </message>
    <message>
        <source>Going out needs a wild canasta, and there are no wild melds.</source>
        <translation>Zum Ausmachen ist ein wilder Canasta nötig, aber es gibt keine wilden Meldungen.</translation>
    </message>
    <message>
        <source>You need a canasta with wild cards to go out, but no meld may contain any.</source>
        <translation>Zum Ausmachen ist ein Canasta mit wilden Karten nötig, aber Meldungen nehmen keine auf.</translation>
    </message>
    <message>
        <source>You must ask your partner, but some players play alone.</source>
        <translation>Du musst deinen Partner fragen, aber manche spielen für sich.</translation>
    </message>
    <message>
        <source>The game ends at a target score, and none is set.</source>
        <translation>Die Partie endet mit der Zielpunktzahl, aber es ist keine festgelegt.</translation>
    </message>
    <message>
        <source>The game ends after a number of rounds, and none is set.</source>
        <translation>Die Partie endet nach einer Zahl von Runden, aber es ist keine festgelegt.</translation>
    </message>
    <message>
        <source>{number} is too small. The smallest number is {least}.</source>
        <extracomment>{number}: a number in figures: 3
{least}: the smallest number, in figures: 1</extracomment><translation>{number} ist zu klein. Die kleinste Zahl ist {least}.</translation>
    </message>
    <message>
        <source>{number} is too large. The largest number is {most}.</source>
        <extracomment>{number}: a number in figures: 3
{most}: the largest number, in figures: 10</extracomment><translation>{number} ist zu groß. Die größte Zahl ist {most}.</translation>
    </message>
    <message>
        <source>{players} cannot play: a table has two to eight players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>{players} können nicht spielen: Am Tisch sitzen zwei bis acht Spieler.</translation>
    </message>
    <message>
        <source>Choose the sides for {players} players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Wähle die Seiten für {players} Spieler.</translation>
    </message>
    <message>
        <source>There are sides for {players} players, but {players} cannot play.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Es gibt Seiten für {players} Spieler, aber {players} können nicht mitspielen.</translation>
    </message>
    <message>
        <source>{players} players cannot form these sides: {seating}.</source>
        <extracomment>{players}: a number of players in figures: 4
{seating}: who plays together, after a colon: pairs</extracomment><translation>{players} Spieler können diese Seiten nicht bilden: {seating}.</translation>
    </message>
    <message>
        <source>There is no number for {players} players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Für {players} Spieler fehlt eine Zahl.</translation>
    </message>
    <message>
        <source>There is no value for these sides: {seating}.</source>
        <extracomment>{seating}: who plays together, after a colon: pairs</extracomment><translation>Für diese Seiten fehlt ein Wert: {seating}.</translation>
    </message>
    <message>
        <source>Melds of fewer than {canasta} cards never become canastas.</source>
        <extracomment>{canasta}: the cards of a canasta in figures: 7</extracomment><translation>Meldungen mit weniger als {canasta} Karten werden nie zu Canastas.</translation>
    </message>
    <message>
        <source>A meld of at most {limit} cards cannot hold {naturals} natural cards.</source>
        <extracomment>{limit}: the most cards in a meld, in figures: 7
{naturals}: a number of natural cards in figures: 5</extracomment><translation>Eine Meldung mit höchstens {limit} Karten kann keine {naturals} natürlichen Karten enthalten.</translation>
    </message>
    <message>
        <source>A meld of at most {limit} cards has no room for {wild} wild cards beside the natural ones.</source>
        <extracomment>{limit}: the most cards in a meld, in figures: 7
{wild}: a number of wild cards in figures: 3</extracomment><translation>Eine Meldung mit höchstens {limit} Karten hat neben den natürlichen keinen Platz für {wild} wilde Karten.</translation>
    </message>
    <message>
        <source>With {wild} wild cards, a meld of at most {limit} cards cannot hold {naturals} natural ones.</source>
        <extracomment>{wild}: a number of wild cards in figures: 3
{limit}: the most cards in a meld, in figures: 7
{naturals}: a number of natural cards in figures: 5</extracomment><translation>Eine Meldung mit höchstens {limit} Karten, davon {wild} wilden, kann keine {naturals} natürlichen enthalten.</translation>
    </message>
    <message>
        <source>Players and packs</source>
        <translation>Spieler und Karten</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kartenwerte</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Initial meld</source>
        <translation>Erstmeldung</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Den Stapel nehmen</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Bonuses and penalties</source>
        <translation>Prämien und Abzüge</translation>
    </message>
    <message>
        <source>Scoring a round</source>
        <translation>Abrechnung der Runde</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>With {players} players the deal takes every card: none is left to draw.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Bei {players} Spielern bleibt nach dem Geben keine Karte zum Ziehen.</translation>
    </message>
    <message>
        <source>The packs have only {copies} cards of each rank.</source>
        <extracomment>{copies}: a number of cards in figures: 8</extracomment><translation>Die Kartenspiele enthalten nur {copies} Karten jedes Ranges.</translation>
    </message>
    <message>
        <source>No canasta is possible: there are only {copies} cards of a rank.</source>
        <extracomment>{copies}: a number of cards in figures: 8</extracomment><translation>Kein Canasta ist möglich: Von jedem Rang gibt es nur {copies} Karten.</translation>
    </message>
    <message>
        <source>A wild canasta needs seven wild cards. The packs have {number}.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Ein wilder Canasta braucht sieben wilde Karten. Die Kartenspiele enthalten {number}.</translation>
    </message>
    <message>
        <source>Canastas needed to go out: {number}. The packs allow {most}.</source>
        <extracomment>{number}: a number in figures: 3
{most}: the largest number, in figures: 10</extracomment><translation>Canastas zum Ausmachen: {number}. Möglich mit diesen Kartenspielen: {most}.</translation>
    </message>
    <message>
        <source>No initial meld is worth {number} points: all cards together are worth {points}.</source>
        <extracomment>{number}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>Keine Erstmeldung zählt {number} Punkte: Alle Karten zusammen zählen {points}.</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Echter Canasta</translation>
    </message>
    <message>
        <source>How many points is a canasta without wild cards worth?</source>
        <translation>Wie viele Punkte zählt ein Canasta ohne wilde Karten?</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Gemischter Canasta</translation>
    </message>
    <message>
        <source>How many points is a canasta with wild cards worth?</source>
        <translation>Wie viele Punkte zählt ein Canasta mit wilden Karten?</translation>
    </message>
    <message>
        <source>Sequence canasta</source>
        <translation>Folgen-Canasta</translation>
    </message>
    <message>
        <source>How many points is a sequence canasta worth?</source>
        <translation>Wie viele Punkte zählt ein Folgen-Canasta?</translation>
    </message>
    <message>
        <source>Wild canastas</source>
        <translation>Wilde Canastas</translation>
    </message>
    <message>
        <source>How many points is a wild canasta worth?</source>
        <translation>Wie viele Punkte zählt ein wilder Canasta?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>none of them</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>American</source>
        <translation>Amerikanisch</translation>
    </message>
    <message>
        <source>Cuban</source>
        <translation>Kubanisch</translation>
    </message>
    <message>
        <source>Bolivian</source>
        <translation>Bolivianisch</translation>
    </message>
    <message>
        <source>Brazilian</source>
        <translation>Brasilianisch</translation>
    </message>
    <message>
        <source>Uruguayan</source>
        <translation>Uruguayisch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boat</translation>
    </message>
    <message>
        <source>Wild canastas only when out</source>
        <translation>Wilde Canastas nur beim Ausmachen</translation>
    </message>
    <message>
        <source>Does only the side that goes out score its wild canastas?</source>
        <translation>Zählen wilde Canastas nur für die Seite, die ausmacht?</translation>
    </message>
    <message>
        <source>Every side scores its wild canastas.</source>
        <translation>Wilde Canastas zählen für jede Seite.</translation>
    </message>
    <message>
        <source>Only the side that goes out scores its wild canastas.</source>
        <translation>Wilde Canastas zählen nur für die Seite, die ausmacht.</translation>
    </message>
    <message>
        <source>Natural canastas of some ranks</source>
        <translation>Echte Canastas einzelner Ränge</translation>
    </message>
    <message>
        <source>How many points are natural canastas of certain ranks worth?</source>
        <translation>Wie viele Punkte zählen echte Canastas bestimmter Ränge?</translation>
    </message>
    <message>
        <source>Many canastas</source>
        <translation>Viele Canastas</translation>
    </message>
    <message>
        <source>How many points are many canastas in one round worth?</source>
        <translation>Wie viele Punkte bringen viele Canastas in einer Runde?</translation>
    </message>
    <message>
        <source>Five natural canastas 2,000 · four natural and one mixed 1,000 · ten of any kind another 2,000</source>
        <translation>Fünf echte Canastas 2.000 · vier echte und ein gemischter 1.000 · bei zehn beliebigen dazu 2.000</translation>
    </message>
    <message>
        <source>Canasta from the hand</source>
        <translation>Canasta aus der Hand</translation>
    </message>
    <message>
        <source>How many points is a canasta melded at once from the hand worth?</source>
        <translation>Wie viele Punkte bringt ein Canasta, der auf einmal aus der Hand gemeldet wird?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished natural meld</source>
        <translation>Abzug für eine unfertige echte Meldung</translation>
    </message>
    <message>
        <source>What does a meld cost that had to be natural and is no canasta?</source>
        <translation>Was kostet eine Meldung, die echt sein muss und kein Canasta geworden ist?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished wild meld</source>
        <translation>Abzug für eine unfertige wilde Meldung</translation>
    </message>
    <message>
        <source>What does a wild meld cost that is no canasta at the end?</source>
        <translation>Was kostet eine wilde Meldung, die am Ende kein Canasta ist?</translation>
    </message>
    <message>
        <source>Penalty for too many of a kind</source>
        <translation>Abzug für zu viele gleiche Karten</translation>
    </message>
    <message>
        <source>Which cards cost extra if you are left with too many?</source>
        <translation>Welche Karten kosten extra, wenn dir zu viele davon bleiben?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished sequence</source>
        <translation>Abzug für eine unfertige Folge</translation>
    </message>
    <message>
        <source>What does a sequence cost that is not complete at the end?</source>
        <translation>Was kostet eine Folge, die am Ende nicht vollständig ist?</translation>
    </message>
    <message>
        <source>Black threes set aside</source>
        <translation>Beiseitegelegte schwarze Dreien</translation>
    </message>
    <message>
        <source>How many points are black threes set aside worth?</source>
        <translation>Wie viele Punkte zählen beiseitegelegte schwarze Dreien?</translation>
    </message>
    <message>
        <source>5 each, all four 100</source>
        <translation>je 5, alle vier 100</translation>
    </message>
    <message>
        <source>Red three on a canasta</source>
        <translation>Rote Drei auf einem Canasta</translation>
    </message>
    <message>
        <source>How many points is a red three on a canasta worth?</source>
        <translation>Wie viele Punkte zählt eine rote Drei auf einem Canasta?</translation>
    </message>
    <message>
        <source>Penalty for a partner still in the hand</source>
        <translation>Abzug für einen Partner in der Hand</translation>
    </message>
    <message>
        <source>What does it cost to go out while a partner has not reached the foot?</source>
        <translation>Was kostet das Ausmachen, wenn ein Partner noch nicht im Fuß ist?</translation>
    </message>
    <message>
        <source>Forbidden discards</source>
        <translation>Verbotene Abwürfe</translation>
    </message>
    <message>
        <source>Which cards can you not discard?</source>
        <translation>Welche Karten darfst du nicht abwerfen?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>You can discard any card.</source>
        <translation>Du darfst jede Karte abwerfen.</translation>
    </message>
    <message>
        <source>The American list</source>
        <translation>Die amerikanische Liste</translation>
    </message>
    <message>
        <source>Discard a three only as your last card. Discard a wild card only if you hold no natural card. Start the pile with an ace or seven only if you hold no other natural card.</source>
        <translation>Wirf eine Drei nur als letzte Karte ab. Wirf eine wilde Karte nur ab, wenn du keine natürliche hast. Beginne den Stapel nur dann mit einem Ass oder einer Sieben, wenn du keine andere natürliche Karte hast.</translation>
    </message>
    <message>
        <source>Black threes in first turns</source>
        <translation>Schwarze Dreien im ersten Zug</translation>
    </message>
    <message>
        <source>Are black threes forbidden in your first turn?</source>
        <translation>Sind schwarze Dreien im ersten Zug verboten?</translation>
    </message>
    <message>
        <source>You can discard a black three from your first turn on.</source>
        <translation>Du darfst schon im ersten Zug eine schwarze Drei abwerfen.</translation>
    </message>
    <message>
        <source>You cannot discard a black three in your first turn.</source>
        <translation>Du darfst im ersten Zug keine schwarze Drei abwerfen.</translation>
    </message>
    <message>
        <source>Turn without a discard</source>
        <translation>Zug ohne Abwurf</translation>
    </message>
    <message>
        <source>Can you end a turn in the foot without a discard?</source>
        <translation>Darfst du im Fuß einen Zug ohne Abwurf beenden?</translation>
    </message>
    <message>
        <source>Every turn ends with a discard.</source>
        <translation>Jeder Zug endet mit einem Abwurf.</translation>
    </message>
    <message>
        <source>In the foot you can keep a card and end a turn without discard.</source>
        <translation>Im Fuß darfst du eine Karte behalten und den Zug ohne Abwurf beenden.</translation>
    </message>
    <message>
        <source>What are red threes for?</source>
        <translation>Wozu dienen rote Dreien?</translation>
    </message>
    <message>
        <source>Laid out and replaced at once</source>
        <translation>Sofort auslegen und ersetzen</translation>
    </message>
    <message>
        <source>Lay out a red three as soon as you get it, and draw another card.</source>
        <translation>Lege eine rote Drei sofort aus und ziehe dafür eine andere Karte.</translation>
    </message>
    <message>
        <source>Can be laid out and replaced</source>
        <translation>Können ausgelegt und ersetzt werden</translation>
    </message>
    <message>
        <source>You can lay out and replace red threes in your turn.</source>
        <translation>Du kannst rote Dreien in deinem Zug auslegen und ersetzen.</translation>
    </message>
    <message>
        <source>Useless</source>
        <translation>Wertlos</translation>
    </message>
    <message>
        <source>Red threes cannot be laid out.</source>
        <translation>Rote Dreien werden nicht ausgelegt.</translation>
    </message>
    <message>
        <source>Can go on a canasta</source>
        <translation>Können auf einen Canasta</translation>
    </message>
    <message>
        <source>You can put a red three from your hand on one of your canastas.</source>
        <translation>Du kannst eine rote Drei aus der Hand auf einen deiner Canastas legen.</translation>
    </message>
    <message>
        <source>Dealt red threes</source>
        <translation>Ausgeteilte rote Dreien</translation>
    </message>
    <message>
        <source>When are dealt red threes laid out?</source>
        <translation>Wann werden ausgeteilte rote Dreien ausgelegt?</translation>
    </message>
    <message>
        <source>In the player’s first turn</source>
        <translation>Im ersten Zug des Spielers</translation>
    </message>
    <message>
        <source>Dealt red threes are laid out in the player’s first turn.</source>
        <translation>Ausgeteilte rote Dreien legt jeder in seinem ersten Zug aus.</translation>
    </message>
    <message>
        <source>Right after the deal</source>
        <translation>Gleich nach dem Geben</translation>
    </message>
    <message>
        <source>Dealt red threes are laid out and replaced before anyone plays.</source>
        <translation>Ausgeteilte rote Dreien werden vor dem ersten Zug ausgelegt und ersetzt.</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Schwarze Dreien</translation>
    </message>
    <message>
        <source>What are black threes for?</source>
        <translation>Wozu dienen schwarze Dreien?</translation>
    </message>
    <message>
        <source>They block the pile</source>
        <translation>Sie sperren den Stapel</translation>
    </message>
    <message>
        <source>A discarded black three blocks the pile for the next player.</source>
        <translation>Eine abgeworfene schwarze Drei sperrt den Stapel für den nächsten Spieler.</translation>
    </message>
    <message>
        <source>Laid out and counted</source>
        <translation>Auslegen und zählen</translation>
    </message>
    <message>
        <source>Black threes are laid out and count like red threes.</source>
        <translation>Schwarze Dreien werden ausgelegt und zählen wie rote Dreien.</translation>
    </message>
    <message>
        <source>Only discards</source>
        <translation>Nur zum Abwerfen</translation>
    </message>
    <message>
        <source>Black threes are only good as discards.</source>
        <translation>Schwarze Dreien taugen nur zum Abwerfen.</translation>
    </message>
    <message>
        <source>Points for threes</source>
        <translation>Punkte für Dreien</translation>
    </message>
    <message>
        <source>How many points are the threes laid out worth?</source>
        <translation>Wie viele Punkte zählen die ausgelegten Dreien?</translation>
    </message>
    <message>
        <source>What threes need to count</source>
        <translation>Wann Dreien zählen</translation>
    </message>
    <message>
        <source>What does a side need for its threes to count in its favour?</source>
        <translation>Was braucht eine Seite, damit ihre Dreien für sie zählen?</translation>
    </message>
    <message>
        <source>A meld</source>
        <translation>Eine Meldung</translation>
    </message>
    <message>
        <source>They count for a side with a meld.</source>
        <translation>Sie zählen für eine Seite, die eine Meldung hat.</translation>
    </message>
    <message>
        <source>One canasta</source>
        <translation>Ein Canasta</translation>
    </message>
    <message>
        <source>They count for a side with a canasta.</source>
        <translation>Sie zählen für eine Seite, die einen Canasta hat.</translation>
    </message>
    <message>
        <source>Two canastas</source>
        <translation>Zwei Canastas</translation>
    </message>
    <message>
        <source>They count for a side with two or more canastas.</source>
        <translation>Sie zählen für eine Seite, die mindestens zwei Canastas hat.</translation>
    </message>
    <message>
        <source>Threes otherwise</source>
        <translation>Dreien sonst</translation>
    </message>
    <message>
        <source>What do threes count for a side that lacks it?</source>
        <translation>Was zählen Dreien für eine Seite, der das fehlt?</translation>
    </message>
    <message>
        <source>Against the side</source>
        <translation>Gegen die Seite</translation>
    </message>
    <message>
        <source>Otherwise the same points count against the side.</source>
        <translation>Sonst zählen dieselben Punkte gegen die Seite.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Otherwise they count nothing.</source>
        <translation>Sonst zählen sie nichts.</translation>
    </message>
    <message>
        <source>Against the side without a canasta</source>
        <translation>Ohne Canasta gegen die Seite</translation>
    </message>
    <message>
        <source>With one canasta they count nothing, without one they count against the side.</source>
        <translation>Mit nur einem Canasta zählen sie nichts, ohne einen zählen sie gegen die Seite.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Gezogene Karten je Zug</translation>
    </message>
    <message>
        <source>How many cards do you draw from the stock?</source>
        <translation>Wie viele Karten ziehst du vom Talon?</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translation>Leerer Talon</translation>
    </message>
    <message>
        <source>What happens when the stock is empty?</source>
        <translation>Was geschieht, wenn der Talon leer ist?</translation>
    </message>
    <message>
        <source>Play on while the pile is taken</source>
        <translation>Weiterspielen, solange der Stapel genommen wird</translation>
    </message>
    <message>
        <source>When the stock is empty, players keep taking the pile. The round ends when a player does not take it.</source>
        <translation>Ist der Talon leer, geht es weiter, solange jeder den Stapel nimmt. Die Runde endet, sobald ein Spieler ihn nicht nimmt.</translation>
    </message>
    <message>
        <source>Turn the pile over</source>
        <translation>Den Stapel umdrehen</translation>
    </message>
    <message>
        <source>An empty stock is replaced by the pile, its oldest card on top.</source>
        <translation>Ist der Talon leer, wird der Stapel umgedreht und zum neuen Talon. Die älteste Karte liegt oben.</translation>
    </message>
    <message>
        <source>Finish that turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>The player who draws the last card finishes the turn. Then the round ends.</source>
        <translation>Wer die letzte Karte zieht, spielt seinen Zug zu Ende. Dann endet die Runde.</translation>
    </message>
    <message>
        <source>Forced to take the pile</source>
        <translation>Zwang, den Stapel zu nehmen</translation>
    </message>
    <message>
        <source>With an empty stock, must you take a discard that fits a meld?</source>
        <translation>Musst du bei leerem Talon einen Abwurf nehmen, der an eine Meldung passt?</translation>
    </message>
    <message>
        <source>With the stock empty, you can refuse the pile and so end the round.</source>
        <translation>Bei leerem Talon darfst du den Stapel liegen lassen und so die Runde beenden.</translation>
    </message>
    <message>
        <source>With the stock empty, you must take a top card that fits one of your melds. You can refuse a frozen pile.</source>
        <translation>Bei leerem Talon musst du eine oberste Karte nehmen, die an eine deiner Meldungen passt. Einen eingefrorenen Stapel darfst du liegen lassen.</translation>
    </message>
    <message>
        <source>Red three as the last card</source>
        <translation>Rote Drei als letzte Karte</translation>
    </message>
    <message>
        <source>What if the last card of the stock is a red three?</source>
        <translation>Was gilt, wenn die letzte Karte des Talons eine rote Drei ist?</translation>
    </message>
    <message>
        <source>It ends the round</source>
        <translation>Sie beendet die Runde</translation>
    </message>
    <message>
        <source>A red three as the last card of the stock ends the round at once.</source>
        <translation>Eine rote Drei als letzte Karte des Talons beendet die Runde sofort.</translation>
    </message>
    <message>
        <source>It ends the round if drawn alone</source>
        <translation>Sie beendet die Runde, wenn sie allein gezogen wird</translation>
    </message>
    <message>
        <source>A red three alone as the last card of the stock ends the round.</source>
        <translation>Eine rote Drei, allein als letzte Karte des Talons gezogen, beendet die Runde.</translation>
    </message>
    <message>
        <source>The turn goes on</source>
        <translation>Der Zug geht weiter</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, your turn goes on.</source>
        <translation>Ist die letzte Karte des Talons eine rote Drei, geht dein Zug weiter.</translation>
    </message>
    <message>
        <source>Renewals of the stock</source>
        <translation>Erneuerungen des Talons</translation>
    </message>
    <message>
        <source>How often can the pile become the stock?</source>
        <translation>Wie oft kann der Stapel zum Talon werden?</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Points of an eight</source>
        <translation>Punkte einer Acht</translation>
    </message>
    <message>
        <source>How many points is an eight worth?</source>
        <translation>Wie viele Punkte zählt eine Acht?</translation>
    </message>
    <message>
        <source>Points of a melded black three</source>
        <translation>Punkte einer gemeldeten schwarzen Drei</translation>
    </message>
    <message>
        <source>How many points is a melded black three worth?</source>
        <translation>Wie viele Punkte zählt eine gemeldete schwarze Drei?</translation>
    </message>
    <message>
        <source>Penalty for a black three left in hand</source>
        <translation>Abzug für eine schwarze Drei auf der Hand</translation>
    </message>
    <message>
        <source>How many points does a black three left in hand cost?</source>
        <translation>Wie viele Punkte kostet eine schwarze Drei, die auf der Hand bleibt?</translation>
    </message>
    <message>
        <source>Penalty for a red three left in hand</source>
        <translation>Abzug für eine rote Drei auf der Hand</translation>
    </message>
    <message>
        <source>How many points does a red three left in hand or foot cost?</source>
        <translation>Wie viele Punkte kostet eine rote Drei, die in Hand oder Fuß bleibt?</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Echte Canastas</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <translation>Gemischte Canastas</translation>
    </message>
    <message>
        <source>Red canastas</source>
        <translation>Rote Canastas</translation>
    </message>
    <message>
        <source>Black canastas</source>
        <translation>Schwarze Canastas</translation>
    </message>
    <message>
        <source>Sequence canastas</source>
        <translation>Folgen-Canastas</translation>
    </message>
    <message>
        <source>Canastas of sevens</source>
        <translation>Canastas aus Siebenen</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>Canastas zum Ausmachen</translation>
    </message>
    <message>
        <source>How many canastas does a side need to go out?</source>
        <translation>Wie viele Canastas braucht eine Seite zum Ausmachen?</translation>
    </message>
    <message>
        <source>Kinds of canastas to go out</source>
        <translation>Arten von Canastas zum Ausmachen</translation>
    </message>
    <message>
        <source>Which kinds of canastas must be among them?</source>
        <translation>Welche Arten von Canastas müssen darunter sein?</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Letzter Abwurf</translation>
    </message>
    <message>
        <source>Must you discard your last card?</source>
        <translation>Musst du deine letzte Karte abwerfen?</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Nicht nötig</translation>
    </message>
    <message>
        <source>You can meld or discard your last card.</source>
        <translation>Du darfst deine letzte Karte melden oder abwerfen.</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>You must discard your last card.</source>
        <translation>Du musst deine letzte Karte abwerfen.</translation>
    </message>
    <message>
        <source>Last discard that fits</source>
        <translation>Passender letzter Abwurf</translation>
    </message>
    <message>
        <source>Is a card that fits your melds forbidden as last discard?</source>
        <translation>Ist als letzter Abwurf eine Karte verboten, die an deine Meldungen passt?</translation>
    </message>
    <message>
        <source>Your last discard can be a card that fits one of your melds.</source>
        <translation>Dein letzter Abwurf darf an eine deiner Meldungen passen.</translation>
    </message>
    <message>
        <source>Your last discard cannot be a card that fits one of your melds.</source>
        <translation>Dein letzter Abwurf darf an keine deiner Meldungen passen.</translation>
    </message>
    <message>
        <source>Forbidden last discards</source>
        <translation>Verbotene letzte Abwürfe</translation>
    </message>
    <message>
        <source>Which cards cannot be your last discard?</source>
        <translation>Welche Karten darfst du nicht als letzte abwerfen?</translation>
    </message>
    <message>
        <source>Your last discard cannot be a three.</source>
        <translation>Dein letzter Abwurf darf keine Drei sein.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wilde Karten</translation>
    </message>
    <message>
        <source>Your last discard cannot be a wild card.</source>
        <translation>Dein letzter Abwurf darf keine wilde Karte sein.</translation>
    </message>
    <message>
        <source>Permission to go out</source>
        <translation>Erlaubnis zum Ausmachen</translation>
    </message>
    <message>
        <source>Do you ask your partner before you go out?</source>
        <translation>Fragst du deinen Partner, bevor du ausmachst?</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Ohne Frage</translation>
    </message>
    <message>
        <source>You go out without asking your partner.</source>
        <translation>Du machst aus, ohne deinen Partner zu fragen.</translation>
    </message>
    <message>
        <source>Can be asked</source>
        <translation>Fragen ist erlaubt</translation>
    </message>
    <message>
        <source>Before you meld, you can ask your partner “May I go out?”. The answer binds you.</source>
        <translation>Bevor du meldest, kannst du deinen Partner fragen: „Darf ich ausmachen?“ Seine Antwort bindet dich.</translation>
    </message>
    <message>
        <source>Must be asked</source>
        <translation>Fragen ist Pflicht</translation>
    </message>
    <message>
        <source>You must ask your partner “May I go out?”. The answer binds you.</source>
        <translation>Du musst deinen Partner fragen: „Darf ich ausmachen?“ Seine Antwort bindet dich.</translation>
    </message>
    <message>
        <source>Questions in a round</source>
        <translation>Fragen in einer Runde</translation>
    </message>
    <message>
        <source>How often can a player ask in a round?</source>
        <translation>Wie oft darf ein Spieler in einer Runde fragen?</translation>
    </message>
    <message>
        <source>Foot when going out</source>
        <translation>Fuß beim Ausmachen</translation>
    </message>
    <message>
        <source>Who must have reached the foot to go out?</source>
        <translation>Wer muss zum Ausmachen im Fuß sein?</translation>
    </message>
    <message>
        <source>No matter</source>
        <translation>Ohne Bedeutung</translation>
    </message>
    <message>
        <source>Hand and foot do not matter for going out.</source>
        <translation>Hand und Fuß sind für das Ausmachen ohne Bedeutung.</translation>
    </message>
    <message>
        <source>The player is in the foot</source>
        <translation>Der Spieler ist im Fuß</translation>
    </message>
    <message>
        <source>To go out you must play from your foot; your partner need not.</source>
        <translation>Zum Ausmachen musst du aus deinem Fuß spielen; dein Partner muss das nicht.</translation>
    </message>
    <message>
        <source>All have played from the foot</source>
        <translation>Alle haben aus dem Fuß gespielt</translation>
    </message>
    <message>
        <source>To go out, you and your partners must have played from the foot.</source>
        <translation>Zum Ausmachen müssen alle deiner Seite schon aus dem Fuß gespielt haben.</translation>
    </message>
    <message>
        <source>All are in the foot</source>
        <translation>Alle sind im Fuß</translation>
    </message>
    <message>
        <source>To go out, you and your partners must have picked up the foot.</source>
        <translation>Zum Ausmachen müssen alle deiner Seite den Fuß aufgenommen haben.</translation>
    </message>
    <message>
        <source>No threes when going out</source>
        <translation>Keine Dreien beim Ausmachen</translation>
    </message>
    <message>
        <source>Who must be free of threes when a side goes out?</source>
        <translation>Wer darf keine Dreien halten, wenn eine Seite ausmacht?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Threes in hand do not stop you going out.</source>
        <translation>Du darfst ausmachen, auch wenn jemand Dreien hält.</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>Der Spieler</translation>
    </message>
    <message>
        <source>To go out you must hold no threes.</source>
        <translation>Zum Ausmachen darfst du keine Drei halten.</translation>
    </message>
    <message>
        <source>The whole side</source>
        <translation>Die ganze Seite</translation>
    </message>
    <message>
        <source>To go out, you and your partners must hold no threes.</source>
        <translation>Zum Ausmachen darf niemand deiner Seite eine Drei halten.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Punkte für das Ausmachen</translation>
    </message>
    <message>
        <source>How many points is going out worth?</source>
        <translation>Wie viele Punkte bringt das Ausmachen?</translation>
    </message>
    <message>
        <source>Points for going out concealed</source>
        <translation>Punkte für verdecktes Ausmachen</translation>
    </message>
    <message>
        <source>How many points is going out concealed worth instead?</source>
        <translation>Wie viele Punkte bringt stattdessen das verdeckte Ausmachen?</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Verdecktes Ausmachen</translation>
    </message>
    <message>
        <source>When is going out concealed?</source>
        <translation>Wann gilt das Ausmachen als verdeckt?</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Going out concealed earns nothing extra.</source>
        <translation>Verdecktes Ausmachen bringt keine zusätzlichen Punkte.</translation>
    </message>
    <message>
        <source>In one turn, with a canasta</source>
        <translation>In einem Zug, mit einem Canasta</translation>
    </message>
    <message>
        <source>You go out concealed if you had melded nothing before and complete a canasta of your own. You add to no meld that was on the table.</source>
        <translation>Du machst verdeckt aus, wenn du vorher nichts gemeldet hattest und einen eigenen Canasta vollendest. An Meldungen, die schon auf dem Tisch lagen, legst du nichts an.</translation>
    </message>
    <message>
        <source>In one turn</source>
        <translation>In einem Zug</translation>
    </message>
    <message>
        <source>You go out concealed if you had melded nothing before that turn.</source>
        <translation>Du machst verdeckt aus, wenn du vor diesem Zug nichts gemeldet hattest.</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Sonderblätter</translation>
    </message>
    <message>
        <source>Which whole hands score on their own?</source>
        <translation>Welche ganzen Blätter haben einen eigenen Wert?</translation>
    </message>
    <message>
        <source>Straight (one of each rank and a joker) 3,000 · seven pairs 2,500, with twos, sevens and aces among them 2,000 · garbage (4 + 4 + 3 + 3 of a kind) 2,000</source>
        <translation>Straße (von jedem Rang eine Karte und ein Joker) 3.000 · sieben Paare 2.500, mit Zweien, Siebenen und Assen 2.000 · Garbage (4 + 4 + 3 + 3 gleiche) 2.000</translation>
    </message>
    <message>
        <source>Canastas that win the game</source>
        <translation>Canastas zum sofortigen Sieg</translation>
    </message>
    <message>
        <source>How many canastas in one round win the game at once?</source>
        <translation>Wie viele Canastas in einer Runde gewinnen die Partie sofort?</translation>
    </message>
    <message>
        <source>Points for that win</source>
        <translation>Punkte für den sofortigen Sieg</translation>
    </message>
    <message>
        <source>How many points does that win add?</source>
        <translation>Wie viele Punkte bringt der sofortige Sieg zusätzlich?</translation>
    </message>
    <message>
        <source>Melded cards count</source>
        <translation>Gemeldete Karten zählen</translation>
    </message>
    <message>
        <source>What do melded cards count?</source>
        <translation>Was zählen gemeldete Karten?</translation>
    </message>
    <message>
        <source>For the side</source>
        <translation>Für die Seite</translation>
    </message>
    <message>
        <source>Melded cards count for your side, cards left in hand against it.</source>
        <translation>Gemeldete Karten zählen für deine Seite, Karten auf der Hand gegen sie.</translation>
    </message>
    <message>
        <source>Against a side without a canasta</source>
        <translation>Gegen eine Seite ohne Canasta</translation>
    </message>
    <message>
        <source>Without a canasta, your melded cards count against your side.</source>
        <translation>Ohne Canasta zählen deine gemeldeten Karten gegen deine Seite.</translation>
    </message>
    <message>
        <source>Nothing for a side without a canasta</source>
        <translation>Nichts für eine Seite ohne Canasta</translation>
    </message>
    <message>
        <source>Without a canasta, your melded cards count nothing.</source>
        <translation>Ohne Canasta zählen deine gemeldeten Karten nichts.</translation>
    </message>
    <message>
        <source>Rounds without going out</source>
        <translation>Runden ohne Ausmachen</translation>
    </message>
    <message>
        <source>Does a round count if nobody goes out?</source>
        <translation>Zählt eine Runde, in der niemand ausmacht?</translation>
    </message>
    <message>
        <source>A round that nobody goes out of counts nothing.</source>
        <translation>Eine Runde, in der niemand ausmacht, zählt nichts.</translation>
    </message>
    <message>
        <source>A round also counts if nobody goes out.</source>
        <translation>Eine Runde zählt auch, wenn niemand ausmacht.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>What ends the game?</source>
        <translation>Was beendet die Partie?</translation>
    </message>
    <message>
        <source>The target score</source>
        <translation>Die Zielpunktzahl</translation>
    </message>
    <message>
        <source>The game ends when a side reaches the target score.</source>
        <translation>Die Partie endet, wenn eine Seite die Zielpunktzahl erreicht.</translation>
    </message>
    <message>
        <source>A number of rounds</source>
        <translation>Eine Zahl von Runden</translation>
    </message>
    <message>
        <source>The game ends after a fixed number of rounds.</source>
        <translation>Die Partie endet nach einer festen Zahl von Runden.</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>How many points does a side need to win?</source>
        <translation>Wie viele Punkte braucht eine Seite zum Sieg?</translation>
    </message>
    <message>
        <source>Rounds in a game</source>
        <translation>Runden einer Partie</translation>
    </message>
    <message>
        <source>How many rounds are played?</source>
        <translation>Wie viele Runden werden gespielt?</translation>
    </message>
    <message>
        <source>Both sides at the target</source>
        <translation>Beide Seiten am Ziel</translation>
    </message>
    <message>
        <source>What if more than one side reaches the target in a round?</source>
        <translation>Was gilt, wenn mehrere Seiten in einer Runde das Ziel erreichen?</translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation>Die höhere Summe gewinnt</translation>
    </message>
    <message>
        <source>If more than one side reaches the target, the higher total wins.</source>
        <translation>Erreichen mehrere Seiten das Ziel, gewinnt die höhere Summe.</translation>
    </message>
    <message>
        <source>Another round decides</source>
        <translation>Eine weitere Runde entscheidet</translation>
    </message>
    <message>
        <source>If more than one side reaches the target in a round, one more round is played. Then the higher total wins.</source>
        <translation>Erreichen mehrere Seiten in einer Runde das Ziel, wird noch eine Runde gespielt. Danach gewinnt die höhere Summe.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>If more than one side reaches the target, the game is a tie.</source>
        <translation>Erreichen mehrere Seiten das Ziel, endet die Partie unentschieden.</translation>
    </message>
    <message>
        <source>Tied scores</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>What if the best scores are equal at the end?</source>
        <translation>Was gilt, wenn am Ende mehrere gleichauf vorn liegen?</translation>
    </message>
    <message>
        <source>Another round is played</source>
        <translation>Eine weitere Runde wird gespielt</translation>
    </message>
    <message>
        <source>If the best scores are equal, another round is played.</source>
        <translation>Liegen mehrere gleichauf vorn, wird eine weitere Runde gespielt.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>Der Sieg wird geteilt</translation>
    </message>
    <message>
        <source>If the best scores are equal, the win is shared.</source>
        <translation>Liegen mehrere gleichauf vorn, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Unless opened with wild cards</source>
        <translation>Außer bei Eröffnung mit wilden Karten</translation>
    </message>
    <message>
        <source>Most wild cards in a meld</source>
        <translation>Höchstzahl wilder Karten je Meldung</translation>
    </message>
    <message>
        <source>How many wild cards can a meld hold?</source>
        <translation>Wie viele wilde Karten darf eine Meldung enthalten?</translation>
    </message>
    <message>
        <source>Ratio of wild to natural cards</source>
        <translation>Wilde zu natürlichen Karten</translation>
    </message>
    <message>
        <source>How many natural cards does a wild card need?</source>
        <translation>Wie viele natürliche Karten braucht eine wilde Karte?</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Only the number of wild cards in a meld is limited.</source>
        <translation>Nur die Zahl der wilden Karten in einer Meldung ist begrenzt.</translation>
    </message>
    <message>
        <source>No more wild than natural</source>
        <translation>Nicht mehr wilde als natürliche</translation>
    </message>
    <message>
        <source>A meld never holds more wild cards than natural ones.</source>
        <translation>Eine Meldung enthält nie mehr wilde als natürliche Karten.</translation>
    </message>
    <message>
        <source>Fewer wild than natural</source>
        <translation>Weniger wilde als natürliche</translation>
    </message>
    <message>
        <source>A meld always holds fewer wild cards than natural ones.</source>
        <translation>Eine Meldung enthält immer weniger wilde als natürliche Karten.</translation>
    </message>
    <message>
        <source>Two natural for each wild</source>
        <translation>Zwei natürliche je wilde</translation>
    </message>
    <message>
        <source>A meld needs two natural cards for each wild card.</source>
        <translation>Eine Meldung braucht für jede wilde Karte zwei natürliche.</translation>
    </message>
    <message>
        <source>Natural cards in a canasta</source>
        <translation>Natürliche Karten in einem Canasta</translation>
    </message>
    <message>
        <source>How many natural cards does a canasta need?</source>
        <translation>Wie viele natürliche Karten braucht ein Canasta?</translation>
    </message>
    <message>
        <source>Largest meld</source>
        <translation>Größte Meldung</translation>
    </message>
    <message>
        <source>How many cards can a meld hold?</source>
        <translation>Wie viele Karten darf eine Meldung enthalten?</translation>
    </message>
    <message>
        <source>Largest natural canasta</source>
        <translation>Größter echter Canasta</translation>
    </message>
    <message>
        <source>How many cards can a meld without wild cards hold?</source>
        <translation>Wie viele Karten darf eine Meldung ohne wilde Karten enthalten?</translation>
    </message>
    <message>
        <source>Limits when going out</source>
        <translation>Grenzen beim Ausmachen</translation>
    </message>
    <message>
        <source>Can you exceed these limits when you go out?</source>
        <translation>Darfst du diese Grenzen beim Ausmachen überschreiten?</translation>
    </message>
    <message>
        <source>The limits hold to the end.</source>
        <translation>Die Grenzen gelten bis zum Schluss.</translation>
    </message>
    <message>
        <source>When you go out, you can add cards to full melds.</source>
        <translation>Beim Ausmachen darfst du an volle Meldungen anlegen.</translation>
    </message>
    <message>
        <source>Wild cards on a canasta</source>
        <translation>Wilde Karten an einem Canasta</translation>
    </message>
    <message>
        <source>Which canastas still take wild cards?</source>
        <translation>Welche Canastas nehmen noch wilde Karten auf?</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>You can add wild cards to any canasta, up to its limit.</source>
        <translation>Du darfst wilde Karten bis zur Grenze an jeden Canasta anlegen.</translation>
    </message>
    <message>
        <source>Only mixed ones</source>
        <translation>Nur gemischte</translation>
    </message>
    <message>
        <source>You can add wild cards only to a canasta that has some already.</source>
        <translation>Du darfst wilde Karten nur an einen Canasta anlegen, der schon welche enthält.</translation>
    </message>
    <message>
        <source>No canasta</source>
        <translation>Kein Canasta</translation>
    </message>
    <message>
        <source>You cannot add wild cards to a canasta.</source>
        <translation>Du darfst keine wilden Karten an einen Canasta anlegen.</translation>
    </message>
    <message>
        <source>Melds of one rank</source>
        <translation>Meldungen eines Ranges</translation>
    </message>
    <message>
        <source>How many melds of one rank can a side have?</source>
        <translation>Wie viele Meldungen eines Ranges darf eine Seite haben?</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>A side has one meld of a rank and adds further cards to it.</source>
        <translation>Eine Seite hat von jedem Rang nur eine Meldung und legt weitere Karten daran an.</translation>
    </message>
    <message>
        <source>Another one after a canasta</source>
        <translation>Eine weitere nach einem Canasta</translation>
    </message>
    <message>
        <source>After a canasta your side can begin another meld of its rank.</source>
        <translation>Nach einem Canasta darf deine Seite eine weitere Meldung seines Ranges beginnen.</translation>
    </message>
    <message>
        <source>Your side can have several melds of the same rank.</source>
        <translation>Deine Seite darf mehrere Meldungen desselben Ranges haben.</translation>
    </message>
    <message>
        <source>Combining melds</source>
        <translation>Meldungen verbinden</translation>
    </message>
    <message>
        <source>Can a side make one meld of two?</source>
        <translation>Darf eine Seite aus zwei Meldungen eine machen?</translation>
    </message>
    <message>
        <source>Melds stay separate.</source>
        <translation>Meldungen bleiben getrennt.</translation>
    </message>
    <message>
        <source>You can combine two melds of one rank, or two sequences that touch and make at most seven cards.</source>
        <translation>Du darfst zwei Meldungen eines Ranges verbinden, ebenso zwei Folgen, die aneinanderstoßen und zusammen höchstens sieben Karten haben.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Are cards of one suit in sequence a meld?</source>
        <translation>Sind Karten einer Farbe in Folge eine Meldung?</translation>
    </message>
    <message>
        <source>Only cards of one rank make a meld.</source>
        <translation>Nur Karten eines Ranges bilden eine Meldung.</translation>
    </message>
    <message>
        <source>Three natural cards of one suit in sequence are a meld too.</source>
        <translation>Auch drei natürliche Karten einer Farbe in Folge sind eine Meldung.</translation>
    </message>
    <message>
        <source>Longer sequence when going out</source>
        <translation>Längere Folge beim Ausmachen</translation>
    </message>
    <message>
        <source>Can you add to a full sequence when you go out?</source>
        <translation>Darfst du beim Ausmachen an eine volle Folge anlegen?</translation>
    </message>
    <message>
        <source>A sequence canasta is full.</source>
        <translation>Ein Folgen-Canasta ist voll.</translation>
    </message>
    <message>
        <source>When you go out, you can add cards to a sequence canasta.</source>
        <translation>Beim Ausmachen darfst du an einen Folgen-Canasta anlegen.</translation>
    </message>
    <message>
        <source>Wild melds</source>
        <translation>Wilde Meldungen</translation>
    </message>
    <message>
        <source>Can wild cards be melded alone?</source>
        <translation>Dürfen wilde Karten allein gemeldet werden?</translation>
    </message>
    <message>
        <source>Jokers and twos in any mix</source>
        <translation>Joker und Zweien beliebig gemischt</translation>
    </message>
    <message>
        <source>Three wild cards, jokers and twos in any mix, are a meld too.</source>
        <translation>Auch drei wilde Karten, Joker und Zweien beliebig gemischt, sind eine Meldung.</translation>
    </message>
    <message>
        <source>Twos with few jokers</source>
        <translation>Zweien mit wenigen Jokern</translation>
    </message>
    <message>
        <source>Three twos are a meld too, with one or two jokers at most.</source>
        <translation>Auch drei Zweien sind eine Meldung, dazu dürfen höchstens zwei Joker kommen.</translation>
    </message>
    <message>
        <source>Largest wild meld</source>
        <translation>Größte wilde Meldung</translation>
    </message>
    <message>
        <source>How many cards can a wild meld hold?</source>
        <translation>Wie viele Karten darf eine wilde Meldung enthalten?</translation>
    </message>
    <message>
        <source>Twos as wild cards</source>
        <translation>Zweien als wilde Karten</translation>
    </message>
    <message>
        <source>When can your twos not stand for other cards?</source>
        <translation>Wann dürfen deine Zweien keine anderen Karten ersetzen?</translation>
    </message>
    <message>
        <source>Always wild</source>
        <translation>Immer wild</translation>
    </message>
    <message>
        <source>Twos are always wild.</source>
        <translation>Zweien sind immer wild.</translation>
    </message>
    <message>
        <source>Not while your meld of twos is unfinished</source>
        <translation>Nicht, solange deine Meldung aus Zweien unfertig ist</translation>
    </message>
    <message>
        <source>Twos can only be added to your side’s unfinished meld of twos.</source>
        <translation>Hat deine Seite eine unfertige Meldung aus Zweien, darfst du Zweien nur dort anlegen.</translation>
    </message>
    <message>
        <source>Ranks without wild cards</source>
        <translation>Ränge ohne wilde Karten</translation>
    </message>
    <message>
        <source>Which ranks are melded without wild cards?</source>
        <translation>Welche Ränge werden ohne wilde Karten gemeldet?</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Schwarze Dreien melden</translation>
    </message>
    <message>
        <source>When can black threes be melded?</source>
        <translation>Wann dürfen schwarze Dreien gemeldet werden?</translation>
    </message>
    <message>
        <source>Black threes cannot be melded.</source>
        <translation>Schwarze Dreien dürfen nicht gemeldet werden.</translation>
    </message>
    <message>
        <source>When going out</source>
        <translation>Beim Ausmachen</translation>
    </message>
    <message>
        <source>You can meld three or more black threes when you go out.</source>
        <translation>Beim Ausmachen darfst du drei oder mehr schwarze Dreien melden.</translation>
    </message>
    <message>
        <source>Closed ranks</source>
        <translation>Geschlossene Ränge</translation>
    </message>
    <message>
        <source>Does a canasta close its rank to other sides?</source>
        <translation>Schließt ein Canasta seinen Rang für andere Seiten?</translation>
    </message>
    <message>
        <source>Every rank stays open to everyone.</source>
        <translation>Jeder Rang bleibt für alle offen.</translation>
    </message>
    <message>
        <source>A canasta closes its rank to sides that have no meld of it.</source>
        <translation>Ein Canasta schließt seinen Rang für Seiten, die noch keine Meldung davon haben.</translation>
    </message>
    <message>
        <source>Cards of a taken pile</source>
        <translation>Karten aus dem Stapel</translation>
    </message>
    <message>
        <source>Can you meld only the top card of the pile in that turn?</source>
        <translation>Darfst du im selben Zug nur die oberste Karte des Stapels melden?</translation>
    </message>
    <message>
        <source>You can meld every card of the pile at once.</source>
        <translation>Du darfst jede Karte des Stapels sofort melden.</translation>
    </message>
    <message>
        <source>Of a taken pile you can meld only the top card in that turn.</source>
        <translation>Aus dem genommenen Stapel darfst du im selben Zug nur die oberste Karte melden.</translation>
    </message>
    <message>
        <source>Minimum of the initial meld</source>
        <translation>Mindestwert der Erstmeldung</translation>
    </message>
    <message>
        <source>How many points must the initial meld be worth?</source>
        <translation>Wie viele Punkte muss die Erstmeldung wert sein?</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Nothing below 0</source>
        <translation>Unter 0 keiner</translation>
    </message>
    <message>
        <source>50 for everyone below 1,500</source>
        <translation>50 für alle unter 1.500</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>By the round</source>
        <translation>Nach der Runde</translation>
    </message>
    <message>
        <source>What the minimum depends on</source>
        <translation>Wovon der Mindestwert abhängt</translation>
    </message>
    <message>
        <source>Does the minimum depend on the score or on the round?</source>
        <translation>Hängt der Mindestwert vom Punktestand oder von der Runde ab?</translation>
    </message>
    <message>
        <source>The side’s score</source>
        <translation>Punktestand der Seite</translation>
    </message>
    <message>
        <source>The minimum depends on your side’s score.</source>
        <translation>Der Mindestwert hängt vom Punktestand deiner Seite ab.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The minimum depends on the round and is the same for every side.</source>
        <translation>Der Mindestwert hängt von der Runde ab und ist für alle Seiten gleich.</translation>
    </message>
    <message>
        <source>Condition of the initial meld</source>
        <translation>Bedingung der Erstmeldung</translation>
    </message>
    <message>
        <source>What must the initial meld have besides its points?</source>
        <translation>Was braucht die Erstmeldung außer den Punkten?</translation>
    </message>
    <message>
        <source>The points alone decide.</source>
        <translation>Allein die Punkte entscheiden.</translation>
    </message>
    <message>
        <source>A meld with three natural cards</source>
        <translation>Eine Meldung mit drei natürlichen Karten</translation>
    </message>
    <message>
        <source>One of the melds you open with must have three natural cards.</source>
        <translation>Eine der Meldungen, mit denen du eröffnest, muss drei natürliche Karten haben.</translation>
    </message>
    <message>
        <source>No wild cards</source>
        <translation>Keine wilden Karten</translation>
    </message>
    <message>
        <source>The initial meld cannot contain wild cards.</source>
        <translation>Die Erstmeldung darf keine wilden Karten enthalten.</translation>
    </message>
    <message>
        <source>Natural cards from the hand to open</source>
        <translation>Natürliche Karten aus der Hand zum Eröffnen</translation>
    </message>
    <message>
        <source>How many natural cards of the initial meld must come from your hand?</source>
        <translation>Wie viele natürliche Karten der Erstmeldung müssen aus der Hand kommen?</translation>
    </message>
    <message>
        <source>A canasta is enough to open</source>
        <translation>Ein Canasta genügt zum Eröffnen</translation>
    </message>
    <message>
        <source>Does a canasta open whatever its points?</source>
        <translation>Eröffnet ein Canasta unabhängig von seinen Punkten?</translation>
    </message>
    <message>
        <source>A canasta opens only if its cards are worth the minimum.</source>
        <translation>Ein Canasta eröffnet nur, wenn seine Karten den Mindestwert erreichen.</translation>
    </message>
    <message>
        <source>A canasta opens whatever its points.</source>
        <translation>Mit einem Canasta darfst du immer eröffnen, auch unter dem Mindestwert.</translation>
    </message>
    <message>
        <source>Going out without the minimum</source>
        <translation>Ausmachen ohne Mindestwert</translation>
    </message>
    <message>
        <source>When do you need no minimum to go out in one turn?</source>
        <translation>Wann brauchst du keinen Mindestwert, um in einem Zug auszumachen?</translation>
    </message>
    <message>
        <source>You need the minimum even if you go out in the same turn.</source>
        <translation>Du brauchst den Mindestwert, auch wenn du im selben Zug ausmachst.</translation>
    </message>
    <message>
        <source>With a canasta, after drawing</source>
        <translation>Mit einem Canasta, nach dem Ziehen</translation>
    </message>
    <message>
        <source>You need no minimum if you draw from the stock and go out in that turn with a canasta.</source>
        <translation>Du brauchst keinen Mindestwert, wenn du vom Talon ziehst und im selben Zug mit einem Canasta ausmachst.</translation>
    </message>
    <message>
        <source>With a canasta</source>
        <translation>Mit einem Canasta</translation>
    </message>
    <message>
        <source>You need no minimum if you go out in one turn with a canasta.</source>
        <translation>Du brauchst keinen Mindestwert, wenn du in einem Zug mit einem Canasta ausmachst.</translation>
    </message>
    <message>
        <source>Taking the pile to open</source>
        <translation>Den Stapel zum Eröffnen nehmen</translation>
    </message>
    <message>
        <source>Can you take the pile for the initial meld?</source>
        <translation>Darfst du den Stapel für die Erstmeldung nehmen?</translation>
    </message>
    <message>
        <source>Its top card counts</source>
        <translation>Seine oberste Karte zählt</translation>
    </message>
    <message>
        <source>You can take the pile to open. Only its top card counts.</source>
        <translation>Du darfst zum Eröffnen den Stapel nehmen. Nur seine oberste Karte zählt.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>You open from your hand and can take the pile from the next turn.</source>
        <translation>Du eröffnest aus der Hand. Ab dem nächsten Zug darfst du den Stapel nehmen.</translation>
    </message>
    <message>
        <source>After the minimum from the hand</source>
        <translation>Nach dem Mindestwert aus der Hand</translation>
    </message>
    <message>
        <source>Open from your hand. Then you can take the pile in the same turn.</source>
        <translation>Eröffne aus der Hand. Dann darfst du den Stapel im selben Zug nehmen.</translation>
    </message>
    <message>
        <source>First turn of a round</source>
        <translation>Erster Zug einer Runde</translation>
    </message>
    <message>
        <source>What is allowed in a player’s first turn of a round?</source>
        <translation>Was darf ein Spieler in seinem ersten Zug einer Runde?</translation>
    </message>
    <message>
        <source>Everything is allowed</source>
        <translation>Alles ist erlaubt</translation>
    </message>
    <message>
        <source>In your first turn you can take the pile and meld.</source>
        <translation>Im ersten Zug darfst du den Stapel nehmen und melden.</translation>
    </message>
    <message>
        <source>Everything but taking the pile</source>
        <translation>Alles, außer den Stapel nehmen</translation>
    </message>
    <message>
        <source>In your first turn of a round you cannot take the pile.</source>
        <translation>In deinem ersten Zug einer Runde darfst du den Stapel nicht nehmen.</translation>
    </message>
    <message>
        <source>Neither taking the pile nor melding</source>
        <translation>Weder den Stapel nehmen noch melden</translation>
    </message>
    <message>
        <source>In your first turn of a round you can neither take the pile nor meld.</source>
        <translation>In deinem ersten Zug einer Runde darfst du weder den Stapel nehmen noch melden.</translation>
    </message>
    <message>
        <source>Who can take the pile, and how much of it?</source>
        <translation>Wer darf den Stapel nehmen und wie viel davon?</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>Den ganzen Stapel</translation>
    </message>
    <message>
        <source>Every player can take the pile. You always take all of it.</source>
        <translation>Jeder Spieler darf den Stapel nehmen. Du nimmst ihn immer ganz.</translation>
    </message>
    <message>
        <source>The pile is never taken.</source>
        <translation>Der Stapel wird nie genommen.</translation>
    </message>
    <message>
        <source>Only its top cards</source>
        <translation>Nur die obersten Karten</translation>
    </message>
    <message>
        <source>You take a few cards from the top of the pile and leave the rest.</source>
        <translation>Du nimmst einige Karten oben vom Stapel und lässt den Rest liegen.</translation>
    </message>
    <message>
        <source>Only from the foot</source>
        <translation>Nur aus dem Fuß</translation>
    </message>
    <message>
        <source>Only a player who plays from the foot can take the pile.</source>
        <translation>Nur wer aus dem Fuß spielt, darf den Stapel nehmen.</translation>
    </message>
    <message>
        <source>Cards taken from the pile</source>
        <translation>Karten vom Stapel</translation>
    </message>
    <message>
        <source>How many cards are taken from the top of the pile?</source>
        <translation>Wie viele Karten werden oben vom Stapel genommen?</translation>
    </message>
    <message>
        <source>Ways to take the pile</source>
        <translation>Wege zum Stapel</translation>
    </message>
    <message>
        <source>How can you take a pile that is not frozen?</source>
        <translation>Womit nimmst du einen Stapel, der nicht eingefroren ist?</translation>
    </message>
    <message>
        <source>A natural pair</source>
        <translation>Ein natürliches Paar</translation>
    </message>
    <message>
        <source>Meld the top card with a natural pair from your hand.</source>
        <translation>Melde die oberste Karte mit einem natürlichen Paar aus der Hand.</translation>
    </message>
    <message>
        <source>A natural and a wild card</source>
        <translation>Eine natürliche und eine wilde Karte</translation>
    </message>
    <message>
        <source>Meld the top card with one card of its rank and a wild card.</source>
        <translation>Melde die oberste Karte mit einer Karte ihres Ranges und einer wilden Karte.</translation>
    </message>
    <message>
        <source>A meld of the rank</source>
        <translation>Eine Meldung des Ranges</translation>
    </message>
    <message>
        <source>Add the top card to your side’s meld of its rank.</source>
        <translation>Lege die oberste Karte an eine Meldung ihres Ranges an, die deine Seite schon hat.</translation>
    </message>
    <message>
        <source>A sequence</source>
        <translation>Eine Folge</translation>
    </message>
    <message>
        <source>Add the top card to the end of your side’s sequence.</source>
        <translation>Lege die oberste Karte an das Ende einer Folge an, die deine Seite schon hat.</translation>
    </message>
    <message>
        <source>Ways to take a frozen pile</source>
        <translation>Wege zum eingefrorenen Stapel</translation>
    </message>
    <message>
        <source>What takes a frozen pile?</source>
        <translation>Womit nimmst du einen eingefrorenen Stapel?</translation>
    </message>
    <message>
        <source>Taking onto a canasta</source>
        <translation>Den Stapel für einen Canasta nehmen</translation>
    </message>
    <message>
        <source>Can you take the pile by adding its top card to a canasta?</source>
        <translation>Darfst du den Stapel nehmen, indem du seine oberste Karte an einen Canasta anlegst?</translation>
    </message>
    <message>
        <source>You cannot take the pile by adding its top card to a canasta.</source>
        <translation>Du darfst den Stapel nicht nehmen, um seine oberste Karte an einen Canasta anzulegen.</translation>
    </message>
    <message>
        <source>You can also take the pile by adding its top card to a canasta.</source>
        <translation>Du darfst den Stapel auch nehmen, wenn du seine oberste Karte an einen Canasta anlegst.</translation>
    </message>
    <message>
        <source>Always frozen</source>
        <translation>Immer eingefroren</translation>
    </message>
    <message>
        <source>Is the pile frozen all the time?</source>
        <translation>Ist der Stapel die ganze Zeit eingefroren?</translation>
    </message>
    <message>
        <source>Only certain cards freeze the pile.</source>
        <translation>Nur bestimmte Karten frieren den Stapel ein.</translation>
    </message>
    <message>
        <source>The pile is always frozen.</source>
        <translation>Der Stapel ist immer eingefroren.</translation>
    </message>
    <message>
        <source>Frozen until you open</source>
        <translation>Eingefroren bis zum Eröffnen</translation>
    </message>
    <message>
        <source>Is the pile frozen for a side that has not opened?</source>
        <translation>Ist der Stapel für eine Seite eingefroren, die noch nicht eröffnet hat?</translation>
    </message>
    <message>
        <source>The pile is not frozen for a side that has not opened.</source>
        <translation>Für eine Seite, die noch nicht eröffnet hat, ist der Stapel nicht eingefroren.</translation>
    </message>
    <message>
        <source>The pile is frozen for a side that has not opened.</source>
        <translation>Für eine Seite, die noch nicht eröffnet hat, ist der Stapel eingefroren.</translation>
    </message>
    <message>
        <source>Discards that freeze the pile</source>
        <translation>Abwürfe, die den Stapel einfrieren</translation>
    </message>
    <message>
        <source>Which discards freeze the pile until it is taken?</source>
        <translation>Welche Abwürfe frieren den Stapel ein, bis ihn jemand nimmt?</translation>
    </message>
    <message>
        <source>A discarded wild card freezes the pile until it is taken.</source>
        <translation>Eine abgeworfene wilde Karte friert den Stapel ein, bis ihn jemand nimmt.</translation>
    </message>
    <message>
        <source>A discarded red three freezes the pile until it is taken.</source>
        <translation>Eine abgeworfene rote Drei friert den Stapel ein, bis ihn jemand nimmt.</translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile until it is taken.</source>
        <translation>Eine abgeworfene schwarze Drei friert den Stapel ein, bis ihn jemand nimmt.</translation>
    </message>
    <message>
        <source>Top cards that block the pile</source>
        <translation>Oberste Karten, die den Stapel sperren</translation>
    </message>
    <message>
        <source>Which top cards block the pile?</source>
        <translation>Welche obersten Karten sperren den Stapel?</translation>
    </message>
    <message>
        <source>If it does not block, you can take the pile with two matching cards from your hand.</source>
        <translation>Sperrt sie ihn nicht, nimmst du den Stapel mit zwei gleichen aus der Hand.</translation>
    </message>
    <message>
        <source>A red three on top blocks the pile.</source>
        <translation>Eine rote Drei obenauf sperrt den Stapel.</translation>
    </message>
    <message>
        <source>A black three on top blocks the pile.</source>
        <translation>Eine schwarze Drei obenauf sperrt den Stapel.</translation>
    </message>
    <message>
        <source>Red threes in a taken pile</source>
        <translation>Rote Dreien im genommenen Stapel</translation>
    </message>
    <message>
        <source>What happens to a red three in a taken pile?</source>
        <translation>Was geschieht mit einer roten Drei im genommenen Stapel?</translation>
    </message>
    <message>
        <source>Laid out, not replaced</source>
        <translation>Auslegen, nicht ersetzen</translation>
    </message>
    <message>
        <source>A red three from the pile is laid out but not replaced.</source>
        <translation>Eine rote Drei aus dem Stapel legst du aus, ohne sie zu ersetzen.</translation>
    </message>
    <message>
        <source>Into the hand</source>
        <translation>Auf die Hand</translation>
    </message>
    <message>
        <source>A red three from the pile goes into your hand.</source>
        <translation>Eine rote Drei aus dem Stapel nimmst du auf die Hand.</translation>
    </message>
    <message>
        <source>Black threes in a taken pile</source>
        <translation>Schwarze Dreien im genommenen Stapel</translation>
    </message>
    <message>
        <source>What happens to a black three in a taken pile?</source>
        <translation>Was geschieht mit einer schwarzen Drei im genommenen Stapel?</translation>
    </message>
    <message>
        <source>A black three from the pile goes into your hand.</source>
        <translation>Eine schwarze Drei aus dem Stapel nimmst du auf die Hand.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Black threes from the pile are set aside and score at the end.</source>
        <translation>Schwarze Dreien aus dem Stapel legst du beiseite, sie zählen am Ende.</translation>
    </message>
    <message>
        <source>One card against one card</source>
        <translation>Eine Karte gegen eine Karte</translation>
    </message>
    <message>
        <source>Is a pile of one card forbidden to a player with one card?</source>
        <translation>Ist ein Stapel aus einer Karte für einen Spieler mit einer Karte verboten?</translation>
    </message>
    <message>
        <source>You can take a pile of one card even with one card in hand.</source>
        <translation>Du darfst einen Stapel aus einer Karte auch mit nur einer Karte auf der Hand nehmen.</translation>
    </message>
    <message>
        <source>With one card in hand you cannot take a pile of one card.</source>
        <translation>Mit nur einer Karte auf der Hand darfst du keinen Stapel aus einer Karte nehmen.</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>teams of three</source>
        <translation>Dreierteams</translation>
    </message>
    <message>
        <source>Players + 1</source>
        <translation>Spieler + 1</translation>
    </message>
    <message>
        <source>Players + 1, from 4 to 6</source>
        <translation>Spieler + 1, von 4 bis 6</translation>
    </message>
    <message>
        <source>Players + 1, at least 6</source>
        <translation>Spieler + 1, mindestens 6</translation>
    </message>
    <message>
        <source>2 for each pack</source>
        <translation>2 je Kartenspiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>Wie viele können mitspielen?</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Who scores together?</source>
        <translation>Wer zählt gemeinsam?</translation>
    </message>
    <message>
        <source>Packs of 52 cards</source>
        <translation>Kartenspiele zu 52 Karten</translation>
    </message>
    <message>
        <source>How many packs are shuffled together?</source>
        <translation>Wie viele Kartenspiele werden zusammengemischt?</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>How many jokers are in the deck?</source>
        <translation>Wie viele Joker sind im Spiel?</translation>
    </message>
    <message>
        <source>Cards of each rank from 4 to A</source>
        <translation>Karten jedes Ranges von 4 bis A</translation>
    </message>
    <message>
        <source>How many cards of each natural rank are kept?</source>
        <translation>Wie viele Karten jedes natürlichen Ranges bleiben im Spiel?</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Which way do the deal and the turns pass?</source>
        <translation>In welcher Richtung wird gegeben und gespielt?</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>The deal and the turns pass to the left.</source>
        <translation>Gegeben und gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>The deal and the turns pass to the right.</source>
        <translation>Gegeben und gespielt wird gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Wer gibt zuerst?</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Durch Zufall</translation>
    </message>
    <message>
        <source>A player drawn at random deals first.</source>
        <translation>Das Los bestimmt den ersten Geber.</translation>
    </message>
    <message>
        <source>By the highest card</source>
        <translation>Durch die höchste Karte</translation>
    </message>
    <message>
        <source>Each player draws a card. The highest card deals first.</source>
        <translation>Jeder zieht eine Karte. Wer die höchste zieht, gibt zuerst.</translation>
    </message>
    <message>
        <source>Lone player against two</source>
        <translation>Alleinspieler gegen zwei</translation>
    </message>
    <message>
        <source>Does the first of three to take the pile play alone?</source>
        <translation>Spielt von dreien allein, wer zuerst den Stapel nimmt?</translation>
    </message>
    <message>
        <source>Of three players, each plays alone.</source>
        <translation>Zu dritt spielt jeder für sich.</translation>
    </message>
    <message>
        <source>The first of three to take the pile plays that round alone.</source>
        <translation>Zu dritt spielt in der Runde allein, wer zuerst den Stapel nimmt.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Karten für jeden Spieler</translation>
    </message>
    <message>
        <source>How many cards does each player get?</source>
        <translation>Wie viele Karten bekommt jeder Spieler?</translation>
    </message>
    <message>
        <source>Cards in each foot</source>
        <translation>Karten in jedem Fuß</translation>
    </message>
    <message>
        <source>How many cards are in the second packet?</source>
        <translation>Wie viele Karten hat das zweite Päckchen?</translation>
    </message>
    <message>
        <source>Choice of hand and foot</source>
        <translation>Wahl von Hand und Fuß</translation>
    </message>
    <message>
        <source>Which packet is the hand and which the foot?</source>
        <translation>Welches Päckchen ist die Hand und welches der Fuß?</translation>
    </message>
    <message>
        <source>No foot</source>
        <translation>Kein Fuß</translation>
    </message>
    <message>
        <source>There is only one packet.</source>
        <translation>Es gibt nur ein Päckchen.</translation>
    </message>
    <message>
        <source>The second packet is the foot</source>
        <translation>Das zweite Päckchen ist der Fuß</translation>
    </message>
    <message>
        <source>The first packet is your hand, the second your foot.</source>
        <translation>Das erste Päckchen ist deine Hand, das zweite dein Fuß.</translation>
    </message>
    <message>
        <source>The lower bottom card is the hand</source>
        <translation>Die Hand hat die niedrigere unterste Karte</translation>
    </message>
    <message>
        <source>The packet with the lower bottom card is your hand.</source>
        <translation>Das Päckchen mit der niedrigeren untersten Karte ist deine Hand.</translation>
    </message>
    <message>
        <source>Keep one, pass the other on</source>
        <translation>Eines behalten, das andere weitergeben</translation>
    </message>
    <message>
        <source>Look at both top cards. Keep one packet as your foot, pass one on.</source>
        <translation>Sieh dir beide obersten Karten an. Behalte ein Päckchen als Fuß, gib das andere weiter.</translation>
    </message>
    <message>
        <source>Each player lifts 22 cards</source>
        <translation>Jeder hebt 22 Karten ab</translation>
    </message>
    <message>
        <source>Each player lifts a stack and splits it into packets of eleven.</source>
        <translation>Jeder Spieler hebt ab und teilt die Karten in zwei Päckchen zu elf.</translation>
    </message>
    <message>
        <source>Size of the wings</source>
        <translation>Größe der Flügel</translation>
    </message>
    <message>
        <source>How many cards are set aside face down in packets?</source>
        <translation>Wie viele Karten werden verdeckt in Päckchen beiseitegelegt?</translation>
    </message>
    <message>
        <source>Use of the wings</source>
        <translation>Zweck der Flügel</translation>
    </message>
    <message>
        <source>What are those packets for?</source>
        <translation>Wozu dienen diese Päckchen?</translation>
    </message>
    <message>
        <source>No wings</source>
        <translation>Keine Flügel</translation>
    </message>
    <message>
        <source>No cards are set aside.</source>
        <translation>Es werden keine Karten beiseitegelegt.</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>The wing cards stay face down and count for nobody.</source>
        <translation>Die Flügelkarten bleiben verdeckt und zählen für niemanden.</translation>
    </message>
    <message>
        <source>Drawn by the first sides to open</source>
        <translation>Für die Seiten, die zuerst eröffnen</translation>
    </message>
    <message>
        <source>The first side to open takes one packet, the next the other.</source>
        <translation>Die Seite, die zuerst eröffnet, nimmt ein Päckchen, die nächste das andere.</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Erste offene Karte</translation>
    </message>
    <message>
        <source>Is a card turned up to start the pile?</source>
        <translation>Wird für den Stapel eine erste Karte aufgedeckt?</translation>
    </message>
    <message>
        <source>There is no upcard. The first discard starts the pile.</source>
        <translation>Es gibt keine erste offene Karte. Der erste Abwurf beginnt den Stapel.</translation>
    </message>
    <message>
        <source>An upcard starts the pile.</source>
        <translation>Eine aufgedeckte Karte beginnt den Stapel.</translation>
    </message>
    <message>
        <source>Upcards covered by the next card</source>
        <translation>Erste offene Karten, die zugedeckt werden</translation>
    </message>
    <message>
        <source>Which upcards are covered by another card?</source>
        <translation>Welche ersten offenen Karten werden mit einer weiteren zugedeckt?</translation>
    </message>
    <message>
        <source>A wild upcard is covered by the next card.</source>
        <translation>Eine wilde Karte als erste offene Karte wird mit der nächsten zugedeckt.</translation>
    </message>
    <message>
        <source>A red three as upcard is covered by the next card.</source>
        <translation>Eine rote Drei als erste offene Karte wird mit der nächsten zugedeckt.</translation>
    </message>
    <message>
        <source>A black three as upcard is covered by the next card.</source>
        <translation>Eine schwarze Drei als erste offene Karte wird mit der nächsten zugedeckt.</translation>
    </message>
    <message>
        <source>Upcards that freeze the pile</source>
        <translation>Erste offene Karten, die den Stapel einfrieren</translation>
    </message>
    <message>
        <source>Which upcards freeze the pile for everyone?</source>
        <translation>Welche ersten offenen Karten frieren den Stapel für alle ein?</translation>
    </message>
    <message>
        <source>A wild upcard freezes the pile.</source>
        <translation>Eine wilde Karte als erste offene Karte friert den Stapel ein.</translation>
    </message>
    <message>
        <source>A red three as upcard freezes the pile.</source>
        <translation>Eine rote Drei als erste offene Karte friert den Stapel ein.</translation>
    </message>
    <message>
        <source>A black three as upcard freezes the pile.</source>
        <translation>Eine schwarze Drei als erste offene Karte friert den Stapel ein.</translation>
    </message>
    <message>
        <source>Hidden cards under the upcard</source>
        <translation>Verdeckte Karten unter der ersten offenen</translation>
    </message>
    <message>
        <source>Do hidden cards lie under the upcard?</source>
        <translation>Liegen unter der ersten offenen Karte verdeckte Karten?</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Keine Karten</translation>
    </message>
    <message>
        <source>The upcard lies there alone.</source>
        <translation>Die erste offene Karte liegt allein.</translation>
    </message>
    <message>
        <source>By the rank of the upcard</source>
        <translation>Nach dem Rang der ersten offenen Karte</translation>
    </message>
    <message>
        <source>Under a 7 lie seven face-down cards, under a king thirteen.</source>
        <translation>Unter einer 7 liegen sieben verdeckte Karten, unter einem König dreizehn.</translation>
    </message>
    <message>
        <source>Cards in the first pile</source>
        <translation>Karten im ersten Stapel</translation>
    </message>
    <message>
        <source>How many cards are in the pile when play begins, the upcard included?</source>
        <translation>Wie viele Karten liegen zu Beginn im Stapel, die aufgedeckte mitgezählt?</translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation>Prämie für genaues Abheben</translation>
    </message>
    <message>
        <source>Who scores for lifting exactly the cards needed?</source>
        <translation>Wer erhält Punkte, wenn er genau die nötigen Karten abhebt?</translation>
    </message>
    <message>
        <source>Nobody scores for lifting cards.</source>
        <translation>Für das Abheben gibt es keine Punkte.</translation>
    </message>
    <message>
        <source>The dealer, for the exact number</source>
        <translation>Der Geber, für die genaue Zahl</translation>
    </message>
    <message>
        <source>The dealer scores for cutting exactly enough cards for the deal plus one.</source>
        <translation>Der Geber erhält Punkte, wenn er genau die Karten zum Geben und eine mehr abhebt.</translation>
    </message>
    <message>
        <source>The dealer, for about the number</source>
        <translation>Der Geber, für ungefähr die Zahl</translation>
    </message>
    <message>
        <source>The dealer scores for the exact number, give or take a card a player.</source>
        <translation>Der Geber erhält Punkte für die genaue Zahl, bis auf eine Karte je Spieler mehr oder weniger.</translation>
    </message>
    <message>
        <source>The cutter, for the exact number</source>
        <translation>Wer abhebt, für die genaue Zahl</translation>
    </message>
    <message>
        <source>The player on the dealer’s right scores for leaving exactly enough.</source>
        <translation>Der Spieler rechts vom Geber erhält Punkte, wenn er genau genug Karten liegen lässt.</translation>
    </message>
    <message>
        <source>Each player, for exactly 22 cards</source>
        <translation>Jeder, für genau 22 Karten</translation>
    </message>
    <message>
        <source>Each player who lifts exactly 22 cards scores.</source>
        <translation>Wer genau 22 Karten abhebt, erhält Punkte.</translation>
    </message>
    <message>
        <source>US American</source>
        <translation>Amerikanisch</translation>
    </message>
    <message>
        <source>Pile always frozen. Sevens take no wild cards.</source>
        <translation>Stapel immer eingefroren. Siebenen ohne wilde Karten.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, US American Canasta</source>
        <translation>Lexikonartikel über Canasta, amerikanisches Canasta</translation>
    </message>
    <message>
        <source>The pile is always frozen. Black threes taken with it score.</source>
        <translation>Stapel immer eingefroren. Schwarze Dreien daraus zählen.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Cuban Canasta</source>
        <translation>Lexikonartikel über Canasta, kubanisches Canasta</translation>
    </message>
    <message>
        <source>Classic with wild canastas and a pile that is always frozen.</source>
        <translation>Klassisch, mit wilden Canastas und eingefrorenem Stapel.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Uruguayan Canasta</source>
        <translation>Lexikonartikel über Canasta, uruguayisches Canasta</translation>
    </message>
    <message>
        <source>Classic, four players</source>
        <translation>Klassisch zu viert</translation>
    </message>
    <message>
        <source>Two pairs, two packs. The most played form of Canasta.</source>
        <translation>Zwei Paare, zwei Kartenspiele. Die meistgespielte Form.</translation>
    </message>
    <message>
        <source>Classic Canasta, rules for four players</source>
        <translation>Klassisches Canasta, Regeln für vier Spieler</translation>
    </message>
    <message>
        <source>Classic, two players</source>
        <translation>Klassisch zu zweit</translation>
    </message>
    <message>
        <source>Fifteen cards, draw two, two canastas to go out.</source>
        <translation>Fünfzehn Karten, zwei ziehen, zwei Canastas zum Ausmachen.</translation>
    </message>
    <message>
        <source>Classic Canasta, rules for two players</source>
        <translation>Klassisches Canasta, Regeln für zwei Spieler</translation>
    </message>
    <message>
        <source>Classic, three players</source>
        <translation>Klassisch zu dritt</translation>
    </message>
    <message>
        <source>Each plays alone. Your discard may give away the pile.</source>
        <translation>Jeder für sich. Dein Abwurf kann den Stapel verschenken.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, part on two and three players</source>
        <translation>Lexikonartikel über Canasta, Teil über zwei und drei Spieler</translation>
    </message>
    <message>
        <source>Original Uruguay rules</source>
        <translation>Urfassung aus Uruguay</translation>
    </message>
    <message>
        <source>Where it all began. You must discard your last card.</source>
        <translation>Wie alles begann. Die letzte Karte musst du abwerfen.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, rules as played in Uruguay</source>
        <translation>Lexikonartikel über Canasta, Regeln wie in Uruguay gespielt</translation>
    </message>
    <message>
        <source>Online-platform Classic</source>
        <translation>Klassisch, Onlineplattform</translation>
    </message>
    <message>
        <source>Black threes freeze the pile. Few wild cards in a canasta.</source>
        <translation>Schwarze Dreien frieren den Stapel ein. Wenig wilde Karten.</translation>
    </message>
    <message>
        <source>Rules of Classic Canasta on an online platform</source>
        <translation>Regeln des klassischen Canasta auf einer Onlineplattform</translation>
    </message>
    <message>
        <source>Short Classic</source>
        <translation>Klassisch, kurz</translation>
    </message>
    <message>
        <source>Short rules. The pile is not frozen before you open.</source>
        <translation>Kurze Regeln. Vor dem Eröffnen kein eingefrorener Stapel.</translation>
    </message>
    <message>
        <source>Short rules of Classic Canasta</source>
        <translation>Kurze Regeln des klassischen Canasta</translation>
    </message>
    <message>
        <source>A Slovak game as we know it; we found no printed rules.</source>
        <translation>Slowakisch, wie wir es verstehen: Regelbücher fehlen.</translation>
    </message>
    <message>
        <source>No printed rules, but customs of Slovak and Czech tables</source>
        <translation>Keine gedruckten Regeln, sondern Bräuche aus slowakischen und tschechischen Spielrunden</translation>
    </message>
    <message>
        <source>Hand &amp; Foot</source>
        <translation>Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Play your hand, then your foot. Pairs need five canastas.</source>
        <translation>Erst die Hand, dann der Fuß. Paare brauchen fünf Canastas.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Hand &amp; Foot</source>
        <translation>Lexikonartikel über Canasta, Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Hand &amp; Foot Canasta</source>
        <translation>Hand &amp; Foot Canasta</translation>
    </message>
    <message>
        <source>Hand &amp; Foot with four packs for up to four players.</source>
        <translation>Hand &amp; Foot mit vier Kartenspielen für bis zu vier Spieler.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Hand &amp; Foot Canasta</source>
        <translation>Lexikonartikel über Canasta, Hand &amp; Foot Canasta</translation>
    </message>
    <message>
        <source>Family Hand-and-Foot Canasta</source>
        <translation>Familien-Hand-and-Foot</translation>
    </message>
    <message>
        <source>Six packs or more. A canasta closes its rank to other sides.</source>
        <translation>Sechs Kartenspiele und mehr. Ein Canasta schließt den Rang.</translation>
    </message>
    <message>
        <source>A family’s rules of Canasta with hand and foot</source>
        <translation>Regeln einer Familie für Canasta mit Hand und Fuß</translation>
    </message>
    <message>
        <source>Three packs. Sequences of one suit score most.</source>
        <translation>Drei Kartenspiele. Folgen einer Farbe zählen am meisten.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Samba</source>
        <translation>Lexikonartikel über Canasta, Samba</translation>
    </message>
    <message>
        <source>Go out with a sequence canasta. Wild canastas score high.</source>
        <translation>Ausmachen mit Folgen-Canasta. Wilde Canastas zählen viel.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Bolivian Canasta</source>
        <translation>Lexikonartikel über Canasta, bolivianisches Canasta</translation>
    </message>
    <message>
        <source>Short sequences cost points. Leaders open with a canasta.</source>
        <translation>Kurze Folgen kosten. Wer führt, eröffnet mit Canasta.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Brazilian Canasta</source>
        <translation>Lexikonartikel über Canasta, brasilianisches Canasta</translation>
    </message>
    <message>
        <source>Chilean</source>
        <translation>Chilenisch</translation>
    </message>
    <message>
        <source>Sequences, wild canastas. Go out with any two canastas.</source>
        <translation>Folgen, wilde Canastas. Ausmachen mit zwei beliebigen.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Chilean Canasta</source>
        <translation>Lexikonartikel über Canasta, chilenisches Canasta</translation>
    </message>
    <message>
        <source>Many cards lie under the upcard. Open without wild cards.</source>
        <translation>Viele Karten unter der offenen. Eröffne ohne wilde Karten.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Italian Canasta</source>
        <translation>Lexikonartikel über Canasta, italienisches Canasta</translation>
    </message>
    <message>
        <source>No ruleset is called “{ruleset}”. Choose one of these: {rulesets}.</source>
        <extracomment>{ruleset}: the name of a ruleset: Sunday rules
{rulesets}: codes of rulesets with commas: classic_4, samba</extracomment><translation>Kein Regelwerk heißt „{ruleset}“. Wähle eines von diesen: {rulesets}.</translation>
    </message>
    <message>
        <source>These rules are cut off: the bracket at their end is missing. Copy all of them.</source>
        <translation>Diese Regeln sind abgeschnitten: Die Klammer am Ende fehlt. Kopiere sie ganz.</translation>
    </message>
    <message>
        <source>No rule is called “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Keine Regel heißt „{field}“.</translation>
    </message>
    <message>
        <source>“{entry}” is not a value of the rule “{field}”.</source>
        <extracomment>{entry}: what stands in a file for a field: 5000
{field}: a code in a file: target_score</extracomment><translation>„{entry}“ ist kein Wert der Regel „{field}“.</translation>
    </message>
    <message>
        <source>The rule “{field}” has no value.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Die Regel „{field}“ hat keinen Wert.</translation>
    </message>
    <message>
        <source>The rule “{field}” is there twice.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Die Regel „{field}“ kommt zweimal vor.</translation>
    </message>
    <message>
        <source>“{path}” has more than {number} bytes: Canasta reads no more.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{number}: a number in figures: 3</extracomment><translation>„{path}“ hat mehr als {number} Bytes: So große Dateien liest Canasta nicht.</translation>
    </message>
    <message>
        <source>“{path}” is a folder, not a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>„{path}“ ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>“{path}” is a pipe, a socket or a device, not a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>„{path}“ ist eine Pipe, ein Socket oder ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>„{file}“ lässt sich nicht öffnen. {why}</translation>
    </message>
    <message>
        <source>The game “{save}” cannot be read. It is now “{file}”, with the reason beside it.</source>
        <extracomment>{save}: the name of a saved game, a code: game-001
{file}: a file's name: game-001.canasta</extracomment><translation>Die Partie „{save}“ ist nicht lesbar. Sie heißt jetzt „{file}“; der Grund liegt daneben.</translation>
    </message>
    <message>
        <source>There is no file “{path}”. Games beside it: {files}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{files}: file names: a.canasta, b.canasta</extracomment><translation>Die Datei „{path}“ gibt es nicht. Daneben liegen: {files}.</translation>
    </message>
    <message>
        <source>These rules do not go together. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>Diese Regeln passen nicht zusammen. {why}</translation>
    </message>
    <message>
        <source>“{file}”, line {line}: {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{line}: the number of a line in figures: 7
{why}: a whole sentence that gives the reason</extracomment><translation>„{file}“, Zeile {line}: {why}</translation>
    </message>
    <message>
        <source>This file is not valid TOML.</source>
        <translation>Diese Datei ist kein gültiges TOML.</translation>
    </message>
    <message>
        <source>This is not a ruleset: the line “{field}” is missing.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Das ist kein Regelwerk: Die Zeile „{field}“ fehlt.</translation>
    </message>
    <message>
        <source>No field is called “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Kein Feld heißt „{field}“.</translation>
    </message>
    <message>
        <source>A name needs 1 to {number} characters.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Ein Name braucht 1 bis {number} Zeichen.</translation>
    </message>
    <message>
        <source>Copy a text with rules first. There are no rules in this text.</source>
        <translation>Kopiere zuerst einen Text mit Regeln. In diesem Text stehen keine Regeln.</translation>
    </message>
    <message>
        <source>“{field}” must be text in quotes.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>„{field}“ muss Text in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>“differences” must be a table of rules.</source>
        <translation>„differences“ muss eine Tabelle von Regeln sein.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Das ist kein Text.</translation>
    </message>
    <message>
        <source>{why} The file is now “{file}”.</source>
        <extracomment>{why}: a whole sentence that gives the reason
{file}: a file's name: game-001.canasta</extracomment><translation>{why} Die Datei heißt jetzt „{file}“.</translation>
    </message>
    <message>
        <source>The field “{field}” of this score pad cannot be read.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Das Feld „{field}“ dieses Punkteblocks ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This is not a score pad: the line “{field}” is missing.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Das ist kein Punkteblock: Die Zeile „{field}“ fehlt.</translation>
    </message>
    <message>
        <source>“{path}” cannot be the name of a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>„{path}“ kann kein Name einer Datei sein.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>Der Datenträger ist voll: „{file}“ wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved. The version saved before is still there.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>Der Datenträger ist voll: „{file}“ wurde nicht gespeichert. Die zuvor gespeicherte Fassung ist noch da.</translation>
    </message>
    <message>
        <source>You have no permission to write “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Du hast keine Berechtigung, „{path}“ zu schreiben.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {system}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>„{path}“ ließ sich nicht schreiben: {system}.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Es gibt keine Datei „{path}“.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {system}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>„{path}“ ließ sich nicht lesen: {system}.</translation>
    </message>
    <message>
        <source>A newer version of Canasta wrote this file: update Canasta.</source>
        <translation>Eine neuere Version von Canasta hat diese Datei geschrieben: Aktualisiere Canasta.</translation>
    </message>
    <message>
        <source>Thinking it over…</source>
        <translation>Moment, ich überlege…</translation>
    </message>
    <message>
        <source>The staged cards go back to your hand.</source>
        <translation>Die bereitgelegten Karten gehen auf die Hand zurück.</translation>
    </message>
    <message>
        <source>No other player has played in this round yet.</source>
        <translation>In dieser Runde hat noch niemand sonst gespielt.</translation>
    </message>
    <message>
        <source>{name}:</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}:</translation>
    </message>
    <message>
        <source>To leave with a half-made answer, press the button {button}.</source>
        <extracomment>{button}: what is written on a button: Take pile</extracomment><translation>Um trotz halber Antwort zu gehen, drücke den Knopf {button}.</translation>
    </message>
    <message>
        <source>Click here</source>
        <translation>Klicke hier</translation>
    </message>
    <message>
        <source>Drag here</source>
        <translation>Lege sie hierher</translation>
    </message>
    <message>
        <source>Select here</source>
        <translation>Hier auswählen</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Schau hier</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{said}: what a player says, a whole sentence: Yes.</extracomment><translation>{name}: {said}</translation>
    </message>
    <message>
        <source>These cards: {named}.</source>
        <extracomment>{named}: cards by their names, read aloud: king of spades, two of clubs</extracomment><translation>Diese Karten: {named}.</translation>
    </message>
    <message>
        <source>Press {key} to select the card with the ring first.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Drücke zuerst {key}, um die Karte mit dem Ring auszuwählen.</translation>
    </message>
    <message>
        <source>{button}, key {key}</source>
        <extracomment>{button}: what is written on a button: Take pile
{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>{button}, Taste {key}</translation>
    </message>
    <message>
        <source>to be melded: {meld}</source>
        <extracomment>{meld}: a meld after “to”, with its article: the aces</extracomment><translation>noch zu melden: {meld}</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>Platz für eine neue Meldung</translation>
    </message>
    <message>
        <source>your foot, {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>dein Fuß, {cards}</translation>
    </message>
    <message>
        <source>next area: hand, melds, pile, stock</source>
        <translation>Hand, Meldungen, Stapel, Talon</translation>
    </message>
    <message>
        <source>move from card to card</source>
        <translation>von Karte zu Karte gehen</translation>
    </message>
    <message>
        <source>first, last card of your hand</source>
        <translation>erste, letzte Karte der Hand</translation>
    </message>
    <message>
        <source>select a card, use a place</source>
        <translation>Karte auswählen, Platz benutzen</translation>
    </message>
    <message>
        <source>next card of the rank (0: ten, W: wild card)</source>
        <translation>nächste Karte des Ranges (Q: Dame, J: Bube, 0: Zehn, W: wild)</translation>
    </message>
    <message>
        <source>select all of the rank</source>
        <translation>alle des Ranges auswählen</translation>
    </message>
    <message>
        <source>add selection to that rank’s meld</source>
        <translation>Auswahl an die Meldung des Ranges anlegen</translation>
    </message>
    <message>
        <source>move the card within your hand</source>
        <translation>Karte in der Hand verschieben</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>meld the selection</source>
        <translation>Auswahl melden</translation>
    </message>
    <message>
        <source>discard the selected card</source>
        <translation>die ausgewählte Karte abwerfen</translation>
    </message>
    <message>
        <source>end the turn without a discard</source>
        <translation>den Zug ohne Abwurf beenden</translation>
    </message>
    <message>
        <source>press the highlighted button</source>
        <translation>hervorgehobenen Knopf drücken</translation>
    </message>
    <message>
        <source>take the last staged meld back</source>
        <translation>zuletzt bereitgelegte Meldung zurücknehmen</translation>
    </message>
    <message>
        <source>undo the last step; a discard too, until the next player begins</source>
        <translation>letzten Schritt zurücknehmen; einen Abwurf, bis der nächste Spieler beginnt</translation>
    </message>
    <message>
        <source>redo what was undone</source>
        <translation>Zurückgenommenes wiederholen</translation>
    </message>
    <message>
        <source>practice: all hands</source>
        <translation>Übung: alle Blätter</translation>
    </message>
    <message>
        <source>ask to go out, go out</source>
        <translation>fragen: „Darf ich ausmachen?“, ausmachen</translation>
    </message>
    <message>
        <source>show a hint, then compare moves</source>
        <translation>Tipp zeigen, dann Züge vergleichen</translation>
    </message>
    <message>
        <source>Compare moves</source>
        <translation>Züge vergleichen</translation>
    </message>
    <message>
        <source>why did they do that?</source>
        <translation>warum dieser Zug?</translation>
    </message>
    <message>
        <source>answer your partner: yes, no</source>
        <translation>dem Partner antworten: ja, nein</translation>
    </message>
    <message>
        <source>choose how to take the pile</source>
        <translation>wählen, wie du den Stapel nimmst</translation>
    </message>
    <message>
        <source>sort by rank, by suit, or use your own order</source>
        <translation>nach Rang oder Farbe sortieren oder eigene Reihenfolge</translation>
    </message>
    <message>
        <source>see which cards are out</source>
        <translation>sehen, welche Karten gefallen sind</translation>
    </message>
    <message>
        <source>hear the situation, the table</source>
        <translation>die Lage hören, den Tisch hören</translation>
    </message>
    <message>
        <source>hear the focused place, or fan it out</source>
        <translation>ansagen oder auffächern, was markiert ist</translation>
    </message>
    <message>
        <source>hear last turn, the one before</source>
        <translation>den letzten Zug hören, den davor</translation>
    </message>
    <message>
        <source>hear what you can do now</source>
        <translation>hören, was du jetzt tun kannst</translation>
    </message>
    <message>
        <source>put cards back, clear the selection, skip a pause</source>
        <translation>zurücklegen, Auswahl aufheben, Pause überspringen</translation>
    </message>
    <message>
        <source>watching: pause, one step, all hands</source>
        <translation>beim Zuschauen: Pause, ein Schritt, alle Blätter</translation>
    </message>
    <message>
        <source>in a lesson: go on, say again, show me</source>
        <translation>in einer Lektion: weiter, noch einmal sagen, zeigen</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Choose the meld to combine it with.</source>
        <translation>Wähle die Meldung, mit der du sie vereinigst.</translation>
    </message>
    <message>
        <source>Choose a highlighted place.</source>
        <translation>Wähle einen hervorgehobenen Platz.</translation>
    </message>
    <message>
        <source>You can add only to melds of your own side.</source>
        <translation>Du kannst nur an Meldungen deiner eigenen Seite anlegen.</translation>
    </message>
    <message>
        <source>The stock takes no cards. You only draw from it.</source>
        <translation>Auf den Talon kommen keine Karten. Du ziehst nur von ihm.</translation>
    </message>
    <message>
        <source>Your own order. Press R to sort.</source>
        <translation>Deine eigene Reihenfolge. Mit R sortierst du.</translation>
    </message>
    <message>
        <source>Memory aids are off. You can switch them on in Preferences.</source>
        <translation>Gedächtnishilfen sind aus. Du kannst sie in den Einstellungen einschalten.</translation>
    </message>
    <message>
        <source>You have put no cards down to take back.</source>
        <translation>Es liegen keine Karten bereit, die du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>There are no staged cards. Press {key} to undo your last step.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Es liegen keine Karten bereit. Mit {key} nimmst du deinen letzten Schritt zurück.</translation>
    </message>
    <message>
        <source>Press X to discard a wild card.</source>
        <translation>Drücke X, um eine wilde Karte abzuwerfen.</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>{card}, {number} von {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, selected</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>{card}, {number} von {count}, ausgewählt</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>nicht ausgewählt</translation>
    </message>
    <message>
        <source>Drawn: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Gezogen: {cards}.</translation>
    </message>
    <message>
        <source>You have no {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Du hast keine {ranks}.</translation>
    </message>
    <message>
        <source>wild cards</source>
        <translation>wilde Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s)</source>
        <translation>
            <numerusform>%n wilde Karte</numerusform>
            <numerusform>%n wilde Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>on it: {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>darauf: {card}</translation>
    </message>
    <message>
        <source>{end}: takes {cards}</source>
        <extracomment>{end}: the card at an end of a sequence, after below or above: 5♥
{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>{end}: nimmt {cards} auf</translation>
    </message>
    <message>
        <source>{end}: {why}</source>
        <extracomment>{end}: the card at an end of a sequence, after below or above: 5♥
{why}: a whole sentence that gives the reason</extracomment><translation>{end}: {why}</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>Abwurfstapel</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>eingefroren</translation>
    </message>
    <message>
        <source>top: {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>oben {card}</translation>
    </message>
    <message>
        <source>stock, {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Talon, {cards}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>mit dir</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>gegen dich</translation>
    </message>
    <message>
        <source>went out</source>
        <translation>hat ausgemacht</translation>
    </message>
    <message>
        <source>plays from the foot</source>
        <translation>spielt aus dem Fuß</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{title}: {total} points.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{total}: how many there are, in figures: 12</extracomment><translation>{title}: {total} Punkte.</translation>
    </message>
    <message>
        <source>{title}: {total} of {need} points.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{total}: how many there are, in figures: 12
{need}: points in figures that are needed: 90</extracomment><translation>{title}: {total} von {need} Punkten.</translation>
    </message>
    <message>
        <source>Nothing is ready to meld.</source>
        <translation>Nichts ist zum Melden bereit.</translation>
    </message>
    <message>
        <source>no melds</source>
        <translation>keine Meldungen</translation>
    </message>
    <message numerus="yes">
        <source>%n red three(s)</source>
        <translation>
            <numerusform>%n rote Drei</numerusform>
            <numerusform>%n rote Dreien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black three(s)</source>
        <translation>
            <numerusform>%n schwarze Drei</numerusform>
            <numerusform>%n schwarze Dreien</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} closed</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{ranks} geschlossen</translation>
    </message>
    <message>
        <source>{side}: {melds}.</source>
        <extracomment>{side}: a side by its players, in a list: you and Anton
{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>{side}: {melds}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{number}: a number in figures: 3</extracomment><translation>{name} {number}</translation>
    </message>
    <message>
        <source>Cards in hand: {seats}; {discards}; {stock}.</source>
        <extracomment>{seats}: players with their numbers of cards, a list: Anton 11 cards
{discards}: the discard pile, read aloud: discard pile, 14 cards
{stock}: the stock, read aloud: stock, 61 cards</extracomment><translation>Handkarten: {seats}; {discards}; {stock}.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Ready to meld</source>
        <translation>Zum Melden bereit</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Your foot</source>
        <translation>Dein Fuß</translation>
    </message>
    <message>
        <source>Your red threes</source>
        <translation>Deine roten Dreien</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Your row</source>
        <translation>Deine Reihe</translation>
    </message>
    <message>
        <source>The game waits until you click the table or press Esc.</source>
        <translation>Das Spiel wartet, bis du auf den Tisch klickst oder Esc drückst.</translation>
    </message>
    <message>
        <source>Choose how to take the pile.</source>
        <translation>Wähle, womit du den Stapel nimmst.</translation>
    </message>
    <message>
        <source>{count} of {need}</source>
        <extracomment>{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{count} von {need}</translation>
    </message>
    <message>
        <source>{n} × {kind}</source>
        <extracomment>{n}: a number in figures: 3
{kind}: a kind of canastas, a label: Natural canastas</extracomment><translation>{n} × {kind}</translation>
    </message>
    <message>
        <source>foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>wings {count}</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>Flügel {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n three(s)</source>
        <translation>
            <numerusform>%n Drei</numerusform>
            <numerusform>%n Dreien</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven cards of one rank are a canasta. Canastas score most.</source>
        <translation>Sieben gleiche Karten sind ein Canasta. Canastas zählen am meisten.</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message numerus="yes">
        <source>black three(s)</source>
        <translation>
            <numerusform>schwarze Drei</numerusform>
            <numerusform>schwarze Dreien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>red three(s)</source>
        <translation>
            <numerusform>rote Drei</numerusform>
            <numerusform>rote Dreien</numerusform>
        </translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Neue Meldung</translation>
    </message>
    <message>
        <source>of {need}</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>von {need}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Cards seen</source>
        <translation>Gefallene Karten</translation>
    </message>
    <message>
        <source>{count}/{need}</source>
        <extracomment>{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{count}/{need}</translation>
    </message>
    <message>
        <source>Which packet do you keep as your foot?</source>
        <translation>Welches Päckchen behältst du als Fuß?</translation>
    </message>
    <message>
        <source>You pass on the other.</source>
        <translation>Das andere gibst du weiter.</translation>
    </message>
    <message>
        <source>First packet</source>
        <translation>Erstes Päckchen</translation>
    </message>
    <message>
        <source>Second packet</source>
        <translation>Zweites Päckchen</translation>
    </message>
    <message>
        <source>The bonus is for {least} to {most} cards. Your hand may slip a little.</source>
        <extracomment>{least}: the smallest number, in figures: 1
{most}: the largest number, in figures: 10</extracomment><translation>Die Prämie gibt es für {least} bis {most} Karten. Deine Hand kann etwas abrutschen.</translation>
    </message>
    <message numerus="yes">
        <source>The bonus is for exactly %n card(s). Your hand may slip a little.</source>
        <translation>
            <numerusform>Die Prämie gibt es für genau %n Karte. Deine Hand kann etwas abrutschen.</numerusform>
            <numerusform>Die Prämie gibt es für genau %n Karten. Deine Hand kann etwas abrutschen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Karten abheben</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Do not take it</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Take the pile with…</source>
        <translation>Stapel nehmen mit…</translation>
    </message>
    <message>
        <source>being taken</source>
        <translation>wird genommen</translation>
    </message>
    <message>
        <source>about to open</source>
        <translation>eröffnet gleich</translation>
    </message>
    <message>
        <source>with {name}</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>mit {name}</translation>
    </message>
    <message>
        <source>Initial meld: {need} points</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Erstmeldung: {need} Punkte</translation>
    </message>
    <message>
        <source>Initial meld: </source>
        <translation>Erstmeldung: </translation>
    </message>
    <message>
        <source>Drag cards here, or select them and click.</source>
        <translation>Lege Karten hierher oder wähle sie aus und klicke.</translation>
    </message>
    <message>
        <source>No melds yet. Minimum: {need}.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Noch keine Meldungen. Mindestwert: {need}.</translation>
    </message>
    <message>
        <source>No melds yet. Minimum: {need} points.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Noch keine Meldungen. Mindestwert: {need} Punkte.</translation>
    </message>
    <message>
        <source>minimum {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Mindestwert {points}</translation>
    </message>
    <message>
        <source>+ foot</source>
        <translation>+ Fuß</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>fragt dich</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>überlegt…</translation>
    </message>
    <message>
        <source>in foot</source>
        <translation>im Fuß</translation>
    </message>
    <message>
        <source>{who}, in foot</source>
        <extracomment>{who}: what a player is to you, or does: partner</extracomment><translation>{who}, im Fuß</translation>
    </message>
    <message>
        <source>alone this round</source>
        <translation>diese Runde allein</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>spielt allein</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>mit dir</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>gegen dich</translation>
    </message>
    <message>
        <source>Replay table</source>
        <translation>Tisch der Wiedergabe</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>before i</comment>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first}, {last}</source>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first}, {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>before o</comment>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>Moves, best first</source>
        <translation>Züge, der beste zuerst</translation>
    </message>
    <message>
        <source>Review of the round</source>
        <translation>Rückblick auf die Runde</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>Wiedergabe der Runde</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Rückblick auf die Partie</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Wiedergabe der Partie</translation>
    </message>
    <message>
        <source>The adviser is checking your decisions…</source>
        <translation>Der Ratgeber prüft deine Entscheidungen…</translation>
    </message>
    <message>
        <source>Decisions checked</source>
        <translation>Geprüfte Entscheidungen</translation>
    </message>
    <message>
        <source>Stops at these decisions</source>
        <translation>Hält an diesen Entscheidungen</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n decision(s)</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>
            <numerusform>{count} von %n Entscheidung</numerusform>
            <numerusform>{count} von %n Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Am Tisch zeigen</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Ab hier ausprobieren</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Rückblick auf die Partie</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Anderes Spiel…</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>Über Canasta</translation>
    </message>
    <message>
        <source>Canasta {version}</source>
        <extracomment>{version}: a version: 1.0</extracomment><translation>Canasta {version}</translation>
    </message>
    <message>
        <source>Canasta against computer opponents. Free under the MIT licence.</source>
        <translation>Canasta gegen den Computer. Frei unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Typefaces: Inter and Vollkorn, under the SIL Open Font License 1.1.</source>
        <translation>Schriften: Inter und Vollkorn, unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>This program is made of the following parts.</source>
        <translation>Dieses Programm besteht aus den folgenden Teilen.</translation>
    </message>
    <message>
        <source>count the next line</source>
        <translation>nächste Zeile zählen</translation>
    </message>
    <message>
        <source>count all at once</source>
        <translation>alles auf einmal zählen</translation>
    </message>
    <message>
        <source>count all, then go on</source>
        <translation>alles zählen, dann weiter</translation>
    </message>
    <message>
        <source>show all hands (after the count)</source>
        <translation>alle Karten zeigen (nach dem Zählen)</translation>
    </message>
    <message>
        <source>score sheet (after the count)</source>
        <translation>Abrechnung (nach dem Zählen)</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>abspielen, anhalten</translation>
    </message>
    <message>
        <source>previous step, next step</source>
        <translation>ein Schritt zurück, vor</translation>
    </message>
    <message>
        <source>previous turn, next turn</source>
        <translation>ein Zug zurück, vor</translation>
    </message>
    <message>
        <source>previous round, next round</source>
        <translation>eine Runde zurück, vor</translation>
    </message>
    <message>
        <source>start of the round, end of the round</source>
        <translation>Anfang, Ende der Runde</translation>
    </message>
    <message>
        <source>next key moment, previous key moment</source>
        <translation>nächste, vorige Schlüsselstelle</translation>
    </message>
    <message>
        <source>all hands (after the round)</source>
        <translation>alle Blätter (nach der Runde)</translation>
    </message>
    <message>
        <source>review of the round (after the round)</source>
        <translation>Rückblick (nach der Runde)</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>switch between table and side panel</source>
        <translation>Tisch oder Seitenleiste</translation>
    </message>
    <message>
        <source>rules of this game, or of what you point to</source>
        <translation>Regeln des Spiels oder dessen, worauf du zeigst</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>While a round is counted</source>
        <translation>Während eine Runde gezählt wird</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In der Wiedergabe</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Canasta ran into a bug</source>
        <translation>In Canasta ist ein Fehler aufgetreten</translation>
    </message>
    <message>
        <source>The report below helps us fix it. It contains the finished rounds, what you can see of this one, and no personal data. Your last moves could not be saved.</source>
        <translation>Der Bericht unten hilft uns, ihn zu beheben. Er enthält die beendeten Runden, von der laufenden nur, was du sehen kannst, und keine persönlichen Angaben. Deine letzten Züge konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The report below helps us fix it. It contains the finished rounds, what you can see of this one, and no personal data. Your game is saved up to the last move.</source>
        <translation>Der Bericht unten hilft uns, ihn zu beheben. Er enthält die beendeten Runden, von der laufenden nur, was du sehen kannst, und keine persönlichen Angaben. Deine Partie ist bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Quit Canasta</source>
        <translation>Canasta beenden</translation>
    </message>
    <message>
        <source>The same for everyone</source>
        <translation>Gleich für alle</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mindestwert</translation>
    </message>
    <message>
        <source>Remove row {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Zeile {number} entfernen</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Zurücksetzen: {rule}</translation>
    </message>
    <message>
        <source>No rule matches.</source>
        <translation>Keine Regel passt dazu.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ This cannot be played yet, for %n reason(s):</source>
        <translation>
            <numerusform>⚠ So ist noch kein Spiel möglich, aus einem Grund:</numerusform>
            <numerusform>⚠ So ist noch kein Spiel möglich, aus %n Gründen:</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Ausgehen von</translation>
    </message>
    <message>
        <source>{game} · draft</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>{game} · Entwurf</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Find a rule…</source>
        <translation>Regel suchen…</translation>
    </message>
    <message>
        <source>Rules shown</source>
        <translation>Gezeigte Regeln</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Only my changes</source>
        <translation>Nur meine Änderungen</translation>
    </message>
    <message>
        <source>Only what differs from Classic</source>
        <translation>Nur Abweichungen vom klassischen Spiel</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Gruppen von Regeln</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Import ruleset…</source>
        <translation>Regelwerk importieren…</translation>
    </message>
    <message>
        <source>Export ruleset…</source>
        <translation>Regelwerk exportieren…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Print what differs…</source>
        <translation>Unterschiede drucken…</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Text einfügen</translation>
    </message>
    <message>
        <source>Delete ruleset…</source>
        <translation>Regelwerk löschen…</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n Regel geändert</numerusform>
            <numerusform>%n Regeln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Save ruleset</source>
        <translation>Regelwerk speichern</translation>
    </message>
    <message>
        <source>Name of the ruleset</source>
        <translation>Name des Regelwerks</translation>
    </message>
    <message>
        <source>Sunday rules</source>
        <translation>Sonntagsregeln</translation>
    </message>
    <message>
        <source>Note for the list of games</source>
        <translation>Notiz für die Liste der Spiele</translation>
    </message>
    <message>
        <source>As we play at home</source>
        <translation>Wie wir zu Hause spielen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>A ruleset of this name is there already and will be replaced. Choose another name to keep both.</source>
        <translation>Ein Regelwerk dieses Namens gibt es schon, es wird ersetzt. Wähle einen anderen Namen, um beide zu behalten.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Compare all moves…</source>
        <translation>Züge vergleichen…</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>The same 108 cards in the same order for everybody.</source>
        <translation>Dieselben 108 Karten in derselben Reihenfolge für alle.</translation>
    </message>
    <message>
        <source>Share your result</source>
        <translation>Teile dein Ergebnis</translation>
    </message>
    <message>
        <source>One line of text. Nothing is sent anywhere.</source>
        <translation>Eine Zeile Text. Nichts wird irgendwohin gesendet.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Another day</source>
        <translation>Anderer Tag</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>{n} von {total}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>Practice: nothing counts</source>
        <translation>Übung: nichts zählt</translation>
    </message>
    <message>
        <source>Practice: nothing counts. Only hints are added to those of your game.</source>
        <translation>Übung: Nichts zählt. Nur Tipps werden zu denen deiner Partie gezählt.</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>Blätter verdecken</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>To {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Bis {points}</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Wie möchtest du anfangen?</translation>
    </message>
    <message>
        <source>Lessons and practice are always in the menu Learn.</source>
        <translation>Lektionen und Übungen stehen im Menü Lernen.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Startse&amp;ite</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Hausregeln…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Fort&amp;setzen</translation>
    </message>
    <message>
        <source>Saved ga&amp;mes…</source>
        <translation>Ges&amp;peicherte Partien…</translation>
    </message>
    <message>
        <source>Score p&amp;ad…</source>
        <translation>Punktebl&amp;ock…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>G&amp;leiche Karten noch einmal</translation>
    </message>
    <message>
        <source>Copy res&amp;ult</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>A&amp;bandon game…</source>
        <translation>Partie &amp;abbrechen…</translation>
    </message>
    <message>
        <source>&amp;Let a bot play for me</source>
        <translation>Einen Bot für &amp;mich spielen lassen</translation>
    </message>
    <message>
        <source>Scor&amp;e of the last round…</source>
        <translation>Abrechnung &amp;der letzten Runde…</translation>
    </message>
    <message>
        <source>&amp;Replay game</source>
        <translation>&amp;Wiedergabe der Partie</translation>
    </message>
    <message>
        <source>Replay sa&amp;ved game…</source>
        <translation>Gespeicherte Partie wieder&amp;geben…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;First round</source>
        <translation>&amp;Erste Runde</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>&amp;Practice mode…</source>
        <translation>Ü&amp;bungsmodus…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day…</source>
        <translation>&amp;Verteilung des Tages…</translation>
    </message>
    <message>
        <source>Practice p&amp;ositions…</source>
        <translation>Übun&amp;gsstellungen…</translation>
    </message>
    <message>
        <source>&amp;Today’s position</source>
        <translation>Stellung des &amp;Tages</translation>
    </message>
    <message>
        <source>Canasta &amp;glossary</source>
        <translation>&amp;Canasta-Begriffe</translation>
    </message>
    <message>
        <source>&amp;My notes</source>
        <translation>&amp;Mein Merkzettel</translation>
    </message>
    <message>
        <source>&amp;Start over…</source>
        <translation>V&amp;on vorn beginnen…</translation>
    </message>
    <message>
        <source>&amp;Back to your game</source>
        <translation>&amp;Zurück zu deiner Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Draw card</source>
        <translation>Karte &amp;ziehen</translation>
    </message>
    <message>
        <source>Take &amp;pile</source>
        <translation>&amp;Stapel nehmen</translation>
    </message>
    <message>
        <source>&amp;Meld selected cards</source>
        <translation>&amp;Auswahl melden</translation>
    </message>
    <message>
        <source>Discard sele&amp;cted card</source>
        <translation>Auswahl ab&amp;werfen</translation>
    </message>
    <message>
        <source>Me&amp;ld staged cards</source>
        <translation>&amp;Bereitgelegtes melden</translation>
    </message>
    <message>
        <source>Take &amp;back staged cards</source>
        <translation>Bereitgelegtes zu&amp;rücknehmen</translation>
    </message>
    <message>
        <source>&amp;Ask to go out</source>
        <translation>&amp;Fragen: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>Go ou&amp;t</source>
        <translation>A&amp;usmachen</translation>
    </message>
    <message>
        <source>Answer: &amp;yes, go out</source>
        <translation>Antwort: &amp;ja, mach aus</translation>
    </message>
    <message>
        <source>Answer: &amp;no, play on</source>
        <translation>Antwort: &amp;nein, weiter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rück&amp;gängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wiederh&amp;olen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>C&amp;ompare moves</source>
        <translation>Züge &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>Warum &amp;dieser Zug?</translation>
    </message>
    <message>
        <source>&amp;Skip pauses</source>
        <translation>&amp;Pausen überspringen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>Te&amp;mpo</translation>
    </message>
    <message>
        <source>&amp;Table colour</source>
        <translation>Tisch&amp;farbe</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation>&amp;Größere Karten</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>&amp;Kleinere Karten</translation>
    </message>
    <message>
        <source>&amp;Reset card size</source>
        <translation>&amp;Normale Kartengröße</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Problem mitteilen…</translation>
    </message>
    <message>
        <source>Open games &amp;folder</source>
        <translation>&amp;Ordner der Partien öffnen</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>Über &amp;Canasta</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Zurück zum Tisch</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>&amp;Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Ton einschalten</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Ton ausschalten</translation>
    </message>
    <message>
        <source>Ta&amp;ke my seat back</source>
        <translation>Selbst weite&amp;rspielen</translation>
    </message>
    <message>
        <source>{name} ta&amp;kes the seat back</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} spielt selbst weite&amp;r</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <extracomment>{speed}: how fast the others play, after a colon: Fast</extracomment><translation>Tempo: {speed}.</translation>
    </message>
    <message>
        <source>Find a game: name, players, packs, points…</source>
        <translation>Spiel suchen: Name, Spieler, Kartenspiele, Punkte…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Spiel suchen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>No game matches. Press {key} to clear the search.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Kein Spiel passt dazu. {key} leert die Suche.</translation>
    </message>
    <message>
        <source>{numbers} players</source>
        <extracomment>{numbers}: numbers of players in figures, joined: 2, 3 or 4</extracomment><translation>{numbers} Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <extracomment>{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Name: {seat}</translation>
    </message>
    <message>
        <source>Level: {seat}</source>
        <extracomment>{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Stufe: {seat}</translation>
    </message>
    <message>
        <source>Set for each player</source>
        <translation>Je Spieler</translation>
    </message>
    <message>
        <source>Choose a level or a person for each player.</source>
        <translation>Wähle für jeden Platz eine Stufe oder einen Menschen.</translation>
    </message>
    <message>
        <source>Hands are covered while the computer is passed on.</source>
        <translation>Beim Weitergeben des Rechners sind die Karten verdeckt.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>Always begin with this game</source>
        <translation>Immer mit diesem Spiel beginnen</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>noun</comment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>house rule</comment>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Verteilung Nr.</translation>
    </message>
    <message>
        <source>The program draws a number at random, and that number alone decides the order of the cards. Players, levels and scores have no influence. The same number deals the same cards to everybody.</source>
        <translation>Das Programm zieht eine zufällige Nummer, und sie allein bestimmt die Reihenfolge der Karten. Spieler, Stufen und Punkte spielen keine Rolle. Die gleiche Nummer gibt allen die gleichen Karten.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Deal cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Bots zuschauen</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} Punkte</translation>
    </message>
    <message>
        <source>Another score…</source>
        <translation>Andere Punktzahl…</translation>
    </message>
    <message>
        <source>Play to a score…</source>
        <translation>Bis zu einer Punktzahl…</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Runde {n}</translation>
    </message>
    <message>
        <source>By parts</source>
        <comment>score pad</comment>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Only points</source>
        <comment>score pad</comment>
        <translation>Nur Punkte</translation>
    </message>
    <message>
        <source>How to enter the round</source>
        <translation>Wie die Runde eingetragen wird</translation>
    </message>
    <message>
        <source>Delete round</source>
        <translation>Runde löschen</translation>
    </message>
    <message>
        <source>Save round</source>
        <translation>Runde speichern</translation>
    </message>
    <message>
        <source>Points of the round</source>
        <translation>Punkte der Runde</translation>
    </message>
    <message>
        <source>{part}: {side}</source>
        <comment>score pad</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{side}: a side by its players, in a list: you and Anton</extracomment><translation>{part}: {side}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Punkteblock</translation>
    </message>
    <message>
        <source>Enter round…</source>
        <translation>Runde eintragen…</translation>
    </message>
    <message>
        <source>New pad…</source>
        <translation>Neuer Block…</translation>
    </message>
    <message>
        <source>Other pads…</source>
        <translation>Andere Blöcke…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Correct round {n}: {points}</source>
        <extracomment>{n}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>Runde {n} korrigieren: {points}</translation>
    </message>
    <message>
        <source>New score pad</source>
        <translation>Neuer Punkteblock</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Gibt zuerst</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Name von Spieler {n}</translation>
    </message>
    <message>
        <source>Names, in the order of play</source>
        <translation>Namen, in Sitzordnung</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie System</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Changes apply immediately.</source>
        <translation>Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Karten und Tisch</translation>
    </message>
    <message>
        <source>Turn and questions</source>
        <translation>Zug und Fragen</translation>
    </message>
    <message>
        <source>Everything you hear is also shown.</source>
        <translation>Alles, was du hörst, wird auch gezeigt.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Automatic: on every card against novices and beginners, otherwise on the selected card.</source>
        <translation>Automatisch: gegen Neulinge und Anfänger auf jeder Karte, sonst auf der ausgewählten.</translation>
    </message>
    <message>
        <source>Press C to see them. The statistics tell games with and without.</source>
        <translation>Drücke C, um sie zu sehen. Die Statistik führt Partien mit und ohne getrennt auf.</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>kleiner</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>größer</translation>
    </message>
    <message>
        <source>Volume: {name}</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Lautstärke: {name}</translation>
    </message>
    <message>
        <source>quieter</source>
        <translation>leiser</translation>
    </message>
    <message>
        <source>louder</source>
        <translation>lauter</translation>
    </message>
    <message>
        <source>{n}%</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>{n} %</translation>
    </message>
    <message>
        <source>Position in the round</source>
        <translation>Stelle in der Runde</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Blick von</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Review round</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was, wenn?</translation>
    </message>
    <message>
        <source>Play on from here; the record stays as it is</source>
        <translation>Ab hier weiterspielen; die Aufzeichnung bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Previous key moment</source>
        <translation>Vorige Schlüsselstelle</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>replay</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>replay</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Available after the round</source>
        <translation>Erst nach der Runde</translation>
    </message>
    <message>
        <source>You made no decisions in this round</source>
        <translation>Du hast in dieser Runde nichts entschieden</translation>
    </message>
    <message>
        <source>Find your worst decisions</source>
        <translation>Deine schwächsten Entscheidungen finden</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Rückblick beenden</translation>
    </message>
    <message>
        <source>Done: the replay stops at each key moment</source>
        <translation>Fertig: Die Wiedergabe hält an jeder Schlüsselstelle</translation>
    </message>
    <message>
        <source>Checking {n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>{n}/{total} ✓</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Punkteblöcke</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Melds</source>
        <comment>score card</comment>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>{points} with bonuses</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} mit Prämien</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>nicht eröffnet</translation>
    </message>
    <message>
        <source>1st of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>1. von {all}</translation>
    </message>
    <message>
        <source>2nd of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>2. von {all}</translation>
    </message>
    <message>
        <source>3rd of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>3. von {all}</translation>
    </message>
    <message>
        <source>4th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>4. von {all}</translation>
    </message>
    <message>
        <source>5th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>5. von {all}</translation>
    </message>
    <message>
        <source>6th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>6. von {all}</translation>
    </message>
    <message>
        <source>7th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>7. von {all}</translation>
    </message>
    <message>
        <source>8th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>8. von {all}</translation>
    </message>
    <message>
        <source>Round {n} of {all}</source>
        <extracomment>{n}: a number in figures: 3
{all}: how many rounds there are, in figures: 4</extracomment><translation>Runde {n} von {all}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>bis {points}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <comment>short</comment>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Runde {n}</translation>
    </message>
    <message>
        <source>Scoring the round</source>
        <translation>Abrechnung der Runde</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alles auf einmal</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Karten zeigen</translation>
    </message>
    <message>
        <source>Hands at the end of the round</source>
        <translation>Handkarten am Ende der Runde</translation>
    </message>
    <message>
        <source>{name}: foot</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}: Fuß</translation>
    </message>
    <message>
        <source>went out, no cards left</source>
        <translation>ausgemacht, keine Karten übrig</translation>
    </message>
    <message>
        <source>Score after round {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Abrechnung nach Runde {n}</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Rückblick…</translation>
    </message>
    <message>
        <source>Watch the round again, step by step</source>
        <translation>Die Runde noch einmal ansehen, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Click to replay from here</source>
        <translation>Klicken, um ab hier abzuspielen</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Ab hier noch einmal ansehen</translation>
    </message>
    <message>
        <source>What if…? (from here)</source>
        <translation>Was, wenn? (ab hier)</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Points in the last games</source>
        <translation>Punkte in den letzten Partien</translation>
    </message>
    <message>
        <source>{day}, {rules}
{result}, {score}</source>
        <extracomment>{day}: a date, as short as the language writes it: 22/11/2026
{rules}: the name of a game: Samba
{result}: how a game ended: Won
{score}: points of the sides in figures: 5,340 : 4,205</extracomment><translation>{day}, {rules}
{result}, {score}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>nicht gewonnen</translation>
    </message>
    <message>
        <source>best opponent</source>
        <translation>bester Gegner</translation>
    </message>
    <message>
        <source>Filled bars are games won, dashes the best opponent.</source>
        <translation>Gefüllte Balken sind gewonnene Partien, Striche der beste Gegner.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Your next finished game starts this chart.</source>
        <translation>Mit deiner nächsten beendeten Partie beginnt dieses Diagramm.</translation>
    </message>
    <message>
        <source>Past games, newest first</source>
        <translation>Frühere Partien, die neueste zuerst</translation>
    </message>
    <message>
        <source>against {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>gegen {names}</translation>
    </message>
    <message>
        <source>{rules}, {day}, {opponents}: {result}, {score}</source>
        <extracomment>{rules}: the name of a game: Samba
{day}: a date, as short as the language writes it: 22/11/2026
{opponents}: players' names, joined: Clara and Tomás
{result}: how a game ended: Won
{score}: points of the sides in figures: 5,340 : 4,205</extracomment><translation>{rules}, {day}, {opponents}: {result}, {score}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Games counted: rules</source>
        <translation>Gezählte Partien: Regeln</translation>
    </message>
    <message>
        <source>Games counted: level of the opponents</source>
        <translation>Gezählte Partien: Stufe der Gegner</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>played</comment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Games counted</source>
        <translation>Gezählte Partien</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Noch keine beendeten Partien</translation>
    </message>
    <message>
        <source>Finish one to see how often you win and how your rounds go.</source>
        <translation>Spiel eine zu Ende, um zu sehen, wie oft du gewinnst und wie deine Runden laufen.</translation>
    </message>
    <message>
        <source>Replay this game in a new window</source>
        <translation>Diese Partie in einem neuen Fenster wiedergeben</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Save the listed games as a table (CSV)</source>
        <translation>Die aufgeführten Partien als Tabelle speichern (CSV)</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Counting your games…</source>
        <translation>Deine Partien werden gezählt…</translation>
    </message>
    <message numerus="yes">
        <source>Counting: {done} of %n game(s)</source>
        <extracomment>{done}: how many are done, in figures: 12</extracomment><translation>
            <numerusform>Gezählt: {done} von %n Partie</numerusform>
            <numerusform>Gezählt: {done} von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>Tischfarbe</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mitternacht</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Canasta font</source>
        <translation>Schrift von Canasta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Knöpfe</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Button size</source>
        <translation>Größe der Knöpfe</translation>
    </message>
    <message>
        <source>Large, for touch</source>
        <translation>Groß, für Touch</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Kartenfarben</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rosette</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Dein Porträt</translation>
    </message>
    <message>
        <source>A fan of cards</source>
        <translation>Ein Kartenfächer</translation>
    </message>
    <message>
        <source>Faces react</source>
        <translation>Mienenspiel</translation>
    </message>
    <message>
        <source>Count automatically</source>
        <translation>Automatisch zählen</translation>
    </message>
    <message>
        <source>Show what a discard does</source>
        <translation>Wirkung eines Abwurfs zeigen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>When selected</source>
        <translation>Bei Auswahl</translation>
    </message>
    <message>
        <source>Memory aids</source>
        <translation>Gedächtnishilfen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Cards known to be in hands</source>
        <translation>Auch bekannte Handkarten</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>A number from {least} to {most}.</source>
        <extracomment>{least}: the smallest number, in figures: 1
{most}: the largest number, in figures: 10</extracomment><translation>Eine Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>Less: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Weniger: {rule}</translation>
    </message>
    <message>
        <source>More: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Mehr: {rule}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>End the round.</source>
        <translation>Beende die Runde.</translation>
    </message>
    <message>
        <source>end the round</source>
        <translation>die Runde beenden</translation>
    </message>
    <message>
        <source>You ended the round.</source>
        <translation>Du hast die Runde beendet.</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>Ziehe vom Talon.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>vom Talon ziehen</translation>
    </message>
    <message>
        <source>You drew.</source>
        <translation>Du hast vom Talon gezogen.</translation>
    </message>
    <message>
        <source>Ask your partner whether to go out.</source>
        <translation>Frage deinen Partner, ob du ausmachen darfst.</translation>
    </message>
    <message>
        <source>ask your partner whether to go out</source>
        <translation>deinen Partner nach dem Ausmachen fragen</translation>
    </message>
    <message>
        <source>You asked your partner whether to go out.</source>
        <translation>Du hast deinen Partner gefragt, ob du ausmachen darfst.</translation>
    </message>
    <message>
        <source>End your turn without a discard.</source>
        <translation>Beende deinen Zug ohne Abwurf.</translation>
    </message>
    <message>
        <source>You ended your turn without a discard.</source>
        <translation>Du hast deinen Zug ohne Abwurf beendet.</translation>
    </message>
    <message>
        <source>Meld your whole hand.</source>
        <translation>Melde dein ganzes Blatt.</translation>
    </message>
    <message>
        <source>meld the whole hand</source>
        <translation>das ganze Blatt melden</translation>
    </message>
    <message>
        <source>You melded your whole hand.</source>
        <translation>Du hast dein ganzes Blatt gemeldet.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Wirf {card} ab.</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Du hast {card} abgeworfen.</translation>
    </message>
    <message>
        <source>discard {card} without melding</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{card} abwerfen, ohne zu melden</translation>
    </message>
    <message>
        <source>You discarded {card} without melding.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Du hast {card} abgeworfen, ohne zu melden.</translation>
    </message>
    <message>
        <source>Say yes.</source>
        <translation>Sage Ja.</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>Ja sagen</translation>
    </message>
    <message>
        <source>You said yes.</source>
        <translation>Du hast Ja gesagt.</translation>
    </message>
    <message>
        <source>Say no.</source>
        <translation>Sage Nein.</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>Nein sagen</translation>
    </message>
    <message>
        <source>You said no.</source>
        <translation>Du hast Nein gesagt.</translation>
    </message>
    <message>
        <source>Keep the first packet.</source>
        <translation>Behalte das erste Päckchen.</translation>
    </message>
    <message>
        <source>keep the first packet</source>
        <translation>das erste Päckchen behalten</translation>
    </message>
    <message>
        <source>You kept the first packet.</source>
        <translation>Du hast das erste Päckchen behalten.</translation>
    </message>
    <message>
        <source>Keep the second packet.</source>
        <translation>Behalte das zweite Päckchen.</translation>
    </message>
    <message>
        <source>keep the second packet</source>
        <translation>das zweite Päckchen behalten</translation>
    </message>
    <message>
        <source>You kept the second packet.</source>
        <translation>Du hast das zweite Päckchen behalten.</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n card(s).</source>
        <translation>
            <numerusform>Hebe %n Karte ab.</numerusform>
            <numerusform>Hebe %n Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s)</source>
        <translation>
            <numerusform>%n Karte abheben</numerusform>
            <numerusform>%n Karten abheben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cut %n card(s).</source>
        <translation>
            <numerusform>Du hast %n Karte abgehoben.</numerusform>
            <numerusform>Du hast %n Karten abgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile and add {card} to {meld}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Nimm den Stapel und lege {card} an {meld} an.</translation>
    </message>
    <message>
        <source>take the pile and add {card} to {meld}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>den Stapel nehmen und {card} an {meld} anlegen</translation>
    </message>
    <message>
        <source>You took the pile and added {card} to {meld}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Du hast den Stapel genommen und {card} an {meld} angelegt.</translation>
    </message>
    <message>
        <source>Take the pile with {with_cards}.</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>Nimm den Stapel mit {with_cards}.</translation>
    </message>
    <message>
        <source>take the pile with {with_cards}</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>den Stapel mit {with_cards} nehmen</translation>
    </message>
    <message>
        <source>You took the pile with {with_cards}.</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>Du hast den Stapel mit {with_cards} genommen.</translation>
    </message>
    <message>
        <source>Meld {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Melde {counted}.</translation>
    </message>
    <message>
        <source>meld {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted} melden</translation>
    </message>
    <message>
        <source>You melded {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Du hast {counted} gemeldet.</translation>
    </message>
    <message>
        <source>Lay out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Lege {counted} aus.</translation>
    </message>
    <message>
        <source>lay out {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted} auslegen</translation>
    </message>
    <message>
        <source>You laid out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Du hast {counted} ausgelegt.</translation>
    </message>
    <message>
        <source>Add {counted} to {meld}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Lege {counted} an {meld} an.</translation>
    </message>
    <message>
        <source>add {counted} to {meld}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>{counted} an {meld} anlegen</translation>
    </message>
    <message>
        <source>You added {counted} to {meld}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Du hast {counted} an {meld} angelegt.</translation>
    </message>
    <message>
        <source>Add {counted} to your melds.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Lege {counted} an deine Meldungen an.</translation>
    </message>
    <message>
        <source>add {counted} to your melds</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted} an deine Meldungen anlegen</translation>
    </message>
    <message>
        <source>You added {counted} to your melds.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Du hast {counted} an deine Meldungen angelegt.</translation>
    </message>
    <message>
        <source>Combine two melds: {label}.</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>Vereinige zwei Meldungen: {label}.</translation>
    </message>
    <message>
        <source>combine two melds: {label}</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>zwei Meldungen vereinigen: {label}</translation>
    </message>
    <message>
        <source>You combined two melds: {label}.</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>Du hast zwei Meldungen vereinigt: {label}.</translation>
    </message>
    <message>
        <source>Go out: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Ausmachen: {move}.</translation>
    </message>
    <message>
        <source>the new meld</source>
        <comment>after to</comment>
        <translation>die neue Meldung</translation>
    </message>
    <message>
        <source>the sequence {sequence}</source>
        <comment>after to</comment>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>die Folge {sequence}</translation>
    </message>
    <message>
        <source>the wild cards</source>
        <comment>after to</comment>
        <translation>die wilden Karten</translation>
    </message>
    <message>
        <source>the black threes</source>
        <comment>after to</comment>
        <translation>die schwarzen Dreien</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <comment>after to</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>die {ranks}</translation>
    </message>
    <message>
        <source>the sequence {sequence}</source>
        <comment>object</comment>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>die Folge {sequence}</translation>
    </message>
    <message>
        <source>{counted} with {with_cards}</source>
        <comment>object</comment>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>{counted} mit {with_cards}</translation>
    </message>
    <message>
        <source>This completes {number_word} canastas: {points} points.</source>
        <extracomment>{number_word}: a number in words: three
{points}: points in figures: 1,985</extracomment><translation>Das vollendet {number_word} Canastas: {points} Punkte.</translation>
    </message>
    <message>
        <source>This completes {canastas}: {points} points.</source>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings
{points}: points in figures: 1,985</extracomment><translation>Das vollendet {canastas}: {points} Punkte.</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Previous turn:</source>
        <translation>Der Zug davor:</translation>
    </message>
    <message>
        <source>{name} has not played in this round yet.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hat in dieser Runde noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Why did {name} do that?</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Warum hat {name} so gespielt?</translation>
    </message>
    <message>
        <source>Playing on is better than going out now.</source>
        <translation>Weiterspielen ist besser, als jetzt auszumachen.</translation>
    </message>
    <message>
        <source>Clearly the best move</source>
        <translation>Klar der beste Zug</translation>
    </message>
    <message>
        <source>Probably the best move</source>
        <translation>Wahrscheinlich der beste Zug</translation>
    </message>
    <message>
        <source>A close decision</source>
        <translation>Eine knappe Entscheidung</translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}, about %n point(s) worse.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>
            <numerusform>Nächstbester Zug: {move}, etwa %n Punkt schlechter.</numerusform>
            <numerusform>Nächstbester Zug: {move}, etwa %n Punkte schlechter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is about as good.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{card} ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>Another way to meld is about as good.</source>
        <translation>Anders zu melden ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>About as good: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Etwa gleich gut: {move}.</translation>
    </message>
    <message>
        <source>Not now: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Jetzt nicht: {move}.</translation>
    </message>
    <message>
        <source>It costs a wild card.</source>
        <translation>Das kostet eine wilde Karte.</translation>
    </message>
    <message>
        <source>{feature}: {value}.</source>
        <extracomment>{feature}: what points come from, after a colon: cards left in hand
{value}: points with their sign: −7</extracomment><translation>{feature}: {value}.</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>etwa gleich gut</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>etwa %n Punkt schlechter</numerusform>
            <numerusform>etwa %n Punkte schlechter</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ended the round.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hat die Runde beendet.</translation>
    </message>
    <message>
        <source>No other move was compared.</source>
        <translation>Kein anderer Zug wurde verglichen.</translation>
    </message>
    <message>
        <source>The difference: keep {kept} in your hand.</source>
        <extracomment>{kept}: cards by their number that stay in the hand, the object: two kings</extracomment><translation>Der Unterschied: Behalte {kept} auf der Hand.</translation>
    </message>
    <message>
        <source>The difference: meld {counted} as well.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Der Unterschied: Melde auch {counted}.</translation>
    </message>
    <message>
        <source>The difference: meld {counted}, and keep {kept} in your hand.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{kept}: cards by their number that stay in the hand, the object: two kings</extracomment><translation>Der Unterschied: Melde {counted} und behalte {kept} auf der Hand.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Zug {number}</translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n point(s)</source>
        <translation>
            <numerusform>Kostete etwa %n Punkt</numerusform>
            <numerusform>Kostete etwa %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the adviser’s estimate (one/%n) of your decisions cost points. It saw only what you saw.</source>
        <translation>
            <numerusform>Nach Schätzung des Ratgebers hat eine deiner Entscheidungen Punkte gekostet. Er sah nur, was du sahst.</numerusform>
            <numerusform>Nach Schätzung des Ratgebers haben %n deiner Entscheidungen Punkte gekostet. Er sah nur, was du sahst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The adviser did not answer: (one/%n) of your decisions could not be checked.</source>
        <translation>
            <numerusform>Der Ratgeber hat nicht geantwortet: Eine deiner Entscheidungen konnte nicht geprüft werden.</numerusform>
            <numerusform>Der Ratgeber hat nicht geantwortet: %n deiner Entscheidungen konnten nicht geprüft werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes found. Well played!</source>
        <translation>Keine Fehler gefunden. Gut gespielt!</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}): it could be taken with {with_cards}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards
{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>{name} hat den Stapel ({pile}) übersehen: Er war mit {with_cards} zu nehmen.</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}): {card} fits a meld on the table.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{name} hat den Stapel ({pile}) übersehen: {card} passt an eine Meldung auf dem Tisch.</translation>
    </message>
    <message>
        <source>The round could end soon.</source>
        <translation>Die Runde könnte bald enden.</translation>
    </message>
    <message>
        <source>The round could end soon, and cards in your hand cost points.</source>
        <translation>Die Runde könnte bald enden, und Karten auf deiner Hand kosten Punkte.</translation>
    </message>
    <message>
        <source>It empties the hand, and the foot comes next.</source>
        <translation>Das leert die Hand, und dann kommt der Fuß.</translation>
    </message>
    <message numerus="yes">
        <source>(It/They) (costs/cost) {points} points, melded or not, until there is a canasta.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Bis es einen Canasta gibt, kostet die Karte {points} Punkte, gemeldet oder nicht.</numerusform>
            <numerusform>Bis es einen Canasta gibt, kosten die Karten {points} Punkte, gemeldet oder nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores only on the table.</source>
        <translation>Das zählt nur auf dem Tisch.</translation>
    </message>
    <message>
        <source>Another card is drawn for each three.</source>
        <translation>Für jede Drei wird eine neue Karte gezogen.</translation>
    </message>
    <message>
        <source>It is the canasta needed to open.</source>
        <translation>Das ist der Canasta, der zum Eröffnen nötig ist.</translation>
    </message>
    <message>
        <source>The top card completes the canasta needed to open.</source>
        <translation>Die oberste Karte vollendet den Canasta, der zum Eröffnen nötig ist.</translation>
    </message>
    <message>
        <source>One larger meld is closer to a canasta.</source>
        <translation>Eine größere Meldung ist näher an einem Canasta.</translation>
    </message>
    <message>
        <source>The top card fits a meld and brings the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Die oberste Karte passt an eine Meldung und bringt den Stapel ({pile}).</translation>
    </message>
    <message>
        <source>The last card then ends the round.</source>
        <translation>Die letzte Karte beendet dann die Runde.</translation>
    </message>
    <message>
        <source>It is the least useful card.</source>
        <translation>Diese Karte nützt am wenigsten.</translation>
    </message>
    <message>
        <source>It fits a meld, but the turn needs a discard.</source>
        <translation>Sie passt an eine Meldung, aber der Zug braucht einen Abwurf.</translation>
    </message>
    <message>
        <source>{name} overlooked that it fits a meld.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hat übersehen, dass sie an eine Meldung passt.</translation>
    </message>
    <message>
        <source>In the hand it would cost {points} points.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Auf der Hand würde sie {points} Punkte kosten.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Das riskiert den Stapel ({pile}), aber er ist nur mit einem natürlichen Paar zu nehmen.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but a side must open with {need} points to take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards
{need}: points in figures that are needed: 90</extracomment><translation>Das riskiert den Stapel ({pile}), aber nehmen kann ihn nur, wer mit {need} Punkten eröffnet.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but saves {three} for later.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards
{three}: a three that blocks the pile, as a sign: 3♠</extracomment><translation>Das riskiert den Stapel ({pile}), spart aber {three} für später auf.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but leaves a better hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Das riskiert den Stapel ({pile}), aber es bleibt eine bessere Hand.</translation>
    </message>
    <message>
        <source>It gives up the pile ({pile}), but no other discard is better.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Das gibt den Stapel ({pile}) her, aber kein anderer Abwurf ist besser.</translation>
    </message>
    <message>
        <source>It gives up the pile ({pile}), but leaves a better hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Das gibt den Stapel ({pile}) her, aber es bleibt eine bessere Hand.</translation>
    </message>
    <message>
        <source>No other discard is better.</source>
        <translation>Kein anderer Abwurf ist besser.</translation>
    </message>
    <message>
        <source>The pile ({pile}) stays frozen: only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Der Stapel ({pile}) bleibt eingefroren: Er ist nur mit einem natürlichen Paar zu nehmen.</translation>
    </message>
    <message>
        <source>{name} has no {ranks} to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} hat keine {ranks}, um den Stapel zu nehmen.</translation>
    </message>
    <message>
        <source>You have no {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Du hast keine {ranks}, um den Stapel zu nehmen.</translation>
    </message>
    <message>
        <source>{name} needs two {ranks} to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} braucht zwei {ranks}, um den Stapel zu nehmen.</translation>
    </message>
    <message>
        <source>You need two {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Du brauchst zwei {ranks}, um den Stapel zu nehmen.</translation>
    </message>
    <message>
        <source>{name} needs two {ranks}, or a wild card, to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} braucht zwei {ranks} oder eine wilde Karte, um den Stapel zu nehmen.</translation>
    </message>
    <message>
        <source>You need two {ranks}, or a wild card, to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Du brauchst zwei {ranks} oder eine wilde Karte, um den Stapel zu nehmen.</translation>
    </message>
    <message>
        <source>{name} cannot make the {need} points needed to open.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{need}: points in figures that are needed: 90</extracomment><translation>{name} hat nicht die {need} Punkte, die zum Eröffnen nötig sind.</translation>
    </message>
    <message>
        <source>You cannot make the {need} points needed to open.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Du hast nicht die {need} Punkte, die zum Eröffnen nötig sind.</translation>
    </message>
    <message>
        <source>{next} cannot take the pile.</source>
        <extracomment>{next}: the next player's name, the subject: Clara</extracomment><translation>{next} kann den Stapel nicht nehmen.</translation>
    </message>
    <message>
        <source>You cannot take the pile.</source>
        <translation>Du kannst den Stapel nicht nehmen.</translation>
    </message>
    <message>
        <source>{next} holds {counted}, but is unlikely to take the pile ({pile}).</source>
        <extracomment>{next}: the next player's name, the subject: Clara
{counted}: cards by their number, the object: two kings and a two
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{next} hält {counted}, nimmt den Stapel ({pile}) aber wohl nicht.</translation>
    </message>
    <message>
        <source>You hold {counted}, but are unlikely to take the pile ({pile}).</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Du hältst {counted}, nimmst den Stapel ({pile}) aber wohl nicht.</translation>
    </message>
    <message>
        <source>No discard is needed.</source>
        <translation>Ein Abwurf ist nicht nötig.</translation>
    </message>
    <message>
        <source>The whole hand scores at once.</source>
        <translation>Das ganze Blatt zählt auf einmal.</translation>
    </message>
    <message>
        <source>Nobody knows which packet is better.</source>
        <translation>Niemand weiß, welches Päckchen besser ist.</translation>
    </message>
    <message>
        <source>Where to cut is pure luck.</source>
        <translation>Wo du abhebst, ist reines Glück.</translation>
    </message>
    <message>
        <source>You must open before you can take the pile.</source>
        <translation>Du musst eröffnen, bevor du den Stapel nehmen kannst.</translation>
    </message>
    <message>
        <source>melds on the table</source>
        <translation>Meldungen auf dem Tisch</translation>
    </message>
    <message>
        <source>penalties for unfinished melds</source>
        <translation>Abzüge für unfertige Meldungen</translation>
    </message>
    <message>
        <source>canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>the initial meld</source>
        <translation>die Erstmeldung</translation>
    </message>
    <message>
        <source>going out</source>
        <translation>das Ausmachen</translation>
    </message>
    <message>
        <source>feet not yet picked up</source>
        <translation>noch nicht aufgenommene Füße</translation>
    </message>
    <message>
        <source>cards left in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>wild cards in hand</source>
        <translation>wilde Karten auf der Hand</translation>
    </message>
    <message>
        <source>black threes in hand</source>
        <translation>schwarze Dreien auf der Hand</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>rote Dreien</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>der Stapel</translation>
    </message>
    <message>
        <source>being on turn</source>
        <translation>am Zug sein</translation>
    </message>
    <message>
        <source>an early finish</source>
        <translation>ein frühes Ende</translation>
    </message>
    <message>
        <source>everything else</source>
        <translation>alles andere</translation>
    </message>
    <message>
        <source>It leads to more points from melds.</source>
        <translation>Das führt zu mehr Punkten aus Meldungen.</translation>
    </message>
    <message>
        <source>It leads to fewer points from melds.</source>
        <translation>Das führt zu weniger Punkten aus Meldungen.</translation>
    </message>
    <message>
        <source>It lowers the risk of a penalty for an unfinished meld.</source>
        <translation>Das senkt das Risiko eines Abzugs für eine unfertige Meldung.</translation>
    </message>
    <message>
        <source>It raises the risk of a penalty for an unfinished meld.</source>
        <translation>Das erhöht das Risiko eines Abzugs für eine unfertige Meldung.</translation>
    </message>
    <message>
        <source>It brings a canasta closer.</source>
        <translation>Das bringt einen Canasta näher.</translation>
    </message>
    <message>
        <source>It makes a canasta less likely.</source>
        <translation>Das macht einen Canasta weniger wahrscheinlich.</translation>
    </message>
    <message>
        <source>It brings the initial meld closer.</source>
        <translation>Das bringt die Erstmeldung näher.</translation>
    </message>
    <message>
        <source>It makes it harder to open.</source>
        <translation>Das macht das Eröffnen schwerer.</translation>
    </message>
    <message>
        <source>It brings going out closer.</source>
        <translation>Das bringt das Ausmachen näher.</translation>
    </message>
    <message>
        <source>It makes going out harder.</source>
        <translation>Das macht das Ausmachen schwerer.</translation>
    </message>
    <message>
        <source>It brings the foot closer.</source>
        <translation>Das bringt den Fuß näher.</translation>
    </message>
    <message>
        <source>It takes longer to reach the foot.</source>
        <translation>So dauert es länger bis zum Fuß.</translation>
    </message>
    <message>
        <source>It leaves a better hand.</source>
        <translation>Damit bleibt eine bessere Hand.</translation>
    </message>
    <message>
        <source>It leaves a worse hand.</source>
        <translation>Damit bleibt eine schlechtere Hand.</translation>
    </message>
    <message>
        <source>It keeps wild cards in the hand.</source>
        <translation>Damit bleiben wilde Karten auf der Hand.</translation>
    </message>
    <message>
        <source>It leaves fewer wild cards in the hand.</source>
        <translation>Damit bleiben weniger wilde Karten auf der Hand.</translation>
    </message>
    <message>
        <source>It keeps black threes in the hand.</source>
        <translation>Damit bleiben schwarze Dreien auf der Hand.</translation>
    </message>
    <message>
        <source>It leaves fewer black threes in the hand.</source>
        <translation>Damit bleiben weniger schwarze Dreien auf der Hand.</translation>
    </message>
    <message>
        <source>It brings more from red threes.</source>
        <translation>Das bringt mehr aus roten Dreien.</translation>
    </message>
    <message>
        <source>It brings less from red threes.</source>
        <translation>Das bringt weniger aus roten Dreien.</translation>
    </message>
    <message>
        <source>It gives better chances of taking the pile.</source>
        <translation>Damit stehen die Chancen besser, den Stapel zu nehmen.</translation>
    </message>
    <message>
        <source>It gives worse chances of taking the pile.</source>
        <translation>Damit stehen die Chancen schlechter, den Stapel zu nehmen.</translation>
    </message>
    <message>
        <source>{name} discarded {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} hat {counted} abgeworfen.</translation>
    </message>
    <message>
        <source>You discarded {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Du hast {counted} abgeworfen.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen all but %n of the {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Du hast alle {ranks} bis auf %n gesehen.</numerusform>
            <numerusform>Du hast alle {ranks} bis auf %n gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen all the other {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Du hast alle anderen {ranks} gesehen.</translation>
    </message>
    <message numerus="yes">
        <source>All but %n of the {ranks} have been seen.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Alle {ranks} bis auf %n waren schon zu sehen.</numerusform>
            <numerusform>Alle {ranks} bis auf %n waren schon zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the other {ranks} have been seen.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Alle anderen {ranks} waren schon zu sehen.</translation>
    </message>
    <message>
        <source>You could add {card} to your {ranks}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Du könntest {card} an deine {ranks} anlegen.</translation>
    </message>
    <message>
        <source>{name} could add {card} to the {ranks}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} könnte {card} an die {ranks} anlegen.</translation>
    </message>
    <message>
        <source>Your opponents could add {card} to their {ranks}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Deine Gegner könnten {card} an ihre {ranks} anlegen.</translation>
    </message>
    <message>
        <source>{names} could add {card} to their {ranks}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{names} könnten {card} an ihre {ranks} anlegen.</translation>
    </message>
    <message>
        <source>More of its cards fit melds on the table.</source>
        <translation>Weitere seiner Karten passen an Meldungen auf dem Tisch.</translation>
    </message>
    <message>
        <source>It also brings a wild card.</source>
        <translation>Er bringt auch eine wilde Karte.</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>black three</source>
        <translation>schwarze Drei</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>rote Drei</translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Vier</numerusform>
            <numerusform>{number_word} Vieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Fünf</numerusform>
            <numerusform>{number_word} Fünfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Sechs</numerusform>
            <numerusform>{number_word} Sechsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Sieben</numerusform>
            <numerusform>{number_word} Siebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Acht</numerusform>
            <numerusform>{number_word} Achten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Neun</numerusform>
            <numerusform>{number_word} Neunen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Zehn</numerusform>
            <numerusform>{number_word} Zehnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>ein Bube</numerusform>
            <numerusform>{number_word} Buben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Dame</numerusform>
            <numerusform>{number_word} Damen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>ein König</numerusform>
            <numerusform>{number_word} Könige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>ein Ass</numerusform>
            <numerusform>{number_word} Asse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Zwei</numerusform>
            <numerusform>{number_word} Zweien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>ein Joker</numerusform>
            <numerusform>{number_word} Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine schwarze Drei</numerusform>
            <numerusform>{number_word} schwarze Dreien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine rote Drei</numerusform>
            <numerusform>{number_word} rote Dreien</numerusform>
        </translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>schwarze Dreien</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Kreuz {rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Karo {rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Herz {rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Pik {rank}</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number</comment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>schwarzer Joker</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>roter Joker</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{card}</translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s) in hand</source>
        <translation>
            <numerusform>%n wilde Karte auf der Hand</numerusform>
            <numerusform>%n wilde Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>{counted} in hand</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted} auf der Hand</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>gemischter Canasta</translation>
    </message>
    <message>
        <source>red canasta</source>
        <translation>roter Canasta</translation>
    </message>
    <message>
        <source>black canasta</source>
        <translation>schwarzer Canasta</translation>
    </message>
    <message>
        <source>sequence canasta</source>
        <translation>Folgen-Canasta</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>wilder Canasta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>ein Canasta</translation>
    </message>
    <message>
        <source>a natural canasta</source>
        <translation>ein echter Canasta</translation>
    </message>
    <message>
        <source>{suit} {low}–{high}</source>
        <extracomment>{suit}: the sign of a suit: ♥
{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>{suit} {low}–{high}</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>{low}–{high}</translation>
    </message>
    <message>
        <source>sequence from {low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>Folge von {low} bis {high}</translation>
    </message>
    <message>
        <source>**The round is over.**</source>
        <translation>**Die Runde ist zu Ende.**</translation>
    </message>
    <message>
        <source>**The round is over:** the stock is empty and nobody went out.</source>
        <translation>**Die Runde ist zu Ende:** Der Talon ist leer, und niemand hat ausgemacht.</translation>
    </message>
    <message>
        <source>**The round is over:** the last card of the stock was a red three.</source>
        <translation>**Die Runde ist zu Ende:** Die letzte Karte des Talons war eine rote Drei.</translation>
    </message>
    <message>
        <source>**The round is over:** a player melded a special hand.</source>
        <translation>**Die Runde ist zu Ende:** Jemand hat ein Sonderblatt gemeldet.</translation>
    </message>
    <message>
        <source>**The round is over:** a side has enough canastas to win the game.</source>
        <translation>**Die Runde ist zu Ende:** Eine Seite hat genug Canastas, um die Partie zu gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>**The pile becomes the new stock** (%n card(s)).</source>
        <translation>
            <numerusform>**Der Stapel wird zum neuen Talon** (%n Karte).</numerusform>
            <numerusform>**Der Stapel wird zum neuen Talon** (%n Karten).</numerusform>
        </translation>
    </message>
    <message>
        <source>Upcard: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Aufgedeckt: {cards}.</translation>
    </message>
    <message>
        <source>**{name}** drew {card}, the highest card, and deals.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>**{name}** zieht {card}, die höchste Karte, und gibt.</translation>
    </message>
    <message>
        <source>**You** drew {card}, the highest card, and deal first.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>**Du** ziehst {card}, die höchste Karte, und gibst zuerst.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} dealt; you begin.</source>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton</extracomment><translation>**Runde {number}:** {dealer} gibt; du beginnst.</translation>
    </message>
    <message>
        <source>**Round {number}:** you dealt; {first} begins.</source>
        <extracomment>{number}: a number in figures: 3
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Runde {number}:** Du gibst; {first} beginnt.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} dealt; {first} begins.</source>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Runde {number}:** {dealer} gibt; {first} beginnt.</translation>
    </message>
    <message>
        <source>Points: {scores}.</source>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Punkte: {scores}.</translation>
    </message>
    <message>
        <source>You and {partner} score {points}, {names} {number}.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Punkte: du und {partner} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>You score {points}, {names} {number}.</source>
        <extracomment>{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Punkte: du {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{name} and {partner} score {points}, {names} {number}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{partner}: the partner's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Punkte: {name} und {partner} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{name} scores {points}, {names} {number}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Punkte: {name} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <extracomment>{side}: a side by its players, in a list: you and Anton
{points}: points in figures: 1,985</extracomment><translation>{side} {points}</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message numerus="yes">
        <source>**You win the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**Du gewinnst die Partie** mit %n Punkt Vorsprung: {best} zu {rest}.</numerusform>
            <numerusform>**Du gewinnst die Partie** mit %n Punkten Vorsprung: {best} zu {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} win</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Ihr gewinnt, {names}</translation>
    </message>
    <message numerus="yes">
        <source>**Your side wins the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**Deine Seite gewinnt die Partie** mit %n Punkt Vorsprung: {best} zu {rest}.</numerusform>
            <numerusform>**Deine Seite gewinnt die Partie** mit %n Punkten Vorsprung: {best} zu {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins this one</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} gewinnt diesmal</translation>
    </message>
    <message numerus="yes">
        <source>**{name} wins the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**{name} gewinnt die Partie** mit %n Punkt Vorsprung: {best} zu {rest}.</numerusform>
            <numerusform>**{name} gewinnt die Partie** mit %n Punkten Vorsprung: {best} zu {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} win this one</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>{names} gewinnen diesmal</translation>
    </message>
    <message numerus="yes">
        <source>**{names} win the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**{names} gewinnen die Partie** mit %n Punkt Vorsprung: {best} zu {rest}.</numerusform>
            <numerusform>**{names} gewinnen die Partie** mit %n Punkten Vorsprung: {best} zu {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared win: {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Geteilter Sieg: {names}</translation>
    </message>
    <message numerus="yes">
        <source>**Shared win** at %n point(s): {names}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>
            <numerusform>**Geteilter Sieg** mit je %n Punkt: {names}.</numerusform>
            <numerusform>**Geteilter Sieg** mit je %n Punkten: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is a tie</source>
        <translation>Die Partie ist unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>**The game is a tie** at %n point(s).</source>
        <translation>
            <numerusform>**Die Partie endet unentschieden** mit je %n Punkt.</numerusform>
            <numerusform>**Die Partie endet unentschieden** mit je %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>**{result}:** {scores}.</source>
        <extracomment>{result}: how a game ended: Won
{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>**{result}:** {scores}.</translation>
    </message>
    <message>
        <source>**You** {deeds}</source>
        <extracomment>{deeds}: what a player did, joined: melded kings and discarded 4♦</extracomment><translation>**Du** {deeds}</translation>
    </message>
    <message>
        <source>**{name}** {deeds}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{deeds}: what a player did, joined: melded kings and discarded 4♦</extracomment><translation>**{name}** {deeds}</translation>
    </message>
    <message numerus="yes">
        <source>drew (a card/{number_word} cards)</source>
        <comment>after you</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>ziehst eine Karte</numerusform>
            <numerusform>ziehst {number_word} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>after you</comment>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>wirfst {card} ab</translation>
    </message>
    <message>
        <source>**froze the pile**</source>
        <comment>after you</comment>
        <translation>**frierst den Stapel ein**</translation>
    </message>
    <message>
        <source>**The pile is frozen.**</source>
        <translation>**Der Stapel ist eingefroren.**</translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>nimmst den Stapel (%n Karte) mit {cards}</numerusform>
            <numerusform>nimmst den Stapel (%n Karten) mit {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after you</comment>
        <translation>
            <numerusform>nimmst den Stapel (%n Karte)</numerusform>
            <numerusform>nimmst den Stapel (%n Karten)</numerusform>
        </translation>
    </message>
    <message>
        <source>melded {melds}</source>
        <comment>after you</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>meldest {melds}</translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after you</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>
            <numerusform>**eröffnest mit %n Punkt** ({melds})</numerusform>
            <numerusform>**eröffnest mit %n Punkten** ({melds})</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>legst {cards} an</translation>
    </message>
    <message>
        <source>{cards} to the {ranks}</source>
        <comment>object</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{cards} an die {ranks}</translation>
    </message>
    <message>
        <source>{cards} to a sequence</source>
        <comment>object</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>{cards} an eine Folge</translation>
    </message>
    <message>
        <source>completed {canastas}</source>
        <comment>after you</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>vollendest {canastas}</translation>
    </message>
    <message>
        <source>a **natural canasta**</source>
        <comment>object</comment>
        <translation>einen **echten Canasta**</translation>
    </message>
    <message>
        <source>a **mixed canasta**</source>
        <comment>object</comment>
        <translation>einen **gemischten Canasta**</translation>
    </message>
    <message>
        <source>a **red canasta**</source>
        <comment>object</comment>
        <translation>einen **roten Canasta**</translation>
    </message>
    <message>
        <source>a **black canasta**</source>
        <comment>object</comment>
        <translation>einen **schwarzen Canasta**</translation>
    </message>
    <message>
        <source>a **sequence canasta**</source>
        <comment>object</comment>
        <translation>einen **Folgen-Canasta**</translation>
    </message>
    <message>
        <source>a **wild canasta**</source>
        <comment>object</comment>
        <translation>einen **wilden Canasta**</translation>
    </message>
    <message>
        <source>{canastas} of {ranks}</source>
        <comment>object</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{canastas} aus {ranks}</translation>
    </message>
    <message>
        <source>**The canasta now has a wild card.**</source>
        <translation>**Der Canasta enthält jetzt eine wilde Karte.**</translation>
    </message>
    <message>
        <source>combined two melds of {ranks}</source>
        <comment>after you</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>vereinigst zwei Meldungen aus {ranks}</translation>
    </message>
    <message>
        <source>combined two melds</source>
        <comment>after you</comment>
        <translation>vereinigst zwei Meldungen</translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>legst {cards} aus</translation>
    </message>
    <message>
        <source>set {cards} aside</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>legst {cards} beiseite</translation>
    </message>
    <message>
        <source>asked {asked}: “May I go out?”</source>
        <comment>after you</comment>
        <extracomment>{asked}: the name of the player who was asked, the object: Anton</extracomment><translation>fragst {asked}: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>asked you: “May I go out?”</source>
        <comment>after a name</comment>
        <translation>fragt dich: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>said yes</source>
        <comment>after you</comment>
        <translation>sagst Ja</translation>
    </message>
    <message>
        <source>said no</source>
        <comment>after you</comment>
        <translation>sagst Nein</translation>
    </message>
    <message>
        <source>picked up your foot</source>
        <comment>after you</comment>
        <translation>nimmst deinen Fuß auf</translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after you</comment>
        <translation>
            <numerusform>hebst %n Karte ab</numerusform>
            <numerusform>hebst %n Karten ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after you</comment>
        <translation>
            <numerusform>hebst %n Karte ab und **bekommst die Prämie**</numerusform>
            <numerusform>hebst %n Karten ab und **bekommst die Prämie**</numerusform>
        </translation>
    </message>
    <message>
        <source>kept packet {number} as your foot</source>
        <comment>after you</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>behältst Päckchen {number} als Fuß</translation>
    </message>
    <message>
        <source>ended your turn without a discard</source>
        <comment>after you</comment>
        <translation>beendest deinen Zug ohne Abwurf</translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after you</comment>
        <translation>
            <numerusform>nimmst %n Flügelkarte</numerusform>
            <numerusform>nimmst %n Flügelkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after you</comment>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>
            <numerusform>**meldest {hand}** für %n Punkt</numerusform>
            <numerusform>**meldest {hand}** für %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>object</comment>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>seven pairs</source>
        <comment>object</comment>
        <translation>sieben Paare</translation>
    </message>
    <message>
        <source>a garbage hand</source>
        <comment>object</comment>
        <translation>ein Garbage-Blatt</translation>
    </message>
    <message>
        <source>**went out**</source>
        <comment>after you</comment>
        <translation>**machst aus**</translation>
    </message>
    <message>
        <source>**went out concealed**</source>
        <comment>after you</comment>
        <translation>**machst verdeckt aus**</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>after to</comment>
        <translation>wilden Karten</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>picked up the foot</source>
        <comment>after a name</comment>
        <translation>nimmt den Fuß auf</translation>
    </message>
    <message>
        <source>kept packet {number} as the foot</source>
        <comment>after a name</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>behält Päckchen {number} als Fuß</translation>
    </message>
    <message>
        <source>ended the turn without a discard</source>
        <comment>after a name</comment>
        <translation>beendet den Zug ohne Abwurf</translation>
    </message>
    <message>
        <source>Taps the table twice when she likes her hand. Always denies it.</source>
        <translation>Klopft zweimal auf den Tisch, wenn ihr die Karten gefallen. Streitet es immer ab.</translation>
    </message>
    <message>
        <source>Forty years of Thursday games. Shuffles until somebody sighs.</source>
        <translation>Spielt seit vierzig Jahren jeden Donnerstag. Mischt, bis jemand seufzt.</translation>
    </message>
    <message>
        <source>Holds his cards like a guitar. Sings when the pile grows.</source>
        <translation>Hält seine Karten wie eine Gitarre. Singt, wenn der Stapel wächst.</translation>
    </message>
    <message>
        <source>Laughs before she melds, so everybody knows.</source>
        <translation>Lacht, bevor sie meldet. So wissen es alle.</translation>
    </message>
    <message>
        <source>Has kept every score sheet since 1974. Brings the biscuits.</source>
        <translation>Hat jeden Wertungsbogen seit 1974 aufgehoben. Bringt die Kekse mit.</translation>
    </message>
    <message>
        <source>Learned last week and already explains the rules to others.</source>
        <translation>Hat es letzte Woche gelernt und erklärt schon anderen die Regeln.</translation>
    </message>
    <message>
        <source>Says little, pours the tea, misses nothing.</source>
        <translation>Sagt wenig und schenkt Tee ein. Ihr entgeht nichts.</translation>
    </message>
    <message>
        <source>Opens late, with few wild cards.</source>
        <translation>Eröffnet spät, mit wenigen wilden Karten.</translation>
    </message>
    <message>
        <source>Melds hastily and goes out without asking.</source>
        <translation>Meldet in Eile und macht aus, ohne zu fragen.</translation>
    </message>
    <message>
        <source>Keeps many cards in hand and melds late.</source>
        <translation>Behält viele Karten auf der Hand und meldet spät.</translation>
    </message>
    <message>
        <source>Takes every pile, however small.</source>
        <translation>Nimmt jeden Stapel, auch den kleinsten.</translation>
    </message>
    <message>
        <source>Leaves small piles and waits for a big one.</source>
        <translation>Lässt kleine Stapel liegen und wartet auf einen großen.</translation>
    </message>
    <message>
        <source>Discards what opponents can use the least.</source>
        <translation>Wirft ab, was den Gegnern am wenigsten nützt.</translation>
    </message>
    <message>
        <source>Freezes the pile when behind in melds.</source>
        <translation>Friert den Stapel ein, wenn Meldungen fehlen.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>{title}:</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player</extracomment><translation>{title}:</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>term</comment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Players who score together are a side: partners, or one player alone.</source>
        <translation>Wer zusammen zählt, ist eine Seite: Partner oder ein Spieler allein.</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>term</comment>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank that are together on the table.</source>
        <translation>Eine Meldung sind drei oder mehr Karten eines Ranges, die zusammen auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <comment>term</comment>
        <translation>Folge</translation>
    </message>
    <message>
        <source>A sequence is a meld of cards of one suit, in order.</source>
        <translation>Eine Folge ist eine Meldung aus Karten einer Farbe, der Reihe nach.</translation>
    </message>
    <message>
        <source>Canasta</source>
        <comment>term</comment>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>A canasta is a meld of seven or more cards. It earns a bonus.</source>
        <translation>Ein Canasta ist eine Meldung aus sieben oder mehr Karten. Er bringt eine Prämie.</translation>
    </message>
    <message>
        <source>Natural card</source>
        <comment>term</comment>
        <translation>Natürliche Karte</translation>
    </message>
    <message>
        <source>Natural cards are all cards from four to ace.</source>
        <translation>Natürliche Karten sind alle Karten von der Vier bis zum Ass.</translation>
    </message>
    <message>
        <source>Wild card</source>
        <comment>term</comment>
        <translation>Wilde Karte</translation>
    </message>
    <message>
        <source>Wild cards are jokers and twos. They replace other cards in a meld.</source>
        <translation>Wilde Karten sind Joker und Zweien. Sie ersetzen in einer Meldung andere Karten.</translation>
    </message>
    <message>
        <source>Red three</source>
        <comment>term</comment>
        <translation>Rote Drei</translation>
    </message>
    <message>
        <source>Red threes are the threes of hearts and diamonds.</source>
        <translation>Rote Dreien sind die Dreien in Herz und Karo.</translation>
    </message>
    <message>
        <source>Black three</source>
        <comment>term</comment>
        <translation>Schwarze Drei</translation>
    </message>
    <message>
        <source>Black threes are the threes of clubs and spades.</source>
        <translation>Schwarze Dreien sind die Dreien in Kreuz und Pik.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>term</comment>
        <translation>Eröffnen</translation>
    </message>
    <message>
        <source>A side opens when it melds for the first time in a round: its initial meld.</source>
        <translation>Eine Seite eröffnet, wenn sie in einer Runde zum ersten Mal meldet: mit ihrer Erstmeldung.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>term</comment>
        <translation>Mindestwert</translation>
    </message>
    <message>
        <source>The minimum is how many points an initial meld must have.</source>
        <translation>Der Mindestwert sagt, wie viele Punkte eine Erstmeldung haben muss.</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>term</comment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The stock is the face-down stack you draw from.</source>
        <translation>Der Talon sind die verdeckten Karten, von denen du ziehst.</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>term</comment>
        <translation>Abwurf</translation>
    </message>
    <message>
        <source>A discard is the card you put on the pile to end your turn.</source>
        <translation>Ein Abwurf ist die Karte, die du am Ende deines Zugs auf den Stapel legst.</translation>
    </message>
    <message>
        <source>Pile</source>
        <comment>term</comment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>The pile is the discards, face up, one on top of the other.</source>
        <translation>Der Stapel sind die abgeworfenen Karten, offen und eine auf der anderen.</translation>
    </message>
    <message>
        <source>Frozen</source>
        <comment>term</comment>
        <translation>Eingefroren</translation>
    </message>
    <message>
        <source>A frozen pile is taken only with a natural pair: two natural cards of its top card’s rank from the hand.</source>
        <translation>Ein eingefrorener Stapel ist nur mit einem natürlichen Paar zu nehmen: mit zwei natürlichen Karten vom Rang der obersten, aus der Hand.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>term</comment>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>A blocked pile is one that nobody can take because of the top card.</source>
        <translation>Einen gesperrten Stapel kann wegen der obersten Karte niemand nehmen.</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>term</comment>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>The foot is a second packet. You pick it up when your hand is empty.</source>
        <translation>Der Fuß ist ein zweites Päckchen. Du nimmst ihn auf, wenn deine Hand leer ist.</translation>
    </message>
    <message>
        <source>Closed rank</source>
        <comment>term</comment>
        <translation>Geschlossener Rang</translation>
    </message>
    <message>
        <source>A canasta closes its rank: nobody can begin a new meld of it.</source>
        <translation>Ein Canasta schließt seinen Rang: Niemand kann damit eine neue Meldung beginnen.</translation>
    </message>
    <message>
        <source>Go out</source>
        <comment>term</comment>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>To go out is to play your last card, which ends the round.</source>
        <translation>Ausmachen heißt, die letzte Karte zu spielen; damit endet die Runde.</translation>
    </message>
    <message>
        <source>A sequence is a meld too.</source>
        <translation>Auch eine Folge ist eine Meldung.</translation>
    </message>
    <message>
        <source>Nobody takes the discard pile in this game.</source>
        <translation>Niemand nimmt in diesem Spiel den Abwurfstapel.</translation>
    </message>
    <message>
        <source>A natural canasta has no wild cards:</source>
        <translation>Ein echter Canasta hat keine wilden Karten:</translation>
    </message>
    <message>
        <source>A red canasta has no wild cards:</source>
        <translation>Ein roter Canasta hat keine wilden Karten:</translation>
    </message>
    <message>
        <source>A mixed canasta has wild cards:</source>
        <translation>Ein gemischter Canasta hat wilde Karten:</translation>
    </message>
    <message>
        <source>A black canasta has wild cards:</source>
        <translation>Ein schwarzer Canasta hat wilde Karten:</translation>
    </message>
    <message>
        <source>Melds of these ranks take no wild cards: {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Diese Ränge meldest du ohne wilde Karten: {ranks}.</translation>
    </message>
    <message>
        <source>Melds of these ranks take no wild cards, unless you open with some: {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Diese Ränge meldest du ohne wilde Karten, außer du eröffnest mit welchen: {ranks}.</translation>
    </message>
    <message>
        <source>Score points with melds, above all with canastas. Play your last card to go out: that ends the round.</source>
        <translation>Sammle Punkte mit Meldungen, vor allem mit Canastas. Spielst du deine letzte Karte, machst du aus: Damit endet die Runde.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after a round in which a side reaches %n point(s). The highest score wins.</source>
        <translation>
            <numerusform>Die Partie endet nach der Runde, in der eine Seite einen Punkt erreicht. Der höchste Punktestand gewinnt.</numerusform>
            <numerusform>Die Partie endet nach der Runde, in der eine Seite %n Punkte erreicht. Der höchste Punktestand gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s). The highest score wins.</source>
        <translation>
            <numerusform>Die Partie dauert eine Runde. Der höchste Punktestand gewinnt.</numerusform>
            <numerusform>Die Partie dauert %n Runden. Der höchste Punktestand gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn has three steps:</source>
        <translation>Dein Zug hat drei Schritte:</translation>
    </message>
    <message>
        <source>Meld, or add cards to melds of your side, if you like.</source>
        <translation>Melde oder lege an Meldungen deiner Seite an, wenn du willst.</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>Wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>If the stock has fewer cards, draw what is left.</source>
        <translation>Hat der Talon weniger Karten, ziehe den Rest.</translation>
    </message>
    <message>
        <source>The round also ends when the stock is empty.</source>
        <translation>Die Runde endet auch, wenn der Talon leer ist.</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the pile.</source>
        <translation>Ziehe vom Talon oder nimm den Stapel.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Ziehe vom Talon.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock, or take the pile.</source>
        <translation>
            <numerusform>Ziehe eine Karte vom Talon oder nimm den Stapel.</numerusform>
            <numerusform>Ziehe %n Karten vom Talon oder nimm den Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock.</source>
        <translation>
            <numerusform>Ziehe eine Karte vom Talon.</numerusform>
            <numerusform>Ziehe %n Karten vom Talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from 4 to ace are natural. Jokers and twos are wild: they stand for natural cards.</source>
        <translation>Die Karten von der Vier bis zum Ass sind natürlich. Joker und Zweien sind wild: Sie ersetzen natürliche Karten.</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %n card(s) of one rank, {number} or more of them natural.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>
            <numerusform>Eine Meldung hat mindestens eine Karte eines Ranges, davon {number} oder mehr natürliche.</numerusform>
            <numerusform>Eine Meldung hat mindestens %n Karten eines Ranges, davon {number} oder mehr natürliche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold at most %n wild card(s).</source>
        <translation>
            <numerusform>Eine Meldung darf höchstens eine wilde Karte enthalten.</numerusform>
            <numerusform>Eine Meldung darf höchstens %n wilde Karten enthalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A canasta is a meld of seven cards. No card can be added to it.</source>
        <translation>Ein Canasta ist eine Meldung aus sieben Karten. Keine weitere darf angelegt werden.</translation>
    </message>
    <message>
        <source>A canasta is a meld of seven or more cards.</source>
        <translation>Ein Canasta ist eine Meldung aus sieben oder mehr Karten.</translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s).</source>
        <translation>
            <numerusform>Ein Canasta braucht mindestens eine natürliche Karte.</numerusform>
            <numerusform>Ein Canasta braucht mindestens %n natürliche Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven cards in sequence are a sequence canasta. No card can be added to it:</source>
        <translation>Sieben Karten einer Farbe in Folge sind ein Folgen-Canasta. Keine weitere darf angelegt werden:</translation>
    </message>
    <message>
        <source>Seven cards in sequence are a sequence canasta:</source>
        <translation>Sieben Karten einer Farbe in Folge sind ein Folgen-Canasta:</translation>
    </message>
    <message>
        <source>Seven wild cards are a wild canasta:</source>
        <translation>Sieben wilde Karten sind ein wilder Canasta:</translation>
    </message>
    <message>
        <source>Your side opens with its initial meld. Its minimum depends on the round:</source>
        <translation>Deine Seite eröffnet mit der Erstmeldung. Der Mindestwert hängt von der Runde ab:</translation>
    </message>
    <message>
        <source>Your side opens with its initial meld. Its minimum depends on your side’s score:</source>
        <translation>Deine Seite eröffnet mit der Erstmeldung. Der Mindestwert hängt vom Punktestand deiner Seite ab:</translation>
    </message>
    <message>
        <source>Only the points of the cards count. Several melds count together.</source>
        <translation>Nur die Punkte der Karten zählen. Mehrere Meldungen zählen zusammen.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n natural card(s) must come from your hand.</source>
        <translation>
            <numerusform>Mindestens %n natürliche Karte muss aus der Hand kommen.</numerusform>
            <numerusform>Mindestens %n natürliche Karten müssen aus der Hand kommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them, if each plays alone:</source>
        <translation>Darunter, wenn jeder für sich spielt:</translation>
    </message>
    <message>
        <source>Among them, if pairs play:</source>
        <translation>Darunter, wenn Paare spielen:</translation>
    </message>
    <message>
        <source>Among them, if teams of three play:</source>
        <translation>Darunter, wenn Dreierteams spielen:</translation>
    </message>
    <message>
        <source>To take it, meld its top card with two natural cards of the rank from your hand:</source>
        <translation>Um ihn zu nehmen, melde die oberste Karte mit zwei natürlichen Karten ihres Ranges aus der Hand:</translation>
    </message>
    <message>
        <source>To take it, use its top card at once:</source>
        <translation>Um ihn zu nehmen, verwende seine oberste Karte sofort:</translation>
    </message>
    <message>
        <source>You can take a frozen pile only with a natural pair from your hand, here with a king on top:</source>
        <translation>Einen eingefrorenen Stapel nimmst du nur mit einem natürlichen Paar aus der Hand, hier mit einem König obenauf:</translation>
    </message>
    <message>
        <source>You cannot take the pile for a meld of {number} or more cards.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Für eine Meldung aus {number} oder mehr Karten kannst du den Stapel nicht nehmen.</translation>
    </message>
    <message>
        <source>If a wild card is on top, two like it from your hand take the pile.</source>
        <translation>Liegt eine wilde Karte obenauf, nimmst du den Stapel mit zwei gleichen aus der Hand.</translation>
    </message>
    <message>
        <source>The red threes of a side score together:</source>
        <translation>Die roten Dreien einer Seite zählen zusammen:</translation>
    </message>
    <message>
        <source>The threes of each colour score together:</source>
        <translation>Die Dreien jeder Farbe, rot und schwarz, zählen zusammen:</translation>
    </message>
    <message>
        <source>Without a canasta, threes left in hand count as those laid out.</source>
        <translation>Ohne Canasta zählen Dreien auf der Hand wie ausgelegte.</translation>
    </message>
    <message>
        <source>A discarded black three blocks the pile for the next player:</source>
        <translation>Eine abgeworfene schwarze Drei sperrt den Stapel für den nächsten Spieler:</translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canasta(s). You can complete the last one in the same turn.</source>
        <translation>
            <numerusform>Zum Ausmachen braucht deine Seite einen Canasta. Du darfst ihn im selben Zug vollenden.</numerusform>
            <numerusform>Zum Ausmachen braucht deine Seite %n Canastas. Den letzten darfst du im selben Zug vollenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then, keep at least one card after your discard.</source>
        <translation>Bis dahin musst du nach dem Abwerfen mindestens eine Karte behalten.</translation>
    </message>
    <message>
        <source>Until then, keep at least one card of the foot after your discard.</source>
        <translation>Bis dahin musst du nach dem Abwerfen mindestens eine Karte des Fußes behalten.</translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round.</source>
        <translation>
            <numerusform>Du darfst nur einmal je Runde fragen.</numerusform>
            <numerusform>Du darfst nur %n-mal je Runde fragen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side with %n canasta(s) in one round wins the game at once.</source>
        <translation>
            <numerusform>Eine Seite mit einem Canasta in einer Runde gewinnt die Partie sofort.</numerusform>
            <numerusform>Eine Seite mit %n Canastas in einer Runde gewinnt die Partie sofort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them:</source>
        <translation>Darunter:</translation>
    </message>
    <message>
        <source>The cards are worth:</source>
        <translation>Die Karten zählen:</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Ace, two</source>
        <translation>Ass, Zwei</translation>
    </message>
    <message>
        <source>King to eight</source>
        <translation>König bis Acht</translation>
    </message>
    <message>
        <source>Seven to four</source>
        <translation>Sieben bis Vier</translation>
    </message>
    <message>
        <source>King to nine</source>
        <translation>König bis Neun</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>The player after the dealer starts. After each round the deal passes to that player.</source>
        <translation>Der Spieler nach dem Geber beginnt. Nach jeder Runde gibt der nächste Spieler.</translation>
    </message>
    <message>
        <source>An upcard starts the pile. The first player can already take it.</source>
        <translation>Eine aufgedeckte Karte beginnt den Stapel. Schon der erste Spieler darf ihn nehmen.</translation>
    </message>
    <message>
        <source>The pile starts with {number} cards: the upcard and face-down cards under it.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Der Stapel beginnt mit {number} Karten: der aufgedeckten und verdeckten darunter.</translation>
    </message>
    <message>
        <source>Points for an exact cut</source>
        <translation>Punkte für genaues Abheben</translation>
    </message>
    <message>
        <source>Each player gets a packet of {number} cards and one of {count}. One of them becomes the hand, the other the foot. You pick up your foot when your hand is empty.</source>
        <extracomment>{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>Jeder Spieler bekommt ein Päckchen mit {number} Karten und eins mit {count}. Eins davon wird die Hand, das andere der Fuß. Du nimmst deinen Fuß auf, wenn deine Hand leer ist.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Jeder Spieler bekommt eine Karte.</numerusform>
            <numerusform>Jeder Spieler bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player also gets a foot of %n card(s). You pick it up when your hand is empty.</source>
        <translation>
            <numerusform>Jeder Spieler bekommt außerdem einen Fuß mit einer Karte. Du nimmst ihn auf, wenn deine Hand leer ist.</numerusform>
            <numerusform>Jeder Spieler bekommt außerdem einen Fuß mit %n Karten. Du nimmst ihn auf, wenn deine Hand leer ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play, each alone: a side is one player.</source>
        <translation>
            <numerusform>%n Spieler spielt für sich: Eine Seite ist ein Spieler.</numerusform>
            <numerusform>%n Spieler spielen, jeder für sich: Eine Seite ist ein Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in pairs. Partners sit opposite and score together.</source>
        <translation>
            <numerusform>%n Spieler spielt im Paar. Partner sitzen sich gegenüber und zählen gemeinsam.</numerusform>
            <numerusform>%n Spieler spielen in Paaren. Partner sitzen sich gegenüber und zählen gemeinsam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in teams of three.</source>
        <translation>
            <numerusform>%n Spieler spielt im Dreierteam.</numerusform>
            <numerusform>%n Spieler spielen in Dreierteams.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} players: {sides}</source>
        <extracomment>{number}: a number in figures: 3
{sides}: who plays together, after a colon: pairs or each alone</extracomment><translation>{number} Spieler: {sides}</translation>
    </message>
    <message>
        <source>Who plays together depends on the number of players:</source>
        <translation>Wer zusammen spielt, hängt von der Zahl der Spieler ab:</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of 52 cards with {jokers} jokers (is/are) used: {number} cards.</source>
        <extracomment>{jokers}: a number of jokers in figures: 4
{number}: a number in figures: 3</extracomment><translation>
            <numerusform>Gespielt wird mit einem Kartenspiel zu 52 Karten, dazu {jokers} Joker: {number} Karten.</numerusform>
            <numerusform>Gespielt wird mit %n Kartenspielen zu 52 Karten, dazu {jokers} Joker: {number} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>Meldungen und Canastas</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>Der Stapel</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Players and deal</source>
        <translation>Spieler und Geben</translation>
    </message>
    <message>
        <source>{mark} marks what differs from Classic.</source>
        <extracomment>{mark}: the sign of a rule that differs from Classic: ◆</extracomment><translation>{mark} zeigt, was anders ist als im klassischen Spiel.</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Woher diese Regeln stammen</translation>
    </message>
    <message>
        <source>Based on: {source}</source>
        <extracomment>{source}: the text that rules follow, after a colon: Rules of Classic Canasta</extracomment><translation>Grundlage: {source}</translation>
    </message>
    <message>
        <source>Our choice where the source is silent:</source>
        <translation>Was die Quelle offenlässt, haben wir so festgelegt:</translation>
    </message>
    <message>
        <source>{title}: {setting} ({game}: {before}).</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11
{game}: the name of a game: Samba
{before}: how a rule was set, after a colon: 11</extracomment><translation>{title}: {setting} ({game}: {before}).</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on: {game}</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>Grundlage: {game}</translation>
    </message>
    <message>
        <source>Default: {setting}</source>
        <extracomment>{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Vorgabe: {setting}</translation>
    </message>
    <message>
        <source>Classic: {setting}</source>
        <extracomment>{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Klassisch: {setting}</translation>
    </message>
    <message>
        <source>No effect while “{title}” is set to “{setting}”.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Ohne Wirkung, solange „{title}“ auf „{setting}“ steht.</translation>
    </message>
    <message>
        <source>Each red three</source>
        <translation>Jede rote Drei</translation>
    </message>
    <message>
        <source>All red threes together</source>
        <translation>Alle roten Dreien zusammen</translation>
    </message>
    <message>
        <source>Seven twos</source>
        <translation>Sieben Zweien</translation>
    </message>
    <message>
        <source>Four jokers and three twos</source>
        <translation>Vier Joker und drei Zweien</translation>
    </message>
    <message>
        <source>Any other wild canasta</source>
        <translation>Jeder andere wilde Canasta</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Ab Runde</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>Ab Punktestand</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Bei jedem Punktestand</translation>
    </message>
    <message>
        <source>Below {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Unter {edge}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{kind}: not counted</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas</extracomment><translation>{kind}: zählen nicht</translation>
    </message>
    <message>
        <source>{kind}: at least {number}</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas
{number}: a number in figures: 3</extracomment><translation>{kind}: mindestens {number}</translation>
    </message>
    <message>
        <source>{ranks} ({number} or more): {points}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{number}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>{ranks} ({number} oder mehr): {points}</translation>
    </message>
    <message>
        <source>{points} once a side, up to {number} cards</source>
        <extracomment>{points}: points in figures: 1,985
{number}: a number in figures: 3</extracomment><translation>{points} einmal je Seite, bis {number} Karten</translation>
    </message>
    <message>
        <source>{points} for each, up to {number} cards</source>
        <extracomment>{points}: points in figures: 1,985
{number}: a number in figures: 3</extracomment><translation>je {points}, bis {number} Karten</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Kein Abzug</translation>
    </message>
    <message>
        <source>Round {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Runde {edge}</translation>
    </message>
    <message>
        <source>From {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Ab {edge}</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s): {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>%n Kartenspiel: {points}</numerusform>
            <numerusform>%n Kartenspiele: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>none</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Seven twos {sevens} · four jokers and three twos {fours} · others {others}</source>
        <extracomment>{sevens}: points of a canasta of seven twos: 3,000
{fours}: points of a canasta of four jokers and three twos: 2,500
{others}: points of any other wild canasta: 2,000</extracomment><translation>Sieben Zweien {sevens} · vier Joker und drei Zweien {fours} · andere {others}</translation>
    </message>
    <message>
        <source>wild cards, jokers</source>
        <comment>search</comment>
        <translation>wilde Karten, Joker</translation>
    </message>
    <message>
        <source>second hand, hand and foot</source>
        <comment>search</comment>
        <translation>zweite Hand, Hand und Fuß</translation>
    </message>
    <message>
        <source>talon, draw pile</source>
        <comment>search</comment>
        <translation>Talon, Nachziehstapel</translation>
    </message>
    <message>
        <source>stock empty, talon, draw pile, no cards left</source>
        <comment>search</comment>
        <translation>Talon leer, Nachziehstapel, keine Karten mehr</translation>
    </message>
    <message>
        <source>jokers and twos in a meld</source>
        <comment>search</comment>
        <translation>Joker und Zweien in einer Meldung</translation>
    </message>
    <message>
        <source>count, opening meld, first meld, points to open</source>
        <comment>search</comment>
        <translation>Erstmeldung, Mindestpunkte, Punkte zum Auslegen</translation>
    </message>
    <message>
        <source>piles, pick up the pile, pot</source>
        <comment>search</comment>
        <translation>Stapel aufnehmen, Ablagestapel, Paket</translation>
    </message>
    <message>
        <source>wild on pile, pick up the pile with a wild card</source>
        <comment>search</comment>
        <translation>wilde Karte auf dem Stapel, Stapel mit Joker nehmen</translation>
    </message>
    <message>
        <source>freeze, locked pile, pick up a frozen pile</source>
        <comment>search</comment>
        <translation>einfrieren, gesperrter Stapel, gefrorenen Stapel nehmen</translation>
    </message>
    <message>
        <source>freeze, locked pile</source>
        <comment>search</comment>
        <translation>einfrieren, gesperrter Stapel</translation>
    </message>
    <message>
        <source>wild on pile, locked pile, frozen</source>
        <comment>search</comment>
        <translation>wilde Karte auf dem Stapel, gesperrter Stapel, gefroren</translation>
    </message>
    <message>
        <source>floating, float, no discard</source>
        <comment>search</comment>
        <translation>ohne Abwurf, nicht abwerfen</translation>
    </message>
    <message>
        <source>100 for red threes, bonus</source>
        <comment>search</comment>
        <translation>100 für rote Dreien, Bonus</translation>
    </message>
    <message>
        <source>go out without discard, discard to go out, floating</source>
        <comment>search</comment>
        <translation>ausmachen ohne Abwurf, Abwurf zum Ausmachen, Schluss machen</translation>
    </message>
    <message>
        <source>ask partner, may I go out</source>
        <comment>search</comment>
        <translation>Partner fragen, darf ich ausmachen</translation>
    </message>
    <message>
        <source>bonus for going out</source>
        <comment>search</comment>
        <translation>Bonus fürs Ausmachen</translation>
    </message>
    <message>
        <source>bonus, clean canasta, pure canasta, red canasta</source>
        <comment>search</comment>
        <translation>Bonus, reine Canasta, saubere Canasta, rote Canasta</translation>
    </message>
    <message>
        <source>bonus, dirty canasta, black canasta</source>
        <comment>search</comment>
        <translation>Bonus, unreine Canasta, schmutzige Canasta, schwarze Canasta</translation>
    </message>
    <message>
        <source>winning score, points to win, length of the game</source>
        <comment>search</comment>
        <translation>Siegpunkte, Punkte zum Sieg, Länge der Partie</translation>
    </message>
    <message>
        <source>draw, drawn game, equal points</source>
        <comment>search</comment>
        <translation>Gleichstand, Unentschieden, gleiche Punkte</translation>
    </message>
    <message>
        <source>{game}, house rules</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>{game}, Hausregeln</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <comment>score</comment>
        <extracomment>{side}: a side by its players, in a list: you and Anton
{points}: points in figures: 1,985</extracomment><translation>{side} {points}</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>score</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>{part}: {scores}.</source>
        <comment>score</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>{part}: {scores}.</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Bereit zum Spielen</translation>
    </message>
    <message>
        <source>You scored {ours} to {theirs}</source>
        <extracomment>{ours}: our side's points in figures: 1,215
{theirs}: the other side's points in figures: 85</extracomment><translation>Du hast {ours} zu {theirs} gespielt</translation>
    </message>
    <message>
        <source>{title} · deal {number} · Standard bots</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{number}: a number in figures: 3</extracomment><translation>{title} · Verteilung {number} · Bots: Standard</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>keine Tipps</translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s)</source>
        <translation>
            <numerusform>%n Canasta</numerusform>
            <numerusform>%n Canastas</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <translation>ausgemacht</translation>
    </message>
    <message>
        <source>position {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Stellung {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>nach {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>at **%n** point(s), after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>
            <numerusform>mit **%n** Punkt, nach {rounds}</numerusform>
            <numerusform>mit **%n** Punkten, nach {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s). It was anyone’s game until the last round.</source>
        <translation>
            <numerusform>mit **%n** Punkt Vorsprung. Es war bis zur letzten Runde offen.</numerusform>
            <numerusform>mit **%n** Punkten Vorsprung. Es war bis zur letzten Runde offen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s), after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>
            <numerusform>mit **%n** Punkt Vorsprung, nach {rounds}</numerusform>
            <numerusform>mit **%n** Punkten Vorsprung, nach {rounds}</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Gut gespielt.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>Das war knapp.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Verteilung {number}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Verteilung {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n Rücknahme</numerusform>
            <numerusform>%n Rücknahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead of {names}, round by round</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Vorsprung von {names}, Runde für Runde</translation>
    </message>
    <message>
        <source>Your lead, round by round</source>
        <translation>Dein Vorsprung, Runde für Runde</translation>
    </message>
    <message>
        <source>Our lead, round by round</source>
        <translation>Unser Vorsprung, Runde für Runde</translation>
    </message>
    <message>
        <source>Good moves</source>
        <translation>Gute Momente</translation>
    </message>
    <message>
        <source>Two good moves, and one to learn from</source>
        <translation>Zwei gute Momente und einer zum Lernen</translation>
    </message>
    <message>
        <source>One good move, and one to learn from</source>
        <translation>Ein guter Moment und einer zum Lernen</translation>
    </message>
    <message>
        <source>A move to learn from</source>
        <translation>Ein Moment zum Lernen</translation>
    </message>
    <message>
        <source>You won the last {number_word} games</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>Du hast die letzten {number_word} Partien gewonnen</translation>
    </message>
    <message>
        <source>You won the last {number_word} games with {names}</source>
        <extracomment>{number_word}: a number in words: three
{names}: players' names, joined: Clara and Tomás</extracomment><translation>Du hast die letzten {number_word} Partien mit {names} gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>At level {level} you win (one game/{number_word} games) in five</source>
        <extracomment>{level}: a level: standard
{number_word}: a number in words: three</extracomment><translation>
            <numerusform>Auf der Stufe „{level}“ gewinnst du eine von fünf Partien</numerusform>
            <numerusform>Auf der Stufe „{level}“ gewinnst du {number_word} von fünf Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(one round/{number_word} rounds)</source>
        <comment>after after</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer Runde</numerusform>
            <numerusform>{number_word} Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>You melded {hand}</source>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>Du meldest {hand}</translation>
    </message>
    <message>
        <source>{name} melded {hand}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{hand}: a special hand, the object: a garbage hand</extracomment><translation>{name} meldet {hand}</translation>
    </message>
    <message>
        <source>You completed {canastas}</source>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>Du vollendest {canastas}</translation>
    </message>
    <message>
        <source>{name} completed {canastas}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>{name} vollendet {canastas}</translation>
    </message>
    <message>
        <source>You went out</source>
        <translation>Du machst aus</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} macht aus</translation>
    </message>
    <message>
        <source>Your best round</source>
        <translation>Deine beste Runde</translation>
    </message>
    <message>
        <source>The best round of {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Die beste Runde von {names}</translation>
    </message>
    <message>
        <source>You went out concealed</source>
        <translation>Du machst verdeckt aus</translation>
    </message>
    <message>
        <source>{name} went out concealed</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} macht verdeckt aus</translation>
    </message>
    <message numerus="yes">
        <source>You went out, %n point(s) ahead</source>
        <translation>
            <numerusform>Du machst aus, mit %n Punkt Vorsprung</numerusform>
            <numerusform>Du machst aus, mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} went out, %n point(s) ahead</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>
            <numerusform>{name} macht aus, mit %n Punkt Vorsprung</numerusform>
            <numerusform>{name} macht aus, mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n</source>
        <translation>
            <numerusform>Du nimmst einen Stapel mit %n Karte</numerusform>
            <numerusform>Du nimmst einen Stapel mit %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>
            <numerusform>{name} nimmt einen Stapel mit %n Karte</numerusform>
            <numerusform>{name} nimmt einen Stapel mit %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n with {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>
            <numerusform>Du nimmst %n Karte vom Stapel mit {counted}</numerusform>
            <numerusform>Du nimmst %n Karten vom Stapel mit {counted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n with {counted}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>
            <numerusform>{name} nimmt %n Karte vom Stapel mit {counted}</numerusform>
            <numerusform>{name} nimmt %n Karten vom Stapel mit {counted}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Runde {number}</translation>
    </message>
    <message>
        <source>Wild canastas of twos</source>
        <comment>score</comment>
        <translation>Wilde Canastas aus Zweien</translation>
    </message>
    <message>
        <source>Other wild canastas</source>
        <comment>score</comment>
        <translation>Andere wilde Canastas</translation>
    </message>
    <message>
        <source>Wild canastas with four jokers</source>
        <comment>score</comment>
        <translation>Wilde Canastas mit vier Jokern</translation>
    </message>
    <message>
        <source>Red threes in hand or foot</source>
        <comment>score pad</comment>
        <translation>Rote Dreien in Hand oder Fuß</translation>
    </message>
    <message>
        <source>{part}: {ranks}</source>
        <comment>score</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{part}: {ranks}</translation>
    </message>
    <message>
        <source>points</source>
        <comment>score pad</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{points} each</source>
        <comment>score pad</comment>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>je {points}</translation>
    </message>
    <message>
        <source>For each of the two who play against one, enter what both have together. Red threes count for their owner alone.</source>
        <comment>score pad</comment>
        <translation>Trag für jeden der zwei, die gegen einen spielen, ein, was beide zusammen haben. Rote Dreien zählen nur für ihren Besitzer.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} deals, {first} plays first.</source>
        <comment>score pad</comment>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Runde {number}:** {dealer} gibt, {first} beginnt.</translation>
    </message>
    <message>
        <source>**Round {number} of {all}:** {dealer} deals, {first} plays first.</source>
        <comment>score pad</comment>
        <extracomment>{number}: a number in figures: 3
{all}: how many rounds there are, in figures: 4
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Runde {number} von {all}:** {dealer} gibt, {first} beginnt.</translation>
    </message>
    <message>
        <source>Initial meld: {scores}.</source>
        <comment>score pad</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Erstmeldung: {scores}.</translation>
    </message>
    <message>
        <source>Canastas</source>
        <comment>score</comment>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Melds</source>
        <comment>score</comment>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Threes</source>
        <comment>score</comment>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>score</comment>
        <translation>Prämien</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>score</comment>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <source>Penalties</source>
        <comment>score</comment>
        <translation>Abzüge</translation>
    </message>
    <message>
        <source>none</source>
        <comment>red threes</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>score</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>no canasta</source>
        <comment>score</comment>
        <translation>kein Canasta</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>score</comment>
        <extracomment>{name}: a player's name, the subject: Anton
{points}: points in figures: 1,985</extracomment><translation>{name} {points}</translation>
    </message>
    <message>
        <source>{count} × {each}</source>
        <comment>score</comment>
        <extracomment>{count}: a number in figures: 3
{each}: points for one of several, in figures: 300</extracomment><translation>{count} × {each}</translation>
    </message>
    <message>
        <source>Nobody went out, so the round counts nothing</source>
        <comment>score</comment>
        <translation>Niemand hat ausgemacht, die Runde zählt nichts</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <comment>score</comment>
        <translation>Niemand hat ausgemacht</translation>
    </message>
    <message>
        <source>You went out concealed</source>
        <comment>score</comment>
        <translation>Du hast verdeckt ausgemacht</translation>
    </message>
    <message>
        <source>You went out</source>
        <comment>score</comment>
        <translation>Du hast ausgemacht</translation>
    </message>
    <message>
        <source>{name} went out concealed</source>
        <comment>score</comment>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hat verdeckt ausgemacht</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <comment>score</comment>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hat ausgemacht</translation>
    </message>
    <message>
        <source>Initial meld in the next round: {scores}.</source>
        <comment>score</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Erstmeldung in der nächsten Runde: {scores}.</translation>
    </message>
    <message>
        <source>**a canasta**</source>
        <comment>score</comment>
        <translation>**ein Canasta**</translation>
    </message>
    <message>
        <source>**a natural canasta**</source>
        <comment>score</comment>
        <translation>**ein echter Canasta**</translation>
    </message>
    <message numerus="yes">
        <source>**%n** point(s)</source>
        <translation>
            <numerusform>**%n** Punkt</numerusform>
            <numerusform>**%n** Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game to %n point(s).</source>
        <translation>
            <numerusform>Partie bis %n Punkt.</numerusform>
            <numerusform>Partie bis %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game of %n round(s).</source>
        <translation>
            <numerusform>Partie über %n Runde.</numerusform>
            <numerusform>Partie über %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Runde {number}.</translation>
    </message>
    <message>
        <source>Round {number}: it is your turn.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Runde {number}: Du bist am Zug.</translation>
    </message>
    <message>
        <source>Round {number}: {name} is next.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3
{name}: a player's name, the subject: Anton</extracomment><translation>Runde {number}: {name} ist am Zug.</translation>
    </message>
    <message>
        <source>**Your game is where you left it.**</source>
        <comment>score</comment>
        <translation>**Deine Partie steht, wo du sie verlassen hast.**</translation>
    </message>
    <message>
        <source>Score: {scores}.</source>
        <comment>score</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Punktestand: {scores}.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <translation>&lt;1 %</translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>{share}: a percentage without its sign: 40</extracomment><translation>{share} %</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <extracomment>{whole}: a number before its decimal point: 3
{decimals}: the figures behind a decimal point: 5</extracomment><translation>{whole},{decimals}</translation>
    </message>
    <message>
        <source>Different levels</source>
        <translation>Verschiedene Stufen</translation>
    </message>
    <message>
        <source>{names} ({level})</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{level}: a level: standard</extracomment><translation>{names} ({level})</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Noch keine beendeten Partien.</translation>
    </message>
    <message numerus="yes">
        <source>Won {won} of %n finished game(s).</source>
        <extracomment>{won}: how many were won, in figures: 12</extracomment><translation>
            <numerusform>{won} von %n beendeten Partie gewonnen.</numerusform>
            <numerusform>{won} von %n beendeten Partien gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ({share})</source>
        <extracomment>{number}: a number in figures: 3
{share}: a percentage without its sign: 40</extracomment><translation>{number} ({share})</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Games tied</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Played with undo</source>
        <translation>Mit Zurücknehmen gespielt</translation>
    </message>
    <message>
        <source>Games in which you undid a move at least once.</source>
        <translation>Partien, in denen du mindestens einmal etwas zurückgenommen hast.</translation>
    </message>
    <message>
        <source>Played with memory aids</source>
        <translation>Mit Gedächtnishilfen gespielt</translation>
    </message>
    <message>
        <source>Games in which you looked at what is out at least once.</source>
        <translation>Partien, in denen du mindestens einmal nachgesehen hast, was gefallen ist.</translation>
    </message>
    <message>
        <source>Partly played by a bot</source>
        <translation>Teils von einem Bot gespielt</translation>
    </message>
    <message>
        <source>Games in which a bot made moves for you.</source>
        <translation>Partien, in denen ein Bot Züge für dich gemacht hat.</translation>
    </message>
    <message>
        <source>Of finished games.</source>
        <translation>Unter den beendeten Partien.</translation>
    </message>
    <message>
        <source>Games abandoned</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Games that you left, or that a bot finished for you. They do not count as won or lost.</source>
        <translation>Partien, die du abgebrochen hast oder ein Bot für dich beendet hat. Sie zählen nicht als gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Aktuelle Siegesserie</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Meiste Punkte in einer Partie</translation>
    </message>
    <message>
        <source>Average points per game</source>
        <translation>Punkte je Partie im Schnitt</translation>
    </message>
    <message>
        <source>Played with hints</source>
        <translation>Mit Tipps gespielt</translation>
    </message>
    <message>
        <source>Games in which you asked for a hint at least once.</source>
        <translation>Partien, in denen du mindestens einen Tipp verlangt hast.</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>echte</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischte</translation>
    </message>
    <message>
        <source>sequence canastas</source>
        <translation>Folgen-Canastas</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>wilde</translation>
    </message>
    <message>
        <source>natural, of some ranks</source>
        <translation>echte einzelner Ränge</translation>
    </message>
    <message>
        <source>Average points per round</source>
        <translation>Punkte je Runde im Schnitt</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Rounds in which no other side scored as much.</source>
        <translation>Runden, in denen keine andere Seite so viel erzielt hat.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Ausgemacht</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Of all rounds: in one turn, with no meld before.</source>
        <translation>Von allen Runden: in einem Zug, ohne frühere Meldung.</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Eröffnet</translation>
    </message>
    <message>
        <source>average turn</source>
        <translation>Zug im Schnitt</translation>
    </message>
    <message>
        <source>Counted in turns of the player who opened.</source>
        <translation>Gezählt in Zügen des Spielers, der eröffnet hat.</translation>
    </message>
    <message>
        <source>Canastas per round</source>
        <translation>Canastas je Runde</translation>
    </message>
    <message>
        <source>Red threes per round</source>
        <translation>Rote Dreien je Runde</translation>
    </message>
    <message>
        <source>Piles taken per round</source>
        <translation>Genommene Stapel je Runde</translation>
    </message>
    <message>
        <source>largest pile (cards)</source>
        <translation>größter Stapel (Karten)</translation>
    </message>
    <message>
        <source>Special hands melded</source>
        <translation>Gemeldete Sonderblätter</translation>
    </message>
    <message>
        <source>Pure luck stays within the spread (±) about two times out of three. Deals that you asked for by number are left out.</source>
        <translation>Der Zufall bleibt in etwa zwei von drei Fällen innerhalb der Streuung (±). Verteilungen, die du mit ihrer Nummer gewählt hast, zählen hier nicht.</translation>
    </message>
    <message>
        <source>{expected} ± {spread}</source>
        <extracomment>{expected}: a number of cards with one decimal: 44.0
{spread}: by how many cards chance misses that number: 6.2</extracomment><translation>{expected} ± {spread}</translation>
    </message>
    <message numerus="yes">
        <source>Dealt to you in %n round(s)</source>
        <translation>
            <numerusform>Dir in %n Runde gegeben</numerusform>
            <numerusform>Dir in %n Runden gegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>By chance</source>
        <comment>luck</comment>
        <translation>Zufall</translation>
    </message>
    <message numerus="yes">
        <source>From %n round(s)</source>
        <translation>
            <numerusform>Aus %n Runde</numerusform>
            <numerusform>Aus %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last %n game(s), oldest first: {won} won.</source>
        <extracomment>{won}: how many were won, in figures: 12</extracomment><translation>
            <numerusform>Deine letzte Partie: {won} gewonnen.</numerusform>
            <numerusform>Deine letzten %n Partien, die älteste zuerst: {won} gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your points: {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Deine Punkte: {points}.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Deine Seite</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Bereitlegen</translation>
    </message>
    <message>
        <source>Add to {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>An {sequence} anlegen</translation>
    </message>
    <message>
        <source>Meld {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{sequence} melden</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>End round</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>Red three on a canasta</source>
        <comment>short</comment>
        <translation>Rote Drei auf Canasta</translation>
    </message>
    <message>
        <source>Add to {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>An die {ranks} anlegen</translation>
    </message>
    <message>
        <source>New meld of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Neue Meldung: {ranks}</translation>
    </message>
    <message>
        <source>Meld {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{ranks} melden</translation>
    </message>
    <message>
        <source>Meld and discard {rank}</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Melden und {rank} abwerfen</translation>
    </message>
    <message>
        <source>Discard {rank}</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} abwerfen</translation>
    </message>
    <message>
        <source>Undo: {deed}</source>
        <extracomment>{deed}: what was done, after a colon: kings melded</extracomment><translation>Rückgängig: {deed}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>Undone: {deed}.</source>
        <extracomment>{deed}: what was done, after a colon: kings melded</extracomment><translation>Rückgängig gemacht: {deed}.</translation>
    </message>
    <message>
        <source>the pile taken</source>
        <translation>Stapel genommen</translation>
    </message>
    <message>
        <source>two melds combined</source>
        <translation>zwei Meldungen vereint</translation>
    </message>
    <message>
        <source>{card} laid out</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{card} ausgelegt</translation>
    </message>
    <message>
        <source>{ranks} melded</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{ranks} gemeldet</translation>
    </message>
    <message>
        <source>{counted} added to a sequence</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted} an eine Folge angelegt</translation>
    </message>
    <message>
        <source>{counted} added to our {ranks}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{counted} an unsere {ranks} angelegt</translation>
    </message>
    <message>
        <source>Freezes the pile</source>
        <translation>Friert den Stapel ein</translation>
    </message>
    <message>
        <source>If you discard it, only a natural pair takes the pile.</source>
        <translation>Nach dem Abwurf ist der Stapel nur mit einem natürlichen Paar zu nehmen.</translation>
    </message>
    <message>
        <source>freezes</source>
        <translation>friert ein</translation>
    </message>
    <message>
        <source>Blocks {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>Sperrt {partner} den Stapel</translation>
    </message>
    <message>
        <source>{name} cannot take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} kann den Stapel nicht nehmen.</translation>
    </message>
    <message>
        <source>blocks {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>sperrt {partner}</translation>
    </message>
    <message>
        <source>It scores {points} points.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Sie zählt {points} Punkte.</translation>
    </message>
    <message>
        <source>{kind}: {points} in place of {have}</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas
{points}: points in figures: 1,985
{have}: points in figures that there are: 75</extracomment><translation>{kind}: {points} statt {have}</translation>
    </message>
    <message>
        <source>The wild card costs bonus points.</source>
        <translation>Die wilde Karte mindert die Prämie.</translation>
    </message>
    <message numerus="yes">
        <source>{name} could take {number_word} card(s).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{number_word}: a number in words: three</extracomment><translation>
            <numerusform>{name} könnte {number_word} Karte nehmen.</numerusform>
            <numerusform>{name} könnte {number_word} Karten nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feeds their {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Passt an ihre Folge {sequence}</translation>
    </message>
    <message>
        <source>feeds them</source>
        <translation>hilft ihnen</translation>
    </message>
    <message>
        <source>Feeds their {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Passt an ihre {ranks}</translation>
    </message>
    <message>
        <source>feeds {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>an ihre {ranks}</translation>
    </message>
    <message>
        <source>{name} holds {counted} from the pile</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} hat {counted} aus dem Stapel</translation>
    </message>
    <message>
        <source>{name} could use another one.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} kann noch eine gebrauchen.</translation>
    </message>
    <message>
        <source>{name} has one</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hat eine</translation>
    </message>
    <message>
        <source>Opens the pile for {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>Öffnet {partner} den Stapel</translation>
    </message>
    <message>
        <source>{name} holds {counted} from the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} hat {counted} aus dem Stapel.</translation>
    </message>
    <message>
        <source>opens the pile</source>
        <translation>öffnet den Stapel</translation>
    </message>
    <message>
        <source>Leaves you one card: no canasta yet</source>
        <translation>Lässt dir eine Karte: noch kein Canasta</translation>
    </message>
    <message>
        <source>Leaves you one card: too few canastas</source>
        <translation>Lässt dir eine Karte: zu wenige Canastas</translation>
    </message>
    <message>
        <source>Your side cannot go out yet.</source>
        <translation>Deine Seite kann noch nicht ausmachen.</translation>
    </message>
    <message>
        <source>Breaks up your three {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Trennt deine drei {ranks}</translation>
    </message>
    <message>
        <source>You keep two of them.</source>
        <translation>Du behältst zwei davon.</translation>
    </message>
    <message>
        <source>Breaks up your pair of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Trennt dein Paar {ranks}</translation>
    </message>
    <message>
        <source>You keep one of them.</source>
        <translation>Du behältst nur eine Karte davon.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <translation>
            <numerusform>Nimmt %n Karte</numerusform>
            <numerusform>Nimmt %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): a meld of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Nimmt %n Karte: Meldung aus {ranks}</numerusform>
            <numerusform>Nimmt %n Karten: Meldung aus {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s) with {with_cards}: a meld of {ranks}</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Nimmt %n Karte mit {with_cards}: Meldung aus {ranks}</numerusform>
            <numerusform>Nimmt %n Karten mit {with_cards}: Meldung aus {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): then {count} in the meld of {ranks}</source>
        <extracomment>{count}: a number in figures: 3
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Nimmt %n Karte: dann {count} in der Meldung aus {ranks}</numerusform>
            <numerusform>Nimmt %n Karten: dann {count} in der Meldung aus {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Echt</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Wild</translation>
    </message>
    <message>
        <source>Complete a natural canasta</source>
        <translation>Echten Canasta vollenden</translation>
    </message>
    <message>
        <source>Complete a mixed canasta</source>
        <translation>Gemischten Canasta vollenden</translation>
    </message>
    <message>
        <source>Complete a red canasta</source>
        <translation>Roten Canasta vollenden</translation>
    </message>
    <message>
        <source>Complete a black canasta</source>
        <translation>Schwarzen Canasta vollenden</translation>
    </message>
    <message>
        <source>Complete a sequence canasta</source>
        <translation>Folgen-Canasta vollenden</translation>
    </message>
    <message>
        <source>Complete a wild canasta</source>
        <translation>Wilden Canasta vollenden</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <comment>short</comment>
        <translation>Stapel nehmen</translation>
    </message>
    <message>
        <source>not enough to open</source>
        <translation>zu wenig zum Eröffnen</translation>
    </message>
    <message>
        <source>With the selected cards: {points} of {need}.</source>
        <extracomment>{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>Mit den ausgewählten Karten: {points} von {need}.</translation>
    </message>
    <message>
        <source>{more} short.</source>
        <extracomment>{more}: points in figures that are missing: 5</extracomment><translation>Es fehlen {more}.</translation>
    </message>
    <message>
        <source>{more} short. For example, add {ways}.</source>
        <extracomment>{more}: points in figures that are missing: 5
{ways}: cards that would be enough, joined by “or”: 2♣ or a seven</extracomment><translation>Es fehlen {more}. Lege etwa {ways} dazu.</translation>
    </message>
    <message>
        <source>Enough to open.</source>
        <translation>Genug zum Eröffnen.</translation>
    </message>
    <message>
        <source>{card} to the {ranks}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{card} für die {ranks}</translation></message>
    <message>
        <source>never taken in this game</source>
        <translation>wird hier nie genommen</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Eingefroren</translation>
    </message>
    <message>
        <source>until a side opens</source>
        <translation>bis eine Seite eröffnet</translation>
    </message>
    <message>
        <source>until you open</source>
        <translation>bis du eröffnest</translation>
    </message>
    <message>
        <source>now the stock</source>
        <translation>jetzt der Talon</translation>
    </message>
    <message>
        <source>just taken</source>
        <translation>eben genommen</translation>
    </message>
    <message>
        <source>take it with a natural pair</source>
        <translation>nur mit natürlichem Paar</translation>
    </message>
    <message>
        <source>open from your hand first</source>
        <translation>zuerst aus der Hand eröffnen</translation>
    </message>
    <message>
        <source>blocked by a wild card</source>
        <translation>durch wilde Karte gesperrt</translation>
    </message>
    <message>
        <source>blocked by a black three</source>
        <translation>durch schwarze Drei gesperrt</translation>
    </message>
    <message>
        <source>blocked by a red three</source>
        <translation>durch rote Drei gesperrt</translation>
    </message>
    <message>
        <source>{points} melded</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} gemeldet</translation>
    </message>
    <message>
        <source>{points}: no canasta yet</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points}: noch kein Canasta</translation>
    </message>
    <message>
        <source>Only the top card, added to {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Nur die oberste Karte, an {sequence} angelegt</translation>
    </message>
    <message>
        <source>With {cards}: added to {sequence}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Mit {cards}: an {sequence} angelegt</translation>
    </message>
    <message>
        <source>Only the top card, added to your {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Nur die oberste Karte, an deine {ranks} angelegt</translation>
    </message>
    <message>
        <source>With {cards}: added to your {ranks}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Mit {cards}: an deine {ranks} angelegt</translation>
    </message>
    <message numerus="yes">
        <source>With {cards}: a new meld of %n card(s)</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>Mit {cards}: neue Meldung aus %n Karte</numerusform>
            <numerusform>Mit {cards}: neue Meldung aus %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your answer is binding: after a yes {name} must go out this turn, after a no {name} cannot.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Deine Antwort bindet. Ja: {name} muss in diesem Zug ausmachen. Nein: {name} kann es nicht.</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Dein Partner</translation>
    </message>
    <message>
        <source>No, play on.</source>
        <translation>Nein, weiter.</translation>
    </message>
    <message>
        <source>Yes, go out.</source>
        <translation>Ja, mach aus.</translation>
    </message>
    <message>
        <source>I’m out!</source>
        <translation>Ich mache aus.</translation>
    </message>
    <message>
        <source>One meld must have three natural cards.</source>
        <translation>Eine Meldung muss drei natürliche Karten haben.</translation>
    </message>
    <message>
        <source>It holds no wild cards.</source>
        <translation>Sie enthält keine wilden Karten.</translation>
    </message>
    <message>
        <source>A complete canasta is enough.</source>
        <translation>Ein vollendeter Canasta genügt.</translation>
    </message>
    <message>
        <source>Take the pile: {where}</source>
        <extracomment>{where}: cards and the end they go to: 4♥ below 5♥–9♥</extracomment><translation>Stapel nehmen: {where}</translation>
    </message>
    <message>
        <source>{label} · {points} of {need}</source>
        <extracomment>{label}: the name of a meld, after a colon: aces
{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>{label} · {points} von {need}</translation>
    </message>
    <message>
        <source>Discard and end your turn</source>
        <translation>Abwerfen und Zug beenden</translation>
    </message>
    <message>
        <source>Discard and go out</source>
        <translation>Abwerfen und ausmachen</translation>
    </message>
    <message>
        <source>Meld and go out</source>
        <translation>Melden und ausmachen</translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>{cards} auslegen</translation>
    </message>
    <message>
        <source>Combine melds</source>
        <translation>Meldungen vereinigen</translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>Zurück auf die Hand</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile (%n card(s))</source>
        <translation>
            <numerusform>Stapel nehmen (%n Karte)</numerusform>
            <numerusform>Stapel nehmen (%n Karten)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Stapel nehmen</translation>
    </message>
    <message>
        <source>Complete the canasta: {where}</source>
        <extracomment>{where}: cards and the end they go to: 4♥ below 5♥–9♥</extracomment><translation>Canasta vollenden: {where}</translation>
    </message>
    <message>
        <source>Red three on a canasta +{points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Rote Drei auf Canasta +{points}</translation>
    </message>
    <message>
        <source>Add to this meld</source>
        <translation>Hier anlegen</translation>
    </message>
    <message>
        <source>Red three on your {ranks} +{points}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{points}: points in figures: 1,985</extracomment><translation>Rote Drei auf deine {ranks} +{points}</translation>
    </message>
    <message>
        <source>{name} took {counted} with the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} nahm mit dem Stapel {counted}.</translation>
    </message>
    <message>
        <source>I took {counted} with the pile.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Ich nahm mit dem Stapel {counted}.</translation>
    </message>
    <message>
        <source>{ranks} {count} of {need}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{ranks} {count} von {need}</translation>
    </message>
    <message>
        <source>{name} holds {counted}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} hat {counted}</translation>
    </message>
    <message>
        <source>Out: {list}.</source>
        <extracomment>{list}: titles in a row, after a colon: Direction of play · Equal scores</extracomment><translation>Gefallen: {list}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Keep one card: your side has no canasta yet.</source>
        <translation>Behalte eine Karte: Deine Seite hat noch keinen Canasta.</translation>
    </message>
    <message>
        <source>Keep two cards, one to discard and one to hold: your side has no canasta yet.</source>
        <translation>Behalte zwei Karten, eine zum Abwerfen und eine zum Behalten: Deine Seite hat noch keinen Canasta.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot go out yet: you need %n canasta(s) and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Du kannst noch nicht ausmachen: Du brauchst %n Canasta und hast {have}.</numerusform>
            <numerusform>Du kannst noch nicht ausmachen: Du brauchst %n Canastas und hast {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n natural</source>
        <translation>
            <numerusform>%n echter</numerusform>
            <numerusform>%n echte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n roter</numerusform>
            <numerusform>%n rote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed</source>
        <translation>
            <numerusform>%n gemischter</numerusform>
            <numerusform>%n gemischte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n schwarzer</numerusform>
            <numerusform>%n schwarze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence</source>
        <translation>
            <numerusform>%n aus einer Folge</numerusform>
            <numerusform>%n aus Folgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild</source>
        <translation>
            <numerusform>%n wilder</numerusform>
            <numerusform>%n wilde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of sevens</source>
        <translation>
            <numerusform>%n aus Siebenen</numerusform>
            <numerusform>%n aus Siebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>Select the card to discard first.</source>
        <translation>Wähle zuerst die Karte aus, die du abwerfen willst.</translation>
    </message>
    <message>
        <source>The wild card on top blocks the pile this turn.</source>
        <translation>Die wilde Karte obenauf sperrt den Stapel in diesem Zug.</translation>
    </message>
    <message>
        <source>The black three blocks the pile this turn.</source>
        <translation>Die schwarze Drei sperrt den Stapel in diesem Zug.</translation>
    </message>
    <message>
        <source>The red three blocks the pile this turn.</source>
        <translation>Die rote Drei sperrt den Stapel in diesem Zug.</translation>
    </message>
    <message>
        <source>At your score you must open with a natural canasta or better.</source>
        <translation>Bei deinem Punktestand musst du mit einem echten Canasta oder einem besseren eröffnen.</translation>
    </message>
    <message>
        <source>An ace or seven cannot start the pile unless you hold no other natural card.</source>
        <translation>Ein Ass oder eine Sieben darf den Stapel nur beginnen, wenn du keine andere natürliche Karte hältst.</translation>
    </message>
    <message>
        <source>You can discard a wild card only if you hold no natural card.</source>
        <translation>Eine wilde Karte kannst du nur abwerfen, wenn du keine natürliche hältst.</translation>
    </message>
    <message>
        <source>You can discard a three only as your last card. Select another one.</source>
        <translation>Eine Drei kannst du nur als letzte Karte abwerfen. Wähle eine andere Karte aus.</translation>
    </message>
    <message>
        <source>An initial meld holds no wild cards in this game.</source>
        <translation>In diesem Spiel enthält eine Erstmeldung keine wilden Karten.</translation>
    </message>
    <message>
        <source>Black threes are never melded in this game.</source>
        <translation>In diesem Spiel werden schwarze Dreien nie gemeldet.</translation>
    </message>
    <message>
        <source>A red three goes on one of your canastas, one on each.</source>
        <translation>Eine rote Drei kommt auf einen deiner Canastas, auf jeden nur eine.</translation>
    </message>
    <message>
        <source>These are {ranks}: only {ranks} and wild cards fit here.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Hier liegen {ranks}: Nur {ranks} und wilde Karten passen.</translation>
    </message>
    <message>
        <source>These are {ranks}: only {ranks} fit here.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Hier liegen {ranks}: Nur {ranks} passen.</translation>
    </message>
    <message>
        <source>A sequence takes no wild cards.</source>
        <translation>Eine Folge nimmt keine wilden Karten auf.</translation>
    </message>
    <message>
        <source>no wild cards</source>
        <translation>keine wilden Karten</translation>
    </message>
    <message>
        <source>only on a canasta</source>
        <translation>nur auf einen Canasta</translation>
    </message>
    <message>
        <source>Only {card} can go below {end}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{end}: the card at an end of a sequence, after below or above: 5♥</extracomment><translation>Unter {end} passt nur {card}.</translation>
    </message>
    <message>
        <source>Only {card} can go above {end}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{end}: the card at an end of a sequence, after below or above: 5♥</extracomment><translation>Über {end} passt nur {card}.</translation>
    </message>
    <message>
        <source>Only {below} can go below {low}, and only {above} above {high}.</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{low}: the lowest card of a sequence: 5♥
{above}: cards as signs that go above a sequence: 10♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>Unter {low} passt nur {below}, über {high} nur {above}.</translation>
    </message>
    <message>
        <source>{below} below and {above} above {sequence}</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{above}: cards as signs that go above a sequence: 10♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{below} unter und {above} über {sequence}</translation>
    </message>
    <message>
        <source>{below} below {sequence}</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{below} unter {sequence}</translation>
    </message>
    <message>
        <source>{above} above {sequence}</source>
        <extracomment>{above}: cards as signs that go above a sequence: 10♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{above} über {sequence}</translation>
    </message>
    <message>
        <source>lower end of the sequence from {low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>unteres Ende der Folge von {low} bis {high}</translation>
    </message>
    <message>
        <source>upper end of the sequence from {low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>oberes Ende der Folge von {low} bis {high}</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Die Karten werden gegeben…</translation>
    </message>
    <message>
        <source>You asked.</source>
        <translation>Du hast gefragt.</translation>
    </message>
    <message>
        <source>{name} decides whether you go out.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} entscheidet, ob du ausmachen darfst.</translation>
    </message>
    <message>
        <source>Going out now leaves you with {left} in hand; they hold {held}.</source>
        <extracomment>{left}: points, the subject: 165 points
{held}: a number of cards, the object: 11 cards</extracomment><translation>Endet die Runde jetzt, bleiben dir {left} auf der Hand; die Gegner halten {held}.</translation>
    </message>
    <message>
        <source>{name} asks you.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} fragt dich.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>{counted}, and not one wild card among them.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted} und keine einzige wilde Karte dabei.</translation>
    </message>
    <message>
        <source>{name}’s turn.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Pass the computer to {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Gib den Rechner an {name} weiter.</translation>
    </message>
    <message>
        <source>{name}: press Enter to see your cards.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}: Mit der Eingabetaste siehst du deine Karten.</translation>
    </message>
    <message>
        <source>Melded so far: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Bisher gemeldet: {cards}.</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>Ein Bot spielt für dich.</translation>
    </message>
    <message>
        <source>Click the felt to skip.</source>
        <translation>Klicke auf den Filz, um zu überspringen.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Nobody went out.</source>
        <translation>Niemand hat ausgemacht.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Du hast ausgemacht.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hat ausgemacht.</translation>
    </message>
    <message>
        <source>Cut the cards for the deal.</source>
        <translation>Hebe zum Geben ab.</translation>
    </message>
    <message>
        <source>Choose the packet to keep as your foot.</source>
        <translation>Wähle das Päckchen, das du als Fuß behältst.</translation>
    </message>
    <message>
        <source>Draw, or open from your hand and take the pile.</source>
        <translation>Ziehe, oder eröffne aus der Hand und nimm den Stapel.</translation>
    </message>
    <message numerus="yes">
        <source>Drop on a highlighted place, or press Esc to put the card(s) back.</source>
        <translation>
            <numerusform>Lege die Karte auf einen hervorgehobenen Platz oder drücke Esc, um sie zurückzulegen.</numerusform>
            <numerusform>Lege die Karten auf einen hervorgehobenen Platz oder drücke Esc, um sie zurückzulegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Ausgewählt: {cards}.</translation>
    </message>
    <message>
        <source>Selected: {cards} ({points}).</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{points}: points in figures: 1,985</extracomment><translation>Ausgewählt: {cards} ({points}).</translation>
    </message>
    <message>
        <source>You hold a straight: meld it all for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Du hältst eine Straße: Melde sie ganz für {points} Punkte oder spiele weiter.</translation>
    </message>
    <message>
        <source>You hold seven pairs: meld them for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Du hältst sieben Paare: Melde sie für {points} Punkte oder spiele weiter.</translation>
    </message>
    <message>
        <source>You hold a garbage hand: meld it for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Du hältst ein Garbage-Blatt: Melde es für {points} Punkte oder spiele weiter.</translation>
    </message>
    <message>
        <source>Meld if you like, then discard one card.</source>
        <translation>Melde, wenn du willst, und wirf dann eine Karte ab.</translation>
    </message>
    <message>
        <source>You can lay out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Du kannst {counted} auslegen.</translation>
    </message>
    <message>
        <source>You can go out with the cards you hold, or play on.</source>
        <translation>Du kannst mit deinen Karten ausmachen oder weiterspielen.</translation>
    </message>
    <message>
        <source>You can go out: discard your last card.</source>
        <translation>Du kannst ausmachen: Wirf deine letzte Karte ab.</translation>
    </message>
    <message>
        <source>You can go out: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Du kannst ausmachen: {move}.</translation>
    </message>
    <message>
        <source>{name} said yes: go out this turn.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hat Ja gesagt: Mach in diesem Zug aus.</translation>
    </message>
    <message>
        <source>{name} said yes. Go out: {move}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{move}: a move, after a colon: discard 9♣</extracomment><translation>{name} hat Ja gesagt. Mach aus: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile.</source>
        <translation>
            <numerusform>Ziehe eine Karte oder nimm den Stapel.</numerusform>
            <numerusform>Ziehe %n Karten oder nimm den Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile with {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>Ziehe eine Karte oder nimm den Stapel mit {cards}.</numerusform>
            <numerusform>Ziehe %n Karten oder nimm den Stapel mit {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile onto your {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Ziehe eine Karte oder nimm den Stapel für deine {ranks}.</numerusform>
            <numerusform>Ziehe %n Karten oder nimm den Stapel für deine {ranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty: take the pile with {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Der Talon ist leer: Nimm den Stapel mit {cards}.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile onto your {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Der Talon ist leer: Nimm den Stapel für deine {ranks}.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile, or the round ends.</source>
        <translation>Der Talon ist leer: Nimm den Stapel, sonst endet die Runde.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile with {cards}, or the round ends.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Der Talon ist leer: Nimm den Stapel mit {cards}, sonst endet die Runde.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile onto your {ranks}, or the round ends.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Der Talon ist leer: Nimm den Stapel für deine {ranks}, sonst endet die Runde.</translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards).</source>
        <translation>
            <numerusform>Ziehe eine Karte.</numerusform>
            <numerusform>Ziehe %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {more} more, or take the cards back.</source>
        <extracomment>{more}: points in figures that are missing: 5</extracomment><translation>Lege noch {more} dazu oder nimm die Karten zurück.</translation>
    </message>
    <message>
        <source>Meld and go out, or take the cards back.</source>
        <translation>Melde und mach aus, oder nimm die Karten zurück.</translation>
    </message>
    <message>
        <source>Meld, or take the cards back.</source>
        <translation>Melde oder nimm die Karten zurück.</translation>
    </message>
    <message>
        <source>{points} of {need} points.</source>
        <extracomment>{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>{points} von {need} Punkten.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n Punkt.</numerusform>
            <numerusform>%n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished natural meld</source>
        <translation>Unfertige echte Meldung</translation>
    </message>
    <message>
        <source>Unfinished wild meld</source>
        <translation>Unfertige wilde Meldung</translation>
    </message>
    <message>
        <source>Melds without a canasta</source>
        <translation>Meldungen ohne Canasta</translation>
    </message>
    <message>
        <source>Red threes in hand</source>
        <translation>Rote Dreien auf der Hand</translation>
    </message>
    <message>
        <source>Short sequence</source>
        <translation>Kurze Folge</translation>
    </message>
    <message>
        <source>To go out: {needs}.</source>
        <extracomment>{needs}: what going out still takes, a list: 1 canasta; no threes in hand</extracomment><translation>Zum Ausmachen: {needs}.</translation>
    </message>
    <message>
        <source>no threes in any hand of your side</source>
        <translation>keine Dreien auf den Händen deiner Seite</translation>
    </message>
    <message>
        <source>no threes in hand</source>
        <translation>keine Dreien auf der Hand</translation>
    </message>
    <message>
        <source>a turn of {name} from the foot</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>ein Zug von {name} aus dem Fuß</translation>
    </message>
    <message>
        <source>a turn from your foot</source>
        <translation>ein Zug aus deinem Fuß</translation>
    </message>
    <message numerus="yes">
        <source>%n more canasta(s)</source>
        <translation>
            <numerusform>noch %n Canasta</numerusform>
            <numerusform>noch %n Canastas</numerusform>
        </translation>
    </message>
    <message>
        <source>{canastas} ({kinds})</source>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings
{kinds}: kinds of canastas with their numbers, a list: 2 red, 3 black</extracomment><translation>{canastas} ({kinds})</translation>
    </message>
    <message>
        <source>{what}: {points}.</source>
        <extracomment>{what}: what would cost points, before a colon: Short sequence
{points}: points in figures: 1,985</extracomment><translation>{what}: {points}.</translation>
    </message>
    <message>
        <source>Threes in hand</source>
        <translation>Dreien auf der Hand</translation>
    </message>
    <message>
        <source>You can take a frozen pile only with a natural pair from your hand.</source>
        <translation>Einen eingefrorenen Stapel kannst du nur mit einem natürlichen Paar aus deiner Hand nehmen.</translation>
    </message>
    <message>
        <source>A blocked pile cannot be taken until another card covers it.</source>
        <translation>Einen gesperrten Stapel kann niemand nehmen, bis eine andere Karte darauf liegt.</translation>
    </message>
    <message>
        <source>Jokers and twos are wild: they stand for other cards. ★ shows how many a meld has.</source>
        <translation>Joker und Zweien sind wild: Sie stehen für andere Karten. ★ zeigt, wie viele eine Meldung hat.</translation>
    </message>
    <message>
        <source>The initial meld of a side must reach this minimum.</source>
        <translation>Die Erstmeldung einer Seite muss diesen Mindestwert erreichen.</translation>
    </message>
    <message>
        <source>Threes laid out here count by themselves, apart from melds.</source>
        <translation>Dreien, die hier liegen, zählen für sich, neben den Meldungen.</translation>
    </message>
    <message>
        <source>To take the pile, you must use its top card at once.</source>
        <translation>Um den Stapel zu nehmen, musst du die oberste Karte sofort verwenden.</translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Vier</numerusform>
            <numerusform>{number_word} Vieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer Vier</numerusform>
            <numerusform>{number_word} Vieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Fünf</numerusform>
            <numerusform>{number_word} Fünfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer Fünf</numerusform>
            <numerusform>{number_word} Fünfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Sechs</numerusform>
            <numerusform>{number_word} Sechsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer Sechs</numerusform>
            <numerusform>{number_word} Sechsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Sieben</numerusform>
            <numerusform>{number_word} Siebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer Sieben</numerusform>
            <numerusform>{number_word} Siebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Acht</numerusform>
            <numerusform>{number_word} Achten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer Acht</numerusform>
            <numerusform>{number_word} Achten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Neun</numerusform>
            <numerusform>{number_word} Neunen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer Neun</numerusform>
            <numerusform>{number_word} Neunen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Zehn</numerusform>
            <numerusform>{number_word} Zehnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer Zehn</numerusform>
            <numerusform>{number_word} Zehnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einen Buben</numerusform>
            <numerusform>{number_word} Buben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einem Buben</numerusform>
            <numerusform>{number_word} Buben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Dame</numerusform>
            <numerusform>{number_word} Damen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer Dame</numerusform>
            <numerusform>{number_word} Damen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einen König</numerusform>
            <numerusform>{number_word} Könige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einem König</numerusform>
            <numerusform>{number_word} Königen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>ein Ass</numerusform>
            <numerusform>{number_word} Asse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einem Ass</numerusform>
            <numerusform>{number_word} Assen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine Zwei</numerusform>
            <numerusform>{number_word} Zweien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer Zwei</numerusform>
            <numerusform>{number_word} Zweien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einen Joker</numerusform>
            <numerusform>{number_word} Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einem Joker</numerusform>
            <numerusform>{number_word} Jokern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine schwarze Drei</numerusform>
            <numerusform>{number_word} schwarze Dreien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer schwarzen Drei</numerusform>
            <numerusform>{number_word} schwarzen Dreien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>eine rote Drei</numerusform>
            <numerusform>{number_word} rote Dreien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>einer roten Drei</numerusform>
            <numerusform>{number_word} roten Dreien</numerusform>
        </translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after to</comment>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after of</comment>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after to</comment>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after of</comment>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after to</comment>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after of</comment>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after to</comment>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after of</comment>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after to</comment>
        <translation>Achten</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after of</comment>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after to</comment>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after of</comment>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after to</comment>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after of</comment>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after to</comment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after of</comment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after to</comment>
        <translation>Damen</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after of</comment>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after to</comment>
        <translation>Könige</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after of</comment>
        <translation>Königen</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after to</comment>
        <translation>Asse</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after of</comment>
        <translation>Assen</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after to</comment>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after of</comment>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>jokers</source>
        <comment>after to</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>jokers</source>
        <comment>after of</comment>
        <translation>Jokern</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>after to</comment>
        <translation>schwarzen Dreien</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>after of</comment>
        <translation>schwarzen Dreien</translation>
    </message>
    <message>
        <source>red threes</source>
        <comment>after to</comment>
        <translation>roten Dreien</translation>
    </message>
    <message>
        <source>red threes</source>
        <comment>after of</comment>
        <translation>roten Dreien</translation>
    </message>
    <message numerus="yes">
        <source>drew (a card/{number_word} cards)</source>
        <comment>after a name</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>zieht eine Karte</numerusform>
            <numerusform>zieht {number_word} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>after a name</comment>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>wirft {card} ab</translation>
    </message>
    <message>
        <source>**froze the pile**</source>
        <comment>after a name</comment>
        <translation>**friert den Stapel ein**</translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>nimmt den Stapel (%n Karte) mit {cards}</numerusform>
            <numerusform>nimmt den Stapel (%n Karten) mit {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>nimmt den Stapel (%n Karte)</numerusform>
            <numerusform>nimmt den Stapel (%n Karten)</numerusform>
        </translation>
    </message>
    <message>
        <source>melded {melds}</source>
        <comment>after a name</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>meldet {melds}</translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after a name</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>
            <numerusform>**eröffnet mit %n Punkt** ({melds})</numerusform>
            <numerusform>**eröffnet mit %n Punkten** ({melds})</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>legt {cards} an</translation>
    </message>
    <message>
        <source>completed {canastas}</source>
        <comment>after a name</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>vollendet {canastas}</translation>
    </message>
    <message>
        <source>combined two melds of {ranks}</source>
        <comment>after a name</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>vereinigt zwei Meldungen aus {ranks}</translation>
    </message>
    <message>
        <source>combined two melds</source>
        <comment>after a name</comment>
        <translation>vereinigt zwei Meldungen</translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>legt {cards} aus</translation>
    </message>
    <message>
        <source>set {cards} aside</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>legt {cards} beiseite</translation>
    </message>
    <message>
        <source>asked {asked}: “May I go out?”</source>
        <comment>after a name</comment>
        <extracomment>{asked}: the name of the player who was asked, the object: Anton</extracomment><translation>fragt {asked}: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>said yes</source>
        <comment>after a name</comment>
        <translation>sagt Ja</translation>
    </message>
    <message>
        <source>said no</source>
        <comment>after a name</comment>
        <translation>sagt Nein</translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>hebt %n Karte ab</numerusform>
            <numerusform>hebt %n Karten ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>hebt %n Karte ab und **bekommt die Prämie**</numerusform>
            <numerusform>hebt %n Karten ab und **bekommt die Prämie**</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>nimmt %n Flügelkarte</numerusform>
            <numerusform>nimmt %n Flügelkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after a name</comment>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>
            <numerusform>**meldet {hand}** für %n Punkt</numerusform>
            <numerusform>**meldet {hand}** für %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>**went out**</source>
        <comment>after a name</comment>
        <translation>**macht aus**</translation>
    </message>
    <message>
        <source>**went out concealed**</source>
        <comment>after a name</comment>
        <translation>**macht verdeckt aus**</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
</TS>
