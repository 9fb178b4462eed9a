import { exactWin, profitPerRisk, type Price } from '../exact-arithmetic/price';
import { add, HALF, multiply, rational, ZERO, type Rational } from '../exact-arithmetic/rational';
import { countedOf } from '../markets/gameIds';
import { lineOf } from '../markets/line';
import { marketRule } from '../markets/marketRules';
import type { MatchRecord } from '../matches/matchRecord';
import { builderResult } from '../settlement/builderPayout';
import { lineSum } from '../settlement/combinations';
import type { GradedSelection, MatchResult } from '../settlement/gradeSelection';
import { marketGroup } from '../settlement/marketGroups';
import { gradesOfGoals, gradesTogether } from '../settlement/outcomes';
import { legFactor, type ResultCode } from '../settlement/payout';
import { resultFactsOf } from '../settlement/resultFactsOf';
import { validTurnover, type Axis, type CountedBet } from '../settlement/validTurnover';
import { matchStateAt } from '../simulator/matchState';
import { groupBy } from './groupBy';
import type { LegRow, TicketRow } from './tickets';

/** Fields of a settled ticket that its turnover depends on. */
export type SettledTicket = Pick<TicketRow, 'ticket_id' | 'mode' | 'stake' | 'folds' | 'together' | 'risk' | 'result'>;
export type SettledLeg = Pick<
  LegRow,
  | 'game_id'
  | 'line_game_id'
  | 'w'
  | 'r'
  | 'odds_type'
  | 'ior'
  | 'ratio'
  | 'strong'
  | 'received_elapsed'
  | 'bet_home'
  | 'bet_away'
  | 'result'
>;
type Records = ReadonlyMap<number, Pick<MatchRecord, 'sport' | 'course' | 'reported'>>;

/** Returns a key of the facts that a ticket settles on; tickets with the same key are counted together. */
export function factsOf(legs: readonly SettledLeg[], recordOf: Records): string {
  return [...new Set(legs.map((leg) => `${leg.game_id}/${marketGroup(selectionOf(leg, recordOf).rule).key}`))].sort().join(' ');
}

function selectionOf(leg: SettledLeg, recordOf: Records): GradedSelection {
  const rule = marketRule(leg.w, recordOf.get(leg.game_id)?.sport, countedOf(leg.line_game_id));
  const side = rule?.sides.get(leg.r);
  if (!rule || side === undefined) throw new TypeError(`no such selection: ${leg.w} ${leg.r}`);
  const scoreAtBet = leg.bet_home === null || leg.bet_away === null ? null : { home: leg.bet_home, away: leg.bet_away };
  return { rule, side, line: lineOf(rule, side, leg), scoreAtBet };
}

/**
 * Returns the valid turnover (`validTurnover`), in fen by ticket id, of settled tickets of one member that settle on
 * the same facts. Each match is one axis with all combinations of results that its legs can have.
 */
export function turnoverOfTickets(
  tickets: readonly SettledTicket[],
  legsOf: ReadonlyMap<string, readonly SettledLeg[]>,
  recordOf: Records,
): ReadonlyMap<string, bigint> {
  const standing = tickets.filter(({ result }) => !isVoid(result));
  const legs = standing.flatMap(({ ticket_id }) => legsOf.get(ticket_id) ?? []).filter(({ result }) => !isVoid(result));
  const byMatch = groupBy(legs, ({ game_id }) => game_id);
  const axes = [...byMatch].map(([gameId, ofMatch]): Axis => ({ key: String(gameId), outcomes: outcomesOf(ofMatch, recordOf) }));
  const placeOf = new Map([...byMatch].flatMap(([gameId, ofMatch]) => ofMatch.map((leg, place) => [leg, { axis: String(gameId), place }])));
  const bets = tickets.map((ticket): CountedBet => {
    const own = legsOf.get(ticket.ticket_id) ?? [];
    return {
      id: ticket.ticket_id,
      risk: ticket.risk,
      legs: own.map((leg) => placeOf.get(leg) ?? null),
      results: own.map(({ result }) => result as ResultCode),
      isVoid: isVoid(ticket.result),
      returnsAt: (grades) => returnsAt(ticket, own, grades),
      nearly: nearlyOf(ticket, own),
    };
  });
  return validTurnover(bets, axes);
}

