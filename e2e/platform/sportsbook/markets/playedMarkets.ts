import type { PlayedSport } from '../simulator/sport';
import { AWAY_TOTAL, DRAW_NO_BET, HANDICAP, HOME_TOTAL, LETTERS, ODD_EVEN, TEAM_TOTAL_LETTERS, TOTAL, TOTAL_LETTERS } from './marketSpec';
import type { MarketCount, MarketSpec } from './marketSpec';

/** Meaning of the digit after the market codes of a sport. */
interface DigitRow {
  readonly digit: number;
  readonly counts: MarketCount;
  readonly markets: readonly PlainMarket[];
}

type PlainMarket = 'handicap' | 'total' | 'winner' | 'odd-even' | 'team-totals';

const WHOLE: MarketCount = { of: 'score', parts: null };
const UNTIL_WON: MarketCount = { ...WHOLE, isNeverLevel: true };
const UNITS: MarketCount = { of: 'units', parts: null };
const MAIN: readonly PlainMarket[] = ['handicap', 'total', 'winner'];

/** Returns the rows of a sport that is won by sets. Digit 6 counts the games or points within the sets. */
function setSport(toWin: number): readonly DigitRow[] {
  return [
    { digit: 0, counts: { ...WHOLE, toWin }, markets: MAIN },
    ...Array.from({ length: 5 }, (_, index): DigitRow => ({ digit: index + 1, counts: part(index + 1), markets: ['winner'] })),
    { digit: 6, counts: UNITS, markets: ['handicap', 'total', 'odd-even'] },
  ];
}

const DIGITS: Readonly<Record<PlayedSport, readonly DigitRow[]>> = {
  BK: [
    { digit: 0, counts: UNTIL_WON, markets: [...MAIN, 'odd-even', 'team-totals'] },
    { digit: 1, counts: { of: 'score', parts: [1, 2] }, markets: [...MAIN, 'odd-even'] },
    // The second half includes the overtime; the fourth quarter does not.
    { digit: 2, counts: { of: 'score', parts: [3, Number.POSITIVE_INFINITY] }, markets: [...MAIN, 'odd-even'] },
    ...[1, 2, 3, 4].map((quarter): DigitRow => ({ digit: quarter + 2, counts: part(quarter), markets: [...MAIN, 'odd-even'] })),
  ],
  TN: setSport(2),
  VB: setSport(3),
  TT: setSport(3),
  SK: [{ digit: 0, counts: { ...WHOLE, toWin: 5 }, markets: [...MAIN, 'odd-even'] }],
  BS: [
    { digit: 0, counts: UNTIL_WON, markets: [...MAIN, 'odd-even'] },
    { digit: 1, counts: { of: 'score', parts: [1, 5] }, markets: ['handicap', 'total'] },
  ],
  OP: [{ digit: 0, counts: UNTIL_WON, markets: [...MAIN, 'odd-even'] }],
};

/** Returns all markets of a sport other than football. */
export function playedMarkets(sport: PlayedSport): readonly MarketSpec[] {
  return DIGITS[sport].flatMap(({ digit, counts, markets }) => markets.flatMap((market) => specsOf(market, digit, counts)));
}

function specsOf(market: PlainMarket, digit: number, counts: MarketCount): readonly MarketSpec[] {
  const period = counts.parts === null ? 'match' : 'part';
  const both = (
    before: string,
    inPlay: string,
    rest: Omit<MarketSpec, 'code' | 'isInPlay' | 'period' | 'counts'>,
  ): readonly MarketSpec[] => [
    { code: `${before}${digit}`, isInPlay: false, period, counts, ...rest },
    { code: `${inPlay}${digit}`, isInPlay: true, period, counts, ...rest },
  ];
  switch (market) {
    case 'handicap':
      return both('R', 'RE', { settlement: HANDICAP, format: 'raw', sides: LETTERS });
    case 'total':
      return both('OU', 'ROU', { settlement: TOTAL, format: 'raw', sides: TOTAL_LETTERS });
    case 'winner':
      return both('M', 'RM', { settlement: DRAW_NO_BET, format: 'E', sides: LETTERS });
    case 'odd-even':
      return both('EO', 'REO', { settlement: { kind: 'odd-even' }, format: 'E', sides: ODD_EVEN });
    case 'team-totals':
      return [
        ...both('OUH', 'ROUH', { settlement: HOME_TOTAL, format: 'raw', sides: TEAM_TOTAL_LETTERS }),
        ...both('OUC', 'ROUC', { settlement: AWAY_TOTAL, format: 'raw', sides: TEAM_TOTAL_LETTERS }),
      ];
  }
}

function part(number: number): MarketCount {
  return { of: 'score', parts: [number, number] };
}
