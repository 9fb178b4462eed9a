import { exactWin, profitPerRisk } from '../../exact-arithmetic/price';
import { add, compare, multiply, ONE, rational, ZERO, type Rational } from '../../exact-arithmetic/rational';
import { elapsedAt, type MatchRecord } from '../../matches/matchRecord';
import { hasEnded, viewMatch, type MatchView } from '../../matches/matchView';
import type { SportsbookSettings } from '../../matches/settings';
import type { Grade } from '../../settlement/gradeSelection';
import { exactReturn, legFactor } from '../../settlement/payout';
import { isFootball } from '../../simulator/sport';
import type { SeenElapsed, SeenScore } from '../../database/tables';
import { chanceTogether } from '../builder/chanceTogether';
import { decidedLeg } from '../decidedLeg';
import { lateBy } from '../lateness';
import { legResult } from '../legResult';
import { isOutright } from '../selection';
import { legPrice, type LegRow, type TicketRow } from '../tickets';
import { chanceOf } from './equalMarket';

/** Current worth of an open ticket, or the reason why it is unknown. */
export type TicketWorth =
  | {
      readonly state: 'known';
      /** Exact worth in fen, before the operator's margin. */
      readonly fair: Rational;
      /** Open legs in play; an event in their matches refuses a waiting payment. */
      readonly inPlay: readonly SeenElapsed[];
      /** Scores of those legs where a goal makes another bet. */
      readonly scores: readonly SeenScore[];
    }
  /** `suspended` means not now, `not-offered` means never. */
  | { readonly state: 'unknown'; readonly reason: 'suspended' | 'not-offered' };

/** Factor of a leg in the worth of its ticket, as far as it is known. */
type LegWorth =
  | { readonly state: 'settled'; readonly factor: Rational }
  | { readonly state: 'decided'; readonly grade: Grade; readonly elapsed: SeenElapsed }
  | { readonly state: 'open'; readonly chance: Rational; readonly score: SeenScore | null; readonly elapsed: SeenElapsed | null }
  | { readonly state: 'unknown'; readonly reason: 'suspended' | 'not-offered' };

/**
 * Computes the worth of a ticket. A single is worth (R + w) × q. A builder is worth the same, where q is the chance
 * that all of its legs win from now on (`chanceTogether`). A parlay is worth stake × the factors of its settled legs ×
 * Π((1 + h) × q) of its open ones. A leg that is already decided counts with the result it will be settled with.
 * Systems and outrights have no worth, nor has a bet that is known to be late, because it will be void.
 */
export function ticketWorth(
  ticket: TicketRow,
  legs: readonly LegRow[],
  records: readonly MatchRecord[],
  nowMs: number,
  settings: SportsbookSettings,
): TicketWorth {
  if (ticket.mode === 'system' || legs.some(({ w }) => isOutright(w))) return NOT_OFFERED;
  if (ticket.mode === 'builder') return builderWorth(ticket, legs, records, nowMs, settings);
  let fair = rational(ticket.stake);
  const [inPlay, scores]: [SeenElapsed[], SeenScore[]] = [[], []];
  for (const leg of legs) {
    const record = records.find(({ gameId }) => gameId === leg.game_id);
    const worth = record ? legWorth(leg, record, nowMs, settings) : SUSPENDED;
    if (worth.state === 'unknown') return worth;
    if (worth.state === 'settled') {
      // A single whose match is over will be settled with the next tick.
      if (ticket.mode === 'single') return SUSPENDED;
      fair = multiply(fair, worth.factor);
      continue;
    }
    if (worth.state === 'decided') {
      inPlay.push(worth.elapsed);
      fair = ticket.mode === 'single' ? decidedReturn(ticket, leg, worth.grade) : multiply(fair, legFactor(profitOf(leg), worth.grade));
      continue;
    }
    fair = multiply(ticket.mode === 'single' ? fullReturn(ticket, leg) : multiply(fair, fullFactor(leg)), worth.chance);
    if (worth.elapsed) inPlay.push(worth.elapsed);
    if (worth.score) scores.push(worth.score);
  }
  return compare(fair, ZERO) > 0 ? { state: 'known', fair, inPlay, scores } : NOT_OFFERED;
}

