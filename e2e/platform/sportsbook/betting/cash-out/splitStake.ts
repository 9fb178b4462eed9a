import type { Fen } from '../../../kernel';
import { fen } from '../../../kernel';
import { LOWEST_STAKE, type StakeBounds } from '../limits';
import { legPrice, type LegRow, type TicketRow } from '../tickets';
import { amountsOf, wagerAt } from '../wager';

/** Amounts of a ticket or of a part of one. */
export interface Share {
  readonly stake: bigint;
  readonly risk: bigint;
  readonly toWin: bigint;
}

/**
 * Returns the bounds of a part's stake, or null when the ticket cannot be split: the part and the rest must each be a
 * stake that could be bet.
 *
 * @param stake stake of the ticket, a single or a parlay
 */
export function partBounds(stake: bigint): StakeBounds | null {
  const max = fen(stake - LOWEST_STAKE);
  return max < LOWEST_STAKE ? null : { min: LOWEST_STAKE, max };
}

/** Returns true when this much of a ticket's stake can be paid for: all of it, or a valid part. */
export function canBePaidFor({ stake }: Pick<TicketRow, 'stake'>, asked: bigint): boolean {
  if (asked === stake) return true;
  const bounds = partBounds(stake);
  return bounds !== null && asked >= bounds.min && asked <= bounds.max;
}

/**
 * Splits a ticket into a part with this stake and the rest. The rest has the risk of a bet of its own; the part takes
 * what is left of the risk, so that rounding loses nothing. Together they win no more than the whole would have.
 *
 * @param stake a stake below that of the ticket
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
