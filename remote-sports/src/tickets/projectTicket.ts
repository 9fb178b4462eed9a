import {
  gradeLeg,
  settleParlay,
  settleSingle,
  settleSystem,
  type BetResult,
  type DecidedLeg,
  type LegResult,
  type MarketUnit,
  type Settled,
  type Sport,
  type Ticket,
  type TicketLeg,
} from '@site/shared/betting';
import type { Fen } from '@site/shared/money';
import type { Price } from '@site/shared/odds';

/** Unit that the score of a leg counts, by sport. */
const SCORE_UNITS: Readonly<Record<Sport, MarketUnit | undefined>> = {
  all: undefined,
  football: 'goals',
  'virtual-football': 'goals',
  basketball: 'points',
  tennis: 'sets',
  snooker: 'games',
  volleyball: 'games',
  baseball: 'points',
  'table-tennis': 'games',
  other: 'goals',
  champion: undefined,
};

/**
 * Returns the result an open bet would have if every match ended at its current score. For display only: the platform
 * settles.
 *
 * @returns `undefined` when no match is in play, or when the scores do not determine the result: a leg that has not
 * started, a half, corners
 * @example home −0.75 at 2-1, 100 yuan at H 0.98: half won, 149.00
 */
export function projectTicket({ state, mode, legs, stake, folds, together }: Ticket): Settled | undefined {
  if (state.status !== 'open' || !legs.some(isBeingPlayed)) return undefined;
  if (together) return projectTogether(together, legs, stake);
  const decided = legs.map(presentLeg);
  if (!decided.every((leg) => leg !== undefined)) return undefined;
  switch (mode) {
    case 'single': {
      const [leg] = decided;
      return leg && settleSingle(leg.price, stake, leg.result);
    }
    case 'parlay':
      return settleParlay(stake, decided);
    case 'system':
      return settleSystem(stake, folds, decided);
  }
}

/** Projects selections of one match at a combined price: lost when one is lost, won when all are won. */
function projectTogether(price: Price, legs: readonly TicketLeg[], stake: Fen): Settled | undefined {
  const results = legs.map(presentResult);
  if (!results.every((result) => result !== undefined)) return undefined;
  return settleSingle(price, stake, results.every((result) => result === 'won') ? 'won' : 'lost');
}

/** Returns true when the match of a leg has a score but the leg has no result yet. */
export function isBeingPlayed({ score, result }: Pick<TicketLeg, 'score' | 'result'>): boolean {
  return score !== undefined && result === undefined;
}

function presentLeg(leg: TicketLeg): DecidedLeg | undefined {
  const result = presentResult(leg);
  return leg.price && result && { price: leg.price, result };
}

function presentResult(leg: TicketLeg): LegResult | undefined {
  return leg.result ? decidedResult(leg.result) : presentGrade(leg);
}

function presentGrade(leg: TicketLeg): LegResult | undefined {
  if (!leg.score || leg.market.period !== 'match' || leg.market.counts !== SCORE_UNITS[leg.sport]) return undefined;
  return gradeLeg(leg, { match: leg.score });
}

function decidedResult(result: BetResult): LegResult | undefined {
  return result.kind === 'restored' || result.kind === 'unknown' ? undefined : result.kind;
}
