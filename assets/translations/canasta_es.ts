<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name />
    <message>
        <source>{name} did not take the pile. The cards that explain it are hidden.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} no levantó el pozo. Las cartas que lo explican están ocultas.</translation>
    </message>
    <message>
        <source>It was the only legal move.</source>
        <translation>Era la única jugada posible.</translation>
    </message>
    <message>
        <source>It is your only legal move.</source>
        <translation>Es tu única jugada posible.</translation>
    </message>
    <message>
        <source>This is a random choice.</source>
        <translation>Es una elección al azar.</translation>
    </message>
    <message>
        <source>{name} cannot take the pile with the cards in hand.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} no puede levantar el pozo con las cartas de su mano.</translation>
    </message>
    <message>
        <source>You cannot take the pile with the cards in your hand.</source>
        <translation>No puedes levantar el pozo con las cartas de tu mano.</translation>
    </message>
    <message>
        <source>The pile ({pile}) would cost more than it brings.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>El pozo ({pile}) costaría más de lo que da.</translation>
    </message>
    <message>
        <source>The pile ({pile}) costs no card from the hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>El pozo ({pile}) no cuesta ninguna carta de la mano.</translation>
    </message>
    <message>
        <source>The pile ({pile}) costs only a natural pair.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>El pozo ({pile}) solo cuesta un par natural.</translation>
    </message>
    <message>
        <source>The pile ({pile}) is worth a wild card.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>El pozo ({pile}) vale un comodín.</translation>
    </message>
    <message>
        <source>It opens and brings the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Con eso te bajas y te llevas el pozo ({pile}).</translation>
    </message>
    <message>
        <source>That makes {points} points – enough to open.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Suma {points} puntos, lo suficiente para bajarse.</translation>
    </message>
    <message>
        <source>This completes a canasta.</source>
        <translation>Completa una canasta.</translation>
    </message>
    <message numerus="yes">
        <source>On the table (it/they) (scores/score) {points} points; in the hand (it/they) (costs/cost) {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Bajada vale {points} puntos; en la mano costaría {points}.</numerusform>
            <numerusform>Bajadas valen {points} puntos; en la mano costarían {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the table (it/they) (scores/score) {points} points; in your hand (it/they) (costs/cost) {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Bajada vale {points} puntos; en tu mano costaría {points}.</numerusform>
            <numerusform>Bajadas valen {points} puntos; en tu mano costarían {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock.</source>
        <translation>
            <numerusform>Solo queda %n carta en el mazo.</numerusform>
            <numerusform>Solo quedan %n cartas en el mazo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock, and cards in your hand cost points.</source>
        <translation>
            <numerusform>Solo queda %n carta en el mazo, y las cartas en tu mano cuestan puntos.</numerusform>
            <numerusform>Solo quedan %n cartas en el mazo, y las cartas en tu mano cuestan puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>That ends the round.</source>
        <translation>Con eso termina la ronda.</translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but {partner} still holds %n card(s).</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>
            <numerusform>Se puede cortar, pero {partner} todavía tiene %n carta.</numerusform>
            <numerusform>Se puede cortar, pero {partner} todavía tiene %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but you still hold %n card(s).</source>
        <translation>
            <numerusform>Se puede cortar, pero todavía tienes %n carta.</numerusform>
            <numerusform>Se puede cortar, pero todavía tienes %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out pays, even with {points} points left in the hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Conviene cortar, aunque queden {points} puntos en la mano.</translation>
    </message>
    <message>
        <source>Going out pays, even with the points left in the hand.</source>
        <translation>Conviene cortar, aunque queden puntos en la mano.</translation>
    </message>
    <message>
        <source>Going out pays, even with {points} points left in your hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Conviene cortar, aunque queden {points} puntos en tu mano.</translation>
    </message>
    <message>
        <source>Going out now would leave {points} points in the hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Cortar ahora dejaría {points} puntos en la mano.</translation>
    </message>
    <message>
        <source>Playing on seemed to be worth more points.</source>
        <translation>Seguir jugando parecía valer más puntos.</translation>
    </message>
    <message>
        <source>Going out now would leave {points} points in your hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Cortar ahora dejaría {points} puntos en tu mano.</translation>
    </message>
    <message>
        <source>{next} is unlikely to take the pile ({pile}).</source>
        <extracomment>{next}: the next player's name, the subject: Clara
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Es difícil que {next} levante el pozo ({pile}).</translation>
    </message>
    <message>
        <source>You are unlikely to take the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Es difícil que levantes el pozo ({pile}).</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but no other discard is better.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Arriesga el pozo ({pile}), pero no hay otro descarte mejor.</translation>
    </message>
    <message>
        <source>It blocks the pile ({pile}) for one turn.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Tapa el pozo ({pile}) por un turno.</translation>
    </message>
    <message>
        <source>It freezes the pile ({pile}): only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Congela el pozo ({pile}): solo se levanta con un par natural.</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} no se fijó en el pozo ({pile}).</translation>
    </message>
    <message>
        <source>{name} overlooked a meld on the table.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} no vio una combinación de la mesa.</translation>
    </message>
    <message>
        <source>{name} forgot that {holder} holds {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{holder}: a player's name, the subject: Clara
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} olvidó que {holder} tiene {counted}.</translation>
    </message>
    <message>
        <source>{name} forgot that you hold {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} olvidó que tienes {counted}.</translation>
    </message>
    <message>
        <source>{name} thought that {next} would not take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{next}: the next player's name, the subject: Clara
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} pensó que {next} no iba a levantar el pozo ({pile}).</translation>
    </message>
    <message>
        <source>{name} thought that you would not take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} pensó que no ibas a levantar el pozo ({pile}).</translation>
    </message>
    <message>
        <source>{name} saw no better discard.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} no vio un descarte mejor.</translation>
    </message>
    <message>
        <source>{name} saw a way to take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} vio cómo levantar el pozo ({pile}).</translation>
    </message>
    <message>
        <source>{name} discards low cards first.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} descarta primero las cartas bajas.</translation>
    </message>
    <message>
        <source>{why} You can play, but this game is not saved yet.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Puedes jugar, pero esta partida aún no está guardada.</translation>
    </message>
    <message>
        <source>“{file}” cannot be continued and stays as it is. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>“{file}” no se puede continuar y queda como está. {why}</translation>
    </message>
    <message>
        <source>Unknown players in this game: {names}. Standard plays in their place.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Jugadores desconocidos en esta partida: {names}. En su lugar juega Estándar.</translation>
    </message>
    <message>
        <source>{level} does not answer. A simpler bot plays for now.</source>
        <extracomment>{level}: a level: standard</extracomment><translation>{level} no responde. Por ahora juega un bot más sencillo.</translation>
    </message>
    <message>
        <source>{level} is back and plays on.</source>
        <extracomment>{level}: a level: standard</extracomment><translation>{level} volvió y sigue jugando.</translation>
    </message>
    <message>
        <source>The adviser does not answer. A simpler bot gives the hints for now.</source>
        <translation>El consejero no responde. Por ahora da las pistas un bot más sencillo.</translation>
    </message>
    <message>
        <source>The adviser is back.</source>
        <translation>El consejero volvió.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Melds at once, misses piles, discards low cards.</source>
        <translation>Baja enseguida, no ve los pozos, descarta cartas bajas.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Melds hastily and misses what others are doing.</source>
        <translation>Baja con prisa y no ve lo que hacen los demás.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Knows the game, but forgets and misses things.</source>
        <translation>Conoce el juego, pero olvida cosas y pasa otras por alto.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>level</comment>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Solid and steady; plays by rules of thumb.</source>
        <translation>Sólido y parejo, con las reglas de siempre.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Looks a turn ahead and counts the cards.</source>
        <translation>Piensa un turno adelante y cuenta las cartas.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Weighs hundreds of possible hands at every move.</source>
        <translation>Sopesa cientos de manos posibles en cada jugada.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Esta ronda</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Mejor: {move}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>The game you left is under Continue.</source>
        <translation>La partida que dejaste está en “Continuar”.</translation>
    </message>
    <message>
        <source>Result copied.</source>
        <translation>Resultado copiado.</translation>
    </message>
    <message>
        <source>Game paused.</source>
        <translation>Partida en pausa.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Based on: {source}</source>
        <comment>source</comment>
        <extracomment>{source}: the text that rules follow, after a colon: Rules of Classic Canasta</extracomment><translation>Basado en: {source}</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n baraja</numerusform>
            <numerusform>%n barajas</numerusform>
        </translation>
    </message>
    <message>
        <source>packets of {number} and {count} cards</source>
        <extracomment>{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>paquetes de {number} y {count} cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carta cada uno</numerusform>
            <numerusform>%n cartas cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the foot</source>
        <translation>
            <numerusform>%n carta en el pie</numerusform>
            <numerusform>%n cartas en el pie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <translation>
            <numerusform>robar %n</numerusform>
            <numerusform>robar %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) to go out</source>
        <translation>
            <numerusform>%n canasta para cortar</numerusform>
            <numerusform>%n canastas para cortar</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation>Cada uno por su cuenta</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pareja</numerusform>
            <numerusform>%n parejas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of three</source>
        <translation>
            <numerusform>%n equipo de tres</numerusform>
            <numerusform>%n equipos de tres</numerusform>
        </translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Contigo</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Enfrente</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Asiento {n}</translation>
    </message>
    <message>
        <source>{why} You can play, but not all of it is saved.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Puedes jugar, pero no se guarda todo.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Treses</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Treses rojos</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>canasta</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <translation>canasta limpia</translation>
    </message>
    <message>
        <source>Your side can go out.</source>
        <translation>Tu bando puede cortar.</translation>
    </message>
    <message>
        <source>Sound needs {package}. Install it with: {command}</source>
        <extracomment>{package}: the name of a program library: miniaudio
{command}: what to type in a terminal, after a colon: pip install miniaudio</extracomment><translation>El sonido necesita {package}. Instálalo con: {command}</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <translation>No hay dispositivo de sonido.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Acertada</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Igual de buena</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Aceptable</translation>
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
        <translation>Es la mejor jugada.</translation>
    </message>
    <message>
        <source>That is as good as the best move.</source>
        <translation>Es tan buena como la mejor jugada.</translation>
    </message>
    <message>
        <source>Another move is a little better.</source>
        <translation>Hay una jugada un poco mejor.</translation>
    </message>
    <message>
        <source>Another move is better.</source>
        <translation>Hay una jugada mejor.</translation>
    </message>
    <message>
        <source>Another move is much better.</source>
        <translation>Hay una jugada mucho mejor.</translation>
    </message>
    <message>
        <source>This answer could not be evaluated.</source>
        <translation>No se pudo valorar esta respuesta.</translation>
    </message>
    <message>
        <source>That beats the best move found so far.</source>
        <translation>Es mejor que la jugada conocida hasta ahora.</translation>
    </message>
    <message numerus="yes">
        <source>Costs about %n point(s) a round.</source>
        <translation>
            <numerusform>Cuesta cerca de %n punto por ronda.</numerusform>
            <numerusform>Cuesta unos %n puntos por ronda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Known so far: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Conocida hasta ahora: {move}</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Igual de buena: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Mejor: {move}</translation>
    </message>
    <message>
        <source>Instead: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>En su lugar: {move}</translation>
    </message>
    <message>
        <source>You played: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Jugaste: {move}</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>la mejor jugada</translation>
    </message>
    <message>
        <source>about as much</source>
        <translation>más o menos lo mismo</translation>
    </message>
    <message>
        <source>about {points} less</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>unos {points} menos</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Tus propias partidas</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>¿Qué jugarías?</translation>
    </message>
    <message>
        <source>comes back tomorrow</source>
        <translation>vuelve mañana</translation>
    </message>
    <message numerus="yes">
        <source>comes back in %n day(s)</source>
        <translation>
            <numerusform>vuelve en %n día</numerusform>
            <numerusform>vuelve en %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a day up to today, like {date}.</source>
        <extracomment>{date}: a date in figures, as the language writes it: 22.11.2026</extracomment><translation>Escribe un día hasta hoy, como {date}.</translation>
    </message>
    <message>
        <source>Reset your learning progress?</source>
        <translation>¿Olvidar lo que aprendiste?</translation>
    </message>
    <message>
        <source>Lessons, positions and daily deals start over. Your games are kept.</source>
        <translation>Lecciones, posiciones y repartos del día vuelven a empezar; las partidas quedan.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Your learning progress was reset.</source>
        <translation>Se ha olvidado lo que aprendiste.</translation>
    </message>
    <message>
        <source>What you learn</source>
        <translation>Qué aprendes</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Lección {number}</translation>
    </message>
    <message>
        <source>{title}: {setting}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>{title}: {setting}</translation>
    </message>
    <message>
        <source>You cannot do anything wrong here. Esc ends the round and keeps your place.</source>
        <translation>Aquí nada puede salir mal. Esc sale y guarda tu lugar.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La lección terminó.</translation>
    </message>
    <message>
        <source>Play a round with me</source>
        <translation>Juega una ronda conmigo</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lección siguiente</translation>
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
        <translation>Lo que aprendiste, y lo que cuenta.</translation>
    </message>
    <message>
        <source>Each lesson you finish adds a line here.</source>
        <translation>Aquí se suma una línea por cada lección terminada.</translation>
    </message>
    <message>
        <source>My notes</source>
        <translation>Mis apuntes</translation>
    </message>
    <message>
        <source>At the table, point at a word to see what it means.</source>
        <translation>En la mesa, el puntero también explica cada palabra.</translation>
    </message>
    <message>
        <source>Canasta glossary</source>
        <translation>Vocabulario de la canasta</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow.</source>
        <translation>Hoy no toca nada. Vuelve mañana.</translation>
    </message>
    <message>
        <source>Practice positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Topics done: {n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Temas terminados: {n} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) answered, {count} of them solved or just as good.</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>
            <numerusform>%n posición respondida, {count} acertadas o igual de buenas.</numerusform>
            <numerusform>%n posiciones respondidas, {count} acertadas o igual de buenas.</numerusform>
        </translation>
    </message>
    <message>
        <source>More positions</source>
        <translation>Más posiciones</translation>
    </message>
    <message>
        <source>All positions are answered.</source>
        <translation>Ya respondiste todas las posiciones.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Posición siguiente</translation>
    </message>
    <message>
        <source>Position {number} of {total} in this set</source>
        <extracomment>{number}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Posición {number} de {total} de esta serie</translation>
    </message>
    <message>
        <source>Today’s position</source>
        <translation>Posición del día</translation>
    </message>
    <message>
        <source>The answer again</source>
        <translation>La respuesta otra vez</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>There is nothing to try from here.</source>
        <translation>Desde aquí no hay nada que probar.</translation>
    </message>
    <message>
        <source>Press {key} to see the answer again.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>{key} te devuelve a la respuesta.</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Posición copiada.</translation>
    </message>
    <message>
        <source>{number} of {total} answered</source>
        <extracomment>{number}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>{number} de {total} respondidas</translation>
    </message>
    <message numerus="yes">
        <source>Your (costliest decision/%n costliest decisions) will come back as (a practice position/practice positions).</source>
        <translation>
            <numerusform>Tu decisión más cara volverá como posición de práctica.</numerusform>
            <numerusform>Tus %n decisiones más caras volverán como posiciones de práctica.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that you cannot see are dealt at random here.</source>
        <translation>Aquí las cartas que no ves se reparten al azar.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Modo de práctica</translation>
    </message>
    <message>
        <source>Play this seat</source>
        <translation>Este asiento es tuyo</translation>
    </message>
    <message>
        <source>Why did they do that?</source>
        <translation>¿Por qué esa jugada?</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Reglas de la casa…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Abrir una partida guardada…</translation>
    </message>
    <message>
        <source>8 minutes</source>
        <translation>8 minutos</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>You are at part {number}.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Vas por la parte {number}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>resume</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play a first round with Anton, your partner. He tells you what to do and why.</source>
        <translation>Juega una primera ronda con Anton, tu compañero. Te dice qué hacer y por qué.</translation>
    </message>
    <message>
        <source>Teach me Canasta</source>
        <translation>Enséñame a jugar</translation>
    </message>
    <message>
        <source>Classic, four players: you and Anton against Clara and Tomás, both at the Novice level.</source>
        <translation>Clásica para cuatro: Anton y tú contra Clara y Tomás, los dos en el nivel Novato.</translation>
    </message>
    <message>
        <source>I know Canasta</source>
        <translation>Ya sé jugar</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>button</comment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>2 to 8 players</source>
        <translation>De 2 a 8 jugadores</translation>
    </message>
    <message>
        <source>Your own: {titles}</source>
        <extracomment>{titles}: names of the player's own rulesets, joined: Sunday and Aunt May</extracomment><translation>Las tuyas: {titles}</translation>
    </message>
    <message>
        <source>Samba, Hand &amp; Foot, American and many more, with short lessons and house rules.</source>
        <translation>Samba, Hand &amp; Foot, Americana y muchos más, con lecciones cortas y reglas de la casa.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Otro juego</translation>
    </message>
    <message>
        <source>Select a game…</source>
        <translation>Elegir juego…</translation>
    </message>
    <message>
        <source>One round with the cards that everybody gets today.</source>
        <translation>Una ronda con las cartas que hoy reciben todos.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Tu partida</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) compared.</source>
        <translation>
            <numerusform>%n jugada comparada.</numerusform>
            <numerusform>%n jugadas comparadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves appear once it is your turn and they are analysed.</source>
        <translation>Las jugadas aparecen cuando te toca y están analizadas.</translation>
    </message>
    <message>
        <source>There is nothing to compare.</source>
        <translation>No hay nada que comparar.</translation>
    </message>
    <message>
        <source>How many points your side would probably lose by the end of the round, compared with the advised move.</source>
        <translation>Cuántos puntos perdería probablemente tu bando hasta el final de la ronda, comparado con la jugada aconsejada.</translation>
    </message>
    <message>
        <source>Your changes are not saved. A draft is offered again until you quit.</source>
        <translation>Tus cambios no están guardados. Un borrador se vuelve a ofrecer hasta que cierres el programa.</translation>
    </message>
    <message>
        <source>Delete changes</source>
        <translation>Borrar cambios</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Keep as draft</source>
        <translation>Guardar como borrador</translation>
    </message>
    <message>
        <source>Leave house rules?</source>
        <translation>¿Salir de las reglas de la casa?</translation>
    </message>
    <message>
        <source>The list of games shows them under this name.</source>
        <translation>La lista de juegos las muestra con este nombre.</translation>
    </message>
    <message>
        <source>Your rules are saved as “{name}”.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Tus reglas están guardadas como “{name}”.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportar reglas</translation>
    </message>
    <message>
        <source>Saved the rules as {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Reglas guardadas como {name}.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar reglas</translation>
    </message>
    <message>
        <source>These rules come from {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Estas reglas vienen de {name}.</translation>
    </message>
    <message>
        <source>Copied the rules as text. Paste it into a message.</source>
        <translation>Reglas copiadas como texto. Pégalo en un mensaje.</translation>
    </message>
    <message>
        <source>The rules were sent to the printer.</source>
        <translation>Las reglas se enviaron a la impresora.</translation>
    </message>
    <message>
        <source>These rules come from the text you copied.</source>
        <translation>Estas reglas vienen del texto que copiaste.</translation>
    </message>
    <message>
        <source>“{name}” is taken off the list of games for good.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>“{name}” se quita para siempre de la lista de juegos.</translation>
    </message>
    <message>
        <source>Delete ruleset</source>
        <translation>Borrar reglamento</translation>
    </message>
    <message>
        <source>Keep ruleset</source>
        <translation>Conservar reglamento</translation>
    </message>
    <message>
        <source>Delete ruleset?</source>
        <translation>¿Borrar el reglamento?</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Se borró “{name}”.</translation>
    </message>
    <message>
        <source>Canasta rules ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Reglas de Canasta ({pattern})</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Other game…</source>
        <comment>match</comment>
        <translation>Otra partida…</translation>
    </message>
    <message>
        <source>From a newer version: update Canasta.</source>
        <translation>De una versión más nueva: actualiza Canasta.</translation>
    </message>
    <message>
        <source>Your game with {names} is saved. Continue it from the Game menu.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Tu partida con {names} está guardada. Continúala desde el menú Partida.</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>No hay partida en curso.</translation>
    </message>
    <message>
        <source>Start one whenever you like.</source>
        <translation>Empieza una cuando quieras.</translation>
    </message>
    <message>
        <source>The Learn menu has short lessons for this game ({key}).</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>El menú Aprender tiene lecciones cortas de este juego ({key}).</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Saved a copy as {name} in {folder}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{folder}: a folder: ~/games</extracomment><translation>Copia guardada como {name} en {folder}.</translation>
    </message>
    <message>
        <source>Canasta games ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Partidas de Canasta ({pattern})</translation>
    </message>
    <message>
        <source>{title} {day} round {n}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{day}: a date, as short as the language writes it: 22/11/2026
{n}: a number in figures: 3</extracomment><translation>{title} {day} ronda {n}</translation>
    </message>
    <message>
        <source>No file manager was found. Your games are in {folder}.</source>
        <extracomment>{folder}: a folder: ~/games</extracomment><translation>No se ha encontrado ningún gestor de archivos. Tus partidas están en {folder}.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Abandon this game?</source>
        <translation>¿Abandonar esta partida?</translation>
    </message>
    <message>
        <source>It is removed from your games.</source>
        <translation>Se quita de tus partidas.</translation>
    </message>
    <message>
        <source>Position copied. It holds only what you can see.</source>
        <translation>Posición copiada. Solo contiene lo que puedes ver.</translation>
    </message>
    <message>
        <source>These are the rounds that are over with every card, what you can see of this one, and the versions in use. Send it along when you report a problem.</source>
        <translation>Son las rondas terminadas con todas las cartas, lo que puedes ver de esta, y las versiones en uso. Adjúntalo cuando informes de un problema.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>compilado</translation>
    </message>
    <message>
        <source>interpreted</source>
        <translation>interpretado</translation>
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
        <translation>Carpeta de partidas</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>Leave this round?</source>
        <translation>¿Salir de esta ronda?</translation>
    </message>
    <message>
        <source>Its numbers are not saved.</source>
        <translation>Sus números no se han guardado.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete this score pad?</source>
        <translation>¿Eliminar esta libreta de puntos?</translation>
    </message>
    <message>
        <source>Its rounds are lost.</source>
        <translation>Sus rondas se pierden.</translation>
    </message>
    <message>
        <source>Round {n}, {totals} · {when}</source>
        <extracomment>{n}: a number in figures: 3
{totals}: points of the sides, a list: you and Anton 190, Clara 70
{when}: a day and a time of day, as the language writes them: 22/11/2026 15:02</extracomment><translation>Ronda {n}, {totals} · {when}</translation>
    </message>
    <message>
        <source>{title} with {names}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{names}: players' names, joined: Clara and Tomás</extracomment><translation>{title} con {names}</translation>
    </message>
    <message>
        <source>Round {n}, {totals} · on the table now</source>
        <extracomment>{n}: a number in figures: 3
{totals}: points of the sides, a list: you and Anton 190, Clara 70</extracomment><translation>Ronda {n}, {totals} · ahora en la mesa</translation>
    </message>
    <message>
        <source>without undo</source>
        <translation>sin deshacer</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>Canasta games.csv</source>
        <translation>Partidas de Canasta.csv</translation>
    </message>
    <message>
        <source>Tables ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Tablas ({pattern})</translation>
    </message>
    <message>
        <source>Saved the games as {name} in {folder}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{folder}: a folder: ~/games</extracomment><translation>Partidas guardadas como {name} en {folder}.</translation>
    </message>
    <message>
        <source>Replay a saved game</source>
        <translation>Volver a ver una partida guardada</translation>
    </message>
    <message>
        <source>“{file}” cannot be replayed. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>No se puede volver a ver “{file}”. {why}</translation>
    </message>
    <message>
        <source>No round of this game was dealt.</source>
        <translation>En esta partida no se repartió ninguna ronda.</translation>
    </message>
    <message>
        <source>The replay ends here. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>La repetición termina aquí. {why}</translation>
    </message>
    <message>
        <source>Replay: {title}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player</extracomment><translation>Repetición: {title}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Jugador {n}</translation>
    </message>
    <message>
        <source>Your settings could not be saved. They hold until you close Canasta.</source>
        <translation>No se pudieron guardar tus preferencias. Valen hasta que cierres Canasta.</translation>
    </message>
    <message>
        <source>{why} Your settings are left as they are; Canasta starts with the defaults.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Tus ajustes se quedan como están; Canasta empieza con los valores predeterminados.</translation>
    </message>
    <message>
        <source>Your settings could not be read. They are kept as {name}; Canasta starts with the defaults.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>No se pudieron leer tus preferencias. Quedan guardadas como {name}; Canasta empieza con los valores por defecto.</translation>
    </message>
    <message>
        <source>Canasta cannot start.</source>
        <translation>Canasta no puede iniciarse.</translation>
    </message>
    <message>
        <source>Canasta is already open but not responding. Wait a moment and start it again. If that does not help, close it with your system’s task manager; your game is saved up to the last move. If no Canasta is running, delete the file “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Canasta ya está abierto, pero no responde. Espera un momento y vuelve a iniciarlo. Si no sirve, ciérralo con el administrador de tareas de tu sistema; tu partida está guardada hasta la última jugada. Si no hay ningún Canasta en marcha, borra el archivo “{path}”.</translation>
    </message>
    <message>
        <source>The name of the folder “{path}” is not UTF-8: choose another folder for --home.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>El nombre de la carpeta “{path}” no es UTF-8: elige otra carpeta para --home.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file}: {system}.</source>
        <extracomment>{file}: a file's name: game-001.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>No se puede escribir el registro en {file}: {system}.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation>Levantar pozo</translation>
    </message>
    <message>
        <source>Meld selected</source>
        <translation>Bajar selección</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Recoger</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>¿Puedo cortar?</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>Meld the whole hand</source>
        <translation>Bajar toda la mano</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Ver mis cartas</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Seguir jugando yo</translation>
    </message>
    <message>
        <source>Show score</source>
        <translation>Ver puntos</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hazlo</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <translation>Momento clave siguiente</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstrame</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Repítelo</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Dejar la lección</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Salir de la práctica</translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>Ordenada por valor</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>Ordenada por palo</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>A tu gusto</translation>
    </message>
    <message>
        <source>Finish your turn; the whole turn is your answer.</source>
        <translation>Termina tu turno; todo el turno es tu respuesta.</translation>
    </message>
    <message>
        <source>Evaluating your answer: {share}%</source>
        <extracomment>{share}: a percentage without its sign: 40</extracomment><translation>Valorando tu respuesta: {share} %</translation>
    </message>
    <message>
        <source>Not yet. Count again.</source>
        <translation>Todavía no. Cuenta otra vez.</translation>
    </message>
    <message>
        <source>You may do that, but first:</source>
        <translation>Puedes hacerlo, pero primero:</translation>
    </message>
    <message>
        <source>I mean other cards. Click Take back.</source>
        <translation>Me refería a otras cartas. Haz clic en Recoger.</translation>
    </message>
    <message>
        <source>These cards are ready. Click Meld.</source>
        <translation>Estas cartas están listas. Haz clic en Bajar.</translation>
    </message>
    <message>
        <source>Good. Now discard.</source>
        <translation>Bien. Ahora descarta.</translation>
    </message>
    <message>
        <source>Good. Now the rest.</source>
        <translation>Bien. Ahora el resto.</translation>
    </message>
    <message>
        <source>Natural canastas of some ranks</source>
        <comment>score</comment>
        <translation>Canastas limpias de ciertos valores</translation>
    </message>
    <message>
        <source>Several canastas</source>
        <comment>score</comment>
        <translation>Varias canastas</translation>
    </message>
    <message>
        <source>Concealed canastas</source>
        <comment>score</comment>
        <translation>Canastas ocultas</translation>
    </message>
    <message>
        <source>Red threes on canastas</source>
        <comment>score</comment>
        <translation>Treses rojos sobre canastas</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>score</comment>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <comment>score</comment>
        <translation>Corte oculto</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <comment>score</comment>
        <translation>Alzar justo</translation>
    </message>
    <message>
        <source>Red threes</source>
        <comment>score</comment>
        <translation>Treses rojos</translation>
    </message>
    <message>
        <source>Black threes</source>
        <comment>score</comment>
        <translation>Treses negros</translation>
    </message>
    <message>
        <source>Melded cards</source>
        <comment>score</comment>
        <translation>Cartas bajadas</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <comment>score</comment>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>Cards left in the foot</source>
        <comment>score</comment>
        <translation>Cartas en el pie</translation>
    </message>
    <message>
        <source>Red threes in the foot</source>
        <comment>score</comment>
        <translation>Treses rojos en el pie</translation>
    </message>
    <message>
        <source>Threes left in hand</source>
        <comment>score</comment>
        <translation>Treses en la mano</translation>
    </message>
    <message>
        <source>Unfinished natural melds</source>
        <comment>score</comment>
        <translation>Combinaciones limpias sin terminar</translation>
    </message>
    <message>
        <source>Unfinished wild melds</source>
        <comment>score</comment>
        <translation>Comodines sin terminar</translation>
    </message>
    <message>
        <source>Unfinished sequences</source>
        <comment>score</comment>
        <translation>Escaleras sin terminar</translation>
    </message>
    <message>
        <source>Partner not in the foot</source>
        <comment>score</comment>
        <translation>Compañero sin llegar al pie</translation>
    </message>
    <message>
        <source>Special hand</source>
        <comment>score</comment>
        <translation>Mano especial</translation>
    </message>
    <message>
        <source>Canastas that win the game</source>
        <comment>score</comment>
        <translation>Canastas que ganan la partida</translation>
    </message>
    <message>
        <source>You opened to take the pile. Take it now.</source>
        <translation>Te bajaste para levantar el pozo. Levántalo ahora.</translation>
    </message>
    <message>
        <source>Natural cards of a meld must have one rank, or follow each other in one suit.</source>
        <translation>Las cartas naturales de una combinación deben ser del mismo valor o seguidas del mismo palo.</translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation>Primero roba.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile if you can, or end the round.</source>
        <translation>El mazo está vacío: levanta el pozo si puedes, o termina la ronda.</translation>
    </message>
    <message>
        <source>The stock is empty and the pile cannot be taken: the round ends.</source>
        <translation>El mazo está vacío y el pozo no se puede levantar: la ronda termina.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile.</source>
        <translation>El mazo está vacío: levanta el pozo.</translation>
    </message>
    <message>
        <source>You cannot go out: your partner’s hand still holds threes.</source>
        <translation>No puedes cortar: en la mano de tu compañero aún hay treses.</translation>
    </message>
    <message>
        <source>You cannot go out: your partner has not played from the foot yet.</source>
        <translation>No puedes cortar: tu compañero aún no ha jugado con el pie.</translation>
    </message>
    <message>
        <source>Answer your partner first: yes or no.</source>
        <translation>Primero responde a tu compañero: sí o no.</translation>
    </message>
    <message>
        <source>Keep one card: you cannot go out yet, as your side holds threes.</source>
        <translation>Guarda una carta: aún no puedes cortar, porque tu bando tiene treses.</translation>
    </message>
    <message>
        <source>Keep two cards: you cannot go out yet, as your side holds threes.</source>
        <translation>Guarda dos cartas: aún no puedes cortar, porque tu bando tiene treses.</translation>
    </message>
    <message numerus="yes">
        <source>Keep one card: you need %n canasta(s) to go out and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Guarda una carta: para cortar necesitas %n canasta y tienes {have}.</numerusform>
            <numerusform>Guarda una carta: para cortar necesitas %n canastas y tienes {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>keep a card</source>
        <translation>guarda una carta</translation>
    </message>
    <message>
        <source>This round is over.</source>
        <translation>Esta ronda terminó.</translation>
    </message>
    <message>
        <source>round is over</source>
        <translation>ronda terminada</translation>
    </message>
    <message>
        <source>Something else must be decided first.</source>
        <translation>Antes hay que decidir otra cosa.</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>ahora no</translation>
    </message>
    <message>
        <source>Draw first, or take the pile.</source>
        <translation>Primero roba, o levanta el pozo.</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>primero roba</translation>
    </message>
    <message>
        <source>You have already drawn. Meld if you like, then discard.</source>
        <translation>Ya robaste. Baja si quieres y después descarta.</translation>
    </message>
    <message>
        <source>already drawn</source>
        <translation>ya robaste</translation>
    </message>
    <message>
        <source>You have taken the pile. Meld if you like, then discard.</source>
        <translation>Ya levantaste el pozo. Baja si quieres y después descarta.</translation>
    </message>
    <message>
        <source>already taken</source>
        <translation>ya lo levantaste</translation>
    </message>
    <message>
        <source>Select the cards to meld first.</source>
        <translation>Selecciona primero las cartas que quieres bajar.</translation>
    </message>
    <message>
        <source>no cards selected</source>
        <translation>sin cartas seleccionadas</translation>
    </message>
    <message>
        <source>You do not have enough of these cards: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>No tienes suficientes de estas cartas: {cards}.</translation>
    </message>
    <message>
        <source>not in your hand</source>
        <translation>no está en tu mano</translation>
    </message>
    <message>
        <source>You do not have these cards.</source>
        <translation>No tienes estas cartas.</translation>
    </message>
    <message>
        <source>There is no meld here.</source>
        <translation>Aquí no hay ninguna combinación.</translation>
    </message>
    <message>
        <source>no meld here</source>
        <translation>aquí no hay combinación</translation>
    </message>
    <message>
        <source>The natural cards of a meld must all have the same rank.</source>
        <translation>Las cartas naturales de una combinación deben ser todas del mismo valor.</translation>
    </message>
    <message>
        <source>needs one rank</source>
        <translation>deben ser del mismo valor</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} needs at least %n card(s); this has {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation><numerusform>Una combinación de {ranks} necesita al menos %n carta; esta tiene {have}.</numerusform><numerusform>Una combinación de {ranks} necesita al menos %n cartas; esta tiene {have}.</numerusform></translation></message>
    <message numerus="yes">
        <source>needs %n card(s)</source>
        <translation>
            <numerusform>necesita %n carta</numerusform>
            <numerusform>necesita %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s); this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una combinación necesita al menos %n carta; esta tiene {have}.</numerusform>
            <numerusform>Una combinación necesita al menos %n cartas; esta tiene {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n natural card(s); this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una combinación necesita al menos %n carta natural; esta tiene {have}.</numerusform>
            <numerusform>Una combinación necesita al menos %n cartas naturales; esta tiene {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s)</source>
        <translation>
            <numerusform>necesita %n natural</numerusform>
            <numerusform>necesita %n naturales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n wild card(s); this would hold {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una combinación de {ranks} puede tener solo %n comodín; esta tendría {have}.</numerusform>
            <numerusform>Una combinación de {ranks} puede tener solo %n comodines; esta tendría {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>too many wild cards</source>
        <translation>demasiados comodines</translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold only %n wild card(s); this would hold {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una combinación puede tener solo %n comodín; esta tendría {have}.</numerusform>
            <numerusform>Una combinación puede tener solo %n comodines; esta tendría {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural {ranks} this meld can hold only %n wild card(s).</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Hay muy pocas cartas naturales ({ranks}): esta combinación admite solo %n comodín.</numerusform>
            <numerusform>Hay muy pocas cartas naturales ({ranks}): esta combinación admite solo %n comodines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural cards this meld can hold only %n wild card(s).</source>
        <translation>
            <numerusform>Con tan pocas naturales, esta combinación admite solo %n comodín.</numerusform>
            <numerusform>Con tan pocas naturales, esta combinación admite solo %n comodines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s); this would have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una canasta necesita al menos %n carta natural; esta tendría {have}.</numerusform>
            <numerusform>Una canasta necesita al menos %n cartas naturales; esta tendría {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n card(s); this would hold {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una combinación de {ranks} puede tener solo %n carta; esta tendría {have}.</numerusform>
            <numerusform>Una combinación de {ranks} puede tener solo %n cartas; esta tendría {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full with %n card(s)</source>
        <translation>
            <numerusform>llena con %n carta</numerusform>
            <numerusform>llena con %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence can hold only %n card(s); this would hold {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Una escalera puede tener solo %n carta; esta tendría {have}.</numerusform>
            <numerusform>Una escalera puede tener solo %n cartas; esta tendría {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your canasta of {ranks} is complete and takes no more wild cards.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Tu canasta de {ranks} está completa y no acepta más comodines.</translation>
    </message>
    <message>
        <source>takes no wild cards</source>
        <translation>no acepta comodines</translation>
    </message>
    <message>
        <source>A complete canasta takes no more wild cards.</source>
        <translation>Una canasta completa no acepta más comodines.</translation>
    </message>
    <message>
        <source>Wild cards cannot be melded alone. Drop them on a meld, or add natural cards.</source>
        <translation>No se pueden bajar comodines solos. Ponlos en una combinación o agrega cartas naturales.</translation>
    </message>
    <message>
        <source>needs natural cards</source>
        <translation>faltan naturales</translation>
    </message>
    <message>
        <source>Wild cards cannot be melded alone.</source>
        <translation>No se pueden bajar comodines solos.</translation>
    </message>
    <message>
        <source>Twos are not wild for your side until your meld of twos is a canasta.</source>
        <translation>Los doses no son comodines para tu bando hasta que tus doses sean una canasta.</translation>
    </message>
    <message>
        <source>twos are not wild yet</source>
        <translation>los doses aún no son comodines</translation>
    </message>
    <message>
        <source>A meld of {ranks} takes no wild cards in this game.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Una combinación de {ranks} no acepta comodines en este juego.</translation>
    </message>
    <message>
        <source>This meld takes no wild cards in this game.</source>
        <translation>Esta combinación no acepta comodines en este juego.</translation>
    </message>
    <message>
        <source>A sequence is neighbouring cards of one suit, from four up to ace.</source>
        <translation>Una escalera son cartas vecinas de un palo, del cuatro al as.</translation>
    </message>
    <message>
        <source>not a sequence</source>
        <translation>no es escalera</translation>
    </message>
    <message numerus="yes">
        <source>This sequence is complete with its %n card(s).</source>
        <translation>
            <numerusform>Esta escalera está completa con su %n carta.</numerusform>
            <numerusform>Esta escalera está completa con sus %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>sequence is complete</source>
        <translation>la escalera está completa</translation>
    </message>
    <message>
        <source>Your side already has a meld of {ranks}. Add to that one.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Tu bando ya tiene una combinación de {ranks}. Agrega ahí.</translation>
    </message>
    <message>
        <source>add to that meld</source>
        <translation>agrega a esa combinación</translation>
    </message>
    <message>
        <source>Your side already has a meld of this rank. Add to that one.</source>
        <translation>Tu bando ya tiene una combinación de este valor. Agrega ahí.</translation>
    </message>
    <message>
        <source>These two melds cannot be combined.</source>
        <translation>Estas dos combinaciones no se pueden unir.</translation>
    </message>
    <message>
        <source>cannot be combined</source>
        <translation>no se pueden unir</translation>
    </message>
    <message>
        <source>Your side cannot meld {ranks}: another side has a canasta of them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Tu bando no puede bajar {ranks}: otro bando ya tiene su canasta.</translation>
    </message>
    <message>
        <source>closed rank</source>
        <translation>valor cerrado</translation>
    </message>
    <message>
        <source>Your side cannot meld this rank: another side has its canasta.</source>
        <translation>Tu bando no puede bajar este valor: otro bando tiene su canasta.</translation>
    </message>
    <message>
        <source>Red threes are never melded.</source>
        <translation>Los treses rojos nunca se bajan en combinación.</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>nunca se bajan</translation>
    </message>
    <message>
        <source>You can meld black threes only when you go out.</source>
        <translation>Solo puedes bajar treses negros cuando cortas.</translation>
    </message>
    <message>
        <source>only when going out</source>
        <translation>solo al cortar</translation>
    </message>
    <message>
        <source>Cards from the pile stay in your hand this turn: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Estas cartas del pozo se quedan en tu mano este turno: {cards}.</translation>
    </message>
    <message>
        <source>not this turn</source>
        <translation>este turno no</translation>
    </message>
    <message>
        <source>Cards from the pile stay in your hand this turn.</source>
        <translation>Las cartas del pozo se quedan en tu mano este turno.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n point(s) to open; these cards make {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Necesitas %n punto para bajarte; estas cartas suman {have}.</numerusform>
            <numerusform>Necesitas %n puntos para bajarte; estas cartas suman {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <extracomment>{have}: points in figures that there are: 75
{need}: points in figures that are needed: 90</extracomment><translation>{have} de {need}</translation>
    </message>
    <message>
        <source>At your score you must open with a complete canasta.</source>
        <translation>Con tu puntuación debes bajarte con una canasta completa.</translation>
    </message>
    <message>
        <source>open with a canasta</source>
        <translation>bájate con una canasta</translation>
    </message>
    <message numerus="yes">
        <source>Your initial meld needs %n natural card(s) from your hand; this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Tu bajada necesita %n carta natural de tu mano; esta tiene {have}.</numerusform>
            <numerusform>Tu bajada necesita %n cartas naturales de tu mano; esta tiene {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s) from your hand</source>
        <translation>
            <numerusform>necesita %n carta natural de tu mano</numerusform>
            <numerusform>necesita %n cartas naturales de tu mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To open you need a meld with %n natural card(s) of its rank.</source>
        <translation>
            <numerusform>Para bajarte necesitas una combinación con %n carta natural de su valor.</numerusform>
            <numerusform>Para bajarte necesitas una combinación con %n cartas naturales de su valor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs a meld with %n natural card(s)</source>
        <translation>
            <numerusform>necesita combinación con %n natural</numerusform>
            <numerusform>necesita combinación con %n naturales</numerusform>
        </translation>
    </message>
    <message>
        <source>To take the pile you must open from your hand first.</source>
        <translation>Para levantar el pozo debes bajarte primero con tu mano.</translation>
    </message>
    <message>
        <source>open first</source>
        <translation>primero bájate</translation>
    </message>
    <message>
        <source>A side must open before it can take the pile.</source>
        <translation>Un bando debe bajarse antes de levantar el pozo.</translation>
    </message>
    <message>
        <source>You cannot meld in your first turn.</source>
        <translation>No puedes bajar en tu primer turno.</translation>
    </message>
    <message>
        <source>not in the first turn</source>
        <translation>no en el primer turno</translation>
    </message>
    <message>
        <source>You cannot take the pile in your first turn.</source>
        <translation>No puedes levantar el pozo en tu primer turno.</translation>
    </message>
    <message>
        <source>Nobody can take the pile in their first turn.</source>
        <translation>Nadie puede levantar el pozo en su primer turno.</translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>El pozo está vacío.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>No hay pozo que levantar.</translation>
    </message>
    <message>
        <source>The top card blocks the pile this turn.</source>
        <translation>La carta de arriba tapa el pozo este turno.</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>tapado</translation>
    </message>
    <message>
        <source>The top card, {card}, blocks the pile.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>La carta de arriba, {card}, tapa el pozo.</translation>
    </message>
    <message>
        <source>The pile is never taken in this game.</source>
        <translation>En este juego el pozo no se levanta nunca.</translation>
    </message>
    <message>
        <source>never taken</source>
        <translation>nunca se levanta</translation>
    </message>
    <message>
        <source>Only a player who has picked up the foot can take the pile.</source>
        <translation>Solo quien ya tomó su pie puede levantar el pozo.</translation>
    </message>
    <message>
        <source>only from the foot</source>
        <translation>solo con el pie</translation>
    </message>
    <message>
        <source>Only players playing from their foot can take the pile.</source>
        <translation>Solo quien juega con su pie puede levantar el pozo.</translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural {ranks} from your hand.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>El pozo está congelado: necesitas dos {ranks} naturales de tu mano.</translation>
    </message>
    <message>
        <source>frozen: needs a natural pair</source>
        <translation>congelado: necesita un par natural</translation>
    </message>
    <message>
        <source>The pile is frozen: you need a natural pair of its top card’s rank.</source>
        <translation>El pozo está congelado: necesitas un par natural del valor de su carta de arriba.</translation>
    </message>
    <message>
        <source>Your first meld must use the top card, {one}.</source>
        <extracomment>{one}: a card of a rank, the object: a nine</extracomment><translation>Tu primera combinación debe usar la carta de arriba, {one}.</translation>
    </message>
    <message>
        <source>use the top card</source>
        <translation>usa la carta de arriba</translation>
    </message>
    <message>
        <source>Your first meld must use the top card of the pile.</source>
        <translation>Tu primera combinación debe usar la carta de arriba del pozo.</translation>
    </message>
    <message>
        <source>To take the pile you need two natural {ranks} from your hand.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Para levantar el pozo necesitas dos {ranks} naturales de tu mano.</translation>
    </message>
    <message>
        <source>needs a natural pair</source>
        <translation>necesita un par natural</translation>
    </message>
    <message>
        <source>To take the pile you need a natural pair of its top card’s rank.</source>
        <translation>Para levantar el pozo necesitas un par natural del valor de su carta de arriba.</translation>
    </message>
    <message>
        <source>You cannot use the top card: you need two natural {ranks}, or {one} and a wild card.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{one}: a card of a rank, the object: a nine</extracomment><translation>No puedes usar la carta de arriba: necesitas dos {ranks} naturales, o {one} y un comodín.</translation>
    </message>
    <message>
        <source>cannot use the top card</source>
        <translation>la carta de arriba no te sirve</translation>
    </message>
    <message>
        <source>You cannot use the top card.</source>
        <translation>La carta de arriba no te sirve.</translation>
    </message>
    <message>
        <source>To take this pile you need two cards from your hand, and you have one.</source>
        <translation>Para levantar este pozo necesitas dos cartas de la mano y solo tienes una.</translation>
    </message>
    <message>
        <source>needs two cards</source>
        <translation>necesita dos cartas</translation>
    </message>
    <message>
        <source>Add only the top card, {one}, to your meld. The other cards can follow.</source>
        <extracomment>{one}: a card of a rank, the object: a nine</extracomment><translation>Agrega solo la carta de arriba, {one}, a tu combinación. Las demás pueden ir después.</translation>
    </message>
    <message>
        <source>only the top card</source>
        <translation>solo la carta de arriba</translation>
    </message>
    <message>
        <source>Add only the top card to your meld. The other cards can follow.</source>
        <translation>Agrega solo la carta de arriba a tu combinación. Las demás pueden ir después.</translation>
    </message>
    <message>
        <source>Your {ranks} are a canasta: you cannot take the pile onto them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Tus {ranks} son una canasta: no puedes levantar el pozo con ella.</translation>
    </message>
    <message>
        <source>pile cannot go on a canasta</source>
        <translation>el pozo no va a una canasta</translation>
    </message>
    <message>
        <source>This meld is a canasta, and the pile cannot go on one.</source>
        <translation>Esta combinación es una canasta, y el pozo no puede ir a una canasta.</translation>
    </message>
    <message>
        <source>The side’s {ranks} are a canasta, so the pile cannot be taken onto them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Los {ranks} del bando son una canasta, y el pozo no puede levantarse con una canasta.</translation>
    </message>
    <message>
        <source>Taking the pile would make your {ranks} a meld of {have}; a meld holds only {need}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75
{need}: points in figures that are needed: 90</extracomment><translation>Con el pozo, tus {ranks} serían {have} cartas; una combinación solo admite {need}.</translation>
    </message>
    <message>
        <source>no room in your {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>no hay sitio en tus {ranks}</translation>
    </message>
    <message>
        <source>The pile has no room in your meld of this rank.</source>
        <translation>El pozo no cabe en tu combinación de este valor.</translation>
    </message>
    <message>
        <source>The side’s {ranks} have no room for the top card and two more.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>En los {ranks} del bando no caben la carta de arriba y dos más.</translation>
    </message>
    <message>
        <source>With one card in your hand you cannot take a pile of one card.</source>
        <translation>Con una sola carta en la mano no puedes levantar un pozo de una carta.</translation>
    </message>
    <message>
        <source>not with one card</source>
        <translation>con una carta no</translation>
    </message>
    <message>
        <source>A player with one card cannot take a pile of one card.</source>
        <translation>Quien tiene una sola carta no puede levantar un pozo de una carta.</translation>
    </message>
    <message>
        <source>The stock is empty and your side has a meld for the top card. Take the pile.</source>
        <translation>El mazo está vacío y la carta de arriba va en una combinación de tu bando. Levanta el pozo.</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>levantar el pozo</translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards, one to discard and one to hold: you need %n canasta(s) to go out and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Guarda dos cartas, una para descartar y otra para quedarte: para cortar necesitas %n canasta y tienes {have}.</numerusform>
            <numerusform>Guarda dos cartas, una para descartar y otra para quedarte: para cortar necesitas %n canastas y tienes {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>keep two cards</source>
        <translation>guarda dos cartas</translation>
    </message>
    <message>
        <source>To go out you still need canastas: {kinds}.</source>
        <extracomment>{kinds}: kinds of canastas with their numbers, a list: 2 red, 3 black</extracomment><translation>Para cortar aún te faltan canastas: {kinds}.</translation>
    </message>
    <message>
        <source>canastas needed: {kinds}</source>
        <extracomment>{kinds}: kinds of canastas with their numbers, a list: 2 red, 3 black</extracomment><translation>faltan canastas: {kinds}</translation>
    </message>
    <message>
        <source>Keep one card: you need it for your last discard.</source>
        <translation>Guarda una carta: la necesitas para tu último descarte.</translation>
    </message>
    <message>
        <source>keep one to discard</source>
        <translation>guarda una para descartar</translation>
    </message>
    <message>
        <source>You cannot go out by discarding this card: {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>No puedes cortar descartando esta carta: {card}.</translation>
    </message>
    <message>
        <source>not as your last card</source>
        <translation>no como última carta</translation>
    </message>
    <message>
        <source>You cannot go out by discarding this card.</source>
        <translation>No puedes cortar descartando esta carta.</translation>
    </message>
    <message>
        <source>You cannot go out before your side has played from the foot.</source>
        <translation>No puedes cortar antes de que tu bando haya jugado con el pie.</translation>
    </message>
    <message>
        <source>foot not played</source>
        <translation>falta jugar el pie</translation>
    </message>
    <message>
        <source>You cannot go out while you hold threes: {have} left.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>No puedes cortar mientras tengas treses: quedan {have}.</translation>
    </message>
    <message>
        <source>threes held</source>
        <translation>quedan treses</translation>
    </message>
    <message>
        <source>{partner} said no, so you cannot go out this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} dijo que no: no puedes cortar este turno.</translation>
    </message>
    <message>
        <source>{partner} said no</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} dijo que no</translation>
    </message>
    <message>
        <source>{partner} said yes, so you must go out this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} dijo que sí: debes cortar este turno.</translation>
    </message>
    <message>
        <source>you must go out</source>
        <translation>debes cortar</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Pregúntale a tu compañero antes de cortar.</translation>
    </message>
    <message>
        <source>ask first</source>
        <translation>primero pregunta</translation>
    </message>
    <message>
        <source>There is no partner to ask in this game.</source>
        <translation>En este juego no hay compañero a quien preguntar.</translation>
    </message>
    <message>
        <source>no partner</source>
        <translation>sin compañero</translation>
    </message>
    <message>
        <source>You can ask only before you meld, and you have melded.</source>
        <translation>Solo puedes preguntar antes de bajar, y ya has bajado.</translation>
    </message>
    <message>
        <source>too late to ask</source>
        <translation>ya es tarde para preguntar</translation>
    </message>
    <message>
        <source>With one card left you can end this turn only by going out.</source>
        <translation>Con una sola carta solo puedes terminar este turno si cortas.</translation>
    </message>
    <message>
        <source>one card left</source>
        <translation>queda una carta</translation>
    </message>
    <message>
        <source>{partner} has already answered this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} ya respondió este turno.</translation>
    </message>
    <message>
        <source>already answered</source>
        <translation>ya respondió</translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round, and you have.</source>
        <translation>
            <numerusform>Solo puedes preguntar una vez por ronda, y ya lo hiciste.</numerusform>
            <numerusform>Solo puedes preguntar %n veces por ronda, y ya lo hiciste.</numerusform>
        </translation>
    </message>
    <message>
        <source>already asked</source>
        <translation>ya preguntaste</translation>
    </message>
    <message>
        <source>You cannot go out: not all your cards fit into melds.</source>
        <translation>No puedes cortar: no todas tus cartas caben en combinaciones.</translation>
    </message>
    <message>
        <source>you cannot go out</source>
        <translation>no puedes cortar</translation>
    </message>
    <message>
        <source>You cannot discard this card now: {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Ahora no puedes descartar esta carta: {card}.</translation>
    </message>
    <message>
        <source>cannot discard this</source>
        <translation>no se puede descartar</translation>
    </message>
    <message>
        <source>You cannot discard this card now.</source>
        <translation>Ahora no puedes descartar esta carta.</translation>
    </message>
    <message>
        <source>Select only one card to discard.</source>
        <translation>Selecciona una sola carta para descartar.</translation>
    </message>
    <message>
        <source>one card only</source>
        <translation>una sola carta</translation>
    </message>
    <message>
        <source>Red threes are never discarded.</source>
        <translation>Los treses rojos nunca se descartan.</translation>
    </message>
    <message>
        <source>never discarded</source>
        <translation>nunca se descarta</translation>
    </message>
    <message>
        <source>End your turn with a discard.</source>
        <translation>Termina tu turno con un descarte.</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>descarta una carta</translation>
    </message>
    <message>
        <source>These cards do not make that special hand.</source>
        <translation>Estas cartas no forman esa mano especial.</translation>
    </message>
    <message>
        <source>not that hand</source>
        <translation>no es esa mano</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Ahora no hay nada que elegir.</translation>
    </message>
    <message>
        <source>nothing to choose</source>
        <translation>nada que elegir</translation>
    </message>
    <message>
        <source>You cannot lay out this three now.</source>
        <translation>Ahora no puedes poner este tres en la mesa.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Todavía no es tu turno.</translation>
    </message>
    <message>
        <source>Draw or take the pile before you meld.</source>
        <translation>Roba o levanta el pozo antes de bajar.</translation>
    </message>
    <message>
        <source>Draw before you meld.</source>
        <translation>Roba antes de bajar.</translation>
    </message>
    <message>
        <source>Draw before you meld: you have no two natural {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Roba antes de bajar: no tienes dos {ranks} naturales para levantar el pozo.</translation>
    </message>
    <message>
        <source>To take the pile you must open first and hold two natural {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Para levantar el pozo debes bajarte antes y tener dos {ranks} naturales en la mano.</translation>
    </message>
    <message>
        <source>Meld the cards you put down before you discard, or take them back (Backspace).</source>
        <translation>Antes de descartar, baja las cartas preparadas o recógelas (Retroceso).</translation>
    </message>
    <message>
        <source>Take the pile first, or take your cards back (Backspace).</source>
        <translation>Primero levanta el pozo, o recoge tus cartas (Retroceso).</translation>
    </message>
    <message>
        <source>Deselect these cards: others in your hand take the pile.</source>
        <translation>Quita la selección: otras cartas de tu mano levantan el pozo.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot open with the top card: you need %n point(s).</source>
        <translation>
            <numerusform>Con la carta de arriba no llegas a %n punto para bajarte.</numerusform>
            <numerusform>Con la carta de arriba no llegas a %n puntos para bajarte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s); your hand has too few that fit.</source>
        <translation>
            <numerusform>Una combinación necesita al menos %n carta; en tu mano hay muy pocas que sirvan.</numerusform>
            <numerusform>Una combinación necesita al menos %n cartas; en tu mano hay muy pocas que sirvan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of wild cards needs at least %n card(s). Drop them on a meld, or add natural cards.</source>
        <translation>
            <numerusform>Una combinación de comodines necesita al menos %n carta. Ponlos en una combinación o agrega cartas naturales.</numerusform>
            <numerusform>Una combinación de comodines necesita al menos %n cartas. Ponlos en una combinación o agrega cartas naturales.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards go to different melds: add one after the other.</source>
        <translation>Estas cartas van a combinaciones distintas: agrégalas una tras otra.</translation>
    </message>
    <message>
        <source>Draw first. Only cards that match {card} take the pile.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Roba primero. Solo las cartas que casan con {card} levantan el pozo.</translation>
    </message>
    <message>
        <source>This sequence already has {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Esta escalera ya tiene {cards}.</translation>
    </message>
    <message>
        <source>Your side has no meld of {ranks} to add to.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Tu bando no tiene ninguna combinación de ese valor: {ranks}.</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>Esta partida se juega sin deshacer.</translation>
    </message>
    <message>
        <source>You have done nothing this turn that you can undo.</source>
        <translation>En este turno no hiciste nada que se pueda deshacer.</translation>
    </message>
    <message>
        <source>You cannot undo this: you have seen what you drew.</source>
        <translation>Esto no se puede deshacer: ya viste lo que robaste.</translation>
    </message>
    <message>
        <source>You cannot undo this: you have seen hidden cards.</source>
        <translation>Esto no se puede deshacer: viste cartas ocultas.</translation>
    </message>
    <message>
        <source>You cannot undo this: you asked your partner a question.</source>
        <translation>Esto no se puede deshacer: le preguntaste a tu compañero.</translation>
    </message>
    <message>
        <source>You cannot undo this: the round is over and counted.</source>
        <translation>Esto no se puede deshacer: la ronda terminó y está contada.</translation>
    </message>
    <message>
        <source>You cannot undo this: the next player has begun.</source>
        <translation>Esto no se puede deshacer: el siguiente jugador ya empezó.</translation>
    </message>
    <message>
        <source>You have not played in this round yet.</source>
        <translation>Todavía no jugaste en esta ronda.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>“{file}”: {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>“{file}”: {why}</translation>
    </message>
    <message>
        <source>Your progress in learning cannot be read and begins again. The file is now “{file}”.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>No se puede leer tu progreso y empieza de nuevo. El archivo se llama ahora “{file}”.</translation>
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
        <translation>La baraja no tiene las cartas de este juego.</translation>
    </message>
    <message>
        <source>Column {column} of “{excerpt}” cannot be read.</source>
        <extracomment>{column}: the number of a column in figures: 12
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c</extracomment><translation>No se puede leer la columna {column} de “{excerpt}”.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: the stock has fewer cards.</source>
        <extracomment>{action}: an action as files write it: discard 4c</extracomment><translation>“{action}” está mal: el mazo tiene menos cartas.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: no {card} is left.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>“{action}” está mal: ya no queda {card}.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: the next card of the stock is {card}.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>“{action}” está mal: la próxima carta del mazo es {card}.</translation>
    </message>
    <message>
        <source>“{action}” does not name every card that was drawn.</source>
        <extracomment>{action}: an action as files write it: discard 4c</extracomment><translation>“{action}” no nombra todas las cartas robadas.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: only {cards} would be drawn.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>“{action}” está mal: solo se robarían {cards}.</translation>
    </message>
    <message>
        <source>This file is not a Canasta game.</source>
        <translation>Este archivo no es una partida de Canasta.</translation>
    </message>
    <message>
        <source>The file must name each player once.</source>
        <translation>El archivo debe nombrar una vez a cada jugador.</translation>
    </message>
    <message>
        <source>Rounds must be written as [[round]].</source>
        <translation>Las rondas deben escribirse como [[round]].</translation>
    </message>
    <message>
        <source>A newer version of Canasta saved this game. Update Canasta to open it.</source>
        <translation>Una versión más nueva de Canasta guardó esta partida. Actualiza Canasta para abrirla.</translation>
    </message>
    <message>
        <source>The file has an unknown field, “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>El archivo tiene un campo desconocido, “{field}”.</translation>
    </message>
    <message>
        <source>The file does not name the ruleset.</source>
        <translation>El archivo no nombra el reglamento.</translation>
    </message>
    <message>
        <source>The ruleset cannot be read. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>No se puede leer el reglamento. {why}</translation>
    </message>
    <message>
        <source>“{field}” must list a text in quotes for each player.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>“{field}” debe tener un texto entre comillas para cada jugador.</translation>
    </message>
    <message>
        <source>The ruleset does not allow this number of players.</source>
        <translation>El reglamento no admite este número de jugadores.</translation>
    </message>
    <message>
        <source>The ruleset does not allow these sides.</source>
        <translation>El reglamento no admite estos bandos.</translation>
    </message>
    <message>
        <source>Round {round}: the dealer is not a seat of this game.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Ronda {round}: quien reparte no tiene asiento en esta partida.</translation>
    </message>
    <message>
        <source>Round {round}: “{field}” must be text in quotes.</source>
        <extracomment>{round}: the number of a round in figures: 3
{field}: a code in a file: target_score</extracomment><translation>Ronda {round}: “{field}” debe ser un texto entre comillas.</translation>
    </message>
    <message>
        <source>Round {round}: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{why}: a whole sentence that gives the reason</extracomment><translation>Ronda {round}: {why}</translation>
    </message>
    <message>
        <source>Round {round}, line {line}: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{line}: the number of a line in figures: 7
{why}: a whole sentence that gives the reason</extracomment><translation>Ronda {round}, línea {line}: {why}</translation>
    </message>
    <message>
        <source>Round {round}, line {line}: there is no seat {seat}.</source>
        <extracomment>{round}: the number of a round in figures: 3
{line}: the number of a line in figures: 7
{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Ronda {round}, línea {line}: no hay asiento {seat}.</translation>
    </message>
    <message>
        <source>Round {round}: the score must list a total for each side.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Ronda {round}: la puntuación debe tener un total para cada bando.</translation>
    </message>
    <message>
        <source>Round {round} has not ended, but the next one is dealt.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>La ronda {round} no terminó, pero la siguiente ya está repartida.</translation>
    </message>
    <message>
        <source>Round {round}, “{excerpt}”: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c
{why}: a whole sentence that gives the reason</extracomment><translation>Ronda {round}, “{excerpt}”: {why}</translation>
    </message>
    <message>
        <source>Round {round}, “{excerpt}”: the rules do not allow “{action}”.</source>
        <extracomment>{round}: the number of a round in figures: 3
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c
{action}: an action as files write it: discard 4c</extracomment><translation>Ronda {round}, “{excerpt}”: las reglas no permiten “{action}”.</translation>
    </message>
    <message>
        <source>Round {round} has a score, but has not ended.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>La ronda {round} tiene puntuación, pero no terminó.</translation>
    </message>
    <message>
        <source>Round {round} ended with another score than the file says.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>La ronda {round} terminó con otra puntuación que la del archivo.</translation>
    </message>
    <message>
        <source>This needs a foot, and nobody has one.</source>
        <translation>Esto necesita un pie, y nadie lo tiene.</translation>
    </message>
    <message>
        <source>The pile cannot be taken for a sequence: there are no sequences.</source>
        <translation>No se puede levantar el pozo para una escalera: no hay escaleras.</translation>
    </message>
    <message>
        <source>Nobody can play.</source>
        <translation>Nadie puede jugar.</translation>
    </message>
    <message>
        <source>The lone player needs a table of three, but three cannot play.</source>
        <translation>Jugar solo contra dos requiere una mesa de tres, pero tres no pueden jugar.</translation>
    </message>
    <message>
        <source>The lone player needs three players who each start alone.</source>
        <translation>Jugar solo contra dos requiere tres jugadores que empiecen cada uno solo.</translation>
    </message>
    <message>
        <source>Renewals are limited, but the pile never becomes the stock.</source>
        <translation>Las renovaciones tienen límite, pero el pozo nunca pasa a ser mazo.</translation>
    </message>
    <message>
        <source>A natural canasta cannot be larger than the largest meld.</source>
        <translation>Una canasta limpia no puede ser más grande que la combinación más grande.</translation>
    </message>
    <message>
        <source>A wild meld this small never becomes a canasta.</source>
        <translation>Una combinación de comodines tan pequeña nunca llega a canasta.</translation>
    </message>
    <message>
        <source>The minimum goes by the round in one place and by the score in the other.</source>
        <translation>El mínimo depende de la ronda en un lugar y de la puntuación en el otro.</translation>
    </message>
    <message>
        <source>Each row of the minimum must begin higher than the row above.</source>
        <translation>Cada fila del mínimo debe empezar más alto que la fila anterior.</translation>
    </message>
    <message>
        <source>To take only top cards of the pile, set how many, and the other way round.</source>
        <translation>Para tomar solo cartas de arriba del pozo, indica cuántas, y al revés.</translation>
    </message>
    <message>
        <source>The pile can be taken, but there is no way to take it.</source>
        <translation>El pozo se puede levantar, pero no hay manera de hacerlo.</translation>
    </message>
    <message>
        <source>Only a natural pair takes a frozen pile.</source>
        <translation>Un pozo congelado solo se levanta con un par natural.</translation>
    </message>
    <message>
        <source>A foot needs both a number of cards and a way to choose it.</source>
        <translation>Un pie necesita un número de cartas y una manera de elegirlo.</translation>
    </message>
    <message>
        <source>Wings need both a number of cards and a use.</source>
        <translation>Las alas necesitan un número de cartas y un uso.</translation>
    </message>
    <message>
        <source>22 cards are split into a hand of 11 and a foot of 11.</source>
        <translation>22 cartas se dividen en una mano de 11 y un pie de 11.</translation>
    </message>
    <message>
        <source>Going out needs a sequence canasta, and there are no sequences.</source>
        <translation>Para cortar hace falta una canasta de escalera, y no hay escaleras.</translation>
    </message>
    <message>
        <source>Going out needs a wild canasta, and there are no wild melds.</source>
        <translation>Para cortar hace falta una canasta de comodines, y no hay combinaciones de comodines.</translation>
    </message>
    <message>
        <source>You need a canasta with wild cards to go out, but no meld may contain any.</source>
        <translation>Para cortar hace falta una canasta con comodines, y las combinaciones no los aceptan.</translation>
    </message>
    <message>
        <source>You must ask your partner, but some players play alone.</source>
        <translation>Debes preguntarle a tu compañero, pero algunos juegan solos.</translation>
    </message>
    <message>
        <source>The game ends at a target score, and none is set.</source>
        <translation>La partida termina con una meta de puntos, y no hay ninguna.</translation>
    </message>
    <message>
        <source>The game ends after a number of rounds, and none is set.</source>
        <translation>La partida termina después de un número de rondas, y no hay ninguno.</translation>
    </message>
    <message>
        <source>{number} is too small. The smallest number is {least}.</source>
        <extracomment>{number}: a number in figures: 3
{least}: the smallest number, in figures: 1</extracomment><translation>{number} es muy poco. El número más bajo es {least}.</translation>
    </message>
    <message>
        <source>{number} is too large. The largest number is {most}.</source>
        <extracomment>{number}: a number in figures: 3
{most}: the largest number, in figures: 10</extracomment><translation>{number} es demasiado. El número más alto es {most}.</translation>
    </message>
    <message>
        <source>{players} cannot play: a table has two to eight players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>No pueden jugar {players}: en una mesa hay de dos a ocho jugadores.</translation>
    </message>
    <message>
        <source>Choose the sides for {players} players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Elige los bandos para {players} jugadores.</translation>
    </message>
    <message>
        <source>There are sides for {players} players, but {players} cannot play.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Hay bandos para {players} jugadores, pero {players} no pueden jugar.</translation>
    </message>
    <message>
        <source>{players} players cannot form these sides: {seating}.</source>
        <extracomment>{players}: a number of players in figures: 4
{seating}: who plays together, after a colon: pairs</extracomment><translation>{players} jugadores no pueden formar estos bandos: {seating}.</translation>
    </message>
    <message>
        <source>There is no number for {players} players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>No hay número para {players} jugadores.</translation>
    </message>
    <message>
        <source>There is no value for these sides: {seating}.</source>
        <extracomment>{seating}: who plays together, after a colon: pairs</extracomment><translation>No hay valor para estos bandos: {seating}.</translation>
    </message>
    <message>
        <source>Melds of fewer than {canasta} cards never become canastas.</source>
        <extracomment>{canasta}: the cards of a canasta in figures: 7</extracomment><translation>Las combinaciones de menos de {canasta} cartas nunca llegan a canasta.</translation>
    </message>
    <message>
        <source>A meld of at most {limit} cards cannot hold {naturals} natural cards.</source>
        <extracomment>{limit}: the most cards in a meld, in figures: 7
{naturals}: a number of natural cards in figures: 5</extracomment><translation>Una combinación de {limit} cartas como máximo no puede tener {naturals} naturales.</translation>
    </message>
    <message>
        <source>A meld of at most {limit} cards has no room for {wild} wild cards beside the natural ones.</source>
        <extracomment>{limit}: the most cards in a meld, in figures: 7
{wild}: a number of wild cards in figures: 3</extracomment><translation>En una combinación de {limit} cartas como máximo no caben {wild} comodines junto a las naturales.</translation>
    </message>
    <message>
        <source>With {wild} wild cards, a meld of at most {limit} cards cannot hold {naturals} natural ones.</source>
        <extracomment>{wild}: a number of wild cards in figures: 3
{limit}: the most cards in a meld, in figures: 7
{naturals}: a number of natural cards in figures: 5</extracomment><translation>Con {wild} comodines, una combinación de {limit} cartas como máximo no puede tener {naturals} naturales.</translation>
    </message>
    <message>
        <source>Players and packs</source>
        <translation>Jugadores y barajas</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Valor de las cartas</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <source>Initial meld</source>
        <translation>Bajada</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Levantar el pozo</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Bonuses and penalties</source>
        <translation>Premios y penalizaciones</translation>
    </message>
    <message>
        <source>Scoring a round</source>
        <translation>Recuento de la ronda</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>With {players} players the deal takes every card: none is left to draw.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Con {players} jugadores se reparten todas las cartas: no queda ninguna para robar.</translation>
    </message>
    <message>
        <source>The packs have only {copies} cards of each rank.</source>
        <extracomment>{copies}: a number of cards in figures: 8</extracomment><translation>Las barajas solo tienen {copies} cartas de cada valor.</translation>
    </message>
    <message>
        <source>No canasta is possible: there are only {copies} cards of a rank.</source>
        <extracomment>{copies}: a number of cards in figures: 8</extracomment><translation>No hay canasta posible: solo hay {copies} cartas de cada valor.</translation>
    </message>
    <message>
        <source>A wild canasta needs seven wild cards. The packs have {number}.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Una canasta de comodines necesita siete comodines. Las barajas tienen {number}.</translation>
    </message>
    <message>
        <source>Canastas needed to go out: {number}. The packs allow {most}.</source>
        <extracomment>{number}: a number in figures: 3
{most}: the largest number, in figures: 10</extracomment><translation>Canastas necesarias para cortar: {number}. Posibles con estas barajas: {most}.</translation>
    </message>
    <message>
        <source>No initial meld is worth {number} points: all cards together are worth {points}.</source>
        <extracomment>{number}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>Ninguna bajada vale {number} puntos: todas las cartas juntas valen {points}.</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta limpia</translation>
    </message>
    <message>
        <source>How many points is a canasta without wild cards worth?</source>
        <translation>¿Cuántos puntos vale una canasta sin comodines?</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta sucia</translation>
    </message>
    <message>
        <source>How many points is a canasta with wild cards worth?</source>
        <translation>¿Cuántos puntos vale una canasta con comodines?</translation>
    </message>
    <message>
        <source>Sequence canasta</source>
        <translation>Canasta de escalera</translation>
    </message>
    <message>
        <source>How many points is a sequence canasta worth?</source>
        <translation>¿Cuántos puntos vale una canasta de escalera?</translation>
    </message>
    <message>
        <source>Wild canastas</source>
        <translation>Canastas de comodines</translation>
    </message>
    <message>
        <source>How many points is a wild canasta worth?</source>
        <translation>¿Cuántos puntos vale una canasta de comodines?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>none of them</comment>
        <translation>Ninguna</translation>
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
        <translation>Brasileña</translation>
    </message>
    <message>
        <source>Uruguayan</source>
        <translation>Uruguaya</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiana</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familiar</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boat</translation>
    </message>
    <message>
        <source>Wild canastas only when out</source>
        <translation>De comodines, solo si cortas</translation>
    </message>
    <message>
        <source>Does only the side that goes out score its wild canastas?</source>
        <translation>¿Solo cobra sus canastas de comodines el bando que corta?</translation>
    </message>
    <message>
        <source>Every side scores its wild canastas.</source>
        <translation>Todos los bandos cobran sus canastas de comodines.</translation>
    </message>
    <message>
        <source>Only the side that goes out scores its wild canastas.</source>
        <translation>Solo el bando que corta cobra sus canastas de comodines.</translation>
    </message>
    <message>
        <source>Natural canastas of some ranks</source>
        <translation>Canastas limpias de ciertos valores</translation>
    </message>
    <message>
        <source>How many points are natural canastas of certain ranks worth?</source>
        <translation>¿Cuántos puntos valen las canastas limpias de ciertos valores?</translation>
    </message>
    <message>
        <source>Many canastas</source>
        <translation>Muchas canastas</translation>
    </message>
    <message>
        <source>How many points are many canastas in one round worth?</source>
        <translation>¿Cuántos puntos valen muchas canastas en una ronda?</translation>
    </message>
    <message>
        <source>Five natural canastas 2,000 · four natural and one mixed 1,000 · ten of any kind another 2,000</source>
        <translation>Cinco canastas limpias 2.000 · cuatro limpias y una sucia 1.000 · diez cualesquiera, otros 2.000</translation>
    </message>
    <message>
        <source>Canasta from the hand</source>
        <translation>Canasta de mano</translation>
    </message>
    <message>
        <source>How many points is a canasta melded at once from the hand worth?</source>
        <translation>¿Cuántos puntos vale una canasta bajada de una vez desde la mano?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished natural meld</source>
        <translation>Penalización por combinación limpia sin terminar</translation>
    </message>
    <message>
        <source>What does a meld cost that had to be natural and is no canasta?</source>
        <translation>¿Qué cuesta una combinación que debía ser limpia y no llegó a canasta?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished wild meld</source>
        <translation>Penalización por comodines sin terminar</translation>
    </message>
    <message>
        <source>What does a wild meld cost that is no canasta at the end?</source>
        <translation>¿Qué cuesta una combinación de comodines que al final no es canasta?</translation>
    </message>
    <message>
        <source>Penalty for too many of a kind</source>
        <translation>Penalización por demasiadas cartas iguales</translation>
    </message>
    <message>
        <source>Which cards cost extra if you are left with too many?</source>
        <translation>¿Qué cartas cuestan más si te quedan demasiadas?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished sequence</source>
        <translation>Penalización por escalera sin terminar</translation>
    </message>
    <message>
        <source>What does a sequence cost that is not complete at the end?</source>
        <translation>¿Qué cuesta una escalera que al final no está completa?</translation>
    </message>
    <message>
        <source>Black threes set aside</source>
        <translation>Treses negros apartados</translation>
    </message>
    <message>
        <source>How many points are black threes set aside worth?</source>
        <translation>¿Cuántos puntos valen los treses negros apartados?</translation>
    </message>
    <message>
        <source>5 each, all four 100</source>
        <translation>5 cada uno, los cuatro 100</translation>
    </message>
    <message>
        <source>Red three on a canasta</source>
        <translation>Tres rojo sobre una canasta</translation>
    </message>
    <message>
        <source>How many points is a red three on a canasta worth?</source>
        <translation>¿Cuántos puntos vale un tres rojo sobre una canasta?</translation>
    </message>
    <message>
        <source>Penalty for a partner still in the hand</source>
        <translation>Penalización por compañero en la mano</translation>
    </message>
    <message>
        <source>What does it cost to go out while a partner has not reached the foot?</source>
        <translation>¿Qué cuesta cortar si un compañero aún no llegó a su pie?</translation>
    </message>
    <message>
        <source>Forbidden discards</source>
        <translation>Descartes prohibidos</translation>
    </message>
    <message>
        <source>Which cards can you not discard?</source>
        <translation>¿Qué cartas no puedes descartar?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Ninguna carta</translation>
    </message>
    <message>
        <source>You can discard any card.</source>
        <translation>Puedes descartar cualquier carta.</translation>
    </message>
    <message>
        <source>The American list</source>
        <translation>La lista americana</translation>
    </message>
    <message>
        <source>Discard a three only as your last card. Discard a wild card only if you hold no natural card. Start the pile with an ace or seven only if you hold no other natural card.</source>
        <translation>Descarta un tres solo como última carta. Descarta un comodín solo si no tienes ninguna carta natural. Empieza el pozo con un as o un siete solo si no tienes otra carta natural.</translation>
    </message>
    <message>
        <source>Black threes in first turns</source>
        <translation>Treses negros en el primer turno</translation>
    </message>
    <message>
        <source>Are black threes forbidden in your first turn?</source>
        <translation>¿Están prohibidos los treses negros en tu primer turno?</translation>
    </message>
    <message>
        <source>You can discard a black three from your first turn on.</source>
        <translation>Puedes descartar un tres negro desde tu primer turno.</translation>
    </message>
    <message>
        <source>You cannot discard a black three in your first turn.</source>
        <translation>No puedes descartar un tres negro en tu primer turno.</translation>
    </message>
    <message>
        <source>Turn without a discard</source>
        <translation>Turno sin descarte</translation>
    </message>
    <message>
        <source>Can you end a turn in the foot without a discard?</source>
        <translation>¿Puedes terminar un turno sin descarte cuando juegas del pie?</translation>
    </message>
    <message>
        <source>Every turn ends with a discard.</source>
        <translation>Todo turno termina con un descarte.</translation>
    </message>
    <message>
        <source>In the foot you can keep a card and end a turn without discard.</source>
        <translation>Con el pie puedes guardar una carta y terminar el turno sin descarte.</translation>
    </message>
    <message>
        <source>What are red threes for?</source>
        <translation>¿Para qué sirven los treses rojos?</translation>
    </message>
    <message>
        <source>Laid out and replaced at once</source>
        <translation>Se ponen en la mesa y se reponen enseguida</translation>
    </message>
    <message>
        <source>Lay out a red three as soon as you get it, and draw another card.</source>
        <translation>Pon el tres rojo en la mesa en cuanto lo recibas y roba otra carta.</translation>
    </message>
    <message>
        <source>Can be laid out and replaced</source>
        <translation>Se pueden poner en la mesa y reponer</translation>
    </message>
    <message>
        <source>You can lay out and replace red threes in your turn.</source>
        <translation>En tu turno puedes poner en la mesa los treses rojos y reponerlos.</translation>
    </message>
    <message>
        <source>Useless</source>
        <translation>Inútiles</translation>
    </message>
    <message>
        <source>Red threes cannot be laid out.</source>
        <translation>Los treses rojos no se ponen en la mesa.</translation>
    </message>
    <message>
        <source>Can go on a canasta</source>
        <translation>Pueden ir sobre una canasta</translation>
    </message>
    <message>
        <source>You can put a red three from your hand on one of your canastas.</source>
        <translation>Puedes poner un tres rojo de tu mano sobre una de tus canastas.</translation>
    </message>
    <message>
        <source>Dealt red threes</source>
        <translation>Treses rojos repartidos</translation>
    </message>
    <message>
        <source>When are dealt red threes laid out?</source>
        <translation>¿Cuándo se ponen en la mesa los treses rojos repartidos?</translation>
    </message>
    <message>
        <source>In the player’s first turn</source>
        <translation>En el primer turno del jugador</translation>
    </message>
    <message>
        <source>Dealt red threes are laid out in the player’s first turn.</source>
        <translation>Cada jugador pone en la mesa sus treses rojos repartidos en su primer turno.</translation>
    </message>
    <message>
        <source>Right after the deal</source>
        <translation>Justo después de repartir</translation>
    </message>
    <message>
        <source>Dealt red threes are laid out and replaced before anyone plays.</source>
        <translation>Los treses rojos repartidos se ponen en la mesa y se reponen antes de jugar.</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Treses negros</translation>
    </message>
    <message>
        <source>What are black threes for?</source>
        <translation>¿Para qué sirven los treses negros?</translation>
    </message>
    <message>
        <source>They block the pile</source>
        <translation>Tapan el pozo</translation>
    </message>
    <message>
        <source>A discarded black three blocks the pile for the next player.</source>
        <translation>Un tres negro descartado tapa el pozo para el próximo jugador.</translation>
    </message>
    <message>
        <source>Laid out and counted</source>
        <translation>Van a la mesa y cuentan</translation>
    </message>
    <message>
        <source>Black threes are laid out and count like red threes.</source>
        <translation>Los treses negros van a la mesa y cuentan como los rojos.</translation>
    </message>
    <message>
        <source>Only discards</source>
        <translation>Solo para descartar</translation>
    </message>
    <message>
        <source>Black threes are only good as discards.</source>
        <translation>Los treses negros solo sirven para descartar.</translation>
    </message>
    <message>
        <source>Points for threes</source>
        <translation>Puntos por los treses</translation>
    </message>
    <message>
        <source>How many points are the threes laid out worth?</source>
        <translation>¿Cuántos puntos valen los treses puestos en la mesa?</translation>
    </message>
    <message>
        <source>What threes need to count</source>
        <translation>Qué hace falta para que cuenten</translation>
    </message>
    <message>
        <source>What does a side need for its threes to count in its favour?</source>
        <translation>¿Qué necesita un bando para que sus treses cuenten a favor?</translation>
    </message>
    <message>
        <source>A meld</source>
        <translation>Una combinación</translation>
    </message>
    <message>
        <source>They count for a side with a meld.</source>
        <translation>Cuentan para un bando que tiene una combinación.</translation>
    </message>
    <message>
        <source>One canasta</source>
        <translation>Una canasta</translation>
    </message>
    <message>
        <source>They count for a side with a canasta.</source>
        <translation>Cuentan para un bando que tiene una canasta.</translation>
    </message>
    <message>
        <source>Two canastas</source>
        <translation>Dos canastas</translation>
    </message>
    <message>
        <source>They count for a side with two or more canastas.</source>
        <translation>Cuentan para un bando que tiene dos canastas o más.</translation>
    </message>
    <message>
        <source>Threes otherwise</source>
        <translation>Los treses, si falta eso</translation>
    </message>
    <message>
        <source>What do threes count for a side that lacks it?</source>
        <translation>¿Cuánto cuentan los treses para un bando al que le falta eso?</translation>
    </message>
    <message>
        <source>Against the side</source>
        <translation>En contra del bando</translation>
    </message>
    <message>
        <source>Otherwise the same points count against the side.</source>
        <translation>Si no, los mismos puntos cuentan en contra del bando.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Otherwise they count nothing.</source>
        <translation>Si no, no cuentan nada.</translation>
    </message>
    <message>
        <source>Against the side without a canasta</source>
        <translation>En contra del bando sin canasta</translation>
    </message>
    <message>
        <source>With one canasta they count nothing, without one they count against the side.</source>
        <translation>Con una sola canasta no cuentan nada; sin ella cuentan en contra del bando.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Cartas que se roban por turno</translation>
    </message>
    <message>
        <source>How many cards do you draw from the stock?</source>
        <translation>¿Cuántas cartas robas del mazo?</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translation>Mazo vacío</translation>
    </message>
    <message>
        <source>What happens when the stock is empty?</source>
        <translation>¿Qué pasa cuando se acaba el mazo?</translation>
    </message>
    <message>
        <source>Play on while the pile is taken</source>
        <translation>Seguir mientras se levante el pozo</translation>
    </message>
    <message>
        <source>When the stock is empty, players keep taking the pile. The round ends when a player does not take it.</source>
        <translation>Cuando se acaba el mazo, los jugadores siguen levantando el pozo. La ronda termina cuando un jugador no lo levanta.</translation>
    </message>
    <message>
        <source>Turn the pile over</source>
        <translation>Dar la vuelta al pozo</translation>
    </message>
    <message>
        <source>An empty stock is replaced by the pile, its oldest card on top.</source>
        <translation>El pozo reemplaza al mazo vacío, con su carta más antigua arriba.</translation>
    </message>
    <message>
        <source>Finish that turn</source>
        <translation>Terminar ese turno</translation>
    </message>
    <message>
        <source>The player who draws the last card finishes the turn. Then the round ends.</source>
        <translation>Quien roba la última carta termina su turno. Después termina la ronda.</translation>
    </message>
    <message>
        <source>Forced to take the pile</source>
        <translation>Obligación de levantar el pozo</translation>
    </message>
    <message>
        <source>With an empty stock, must you take a discard that fits a meld?</source>
        <translation>Con el mazo vacío, ¿debes levantar un descarte que va en una combinación?</translation>
    </message>
    <message>
        <source>With the stock empty, you can refuse the pile and so end the round.</source>
        <translation>Con el mazo vacío puedes dejar el pozo y así terminar la ronda.</translation>
    </message>
    <message>
        <source>With the stock empty, you must take a top card that fits one of your melds. You can refuse a frozen pile.</source>
        <translation>Con el mazo vacío debes levantar el pozo si su carta de arriba va en una de tus combinaciones. Si está congelado, puedes dejarlo.</translation>
    </message>
    <message>
        <source>Red three as the last card</source>
        <translation>Tres rojo como última carta</translation>
    </message>
    <message>
        <source>What if the last card of the stock is a red three?</source>
        <translation>¿Qué pasa si la última carta del mazo es un tres rojo?</translation>
    </message>
    <message>
        <source>It ends the round</source>
        <translation>Termina la ronda</translation>
    </message>
    <message>
        <source>A red three as the last card of the stock ends the round at once.</source>
        <translation>Un tres rojo como última carta del mazo termina la ronda enseguida.</translation>
    </message>
    <message>
        <source>It ends the round if drawn alone</source>
        <translation>Termina la ronda si se roba solo</translation>
    </message>
    <message>
        <source>A red three alone as the last card of the stock ends the round.</source>
        <translation>Un tres rojo robado solo, como última carta del mazo, termina la ronda.</translation>
    </message>
    <message>
        <source>The turn goes on</source>
        <translation>El turno sigue</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, your turn goes on.</source>
        <translation>Si la última carta del mazo es un tres rojo, tu turno sigue.</translation>
    </message>
    <message>
        <source>Renewals of the stock</source>
        <translation>Renovaciones del mazo</translation>
    </message>
    <message>
        <source>How often can the pile become the stock?</source>
        <translation>¿Cuántas veces puede el pozo volver a ser mazo?</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Points of an eight</source>
        <translation>Puntos de un ocho</translation>
    </message>
    <message>
        <source>How many points is an eight worth?</source>
        <translation>¿Cuántos puntos vale un ocho?</translation>
    </message>
    <message>
        <source>Points of a melded black three</source>
        <translation>Puntos de un tres negro bajado</translation>
    </message>
    <message>
        <source>How many points is a melded black three worth?</source>
        <translation>¿Cuántos puntos vale un tres negro bajado?</translation>
    </message>
    <message>
        <source>Penalty for a black three left in hand</source>
        <translation>Penalización por tres negro en la mano</translation>
    </message>
    <message>
        <source>How many points does a black three left in hand cost?</source>
        <translation>¿Cuántos puntos cuesta un tres negro que queda en la mano?</translation>
    </message>
    <message>
        <source>Penalty for a red three left in hand</source>
        <translation>Penalización por tres rojo en la mano</translation>
    </message>
    <message>
        <source>How many points does a red three left in hand or foot cost?</source>
        <translation>¿Cuántos puntos cuesta un tres rojo que queda en la mano o en el pie?</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Canastas limpias</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <translation>Canastas sucias</translation>
    </message>
    <message>
        <source>Red canastas</source>
        <translation>Canastas rojas</translation>
    </message>
    <message>
        <source>Black canastas</source>
        <translation>Canastas negras</translation>
    </message>
    <message>
        <source>Sequence canastas</source>
        <translation>Canastas de escalera</translation>
    </message>
    <message>
        <source>Canastas of sevens</source>
        <translation>Canastas de sietes</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>Canastas para cortar</translation>
    </message>
    <message>
        <source>How many canastas does a side need to go out?</source>
        <translation>¿Cuántas canastas necesita un bando para cortar?</translation>
    </message>
    <message>
        <source>Kinds of canastas to go out</source>
        <translation>Tipos de canastas para cortar</translation>
    </message>
    <message>
        <source>Which kinds of canastas must be among them?</source>
        <translation>¿Qué tipos de canastas debe haber entre ellas?</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Último descarte</translation>
    </message>
    <message>
        <source>Must you discard your last card?</source>
        <translation>¿Debes descartar tu última carta?</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>No hace falta</translation>
    </message>
    <message>
        <source>You can meld or discard your last card.</source>
        <translation>Puedes bajar o descartar tu última carta.</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>You must discard your last card.</source>
        <translation>Debes descartar tu última carta.</translation>
    </message>
    <message>
        <source>Last discard that fits</source>
        <translation>Último descarte que se puede bajar</translation>
    </message>
    <message>
        <source>Is a card that fits your melds forbidden as last discard?</source>
        <translation>¿Está prohibido como último descarte lo que va en tus combinaciones?</translation>
    </message>
    <message>
        <source>Your last discard can be a card that fits one of your melds.</source>
        <translation>Tu último descarte puede ser una carta que va en tus combinaciones.</translation>
    </message>
    <message>
        <source>Your last discard cannot be a card that fits one of your melds.</source>
        <translation>Tu último descarte no puede ser una carta que va en tus combinaciones.</translation>
    </message>
    <message>
        <source>Forbidden last discards</source>
        <translation>Últimos descartes prohibidos</translation>
    </message>
    <message>
        <source>Which cards cannot be your last discard?</source>
        <translation>¿Qué cartas no pueden ser tu último descarte?</translation>
    </message>
    <message>
        <source>Your last discard cannot be a three.</source>
        <translation>Tu último descarte no puede ser un tres.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Comodines</translation>
    </message>
    <message>
        <source>Your last discard cannot be a wild card.</source>
        <translation>Tu último descarte no puede ser un comodín.</translation>
    </message>
    <message>
        <source>Permission to go out</source>
        <translation>Permiso para cortar</translation>
    </message>
    <message>
        <source>Do you ask your partner before you go out?</source>
        <translation>¿Le preguntas a tu compañero antes de cortar?</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Sin preguntar</translation>
    </message>
    <message>
        <source>You go out without asking your partner.</source>
        <translation>Cortas sin preguntarle a tu compañero.</translation>
    </message>
    <message>
        <source>Can be asked</source>
        <translation>Se puede preguntar</translation>
    </message>
    <message>
        <source>Before you meld, you can ask your partner “May I go out?”. The answer binds you.</source>
        <translation>Antes de bajar puedes preguntarle a tu compañero: “¿Puedo cortar?”. La respuesta te obliga.</translation>
    </message>
    <message>
        <source>Must be asked</source>
        <translation>Hay que preguntar</translation>
    </message>
    <message>
        <source>You must ask your partner “May I go out?”. The answer binds you.</source>
        <translation>Debes preguntarle a tu compañero: “¿Puedo cortar?”. La respuesta te obliga.</translation>
    </message>
    <message>
        <source>Questions in a round</source>
        <translation>Preguntas por ronda</translation>
    </message>
    <message>
        <source>How often can a player ask in a round?</source>
        <translation>¿Cuántas veces puede preguntar un jugador en una ronda?</translation>
    </message>
    <message>
        <source>Foot when going out</source>
        <translation>El pie al cortar</translation>
    </message>
    <message>
        <source>Who must have reached the foot to go out?</source>
        <translation>¿Quién debe haber llegado al pie para cortar?</translation>
    </message>
    <message>
        <source>No matter</source>
        <translation>No importa</translation>
    </message>
    <message>
        <source>Hand and foot do not matter for going out.</source>
        <translation>La mano y el pie no importan para cortar.</translation>
    </message>
    <message>
        <source>The player is in the foot</source>
        <translation>El jugador está en el pie</translation>
    </message>
    <message>
        <source>To go out you must play from your foot; your partner need not.</source>
        <translation>Para cortar debes jugar con tu pie; tu compañero, no.</translation>
    </message>
    <message>
        <source>All have played from the foot</source>
        <translation>Todos han jugado con el pie</translation>
    </message>
    <message>
        <source>To go out, you and your partners must have played from the foot.</source>
        <translation>Para cortar, tú y tus compañeros deben haber jugado con el pie.</translation>
    </message>
    <message>
        <source>All are in the foot</source>
        <translation>Todos están en el pie</translation>
    </message>
    <message>
        <source>To go out, you and your partners must have picked up the foot.</source>
        <translation>Para cortar, tú y tus compañeros deben haber tomado el pie.</translation>
    </message>
    <message>
        <source>No threes when going out</source>
        <translation>Sin treses al cortar</translation>
    </message>
    <message>
        <source>Who must be free of threes when a side goes out?</source>
        <translation>¿Quién no debe tener treses cuando un bando corta?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Threes in hand do not stop you going out.</source>
        <translation>Puedes cortar aunque alguien tenga treses.</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>El jugador</translation>
    </message>
    <message>
        <source>To go out you must hold no threes.</source>
        <translation>Para cortar no debes tener treses.</translation>
    </message>
    <message>
        <source>The whole side</source>
        <translation>Todo el bando</translation>
    </message>
    <message>
        <source>To go out, you and your partners must hold no threes.</source>
        <translation>Para cortar, ni tú ni tus compañeros deben tener treses.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Puntos por cortar</translation>
    </message>
    <message>
        <source>How many points is going out worth?</source>
        <translation>¿Cuántos puntos vale cortar?</translation>
    </message>
    <message>
        <source>Points for going out concealed</source>
        <translation>Puntos por corte oculto</translation>
    </message>
    <message>
        <source>How many points is going out concealed worth instead?</source>
        <translation>¿Cuántos puntos vale en su lugar el corte oculto?</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Corte oculto</translation>
    </message>
    <message>
        <source>When is going out concealed?</source>
        <translation>¿Cuándo es oculto el corte?</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Going out concealed earns nothing extra.</source>
        <translation>El corte oculto no da puntos extra.</translation>
    </message>
    <message>
        <source>In one turn, with a canasta</source>
        <translation>En un turno, con una canasta</translation>
    </message>
    <message>
        <source>You go out concealed if you had melded nothing before and complete a canasta of your own. You add to no meld that was on the table.</source>
        <translation>El corte es oculto si antes no habías bajado nada y completas una canasta propia. No agregas nada a combinaciones que ya estaban en la mesa.</translation>
    </message>
    <message>
        <source>In one turn</source>
        <translation>En un turno</translation>
    </message>
    <message>
        <source>You go out concealed if you had melded nothing before that turn.</source>
        <translation>El corte es oculto si no habías bajado nada antes de ese turno.</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Manos especiales</translation>
    </message>
    <message>
        <source>Which whole hands score on their own?</source>
        <translation>¿Qué manos enteras puntúan por sí solas?</translation>
    </message>
    <message>
        <source>Straight (one of each rank and a joker) 3,000 · seven pairs 2,500, with twos, sevens and aces among them 2,000 · garbage (4 + 4 + 3 + 3 of a kind) 2,000</source>
        <translation>Escalera completa (una carta de cada valor y un joker) 3.000 · siete pares 2.500, con doses, sietes y ases 2.000 · basura (4 + 4 + 3 + 3 iguales) 2.000</translation>
    </message>
    <message>
        <source>Canastas that win the game</source>
        <translation>Canastas que ganan la partida</translation>
    </message>
    <message>
        <source>How many canastas in one round win the game at once?</source>
        <translation>¿Cuántas canastas en una ronda ganan la partida enseguida?</translation>
    </message>
    <message>
        <source>Points for that win</source>
        <translation>Puntos por esa victoria</translation>
    </message>
    <message>
        <source>How many points does that win add?</source>
        <translation>¿Cuántos puntos agrega esa victoria?</translation>
    </message>
    <message>
        <source>Melded cards count</source>
        <translation>Las cartas bajadas cuentan</translation>
    </message>
    <message>
        <source>What do melded cards count?</source>
        <translation>¿Cómo cuentan las cartas bajadas?</translation>
    </message>
    <message>
        <source>For the side</source>
        <translation>A favor del bando</translation>
    </message>
    <message>
        <source>Melded cards count for your side, cards left in hand against it.</source>
        <translation>Las cartas bajadas cuentan a favor de tu bando; las que quedan en la mano, en contra.</translation>
    </message>
    <message>
        <source>Against a side without a canasta</source>
        <translation>En contra de un bando sin canasta</translation>
    </message>
    <message>
        <source>Without a canasta, your melded cards count against your side.</source>
        <translation>Sin canasta, tus cartas bajadas cuentan en contra de tu bando.</translation>
    </message>
    <message>
        <source>Nothing for a side without a canasta</source>
        <translation>Nada para un bando sin canasta</translation>
    </message>
    <message>
        <source>Without a canasta, your melded cards count nothing.</source>
        <translation>Sin canasta, tus cartas bajadas no cuentan nada.</translation>
    </message>
    <message>
        <source>Rounds without going out</source>
        <translation>Rondas sin corte</translation>
    </message>
    <message>
        <source>Does a round count if nobody goes out?</source>
        <translation>¿Cuenta una ronda si no corta nadie?</translation>
    </message>
    <message>
        <source>A round that nobody goes out of counts nothing.</source>
        <translation>Una ronda en la que no corta nadie no cuenta nada.</translation>
    </message>
    <message>
        <source>A round also counts if nobody goes out.</source>
        <translation>Una ronda cuenta también si no corta nadie.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>What ends the game?</source>
        <translation>¿Qué termina la partida?</translation>
    </message>
    <message>
        <source>The target score</source>
        <translation>La meta de puntos</translation>
    </message>
    <message>
        <source>The game ends when a side reaches the target score.</source>
        <translation>La partida termina cuando un bando llega a la meta.</translation>
    </message>
    <message>
        <source>A number of rounds</source>
        <translation>Un número de rondas</translation>
    </message>
    <message>
        <source>The game ends after a fixed number of rounds.</source>
        <translation>La partida termina después de un número fijo de rondas.</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Meta de puntos</translation>
    </message>
    <message>
        <source>How many points does a side need to win?</source>
        <translation>¿Cuántos puntos necesita un bando para ganar?</translation>
    </message>
    <message>
        <source>Rounds in a game</source>
        <translation>Rondas de la partida</translation>
    </message>
    <message>
        <source>How many rounds are played?</source>
        <translation>¿Cuántas rondas se juegan?</translation>
    </message>
    <message>
        <source>Both sides at the target</source>
        <translation>Ambos bandos en la meta</translation>
    </message>
    <message>
        <source>What if more than one side reaches the target in a round?</source>
        <translation>¿Y si varios bandos llegan a la meta en una ronda?</translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation>Gana el total más alto</translation>
    </message>
    <message>
        <source>If more than one side reaches the target, the higher total wins.</source>
        <translation>Si varios bandos llegan a la meta, gana el total más alto.</translation>
    </message>
    <message>
        <source>Another round decides</source>
        <translation>Decide otra ronda</translation>
    </message>
    <message>
        <source>If more than one side reaches the target in a round, one more round is played. Then the higher total wins.</source>
        <translation>Si varios bandos llegan a la meta en una ronda, se juega una más. Después gana el total más alto.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>If more than one side reaches the target, the game is a tie.</source>
        <translation>Si varios bandos llegan a la meta, la partida queda empatada.</translation>
    </message>
    <message>
        <source>Tied scores</source>
        <translation>Empate a puntos</translation>
    </message>
    <message>
        <source>What if the best scores are equal at the end?</source>
        <translation>¿Qué pasa si al final hay empate en el primer lugar?</translation>
    </message>
    <message>
        <source>Another round is played</source>
        <translation>Se juega otra ronda</translation>
    </message>
    <message>
        <source>If the best scores are equal, another round is played.</source>
        <translation>Si hay empate en el primer lugar, se juega otra ronda.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>Se comparte la victoria</translation>
    </message>
    <message>
        <source>If the best scores are equal, the win is shared.</source>
        <translation>Si hay empate en el primer lugar, se comparte la victoria.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Unless opened with wild cards</source>
        <translation>Salvo bajada con comodines</translation>
    </message>
    <message>
        <source>Most wild cards in a meld</source>
        <translation>Comodines por combinación, máximo</translation>
    </message>
    <message>
        <source>How many wild cards can a meld hold?</source>
        <translation>¿Cuántos comodines puede tener una combinación?</translation>
    </message>
    <message>
        <source>Ratio of wild to natural cards</source>
        <translation>Comodines y naturales</translation>
    </message>
    <message>
        <source>How many natural cards does a wild card need?</source>
        <translation>¿Cuántas cartas naturales necesita un comodín?</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Sin proporción</translation>
    </message>
    <message>
        <source>Only the number of wild cards in a meld is limited.</source>
        <translation>Solo hay un límite de comodines por combinación.</translation>
    </message>
    <message>
        <source>No more wild than natural</source>
        <translation>No más comodines que naturales</translation>
    </message>
    <message>
        <source>A meld never holds more wild cards than natural ones.</source>
        <translation>Una combinación nunca tiene más comodines que naturales.</translation>
    </message>
    <message>
        <source>Fewer wild than natural</source>
        <translation>Menos comodines que naturales</translation>
    </message>
    <message>
        <source>A meld always holds fewer wild cards than natural ones.</source>
        <translation>Una combinación siempre tiene menos comodines que naturales.</translation>
    </message>
    <message>
        <source>Two natural for each wild</source>
        <translation>Dos naturales por comodín</translation>
    </message>
    <message>
        <source>A meld needs two natural cards for each wild card.</source>
        <translation>Una combinación necesita dos cartas naturales por cada comodín.</translation>
    </message>
    <message>
        <source>Natural cards in a canasta</source>
        <translation>Naturales en una canasta</translation>
    </message>
    <message>
        <source>How many natural cards does a canasta need?</source>
        <translation>¿Cuántas cartas naturales necesita una canasta?</translation>
    </message>
    <message>
        <source>Largest meld</source>
        <translation>Combinación más grande</translation>
    </message>
    <message>
        <source>How many cards can a meld hold?</source>
        <translation>¿Cuántas cartas puede tener una combinación?</translation>
    </message>
    <message>
        <source>Largest natural canasta</source>
        <translation>Canasta limpia más grande</translation>
    </message>
    <message>
        <source>How many cards can a meld without wild cards hold?</source>
        <translation>¿Cuántas cartas puede tener una combinación sin comodines?</translation>
    </message>
    <message>
        <source>Limits when going out</source>
        <translation>Límites al cortar</translation>
    </message>
    <message>
        <source>Can you exceed these limits when you go out?</source>
        <translation>¿Puedes pasar estos límites cuando cortas?</translation>
    </message>
    <message>
        <source>The limits hold to the end.</source>
        <translation>Los límites valen hasta el final.</translation>
    </message>
    <message>
        <source>When you go out, you can add cards to full melds.</source>
        <translation>Cuando cortas puedes agregar cartas a combinaciones llenas.</translation>
    </message>
    <message>
        <source>Wild cards on a canasta</source>
        <translation>Comodines en una canasta</translation>
    </message>
    <message>
        <source>Which canastas still take wild cards?</source>
        <translation>¿Qué canastas aceptan todavía comodines?</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>You can add wild cards to any canasta, up to its limit.</source>
        <translation>Puedes agregar comodines a cualquier canasta, hasta su límite.</translation>
    </message>
    <message>
        <source>Only mixed ones</source>
        <translation>Solo las sucias</translation>
    </message>
    <message>
        <source>You can add wild cards only to a canasta that has some already.</source>
        <translation>Solo puedes agregar comodines a una canasta que ya tiene alguno.</translation>
    </message>
    <message>
        <source>No canasta</source>
        <translation>Ninguna canasta</translation>
    </message>
    <message>
        <source>You cannot add wild cards to a canasta.</source>
        <translation>No puedes agregar comodines a una canasta.</translation>
    </message>
    <message>
        <source>Melds of one rank</source>
        <translation>Combinaciones de un valor</translation>
    </message>
    <message>
        <source>How many melds of one rank can a side have?</source>
        <translation>¿Cuántas combinaciones de un mismo valor puede tener un bando?</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Una</translation>
    </message>
    <message>
        <source>A side has one meld of a rank and adds further cards to it.</source>
        <translation>Un bando tiene una combinación de cada valor y le agrega las demás cartas.</translation>
    </message>
    <message>
        <source>Another one after a canasta</source>
        <translation>Otra después de una canasta</translation>
    </message>
    <message>
        <source>After a canasta your side can begin another meld of its rank.</source>
        <translation>Después de una canasta, tu bando puede empezar otra combinación de su valor.</translation>
    </message>
    <message>
        <source>Your side can have several melds of the same rank.</source>
        <translation>Tu bando puede tener varias combinaciones del mismo valor.</translation>
    </message>
    <message>
        <source>Combining melds</source>
        <translation>Unir combinaciones</translation>
    </message>
    <message>
        <source>Can a side make one meld of two?</source>
        <translation>¿Puede un bando hacer una combinación de dos?</translation>
    </message>
    <message>
        <source>Melds stay separate.</source>
        <translation>Las combinaciones quedan separadas.</translation>
    </message>
    <message>
        <source>You can combine two melds of one rank, or two sequences that touch and make at most seven cards.</source>
        <translation>Puedes unir dos combinaciones de un valor, o dos escaleras que se tocan y suman siete cartas como máximo.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>Are cards of one suit in sequence a meld?</source>
        <translation>¿Son combinación las cartas seguidas de un palo?</translation>
    </message>
    <message>
        <source>Only cards of one rank make a meld.</source>
        <translation>Solo las cartas de un mismo valor forman una combinación.</translation>
    </message>
    <message>
        <source>Three natural cards of one suit in sequence are a meld too.</source>
        <translation>También son combinación tres cartas naturales seguidas de un palo.</translation>
    </message>
    <message>
        <source>Longer sequence when going out</source>
        <translation>Escalera más larga al cortar</translation>
    </message>
    <message>
        <source>Can you add to a full sequence when you go out?</source>
        <translation>¿Puedes agregar a una escalera llena cuando cortas?</translation>
    </message>
    <message>
        <source>A sequence canasta is full.</source>
        <translation>Una canasta de escalera está llena.</translation>
    </message>
    <message>
        <source>When you go out, you can add cards to a sequence canasta.</source>
        <translation>Cuando cortas puedes agregar cartas a una canasta de escalera.</translation>
    </message>
    <message>
        <source>Wild melds</source>
        <translation>Solo comodines</translation>
    </message>
    <message>
        <source>Can wild cards be melded alone?</source>
        <translation>¿Se pueden bajar comodines solos?</translation>
    </message>
    <message>
        <source>Jokers and twos in any mix</source>
        <translation>Jokers y doses mezclados</translation>
    </message>
    <message>
        <source>Three wild cards, jokers and twos in any mix, are a meld too.</source>
        <translation>También son combinación tres comodines, jokers y doses mezclados.</translation>
    </message>
    <message>
        <source>Twos with few jokers</source>
        <translation>Doses con pocos jokers</translation>
    </message>
    <message>
        <source>Three twos are a meld too, with one or two jokers at most.</source>
        <translation>También son combinación tres doses, con uno o dos jokers como máximo.</translation>
    </message>
    <message>
        <source>Largest wild meld</source>
        <translation>Comodines juntos, máximo</translation>
    </message>
    <message>
        <source>How many cards can a wild meld hold?</source>
        <translation>¿Cuántas cartas puede tener una combinación de comodines?</translation>
    </message>
    <message>
        <source>Twos as wild cards</source>
        <translation>Los doses como comodines</translation>
    </message>
    <message>
        <source>When can your twos not stand for other cards?</source>
        <translation>¿Cuándo no pueden tus doses reemplazar a otras cartas?</translation>
    </message>
    <message>
        <source>Always wild</source>
        <translation>Siempre comodines</translation>
    </message>
    <message>
        <source>Twos are always wild.</source>
        <translation>Los doses siempre son comodines.</translation>
    </message>
    <message>
        <source>Not while your meld of twos is unfinished</source>
        <translation>No junto a doses sin terminar</translation>
    </message>
    <message>
        <source>Twos can only be added to your side’s unfinished meld of twos.</source>
        <translation>Si tu bando tiene una combinación de doses sin terminar, los doses solo van ahí.</translation>
    </message>
    <message>
        <source>Ranks without wild cards</source>
        <translation>Valores sin comodines</translation>
    </message>
    <message>
        <source>Which ranks are melded without wild cards?</source>
        <translation>¿Qué valores se bajan sin comodines?</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Bajar treses negros</translation>
    </message>
    <message>
        <source>When can black threes be melded?</source>
        <translation>¿Cuándo se pueden bajar treses negros?</translation>
    </message>
    <message>
        <source>Black threes cannot be melded.</source>
        <translation>Los treses negros no se pueden bajar.</translation>
    </message>
    <message>
        <source>When going out</source>
        <translation>Al cortar</translation>
    </message>
    <message>
        <source>You can meld three or more black threes when you go out.</source>
        <translation>Cuando cortas puedes bajar tres o más treses negros.</translation>
    </message>
    <message>
        <source>Closed ranks</source>
        <translation>Valores cerrados</translation>
    </message>
    <message>
        <source>Does a canasta close its rank to other sides?</source>
        <translation>¿Cierra una canasta su valor para los otros bandos?</translation>
    </message>
    <message>
        <source>Every rank stays open to everyone.</source>
        <translation>Todos los valores quedan abiertos para todos.</translation>
    </message>
    <message>
        <source>A canasta closes its rank to sides that have no meld of it.</source>
        <translation>Una canasta cierra su valor para los bandos que no tienen una combinación de él.</translation>
    </message>
    <message>
        <source>Cards of a taken pile</source>
        <translation>Cartas de un pozo levantado</translation>
    </message>
    <message>
        <source>Can you meld only the top card of the pile in that turn?</source>
        <translation>¿Puedes bajar en ese turno solo la carta de arriba del pozo?</translation>
    </message>
    <message>
        <source>You can meld every card of the pile at once.</source>
        <translation>Puedes bajar enseguida todas las cartas del pozo.</translation>
    </message>
    <message>
        <source>Of a taken pile you can meld only the top card in that turn.</source>
        <translation>De un pozo levantado solo puedes bajar en ese turno la carta de arriba.</translation>
    </message>
    <message>
        <source>Minimum of the initial meld</source>
        <translation>Mínimo de la bajada</translation>
    </message>
    <message>
        <source>How many points must the initial meld be worth?</source>
        <translation>¿Cuántos puntos debe valer la bajada?</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
    <message>
        <source>Nothing below 0</source>
        <translation>Sin mínimo con menos de 0</translation>
    </message>
    <message>
        <source>50 for everyone below 1,500</source>
        <translation>50 para todos por debajo de 1.500</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>By the round</source>
        <translation>Según la ronda</translation>
    </message>
    <message>
        <source>What the minimum depends on</source>
        <translation>De qué depende el mínimo</translation>
    </message>
    <message>
        <source>Does the minimum depend on the score or on the round?</source>
        <translation>¿El mínimo depende de la puntuación o de la ronda?</translation>
    </message>
    <message>
        <source>The side’s score</source>
        <translation>La puntuación del bando</translation>
    </message>
    <message>
        <source>The minimum depends on your side’s score.</source>
        <translation>El mínimo depende de la puntuación de tu bando.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>La ronda</translation>
    </message>
    <message>
        <source>The minimum depends on the round and is the same for every side.</source>
        <translation>El mínimo depende de la ronda y es igual para todos los bandos.</translation>
    </message>
    <message>
        <source>Condition of the initial meld</source>
        <translation>Condición de la bajada</translation>
    </message>
    <message>
        <source>What must the initial meld have besides its points?</source>
        <translation>¿Qué debe tener la bajada además de sus puntos?</translation>
    </message>
    <message>
        <source>The points alone decide.</source>
        <translation>Solo deciden los puntos.</translation>
    </message>
    <message>
        <source>A meld with three natural cards</source>
        <translation>Una combinación con tres naturales</translation>
    </message>
    <message>
        <source>One of the melds you open with must have three natural cards.</source>
        <translation>Una de las combinaciones con que te bajas debe tener tres cartas naturales.</translation>
    </message>
    <message>
        <source>No wild cards</source>
        <translation>Sin comodines</translation>
    </message>
    <message>
        <source>The initial meld cannot contain wild cards.</source>
        <translation>La bajada no puede tener comodines.</translation>
    </message>
    <message>
        <source>Natural cards from the hand to open</source>
        <translation>Naturales de la mano para bajarse</translation>
    </message>
    <message>
        <source>How many natural cards of the initial meld must come from your hand?</source>
        <translation>¿Cuántas cartas naturales de la bajada deben salir de tu mano?</translation>
    </message>
    <message>
        <source>A canasta is enough to open</source>
        <translation>Basta una canasta para bajarse</translation>
    </message>
    <message>
        <source>Does a canasta open whatever its points?</source>
        <translation>¿Alcanza una canasta para bajarse, valga lo que valga?</translation>
    </message>
    <message>
        <source>A canasta opens only if its cards are worth the minimum.</source>
        <translation>Con una canasta te bajas solo si sus cartas llegan al mínimo.</translation>
    </message>
    <message>
        <source>A canasta opens whatever its points.</source>
        <translation>Con una canasta te bajas siempre, valga lo que valga.</translation>
    </message>
    <message>
        <source>Going out without the minimum</source>
        <translation>Cortar sin el mínimo</translation>
    </message>
    <message>
        <source>When do you need no minimum to go out in one turn?</source>
        <translation>¿Cuándo no necesitas el mínimo para cortar en un turno?</translation>
    </message>
    <message>
        <source>You need the minimum even if you go out in the same turn.</source>
        <translation>Necesitas el mínimo aunque cortes en el mismo turno.</translation>
    </message>
    <message>
        <source>With a canasta, after drawing</source>
        <translation>Con una canasta, después de robar</translation>
    </message>
    <message>
        <source>You need no minimum if you draw from the stock and go out in that turn with a canasta.</source>
        <translation>No necesitas el mínimo si robas del mazo y cortas en ese turno con una canasta.</translation>
    </message>
    <message>
        <source>With a canasta</source>
        <translation>Con una canasta</translation>
    </message>
    <message>
        <source>You need no minimum if you go out in one turn with a canasta.</source>
        <translation>No necesitas el mínimo si cortas en un turno con una canasta.</translation>
    </message>
    <message>
        <source>Taking the pile to open</source>
        <translation>Levantar el pozo para bajarse</translation>
    </message>
    <message>
        <source>Can you take the pile for the initial meld?</source>
        <translation>¿Puedes levantar el pozo para tu bajada?</translation>
    </message>
    <message>
        <source>Its top card counts</source>
        <translation>Cuenta su carta de arriba</translation>
    </message>
    <message>
        <source>You can take the pile to open. Only its top card counts.</source>
        <translation>Puedes levantar el pozo para bajarte. Solo cuenta su carta de arriba.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No se permite</translation>
    </message>
    <message>
        <source>You open from your hand and can take the pile from the next turn.</source>
        <translation>Te bajas con tu mano y puedes levantar el pozo desde el turno siguiente.</translation>
    </message>
    <message>
        <source>After the minimum from the hand</source>
        <translation>Después del mínimo con la mano</translation>
    </message>
    <message>
        <source>Open from your hand. Then you can take the pile in the same turn.</source>
        <translation>Bájate con tu mano. Después puedes levantar el pozo en el mismo turno.</translation>
    </message>
    <message>
        <source>First turn of a round</source>
        <translation>Primer turno de una ronda</translation>
    </message>
    <message>
        <source>What is allowed in a player’s first turn of a round?</source>
        <translation>¿Qué puede hacer un jugador en su primer turno de una ronda?</translation>
    </message>
    <message>
        <source>Everything is allowed</source>
        <translation>Todo está permitido</translation>
    </message>
    <message>
        <source>In your first turn you can take the pile and meld.</source>
        <translation>En tu primer turno puedes levantar el pozo y bajar.</translation>
    </message>
    <message>
        <source>Everything but taking the pile</source>
        <translation>Todo menos levantar el pozo</translation>
    </message>
    <message>
        <source>In your first turn of a round you cannot take the pile.</source>
        <translation>En tu primer turno de una ronda no puedes levantar el pozo.</translation>
    </message>
    <message>
        <source>Neither taking the pile nor melding</source>
        <translation>Ni levantar el pozo ni bajar</translation>
    </message>
    <message>
        <source>In your first turn of a round you can neither take the pile nor meld.</source>
        <translation>En tu primer turno de una ronda no puedes levantar el pozo ni bajar.</translation>
    </message>
    <message>
        <source>Who can take the pile, and how much of it?</source>
        <translation>¿Quién puede levantar el pozo, y cuánto de él?</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>El pozo entero</translation>
    </message>
    <message>
        <source>Every player can take the pile. You always take all of it.</source>
        <translation>Todos los jugadores pueden levantar el pozo. Siempre te lo llevas entero.</translation>
    </message>
    <message>
        <source>The pile is never taken.</source>
        <translation>El pozo no se levanta nunca.</translation>
    </message>
    <message>
        <source>Only its top cards</source>
        <translation>Solo las cartas de arriba</translation>
    </message>
    <message>
        <source>You take a few cards from the top of the pile and leave the rest.</source>
        <translation>Tomas algunas cartas de arriba del pozo y dejas el resto.</translation>
    </message>
    <message>
        <source>Only from the foot</source>
        <translation>Solo con el pie</translation>
    </message>
    <message>
        <source>Only a player who plays from the foot can take the pile.</source>
        <translation>Solo quien juega con el pie puede levantar el pozo.</translation>
    </message>
    <message>
        <source>Cards taken from the pile</source>
        <translation>Cartas que se toman del pozo</translation>
    </message>
    <message>
        <source>How many cards are taken from the top of the pile?</source>
        <translation>¿Cuántas cartas se toman de arriba del pozo?</translation>
    </message>
    <message>
        <source>Ways to take the pile</source>
        <translation>Maneras de levantar el pozo</translation>
    </message>
    <message>
        <source>How can you take a pile that is not frozen?</source>
        <translation>¿Con qué se levanta un pozo que no está congelado?</translation>
    </message>
    <message>
        <source>A natural pair</source>
        <translation>Un par natural</translation>
    </message>
    <message>
        <source>Meld the top card with a natural pair from your hand.</source>
        <translation>Baja la carta de arriba con un par natural de tu mano.</translation>
    </message>
    <message>
        <source>A natural and a wild card</source>
        <translation>Una natural y un comodín</translation>
    </message>
    <message>
        <source>Meld the top card with one card of its rank and a wild card.</source>
        <translation>Baja la carta de arriba con una carta de su valor y un comodín.</translation>
    </message>
    <message>
        <source>A meld of the rank</source>
        <translation>Una combinación del valor</translation>
    </message>
    <message>
        <source>Add the top card to your side’s meld of its rank.</source>
        <translation>Agrega la carta de arriba a una combinación de ese valor de tu bando.</translation>
    </message>
    <message>
        <source>A sequence</source>
        <translation>Una escalera</translation>
    </message>
    <message>
        <source>Add the top card to the end of your side’s sequence.</source>
        <translation>Agrega la carta de arriba al extremo de una escalera de tu bando.</translation>
    </message>
    <message>
        <source>Ways to take a frozen pile</source>
        <translation>Maneras de levantar un pozo congelado</translation>
    </message>
    <message>
        <source>What takes a frozen pile?</source>
        <translation>¿Con qué se levanta un pozo congelado?</translation>
    </message>
    <message>
        <source>Taking onto a canasta</source>
        <translation>Levantar para una canasta</translation>
    </message>
    <message>
        <source>Can you take the pile by adding its top card to a canasta?</source>
        <translation>¿Puedes levantar el pozo agregando su carta de arriba a una canasta?</translation>
    </message>
    <message>
        <source>You cannot take the pile by adding its top card to a canasta.</source>
        <translation>No puedes levantar el pozo agregando su carta de arriba a una canasta.</translation>
    </message>
    <message>
        <source>You can also take the pile by adding its top card to a canasta.</source>
        <translation>También puedes levantar el pozo agregando su carta de arriba a una canasta.</translation>
    </message>
    <message>
        <source>Always frozen</source>
        <translation>Siempre congelado</translation>
    </message>
    <message>
        <source>Is the pile frozen all the time?</source>
        <translation>¿Está el pozo congelado todo el tiempo?</translation>
    </message>
    <message>
        <source>Only certain cards freeze the pile.</source>
        <translation>Solo ciertas cartas congelan el pozo.</translation>
    </message>
    <message>
        <source>The pile is always frozen.</source>
        <translation>El pozo está siempre congelado.</translation>
    </message>
    <message>
        <source>Frozen until you open</source>
        <translation>Congelado hasta tu bajada</translation>
    </message>
    <message>
        <source>Is the pile frozen for a side that has not opened?</source>
        <translation>¿Está el pozo congelado para un bando que no se ha bajado?</translation>
    </message>
    <message>
        <source>The pile is not frozen for a side that has not opened.</source>
        <translation>El pozo no está congelado para un bando que no se ha bajado.</translation>
    </message>
    <message>
        <source>The pile is frozen for a side that has not opened.</source>
        <translation>El pozo está congelado para un bando que no se ha bajado.</translation>
    </message>
    <message>
        <source>Discards that freeze the pile</source>
        <translation>Descartes que congelan el pozo</translation>
    </message>
    <message>
        <source>Which discards freeze the pile until it is taken?</source>
        <translation>¿Qué descartes congelan el pozo hasta que alguien lo levanta?</translation>
    </message>
    <message>
        <source>A discarded wild card freezes the pile until it is taken.</source>
        <translation>Un comodín descartado congela el pozo hasta que alguien lo levanta.</translation>
    </message>
    <message>
        <source>A discarded red three freezes the pile until it is taken.</source>
        <translation>Un tres rojo descartado congela el pozo hasta que alguien lo levanta.</translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile until it is taken.</source>
        <translation>Un tres negro descartado congela el pozo hasta que alguien lo levanta.</translation>
    </message>
    <message>
        <source>Top cards that block the pile</source>
        <translation>Cartas de arriba que tapan el pozo</translation>
    </message>
    <message>
        <source>Which top cards block the pile?</source>
        <translation>¿Qué cartas de arriba tapan el pozo?</translation>
    </message>
    <message>
        <source>If it does not block, you can take the pile with two matching cards from your hand.</source>
        <translation>Si no lo tapa, puedes levantar el pozo con dos iguales de tu mano.</translation>
    </message>
    <message>
        <source>A red three on top blocks the pile.</source>
        <translation>Un tres rojo arriba tapa el pozo.</translation>
    </message>
    <message>
        <source>A black three on top blocks the pile.</source>
        <translation>Un tres negro arriba tapa el pozo.</translation>
    </message>
    <message>
        <source>Red threes in a taken pile</source>
        <translation>Treses rojos en un pozo levantado</translation>
    </message>
    <message>
        <source>What happens to a red three in a taken pile?</source>
        <translation>¿Qué pasa con un tres rojo de un pozo levantado?</translation>
    </message>
    <message>
        <source>Laid out, not replaced</source>
        <translation>Va a la mesa y no se repone</translation>
    </message>
    <message>
        <source>A red three from the pile is laid out but not replaced.</source>
        <translation>Un tres rojo del pozo va a la mesa, pero no se repone.</translation>
    </message>
    <message>
        <source>Into the hand</source>
        <translation>A la mano</translation>
    </message>
    <message>
        <source>A red three from the pile goes into your hand.</source>
        <translation>Un tres rojo del pozo va a tu mano.</translation>
    </message>
    <message>
        <source>Black threes in a taken pile</source>
        <translation>Treses negros en un pozo levantado</translation>
    </message>
    <message>
        <source>What happens to a black three in a taken pile?</source>
        <translation>¿Qué pasa con un tres negro de un pozo levantado?</translation>
    </message>
    <message>
        <source>A black three from the pile goes into your hand.</source>
        <translation>Un tres negro del pozo va a tu mano.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Se apartan</translation>
    </message>
    <message>
        <source>Black threes from the pile are set aside and score at the end.</source>
        <translation>Los treses negros del pozo se apartan y cuentan al final.</translation>
    </message>
    <message>
        <source>One card against one card</source>
        <translation>Una carta contra una carta</translation>
    </message>
    <message>
        <source>Is a pile of one card forbidden to a player with one card?</source>
        <translation>¿Se le prohíbe un pozo de una carta a quien tiene una carta?</translation>
    </message>
    <message>
        <source>You can take a pile of one card even with one card in hand.</source>
        <translation>Puedes levantar un pozo de una carta aunque tengas una sola en la mano.</translation>
    </message>
    <message>
        <source>With one card in hand you cannot take a pile of one card.</source>
        <translation>Con una sola carta en la mano no puedes levantar un pozo de una carta.</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>cada uno por su cuenta</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>parejas</translation>
    </message>
    <message>
        <source>teams of three</source>
        <translation>equipos de tres</translation>
    </message>
    <message>
        <source>Players + 1</source>
        <translation>Jugadores + 1</translation>
    </message>
    <message>
        <source>Players + 1, from 4 to 6</source>
        <translation>Jugadores + 1, de 4 a 6</translation>
    </message>
    <message>
        <source>Players + 1, at least 6</source>
        <translation>Jugadores + 1, al menos 6</translation>
    </message>
    <message>
        <source>2 for each pack</source>
        <translation>2 por cada baraja</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>¿Cuántos pueden jugar?</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Bandos</translation>
    </message>
    <message>
        <source>Who scores together?</source>
        <translation>¿Quiénes puntúan juntos?</translation>
    </message>
    <message>
        <source>Packs of 52 cards</source>
        <translation>Barajas de 52 cartas</translation>
    </message>
    <message>
        <source>How many packs are shuffled together?</source>
        <translation>¿Cuántas barajas se mezclan?</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>How many jokers are in the deck?</source>
        <translation>¿Cuántos jokers hay en el juego?</translation>
    </message>
    <message>
        <source>Cards of each rank from 4 to A</source>
        <translation>Cartas de cada valor, de 4 a A</translation>
    </message>
    <message>
        <source>How many cards of each natural rank are kept?</source>
        <translation>¿Cuántas cartas de cada valor natural quedan en juego?</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido del juego</translation>
    </message>
    <message>
        <source>Which way do the deal and the turns pass?</source>
        <translation>¿En qué sentido se reparte y se juega?</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Horario</translation>
    </message>
    <message>
        <source>The deal and the turns pass to the left.</source>
        <translation>Se reparte y se juega hacia la izquierda.</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Antihorario</translation>
    </message>
    <message>
        <source>The deal and the turns pass to the right.</source>
        <translation>Se reparte y se juega hacia la derecha.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primer repartidor</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>¿Quién reparte primero?</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>A player drawn at random deals first.</source>
        <translation>Reparte primero un jugador sacado al azar.</translation>
    </message>
    <message>
        <source>By the highest card</source>
        <translation>La carta más alta</translation>
    </message>
    <message>
        <source>Each player draws a card. The highest card deals first.</source>
        <translation>Cada jugador saca una carta. La más alta reparte primero.</translation>
    </message>
    <message>
        <source>Lone player against two</source>
        <translation>Uno solo contra dos</translation>
    </message>
    <message>
        <source>Does the first of three to take the pile play alone?</source>
        <translation>¿Juega solo el primero de los tres que levanta el pozo?</translation>
    </message>
    <message>
        <source>Of three players, each plays alone.</source>
        <translation>De tres jugadores, cada uno juega por su cuenta.</translation>
    </message>
    <message>
        <source>The first of three to take the pile plays that round alone.</source>
        <translation>El primero de los tres que levanta el pozo juega solo esa ronda.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Cartas para cada jugador</translation>
    </message>
    <message>
        <source>How many cards does each player get?</source>
        <translation>¿Cuántas cartas recibe cada jugador?</translation>
    </message>
    <message>
        <source>Cards in each foot</source>
        <translation>Cartas en cada pie</translation>
    </message>
    <message>
        <source>How many cards are in the second packet?</source>
        <translation>¿Cuántas cartas tiene el segundo paquete?</translation>
    </message>
    <message>
        <source>Choice of hand and foot</source>
        <translation>Elección de mano y pie</translation>
    </message>
    <message>
        <source>Which packet is the hand and which the foot?</source>
        <translation>¿Qué paquete es la mano y cuál el pie?</translation>
    </message>
    <message>
        <source>No foot</source>
        <translation>Sin pie</translation>
    </message>
    <message>
        <source>There is only one packet.</source>
        <translation>Hay un solo paquete.</translation>
    </message>
    <message>
        <source>The second packet is the foot</source>
        <translation>El segundo paquete es el pie</translation>
    </message>
    <message>
        <source>The first packet is your hand, the second your foot.</source>
        <translation>El primer paquete es tu mano; el segundo, tu pie.</translation>
    </message>
    <message>
        <source>The lower bottom card is the hand</source>
        <translation>La carta de abajo más baja es la mano</translation>
    </message>
    <message>
        <source>The packet with the lower bottom card is your hand.</source>
        <translation>El paquete con la carta de abajo más baja es tu mano.</translation>
    </message>
    <message>
        <source>Keep one, pass the other on</source>
        <translation>Guardar uno, pasar el otro</translation>
    </message>
    <message>
        <source>Look at both top cards. Keep one packet as your foot, pass one on.</source>
        <translation>Mira las dos cartas de arriba. Guarda un paquete como pie y pasa el otro.</translation>
    </message>
    <message>
        <source>Each player lifts 22 cards</source>
        <translation>Cada jugador alza 22 cartas</translation>
    </message>
    <message>
        <source>Each player lifts a stack and splits it into packets of eleven.</source>
        <translation>Cada jugador alza un montón y lo divide en paquetes de once.</translation>
    </message>
    <message>
        <source>Size of the wings</source>
        <translation>Tamaño de las alas</translation>
    </message>
    <message>
        <source>How many cards are set aside face down in packets?</source>
        <translation>¿Cuántas cartas se apartan boca abajo en paquetes?</translation>
    </message>
    <message>
        <source>Use of the wings</source>
        <translation>Uso de las alas</translation>
    </message>
    <message>
        <source>What are those packets for?</source>
        <translation>¿Para qué son esos paquetes?</translation>
    </message>
    <message>
        <source>No wings</source>
        <translation>Sin alas</translation>
    </message>
    <message>
        <source>No cards are set aside.</source>
        <translation>No se aparta ninguna carta.</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Fuera de juego</translation>
    </message>
    <message>
        <source>The wing cards stay face down and count for nobody.</source>
        <translation>Las cartas del ala quedan boca abajo y no cuentan para nadie.</translation>
    </message>
    <message>
        <source>Drawn by the first sides to open</source>
        <translation>Para los primeros bandos en bajarse</translation>
    </message>
    <message>
        <source>The first side to open takes one packet, the next the other.</source>
        <translation>El primer bando que se baja toma un paquete; el siguiente, el otro.</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Primera carta del pozo</translation>
    </message>
    <message>
        <source>Is a card turned up to start the pile?</source>
        <translation>¿Se descubre una carta para empezar el pozo?</translation>
    </message>
    <message>
        <source>There is no upcard. The first discard starts the pile.</source>
        <translation>El pozo empieza vacío. Lo abre el primer descarte.</translation>
    </message>
    <message>
        <source>An upcard starts the pile.</source>
        <translation>Una carta descubierta empieza el pozo.</translation>
    </message>
    <message>
        <source>Upcards covered by the next card</source>
        <translation>Primeras cartas que se cubren</translation>
    </message>
    <message>
        <source>Which upcards are covered by another card?</source>
        <translation>¿Qué primeras cartas se cubren con otra?</translation>
    </message>
    <message>
        <source>A wild upcard is covered by the next card.</source>
        <translation>Si la primera carta es un comodín, se cubre con la siguiente.</translation>
    </message>
    <message>
        <source>A red three as upcard is covered by the next card.</source>
        <translation>Si la primera carta es un tres rojo, se cubre con la siguiente.</translation>
    </message>
    <message>
        <source>A black three as upcard is covered by the next card.</source>
        <translation>Si la primera carta es un tres negro, se cubre con la siguiente.</translation>
    </message>
    <message>
        <source>Upcards that freeze the pile</source>
        <translation>Primeras cartas que congelan el pozo</translation>
    </message>
    <message>
        <source>Which upcards freeze the pile for everyone?</source>
        <translation>¿Qué primeras cartas congelan el pozo para todos?</translation>
    </message>
    <message>
        <source>A wild upcard freezes the pile.</source>
        <translation>Si la primera carta es un comodín, congela el pozo.</translation>
    </message>
    <message>
        <source>A red three as upcard freezes the pile.</source>
        <translation>Si la primera carta es un tres rojo, congela el pozo.</translation>
    </message>
    <message>
        <source>A black three as upcard freezes the pile.</source>
        <translation>Si la primera carta es un tres negro, congela el pozo.</translation>
    </message>
    <message>
        <source>Hidden cards under the upcard</source>
        <translation>Cartas ocultas bajo la primera</translation>
    </message>
    <message>
        <source>Do hidden cards lie under the upcard?</source>
        <translation>¿Hay cartas ocultas bajo la primera carta del pozo?</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Ninguna carta</translation>
    </message>
    <message>
        <source>The upcard lies there alone.</source>
        <translation>La primera carta está sola.</translation>
    </message>
    <message>
        <source>By the rank of the upcard</source>
        <translation>Según el valor de la primera carta</translation>
    </message>
    <message>
        <source>Under a 7 lie seven face-down cards, under a king thirteen.</source>
        <translation>Bajo un 7 hay siete cartas tapadas; bajo un rey, trece.</translation>
    </message>
    <message>
        <source>Cards in the first pile</source>
        <translation>Cartas del primer pozo</translation>
    </message>
    <message>
        <source>How many cards are in the pile when play begins, the upcard included?</source>
        <translation>¿Cuántas cartas hay en el pozo al empezar, contando la descubierta?</translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation>Premio por alzar justo</translation>
    </message>
    <message>
        <source>Who scores for lifting exactly the cards needed?</source>
        <translation>¿Quién cobra por alzar exactamente las cartas necesarias?</translation>
    </message>
    <message>
        <source>Nobody scores for lifting cards.</source>
        <translation>Nadie cobra por alzar cartas.</translation>
    </message>
    <message>
        <source>The dealer, for the exact number</source>
        <translation>El repartidor, por el número justo</translation>
    </message>
    <message>
        <source>The dealer scores for cutting exactly enough cards for the deal plus one.</source>
        <translation>El repartidor cobra si alza las cartas del reparto y una más.</translation>
    </message>
    <message>
        <source>The dealer, for about the number</source>
        <translation>El repartidor, por el número aproximado</translation>
    </message>
    <message>
        <source>The dealer scores for the exact number, give or take a card a player.</source>
        <translation>El repartidor cobra por el número justo, con una carta de margen por jugador.</translation>
    </message>
    <message>
        <source>The cutter, for the exact number</source>
        <translation>Quien alza, por el número justo</translation>
    </message>
    <message>
        <source>The player on the dealer’s right scores for leaving exactly enough.</source>
        <translation>El jugador a la derecha del repartidor cobra si deja las cartas justas.</translation>
    </message>
    <message>
        <source>Each player, for exactly 22 cards</source>
        <translation>Cada jugador, por 22 cartas justas</translation>
    </message>
    <message>
        <source>Each player who lifts exactly 22 cards scores.</source>
        <translation>Cobra cada jugador que alza 22 cartas justas.</translation>
    </message>
    <message>
        <source>US American</source>
        <translation>Americana</translation>
    </message>
    <message>
        <source>Pile always frozen. Sevens take no wild cards.</source>
        <translation>Pozo siempre congelado. Los sietes van sin comodines.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, US American Canasta</source>
        <translation>Artículo de enciclopedia sobre la canasta, canasta americana</translation>
    </message>
    <message>
        <source>The pile is always frozen. Black threes taken with it score.</source>
        <translation>El pozo siempre está congelado. Sus treses negros puntúan.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Cuban Canasta</source>
        <translation>Artículo de enciclopedia sobre la canasta, canasta cubana</translation>
    </message>
    <message>
        <source>Classic with wild canastas and a pile that is always frozen.</source>
        <translation>Clásica, con canastas de comodines y pozo congelado.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Uruguayan Canasta</source>
        <translation>Artículo de enciclopedia sobre la canasta, canasta uruguaya</translation>
    </message>
    <message>
        <source>Classic, four players</source>
        <translation>Clásica para cuatro</translation>
    </message>
    <message>
        <source>Two pairs, two packs. The most played form of Canasta.</source>
        <translation>Dos parejas, dos barajas. La canasta que más se juega.</translation>
    </message>
    <message>
        <source>Classic Canasta, rules for four players</source>
        <translation>Canasta clásica, reglas para cuatro jugadores</translation>
    </message>
    <message>
        <source>Classic, two players</source>
        <translation>Clásica para dos</translation>
    </message>
    <message>
        <source>Fifteen cards, draw two, two canastas to go out.</source>
        <translation>Quince cartas, roba dos, dos canastas para cortar.</translation>
    </message>
    <message>
        <source>Classic Canasta, rules for two players</source>
        <translation>Canasta clásica, reglas para dos jugadores</translation>
    </message>
    <message>
        <source>Classic, three players</source>
        <translation>Clásica para tres</translation>
    </message>
    <message>
        <source>Each plays alone. Your discard may give away the pile.</source>
        <translation>Cada uno por su cuenta. Tu descarte puede regalar el pozo.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, part on two and three players</source>
        <translation>Artículo de enciclopedia sobre la canasta, dos y tres jugadores</translation>
    </message>
    <message>
        <source>Original Uruguay rules</source>
        <translation>Reglas originales del Uruguay</translation>
    </message>
    <message>
        <source>Where it all began. You must discard your last card.</source>
        <translation>Donde todo empezó. Debes descartar tu última carta.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, rules as played in Uruguay</source>
        <translation>Artículo de enciclopedia sobre la canasta, reglas del Uruguay</translation>
    </message>
    <message>
        <source>Online-platform Classic</source>
        <translation>Clásica en línea</translation>
    </message>
    <message>
        <source>Black threes freeze the pile. Few wild cards in a canasta.</source>
        <translation>Los treses negros congelan. Pocos comodines por canasta.</translation>
    </message>
    <message>
        <source>Rules of Classic Canasta on an online platform</source>
        <translation>Reglas de la canasta clásica en una plataforma en línea</translation>
    </message>
    <message>
        <source>Short Classic</source>
        <translation>Clásica corta</translation>
    </message>
    <message>
        <source>Short rules. The pile is not frozen before you open.</source>
        <translation>Reglas cortas. El pozo no está congelado antes de la bajada.</translation>
    </message>
    <message>
        <source>Short rules of Classic Canasta</source>
        <translation>Reglas cortas de la canasta clásica</translation>
    </message>
    <message>
        <source>A Slovak game as we know it; we found no printed rules.</source>
        <translation>Juego eslovaco a nuestro entender: sin reglas impresas.</translation>
    </message>
    <message>
        <source>No printed rules, but customs of Slovak and Czech tables</source>
        <translation>Sin reglas impresas: costumbres de mesas eslovacas y checas</translation>
    </message>
    <message>
        <source>Hand &amp; Foot</source>
        <translation>Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Play your hand, then your foot. Pairs need five canastas.</source>
        <translation>Juega tu mano y luego tu pie. Parejas: cinco canastas.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Hand &amp; Foot</source>
        <translation>Artículo de enciclopedia sobre la canasta, Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Hand &amp; Foot Canasta</source>
        <translation>Canasta Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Hand &amp; Foot with four packs for up to four players.</source>
        <translation>Hand &amp; Foot con cuatro barajas, hasta cuatro jugadores.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Hand &amp; Foot Canasta</source>
        <translation>Artículo de enciclopedia sobre la canasta, canasta Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Family Hand-and-Foot Canasta</source>
        <translation>Hand &amp; Foot familiar</translation>
    </message>
    <message>
        <source>Six packs or more. A canasta closes its rank to other sides.</source>
        <translation>Seis barajas o más. Una canasta cierra su valor a los otros.</translation>
    </message>
    <message>
        <source>A family’s rules of Canasta with hand and foot</source>
        <translation>Reglas de una familia para canasta con mano y pie</translation>
    </message>
    <message>
        <source>Three packs. Sequences of one suit score most.</source>
        <translation>Tres barajas. Lo que más vale: escaleras de un palo.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Samba</source>
        <translation>Artículo de enciclopedia sobre la canasta, Samba</translation>
    </message>
    <message>
        <source>Go out with a sequence canasta. Wild canastas score high.</source>
        <translation>Para cortar, canasta de escalera. La de comodines vale más.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Bolivian Canasta</source>
        <translation>Artículo de enciclopedia sobre la canasta, canasta boliviana</translation>
    </message>
    <message>
        <source>Short sequences cost points. Leaders open with a canasta.</source>
        <translation>Las escaleras cortas cuestan. Si lideras, baja una canasta.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Brazilian Canasta</source>
        <translation>Artículo de enciclopedia sobre la canasta, canasta brasileña</translation>
    </message>
    <message>
        <source>Chilean</source>
        <translation>Chilena</translation>
    </message>
    <message>
        <source>Sequences, wild canastas. Go out with any two canastas.</source>
        <translation>Escaleras y comodines. Corta con dos canastas cualesquiera.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Chilean Canasta</source>
        <translation>Artículo de enciclopedia sobre la canasta, canasta chilena</translation>
    </message>
    <message>
        <source>Many cards lie under the upcard. Open without wild cards.</source>
        <translation>Muchas cartas bajo la primera. Bájate sin comodines.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Italian Canasta</source>
        <translation>Artículo de enciclopedia sobre la canasta, canasta italiana</translation>
    </message>
    <message>
        <source>No ruleset is called “{ruleset}”. Choose one of these: {rulesets}.</source>
        <extracomment>{ruleset}: the name of a ruleset: Sunday rules
{rulesets}: codes of rulesets with commas: classic_4, samba</extracomment><translation>Ningún reglamento se llama “{ruleset}”. Elige uno de estos: {rulesets}.</translation>
    </message>
    <message>
        <source>These rules are cut off: the bracket at their end is missing. Copy all of them.</source>
        <translation>Estas reglas están cortadas: falta el paréntesis del final. Cópialas enteras.</translation>
    </message>
    <message>
        <source>No rule is called “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Ninguna regla se llama “{field}”.</translation>
    </message>
    <message>
        <source>“{entry}” is not a value of the rule “{field}”.</source>
        <extracomment>{entry}: what stands in a file for a field: 5000
{field}: a code in a file: target_score</extracomment><translation>“{entry}” no es un valor de la regla “{field}”.</translation>
    </message>
    <message>
        <source>The rule “{field}” has no value.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>La regla “{field}” no tiene valor.</translation>
    </message>
    <message>
        <source>The rule “{field}” is there twice.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>La regla “{field}” aparece dos veces.</translation>
    </message>
    <message>
        <source>“{path}” has more than {number} bytes: Canasta reads no more.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{number}: a number in figures: 3</extracomment><translation>“{path}” tiene más de {number} bytes: Canasta no lee archivos tan grandes.</translation>
    </message>
    <message>
        <source>“{path}” is a folder, not a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>“{path}” es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>“{path}” is a pipe, a socket or a device, not a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>“{path}” es una tubería, un socket o un dispositivo, no un archivo.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>No se puede abrir “{file}”. {why}</translation>
    </message>
    <message>
        <source>The game “{save}” cannot be read. It is now “{file}”, with the reason beside it.</source>
        <extracomment>{save}: the name of a saved game, a code: game-001
{file}: a file's name: game-001.canasta</extracomment><translation>No se puede leer la partida “{save}”. Ahora se llama “{file}”; el motivo está al lado.</translation>
    </message>
    <message>
        <source>There is no file “{path}”. Games beside it: {files}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{files}: file names: a.canasta, b.canasta</extracomment><translation>No existe el archivo “{path}”. Partidas junto a él: {files}.</translation>
    </message>
    <message>
        <source>These rules do not go together. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>Estas reglas no van juntas. {why}</translation>
    </message>
    <message>
        <source>“{file}”, line {line}: {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{line}: the number of a line in figures: 7
{why}: a whole sentence that gives the reason</extracomment><translation>“{file}”, línea {line}: {why}</translation>
    </message>
    <message>
        <source>This file is not valid TOML.</source>
        <translation>Este archivo no es TOML válido.</translation>
    </message>
    <message>
        <source>This is not a ruleset: the line “{field}” is missing.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Esto no es un reglamento: falta la línea “{field}”.</translation>
    </message>
    <message>
        <source>No field is called “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Ningún campo se llama “{field}”.</translation>
    </message>
    <message>
        <source>A name needs 1 to {number} characters.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Un nombre necesita de 1 a {number} caracteres.</translation>
    </message>
    <message>
        <source>Copy a text with rules first. There are no rules in this text.</source>
        <translation>Copia primero un texto con reglas. En este texto no hay reglas.</translation>
    </message>
    <message>
        <source>“{field}” must be text in quotes.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>“{field}” debe ser un texto entre comillas.</translation>
    </message>
    <message>
        <source>“differences” must be a table of rules.</source>
        <translation>“differences” debe ser una tabla de reglas.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Esto no es texto.</translation>
    </message>
    <message>
        <source>{why} The file is now “{file}”.</source>
        <extracomment>{why}: a whole sentence that gives the reason
{file}: a file's name: game-001.canasta</extracomment><translation>{why} El archivo se llama ahora “{file}”.</translation>
    </message>
    <message>
        <source>The field “{field}” of this score pad cannot be read.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>No se puede leer el campo «{field}» de esta libreta de puntos.</translation>
    </message>
    <message>
        <source>This is not a score pad: the line “{field}” is missing.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Esto no es una libreta de puntos: falta la línea «{field}».</translation>
    </message>
    <message>
        <source>“{path}” cannot be the name of a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>“{path}” no puede ser el nombre de un archivo.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>El disco está lleno: no se guardó “{file}”.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved. The version saved before is still there.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>El disco está lleno: no se guardó “{file}”. La versión anterior sigue ahí.</translation>
    </message>
    <message>
        <source>You have no permission to write “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>No tienes permiso para escribir “{path}”.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {system}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>No se pudo escribir “{path}”: {system}.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>No existe el archivo “{path}”.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {system}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>No se pudo leer “{path}”: {system}.</translation>
    </message>
    <message>
        <source>A newer version of Canasta wrote this file: update Canasta.</source>
        <translation>Una versión más nueva de Canasta escribió este archivo: actualiza Canasta.</translation>
    </message>
    <message>
        <source>Thinking it over…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>The staged cards go back to your hand.</source>
        <translation>Las cartas preparadas vuelven a tu mano.</translation>
    </message>
    <message>
        <source>No other player has played in this round yet.</source>
        <translation>Ningún otro jugador ha jugado todavía en esta ronda.</translation>
    </message>
    <message>
        <source>{name}:</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}:</translation>
    </message>
    <message>
        <source>To leave with a half-made answer, press the button {button}.</source>
        <extracomment>{button}: what is written on a button: Take pile</extracomment><translation>Para salir con una respuesta a medias, pulsa el botón {button}.</translation>
    </message>
    <message>
        <source>Click here</source>
        <translation>Haz clic aquí</translation>
    </message>
    <message>
        <source>Drag here</source>
        <translation>Arrastra aquí</translation>
    </message>
    <message>
        <source>Select here</source>
        <translation>Selecciona aquí</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Mira aquí</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{said}: what a player says, a whole sentence: Yes.</extracomment><translation>{name}: {said}</translation>
    </message>
    <message>
        <source>These cards: {named}.</source>
        <extracomment>{named}: cards by their names, read aloud: king of spades, two of clubs</extracomment><translation>Estas cartas: {named}.</translation>
    </message>
    <message>
        <source>Press {key} to select the card with the ring first.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Pulsa primero {key} para seleccionar la carta con el anillo.</translation>
    </message>
    <message>
        <source>{button}, key {key}</source>
        <extracomment>{button}: what is written on a button: Take pile
{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>{button}, tecla {key}</translation>
    </message>
    <message>
        <source>to be melded: {meld}</source>
        <extracomment>{meld}: a meld after “to”, with its article: the aces</extracomment><translation>por bajar: {meld}</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>lugar para una combinación nueva</translation>
    </message>
    <message>
        <source>your foot, {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>tu pie, {cards}</translation>
    </message>
    <message>
        <source>next area: hand, melds, pile, stock</source>
        <translation>zona siguiente: mano, combinaciones, pozo, mazo</translation>
    </message>
    <message>
        <source>move from card to card</source>
        <translation>ir de carta en carta</translation>
    </message>
    <message>
        <source>first, last card of your hand</source>
        <translation>primera, última carta de tu mano</translation>
    </message>
    <message>
        <source>select a card, use a place</source>
        <translation>seleccionar una carta, usar un lugar</translation>
    </message>
    <message>
        <source>next card of the rank (0: ten, W: wild card)</source>
        <translation>carta siguiente del valor (0: diez, W: comodín)</translation>
    </message>
    <message>
        <source>select all of the rank</source>
        <translation>seleccionar todas las del valor</translation>
    </message>
    <message>
        <source>add selection to that rank’s meld</source>
        <translation>agregar lo seleccionado a su combinación</translation>
    </message>
    <message>
        <source>move the card within your hand</source>
        <translation>mover la carta dentro de tu mano</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>robar una carta</translation>
    </message>
    <message>
        <source>meld the selection</source>
        <translation>bajar lo seleccionado</translation>
    </message>
    <message>
        <source>discard the selected card</source>
        <translation>descartar la carta seleccionada</translation>
    </message>
    <message>
        <source>end the turn without a discard</source>
        <translation>terminar el turno sin descarte</translation>
    </message>
    <message>
        <source>press the highlighted button</source>
        <translation>pulsar el botón resaltado</translation>
    </message>
    <message>
        <source>take the last staged meld back</source>
        <translation>recoger la última combinación preparada</translation>
    </message>
    <message>
        <source>undo the last step; a discard too, until the next player begins</source>
        <translation>deshacer el último paso; también un descarte, hasta que empiece el siguiente jugador</translation>
    </message>
    <message>
        <source>redo what was undone</source>
        <translation>rehacer lo deshecho</translation>
    </message>
    <message>
        <source>practice: all hands</source>
        <translation>práctica: todas las manos</translation>
    </message>
    <message>
        <source>ask to go out, go out</source>
        <translation>preguntar si puedes cortar, cortar</translation>
    </message>
    <message>
        <source>show a hint, then compare moves</source>
        <translation>ver una pista, luego comparar jugadas</translation>
    </message>
    <message>
        <source>Compare moves</source>
        <translation>Comparar jugadas</translation>
    </message>
    <message>
        <source>why did they do that?</source>
        <translation>¿por qué esa jugada?</translation>
    </message>
    <message>
        <source>answer your partner: yes, no</source>
        <translation>responder a tu compañero: sí, no (S dice la situación)</translation>
    </message>
    <message>
        <source>choose how to take the pile</source>
        <translation>elegir cómo levantar el pozo</translation>
    </message>
    <message>
        <source>sort by rank, by suit, or use your own order</source>
        <translation>ordenar por valor, por palo o a tu gusto</translation>
    </message>
    <message>
        <source>see which cards are out</source>
        <translation>ver qué cartas ya salieron</translation>
    </message>
    <message>
        <source>hear the situation, the table</source>
        <translation>oír la situación, la mesa</translation>
    </message>
    <message>
        <source>hear the focused place, or fan it out</source>
        <translation>oír o desplegar lo que está marcado</translation>
    </message>
    <message>
        <source>hear last turn, the one before</source>
        <translation>oír el último turno, el anterior</translation>
    </message>
    <message>
        <source>hear what you can do now</source>
        <translation>oír qué puedes hacer ahora</translation>
    </message>
    <message>
        <source>put cards back, clear the selection, skip a pause</source>
        <translation>devolver cartas, quitar la selección, saltar una pausa</translation>
    </message>
    <message>
        <source>watching: pause, one step, all hands</source>
        <translation>mirando: pausa, un paso, todas las manos</translation>
    </message>
    <message>
        <source>in a lesson: go on, say again, show me</source>
        <translation>en una lección: seguir, repetir, mostrar</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Todavía no ha pasado nada.</translation>
    </message>
    <message>
        <source>Choose the meld to combine it with.</source>
        <translation>Elige la combinación con la que quieres unirla.</translation>
    </message>
    <message>
        <source>Choose a highlighted place.</source>
        <translation>Elige un lugar resaltado.</translation>
    </message>
    <message>
        <source>You can add only to melds of your own side.</source>
        <translation>Solo puedes agregar cartas a las combinaciones de tu bando.</translation>
    </message>
    <message>
        <source>The stock takes no cards. You only draw from it.</source>
        <translation>El mazo no admite cartas. Solo se roba de él.</translation>
    </message>
    <message>
        <source>Your own order. Press R to sort.</source>
        <translation>A tu gusto. Pulsa R para ordenar.</translation>
    </message>
    <message>
        <source>Memory aids are off. You can switch them on in Preferences.</source>
        <translation>Las ayudas de memoria están apagadas. Actívalas en Preferencias.</translation>
    </message>
    <message>
        <source>You have put no cards down to take back.</source>
        <translation>No hay cartas preparadas que recoger.</translation>
    </message>
    <message>
        <source>There are no staged cards. Press {key} to undo your last step.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>No hay cartas preparadas. Pulsa {key} para deshacer tu último paso.</translation>
    </message>
    <message>
        <source>Press X to discard a wild card.</source>
        <translation>Pulsa X para descartar un comodín.</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>{card}, {number} de {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, selected</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>{card}, {number} de {count}, seleccionada</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>seleccionada</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>no seleccionada</translation>
    </message>
    <message>
        <source>Drawn: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Robaste: {cards}.</translation>
    </message>
    <message>
        <source>You have no {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>No tienes {ranks}.</translation>
    </message>
    <message>
        <source>wild cards</source>
        <translation>comodines</translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s)</source>
        <translation>
            <numerusform>%n comodín</numerusform>
            <numerusform>%n comodines</numerusform>
        </translation>
    </message>
    <message>
        <source>on it: {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>encima: {card}</translation>
    </message>
    <message>
        <source>{end}: takes {cards}</source>
        <extracomment>{end}: the card at an end of a sequence, after below or above: 5♥
{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>{end}: acepta {cards}</translation>
    </message>
    <message>
        <source>{end}: {why}</source>
        <extracomment>{end}: the card at an end of a sequence, after below or above: 5♥
{why}: a whole sentence that gives the reason</extracomment><translation>{end}: {why}</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>pozo</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>congelado</translation>
    </message>
    <message>
        <source>top: {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>arriba: {card}</translation>
    </message>
    <message>
        <source>stock, {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>mazo, {cards}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>contigo</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>rival</translation>
    </message>
    <message>
        <source>went out</source>
        <translation>cortó</translation>
    </message>
    <message>
        <source>plays from the foot</source>
        <translation>juega con el pie</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>reparte</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>{title}: {total} points.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{total}: how many there are, in figures: 12</extracomment><translation>{title}: {total} puntos.</translation>
    </message>
    <message>
        <source>{title}: {total} of {need} points.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{total}: how many there are, in figures: 12
{need}: points in figures that are needed: 90</extracomment><translation>{title}: {total} de {need} puntos.</translation>
    </message>
    <message>
        <source>Nothing is ready to meld.</source>
        <translation>No hay nada listo para bajar.</translation>
    </message>
    <message>
        <source>no melds</source>
        <translation>sin combinaciones</translation>
    </message>
    <message numerus="yes">
        <source>%n red three(s)</source>
        <translation>
            <numerusform>%n tres rojo</numerusform>
            <numerusform>%n treses rojos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black three(s)</source>
        <translation>
            <numerusform>%n tres negro</numerusform>
            <numerusform>%n treses negros</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} closed</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{ranks}: cerrado</translation>
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
{stock}: the stock, read aloud: stock, 61 cards</extracomment><translation>Cartas en la mano: {seats}; {discards}; {stock}.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pozo</translation>
    </message>
    <message>
        <source>Ready to meld</source>
        <translation>Listas para bajar</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Your foot</source>
        <translation>Tu pie</translation>
    </message>
    <message>
        <source>Your red threes</source>
        <translation>Tus treses rojos</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>Your row</source>
        <translation>Tu fila</translation>
    </message>
    <message>
        <source>The game waits until you click the table or press Esc.</source>
        <translation>La partida espera hasta que hagas clic en la mesa o pulses Esc.</translation>
    </message>
    <message>
        <source>Choose how to take the pile.</source>
        <translation>Elige cómo levantar el pozo.</translation>
    </message>
    <message>
        <source>{count} of {need}</source>
        <extracomment>{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{count} de {need}</translation>
    </message>
    <message>
        <source>{n} × {kind}</source>
        <extracomment>{n}: a number in figures: 3
{kind}: a kind of canastas, a label: Natural canastas</extracomment><translation>{n} × {kind}</translation>
    </message>
    <message>
        <source>foot</source>
        <translation>pie</translation>
    </message>
    <message>
        <source>wings {count}</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>alas {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n three(s)</source>
        <translation>
            <numerusform>%n tres</numerusform>
            <numerusform>%n treses</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven cards of one rank are a canasta. Canastas score most.</source>
        <translation>Siete cartas de un valor son una canasta. Nada vale más que las canastas.</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message numerus="yes">
        <source>black three(s)</source>
        <translation>
            <numerusform>tres negro</numerusform>
            <numerusform>treses negros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>red three(s)</source>
        <translation>
            <numerusform>tres rojo</numerusform>
            <numerusform>treses rojos</numerusform>
        </translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nueva combinación</translation>
    </message>
    <message>
        <source>of {need}</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>de {need}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>Cards seen</source>
        <translation>Cartas que ya salieron</translation>
    </message>
    <message>
        <source>{count}/{need}</source>
        <extracomment>{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{count}/{need}</translation>
    </message>
    <message>
        <source>Which packet do you keep as your foot?</source>
        <translation>¿Qué paquete guardas como pie?</translation>
    </message>
    <message>
        <source>You pass on the other.</source>
        <translation>El otro lo pasas.</translation>
    </message>
    <message>
        <source>First packet</source>
        <translation>Primer paquete</translation>
    </message>
    <message>
        <source>Second packet</source>
        <translation>Segundo paquete</translation>
    </message>
    <message>
        <source>The bonus is for {least} to {most} cards. Your hand may slip a little.</source>
        <extracomment>{least}: the smallest number, in figures: 1
{most}: the largest number, in figures: 10</extracomment><translation>El premio es para {least} a {most} cartas. La mano puede fallar un poco.</translation>
    </message>
    <message numerus="yes">
        <source>The bonus is for exactly %n card(s). Your hand may slip a little.</source>
        <translation>
            <numerusform>El premio es para %n carta justa. La mano puede fallar un poco.</numerusform>
            <numerusform>El premio es para %n cartas justas. La mano puede fallar un poco.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Alzar la baraja</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Alzar</translation>
    </message>
    <message>
        <source>Do not take it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Take the pile with…</source>
        <translation>Levantar con…</translation>
    </message>
    <message>
        <source>being taken</source>
        <translation>se está levantando</translation>
    </message>
    <message>
        <source>about to open</source>
        <translation>por bajarse</translation>
    </message>
    <message>
        <source>with {name}</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>con {name}</translation>
    </message>
    <message>
        <source>Initial meld: {need} points</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Bajada: {need} puntos</translation>
    </message>
    <message>
        <source>Initial meld: </source>
        <translation>Bajada: </translation>
    </message>
    <message>
        <source>Drag cards here, or select them and click.</source>
        <translation>Arrastra cartas aquí, o selecciónalas y haz clic.</translation>
    </message>
    <message>
        <source>No melds yet. Minimum: {need}.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Sin combinaciones. Mínimo: {need}.</translation>
    </message>
    <message>
        <source>No melds yet. Minimum: {need} points.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Sin combinaciones. Mínimo: {need} puntos.</translation>
    </message>
    <message>
        <source>minimum {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>mínimo {points}</translation>
    </message>
    <message>
        <source>+ foot</source>
        <translation>+ pie</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>te pregunta</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>piensa…</translation>
    </message>
    <message>
        <source>in foot</source>
        <translation>en el pie</translation>
    </message>
    <message>
        <source>{who}, in foot</source>
        <extracomment>{who}: what a player is to you, or does: partner</extracomment><translation>{who}, en el pie</translation>
    </message>
    <message>
        <source>alone this round</source>
        <translation>sin pareja en esta ronda</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>juega sin pareja</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>contigo</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>contra ti</translation>
    </message>
    <message>
        <source>Replay table</source>
        <translation>Mesa de la repetición</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
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
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} y {last}</translation>
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
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} u {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} o {last}</translation>
    </message>
    <message>
        <source>Moves, best first</source>
        <translation>Jugadas, primero la mejor</translation>
    </message>
    <message>
        <source>Review of the round</source>
        <translation>Repaso de la ronda</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>Ver la ronda otra vez</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Repaso de la partida</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Ver la partida otra vez</translation>
    </message>
    <message>
        <source>The adviser is checking your decisions…</source>
        <translation>El consejero está revisando tus decisiones…</translation>
    </message>
    <message>
        <source>Decisions checked</source>
        <translation>Decisiones revisadas</translation>
    </message>
    <message>
        <source>Stops at these decisions</source>
        <translation>Se detiene en estas decisiones</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n decision(s)</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>
            <numerusform>{count} de %n decisión</numerusform>
            <numerusform>{count} de %n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Mostrar en la mesa</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Probar desde aquí</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Repasar la partida</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Otro juego…</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copiar resultado</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mismo reparto</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>Acerca de Canasta</translation>
    </message>
    <message>
        <source>Canasta {version}</source>
        <extracomment>{version}: a version: 1.0</extracomment><translation>Canasta {version}</translation>
    </message>
    <message>
        <source>Canasta against computer opponents. Free under the MIT licence.</source>
        <translation>Canasta contra la computadora. Libre, con licencia MIT.</translation>
    </message>
    <message>
        <source>Typefaces: Inter and Vollkorn, under the SIL Open Font License 1.1.</source>
        <translation>Tipos de letra: Inter y Vollkorn, con la SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>This program is made of the following parts.</source>
        <translation>Este programa se compone de las partes siguientes.</translation>
    </message>
    <message>
        <source>count the next line</source>
        <translation>contar la línea siguiente</translation>
    </message>
    <message>
        <source>count all at once</source>
        <translation>contar todo de una vez</translation>
    </message>
    <message>
        <source>count all, then go on</source>
        <translation>contar todo y seguir</translation>
    </message>
    <message>
        <source>show all hands (after the count)</source>
        <translation>mostrar todas las manos (tras el recuento)</translation>
    </message>
    <message>
        <source>score sheet (after the count)</source>
        <translation>hoja de puntos (tras el recuento)</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>reproducir, pausa</translation>
    </message>
    <message>
        <source>previous step, next step</source>
        <translation>paso anterior, paso siguiente</translation>
    </message>
    <message>
        <source>previous turn, next turn</source>
        <translation>turno anterior, turno siguiente</translation>
    </message>
    <message>
        <source>previous round, next round</source>
        <translation>ronda anterior, ronda siguiente</translation>
    </message>
    <message>
        <source>start of the round, end of the round</source>
        <translation>inicio de la ronda, fin de la ronda</translation>
    </message>
    <message>
        <source>next key moment, previous key moment</source>
        <translation>momento clave siguiente, anterior</translation>
    </message>
    <message>
        <source>all hands (after the round)</source>
        <translation>todas las manos (tras la ronda)</translation>
    </message>
    <message>
        <source>review of the round (after the round)</source>
        <translation>repaso de la ronda (tras la ronda)</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>seguir desde aquí</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>switch between table and side panel</source>
        <translation>ir de la mesa al panel lateral</translation>
    </message>
    <message>
        <source>rules of this game, or of what you point to</source>
        <translation>reglas de este juego, o de lo que señalas</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>En la ventana</translation>
    </message>
    <message>
        <source>While a round is counted</source>
        <translation>Mientras se cuenta una ronda</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>En una repetición</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Canasta ran into a bug</source>
        <translation>Canasta encontró un error</translation>
    </message>
    <message>
        <source>The report below helps us fix it. It contains the finished rounds, what you can see of this one, and no personal data. Your last moves could not be saved.</source>
        <translation>El informe de abajo nos ayuda a corregirlo. Contiene las rondas terminadas, lo que puedes ver de esta, y nada sobre ti. No se pudieron guardar tus últimas jugadas.</translation>
    </message>
    <message>
        <source>The report below helps us fix it. It contains the finished rounds, what you can see of this one, and no personal data. Your game is saved up to the last move.</source>
        <translation>El informe de abajo nos ayuda a corregirlo. Contiene las rondas terminadas, lo que puedes ver de esta, y nada sobre ti. Tu partida está guardada hasta la última jugada.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Quit Canasta</source>
        <translation>Salir de Canasta</translation>
    </message>
    <message>
        <source>The same for everyone</source>
        <translation>Igual para todos</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>Valores propios</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Añadir fila</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Remove row {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Quitar la fila {number}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiada</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Restablecer: {rule}</translation>
    </message>
    <message>
        <source>No rule matches.</source>
        <translation>Ninguna regla coincide.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ This cannot be played yet, for %n reason(s):</source>
        <translation>
            <numerusform>⚠ Así no se puede jugar todavía, por un motivo:</numerusform>
            <numerusform>⚠ Así no se puede jugar todavía, por %n motivos:</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>{game} · draft</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>{game} · borrador</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>Find a rule…</source>
        <translation>Buscar una regla…</translation>
    </message>
    <message>
        <source>Rules shown</source>
        <translation>Reglas mostradas</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>Only my changes</source>
        <translation>Solo mis cambios</translation>
    </message>
    <message>
        <source>Only what differs from Classic</source>
        <translation>Solo lo que cambia de la Clásica</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Grupos de reglas</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Import ruleset…</source>
        <translation>Importar reglamento…</translation>
    </message>
    <message>
        <source>Export ruleset…</source>
        <translation>Exportar reglamento…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Print what differs…</source>
        <translation>Imprimir las diferencias…</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Pegar texto</translation>
    </message>
    <message>
        <source>Delete ruleset…</source>
        <translation>Borrar reglamento…</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n regla cambiada</numerusform>
            <numerusform>%n reglas cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Save ruleset</source>
        <translation>Guardar reglamento</translation>
    </message>
    <message>
        <source>Name of the ruleset</source>
        <translation>Nombre del reglamento</translation>
    </message>
    <message>
        <source>Sunday rules</source>
        <translation>Reglas del domingo</translation>
    </message>
    <message>
        <source>Note for the list of games</source>
        <translation>Nota para la lista de juegos</translation>
    </message>
    <message>
        <source>As we play at home</source>
        <translation>Como jugamos en casa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>A ruleset of this name is there already and will be replaced. Choose another name to keep both.</source>
        <translation>Ya hay un reglamento con este nombre y se va a reemplazar. Elige otro nombre para conservar los dos.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Ver por qué</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Compare all moves…</source>
        <translation>Comparar jugadas…</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Copiar la posición</translation>
    </message>
    <message>
        <source>The same 108 cards in the same order for everybody.</source>
        <translation>Las mismas 108 cartas en el mismo orden para todos.</translation>
    </message>
    <message>
        <source>Share your result</source>
        <translation>Compartir el resultado</translation>
    </message>
    <message>
        <source>One line of text. Nothing is sent anywhere.</source>
        <translation>Una línea de texto. No se envía a ninguna parte.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jugarlo otra vez</translation>
    </message>
    <message>
        <source>Another day</source>
        <translation>Otro día</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>{n} de {total}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecha</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>sin hacer</translation>
    </message>
    <message>
        <source>Practice: nothing counts</source>
        <translation>Práctica: nada cuenta</translation>
    </message>
    <message>
        <source>Practice: nothing counts. Only hints are added to those of your game.</source>
        <translation>Práctica: nada cuenta. Solo las pistas se suman a las de tu partida.</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Repartir de nuevo</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>Ocultar manos</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>To {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>A {points}</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Una ronda</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>¿Cómo quieres empezar?</translation>
    </message>
    <message>
        <source>Lessons and practice are always in the menu Learn.</source>
        <translation>Las lecciones y la práctica están en el menú Aprender.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Página de &amp;inicio</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>Re&amp;glas de la casa…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Saved ga&amp;mes…</source>
        <translation>Partidas guar&amp;dadas…</translation>
    </message>
    <message>
        <source>Score p&amp;ad…</source>
        <translation>Libre&amp;ta de puntos…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>&amp;Mismo reparto otra vez</translation>
    </message>
    <message>
        <source>Copy res&amp;ult</source>
        <translation>Copiar resu&amp;ltado</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>A&amp;bandon game…</source>
        <translation>A&amp;bandonar partida…</translation>
    </message>
    <message>
        <source>&amp;Let a bot play for me</source>
        <translation>Que &amp;juegue un bot por mí</translation>
    </message>
    <message>
        <source>Scor&amp;e of the last round…</source>
        <translation>&amp;Hoja de puntos de la última ronda…</translation>
    </message>
    <message>
        <source>&amp;Replay game</source>
        <translation>&amp;Repetición de la partida</translation>
    </message>
    <message>
        <source>Replay sa&amp;ved game…</source>
        <translation>Volver a ver una partida g&amp;uardada…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>&amp;First round</source>
        <translation>&amp;Primera ronda</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lecciones…</translation>
    </message>
    <message>
        <source>&amp;Practice mode…</source>
        <translation>Modo de prác&amp;tica…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day…</source>
        <translation>&amp;Reparto del día…</translation>
    </message>
    <message>
        <source>Practice p&amp;ositions…</source>
        <translation>P&amp;osiciones de práctica…</translation>
    </message>
    <message>
        <source>&amp;Today’s position</source>
        <translation>Posición del &amp;día</translation>
    </message>
    <message>
        <source>Canasta &amp;glossary</source>
        <translation>Voca&amp;bulario</translation>
    </message>
    <message>
        <source>&amp;My notes</source>
        <translation>&amp;Mis apuntes</translation>
    </message>
    <message>
        <source>&amp;Start over…</source>
        <translation>Empe&amp;zar de nuevo…</translation>
    </message>
    <message>
        <source>&amp;Back to your game</source>
        <translation>&amp;Volver a tu partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;Draw card</source>
        <translation>&amp;Robar carta</translation>
    </message>
    <message>
        <source>Take &amp;pile</source>
        <translation>&amp;Levantar el pozo</translation>
    </message>
    <message>
        <source>&amp;Meld selected cards</source>
        <translation>&amp;Bajar lo seleccionado</translation>
    </message>
    <message>
        <source>Discard sele&amp;cted card</source>
        <translation>&amp;Descartar lo seleccionado</translation>
    </message>
    <message>
        <source>Me&amp;ld staged cards</source>
        <translation>Ba&amp;jar lo preparado</translation>
    </message>
    <message>
        <source>Take &amp;back staged cards</source>
        <translation>Reco&amp;ger lo preparado</translation>
    </message>
    <message>
        <source>&amp;Ask to go out</source>
        <translation>&amp;Preguntar: “¿Puedo cortar?”</translation>
    </message>
    <message>
        <source>Go ou&amp;t</source>
        <translation>&amp;Cortar</translation>
    </message>
    <message>
        <source>Answer: &amp;yes, go out</source>
        <translation>Responder: &amp;sí, corta</translation>
    </message>
    <message>
        <source>Answer: &amp;no, play on</source>
        <translation>Responder: &amp;no, sigue</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>R&amp;ehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Pis&amp;ta</translation>
    </message>
    <message>
        <source>C&amp;ompare moves</source>
        <translation>Co&amp;mparar jugadas</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>¿P&amp;or qué esa jugada?</translation>
    </message>
    <message>
        <source>&amp;Skip pauses</source>
        <translation>S&amp;altar pausas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Panel &amp;lateral</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>&amp;Table colour</source>
        <translation>&amp;Color de la mesa</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation>Cartas más &amp;grandes</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Cartas más p&amp;equeñas</translation>
    </message>
    <message>
        <source>&amp;Reset card size</source>
        <translation>Tamaño &amp;normal de cartas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copiar posición</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Informar de un &amp;problema…</translation>
    </message>
    <message>
        <source>Open games &amp;folder</source>
        <translation>Abrir carpeta de p&amp;artidas</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>Acerca &amp;de Canasta</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Volver a la mesa</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>&amp;Volver al inicio</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panel lateral</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Activar el sonido</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Desactivar el sonido</translation>
    </message>
    <message>
        <source>Ta&amp;ke my seat back</source>
        <translation>Seguir jugando &amp;yo</translation>
    </message>
    <message>
        <source>{name} ta&amp;kes the seat back</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} &amp;vuelve a su asiento</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <extracomment>{speed}: how fast the others play, after a colon: Fast</extracomment><translation>Velocidad: {speed}.</translation>
    </message>
    <message>
        <source>Find a game: name, players, packs, points…</source>
        <translation>Buscar un juego: nombre, jugadores, barajas, puntos…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Buscar un juego</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>No game matches. Press {key} to clear the search.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Ningún juego coincide. Pulsa {key} para borrar la búsqueda.</translation>
    </message>
    <message>
        <source>{numbers} players</source>
        <extracomment>{numbers}: numbers of players in figures, joined: 2, 3 or 4</extracomment><translation>{numbers} jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <extracomment>{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Nombre: {seat}</translation>
    </message>
    <message>
        <source>Level: {seat}</source>
        <extracomment>{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Nivel: {seat}</translation>
    </message>
    <message>
        <source>Set for each player</source>
        <translation>Cada jugador</translation>
    </message>
    <message>
        <source>Choose a level or a person for each player.</source>
        <translation>Elige un nivel o una persona para cada jugador.</translation>
    </message>
    <message>
        <source>Hands are covered while the computer is passed on.</source>
        <translation>Las manos quedan ocultas mientras la computadora pasa de uno a otro.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>Always begin with this game</source>
        <translation>Empezar siempre con este juego</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>noun</comment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>house rule</comment>
        <translation>No se permite</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número de reparto</translation>
    </message>
    <message>
        <source>The program draws a number at random, and that number alone decides the order of the cards. Players, levels and scores have no influence. The same number deals the same cards to everybody.</source>
        <translation>El programa saca un número al azar, y solo ese número ordena las cartas. No influyen ni jugadores, ni niveles, ni puntos. El mismo número reparte las mismas cartas a todos.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Deal cards</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Ver jugar a los bots</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} puntos</translation>
    </message>
    <message>
        <source>Another score…</source>
        <translation>Otra meta…</translation>
    </message>
    <message>
        <source>Play to a score…</source>
        <translation>Hasta una puntuación…</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Ronda {n}</translation>
    </message>
    <message>
        <source>By parts</source>
        <comment>score pad</comment>
        <translation>Por partes</translation>
    </message>
    <message>
        <source>Only points</source>
        <comment>score pad</comment>
        <translation>Solo puntos</translation>
    </message>
    <message>
        <source>How to enter the round</source>
        <translation>Cómo anotar la ronda</translation>
    </message>
    <message>
        <source>Delete round</source>
        <translation>Eliminar ronda</translation>
    </message>
    <message>
        <source>Save round</source>
        <translation>Guardar ronda</translation>
    </message>
    <message>
        <source>Points of the round</source>
        <translation>Puntos de la ronda</translation>
    </message>
    <message>
        <source>{part}: {side}</source>
        <comment>score pad</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{side}: a side by its players, in a list: you and Anton</extracomment><translation>{part}: {side}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Libreta de puntos</translation>
    </message>
    <message>
        <source>Enter round…</source>
        <translation>Anotar ronda…</translation>
    </message>
    <message>
        <source>New pad…</source>
        <translation>Libreta nueva…</translation>
    </message>
    <message>
        <source>Other pads…</source>
        <translation>Otras libretas…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Correct round {n}: {points}</source>
        <extracomment>{n}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>Corregir la ronda {n}: {points}</translation>
    </message>
    <message>
        <source>New score pad</source>
        <translation>Libreta de puntos nueva</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Reparte primero</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Nombre del jugador {n}</translation>
    </message>
    <message>
        <source>Names, in the order of play</source>
        <translation>Nombres, en orden de juego</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Changes apply immediately.</source>
        <translation>Los cambios se aplican enseguida.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Tamaño de cartas</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Cartas y mesa</translation>
    </message>
    <message>
        <source>Turn and questions</source>
        <translation>Turno y preguntas</translation>
    </message>
    <message>
        <source>Everything you hear is also shown.</source>
        <translation>Todo lo que oyes también se muestra.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Automatic: on every card against novices and beginners, otherwise on the selected card.</source>
        <translation>Automático: contra novatos y principiantes, en todas las cartas; si no, en la carta seleccionada.</translation>
    </message>
    <message>
        <source>Press C to see them. The statistics tell games with and without.</source>
        <translation>Pulsa C para verlas. Las estadísticas distinguen partidas con y sin ellas.</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>más pequeño</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>más grande</translation>
    </message>
    <message>
        <source>Volume: {name}</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Volumen: {name}</translation>
    </message>
    <message>
        <source>quieter</source>
        <translation>más suave</translation>
    </message>
    <message>
        <source>louder</source>
        <translation>más fuerte</translation>
    </message>
    <message>
        <source>{n}%</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>{n} %</translation>
    </message>
    <message>
        <source>Position in the round</source>
        <translation>Posición en la ronda</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Velocidad de la repetición</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Vista de</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Review round</source>
        <translation>Repasar ronda</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <source>Play on from here; the record stays as it is</source>
        <translation>Sigue desde aquí; el registro queda como está</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Ronda anterior</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Previous key moment</source>
        <translation>Momento clave anterior</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>replay</comment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>replay</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Available after the round</source>
        <translation>Disponible después de la ronda</translation>
    </message>
    <message>
        <source>You made no decisions in this round</source>
        <translation>En esta ronda no tomaste decisiones</translation>
    </message>
    <message>
        <source>Find your worst decisions</source>
        <translation>Busca tus peores decisiones</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Detener el repaso</translation>
    </message>
    <message>
        <source>Done: the replay stops at each key moment</source>
        <translation>Listo: la repetición se detiene en cada momento clave</translation>
    </message>
    <message>
        <source>Checking {n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Revisando {n} de {total}</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nombre de la partida</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Otro archivo…</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Libretas de puntos</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Melds</source>
        <comment>score card</comment>
        <translation>Cartas bajadas</translation>
    </message>
    <message>
        <source>open</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>{points} with bonuses</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} con premios</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>sin bajarse</translation>
    </message>
    <message>
        <source>1st of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>1.º de {all}</translation>
    </message>
    <message>
        <source>2nd of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>2.º de {all}</translation>
    </message>
    <message>
        <source>3rd of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>3.º de {all}</translation>
    </message>
    <message>
        <source>4th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>4.º de {all}</translation>
    </message>
    <message>
        <source>5th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>5.º de {all}</translation>
    </message>
    <message>
        <source>6th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>6.º de {all}</translation>
    </message>
    <message>
        <source>7th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>7.º de {all}</translation>
    </message>
    <message>
        <source>8th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>8.º de {all}</translation>
    </message>
    <message>
        <source>Round {n} of {all}</source>
        <extracomment>{n}: a number in figures: 3
{all}: how many rounds there are, in figures: 4</extracomment><translation>Ronda {n} de {all}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>a {points}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Ver resultado</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <comment>short</comment>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Ronda {n}</translation>
    </message>
    <message>
        <source>Scoring the round</source>
        <translation>Recuento de la ronda</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Todo de una vez</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Ver manos</translation>
    </message>
    <message>
        <source>Hands at the end of the round</source>
        <translation>Manos al final de la ronda</translation>
    </message>
    <message>
        <source>{name}: foot</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}: pie</translation>
    </message>
    <message>
        <source>went out, no cards left</source>
        <translation>cortó, no le quedan cartas</translation>
    </message>
    <message>
        <source>Score after round {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Puntos tras la ronda {n}</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Repaso…</translation>
    </message>
    <message>
        <source>Watch the round again, step by step</source>
        <translation>Mira la ronda otra vez, paso a paso</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Click to replay from here</source>
        <translation>Haz clic para volver a ver desde aquí</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Volver a ver desde aquí</translation>
    </message>
    <message>
        <source>What if…? (from here)</source>
        <translation>¿Y si…? (desde aquí)</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Points in the last games</source>
        <translation>Puntos en las últimas partidas</translation>
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
        <translation>ganada</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>no ganada</translation>
    </message>
    <message>
        <source>best opponent</source>
        <translation>mejor rival</translation>
    </message>
    <message>
        <source>Filled bars are games won, dashes the best opponent.</source>
        <translation>Las barras llenas son partidas ganadas; las rayas, el mejor rival.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Your next finished game starts this chart.</source>
        <translation>Tu próxima partida terminada estrena este gráfico.</translation>
    </message>
    <message>
        <source>Past games, newest first</source>
        <translation>Partidas anteriores, primero la más nueva</translation>
    </message>
    <message>
        <source>against {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>contra {names}</translation>
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
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Games counted: rules</source>
        <translation>Partidas contadas: reglas</translation>
    </message>
    <message>
        <source>Games counted: level of the opponents</source>
        <translation>Partidas contadas: nivel de los rivales</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>played</comment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Games counted</source>
        <translation>Partidas contadas</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Aún no hay partidas terminadas</translation>
    </message>
    <message>
        <source>Finish one to see how often you win and how your rounds go.</source>
        <translation>Termina una para ver cuántas veces ganas y cómo te va en las rondas.</translation>
    </message>
    <message>
        <source>Replay this game in a new window</source>
        <translation>Volver a ver esta partida en otra ventana</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Save the listed games as a table (CSV)</source>
        <translation>Guardar las partidas de la lista en una tabla (CSV)</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>Counting your games…</source>
        <translation>Contando tus partidas…</translation>
    </message>
    <message numerus="yes">
        <source>Counting: {done} of %n game(s)</source>
        <extracomment>{done}: how many are done, in figures: 12</extracomment><translation>
            <numerusform>Contando: {done} de %n partida</numerusform>
            <numerusform>Contando: {done} de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>Color de la mesa</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Medianoche</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nogal</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>Canasta font</source>
        <translation>Fuente de Canasta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Muy rápida</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Botones</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>A la izquierda</translation>
    </message>
    <message>
        <source>Button size</source>
        <translation>Tamaño de botones</translation>
    </message>
    <message>
        <source>Large, for touch</source>
        <translation>Grandes, para pantalla táctil</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Color de los palos</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dos colores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Rejilla</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Roseta</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Abanicos</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Rayos</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Tu retrato</translation>
    </message>
    <message>
        <source>A fan of cards</source>
        <translation>Un abanico de cartas</translation>
    </message>
    <message>
        <source>Faces react</source>
        <translation>Caras con gestos</translation>
    </message>
    <message>
        <source>Count automatically</source>
        <translation>Recuento automático</translation>
    </message>
    <message>
        <source>Show what a discard does</source>
        <translation>Mostrar qué hace un descarte</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>When selected</source>
        <translation>Al seleccionar</translation>
    </message>
    <message>
        <source>Memory aids</source>
        <translation>Ayudas de memoria</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Cards known to be in hands</source>
        <translation>También las que sabes quién tiene</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>A number from {least} to {most}.</source>
        <extracomment>{least}: the smallest number, in figures: 1
{most}: the largest number, in figures: 10</extracomment><translation>Un número de {least} a {most}.</translation>
    </message>
    <message>
        <source>Less: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Menos: {rule}</translation>
    </message>
    <message>
        <source>More: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Más: {rule}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>End the round.</source>
        <translation>Termina la ronda.</translation>
    </message>
    <message>
        <source>end the round</source>
        <translation>terminar la ronda</translation>
    </message>
    <message>
        <source>You ended the round.</source>
        <translation>Terminaste la ronda.</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>Roba del mazo.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>robar del mazo</translation>
    </message>
    <message>
        <source>You drew.</source>
        <translation>Robaste del mazo.</translation>
    </message>
    <message>
        <source>Ask your partner whether to go out.</source>
        <translation>Pregúntale a tu compañero si puedes cortar.</translation>
    </message>
    <message>
        <source>ask your partner whether to go out</source>
        <translation>preguntarle a tu compañero si puedes cortar</translation>
    </message>
    <message>
        <source>You asked your partner whether to go out.</source>
        <translation>Le preguntaste a tu compañero si podías cortar.</translation>
    </message>
    <message>
        <source>End your turn without a discard.</source>
        <translation>Termina tu turno sin descarte.</translation>
    </message>
    <message>
        <source>You ended your turn without a discard.</source>
        <translation>Terminaste tu turno sin descarte.</translation>
    </message>
    <message>
        <source>Meld your whole hand.</source>
        <translation>Baja toda tu mano.</translation>
    </message>
    <message>
        <source>meld the whole hand</source>
        <translation>bajar toda la mano</translation>
    </message>
    <message>
        <source>You melded your whole hand.</source>
        <translation>Bajaste toda tu mano.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Descarta {card}.</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>descartar {card}</translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Descartaste {card}.</translation>
    </message>
    <message>
        <source>discard {card} without melding</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>descartar {card} sin bajar nada</translation>
    </message>
    <message>
        <source>You discarded {card} without melding.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Descartaste {card} sin bajar nada.</translation>
    </message>
    <message>
        <source>Say yes.</source>
        <translation>Di que sí.</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>decir que sí</translation>
    </message>
    <message>
        <source>You said yes.</source>
        <translation>Dijiste que sí.</translation>
    </message>
    <message>
        <source>Say no.</source>
        <translation>Di que no.</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>decir que no</translation>
    </message>
    <message>
        <source>You said no.</source>
        <translation>Dijiste que no.</translation>
    </message>
    <message>
        <source>Keep the first packet.</source>
        <translation>Guarda el primer paquete.</translation>
    </message>
    <message>
        <source>keep the first packet</source>
        <translation>guardar el primer paquete</translation>
    </message>
    <message>
        <source>You kept the first packet.</source>
        <translation>Guardaste el primer paquete.</translation>
    </message>
    <message>
        <source>Keep the second packet.</source>
        <translation>Guarda el segundo paquete.</translation>
    </message>
    <message>
        <source>keep the second packet</source>
        <translation>guardar el segundo paquete</translation>
    </message>
    <message>
        <source>You kept the second packet.</source>
        <translation>Guardaste el segundo paquete.</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n card(s).</source>
        <translation>
            <numerusform>Alza %n carta.</numerusform>
            <numerusform>Alza %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s)</source>
        <translation>
            <numerusform>alzar %n carta</numerusform>
            <numerusform>alzar %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cut %n card(s).</source>
        <translation>
            <numerusform>Alzaste %n carta.</numerusform>
            <numerusform>Alzaste %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile and add {card} to {meld}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Levanta el pozo y agrega {card} a {meld}.</translation>
    </message>
    <message>
        <source>take the pile and add {card} to {meld}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>levantar el pozo y agregar {card} a {meld}</translation>
    </message>
    <message>
        <source>You took the pile and added {card} to {meld}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Levantaste el pozo y agregaste {card} a {meld}.</translation>
    </message>
    <message>
        <source>Take the pile with {with_cards}.</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>Levanta el pozo con {with_cards}.</translation>
    </message>
    <message>
        <source>take the pile with {with_cards}</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>levantar el pozo con {with_cards}</translation>
    </message>
    <message>
        <source>You took the pile with {with_cards}.</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>Levantaste el pozo con {with_cards}.</translation>
    </message>
    <message>
        <source>Meld {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Baja {counted}.</translation>
    </message>
    <message>
        <source>meld {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>bajar {counted}</translation>
    </message>
    <message>
        <source>You melded {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Bajaste {counted}.</translation>
    </message>
    <message>
        <source>Lay out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Pon en la mesa {counted}.</translation>
    </message>
    <message>
        <source>lay out {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>poner en la mesa {counted}</translation>
    </message>
    <message>
        <source>You laid out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Pusiste en la mesa {counted}.</translation>
    </message>
    <message>
        <source>Add {counted} to {meld}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Agrega {counted} a {meld}.</translation>
    </message>
    <message>
        <source>add {counted} to {meld}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>agregar {counted} a {meld}</translation>
    </message>
    <message>
        <source>You added {counted} to {meld}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Agregaste {counted} a {meld}.</translation>
    </message>
    <message>
        <source>Add {counted} to your melds.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Agrega {counted} a tus combinaciones.</translation>
    </message>
    <message>
        <source>add {counted} to your melds</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>agregar {counted} a tus combinaciones</translation>
    </message>
    <message>
        <source>You added {counted} to your melds.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Agregaste {counted} a tus combinaciones.</translation>
    </message>
    <message>
        <source>Combine two melds: {label}.</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>Une dos combinaciones: {label}.</translation>
    </message>
    <message>
        <source>combine two melds: {label}</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>unir dos combinaciones: {label}</translation>
    </message>
    <message>
        <source>You combined two melds: {label}.</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>Uniste dos combinaciones: {label}.</translation>
    </message>
    <message>
        <source>Go out: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Cortar: {move}.</translation>
    </message>
    <message>
        <source>the new meld</source>
        <comment>after to</comment>
        <translation>la nueva combinación</translation>
    </message>
    <message>
        <source>the sequence {sequence}</source>
        <comment>after to</comment>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>la escalera {sequence}</translation>
    </message>
    <message>
        <source>the wild cards</source>
        <comment>after to</comment>
        <translation>los comodines</translation>
    </message>
    <message>
        <source>the black threes</source>
        <comment>after to</comment>
        <translation>los treses negros</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <comment>after to</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{ranks}</translation>
    </message>
    <message>
        <source>the sequence {sequence}</source>
        <comment>object</comment>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>la escalera {sequence}</translation>
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
{points}: points in figures: 1,985</extracomment><translation>Completa {number_word} canastas: {points} puntos.</translation>
    </message>
    <message>
        <source>This completes {canastas}: {points} points.</source>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings
{points}: points in figures: 1,985</extracomment><translation>Completa {canastas}: {points} puntos.</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Jugaste</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Previous turn:</source>
        <translation>El turno anterior:</translation>
    </message>
    <message>
        <source>{name} has not played in this round yet.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} todavía no ha jugado en esta ronda.</translation>
    </message>
    <message>
        <source>Why did {name} do that?</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>¿Por qué jugó así {name}?</translation>
    </message>
    <message>
        <source>Playing on is better than going out now.</source>
        <translation>Seguir jugando es mejor que cortar ahora.</translation>
    </message>
    <message>
        <source>Clearly the best move</source>
        <translation>Claramente la mejor jugada</translation>
    </message>
    <message>
        <source>Probably the best move</source>
        <translation>Probablemente la mejor jugada</translation>
    </message>
    <message>
        <source>A close decision</source>
        <translation>Una decisión ajustada</translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}, about %n point(s) worse.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>
            <numerusform>La siguiente: {move}, cerca de %n punto menos.</numerusform>
            <numerusform>La siguiente: {move}, unos %n puntos menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is about as good.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Con {card} es más o menos igual.</translation>
    </message>
    <message>
        <source>Another way to meld is about as good.</source>
        <translation>Bajar de otra manera es más o menos igual de bueno.</translation>
    </message>
    <message>
        <source>About as good: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Más o menos igual: {move}.</translation>
    </message>
    <message>
        <source>Not now: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Ahora no: {move}.</translation>
    </message>
    <message>
        <source>It costs a wild card.</source>
        <translation>Cuesta un comodín.</translation>
    </message>
    <message>
        <source>{feature}: {value}.</source>
        <extracomment>{feature}: what points come from, after a colon: cards left in hand
{value}: points with their sign: −7</extracomment><translation>{feature}: {value}.</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>aconsejada</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>casi igual</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>cerca de %n punto menos</numerusform>
            <numerusform>unos %n puntos menos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ended the round.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} terminó la ronda.</translation>
    </message>
    <message>
        <source>No other move was compared.</source>
        <translation>No se comparó ninguna otra jugada.</translation>
    </message>
    <message>
        <source>The difference: keep {kept} in your hand.</source>
        <extracomment>{kept}: cards by their number that stay in the hand, the object: two kings</extracomment><translation>La diferencia: guarda {kept} en la mano.</translation>
    </message>
    <message>
        <source>The difference: meld {counted} as well.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>La diferencia: baja también {counted}.</translation>
    </message>
    <message>
        <source>The difference: meld {counted}, and keep {kept} in your hand.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{kept}: cards by their number that stay in the hand, the object: two kings</extracomment><translation>La diferencia: baja {counted} y guarda {kept} en la mano.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Turno {number}</translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n point(s)</source>
        <translation>
            <numerusform>Costó alrededor de %n punto</numerusform>
            <numerusform>Costó alrededor de %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the adviser’s estimate (one/%n) of your decisions cost points. It saw only what you saw.</source>
        <translation>
            <numerusform>Según el consejero, una de tus decisiones costó puntos. Solo vio lo que tú viste.</numerusform>
            <numerusform>Según el consejero, %n de tus decisiones costaron puntos. Solo vio lo que tú viste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The adviser did not answer: (one/%n) of your decisions could not be checked.</source>
        <translation>
            <numerusform>El consejero no respondió: una de tus decisiones no se pudo revisar.</numerusform>
            <numerusform>El consejero no respondió: %n de tus decisiones no se pudieron revisar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes found. Well played!</source>
        <translation>No hay errores. ¡Bien jugado!</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}): it could be taken with {with_cards}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards
{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>{name} no se fijó en el pozo ({pile}): se podía levantar con {with_cards}.</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}): {card} fits a meld on the table.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{name} no se fijó en el pozo ({pile}): {card} va en una combinación de la mesa.</translation>
    </message>
    <message>
        <source>The round could end soon.</source>
        <translation>La ronda puede terminar pronto.</translation>
    </message>
    <message>
        <source>The round could end soon, and cards in your hand cost points.</source>
        <translation>La ronda puede terminar pronto, y las cartas en tu mano cuestan puntos.</translation>
    </message>
    <message>
        <source>It empties the hand, and the foot comes next.</source>
        <translation>Vacía la mano, y después viene el pie.</translation>
    </message>
    <message numerus="yes">
        <source>(It/They) (costs/cost) {points} points, melded or not, until there is a canasta.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Hasta que haya una canasta cuesta {points} puntos, bajada o no.</numerusform>
            <numerusform>Hasta que haya una canasta cuestan {points} puntos, bajadas o no.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores only on the table.</source>
        <translation>Solo puntúa sobre la mesa.</translation>
    </message>
    <message>
        <source>Another card is drawn for each three.</source>
        <translation>Por cada tres se roba otra carta.</translation>
    </message>
    <message>
        <source>It is the canasta needed to open.</source>
        <translation>Es la canasta que hace falta para bajarse.</translation>
    </message>
    <message>
        <source>The top card completes the canasta needed to open.</source>
        <translation>La carta de arriba completa la canasta que hace falta para bajarse.</translation>
    </message>
    <message>
        <source>One larger meld is closer to a canasta.</source>
        <translation>Una combinación más grande está más cerca de la canasta.</translation>
    </message>
    <message>
        <source>The top card fits a meld and brings the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>La carta de arriba va en una combinación y trae el pozo ({pile}).</translation>
    </message>
    <message>
        <source>The last card then ends the round.</source>
        <translation>La última carta termina así la ronda.</translation>
    </message>
    <message>
        <source>It is the least useful card.</source>
        <translation>Es la carta que menos sirve.</translation>
    </message>
    <message>
        <source>It fits a meld, but the turn needs a discard.</source>
        <translation>Va en una combinación, pero el turno necesita un descarte.</translation>
    </message>
    <message>
        <source>{name} overlooked that it fits a meld.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} no vio que va en una combinación.</translation>
    </message>
    <message>
        <source>In the hand it would cost {points} points.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>En la mano costaría {points} puntos.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Arriesga el pozo ({pile}), pero solo se levanta con un par natural.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but a side must open with {need} points to take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards
{need}: points in figures that are needed: 90</extracomment><translation>Arriesga el pozo ({pile}), pero para levantarlo un bando tiene que bajarse con {need} puntos.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but saves {three} for later.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards
{three}: a three that blocks the pile, as a sign: 3♠</extracomment><translation>Arriesga el pozo ({pile}), pero guarda {three} para más tarde.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but leaves a better hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Arriesga el pozo ({pile}), pero deja una mano mejor.</translation>
    </message>
    <message>
        <source>It gives up the pile ({pile}), but no other discard is better.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Entrega el pozo ({pile}), pero no hay otro descarte mejor.</translation>
    </message>
    <message>
        <source>It gives up the pile ({pile}), but leaves a better hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Entrega el pozo ({pile}), pero deja una mano mejor.</translation>
    </message>
    <message>
        <source>No other discard is better.</source>
        <translation>No hay otro descarte mejor.</translation>
    </message>
    <message>
        <source>The pile ({pile}) stays frozen: only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>El pozo ({pile}) sigue congelado: solo se levanta con un par natural.</translation>
    </message>
    <message>
        <source>{name} has no {ranks} to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} no tiene {ranks} para levantar el pozo.</translation>
    </message>
    <message>
        <source>You have no {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>No tienes {ranks} para levantar el pozo.</translation>
    </message>
    <message>
        <source>{name} needs two {ranks} to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} necesita dos {ranks} para levantar el pozo.</translation>
    </message>
    <message>
        <source>You need two {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Necesitas dos {ranks} para levantar el pozo.</translation>
    </message>
    <message>
        <source>{name} needs two {ranks}, or a wild card, to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} necesita dos {ranks}, o un comodín, para levantar el pozo.</translation>
    </message>
    <message>
        <source>You need two {ranks}, or a wild card, to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Necesitas dos {ranks}, o un comodín, para levantar el pozo.</translation>
    </message>
    <message>
        <source>{name} cannot make the {need} points needed to open.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{need}: points in figures that are needed: 90</extracomment><translation>{name} no llega a los {need} puntos que hacen falta para bajarse.</translation>
    </message>
    <message>
        <source>You cannot make the {need} points needed to open.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>No llegas a los {need} puntos que hacen falta para bajarte.</translation>
    </message>
    <message>
        <source>{next} cannot take the pile.</source>
        <extracomment>{next}: the next player's name, the subject: Clara</extracomment><translation>{next} no puede levantar el pozo.</translation>
    </message>
    <message>
        <source>You cannot take the pile.</source>
        <translation>No puedes levantar el pozo.</translation>
    </message>
    <message>
        <source>{next} holds {counted}, but is unlikely to take the pile ({pile}).</source>
        <extracomment>{next}: the next player's name, the subject: Clara
{counted}: cards by their number, the object: two kings and a two
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{next} tiene {counted}, pero es difícil que levante el pozo ({pile}).</translation>
    </message>
    <message>
        <source>You hold {counted}, but are unlikely to take the pile ({pile}).</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Tienes {counted}, pero es difícil que levantes el pozo ({pile}).</translation>
    </message>
    <message>
        <source>No discard is needed.</source>
        <translation>No hace falta descartar.</translation>
    </message>
    <message>
        <source>The whole hand scores at once.</source>
        <translation>Toda la mano puntúa de una vez.</translation>
    </message>
    <message>
        <source>Nobody knows which packet is better.</source>
        <translation>Nadie sabe qué paquete es mejor.</translation>
    </message>
    <message>
        <source>Where to cut is pure luck.</source>
        <translation>Dónde alzar es pura suerte.</translation>
    </message>
    <message>
        <source>You must open before you can take the pile.</source>
        <translation>Debes bajarte antes de levantar el pozo.</translation>
    </message>
    <message>
        <source>melds on the table</source>
        <translation>combinaciones en la mesa</translation>
    </message>
    <message>
        <source>penalties for unfinished melds</source>
        <translation>penalizaciones por combinaciones sin terminar</translation>
    </message>
    <message>
        <source>canastas</source>
        <translation>canastas</translation>
    </message>
    <message>
        <source>the initial meld</source>
        <translation>la bajada</translation>
    </message>
    <message>
        <source>going out</source>
        <translation>cortar</translation>
    </message>
    <message>
        <source>feet not yet picked up</source>
        <translation>pies sin tomar</translation>
    </message>
    <message>
        <source>cards left in hand</source>
        <translation>cartas en la mano</translation>
    </message>
    <message>
        <source>wild cards in hand</source>
        <translation>comodines en la mano</translation>
    </message>
    <message>
        <source>black threes in hand</source>
        <translation>treses negros en la mano</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>treses rojos</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>el pozo</translation>
    </message>
    <message>
        <source>being on turn</source>
        <translation>tener el turno</translation>
    </message>
    <message>
        <source>an early finish</source>
        <translation>un final rápido</translation>
    </message>
    <message>
        <source>everything else</source>
        <translation>todo lo demás</translation>
    </message>
    <message>
        <source>It leads to more points from melds.</source>
        <translation>Lleva a más puntos en combinaciones.</translation>
    </message>
    <message>
        <source>It leads to fewer points from melds.</source>
        <translation>Lleva a menos puntos en combinaciones.</translation>
    </message>
    <message>
        <source>It lowers the risk of a penalty for an unfinished meld.</source>
        <translation>Reduce el riesgo de una penalización por combinación sin terminar.</translation>
    </message>
    <message>
        <source>It raises the risk of a penalty for an unfinished meld.</source>
        <translation>Aumenta el riesgo de una penalización por combinación sin terminar.</translation>
    </message>
    <message>
        <source>It brings a canasta closer.</source>
        <translation>Acerca una canasta.</translation>
    </message>
    <message>
        <source>It makes a canasta less likely.</source>
        <translation>Hace menos probable una canasta.</translation>
    </message>
    <message>
        <source>It brings the initial meld closer.</source>
        <translation>Acerca la bajada.</translation>
    </message>
    <message>
        <source>It makes it harder to open.</source>
        <translation>Hace más difícil la bajada.</translation>
    </message>
    <message>
        <source>It brings going out closer.</source>
        <translation>Acerca el corte.</translation>
    </message>
    <message>
        <source>It makes going out harder.</source>
        <translation>Hace más difícil el corte.</translation>
    </message>
    <message>
        <source>It brings the foot closer.</source>
        <translation>Acerca el pie.</translation>
    </message>
    <message>
        <source>It takes longer to reach the foot.</source>
        <translation>Se tarda más en llegar al pie.</translation>
    </message>
    <message>
        <source>It leaves a better hand.</source>
        <translation>Deja una mano mejor.</translation>
    </message>
    <message>
        <source>It leaves a worse hand.</source>
        <translation>Deja una mano peor.</translation>
    </message>
    <message>
        <source>It keeps wild cards in the hand.</source>
        <translation>Guarda comodines en la mano.</translation>
    </message>
    <message>
        <source>It leaves fewer wild cards in the hand.</source>
        <translation>Deja menos comodines en la mano.</translation>
    </message>
    <message>
        <source>It keeps black threes in the hand.</source>
        <translation>Guarda treses negros en la mano.</translation>
    </message>
    <message>
        <source>It leaves fewer black threes in the hand.</source>
        <translation>Deja menos treses negros en la mano.</translation>
    </message>
    <message>
        <source>It brings more from red threes.</source>
        <translation>Saca más de los treses rojos.</translation>
    </message>
    <message>
        <source>It brings less from red threes.</source>
        <translation>Saca menos de los treses rojos.</translation>
    </message>
    <message>
        <source>It gives better chances of taking the pile.</source>
        <translation>Da más posibilidades de levantar el pozo.</translation>
    </message>
    <message>
        <source>It gives worse chances of taking the pile.</source>
        <translation>Da menos posibilidades de levantar el pozo.</translation>
    </message>
    <message>
        <source>{name} discarded {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} descartó {counted}.</translation>
    </message>
    <message>
        <source>You discarded {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Descartaste {counted}.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen all but %n of the {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>De {ranks} solo te falta ver %n.</numerusform>
            <numerusform>De {ranks} solo te falta ver %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen all the other {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>De {ranks} ya has visto todo lo demás.</translation>
    </message>
    <message numerus="yes">
        <source>All but %n of the {ranks} have been seen.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>De {ranks} solo queda %n sin ver.</numerusform>
            <numerusform>De {ranks} solo quedan %n sin ver.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the other {ranks} have been seen.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>De {ranks} ya se ha visto todo lo demás.</translation>
    </message>
    <message>
        <source>You could add {card} to your {ranks}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Podrías agregar {card} a {ranks} de tu bando.</translation>
    </message>
    <message>
        <source>{name} could add {card} to the {ranks}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} podría agregar {card} a {ranks} de la mesa.</translation>
    </message>
    <message>
        <source>Your opponents could add {card} to their {ranks}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Tus rivales podrían agregar {card} a {ranks} de su bando.</translation>
    </message>
    <message>
        <source>{names} could add {card} to their {ranks}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{names} podrían agregar {card} a {ranks} de su bando.</translation>
    </message>
    <message>
        <source>More of its cards fit melds on the table.</source>
        <translation>Más de sus cartas van en combinaciones de la mesa.</translation>
    </message>
    <message>
        <source>It also brings a wild card.</source>
        <translation>También trae un comodín.</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>black three</source>
        <translation>tres negro</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>tres rojo</translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un cuatro</numerusform>
            <numerusform>{number_word} cuatros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un cinco</numerusform>
            <numerusform>{number_word} cincos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un seis</numerusform>
            <numerusform>{number_word} seises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un siete</numerusform>
            <numerusform>{number_word} sietes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un ocho</numerusform>
            <numerusform>{number_word} ochos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un nueve</numerusform>
            <numerusform>{number_word} nueves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un diez</numerusform>
            <numerusform>{number_word} dieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una jota</numerusform>
            <numerusform>{number_word} jotas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una dama</numerusform>
            <numerusform>{number_word} damas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un rey</numerusform>
            <numerusform>{number_word} reyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un as</numerusform>
            <numerusform>{number_word} ases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un dos</numerusform>
            <numerusform>{number_word} doses</numerusform>
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
            <numerusform>un tres negro</numerusform>
            <numerusform>{number_word} treses negros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un tres rojo</numerusform>
            <numerusform>{number_word} treses rojos</numerusform>
        </translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>treses negros</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de tréboles</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de diamantes</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de corazones</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de picas</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number</comment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <translation>diez</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <translation>once</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <translation>doce</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta boca abajo</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>joker negro</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>joker rojo</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
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
            <numerusform>%n comodín en la mano</numerusform>
            <numerusform>%n comodines en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>{counted} in hand</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted} en la mano</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>canasta sucia</translation>
    </message>
    <message>
        <source>red canasta</source>
        <translation>canasta roja</translation>
    </message>
    <message>
        <source>black canasta</source>
        <translation>canasta negra</translation>
    </message>
    <message>
        <source>sequence canasta</source>
        <translation>canasta de escalera</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>canasta de comodines</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>una canasta</translation>
    </message>
    <message>
        <source>a natural canasta</source>
        <translation>una canasta limpia</translation>
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
{high}: the highest card of a sequence: 9♥</extracomment><translation>escalera de {low} a {high}</translation>
    </message>
    <message>
        <source>**The round is over.**</source>
        <translation>**La ronda terminó.**</translation>
    </message>
    <message>
        <source>**The round is over:** the stock is empty and nobody went out.</source>
        <translation>**La ronda terminó:** se acabó el mazo y nadie cortó.</translation>
    </message>
    <message>
        <source>**The round is over:** the last card of the stock was a red three.</source>
        <translation>**La ronda terminó:** la última carta del mazo era un tres rojo.</translation>
    </message>
    <message>
        <source>**The round is over:** a player melded a special hand.</source>
        <translation>**La ronda terminó:** un jugador bajó una mano especial.</translation>
    </message>
    <message>
        <source>**The round is over:** a side has enough canastas to win the game.</source>
        <translation>**La ronda terminó:** un bando tiene canastas suficientes para ganar la partida.</translation>
    </message>
    <message numerus="yes">
        <source>**The pile becomes the new stock** (%n card(s)).</source>
        <translation>
            <numerusform>**El pozo pasa a ser el nuevo mazo** (%n carta).</numerusform>
            <numerusform>**El pozo pasa a ser el nuevo mazo** (%n cartas).</numerusform>
        </translation>
    </message>
    <message>
        <source>Upcard: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Carta inicial: {cards}.</translation>
    </message>
    <message>
        <source>**{name}** drew {card}, the highest card, and deals.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>**{name}** sacó {card}, la carta más alta, y reparte.</translation>
    </message>
    <message>
        <source>**You** drew {card}, the highest card, and deal first.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>**Tú** sacaste {card}, la carta más alta, y repartes primero.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} dealt; you begin.</source>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton</extracomment><translation>**Ronda {number}:** repartió {dealer}; empiezas tú.</translation>
    </message>
    <message>
        <source>**Round {number}:** you dealt; {first} begins.</source>
        <extracomment>{number}: a number in figures: 3
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Ronda {number}:** repartiste tú; empieza {first}.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} dealt; {first} begins.</source>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Ronda {number}:** repartió {dealer}; empieza {first}.</translation>
    </message>
    <message>
        <source>Points: {scores}.</source>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Puntos: {scores}.</translation>
    </message>
    <message>
        <source>You and {partner} score {points}, {names} {number}.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Puntos: tú con {partner} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>You score {points}, {names} {number}.</source>
        <extracomment>{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Puntos: tú {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{name} and {partner} score {points}, {names} {number}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{partner}: the partner's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Puntos: {name} con {partner} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{name} scores {points}, {names} {number}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Puntos: {name} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <extracomment>{side}: a side by its players, in a list: you and Anton
{points}: points in figures: 1,985</extracomment><translation>{side} {points}</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganas tú</translation>
    </message>
    <message numerus="yes">
        <source>**You win the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**Ganas la partida** por %n punto: {best} a {rest}.</numerusform>
            <numerusform>**Ganas la partida** por %n puntos: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} win</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>{names} ganan</translation>
    </message>
    <message numerus="yes">
        <source>**Your side wins the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**Tu bando gana la partida** por %n punto: {best} a {rest}.</numerusform>
            <numerusform>**Tu bando gana la partida** por %n puntos: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins this one</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Esta la gana {name}</translation>
    </message>
    <message numerus="yes">
        <source>**{name} wins the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**{name} gana la partida** por %n punto: {best} a {rest}.</numerusform>
            <numerusform>**{name} gana la partida** por %n puntos: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} win this one</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Esta la ganan {names}</translation>
    </message>
    <message numerus="yes">
        <source>**{names} win the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**{names} ganan la partida** por %n punto: {best} a {rest}.</numerusform>
            <numerusform>**{names} ganan la partida** por %n puntos: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared win: {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Victoria compartida: {names}</translation>
    </message>
    <message numerus="yes">
        <source>**Shared win** at %n point(s): {names}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>
            <numerusform>**Victoria compartida** con %n punto: {names}.</numerusform>
            <numerusform>**Victoria compartida** con %n puntos: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is a tie</source>
        <translation>La partida queda empatada</translation>
    </message>
    <message numerus="yes">
        <source>**The game is a tie** at %n point(s).</source>
        <translation>
            <numerusform>**La partida queda empatada** con %n punto.</numerusform>
            <numerusform>**La partida queda empatada** con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>**{result}:** {scores}.</source>
        <extracomment>{result}: how a game ended: Won
{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>**{result}:** {scores}.</translation>
    </message>
    <message>
        <source>**You** {deeds}</source>
        <extracomment>{deeds}: what a player did, joined: melded kings and discarded 4♦</extracomment><translation>**Tú** {deeds}</translation>
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
            <numerusform>robaste una carta</numerusform>
            <numerusform>robaste {number_word} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>after you</comment>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>descartaste {card}</translation>
    </message>
    <message>
        <source>**froze the pile**</source>
        <comment>after you</comment>
        <translation>**Congelaste el pozo**</translation>
    </message>
    <message>
        <source>**The pile is frozen.**</source>
        <translation>**El pozo está congelado.**</translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>levantaste el pozo (%n carta) con {cards}</numerusform>
            <numerusform>levantaste el pozo (%n cartas) con {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after you</comment>
        <translation>
            <numerusform>levantaste el pozo (%n carta)</numerusform>
            <numerusform>levantaste el pozo (%n cartas)</numerusform>
        </translation>
    </message>
    <message>
        <source>melded {melds}</source>
        <comment>after you</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>bajaste {melds}</translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after you</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>
            <numerusform>**Te bajaste con %n punto** ({melds})</numerusform>
            <numerusform>**Te bajaste con %n puntos** ({melds})</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>agregaste {cards}</translation>
    </message>
    <message>
        <source>{cards} to the {ranks}</source>
        <comment>object</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{cards} a {ranks}</translation>
    </message>
    <message>
        <source>{cards} to a sequence</source>
        <comment>object</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>{cards} a una escalera</translation>
    </message>
    <message>
        <source>completed {canastas}</source>
        <comment>after you</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>completaste {canastas}</translation>
    </message>
    <message>
        <source>a **natural canasta**</source>
        <comment>object</comment>
        <translation>una **canasta limpia**</translation>
    </message>
    <message>
        <source>a **mixed canasta**</source>
        <comment>object</comment>
        <translation>una **canasta sucia**</translation>
    </message>
    <message>
        <source>a **red canasta**</source>
        <comment>object</comment>
        <translation>una **canasta roja**</translation>
    </message>
    <message>
        <source>a **black canasta**</source>
        <comment>object</comment>
        <translation>una **canasta negra**</translation>
    </message>
    <message>
        <source>a **sequence canasta**</source>
        <comment>object</comment>
        <translation>una **canasta de escalera**</translation>
    </message>
    <message>
        <source>a **wild canasta**</source>
        <comment>object</comment>
        <translation>una **canasta de comodines**</translation>
    </message>
    <message>
        <source>{canastas} of {ranks}</source>
        <comment>object</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{canastas} de {ranks}</translation>
    </message>
    <message>
        <source>**The canasta now has a wild card.**</source>
        <translation>**La canasta tiene ahora un comodín.**</translation>
    </message>
    <message>
        <source>combined two melds of {ranks}</source>
        <comment>after you</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>uniste dos combinaciones de {ranks}</translation>
    </message>
    <message>
        <source>combined two melds</source>
        <comment>after you</comment>
        <translation>uniste dos combinaciones</translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>pusiste en la mesa {cards}</translation>
    </message>
    <message>
        <source>set {cards} aside</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>apartaste {cards}</translation>
    </message>
    <message>
        <source>asked {asked}: “May I go out?”</source>
        <comment>after you</comment>
        <extracomment>{asked}: the name of the player who was asked, the object: Anton</extracomment><translation>le preguntaste a {asked}: “¿Puedo cortar?”</translation>
    </message>
    <message>
        <source>asked you: “May I go out?”</source>
        <comment>after a name</comment>
        <translation>te preguntó: “¿Puedo cortar?”</translation>
    </message>
    <message>
        <source>said yes</source>
        <comment>after you</comment>
        <translation>dijiste que sí</translation>
    </message>
    <message>
        <source>said no</source>
        <comment>after you</comment>
        <translation>dijiste que no</translation>
    </message>
    <message>
        <source>picked up your foot</source>
        <comment>after you</comment>
        <translation>tomaste tu pie</translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after you</comment>
        <translation>
            <numerusform>alzaste %n carta</numerusform>
            <numerusform>alzaste %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after you</comment>
        <translation>
            <numerusform>alzaste %n carta y **ganaste el premio**</numerusform>
            <numerusform>alzaste %n cartas y **ganaste el premio**</numerusform>
        </translation>
    </message>
    <message>
        <source>kept packet {number} as your foot</source>
        <comment>after you</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>guardaste el paquete {number} como pie</translation>
    </message>
    <message>
        <source>ended your turn without a discard</source>
        <comment>after you</comment>
        <translation>terminaste tu turno sin descarte</translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after you</comment>
        <translation>
            <numerusform>tomaste %n carta del ala</numerusform>
            <numerusform>tomaste %n cartas del ala</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after you</comment>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>
            <numerusform>**Bajaste {hand}** por %n punto</numerusform>
            <numerusform>**Bajaste {hand}** por %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>object</comment>
        <translation>una escalera completa</translation>
    </message>
    <message>
        <source>seven pairs</source>
        <comment>object</comment>
        <translation>siete pares</translation>
    </message>
    <message>
        <source>a garbage hand</source>
        <comment>object</comment>
        <translation>una mano de basura</translation>
    </message>
    <message>
        <source>**went out**</source>
        <comment>after you</comment>
        <translation>**Cortaste**</translation>
    </message>
    <message>
        <source>**went out concealed**</source>
        <comment>after you</comment>
        <translation>**Hiciste un corte oculto**</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>after to</comment>
        <translation>los comodines</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>{low} a {high}</translation>
    </message>
    <message>
        <source>picked up the foot</source>
        <comment>after a name</comment>
        <translation>tomó su pie</translation>
    </message>
    <message>
        <source>kept packet {number} as the foot</source>
        <comment>after a name</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>guardó el paquete {number} como pie</translation>
    </message>
    <message>
        <source>ended the turn without a discard</source>
        <comment>after a name</comment>
        <translation>terminó su turno sin descarte</translation>
    </message>
    <message>
        <source>Taps the table twice when she likes her hand. Always denies it.</source>
        <translation>Golpea la mesa dos veces cuando le gusta su mano. Siempre lo niega.</translation>
    </message>
    <message>
        <source>Forty years of Thursday games. Shuffles until somebody sighs.</source>
        <translation>Cuarenta años de jueves de canasta. Mezcla hasta que alguien suspira.</translation>
    </message>
    <message>
        <source>Holds his cards like a guitar. Sings when the pile grows.</source>
        <translation>Agarra las cartas como una guitarra. Canta cuando crece el pozo.</translation>
    </message>
    <message>
        <source>Laughs before she melds, so everybody knows.</source>
        <translation>Se ríe antes de bajar, así que todos lo saben.</translation>
    </message>
    <message>
        <source>Has kept every score sheet since 1974. Brings the biscuits.</source>
        <translation>Guarda todas las hojas de puntos desde 1974. Trae las galletas.</translation>
    </message>
    <message>
        <source>Learned last week and already explains the rules to others.</source>
        <translation>Aprendió la semana pasada y ya les explica las reglas a otros.</translation>
    </message>
    <message>
        <source>Says little, pours the tea, misses nothing.</source>
        <translation>Habla poco, sirve el té, no se le escapa nada.</translation>
    </message>
    <message>
        <source>Opens late, with few wild cards.</source>
        <translation>Se baja tarde, con pocos comodines.</translation>
    </message>
    <message>
        <source>Melds hastily and goes out without asking.</source>
        <translation>Baja con prisa y corta sin preguntar.</translation>
    </message>
    <message>
        <source>Keeps many cards in hand and melds late.</source>
        <translation>Guarda muchas cartas en la mano y baja tarde.</translation>
    </message>
    <message>
        <source>Takes every pile, however small.</source>
        <translation>Levanta todos los pozos, por pequeños que sean.</translation>
    </message>
    <message>
        <source>Leaves small piles and waits for a big one.</source>
        <translation>Deja los pozos pequeños y espera uno grande.</translation>
    </message>
    <message>
        <source>Discards what opponents can use the least.</source>
        <translation>Descarta lo que menos les sirve a los rivales.</translation>
    </message>
    <message>
        <source>Freezes the pile when behind in melds.</source>
        <translation>Congela el pozo cuando va perdiendo en la mesa.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nosotros</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>{title}:</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player</extracomment><translation>{title}:</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>term</comment>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Players who score together are a side: partners, or one player alone.</source>
        <translation>Un bando son quienes puntúan juntos: los compañeros, o un jugador solo.</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>term</comment>
        <translation>Combinación</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank that are together on the table.</source>
        <translation>Una combinación son tres o más cartas de un mismo valor, bajadas juntas a la mesa.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <comment>term</comment>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>A sequence is a meld of cards of one suit, in order.</source>
        <translation>Una escalera es una combinación de cartas seguidas de un mismo palo.</translation>
    </message>
    <message>
        <source>Canasta</source>
        <comment>term</comment>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>A canasta is a meld of seven or more cards. It earns a bonus.</source>
        <translation>Una canasta es una combinación de siete o más cartas. Da un premio.</translation>
    </message>
    <message>
        <source>Natural card</source>
        <comment>term</comment>
        <translation>Carta natural</translation>
    </message>
    <message>
        <source>Natural cards are all cards from four to ace.</source>
        <translation>Las cartas naturales son todas las cartas del cuatro al as.</translation>
    </message>
    <message>
        <source>Wild card</source>
        <comment>term</comment>
        <translation>Comodín</translation>
    </message>
    <message>
        <source>Wild cards are jokers and twos. They replace other cards in a meld.</source>
        <translation>Los comodines son los jokers y los doses. Reemplazan a otras cartas en una combinación.</translation>
    </message>
    <message>
        <source>Red three</source>
        <comment>term</comment>
        <translation>Tres rojo</translation>
    </message>
    <message>
        <source>Red threes are the threes of hearts and diamonds.</source>
        <translation>Los treses rojos son los de corazones y de diamantes.</translation>
    </message>
    <message>
        <source>Black three</source>
        <comment>term</comment>
        <translation>Tres negro</translation>
    </message>
    <message>
        <source>Black threes are the threes of clubs and spades.</source>
        <translation>Los treses negros son los de tréboles y de picas.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>term</comment>
        <translation>Bajarse</translation>
    </message>
    <message>
        <source>A side opens when it melds for the first time in a round: its initial meld.</source>
        <translation>Un bando se baja cuando pone cartas en la mesa por primera vez en una ronda: es su bajada.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>term</comment>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>The minimum is how many points an initial meld must have.</source>
        <translation>El mínimo son los puntos que debe tener una bajada.</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>term</comment>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>The stock is the face-down stack you draw from.</source>
        <translation>El mazo son las cartas boca abajo de las que robas.</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>term</comment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>A discard is the card you put on the pile to end your turn.</source>
        <translation>El descarte es la carta que pones en el pozo para terminar tu turno.</translation>
    </message>
    <message>
        <source>Pile</source>
        <comment>term</comment>
        <translation>Pozo</translation>
    </message>
    <message>
        <source>The pile is the discards, face up, one on top of the other.</source>
        <translation>El pozo son los descartes, boca arriba, uno sobre otro.</translation>
    </message>
    <message>
        <source>Frozen</source>
        <comment>term</comment>
        <translation>Congelado</translation>
    </message>
    <message>
        <source>A frozen pile is taken only with a natural pair: two natural cards of its top card’s rank from the hand.</source>
        <translation>Un pozo congelado solo se levanta con un par natural: dos cartas naturales de la mano con el valor de la carta de arriba.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>term</comment>
        <translation>Tapado</translation>
    </message>
    <message>
        <source>A blocked pile is one that nobody can take because of the top card.</source>
        <translation>Un pozo tapado es el que nadie puede levantar por su carta de arriba.</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>term</comment>
        <translation>Pie</translation>
    </message>
    <message>
        <source>The foot is a second packet. You pick it up when your hand is empty.</source>
        <translation>El pie es un segundo paquete. Lo tomas cuando tu mano queda vacía.</translation>
    </message>
    <message>
        <source>Closed rank</source>
        <comment>term</comment>
        <translation>Valor cerrado</translation>
    </message>
    <message>
        <source>A canasta closes its rank: nobody can begin a new meld of it.</source>
        <translation>Una canasta cierra su valor: nadie puede empezar otra combinación de él.</translation>
    </message>
    <message>
        <source>Go out</source>
        <comment>term</comment>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>To go out is to play your last card, which ends the round.</source>
        <translation>Cortar es jugar la última carta; con eso termina la ronda.</translation>
    </message>
    <message>
        <source>A sequence is a meld too.</source>
        <translation>Una escalera también es una combinación.</translation>
    </message>
    <message>
        <source>Nobody takes the discard pile in this game.</source>
        <translation>En este juego nadie levanta el pozo.</translation>
    </message>
    <message>
        <source>A natural canasta has no wild cards:</source>
        <translation>Una canasta limpia no tiene comodines:</translation>
    </message>
    <message>
        <source>A red canasta has no wild cards:</source>
        <translation>Una canasta roja no tiene comodines:</translation>
    </message>
    <message>
        <source>A mixed canasta has wild cards:</source>
        <translation>Una canasta sucia tiene comodines:</translation>
    </message>
    <message>
        <source>A black canasta has wild cards:</source>
        <translation>Una canasta negra tiene comodines:</translation>
    </message>
    <message>
        <source>Melds of these ranks take no wild cards: {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Las combinaciones de estos valores no aceptan comodines: {ranks}.</translation>
    </message>
    <message>
        <source>Melds of these ranks take no wild cards, unless you open with some: {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Las combinaciones de estos valores no aceptan comodines, salvo que te bajes con alguno: {ranks}.</translation>
    </message>
    <message>
        <source>Score points with melds, above all with canastas. Play your last card to go out: that ends the round.</source>
        <translation>Suma puntos con combinaciones, sobre todo con canastas. Juega tu última carta para cortar: así termina la ronda.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after a round in which a side reaches %n point(s). The highest score wins.</source>
        <translation>
            <numerusform>La partida termina después de la ronda en que un bando llega a %n punto. Gana la puntuación más alta.</numerusform>
            <numerusform>La partida termina después de la ronda en que un bando llega a %n puntos. Gana la puntuación más alta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s). The highest score wins.</source>
        <translation>
            <numerusform>La partida dura %n ronda. Gana la puntuación más alta.</numerusform>
            <numerusform>La partida dura %n rondas. Gana la puntuación más alta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn has three steps:</source>
        <translation>Tu turno tiene tres pasos:</translation>
    </message>
    <message>
        <source>Meld, or add cards to melds of your side, if you like.</source>
        <translation>Si quieres, baja combinaciones o agrega cartas a las de tu bando.</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>Descarta una carta.</translation>
    </message>
    <message>
        <source>If the stock has fewer cards, draw what is left.</source>
        <translation>Si el mazo tiene menos cartas, roba las que quedan.</translation>
    </message>
    <message>
        <source>The round also ends when the stock is empty.</source>
        <translation>La ronda también termina cuando se acaba el mazo.</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the pile.</source>
        <translation>Roba del mazo o levanta el pozo.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Roba del mazo.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock, or take the pile.</source>
        <translation>
            <numerusform>Roba %n carta del mazo o levanta el pozo.</numerusform>
            <numerusform>Roba %n cartas del mazo o levanta el pozo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock.</source>
        <translation>
            <numerusform>Roba %n carta del mazo.</numerusform>
            <numerusform>Roba %n cartas del mazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from 4 to ace are natural. Jokers and twos are wild: they stand for natural cards.</source>
        <translation>Las cartas del cuatro al as son naturales. Los jokers y los doses son comodines: reemplazan a las naturales.</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %n card(s) of one rank, {number} or more of them natural.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>
            <numerusform>Una combinación tiene al menos %n carta del mismo valor, {number} o más naturales.</numerusform>
            <numerusform>Una combinación tiene al menos %n cartas del mismo valor, {number} o más naturales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold at most %n wild card(s).</source>
        <translation>
            <numerusform>Una combinación puede tener como máximo %n comodín.</numerusform>
            <numerusform>Una combinación puede tener como máximo %n comodines.</numerusform>
        </translation>
    </message>
    <message>
        <source>A canasta is a meld of seven cards. No card can be added to it.</source>
        <translation>Una canasta es una combinación de siete cartas. No se le puede agregar ninguna.</translation>
    </message>
    <message>
        <source>A canasta is a meld of seven or more cards.</source>
        <translation>Una canasta es una combinación de siete o más cartas.</translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s).</source>
        <translation>
            <numerusform>Una canasta necesita al menos %n carta natural.</numerusform>
            <numerusform>Una canasta necesita al menos %n cartas naturales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven cards in sequence are a sequence canasta. No card can be added to it:</source>
        <translation>Siete cartas seguidas son una canasta de escalera. No se le puede agregar ninguna:</translation>
    </message>
    <message>
        <source>Seven cards in sequence are a sequence canasta:</source>
        <translation>Siete cartas seguidas son una canasta de escalera:</translation>
    </message>
    <message>
        <source>Seven wild cards are a wild canasta:</source>
        <translation>Siete comodines son una canasta de comodines:</translation>
    </message>
    <message>
        <source>Your side opens with its initial meld. Its minimum depends on the round:</source>
        <translation>Tu bando empieza con su bajada. El mínimo depende de la ronda:</translation>
    </message>
    <message>
        <source>Your side opens with its initial meld. Its minimum depends on your side’s score:</source>
        <translation>Tu bando empieza con su bajada. El mínimo depende de la puntuación de tu bando:</translation>
    </message>
    <message>
        <source>Only the points of the cards count. Several melds count together.</source>
        <translation>Solo cuentan los puntos de las cartas. Varias combinaciones se suman.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n natural card(s) must come from your hand.</source>
        <translation>
            <numerusform>Al menos %n carta natural debe salir de tu mano.</numerusform>
            <numerusform>Al menos %n cartas naturales deben salir de tu mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them, if each plays alone:</source>
        <translation>Entre ellas, si cada uno juega por su cuenta:</translation>
    </message>
    <message>
        <source>Among them, if pairs play:</source>
        <translation>Entre ellas, si se juega por parejas:</translation>
    </message>
    <message>
        <source>Among them, if teams of three play:</source>
        <translation>Entre ellas, si se juega en equipos de tres:</translation>
    </message>
    <message>
        <source>To take it, meld its top card with two natural cards of the rank from your hand:</source>
        <translation>Para levantarlo, baja su carta de arriba con dos cartas naturales del mismo valor de tu mano:</translation>
    </message>
    <message>
        <source>To take it, use its top card at once:</source>
        <translation>Para levantarlo, usa enseguida su carta de arriba:</translation>
    </message>
    <message>
        <source>You can take a frozen pile only with a natural pair from your hand, here with a king on top:</source>
        <translation>Un pozo congelado solo se levanta con un par natural de tu mano; aquí, con un rey arriba:</translation>
    </message>
    <message>
        <source>You cannot take the pile for a meld of {number} or more cards.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>No puedes levantar el pozo para una combinación de {number} cartas o más.</translation>
    </message>
    <message>
        <source>If a wild card is on top, two like it from your hand take the pile.</source>
        <translation>Si arriba hay un comodín, puedes levantar el pozo con dos iguales de tu mano.</translation>
    </message>
    <message>
        <source>The red threes of a side score together:</source>
        <translation>Los treses rojos de un bando cuentan juntos:</translation>
    </message>
    <message>
        <source>The threes of each colour score together:</source>
        <translation>Los treses de cada color cuentan juntos:</translation>
    </message>
    <message>
        <source>Without a canasta, threes left in hand count as those laid out.</source>
        <translation>Sin canasta, los treses en la mano cuentan como los expuestos.</translation>
    </message>
    <message>
        <source>A discarded black three blocks the pile for the next player:</source>
        <translation>Un tres negro descartado tapa el pozo para el próximo jugador:</translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canasta(s). You can complete the last one in the same turn.</source>
        <translation>
            <numerusform>Para cortar, tu bando necesita %n canasta. Puedes completarla en el mismo turno.</numerusform>
            <numerusform>Para cortar, tu bando necesita %n canastas. Puedes completar la última en el mismo turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then, keep at least one card after your discard.</source>
        <translation>Hasta entonces guarda al menos una carta después de descartar.</translation>
    </message>
    <message>
        <source>Until then, keep at least one card of the foot after your discard.</source>
        <translation>Hasta entonces guarda al menos una carta del pie después de descartar.</translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round.</source>
        <translation>
            <numerusform>Solo puedes preguntar una vez por ronda.</numerusform>
            <numerusform>Solo puedes preguntar %n veces por ronda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side with %n canasta(s) in one round wins the game at once.</source>
        <translation>
            <numerusform>Un bando con %n canasta en una ronda gana la partida enseguida.</numerusform>
            <numerusform>Un bando con %n canastas en una ronda gana la partida enseguida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them:</source>
        <translation>Entre ellas:</translation>
    </message>
    <message>
        <source>The cards are worth:</source>
        <translation>Las cartas valen:</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Ace, two</source>
        <translation>As, dos</translation>
    </message>
    <message>
        <source>King to eight</source>
        <translation>Del rey al ocho</translation>
    </message>
    <message>
        <source>Seven to four</source>
        <translation>Del siete al cuatro</translation>
    </message>
    <message>
        <source>King to nine</source>
        <translation>Del rey al nueve</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Ocho</translation>
    </message>
    <message>
        <source>The player after the dealer starts. After each round the deal passes to that player.</source>
        <translation>Empieza el jugador que sigue al que reparte. Después de cada ronda le toca repartir a él.</translation>
    </message>
    <message>
        <source>An upcard starts the pile. The first player can already take it.</source>
        <translation>Una carta descubierta empieza el pozo. Ya puede levantarlo el primer jugador.</translation>
    </message>
    <message>
        <source>The pile starts with {number} cards: the upcard and face-down cards under it.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>El pozo empieza con {number} cartas: la descubierta y otras tapadas debajo.</translation>
    </message>
    <message>
        <source>Points for an exact cut</source>
        <translation>Puntos por alzar justo</translation>
    </message>
    <message>
        <source>Each player gets a packet of {number} cards and one of {count}. One of them becomes the hand, the other the foot. You pick up your foot when your hand is empty.</source>
        <extracomment>{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>Cada jugador recibe un paquete de {number} cartas y otro de {count}. Uno de ellos pasa a ser la mano y el otro el pie. Tomas tu pie cuando tu mano queda vacía.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Cada jugador recibe %n carta.</numerusform>
            <numerusform>Cada jugador recibe %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player also gets a foot of %n card(s). You pick it up when your hand is empty.</source>
        <translation>
            <numerusform>Cada jugador recibe además un pie de %n carta. Lo tomas cuando tu mano queda vacía.</numerusform>
            <numerusform>Cada jugador recibe además un pie de %n cartas. Lo tomas cuando tu mano queda vacía.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play, each alone: a side is one player.</source>
        <translation>
            <numerusform>Juega %n jugador, cada uno por su cuenta: un bando es un jugador.</numerusform>
            <numerusform>Juegan %n jugadores, cada uno por su cuenta: un bando es un jugador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in pairs. Partners sit opposite and score together.</source>
        <translation>
            <numerusform>Juega %n jugador por parejas. Los compañeros se sientan enfrentados y puntúan juntos.</numerusform>
            <numerusform>Juegan %n jugadores por parejas. Los compañeros se sientan enfrentados y puntúan juntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in teams of three.</source>
        <translation>
            <numerusform>Juega %n jugador en equipos de tres.</numerusform>
            <numerusform>Juegan %n jugadores en equipos de tres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} players: {sides}</source>
        <extracomment>{number}: a number in figures: 3
{sides}: who plays together, after a colon: pairs or each alone</extracomment><translation>{number} jugadores: {sides}</translation>
    </message>
    <message>
        <source>Who plays together depends on the number of players:</source>
        <translation>Quién juega con quién depende de la cantidad de jugadores:</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of 52 cards with {jokers} jokers (is/are) used: {number} cards.</source>
        <extracomment>{jokers}: a number of jokers in figures: 4
{number}: a number in figures: 3</extracomment><translation>
            <numerusform>Se usa %n baraja de 52 cartas con {jokers} jokers: {number} cartas.</numerusform>
            <numerusform>Se usan %n barajas de 52 cartas con {jokers} jokers: {number} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Objetivo del juego</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>Combinaciones y canastas</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>El pozo</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Players and deal</source>
        <translation>Jugadores y reparto</translation>
    </message>
    <message>
        <source>{mark} marks what differs from Classic.</source>
        <extracomment>{mark}: the sign of a rule that differs from Classic: ◆</extracomment><translation>{mark} marca lo que cambia respecto de la Clásica.</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>De dónde vienen estas reglas</translation>
    </message>
    <message>
        <source>Based on: {source}</source>
        <extracomment>{source}: the text that rules follow, after a colon: Rules of Classic Canasta</extracomment><translation>Basado en: {source}</translation>
    </message>
    <message>
        <source>Our choice where the source is silent:</source>
        <translation>Lo que la fuente no aclara lo decidimos así:</translation>
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
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on: {game}</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>Basado en: {game}</translation>
    </message>
    <message>
        <source>Default: {setting}</source>
        <extracomment>{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Por defecto: {setting}</translation>
    </message>
    <message>
        <source>Classic: {setting}</source>
        <extracomment>{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Clásica: {setting}</translation>
    </message>
    <message>
        <source>No effect while “{title}” is set to “{setting}”.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Sin efecto mientras “{title}” esté en “{setting}”.</translation>
    </message>
    <message>
        <source>Each red three</source>
        <translation>Cada tres rojo</translation>
    </message>
    <message>
        <source>All red threes together</source>
        <translation>Todos los treses rojos juntos</translation>
    </message>
    <message>
        <source>Seven twos</source>
        <translation>Siete doses</translation>
    </message>
    <message>
        <source>Four jokers and three twos</source>
        <translation>Cuatro jokers y tres doses</translation>
    </message>
    <message>
        <source>Any other wild canasta</source>
        <translation>Cualquier otra canasta de comodines</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Desde la ronda</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>Desde la puntuación</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Con cualquier puntuación</translation>
    </message>
    <message>
        <source>Below {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Menos de {edge}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>{kind}: not counted</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas</extracomment><translation>{kind}: no cuentan</translation>
    </message>
    <message>
        <source>{kind}: at least {number}</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas
{number}: a number in figures: 3</extracomment><translation>{kind}: al menos {number}</translation>
    </message>
    <message>
        <source>{ranks} ({number} or more): {points}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{number}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>{ranks} ({number} o más): {points}</translation>
    </message>
    <message>
        <source>{points} once a side, up to {number} cards</source>
        <extracomment>{points}: points in figures: 1,985
{number}: a number in figures: 3</extracomment><translation>{points} una vez por bando, hasta {number} cartas</translation>
    </message>
    <message>
        <source>{points} for each, up to {number} cards</source>
        <extracomment>{points}: points in figures: 1,985
{number}: a number in figures: 3</extracomment><translation>{points} por cada una, hasta {number} cartas</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Sin penalización</translation>
    </message>
    <message>
        <source>Round {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Ronda {edge}</translation>
    </message>
    <message>
        <source>From {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Desde {edge}</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s): {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>%n baraja: {points}</numerusform>
            <numerusform>%n barajas: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>none</comment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Seven twos {sevens} · four jokers and three twos {fours} · others {others}</source>
        <extracomment>{sevens}: points of a canasta of seven twos: 3,000
{fours}: points of a canasta of four jokers and three twos: 2,500
{others}: points of any other wild canasta: 2,000</extracomment><translation>Siete doses {sevens} · cuatro jokers y tres doses {fours} · otras {others}</translation>
    </message>
    <message>
        <source>wild cards, jokers</source>
        <comment>search</comment>
        <translation>comodines, jokers</translation>
    </message>
    <message>
        <source>second hand, hand and foot</source>
        <comment>search</comment>
        <translation>segunda mano, mano y pie</translation>
    </message>
    <message>
        <source>talon, draw pile</source>
        <comment>search</comment>
        <translation>talón, mazo</translation>
    </message>
    <message>
        <source>stock empty, talon, draw pile, no cards left</source>
        <comment>search</comment>
        <translation>mazo vacío, talón, sin cartas</translation>
    </message>
    <message>
        <source>jokers and twos in a meld</source>
        <comment>search</comment>
        <translation>jokers y doses en una combinación</translation>
    </message>
    <message>
        <source>count, opening meld, first meld, points to open</source>
        <comment>search</comment>
        <translation>bajada inicial, primera bajada, puntos para abrir</translation>
    </message>
    <message>
        <source>piles, pick up the pile, pot</source>
        <comment>search</comment>
        <translation>pilas, recoger el pozo, llevarse el pozo</translation>
    </message>
    <message>
        <source>wild on pile, pick up the pile with a wild card</source>
        <comment>search</comment>
        <translation>comodín en el pozo, recoger el pozo con un comodín</translation>
    </message>
    <message>
        <source>freeze, locked pile, pick up a frozen pile</source>
        <comment>search</comment>
        <translation>congelar, pozo bloqueado, recoger el pozo congelado</translation>
    </message>
    <message>
        <source>freeze, locked pile</source>
        <comment>search</comment>
        <translation>congelar, pozo bloqueado</translation>
    </message>
    <message>
        <source>wild on pile, locked pile, frozen</source>
        <comment>search</comment>
        <translation>comodín en el pozo, pozo bloqueado, congelado</translation>
    </message>
    <message>
        <source>floating, float, no discard</source>
        <comment>search</comment>
        <translation>sin descarte, no descartar</translation>
    </message>
    <message>
        <source>100 for red threes, bonus</source>
        <comment>search</comment>
        <translation>100 por los treses rojos, bonificación</translation>
    </message>
    <message>
        <source>go out without discard, discard to go out, floating</source>
        <comment>search</comment>
        <translation>cerrar sin descarte, descarte para cerrar, cortar</translation>
    </message>
    <message>
        <source>ask partner, may I go out</source>
        <comment>search</comment>
        <translation>preguntar al compañero, puedo cerrar</translation>
    </message>
    <message>
        <source>bonus for going out</source>
        <comment>search</comment>
        <translation>bonificación por cerrar</translation>
    </message>
    <message>
        <source>bonus, clean canasta, pure canasta, red canasta</source>
        <comment>search</comment>
        <translation>bonificación, canasta limpia, canasta pura, canasta roja</translation>
    </message>
    <message>
        <source>bonus, dirty canasta, black canasta</source>
        <comment>search</comment>
        <translation>bonificación, canasta sucia, canasta negra</translation>
    </message>
    <message>
        <source>winning score, points to win, length of the game</source>
        <comment>search</comment>
        <translation>puntos para ganar, duración de la partida</translation>
    </message>
    <message>
        <source>draw, drawn game, equal points</source>
        <comment>search</comment>
        <translation>empate, puntos iguales</translation>
    </message>
    <message>
        <source>{game}, house rules</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>{game}, reglas de la casa</translation>
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
        <translation>nadie</translation>
    </message>
    <message>
        <source>{part}: {scores}.</source>
        <comment>score</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>{part}: {scores}.</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Listo para jugar</translation>
    </message>
    <message>
        <source>You scored {ours} to {theirs}</source>
        <extracomment>{ours}: our side's points in figures: 1,215
{theirs}: the other side's points in figures: 85</extracomment><translation>Hiciste {ours} a {theirs}</translation>
    </message>
    <message>
        <source>{title} · deal {number} · Standard bots</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{number}: a number in figures: 3</extracomment><translation>{title} · reparto {number} · bots de nivel Estándar</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>sin pistas</translation>
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
        <translation>cortó</translation>
    </message>
    <message>
        <source>position {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>posición {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>tras {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>at **%n** point(s), after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>
            <numerusform>con **%n** punto, tras {rounds}</numerusform>
            <numerusform>con **%n** puntos, tras {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s). It was anyone’s game until the last round.</source>
        <translation>
            <numerusform>por **%n** punto. Se decidió en la última ronda.</numerusform>
            <numerusform>por **%n** puntos. Se decidió en la última ronda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s), after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>
            <numerusform>por **%n** punto, tras {rounds}</numerusform>
            <numerusform>por **%n** puntos, tras {rounds}</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien jugado.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>Estuvo reñida.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Reparto {number}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>reparto {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>deshecho %n vez</numerusform>
            <numerusform>deshecho %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead of {names}, round by round</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Ventaja de {names}, ronda por ronda</translation>
    </message>
    <message>
        <source>Your lead, round by round</source>
        <translation>Tu ventaja, ronda por ronda</translation>
    </message>
    <message>
        <source>Our lead, round by round</source>
        <translation>Nuestra ventaja, ronda por ronda</translation>
    </message>
    <message>
        <source>Good moves</source>
        <translation>Tus mejores momentos</translation>
    </message>
    <message>
        <source>Two good moves, and one to learn from</source>
        <translation>Dos buenas jugadas y una para aprender</translation>
    </message>
    <message>
        <source>One good move, and one to learn from</source>
        <translation>Una buena jugada y una para aprender</translation>
    </message>
    <message>
        <source>A move to learn from</source>
        <translation>Una jugada para aprender</translation>
    </message>
    <message>
        <source>You won the last {number_word} games</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>Ganaste las últimas {number_word} partidas</translation>
    </message>
    <message>
        <source>You won the last {number_word} games with {names}</source>
        <extracomment>{number_word}: a number in words: three
{names}: players' names, joined: Clara and Tomás</extracomment><translation>Ganaste las últimas {number_word} partidas con {names}</translation>
    </message>
    <message numerus="yes">
        <source>At level {level} you win (one game/{number_word} games) in five</source>
        <extracomment>{level}: a level: standard
{number_word}: a number in words: three</extracomment><translation>
            <numerusform>En el nivel {level} ganas una de cada cinco partidas</numerusform>
            <numerusform>En el nivel {level} ganas {number_word} de cada cinco partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(one round/{number_word} rounds)</source>
        <comment>after after</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una ronda</numerusform>
            <numerusform>{number_word} rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>You melded {hand}</source>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>Bajaste {hand}</translation>
    </message>
    <message>
        <source>{name} melded {hand}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{hand}: a special hand, the object: a garbage hand</extracomment><translation>{name} bajó {hand}</translation>
    </message>
    <message>
        <source>You completed {canastas}</source>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>Completaste {canastas}</translation>
    </message>
    <message>
        <source>{name} completed {canastas}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>{name} completó {canastas}</translation>
    </message>
    <message>
        <source>You went out</source>
        <translation>Cortaste</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} cortó</translation>
    </message>
    <message>
        <source>Your best round</source>
        <translation>Tu mejor ronda</translation>
    </message>
    <message>
        <source>The best round of {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>La mejor ronda de {names}</translation>
    </message>
    <message>
        <source>You went out concealed</source>
        <translation>Hiciste un corte oculto</translation>
    </message>
    <message>
        <source>{name} went out concealed</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hizo un corte oculto</translation>
    </message>
    <message numerus="yes">
        <source>You went out, %n point(s) ahead</source>
        <translation>
            <numerusform>Cortaste, con %n punto de ventaja</numerusform>
            <numerusform>Cortaste, con %n puntos de ventaja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} went out, %n point(s) ahead</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>
            <numerusform>{name} cortó, con %n punto de ventaja</numerusform>
            <numerusform>{name} cortó, con %n puntos de ventaja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n</source>
        <translation>
            <numerusform>Levantaste un pozo de %n</numerusform>
            <numerusform>Levantaste un pozo de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>
            <numerusform>{name} levantó un pozo de %n</numerusform>
            <numerusform>{name} levantó un pozo de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n with {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>
            <numerusform>Levantaste un pozo de %n con {counted}</numerusform>
            <numerusform>Levantaste un pozo de %n con {counted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n with {counted}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>
            <numerusform>{name} levantó un pozo de %n con {counted}</numerusform>
            <numerusform>{name} levantó un pozo de %n con {counted}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Wild canastas of twos</source>
        <comment>score</comment>
        <translation>Canastas de comodines de doses</translation>
    </message>
    <message>
        <source>Other wild canastas</source>
        <comment>score</comment>
        <translation>Otras canastas de comodines</translation>
    </message>
    <message>
        <source>Wild canastas with four jokers</source>
        <comment>score</comment>
        <translation>Canastas de comodines con cuatro jokers</translation>
    </message>
    <message>
        <source>Red threes in hand or foot</source>
        <comment>score pad</comment>
        <translation>Treses rojos en la mano o el pie</translation>
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
        <translation>puntos</translation>
    </message>
    <message>
        <source>{points} each</source>
        <comment>score pad</comment>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} cada una</translation>
    </message>
    <message>
        <source>For each of the two who play against one, enter what both have together. Red threes count for their owner alone.</source>
        <comment>score pad</comment>
        <translation>Para cada uno de los dos que juegan contra uno, anota lo que tienen los dos juntos. Los treses rojos cuentan solo para su dueño.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} deals, {first} plays first.</source>
        <comment>score pad</comment>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Ronda {number}:** reparte {dealer}, empieza {first}.</translation>
    </message>
    <message>
        <source>**Round {number} of {all}:** {dealer} deals, {first} plays first.</source>
        <comment>score pad</comment>
        <extracomment>{number}: a number in figures: 3
{all}: how many rounds there are, in figures: 4
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Ronda {number} de {all}:** reparte {dealer}, empieza {first}.</translation>
    </message>
    <message>
        <source>Initial meld: {scores}.</source>
        <comment>score pad</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Bajada: {scores}.</translation>
    </message>
    <message>
        <source>Canastas</source>
        <comment>score</comment>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Melds</source>
        <comment>score</comment>
        <translation>Cartas bajadas</translation>
    </message>
    <message>
        <source>Threes</source>
        <comment>score</comment>
        <translation>Treses</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>score</comment>
        <translation>Premios</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>score</comment>
        <translation>En la mano</translation>
    </message>
    <message>
        <source>Penalties</source>
        <comment>score</comment>
        <translation>Penalizaciones</translation>
    </message>
    <message>
        <source>none</source>
        <comment>red threes</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none</source>
        <comment>score</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>no canasta</source>
        <comment>score</comment>
        <translation>sin canasta</translation>
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
        <translation>No cortó nadie: la ronda no cuenta nada</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <comment>score</comment>
        <translation>No cortó nadie</translation>
    </message>
    <message>
        <source>You went out concealed</source>
        <comment>score</comment>
        <translation>Hiciste un corte oculto</translation>
    </message>
    <message>
        <source>You went out</source>
        <comment>score</comment>
        <translation>Cortaste</translation>
    </message>
    <message>
        <source>{name} went out concealed</source>
        <comment>score</comment>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} hizo un corte oculto</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <comment>score</comment>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} cortó</translation>
    </message>
    <message>
        <source>Initial meld in the next round: {scores}.</source>
        <comment>score</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Bajada en la próxima ronda: {scores}.</translation>
    </message>
    <message>
        <source>**a canasta**</source>
        <comment>score</comment>
        <translation>**una canasta**</translation>
    </message>
    <message>
        <source>**a natural canasta**</source>
        <comment>score</comment>
        <translation>**una canasta limpia**</translation>
    </message>
    <message numerus="yes">
        <source>**%n** point(s)</source>
        <translation>
            <numerusform>**%n** punto</numerusform>
            <numerusform>**%n** puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game to %n point(s).</source>
        <translation>
            <numerusform>Partida a %n punto.</numerusform>
            <numerusform>Partida a %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game of %n round(s).</source>
        <translation>
            <numerusform>Partida de %n ronda.</numerusform>
            <numerusform>Partida de %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Ronda {number}.</translation>
    </message>
    <message>
        <source>Round {number}: it is your turn.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Ronda {number}: te toca a ti.</translation>
    </message>
    <message>
        <source>Round {number}: {name} is next.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3
{name}: a player's name, the subject: Anton</extracomment><translation>Ronda {number}: le toca a {name}.</translation>
    </message>
    <message>
        <source>**Your game is where you left it.**</source>
        <comment>score</comment>
        <translation>**Tu partida está donde la dejaste.**</translation>
    </message>
    <message>
        <source>Score: {scores}.</source>
        <comment>score</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Puntos: {scores}.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empatada</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonada</translation>
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
        <translation>Niveles distintos</translation>
    </message>
    <message>
        <source>{names} ({level})</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{level}: a level: standard</extracomment><translation>{names} ({level})</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Aún no hay partidas terminadas.</translation>
    </message>
    <message numerus="yes">
        <source>Won {won} of %n finished game(s).</source>
        <extracomment>{won}: how many were won, in figures: 12</extracomment><translation>
            <numerusform>Ganaste {won} de %n partida terminada.</numerusform>
            <numerusform>Ganaste {won} de %n partidas terminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ({share})</source>
        <extracomment>{number}: a number in figures: 3
{share}: a percentage without its sign: 40</extracomment><translation>{number} ({share})</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Games tied</source>
        <translation>Empatadas</translation>
    </message>
    <message>
        <source>Played with undo</source>
        <translation>Con deshacer</translation>
    </message>
    <message>
        <source>Games in which you undid a move at least once.</source>
        <translation>Partidas en que deshiciste una jugada al menos una vez.</translation>
    </message>
    <message>
        <source>Played with memory aids</source>
        <translation>Con ayudas de memoria</translation>
    </message>
    <message>
        <source>Games in which you looked at what is out at least once.</source>
        <translation>Partidas en que miraste al menos una vez qué cartas ya salieron.</translation>
    </message>
    <message>
        <source>Partly played by a bot</source>
        <translation>En parte por un bot</translation>
    </message>
    <message>
        <source>Games in which a bot made moves for you.</source>
        <translation>Partidas en que un bot jugó por ti.</translation>
    </message>
    <message>
        <source>Of finished games.</source>
        <translation>De las partidas terminadas.</translation>
    </message>
    <message>
        <source>Games abandoned</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>Games that you left, or that a bot finished for you. They do not count as won or lost.</source>
        <translation>Partidas que abandonaste o que un bot terminó por ti. No cuentan como ganadas ni perdidas.</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Mejor racha de victorias</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Racha actual de victorias</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Más puntos en una partida</translation>
    </message>
    <message>
        <source>Average points per game</source>
        <translation>Puntos por partida, promedio</translation>
    </message>
    <message>
        <source>Played with hints</source>
        <translation>Con pistas</translation>
    </message>
    <message>
        <source>Games in which you asked for a hint at least once.</source>
        <translation>Partidas en que pediste una pista al menos una vez.</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>limpias</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>sucias</translation>
    </message>
    <message>
        <source>sequence canastas</source>
        <translation>canastas de escalera</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>de comodines</translation>
    </message>
    <message>
        <source>natural, of some ranks</source>
        <translation>limpias de ciertos valores</translation>
    </message>
    <message>
        <source>Average points per round</source>
        <translation>Puntos por ronda, promedio</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Mejor ronda</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <source>Rounds in which no other side scored as much.</source>
        <translation>Rondas en que ningún otro bando hizo tantos puntos.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>ocultos</translation>
    </message>
    <message>
        <source>Of all rounds: in one turn, with no meld before.</source>
        <translation>De todas las rondas: en un turno, sin haber bajado nada antes.</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Bajadas</translation>
    </message>
    <message>
        <source>average turn</source>
        <translation>turno promedio</translation>
    </message>
    <message>
        <source>Counted in turns of the player who opened.</source>
        <translation>En turnos del jugador que se bajó.</translation>
    </message>
    <message>
        <source>Canastas per round</source>
        <translation>Canastas por ronda</translation>
    </message>
    <message>
        <source>Red threes per round</source>
        <translation>Treses rojos por ronda</translation>
    </message>
    <message>
        <source>Piles taken per round</source>
        <translation>Pozos levantados por ronda</translation>
    </message>
    <message>
        <source>largest pile (cards)</source>
        <translation>mayor pozo (cartas)</translation>
    </message>
    <message>
        <source>Special hands melded</source>
        <translation>Manos especiales bajadas</translation>
    </message>
    <message>
        <source>Pure luck stays within the spread (±) about two times out of three. Deals that you asked for by number are left out.</source>
        <translation>Solo por azar, el valor queda dentro del margen (±) unas dos de cada tres veces. Los repartos que pediste por número no cuentan.</translation>
    </message>
    <message>
        <source>{expected} ± {spread}</source>
        <extracomment>{expected}: a number of cards with one decimal: 44.0
{spread}: by how many cards chance misses that number: 6.2</extracomment><translation>{expected} ± {spread}</translation>
    </message>
    <message numerus="yes">
        <source>Dealt to you in %n round(s)</source>
        <translation>
            <numerusform>Te tocó en %n ronda</numerusform>
            <numerusform>Te tocó en %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>By chance</source>
        <comment>luck</comment>
        <translation>Por azar</translation>
    </message>
    <message numerus="yes">
        <source>From %n round(s)</source>
        <translation>
            <numerusform>De %n ronda</numerusform>
            <numerusform>De %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last %n game(s), oldest first: {won} won.</source>
        <extracomment>{won}: how many were won, in figures: 12</extracomment><translation>
            <numerusform>Tu última partida: {won} ganada.</numerusform>
            <numerusform>Tus últimas %n partidas, primero la más vieja: {won} ganadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your points: {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Tus puntos: {points}.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Tu bando</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Add to {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Agregar a {sequence}</translation>
    </message>
    <message>
        <source>Meld {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Bajar {sequence}</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Poner en la mesa</translation>
    </message>
    <message>
        <source>End round</source>
        <translation>Terminar ronda</translation>
    </message>
    <message>
        <source>Red three on a canasta</source>
        <comment>short</comment>
        <translation>Tres rojo sobre una canasta</translation>
    </message>
    <message>
        <source>Add to {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Agregar a {ranks}</translation>
    </message>
    <message>
        <source>New meld of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Nueva combinación de {ranks}</translation>
    </message>
    <message>
        <source>Meld {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Bajar {ranks}</translation>
    </message>
    <message>
        <source>Meld and discard {rank}</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Bajar y descartar {rank}</translation>
    </message>
    <message>
        <source>Discard {rank}</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Descartar {rank}</translation>
    </message>
    <message>
        <source>Undo: {deed}</source>
        <extracomment>{deed}: what was done, after a colon: kings melded</extracomment><translation>Deshacer: {deed}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>Undone: {deed}.</source>
        <extracomment>{deed}: what was done, after a colon: kings melded</extracomment><translation>Deshecho: {deed}.</translation>
    </message>
    <message>
        <source>the pile taken</source>
        <translation>levantar el pozo</translation>
    </message>
    <message>
        <source>two melds combined</source>
        <translation>unir dos combinaciones</translation>
    </message>
    <message>
        <source>{card} laid out</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>poner {card} en la mesa</translation>
    </message>
    <message>
        <source>{ranks} melded</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>bajar {ranks}</translation>
    </message>
    <message>
        <source>{counted} added to a sequence</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>agregar {counted} a una escalera</translation>
    </message>
    <message>
        <source>{counted} added to our {ranks}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>agregar {counted} a nuestra combinación de {ranks}</translation>
    </message>
    <message>
        <source>Freezes the pile</source>
        <translation>Congela el pozo</translation>
    </message>
    <message>
        <source>If you discard it, only a natural pair takes the pile.</source>
        <translation>Si la descartas, el pozo solo se levanta con un par natural.</translation>
    </message>
    <message>
        <source>freezes</source>
        <translation>congela</translation>
    </message>
    <message>
        <source>Blocks {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>Le tapa el pozo a {partner}</translation>
    </message>
    <message>
        <source>{name} cannot take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} no puede levantar el pozo.</translation>
    </message>
    <message>
        <source>blocks {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>tapa a {partner}</translation>
    </message>
    <message>
        <source>It scores {points} points.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Vale {points} puntos.</translation>
    </message>
    <message>
        <source>{kind}: {points} in place of {have}</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas
{points}: points in figures: 1,985
{have}: points in figures that there are: 75</extracomment><translation>{kind}: {points} en lugar de {have}</translation>
    </message>
    <message>
        <source>The wild card costs bonus points.</source>
        <translation>El comodín reduce el premio.</translation>
    </message>
    <message numerus="yes">
        <source>{name} could take {number_word} card(s).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{number_word}: a number in words: three</extracomment><translation>
            <numerusform>{name} podría llevarse {number_word} carta.</numerusform>
            <numerusform>{name} podría llevarse {number_word} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feeds their {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Va en su escalera {sequence}</translation>
    </message>
    <message>
        <source>feeds them</source>
        <translation>les sirve</translation>
    </message>
    <message>
        <source>Feeds their {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Les sirve para {ranks}</translation>
    </message>
    <message>
        <source>feeds {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>va con {ranks}</translation>
    </message>
    <message>
        <source>{name} holds {counted} from the pile</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} tiene {counted} del pozo</translation>
    </message>
    <message>
        <source>{name} could use another one.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>A {name} le vendría bien otra igual.</translation>
    </message>
    <message>
        <source>{name} has one</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} tiene una</translation>
    </message>
    <message>
        <source>Opens the pile for {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>Le abre el pozo a {partner}</translation>
    </message>
    <message>
        <source>{name} holds {counted} from the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} tiene {counted} del pozo.</translation>
    </message>
    <message>
        <source>opens the pile</source>
        <translation>abre el pozo</translation>
    </message>
    <message>
        <source>Leaves you one card: no canasta yet</source>
        <translation>Te deja una carta: aún sin canasta</translation>
    </message>
    <message>
        <source>Leaves you one card: too few canastas</source>
        <translation>Te deja una carta: faltan canastas</translation>
    </message>
    <message>
        <source>Your side cannot go out yet.</source>
        <translation>Tu bando todavía no puede cortar.</translation>
    </message>
    <message>
        <source>Breaks up your three {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Rompe tus tres {ranks}</translation>
    </message>
    <message>
        <source>You keep two of them.</source>
        <translation>Te quedan dos.</translation>
    </message>
    <message>
        <source>Breaks up your pair of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Rompe tu par de {ranks}</translation>
    </message>
    <message>
        <source>You keep one of them.</source>
        <translation>Te queda una sola.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <translation>
            <numerusform>Se lleva %n carta</numerusform>
            <numerusform>Se lleva %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): a meld of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Se lleva %n carta: combinación de {ranks}</numerusform>
            <numerusform>Se lleva %n cartas: combinación de {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s) with {with_cards}: a meld of {ranks}</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Se lleva %n carta con {with_cards}: combinación de {ranks}</numerusform>
            <numerusform>Se lleva %n cartas con {with_cards}: combinación de {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): then {count} in the meld of {ranks}</source>
        <extracomment>{count}: a number in figures: 3
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Se lleva %n carta: luego {count} en la combinación de {ranks}</numerusform>
            <numerusform>Se lleva %n cartas: luego {count} en la combinación de {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Limpia</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Sucia</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Roja</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negra</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Comodines</translation>
    </message>
    <message>
        <source>Complete a natural canasta</source>
        <translation>Completar una canasta limpia</translation>
    </message>
    <message>
        <source>Complete a mixed canasta</source>
        <translation>Completar una canasta sucia</translation>
    </message>
    <message>
        <source>Complete a red canasta</source>
        <translation>Completar una canasta roja</translation>
    </message>
    <message>
        <source>Complete a black canasta</source>
        <translation>Completar una canasta negra</translation>
    </message>
    <message>
        <source>Complete a sequence canasta</source>
        <translation>Completar una canasta de escalera</translation>
    </message>
    <message>
        <source>Complete a wild canasta</source>
        <translation>Completar canasta de comodines</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <comment>short</comment>
        <translation>Levantando el pozo</translation>
    </message>
    <message>
        <source>not enough to open</source>
        <translation>no alcanza para bajarte</translation>
    </message>
    <message>
        <source>With the selected cards: {points} of {need}.</source>
        <extracomment>{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>Con las cartas seleccionadas: {points} de {need}.</translation>
    </message>
    <message>
        <source>{more} short.</source>
        <extracomment>{more}: points in figures that are missing: 5</extracomment><translation>Faltan {more}.</translation>
    </message>
    <message>
        <source>{more} short. For example, add {ways}.</source>
        <extracomment>{more}: points in figures that are missing: 5
{ways}: cards that would be enough, joined by “or”: 2♣ or a seven</extracomment><translation>Faltan {more}. Por ejemplo, agrega {ways}.</translation>
    </message>
    <message>
        <source>Enough to open.</source>
        <translation>Alcanza para bajarte.</translation>
    </message>
    <message>
        <source>{card} to the {ranks}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{card} a {ranks}</translation></message>
    <message>
        <source>never taken in this game</source>
        <translation>en este juego nunca se levanta</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Congelado</translation>
    </message>
    <message>
        <source>until a side opens</source>
        <translation>hasta la bajada de un bando</translation>
    </message>
    <message>
        <source>until you open</source>
        <translation>hasta que te bajes</translation>
    </message>
    <message>
        <source>now the stock</source>
        <translation>ahora es el mazo</translation>
    </message>
    <message>
        <source>just taken</source>
        <translation>recién levantado</translation>
    </message>
    <message>
        <source>take it with a natural pair</source>
        <translation>levántalo con un par natural</translation>
    </message>
    <message>
        <source>open from your hand first</source>
        <translation>primero bájate con tu mano</translation>
    </message>
    <message>
        <source>blocked by a wild card</source>
        <translation>tapado por un comodín</translation>
    </message>
    <message>
        <source>blocked by a black three</source>
        <translation>tapado por un tres negro</translation>
    </message>
    <message>
        <source>blocked by a red three</source>
        <translation>tapado por un tres rojo</translation>
    </message>
    <message>
        <source>{points} melded</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} bajados</translation>
    </message>
    <message>
        <source>{points}: no canasta yet</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points}: aún sin canasta</translation>
    </message>
    <message>
        <source>Only the top card, added to {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Solo la carta de arriba, agregada a {sequence}</translation>
    </message>
    <message>
        <source>With {cards}: added to {sequence}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Con {cards}: agregadas a {sequence}</translation>
    </message>
    <message>
        <source>Only the top card, added to your {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Solo la carta de arriba, agregada a {ranks}</translation>
    </message>
    <message>
        <source>With {cards}: added to your {ranks}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Con {cards}: agregadas a {ranks}</translation>
    </message>
    <message numerus="yes">
        <source>With {cards}: a new meld of %n card(s)</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>Con {cards}: nueva combinación de %n carta</numerusform>
            <numerusform>Con {cards}: nueva combinación de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your answer is binding: after a yes {name} must go out this turn, after a no {name} cannot.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Tu respuesta obliga: si dices que sí, {name} debe cortar este turno; si dices que no, {name} no puede.</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Tu compañero</translation>
    </message>
    <message>
        <source>No, play on.</source>
        <translation>No, sigue.</translation>
    </message>
    <message>
        <source>Yes, go out.</source>
        <translation>Sí, corta.</translation>
    </message>
    <message>
        <source>I’m out!</source>
        <translation>Corté.</translation>
    </message>
    <message>
        <source>One meld must have three natural cards.</source>
        <translation>Una combinación debe tener tres cartas naturales.</translation>
    </message>
    <message>
        <source>It holds no wild cards.</source>
        <translation>No lleva comodines.</translation>
    </message>
    <message>
        <source>A complete canasta is enough.</source>
        <translation>Basta una canasta completa.</translation>
    </message>
    <message>
        <source>Take the pile: {where}</source>
        <extracomment>{where}: cards and the end they go to: 4♥ below 5♥–9♥</extracomment><translation>Levantar el pozo: {where}</translation>
    </message>
    <message>
        <source>{label} · {points} of {need}</source>
        <extracomment>{label}: the name of a meld, after a colon: aces
{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>{label} · {points} de {need}</translation>
    </message>
    <message>
        <source>Discard and end your turn</source>
        <translation>Descartar y terminar tu turno</translation>
    </message>
    <message>
        <source>Discard and go out</source>
        <translation>Descartar y cortar</translation>
    </message>
    <message>
        <source>Meld and go out</source>
        <translation>Bajar y cortar</translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Poner en la mesa {cards}</translation>
    </message>
    <message>
        <source>Combine melds</source>
        <translation>Unir combinaciones</translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>De vuelta a tu mano</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile (%n card(s))</source>
        <translation>
            <numerusform>Levantar el pozo (%n carta)</numerusform>
            <numerusform>Levantar el pozo (%n cartas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Levantar el pozo</translation>
    </message>
    <message>
        <source>Complete the canasta: {where}</source>
        <extracomment>{where}: cards and the end they go to: 4♥ below 5♥–9♥</extracomment><translation>Completar la canasta: {where}</translation>
    </message>
    <message>
        <source>Red three on a canasta +{points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Tres rojo sobre una canasta +{points}</translation>
    </message>
    <message>
        <source>Add to this meld</source>
        <translation>Agregar aquí</translation>
    </message>
    <message>
        <source>Red three on your {ranks} +{points}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{points}: points in figures: 1,985</extracomment><translation>Tres rojo sobre {ranks} +{points}</translation>
    </message>
    <message>
        <source>{name} took {counted} with the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} se llevó {counted} con el pozo.</translation>
    </message>
    <message>
        <source>I took {counted} with the pile.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Me llevé {counted} con el pozo.</translation>
    </message>
    <message>
        <source>{ranks} {count} of {need}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{ranks} {count} de {need}</translation>
    </message>
    <message>
        <source>{name} holds {counted}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} tiene {counted}</translation>
    </message>
    <message>
        <source>Out: {list}.</source>
        <extracomment>{list}: titles in a row, after a colon: Direction of play · Equal scores</extracomment><translation>Ya salieron: {list}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Keep one card: your side has no canasta yet.</source>
        <translation>Guarda una carta: tu bando aún no tiene canasta.</translation>
    </message>
    <message>
        <source>Keep two cards, one to discard and one to hold: your side has no canasta yet.</source>
        <translation>Guarda dos cartas, una para descartar y otra para quedarte: tu bando aún no tiene canasta.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot go out yet: you need %n canasta(s) and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Aún no puedes cortar: necesitas %n canasta y tienes {have}.</numerusform>
            <numerusform>Aún no puedes cortar: necesitas %n canastas y tienes {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n natural</source>
        <translation>
            <numerusform>%n limpia</numerusform>
            <numerusform>%n limpias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n roja</numerusform>
            <numerusform>%n rojas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed</source>
        <translation>
            <numerusform>%n sucia</numerusform>
            <numerusform>%n sucias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n negra</numerusform>
            <numerusform>%n negras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence</source>
        <translation>
            <numerusform>%n de escalera</numerusform>
            <numerusform>%n de escalera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild</source>
        <translation>
            <numerusform>%n de comodines</numerusform>
            <numerusform>%n de comodines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of sevens</source>
        <translation>
            <numerusform>%n de sietes</numerusform>
            <numerusform>%n de sietes</numerusform>
        </translation>
    </message>
    <message>
        <source>Select the card to discard first.</source>
        <translation>Selecciona primero la carta que quieres descartar.</translation>
    </message>
    <message>
        <source>The wild card on top blocks the pile this turn.</source>
        <translation>El comodín de arriba tapa el pozo este turno.</translation>
    </message>
    <message>
        <source>The black three blocks the pile this turn.</source>
        <translation>El tres negro tapa el pozo este turno.</translation>
    </message>
    <message>
        <source>The red three blocks the pile this turn.</source>
        <translation>El tres rojo tapa el pozo este turno.</translation>
    </message>
    <message>
        <source>At your score you must open with a natural canasta or better.</source>
        <translation>Con tu puntuación debes bajarte con una canasta limpia o mejor.</translation>
    </message>
    <message>
        <source>An ace or seven cannot start the pile unless you hold no other natural card.</source>
        <translation>Un as o un siete no puede empezar el pozo, salvo que no tengas otra carta natural.</translation>
    </message>
    <message>
        <source>You can discard a wild card only if you hold no natural card.</source>
        <translation>Puedes descartar un comodín solo si no tienes ninguna carta natural.</translation>
    </message>
    <message>
        <source>You can discard a three only as your last card. Select another one.</source>
        <translation>Puedes descartar un tres solo como última carta. Selecciona otra.</translation>
    </message>
    <message>
        <source>An initial meld holds no wild cards in this game.</source>
        <translation>En este juego la bajada no lleva comodines.</translation>
    </message>
    <message>
        <source>Black threes are never melded in this game.</source>
        <translation>En este juego los treses negros nunca se bajan.</translation>
    </message>
    <message>
        <source>A red three goes on one of your canastas, one on each.</source>
        <translation>Un tres rojo va sobre una de tus canastas, uno en cada una.</translation>
    </message>
    <message>
        <source>These are {ranks}: only {ranks} and wild cards fit here.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Aquí hay {ranks}: solo valen {ranks} y comodines.</translation>
    </message>
    <message>
        <source>These are {ranks}: only {ranks} fit here.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Aquí hay {ranks}: solo valen {ranks}.</translation>
    </message>
    <message>
        <source>A sequence takes no wild cards.</source>
        <translation>Una escalera no acepta comodines.</translation>
    </message>
    <message>
        <source>no wild cards</source>
        <translation>sin comodines</translation>
    </message>
    <message>
        <source>only on a canasta</source>
        <translation>solo sobre una canasta</translation>
    </message>
    <message>
        <source>Only {card} can go below {end}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{end}: the card at an end of a sequence, after below or above: 5♥</extracomment><translation>Debajo de {end} solo puede ir {card}.</translation>
    </message>
    <message>
        <source>Only {card} can go above {end}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{end}: the card at an end of a sequence, after below or above: 5♥</extracomment><translation>Encima de {end} solo puede ir {card}.</translation>
    </message>
    <message>
        <source>Only {below} can go below {low}, and only {above} above {high}.</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{low}: the lowest card of a sequence: 5♥
{above}: cards as signs that go above a sequence: 10♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>Debajo de {low} solo puede ir {below}, y encima de {high} solo {above}.</translation>
    </message>
    <message>
        <source>{below} below and {above} above {sequence}</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{above}: cards as signs that go above a sequence: 10♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{below} debajo y {above} encima de {sequence}</translation>
    </message>
    <message>
        <source>{below} below {sequence}</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{below} debajo de {sequence}</translation>
    </message>
    <message>
        <source>{above} above {sequence}</source>
        <extracomment>{above}: cards as signs that go above a sequence: 10♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{above} encima de {sequence}</translation>
    </message>
    <message>
        <source>lower end of the sequence from {low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>extremo bajo de la escalera de {low} a {high}</translation>
    </message>
    <message>
        <source>upper end of the sequence from {low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>extremo alto de la escalera de {low} a {high}</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Se reparten las cartas.</translation>
    </message>
    <message>
        <source>You asked.</source>
        <translation>Preguntaste.</translation>
    </message>
    <message>
        <source>{name} decides whether you go out.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} decide si puedes cortar.</translation>
    </message>
    <message>
        <source>Going out now leaves you with {left} in hand; they hold {held}.</source>
        <extracomment>{left}: points, the subject: 165 points
{held}: a number of cards, the object: 11 cards</extracomment><translation>Un corte ahora te deja {left} en la mano; ellos tienen {held}.</translation>
    </message>
    <message>
        <source>{name} asks you.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} te pregunta.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida terminó.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>{counted}, and not one wild card among them.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted}, y ni un solo comodín.</translation>
    </message>
    <message>
        <source>{name}’s turn.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Le toca a {name}.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>Pass the computer to {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Pásale la computadora a {name}.</translation>
    </message>
    <message>
        <source>{name}: press Enter to see your cards.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}: pulsa Intro para ver tus cartas.</translation>
    </message>
    <message>
        <source>Melded so far: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Bajado hasta ahora: {cards}.</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>Un bot juega por ti.</translation>
    </message>
    <message>
        <source>Click the felt to skip.</source>
        <translation>Haz clic en el tapete para saltar.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La ronda terminó.</translation>
    </message>
    <message>
        <source>Nobody went out.</source>
        <translation>No cortó nadie.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Cortaste.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} cortó.</translation>
    </message>
    <message>
        <source>Cut the cards for the deal.</source>
        <translation>Alza la baraja para repartir.</translation>
    </message>
    <message>
        <source>Choose the packet to keep as your foot.</source>
        <translation>Elige el paquete que guardas como pie.</translation>
    </message>
    <message>
        <source>Draw, or open from your hand and take the pile.</source>
        <translation>Roba, o bájate con tu mano y levanta el pozo.</translation>
    </message>
    <message numerus="yes">
        <source>Drop on a highlighted place, or press Esc to put the card(s) back.</source>
        <translation>
            <numerusform>Suelta la carta en un lugar resaltado, o pulsa Esc para devolverla.</numerusform>
            <numerusform>Suelta las cartas en un lugar resaltado, o pulsa Esc para devolverlas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Seleccionadas: {cards}.</translation>
    </message>
    <message>
        <source>Selected: {cards} ({points}).</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{points}: points in figures: 1,985</extracomment><translation>Seleccionadas: {cards} ({points}).</translation>
    </message>
    <message>
        <source>You hold a straight: meld it all for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Tienes una escalera completa: bájala entera por {points} puntos, o sigue jugando.</translation>
    </message>
    <message>
        <source>You hold seven pairs: meld them for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Tienes siete pares: bájalos por {points} puntos, o sigue jugando.</translation>
    </message>
    <message>
        <source>You hold a garbage hand: meld it for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Tienes una mano de basura: bájala por {points} puntos, o sigue jugando.</translation>
    </message>
    <message>
        <source>Meld if you like, then discard one card.</source>
        <translation>Baja si quieres y después descarta una carta.</translation>
    </message>
    <message>
        <source>You can lay out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Puedes poner en la mesa {counted}.</translation>
    </message>
    <message>
        <source>You can go out with the cards you hold, or play on.</source>
        <translation>Puedes cortar con las cartas que tienes, o seguir jugando.</translation>
    </message>
    <message>
        <source>You can go out: discard your last card.</source>
        <translation>Puedes cortar: descarta tu última carta.</translation>
    </message>
    <message>
        <source>You can go out: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Puedes cortar: {move}.</translation>
    </message>
    <message>
        <source>{name} said yes: go out this turn.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} dijo que sí: corta en este turno.</translation>
    </message>
    <message>
        <source>{name} said yes. Go out: {move}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{move}: a move, after a colon: discard 9♣</extracomment><translation>{name} dijo que sí. Corta: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile.</source>
        <translation>
            <numerusform>Roba una carta o levanta el pozo.</numerusform>
            <numerusform>Roba %n cartas o levanta el pozo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile with {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>Roba una carta o levanta el pozo con {cards}.</numerusform>
            <numerusform>Roba %n cartas o levanta el pozo con {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile onto your {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Roba una carta o levanta el pozo con {ranks} de la mesa.</numerusform>
            <numerusform>Roba %n cartas o levanta el pozo con {ranks} de la mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty: take the pile with {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>El mazo está vacío: levanta el pozo con {cards}.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile onto your {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>El mazo está vacío: levanta el pozo con {ranks} de la mesa.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile, or the round ends.</source>
        <translation>El mazo está vacío: levanta el pozo, o la ronda termina.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile with {cards}, or the round ends.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>El mazo está vacío: levanta el pozo con {cards}, o la ronda termina.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile onto your {ranks}, or the round ends.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>El mazo está vacío: levanta el pozo con {ranks} de la mesa, o la ronda termina.</translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards).</source>
        <translation>
            <numerusform>Roba una carta.</numerusform>
            <numerusform>Roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {more} more, or take the cards back.</source>
        <extracomment>{more}: points in figures that are missing: 5</extracomment><translation>Agrega {more} más, o recoge las cartas.</translation>
    </message>
    <message>
        <source>Meld and go out, or take the cards back.</source>
        <translation>Baja y corta, o recoge las cartas.</translation>
    </message>
    <message>
        <source>Meld, or take the cards back.</source>
        <translation>Baja, o recoge las cartas.</translation>
    </message>
    <message>
        <source>{points} of {need} points.</source>
        <extracomment>{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>{points} de {need} puntos.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n punto.</numerusform>
            <numerusform>%n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished natural meld</source>
        <translation>Combinación limpia sin terminar</translation>
    </message>
    <message>
        <source>Unfinished wild meld</source>
        <translation>Comodines sin terminar</translation>
    </message>
    <message>
        <source>Melds without a canasta</source>
        <translation>Combinaciones sin canasta</translation>
    </message>
    <message>
        <source>Red threes in hand</source>
        <translation>Treses rojos en la mano</translation>
    </message>
    <message>
        <source>Short sequence</source>
        <translation>Escalera corta</translation>
    </message>
    <message>
        <source>To go out: {needs}.</source>
        <extracomment>{needs}: what going out still takes, a list: 1 canasta; no threes in hand</extracomment><translation>Para cortar: {needs}.</translation>
    </message>
    <message>
        <source>no threes in any hand of your side</source>
        <translation>ningún tres en las manos de tu bando</translation>
    </message>
    <message>
        <source>no threes in hand</source>
        <translation>ningún tres en la mano</translation>
    </message>
    <message>
        <source>a turn of {name} from the foot</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>un turno de {name} con el pie</translation>
    </message>
    <message>
        <source>a turn from your foot</source>
        <translation>un turno con tu pie</translation>
    </message>
    <message numerus="yes">
        <source>%n more canasta(s)</source>
        <translation>
            <numerusform>%n canasta más</numerusform>
            <numerusform>%n canastas más</numerusform>
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
        <translation>Treses en la mano</translation>
    </message>
    <message>
        <source>You can take a frozen pile only with a natural pair from your hand.</source>
        <translation>Un pozo congelado solo se levanta con un par natural de tu mano.</translation>
    </message>
    <message>
        <source>A blocked pile cannot be taken until another card covers it.</source>
        <translation>Un pozo tapado no se puede levantar hasta que otra carta lo cubra.</translation>
    </message>
    <message>
        <source>Jokers and twos are wild: they stand for other cards. ★ shows how many a meld has.</source>
        <translation>Los jokers y los doses son comodines: reemplazan a otras cartas. ★ muestra cuántos tiene una combinación.</translation>
    </message>
    <message>
        <source>The initial meld of a side must reach this minimum.</source>
        <translation>La bajada de un bando debe llegar a este mínimo.</translation>
    </message>
    <message>
        <source>Threes laid out here count by themselves, apart from melds.</source>
        <translation>Los treses puestos aquí cuentan aparte de las combinaciones.</translation>
    </message>
    <message>
        <source>To take the pile, you must use its top card at once.</source>
        <translation>Para levantar el pozo debes usar enseguida su carta de arriba.</translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un cuatro</numerusform>
            <numerusform>{number_word} cuatros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un cuatro</numerusform>
            <numerusform>{number_word} cuatros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un cinco</numerusform>
            <numerusform>{number_word} cincos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un cinco</numerusform>
            <numerusform>{number_word} cincos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un seis</numerusform>
            <numerusform>{number_word} seises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un seis</numerusform>
            <numerusform>{number_word} seises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un siete</numerusform>
            <numerusform>{number_word} sietes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un siete</numerusform>
            <numerusform>{number_word} sietes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un ocho</numerusform>
            <numerusform>{number_word} ochos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un ocho</numerusform>
            <numerusform>{number_word} ochos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un nueve</numerusform>
            <numerusform>{number_word} nueves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un nueve</numerusform>
            <numerusform>{number_word} nueves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un diez</numerusform>
            <numerusform>{number_word} dieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un diez</numerusform>
            <numerusform>{number_word} dieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una jota</numerusform>
            <numerusform>{number_word} jotas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una jota</numerusform>
            <numerusform>{number_word} jotas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una dama</numerusform>
            <numerusform>{number_word} damas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>una dama</numerusform>
            <numerusform>{number_word} damas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un rey</numerusform>
            <numerusform>{number_word} reyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un rey</numerusform>
            <numerusform>{number_word} reyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un as</numerusform>
            <numerusform>{number_word} ases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un as</numerusform>
            <numerusform>{number_word} ases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un dos</numerusform>
            <numerusform>{number_word} doses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un dos</numerusform>
            <numerusform>{number_word} doses</numerusform>
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
            <numerusform>un tres negro</numerusform>
            <numerusform>{number_word} treses negros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un tres negro</numerusform>
            <numerusform>{number_word} treses negros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un tres rojo</numerusform>
            <numerusform>{number_word} treses rojos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>un tres rojo</numerusform>
            <numerusform>{number_word} treses rojos</numerusform>
        </translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after to</comment>
        <translation>los cuatros</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after of</comment>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after to</comment>
        <translation>los cincos</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after of</comment>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after to</comment>
        <translation>los seises</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after of</comment>
        <translation>seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after to</comment>
        <translation>los sietes</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after of</comment>
        <translation>sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after to</comment>
        <translation>los ochos</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after of</comment>
        <translation>ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after to</comment>
        <translation>los nueves</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after of</comment>
        <translation>nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after to</comment>
        <translation>los dieces</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after of</comment>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after to</comment>
        <translation>las jotas</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after of</comment>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after to</comment>
        <translation>las damas</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after of</comment>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after to</comment>
        <translation>los reyes</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after of</comment>
        <translation>reyes</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after to</comment>
        <translation>los ases</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after of</comment>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after to</comment>
        <translation>los doses</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after of</comment>
        <translation>doses</translation>
    </message>
    <message>
        <source>jokers</source>
        <comment>after to</comment>
        <translation>los jokers</translation>
    </message>
    <message>
        <source>jokers</source>
        <comment>after of</comment>
        <translation>jokers</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>after to</comment>
        <translation>los treses negros</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>after of</comment>
        <translation>treses negros</translation>
    </message>
    <message>
        <source>red threes</source>
        <comment>after to</comment>
        <translation>los treses rojos</translation>
    </message>
    <message>
        <source>red threes</source>
        <comment>after of</comment>
        <translation>treses rojos</translation>
    </message>
    <message numerus="yes">
        <source>drew (a card/{number_word} cards)</source>
        <comment>after a name</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>robó una carta</numerusform>
            <numerusform>robó {number_word} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>after a name</comment>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>descartó {card}</translation>
    </message>
    <message>
        <source>**froze the pile**</source>
        <comment>after a name</comment>
        <translation>**congeló el pozo**</translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>levantó el pozo (%n carta) con {cards}</numerusform>
            <numerusform>levantó el pozo (%n cartas) con {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>levantó el pozo (%n carta)</numerusform>
            <numerusform>levantó el pozo (%n cartas)</numerusform>
        </translation>
    </message>
    <message>
        <source>melded {melds}</source>
        <comment>after a name</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>bajó {melds}</translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after a name</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>
            <numerusform>**se bajó con %n punto** ({melds})</numerusform>
            <numerusform>**se bajó con %n puntos** ({melds})</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>agregó {cards}</translation>
    </message>
    <message>
        <source>completed {canastas}</source>
        <comment>after a name</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>completó {canastas}</translation>
    </message>
    <message>
        <source>combined two melds of {ranks}</source>
        <comment>after a name</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>unió dos combinaciones de {ranks}</translation>
    </message>
    <message>
        <source>combined two melds</source>
        <comment>after a name</comment>
        <translation>unió dos combinaciones</translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>puso en la mesa {cards}</translation>
    </message>
    <message>
        <source>set {cards} aside</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>apartó {cards}</translation>
    </message>
    <message>
        <source>asked {asked}: “May I go out?”</source>
        <comment>after a name</comment>
        <extracomment>{asked}: the name of the player who was asked, the object: Anton</extracomment><translation>le preguntó a {asked}: “¿Puedo cortar?”</translation>
    </message>
    <message>
        <source>said yes</source>
        <comment>after a name</comment>
        <translation>dijo que sí</translation>
    </message>
    <message>
        <source>said no</source>
        <comment>after a name</comment>
        <translation>dijo que no</translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>alzó %n carta</numerusform>
            <numerusform>alzó %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>alzó %n carta y **ganó el premio**</numerusform>
            <numerusform>alzó %n cartas y **ganó el premio**</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>tomó %n carta del ala</numerusform>
            <numerusform>tomó %n cartas del ala</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after a name</comment>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>
            <numerusform>**bajó {hand}** por %n punto</numerusform>
            <numerusform>**bajó {hand}** por %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>**went out**</source>
        <comment>after a name</comment>
        <translation>**cortó**</translation>
    </message>
    <message>
        <source>**went out concealed**</source>
        <comment>after a name</comment>
        <translation>**hizo un corte oculto**</translation>
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
        <translation>Mayús</translation>
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
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
</TS>
