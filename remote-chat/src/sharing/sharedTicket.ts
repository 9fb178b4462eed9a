import type { BetResult, MarketType, Quarters, SelectionCode, SelectionKey, Side, Ticket } from '@site/shared/betting';
import type { Price } from '@site/shared/odds';

/** A ticket as a room sees it: neither its number nor a stake. */
export interface SharedTicket extends Pick<Ticket, 'mode' | 'folds' | 'lines'> {
  readonly legs: readonly SharedLeg[];
  /** `cashed-out` and a result: it has ended, and nobody can follow it. */
  readonly state: { readonly status: 'open' | 'cashed-out' } | { readonly status: 'settled'; readonly result: BetResult };
}

export interface SharedLeg {
  readonly key: SelectionKey;
  /** By which the slip is asked for it. */
  readonly code: SelectionCode;
  readonly market: MarketType;
  readonly side: Side;
  readonly line: Quarters | undefined;
  /** As the ticket took it; what it is now, the slip says. */
  readonly price: Price | undefined;
  readonly league: string;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
  readonly result: BetResult | undefined;
}

/** Whether somebody can still bet on the same. */
export function canFollow({ state }: SharedTicket): boolean {
  return state.status === 'open';
}
