<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name />
    <message>
        <source>{name} did not take the pile. The cards that explain it are hidden.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} n’a pas pris le pot. Les cartes qui l’expliquent sont cachées.</translation>
    </message>
    <message>
        <source>It was the only legal move.</source>
        <translation>C’était le seul coup permis.</translation>
    </message>
    <message>
        <source>It is your only legal move.</source>
        <translation>C’est votre seul coup permis.</translation>
    </message>
    <message>
        <source>This is a random choice.</source>
        <translation>C’est un choix au hasard.</translation>
    </message>
    <message>
        <source>{name} cannot take the pile with the cards in hand.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ne peut pas prendre le pot avec les cartes en main.</translation>
    </message>
    <message>
        <source>You cannot take the pile with the cards in your hand.</source>
        <translation>Vous ne pouvez pas prendre le pot avec les cartes en main.</translation>
    </message>
    <message>
        <source>The pile ({pile}) would cost more than it brings.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Le pot ({pile}) coûterait plus qu’il ne rapporte.</translation>
    </message>
    <message>
        <source>The pile ({pile}) costs no card from the hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Le pot ({pile}) ne coûte aucune carte de la main.</translation>
    </message>
    <message>
        <source>The pile ({pile}) costs only a natural pair.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Le pot ({pile}) ne coûte qu’une paire naturelle.</translation>
    </message>
    <message>
        <source>The pile ({pile}) is worth a wild card.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Le pot ({pile}) vaut bien une volante.</translation>
    </message>
    <message>
        <source>It opens and brings the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Ce coup ouvre et rapporte le pot ({pile}).</translation>
    </message>
    <message>
        <source>That makes {points} points – enough to open.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Cela fait {points} points, assez pour ouvrir.</translation>
    </message>
    <message>
        <source>This completes a canasta.</source>
        <translation>Ce coup complète une canasta.</translation>
    </message>
    <message numerus="yes">
        <source>On the table (it/they) (scores/score) {points} points; in the hand (it/they) (costs/cost) {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Sur la table, cela rapporte {points} points ; en main, cela en coûterait {points}.</numerusform>
            <numerusform>Sur la table, cela rapporte {points} points ; en main, cela en coûterait {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the table (it/they) (scores/score) {points} points; in your hand (it/they) (costs/cost) {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Sur la table, cela rapporte {points} points ; dans votre main, cela en coûterait {points}.</numerusform>
            <numerusform>Sur la table, cela rapporte {points} points ; dans votre main, cela en coûterait {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock.</source>
        <translation>
            <numerusform>Il ne reste que %n carte au talon.</numerusform>
            <numerusform>Il ne reste que %n cartes au talon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock, and cards in your hand cost points.</source>
        <translation>
            <numerusform>Il ne reste que %n carte au talon, et les cartes dans votre main coûtent des points.</numerusform>
            <numerusform>Il ne reste que %n cartes au talon, et les cartes dans votre main coûtent des points.</numerusform>
        </translation>
    </message>
    <message>
        <source>That ends the round.</source>
        <translation>Cela met fin à la manche.</translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but {partner} still holds %n card(s).</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>
            <numerusform>Sortir est possible, mais {partner} a encore %n carte.</numerusform>
            <numerusform>Sortir est possible, mais {partner} a encore %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but you still hold %n card(s).</source>
        <translation>
            <numerusform>Sortir est possible, mais vous avez encore %n carte.</numerusform>
            <numerusform>Sortir est possible, mais vous avez encore %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out pays, even with {points} points left in the hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Sortir rapporte, même avec {points} points restés en main.</translation>
    </message>
    <message>
        <source>Going out pays, even with the points left in the hand.</source>
        <translation>Sortir rapporte, même avec les points restés en main.</translation>
    </message>
    <message>
        <source>Going out pays, even with {points} points left in your hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Sortir rapporte, même avec {points} points restés dans votre main.</translation>
    </message>
    <message>
        <source>Going out now would leave {points} points in the hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Sortir maintenant laisserait {points} points en main.</translation>
    </message>
    <message>
        <source>Playing on seemed to be worth more points.</source>
        <translation>Continuer semblait rapporter plus de points.</translation>
    </message>
    <message>
        <source>Going out now would leave {points} points in your hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Sortir maintenant laisserait {points} points dans votre main.</translation>
    </message>
    <message>
        <source>{next} is unlikely to take the pile ({pile}).</source>
        <extracomment>{next}: the next player's name, the subject: Clara
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{next} ne prendra sans doute pas le pot ({pile}).</translation>
    </message>
    <message>
        <source>You are unlikely to take the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Vous ne prendrez sans doute pas le pot ({pile}).</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but no other discard is better.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Le pot ({pile}) est en danger, mais aucune autre défausse n’est meilleure.</translation>
    </message>
    <message>
        <source>It blocks the pile ({pile}) for one turn.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Cela bloque le pot ({pile}) pour un tour.</translation>
    </message>
    <message>
        <source>It freezes the pile ({pile}): only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Cela gèle le pot ({pile}) : on ne le prend qu’avec une paire naturelle.</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} n’a pas vu le pot ({pile}).</translation>
    </message>
    <message>
        <source>{name} overlooked a meld on the table.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} n’a pas vu une combinaison sur la table.</translation>
    </message>
    <message>
        <source>{name} forgot that {holder} holds {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{holder}: a player's name, the subject: Clara
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} a oublié ce que tient {holder} : {counted}.</translation>
    </message>
    <message>
        <source>{name} forgot that you hold {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} a oublié que vous avez {counted}.</translation>
    </message>
    <message>
        <source>{name} thought that {next} would not take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{next}: the next player's name, the subject: Clara
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Selon {name}, {next} ne prendrait pas le pot ({pile}).</translation>
    </message>
    <message>
        <source>{name} thought that you would not take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} croyait que vous ne prendriez pas le pot ({pile}).</translation>
    </message>
    <message>
        <source>{name} saw no better discard.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ne voyait pas de meilleure défausse.</translation>
    </message>
    <message>
        <source>{name} saw a way to take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} voyait un moyen de prendre le pot ({pile}).</translation>
    </message>
    <message>
        <source>{name} discards low cards first.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} défausse d’abord les petites cartes.</translation>
    </message>
    <message>
        <source>{why} You can play, but this game is not saved yet.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Vous pouvez jouer, mais cette partie n’est pas encore enregistrée.</translation>
    </message>
    <message>
        <source>“{file}” cannot be continued and stays as it is. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>« {file} » ne peut pas être repris et reste tel quel. {why}</translation>
    </message>
    <message>
        <source>Unknown players in this game: {names}. Standard plays in their place.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Joueurs inconnus dans cette partie : {names}. Standard joue à leur place.</translation>
    </message>
    <message>
        <source>{level} does not answer. A simpler bot plays for now.</source>
        <extracomment>{level}: a level: standard</extracomment><translation>{level} ne répond pas. Un bot plus simple joue pour le moment.</translation>
    </message>
    <message>
        <source>{level} is back and plays on.</source>
        <extracomment>{level}: a level: standard</extracomment><translation>{level} est de retour et reprend le jeu.</translation>
    </message>
    <message>
        <source>The adviser does not answer. A simpler bot gives the hints for now.</source>
        <translation>Le conseiller ne répond pas. Un bot plus simple donne les indices pour le moment.</translation>
    </message>
    <message>
        <source>The adviser is back.</source>
        <translation>Le conseiller est de retour.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Melds at once, misses piles, discards low cards.</source>
        <translation>Pose aussitôt, oublie des pots, défausse les petites cartes.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Melds hastily and misses what others are doing.</source>
        <translation>Pose à la hâte et ne voit pas ce que font les autres.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Knows the game, but forgets and misses things.</source>
        <translation>Connaît le jeu, mais oublie et laisse passer des choses.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>level</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Solid and steady; plays by rules of thumb.</source>
        <translation>Solide et régulier, selon les règles d’usage.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Looks a turn ahead and counts the cards.</source>
        <translation>Voit un tour d’avance et compte les cartes.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Weighs hundreds of possible hands at every move.</source>
        <translation>Évalue à chaque coup des centaines de mains possibles.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Mieux : {move}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>The game you left is under Continue.</source>
        <translation>Vous retrouvez la partie quittée sous « Continuer ».</translation>
    </message>
    <message>
        <source>Result copied.</source>
        <translation>Résultat copié.</translation>
    </message>
    <message>
        <source>Game paused.</source>
        <translation>Partie en pause.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Based on: {source}</source>
        <comment>source</comment>
        <extracomment>{source}: the text that rules follow, after a colon: Rules of Classic Canasta</extracomment><translation>Source : {source}</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n jeu de cartes</numerusform>
            <numerusform>%n jeux de cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>packets of {number} and {count} cards</source>
        <extracomment>{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>paquets de {number} et {count} cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carte chacun</numerusform>
            <numerusform>%n cartes chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the foot</source>
        <translation>
            <numerusform>%n carte au pied</numerusform>
            <numerusform>%n cartes au pied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <translation>
            <numerusform>%n piochée par tour</numerusform>
            <numerusform>%n piochées par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) to go out</source>
        <translation>
            <numerusform>%n canasta pour sortir</numerusform>
            <numerusform>%n canastas pour sortir</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n paire</numerusform>
            <numerusform>%n paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of three</source>
        <translation>
            <numerusform>%n équipe de trois</numerusform>
            <numerusform>%n équipes de trois</numerusform>
        </translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>En face</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Place {n}</translation>
    </message>
    <message>
        <source>{why} You can play, but not all of it is saved.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Vous pouvez jouer, mais tout n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Les 3</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>3 rouges</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>canasta</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <translation>canasta pure</translation>
    </message>
    <message>
        <source>Your side can go out.</source>
        <translation>Votre camp peut sortir.</translation>
    </message>
    <message>
        <source>Sound needs {package}. Install it with: {command}</source>
        <extracomment>{package}: the name of a program library: miniaudio
{command}: what to type in a terminal, after a colon: pip install miniaudio</extracomment><translation>Le son demande {package}. Installez-le avec : {command}</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <translation>Aucun périphérique audio trouvé.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Aussi bon</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Jouable</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Coûteux</translation>
    </message>
    <message>
        <source>A gift</source>
        <translation>Un cadeau</translation>
    </message>
    <message>
        <source>That is the best move.</source>
        <translation>C’est le meilleur coup.</translation>
    </message>
    <message>
        <source>That is as good as the best move.</source>
        <translation>C’est aussi bon que le meilleur coup.</translation>
    </message>
    <message>
        <source>Another move is a little better.</source>
        <translation>Un autre coup est un peu meilleur.</translation>
    </message>
    <message>
        <source>Another move is better.</source>
        <translation>Un autre coup est meilleur.</translation>
    </message>
    <message>
        <source>Another move is much better.</source>
        <translation>Un autre coup est bien meilleur.</translation>
    </message>
    <message>
        <source>This answer could not be evaluated.</source>
        <translation>Cette réponse n’a pas pu être évaluée.</translation>
    </message>
    <message>
        <source>That beats the best move found so far.</source>
        <translation>C’est mieux que le coup connu jusqu’ici.</translation>
    </message>
    <message numerus="yes">
        <source>Costs about %n point(s) a round.</source>
        <translation>
            <numerusform>Coûte environ %n point par manche.</numerusform>
            <numerusform>Coûte environ %n points par manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Known so far: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Connu jusqu’ici : {move}</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Aussi bon : {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Mieux : {move}</translation>
    </message>
    <message>
        <source>Instead: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>À la place : {move}</translation>
    </message>
    <message>
        <source>You played: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Vous avez joué : {move}</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>le meilleur coup</translation>
    </message>
    <message>
        <source>about as much</source>
        <translation>à peu près autant</translation>
    </message>
    <message>
        <source>about {points} less</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>environ {points} de moins</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Vos propres parties</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Que joueriez-vous ?</translation>
    </message>
    <message>
        <source>comes back tomorrow</source>
        <translation>revient demain</translation>
    </message>
    <message numerus="yes">
        <source>comes back in %n day(s)</source>
        <translation>
            <numerusform>revient dans %n jour</numerusform>
            <numerusform>revient dans %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a day up to today, like {date}.</source>
        <extracomment>{date}: a date in figures, as the language writes it: 22.11.2026</extracomment><translation>Tapez une date, au plus tard aujourd’hui, comme {date}.</translation>
    </message>
    <message>
        <source>Reset your learning progress?</source>
        <translation>Effacer votre progression ?</translation>
    </message>
    <message>
        <source>Lessons, positions and daily deals start over. Your games are kept.</source>
        <translation>Leçons, positions et donnes du jour recommencent à zéro. Vos parties restent.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Your learning progress was reset.</source>
        <translation>Votre progression a été effacée.</translation>
    </message>
    <message>
        <source>What you learn</source>
        <translation>Au programme</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Leçon {number}</translation>
    </message>
    <message>
        <source>{title}: {setting}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>{title} : {setting}</translation>
    </message>
    <message>
        <source>You cannot do anything wrong here. Esc ends the round and keeps your place.</source>
        <translation>Ici, vous ne risquez rien. Échap quitte la manche et garde votre place.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La leçon est finie.</translation>
    </message>
    <message>
        <source>Play a round with me</source>
        <translation>Jouer une manche avec moi</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
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
        <translation>Ce que vous avez appris, et ce qui compte.</translation>
    </message>
    <message>
        <source>Each lesson you finish adds a line here.</source>
        <translation>Chaque leçon terminée ajoute une ligne ici.</translation>
    </message>
    <message>
        <source>My notes</source>
        <translation>Mon aide-mémoire</translation>
    </message>
    <message>
        <source>At the table, point at a word to see what it means.</source>
        <translation>À la table, pointez un mot pour le voir expliqué.</translation>
    </message>
    <message>
        <source>Canasta glossary</source>
        <translation>Les mots de la canasta</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow.</source>
        <translation>Rien à revoir aujourd’hui. Revenez demain.</translation>
    </message>
    <message>
        <source>Practice positions</source>
        <translation>Positions d’exercice</translation>
    </message>
    <message>
        <source>Topics done: {n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Thèmes terminés : {n} sur {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) answered, {count} of them solved or just as good.</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>
            <numerusform>%n position jouée ; résolues ou aussi bonnes : {count}.</numerusform>
            <numerusform>%n positions jouées ; résolues ou aussi bonnes : {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>More positions</source>
        <translation>Autres positions</translation>
    </message>
    <message>
        <source>All positions are answered.</source>
        <translation>Vous avez répondu à toutes les positions.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Position suivante</translation>
    </message>
    <message>
        <source>Position {number} of {total} in this set</source>
        <extracomment>{number}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Position {number} sur {total} de cette série</translation>
    </message>
    <message>
        <source>Today’s position</source>
        <translation>Position du jour</translation>
    </message>
    <message>
        <source>The answer again</source>
        <translation>Revoir la réponse</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>There is nothing to try from here.</source>
        <translation>Il n’y a rien à essayer d’ici.</translation>
    </message>
    <message>
        <source>Press {key} to see the answer again.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Appuyez sur {key} pour revoir la réponse.</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Position copiée.</translation>
    </message>
    <message>
        <source>{number} of {total} answered</source>
        <extracomment>{number}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>{number} sur {total} traitées</translation>
    </message>
    <message numerus="yes">
        <source>Your (costliest decision/%n costliest decisions) will come back as (a practice position/practice positions).</source>
        <translation>
            <numerusform>Votre décision la plus coûteuse reviendra comme position d’exercice.</numerusform>
            <numerusform>Vos %n décisions les plus coûteuses reviendront comme positions d’exercice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that you cannot see are dealt at random here.</source>
        <translation>Les cartes que vous ne voyez pas sont distribuées ici au hasard.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Mode exercice</translation>
    </message>
    <message>
        <source>Play this seat</source>
        <translation>Jouer à cette place</translation>
    </message>
    <message>
        <source>Why did they do that?</source>
        <translation>Pourquoi ce coup ?</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Règles maison…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>8 minutes</source>
        <translation>8 minutes</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>You are at part {number}.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Vous en êtes à l’étape {number}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>resume</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play a first round with Anton, your partner. He tells you what to do and why.</source>
        <translation>Jouez une première manche avec Anton, votre partenaire. Il vous dit que faire et pourquoi.</translation>
    </message>
    <message>
        <source>Teach me Canasta</source>
        <translation>Apprenez-moi la canasta</translation>
    </message>
    <message>
        <source>Classic, four players: you and Anton against Clara and Tomás, both at the Novice level.</source>
        <translation>Classique à quatre : Anton et vous contre Clara et Tomás, tous deux au niveau Novice.</translation>
    </message>
    <message>
        <source>I know Canasta</source>
        <translation>Je connais la canasta</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>button</comment>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>2 to 8 players</source>
        <translation>De 2 à 8 joueurs</translation>
    </message>
    <message>
        <source>Your own: {titles}</source>
        <extracomment>{titles}: names of the player's own rulesets, joined: Sunday and Aunt May</extracomment><translation>Les vôtres : {titles}</translation>
    </message>
    <message>
        <source>Samba, Hand &amp; Foot, American and many more, with short lessons and house rules.</source>
        <translation>Samba, Hand &amp; Foot, américaine et bien d’autres, avec de courtes leçons et des règles maison.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Un autre jeu</translation>
    </message>
    <message>
        <source>Select a game…</source>
        <translation>Choisir un jeu…</translation>
    </message>
    <message>
        <source>One round with the cards that everybody gets today.</source>
        <translation>Une manche avec les cartes que tout le monde reçoit aujourd’hui.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Votre partie</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) compared.</source>
        <translation>
            <numerusform>%n coup comparé.</numerusform>
            <numerusform>%n coups comparés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves appear once it is your turn and they are analysed.</source>
        <translation>Les coups apparaissent quand c’est à vous et qu’ils sont analysés.</translation>
    </message>
    <message>
        <source>There is nothing to compare.</source>
        <translation>Il n’y a rien à comparer.</translation>
    </message>
    <message>
        <source>How many points your side would probably lose by the end of the round, compared with the advised move.</source>
        <translation>Combien de points votre camp perdrait sans doute d’ici la fin de la manche, comparé au coup conseillé.</translation>
    </message>
    <message>
        <source>Your changes are not saved. A draft is offered again until you quit.</source>
        <translation>Vos changements ne sont pas enregistrés. Un brouillon est proposé de nouveau jusqu’à ce que vous quittiez.</translation>
    </message>
    <message>
        <source>Delete changes</source>
        <translation>Effacer les changements</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer à modifier</translation>
    </message>
    <message>
        <source>Keep as draft</source>
        <translation>Garder en brouillon</translation>
    </message>
    <message>
        <source>Leave house rules?</source>
        <translation>Quitter les règles maison ?</translation>
    </message>
    <message>
        <source>The list of games shows them under this name.</source>
        <translation>La liste des jeux les montre sous ce nom.</translation>
    </message>
    <message>
        <source>Your rules are saved as “{name}”.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Vos règles sont enregistrées sous « {name} ».</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exporter les règles</translation>
    </message>
    <message>
        <source>Saved the rules as {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Règles enregistrées sous {name}.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer des règles</translation>
    </message>
    <message>
        <source>These rules come from {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Ces règles viennent de {name}.</translation>
    </message>
    <message>
        <source>Copied the rules as text. Paste it into a message.</source>
        <translation>Règles copiées en texte. Collez-le dans un message.</translation>
    </message>
    <message>
        <source>The rules were sent to the printer.</source>
        <translation>Les règles ont été envoyées à l’imprimante.</translation>
    </message>
    <message>
        <source>These rules come from the text you copied.</source>
        <translation>Ces règles viennent du texte copié.</translation>
    </message>
    <message>
        <source>“{name}” is taken off the list of games for good.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>« {name} » est retiré définitivement de la liste des jeux.</translation>
    </message>
    <message>
        <source>Delete ruleset</source>
        <translation>Supprimer le règlement</translation>
    </message>
    <message>
        <source>Keep ruleset</source>
        <translation>Garder le règlement</translation>
    </message>
    <message>
        <source>Delete ruleset?</source>
        <translation>Supprimer le règlement ?</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>« {name} » est supprimé.</translation>
    </message>
    <message>
        <source>Canasta rules ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Règles de canasta ({pattern})</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Other game…</source>
        <comment>match</comment>
        <translation>Autre partie…</translation>
    </message>
    <message>
        <source>From a newer version: update Canasta.</source>
        <translation>D’une version plus récente : mettez Canasta à jour.</translation>
    </message>
    <message>
        <source>Your game with {names} is saved. Continue it from the Game menu.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Votre partie avec {names} est enregistrée. Reprenez-la par le menu « Partie ».</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>Aucune partie en cours.</translation>
    </message>
    <message>
        <source>Start one whenever you like.</source>
        <translation>Commencez-en une quand vous voulez.</translation>
    </message>
    <message>
        <source>The Learn menu has short lessons for this game ({key}).</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Le menu Apprendre propose de courtes leçons sur ce jeu ({key}).</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Saved a copy as {name} in {folder}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{folder}: a folder: ~/games</extracomment><translation>Copie enregistrée sous {name} dans {folder}.</translation>
    </message>
    <message>
        <source>Canasta games ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Parties de canasta ({pattern})</translation>
    </message>
    <message>
        <source>{title} {day} round {n}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{day}: a date, as short as the language writes it: 22/11/2026
{n}: a number in figures: 3</extracomment><translation>{title} {day} manche {n}</translation>
    </message>
    <message>
        <source>No file manager was found. Your games are in {folder}.</source>
        <extracomment>{folder}: a folder: ~/games</extracomment><translation>Aucun gestionnaire de fichiers trouvé. Vos parties sont dans {folder}.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Abandon this game?</source>
        <translation>Abandonner cette partie ?</translation>
    </message>
    <message>
        <source>It is removed from your games.</source>
        <translation>Elle disparaît de vos parties.</translation>
    </message>
    <message>
        <source>Position copied. It holds only what you can see.</source>
        <translation>Position copiée. Elle ne contient que ce que vous voyez.</translation>
    </message>
    <message>
        <source>These are the rounds that are over with every card, what you can see of this one, and the versions in use. Send it along when you report a problem.</source>
        <translation>Le texte contient les manches finies avec toutes leurs cartes, ce que vous voyez de la manche en cours, et les versions utilisées. Joignez-le quand vous signalez un problème.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>compilé</translation>
    </message>
    <message>
        <source>interpreted</source>
        <translation>interprété</translation>
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
        <translation>Système</translation>
    </message>
    <message>
        <source>Games folder</source>
        <translation>Dossier des parties</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Quitter sans enregistrer</translation>
    </message>
    <message>
        <source>Leave this round?</source>
        <translation>Quitter cette manche ?</translation>
    </message>
    <message>
        <source>Its numbers are not saved.</source>
        <translation>Ses chiffres ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete this score pad?</source>
        <translation>Supprimer ce bloc de scores ?</translation>
    </message>
    <message>
        <source>Its rounds are lost.</source>
        <translation>Ses manches seront perdues.</translation>
    </message>
    <message>
        <source>Round {n}, {totals} · {when}</source>
        <extracomment>{n}: a number in figures: 3
{totals}: points of the sides, a list: you and Anton 190, Clara 70
{when}: a day and a time of day, as the language writes them: 22/11/2026 15:02</extracomment><translation>Manche {n}, {totals} · {when}</translation>
    </message>
    <message>
        <source>{title} with {names}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{names}: players' names, joined: Clara and Tomás</extracomment><translation>{title} avec {names}</translation>
    </message>
    <message>
        <source>Round {n}, {totals} · on the table now</source>
        <extracomment>{n}: a number in figures: 3
{totals}: points of the sides, a list: you and Anton 190, Clara 70</extracomment><translation>Manche {n}, {totals} · sur la table</translation>
    </message>
    <message>
        <source>without undo</source>
        <translation>sans annulation</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exporter les parties</translation>
    </message>
    <message>
        <source>Canasta games.csv</source>
        <translation>Parties de canasta.csv</translation>
    </message>
    <message>
        <source>Tables ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Tableaux ({pattern})</translation>
    </message>
    <message>
        <source>Saved the games as {name} in {folder}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{folder}: a folder: ~/games</extracomment><translation>Parties enregistrées sous {name} dans {folder}.</translation>
    </message>
    <message>
        <source>Replay a saved game</source>
        <translation>Revoir une partie enregistrée</translation>
    </message>
    <message>
        <source>“{file}” cannot be replayed. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>Impossible de revoir « {file} ». {why}</translation>
    </message>
    <message>
        <source>No round of this game was dealt.</source>
        <translation>Aucune manche de cette partie n’a été donnée.</translation>
    </message>
    <message>
        <source>The replay ends here. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>La relecture s’arrête ici. {why}</translation>
    </message>
    <message>
        <source>Replay: {title}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player</extracomment><translation>Relecture : {title}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Joueur {n}</translation>
    </message>
    <message>
        <source>Your settings could not be saved. They hold until you close Canasta.</source>
        <translation>Vos réglages n’ont pas pu être enregistrés. Ils valent jusqu’à la fermeture de Canasta.</translation>
    </message>
    <message>
        <source>{why} Your settings are left as they are; Canasta starts with the defaults.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Vos réglages restent tels quels ; Canasta démarre avec les valeurs par défaut.</translation>
    </message>
    <message>
        <source>Your settings could not be read. They are kept as {name}; Canasta starts with the defaults.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Vos réglages n’ont pas pu être lus. Ils restent sous {name} ; Canasta démarre avec les valeurs par défaut.</translation>
    </message>
    <message>
        <source>Canasta cannot start.</source>
        <translation>Canasta ne peut pas démarrer.</translation>
    </message>
    <message>
        <source>Canasta is already open but not responding. Wait a moment and start it again. If that does not help, close it with your system’s task manager; your game is saved up to the last move. If no Canasta is running, delete the file “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Canasta est déjà ouvert et ne répond pas. Attendez un instant et relancez le programme. Si rien n’y fait, fermez-le avec le gestionnaire des tâches de votre système ; votre partie est enregistrée jusqu’au dernier coup. Si aucun Canasta ne tourne, supprimez le fichier « {path} ».</translation>
    </message>
    <message>
        <source>The name of the folder “{path}” is not UTF-8: choose another folder for --home.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Le nom du dossier « {path} » n’est pas en UTF-8 : choisissez un autre dossier pour --home.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file}: {system}.</source>
        <extracomment>{file}: a file's name: game-001.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>Le journal ne peut pas s’écrire dans {file} : {system}.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation>Prendre le pot</translation>
    </message>
    <message>
        <source>Meld selected</source>
        <translation>Poser la sélection</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Puis-je sortir ?</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Meld the whole hand</source>
        <translation>Poser toute la main</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Voir mes cartes</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Reprendre ma place</translation>
    </message>
    <message>
        <source>Show score</source>
        <translation>Voir le score</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <translation>Moment clé suivant</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Quitter l’exercice</translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>Tri par hauteur</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>Tri par couleur</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>À votre façon</translation>
    </message>
    <message>
        <source>Finish your turn; the whole turn is your answer.</source>
        <translation>Finissez votre tour ; tout le tour est votre réponse.</translation>
    </message>
    <message>
        <source>Evaluating your answer: {share}%</source>
        <extracomment>{share}: a percentage without its sign: 40</extracomment><translation>Évaluation de votre réponse : {share} %</translation>
    </message>
    <message>
        <source>Not yet. Count again.</source>
        <translation>Pas encore. Recomptez.</translation>
    </message>
    <message>
        <source>You may do that, but first:</source>
        <translation>C’est permis, mais d’abord :</translation>
    </message>
    <message>
        <source>I mean other cards. Click Take back.</source>
        <translation>Je pense à d’autres cartes. Cliquez sur Reprendre.</translation>
    </message>
    <message>
        <source>These cards are ready. Click Meld.</source>
        <translation>Ces cartes sont prêtes. Cliquez sur Poser.</translation>
    </message>
    <message>
        <source>Good. Now discard.</source>
        <translation>Bien. Maintenant, défaussez.</translation>
    </message>
    <message>
        <source>Good. Now the rest.</source>
        <translation>Bien. Maintenant, le reste.</translation>
    </message>
    <message>
        <source>Natural canastas of some ranks</source>
        <comment>score</comment>
        <translation>Canastas pures de certaines hauteurs</translation>
    </message>
    <message>
        <source>Several canastas</source>
        <comment>score</comment>
        <translation>Plusieurs canastas</translation>
    </message>
    <message>
        <source>Concealed canastas</source>
        <comment>score</comment>
        <translation>Canastas cachées</translation>
    </message>
    <message>
        <source>Red threes on canastas</source>
        <comment>score</comment>
        <translation>3 rouges sur canastas</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>score</comment>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <comment>score</comment>
        <translation>Sortie cachée</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <comment>score</comment>
        <translation>Coupe exacte</translation>
    </message>
    <message>
        <source>Red threes</source>
        <comment>score</comment>
        <translation>3 rouges</translation>
    </message>
    <message>
        <source>Black threes</source>
        <comment>score</comment>
        <translation>3 noirs</translation>
    </message>
    <message>
        <source>Melded cards</source>
        <comment>score</comment>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <comment>score</comment>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Cards left in the foot</source>
        <comment>score</comment>
        <translation>Cartes restées au pied</translation>
    </message>
    <message>
        <source>Red threes in the foot</source>
        <comment>score</comment>
        <translation>3 rouges au pied</translation>
    </message>
    <message>
        <source>Threes left in hand</source>
        <comment>score</comment>
        <translation>3 restés en main</translation>
    </message>
    <message>
        <source>Unfinished natural melds</source>
        <comment>score</comment>
        <translation>Combinaisons pures inachevées</translation>
    </message>
    <message>
        <source>Unfinished wild melds</source>
        <comment>score</comment>
        <translation>Combinaisons volantes inachevées</translation>
    </message>
    <message>
        <source>Unfinished sequences</source>
        <comment>score</comment>
        <translation>Suites inachevées</translation>
    </message>
    <message>
        <source>Partner not in the foot</source>
        <comment>score</comment>
        <translation>Partenaire sans son pied</translation>
    </message>
    <message>
        <source>Special hand</source>
        <comment>score</comment>
        <translation>Main spéciale</translation>
    </message>
    <message>
        <source>Canastas that win the game</source>
        <comment>score</comment>
        <translation>Canastas qui gagnent la partie</translation>
    </message>
    <message>
        <source>You opened to take the pile. Take it now.</source>
        <translation>Vous avez ouvert pour prendre le pot. Prenez-le maintenant.</translation>
    </message>
    <message>
        <source>Natural cards of a meld must have one rank, or follow each other in one suit.</source>
        <translation>Les cartes naturelles d’une combinaison doivent avoir la même hauteur, ou se suivre dans une couleur.</translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation>Piochez d’abord.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile if you can, or end the round.</source>
        <translation>Le talon est vide : prenez le pot si vous le pouvez, ou finissez la manche.</translation>
    </message>
    <message>
        <source>The stock is empty and the pile cannot be taken: the round ends.</source>
        <translation>Le talon est vide et le pot ne peut pas être pris : la manche se termine.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile.</source>
        <translation>Le talon est vide : prenez le pot.</translation>
    </message>
    <message>
        <source>You cannot go out: your partner’s hand still holds threes.</source>
        <translation>Vous ne pouvez pas sortir : il reste des 3 dans la main de votre partenaire.</translation>
    </message>
    <message>
        <source>You cannot go out: your partner has not played from the foot yet.</source>
        <translation>Vous ne pouvez pas sortir : votre partenaire n’a pas encore joué avec le pied.</translation>
    </message>
    <message>
        <source>Answer your partner first: yes or no.</source>
        <translation>Répondez d’abord à votre partenaire : oui ou non.</translation>
    </message>
    <message>
        <source>Keep one card: you cannot go out yet, as your side holds threes.</source>
        <translation>Gardez une carte : vous ne pouvez pas encore sortir, car votre camp a des 3.</translation>
    </message>
    <message>
        <source>Keep two cards: you cannot go out yet, as your side holds threes.</source>
        <translation>Gardez deux cartes : vous ne pouvez pas encore sortir, car votre camp a des 3.</translation>
    </message>
    <message numerus="yes">
        <source>Keep one card: you need %n canasta(s) to go out and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Gardez une carte : il vous faut %n canasta pour sortir et vous en avez {have}.</numerusform>
            <numerusform>Gardez une carte : il vous faut %n canastas pour sortir et vous en avez {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>keep a card</source>
        <translation>gardez une carte</translation>
    </message>
    <message>
        <source>This round is over.</source>
        <translation>Cette manche est finie.</translation>
    </message>
    <message>
        <source>round is over</source>
        <translation>manche finie</translation>
    </message>
    <message>
        <source>Something else must be decided first.</source>
        <translation>Il faut d’abord décider autre chose.</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>Draw first, or take the pile.</source>
        <translation>Piochez d’abord, ou prenez le pot.</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>d’abord piocher</translation>
    </message>
    <message>
        <source>You have already drawn. Meld if you like, then discard.</source>
        <translation>Vous avez déjà pioché. Posez si vous voulez, puis défaussez.</translation>
    </message>
    <message>
        <source>already drawn</source>
        <translation>déjà pioché</translation>
    </message>
    <message>
        <source>You have taken the pile. Meld if you like, then discard.</source>
        <translation>Vous avez pris le pot. Posez si vous voulez, puis défaussez.</translation>
    </message>
    <message>
        <source>already taken</source>
        <translation>déjà pris</translation>
    </message>
    <message>
        <source>Select the cards to meld first.</source>
        <translation>Choisissez d’abord les cartes à poser.</translation>
    </message>
    <message>
        <source>no cards selected</source>
        <translation>aucune carte sélectionnée</translation>
    </message>
    <message>
        <source>You do not have enough of these cards: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Vous n’avez pas assez de ces cartes : {cards}.</translation>
    </message>
    <message>
        <source>not in your hand</source>
        <translation>pas dans votre main</translation>
    </message>
    <message>
        <source>You do not have these cards.</source>
        <translation>Vous n’avez pas ces cartes.</translation>
    </message>
    <message>
        <source>There is no meld here.</source>
        <translation>Il n’y a pas de combinaison ici.</translation>
    </message>
    <message>
        <source>no meld here</source>
        <translation>rien de posé ici</translation>
    </message>
    <message>
        <source>The natural cards of a meld must all have the same rank.</source>
        <translation>Les cartes naturelles d’une combinaison doivent toutes avoir la même hauteur.</translation>
    </message>
    <message>
        <source>needs one rank</source>
        <translation>même hauteur exigée</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} needs at least %n card(s); this has {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation><numerusform>Cette combinaison ({ranks}) demande au moins %n carte ; elle en a {have}.</numerusform><numerusform>Cette combinaison ({ranks}) demande au moins %n cartes ; elle en a {have}.</numerusform></translation></message>
    <message numerus="yes">
        <source>needs %n card(s)</source>
        <translation>
            <numerusform>il faut %n carte</numerusform>
            <numerusform>il faut %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s); this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Une combinaison demande au moins %n carte ; celle-ci en a {have}.</numerusform>
            <numerusform>Une combinaison demande au moins %n cartes ; celle-ci en a {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n natural card(s); this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Une combinaison demande au moins %n carte naturelle ; celle-ci en a {have}.</numerusform>
            <numerusform>Une combinaison demande au moins %n cartes naturelles ; celle-ci en a {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s)</source>
        <translation>
            <numerusform>il faut %n naturelle</numerusform>
            <numerusform>il faut %n naturelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n wild card(s); this would hold {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Cette combinaison ({ranks}) ne peut avoir que %n volante ; elle en aurait {have}.</numerusform>
            <numerusform>Cette combinaison ({ranks}) ne peut avoir que %n volantes ; elle en aurait {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>too many wild cards</source>
        <translation>trop de volantes</translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold only %n wild card(s); this would hold {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Une combinaison ne peut avoir que %n volante ; celle-ci en aurait {have}.</numerusform>
            <numerusform>Une combinaison ne peut avoir que %n volantes ; celle-ci en aurait {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural {ranks} this meld can hold only %n wild card(s).</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Trop peu de naturelles ({ranks}) : cette combinaison ne peut avoir que %n volante.</numerusform>
            <numerusform>Trop peu de naturelles ({ranks}) : cette combinaison ne peut avoir que %n volantes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural cards this meld can hold only %n wild card(s).</source>
        <translation>
            <numerusform>Trop peu de cartes naturelles : cette combinaison ne peut avoir que %n volante.</numerusform>
            <numerusform>Trop peu de cartes naturelles : cette combinaison ne peut avoir que %n volantes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s); this would have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Une canasta demande au moins %n carte naturelle ; celle-ci en aurait {have}.</numerusform>
            <numerusform>Une canasta demande au moins %n cartes naturelles ; celle-ci en aurait {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n card(s); this would hold {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Cette combinaison ({ranks}) ne peut avoir que %n carte ; elle en aurait {have}.</numerusform>
            <numerusform>Cette combinaison ({ranks}) ne peut avoir que %n cartes ; elle en aurait {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full with %n card(s)</source>
        <translation>
            <numerusform>pleine avec %n carte</numerusform>
            <numerusform>pleine avec %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence can hold only %n card(s); this would hold {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Une suite ne peut avoir que %n carte ; celle-ci en aurait {have}.</numerusform>
            <numerusform>Une suite ne peut avoir que %n cartes ; celle-ci en aurait {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your canasta of {ranks} is complete and takes no more wild cards.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Votre canasta ({ranks}) est complète et ne prend plus de volantes.</translation>
    </message>
    <message>
        <source>takes no wild cards</source>
        <translation>pas de volantes ici</translation>
    </message>
    <message>
        <source>A complete canasta takes no more wild cards.</source>
        <translation>Une canasta complète ne prend plus de volantes.</translation>
    </message>
    <message>
        <source>Wild cards cannot be melded alone. Drop them on a meld, or add natural cards.</source>
        <translation>Les volantes ne se posent pas seules. Mettez-les sur une combinaison, ou ajoutez des cartes naturelles.</translation>
    </message>
    <message>
        <source>needs natural cards</source>
        <translation>il faut des naturelles</translation>
    </message>
    <message>
        <source>Wild cards cannot be melded alone.</source>
        <translation>Les volantes ne peuvent pas se poser seules.</translation>
    </message>
    <message>
        <source>Twos are not wild for your side until your meld of twos is a canasta.</source>
        <translation>Les 2 ne sont pas volants pour votre camp tant que sa combinaison de 2 n’est pas une canasta.</translation>
    </message>
    <message>
        <source>twos are not wild yet</source>
        <translation>2 pas encore volants</translation>
    </message>
    <message>
        <source>A meld of {ranks} takes no wild cards in this game.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Dans ce jeu, ces cartes se posent sans volantes : {ranks}.</translation>
    </message>
    <message>
        <source>This meld takes no wild cards in this game.</source>
        <translation>Dans ce jeu, cette combinaison ne prend pas de volantes.</translation>
    </message>
    <message>
        <source>A sequence is neighbouring cards of one suit, from four up to ace.</source>
        <translation>Une suite, ce sont des cartes voisines d’une couleur, du 4 à l’as.</translation>
    </message>
    <message>
        <source>not a sequence</source>
        <translation>pas une suite</translation>
    </message>
    <message numerus="yes">
        <source>This sequence is complete with its %n card(s).</source>
        <translation>
            <numerusform>Cette suite est complète avec sa %n carte.</numerusform>
            <numerusform>Cette suite est complète avec ses %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>sequence is complete</source>
        <translation>suite complète</translation>
    </message>
    <message>
        <source>Your side already has a meld of {ranks}. Add to that one.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Votre camp a déjà cette combinaison ({ranks}). Ajoutez-y vos cartes.</translation>
    </message>
    <message>
        <source>add to that meld</source>
        <translation>à ajouter à celle-ci</translation>
    </message>
    <message>
        <source>Your side already has a meld of this rank. Add to that one.</source>
        <translation>Votre camp a déjà une combinaison de cette hauteur. Ajoutez-y vos cartes.</translation>
    </message>
    <message>
        <source>These two melds cannot be combined.</source>
        <translation>Ces deux combinaisons ne peuvent pas se réunir.</translation>
    </message>
    <message>
        <source>cannot be combined</source>
        <translation>réunion impossible</translation>
    </message>
    <message>
        <source>Your side cannot meld {ranks}: another side has a canasta of them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Votre camp ne peut pas poser ces cartes ({ranks}) : un autre camp en a une canasta.</translation>
    </message>
    <message>
        <source>closed rank</source>
        <translation>hauteur fermée</translation>
    </message>
    <message>
        <source>Your side cannot meld this rank: another side has its canasta.</source>
        <translation>Votre camp ne peut pas poser cette hauteur : un autre camp en a une canasta.</translation>
    </message>
    <message>
        <source>Red threes are never melded.</source>
        <translation>Les 3 rouges ne se posent jamais.</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>ne se pose jamais</translation>
    </message>
    <message>
        <source>You can meld black threes only when you go out.</source>
        <translation>Vous ne pouvez poser des 3 noirs qu’en sortant.</translation>
    </message>
    <message>
        <source>only when going out</source>
        <translation>seulement en sortant</translation>
    </message>
    <message>
        <source>Cards from the pile stay in your hand this turn: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Les cartes du pot restent en main à ce tour : {cards}.</translation>
    </message>
    <message>
        <source>not this turn</source>
        <translation>pas à ce tour</translation>
    </message>
    <message>
        <source>Cards from the pile stay in your hand this turn.</source>
        <translation>Les cartes du pot restent en main à ce tour.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n point(s) to open; these cards make {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Il vous faut %n point pour ouvrir ; ces cartes en font {have}.</numerusform>
            <numerusform>Il vous faut %n points pour ouvrir ; ces cartes en font {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <extracomment>{have}: points in figures that there are: 75
{need}: points in figures that are needed: 90</extracomment><translation>{have} sur {need}</translation>
    </message>
    <message>
        <source>At your score you must open with a complete canasta.</source>
        <translation>À votre score, vous devez ouvrir avec une canasta complète.</translation>
    </message>
    <message>
        <source>open with a canasta</source>
        <translation>ouvrir d’une canasta</translation>
    </message>
    <message numerus="yes">
        <source>Your initial meld needs %n natural card(s) from your hand; this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Votre ouverture demande %n carte naturelle de votre main ; elle en a {have}.</numerusform>
            <numerusform>Votre ouverture demande %n cartes naturelles de votre main ; elle en a {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s) from your hand</source>
        <translation>
            <numerusform>il faut %n naturelle de votre main</numerusform>
            <numerusform>il faut %n naturelles de votre main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To open you need a meld with %n natural card(s) of its rank.</source>
        <translation>
            <numerusform>Pour ouvrir, il faut une combinaison avec %n carte naturelle de sa hauteur.</numerusform>
            <numerusform>Pour ouvrir, il faut une combinaison avec %n cartes naturelles de sa hauteur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs a meld with %n natural card(s)</source>
        <translation>
            <numerusform>il faut une combinaison avec %n naturelle</numerusform>
            <numerusform>il faut une combinaison avec %n naturelles</numerusform>
        </translation>
    </message>
    <message>
        <source>To take the pile you must open from your hand first.</source>
        <translation>Pour prendre le pot, vous devez d’abord ouvrir avec vos cartes.</translation>
    </message>
    <message>
        <source>open first</source>
        <translation>d’abord ouvrir</translation>
    </message>
    <message>
        <source>A side must open before it can take the pile.</source>
        <translation>Un camp doit ouvrir avant de pouvoir prendre le pot.</translation>
    </message>
    <message>
        <source>You cannot meld in your first turn.</source>
        <translation>Vous ne pouvez pas poser à votre premier tour.</translation>
    </message>
    <message>
        <source>not in the first turn</source>
        <translation>pas au premier tour</translation>
    </message>
    <message>
        <source>You cannot take the pile in your first turn.</source>
        <translation>Vous ne pouvez pas prendre le pot à votre premier tour.</translation>
    </message>
    <message>
        <source>Nobody can take the pile in their first turn.</source>
        <translation>Personne ne peut prendre le pot à son premier tour.</translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>Le pot est vide.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Il n’y a pas de pot à prendre.</translation>
    </message>
    <message>
        <source>The top card blocks the pile this turn.</source>
        <translation>La carte du dessus bloque le pot à ce tour.</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>The top card, {card}, blocks the pile.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>La carte du dessus, {card}, bloque le pot.</translation>
    </message>
    <message>
        <source>The pile is never taken in this game.</source>
        <translation>Dans ce jeu, on ne prend jamais le pot.</translation>
    </message>
    <message>
        <source>never taken</source>
        <translation>jamais pris</translation>
    </message>
    <message>
        <source>Only a player who has picked up the foot can take the pile.</source>
        <translation>Seul un joueur qui a ramassé son pied peut prendre le pot.</translation>
    </message>
    <message>
        <source>only from the foot</source>
        <translation>seulement avec le pied</translation>
    </message>
    <message>
        <source>Only players playing from their foot can take the pile.</source>
        <translation>Seul un joueur qui joue avec son pied peut prendre le pot.</translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural {ranks} from your hand.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Le pot est gelé : il vous faut deux {ranks} de votre main, sans carte volante.</translation>
    </message>
    <message>
        <source>frozen: needs a natural pair</source>
        <translation>gelé : il faut une paire naturelle</translation>
    </message>
    <message>
        <source>The pile is frozen: you need a natural pair of its top card’s rank.</source>
        <translation>Le pot est gelé : il vous faut une paire naturelle de même hauteur que la carte du dessus.</translation>
    </message>
    <message>
        <source>Your first meld must use the top card, {one}.</source>
        <extracomment>{one}: a card of a rank, the object: a nine</extracomment><translation>Votre première combinaison doit contenir la carte du dessus, {one}.</translation>
    </message>
    <message>
        <source>use the top card</source>
        <translation>carte du dessus exigée</translation>
    </message>
    <message>
        <source>Your first meld must use the top card of the pile.</source>
        <translation>Votre première combinaison doit contenir la carte du dessus du pot.</translation>
    </message>
    <message>
        <source>To take the pile you need two natural {ranks} from your hand.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Pour prendre le pot, il vous faut deux {ranks} de votre main, sans carte volante.</translation>
    </message>
    <message>
        <source>needs a natural pair</source>
        <translation>il faut une paire naturelle</translation>
    </message>
    <message>
        <source>To take the pile you need a natural pair of its top card’s rank.</source>
        <translation>Pour prendre le pot, il vous faut une paire naturelle de même hauteur que la carte du dessus.</translation>
    </message>
    <message>
        <source>You cannot use the top card: you need two natural {ranks}, or {one} and a wild card.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{one}: a card of a rank, the object: a nine</extracomment><translation>Rien ne va avec la carte du dessus : il vous faut deux {ranks}, ou {one} et une volante.</translation>
    </message>
    <message>
        <source>cannot use the top card</source>
        <translation>rien avec cette carte</translation>
    </message>
    <message>
        <source>You cannot use the top card.</source>
        <translation>Rien ne va avec la carte du dessus.</translation>
    </message>
    <message>
        <source>To take this pile you need two cards from your hand, and you have one.</source>
        <translation>Pour prendre ce pot, il vous faut deux cartes en main et vous n’en avez qu’une.</translation>
    </message>
    <message>
        <source>needs two cards</source>
        <translation>il faut deux cartes</translation>
    </message>
    <message>
        <source>Add only the top card, {one}, to your meld. The other cards can follow.</source>
        <extracomment>{one}: a card of a rank, the object: a nine</extracomment><translation>Ajoutez seulement la carte du dessus, {one}, à votre combinaison. Les autres cartes peuvent suivre.</translation>
    </message>
    <message>
        <source>only the top card</source>
        <translation>seulement la carte du dessus</translation>
    </message>
    <message>
        <source>Add only the top card to your meld. The other cards can follow.</source>
        <translation>Ajoutez seulement la carte du dessus à votre combinaison. Les autres cartes peuvent suivre.</translation>
    </message>
    <message>
        <source>Your {ranks} are a canasta: you cannot take the pile onto them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Vos {ranks} font une canasta : vous ne pouvez pas prendre le pot dessus.</translation>
    </message>
    <message>
        <source>pile cannot go on a canasta</source>
        <translation>pas de pot sur une canasta</translation>
    </message>
    <message>
        <source>This meld is a canasta, and the pile cannot go on one.</source>
        <translation>Cette combinaison est une canasta, et le pot ne peut pas y aller.</translation>
    </message>
    <message>
        <source>The side’s {ranks} are a canasta, so the pile cannot be taken onto them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Les {ranks} du camp sont une canasta, et le pot ne se prend pas sur une canasta.</translation>
    </message>
    <message>
        <source>Taking the pile would make your {ranks} a meld of {have}; a meld holds only {need}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75
{need}: points in figures that are needed: 90</extracomment><translation>Avec le pot, vos {ranks} feraient {have} cartes ; une combinaison n’en admet que {need}.</translation>
    </message>
    <message>
        <source>no room in your {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>pas de place dans vos {ranks}</translation>
    </message>
    <message>
        <source>The pile has no room in your meld of this rank.</source>
        <translation>Le pot n’a pas de place dans votre combinaison de cette valeur.</translation>
    </message>
    <message>
        <source>The side’s {ranks} have no room for the top card and two more.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Les {ranks} du camp n’ont pas de place pour la carte du dessus et deux autres.</translation>
    </message>
    <message>
        <source>With one card in your hand you cannot take a pile of one card.</source>
        <translation>Avec une seule carte en main, vous ne pouvez pas prendre un pot d’une carte.</translation>
    </message>
    <message>
        <source>not with one card</source>
        <translation>pas avec une carte</translation>
    </message>
    <message>
        <source>A player with one card cannot take a pile of one card.</source>
        <translation>Un joueur qui n’a qu’une carte ne peut pas prendre un pot d’une carte.</translation>
    </message>
    <message>
        <source>The stock is empty and your side has a meld for the top card. Take the pile.</source>
        <translation>Le talon est vide et la carte du dessus va sur une combinaison de votre camp. Prenez le pot.</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>prendre le pot</translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards, one to discard and one to hold: you need %n canasta(s) to go out and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Gardez deux cartes, une à défausser et une en main : il vous faut %n canasta pour sortir et vous en avez {have}.</numerusform>
            <numerusform>Gardez deux cartes, une à défausser et une en main : il vous faut %n canastas pour sortir et vous en avez {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>keep two cards</source>
        <translation>gardez deux cartes</translation>
    </message>
    <message>
        <source>To go out you still need canastas: {kinds}.</source>
        <extracomment>{kinds}: kinds of canastas with their numbers, a list: 2 red, 3 black</extracomment><translation>Pour sortir, il vous manque encore des canastas : {kinds}.</translation>
    </message>
    <message>
        <source>canastas needed: {kinds}</source>
        <extracomment>{kinds}: kinds of canastas with their numbers, a list: 2 red, 3 black</extracomment><translation>canastas manquantes : {kinds}</translation>
    </message>
    <message>
        <source>Keep one card: you need it for your last discard.</source>
        <translation>Gardez une carte : il vous la faut pour la dernière défausse.</translation>
    </message>
    <message>
        <source>keep one to discard</source>
        <translation>une à défausser</translation>
    </message>
    <message>
        <source>You cannot go out by discarding this card: {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Vous ne pouvez pas sortir en défaussant cette carte : {card}.</translation>
    </message>
    <message>
        <source>not as your last card</source>
        <translation>pas en dernière carte</translation>
    </message>
    <message>
        <source>You cannot go out by discarding this card.</source>
        <translation>Vous ne pouvez pas sortir en défaussant cette carte.</translation>
    </message>
    <message>
        <source>You cannot go out before your side has played from the foot.</source>
        <translation>Vous ne pouvez pas sortir avant que votre camp ait joué avec le pied.</translation>
    </message>
    <message>
        <source>foot not played</source>
        <translation>pied pas joué</translation>
    </message>
    <message>
        <source>You cannot go out while you hold threes: {have} left.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>Vous ne pouvez pas sortir tant que vous avez des 3 : il en reste {have}.</translation>
    </message>
    <message>
        <source>threes held</source>
        <translation>3 en main</translation>
    </message>
    <message>
        <source>{partner} said no, so you cannot go out this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} a dit non : vous ne pouvez pas sortir à ce tour.</translation>
    </message>
    <message>
        <source>{partner} said no</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} a dit non</translation>
    </message>
    <message>
        <source>{partner} said yes, so you must go out this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} a dit oui : vous devez sortir à ce tour.</translation>
    </message>
    <message>
        <source>you must go out</source>
        <translation>vous devez sortir</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Consultez votre partenaire avant de sortir.</translation>
    </message>
    <message>
        <source>ask first</source>
        <translation>d’abord demander</translation>
    </message>
    <message>
        <source>There is no partner to ask in this game.</source>
        <translation>Il n’y a pas de partenaire à consulter dans ce jeu.</translation>
    </message>
    <message>
        <source>no partner</source>
        <translation>pas de partenaire</translation>
    </message>
    <message>
        <source>You can ask only before you meld, and you have melded.</source>
        <translation>Vous ne pouvez demander qu’avant de poser, et vous avez déjà posé.</translation>
    </message>
    <message>
        <source>too late to ask</source>
        <translation>trop tard pour demander</translation>
    </message>
    <message>
        <source>With one card left you can end this turn only by going out.</source>
        <translation>Avec une seule carte, vous ne pouvez finir ce tour qu’en sortant.</translation>
    </message>
    <message>
        <source>one card left</source>
        <translation>plus qu’une carte</translation>
    </message>
    <message>
        <source>{partner} has already answered this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} a déjà répondu à ce tour.</translation>
    </message>
    <message>
        <source>already answered</source>
        <translation>déjà répondu</translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round, and you have.</source>
        <translation>
            <numerusform>Vous ne pouvez demander qu’une fois par manche, et c’est fait.</numerusform>
            <numerusform>Vous ne pouvez demander que %n fois par manche, et c’est fait.</numerusform>
        </translation>
    </message>
    <message>
        <source>already asked</source>
        <translation>déjà demandé</translation>
    </message>
    <message>
        <source>You cannot go out: not all your cards fit into melds.</source>
        <translation>Vous ne pouvez pas sortir : vos cartes n’entrent pas toutes dans des combinaisons.</translation>
    </message>
    <message>
        <source>you cannot go out</source>
        <translation>sortie impossible</translation>
    </message>
    <message>
        <source>You cannot discard this card now: {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Vous ne pouvez pas défausser cette carte maintenant : {card}.</translation>
    </message>
    <message>
        <source>cannot discard this</source>
        <translation>défausse impossible</translation>
    </message>
    <message>
        <source>You cannot discard this card now.</source>
        <translation>Vous ne pouvez pas défausser cette carte maintenant.</translation>
    </message>
    <message>
        <source>Select only one card to discard.</source>
        <translation>Choisissez une seule carte à défausser.</translation>
    </message>
    <message>
        <source>one card only</source>
        <translation>une seule carte</translation>
    </message>
    <message>
        <source>Red threes are never discarded.</source>
        <translation>Les 3 rouges ne se défaussent jamais.</translation>
    </message>
    <message>
        <source>never discarded</source>
        <translation>jamais défaussé</translation>
    </message>
    <message>
        <source>End your turn with a discard.</source>
        <translation>Finissez votre tour par une défausse.</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>défaussez une carte</translation>
    </message>
    <message>
        <source>These cards do not make that special hand.</source>
        <translation>Ces cartes ne font pas cette main spéciale.</translation>
    </message>
    <message>
        <source>not that hand</source>
        <translation>pas cette main</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Il n’y a rien à choisir maintenant.</translation>
    </message>
    <message>
        <source>nothing to choose</source>
        <translation>rien à choisir</translation>
    </message>
    <message>
        <source>You cannot lay out this three now.</source>
        <translation>Vous ne pouvez pas exposer ce 3 maintenant.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ce n’est pas encore à vous.</translation>
    </message>
    <message>
        <source>Draw or take the pile before you meld.</source>
        <translation>Piochez ou prenez le pot avant de poser.</translation>
    </message>
    <message>
        <source>Draw before you meld.</source>
        <translation>Piochez avant de poser.</translation>
    </message>
    <message>
        <source>Draw before you meld: you have no two natural {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Piochez avant de poser : il vous manque deux {ranks} pour prendre le pot.</translation>
    </message>
    <message>
        <source>To take the pile you must open first and hold two natural {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Pour prendre le pot, ouvrez d’abord et gardez deux {ranks} en main, sans carte volante.</translation>
    </message>
    <message>
        <source>Meld the cards you put down before you discard, or take them back (Backspace).</source>
        <translation>Avant de défausser, posez les cartes préparées ou reprenez-les (Retour arrière).</translation>
    </message>
    <message>
        <source>Take the pile first, or take your cards back (Backspace).</source>
        <translation>Prenez d’abord le pot, ou reprenez vos cartes (Retour arrière).</translation>
    </message>
    <message>
        <source>Deselect these cards: others in your hand take the pile.</source>
        <translation>Désélectionnez ces cartes : d’autres de votre main prennent le pot.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot open with the top card: you need %n point(s).</source>
        <translation>
            <numerusform>Avec la carte du dessus, vous n’ouvrez pas à %n point.</numerusform>
            <numerusform>Avec la carte du dessus, vous n’ouvrez pas à %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s); your hand has too few that fit.</source>
        <translation>
            <numerusform>Une combinaison demande au moins %n carte ; votre main en a trop peu qui conviennent.</numerusform>
            <numerusform>Une combinaison demande au moins %n cartes ; votre main en a trop peu qui conviennent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of wild cards needs at least %n card(s). Drop them on a meld, or add natural cards.</source>
        <translation>
            <numerusform>Une combinaison de volantes demande au moins %n carte. Mettez-les sur une combinaison, ou ajoutez des cartes naturelles.</numerusform>
            <numerusform>Une combinaison de volantes demande au moins %n cartes. Mettez-les sur une combinaison, ou ajoutez des cartes naturelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards go to different melds: add one after the other.</source>
        <translation>Ces cartes vont à des combinaisons différentes : ajoutez-les l’une après l’autre.</translation>
    </message>
    <message>
        <source>Draw first. Only cards that match {card} take the pile.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Piochez d’abord. On ne prend le pot qu’avec des cartes qui vont avec {card}.</translation>
    </message>
    <message>
        <source>This sequence already has {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Cette suite a déjà {cards}.</translation>
    </message>
    <message>
        <source>Your side has no meld of {ranks} to add to.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Votre camp n’a aucune combinaison de cette hauteur : {ranks}.</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>Cette partie se joue sans annulation.</translation>
    </message>
    <message>
        <source>You have done nothing this turn that you can undo.</source>
        <translation>Vous n’avez rien fait à ce tour qui puisse s’annuler.</translation>
    </message>
    <message>
        <source>You cannot undo this: you have seen what you drew.</source>
        <translation>Trop tard pour annuler : vous avez vu ce que vous avez pioché.</translation>
    </message>
    <message>
        <source>You cannot undo this: you have seen hidden cards.</source>
        <translation>Trop tard pour annuler : vous avez vu des cartes cachées.</translation>
    </message>
    <message>
        <source>You cannot undo this: you asked your partner a question.</source>
        <translation>Trop tard pour annuler : vous avez posé une question à votre partenaire.</translation>
    </message>
    <message>
        <source>You cannot undo this: the round is over and counted.</source>
        <translation>Trop tard pour annuler : la manche est finie et comptée.</translation>
    </message>
    <message>
        <source>You cannot undo this: the next player has begun.</source>
        <translation>Trop tard pour annuler : le joueur suivant a commencé.</translation>
    </message>
    <message>
        <source>You have not played in this round yet.</source>
        <translation>Vous n’avez pas encore joué dans cette manche.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>“{file}”: {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>« {file} » : {why}</translation>
    </message>
    <message>
        <source>Your progress in learning cannot be read and begins again. The file is now “{file}”.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>Votre progression est illisible et recommence à zéro. Le fichier s’appelle maintenant « {file} ».</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <extracomment>{action}: an action as files write it: discard 4c
{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>{action} ({key})</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>one letter, the key for yes</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <comment>one letter, the key for no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>The deck does not hold the cards of this game.</source>
        <translation>Le paquet ne contient pas les cartes de ce jeu.</translation>
    </message>
    <message>
        <source>Column {column} of “{excerpt}” cannot be read.</source>
        <extracomment>{column}: the number of a column in figures: 12
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c</extracomment><translation>La colonne {column} de « {excerpt} » est illisible.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: the stock has fewer cards.</source>
        <extracomment>{action}: an action as files write it: discard 4c</extracomment><translation>« {action} » est faux : le talon a moins de cartes.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: no {card} is left.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>« {action} » est faux : il ne reste plus de {card}.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: the next card of the stock is {card}.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>« {action} » est faux : la prochaine carte du talon est {card}.</translation>
    </message>
    <message>
        <source>“{action}” does not name every card that was drawn.</source>
        <extracomment>{action}: an action as files write it: discard 4c</extracomment><translation>« {action} » ne nomme pas toutes les cartes piochées.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: only {cards} would be drawn.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>« {action} » est faux : on ne piocherait que {cards}.</translation>
    </message>
    <message>
        <source>This file is not a Canasta game.</source>
        <translation>Ce fichier n’est pas une partie de Canasta.</translation>
    </message>
    <message>
        <source>The file must name each player once.</source>
        <translation>Le fichier doit nommer une fois chaque joueur.</translation>
    </message>
    <message>
        <source>Rounds must be written as [[round]].</source>
        <translation>Les manches doivent s’écrire [[round]].</translation>
    </message>
    <message>
        <source>A newer version of Canasta saved this game. Update Canasta to open it.</source>
        <translation>Une version plus récente de Canasta a enregistré cette partie. Mettez Canasta à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>The file has an unknown field, “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Le fichier a un champ inconnu, « {field} ».</translation>
    </message>
    <message>
        <source>The file does not name the ruleset.</source>
        <translation>Le fichier ne nomme pas de règlement.</translation>
    </message>
    <message>
        <source>The ruleset cannot be read. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>Le règlement est illisible. {why}</translation>
    </message>
    <message>
        <source>“{field}” must list a text in quotes for each player.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>« {field} » doit contenir un texte entre guillemets pour chaque joueur.</translation>
    </message>
    <message>
        <source>The ruleset does not allow this number of players.</source>
        <translation>Le règlement n’admet pas ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>The ruleset does not allow these sides.</source>
        <translation>Le règlement n’admet pas ces camps.</translation>
    </message>
    <message>
        <source>Round {round}: the dealer is not a seat of this game.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Manche {round} : le donneur n’a pas de place dans cette partie.</translation>
    </message>
    <message>
        <source>Round {round}: “{field}” must be text in quotes.</source>
        <extracomment>{round}: the number of a round in figures: 3
{field}: a code in a file: target_score</extracomment><translation>Manche {round} : « {field} » doit être un texte entre guillemets.</translation>
    </message>
    <message>
        <source>Round {round}: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{why}: a whole sentence that gives the reason</extracomment><translation>Manche {round} : {why}</translation>
    </message>
    <message>
        <source>Round {round}, line {line}: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{line}: the number of a line in figures: 7
{why}: a whole sentence that gives the reason</extracomment><translation>Manche {round}, ligne {line} : {why}</translation>
    </message>
    <message>
        <source>Round {round}, line {line}: there is no seat {seat}.</source>
        <extracomment>{round}: the number of a round in figures: 3
{line}: the number of a line in figures: 7
{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Manche {round}, ligne {line} : il n’y a pas de place {seat}.</translation>
    </message>
    <message>
        <source>Round {round}: the score must list a total for each side.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Manche {round} : le score doit donner un total pour chaque camp.</translation>
    </message>
    <message>
        <source>Round {round} has not ended, but the next one is dealt.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>La manche {round} n’est pas finie, mais la suivante est donnée.</translation>
    </message>
    <message>
        <source>Round {round}, “{excerpt}”: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c
{why}: a whole sentence that gives the reason</extracomment><translation>Manche {round}, « {excerpt} » : {why}</translation>
    </message>
    <message>
        <source>Round {round}, “{excerpt}”: the rules do not allow “{action}”.</source>
        <extracomment>{round}: the number of a round in figures: 3
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c
{action}: an action as files write it: discard 4c</extracomment><translation>Manche {round}, « {excerpt} » : les règles n’autorisent pas « {action} ».</translation>
    </message>
    <message>
        <source>Round {round} has a score, but has not ended.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>La manche {round} a un score, mais elle n’est pas finie.</translation>
    </message>
    <message>
        <source>Round {round} ended with another score than the file says.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>La manche {round} s’est terminée sur un autre score que celui du fichier.</translation>
    </message>
    <message>
        <source>This needs a foot, and nobody has one.</source>
        <translation>Cela demande un pied, et personne n’en a.</translation>
    </message>
    <message>
        <source>The pile cannot be taken for a sequence: there are no sequences.</source>
        <translation>Le pot ne peut pas être pris pour une suite : il n’y a pas de suites.</translation>
    </message>
    <message>
        <source>Nobody can play.</source>
        <translation>Personne ne peut jouer.</translation>
    </message>
    <message>
        <source>The lone player needs a table of three, but three cannot play.</source>
        <translation>Le joueur seul demande une table de trois, mais trois ne peuvent pas jouer.</translation>
    </message>
    <message>
        <source>The lone player needs three players who each start alone.</source>
        <translation>Le joueur seul demande trois joueurs qui commencent chacun pour soi.</translation>
    </message>
    <message>
        <source>Renewals are limited, but the pile never becomes the stock.</source>
        <translation>Les renouvellements sont limités, mais le pot ne devient jamais le talon.</translation>
    </message>
    <message>
        <source>A natural canasta cannot be larger than the largest meld.</source>
        <translation>Une canasta pure ne peut pas dépasser la plus grande combinaison.</translation>
    </message>
    <message>
        <source>A wild meld this small never becomes a canasta.</source>
        <translation>Une combinaison volante si petite ne devient jamais une canasta.</translation>
    </message>
    <message>
        <source>The minimum goes by the round in one place and by the score in the other.</source>
        <translation>Le minimum suit la manche à un endroit et le score à l’autre.</translation>
    </message>
    <message>
        <source>Each row of the minimum must begin higher than the row above.</source>
        <translation>Chaque ligne du minimum doit commencer plus haut que la ligne précédente.</translation>
    </message>
    <message>
        <source>To take only top cards of the pile, set how many, and the other way round.</source>
        <translation>Pour ne prendre que des cartes du dessus du pot, fixez combien, et inversement.</translation>
    </message>
    <message>
        <source>The pile can be taken, but there is no way to take it.</source>
        <translation>Le pot peut être pris, mais il n’y a aucune façon de le prendre.</translation>
    </message>
    <message>
        <source>Only a natural pair takes a frozen pile.</source>
        <translation>Un pot gelé ne se prend qu’avec une paire naturelle.</translation>
    </message>
    <message>
        <source>A foot needs both a number of cards and a way to choose it.</source>
        <translation>Un pied demande un nombre de cartes et une façon de le choisir.</translation>
    </message>
    <message>
        <source>Wings need both a number of cards and a use.</source>
        <translation>Des ailes demandent un nombre de cartes et un usage.</translation>
    </message>
    <message>
        <source>22 cards are split into a hand of 11 and a foot of 11.</source>
        <translation>22 cartes se partagent en une main de 11 et un pied de 11.</translation>
    </message>
    <message>
        <source>Going out needs a sequence canasta, and there are no sequences.</source>
        <translation>Pour sortir il faut une canasta en suite, et il n’y a pas de suites.</translation>
    </message>
    <message>
        <source>Going out needs a wild canasta, and there are no wild melds.</source>
        <translation>Pour sortir il faut une canasta volante, et il n’y a pas de combinaisons volantes.</translation>
    </message>
    <message>
        <source>You need a canasta with wild cards to go out, but no meld may contain any.</source>
        <translation>Pour sortir il faut une canasta avec des volantes, et les combinaisons n’en prennent pas.</translation>
    </message>
    <message>
        <source>You must ask your partner, but some players play alone.</source>
        <translation>Vous devez consulter votre partenaire, mais certains jouent seuls.</translation>
    </message>
    <message>
        <source>The game ends at a target score, and none is set.</source>
        <translation>La partie se termine à un score fixé, mais il n’y en a pas.</translation>
    </message>
    <message>
        <source>The game ends after a number of rounds, and none is set.</source>
        <translation>La partie se termine après un nombre de manches, mais il n’y en a pas.</translation>
    </message>
    <message>
        <source>{number} is too small. The smallest number is {least}.</source>
        <extracomment>{number}: a number in figures: 3
{least}: the smallest number, in figures: 1</extracomment><translation>{number} est trop petit. Le plus petit nombre est {least}.</translation>
    </message>
    <message>
        <source>{number} is too large. The largest number is {most}.</source>
        <extracomment>{number}: a number in figures: 3
{most}: the largest number, in figures: 10</extracomment><translation>{number} est trop grand. Le plus grand nombre est {most}.</translation>
    </message>
    <message>
        <source>{players} cannot play: a table has two to eight players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>{players} ne peuvent pas jouer : une table a de deux à huit joueurs.</translation>
    </message>
    <message>
        <source>Choose the sides for {players} players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Choisissez les camps pour {players} joueurs.</translation>
    </message>
    <message>
        <source>There are sides for {players} players, but {players} cannot play.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Il y a des camps pour {players} joueurs, mais {players} ne peuvent pas jouer.</translation>
    </message>
    <message>
        <source>{players} players cannot form these sides: {seating}.</source>
        <extracomment>{players}: a number of players in figures: 4
{seating}: who plays together, after a colon: pairs</extracomment><translation>{players} joueurs ne peuvent pas former ces camps : {seating}.</translation>
    </message>
    <message>
        <source>There is no number for {players} players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Il manque un nombre pour {players} joueurs.</translation>
    </message>
    <message>
        <source>There is no value for these sides: {seating}.</source>
        <extracomment>{seating}: who plays together, after a colon: pairs</extracomment><translation>Il manque une valeur pour ces camps : {seating}.</translation>
    </message>
    <message>
        <source>Melds of fewer than {canasta} cards never become canastas.</source>
        <extracomment>{canasta}: the cards of a canasta in figures: 7</extracomment><translation>Des combinaisons de moins de {canasta} cartes ne deviennent jamais des canastas.</translation>
    </message>
    <message>
        <source>A meld of at most {limit} cards cannot hold {naturals} natural cards.</source>
        <extracomment>{limit}: the most cards in a meld, in figures: 7
{naturals}: a number of natural cards in figures: 5</extracomment><translation>Une combinaison d’au plus {limit} cartes ne peut pas avoir {naturals} cartes naturelles.</translation>
    </message>
    <message>
        <source>A meld of at most {limit} cards has no room for {wild} wild cards beside the natural ones.</source>
        <extracomment>{limit}: the most cards in a meld, in figures: 7
{wild}: a number of wild cards in figures: 3</extracomment><translation>Une combinaison d’au plus {limit} cartes n’a pas la place de {wild} volantes à côté des naturelles.</translation>
    </message>
    <message>
        <source>With {wild} wild cards, a meld of at most {limit} cards cannot hold {naturals} natural ones.</source>
        <extracomment>{wild}: a number of wild cards in figures: 3
{limit}: the most cards in a meld, in figures: 7
{naturals}: a number of natural cards in figures: 5</extracomment><translation>Avec {wild} volantes, une combinaison d’au plus {limit} cartes ne peut pas en avoir {naturals} naturelles.</translation>
    </message>
    <message>
        <source>Players and packs</source>
        <translation>Joueurs et cartes</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Valeur des cartes</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>Initial meld</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Prendre le pot</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Bonuses and penalties</source>
        <translation>Primes et pénalités</translation>
    </message>
    <message>
        <source>Scoring a round</source>
        <translation>Décompte d’une manche</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>With {players} players the deal takes every card: none is left to draw.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Avec {players} joueurs, la donne prend toutes les cartes : il n’en reste pas à piocher.</translation>
    </message>
    <message>
        <source>The packs have only {copies} cards of each rank.</source>
        <extracomment>{copies}: a number of cards in figures: 8</extracomment><translation>Les jeux de cartes n’ont que {copies} cartes de chaque hauteur.</translation>
    </message>
    <message>
        <source>No canasta is possible: there are only {copies} cards of a rank.</source>
        <extracomment>{copies}: a number of cards in figures: 8</extracomment><translation>Aucune canasta n’est possible : il n’y a que {copies} cartes par hauteur.</translation>
    </message>
    <message>
        <source>A wild canasta needs seven wild cards. The packs have {number}.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Une canasta volante demande sept volantes. Les jeux de cartes en ont {number}.</translation>
    </message>
    <message>
        <source>Canastas needed to go out: {number}. The packs allow {most}.</source>
        <extracomment>{number}: a number in figures: 3
{most}: the largest number, in figures: 10</extracomment><translation>Canastas nécessaires pour sortir : {number}. Possibles avec ces jeux de cartes : {most}.</translation>
    </message>
    <message>
        <source>No initial meld is worth {number} points: all cards together are worth {points}.</source>
        <extracomment>{number}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>Aucune ouverture ne vaut {number} points : toutes les cartes ensemble en valent {points}.</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta pure</translation>
    </message>
    <message>
        <source>How many points is a canasta without wild cards worth?</source>
        <translation>Combien de points vaut une canasta sans volantes ?</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta impure</translation>
    </message>
    <message>
        <source>How many points is a canasta with wild cards worth?</source>
        <translation>Combien de points vaut une canasta avec des volantes ?</translation>
    </message>
    <message>
        <source>Sequence canasta</source>
        <translation>Canasta en suite</translation>
    </message>
    <message>
        <source>How many points is a sequence canasta worth?</source>
        <translation>Combien de points vaut une canasta en suite ?</translation>
    </message>
    <message>
        <source>Wild canastas</source>
        <translation>Canastas volantes</translation>
    </message>
    <message>
        <source>How many points is a wild canasta worth?</source>
        <translation>Combien de points vaut une canasta volante ?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>none of them</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>American</source>
        <translation>Américaine</translation>
    </message>
    <message>
        <source>Cuban</source>
        <translation>Cubaine</translation>
    </message>
    <message>
        <source>Bolivian</source>
        <translation>Bolivienne</translation>
    </message>
    <message>
        <source>Brazilian</source>
        <translation>Brésilienne</translation>
    </message>
    <message>
        <source>Uruguayan</source>
        <translation>Uruguayenne</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienne</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familiale</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boat</translation>
    </message>
    <message>
        <source>Wild canastas only when out</source>
        <translation>Canastas volantes en sortant seulement</translation>
    </message>
    <message>
        <source>Does only the side that goes out score its wild canastas?</source>
        <translation>Seul le camp qui sort marque-t-il ses canastas volantes ?</translation>
    </message>
    <message>
        <source>Every side scores its wild canastas.</source>
        <translation>Chaque camp marque ses canastas volantes.</translation>
    </message>
    <message>
        <source>Only the side that goes out scores its wild canastas.</source>
        <translation>Seul le camp qui sort marque ses canastas volantes.</translation>
    </message>
    <message>
        <source>Natural canastas of some ranks</source>
        <translation>Canastas pures de certaines hauteurs</translation>
    </message>
    <message>
        <source>How many points are natural canastas of certain ranks worth?</source>
        <translation>Combien de points valent les canastas pures de certaines hauteurs ?</translation>
    </message>
    <message>
        <source>Many canastas</source>
        <translation>Beaucoup de canastas</translation>
    </message>
    <message>
        <source>How many points are many canastas in one round worth?</source>
        <translation>Combien de points rapportent beaucoup de canastas en une manche ?</translation>
    </message>
    <message>
        <source>Five natural canastas 2,000 · four natural and one mixed 1,000 · ten of any kind another 2,000</source>
        <translation>Cinq canastas pures 2 000 · quatre pures et une impure 1 000 · dix quelconques, encore 2 000</translation>
    </message>
    <message>
        <source>Canasta from the hand</source>
        <translation>Canasta d’un coup</translation>
    </message>
    <message>
        <source>How many points is a canasta melded at once from the hand worth?</source>
        <translation>Combien de points vaut une canasta posée d’un coup ?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished natural meld</source>
        <translation>Pénalité pour combinaison pure inachevée</translation>
    </message>
    <message>
        <source>What does a meld cost that had to be natural and is no canasta?</source>
        <translation>Que coûte une combinaison qui devait être pure et n’est pas une canasta ?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished wild meld</source>
        <translation>Pénalité pour combinaison volante inachevée</translation>
    </message>
    <message>
        <source>What does a wild meld cost that is no canasta at the end?</source>
        <translation>Que coûte une combinaison volante qui n’est pas une canasta à la fin ?</translation>
    </message>
    <message>
        <source>Penalty for too many of a kind</source>
        <translation>Pénalité pour trop de cartes semblables</translation>
    </message>
    <message>
        <source>Which cards cost extra if you are left with too many?</source>
        <translation>Quelles cartes coûtent plus cher s’il vous en reste trop ?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished sequence</source>
        <translation>Pénalité pour suite inachevée</translation>
    </message>
    <message>
        <source>What does a sequence cost that is not complete at the end?</source>
        <translation>Que coûte une suite qui n’est pas complète à la fin ?</translation>
    </message>
    <message>
        <source>Black threes set aside</source>
        <translation>3 noirs mis de côté</translation>
    </message>
    <message>
        <source>How many points are black threes set aside worth?</source>
        <translation>Combien de points valent les 3 noirs mis de côté ?</translation>
    </message>
    <message>
        <source>5 each, all four 100</source>
        <translation>5 chacun, les quatre 100</translation>
    </message>
    <message>
        <source>Red three on a canasta</source>
        <translation>3 rouge sur une canasta</translation>
    </message>
    <message>
        <source>How many points is a red three on a canasta worth?</source>
        <translation>Combien de points vaut un 3 rouge sur une canasta ?</translation>
    </message>
    <message>
        <source>Penalty for a partner still in the hand</source>
        <translation>Pénalité : partenaire sans son pied</translation>
    </message>
    <message>
        <source>What does it cost to go out while a partner has not reached the foot?</source>
        <translation>Que coûte une sortie quand un partenaire n’a pas atteint son pied ?</translation>
    </message>
    <message>
        <source>Forbidden discards</source>
        <translation>Défausses interdites</translation>
    </message>
    <message>
        <source>Which cards can you not discard?</source>
        <translation>Quelles cartes ne pouvez-vous pas défausser ?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>You can discard any card.</source>
        <translation>Vous pouvez défausser toute carte.</translation>
    </message>
    <message>
        <source>The American list</source>
        <translation>La liste américaine</translation>
    </message>
    <message>
        <source>Discard a three only as your last card. Discard a wild card only if you hold no natural card. Start the pile with an ace or seven only if you hold no other natural card.</source>
        <translation>Ne défaussez un 3 que comme dernière carte. Ne défaussez une volante que si vous n’avez aucune carte naturelle. Ne commencez le pot par un as ou un 7 que si vous n’avez pas d’autre carte naturelle.</translation>
    </message>
    <message>
        <source>Black threes in first turns</source>
        <translation>3 noirs au premier tour</translation>
    </message>
    <message>
        <source>Are black threes forbidden in your first turn?</source>
        <translation>Les 3 noirs sont-ils interdits à votre premier tour ?</translation>
    </message>
    <message>
        <source>You can discard a black three from your first turn on.</source>
        <translation>Vous pouvez défausser un 3 noir dès votre premier tour.</translation>
    </message>
    <message>
        <source>You cannot discard a black three in your first turn.</source>
        <translation>Vous ne pouvez pas défausser un 3 noir à votre premier tour.</translation>
    </message>
    <message>
        <source>Turn without a discard</source>
        <translation>Tour sans défausse</translation>
    </message>
    <message>
        <source>Can you end a turn in the foot without a discard?</source>
        <translation>Pouvez-vous terminer un tour avec le pied sans défausse ?</translation>
    </message>
    <message>
        <source>Every turn ends with a discard.</source>
        <translation>Chaque tour se termine par une défausse.</translation>
    </message>
    <message>
        <source>In the foot you can keep a card and end a turn without discard.</source>
        <translation>Dans le pied, vous pouvez garder une carte et terminer le tour sans défausse.</translation>
    </message>
    <message>
        <source>What are red threes for?</source>
        <translation>À quoi servent les 3 rouges ?</translation>
    </message>
    <message>
        <source>Laid out and replaced at once</source>
        <translation>Exposés et remplacés aussitôt</translation>
    </message>
    <message>
        <source>Lay out a red three as soon as you get it, and draw another card.</source>
        <translation>Exposez un 3 rouge dès que vous le recevez, et piochez une autre carte.</translation>
    </message>
    <message>
        <source>Can be laid out and replaced</source>
        <translation>Peuvent être exposés et remplacés</translation>
    </message>
    <message>
        <source>You can lay out and replace red threes in your turn.</source>
        <translation>À votre tour, vous pouvez exposer et remplacer les 3 rouges.</translation>
    </message>
    <message>
        <source>Useless</source>
        <translation>Inutiles</translation>
    </message>
    <message>
        <source>Red threes cannot be laid out.</source>
        <translation>Les 3 rouges ne s’exposent pas.</translation>
    </message>
    <message>
        <source>Can go on a canasta</source>
        <translation>Peuvent aller sur une canasta</translation>
    </message>
    <message>
        <source>You can put a red three from your hand on one of your canastas.</source>
        <translation>Vous pouvez mettre un 3 rouge de votre main sur une de vos canastas.</translation>
    </message>
    <message>
        <source>Dealt red threes</source>
        <translation>3 rouges de la donne</translation>
    </message>
    <message>
        <source>When are dealt red threes laid out?</source>
        <translation>Quand expose-t-on les 3 rouges de la donne ?</translation>
    </message>
    <message>
        <source>In the player’s first turn</source>
        <translation>Au premier tour du joueur</translation>
    </message>
    <message>
        <source>Dealt red threes are laid out in the player’s first turn.</source>
        <translation>Chacun expose les 3 rouges de sa donne à son premier tour.</translation>
    </message>
    <message>
        <source>Right after the deal</source>
        <translation>Juste après la donne</translation>
    </message>
    <message>
        <source>Dealt red threes are laid out and replaced before anyone plays.</source>
        <translation>Les 3 rouges de la donne sont exposés et remplacés avant le premier tour.</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>3 noirs</translation>
    </message>
    <message>
        <source>What are black threes for?</source>
        <translation>À quoi servent les 3 noirs ?</translation>
    </message>
    <message>
        <source>They block the pile</source>
        <translation>Ils bloquent le pot</translation>
    </message>
    <message>
        <source>A discarded black three blocks the pile for the next player.</source>
        <translation>Un 3 noir défaussé bloque le pot pour le joueur suivant.</translation>
    </message>
    <message>
        <source>Laid out and counted</source>
        <translation>Exposés et comptés</translation>
    </message>
    <message>
        <source>Black threes are laid out and count like red threes.</source>
        <translation>Les 3 noirs sont exposés et comptent comme les 3 rouges.</translation>
    </message>
    <message>
        <source>Only discards</source>
        <translation>Bons à défausser</translation>
    </message>
    <message>
        <source>Black threes are only good as discards.</source>
        <translation>Les 3 noirs ne sont bons qu’à défausser.</translation>
    </message>
    <message>
        <source>Points for threes</source>
        <translation>Points pour les 3</translation>
    </message>
    <message>
        <source>How many points are the threes laid out worth?</source>
        <translation>Combien de points valent les 3 exposés ?</translation>
    </message>
    <message>
        <source>What threes need to count</source>
        <translation>Condition pour compter les 3</translation>
    </message>
    <message>
        <source>What does a side need for its threes to count in its favour?</source>
        <translation>Que faut-il à un camp pour que ses 3 comptent en sa faveur ?</translation>
    </message>
    <message>
        <source>A meld</source>
        <translation>Une combinaison</translation>
    </message>
    <message>
        <source>They count for a side with a meld.</source>
        <translation>Ils comptent pour un camp qui a une combinaison.</translation>
    </message>
    <message>
        <source>One canasta</source>
        <translation>Une canasta</translation>
    </message>
    <message>
        <source>They count for a side with a canasta.</source>
        <translation>Ils comptent pour un camp qui a une canasta.</translation>
    </message>
    <message>
        <source>Two canastas</source>
        <translation>Deux canastas</translation>
    </message>
    <message>
        <source>They count for a side with two or more canastas.</source>
        <translation>Ils comptent pour un camp qui a au moins deux canastas.</translation>
    </message>
    <message>
        <source>Threes otherwise</source>
        <translation>Les 3, sinon</translation>
    </message>
    <message>
        <source>What do threes count for a side that lacks it?</source>
        <translation>Que comptent les 3 pour un camp à qui cela manque ?</translation>
    </message>
    <message>
        <source>Against the side</source>
        <translation>Contre le camp</translation>
    </message>
    <message>
        <source>Otherwise the same points count against the side.</source>
        <translation>Sinon, les mêmes points comptent contre le camp.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Otherwise they count nothing.</source>
        <translation>Sinon, ils ne comptent pas.</translation>
    </message>
    <message>
        <source>Against the side without a canasta</source>
        <translation>Contre le camp sans canasta</translation>
    </message>
    <message>
        <source>With one canasta they count nothing, without one they count against the side.</source>
        <translation>Avec une seule canasta, ils ne comptent rien ; sans canasta, ils comptent contre le camp.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Cartes piochées par tour</translation>
    </message>
    <message>
        <source>How many cards do you draw from the stock?</source>
        <translation>Combien de cartes piochez-vous au talon ?</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translation>Talon vide</translation>
    </message>
    <message>
        <source>What happens when the stock is empty?</source>
        <translation>Que se passe-t-il quand le talon est vide ?</translation>
    </message>
    <message>
        <source>Play on while the pile is taken</source>
        <translation>Jouer tant que le pot est pris</translation>
    </message>
    <message>
        <source>When the stock is empty, players keep taking the pile. The round ends when a player does not take it.</source>
        <translation>Quand le talon est vide, les joueurs continuent à prendre le pot. La manche se termine quand un joueur ne le prend pas.</translation>
    </message>
    <message>
        <source>Turn the pile over</source>
        <translation>Retourner le pot</translation>
    </message>
    <message>
        <source>An empty stock is replaced by the pile, its oldest card on top.</source>
        <translation>Le pot remplace le talon vide, sa carte la plus ancienne dessus.</translation>
    </message>
    <message>
        <source>Finish that turn</source>
        <translation>Finir ce tour</translation>
    </message>
    <message>
        <source>The player who draws the last card finishes the turn. Then the round ends.</source>
        <translation>Qui pioche la dernière carte finit son tour. Puis la manche est finie.</translation>
    </message>
    <message>
        <source>Forced to take the pile</source>
        <translation>Obligation de prendre le pot</translation>
    </message>
    <message>
        <source>With an empty stock, must you take a discard that fits a meld?</source>
        <translation>Quand le talon est vide, devez-vous prendre une défausse qui va sur une combinaison ?</translation>
    </message>
    <message>
        <source>With the stock empty, you can refuse the pile and so end the round.</source>
        <translation>Quand le talon est vide, vous pouvez refuser le pot et finir ainsi la manche.</translation>
    </message>
    <message>
        <source>With the stock empty, you must take a top card that fits one of your melds. You can refuse a frozen pile.</source>
        <translation>Quand le talon est vide, vous devez prendre la carte du dessus si elle va sur une de vos combinaisons. Vous pouvez refuser un pot gelé.</translation>
    </message>
    <message>
        <source>Red three as the last card</source>
        <translation>3 rouge en dernière carte</translation>
    </message>
    <message>
        <source>What if the last card of the stock is a red three?</source>
        <translation>Et si la dernière carte du talon est un 3 rouge ?</translation>
    </message>
    <message>
        <source>It ends the round</source>
        <translation>Il met fin à la manche</translation>
    </message>
    <message>
        <source>A red three as the last card of the stock ends the round at once.</source>
        <translation>Un 3 rouge en dernière carte du talon met aussitôt fin à la manche.</translation>
    </message>
    <message>
        <source>It ends the round if drawn alone</source>
        <translation>Il met fin à la manche s’il est pioché seul</translation>
    </message>
    <message>
        <source>A red three alone as the last card of the stock ends the round.</source>
        <translation>Un 3 rouge pioché seul en dernière carte du talon met fin à la manche.</translation>
    </message>
    <message>
        <source>The turn goes on</source>
        <translation>Le tour continue</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, your turn goes on.</source>
        <translation>Si la dernière carte du talon est un 3 rouge, votre tour continue.</translation>
    </message>
    <message>
        <source>Renewals of the stock</source>
        <translation>Renouvellements du talon</translation>
    </message>
    <message>
        <source>How often can the pile become the stock?</source>
        <translation>Combien de fois le pot peut-il redevenir talon ?</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Points of an eight</source>
        <translation>Points d’un 8</translation>
    </message>
    <message>
        <source>How many points is an eight worth?</source>
        <translation>Combien de points vaut un 8 ?</translation>
    </message>
    <message>
        <source>Points of a melded black three</source>
        <translation>Points d’un 3 noir posé</translation>
    </message>
    <message>
        <source>How many points is a melded black three worth?</source>
        <translation>Combien de points vaut un 3 noir posé ?</translation>
    </message>
    <message>
        <source>Penalty for a black three left in hand</source>
        <translation>Pénalité pour 3 noir en main</translation>
    </message>
    <message>
        <source>How many points does a black three left in hand cost?</source>
        <translation>Combien de points coûte un 3 noir resté en main ?</translation>
    </message>
    <message>
        <source>Penalty for a red three left in hand</source>
        <translation>Pénalité pour 3 rouge en main</translation>
    </message>
    <message>
        <source>How many points does a red three left in hand or foot cost?</source>
        <translation>Combien de points coûte un 3 rouge resté dans la main ou le pied ?</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Canastas pures</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <translation>Canastas impures</translation>
    </message>
    <message>
        <source>Red canastas</source>
        <translation>Canastas rouges</translation>
    </message>
    <message>
        <source>Black canastas</source>
        <translation>Canastas noires</translation>
    </message>
    <message>
        <source>Sequence canastas</source>
        <translation>Canastas en suite</translation>
    </message>
    <message>
        <source>Canastas of sevens</source>
        <translation>Canastas de 7</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>Canastas pour sortir</translation>
    </message>
    <message>
        <source>How many canastas does a side need to go out?</source>
        <translation>Combien de canastas faut-il à un camp pour sortir ?</translation>
    </message>
    <message>
        <source>Kinds of canastas to go out</source>
        <translation>Types de canastas pour sortir</translation>
    </message>
    <message>
        <source>Which kinds of canastas must be among them?</source>
        <translation>Quels types de canastas faut-il parmi elles ?</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Dernière défausse</translation>
    </message>
    <message>
        <source>Must you discard your last card?</source>
        <translation>Devez-vous défausser votre dernière carte ?</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Pas nécessaire</translation>
    </message>
    <message>
        <source>You can meld or discard your last card.</source>
        <translation>Vous pouvez poser ou défausser votre dernière carte.</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
    <message>
        <source>You must discard your last card.</source>
        <translation>Vous devez défausser votre dernière carte.</translation>
    </message>
    <message>
        <source>Last discard that fits</source>
        <translation>Dernière défausse qui convient</translation>
    </message>
    <message>
        <source>Is a card that fits your melds forbidden as last discard?</source>
        <translation>Une carte qui va sur vos combinaisons est-elle interdite en dernière défausse ?</translation>
    </message>
    <message>
        <source>Your last discard can be a card that fits one of your melds.</source>
        <translation>Votre dernière défausse peut être une carte qui va sur une de vos combinaisons.</translation>
    </message>
    <message>
        <source>Your last discard cannot be a card that fits one of your melds.</source>
        <translation>Votre dernière défausse ne peut pas être une carte qui va sur une de vos combinaisons.</translation>
    </message>
    <message>
        <source>Forbidden last discards</source>
        <translation>Dernières défausses interdites</translation>
    </message>
    <message>
        <source>Which cards cannot be your last discard?</source>
        <translation>Quelles cartes ne peuvent pas être votre dernière défausse ?</translation>
    </message>
    <message>
        <source>Your last discard cannot be a three.</source>
        <translation>Votre dernière défausse ne peut pas être un 3.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Cartes volantes</translation>
    </message>
    <message>
        <source>Your last discard cannot be a wild card.</source>
        <translation>Votre dernière défausse ne peut pas être une volante.</translation>
    </message>
    <message>
        <source>Permission to go out</source>
        <translation>Permission de sortir</translation>
    </message>
    <message>
        <source>Do you ask your partner before you go out?</source>
        <translation>Consultez-vous votre partenaire avant de sortir ?</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Sans demander</translation>
    </message>
    <message>
        <source>You go out without asking your partner.</source>
        <translation>Vous sortez sans consulter votre partenaire.</translation>
    </message>
    <message>
        <source>Can be asked</source>
        <translation>Peut se demander</translation>
    </message>
    <message>
        <source>Before you meld, you can ask your partner “May I go out?”. The answer binds you.</source>
        <translation>Avant de poser, vous pouvez demander à votre partenaire : « Puis-je sortir ? » La réponse vous lie.</translation>
    </message>
    <message>
        <source>Must be asked</source>
        <translation>Doit se demander</translation>
    </message>
    <message>
        <source>You must ask your partner “May I go out?”. The answer binds you.</source>
        <translation>Vous devez demander à votre partenaire : « Puis-je sortir ? » La réponse vous lie.</translation>
    </message>
    <message>
        <source>Questions in a round</source>
        <translation>Questions par manche</translation>
    </message>
    <message>
        <source>How often can a player ask in a round?</source>
        <translation>Combien de fois un joueur peut-il demander par manche ?</translation>
    </message>
    <message>
        <source>Foot when going out</source>
        <translation>Le pied pour sortir</translation>
    </message>
    <message>
        <source>Who must have reached the foot to go out?</source>
        <translation>Qui doit avoir atteint son pied pour sortir ?</translation>
    </message>
    <message>
        <source>No matter</source>
        <translation>Sans importance</translation>
    </message>
    <message>
        <source>Hand and foot do not matter for going out.</source>
        <translation>La main et le pied n’importent pas pour sortir.</translation>
    </message>
    <message>
        <source>The player is in the foot</source>
        <translation>Le joueur est dans son pied</translation>
    </message>
    <message>
        <source>To go out you must play from your foot; your partner need not.</source>
        <translation>Pour sortir, vous devez jouer avec votre pied ; pas votre partenaire.</translation>
    </message>
    <message>
        <source>All have played from the foot</source>
        <translation>Tous ont joué avec leur pied</translation>
    </message>
    <message>
        <source>To go out, you and your partners must have played from the foot.</source>
        <translation>Pour sortir, vous et vos partenaires devez avoir joué avec votre pied.</translation>
    </message>
    <message>
        <source>All are in the foot</source>
        <translation>Tous ont leur pied</translation>
    </message>
    <message>
        <source>To go out, you and your partners must have picked up the foot.</source>
        <translation>Pour sortir, vous et vos partenaires devez avoir ramassé le pied.</translation>
    </message>
    <message>
        <source>No threes when going out</source>
        <translation>Pas de 3 pour sortir</translation>
    </message>
    <message>
        <source>Who must be free of threes when a side goes out?</source>
        <translation>Qui ne doit pas avoir de 3 quand un camp sort ?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Threes in hand do not stop you going out.</source>
        <translation>Vous pouvez sortir quels que soient les 3 en main.</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>Le joueur</translation>
    </message>
    <message>
        <source>To go out you must hold no threes.</source>
        <translation>Pour sortir, vous ne devez pas avoir de 3.</translation>
    </message>
    <message>
        <source>The whole side</source>
        <translation>Tout le camp</translation>
    </message>
    <message>
        <source>To go out, you and your partners must hold no threes.</source>
        <translation>Pour sortir, ni vous ni vos partenaires ne devez avoir de 3.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Points pour la sortie</translation>
    </message>
    <message>
        <source>How many points is going out worth?</source>
        <translation>Combien de points vaut la sortie ?</translation>
    </message>
    <message>
        <source>Points for going out concealed</source>
        <translation>Points pour la sortie cachée</translation>
    </message>
    <message>
        <source>How many points is going out concealed worth instead?</source>
        <translation>Combien de points vaut à la place une sortie cachée ?</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Sortie cachée</translation>
    </message>
    <message>
        <source>When is going out concealed?</source>
        <translation>Quand une sortie est-elle cachée ?</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Going out concealed earns nothing extra.</source>
        <translation>Une sortie cachée ne rapporte rien de plus.</translation>
    </message>
    <message>
        <source>In one turn, with a canasta</source>
        <translation>En un tour, avec une canasta</translation>
    </message>
    <message>
        <source>You go out concealed if you had melded nothing before and complete a canasta of your own. You add to no meld that was on the table.</source>
        <translation>La sortie est cachée si vous n’aviez rien posé avant et complétez une canasta à vous. Vous n’ajoutez rien aux combinaisons déjà sur la table.</translation>
    </message>
    <message>
        <source>In one turn</source>
        <translation>En un tour</translation>
    </message>
    <message>
        <source>You go out concealed if you had melded nothing before that turn.</source>
        <translation>La sortie est cachée si vous n’aviez rien posé avant ce tour.</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Mains spéciales</translation>
    </message>
    <message>
        <source>Which whole hands score on their own?</source>
        <translation>Quelles mains entières comptent à elles seules ?</translation>
    </message>
    <message>
        <source>Straight (one of each rank and a joker) 3,000 · seven pairs 2,500, with twos, sevens and aces among them 2,000 · garbage (4 + 4 + 3 + 3 of a kind) 2,000</source>
        <translation>Grande suite (une carte de chaque hauteur et un joker) 3 000 · sept paires 2 500 (2 000 avec des 2, des 7 et des as) · garbage (4 + 4 + 3 + 3 semblables) 2 000</translation>
    </message>
    <message>
        <source>Canastas that win the game</source>
        <translation>Canastas qui gagnent la partie</translation>
    </message>
    <message>
        <source>How many canastas in one round win the game at once?</source>
        <translation>Combien de canastas en une manche gagnent aussitôt la partie ?</translation>
    </message>
    <message>
        <source>Points for that win</source>
        <translation>Points pour cette victoire</translation>
    </message>
    <message>
        <source>How many points does that win add?</source>
        <translation>Combien de points ajoute cette victoire ?</translation>
    </message>
    <message>
        <source>Melded cards count</source>
        <translation>Les cartes posées comptent</translation>
    </message>
    <message>
        <source>What do melded cards count?</source>
        <translation>Que comptent les cartes posées ?</translation>
    </message>
    <message>
        <source>For the side</source>
        <translation>Pour le camp</translation>
    </message>
    <message>
        <source>Melded cards count for your side, cards left in hand against it.</source>
        <translation>Les cartes posées comptent pour votre camp, les cartes restées en main contre lui.</translation>
    </message>
    <message>
        <source>Against a side without a canasta</source>
        <translation>Contre un camp sans canasta</translation>
    </message>
    <message>
        <source>Without a canasta, your melded cards count against your side.</source>
        <translation>Sans canasta, vos cartes posées comptent contre votre camp.</translation>
    </message>
    <message>
        <source>Nothing for a side without a canasta</source>
        <translation>Rien pour un camp sans canasta</translation>
    </message>
    <message>
        <source>Without a canasta, your melded cards count nothing.</source>
        <translation>Sans canasta, vos cartes posées ne comptent pas.</translation>
    </message>
    <message>
        <source>Rounds without going out</source>
        <translation>Manches sans sortie</translation>
    </message>
    <message>
        <source>Does a round count if nobody goes out?</source>
        <translation>Une manche compte-t-elle si personne ne sort ?</translation>
    </message>
    <message>
        <source>A round that nobody goes out of counts nothing.</source>
        <translation>Une manche dont personne ne sort ne compte pas.</translation>
    </message>
    <message>
        <source>A round also counts if nobody goes out.</source>
        <translation>Une manche compte aussi si personne ne sort.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>What ends the game?</source>
        <translation>Qu’est-ce qui termine la partie ?</translation>
    </message>
    <message>
        <source>The target score</source>
        <translation>Le score à atteindre</translation>
    </message>
    <message>
        <source>The game ends when a side reaches the target score.</source>
        <translation>La partie se termine quand un camp atteint le score fixé.</translation>
    </message>
    <message>
        <source>A number of rounds</source>
        <translation>Un nombre de manches</translation>
    </message>
    <message>
        <source>The game ends after a fixed number of rounds.</source>
        <translation>La partie se termine après un nombre de manches fixé.</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Score à atteindre</translation>
    </message>
    <message>
        <source>How many points does a side need to win?</source>
        <translation>Combien de points faut-il à un camp pour gagner ?</translation>
    </message>
    <message>
        <source>Rounds in a game</source>
        <translation>Manches d’une partie</translation>
    </message>
    <message>
        <source>How many rounds are played?</source>
        <translation>Combien de manches joue-t-on ?</translation>
    </message>
    <message>
        <source>Both sides at the target</source>
        <translation>Les deux camps au score fixé</translation>
    </message>
    <message>
        <source>What if more than one side reaches the target in a round?</source>
        <translation>Et si plusieurs camps atteignent le score fixé dans une manche ?</translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation>Le total le plus élevé gagne</translation>
    </message>
    <message>
        <source>If more than one side reaches the target, the higher total wins.</source>
        <translation>Si plusieurs camps atteignent le score fixé, le total le plus élevé gagne.</translation>
    </message>
    <message>
        <source>Another round decides</source>
        <translation>Une autre manche décide</translation>
    </message>
    <message>
        <source>If more than one side reaches the target in a round, one more round is played. Then the higher total wins.</source>
        <translation>Si plusieurs camps atteignent le score fixé dans une manche, on en joue encore une. Ensuite, le total le plus élevé gagne.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>If more than one side reaches the target, the game is a tie.</source>
        <translation>Si plusieurs camps atteignent le score fixé, la partie est nulle.</translation>
    </message>
    <message>
        <source>Tied scores</source>
        <translation>Scores égaux</translation>
    </message>
    <message>
        <source>What if the best scores are equal at the end?</source>
        <translation>Et si les meilleurs scores sont égaux à la fin ?</translation>
    </message>
    <message>
        <source>Another round is played</source>
        <translation>On joue une autre manche</translation>
    </message>
    <message>
        <source>If the best scores are equal, another round is played.</source>
        <translation>Si les meilleurs scores sont égaux, on joue une autre manche.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>La victoire est partagée</translation>
    </message>
    <message>
        <source>If the best scores are equal, the win is shared.</source>
        <translation>Si les meilleurs scores sont égaux, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Unless opened with wild cards</source>
        <translation>Sauf ouverture avec des volantes</translation>
    </message>
    <message>
        <source>Most wild cards in a meld</source>
        <translation>Maximum de volantes par combinaison</translation>
    </message>
    <message>
        <source>How many wild cards can a meld hold?</source>
        <translation>Combien de volantes une combinaison peut-elle contenir ?</translation>
    </message>
    <message>
        <source>Ratio of wild to natural cards</source>
        <translation>Volantes et cartes naturelles</translation>
    </message>
    <message>
        <source>How many natural cards does a wild card need?</source>
        <translation>Combien de cartes naturelles faut-il pour une volante ?</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Nombre libre</translation>
    </message>
    <message>
        <source>Only the number of wild cards in a meld is limited.</source>
        <translation>Seul le nombre de volantes d’une combinaison est limité.</translation>
    </message>
    <message>
        <source>No more wild than natural</source>
        <translation>Pas plus de volantes que de naturelles</translation>
    </message>
    <message>
        <source>A meld never holds more wild cards than natural ones.</source>
        <translation>Une combinaison n’a jamais plus de volantes que de naturelles.</translation>
    </message>
    <message>
        <source>Fewer wild than natural</source>
        <translation>Moins de volantes que de naturelles</translation>
    </message>
    <message>
        <source>A meld always holds fewer wild cards than natural ones.</source>
        <translation>Une combinaison a toujours moins de volantes que de naturelles.</translation>
    </message>
    <message>
        <source>Two natural for each wild</source>
        <translation>Deux naturelles pour chaque volante</translation>
    </message>
    <message>
        <source>A meld needs two natural cards for each wild card.</source>
        <translation>Une combinaison a besoin de deux cartes naturelles par volante.</translation>
    </message>
    <message>
        <source>Natural cards in a canasta</source>
        <translation>Cartes naturelles d’une canasta</translation>
    </message>
    <message>
        <source>How many natural cards does a canasta need?</source>
        <translation>Combien de cartes naturelles faut-il à une canasta ?</translation>
    </message>
    <message>
        <source>Largest meld</source>
        <translation>Plus grande combinaison</translation>
    </message>
    <message>
        <source>How many cards can a meld hold?</source>
        <translation>Combien de cartes une combinaison peut-elle contenir ?</translation>
    </message>
    <message>
        <source>Largest natural canasta</source>
        <translation>Plus grande canasta pure</translation>
    </message>
    <message>
        <source>How many cards can a meld without wild cards hold?</source>
        <translation>Combien de cartes une combinaison sans volantes peut-elle contenir ?</translation>
    </message>
    <message>
        <source>Limits when going out</source>
        <translation>Limites en sortant</translation>
    </message>
    <message>
        <source>Can you exceed these limits when you go out?</source>
        <translation>Pouvez-vous dépasser ces limites en sortant ?</translation>
    </message>
    <message>
        <source>The limits hold to the end.</source>
        <translation>Les limites valent jusqu’au bout.</translation>
    </message>
    <message>
        <source>When you go out, you can add cards to full melds.</source>
        <translation>En sortant, vous pouvez ajouter des cartes aux combinaisons pleines.</translation>
    </message>
    <message>
        <source>Wild cards on a canasta</source>
        <translation>Volantes sur une canasta</translation>
    </message>
    <message>
        <source>Which canastas still take wild cards?</source>
        <translation>Quelles canastas prennent encore des volantes ?</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>You can add wild cards to any canasta, up to its limit.</source>
        <translation>Vous pouvez ajouter des volantes à toute canasta, jusqu’à sa limite.</translation>
    </message>
    <message>
        <source>Only mixed ones</source>
        <translation>Seulement les impures</translation>
    </message>
    <message>
        <source>You can add wild cards only to a canasta that has some already.</source>
        <translation>Vous ne pouvez ajouter des volantes qu’à une canasta qui en a déjà.</translation>
    </message>
    <message>
        <source>No canasta</source>
        <translation>Aucune canasta</translation>
    </message>
    <message>
        <source>You cannot add wild cards to a canasta.</source>
        <translation>Vous ne pouvez pas ajouter de volantes à une canasta.</translation>
    </message>
    <message>
        <source>Melds of one rank</source>
        <translation>Combinaisons de même hauteur</translation>
    </message>
    <message>
        <source>How many melds of one rank can a side have?</source>
        <translation>Combien de combinaisons de même hauteur un camp peut-il avoir ?</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Une</translation>
    </message>
    <message>
        <source>A side has one meld of a rank and adds further cards to it.</source>
        <translation>Un camp n’a qu’une combinaison par hauteur et y ajoute les autres cartes.</translation>
    </message>
    <message>
        <source>Another one after a canasta</source>
        <translation>Une autre après une canasta</translation>
    </message>
    <message>
        <source>After a canasta your side can begin another meld of its rank.</source>
        <translation>Après une canasta, votre camp peut commencer une autre combinaison de sa hauteur.</translation>
    </message>
    <message>
        <source>Your side can have several melds of the same rank.</source>
        <translation>Votre camp peut avoir plusieurs combinaisons de la même hauteur.</translation>
    </message>
    <message>
        <source>Combining melds</source>
        <translation>Réunir des combinaisons</translation>
    </message>
    <message>
        <source>Can a side make one meld of two?</source>
        <translation>Un camp peut-il faire une combinaison de deux ?</translation>
    </message>
    <message>
        <source>Melds stay separate.</source>
        <translation>Les combinaisons restent séparées.</translation>
    </message>
    <message>
        <source>You can combine two melds of one rank, or two sequences that touch and make at most seven cards.</source>
        <translation>Vous pouvez réunir deux combinaisons de même hauteur, ou deux suites qui se touchent et comptent sept cartes au plus.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Are cards of one suit in sequence a meld?</source>
        <translation>Des cartes d’une couleur qui se suivent sont-elles une combinaison ?</translation>
    </message>
    <message>
        <source>Only cards of one rank make a meld.</source>
        <translation>Seules les cartes d’une même hauteur font une combinaison.</translation>
    </message>
    <message>
        <source>Three natural cards of one suit in sequence are a meld too.</source>
        <translation>Trois cartes naturelles d’une couleur qui se suivent sont aussi une combinaison : une suite.</translation>
    </message>
    <message>
        <source>Longer sequence when going out</source>
        <translation>Suite plus longue en sortant</translation>
    </message>
    <message>
        <source>Can you add to a full sequence when you go out?</source>
        <translation>Pouvez-vous ajouter à une suite pleine en sortant ?</translation>
    </message>
    <message>
        <source>A sequence canasta is full.</source>
        <translation>Une canasta en suite est pleine.</translation>
    </message>
    <message>
        <source>When you go out, you can add cards to a sequence canasta.</source>
        <translation>En sortant, vous pouvez ajouter des cartes à une canasta en suite.</translation>
    </message>
    <message>
        <source>Wild melds</source>
        <translation>Combinaisons volantes</translation>
    </message>
    <message>
        <source>Can wild cards be melded alone?</source>
        <translation>Les volantes peuvent-elles se poser seules ?</translation>
    </message>
    <message>
        <source>Jokers and twos in any mix</source>
        <translation>Jokers et 2 mêlés à volonté</translation>
    </message>
    <message>
        <source>Three wild cards, jokers and twos in any mix, are a meld too.</source>
        <translation>Trois volantes, jokers et 2 mêlés à volonté, sont aussi une combinaison.</translation>
    </message>
    <message>
        <source>Twos with few jokers</source>
        <translation>Des 2 avec peu de jokers</translation>
    </message>
    <message>
        <source>Three twos are a meld too, with one or two jokers at most.</source>
        <translation>Trois 2 sont aussi une combinaison, avec un ou deux jokers au plus.</translation>
    </message>
    <message>
        <source>Largest wild meld</source>
        <translation>Plus grande combinaison volante</translation>
    </message>
    <message>
        <source>How many cards can a wild meld hold?</source>
        <translation>Combien de cartes une combinaison volante peut-elle contenir ?</translation>
    </message>
    <message>
        <source>Twos as wild cards</source>
        <translation>Les 2 comme volantes</translation>
    </message>
    <message>
        <source>When can your twos not stand for other cards?</source>
        <translation>Quand vos 2 ne peuvent-ils pas remplacer d’autres cartes ?</translation>
    </message>
    <message>
        <source>Always wild</source>
        <translation>Toujours volants</translation>
    </message>
    <message>
        <source>Twos are always wild.</source>
        <translation>Les 2 sont toujours des volantes.</translation>
    </message>
    <message>
        <source>Not while your meld of twos is unfinished</source>
        <translation>Pas tant que vos 2 sont inachevés</translation>
    </message>
    <message>
        <source>Twos can only be added to your side’s unfinished meld of twos.</source>
        <translation>Les 2 ne peuvent s’ajouter qu’à la combinaison de 2 inachevée de votre camp.</translation>
    </message>
    <message>
        <source>Ranks without wild cards</source>
        <translation>Hauteurs sans volantes</translation>
    </message>
    <message>
        <source>Which ranks are melded without wild cards?</source>
        <translation>Quelles hauteurs se posent sans volantes ?</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Poser des 3 noirs</translation>
    </message>
    <message>
        <source>When can black threes be melded?</source>
        <translation>Quand peut-on poser des 3 noirs ?</translation>
    </message>
    <message>
        <source>Black threes cannot be melded.</source>
        <translation>Les 3 noirs ne peuvent pas se poser.</translation>
    </message>
    <message>
        <source>When going out</source>
        <translation>En sortant</translation>
    </message>
    <message>
        <source>You can meld three or more black threes when you go out.</source>
        <translation>Vous pouvez poser au moins trois 3 noirs en sortant.</translation>
    </message>
    <message>
        <source>Closed ranks</source>
        <translation>Hauteurs fermées</translation>
    </message>
    <message>
        <source>Does a canasta close its rank to other sides?</source>
        <translation>Une canasta ferme-t-elle sa hauteur aux autres camps ?</translation>
    </message>
    <message>
        <source>Every rank stays open to everyone.</source>
        <translation>Chaque hauteur reste ouverte à tous.</translation>
    </message>
    <message>
        <source>A canasta closes its rank to sides that have no meld of it.</source>
        <translation>Une canasta ferme sa hauteur aux camps qui n’en ont aucune combinaison.</translation>
    </message>
    <message>
        <source>Cards of a taken pile</source>
        <translation>Cartes d’un pot pris</translation>
    </message>
    <message>
        <source>Can you meld only the top card of the pile in that turn?</source>
        <translation>Ne pouvez-vous poser à ce tour que la carte du dessus du pot ?</translation>
    </message>
    <message>
        <source>You can meld every card of the pile at once.</source>
        <translation>Vous pouvez poser aussitôt chaque carte du pot.</translation>
    </message>
    <message>
        <source>Of a taken pile you can meld only the top card in that turn.</source>
        <translation>D’un pot pris, vous ne pouvez poser à ce tour que la carte du dessus.</translation>
    </message>
    <message>
        <source>Minimum of the initial meld</source>
        <translation>Minimum de l’ouverture</translation>
    </message>
    <message>
        <source>How many points must the initial meld be worth?</source>
        <translation>Combien de points doit valoir l’ouverture ?</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Nothing below 0</source>
        <translation>Pas de minimum sous 0</translation>
    </message>
    <message>
        <source>50 for everyone below 1,500</source>
        <translation>50 pour tous sous 1 500</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>By the round</source>
        <translation>Selon la manche</translation>
    </message>
    <message>
        <source>What the minimum depends on</source>
        <translation>De quoi dépend le minimum</translation>
    </message>
    <message>
        <source>Does the minimum depend on the score or on the round?</source>
        <translation>Le minimum dépend-il du score ou de la manche ?</translation>
    </message>
    <message>
        <source>The side’s score</source>
        <translation>Le score du camp</translation>
    </message>
    <message>
        <source>The minimum depends on your side’s score.</source>
        <translation>Le minimum dépend du score de votre camp.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>La manche</translation>
    </message>
    <message>
        <source>The minimum depends on the round and is the same for every side.</source>
        <translation>Le minimum dépend de la manche et vaut pour tous les camps.</translation>
    </message>
    <message>
        <source>Condition of the initial meld</source>
        <translation>Condition de l’ouverture</translation>
    </message>
    <message>
        <source>What must the initial meld have besides its points?</source>
        <translation>Que faut-il à l’ouverture outre ses points ?</translation>
    </message>
    <message>
        <source>The points alone decide.</source>
        <translation>Seuls les points décident.</translation>
    </message>
    <message>
        <source>A meld with three natural cards</source>
        <translation>Une combinaison de trois naturelles</translation>
    </message>
    <message>
        <source>One of the melds you open with must have three natural cards.</source>
        <translation>Une des combinaisons de votre ouverture doit avoir trois cartes naturelles.</translation>
    </message>
    <message>
        <source>No wild cards</source>
        <translation>Sans volantes</translation>
    </message>
    <message>
        <source>The initial meld cannot contain wild cards.</source>
        <translation>L’ouverture ne peut pas contenir de volantes.</translation>
    </message>
    <message>
        <source>Natural cards from the hand to open</source>
        <translation>Naturelles en main pour ouvrir</translation>
    </message>
    <message>
        <source>How many natural cards of the initial meld must come from your hand?</source>
        <translation>Combien de cartes naturelles de l’ouverture doivent venir de votre main ?</translation>
    </message>
    <message>
        <source>A canasta is enough to open</source>
        <translation>Une canasta suffit pour ouvrir</translation>
    </message>
    <message>
        <source>Does a canasta open whatever its points?</source>
        <translation>Une canasta ouvre-t-elle quels que soient ses points ?</translation>
    </message>
    <message>
        <source>A canasta opens only if its cards are worth the minimum.</source>
        <translation>Une canasta n’ouvre que si ses cartes valent le minimum.</translation>
    </message>
    <message>
        <source>A canasta opens whatever its points.</source>
        <translation>Une canasta ouvre quels que soient ses points.</translation>
    </message>
    <message>
        <source>Going out without the minimum</source>
        <translation>Sortir sans le minimum</translation>
    </message>
    <message>
        <source>When do you need no minimum to go out in one turn?</source>
        <translation>Quand le minimum n’est-il pas nécessaire pour sortir en un tour ?</translation>
    </message>
    <message>
        <source>You need the minimum even if you go out in the same turn.</source>
        <translation>Il vous faut le minimum, même si vous sortez au même tour.</translation>
    </message>
    <message>
        <source>With a canasta, after drawing</source>
        <translation>Avec une canasta, après avoir pioché</translation>
    </message>
    <message>
        <source>You need no minimum if you draw from the stock and go out in that turn with a canasta.</source>
        <translation>Pas de minimum si vous piochez au talon et sortez à ce tour avec une canasta.</translation>
    </message>
    <message>
        <source>With a canasta</source>
        <translation>Avec une canasta</translation>
    </message>
    <message>
        <source>You need no minimum if you go out in one turn with a canasta.</source>
        <translation>Pas de minimum si vous sortez en un tour avec une canasta.</translation>
    </message>
    <message>
        <source>Taking the pile to open</source>
        <translation>Prendre le pot pour ouvrir</translation>
    </message>
    <message>
        <source>Can you take the pile for the initial meld?</source>
        <translation>Pouvez-vous prendre le pot pour l’ouverture ?</translation>
    </message>
    <message>
        <source>Its top card counts</source>
        <translation>Sa carte du dessus compte</translation>
    </message>
    <message>
        <source>You can take the pile to open. Only its top card counts.</source>
        <translation>Vous pouvez prendre le pot pour ouvrir. Seule sa carte du dessus compte.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Pas permis</translation>
    </message>
    <message>
        <source>You open from your hand and can take the pile from the next turn.</source>
        <translation>Vous ouvrez avec vos cartes et pouvez prendre le pot dès le tour suivant.</translation>
    </message>
    <message>
        <source>After the minimum from the hand</source>
        <translation>Après le minimum avec vos cartes</translation>
    </message>
    <message>
        <source>Open from your hand. Then you can take the pile in the same turn.</source>
        <translation>Ouvrez avec vos cartes. Puis vous pouvez prendre le pot au même tour.</translation>
    </message>
    <message>
        <source>First turn of a round</source>
        <translation>Premier tour d’une manche</translation>
    </message>
    <message>
        <source>What is allowed in a player’s first turn of a round?</source>
        <translation>Que peut faire un joueur à son premier tour d’une manche ?</translation>
    </message>
    <message>
        <source>Everything is allowed</source>
        <translation>Tout est permis</translation>
    </message>
    <message>
        <source>In your first turn you can take the pile and meld.</source>
        <translation>À votre premier tour, vous pouvez prendre le pot et poser.</translation>
    </message>
    <message>
        <source>Everything but taking the pile</source>
        <translation>Tout, sauf prendre le pot</translation>
    </message>
    <message>
        <source>In your first turn of a round you cannot take the pile.</source>
        <translation>À votre premier tour d’une manche, vous ne pouvez pas prendre le pot.</translation>
    </message>
    <message>
        <source>Neither taking the pile nor melding</source>
        <translation>Ni prendre le pot ni poser</translation>
    </message>
    <message>
        <source>In your first turn of a round you can neither take the pile nor meld.</source>
        <translation>À votre premier tour d’une manche, vous ne pouvez ni prendre le pot ni poser.</translation>
    </message>
    <message>
        <source>Who can take the pile, and how much of it?</source>
        <translation>Qui peut prendre le pot, et combien de cartes ?</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>Tout le pot</translation>
    </message>
    <message>
        <source>Every player can take the pile. You always take all of it.</source>
        <translation>Chaque joueur peut prendre le pot. On le prend toujours en entier.</translation>
    </message>
    <message>
        <source>The pile is never taken.</source>
        <translation>On ne prend jamais le pot.</translation>
    </message>
    <message>
        <source>Only its top cards</source>
        <translation>Seulement les cartes du dessus</translation>
    </message>
    <message>
        <source>You take a few cards from the top of the pile and leave the rest.</source>
        <translation>Vous prenez quelques cartes du dessus du pot et laissez le reste.</translation>
    </message>
    <message>
        <source>Only from the foot</source>
        <translation>Seulement avec le pied</translation>
    </message>
    <message>
        <source>Only a player who plays from the foot can take the pile.</source>
        <translation>Seul un joueur qui joue avec son pied peut prendre le pot.</translation>
    </message>
    <message>
        <source>Cards taken from the pile</source>
        <translation>Cartes prises au pot</translation>
    </message>
    <message>
        <source>How many cards are taken from the top of the pile?</source>
        <translation>Combien de cartes prend-on sur le dessus du pot ?</translation>
    </message>
    <message>
        <source>Ways to take the pile</source>
        <translation>Façons de prendre le pot</translation>
    </message>
    <message>
        <source>How can you take a pile that is not frozen?</source>
        <translation>Avec quoi prend-on un pot qui n’est pas gelé ?</translation>
    </message>
    <message>
        <source>A natural pair</source>
        <translation>Une paire naturelle</translation>
    </message>
    <message>
        <source>Meld the top card with a natural pair from your hand.</source>
        <translation>Posez la carte du dessus avec une paire naturelle de votre main.</translation>
    </message>
    <message>
        <source>A natural and a wild card</source>
        <translation>Une naturelle et une volante</translation>
    </message>
    <message>
        <source>Meld the top card with one card of its rank and a wild card.</source>
        <translation>Posez la carte du dessus avec une carte de sa hauteur et une volante.</translation>
    </message>
    <message>
        <source>A meld of the rank</source>
        <translation>Une combinaison de la hauteur</translation>
    </message>
    <message>
        <source>Add the top card to your side’s meld of its rank.</source>
        <translation>Ajoutez la carte du dessus à la combinaison de même hauteur de votre camp.</translation>
    </message>
    <message>
        <source>A sequence</source>
        <translation>Une suite</translation>
    </message>
    <message>
        <source>Add the top card to the end of your side’s sequence.</source>
        <translation>Ajoutez la carte du dessus au bout d’une suite de votre camp.</translation>
    </message>
    <message>
        <source>Ways to take a frozen pile</source>
        <translation>Façons de prendre un pot gelé</translation>
    </message>
    <message>
        <source>What takes a frozen pile?</source>
        <translation>Avec quoi prend-on un pot gelé ?</translation>
    </message>
    <message>
        <source>Taking onto a canasta</source>
        <translation>Prendre le pot pour une canasta</translation>
    </message>
    <message>
        <source>Can you take the pile by adding its top card to a canasta?</source>
        <translation>Pouvez-vous prendre le pot en ajoutant sa carte du dessus à une canasta ?</translation>
    </message>
    <message>
        <source>You cannot take the pile by adding its top card to a canasta.</source>
        <translation>Vous ne pouvez pas prendre le pot en ajoutant sa carte du dessus à une canasta.</translation>
    </message>
    <message>
        <source>You can also take the pile by adding its top card to a canasta.</source>
        <translation>Vous pouvez aussi prendre le pot en ajoutant sa carte du dessus à une canasta.</translation>
    </message>
    <message>
        <source>Always frozen</source>
        <translation>Toujours gelé</translation>
    </message>
    <message>
        <source>Is the pile frozen all the time?</source>
        <translation>Le pot est-il gelé tout le temps ?</translation>
    </message>
    <message>
        <source>Only certain cards freeze the pile.</source>
        <translation>Seules certaines cartes gèlent le pot.</translation>
    </message>
    <message>
        <source>The pile is always frozen.</source>
        <translation>Le pot est toujours gelé.</translation>
    </message>
    <message>
        <source>Frozen until you open</source>
        <translation>Gelé jusqu’à l’ouverture</translation>
    </message>
    <message>
        <source>Is the pile frozen for a side that has not opened?</source>
        <translation>Le pot est-il gelé pour un camp qui n’a pas ouvert ?</translation>
    </message>
    <message>
        <source>The pile is not frozen for a side that has not opened.</source>
        <translation>Le pot n’est pas gelé pour un camp qui n’a pas ouvert.</translation>
    </message>
    <message>
        <source>The pile is frozen for a side that has not opened.</source>
        <translation>Le pot est gelé pour un camp qui n’a pas ouvert.</translation>
    </message>
    <message>
        <source>Discards that freeze the pile</source>
        <translation>Défausses qui gèlent le pot</translation>
    </message>
    <message>
        <source>Which discards freeze the pile until it is taken?</source>
        <translation>Quelles défausses gèlent le pot jusqu’à ce qu’il soit pris ?</translation>
    </message>
    <message>
        <source>A discarded wild card freezes the pile until it is taken.</source>
        <translation>Une volante défaussée gèle le pot jusqu’à ce qu’il soit pris.</translation>
    </message>
    <message>
        <source>A discarded red three freezes the pile until it is taken.</source>
        <translation>Un 3 rouge défaussé gèle le pot jusqu’à ce qu’il soit pris.</translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile until it is taken.</source>
        <translation>Un 3 noir défaussé gèle le pot jusqu’à ce qu’il soit pris.</translation>
    </message>
    <message>
        <source>Top cards that block the pile</source>
        <translation>Cartes du dessus qui bloquent le pot</translation>
    </message>
    <message>
        <source>Which top cards block the pile?</source>
        <translation>Quelles cartes du dessus bloquent le pot ?</translation>
    </message>
    <message>
        <source>If it does not block, you can take the pile with two matching cards from your hand.</source>
        <translation>Sans blocage, on prend le pot avec deux cartes pareilles de sa main.</translation>
    </message>
    <message>
        <source>A red three on top blocks the pile.</source>
        <translation>Un 3 rouge sur le dessus bloque le pot.</translation>
    </message>
    <message>
        <source>A black three on top blocks the pile.</source>
        <translation>Un 3 noir sur le dessus bloque le pot.</translation>
    </message>
    <message>
        <source>Red threes in a taken pile</source>
        <translation>3 rouges d’un pot pris</translation>
    </message>
    <message>
        <source>What happens to a red three in a taken pile?</source>
        <translation>Que devient un 3 rouge dans un pot pris ?</translation>
    </message>
    <message>
        <source>Laid out, not replaced</source>
        <translation>Exposé, pas remplacé</translation>
    </message>
    <message>
        <source>A red three from the pile is laid out but not replaced.</source>
        <translation>Un 3 rouge du pot est exposé mais pas remplacé.</translation>
    </message>
    <message>
        <source>Into the hand</source>
        <translation>Dans la main</translation>
    </message>
    <message>
        <source>A red three from the pile goes into your hand.</source>
        <translation>Un 3 rouge du pot va dans votre main.</translation>
    </message>
    <message>
        <source>Black threes in a taken pile</source>
        <translation>3 noirs d’un pot pris</translation>
    </message>
    <message>
        <source>What happens to a black three in a taken pile?</source>
        <translation>Que devient un 3 noir dans un pot pris ?</translation>
    </message>
    <message>
        <source>A black three from the pile goes into your hand.</source>
        <translation>Un 3 noir du pot va dans votre main.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mettre de côté</translation>
    </message>
    <message>
        <source>Black threes from the pile are set aside and score at the end.</source>
        <translation>Les 3 noirs du pot sont mis de côté et comptent à la fin.</translation>
    </message>
    <message>
        <source>One card against one card</source>
        <translation>Une carte contre une carte</translation>
    </message>
    <message>
        <source>Is a pile of one card forbidden to a player with one card?</source>
        <translation>Un pot d’une carte est-il interdit à un joueur qui n’a qu’une carte ?</translation>
    </message>
    <message>
        <source>You can take a pile of one card even with one card in hand.</source>
        <translation>Vous pouvez prendre un pot d’une carte même avec une seule carte en main.</translation>
    </message>
    <message>
        <source>With one card in hand you cannot take a pile of one card.</source>
        <translation>Avec une seule carte en main, vous ne pouvez pas prendre un pot d’une carte.</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>paires</translation>
    </message>
    <message>
        <source>teams of three</source>
        <translation>équipes de trois</translation>
    </message>
    <message>
        <source>Players + 1</source>
        <translation>Joueurs + 1</translation>
    </message>
    <message>
        <source>Players + 1, from 4 to 6</source>
        <translation>Joueurs + 1, de 4 à 6</translation>
    </message>
    <message>
        <source>Players + 1, at least 6</source>
        <translation>Joueurs + 1, au moins 6</translation>
    </message>
    <message>
        <source>2 for each pack</source>
        <translation>2 par jeu de cartes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>Combien peuvent jouer ?</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Who scores together?</source>
        <translation>Qui marque ensemble ?</translation>
    </message>
    <message>
        <source>Packs of 52 cards</source>
        <translation>Jeux de 52 cartes</translation>
    </message>
    <message>
        <source>How many packs are shuffled together?</source>
        <translation>Combien de jeux mélange-t-on ensemble ?</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>How many jokers are in the deck?</source>
        <translation>Combien y a-t-il de jokers ?</translation>
    </message>
    <message>
        <source>Cards of each rank from 4 to A</source>
        <translation>Cartes de chaque hauteur, de 4 à A</translation>
    </message>
    <message>
        <source>How many cards of each natural rank are kept?</source>
        <translation>Combien de cartes de chaque hauteur naturelle garde-t-on ?</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>Which way do the deal and the turns pass?</source>
        <translation>Dans quel sens passent la donne et les tours ?</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Sens horaire</translation>
    </message>
    <message>
        <source>The deal and the turns pass to the left.</source>
        <translation>La donne et les tours passent à gauche.</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Sens antihoraire</translation>
    </message>
    <message>
        <source>The deal and the turns pass to the right.</source>
        <translation>La donne et les tours passent à droite.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Qui donne en premier ?</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>A player drawn at random deals first.</source>
        <translation>Un joueur tiré au sort donne en premier.</translation>
    </message>
    <message>
        <source>By the highest card</source>
        <translation>À la plus haute carte</translation>
    </message>
    <message>
        <source>Each player draws a card. The highest card deals first.</source>
        <translation>Chaque joueur tire une carte. La plus haute donne en premier.</translation>
    </message>
    <message>
        <source>Lone player against two</source>
        <translation>Un joueur seul contre deux</translation>
    </message>
    <message>
        <source>Does the first of three to take the pile play alone?</source>
        <translation>À trois, le premier à prendre le pot joue-t-il seul ?</translation>
    </message>
    <message>
        <source>Of three players, each plays alone.</source>
        <translation>À trois, chacun joue pour soi.</translation>
    </message>
    <message>
        <source>The first of three to take the pile plays that round alone.</source>
        <translation>À trois, le premier à prendre le pot joue seul cette manche.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Cartes données à chaque joueur</translation>
    </message>
    <message>
        <source>How many cards does each player get?</source>
        <translation>Combien de cartes reçoit chaque joueur ?</translation>
    </message>
    <message>
        <source>Cards in each foot</source>
        <translation>Cartes de chaque pied</translation>
    </message>
    <message>
        <source>How many cards are in the second packet?</source>
        <translation>Combien de cartes y a-t-il dans le second paquet ?</translation>
    </message>
    <message>
        <source>Choice of hand and foot</source>
        <translation>Choix de la main et du pied</translation>
    </message>
    <message>
        <source>Which packet is the hand and which the foot?</source>
        <translation>Quel paquet est la main et lequel le pied ?</translation>
    </message>
    <message>
        <source>No foot</source>
        <translation>Pas de pied</translation>
    </message>
    <message>
        <source>There is only one packet.</source>
        <translation>Il n’y a qu’un paquet.</translation>
    </message>
    <message>
        <source>The second packet is the foot</source>
        <translation>Le second paquet est le pied</translation>
    </message>
    <message>
        <source>The first packet is your hand, the second your foot.</source>
        <translation>Le premier paquet est votre main, le second votre pied.</translation>
    </message>
    <message>
        <source>The lower bottom card is the hand</source>
        <translation>La plus basse carte du dessous est la main</translation>
    </message>
    <message>
        <source>The packet with the lower bottom card is your hand.</source>
        <translation>Le paquet dont la carte du dessous est la plus basse est votre main.</translation>
    </message>
    <message>
        <source>Keep one, pass the other on</source>
        <translation>Garder l’un, passer l’autre</translation>
    </message>
    <message>
        <source>Look at both top cards. Keep one packet as your foot, pass one on.</source>
        <translation>Regardez les deux cartes du dessus. Gardez un paquet comme pied, passez l’autre.</translation>
    </message>
    <message>
        <source>Each player lifts 22 cards</source>
        <translation>Chacun coupe 22 cartes</translation>
    </message>
    <message>
        <source>Each player lifts a stack and splits it into packets of eleven.</source>
        <translation>Chaque joueur coupe un tas et le partage en deux paquets de onze.</translation>
    </message>
    <message>
        <source>Size of the wings</source>
        <translation>Taille des ailes</translation>
    </message>
    <message>
        <source>How many cards are set aside face down in packets?</source>
        <translation>Combien de cartes met-on de côté en paquets, faces cachées ?</translation>
    </message>
    <message>
        <source>Use of the wings</source>
        <translation>Usage des ailes</translation>
    </message>
    <message>
        <source>What are those packets for?</source>
        <translation>À quoi servent ces paquets ?</translation>
    </message>
    <message>
        <source>No wings</source>
        <translation>Pas d’ailes</translation>
    </message>
    <message>
        <source>No cards are set aside.</source>
        <translation>Aucune carte n’est mise de côté.</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Hors du jeu</translation>
    </message>
    <message>
        <source>The wing cards stay face down and count for nobody.</source>
        <translation>Les cartes des ailes restent cachées et ne comptent pour personne.</translation>
    </message>
    <message>
        <source>Drawn by the first sides to open</source>
        <translation>Aux premiers camps qui ouvrent</translation>
    </message>
    <message>
        <source>The first side to open takes one packet, the next the other.</source>
        <translation>Le premier camp qui ouvre prend un paquet, le suivant prend l’autre.</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Retourne</translation>
    </message>
    <message>
        <source>Is a card turned up to start the pile?</source>
        <translation>Retourne-t-on une carte pour commencer le pot ?</translation>
    </message>
    <message>
        <source>There is no upcard. The first discard starts the pile.</source>
        <translation>Il n’y a pas de retourne. La première défausse commence le pot.</translation>
    </message>
    <message>
        <source>An upcard starts the pile.</source>
        <translation>Une retourne commence le pot.</translation>
    </message>
    <message>
        <source>Upcards covered by the next card</source>
        <translation>Retournes couvertes par la carte suivante</translation>
    </message>
    <message>
        <source>Which upcards are covered by another card?</source>
        <translation>Quelles retournes couvre-t-on d’une autre carte ?</translation>
    </message>
    <message>
        <source>A wild upcard is covered by the next card.</source>
        <translation>Une volante en retourne est couverte par la carte suivante.</translation>
    </message>
    <message>
        <source>A red three as upcard is covered by the next card.</source>
        <translation>Un 3 rouge en retourne est couvert par la carte suivante.</translation>
    </message>
    <message>
        <source>A black three as upcard is covered by the next card.</source>
        <translation>Un 3 noir en retourne est couvert par la carte suivante.</translation>
    </message>
    <message>
        <source>Upcards that freeze the pile</source>
        <translation>Retournes qui gèlent le pot</translation>
    </message>
    <message>
        <source>Which upcards freeze the pile for everyone?</source>
        <translation>Quelles retournes gèlent le pot pour tous ?</translation>
    </message>
    <message>
        <source>A wild upcard freezes the pile.</source>
        <translation>Une volante en retourne gèle le pot.</translation>
    </message>
    <message>
        <source>A red three as upcard freezes the pile.</source>
        <translation>Un 3 rouge en retourne gèle le pot.</translation>
    </message>
    <message>
        <source>A black three as upcard freezes the pile.</source>
        <translation>Un 3 noir en retourne gèle le pot.</translation>
    </message>
    <message>
        <source>Hidden cards under the upcard</source>
        <translation>Cartes cachées sous la retourne</translation>
    </message>
    <message>
        <source>Do hidden cards lie under the upcard?</source>
        <translation>Y a-t-il des cartes cachées sous la retourne ?</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>The upcard lies there alone.</source>
        <translation>La retourne est là, seule.</translation>
    </message>
    <message>
        <source>By the rank of the upcard</source>
        <translation>Selon la hauteur de la retourne</translation>
    </message>
    <message>
        <source>Under a 7 lie seven face-down cards, under a king thirteen.</source>
        <translation>Sous un 7 il y a sept cartes cachées, sous un roi treize.</translation>
    </message>
    <message>
        <source>Cards in the first pile</source>
        <translation>Cartes du premier pot</translation>
    </message>
    <message>
        <source>How many cards are in the pile when play begins, the upcard included?</source>
        <translation>Combien de cartes y a-t-il dans le pot au début, retourne comprise ?</translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation>Prime de coupe exacte</translation>
    </message>
    <message>
        <source>Who scores for lifting exactly the cards needed?</source>
        <translation>Qui marque s’il coupe exactement les cartes voulues ?</translation>
    </message>
    <message>
        <source>Nobody scores for lifting cards.</source>
        <translation>Personne ne marque pour la coupe.</translation>
    </message>
    <message>
        <source>The dealer, for the exact number</source>
        <translation>Le donneur, pour le nombre exact</translation>
    </message>
    <message>
        <source>The dealer scores for cutting exactly enough cards for the deal plus one.</source>
        <translation>Le donneur marque s’il coupe les cartes de la donne et une de plus.</translation>
    </message>
    <message>
        <source>The dealer, for about the number</source>
        <translation>Le donneur, pour le nombre approché</translation>
    </message>
    <message>
        <source>The dealer scores for the exact number, give or take a card a player.</source>
        <translation>Le donneur marque pour le nombre exact, à une carte près par joueur.</translation>
    </message>
    <message>
        <source>The cutter, for the exact number</source>
        <translation>Qui coupe, pour le nombre exact</translation>
    </message>
    <message>
        <source>The player on the dealer’s right scores for leaving exactly enough.</source>
        <translation>Le joueur à droite du donneur marque s’il en laisse juste assez.</translation>
    </message>
    <message>
        <source>Each player, for exactly 22 cards</source>
        <translation>Chacun, pour 22 cartes exactement</translation>
    </message>
    <message>
        <source>Each player who lifts exactly 22 cards scores.</source>
        <translation>Chaque joueur qui coupe exactement 22 cartes marque.</translation>
    </message>
    <message>
        <source>US American</source>
        <translation>Américaine (États-Unis)</translation>
    </message>
    <message>
        <source>Pile always frozen. Sevens take no wild cards.</source>
        <translation>Pot toujours gelé. Pas de cartes volantes avec les 7.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, US American Canasta</source>
        <translation>Article d’encyclopédie sur la canasta, canasta des États-Unis</translation>
    </message>
    <message>
        <source>The pile is always frozen. Black threes taken with it score.</source>
        <translation>Le pot est toujours gelé. Ses 3 noirs comptent.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Cuban Canasta</source>
        <translation>Article d’encyclopédie sur la canasta, canasta cubaine</translation>
    </message>
    <message>
        <source>Classic with wild canastas and a pile that is always frozen.</source>
        <translation>Classique avec canastas volantes et pot toujours gelé.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Uruguayan Canasta</source>
        <translation>Article d’encyclopédie sur la canasta, canasta uruguayenne</translation>
    </message>
    <message>
        <source>Classic, four players</source>
        <translation>Classique à quatre</translation>
    </message>
    <message>
        <source>Two pairs, two packs. The most played form of Canasta.</source>
        <translation>Deux paires, deux jeux. La forme de canasta la plus jouée.</translation>
    </message>
    <message>
        <source>Classic Canasta, rules for four players</source>
        <translation>Canasta classique, règles à quatre joueurs</translation>
    </message>
    <message>
        <source>Classic, two players</source>
        <translation>Classique à deux</translation>
    </message>
    <message>
        <source>Fifteen cards, draw two, two canastas to go out.</source>
        <translation>Quinze cartes, on en pioche deux, deux canastas pour sortir.</translation>
    </message>
    <message>
        <source>Classic Canasta, rules for two players</source>
        <translation>Canasta classique, règles à deux joueurs</translation>
    </message>
    <message>
        <source>Classic, three players</source>
        <translation>Classique à trois</translation>
    </message>
    <message>
        <source>Each plays alone. Your discard may give away the pile.</source>
        <translation>Chacun pour soi. Votre défausse peut donner le pot.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, part on two and three players</source>
        <translation>Article d’encyclopédie sur la canasta, partie à deux et trois joueurs</translation>
    </message>
    <message>
        <source>Original Uruguay rules</source>
        <translation>Règles d’origine (Uruguay)</translation>
    </message>
    <message>
        <source>Where it all began. You must discard your last card.</source>
        <translation>Là où tout a commencé. La dernière carte se défausse.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, rules as played in Uruguay</source>
        <translation>Article d’encyclopédie sur la canasta, règles jouées en Uruguay</translation>
    </message>
    <message>
        <source>Online-platform Classic</source>
        <translation>Classique en ligne</translation>
    </message>
    <message>
        <source>Black threes freeze the pile. Few wild cards in a canasta.</source>
        <translation>Les 3 noirs gèlent le pot. Peu de volantes par canasta.</translation>
    </message>
    <message>
        <source>Rules of Classic Canasta on an online platform</source>
        <translation>Règles de la canasta classique d’une plateforme en ligne</translation>
    </message>
    <message>
        <source>Short Classic</source>
        <translation>Classique courte</translation>
    </message>
    <message>
        <source>Short rules. The pile is not frozen before you open.</source>
        <translation>Règles courtes. Le pot n’est pas gelé avant l’ouverture.</translation>
    </message>
    <message>
        <source>Short rules of Classic Canasta</source>
        <translation>Règles courtes de la canasta classique</translation>
    </message>
    <message>
        <source>A Slovak game as we know it; we found no printed rules.</source>
        <translation>Jeu slovaque, tel qu’on le joue : pas de règle imprimée.</translation>
    </message>
    <message>
        <source>No printed rules, but customs of Slovak and Czech tables</source>
        <translation>Pas de règles imprimées, mais les usages de tables slovaques et tchèques</translation>
    </message>
    <message>
        <source>Hand &amp; Foot</source>
        <translation>Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Play your hand, then your foot. Pairs need five canastas.</source>
        <translation>Votre main, puis votre pied. Cinq canastas par paire.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Hand &amp; Foot</source>
        <translation>Article d’encyclopédie sur la canasta, Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Hand &amp; Foot Canasta</source>
        <translation>Canasta Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Hand &amp; Foot with four packs for up to four players.</source>
        <translation>Hand &amp; Foot à quatre jeux, jusqu’à quatre joueurs.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Hand &amp; Foot Canasta</source>
        <translation>Article d’encyclopédie sur la canasta, canasta Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Family Hand-and-Foot Canasta</source>
        <translation>Hand &amp; Foot en famille</translation>
    </message>
    <message>
        <source>Six packs or more. A canasta closes its rank to other sides.</source>
        <translation>Six jeux ou plus. Une canasta ferme sa hauteur aux autres.</translation>
    </message>
    <message>
        <source>A family’s rules of Canasta with hand and foot</source>
        <translation>Les règles d’une famille pour la canasta à main et pied</translation>
    </message>
    <message>
        <source>Three packs. Sequences of one suit score most.</source>
        <translation>Trois jeux. Les suites d’une couleur rapportent le plus.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Samba</source>
        <translation>Article d’encyclopédie sur la canasta, samba</translation>
    </message>
    <message>
        <source>Go out with a sequence canasta. Wild canastas score high.</source>
        <translation>Sortie avec canasta en suite. Canastas volantes bien payées.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Bolivian Canasta</source>
        <translation>Article d’encyclopédie sur la canasta, canasta bolivienne</translation>
    </message>
    <message>
        <source>Short sequences cost points. Leaders open with a canasta.</source>
        <translation>Suites courtes pénalisées. En tête, ouvrez d’une canasta.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Brazilian Canasta</source>
        <translation>Article d’encyclopédie sur la canasta, canasta brésilienne</translation>
    </message>
    <message>
        <source>Chilean</source>
        <translation>Chilienne</translation>
    </message>
    <message>
        <source>Sequences, wild canastas. Go out with any two canastas.</source>
        <translation>Suites, canastas volantes. On sort avec deux canastas.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Chilean Canasta</source>
        <translation>Article d’encyclopédie sur la canasta, canasta chilienne</translation>
    </message>
    <message>
        <source>Many cards lie under the upcard. Open without wild cards.</source>
        <translation>Beaucoup de cartes sous la retourne. Ouvrez sans volantes.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Italian Canasta</source>
        <translation>Article d’encyclopédie sur la canasta, canasta italienne</translation>
    </message>
    <message>
        <source>No ruleset is called “{ruleset}”. Choose one of these: {rulesets}.</source>
        <extracomment>{ruleset}: the name of a ruleset: Sunday rules
{rulesets}: codes of rulesets with commas: classic_4, samba</extracomment><translation>Aucun règlement ne s’appelle « {ruleset} ». Choisissez parmi ceux-ci : {rulesets}.</translation>
    </message>
    <message>
        <source>These rules are cut off: the bracket at their end is missing. Copy all of them.</source>
        <translation>Ces règles sont tronquées : la parenthèse finale manque. Copiez-les en entier.</translation>
    </message>
    <message>
        <source>No rule is called “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Aucune règle ne s’appelle « {field} ».</translation>
    </message>
    <message>
        <source>“{entry}” is not a value of the rule “{field}”.</source>
        <extracomment>{entry}: what stands in a file for a field: 5000
{field}: a code in a file: target_score</extracomment><translation>« {entry} » n’est pas une valeur de la règle « {field} ».</translation>
    </message>
    <message>
        <source>The rule “{field}” has no value.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>La règle « {field} » n’a pas de valeur.</translation>
    </message>
    <message>
        <source>The rule “{field}” is there twice.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>La règle « {field} » figure deux fois.</translation>
    </message>
    <message>
        <source>“{path}” has more than {number} bytes: Canasta reads no more.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{number}: a number in figures: 3</extracomment><translation>« {path} » fait plus de {number} octets : Canasta ne lit pas de fichiers aussi gros.</translation>
    </message>
    <message>
        <source>“{path}” is a folder, not a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>« {path} » est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>“{path}” is a pipe, a socket or a device, not a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>« {path} » est un tube, un socket ou un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>Impossible d’ouvrir « {file} ». {why}</translation>
    </message>
    <message>
        <source>The game “{save}” cannot be read. It is now “{file}”, with the reason beside it.</source>
        <extracomment>{save}: the name of a saved game, a code: game-001
{file}: a file's name: game-001.canasta</extracomment><translation>La partie « {save} » est illisible. Elle s’appelle maintenant « {file} » ; la raison est à côté.</translation>
    </message>
    <message>
        <source>There is no file “{path}”. Games beside it: {files}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{files}: file names: a.canasta, b.canasta</extracomment><translation>Il n’y a pas de fichier « {path} ». Parties à côté : {files}.</translation>
    </message>
    <message>
        <source>These rules do not go together. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>Ces règles sont incompatibles. {why}</translation>
    </message>
    <message>
        <source>“{file}”, line {line}: {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{line}: the number of a line in figures: 7
{why}: a whole sentence that gives the reason</extracomment><translation>« {file} », ligne {line} : {why}</translation>
    </message>
    <message>
        <source>This file is not valid TOML.</source>
        <translation>Ce fichier n’est pas du TOML valide.</translation>
    </message>
    <message>
        <source>This is not a ruleset: the line “{field}” is missing.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Ce n’est pas un règlement : la ligne « {field} » manque.</translation>
    </message>
    <message>
        <source>No field is called “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Aucun champ ne s’appelle « {field} ».</translation>
    </message>
    <message>
        <source>A name needs 1 to {number} characters.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Un nom doit avoir de 1 à {number} caractères.</translation>
    </message>
    <message>
        <source>Copy a text with rules first. There are no rules in this text.</source>
        <translation>Copiez d’abord un texte contenant des règles. Ce texte ne contient pas de règles.</translation>
    </message>
    <message>
        <source>“{field}” must be text in quotes.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>« {field} » doit être un texte entre guillemets.</translation>
    </message>
    <message>
        <source>“differences” must be a table of rules.</source>
        <translation>« differences » doit être un tableau de règles.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>{why} The file is now “{file}”.</source>
        <extracomment>{why}: a whole sentence that gives the reason
{file}: a file's name: game-001.canasta</extracomment><translation>{why} Le fichier s’appelle maintenant « {file} ».</translation>
    </message>
    <message>
        <source>The field “{field}” of this score pad cannot be read.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Le champ « {field} » de ce bloc de scores est illisible.</translation>
    </message>
    <message>
        <source>This is not a score pad: the line “{field}” is missing.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Ce n’est pas un bloc de scores : la ligne « {field} » manque.</translation>
    </message>
    <message>
        <source>“{path}” cannot be the name of a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>« {path} » ne peut pas être le nom d’un fichier.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>Le disque est plein : « {file} » n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved. The version saved before is still there.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>Le disque est plein : « {file} » n’a pas été enregistré. La version précédente est toujours là.</translation>
    </message>
    <message>
        <source>You have no permission to write “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Vous n’avez pas le droit d’écrire dans « {path} ».</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {system}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>Impossible d’écrire « {path} » : {system}.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Il n’y a pas de fichier « {path} ».</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {system}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>Impossible de lire « {path} » : {system}.</translation>
    </message>
    <message>
        <source>A newer version of Canasta wrote this file: update Canasta.</source>
        <translation>Une version plus récente de Canasta a écrit ce fichier : mettez Canasta à jour.</translation>
    </message>
    <message>
        <source>Thinking it over…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>The staged cards go back to your hand.</source>
        <translation>Les cartes préparées retournent dans votre main.</translation>
    </message>
    <message>
        <source>No other player has played in this round yet.</source>
        <translation>Personne d’autre n’a encore joué dans cette manche.</translation>
    </message>
    <message>
        <source>{name}:</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} :</translation>
    </message>
    <message>
        <source>To leave with a half-made answer, press the button {button}.</source>
        <extracomment>{button}: what is written on a button: Take pile</extracomment><translation>Pour partir avec une réponse à moitié faite, appuyez sur le bouton {button}.</translation>
    </message>
    <message>
        <source>Click here</source>
        <translation>Cliquez ici</translation>
    </message>
    <message>
        <source>Drag here</source>
        <translation>Glissez ici</translation>
    </message>
    <message>
        <source>Select here</source>
        <translation>Choisissez ici</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Regardez ici</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{said}: what a player says, a whole sentence: Yes.</extracomment><translation>{name} : {said}</translation>
    </message>
    <message>
        <source>These cards: {named}.</source>
        <extracomment>{named}: cards by their names, read aloud: king of spades, two of clubs</extracomment><translation>Ces cartes : {named}.</translation>
    </message>
    <message>
        <source>Press {key} to select the card with the ring first.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Appuyez d’abord sur {key} pour choisir la carte entourée.</translation>
    </message>
    <message>
        <source>{button}, key {key}</source>
        <extracomment>{button}: what is written on a button: Take pile
{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>{button}, touche {key}</translation>
    </message>
    <message>
        <source>to be melded: {meld}</source>
        <extracomment>{meld}: a meld after “to”, with its article: the aces</extracomment><translation>à poser : {meld}</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>place pour une combinaison</translation>
    </message>
    <message>
        <source>your foot, {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>votre pied, {cards}</translation>
    </message>
    <message>
        <source>next area: hand, melds, pile, stock</source>
        <translation>main, combinaisons, pot, talon</translation>
    </message>
    <message>
        <source>move from card to card</source>
        <translation>aller de carte en carte</translation>
    </message>
    <message>
        <source>first, last card of your hand</source>
        <translation>première, dernière carte de la main</translation>
    </message>
    <message>
        <source>select a card, use a place</source>
        <translation>choisir une carte, utiliser une place</translation>
    </message>
    <message>
        <source>next card of the rank (0: ten, W: wild card)</source>
        <translation>carte suivante de la hauteur (Q : dame, J : valet, 0 : 10, W : volante)</translation>
    </message>
    <message>
        <source>select all of the rank</source>
        <translation>choisir toute la hauteur</translation>
    </message>
    <message>
        <source>add selection to that rank’s meld</source>
        <translation>ajouter à la combinaison de la hauteur</translation>
    </message>
    <message>
        <source>move the card within your hand</source>
        <translation>déplacer la carte dans la main</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>piocher une carte</translation>
    </message>
    <message>
        <source>meld the selection</source>
        <translation>poser la sélection</translation>
    </message>
    <message>
        <source>discard the selected card</source>
        <translation>défausser la carte sélectionnée</translation>
    </message>
    <message>
        <source>end the turn without a discard</source>
        <translation>finir le tour sans défausse</translation>
    </message>
    <message>
        <source>press the highlighted button</source>
        <translation>actionner le bouton en évidence</translation>
    </message>
    <message>
        <source>take the last staged meld back</source>
        <translation>reprendre la dernière combinaison prête</translation>
    </message>
    <message>
        <source>undo the last step; a discard too, until the next player begins</source>
        <translation>annuler la dernière étape ; une défausse aussi, jusqu’à ce que le joueur suivant commence</translation>
    </message>
    <message>
        <source>redo what was undone</source>
        <translation>rétablir ce qui a été annulé</translation>
    </message>
    <message>
        <source>practice: all hands</source>
        <translation>exercice : toutes les mains</translation>
    </message>
    <message>
        <source>ask to go out, go out</source>
        <translation>demander à sortir, sortir</translation>
    </message>
    <message>
        <source>show a hint, then compare moves</source>
        <translation>voir un indice, puis comparer les coups</translation>
    </message>
    <message>
        <source>Compare moves</source>
        <translation>Comparer les coups</translation>
    </message>
    <message>
        <source>why did they do that?</source>
        <translation>pourquoi ce coup ?</translation>
    </message>
    <message>
        <source>answer your partner: yes, no</source>
        <translation>répondre au partenaire : oui, non</translation>
    </message>
    <message>
        <source>choose how to take the pile</source>
        <translation>choisir comment prendre le pot</translation>
    </message>
    <message>
        <source>sort by rank, by suit, or use your own order</source>
        <translation>trier par hauteur, par couleur, ou à votre façon</translation>
    </message>
    <message>
        <source>see which cards are out</source>
        <translation>voir quelles cartes sont jouées</translation>
    </message>
    <message>
        <source>hear the situation, the table</source>
        <translation>entendre la situation, la table</translation>
    </message>
    <message>
        <source>hear the focused place, or fan it out</source>
        <translation>entendre ou déployer l’endroit choisi</translation>
    </message>
    <message>
        <source>hear last turn, the one before</source>
        <translation>entendre le dernier tour, celui d’avant</translation>
    </message>
    <message>
        <source>hear what you can do now</source>
        <translation>entendre ce que vous pouvez faire</translation>
    </message>
    <message>
        <source>put cards back, clear the selection, skip a pause</source>
        <translation>remettre les cartes, désélectionner, passer une pause</translation>
    </message>
    <message>
        <source>watching: pause, one step, all hands</source>
        <translation>en regardant : pause, une étape, toutes les mains</translation>
    </message>
    <message>
        <source>in a lesson: go on, say again, show me</source>
        <translation>en leçon : continuer, répéter, me montrer</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Rien ne s’est encore passé.</translation>
    </message>
    <message>
        <source>Choose the meld to combine it with.</source>
        <translation>Choisissez la combinaison à laquelle la réunir.</translation>
    </message>
    <message>
        <source>Choose a highlighted place.</source>
        <translation>Choisissez une place en évidence.</translation>
    </message>
    <message>
        <source>You can add only to melds of your own side.</source>
        <translation>Vous ne pouvez compléter que les combinaisons de votre camp.</translation>
    </message>
    <message>
        <source>The stock takes no cards. You only draw from it.</source>
        <translation>Le talon ne reçoit pas de cartes. On y pioche seulement.</translation>
    </message>
    <message>
        <source>Your own order. Press R to sort.</source>
        <translation>À votre façon. R pour trier.</translation>
    </message>
    <message>
        <source>Memory aids are off. You can switch them on in Preferences.</source>
        <translation>Les aides à la mémoire sont désactivées. Vous pouvez les activer dans les Préférences.</translation>
    </message>
    <message>
        <source>You have put no cards down to take back.</source>
        <translation>Il n’y a pas de cartes préparées à reprendre.</translation>
    </message>
    <message>
        <source>There are no staged cards. Press {key} to undo your last step.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Aucune carte n’est prête. Appuyez sur {key} pour annuler votre dernière étape.</translation>
    </message>
    <message>
        <source>Press X to discard a wild card.</source>
        <translation>Appuyez sur X pour défausser une volante.</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>{card}, {number} sur {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, selected</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>{card}, {number} sur {count}, sélectionnée</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est sélectionné.</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>sélectionnée</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>non sélectionnée</translation>
    </message>
    <message>
        <source>Drawn: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Pioché : {cards}.</translation>
    </message>
    <message>
        <source>You have no {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Vous n’avez pas de {ranks}.</translation>
    </message>
    <message>
        <source>wild cards</source>
        <translation>volantes</translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s)</source>
        <translation>
            <numerusform>%n volante</numerusform>
            <numerusform>%n volantes</numerusform>
        </translation>
    </message>
    <message>
        <source>on it: {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>dessus : {card}</translation>
    </message>
    <message>
        <source>{end}: takes {cards}</source>
        <extracomment>{end}: the card at an end of a sequence, after below or above: 5♥
{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>{end} : accepte {cards}</translation>
    </message>
    <message>
        <source>{end}: {why}</source>
        <extracomment>{end}: the card at an end of a sequence, after below or above: 5♥
{why}: a whole sentence that gives the reason</extracomment><translation>{end} : {why}</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>pot</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>gelé</translation>
    </message>
    <message>
        <source>top: {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>dessus : {card}</translation>
    </message>
    <message>
        <source>stock, {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>talon, {cards}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>went out</source>
        <translation>vient de sortir</translation>
    </message>
    <message>
        <source>plays from the foot</source>
        <translation>joue avec son pied</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>{title}: {total} points.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{total}: how many there are, in figures: 12</extracomment><translation>{title} : {total} points.</translation>
    </message>
    <message>
        <source>{title}: {total} of {need} points.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{total}: how many there are, in figures: 12
{need}: points in figures that are needed: 90</extracomment><translation>{title} : {total} sur {need} points.</translation>
    </message>
    <message>
        <source>Nothing is ready to meld.</source>
        <translation>Rien n’est prêt à poser.</translation>
    </message>
    <message>
        <source>no melds</source>
        <translation>rien de posé</translation>
    </message>
    <message numerus="yes">
        <source>%n red three(s)</source>
        <translation>
            <numerusform>3 rouge : %n</numerusform>
            <numerusform>3 rouges : %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black three(s)</source>
        <translation>
            <numerusform>3 noir : %n</numerusform>
            <numerusform>3 noirs : %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} closed</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{ranks} : fermé</translation>
    </message>
    <message>
        <source>{side}: {melds}.</source>
        <extracomment>{side}: a side by its players, in a list: you and Anton
{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>{side} : {melds}.</translation>
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
{stock}: the stock, read aloud: stock, 61 cards</extracomment><translation>Cartes en main : {seats} ; {discards} ; {stock}.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Ready to meld</source>
        <translation>Prêtes à poser</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Your foot</source>
        <translation>Votre pied</translation>
    </message>
    <message>
        <source>Your red threes</source>
        <translation>Vos 3 rouges</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Your row</source>
        <translation>Votre rangée</translation>
    </message>
    <message>
        <source>The game waits until you click the table or press Esc.</source>
        <translation>La partie attend que vous cliquiez sur la table ou appuyiez sur Échap.</translation>
    </message>
    <message>
        <source>Choose how to take the pile.</source>
        <translation>Choisissez comment prendre le pot.</translation>
    </message>
    <message>
        <source>{count} of {need}</source>
        <extracomment>{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{count} sur {need}</translation>
    </message>
    <message>
        <source>{n} × {kind}</source>
        <extracomment>{n}: a number in figures: 3
{kind}: a kind of canastas, a label: Natural canastas</extracomment><translation>{n} × {kind}</translation>
    </message>
    <message>
        <source>foot</source>
        <translation>pied</translation>
    </message>
    <message>
        <source>wings {count}</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>ailes {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n three(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven cards of one rank are a canasta. Canastas score most.</source>
        <translation>Sept cartes de même hauteur font une canasta. C’est ce qui rapporte le plus.</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trois</translation>
    </message>
    <message numerus="yes">
        <source>black three(s)</source>
        <translation>
            <numerusform>trois noir</numerusform>
            <numerusform>trois noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>red three(s)</source>
        <translation>
            <numerusform>trois rouge</numerusform>
            <numerusform>trois rouges</numerusform>
        </translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nouvelle combinaison</translation>
    </message>
    <message>
        <source>of {need}</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>sur {need}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Cards seen</source>
        <translation>Cartes jouées</translation>
    </message>
    <message>
        <source>{count}/{need}</source>
        <extracomment>{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{count}/{need}</translation>
    </message>
    <message>
        <source>Which packet do you keep as your foot?</source>
        <translation>Quel paquet gardez-vous comme pied ?</translation>
    </message>
    <message>
        <source>You pass on the other.</source>
        <translation>Vous passez l’autre.</translation>
    </message>
    <message>
        <source>First packet</source>
        <translation>Premier paquet</translation>
    </message>
    <message>
        <source>Second packet</source>
        <translation>Second paquet</translation>
    </message>
    <message>
        <source>The bonus is for {least} to {most} cards. Your hand may slip a little.</source>
        <extracomment>{least}: the smallest number, in figures: 1
{most}: the largest number, in figures: 10</extracomment><translation>La prime est pour {least} à {most} cartes. La main peut glisser un peu.</translation>
    </message>
    <message numerus="yes">
        <source>The bonus is for exactly %n card(s). Your hand may slip a little.</source>
        <translation>
            <numerusform>La prime est pour exactement %n carte. La main peut glisser un peu.</numerusform>
            <numerusform>La prime est pour exactement %n cartes. La main peut glisser un peu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Couper le paquet</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Do not take it</source>
        <translation>Le laisser</translation>
    </message>
    <message>
        <source>Take the pile with…</source>
        <translation>Prendre le pot avec…</translation>
    </message>
    <message>
        <source>being taken</source>
        <translation>on le prend</translation>
    </message>
    <message>
        <source>about to open</source>
        <translation>va ouvrir</translation>
    </message>
    <message>
        <source>with {name}</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>avec {name}</translation>
    </message>
    <message>
        <source>Initial meld: {need} points</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Ouverture : {need} points</translation>
    </message>
    <message>
        <source>Initial meld: </source>
        <translation>Ouverture : </translation>
    </message>
    <message>
        <source>Drag cards here, or select them and click.</source>
        <translation>Glissez des cartes ici, ou choisissez-les et cliquez.</translation>
    </message>
    <message>
        <source>No melds yet. Minimum: {need}.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Rien de posé. Minimum : {need}.</translation>
    </message>
    <message>
        <source>No melds yet. Minimum: {need} points.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Rien de posé. Minimum : {need} points.</translation>
    </message>
    <message>
        <source>minimum {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>minimum {points}</translation>
    </message>
    <message>
        <source>+ foot</source>
        <translation>+ pied</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>vous demande</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>in foot</source>
        <translation>au pied</translation>
    </message>
    <message>
        <source>{who}, in foot</source>
        <extracomment>{who}: what a player is to you, or does: partner</extracomment><translation>{who}, au pied</translation>
    </message>
    <message>
        <source>alone this round</source>
        <translation>joue cette manche en solo</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>joue en solo</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>avec vous</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>contre vous</translation>
    </message>
    <message>
        <source>Replay table</source>
        <translation>Table de relecture</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>before i</comment>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} et {last}</translation>
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
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>Moves, best first</source>
        <translation>Coups, le meilleur d’abord</translation>
    </message>
    <message>
        <source>Review of the round</source>
        <translation>Bilan de la manche</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>Revoir la manche</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Bilan de la partie</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>The adviser is checking your decisions…</source>
        <translation>Le conseiller examine vos décisions…</translation>
    </message>
    <message>
        <source>Decisions checked</source>
        <translation>Décisions examinées</translation>
    </message>
    <message>
        <source>Stops at these decisions</source>
        <translation>S’arrête à ces décisions</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n decision(s)</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>
            <numerusform>{count} sur %n décision</numerusform>
            <numerusform>{count} sur %n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Voir sur la table</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Essayer d’ici</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Bilan de la partie</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Autre jeu…</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Rejouer cette donne</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>À propos de Canasta</translation>
    </message>
    <message>
        <source>Canasta {version}</source>
        <extracomment>{version}: a version: 1.0</extracomment><translation>Canasta {version}</translation>
    </message>
    <message>
        <source>Canasta against computer opponents. Free under the MIT licence.</source>
        <translation>La canasta contre l’ordinateur. Logiciel libre, sous licence MIT.</translation>
    </message>
    <message>
        <source>Typefaces: Inter and Vollkorn, under the SIL Open Font License 1.1.</source>
        <translation>Polices : Inter et Vollkorn, sous SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>This program is made of the following parts.</source>
        <translation>Ce programme se compose des éléments suivants.</translation>
    </message>
    <message>
        <source>count the next line</source>
        <translation>compter la ligne suivante</translation>
    </message>
    <message>
        <source>count all at once</source>
        <translation>compter tout d’un coup</translation>
    </message>
    <message>
        <source>count all, then go on</source>
        <translation>compter tout, puis continuer</translation>
    </message>
    <message>
        <source>show all hands (after the count)</source>
        <translation>voir toutes les mains (après le décompte)</translation>
    </message>
    <message>
        <source>score sheet (after the count)</source>
        <translation>feuille de score (après le décompte)</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>lecture, pause</translation>
    </message>
    <message>
        <source>previous step, next step</source>
        <translation>étape précédente, suivante</translation>
    </message>
    <message>
        <source>previous turn, next turn</source>
        <translation>tour précédent, suivant</translation>
    </message>
    <message>
        <source>previous round, next round</source>
        <translation>manche précédente, suivante</translation>
    </message>
    <message>
        <source>start of the round, end of the round</source>
        <translation>début, fin de la manche</translation>
    </message>
    <message>
        <source>next key moment, previous key moment</source>
        <translation>moment clé suivant, précédent</translation>
    </message>
    <message>
        <source>all hands (after the round)</source>
        <translation>toutes les mains (après la manche)</translation>
    </message>
    <message>
        <source>review of the round (after the round)</source>
        <translation>bilan de la manche (une fois finie)</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>switch between table and side panel</source>
        <translation>passer de la table au panneau</translation>
    </message>
    <message>
        <source>rules of this game, or of what you point to</source>
        <translation>règles du jeu, ou de ce que vous pointez</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Dans la fenêtre</translation>
    </message>
    <message>
        <source>While a round is counted</source>
        <translation>Pendant le décompte d’une manche</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>En relecture</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Canasta ran into a bug</source>
        <translation>Canasta a rencontré une erreur</translation>
    </message>
    <message>
        <source>The report below helps us fix it. It contains the finished rounds, what you can see of this one, and no personal data. Your last moves could not be saved.</source>
        <translation>Le rapport ci-dessous nous aide à la corriger. Il contient les manches finies, ce que vous voyez de la manche en cours, et aucune donnée personnelle. Vos derniers coups n’ont pas pu être enregistrés.</translation>
    </message>
    <message>
        <source>The report below helps us fix it. It contains the finished rounds, what you can see of this one, and no personal data. Your game is saved up to the last move.</source>
        <translation>Le rapport ci-dessous nous aide à la corriger. Il contient les manches finies, ce que vous voyez de la manche en cours, et aucune donnée personnelle. Votre partie est enregistrée jusqu’au dernier coup.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Quit Canasta</source>
        <translation>Quitter Canasta</translation>
    </message>
    <message>
        <source>The same for everyone</source>
        <translation>Identique pour tous</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>Valeurs personnelles</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Remove row {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Supprimer la ligne {number}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Réinitialiser : {rule}</translation>
    </message>
    <message>
        <source>No rule matches.</source>
        <translation>Aucune règle ne correspond.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ This cannot be played yet, for %n reason(s):</source>
        <translation>
            <numerusform>⚠ Pas encore jouable, pour %n raison :</numerusform>
            <numerusform>⚠ Pas encore jouable, pour %n raisons :</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>{game} · draft</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>{game} · brouillon</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Find a rule…</source>
        <translation>Chercher une règle…</translation>
    </message>
    <message>
        <source>Rules shown</source>
        <translation>Règles affichées</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Only my changes</source>
        <translation>Mes modifications seulement</translation>
    </message>
    <message>
        <source>Only what differs from Classic</source>
        <translation>Seulement ce qui diffère de la Classique</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Groupes de règles</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Import ruleset…</source>
        <translation>Importer un règlement…</translation>
    </message>
    <message>
        <source>Export ruleset…</source>
        <translation>Exporter le règlement…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Print what differs…</source>
        <translation>Imprimer les différences…</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Coller un texte</translation>
    </message>
    <message>
        <source>Delete ruleset…</source>
        <translation>Supprimer le règlement…</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de ce jeu</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n règle modifiée</numerusform>
            <numerusform>%n règles modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Save ruleset</source>
        <translation>Enregistrer le règlement</translation>
    </message>
    <message>
        <source>Name of the ruleset</source>
        <translation>Nom du règlement</translation>
    </message>
    <message>
        <source>Sunday rules</source>
        <translation>Règles du dimanche</translation>
    </message>
    <message>
        <source>Note for the list of games</source>
        <translation>Note pour la liste des jeux</translation>
    </message>
    <message>
        <source>As we play at home</source>
        <translation>Comme on joue à la maison</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>A ruleset of this name is there already and will be replaced. Choose another name to keep both.</source>
        <translation>Il y a déjà un règlement de ce nom, il sera remplacé. Choisissez un autre nom pour garder les deux.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Compare all moves…</source>
        <translation>Comparer les coups…</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>The same 108 cards in the same order for everybody.</source>
        <translation>Les mêmes 108 cartes dans le même ordre pour tous.</translation>
    </message>
    <message>
        <source>Share your result</source>
        <translation>Partager le résultat</translation>
    </message>
    <message>
        <source>One line of text. Nothing is sent anywhere.</source>
        <translation>Une ligne de texte. Rien n’est envoyé nulle part.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>La rejouer</translation>
    </message>
    <message>
        <source>Another day</source>
        <translation>Un autre jour</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>{n} sur {total}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>faite</translation>
    </message>
    <message>
        <source>now</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>à faire</translation>
    </message>
    <message>
        <source>Practice: nothing counts</source>
        <translation>Exercice : rien ne compte</translation>
    </message>
    <message>
        <source>Practice: nothing counts. Only hints are added to those of your game.</source>
        <translation>Exercice : rien ne compte. Seuls les indices s’ajoutent à ceux de votre partie.</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Nouvelle donne</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>Cacher les mains</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>To {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>En {points}</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Une manche</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Comment voulez-vous commencer ?</translation>
    </message>
    <message>
        <source>Lessons and practice are always in the menu Learn.</source>
        <translation>Les leçons et les exercices sont toujours dans le menu Apprendre.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Page d’accuei&amp;l</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Règles maison…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Saved ga&amp;mes…</source>
        <translation>Parti&amp;es enregistrées…</translation>
    </message>
    <message>
        <source>Score p&amp;ad…</source>
        <translation>Bloc &amp;de scores…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Rejouer la &amp;même donne</translation>
    </message>
    <message>
        <source>Copy res&amp;ult</source>
        <translation>Copier le rés&amp;ultat</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Enregi&amp;strer sous…</translation>
    </message>
    <message>
        <source>A&amp;bandon game…</source>
        <translation>A&amp;bandonner la partie…</translation>
    </message>
    <message>
        <source>&amp;Let a bot play for me</source>
        <translation>Faire &amp;jouer un bot pour moi</translation>
    </message>
    <message>
        <source>Scor&amp;e of the last round…</source>
        <translation>&amp;Feuille de score de la dernière manche…</translation>
    </message>
    <message>
        <source>&amp;Replay game</source>
        <translation>Re&amp;voir la partie</translation>
    </message>
    <message>
        <source>Replay sa&amp;ved game…</source>
        <translation>Revoir une partie enre&amp;gistrée…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Apprendre</translation>
    </message>
    <message>
        <source>&amp;First round</source>
        <translation>&amp;Première manche</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <source>&amp;Practice mode…</source>
        <translation>Mode &amp;exercice…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day…</source>
        <translation>&amp;Donne du jour…</translation>
    </message>
    <message>
        <source>Practice p&amp;ositions…</source>
        <translation>Positions d’e&amp;xercice…</translation>
    </message>
    <message>
        <source>&amp;Today’s position</source>
        <translation>Position du &amp;jour</translation>
    </message>
    <message>
        <source>Canasta &amp;glossary</source>
        <translation>Les &amp;mots de la canasta</translation>
    </message>
    <message>
        <source>&amp;My notes</source>
        <translation>M&amp;on aide-mémoire</translation>
    </message>
    <message>
        <source>&amp;Start over…</source>
        <translation>&amp;Recommencer…</translation>
    </message>
    <message>
        <source>&amp;Back to your game</source>
        <translation>Reven&amp;ir à votre partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;Draw card</source>
        <translation>&amp;Piocher une carte</translation>
    </message>
    <message>
        <source>Take &amp;pile</source>
        <translation>Prendre le po&amp;t</translation>
    </message>
    <message>
        <source>&amp;Meld selected cards</source>
        <translation>P&amp;oser la sélection</translation>
    </message>
    <message>
        <source>Discard sele&amp;cted card</source>
        <translation>&amp;Défausser la carte sélectionnée</translation>
    </message>
    <message>
        <source>Me&amp;ld staged cards</source>
        <translation>Poser les cartes p&amp;rêtes</translation>
    </message>
    <message>
        <source>Take &amp;back staged cards</source>
        <translation>R&amp;eprendre les cartes prêtes</translation>
    </message>
    <message>
        <source>&amp;Ask to go out</source>
        <translation>Demander à &amp;sortir</translation>
    </message>
    <message>
        <source>Go ou&amp;t</source>
        <translation>Sortir &amp;maintenant</translation>
    </message>
    <message>
        <source>Answer: &amp;yes, go out</source>
        <translation>Réponse : o&amp;ui, sortez</translation>
    </message>
    <message>
        <source>Answer: &amp;no, play on</source>
        <translation>Réponse : &amp;non, continuez</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>C&amp;ompare moves</source>
        <translation>&amp;Comparer les coups</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>Pour&amp;quoi ce coup ?</translation>
    </message>
    <message>
        <source>&amp;Skip pauses</source>
        <translation>Passer les p&amp;auses</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Afficha&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Panneau &amp;latéral</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Table colour</source>
        <translation>&amp;Couleur du tapis</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation>Cartes plus &amp;grandes</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Cartes plus p&amp;etites</translation>
    </message>
    <message>
        <source>&amp;Reset card size</source>
        <translation>Taille &amp;normale des cartes</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Raccourcis cla&amp;vier</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Règles de ce jeu</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Signaler un &amp;problème…</translation>
    </message>
    <message>
        <source>Open games &amp;folder</source>
        <translation>Ouvrir le &amp;dossier des parties</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>À propos de C&amp;anasta</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Reven&amp;ir à la table</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>Reven&amp;ir à l’accueil</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Moins vite</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panneau latéral</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Activer le son</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Ta&amp;ke my seat back</source>
        <translation>Reprendre m&amp;a place</translation>
    </message>
    <message>
        <source>{name} ta&amp;kes the seat back</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} reprend s&amp;a place</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <extracomment>{speed}: how fast the others play, after a colon: Fast</extracomment><translation>Vitesse : {speed}.</translation>
    </message>
    <message>
        <source>Find a game: name, players, packs, points…</source>
        <translation>Chercher un jeu : nom, joueurs, jeux de cartes, points…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Chercher un jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>No game matches. Press {key} to clear the search.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Aucun jeu ne correspond. Appuyez sur {key} pour effacer la recherche.</translation>
    </message>
    <message>
        <source>{numbers} players</source>
        <extracomment>{numbers}: numbers of players in figures, joined: 2, 3 or 4</extracomment><translation>{numbers} joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <extracomment>{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Nom : {seat}</translation>
    </message>
    <message>
        <source>Level: {seat}</source>
        <extracomment>{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Niveau : {seat}</translation>
    </message>
    <message>
        <source>Set for each player</source>
        <translation>Par joueur</translation>
    </message>
    <message>
        <source>Choose a level or a person for each player.</source>
        <translation>Choisissez un niveau ou une personne pour chaque joueur.</translation>
    </message>
    <message>
        <source>Hands are covered while the computer is passed on.</source>
        <translation>Les mains sont cachées quand on passe l’appareil.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>Always begin with this game</source>
        <translation>Toujours commencer par ce jeu</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>noun</comment>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permise</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>house rule</comment>
        <translation>Interdite</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Donne n°</translation>
    </message>
    <message>
        <source>The program draws a number at random, and that number alone decides the order of the cards. Players, levels and scores have no influence. The same number deals the same cards to everybody.</source>
        <translation>Le programme tire un numéro au hasard, et lui seul ordonne les cartes. Les joueurs, les niveaux et les scores n’y changent rien. Le même numéro donne les mêmes cartes à tous.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Deal cards</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Regarder des bots</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} points</translation>
    </message>
    <message>
        <source>Another score…</source>
        <translation>Autre score…</translation>
    </message>
    <message>
        <source>Play to a score…</source>
        <translation>Jusqu’à un score…</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Manche {n}</translation>
    </message>
    <message>
        <source>By parts</source>
        <comment>score pad</comment>
        <translation>Par éléments</translation>
    </message>
    <message>
        <source>Only points</source>
        <comment>score pad</comment>
        <translation>Points seulement</translation>
    </message>
    <message>
        <source>How to enter the round</source>
        <translation>Comment noter la manche</translation>
    </message>
    <message>
        <source>Delete round</source>
        <translation>Supprimer la manche</translation>
    </message>
    <message>
        <source>Save round</source>
        <translation>Enregistrer la manche</translation>
    </message>
    <message>
        <source>Points of the round</source>
        <translation>Points de la manche</translation>
    </message>
    <message>
        <source>{part}: {side}</source>
        <comment>score pad</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{side}: a side by its players, in a list: you and Anton</extracomment><translation>{part} : {side}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Bloc de scores</translation>
    </message>
    <message>
        <source>Enter round…</source>
        <translation>Noter la manche…</translation>
    </message>
    <message>
        <source>New pad…</source>
        <translation>Nouveau bloc…</translation>
    </message>
    <message>
        <source>Other pads…</source>
        <translation>Autres blocs…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Correct round {n}: {points}</source>
        <extracomment>{n}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>Corriger la manche {n} : {points}</translation>
    </message>
    <message>
        <source>New score pad</source>
        <translation>Nouveau bloc de scores</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Donne en premier</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Nom du joueur {n}</translation>
    </message>
    <message>
        <source>Names, in the order of play</source>
        <translation>Noms, dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Changes apply immediately.</source>
        <translation>Les changements prennent effet aussitôt.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Taille des cartes</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Cartes et table</translation>
    </message>
    <message>
        <source>Turn and questions</source>
        <translation>Tour et questions</translation>
    </message>
    <message>
        <source>Everything you hear is also shown.</source>
        <translation>Tout ce qui s’entend se voit aussi.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Automatic: on every card against novices and beginners, otherwise on the selected card.</source>
        <translation>Automatique : sur chaque carte contre des novices et des débutants, sinon sur la carte sélectionnée.</translation>
    </message>
    <message>
        <source>Press C to see them. The statistics tell games with and without.</source>
        <translation>Appuyez sur C pour les voir. Les statistiques distinguent les parties avec et sans.</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>plus petit</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>plus grand</translation>
    </message>
    <message>
        <source>Volume: {name}</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Volume : {name}</translation>
    </message>
    <message>
        <source>quieter</source>
        <translation>moins fort</translation>
    </message>
    <message>
        <source>louder</source>
        <translation>plus fort</translation>
    </message>
    <message>
        <source>{n}%</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>{n} %</translation>
    </message>
    <message>
        <source>Position in the round</source>
        <translation>Moment de la manche</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Vitesse de relecture</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Review round</source>
        <translation>Bilan de la manche</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si ?</translation>
    </message>
    <message>
        <source>Play on from here; the record stays as it is</source>
        <translation>Jouer à partir d’ici ; l’original reste tel quel</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Manche précédente</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Previous key moment</source>
        <translation>Moment clé précédent</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>replay</comment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>replay</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Available after the round</source>
        <translation>Disponible après la manche</translation>
    </message>
    <message>
        <source>You made no decisions in this round</source>
        <translation>Vous n’avez rien décidé dans cette manche</translation>
    </message>
    <message>
        <source>Find your worst decisions</source>
        <translation>Trouver vos pires décisions</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Arrêter le bilan</translation>
    </message>
    <message>
        <source>Done: the replay stops at each key moment</source>
        <translation>Fini : la relecture s’arrête à chaque moment clé</translation>
    </message>
    <message>
        <source>Checking {n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Vérification {n} sur {total}</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Blocs de scores</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Melds</source>
        <comment>score card</comment>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>{points} with bonuses</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} avec les primes</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>pas ouvert</translation>
    </message>
    <message>
        <source>1st of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>1er sur {all}</translation>
    </message>
    <message>
        <source>2nd of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>2e sur {all}</translation>
    </message>
    <message>
        <source>3rd of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>3e sur {all}</translation>
    </message>
    <message>
        <source>4th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>4e sur {all}</translation>
    </message>
    <message>
        <source>5th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>5e sur {all}</translation>
    </message>
    <message>
        <source>6th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>6e sur {all}</translation>
    </message>
    <message>
        <source>7th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>7e sur {all}</translation>
    </message>
    <message>
        <source>8th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>8e sur {all}</translation>
    </message>
    <message>
        <source>Round {n} of {all}</source>
        <extracomment>{n}: a number in figures: 3
{all}: how many rounds there are, in figures: 4</extracomment><translation>Manche {n} sur {all}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>en {points}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Au résultat</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <comment>short</comment>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Manche {n}</translation>
    </message>
    <message>
        <source>Scoring the round</source>
        <translation>Décompte de la manche</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tout compter</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Voir les mains</translation>
    </message>
    <message>
        <source>Hands at the end of the round</source>
        <translation>Mains à la fin de la manche</translation>
    </message>
    <message>
        <source>{name}: foot</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} : pied</translation>
    </message>
    <message>
        <source>went out, no cards left</source>
        <translation>vient de sortir, main vide</translation>
    </message>
    <message>
        <source>Score after round {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Score après la manche {n}</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Bilan…</translation>
    </message>
    <message>
        <source>Watch the round again, step by step</source>
        <translation>Revoir la manche, étape par étape</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Click to replay from here</source>
        <translation>Cliquer pour revoir à partir d’ici</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Revoir à partir d’ici</translation>
    </message>
    <message>
        <source>What if…? (from here)</source>
        <translation>Et si ? (à partir d’ici)</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Points in the last games</source>
        <translation>Points des dernières parties</translation>
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
        <translation>gagnée</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>pas gagnée</translation>
    </message>
    <message>
        <source>best opponent</source>
        <translation>meilleur adversaire</translation>
    </message>
    <message>
        <source>Filled bars are games won, dashes the best opponent.</source>
        <translation>Barres pleines : parties gagnées ; tirets : le meilleur adversaire.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Your next finished game starts this chart.</source>
        <translation>Votre prochaine partie finie commence ce graphique.</translation>
    </message>
    <message>
        <source>Past games, newest first</source>
        <translation>Parties passées, la dernière d’abord</translation>
    </message>
    <message>
        <source>against {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>contre {names}</translation>
    </message>
    <message>
        <source>{rules}, {day}, {opponents}: {result}, {score}</source>
        <extracomment>{rules}: the name of a game: Samba
{day}: a date, as short as the language writes it: 22/11/2026
{opponents}: players' names, joined: Clara and Tomás
{result}: how a game ended: Won
{score}: points of the sides in figures: 5,340 : 4,205</extracomment><translation>{rules}, {day}, {opponents} : {result}, {score}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Games counted: rules</source>
        <translation>Parties comptées : règles</translation>
    </message>
    <message>
        <source>Games counted: level of the opponents</source>
        <translation>Parties comptées : niveau des adversaires</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>played</comment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Games counted</source>
        <translation>Parties comptées</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Pas encore de partie finie</translation>
    </message>
    <message>
        <source>Finish one to see how often you win and how your rounds go.</source>
        <translation>Finissez-en une pour voir combien de fois vous gagnez et comment se passent vos manches.</translation>
    </message>
    <message>
        <source>Replay this game in a new window</source>
        <translation>Revoir cette partie dans une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Save the listed games as a table (CSV)</source>
        <translation>Enregistrer la liste des parties en tableau (CSV)</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>Counting your games…</source>
        <translation>Décompte de vos parties…</translation>
    </message>
    <message numerus="yes">
        <source>Counting: {done} of %n game(s)</source>
        <extracomment>{done}: how many are done, in figures: 12</extracomment><translation>
            <numerusform>Décompte : {done} sur %n partie</numerusform>
            <numerusform>Décompte : {done} sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>Couleur du tapis</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Minuit</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Noyer</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Canasta font</source>
        <translation>Police de Canasta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Très rapide</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Boutons</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Button size</source>
        <translation>Taille des boutons</translation>
    </message>
    <message>
        <source>Large, for touch</source>
        <translation>Grande, tactile</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Deux couleurs</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Treillis</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rosace</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Éventails</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Rayons</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Votre portrait</translation>
    </message>
    <message>
        <source>A fan of cards</source>
        <translation>Un éventail</translation>
    </message>
    <message>
        <source>Faces react</source>
        <translation>Visages expressifs</translation>
    </message>
    <message>
        <source>Count automatically</source>
        <translation>Décompte automatique</translation>
    </message>
    <message>
        <source>Show what a discard does</source>
        <translation>Montrer l’effet d’une défausse</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>When selected</source>
        <translation>À la sélection</translation>
    </message>
    <message>
        <source>Memory aids</source>
        <translation>Aides à la mémoire</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Cards known to be in hands</source>
        <translation>Aussi celles connues en main</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>A number from {least} to {most}.</source>
        <extracomment>{least}: the smallest number, in figures: 1
{most}: the largest number, in figures: 10</extracomment><translation>Un nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>Less: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Moins : {rule}</translation>
    </message>
    <message>
        <source>More: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Plus : {rule}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>End the round.</source>
        <translation>Finissez la manche.</translation>
    </message>
    <message>
        <source>end the round</source>
        <translation>finir la manche</translation>
    </message>
    <message>
        <source>You ended the round.</source>
        <translation>Vous avez fini la manche.</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>Piochez.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>You drew.</source>
        <translation>Vous avez pioché.</translation>
    </message>
    <message>
        <source>Ask your partner whether to go out.</source>
        <translation>Demandez à votre partenaire si vous pouvez sortir.</translation>
    </message>
    <message>
        <source>ask your partner whether to go out</source>
        <translation>demander à votre partenaire si vous pouvez sortir</translation>
    </message>
    <message>
        <source>You asked your partner whether to go out.</source>
        <translation>Vous avez demandé à votre partenaire si vous pouvez sortir.</translation>
    </message>
    <message>
        <source>End your turn without a discard.</source>
        <translation>Finissez votre tour sans défausse.</translation>
    </message>
    <message>
        <source>You ended your turn without a discard.</source>
        <translation>Vous avez fini votre tour sans défausse.</translation>
    </message>
    <message>
        <source>Meld your whole hand.</source>
        <translation>Posez toute votre main.</translation>
    </message>
    <message>
        <source>meld the whole hand</source>
        <translation>poser toute la main</translation>
    </message>
    <message>
        <source>You melded your whole hand.</source>
        <translation>Vous avez posé toute votre main.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Défaussez {card}.</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>défausser {card}</translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Vous avez défaussé {card}.</translation>
    </message>
    <message>
        <source>discard {card} without melding</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>défausser {card} sans poser</translation>
    </message>
    <message>
        <source>You discarded {card} without melding.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Vous avez défaussé {card} sans poser.</translation>
    </message>
    <message>
        <source>Say yes.</source>
        <translation>Dites oui.</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>dire oui</translation>
    </message>
    <message>
        <source>You said yes.</source>
        <translation>Vous avez dit oui.</translation>
    </message>
    <message>
        <source>Say no.</source>
        <translation>Dites non.</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>dire non</translation>
    </message>
    <message>
        <source>You said no.</source>
        <translation>Vous avez dit non.</translation>
    </message>
    <message>
        <source>Keep the first packet.</source>
        <translation>Gardez le premier paquet.</translation>
    </message>
    <message>
        <source>keep the first packet</source>
        <translation>garder le premier paquet</translation>
    </message>
    <message>
        <source>You kept the first packet.</source>
        <translation>Vous avez gardé le premier paquet.</translation>
    </message>
    <message>
        <source>Keep the second packet.</source>
        <translation>Gardez le second paquet.</translation>
    </message>
    <message>
        <source>keep the second packet</source>
        <translation>garder le second paquet</translation>
    </message>
    <message>
        <source>You kept the second packet.</source>
        <translation>Vous avez gardé le second paquet.</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n card(s).</source>
        <translation>
            <numerusform>Coupez %n carte.</numerusform>
            <numerusform>Coupez %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s)</source>
        <translation>
            <numerusform>couper %n carte</numerusform>
            <numerusform>couper %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cut %n card(s).</source>
        <translation>
            <numerusform>Vous avez coupé %n carte.</numerusform>
            <numerusform>Vous avez coupé %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile and add {card} to {meld}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Prenez le pot et posez {card} sur {meld}.</translation>
    </message>
    <message>
        <source>take the pile and add {card} to {meld}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>prendre le pot et poser {card} sur {meld}</translation>
    </message>
    <message>
        <source>You took the pile and added {card} to {meld}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Vous avez pris le pot et posé {card} sur {meld}.</translation>
    </message>
    <message>
        <source>Take the pile with {with_cards}.</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>Prenez le pot avec {with_cards}.</translation>
    </message>
    <message>
        <source>take the pile with {with_cards}</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>prendre le pot avec {with_cards}</translation>
    </message>
    <message>
        <source>You took the pile with {with_cards}.</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>Vous avez pris le pot avec {with_cards}.</translation>
    </message>
    <message>
        <source>Meld {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Posez {counted}.</translation>
    </message>
    <message>
        <source>meld {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>poser {counted}</translation>
    </message>
    <message>
        <source>You melded {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Vous avez posé {counted}.</translation>
    </message>
    <message>
        <source>Lay out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Exposez {counted}.</translation>
    </message>
    <message>
        <source>lay out {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>exposer {counted}</translation>
    </message>
    <message>
        <source>You laid out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Vous avez exposé {counted}.</translation>
    </message>
    <message>
        <source>Add {counted} to {meld}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Posez {counted} sur {meld}.</translation>
    </message>
    <message>
        <source>add {counted} to {meld}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>poser {counted} sur {meld}</translation>
    </message>
    <message>
        <source>You added {counted} to {meld}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Vous avez posé {counted} sur {meld}.</translation>
    </message>
    <message>
        <source>Add {counted} to your melds.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Ajoutez {counted} à vos combinaisons.</translation>
    </message>
    <message>
        <source>add {counted} to your melds</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>ajouter {counted} à vos combinaisons</translation>
    </message>
    <message>
        <source>You added {counted} to your melds.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Vous avez ajouté {counted} à vos combinaisons.</translation>
    </message>
    <message>
        <source>Combine two melds: {label}.</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>Réunissez deux combinaisons : {label}.</translation>
    </message>
    <message>
        <source>combine two melds: {label}</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>réunir deux combinaisons : {label}</translation>
    </message>
    <message>
        <source>You combined two melds: {label}.</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>Vous avez réuni deux combinaisons : {label}.</translation>
    </message>
    <message>
        <source>Go out: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Sortir : {move}.</translation>
    </message>
    <message>
        <source>the new meld</source>
        <comment>after to</comment>
        <translation>la nouvelle combinaison</translation>
    </message>
    <message>
        <source>the sequence {sequence}</source>
        <comment>after to</comment>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>la suite {sequence}</translation>
    </message>
    <message>
        <source>the wild cards</source>
        <comment>after to</comment>
        <translation>les volantes</translation>
    </message>
    <message>
        <source>the black threes</source>
        <comment>after to</comment>
        <translation>les 3 noirs</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <comment>after to</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{ranks}</translation>
    </message>
    <message>
        <source>the sequence {sequence}</source>
        <comment>object</comment>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>la suite {sequence}</translation>
    </message>
    <message>
        <source>{counted} with {with_cards}</source>
        <comment>object</comment>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>{counted} avec {with_cards}</translation>
    </message>
    <message>
        <source>This completes {number_word} canastas: {points} points.</source>
        <extracomment>{number_word}: a number in words: three
{points}: points in figures: 1,985</extracomment><translation>Ce coup complète {number_word} canastas : {points} points.</translation>
    </message>
    <message>
        <source>This completes {canastas}: {points} points.</source>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings
{points}: points in figures: 1,985</extracomment><translation>Ce coup complète {canastas} : {points} points.</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Previous turn:</source>
        <translation>Le tour d’avant :</translation>
    </message>
    <message>
        <source>{name} has not played in this round yet.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} n’a pas encore joué dans cette manche.</translation>
    </message>
    <message>
        <source>Why did {name} do that?</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} : pourquoi ce coup ?</translation>
    </message>
    <message>
        <source>Playing on is better than going out now.</source>
        <translation>Continuer vaut mieux que sortir maintenant.</translation>
    </message>
    <message>
        <source>Clearly the best move</source>
        <translation>Nettement le meilleur coup</translation>
    </message>
    <message>
        <source>Probably the best move</source>
        <translation>Sans doute le meilleur coup</translation>
    </message>
    <message>
        <source>A close decision</source>
        <translation>Une décision serrée</translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}, about %n point(s) worse.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>
            <numerusform>Deuxième choix : {move}, environ %n point de moins.</numerusform>
            <numerusform>Deuxième choix : {move}, environ %n points de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is about as good.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Avec {card}, c’est à peu près aussi bon.</translation>
    </message>
    <message>
        <source>Another way to meld is about as good.</source>
        <translation>Poser autrement est à peu près aussi bon.</translation>
    </message>
    <message>
        <source>About as good: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>À peu près aussi bon : {move}.</translation>
    </message>
    <message>
        <source>Not now: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Pas maintenant : {move}.</translation>
    </message>
    <message>
        <source>It costs a wild card.</source>
        <translation>Cela coûte une volante.</translation>
    </message>
    <message>
        <source>{feature}: {value}.</source>
        <extracomment>{feature}: what points come from, after a colon: cards left in hand
{value}: points with their sign: −7</extracomment><translation>{feature} : {value}.</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>conseillé</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>à peu près égal</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>environ %n point de moins</numerusform>
            <numerusform>environ %n points de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ended the round.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} a mis fin à la manche.</translation>
    </message>
    <message>
        <source>No other move was compared.</source>
        <translation>Aucun autre coup n’a été comparé.</translation>
    </message>
    <message>
        <source>The difference: keep {kept} in your hand.</source>
        <extracomment>{kept}: cards by their number that stay in the hand, the object: two kings</extracomment><translation>La différence : gardez {kept} en main.</translation>
    </message>
    <message>
        <source>The difference: meld {counted} as well.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>La différence : posez aussi {counted}.</translation>
    </message>
    <message>
        <source>The difference: meld {counted}, and keep {kept} in your hand.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{kept}: cards by their number that stay in the hand, the object: two kings</extracomment><translation>La différence : posez {counted} et gardez {kept} en main.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Tour {number}</translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n point(s)</source>
        <translation>
            <numerusform>A coûté environ %n point</numerusform>
            <numerusform>A coûté environ %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the adviser’s estimate (one/%n) of your decisions cost points. It saw only what you saw.</source>
        <translation>
            <numerusform>Selon le conseiller, une de vos décisions vous a coûté des points. Il n’a vu que ce que vous avez vu.</numerusform>
            <numerusform>Selon le conseiller, %n de vos décisions vous ont coûté des points. Il n’a vu que ce que vous avez vu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The adviser did not answer: (one/%n) of your decisions could not be checked.</source>
        <translation>
            <numerusform>Le conseiller n’a pas répondu : une de vos décisions n’a pas pu être examinée.</numerusform>
            <numerusform>Le conseiller n’a pas répondu : %n de vos décisions n’ont pas pu être examinées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes found. Well played!</source>
        <translation>Aucune erreur trouvée. Bien joué !</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}): it could be taken with {with_cards}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards
{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>{name} n’a pas vu le pot ({pile}) : on pouvait le prendre avec {with_cards}.</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}): {card} fits a meld on the table.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{name} n’a pas vu le pot ({pile}) : {card} va sur une combinaison de la table.</translation>
    </message>
    <message>
        <source>The round could end soon.</source>
        <translation>La manche pourrait bientôt finir.</translation>
    </message>
    <message>
        <source>The round could end soon, and cards in your hand cost points.</source>
        <translation>La manche pourrait bientôt finir, et les cartes dans votre main coûtent des points.</translation>
    </message>
    <message>
        <source>It empties the hand, and the foot comes next.</source>
        <translation>Cela vide la main, et le pied vient ensuite.</translation>
    </message>
    <message numerus="yes">
        <source>(It/They) (costs/cost) {points} points, melded or not, until there is a canasta.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Tant qu’il n’y a pas de canasta, cela coûte {points} points, posé ou non.</numerusform>
            <numerusform>Tant qu’il n’y a pas de canasta, cela coûte {points} points, posé ou non.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores only on the table.</source>
        <translation>Il ne compte que sur la table.</translation>
    </message>
    <message>
        <source>Another card is drawn for each three.</source>
        <translation>Pour chaque 3, on pioche une autre carte.</translation>
    </message>
    <message>
        <source>It is the canasta needed to open.</source>
        <translation>C’est la canasta qu’il faut pour ouvrir.</translation>
    </message>
    <message>
        <source>The top card completes the canasta needed to open.</source>
        <translation>La carte du dessus complète la canasta qu’il faut pour ouvrir.</translation>
    </message>
    <message>
        <source>One larger meld is closer to a canasta.</source>
        <translation>Une plus grande combinaison est plus près d’une canasta.</translation>
    </message>
    <message>
        <source>The top card fits a meld and brings the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>La carte du dessus va sur une combinaison et rapporte le pot ({pile}).</translation>
    </message>
    <message>
        <source>The last card then ends the round.</source>
        <translation>La dernière carte met alors fin à la manche.</translation>
    </message>
    <message>
        <source>It is the least useful card.</source>
        <translation>C’est la carte la moins utile.</translation>
    </message>
    <message>
        <source>It fits a meld, but the turn needs a discard.</source>
        <translation>Elle va sur une combinaison, mais le tour demande une défausse.</translation>
    </message>
    <message>
        <source>{name} overlooked that it fits a meld.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} n’a pas vu qu’elle va sur une combinaison.</translation>
    </message>
    <message>
        <source>In the hand it would cost {points} points.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>En main, elle coûterait {points} points.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Le pot ({pile}) est en danger, mais on ne le prend qu’avec une paire naturelle.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but a side must open with {need} points to take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards
{need}: points in figures that are needed: 90</extracomment><translation>Le pot ({pile}) est en danger, mais un camp doit ouvrir à {need} points pour le prendre.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but saves {three} for later.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards
{three}: a three that blocks the pile, as a sign: 3♠</extracomment><translation>Le pot ({pile}) est en danger, mais cela garde {three} pour plus tard.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but leaves a better hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Le pot ({pile}) est en danger, mais il reste une meilleure main.</translation>
    </message>
    <message>
        <source>It gives up the pile ({pile}), but no other discard is better.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Cela livre le pot ({pile}), mais aucune autre défausse n’est meilleure.</translation>
    </message>
    <message>
        <source>It gives up the pile ({pile}), but leaves a better hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Cela livre le pot ({pile}), mais il reste une meilleure main.</translation>
    </message>
    <message>
        <source>No other discard is better.</source>
        <translation>Aucune autre défausse n’est meilleure.</translation>
    </message>
    <message>
        <source>The pile ({pile}) stays frozen: only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Le pot ({pile}) reste gelé : on ne le prend qu’avec une paire naturelle.</translation>
    </message>
    <message>
        <source>{name} has no {ranks} to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Sans {ranks}, {name} ne peut pas prendre le pot.</translation>
    </message>
    <message>
        <source>You have no {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Sans {ranks}, vous ne pouvez pas prendre le pot.</translation>
    </message>
    <message>
        <source>{name} needs two {ranks} to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Il faut à {name} deux {ranks} pour prendre le pot.</translation>
    </message>
    <message>
        <source>You need two {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Il vous faut deux {ranks} pour prendre le pot.</translation>
    </message>
    <message>
        <source>{name} needs two {ranks}, or a wild card, to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Il faut à {name} deux {ranks}, ou une volante, pour prendre le pot.</translation>
    </message>
    <message>
        <source>You need two {ranks}, or a wild card, to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Il vous faut deux {ranks}, ou une volante, pour prendre le pot.</translation>
    </message>
    <message>
        <source>{name} cannot make the {need} points needed to open.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{need}: points in figures that are needed: 90</extracomment><translation>{name} n’atteint pas les {need} points qu’il faut pour ouvrir.</translation>
    </message>
    <message>
        <source>You cannot make the {need} points needed to open.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Vous n’atteignez pas les {need} points qu’il faut pour ouvrir.</translation>
    </message>
    <message>
        <source>{next} cannot take the pile.</source>
        <extracomment>{next}: the next player's name, the subject: Clara</extracomment><translation>{next} ne peut pas prendre le pot.</translation>
    </message>
    <message>
        <source>You cannot take the pile.</source>
        <translation>Vous ne pouvez pas prendre le pot.</translation>
    </message>
    <message>
        <source>{next} holds {counted}, but is unlikely to take the pile ({pile}).</source>
        <extracomment>{next}: the next player's name, the subject: Clara
{counted}: cards by their number, the object: two kings and a two
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{next} a {counted}, mais ne prendra sans doute pas le pot ({pile}).</translation>
    </message>
    <message>
        <source>You hold {counted}, but are unlikely to take the pile ({pile}).</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Vous avez {counted}, mais vous ne prendrez sans doute pas le pot ({pile}).</translation>
    </message>
    <message>
        <source>No discard is needed.</source>
        <translation>Aucune défausse n’est nécessaire.</translation>
    </message>
    <message>
        <source>The whole hand scores at once.</source>
        <translation>Toute la main compte d’un coup.</translation>
    </message>
    <message>
        <source>Nobody knows which packet is better.</source>
        <translation>Personne ne sait quel paquet est le meilleur.</translation>
    </message>
    <message>
        <source>Where to cut is pure luck.</source>
        <translation>L’endroit de la coupe est pur hasard.</translation>
    </message>
    <message>
        <source>You must open before you can take the pile.</source>
        <translation>Vous devez ouvrir avant de pouvoir prendre le pot.</translation>
    </message>
    <message>
        <source>melds on the table</source>
        <translation>combinaisons sur la table</translation>
    </message>
    <message>
        <source>penalties for unfinished melds</source>
        <translation>pénalités pour combinaisons inachevées</translation>
    </message>
    <message>
        <source>canastas</source>
        <translation>canastas</translation>
    </message>
    <message>
        <source>the initial meld</source>
        <translation>l’ouverture</translation>
    </message>
    <message>
        <source>going out</source>
        <translation>la sortie</translation>
    </message>
    <message>
        <source>feet not yet picked up</source>
        <translation>pieds pas encore ramassés</translation>
    </message>
    <message>
        <source>cards left in hand</source>
        <translation>cartes restées en main</translation>
    </message>
    <message>
        <source>wild cards in hand</source>
        <translation>volantes en main</translation>
    </message>
    <message>
        <source>black threes in hand</source>
        <translation>3 noirs en main</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>3 rouges</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>le pot</translation>
    </message>
    <message>
        <source>being on turn</source>
        <translation>le tour de jeu</translation>
    </message>
    <message>
        <source>an early finish</source>
        <translation>une fin rapide</translation>
    </message>
    <message>
        <source>everything else</source>
        <translation>tout le reste</translation>
    </message>
    <message>
        <source>It leads to more points from melds.</source>
        <translation>Cela mène à plus de points en combinaisons.</translation>
    </message>
    <message>
        <source>It leads to fewer points from melds.</source>
        <translation>Cela mène à moins de points en combinaisons.</translation>
    </message>
    <message>
        <source>It lowers the risk of a penalty for an unfinished meld.</source>
        <translation>Cela réduit le risque d’une pénalité pour combinaison inachevée.</translation>
    </message>
    <message>
        <source>It raises the risk of a penalty for an unfinished meld.</source>
        <translation>Cela augmente le risque d’une pénalité pour combinaison inachevée.</translation>
    </message>
    <message>
        <source>It brings a canasta closer.</source>
        <translation>Cela rapproche d’une canasta.</translation>
    </message>
    <message>
        <source>It makes a canasta less likely.</source>
        <translation>Cela rend une canasta moins probable.</translation>
    </message>
    <message>
        <source>It brings the initial meld closer.</source>
        <translation>Cela rapproche de l’ouverture.</translation>
    </message>
    <message>
        <source>It makes it harder to open.</source>
        <translation>Cela rend l’ouverture plus difficile.</translation>
    </message>
    <message>
        <source>It brings going out closer.</source>
        <translation>Cela rapproche de la sortie.</translation>
    </message>
    <message>
        <source>It makes going out harder.</source>
        <translation>Cela rend la sortie plus difficile.</translation>
    </message>
    <message>
        <source>It brings the foot closer.</source>
        <translation>Cela rapproche du pied.</translation>
    </message>
    <message>
        <source>It takes longer to reach the foot.</source>
        <translation>Il faut plus de temps pour arriver au pied.</translation>
    </message>
    <message>
        <source>It leaves a better hand.</source>
        <translation>Cela laisse une meilleure main.</translation>
    </message>
    <message>
        <source>It leaves a worse hand.</source>
        <translation>Cela laisse une moins bonne main.</translation>
    </message>
    <message>
        <source>It keeps wild cards in the hand.</source>
        <translation>Cela garde des volantes en main.</translation>
    </message>
    <message>
        <source>It leaves fewer wild cards in the hand.</source>
        <translation>Cela laisse moins de volantes en main.</translation>
    </message>
    <message>
        <source>It keeps black threes in the hand.</source>
        <translation>Cela garde des 3 noirs en main.</translation>
    </message>
    <message>
        <source>It leaves fewer black threes in the hand.</source>
        <translation>Cela laisse moins de 3 noirs en main.</translation>
    </message>
    <message>
        <source>It brings more from red threes.</source>
        <translation>Cela rapporte plus des 3 rouges.</translation>
    </message>
    <message>
        <source>It brings less from red threes.</source>
        <translation>Cela rapporte moins des 3 rouges.</translation>
    </message>
    <message>
        <source>It gives better chances of taking the pile.</source>
        <translation>Cela donne plus de chances de prendre le pot.</translation>
    </message>
    <message>
        <source>It gives worse chances of taking the pile.</source>
        <translation>Cela donne moins de chances de prendre le pot.</translation>
    </message>
    <message>
        <source>{name} discarded {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} a défaussé {counted}.</translation>
    </message>
    <message>
        <source>You discarded {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Vous avez défaussé {counted}.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen all but %n of the {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Vous avez tout vu ({ranks}), sauf %n.</numerusform>
            <numerusform>Vous avez tout vu ({ranks}), sauf %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen all the other {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Vous avez vu tout le reste ({ranks}).</translation>
    </message>
    <message numerus="yes">
        <source>All but %n of the {ranks} have been seen.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Tout a été vu ({ranks}), sauf %n.</numerusform>
            <numerusform>Tout a été vu ({ranks}), sauf %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the other {ranks} have been seen.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Tout le reste a été vu ({ranks}).</translation>
    </message>
    <message>
        <source>You could add {card} to your {ranks}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Vous pourriez poser {card} sur {ranks} de votre camp.</translation>
    </message>
    <message>
        <source>{name} could add {card} to the {ranks}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} pourrait poser {card} sur {ranks} de la table.</translation>
    </message>
    <message>
        <source>Your opponents could add {card} to their {ranks}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Vos adversaires pourraient poser {card} sur {ranks} de leur camp.</translation>
    </message>
    <message>
        <source>{names} could add {card} to their {ranks}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{names} pourraient poser {card} sur {ranks} de leur camp.</translation>
    </message>
    <message>
        <source>More of its cards fit melds on the table.</source>
        <translation>D’autres de ses cartes vont sur des combinaisons de la table.</translation>
    </message>
    <message>
        <source>It also brings a wild card.</source>
        <translation>Il rapporte aussi une volante.</translation>
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
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>black three</source>
        <translation>3 noir</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>3 rouge</translation>
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
            <numerusform>un valet</numerusform>
            <numerusform>{number_word} valets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>une dame</numerusform>
            <numerusform>{number_word} dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un roi</numerusform>
            <numerusform>{number_word} rois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un as</numerusform>
            <numerusform>{number_word} as</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 2</numerusform>
            <numerusform>{number_word} 2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un joker</numerusform>
            <numerusform>{number_word} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 noir</numerusform>
            <numerusform>{number_word} 3 noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 rouge</numerusform>
            <numerusform>{number_word} 3 rouges</numerusform>
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
        <translation>valets</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>2</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>3 noirs</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de trèfle</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de carreau</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de cœur</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de pique</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <translation>une</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <translation>dix</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <translation>douze</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carte cachée</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>joker noir</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>joker rouge</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{card}</translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s) in hand</source>
        <translation>
            <numerusform>%n volante en main</numerusform>
            <numerusform>%n volantes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>{counted} in hand</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted} en main</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>canasta impure</translation>
    </message>
    <message>
        <source>red canasta</source>
        <translation>canasta rouge</translation>
    </message>
    <message>
        <source>black canasta</source>
        <translation>canasta noire</translation>
    </message>
    <message>
        <source>sequence canasta</source>
        <translation>canasta en suite</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>canasta volante</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>une canasta</translation>
    </message>
    <message>
        <source>a natural canasta</source>
        <translation>une canasta pure</translation>
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
{high}: the highest card of a sequence: 9♥</extracomment><translation>suite de {low} à {high}</translation>
    </message>
    <message>
        <source>**The round is over.**</source>
        <translation>**La manche est finie.**</translation>
    </message>
    <message>
        <source>**The round is over:** the stock is empty and nobody went out.</source>
        <translation>**La manche est finie :** le talon est vide et personne n’est sorti.</translation>
    </message>
    <message>
        <source>**The round is over:** the last card of the stock was a red three.</source>
        <translation>**La manche est finie :** la dernière carte du talon était un 3 rouge.</translation>
    </message>
    <message>
        <source>**The round is over:** a player melded a special hand.</source>
        <translation>**La manche est finie :** un joueur a posé une main spéciale.</translation>
    </message>
    <message>
        <source>**The round is over:** a side has enough canastas to win the game.</source>
        <translation>**La manche est finie :** un camp a assez de canastas pour gagner la partie.</translation>
    </message>
    <message numerus="yes">
        <source>**The pile becomes the new stock** (%n card(s)).</source>
        <translation>
            <numerusform>**Le pot devient le nouveau talon** (%n carte).</numerusform>
            <numerusform>**Le pot devient le nouveau talon** (%n cartes).</numerusform>
        </translation>
    </message>
    <message>
        <source>Upcard: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Retourne : {cards}.</translation>
    </message>
    <message>
        <source>**{name}** drew {card}, the highest card, and deals.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>**{name}** tire {card}, la plus haute carte, et donne.</translation>
    </message>
    <message>
        <source>**You** drew {card}, the highest card, and deal first.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>**Vous** tirez {card}, la plus haute carte, et donnez en premier.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} dealt; you begin.</source>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton</extracomment><translation>**Manche {number} :** {dealer} donne ; vous commencez.</translation>
    </message>
    <message>
        <source>**Round {number}:** you dealt; {first} begins.</source>
        <extracomment>{number}: a number in figures: 3
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Manche {number} :** vous donnez ; {first} commence.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} dealt; {first} begins.</source>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Manche {number} :** {dealer} donne ; {first} commence.</translation>
    </message>
    <message>
        <source>Points: {scores}.</source>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Points : {scores}.</translation>
    </message>
    <message>
        <source>You and {partner} score {points}, {names} {number}.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Points : vous et {partner} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>You score {points}, {names} {number}.</source>
        <extracomment>{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Points : vous {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{name} and {partner} score {points}, {names} {number}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{partner}: the partner's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Points : {name} et {partner} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{name} scores {points}, {names} {number}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Points : {name} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <extracomment>{side}: a side by its players, in a list: you and Anton
{points}: points in figures: 1,985</extracomment><translation>{side} {points}</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message numerus="yes">
        <source>**You win the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**Vous gagnez la partie** de %n point : {best} à {rest}.</numerusform>
            <numerusform>**Vous gagnez la partie** de %n points : {best} à {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} win</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>{names} gagnez</translation>
    </message>
    <message numerus="yes">
        <source>**Your side wins the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**Votre camp gagne la partie** de %n point : {best} à {rest}.</numerusform>
            <numerusform>**Votre camp gagne la partie** de %n points : {best} à {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins this one</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} gagne cette fois</translation>
    </message>
    <message numerus="yes">
        <source>**{name} wins the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**{name} gagne la partie** de %n point : {best} à {rest}.</numerusform>
            <numerusform>**{name} gagne la partie** de %n points : {best} à {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} win this one</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>{names} gagnent cette fois</translation>
    </message>
    <message numerus="yes">
        <source>**{names} win the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**{names} gagnent la partie** de %n point : {best} à {rest}.</numerusform>
            <numerusform>**{names} gagnent la partie** de %n points : {best} à {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared win: {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Victoire partagée : {names}</translation>
    </message>
    <message numerus="yes">
        <source>**Shared win** at %n point(s): {names}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>
            <numerusform>**Victoire partagée** avec %n point : {names}.</numerusform>
            <numerusform>**Victoire partagée** avec %n points : {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is a tie</source>
        <translation>Partie nulle</translation>
    </message>
    <message numerus="yes">
        <source>**The game is a tie** at %n point(s).</source>
        <translation>
            <numerusform>**La partie est nulle** avec %n point.</numerusform>
            <numerusform>**La partie est nulle** avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>**{result}:** {scores}.</source>
        <extracomment>{result}: how a game ended: Won
{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>**{result} :** {scores}.</translation>
    </message>
    <message>
        <source>**You** {deeds}</source>
        <extracomment>{deeds}: what a player did, joined: melded kings and discarded 4♦</extracomment><translation>**Vous** {deeds}</translation>
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
            <numerusform>piochez une carte</numerusform>
            <numerusform>piochez {number_word} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>after you</comment>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>défaussez {card}</translation>
    </message>
    <message>
        <source>**froze the pile**</source>
        <comment>after you</comment>
        <translation>**gelez le pot**</translation>
    </message>
    <message>
        <source>**The pile is frozen.**</source>
        <translation>**Le pot est gelé.**</translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>prenez le pot (%n carte) avec {cards}</numerusform>
            <numerusform>prenez le pot (%n cartes) avec {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after you</comment>
        <translation>
            <numerusform>prenez le pot (%n carte)</numerusform>
            <numerusform>prenez le pot (%n cartes)</numerusform>
        </translation>
    </message>
    <message>
        <source>melded {melds}</source>
        <comment>after you</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>posez {melds}</translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after you</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>
            <numerusform>**ouvrez à %n point** ({melds})</numerusform>
            <numerusform>**ouvrez à %n points** ({melds})</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>ajoutez {cards}</translation>
    </message>
    <message>
        <source>{cards} to the {ranks}</source>
        <comment>object</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{cards} sur {ranks}</translation>
    </message>
    <message>
        <source>{cards} to a sequence</source>
        <comment>object</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>{cards} à une suite</translation>
    </message>
    <message>
        <source>completed {canastas}</source>
        <comment>after you</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>complétez {canastas}</translation>
    </message>
    <message>
        <source>a **natural canasta**</source>
        <comment>object</comment>
        <translation>une **canasta pure**</translation>
    </message>
    <message>
        <source>a **mixed canasta**</source>
        <comment>object</comment>
        <translation>une **canasta impure**</translation>
    </message>
    <message>
        <source>a **red canasta**</source>
        <comment>object</comment>
        <translation>une **canasta rouge**</translation>
    </message>
    <message>
        <source>a **black canasta**</source>
        <comment>object</comment>
        <translation>une **canasta noire**</translation>
    </message>
    <message>
        <source>a **sequence canasta**</source>
        <comment>object</comment>
        <translation>une **canasta en suite**</translation>
    </message>
    <message>
        <source>a **wild canasta**</source>
        <comment>object</comment>
        <translation>une **canasta volante**</translation>
    </message>
    <message>
        <source>{canastas} of {ranks}</source>
        <comment>object</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{canastas} {ranks}</translation>
    </message>
    <message>
        <source>**The canasta now has a wild card.**</source>
        <translation>**La canasta a maintenant une volante.**</translation>
    </message>
    <message>
        <source>combined two melds of {ranks}</source>
        <comment>after you</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>réunissez deux combinaisons {ranks}</translation>
    </message>
    <message>
        <source>combined two melds</source>
        <comment>after you</comment>
        <translation>réunissez deux combinaisons</translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>exposez {cards}</translation>
    </message>
    <message>
        <source>set {cards} aside</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>mettez {cards} de côté</translation>
    </message>
    <message>
        <source>asked {asked}: “May I go out?”</source>
        <comment>after you</comment>
        <extracomment>{asked}: the name of the player who was asked, the object: Anton</extracomment><translation>demandez à {asked} : « Puis-je sortir ? »</translation>
    </message>
    <message>
        <source>asked you: “May I go out?”</source>
        <comment>after a name</comment>
        <translation>vous demande : « Puis-je sortir ? »</translation>
    </message>
    <message>
        <source>said yes</source>
        <comment>after you</comment>
        <translation>dites oui</translation>
    </message>
    <message>
        <source>said no</source>
        <comment>after you</comment>
        <translation>dites non</translation>
    </message>
    <message>
        <source>picked up your foot</source>
        <comment>after you</comment>
        <translation>ramassez votre pied</translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after you</comment>
        <translation>
            <numerusform>coupez %n carte</numerusform>
            <numerusform>coupez %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after you</comment>
        <translation>
            <numerusform>coupez %n carte et **gagnez la prime**</numerusform>
            <numerusform>coupez %n cartes et **gagnez la prime**</numerusform>
        </translation>
    </message>
    <message>
        <source>kept packet {number} as your foot</source>
        <comment>after you</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>gardez le paquet {number} comme pied</translation>
    </message>
    <message>
        <source>ended your turn without a discard</source>
        <comment>after you</comment>
        <translation>finissez votre tour sans défausse</translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after you</comment>
        <translation>
            <numerusform>prenez %n carte de l’aile</numerusform>
            <numerusform>prenez %n cartes de l’aile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after you</comment>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>
            <numerusform>**posez {hand}** pour %n point</numerusform>
            <numerusform>**posez {hand}** pour %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>object</comment>
        <translation>une grande suite</translation>
    </message>
    <message>
        <source>seven pairs</source>
        <comment>object</comment>
        <translation>sept paires</translation>
    </message>
    <message>
        <source>a garbage hand</source>
        <comment>object</comment>
        <translation>une main garbage</translation>
    </message>
    <message>
        <source>**went out**</source>
        <comment>after you</comment>
        <translation>**sortez**</translation>
    </message>
    <message>
        <source>**went out concealed**</source>
        <comment>after you</comment>
        <translation>**sortez, main cachée**</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>after to</comment>
        <translation>les volantes</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>{low} à {high}</translation>
    </message>
    <message>
        <source>picked up the foot</source>
        <comment>after a name</comment>
        <translation>ramasse son pied</translation>
    </message>
    <message>
        <source>kept packet {number} as the foot</source>
        <comment>after a name</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>garde le paquet {number} comme pied</translation>
    </message>
    <message>
        <source>ended the turn without a discard</source>
        <comment>after a name</comment>
        <translation>finit son tour sans défausse</translation>
    </message>
    <message>
        <source>Taps the table twice when she likes her hand. Always denies it.</source>
        <translation>Tape deux fois sur la table quand sa main lui plaît. Le nie toujours.</translation>
    </message>
    <message>
        <source>Forty years of Thursday games. Shuffles until somebody sighs.</source>
        <translation>Quarante ans de parties du jeudi. Mélange jusqu’à ce que quelqu’un soupire.</translation>
    </message>
    <message>
        <source>Holds his cards like a guitar. Sings when the pile grows.</source>
        <translation>Tient ses cartes comme une guitare. Chante quand le pot grossit.</translation>
    </message>
    <message>
        <source>Laughs before she melds, so everybody knows.</source>
        <translation>Rit avant de poser, si bien que tout le monde le sait.</translation>
    </message>
    <message>
        <source>Has kept every score sheet since 1974. Brings the biscuits.</source>
        <translation>Garde chaque feuille de score depuis 1974. Apporte les biscuits.</translation>
    </message>
    <message>
        <source>Learned last week and already explains the rules to others.</source>
        <translation>A appris la semaine dernière et explique déjà les règles aux autres.</translation>
    </message>
    <message>
        <source>Says little, pours the tea, misses nothing.</source>
        <translation>Parle peu, sert le thé, rien ne lui échappe.</translation>
    </message>
    <message>
        <source>Opens late, with few wild cards.</source>
        <translation>Ouvre tard, avec peu de volantes.</translation>
    </message>
    <message>
        <source>Melds hastily and goes out without asking.</source>
        <translation>Pose à la hâte et sort sans demander.</translation>
    </message>
    <message>
        <source>Keeps many cards in hand and melds late.</source>
        <translation>Garde beaucoup de cartes en main et pose tard.</translation>
    </message>
    <message>
        <source>Takes every pile, however small.</source>
        <translation>Prend chaque pot, même petit.</translation>
    </message>
    <message>
        <source>Leaves small piles and waits for a big one.</source>
        <translation>Laisse les petits pots et en attend un gros.</translation>
    </message>
    <message>
        <source>Discards what opponents can use the least.</source>
        <translation>Défausse ce qui sert le moins aux adversaires.</translation>
    </message>
    <message>
        <source>Freezes the pile when behind in melds.</source>
        <translation>Gèle le pot quand son camp a moins posé.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>{title}:</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player</extracomment><translation>{title} :</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>term</comment>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Players who score together are a side: partners, or one player alone.</source>
        <translation>Un camp, ce sont ceux qui marquent ensemble : des partenaires, ou un joueur seul.</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>term</comment>
        <translation>Combinaison</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank that are together on the table.</source>
        <translation>Une combinaison, ce sont au moins trois cartes de même hauteur (4, 5… dame, roi, as), posées ensemble sur la table.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <comment>term</comment>
        <translation>Suite</translation>
    </message>
    <message>
        <source>A sequence is a meld of cards of one suit, in order.</source>
        <translation>Une suite est une combinaison de cartes d’une même couleur, dans l’ordre.</translation>
    </message>
    <message>
        <source>Canasta</source>
        <comment>term</comment>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>A canasta is a meld of seven or more cards. It earns a bonus.</source>
        <translation>Une canasta est une combinaison d’au moins sept cartes. Elle rapporte une prime.</translation>
    </message>
    <message>
        <source>Natural card</source>
        <comment>term</comment>
        <translation>Carte naturelle</translation>
    </message>
    <message>
        <source>Natural cards are all cards from four to ace.</source>
        <translation>Les cartes naturelles sont toutes les cartes du 4 à l’as.</translation>
    </message>
    <message>
        <source>Wild card</source>
        <comment>term</comment>
        <translation>Carte volante</translation>
    </message>
    <message>
        <source>Wild cards are jokers and twos. They replace other cards in a meld.</source>
        <translation>Les cartes volantes sont les jokers et les 2. Elles remplacent d’autres cartes dans une combinaison.</translation>
    </message>
    <message>
        <source>Red three</source>
        <comment>term</comment>
        <translation>3 rouge</translation>
    </message>
    <message>
        <source>Red threes are the threes of hearts and diamonds.</source>
        <translation>Les 3 rouges sont ceux de cœur et de carreau.</translation>
    </message>
    <message>
        <source>Black three</source>
        <comment>term</comment>
        <translation>3 noir</translation>
    </message>
    <message>
        <source>Black threes are the threes of clubs and spades.</source>
        <translation>Les 3 noirs sont ceux de trèfle et de pique.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>term</comment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>A side opens when it melds for the first time in a round: its initial meld.</source>
        <translation>Un camp ouvre quand il pose pour la première fois dans une manche : c’est son ouverture.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>term</comment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>The minimum is how many points an initial meld must have.</source>
        <translation>Le minimum est le nombre de points que doit avoir une ouverture.</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>term</comment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The stock is the face-down stack you draw from.</source>
        <translation>Le talon, ce sont les cartes cachées où l’on pioche.</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>term</comment>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>A discard is the card you put on the pile to end your turn.</source>
        <translation>La défausse est la carte que vous posez sur le pot pour finir votre tour.</translation>
    </message>
    <message>
        <source>Pile</source>
        <comment>term</comment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>The pile is the discards, face up, one on top of the other.</source>
        <translation>Le pot, ce sont les cartes défaussées, visibles, l’une sur l’autre.</translation>
    </message>
    <message>
        <source>Frozen</source>
        <comment>term</comment>
        <translation>Gelé</translation>
    </message>
    <message>
        <source>A frozen pile is taken only with a natural pair: two natural cards of its top card’s rank from the hand.</source>
        <translation>Un pot gelé ne se prend qu’avec une paire naturelle : deux cartes naturelles de votre main, de même hauteur que la carte du dessus.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>term</comment>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>A blocked pile is one that nobody can take because of the top card.</source>
        <translation>Un pot bloqué ne peut être pris par personne, à cause de la carte du dessus.</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>term</comment>
        <translation>Pied</translation>
    </message>
    <message>
        <source>The foot is a second packet. You pick it up when your hand is empty.</source>
        <translation>Le pied est un second paquet. Vous le ramassez quand votre main est vide.</translation>
    </message>
    <message>
        <source>Closed rank</source>
        <comment>term</comment>
        <translation>Hauteur fermée</translation>
    </message>
    <message>
        <source>A canasta closes its rank: nobody can begin a new meld of it.</source>
        <translation>Une canasta ferme sa hauteur : personne ne peut en commencer une autre combinaison.</translation>
    </message>
    <message>
        <source>Go out</source>
        <comment>term</comment>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>To go out is to play your last card, which ends the round.</source>
        <translation>Sortir, c’est jouer sa dernière carte ; la manche est alors finie.</translation>
    </message>
    <message>
        <source>A sequence is a meld too.</source>
        <translation>Une suite est aussi une combinaison.</translation>
    </message>
    <message>
        <source>Nobody takes the discard pile in this game.</source>
        <translation>Personne ne prend le pot dans ce jeu.</translation>
    </message>
    <message>
        <source>A natural canasta has no wild cards:</source>
        <translation>Une canasta pure n’a pas de volantes :</translation>
    </message>
    <message>
        <source>A red canasta has no wild cards:</source>
        <translation>Une canasta rouge n’a pas de volantes :</translation>
    </message>
    <message>
        <source>A mixed canasta has wild cards:</source>
        <translation>Une canasta impure a des volantes :</translation>
    </message>
    <message>
        <source>A black canasta has wild cards:</source>
        <translation>Une canasta noire a des volantes :</translation>
    </message>
    <message>
        <source>Melds of these ranks take no wild cards: {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Ces hauteurs se posent sans volantes : {ranks}.</translation>
    </message>
    <message>
        <source>Melds of these ranks take no wild cards, unless you open with some: {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Ces hauteurs se posent sans volantes, sauf si vous ouvrez avec : {ranks}.</translation>
    </message>
    <message>
        <source>Score points with melds, above all with canastas. Play your last card to go out: that ends the round.</source>
        <translation>Marquez des points avec des combinaisons, surtout avec des canastas. Jouez votre dernière carte pour sortir : la manche est alors finie.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after a round in which a side reaches %n point(s). The highest score wins.</source>
        <translation>
            <numerusform>La partie se termine après la manche où un camp atteint %n point. Le plus haut score gagne.</numerusform>
            <numerusform>La partie se termine après la manche où un camp atteint %n points. Le plus haut score gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s). The highest score wins.</source>
        <translation>
            <numerusform>La partie dure %n manche. Le plus haut score gagne.</numerusform>
            <numerusform>La partie dure %n manches. Le plus haut score gagne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn has three steps:</source>
        <translation>Votre tour a trois étapes :</translation>
    </message>
    <message>
        <source>Meld, or add cards to melds of your side, if you like.</source>
        <translation>Posez, ou ajoutez des cartes aux combinaisons de votre camp, si vous voulez.</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>Défaussez une carte.</translation>
    </message>
    <message>
        <source>If the stock has fewer cards, draw what is left.</source>
        <translation>Si le talon a moins de cartes, piochez ce qui reste.</translation>
    </message>
    <message>
        <source>The round also ends when the stock is empty.</source>
        <translation>La manche se termine aussi quand le talon est vide.</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the pile.</source>
        <translation>Piochez au talon, ou prenez le pot.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Piochez au talon.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock, or take the pile.</source>
        <translation>
            <numerusform>Piochez %n carte au talon, ou prenez le pot.</numerusform>
            <numerusform>Piochez %n cartes au talon, ou prenez le pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock.</source>
        <translation>
            <numerusform>Piochez %n carte au talon.</numerusform>
            <numerusform>Piochez %n cartes au talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from 4 to ace are natural. Jokers and twos are wild: they stand for natural cards.</source>
        <translation>Les cartes du 4 à l’as sont naturelles. Les jokers et les 2 sont des volantes : ils remplacent des cartes naturelles.</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %n card(s) of one rank, {number} or more of them natural.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>
            <numerusform>Une combinaison compte %n carte ou plus de même hauteur, dont au moins {number} naturelles.</numerusform>
            <numerusform>Une combinaison compte %n cartes ou plus de même hauteur, dont au moins {number} naturelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold at most %n wild card(s).</source>
        <translation>
            <numerusform>Une combinaison peut contenir au plus %n volante.</numerusform>
            <numerusform>Une combinaison peut contenir au plus %n volantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A canasta is a meld of seven cards. No card can be added to it.</source>
        <translation>Une canasta est une combinaison de sept cartes. On n’y ajoute plus aucune carte.</translation>
    </message>
    <message>
        <source>A canasta is a meld of seven or more cards.</source>
        <translation>Une canasta est une combinaison d’au moins sept cartes.</translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s).</source>
        <translation>
            <numerusform>Une canasta demande au moins %n carte naturelle.</numerusform>
            <numerusform>Une canasta demande au moins %n cartes naturelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven cards in sequence are a sequence canasta. No card can be added to it:</source>
        <translation>Sept cartes qui se suivent sont une canasta en suite. On n’y ajoute plus aucune carte :</translation>
    </message>
    <message>
        <source>Seven cards in sequence are a sequence canasta:</source>
        <translation>Sept cartes qui se suivent sont une canasta en suite :</translation>
    </message>
    <message>
        <source>Seven wild cards are a wild canasta:</source>
        <translation>Sept volantes sont une canasta volante :</translation>
    </message>
    <message>
        <source>Your side opens with its initial meld. Its minimum depends on the round:</source>
        <translation>Votre camp ouvre avec ses premières combinaisons : l’ouverture. Son minimum dépend de la manche :</translation>
    </message>
    <message>
        <source>Your side opens with its initial meld. Its minimum depends on your side’s score:</source>
        <translation>Votre camp ouvre avec ses premières combinaisons : l’ouverture. Son minimum dépend du score de votre camp :</translation>
    </message>
    <message>
        <source>Only the points of the cards count. Several melds count together.</source>
        <translation>Seuls comptent les points des cartes. Plusieurs combinaisons s’additionnent.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n natural card(s) must come from your hand.</source>
        <translation>
            <numerusform>Au moins %n carte naturelle doit venir de votre main.</numerusform>
            <numerusform>Au moins %n cartes naturelles doivent venir de votre main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them, if each plays alone:</source>
        <translation>Parmi elles, si chacun joue pour soi :</translation>
    </message>
    <message>
        <source>Among them, if pairs play:</source>
        <translation>Parmi elles, si l’on joue par paires :</translation>
    </message>
    <message>
        <source>Among them, if teams of three play:</source>
        <translation>Parmi elles, si l’on joue par équipes de trois :</translation>
    </message>
    <message>
        <source>To take it, meld its top card with two natural cards of the rank from your hand:</source>
        <translation>Pour le prendre, posez sa carte du dessus avec deux cartes naturelles de même hauteur, prises dans votre main :</translation>
    </message>
    <message>
        <source>To take it, use its top card at once:</source>
        <translation>Pour le prendre, utilisez aussitôt sa carte du dessus :</translation>
    </message>
    <message>
        <source>You can take a frozen pile only with a natural pair from your hand, here with a king on top:</source>
        <translation>On ne prend un pot gelé qu’avec une paire naturelle de sa main, ici avec un roi dessus :</translation>
    </message>
    <message>
        <source>You cannot take the pile for a meld of {number} or more cards.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Vous ne pouvez pas prendre le pot pour une combinaison de {number} cartes ou plus.</translation>
    </message>
    <message>
        <source>If a wild card is on top, two like it from your hand take the pile.</source>
        <translation>Si une volante est dessus, on prend le pot avec deux cartes pareilles de sa main.</translation>
    </message>
    <message>
        <source>The red threes of a side score together:</source>
        <translation>Les 3 rouges d’un camp comptent ensemble :</translation>
    </message>
    <message>
        <source>The threes of each colour score together:</source>
        <translation>Les 3 de chaque couleur, rouge ou noire, comptent ensemble :</translation>
    </message>
    <message>
        <source>Without a canasta, threes left in hand count as those laid out.</source>
        <translation>Sans canasta, les 3 en main comptent comme les 3 exposés.</translation>
    </message>
    <message>
        <source>A discarded black three blocks the pile for the next player:</source>
        <translation>Un 3 noir défaussé bloque le pot pour le joueur suivant :</translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canasta(s). You can complete the last one in the same turn.</source>
        <translation>
            <numerusform>Pour sortir, il faut à votre camp %n canasta. Vous pouvez la compléter au même tour.</numerusform>
            <numerusform>Pour sortir, il faut à votre camp %n canastas. Vous pouvez compléter la dernière au même tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then, keep at least one card after your discard.</source>
        <translation>Jusque-là, gardez au moins une carte après votre défausse.</translation>
    </message>
    <message>
        <source>Until then, keep at least one card of the foot after your discard.</source>
        <translation>Jusque-là, gardez au moins une carte du pied après votre défausse.</translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round.</source>
        <translation>
            <numerusform>Vous ne pouvez demander qu’une fois par manche.</numerusform>
            <numerusform>Vous ne pouvez demander que %n fois par manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side with %n canasta(s) in one round wins the game at once.</source>
        <translation>
            <numerusform>Un camp qui a %n canasta en une manche gagne aussitôt la partie.</numerusform>
            <numerusform>Un camp qui a %n canastas en une manche gagne aussitôt la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them:</source>
        <translation>Parmi elles :</translation>
    </message>
    <message>
        <source>The cards are worth:</source>
        <translation>Les cartes valent :</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Ace, two</source>
        <translation>As et 2</translation>
    </message>
    <message>
        <source>King to eight</source>
        <translation>Du roi au 8</translation>
    </message>
    <message>
        <source>Seven to four</source>
        <translation>Du 7 au 4</translation>
    </message>
    <message>
        <source>King to nine</source>
        <translation>Du roi au 9</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Les 8</translation>
    </message>
    <message>
        <source>The player after the dealer starts. After each round the deal passes to that player.</source>
        <translation>Le joueur après le donneur commence. Après chaque manche, la donne passe à ce joueur.</translation>
    </message>
    <message>
        <source>An upcard starts the pile. The first player can already take it.</source>
        <translation>Une retourne commence le pot. Le premier joueur peut déjà le prendre.</translation>
    </message>
    <message>
        <source>The pile starts with {number} cards: the upcard and face-down cards under it.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Le pot commence avec {number} cartes : la retourne et des cartes cachées dessous.</translation>
    </message>
    <message>
        <source>Points for an exact cut</source>
        <translation>Points pour la coupe exacte</translation>
    </message>
    <message>
        <source>Each player gets a packet of {number} cards and one of {count}. One of them becomes the hand, the other the foot. You pick up your foot when your hand is empty.</source>
        <extracomment>{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>Chaque joueur reçoit un paquet de {number} cartes et un de {count}. L’un devient la main, l’autre le pied. Vous ramassez votre pied quand votre main est vide.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Chaque joueur reçoit %n carte.</numerusform>
            <numerusform>Chaque joueur reçoit %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player also gets a foot of %n card(s). You pick it up when your hand is empty.</source>
        <translation>
            <numerusform>Chaque joueur reçoit aussi un pied de %n carte. Vous le ramassez quand votre main est vide.</numerusform>
            <numerusform>Chaque joueur reçoit aussi un pied de %n cartes. Vous le ramassez quand votre main est vide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play, each alone: a side is one player.</source>
        <translation>
            <numerusform>%n joueur joue pour soi : un camp est un joueur.</numerusform>
            <numerusform>%n joueurs jouent chacun pour soi : un camp est un joueur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in pairs. Partners sit opposite and score together.</source>
        <translation>
            <numerusform>%n joueur joue en paire. Les partenaires sont face à face et marquent ensemble.</numerusform>
            <numerusform>%n joueurs jouent par paires. Les partenaires sont face à face et marquent ensemble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in teams of three.</source>
        <translation>
            <numerusform>%n joueur joue en équipe de trois.</numerusform>
            <numerusform>%n joueurs jouent par équipes de trois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} players: {sides}</source>
        <extracomment>{number}: a number in figures: 3
{sides}: who plays together, after a colon: pairs or each alone</extracomment><translation>{number} joueurs : {sides}</translation>
    </message>
    <message>
        <source>Who plays together depends on the number of players:</source>
        <translation>Qui joue ensemble dépend du nombre de joueurs :</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of 52 cards with {jokers} jokers (is/are) used: {number} cards.</source>
        <extracomment>{jokers}: a number of jokers in figures: 4
{number}: a number in figures: 3</extracomment><translation>
            <numerusform>On joue avec %n jeu de 52 cartes et {jokers} jokers : {number} cartes.</numerusform>
            <numerusform>On joue avec %n jeux de 52 cartes et {jokers} jokers : {number} cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>Combinaisons et canastas</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>Le pot</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Players and deal</source>
        <translation>Joueurs et donne</translation>
    </message>
    <message>
        <source>{mark} marks what differs from Classic.</source>
        <extracomment>{mark}: the sign of a rule that differs from Classic: ◆</extracomment><translation>{mark} signale ce qui diffère de la Classique.</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>D’où viennent ces règles</translation>
    </message>
    <message>
        <source>Based on: {source}</source>
        <extracomment>{source}: the text that rules follow, after a colon: Rules of Classic Canasta</extracomment><translation>D’après : {source}</translation>
    </message>
    <message>
        <source>Our choice where the source is silent:</source>
        <translation>Points non précisés par la source :</translation>
    </message>
    <message>
        <source>{title}: {setting} ({game}: {before}).</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11
{game}: the name of a game: Samba
{before}: how a rule was set, after a colon: 11</extracomment><translation>{title} : {setting} ({game} : {before}).</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on: {game}</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>D’après : {game}</translation>
    </message>
    <message>
        <source>Default: {setting}</source>
        <extracomment>{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Par défaut : {setting}</translation>
    </message>
    <message>
        <source>Classic: {setting}</source>
        <extracomment>{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Classique : {setting}</translation>
    </message>
    <message>
        <source>No effect while “{title}” is set to “{setting}”.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Sans effet tant que « {title} » est sur « {setting} ».</translation>
    </message>
    <message>
        <source>Each red three</source>
        <translation>Chaque 3 rouge</translation>
    </message>
    <message>
        <source>All red threes together</source>
        <translation>Tous les 3 rouges ensemble</translation>
    </message>
    <message>
        <source>Seven twos</source>
        <translation>Sept 2</translation>
    </message>
    <message>
        <source>Four jokers and three twos</source>
        <translation>Quatre jokers et trois 2</translation>
    </message>
    <message>
        <source>Any other wild canasta</source>
        <translation>Toute autre canasta volante</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Dès la manche</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>Dès le score</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Quel que soit le score</translation>
    </message>
    <message>
        <source>Below {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Moins de {edge}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>{kind}: not counted</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas</extracomment><translation>{kind} : ne comptent pas</translation>
    </message>
    <message>
        <source>{kind}: at least {number}</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas
{number}: a number in figures: 3</extracomment><translation>{kind} : au moins {number}</translation>
    </message>
    <message>
        <source>{ranks} ({number} or more): {points}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{number}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>{ranks} ({number} ou plus) : {points}</translation>
    </message>
    <message>
        <source>{points} once a side, up to {number} cards</source>
        <extracomment>{points}: points in figures: 1,985
{number}: a number in figures: 3</extracomment><translation>{points} une fois par camp, jusqu’à {number} cartes</translation>
    </message>
    <message>
        <source>{points} for each, up to {number} cards</source>
        <extracomment>{points}: points in figures: 1,985
{number}: a number in figures: 3</extracomment><translation>{points} chacune, jusqu’à {number} cartes</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Sans pénalité</translation>
    </message>
    <message>
        <source>Round {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Manche {edge}</translation>
    </message>
    <message>
        <source>From {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Dès {edge}</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s): {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>%n jeu de cartes : {points}</numerusform>
            <numerusform>%n jeux de cartes : {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>none</comment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Seven twos {sevens} · four jokers and three twos {fours} · others {others}</source>
        <extracomment>{sevens}: points of a canasta of seven twos: 3,000
{fours}: points of a canasta of four jokers and three twos: 2,500
{others}: points of any other wild canasta: 2,000</extracomment><translation>Sept 2 {sevens} · quatre jokers et trois 2 {fours} · autres {others}</translation>
    </message>
    <message>
        <source>wild cards, jokers</source>
        <comment>search</comment>
        <translation>volantes, jokers</translation>
    </message>
    <message>
        <source>second hand, hand and foot</source>
        <comment>search</comment>
        <translation>deuxième main, main et pied</translation>
    </message>
    <message>
        <source>talon, draw pile</source>
        <comment>search</comment>
        <translation>talon, pioche</translation>
    </message>
    <message>
        <source>stock empty, talon, draw pile, no cards left</source>
        <comment>search</comment>
        <translation>talon vide, pioche épuisée, plus de cartes</translation>
    </message>
    <message>
        <source>jokers and twos in a meld</source>
        <comment>search</comment>
        <translation>jokers et deux dans une combinaison</translation>
    </message>
    <message>
        <source>count, opening meld, first meld, points to open</source>
        <comment>search</comment>
        <translation>première pose, points pour ouvrir, ouverture</translation>
    </message>
    <message>
        <source>piles, pick up the pile, pot</source>
        <comment>search</comment>
        <translation>pot, ramasser le pot, pile, défausse</translation>
    </message>
    <message>
        <source>wild on pile, pick up the pile with a wild card</source>
        <comment>search</comment>
        <translation>volante sur le pot, prendre le pot avec une volante</translation>
    </message>
    <message>
        <source>freeze, locked pile, pick up a frozen pile</source>
        <comment>search</comment>
        <translation>geler, pot bloqué, prendre le pot gelé</translation>
    </message>
    <message>
        <source>freeze, locked pile</source>
        <comment>search</comment>
        <translation>geler, pot bloqué</translation>
    </message>
    <message>
        <source>wild on pile, locked pile, frozen</source>
        <comment>search</comment>
        <translation>volante sur le pot, pot bloqué, gelé</translation>
    </message>
    <message>
        <source>floating, float, no discard</source>
        <comment>search</comment>
        <translation>sans défausse, ne pas défausser</translation>
    </message>
    <message>
        <source>100 for red threes, bonus</source>
        <comment>search</comment>
        <translation>100 pour les trois rouges, prime, bonus</translation>
    </message>
    <message>
        <source>go out without discard, discard to go out, floating</source>
        <comment>search</comment>
        <translation>sortir sans défausse, défausse pour sortir</translation>
    </message>
    <message>
        <source>ask partner, may I go out</source>
        <comment>search</comment>
        <translation>demander au partenaire, puis-je sortir</translation>
    </message>
    <message>
        <source>bonus for going out</source>
        <comment>search</comment>
        <translation>prime de sortie, bonus</translation>
    </message>
    <message>
        <source>bonus, clean canasta, pure canasta, red canasta</source>
        <comment>search</comment>
        <translation>prime, bonus, canasta pure, canasta propre, canasta rouge</translation>
    </message>
    <message>
        <source>bonus, dirty canasta, black canasta</source>
        <comment>search</comment>
        <translation>prime, bonus, canasta impure, canasta sale, canasta noire</translation>
    </message>
    <message>
        <source>winning score, points to win, length of the game</source>
        <comment>search</comment>
        <translation>points pour gagner, durée de la partie</translation>
    </message>
    <message>
        <source>draw, drawn game, equal points</source>
        <comment>search</comment>
        <translation>égalité, match nul, points égaux</translation>
    </message>
    <message>
        <source>{game}, house rules</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>{game}, règles maison</translation>
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
        <translation>personne</translation>
    </message>
    <message>
        <source>{part}: {scores}.</source>
        <comment>score</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>{part} : {scores}.</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Prêt à jouer</translation>
    </message>
    <message>
        <source>You scored {ours} to {theirs}</source>
        <extracomment>{ours}: our side's points in figures: 1,215
{theirs}: the other side's points in figures: 85</extracomment><translation>Votre score : {ours} à {theirs}</translation>
    </message>
    <message>
        <source>{title} · deal {number} · Standard bots</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{number}: a number in figures: 3</extracomment><translation>{title} · donne {number} · bots Standard</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>sans indice</translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s)</source>
        <translation>
            <numerusform>%n canasta</numerusform>
            <numerusform>%n canastas</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>position {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>position {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>après {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>at **%n** point(s), after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>
            <numerusform>avec **%n** point, après {rounds}</numerusform>
            <numerusform>avec **%n** points, après {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s). It was anyone’s game until the last round.</source>
        <translation>
            <numerusform>de **%n** point. Tout restait ouvert jusqu’à la dernière manche.</numerusform>
            <numerusform>de **%n** points. Tout restait ouvert jusqu’à la dernière manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s), after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>
            <numerusform>de **%n** point, après {rounds}</numerusform>
            <numerusform>de **%n** points, après {rounds}</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien joué.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>C’était serré.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Donne {number}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>donne {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n annulation</numerusform>
            <numerusform>%n annulations</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead of {names}, round by round</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Avance par manche : {names}</translation>
    </message>
    <message>
        <source>Your lead, round by round</source>
        <translation>Votre avance, manche par manche</translation>
    </message>
    <message>
        <source>Our lead, round by round</source>
        <translation>Notre avance, manche par manche</translation>
    </message>
    <message>
        <source>Good moves</source>
        <translation>De bons moments</translation>
    </message>
    <message>
        <source>Two good moves, and one to learn from</source>
        <translation>Deux bons moments, et un pour apprendre</translation>
    </message>
    <message>
        <source>One good move, and one to learn from</source>
        <translation>Un bon moment, et un pour apprendre</translation>
    </message>
    <message>
        <source>A move to learn from</source>
        <translation>Un moment pour apprendre</translation>
    </message>
    <message>
        <source>You won the last {number_word} games</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>Vous avez gagné les {number_word} dernières parties</translation>
    </message>
    <message>
        <source>You won the last {number_word} games with {names}</source>
        <extracomment>{number_word}: a number in words: three
{names}: players' names, joined: Clara and Tomás</extracomment><translation>Vous avez gagné les {number_word} dernières parties avec {names}</translation>
    </message>
    <message numerus="yes">
        <source>At level {level} you win (one game/{number_word} games) in five</source>
        <extracomment>{level}: a level: standard
{number_word}: a number in words: three</extracomment><translation>
            <numerusform>Au niveau {level}, vous gagnez une partie sur cinq</numerusform>
            <numerusform>Au niveau {level}, vous gagnez {number_word} parties sur cinq</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(one round/{number_word} rounds)</source>
        <comment>after after</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>une manche</numerusform>
            <numerusform>{number_word} manches</numerusform>
        </translation>
    </message>
    <message>
        <source>You melded {hand}</source>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>Vous posez {hand}</translation>
    </message>
    <message>
        <source>{name} melded {hand}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{hand}: a special hand, the object: a garbage hand</extracomment><translation>{name} pose {hand}</translation>
    </message>
    <message>
        <source>You completed {canastas}</source>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>Vous complétez {canastas}</translation>
    </message>
    <message>
        <source>{name} completed {canastas}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>{name} complète {canastas}</translation>
    </message>
    <message>
        <source>You went out</source>
        <translation>Vous sortez</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} sort</translation>
    </message>
    <message>
        <source>Your best round</source>
        <translation>Votre meilleure manche</translation>
    </message>
    <message>
        <source>The best round of {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>La meilleure manche : {names}</translation>
    </message>
    <message>
        <source>You went out concealed</source>
        <translation>Vous sortez, main cachée</translation>
    </message>
    <message>
        <source>{name} went out concealed</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} sort, main cachée</translation>
    </message>
    <message numerus="yes">
        <source>You went out, %n point(s) ahead</source>
        <translation>
            <numerusform>Vous sortez avec %n point d’avance</numerusform>
            <numerusform>Vous sortez avec %n points d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} went out, %n point(s) ahead</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>
            <numerusform>{name} sort avec %n point d’avance</numerusform>
            <numerusform>{name} sort avec %n points d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n</source>
        <translation>
            <numerusform>Vous prenez un pot de %n carte</numerusform>
            <numerusform>Vous prenez un pot de %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>
            <numerusform>{name} prend un pot de %n carte</numerusform>
            <numerusform>{name} prend un pot de %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n with {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>
            <numerusform>Vous prenez un pot de %n carte avec {counted}</numerusform>
            <numerusform>Vous prenez un pot de %n cartes avec {counted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n with {counted}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>
            <numerusform>{name} prend un pot de %n carte avec {counted}</numerusform>
            <numerusform>{name} prend un pot de %n cartes avec {counted}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Manche {number}</translation>
    </message>
    <message>
        <source>Wild canastas of twos</source>
        <comment>score</comment>
        <translation>Canastas volantes de deux</translation>
    </message>
    <message>
        <source>Other wild canastas</source>
        <comment>score</comment>
        <translation>Autres canastas volantes</translation>
    </message>
    <message>
        <source>Wild canastas with four jokers</source>
        <comment>score</comment>
        <translation>Canastas volantes avec quatre jokers</translation>
    </message>
    <message>
        <source>Red threes in hand or foot</source>
        <comment>score pad</comment>
        <translation>3 rouges en main ou au pied</translation>
    </message>
    <message>
        <source>{part}: {ranks}</source>
        <comment>score</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{part} : {ranks}</translation>
    </message>
    <message>
        <source>points</source>
        <comment>score pad</comment>
        <translation>points</translation>
    </message>
    <message>
        <source>{points} each</source>
        <comment>score pad</comment>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} chacun</translation>
    </message>
    <message>
        <source>For each of the two who play against one, enter what both have together. Red threes count for their owner alone.</source>
        <comment>score pad</comment>
        <translation>Pour chacun des deux qui jouent contre un, notez ce que les deux ont ensemble. Les 3 rouges ne comptent que pour leur propriétaire.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} deals, {first} plays first.</source>
        <comment>score pad</comment>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Manche {number} :** {dealer} donne, {first} commence.</translation>
    </message>
    <message>
        <source>**Round {number} of {all}:** {dealer} deals, {first} plays first.</source>
        <comment>score pad</comment>
        <extracomment>{number}: a number in figures: 3
{all}: how many rounds there are, in figures: 4
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Manche {number} sur {all} :** {dealer} donne, {first} commence.</translation>
    </message>
    <message>
        <source>Initial meld: {scores}.</source>
        <comment>score pad</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Ouverture : {scores}.</translation>
    </message>
    <message>
        <source>Canastas</source>
        <comment>score</comment>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Melds</source>
        <comment>score</comment>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>Threes</source>
        <comment>score</comment>
        <translation>Les 3</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>score</comment>
        <translation>Prime</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>score</comment>
        <translation>En main</translation>
    </message>
    <message>
        <source>Penalties</source>
        <comment>score</comment>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>none</source>
        <comment>red threes</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none</source>
        <comment>score</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>no canasta</source>
        <comment>score</comment>
        <translation>pas de canasta</translation>
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
        <translation>Personne n’est sorti : la manche ne compte pas</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <comment>score</comment>
        <translation>Personne n’est sorti</translation>
    </message>
    <message>
        <source>You went out concealed</source>
        <comment>score</comment>
        <translation>Votre sortie, main cachée</translation>
    </message>
    <message>
        <source>You went out</source>
        <comment>score</comment>
        <translation>Votre sortie</translation>
    </message>
    <message>
        <source>{name} went out concealed</source>
        <comment>score</comment>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Sortie cachée : {name}</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <comment>score</comment>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Sortie : {name}</translation>
    </message>
    <message>
        <source>Initial meld in the next round: {scores}.</source>
        <comment>score</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Ouverture à la prochaine manche : {scores}.</translation>
    </message>
    <message>
        <source>**a canasta**</source>
        <comment>score</comment>
        <translation>**une canasta**</translation>
    </message>
    <message>
        <source>**a natural canasta**</source>
        <comment>score</comment>
        <translation>**une canasta pure**</translation>
    </message>
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
            <numerusform>Partie en %n point.</numerusform>
            <numerusform>Partie en %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game of %n round(s).</source>
        <translation>
            <numerusform>Partie en %n manche.</numerusform>
            <numerusform>Partie en %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Manche {number}.</translation>
    </message>
    <message>
        <source>Round {number}: it is your turn.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Manche {number} : c’est à vous.</translation>
    </message>
    <message>
        <source>Round {number}: {name} is next.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3
{name}: a player's name, the subject: Anton</extracomment><translation>Manche {number} : à {name} de jouer.</translation>
    </message>
    <message>
        <source>**Your game is where you left it.**</source>
        <comment>score</comment>
        <translation>**Votre partie est là où vous l’avez laissée.**</translation>
    </message>
    <message>
        <source>Score: {scores}.</source>
        <comment>score</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Score : {scores}.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <translation>&lt;1 %</translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>{share}: a percentage without its sign: 40</extracomment><translation>{share} %</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <extracomment>{whole}: a number before its decimal point: 3
{decimals}: the figures behind a decimal point: 5</extracomment><translation>{whole},{decimals}</translation>
    </message>
    <message>
        <source>Different levels</source>
        <translation>Niveaux divers</translation>
    </message>
    <message>
        <source>{names} ({level})</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{level}: a level: standard</extracomment><translation>{names} ({level})</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Pas encore de partie finie.</translation>
    </message>
    <message numerus="yes">
        <source>Won {won} of %n finished game(s).</source>
        <extracomment>{won}: how many were won, in figures: 12</extracomment><translation>
            <numerusform>Victoires : {won} sur %n partie finie.</numerusform>
            <numerusform>Victoires : {won} sur %n parties finies.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ({share})</source>
        <extracomment>{number}: a number in figures: 3
{share}: a percentage without its sign: 40</extracomment><translation>{number} ({share})</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Games tied</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Played with undo</source>
        <translation>Jouées avec annulation</translation>
    </message>
    <message>
        <source>Games in which you undid a move at least once.</source>
        <translation>Parties où vous avez annulé au moins un coup.</translation>
    </message>
    <message>
        <source>Played with memory aids</source>
        <translation>Jouées avec aides à la mémoire</translation>
    </message>
    <message>
        <source>Games in which you looked at what is out at least once.</source>
        <translation>Parties où vous avez regardé au moins une fois les cartes jouées.</translation>
    </message>
    <message>
        <source>Partly played by a bot</source>
        <translation>En partie jouées par un bot</translation>
    </message>
    <message>
        <source>Games in which a bot made moves for you.</source>
        <translation>Parties où un bot a joué des coups pour vous.</translation>
    </message>
    <message>
        <source>Of finished games.</source>
        <translation>Parmi les parties finies.</translation>
    </message>
    <message>
        <source>Games abandoned</source>
        <translation>Abandonnées</translation>
    </message>
    <message>
        <source>Games that you left, or that a bot finished for you. They do not count as won or lost.</source>
        <translation>Parties que vous avez abandonnées ou qu’un bot a terminées pour vous. Elles ne comptent ni comme gagnées ni comme perdues.</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Plus longue série de victoires</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Série de victoires en cours</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Record de points en une partie</translation>
    </message>
    <message>
        <source>Average points per game</source>
        <translation>Points par partie en moyenne</translation>
    </message>
    <message>
        <source>Played with hints</source>
        <translation>Jouées avec indices</translation>
    </message>
    <message>
        <source>Games in which you asked for a hint at least once.</source>
        <translation>Parties où vous avez demandé au moins un indice.</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>pures</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>impures</translation>
    </message>
    <message>
        <source>sequence canastas</source>
        <translation>canastas en suite</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>volantes</translation>
    </message>
    <message>
        <source>natural, of some ranks</source>
        <translation>pures de certaines hauteurs</translation>
    </message>
    <message>
        <source>Average points per round</source>
        <translation>Points par manche en moyenne</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Meilleure manche</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Rounds in which no other side scored as much.</source>
        <translation>Manches où aucun autre camp n’a marqué autant.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>cachées</translation>
    </message>
    <message>
        <source>Of all rounds: in one turn, with no meld before.</source>
        <translation>Sur toutes les manches : en un tour, sans combinaison avant.</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>average turn</source>
        <translation>tour en moyenne</translation>
    </message>
    <message>
        <source>Counted in turns of the player who opened.</source>
        <translation>En tours du joueur qui a ouvert.</translation>
    </message>
    <message>
        <source>Canastas per round</source>
        <translation>Canastas par manche</translation>
    </message>
    <message>
        <source>Red threes per round</source>
        <translation>3 rouges par manche</translation>
    </message>
    <message>
        <source>Piles taken per round</source>
        <translation>Pots pris par manche</translation>
    </message>
    <message>
        <source>largest pile (cards)</source>
        <translation>plus gros pot (cartes)</translation>
    </message>
    <message>
        <source>Special hands melded</source>
        <translation>Mains spéciales posées</translation>
    </message>
    <message>
        <source>Pure luck stays within the spread (±) about two times out of three. Deals that you asked for by number are left out.</source>
        <translation>Le seul hasard reste dans la marge (±) environ deux fois sur trois. Les donnes que vous avez choisies par leur numéro ne sont pas comptées.</translation>
    </message>
    <message>
        <source>{expected} ± {spread}</source>
        <extracomment>{expected}: a number of cards with one decimal: 44.0
{spread}: by how many cards chance misses that number: 6.2</extracomment><translation>{expected} ± {spread}</translation>
    </message>
    <message numerus="yes">
        <source>Dealt to you in %n round(s)</source>
        <translation>
            <numerusform>Reçues en %n manche</numerusform>
            <numerusform>Reçues en %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>By chance</source>
        <comment>luck</comment>
        <translation>Hasard</translation>
    </message>
    <message numerus="yes">
        <source>From %n round(s)</source>
        <translation>
            <numerusform>Sur %n manche</numerusform>
            <numerusform>Sur %n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last %n game(s), oldest first: {won} won.</source>
        <extracomment>{won}: how many were won, in figures: 12</extracomment><translation>
            <numerusform>Votre dernière partie (%n) : {won} gagnée.</numerusform>
            <numerusform>Vos %n dernières parties, la plus ancienne d’abord : {won} gagnées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your points: {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Vos points : {points}.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Votre camp</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Préparer</translation>
    </message>
    <message>
        <source>Add to {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Ajouter à {sequence}</translation>
    </message>
    <message>
        <source>Meld {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Poser {sequence}</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Exposer</translation>
    </message>
    <message>
        <source>End round</source>
        <translation>Finir la manche</translation>
    </message>
    <message>
        <source>Red three on a canasta</source>
        <comment>short</comment>
        <translation>3 rouge sur une canasta</translation>
    </message>
    <message>
        <source>Add to {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Poser sur {ranks}</translation>
    </message>
    <message>
        <source>New meld of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Nouvelle combinaison : {ranks}</translation>
    </message>
    <message>
        <source>Meld {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Poser des {ranks}</translation>
    </message>
    <message>
        <source>Meld and discard {rank}</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Poser et défausser : {rank}</translation>
    </message>
    <message>
        <source>Discard {rank}</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Défausser : {rank}</translation>
    </message>
    <message>
        <source>Undo: {deed}</source>
        <extracomment>{deed}: what was done, after a colon: kings melded</extracomment><translation>Annuler : {deed}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Undone: {deed}.</source>
        <extracomment>{deed}: what was done, after a colon: kings melded</extracomment><translation>Annulé : {deed}.</translation>
    </message>
    <message>
        <source>the pile taken</source>
        <translation>prendre le pot</translation>
    </message>
    <message>
        <source>two melds combined</source>
        <translation>réunir deux combinaisons</translation>
    </message>
    <message>
        <source>{card} laid out</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>exposer {card}</translation>
    </message>
    <message>
        <source>{ranks} melded</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>poser des {ranks}</translation>
    </message>
    <message>
        <source>{counted} added to a sequence</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>ajouter {counted} à une suite</translation>
    </message>
    <message>
        <source>{counted} added to our {ranks}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>ajouter {counted} à notre combinaison : {ranks}</translation>
    </message>
    <message>
        <source>Freezes the pile</source>
        <translation>Gèle le pot</translation>
    </message>
    <message>
        <source>If you discard it, only a natural pair takes the pile.</source>
        <translation>Si vous la défaussez, on ne prend le pot qu’avec une paire naturelle.</translation>
    </message>
    <message>
        <source>freezes</source>
        <translation>gèle</translation>
    </message>
    <message>
        <source>Blocks {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>Bloque {partner}</translation>
    </message>
    <message>
        <source>{name} cannot take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ne peut pas prendre le pot.</translation>
    </message>
    <message>
        <source>blocks {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>bloque {partner}</translation>
    </message>
    <message>
        <source>It scores {points} points.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Elle rapporte {points} points.</translation>
    </message>
    <message>
        <source>{kind}: {points} in place of {have}</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas
{points}: points in figures: 1,985
{have}: points in figures that there are: 75</extracomment><translation>{kind} : {points} au lieu de {have}</translation>
    </message>
    <message>
        <source>The wild card costs bonus points.</source>
        <translation>La volante fait baisser la prime.</translation>
    </message>
    <message numerus="yes">
        <source>{name} could take {number_word} card(s).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{number_word}: a number in words: three</extracomment><translation>
            <numerusform>{name} pourrait prendre {number_word} carte.</numerusform>
            <numerusform>{name} pourrait prendre {number_word} cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feeds their {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Sert leur suite {sequence}</translation>
    </message>
    <message>
        <source>feeds them</source>
        <translation>les aide</translation>
    </message>
    <message>
        <source>Feeds their {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Va sur {ranks} adverses</translation>
    </message>
    <message>
        <source>feeds {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>va sur {ranks}</translation>
    </message>
    <message>
        <source>{name} holds {counted} from the pile</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} a {counted} du pot</translation>
    </message>
    <message>
        <source>{name} could use another one.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} en voudrait bien une autre.</translation>
    </message>
    <message>
        <source>{name} has one</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} en a une</translation>
    </message>
    <message>
        <source>Opens the pile for {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>Ouvre le pot à {partner}</translation>
    </message>
    <message>
        <source>{name} holds {counted} from the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} a {counted} du pot.</translation>
    </message>
    <message>
        <source>opens the pile</source>
        <translation>ouvre le pot</translation>
    </message>
    <message>
        <source>Leaves you one card: no canasta yet</source>
        <translation>Laisse une carte en main : pas encore de canasta</translation>
    </message>
    <message>
        <source>Leaves you one card: too few canastas</source>
        <translation>Laisse une carte en main : pas assez de canastas</translation>
    </message>
    <message>
        <source>Your side cannot go out yet.</source>
        <translation>Votre camp ne peut pas encore sortir.</translation>
    </message>
    <message>
        <source>Breaks up your three {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Casse vos trois {ranks}</translation>
    </message>
    <message>
        <source>You keep two of them.</source>
        <translation>Vous en gardez deux.</translation>
    </message>
    <message>
        <source>Breaks up your pair of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Casse vos deux {ranks}</translation>
    </message>
    <message>
        <source>You keep one of them.</source>
        <translation>Vous en gardez une.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <translation>
            <numerusform>Prend %n carte</numerusform>
            <numerusform>Prend %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): a meld of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Prend %n carte : combinaison {ranks}</numerusform>
            <numerusform>Prend %n cartes : combinaison {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s) with {with_cards}: a meld of {ranks}</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Prend %n carte avec {with_cards} : combinaison {ranks}</numerusform>
            <numerusform>Prend %n cartes avec {with_cards} : combinaison {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): then {count} in the meld of {ranks}</source>
        <extracomment>{count}: a number in figures: 3
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Prend %n carte : puis {count} dans la combinaison {ranks}</numerusform>
            <numerusform>Prend %n cartes : puis {count} dans la combinaison {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Pure</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Impure</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noire</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Volante</translation>
    </message>
    <message>
        <source>Complete a natural canasta</source>
        <translation>Compléter une canasta pure</translation>
    </message>
    <message>
        <source>Complete a mixed canasta</source>
        <translation>Compléter une canasta impure</translation>
    </message>
    <message>
        <source>Complete a red canasta</source>
        <translation>Compléter une canasta rouge</translation>
    </message>
    <message>
        <source>Complete a black canasta</source>
        <translation>Compléter une canasta noire</translation>
    </message>
    <message>
        <source>Complete a sequence canasta</source>
        <translation>Compléter une canasta en suite</translation>
    </message>
    <message>
        <source>Complete a wild canasta</source>
        <translation>Compléter une canasta volante</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <comment>short</comment>
        <translation>Prise du pot</translation>
    </message>
    <message>
        <source>not enough to open</source>
        <translation>pas assez pour ouvrir</translation>
    </message>
    <message>
        <source>With the selected cards: {points} of {need}.</source>
        <extracomment>{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>Avec les cartes sélectionnées : {points} sur {need}.</translation>
    </message>
    <message>
        <source>{more} short.</source>
        <extracomment>{more}: points in figures that are missing: 5</extracomment><translation>Il manque {more}.</translation>
    </message>
    <message>
        <source>{more} short. For example, add {ways}.</source>
        <extracomment>{more}: points in figures that are missing: 5
{ways}: cards that would be enough, joined by “or”: 2♣ or a seven</extracomment><translation>Il manque {more}. Ajoutez par exemple {ways}.</translation>
    </message>
    <message>
        <source>Enough to open.</source>
        <translation>Assez pour ouvrir.</translation>
    </message>
    <message>
        <source>{card} to the {ranks}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{card} sur {ranks}</translation></message>
    <message>
        <source>never taken in this game</source>
        <translation>ne se prend jamais dans ce jeu</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Gelé</translation>
    </message>
    <message>
        <source>until a side opens</source>
        <translation>jusqu’à l’ouverture d’un camp</translation>
    </message>
    <message>
        <source>until you open</source>
        <translation>jusqu’à votre ouverture</translation>
    </message>
    <message>
        <source>now the stock</source>
        <translation>devient le talon</translation>
    </message>
    <message>
        <source>just taken</source>
        <translation>vient d’être pris</translation>
    </message>
    <message>
        <source>take it with a natural pair</source>
        <translation>à prendre avec une paire naturelle</translation>
    </message>
    <message>
        <source>open from your hand first</source>
        <translation>ouvrez d’abord avec vos cartes</translation>
    </message>
    <message>
        <source>blocked by a wild card</source>
        <translation>bloqué par une volante</translation>
    </message>
    <message>
        <source>blocked by a black three</source>
        <translation>bloqué par un 3 noir</translation>
    </message>
    <message>
        <source>blocked by a red three</source>
        <translation>bloqué par un 3 rouge</translation>
    </message>
    <message>
        <source>{points} melded</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} posés</translation>
    </message>
    <message>
        <source>{points}: no canasta yet</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} : pas encore de canasta</translation>
    </message>
    <message>
        <source>Only the top card, added to {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>La carte du dessus seule, sur {sequence}</translation>
    </message>
    <message>
        <source>With {cards}: added to {sequence}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Avec {cards} : sur {sequence}</translation>
    </message>
    <message>
        <source>Only the top card, added to your {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>La carte du dessus seule, sur {ranks}</translation>
    </message>
    <message>
        <source>With {cards}: added to your {ranks}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Avec {cards} : sur {ranks}</translation>
    </message>
    <message numerus="yes">
        <source>With {cards}: a new meld of %n card(s)</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>Avec {cards} : nouvelle combinaison, %n carte</numerusform>
            <numerusform>Avec {cards} : nouvelle combinaison, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your answer is binding: after a yes {name} must go out this turn, after a no {name} cannot.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Votre réponse vous lie. Oui : {name} doit sortir à ce tour. Non : {name} ne peut pas.</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Votre partenaire</translation>
    </message>
    <message>
        <source>No, play on.</source>
        <translation>Non, continuez.</translation>
    </message>
    <message>
        <source>Yes, go out.</source>
        <translation>Oui, sortez.</translation>
    </message>
    <message>
        <source>I’m out!</source>
        <translation>Je sors.</translation>
    </message>
    <message>
        <source>One meld must have three natural cards.</source>
        <translation>Une combinaison doit avoir trois cartes naturelles.</translation>
    </message>
    <message>
        <source>It holds no wild cards.</source>
        <translation>Elle n’a pas de volantes.</translation>
    </message>
    <message>
        <source>A complete canasta is enough.</source>
        <translation>Une canasta complète suffit.</translation>
    </message>
    <message>
        <source>Take the pile: {where}</source>
        <extracomment>{where}: cards and the end they go to: 4♥ below 5♥–9♥</extracomment><translation>Prendre le pot : {where}</translation>
    </message>
    <message>
        <source>{label} · {points} of {need}</source>
        <extracomment>{label}: the name of a meld, after a colon: aces
{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>{label} · {points} sur {need}</translation>
    </message>
    <message>
        <source>Discard and end your turn</source>
        <translation>Défausser et finir le tour</translation>
    </message>
    <message>
        <source>Discard and go out</source>
        <translation>Défausser et sortir</translation>
    </message>
    <message>
        <source>Meld and go out</source>
        <translation>Poser et sortir</translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Exposer {cards}</translation>
    </message>
    <message>
        <source>Combine melds</source>
        <translation>Réunir les combinaisons</translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>Retour dans votre main</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile (%n card(s))</source>
        <translation>
            <numerusform>Prendre le pot (%n carte)</numerusform>
            <numerusform>Prendre le pot (%n cartes)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Prendre le pot</translation>
    </message>
    <message>
        <source>Complete the canasta: {where}</source>
        <extracomment>{where}: cards and the end they go to: 4♥ below 5♥–9♥</extracomment><translation>Compléter la canasta : {where}</translation>
    </message>
    <message>
        <source>Red three on a canasta +{points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>3 rouge sur une canasta +{points}</translation>
    </message>
    <message>
        <source>Add to this meld</source>
        <translation>Ajouter ici</translation>
    </message>
    <message>
        <source>Red three on your {ranks} +{points}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{points}: points in figures: 1,985</extracomment><translation>3 rouge sur {ranks} +{points}</translation>
    </message>
    <message>
        <source>{name} took {counted} with the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} a pris {counted} avec le pot.</translation>
    </message>
    <message>
        <source>I took {counted} with the pile.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>J’ai pris {counted} avec le pot.</translation>
    </message>
    <message>
        <source>{ranks} {count} of {need}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{ranks} {count} sur {need}</translation>
    </message>
    <message>
        <source>{name} holds {counted}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} a {counted}</translation>
    </message>
    <message>
        <source>Out: {list}.</source>
        <extracomment>{list}: titles in a row, after a colon: Direction of play · Equal scores</extracomment><translation>Jouées : {list}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Keep one card: your side has no canasta yet.</source>
        <translation>Gardez une carte : votre camp n’a pas encore de canasta.</translation>
    </message>
    <message>
        <source>Keep two cards, one to discard and one to hold: your side has no canasta yet.</source>
        <translation>Gardez deux cartes, une à défausser et une en main : votre camp n’a pas encore de canasta.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot go out yet: you need %n canasta(s) and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Vous ne pouvez pas encore sortir : il vous faut %n canasta et vous en avez {have}.</numerusform>
            <numerusform>Vous ne pouvez pas encore sortir : il vous faut %n canastas et vous en avez {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n natural</source>
        <translation>
            <numerusform>%n pure</numerusform>
            <numerusform>%n pures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n rouge</numerusform>
            <numerusform>%n rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed</source>
        <translation>
            <numerusform>%n impure</numerusform>
            <numerusform>%n impures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n noire</numerusform>
            <numerusform>%n noires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence</source>
        <translation>
            <numerusform>%n en suite</numerusform>
            <numerusform>%n en suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild</source>
        <translation>
            <numerusform>%n volante</numerusform>
            <numerusform>%n volantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of sevens</source>
        <translation>
            <numerusform>%n de 7</numerusform>
            <numerusform>%n de 7</numerusform>
        </translation>
    </message>
    <message>
        <source>Select the card to discard first.</source>
        <translation>Choisissez d’abord la carte à défausser.</translation>
    </message>
    <message>
        <source>The wild card on top blocks the pile this turn.</source>
        <translation>La volante du dessus bloque le pot à ce tour.</translation>
    </message>
    <message>
        <source>The black three blocks the pile this turn.</source>
        <translation>Le 3 noir bloque le pot à ce tour.</translation>
    </message>
    <message>
        <source>The red three blocks the pile this turn.</source>
        <translation>Le 3 rouge bloque le pot à ce tour.</translation>
    </message>
    <message>
        <source>At your score you must open with a natural canasta or better.</source>
        <translation>À votre score, vous devez ouvrir avec une canasta pure ou mieux.</translation>
    </message>
    <message>
        <source>An ace or seven cannot start the pile unless you hold no other natural card.</source>
        <translation>Un as ou un 7 ne peut commencer le pot que si vous n’avez pas d’autre carte naturelle.</translation>
    </message>
    <message>
        <source>You can discard a wild card only if you hold no natural card.</source>
        <translation>Vous ne pouvez défausser une volante que si vous n’avez aucune carte naturelle.</translation>
    </message>
    <message>
        <source>You can discard a three only as your last card. Select another one.</source>
        <translation>Vous ne pouvez défausser un 3 que comme dernière carte. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>An initial meld holds no wild cards in this game.</source>
        <translation>Dans ce jeu, une ouverture n’a pas de volantes.</translation>
    </message>
    <message>
        <source>Black threes are never melded in this game.</source>
        <translation>Dans ce jeu, les 3 noirs ne se posent jamais.</translation>
    </message>
    <message>
        <source>A red three goes on one of your canastas, one on each.</source>
        <translation>Un 3 rouge va sur une de vos canastas, un seul sur chacune.</translation>
    </message>
    <message>
        <source>These are {ranks}: only {ranks} and wild cards fit here.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Ce sont des {ranks} : ici, il faut des {ranks} ou des volantes.</translation>
    </message>
    <message>
        <source>These are {ranks}: only {ranks} fit here.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Ce sont des {ranks} : ici, il faut des {ranks}.</translation>
    </message>
    <message>
        <source>A sequence takes no wild cards.</source>
        <translation>Une suite ne prend pas de volantes.</translation>
    </message>
    <message>
        <source>no wild cards</source>
        <translation>sans volantes</translation>
    </message>
    <message>
        <source>only on a canasta</source>
        <translation>seulement sur une canasta</translation>
    </message>
    <message>
        <source>Only {card} can go below {end}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{end}: the card at an end of a sequence, after below or above: 5♥</extracomment><translation>Sous {end}, seul {card} convient.</translation>
    </message>
    <message>
        <source>Only {card} can go above {end}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{end}: the card at an end of a sequence, after below or above: 5♥</extracomment><translation>Au-dessus de {end}, seul {card} convient.</translation>
    </message>
    <message>
        <source>Only {below} can go below {low}, and only {above} above {high}.</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{low}: the lowest card of a sequence: 5♥
{above}: cards as signs that go above a sequence: 10♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>Sous {low}, seul {below} convient, et au-dessus de {high}, seul {above}.</translation>
    </message>
    <message>
        <source>{below} below and {above} above {sequence}</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{above}: cards as signs that go above a sequence: 10♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{below} sous et {above} sur {sequence}</translation>
    </message>
    <message>
        <source>{below} below {sequence}</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{below} sous {sequence}</translation>
    </message>
    <message>
        <source>{above} above {sequence}</source>
        <extracomment>{above}: cards as signs that go above a sequence: 10♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{above} sur {sequence}</translation>
    </message>
    <message>
        <source>lower end of the sequence from {low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>bas de la suite de {low} à {high}</translation>
    </message>
    <message>
        <source>upper end of the sequence from {low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>haut de la suite de {low} à {high}</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Distribution…</translation>
    </message>
    <message>
        <source>You asked.</source>
        <translation>Vous avez demandé.</translation>
    </message>
    <message>
        <source>{name} decides whether you go out.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} décide si vous pouvez sortir.</translation>
    </message>
    <message>
        <source>Going out now leaves you with {left} in hand; they hold {held}.</source>
        <extracomment>{left}: points, the subject: 165 points
{held}: a number of cards, the object: 11 cards</extracomment><translation>Sortir maintenant vous laisse {left} en main ; eux ont {held}.</translation>
    </message>
    <message>
        <source>{name} asks you.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} vous demande.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>{counted}, and not one wild card among them.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted}, et pas une seule volante.</translation>
    </message>
    <message>
        <source>{name}’s turn.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>À {name} de jouer.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>Pass the computer to {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Passez l’appareil à {name}.</translation>
    </message>
    <message>
        <source>{name}: press Enter to see your cards.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} : appuyez sur Entrée pour voir vos cartes.</translation>
    </message>
    <message>
        <source>Melded so far: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Posé jusqu’ici : {cards}.</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>Un bot joue pour vous.</translation>
    </message>
    <message>
        <source>Click the felt to skip.</source>
        <translation>Cliquez sur le tapis pour passer.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>Nobody went out.</source>
        <translation>Personne n’est sorti.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Vous venez de sortir.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} vient de sortir.</translation>
    </message>
    <message>
        <source>Cut the cards for the deal.</source>
        <translation>Coupez pour la donne.</translation>
    </message>
    <message>
        <source>Choose the packet to keep as your foot.</source>
        <translation>Choisissez le paquet à garder comme pied.</translation>
    </message>
    <message>
        <source>Draw, or open from your hand and take the pile.</source>
        <translation>Piochez, ou ouvrez avec vos cartes et prenez le pot.</translation>
    </message>
    <message numerus="yes">
        <source>Drop on a highlighted place, or press Esc to put the card(s) back.</source>
        <translation>
            <numerusform>Déposez-la sur une place en évidence, ou Échap pour la remettre en main.</numerusform>
            <numerusform>Déposez-les sur une place en évidence, ou Échap pour les remettre en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Sélection : {cards}.</translation>
    </message>
    <message>
        <source>Selected: {cards} ({points}).</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{points}: points in figures: 1,985</extracomment><translation>Sélection : {cards} ({points}).</translation>
    </message>
    <message>
        <source>You hold a straight: meld it all for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Vous avez une grande suite : posez tout pour {points} points, ou continuez.</translation>
    </message>
    <message>
        <source>You hold seven pairs: meld them for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Vous avez sept paires : posez-les pour {points} points, ou continuez.</translation>
    </message>
    <message>
        <source>You hold a garbage hand: meld it for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Vous avez une main garbage : posez-la pour {points} points, ou continuez.</translation>
    </message>
    <message>
        <source>Meld if you like, then discard one card.</source>
        <translation>Posez si vous voulez, puis défaussez une carte.</translation>
    </message>
    <message>
        <source>You can lay out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Vous pouvez exposer {counted}.</translation>
    </message>
    <message>
        <source>You can go out with the cards you hold, or play on.</source>
        <translation>Vous pouvez sortir avec vos cartes, ou continuer.</translation>
    </message>
    <message>
        <source>You can go out: discard your last card.</source>
        <translation>Vous pouvez sortir : défaussez votre dernière carte.</translation>
    </message>
    <message>
        <source>You can go out: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Vous pouvez sortir : {move}.</translation>
    </message>
    <message>
        <source>{name} said yes: go out this turn.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} a dit oui : sortez à ce tour.</translation>
    </message>
    <message>
        <source>{name} said yes. Go out: {move}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{move}: a move, after a colon: discard 9♣</extracomment><translation>{name} a dit oui. Sortez : {move}.</translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile.</source>
        <translation>
            <numerusform>Piochez une carte, ou prenez le pot.</numerusform>
            <numerusform>Piochez %n cartes, ou prenez le pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile with {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>Piochez une carte, ou prenez le pot avec {cards}.</numerusform>
            <numerusform>Piochez %n cartes, ou prenez le pot avec {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile onto your {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Piochez une carte, ou prenez le pot en posant sur {ranks}.</numerusform>
            <numerusform>Piochez %n cartes, ou prenez le pot en posant sur {ranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty: take the pile with {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Le talon est vide : prenez le pot avec {cards}.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile onto your {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Le talon est vide : prenez le pot en posant sur {ranks}.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile, or the round ends.</source>
        <translation>Le talon est vide : prenez le pot, sinon la manche se termine.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile with {cards}, or the round ends.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Le talon est vide : prenez le pot avec {cards}, sinon la manche se termine.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile onto your {ranks}, or the round ends.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Le talon est vide : prenez le pot en posant sur {ranks}, sinon la manche se termine.</translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards).</source>
        <translation>
            <numerusform>Piochez une carte.</numerusform>
            <numerusform>Piochez %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {more} more, or take the cards back.</source>
        <extracomment>{more}: points in figures that are missing: 5</extracomment><translation>Ajoutez encore {more}, ou reprenez les cartes.</translation>
    </message>
    <message>
        <source>Meld and go out, or take the cards back.</source>
        <translation>Posez et sortez, ou reprenez les cartes.</translation>
    </message>
    <message>
        <source>Meld, or take the cards back.</source>
        <translation>Posez, ou reprenez les cartes.</translation>
    </message>
    <message>
        <source>{points} of {need} points.</source>
        <extracomment>{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>{points} sur {need} points.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n point.</numerusform>
            <numerusform>%n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished natural meld</source>
        <translation>Combinaison pure inachevée</translation>
    </message>
    <message>
        <source>Unfinished wild meld</source>
        <translation>Combinaison volante inachevée</translation>
    </message>
    <message>
        <source>Melds without a canasta</source>
        <translation>Combinaisons sans canasta</translation>
    </message>
    <message>
        <source>Red threes in hand</source>
        <translation>3 rouges en main</translation>
    </message>
    <message>
        <source>Short sequence</source>
        <translation>Suite courte</translation>
    </message>
    <message>
        <source>To go out: {needs}.</source>
        <extracomment>{needs}: what going out still takes, a list: 1 canasta; no threes in hand</extracomment><translation>Pour sortir : {needs}.</translation>
    </message>
    <message>
        <source>no threes in any hand of your side</source>
        <translation>aucun 3 dans les mains de votre camp</translation>
    </message>
    <message>
        <source>no threes in hand</source>
        <translation>aucun 3 en main</translation>
    </message>
    <message>
        <source>a turn of {name} from the foot</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>un tour de {name} avec le pied</translation>
    </message>
    <message>
        <source>a turn from your foot</source>
        <translation>un tour avec votre pied</translation>
    </message>
    <message numerus="yes">
        <source>%n more canasta(s)</source>
        <translation>
            <numerusform>encore %n canasta</numerusform>
            <numerusform>encore %n canastas</numerusform>
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
{points}: points in figures: 1,985</extracomment><translation>{what} : {points}.</translation>
    </message>
    <message>
        <source>Threes in hand</source>
        <translation>3 en main</translation>
    </message>
    <message>
        <source>You can take a frozen pile only with a natural pair from your hand.</source>
        <translation>On ne prend un pot gelé qu’avec une paire naturelle de sa main.</translation>
    </message>
    <message>
        <source>A blocked pile cannot be taken until another card covers it.</source>
        <translation>Un pot bloqué ne peut pas être pris tant qu’une autre carte ne le couvre pas.</translation>
    </message>
    <message>
        <source>Jokers and twos are wild: they stand for other cards. ★ shows how many a meld has.</source>
        <translation>Les jokers et les 2 sont des volantes : ils remplacent d’autres cartes. ★ indique combien une combinaison en a.</translation>
    </message>
    <message>
        <source>The initial meld of a side must reach this minimum.</source>
        <translation>L’ouverture d’un camp doit atteindre ce minimum.</translation>
    </message>
    <message>
        <source>Threes laid out here count by themselves, apart from melds.</source>
        <translation>Les 3 exposés ici comptent à part, hors des combinaisons.</translation>
    </message>
    <message>
        <source>To take the pile, you must use its top card at once.</source>
        <translation>Pour prendre le pot, il faut utiliser aussitôt sa carte du dessus.</translation>
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
            <numerusform>un valet</numerusform>
            <numerusform>{number_word} valets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un valet</numerusform>
            <numerusform>{number_word} valets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>une dame</numerusform>
            <numerusform>{number_word} dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>une dame</numerusform>
            <numerusform>{number_word} dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un roi</numerusform>
            <numerusform>{number_word} rois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un roi</numerusform>
            <numerusform>{number_word} rois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un as</numerusform>
            <numerusform>{number_word} as</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un as</numerusform>
            <numerusform>{number_word} as</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 2</numerusform>
            <numerusform>{number_word} 2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 2</numerusform>
            <numerusform>{number_word} 2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un joker</numerusform>
            <numerusform>{number_word} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un joker</numerusform>
            <numerusform>{number_word} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 noir</numerusform>
            <numerusform>{number_word} 3 noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 noir</numerusform>
            <numerusform>{number_word} 3 noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 rouge</numerusform>
            <numerusform>{number_word} 3 rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un 3 rouge</numerusform>
            <numerusform>{number_word} 3 rouges</numerusform>
        </translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after to</comment>
        <translation>les 4</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after of</comment>
        <translation>de 4</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after to</comment>
        <translation>les 5</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after of</comment>
        <translation>de 5</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after to</comment>
        <translation>les 6</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after of</comment>
        <translation>de 6</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after to</comment>
        <translation>les 7</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after of</comment>
        <translation>de 7</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after to</comment>
        <translation>les 8</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after of</comment>
        <translation>de 8</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after to</comment>
        <translation>les 9</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after of</comment>
        <translation>de 9</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after to</comment>
        <translation>les 10</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after of</comment>
        <translation>de 10</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after to</comment>
        <translation>les valets</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after of</comment>
        <translation>de valets</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after to</comment>
        <translation>les dames</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after of</comment>
        <translation>de dames</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after to</comment>
        <translation>les rois</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after of</comment>
        <translation>de rois</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after to</comment>
        <translation>les as</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after of</comment>
        <translation>d’as</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after to</comment>
        <translation>les 2</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after of</comment>
        <translation>de 2</translation>
    </message>
    <message>
        <source>jokers</source>
        <comment>after to</comment>
        <translation>les jokers</translation>
    </message>
    <message>
        <source>jokers</source>
        <comment>after of</comment>
        <translation>de jokers</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>after to</comment>
        <translation>les 3 noirs</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>after of</comment>
        <translation>de 3 noirs</translation>
    </message>
    <message>
        <source>red threes</source>
        <comment>after to</comment>
        <translation>les 3 rouges</translation>
    </message>
    <message>
        <source>red threes</source>
        <comment>after of</comment>
        <translation>de 3 rouges</translation>
    </message>
    <message numerus="yes">
        <source>drew (a card/{number_word} cards)</source>
        <comment>after a name</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>pioche une carte</numerusform>
            <numerusform>pioche {number_word} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>after a name</comment>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>défausse {card}</translation>
    </message>
    <message>
        <source>**froze the pile**</source>
        <comment>after a name</comment>
        <translation>**gèle le pot**</translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>prend le pot (%n carte) avec {cards}</numerusform>
            <numerusform>prend le pot (%n cartes) avec {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>prend le pot (%n carte)</numerusform>
            <numerusform>prend le pot (%n cartes)</numerusform>
        </translation>
    </message>
    <message>
        <source>melded {melds}</source>
        <comment>after a name</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>pose {melds}</translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after a name</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>
            <numerusform>**ouvre à %n point** ({melds})</numerusform>
            <numerusform>**ouvre à %n points** ({melds})</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>ajoute {cards}</translation>
    </message>
    <message>
        <source>completed {canastas}</source>
        <comment>after a name</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>complète {canastas}</translation>
    </message>
    <message>
        <source>combined two melds of {ranks}</source>
        <comment>after a name</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>réunit deux combinaisons {ranks}</translation>
    </message>
    <message>
        <source>combined two melds</source>
        <comment>after a name</comment>
        <translation>réunit deux combinaisons</translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>expose {cards}</translation>
    </message>
    <message>
        <source>set {cards} aside</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>met {cards} de côté</translation>
    </message>
    <message>
        <source>asked {asked}: “May I go out?”</source>
        <comment>after a name</comment>
        <extracomment>{asked}: the name of the player who was asked, the object: Anton</extracomment><translation>demande à {asked} : « Puis-je sortir ? »</translation>
    </message>
    <message>
        <source>said yes</source>
        <comment>after a name</comment>
        <translation>dit oui</translation>
    </message>
    <message>
        <source>said no</source>
        <comment>after a name</comment>
        <translation>dit non</translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>coupe %n carte</numerusform>
            <numerusform>coupe %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>coupe %n carte et **gagne la prime**</numerusform>
            <numerusform>coupe %n cartes et **gagne la prime**</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>prend %n carte de l’aile</numerusform>
            <numerusform>prend %n cartes de l’aile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after a name</comment>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>
            <numerusform>**pose {hand}** pour %n point</numerusform>
            <numerusform>**pose {hand}** pour %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>**went out**</source>
        <comment>after a name</comment>
        <translation>**sort**</translation>
    </message>
    <message>
        <source>**went out concealed**</source>
        <comment>after a name</comment>
        <translation>**sort, main cachée**</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
</TS>
