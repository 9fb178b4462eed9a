import { mustBeFen } from '@site/shared/money';
import { groupByCategory, sortByBalance, withoutZeroBalances, withReadings, type VenueWallet, type VenueWallets } from './venueWallet';

function aWallet(enName: string, facts: Partial<VenueWallet> = {}): VenueWallet {
  return { enName, name: enName, category: 'slot', balance: mustBeFen(0), isOpen: true, turnoverLeft: undefined, ...facts };
}

function wallets(rows: readonly VenueWallet[]): VenueWallets {
  return { asOf: 100, central: mustBeFen(0), isAutoTransfer: true, autoTransferLimit: undefined, rows };
}

const names = (rows: readonly VenueWallet[]) => rows.map(({ enName }) => enName);

describe('venue wallets', () => {
  it.each([
    ['an older reading', [{ enName: 'A', balance: mustBeFen(5), asOf: 99 }], 1],
    ['one of the same moment', [{ enName: 'A', balance: mustBeFen(5), asOf: 100 }], 1],
    ['one of another venue', [{ enName: 'B', balance: mustBeFen(5), asOf: 200 }], 1],
    ['a newer one', [{ enName: 'A', balance: mustBeFen(5), asOf: 101 }], 5],
    [
      'the newest of two, in any order',
      [
        { enName: 'A', balance: mustBeFen(7), asOf: 102 },
        { enName: 'A', balance: mustBeFen(5), asOf: 101 },
      ],
      7,
    ],
  ])('handle %s correctly', (_, readings, expected) => {
    const { rows } = withReadings(wallets([aWallet('A', { balance: mustBeFen(1) })]), readings);

    expect(rows[0]?.balance).toBe(expected);
  });

  it('can be filtered to non-zero balances [R-STORE-16]', () => {
    const rows = [aWallet('A'), aWallet('B', { balance: mustBeFen(1) })];

    expect(names(withoutZeroBalances(rows))).toEqual(['B']);
  });

  it('are sorted by balance, equal ones in their given order', () => {
    const rows = [aWallet('A'), aWallet('B', { balance: mustBeFen(1) }), aWallet('C'), aWallet('D', { balance: mustBeFen(2) })];

    expect(names(sortByBalance(rows))).toEqual(['D', 'B', 'A', 'C']);
  });

  it('are grouped by category in the order of the menu, without empty groups', () => {
    const rows = [aWallet('S'), aWallet('X', { category: 'other' }), aWallet('L', { category: 'live' })];

    expect(groupByCategory(rows).map(({ category }) => category)).toEqual(['live', 'slot', 'other']);
  });
});
