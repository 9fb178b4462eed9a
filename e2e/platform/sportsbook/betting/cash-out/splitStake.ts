import type { Fen } from '../../../kernel';
import { fen } from '../../../kernel';
import { LOWEST_STAKE, type StakeBounds } from '../limits';
import { legPrice, type LegRow, type TicketRow } from '../tickets';
import { amountsOf, wagerAt } from '../wager';

/** What a ticket, or a part of one, is on its own. */
export interface Share {
  readonly stake: bigint;
  readonly risk: bigint;
  readonly toWin: bigint;
}

/**
 * Bounds of the stake of a part; null where there is none: the part and the rest are each a stake that could be bet.
 *
 * @param stake of the ticket, a single or a parlay
 */
export function partBounds(stake: bigint): StakeBounds | null {
  const max = fen(stake - LOWEST_STAKE);
  return max < LOWEST_STAKE ? null : { min: LOWEST_STAKE, max };
}

/** Whether so much of a ticket's stake can be paid for: all of it, or a part. */
export function canBePaidFor({ stake }: Pick<TicketRow, 'stake'>, asked: bigint): boolean {
  if (asked === stake) return true;
  const bounds = partBounds(stake);
  return bounds !== null && asked >= bounds.min && asked <= bounds.max;
}

/**
 * The part of a ticket with this stake, and the rest. The rest is what such a bet would have been; the part has what is left of the risk, so that
 * nothing of it is lost by rounding. Together they win no more than the whole would have.
 *
 * @param stake below that of the ticket
 */
export function splitStake(ticket: TicketRow, legs: readonly LegRow[], stake: Fen): { readonly part: Share; readonly rest: Share } {
  const wager = wagerAt(ticket, legs.map(legPrice));
  const left = ticket.stake - stake;
  const [part, rest] = [amountsOf(wager, stake), amountsOf(wager, left)];
  if (part === undefined || rest === undefined) throw new TypeError(`ticket ${ticket.ticket_id} has a leg without a price`);
  return {
    part: { stake, risk: ticket.risk - rest.risk, toWin: part.toWin },
    rest: { stake: left, ...rest },
  };
}
