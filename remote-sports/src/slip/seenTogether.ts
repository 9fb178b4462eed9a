import type { Price } from '@site/shared/odds';
import type { BetSlip } from './slip';
import type { Quote } from './types';

/** Combined price of selections of one match that the player has seen, and the selections it belongs to. */
export interface SeenTogether {
  readonly of: string;
  readonly price: Price;
}

/** Returns the price the player has seen. A different set of selections counts as seen for the first time. */
export function seenAfterQuote(seen: SeenTogether | undefined, slip: BetSlip, { together }: Quote): SeenTogether | undefined {
  const of = selectionsOf(slip);
  if (together?.state !== 'priced') return seen?.of === of ? seen : undefined;
  return seen?.of === of ? seen : { of, price: together.price };
}

/** Returns the current price as the one the player accepts. */
export function seenNow(slip: BetSlip, quote: Quote | undefined): SeenTogether | undefined {
  return quote?.together?.state === 'priced' ? { of: selectionsOf(slip), price: quote.together.price } : undefined;
}

/** Returns a string that identifies the set of selections, regardless of their order. */
export function selectionsOf({ entries }: BetSlip): string {
  return entries
    .map(({ key }) => key)
    .toSorted()
    .join(' ');
}
