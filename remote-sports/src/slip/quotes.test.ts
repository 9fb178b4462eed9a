import { anEntry, anOrder, aPrice, aQuote, aSlip } from '../testing/builders';
import { quoteAfterChange, quoteNeed, hasQuoteId, takeOffer } from './quotes';
import { pickSelection, removeEntry, type BetSlip } from './slip';
import type { Quote, QuotedEntry } from './types';

const entries = ['7', '8', '9'].map((matchId) => anEntry({ matchId }));
const keysOf = (need: ReturnType<typeof quoteNeed>) => need?.entries.map(({ key }) => key);

function aQuoteOf(id: string, matchIds: readonly string[], entry: Partial<QuotedEntry> = {}): Quote {
  const quoted = matchIds.flatMap((matchId) => aQuote({ key: anEntry({ matchId }).key, quoteId: `${id}-${matchId}`, ...entry }).entries);
  return aQuote({}, { id, entries: quoted });
}

describe('what a quote is requested for', () => {
  it('requests nothing for an empty slip', () => {
    expect(quoteNeed(aSlip())).toBeUndefined();
  });

  it.each<[string, Partial<BetSlip>, object]>([
    ['every single of several', { mode: 'multiple', entries }, { mode: 'single', entries }],
    ['a parlay as one', { mode: 'parlay', entries }, { mode: 'parlay', entries }],
    ['a system with its folds', { mode: 'parlay', entries, combination: 2 }, { mode: 'system', entries, folds: [2] }],
    ['a named system with all of them', { mode: 'parlay', entries, combination: 'all-folds' }, { mode: 'system', entries, folds: [2, 3] }],
    ['a parlay of one leg as a single', { mode: 'parlay', entries: entries.slice(0, 1) }, { mode: 'single', entries: entries.slice(0, 1) }],
  ])('requests %s', (_name, slip, expected) => {
    expect(quoteNeed(aSlip(slip))).toEqual({ format: 'H', ...expected });
  });

  it('omits from a parlay the selections that do not count [R-SLIP-14]', () => {
    const slip = aSlip({ mode: 'parlay', entries: [...entries, anEntry({ matchId: '7', r: 'REC' })] });

    expect(keysOf(quoteNeed(slip))).toEqual(['7/RE/REH', '8/RE/REH', '9/RE/REH']);
  });
});

describe('a quote after the slip has changed', () => {
  const slip = aSlip({ mode: 'multiple', entries });
  const quote = aQuoteOf('q', ['7', '8', '9']);

  it('stays valid for the remaining singles, and not for one that returns', () => {
    const fewer = removeEntry(slip, entries[1]?.key ?? ('' as never));
    const left = quoteAfterChange(quote, slip, fewer);
    expect(left?.entries.map(({ key }) => key)).toEqual(['7/RE/REH', '9/RE/REH']);

    const again = pickSelection(fewer, anEntry({ matchId: '8' }));
    expect(again.ok && quoteAfterChange(left, fewer, again.slip)?.entries).toHaveLength(2);
  });

  it.each<[string, BetSlip]>([
    ['another mode', { ...slip, mode: 'parlay' }],
    ['another format', { ...slip, format: 'M' }],
  ])('expires with %s', (_name, after) => {
    expect(quoteAfterChange(quote, slip, after)).toBeUndefined();
  });
});

describe('the offer of a rejection', () => {
  const single = anOrder();
  const slip = aSlip({ mode: 'multiple', entries });
  const offer = aQuoteOf('offer', ['7'], { price: aPrice('H', '0.90') });

  it('replaces the quote of its single, beside the quotes of the others', () => {
    const taken = takeOffer(aQuoteOf('q', ['7', '8']), { ...offer, expiresAt: 5_000 }, single, slip);

    expect(taken?.entries.map(({ quoteId }) => quoteId)).toEqual(['q-8', 'offer-7']);
    expect(taken?.expiresAt).toBe(5_000);
    expect([hasQuoteId(taken, 'offer-7'), hasQuoteId(taken, 'q-7')]).toEqual([true, false]);
  });

  it('replaces the whole quote of a parlay while its legs are those of the slip', () => {
    const parlay = anOrder({ kind: { kind: 'parlay' } });
    const whole = aQuoteOf('offer', ['7', '8', '9']);
    const inParlay = { ...slip, mode: 'parlay' as const };

    expect(takeOffer(undefined, whole, parlay, inParlay)).toBe(whole);
    expect(takeOffer(undefined, offer, parlay, inParlay)).toBeUndefined();
    expect(takeOffer(undefined, whole, parlay, slip)).toBeUndefined();
  });
});
