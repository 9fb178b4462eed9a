import { priceValue, riskOf, type OddsType } from '../exact-arithmetic/price';
import { parseDecimal } from '../exact-arithmetic/rational';
import type { BetMode } from '../database/tables';
import { lineGameId } from '../markets/gameIds';
import { handicapLine, lineOf, NO_LINE, totalLine, type WireLine } from '../markets/line';
import { marketRule, type MarketRule } from '../markets/marketRules';
import { lineCount } from '../settlement/combinations';
import { gradeSelection, type MatchResult, type Score } from '../settlement/gradeSelection';
import type { ResultFacts } from '../settlement/resultFacts';
import { builderResult } from '../settlement/builderPayout';
import type { ResultCode } from '../settlement/payout';
import type { MatchEvent } from '../simulator/course';
import type { Sport } from '../simulator/sport';
import { factsOf, turnoverOfTickets, type SettledLeg, type SettledTicket } from '../betting/turnoverOfTickets';
import { groupBy } from '../betting/groupBy';
import { aCourseOf } from './courses';

/** End of a match in a test table. */
export interface TableEnd {
  readonly sport?: Sport;
  readonly half?: string;
  readonly final: string;
  readonly facts?: ResultFacts;
  readonly isAbandoned?: boolean;
}

type Ends = Readonly<Record<number, TableEnd>>;
type Ticket = SettledTicket & { readonly legs: readonly SettledLeg[] };

const MINUTE_MS = 60_000;
const BET = /^(?:(builder) @([\d.]+) )?(?:(\d(?:,\d)*) folds )?([\d.]+) (.+)$/;
const LEG = /^(?:(\d+):)?(\w+) (\S+)(?: ([-\d.]+))?(?: @(-?[\d.]+)([MI])?)?(?: in (\d+-\d+))?( corners| cards)?( void)?$/;

/**
 * Returns the valid turnover of bets in yuan, summed over those that settle on the same facts. A bet is written as
 * `1500 OU over 2.5 @0.98`: stake, market, side, line for the side, price. `&` joins legs, `2:` names another match
 * than the first, `in 1-0` is the score when it was taken, `void` a late leg, `builder @3.2` a price for all legs, `2,3
 * folds` the lines of a system, `M` a Malay and `I` an Indonesian price.
 */
export function turnoverOfBets(bets: readonly string[], ends: Ends): number {
  const tickets = bets.map((bet, index) => aTicket(bet, ends, String(index)));
  const recordOf = new Map(
    Object.entries(ends).map(([match, { sport = 'FT' }]) => {
      const gameId = Number(match) * 10;
      const course = { ...aCourseOf(sport, 1, { kind: 'scripted' }), gameId };
      return [gameId, { sport, course, reported: scoresSeen(tickets, gameId) }] as const;
    }),
  );
  const groups = groupBy(tickets, ({ legs }) => factsOf(legs, recordOf));
  const fen = [...groups.values()].flatMap((alike) => [
    ...turnoverOfTickets(alike, new Map(alike.map(({ ticket_id, legs }) => [ticket_id, legs])), recordOf).values(),
  ]);
  return Number(fen.reduce((sum, each) => sum + each, 0n)) / 100;
}

/** Returns the risk of a bet in yuan. */
export function riskOfBet(bet: string, ends: Ends): number {
  return Number(aTicket(bet, ends, '0').risk) / 100;
}

function aTicket(text: string, ends: Ends, id: string): Ticket {
  const [, builder, together, folds, stakeText = '', legText = ''] = must(BET.exec(text), text);
  const legs = legText.split(' & ').map((leg) => aLeg(leg, ends));
  const stake = BigInt(Math.round(Number(stakeText) * 100));
  const sizes = folds?.split(',').map(Number) ?? null;
  const mode: BetMode = builder ? 'builder' : sizes ? 'system' : legs.length > 1 ? 'parlay' : 'single';
  const [first] = legs;
  const lines = sizes === null ? 1 : lineCount(legs.length, sizes);
  const risk = mode === 'single' && first ? riskOf({ type: first.odds_type, text: first.ior }, stake) : stake * BigInt(lines);
  const results = legs.map(({ result }) => result as ResultCode);
  const areVoid = results.every((result) => result.startsWith('D')) || (mode === 'builder' && builderResult(results).startsWith('D'));
  return {
    ...{ ticket_id: id, mode, stake, folds: sizes, together: together ?? null, legs },
    risk: must(risk, text),
    result: areVoid ? 'D' : 'W',
  };
}

function aLeg(text: string, ends: Ends): SettledLeg {
  const [, match = '1', w = '', side = '', line, ior = '', format, seen, counted, isLate] = must(LEG.exec(text), text);
  const { sport = 'FT', half, final, facts, isAbandoned = false } = must(ends[Number(match)], text);
  const of = counted === ' corners' ? 'corners' : counted === ' cards' ? 'cards' : 'goals';
  const rule = must(marketRule(w, sport, of), text);
  const [r] = must(
    [...rule.sides].find(([, each]) => each === side),
    text,
  );
  const wire = lineOn(rule, side, line);
  const scoreAtBet = seen === undefined ? null : scoreOf(seen);
  const end: MatchResult = {
    state: isAbandoned ? 'abandoned' : 'finished',
    half: half === undefined ? null : scoreOf(half),
    final: scoreOf(final),
    ...(facts && { facts }),
  };
  const grade = gradeSelection({ rule, side, line: lineOf(rule, side, wire), scoreAtBet }, end);
  const type = (format ?? (rule.format === 'raw' ? 'H' : 'E')) as OddsType;
  if (ior !== '') must(priceValue({ type, text: ior }), text);
  return {
    ...{
      game_id: Number(match) * 10,
      line_game_id: lineGameId(Number(match) * 10, { period: 'match', position: 0, counted: of }),
      w,
      r,
      ior,
    },
    ...{ odds_type: type, ratio: wire.ratio, strong: wire.strong },
    received_elapsed: scoreAtBet === null ? null : elapsedAt(scoreAtBet),
    bet_home: scoreAtBet?.home ?? null,
    bet_away: scoreAtBet?.away ?? null,
    result: isLate ? 'DB' : grade,
  };
}

function lineOn({ settlement }: MarketRule, side: string, text: string | undefined): WireLine {
  if (text === undefined) return NO_LINE;
  const value = must(parseDecimal(text), text);
  const quarters = (Number(value.numerator) * 4) / Number(value.denominator);
  return settlement.kind === 'total' ? totalLine(quarters) : handicapLine(side === 'C' ? -quarters : quarters);
}

/** Returns the match time of a score; in these tables a goal falls every minute. */
function elapsedAt({ home, away }: Score): number {
  return (home + away + 1) * MINUTE_MS;
}

function scoresSeen(tickets: readonly Ticket[], gameId: number): readonly MatchEvent[] {
  return tickets
    .flatMap(({ legs }) => legs)
    .flatMap(({ game_id: match, bet_home: home, bet_away: away }) =>
      match === gameId && home !== null && away !== null ? [{ home, away }] : [],
    )
    .map((score): MatchEvent => ({ kind: 'score', score, half: null, at: elapsedAt(score), seenAt: elapsedAt(score) }))
    .sort((one, other) => one.at - other.at);
}

function scoreOf(text: string): Score {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
}

function must<Value>(value: Value | null | undefined, text: string): Value {
  if (value === null || value === undefined) throw new RangeError(`"${text}" is not a bet of this table`);
  return value;
}
