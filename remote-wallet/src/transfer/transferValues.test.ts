import { mustBeFen, toWireYuan } from '@site/shared/money';
import { amountInput, readAmount } from '@site/shared/input';
import type { VenueWallet, VenueWallets } from '../venues/venueWallet';
import {
  availableFor,
  CENTRAL_WALLET,
  checkTransfer,
  pickSource,
  pickTarget,
  swapWallets,
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

const OUT = { from: 'JGDZ', to: CENTRAL_WALLET };

const typed = (amount: string, facts: Partial<TransferValues> = {}): TransferValues => ({
  from: CENTRAL_WALLET,
  to: 'JGDZ',
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
    ['in', '0.01', {}, { from: 9_999, to: 5_001 }],
    ['in', '100', {}, { from: 0, to: 15_000 }],
    ['out', '50.00', OUT, { from: 0, to: 15_000 }],
    ['across', '50.00', { from: 'JGDZ', to: 'QKDZ' }, { from: 0, to: 5_700 }],
  ] as const)('%s: accepts "%s" and computes both balances after it', (_way, amount, sides, after) => {
    const wallets = someWallets(10_000, aWallet(), aWallet({ enName: 'QKDZ', balance: mustBeFen(700) }));
    expect(checkTransfer(typed(amount, sides), wallets)).toMatchObject({ ok: true, after });
  });

  it('refuses a closed, an unknown and a missing venue', () => {
    expect(checkTransfer(typed('1'), someWallets(100, aWallet({ isOpen: false })))).toMatchObject({ errors: ['venue_closed'] });
    expect(checkTransfer(typed('1', { to: 'GONE' }), someWallets())).toMatchObject({ errors: ['venue_required'] });
    expect(checkTransfer(typed('1', { to: undefined }), someWallets())).toMatchObject({ errors: ['venue_required'] });
  });

  it('offers nothing from a balance below 0', () => {
    expect(availableFor(typed(''), someWallets(-500))).toBe(0);
    expect(checkTransfer(typed('0.01'), someWallets(-500))).toMatchObject({ errors: ['above_balance'] });
  });

  it('accepts only the shown amount, above 0 and within the balance of its source', () => {
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
          for (const sides of [{}, OUT]) {
            const check = checkTransfer(typed(amount, sides), someWallets(central, aWallet({ balance: mustBeFen(venue) })));
            if (!check.ok) continue;
            expect(check.amount).toBe(readAmount(amount));
            expect(Number(toWireYuan(check.amount))).toBe(Number(amount));
            expect(check.amount).toBeGreaterThan(0);
            expect(Math.min(check.after.from, check.after.to)).toBeGreaterThanOrEqual(Math.min(0, central));
            expect(check.after.from + check.after.to).toBe(central + venue);
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
  expect(checkTransfer(typed('', { to: undefined }), someWallets())).toMatchObject({ errors: ['venue_required', 'amount_required'] });
  expect(checkTransfer(typed('0'), someWallets(100, aWallet({ isOpen: false })))).toMatchObject({
    errors: ['venue_closed', 'amount_zero'],
  });
});

describe('the address of a transfer', () => {
  it.each([typed(''), typed('12.5'), typed('7', OUT), typed('8', { from: 'QKDZ' }), typed('', { to: undefined })])(
    'round-trips %j',
    (values) => {
      expect(transferDraft.parse(transferDraft.format(values))).toEqual(values);
    },
  );

  it('reads any other address as a transfer from the central wallet, without an amount', () => {
    expect(transferDraft.parse({ from: 'bank', amount: 'all' })).toEqual(typed('', { to: undefined }));
  });
});

describe('choosing source and target', () => {
  it('keeps the wallet of the other side, also from venue to venue, and swaps when both would be the same', () => {
    const start = typed('');

    expect(pickSource(start, 'QKDZ')).toEqual(typed('', { from: 'QKDZ' }));
    expect(pickSource(start, 'JGDZ')).toEqual(typed('', OUT));
    expect(pickTarget(start, CENTRAL_WALLET)).toEqual(typed('', OUT));
    expect(pickTarget(typed('', { to: undefined, from: undefined }), 'QKDZ')).toEqual(typed('', { to: 'QKDZ' }));
    expect(pickSource(typed('', { to: undefined }), 'QKDZ')).toEqual(typed('', { from: 'QKDZ', to: CENTRAL_WALLET }));
  });

  it('swaps both sides, and swaps them back', () => {
    const swapped = swapWallets(typed('5'));

    expect(swapped).toEqual(typed('5', OUT));
    expect(swapWallets(swapped)).toEqual(typed('5'));
  });

  it.each(['<b>', '../..', 'JGDZ', 'x'.repeat(99)])('refuses "%s" from the address as a source', (from) => {
    expect(transferDraft.parse({ venue: 'JGDZ', from })).toEqual(typed(''));
  });
});
