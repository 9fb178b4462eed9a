import { COUNTED_CODES, GOAL_CODES, WINDOW_LETTERS } from '../markets/footballMarkets';
import { marketRule, marketRules, type MarketRule } from '../markets/marketRules';
import type { Course } from '../simulator/course';
import type { MatchState } from '../simulator/matchState';
import { isPlayed, PLAYED_SPORTS, type PlayedSport } from '../simulator/sport';
import { windowSpan } from './goalModel';

/** Markets offered for a match at one moment: the columns of the board, and the markets behind "more". */
export interface OfferedRules {
  readonly board: readonly MarketRule[];
  readonly more: readonly MarketRule[];
}

interface Codes {
  readonly board: readonly string[];
  readonly more: readonly string[];
}

const FOOTBALL: { readonly before: Codes; readonly inPlay: Codes } = {
  before: {
    board: ['R', 'OU', 'M', 'HR', 'HOU', 'HM'],
    more: [
      ...['DC', 'DNB', 'TS', 'OUH', 'OUC', 'EO', 'T', 'PD', 'HEO', 'HT'],
      ...['F', 'W3', 'HW3', 'HTS', 'CS', 'WN', 'BH', 'HPD', 'HOUH', 'HOUC'],
    ],
  },
  inPlay: {
    board: ['RE', 'ROU', 'RM', 'HRE', 'HROU', 'HRM'],
    more: ['RDC', 'RTS', 'ROUH', 'ROUC', 'REO', 'RT', 'RPD', 'LG', 'HREO', 'HRT', 'HRPD', 'HRUH', 'HRUC', 'RF'],
  },
};

/** Markets of virtual football, whose matches are too short for in-play betting. */
const VIRTUAL: Codes = { board: ['R', 'OU', 'M', 'HR', 'HOU', 'HM'], more: ['EO', 'T', 'PD'] };

const SETS: Codes = { board: ['M0', 'R0', 'R6', 'OU6'], more: ['OU0', 'EO6', 'M1', 'M2'] };
/** Pre-match codes; each has a counterpart in play. */
const PLAYED: Readonly<Record<PlayedSport, Codes>> = {
  BK: {
    board: ['M0', 'R0', 'OU0', 'M1', 'R1', 'OU1'],
    more: [
      ...['EO0', 'OUH0', 'OUC0', 'EO1', 'M2', 'R2', 'OU2', 'EO2'],
      ...[3, 4, 5, 6].flatMap((quarter) => [`M${quarter}`, `R${quarter}`, `OU${quarter}`, `EO${quarter}`]),
    ],
  },
  TN: SETS,
  VB: SETS,
  TT: SETS,
  SK: { board: ['M0', 'R0', 'OU0'], more: ['EO0'] },
  BS: { board: ['M0', 'R0', 'OU0', 'R1', 'OU1'], more: ['EO0'] },
  OP: { board: ['M0', 'R0', 'OU0'], more: ['EO0'] },
};

/** In-play code for every pre-match code. */
const IN_PLAY = Object.fromEntries(PLAYED_SPORTS.map((sport) => [sport, counterparts(sport)])) as Readonly<
  Record<PlayedSport, ReadonlyMap<string, string>>
>;

function counterparts(sport: PlayedSport): ReadonlyMap<string, string> {
  const rules = marketRules(sport);
  const isSame = (one: MarketRule, other: MarketRule): boolean => one.settlement === other.settlement && one.counts === other.counts;
  return new Map(
    rules.flatMap((rule) => {
      const other = rule.isInPlay ? undefined : rules.find((each) => each.isInPlay && isSame(each, rule));
      return other ? [[rule.code, other.code] as const] : [];
    }),
  );
}

/** Returns the markets that can be priced now. Markets of a half, a window or a part disappear when it ends. */
export function offeredRules(course: Course, state: MatchState, elapsed: number): OfferedRules {
  const isBefore = state.period === 'not-started';
  const { sport } = course;
  if (sport === 'FS' || sport === 'VF') {
    if (!isBefore) return NOTHING;
    return toRules(sport === 'FS' ? { board: ['FS'], more: [] } : VIRTUAL, sport);
  }
  if (isPlayed(sport)) return playedRules(sport, state, isBefore);
  const { board, more } = toRules(isBefore ? FOOTBALL.before : FOOTBALL.inPlay, sport);
  const moving = isBefore ? [] : rulesOf([...windowCodes(course, elapsed), ...nextGoal(state)], sport);
  const isOpen = (rule: MarketRule): boolean =>
    rule.isInPlay === !isBefore && (state.half === null || (rule.period !== 'half' && rule.settlement.kind !== 'half-full'));
  return { board: board.filter(isOpen), more: [...more, ...moving, ...countedRules()].filter(isOpen) };
}

const NOTHING: OfferedRules = { board: [], more: [] };

function playedRules(sport: PlayedSport, state: MatchState, isBefore: boolean): OfferedRules {
  const { board, more } = PLAYED[sport];
  const inPlay = (code: string): string => IN_PLAY[sport].get(code) ?? code;
  const codes = isBefore ? { board, more } : { board: board.map(inPlay), more: [...more, ...laterSets(sport)].map(inPlay) };
  const rules = toRules(codes, sport);
  const isOpen = ({ counts: { parts } }: MarketRule): boolean => parts === null || isBefore || isPartOpen(state, parts);
  return { board: rules.board.filter(isOpen), more: rules.more.filter(isOpen) };
}

/** Returns the later sets, which are offered only once they are played. */
function laterSets(sport: PlayedSport): readonly string[] {
  return sport === 'TN' ? ['M3'] : sport === 'VB' || sport === 'TT' ? ['M3', 'M4', 'M5'] : [];
}

/**
 * Returns true for the part in play (in a break, the next one) and for ranges of several parts, such as the second
 * half. A single later part is not open yet.
 */
function isPartOpen({ parts, partsOver, tally }: MatchState, [from, to]: readonly [number, number]): boolean {
  if (partsOver >= to) return false;
  const current = tally?.isPartOpen === true ? parts.length : parts.length + 1;
  return from <= current || to === Number.POSITIVE_INFINITY || to - from > 0;
}

function windowCodes(course: Course, elapsed: number): readonly string[] {
  const open = WINDOW_LETTERS.filter((_letter, index) => elapsed < windowSpan(course, index + 1).to);
  return open.slice(0, 2).flatMap((letter) => [`${letter}R`, `${letter}OU`, `${letter}M`]);
}

function nextGoal({ scorers }: MatchState): readonly string[] {
  return GOAL_CODES.slice(scorers.length, scorers.length + 1);
}

function countedRules(): readonly MarketRule[] {
  return (['corners', 'cards'] as const).flatMap((of) =>
    COUNTED_CODES.filter((code) => of === 'corners' || !code.endsWith('EO')).flatMap((code) => marketRule(code, 'FT', of) ?? []),
  );
}

function toRules({ board, more }: Codes, sport: string): OfferedRules {
  return { board: rulesOf(board, sport), more: rulesOf(more, sport) };
}

function rulesOf(codes: readonly string[], sport: string): readonly MarketRule[] {
  return codes.flatMap((code) => marketRule(code, sport) ?? []);
}
