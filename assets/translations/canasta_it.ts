<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name />
    <message>
        <source>{name} did not take the pile. The cards that explain it are hidden.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} non ha preso il pozzo. Le carte che lo spiegano sono coperte.</translation>
    </message>
    <message>
        <source>It was the only legal move.</source>
        <translation>Era l’unica mossa possibile.</translation>
    </message>
    <message>
        <source>It is your only legal move.</source>
        <translation>È la tua unica mossa possibile.</translation>
    </message>
    <message>
        <source>This is a random choice.</source>
        <translation>Questa è una scelta a caso.</translation>
    </message>
    <message>
        <source>{name} cannot take the pile with the cards in hand.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} non può prendere il pozzo con le carte in mano.</translation>
    </message>
    <message>
        <source>You cannot take the pile with the cards in your hand.</source>
        <translation>Non puoi prendere il pozzo con le carte in mano.</translation>
    </message>
    <message>
        <source>The pile ({pile}) would cost more than it brings.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Il pozzo ({pile}) costerebbe più di quanto rende.</translation>
    </message>
    <message>
        <source>The pile ({pile}) costs no card from the hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Il pozzo ({pile}) non costa nessuna carta della mano.</translation>
    </message>
    <message>
        <source>The pile ({pile}) costs only a natural pair.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Il pozzo ({pile}) costa solo una coppia naturale.</translation>
    </message>
    <message>
        <source>The pile ({pile}) is worth a wild card.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Il pozzo ({pile}) vale una matta.</translation>
    </message>
    <message>
        <source>It opens and brings the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Così si apre e si prende il pozzo ({pile}).</translation>
    </message>
    <message>
        <source>That makes {points} points – enough to open.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Fa {points} punti, abbastanza per aprire.</translation>
    </message>
    <message>
        <source>This completes a canasta.</source>
        <translation>Completa una canasta.</translation>
    </message>
    <message numerus="yes">
        <source>On the table (it/they) (scores/score) {points} points; in the hand (it/they) (costs/cost) {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>In tavola vale {points} punti; in mano ne costerebbe {points}.</numerusform>
            <numerusform>In tavola valgono {points} punti; in mano ne costerebbero {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the table (it/they) (scores/score) {points} points; in your hand (it/they) (costs/cost) {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>In tavola vale {points} punti; in mano te ne costerebbe {points}.</numerusform>
            <numerusform>In tavola valgono {points} punti; in mano te ne costerebbero {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock.</source>
        <translation>
            <numerusform>Nel mazzo resta solo %n carta.</numerusform>
            <numerusform>Nel mazzo restano solo %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock, and cards in your hand cost points.</source>
        <translation>
            <numerusform>Nel mazzo resta solo %n carta, e le carte in mano costano punti.</numerusform>
            <numerusform>Nel mazzo restano solo %n carte, e le carte in mano costano punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>That ends the round.</source>
        <translation>Così la mano finisce.</translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but {partner} still holds %n card(s).</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>
            <numerusform>Si può chiudere, ma {partner} ha ancora %n carta.</numerusform>
            <numerusform>Si può chiudere, ma {partner} ha ancora %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but you still hold %n card(s).</source>
        <translation>
            <numerusform>Si può chiudere, ma tu hai ancora %n carta.</numerusform>
            <numerusform>Si può chiudere, ma tu hai ancora %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out pays, even with {points} points left in the hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Chiudere conviene, anche con {points} punti che restano in mano.</translation>
    </message>
    <message>
        <source>Going out pays, even with the points left in the hand.</source>
        <translation>Chiudere conviene, anche con i punti che restano in mano.</translation>
    </message>
    <message>
        <source>Going out pays, even with {points} points left in your hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Chiudere conviene, anche con {points} punti che ti restano in mano.</translation>
    </message>
    <message>
        <source>Going out now would leave {points} points in the hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Chiudere ora lascerebbe {points} punti in mano.</translation>
    </message>
    <message>
        <source>Playing on seemed to be worth more points.</source>
        <translation>Continuare sembrava valere più punti.</translation>
    </message>
    <message>
        <source>Going out now would leave {points} points in your hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Chiudere ora ti lascerebbe {points} punti in mano.</translation>
    </message>
    <message>
        <source>{next} is unlikely to take the pile ({pile}).</source>
        <extracomment>{next}: the next player's name, the subject: Clara
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>È difficile che {next} prenda il pozzo ({pile}).</translation>
    </message>
    <message>
        <source>You are unlikely to take the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>È difficile che tu prenda il pozzo ({pile}).</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but no other discard is better.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Rischia il pozzo ({pile}), ma nessun altro scarto è migliore.</translation>
    </message>
    <message>
        <source>It blocks the pile ({pile}) for one turn.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Blocca il pozzo ({pile}) per un turno.</translation>
    </message>
    <message>
        <source>It freezes the pile ({pile}): only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Congela il pozzo ({pile}): si prende solo con una coppia naturale.</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} non ha visto il pozzo ({pile}).</translation>
    </message>
    <message>
        <source>{name} overlooked a meld on the table.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} non ha visto una combinazione sul tavolo.</translation>
    </message>
    <message>
        <source>{name} forgot that {holder} holds {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{holder}: a player's name, the subject: Clara
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} ha dimenticato che {holder} ha {counted}.</translation>
    </message>
    <message>
        <source>{name} forgot that you hold {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} ha dimenticato che tu hai {counted}.</translation>
    </message>
    <message>
        <source>{name} thought that {next} would not take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{next}: the next player's name, the subject: Clara
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} pensava che {next} non avrebbe preso il pozzo ({pile}).</translation>
    </message>
    <message>
        <source>{name} thought that you would not take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} pensava che tu non avresti preso il pozzo ({pile}).</translation>
    </message>
    <message>
        <source>{name} saw no better discard.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} non ha visto uno scarto migliore.</translation>
    </message>
    <message>
        <source>{name} saw a way to take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} ha visto un modo per prendere il pozzo ({pile}).</translation>
    </message>
    <message>
        <source>{name} discards low cards first.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} scarta prima le carte basse.</translation>
    </message>
    <message>
        <source>{why} You can play, but this game is not saved yet.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Puoi giocare, ma questa partita non è ancora salvata.</translation>
    </message>
    <message>
        <source>“{file}” cannot be continued and stays as it is. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>“{file}” non si può continuare e resta com’è. {why}</translation>
    </message>
    <message>
        <source>Unknown players in this game: {names}. Standard plays in their place.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Giocatori sconosciuti in questa partita: {names}. Al loro posto gioca Standard.</translation>
    </message>
    <message>
        <source>{level} does not answer. A simpler bot plays for now.</source>
        <extracomment>{level}: a level: standard</extracomment><translation>{level} non risponde. Per ora gioca un bot più semplice.</translation>
    </message>
    <message>
        <source>{level} is back and plays on.</source>
        <extracomment>{level}: a level: standard</extracomment><translation>{level} è tornato e continua a giocare.</translation>
    </message>
    <message>
        <source>The adviser does not answer. A simpler bot gives the hints for now.</source>
        <translation>Il consigliere non risponde. Per ora i consigli vengono da un bot più semplice.</translation>
    </message>
    <message>
        <source>The adviser is back.</source>
        <translation>Il consigliere è tornato.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Alle prime armi</translation>
    </message>
    <message>
        <source>Melds at once, misses piles, discards low cards.</source>
        <translation>Cala subito, si lascia sfuggire i pozzi, scarta le carte basse.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Melds hastily and misses what others are doing.</source>
        <translation>Cala di fretta e non bada a quello che fanno gli altri.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionale</translation>
    </message>
    <message>
        <source>Knows the game, but forgets and misses things.</source>
        <translation>Conosce il gioco, ma dimentica e trascura qualcosa.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>level</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Solid and steady; plays by rules of thumb.</source>
        <translation>Solido e regolare, secondo le regole pratiche.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Looks a turn ahead and counts the cards.</source>
        <translation>Guarda un turno avanti e conta le carte.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Weighs hundreds of possible hands at every move.</source>
        <translation>Valuta centinaia di mani possibili a ogni mossa.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Questa mano</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Meglio: {move}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Giocatore 1</translation>
    </message>
    <message>
        <source>The game you left is under Continue.</source>
        <translation>La partita che hai lasciato si trova in “Continua”.</translation>
    </message>
    <message>
        <source>Result copied.</source>
        <translation>Risultato copiato.</translation>
    </message>
    <message>
        <source>Game paused.</source>
        <translation>Partita in pausa.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Based on: {source}</source>
        <comment>source</comment>
        <extracomment>{source}: the text that rules follow, after a colon: Rules of Classic Canasta</extracomment><translation>Fonte: {source}</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n mazzo</numerusform>
            <numerusform>%n mazzi</numerusform>
        </translation>
    </message>
    <message>
        <source>packets of {number} and {count} cards</source>
        <extracomment>{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>pacchetti di {number} e {count} carte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carta a testa</numerusform>
            <numerusform>%n carte a testa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the foot</source>
        <translation>
            <numerusform>%n carta nel piede</numerusform>
            <numerusform>%n carte nel piede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <translation>
            <numerusform>se ne pesca %n</numerusform>
            <numerusform>se ne pescano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) to go out</source>
        <translation>
            <numerusform>%n canasta per chiudere</numerusform>
            <numerusform>%n canaste per chiudere</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation>Ognuno per sé</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n coppia</numerusform>
            <numerusform>%n coppie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of three</source>
        <translation>
            <numerusform>%n squadra di tre</numerusform>
            <numerusform>%n squadre di tre</numerusform>
        </translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Con te</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Contro di te</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Di fronte</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Posto {n}</translation>
    </message>
    <message>
        <source>{why} You can play, but not all of it is saved.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Puoi giocare, ma non tutto viene salvato.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Tre rossi</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>canasta</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <translation>canasta pura</translation>
    </message>
    <message>
        <source>Your side can go out.</source>
        <translation>La tua squadra può chiudere.</translation>
    </message>
    <message>
        <source>Sound needs {package}. Install it with: {command}</source>
        <extracomment>{package}: the name of a program library: miniaudio
{command}: what to type in a terminal, after a colon: pip install miniaudio</extracomment><translation>Per l’audio serve {package}. Installalo con: {command}</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <translation>Nessun dispositivo audio trovato.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Mano del giorno</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolta</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Alla pari</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Giocabile</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Costosa</translation>
    </message>
    <message>
        <source>A gift</source>
        <translation>Un regalo</translation>
    </message>
    <message>
        <source>That is the best move.</source>
        <translation>È la mossa migliore.</translation>
    </message>
    <message>
        <source>That is as good as the best move.</source>
        <translation>Vale quanto la mossa migliore.</translation>
    </message>
    <message>
        <source>Another move is a little better.</source>
        <translation>Un’altra mossa è leggermente migliore.</translation>
    </message>
    <message>
        <source>Another move is better.</source>
        <translation>Un’altra mossa è migliore.</translation>
    </message>
    <message>
        <source>Another move is much better.</source>
        <translation>Un’altra mossa è nettamente migliore.</translation>
    </message>
    <message>
        <source>This answer could not be evaluated.</source>
        <translation>Non è stato possibile valutare questa risposta.</translation>
    </message>
    <message>
        <source>That beats the best move found so far.</source>
        <translation>È meglio della mossa nota finora.</translation>
    </message>
    <message numerus="yes">
        <source>Costs about %n point(s) a round.</source>
        <translation>
            <numerusform>Costa circa %n punto a mano.</numerusform>
            <numerusform>Costa circa %n punti a mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Known so far: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Nota finora: {move}</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Alla pari: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Meglio: {move}</translation>
    </message>
    <message>
        <source>Instead: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Invece: {move}</translation>
    </message>
    <message>
        <source>You played: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Hai giocato: {move}</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>la mossa migliore</translation>
    </message>
    <message>
        <source>about as much</source>
        <translation>più o meno uguale</translation>
    </message>
    <message>
        <source>about {points} less</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>circa {points} in meno</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Le tue partite</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Che cosa giocheresti?</translation>
    </message>
    <message>
        <source>comes back tomorrow</source>
        <translation>la rivedrai domani</translation>
    </message>
    <message numerus="yes">
        <source>comes back in %n day(s)</source>
        <translation>
            <numerusform>la rivedrai tra %n giorno</numerusform>
            <numerusform>la rivedrai tra %n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a day up to today, like {date}.</source>
        <extracomment>{date}: a date in figures, as the language writes it: 22.11.2026</extracomment><translation>Scrivi un giorno fino a oggi, come {date}.</translation>
    </message>
    <message>
        <source>Reset your learning progress?</source>
        <translation>Cancellare i tuoi progressi?</translation>
    </message>
    <message>
        <source>Lessons, positions and daily deals start over. Your games are kept.</source>
        <translation>Lezioni, posizioni e mani del giorno ricominciano; le partite restano.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Ricomincia da capo</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Your learning progress was reset.</source>
        <translation>I tuoi progressi sono stati cancellati.</translation>
    </message>
    <message>
        <source>What you learn</source>
        <translation>Che cosa impari</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Lezione {number}</translation>
    </message>
    <message>
        <source>{title}: {setting}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>{title}: {setting}</translation>
    </message>
    <message>
        <source>You cannot do anything wrong here. Esc ends the round and keeps your place.</source>
        <translation>Qui non puoi fare danni. Con Esc esci, e poi riprendi da qui.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La lezione è finita.</translation>
    </message>
    <message>
        <source>Play a round with me</source>
        <translation>Gioca una mano con me</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lezione successiva</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>What you have learned, and what counts.</source>
        <translation>Quello che hai imparato, e quello che conta.</translation>
    </message>
    <message>
        <source>Each lesson you finish adds a line here.</source>
        <translation>Ogni lezione che finisci aggiunge qui una riga.</translation>
    </message>
    <message>
        <source>My notes</source>
        <translation>I miei appunti</translation>
    </message>
    <message>
        <source>At the table, point at a word to see what it means.</source>
        <translation>Al tavolo, indica una parola con il puntatore per leggere che cosa vuol dire.</translation>
    </message>
    <message>
        <source>Canasta glossary</source>
        <translation>Termini della Canasta</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow.</source>
        <translation>Per oggi è tutto. Torna domani.</translation>
    </message>
    <message>
        <source>Practice positions</source>
        <translation>Posizioni d’esercizio</translation>
    </message>
    <message>
        <source>Topics done: {n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Temi completati: {n} di {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) answered, {count} of them solved or just as good.</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>
            <numerusform>%n posizione, {count} risolte o alla pari.</numerusform>
            <numerusform>%n posizioni, {count} risolte o alla pari.</numerusform>
        </translation>
    </message>
    <message>
        <source>More positions</source>
        <translation>Altre posizioni</translation>
    </message>
    <message>
        <source>All positions are answered.</source>
        <translation>Hai risposto a tutte le posizioni.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Posizione successiva</translation>
    </message>
    <message>
        <source>Position {number} of {total} in this set</source>
        <extracomment>{number}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Posizione {number} di {total} di questa serie</translation>
    </message>
    <message>
        <source>Today’s position</source>
        <translation>Posizione del giorno</translation>
    </message>
    <message>
        <source>The answer again</source>
        <translation>Rivedi la risposta</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>There is nothing to try from here.</source>
        <translation>Da qui non c’è niente da provare.</translation>
    </message>
    <message>
        <source>Press {key} to see the answer again.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>{key}: rivedi la risposta.</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Posizione copiata.</translation>
    </message>
    <message>
        <source>{number} of {total} answered</source>
        <extracomment>{number}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>{number} di {total} con risposta</translation>
    </message>
    <message numerus="yes">
        <source>Your (costliest decision/%n costliest decisions) will come back as (a practice position/practice positions).</source>
        <translation>
            <numerusform>La tua decisione più costosa tornerà come posizione d’esercizio.</numerusform>
            <numerusform>Le tue %n decisioni più costose torneranno come posizioni d’esercizio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that you cannot see are dealt at random here.</source>
        <translation>Qui le carte che non vedi sono distribuite a caso.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Modalità esercizio</translation>
    </message>
    <message>
        <source>Play this seat</source>
        <translation>Questo posto lo giochi tu</translation>
    </message>
    <message>
        <source>Why did they do that?</source>
        <translation>Perché questa mossa?</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Regole della casa…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Apri una partita salvata…</translation>
    </message>
    <message>
        <source>8 minutes</source>
        <translation>8 minuti</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>You are at part {number}.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Sei alla parte {number}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>resume</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play a first round with Anton, your partner. He tells you what to do and why.</source>
        <translation>Gioca una prima mano con Anton, il tuo compagno. Ti dice che cosa fare e perché.</translation>
    </message>
    <message>
        <source>Teach me Canasta</source>
        <translation>Insegnami a giocare</translation>
    </message>
    <message>
        <source>Classic, four players: you and Anton against Clara and Tomás, both at the Novice level.</source>
        <translation>Classica in quattro: tu e Anton contro Clara e Tomás, entrambi al livello Alle prime armi.</translation>
    </message>
    <message>
        <source>I know Canasta</source>
        <translation>So già giocare</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>button</comment>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>2 to 8 players</source>
        <translation>Da 2 a 8 giocatori</translation>
    </message>
    <message>
        <source>Your own: {titles}</source>
        <extracomment>{titles}: names of the player's own rulesets, joined: Sunday and Aunt May</extracomment><translation>I tuoi: {titles}</translation>
    </message>
    <message>
        <source>Samba, Hand &amp; Foot, American and many more, with short lessons and house rules.</source>
        <translation>Samba, Hand &amp; Foot, Americana e altri, con lezioni brevi e regole della casa.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Un altro gioco</translation>
    </message>
    <message>
        <source>Select a game…</source>
        <translation>Scegli un gioco…</translation>
    </message>
    <message>
        <source>One round with the cards that everybody gets today.</source>
        <translation>Una mano con le carte che oggi ricevono tutti.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>La tua partita</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) compared.</source>
        <translation>
            <numerusform>%n mossa confrontata.</numerusform>
            <numerusform>%n mosse confrontate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves appear once it is your turn and they are analysed.</source>
        <translation>Le mosse compaiono quando è il tuo turno e sono state analizzate.</translation>
    </message>
    <message>
        <source>There is nothing to compare.</source>
        <translation>Non c’è niente da confrontare.</translation>
    </message>
    <message>
        <source>How many points your side would probably lose by the end of the round, compared with the advised move.</source>
        <translation>Quanti punti perderebbe probabilmente la tua squadra fino alla fine della mano, rispetto alla mossa consigliata.</translation>
    </message>
    <message>
        <source>Your changes are not saved. A draft is offered again until you quit.</source>
        <translation>Le modifiche non sono salvate. Una bozza viene riproposta finché non esci.</translation>
    </message>
    <message>
        <source>Delete changes</source>
        <translation>Cancella le modifiche</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continua a modificare</translation>
    </message>
    <message>
        <source>Keep as draft</source>
        <translation>Tieni come bozza</translation>
    </message>
    <message>
        <source>Leave house rules?</source>
        <translation>Uscire dalle regole della casa?</translation>
    </message>
    <message>
        <source>The list of games shows them under this name.</source>
        <translation>L’elenco dei giochi le mostra con questo nome.</translation>
    </message>
    <message>
        <source>Your rules are saved as “{name}”.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Le tue regole sono salvate come “{name}”.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Esporta le regole</translation>
    </message>
    <message>
        <source>Saved the rules as {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Regole salvate come {name}.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importa le regole</translation>
    </message>
    <message>
        <source>These rules come from {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Queste regole vengono da {name}.</translation>
    </message>
    <message>
        <source>Copied the rules as text. Paste it into a message.</source>
        <translation>Regole copiate come testo. Incollalo in un messaggio.</translation>
    </message>
    <message>
        <source>The rules were sent to the printer.</source>
        <translation>Le regole sono state inviate alla stampante.</translation>
    </message>
    <message>
        <source>These rules come from the text you copied.</source>
        <translation>Queste regole vengono dal testo copiato.</translation>
    </message>
    <message>
        <source>“{name}” is taken off the list of games for good.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>“{name}” viene tolto per sempre dall’elenco dei giochi.</translation>
    </message>
    <message>
        <source>Delete ruleset</source>
        <translation>Elimina regolamento</translation>
    </message>
    <message>
        <source>Keep ruleset</source>
        <translation>Tieni regolamento</translation>
    </message>
    <message>
        <source>Delete ruleset?</source>
        <translation>Eliminare il regolamento?</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>“{name}” è stato eliminato.</translation>
    </message>
    <message>
        <source>Canasta rules ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Regole di Canasta ({pattern})</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Other game…</source>
        <comment>match</comment>
        <translation>Altra partita…</translation>
    </message>
    <message>
        <source>From a newer version: update Canasta.</source>
        <translation>Da una versione più recente: aggiorna Canasta.</translation>
    </message>
    <message>
        <source>Your game with {names} is saved. Continue it from the Game menu.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>La tua partita con {names} è salvata. Continuala dal menu Partita.</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>Nessuna partita in corso.</translation>
    </message>
    <message>
        <source>Start one whenever you like.</source>
        <translation>Iniziane una quando vuoi.</translation>
    </message>
    <message>
        <source>The Learn menu has short lessons for this game ({key}).</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Nel menu Impara ci sono lezioni brevi su questo gioco ({key}).</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Saved a copy as {name} in {folder}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{folder}: a folder: ~/games</extracomment><translation>Copia salvata come {name} in {folder}.</translation>
    </message>
    <message>
        <source>Canasta games ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Partite di Canasta ({pattern})</translation>
    </message>
    <message>
        <source>{title} {day} round {n}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{day}: a date, as short as the language writes it: 22/11/2026
{n}: a number in figures: 3</extracomment><translation>{title} {day} mano {n}</translation>
    </message>
    <message>
        <source>No file manager was found. Your games are in {folder}.</source>
        <extracomment>{folder}: a folder: ~/games</extracomment><translation>Nessun gestore di file trovato. Le tue partite sono in {folder}.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Abandon this game?</source>
        <translation>Abbandonare questa partita?</translation>
    </message>
    <message>
        <source>It is removed from your games.</source>
        <translation>Viene tolta dalle tue partite.</translation>
    </message>
    <message>
        <source>Position copied. It holds only what you can see.</source>
        <translation>Posizione copiata. Contiene solo quello che puoi vedere.</translation>
    </message>
    <message>
        <source>These are the rounds that are over with every card, what you can see of this one, and the versions in use. Send it along when you report a problem.</source>
        <translation>Queste sono le mani finite con tutte le carte, quello che puoi vedere di questa e le versioni in uso. Invia tutto quando segnali un problema.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Segnala un problema</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motore</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>compilato</translation>
    </message>
    <message>
        <source>interpreted</source>
        <translation>interpretato</translation>
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
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Games folder</source>
        <translation>Cartella delle partite</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Esci senza salvare</translation>
    </message>
    <message>
        <source>Leave this round?</source>
        <translation>Uscire da questa mano?</translation>
    </message>
    <message>
        <source>Its numbers are not saved.</source>
        <translation>I suoi numeri non sono salvati.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete this score pad?</source>
        <translation>Eliminare questo blocchetto segnapunti?</translation>
    </message>
    <message>
        <source>Its rounds are lost.</source>
        <translation>Le sue mani vanno perse.</translation>
    </message>
    <message>
        <source>Round {n}, {totals} · {when}</source>
        <extracomment>{n}: a number in figures: 3
{totals}: points of the sides, a list: you and Anton 190, Clara 70
{when}: a day and a time of day, as the language writes them: 22/11/2026 15:02</extracomment><translation>Mano {n}, {totals} · {when}</translation>
    </message>
    <message>
        <source>{title} with {names}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{names}: players' names, joined: Clara and Tomás</extracomment><translation>{title} con {names}</translation>
    </message>
    <message>
        <source>Round {n}, {totals} · on the table now</source>
        <extracomment>{n}: a number in figures: 3
{totals}: points of the sides, a list: you and Anton 190, Clara 70</extracomment><translation>Mano {n}, {totals} · ora sul tavolo</translation>
    </message>
    <message>
        <source>without undo</source>
        <translation>senza annullare</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n altro</numerusform>
            <numerusform>altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Esporta le partite</translation>
    </message>
    <message>
        <source>Canasta games.csv</source>
        <translation>Partite di Canasta.csv</translation>
    </message>
    <message>
        <source>Tables ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Tabelle ({pattern})</translation>
    </message>
    <message>
        <source>Saved the games as {name} in {folder}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{folder}: a folder: ~/games</extracomment><translation>Partite salvate come {name} in {folder}.</translation>
    </message>
    <message>
        <source>Replay a saved game</source>
        <translation>Replay di una partita salvata</translation>
    </message>
    <message>
        <source>“{file}” cannot be replayed. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>Non è possibile rivedere “{file}”. {why}</translation>
    </message>
    <message>
        <source>No round of this game was dealt.</source>
        <translation>In questa partita non è stata data nessuna mano.</translation>
    </message>
    <message>
        <source>The replay ends here. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>Il replay finisce qui. {why}</translation>
    </message>
    <message>
        <source>Replay: {title}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player</extracomment><translation>Replay: {title}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Giocatore {n}</translation>
    </message>
    <message>
        <source>Your settings could not be saved. They hold until you close Canasta.</source>
        <translation>Non è stato possibile salvare le tue preferenze. Valgono finché non chiudi Canasta.</translation>
    </message>
    <message>
        <source>{why} Your settings are left as they are; Canasta starts with the defaults.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Le tue impostazioni restano come sono; Canasta parte con i valori predefiniti.</translation>
    </message>
    <message>
        <source>Your settings could not be read. They are kept as {name}; Canasta starts with the defaults.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Non è stato possibile leggere le tue preferenze. Sono conservate come {name}; Canasta parte con quelle predefinite.</translation>
    </message>
    <message>
        <source>Canasta cannot start.</source>
        <translation>Canasta non può avviarsi.</translation>
    </message>
    <message>
        <source>Canasta is already open but not responding. Wait a moment and start it again. If that does not help, close it with your system’s task manager; your game is saved up to the last move. If no Canasta is running, delete the file “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Canasta è già aperto ma non risponde. Aspetta un momento e avvialo di nuovo. Se non basta, chiudilo dalla gestione attività del tuo sistema; la partita è salvata fino all’ultima mossa. Se nessun Canasta è in esecuzione, elimina il file “{path}”.</translation>
    </message>
    <message>
        <source>The name of the folder “{path}” is not UTF-8: choose another folder for --home.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Il nome della cartella “{path}” non è in UTF-8: scegli un’altra cartella per --home.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file}: {system}.</source>
        <extracomment>{file}: a file's name: game-001.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>Non è possibile scrivere il registro in {file}: {system}.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation>Prendi il pozzo</translation>
    </message>
    <message>
        <source>Meld selected</source>
        <translation>Cala selezione</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Cala</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Posso chiudere?</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Meld the whole hand</source>
        <translation>Cala tutta la mano</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Tutte le mani</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mostra le mie carte</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Riprendi il mio posto</translation>
    </message>
    <message>
        <source>Show score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossima mano</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rifai</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <translation>Momento chiave successivo</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Esci dalla lezione</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Esci dall’esercizio</translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>In ordine di valore</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>In ordine di seme</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>Il tuo ordine</translation>
    </message>
    <message>
        <source>Finish your turn; the whole turn is your answer.</source>
        <translation>Finisci il turno; tutto il turno è la tua risposta.</translation>
    </message>
    <message>
        <source>Evaluating your answer: {share}%</source>
        <extracomment>{share}: a percentage without its sign: 40</extracomment><translation>Valuto la tua risposta: {share}%</translation>
    </message>
    <message>
        <source>Not yet. Count again.</source>
        <translation>Non ancora. Conta di nuovo.</translation>
    </message>
    <message>
        <source>You may do that, but first:</source>
        <translation>Puoi farlo, ma prima:</translation>
    </message>
    <message>
        <source>I mean other cards. Click Take back.</source>
        <translation>Pensavo ad altre carte. Fai clic su Riprendi.</translation>
    </message>
    <message>
        <source>These cards are ready. Click Meld.</source>
        <translation>Queste carte sono pronte. Fai clic su Cala.</translation>
    </message>
    <message>
        <source>Good. Now discard.</source>
        <translation>Bene. Ora scarta.</translation>
    </message>
    <message>
        <source>Good. Now the rest.</source>
        <translation>Bene. Ora il resto.</translation>
    </message>
    <message>
        <source>Natural canastas of some ranks</source>
        <comment>score</comment>
        <translation>Canaste pure di certi valori</translation>
    </message>
    <message>
        <source>Several canastas</source>
        <comment>score</comment>
        <translation>Più canaste</translation>
    </message>
    <message>
        <source>Concealed canastas</source>
        <comment>score</comment>
        <translation>Canaste di mano</translation>
    </message>
    <message>
        <source>Red threes on canastas</source>
        <comment>score</comment>
        <translation>Tre rossi sulle canaste</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>score</comment>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <comment>score</comment>
        <translation>Chiusura in mano</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <comment>score</comment>
        <translation>Taglio esatto</translation>
    </message>
    <message>
        <source>Red threes</source>
        <comment>score</comment>
        <translation>Tre rossi</translation>
    </message>
    <message>
        <source>Black threes</source>
        <comment>score</comment>
        <translation>Tre neri</translation>
    </message>
    <message>
        <source>Melded cards</source>
        <comment>score</comment>
        <translation>Carte calate</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <comment>score</comment>
        <translation>Carte rimaste in mano</translation>
    </message>
    <message>
        <source>Cards left in the foot</source>
        <comment>score</comment>
        <translation>Carte rimaste nel piede</translation>
    </message>
    <message>
        <source>Red threes in the foot</source>
        <comment>score</comment>
        <translation>Tre rossi nel piede</translation>
    </message>
    <message>
        <source>Threes left in hand</source>
        <comment>score</comment>
        <translation>Tre rimasti in mano</translation>
    </message>
    <message>
        <source>Unfinished natural melds</source>
        <comment>score</comment>
        <translation>Combinazioni pure incomplete</translation>
    </message>
    <message>
        <source>Unfinished wild melds</source>
        <comment>score</comment>
        <translation>Combinazioni di matte incomplete</translation>
    </message>
    <message>
        <source>Unfinished sequences</source>
        <comment>score</comment>
        <translation>Scale incomplete</translation>
    </message>
    <message>
        <source>Partner not in the foot</source>
        <comment>score</comment>
        <translation>Compagno non nel piede</translation>
    </message>
    <message>
        <source>Special hand</source>
        <comment>score</comment>
        <translation>Mano speciale</translation>
    </message>
    <message>
        <source>Canastas that win the game</source>
        <comment>score</comment>
        <translation>Canaste che vincono la partita</translation>
    </message>
    <message>
        <source>You opened to take the pile. Take it now.</source>
        <translation>Hai aperto per prendere il pozzo. Prendilo ora.</translation>
    </message>
    <message>
        <source>Natural cards of a meld must have one rank, or follow each other in one suit.</source>
        <translation>Le carte naturali di una combinazione devono avere lo stesso valore, o essere in scala in un seme.</translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation>Prima pesca.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile if you can, or end the round.</source>
        <translation>Il mazzo è esaurito: prendi il pozzo se puoi, o finisci la mano.</translation>
    </message>
    <message>
        <source>The stock is empty and the pile cannot be taken: the round ends.</source>
        <translation>Il mazzo è esaurito e il pozzo non si può prendere: la mano finisce.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile.</source>
        <translation>Il mazzo è esaurito: prendi il pozzo.</translation>
    </message>
    <message>
        <source>You cannot go out: your partner’s hand still holds threes.</source>
        <translation>Non puoi chiudere: in mano al tuo compagno ci sono ancora dei tre.</translation>
    </message>
    <message>
        <source>You cannot go out: your partner has not played from the foot yet.</source>
        <translation>Non puoi chiudere: il tuo compagno non ha ancora giocato dal piede.</translation>
    </message>
    <message>
        <source>Answer your partner first: yes or no.</source>
        <translation>Prima rispondi al compagno: sì o no.</translation>
    </message>
    <message>
        <source>Keep one card: you cannot go out yet, as your side holds threes.</source>
        <translation>Tieni una carta: non puoi ancora chiudere, perché la tua squadra ha dei tre.</translation>
    </message>
    <message>
        <source>Keep two cards: you cannot go out yet, as your side holds threes.</source>
        <translation>Tieni due carte: non puoi ancora chiudere, perché la tua squadra ha dei tre.</translation>
    </message>
    <message numerus="yes">
        <source>Keep one card: you need %n canasta(s) to go out and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Tieni una carta: per chiudere ti serve %n canasta e ne hai {have}.</numerusform>
            <numerusform>Tieni una carta: per chiudere ti servono %n canaste e ne hai {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>keep a card</source>
        <translation>tieni una carta</translation>
    </message>
    <message>
        <source>This round is over.</source>
        <translation>Questa mano è finita.</translation>
    </message>
    <message>
        <source>round is over</source>
        <translation>mano finita</translation>
    </message>
    <message>
        <source>Something else must be decided first.</source>
        <translation>Prima va deciso altro.</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>non ora</translation>
    </message>
    <message>
        <source>Draw first, or take the pile.</source>
        <translation>Prima pesca o prendi il pozzo.</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>prima pesca</translation>
    </message>
    <message>
        <source>You have already drawn. Meld if you like, then discard.</source>
        <translation>Hai già pescato. Cala, se vuoi, poi scarta.</translation>
    </message>
    <message>
        <source>already drawn</source>
        <translation>già pescato</translation>
    </message>
    <message>
        <source>You have taken the pile. Meld if you like, then discard.</source>
        <translation>Hai preso il pozzo. Cala, se vuoi, poi scarta.</translation>
    </message>
    <message>
        <source>already taken</source>
        <translation>già preso</translation>
    </message>
    <message>
        <source>Select the cards to meld first.</source>
        <translation>Prima seleziona le carte da calare.</translation>
    </message>
    <message>
        <source>no cards selected</source>
        <translation>nessuna selezionata</translation>
    </message>
    <message>
        <source>You do not have enough of these cards: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Non hai abbastanza carte di queste: {cards}.</translation>
    </message>
    <message>
        <source>not in your hand</source>
        <translation>non nella tua mano</translation>
    </message>
    <message>
        <source>You do not have these cards.</source>
        <translation>Non hai queste carte.</translation>
    </message>
    <message>
        <source>There is no meld here.</source>
        <translation>Qui non c’è una combinazione.</translation>
    </message>
    <message>
        <source>no meld here</source>
        <translation>nessuna combinazione qui</translation>
    </message>
    <message>
        <source>The natural cards of a meld must all have the same rank.</source>
        <translation>Le carte naturali di una combinazione devono avere tutte lo stesso valore.</translation>
    </message>
    <message>
        <source>needs one rank</source>
        <translation>serve un solo valore</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} needs at least %n card(s); this has {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation><numerusform>Una combinazione di {ranks} richiede almeno %n carta; questa ne ha {have}.</numerusform><numerusform>Una combinazione di {ranks} richiede almeno %n carte; questa ne ha {have}.</numerusform></translation></message>
    <message numerus="yes">
        <source>needs %n card(s)</source>
        <translation>
            <numerusform>serve %n carta</numerusform>
            <numerusform>servono %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s); this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una combinazione richiede almeno %n carta; questa ne ha {have}.</numerusform>
            <numerusform>Una combinazione richiede almeno %n carte; questa ne ha {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n natural card(s); this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una combinazione richiede almeno %n carta naturale; questa ne ha {have}.</numerusform>
            <numerusform>Una combinazione richiede almeno %n carte naturali; questa ne ha {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s)</source>
        <translation>
            <numerusform>serve %n carta naturale</numerusform>
            <numerusform>servono %n carte naturali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n wild card(s); this would hold {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una combinazione di {ranks} può contenere solo %n matta; questa ne avrebbe {have}.</numerusform>
            <numerusform>Una combinazione di {ranks} può contenere solo %n matte; questa ne avrebbe {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>too many wild cards</source>
        <translation>troppe matte</translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold only %n wild card(s); this would hold {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una combinazione può contenere solo %n matta; questa ne avrebbe {have}.</numerusform>
            <numerusform>Una combinazione può contenere solo %n matte; questa ne avrebbe {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural {ranks} this meld can hold only %n wild card(s).</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Con così poche carte naturali ({ranks}) questa combinazione può contenere solo %n matta.</numerusform>
            <numerusform>Con così poche carte naturali ({ranks}) questa combinazione può contenere solo %n matte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural cards this meld can hold only %n wild card(s).</source>
        <translation>
            <numerusform>Con così poche carte naturali questa combinazione può contenere solo %n matta.</numerusform>
            <numerusform>Con così poche carte naturali questa combinazione può contenere solo %n matte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s); this would have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una canasta richiede almeno %n carta naturale; questa ne avrebbe {have}.</numerusform>
            <numerusform>Una canasta richiede almeno %n carte naturali; questa ne avrebbe {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n card(s); this would hold {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una combinazione di {ranks} può contenere solo %n carta; questa ne avrebbe {have}.</numerusform>
            <numerusform>Una combinazione di {ranks} può contenere solo %n carte; questa ne avrebbe {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full with %n card(s)</source>
        <translation>
            <numerusform>piena con %n carta</numerusform>
            <numerusform>piena con %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence can hold only %n card(s); this would hold {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una scala può contenere solo %n carta; questa ne avrebbe {have}.</numerusform>
            <numerusform>Una scala può contenere solo %n carte; questa ne avrebbe {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your canasta of {ranks} is complete and takes no more wild cards.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>La tua canasta di {ranks} è completa e non accetta più matte.</translation>
    </message>
    <message>
        <source>takes no wild cards</source>
        <translation>non accetta matte</translation>
    </message>
    <message>
        <source>A complete canasta takes no more wild cards.</source>
        <translation>Una canasta completa non accetta più matte.</translation>
    </message>
    <message>
        <source>Wild cards cannot be melded alone. Drop them on a meld, or add natural cards.</source>
        <translation>Le matte non si calano da sole. Mettile su una combinazione o aggiungi carte naturali.</translation>
    </message>
    <message>
        <source>needs natural cards</source>
        <translation>servono carte naturali</translation>
    </message>
    <message>
        <source>Wild cards cannot be melded alone.</source>
        <translation>Le matte non si possono calare da sole.</translation>
    </message>
    <message>
        <source>Twos are not wild for your side until your meld of twos is a canasta.</source>
        <translation>Le pinelle non sono matte per la tua squadra finché le vostre pinelle non sono una canasta.</translation>
    </message>
    <message>
        <source>twos are not wild yet</source>
        <translation>pinelle non ancora matte</translation>
    </message>
    <message>
        <source>A meld of {ranks} takes no wild cards in this game.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>In questo gioco una combinazione di {ranks} non accetta matte.</translation>
    </message>
    <message>
        <source>This meld takes no wild cards in this game.</source>
        <translation>In questo gioco questa combinazione non accetta matte.</translation>
    </message>
    <message>
        <source>A sequence is neighbouring cards of one suit, from four up to ace.</source>
        <translation>Una scala è fatta di carte vicine dello stesso seme, dal quattro all’asso.</translation>
    </message>
    <message>
        <source>not a sequence</source>
        <translation>non è una scala</translation>
    </message>
    <message numerus="yes">
        <source>This sequence is complete with its %n card(s).</source>
        <translation>
            <numerusform>Questa scala è completa con la sua %n carta.</numerusform>
            <numerusform>Questa scala è completa con le sue %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>sequence is complete</source>
        <translation>scala completa</translation>
    </message>
    <message>
        <source>Your side already has a meld of {ranks}. Add to that one.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>La tua squadra ha già una combinazione di {ranks}. Attacca a quella.</translation>
    </message>
    <message>
        <source>add to that meld</source>
        <translation>attacca a quella</translation>
    </message>
    <message>
        <source>Your side already has a meld of this rank. Add to that one.</source>
        <translation>La tua squadra ha già una combinazione di questo valore. Attacca a quella.</translation>
    </message>
    <message>
        <source>These two melds cannot be combined.</source>
        <translation>Queste due combinazioni non si possono unire.</translation>
    </message>
    <message>
        <source>cannot be combined</source>
        <translation>non si possono unire</translation>
    </message>
    <message>
        <source>Your side cannot meld {ranks}: another side has a canasta of them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>La tua squadra non può calare {ranks}: un’altra ne ha già la canasta.</translation>
    </message>
    <message>
        <source>closed rank</source>
        <translation>valore chiuso</translation>
    </message>
    <message>
        <source>Your side cannot meld this rank: another side has its canasta.</source>
        <translation>La tua squadra non può calare questo valore: un’altra ne ha già la canasta.</translation>
    </message>
    <message>
        <source>Red threes are never melded.</source>
        <translation>I tre rossi non si calano mai.</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>mai calati</translation>
    </message>
    <message>
        <source>You can meld black threes only when you go out.</source>
        <translation>Puoi calare i tre neri solo quando chiudi.</translation>
    </message>
    <message>
        <source>only when going out</source>
        <translation>solo alla chiusura</translation>
    </message>
    <message>
        <source>Cards from the pile stay in your hand this turn: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>In questo turno le carte del pozzo restano in mano: {cards}.</translation>
    </message>
    <message>
        <source>not this turn</source>
        <translation>non in questo turno</translation>
    </message>
    <message>
        <source>Cards from the pile stay in your hand this turn.</source>
        <translation>In questo turno le carte del pozzo restano in mano.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n point(s) to open; these cards make {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Per aprire ti serve %n punto; queste carte ne fanno {have}.</numerusform>
            <numerusform>Per aprire ti servono %n punti; queste carte ne fanno {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <extracomment>{have}: points in figures that there are: 75
{need}: points in figures that are needed: 90</extracomment><translation>{have} di {need}</translation>
    </message>
    <message>
        <source>At your score you must open with a complete canasta.</source>
        <translation>Con il tuo punteggio devi aprire con una canasta completa.</translation>
    </message>
    <message>
        <source>open with a canasta</source>
        <translation>apri con una canasta</translation>
    </message>
    <message numerus="yes">
        <source>Your initial meld needs %n natural card(s) from your hand; this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>La tua apertura richiede %n carta naturale della tua mano; questa ne ha {have}.</numerusform>
            <numerusform>La tua apertura richiede %n carte naturali della tua mano; questa ne ha {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s) from your hand</source>
        <translation>
            <numerusform>serve %n carta naturale della mano</numerusform>
            <numerusform>servono %n carte naturali della mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To open you need a meld with %n natural card(s) of its rank.</source>
        <translation>
            <numerusform>Per aprire ti serve una combinazione con %n carta naturale del suo valore.</numerusform>
            <numerusform>Per aprire ti serve una combinazione con %n carte naturali del suo valore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs a meld with %n natural card(s)</source>
        <translation>
            <numerusform>serve una combinazione con %n naturale</numerusform>
            <numerusform>serve una combinazione con %n naturali</numerusform>
        </translation>
    </message>
    <message>
        <source>To take the pile you must open from your hand first.</source>
        <translation>Per prendere il pozzo devi prima aprire dalla mano.</translation>
    </message>
    <message>
        <source>open first</source>
        <translation>prima apri</translation>
    </message>
    <message>
        <source>A side must open before it can take the pile.</source>
        <translation>Una squadra deve aprire prima di poter prendere il pozzo.</translation>
    </message>
    <message>
        <source>You cannot meld in your first turn.</source>
        <translation>Non puoi calare nel tuo primo turno.</translation>
    </message>
    <message>
        <source>not in the first turn</source>
        <translation>non nel primo turno</translation>
    </message>
    <message>
        <source>You cannot take the pile in your first turn.</source>
        <translation>Non puoi prendere il pozzo nel tuo primo turno.</translation>
    </message>
    <message>
        <source>Nobody can take the pile in their first turn.</source>
        <translation>Nessuno può prendere il pozzo nel primo turno.</translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>Il pozzo è vuoto.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Non c’è un pozzo da prendere.</translation>
    </message>
    <message>
        <source>The top card blocks the pile this turn.</source>
        <translation>La carta in cima blocca il pozzo in questo turno.</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloccato</translation>
    </message>
    <message>
        <source>The top card, {card}, blocks the pile.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>La carta in cima, {card}, blocca il pozzo.</translation>
    </message>
    <message>
        <source>The pile is never taken in this game.</source>
        <translation>In questo gioco il pozzo non si prende mai.</translation>
    </message>
    <message>
        <source>never taken</source>
        <translation>non si prende mai</translation>
    </message>
    <message>
        <source>Only a player who has picked up the foot can take the pile.</source>
        <translation>Solo chi ha preso il piede può prendere il pozzo.</translation>
    </message>
    <message>
        <source>only from the foot</source>
        <translation>solo dal piede</translation>
    </message>
    <message>
        <source>Only players playing from their foot can take the pile.</source>
        <translation>Solo chi gioca dal piede può prendere il pozzo.</translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural {ranks} from your hand.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Il pozzo è congelato: ti servono due {ranks} naturali della tua mano.</translation>
    </message>
    <message>
        <source>frozen: needs a natural pair</source>
        <translation>congelato: serve una coppia naturale</translation>
    </message>
    <message>
        <source>The pile is frozen: you need a natural pair of its top card’s rank.</source>
        <translation>Il pozzo è congelato: ti serve una coppia naturale del valore della carta in cima.</translation>
    </message>
    <message>
        <source>Your first meld must use the top card, {one}.</source>
        <extracomment>{one}: a card of a rank, the object: a nine</extracomment><translation>La tua prima combinazione deve usare la carta in cima, {one}.</translation>
    </message>
    <message>
        <source>use the top card</source>
        <translation>usa la carta in cima</translation>
    </message>
    <message>
        <source>Your first meld must use the top card of the pile.</source>
        <translation>La tua prima combinazione deve usare la carta in cima al pozzo.</translation>
    </message>
    <message>
        <source>To take the pile you need two natural {ranks} from your hand.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Per prendere il pozzo ti servono due {ranks} naturali della tua mano.</translation>
    </message>
    <message>
        <source>needs a natural pair</source>
        <translation>serve una coppia naturale</translation>
    </message>
    <message>
        <source>To take the pile you need a natural pair of its top card’s rank.</source>
        <translation>Per prendere il pozzo ti serve una coppia naturale del valore della carta in cima.</translation>
    </message>
    <message>
        <source>You cannot use the top card: you need two natural {ranks}, or {one} and a wild card.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{one}: a card of a rank, the object: a nine</extracomment><translation>Non puoi usare la carta in cima: ti servono due {ranks} naturali, oppure {one} e una matta.</translation>
    </message>
    <message>
        <source>cannot use the top card</source>
        <translation>carta in cima non usabile</translation>
    </message>
    <message>
        <source>You cannot use the top card.</source>
        <translation>Non puoi usare la carta in cima.</translation>
    </message>
    <message>
        <source>To take this pile you need two cards from your hand, and you have one.</source>
        <translation>Per prendere questo pozzo ti servono due carte in mano e ne hai una sola.</translation>
    </message>
    <message>
        <source>needs two cards</source>
        <translation>servono due carte</translation>
    </message>
    <message>
        <source>Add only the top card, {one}, to your meld. The other cards can follow.</source>
        <extracomment>{one}: a card of a rank, the object: a nine</extracomment><translation>Attacca alla tua combinazione solo la carta in cima, {one}. Le altre carte possono seguire.</translation>
    </message>
    <message>
        <source>only the top card</source>
        <translation>solo la carta in cima</translation>
    </message>
    <message>
        <source>Add only the top card to your meld. The other cards can follow.</source>
        <translation>Attacca alla tua combinazione solo la carta in cima. Le altre carte possono seguire.</translation>
    </message>
    <message>
        <source>Your {ranks} are a canasta: you cannot take the pile onto them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>La tua combinazione di {ranks} è già canasta: non puoi usarla per prendere il pozzo.</translation>
    </message>
    <message>
        <source>pile cannot go on a canasta</source>
        <translation>il pozzo non va su una canasta</translation>
    </message>
    <message>
        <source>This meld is a canasta, and the pile cannot go on one.</source>
        <translation>Questa combinazione è già una canasta: non puoi usarla per prendere il pozzo.</translation>
    </message>
    <message>
        <source>The side’s {ranks} are a canasta, so the pile cannot be taken onto them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>La combinazione di {ranks} della squadra è una canasta, e il pozzo non si prende con una canasta.</translation>
    </message>
    <message>
        <source>Taking the pile would make your {ranks} a meld of {have}; a meld holds only {need}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75
{need}: points in figures that are needed: 90</extracomment><translation>Con il pozzo la tua combinazione di {ranks} avrebbe {have} carte; può averne solo {need}.</translation>
    </message>
    <message>
        <source>no room in your {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>non c’è posto: {ranks}</translation>
    </message>
    <message>
        <source>The pile has no room in your meld of this rank.</source>
        <translation>Il pozzo non ha posto nella tua combinazione di questo valore.</translation>
    </message>
    <message>
        <source>The side’s {ranks} have no room for the top card and two more.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>La combinazione di {ranks} della squadra non ha posto per la carta in cima e altre due.</translation>
    </message>
    <message>
        <source>With one card in your hand you cannot take a pile of one card.</source>
        <translation>Con una sola carta in mano non puoi prendere un pozzo di una carta.</translation>
    </message>
    <message>
        <source>not with one card</source>
        <translation>non con una sola carta</translation>
    </message>
    <message>
        <source>A player with one card cannot take a pile of one card.</source>
        <translation>Chi ha una sola carta non può prendere un pozzo di una carta.</translation>
    </message>
    <message>
        <source>The stock is empty and your side has a meld for the top card. Take the pile.</source>
        <translation>Il mazzo è esaurito e la tua squadra ha una combinazione per la carta in cima. Prendi il pozzo.</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>prendere il pozzo</translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards, one to discard and one to hold: you need %n canasta(s) to go out and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Tieni due carte, una da scartare e una da tenere: per chiudere ti serve %n canasta e ne hai {have}.</numerusform>
            <numerusform>Tieni due carte, una da scartare e una da tenere: per chiudere ti servono %n canaste e ne hai {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>keep two cards</source>
        <translation>tieni due carte</translation>
    </message>
    <message>
        <source>To go out you still need canastas: {kinds}.</source>
        <extracomment>{kinds}: kinds of canastas with their numbers, a list: 2 red, 3 black</extracomment><translation>Per chiudere ti mancano ancora canaste: {kinds}.</translation>
    </message>
    <message>
        <source>canastas needed: {kinds}</source>
        <extracomment>{kinds}: kinds of canastas with their numbers, a list: 2 red, 3 black</extracomment><translation>canaste mancanti: {kinds}</translation>
    </message>
    <message>
        <source>Keep one card: you need it for your last discard.</source>
        <translation>Tieni una carta: ti serve per l’ultimo scarto.</translation>
    </message>
    <message>
        <source>keep one to discard</source>
        <translation>tienine una da scartare</translation>
    </message>
    <message>
        <source>You cannot go out by discarding this card: {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Non puoi chiudere scartando questa carta: {card}.</translation>
    </message>
    <message>
        <source>not as your last card</source>
        <translation>non come ultima carta</translation>
    </message>
    <message>
        <source>You cannot go out by discarding this card.</source>
        <translation>Non puoi chiudere scartando questa carta.</translation>
    </message>
    <message>
        <source>You cannot go out before your side has played from the foot.</source>
        <translation>Non puoi chiudere prima che la tua squadra abbia giocato dal piede.</translation>
    </message>
    <message>
        <source>foot not played</source>
        <translation>piede non giocato</translation>
    </message>
    <message>
        <source>You cannot go out while you hold threes: {have} left.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>Non puoi chiudere finché hai dei tre: ne restano {have}.</translation>
    </message>
    <message>
        <source>threes held</source>
        <translation>tre in mano</translation>
    </message>
    <message>
        <source>{partner} said no, so you cannot go out this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} ha detto di no, quindi in questo turno non puoi chiudere.</translation>
    </message>
    <message>
        <source>{partner} said no</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} ha detto di no</translation>
    </message>
    <message>
        <source>{partner} said yes, so you must go out this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} ha detto di sì, quindi in questo turno devi chiudere.</translation>
    </message>
    <message>
        <source>you must go out</source>
        <translation>devi chiudere</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Chiedi al compagno prima di chiudere.</translation>
    </message>
    <message>
        <source>ask first</source>
        <translation>prima chiedi</translation>
    </message>
    <message>
        <source>There is no partner to ask in this game.</source>
        <translation>In questo gioco non c’è un compagno a cui chiedere.</translation>
    </message>
    <message>
        <source>no partner</source>
        <translation>nessun compagno</translation>
    </message>
    <message>
        <source>You can ask only before you meld, and you have melded.</source>
        <translation>Puoi chiedere solo prima di calare, e hai già calato.</translation>
    </message>
    <message>
        <source>too late to ask</source>
        <translation>troppo tardi per chiedere</translation>
    </message>
    <message>
        <source>With one card left you can end this turn only by going out.</source>
        <translation>Con una sola carta puoi finire questo turno solo chiudendo.</translation>
    </message>
    <message>
        <source>one card left</source>
        <translation>resta una carta</translation>
    </message>
    <message>
        <source>{partner} has already answered this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} ha già risposto in questo turno.</translation>
    </message>
    <message>
        <source>already answered</source>
        <translation>già risposto</translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round, and you have.</source>
        <translation>
            <numerusform>Puoi chiedere solo una volta per mano, e l’hai già fatto.</numerusform>
            <numerusform>Puoi chiedere solo %n volte per mano, e l’hai già fatto.</numerusform>
        </translation>
    </message>
    <message>
        <source>already asked</source>
        <translation>già chiesto</translation>
    </message>
    <message>
        <source>You cannot go out: not all your cards fit into melds.</source>
        <translation>Non puoi chiudere: non tutte le tue carte trovano posto nelle combinazioni.</translation>
    </message>
    <message>
        <source>you cannot go out</source>
        <translation>non puoi chiudere</translation>
    </message>
    <message>
        <source>You cannot discard this card now: {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Ora non puoi scartare questa carta: {card}.</translation>
    </message>
    <message>
        <source>cannot discard this</source>
        <translation>non si può scartare</translation>
    </message>
    <message>
        <source>You cannot discard this card now.</source>
        <translation>Ora non puoi scartare questa carta.</translation>
    </message>
    <message>
        <source>Select only one card to discard.</source>
        <translation>Seleziona una sola carta da scartare.</translation>
    </message>
    <message>
        <source>one card only</source>
        <translation>una sola carta</translation>
    </message>
    <message>
        <source>Red threes are never discarded.</source>
        <translation>I tre rossi non si scartano mai.</translation>
    </message>
    <message>
        <source>never discarded</source>
        <translation>mai scartati</translation>
    </message>
    <message>
        <source>End your turn with a discard.</source>
        <translation>Finisci il turno con uno scarto.</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>scarta una carta</translation>
    </message>
    <message>
        <source>These cards do not make that special hand.</source>
        <translation>Queste carte non formano quella mano speciale.</translation>
    </message>
    <message>
        <source>not that hand</source>
        <translation>non è quella mano</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Ora non c’è niente da scegliere.</translation>
    </message>
    <message>
        <source>nothing to choose</source>
        <translation>niente da scegliere</translation>
    </message>
    <message>
        <source>You cannot lay out this three now.</source>
        <translation>Ora non puoi mettere questo tre in tavola.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Non è ancora il tuo turno.</translation>
    </message>
    <message>
        <source>Draw or take the pile before you meld.</source>
        <translation>Pesca o prendi il pozzo prima di calare.</translation>
    </message>
    <message>
        <source>Draw before you meld.</source>
        <translation>Pesca prima di calare.</translation>
    </message>
    <message>
        <source>Draw before you meld: you have no two natural {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Pesca prima di calare: non hai due {ranks} naturali per prendere il pozzo.</translation>
    </message>
    <message>
        <source>To take the pile you must open first and hold two natural {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Per prendere il pozzo devi prima aprire e avere in mano due {ranks} naturali.</translation>
    </message>
    <message>
        <source>Meld the cards you put down before you discard, or take them back (Backspace).</source>
        <translation>Prima di scartare, cala le carte preparate o riprendile (Backspace).</translation>
    </message>
    <message>
        <source>Take the pile first, or take your cards back (Backspace).</source>
        <translation>Prima prendi il pozzo, o riprendi le tue carte (Backspace).</translation>
    </message>
    <message>
        <source>Deselect these cards: others in your hand take the pile.</source>
        <translation>Deseleziona queste carte: altre della tua mano prendono il pozzo.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot open with the top card: you need %n point(s).</source>
        <translation>
            <numerusform>Con la carta in cima non arrivi a %n punto per aprire.</numerusform>
            <numerusform>Con la carta in cima non arrivi a %n punti per aprire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s); your hand has too few that fit.</source>
        <translation>
            <numerusform>Una combinazione richiede almeno %n carta; in mano ne hai troppo poche adatte.</numerusform>
            <numerusform>Una combinazione richiede almeno %n carte; in mano ne hai troppo poche adatte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of wild cards needs at least %n card(s). Drop them on a meld, or add natural cards.</source>
        <translation>
            <numerusform>Una combinazione di matte richiede almeno %n carta. Mettile su una combinazione o aggiungi carte naturali.</numerusform>
            <numerusform>Una combinazione di matte richiede almeno %n carte. Mettile su una combinazione o aggiungi carte naturali.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards go to different melds: add one after the other.</source>
        <translation>Queste carte vanno a combinazioni diverse: attaccale una dopo l’altra.</translation>
    </message>
    <message>
        <source>Draw first. Only cards that match {card} take the pile.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Prima pesca. Solo carte che vanno con {card} prendono il pozzo.</translation>
    </message>
    <message>
        <source>This sequence already has {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Questa scala ha già {cards}.</translation>
    </message>
    <message>
        <source>Your side has no meld of {ranks} to add to.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>La tua squadra non ha una combinazione di questo valore: {ranks}.</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>In questa partita non si annulla.</translation>
    </message>
    <message>
        <source>You have done nothing this turn that you can undo.</source>
        <translation>In questo turno non hai fatto niente da annullare.</translation>
    </message>
    <message>
        <source>You cannot undo this: you have seen what you drew.</source>
        <translation>Non si può annullare: hai visto quello che hai pescato.</translation>
    </message>
    <message>
        <source>You cannot undo this: you have seen hidden cards.</source>
        <translation>Non si può annullare: hai visto carte coperte.</translation>
    </message>
    <message>
        <source>You cannot undo this: you asked your partner a question.</source>
        <translation>Non si può annullare: hai fatto una domanda al compagno.</translation>
    </message>
    <message>
        <source>You cannot undo this: the round is over and counted.</source>
        <translation>Non si può annullare: la mano è finita e contata.</translation>
    </message>
    <message>
        <source>You cannot undo this: the next player has begun.</source>
        <translation>Non si può annullare: il giocatore successivo ha iniziato.</translation>
    </message>
    <message>
        <source>You have not played in this round yet.</source>
        <translation>Non hai ancora giocato in questa mano.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Non c’è nulla da rifare.</translation>
    </message>
    <message>
        <source>“{file}”: {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>“{file}”: {why}</translation>
    </message>
    <message>
        <source>Your progress in learning cannot be read and begins again. The file is now “{file}”.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>I tuoi progressi non sono leggibili e ricominciano da capo. Il file ora è “{file}”.</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <extracomment>{action}: an action as files write it: discard 4c
{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>{action} ({key})</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>one letter, the key for yes</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>N</source>
        <comment>one letter, the key for no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>The deck does not hold the cards of this game.</source>
        <translation>Il mazzo non contiene le carte di questo gioco.</translation>
    </message>
    <message>
        <source>Column {column} of “{excerpt}” cannot be read.</source>
        <extracomment>{column}: the number of a column in figures: 12
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c</extracomment><translation>La colonna {column} di “{excerpt}” non è leggibile.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: the stock has fewer cards.</source>
        <extracomment>{action}: an action as files write it: discard 4c</extracomment><translation>“{action}” è sbagliato: il mazzo ha meno carte.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: no {card} is left.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>“{action}” è sbagliato: {card} non c’è più.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: the next card of the stock is {card}.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>“{action}” è sbagliato: la prossima carta del mazzo è {card}.</translation>
    </message>
    <message>
        <source>“{action}” does not name every card that was drawn.</source>
        <extracomment>{action}: an action as files write it: discard 4c</extracomment><translation>“{action}” non nomina tutte le carte pescate.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: only {cards} would be drawn.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>“{action}” è sbagliato: si pescherebbero solo {cards}.</translation>
    </message>
    <message>
        <source>This file is not a Canasta game.</source>
        <translation>Questo file non è una partita di Canasta.</translation>
    </message>
    <message>
        <source>The file must name each player once.</source>
        <translation>Il file deve nominare ogni giocatore una volta.</translation>
    </message>
    <message>
        <source>Rounds must be written as [[round]].</source>
        <translation>Le mani vanno scritte come [[round]].</translation>
    </message>
    <message>
        <source>A newer version of Canasta saved this game. Update Canasta to open it.</source>
        <translation>Questa partita è stata salvata da una versione più recente di Canasta. Aggiorna Canasta per aprirla.</translation>
    </message>
    <message>
        <source>The file has an unknown field, “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Il file ha un campo sconosciuto, “{field}”.</translation>
    </message>
    <message>
        <source>The file does not name the ruleset.</source>
        <translation>Il file non nomina il regolamento.</translation>
    </message>
    <message>
        <source>The ruleset cannot be read. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>Il regolamento non è leggibile. {why}</translation>
    </message>
    <message>
        <source>“{field}” must list a text in quotes for each player.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>“{field}” deve elencare un testo tra virgolette per ogni giocatore.</translation>
    </message>
    <message>
        <source>The ruleset does not allow this number of players.</source>
        <translation>Il regolamento non ammette questo numero di giocatori.</translation>
    </message>
    <message>
        <source>The ruleset does not allow these sides.</source>
        <translation>Il regolamento non ammette queste squadre.</translation>
    </message>
    <message>
        <source>Round {round}: the dealer is not a seat of this game.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Mano {round}: il mazziere non ha un posto in questa partita.</translation>
    </message>
    <message>
        <source>Round {round}: “{field}” must be text in quotes.</source>
        <extracomment>{round}: the number of a round in figures: 3
{field}: a code in a file: target_score</extracomment><translation>Mano {round}: “{field}” deve essere un testo tra virgolette.</translation>
    </message>
    <message>
        <source>Round {round}: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{why}: a whole sentence that gives the reason</extracomment><translation>Mano {round}: {why}</translation>
    </message>
    <message>
        <source>Round {round}, line {line}: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{line}: the number of a line in figures: 7
{why}: a whole sentence that gives the reason</extracomment><translation>Mano {round}, riga {line}: {why}</translation>
    </message>
    <message>
        <source>Round {round}, line {line}: there is no seat {seat}.</source>
        <extracomment>{round}: the number of a round in figures: 3
{line}: the number of a line in figures: 7
{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Mano {round}, riga {line}: il posto {seat} non esiste.</translation>
    </message>
    <message>
        <source>Round {round}: the score must list a total for each side.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Mano {round}: il punteggio deve avere un totale per ogni squadra.</translation>
    </message>
    <message>
        <source>Round {round} has not ended, but the next one is dealt.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>La mano {round} non è finita, ma la successiva è già data.</translation>
    </message>
    <message>
        <source>Round {round}, “{excerpt}”: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c
{why}: a whole sentence that gives the reason</extracomment><translation>Mano {round}, “{excerpt}”: {why}</translation>
    </message>
    <message>
        <source>Round {round}, “{excerpt}”: the rules do not allow “{action}”.</source>
        <extracomment>{round}: the number of a round in figures: 3
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c
{action}: an action as files write it: discard 4c</extracomment><translation>Mano {round}, “{excerpt}”: le regole non permettono “{action}”.</translation>
    </message>
    <message>
        <source>Round {round} has a score, but has not ended.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>La mano {round} ha un punteggio, ma non è finita.</translation>
    </message>
    <message>
        <source>Round {round} ended with another score than the file says.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>La mano {round} è finita con un punteggio diverso da quello del file.</translation>
    </message>
    <message>
        <source>This needs a foot, and nobody has one.</source>
        <translation>Qui serve un piede, e nessuno ne ha uno.</translation>
    </message>
    <message>
        <source>The pile cannot be taken for a sequence: there are no sequences.</source>
        <translation>Il pozzo non si può prendere per una scala: non ci sono scale.</translation>
    </message>
    <message>
        <source>Nobody can play.</source>
        <translation>Nessuno può giocare.</translation>
    </message>
    <message>
        <source>The lone player needs a table of three, but three cannot play.</source>
        <translation>Per giocare uno contro due serve un tavolo da tre, ma in tre non si può giocare.</translation>
    </message>
    <message>
        <source>The lone player needs three players who each start alone.</source>
        <translation>Per giocare uno contro due servono tre giocatori che iniziano ognuno per sé.</translation>
    </message>
    <message>
        <source>Renewals are limited, but the pile never becomes the stock.</source>
        <translation>I rinnovi sono limitati, ma il pozzo non diventa mai mazzo.</translation>
    </message>
    <message>
        <source>A natural canasta cannot be larger than the largest meld.</source>
        <translation>Una canasta pura non può essere più grande della combinazione massima.</translation>
    </message>
    <message>
        <source>A wild meld this small never becomes a canasta.</source>
        <translation>Una combinazione di matte così piccola non diventa mai canasta.</translation>
    </message>
    <message>
        <source>The minimum goes by the round in one place and by the score in the other.</source>
        <translation>Il minimo segue la mano in un punto e il punteggio nell’altro.</translation>
    </message>
    <message>
        <source>Each row of the minimum must begin higher than the row above.</source>
        <translation>Ogni riga del minimo deve iniziare più in alto della riga precedente.</translation>
    </message>
    <message>
        <source>To take only top cards of the pile, set how many, and the other way round.</source>
        <translation>Per prendere solo carte in cima al pozzo, indica quante, e viceversa.</translation>
    </message>
    <message>
        <source>The pile can be taken, but there is no way to take it.</source>
        <translation>Il pozzo si può prendere, ma non c’è un modo per farlo.</translation>
    </message>
    <message>
        <source>Only a natural pair takes a frozen pile.</source>
        <translation>Un pozzo congelato si prende solo con una coppia naturale.</translation>
    </message>
    <message>
        <source>A foot needs both a number of cards and a way to choose it.</source>
        <translation>Un piede richiede un numero di carte e un modo per sceglierlo.</translation>
    </message>
    <message>
        <source>Wings need both a number of cards and a use.</source>
        <translation>Le ali richiedono un numero di carte e un uso.</translation>
    </message>
    <message>
        <source>22 cards are split into a hand of 11 and a foot of 11.</source>
        <translation>22 carte si dividono in una mano di 11 e un piede di 11.</translation>
    </message>
    <message>
        <source>Going out needs a sequence canasta, and there are no sequences.</source>
        <translation>Per chiudere serve una canasta di scala, ma non ci sono scale.</translation>
    </message>
    <message>
        <source>Going out needs a wild canasta, and there are no wild melds.</source>
        <translation>Per chiudere serve una canasta di matte, ma non ci sono combinazioni di matte.</translation>
    </message>
    <message>
        <source>You need a canasta with wild cards to go out, but no meld may contain any.</source>
        <translation>Per chiudere serve una canasta con matte, ma le combinazioni non ne accettano.</translation>
    </message>
    <message>
        <source>You must ask your partner, but some players play alone.</source>
        <translation>Devi chiedere al compagno, ma alcuni giocano da soli.</translation>
    </message>
    <message>
        <source>The game ends at a target score, and none is set.</source>
        <translation>La partita finisce a un traguardo, ma non ne è indicato nessuno.</translation>
    </message>
    <message>
        <source>The game ends after a number of rounds, and none is set.</source>
        <translation>La partita finisce dopo un numero di mani, ma non ne è indicato nessuno.</translation>
    </message>
    <message>
        <source>{number} is too small. The smallest number is {least}.</source>
        <extracomment>{number}: a number in figures: 3
{least}: the smallest number, in figures: 1</extracomment><translation>{number} è troppo piccolo. Il numero minimo è {least}.</translation>
    </message>
    <message>
        <source>{number} is too large. The largest number is {most}.</source>
        <extracomment>{number}: a number in figures: 3
{most}: the largest number, in figures: 10</extracomment><translation>{number} è troppo grande. Il numero massimo è {most}.</translation>
    </message>
    <message>
        <source>{players} cannot play: a table has two to eight players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>In {players} non si può giocare: a un tavolo siedono da due a otto giocatori.</translation>
    </message>
    <message>
        <source>Choose the sides for {players} players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Scegli le squadre per {players} giocatori.</translation>
    </message>
    <message>
        <source>There are sides for {players} players, but {players} cannot play.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Ci sono squadre per {players} giocatori, ma in {players} non si può giocare.</translation>
    </message>
    <message>
        <source>{players} players cannot form these sides: {seating}.</source>
        <extracomment>{players}: a number of players in figures: 4
{seating}: who plays together, after a colon: pairs</extracomment><translation>{players} giocatori non possono formare queste squadre: {seating}.</translation>
    </message>
    <message>
        <source>There is no number for {players} players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Manca un numero per {players} giocatori.</translation>
    </message>
    <message>
        <source>There is no value for these sides: {seating}.</source>
        <extracomment>{seating}: who plays together, after a colon: pairs</extracomment><translation>Manca un valore per queste squadre: {seating}.</translation>
    </message>
    <message>
        <source>Melds of fewer than {canasta} cards never become canastas.</source>
        <extracomment>{canasta}: the cards of a canasta in figures: 7</extracomment><translation>Combinazioni di meno di {canasta} carte non diventano mai canaste.</translation>
    </message>
    <message>
        <source>A meld of at most {limit} cards cannot hold {naturals} natural cards.</source>
        <extracomment>{limit}: the most cards in a meld, in figures: 7
{naturals}: a number of natural cards in figures: 5</extracomment><translation>Una combinazione di al massimo {limit} carte non può contenere {naturals} carte naturali.</translation>
    </message>
    <message>
        <source>A meld of at most {limit} cards has no room for {wild} wild cards beside the natural ones.</source>
        <extracomment>{limit}: the most cards in a meld, in figures: 7
{wild}: a number of wild cards in figures: 3</extracomment><translation>Una combinazione di al massimo {limit} carte non ha posto per {wild} matte oltre alle naturali.</translation>
    </message>
    <message>
        <source>With {wild} wild cards, a meld of at most {limit} cards cannot hold {naturals} natural ones.</source>
        <extracomment>{wild}: a number of wild cards in figures: 3
{limit}: the most cards in a meld, in figures: 7
{naturals}: a number of natural cards in figures: 5</extracomment><translation>Con {wild} matte, una combinazione di al massimo {limit} carte non può contenerne {naturals} naturali.</translation>
    </message>
    <message>
        <source>Players and packs</source>
        <translation>Giocatori e mazzi</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dare le carte</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pescare</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Valore delle carte</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinazioni</translation>
    </message>
    <message>
        <source>Initial meld</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Prendere il pozzo</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Scartare</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Bonuses and penalties</source>
        <translation>Premi e penalità</translation>
    </message>
    <message>
        <source>Scoring a round</source>
        <translation>Conteggio della mano</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>With {players} players the deal takes every card: none is left to draw.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>In {players} giocatori la distribuzione prende tutte le carte: non ne resta nessuna da pescare.</translation>
    </message>
    <message>
        <source>The packs have only {copies} cards of each rank.</source>
        <extracomment>{copies}: a number of cards in figures: 8</extracomment><translation>I mazzi hanno solo {copies} carte di ogni valore.</translation>
    </message>
    <message>
        <source>No canasta is possible: there are only {copies} cards of a rank.</source>
        <extracomment>{copies}: a number of cards in figures: 8</extracomment><translation>Nessuna canasta è possibile: di un valore ci sono solo {copies} carte.</translation>
    </message>
    <message>
        <source>A wild canasta needs seven wild cards. The packs have {number}.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Una canasta di matte richiede sette matte. I mazzi ne hanno {number}.</translation>
    </message>
    <message>
        <source>Canastas needed to go out: {number}. The packs allow {most}.</source>
        <extracomment>{number}: a number in figures: 3
{most}: the largest number, in figures: 10</extracomment><translation>Canaste necessarie per chiudere: {number}. Possibili con questi mazzi: {most}.</translation>
    </message>
    <message>
        <source>No initial meld is worth {number} points: all cards together are worth {points}.</source>
        <extracomment>{number}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>Nessuna apertura vale {number} punti: tutte le carte insieme ne valgono {points}.</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta pura</translation>
    </message>
    <message>
        <source>How many points is a canasta without wild cards worth?</source>
        <translation>Quanti punti vale una canasta senza matte?</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta sporca</translation>
    </message>
    <message>
        <source>How many points is a canasta with wild cards worth?</source>
        <translation>Quanti punti vale una canasta con matte?</translation>
    </message>
    <message>
        <source>Sequence canasta</source>
        <translation>Canasta di scala</translation>
    </message>
    <message>
        <source>How many points is a sequence canasta worth?</source>
        <translation>Quanti punti vale una canasta di scala?</translation>
    </message>
    <message>
        <source>Wild canastas</source>
        <translation>Canaste di matte</translation>
    </message>
    <message>
        <source>How many points is a wild canasta worth?</source>
        <translation>Quanti punti vale una canasta di matte?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>none of them</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>American</source>
        <translation>Americana</translation>
    </message>
    <message>
        <source>Cuban</source>
        <translation>Cubana</translation>
    </message>
    <message>
        <source>Bolivian</source>
        <translation>Boliviana</translation>
    </message>
    <message>
        <source>Brazilian</source>
        <translation>Brasiliana</translation>
    </message>
    <message>
        <source>Uruguayan</source>
        <translation>Uruguaiana</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiana</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Di famiglia</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boat</translation>
    </message>
    <message>
        <source>Wild canastas only when out</source>
        <translation>Canaste di matte solo a chi chiude</translation>
    </message>
    <message>
        <source>Does only the side that goes out score its wild canastas?</source>
        <translation>Solo la squadra che chiude conta le sue canaste di matte?</translation>
    </message>
    <message>
        <source>Every side scores its wild canastas.</source>
        <translation>Ogni squadra conta le sue canaste di matte.</translation>
    </message>
    <message>
        <source>Only the side that goes out scores its wild canastas.</source>
        <translation>Solo la squadra che chiude conta le sue canaste di matte.</translation>
    </message>
    <message>
        <source>Natural canastas of some ranks</source>
        <translation>Canaste pure di certi valori</translation>
    </message>
    <message>
        <source>How many points are natural canastas of certain ranks worth?</source>
        <translation>Quanti punti valgono le canaste pure di certi valori?</translation>
    </message>
    <message>
        <source>Many canastas</source>
        <translation>Molte canaste</translation>
    </message>
    <message>
        <source>How many points are many canastas in one round worth?</source>
        <translation>Quanti punti valgono molte canaste in una mano?</translation>
    </message>
    <message>
        <source>Five natural canastas 2,000 · four natural and one mixed 1,000 · ten of any kind another 2,000</source>
        <translation>Cinque canaste pure 2.000 · quattro pure e una sporca 1.000 · dieci qualsiasi, altri 2.000</translation>
    </message>
    <message>
        <source>Canasta from the hand</source>
        <translation>Canasta di mano</translation>
    </message>
    <message>
        <source>How many points is a canasta melded at once from the hand worth?</source>
        <translation>Quanti punti vale una canasta calata in una volta dalla mano?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished natural meld</source>
        <translation>Penalità per una combinazione pura incompleta</translation>
    </message>
    <message>
        <source>What does a meld cost that had to be natural and is no canasta?</source>
        <translation>Quanto costa una combinazione che doveva essere pura e non è canasta?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished wild meld</source>
        <translation>Penalità per matte incomplete</translation>
    </message>
    <message>
        <source>What does a wild meld cost that is no canasta at the end?</source>
        <translation>Quanto costa una combinazione di matte che alla fine non è canasta?</translation>
    </message>
    <message>
        <source>Penalty for too many of a kind</source>
        <translation>Penalità per troppe carte uguali</translation>
    </message>
    <message>
        <source>Which cards cost extra if you are left with too many?</source>
        <translation>Quali carte costano di più se te ne restano troppe?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished sequence</source>
        <translation>Penalità per una scala incompleta</translation>
    </message>
    <message>
        <source>What does a sequence cost that is not complete at the end?</source>
        <translation>Quanto costa una scala che alla fine non è completa?</translation>
    </message>
    <message>
        <source>Black threes set aside</source>
        <translation>Tre neri messi da parte</translation>
    </message>
    <message>
        <source>How many points are black threes set aside worth?</source>
        <translation>Quanti punti valgono i tre neri messi da parte?</translation>
    </message>
    <message>
        <source>5 each, all four 100</source>
        <translation>5 l’uno, tutti e quattro 100</translation>
    </message>
    <message>
        <source>Red three on a canasta</source>
        <translation>Tre rosso su una canasta</translation>
    </message>
    <message>
        <source>How many points is a red three on a canasta worth?</source>
        <translation>Quanti punti vale un tre rosso su una canasta?</translation>
    </message>
    <message>
        <source>Penalty for a partner still in the hand</source>
        <translation>Penalità per un compagno ancora in mano</translation>
    </message>
    <message>
        <source>What does it cost to go out while a partner has not reached the foot?</source>
        <translation>Quanto costa chiudere se un compagno non è arrivato al piede?</translation>
    </message>
    <message>
        <source>Forbidden discards</source>
        <translation>Scarti vietati</translation>
    </message>
    <message>
        <source>Which cards can you not discard?</source>
        <translation>Quali carte non puoi scartare?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>You can discard any card.</source>
        <translation>Puoi scartare qualsiasi carta.</translation>
    </message>
    <message>
        <source>The American list</source>
        <translation>La lista americana</translation>
    </message>
    <message>
        <source>Discard a three only as your last card. Discard a wild card only if you hold no natural card. Start the pile with an ace or seven only if you hold no other natural card.</source>
        <translation>Scarta un tre solo come ultima carta. Scarta una matta solo se non hai carte naturali. Inizia il pozzo con un asso o un sette solo se non hai altre carte naturali.</translation>
    </message>
    <message>
        <source>Black threes in first turns</source>
        <translation>Tre neri nel primo turno</translation>
    </message>
    <message>
        <source>Are black threes forbidden in your first turn?</source>
        <translation>I tre neri sono vietati nel tuo primo turno?</translation>
    </message>
    <message>
        <source>You can discard a black three from your first turn on.</source>
        <translation>Puoi scartare un tre nero già dal primo turno.</translation>
    </message>
    <message>
        <source>You cannot discard a black three in your first turn.</source>
        <translation>Nel primo turno non puoi scartare un tre nero.</translation>
    </message>
    <message>
        <source>Turn without a discard</source>
        <translation>Turno senza scarto</translation>
    </message>
    <message>
        <source>Can you end a turn in the foot without a discard?</source>
        <translation>Nel piede puoi finire un turno senza scartare?</translation>
    </message>
    <message>
        <source>Every turn ends with a discard.</source>
        <translation>Ogni turno finisce con uno scarto.</translation>
    </message>
    <message>
        <source>In the foot you can keep a card and end a turn without discard.</source>
        <translation>Nel piede puoi tenere una carta e finire il turno senza scarto.</translation>
    </message>
    <message>
        <source>What are red threes for?</source>
        <translation>A che cosa servono i tre rossi?</translation>
    </message>
    <message>
        <source>Laid out and replaced at once</source>
        <translation>Messi in tavola e sostituiti subito</translation>
    </message>
    <message>
        <source>Lay out a red three as soon as you get it, and draw another card.</source>
        <translation>Metti in tavola un tre rosso appena lo ricevi e pesca un’altra carta.</translation>
    </message>
    <message>
        <source>Can be laid out and replaced</source>
        <translation>Si possono mettere in tavola e sostituire</translation>
    </message>
    <message>
        <source>You can lay out and replace red threes in your turn.</source>
        <translation>Nel tuo turno puoi mettere in tavola e sostituire i tre rossi.</translation>
    </message>
    <message>
        <source>Useless</source>
        <translation>Inutili</translation>
    </message>
    <message>
        <source>Red threes cannot be laid out.</source>
        <translation>I tre rossi non si mettono in tavola.</translation>
    </message>
    <message>
        <source>Can go on a canasta</source>
        <translation>Possono andare su una canasta</translation>
    </message>
    <message>
        <source>You can put a red three from your hand on one of your canastas.</source>
        <translation>Puoi mettere un tre rosso della mano su una delle tue canaste.</translation>
    </message>
    <message>
        <source>Dealt red threes</source>
        <translation>Tre rossi ricevuti</translation>
    </message>
    <message>
        <source>When are dealt red threes laid out?</source>
        <translation>Quando si mettono in tavola i tre rossi ricevuti?</translation>
    </message>
    <message>
        <source>In the player’s first turn</source>
        <translation>Nel primo turno del giocatore</translation>
    </message>
    <message>
        <source>Dealt red threes are laid out in the player’s first turn.</source>
        <translation>I tre rossi ricevuti si mettono in tavola nel primo turno del giocatore.</translation>
    </message>
    <message>
        <source>Right after the deal</source>
        <translation>Subito dopo la distribuzione</translation>
    </message>
    <message>
        <source>Dealt red threes are laid out and replaced before anyone plays.</source>
        <translation>I tre rossi ricevuti si mettono in tavola e si sostituiscono prima che si giochi.</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Tre neri</translation>
    </message>
    <message>
        <source>What are black threes for?</source>
        <translation>A che cosa servono i tre neri?</translation>
    </message>
    <message>
        <source>They block the pile</source>
        <translation>Bloccano il pozzo</translation>
    </message>
    <message>
        <source>A discarded black three blocks the pile for the next player.</source>
        <translation>Un tre nero scartato blocca il pozzo per il giocatore seguente.</translation>
    </message>
    <message>
        <source>Laid out and counted</source>
        <translation>Messi in tavola e contati</translation>
    </message>
    <message>
        <source>Black threes are laid out and count like red threes.</source>
        <translation>I tre neri si mettono in tavola e contano come i tre rossi.</translation>
    </message>
    <message>
        <source>Only discards</source>
        <translation>Solo scarti</translation>
    </message>
    <message>
        <source>Black threes are only good as discards.</source>
        <translation>I tre neri servono solo come scarti.</translation>
    </message>
    <message>
        <source>Points for threes</source>
        <translation>Punti per i tre</translation>
    </message>
    <message>
        <source>How many points are the threes laid out worth?</source>
        <translation>Quanti punti valgono i tre messi in tavola?</translation>
    </message>
    <message>
        <source>What threes need to count</source>
        <translation>Che cosa serve perché i tre contino</translation>
    </message>
    <message>
        <source>What does a side need for its threes to count in its favour?</source>
        <translation>Che cosa serve a una squadra perché i suoi tre contino a favore?</translation>
    </message>
    <message>
        <source>A meld</source>
        <translation>Una combinazione</translation>
    </message>
    <message>
        <source>They count for a side with a meld.</source>
        <translation>Contano per una squadra con una combinazione.</translation>
    </message>
    <message>
        <source>One canasta</source>
        <translation>Una canasta</translation>
    </message>
    <message>
        <source>They count for a side with a canasta.</source>
        <translation>Contano per una squadra con una canasta.</translation>
    </message>
    <message>
        <source>Two canastas</source>
        <translation>Due canaste</translation>
    </message>
    <message>
        <source>They count for a side with two or more canastas.</source>
        <translation>Contano per una squadra con due o più canaste.</translation>
    </message>
    <message>
        <source>Threes otherwise</source>
        <translation>Altrimenti i tre</translation>
    </message>
    <message>
        <source>What do threes count for a side that lacks it?</source>
        <translation>Come contano i tre se alla squadra questo manca?</translation>
    </message>
    <message>
        <source>Against the side</source>
        <translation>Contro la squadra</translation>
    </message>
    <message>
        <source>Otherwise the same points count against the side.</source>
        <translation>Altrimenti gli stessi punti contano contro la squadra.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Otherwise they count nothing.</source>
        <translation>Altrimenti non contano nulla.</translation>
    </message>
    <message>
        <source>Against the side without a canasta</source>
        <translation>Contro la squadra senza canasta</translation>
    </message>
    <message>
        <source>With one canasta they count nothing, without one they count against the side.</source>
        <translation>Con una sola canasta non contano nulla; senza, contano contro la squadra.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Carte pescate in un turno</translation>
    </message>
    <message>
        <source>How many cards do you draw from the stock?</source>
        <translation>Quante carte peschi dal mazzo?</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translation>Mazzo esaurito</translation>
    </message>
    <message>
        <source>What happens when the stock is empty?</source>
        <translation>Che cosa succede quando il mazzo è esaurito?</translation>
    </message>
    <message>
        <source>Play on while the pile is taken</source>
        <translation>Si gioca finché si prende il pozzo</translation>
    </message>
    <message>
        <source>When the stock is empty, players keep taking the pile. The round ends when a player does not take it.</source>
        <translation>A mazzo esaurito si continua finché ognuno prende il pozzo. La mano finisce quando un giocatore non lo prende.</translation>
    </message>
    <message>
        <source>Turn the pile over</source>
        <translation>Si gira il pozzo</translation>
    </message>
    <message>
        <source>An empty stock is replaced by the pile, its oldest card on top.</source>
        <translation>Il mazzo esaurito è sostituito dal pozzo, con la carta più vecchia in cima.</translation>
    </message>
    <message>
        <source>Finish that turn</source>
        <translation>Si finisce il turno</translation>
    </message>
    <message>
        <source>The player who draws the last card finishes the turn. Then the round ends.</source>
        <translation>Chi pesca l’ultima carta finisce il turno. Poi la mano termina.</translation>
    </message>
    <message>
        <source>Forced to take the pile</source>
        <translation>Obbligo di prendere il pozzo</translation>
    </message>
    <message>
        <source>With an empty stock, must you take a discard that fits a meld?</source>
        <translation>A mazzo esaurito, devi prendere uno scarto che va su una combinazione?</translation>
    </message>
    <message>
        <source>With the stock empty, you can refuse the pile and so end the round.</source>
        <translation>A mazzo esaurito puoi rifiutare il pozzo e così far finire la mano.</translation>
    </message>
    <message>
        <source>With the stock empty, you must take a top card that fits one of your melds. You can refuse a frozen pile.</source>
        <translation>A mazzo esaurito devi prendere la carta in cima se va su una tua combinazione. Un pozzo congelato puoi rifiutarlo.</translation>
    </message>
    <message>
        <source>Red three as the last card</source>
        <translation>Tre rosso come ultima carta</translation>
    </message>
    <message>
        <source>What if the last card of the stock is a red three?</source>
        <translation>E se l’ultima carta del mazzo è un tre rosso?</translation>
    </message>
    <message>
        <source>It ends the round</source>
        <translation>Fa finire la mano</translation>
    </message>
    <message>
        <source>A red three as the last card of the stock ends the round at once.</source>
        <translation>Un tre rosso come ultima carta del mazzo fa finire subito la mano.</translation>
    </message>
    <message>
        <source>It ends the round if drawn alone</source>
        <translation>Fa finire la mano se pescato da solo</translation>
    </message>
    <message>
        <source>A red three alone as the last card of the stock ends the round.</source>
        <translation>Un tre rosso pescato da solo come ultima carta del mazzo fa finire la mano.</translation>
    </message>
    <message>
        <source>The turn goes on</source>
        <translation>Il turno continua</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, your turn goes on.</source>
        <translation>Se l’ultima carta del mazzo è un tre rosso, il tuo turno continua.</translation>
    </message>
    <message>
        <source>Renewals of the stock</source>
        <translation>Rinnovi del mazzo</translation>
    </message>
    <message>
        <source>How often can the pile become the stock?</source>
        <translation>Quante volte il pozzo può diventare mazzo?</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>Points of an eight</source>
        <translation>Punti di un otto</translation>
    </message>
    <message>
        <source>How many points is an eight worth?</source>
        <translation>Quanti punti vale un otto?</translation>
    </message>
    <message>
        <source>Points of a melded black three</source>
        <translation>Punti di un tre nero calato</translation>
    </message>
    <message>
        <source>How many points is a melded black three worth?</source>
        <translation>Quanti punti vale un tre nero calato?</translation>
    </message>
    <message>
        <source>Penalty for a black three left in hand</source>
        <translation>Penalità per un tre nero in mano</translation>
    </message>
    <message>
        <source>How many points does a black three left in hand cost?</source>
        <translation>Quanti punti costa un tre nero rimasto in mano?</translation>
    </message>
    <message>
        <source>Penalty for a red three left in hand</source>
        <translation>Penalità per un tre rosso in mano</translation>
    </message>
    <message>
        <source>How many points does a red three left in hand or foot cost?</source>
        <translation>Quanti punti costa un tre rosso rimasto in mano o nel piede?</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Canaste pure</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <translation>Canaste sporche</translation>
    </message>
    <message>
        <source>Red canastas</source>
        <translation>Canaste rosse</translation>
    </message>
    <message>
        <source>Black canastas</source>
        <translation>Canaste nere</translation>
    </message>
    <message>
        <source>Sequence canastas</source>
        <translation>Canaste di scala</translation>
    </message>
    <message>
        <source>Canastas of sevens</source>
        <translation>Canaste di sette</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>Canaste per chiudere</translation>
    </message>
    <message>
        <source>How many canastas does a side need to go out?</source>
        <translation>Quante canaste servono a una squadra per chiudere?</translation>
    </message>
    <message>
        <source>Kinds of canastas to go out</source>
        <translation>Tipi di canaste per chiudere</translation>
    </message>
    <message>
        <source>Which kinds of canastas must be among them?</source>
        <translation>Quali tipi di canaste devono esserci?</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Ultimo scarto</translation>
    </message>
    <message>
        <source>Must you discard your last card?</source>
        <translation>Devi scartare la tua ultima carta?</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Non serve</translation>
    </message>
    <message>
        <source>You can meld or discard your last card.</source>
        <translation>Puoi calare o scartare la tua ultima carta.</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obbligatorio</translation>
    </message>
    <message>
        <source>You must discard your last card.</source>
        <translation>Devi scartare la tua ultima carta.</translation>
    </message>
    <message>
        <source>Last discard that fits</source>
        <translation>Ultimo scarto attaccabile</translation>
    </message>
    <message>
        <source>Is a card that fits your melds forbidden as last discard?</source>
        <translation>È vietata come ultimo scarto una carta che va su una tua combinazione?</translation>
    </message>
    <message>
        <source>Your last discard can be a card that fits one of your melds.</source>
        <translation>Il tuo ultimo scarto può essere una carta che va su una tua combinazione.</translation>
    </message>
    <message>
        <source>Your last discard cannot be a card that fits one of your melds.</source>
        <translation>Il tuo ultimo scarto non può essere una carta che va su una tua combinazione.</translation>
    </message>
    <message>
        <source>Forbidden last discards</source>
        <translation>Ultimi scarti vietati</translation>
    </message>
    <message>
        <source>Which cards cannot be your last discard?</source>
        <translation>Quali carte non possono essere il tuo ultimo scarto?</translation>
    </message>
    <message>
        <source>Your last discard cannot be a three.</source>
        <translation>Il tuo ultimo scarto non può essere un tre.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Matte</translation>
    </message>
    <message>
        <source>Your last discard cannot be a wild card.</source>
        <translation>Il tuo ultimo scarto non può essere una matta.</translation>
    </message>
    <message>
        <source>Permission to go out</source>
        <translation>Permesso di chiudere</translation>
    </message>
    <message>
        <source>Do you ask your partner before you go out?</source>
        <translation>Chiedi al compagno prima di chiudere?</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Non si chiede</translation>
    </message>
    <message>
        <source>You go out without asking your partner.</source>
        <translation>Chiudi senza chiedere al compagno.</translation>
    </message>
    <message>
        <source>Can be asked</source>
        <translation>Si può chiedere</translation>
    </message>
    <message>
        <source>Before you meld, you can ask your partner “May I go out?”. The answer binds you.</source>
        <translation>Prima di calare puoi chiedere al compagno “Posso chiudere?”. La risposta ti vincola.</translation>
    </message>
    <message>
        <source>Must be asked</source>
        <translation>Si deve chiedere</translation>
    </message>
    <message>
        <source>You must ask your partner “May I go out?”. The answer binds you.</source>
        <translation>Devi chiedere al compagno “Posso chiudere?”. La risposta ti vincola.</translation>
    </message>
    <message>
        <source>Questions in a round</source>
        <translation>Domande in una mano</translation>
    </message>
    <message>
        <source>How often can a player ask in a round?</source>
        <translation>Quante volte un giocatore può chiedere in una mano?</translation>
    </message>
    <message>
        <source>Foot when going out</source>
        <translation>Piede per chiudere</translation>
    </message>
    <message>
        <source>Who must have reached the foot to go out?</source>
        <translation>Chi deve essere arrivato al piede per chiudere?</translation>
    </message>
    <message>
        <source>No matter</source>
        <translation>Non importa</translation>
    </message>
    <message>
        <source>Hand and foot do not matter for going out.</source>
        <translation>Mano e piede non contano per chiudere.</translation>
    </message>
    <message>
        <source>The player is in the foot</source>
        <translation>Il giocatore è nel piede</translation>
    </message>
    <message>
        <source>To go out you must play from your foot; your partner need not.</source>
        <translation>Per chiudere devi giocare dal tuo piede; il compagno non è obbligato.</translation>
    </message>
    <message>
        <source>All have played from the foot</source>
        <translation>Tutti hanno giocato dal piede</translation>
    </message>
    <message>
        <source>To go out, you and your partners must have played from the foot.</source>
        <translation>Per chiudere, tu e i compagni dovete aver giocato dal piede.</translation>
    </message>
    <message>
        <source>All are in the foot</source>
        <translation>Tutti sono nel piede</translation>
    </message>
    <message>
        <source>To go out, you and your partners must have picked up the foot.</source>
        <translation>Per chiudere, tu e i compagni dovete aver preso il piede.</translation>
    </message>
    <message>
        <source>No threes when going out</source>
        <translation>Niente tre per chiudere</translation>
    </message>
    <message>
        <source>Who must be free of threes when a side goes out?</source>
        <translation>Chi non deve avere tre quando una squadra chiude?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Threes in hand do not stop you going out.</source>
        <translation>Puoi chiudere anche se qualcuno ha dei tre.</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>Il giocatore</translation>
    </message>
    <message>
        <source>To go out you must hold no threes.</source>
        <translation>Per chiudere non devi avere tre.</translation>
    </message>
    <message>
        <source>The whole side</source>
        <translation>Tutta la squadra</translation>
    </message>
    <message>
        <source>To go out, you and your partners must hold no threes.</source>
        <translation>Per chiudere, tu e i compagni non dovete avere tre.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Punti per la chiusura</translation>
    </message>
    <message>
        <source>How many points is going out worth?</source>
        <translation>Quanti punti vale chiudere?</translation>
    </message>
    <message>
        <source>Points for going out concealed</source>
        <translation>Punti per la chiusura in mano</translation>
    </message>
    <message>
        <source>How many points is going out concealed worth instead?</source>
        <translation>Quanti punti vale invece chiudere in mano?</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Chiusura in mano</translation>
    </message>
    <message>
        <source>When is going out concealed?</source>
        <translation>Quando la chiusura è in mano?</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Going out concealed earns nothing extra.</source>
        <translation>Chiudere in mano non dà punti in più.</translation>
    </message>
    <message>
        <source>In one turn, with a canasta</source>
        <translation>In un turno, con una canasta</translation>
    </message>
    <message>
        <source>You go out concealed if you had melded nothing before and complete a canasta of your own. You add to no meld that was on the table.</source>
        <translation>Chiudi in mano se prima non avevi calato nulla e completi una canasta tua. Non attacchi niente alle combinazioni già sul tavolo.</translation>
    </message>
    <message>
        <source>In one turn</source>
        <translation>In un turno</translation>
    </message>
    <message>
        <source>You go out concealed if you had melded nothing before that turn.</source>
        <translation>Chiudi in mano se prima di quel turno non avevi calato nulla.</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Mani speciali</translation>
    </message>
    <message>
        <source>Which whole hands score on their own?</source>
        <translation>Quali mani intere valgono punti da sole?</translation>
    </message>
    <message>
        <source>Straight (one of each rank and a joker) 3,000 · seven pairs 2,500, with twos, sevens and aces among them 2,000 · garbage (4 + 4 + 3 + 3 of a kind) 2,000</source>
        <translation>Scala completa (una carta per valore e un jolly) 3.000 · sette coppie 2.500, con pinelle, sette e assi 2.000 · spazzatura (4 + 4 + 3 + 3 carte uguali) 2.000</translation>
    </message>
    <message>
        <source>Canastas that win the game</source>
        <translation>Canaste che vincono la partita</translation>
    </message>
    <message>
        <source>How many canastas in one round win the game at once?</source>
        <translation>Quante canaste in una mano vincono subito la partita?</translation>
    </message>
    <message>
        <source>Points for that win</source>
        <translation>Punti per questa vittoria</translation>
    </message>
    <message>
        <source>How many points does that win add?</source>
        <translation>Quanti punti aggiunge questa vittoria?</translation>
    </message>
    <message>
        <source>Melded cards count</source>
        <translation>Le carte calate contano</translation>
    </message>
    <message>
        <source>What do melded cards count?</source>
        <translation>Come contano le carte calate?</translation>
    </message>
    <message>
        <source>For the side</source>
        <translation>Per la squadra</translation>
    </message>
    <message>
        <source>Melded cards count for your side, cards left in hand against it.</source>
        <translation>Le carte calate contano per la tua squadra, quelle rimaste in mano contro.</translation>
    </message>
    <message>
        <source>Against a side without a canasta</source>
        <translation>Contro una squadra senza canasta</translation>
    </message>
    <message>
        <source>Without a canasta, your melded cards count against your side.</source>
        <translation>Senza canasta, le carte calate contano contro la tua squadra.</translation>
    </message>
    <message>
        <source>Nothing for a side without a canasta</source>
        <translation>Niente per una squadra senza canasta</translation>
    </message>
    <message>
        <source>Without a canasta, your melded cards count nothing.</source>
        <translation>Senza canasta, le carte calate non contano nulla.</translation>
    </message>
    <message>
        <source>Rounds without going out</source>
        <translation>Mani senza chiusura</translation>
    </message>
    <message>
        <source>Does a round count if nobody goes out?</source>
        <translation>Una mano vale se nessuno chiude?</translation>
    </message>
    <message>
        <source>A round that nobody goes out of counts nothing.</source>
        <translation>Una mano in cui nessuno chiude non vale niente.</translation>
    </message>
    <message>
        <source>A round also counts if nobody goes out.</source>
        <translation>Una mano vale anche se nessuno chiude.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>What ends the game?</source>
        <translation>Quando finisce la partita?</translation>
    </message>
    <message>
        <source>The target score</source>
        <translation>Il traguardo</translation>
    </message>
    <message>
        <source>The game ends when a side reaches the target score.</source>
        <translation>La partita finisce quando una squadra raggiunge il traguardo.</translation>
    </message>
    <message>
        <source>A number of rounds</source>
        <translation>Un numero di mani</translation>
    </message>
    <message>
        <source>The game ends after a fixed number of rounds.</source>
        <translation>La partita finisce dopo un numero fisso di mani.</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Traguardo</translation>
    </message>
    <message>
        <source>How many points does a side need to win?</source>
        <translation>Quanti punti servono a una squadra per vincere?</translation>
    </message>
    <message>
        <source>Rounds in a game</source>
        <translation>Mani in una partita</translation>
    </message>
    <message>
        <source>How many rounds are played?</source>
        <translation>Quante mani si giocano?</translation>
    </message>
    <message>
        <source>Both sides at the target</source>
        <translation>Entrambe le squadre al traguardo</translation>
    </message>
    <message>
        <source>What if more than one side reaches the target in a round?</source>
        <translation>E se più squadre raggiungono il traguardo in una mano?</translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation>Vince il totale più alto</translation>
    </message>
    <message>
        <source>If more than one side reaches the target, the higher total wins.</source>
        <translation>Se più squadre raggiungono il traguardo, vince il totale più alto.</translation>
    </message>
    <message>
        <source>Another round decides</source>
        <translation>Decide un’altra mano</translation>
    </message>
    <message>
        <source>If more than one side reaches the target in a round, one more round is played. Then the higher total wins.</source>
        <translation>Se più squadre raggiungono il traguardo in una mano, se ne gioca ancora una. Poi vince il totale più alto.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>If more than one side reaches the target, the game is a tie.</source>
        <translation>Se più squadre raggiungono il traguardo, la partita è pari.</translation>
    </message>
    <message>
        <source>Tied scores</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>What if the best scores are equal at the end?</source>
        <translation>E se alla fine i punteggi migliori sono pari?</translation>
    </message>
    <message>
        <source>Another round is played</source>
        <translation>Si gioca un’altra mano</translation>
    </message>
    <message>
        <source>If the best scores are equal, another round is played.</source>
        <translation>Se i punteggi migliori sono pari, si gioca un’altra mano.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>La vittoria è condivisa</translation>
    </message>
    <message>
        <source>If the best scores are equal, the win is shared.</source>
        <translation>Se i punteggi migliori sono pari, la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Unless opened with wild cards</source>
        <translation>Salvo apertura con matte</translation>
    </message>
    <message>
        <source>Most wild cards in a meld</source>
        <translation>Massimo di matte in una combinazione</translation>
    </message>
    <message>
        <source>How many wild cards can a meld hold?</source>
        <translation>Quante matte può contenere una combinazione?</translation>
    </message>
    <message>
        <source>Ratio of wild to natural cards</source>
        <translation>Matte e carte naturali</translation>
    </message>
    <message>
        <source>How many natural cards does a wild card need?</source>
        <translation>Quante carte naturali richiede una matta?</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Qualsiasi numero</translation>
    </message>
    <message>
        <source>Only the number of wild cards in a meld is limited.</source>
        <translation>È limitato solo il numero di matte in una combinazione.</translation>
    </message>
    <message>
        <source>No more wild than natural</source>
        <translation>Non più matte che naturali</translation>
    </message>
    <message>
        <source>A meld never holds more wild cards than natural ones.</source>
        <translation>Una combinazione non ha mai più matte che carte naturali.</translation>
    </message>
    <message>
        <source>Fewer wild than natural</source>
        <translation>Meno matte che naturali</translation>
    </message>
    <message>
        <source>A meld always holds fewer wild cards than natural ones.</source>
        <translation>Una combinazione ha sempre meno matte che carte naturali.</translation>
    </message>
    <message>
        <source>Two natural for each wild</source>
        <translation>Due naturali per ogni matta</translation>
    </message>
    <message>
        <source>A meld needs two natural cards for each wild card.</source>
        <translation>Una combinazione richiede due carte naturali per ogni matta.</translation>
    </message>
    <message>
        <source>Natural cards in a canasta</source>
        <translation>Carte naturali in una canasta</translation>
    </message>
    <message>
        <source>How many natural cards does a canasta need?</source>
        <translation>Quante carte naturali servono per una canasta?</translation>
    </message>
    <message>
        <source>Largest meld</source>
        <translation>Combinazione massima</translation>
    </message>
    <message>
        <source>How many cards can a meld hold?</source>
        <translation>Quante carte può contenere una combinazione?</translation>
    </message>
    <message>
        <source>Largest natural canasta</source>
        <translation>Canasta pura massima</translation>
    </message>
    <message>
        <source>How many cards can a meld without wild cards hold?</source>
        <translation>Quante carte può contenere una combinazione senza matte?</translation>
    </message>
    <message>
        <source>Limits when going out</source>
        <translation>Limiti alla chiusura</translation>
    </message>
    <message>
        <source>Can you exceed these limits when you go out?</source>
        <translation>Puoi superare questi limiti quando chiudi?</translation>
    </message>
    <message>
        <source>The limits hold to the end.</source>
        <translation>I limiti valgono fino alla fine.</translation>
    </message>
    <message>
        <source>When you go out, you can add cards to full melds.</source>
        <translation>Quando chiudi puoi attaccare carte alle combinazioni piene.</translation>
    </message>
    <message>
        <source>Wild cards on a canasta</source>
        <translation>Matte su una canasta</translation>
    </message>
    <message>
        <source>Which canastas still take wild cards?</source>
        <translation>Quali canaste accettano ancora matte?</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>You can add wild cards to any canasta, up to its limit.</source>
        <translation>Puoi attaccare matte a qualsiasi canasta, fino al suo limite.</translation>
    </message>
    <message>
        <source>Only mixed ones</source>
        <translation>Solo quelle sporche</translation>
    </message>
    <message>
        <source>You can add wild cards only to a canasta that has some already.</source>
        <translation>Puoi attaccare matte solo a una canasta che ne ha già.</translation>
    </message>
    <message>
        <source>No canasta</source>
        <translation>Nessuna canasta</translation>
    </message>
    <message>
        <source>You cannot add wild cards to a canasta.</source>
        <translation>Non puoi attaccare matte a una canasta.</translation>
    </message>
    <message>
        <source>Melds of one rank</source>
        <translation>Combinazioni dello stesso valore</translation>
    </message>
    <message>
        <source>How many melds of one rank can a side have?</source>
        <translation>Quante combinazioni di un valore può avere una squadra?</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Una</translation>
    </message>
    <message>
        <source>A side has one meld of a rank and adds further cards to it.</source>
        <translation>Una squadra ha una combinazione per valore e vi attacca le altre carte.</translation>
    </message>
    <message>
        <source>Another one after a canasta</source>
        <translation>Un’altra dopo una canasta</translation>
    </message>
    <message>
        <source>After a canasta your side can begin another meld of its rank.</source>
        <translation>Dopo una canasta la tua squadra può iniziare un’altra combinazione di quel valore.</translation>
    </message>
    <message>
        <source>Your side can have several melds of the same rank.</source>
        <translation>La tua squadra può avere più combinazioni dello stesso valore.</translation>
    </message>
    <message>
        <source>Combining melds</source>
        <translation>Unire combinazioni</translation>
    </message>
    <message>
        <source>Can a side make one meld of two?</source>
        <translation>Una squadra può fare di due combinazioni una sola?</translation>
    </message>
    <message>
        <source>Melds stay separate.</source>
        <translation>Le combinazioni restano separate.</translation>
    </message>
    <message>
        <source>You can combine two melds of one rank, or two sequences that touch and make at most seven cards.</source>
        <translation>Puoi unire due combinazioni dello stesso valore, o due scale che si toccano e insieme non superano le sette carte.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Scale</translation>
    </message>
    <message>
        <source>Are cards of one suit in sequence a meld?</source>
        <translation>Le carte in fila dello stesso seme sono una combinazione?</translation>
    </message>
    <message>
        <source>Only cards of one rank make a meld.</source>
        <translation>Solo carte dello stesso valore formano una combinazione.</translation>
    </message>
    <message>
        <source>Three natural cards of one suit in sequence are a meld too.</source>
        <translation>Anche tre carte naturali in fila dello stesso seme sono una combinazione.</translation>
    </message>
    <message>
        <source>Longer sequence when going out</source>
        <translation>Scala più lunga alla chiusura</translation>
    </message>
    <message>
        <source>Can you add to a full sequence when you go out?</source>
        <translation>Puoi attaccare a una scala piena quando chiudi?</translation>
    </message>
    <message>
        <source>A sequence canasta is full.</source>
        <translation>Una canasta di scala è piena.</translation>
    </message>
    <message>
        <source>When you go out, you can add cards to a sequence canasta.</source>
        <translation>Quando chiudi puoi attaccare carte a una canasta di scala.</translation>
    </message>
    <message>
        <source>Wild melds</source>
        <translation>Combinazioni di matte</translation>
    </message>
    <message>
        <source>Can wild cards be melded alone?</source>
        <translation>Le matte si possono calare da sole?</translation>
    </message>
    <message>
        <source>Jokers and twos in any mix</source>
        <translation>Jolly e pinelle a piacere</translation>
    </message>
    <message>
        <source>Three wild cards, jokers and twos in any mix, are a meld too.</source>
        <translation>Anche tre matte, jolly e pinelle a piacere, sono una combinazione.</translation>
    </message>
    <message>
        <source>Twos with few jokers</source>
        <translation>Pinelle con pochi jolly</translation>
    </message>
    <message>
        <source>Three twos are a meld too, with one or two jokers at most.</source>
        <translation>Anche tre pinelle sono una combinazione, con al massimo uno o due jolly.</translation>
    </message>
    <message>
        <source>Largest wild meld</source>
        <translation>Massimo di sole matte</translation>
    </message>
    <message>
        <source>How many cards can a wild meld hold?</source>
        <translation>Quante carte può contenere una combinazione di matte?</translation>
    </message>
    <message>
        <source>Twos as wild cards</source>
        <translation>Pinelle come matte</translation>
    </message>
    <message>
        <source>When can your twos not stand for other cards?</source>
        <translation>Quando le tue pinelle non possono sostituire altre carte?</translation>
    </message>
    <message>
        <source>Always wild</source>
        <translation>Sempre matte</translation>
    </message>
    <message>
        <source>Twos are always wild.</source>
        <translation>Le pinelle sono sempre matte.</translation>
    </message>
    <message>
        <source>Not while your meld of twos is unfinished</source>
        <translation>Non accanto a pinelle incomplete</translation>
    </message>
    <message>
        <source>Twos can only be added to your side’s unfinished meld of twos.</source>
        <translation>Le pinelle si possono attaccare solo alla combinazione incompleta di pinelle della tua squadra.</translation>
    </message>
    <message>
        <source>Ranks without wild cards</source>
        <translation>Valori senza matte</translation>
    </message>
    <message>
        <source>Which ranks are melded without wild cards?</source>
        <translation>Quali valori si calano senza matte?</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Calare i tre neri</translation>
    </message>
    <message>
        <source>When can black threes be melded?</source>
        <translation>Quando si possono calare i tre neri?</translation>
    </message>
    <message>
        <source>Black threes cannot be melded.</source>
        <translation>I tre neri non si possono calare.</translation>
    </message>
    <message>
        <source>When going out</source>
        <translation>Alla chiusura</translation>
    </message>
    <message>
        <source>You can meld three or more black threes when you go out.</source>
        <translation>Quando chiudi puoi calare tre o più tre neri.</translation>
    </message>
    <message>
        <source>Closed ranks</source>
        <translation>Valori chiusi</translation>
    </message>
    <message>
        <source>Does a canasta close its rank to other sides?</source>
        <translation>Una canasta chiude il suo valore alle altre squadre?</translation>
    </message>
    <message>
        <source>Every rank stays open to everyone.</source>
        <translation>Ogni valore resta aperto a tutti.</translation>
    </message>
    <message>
        <source>A canasta closes its rank to sides that have no meld of it.</source>
        <translation>Una canasta chiude il suo valore alle squadre che non ne hanno una combinazione.</translation>
    </message>
    <message>
        <source>Cards of a taken pile</source>
        <translation>Carte del pozzo preso</translation>
    </message>
    <message>
        <source>Can you meld only the top card of the pile in that turn?</source>
        <translation>In quel turno puoi calare solo la carta in cima al pozzo?</translation>
    </message>
    <message>
        <source>You can meld every card of the pile at once.</source>
        <translation>Puoi calare subito ogni carta del pozzo.</translation>
    </message>
    <message>
        <source>Of a taken pile you can meld only the top card in that turn.</source>
        <translation>Del pozzo preso, in quel turno puoi calare solo la carta in cima.</translation>
    </message>
    <message>
        <source>Minimum of the initial meld</source>
        <translation>Minimo di apertura</translation>
    </message>
    <message>
        <source>How many points must the initial meld be worth?</source>
        <translation>Quanti punti deve valere l’apertura?</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classica</translation>
    </message>
    <message>
        <source>Nothing below 0</source>
        <translation>Sotto 0 nessuno</translation>
    </message>
    <message>
        <source>50 for everyone below 1,500</source>
        <translation>50 per tutti sotto 1.500</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>By the round</source>
        <translation>Secondo la mano</translation>
    </message>
    <message>
        <source>What the minimum depends on</source>
        <translation>Da che cosa dipende il minimo</translation>
    </message>
    <message>
        <source>Does the minimum depend on the score or on the round?</source>
        <translation>Il minimo dipende dal punteggio o dalla mano?</translation>
    </message>
    <message>
        <source>The side’s score</source>
        <translation>Il punteggio della squadra</translation>
    </message>
    <message>
        <source>The minimum depends on your side’s score.</source>
        <translation>Il minimo dipende dal punteggio della tua squadra.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>The minimum depends on the round and is the same for every side.</source>
        <translation>Il minimo dipende dalla mano ed è uguale per tutte le squadre.</translation>
    </message>
    <message>
        <source>Condition of the initial meld</source>
        <translation>Condizione per l’apertura</translation>
    </message>
    <message>
        <source>What must the initial meld have besides its points?</source>
        <translation>Che cosa serve per l’apertura oltre ai punti?</translation>
    </message>
    <message>
        <source>The points alone decide.</source>
        <translation>Decidono solo i punti.</translation>
    </message>
    <message>
        <source>A meld with three natural cards</source>
        <translation>Una combinazione con tre carte naturali</translation>
    </message>
    <message>
        <source>One of the melds you open with must have three natural cards.</source>
        <translation>Una delle combinazioni con cui apri deve avere tre carte naturali.</translation>
    </message>
    <message>
        <source>No wild cards</source>
        <translation>Niente matte</translation>
    </message>
    <message>
        <source>The initial meld cannot contain wild cards.</source>
        <translation>L’apertura non può contenere matte.</translation>
    </message>
    <message>
        <source>Natural cards from the hand to open</source>
        <translation>Carte naturali dalla mano per aprire</translation>
    </message>
    <message>
        <source>How many natural cards of the initial meld must come from your hand?</source>
        <translation>Quante carte naturali dell’apertura devono venire dalla mano?</translation>
    </message>
    <message>
        <source>A canasta is enough to open</source>
        <translation>Basta una canasta per aprire</translation>
    </message>
    <message>
        <source>Does a canasta open whatever its points?</source>
        <translation>Una canasta apre qualunque sia il suo valore in punti?</translation>
    </message>
    <message>
        <source>A canasta opens only if its cards are worth the minimum.</source>
        <translation>Una canasta apre solo se le sue carte valgono il minimo.</translation>
    </message>
    <message>
        <source>A canasta opens whatever its points.</source>
        <translation>Una canasta apre quali che siano i suoi punti.</translation>
    </message>
    <message>
        <source>Going out without the minimum</source>
        <translation>Chiudere senza il minimo</translation>
    </message>
    <message>
        <source>When do you need no minimum to go out in one turn?</source>
        <translation>Quando non ti serve il minimo per chiudere in un turno?</translation>
    </message>
    <message>
        <source>You need the minimum even if you go out in the same turn.</source>
        <translation>Il minimo serve anche se chiudi nello stesso turno.</translation>
    </message>
    <message>
        <source>With a canasta, after drawing</source>
        <translation>Con una canasta, dopo aver pescato</translation>
    </message>
    <message>
        <source>You need no minimum if you draw from the stock and go out in that turn with a canasta.</source>
        <translation>Il minimo non serve se peschi dal mazzo e nello stesso turno chiudi con una canasta.</translation>
    </message>
    <message>
        <source>With a canasta</source>
        <translation>Con una canasta</translation>
    </message>
    <message>
        <source>You need no minimum if you go out in one turn with a canasta.</source>
        <translation>Il minimo non serve se chiudi in un turno con una canasta.</translation>
    </message>
    <message>
        <source>Taking the pile to open</source>
        <translation>Prendere il pozzo per aprire</translation>
    </message>
    <message>
        <source>Can you take the pile for the initial meld?</source>
        <translation>Puoi prendere il pozzo per l’apertura?</translation>
    </message>
    <message>
        <source>Its top card counts</source>
        <translation>La carta in cima conta</translation>
    </message>
    <message>
        <source>You can take the pile to open. Only its top card counts.</source>
        <translation>Puoi prendere il pozzo per aprire. Conta solo la carta in cima.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non permesso</translation>
    </message>
    <message>
        <source>You open from your hand and can take the pile from the next turn.</source>
        <translation>Apri dalla mano e dal turno successivo puoi prendere il pozzo.</translation>
    </message>
    <message>
        <source>After the minimum from the hand</source>
        <translation>Dopo il minimo dalla mano</translation>
    </message>
    <message>
        <source>Open from your hand. Then you can take the pile in the same turn.</source>
        <translation>Apri dalla mano. Poi puoi prendere il pozzo nello stesso turno.</translation>
    </message>
    <message>
        <source>First turn of a round</source>
        <translation>Primo turno di una mano</translation>
    </message>
    <message>
        <source>What is allowed in a player’s first turn of a round?</source>
        <translation>Che cosa può fare un giocatore nel suo primo turno di una mano?</translation>
    </message>
    <message>
        <source>Everything is allowed</source>
        <translation>Tutto è permesso</translation>
    </message>
    <message>
        <source>In your first turn you can take the pile and meld.</source>
        <translation>Nel primo turno puoi prendere il pozzo e calare.</translation>
    </message>
    <message>
        <source>Everything but taking the pile</source>
        <translation>Tutto tranne prendere il pozzo</translation>
    </message>
    <message>
        <source>In your first turn of a round you cannot take the pile.</source>
        <translation>Nel tuo primo turno di una mano non puoi prendere il pozzo.</translation>
    </message>
    <message>
        <source>Neither taking the pile nor melding</source>
        <translation>Né prendere il pozzo né calare</translation>
    </message>
    <message>
        <source>In your first turn of a round you can neither take the pile nor meld.</source>
        <translation>Nel tuo primo turno di una mano non puoi né prendere il pozzo né calare.</translation>
    </message>
    <message>
        <source>Who can take the pile, and how much of it?</source>
        <translation>Chi può prendere il pozzo, e quanto?</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>Tutto il pozzo</translation>
    </message>
    <message>
        <source>Every player can take the pile. You always take all of it.</source>
        <translation>Ogni giocatore può prendere il pozzo. Lo prendi sempre tutto.</translation>
    </message>
    <message>
        <source>The pile is never taken.</source>
        <translation>Il pozzo non si prende mai.</translation>
    </message>
    <message>
        <source>Only its top cards</source>
        <translation>Solo le carte in cima</translation>
    </message>
    <message>
        <source>You take a few cards from the top of the pile and leave the rest.</source>
        <translation>Prendi alcune carte in cima al pozzo e lasci il resto.</translation>
    </message>
    <message>
        <source>Only from the foot</source>
        <translation>Solo dal piede</translation>
    </message>
    <message>
        <source>Only a player who plays from the foot can take the pile.</source>
        <translation>Solo chi gioca dal piede può prendere il pozzo.</translation>
    </message>
    <message>
        <source>Cards taken from the pile</source>
        <translation>Carte prese dal pozzo</translation>
    </message>
    <message>
        <source>How many cards are taken from the top of the pile?</source>
        <translation>Quante carte si prendono dalla cima del pozzo?</translation>
    </message>
    <message>
        <source>Ways to take the pile</source>
        <translation>Modi per prendere il pozzo</translation>
    </message>
    <message>
        <source>How can you take a pile that is not frozen?</source>
        <translation>Con che cosa prendi un pozzo non congelato?</translation>
    </message>
    <message>
        <source>A natural pair</source>
        <translation>Una coppia naturale</translation>
    </message>
    <message>
        <source>Meld the top card with a natural pair from your hand.</source>
        <translation>Cala la carta in cima con una coppia naturale della tua mano.</translation>
    </message>
    <message>
        <source>A natural and a wild card</source>
        <translation>Una carta naturale e una matta</translation>
    </message>
    <message>
        <source>Meld the top card with one card of its rank and a wild card.</source>
        <translation>Cala la carta in cima con una carta del suo valore e una matta.</translation>
    </message>
    <message>
        <source>A meld of the rank</source>
        <translation>Una combinazione di quel valore</translation>
    </message>
    <message>
        <source>Add the top card to your side’s meld of its rank.</source>
        <translation>Attacca la carta in cima alla combinazione del suo valore della tua squadra.</translation>
    </message>
    <message>
        <source>A sequence</source>
        <translation>Una scala</translation>
    </message>
    <message>
        <source>Add the top card to the end of your side’s sequence.</source>
        <translation>Attacca la carta in cima al capo di una scala della tua squadra.</translation>
    </message>
    <message>
        <source>Ways to take a frozen pile</source>
        <translation>Modi per prendere un pozzo congelato</translation>
    </message>
    <message>
        <source>What takes a frozen pile?</source>
        <translation>Con che cosa prendi un pozzo congelato?</translation>
    </message>
    <message>
        <source>Taking onto a canasta</source>
        <translation>Prendere il pozzo per una canasta</translation>
    </message>
    <message>
        <source>Can you take the pile by adding its top card to a canasta?</source>
        <translation>Puoi prendere il pozzo attaccando la carta in cima a una canasta?</translation>
    </message>
    <message>
        <source>You cannot take the pile by adding its top card to a canasta.</source>
        <translation>Non puoi prendere il pozzo attaccando la carta in cima a una canasta.</translation>
    </message>
    <message>
        <source>You can also take the pile by adding its top card to a canasta.</source>
        <translation>Puoi prendere il pozzo anche attaccando la carta in cima a una canasta.</translation>
    </message>
    <message>
        <source>Always frozen</source>
        <translation>Sempre congelato</translation>
    </message>
    <message>
        <source>Is the pile frozen all the time?</source>
        <translation>Il pozzo è sempre congelato?</translation>
    </message>
    <message>
        <source>Only certain cards freeze the pile.</source>
        <translation>Solo certe carte congelano il pozzo.</translation>
    </message>
    <message>
        <source>The pile is always frozen.</source>
        <translation>Il pozzo è sempre congelato.</translation>
    </message>
    <message>
        <source>Frozen until you open</source>
        <translation>Congelato fino all’apertura</translation>
    </message>
    <message>
        <source>Is the pile frozen for a side that has not opened?</source>
        <translation>Il pozzo è congelato per una squadra che non ha aperto?</translation>
    </message>
    <message>
        <source>The pile is not frozen for a side that has not opened.</source>
        <translation>Il pozzo non è congelato per una squadra che non ha aperto.</translation>
    </message>
    <message>
        <source>The pile is frozen for a side that has not opened.</source>
        <translation>Il pozzo è congelato per una squadra che non ha aperto.</translation>
    </message>
    <message>
        <source>Discards that freeze the pile</source>
        <translation>Scarti che congelano il pozzo</translation>
    </message>
    <message>
        <source>Which discards freeze the pile until it is taken?</source>
        <translation>Quali scarti congelano il pozzo finché non viene preso?</translation>
    </message>
    <message>
        <source>A discarded wild card freezes the pile until it is taken.</source>
        <translation>Una matta scartata congela il pozzo finché non viene preso.</translation>
    </message>
    <message>
        <source>A discarded red three freezes the pile until it is taken.</source>
        <translation>Un tre rosso scartato congela il pozzo finché non viene preso.</translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile until it is taken.</source>
        <translation>Un tre nero scartato congela il pozzo finché non viene preso.</translation>
    </message>
    <message>
        <source>Top cards that block the pile</source>
        <translation>Carte in cima che bloccano il pozzo</translation>
    </message>
    <message>
        <source>Which top cards block the pile?</source>
        <translation>Quali carte in cima bloccano il pozzo?</translation>
    </message>
    <message>
        <source>If it does not block, you can take the pile with two matching cards from your hand.</source>
        <translation>Se non lo blocca, puoi prendere il pozzo con due carte uguali della tua mano.</translation>
    </message>
    <message>
        <source>A red three on top blocks the pile.</source>
        <translation>Un tre rosso in cima blocca il pozzo.</translation>
    </message>
    <message>
        <source>A black three on top blocks the pile.</source>
        <translation>Un tre nero in cima blocca il pozzo.</translation>
    </message>
    <message>
        <source>Red threes in a taken pile</source>
        <translation>Tre rossi nel pozzo preso</translation>
    </message>
    <message>
        <source>What happens to a red three in a taken pile?</source>
        <translation>Che cosa succede a un tre rosso nel pozzo preso?</translation>
    </message>
    <message>
        <source>Laid out, not replaced</source>
        <translation>Messo in tavola, non sostituito</translation>
    </message>
    <message>
        <source>A red three from the pile is laid out but not replaced.</source>
        <translation>Un tre rosso del pozzo si mette in tavola ma non si sostituisce.</translation>
    </message>
    <message>
        <source>Into the hand</source>
        <translation>In mano</translation>
    </message>
    <message>
        <source>A red three from the pile goes into your hand.</source>
        <translation>Un tre rosso del pozzo va nella tua mano.</translation>
    </message>
    <message>
        <source>Black threes in a taken pile</source>
        <translation>Tre neri nel pozzo preso</translation>
    </message>
    <message>
        <source>What happens to a black three in a taken pile?</source>
        <translation>Che cosa succede a un tre nero nel pozzo preso?</translation>
    </message>
    <message>
        <source>A black three from the pile goes into your hand.</source>
        <translation>Un tre nero del pozzo va nella tua mano.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Da parte</translation>
    </message>
    <message>
        <source>Black threes from the pile are set aside and score at the end.</source>
        <translation>I tre neri del pozzo si mettono da parte e contano alla fine.</translation>
    </message>
    <message>
        <source>One card against one card</source>
        <translation>Una carta contro una carta</translation>
    </message>
    <message>
        <source>Is a pile of one card forbidden to a player with one card?</source>
        <translation>Un pozzo di una carta è vietato a chi ha una sola carta?</translation>
    </message>
    <message>
        <source>You can take a pile of one card even with one card in hand.</source>
        <translation>Puoi prendere un pozzo di una carta anche con una sola carta in mano.</translation>
    </message>
    <message>
        <source>With one card in hand you cannot take a pile of one card.</source>
        <translation>Con una sola carta in mano non puoi prendere un pozzo di una carta.</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>ognuno per sé</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>coppie</translation>
    </message>
    <message>
        <source>teams of three</source>
        <translation>squadre di tre</translation>
    </message>
    <message>
        <source>Players + 1</source>
        <translation>Giocatori + 1</translation>
    </message>
    <message>
        <source>Players + 1, from 4 to 6</source>
        <translation>Giocatori + 1, da 4 a 6</translation>
    </message>
    <message>
        <source>Players + 1, at least 6</source>
        <translation>Giocatori + 1, almeno 6</translation>
    </message>
    <message>
        <source>2 for each pack</source>
        <translation>2 per ogni mazzo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>In quanti si può giocare?</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>Who scores together?</source>
        <translation>Chi conta i punti insieme?</translation>
    </message>
    <message>
        <source>Packs of 52 cards</source>
        <translation>Mazzi da 52 carte</translation>
    </message>
    <message>
        <source>How many packs are shuffled together?</source>
        <translation>Quanti mazzi si mescolano insieme?</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>How many jokers are in the deck?</source>
        <translation>Quanti jolly ci sono in gioco?</translation>
    </message>
    <message>
        <source>Cards of each rank from 4 to A</source>
        <translation>Carte per valore, dal 4 all’asso</translation>
    </message>
    <message>
        <source>How many cards of each natural rank are kept?</source>
        <translation>Quante carte di ogni valore naturale restano in gioco?</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Senso di gioco</translation>
    </message>
    <message>
        <source>Which way do the deal and the turns pass?</source>
        <translation>In che senso si danno le carte e si gioca?</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Orario</translation>
    </message>
    <message>
        <source>The deal and the turns pass to the left.</source>
        <translation>Si danno le carte e si gioca verso sinistra.</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Antiorario</translation>
    </message>
    <message>
        <source>The deal and the turns pass to the right.</source>
        <translation>Si danno le carte e si gioca verso destra.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primo mazziere</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Chi dà le carte per primo?</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>A player drawn at random deals first.</source>
        <translation>Dà le carte per primo un giocatore tirato a sorte.</translation>
    </message>
    <message>
        <source>By the highest card</source>
        <translation>La carta più alta</translation>
    </message>
    <message>
        <source>Each player draws a card. The highest card deals first.</source>
        <translation>Ogni giocatore pesca una carta. Chi ha la più alta dà le carte per primo.</translation>
    </message>
    <message>
        <source>Lone player against two</source>
        <translation>Uno solo contro due</translation>
    </message>
    <message>
        <source>Does the first of three to take the pile play alone?</source>
        <translation>Di tre giocatori, il primo che prende il pozzo gioca da solo?</translation>
    </message>
    <message>
        <source>Of three players, each plays alone.</source>
        <translation>In tre, ognuno gioca da solo.</translation>
    </message>
    <message>
        <source>The first of three to take the pile plays that round alone.</source>
        <translation>In tre, il primo che prende il pozzo gioca da solo quella mano.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Carte a ogni giocatore</translation>
    </message>
    <message>
        <source>How many cards does each player get?</source>
        <translation>Quante carte riceve ogni giocatore?</translation>
    </message>
    <message>
        <source>Cards in each foot</source>
        <translation>Carte in ogni piede</translation>
    </message>
    <message>
        <source>How many cards are in the second packet?</source>
        <translation>Quante carte ha il secondo mazzetto?</translation>
    </message>
    <message>
        <source>Choice of hand and foot</source>
        <translation>Scelta di mano e piede</translation>
    </message>
    <message>
        <source>Which packet is the hand and which the foot?</source>
        <translation>Quale mazzetto è la mano e quale il piede?</translation>
    </message>
    <message>
        <source>No foot</source>
        <translation>Senza piede</translation>
    </message>
    <message>
        <source>There is only one packet.</source>
        <translation>C’è un solo mazzetto.</translation>
    </message>
    <message>
        <source>The second packet is the foot</source>
        <translation>Il secondo mazzetto è il piede</translation>
    </message>
    <message>
        <source>The first packet is your hand, the second your foot.</source>
        <translation>Il primo mazzetto è la tua mano, il secondo il tuo piede.</translation>
    </message>
    <message>
        <source>The lower bottom card is the hand</source>
        <translation>La carta in fondo più bassa è la mano</translation>
    </message>
    <message>
        <source>The packet with the lower bottom card is your hand.</source>
        <translation>Il mazzetto con la carta in fondo più bassa è la tua mano.</translation>
    </message>
    <message>
        <source>Keep one, pass the other on</source>
        <translation>Uno si tiene, l’altro si passa</translation>
    </message>
    <message>
        <source>Look at both top cards. Keep one packet as your foot, pass one on.</source>
        <translation>Guarda le due carte in cima. Tieni un mazzetto come piede e passa l’altro.</translation>
    </message>
    <message>
        <source>Each player lifts 22 cards</source>
        <translation>Ogni giocatore alza 22 carte</translation>
    </message>
    <message>
        <source>Each player lifts a stack and splits it into packets of eleven.</source>
        <translation>Ogni giocatore alza un mucchio e lo divide in mazzetti da undici.</translation>
    </message>
    <message>
        <source>Size of the wings</source>
        <translation>Dimensione delle ali</translation>
    </message>
    <message>
        <source>How many cards are set aside face down in packets?</source>
        <translation>Quante carte si mettono da parte coperte in mazzetti?</translation>
    </message>
    <message>
        <source>Use of the wings</source>
        <translation>Uso delle ali</translation>
    </message>
    <message>
        <source>What are those packets for?</source>
        <translation>A che cosa servono questi mazzetti?</translation>
    </message>
    <message>
        <source>No wings</source>
        <translation>Senza ali</translation>
    </message>
    <message>
        <source>No cards are set aside.</source>
        <translation>Non si mette da parte nessuna carta.</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Fuori gioco</translation>
    </message>
    <message>
        <source>The wing cards stay face down and count for nobody.</source>
        <translation>Le carte delle ali restano coperte e non contano per nessuno.</translation>
    </message>
    <message>
        <source>Drawn by the first sides to open</source>
        <translation>Alle prime squadre che aprono</translation>
    </message>
    <message>
        <source>The first side to open takes one packet, the next the other.</source>
        <translation>La prima squadra che apre prende un mazzetto, la seconda l’altro.</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Carta iniziale</translation>
    </message>
    <message>
        <source>Is a card turned up to start the pile?</source>
        <translation>Il pozzo comincia con una carta scoperta?</translation>
    </message>
    <message>
        <source>There is no upcard. The first discard starts the pile.</source>
        <translation>Non c’è carta iniziale. Il pozzo comincia con il primo scarto.</translation>
    </message>
    <message>
        <source>An upcard starts the pile.</source>
        <translation>Il pozzo comincia con una carta iniziale.</translation>
    </message>
    <message>
        <source>Upcards covered by the next card</source>
        <translation>Carte iniziali coperte dalla successiva</translation>
    </message>
    <message>
        <source>Which upcards are covered by another card?</source>
        <translation>Quali carte iniziali si coprono con un’altra?</translation>
    </message>
    <message>
        <source>A wild upcard is covered by the next card.</source>
        <translation>Una matta come carta iniziale si copre con la successiva.</translation>
    </message>
    <message>
        <source>A red three as upcard is covered by the next card.</source>
        <translation>Un tre rosso come carta iniziale si copre con la successiva.</translation>
    </message>
    <message>
        <source>A black three as upcard is covered by the next card.</source>
        <translation>Un tre nero come carta iniziale si copre con la successiva.</translation>
    </message>
    <message>
        <source>Upcards that freeze the pile</source>
        <translation>Carte iniziali che congelano il pozzo</translation>
    </message>
    <message>
        <source>Which upcards freeze the pile for everyone?</source>
        <translation>Quali carte iniziali congelano il pozzo per tutti?</translation>
    </message>
    <message>
        <source>A wild upcard freezes the pile.</source>
        <translation>Una matta come carta iniziale congela il pozzo.</translation>
    </message>
    <message>
        <source>A red three as upcard freezes the pile.</source>
        <translation>Un tre rosso come carta iniziale congela il pozzo.</translation>
    </message>
    <message>
        <source>A black three as upcard freezes the pile.</source>
        <translation>Un tre nero come carta iniziale congela il pozzo.</translation>
    </message>
    <message>
        <source>Hidden cards under the upcard</source>
        <translation>Carte coperte sotto la carta iniziale</translation>
    </message>
    <message>
        <source>Do hidden cards lie under the upcard?</source>
        <translation>Ci sono carte coperte sotto la carta iniziale?</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>The upcard lies there alone.</source>
        <translation>La carta iniziale è da sola.</translation>
    </message>
    <message>
        <source>By the rank of the upcard</source>
        <translation>Secondo il valore della carta iniziale</translation>
    </message>
    <message>
        <source>Under a 7 lie seven face-down cards, under a king thirteen.</source>
        <translation>Sotto un 7 ci sono sette carte coperte, sotto un re tredici.</translation>
    </message>
    <message>
        <source>Cards in the first pile</source>
        <translation>Carte del primo pozzo</translation>
    </message>
    <message>
        <source>How many cards are in the pile when play begins, the upcard included?</source>
        <translation>Quante carte ci sono nel pozzo all’inizio, compresa quella iniziale?</translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation>Premio per il taglio esatto</translation>
    </message>
    <message>
        <source>Who scores for lifting exactly the cards needed?</source>
        <translation>Chi guadagna punti se alza esattamente le carte che servono?</translation>
    </message>
    <message>
        <source>Nobody scores for lifting cards.</source>
        <translation>Nessuno guadagna punti alzando le carte.</translation>
    </message>
    <message>
        <source>The dealer, for the exact number</source>
        <translation>Il mazziere, per il numero esatto</translation>
    </message>
    <message>
        <source>The dealer scores for cutting exactly enough cards for the deal plus one.</source>
        <translation>Il mazziere guadagna punti se alza le carte da dare più una.</translation>
    </message>
    <message>
        <source>The dealer, for about the number</source>
        <translation>Il mazziere, per il numero approssimato</translation>
    </message>
    <message>
        <source>The dealer scores for the exact number, give or take a card a player.</source>
        <translation>Il mazziere guadagna punti per il numero esatto, con una carta di scarto per giocatore.</translation>
    </message>
    <message>
        <source>The cutter, for the exact number</source>
        <translation>Chi taglia, per il numero esatto</translation>
    </message>
    <message>
        <source>The player on the dealer’s right scores for leaving exactly enough.</source>
        <translation>Il giocatore a destra del mazziere guadagna punti se ne lascia quante ne servono.</translation>
    </message>
    <message>
        <source>Each player, for exactly 22 cards</source>
        <translation>Ognuno, per 22 carte esatte</translation>
    </message>
    <message>
        <source>Each player who lifts exactly 22 cards scores.</source>
        <translation>Ogni giocatore che alza esattamente 22 carte guadagna punti.</translation>
    </message>
    <message>
        <source>US American</source>
        <translation>Americana</translation>
    </message>
    <message>
        <source>Pile always frozen. Sevens take no wild cards.</source>
        <translation>Pozzo sempre congelato. Sette senza matte.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, US American Canasta</source>
        <translation>Voce d’enciclopedia sulla Canasta, Canasta americana</translation>
    </message>
    <message>
        <source>The pile is always frozen. Black threes taken with it score.</source>
        <translation>Pozzo sempre congelato. I tre neri presi dal pozzo contano.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Cuban Canasta</source>
        <translation>Voce d’enciclopedia sulla Canasta, Canasta cubana</translation>
    </message>
    <message>
        <source>Classic with wild canastas and a pile that is always frozen.</source>
        <translation>Classica con canaste di matte e pozzo sempre congelato.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Uruguayan Canasta</source>
        <translation>Voce d’enciclopedia sulla Canasta, Canasta uruguaiana</translation>
    </message>
    <message>
        <source>Classic, four players</source>
        <translation>Classica in quattro</translation>
    </message>
    <message>
        <source>Two pairs, two packs. The most played form of Canasta.</source>
        <translation>Due coppie, due mazzi. La forma di Canasta più giocata.</translation>
    </message>
    <message>
        <source>Classic Canasta, rules for four players</source>
        <translation>Canasta classica, regole per quattro giocatori</translation>
    </message>
    <message>
        <source>Classic, two players</source>
        <translation>Classica in due</translation>
    </message>
    <message>
        <source>Fifteen cards, draw two, two canastas to go out.</source>
        <translation>Quindici carte, se ne pescano due, due canaste per chiudere.</translation>
    </message>
    <message>
        <source>Classic Canasta, rules for two players</source>
        <translation>Canasta classica, regole per due giocatori</translation>
    </message>
    <message>
        <source>Classic, three players</source>
        <translation>Classica in tre</translation>
    </message>
    <message>
        <source>Each plays alone. Your discard may give away the pile.</source>
        <translation>Ognuno per sé. Il tuo scarto può regalare il pozzo.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, part on two and three players</source>
        <translation>Voce d’enciclopedia sulla Canasta, parte su due e tre giocatori</translation>
    </message>
    <message>
        <source>Original Uruguay rules</source>
        <translation>Regole originali dell’Uruguay</translation>
    </message>
    <message>
        <source>Where it all began. You must discard your last card.</source>
        <translation>Dove tutto cominciò. L’ultima carta va scartata.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, rules as played in Uruguay</source>
        <translation>Voce d’enciclopedia sulla Canasta, regole come in Uruguay</translation>
    </message>
    <message>
        <source>Online-platform Classic</source>
        <translation>Classica online</translation>
    </message>
    <message>
        <source>Black threes freeze the pile. Few wild cards in a canasta.</source>
        <translation>I tre neri congelano il pozzo. Poche matte in una canasta.</translation>
    </message>
    <message>
        <source>Rules of Classic Canasta on an online platform</source>
        <translation>Regole della Canasta classica su una piattaforma online</translation>
    </message>
    <message>
        <source>Short Classic</source>
        <translation>Classica breve</translation>
    </message>
    <message>
        <source>Short rules. The pile is not frozen before you open.</source>
        <translation>Regole brevi. Prima dell’apertura il pozzo non è congelato.</translation>
    </message>
    <message>
        <source>Short rules of Classic Canasta</source>
        <translation>Regole brevi della Canasta classica</translation>
    </message>
    <message>
        <source>A Slovak game as we know it; we found no printed rules.</source>
        <translation>Gioco slovacco ricostruito: regole stampate introvabili.</translation>
    </message>
    <message>
        <source>No printed rules, but customs of Slovak and Czech tables</source>
        <translation>Nessuna regola stampata, ma usanze di tavoli slovacchi e cechi</translation>
    </message>
    <message>
        <source>Hand &amp; Foot</source>
        <translation>Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Play your hand, then your foot. Pairs need five canastas.</source>
        <translation>Prima la mano, poi il piede. Alle coppie cinque canaste.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Hand &amp; Foot</source>
        <translation>Voce d’enciclopedia sulla Canasta, Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Hand &amp; Foot Canasta</source>
        <translation>Canasta Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Hand &amp; Foot with four packs for up to four players.</source>
        <translation>Hand &amp; Foot con quattro mazzi, fino a quattro giocatori.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Hand &amp; Foot Canasta</source>
        <translation>Voce d’enciclopedia sulla Canasta, Canasta Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Family Hand-and-Foot Canasta</source>
        <translation>Hand &amp; Foot di famiglia</translation>
    </message>
    <message>
        <source>Six packs or more. A canasta closes its rank to other sides.</source>
        <translation>Da sei mazzi in su. Una canasta chiude il valore agli altri.</translation>
    </message>
    <message>
        <source>A family’s rules of Canasta with hand and foot</source>
        <translation>Regole di una famiglia per la Canasta con mano e piede</translation>
    </message>
    <message>
        <source>Three packs. Sequences of one suit score most.</source>
        <translation>Tre mazzi. Le scale dello stesso seme valgono di più.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Samba</source>
        <translation>Voce d’enciclopedia sulla Canasta, Samba</translation>
    </message>
    <message>
        <source>Go out with a sequence canasta. Wild canastas score high.</source>
        <translation>Per chiudere serve una canasta di scala. Le matte rendono.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Bolivian Canasta</source>
        <translation>Voce d’enciclopedia sulla Canasta, Canasta boliviana</translation>
    </message>
    <message>
        <source>Short sequences cost points. Leaders open with a canasta.</source>
        <translation>Le scale corte costano. Chi è in testa apre con una canasta.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Brazilian Canasta</source>
        <translation>Voce d’enciclopedia sulla Canasta, Canasta brasiliana</translation>
    </message>
    <message>
        <source>Chilean</source>
        <translation>Cilena</translation>
    </message>
    <message>
        <source>Sequences, wild canastas. Go out with any two canastas.</source>
        <translation>Scale e matte. Per chiudere, due canaste qualsiasi.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Chilean Canasta</source>
        <translation>Voce d’enciclopedia sulla Canasta, Canasta cilena</translation>
    </message>
    <message>
        <source>Many cards lie under the upcard. Open without wild cards.</source>
        <translation>Molte carte sotto la carta iniziale. Si apre senza matte.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Italian Canasta</source>
        <translation>Voce d’enciclopedia sulla Canasta, Canasta italiana</translation>
    </message>
    <message>
        <source>No ruleset is called “{ruleset}”. Choose one of these: {rulesets}.</source>
        <extracomment>{ruleset}: the name of a ruleset: Sunday rules
{rulesets}: codes of rulesets with commas: classic_4, samba</extracomment><translation>Nessun regolamento si chiama “{ruleset}”. Scegli uno di questi: {rulesets}.</translation>
    </message>
    <message>
        <source>These rules are cut off: the bracket at their end is missing. Copy all of them.</source>
        <translation>Queste regole sono troncate: manca la parentesi finale. Copiale tutte.</translation>
    </message>
    <message>
        <source>No rule is called “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Nessuna regola si chiama “{field}”.</translation>
    </message>
    <message>
        <source>“{entry}” is not a value of the rule “{field}”.</source>
        <extracomment>{entry}: what stands in a file for a field: 5000
{field}: a code in a file: target_score</extracomment><translation>“{entry}” non è un valore della regola “{field}”.</translation>
    </message>
    <message>
        <source>The rule “{field}” has no value.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>La regola “{field}” non ha un valore.</translation>
    </message>
    <message>
        <source>The rule “{field}” is there twice.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>La regola “{field}” compare due volte.</translation>
    </message>
    <message>
        <source>“{path}” has more than {number} bytes: Canasta reads no more.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{number}: a number in figures: 3</extracomment><translation>“{path}” ha più di {number} byte: Canasta non legge file così grandi.</translation>
    </message>
    <message>
        <source>“{path}” is a folder, not a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>“{path}” è una cartella, non un file.</translation>
    </message>
    <message>
        <source>“{path}” is a pipe, a socket or a device, not a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>“{path}” è una pipe, un socket o un dispositivo, non un file.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>Non è possibile aprire “{file}”. {why}</translation>
    </message>
    <message>
        <source>The game “{save}” cannot be read. It is now “{file}”, with the reason beside it.</source>
        <extracomment>{save}: the name of a saved game, a code: game-001
{file}: a file's name: game-001.canasta</extracomment><translation>La partita “{save}” non è leggibile. Ora si chiama “{file}”, con il motivo accanto.</translation>
    </message>
    <message>
        <source>There is no file “{path}”. Games beside it: {files}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{files}: file names: a.canasta, b.canasta</extracomment><translation>Il file “{path}” non esiste. Partite lì accanto: {files}.</translation>
    </message>
    <message>
        <source>These rules do not go together. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>Queste regole sono incompatibili. {why}</translation>
    </message>
    <message>
        <source>“{file}”, line {line}: {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{line}: the number of a line in figures: 7
{why}: a whole sentence that gives the reason</extracomment><translation>“{file}”, riga {line}: {why}</translation>
    </message>
    <message>
        <source>This file is not valid TOML.</source>
        <translation>Questo file non è TOML valido.</translation>
    </message>
    <message>
        <source>This is not a ruleset: the line “{field}” is missing.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Questo non è un regolamento: manca la riga “{field}”.</translation>
    </message>
    <message>
        <source>No field is called “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Nessun campo si chiama “{field}”.</translation>
    </message>
    <message>
        <source>A name needs 1 to {number} characters.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Un nome richiede da 1 a {number} caratteri.</translation>
    </message>
    <message>
        <source>Copy a text with rules first. There are no rules in this text.</source>
        <translation>Copia prima un testo con regole. In questo testo non ci sono regole.</translation>
    </message>
    <message>
        <source>“{field}” must be text in quotes.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>“{field}” deve essere un testo tra virgolette.</translation>
    </message>
    <message>
        <source>“differences” must be a table of rules.</source>
        <translation>“differences” deve essere una tabella di regole.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Questo non è testo.</translation>
    </message>
    <message>
        <source>{why} The file is now “{file}”.</source>
        <extracomment>{why}: a whole sentence that gives the reason
{file}: a file's name: game-001.canasta</extracomment><translation>{why} Il file ora è “{file}”.</translation>
    </message>
    <message>
        <source>The field “{field}” of this score pad cannot be read.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Il campo «{field}» di questo blocchetto segnapunti non è leggibile.</translation>
    </message>
    <message>
        <source>This is not a score pad: the line “{field}” is missing.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Questo non è un blocchetto segnapunti: manca la riga «{field}».</translation>
    </message>
    <message>
        <source>“{path}” cannot be the name of a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>“{path}” non può essere il nome di un file.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>Il disco è pieno: “{file}” non è stato salvato.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved. The version saved before is still there.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>Il disco è pieno: “{file}” non è stato salvato. La versione salvata prima c’è ancora.</translation>
    </message>
    <message>
        <source>You have no permission to write “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Non hai il permesso di scrivere “{path}”.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {system}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>Non è stato possibile scrivere “{path}”: {system}.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Il file “{path}” non esiste.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {system}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>Non è stato possibile leggere “{path}”: {system}.</translation>
    </message>
    <message>
        <source>A newer version of Canasta wrote this file: update Canasta.</source>
        <translation>Questo file è stato scritto da una versione più recente di Canasta: aggiorna Canasta.</translation>
    </message>
    <message>
        <source>Thinking it over…</source>
        <translation>Ci penso…</translation>
    </message>
    <message>
        <source>The staged cards go back to your hand.</source>
        <translation>Le carte pronte tornano in mano.</translation>
    </message>
    <message>
        <source>No other player has played in this round yet.</source>
        <translation>Nessun altro ha ancora giocato in questa mano.</translation>
    </message>
    <message>
        <source>{name}:</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}:</translation>
    </message>
    <message>
        <source>To leave with a half-made answer, press the button {button}.</source>
        <extracomment>{button}: what is written on a button: Take pile</extracomment><translation>Per uscire con una risposta a metà, premi il pulsante {button}.</translation>
    </message>
    <message>
        <source>Click here</source>
        <translation>Fai clic qui</translation>
    </message>
    <message>
        <source>Drag here</source>
        <translation>Trascina qui</translation>
    </message>
    <message>
        <source>Select here</source>
        <translation>Seleziona qui</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Guarda qui</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{said}: what a player says, a whole sentence: Yes.</extracomment><translation>{name}: {said}</translation>
    </message>
    <message>
        <source>These cards: {named}.</source>
        <extracomment>{named}: cards by their names, read aloud: king of spades, two of clubs</extracomment><translation>Queste carte: {named}.</translation>
    </message>
    <message>
        <source>Press {key} to select the card with the ring first.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Premi prima {key} per selezionare la carta con l’anello.</translation>
    </message>
    <message>
        <source>{button}, key {key}</source>
        <extracomment>{button}: what is written on a button: Take pile
{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>{button}, tasto {key}</translation>
    </message>
    <message>
        <source>to be melded: {meld}</source>
        <extracomment>{meld}: a meld after “to”, with its article: the aces</extracomment><translation>da calare: {meld}</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>posto per una nuova combinazione</translation>
    </message>
    <message>
        <source>your foot, {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>il tuo piede, {cards}</translation>
    </message>
    <message>
        <source>next area: hand, melds, pile, stock</source>
        <translation>zona successiva: mano, combinazioni, pozzo, mazzo</translation>
    </message>
    <message>
        <source>move from card to card</source>
        <translation>passare da una carta all’altra</translation>
    </message>
    <message>
        <source>first, last card of your hand</source>
        <translation>prima, ultima carta della mano</translation>
    </message>
    <message>
        <source>select a card, use a place</source>
        <translation>selezionare una carta, usare una zona</translation>
    </message>
    <message>
        <source>next card of the rank (0: ten, W: wild card)</source>
        <translation>carta successiva di quel valore (0: dieci, W: matta)</translation>
    </message>
    <message>
        <source>select all of the rank</source>
        <translation>selezionare tutte le carte del valore</translation>
    </message>
    <message>
        <source>add selection to that rank’s meld</source>
        <translation>attaccare la selezione a quel valore</translation>
    </message>
    <message>
        <source>move the card within your hand</source>
        <translation>spostare la carta nella mano</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>pescare una carta</translation>
    </message>
    <message>
        <source>meld the selection</source>
        <translation>calare la selezione</translation>
    </message>
    <message>
        <source>discard the selected card</source>
        <translation>scartare la carta selezionata</translation>
    </message>
    <message>
        <source>end the turn without a discard</source>
        <translation>finire il turno senza scartare</translation>
    </message>
    <message>
        <source>press the highlighted button</source>
        <translation>premere il pulsante evidenziato</translation>
    </message>
    <message>
        <source>take the last staged meld back</source>
        <translation>riprendere l’ultima combinazione pronta</translation>
    </message>
    <message>
        <source>undo the last step; a discard too, until the next player begins</source>
        <translation>annullare l’ultimo passo; anche uno scarto, finché il giocatore successivo non inizia</translation>
    </message>
    <message>
        <source>redo what was undone</source>
        <translation>rifare ciò che è stato annullato</translation>
    </message>
    <message>
        <source>practice: all hands</source>
        <translation>esercizio: vedere tutte le mani</translation>
    </message>
    <message>
        <source>ask to go out, go out</source>
        <translation>chiedere di chiudere, chiudere</translation>
    </message>
    <message>
        <source>show a hint, then compare moves</source>
        <translation>mostrare un consiglio, poi le mosse</translation>
    </message>
    <message>
        <source>Compare moves</source>
        <translation>Confronta le mosse</translation>
    </message>
    <message>
        <source>why did they do that?</source>
        <translation>perché questa mossa?</translation>
    </message>
    <message>
        <source>answer your partner: yes, no</source>
        <translation>rispondere al compagno: sì, no (S dice la situazione)</translation>
    </message>
    <message>
        <source>choose how to take the pile</source>
        <translation>scegliere come prendere il pozzo</translation>
    </message>
    <message>
        <source>sort by rank, by suit, or use your own order</source>
        <translation>ordinare per valore, per seme o a modo tuo</translation>
    </message>
    <message>
        <source>see which cards are out</source>
        <translation>vedere quali carte sono uscite</translation>
    </message>
    <message>
        <source>hear the situation, the table</source>
        <translation>ascoltare la situazione, il tavolo</translation>
    </message>
    <message>
        <source>hear the focused place, or fan it out</source>
        <translation>ascoltare o allargare il posto attivo</translation>
    </message>
    <message>
        <source>hear last turn, the one before</source>
        <translation>ascoltare l’ultimo turno, quello prima</translation>
    </message>
    <message>
        <source>hear what you can do now</source>
        <translation>ascoltare che cosa puoi fare ora</translation>
    </message>
    <message>
        <source>put cards back, clear the selection, skip a pause</source>
        <translation>rimettere le carte, deselezionare, saltare una pausa</translation>
    </message>
    <message>
        <source>watching: pause, one step, all hands</source>
        <translation>da spettatore: pausa, un passo, tutte le mani</translation>
    </message>
    <message>
        <source>in a lesson: go on, say again, show me</source>
        <translation>in una lezione: avanti, ripetere, mostrare</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Non è ancora successo niente.</translation>
    </message>
    <message>
        <source>Choose the meld to combine it with.</source>
        <translation>Scegli la combinazione con cui unirla.</translation>
    </message>
    <message>
        <source>Choose a highlighted place.</source>
        <translation>Scegli un posto evidenziato.</translation>
    </message>
    <message>
        <source>You can add only to melds of your own side.</source>
        <translation>Puoi attaccare solo alle combinazioni della tua squadra.</translation>
    </message>
    <message>
        <source>The stock takes no cards. You only draw from it.</source>
        <translation>Sul mazzo non si mettono carte. Da lì si pesca soltanto.</translation>
    </message>
    <message>
        <source>Your own order. Press R to sort.</source>
        <translation>Il tuo ordine. Premi R per ordinare.</translation>
    </message>
    <message>
        <source>Memory aids are off. You can switch them on in Preferences.</source>
        <translation>Gli aiuti alla memoria sono disattivati. Puoi attivarli nelle Preferenze.</translation>
    </message>
    <message>
        <source>You have put no cards down to take back.</source>
        <translation>Non ci sono carte preparate da riprendere.</translation>
    </message>
    <message>
        <source>There are no staged cards. Press {key} to undo your last step.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Non ci sono carte pronte. Premi {key} per annullare il tuo ultimo passo.</translation>
    </message>
    <message>
        <source>Press X to discard a wild card.</source>
        <translation>Premi X per scartare una matta.</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>{card}, {number} di {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, selected</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>{card}, {number} di {count}, selezionata</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Niente è selezionato.</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selezionata</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>non selezionata</translation>
    </message>
    <message>
        <source>Drawn: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Pescato: {cards}.</translation>
    </message>
    <message>
        <source>You have no {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Non hai {ranks}.</translation>
    </message>
    <message>
        <source>wild cards</source>
        <translation>matte</translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s)</source>
        <translation>
            <numerusform>%n matta</numerusform>
            <numerusform>%n matte</numerusform>
        </translation>
    </message>
    <message>
        <source>on it: {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>sopra: {card}</translation>
    </message>
    <message>
        <source>{end}: takes {cards}</source>
        <extracomment>{end}: the card at an end of a sequence, after below or above: 5♥
{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>{end}: accetta {cards}</translation>
    </message>
    <message>
        <source>{end}: {why}</source>
        <extracomment>{end}: the card at an end of a sequence, after below or above: 5♥
{why}: a whole sentence that gives the reason</extracomment><translation>{end}: {why}</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>pozzo</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>congelato</translation>
    </message>
    <message>
        <source>top: {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>in cima: {card}</translation>
    </message>
    <message>
        <source>stock, {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>mazzo, {cards}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>con te</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>contro di te</translation>
    </message>
    <message>
        <source>went out</source>
        <translation>ha chiuso</translation>
    </message>
    <message>
        <source>plays from the foot</source>
        <translation>gioca dal piede</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dà le carte</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>{title}: {total} points.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{total}: how many there are, in figures: 12</extracomment><translation>{title}: {total} punti.</translation>
    </message>
    <message>
        <source>{title}: {total} of {need} points.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{total}: how many there are, in figures: 12
{need}: points in figures that are needed: 90</extracomment><translation>{title}: {total} di {need} punti.</translation>
    </message>
    <message>
        <source>Nothing is ready to meld.</source>
        <translation>Niente è pronto da calare.</translation>
    </message>
    <message>
        <source>no melds</source>
        <translation>nessuna combinazione</translation>
    </message>
    <message numerus="yes">
        <source>%n red three(s)</source>
        <translation>
            <numerusform>%n tre rosso</numerusform>
            <numerusform>%n tre rossi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black three(s)</source>
        <translation>
            <numerusform>%n tre nero</numerusform>
            <numerusform>%n tre neri</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} closed</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Chiuso: {ranks}</translation>
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
{stock}: the stock, read aloud: stock, 61 cards</extracomment><translation>Carte in mano: {seats}; {discards}; {stock}.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pozzo</translation>
    </message>
    <message>
        <source>Ready to meld</source>
        <translation>Pronte da calare</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Your foot</source>
        <translation>Il tuo piede</translation>
    </message>
    <message>
        <source>Your red threes</source>
        <translation>I tuoi tre rossi</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Your row</source>
        <translation>La tua fila</translation>
    </message>
    <message>
        <source>The game waits until you click the table or press Esc.</source>
        <translation>La partita aspetta finché non fai clic sul tavolo o premi Esc.</translation>
    </message>
    <message>
        <source>Choose how to take the pile.</source>
        <translation>Scegli come prendere il pozzo.</translation>
    </message>
    <message>
        <source>{count} of {need}</source>
        <extracomment>{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{count} di {need}</translation>
    </message>
    <message>
        <source>{n} × {kind}</source>
        <extracomment>{n}: a number in figures: 3
{kind}: a kind of canastas, a label: Natural canastas</extracomment><translation>{n} × {kind}</translation>
    </message>
    <message>
        <source>foot</source>
        <translation>piede</translation>
    </message>
    <message>
        <source>wings {count}</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>ali {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n three(s)</source>
        <translation>
            <numerusform>%n tre</numerusform>
            <numerusform>%n tre</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven cards of one rank are a canasta. Canastas score most.</source>
        <translation>Sette carte dello stesso valore formano una canasta. Le canaste valgono più di tutto.</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tre</translation>
    </message>
    <message numerus="yes">
        <source>black three(s)</source>
        <translation>
            <numerusform>tre nero</numerusform>
            <numerusform>tre neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>red three(s)</source>
        <translation>
            <numerusform>tre rosso</numerusform>
            <numerusform>tre rossi</numerusform>
        </translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nuova combinazione</translation>
    </message>
    <message>
        <source>of {need}</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>di {need}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>Cards seen</source>
        <translation>Carte uscite</translation>
    </message>
    <message>
        <source>{count}/{need}</source>
        <extracomment>{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{count}/{need}</translation>
    </message>
    <message>
        <source>Which packet do you keep as your foot?</source>
        <translation>Quale mazzetto tieni come piede?</translation>
    </message>
    <message>
        <source>You pass on the other.</source>
        <translation>L’altro lo passi.</translation>
    </message>
    <message>
        <source>First packet</source>
        <translation>Primo mazzetto</translation>
    </message>
    <message>
        <source>Second packet</source>
        <translation>Secondo mazzetto</translation>
    </message>
    <message>
        <source>The bonus is for {least} to {most} cards. Your hand may slip a little.</source>
        <extracomment>{least}: the smallest number, in figures: 1
{most}: the largest number, in figures: 10</extracomment><translation>Il premio è per {least}-{most} carte. La mano può sbagliare un po’.</translation>
    </message>
    <message numerus="yes">
        <source>The bonus is for exactly %n card(s). Your hand may slip a little.</source>
        <translation>
            <numerusform>Il premio è per %n carta esatta. La mano può sbagliare un po’.</numerusform>
            <numerusform>Il premio è per %n carte esatte. La mano può sbagliare un po’.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Taglia il mazzo</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Do not take it</source>
        <translation>Lascialo</translation>
    </message>
    <message>
        <source>Take the pile with…</source>
        <translation>Prendi il pozzo con…</translation>
    </message>
    <message>
        <source>being taken</source>
        <translation>si prende</translation>
    </message>
    <message>
        <source>about to open</source>
        <translation>in apertura</translation>
    </message>
    <message>
        <source>with {name}</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>con {name}</translation>
    </message>
    <message>
        <source>Initial meld: {need} points</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Apertura: {need} punti</translation>
    </message>
    <message>
        <source>Initial meld: </source>
        <translation>Apertura: </translation>
    </message>
    <message>
        <source>Drag cards here, or select them and click.</source>
        <translation>Trascina qui le carte, o selezionale e fai clic.</translation>
    </message>
    <message>
        <source>No melds yet. Minimum: {need}.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Ancora nessuna combinazione. Minimo: {need}.</translation>
    </message>
    <message>
        <source>No melds yet. Minimum: {need} points.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Ancora nessuna combinazione. Minimo: {need} punti.</translation>
    </message>
    <message>
        <source>minimum {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>minimo {points}</translation>
    </message>
    <message>
        <source>+ foot</source>
        <translation>+ piede</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>ti chiede</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>in foot</source>
        <translation>nel piede</translation>
    </message>
    <message>
        <source>{who}, in foot</source>
        <extracomment>{who}: what a player is to you, or does: partner</extracomment><translation>{who}, nel piede</translation>
    </message>
    <message>
        <source>alone this round</source>
        <translation>da solo in questa mano</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>gioca da solo</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>con te</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>contro di te</translation>
    </message>
    <message>
        <source>Replay table</source>
        <translation>Tavolo del replay</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>before i</comment>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} e {last}</translation>
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
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} o {last}</translation>
    </message>
    <message>
        <source>Moves, best first</source>
        <translation>Mosse, la migliore per prima</translation>
    </message>
    <message>
        <source>Review of the round</source>
        <translation>Analisi della mano</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>Rivedi la mano</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Analisi della partita</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>The adviser is checking your decisions…</source>
        <translation>Il consigliere controlla le tue decisioni…</translation>
    </message>
    <message>
        <source>Decisions checked</source>
        <translation>Decisioni controllate</translation>
    </message>
    <message>
        <source>Stops at these decisions</source>
        <translation>Si ferma a queste decisioni</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n decision(s)</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>
            <numerusform>{count} di %n decisione</numerusform>
            <numerusform>{count} di %n decisioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Mostra sul tavolo</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Prova da qui</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analizza la partita</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Altro gioco…</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copia il risultato</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Stesse carte</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>Informazioni su Canasta</translation>
    </message>
    <message>
        <source>Canasta {version}</source>
        <extracomment>{version}: a version: 1.0</extracomment><translation>Canasta {version}</translation>
    </message>
    <message>
        <source>Canasta against computer opponents. Free under the MIT licence.</source>
        <translation>Canasta contro avversari virtuali. Software libero, con licenza MIT.</translation>
    </message>
    <message>
        <source>Typefaces: Inter and Vollkorn, under the SIL Open Font License 1.1.</source>
        <translation>Caratteri: Inter e Vollkorn, con la SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>This program is made of the following parts.</source>
        <translation>Questo programma è composto dalle parti seguenti.</translation>
    </message>
    <message>
        <source>count the next line</source>
        <translation>contare la riga successiva</translation>
    </message>
    <message>
        <source>count all at once</source>
        <translation>contare tutto in una volta</translation>
    </message>
    <message>
        <source>count all, then go on</source>
        <translation>contare tutto, poi continuare</translation>
    </message>
    <message>
        <source>show all hands (after the count)</source>
        <translation>mostrare le mani (dopo il conteggio)</translation>
    </message>
    <message>
        <source>score sheet (after the count)</source>
        <translation>segnapunti (dopo il conteggio)</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>riprodurre, pausa</translation>
    </message>
    <message>
        <source>previous step, next step</source>
        <translation>passo precedente, passo successivo</translation>
    </message>
    <message>
        <source>previous turn, next turn</source>
        <translation>turno precedente, turno successivo</translation>
    </message>
    <message>
        <source>previous round, next round</source>
        <translation>mano precedente, successiva</translation>
    </message>
    <message>
        <source>start of the round, end of the round</source>
        <translation>inizio e fine della mano</translation>
    </message>
    <message>
        <source>next key moment, previous key moment</source>
        <translation>momento chiave successivo, precedente</translation>
    </message>
    <message>
        <source>all hands (after the round)</source>
        <translation>tutte le mani (dopo la smazzata)</translation>
    </message>
    <message>
        <source>review of the round (after the round)</source>
        <translation>analisi della mano (alla fine)</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>giocare da qui</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>switch between table and side panel</source>
        <translation>passare dal tavolo al pannello laterale</translation>
    </message>
    <message>
        <source>rules of this game, or of what you point to</source>
        <translation>regole del gioco, o di ciò che indichi</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Nella finestra</translation>
    </message>
    <message>
        <source>While a round is counted</source>
        <translation>Mentre si conta una mano</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In un replay</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Canasta ran into a bug</source>
        <translation>Canasta ha incontrato un errore</translation>
    </message>
    <message>
        <source>The report below helps us fix it. It contains the finished rounds, what you can see of this one, and no personal data. Your last moves could not be saved.</source>
        <translation>Il rapporto qui sotto ci aiuta a correggerlo. Contiene le mani finite, quello che puoi vedere di questa e niente su di te. Non è stato possibile salvare le tue ultime mosse.</translation>
    </message>
    <message>
        <source>The report below helps us fix it. It contains the finished rounds, what you can see of this one, and no personal data. Your game is saved up to the last move.</source>
        <translation>Il rapporto qui sotto ci aiuta a correggerlo. Contiene le mani finite, quello che puoi vedere di questa e niente su di te. La tua partita è salvata fino all’ultima mossa.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copia il rapporto</translation>
    </message>
    <message>
        <source>Quit Canasta</source>
        <translation>Esci da Canasta</translation>
    </message>
    <message>
        <source>The same for everyone</source>
        <translation>Uguale per tutti</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>Valori propri</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Aggiungi riga</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimo</translation>
    </message>
    <message>
        <source>Remove row {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Rimuovi la riga {number}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiata</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Reset: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Ripristina: {rule}</translation>
    </message>
    <message>
        <source>No rule matches.</source>
        <translation>Nessuna regola corrisponde.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ This cannot be played yet, for %n reason(s):</source>
        <translation>
            <numerusform>⚠ Così non si può ancora giocare, per %n motivo:</numerusform>
            <numerusform>⚠ Così non si può ancora giocare, per %n motivi:</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Parti da</translation>
    </message>
    <message>
        <source>{game} · draft</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>{game} · bozza</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Cerca una regola</translation>
    </message>
    <message>
        <source>Find a rule…</source>
        <translation>Cerca una regola…</translation>
    </message>
    <message>
        <source>Rules shown</source>
        <translation>Regole mostrate</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tutte le regole</translation>
    </message>
    <message>
        <source>Only my changes</source>
        <translation>Solo le mie modifiche</translation>
    </message>
    <message>
        <source>Only what differs from Classic</source>
        <translation>Solo ciò che differisce dalla Classica</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Gruppi di regole</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Ripristina tutto</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Import ruleset…</source>
        <translation>Importa regolamento…</translation>
    </message>
    <message>
        <source>Export ruleset…</source>
        <translation>Esporta regolamento…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Print what differs…</source>
        <translation>Stampa le differenze…</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Incolla testo</translation>
    </message>
    <message>
        <source>Delete ruleset…</source>
        <translation>Elimina regolamento…</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regole di questo gioco</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva come…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n regola cambiata</numerusform>
            <numerusform>%n regole cambiate</numerusform>
        </translation>
    </message>
    <message>
        <source>Save ruleset</source>
        <translation>Salva regolamento</translation>
    </message>
    <message>
        <source>Name of the ruleset</source>
        <translation>Nome del regolamento</translation>
    </message>
    <message>
        <source>Sunday rules</source>
        <translation>Regole della domenica</translation>
    </message>
    <message>
        <source>Note for the list of games</source>
        <translation>Nota per l’elenco dei giochi</translation>
    </message>
    <message>
        <source>As we play at home</source>
        <translation>Come giochiamo a casa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>A ruleset of this name is there already and will be replaced. Choose another name to keep both.</source>
        <translation>Un regolamento con questo nome c’è già e sarà sostituito. Scegli un altro nome per tenerli entrambi.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Vedi perché</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Compare all moves…</source>
        <translation>Confronta le mosse…</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Copia la posizione</translation>
    </message>
    <message>
        <source>The same 108 cards in the same order for everybody.</source>
        <translation>Le stesse 108 carte nello stesso ordine per tutti.</translation>
    </message>
    <message>
        <source>Share your result</source>
        <translation>Condividi il risultato</translation>
    </message>
    <message>
        <source>One line of text. Nothing is sent anywhere.</source>
        <translation>Una riga di testo. Non si invia niente da nessuna parte.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rigiocala</translation>
    </message>
    <message>
        <source>Another day</source>
        <translation>Un altro giorno</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>{n} di {total}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>now</source>
        <translation>adesso</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>da fare</translation>
    </message>
    <message>
        <source>Practice: nothing counts</source>
        <translation>Esercizio: non conta nulla</translation>
    </message>
    <message>
        <source>Practice: nothing counts. Only hints are added to those of your game.</source>
        <translation>Esercizio: non conta nulla. Solo i consigli si aggiungono a quelli della tua partita.</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Dai di nuovo</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>Copri le mani</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>To {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>A {points}</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Una mano</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Come vuoi cominciare?</translation>
    </message>
    <message>
        <source>Lessons and practice are always in the menu Learn.</source>
        <translation>Lezioni ed esercizi sono nel menu Impara.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Pagina &amp;iniziale</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>Re&amp;gole della casa…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>Saved ga&amp;mes…</source>
        <translation>Partite sal&amp;vate…</translation>
    </message>
    <message>
        <source>Score p&amp;ad…</source>
        <translation>Blocc&amp;hetto segnapunti…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>&amp;Di nuovo le stesse carte</translation>
    </message>
    <message>
        <source>Copy res&amp;ult</source>
        <translation>Copia il ris&amp;ultato</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salva come…</translation>
    </message>
    <message>
        <source>A&amp;bandon game…</source>
        <translation>A&amp;bbandona la partita…</translation>
    </message>
    <message>
        <source>&amp;Let a bot play for me</source>
        <translation>Fai gi&amp;ocare un bot al mio posto</translation>
    </message>
    <message>
        <source>Scor&amp;e of the last round…</source>
        <translation>Punteggio dell’ultima &amp;mano…</translation>
    </message>
    <message>
        <source>&amp;Replay game</source>
        <translation>&amp;Replay della partita</translation>
    </message>
    <message>
        <source>Replay sa&amp;ved game…</source>
        <translation>Repla&amp;y di una partita salvata…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiche…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferenze…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Impara</translation>
    </message>
    <message>
        <source>&amp;First round</source>
        <translation>&amp;Prima mano</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lezioni…</translation>
    </message>
    <message>
        <source>&amp;Practice mode…</source>
        <translation>Modalità eserci&amp;zio…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day…</source>
        <translation>Ma&amp;no del giorno…</translation>
    </message>
    <message>
        <source>Practice p&amp;ositions…</source>
        <translation>Posizioni d’&amp;esercizio…</translation>
    </message>
    <message>
        <source>&amp;Today’s position</source>
        <translation>Posizione del &amp;giorno</translation>
    </message>
    <message>
        <source>Canasta &amp;glossary</source>
        <translation>Termini &amp;della Canasta</translation>
    </message>
    <message>
        <source>&amp;My notes</source>
        <translation>I &amp;miei appunti</translation>
    </message>
    <message>
        <source>&amp;Start over…</source>
        <translation>&amp;Ricomincia da capo…</translation>
    </message>
    <message>
        <source>&amp;Back to your game</source>
        <translation>&amp;Torna alla tua partita</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;Draw card</source>
        <translation>&amp;Pesca</translation>
    </message>
    <message>
        <source>Take &amp;pile</source>
        <translation>Prendi il po&amp;zzo</translation>
    </message>
    <message>
        <source>&amp;Meld selected cards</source>
        <translation>&amp;Cala le carte selezionate</translation>
    </message>
    <message>
        <source>Discard sele&amp;cted card</source>
        <translation>&amp;Scarta la carta selezionata</translation>
    </message>
    <message>
        <source>Me&amp;ld staged cards</source>
        <translation>Ca&amp;la le carte pronte</translation>
    </message>
    <message>
        <source>Take &amp;back staged cards</source>
        <translation>&amp;Riprendi le carte pronte</translation>
    </message>
    <message>
        <source>&amp;Ask to go out</source>
        <translation>C&amp;hiedi: “Posso chiudere?”</translation>
    </message>
    <message>
        <source>Go ou&amp;t</source>
        <translation>Chiu&amp;di</translation>
    </message>
    <message>
        <source>Answer: &amp;yes, go out</source>
        <translation>Risposta: sì, chi&amp;udi</translation>
    </message>
    <message>
        <source>Answer: &amp;no, play on</source>
        <translation>Risposta: &amp;no, continua</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>R&amp;ifai</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>C&amp;onsiglio</translation>
    </message>
    <message>
        <source>C&amp;ompare moves</source>
        <translation>Con&amp;fronta le mosse</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>Perché questa &amp;mossa?</translation>
    </message>
    <message>
        <source>&amp;Skip pauses</source>
        <translation>Sal&amp;ta le pause</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Pannello laterale</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Audio</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Velocità</translation>
    </message>
    <message>
        <source>&amp;Table colour</source>
        <translation>&amp;Colore del tavolo</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation>Carte più &amp;grandi</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Carte più p&amp;iccole</translation>
    </message>
    <message>
        <source>&amp;Reset card size</source>
        <translation>Dimensione &amp;normale</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regole di questo gioco</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copia la posizione</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Segnala &amp;un problema…</translation>
    </message>
    <message>
        <source>Open games &amp;folder</source>
        <translation>Apri la cartella delle &amp;partite</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>&amp;Informazioni su Canasta</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Torna al tavolo</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>&amp;Torna alla pagina iniziale</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Più veloce</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Più lento</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Pannello laterale</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Attiva l’audio</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Disattiva l’audio</translation>
    </message>
    <message>
        <source>Ta&amp;ke my seat back</source>
        <translation>Riprendi i&amp;l mio posto</translation>
    </message>
    <message>
        <source>{name} ta&amp;kes the seat back</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} riprende i&amp;l posto</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <extracomment>{speed}: how fast the others play, after a colon: Fast</extracomment><translation>Velocità: {speed}.</translation>
    </message>
    <message>
        <source>Find a game: name, players, packs, points…</source>
        <translation>Cerca: nome, giocatori, mazzi, punti…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Cerca un gioco</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>No game matches. Press {key} to clear the search.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Nessun gioco corrisponde. Premi {key} per cancellare la ricerca.</translation>
    </message>
    <message>
        <source>{numbers} players</source>
        <extracomment>{numbers}: numbers of players in figures, joined: 2, 3 or 4</extracomment><translation>{numbers} giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <extracomment>{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Nome: {seat}</translation>
    </message>
    <message>
        <source>Level: {seat}</source>
        <extracomment>{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Livello: {seat}</translation>
    </message>
    <message>
        <source>Set for each player</source>
        <translation>Per ogni giocatore</translation>
    </message>
    <message>
        <source>Choose a level or a person for each player.</source>
        <translation>Scegli un livello o una persona per ogni giocatore.</translation>
    </message>
    <message>
        <source>Hands are covered while the computer is passed on.</source>
        <translation>Le mani sono coperte mentre si passa il computer.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Always begin with this game</source>
        <translation>Cominciare sempre con questo gioco</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>noun</comment>
        <translation>Annullare</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permesso</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>house rule</comment>
        <translation>Non permesso</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Distribuzione n.</translation>
    </message>
    <message>
        <source>The program draws a number at random, and that number alone decides the order of the cards. Players, levels and scores have no influence. The same number deals the same cards to everybody.</source>
        <translation>Il programma tira a sorte un numero, e solo quel numero ordina le carte. Giocatori, livelli e punti non contano. Lo stesso numero dà le stesse carte a tutti.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>a sorte</translation>
    </message>
    <message>
        <source>Deal cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Guarda i bot</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} punti</translation>
    </message>
    <message>
        <source>Another score…</source>
        <translation>Altro punteggio…</translation>
    </message>
    <message>
        <source>Play to a score…</source>
        <translation>Fino a un punteggio…</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Mano {n}</translation>
    </message>
    <message>
        <source>By parts</source>
        <comment>score pad</comment>
        <translation>Voce per voce</translation>
    </message>
    <message>
        <source>Only points</source>
        <comment>score pad</comment>
        <translation>Solo punti</translation>
    </message>
    <message>
        <source>How to enter the round</source>
        <translation>Come inserire la mano</translation>
    </message>
    <message>
        <source>Delete round</source>
        <translation>Elimina la mano</translation>
    </message>
    <message>
        <source>Save round</source>
        <translation>Salva la mano</translation>
    </message>
    <message>
        <source>Points of the round</source>
        <translation>Punti della mano</translation>
    </message>
    <message>
        <source>{part}: {side}</source>
        <comment>score pad</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{side}: a side by its players, in a list: you and Anton</extracomment><translation>{part}: {side}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Blocchetto segnapunti</translation>
    </message>
    <message>
        <source>Enter round…</source>
        <translation>Inserisci la mano…</translation>
    </message>
    <message>
        <source>New pad…</source>
        <translation>Nuovo blocchetto…</translation>
    </message>
    <message>
        <source>Other pads…</source>
        <translation>Altri blocchetti…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Correct round {n}: {points}</source>
        <extracomment>{n}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>Correggi la mano {n}: {points}</translation>
    </message>
    <message>
        <source>New score pad</source>
        <translation>Nuovo blocchetto segnapunti</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Dà le carte per primo</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Nome del giocatore {n}</translation>
    </message>
    <message>
        <source>Names, in the order of play</source>
        <translation>Nomi, in ordine di gioco</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Changes apply immediately.</source>
        <translation>Le modifiche hanno effetto subito.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Dimensione carte</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Carte e tavolo</translation>
    </message>
    <message>
        <source>Turn and questions</source>
        <translation>Turno e domande</translation>
    </message>
    <message>
        <source>Everything you hear is also shown.</source>
        <translation>Tutto ciò che si sente si vede anche.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Automatic: on every card against novices and beginners, otherwise on the selected card.</source>
        <translation>Automatico: su ogni carta contro giocatori alle prime armi o principianti, altrimenti sulla carta selezionata.</translation>
    </message>
    <message>
        <source>Press C to see them. The statistics tell games with and without.</source>
        <translation>Premi C per vederli. Le statistiche distinguono le partite con e senza.</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>più piccole</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>più grandi</translation>
    </message>
    <message>
        <source>Volume: {name}</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Volume: {name}</translation>
    </message>
    <message>
        <source>quieter</source>
        <translation>più basso</translation>
    </message>
    <message>
        <source>louder</source>
        <translation>più alto</translation>
    </message>
    <message>
        <source>{n}%</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>{n}%</translation>
    </message>
    <message>
        <source>Position in the round</source>
        <translation>Punto della mano</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Velocità del replay</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Visto da</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Review round</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>E se…?</translation>
    </message>
    <message>
        <source>Play on from here; the record stays as it is</source>
        <translation>Gioca da qui; la registrazione resta com’è</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Mano precedente</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Passo precedente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Passo successivo</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno successivo</translation>
    </message>
    <message>
        <source>Previous key moment</source>
        <translation>Momento chiave precedente</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>replay</comment>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>replay</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Available after the round</source>
        <translation>Disponibile dopo la mano</translation>
    </message>
    <message>
        <source>You made no decisions in this round</source>
        <translation>In questa mano non hai preso decisioni</translation>
    </message>
    <message>
        <source>Find your worst decisions</source>
        <translation>Trova le tue decisioni peggiori</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Ferma l’analisi</translation>
    </message>
    <message>
        <source>Done: the replay stops at each key moment</source>
        <translation>Fatto: il replay si ferma a ogni momento chiave</translation>
    </message>
    <message>
        <source>Checking {n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Controllo {n} di {total}</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome della partita</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Altro file…</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Blocchetti segnapunti</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canaste</translation>
    </message>
    <message>
        <source>Melds</source>
        <comment>score card</comment>
        <translation>Carte calate</translation>
    </message>
    <message>
        <source>open</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>{points} with bonuses</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} con i premi</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>non ha aperto</translation>
    </message>
    <message>
        <source>1st of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>1º su {all}</translation>
    </message>
    <message>
        <source>2nd of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>2º su {all}</translation>
    </message>
    <message>
        <source>3rd of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>3º su {all}</translation>
    </message>
    <message>
        <source>4th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>4º su {all}</translation>
    </message>
    <message>
        <source>5th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>5º su {all}</translation>
    </message>
    <message>
        <source>6th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>6º su {all}</translation>
    </message>
    <message>
        <source>7th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>7º su {all}</translation>
    </message>
    <message>
        <source>8th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>8º su {all}</translation>
    </message>
    <message>
        <source>Round {n} of {all}</source>
        <extracomment>{n}: a number in figures: 3
{all}: how many rounds there are, in figures: 4</extracomment><translation>Mano {n} di {all}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>a {points}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Questa mano</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Al risultato</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <comment>short</comment>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Mano {n}</translation>
    </message>
    <message>
        <source>Scoring the round</source>
        <translation>Conteggio della mano</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tutto insieme</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Mostra le mani</translation>
    </message>
    <message>
        <source>Hands at the end of the round</source>
        <translation>Carte in mano a fine smazzata</translation>
    </message>
    <message>
        <source>{name}: foot</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}: piede</translation>
    </message>
    <message>
        <source>went out, no cards left</source>
        <translation>ha chiuso, nessuna carta rimasta</translation>
    </message>
    <message>
        <source>Score after round {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Punteggio dopo la mano {n}</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Analisi…</translation>
    </message>
    <message>
        <source>Watch the round again, step by step</source>
        <translation>Rivedi la mano, passo per passo</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Click to replay from here</source>
        <translation>Clic per rivedere da qui</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Rivedi da qui</translation>
    </message>
    <message>
        <source>What if…? (from here)</source>
        <translation>E se… da qui</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Points in the last games</source>
        <translation>Punti nelle ultime partite</translation>
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
        <translation>vinta</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>non vinta</translation>
    </message>
    <message>
        <source>best opponent</source>
        <translation>miglior avversario</translation>
    </message>
    <message>
        <source>Filled bars are games won, dashes the best opponent.</source>
        <translation>Le barre piene sono partite vinte, i tratti il miglior avversario.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifre</translation>
    </message>
    <message>
        <source>Your next finished game starts this chart.</source>
        <translation>Il grafico comincia con la tua prossima partita finita.</translation>
    </message>
    <message>
        <source>Past games, newest first</source>
        <translation>Partite passate, la più recente per prima</translation>
    </message>
    <message>
        <source>against {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>contro {names}</translation>
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
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Games counted: rules</source>
        <translation>Partite contate: regole</translation>
    </message>
    <message>
        <source>Games counted: level of the opponents</source>
        <translation>Partite contate: livello degli avversari</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>played</comment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Games counted</source>
        <translation>Partite contate</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Ancora nessuna partita finita</translation>
    </message>
    <message>
        <source>Finish one to see how often you win and how your rounds go.</source>
        <translation>Finiscine una per vedere quante ne vinci e come vanno le tue mani.</translation>
    </message>
    <message>
        <source>Replay this game in a new window</source>
        <translation>Rivedi questa partita in una nuova finestra</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Save the listed games as a table (CSV)</source>
        <translation>Salva le partite elencate come tabella (CSV)</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>Counting your games…</source>
        <translation>Conto le tue partite…</translation>
    </message>
    <message numerus="yes">
        <source>Counting: {done} of %n game(s)</source>
        <extracomment>{done}: how many are done, in figures: 12</extracomment><translation>
            <numerusform>Conteggio: {done} di %n partita</numerusform>
            <numerusform>Conteggio: {done} di %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contrasto</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>Colore del tavolo</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosco</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mezzanotte</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardesia</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Noce</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Carattere</translation>
    </message>
    <message>
        <source>Canasta font</source>
        <translation>Carattere di Canasta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immediata</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Massima</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Bassa</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Pulsanti</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>A destra</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>Button size</source>
        <translation>Dimensione pulsanti</translation>
    </message>
    <message>
        <source>Large, for touch</source>
        <translation>Grandi, per il tocco</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Colori dei semi</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Due colori</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Reticolo</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rosone</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Ventagli</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Raggi</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Il tuo ritratto</translation>
    </message>
    <message>
        <source>A fan of cards</source>
        <translation>Un ventaglio di carte</translation>
    </message>
    <message>
        <source>Faces react</source>
        <translation>I volti reagiscono</translation>
    </message>
    <message>
        <source>Count automatically</source>
        <translation>Conteggio automatico</translation>
    </message>
    <message>
        <source>Show what a discard does</source>
        <translation>Mostra l’effetto di uno scarto</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>When selected</source>
        <translation>Alla selezione</translation>
    </message>
    <message>
        <source>Memory aids</source>
        <translation>Aiuti alla memoria</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Cards known to be in hands</source>
        <translation>Anche quelle note in mano</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>A number from {least} to {most}.</source>
        <extracomment>{least}: the smallest number, in figures: 1
{most}: the largest number, in figures: 10</extracomment><translation>Un numero da {least} a {most}.</translation>
    </message>
    <message>
        <source>Less: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Meno: {rule}</translation>
    </message>
    <message>
        <source>More: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Più: {rule}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>End the round.</source>
        <translation>Finisci la mano.</translation>
    </message>
    <message>
        <source>end the round</source>
        <translation>finire la mano</translation>
    </message>
    <message>
        <source>You ended the round.</source>
        <translation>Hai finito la mano.</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>Pesca.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>pescare</translation>
    </message>
    <message>
        <source>You drew.</source>
        <translation>Hai pescato.</translation>
    </message>
    <message>
        <source>Ask your partner whether to go out.</source>
        <translation>Chiedi al compagno se puoi chiudere.</translation>
    </message>
    <message>
        <source>ask your partner whether to go out</source>
        <translation>chiedere al compagno se si può chiudere</translation>
    </message>
    <message>
        <source>You asked your partner whether to go out.</source>
        <translation>Hai chiesto al compagno se puoi chiudere.</translation>
    </message>
    <message>
        <source>End your turn without a discard.</source>
        <translation>Finisci il turno senza scartare.</translation>
    </message>
    <message>
        <source>You ended your turn without a discard.</source>
        <translation>Hai finito il turno senza scartare.</translation>
    </message>
    <message>
        <source>Meld your whole hand.</source>
        <translation>Cala tutta la mano.</translation>
    </message>
    <message>
        <source>meld the whole hand</source>
        <translation>calare tutta la mano</translation>
    </message>
    <message>
        <source>You melded your whole hand.</source>
        <translation>Hai calato tutta la mano.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Scarta {card}.</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>scartare {card}</translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Hai scartato {card}.</translation>
    </message>
    <message>
        <source>discard {card} without melding</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>scartare {card} senza calare</translation>
    </message>
    <message>
        <source>You discarded {card} without melding.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Hai scartato {card} senza calare.</translation>
    </message>
    <message>
        <source>Say yes.</source>
        <translation>Di’ di sì.</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>dire di sì</translation>
    </message>
    <message>
        <source>You said yes.</source>
        <translation>Hai detto di sì.</translation>
    </message>
    <message>
        <source>Say no.</source>
        <translation>Di’ di no.</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>dire di no</translation>
    </message>
    <message>
        <source>You said no.</source>
        <translation>Hai detto di no.</translation>
    </message>
    <message>
        <source>Keep the first packet.</source>
        <translation>Tieni il primo mazzetto.</translation>
    </message>
    <message>
        <source>keep the first packet</source>
        <translation>tenere il primo mazzetto</translation>
    </message>
    <message>
        <source>You kept the first packet.</source>
        <translation>Hai tenuto il primo mazzetto.</translation>
    </message>
    <message>
        <source>Keep the second packet.</source>
        <translation>Tieni il secondo mazzetto.</translation>
    </message>
    <message>
        <source>keep the second packet</source>
        <translation>tenere il secondo mazzetto</translation>
    </message>
    <message>
        <source>You kept the second packet.</source>
        <translation>Hai tenuto il secondo mazzetto.</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n card(s).</source>
        <translation>
            <numerusform>Alza %n carta.</numerusform>
            <numerusform>Alza %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s)</source>
        <translation>
            <numerusform>alzare %n carta</numerusform>
            <numerusform>alzare %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cut %n card(s).</source>
        <translation>
            <numerusform>Hai alzato %n carta.</numerusform>
            <numerusform>Hai alzato %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile and add {card} to {meld}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Prendi il pozzo e attacca {card} {meld}.</translation>
    </message>
    <message>
        <source>take the pile and add {card} to {meld}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>prendere il pozzo e attaccare {card} {meld}</translation>
    </message>
    <message>
        <source>You took the pile and added {card} to {meld}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Hai preso il pozzo e attaccato {card} {meld}.</translation>
    </message>
    <message>
        <source>Take the pile with {with_cards}.</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>Prendi il pozzo con {with_cards}.</translation>
    </message>
    <message>
        <source>take the pile with {with_cards}</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>prendere il pozzo con {with_cards}</translation>
    </message>
    <message>
        <source>You took the pile with {with_cards}.</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>Hai preso il pozzo con {with_cards}.</translation>
    </message>
    <message>
        <source>Meld {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Cala {counted}.</translation>
    </message>
    <message>
        <source>meld {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>calare {counted}</translation>
    </message>
    <message>
        <source>You melded {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Hai calato {counted}.</translation>
    </message>
    <message>
        <source>Lay out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Metti in tavola {counted}.</translation>
    </message>
    <message>
        <source>lay out {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>mettere in tavola {counted}</translation>
    </message>
    <message>
        <source>You laid out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Hai messo in tavola {counted}.</translation>
    </message>
    <message>
        <source>Add {counted} to {meld}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Attacca {counted} {meld}.</translation>
    </message>
    <message>
        <source>add {counted} to {meld}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>attaccare {counted} {meld}</translation>
    </message>
    <message>
        <source>You added {counted} to {meld}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Hai attaccato {counted} {meld}.</translation>
    </message>
    <message>
        <source>Add {counted} to your melds.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Attacca {counted} alle tue combinazioni.</translation>
    </message>
    <message>
        <source>add {counted} to your melds</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>attaccare {counted} alle tue combinazioni</translation>
    </message>
    <message>
        <source>You added {counted} to your melds.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Hai attaccato {counted} alle tue combinazioni.</translation>
    </message>
    <message>
        <source>Combine two melds: {label}.</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>Unisci due combinazioni: {label}.</translation>
    </message>
    <message>
        <source>combine two melds: {label}</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>unire due combinazioni: {label}</translation>
    </message>
    <message>
        <source>You combined two melds: {label}.</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>Hai unito due combinazioni: {label}.</translation>
    </message>
    <message>
        <source>Go out: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Chiudere: {move}.</translation>
    </message>
    <message>
        <source>the new meld</source>
        <comment>after to</comment>
        <translation>alla nuova combinazione</translation>
    </message>
    <message>
        <source>the sequence {sequence}</source>
        <comment>after to</comment>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>alla scala {sequence}</translation>
    </message>
    <message>
        <source>the wild cards</source>
        <comment>after to</comment>
        <translation>alle matte</translation>
    </message>
    <message>
        <source>the black threes</source>
        <comment>after to</comment>
        <translation>ai 3 neri</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <comment>after to</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{ranks}</translation>
    </message>
    <message>
        <source>the sequence {sequence}</source>
        <comment>object</comment>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>la scala {sequence}</translation>
    </message>
    <message>
        <source>{counted} with {with_cards}</source>
        <comment>object</comment>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>{counted} con {with_cards}</translation>
    </message>
    <message>
        <source>This completes {number_word} canastas: {points} points.</source>
        <extracomment>{number_word}: a number in words: three
{points}: points in figures: 1,985</extracomment><translation>Completa {number_word} canaste: {points} punti.</translation>
    </message>
    <message>
        <source>This completes {canastas}: {points} points.</source>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings
{points}: points in figures: 1,985</extracomment><translation>Completa {canastas}: {points} punti.</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Hai giocato</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>Previous turn:</source>
        <translation>Il turno prima:</translation>
    </message>
    <message>
        <source>{name} has not played in this round yet.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} non ha ancora giocato in questa mano.</translation>
    </message>
    <message>
        <source>Why did {name} do that?</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Perché {name} ha fatto così?</translation>
    </message>
    <message>
        <source>Playing on is better than going out now.</source>
        <translation>Continuare è meglio che chiudere adesso.</translation>
    </message>
    <message>
        <source>Clearly the best move</source>
        <translation>Chiaramente la mossa migliore</translation>
    </message>
    <message>
        <source>Probably the best move</source>
        <translation>Probabilmente la mossa migliore</translation>
    </message>
    <message>
        <source>A close decision</source>
        <translation>Una decisione sul filo</translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}, about %n point(s) worse.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>
            <numerusform>Poi: {move}, circa %n punto in meno.</numerusform>
            <numerusform>Poi: {move}, circa %n punti in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is about as good.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{card} vale più o meno lo stesso.</translation>
    </message>
    <message>
        <source>Another way to meld is about as good.</source>
        <translation>Un altro modo di calare vale più o meno lo stesso.</translation>
    </message>
    <message>
        <source>About as good: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Più o meno alla pari: {move}.</translation>
    </message>
    <message>
        <source>Not now: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Non ora: {move}.</translation>
    </message>
    <message>
        <source>It costs a wild card.</source>
        <translation>Costa una matta.</translation>
    </message>
    <message>
        <source>{feature}: {value}.</source>
        <extracomment>{feature}: what points come from, after a colon: cards left in hand
{value}: points with their sign: −7</extracomment><translation>{feature}: {value}.</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>consigliata</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>quasi uguale</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>circa %n punto in meno</numerusform>
            <numerusform>circa %n punti in meno</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ended the round.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ha finito la mano.</translation>
    </message>
    <message>
        <source>No other move was compared.</source>
        <translation>Nessun’altra mossa è stata confrontata.</translation>
    </message>
    <message>
        <source>The difference: keep {kept} in your hand.</source>
        <extracomment>{kept}: cards by their number that stay in the hand, the object: two kings</extracomment><translation>La differenza: tieni {kept} in mano.</translation>
    </message>
    <message>
        <source>The difference: meld {counted} as well.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>La differenza: cala anche {counted}.</translation>
    </message>
    <message>
        <source>The difference: meld {counted}, and keep {kept} in your hand.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{kept}: cards by their number that stay in the hand, the object: two kings</extracomment><translation>La differenza: cala {counted} e tieni {kept} in mano.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Turno {number}</translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n point(s)</source>
        <translation>
            <numerusform>È costata circa %n punto</numerusform>
            <numerusform>È costata circa %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the adviser’s estimate (one/%n) of your decisions cost points. It saw only what you saw.</source>
        <translation>
            <numerusform>Secondo la stima del consigliere una delle tue decisioni ti è costata dei punti. Ha visto solo quello che vedevi tu.</numerusform>
            <numerusform>Secondo la stima del consigliere %n delle tue decisioni ti sono costate dei punti. Ha visto solo quello che vedevi tu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The adviser did not answer: (one/%n) of your decisions could not be checked.</source>
        <translation>
            <numerusform>Il consigliere non ha risposto: non è stato possibile controllare una delle tue decisioni.</numerusform>
            <numerusform>Il consigliere non ha risposto: non è stato possibile controllare %n delle tue decisioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes found. Well played!</source>
        <translation>Nessun errore trovato. Ben giocato!</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}): it could be taken with {with_cards}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards
{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>{name} non ha visto il pozzo ({pile}): si poteva prendere con {with_cards}.</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}): {card} fits a meld on the table.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{name} non ha visto il pozzo ({pile}): {card} va su una combinazione sul tavolo.</translation>
    </message>
    <message>
        <source>The round could end soon.</source>
        <translation>La mano potrebbe finire presto.</translation>
    </message>
    <message>
        <source>The round could end soon, and cards in your hand cost points.</source>
        <translation>La mano potrebbe finire presto, e le carte in mano costano punti.</translation>
    </message>
    <message>
        <source>It empties the hand, and the foot comes next.</source>
        <translation>Svuota la mano, e poi viene il piede.</translation>
    </message>
    <message numerus="yes">
        <source>(It/They) (costs/cost) {points} points, melded or not, until there is a canasta.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Finché non c’è una canasta costa {points} punti, calata o no.</numerusform>
            <numerusform>Finché non c’è una canasta costano {points} punti, calate o no.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores only on the table.</source>
        <translation>Conta solo sul tavolo.</translation>
    </message>
    <message>
        <source>Another card is drawn for each three.</source>
        <translation>Per ogni tre si pesca un’altra carta.</translation>
    </message>
    <message>
        <source>It is the canasta needed to open.</source>
        <translation>È la canasta che serve per aprire.</translation>
    </message>
    <message>
        <source>The top card completes the canasta needed to open.</source>
        <translation>La carta in cima completa la canasta che serve per aprire.</translation>
    </message>
    <message>
        <source>One larger meld is closer to a canasta.</source>
        <translation>Una combinazione più grande è più vicina a una canasta.</translation>
    </message>
    <message>
        <source>The top card fits a meld and brings the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>La carta in cima va su una combinazione e porta il pozzo ({pile}).</translation>
    </message>
    <message>
        <source>The last card then ends the round.</source>
        <translation>L’ultima carta poi fa finire la mano.</translation>
    </message>
    <message>
        <source>It is the least useful card.</source>
        <translation>È la carta meno utile.</translation>
    </message>
    <message>
        <source>It fits a meld, but the turn needs a discard.</source>
        <translation>Va su una combinazione, ma il turno richiede uno scarto.</translation>
    </message>
    <message>
        <source>{name} overlooked that it fits a meld.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} non ha visto che va su una combinazione.</translation>
    </message>
    <message>
        <source>In the hand it would cost {points} points.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>In mano costerebbe {points} punti.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Rischia il pozzo ({pile}), ma si prende solo con una coppia naturale.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but a side must open with {need} points to take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards
{need}: points in figures that are needed: 90</extracomment><translation>Rischia il pozzo ({pile}), ma per prenderlo una squadra deve aprire con {need} punti.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but saves {three} for later.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards
{three}: a three that blocks the pile, as a sign: 3♠</extracomment><translation>Rischia il pozzo ({pile}), ma conserva {three} per dopo.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but leaves a better hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Rischia il pozzo ({pile}), ma lascia una mano migliore.</translation>
    </message>
    <message>
        <source>It gives up the pile ({pile}), but no other discard is better.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Cede il pozzo ({pile}), ma nessun altro scarto è migliore.</translation>
    </message>
    <message>
        <source>It gives up the pile ({pile}), but leaves a better hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Cede il pozzo ({pile}), ma lascia una mano migliore.</translation>
    </message>
    <message>
        <source>No other discard is better.</source>
        <translation>Nessun altro scarto è migliore.</translation>
    </message>
    <message>
        <source>The pile ({pile}) stays frozen: only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Il pozzo ({pile}) resta congelato: si prende solo con una coppia naturale.</translation>
    </message>
    <message>
        <source>{name} has no {ranks} to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Senza {ranks} in mano {name} non può prendere il pozzo.</translation>
    </message>
    <message>
        <source>You have no {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Senza {ranks} in mano non puoi prendere il pozzo.</translation>
    </message>
    <message>
        <source>{name} needs two {ranks} to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} ha bisogno di due {ranks} per prendere il pozzo.</translation>
    </message>
    <message>
        <source>You need two {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Ti servono due {ranks} per prendere il pozzo.</translation>
    </message>
    <message>
        <source>{name} needs two {ranks}, or a wild card, to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} ha bisogno di due {ranks}, o di una matta, per prendere il pozzo.</translation>
    </message>
    <message>
        <source>You need two {ranks}, or a wild card, to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Ti servono due {ranks}, o una matta, per prendere il pozzo.</translation>
    </message>
    <message>
        <source>{name} cannot make the {need} points needed to open.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{need}: points in figures that are needed: 90</extracomment><translation>{name} non arriva ai {need} punti che servono per aprire.</translation>
    </message>
    <message>
        <source>You cannot make the {need} points needed to open.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Non arrivi ai {need} punti che servono per aprire.</translation>
    </message>
    <message>
        <source>{next} cannot take the pile.</source>
        <extracomment>{next}: the next player's name, the subject: Clara</extracomment><translation>{next} non può prendere il pozzo.</translation>
    </message>
    <message>
        <source>You cannot take the pile.</source>
        <translation>Non puoi prendere il pozzo.</translation>
    </message>
    <message>
        <source>{next} holds {counted}, but is unlikely to take the pile ({pile}).</source>
        <extracomment>{next}: the next player's name, the subject: Clara
{counted}: cards by their number, the object: two kings and a two
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{next} ha {counted}, ma è difficile che prenda il pozzo ({pile}).</translation>
    </message>
    <message>
        <source>You hold {counted}, but are unlikely to take the pile ({pile}).</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Hai {counted}, ma è difficile che tu prenda il pozzo ({pile}).</translation>
    </message>
    <message>
        <source>No discard is needed.</source>
        <translation>Non serve nessuno scarto.</translation>
    </message>
    <message>
        <source>The whole hand scores at once.</source>
        <translation>Tutta la mano conta in una volta.</translation>
    </message>
    <message>
        <source>Nobody knows which packet is better.</source>
        <translation>Nessuno sa quale mazzetto è migliore.</translation>
    </message>
    <message>
        <source>Where to cut is pure luck.</source>
        <translation>Dove tagliare è pura fortuna.</translation>
    </message>
    <message>
        <source>You must open before you can take the pile.</source>
        <translation>Devi aprire prima di poter prendere il pozzo.</translation>
    </message>
    <message>
        <source>melds on the table</source>
        <translation>combinazioni sul tavolo</translation>
    </message>
    <message>
        <source>penalties for unfinished melds</source>
        <translation>penalità per combinazioni incomplete</translation>
    </message>
    <message>
        <source>canastas</source>
        <translation>canaste</translation>
    </message>
    <message>
        <source>the initial meld</source>
        <translation>l’apertura</translation>
    </message>
    <message>
        <source>going out</source>
        <translation>la chiusura</translation>
    </message>
    <message>
        <source>feet not yet picked up</source>
        <translation>piedi non ancora presi</translation>
    </message>
    <message>
        <source>cards left in hand</source>
        <translation>carte rimaste in mano</translation>
    </message>
    <message>
        <source>wild cards in hand</source>
        <translation>matte in mano</translation>
    </message>
    <message>
        <source>black threes in hand</source>
        <translation>tre neri in mano</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>tre rossi</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>il pozzo</translation>
    </message>
    <message>
        <source>being on turn</source>
        <translation>essere di turno</translation>
    </message>
    <message>
        <source>an early finish</source>
        <translation>una fine rapida</translation>
    </message>
    <message>
        <source>everything else</source>
        <translation>tutto il resto</translation>
    </message>
    <message>
        <source>It leads to more points from melds.</source>
        <translation>Porta a più punti in combinazioni.</translation>
    </message>
    <message>
        <source>It leads to fewer points from melds.</source>
        <translation>Porta a meno punti in combinazioni.</translation>
    </message>
    <message>
        <source>It lowers the risk of a penalty for an unfinished meld.</source>
        <translation>Riduce il rischio di una penalità per combinazione incompleta.</translation>
    </message>
    <message>
        <source>It raises the risk of a penalty for an unfinished meld.</source>
        <translation>Aumenta il rischio di una penalità per combinazione incompleta.</translation>
    </message>
    <message>
        <source>It brings a canasta closer.</source>
        <translation>Avvicina una canasta.</translation>
    </message>
    <message>
        <source>It makes a canasta less likely.</source>
        <translation>Rende meno probabile una canasta.</translation>
    </message>
    <message>
        <source>It brings the initial meld closer.</source>
        <translation>Avvicina l’apertura.</translation>
    </message>
    <message>
        <source>It makes it harder to open.</source>
        <translation>Rende più difficile l’apertura.</translation>
    </message>
    <message>
        <source>It brings going out closer.</source>
        <translation>Avvicina la chiusura.</translation>
    </message>
    <message>
        <source>It makes going out harder.</source>
        <translation>Rende più difficile la chiusura.</translation>
    </message>
    <message>
        <source>It brings the foot closer.</source>
        <translation>Avvicina il piede.</translation>
    </message>
    <message>
        <source>It takes longer to reach the foot.</source>
        <translation>Ci vuole più tempo per arrivare al piede.</translation>
    </message>
    <message>
        <source>It leaves a better hand.</source>
        <translation>Lascia una mano migliore.</translation>
    </message>
    <message>
        <source>It leaves a worse hand.</source>
        <translation>Lascia una mano peggiore.</translation>
    </message>
    <message>
        <source>It keeps wild cards in the hand.</source>
        <translation>Tiene delle matte in mano.</translation>
    </message>
    <message>
        <source>It leaves fewer wild cards in the hand.</source>
        <translation>Lascia meno matte in mano.</translation>
    </message>
    <message>
        <source>It keeps black threes in the hand.</source>
        <translation>Tiene dei tre neri in mano.</translation>
    </message>
    <message>
        <source>It leaves fewer black threes in the hand.</source>
        <translation>Lascia meno tre neri in mano.</translation>
    </message>
    <message>
        <source>It brings more from red threes.</source>
        <translation>Fa valere di più i tre rossi.</translation>
    </message>
    <message>
        <source>It brings less from red threes.</source>
        <translation>Fa valere di meno i tre rossi.</translation>
    </message>
    <message>
        <source>It gives better chances of taking the pile.</source>
        <translation>Dà più possibilità di prendere il pozzo.</translation>
    </message>
    <message>
        <source>It gives worse chances of taking the pile.</source>
        <translation>Dà meno possibilità di prendere il pozzo.</translation>
    </message>
    <message>
        <source>{name} discarded {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} ha scartato {counted}.</translation>
    </message>
    <message>
        <source>You discarded {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Hai scartato {counted}.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen all but %n of the {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Di {ranks} te ne resta da vedere solo %n.</numerusform>
            <numerusform>Di {ranks} te ne restano da vedere solo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen all the other {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Di {ranks} hai visto tutto il resto.</translation>
    </message>
    <message numerus="yes">
        <source>All but %n of the {ranks} have been seen.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Di {ranks} ne resta da vedere solo %n.</numerusform>
            <numerusform>Di {ranks} ne restano da vedere solo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the other {ranks} have been seen.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Di {ranks} si è visto tutto il resto.</translation>
    </message>
    <message>
        <source>You could add {card} to your {ranks}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Potresti attaccare {card} {ranks} della tua squadra.</translation>
    </message>
    <message>
        <source>{name} could add {card} to the {ranks}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} potrebbe attaccare {card} {ranks} sul tavolo.</translation>
    </message>
    <message>
        <source>Your opponents could add {card} to their {ranks}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Gli avversari potrebbero attaccare {card} {ranks} della loro squadra.</translation>
    </message>
    <message>
        <source>{names} could add {card} to their {ranks}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{names} potrebbero attaccare {card} {ranks} della loro squadra.</translation>
    </message>
    <message>
        <source>More of its cards fit melds on the table.</source>
        <translation>Altre sue carte vanno su combinazioni sul tavolo.</translation>
    </message>
    <message>
        <source>It also brings a wild card.</source>
        <translation>Porta anche una matta.</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>two</source>
        <translation>pinella</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>black three</source>
        <translation>3 nero</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>3 rosso</translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 4</numerusform>
            <numerusform>{number_word} 4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 5</numerusform>
            <numerusform>{number_word} 5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 6</numerusform>
            <numerusform>{number_word} 6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 7</numerusform>
            <numerusform>{number_word} 7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 8</numerusform>
            <numerusform>{number_word} 8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 9</numerusform>
            <numerusform>{number_word} 9</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 10</numerusform>
            <numerusform>{number_word} 10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un fante</numerusform>
            <numerusform>{number_word} fanti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una donna</numerusform>
            <numerusform>{number_word} donne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un re</numerusform>
            <numerusform>{number_word} re</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un asso</numerusform>
            <numerusform>{number_word} assi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una pinella</numerusform>
            <numerusform>{number_word} pinelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un jolly</numerusform>
            <numerusform>{number_word} jolly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 nero</numerusform>
            <numerusform>{number_word} 3 neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 rosso</numerusform>
            <numerusform>{number_word} 3 rossi</numerusform>
        </translation>
    </message>
    <message>
        <source>fours</source>
        <translation>4</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>5</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>9</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>pinelle</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>3 neri</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} di fiori</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} di quadri</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} di cuori</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} di picche</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <translation>dieci</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <translation>undici</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <translation>dodici</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>jolly nero</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>jolly rosso</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{card}</translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s) in hand</source>
        <translation>
            <numerusform>%n matta in mano</numerusform>
            <numerusform>%n matte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>{counted} in hand</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted} in mano</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>canasta sporca</translation>
    </message>
    <message>
        <source>red canasta</source>
        <translation>canasta rossa</translation>
    </message>
    <message>
        <source>black canasta</source>
        <translation>canasta nera</translation>
    </message>
    <message>
        <source>sequence canasta</source>
        <translation>canasta di scala</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>canasta di matte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>una canasta</translation>
    </message>
    <message>
        <source>a natural canasta</source>
        <translation>una canasta pura</translation>
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
{high}: the highest card of a sequence: 9♥</extracomment><translation>scala da {low} a {high}</translation>
    </message>
    <message>
        <source>**The round is over.**</source>
        <translation>**La mano è finita.**</translation>
    </message>
    <message>
        <source>**The round is over:** the stock is empty and nobody went out.</source>
        <translation>**La mano è finita:** il mazzo è esaurito e nessuno ha chiuso.</translation>
    </message>
    <message>
        <source>**The round is over:** the last card of the stock was a red three.</source>
        <translation>**La mano è finita:** l’ultima carta del mazzo era un tre rosso.</translation>
    </message>
    <message>
        <source>**The round is over:** a player melded a special hand.</source>
        <translation>**La mano è finita:** un giocatore ha calato una mano speciale.</translation>
    </message>
    <message>
        <source>**The round is over:** a side has enough canastas to win the game.</source>
        <translation>**La mano è finita:** una squadra ha abbastanza canaste per vincere la partita.</translation>
    </message>
    <message numerus="yes">
        <source>**The pile becomes the new stock** (%n card(s)).</source>
        <translation>
            <numerusform>**Il pozzo diventa il nuovo mazzo** (%n carta).</numerusform>
            <numerusform>**Il pozzo diventa il nuovo mazzo** (%n carte).</numerusform>
        </translation>
    </message>
    <message>
        <source>Upcard: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Carta iniziale: {cards}.</translation>
    </message>
    <message>
        <source>**{name}** drew {card}, the highest card, and deals.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>**{name}** pesca {card}, la carta più alta, e dà le carte.</translation>
    </message>
    <message>
        <source>**You** drew {card}, the highest card, and deal first.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>**Tu** peschi {card}, la carta più alta, e sei il primo mazziere.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} dealt; you begin.</source>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton</extracomment><translation>**Mano {number}:** {dealer} dà le carte; cominci tu.</translation>
    </message>
    <message>
        <source>**Round {number}:** you dealt; {first} begins.</source>
        <extracomment>{number}: a number in figures: 3
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Mano {number}:** tu dai le carte; comincia {first}.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} dealt; {first} begins.</source>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Mano {number}:** {dealer} dà le carte; comincia {first}.</translation>
    </message>
    <message>
        <source>Points: {scores}.</source>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Punti: {scores}.</translation>
    </message>
    <message>
        <source>You and {partner} score {points}, {names} {number}.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Punti: tu e {partner} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>You score {points}, {names} {number}.</source>
        <extracomment>{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Punti: tu {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{name} and {partner} score {points}, {names} {number}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{partner}: the partner's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Punti: {name} e {partner} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{name} scores {points}, {names} {number}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Punti: {name} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <extracomment>{side}: a side by its players, in a list: you and Anton
{points}: points in figures: 1,985</extracomment><translation>{side} {points}</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Hai vinto</translation>
    </message>
    <message numerus="yes">
        <source>**You win the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**Vinci la partita** di %n punto: {best} a {rest}.</numerusform>
            <numerusform>**Vinci la partita** di %n punti: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} win</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Vittoria: {names}</translation>
    </message>
    <message numerus="yes">
        <source>**Your side wins the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**La tua squadra vince la partita** di %n punto: {best} a {rest}.</numerusform>
            <numerusform>**La tua squadra vince la partita** di %n punti: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins this one</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Stavolta vince {name}</translation>
    </message>
    <message numerus="yes">
        <source>**{name} wins the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**{name} vince la partita** di %n punto: {best} a {rest}.</numerusform>
            <numerusform>**{name} vince la partita** di %n punti: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} win this one</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Stavolta vincono {names}</translation>
    </message>
    <message numerus="yes">
        <source>**{names} win the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**{names} vincono la partita** di %n punto: {best} a {rest}.</numerusform>
            <numerusform>**{names} vincono la partita** di %n punti: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared win: {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Vittoria condivisa: {names}</translation>
    </message>
    <message numerus="yes">
        <source>**Shared win** at %n point(s): {names}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>
            <numerusform>**Vittoria condivisa** a %n punto: {names}.</numerusform>
            <numerusform>**Vittoria condivisa** a %n punti: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is a tie</source>
        <translation>La partita è pari</translation>
    </message>
    <message numerus="yes">
        <source>**The game is a tie** at %n point(s).</source>
        <translation>
            <numerusform>**La partita è pari** a %n punto.</numerusform>
            <numerusform>**La partita è pari** a %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>**{result}:** {scores}.</source>
        <extracomment>{result}: how a game ended: Won
{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>**{result}:** {scores}.</translation>
    </message>
    <message>
        <source>**You** {deeds}</source>
        <extracomment>{deeds}: what a player did, joined: melded kings and discarded 4♦</extracomment><translation>**Tu** {deeds}</translation>
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
            <numerusform>peschi una carta</numerusform>
            <numerusform>peschi {number_word} carte</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>after you</comment>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>scarti {card}</translation>
    </message>
    <message>
        <source>**froze the pile**</source>
        <comment>after you</comment>
        <translation>**congeli il pozzo**</translation>
    </message>
    <message>
        <source>**The pile is frozen.**</source>
        <translation>**Il pozzo è congelato.**</translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>prendi il pozzo (%n carta) con {cards}</numerusform>
            <numerusform>prendi il pozzo (%n carte) con {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after you</comment>
        <translation>
            <numerusform>prendi il pozzo (%n carta)</numerusform>
            <numerusform>prendi il pozzo (%n carte)</numerusform>
        </translation>
    </message>
    <message>
        <source>melded {melds}</source>
        <comment>after you</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>cali {melds}</translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after you</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>
            <numerusform>**apri con %n punto** ({melds})</numerusform>
            <numerusform>**apri con %n punti** ({melds})</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>attacchi {cards}</translation>
    </message>
    <message>
        <source>{cards} to the {ranks}</source>
        <comment>object</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{cards} {ranks}</translation>
    </message>
    <message>
        <source>{cards} to a sequence</source>
        <comment>object</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>{cards} a una scala</translation>
    </message>
    <message>
        <source>completed {canastas}</source>
        <comment>after you</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>completi {canastas}</translation>
    </message>
    <message>
        <source>a **natural canasta**</source>
        <comment>object</comment>
        <translation>una **canasta pura**</translation>
    </message>
    <message>
        <source>a **mixed canasta**</source>
        <comment>object</comment>
        <translation>una **canasta sporca**</translation>
    </message>
    <message>
        <source>a **red canasta**</source>
        <comment>object</comment>
        <translation>una **canasta rossa**</translation>
    </message>
    <message>
        <source>a **black canasta**</source>
        <comment>object</comment>
        <translation>una **canasta nera**</translation>
    </message>
    <message>
        <source>a **sequence canasta**</source>
        <comment>object</comment>
        <translation>una **canasta di scala**</translation>
    </message>
    <message>
        <source>a **wild canasta**</source>
        <comment>object</comment>
        <translation>una **canasta di matte**</translation>
    </message>
    <message>
        <source>{canastas} of {ranks}</source>
        <comment>object</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{canastas} di {ranks}</translation>
    </message>
    <message>
        <source>**The canasta now has a wild card.**</source>
        <translation>**Nella canasta ora c’è una matta.**</translation>
    </message>
    <message>
        <source>combined two melds of {ranks}</source>
        <comment>after you</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>unisci due combinazioni di {ranks}</translation>
    </message>
    <message>
        <source>combined two melds</source>
        <comment>after you</comment>
        <translation>unisci due combinazioni</translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>metti in tavola {cards}</translation>
    </message>
    <message>
        <source>set {cards} aside</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>metti da parte {cards}</translation>
    </message>
    <message>
        <source>asked {asked}: “May I go out?”</source>
        <comment>after you</comment>
        <extracomment>{asked}: the name of the player who was asked, the object: Anton</extracomment><translation>chiedi a {asked}: “Posso chiudere?”</translation>
    </message>
    <message>
        <source>asked you: “May I go out?”</source>
        <comment>after a name</comment>
        <translation>ti chiede: “Posso chiudere?”</translation>
    </message>
    <message>
        <source>said yes</source>
        <comment>after you</comment>
        <translation>dici di sì</translation>
    </message>
    <message>
        <source>said no</source>
        <comment>after you</comment>
        <translation>dici di no</translation>
    </message>
    <message>
        <source>picked up your foot</source>
        <comment>after you</comment>
        <translation>prendi il tuo piede</translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after you</comment>
        <translation>
            <numerusform>alzi %n carta dal mazzo</numerusform>
            <numerusform>alzi %n carte dal mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after you</comment>
        <translation>
            <numerusform>alzi %n carta dal mazzo e **ottieni il premio**</numerusform>
            <numerusform>alzi %n carte dal mazzo e **ottieni il premio**</numerusform>
        </translation>
    </message>
    <message>
        <source>kept packet {number} as your foot</source>
        <comment>after you</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>tieni il mazzetto {number} come piede</translation>
    </message>
    <message>
        <source>ended your turn without a discard</source>
        <comment>after you</comment>
        <translation>finisci il turno senza scartare</translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after you</comment>
        <translation>
            <numerusform>prendi %n carta delle ali</numerusform>
            <numerusform>prendi %n carte delle ali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after you</comment>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>
            <numerusform>**cali {hand}** per %n punto</numerusform>
            <numerusform>**cali {hand}** per %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>object</comment>
        <translation>una scala completa</translation>
    </message>
    <message>
        <source>seven pairs</source>
        <comment>object</comment>
        <translation>sette coppie</translation>
    </message>
    <message>
        <source>a garbage hand</source>
        <comment>object</comment>
        <translation>una mano spazzatura</translation>
    </message>
    <message>
        <source>**went out**</source>
        <comment>after you</comment>
        <translation>**chiudi**</translation>
    </message>
    <message>
        <source>**went out concealed**</source>
        <comment>after you</comment>
        <translation>**chiudi in mano**</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>after to</comment>
        <translation>alle matte</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>da {low} a {high}</translation>
    </message>
    <message>
        <source>picked up the foot</source>
        <comment>after a name</comment>
        <translation>prende il piede</translation>
    </message>
    <message>
        <source>kept packet {number} as the foot</source>
        <comment>after a name</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>tiene il mazzetto {number} come piede</translation>
    </message>
    <message>
        <source>ended the turn without a discard</source>
        <comment>after a name</comment>
        <translation>finisce il turno senza scartare</translation>
    </message>
    <message>
        <source>Taps the table twice when she likes her hand. Always denies it.</source>
        <translation>Batte due volte sul tavolo quando le piace la sua mano. Nega sempre.</translation>
    </message>
    <message>
        <source>Forty years of Thursday games. Shuffles until somebody sighs.</source>
        <translation>Quarant’anni di giovedì al tavolo. Mescola finché qualcuno sospira.</translation>
    </message>
    <message>
        <source>Holds his cards like a guitar. Sings when the pile grows.</source>
        <translation>Tiene le carte come una chitarra. Canta quando il pozzo cresce.</translation>
    </message>
    <message>
        <source>Laughs before she melds, so everybody knows.</source>
        <translation>Ride prima di calare, così lo sanno tutti.</translation>
    </message>
    <message>
        <source>Has kept every score sheet since 1974. Brings the biscuits.</source>
        <translation>Conserva ogni segnapunti dal 1974. Porta i biscotti.</translation>
    </message>
    <message>
        <source>Learned last week and already explains the rules to others.</source>
        <translation>Ha imparato la settimana scorsa e spiega già le regole agli altri.</translation>
    </message>
    <message>
        <source>Says little, pours the tea, misses nothing.</source>
        <translation>Dice poco, versa il tè, non le sfugge niente.</translation>
    </message>
    <message>
        <source>Opens late, with few wild cards.</source>
        <translation>Apre tardi, con poche matte.</translation>
    </message>
    <message>
        <source>Melds hastily and goes out without asking.</source>
        <translation>Cala di fretta e chiude senza chiedere.</translation>
    </message>
    <message>
        <source>Keeps many cards in hand and melds late.</source>
        <translation>Tiene molte carte in mano e cala tardi.</translation>
    </message>
    <message>
        <source>Takes every pile, however small.</source>
        <translation>Prende ogni pozzo, anche il più piccolo.</translation>
    </message>
    <message>
        <source>Leaves small piles and waits for a big one.</source>
        <translation>Lascia i pozzi piccoli e ne aspetta uno grosso.</translation>
    </message>
    <message>
        <source>Discards what opponents can use the least.</source>
        <translation>Scarta ciò che serve meno agli avversari.</translation>
    </message>
    <message>
        <source>Freezes the pile when behind in melds.</source>
        <translation>Congela il pozzo quando è in svantaggio di combinazioni.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Noi</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>{title}:</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player</extracomment><translation>{title}:</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>term</comment>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Players who score together are a side: partners, or one player alone.</source>
        <translation>Una squadra è formata da chi fa punti insieme: i compagni, o un giocatore da solo.</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>term</comment>
        <translation>Combinazione</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank that are together on the table.</source>
        <translation>Una combinazione sono tre o più carte dello stesso valore, calate insieme sul tavolo.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <comment>term</comment>
        <translation>Scala</translation>
    </message>
    <message>
        <source>A sequence is a meld of cards of one suit, in order.</source>
        <translation>Una scala è una combinazione di carte in fila di uno stesso seme.</translation>
    </message>
    <message>
        <source>Canasta</source>
        <comment>term</comment>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>A canasta is a meld of seven or more cards. It earns a bonus.</source>
        <translation>Una canasta è una combinazione di sette o più carte. Dà un premio.</translation>
    </message>
    <message>
        <source>Natural card</source>
        <comment>term</comment>
        <translation>Carta naturale</translation>
    </message>
    <message>
        <source>Natural cards are all cards from four to ace.</source>
        <translation>Le carte naturali sono tutte le carte dal quattro all’asso.</translation>
    </message>
    <message>
        <source>Wild card</source>
        <comment>term</comment>
        <translation>Matta</translation>
    </message>
    <message>
        <source>Wild cards are jokers and twos. They replace other cards in a meld.</source>
        <translation>Le matte sono i jolly e le pinelle. In una combinazione sostituiscono altre carte.</translation>
    </message>
    <message>
        <source>Red three</source>
        <comment>term</comment>
        <translation>Tre rosso</translation>
    </message>
    <message>
        <source>Red threes are the threes of hearts and diamonds.</source>
        <translation>I tre rossi sono quelli di cuori e di quadri.</translation>
    </message>
    <message>
        <source>Black three</source>
        <comment>term</comment>
        <translation>Tre nero</translation>
    </message>
    <message>
        <source>Black threes are the threes of clubs and spades.</source>
        <translation>I tre neri sono quelli di fiori e di picche.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>term</comment>
        <translation>Aprire</translation>
    </message>
    <message>
        <source>A side opens when it melds for the first time in a round: its initial meld.</source>
        <translation>Una squadra apre quando cala per la prima volta in una mano: è la sua apertura.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>term</comment>
        <translation>Minimo</translation>
    </message>
    <message>
        <source>The minimum is how many points an initial meld must have.</source>
        <translation>Il minimo sono i punti che deve avere un’apertura.</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>term</comment>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>The stock is the face-down stack you draw from.</source>
        <translation>Il mazzo è fatto delle carte coperte da cui peschi.</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>term</comment>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>A discard is the card you put on the pile to end your turn.</source>
        <translation>Lo scarto è la carta che metti sul pozzo per finire il turno.</translation>
    </message>
    <message>
        <source>Pile</source>
        <comment>term</comment>
        <translation>Pozzo</translation>
    </message>
    <message>
        <source>The pile is the discards, face up, one on top of the other.</source>
        <translation>Il pozzo è fatto degli scarti, scoperti, uno sull’altro.</translation>
    </message>
    <message>
        <source>Frozen</source>
        <comment>term</comment>
        <translation>Congelato</translation>
    </message>
    <message>
        <source>A frozen pile is taken only with a natural pair: two natural cards of its top card’s rank from the hand.</source>
        <translation>Un pozzo congelato si prende solo con una coppia naturale: due carte naturali della mano, del valore della carta in cima.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>term</comment>
        <translation>Bloccato</translation>
    </message>
    <message>
        <source>A blocked pile is one that nobody can take because of the top card.</source>
        <translation>Un pozzo bloccato non può essere preso da nessuno, per via della carta in cima.</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>term</comment>
        <translation>Piede</translation>
    </message>
    <message>
        <source>The foot is a second packet. You pick it up when your hand is empty.</source>
        <translation>Il piede è un secondo mazzetto. Lo prendi quando la tua mano è vuota.</translation>
    </message>
    <message>
        <source>Closed rank</source>
        <comment>term</comment>
        <translation>Valore chiuso</translation>
    </message>
    <message>
        <source>A canasta closes its rank: nobody can begin a new meld of it.</source>
        <translation>Una canasta chiude il suo valore: nessuno può iniziarne un’altra combinazione.</translation>
    </message>
    <message>
        <source>Go out</source>
        <comment>term</comment>
        <translation>Chiudere</translation>
    </message>
    <message>
        <source>To go out is to play your last card, which ends the round.</source>
        <translation>Chiudere vuol dire giocare l’ultima carta: la mano finisce.</translation>
    </message>
    <message>
        <source>A sequence is a meld too.</source>
        <translation>Anche una scala è una combinazione.</translation>
    </message>
    <message>
        <source>Nobody takes the discard pile in this game.</source>
        <translation>In questo gioco nessuno prende il pozzo.</translation>
    </message>
    <message>
        <source>A natural canasta has no wild cards:</source>
        <translation>Una canasta pura non ha matte:</translation>
    </message>
    <message>
        <source>A red canasta has no wild cards:</source>
        <translation>Una canasta rossa non ha matte:</translation>
    </message>
    <message>
        <source>A mixed canasta has wild cards:</source>
        <translation>Una canasta sporca contiene matte:</translation>
    </message>
    <message>
        <source>A black canasta has wild cards:</source>
        <translation>Una canasta nera contiene matte:</translation>
    </message>
    <message>
        <source>Melds of these ranks take no wild cards: {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Le combinazioni di questi valori non accettano matte: {ranks}.</translation>
    </message>
    <message>
        <source>Melds of these ranks take no wild cards, unless you open with some: {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Le combinazioni di questi valori non accettano matte, salvo che tu apra con qualcuna: {ranks}.</translation>
    </message>
    <message>
        <source>Score points with melds, above all with canastas. Play your last card to go out: that ends the round.</source>
        <translation>Fai punti con le combinazioni, soprattutto con le canaste. Gioca l’ultima carta per chiudere: così finisce la mano.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after a round in which a side reaches %n point(s). The highest score wins.</source>
        <translation>
            <numerusform>La partita finisce dopo una mano in cui una squadra raggiunge %n punto. Vince il punteggio più alto.</numerusform>
            <numerusform>La partita finisce dopo una mano in cui una squadra raggiunge %n punti. Vince il punteggio più alto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s). The highest score wins.</source>
        <translation>
            <numerusform>La partita dura %n mano. Vince il punteggio più alto.</numerusform>
            <numerusform>La partita dura %n mani. Vince il punteggio più alto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn has three steps:</source>
        <translation>Il tuo turno ha tre passi:</translation>
    </message>
    <message>
        <source>Meld, or add cards to melds of your side, if you like.</source>
        <translation>Cala, o attacca carte alle combinazioni della tua squadra, se vuoi.</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>Scarta una carta.</translation>
    </message>
    <message>
        <source>If the stock has fewer cards, draw what is left.</source>
        <translation>Se il mazzo ha meno carte, pesca quelle che restano.</translation>
    </message>
    <message>
        <source>The round also ends when the stock is empty.</source>
        <translation>La mano finisce anche quando il mazzo è esaurito.</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the pile.</source>
        <translation>Pesca dal mazzo o prendi il pozzo.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Pesca dal mazzo.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock, or take the pile.</source>
        <translation>
            <numerusform>Pesca una carta dal mazzo o prendi il pozzo.</numerusform>
            <numerusform>Pesca %n carte dal mazzo o prendi il pozzo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock.</source>
        <translation>
            <numerusform>Pesca una carta dal mazzo.</numerusform>
            <numerusform>Pesca %n carte dal mazzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from 4 to ace are natural. Jokers and twos are wild: they stand for natural cards.</source>
        <translation>Le carte dal 4 all’asso sono naturali. Jolly e pinelle (i due) sono matte: sostituiscono carte naturali.</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %n card(s) of one rank, {number} or more of them natural.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>
            <numerusform>Una combinazione ha almeno %n carta dello stesso valore, di cui {number} o più naturali.</numerusform>
            <numerusform>Una combinazione ha almeno %n carte dello stesso valore, di cui {number} o più naturali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold at most %n wild card(s).</source>
        <translation>
            <numerusform>Una combinazione può contenere al massimo %n matta.</numerusform>
            <numerusform>Una combinazione può contenere al massimo %n matte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A canasta is a meld of seven cards. No card can be added to it.</source>
        <translation>Una canasta è una combinazione di sette carte. Non se ne possono attaccare altre.</translation>
    </message>
    <message>
        <source>A canasta is a meld of seven or more cards.</source>
        <translation>Una canasta è una combinazione di sette o più carte.</translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s).</source>
        <translation>
            <numerusform>Una canasta richiede almeno %n carta naturale.</numerusform>
            <numerusform>Una canasta richiede almeno %n carte naturali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven cards in sequence are a sequence canasta. No card can be added to it:</source>
        <translation>Sette carte in fila sono una canasta di scala. Non se ne possono attaccare altre:</translation>
    </message>
    <message>
        <source>Seven cards in sequence are a sequence canasta:</source>
        <translation>Sette carte in fila sono una canasta di scala:</translation>
    </message>
    <message>
        <source>Seven wild cards are a wild canasta:</source>
        <translation>Sette matte sono una canasta di matte:</translation>
    </message>
    <message>
        <source>Your side opens with its initial meld. Its minimum depends on the round:</source>
        <translation>La tua squadra apre con la sua prima calata. Il minimo di apertura dipende dalla mano:</translation>
    </message>
    <message>
        <source>Your side opens with its initial meld. Its minimum depends on your side’s score:</source>
        <translation>La tua squadra apre con la sua prima calata. Il minimo di apertura dipende dal suo punteggio:</translation>
    </message>
    <message>
        <source>Only the points of the cards count. Several melds count together.</source>
        <translation>Contano solo i punti delle carte. Più combinazioni si sommano.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n natural card(s) must come from your hand.</source>
        <translation>
            <numerusform>Almeno %n carta naturale deve venire dalla tua mano.</numerusform>
            <numerusform>Almeno %n carte naturali devono venire dalla tua mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them, if each plays alone:</source>
        <translation>Tra queste, se ognuno gioca da solo:</translation>
    </message>
    <message>
        <source>Among them, if pairs play:</source>
        <translation>Tra queste, se si gioca a coppie:</translation>
    </message>
    <message>
        <source>Among them, if teams of three play:</source>
        <translation>Tra queste, se si gioca a squadre di tre:</translation>
    </message>
    <message>
        <source>To take it, meld its top card with two natural cards of the rank from your hand:</source>
        <translation>Per prenderlo, cala la carta in cima con due carte naturali di quel valore della tua mano:</translation>
    </message>
    <message>
        <source>To take it, use its top card at once:</source>
        <translation>Per prenderlo, usa subito la carta in cima:</translation>
    </message>
    <message>
        <source>You can take a frozen pile only with a natural pair from your hand, here with a king on top:</source>
        <translation>Un pozzo congelato si prende solo con una coppia naturale della tua mano, qui con un re in cima:</translation>
    </message>
    <message>
        <source>You cannot take the pile for a meld of {number} or more cards.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Non puoi prendere il pozzo per una combinazione di {number} o più carte.</translation>
    </message>
    <message>
        <source>If a wild card is on top, two like it from your hand take the pile.</source>
        <translation>Se in cima c’è una matta, puoi prendere il pozzo con due carte uguali della tua mano.</translation>
    </message>
    <message>
        <source>The red threes of a side score together:</source>
        <translation>I tre rossi di una squadra contano insieme:</translation>
    </message>
    <message>
        <source>The threes of each colour score together:</source>
        <translation>I tre di ogni colore contano insieme:</translation>
    </message>
    <message>
        <source>Without a canasta, threes left in hand count as those laid out.</source>
        <translation>Senza canasta, i tre in mano contano come quelli in tavola.</translation>
    </message>
    <message>
        <source>A discarded black three blocks the pile for the next player:</source>
        <translation>Un tre nero scartato blocca il pozzo per il giocatore seguente:</translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canasta(s). You can complete the last one in the same turn.</source>
        <translation>
            <numerusform>Per chiudere alla tua squadra serve %n canasta. Puoi completare l’ultima nello stesso turno.</numerusform>
            <numerusform>Per chiudere alla tua squadra servono %n canaste. Puoi completare l’ultima nello stesso turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then, keep at least one card after your discard.</source>
        <translation>Fino ad allora tieni almeno una carta dopo lo scarto.</translation>
    </message>
    <message>
        <source>Until then, keep at least one card of the foot after your discard.</source>
        <translation>Fino ad allora tieni almeno una carta del piede dopo lo scarto.</translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round.</source>
        <translation>
            <numerusform>Puoi chiedere solo una volta per mano.</numerusform>
            <numerusform>Puoi chiedere solo %n volte per mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side with %n canasta(s) in one round wins the game at once.</source>
        <translation>
            <numerusform>Una squadra con %n canasta in una mano vince subito la partita.</numerusform>
            <numerusform>Una squadra con %n canaste in una mano vince subito la partita.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them:</source>
        <translation>Tra queste:</translation>
    </message>
    <message>
        <source>The cards are worth:</source>
        <translation>Le carte valgono:</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Ace, two</source>
        <translation>Asso, pinella</translation>
    </message>
    <message>
        <source>King to eight</source>
        <translation>Dal re all’otto</translation>
    </message>
    <message>
        <source>Seven to four</source>
        <translation>Dal sette al quattro</translation>
    </message>
    <message>
        <source>King to nine</source>
        <translation>Dal re al nove</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>The player after the dealer starts. After each round the deal passes to that player.</source>
        <translation>Comincia il giocatore dopo il mazziere. Dopo ogni mano è lui a dare le carte.</translation>
    </message>
    <message>
        <source>An upcard starts the pile. The first player can already take it.</source>
        <translation>Il pozzo comincia con una carta iniziale. Già il primo giocatore può prenderlo.</translation>
    </message>
    <message>
        <source>The pile starts with {number} cards: the upcard and face-down cards under it.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Il pozzo comincia con {number} carte: quella iniziale e altre coperte sotto.</translation>
    </message>
    <message>
        <source>Points for an exact cut</source>
        <translation>Punti per il taglio esatto</translation>
    </message>
    <message>
        <source>Each player gets a packet of {number} cards and one of {count}. One of them becomes the hand, the other the foot. You pick up your foot when your hand is empty.</source>
        <extracomment>{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>Ogni giocatore riceve un mazzetto di {number} carte e uno di {count}. Uno dei due diventa la mano, l’altro il piede. Prendi il tuo piede quando la tua mano è vuota.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Ogni giocatore riceve %n carta.</numerusform>
            <numerusform>Ogni giocatore riceve %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player also gets a foot of %n card(s). You pick it up when your hand is empty.</source>
        <translation>
            <numerusform>Ogni giocatore riceve anche un piede di %n carta. Lo prendi quando la tua mano è vuota.</numerusform>
            <numerusform>Ogni giocatore riceve anche un piede di %n carte. Lo prendi quando la tua mano è vuota.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play, each alone: a side is one player.</source>
        <translation>
            <numerusform>Gioca %n giocatore, ognuno per sé: una squadra è un giocatore.</numerusform>
            <numerusform>Giocano %n giocatori, ognuno per sé: una squadra è un giocatore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in pairs. Partners sit opposite and score together.</source>
        <translation>
            <numerusform>Gioca %n giocatore a coppie. I compagni siedono di fronte e contano insieme.</numerusform>
            <numerusform>Giocano %n giocatori a coppie. I compagni siedono di fronte e contano insieme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in teams of three.</source>
        <translation>
            <numerusform>Gioca %n giocatore a squadre di tre.</numerusform>
            <numerusform>Giocano %n giocatori a squadre di tre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} players: {sides}</source>
        <extracomment>{number}: a number in figures: 3
{sides}: who plays together, after a colon: pairs or each alone</extracomment><translation>{number} giocatori: {sides}</translation>
    </message>
    <message>
        <source>Who plays together depends on the number of players:</source>
        <translation>Chi gioca insieme dipende dal numero di giocatori:</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of 52 cards with {jokers} jokers (is/are) used: {number} cards.</source>
        <extracomment>{jokers}: a number of jokers in figures: 4
{number}: a number in figures: 3</extracomment><translation>
            <numerusform>Si usa %n mazzo da 52 carte con {jokers} jolly: {number} carte.</numerusform>
            <numerusform>Si usano %n mazzi da 52 carte con {jokers} jolly: {number} carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Scopo del gioco</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>Combinazioni e canaste</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>Il pozzo</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Players and deal</source>
        <translation>Giocatori e distribuzione</translation>
    </message>
    <message>
        <source>{mark} marks what differs from Classic.</source>
        <extracomment>{mark}: the sign of a rule that differs from Classic: ◆</extracomment><translation>{mark} segna ciò che differisce dalla Classica.</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Da dove vengono queste regole</translation>
    </message>
    <message>
        <source>Based on: {source}</source>
        <extracomment>{source}: the text that rules follow, after a colon: Rules of Classic Canasta</extracomment><translation>Fonte: {source}</translation>
    </message>
    <message>
        <source>Our choice where the source is silent:</source>
        <translation>Non precisato dalla fonte, scelto da noi:</translation>
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
            <numerusform>%n altra</numerusform>
            <numerusform>altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on: {game}</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>Basato su: {game}</translation>
    </message>
    <message>
        <source>Default: {setting}</source>
        <extracomment>{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Predefinito: {setting}</translation>
    </message>
    <message>
        <source>Classic: {setting}</source>
        <extracomment>{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Classica: {setting}</translation>
    </message>
    <message>
        <source>No effect while “{title}” is set to “{setting}”.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Senza effetto finché “{title}” è su “{setting}”.</translation>
    </message>
    <message>
        <source>Each red three</source>
        <translation>Ogni tre rosso</translation>
    </message>
    <message>
        <source>All red threes together</source>
        <translation>Tutti i tre rossi insieme</translation>
    </message>
    <message>
        <source>Seven twos</source>
        <translation>Sette pinelle</translation>
    </message>
    <message>
        <source>Four jokers and three twos</source>
        <translation>Quattro jolly e tre pinelle</translation>
    </message>
    <message>
        <source>Any other wild canasta</source>
        <translation>Ogni altra canasta di matte</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Dalla mano</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>Dal punteggio</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Con qualsiasi punteggio</translation>
    </message>
    <message>
        <source>Below {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Sotto {edge}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>{kind}: not counted</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas</extracomment><translation>{kind}: non contano</translation>
    </message>
    <message>
        <source>{kind}: at least {number}</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas
{number}: a number in figures: 3</extracomment><translation>{kind}: almeno {number}</translation>
    </message>
    <message>
        <source>{ranks} ({number} or more): {points}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{number}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>{ranks} ({number} o più): {points}</translation>
    </message>
    <message>
        <source>{points} once a side, up to {number} cards</source>
        <extracomment>{points}: points in figures: 1,985
{number}: a number in figures: 3</extracomment><translation>{points} una volta a squadra, fino a {number} carte</translation>
    </message>
    <message>
        <source>{points} for each, up to {number} cards</source>
        <extracomment>{points}: points in figures: 1,985
{number}: a number in figures: 3</extracomment><translation>{points} ciascuna, fino a {number} carte</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Nessuna penalità</translation>
    </message>
    <message>
        <source>Round {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Mano {edge}</translation>
    </message>
    <message>
        <source>From {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Da {edge}</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s): {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>%n mazzo: {points}</numerusform>
            <numerusform>%n mazzi: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>none</comment>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Seven twos {sevens} · four jokers and three twos {fours} · others {others}</source>
        <extracomment>{sevens}: points of a canasta of seven twos: 3,000
{fours}: points of a canasta of four jokers and three twos: 2,500
{others}: points of any other wild canasta: 2,000</extracomment><translation>Sette pinelle {sevens} · quattro jolly e tre pinelle {fours} · altre {others}</translation>
    </message>
    <message>
        <source>wild cards, jokers</source>
        <comment>search</comment>
        <translation>matte, jolly, jokers</translation>
    </message>
    <message>
        <source>second hand, hand and foot</source>
        <comment>search</comment>
        <translation>seconda mano, mano e piede</translation>
    </message>
    <message>
        <source>talon, draw pile</source>
        <comment>search</comment>
        <translation>tallone, mazzo</translation>
    </message>
    <message>
        <source>stock empty, talon, draw pile, no cards left</source>
        <comment>search</comment>
        <translation>mazzo vuoto, tallone, carte finite</translation>
    </message>
    <message>
        <source>jokers and twos in a meld</source>
        <comment>search</comment>
        <translation>jolly e pinelle in una combinazione</translation>
    </message>
    <message>
        <source>count, opening meld, first meld, points to open</source>
        <comment>search</comment>
        <translation>apertura, prima calata, punti per aprire</translation>
    </message>
    <message>
        <source>piles, pick up the pile, pot</source>
        <comment>search</comment>
        <translation>pozzo, prendere il pozzo, monte scarti</translation>
    </message>
    <message>
        <source>wild on pile, pick up the pile with a wild card</source>
        <comment>search</comment>
        <translation>matta sul pozzo, prendere il pozzo con una matta</translation>
    </message>
    <message>
        <source>freeze, locked pile, pick up a frozen pile</source>
        <comment>search</comment>
        <translation>congelare, pozzo bloccato, prendere il pozzo congelato</translation>
    </message>
    <message>
        <source>freeze, locked pile</source>
        <comment>search</comment>
        <translation>congelare, pozzo bloccato</translation>
    </message>
    <message>
        <source>wild on pile, locked pile, frozen</source>
        <comment>search</comment>
        <translation>matta sul pozzo, pozzo bloccato, congelato</translation>
    </message>
    <message>
        <source>floating, float, no discard</source>
        <comment>search</comment>
        <translation>senza scarto, non scartare</translation>
    </message>
    <message>
        <source>100 for red threes, bonus</source>
        <comment>search</comment>
        <translation>100 per i tre rossi, premio, bonus</translation>
    </message>
    <message>
        <source>go out without discard, discard to go out, floating</source>
        <comment>search</comment>
        <translation>chiudere senza scarto, scarto per chiudere</translation>
    </message>
    <message>
        <source>ask partner, may I go out</source>
        <comment>search</comment>
        <translation>chiedere al compagno, posso chiudere</translation>
    </message>
    <message>
        <source>bonus for going out</source>
        <comment>search</comment>
        <translation>premio per la chiusura, bonus</translation>
    </message>
    <message>
        <source>bonus, clean canasta, pure canasta, red canasta</source>
        <comment>search</comment>
        <translation>premio, bonus, canasta pulita, canasta pura, canasta rossa</translation>
    </message>
    <message>
        <source>bonus, dirty canasta, black canasta</source>
        <comment>search</comment>
        <translation>premio, bonus, canasta sporca, canasta nera</translation>
    </message>
    <message>
        <source>winning score, points to win, length of the game</source>
        <comment>search</comment>
        <translation>punti per vincere, durata della partita</translation>
    </message>
    <message>
        <source>draw, drawn game, equal points</source>
        <comment>search</comment>
        <translation>pareggio, punti uguali</translation>
    </message>
    <message>
        <source>{game}, house rules</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>{game}, regole della casa</translation>
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
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{part}: {scores}.</source>
        <comment>score</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>{part}: {scores}.</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Pronta da giocare</translation>
    </message>
    <message>
        <source>You scored {ours} to {theirs}</source>
        <extracomment>{ours}: our side's points in figures: 1,215
{theirs}: the other side's points in figures: 85</extracomment><translation>Risultato: {ours} a {theirs}</translation>
    </message>
    <message>
        <source>{title} · deal {number} · Standard bots</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{number}: a number in figures: 3</extracomment><translation>{title} · distribuzione {number} · bot di livello Standard</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>nessun consiglio</translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s)</source>
        <translation>
            <numerusform>%n canasta</numerusform>
            <numerusform>%n canaste</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <translation>chiuso</translation>
    </message>
    <message>
        <source>position {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>posizione {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n consiglio</numerusform>
            <numerusform>%n consigli</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>dopo {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>at **%n** point(s), after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>
            <numerusform>a **%n** punto, dopo {rounds}</numerusform>
            <numerusform>a **%n** punti, dopo {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s). It was anyone’s game until the last round.</source>
        <translation>
            <numerusform>con **%n** punto di vantaggio. In bilico fino all’ultima mano.</numerusform>
            <numerusform>con **%n** punti di vantaggio. In bilico fino all’ultima mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s), after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>
            <numerusform>con **%n** punto di vantaggio, dopo {rounds}</numerusform>
            <numerusform>con **%n** punti di vantaggio, dopo {rounds}</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Ben giocato.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>Per un soffio.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Distribuzione {number}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>distribuzione {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n annullamento</numerusform>
            <numerusform>%n annullamenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead of {names}, round by round</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Vantaggio di {names}, mano per mano</translation>
    </message>
    <message>
        <source>Your lead, round by round</source>
        <translation>Il tuo vantaggio, mano per mano</translation>
    </message>
    <message>
        <source>Our lead, round by round</source>
        <translation>Il nostro vantaggio, mano per mano</translation>
    </message>
    <message>
        <source>Good moves</source>
        <translation>Le tue mosse migliori</translation>
    </message>
    <message>
        <source>Two good moves, and one to learn from</source>
        <translation>Due buone mosse e una da cui imparare</translation>
    </message>
    <message>
        <source>One good move, and one to learn from</source>
        <translation>Una buona mossa e una da cui imparare</translation>
    </message>
    <message>
        <source>A move to learn from</source>
        <translation>Una mossa da cui imparare</translation>
    </message>
    <message>
        <source>You won the last {number_word} games</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>Hai vinto le ultime {number_word} partite</translation>
    </message>
    <message>
        <source>You won the last {number_word} games with {names}</source>
        <extracomment>{number_word}: a number in words: three
{names}: players' names, joined: Clara and Tomás</extracomment><translation>Hai vinto le ultime {number_word} partite con {names}</translation>
    </message>
    <message numerus="yes">
        <source>At level {level} you win (one game/{number_word} games) in five</source>
        <extracomment>{level}: a level: standard
{number_word}: a number in words: three</extracomment><translation>
            <numerusform>Al livello {level} vinci una partita su cinque</numerusform>
            <numerusform>Al livello {level} vinci {number_word} partite su cinque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(one round/{number_word} rounds)</source>
        <comment>after after</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una mano</numerusform>
            <numerusform>{number_word} mani</numerusform>
        </translation>
    </message>
    <message>
        <source>You melded {hand}</source>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>Hai calato {hand}</translation>
    </message>
    <message>
        <source>{name} melded {hand}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{hand}: a special hand, the object: a garbage hand</extracomment><translation>{name} ha calato {hand}</translation>
    </message>
    <message>
        <source>You completed {canastas}</source>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>Hai completato {canastas}</translation>
    </message>
    <message>
        <source>{name} completed {canastas}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>{name} ha completato {canastas}</translation>
    </message>
    <message>
        <source>You went out</source>
        <translation>Hai chiuso</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ha chiuso</translation>
    </message>
    <message>
        <source>Your best round</source>
        <translation>La tua mano migliore</translation>
    </message>
    <message>
        <source>The best round of {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>La mano migliore di {names}</translation>
    </message>
    <message>
        <source>You went out concealed</source>
        <translation>Hai chiuso in mano</translation>
    </message>
    <message>
        <source>{name} went out concealed</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ha chiuso in mano</translation>
    </message>
    <message numerus="yes">
        <source>You went out, %n point(s) ahead</source>
        <translation>
            <numerusform>Hai chiuso con %n punto di vantaggio</numerusform>
            <numerusform>Hai chiuso con %n punti di vantaggio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} went out, %n point(s) ahead</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>
            <numerusform>{name} ha chiuso con %n punto di vantaggio</numerusform>
            <numerusform>{name} ha chiuso con %n punti di vantaggio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n</source>
        <translation>
            <numerusform>Hai preso un pozzo di %n carta</numerusform>
            <numerusform>Hai preso un pozzo di %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>
            <numerusform>{name} ha preso un pozzo di %n carta</numerusform>
            <numerusform>{name} ha preso un pozzo di %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n with {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>
            <numerusform>Hai preso un pozzo di %n carta con {counted}</numerusform>
            <numerusform>Hai preso un pozzo di %n carte con {counted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n with {counted}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>
            <numerusform>{name} ha preso un pozzo di %n carta con {counted}</numerusform>
            <numerusform>{name} ha preso un pozzo di %n carte con {counted}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Mano {number}</translation>
    </message>
    <message>
        <source>Wild canastas of twos</source>
        <comment>score</comment>
        <translation>Canaste di matte di sole pinelle</translation>
    </message>
    <message>
        <source>Other wild canastas</source>
        <comment>score</comment>
        <translation>Altre canaste di matte</translation>
    </message>
    <message>
        <source>Wild canastas with four jokers</source>
        <comment>score</comment>
        <translation>Canaste di matte con quattro jolly</translation>
    </message>
    <message>
        <source>Red threes in hand or foot</source>
        <comment>score pad</comment>
        <translation>Tre rossi in mano o nel piede</translation>
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
        <translation>punti</translation>
    </message>
    <message>
        <source>{points} each</source>
        <comment>score pad</comment>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} ciascuno</translation>
    </message>
    <message>
        <source>For each of the two who play against one, enter what both have together. Red threes count for their owner alone.</source>
        <comment>score pad</comment>
        <translation>Per ciascuno dei due che giocano contro uno, inserisci quello che i due hanno insieme. I tre rossi contano solo per chi li ha.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} deals, {first} plays first.</source>
        <comment>score pad</comment>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Mano {number}:** {dealer} dà le carte, comincia {first}.</translation>
    </message>
    <message>
        <source>**Round {number} of {all}:** {dealer} deals, {first} plays first.</source>
        <comment>score pad</comment>
        <extracomment>{number}: a number in figures: 3
{all}: how many rounds there are, in figures: 4
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Mano {number} di {all}:** {dealer} dà le carte, comincia {first}.</translation>
    </message>
    <message>
        <source>Initial meld: {scores}.</source>
        <comment>score pad</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Apertura: {scores}.</translation>
    </message>
    <message>
        <source>Canastas</source>
        <comment>score</comment>
        <translation>Canaste</translation>
    </message>
    <message>
        <source>Melds</source>
        <comment>score</comment>
        <translation>Carte calate</translation>
    </message>
    <message>
        <source>Threes</source>
        <comment>score</comment>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>score</comment>
        <translation>Premi</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>score</comment>
        <translation>In mano</translation>
    </message>
    <message>
        <source>Penalties</source>
        <comment>score</comment>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>none</source>
        <comment>red threes</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>none</source>
        <comment>score</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>no canasta</source>
        <comment>score</comment>
        <translation>nessuna canasta</translation>
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
        <translation>Nessuno ha chiuso: la mano non vale niente</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <comment>score</comment>
        <translation>Nessuno ha chiuso</translation>
    </message>
    <message>
        <source>You went out concealed</source>
        <comment>score</comment>
        <translation>Hai chiuso in mano</translation>
    </message>
    <message>
        <source>You went out</source>
        <comment>score</comment>
        <translation>Hai chiuso</translation>
    </message>
    <message>
        <source>{name} went out concealed</source>
        <comment>score</comment>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ha chiuso in mano</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <comment>score</comment>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ha chiuso</translation>
    </message>
    <message>
        <source>Initial meld in the next round: {scores}.</source>
        <comment>score</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Apertura nella prossima mano: {scores}.</translation>
    </message>
    <message>
        <source>**a canasta**</source>
        <comment>score</comment>
        <translation>**una canasta**</translation>
    </message>
    <message>
        <source>**a natural canasta**</source>
        <comment>score</comment>
        <translation>**una canasta pura**</translation>
    </message>
    <message numerus="yes">
        <source>**%n** point(s)</source>
        <translation>
            <numerusform>**%n** punto</numerusform>
            <numerusform>**%n** punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game to %n point(s).</source>
        <translation>
            <numerusform>Partita a %n punto.</numerusform>
            <numerusform>Partita a %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game of %n round(s).</source>
        <translation>
            <numerusform>Partita di %n mano.</numerusform>
            <numerusform>Partita di %n mani.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Mano {number}.</translation>
    </message>
    <message>
        <source>Round {number}: it is your turn.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Mano {number}: tocca a te.</translation>
    </message>
    <message>
        <source>Round {number}: {name} is next.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3
{name}: a player's name, the subject: Anton</extracomment><translation>Mano {number}: tocca a {name}.</translation>
    </message>
    <message>
        <source>**Your game is where you left it.**</source>
        <comment>score</comment>
        <translation>**La tua partita è dove l’hai lasciata.**</translation>
    </message>
    <message>
        <source>Score: {scores}.</source>
        <comment>score</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Punteggio: {scores}.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abbandonata</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <translation>&lt;1%</translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>{share}: a percentage without its sign: 40</extracomment><translation>{share}%</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <extracomment>{whole}: a number before its decimal point: 3
{decimals}: the figures behind a decimal point: 5</extracomment><translation>{whole},{decimals}</translation>
    </message>
    <message>
        <source>Different levels</source>
        <translation>Livelli diversi</translation>
    </message>
    <message>
        <source>{names} ({level})</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{level}: a level: standard</extracomment><translation>{names} ({level})</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Ancora nessuna partita finita.</translation>
    </message>
    <message numerus="yes">
        <source>Won {won} of %n finished game(s).</source>
        <extracomment>{won}: how many were won, in figures: 12</extracomment><translation>
            <numerusform>Vinte {won} su %n partita finita.</numerusform>
            <numerusform>Vinte {won} su %n partite finite.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ({share})</source>
        <extracomment>{number}: a number in figures: 3
{share}: a percentage without its sign: 40</extracomment><translation>{number} ({share})</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partite finite</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Games tied</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Played with undo</source>
        <translation>Giocate con annullamenti</translation>
    </message>
    <message>
        <source>Games in which you undid a move at least once.</source>
        <translation>Partite in cui hai annullato una mossa almeno una volta.</translation>
    </message>
    <message>
        <source>Played with memory aids</source>
        <translation>Giocate con aiuti alla memoria</translation>
    </message>
    <message>
        <source>Games in which you looked at what is out at least once.</source>
        <translation>Partite in cui hai guardato le carte uscite almeno una volta.</translation>
    </message>
    <message>
        <source>Partly played by a bot</source>
        <translation>Giocate in parte da un bot</translation>
    </message>
    <message>
        <source>Games in which a bot made moves for you.</source>
        <translation>Partite in cui un bot ha fatto mosse per te.</translation>
    </message>
    <message>
        <source>Of finished games.</source>
        <translation>Delle partite finite.</translation>
    </message>
    <message>
        <source>Games abandoned</source>
        <translation>Abbandonate</translation>
    </message>
    <message>
        <source>Games that you left, or that a bot finished for you. They do not count as won or lost.</source>
        <translation>Partite che hai abbandonato o che un bot ha finito al tuo posto. Non contano né come vinte né come perse.</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Serie di vittorie più lunga</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Serie di vittorie attuale</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Massimo di punti in una partita</translation>
    </message>
    <message>
        <source>Average points per game</source>
        <translation>Media punti per partita</translation>
    </message>
    <message>
        <source>Played with hints</source>
        <translation>Giocate con consigli</translation>
    </message>
    <message>
        <source>Games in which you asked for a hint at least once.</source>
        <translation>Partite in cui hai chiesto un consiglio almeno una volta.</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>pure</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>sporche</translation>
    </message>
    <message>
        <source>sequence canastas</source>
        <translation>canaste di scala</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>di matte</translation>
    </message>
    <message>
        <source>natural, of some ranks</source>
        <translation>pure di certi valori</translation>
    </message>
    <message>
        <source>Average points per round</source>
        <translation>Media punti per mano</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Mano migliore</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Mani vinte</translation>
    </message>
    <message>
        <source>Rounds in which no other side scored as much.</source>
        <translation>Mani in cui nessun’altra squadra ha fatto tanti punti.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Chiusure</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>in mano</translation>
    </message>
    <message>
        <source>Of all rounds: in one turn, with no meld before.</source>
        <translation>Di tutte le mani: in un turno, senza combinazioni prima.</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Aperture</translation>
    </message>
    <message>
        <source>average turn</source>
        <translation>turno medio</translation>
    </message>
    <message>
        <source>Counted in turns of the player who opened.</source>
        <translation>In turni del giocatore che ha aperto.</translation>
    </message>
    <message>
        <source>Canastas per round</source>
        <translation>Canaste per mano</translation>
    </message>
    <message>
        <source>Red threes per round</source>
        <translation>Tre rossi per mano</translation>
    </message>
    <message>
        <source>Piles taken per round</source>
        <translation>Pozzi presi per mano</translation>
    </message>
    <message>
        <source>largest pile (cards)</source>
        <translation>pozzo più grosso (carte)</translation>
    </message>
    <message>
        <source>Special hands melded</source>
        <translation>Mani speciali calate</translation>
    </message>
    <message>
        <source>Pure luck stays within the spread (±) about two times out of three. Deals that you asked for by number are left out.</source>
        <translation>Il caso da solo resta entro l’intervallo (±) circa due volte su tre. Le distribuzioni chieste per numero sono escluse.</translation>
    </message>
    <message>
        <source>{expected} ± {spread}</source>
        <extracomment>{expected}: a number of cards with one decimal: 44.0
{spread}: by how many cards chance misses that number: 6.2</extracomment><translation>{expected} ± {spread}</translation>
    </message>
    <message numerus="yes">
        <source>Dealt to you in %n round(s)</source>
        <translation>
            <numerusform>Date a te in %n mano</numerusform>
            <numerusform>Date a te in %n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>By chance</source>
        <comment>luck</comment>
        <translation>Per caso</translation>
    </message>
    <message numerus="yes">
        <source>From %n round(s)</source>
        <translation>
            <numerusform>Da %n mano</numerusform>
            <numerusform>Da %n mani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last %n game(s), oldest first: {won} won.</source>
        <extracomment>{won}: how many were won, in figures: 12</extracomment><translation>
            <numerusform>La tua ultima partita: {won} vinta.</numerusform>
            <numerusform>Le tue ultime %n partite, dalla più vecchia: {won} vinte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your points: {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>I tuoi punti: {points}.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>La tua squadra</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Prepara</translation>
    </message>
    <message>
        <source>Add to {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Attacca a {sequence}</translation>
    </message>
    <message>
        <source>Meld {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Cala {sequence}</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Metti in tavola</translation>
    </message>
    <message>
        <source>End round</source>
        <translation>Fine mano</translation>
    </message>
    <message>
        <source>Red three on a canasta</source>
        <comment>short</comment>
        <translation>Tre rosso su una canasta</translation>
    </message>
    <message>
        <source>Add to {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Attacca {ranks}</translation>
    </message>
    <message>
        <source>New meld of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Nuova combinazione di {ranks}</translation>
    </message>
    <message>
        <source>Meld {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Cala {ranks}</translation>
    </message>
    <message>
        <source>Meld and discard {rank}</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Cala e scarta {rank}</translation>
    </message>
    <message>
        <source>Discard {rank}</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Scarta {rank}</translation>
    </message>
    <message>
        <source>Undo: {deed}</source>
        <extracomment>{deed}: what was done, after a colon: kings melded</extracomment><translation>Annulla: {deed}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Undone: {deed}.</source>
        <extracomment>{deed}: what was done, after a colon: kings melded</extracomment><translation>Annullato: {deed}.</translation>
    </message>
    <message>
        <source>the pile taken</source>
        <translation>prendere il pozzo</translation>
    </message>
    <message>
        <source>two melds combined</source>
        <translation>unire due combinazioni</translation>
    </message>
    <message>
        <source>{card} laid out</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>mettere {card} in tavola</translation>
    </message>
    <message>
        <source>{ranks} melded</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>calare {ranks}</translation>
    </message>
    <message>
        <source>{counted} added to a sequence</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>attaccare {counted} a una scala</translation>
    </message>
    <message>
        <source>{counted} added to our {ranks}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>attaccare {counted} alla nostra combinazione di {ranks}</translation>
    </message>
    <message>
        <source>Freezes the pile</source>
        <translation>Congela il pozzo</translation>
    </message>
    <message>
        <source>If you discard it, only a natural pair takes the pile.</source>
        <translation>Se la scarti, il pozzo si prende solo con una coppia naturale.</translation>
    </message>
    <message>
        <source>freezes</source>
        <translation>congela</translation>
    </message>
    <message>
        <source>Blocks {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>Blocca {partner}</translation>
    </message>
    <message>
        <source>{name} cannot take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} non può prendere il pozzo.</translation>
    </message>
    <message>
        <source>blocks {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>blocca {partner}</translation>
    </message>
    <message>
        <source>It scores {points} points.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Conta {points} punti.</translation>
    </message>
    <message>
        <source>{kind}: {points} in place of {have}</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas
{points}: points in figures: 1,985
{have}: points in figures that there are: 75</extracomment><translation>{kind}: {points} invece di {have}</translation>
    </message>
    <message>
        <source>The wild card costs bonus points.</source>
        <translation>La matta costa punti di premio.</translation>
    </message>
    <message numerus="yes">
        <source>{name} could take {number_word} card(s).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{number_word}: a number in words: three</extracomment><translation>
            <numerusform>{name} potrebbe prendere {number_word} carta.</numerusform>
            <numerusform>{name} potrebbe prendere {number_word} carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feeds their {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Si attacca alla loro scala {sequence}</translation>
    </message>
    <message>
        <source>feeds them</source>
        <translation>serve a loro</translation>
    </message>
    <message>
        <source>Feeds their {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Si attacca {ranks} degli avversari</translation>
    </message>
    <message>
        <source>feeds {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>si attacca {ranks}</translation>
    </message>
    <message>
        <source>{name} holds {counted} from the pile</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} ha {counted} dal pozzo</translation>
    </message>
    <message>
        <source>{name} could use another one.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} può usarne un’altra.</translation>
    </message>
    <message>
        <source>{name} has one</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ne ha una</translation>
    </message>
    <message>
        <source>Opens the pile for {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>Apre il pozzo a {partner}</translation>
    </message>
    <message>
        <source>{name} holds {counted} from the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} ha {counted} dal pozzo.</translation>
    </message>
    <message>
        <source>opens the pile</source>
        <translation>apre il pozzo</translation>
    </message>
    <message>
        <source>Leaves you one card: no canasta yet</source>
        <translation>Ti lascia una carta: ancora nessuna canasta</translation>
    </message>
    <message>
        <source>Leaves you one card: too few canastas</source>
        <translation>Ti lascia una carta: troppo poche canaste</translation>
    </message>
    <message>
        <source>Your side cannot go out yet.</source>
        <translation>La tua squadra non può ancora chiudere.</translation>
    </message>
    <message>
        <source>Breaks up your three {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Spezza il tuo tris di {ranks}</translation>
    </message>
    <message>
        <source>You keep two of them.</source>
        <translation>Te ne restano due.</translation>
    </message>
    <message>
        <source>Breaks up your pair of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Spezza la tua coppia di {ranks}</translation>
    </message>
    <message>
        <source>You keep one of them.</source>
        <translation>Te ne resta una.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <translation>
            <numerusform>Prende %n carta</numerusform>
            <numerusform>Prende %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): a meld of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Prende %n carta: una combinazione di {ranks}</numerusform>
            <numerusform>Prende %n carte: una combinazione di {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s) with {with_cards}: a meld of {ranks}</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Prende %n carta con {with_cards}: una combinazione di {ranks}</numerusform>
            <numerusform>Prende %n carte con {with_cards}: una combinazione di {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): then {count} in the meld of {ranks}</source>
        <extracomment>{count}: a number in figures: 3
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Prende %n carta: poi {count} nella combinazione di {ranks}</numerusform>
            <numerusform>Prende %n carte: poi {count} nella combinazione di {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Pura</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Sporca</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rossa</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nera</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Matte</translation>
    </message>
    <message>
        <source>Complete a natural canasta</source>
        <translation>Completa una canasta pura</translation>
    </message>
    <message>
        <source>Complete a mixed canasta</source>
        <translation>Completa una canasta sporca</translation>
    </message>
    <message>
        <source>Complete a red canasta</source>
        <translation>Completa una canasta rossa</translation>
    </message>
    <message>
        <source>Complete a black canasta</source>
        <translation>Completa una canasta nera</translation>
    </message>
    <message>
        <source>Complete a sequence canasta</source>
        <translation>Completa una canasta di scala</translation>
    </message>
    <message>
        <source>Complete a wild canasta</source>
        <translation>Completa una canasta di matte</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <comment>short</comment>
        <translation>Prendi il pozzo</translation>
    </message>
    <message>
        <source>not enough to open</source>
        <translation>non basta per aprire</translation>
    </message>
    <message>
        <source>With the selected cards: {points} of {need}.</source>
        <extracomment>{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>Con le carte selezionate: {points} di {need}.</translation>
    </message>
    <message>
        <source>{more} short.</source>
        <extracomment>{more}: points in figures that are missing: 5</extracomment><translation>Ne mancano {more}.</translation>
    </message>
    <message>
        <source>{more} short. For example, add {ways}.</source>
        <extracomment>{more}: points in figures that are missing: 5
{ways}: cards that would be enough, joined by “or”: 2♣ or a seven</extracomment><translation>Ne mancano {more}. Per esempio aggiungi {ways}.</translation>
    </message>
    <message>
        <source>Enough to open.</source>
        <translation>Basta per aprire.</translation>
    </message>
    <message>
        <source>{card} to the {ranks}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{card} {ranks}</translation></message>
    <message>
        <source>never taken in this game</source>
        <translation>in questo gioco non si prende mai</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Congelato</translation>
    </message>
    <message>
        <source>until a side opens</source>
        <translation>finché una squadra non apre</translation>
    </message>
    <message>
        <source>until you open</source>
        <translation>finché non apri</translation>
    </message>
    <message>
        <source>now the stock</source>
        <translation>ora è il mazzo</translation>
    </message>
    <message>
        <source>just taken</source>
        <translation>appena preso</translation>
    </message>
    <message>
        <source>take it with a natural pair</source>
        <translation>si prende con una coppia naturale</translation>
    </message>
    <message>
        <source>open from your hand first</source>
        <translation>prima apri dalla mano</translation>
    </message>
    <message>
        <source>blocked by a wild card</source>
        <translation>bloccato da una matta</translation>
    </message>
    <message>
        <source>blocked by a black three</source>
        <translation>bloccato da un tre nero</translation>
    </message>
    <message>
        <source>blocked by a red three</source>
        <translation>bloccato da un tre rosso</translation>
    </message>
    <message>
        <source>{points} melded</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} calati</translation>
    </message>
    <message>
        <source>{points}: no canasta yet</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points}: ancora nessuna canasta</translation>
    </message>
    <message>
        <source>Only the top card, added to {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Solo la carta in cima, attaccata a {sequence}</translation>
    </message>
    <message>
        <source>With {cards}: added to {sequence}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Con {cards}: attaccate a {sequence}</translation>
    </message>
    <message>
        <source>Only the top card, added to your {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Solo la carta in cima, attaccata {ranks}</translation>
    </message>
    <message>
        <source>With {cards}: added to your {ranks}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Con {cards}: attaccate {ranks}</translation>
    </message>
    <message numerus="yes">
        <source>With {cards}: a new meld of %n card(s)</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>Con {cards}: nuova combinazione di %n carta</numerusform>
            <numerusform>Con {cards}: nuova combinazione di %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Your answer is binding: after a yes {name} must go out this turn, after a no {name} cannot.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>La tua risposta vincola: con un sì {name} deve chiudere in questo turno, con un no {name} non può.</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Il tuo compagno</translation>
    </message>
    <message>
        <source>No, play on.</source>
        <translation>No, continua.</translation>
    </message>
    <message>
        <source>Yes, go out.</source>
        <translation>Sì, chiudi.</translation>
    </message>
    <message>
        <source>I’m out!</source>
        <translation>Ho chiuso.</translation>
    </message>
    <message>
        <source>One meld must have three natural cards.</source>
        <translation>Una combinazione deve avere tre carte naturali.</translation>
    </message>
    <message>
        <source>It holds no wild cards.</source>
        <translation>Non contiene matte.</translation>
    </message>
    <message>
        <source>A complete canasta is enough.</source>
        <translation>Basta una canasta completa.</translation>
    </message>
    <message>
        <source>Take the pile: {where}</source>
        <extracomment>{where}: cards and the end they go to: 4♥ below 5♥–9♥</extracomment><translation>Prendi il pozzo: {where}</translation>
    </message>
    <message>
        <source>{label} · {points} of {need}</source>
        <extracomment>{label}: the name of a meld, after a colon: aces
{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>{label} · {points} di {need}</translation>
    </message>
    <message>
        <source>Discard and end your turn</source>
        <translation>Scarta e finisci il turno</translation>
    </message>
    <message>
        <source>Discard and go out</source>
        <translation>Scarta e chiudi</translation>
    </message>
    <message>
        <source>Meld and go out</source>
        <translation>Cala e chiudi</translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Metti in tavola {cards}</translation>
    </message>
    <message>
        <source>Combine melds</source>
        <translation>Unisci le combinazioni</translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>Di nuovo in mano</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile (%n card(s))</source>
        <translation>
            <numerusform>Prendi il pozzo (%n carta)</numerusform>
            <numerusform>Prendi il pozzo (%n carte)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Prendi il pozzo</translation>
    </message>
    <message>
        <source>Complete the canasta: {where}</source>
        <extracomment>{where}: cards and the end they go to: 4♥ below 5♥–9♥</extracomment><translation>Completa la canasta: {where}</translation>
    </message>
    <message>
        <source>Red three on a canasta +{points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Tre rosso su una canasta +{points}</translation>
    </message>
    <message>
        <source>Add to this meld</source>
        <translation>Attacca qui</translation>
    </message>
    <message>
        <source>Red three on your {ranks} +{points}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{points}: points in figures: 1,985</extracomment><translation>Tre rosso attaccato {ranks} +{points}</translation>
    </message>
    <message>
        <source>{name} took {counted} with the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} ha preso {counted} con il pozzo.</translation>
    </message>
    <message>
        <source>I took {counted} with the pile.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Ho preso {counted} con il pozzo.</translation>
    </message>
    <message>
        <source>{ranks} {count} of {need}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{ranks} {count} di {need}</translation>
    </message>
    <message>
        <source>{name} holds {counted}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} ha {counted}</translation>
    </message>
    <message>
        <source>Out: {list}.</source>
        <extracomment>{list}: titles in a row, after a colon: Direction of play · Equal scores</extracomment><translation>Uscite: {list}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>Keep one card: your side has no canasta yet.</source>
        <translation>Tieni una carta: la tua squadra non ha ancora una canasta.</translation>
    </message>
    <message>
        <source>Keep two cards, one to discard and one to hold: your side has no canasta yet.</source>
        <translation>Tieni due carte, una da scartare e una da tenere: la tua squadra non ha ancora una canasta.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot go out yet: you need %n canasta(s) and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Non puoi ancora chiudere: ti serve %n canasta e ne hai {have}.</numerusform>
            <numerusform>Non puoi ancora chiudere: ti servono %n canaste e ne hai {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n natural</source>
        <translation>
            <numerusform>%n pura</numerusform>
            <numerusform>%n pure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n rossa</numerusform>
            <numerusform>%n rosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed</source>
        <translation>
            <numerusform>%n sporca</numerusform>
            <numerusform>%n sporche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n nera</numerusform>
            <numerusform>%n nere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence</source>
        <translation>
            <numerusform>%n di scala</numerusform>
            <numerusform>%n di scala</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild</source>
        <translation>
            <numerusform>%n di matte</numerusform>
            <numerusform>%n di matte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of sevens</source>
        <translation>
            <numerusform>%n di sette</numerusform>
            <numerusform>%n di sette</numerusform>
        </translation>
    </message>
    <message>
        <source>Select the card to discard first.</source>
        <translation>Prima seleziona la carta da scartare.</translation>
    </message>
    <message>
        <source>The wild card on top blocks the pile this turn.</source>
        <translation>La matta in cima blocca il pozzo in questo turno.</translation>
    </message>
    <message>
        <source>The black three blocks the pile this turn.</source>
        <translation>Il tre nero blocca il pozzo in questo turno.</translation>
    </message>
    <message>
        <source>The red three blocks the pile this turn.</source>
        <translation>Il tre rosso blocca il pozzo in questo turno.</translation>
    </message>
    <message>
        <source>At your score you must open with a natural canasta or better.</source>
        <translation>Con il tuo punteggio devi aprire con una canasta pura o migliore.</translation>
    </message>
    <message>
        <source>An ace or seven cannot start the pile unless you hold no other natural card.</source>
        <translation>Un asso o un sette può iniziare il pozzo solo se non hai altre carte naturali.</translation>
    </message>
    <message>
        <source>You can discard a wild card only if you hold no natural card.</source>
        <translation>Puoi scartare una matta solo se non hai carte naturali.</translation>
    </message>
    <message>
        <source>You can discard a three only as your last card. Select another one.</source>
        <translation>Puoi scartare un tre solo come ultima carta. Selezionane un’altra.</translation>
    </message>
    <message>
        <source>An initial meld holds no wild cards in this game.</source>
        <translation>In questo gioco l’apertura non contiene matte.</translation>
    </message>
    <message>
        <source>Black threes are never melded in this game.</source>
        <translation>In questo gioco i tre neri non si calano mai.</translation>
    </message>
    <message>
        <source>A red three goes on one of your canastas, one on each.</source>
        <translation>Un tre rosso va su una delle tue canaste, uno su ognuna.</translation>
    </message>
    <message>
        <source>These are {ranks}: only {ranks} and wild cards fit here.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Qui ci sono {ranks}: vanno bene solo {ranks} e matte.</translation>
    </message>
    <message>
        <source>These are {ranks}: only {ranks} fit here.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Qui ci sono {ranks}: vanno bene solo {ranks}.</translation>
    </message>
    <message>
        <source>A sequence takes no wild cards.</source>
        <translation>Una scala non accetta matte.</translation>
    </message>
    <message>
        <source>no wild cards</source>
        <translation>senza matte</translation>
    </message>
    <message>
        <source>only on a canasta</source>
        <translation>solo su una canasta</translation>
    </message>
    <message>
        <source>Only {card} can go below {end}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{end}: the card at an end of a sequence, after below or above: 5♥</extracomment><translation>Sotto {end} può andare solo {card}.</translation>
    </message>
    <message>
        <source>Only {card} can go above {end}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{end}: the card at an end of a sequence, after below or above: 5♥</extracomment><translation>Sopra {end} può andare solo {card}.</translation>
    </message>
    <message>
        <source>Only {below} can go below {low}, and only {above} above {high}.</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{low}: the lowest card of a sequence: 5♥
{above}: cards as signs that go above a sequence: 10♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>Sotto {low} può andare solo {below}, e sopra {high} solo {above}.</translation>
    </message>
    <message>
        <source>{below} below and {above} above {sequence}</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{above}: cards as signs that go above a sequence: 10♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{below} sotto e {above} sopra {sequence}</translation>
    </message>
    <message>
        <source>{below} below {sequence}</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{below} sotto {sequence}</translation>
    </message>
    <message>
        <source>{above} above {sequence}</source>
        <extracomment>{above}: cards as signs that go above a sequence: 10♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{above} sopra {sequence}</translation>
    </message>
    <message>
        <source>lower end of the sequence from {low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>capo inferiore della scala da {low} a {high}</translation>
    </message>
    <message>
        <source>upper end of the sequence from {low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>capo superiore della scala da {low} a {high}</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Si danno le carte.</translation>
    </message>
    <message>
        <source>You asked.</source>
        <translation>Hai chiesto.</translation>
    </message>
    <message>
        <source>{name} decides whether you go out.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} decide se puoi chiudere.</translation>
    </message>
    <message>
        <source>Going out now leaves you with {left} in hand; they hold {held}.</source>
        <extracomment>{left}: points, the subject: 165 points
{held}: a number of cards, the object: 11 cards</extracomment><translation>Chiudere ora ti lascia {left} in mano; loro hanno {held}.</translation>
    </message>
    <message>
        <source>{name} asks you.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ti chiede.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>{counted}, and not one wild card among them.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted}, e nemmeno una matta.</translation>
    </message>
    <message>
        <source>{name}’s turn.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Tocca a {name}.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>In pausa.</translation>
    </message>
    <message>
        <source>Pass the computer to {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Passa il computer a {name}.</translation>
    </message>
    <message>
        <source>{name}: press Enter to see your cards.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}: premi Invio per vedere le tue carte.</translation>
    </message>
    <message>
        <source>Melded so far: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Calato finora: {cards}.</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>Un bot gioca per te.</translation>
    </message>
    <message>
        <source>Click the felt to skip.</source>
        <translation>Fai clic sul panno per saltare.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La mano è finita.</translation>
    </message>
    <message>
        <source>Nobody went out.</source>
        <translation>Nessuno ha chiuso.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Hai chiuso.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ha chiuso.</translation>
    </message>
    <message>
        <source>Cut the cards for the deal.</source>
        <translation>Taglia le carte per la distribuzione.</translation>
    </message>
    <message>
        <source>Choose the packet to keep as your foot.</source>
        <translation>Scegli il mazzetto da tenere come piede.</translation>
    </message>
    <message>
        <source>Draw, or open from your hand and take the pile.</source>
        <translation>Pesca, oppure apri dalla mano e prendi il pozzo.</translation>
    </message>
    <message numerus="yes">
        <source>Drop on a highlighted place, or press Esc to put the card(s) back.</source>
        <translation>
            <numerusform>Lasciala su un posto evidenziato o premi Esc per rimettere a posto la carta.</numerusform>
            <numerusform>Lasciale su un posto evidenziato o premi Esc per rimettere a posto le carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Selezionate: {cards}.</translation>
    </message>
    <message>
        <source>Selected: {cards} ({points}).</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{points}: points in figures: 1,985</extracomment><translation>Selezionate: {cards} ({points}).</translation>
    </message>
    <message>
        <source>You hold a straight: meld it all for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Hai una scala completa: calala tutta per {points} punti, o continua a giocare.</translation>
    </message>
    <message>
        <source>You hold seven pairs: meld them for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Hai sette coppie: calale per {points} punti, o continua a giocare.</translation>
    </message>
    <message>
        <source>You hold a garbage hand: meld it for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Hai una mano spazzatura: calala per {points} punti, o continua a giocare.</translation>
    </message>
    <message>
        <source>Meld if you like, then discard one card.</source>
        <translation>Cala, se vuoi, poi scarta una carta.</translation>
    </message>
    <message>
        <source>You can lay out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Puoi mettere in tavola {counted}.</translation>
    </message>
    <message>
        <source>You can go out with the cards you hold, or play on.</source>
        <translation>Puoi chiudere con le carte che hai, o continuare a giocare.</translation>
    </message>
    <message>
        <source>You can go out: discard your last card.</source>
        <translation>Puoi chiudere: scarta la tua ultima carta.</translation>
    </message>
    <message>
        <source>You can go out: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Puoi chiudere: {move}.</translation>
    </message>
    <message>
        <source>{name} said yes: go out this turn.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ha detto di sì: chiudi in questo turno.</translation>
    </message>
    <message>
        <source>{name} said yes. Go out: {move}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{move}: a move, after a colon: discard 9♣</extracomment><translation>{name} ha detto di sì. Chiudi: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile.</source>
        <translation>
            <numerusform>Pesca una carta o prendi il pozzo.</numerusform>
            <numerusform>Pesca %n carte o prendi il pozzo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile with {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>Pesca una carta o prendi il pozzo con {cards}.</numerusform>
            <numerusform>Pesca %n carte o prendi il pozzo con {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile onto your {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Pesca una carta o prendi il pozzo attaccando la carta in cima {ranks}.</numerusform>
            <numerusform>Pesca %n carte o prendi il pozzo attaccando la carta in cima {ranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty: take the pile with {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Il mazzo è esaurito: prendi il pozzo con {cards}.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile onto your {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Il mazzo è esaurito: prendi il pozzo attaccando la carta in cima {ranks}.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile, or the round ends.</source>
        <translation>Il mazzo è esaurito: prendi il pozzo o la mano finisce.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile with {cards}, or the round ends.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Il mazzo è esaurito: prendi il pozzo con {cards} o la mano finisce.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile onto your {ranks}, or the round ends.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Il mazzo è esaurito: prendi il pozzo attaccando la carta in cima {ranks} o la mano finisce.</translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards).</source>
        <translation>
            <numerusform>Pesca una carta.</numerusform>
            <numerusform>Pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {more} more, or take the cards back.</source>
        <extracomment>{more}: points in figures that are missing: 5</extracomment><translation>Servono ancora {more}, oppure riprendi le carte.</translation>
    </message>
    <message>
        <source>Meld and go out, or take the cards back.</source>
        <translation>Cala e chiudi, o riprendi le carte.</translation>
    </message>
    <message>
        <source>Meld, or take the cards back.</source>
        <translation>Cala, o riprendi le carte.</translation>
    </message>
    <message>
        <source>{points} of {need} points.</source>
        <extracomment>{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>{points} di {need} punti.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n punto.</numerusform>
            <numerusform>%n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished natural meld</source>
        <translation>Combinazione pura incompleta</translation>
    </message>
    <message>
        <source>Unfinished wild meld</source>
        <translation>Combinazione di matte incompleta</translation>
    </message>
    <message>
        <source>Melds without a canasta</source>
        <translation>Combinazioni senza canasta</translation>
    </message>
    <message>
        <source>Red threes in hand</source>
        <translation>Tre rossi in mano</translation>
    </message>
    <message>
        <source>Short sequence</source>
        <translation>Scala corta</translation>
    </message>
    <message>
        <source>To go out: {needs}.</source>
        <extracomment>{needs}: what going out still takes, a list: 1 canasta; no threes in hand</extracomment><translation>Per chiudere: {needs}.</translation>
    </message>
    <message>
        <source>no threes in any hand of your side</source>
        <translation>nessun tre nelle mani della tua squadra</translation>
    </message>
    <message>
        <source>no threes in hand</source>
        <translation>nessun tre in mano</translation>
    </message>
    <message>
        <source>a turn of {name} from the foot</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>un turno di {name} dal piede</translation>
    </message>
    <message>
        <source>a turn from your foot</source>
        <translation>un turno dal tuo piede</translation>
    </message>
    <message numerus="yes">
        <source>%n more canasta(s)</source>
        <translation>
            <numerusform>ancora %n canasta</numerusform>
            <numerusform>ancora %n canaste</numerusform>
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
        <translation>Tre in mano</translation>
    </message>
    <message>
        <source>You can take a frozen pile only with a natural pair from your hand.</source>
        <translation>Un pozzo congelato si prende solo con una coppia naturale della tua mano.</translation>
    </message>
    <message>
        <source>A blocked pile cannot be taken until another card covers it.</source>
        <translation>Un pozzo bloccato non si può prendere finché un’altra carta non lo copre.</translation>
    </message>
    <message>
        <source>Jokers and twos are wild: they stand for other cards. ★ shows how many a meld has.</source>
        <translation>Jolly e pinelle sono matte: sostituiscono altre carte. ★ mostra quante ne ha una combinazione.</translation>
    </message>
    <message>
        <source>The initial meld of a side must reach this minimum.</source>
        <translation>L’apertura di una squadra deve raggiungere questo minimo.</translation>
    </message>
    <message>
        <source>Threes laid out here count by themselves, apart from melds.</source>
        <translation>I tre messi qui contano per conto loro, non con le combinazioni.</translation>
    </message>
    <message>
        <source>To take the pile, you must use its top card at once.</source>
        <translation>Per prendere il pozzo devi usare subito la carta in cima.</translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 4</numerusform>
            <numerusform>{number_word} 4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 4</numerusform>
            <numerusform>{number_word} 4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 5</numerusform>
            <numerusform>{number_word} 5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 5</numerusform>
            <numerusform>{number_word} 5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 6</numerusform>
            <numerusform>{number_word} 6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 6</numerusform>
            <numerusform>{number_word} 6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 7</numerusform>
            <numerusform>{number_word} 7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 7</numerusform>
            <numerusform>{number_word} 7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 8</numerusform>
            <numerusform>{number_word} 8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 8</numerusform>
            <numerusform>{number_word} 8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 9</numerusform>
            <numerusform>{number_word} 9</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 9</numerusform>
            <numerusform>{number_word} 9</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 10</numerusform>
            <numerusform>{number_word} 10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 10</numerusform>
            <numerusform>{number_word} 10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un fante</numerusform>
            <numerusform>{number_word} fanti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un fante</numerusform>
            <numerusform>{number_word} fanti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una donna</numerusform>
            <numerusform>{number_word} donne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una donna</numerusform>
            <numerusform>{number_word} donne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un re</numerusform>
            <numerusform>{number_word} re</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un re</numerusform>
            <numerusform>{number_word} re</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un asso</numerusform>
            <numerusform>{number_word} assi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un asso</numerusform>
            <numerusform>{number_word} assi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una pinella</numerusform>
            <numerusform>{number_word} pinelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una pinella</numerusform>
            <numerusform>{number_word} pinelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un jolly</numerusform>
            <numerusform>{number_word} jolly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un jolly</numerusform>
            <numerusform>{number_word} jolly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 nero</numerusform>
            <numerusform>{number_word} 3 neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 nero</numerusform>
            <numerusform>{number_word} 3 neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 rosso</numerusform>
            <numerusform>{number_word} 3 rossi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 rosso</numerusform>
            <numerusform>{number_word} 3 rossi</numerusform>
        </translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after to</comment>
        <translation>ai 4</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after of</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after to</comment>
        <translation>ai 5</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after of</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after to</comment>
        <translation>ai 6</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after of</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after to</comment>
        <translation>ai 7</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after of</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after to</comment>
        <translation>agli 8</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after of</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after to</comment>
        <translation>ai 9</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after of</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after to</comment>
        <translation>ai 10</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after of</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after to</comment>
        <translation>ai fanti</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after of</comment>
        <translation>fanti</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after to</comment>
        <translation>alle donne</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after of</comment>
        <translation>donne</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after to</comment>
        <translation>ai re</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after of</comment>
        <translation>re</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after to</comment>
        <translation>agli assi</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after of</comment>
        <translation>assi</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after to</comment>
        <translation>alle pinelle</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after of</comment>
        <translation>pinelle</translation>
    </message>
    <message>
        <source>jokers</source>
        <comment>after to</comment>
        <translation>ai jolly</translation>
    </message>
    <message>
        <source>jokers</source>
        <comment>after of</comment>
        <translation>jolly</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>after to</comment>
        <translation>ai 3 neri</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>after of</comment>
        <translation>3 neri</translation>
    </message>
    <message>
        <source>red threes</source>
        <comment>after to</comment>
        <translation>ai 3 rossi</translation>
    </message>
    <message>
        <source>red threes</source>
        <comment>after of</comment>
        <translation>3 rossi</translation>
    </message>
    <message numerus="yes">
        <source>drew (a card/{number_word} cards)</source>
        <comment>after a name</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>pesca una carta</numerusform>
            <numerusform>pesca {number_word} carte</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>after a name</comment>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>scarta {card}</translation>
    </message>
    <message>
        <source>**froze the pile**</source>
        <comment>after a name</comment>
        <translation>**congela il pozzo**</translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>prende il pozzo (%n carta) con {cards}</numerusform>
            <numerusform>prende il pozzo (%n carte) con {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>prende il pozzo (%n carta)</numerusform>
            <numerusform>prende il pozzo (%n carte)</numerusform>
        </translation>
    </message>
    <message>
        <source>melded {melds}</source>
        <comment>after a name</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>cala {melds}</translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after a name</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>
            <numerusform>**apre con %n punto** ({melds})</numerusform>
            <numerusform>**apre con %n punti** ({melds})</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>attacca {cards}</translation>
    </message>
    <message>
        <source>completed {canastas}</source>
        <comment>after a name</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>completa {canastas}</translation>
    </message>
    <message>
        <source>combined two melds of {ranks}</source>
        <comment>after a name</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>unisce due combinazioni di {ranks}</translation>
    </message>
    <message>
        <source>combined two melds</source>
        <comment>after a name</comment>
        <translation>unisce due combinazioni</translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>mette in tavola {cards}</translation>
    </message>
    <message>
        <source>set {cards} aside</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>mette da parte {cards}</translation>
    </message>
    <message>
        <source>asked {asked}: “May I go out?”</source>
        <comment>after a name</comment>
        <extracomment>{asked}: the name of the player who was asked, the object: Anton</extracomment><translation>chiede a {asked}: “Posso chiudere?”</translation>
    </message>
    <message>
        <source>said yes</source>
        <comment>after a name</comment>
        <translation>dice di sì</translation>
    </message>
    <message>
        <source>said no</source>
        <comment>after a name</comment>
        <translation>dice di no</translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>alza %n carta dal mazzo</numerusform>
            <numerusform>alza %n carte dal mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>alza %n carta dal mazzo e **ottiene il premio**</numerusform>
            <numerusform>alza %n carte dal mazzo e **ottiene il premio**</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>prende %n carta delle ali</numerusform>
            <numerusform>prende %n carte delle ali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after a name</comment>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>
            <numerusform>**cala {hand}** per %n punto</numerusform>
            <numerusform>**cala {hand}** per %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>**went out**</source>
        <comment>after a name</comment>
        <translation>**chiude**</translation>
    </message>
    <message>
        <source>**went out concealed**</source>
        <comment>after a name</comment>
        <translation>**chiude in mano**</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
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
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
</context>
</TS>
