import { mustBeFen, parseYuan, toWireYuan } from '@site/shared/money';
import { amountInput } from '@site/shared/input';
import type { VenueWallet, VenueWallets } from '../venues/venueWallet';
import {
  availableFor,
  CENTRAL_WALLET,
  checkTransfer,
  pickSource,
  pickTarget,
  sourceOf,
  swapWallets,
  targetOf,
  transferDraft,
  type TransferValues,
} from './transferValues';

function aWallet(facts: Partial<VenueWallet> = {}): VenueWallet {
  return { enName: 'JGDZ', name: '金谷电子', category: 'slot', balance: mustBeFen(5_000), isOpen: true, turnoverLeft: undefined, ...facts };
}

function someWallets(central = 10_000, ...rows: readonly VenueWallet[]): VenueWallets {
  return {
    asOf: 0,
    central: mustBeFen(central),
    isAutoTransfer: true,
    autoTransferLimit: undefined,
    rows: rows.length > 0 ? rows : [aWallet()],
  };
}

const typed = (amount: string, facts: Partial<TransferValues> = {}): TransferValues => ({
  direction: 'in',
  enName: 'JGDZ',
  amount,
  ...facts,
});

describe('checking a transfer', () => {
  it.each([
    ['', 'amount_required'],
    ['   ', 'amount_required'],
    ['abc', 'amount_format'],
    ['-20', 'amount_format'],
    ['20.123', 'amount_format'],
    ['1e3', 'amount_format'],
    ['0', 'amount_zero'],
    ['0.00', 'amount_zero'],
    ['100.01', 'above_balance'],
  ])('refuses "%s" as %s', (amount, error) => {
    expect(checkTransfer(typed(amount), someWallets())).toMatchObject({ ok: false, errors: [error] });
  });

  it.each([
    ['in', '0.01', { central: 9_999, venue: 5_001 }],
    ['in', '100', { central: 0, venue: 15_000 }],
    ['out', '50.00', { central: 15_000, venue: 0 }],
  ] as const)('%s: takes "%s" and computes both balances after it', (direction, amount, after) => {
    expect(checkTransfer(typed(amount, { direction }), someWallets())).toMatchObject({ ok: true, after });
  });

  it('refuses a closed, an unknown and a missing venue', () => {
    expect(checkTransfer(typed('1'), someWallets(100, aWallet({ isOpen: false })))).toMatchObject({ errors: ['venue_closed'] });
    expect(checkTransfer(typed('1', { enName: 'GONE' }), someWallets())).toMatchObject({ errors: ['venue_required'] });
    expect(checkTransfer(typed('1', { enName: undefined }), someWallets())).toMatchObject({ errors: ['venue_required'] });
  });

  it('has nothing available from a balance below 0', () => {
    expect(availableFor(typed(''), someWallets(-500))).toBe(0);
    expect(checkTransfer(typed('0.01'), someWallets(-500))).toMatchObject({ errors: ['above_balance'] });
  });

  it('accepts only the amount that is shown, above 0 and within the balance of its source', () => {
    const texts = [
      '',
      '.',
      '0',
      '00',
      '007',
      '0.1',
      '0.10',
      '1.',
      '1.5',
      '12.34',
      '49.99',
      '50',
      '50.01',
      '99.999',
      '100',
      '1e2',
      '+5',
      ' 7 ',
    ];
    const balances = [-1, 0, 1, 10, 4_999, 5_000, 5_001, 10_000, 12_345_678_901];
    for (const amount of texts) {
      for (const central of balances) {
        for (const venue of balances.filter((balance) => balance >= 0)) {
          for (const direction of ['in', 'out'] as const) {
            const check = checkTransfer(typed(amount, { direction }), someWallets(central, aWallet({ balance: mustBeFen(venue) })));
            if (!check.ok) continue;
            expect(check.amount).toBe(parseYuan(amount));
            expect(Number(toWireYuan(check.amount))).toBe(Number(amount));
            expect(check.amount).toBeGreaterThan(0);
            expect(Math.min(check.after.central, check.after.venue)).toBeGreaterThanOrEqual(Math.min(0, central));
            expect(check.after.central + check.after.venue).toBe(central + venue);
          }
        }
      }
    }
  });

  it('fills in for "all" what the field accepts', () => {
    const all = toWireYuan(availableFor(typed(''), someWallets(12_345_678)));

    expect(amountInput(all, '')).toEqual({ text: all });
  });
});

it('names the first error of each field of a transfer', () => {
  expect(checkTransfer(typed('', { enName: undefined }), someWallets())).toMatchObject({ errors: ['venue_required', 'amount_required'] });
  expect(checkTransfer(typed('0'), someWallets(100, aWallet({ isOpen: false })))).toMatchObject({
    errors: ['venue_closed', 'amount_zero'],
  });
});

describe('the address of a transfer', () => {
  it.each([typed(''), typed('12.5'), typed('7', { direction: 'out' }), typed('', { enName: undefined })])('keeps %j', (values) => {
    expect(transferDraft.parse(transferDraft.format(values))).toEqual(values);
  });

  it('reads anything else as a transfer from the central wallet, without an amount', () => {
    expect(transferDraft.parse({ from: 'bank', amount: 'all' })).toEqual(typed('', { enName: undefined }));
  });
});

describe('choosing source and target', () => {
  it('keeps the central wallet on one side for every choice on the other', () => {
    const start = typed('');

    expect([sourceOf(start), targetOf(start)]).toEqual([CENTRAL_WALLET, 'JGDZ']);
    expect(pickSource(start, 'QKDZ')).toMatchObject({ direction: 'out', enName: 'QKDZ' });
    expect(pickTarget(start, CENTRAL_WALLET)).toMatchObject({ direction: 'out', enName: 'JGDZ' });
    expect(pickTarget(pickSource(start, 'QKDZ'), 'JGDZ')).toMatchObject({ direction: 'in', enName: 'JGDZ' });
    expect(pickSource(pickSource(start, 'QKDZ'), CENTRAL_WALLET)).toMatchObject({ direction: 'in', enName: 'QKDZ' });
  });

  it('swaps both sides, and back', () => {
    const swapped = swapWallets(typed('5'));

    expect([sourceOf(swapped), targetOf(swapped)]).toEqual(['JGDZ', CENTRAL_WALLET]);
    expect(swapWallets(swapped)).toEqual(typed('5'));
  });
});
