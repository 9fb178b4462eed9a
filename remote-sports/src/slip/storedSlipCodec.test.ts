import { marketFromWire } from '@site/shared/betting';
import { anEntry, aSlip } from '../testing/builders';
import { parseSlip, slipToStorage } from './storedSlipCodec';

const throughStorage = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the slip on this device', () => {
  it('restores the slip as it was', () => {
    const kept = {
      slip: aSlip({
        mode: 'multiple',
        format: 'M',
        entries: [
          anEntry({ gameId: '71', isKept: true }),
          anEntry({ matchId: '8', seen: { line: undefined, price: { kind: 'raw', raw: 1050 as never }, score: undefined } }),
          anEntry({ matchId: '9', w: 'M', kind: 'champion', phase: 'champion-early', pendingTicketId: '251121204512' }),
        ],
      }),
      stake: '12.5',
      stakes: new Map([[anEntry({ matchId: '8' }).key, '30']]),
      keepsStake: true,
      policy: 'ask' as const,
    };

    expect(parseSlip(throughStorage(slipToStorage(kept)))).toEqual(kept);
  });

  it('restores a system, the unit of a market and the name of a competitor', () => {
    const corners = anEntry({ matchId: '7', ...marketFromWire('RE', 'REH', 'football', { of: 'corners' }) });
    const winner = anEntry({
      matchId: '8',
      w: 'FS',
      r: 'FS12',
      phase: 'champion-early',
      kind: 'champion',
      ...marketFromWire('FS', 'FS12', 'champion', { name: '阿森纳' }),
    });
    const inSport = { ...winner, match: { ...winner.match, sport: 'champion' as const } };
    const legs = [corners, anEntry({ matchId: '9' }), anEntry({ matchId: '10' })];
    const parlay = {
      slip: aSlip({ mode: 'parlay', entries: legs, combination: 2 }),
      stake: '',
      stakes: new Map(),
      keepsStake: false,
      policy: 'ask' as const,
    };

    expect(parseSlip(throughStorage(slipToStorage(parlay)))).toEqual(parlay);
    const outright = { ...parlay, slip: aSlip({ entries: [inSport] }) };
    expect(parseSlip(throughStorage(slipToStorage(outright)))).toEqual(outright);
  });

  it('marks selections that share a game in a parlay by isInvalid [R-SLIP-14]', () => {
    const slip = aSlip({
      mode: 'parlay',
      entries: [anEntry({ matchId: '7' }), anEntry({ matchId: '7', w: 'ROU' }), anEntry({ matchId: '8' })],
    });

    expect(slipToStorage({ slip, stake: '', stakes: new Map(), keepsStake: false, policy: 'better' })).toMatchObject({
      entries: [{ isInvalid: false }, { isInvalid: true }, { isInvalid: false }],
    });
  });

  it('stores a delayed ticket as bettingData', () => {
    const slip = aSlip({ entries: [anEntry({ pendingTicketId: '251121204512' })] });

    expect(slipToStorage({ slip, stake: '', stakes: new Map(), keepsStake: false, policy: 'better' })).toMatchObject({
      entries: [{ bettingData: { active: 'Y', ticket_id: '251121204512' } }],
    });
  });

  it.each([
    ['nothing', undefined],
    ['another version', { v: 99 }],
    ['a text', 'slip'],
    [
      'a stake that is too long',
      {
        ...asObject(slipToStorage({ slip: aSlip(), stake: '', stakes: new Map(), keepsStake: false, policy: 'better' })),
        stake: '1'.repeat(13),
      },
    ],
    ['a price that is none', withPrice({ format: 'H', text: '-5' })],
    ['a raw price out of range', withPrice({ raw: 1 })],
  ])('drops a slip that was %s', (_name, stored) => {
    expect(parseSlip(stored)).toBeUndefined();
  });
});

function withPrice(price: unknown): unknown {
  const stored = throughStorage(
    slipToStorage({ slip: aSlip({ entries: [anEntry()] }), stake: '', stakes: new Map(), keepsStake: false, policy: 'better' }),
  ) as {
    entries: { seen: { price: unknown } }[];
  };
  for (const entry of stored.entries) entry.seen.price = price;
  return stored;
}

function asObject(value: unknown): object {
  return value as object;
}
