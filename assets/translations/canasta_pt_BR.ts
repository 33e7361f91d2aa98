<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name />
    <message>
        <source>{name} did not take the pile. The cards that explain it are hidden.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} não pegou o lixo. As cartas que explicam isso estão escondidas.</translation>
    </message>
    <message>
        <source>It was the only legal move.</source>
        <translation>Era a única jogada possível.</translation>
    </message>
    <message>
        <source>It is your only legal move.</source>
        <translation>É a sua única jogada possível.</translation>
    </message>
    <message>
        <source>This is a random choice.</source>
        <translation>É uma escolha ao acaso.</translation>
    </message>
    <message>
        <source>{name} cannot take the pile with the cards in hand.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} não pode pegar o lixo com as cartas na mão.</translation>
    </message>
    <message>
        <source>You cannot take the pile with the cards in your hand.</source>
        <translation>Você não pode pegar o lixo com as cartas na mão.</translation>
    </message>
    <message>
        <source>The pile ({pile}) would cost more than it brings.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>O lixo ({pile}) custaria mais do que dá.</translation>
    </message>
    <message>
        <source>The pile ({pile}) costs no card from the hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>O lixo ({pile}) não custa nenhuma carta da mão.</translation>
    </message>
    <message>
        <source>The pile ({pile}) costs only a natural pair.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>O lixo ({pile}) só custa um par natural.</translation>
    </message>
    <message>
        <source>The pile ({pile}) is worth a wild card.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>O lixo ({pile}) vale um curinga.</translation>
    </message>
    <message>
        <source>It opens and brings the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Isso abre e traz o lixo ({pile}).</translation>
    </message>
    <message>
        <source>That makes {points} points – enough to open.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Soma {points} pontos, o bastante para abrir.</translation>
    </message>
    <message>
        <source>This completes a canasta.</source>
        <translation>Completa uma canastra.</translation>
    </message>
    <message numerus="yes">
        <source>On the table (it/they) (scores/score) {points} points; in the hand (it/they) (costs/cost) {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Baixada, vale {points} pontos; na mão, custaria {points}.</numerusform>
            <numerusform>Baixadas, valem {points} pontos; na mão, custariam {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the table (it/they) (scores/score) {points} points; in your hand (it/they) (costs/cost) {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Baixada, vale {points} pontos; na sua mão, custaria {points}.</numerusform>
            <numerusform>Baixadas, valem {points} pontos; na sua mão, custariam {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock.</source>
        <translation>
            <numerusform>Só resta %n carta no monte.</numerusform>
            <numerusform>Só restam %n cartas no monte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) (is/are) left in the stock, and cards in your hand cost points.</source>
        <translation>
            <numerusform>Só resta %n carta no monte, e as cartas na sua mão custam pontos.</numerusform>
            <numerusform>Só restam %n cartas no monte, e as cartas na sua mão custam pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>That ends the round.</source>
        <translation>Isso encerra a rodada.</translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but {partner} still holds %n card(s).</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>
            <numerusform>Dá para bater, mas {partner} ainda tem %n carta.</numerusform>
            <numerusform>Dá para bater, mas {partner} ainda tem %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out is possible, but you still hold %n card(s).</source>
        <translation>
            <numerusform>Dá para bater, mas você ainda tem %n carta.</numerusform>
            <numerusform>Dá para bater, mas você ainda tem %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out pays, even with {points} points left in the hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Bater compensa, mesmo com {points} pontos sobrando na mão.</translation>
    </message>
    <message>
        <source>Going out pays, even with the points left in the hand.</source>
        <translation>Bater compensa, mesmo com pontos sobrando na mão.</translation>
    </message>
    <message>
        <source>Going out pays, even with {points} points left in your hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Bater compensa, mesmo com {points} pontos sobrando na sua mão.</translation>
    </message>
    <message>
        <source>Going out now would leave {points} points in the hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Bater agora deixaria {points} pontos na mão.</translation>
    </message>
    <message>
        <source>Playing on seemed to be worth more points.</source>
        <translation>Continuar parecia valer mais pontos.</translation>
    </message>
    <message>
        <source>Going out now would leave {points} points in your hand.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Bater agora deixaria {points} pontos na sua mão.</translation>
    </message>
    <message>
        <source>{next} is unlikely to take the pile ({pile}).</source>
        <extracomment>{next}: the next player's name, the subject: Clara
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>É difícil {next} pegar o lixo ({pile}).</translation>
    </message>
    <message>
        <source>You are unlikely to take the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>É difícil você pegar o lixo ({pile}).</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but no other discard is better.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Arrisca o lixo ({pile}), mas nenhum outro descarte é melhor.</translation>
    </message>
    <message>
        <source>It blocks the pile ({pile}) for one turn.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Tranca o lixo ({pile}) por uma jogada.</translation>
    </message>
    <message>
        <source>It freezes the pile ({pile}): only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Congela o lixo ({pile}): só dá para pegar com um par natural.</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} não reparou no lixo ({pile}).</translation>
    </message>
    <message>
        <source>{name} overlooked a meld on the table.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} não viu um jogo na mesa.</translation>
    </message>
    <message>
        <source>{name} forgot that {holder} holds {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{holder}: a player's name, the subject: Clara
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} esqueceu que {holder} tem {counted}.</translation>
    </message>
    <message>
        <source>{name} forgot that you hold {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} esqueceu que você tem {counted}.</translation>
    </message>
    <message>
        <source>{name} thought that {next} would not take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{next}: the next player's name, the subject: Clara
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} achou que {next} não ia pegar o lixo ({pile}).</translation>
    </message>
    <message>
        <source>{name} thought that you would not take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} achou que você não ia pegar o lixo ({pile}).</translation>
    </message>
    <message>
        <source>{name} saw no better discard.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} não viu um descarte melhor.</translation>
    </message>
    <message>
        <source>{name} saw a way to take the pile ({pile}).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{name} viu como pegar o lixo ({pile}).</translation>
    </message>
    <message>
        <source>{name} discards low cards first.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} descarta primeiro as cartas baixas.</translation>
    </message>
    <message>
        <source>{why} You can play, but this game is not saved yet.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Você pode jogar, mas esta partida ainda não está salva.</translation>
    </message>
    <message>
        <source>“{file}” cannot be continued and stays as it is. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>“{file}” não pode ser continuada e fica como está. {why}</translation>
    </message>
    <message>
        <source>Unknown players in this game: {names}. Standard plays in their place.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Jogadores desconhecidos nesta partida: {names}. O Intermediário joga no lugar deles.</translation>
    </message>
    <message>
        <source>{level} does not answer. A simpler bot plays for now.</source>
        <extracomment>{level}: a level: standard</extracomment><translation>{level} não responde. Por enquanto joga um bot mais simples.</translation>
    </message>
    <message>
        <source>{level} is back and plays on.</source>
        <extracomment>{level}: a level: standard</extracomment><translation>{level} voltou e continua jogando.</translation>
    </message>
    <message>
        <source>The adviser does not answer. A simpler bot gives the hints for now.</source>
        <translation>O conselheiro não responde. Por enquanto um bot mais simples dá as dicas.</translation>
    </message>
    <message>
        <source>The adviser is back.</source>
        <translation>O conselheiro voltou.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Melds at once, misses piles, discards low cards.</source>
        <translation>Baixa logo, deixa passar o lixo, descarta cartas baixas.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Melds hastily and misses what others are doing.</source>
        <translation>Baixa com pressa e não vê o que os outros fazem.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Knows the game, but forgets and misses things.</source>
        <translation>Conhece o jogo, mas esquece e deixa passar coisas.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>level</comment>
        <translation>Intermediário</translation>
    </message>
    <message>
        <source>Solid and steady; plays by rules of thumb.</source>
        <translation>Sólido e constante, pelas regras práticas.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experiente</translation>
    </message>
    <message>
        <source>Looks a turn ahead and counts the cards.</source>
        <translation>Pensa uma jogada à frente e conta as cartas.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Weighs hundreds of possible hands at every move.</source>
        <translation>Avalia centenas de mãos possíveis a cada jogada.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Esta rodada</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Melhor: {move}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jogador 1</translation>
    </message>
    <message>
        <source>The game you left is under Continue.</source>
        <translation>O jogo que você deixou está em “Continuar”.</translation>
    </message>
    <message>
        <source>Result copied.</source>
        <translation>Resultado copiado.</translation>
    </message>
    <message>
        <source>Game paused.</source>
        <translation>Partida em pausa.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Based on: {source}</source>
        <comment>source</comment>
        <extracomment>{source}: the text that rules follow, after a colon: Rules of Classic Canasta</extracomment><translation>Baseado em: {source}</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n baralho</numerusform>
            <numerusform>%n baralhos</numerusform>
        </translation>
    </message>
    <message>
        <source>packets of {number} and {count} cards</source>
        <extracomment>{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>montes de {number} e {count} cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carta cada um</numerusform>
            <numerusform>%n cartas cada um</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the foot</source>
        <translation>
            <numerusform>%n carta no morto</numerusform>
            <numerusform>%n cartas no morto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <translation>
            <numerusform>compra %n</numerusform>
            <numerusform>compra %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) to go out</source>
        <translation>
            <numerusform>%n canastra para bater</numerusform>
            <numerusform>%n canastras para bater</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation>Cada um por si</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n dupla</numerusform>
            <numerusform>%n duplas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of three</source>
        <translation>
            <numerusform>%n trio</numerusform>
            <numerusform>%n trios</numerusform>
        </translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Dupla</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Oponente</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Em frente</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Lugar {n}</translation>
    </message>
    <message>
        <source>{why} You can play, but not all of it is saved.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Você pode jogar, mas nem tudo fica salvo.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Três vermelhos</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>canastra</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <translation>canastra limpa</translation>
    </message>
    <message>
        <source>Your side can go out.</source>
        <translation>Seu lado pode bater.</translation>
    </message>
    <message>
        <source>Sound needs {package}. Install it with: {command}</source>
        <extracomment>{package}: the name of a program library: miniaudio
{command}: what to type in a terminal, after a colon: pip install miniaudio</extracomment><translation>O som precisa de {package}. Instale com: {command}</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <translation>Nenhum dispositivo de som encontrado.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Mão do dia</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvida</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Igualmente boa</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Jogável</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>A gift</source>
        <translation>Um presente</translation>
    </message>
    <message>
        <source>That is the best move.</source>
        <translation>É a melhor jogada.</translation>
    </message>
    <message>
        <source>That is as good as the best move.</source>
        <translation>É tão boa quanto a melhor jogada.</translation>
    </message>
    <message>
        <source>Another move is a little better.</source>
        <translation>Outra jogada é um pouco melhor.</translation>
    </message>
    <message>
        <source>Another move is better.</source>
        <translation>Outra jogada é melhor.</translation>
    </message>
    <message>
        <source>Another move is much better.</source>
        <translation>Outra jogada é muito melhor.</translation>
    </message>
    <message>
        <source>This answer could not be evaluated.</source>
        <translation>Não foi possível avaliar esta resposta.</translation>
    </message>
    <message>
        <source>That beats the best move found so far.</source>
        <translation>É melhor que a jogada conhecida até agora.</translation>
    </message>
    <message numerus="yes">
        <source>Costs about %n point(s) a round.</source>
        <translation>
            <numerusform>Custa cerca de %n ponto por rodada.</numerusform>
            <numerusform>Custa cerca de %n pontos por rodada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Known so far: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Conhecida até agora: {move}</translation>
    </message>
    <message>
        <source>As good: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Igualmente boa: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Melhor: {move}</translation>
    </message>
    <message>
        <source>Instead: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Em vez disso: {move}</translation>
    </message>
    <message>
        <source>You played: {move}</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Você jogou: {move}</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>a melhor jogada</translation>
    </message>
    <message>
        <source>about as much</source>
        <translation>mais ou menos o mesmo</translation>
    </message>
    <message>
        <source>about {points} less</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>cerca de {points} a menos</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>As suas próprias partidas</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>O que você jogaria?</translation>
    </message>
    <message>
        <source>comes back tomorrow</source>
        <translation>volta amanhã</translation>
    </message>
    <message numerus="yes">
        <source>comes back in %n day(s)</source>
        <translation>
            <numerusform>volta em %n dia</numerusform>
            <numerusform>volta em %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a day up to today, like {date}.</source>
        <extracomment>{date}: a date in figures, as the language writes it: 22.11.2026</extracomment><translation>Digite um dia até hoje, como {date}.</translation>
    </message>
    <message>
        <source>Reset your learning progress?</source>
        <translation>Esquecer o que você aprendeu?</translation>
    </message>
    <message>
        <source>Lessons, positions and daily deals start over. Your games are kept.</source>
        <translation>Lições, posições e mãos do dia recomeçam; as partidas ficam.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Your learning progress was reset.</source>
        <translation>O que você aprendeu foi esquecido.</translation>
    </message>
    <message>
        <source>What you learn</source>
        <translation>O que você aprende</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Lição {number}</translation>
    </message>
    <message>
        <source>{title}: {setting}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>{title}: {setting}</translation>
    </message>
    <message>
        <source>You cannot do anything wrong here. Esc ends the round and keeps your place.</source>
        <translation>Aqui nada dá errado. Esc sai e guarda onde você parou.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>A lição acabou.</translation>
    </message>
    <message>
        <source>Play a round with me</source>
        <translation>Jogue uma rodada comigo</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
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
        <translation>O que você aprendeu, e o que conta.</translation>
    </message>
    <message>
        <source>Each lesson you finish adds a line here.</source>
        <translation>Cada lição que você termina acrescenta uma linha aqui.</translation>
    </message>
    <message>
        <source>My notes</source>
        <translation>Meu resumo</translation>
    </message>
    <message>
        <source>At the table, point at a word to see what it means.</source>
        <translation>Na mesa, passe o ponteiro sobre uma palavra para ver a explicação.</translation>
    </message>
    <message>
        <source>Canasta glossary</source>
        <translation>Glossário da Canasta</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow.</source>
        <translation>Hoje não há nada. Volte amanhã.</translation>
    </message>
    <message>
        <source>Practice positions</source>
        <translation>Posições de treino</translation>
    </message>
    <message>
        <source>Topics done: {n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Temas concluídos: {n} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) answered, {count} of them solved or just as good.</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>
            <numerusform>%n posição respondida, {count} resolvidas ou igualmente boas.</numerusform>
            <numerusform>%n posições respondidas, {count} resolvidas ou igualmente boas.</numerusform>
        </translation>
    </message>
    <message>
        <source>More positions</source>
        <translation>Mais posições</translation>
    </message>
    <message>
        <source>All positions are answered.</source>
        <translation>Todas as posições foram respondidas.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Próxima posição</translation>
    </message>
    <message>
        <source>Position {number} of {total} in this set</source>
        <extracomment>{number}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Posição {number} de {total} desta série</translation>
    </message>
    <message>
        <source>Today’s position</source>
        <translation>Posição do dia</translation>
    </message>
    <message>
        <source>The answer again</source>
        <translation>A resposta de novo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>There is nothing to try from here.</source>
        <translation>Daqui não há nada para tentar.</translation>
    </message>
    <message>
        <source>Press {key} to see the answer again.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>{key} traz a resposta de volta.</translation>
    </message>
    <message>
        <source>Position copied.</source>
        <translation>Posição copiada.</translation>
    </message>
    <message>
        <source>{number} of {total} answered</source>
        <extracomment>{number}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>{number} de {total} respondidas</translation>
    </message>
    <message numerus="yes">
        <source>Your (costliest decision/%n costliest decisions) will come back as (a practice position/practice positions).</source>
        <translation>
            <numerusform>Sua decisão mais cara vai voltar como posição de treino.</numerusform>
            <numerusform>Suas %n decisões mais caras vão voltar como posições de treino.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that you cannot see are dealt at random here.</source>
        <translation>Aqui as cartas que você não vê são dadas ao acaso.</translation>
    </message>
    <message>
        <source>Practice mode</source>
        <translation>Modo de treino</translation>
    </message>
    <message>
        <source>Play this seat</source>
        <translation>Este lugar é seu</translation>
    </message>
    <message>
        <source>Why did they do that?</source>
        <translation>Por que essa jogada?</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Regras da casa…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Abrir uma partida salva…</translation>
    </message>
    <message>
        <source>8 minutes</source>
        <translation>8 minutos</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>You are at part {number}.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Você está na parte {number}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>resume</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play a first round with Anton, your partner. He tells you what to do and why.</source>
        <translation>Jogue uma primeira rodada com Anton, seu parceiro. Ele diz o que fazer e por quê.</translation>
    </message>
    <message>
        <source>Teach me Canasta</source>
        <translation>Quero aprender a jogar</translation>
    </message>
    <message>
        <source>Classic, four players: you and Anton against Clara and Tomás, both at the Novice level.</source>
        <translation>Clássica para quatro: você e Anton contra Clara e Tomás, ambos no nível Novato.</translation>
    </message>
    <message>
        <source>I know Canasta</source>
        <translation>Já sei jogar</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>button</comment>
        <translation>Dar cartas</translation>
    </message>
    <message>
        <source>2 to 8 players</source>
        <translation>De 2 a 8 jogadores</translation>
    </message>
    <message>
        <source>Your own: {titles}</source>
        <extracomment>{titles}: names of the player's own rulesets, joined: Sunday and Aunt May</extracomment><translation>Os seus: {titles}</translation>
    </message>
    <message>
        <source>Samba, Hand &amp; Foot, American and many more, with short lessons and house rules.</source>
        <translation>Samba, Hand &amp; Foot, Americana e muitos mais, com lições curtas e regras da casa.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Outro jogo</translation>
    </message>
    <message>
        <source>Select a game…</source>
        <translation>Escolher jogo…</translation>
    </message>
    <message>
        <source>One round with the cards that everybody gets today.</source>
        <translation>Uma rodada com as cartas que todos recebem hoje.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Sua partida</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) compared.</source>
        <translation>
            <numerusform>%n jogada comparada.</numerusform>
            <numerusform>%n jogadas comparadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The moves appear once it is your turn and they are analysed.</source>
        <translation>As jogadas aparecem quando for a sua vez e estiverem analisadas.</translation>
    </message>
    <message>
        <source>There is nothing to compare.</source>
        <translation>Não há nada para comparar.</translation>
    </message>
    <message>
        <source>How many points your side would probably lose by the end of the round, compared with the advised move.</source>
        <translation>Quantos pontos o seu lado perderia provavelmente até o fim da rodada, comparado com a jogada aconselhada.</translation>
    </message>
    <message>
        <source>Your changes are not saved. A draft is offered again until you quit.</source>
        <translation>Suas mudanças não estão salvas. Um rascunho é oferecido de novo até você sair.</translation>
    </message>
    <message>
        <source>Delete changes</source>
        <translation>Apagar mudanças</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuar editando</translation>
    </message>
    <message>
        <source>Keep as draft</source>
        <translation>Manter como rascunho</translation>
    </message>
    <message>
        <source>Leave house rules?</source>
        <translation>Sair das regras da casa?</translation>
    </message>
    <message>
        <source>The list of games shows them under this name.</source>
        <translation>A lista de jogos as mostra com este nome.</translation>
    </message>
    <message>
        <source>Your rules are saved as “{name}”.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>As suas regras estão salvas como “{name}”.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportar regras</translation>
    </message>
    <message>
        <source>Saved the rules as {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Regras salvas como {name}.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar regras</translation>
    </message>
    <message>
        <source>These rules come from {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Estas regras vêm de {name}.</translation>
    </message>
    <message>
        <source>Copied the rules as text. Paste it into a message.</source>
        <translation>Regras copiadas como texto. Cole-o em uma mensagem.</translation>
    </message>
    <message>
        <source>The rules were sent to the printer.</source>
        <translation>As regras foram enviadas à impressora.</translation>
    </message>
    <message>
        <source>These rules come from the text you copied.</source>
        <translation>Estas regras vêm do texto copiado.</translation>
    </message>
    <message>
        <source>“{name}” is taken off the list of games for good.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>“{name}” sai da lista de jogos para sempre.</translation>
    </message>
    <message>
        <source>Delete ruleset</source>
        <translation>Apagar regulamento</translation>
    </message>
    <message>
        <source>Keep ruleset</source>
        <translation>Manter regulamento</translation>
    </message>
    <message>
        <source>Delete ruleset?</source>
        <translation>Apagar o regulamento?</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>“{name}” foi apagado.</translation>
    </message>
    <message>
        <source>Canasta rules ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Regras do Canasta ({pattern})</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Other game…</source>
        <comment>match</comment>
        <translation>Outra partida…</translation>
    </message>
    <message>
        <source>From a newer version: update Canasta.</source>
        <translation>De uma versão mais nova: atualize o Canasta.</translation>
    </message>
    <message>
        <source>Your game with {names} is saved. Continue it from the Game menu.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>A sua partida com {names} está salva. Continue-a pelo menu Partida.</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>Nenhuma partida em andamento.</translation>
    </message>
    <message>
        <source>Start one whenever you like.</source>
        <translation>Comece uma quando quiser.</translation>
    </message>
    <message>
        <source>The Learn menu has short lessons for this game ({key}).</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>O menu Aprender tem lições curtas deste jogo ({key}).</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
    <message>
        <source>Saved a copy as {name} in {folder}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{folder}: a folder: ~/games</extracomment><translation>Cópia salva como {name} em {folder}.</translation>
    </message>
    <message>
        <source>Canasta games ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Partidas do Canasta ({pattern})</translation>
    </message>
    <message>
        <source>{title} {day} round {n}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{day}: a date, as short as the language writes it: 22/11/2026
{n}: a number in figures: 3</extracomment><translation>{title} {day} rodada {n}</translation>
    </message>
    <message>
        <source>No file manager was found. Your games are in {folder}.</source>
        <extracomment>{folder}: a folder: ~/games</extracomment><translation>Nenhum gerenciador de arquivos encontrado. Suas partidas estão em {folder}.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Abandon this game?</source>
        <translation>Abandonar esta partida?</translation>
    </message>
    <message>
        <source>It is removed from your games.</source>
        <translation>Ela sai das suas partidas.</translation>
    </message>
    <message>
        <source>Position copied. It holds only what you can see.</source>
        <translation>Posição copiada. Ela só traz o que você pode ver.</translation>
    </message>
    <message>
        <source>These are the rounds that are over with every card, what you can see of this one, and the versions in use. Send it along when you report a problem.</source>
        <translation>São as rodadas que acabaram com todas as cartas, o que você pode ver desta, e as versões em uso. Envie junto quando relatar um problema.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Relatar um problema</translation>
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
        <translation>Pasta de partidas</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Sair sem salvar</translation>
    </message>
    <message>
        <source>Leave this round?</source>
        <translation>Sair desta rodada?</translation>
    </message>
    <message>
        <source>Its numbers are not saved.</source>
        <translation>Os números dela não foram salvos.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete this score pad?</source>
        <translation>Excluir este bloco de pontos?</translation>
    </message>
    <message>
        <source>Its rounds are lost.</source>
        <translation>As rodadas dele serão perdidas.</translation>
    </message>
    <message>
        <source>Round {n}, {totals} · {when}</source>
        <extracomment>{n}: a number in figures: 3
{totals}: points of the sides, a list: you and Anton 190, Clara 70
{when}: a day and a time of day, as the language writes them: 22/11/2026 15:02</extracomment><translation>Rodada {n}, {totals} · {when}</translation>
    </message>
    <message>
        <source>{title} with {names}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{names}: players' names, joined: Clara and Tomás</extracomment><translation>{title} com {names}</translation>
    </message>
    <message>
        <source>Round {n}, {totals} · on the table now</source>
        <extracomment>{n}: a number in figures: 3
{totals}: points of the sides, a list: you and Anton 190, Clara 70</extracomment><translation>Rodada {n}, {totals} · na mesa agora</translation>
    </message>
    <message>
        <source>without undo</source>
        <translation>sem desfazer</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>Canasta games.csv</source>
        <translation>Partidas do Canasta.csv</translation>
    </message>
    <message>
        <source>Tables ({pattern})</source>
        <extracomment>{pattern}: names of files for a file dialog: *.canasta</extracomment><translation>Tabelas ({pattern})</translation>
    </message>
    <message>
        <source>Saved the games as {name} in {folder}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{folder}: a folder: ~/games</extracomment><translation>Partidas salvas como {name} em {folder}.</translation>
    </message>
    <message>
        <source>Replay a saved game</source>
        <translation>Rever uma partida salva</translation>
    </message>
    <message>
        <source>“{file}” cannot be replayed. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>Não foi possível rever “{file}”. {why}</translation>
    </message>
    <message>
        <source>No round of this game was dealt.</source>
        <translation>Nenhuma rodada desta partida foi dada.</translation>
    </message>
    <message>
        <source>The replay ends here. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>O replay acaba aqui. {why}</translation>
    </message>
    <message>
        <source>Replay: {title}</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player</extracomment><translation>Replay: {title}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Jogador {n}</translation>
    </message>
    <message>
        <source>Your settings could not be saved. They hold until you close Canasta.</source>
        <translation>Não foi possível salvar as suas preferências. Elas valem até você fechar o Canasta.</translation>
    </message>
    <message>
        <source>{why} Your settings are left as they are; Canasta starts with the defaults.</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>{why} Suas configurações ficam como estão; o Canasta começa com os padrões.</translation>
    </message>
    <message>
        <source>Your settings could not be read. They are kept as {name}; Canasta starts with the defaults.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Não foi possível ler as suas preferências. Elas ficam guardadas como {name}; o Canasta começa com os padrões.</translation>
    </message>
    <message>
        <source>Canasta cannot start.</source>
        <translation>O Canasta não consegue iniciar.</translation>
    </message>
    <message>
        <source>Canasta is already open but not responding. Wait a moment and start it again. If that does not help, close it with your system’s task manager; your game is saved up to the last move. If no Canasta is running, delete the file “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>O Canasta já está aberto, mas não responde. Espere um momento e abra-o de novo. Se não adiantar, encerre-o no gerenciador de tarefas do seu sistema; a partida está salva até a última jogada. Se nenhum Canasta estiver rodando, apague o arquivo “{path}”.</translation>
    </message>
    <message>
        <source>The name of the folder “{path}” is not UTF-8: choose another folder for --home.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>O nome da pasta “{path}” não está em UTF-8: escolha outra pasta para --home.</translation>
    </message>
    <message>
        <source>The log cannot be written to {file}: {system}.</source>
        <extracomment>{file}: a file's name: game-001.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>Não foi possível gravar o registro em {file}: {system}.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation>Pegar lixo</translation>
    </message>
    <message>
        <source>Meld selected</source>
        <translation>Baixar seleção</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Recolher</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Posso bater?</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar vez</translation>
    </message>
    <message>
        <source>Meld the whole hand</source>
        <translation>Baixar a mão inteira</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas as mãos</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Ver minhas cartas</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Voltar a jogar</translation>
    </message>
    <message>
        <source>Show score</source>
        <translation>Ver placar</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Jogar assim</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <translation>Próximo momento-chave</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Sair da lição</translation>
    </message>
    <message>
        <source>Leave practice</source>
        <translation>Sair do treino</translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>Ordenada por valor</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>Ordenada por naipe</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>Do seu jeito</translation>
    </message>
    <message>
        <source>Finish your turn; the whole turn is your answer.</source>
        <translation>Termine a sua vez; a vez inteira é a sua resposta.</translation>
    </message>
    <message>
        <source>Evaluating your answer: {share}%</source>
        <extracomment>{share}: a percentage without its sign: 40</extracomment><translation>A sua resposta está sendo avaliada: {share}%</translation>
    </message>
    <message>
        <source>Not yet. Count again.</source>
        <translation>Ainda não. Conte de novo.</translation>
    </message>
    <message>
        <source>You may do that, but first:</source>
        <translation>Você pode fazer isso, mas primeiro:</translation>
    </message>
    <message>
        <source>I mean other cards. Click Take back.</source>
        <translation>São outras cartas. Clique em Recolher.</translation>
    </message>
    <message>
        <source>These cards are ready. Click Meld.</source>
        <translation>Estas cartas estão prontas. Clique em Baixar.</translation>
    </message>
    <message>
        <source>Good. Now discard.</source>
        <translation>Muito bem. Agora descarte.</translation>
    </message>
    <message>
        <source>Good. Now the rest.</source>
        <translation>Muito bem. Agora o resto.</translation>
    </message>
    <message>
        <source>Natural canastas of some ranks</source>
        <comment>score</comment>
        <translation>Canastras limpas de certos valores</translation>
    </message>
    <message>
        <source>Several canastas</source>
        <comment>score</comment>
        <translation>Várias canastras</translation>
    </message>
    <message>
        <source>Concealed canastas</source>
        <comment>score</comment>
        <translation>Canastras ocultas</translation>
    </message>
    <message>
        <source>Red threes on canastas</source>
        <comment>score</comment>
        <translation>Três vermelhos em canastras</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>score</comment>
        <translation>Batida</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <comment>score</comment>
        <translation>Batida oculta</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <comment>score</comment>
        <translation>Corte exato</translation>
    </message>
    <message>
        <source>Red threes</source>
        <comment>score</comment>
        <translation>Três vermelhos</translation>
    </message>
    <message>
        <source>Black threes</source>
        <comment>score</comment>
        <translation>Três pretos</translation>
    </message>
    <message>
        <source>Melded cards</source>
        <comment>score</comment>
        <translation>Cartas baixadas</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <comment>score</comment>
        <translation>Cartas na mão</translation>
    </message>
    <message>
        <source>Cards left in the foot</source>
        <comment>score</comment>
        <translation>Cartas no morto</translation>
    </message>
    <message>
        <source>Red threes in the foot</source>
        <comment>score</comment>
        <translation>Três vermelhos no morto</translation>
    </message>
    <message>
        <source>Threes left in hand</source>
        <comment>score</comment>
        <translation>Três na mão</translation>
    </message>
    <message>
        <source>Unfinished natural melds</source>
        <comment>score</comment>
        <translation>Jogos limpos incompletos</translation>
    </message>
    <message>
        <source>Unfinished wild melds</source>
        <comment>score</comment>
        <translation>Jogos de curingas incompletos</translation>
    </message>
    <message>
        <source>Unfinished sequences</source>
        <comment>score</comment>
        <translation>Sequências incompletas</translation>
    </message>
    <message>
        <source>Partner not in the foot</source>
        <comment>score</comment>
        <translation>Parceiro sem chegar ao morto</translation>
    </message>
    <message>
        <source>Special hand</source>
        <comment>score</comment>
        <translation>Mão especial</translation>
    </message>
    <message>
        <source>Canastas that win the game</source>
        <comment>score</comment>
        <translation>Canastras que ganham a partida</translation>
    </message>
    <message>
        <source>You opened to take the pile. Take it now.</source>
        <translation>Você abriu para pegar o lixo. Pegue-o agora.</translation>
    </message>
    <message>
        <source>Natural cards of a meld must have one rank, or follow each other in one suit.</source>
        <translation>As cartas naturais de um jogo precisam ser do mesmo valor, ou seguidas do mesmo naipe.</translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation>Compre primeiro.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile if you can, or end the round.</source>
        <translation>O monte acabou: pegue o lixo se puder, ou termine a rodada.</translation>
    </message>
    <message>
        <source>The stock is empty and the pile cannot be taken: the round ends.</source>
        <translation>O monte acabou e o lixo não pode ser pego: a rodada acaba.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile.</source>
        <translation>O monte acabou: pegue o lixo.</translation>
    </message>
    <message>
        <source>You cannot go out: your partner’s hand still holds threes.</source>
        <translation>Você não pode bater: ainda há algum três na mão do seu parceiro.</translation>
    </message>
    <message>
        <source>You cannot go out: your partner has not played from the foot yet.</source>
        <translation>Você não pode bater: o seu parceiro ainda não jogou com o morto.</translation>
    </message>
    <message>
        <source>Answer your partner first: yes or no.</source>
        <translation>Responda primeiro ao seu parceiro: sim ou não.</translation>
    </message>
    <message>
        <source>Keep one card: you cannot go out yet, as your side holds threes.</source>
        <translation>Guarde uma carta: você ainda não pode bater, porque o seu lado tem algum três.</translation>
    </message>
    <message>
        <source>Keep two cards: you cannot go out yet, as your side holds threes.</source>
        <translation>Guarde duas cartas: você ainda não pode bater, porque o seu lado tem algum três.</translation>
    </message>
    <message numerus="yes">
        <source>Keep one card: you need %n canasta(s) to go out and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Guarde uma carta: para bater você precisa de %n canastra e tem {have}.</numerusform>
            <numerusform>Guarde uma carta: para bater você precisa de %n canastras e tem {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>keep a card</source>
        <translation>guarde uma carta</translation>
    </message>
    <message>
        <source>This round is over.</source>
        <translation>Esta rodada acabou.</translation>
    </message>
    <message>
        <source>round is over</source>
        <translation>a rodada acabou</translation>
    </message>
    <message>
        <source>Something else must be decided first.</source>
        <translation>Antes é preciso decidir outra coisa.</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>agora não</translation>
    </message>
    <message>
        <source>Draw first, or take the pile.</source>
        <translation>Primeiro compre, ou pegue o lixo.</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>compre primeiro</translation>
    </message>
    <message>
        <source>You have already drawn. Meld if you like, then discard.</source>
        <translation>Você já comprou. Baixe se quiser e depois descarte.</translation>
    </message>
    <message>
        <source>already drawn</source>
        <translation>já comprou</translation>
    </message>
    <message>
        <source>You have taken the pile. Meld if you like, then discard.</source>
        <translation>Você pegou o lixo. Baixe se quiser e depois descarte.</translation>
    </message>
    <message>
        <source>already taken</source>
        <translation>já pegou</translation>
    </message>
    <message>
        <source>Select the cards to meld first.</source>
        <translation>Selecione primeiro as cartas que quer baixar.</translation>
    </message>
    <message>
        <source>no cards selected</source>
        <translation>nenhuma carta selecionada</translation>
    </message>
    <message>
        <source>You do not have enough of these cards: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Você não tem cartas suficientes destas: {cards}.</translation>
    </message>
    <message>
        <source>not in your hand</source>
        <translation>não está na sua mão</translation>
    </message>
    <message>
        <source>You do not have these cards.</source>
        <translation>Você não tem estas cartas.</translation>
    </message>
    <message>
        <source>There is no meld here.</source>
        <translation>Aqui não há nenhum jogo.</translation>
    </message>
    <message>
        <source>no meld here</source>
        <translation>aqui não há jogo</translation>
    </message>
    <message>
        <source>The natural cards of a meld must all have the same rank.</source>
        <translation>As cartas naturais de um jogo precisam ser todas do mesmo valor.</translation>
    </message>
    <message>
        <source>needs one rank</source>
        <translation>precisam ser do mesmo valor</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} needs at least %n card(s); this has {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation><numerusform>Um jogo de {ranks} precisa de pelo menos %n carta; este tem {have}.</numerusform><numerusform>Um jogo de {ranks} precisa de pelo menos %n cartas; este tem {have}.</numerusform></translation></message>
    <message numerus="yes">
        <source>needs %n card(s)</source>
        <translation>
            <numerusform>precisa de %n carta</numerusform>
            <numerusform>precisa de %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s); this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Um jogo precisa de pelo menos %n carta; este tem {have}.</numerusform>
            <numerusform>Um jogo precisa de pelo menos %n cartas; este tem {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n natural card(s); this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Um jogo precisa de pelo menos %n carta natural; este tem {have}.</numerusform>
            <numerusform>Um jogo precisa de pelo menos %n cartas naturais; este tem {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s)</source>
        <translation>
            <numerusform>precisa de %n natural</numerusform>
            <numerusform>precisa de %n naturais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n wild card(s); this would hold {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Um jogo de {ranks} só pode ter %n curinga; este teria {have}.</numerusform>
            <numerusform>Um jogo de {ranks} só pode ter %n curingas; este teria {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>too many wild cards</source>
        <translation>curingas demais</translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold only %n wild card(s); this would hold {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Um jogo só pode ter %n curinga; este teria {have}.</numerusform>
            <numerusform>Um jogo só pode ter %n curingas; este teria {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural {ranks} this meld can hold only %n wild card(s).</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Com tão poucas cartas naturais ({ranks}), este jogo só aceita %n curinga.</numerusform>
            <numerusform>Com tão poucas cartas naturais ({ranks}), este jogo só aceita %n curingas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With so few natural cards this meld can hold only %n wild card(s).</source>
        <translation>
            <numerusform>Com tão poucas naturais, este jogo só aceita %n curinga.</numerusform>
            <numerusform>Com tão poucas naturais, este jogo só aceita %n curingas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s); this would have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Uma canastra precisa de pelo menos %n carta natural; esta teria {have}.</numerusform>
            <numerusform>Uma canastra precisa de pelo menos %n cartas naturais; esta teria {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {ranks} can hold only %n card(s); this would hold {have}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Um jogo de {ranks} só pode ter %n carta; este teria {have}.</numerusform>
            <numerusform>Um jogo de {ranks} só pode ter %n cartas; este teria {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full with %n card(s)</source>
        <translation>
            <numerusform>cheio com %n carta</numerusform>
            <numerusform>cheio com %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence can hold only %n card(s); this would hold {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Uma sequência só pode ter %n carta; esta teria {have}.</numerusform>
            <numerusform>Uma sequência só pode ter %n cartas; esta teria {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your canasta of {ranks} is complete and takes no more wild cards.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>A sua canastra de {ranks} está completa e não aceita mais curingas.</translation>
    </message>
    <message>
        <source>takes no wild cards</source>
        <translation>não aceita curingas</translation>
    </message>
    <message>
        <source>A complete canasta takes no more wild cards.</source>
        <translation>Uma canastra completa não aceita mais curingas.</translation>
    </message>
    <message>
        <source>Wild cards cannot be melded alone. Drop them on a meld, or add natural cards.</source>
        <translation>Não se podem baixar só curingas. Ponha-os em um jogo ou junte cartas naturais.</translation>
    </message>
    <message>
        <source>needs natural cards</source>
        <translation>faltam naturais</translation>
    </message>
    <message>
        <source>Wild cards cannot be melded alone.</source>
        <translation>Não se podem baixar só curingas.</translation>
    </message>
    <message>
        <source>Twos are not wild for your side until your meld of twos is a canasta.</source>
        <translation>O dois não é curinga para o seu lado até o seu jogo de dois virar canastra.</translation>
    </message>
    <message>
        <source>twos are not wild yet</source>
        <translation>o dois ainda não é curinga</translation>
    </message>
    <message>
        <source>A meld of {ranks} takes no wild cards in this game.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Um jogo de {ranks} não aceita curingas nesta variante.</translation>
    </message>
    <message>
        <source>This meld takes no wild cards in this game.</source>
        <translation>Este jogo não aceita curingas nesta variante.</translation>
    </message>
    <message>
        <source>A sequence is neighbouring cards of one suit, from four up to ace.</source>
        <translation>Uma sequência são cartas vizinhas do mesmo naipe, do quatro ao ás.</translation>
    </message>
    <message>
        <source>not a sequence</source>
        <translation>não é sequência</translation>
    </message>
    <message numerus="yes">
        <source>This sequence is complete with its %n card(s).</source>
        <translation>
            <numerusform>Esta sequência está completa com a sua %n carta.</numerusform>
            <numerusform>Esta sequência está completa com as suas %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>sequence is complete</source>
        <translation>a sequência está completa</translation>
    </message>
    <message>
        <source>Your side already has a meld of {ranks}. Add to that one.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>O seu lado já tem um jogo de {ranks}. Encaixe nele.</translation>
    </message>
    <message>
        <source>add to that meld</source>
        <translation>encaixe nesse jogo</translation>
    </message>
    <message>
        <source>Your side already has a meld of this rank. Add to that one.</source>
        <translation>O seu lado já tem um jogo deste valor. Encaixe nele.</translation>
    </message>
    <message>
        <source>These two melds cannot be combined.</source>
        <translation>Estes dois jogos não podem ser unidos.</translation>
    </message>
    <message>
        <source>cannot be combined</source>
        <translation>não podem ser unidos</translation>
    </message>
    <message>
        <source>Your side cannot meld {ranks}: another side has a canasta of them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>O seu lado não pode baixar {ranks}: outro lado já tem a canastra.</translation>
    </message>
    <message>
        <source>closed rank</source>
        <translation>valor fechado</translation>
    </message>
    <message>
        <source>Your side cannot meld this rank: another side has its canasta.</source>
        <translation>O seu lado não pode baixar este valor: outro lado já tem a canastra.</translation>
    </message>
    <message>
        <source>Red threes are never melded.</source>
        <translation>Três vermelhos nunca são baixados em jogo.</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>nunca se baixam</translation>
    </message>
    <message>
        <source>You can meld black threes only when you go out.</source>
        <translation>Você só pode baixar três pretos quando bate.</translation>
    </message>
    <message>
        <source>only when going out</source>
        <translation>só ao bater</translation>
    </message>
    <message>
        <source>Cards from the pile stay in your hand this turn: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Estas cartas do lixo ficam na sua mão nesta jogada: {cards}.</translation>
    </message>
    <message>
        <source>not this turn</source>
        <translation>nesta jogada não</translation>
    </message>
    <message>
        <source>Cards from the pile stay in your hand this turn.</source>
        <translation>As cartas do lixo ficam na sua mão nesta jogada.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n point(s) to open; these cards make {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Você precisa de %n ponto para abrir; estas cartas somam {have}.</numerusform>
            <numerusform>Você precisa de %n pontos para abrir; estas cartas somam {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <extracomment>{have}: points in figures that there are: 75
{need}: points in figures that are needed: 90</extracomment><translation>{have} de {need}</translation>
    </message>
    <message>
        <source>At your score you must open with a complete canasta.</source>
        <translation>Com os seus pontos, você tem que abrir com uma canastra completa.</translation>
    </message>
    <message>
        <source>open with a canasta</source>
        <translation>abra com uma canastra</translation>
    </message>
    <message numerus="yes">
        <source>Your initial meld needs %n natural card(s) from your hand; this has {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>A sua abertura precisa de %n carta natural da mão; esta tem {have}.</numerusform>
            <numerusform>A sua abertura precisa de %n cartas naturais da mão; esta tem {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n natural card(s) from your hand</source>
        <translation>
            <numerusform>precisa de %n carta natural da mão</numerusform>
            <numerusform>precisa de %n cartas naturais da mão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To open you need a meld with %n natural card(s) of its rank.</source>
        <translation>
            <numerusform>Para abrir, você precisa de um jogo com %n carta natural do seu valor.</numerusform>
            <numerusform>Para abrir, você precisa de um jogo com %n cartas naturais do seu valor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs a meld with %n natural card(s)</source>
        <translation>
            <numerusform>precisa de um jogo com %n natural</numerusform>
            <numerusform>precisa de um jogo com %n naturais</numerusform>
        </translation>
    </message>
    <message>
        <source>To take the pile you must open from your hand first.</source>
        <translation>Para pegar o lixo, você precisa abrir primeiro só com cartas da sua mão.</translation>
    </message>
    <message>
        <source>open first</source>
        <translation>abra primeiro</translation>
    </message>
    <message>
        <source>A side must open before it can take the pile.</source>
        <translation>Um lado precisa abrir antes de pegar o lixo.</translation>
    </message>
    <message>
        <source>You cannot meld in your first turn.</source>
        <translation>Você não pode baixar na sua primeira jogada.</translation>
    </message>
    <message>
        <source>not in the first turn</source>
        <translation>não na primeira jogada</translation>
    </message>
    <message>
        <source>You cannot take the pile in your first turn.</source>
        <translation>Você não pode pegar o lixo na sua primeira jogada.</translation>
    </message>
    <message>
        <source>Nobody can take the pile in their first turn.</source>
        <translation>Ninguém pode pegar o lixo na primeira jogada.</translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>O lixo está vazio.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Não há lixo para pegar.</translation>
    </message>
    <message>
        <source>The top card blocks the pile this turn.</source>
        <translation>A carta de cima tranca o lixo nesta jogada.</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>trancado</translation>
    </message>
    <message>
        <source>The top card, {card}, blocks the pile.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>A carta de cima, {card}, tranca o lixo.</translation>
    </message>
    <message>
        <source>The pile is never taken in this game.</source>
        <translation>Nesta variante o lixo nunca é pego.</translation>
    </message>
    <message>
        <source>never taken</source>
        <translation>nunca é pego</translation>
    </message>
    <message>
        <source>Only a player who has picked up the foot can take the pile.</source>
        <translation>Só quem já pegou o morto pode pegar o lixo.</translation>
    </message>
    <message>
        <source>only from the foot</source>
        <translation>só com o morto</translation>
    </message>
    <message>
        <source>Only players playing from their foot can take the pile.</source>
        <translation>Só quem joga com o morto pode pegar o lixo.</translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural {ranks} from your hand.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>O lixo está congelado: você precisa de um par natural de {ranks} da sua mão.</translation>
    </message>
    <message>
        <source>frozen: needs a natural pair</source>
        <translation>congelado: precisa de um par natural</translation>
    </message>
    <message>
        <source>The pile is frozen: you need a natural pair of its top card’s rank.</source>
        <translation>O lixo está congelado: você precisa de um par natural do valor da carta de cima.</translation>
    </message>
    <message>
        <source>Your first meld must use the top card, {one}.</source>
        <extracomment>{one}: a card of a rank, the object: a nine</extracomment><translation>O seu primeiro jogo tem que usar a carta de cima, {one}.</translation>
    </message>
    <message>
        <source>use the top card</source>
        <translation>use a carta de cima</translation>
    </message>
    <message>
        <source>Your first meld must use the top card of the pile.</source>
        <translation>O seu primeiro jogo tem que usar a carta de cima do lixo.</translation>
    </message>
    <message>
        <source>To take the pile you need two natural {ranks} from your hand.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Para pegar o lixo, você precisa de um par natural de {ranks} da sua mão.</translation>
    </message>
    <message>
        <source>needs a natural pair</source>
        <translation>precisa de um par natural</translation>
    </message>
    <message>
        <source>To take the pile you need a natural pair of its top card’s rank.</source>
        <translation>Para pegar o lixo, você precisa de um par natural do valor da carta de cima.</translation>
    </message>
    <message>
        <source>You cannot use the top card: you need two natural {ranks}, or {one} and a wild card.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{one}: a card of a rank, the object: a nine</extracomment><translation>A carta de cima não serve: você precisa de um par natural de {ranks}, ou de {one} e um curinga.</translation>
    </message>
    <message>
        <source>cannot use the top card</source>
        <translation>a carta de cima não serve</translation>
    </message>
    <message>
        <source>You cannot use the top card.</source>
        <translation>A carta de cima não serve para você.</translation>
    </message>
    <message>
        <source>To take this pile you need two cards from your hand, and you have one.</source>
        <translation>Para pegar este lixo você precisa de duas cartas da mão e só tem uma.</translation>
    </message>
    <message>
        <source>needs two cards</source>
        <translation>precisa de duas cartas</translation>
    </message>
    <message>
        <source>Add only the top card, {one}, to your meld. The other cards can follow.</source>
        <extracomment>{one}: a card of a rank, the object: a nine</extracomment><translation>Junte ao seu jogo só a carta de cima, {one}. As outras podem vir depois.</translation>
    </message>
    <message>
        <source>only the top card</source>
        <translation>só a carta de cima</translation>
    </message>
    <message>
        <source>Add only the top card to your meld. The other cards can follow.</source>
        <translation>Junte ao seu jogo só a carta de cima. As outras podem vir depois.</translation>
    </message>
    <message>
        <source>Your {ranks} are a canasta: you cannot take the pile onto them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>O seu jogo de {ranks} é uma canastra: você não pode pegar o lixo para ela.</translation>
    </message>
    <message>
        <source>pile cannot go on a canasta</source>
        <translation>o lixo não vai em uma canastra</translation>
    </message>
    <message>
        <source>This meld is a canasta, and the pile cannot go on one.</source>
        <translation>Este jogo é uma canastra, e o lixo não pode ir em uma canastra.</translation>
    </message>
    <message>
        <source>The side’s {ranks} are a canasta, so the pile cannot be taken onto them.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>O jogo de {ranks} do lado é uma canastra, e o lixo não pode ser pego para uma canastra.</translation>
    </message>
    <message>
        <source>Taking the pile would make your {ranks} a meld of {have}; a meld holds only {need}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{have}: points in figures that there are: 75
{need}: points in figures that are needed: 90</extracomment><translation>Com o lixo, o seu jogo de {ranks} teria {have} cartas; um jogo só pode ter {need}.</translation>
    </message>
    <message>
        <source>no room in your {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>sem espaço no jogo de {ranks}</translation>
    </message>
    <message>
        <source>The pile has no room in your meld of this rank.</source>
        <translation>O lixo não cabe no seu jogo deste valor.</translation>
    </message>
    <message>
        <source>The side’s {ranks} have no room for the top card and two more.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>O jogo de {ranks} do lado não tem espaço para a carta de cima e mais duas.</translation>
    </message>
    <message>
        <source>With one card in your hand you cannot take a pile of one card.</source>
        <translation>Com uma só carta na mão, você não pode pegar um lixo de uma carta.</translation>
    </message>
    <message>
        <source>not with one card</source>
        <translation>com uma carta, não</translation>
    </message>
    <message>
        <source>A player with one card cannot take a pile of one card.</source>
        <translation>Quem tem uma só carta não pode pegar um lixo de uma carta.</translation>
    </message>
    <message>
        <source>The stock is empty and your side has a meld for the top card. Take the pile.</source>
        <translation>O monte acabou e a carta de cima serve em um jogo do seu lado. Pegue o lixo.</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>pegar o lixo</translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards, one to discard and one to hold: you need %n canasta(s) to go out and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Guarde duas cartas, uma para descartar e outra para ficar: para bater você precisa de %n canastra e tem {have}.</numerusform>
            <numerusform>Guarde duas cartas, uma para descartar e outra para ficar: para bater você precisa de %n canastras e tem {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>keep two cards</source>
        <translation>guarde duas cartas</translation>
    </message>
    <message>
        <source>To go out you still need canastas: {kinds}.</source>
        <extracomment>{kinds}: kinds of canastas with their numbers, a list: 2 red, 3 black</extracomment><translation>Para bater, ainda faltam canastras: {kinds}.</translation>
    </message>
    <message>
        <source>canastas needed: {kinds}</source>
        <extracomment>{kinds}: kinds of canastas with their numbers, a list: 2 red, 3 black</extracomment><translation>faltam canastras: {kinds}</translation>
    </message>
    <message>
        <source>Keep one card: you need it for your last discard.</source>
        <translation>Guarde uma carta: você precisa dela para o último descarte.</translation>
    </message>
    <message>
        <source>keep one to discard</source>
        <translation>guarde uma para descartar</translation>
    </message>
    <message>
        <source>You cannot go out by discarding this card: {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Você não pode bater descartando esta carta: {card}.</translation>
    </message>
    <message>
        <source>not as your last card</source>
        <translation>não como última carta</translation>
    </message>
    <message>
        <source>You cannot go out by discarding this card.</source>
        <translation>Você não pode bater descartando esta carta.</translation>
    </message>
    <message>
        <source>You cannot go out before your side has played from the foot.</source>
        <translation>Você não pode bater antes que o seu lado tenha jogado com o morto.</translation>
    </message>
    <message>
        <source>foot not played</source>
        <translation>falta jogar o morto</translation>
    </message>
    <message>
        <source>You cannot go out while you hold threes: {have} left.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>Você não pode bater enquanto tiver algum três: restam {have}.</translation>
    </message>
    <message>
        <source>threes held</source>
        <translation>três na mão</translation>
    </message>
    <message>
        <source>{partner} said no, so you cannot go out this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} disse que não: você não pode bater nesta jogada.</translation>
    </message>
    <message>
        <source>{partner} said no</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} disse que não</translation>
    </message>
    <message>
        <source>{partner} said yes, so you must go out this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} disse que sim: você tem que bater nesta jogada.</translation>
    </message>
    <message>
        <source>you must go out</source>
        <translation>você tem que bater</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Pergunte ao parceiro antes de bater.</translation>
    </message>
    <message>
        <source>ask first</source>
        <translation>pergunte primeiro</translation>
    </message>
    <message>
        <source>There is no partner to ask in this game.</source>
        <translation>Nesta variante não há parceiro a quem perguntar.</translation>
    </message>
    <message>
        <source>no partner</source>
        <translation>sem parceiro</translation>
    </message>
    <message>
        <source>You can ask only before you meld, and you have melded.</source>
        <translation>Você só pode perguntar antes de baixar, e já baixou.</translation>
    </message>
    <message>
        <source>too late to ask</source>
        <translation>tarde demais para perguntar</translation>
    </message>
    <message>
        <source>With one card left you can end this turn only by going out.</source>
        <translation>Com uma só carta, você só pode terminar a vez batendo.</translation>
    </message>
    <message>
        <source>one card left</source>
        <translation>resta uma carta</translation>
    </message>
    <message>
        <source>{partner} has already answered this turn.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>{partner} já respondeu nesta jogada.</translation>
    </message>
    <message>
        <source>already answered</source>
        <translation>já respondeu</translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round, and you have.</source>
        <translation>
            <numerusform>Você só pode perguntar uma vez por rodada, e já perguntou.</numerusform>
            <numerusform>Você só pode perguntar %n vezes por rodada, e já perguntou.</numerusform>
        </translation>
    </message>
    <message>
        <source>already asked</source>
        <translation>já perguntou</translation>
    </message>
    <message>
        <source>You cannot go out: not all your cards fit into melds.</source>
        <translation>Você não pode bater: nem todas as suas cartas cabem em jogos.</translation>
    </message>
    <message>
        <source>you cannot go out</source>
        <translation>você não pode bater</translation>
    </message>
    <message>
        <source>You cannot discard this card now: {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Agora você não pode descartar esta carta: {card}.</translation>
    </message>
    <message>
        <source>cannot discard this</source>
        <translation>não dá para descartar</translation>
    </message>
    <message>
        <source>You cannot discard this card now.</source>
        <translation>Agora você não pode descartar esta carta.</translation>
    </message>
    <message>
        <source>Select only one card to discard.</source>
        <translation>Selecione uma só carta para descartar.</translation>
    </message>
    <message>
        <source>one card only</source>
        <translation>uma só carta</translation>
    </message>
    <message>
        <source>Red threes are never discarded.</source>
        <translation>Três vermelhos nunca são descartados.</translation>
    </message>
    <message>
        <source>never discarded</source>
        <translation>nunca se descarta</translation>
    </message>
    <message>
        <source>End your turn with a discard.</source>
        <translation>Termine a sua vez com um descarte.</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>descarte uma carta</translation>
    </message>
    <message>
        <source>These cards do not make that special hand.</source>
        <translation>Estas cartas não formam essa mão especial.</translation>
    </message>
    <message>
        <source>not that hand</source>
        <translation>não é essa mão</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Agora não há nada para escolher.</translation>
    </message>
    <message>
        <source>nothing to choose</source>
        <translation>nada para escolher</translation>
    </message>
    <message>
        <source>You cannot lay out this three now.</source>
        <translation>Agora você não pode pôr este três na mesa.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ainda não é a sua vez.</translation>
    </message>
    <message>
        <source>Draw or take the pile before you meld.</source>
        <translation>Compre ou pegue o lixo antes de baixar.</translation>
    </message>
    <message>
        <source>Draw before you meld.</source>
        <translation>Compre antes de baixar.</translation>
    </message>
    <message>
        <source>Draw before you meld: you have no two natural {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Compre antes de baixar: você não tem um par natural de {ranks} para pegar o lixo.</translation>
    </message>
    <message>
        <source>To take the pile you must open first and hold two natural {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Para pegar o lixo, você precisa abrir antes e ter um par natural de {ranks} na mão.</translation>
    </message>
    <message>
        <source>Meld the cards you put down before you discard, or take them back (Backspace).</source>
        <translation>Antes de descartar, baixe as cartas preparadas ou recolha-as (Backspace).</translation>
    </message>
    <message>
        <source>Take the pile first, or take your cards back (Backspace).</source>
        <translation>Primeiro pegue o lixo, ou recolha suas cartas (Backspace).</translation>
    </message>
    <message>
        <source>Deselect these cards: others in your hand take the pile.</source>
        <translation>Tire a seleção: outras cartas da sua mão pegam o lixo.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot open with the top card: you need %n point(s).</source>
        <translation>
            <numerusform>Com a carta de cima você não chega a %n ponto para abrir.</numerusform>
            <numerusform>Com a carta de cima você não chega a %n pontos para abrir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s); your hand has too few that fit.</source>
        <translation>
            <numerusform>Um jogo precisa de pelo menos %n carta; na sua mão há poucas que servem.</numerusform>
            <numerusform>Um jogo precisa de pelo menos %n cartas; na sua mão há poucas que servem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of wild cards needs at least %n card(s). Drop them on a meld, or add natural cards.</source>
        <translation>
            <numerusform>Um jogo de curingas precisa de pelo menos %n carta. Ponha-os em um jogo ou junte cartas naturais.</numerusform>
            <numerusform>Um jogo de curingas precisa de pelo menos %n cartas. Ponha-os em um jogo ou junte cartas naturais.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards go to different melds: add one after the other.</source>
        <translation>Estas cartas vão para jogos diferentes: junte uma depois da outra.</translation>
    </message>
    <message>
        <source>Draw first. Only cards that match {card} take the pile.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Compre primeiro. Só cartas que combinam com {card} pegam o lixo.</translation>
    </message>
    <message>
        <source>This sequence already has {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Esta sequência já tem {cards}.</translation>
    </message>
    <message>
        <source>Your side has no meld of {ranks} to add to.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Seu lado não tem um jogo desse valor: {ranks}.</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>Esta partida se joga sem desfazer.</translation>
    </message>
    <message>
        <source>You have done nothing this turn that you can undo.</source>
        <translation>Nesta jogada você não fez nada que dê para desfazer.</translation>
    </message>
    <message>
        <source>You cannot undo this: you have seen what you drew.</source>
        <translation>Isto não dá para desfazer: você viu o que comprou.</translation>
    </message>
    <message>
        <source>You cannot undo this: you have seen hidden cards.</source>
        <translation>Isto não dá para desfazer: você viu cartas fechadas.</translation>
    </message>
    <message>
        <source>You cannot undo this: you asked your partner a question.</source>
        <translation>Isto não dá para desfazer: você fez uma pergunta ao parceiro.</translation>
    </message>
    <message>
        <source>You cannot undo this: the round is over and counted.</source>
        <translation>Isto não dá para desfazer: a rodada acabou e está contada.</translation>
    </message>
    <message>
        <source>You cannot undo this: the next player has begun.</source>
        <translation>Isto não dá para desfazer: o próximo jogador já começou.</translation>
    </message>
    <message>
        <source>You have not played in this round yet.</source>
        <translation>Você ainda não jogou nesta rodada.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Não há nada para refazer.</translation>
    </message>
    <message>
        <source>“{file}”: {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>“{file}”: {why}</translation>
    </message>
    <message>
        <source>Your progress in learning cannot be read and begins again. The file is now “{file}”.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>Não foi possível ler o seu progresso, e ele começa de novo. O arquivo agora é “{file}”.</translation>
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
        <translation>O baralho não tem as cartas deste jogo.</translation>
    </message>
    <message>
        <source>Column {column} of “{excerpt}” cannot be read.</source>
        <extracomment>{column}: the number of a column in figures: 12
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c</extracomment><translation>Não foi possível ler a coluna {column} de “{excerpt}”.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: the stock has fewer cards.</source>
        <extracomment>{action}: an action as files write it: discard 4c</extracomment><translation>“{action}” está errado: o monte tem menos cartas.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: no {card} is left.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>“{action}” está errado: não resta nenhum {card}.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: the next card of the stock is {card}.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>“{action}” está errado: a próxima carta do monte é {card}.</translation>
    </message>
    <message>
        <source>“{action}” does not name every card that was drawn.</source>
        <extracomment>{action}: an action as files write it: discard 4c</extracomment><translation>“{action}” não traz todas as cartas compradas.</translation>
    </message>
    <message>
        <source>“{action}” is wrong: only {cards} would be drawn.</source>
        <extracomment>{action}: an action as files write it: discard 4c
{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>“{action}” está errado: só se comprariam {cards}.</translation>
    </message>
    <message>
        <source>This file is not a Canasta game.</source>
        <translation>Este arquivo não é uma partida de Canasta.</translation>
    </message>
    <message>
        <source>The file must name each player once.</source>
        <translation>O arquivo precisa trazer cada jogador uma vez.</translation>
    </message>
    <message>
        <source>Rounds must be written as [[round]].</source>
        <translation>As rodadas precisam ser escritas como [[round]].</translation>
    </message>
    <message>
        <source>A newer version of Canasta saved this game. Update Canasta to open it.</source>
        <translation>Uma versão mais nova do Canasta salvou esta partida. Atualize o Canasta para abri-la.</translation>
    </message>
    <message>
        <source>The file has an unknown field, “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>O arquivo tem um campo desconhecido, “{field}”.</translation>
    </message>
    <message>
        <source>The file does not name the ruleset.</source>
        <translation>O arquivo não diz o regulamento.</translation>
    </message>
    <message>
        <source>The ruleset cannot be read. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>Não foi possível ler o regulamento. {why}</translation>
    </message>
    <message>
        <source>“{field}” must list a text in quotes for each player.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>“{field}” precisa ter um texto entre aspas para cada jogador.</translation>
    </message>
    <message>
        <source>The ruleset does not allow this number of players.</source>
        <translation>O regulamento não permite este número de jogadores.</translation>
    </message>
    <message>
        <source>The ruleset does not allow these sides.</source>
        <translation>O regulamento não permite estes lados.</translation>
    </message>
    <message>
        <source>Round {round}: the dealer is not a seat of this game.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Rodada {round}: quem dá as cartas não tem lugar nesta partida.</translation>
    </message>
    <message>
        <source>Round {round}: “{field}” must be text in quotes.</source>
        <extracomment>{round}: the number of a round in figures: 3
{field}: a code in a file: target_score</extracomment><translation>Rodada {round}: “{field}” precisa ser um texto entre aspas.</translation>
    </message>
    <message>
        <source>Round {round}: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{why}: a whole sentence that gives the reason</extracomment><translation>Rodada {round}: {why}</translation>
    </message>
    <message>
        <source>Round {round}, line {line}: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{line}: the number of a line in figures: 7
{why}: a whole sentence that gives the reason</extracomment><translation>Rodada {round}, linha {line}: {why}</translation>
    </message>
    <message>
        <source>Round {round}, line {line}: there is no seat {seat}.</source>
        <extracomment>{round}: the number of a round in figures: 3
{line}: the number of a line in figures: 7
{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Rodada {round}, linha {line}: não existe o lugar {seat}.</translation>
    </message>
    <message>
        <source>Round {round}: the score must list a total for each side.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>Rodada {round}: o placar precisa ter um total para cada lado.</translation>
    </message>
    <message>
        <source>Round {round} has not ended, but the next one is dealt.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>A rodada {round} não acabou, mas a seguinte já foi dada.</translation>
    </message>
    <message>
        <source>Round {round}, “{excerpt}”: {why}</source>
        <extracomment>{round}: the number of a round in figures: 3
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c
{why}: a whole sentence that gives the reason</extracomment><translation>Rodada {round}, “{excerpt}”: {why}</translation>
    </message>
    <message>
        <source>Round {round}, “{excerpt}”: the rules do not allow “{action}”.</source>
        <extracomment>{round}: the number of a round in figures: 3
{excerpt}: a piece of a file as it stands there: 0: draw, discard 4c
{action}: an action as files write it: discard 4c</extracomment><translation>Rodada {round}, “{excerpt}”: as regras não permitem “{action}”.</translation>
    </message>
    <message>
        <source>Round {round} has a score, but has not ended.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>A rodada {round} tem placar, mas não acabou.</translation>
    </message>
    <message>
        <source>Round {round} ended with another score than the file says.</source>
        <extracomment>{round}: the number of a round in figures: 3</extracomment><translation>A rodada {round} acabou com um placar diferente do que diz o arquivo.</translation>
    </message>
    <message>
        <source>This needs a foot, and nobody has one.</source>
        <translation>Isto precisa de um morto, e ninguém tem.</translation>
    </message>
    <message>
        <source>The pile cannot be taken for a sequence: there are no sequences.</source>
        <translation>O lixo não pode ser pego para uma sequência: não há sequências.</translation>
    </message>
    <message>
        <source>Nobody can play.</source>
        <translation>Ninguém pode jogar.</translation>
    </message>
    <message>
        <source>The lone player needs a table of three, but three cannot play.</source>
        <translation>Jogar sozinho contra dois pede uma mesa de três, mas três não podem jogar.</translation>
    </message>
    <message>
        <source>The lone player needs three players who each start alone.</source>
        <translation>Jogar sozinho contra dois pede três jogadores que comecem cada um por si.</translation>
    </message>
    <message>
        <source>Renewals are limited, but the pile never becomes the stock.</source>
        <translation>As renovações têm limite, mas o lixo nunca vira monte.</translation>
    </message>
    <message>
        <source>A natural canasta cannot be larger than the largest meld.</source>
        <translation>Uma canastra limpa não pode ser maior que o maior jogo.</translation>
    </message>
    <message>
        <source>A wild meld this small never becomes a canasta.</source>
        <translation>Um jogo de curingas tão pequeno nunca vira canastra.</translation>
    </message>
    <message>
        <source>The minimum goes by the round in one place and by the score in the other.</source>
        <translation>O mínimo depende da rodada em um lugar e dos pontos no outro.</translation>
    </message>
    <message>
        <source>Each row of the minimum must begin higher than the row above.</source>
        <translation>Cada linha do mínimo deve começar acima da linha anterior.</translation>
    </message>
    <message>
        <source>To take only top cards of the pile, set how many, and the other way round.</source>
        <translation>Para pegar só cartas de cima do lixo, diga quantas, e vice-versa.</translation>
    </message>
    <message>
        <source>The pile can be taken, but there is no way to take it.</source>
        <translation>O lixo pode ser pego, mas não há modo de pegá-lo.</translation>
    </message>
    <message>
        <source>Only a natural pair takes a frozen pile.</source>
        <translation>Um lixo congelado só se pega com um par natural.</translation>
    </message>
    <message>
        <source>A foot needs both a number of cards and a way to choose it.</source>
        <translation>Um morto precisa de um número de cartas e de um modo de escolher.</translation>
    </message>
    <message>
        <source>Wings need both a number of cards and a use.</source>
        <translation>As asas precisam de um número de cartas e de um uso.</translation>
    </message>
    <message>
        <source>22 cards are split into a hand of 11 and a foot of 11.</source>
        <translation>22 cartas se dividem em uma mão de 11 e um morto de 11.</translation>
    </message>
    <message>
        <source>Going out needs a sequence canasta, and there are no sequences.</source>
        <translation>Para bater é preciso uma canastra de sequência, e não há sequências.</translation>
    </message>
    <message>
        <source>Going out needs a wild canasta, and there are no wild melds.</source>
        <translation>Para bater é preciso uma canastra de curingas, e não há jogos de curingas.</translation>
    </message>
    <message>
        <source>You need a canasta with wild cards to go out, but no meld may contain any.</source>
        <translation>Para bater é preciso uma canastra com curingas, e os jogos não os aceitam.</translation>
    </message>
    <message>
        <source>You must ask your partner, but some players play alone.</source>
        <translation>Você tem que perguntar ao parceiro, mas alguns jogam sozinhos.</translation>
    </message>
    <message>
        <source>The game ends at a target score, and none is set.</source>
        <translation>A partida acaba com uma meta de pontos, e não há nenhuma.</translation>
    </message>
    <message>
        <source>The game ends after a number of rounds, and none is set.</source>
        <translation>A partida acaba depois de um número de rodadas, e não há nenhum.</translation>
    </message>
    <message>
        <source>{number} is too small. The smallest number is {least}.</source>
        <extracomment>{number}: a number in figures: 3
{least}: the smallest number, in figures: 1</extracomment><translation>{number} é pouco. O menor número é {least}.</translation>
    </message>
    <message>
        <source>{number} is too large. The largest number is {most}.</source>
        <extracomment>{number}: a number in figures: 3
{most}: the largest number, in figures: 10</extracomment><translation>{number} é demais. O maior número é {most}.</translation>
    </message>
    <message>
        <source>{players} cannot play: a table has two to eight players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Não podem jogar {players}: numa mesa há de dois a oito jogadores.</translation>
    </message>
    <message>
        <source>Choose the sides for {players} players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Escolha os lados para {players} jogadores.</translation>
    </message>
    <message>
        <source>There are sides for {players} players, but {players} cannot play.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Há lados para {players} jogadores, mas {players} não podem jogar.</translation>
    </message>
    <message>
        <source>{players} players cannot form these sides: {seating}.</source>
        <extracomment>{players}: a number of players in figures: 4
{seating}: who plays together, after a colon: pairs</extracomment><translation>{players} jogadores não podem formar estes lados: {seating}.</translation>
    </message>
    <message>
        <source>There is no number for {players} players.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Não há número para {players} jogadores.</translation>
    </message>
    <message>
        <source>There is no value for these sides: {seating}.</source>
        <extracomment>{seating}: who plays together, after a colon: pairs</extracomment><translation>Não há valor para estes lados: {seating}.</translation>
    </message>
    <message>
        <source>Melds of fewer than {canasta} cards never become canastas.</source>
        <extracomment>{canasta}: the cards of a canasta in figures: 7</extracomment><translation>Jogos com menos de {canasta} cartas nunca viram canastra.</translation>
    </message>
    <message>
        <source>A meld of at most {limit} cards cannot hold {naturals} natural cards.</source>
        <extracomment>{limit}: the most cards in a meld, in figures: 7
{naturals}: a number of natural cards in figures: 5</extracomment><translation>Um jogo de no máximo {limit} cartas não pode ter {naturals} naturais.</translation>
    </message>
    <message>
        <source>A meld of at most {limit} cards has no room for {wild} wild cards beside the natural ones.</source>
        <extracomment>{limit}: the most cards in a meld, in figures: 7
{wild}: a number of wild cards in figures: 3</extracomment><translation>Em um jogo de no máximo {limit} cartas não cabem {wild} curingas junto das naturais.</translation>
    </message>
    <message>
        <source>With {wild} wild cards, a meld of at most {limit} cards cannot hold {naturals} natural ones.</source>
        <extracomment>{wild}: a number of wild cards in figures: 3
{limit}: the most cards in a meld, in figures: 7
{naturals}: a number of natural cards in figures: 5</extracomment><translation>Com {wild} curingas, um jogo de no máximo {limit} cartas não pode ter {naturals} naturais.</translation>
    </message>
    <message>
        <source>Players and packs</source>
        <translation>Jogadores e baralhos</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dar cartas</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Valor das cartas</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Initial meld</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Pegar o lixo</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Bonuses and penalties</source>
        <translation>Bônus e penalidades</translation>
    </message>
    <message>
        <source>Scoring a round</source>
        <translation>Contagem da rodada</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>With {players} players the deal takes every card: none is left to draw.</source>
        <extracomment>{players}: a number of players in figures: 4</extracomment><translation>Com {players} jogadores dão-se todas as cartas: não sobra nenhuma para comprar.</translation>
    </message>
    <message>
        <source>The packs have only {copies} cards of each rank.</source>
        <extracomment>{copies}: a number of cards in figures: 8</extracomment><translation>Os baralhos só têm {copies} cartas de cada valor.</translation>
    </message>
    <message>
        <source>No canasta is possible: there are only {copies} cards of a rank.</source>
        <extracomment>{copies}: a number of cards in figures: 8</extracomment><translation>Não há canastra possível: só há {copies} cartas de cada valor.</translation>
    </message>
    <message>
        <source>A wild canasta needs seven wild cards. The packs have {number}.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Uma canastra de curingas precisa de sete curingas. Os baralhos têm {number}.</translation>
    </message>
    <message>
        <source>Canastas needed to go out: {number}. The packs allow {most}.</source>
        <extracomment>{number}: a number in figures: 3
{most}: the largest number, in figures: 10</extracomment><translation>Canastras necessárias para bater: {number}. Possíveis com estes baralhos: {most}.</translation>
    </message>
    <message>
        <source>No initial meld is worth {number} points: all cards together are worth {points}.</source>
        <extracomment>{number}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>Nenhuma abertura vale {number} pontos: todas as cartas juntas valem {points}.</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canastra limpa</translation>
    </message>
    <message>
        <source>How many points is a canasta without wild cards worth?</source>
        <translation>Quantos pontos vale uma canastra sem curingas?</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canastra suja</translation>
    </message>
    <message>
        <source>How many points is a canasta with wild cards worth?</source>
        <translation>Quantos pontos vale uma canastra com curingas?</translation>
    </message>
    <message>
        <source>Sequence canasta</source>
        <translation>Canastra de sequência</translation>
    </message>
    <message>
        <source>How many points is a sequence canasta worth?</source>
        <translation>Quantos pontos vale uma canastra de sequência?</translation>
    </message>
    <message>
        <source>Wild canastas</source>
        <translation>Canastras de curingas</translation>
    </message>
    <message>
        <source>How many points is a wild canasta worth?</source>
        <translation>Quantos pontos vale uma canastra de curingas?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>none of them</comment>
        <translation>Nenhuma</translation>
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
        <translation>Brasileira</translation>
    </message>
    <message>
        <source>Uruguayan</source>
        <translation>Uruguaia</translation>
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
        <translation>De curingas, só para quem bate</translation>
    </message>
    <message>
        <source>Does only the side that goes out score its wild canastas?</source>
        <translation>Só o lado que bate conta suas canastras de curingas?</translation>
    </message>
    <message>
        <source>Every side scores its wild canastas.</source>
        <translation>Todos os lados contam suas canastras de curingas.</translation>
    </message>
    <message>
        <source>Only the side that goes out scores its wild canastas.</source>
        <translation>Só o lado que bate conta suas canastras de curingas.</translation>
    </message>
    <message>
        <source>Natural canastas of some ranks</source>
        <translation>Canastras limpas de certos valores</translation>
    </message>
    <message>
        <source>How many points are natural canastas of certain ranks worth?</source>
        <translation>Quantos pontos valem as canastras limpas de certos valores?</translation>
    </message>
    <message>
        <source>Many canastas</source>
        <translation>Muitas canastras</translation>
    </message>
    <message>
        <source>How many points are many canastas in one round worth?</source>
        <translation>Quantos pontos valem muitas canastras em uma rodada?</translation>
    </message>
    <message>
        <source>Five natural canastas 2,000 · four natural and one mixed 1,000 · ten of any kind another 2,000</source>
        <translation>Cinco canastras limpas 2.000 · quatro limpas e uma suja 1.000 · dez quaisquer, mais 2.000</translation>
    </message>
    <message>
        <source>Canasta from the hand</source>
        <translation>Canastra de mão</translation>
    </message>
    <message>
        <source>How many points is a canasta melded at once from the hand worth?</source>
        <translation>Quantos pontos vale uma canastra baixada de uma vez, da mão?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished natural meld</source>
        <translation>Penalidade por jogo limpo incompleto</translation>
    </message>
    <message>
        <source>What does a meld cost that had to be natural and is no canasta?</source>
        <translation>Quanto custa um jogo que devia ser limpo e não chegou a canastra?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished wild meld</source>
        <translation>Penalidade por jogo de curingas incompleto</translation>
    </message>
    <message>
        <source>What does a wild meld cost that is no canasta at the end?</source>
        <translation>Quanto custa um jogo de curingas que no fim não é canastra?</translation>
    </message>
    <message>
        <source>Penalty for too many of a kind</source>
        <translation>Penalidade por cartas iguais demais</translation>
    </message>
    <message>
        <source>Which cards cost extra if you are left with too many?</source>
        <translation>Que cartas custam mais se sobrarem muitas com você?</translation>
    </message>
    <message>
        <source>Penalty for an unfinished sequence</source>
        <translation>Penalidade por sequência incompleta</translation>
    </message>
    <message>
        <source>What does a sequence cost that is not complete at the end?</source>
        <translation>Quanto custa uma sequência que no fim não está completa?</translation>
    </message>
    <message>
        <source>Black threes set aside</source>
        <translation>Três pretos separados</translation>
    </message>
    <message>
        <source>How many points are black threes set aside worth?</source>
        <translation>Quantos pontos valem os três pretos separados?</translation>
    </message>
    <message>
        <source>5 each, all four 100</source>
        <translation>5 cada um, os quatro 100</translation>
    </message>
    <message>
        <source>Red three on a canasta</source>
        <translation>Três vermelho em uma canastra</translation>
    </message>
    <message>
        <source>How many points is a red three on a canasta worth?</source>
        <translation>Quantos pontos vale um três vermelho em uma canastra?</translation>
    </message>
    <message>
        <source>Penalty for a partner still in the hand</source>
        <translation>Penalidade por parceiro ainda na mão</translation>
    </message>
    <message>
        <source>What does it cost to go out while a partner has not reached the foot?</source>
        <translation>Quanto custa bater se um parceiro ainda não chegou ao morto?</translation>
    </message>
    <message>
        <source>Forbidden discards</source>
        <translation>Descartes proibidos</translation>
    </message>
    <message>
        <source>Which cards can you not discard?</source>
        <translation>Que cartas você não pode descartar?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nenhuma carta</translation>
    </message>
    <message>
        <source>You can discard any card.</source>
        <translation>Você pode descartar qualquer carta.</translation>
    </message>
    <message>
        <source>The American list</source>
        <translation>A lista americana</translation>
    </message>
    <message>
        <source>Discard a three only as your last card. Discard a wild card only if you hold no natural card. Start the pile with an ace or seven only if you hold no other natural card.</source>
        <translation>Descarte um três só como última carta. Descarte um curinga só se não tiver carta natural. Comece o lixo com um ás ou um sete só se não tiver outra carta natural.</translation>
    </message>
    <message>
        <source>Black threes in first turns</source>
        <translation>Três pretos na primeira jogada</translation>
    </message>
    <message>
        <source>Are black threes forbidden in your first turn?</source>
        <translation>Os três pretos são proibidos na sua primeira jogada?</translation>
    </message>
    <message>
        <source>You can discard a black three from your first turn on.</source>
        <translation>Você pode descartar um três preto desde a sua primeira jogada.</translation>
    </message>
    <message>
        <source>You cannot discard a black three in your first turn.</source>
        <translation>Você não pode descartar um três preto na sua primeira jogada.</translation>
    </message>
    <message>
        <source>Turn without a discard</source>
        <translation>Jogada sem descarte</translation>
    </message>
    <message>
        <source>Can you end a turn in the foot without a discard?</source>
        <translation>Dá para terminar a vez sem descarte quando se joga com o morto?</translation>
    </message>
    <message>
        <source>Every turn ends with a discard.</source>
        <translation>A sua vez sempre termina com um descarte.</translation>
    </message>
    <message>
        <source>In the foot you can keep a card and end a turn without discard.</source>
        <translation>Com o morto, você pode guardar uma carta e terminar a vez sem descarte.</translation>
    </message>
    <message>
        <source>What are red threes for?</source>
        <translation>Para que servem os três vermelhos?</translation>
    </message>
    <message>
        <source>Laid out and replaced at once</source>
        <translation>Vão para a mesa e são repostos na hora</translation>
    </message>
    <message>
        <source>Lay out a red three as soon as you get it, and draw another card.</source>
        <translation>Ponha na mesa o três vermelho assim que o receber e compre outra carta.</translation>
    </message>
    <message>
        <source>Can be laid out and replaced</source>
        <translation>Podem ir para a mesa e ser repostos</translation>
    </message>
    <message>
        <source>You can lay out and replace red threes in your turn.</source>
        <translation>Na sua vez, você pode pôr na mesa e repor os três vermelhos.</translation>
    </message>
    <message>
        <source>Useless</source>
        <translation>Não servem</translation>
    </message>
    <message>
        <source>Red threes cannot be laid out.</source>
        <translation>Os três vermelhos não vão para a mesa.</translation>
    </message>
    <message>
        <source>Can go on a canasta</source>
        <translation>Podem ir em uma canastra</translation>
    </message>
    <message>
        <source>You can put a red three from your hand on one of your canastas.</source>
        <translation>Você pode pôr um três vermelho da mão em uma das suas canastras.</translation>
    </message>
    <message>
        <source>Dealt red threes</source>
        <translation>Três vermelhos recebidos</translation>
    </message>
    <message>
        <source>When are dealt red threes laid out?</source>
        <translation>Quando os três vermelhos recebidos vão para a mesa?</translation>
    </message>
    <message>
        <source>In the player’s first turn</source>
        <translation>Na primeira jogada de cada um</translation>
    </message>
    <message>
        <source>Dealt red threes are laid out in the player’s first turn.</source>
        <translation>Na sua primeira jogada, cada um põe na mesa os três vermelhos que recebeu.</translation>
    </message>
    <message>
        <source>Right after the deal</source>
        <translation>Logo depois de dar as cartas</translation>
    </message>
    <message>
        <source>Dealt red threes are laid out and replaced before anyone plays.</source>
        <translation>Os três vermelhos recebidos vão para a mesa e são repostos antes de jogar.</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Três pretos</translation>
    </message>
    <message>
        <source>What are black threes for?</source>
        <translation>Para que servem os três pretos?</translation>
    </message>
    <message>
        <source>They block the pile</source>
        <translation>Trancam o lixo</translation>
    </message>
    <message>
        <source>A discarded black three blocks the pile for the next player.</source>
        <translation>Um três preto descartado tranca o lixo para o próximo jogador.</translation>
    </message>
    <message>
        <source>Laid out and counted</source>
        <translation>Vão para a mesa e contam</translation>
    </message>
    <message>
        <source>Black threes are laid out and count like red threes.</source>
        <translation>Os três pretos vão para a mesa e contam como os vermelhos.</translation>
    </message>
    <message>
        <source>Only discards</source>
        <translation>Só para descartar</translation>
    </message>
    <message>
        <source>Black threes are only good as discards.</source>
        <translation>Os três pretos só servem para descartar.</translation>
    </message>
    <message>
        <source>Points for threes</source>
        <translation>Pontos dos três</translation>
    </message>
    <message>
        <source>How many points are the threes laid out worth?</source>
        <translation>Quantos pontos valem os três na mesa?</translation>
    </message>
    <message>
        <source>What threes need to count</source>
        <translation>O que os três precisam para contar</translation>
    </message>
    <message>
        <source>What does a side need for its threes to count in its favour?</source>
        <translation>O que um lado precisa para que seus três contem a favor?</translation>
    </message>
    <message>
        <source>A meld</source>
        <translation>Um jogo</translation>
    </message>
    <message>
        <source>They count for a side with a meld.</source>
        <translation>Contam para um lado que tem um jogo.</translation>
    </message>
    <message>
        <source>One canasta</source>
        <translation>Uma canastra</translation>
    </message>
    <message>
        <source>They count for a side with a canasta.</source>
        <translation>Contam para um lado que tem uma canastra.</translation>
    </message>
    <message>
        <source>Two canastas</source>
        <translation>Duas canastras</translation>
    </message>
    <message>
        <source>They count for a side with two or more canastas.</source>
        <translation>Contam para um lado que tem duas ou mais canastras.</translation>
    </message>
    <message>
        <source>Threes otherwise</source>
        <translation>Os três, se faltar isso</translation>
    </message>
    <message>
        <source>What do threes count for a side that lacks it?</source>
        <translation>Quanto contam os três para um lado a que falta isso?</translation>
    </message>
    <message>
        <source>Against the side</source>
        <translation>Contra o lado</translation>
    </message>
    <message>
        <source>Otherwise the same points count against the side.</source>
        <translation>Senão, os mesmos pontos contam contra o lado.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Otherwise they count nothing.</source>
        <translation>Senão, não contam nada.</translation>
    </message>
    <message>
        <source>Against the side without a canasta</source>
        <translation>Contra o lado sem canastra</translation>
    </message>
    <message>
        <source>With one canasta they count nothing, without one they count against the side.</source>
        <translation>Com uma só canastra não contam nada; sem ela contam contra o lado.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Cartas compradas por jogada</translation>
    </message>
    <message>
        <source>How many cards do you draw from the stock?</source>
        <translation>Quantas cartas você compra do monte?</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translation>Monte vazio</translation>
    </message>
    <message>
        <source>What happens when the stock is empty?</source>
        <translation>O que acontece quando o monte acaba?</translation>
    </message>
    <message>
        <source>Play on while the pile is taken</source>
        <translation>Seguir enquanto pegarem o lixo</translation>
    </message>
    <message>
        <source>When the stock is empty, players keep taking the pile. The round ends when a player does not take it.</source>
        <translation>Quando o monte acaba, os jogadores continuam pegando o lixo. A rodada termina quando um jogador não o pega.</translation>
    </message>
    <message>
        <source>Turn the pile over</source>
        <translation>Virar o lixo</translation>
    </message>
    <message>
        <source>An empty stock is replaced by the pile, its oldest card on top.</source>
        <translation>O lixo substitui o monte vazio, com a carta mais antiga em cima.</translation>
    </message>
    <message>
        <source>Finish that turn</source>
        <translation>Terminar a vez</translation>
    </message>
    <message>
        <source>The player who draws the last card finishes the turn. Then the round ends.</source>
        <translation>Quem compra a última carta termina a sua vez. Depois a rodada acaba.</translation>
    </message>
    <message>
        <source>Forced to take the pile</source>
        <translation>Obrigação de pegar o lixo</translation>
    </message>
    <message>
        <source>With an empty stock, must you take a discard that fits a meld?</source>
        <translation>Com o monte vazio, você é obrigado a pegar um descarte que serve em um jogo?</translation>
    </message>
    <message>
        <source>With the stock empty, you can refuse the pile and so end the round.</source>
        <translation>Com o monte vazio, você pode recusar o lixo e assim encerrar a rodada.</translation>
    </message>
    <message>
        <source>With the stock empty, you must take a top card that fits one of your melds. You can refuse a frozen pile.</source>
        <translation>Com o monte vazio, você é obrigado a pegar o lixo se a carta de cima serve em um dos seus jogos. Um lixo congelado você pode recusar.</translation>
    </message>
    <message>
        <source>Red three as the last card</source>
        <translation>Três vermelho como última carta</translation>
    </message>
    <message>
        <source>What if the last card of the stock is a red three?</source>
        <translation>E se a última carta do monte for um três vermelho?</translation>
    </message>
    <message>
        <source>It ends the round</source>
        <translation>Encerra a rodada</translation>
    </message>
    <message>
        <source>A red three as the last card of the stock ends the round at once.</source>
        <translation>Um três vermelho como última carta do monte encerra a rodada na hora.</translation>
    </message>
    <message>
        <source>It ends the round if drawn alone</source>
        <translation>Encerra a rodada se vier sozinho</translation>
    </message>
    <message>
        <source>A red three alone as the last card of the stock ends the round.</source>
        <translation>Um três vermelho comprado sozinho, como última carta do monte, encerra a rodada.</translation>
    </message>
    <message>
        <source>The turn goes on</source>
        <translation>A vez continua</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, your turn goes on.</source>
        <translation>Se a última carta do monte for um três vermelho, a sua vez continua.</translation>
    </message>
    <message>
        <source>Renewals of the stock</source>
        <translation>Renovações do monte</translation>
    </message>
    <message>
        <source>How often can the pile become the stock?</source>
        <translation>Quantas vezes o lixo pode virar monte?</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>Points of an eight</source>
        <translation>Pontos de um oito</translation>
    </message>
    <message>
        <source>How many points is an eight worth?</source>
        <translation>Quantos pontos vale um oito?</translation>
    </message>
    <message>
        <source>Points of a melded black three</source>
        <translation>Pontos de um três preto baixado</translation>
    </message>
    <message>
        <source>How many points is a melded black three worth?</source>
        <translation>Quantos pontos vale um três preto baixado?</translation>
    </message>
    <message>
        <source>Penalty for a black three left in hand</source>
        <translation>Penalidade por três preto na mão</translation>
    </message>
    <message>
        <source>How many points does a black three left in hand cost?</source>
        <translation>Quantos pontos custa um três preto que sobra na mão?</translation>
    </message>
    <message>
        <source>Penalty for a red three left in hand</source>
        <translation>Penalidade por três vermelho na mão</translation>
    </message>
    <message>
        <source>How many points does a red three left in hand or foot cost?</source>
        <translation>Quantos pontos custa um três vermelho que sobra na mão ou no morto?</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Canastras limpas</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <translation>Canastras sujas</translation>
    </message>
    <message>
        <source>Red canastas</source>
        <translation>Canastras vermelhas</translation>
    </message>
    <message>
        <source>Black canastas</source>
        <translation>Canastras pretas</translation>
    </message>
    <message>
        <source>Sequence canastas</source>
        <translation>Canastras de sequência</translation>
    </message>
    <message>
        <source>Canastas of sevens</source>
        <translation>Canastras de setes</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>Canastras para bater</translation>
    </message>
    <message>
        <source>How many canastas does a side need to go out?</source>
        <translation>De quantas canastras um lado precisa para bater?</translation>
    </message>
    <message>
        <source>Kinds of canastas to go out</source>
        <translation>Tipos de canastras para bater</translation>
    </message>
    <message>
        <source>Which kinds of canastas must be among them?</source>
        <translation>Que tipos de canastras precisa haver entre elas?</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Último descarte</translation>
    </message>
    <message>
        <source>Must you discard your last card?</source>
        <translation>Você precisa descartar a última carta?</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Não precisa</translation>
    </message>
    <message>
        <source>You can meld or discard your last card.</source>
        <translation>Você pode baixar ou descartar a última carta.</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obrigatório</translation>
    </message>
    <message>
        <source>You must discard your last card.</source>
        <translation>Você precisa descartar a última carta.</translation>
    </message>
    <message>
        <source>Last discard that fits</source>
        <translation>Último descarte que serve</translation>
    </message>
    <message>
        <source>Is a card that fits your melds forbidden as last discard?</source>
        <translation>É proibido, como último descarte, o que serve nos seus jogos?</translation>
    </message>
    <message>
        <source>Your last discard can be a card that fits one of your melds.</source>
        <translation>O seu último descarte pode ser uma carta que serve em um dos seus jogos.</translation>
    </message>
    <message>
        <source>Your last discard cannot be a card that fits one of your melds.</source>
        <translation>O seu último descarte não pode ser uma carta que serve em um dos seus jogos.</translation>
    </message>
    <message>
        <source>Forbidden last discards</source>
        <translation>Últimos descartes proibidos</translation>
    </message>
    <message>
        <source>Which cards cannot be your last discard?</source>
        <translation>Que cartas não podem ser o seu último descarte?</translation>
    </message>
    <message>
        <source>Your last discard cannot be a three.</source>
        <translation>O seu último descarte não pode ser um três.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Curingas</translation>
    </message>
    <message>
        <source>Your last discard cannot be a wild card.</source>
        <translation>O seu último descarte não pode ser um curinga.</translation>
    </message>
    <message>
        <source>Permission to go out</source>
        <translation>Permissão para bater</translation>
    </message>
    <message>
        <source>Do you ask your partner before you go out?</source>
        <translation>Você pergunta ao parceiro antes de bater?</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Sem perguntar</translation>
    </message>
    <message>
        <source>You go out without asking your partner.</source>
        <translation>Você bate sem perguntar ao parceiro.</translation>
    </message>
    <message>
        <source>Can be asked</source>
        <translation>Pode-se perguntar</translation>
    </message>
    <message>
        <source>Before you meld, you can ask your partner “May I go out?”. The answer binds you.</source>
        <translation>Antes de baixar, você pode perguntar ao parceiro: “Posso bater?”. A resposta tem que ser seguida.</translation>
    </message>
    <message>
        <source>Must be asked</source>
        <translation>Tem que perguntar</translation>
    </message>
    <message>
        <source>You must ask your partner “May I go out?”. The answer binds you.</source>
        <translation>Você tem que perguntar ao parceiro: “Posso bater?”. A resposta tem que ser seguida.</translation>
    </message>
    <message>
        <source>Questions in a round</source>
        <translation>Perguntas por rodada</translation>
    </message>
    <message>
        <source>How often can a player ask in a round?</source>
        <translation>Quantas vezes um jogador pode perguntar em uma rodada?</translation>
    </message>
    <message>
        <source>Foot when going out</source>
        <translation>O morto ao bater</translation>
    </message>
    <message>
        <source>Who must have reached the foot to go out?</source>
        <translation>Quem precisa ter chegado ao morto para bater?</translation>
    </message>
    <message>
        <source>No matter</source>
        <translation>Não importa</translation>
    </message>
    <message>
        <source>Hand and foot do not matter for going out.</source>
        <translation>Mão e morto não importam para bater.</translation>
    </message>
    <message>
        <source>The player is in the foot</source>
        <translation>O jogador está no morto</translation>
    </message>
    <message>
        <source>To go out you must play from your foot; your partner need not.</source>
        <translation>Para bater, você precisa jogar com o morto; o parceiro, não.</translation>
    </message>
    <message>
        <source>All have played from the foot</source>
        <translation>Todos já jogaram com o morto</translation>
    </message>
    <message>
        <source>To go out, you and your partners must have played from the foot.</source>
        <translation>Para bater, você e seus parceiros precisam ter jogado com o morto.</translation>
    </message>
    <message>
        <source>All are in the foot</source>
        <translation>Todos estão no morto</translation>
    </message>
    <message>
        <source>To go out, you and your partners must have picked up the foot.</source>
        <translation>Para bater, você e seus parceiros precisam ter pegado o morto.</translation>
    </message>
    <message>
        <source>No threes when going out</source>
        <translation>Nenhum três ao bater</translation>
    </message>
    <message>
        <source>Who must be free of threes when a side goes out?</source>
        <translation>Quem não pode ter nenhum três quando um lado bate?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>Threes in hand do not stop you going out.</source>
        <translation>Você pode bater mesmo que alguém tenha algum três.</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>O jogador</translation>
    </message>
    <message>
        <source>To go out you must hold no threes.</source>
        <translation>Para bater, você não pode ter nenhum três.</translation>
    </message>
    <message>
        <source>The whole side</source>
        <translation>O lado todo</translation>
    </message>
    <message>
        <source>To go out, you and your partners must hold no threes.</source>
        <translation>Para bater, nem você nem seus parceiros podem ter nenhum três.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Pontos por bater</translation>
    </message>
    <message>
        <source>How many points is going out worth?</source>
        <translation>Quantos pontos vale bater?</translation>
    </message>
    <message>
        <source>Points for going out concealed</source>
        <translation>Pontos por batida oculta</translation>
    </message>
    <message>
        <source>How many points is going out concealed worth instead?</source>
        <translation>Quantos pontos vale, em vez disso, a batida oculta?</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Batida oculta</translation>
    </message>
    <message>
        <source>When is going out concealed?</source>
        <translation>Quando a batida é oculta?</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Going out concealed earns nothing extra.</source>
        <translation>A batida oculta não dá nada a mais.</translation>
    </message>
    <message>
        <source>In one turn, with a canasta</source>
        <translation>Em uma só jogada, com uma canastra</translation>
    </message>
    <message>
        <source>You go out concealed if you had melded nothing before and complete a canasta of your own. You add to no meld that was on the table.</source>
        <translation>A batida é oculta se antes você não tinha baixado nada e completa uma canastra própria. Você não junta nada a jogos que já estavam na mesa.</translation>
    </message>
    <message>
        <source>In one turn</source>
        <translation>Em uma só jogada</translation>
    </message>
    <message>
        <source>You go out concealed if you had melded nothing before that turn.</source>
        <translation>A batida é oculta se você não tinha baixado nada antes dessa jogada.</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Mãos especiais</translation>
    </message>
    <message>
        <source>Which whole hands score on their own?</source>
        <translation>Que mãos inteiras valem pontos sozinhas?</translation>
    </message>
    <message>
        <source>Straight (one of each rank and a joker) 3,000 · seven pairs 2,500, with twos, sevens and aces among them 2,000 · garbage (4 + 4 + 3 + 3 of a kind) 2,000</source>
        <translation>Sequência completa (uma carta de cada valor e um joker) 3.000 · sete pares 2.500, com um par de dois, de setes e de ases 2.000 · mão de lixo (4 + 4 + 3 + 3 iguais) 2.000</translation>
    </message>
    <message>
        <source>Canastas that win the game</source>
        <translation>Canastras que ganham a partida</translation>
    </message>
    <message>
        <source>How many canastas in one round win the game at once?</source>
        <translation>Quantas canastras em uma rodada ganham a partida na hora?</translation>
    </message>
    <message>
        <source>Points for that win</source>
        <translation>Pontos por essa vitória</translation>
    </message>
    <message>
        <source>How many points does that win add?</source>
        <translation>Quantos pontos essa vitória soma?</translation>
    </message>
    <message>
        <source>Melded cards count</source>
        <translation>As cartas baixadas contam</translation>
    </message>
    <message>
        <source>What do melded cards count?</source>
        <translation>Quanto contam as cartas baixadas?</translation>
    </message>
    <message>
        <source>For the side</source>
        <translation>A favor do lado</translation>
    </message>
    <message>
        <source>Melded cards count for your side, cards left in hand against it.</source>
        <translation>As cartas baixadas contam a favor do seu lado; as que sobram na mão, contra.</translation>
    </message>
    <message>
        <source>Against a side without a canasta</source>
        <translation>Contra um lado sem canastra</translation>
    </message>
    <message>
        <source>Without a canasta, your melded cards count against your side.</source>
        <translation>Sem canastra, as suas cartas baixadas contam contra o seu lado.</translation>
    </message>
    <message>
        <source>Nothing for a side without a canasta</source>
        <translation>Nada para um lado sem canastra</translation>
    </message>
    <message>
        <source>Without a canasta, your melded cards count nothing.</source>
        <translation>Sem canastra, as suas cartas baixadas não contam nada.</translation>
    </message>
    <message>
        <source>Rounds without going out</source>
        <translation>Rodadas sem batida</translation>
    </message>
    <message>
        <source>Does a round count if nobody goes out?</source>
        <translation>Uma rodada vale se ninguém bater?</translation>
    </message>
    <message>
        <source>A round that nobody goes out of counts nothing.</source>
        <translation>Uma rodada em que ninguém bate não vale nada.</translation>
    </message>
    <message>
        <source>A round also counts if nobody goes out.</source>
        <translation>Uma rodada vale mesmo que ninguém bata.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>What ends the game?</source>
        <translation>O que encerra a partida?</translation>
    </message>
    <message>
        <source>The target score</source>
        <translation>A meta de pontos</translation>
    </message>
    <message>
        <source>The game ends when a side reaches the target score.</source>
        <translation>A partida acaba quando um lado chega à meta.</translation>
    </message>
    <message>
        <source>A number of rounds</source>
        <translation>Um número de rodadas</translation>
    </message>
    <message>
        <source>The game ends after a fixed number of rounds.</source>
        <translation>A partida acaba depois de um número fixo de rodadas.</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Meta de pontos</translation>
    </message>
    <message>
        <source>How many points does a side need to win?</source>
        <translation>De quantos pontos um lado precisa para ganhar?</translation>
    </message>
    <message>
        <source>Rounds in a game</source>
        <translation>Rodadas da partida</translation>
    </message>
    <message>
        <source>How many rounds are played?</source>
        <translation>Quantas rodadas se jogam?</translation>
    </message>
    <message>
        <source>Both sides at the target</source>
        <translation>Os dois lados na meta</translation>
    </message>
    <message>
        <source>What if more than one side reaches the target in a round?</source>
        <translation>E se vários lados chegarem à meta numa rodada?</translation>
    </message>
    <message>
        <source>The higher total wins</source>
        <translation>O total mais alto ganha</translation>
    </message>
    <message>
        <source>If more than one side reaches the target, the higher total wins.</source>
        <translation>Se vários lados chegarem à meta, o total mais alto ganha.</translation>
    </message>
    <message>
        <source>Another round decides</source>
        <translation>Outra rodada decide</translation>
    </message>
    <message>
        <source>If more than one side reaches the target in a round, one more round is played. Then the higher total wins.</source>
        <translation>Se vários lados chegarem à meta numa rodada, joga-se mais uma. Depois, o total mais alto ganha.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>If more than one side reaches the target, the game is a tie.</source>
        <translation>Se vários lados chegarem à meta, a partida termina empatada.</translation>
    </message>
    <message>
        <source>Tied scores</source>
        <translation>Empate em pontos</translation>
    </message>
    <message>
        <source>What if the best scores are equal at the end?</source>
        <translation>E se no fim houver empate no primeiro lugar?</translation>
    </message>
    <message>
        <source>Another round is played</source>
        <translation>Joga-se outra rodada</translation>
    </message>
    <message>
        <source>If the best scores are equal, another round is played.</source>
        <translation>Se houver empate no primeiro lugar, joga-se outra rodada.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>A vitória é dividida</translation>
    </message>
    <message>
        <source>If the best scores are equal, the win is shared.</source>
        <translation>Se houver empate no primeiro lugar, a vitória é dividida.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Unless opened with wild cards</source>
        <translation>Salvo se abriu com curingas</translation>
    </message>
    <message>
        <source>Most wild cards in a meld</source>
        <translation>Máximo de curingas em um jogo</translation>
    </message>
    <message>
        <source>How many wild cards can a meld hold?</source>
        <translation>Quantos curingas um jogo pode ter?</translation>
    </message>
    <message>
        <source>Ratio of wild to natural cards</source>
        <translation>Curingas e naturais</translation>
    </message>
    <message>
        <source>How many natural cards does a wild card need?</source>
        <translation>De quantas cartas naturais um curinga precisa?</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Sem proporção</translation>
    </message>
    <message>
        <source>Only the number of wild cards in a meld is limited.</source>
        <translation>Só há um limite de curingas por jogo.</translation>
    </message>
    <message>
        <source>No more wild than natural</source>
        <translation>Não mais curingas que naturais</translation>
    </message>
    <message>
        <source>A meld never holds more wild cards than natural ones.</source>
        <translation>Um jogo nunca tem mais curingas que cartas naturais.</translation>
    </message>
    <message>
        <source>Fewer wild than natural</source>
        <translation>Menos curingas que naturais</translation>
    </message>
    <message>
        <source>A meld always holds fewer wild cards than natural ones.</source>
        <translation>Um jogo sempre tem menos curingas que cartas naturais.</translation>
    </message>
    <message>
        <source>Two natural for each wild</source>
        <translation>Duas naturais por curinga</translation>
    </message>
    <message>
        <source>A meld needs two natural cards for each wild card.</source>
        <translation>Um jogo precisa de duas cartas naturais para cada curinga.</translation>
    </message>
    <message>
        <source>Natural cards in a canasta</source>
        <translation>Naturais em uma canastra</translation>
    </message>
    <message>
        <source>How many natural cards does a canasta need?</source>
        <translation>De quantas cartas naturais uma canastra precisa?</translation>
    </message>
    <message>
        <source>Largest meld</source>
        <translation>Maior jogo</translation>
    </message>
    <message>
        <source>How many cards can a meld hold?</source>
        <translation>Quantas cartas um jogo pode ter?</translation>
    </message>
    <message>
        <source>Largest natural canasta</source>
        <translation>Maior canastra limpa</translation>
    </message>
    <message>
        <source>How many cards can a meld without wild cards hold?</source>
        <translation>Quantas cartas um jogo sem curingas pode ter?</translation>
    </message>
    <message>
        <source>Limits when going out</source>
        <translation>Limites ao bater</translation>
    </message>
    <message>
        <source>Can you exceed these limits when you go out?</source>
        <translation>Você pode passar desses limites quando bate?</translation>
    </message>
    <message>
        <source>The limits hold to the end.</source>
        <translation>Os limites valem até o fim.</translation>
    </message>
    <message>
        <source>When you go out, you can add cards to full melds.</source>
        <translation>Quando bate, você pode juntar cartas a jogos cheios.</translation>
    </message>
    <message>
        <source>Wild cards on a canasta</source>
        <translation>Curingas em uma canastra</translation>
    </message>
    <message>
        <source>Which canastas still take wild cards?</source>
        <translation>Que canastras ainda aceitam curingas?</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>You can add wild cards to any canasta, up to its limit.</source>
        <translation>Você pode juntar curingas a qualquer canastra, até o limite.</translation>
    </message>
    <message>
        <source>Only mixed ones</source>
        <translation>Só as sujas</translation>
    </message>
    <message>
        <source>You can add wild cards only to a canasta that has some already.</source>
        <translation>Você só pode juntar curingas a uma canastra que já tem algum.</translation>
    </message>
    <message>
        <source>No canasta</source>
        <translation>Nenhuma canastra</translation>
    </message>
    <message>
        <source>You cannot add wild cards to a canasta.</source>
        <translation>Você não pode juntar curingas a uma canastra.</translation>
    </message>
    <message>
        <source>Melds of one rank</source>
        <translation>Jogos do mesmo valor</translation>
    </message>
    <message>
        <source>How many melds of one rank can a side have?</source>
        <translation>Quantos jogos do mesmo valor um lado pode ter?</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>A side has one meld of a rank and adds further cards to it.</source>
        <translation>Um lado tem um jogo de cada valor e junta a ele as outras cartas.</translation>
    </message>
    <message>
        <source>Another one after a canasta</source>
        <translation>Outro depois de uma canastra</translation>
    </message>
    <message>
        <source>After a canasta your side can begin another meld of its rank.</source>
        <translation>Depois de uma canastra, o seu lado pode começar outro jogo do mesmo valor.</translation>
    </message>
    <message>
        <source>Your side can have several melds of the same rank.</source>
        <translation>O seu lado pode ter vários jogos do mesmo valor.</translation>
    </message>
    <message>
        <source>Combining melds</source>
        <translation>Unir jogos</translation>
    </message>
    <message>
        <source>Can a side make one meld of two?</source>
        <translation>Um lado pode fazer de dois jogos um só?</translation>
    </message>
    <message>
        <source>Melds stay separate.</source>
        <translation>Os jogos ficam separados.</translation>
    </message>
    <message>
        <source>You can combine two melds of one rank, or two sequences that touch and make at most seven cards.</source>
        <translation>Você pode unir dois jogos do mesmo valor, ou duas sequências que se tocam e somam no máximo sete cartas.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequências</translation>
    </message>
    <message>
        <source>Are cards of one suit in sequence a meld?</source>
        <translation>Cartas seguidas do mesmo naipe formam um jogo?</translation>
    </message>
    <message>
        <source>Only cards of one rank make a meld.</source>
        <translation>Só cartas do mesmo valor formam um jogo.</translation>
    </message>
    <message>
        <source>Three natural cards of one suit in sequence are a meld too.</source>
        <translation>Três cartas naturais seguidas do mesmo naipe também formam um jogo.</translation>
    </message>
    <message>
        <source>Longer sequence when going out</source>
        <translation>Sequência maior ao bater</translation>
    </message>
    <message>
        <source>Can you add to a full sequence when you go out?</source>
        <translation>Você pode juntar cartas a uma sequência cheia quando bate?</translation>
    </message>
    <message>
        <source>A sequence canasta is full.</source>
        <translation>Uma canastra de sequência está cheia.</translation>
    </message>
    <message>
        <source>When you go out, you can add cards to a sequence canasta.</source>
        <translation>Quando bate, você pode juntar cartas a uma canastra de sequência.</translation>
    </message>
    <message>
        <source>Wild melds</source>
        <translation>Só curingas</translation>
    </message>
    <message>
        <source>Can wild cards be melded alone?</source>
        <translation>Dá para baixar só curingas?</translation>
    </message>
    <message>
        <source>Jokers and twos in any mix</source>
        <translation>Jokers e dois misturados</translation>
    </message>
    <message>
        <source>Three wild cards, jokers and twos in any mix, are a meld too.</source>
        <translation>Três curingas, jokers e dois misturados, também são um jogo.</translation>
    </message>
    <message>
        <source>Twos with few jokers</source>
        <translation>Dois com poucos jokers</translation>
    </message>
    <message>
        <source>Three twos are a meld too, with one or two jokers at most.</source>
        <translation>Três dois também são um jogo, com um ou dois jokers no máximo.</translation>
    </message>
    <message>
        <source>Largest wild meld</source>
        <translation>Maior jogo de curingas</translation>
    </message>
    <message>
        <source>How many cards can a wild meld hold?</source>
        <translation>Quantas cartas um jogo de curingas pode ter?</translation>
    </message>
    <message>
        <source>Twos as wild cards</source>
        <translation>O dois como curinga</translation>
    </message>
    <message>
        <source>When can your twos not stand for other cards?</source>
        <translation>Quando o seu dois não pode substituir outras cartas?</translation>
    </message>
    <message>
        <source>Always wild</source>
        <translation>Sempre curinga</translation>
    </message>
    <message>
        <source>Twos are always wild.</source>
        <translation>O dois é sempre curinga.</translation>
    </message>
    <message>
        <source>Not while your meld of twos is unfinished</source>
        <translation>Não com um jogo de dois incompleto</translation>
    </message>
    <message>
        <source>Twos can only be added to your side’s unfinished meld of twos.</source>
        <translation>Se o seu lado tem um jogo de dois incompleto, um dois só vai nele.</translation>
    </message>
    <message>
        <source>Ranks without wild cards</source>
        <translation>Valores sem curingas</translation>
    </message>
    <message>
        <source>Which ranks are melded without wild cards?</source>
        <translation>Que valores se baixam sem curingas?</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Baixar três pretos</translation>
    </message>
    <message>
        <source>When can black threes be melded?</source>
        <translation>Quando se podem baixar três pretos?</translation>
    </message>
    <message>
        <source>Black threes cannot be melded.</source>
        <translation>Os três pretos não podem ser baixados.</translation>
    </message>
    <message>
        <source>When going out</source>
        <translation>Ao bater</translation>
    </message>
    <message>
        <source>You can meld three or more black threes when you go out.</source>
        <translation>Quando bate, você pode baixar três ou mais três pretos.</translation>
    </message>
    <message>
        <source>Closed ranks</source>
        <translation>Valores fechados</translation>
    </message>
    <message>
        <source>Does a canasta close its rank to other sides?</source>
        <translation>Uma canastra fecha o valor para os outros lados?</translation>
    </message>
    <message>
        <source>Every rank stays open to everyone.</source>
        <translation>Todos os valores ficam abertos para todos.</translation>
    </message>
    <message>
        <source>A canasta closes its rank to sides that have no meld of it.</source>
        <translation>Uma canastra fecha o valor para os lados que não têm um jogo dele.</translation>
    </message>
    <message>
        <source>Cards of a taken pile</source>
        <translation>Cartas do lixo pego</translation>
    </message>
    <message>
        <source>Can you meld only the top card of the pile in that turn?</source>
        <translation>Nessa jogada você só pode baixar a carta de cima do lixo?</translation>
    </message>
    <message>
        <source>You can meld every card of the pile at once.</source>
        <translation>Você pode baixar na hora todas as cartas do lixo.</translation>
    </message>
    <message>
        <source>Of a taken pile you can meld only the top card in that turn.</source>
        <translation>De um lixo pego, nessa jogada você só pode baixar a carta de cima.</translation>
    </message>
    <message>
        <source>Minimum of the initial meld</source>
        <translation>Mínimo da abertura</translation>
    </message>
    <message>
        <source>How many points must the initial meld be worth?</source>
        <translation>Quantos pontos a abertura precisa valer?</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássica</translation>
    </message>
    <message>
        <source>Nothing below 0</source>
        <translation>Nada abaixo de 0</translation>
    </message>
    <message>
        <source>50 for everyone below 1,500</source>
        <translation>50 para todos abaixo de 1.500</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>By the round</source>
        <translation>Conforme a rodada</translation>
    </message>
    <message>
        <source>What the minimum depends on</source>
        <translation>De que depende o mínimo</translation>
    </message>
    <message>
        <source>Does the minimum depend on the score or on the round?</source>
        <translation>O mínimo depende dos pontos ou da rodada?</translation>
    </message>
    <message>
        <source>The side’s score</source>
        <translation>Os pontos do lado</translation>
    </message>
    <message>
        <source>The minimum depends on your side’s score.</source>
        <translation>O mínimo depende dos pontos do seu lado.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>A rodada</translation>
    </message>
    <message>
        <source>The minimum depends on the round and is the same for every side.</source>
        <translation>O mínimo depende da rodada e é igual para todos os lados.</translation>
    </message>
    <message>
        <source>Condition of the initial meld</source>
        <translation>Condição da abertura</translation>
    </message>
    <message>
        <source>What must the initial meld have besides its points?</source>
        <translation>O que a abertura precisa ter além dos pontos?</translation>
    </message>
    <message>
        <source>The points alone decide.</source>
        <translation>Só os pontos decidem.</translation>
    </message>
    <message>
        <source>A meld with three natural cards</source>
        <translation>Um jogo com três naturais</translation>
    </message>
    <message>
        <source>One of the melds you open with must have three natural cards.</source>
        <translation>Um dos jogos com que você abre precisa ter três cartas naturais.</translation>
    </message>
    <message>
        <source>No wild cards</source>
        <translation>Sem curingas</translation>
    </message>
    <message>
        <source>The initial meld cannot contain wild cards.</source>
        <translation>A abertura não pode ter curingas.</translation>
    </message>
    <message>
        <source>Natural cards from the hand to open</source>
        <translation>Naturais da mão para abrir</translation>
    </message>
    <message>
        <source>How many natural cards of the initial meld must come from your hand?</source>
        <translation>Quantas cartas naturais da abertura precisam sair da sua mão?</translation>
    </message>
    <message>
        <source>A canasta is enough to open</source>
        <translation>Uma canastra basta para abrir</translation>
    </message>
    <message>
        <source>Does a canasta open whatever its points?</source>
        <translation>Uma canastra abre, valha quanto valer?</translation>
    </message>
    <message>
        <source>A canasta opens only if its cards are worth the minimum.</source>
        <translation>Uma canastra só abre se as cartas dela chegam ao mínimo.</translation>
    </message>
    <message>
        <source>A canasta opens whatever its points.</source>
        <translation>Uma canastra abre, valha quanto valer.</translation>
    </message>
    <message>
        <source>Going out without the minimum</source>
        <translation>Bater sem o mínimo</translation>
    </message>
    <message>
        <source>When do you need no minimum to go out in one turn?</source>
        <translation>Quando você não precisa do mínimo para bater em uma só jogada?</translation>
    </message>
    <message>
        <source>You need the minimum even if you go out in the same turn.</source>
        <translation>Você precisa do mínimo mesmo que bata na mesma jogada.</translation>
    </message>
    <message>
        <source>With a canasta, after drawing</source>
        <translation>Com uma canastra, depois de comprar</translation>
    </message>
    <message>
        <source>You need no minimum if you draw from the stock and go out in that turn with a canasta.</source>
        <translation>Você não precisa do mínimo se comprar do monte e bater nessa jogada com uma canastra.</translation>
    </message>
    <message>
        <source>With a canasta</source>
        <translation>Com uma canastra</translation>
    </message>
    <message>
        <source>You need no minimum if you go out in one turn with a canasta.</source>
        <translation>Você não precisa do mínimo se bater em uma só jogada com uma canastra.</translation>
    </message>
    <message>
        <source>Taking the pile to open</source>
        <translation>Pegar o lixo para abrir</translation>
    </message>
    <message>
        <source>Can you take the pile for the initial meld?</source>
        <translation>Você pode pegar o lixo para a abertura?</translation>
    </message>
    <message>
        <source>Its top card counts</source>
        <translation>Vale a carta de cima</translation>
    </message>
    <message>
        <source>You can take the pile to open. Only its top card counts.</source>
        <translation>Você pode pegar o lixo para abrir. Só a carta de cima conta.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Não é permitido</translation>
    </message>
    <message>
        <source>You open from your hand and can take the pile from the next turn.</source>
        <translation>Você abre só com cartas da sua mão e pode pegar o lixo a partir da jogada seguinte.</translation>
    </message>
    <message>
        <source>After the minimum from the hand</source>
        <translation>Depois do mínimo da mão</translation>
    </message>
    <message>
        <source>Open from your hand. Then you can take the pile in the same turn.</source>
        <translation>Abra só com cartas da sua mão. Depois você pode pegar o lixo na mesma jogada.</translation>
    </message>
    <message>
        <source>First turn of a round</source>
        <translation>Primeira jogada de uma rodada</translation>
    </message>
    <message>
        <source>What is allowed in a player’s first turn of a round?</source>
        <translation>O que um jogador pode fazer na sua primeira jogada de uma rodada?</translation>
    </message>
    <message>
        <source>Everything is allowed</source>
        <translation>Tudo é permitido</translation>
    </message>
    <message>
        <source>In your first turn you can take the pile and meld.</source>
        <translation>Na primeira jogada você pode pegar o lixo e baixar.</translation>
    </message>
    <message>
        <source>Everything but taking the pile</source>
        <translation>Tudo, menos pegar o lixo</translation>
    </message>
    <message>
        <source>In your first turn of a round you cannot take the pile.</source>
        <translation>Na sua primeira jogada de uma rodada você não pode pegar o lixo.</translation>
    </message>
    <message>
        <source>Neither taking the pile nor melding</source>
        <translation>Nem pegar o lixo nem baixar</translation>
    </message>
    <message>
        <source>In your first turn of a round you can neither take the pile nor meld.</source>
        <translation>Na sua primeira jogada de uma rodada você não pode pegar o lixo nem baixar.</translation>
    </message>
    <message>
        <source>Who can take the pile, and how much of it?</source>
        <translation>Quem pode pegar o lixo, e quanto dele?</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>O lixo inteiro</translation>
    </message>
    <message>
        <source>Every player can take the pile. You always take all of it.</source>
        <translation>Todos os jogadores podem pegar o lixo. Ele é sempre pego inteiro.</translation>
    </message>
    <message>
        <source>The pile is never taken.</source>
        <translation>O lixo nunca é pego.</translation>
    </message>
    <message>
        <source>Only its top cards</source>
        <translation>Só as cartas de cima</translation>
    </message>
    <message>
        <source>You take a few cards from the top of the pile and leave the rest.</source>
        <translation>Você pega algumas cartas de cima do lixo e deixa o resto.</translation>
    </message>
    <message>
        <source>Only from the foot</source>
        <translation>Só com o morto</translation>
    </message>
    <message>
        <source>Only a player who plays from the foot can take the pile.</source>
        <translation>Só quem joga com o morto pode pegar o lixo.</translation>
    </message>
    <message>
        <source>Cards taken from the pile</source>
        <translation>Cartas pegas do lixo</translation>
    </message>
    <message>
        <source>How many cards are taken from the top of the pile?</source>
        <translation>Quantas cartas se pegam de cima do lixo?</translation>
    </message>
    <message>
        <source>Ways to take the pile</source>
        <translation>Modos de pegar o lixo</translation>
    </message>
    <message>
        <source>How can you take a pile that is not frozen?</source>
        <translation>Com que se pega um lixo que não está congelado?</translation>
    </message>
    <message>
        <source>A natural pair</source>
        <translation>Um par natural</translation>
    </message>
    <message>
        <source>Meld the top card with a natural pair from your hand.</source>
        <translation>Baixe a carta de cima com um par natural da mão.</translation>
    </message>
    <message>
        <source>A natural and a wild card</source>
        <translation>Uma natural e um curinga</translation>
    </message>
    <message>
        <source>Meld the top card with one card of its rank and a wild card.</source>
        <translation>Baixe a carta de cima com uma carta do mesmo valor e um curinga.</translation>
    </message>
    <message>
        <source>A meld of the rank</source>
        <translation>Um jogo do valor</translation>
    </message>
    <message>
        <source>Add the top card to your side’s meld of its rank.</source>
        <translation>Junte a carta de cima a um jogo desse valor do seu lado.</translation>
    </message>
    <message>
        <source>A sequence</source>
        <translation>Uma sequência</translation>
    </message>
    <message>
        <source>Add the top card to the end of your side’s sequence.</source>
        <translation>Junte a carta de cima à ponta de uma sequência do seu lado.</translation>
    </message>
    <message>
        <source>Ways to take a frozen pile</source>
        <translation>Modos de pegar um lixo congelado</translation>
    </message>
    <message>
        <source>What takes a frozen pile?</source>
        <translation>Com que se pega um lixo congelado?</translation>
    </message>
    <message>
        <source>Taking onto a canasta</source>
        <translation>Pegar para uma canastra</translation>
    </message>
    <message>
        <source>Can you take the pile by adding its top card to a canasta?</source>
        <translation>Você pode pegar o lixo juntando a carta de cima a uma canastra?</translation>
    </message>
    <message>
        <source>You cannot take the pile by adding its top card to a canasta.</source>
        <translation>Você não pode pegar o lixo juntando a carta de cima a uma canastra.</translation>
    </message>
    <message>
        <source>You can also take the pile by adding its top card to a canasta.</source>
        <translation>Você também pode pegar o lixo juntando a carta de cima a uma canastra.</translation>
    </message>
    <message>
        <source>Always frozen</source>
        <translation>Sempre congelado</translation>
    </message>
    <message>
        <source>Is the pile frozen all the time?</source>
        <translation>O lixo fica congelado o tempo todo?</translation>
    </message>
    <message>
        <source>Only certain cards freeze the pile.</source>
        <translation>Só certas cartas congelam o lixo.</translation>
    </message>
    <message>
        <source>The pile is always frozen.</source>
        <translation>O lixo está sempre congelado.</translation>
    </message>
    <message>
        <source>Frozen until you open</source>
        <translation>Congelado até abrir</translation>
    </message>
    <message>
        <source>Is the pile frozen for a side that has not opened?</source>
        <translation>O lixo fica congelado para um lado que não abriu?</translation>
    </message>
    <message>
        <source>The pile is not frozen for a side that has not opened.</source>
        <translation>O lixo não fica congelado para um lado que não abriu.</translation>
    </message>
    <message>
        <source>The pile is frozen for a side that has not opened.</source>
        <translation>O lixo fica congelado para um lado que não abriu.</translation>
    </message>
    <message>
        <source>Discards that freeze the pile</source>
        <translation>Descartes que congelam o lixo</translation>
    </message>
    <message>
        <source>Which discards freeze the pile until it is taken?</source>
        <translation>Que descartes congelam o lixo até alguém o pegar?</translation>
    </message>
    <message>
        <source>A discarded wild card freezes the pile until it is taken.</source>
        <translation>Um curinga descartado congela o lixo até alguém o pegar.</translation>
    </message>
    <message>
        <source>A discarded red three freezes the pile until it is taken.</source>
        <translation>Um três vermelho descartado congela o lixo até alguém o pegar.</translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile until it is taken.</source>
        <translation>Um três preto descartado congela o lixo até alguém o pegar.</translation>
    </message>
    <message>
        <source>Top cards that block the pile</source>
        <translation>Cartas de cima que trancam o lixo</translation>
    </message>
    <message>
        <source>Which top cards block the pile?</source>
        <translation>Que cartas de cima trancam o lixo?</translation>
    </message>
    <message>
        <source>If it does not block, you can take the pile with two matching cards from your hand.</source>
        <translation>Se não trancar, você pode pegar o lixo com duas iguais da mão.</translation>
    </message>
    <message>
        <source>A red three on top blocks the pile.</source>
        <translation>Um três vermelho em cima tranca o lixo.</translation>
    </message>
    <message>
        <source>A black three on top blocks the pile.</source>
        <translation>Um três preto em cima tranca o lixo.</translation>
    </message>
    <message>
        <source>Red threes in a taken pile</source>
        <translation>Três vermelhos em um lixo pego</translation>
    </message>
    <message>
        <source>What happens to a red three in a taken pile?</source>
        <translation>O que acontece com um três vermelho de um lixo pego?</translation>
    </message>
    <message>
        <source>Laid out, not replaced</source>
        <translation>Vai para a mesa, sem repor</translation>
    </message>
    <message>
        <source>A red three from the pile is laid out but not replaced.</source>
        <translation>Um três vermelho do lixo vai para a mesa, mas não é reposto.</translation>
    </message>
    <message>
        <source>Into the hand</source>
        <translation>Para a mão</translation>
    </message>
    <message>
        <source>A red three from the pile goes into your hand.</source>
        <translation>Um três vermelho do lixo vai para a sua mão.</translation>
    </message>
    <message>
        <source>Black threes in a taken pile</source>
        <translation>Três pretos em um lixo pego</translation>
    </message>
    <message>
        <source>What happens to a black three in a taken pile?</source>
        <translation>O que acontece com um três preto de um lixo pego?</translation>
    </message>
    <message>
        <source>A black three from the pile goes into your hand.</source>
        <translation>Um três preto do lixo vai para a sua mão.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>São separados</translation>
    </message>
    <message>
        <source>Black threes from the pile are set aside and score at the end.</source>
        <translation>Os três pretos do lixo são separados e contam no fim.</translation>
    </message>
    <message>
        <source>One card against one card</source>
        <translation>Uma carta contra uma carta</translation>
    </message>
    <message>
        <source>Is a pile of one card forbidden to a player with one card?</source>
        <translation>Um lixo de uma carta é proibido a quem tem uma carta?</translation>
    </message>
    <message>
        <source>You can take a pile of one card even with one card in hand.</source>
        <translation>Você pode pegar um lixo de uma carta mesmo com uma só carta na mão.</translation>
    </message>
    <message>
        <source>With one card in hand you cannot take a pile of one card.</source>
        <translation>Com uma só carta na mão, você não pode pegar um lixo de uma carta.</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>cada um por si</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>duplas</translation>
    </message>
    <message>
        <source>teams of three</source>
        <translation>trios</translation>
    </message>
    <message>
        <source>Players + 1</source>
        <translation>Jogadores + 1</translation>
    </message>
    <message>
        <source>Players + 1, from 4 to 6</source>
        <translation>Jogadores + 1, de 4 a 6</translation>
    </message>
    <message>
        <source>Players + 1, at least 6</source>
        <translation>Jogadores + 1, no mínimo 6</translation>
    </message>
    <message>
        <source>2 for each pack</source>
        <translation>2 por baralho</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>Quantos podem jogar?</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>Who scores together?</source>
        <translation>Quem conta pontos junto?</translation>
    </message>
    <message>
        <source>Packs of 52 cards</source>
        <translation>Baralhos de 52 cartas</translation>
    </message>
    <message>
        <source>How many packs are shuffled together?</source>
        <translation>Quantos baralhos são embaralhados juntos?</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>How many jokers are in the deck?</source>
        <translation>Quantos jokers há no baralho?</translation>
    </message>
    <message>
        <source>Cards of each rank from 4 to A</source>
        <translation>Cartas de cada valor, de 4 a A</translation>
    </message>
    <message>
        <source>How many cards of each natural rank are kept?</source>
        <translation>Quantas cartas de cada valor natural ficam no baralho?</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido do jogo</translation>
    </message>
    <message>
        <source>Which way do the deal and the turns pass?</source>
        <translation>Em que sentido se dão as cartas e se joga?</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Horário</translation>
    </message>
    <message>
        <source>The deal and the turns pass to the left.</source>
        <translation>As cartas e a vez passam para a esquerda.</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Anti-horário</translation>
    </message>
    <message>
        <source>The deal and the turns pass to the right.</source>
        <translation>As cartas e a vez passam para a direita.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primeiro carteador</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Quem dá as cartas primeiro?</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Por sorteio</translation>
    </message>
    <message>
        <source>A player drawn at random deals first.</source>
        <translation>Um jogador sorteado dá as cartas primeiro.</translation>
    </message>
    <message>
        <source>By the highest card</source>
        <translation>A carta mais alta</translation>
    </message>
    <message>
        <source>Each player draws a card. The highest card deals first.</source>
        <translation>Cada jogador tira uma carta. A mais alta dá as cartas primeiro.</translation>
    </message>
    <message>
        <source>Lone player against two</source>
        <translation>Um sozinho contra dois</translation>
    </message>
    <message>
        <source>Does the first of three to take the pile play alone?</source>
        <translation>De três, o primeiro a pegar o lixo joga sozinho?</translation>
    </message>
    <message>
        <source>Of three players, each plays alone.</source>
        <translation>De três jogadores, cada um joga por si.</translation>
    </message>
    <message>
        <source>The first of three to take the pile plays that round alone.</source>
        <translation>De três, o primeiro a pegar o lixo joga sozinho essa rodada.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Cartas para cada jogador</translation>
    </message>
    <message>
        <source>How many cards does each player get?</source>
        <translation>Quantas cartas cada jogador recebe?</translation>
    </message>
    <message>
        <source>Cards in each foot</source>
        <translation>Cartas em cada morto</translation>
    </message>
    <message>
        <source>How many cards are in the second packet?</source>
        <translation>Quantas cartas tem o segundo pacote?</translation>
    </message>
    <message>
        <source>Choice of hand and foot</source>
        <translation>Escolha de mão e morto</translation>
    </message>
    <message>
        <source>Which packet is the hand and which the foot?</source>
        <translation>Que pacote é a mão e qual é o morto?</translation>
    </message>
    <message>
        <source>No foot</source>
        <translation>Sem morto</translation>
    </message>
    <message>
        <source>There is only one packet.</source>
        <translation>Há um só pacote.</translation>
    </message>
    <message>
        <source>The second packet is the foot</source>
        <translation>O segundo pacote é o morto</translation>
    </message>
    <message>
        <source>The first packet is your hand, the second your foot.</source>
        <translation>O primeiro pacote é a sua mão; o segundo, o seu morto.</translation>
    </message>
    <message>
        <source>The lower bottom card is the hand</source>
        <translation>A carta de baixo menor é a mão</translation>
    </message>
    <message>
        <source>The packet with the lower bottom card is your hand.</source>
        <translation>O pacote com a carta de baixo menor é a sua mão.</translation>
    </message>
    <message>
        <source>Keep one, pass the other on</source>
        <translation>Guardar um, passar o outro</translation>
    </message>
    <message>
        <source>Look at both top cards. Keep one packet as your foot, pass one on.</source>
        <translation>Olhe as duas cartas de cima. Guarde um pacote como morto e passe o outro.</translation>
    </message>
    <message>
        <source>Each player lifts 22 cards</source>
        <translation>Cada jogador corta 22 cartas</translation>
    </message>
    <message>
        <source>Each player lifts a stack and splits it into packets of eleven.</source>
        <translation>Cada jogador corta um maço e o divide em pacotes de onze.</translation>
    </message>
    <message>
        <source>Size of the wings</source>
        <translation>Tamanho das asas</translation>
    </message>
    <message>
        <source>How many cards are set aside face down in packets?</source>
        <translation>Quantas cartas são separadas fechadas, em pacotes?</translation>
    </message>
    <message>
        <source>Use of the wings</source>
        <translation>Uso das asas</translation>
    </message>
    <message>
        <source>What are those packets for?</source>
        <translation>Para que são esses pacotes?</translation>
    </message>
    <message>
        <source>No wings</source>
        <translation>Sem asas</translation>
    </message>
    <message>
        <source>No cards are set aside.</source>
        <translation>Nenhuma carta é separada.</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Fora do jogo</translation>
    </message>
    <message>
        <source>The wing cards stay face down and count for nobody.</source>
        <translation>As cartas da asa ficam fechadas e não contam para ninguém.</translation>
    </message>
    <message>
        <source>Drawn by the first sides to open</source>
        <translation>Para os primeiros lados a abrir</translation>
    </message>
    <message>
        <source>The first side to open takes one packet, the next the other.</source>
        <translation>O primeiro lado a abrir pega um pacote; o seguinte, o outro.</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Primeira carta do lixo</translation>
    </message>
    <message>
        <source>Is a card turned up to start the pile?</source>
        <translation>Vira-se uma carta para começar o lixo?</translation>
    </message>
    <message>
        <source>There is no upcard. The first discard starts the pile.</source>
        <translation>O lixo começa vazio. O primeiro descarte o abre.</translation>
    </message>
    <message>
        <source>An upcard starts the pile.</source>
        <translation>Uma carta virada começa o lixo.</translation>
    </message>
    <message>
        <source>Upcards covered by the next card</source>
        <translation>Primeiras cartas cobertas por outra</translation>
    </message>
    <message>
        <source>Which upcards are covered by another card?</source>
        <translation>Que primeiras cartas são cobertas por outra?</translation>
    </message>
    <message>
        <source>A wild upcard is covered by the next card.</source>
        <translation>Se a primeira carta for um curinga, a seguinte a cobre.</translation>
    </message>
    <message>
        <source>A red three as upcard is covered by the next card.</source>
        <translation>Se a primeira carta for um três vermelho, a seguinte a cobre.</translation>
    </message>
    <message>
        <source>A black three as upcard is covered by the next card.</source>
        <translation>Se a primeira carta for um três preto, a seguinte a cobre.</translation>
    </message>
    <message>
        <source>Upcards that freeze the pile</source>
        <translation>Primeiras cartas que congelam o lixo</translation>
    </message>
    <message>
        <source>Which upcards freeze the pile for everyone?</source>
        <translation>Que primeiras cartas congelam o lixo para todos?</translation>
    </message>
    <message>
        <source>A wild upcard freezes the pile.</source>
        <translation>Se a primeira carta for um curinga, congela o lixo.</translation>
    </message>
    <message>
        <source>A red three as upcard freezes the pile.</source>
        <translation>Se a primeira carta for um três vermelho, congela o lixo.</translation>
    </message>
    <message>
        <source>A black three as upcard freezes the pile.</source>
        <translation>Se a primeira carta for um três preto, congela o lixo.</translation>
    </message>
    <message>
        <source>Hidden cards under the upcard</source>
        <translation>Cartas fechadas sob a primeira</translation>
    </message>
    <message>
        <source>Do hidden cards lie under the upcard?</source>
        <translation>Há cartas fechadas sob a primeira carta do lixo?</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Nenhuma carta</translation>
    </message>
    <message>
        <source>The upcard lies there alone.</source>
        <translation>A primeira carta fica sozinha.</translation>
    </message>
    <message>
        <source>By the rank of the upcard</source>
        <translation>Conforme o valor da primeira</translation>
    </message>
    <message>
        <source>Under a 7 lie seven face-down cards, under a king thirteen.</source>
        <translation>Sob um 7 há sete cartas fechadas; sob um rei, treze.</translation>
    </message>
    <message>
        <source>Cards in the first pile</source>
        <translation>Cartas do primeiro lixo</translation>
    </message>
    <message>
        <source>How many cards are in the pile when play begins, the upcard included?</source>
        <translation>Quantas cartas há no lixo no início, contando a virada?</translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation>Bônus por corte exato</translation>
    </message>
    <message>
        <source>Who scores for lifting exactly the cards needed?</source>
        <translation>Quem ganha pontos por cortar exatamente as cartas necessárias?</translation>
    </message>
    <message>
        <source>Nobody scores for lifting cards.</source>
        <translation>Ninguém ganha pontos por cortar cartas.</translation>
    </message>
    <message>
        <source>The dealer, for the exact number</source>
        <translation>O carteador, pelo número exato</translation>
    </message>
    <message>
        <source>The dealer scores for cutting exactly enough cards for the deal plus one.</source>
        <translation>O carteador ganha pontos se cortar as cartas que vai dar e mais uma.</translation>
    </message>
    <message>
        <source>The dealer, for about the number</source>
        <translation>O carteador, pelo número aproximado</translation>
    </message>
    <message>
        <source>The dealer scores for the exact number, give or take a card a player.</source>
        <translation>O carteador ganha pontos pelo número exato, com margem de uma carta por jogador.</translation>
    </message>
    <message>
        <source>The cutter, for the exact number</source>
        <translation>Quem corta, pelo número exato</translation>
    </message>
    <message>
        <source>The player on the dealer’s right scores for leaving exactly enough.</source>
        <translation>O jogador à direita do carteador ganha pontos se deixar as cartas exatas.</translation>
    </message>
    <message>
        <source>Each player, for exactly 22 cards</source>
        <translation>Cada jogador, por 22 cartas exatas</translation>
    </message>
    <message>
        <source>Each player who lifts exactly 22 cards scores.</source>
        <translation>Cada jogador que corta 22 cartas exatas ganha pontos.</translation>
    </message>
    <message>
        <source>US American</source>
        <translation>Norte-americana</translation>
    </message>
    <message>
        <source>Pile always frozen. Sevens take no wild cards.</source>
        <translation>Lixo sempre congelado. Setes não levam curingas.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, US American Canasta</source>
        <translation>Artigo de enciclopédia sobre a Canasta, Canasta norte-americana</translation>
    </message>
    <message>
        <source>The pile is always frozen. Black threes taken with it score.</source>
        <translation>O lixo está sempre congelado. Os três pretos dele contam.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Cuban Canasta</source>
        <translation>Artigo de enciclopédia sobre a Canasta, Canasta cubana</translation>
    </message>
    <message>
        <source>Classic with wild canastas and a pile that is always frozen.</source>
        <translation>Clássica, com canastras de curingas e lixo congelado.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Uruguayan Canasta</source>
        <translation>Artigo de enciclopédia sobre a Canasta, Canasta uruguaia</translation>
    </message>
    <message>
        <source>Classic, four players</source>
        <translation>Clássica para quatro</translation>
    </message>
    <message>
        <source>Two pairs, two packs. The most played form of Canasta.</source>
        <translation>Duas duplas, dois baralhos. A forma mais jogada.</translation>
    </message>
    <message>
        <source>Classic Canasta, rules for four players</source>
        <translation>Canasta clássica, regras para quatro jogadores</translation>
    </message>
    <message>
        <source>Classic, two players</source>
        <translation>Clássica para dois</translation>
    </message>
    <message>
        <source>Fifteen cards, draw two, two canastas to go out.</source>
        <translation>Quinze cartas, compre duas, duas canastras para bater.</translation>
    </message>
    <message>
        <source>Classic Canasta, rules for two players</source>
        <translation>Canasta clássica, regras para dois jogadores</translation>
    </message>
    <message>
        <source>Classic, three players</source>
        <translation>Clássica para três</translation>
    </message>
    <message>
        <source>Each plays alone. Your discard may give away the pile.</source>
        <translation>Cada um por si. O seu descarte pode entregar o lixo.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, part on two and three players</source>
        <translation>Artigo de enciclopédia sobre a Canasta, dois e três jogadores</translation>
    </message>
    <message>
        <source>Original Uruguay rules</source>
        <translation>Regras originais do Uruguai</translation>
    </message>
    <message>
        <source>Where it all began. You must discard your last card.</source>
        <translation>Onde tudo começou. Você tem que descartar a última carta.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, rules as played in Uruguay</source>
        <translation>Artigo de enciclopédia sobre a Canasta, regras do Uruguai</translation>
    </message>
    <message>
        <source>Online-platform Classic</source>
        <translation>Clássica on-line</translation>
    </message>
    <message>
        <source>Black threes freeze the pile. Few wild cards in a canasta.</source>
        <translation>Os três pretos congelam. Poucos curingas por canastra.</translation>
    </message>
    <message>
        <source>Rules of Classic Canasta on an online platform</source>
        <translation>Regras da Canasta clássica em uma plataforma on-line</translation>
    </message>
    <message>
        <source>Short Classic</source>
        <translation>Clássica curta</translation>
    </message>
    <message>
        <source>Short rules. The pile is not frozen before you open.</source>
        <translation>Regras curtas. O lixo não fica congelado antes de abrir.</translation>
    </message>
    <message>
        <source>Short rules of Classic Canasta</source>
        <translation>Regras curtas da Canasta clássica</translation>
    </message>
    <message>
        <source>A Slovak game as we know it; we found no printed rules.</source>
        <translation>Jogo eslovaco como o entendemos: sem regras impressas.</translation>
    </message>
    <message>
        <source>No printed rules, but customs of Slovak and Czech tables</source>
        <translation>Sem regras impressas: costumes de mesas eslovacas e tchecas</translation>
    </message>
    <message>
        <source>Hand &amp; Foot</source>
        <translation>Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Play your hand, then your foot. Pairs need five canastas.</source>
        <translation>Jogue a mão e depois o morto. Duplas: cinco canastras.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Hand &amp; Foot</source>
        <translation>Artigo de enciclopédia sobre a Canasta, Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Hand &amp; Foot Canasta</source>
        <translation>Canasta Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Hand &amp; Foot with four packs for up to four players.</source>
        <translation>Hand &amp; Foot com quatro baralhos, até quatro jogadores.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Hand &amp; Foot Canasta</source>
        <translation>Artigo de enciclopédia sobre a Canasta, Canasta Hand &amp; Foot</translation>
    </message>
    <message>
        <source>Family Hand-and-Foot Canasta</source>
        <translation>Hand &amp; Foot familiar</translation>
    </message>
    <message>
        <source>Six packs or more. A canasta closes its rank to other sides.</source>
        <translation>Seis baralhos ou mais. Uma canastra fecha o seu valor.</translation>
    </message>
    <message>
        <source>A family’s rules of Canasta with hand and foot</source>
        <translation>Regras de uma família para Canasta com mão e morto</translation>
    </message>
    <message>
        <source>Three packs. Sequences of one suit score most.</source>
        <translation>Três baralhos. Sequências do mesmo naipe valem mais.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Samba</source>
        <translation>Artigo de enciclopédia sobre a Canasta, Samba</translation>
    </message>
    <message>
        <source>Go out with a sequence canasta. Wild canastas score high.</source>
        <translation>Para bater, canastra de sequência. A de curingas vale mais.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Bolivian Canasta</source>
        <translation>Artigo de enciclopédia sobre a Canasta, Canasta boliviana</translation>
    </message>
    <message>
        <source>Short sequences cost points. Leaders open with a canasta.</source>
        <translation>Sequência curta tira pontos. O líder abre com canastra.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Brazilian Canasta</source>
        <translation>Artigo de enciclopédia sobre a Canasta, Canasta brasileira</translation>
    </message>
    <message>
        <source>Chilean</source>
        <translation>Chilena</translation>
    </message>
    <message>
        <source>Sequences, wild canastas. Go out with any two canastas.</source>
        <translation>Sequências e curingas. Bata com duas canastras quaisquer.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Chilean Canasta</source>
        <translation>Artigo de enciclopédia sobre a Canasta, Canasta chilena</translation>
    </message>
    <message>
        <source>Many cards lie under the upcard. Open without wild cards.</source>
        <translation>Muitas cartas sob a primeira. Abra sem curingas.</translation>
    </message>
    <message>
        <source>Encyclopedia article on Canasta, Italian Canasta</source>
        <translation>Artigo de enciclopédia sobre a Canasta, Canasta italiana</translation>
    </message>
    <message>
        <source>No ruleset is called “{ruleset}”. Choose one of these: {rulesets}.</source>
        <extracomment>{ruleset}: the name of a ruleset: Sunday rules
{rulesets}: codes of rulesets with commas: classic_4, samba</extracomment><translation>Nenhum regulamento se chama “{ruleset}”. Escolha um destes: {rulesets}.</translation>
    </message>
    <message>
        <source>These rules are cut off: the bracket at their end is missing. Copy all of them.</source>
        <translation>Estas regras estão cortadas: falta o parêntese final. Copie todas elas.</translation>
    </message>
    <message>
        <source>No rule is called “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Nenhuma regra se chama “{field}”.</translation>
    </message>
    <message>
        <source>“{entry}” is not a value of the rule “{field}”.</source>
        <extracomment>{entry}: what stands in a file for a field: 5000
{field}: a code in a file: target_score</extracomment><translation>“{entry}” não é um valor da regra “{field}”.</translation>
    </message>
    <message>
        <source>The rule “{field}” has no value.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>A regra “{field}” não tem valor.</translation>
    </message>
    <message>
        <source>The rule “{field}” is there twice.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>A regra “{field}” aparece duas vezes.</translation>
    </message>
    <message>
        <source>“{path}” has more than {number} bytes: Canasta reads no more.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{number}: a number in figures: 3</extracomment><translation>“{path}” tem mais de {number} bytes: o Canasta não lê arquivos tão grandes.</translation>
    </message>
    <message>
        <source>“{path}” is a folder, not a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>“{path}” é uma pasta, não um arquivo.</translation>
    </message>
    <message>
        <source>“{path}” is a pipe, a socket or a device, not a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>“{path}” é um pipe, um socket ou um dispositivo, não um arquivo.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened. {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{why}: a whole sentence that gives the reason</extracomment><translation>Não foi possível abrir “{file}”. {why}</translation>
    </message>
    <message>
        <source>The game “{save}” cannot be read. It is now “{file}”, with the reason beside it.</source>
        <extracomment>{save}: the name of a saved game, a code: game-001
{file}: a file's name: game-001.canasta</extracomment><translation>Não foi possível ler a partida “{save}”. Agora ela se chama “{file}”, com o motivo ao lado.</translation>
    </message>
    <message>
        <source>There is no file “{path}”. Games beside it: {files}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{files}: file names: a.canasta, b.canasta</extracomment><translation>Não existe o arquivo “{path}”. Partidas ao lado dele: {files}.</translation>
    </message>
    <message>
        <source>These rules do not go together. {why}</source>
        <extracomment>{why}: a whole sentence that gives the reason</extracomment><translation>Estas regras não combinam. {why}</translation>
    </message>
    <message>
        <source>“{file}”, line {line}: {why}</source>
        <extracomment>{file}: a file's name: game-001.canasta
{line}: the number of a line in figures: 7
{why}: a whole sentence that gives the reason</extracomment><translation>“{file}”, linha {line}: {why}</translation>
    </message>
    <message>
        <source>This file is not valid TOML.</source>
        <translation>Este arquivo não é um TOML válido.</translation>
    </message>
    <message>
        <source>This is not a ruleset: the line “{field}” is missing.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Isto não é um regulamento: falta a linha “{field}”.</translation>
    </message>
    <message>
        <source>No field is called “{field}”.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Nenhum campo se chama “{field}”.</translation>
    </message>
    <message>
        <source>A name needs 1 to {number} characters.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Um nome precisa de 1 a {number} caracteres.</translation>
    </message>
    <message>
        <source>Copy a text with rules first. There are no rules in this text.</source>
        <translation>Copie primeiro um texto com regras. Não há regras neste texto.</translation>
    </message>
    <message>
        <source>“{field}” must be text in quotes.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>“{field}” precisa ser um texto entre aspas.</translation>
    </message>
    <message>
        <source>“differences” must be a table of rules.</source>
        <translation>“differences” precisa ser uma tabela de regras.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Isto não é texto.</translation>
    </message>
    <message>
        <source>{why} The file is now “{file}”.</source>
        <extracomment>{why}: a whole sentence that gives the reason
{file}: a file's name: game-001.canasta</extracomment><translation>{why} O arquivo agora é “{file}”.</translation>
    </message>
    <message>
        <source>The field “{field}” of this score pad cannot be read.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>O campo “{field}” deste bloco de pontos não pode ser lido.</translation>
    </message>
    <message>
        <source>This is not a score pad: the line “{field}” is missing.</source>
        <extracomment>{field}: a code in a file: target_score</extracomment><translation>Isto não é um bloco de pontos: falta a linha “{field}”.</translation>
    </message>
    <message>
        <source>“{path}” cannot be the name of a file.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>“{path}” não pode ser o nome de um arquivo.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>O disco está cheio: “{file}” não foi salvo.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” was not saved. The version saved before is still there.</source>
        <extracomment>{file}: a file's name: game-001.canasta</extracomment><translation>O disco está cheio: “{file}” não foi salvo. A versão anterior continua lá.</translation>
    </message>
    <message>
        <source>You have no permission to write “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Você não tem permissão para gravar “{path}”.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {system}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>Não foi possível gravar “{path}”: {system}.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta</extracomment><translation>Não existe o arquivo “{path}”.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {system}.</source>
        <extracomment>{path}: a file's name with its folders: ~/games/game.canasta
{system}: why, in the words of the operating system: Input/output error</extracomment><translation>Não foi possível ler “{path}”: {system}.</translation>
    </message>
    <message>
        <source>A newer version of Canasta wrote this file: update Canasta.</source>
        <translation>Uma versão mais nova do Canasta gravou este arquivo: atualize o Canasta.</translation>
    </message>
    <message>
        <source>Thinking it over…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>The staged cards go back to your hand.</source>
        <translation>As cartas preparadas voltam para a mão.</translation>
    </message>
    <message>
        <source>No other player has played in this round yet.</source>
        <translation>Ninguém mais jogou ainda nesta rodada.</translation>
    </message>
    <message>
        <source>{name}:</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}:</translation>
    </message>
    <message>
        <source>To leave with a half-made answer, press the button {button}.</source>
        <extracomment>{button}: what is written on a button: Take pile</extracomment><translation>Para sair com uma resposta pela metade, aperte o botão {button}.</translation>
    </message>
    <message>
        <source>Click here</source>
        <translation>Clique aqui</translation>
    </message>
    <message>
        <source>Drag here</source>
        <translation>Arraste para cá</translation>
    </message>
    <message>
        <source>Select here</source>
        <translation>Selecione aqui</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Olhe aqui</translation>
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
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Aperte primeiro {key} para selecionar a carta com o anel.</translation>
    </message>
    <message>
        <source>{button}, key {key}</source>
        <extracomment>{button}: what is written on a button: Take pile
{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>{button}, tecla {key}</translation>
    </message>
    <message>
        <source>to be melded: {meld}</source>
        <extracomment>{meld}: a meld after “to”, with its article: the aces</extracomment><translation>a baixar: {meld}</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>lugar para um novo jogo</translation>
    </message>
    <message>
        <source>your foot, {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>seu morto, {cards}</translation>
    </message>
    <message>
        <source>next area: hand, melds, pile, stock</source>
        <translation>próxima área: mão, jogos, lixo, monte</translation>
    </message>
    <message>
        <source>move from card to card</source>
        <translation>ir de carta em carta</translation>
    </message>
    <message>
        <source>first, last card of your hand</source>
        <translation>primeira, última carta da mão</translation>
    </message>
    <message>
        <source>select a card, use a place</source>
        <translation>selecionar uma carta, usar um lugar</translation>
    </message>
    <message>
        <source>next card of the rank (0: ten, W: wild card)</source>
        <translation>próxima carta do valor (0: dez, W: curinga)</translation>
    </message>
    <message>
        <source>select all of the rank</source>
        <translation>selecionar todas do valor</translation>
    </message>
    <message>
        <source>add selection to that rank’s meld</source>
        <translation>encaixar a seleção no jogo desse valor</translation>
    </message>
    <message>
        <source>move the card within your hand</source>
        <translation>mover a carta dentro da mão</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>comprar uma carta</translation>
    </message>
    <message>
        <source>meld the selection</source>
        <translation>baixar a seleção</translation>
    </message>
    <message>
        <source>discard the selected card</source>
        <translation>descartar a carta selecionada</translation>
    </message>
    <message>
        <source>end the turn without a discard</source>
        <translation>terminar a vez sem descarte</translation>
    </message>
    <message>
        <source>press the highlighted button</source>
        <translation>apertar o botão em destaque</translation>
    </message>
    <message>
        <source>take the last staged meld back</source>
        <translation>recolher o último jogo preparado</translation>
    </message>
    <message>
        <source>undo the last step; a discard too, until the next player begins</source>
        <translation>desfazer o último passo; também um descarte, até o próximo jogador começar</translation>
    </message>
    <message>
        <source>redo what was undone</source>
        <translation>refazer o que foi desfeito</translation>
    </message>
    <message>
        <source>practice: all hands</source>
        <translation>treino: todas as mãos</translation>
    </message>
    <message>
        <source>ask to go out, go out</source>
        <translation>perguntar se pode bater, bater</translation>
    </message>
    <message>
        <source>show a hint, then compare moves</source>
        <translation>ver uma dica, depois comparar jogadas</translation>
    </message>
    <message>
        <source>Compare moves</source>
        <translation>Comparar jogadas</translation>
    </message>
    <message>
        <source>why did they do that?</source>
        <translation>por que essa jogada?</translation>
    </message>
    <message>
        <source>answer your partner: yes, no</source>
        <translation>responder ao parceiro: sim, não (S diz a situação)</translation>
    </message>
    <message>
        <source>choose how to take the pile</source>
        <translation>escolher como pegar o lixo</translation>
    </message>
    <message>
        <source>sort by rank, by suit, or use your own order</source>
        <translation>ordenar por valor, por naipe ou do seu jeito</translation>
    </message>
    <message>
        <source>see which cards are out</source>
        <translation>ver que cartas já saíram</translation>
    </message>
    <message>
        <source>hear the situation, the table</source>
        <translation>ouvir a situação, a mesa</translation>
    </message>
    <message>
        <source>hear the focused place, or fan it out</source>
        <translation>ouvir ou abrir o lugar em foco</translation>
    </message>
    <message>
        <source>hear last turn, the one before</source>
        <translation>ouvir a última jogada, a anterior</translation>
    </message>
    <message>
        <source>hear what you can do now</source>
        <translation>ouvir o que dá para fazer agora</translation>
    </message>
    <message>
        <source>put cards back, clear the selection, skip a pause</source>
        <translation>devolver cartas, limpar a seleção, pular uma pausa</translation>
    </message>
    <message>
        <source>watching: pause, one step, all hands</source>
        <translation>assistindo: pausa, um passo, todas as mãos</translation>
    </message>
    <message>
        <source>in a lesson: go on, say again, show me</source>
        <translation>em uma lição: continuar, repetir, mostrar</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ainda não aconteceu nada.</translation>
    </message>
    <message>
        <source>Choose the meld to combine it with.</source>
        <translation>Escolha o jogo com que quer uni-lo.</translation>
    </message>
    <message>
        <source>Choose a highlighted place.</source>
        <translation>Escolha um lugar em destaque.</translation>
    </message>
    <message>
        <source>You can add only to melds of your own side.</source>
        <translation>Você só pode juntar cartas aos jogos do seu lado.</translation>
    </message>
    <message>
        <source>The stock takes no cards. You only draw from it.</source>
        <translation>O monte não recebe cartas. Dele você só compra.</translation>
    </message>
    <message>
        <source>Your own order. Press R to sort.</source>
        <translation>Do seu jeito. Aperte R para ordenar.</translation>
    </message>
    <message>
        <source>Memory aids are off. You can switch them on in Preferences.</source>
        <translation>As ajudas de memória estão desligadas. Você pode ligá-las em Preferências.</translation>
    </message>
    <message>
        <source>You have put no cards down to take back.</source>
        <translation>Não há cartas preparadas para recolher.</translation>
    </message>
    <message>
        <source>There are no staged cards. Press {key} to undo your last step.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Não há cartas preparadas. Aperte {key} para desfazer o último passo.</translation>
    </message>
    <message>
        <source>Press X to discard a wild card.</source>
        <translation>Aperte X para descartar um curinga.</translation>
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
{count}: a number in figures: 3</extracomment><translation>{card}, {number} de {count}, selecionada</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nada está selecionado.</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selecionada</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>não selecionada</translation>
    </message>
    <message>
        <source>Drawn: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Comprou: {cards}.</translation>
    </message>
    <message>
        <source>You have no {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Você não tem {ranks}.</translation>
    </message>
    <message>
        <source>wild cards</source>
        <translation>curingas</translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s)</source>
        <translation>
            <numerusform>%n curinga</numerusform>
            <numerusform>%n curingas</numerusform>
        </translation>
    </message>
    <message>
        <source>on it: {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>em cima: {card}</translation>
    </message>
    <message>
        <source>{end}: takes {cards}</source>
        <extracomment>{end}: the card at an end of a sequence, after below or above: 5♥
{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>{end}: aceita {cards}</translation>
    </message>
    <message>
        <source>{end}: {why}</source>
        <extracomment>{end}: the card at an end of a sequence, after below or above: 5♥
{why}: a whole sentence that gives the reason</extracomment><translation>{end}: {why}</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>lixo</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>congelado</translation>
    </message>
    <message>
        <source>top: {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>em cima: {card}</translation>
    </message>
    <message>
        <source>stock, {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>monte, {cards}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>sua dupla</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>oponente</translation>
    </message>
    <message>
        <source>went out</source>
        <translation>bateu</translation>
    </message>
    <message>
        <source>plays from the foot</source>
        <translation>joga com o morto</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dá as cartas</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>na vez</translation>
    </message>
    <message>
        <source>{title}: {total} points.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{total}: how many there are, in figures: 12</extracomment><translation>{title}: {total} pontos.</translation>
    </message>
    <message>
        <source>{title}: {total} of {need} points.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{total}: how many there are, in figures: 12
{need}: points in figures that are needed: 90</extracomment><translation>{title}: {total} de {need} pontos.</translation>
    </message>
    <message>
        <source>Nothing is ready to meld.</source>
        <translation>Nada está pronto para baixar.</translation>
    </message>
    <message>
        <source>no melds</source>
        <translation>sem jogos</translation>
    </message>
    <message numerus="yes">
        <source>%n red three(s)</source>
        <translation>
            <numerusform>%n três vermelho</numerusform>
            <numerusform>%n três vermelhos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black three(s)</source>
        <translation>
            <numerusform>%n três preto</numerusform>
            <numerusform>%n três pretos</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} closed</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{ranks}: fechado</translation>
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
{stock}: the stock, read aloud: stock, 61 cards</extracomment><translation>Cartas na mão: {seats}; {discards}; {stock}.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Lixo</translation>
    </message>
    <message>
        <source>Ready to meld</source>
        <translation>Pronto para baixar</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Your foot</source>
        <translation>Seu morto</translation>
    </message>
    <message>
        <source>Your red threes</source>
        <translation>Seus três vermelhos</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>Your row</source>
        <translation>Sua área</translation>
    </message>
    <message>
        <source>The game waits until you click the table or press Esc.</source>
        <translation>O jogo espera até você clicar na mesa ou apertar Esc.</translation>
    </message>
    <message>
        <source>Choose how to take the pile.</source>
        <translation>Escolha como pegar o lixo.</translation>
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
        <translation>morto</translation>
    </message>
    <message>
        <source>wings {count}</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>asas {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n three(s)</source>
        <translation>
            <numerusform>%n três</numerusform>
            <numerusform>%n três</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven cards of one rank are a canasta. Canastas score most.</source>
        <translation>Sete cartas do mesmo valor formam uma canastra. É o que mais vale.</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>três</translation>
    </message>
    <message numerus="yes">
        <source>black three(s)</source>
        <translation>
            <numerusform>três preto</numerusform>
            <numerusform>três pretos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>red three(s)</source>
        <translation>
            <numerusform>três vermelho</numerusform>
            <numerusform>três vermelhos</numerusform>
        </translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>of {need}</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>de {need}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>Cards seen</source>
        <translation>Cartas que já saíram</translation>
    </message>
    <message>
        <source>{count}/{need}</source>
        <extracomment>{count}: a number in figures: 3
{need}: points in figures that are needed: 90</extracomment><translation>{count}/{need}</translation>
    </message>
    <message>
        <source>Which packet do you keep as your foot?</source>
        <translation>Que pacote você guarda como morto?</translation>
    </message>
    <message>
        <source>You pass on the other.</source>
        <translation>O outro você passa adiante.</translation>
    </message>
    <message>
        <source>First packet</source>
        <translation>Primeiro pacote</translation>
    </message>
    <message>
        <source>Second packet</source>
        <translation>Segundo pacote</translation>
    </message>
    <message>
        <source>The bonus is for {least} to {most} cards. Your hand may slip a little.</source>
        <extracomment>{least}: the smallest number, in figures: 1
{most}: the largest number, in figures: 10</extracomment><translation>O bônus é para {least} a {most} cartas. A mão pode escorregar um pouco.</translation>
    </message>
    <message numerus="yes">
        <source>The bonus is for exactly %n card(s). Your hand may slip a little.</source>
        <translation>
            <numerusform>O bônus é para exatamente %n carta. A mão pode escorregar um pouco.</numerusform>
            <numerusform>O bônus é para exatamente %n cartas. A mão pode escorregar um pouco.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Cortar o baralho</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Do not take it</source>
        <translation>Deixar</translation>
    </message>
    <message>
        <source>Take the pile with…</source>
        <translation>Pegar o lixo com…</translation>
    </message>
    <message>
        <source>being taken</source>
        <translation>sendo pego</translation>
    </message>
    <message>
        <source>about to open</source>
        <translation>vai abrir</translation>
    </message>
    <message>
        <source>with {name}</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>com {name}</translation>
    </message>
    <message>
        <source>Initial meld: {need} points</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Abertura: {need} pontos</translation>
    </message>
    <message>
        <source>Initial meld: </source>
        <translation>Abertura: </translation>
    </message>
    <message>
        <source>Drag cards here, or select them and click.</source>
        <translation>Arraste cartas para cá, ou selecione e clique.</translation>
    </message>
    <message>
        <source>No melds yet. Minimum: {need}.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Nenhum jogo ainda. Mínimo: {need}.</translation>
    </message>
    <message>
        <source>No melds yet. Minimum: {need} points.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Nenhum jogo ainda. Mínimo: {need} pontos.</translation>
    </message>
    <message>
        <source>minimum {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>mínimo {points}</translation>
    </message>
    <message>
        <source>+ foot</source>
        <translation>+ morto</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>pergunta a você</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>in foot</source>
        <translation>no morto</translation>
    </message>
    <message>
        <source>{who}, in foot</source>
        <extracomment>{who}: what a player is to you, or does: partner</extracomment><translation>{who}, no morto</translation>
    </message>
    <message>
        <source>alone this round</source>
        <translation>sem dupla nesta rodada</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>joga sem dupla</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>sua dupla</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>contra você</translation>
    </message>
    <message>
        <source>Replay table</source>
        <translation>Mesa do replay</translation>
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
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>{first}: the name of the player who begins, the subject: Clara
{last}: the last of several words that are joined: sevens</extracomment><translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>Moves, best first</source>
        <translation>Jogadas, a melhor primeiro</translation>
    </message>
    <message>
        <source>Review of the round</source>
        <translation>Análise da rodada</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>Rever a rodada</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Análise da partida</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Rever a partida</translation>
    </message>
    <message>
        <source>The adviser is checking your decisions…</source>
        <translation>O conselheiro está conferindo as suas decisões…</translation>
    </message>
    <message>
        <source>Decisions checked</source>
        <translation>Decisões conferidas</translation>
    </message>
    <message>
        <source>Stops at these decisions</source>
        <translation>Para nestas decisões</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n decision(s)</source>
        <extracomment>{count}: a number in figures: 3</extracomment><translation>
            <numerusform>{count} de %n decisão</numerusform>
            <numerusform>{count} de %n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Mostrar na mesa</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Tentar daqui</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analisar a partida</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Outro jogo…</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copiar resultado</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mesmas cartas</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>Sobre o Canasta</translation>
    </message>
    <message>
        <source>Canasta {version}</source>
        <extracomment>{version}: a version: 1.0</extracomment><translation>Canasta {version}</translation>
    </message>
    <message>
        <source>Canasta against computer opponents. Free under the MIT licence.</source>
        <translation>Canasta contra o computador. Livre, com licença MIT.</translation>
    </message>
    <message>
        <source>Typefaces: Inter and Vollkorn, under the SIL Open Font License 1.1.</source>
        <translation>Fontes: Inter e Vollkorn, sob a SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>This program is made of the following parts.</source>
        <translation>Este programa é composto pelas partes seguintes.</translation>
    </message>
    <message>
        <source>count the next line</source>
        <translation>contar a próxima linha</translation>
    </message>
    <message>
        <source>count all at once</source>
        <translation>contar tudo de uma vez</translation>
    </message>
    <message>
        <source>count all, then go on</source>
        <translation>contar tudo e continuar</translation>
    </message>
    <message>
        <source>show all hands (after the count)</source>
        <translation>mostrar todas as mãos (após a contagem)</translation>
    </message>
    <message>
        <source>score sheet (after the count)</source>
        <translation>folha de pontos (após a contagem)</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>reproduzir, pausa</translation>
    </message>
    <message>
        <source>previous step, next step</source>
        <translation>passo anterior, próximo passo</translation>
    </message>
    <message>
        <source>previous turn, next turn</source>
        <translation>jogada anterior, próxima jogada</translation>
    </message>
    <message>
        <source>previous round, next round</source>
        <translation>rodada anterior, próxima rodada</translation>
    </message>
    <message>
        <source>start of the round, end of the round</source>
        <translation>início da rodada, fim da rodada</translation>
    </message>
    <message>
        <source>next key moment, previous key moment</source>
        <translation>próximo momento-chave, anterior</translation>
    </message>
    <message>
        <source>all hands (after the round)</source>
        <translation>todas as mãos (após a rodada)</translation>
    </message>
    <message>
        <source>review of the round (after the round)</source>
        <translation>análise da rodada (após a rodada)</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>continuar daqui</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Atalhos do teclado</translation>
    </message>
    <message>
        <source>switch between table and side panel</source>
        <translation>ir da mesa ao painel lateral</translation>
    </message>
    <message>
        <source>rules of this game, or of what you point to</source>
        <translation>regras deste jogo, ou do que você aponta</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Na janela</translation>
    </message>
    <message>
        <source>While a round is counted</source>
        <translation>Durante a contagem da rodada</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Em um replay</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Canasta ran into a bug</source>
        <translation>O Canasta encontrou um erro</translation>
    </message>
    <message>
        <source>The report below helps us fix it. It contains the finished rounds, what you can see of this one, and no personal data. Your last moves could not be saved.</source>
        <translation>O relatório abaixo nos ajuda a corrigir o erro. Ele traz as rodadas que acabaram, o que você pode ver desta, e nada sobre você. Não foi possível salvar as suas últimas jogadas.</translation>
    </message>
    <message>
        <source>The report below helps us fix it. It contains the finished rounds, what you can see of this one, and no personal data. Your game is saved up to the last move.</source>
        <translation>O relatório abaixo nos ajuda a corrigir o erro. Ele traz as rodadas que acabaram, o que você pode ver desta, e nada sobre você. A partida está salva até a última jogada.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar relatório</translation>
    </message>
    <message>
        <source>Quit Canasta</source>
        <translation>Sair do Canasta</translation>
    </message>
    <message>
        <source>The same for everyone</source>
        <translation>Igual para todos</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>Valores próprios</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Adicionar linha</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Remove row {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Remover a linha {number}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>mudada</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Reset: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Restaurar: {rule}</translation>
    </message>
    <message>
        <source>No rule matches.</source>
        <translation>Nenhuma regra corresponde.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ This cannot be played yet, for %n reason(s):</source>
        <translation>
            <numerusform>⚠ Assim ainda não dá para jogar, por um motivo:</numerusform>
            <numerusform>⚠ Assim ainda não dá para jogar, por %n motivos:</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>{game} · draft</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>{game} · rascunho</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Buscar uma regra</translation>
    </message>
    <message>
        <source>Find a rule…</source>
        <translation>Buscar uma regra…</translation>
    </message>
    <message>
        <source>Rules shown</source>
        <translation>Regras mostradas</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas as regras</translation>
    </message>
    <message>
        <source>Only my changes</source>
        <translation>Só as minhas mudanças</translation>
    </message>
    <message>
        <source>Only what differs from Classic</source>
        <translation>Só o que difere da Clássica</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Grupos de regras</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restaurar tudo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Import ruleset…</source>
        <translation>Importar regulamento…</translation>
    </message>
    <message>
        <source>Export ruleset…</source>
        <translation>Exportar regulamento…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Print what differs…</source>
        <translation>Imprimir as diferenças…</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Colar texto</translation>
    </message>
    <message>
        <source>Delete ruleset…</source>
        <translation>Apagar regulamento…</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regras deste jogo</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n regra mudada</numerusform>
            <numerusform>%n regras mudadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Save ruleset</source>
        <translation>Salvar regulamento</translation>
    </message>
    <message>
        <source>Name of the ruleset</source>
        <translation>Nome do regulamento</translation>
    </message>
    <message>
        <source>Sunday rules</source>
        <translation>Regras de domingo</translation>
    </message>
    <message>
        <source>Note for the list of games</source>
        <translation>Nota para a lista de jogos</translation>
    </message>
    <message>
        <source>As we play at home</source>
        <translation>Como jogamos em casa</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>A ruleset of this name is there already and will be replaced. Choose another name to keep both.</source>
        <translation>Já existe um regulamento com este nome, e ele será substituído. Escolha outro nome para manter os dois.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Ver por quê</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuar daqui</translation>
    </message>
    <message>
        <source>Compare all moves…</source>
        <translation>Comparar jogadas…</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Copiar a posição</translation>
    </message>
    <message>
        <source>The same 108 cards in the same order for everybody.</source>
        <translation>As mesmas 108 cartas na mesma ordem para todo mundo.</translation>
    </message>
    <message>
        <source>Share your result</source>
        <translation>Compartilhar o resultado</translation>
    </message>
    <message>
        <source>One line of text. Nothing is sent anywhere.</source>
        <translation>Uma linha de texto. Nada é enviado.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de pontos</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Another day</source>
        <translation>Outro dia</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>{n} de {total}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feita</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>a fazer</translation>
    </message>
    <message>
        <source>Practice: nothing counts</source>
        <translation>Treino: nada conta</translation>
    </message>
    <message>
        <source>Practice: nothing counts. Only hints are added to those of your game.</source>
        <translation>Treino: nada conta. Só as dicas se somam às da sua partida.</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Dar de novo</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>Esconder mãos</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>To {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Até {points}</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Uma rodada</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Como você quer começar?</translation>
    </message>
    <message>
        <source>Lessons and practice are always in the menu Learn.</source>
        <translation>As lições e o treino estão sempre no menu Aprender.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Pá&amp;gina inicial</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Regras da casa…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Saved ga&amp;mes…</source>
        <translation>Partidas sa&amp;lvas…</translation>
    </message>
    <message>
        <source>Score p&amp;ad…</source>
        <translation>Bl&amp;oco de pontos…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>&amp;Mesmas cartas de novo</translation>
    </message>
    <message>
        <source>Copy res&amp;ult</source>
        <translation>Copiar res&amp;ultado</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salvar como…</translation>
    </message>
    <message>
        <source>A&amp;bandon game…</source>
        <translation>A&amp;bandonar partida…</translation>
    </message>
    <message>
        <source>&amp;Let a bot play for me</source>
        <translation>Deixar um bot &amp;jogar por mim</translation>
    </message>
    <message>
        <source>Scor&amp;e of the last round…</source>
        <translation>&amp;Folha de pontos da última rodada…</translation>
    </message>
    <message>
        <source>&amp;Replay game</source>
        <translation>Re&amp;ver a partida</translation>
    </message>
    <message>
        <source>Replay sa&amp;ved game…</source>
        <translation>Rever parti&amp;da salva…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Estatísticas…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferências…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>&amp;First round</source>
        <translation>&amp;Primeira rodada</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>L&amp;ições…</translation>
    </message>
    <message>
        <source>&amp;Practice mode…</source>
        <translation>Modo de &amp;treino…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day…</source>
        <translation>Mão do di&amp;a…</translation>
    </message>
    <message>
        <source>Practice p&amp;ositions…</source>
        <translation>Po&amp;sições de treino…</translation>
    </message>
    <message>
        <source>&amp;Today’s position</source>
        <translation>Posição do &amp;dia</translation>
    </message>
    <message>
        <source>Canasta &amp;glossary</source>
        <translation>&amp;Glossário da Canasta</translation>
    </message>
    <message>
        <source>&amp;My notes</source>
        <translation>&amp;Meu resumo da Canasta</translation>
    </message>
    <message>
        <source>&amp;Start over…</source>
        <translation>R&amp;ecomeçar…</translation>
    </message>
    <message>
        <source>&amp;Back to your game</source>
        <translation>V&amp;oltar à sua partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jogada</translation>
    </message>
    <message>
        <source>&amp;Draw card</source>
        <translation>&amp;Comprar carta</translation>
    </message>
    <message>
        <source>Take &amp;pile</source>
        <translation>Pegar o &amp;lixo</translation>
    </message>
    <message>
        <source>&amp;Meld selected cards</source>
        <translation>&amp;Baixar a seleção</translation>
    </message>
    <message>
        <source>Discard sele&amp;cted card</source>
        <translation>&amp;Descartar a seleção</translation>
    </message>
    <message>
        <source>Me&amp;ld staged cards</source>
        <translation>Bai&amp;xar cartas preparadas</translation>
    </message>
    <message>
        <source>Take &amp;back staged cards</source>
        <translation>&amp;Recolher cartas preparadas</translation>
    </message>
    <message>
        <source>&amp;Ask to go out</source>
        <translation>&amp;Perguntar se posso bater</translation>
    </message>
    <message>
        <source>Go ou&amp;t</source>
        <translation>Ba&amp;ter</translation>
    </message>
    <message>
        <source>Answer: &amp;yes, go out</source>
        <translation>Responder: &amp;sim, bata</translation>
    </message>
    <message>
        <source>Answer: &amp;no, play on</source>
        <translation>Responder: &amp;não, continue</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Desfa&amp;zer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;fazer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Dic&amp;a</translation>
    </message>
    <message>
        <source>C&amp;ompare moves</source>
        <translation>Co&amp;mparar jogadas</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>P&amp;or que essa jogada?</translation>
    </message>
    <message>
        <source>&amp;Skip pauses</source>
        <translation>P&amp;ular pausas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Painel &amp;lateral</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Som</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Velocidade</translation>
    </message>
    <message>
        <source>&amp;Table colour</source>
        <translation>&amp;Cor da mesa</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation>Cartas m&amp;aiores</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Cartas me&amp;nores</translation>
    </message>
    <message>
        <source>&amp;Reset card size</source>
        <translation>Tamanho n&amp;ormal das cartas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>A&amp;talhos do teclado</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regras deste jogo</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copiar posição</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Relatar um &amp;problema…</translation>
    </message>
    <message>
        <source>Open games &amp;folder</source>
        <translation>A&amp;brir a pasta de partidas</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>&amp;Sobre o Canasta</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>V&amp;oltar à mesa</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>V&amp;oltar ao início</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Mais devagar</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Painel lateral</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Ligar o som</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Desligar o som</translation>
    </message>
    <message>
        <source>Ta&amp;ke my seat back</source>
        <translation>&amp;Quero voltar a jogar</translation>
    </message>
    <message>
        <source>{name} ta&amp;kes the seat back</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} &amp;quer voltar a jogar</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <extracomment>{speed}: how fast the others play, after a colon: Fast</extracomment><translation>Velocidade: {speed}.</translation>
    </message>
    <message>
        <source>Find a game: name, players, packs, points…</source>
        <translation>Buscar um jogo: nome, jogadores, baralhos, pontos…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Buscar um jogo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>No game matches. Press {key} to clear the search.</source>
        <extracomment>{key}: the name of a key, as printed on it: Ctrl+H</extracomment><translation>Nenhum jogo corresponde. Pressione {key} para limpar a busca.</translation>
    </message>
    <message>
        <source>{numbers} players</source>
        <extracomment>{numbers}: numbers of players in figures, joined: 2, 3 or 4</extracomment><translation>{numbers} jogadores</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <extracomment>{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Nome: {seat}</translation>
    </message>
    <message>
        <source>Level: {seat}</source>
        <extracomment>{seat}: the number of a seat in figures, from 0: 2</extracomment><translation>Nível: {seat}</translation>
    </message>
    <message>
        <source>Set for each player</source>
        <translation>Cada jogador</translation>
    </message>
    <message>
        <source>Choose a level or a person for each player.</source>
        <translation>Escolha um nível ou uma pessoa para cada jogador.</translation>
    </message>
    <message>
        <source>Hands are covered while the computer is passed on.</source>
        <translation>As mãos ficam cobertas enquanto o aparelho passa adiante.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Uma pessoa</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>Always begin with this game</source>
        <translation>Começar sempre com este jogo</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>noun</comment>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>house rule</comment>
        <translation>Não é permitido</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número da mão</translation>
    </message>
    <message>
        <source>The program draws a number at random, and that number alone decides the order of the cards. Players, levels and scores have no influence. The same number deals the same cards to everybody.</source>
        <translation>O programa sorteia um número, e só esse número põe as cartas em ordem. Não influem jogadores, níveis nem pontos. O mesmo número dá as mesmas cartas a todos.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>Deal cards</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Ver bots jogar</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} pontos</translation>
    </message>
    <message>
        <source>Another score…</source>
        <translation>Outra meta…</translation>
    </message>
    <message>
        <source>Play to a score…</source>
        <translation>Até uma pontuação…</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Rodada {n}</translation>
    </message>
    <message>
        <source>By parts</source>
        <comment>score pad</comment>
        <translation>Por itens</translation>
    </message>
    <message>
        <source>Only points</source>
        <comment>score pad</comment>
        <translation>Só pontos</translation>
    </message>
    <message>
        <source>How to enter the round</source>
        <translation>Como anotar a rodada</translation>
    </message>
    <message>
        <source>Delete round</source>
        <translation>Excluir rodada</translation>
    </message>
    <message>
        <source>Save round</source>
        <translation>Salvar rodada</translation>
    </message>
    <message>
        <source>Points of the round</source>
        <translation>Pontos da rodada</translation>
    </message>
    <message>
        <source>{part}: {side}</source>
        <comment>score pad</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{side}: a side by its players, in a list: you and Anton</extracomment><translation>{part}: {side}</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Bloco de pontos</translation>
    </message>
    <message>
        <source>Enter round…</source>
        <translation>Anotar rodada…</translation>
    </message>
    <message>
        <source>New pad…</source>
        <translation>Novo bloco…</translation>
    </message>
    <message>
        <source>Other pads…</source>
        <translation>Outros blocos…</translation>
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
{points}: points in figures: 1,985</extracomment><translation>Corrigir a rodada {n}: {points}</translation>
    </message>
    <message>
        <source>New score pad</source>
        <translation>Novo bloco de pontos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Dá as cartas primeiro</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Nome do jogador {n}</translation>
    </message>
    <message>
        <source>Names, in the order of play</source>
        <translation>Nomes, na ordem de jogo</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
    <message>
        <source>Changes apply immediately.</source>
        <translation>As mudanças valem na hora.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Tamanho das cartas</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Cartas e mesa</translation>
    </message>
    <message>
        <source>Turn and questions</source>
        <translation>Vez e perguntas</translation>
    </message>
    <message>
        <source>Everything you hear is also shown.</source>
        <translation>Tudo o que se ouve também é mostrado.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Automatic: on every card against novices and beginners, otherwise on the selected card.</source>
        <translation>Automático: em todas as cartas contra novatos e iniciantes; senão, na carta selecionada.</translation>
    </message>
    <message>
        <source>Press C to see them. The statistics tell games with and without.</source>
        <translation>Aperte C para vê-las. As estatísticas distinguem partidas com e sem elas.</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>menor</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>maior</translation>
    </message>
    <message>
        <source>Volume: {name}</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Volume: {name}</translation>
    </message>
    <message>
        <source>quieter</source>
        <translation>mais baixo</translation>
    </message>
    <message>
        <source>louder</source>
        <translation>mais alto</translation>
    </message>
    <message>
        <source>{n}%</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>{n}%</translation>
    </message>
    <message>
        <source>Position in the round</source>
        <translation>Posição na rodada</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Velocidade do replay</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Review round</source>
        <translation>Analisar rodada</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>E se…?</translation>
    </message>
    <message>
        <source>Play on from here; the record stays as it is</source>
        <translation>Continue daqui; o registro fica como está</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Rodada anterior</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Jogada anterior</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Passo anterior</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Próxima jogada</translation>
    </message>
    <message>
        <source>Previous key moment</source>
        <translation>Momento-chave anterior</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>replay</comment>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>replay</comment>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Available after the round</source>
        <translation>Disponível depois da rodada</translation>
    </message>
    <message>
        <source>You made no decisions in this round</source>
        <translation>Você não tomou decisões nesta rodada</translation>
    </message>
    <message>
        <source>Find your worst decisions</source>
        <translation>Encontre as suas piores decisões</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Parar a análise</translation>
    </message>
    <message>
        <source>Done: the replay stops at each key moment</source>
        <translation>Pronto: o replay para em cada momento-chave</translation>
    </message>
    <message>
        <source>Checking {n} of {total}</source>
        <extracomment>{n}: a number in figures: 3
{total}: how many there are, in figures: 12</extracomment><translation>Verificando {n} de {total}</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome da partida</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Outro arquivo…</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Blocos de pontos</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Excluir…</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canastras</translation>
    </message>
    <message>
        <source>Melds</source>
        <comment>score card</comment>
        <translation>Cartas baixadas</translation>
    </message>
    <message>
        <source>open</source>
        <translation>feito</translation>
    </message>
    <message>
        <source>{points} with bonuses</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} com bônus</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>ainda não abriu</translation>
    </message>
    <message>
        <source>1st of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>1º de {all}</translation>
    </message>
    <message>
        <source>2nd of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>2º de {all}</translation>
    </message>
    <message>
        <source>3rd of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>3º de {all}</translation>
    </message>
    <message>
        <source>4th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>4º de {all}</translation>
    </message>
    <message>
        <source>5th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>5º de {all}</translation>
    </message>
    <message>
        <source>6th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>6º de {all}</translation>
    </message>
    <message>
        <source>7th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>7º de {all}</translation>
    </message>
    <message>
        <source>8th of {all}</source>
        <extracomment>{all}: how many rounds there are, in figures: 4</extracomment><translation>8º de {all}</translation>
    </message>
    <message>
        <source>Round {n} of {all}</source>
        <extracomment>{n}: a number in figures: 3
{all}: how many rounds there are, in figures: 4</extracomment><translation>Rodada {n} de {all}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>até {points}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
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
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Rodada {n}</translation>
    </message>
    <message>
        <source>Scoring the round</source>
        <translation>Contagem da rodada</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tudo de uma vez</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Ver mãos</translation>
    </message>
    <message>
        <source>Hands at the end of the round</source>
        <translation>Mãos no fim da rodada</translation>
    </message>
    <message>
        <source>{name}: foot</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}: morto</translation>
    </message>
    <message>
        <source>went out, no cards left</source>
        <translation>bateu, sem cartas na mão</translation>
    </message>
    <message>
        <source>Score after round {n}</source>
        <extracomment>{n}: a number in figures: 3</extracomment><translation>Placar após a rodada {n}</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Análise…</translation>
    </message>
    <message>
        <source>Watch the round again, step by step</source>
        <translation>Veja a rodada de novo, passo a passo</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Click to replay from here</source>
        <translation>Clique para rever daqui</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Rever daqui</translation>
    </message>
    <message>
        <source>What if…? (from here)</source>
        <translation>E se… daqui</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Points in the last games</source>
        <translation>Pontos nas últimas partidas</translation>
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
        <translation>ganha</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>não ganha</translation>
    </message>
    <message>
        <source>best opponent</source>
        <translation>melhor adversário</translation>
    </message>
    <message>
        <source>Filled bars are games won, dashes the best opponent.</source>
        <translation>As barras cheias são partidas ganhas; os traços, o melhor adversário.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Your next finished game starts this chart.</source>
        <translation>A sua próxima partida terminada começa este gráfico.</translation>
    </message>
    <message>
        <source>Past games, newest first</source>
        <translation>Partidas anteriores, a mais nova primeiro</translation>
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
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Games counted: rules</source>
        <translation>Partidas contadas: regras</translation>
    </message>
    <message>
        <source>Games counted: level of the opponents</source>
        <translation>Partidas contadas: nível dos adversários</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>played</comment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Exibição</translation>
    </message>
    <message>
        <source>Games counted</source>
        <translation>Partidas contadas</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Ainda não há partidas terminadas</translation>
    </message>
    <message>
        <source>Finish one to see how often you win and how your rounds go.</source>
        <translation>Termine uma para ver quantas vezes você ganha e como vão as suas rodadas.</translation>
    </message>
    <message>
        <source>Replay this game in a new window</source>
        <translation>Rever esta partida em outra janela</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Save the listed games as a table (CSV)</source>
        <translation>Salvar as partidas da lista em uma tabela (CSV)</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos os adversários</translation>
    </message>
    <message>
        <source>Counting your games…</source>
        <translation>Contando as suas partidas…</translation>
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
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>Cor da mesa</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Floresta</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Meia-noite</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardósia</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nogueira</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Canasta font</source>
        <translation>Fonte do Canasta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Imediata</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Máxima</translation>
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
        <translation>Animações</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Botões</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>À direita</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>À esquerda</translation>
    </message>
    <message>
        <source>Button size</source>
        <translation>Tamanho dos botões</translation>
    </message>
    <message>
        <source>Large, for touch</source>
        <translation>Grande, para toque</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Cores dos naipes</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Duas cores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatro cores</translation>
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
        <translation>Verso</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Treliça</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Roseta</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Leques</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Raios</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Seu retrato</translation>
    </message>
    <message>
        <source>A fan of cards</source>
        <translation>Um leque de cartas</translation>
    </message>
    <message>
        <source>Faces react</source>
        <translation>Rostos expressivos</translation>
    </message>
    <message>
        <source>Count automatically</source>
        <translation>Contagem automática</translation>
    </message>
    <message>
        <source>Show what a discard does</source>
        <translation>Mostrar o efeito de um descarte</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>When selected</source>
        <translation>Ao selecionar</translation>
    </message>
    <message>
        <source>Memory aids</source>
        <translation>Ajudas de memória</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Cards known to be in hands</source>
        <translation>Também as que você sabe quem tem</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>A number from {least} to {most}.</source>
        <extracomment>{least}: the smallest number, in figures: 1
{most}: the largest number, in figures: 10</extracomment><translation>Um número de {least} a {most}.</translation>
    </message>
    <message>
        <source>Less: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Menos: {rule}</translation>
    </message>
    <message>
        <source>More: {rule}</source>
        <extracomment>{rule}: the title of a rule, after a colon or alone: Largest meld</extracomment><translation>Mais: {rule}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>End the round.</source>
        <translation>Termine a rodada.</translation>
    </message>
    <message>
        <source>end the round</source>
        <translation>terminar a rodada</translation>
    </message>
    <message>
        <source>You ended the round.</source>
        <translation>Você terminou a rodada.</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>Compre do monte.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>comprar do monte</translation>
    </message>
    <message>
        <source>You drew.</source>
        <translation>Você comprou do monte.</translation>
    </message>
    <message>
        <source>Ask your partner whether to go out.</source>
        <translation>Pergunte ao parceiro se pode bater.</translation>
    </message>
    <message>
        <source>ask your partner whether to go out</source>
        <translation>perguntar ao parceiro se pode bater</translation>
    </message>
    <message>
        <source>You asked your partner whether to go out.</source>
        <translation>Você perguntou ao parceiro se podia bater.</translation>
    </message>
    <message>
        <source>End your turn without a discard.</source>
        <translation>Termine a vez sem descarte.</translation>
    </message>
    <message>
        <source>You ended your turn without a discard.</source>
        <translation>Você terminou a vez sem descarte.</translation>
    </message>
    <message>
        <source>Meld your whole hand.</source>
        <translation>Baixe a mão inteira.</translation>
    </message>
    <message>
        <source>meld the whole hand</source>
        <translation>baixar a mão inteira</translation>
    </message>
    <message>
        <source>You melded your whole hand.</source>
        <translation>Você baixou a mão inteira.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Descarte {card}.</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>descartar {card}</translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Você descartou {card}.</translation>
    </message>
    <message>
        <source>discard {card} without melding</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>descartar {card} sem baixar nada</translation>
    </message>
    <message>
        <source>You discarded {card} without melding.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Você descartou {card} sem baixar nada.</translation>
    </message>
    <message>
        <source>Say yes.</source>
        <translation>Diga que sim.</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>dizer que sim</translation>
    </message>
    <message>
        <source>You said yes.</source>
        <translation>Você disse que sim.</translation>
    </message>
    <message>
        <source>Say no.</source>
        <translation>Diga que não.</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>dizer que não</translation>
    </message>
    <message>
        <source>You said no.</source>
        <translation>Você disse que não.</translation>
    </message>
    <message>
        <source>Keep the first packet.</source>
        <translation>Guarde o primeiro pacote.</translation>
    </message>
    <message>
        <source>keep the first packet</source>
        <translation>guardar o primeiro pacote</translation>
    </message>
    <message>
        <source>You kept the first packet.</source>
        <translation>Você guardou o primeiro pacote.</translation>
    </message>
    <message>
        <source>Keep the second packet.</source>
        <translation>Guarde o segundo pacote.</translation>
    </message>
    <message>
        <source>keep the second packet</source>
        <translation>guardar o segundo pacote</translation>
    </message>
    <message>
        <source>You kept the second packet.</source>
        <translation>Você guardou o segundo pacote.</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n card(s).</source>
        <translation>
            <numerusform>Corte %n carta.</numerusform>
            <numerusform>Corte %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s)</source>
        <translation>
            <numerusform>cortar %n carta</numerusform>
            <numerusform>cortar %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cut %n card(s).</source>
        <translation>
            <numerusform>Você cortou %n carta.</numerusform>
            <numerusform>Você cortou %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile and add {card} to {meld}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Pegue o lixo e encaixe {card} {meld}.</translation>
    </message>
    <message>
        <source>take the pile and add {card} to {meld}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>pegar o lixo e encaixar {card} {meld}</translation>
    </message>
    <message>
        <source>You took the pile and added {card} to {meld}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Você pegou o lixo e encaixou {card} {meld}.</translation>
    </message>
    <message>
        <source>Take the pile with {with_cards}.</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>Pegue o lixo com {with_cards}.</translation>
    </message>
    <message>
        <source>take the pile with {with_cards}</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>pegar o lixo com {with_cards}</translation>
    </message>
    <message>
        <source>You took the pile with {with_cards}.</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>Você pegou o lixo com {with_cards}.</translation>
    </message>
    <message>
        <source>Meld {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Baixe {counted}.</translation>
    </message>
    <message>
        <source>meld {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>baixar {counted}</translation>
    </message>
    <message>
        <source>You melded {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Você baixou {counted}.</translation>
    </message>
    <message>
        <source>Lay out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Ponha na mesa {counted}.</translation>
    </message>
    <message>
        <source>lay out {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>pôr na mesa {counted}</translation>
    </message>
    <message>
        <source>You laid out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Você pôs na mesa {counted}.</translation>
    </message>
    <message>
        <source>Add {counted} to {meld}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Encaixe {counted} {meld}.</translation>
    </message>
    <message>
        <source>add {counted} to {meld}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>encaixar {counted} {meld}</translation>
    </message>
    <message>
        <source>You added {counted} to {meld}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{meld}: a meld after “to”, with its article: the aces</extracomment><translation>Você encaixou {counted} {meld}.</translation>
    </message>
    <message>
        <source>Add {counted} to your melds.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Encaixe {counted} nos seus jogos.</translation>
    </message>
    <message>
        <source>add {counted} to your melds</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>encaixar {counted} nos seus jogos</translation>
    </message>
    <message>
        <source>You added {counted} to your melds.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Você encaixou {counted} nos seus jogos.</translation>
    </message>
    <message>
        <source>Combine two melds: {label}.</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>Una dois jogos: {label}.</translation>
    </message>
    <message>
        <source>combine two melds: {label}</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>unir dois jogos: {label}</translation>
    </message>
    <message>
        <source>You combined two melds: {label}.</source>
        <extracomment>{label}: the name of a meld, after a colon: aces</extracomment><translation>Você uniu dois jogos: {label}.</translation>
    </message>
    <message>
        <source>Go out: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Bater: {move}.</translation>
    </message>
    <message>
        <source>the new meld</source>
        <comment>after to</comment>
        <translation>no novo jogo</translation>
    </message>
    <message>
        <source>the sequence {sequence}</source>
        <comment>after to</comment>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>na sequência {sequence}</translation>
    </message>
    <message>
        <source>the wild cards</source>
        <comment>after to</comment>
        <translation>nos curingas</translation>
    </message>
    <message>
        <source>the black threes</source>
        <comment>after to</comment>
        <translation>nos três pretos</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <comment>after to</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{ranks}</translation>
    </message>
    <message>
        <source>the sequence {sequence}</source>
        <comment>object</comment>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>a sequência {sequence}</translation>
    </message>
    <message>
        <source>{counted} with {with_cards}</source>
        <comment>object</comment>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>{counted} com {with_cards}</translation>
    </message>
    <message>
        <source>This completes {number_word} canastas: {points} points.</source>
        <extracomment>{number_word}: a number in words: three
{points}: points in figures: 1,985</extracomment><translation>Completa {number_word} canastras: {points} pontos.</translation>
    </message>
    <message>
        <source>This completes {canastas}: {points} points.</source>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings
{points}: points in figures: 1,985</extracomment><translation>Completa {canastas}: {points} pontos.</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Você jogou</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Previous turn:</source>
        <translation>A jogada anterior:</translation>
    </message>
    <message>
        <source>{name} has not played in this round yet.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} ainda não jogou nesta rodada.</translation>
    </message>
    <message>
        <source>Why did {name} do that?</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Por que {name} jogou assim?</translation>
    </message>
    <message>
        <source>Playing on is better than going out now.</source>
        <translation>Continuar jogando é melhor do que bater agora.</translation>
    </message>
    <message>
        <source>Clearly the best move</source>
        <translation>Claramente a melhor jogada</translation>
    </message>
    <message>
        <source>Probably the best move</source>
        <translation>Provavelmente a melhor jogada</translation>
    </message>
    <message>
        <source>A close decision</source>
        <translation>Uma decisão apertada</translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}, about %n point(s) worse.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>
            <numerusform>A seguinte: {move}, cerca de %n ponto a menos.</numerusform>
            <numerusform>A seguinte: {move}, cerca de %n pontos a menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is about as good.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>Com {card} é mais ou menos igual.</translation>
    </message>
    <message>
        <source>Another way to meld is about as good.</source>
        <translation>Baixar de outro modo é mais ou menos igual.</translation>
    </message>
    <message>
        <source>About as good: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Mais ou menos igual: {move}.</translation>
    </message>
    <message>
        <source>Not now: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Agora não: {move}.</translation>
    </message>
    <message>
        <source>It costs a wild card.</source>
        <translation>Custa um curinga.</translation>
    </message>
    <message>
        <source>{feature}: {value}.</source>
        <extracomment>{feature}: what points come from, after a colon: cards left in hand
{value}: points with their sign: −7</extracomment><translation>{feature}: {value}.</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>aconselhada</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>quase igual</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) worse</source>
        <translation>
            <numerusform>cerca de %n ponto a menos</numerusform>
            <numerusform>cerca de %n pontos a menos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ended the round.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} terminou a rodada.</translation>
    </message>
    <message>
        <source>No other move was compared.</source>
        <translation>Nenhuma outra jogada foi comparada.</translation>
    </message>
    <message>
        <source>The difference: keep {kept} in your hand.</source>
        <extracomment>{kept}: cards by their number that stay in the hand, the object: two kings</extracomment><translation>A diferença: guarde {kept} na mão.</translation>
    </message>
    <message>
        <source>The difference: meld {counted} as well.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>A diferença: baixe também {counted}.</translation>
    </message>
    <message>
        <source>The difference: meld {counted}, and keep {kept} in your hand.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{kept}: cards by their number that stay in the hand, the object: two kings</extracomment><translation>A diferença: baixe {counted} e guarde {kept} na mão.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Jogada {number}</translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n point(s)</source>
        <translation>
            <numerusform>Custou cerca de %n ponto</numerusform>
            <numerusform>Custou cerca de %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the adviser’s estimate (one/%n) of your decisions cost points. It saw only what you saw.</source>
        <translation>
            <numerusform>Pela estimativa do conselheiro, uma das suas decisões custou pontos. Ele só viu o que você viu.</numerusform>
            <numerusform>Pela estimativa do conselheiro, %n das suas decisões custaram pontos. Ele só viu o que você viu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The adviser did not answer: (one/%n) of your decisions could not be checked.</source>
        <translation>
            <numerusform>O conselheiro não respondeu: uma das suas decisões não pôde ser conferida.</numerusform>
            <numerusform>O conselheiro não respondeu: %n das suas decisões não puderam ser conferidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes found. Well played!</source>
        <translation>Nenhum erro encontrado. Bem jogado!</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}): it could be taken with {with_cards}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards
{with_cards}: cards by their number, after “with”: two kings and a two</extracomment><translation>{name} não reparou no lixo ({pile}): dava para pegar com {with_cards}.</translation>
    </message>
    <message>
        <source>{name} overlooked the pile ({pile}): {card} fits a meld on the table.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{pile}: the number of cards in the pile: 4 cards
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{name} não reparou no lixo ({pile}): {card} serve em um jogo da mesa.</translation>
    </message>
    <message>
        <source>The round could end soon.</source>
        <translation>A rodada pode acabar logo.</translation>
    </message>
    <message>
        <source>The round could end soon, and cards in your hand cost points.</source>
        <translation>A rodada pode acabar logo, e as cartas na sua mão custam pontos.</translation>
    </message>
    <message>
        <source>It empties the hand, and the foot comes next.</source>
        <translation>Esvazia a mão, e depois vem o morto.</translation>
    </message>
    <message numerus="yes">
        <source>(It/They) (costs/cost) {points} points, melded or not, until there is a canasta.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>Até haver uma canastra, custa {points} pontos, baixada ou não.</numerusform>
            <numerusform>Até haver uma canastra, custam {points} pontos, baixadas ou não.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores only on the table.</source>
        <translation>Só vale pontos na mesa.</translation>
    </message>
    <message>
        <source>Another card is drawn for each three.</source>
        <translation>Para cada três compra-se outra carta.</translation>
    </message>
    <message>
        <source>It is the canasta needed to open.</source>
        <translation>É a canastra que falta para abrir.</translation>
    </message>
    <message>
        <source>The top card completes the canasta needed to open.</source>
        <translation>A carta de cima completa a canastra que falta para abrir.</translation>
    </message>
    <message>
        <source>One larger meld is closer to a canasta.</source>
        <translation>Um jogo maior está mais perto da canastra.</translation>
    </message>
    <message>
        <source>The top card fits a meld and brings the pile ({pile}).</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>A carta de cima serve em um jogo e traz o lixo ({pile}).</translation>
    </message>
    <message>
        <source>The last card then ends the round.</source>
        <translation>A última carta então encerra a rodada.</translation>
    </message>
    <message>
        <source>It is the least useful card.</source>
        <translation>É a carta que menos serve.</translation>
    </message>
    <message>
        <source>It fits a meld, but the turn needs a discard.</source>
        <translation>Serve em um jogo, mas a vez precisa de um descarte.</translation>
    </message>
    <message>
        <source>{name} overlooked that it fits a meld.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} não viu que ela serve em um jogo.</translation>
    </message>
    <message>
        <source>In the hand it would cost {points} points.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Na mão ela custaria {points} pontos.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Arrisca o lixo ({pile}), mas só dá para pegar com um par natural.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but a side must open with {need} points to take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards
{need}: points in figures that are needed: 90</extracomment><translation>Arrisca o lixo ({pile}), mas para pegá-lo um lado precisa abrir com {need} pontos.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but saves {three} for later.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards
{three}: a three that blocks the pile, as a sign: 3♠</extracomment><translation>Arrisca o lixo ({pile}), mas guarda {three} para depois.</translation>
    </message>
    <message>
        <source>It risks the pile ({pile}), but leaves a better hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Arrisca o lixo ({pile}), mas deixa uma mão melhor.</translation>
    </message>
    <message>
        <source>It gives up the pile ({pile}), but no other discard is better.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Entrega o lixo ({pile}), mas nenhum outro descarte é melhor.</translation>
    </message>
    <message>
        <source>It gives up the pile ({pile}), but leaves a better hand.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Entrega o lixo ({pile}), mas deixa uma mão melhor.</translation>
    </message>
    <message>
        <source>No other discard is better.</source>
        <translation>Nenhum outro descarte é melhor.</translation>
    </message>
    <message>
        <source>The pile ({pile}) stays frozen: only a natural pair can take it.</source>
        <extracomment>{pile}: the number of cards in the pile: 4 cards</extracomment><translation>O lixo ({pile}) continua congelado: só dá para pegar com um par natural.</translation>
    </message>
    <message>
        <source>{name} has no {ranks} to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} não tem {ranks} para pegar o lixo.</translation>
    </message>
    <message>
        <source>You have no {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Você não tem {ranks} para pegar o lixo.</translation>
    </message>
    <message>
        <source>{name} needs two {ranks} to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} precisa de um par de {ranks} para pegar o lixo.</translation>
    </message>
    <message>
        <source>You need two {ranks} to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Você precisa de um par de {ranks} para pegar o lixo.</translation>
    </message>
    <message>
        <source>{name} needs two {ranks}, or a wild card, to take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} precisa de um par de {ranks}, ou de um curinga, para pegar o lixo.</translation>
    </message>
    <message>
        <source>You need two {ranks}, or a wild card, to take the pile.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Você precisa de um par de {ranks}, ou de um curinga, para pegar o lixo.</translation>
    </message>
    <message>
        <source>{name} cannot make the {need} points needed to open.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{need}: points in figures that are needed: 90</extracomment><translation>{name} não chega aos {need} pontos que faltam para abrir.</translation>
    </message>
    <message>
        <source>You cannot make the {need} points needed to open.</source>
        <extracomment>{need}: points in figures that are needed: 90</extracomment><translation>Você não chega aos {need} pontos que faltam para abrir.</translation>
    </message>
    <message>
        <source>{next} cannot take the pile.</source>
        <extracomment>{next}: the next player's name, the subject: Clara</extracomment><translation>{next} não pode pegar o lixo.</translation>
    </message>
    <message>
        <source>You cannot take the pile.</source>
        <translation>Você não pode pegar o lixo.</translation>
    </message>
    <message>
        <source>{next} holds {counted}, but is unlikely to take the pile ({pile}).</source>
        <extracomment>{next}: the next player's name, the subject: Clara
{counted}: cards by their number, the object: two kings and a two
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>{next} tem {counted}, mas é difícil pegar o lixo ({pile}).</translation>
    </message>
    <message>
        <source>You hold {counted}, but are unlikely to take the pile ({pile}).</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{pile}: the number of cards in the pile: 4 cards</extracomment><translation>Você tem {counted}, mas é difícil pegar o lixo ({pile}).</translation>
    </message>
    <message>
        <source>No discard is needed.</source>
        <translation>Não precisa descartar.</translation>
    </message>
    <message>
        <source>The whole hand scores at once.</source>
        <translation>A mão inteira vale pontos de uma vez.</translation>
    </message>
    <message>
        <source>Nobody knows which packet is better.</source>
        <translation>Ninguém sabe qual pacote é melhor.</translation>
    </message>
    <message>
        <source>Where to cut is pure luck.</source>
        <translation>Onde cortar é pura sorte.</translation>
    </message>
    <message>
        <source>You must open before you can take the pile.</source>
        <translation>Você precisa abrir antes de pegar o lixo.</translation>
    </message>
    <message>
        <source>melds on the table</source>
        <translation>jogos na mesa</translation>
    </message>
    <message>
        <source>penalties for unfinished melds</source>
        <translation>penalidades por jogos incompletos</translation>
    </message>
    <message>
        <source>canastas</source>
        <translation>canastras</translation>
    </message>
    <message>
        <source>the initial meld</source>
        <translation>a abertura</translation>
    </message>
    <message>
        <source>going out</source>
        <translation>bater</translation>
    </message>
    <message>
        <source>feet not yet picked up</source>
        <translation>mortos ainda não pegos</translation>
    </message>
    <message>
        <source>cards left in hand</source>
        <translation>cartas na mão</translation>
    </message>
    <message>
        <source>wild cards in hand</source>
        <translation>curingas na mão</translation>
    </message>
    <message>
        <source>black threes in hand</source>
        <translation>três pretos na mão</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>três vermelhos</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>o lixo</translation>
    </message>
    <message>
        <source>being on turn</source>
        <translation>ter a vez</translation>
    </message>
    <message>
        <source>an early finish</source>
        <translation>um fim antecipado</translation>
    </message>
    <message>
        <source>everything else</source>
        <translation>todo o resto</translation>
    </message>
    <message>
        <source>It leads to more points from melds.</source>
        <translation>Leva a mais pontos em jogos.</translation>
    </message>
    <message>
        <source>It leads to fewer points from melds.</source>
        <translation>Leva a menos pontos em jogos.</translation>
    </message>
    <message>
        <source>It lowers the risk of a penalty for an unfinished meld.</source>
        <translation>Reduz o risco de uma penalidade por jogo incompleto.</translation>
    </message>
    <message>
        <source>It raises the risk of a penalty for an unfinished meld.</source>
        <translation>Aumenta o risco de uma penalidade por jogo incompleto.</translation>
    </message>
    <message>
        <source>It brings a canasta closer.</source>
        <translation>Aproxima uma canastra.</translation>
    </message>
    <message>
        <source>It makes a canasta less likely.</source>
        <translation>Torna uma canastra menos provável.</translation>
    </message>
    <message>
        <source>It brings the initial meld closer.</source>
        <translation>Aproxima a abertura.</translation>
    </message>
    <message>
        <source>It makes it harder to open.</source>
        <translation>Torna a abertura mais difícil.</translation>
    </message>
    <message>
        <source>It brings going out closer.</source>
        <translation>Aproxima a batida.</translation>
    </message>
    <message>
        <source>It makes going out harder.</source>
        <translation>Torna a batida mais difícil.</translation>
    </message>
    <message>
        <source>It brings the foot closer.</source>
        <translation>Aproxima o morto.</translation>
    </message>
    <message>
        <source>It takes longer to reach the foot.</source>
        <translation>Demora mais para chegar ao morto.</translation>
    </message>
    <message>
        <source>It leaves a better hand.</source>
        <translation>Deixa uma mão melhor.</translation>
    </message>
    <message>
        <source>It leaves a worse hand.</source>
        <translation>Deixa uma mão pior.</translation>
    </message>
    <message>
        <source>It keeps wild cards in the hand.</source>
        <translation>Guarda curingas na mão.</translation>
    </message>
    <message>
        <source>It leaves fewer wild cards in the hand.</source>
        <translation>Deixa menos curingas na mão.</translation>
    </message>
    <message>
        <source>It keeps black threes in the hand.</source>
        <translation>Guarda três pretos na mão.</translation>
    </message>
    <message>
        <source>It leaves fewer black threes in the hand.</source>
        <translation>Deixa menos três pretos na mão.</translation>
    </message>
    <message>
        <source>It brings more from red threes.</source>
        <translation>Ganha mais com os três vermelhos.</translation>
    </message>
    <message>
        <source>It brings less from red threes.</source>
        <translation>Ganha menos com os três vermelhos.</translation>
    </message>
    <message>
        <source>It gives better chances of taking the pile.</source>
        <translation>Dá mais chances de pegar o lixo.</translation>
    </message>
    <message>
        <source>It gives worse chances of taking the pile.</source>
        <translation>Dá menos chances de pegar o lixo.</translation>
    </message>
    <message>
        <source>{name} discarded {counted}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} descartou {counted}.</translation>
    </message>
    <message>
        <source>You discarded {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Você descartou {counted}.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen all but %n of the {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>De {ranks} só falta você ver %n.</numerusform>
            <numerusform>De {ranks} só falta você ver %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen all the other {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>De {ranks} você já viu todo o resto.</translation>
    </message>
    <message numerus="yes">
        <source>All but %n of the {ranks} have been seen.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>De {ranks} só falta aparecer %n.</numerusform>
            <numerusform>De {ranks} só faltam aparecer %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the other {ranks} have been seen.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>De {ranks} já apareceu todo o resto.</translation>
    </message>
    <message>
        <source>You could add {card} to your {ranks}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Você poderia encaixar {card} {ranks} do seu lado.</translation>
    </message>
    <message>
        <source>{name} could add {card} to the {ranks}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{name} poderia encaixar {card} {ranks} da mesa.</translation>
    </message>
    <message>
        <source>Your opponents could add {card} to their {ranks}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Os adversários poderiam encaixar {card} {ranks} deles.</translation>
    </message>
    <message>
        <source>{names} could add {card} to their {ranks}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{names} poderiam encaixar {card} {ranks} deles.</translation>
    </message>
    <message>
        <source>More of its cards fit melds on the table.</source>
        <translation>Mais das cartas dele servem em jogos na mesa.</translation>
    </message>
    <message>
        <source>It also brings a wild card.</source>
        <translation>Traz também um curinga.</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro</translation>
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
        <translation>sete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>black three</source>
        <translation>três preto</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>três vermelho</translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um quatro</numerusform>
            <numerusform>{number_word} quatros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um cinco</numerusform>
            <numerusform>{number_word} cincos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um seis</numerusform>
            <numerusform>{number_word} seis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um sete</numerusform>
            <numerusform>{number_word} setes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um oito</numerusform>
            <numerusform>{number_word} oitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um nove</numerusform>
            <numerusform>{number_word} noves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um dez</numerusform>
            <numerusform>{number_word} dez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um valete</numerusform>
            <numerusform>{number_word} valetes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>uma dama</numerusform>
            <numerusform>{number_word} damas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um rei</numerusform>
            <numerusform>{number_word} reis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um ás</numerusform>
            <numerusform>{number_word} ases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um dois</numerusform>
            <numerusform>{number_word} dois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um joker</numerusform>
            <numerusform>{number_word} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um três preto</numerusform>
            <numerusform>{number_word} três pretos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um três vermelho</numerusform>
            <numerusform>{number_word} três vermelhos</numerusform>
        </translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>setes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>oitos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>noves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valetes</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reis</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>três pretos</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de paus</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de ouros</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de copas</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>{rank} de espadas</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <translation>uma</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <translation>11</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <translation>12</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta fechada</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>joker preto</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>joker vermelho</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>{card}</translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s) in hand</source>
        <translation>
            <numerusform>%n curinga na mão</numerusform>
            <numerusform>%n curingas na mão</numerusform>
        </translation>
    </message>
    <message>
        <source>{counted} in hand</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted} na mão</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>canastra suja</translation>
    </message>
    <message>
        <source>red canasta</source>
        <translation>canastra vermelha</translation>
    </message>
    <message>
        <source>black canasta</source>
        <translation>canastra preta</translation>
    </message>
    <message>
        <source>sequence canasta</source>
        <translation>canastra de sequência</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>canastra de curingas</translation>
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
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>uma canastra</translation>
    </message>
    <message>
        <source>a natural canasta</source>
        <translation>uma canastra limpa</translation>
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
{high}: the highest card of a sequence: 9♥</extracomment><translation>sequência de {low} a {high}</translation>
    </message>
    <message>
        <source>**The round is over.**</source>
        <translation>**A rodada acabou.**</translation>
    </message>
    <message>
        <source>**The round is over:** the stock is empty and nobody went out.</source>
        <translation>**Fim da rodada:** o monte acabou e ninguém bateu.</translation>
    </message>
    <message>
        <source>**The round is over:** the last card of the stock was a red three.</source>
        <translation>**Fim da rodada:** a última carta do monte era um três vermelho.</translation>
    </message>
    <message>
        <source>**The round is over:** a player melded a special hand.</source>
        <translation>**Fim da rodada:** um jogador baixou uma mão especial.</translation>
    </message>
    <message>
        <source>**The round is over:** a side has enough canastas to win the game.</source>
        <translation>**Fim da rodada:** um lado tem canastras suficientes para ganhar a partida.</translation>
    </message>
    <message numerus="yes">
        <source>**The pile becomes the new stock** (%n card(s)).</source>
        <translation>
            <numerusform>**O lixo vira o novo monte** (%n carta).</numerusform>
            <numerusform>**O lixo vira o novo monte** (%n cartas).</numerusform>
        </translation>
    </message>
    <message>
        <source>Upcard: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Primeira carta: {cards}.</translation>
    </message>
    <message>
        <source>**{name}** drew {card}, the highest card, and deals.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>**{name}** tirou {card}, a carta mais alta, e dá as cartas.</translation>
    </message>
    <message>
        <source>**You** drew {card}, the highest card, and deal first.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>**Você** tirou {card}, a carta mais alta, e dá as cartas primeiro.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} dealt; you begin.</source>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton</extracomment><translation>**Rodada {number}:** {dealer} deu as cartas; você começa.</translation>
    </message>
    <message>
        <source>**Round {number}:** you dealt; {first} begins.</source>
        <extracomment>{number}: a number in figures: 3
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Rodada {number}:** você deu as cartas; {first} começa.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} dealt; {first} begins.</source>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Rodada {number}:** {dealer} deu as cartas; {first} começa.</translation>
    </message>
    <message>
        <source>Points: {scores}.</source>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Pontos: {scores}.</translation>
    </message>
    <message>
        <source>You and {partner} score {points}, {names} {number}.</source>
        <extracomment>{partner}: the partner's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Pontos: você e {partner} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>You score {points}, {names} {number}.</source>
        <extracomment>{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Pontos: você {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{name} and {partner} score {points}, {names} {number}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{partner}: the partner's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Pontos: {name} e {partner} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{name} scores {points}, {names} {number}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{points}: points in figures: 1,985
{names}: players' names, joined: Clara and Tomás
{number}: a number in figures: 3</extracomment><translation>Pontos: {name} {points}, {names} {number}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <extracomment>{side}: a side by its players, in a list: you and Anton
{points}: points in figures: 1,985</extracomment><translation>{side} {points}</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Você ganha</translation>
    </message>
    <message numerus="yes">
        <source>**You win the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**Você ganha a partida** por %n ponto: {best} a {rest}.</numerusform>
            <numerusform>**Você ganha a partida** por %n pontos: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} win</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>{names} ganham</translation>
    </message>
    <message numerus="yes">
        <source>**Your side wins the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**O seu lado ganha a partida** por %n ponto: {best} a {rest}.</numerusform>
            <numerusform>**O seu lado ganha a partida** por %n pontos: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins this one</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} leva esta</translation>
    </message>
    <message numerus="yes">
        <source>**{name} wins the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**{name} ganha a partida** por %n ponto: {best} a {rest}.</numerusform>
            <numerusform>**{name} ganha a partida** por %n pontos: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} win this one</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>{names} levam esta</translation>
    </message>
    <message numerus="yes">
        <source>**{names} win the game** by %n point(s): {best} to {rest}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{best}: points in figures of the winner: 5,340
{rest}: points in figures of the others, joined: 4,205 and 3,100</extracomment><translation>
            <numerusform>**{names} ganham a partida** por %n ponto: {best} a {rest}.</numerusform>
            <numerusform>**{names} ganham a partida** por %n pontos: {best} a {rest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared win: {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Vitória dividida: {names}</translation>
    </message>
    <message numerus="yes">
        <source>**Shared win** at %n point(s): {names}.</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>
            <numerusform>**Vitória dividida** com %n ponto: {names}.</numerusform>
            <numerusform>**Vitória dividida** com %n pontos: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is a tie</source>
        <translation>A partida terminou empatada</translation>
    </message>
    <message numerus="yes">
        <source>**The game is a tie** at %n point(s).</source>
        <translation>
            <numerusform>**A partida terminou empatada** com %n ponto.</numerusform>
            <numerusform>**A partida terminou empatada** com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>**{result}:** {scores}.</source>
        <extracomment>{result}: how a game ended: Won
{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>**{result}:** {scores}.</translation>
    </message>
    <message>
        <source>**You** {deeds}</source>
        <extracomment>{deeds}: what a player did, joined: melded kings and discarded 4♦</extracomment><translation>**Você** {deeds}</translation>
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
            <numerusform>comprou uma carta</numerusform>
            <numerusform>comprou {number_word} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>after you</comment>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>descartou {card}</translation>
    </message>
    <message>
        <source>**froze the pile**</source>
        <comment>after you</comment>
        <translation>**congelou o lixo**</translation>
    </message>
    <message>
        <source>**The pile is frozen.**</source>
        <translation>**O lixo está congelado.**</translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>pegou o lixo (%n carta) com {cards}</numerusform>
            <numerusform>pegou o lixo (%n cartas) com {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after you</comment>
        <translation>
            <numerusform>pegou o lixo (%n carta)</numerusform>
            <numerusform>pegou o lixo (%n cartas)</numerusform>
        </translation>
    </message>
    <message>
        <source>melded {melds}</source>
        <comment>after you</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>baixou {melds}</translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after you</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>
            <numerusform>**abriu com %n ponto** ({melds})</numerusform>
            <numerusform>**abriu com %n pontos** ({melds})</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>encaixou {cards}</translation>
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
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>{cards} em uma sequência</translation>
    </message>
    <message>
        <source>completed {canastas}</source>
        <comment>after you</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>completou {canastas}</translation>
    </message>
    <message>
        <source>a **natural canasta**</source>
        <comment>object</comment>
        <translation>uma **canastra limpa**</translation>
    </message>
    <message>
        <source>a **mixed canasta**</source>
        <comment>object</comment>
        <translation>uma **canastra suja**</translation>
    </message>
    <message>
        <source>a **red canasta**</source>
        <comment>object</comment>
        <translation>uma **canastra vermelha**</translation>
    </message>
    <message>
        <source>a **black canasta**</source>
        <comment>object</comment>
        <translation>uma **canastra preta**</translation>
    </message>
    <message>
        <source>a **sequence canasta**</source>
        <comment>object</comment>
        <translation>uma **canastra de sequência**</translation>
    </message>
    <message>
        <source>a **wild canasta**</source>
        <comment>object</comment>
        <translation>uma **canastra de curingas**</translation>
    </message>
    <message>
        <source>{canastas} of {ranks}</source>
        <comment>object</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{canastas} de {ranks}</translation>
    </message>
    <message>
        <source>**The canasta now has a wild card.**</source>
        <translation>**A canastra agora tem um curinga.**</translation>
    </message>
    <message>
        <source>combined two melds of {ranks}</source>
        <comment>after you</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>uniu dois jogos de {ranks}</translation>
    </message>
    <message>
        <source>combined two melds</source>
        <comment>after you</comment>
        <translation>uniu dois jogos</translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>pôs na mesa {cards}</translation>
    </message>
    <message>
        <source>set {cards} aside</source>
        <comment>after you</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>separou {cards}</translation>
    </message>
    <message>
        <source>asked {asked}: “May I go out?”</source>
        <comment>after you</comment>
        <extracomment>{asked}: the name of the player who was asked, the object: Anton</extracomment><translation>perguntou a {asked}: “Posso bater?”</translation>
    </message>
    <message>
        <source>asked you: “May I go out?”</source>
        <comment>after a name</comment>
        <translation>perguntou a você: “Posso bater?”</translation>
    </message>
    <message>
        <source>said yes</source>
        <comment>after you</comment>
        <translation>disse que sim</translation>
    </message>
    <message>
        <source>said no</source>
        <comment>after you</comment>
        <translation>disse que não</translation>
    </message>
    <message>
        <source>picked up your foot</source>
        <comment>after you</comment>
        <translation>pegou o morto</translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after you</comment>
        <translation>
            <numerusform>cortou %n carta</numerusform>
            <numerusform>cortou %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after you</comment>
        <translation>
            <numerusform>cortou %n carta e **ganhou o bônus**</numerusform>
            <numerusform>cortou %n cartas e **ganhou o bônus**</numerusform>
        </translation>
    </message>
    <message>
        <source>kept packet {number} as your foot</source>
        <comment>after you</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>guardou o pacote {number} como morto</translation>
    </message>
    <message>
        <source>ended your turn without a discard</source>
        <comment>after you</comment>
        <translation>terminou a vez sem descarte</translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after you</comment>
        <translation>
            <numerusform>pegou %n carta da asa</numerusform>
            <numerusform>pegou %n cartas da asa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after you</comment>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>
            <numerusform>**baixou {hand}** por %n ponto</numerusform>
            <numerusform>**baixou {hand}** por %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>object</comment>
        <translation>uma sequência completa</translation>
    </message>
    <message>
        <source>seven pairs</source>
        <comment>object</comment>
        <translation>sete pares</translation>
    </message>
    <message>
        <source>a garbage hand</source>
        <comment>object</comment>
        <translation>uma mão de lixo</translation>
    </message>
    <message>
        <source>**went out**</source>
        <comment>after you</comment>
        <translation>**bateu**</translation>
    </message>
    <message>
        <source>**went out concealed**</source>
        <comment>after you</comment>
        <translation>**fez uma batida oculta**</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>after to</comment>
        <translation>nos curingas</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>{low} a {high}</translation>
    </message>
    <message>
        <source>picked up the foot</source>
        <comment>after a name</comment>
        <translation>pegou o morto</translation>
    </message>
    <message>
        <source>kept packet {number} as the foot</source>
        <comment>after a name</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>guardou o pacote {number} como morto</translation>
    </message>
    <message>
        <source>ended the turn without a discard</source>
        <comment>after a name</comment>
        <translation>terminou a vez sem descarte</translation>
    </message>
    <message>
        <source>Taps the table twice when she likes her hand. Always denies it.</source>
        <translation>Bate duas vezes na mesa quando gosta da mão. Sempre nega.</translation>
    </message>
    <message>
        <source>Forty years of Thursday games. Shuffles until somebody sighs.</source>
        <translation>Quarenta anos de canastra às quintas. Embaralha até alguém suspirar.</translation>
    </message>
    <message>
        <source>Holds his cards like a guitar. Sings when the pile grows.</source>
        <translation>Segura as cartas como um violão. Canta quando o lixo cresce.</translation>
    </message>
    <message>
        <source>Laughs before she melds, so everybody knows.</source>
        <translation>Ri antes de baixar, e assim todos ficam sabendo.</translation>
    </message>
    <message>
        <source>Has kept every score sheet since 1974. Brings the biscuits.</source>
        <translation>Guarda todas as folhas de pontos desde 1974. Traz os biscoitos.</translation>
    </message>
    <message>
        <source>Learned last week and already explains the rules to others.</source>
        <translation>Aprendeu na semana passada e já explica as regras aos outros.</translation>
    </message>
    <message>
        <source>Says little, pours the tea, misses nothing.</source>
        <translation>Fala pouco, serve o chá, não deixa passar nada.</translation>
    </message>
    <message>
        <source>Opens late, with few wild cards.</source>
        <translation>Abre tarde, com poucos curingas.</translation>
    </message>
    <message>
        <source>Melds hastily and goes out without asking.</source>
        <translation>Baixa com pressa e bate sem perguntar.</translation>
    </message>
    <message>
        <source>Keeps many cards in hand and melds late.</source>
        <translation>Guarda muitas cartas na mão e baixa tarde.</translation>
    </message>
    <message>
        <source>Takes every pile, however small.</source>
        <translation>Pega todo lixo, por menor que seja.</translation>
    </message>
    <message>
        <source>Leaves small piles and waits for a big one.</source>
        <translation>Deixa os lixos pequenos e espera um grande.</translation>
    </message>
    <message>
        <source>Discards what opponents can use the least.</source>
        <translation>Descarta o que menos serve aos adversários.</translation>
    </message>
    <message>
        <source>Freezes the pile when behind in melds.</source>
        <translation>Congela o lixo quando está perdendo na mesa.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eles</translation>
    </message>
    <message>
        <source>{title}:</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player</extracomment><translation>{title}:</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>term</comment>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Players who score together are a side: partners, or one player alone.</source>
        <translation>Um lado são os que pontuam juntos: os parceiros, ou um jogador sozinho.</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>term</comment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank that are together on the table.</source>
        <translation>Um jogo são três ou mais cartas do mesmo valor, baixadas juntas na mesa.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <comment>term</comment>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>A sequence is a meld of cards of one suit, in order.</source>
        <translation>Uma sequência é um jogo de cartas seguidas do mesmo naipe.</translation>
    </message>
    <message>
        <source>Canasta</source>
        <comment>term</comment>
        <translation>Canastra</translation>
    </message>
    <message>
        <source>A canasta is a meld of seven or more cards. It earns a bonus.</source>
        <translation>Uma canastra é um jogo de sete ou mais cartas. Ela dá um bônus.</translation>
    </message>
    <message>
        <source>Natural card</source>
        <comment>term</comment>
        <translation>Carta natural</translation>
    </message>
    <message>
        <source>Natural cards are all cards from four to ace.</source>
        <translation>As cartas naturais são todas as cartas do quatro ao ás.</translation>
    </message>
    <message>
        <source>Wild card</source>
        <comment>term</comment>
        <translation>Curinga</translation>
    </message>
    <message>
        <source>Wild cards are jokers and twos. They replace other cards in a meld.</source>
        <translation>Os curingas são o joker e o dois. Substituem outras cartas em um jogo.</translation>
    </message>
    <message>
        <source>Red three</source>
        <comment>term</comment>
        <translation>Três vermelho</translation>
    </message>
    <message>
        <source>Red threes are the threes of hearts and diamonds.</source>
        <translation>Os três vermelhos são os de copas e de ouros.</translation>
    </message>
    <message>
        <source>Black three</source>
        <comment>term</comment>
        <translation>Três preto</translation>
    </message>
    <message>
        <source>Black threes are the threes of clubs and spades.</source>
        <translation>Os três pretos são os de paus e de espadas.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>term</comment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>A side opens when it melds for the first time in a round: its initial meld.</source>
        <translation>Um lado abre quando baixa pela primeira vez em uma rodada: é a sua abertura.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>term</comment>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>The minimum is how many points an initial meld must have.</source>
        <translation>O mínimo são os pontos que uma abertura precisa ter.</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>term</comment>
        <translation>Monte</translation>
    </message>
    <message>
        <source>The stock is the face-down stack you draw from.</source>
        <translation>O monte são as cartas fechadas de que você compra.</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>term</comment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>A discard is the card you put on the pile to end your turn.</source>
        <translation>O descarte é a carta que você põe no lixo para terminar a sua vez.</translation>
    </message>
    <message>
        <source>Pile</source>
        <comment>term</comment>
        <translation>Lixo</translation>
    </message>
    <message>
        <source>The pile is the discards, face up, one on top of the other.</source>
        <translation>O lixo são os descartes, abertos, um sobre o outro.</translation>
    </message>
    <message>
        <source>Frozen</source>
        <comment>term</comment>
        <translation>Congelado</translation>
    </message>
    <message>
        <source>A frozen pile is taken only with a natural pair: two natural cards of its top card’s rank from the hand.</source>
        <translation>Um lixo congelado só se pega com um par natural: duas cartas naturais da mão, do valor da carta de cima.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>term</comment>
        <translation>Trancado</translation>
    </message>
    <message>
        <source>A blocked pile is one that nobody can take because of the top card.</source>
        <translation>Um lixo trancado não pode ser pego por ninguém, por causa da carta de cima.</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>term</comment>
        <translation>Morto</translation>
    </message>
    <message>
        <source>The foot is a second packet. You pick it up when your hand is empty.</source>
        <translation>O morto é um segundo pacote. Você o pega quando a mão acaba.</translation>
    </message>
    <message>
        <source>Closed rank</source>
        <comment>term</comment>
        <translation>Valor fechado</translation>
    </message>
    <message>
        <source>A canasta closes its rank: nobody can begin a new meld of it.</source>
        <translation>Uma canastra fecha o seu valor: ninguém pode começar outro jogo dele.</translation>
    </message>
    <message>
        <source>Go out</source>
        <comment>term</comment>
        <translation>Bater</translation>
    </message>
    <message>
        <source>To go out is to play your last card, which ends the round.</source>
        <translation>Bater é jogar a última carta; com isso a rodada termina.</translation>
    </message>
    <message>
        <source>A sequence is a meld too.</source>
        <translation>Uma sequência também é um jogo.</translation>
    </message>
    <message>
        <source>Nobody takes the discard pile in this game.</source>
        <translation>Nesta variante ninguém pega o lixo.</translation>
    </message>
    <message>
        <source>A natural canasta has no wild cards:</source>
        <translation>Uma canastra limpa não tem curingas:</translation>
    </message>
    <message>
        <source>A red canasta has no wild cards:</source>
        <translation>Uma canastra vermelha não tem curingas:</translation>
    </message>
    <message>
        <source>A mixed canasta has wild cards:</source>
        <translation>Uma canastra suja tem curingas:</translation>
    </message>
    <message>
        <source>A black canasta has wild cards:</source>
        <translation>Uma canastra preta tem curingas:</translation>
    </message>
    <message>
        <source>Melds of these ranks take no wild cards: {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Jogos destes valores não aceitam curingas: {ranks}.</translation>
    </message>
    <message>
        <source>Melds of these ranks take no wild cards, unless you open with some: {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Jogos destes valores não aceitam curingas, a não ser que você abra com algum: {ranks}.</translation>
    </message>
    <message>
        <source>Score points with melds, above all with canastas. Play your last card to go out: that ends the round.</source>
        <translation>Faça pontos com jogos, sobretudo com canastras. Jogue a última carta para bater: isso encerra a rodada.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after a round in which a side reaches %n point(s). The highest score wins.</source>
        <translation>
            <numerusform>A partida acaba depois da rodada em que um lado chega a %n ponto. Ganha quem tiver mais pontos.</numerusform>
            <numerusform>A partida acaba depois da rodada em que um lado chega a %n pontos. Ganha quem tiver mais pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n round(s). The highest score wins.</source>
        <translation>
            <numerusform>A partida dura %n rodada. Ganha quem tiver mais pontos.</numerusform>
            <numerusform>A partida dura %n rodadas. Ganha quem tiver mais pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn has three steps:</source>
        <translation>A sua vez tem três passos:</translation>
    </message>
    <message>
        <source>Meld, or add cards to melds of your side, if you like.</source>
        <translation>Se quiser, baixe jogos ou junte cartas aos do seu lado.</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>Descarte uma carta.</translation>
    </message>
    <message>
        <source>If the stock has fewer cards, draw what is left.</source>
        <translation>Se o monte tiver menos cartas, compre as que restam.</translation>
    </message>
    <message>
        <source>The round also ends when the stock is empty.</source>
        <translation>A rodada também termina quando o monte acaba.</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the pile.</source>
        <translation>Compre do monte ou pegue o lixo.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Compre do monte.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock, or take the pile.</source>
        <translation>
            <numerusform>Compre %n carta do monte ou pegue o lixo.</numerusform>
            <numerusform>Compre %n cartas do monte ou pegue o lixo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) from the stock.</source>
        <translation>
            <numerusform>Compre %n carta do monte.</numerusform>
            <numerusform>Compre %n cartas do monte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from 4 to ace are natural. Jokers and twos are wild: they stand for natural cards.</source>
        <translation>As cartas do 4 ao ás são naturais. O joker e o dois são curingas: substituem cartas naturais.</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %n card(s) of one rank, {number} or more of them natural.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>
            <numerusform>Um jogo tem pelo menos %n carta do mesmo valor, sendo {number} ou mais naturais.</numerusform>
            <numerusform>Um jogo tem pelo menos %n cartas do mesmo valor, sendo {number} ou mais naturais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld can hold at most %n wild card(s).</source>
        <translation>
            <numerusform>Um jogo pode ter no máximo %n curinga.</numerusform>
            <numerusform>Um jogo pode ter no máximo %n curingas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A canasta is a meld of seven cards. No card can be added to it.</source>
        <translation>Uma canastra é um jogo de sete cartas. Não se pode juntar mais nenhuma.</translation>
    </message>
    <message>
        <source>A canasta is a meld of seven or more cards.</source>
        <translation>Uma canastra é um jogo de sete ou mais cartas.</translation>
    </message>
    <message numerus="yes">
        <source>A canasta needs at least %n natural card(s).</source>
        <translation>
            <numerusform>Uma canastra precisa de pelo menos %n carta natural.</numerusform>
            <numerusform>Uma canastra precisa de pelo menos %n cartas naturais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven cards in sequence are a sequence canasta. No card can be added to it:</source>
        <translation>Sete cartas em sequência formam uma canastra de sequência. Não se pode juntar mais nenhuma:</translation>
    </message>
    <message>
        <source>Seven cards in sequence are a sequence canasta:</source>
        <translation>Sete cartas em sequência formam uma canastra de sequência:</translation>
    </message>
    <message>
        <source>Seven wild cards are a wild canasta:</source>
        <translation>Sete curingas formam uma canastra de curingas:</translation>
    </message>
    <message>
        <source>Your side opens with its initial meld. Its minimum depends on the round:</source>
        <translation>O seu lado começa com a abertura. O mínimo depende da rodada:</translation>
    </message>
    <message>
        <source>Your side opens with its initial meld. Its minimum depends on your side’s score:</source>
        <translation>O seu lado começa com a abertura. O mínimo depende dos pontos do seu lado:</translation>
    </message>
    <message>
        <source>Only the points of the cards count. Several melds count together.</source>
        <translation>Só contam os pontos das cartas. Vários jogos se somam.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n natural card(s) must come from your hand.</source>
        <translation>
            <numerusform>Pelo menos %n carta natural tem que sair da sua mão.</numerusform>
            <numerusform>Pelo menos %n cartas naturais têm que sair da sua mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them, if each plays alone:</source>
        <translation>Entre elas, se cada um joga por si:</translation>
    </message>
    <message>
        <source>Among them, if pairs play:</source>
        <translation>Entre elas, se jogam duplas:</translation>
    </message>
    <message>
        <source>Among them, if teams of three play:</source>
        <translation>Entre elas, se jogam trios:</translation>
    </message>
    <message>
        <source>To take it, meld its top card with two natural cards of the rank from your hand:</source>
        <translation>Para pegá-lo, baixe a carta de cima com duas cartas naturais do mesmo valor da mão:</translation>
    </message>
    <message>
        <source>To take it, use its top card at once:</source>
        <translation>Para pegá-lo, use na hora a carta de cima:</translation>
    </message>
    <message>
        <source>You can take a frozen pile only with a natural pair from your hand, here with a king on top:</source>
        <translation>Um lixo congelado só se pega com um par natural da mão; aqui, com um rei em cima:</translation>
    </message>
    <message>
        <source>You cannot take the pile for a meld of {number} or more cards.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Você não pode pegar o lixo para um jogo de {number} cartas ou mais.</translation>
    </message>
    <message>
        <source>If a wild card is on top, two like it from your hand take the pile.</source>
        <translation>Se um curinga está em cima, você pode pegar o lixo com dois iguais da mão.</translation>
    </message>
    <message>
        <source>The red threes of a side score together:</source>
        <translation>Os três vermelhos de um lado contam juntos:</translation>
    </message>
    <message>
        <source>The threes of each colour score together:</source>
        <translation>Os três de cada cor contam juntos:</translation>
    </message>
    <message>
        <source>Without a canasta, threes left in hand count as those laid out.</source>
        <translation>Sem canastra, os três na mão contam como os da mesa.</translation>
    </message>
    <message>
        <source>A discarded black three blocks the pile for the next player:</source>
        <translation>Um três preto descartado tranca o lixo para o próximo jogador:</translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canasta(s). You can complete the last one in the same turn.</source>
        <translation>
            <numerusform>Para bater, o seu lado precisa de %n canastra. Você pode completá-la na mesma jogada.</numerusform>
            <numerusform>Para bater, o seu lado precisa de %n canastras. Você pode completar a última na mesma jogada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then, keep at least one card after your discard.</source>
        <translation>Até lá, guarde pelo menos uma carta depois de descartar.</translation>
    </message>
    <message>
        <source>Until then, keep at least one card of the foot after your discard.</source>
        <translation>Até lá, guarde pelo menos uma carta do morto depois de descartar.</translation>
    </message>
    <message numerus="yes">
        <source>You can ask only (once/%n times) a round.</source>
        <translation>
            <numerusform>Você só pode perguntar uma vez por rodada.</numerusform>
            <numerusform>Você só pode perguntar %n vezes por rodada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side with %n canasta(s) in one round wins the game at once.</source>
        <translation>
            <numerusform>Um lado com %n canastra em uma rodada ganha a partida na hora.</numerusform>
            <numerusform>Um lado com %n canastras em uma rodada ganha a partida na hora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them:</source>
        <translation>Entre elas:</translation>
    </message>
    <message>
        <source>The cards are worth:</source>
        <translation>As cartas valem:</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Ace, two</source>
        <translation>Ás, dois</translation>
    </message>
    <message>
        <source>King to eight</source>
        <translation>Do rei ao oito</translation>
    </message>
    <message>
        <source>Seven to four</source>
        <translation>Do sete ao quatro</translation>
    </message>
    <message>
        <source>King to nine</source>
        <translation>Do rei ao nove</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Oito</translation>
    </message>
    <message>
        <source>The player after the dealer starts. After each round the deal passes to that player.</source>
        <translation>Começa o jogador seguinte a quem deu as cartas. Depois de cada rodada, é ele quem dá.</translation>
    </message>
    <message>
        <source>An upcard starts the pile. The first player can already take it.</source>
        <translation>Uma carta virada começa o lixo. O primeiro jogador já pode pegá-lo.</translation>
    </message>
    <message>
        <source>The pile starts with {number} cards: the upcard and face-down cards under it.</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>O lixo começa com {number} cartas: a virada e outras fechadas embaixo.</translation>
    </message>
    <message>
        <source>Points for an exact cut</source>
        <translation>Pontos por corte exato</translation>
    </message>
    <message>
        <source>Each player gets a packet of {number} cards and one of {count}. One of them becomes the hand, the other the foot. You pick up your foot when your hand is empty.</source>
        <extracomment>{number}: a number in figures: 3
{count}: a number in figures: 3</extracomment><translation>Cada jogador recebe um pacote de {number} cartas e outro de {count}. Um deles passa a ser a mão e o outro, o morto. Você pega o seu morto quando a mão acaba.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Cada jogador recebe %n carta.</numerusform>
            <numerusform>Cada jogador recebe %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player also gets a foot of %n card(s). You pick it up when your hand is empty.</source>
        <translation>
            <numerusform>Cada jogador recebe também um morto de %n carta. Ele é pego quando a mão acaba.</numerusform>
            <numerusform>Cada jogador recebe também um morto de %n cartas. Ele é pego quando a mão acaba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play, each alone: a side is one player.</source>
        <translation>
            <numerusform>Joga %n jogador, cada um por si: um lado é um jogador.</numerusform>
            <numerusform>Jogam %n jogadores, cada um por si: um lado é um jogador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in pairs. Partners sit opposite and score together.</source>
        <translation>
            <numerusform>Joga %n jogador em duplas. Os parceiros se sentam frente a frente e contam juntos.</numerusform>
            <numerusform>Jogam %n jogadores em duplas. Os parceiros se sentam frente a frente e contam juntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) play in teams of three.</source>
        <translation>
            <numerusform>Joga %n jogador em trios.</numerusform>
            <numerusform>Jogam %n jogadores em trios.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} players: {sides}</source>
        <extracomment>{number}: a number in figures: 3
{sides}: who plays together, after a colon: pairs or each alone</extracomment><translation>{number} jogadores: {sides}</translation>
    </message>
    <message>
        <source>Who plays together depends on the number of players:</source>
        <translation>Quem joga com quem depende do número de jogadores:</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) of 52 cards with {jokers} jokers (is/are) used: {number} cards.</source>
        <extracomment>{jokers}: a number of jokers in figures: 4
{number}: a number in figures: 3</extracomment><translation>
            <numerusform>Usa-se %n baralho de 52 cartas com {jokers} jokers: {number} cartas.</numerusform>
            <numerusform>Usam-se %n baralhos de 52 cartas com {jokers} jokers: {number} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Objetivo do jogo</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>A sua vez</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>Jogos e canastras</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>O lixo</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Contagem</translation>
    </message>
    <message>
        <source>Players and deal</source>
        <translation>Jogadores e cartas</translation>
    </message>
    <message>
        <source>{mark} marks what differs from Classic.</source>
        <extracomment>{mark}: the sign of a rule that differs from Classic: ◆</extracomment><translation>{mark} marca o que muda em relação à Clássica.</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>De onde vêm estas regras</translation>
    </message>
    <message>
        <source>Based on: {source}</source>
        <extracomment>{source}: the text that rules follow, after a colon: Rules of Classic Canasta</extracomment><translation>Baseado em: {source}</translation>
    </message>
    <message>
        <source>Our choice where the source is silent:</source>
        <translation>Onde a fonte não define, escolhemos assim:</translation>
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
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on: {game}</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>Baseado em: {game}</translation>
    </message>
    <message>
        <source>Default: {setting}</source>
        <extracomment>{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Padrão: {setting}</translation>
    </message>
    <message>
        <source>Classic: {setting}</source>
        <extracomment>{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Clássica: {setting}</translation>
    </message>
    <message>
        <source>No effect while “{title}” is set to “{setting}”.</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{setting}: how a rule is set, after a colon or in quotes: 11</extracomment><translation>Sem efeito enquanto “{title}” estiver em “{setting}”.</translation>
    </message>
    <message>
        <source>Each red three</source>
        <translation>Cada três vermelho</translation>
    </message>
    <message>
        <source>All red threes together</source>
        <translation>Todos os três vermelhos juntos</translation>
    </message>
    <message>
        <source>Seven twos</source>
        <translation>Sete dois</translation>
    </message>
    <message>
        <source>Four jokers and three twos</source>
        <translation>Quatro jokers e três dois</translation>
    </message>
    <message>
        <source>Any other wild canasta</source>
        <translation>Qualquer outra canastra de curingas</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>A partir da rodada</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>A partir da pontuação</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Com qualquer pontuação</translation>
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
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas</extracomment><translation>{kind}: não contam</translation>
    </message>
    <message>
        <source>{kind}: at least {number}</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas
{number}: a number in figures: 3</extracomment><translation>{kind}: pelo menos {number}</translation>
    </message>
    <message>
        <source>{ranks} ({number} or more): {points}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{number}: a number in figures: 3
{points}: points in figures: 1,985</extracomment><translation>{ranks} ({number} ou mais): {points}</translation>
    </message>
    <message>
        <source>{points} once a side, up to {number} cards</source>
        <extracomment>{points}: points in figures: 1,985
{number}: a number in figures: 3</extracomment><translation>{points} uma vez por lado, até {number} cartas</translation>
    </message>
    <message>
        <source>{points} for each, up to {number} cards</source>
        <extracomment>{points}: points in figures: 1,985
{number}: a number in figures: 3</extracomment><translation>{points} por cada uma, até {number} cartas</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Sem penalidade</translation>
    </message>
    <message>
        <source>Round {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>Rodada {edge}</translation>
    </message>
    <message>
        <source>From {edge}</source>
        <extracomment>{edge}: points or a round, in figures: 1,500</extracomment><translation>A partir de {edge}</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s): {points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>
            <numerusform>%n baralho: {points}</numerusform>
            <numerusform>%n baralhos: {points}</numerusform>
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
{others}: points of any other wild canasta: 2,000</extracomment><translation>Sete dois {sevens} · quatro jokers e três dois {fours} · outras {others}</translation>
    </message>
    <message>
        <source>wild cards, jokers</source>
        <comment>search</comment>
        <translation>curingas, coringas</translation>
    </message>
    <message>
        <source>second hand, hand and foot</source>
        <comment>search</comment>
        <translation>segunda mão, morto, mão e pé</translation>
    </message>
    <message>
        <source>talon, draw pile</source>
        <comment>search</comment>
        <translation>talão, monte, baralho</translation>
    </message>
    <message>
        <source>stock empty, talon, draw pile, no cards left</source>
        <comment>search</comment>
        <translation>monte vazio, talão, acabaram as cartas</translation>
    </message>
    <message>
        <source>jokers and twos in a meld</source>
        <comment>search</comment>
        <translation>curingas e dois em um jogo</translation>
    </message>
    <message>
        <source>count, opening meld, first meld, points to open</source>
        <comment>search</comment>
        <translation>abertura, primeira descida, pontos para abrir</translation>
    </message>
    <message>
        <source>piles, pick up the pile, pot</source>
        <comment>search</comment>
        <translation>lixo, pegar o lixo, bater o lixo</translation>
    </message>
    <message>
        <source>wild on pile, pick up the pile with a wild card</source>
        <comment>search</comment>
        <translation>curinga no lixo, pegar o lixo com curinga</translation>
    </message>
    <message>
        <source>freeze, locked pile, pick up a frozen pile</source>
        <comment>search</comment>
        <translation>congelar, lixo trancado, pegar o lixo congelado</translation>
    </message>
    <message>
        <source>freeze, locked pile</source>
        <comment>search</comment>
        <translation>congelar, lixo trancado</translation>
    </message>
    <message>
        <source>wild on pile, locked pile, frozen</source>
        <comment>search</comment>
        <translation>curinga no lixo, lixo trancado, congelado</translation>
    </message>
    <message>
        <source>floating, float, no discard</source>
        <comment>search</comment>
        <translation>sem descarte, não descartar</translation>
    </message>
    <message>
        <source>100 for red threes, bonus</source>
        <comment>search</comment>
        <translation>100 por três vermelho, bônus</translation>
    </message>
    <message>
        <source>go out without discard, discard to go out, floating</source>
        <comment>search</comment>
        <translation>bater sem descarte, descarte para bater</translation>
    </message>
    <message>
        <source>ask partner, may I go out</source>
        <comment>search</comment>
        <translation>perguntar ao parceiro, posso bater</translation>
    </message>
    <message>
        <source>bonus for going out</source>
        <comment>search</comment>
        <translation>bônus por bater, batida</translation>
    </message>
    <message>
        <source>bonus, clean canasta, pure canasta, red canasta</source>
        <comment>search</comment>
        <translation>bônus, canastra limpa, canastra real, canastra vermelha</translation>
    </message>
    <message>
        <source>bonus, dirty canasta, black canasta</source>
        <comment>search</comment>
        <translation>bônus, canastra suja, canastra preta</translation>
    </message>
    <message>
        <source>winning score, points to win, length of the game</source>
        <comment>search</comment>
        <translation>pontos para vencer, duração da partida</translation>
    </message>
    <message>
        <source>draw, drawn game, equal points</source>
        <comment>search</comment>
        <translation>empate, pontos iguais</translation>
    </message>
    <message>
        <source>{game}, house rules</source>
        <extracomment>{game}: the name of a game: Samba</extracomment><translation>{game}, regras da casa</translation>
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
        <translation>ninguém</translation>
    </message>
    <message>
        <source>{part}: {scores}.</source>
        <comment>score</comment>
        <extracomment>{part}: what is counted, as a heading: Canastas, In hand
{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>{part}: {scores}.</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Pronto para jogar</translation>
    </message>
    <message>
        <source>You scored {ours} to {theirs}</source>
        <extracomment>{ours}: our side's points in figures: 1,215
{theirs}: the other side's points in figures: 85</extracomment><translation>Você fez {ours} a {theirs}</translation>
    </message>
    <message>
        <source>{title} · deal {number} · Standard bots</source>
        <extracomment>{title}: what a setting is for, such as a rule: Cards dealt to each player
{number}: a number in figures: 3</extracomment><translation>{title} · mão nº {number} · bots no nível Intermediário</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>sem dicas</translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s)</source>
        <translation>
            <numerusform>%n canastra</numerusform>
            <numerusform>%n canastras</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <translation>bateu</translation>
    </message>
    <message>
        <source>position {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>posição {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n dica</numerusform>
            <numerusform>%n dicas</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>após {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>at **%n** point(s), after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>
            <numerusform>com **%n** ponto, após {rounds}</numerusform>
            <numerusform>com **%n** pontos, após {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s). It was anyone’s game until the last round.</source>
        <translation>
            <numerusform>por **%n** ponto. Ficou em aberto até a última rodada.</numerusform>
            <numerusform>por **%n** pontos. Ficou em aberto até a última rodada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by **%n** point(s), after {rounds}</source>
        <extracomment>{rounds}: a number of rounds, after “after”: nine rounds</extracomment><translation>
            <numerusform>por **%n** ponto, após {rounds}</numerusform>
            <numerusform>por **%n** pontos, após {rounds}</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bem jogado.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>Foi por pouco.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Mão nº {number}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>mão nº {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>desfeito %n vez</numerusform>
            <numerusform>desfeito %n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead of {names}, round by round</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>Vantagem de {names}, rodada a rodada</translation>
    </message>
    <message>
        <source>Your lead, round by round</source>
        <translation>Sua vantagem, rodada a rodada</translation>
    </message>
    <message>
        <source>Our lead, round by round</source>
        <translation>Nossa vantagem, rodada a rodada</translation>
    </message>
    <message>
        <source>Good moves</source>
        <translation>Suas melhores jogadas</translation>
    </message>
    <message>
        <source>Two good moves, and one to learn from</source>
        <translation>Duas boas jogadas e uma para aprender</translation>
    </message>
    <message>
        <source>One good move, and one to learn from</source>
        <translation>Uma boa jogada e uma para aprender</translation>
    </message>
    <message>
        <source>A move to learn from</source>
        <translation>Uma jogada para aprender</translation>
    </message>
    <message>
        <source>You won the last {number_word} games</source>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>Você ganhou as últimas {number_word} partidas</translation>
    </message>
    <message>
        <source>You won the last {number_word} games with {names}</source>
        <extracomment>{number_word}: a number in words: three
{names}: players' names, joined: Clara and Tomás</extracomment><translation>Você ganhou as últimas {number_word} partidas com {names}</translation>
    </message>
    <message numerus="yes">
        <source>At level {level} you win (one game/{number_word} games) in five</source>
        <extracomment>{level}: a level: standard
{number_word}: a number in words: three</extracomment><translation>
            <numerusform>No nível {level} você ganha uma de cada cinco partidas</numerusform>
            <numerusform>No nível {level} você ganha {number_word} de cada cinco partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(one round/{number_word} rounds)</source>
        <comment>after after</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>uma rodada</numerusform>
            <numerusform>{number_word} rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>You melded {hand}</source>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>Você baixou {hand}</translation>
    </message>
    <message>
        <source>{name} melded {hand}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{hand}: a special hand, the object: a garbage hand</extracomment><translation>{name} baixou {hand}</translation>
    </message>
    <message>
        <source>You completed {canastas}</source>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>Você completou {canastas}</translation>
    </message>
    <message>
        <source>{name} completed {canastas}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>{name} completou {canastas}</translation>
    </message>
    <message>
        <source>You went out</source>
        <translation>Você bateu</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} bateu</translation>
    </message>
    <message>
        <source>Your best round</source>
        <translation>A sua melhor rodada</translation>
    </message>
    <message>
        <source>The best round of {names}</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás</extracomment><translation>A melhor rodada de {names}</translation>
    </message>
    <message>
        <source>You went out concealed</source>
        <translation>Você fez uma batida oculta</translation>
    </message>
    <message>
        <source>{name} went out concealed</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} fez uma batida oculta</translation>
    </message>
    <message numerus="yes">
        <source>You went out, %n point(s) ahead</source>
        <translation>
            <numerusform>Você bateu, com %n ponto de vantagem</numerusform>
            <numerusform>Você bateu, com %n pontos de vantagem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} went out, %n point(s) ahead</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>
            <numerusform>{name} bateu, com %n ponto de vantagem</numerusform>
            <numerusform>{name} bateu, com %n pontos de vantagem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n</source>
        <translation>
            <numerusform>Você pegou um lixo de %n</numerusform>
            <numerusform>Você pegou um lixo de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>
            <numerusform>{name} pegou um lixo de %n</numerusform>
            <numerusform>{name} pegou um lixo de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a pile of %n with {counted}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>
            <numerusform>Você pegou um lixo de %n com {counted}</numerusform>
            <numerusform>Você pegou um lixo de %n com {counted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took a pile of %n with {counted}</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>
            <numerusform>{name} pegou um lixo de %n com {counted}</numerusform>
            <numerusform>{name} pegou um lixo de %n com {counted}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Rodada {number}</translation>
    </message>
    <message>
        <source>Wild canastas of twos</source>
        <comment>score</comment>
        <translation>Canastras de curingas só de dois</translation>
    </message>
    <message>
        <source>Other wild canastas</source>
        <comment>score</comment>
        <translation>Outras canastras de curingas</translation>
    </message>
    <message>
        <source>Wild canastas with four jokers</source>
        <comment>score</comment>
        <translation>Canastras de curingas com quatro jokers</translation>
    </message>
    <message>
        <source>Red threes in hand or foot</source>
        <comment>score pad</comment>
        <translation>Três vermelhos na mão ou no morto</translation>
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
        <translation>pontos</translation>
    </message>
    <message>
        <source>{points} each</source>
        <comment>score pad</comment>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} cada</translation>
    </message>
    <message>
        <source>For each of the two who play against one, enter what both have together. Red threes count for their owner alone.</source>
        <comment>score pad</comment>
        <translation>Para cada um dos dois que jogam contra um, anote o que os dois têm juntos. Os três vermelhos contam só para o dono.</translation>
    </message>
    <message>
        <source>**Round {number}:** {dealer} deals, {first} plays first.</source>
        <comment>score pad</comment>
        <extracomment>{number}: a number in figures: 3
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Rodada {number}:** {dealer} dá as cartas, {first} começa.</translation>
    </message>
    <message>
        <source>**Round {number} of {all}:** {dealer} deals, {first} plays first.</source>
        <comment>score pad</comment>
        <extracomment>{number}: a number in figures: 3
{all}: how many rounds there are, in figures: 4
{dealer}: the dealer's name, the subject: Anton
{first}: the name of the player who begins, the subject: Clara</extracomment><translation>**Rodada {number} de {all}:** {dealer} dá as cartas, {first} começa.</translation>
    </message>
    <message>
        <source>Initial meld: {scores}.</source>
        <comment>score pad</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Abertura: {scores}.</translation>
    </message>
    <message>
        <source>Canastas</source>
        <comment>score</comment>
        <translation>Canastras</translation>
    </message>
    <message>
        <source>Melds</source>
        <comment>score</comment>
        <translation>Cartas baixadas</translation>
    </message>
    <message>
        <source>Threes</source>
        <comment>score</comment>
        <translation>Três</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>score</comment>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>score</comment>
        <translation>Na mão</translation>
    </message>
    <message>
        <source>Penalties</source>
        <comment>score</comment>
        <translation>Penalidades</translation>
    </message>
    <message>
        <source>none</source>
        <comment>red threes</comment>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>none</source>
        <comment>score</comment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>no canasta</source>
        <comment>score</comment>
        <translation>sem canastra</translation>
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
        <translation>Ninguém bateu: a rodada não vale nada</translation>
    </message>
    <message>
        <source>Nobody went out</source>
        <comment>score</comment>
        <translation>Ninguém bateu</translation>
    </message>
    <message>
        <source>You went out concealed</source>
        <comment>score</comment>
        <translation>Você fez uma batida oculta</translation>
    </message>
    <message>
        <source>You went out</source>
        <comment>score</comment>
        <translation>Você bateu</translation>
    </message>
    <message>
        <source>{name} went out concealed</source>
        <comment>score</comment>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} fez uma batida oculta</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <comment>score</comment>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} bateu</translation>
    </message>
    <message>
        <source>Initial meld in the next round: {scores}.</source>
        <comment>score</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Abertura na próxima rodada: {scores}.</translation>
    </message>
    <message>
        <source>**a canasta**</source>
        <comment>score</comment>
        <translation>**uma canastra**</translation>
    </message>
    <message>
        <source>**a natural canasta**</source>
        <comment>score</comment>
        <translation>**uma canastra limpa**</translation>
    </message>
    <message numerus="yes">
        <source>**%n** point(s)</source>
        <translation>
            <numerusform>**%n** ponto</numerusform>
            <numerusform>**%n** pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game to %n point(s).</source>
        <translation>
            <numerusform>Partida até %n ponto.</numerusform>
            <numerusform>Partida até %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game of %n round(s).</source>
        <translation>
            <numerusform>Partida de %n rodada.</numerusform>
            <numerusform>Partida de %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Rodada {number}.</translation>
    </message>
    <message>
        <source>Round {number}: it is your turn.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3</extracomment><translation>Rodada {number}: é a sua vez.</translation>
    </message>
    <message>
        <source>Round {number}: {name} is next.</source>
        <comment>score</comment>
        <extracomment>{number}: a number in figures: 3
{name}: a player's name, the subject: Anton</extracomment><translation>Rodada {number}: é a vez de {name}.</translation>
    </message>
    <message>
        <source>**Your game is where you left it.**</source>
        <comment>score</comment>
        <translation>**A sua partida está onde você a deixou.**</translation>
    </message>
    <message>
        <source>Score: {scores}.</source>
        <comment>score</comment>
        <extracomment>{scores}: sides with their points, a list: you and Anton 190, Clara 70</extracomment><translation>Placar: {scores}.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganha</translation>
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
        <translation>Níveis diferentes</translation>
    </message>
    <message>
        <source>{names} ({level})</source>
        <extracomment>{names}: players' names, joined: Clara and Tomás
{level}: a level: standard</extracomment><translation>{names} ({level})</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Ainda não há partidas terminadas.</translation>
    </message>
    <message numerus="yes">
        <source>Won {won} of %n finished game(s).</source>
        <extracomment>{won}: how many were won, in figures: 12</extracomment><translation>
            <numerusform>Você ganhou {won} de %n partida terminada.</numerusform>
            <numerusform>Você ganhou {won} de %n partidas terminadas.</numerusform>
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
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Games tied</source>
        <translation>Empatadas</translation>
    </message>
    <message>
        <source>Played with undo</source>
        <translation>Com jogadas desfeitas</translation>
    </message>
    <message>
        <source>Games in which you undid a move at least once.</source>
        <translation>Partidas em que você desfez uma jogada pelo menos uma vez.</translation>
    </message>
    <message>
        <source>Played with memory aids</source>
        <translation>Com ajudas de memória</translation>
    </message>
    <message>
        <source>Games in which you looked at what is out at least once.</source>
        <translation>Partidas em que você olhou pelo menos uma vez as cartas que já saíram.</translation>
    </message>
    <message>
        <source>Partly played by a bot</source>
        <translation>Jogadas em parte por um bot</translation>
    </message>
    <message>
        <source>Games in which a bot made moves for you.</source>
        <translation>Partidas em que um bot jogou por você.</translation>
    </message>
    <message>
        <source>Of finished games.</source>
        <translation>Das partidas terminadas.</translation>
    </message>
    <message>
        <source>Games abandoned</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>Games that you left, or that a bot finished for you. They do not count as won or lost.</source>
        <translation>Partidas que você abandonou ou que um bot terminou por você. Não contam como ganhas nem perdidas.</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Maior sequência de vitórias</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Sequência atual de vitórias</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Mais pontos em uma partida</translation>
    </message>
    <message>
        <source>Average points per game</source>
        <translation>Média de pontos por partida</translation>
    </message>
    <message>
        <source>Played with hints</source>
        <translation>Com dicas</translation>
    </message>
    <message>
        <source>Games in which you asked for a hint at least once.</source>
        <translation>Partidas em que você pediu uma dica pelo menos uma vez.</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>limpas</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>sujas</translation>
    </message>
    <message>
        <source>sequence canastas</source>
        <translation>canastras de sequência</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>de curingas</translation>
    </message>
    <message>
        <source>natural, of some ranks</source>
        <translation>limpas de certos valores</translation>
    </message>
    <message>
        <source>Average points per round</source>
        <translation>Média de pontos por rodada</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Melhor rodada</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rodadas ganhas</translation>
    </message>
    <message>
        <source>Rounds in which no other side scored as much.</source>
        <translation>Rodadas em que nenhum outro lado fez tantos pontos.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Batidas</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>ocultas</translation>
    </message>
    <message>
        <source>Of all rounds: in one turn, with no meld before.</source>
        <translation>De todas as rodadas: em uma só jogada, sem ter baixado nada antes.</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Aberturas</translation>
    </message>
    <message>
        <source>average turn</source>
        <translation>jogada, em média</translation>
    </message>
    <message>
        <source>Counted in turns of the player who opened.</source>
        <translation>Contada em jogadas de quem abriu.</translation>
    </message>
    <message>
        <source>Canastas per round</source>
        <translation>Canastras por rodada</translation>
    </message>
    <message>
        <source>Red threes per round</source>
        <translation>Três vermelhos por rodada</translation>
    </message>
    <message>
        <source>Piles taken per round</source>
        <translation>Lixos pegos por rodada</translation>
    </message>
    <message>
        <source>largest pile (cards)</source>
        <translation>maior lixo (cartas)</translation>
    </message>
    <message>
        <source>Special hands melded</source>
        <translation>Mãos especiais baixadas</translation>
    </message>
    <message>
        <source>Pure luck stays within the spread (±) about two times out of three. Deals that you asked for by number are left out.</source>
        <translation>Só por acaso, o valor fica dentro da margem (±) umas duas vezes em três. As mãos que você pediu por número ficam de fora.</translation>
    </message>
    <message>
        <source>{expected} ± {spread}</source>
        <extracomment>{expected}: a number of cards with one decimal: 44.0
{spread}: by how many cards chance misses that number: 6.2</extracomment><translation>{expected} ± {spread}</translation>
    </message>
    <message numerus="yes">
        <source>Dealt to you in %n round(s)</source>
        <translation>
            <numerusform>Dadas a você em %n rodada</numerusform>
            <numerusform>Dadas a você em %n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>By chance</source>
        <comment>luck</comment>
        <translation>Por acaso</translation>
    </message>
    <message numerus="yes">
        <source>From %n round(s)</source>
        <translation>
            <numerusform>De %n rodada</numerusform>
            <numerusform>De %n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last %n game(s), oldest first: {won} won.</source>
        <extracomment>{won}: how many were won, in figures: 12</extracomment><translation>
            <numerusform>A sua última partida (%n): {won} ganha.</numerusform>
            <numerusform>As suas últimas %n partidas, a mais antiga primeiro: {won} ganhas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your points: {points}.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Seus pontos: {points}.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Seu lado</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Add to {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Encaixar em {sequence}</translation>
    </message>
    <message>
        <source>Meld {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Baixar {sequence}</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Pôr na mesa</translation>
    </message>
    <message>
        <source>End round</source>
        <translation>Terminar rodada</translation>
    </message>
    <message>
        <source>Red three on a canasta</source>
        <comment>short</comment>
        <translation>Três vermelho em uma canastra</translation>
    </message>
    <message>
        <source>Add to {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Encaixar {ranks}</translation>
    </message>
    <message>
        <source>New meld of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Novo jogo de {ranks}</translation>
    </message>
    <message>
        <source>Meld {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Baixar {ranks}</translation>
    </message>
    <message>
        <source>Meld and discard {rank}</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Baixar e descartar {rank}</translation>
    </message>
    <message>
        <source>Discard {rank}</source>
        <extracomment>{rank}: one card of a rank: queen</extracomment><translation>Descartar {rank}</translation>
    </message>
    <message>
        <source>Undo: {deed}</source>
        <extracomment>{deed}: what was done, after a colon: kings melded</extracomment><translation>Desfazer: {deed}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Desfeito.</translation>
    </message>
    <message>
        <source>Undone: {deed}.</source>
        <extracomment>{deed}: what was done, after a colon: kings melded</extracomment><translation>Desfeito: {deed}.</translation>
    </message>
    <message>
        <source>the pile taken</source>
        <translation>pegar o lixo</translation>
    </message>
    <message>
        <source>two melds combined</source>
        <translation>unir dois jogos</translation>
    </message>
    <message>
        <source>{card} laid out</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>pôr {card} na mesa</translation>
    </message>
    <message>
        <source>{ranks} melded</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>baixar {ranks}</translation>
    </message>
    <message>
        <source>{counted} added to a sequence</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>encaixar {counted} em uma sequência</translation>
    </message>
    <message>
        <source>{counted} added to our {ranks}</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>encaixar {counted} no nosso jogo de {ranks}</translation>
    </message>
    <message>
        <source>Freezes the pile</source>
        <translation>Congela o lixo</translation>
    </message>
    <message>
        <source>If you discard it, only a natural pair takes the pile.</source>
        <translation>Se você a descartar, o lixo só se pega com um par natural.</translation>
    </message>
    <message>
        <source>freezes</source>
        <translation>congela</translation>
    </message>
    <message>
        <source>Blocks {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>Tranca o lixo para {partner}</translation>
    </message>
    <message>
        <source>{name} cannot take the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} não pode pegar o lixo.</translation>
    </message>
    <message>
        <source>blocks {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>tranca {partner}</translation>
    </message>
    <message>
        <source>It scores {points} points.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Vale {points} pontos.</translation>
    </message>
    <message>
        <source>{kind}: {points} in place of {have}</source>
        <extracomment>{kind}: a kind of canastas, a label: Natural canastas
{points}: points in figures: 1,985
{have}: points in figures that there are: 75</extracomment><translation>{kind}: {points} em vez de {have}</translation>
    </message>
    <message>
        <source>The wild card costs bonus points.</source>
        <translation>O curinga custa bônus.</translation>
    </message>
    <message numerus="yes">
        <source>{name} could take {number_word} card(s).</source>
        <extracomment>{name}: a player's name, the subject: Anton
{number_word}: a number in words: three</extracomment><translation>
            <numerusform>{name} poderia levar {number_word} carta.</numerusform>
            <numerusform>{name} poderia levar {number_word} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feeds their {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Encaixa na sequência deles, {sequence}</translation>
    </message>
    <message>
        <source>feeds them</source>
        <translation>serve para eles</translation>
    </message>
    <message>
        <source>Feeds their {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Encaixa {ranks} deles</translation>
    </message>
    <message>
        <source>feeds {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>encaixa {ranks}</translation>
    </message>
    <message>
        <source>{name} holds {counted} from the pile</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} tem {counted} do lixo</translation>
    </message>
    <message>
        <source>{name} could use another one.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Mais uma assim serviria a {name}.</translation>
    </message>
    <message>
        <source>{name} has one</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} tem uma</translation>
    </message>
    <message>
        <source>Opens the pile for {partner}</source>
        <extracomment>{partner}: the partner's name, the subject: Anton</extracomment><translation>Abre o lixo para {partner}</translation>
    </message>
    <message>
        <source>{name} holds {counted} from the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} tem {counted} do lixo.</translation>
    </message>
    <message>
        <source>opens the pile</source>
        <translation>abre o lixo</translation>
    </message>
    <message>
        <source>Leaves you one card: no canasta yet</source>
        <translation>Deixa você com uma carta: ainda sem canastra</translation>
    </message>
    <message>
        <source>Leaves you one card: too few canastas</source>
        <translation>Deixa você com uma carta: faltam canastras</translation>
    </message>
    <message>
        <source>Your side cannot go out yet.</source>
        <translation>O seu lado ainda não pode bater.</translation>
    </message>
    <message>
        <source>Breaks up your three {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Desfaz as suas três cartas: {ranks}</translation>
    </message>
    <message>
        <source>You keep two of them.</source>
        <translation>Você fica com duas.</translation>
    </message>
    <message>
        <source>Breaks up your pair of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Desfaz o seu par de {ranks}</translation>
    </message>
    <message>
        <source>You keep one of them.</source>
        <translation>Você fica com uma assim.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <translation>
            <numerusform>Leva %n carta</numerusform>
            <numerusform>Leva %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): a meld of {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Leva %n carta: um jogo de {ranks}</numerusform>
            <numerusform>Leva %n cartas: um jogo de {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s) with {with_cards}: a meld of {ranks}</source>
        <extracomment>{with_cards}: cards by their number, after “with”: two kings and a two
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Leva %n carta com {with_cards}: um jogo de {ranks}</numerusform>
            <numerusform>Leva %n cartas com {with_cards}: um jogo de {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s): then {count} in the meld of {ranks}</source>
        <extracomment>{count}: a number in figures: 3
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Leva %n carta: depois {count} no jogo de {ranks}</numerusform>
            <numerusform>Leva %n cartas: depois {count} no jogo de {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Limpa</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Suja</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelha</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Preta</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Curingas</translation>
    </message>
    <message>
        <source>Complete a natural canasta</source>
        <translation>Completar uma canastra limpa</translation>
    </message>
    <message>
        <source>Complete a mixed canasta</source>
        <translation>Completar uma canastra suja</translation>
    </message>
    <message>
        <source>Complete a red canasta</source>
        <translation>Completar uma canastra vermelha</translation>
    </message>
    <message>
        <source>Complete a black canasta</source>
        <translation>Completar uma canastra preta</translation>
    </message>
    <message>
        <source>Complete a sequence canasta</source>
        <translation>Completar canastra de sequência</translation>
    </message>
    <message>
        <source>Complete a wild canasta</source>
        <translation>Completar canastra de curingas</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <comment>short</comment>
        <translation>Pegando o lixo</translation>
    </message>
    <message>
        <source>not enough to open</source>
        <translation>não basta para abrir</translation>
    </message>
    <message>
        <source>With the selected cards: {points} of {need}.</source>
        <extracomment>{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>Com as cartas selecionadas: {points} de {need}.</translation>
    </message>
    <message>
        <source>{more} short.</source>
        <extracomment>{more}: points in figures that are missing: 5</extracomment><translation>Faltam {more}.</translation>
    </message>
    <message>
        <source>{more} short. For example, add {ways}.</source>
        <extracomment>{more}: points in figures that are missing: 5
{ways}: cards that would be enough, joined by “or”: 2♣ or a seven</extracomment><translation>Faltam {more}. Por exemplo, junte {ways}.</translation>
    </message>
    <message>
        <source>Enough to open.</source>
        <translation>Já dá para abrir.</translation>
    </message>
    <message>
        <source>{card} to the {ranks}</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>{card} {ranks}</translation></message>
    <message>
        <source>never taken in this game</source>
        <translation>nesta variante nunca é pego</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Congelado</translation>
    </message>
    <message>
        <source>until a side opens</source>
        <translation>até um lado abrir</translation>
    </message>
    <message>
        <source>until you open</source>
        <translation>até você abrir</translation>
    </message>
    <message>
        <source>now the stock</source>
        <translation>agora é o monte</translation>
    </message>
    <message>
        <source>just taken</source>
        <translation>recém-pego</translation>
    </message>
    <message>
        <source>take it with a natural pair</source>
        <translation>pegue com um par natural</translation>
    </message>
    <message>
        <source>open from your hand first</source>
        <translation>abra primeiro com a sua mão</translation>
    </message>
    <message>
        <source>blocked by a wild card</source>
        <translation>trancado por um curinga</translation>
    </message>
    <message>
        <source>blocked by a black three</source>
        <translation>trancado por um três preto</translation>
    </message>
    <message>
        <source>blocked by a red three</source>
        <translation>trancado por um três vermelho</translation>
    </message>
    <message>
        <source>{points} melded</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points} baixados</translation>
    </message>
    <message>
        <source>{points}: no canasta yet</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>{points}: ainda sem canastra</translation>
    </message>
    <message>
        <source>Only the top card, added to {sequence}</source>
        <extracomment>{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Só a carta de cima, encaixada em {sequence}</translation>
    </message>
    <message>
        <source>With {cards}: added to {sequence}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>Com {cards}: encaixadas em {sequence}</translation>
    </message>
    <message>
        <source>Only the top card, added to your {ranks}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Só a carta de cima, encaixada {ranks} do seu lado</translation>
    </message>
    <message>
        <source>With {cards}: added to your {ranks}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Com {cards}: encaixadas {ranks}</translation>
    </message>
    <message numerus="yes">
        <source>With {cards}: a new meld of %n card(s)</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>Com {cards}: um novo jogo de %n carta</numerusform>
            <numerusform>Com {cards}: um novo jogo de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your answer is binding: after a yes {name} must go out this turn, after a no {name} cannot.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>A sua resposta vale: se disser sim, {name} tem que bater nesta jogada; se disser não, {name} não pode.</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Seu parceiro</translation>
    </message>
    <message>
        <source>No, play on.</source>
        <translation>Não, continue.</translation>
    </message>
    <message>
        <source>Yes, go out.</source>
        <translation>Sim, bata.</translation>
    </message>
    <message>
        <source>I’m out!</source>
        <translation>Bati.</translation>
    </message>
    <message>
        <source>One meld must have three natural cards.</source>
        <translation>Um jogo precisa ter três cartas naturais.</translation>
    </message>
    <message>
        <source>It holds no wild cards.</source>
        <translation>Não leva curingas.</translation>
    </message>
    <message>
        <source>A complete canasta is enough.</source>
        <translation>Uma canastra completa basta.</translation>
    </message>
    <message>
        <source>Take the pile: {where}</source>
        <extracomment>{where}: cards and the end they go to: 4♥ below 5♥–9♥</extracomment><translation>Pegar o lixo: {where}</translation>
    </message>
    <message>
        <source>{label} · {points} of {need}</source>
        <extracomment>{label}: the name of a meld, after a colon: aces
{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>{label} · {points} de {need}</translation>
    </message>
    <message>
        <source>Discard and end your turn</source>
        <translation>Descartar e terminar a vez</translation>
    </message>
    <message>
        <source>Discard and go out</source>
        <translation>Descartar e bater</translation>
    </message>
    <message>
        <source>Meld and go out</source>
        <translation>Baixar e bater</translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Pôr na mesa {cards}</translation>
    </message>
    <message>
        <source>Combine melds</source>
        <translation>Unir os jogos</translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>De volta para a mão</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile (%n card(s))</source>
        <translation>
            <numerusform>Pegar o lixo (%n carta)</numerusform>
            <numerusform>Pegar o lixo (%n cartas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Pegar o lixo</translation>
    </message>
    <message>
        <source>Complete the canasta: {where}</source>
        <extracomment>{where}: cards and the end they go to: 4♥ below 5♥–9♥</extracomment><translation>Completar a canastra: {where}</translation>
    </message>
    <message>
        <source>Red three on a canasta +{points}</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Três vermelho em uma canastra +{points}</translation>
    </message>
    <message>
        <source>Add to this meld</source>
        <translation>Encaixar neste jogo</translation>
    </message>
    <message>
        <source>Red three on your {ranks} +{points}</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings
{points}: points in figures: 1,985</extracomment><translation>Três vermelho {ranks} +{points}</translation>
    </message>
    <message>
        <source>{name} took {counted} with the pile.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} pegou {counted} com o lixo.</translation>
    </message>
    <message>
        <source>I took {counted} with the pile.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Peguei {counted} com o lixo.</translation>
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
{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{name} tem {counted}</translation>
    </message>
    <message>
        <source>Out: {list}.</source>
        <extracomment>{list}: titles in a row, after a colon: Direction of play · Equal scores</extracomment><translation>Já saíram: {list}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Keep one card: your side has no canasta yet.</source>
        <translation>Guarde uma carta: o seu lado ainda não tem canastra.</translation>
    </message>
    <message>
        <source>Keep two cards, one to discard and one to hold: your side has no canasta yet.</source>
        <translation>Guarde duas cartas, uma para descartar e outra para ficar: o seu lado ainda não tem canastra.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot go out yet: you need %n canasta(s) and have {have}.</source>
        <extracomment>{have}: points in figures that there are: 75</extracomment><translation>
            <numerusform>Você ainda não pode bater: precisa de %n canastra e tem {have}.</numerusform>
            <numerusform>Você ainda não pode bater: precisa de %n canastras e tem {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n natural</source>
        <translation>
            <numerusform>%n limpa</numerusform>
            <numerusform>%n limpas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n vermelha</numerusform>
            <numerusform>%n vermelhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed</source>
        <translation>
            <numerusform>%n suja</numerusform>
            <numerusform>%n sujas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n preta</numerusform>
            <numerusform>%n pretas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence</source>
        <translation>
            <numerusform>%n de sequência</numerusform>
            <numerusform>%n de sequência</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild</source>
        <translation>
            <numerusform>%n de curingas</numerusform>
            <numerusform>%n de curingas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of sevens</source>
        <translation>
            <numerusform>%n de setes</numerusform>
            <numerusform>%n de setes</numerusform>
        </translation>
    </message>
    <message>
        <source>Select the card to discard first.</source>
        <translation>Selecione primeiro a carta que quer descartar.</translation>
    </message>
    <message>
        <source>The wild card on top blocks the pile this turn.</source>
        <translation>O curinga de cima tranca o lixo nesta jogada.</translation>
    </message>
    <message>
        <source>The black three blocks the pile this turn.</source>
        <translation>O três preto tranca o lixo nesta jogada.</translation>
    </message>
    <message>
        <source>The red three blocks the pile this turn.</source>
        <translation>O três vermelho tranca o lixo nesta jogada.</translation>
    </message>
    <message>
        <source>At your score you must open with a natural canasta or better.</source>
        <translation>Com os seus pontos, você tem que abrir com uma canastra limpa ou melhor.</translation>
    </message>
    <message>
        <source>An ace or seven cannot start the pile unless you hold no other natural card.</source>
        <translation>Um ás ou um sete não pode começar o lixo, a não ser que você não tenha outra carta natural.</translation>
    </message>
    <message>
        <source>You can discard a wild card only if you hold no natural card.</source>
        <translation>Você só pode descartar um curinga se não tiver carta natural.</translation>
    </message>
    <message>
        <source>You can discard a three only as your last card. Select another one.</source>
        <translation>Você só pode descartar um três como última carta. Selecione outra.</translation>
    </message>
    <message>
        <source>An initial meld holds no wild cards in this game.</source>
        <translation>Nesta variante a abertura não leva curingas.</translation>
    </message>
    <message>
        <source>Black threes are never melded in this game.</source>
        <translation>Nesta variante os três pretos nunca são baixados.</translation>
    </message>
    <message>
        <source>A red three goes on one of your canastas, one on each.</source>
        <translation>Um três vermelho vai em uma das suas canastras, um em cada.</translation>
    </message>
    <message>
        <source>These are {ranks}: only {ranks} and wild cards fit here.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Aqui há {ranks}: só servem {ranks} e curingas.</translation>
    </message>
    <message>
        <source>These are {ranks}: only {ranks} fit here.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>Aqui há {ranks}: só servem {ranks}.</translation>
    </message>
    <message>
        <source>A sequence takes no wild cards.</source>
        <translation>Uma sequência não aceita curingas.</translation>
    </message>
    <message>
        <source>no wild cards</source>
        <translation>sem curingas</translation>
    </message>
    <message>
        <source>only on a canasta</source>
        <translation>só em uma canastra</translation>
    </message>
    <message>
        <source>Only {card} can go below {end}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{end}: the card at an end of a sequence, after below or above: 5♥</extracomment><translation>Abaixo de {end} só pode ir {card}.</translation>
    </message>
    <message>
        <source>Only {card} can go above {end}.</source>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker
{end}: the card at an end of a sequence, after below or above: 5♥</extracomment><translation>Acima de {end} só pode ir {card}.</translation>
    </message>
    <message>
        <source>Only {below} can go below {low}, and only {above} above {high}.</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{low}: the lowest card of a sequence: 5♥
{above}: cards as signs that go above a sequence: 10♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>Abaixo de {low} só pode ir {below}, e acima de {high} só {above}.</translation>
    </message>
    <message>
        <source>{below} below and {above} above {sequence}</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{above}: cards as signs that go above a sequence: 10♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{below} abaixo e {above} acima de {sequence}</translation>
    </message>
    <message>
        <source>{below} below {sequence}</source>
        <extracomment>{below}: cards as signs that go below a sequence: 3♥ and 4♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{below} abaixo de {sequence}</translation>
    </message>
    <message>
        <source>{above} above {sequence}</source>
        <extracomment>{above}: cards as signs that go above a sequence: 10♥
{sequence}: a sequence by its ends: 5♥–9♥</extracomment><translation>{above} acima de {sequence}</translation>
    </message>
    <message>
        <source>lower end of the sequence from {low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>ponta de baixo da sequência de {low} a {high}</translation>
    </message>
    <message>
        <source>upper end of the sequence from {low} to {high}</source>
        <extracomment>{low}: the lowest card of a sequence: 5♥
{high}: the highest card of a sequence: 9♥</extracomment><translation>ponta de cima da sequência de {low} a {high}</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>As cartas estão sendo dadas.</translation>
    </message>
    <message>
        <source>You asked.</source>
        <translation>Você perguntou.</translation>
    </message>
    <message>
        <source>{name} decides whether you go out.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} decide se você pode bater.</translation>
    </message>
    <message>
        <source>Going out now leaves you with {left} in hand; they hold {held}.</source>
        <extracomment>{left}: points, the subject: 165 points
{held}: a number of cards, the object: 11 cards</extracomment><translation>Bater agora deixa você com {left} na mão; eles têm {held}.</translation>
    </message>
    <message>
        <source>{name} asks you.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} pergunta a você.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>{counted}, and not one wild card among them.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>{counted}, e nem um só curinga.</translation>
    </message>
    <message>
        <source>{name}’s turn.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>É a vez de {name}.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Em pausa.</translation>
    </message>
    <message>
        <source>Pass the computer to {name}.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>Passe o aparelho para {name}.</translation>
    </message>
    <message>
        <source>{name}: press Enter to see your cards.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name}: aperte Enter para ver as suas cartas.</translation>
    </message>
    <message>
        <source>Melded so far: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Baixado até agora: {cards}.</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>Um bot joga por você.</translation>
    </message>
    <message>
        <source>Click the felt to skip.</source>
        <translation>Clique no feltro para pular.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>A rodada acabou.</translation>
    </message>
    <message>
        <source>Nobody went out.</source>
        <translation>Ninguém bateu.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Você bateu.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} bateu.</translation>
    </message>
    <message>
        <source>Cut the cards for the deal.</source>
        <translation>Corte o baralho para dar as cartas.</translation>
    </message>
    <message>
        <source>Choose the packet to keep as your foot.</source>
        <translation>Escolha o pacote que vai guardar como morto.</translation>
    </message>
    <message>
        <source>Draw, or open from your hand and take the pile.</source>
        <translation>Compre, ou abra só com cartas da sua mão e pegue o lixo.</translation>
    </message>
    <message numerus="yes">
        <source>Drop on a highlighted place, or press Esc to put the card(s) back.</source>
        <translation>
            <numerusform>Solte a carta em um lugar em destaque, ou aperte Esc para devolvê-la.</numerusform>
            <numerusform>Solte as cartas em um lugar em destaque, ou aperte Esc para devolvê-las.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>Selecionadas: {cards}.</translation>
    </message>
    <message>
        <source>Selected: {cards} ({points}).</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣
{points}: points in figures: 1,985</extracomment><translation>Selecionadas: {cards} ({points}).</translation>
    </message>
    <message>
        <source>You hold a straight: meld it all for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Você tem uma sequência completa: baixe tudo por {points} pontos, ou continue jogando.</translation>
    </message>
    <message>
        <source>You hold seven pairs: meld them for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Você tem sete pares: baixe-os por {points} pontos, ou continue jogando.</translation>
    </message>
    <message>
        <source>You hold a garbage hand: meld it for {points} points, or play on.</source>
        <extracomment>{points}: points in figures: 1,985</extracomment><translation>Você tem uma mão de lixo: baixe tudo por {points} pontos, ou continue jogando.</translation>
    </message>
    <message>
        <source>Meld if you like, then discard one card.</source>
        <translation>Baixe se quiser e depois descarte uma carta.</translation>
    </message>
    <message>
        <source>You can lay out {counted}.</source>
        <extracomment>{counted}: cards by their number, the object: two kings and a two</extracomment><translation>Você pode pôr na mesa {counted}.</translation>
    </message>
    <message>
        <source>You can go out with the cards you hold, or play on.</source>
        <translation>Você pode bater com as cartas que tem, ou continuar jogando.</translation>
    </message>
    <message>
        <source>You can go out: discard your last card.</source>
        <translation>Você pode bater: descarte a última carta.</translation>
    </message>
    <message>
        <source>You can go out: {move}.</source>
        <extracomment>{move}: a move, after a colon: discard 9♣</extracomment><translation>Você pode bater: {move}.</translation>
    </message>
    <message>
        <source>{name} said yes: go out this turn.</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>{name} disse que sim: bata nesta jogada.</translation>
    </message>
    <message>
        <source>{name} said yes. Go out: {move}.</source>
        <extracomment>{name}: a player's name, the subject: Anton
{move}: a move, after a colon: discard 9♣</extracomment><translation>{name} disse que sim. Bata: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile.</source>
        <translation>
            <numerusform>Compre uma carta ou pegue o lixo.</numerusform>
            <numerusform>Compre %n cartas ou pegue o lixo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile with {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>Compre uma carta ou pegue o lixo com {cards}.</numerusform>
            <numerusform>Compre %n cartas ou pegue o lixo com {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards), or take the pile onto your {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>
            <numerusform>Compre uma carta ou pegue o lixo encaixando {ranks}.</numerusform>
            <numerusform>Compre %n cartas ou pegue o lixo encaixando {ranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty: take the pile with {cards}.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>O monte acabou: pegue o lixo com {cards}.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile onto your {ranks}.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>O monte acabou: pegue o lixo encaixando {ranks}.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile, or the round ends.</source>
        <translation>O monte acabou: pegue o lixo, ou a rodada acaba.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile with {cards}, or the round ends.</source>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>O monte acabou: pegue o lixo com {cards}, ou a rodada acaba.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile onto your {ranks}, or the round ends.</source>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>O monte acabou: pegue o lixo encaixando {ranks}, ou a rodada acaba.</translation>
    </message>
    <message numerus="yes">
        <source>Draw (a card/%n cards).</source>
        <translation>
            <numerusform>Compre uma carta.</numerusform>
            <numerusform>Compre %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {more} more, or take the cards back.</source>
        <extracomment>{more}: points in figures that are missing: 5</extracomment><translation>Junte mais {more}, ou recolha as cartas.</translation>
    </message>
    <message>
        <source>Meld and go out, or take the cards back.</source>
        <translation>Baixe e bata, ou recolha as cartas.</translation>
    </message>
    <message>
        <source>Meld, or take the cards back.</source>
        <translation>Baixe, ou recolha as cartas.</translation>
    </message>
    <message>
        <source>{points} of {need} points.</source>
        <extracomment>{points}: points in figures: 1,985
{need}: points in figures that are needed: 90</extracomment><translation>{points} de {need} pontos.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n ponto.</numerusform>
            <numerusform>%n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished natural meld</source>
        <translation>Jogo limpo incompleto</translation>
    </message>
    <message>
        <source>Unfinished wild meld</source>
        <translation>Jogo de curingas incompleto</translation>
    </message>
    <message>
        <source>Melds without a canasta</source>
        <translation>Jogos sem canastra</translation>
    </message>
    <message>
        <source>Red threes in hand</source>
        <translation>Três vermelhos na mão</translation>
    </message>
    <message>
        <source>Short sequence</source>
        <translation>Sequência curta</translation>
    </message>
    <message>
        <source>To go out: {needs}.</source>
        <extracomment>{needs}: what going out still takes, a list: 1 canasta; no threes in hand</extracomment><translation>Para bater: {needs}.</translation>
    </message>
    <message>
        <source>no threes in any hand of your side</source>
        <translation>nenhum três nas mãos do seu lado</translation>
    </message>
    <message>
        <source>no threes in hand</source>
        <translation>nenhum três na mão</translation>
    </message>
    <message>
        <source>a turn of {name} from the foot</source>
        <extracomment>{name}: a player's name, the subject: Anton</extracomment><translation>uma jogada de {name} com o morto</translation>
    </message>
    <message>
        <source>a turn from your foot</source>
        <translation>uma jogada com o seu morto</translation>
    </message>
    <message numerus="yes">
        <source>%n more canasta(s)</source>
        <translation>
            <numerusform>mais %n canastra</numerusform>
            <numerusform>mais %n canastras</numerusform>
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
        <translation>Três na mão</translation>
    </message>
    <message>
        <source>You can take a frozen pile only with a natural pair from your hand.</source>
        <translation>Um lixo congelado só se pega com um par natural da mão.</translation>
    </message>
    <message>
        <source>A blocked pile cannot be taken until another card covers it.</source>
        <translation>O lixo trancado não pode ser pego até que outra carta o cubra.</translation>
    </message>
    <message>
        <source>Jokers and twos are wild: they stand for other cards. ★ shows how many a meld has.</source>
        <translation>O joker e o dois são curingas: substituem outras cartas. ★ mostra quantos um jogo tem.</translation>
    </message>
    <message>
        <source>The initial meld of a side must reach this minimum.</source>
        <translation>A abertura de um lado precisa chegar a este mínimo.</translation>
    </message>
    <message>
        <source>Threes laid out here count by themselves, apart from melds.</source>
        <translation>Os três postos aqui contam à parte dos jogos.</translation>
    </message>
    <message>
        <source>To take the pile, you must use its top card at once.</source>
        <translation>Para pegar o lixo, você precisa usar na hora a carta de cima.</translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um quatro</numerusform>
            <numerusform>{number_word} quatros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four/{number_word} fours)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um quatro</numerusform>
            <numerusform>{number_word} quatros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um cinco</numerusform>
            <numerusform>{number_word} cincos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a five/{number_word} fives)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um cinco</numerusform>
            <numerusform>{number_word} cincos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um seis</numerusform>
            <numerusform>{number_word} seis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six/{number_word} sixes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um seis</numerusform>
            <numerusform>{number_word} seis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um sete</numerusform>
            <numerusform>{number_word} setes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven/{number_word} sevens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um sete</numerusform>
            <numerusform>{number_word} setes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um oito</numerusform>
            <numerusform>{number_word} oitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight/{number_word} eights)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um oito</numerusform>
            <numerusform>{number_word} oitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um nove</numerusform>
            <numerusform>{number_word} noves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine/{number_word} nines)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um nove</numerusform>
            <numerusform>{number_word} noves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um dez</numerusform>
            <numerusform>{number_word} dez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten/{number_word} tens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um dez</numerusform>
            <numerusform>{number_word} dez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um valete</numerusform>
            <numerusform>{number_word} valetes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack/{number_word} jacks)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um valete</numerusform>
            <numerusform>{number_word} valetes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>uma dama</numerusform>
            <numerusform>{number_word} damas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen/{number_word} queens)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>uma dama</numerusform>
            <numerusform>{number_word} damas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um rei</numerusform>
            <numerusform>{number_word} reis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king/{number_word} kings)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um rei</numerusform>
            <numerusform>{number_word} reis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um ás</numerusform>
            <numerusform>{number_word} ases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace/{number_word} aces)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um ás</numerusform>
            <numerusform>{number_word} ases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um dois</numerusform>
            <numerusform>{number_word} dois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two/{number_word} twos)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um dois</numerusform>
            <numerusform>{number_word} dois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um joker</numerusform>
            <numerusform>{number_word} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker/{number_word} jokers)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um joker</numerusform>
            <numerusform>{number_word} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um três preto</numerusform>
            <numerusform>{number_word} três pretos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a black three/{number_word} black threes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um três preto</numerusform>
            <numerusform>{number_word} três pretos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>object</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um três vermelho</numerusform>
            <numerusform>{number_word} três vermelhos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a red three/{number_word} red threes)</source>
        <comment>after with</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>um três vermelho</numerusform>
            <numerusform>{number_word} três vermelhos</numerusform>
        </translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after to</comment>
        <translation>nos quatros</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after of</comment>
        <translation>quatros</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after to</comment>
        <translation>nos cincos</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after of</comment>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after to</comment>
        <translation>nos seis</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after of</comment>
        <translation>seis</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after to</comment>
        <translation>nos setes</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after of</comment>
        <translation>setes</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after to</comment>
        <translation>nos oitos</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after of</comment>
        <translation>oitos</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after to</comment>
        <translation>nos noves</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after of</comment>
        <translation>noves</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after to</comment>
        <translation>no jogo de dez</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after of</comment>
        <translation>dez</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after to</comment>
        <translation>nos valetes</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after of</comment>
        <translation>valetes</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after to</comment>
        <translation>nas damas</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after of</comment>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after to</comment>
        <translation>nos reis</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after of</comment>
        <translation>reis</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after to</comment>
        <translation>nos ases</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after of</comment>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after to</comment>
        <translation>no jogo de dois</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after of</comment>
        <translation>dois</translation>
    </message>
    <message>
        <source>jokers</source>
        <comment>after to</comment>
        <translation>nos jokers</translation>
    </message>
    <message>
        <source>jokers</source>
        <comment>after of</comment>
        <translation>jokers</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>after to</comment>
        <translation>nos três pretos</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>after of</comment>
        <translation>três pretos</translation>
    </message>
    <message>
        <source>red threes</source>
        <comment>after to</comment>
        <translation>nos três vermelhos</translation>
    </message>
    <message>
        <source>red threes</source>
        <comment>after of</comment>
        <translation>três vermelhos</translation>
    </message>
    <message numerus="yes">
        <source>drew (a card/{number_word} cards)</source>
        <comment>after a name</comment>
        <extracomment>{number_word}: a number in words: three</extracomment><translation>
            <numerusform>comprou uma carta</numerusform>
            <numerusform>comprou {number_word} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>after a name</comment>
        <extracomment>{card}: a card as a sign: K♠, 10♦, joker</extracomment><translation>descartou {card}</translation>
    </message>
    <message>
        <source>**froze the pile**</source>
        <comment>after a name</comment>
        <translation>**congelou o lixo**</translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s)) with {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>
            <numerusform>pegou o lixo (%n carta) com {cards}</numerusform>
            <numerusform>pegou o lixo (%n cartas) com {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile (%n card(s))</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>pegou o lixo (%n carta)</numerusform>
            <numerusform>pegou o lixo (%n cartas)</numerusform>
        </translation>
    </message>
    <message>
        <source>melded {melds}</source>
        <comment>after a name</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>baixou {melds}</translation>
    </message>
    <message numerus="yes">
        <source>**opened with %n point(s)** ({melds})</source>
        <comment>after a name</comment>
        <extracomment>{melds}: what was melded, a list: kings, sixes or K♠ K♥ 2♣, 5♥ to 8♥</extracomment><translation>
            <numerusform>**abriu com %n ponto** ({melds})</numerusform>
            <numerusform>**abriu com %n pontos** ({melds})</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>encaixou {cards}</translation>
    </message>
    <message>
        <source>completed {canastas}</source>
        <comment>after a name</comment>
        <extracomment>{canastas}: canastas, the object: a mixed canasta of kings</extracomment><translation>completou {canastas}</translation>
    </message>
    <message>
        <source>combined two melds of {ranks}</source>
        <comment>after a name</comment>
        <extracomment>{ranks}: all the cards of a rank, in the case of the message's place: kings</extracomment><translation>uniu dois jogos de {ranks}</translation>
    </message>
    <message>
        <source>combined two melds</source>
        <comment>after a name</comment>
        <translation>uniu dois jogos</translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>pôs na mesa {cards}</translation>
    </message>
    <message>
        <source>set {cards} aside</source>
        <comment>after a name</comment>
        <extracomment>{cards}: cards as signs: K♠ K♥ 2♣</extracomment><translation>separou {cards}</translation>
    </message>
    <message>
        <source>asked {asked}: “May I go out?”</source>
        <comment>after a name</comment>
        <extracomment>{asked}: the name of the player who was asked, the object: Anton</extracomment><translation>perguntou a {asked}: “Posso bater?”</translation>
    </message>
    <message>
        <source>said yes</source>
        <comment>after a name</comment>
        <translation>disse que sim</translation>
    </message>
    <message>
        <source>said no</source>
        <comment>after a name</comment>
        <translation>disse que não</translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>cortou %n carta</numerusform>
            <numerusform>cortou %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %n card(s) from the deck and **earned the bonus**</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>cortou %n carta e **ganhou o bônus**</numerusform>
            <numerusform>cortou %n cartas e **ganhou o bônus**</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n wing card(s)</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>pegou %n carta da asa</numerusform>
            <numerusform>pegou %n cartas da asa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**melded {hand}** for %n point(s)</source>
        <comment>after a name</comment>
        <extracomment>{hand}: a special hand, the object: a garbage hand</extracomment><translation>
            <numerusform>**baixou {hand}** por %n ponto</numerusform>
            <numerusform>**baixou {hand}** por %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>**went out**</source>
        <comment>after a name</comment>
        <translation>**bateu**</translation>
    </message>
    <message>
        <source>**went out concealed**</source>
        <comment>after a name</comment>
        <translation>**fez uma batida oculta**</translation>
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
        <translation>Shift</translation>
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
        <translation>Enter</translation>
    </message>
</context>
</TS>
