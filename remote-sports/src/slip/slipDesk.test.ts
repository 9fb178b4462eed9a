import type { Quarters } from '@site/shared/betting';
import { mustBeFen } from '@site/shared/money';
import { anEntry, anOffer, anOrder, aPrice, aQuote, aSlip } from '../testing/builders';
import { describeSlip, type DeskSituation } from './slipDesk';
import { createSlipStore, type SlipState } from './slipStore';
import type { QuotedEntry } from './types';

const SITUATION: DeskSituation = { isSignedIn: true, balance: mustBeFen(100_000), hasLink: true };

function desk(state: Partial<SlipState> = {}, situation: Partial<DeskSituation> = {}, quoted: Partial<QuotedEntry> = {}) {
  const store = createSlipStore({
    slip: aSlip({ entries: [anEntry()] }),
    stake: '100',
    placement: { at: 'priced', quote: aQuote(quoted) },
    ...state,
  });
  const described = describeSlip(store.getState(), { ...SITUATION, ...situation });
  if (!described) throw new Error('the slip is empty');
  return described;
}

describe('the one button', () => {
  it.each<[string, ReturnType<typeof desk>, object]>([
    ['bets', desk(), { do: 'bet' }],
    ['lets a guest log in', desk({}, { isSignedIn: false }), { do: 'login' }],
    ['waits for the link', desk({}, { hasLink: false }), { do: 'wait', for: 'link' }],
    ['waits for a quote', desk({ placement: { at: 'editing' } }), { do: 'wait', for: 'price' }],
    ['waits for the market', desk({}, {}, { state: 'suspended' }), { do: 'wait', for: 'market' }],
    ['waits for a price', desk({}, {}, { price: undefined }), { do: 'wait', for: 'market' }],
    ['waits for a stake', desk({ stake: '' }), { do: 'wait', for: 'stake' }],
    ['waits for a stake above 0', desk({ stake: '0' }), { do: 'wait', for: 'stake' }],
    ['waits for the lower limit', desk({ stake: '19.99' }), { do: 'wait', for: 'minimum' }],
    ['waits where nothing more may be won', desk({}, {}, { max: mustBeFen(0) }), { do: 'wait', for: 'limit' }],
    ['goes to the deposit when the balance is below the lower limit', desk({}, { balance: mustBeFen(1_999) }), { do: 'deposit' }],
    ['waits for the bet before', desk({ placement: { at: 'submitting', order: anOrder() } }), { do: 'wait', for: 'order' }],
    ['asks for agreement to a worse price', desk({}, {}, { price: aPrice('H', '0.90') }), { do: 'accept-and-bet' }],
    ['takes a better price', desk({}, {}, { price: aPrice('H', '1.02') }), { do: 'bet' }],
    [
      'asks even then when the player wants to be asked',
      desk({ policy: 'ask' }, {}, { price: aPrice('H', '1.02') }),
      { do: 'accept-and-bet' },
    ],
    ['takes two in a hundred less by tolerance', desk({ policy: 'tolerance' }, {}, { price: aPrice('H', '0.95') }), { do: 'bet' }],
    ['asks for agreement to a worse line', desk({}, {}, { line: -3 as Quarters }), { do: 'accept-and-bet' }],
    ['asks for agreement after a goal', desk({}, {}, { score: { home: 2, away: 2 } }), { do: 'accept-and-bet' }],
  ])('%s', (_name, { action }, expected) => {
    expect(action).toEqual(expected);
  });
});

describe('what is shown beside it', () => {
  it('shows the price before and now when it moved', () => {
    const { before, now } = desk({}, {}, { price: aPrice('H', '0.90') });

    expect(before?.price).toEqual(aPrice('H', '0.98'));
    expect(now.price).toEqual(aPrice('H', '0.90'));
    expect(desk().before).toBeUndefined();
  });

  it('follows the stake with the exact amounts', () => {
    expect(desk({ stake: '333.33' })).toMatchObject({ stake: 33_333, risk: 33_333, toWin: 32_666 });
    expect(desk({ stake: '' })).toMatchObject({ stake: undefined, risk: 0, toWin: 0 });
  });

  it('risks less than the stake at a negative price', () => {
    const entry = anEntry({ seen: { ...anEntry().seen, price: anOffer('M', '-0.80') } });
    const described = desk({ slip: aSlip({ format: 'M', entries: [entry] }) }, {}, { price: aPrice('M', '-0.80') });

    expect(described).toMatchObject({ stake: 10_000, risk: 8_000, toWin: 10_000, action: { do: 'bet' } });
  });

  it('caps the stake by the limit that comes with the quote and by the whole yuan of the balance [R-SLIP-25] [R-SLIP-26]', () => {
    expect(desk({ stake: '99999' }, { balance: mustBeFen(99_999_999) })).toMatchObject({ stake: 3_600_000, cappedTo: 3_600_000 });
    expect(desk({ stake: '500' }, { balance: mustBeFen(12_399) })).toMatchObject({ stake: 12_300, cappedTo: 12_300, cap: 12_300 });
    expect(desk({ stake: '100' })).toMatchObject({ cappedTo: undefined });
  });

  it('sees no change where the agreed price was never shown in this format', () => {
    const agreed = anEntry({ seen: { ...anEntry().seen, price: anOffer('M', '0.90') } });

    expect(desk({ slip: aSlip({ format: 'H', entries: [agreed] }) })).toMatchObject({
      verdict: undefined,
      before: undefined,
      action: { do: 'bet' },
    });
  });

  it('has nothing to show without a selection', () => {
    expect(describeSlip(createSlipStore().getState(), SITUATION)).toBeUndefined();
  });
});
