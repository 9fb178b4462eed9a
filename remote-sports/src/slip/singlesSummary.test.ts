import fc from 'fast-check';
import type { SelectionKey } from '@site/shared/betting';
import { mustBeFen } from '@site/shared/money';
import { anEntry, anOffer, aPrice, aQuote, aSlip } from '../testing/builders';
import { summarizeSlip, type SlipSummary } from './slipSummary';
import { createSlipStore, type SlipState } from './slipStore';
import type { QuotedEntry } from './types';

const keyOf = (i: number) => `${i}/RE/REH` as SelectionKey;

interface Single extends Partial<QuotedEntry> {
  readonly stake?: string;
}

/**
 * Summarizes singles on the matches 0, 1, 2 …; default: 20 to 36,000 yuan at H 0.98. A single without its own stake
 * follows the shared stake.
 */
function singles(list: readonly Single[], state: Partial<SlipState> = {}, balance = 100_000): SlipSummary {
  const entries = list.map(({ price }, i) =>
    anEntry({
      matchId: `${i}`,
      seen: { ...anEntry().seen, ...(price ? { price: anOffer(price.format, `${price.thousandths / 1000}`) } : {}) },
    }),
  );
  const quoted = list.flatMap(({ stake: _stake, ...one }, i) => aQuote({ key: keyOf(i), quoteId: `q${i}`, ...one }).entries);
  const stakes = new Map(list.flatMap(({ stake }, i) => (stake === undefined ? [] : [[keyOf(i), stake] as const])));
  const store = createSlipStore({
    slip: aSlip({ mode: 'multiple', entries }),
    quote: aQuote({}, { id: 'q0', entries: quoted }),
    stakes,
    ...state,
  });
  const summary = summarizeSlip(store.getState(), { isSignedIn: true, balance: mustBeFen(balance), hasLink: true });
  if (!summary) throw new Error('the slip is empty');
  return summary;
}

describe('several singles', () => {
  it('gives each single its stake, quote and win, and adds them up', () => {
    const summary = singles([{ stake: '100' }, { stake: '50', price: aPrice('H', '1.10') }]);

    expect(summary.placing).toMatchObject([
      { quoteId: 'q0', stake: 10_000, toWin: 9_800 },
      { quoteId: 'q1', stake: 5_000, toWin: 5_500 },
    ]);
    expect(summary).toMatchObject({ principal: 15_000, risk: 15_000, toWin: 15_300, action: { kind: 'bet' } });
  });

  it('applies the stake for all to singles without their own', () => {
    expect(singles([{}, { stake: '30' }, {}], { stake: '100' }).bets.map(({ stake }) => stake)).toEqual([10_000, 3_000, 10_000]);
  });

  it('limits a single to the balance less the risk of the others [R-SLIP-26]', () => {
    const summary = singles([{ stake: '700' }, { stake: '900' }], { typing: keyOf(1) });

    expect(summary.bets).toMatchObject([
      { stake: 70_000, cap: 70_000, cappedTo: undefined },
      { stake: 30_000, cap: 30_000, cappedTo: 30_000 },
    ]);
  });

  it('caps the single that is being typed', () => {
    const summary = singles([{ stake: '700' }, { stake: '900' }], { typing: keyOf(0) });

    expect(summary.bets).toMatchObject([{ cappedTo: 10_000 }, { cappedTo: undefined }]);
  });

  it('leaves room for the risk of negative prices only', () => {
    const negative = { stake: '1000', price: aPrice('M', '-0.80') };
    const summary = singles([negative, { stake: '500' }], { typing: keyOf(1), slip: aSlipOf('M') });

    expect(summary.bets).toMatchObject([{ risk: 80_000 }, { stake: 20_000 }]);

    function aSlipOf(format: 'M') {
      const entries = [0, 1].map((i) =>
        anEntry({ matchId: `${i}`, seen: { ...anEntry().seen, price: anOffer('M', i === 0 ? '-0.80' : '0.98') } }),
      );
      return aSlip({ mode: 'multiple', format, entries });
    }
  });

  it('divides the balance when the stake for all exceeds it', () => {
    const summary = singles([{}, {}, {}], { stake: '500' });

    expect(summary.shared).toEqual({ cap: 33_300, cappedTo: 33_300 });
    expect(summary.bets.map(({ stake }) => stake)).toEqual([33_300, 33_300, 33_300]);
  });

  it('limits each single to its own limit under the stake for all [R-SLIP-24]', () => {
    const summary = singles([{ max: mustBeFen(5_000) }, {}], { stake: '100' });

    expect(summary.bets).toMatchObject([
      { stake: 5_000, cappedTo: 5_000 },
      { stake: 10_000, cappedTo: undefined },
    ]);
  });

  it('keeps the typed stake when the balance does not cover the lowest stake of each', () => {
    const summary = singles([{}, {}, {}], { stake: '100' }, 5_000);

    expect(summary.bets.every(({ cappedTo }) => cappedTo === undefined)).toBe(true);
    expect(summary).toMatchObject({ shared: { cappedTo: undefined }, placing: [], action: { kind: 'deposit' } });
  });
});

