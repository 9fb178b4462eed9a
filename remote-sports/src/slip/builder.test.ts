import { selectionKey } from '@site/shared/betting';
import { anEntry, anOffer, aPrice, aQuote, aSlip } from '../testing/builders';
import {
  changeMode,
  chooseCombination,
  clearSlip,
  combinationsOf,
  countedLegs,
  isBuilder,
  pickSelection,
  removeEntry,
  sameGameConflicts,
  slipOf,
  takeOut,
} from './slip';
import { parseSlip, slipToStorage } from './storedSlipCodec';
import { quoteNeed } from './quotes';
import { createSlipStore, startBuilder, takeQuote, agreeTogether } from './slipStore';
import { summarizeTogether } from './together';
import type { Quote, SlipEntry } from './types';

/**
 * Creates a selection of a match that allows builders of up to `most` selections; `null`: the platform offers no
 * builder.
 */
function aLeg(w: string, r = `${w}H`, matchId = '70', most: number | null = 6): SlipEntry {
  const entry = anEntry({ matchId, w, r, seen: { line: undefined, price: anOffer('E', '1.42'), score: undefined } });
  return { ...entry, match: { ...entry.match, ...(most === null ? {} : { builder: most }) } };
}

const [WINNER, BOTH, TOTAL] = [aLeg('RM'), aLeg('RTS', 'RTSY'), aLeg('ROU', 'ROUC')];
const parlay = (...entries: readonly SlipEntry[]) => aSlip({ mode: 'parlay', entries });
const begun = (...entries: readonly SlipEntry[]) => aSlip({ mode: 'parlay', entries, combination: 'builder' });

describe('selections of one match in a parlay', () => {
  it.each([
    ['two of a match', [WINNER, BOTH], true],
    ['one alone', [WINNER], false],
    ['two of a match beside another match', [WINNER, BOTH, aLeg('RM', 'RMH', '80')], false],
    ['two of a match without such bets', [aLeg('RM', 'RMH', '70', null), aLeg('RTS', 'RTSY', '70', null)], false],
  ])('%s', (_name, entries, expected) => {
    expect(combinationsOf(parlay(...entries)).some(({ choice }) => choice === 'builder')).toBe(expected);
    expect(isBuilder(begun(...entries))).toBe(expected);
    expect(isBuilder(aSlip({ mode: 'multiple', entries, combination: 'builder' }))).toBe(false);
  });

  it('marks later selections of a match until the player makes them one bet [R-SLIP-14]', () => {
    const change = pickSelection(parlay(WINNER), BOTH);
    if (!change.ok) throw new Error(change.refusal);
    expect(isBuilder(change.slip)).toBe(false);
    expect([...sameGameConflicts(change.slip)]).toEqual([BOTH.key]);

    const chosen = chooseCombination(change.slip, 'builder');
    expect(isBuilder(chosen)).toBe(true);
    expect(sameGameConflicts(chosen).size).toBe(0);
  });

  it('ends the combined bet in another mode, or once it is placed', () => {
    const slip = begun(WINNER, BOTH);
    expect(changeMode(changeMode(slip, 'multiple'), 'parlay').combination).toBe('parlay');
    expect(takeOut(slip, new Set([WINNER.key, BOTH.key])).combination).toBe('parlay');
    expect(clearSlip(slip).combination).toBe('parlay');
    expect(removeEntry(slip, BOTH.key).combination).toBe('builder');
  });

  it('counts and quotes all selections together, and as nothing else', () => {
    const change = pickSelection(begun(WINNER), BOTH);
    if (!change.ok) throw new Error(change.refusal);
    expect(change.slip.combination).toBe('builder');
    expect(combinationsOf(change.slip).map(({ choice }) => choice)).toEqual(['builder']);
    expect(countedLegs(change.slip)).toHaveLength(2);
    expect(sameGameConflicts(change.slip).size).toBe(0);
    expect(quoteNeed(change.slip)).toMatchObject({ mode: 'builder', entries: [{ key: WINNER.key }, { key: BOTH.key }] });
  });

  it('becomes a parlay of matches again when another match is added, with the first selection of each', () => {
    const change = pickSelection(begun(WINNER, BOTH), aLeg('RM', 'RMH', '80'));
    if (!change.ok) throw new Error(change.refusal);
    expect(change.slip.combination).toBe('parlay');
    expect([...sameGameConflicts(change.slip)]).toEqual([BOTH.key]);
  });

  it('allows at most six selections', () => {
    const codes = ['RM', 'RTS', 'ROU', 'REO', 'HRM', 'RT'];
    const full = parlay(...codes.map((w) => aLeg(w)));
    expect(pickSelection({ ...full, combination: 'builder' }, aLeg('RPD'))).toEqual({ ok: false, refusal: 'builder-full' });
  });

  it('opens a shared parlay of one match as a combined bet', () => {
    expect(slipOf(aSlip(), [WINNER, BOTH], 'parlay')).toMatchObject({ mode: 'parlay', combination: 'builder' });
  });

  it('starts with the selections that the slip has of the match, and no others', () => {
    const store = createSlipStore({ slip: aSlip({ mode: 'multiple', entries: [WINNER, aLeg('RM', 'RMH', '80')] }) });
    expect(startBuilder(store, '70')).toBe(true);
    expect(store.getState().slip).toMatchObject({ mode: 'parlay', entries: [{ key: WINNER.key }] });
    expect(startBuilder(store, '70')).toBe(false);
  });

  it('stores the combined bet on the device', () => {
    const slip = { ...parlay(WINNER, BOTH, TOTAL), combination: 'builder' as const };
    const stored = slipToStorage({ slip, stake: '', stakes: new Map(), keepsStake: false, policy: 'better' });
    expect(parseSlip(JSON.parse(JSON.stringify(stored)))?.slip).toMatchObject({ combination: 'builder', entries: [{}, {}, {}] });
  });
});

