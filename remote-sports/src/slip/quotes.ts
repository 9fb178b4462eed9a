import type { OddsFormat } from '@site/shared/odds';
import { foldsOf } from './combinations';
import { combinationOf, countedLegs, type BetSlip } from './slip';
import type { BetKind, BetOrder, Quote, QuotedEntry, SlipEntry } from './types';

/** What a quote is requested for. */
export interface QuoteNeed {
  readonly mode: BetKind['kind'];
  readonly format: OddsFormat;
  readonly entries: readonly SlipEntry[];
  /** Sizes of the lines of a system. */
  readonly folds?: readonly number[];
}

/**
 * What the slip needs priced: every entry as a single, or the legs that count as one parlay or system. A parlay that has too few legs yet
 * is priced as singles, so that its prices are up to date all the same.
 *
 * @returns `undefined` where there is nothing to price
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

/** The part of a quote that is still valid after the slip has changed: in multiple mode each entry has a quote of its own, else none has. */
export function quoteAfterChange(quote: Quote | undefined, before: BetSlip, after: BetSlip): Quote | undefined {
  if (!quote || before.mode !== 'multiple' || after.mode !== 'multiple' || before.format !== after.format) return undefined;
  return { ...quote, entries: quote.entries.filter(({ key }) => after.entries.some((entry) => entry.key === key)) };
}

/** Whether a bet can still be placed by a quote id: the one of the whole, or of one single in it. */
export function hasQuoteId(quote: Quote | undefined, quoteId: Quote['id']): boolean {
  return quote !== undefined && (quote.id === quoteId || quote.entries.some((entry) => entry.quoteId === quoteId));
}

/**
 * The quote with what a rejection offers in its place: for a single its own entry, for a parlay or system the whole. An offer that no longer
 * fits the slip is ignored.
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
