import type { TestSportsbook } from './openSportsbook';

export interface Selection {
  readonly gameId: string;
  readonly w: string;
  readonly r: string;
}

/** Creates a scripted match in the 60th minute at 1-0 (0-0 at half-time); home gives 0/0.5 at 0.95 against 0.91. */
export async function aMatchInPlay(
  book: TestSportsbook,
  more: object = {},
): Promise<{ gameId: string; home: Selection; away: Selection; over: Selection }> {
  const { gameId } = await book.sandbox('create', {
    score: { home: 1, away: 0 },
    half: { home: 0, away: 0 },
    markets: [
      { w: 'RE', ratio: '0 / 0.5', strong: 'H', prices: { REH: '0.95', REC: '0.91' } },
      { w: 'ROU', ratio: '2.5 / 3', prices: { ROUC: '0.88', ROUH: '0.98' } },
    ],
    ...more,
  });
  return { gameId, home: { gameId, w: 'RE', r: 'REH' }, away: { gameId, w: 'RE', r: 'REC' }, over: { gameId, w: 'ROU', r: 'ROUC' } };
}

/** Creates a match that starts in an hour; home gives 0.5/1 at 1.20 against 0.70. */
export async function aMatchToCome(
  book: TestSportsbook,
): Promise<{ gameId: string; home: Selection; away: Selection; homeWins: Selection }> {
  const { gameId } = await book.sandbox('create', {
    startsInSeconds: 3600,
    markets: [
      { w: 'R', ratio: '0.5 / 1', strong: 'H', prices: { RH: '1.20', RC: '0.70' } },
      { w: 'M', prices: { MH: '1.90', MC: '4.10', MN: '3.40' } },
    ],
  });
  return { gameId, home: { gameId, w: 'R', r: 'RH' }, away: { gameId, w: 'R', r: 'RC' }, homeWins: { gameId, w: 'M', r: 'MH' } };
}
