import { countedOf } from '../markets/gameIds';
import { lineOf } from '../markets/line';
import { marketRule } from '../markets/marketRules';
import type { MatchEnd, MatchRecord } from '../matches/matchRecord';
import type { SportsbookSettings } from '../matches/settings';
import { gradeSelection } from '../settlement/gradeSelection';
import type { ResultCode } from '../settlement/payout';
import { lateBy } from './lateness';
import type { LegRow } from './tickets';
import type { MatchEvent } from '../simulator/course';
import type { Sport } from '../simulator/sport';

/** D codes for the reason why a bet was voided; the client has a text for each. */
const VOID_CODES = {
  /** The match was abandoned, and the bet was undecided. */
  givenUp: 'D2',
  /** A player retired, and the bet was undecided. */
  retired: 'DG',
  /** The match was not finished within 36 hours of its start, and the bet was undecided. */
  unfinished: 'D3',
  afterRedCard: 'DA',
  afterGoal: 'DB',
  afterPenalty: 'DC',
} as const;

type VoidCode = (typeof VOID_CODES)[keyof typeof VOID_CODES];

/** Assumption: in sports of one player against another, an abandoned match is one where a player retired. */
const SINGLE_PLAYERS: ReadonlySet<Sport> = new Set<Sport>(['TN', 'TT', 'SK']);

/** Returns the void code for a match that was abandoned. */
function abandonedCode(sport: Sport): VoidCode {
  return SINGLE_PLAYERS.has(sport) ? VOID_CODES.retired : VOID_CODES.givenUp;
}

/** Returns the void code for a bet that was placed after an event that the feed reported later. */
function lateCode(kind: MatchEvent['kind']): VoidCode {
  if (kind === 'red-card') return VOID_CODES.afterRedCard;
  return kind === 'penalty' ? VOID_CODES.afterPenalty : VOID_CODES.afterGoal;
}

/**
 * Returns the result of a leg, or null until its match has ended. A late bet is void regardless of the score, and so is
 * a bet that an abandoned match leaves undecided.
 */
export function legResult(leg: LegRow, record: MatchRecord | undefined, settings: SportsbookSettings): ResultCode | null {
  if (!record?.end) return null;
  const late = leg.received_elapsed === null ? null : lateBy(record, leg.received_elapsed, Number.POSITIVE_INFINITY);
  if (late !== null) return lateCode(late);
  const grade = gradeLeg(leg, record, record.end);
  if (grade !== 'D') return grade;
  const isTimeUp = record.end.atMs >= record.startsAtMs + settings.abandonAfterMs;
  return isTimeUp ? VOID_CODES.unfinished : abandonedCode(record.sport);
}

function gradeLeg(leg: LegRow, { sport }: MatchRecord, end: MatchEnd): ReturnType<typeof gradeSelection> {
  const rule = marketRule(leg.w, sport, countedOf(leg.line_game_id));
  const side = rule?.sides.get(leg.r);
  if (!rule || side === undefined) throw new TypeError(`no such selection: ${leg.w} ${leg.r}`);
  const scoreAtBet = leg.bet_home === null || leg.bet_away === null ? null : { home: leg.bet_home, away: leg.bet_away };
  const { as: state, half, final, facts } = end;
  return gradeSelection({ rule, side, line: lineOf(rule, side, leg), scoreAtBet }, { state, half, final, facts });
}
