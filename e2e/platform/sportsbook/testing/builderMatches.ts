import type { Selection } from './matches';
import type { TestSportsbook } from './openSportsbook';

const OVER = { w: 'OU', ratio: '3.5', prices: { OUC: '1.55', OUH: '0.31' } };

/** Creates a football match to come with three legs: home wins, both teams score, over 3.5, priced by the model. */
export async function aBuilderMatch(book: TestSportsbook) {
  const { gameId, hgid } = await book.sandbox('create', { startsInSeconds: 3600, markets: [OVER] });
  const of = (w: string, r: string): Selection => ({ gameId: w.startsWith('H') ? hgid : gameId, w, r });
  return { gameId, of, legs: [of('M', 'MH'), of('TS', 'TSY'), of('OU', 'OUC')] };
}

/** Creates a match at 1-0 in the 60th minute with two legs: home wins, away scores too. */
export async function aBuilderMatchInPlay(book: TestSportsbook) {
  const { gameId } = await book.sandbox('create', { score: { home: 1, away: 0 }, half: { home: 0, away: 0 } });
  const of = (w: string, r: string): Selection => ({ gameId, w, r });
  return { gameId, of, legs: [of('RM', 'RMH'), of('RTS', 'RTSY')] };
}