function builderWorth(
  ticket: TicketRow,
  legs: readonly LegRow[],
  records: readonly MatchRecord[],
  nowMs: number,
  settings: SportsbookSettings,
): TicketWorth {
  const record = records.find(({ gameId }) => gameId === legs[0]?.game_id);
  if (record === undefined || record.end !== null) return SUSPENDED;
  const view = viewMatch(record, nowMs, settings);
  const elapsed = elapsedAt(record.anchor, nowMs);
  if (legs.some(({ received_elapsed: received }) => received !== null && lateBy(record, received, elapsed) !== null)) return NOT_OFFERED;
  if (hasEnded(view) || view.isSuspended || legs.some((leg) => isClosedByHand(leg, view))) return SUSPENDED;
  const chance = chanceTogether(legs, view);
  const full = exactWin({ type: 'E', text: ticket.together ?? '' }, ticket.stake);
  if (full === undefined || compare(chance, ZERO) <= 0) return NOT_OFFERED;
  const { gameId } = record;
  const isInPlay = view.state.period !== 'not-started';
  return {
    state: 'known',
    fair: multiply(add(rational(ticket.risk), full), chance),
    inPlay: isInPlay ? [{ gameId, elapsed }] : [],
    scores: isInPlay ? [{ gameId, ...view.state.score }] : [],
  };
}

/** Returns true when the operator has closed or suspended the market of a leg. */
function isClosedByHand({ line_game_id: lineGameId, w }: LegRow, { record }: MatchView): boolean {
  return record.fixed.some((market) => market.gameId === lineGameId && market.w === w && (market.state ?? 'open') !== 'open');
}

const SUSPENDED = { state: 'unknown', reason: 'suspended' } as const;
const NOT_OFFERED = { state: 'unknown', reason: 'not-offered' } as const;

function legWorth(leg: LegRow, record: MatchRecord, nowMs: number, settings: SportsbookSettings): LegWorth {
  const result = legResult(leg, record, settings);
  if (result !== null) return { state: 'settled', factor: legFactor(profitOf(leg), result) };
  const view = viewMatch(record, nowMs, settings);
  if (hasEnded(view)) return SUSPENDED;
  const { gameId, anchor, sport } = record;
  const elapsed = elapsedAt(anchor, nowMs);
  if (leg.received_elapsed !== null && lateBy(record, leg.received_elapsed, elapsed) !== null) return NOT_OFFERED;
  const grade = view.isSuspended ? null : decidedLeg(leg, view);
  if (grade !== null) return { state: 'decided', grade, elapsed: { gameId, elapsed } };
  const chance = chanceOf(leg, view, nowMs, settings);
  if (!chance) return SUSPENDED;
  const isInPlay = view.state.period !== 'not-started';
  return {
    state: 'open',
    chance,
    elapsed: isInPlay ? { gameId, elapsed } : null,
    score: isInPlay && isFootball(sport) ? { gameId, ...view.state.score } : null,
  };
}

function fullReturn({ stake, risk }: TicketRow, leg: LegRow): Rational {
  return add(rational(risk), exactWin(legPrice(leg), stake) ?? ZERO);
}

function decidedReturn({ stake, risk }: TicketRow, leg: LegRow, grade: Grade): Rational {
  return exactReturn(grade, risk, exactWin(legPrice(leg), stake) ?? ZERO);
}

function fullFactor(leg: LegRow): Rational {
  return add(ONE, profitOf(leg));
}

function profitOf(leg: LegRow): Rational {
  const profit = profitPerRisk(legPrice(leg));
  if (!profit) throw new TypeError(`leg ${leg.ticket_id}/${leg.position} has no price`);
  return profit;
}
