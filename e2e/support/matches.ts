import type { FixedMarket, MatchOrder } from './sandbox';

/** Teams of no other match in the demo, so their names identify a row of the board. */
export const HOME_TEAM = '海岸联队';
export const AWAY_TEAM = '山城竞技';

/** In-play line where home gives a quarter goal, priced at Hong Kong 0.95 against 0.93. */
export const QUARTER_LINE: FixedMarket = { w: 'RE', ratio: '0 / 0.5', strong: 'H', prices: { REH: '0.95', REC: '0.93' } };

/** Line where home gives a quarter goal before the match. */
export const EARLY_QUARTER_LINE: FixedMarket = { w: 'R', ratio: '0 / 0.5', strong: 'H', prices: { RH: '0.95', RC: '0.93' } };

/** Match in play at 1-0, with one quarter line at known prices. */
export const IN_PLAY: MatchOrder = {
  home: HOME_TEAM,
  away: AWAY_TEAM,
  minute: 60,
  score: { home: 1, away: 0 },
  markets: [QUARTER_LINE],
};

/** Match later today; its bets are accepted immediately. */
export const LATER_TODAY: MatchOrder = { home: HOME_TEAM, away: AWAY_TEAM, startsInSeconds: 3600, markets: [EARLY_QUARTER_LINE] };

export type FixedMatch = Required<Pick<MatchOrder, 'home' | 'away'>> & MatchOrder;

/** Three matches that start in an hour, each with one quarter line at known prices. */
export const TODAY: readonly FixedMatch[] = [
  { home: '海岸联队', away: '山城竞技', startsInSeconds: 3600, markets: [EARLY_QUARTER_LINE] },
  { home: '江口流浪', away: '北岭之星', startsInSeconds: 3600, markets: [EARLY_QUARTER_LINE] },
  { home: '东港水手', away: '西湖联合', startsInSeconds: 3600, markets: [EARLY_QUARTER_LINE] },
];

const [FIRST, SECOND, THIRD] = TODAY;
if (!FIRST || !SECOND || !THIRD) throw new Error('there are three matches of today');

/** The same matches and a fourth. */
export const FOUR_TODAY = [
  FIRST,
  SECOND,
  THIRD,
  { home: '南湾船队', away: '平原骑士', startsInSeconds: 3600, markets: [EARLY_QUARTER_LINE] },
] as const satisfies readonly FixedMatch[];
