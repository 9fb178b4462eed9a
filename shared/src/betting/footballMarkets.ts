import { ODD_EVEN, plain, TEAM_TOTAL, TEAMS, TOTAL, type MarketRow, type Sides } from './marketRow';
import type { MarketKind, MarketPeriod } from './marketType';
import type { TeamOrDraw } from './side';

type Row = readonly [code: string, kind: MarketKind, period: MarketPeriod, when: MarketRow['when'], sides: Sides];

const RESULT: Sides = [plain('H', 'home'), plain('N', 'draw'), plain('C', 'away')];
const YES_NO: Sides = [plain('Y', 'yes'), plain('N', 'no')];
const GOAL: Sides = [plain('H', 'home'), plain('C', 'away'), plain('N', 'no-goal')];
const DOUBLE: Sides = [
  ['HN', { kind: 'double-chance', of: ['home', 'draw'] }],
  ['HC', { kind: 'double-chance', of: ['home', 'away'] }],
  ['CN', { kind: 'double-chance', of: ['away', 'draw'] }],
];
const NONE: Sides = [];

/** Codes of the 1st to 10th goal. */
const GOALS: readonly string[] = ['ARG', 'BRG', 'CRG', 'DRG', 'ERG', 'FRG', 'GRG', 'HRG', 'IRG', 'JRG'];
/** Windows of a quarter of an hour each. */
const WINDOWS = [
  ['A', 'window-1'],
  ['B', 'window-2'],
  ['C', 'window-3'],
  ['D', 'window-4'],
  ['E', 'window-5'],
  ['F', 'window-6'],
] as const;

/** Rows whose selections are the market's code followed by a letter: `RE` and `H` form `REH`. */
const LETTERED: readonly Row[] = [
  ['R', 'handicap', 'match', 'before', TEAMS],
  ['RE', 'handicap', 'match', 'in-play', TEAMS],
  ['HR', 'handicap', 'half', 'before', TEAMS],
  ['HRE', 'handicap', 'half', 'in-play', TEAMS],
  ['OU', 'total', 'match', 'before', TOTAL],
  ['ROU', 'total', 'match', 'in-play', TOTAL],
  ['HOU', 'total', 'half', 'before', TOTAL],
  ['HROU', 'total', 'half', 'in-play', TOTAL],
  ['M', 'result', 'match', 'before', RESULT],
  ['RM', 'result', 'match', 'in-play', RESULT],
  ['HM', 'result', 'half', 'before', RESULT],
  ['HRM', 'result', 'half', 'in-play', RESULT],
  ['EO', 'odd-even', 'match', 'before', ODD_EVEN],
  ['REO', 'odd-even', 'match', 'in-play', ODD_EVEN],
  ['HEO', 'odd-even', 'half', 'before', ODD_EVEN],
  ['HREO', 'odd-even', 'half', 'in-play', ODD_EVEN],
  ['OUH', 'home-total', 'match', 'before', TEAM_TOTAL],
  ['OUC', 'away-total', 'match', 'before', TEAM_TOTAL],
  ['ROUH', 'home-total', 'match', 'in-play', TEAM_TOTAL],
  ['ROUC', 'away-total', 'match', 'in-play', TEAM_TOTAL],
  ['HOUH', 'home-total', 'half', 'before', TEAM_TOTAL],
  ['HOUC', 'away-total', 'half', 'before', TEAM_TOTAL],
  ['HRUH', 'home-total', 'half', 'in-play', TEAM_TOTAL],
  ['HRUC', 'away-total', 'half', 'in-play', TEAM_TOTAL],
  ['W3', 'three-way-handicap', 'match', 'before', RESULT],
  ['HW3', 'three-way-handicap', 'half', 'before', RESULT],
  ['TS', 'both-score', 'match', 'before', YES_NO],
  ['RTS', 'both-score', 'match', 'in-play', YES_NO],
  ['HTS', 'both-score', 'half', 'before', YES_NO],
  ['DC', 'double-chance', 'match', 'before', DOUBLE],
  ['RDC', 'double-chance', 'match', 'in-play', DOUBLE],
  ['DNB', 'draw-no-bet', 'match', 'before', TEAMS],
  ['BH', 'win-from-behind', 'match', 'before', TEAMS],
  ['CS', 'clean-sheet', 'match', 'before', TEAMS],
  ['WN', 'win-to-nil', 'match', 'before', TEAMS],
  ['LG', 'last-goal', 'match', 'in-play', GOAL],
  ...GOALS.map((code): Row => [code, 'next-goal', 'match', 'in-play', GOAL]),
  ...WINDOWS.flatMap(([letter, period]): Row[] => [
    [`${letter}R`, 'handicap', period, 'in-play', TEAMS],
    [`${letter}OU`, 'total', period, 'in-play', TOTAL],
    [`${letter}M`, 'result', period, 'in-play', RESULT],
  ]),
];

