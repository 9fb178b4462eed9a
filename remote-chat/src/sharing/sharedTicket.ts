import type { BetResult, MarketType, Quarters, SelectionCode, SelectionKey, Side, Ticket } from '@site/shared/betting';
import type { Price } from '@site/shared/odds';

/** Ticket as shown in a room, without its number and stake. */
export interface SharedTicket extends Pick<Ticket, 'mode' | 'folds' | 'lines'> {
  readonly legs: readonly SharedLeg[];
  /** Number of other members who have placed the same bet since. Also 0 when the platform does not count them. */
  readonly followers: number;
  /** A ticket that is cashed out or settled has ended and cannot be followed. */
  readonly state: { readonly status: 'open' | 'cashed-out' } | { readonly status: 'settled'; readonly result: BetResult };
}

export interface SharedLeg {
  readonly key: SelectionKey;
  /** Code by which the slip finds the selection. */
  readonly code: SelectionCode;
  readonly market: MarketType;
  readonly side: Side;
  readonly line: Quarters | undefined;
  /** Odds of the ticket. */
  readonly price: Price | undefined;
  /** Current odds and line. `undefined` when unknown, or when the ticket has ended. */
  readonly now: 'closed' | { readonly price: Price; readonly line: Quarters | undefined } | undefined;
  readonly league: string;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
  readonly result: BetResult | undefined;
}

/** Returns whether other members can still place the same bet. */
export function canFollow({ state }: SharedTicket): boolean {
  return state.status === 'open';
}
