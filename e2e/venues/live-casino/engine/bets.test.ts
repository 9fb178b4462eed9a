import { addBets, FIELDS, payoutOf, settleBets, sumOf, type Field } from './bets';
import { ALL_WAYS, countWays, formatPercent, returnOf } from './returns';
import type { Outcome } from './deal';
import { openShoe } from './shoe';

const NOTHING: Outcome = {
  player: [],
  banker: [],
  playerTotal: 0,
  bankerTotal: 0,
  winner: 'tie',
  playerPair: false,
  bankerPair: false,
};

describe('a stake of 10 yuan', () => {
  it.each<[Field, Partial<Outcome>, bigint]>([
    ['banker', { winner: 'banker' }, 1_950n],
    ['banker', { winner: 'player' }, 0n],
    ['banker', { winner: 'tie' }, 1_000n],
    ['player', { winner: 'player' }, 2_000n],
    ['player', { winner: 'banker' }, 0n],
    ['player', { winner: 'tie' }, 1_000n],
    ['tie', { winner: 'tie' }, 9_000n],
    ['tie', { winner: 'banker' }, 0n],
    ['playerPair', { playerPair: true }, 12_000n],
    ['playerPair', { bankerPair: true }, 0n],
    ['bankerPair', { bankerPair: true, winner: 'player' }, 12_000n],
  ])('on %s at %j pays %s fen', (field, outcome, payout) => {
    expect(payoutOf(field, 1_000n, { ...NOTHING, ...outcome })).toBe(payout);
  });
});

it('takes a whole commission of every whole yuan', () => {
  for (const yuan of [1n, 3n, 7n, 19n, 1_999n]) {
    expect(payoutOf('banker', yuan * 100n, { ...NOTHING, winner: 'banker' })).toBe(yuan * 195n);
  }
});

it('adds stakes by field and pays them together', () => {
  const bets = addBets({ banker: 500n, tie: 100n }, { banker: 500n, bankerPair: 200n });

  expect(sumOf(bets)).toBe(1_300n);
  expect(settleBets(bets, { ...NOTHING, winner: 'banker', bankerPair: true })).toBe(1_950n + 2_400n);
});

describe('what each bet returns', () => {
  const ways = countWays();

  it('is of the published ways of eight decks', () => {
    expect(ways).toEqual({ banker: 2_292_252_566_437_888, player: 2_230_518_282_592_256, tie: 475_627_426_473_216 });
    expect(ways.banker + ways.player + ways.tie).toBe(ALL_WAYS);
  });

  it('is exact to the last hundredth of a percent', () => {
    expect(FIELDS.map((field) => [field, formatPercent(returnOf(field, ways))])).toEqual([
      ['player', '98.76'],
      ['tie', '85.64'],
      ['banker', '98.94'],
      ['playerPair', '89.63'],
      ['bankerPair', '89.63'],
    ]);
  });

  it('is met by 10,000 rounds within four standard errors', () => {
    const sums = FIELDS.map((field) => ({ field, sum: 0, squares: 0 }));
    let rounds = 0;
    for (let shoe = 0; rounds < 10_000; shoe += 1) {
      for (const outcome of openShoe('20261123', `shoe-${String(shoe)}`).rounds) {
        rounds += 1;
        for (const each of sums) {
          const back = Number(payoutOf(each.field, 100n, outcome)) / 100;
          each.sum += back;
          each.squares += back * back;
        }
      }
    }
    for (const { field, sum, squares } of sums) {
      const mean = sum / rounds;
      const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
      const { over, under } = returnOf(field, ways);
      expect(Math.abs(mean - Number(over) / Number(under))).toBeLessThan(4 * error);
    }
  });
});
