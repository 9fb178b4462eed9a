import { anEntry, anOffer, anOrder, aSlip } from '../testing/builders';
import { orderToStorage, parseOrder, parseSlip, slipToStorage } from './slipStorage';

const throughStorage = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the slip on this device', () => {
  it('comes back as it was', () => {
    const kept = {
      slip: aSlip({
        mode: 'multiple',
        format: 'M',
        entries: [
          anEntry({ gameId: '71' }),
          anEntry({ matchId: '8', seen: { line: undefined, price: { is: 'raw', raw: 1050 as never }, score: undefined } }),
          anEntry({ matchId: '9', w: 'M', kind: 'champion', phase: 'champion-early', pendingTicketId: '251121204512' }),
        ],
      }),
      stake: '12.5',
      policy: 'ask' as const,
    };

    expect(parseSlip(throughStorage(slipToStorage(kept)))).toEqual(kept);
  });

  it('marks what shares a game in a parlay by isInvalid [R-SLIP-14]', () => {
    const slip = aSlip({
      mode: 'parlay',
      entries: [anEntry({ matchId: '7' }), anEntry({ matchId: '7', w: 'ROU' }), anEntry({ matchId: '8' })],
    });

    expect(slipToStorage({ slip, stake: '', policy: 'better' })).toMatchObject({
      entries: [{ isInvalid: false }, { isInvalid: true }, { isInvalid: false }],
    });
  });

  it('carries a delayed ticket by bettingData', () => {
    const slip = aSlip({ entries: [anEntry({ pendingTicketId: '251121204512' })] });

    expect(slipToStorage({ slip, stake: '', policy: 'better' })).toMatchObject({
      entries: [{ bettingData: { active: 'Y', ticket_id: '251121204512' } }],
    });
  });

  it.each([
    ['nothing', undefined],
    ['another version', { v: 99 }],
    ['a text', 'slip'],
    ['a stake that is too long', { ...asObject(slipToStorage({ slip: aSlip(), stake: '', policy: 'better' })), stake: '1'.repeat(13) }],
    ['a price that is none', withPrice({ format: 'H', text: '-5' })],
    ['a raw price out of range', withPrice({ raw: 1 })],
  ])('is dropped when it was %s', (_name, stored) => {
    expect(parseSlip(stored)).toBeUndefined();
  });
});

describe('a bet on its way on this device', () => {
  it('comes back as it was', () => {
    const order = anOrder({ entry: anEntry({ seen: { ...anEntry().seen, price: anOffer('M', '-0.80') } }) });

    expect(parseOrder(throughStorage(orderToStorage(order)))).toEqual(order);
  });

  it.each([
    undefined,
    {},
    { ...asObject(orderToStorage(anOrder())), key: 'no key' },
    { ...asObject(orderToStorage(anOrder())), stake: 100 },
  ])('is dropped when it was tampered with: %j', (stored) => {
    expect(parseOrder(stored)).toBeUndefined();
  });
});

function withPrice(price: unknown): unknown {
  const stored = throughStorage(slipToStorage({ slip: aSlip({ entries: [anEntry()] }), stake: '', policy: 'better' })) as {
    entries: { seen: { price: unknown } }[];
  };
  for (const entry of stored.entries) entry.seen.price = price;
  return stored;
}

function asObject(value: unknown): object {
  return value as object;
}
