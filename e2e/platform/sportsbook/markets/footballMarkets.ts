import {
  AWAY_TOTAL,
  DOUBLE,
  DRAW_NO_BET,
  HANDICAP,
  HOME_TOTAL,
  LETTERS,
  ODD_EVEN,
  RESULT,
  TEAM_TOTAL_LETTERS,
  THREE,
  TOTAL,
  TOTAL_LETTERS,
  YES_NO,
  type MarketPeriod,
  type MarketSpec,
  type SettlementRule,
} from './marketSpec';

/** Scores are listed up to 4 goals a side for the match, up to 3 for a half. */
const SCORE: SettlementRule = { kind: 'correct-score', highest: 4 };
const HALF_SCORE: SettlementRule = { kind: 'correct-score', highest: 3 };
const BAND: SettlementRule = { kind: 'goal-band' };
const BOTH_SCORE: SettlementRule = { kind: 'both-score' };
const THREE_WAY: SettlementRule = { kind: 'three-way' };
const PARITY: SettlementRule = { kind: 'odd-even' };

const BANDS = new Map([
  ['T01', '0-1'],
  ['T23', '2-3'],
  ['T46', '4-6'],
  ['OVER', '7+'],
]);
const HALF_BANDS = new Map([
  ['HT0', '0'],
  ['HT1', '1'],
  ['HT2', '2'],
  ['HTOV', '3+'],
]);

/** Codes of the 1st to the 10th goal. */
export const GOAL_CODES: readonly string[] = ['ARG', 'BRG', 'CRG', 'DRG', 'ERG', 'FRG', 'GRG', 'HRG', 'IRG', 'JRG'];
/** First letters of the six 15-minute windows. */
export const WINDOW_LETTERS: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F'];
const GOAL_SIDES = { H: 'H', C: 'C', N: 'none' } as const;

type Row = readonly [
  code: string,
  settlement: SettlementRule,
  format: 'raw' | 'E',
  period: MarketPeriod,
  when: 'before' | 'in-play',
  sides: MarketSpec['sides'],
];

