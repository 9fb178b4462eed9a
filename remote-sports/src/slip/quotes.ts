import type { OddsFormat } from '@site/shared/odds';
import { foldsOf } from './combinations';
import { combinationOf, countedLegs, type BetSlip } from './slip';
import type { BetKind, BetOrder, Quote, QuotedEntry, SlipEntry } from './types';

export interface QuoteNeed {
  readonly mode: BetKind['kind'];
  readonly format: OddsFormat;
  readonly entries: readonly SlipEntry[];
  /** Line sizes of a system. */
  readonly folds?: readonly number[];
}

/**
 * Returns what the slip needs priced: every entry as a single, or the counted legs as one parlay or system. A parlay
 * with too few legs is priced as singles, so that its prices stay current.
 *
 * @returns `undefined` when there is nothing to price
 */
export function quoteNeed(slip: BetSlip): QuoteNeed | undefined {
  const { format } = slip;
  const entries = slip.mode === 'parlay' ? countedLegs(slip) : slip.entries;
  if (entries.length === 0) return undefined;
  const kind = combinationOf(slip)?.kind;
  if (!kind) return { mode: 'single', format, entries };
  const folds = foldsOf(kind);
  return { mode: kind.kind, format, entries, ...(folds ? { folds } : {}) };
}

/**
 * Returns the part of a quote that is still valid after the slip has changed: in multiple mode each entry has its own
 * quote; otherwise nothing remains.
 */
export function quoteAfterChange(quote: Quote | undefined, before: BetSlip, after: BetSlip): Quote | undefined {
  if (!quote || before.mode !== 'multiple' || after.mode !== 'multiple' || before.format !== after.format) return undefined;
  return { ...quote, entries: quote.entries.filter(({ key }) => after.entries.some((entry) => entry.key === key)) };
}

/** Returns true when a quote id is still held, either of the whole quote or of one of its singles. */
export function hasQuoteId(quote: Quote | undefined, quoteId: Quote['id']): boolean {
  return quote !== undefined && (quote.id === quoteId || quote.entries.some((entry) => entry.quoteId === quoteId));
}

/**
 * Returns the quote updated with the offer of a rejection: for a single only its entry, for a parlay or system the
 * whole quote. An offer that no longer fits the slip is ignored.
 */
export function takeOffer(quote: Quote | undefined, offer: Quote, order: BetOrder, slip: BetSlip): Quote | undefined {
  const need = quoteNeed(slip);
  if (need?.mode !== order.kind.kind) return quote;
  const offered = new Set(offer.entries.map(({ key }) => key));
  if (need.mode !== 'single') return need.entries.every(({ key }) => offered.has(key)) ? offer : quote;
  if (!quote) return offer;
  return {
    ...quote,
    expiresAt: Math.min(quote.expiresAt, offer.expiresAt),
    entries: [...quote.entries.filter(({ key }) => !offered.has(key)), ...offer.entries],
  };
}

export function quotedEntry(quote: Quote | undefined, entry: SlipEntry): QuotedEntry | undefined {
  return quote?.entries.find(({ key }) => key === entry.key);
}
