import type { BetResult, MarketType, Quarters, SelectionCode, SelectionKey, Side, Ticket } from '@site/shared/betting';
import type { Price } from '@site/shared/odds';

/** A ticket as a room sees it: neither its number nor a stake. */
export interface SharedTicket extends Pick<Ticket, 'mode' | 'folds' | 'lines'> {
  readonly legs: readonly SharedLeg[];
  /** Other members who have bet on the very same since; 0 also where a platform does not count them. */
  readonly followers: number;
  /** A ticket that is cashed out or settled has ended and cannot be followed. */
  readonly state: { readonly status: 'open' | 'cashed-out' } | { readonly status: 'settled'; readonly result: BetResult };
}

export interface SharedLeg {
  readonly key: SelectionKey;
  /** By which the slip finds the selection. */
  readonly code: SelectionCode;
  readonly market: MarketType;
  readonly side: Side;
  readonly line: Quarters | undefined;
  /** The price of the ticket. */
  readonly price: Price | undefined;
  /** What it costs now, and on which line; `undefined` where it is not known, or the ticket has ended. */
  readonly now: 'closed' | { readonly price: Price; readonly line: Quarters | undefined } | undefined;
  readonly league: string;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
  readonly result: BetResult | undefined;
}

/** Whether other members can still bet on the same. */
export function canFollow({ state }: SharedTicket): boolean {
  return state.status === 'open';
}