const ROWS: readonly Row[] = [
  ['R', HANDICAP, 'raw', 'match', 'before', LETTERS],
  ['RE', HANDICAP, 'raw', 'match', 'in-play', LETTERS],
  ['HR', HANDICAP, 'raw', 'half', 'before', LETTERS],
  ['HRE', HANDICAP, 'raw', 'half', 'in-play', LETTERS],
  ['OU', TOTAL, 'raw', 'match', 'before', TOTAL_LETTERS],
  ['ROU', TOTAL, 'raw', 'match', 'in-play', TOTAL_LETTERS],
  ['HOU', TOTAL, 'raw', 'half', 'before', TOTAL_LETTERS],
  ['HROU', TOTAL, 'raw', 'half', 'in-play', TOTAL_LETTERS],
  ['OUH', HOME_TOTAL, 'raw', 'match', 'before', TEAM_TOTAL_LETTERS],
  ['OUC', AWAY_TOTAL, 'raw', 'match', 'before', TEAM_TOTAL_LETTERS],
  ['ROUH', HOME_TOTAL, 'raw', 'match', 'in-play', TEAM_TOTAL_LETTERS],
  ['ROUC', AWAY_TOTAL, 'raw', 'match', 'in-play', TEAM_TOTAL_LETTERS],
  ['HOUH', HOME_TOTAL, 'raw', 'half', 'before', TEAM_TOTAL_LETTERS],
  ['HOUC', AWAY_TOTAL, 'raw', 'half', 'before', TEAM_TOTAL_LETTERS],
  ['HRUH', HOME_TOTAL, 'raw', 'half', 'in-play', TEAM_TOTAL_LETTERS],
  ['HRUC', AWAY_TOTAL, 'raw', 'half', 'in-play', TEAM_TOTAL_LETTERS],
  ['M', RESULT, 'E', 'match', 'before', THREE],
  ['RM', RESULT, 'E', 'match', 'in-play', THREE],
  ['HM', RESULT, 'E', 'half', 'before', THREE],
  ['HRM', RESULT, 'E', 'half', 'in-play', THREE],
  ['DNB', DRAW_NO_BET, 'E', 'match', 'before', LETTERS],
  ['DC', { kind: 'double-chance' }, 'E', 'match', 'before', DOUBLE],
  ['RDC', { kind: 'double-chance' }, 'E', 'match', 'in-play', DOUBLE],
  ['W3', THREE_WAY, 'E', 'match', 'before', THREE],
  ['HW3', THREE_WAY, 'E', 'half', 'before', THREE],
  ['EO', PARITY, 'E', 'match', 'before', ODD_EVEN],
  ['REO', PARITY, 'E', 'match', 'in-play', ODD_EVEN],
  ['HEO', PARITY, 'E', 'half', 'before', ODD_EVEN],
  ['HREO', PARITY, 'E', 'half', 'in-play', ODD_EVEN],
  ['TS', BOTH_SCORE, 'E', 'match', 'before', YES_NO],
  ['RTS', BOTH_SCORE, 'E', 'match', 'in-play', YES_NO],
  ['HTS', BOTH_SCORE, 'E', 'half', 'before', YES_NO],
  ['CS', { kind: 'clean-sheet' }, 'E', 'match', 'before', LETTERS],
  ['WN', { kind: 'win-to-nil' }, 'E', 'match', 'before', LETTERS],
  ['BH', { kind: 'win-from-behind' }, 'E', 'match', 'before', LETTERS],
  ['T', BAND, 'E', 'match', 'before', BANDS],
  ['RT', BAND, 'E', 'match', 'in-play', BANDS],
  ['HT', BAND, 'E', 'half', 'before', HALF_BANDS],
  ['HRT', BAND, 'E', 'half', 'in-play', HALF_BANDS],
  ['PD', SCORE, 'E', 'match', 'before', scores(4)],
  ['RPD', SCORE, 'E', 'match', 'in-play', scores(4)],
  ['HPD', HALF_SCORE, 'E', 'half', 'before', scores(3)],
  ['HRPD', HALF_SCORE, 'E', 'half', 'in-play', scores(3)],
  ['F', { kind: 'half-full' }, 'E', 'match', 'before', halfFull()],
  ['RF', { kind: 'half-full' }, 'E', 'match', 'in-play', halfFull()],
  ['LG', { kind: 'last-goal' }, 'E', 'match', 'in-play', GOAL_SIDES],
  ...GOAL_CODES.map((code, index): Row => [code, { kind: 'next-goal', goal: index + 1 }, 'E', 'match', 'in-play', GOAL_SIDES]),
  ...WINDOW_LETTERS.flatMap((letter, index): readonly Row[] => {
    const period = `window-${index + 1}` as MarketPeriod;
    return [
      [`${letter}R`, HANDICAP, 'raw', period, 'in-play', LETTERS],
      [`${letter}OU`, TOTAL, 'raw', period, 'in-play', TOTAL_LETTERS],
      [`${letter}M`, RESULT, 'E', period, 'in-play', THREE],
    ];
  }),
];

/**
 * All markets on goals. Winning margins (WM, RWM) are not offered, because the feed's description names no selections
 * for them.
 */
export const FOOTBALL_MARKETS: readonly MarketSpec[] = ROWS.map(([code, settlement, format, period, when, sides]): MarketSpec => ({
  ...{ code, settlement, format, period, sides },
  isInPlay: when === 'in-play',
  counts: { of: 'score', parts: null },
}));

/** Codes that corners and cards share with goals, each on lines of its own. */
export const COUNTED_CODES: readonly string[] = ['R', 'OU', 'EO', 'RE', 'ROU', 'REO', 'HR', 'HOU', 'HRE', 'HROU'];

/** Returns selections such as `H2C1` for 2-1, and `OVH` for any other score. */
function scores(highest: number): ReadonlyMap<string, string> {
  const goals = Array.from({ length: highest + 1 }, (_, count) => count);
  const listed = goals.flatMap((home) => goals.map((away): [string, string] => [`H${home}C${away}`, `${home}-${away}`]));
  return new Map([...listed, ['OVH', 'other']]);
}

function halfFull(): ReadonlyMap<string, string> {
  const letters = ['H', 'N', 'C'];
  return new Map(letters.flatMap((half) => letters.map((full): [string, string] => [`F${half}${full}`, half + full])));
}