/** Rows whose selections have their own letters. */
const SPELLED_OUT: readonly Row[] = [
  ['PD', 'correct-score', 'match', 'before', scores(4)],
  ['RPD', 'correct-score', 'match', 'in-play', scores(4)],
  ['HPD', 'correct-score', 'half', 'before', scores(3)],
  ['HRPD', 'correct-score', 'half', 'in-play', scores(3)],
  ['T', 'goal-band', 'match', 'before', bands()],
  ['RT', 'goal-band', 'match', 'in-play', bands()],
  ['HT', 'goal-band', 'half', 'before', halfBands()],
  ['HRT', 'goal-band', 'half', 'in-play', halfBands()],
  ['F', 'half-full', 'match', 'before', halfFull()],
  ['RF', 'half-full', 'match', 'in-play', halfFull()],
  ['WM', 'winning-margin', 'match', 'before', NONE],
  ['RWM', 'winning-margin', 'match', 'in-play', NONE],
];

/**
 * Every football market of the feed. HRG is the 8th goal, not a half, and ROUH is a market as well as a selection.
 *
 * Assumption: the description of the feed does not give the letters of winning margins, so such a selection is shown as
 * received.
 */
export const FOOTBALL_MARKETS: readonly MarketRow[] = [
  ...LETTERED.map((row) => footballMarket(row, 'lettered')),
  ...SPELLED_OUT.map((row) => footballMarket(row, 'spelled-out')),
];

function footballMarket([code, kind, period, when, sides]: Row, letters: MarketRow['letters']): MarketRow {
  const goal = GOALS.indexOf(code) + 1;
  return { code, kind, period, when, counts: 'goals', letters, sides, ...(goal > 0 ? { goal } : {}) };
}

/** Lists the scores up to `highest` per side. All other scores together are one selection. */
function scores(highest: number): Sides {
  const goals = Array.from({ length: highest + 1 }, (_, count) => count);
  const listed = goals.flatMap((home) => goals.map((away) => [`H${home}C${away}`, { kind: 'score', home, away }] as const));
  return [...listed, plain('OVH', 'other-score')];
}

function bands(): Sides {
  return [
    ['T01', { kind: 'goals', from: 0, to: 1 }],
    ['T23', { kind: 'goals', from: 2, to: 3 }],
    ['T46', { kind: 'goals', from: 4, to: 6 }],
    ['OVER', { kind: 'goals', from: 7 }],
  ];
}

function halfBands(): Sides {
  return [
    ['HT0', { kind: 'goals', from: 0, to: 0 }],
    ['HT1', { kind: 'goals', from: 1, to: 1 }],
    ['HT2', { kind: 'goals', from: 2, to: 2 }],
    ['HTOV', { kind: 'goals', from: 3 }],
  ];
}

/** Lists the half-time/full-time selections. `FHC`: home leads at half-time, away at the end. */
function halfFull(): Sides {
  const sides: readonly (readonly [string, TeamOrDraw])[] = [
    ['H', 'home'],
    ['N', 'draw'],
    ['C', 'away'],
  ];
  return sides.flatMap(([halfLetter, half]) =>
    sides.map(([fullLetter, full]) => [`F${halfLetter}${fullLetter}`, { kind: 'half-full', half, full }] as const),
  );
}