function isVoid(result: string | null): boolean {
  return result?.startsWith('D') === true;
}

function outcomesOf(legs: readonly SettledLeg[], recordOf: Records): Axis['outcomes'] {
  const [first] = legs;
  const record = first && recordOf.get(first.game_id);
  if (!record) throw new TypeError(`match ${first?.game_id} of a ticket is unknown`);
  const selections = legs.map((leg) => selectionOf(leg, recordOf));
  const reached = reachedAtLastBet(record, legs);
  const groups = new Map(selections.map(({ rule }) => marketGroup(rule)).map((group) => [group.key, group]));
  const [group] = groups.values();
  if (groups.size > 1 || !group) return gradesOfGoals(selections, reached);
  return gradesTogether(group.fact, selections, reached, record.course);
}

/**
 * Returns the match as it was when the last of the bets arrived. An outcome that was impossible then was not a common
 * risk of all bets.
 */
function reachedAtLastBet(
  { course, reported, sport }: Pick<MatchRecord, 'sport' | 'course' | 'reported'>,
  legs: readonly SettledLeg[],
): MatchResult {
  const last = Math.max(...legs.map(({ received_elapsed: elapsed }) => elapsed ?? Number.NEGATIVE_INFINITY));
  const state = matchStateAt(course, reported, sport === 'FS' ? Number.NEGATIVE_INFINITY : last);
  return { state: 'abandoned', half: state.half, final: state.score, facts: resultFactsOf({ sport }, state) };
}

/**
 * Computes the return of a parlay or system as a floating-point number. The return of other tickets is exact and cached
 * for each grade.
 */
function nearlyOf(ticket: SettledTicket, legs: readonly SettledLeg[]): CountedBet['nearly'] {
  if (ticket.mode === 'single' || ticket.mode === 'builder') {
    const known = new Map<string, number>();
    return (grades) => {
      const key = grades.join();
      const value = known.get(key) ?? toNumber(returnsAt(ticket, legs, grades));
      known.set(key, value);
      return value;
    };
  }
  const sizes = ticket.folds ?? [legs.length];
  const factors = legs.map((leg) => {
    const profit = profitPerRisk(priceOf(leg)) ?? ZERO;
    return new Map(GRADES.map((grade) => [grade, toNumber(legFactor(profit, grade))] as const));
  });
  return (grades) => {
    // `sums[k]` is the sum over all lines of k factors among those processed so far, as in `lineSum`.
    const sums = [1];
    for (const [index, grade] of grades.entries()) {
      const factor = factors[index]?.get(grade) ?? 1;
      for (let size = index + 1; size > 0; size -= 1) sums[size] = (sums[size] ?? 0) + (sums[size - 1] ?? 0) * factor;
    }
    return Number(ticket.stake) * sizes.reduce((sum, size) => sum + (sums[size] ?? 0), 0);
  };
}

const GRADES: readonly ResultCode[] = ['W', 'LW', 'P', 'LL', 'L'];

function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

/** Returns the exact payout of a ticket without rounding, so that a bet split into two parts is worth the same. */
function returnsAt(ticket: SettledTicket, legs: readonly SettledLeg[], grades: readonly ResultCode[]): Rational {
  const [only] = legs;
  const [grade = 'D'] = grades;
  if (ticket.mode === 'single' && only) return returnsOf(priceOf(only), ticket, grade);
  if (ticket.mode === 'builder') return returnsOf({ type: 'E', text: ticket.together ?? '' }, ticket, builderResult(grades));
  const factors = legs.map((leg, index) => legFactor(profitPerRisk(priceOf(leg)) ?? ZERO, grades[index] ?? 'D'));
  return multiply(rational(ticket.stake), lineSum(ticket.folds ?? [legs.length], factors));
}

function priceOf({ odds_type: type, ior: text }: SettledLeg): Price {
  return { type, text };
}

function returnsOf(price: Price, { risk, stake }: SettledTicket, grade: ResultCode): Rational {
  const win = exactWin(price, stake) ?? ZERO;
  switch (grade) {
    case 'W':
      return add(rational(risk), win);
    case 'LW':
      return add(rational(risk), multiply(win, HALF));
    case 'LL':
      return multiply(rational(risk), HALF);
    case 'L':
      return ZERO;
    default:
      return rational(risk);
  }
}
