import type { FixedMarket, MatchOrder } from './sandbox';

/** Teams that play in no other match of the demo, so that a row of the board is found by their names. */
export const HOME_TEAM = '海岸联队';
export const AWAY_TEAM = '山城竞技';

/** Home gives a quarter of a goal in play, priced at Hong Kong 0.95 against 0.93. */
export const QUARTER_LINE: FixedMarket = { w: 'RE', ratio: '0 / 0.5', strong: 'H', prices: { REH: '0.95', REC: '0.93' } };

/** Home gives a quarter of a goal before the match. */
export const EARLY_QUARTER_LINE: FixedMarket = { w: 'R', ratio: '0 / 0.5', strong: 'H', prices: { RH: '0.95', RC: '0.93' } };

/** In play at 1-0, with one quarter line at known prices. */
export const IN_PLAY: MatchOrder = {
  home: HOME_TEAM,
  away: AWAY_TEAM,
  minute: 60,
  score: { home: 1, away: 0 },
  markets: [QUARTER_LINE],
};

/** Today, not begun: bets are accepted at once. */
export const LATER_TODAY: MatchOrder = { home: HOME_TEAM, away: AWAY_TEAM, startsInSeconds: 3600, markets: [EARLY_QUARTER_LINE] };

/** A match whose teams are known. */
export type FixedMatch = Required<Pick<MatchOrder, 'home' | 'away'>> & MatchOrder;

/** Three matches of today that begin in an hour, each with one quarter line at known prices. */
export const TODAY: readonly FixedMatch[] = [
  { home: '海岸联队', away: '山城竞技', startsInSeconds: 3600, markets: [EARLY_QUARTER_LINE] },
  { home: '江口流浪', away: '北岭之星', startsInSeconds: 3600, markets: [EARLY_QUARTER_LINE] },
  { home: '东港水手', away: '西湖联合', startsInSeconds: 3600, markets: [EARLY_QUARTER_LINE] },
];

const [FIRST, SECOND, THIRD] = TODAY;
if (!FIRST || !SECOND || !THIRD) throw new Error('there are three matches of today');

/** The same, and a fourth. */
export const FOUR_TODAY = [
  FIRST,
  SECOND,
  THIRD,
  { home: '南湾船队', away: '平原骑士', startsInSeconds: 3600, markets: [EARLY_QUARTER_LINE] },
] as const satisfies readonly FixedMatch[];