describe('the bets of one press', () => {
  const suspended: Single = { stake: '100', state: 'suspended' };

  it.each<[string, SlipSummary, number, object]>([
    ['all of them', singles([{ stake: '100' }, { stake: '100' }]), 2, { kind: 'bet' }],
    ['all but a suspended one', singles([{ stake: '100' }, suspended]), 1, { kind: 'bet' }],
    ['all but one without a stake', singles([{ stake: '100' }, { stake: '' }]), 1, { kind: 'bet' }],
    ['nothing where all are suspended', singles([suspended, suspended]), 0, { kind: 'wait', for: 'market' }],
    ['nothing where none has a stake', singles([{ stake: '' }, { stake: '0' }]), 0, { kind: 'wait', for: 'stake' }],
    ['nothing where one is below its limit', singles([{ stake: '100' }, { stake: '5' }]), 0, { kind: 'wait', for: 'minimum' }],
    [
      'nothing before each is quoted',
      singles([{ stake: '100' }, {}], { quote: aQuote({ key: keyOf(0) }) }),
      0,
      { kind: 'wait', for: 'price' },
    ],
    [
      'what has changed after it is agreed to',
      singles([{ stake: '100' }, { stake: '100', score: { home: 3, away: 1 } }]),
      2,
      { kind: 'accept-and-bet' },
    ],
  ])('bets %s', (_name, { placing, action }, count, expected) => {
    expect(placing).toHaveLength(count);
    expect(action).toEqual(expected);
  });

  it('reserves no balance for a suspended single', () => {
    const summary = singles([{ stake: '900', state: 'suspended' }, { stake: '800' }], { typing: keyOf(1) });

    expect(summary).toMatchObject({ risk: 80_000, bets: [{ risk: 0 }, { stake: 80_000, cappedTo: undefined }] });
  });
});

it('never risks more than the balance, nor stakes or wins less than 0, for any input', () => {
  const stake = fc.option(fc.integer({ min: 0, max: 3_000 }).map(String), { nil: undefined });
  const single = fc.record({ stake, max: fc.integer({ min: 0, max: 300_000 }).map(mustBeFen), isOpen: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(single, { minLength: 1, maxLength: 10 }),
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 0, max: 3_000 }).map(String),
      fc.integer({ min: 0, max: 9 }),
      (list, balance, forAll, typing) => {
        const chosen = list.map(({ isOpen, stake: own, max }): Single => {
          return { max, state: isOpen ? 'open' : 'suspended', ...(own === undefined ? {} : { stake: own }) };
        });
        const summary = singles(chosen, { stake: forAll, typing: keyOf(typing) }, balance);
        expect(summary.risk).toBeLessThanOrEqual(balance);
        for (const { stake: real, risk, toWin, cap } of summary.bets) {
          expect(Math.min(real ?? 0, risk, toWin, cap ?? 0)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 150 },
  );
});
