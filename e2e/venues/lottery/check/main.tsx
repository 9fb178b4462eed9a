import { startCheck } from '../../kit/react/check';
import { replay } from '../engine/draw';
import { LOTTERY_GAMES } from '../games';
import { TEXTS } from '../page/texts';

startCheck({
  games: LOTTERY_GAMES,
  replay({ gameCode, round, seed, playerSeed }) {
    const game = LOTTERY_GAMES.find((each) => each.gameCode === gameCode);
    if (game === undefined) throw new Error(`no game ${gameCode}`);
    // Accept a bare period too, and complete it to the name of its round.
    const numbers = replay(seed, playerSeed, {
      kind: game.kind,
      round: round.includes(':') ? round : `${game.enName}:${gameCode}:${round}`,
    }).join(' ');
    const { 'zh-CN': simplified, 'zh-TW': traditional } = TEXTS;
    return [
      { label: { 'zh-CN': simplified.report.drawn, 'zh-TW': traditional.report.drawn }, value: { 'zh-CN': numbers, 'zh-TW': numbers } },
    ];
  },
});
