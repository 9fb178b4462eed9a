import type { Quarters } from '@site/shared/betting';
import { mustBeFen } from '@site/shared/money';
import { anEntry, anOffer, anOrder, aPrice, aQuote, aSlip } from '../testing/builders';
import type { SlipSituation } from './slipAction';
import { summarizeSlip } from './slipSummary';
import { createSlipStore, type SlipState } from './slipStore';
import type { QuotedEntry, SlipEntry } from './types';

const SITUATION: SlipSituation = { isSignedIn: true, balance: mustBeFen(100_000), hasLink: true };

function describeState(state: Partial<SlipState>, situation: Partial<SlipSituation> = {}) {
  const described = summarizeSlip(createSlipStore({ stake: '100', ...state }).getState(), { ...SITUATION, ...situation });
  if (!described) throw new Error('the slip is empty');
  return described;
}

/** Summarizes a slip of one single and returns it with its entry and its bet. */
function summary(state: Partial<SlipState> = {}, situation: Partial<SlipSituation> = {}, quoted: Partial<QuotedEntry> = {}) {
  const described = describeState({ slip: aSlip({ entries: [anEntry()] }), quote: aQuote(quoted), ...state }, situation);
  const [[entry], [bet]] = [described.entries, described.bets];
  if (!entry || !bet) throw new Error('the slip is empty');
  return { ...described, entry, bet };
}

describe('the bet button', () => {
  it.each<[string, ReturnType<typeof summary>, object]>([
    ['bets', summary(), { kind: 'bet' }],
    ['lets a guest log in', summary({}, { isSignedIn: false }), { kind: 'login' }],
    ['waits for the link', summary({}, { hasLink: false }), { kind: 'wait', for: 'link' }],
    ['waits for a quote', summary({ quote: undefined }), { kind: 'wait', for: 'price' }],
    ['waits for the market', summary({}, {}, { state: 'suspended' }), { kind: 'wait', for: 'market' }],
    ['waits for a price', summary({}, {}, { price: undefined }), { kind: 'wait', for: 'market' }],
    ['waits for a stake', summary({ stake: '' }), { kind: 'wait', for: 'stake' }],
    ['waits for a stake above 0', summary({ stake: '0' }), { kind: 'wait', for: 'stake' }],
    ['waits for the lower limit', summary({ stake: '19.99' }), { kind: 'wait', for: 'minimum' }],
    ['waits where nothing more may be won', summary({}, {}, { max: mustBeFen(0) }), { kind: 'wait', for: 'limit' }],
    ['goes to the deposit when the balance is below the lower limit', summary({}, { balance: mustBeFen(1_999) }), { kind: 'deposit' }],
    ['waits for the bet before', summary({ placements: [{ status: 'submitting', order: anOrder() }] }), { kind: 'wait', for: 'order' }],
    [
      'waits for a bet on it that another tab has on its way',
      summary({ slip: aSlip({ entries: [anEntry({ pendingTicketId: '1' })] }) }),
      { kind: 'wait', for: 'order' },
    ],
    ['asks for agreement to a worse price', summary({}, {}, { price: aPrice('H', '0.90') }), { kind: 'accept-and-bet' }],
    ['takes a better price', summary({}, {}, { price: aPrice('H', '1.02') }), { kind: 'bet' }],
    [
      'asks even then when the player wants to be asked',
      summary({ policy: 'ask' }, {}, { price: aPrice('H', '1.02') }),
      { kind: 'accept-and-bet' },
    ],
    ['takes two in a hundred less by tolerance', summary({ policy: 'tolerance' }, {}, { price: aPrice('H', '0.95') }), { kind: 'bet' }],
    ['asks for agreement to a worse line', summary({}, {}, { line: -3 as Quarters }), { kind: 'accept-and-bet' }],
    ['asks for agreement after a goal', summary({}, {}, { score: { home: 2, away: 2 } }), { kind: 'accept-and-bet' }],
  ])('%s', (_name, { action }, expected) => {
    expect(action).toEqual(expected);
  });
});

describe('the amounts beside the button', () => {
  it('shows the price before and after a move', () => {
    const { before, now } = summary({}, {}, { price: aPrice('H', '0.90') }).entry;

    expect(before?.price).toEqual(aPrice('H', '0.98'));
    expect(now.price).toEqual(aPrice('H', '0.90'));
    expect(summary().entry.before).toBeUndefined();
  });

  it('follows the stake with the exact amounts', () => {
    expect(summary({ stake: '333.33' })).toMatchObject({ principal: 33_333, risk: 33_333, toWin: 32_666 });
    expect(summary({ stake: '' })).toMatchObject({ principal: 0, risk: 0, toWin: 0, bet: { stake: undefined } });
  });

  it('risks less than the stake at a negative price', () => {
    const entry = anEntry({ seen: { ...anEntry().seen, price: anOffer('M', '-0.80') } });
    const described = summary({ slip: aSlip({ format: 'M', entries: [entry] }) }, {}, { price: aPrice('M', '-0.80') });

    expect(described).toMatchObject({ principal: 10_000, risk: 8_000, toWin: 10_000, action: { kind: 'bet' } });
  });

  it('caps the stake at the limit of the quote and the whole yuan of the balance [R-SLIP-24] [R-SLIP-25] [R-SLIP-26]', () => {
    expect(summary({ stake: '99999' }, { balance: mustBeFen(99_999_999) }).bet).toMatchObject({ stake: 3_600_000, cappedTo: 3_600_000 });
    expect(summary({ stake: '500' }, { balance: mustBeFen(12_399) }).bet).toMatchObject({ stake: 12_300, cappedTo: 12_300, cap: 12_300 });
    expect(summary({ stake: '100' }).bet).toMatchObject({ cappedTo: undefined });
  });

  it('reports no change when the agreed price was never shown in this format', () => {
    const agreed = anEntry({ seen: { ...anEntry().seen, price: anOffer('M', '0.90') } });

    expect(summary({ slip: aSlip({ format: 'H', entries: [agreed] }) })).toMatchObject({
      entry: { verdict: undefined, before: undefined },
      action: { kind: 'bet' },
    });
  });

  it('shows no amounts without a selection', () => {
    expect(summarizeSlip(createSlipStore().getState(), SITUATION)).toBeUndefined();
  });
});

