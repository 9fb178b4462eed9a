import { runs } from '@site/testing/runs';
import { drawsOf, seededRandom } from '../../kit/testing/seededRandom';
import { drawJackpot, JACKPOT_TIERS, POOL_TERMS } from './jackpots';
import { LINES } from './lines';
import { MODELS, toModel, type Model, type ModelName } from './models';
import { formatPercent, lineReturn, poolReturn } from './returns';
import { findWins, readLine, spin, windowAt } from './spin';
import { STAKES } from './stakes';
import { SLOT_SYMBOLS, type SlotSymbol } from './symbols';
import { lineVariance } from './variance';

const NAMES = Object.keys(MODELS) as ModelName[];

describe('what the lines return', () => {
  it.each(NAMES)('is by the formula what every line of the %s reels pays, counted one by one', (name) => {
    const model = MODELS[name];

    const { over, under } = lineReturn(model);

    expect(Number(over)).toBe(payOfAllLines(model));
    expect(Number(under)).toBe(32 ** 5);
  });

  it('is what all ten lines pay over every stop of short reels, and the variance too', () => {
    const reels = ['7LCK', 'L7CWK', 'WLC7', 'LWCK', 'CL7K'];
    const model: Model = { ...MODELS.calm, reels: toModel({ reels, pays: MODELS.calm.pays }).reels };
    let paid = 0n;
    let squares = 0n;
    let rounds = 0n;
    for (const stops of allStops(reels.map((reel) => reel.length))) {
      const pays = findWins(model, windowAt(model, stops), 1n).reduce((sum, win) => sum + win.payout, 0n);
      paid += pays;
      squares += pays ** 2n;
      rounds += 1n;
    }

    const { over, under } = lineReturn(model);

    expect(paid * under).toBe(over * rounds * BigInt(LINES.length));
    const mean = Number(paid) / Number(rounds);
    expect(lineVariance(model)).toBeCloseTo((Number(squares) / Number(rounds) - mean ** 2) / LINES.length ** 2, 6);
  });

  it.each(NAMES)('is met by random rounds of the %s reels, within four standard errors', (name) => {
    const model = MODELS[name];
    const random = seededRandom(20_261_121);
    const rounds = runs(5_000, 20_000);
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const back = Number(spin(model, 1_000n, drawsOf(random)).payout) / 1_000;
      sum += back;
      squares += back * back;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    const { over, under } = lineReturn(model);

    expect(Math.abs(mean - Number(over) / Number(under))).toBeLessThan(4 * error);
  });

  it('differs by model', () => {
    expect(NAMES.map((name) => formatPercent(lineReturn(MODELS[name])))).toEqual(['95.47', '94.80', '94.05']);
  });
});

describe('what the pools return', () => {
  it('is what stakes put in and what the venue adds', () => {
    expect(formatPercent(poolReturn())).toBe('1.60');
  });

  it('is met by a pool that is fed and hit', () => {
    const random = seededRandom(7);
    const stake = 10_000n;
    const { feed, start, stakePerHit } = POOL_TERMS.minor;
    const perRound = Number((stake * feed) / 10_000n);
    let pool = Number(start);
    let paid = 0;
    const rounds = runs(100_000, 500_000);
    for (let round = 0; round < rounds; round += 1) {
      pool += perRound;
      if (drawJackpot(stake, random()) !== 'minor') continue;
      paid += pool;
      pool = Number(start);
    }
    const expected = Number(feed) / 10_000 + Number(start) / Number(stakePerHit);

    // About 1,100 of 500,000 rounds hit, each for 176 yuan on average; one standard error is about 4 %.
    expect(Math.abs(paid / (rounds * Number(stake)) / expected - 1)).toBeLessThan(0.12 * Math.sqrt(500_000 / rounds));
  });

  it.each(STAKES)('hits in proportion to a stake of %s fen', (stake) => {
    const edges = JACKPOT_TIERS.map((tier) => Number(stake) / Number(POOL_TERMS[tier].stakePerHit));
    const [grand = 0, major = 0, minor = 0] = edges;

    expect(drawJackpot(stake, 0)).toBe('grand');
    expect(drawJackpot(stake, grand)).toBe('major');
    expect(drawJackpot(stake, grand + major)).toBe('minor');
    expect(drawJackpot(stake, grand + major + minor)).toBeNull();
    expect(drawJackpot(stake, 0.999)).toBeNull();
  });
});

it('rounds percent down', () => {
  expect(formatPercent({ over: 97_079n, under: 100_000n })).toBe('97.07');
  expect(formatPercent({ over: 3n, under: 100n })).toBe('3.00');
});

it.each([
  ['four reels', ['7', '7', '7', '7']],
  ['an unknown letter', ['7', '7', '?', '7', '7']],
  ['a seal on an outer reel', ['W7', '7', '7', '7', '7']],
])('refuses a model with %s', (_title, reels) => {
  expect(() => toModel({ reels, pays: MODELS.calm.pays })).toThrow();
});

/** Sums over every combination of pictures on one line, weighted by the number of stops that show it. */
function payOfAllLines(model: Model): number {
  const counts = model.reels.map((reel) =>
    SLOT_SYMBOLS.map((symbol) => [symbol, reel.filter((picture) => picture === symbol).length] as const),
  );
  const visit = (pictures: readonly SlotSymbol[], ways: number): number => {
    const reel = counts[pictures.length];
    if (reel === undefined) return ways * (readLine(model, pictures)?.pays ?? 0);
    return reel.reduce((sum, [symbol, count]) => (count === 0 ? sum : sum + visit([...pictures, symbol], ways * count)), 0);
  };
  return visit([], 1);
}

function* allStops(lengths: readonly number[]): Generator<readonly number[]> {
  const [length, ...rest] = lengths;
  if (length === undefined) yield [];
  else for (let stop = 0; stop < length; stop += 1) for (const others of allStops(rest)) yield [stop, ...others];
}