describe('their one price', () => {
  const slip = { ...parlay(WINNER, BOTH), combination: 'builder' as const };
  const quoted = (text: string): Quote => aQuote({}, { together: { state: 'priced', price: aPrice('E', text) } });

  it('takes the first quoted price as seen, and compares later ones with it', () => {
    const store = createSlipStore({ slip });
    takeQuote(store, quoted('3.20'));
    takeQuote(store, quoted('3.05'));
    const { seenTogether, quote } = store.getState();
    expect(summarizeTogether(quote, slip, seenTogether, 'better')).toMatchObject({
      now: aPrice('E', '3.05'),
      before: aPrice('E', '3.20'),
      isChanged: true,
    });
    agreeTogether(store);
    expect(summarizeTogether(quote, slip, store.getState().seenTogether, 'better')).toMatchObject({ before: undefined, isChanged: false });
  });

  it.each([
    ['better', '3.30', false],
    ['better', '3.19', true],
    ['tolerance', '3.19', false],
    ['tolerance', '3.10', true],
    ['ask', '3.30', true],
  ] as const)('policy %s: 3.20 became %s', (policy, text, isChanged) => {
    const store = createSlipStore({ slip });
    takeQuote(store, quoted('3.20'));
    expect(summarizeTogether(quoted(text), slip, store.getState().seenTogether, policy).isChanged).toBe(isChanged);
  });

  it('treats the price of other selections as another one', () => {
    const store = createSlipStore({ slip });
    takeQuote(store, quoted('3.20'));
    const grown = { ...slip, entries: [WINNER, BOTH, TOTAL] };
    expect(summarizeTogether(quoted('5.00'), grown, store.getState().seenTogether, 'better')).toMatchObject({
      before: undefined,
      isChanged: false,
    });
  });

  it('returns no price for refused selections, and says which ones caused it', () => {
    const key = selectionKey({ gameId: '70', w: 'RTS', r: 'RTSY' });
    const quote = aQuote({}, { together: { state: 'refused', reason: 'implied', key } });
    expect(summarizeTogether(quote, slip, undefined, 'better')).toMatchObject({ now: undefined, refused: 'implied', refusedKey: key });
  });
});