/** Creates entries of the matches 1, 2, 3 … picked and quoted at these Hong Kong prices. */
function atPrices(prices: readonly string[]): { readonly entries: readonly SlipEntry[]; readonly quoted: readonly QuotedEntry[] } {
  const entries = prices.map((price, i) => anEntry({ matchId: `${i + 1}`, seen: { ...anEntry().seen, price: anOffer('H', price) } }));
  const quoted = entries.flatMap((entry, i) =>
    aQuote({ key: entry.key, quoteId: `q${i + 1}`, price: aPrice('H', prices[i] ?? '') }).entries.map((one) => one),
  );
  return { entries, quoted };
}

describe('a parlay', () => {
  const bounds = { min: mustBeFen(1_000), max: mustBeFen(500_000) };
  function parlay(prices: readonly string[], state: Partial<SlipState> = {}, change: (quoted: QuotedEntry) => QuotedEntry = (one) => one) {
    const { entries, quoted } = atPrices(prices);
    return describeState({
      slip: aSlip({ mode: 'parlay', entries, combination: 'parlay' }),
      quote: aQuote({}, { entries: quoted.map(change), bounds }),
      ...state,
    });
  }

  it('wins the product of 1 + h less the stake, cut to a fen once [R-SLIP-33]', () => {
    expect(parlay(['1.13', '0.90', '0.45'], { stake: '1000' })).toMatchObject({
      principal: 100_000,
      risk: 100_000,
      toWin: 486_815,
      placing: [{ kind: { kind: 'parlay' }, quoteId: 'q1', limits: bounds }],
      action: { kind: 'bet' },
    });
  });

  it('caps the stake at the limit of the whole, not at those of its legs', () => {
    const { bets } = parlay(['1.13', '0.90'], { stake: '6000' });

    expect(bets).toMatchObject([{ stake: 100_000, cappedTo: 100_000, cap: 100_000 }]);
    expect(describeState({ ...stateOf(), stake: '6000' }, { balance: mustBeFen(9_999_900) }).bets).toMatchObject([{ stake: 500_000 }]);

    function stateOf() {
      const { entries, quoted } = atPrices(['1.13', '0.90']);
      return { slip: aSlip({ mode: 'parlay', entries }), quote: aQuote({}, { entries: quoted, bounds }) };
    }
  });

  it('reports that the legs are too few', () => {
    expect(parlay(['1.13'])).toMatchObject({ bets: [], placing: [], action: { kind: 'wait', for: 'legs' } });
  });

  it('waits when a leg is suspended', () => {
    const suspended = parlay(['1.13', '0.90'], {}, (one) => (one.quoteId === 'q2' ? { ...one, state: 'suspended' } : one));

    expect(suspended).toMatchObject({ placing: [], action: { kind: 'wait', for: 'market' } });
  });

  it('asks for agreement when any leg got worse', () => {
    const worse = parlay(['1.13', '0.90'], {}, (one) => (one.quoteId === 'q2' ? { ...one, price: aPrice('H', '0.85') } : one));

    expect(worse.action).toEqual({ kind: 'accept-and-bet' });
    expect(worse.changed.map(({ entry }) => entry.key)).toEqual(['2/RE/REH']);
  });

  it('omits a second selection of a match [R-SLIP-14]', () => {
    const { entries, quoted } = atPrices(['1.13', '0.90']);
    const second = anEntry({ matchId: '1', w: 'ROU', r: 'ROUC' });
    const described = describeState({
      slip: aSlip({ mode: 'parlay', entries: [...entries, second] }),
      quote: aQuote({}, { entries: quoted, bounds }),
    });

    expect(described.entries.map(({ status }) => status)).toEqual(['open', 'open', 'conflict']);
    expect(described.placing).toMatchObject([{ legs: [{}, {}] }]);
    expect(described.toWin).toBe(30_470);
  });

  it('puts the unit stake on each line of a system, and divides the balance among them', () => {
    const { entries, quoted } = atPrices(['0.95', '0.91', '1.05']);
    const named = {
      slip: aSlip({ mode: 'parlay', entries, combination: 'all-folds' }),
      quote: aQuote({}, { entries: quoted, bounds }),
    } as const;

    expect(describeState({ ...named, stake: '10' })).toMatchObject({ principal: 4_000, risk: 4_000, toWin: 15_272 });
    expect(describeState({ ...named, stake: '300' }).bets).toMatchObject([{ stake: 25_000, cappedTo: 25_000, cap: 25_000 }]);
  });
});
