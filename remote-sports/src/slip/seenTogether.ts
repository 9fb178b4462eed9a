import type { Price } from '@site/shared/odds';
import type { BetSlip } from './slip';
import type { Quote } from './types';

/** The one price of selections of a match that the player has seen, and which selections it was of. */
export interface SeenTogether {
  readonly of: string;
  readonly price: Price;
}

/** Other selections, or others of a line, are seen for the first time. */
export function seenAfterQuote(seen: SeenTogether | undefined, slip: BetSlip, { together }: Quote): SeenTogether | undefined {
  const of = selectionsOf(slip);
  if (together?.state !== 'priced') return seen?.of === of ? seen : undefined;
  return seen?.of === of ? seen : { of, price: together.price };
}

/** The player agrees to the price of now. */
export function seenNow(slip: BetSlip, quote: Quote | undefined): SeenTogether | undefined {
  return quote?.together?.state === 'priced' ? { of: selectionsOf(slip), price: quote.together.price } : undefined;
}

/** A text that differs with the selections, whatever their order. */
export function selectionsOf({ entries }: BetSlip): string {
  return entries
    .map(({ key }) => key)
    .toSorted()
    .join(' ');
}
