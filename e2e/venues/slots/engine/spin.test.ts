import fc from 'fast-check';
import { drawsOf, scriptedRandom } from '../../kit/testing/seededRandom';
import { LINES } from './lines';
import { MODELS, type Model } from './models';
import { findWins, readLine, spin, windowAt } from './spin';
import { STAKES } from './stakes';
import type { SlotSymbol } from './symbols';

const model = MODELS.steady;
const [three, four, five] = model.pays.lotus;

describe('one line', () => {
  it.each<[string, SlotSymbol[], number | null]>([
    ['five of a kind', ['lotus', 'lotus', 'lotus', 'lotus', 'lotus'], five],
    ['four from the left', ['lotus', 'lotus', 'lotus', 'lotus', 'coin'], four],
    ['three from the left', ['lotus', 'lotus', 'lotus', 'coin', 'lotus'], three],
    ['the seal replaces a picture', ['lotus', 'seal', 'lotus', 'seal', 'lotus'], five],
    ['three seals after the first picture', ['lotus', 'seal', 'seal', 'seal', 'coin'], four],
    ['two are too few', ['lotus', 'lotus', 'coin', 'lotus', 'lotus'], null],
    ['a run that does not begin on the left', ['coin', 'lotus', 'lotus', 'lotus', 'lotus'], null],
  ])('%s', (_title, pictures, pays) => {
    expect(readLine(model, pictures)?.pays ?? null).toBe(pays);
  });
});

describe('a round', () => {
  it('pays every line in tenths of the stake', () => {
    const row: SlotSymbol[] = ['coin', 'bell', 'coin'];
    const grid = [row, row, row, ['gem', 'bell', 'gem'], ['cloud', 'bell', 'cloud']] as const;

    const wins = findWins(model, grid, 10n);

    expect(wins).toContainEqual({ line: 0, symbol: 'bell', count: 5, payout: BigInt(model.pays.bell[2]) * 10n });
    expect(wins).toContainEqual({ line: 1, symbol: 'coin', count: 3, payout: BigInt(model.pays.coin[0]) * 10n });
  });

  it('takes five stops and then the draw for the pools', () => {
    const outcome = spin(model, 100n, drawsOf(scriptedRandom(0, 0.5, 0.25, 0.75, 31 / 32, 0)));

    expect(outcome.stops).toEqual([0, 16, 8, 24, 31]);
    expect(outcome.grid).toEqual(windowAt(model, outcome.stops));
    expect(outcome.jackpot).toBe('grand');
  });

  it('goes round the end of a reel', () => {
    const [first] = windowAt(model, [31, 0, 0, 0, 0]);

    expect(first).toEqual([model.reels[0]?.[31], model.reels[0]?.[0], model.reels[0]?.[1]]);
  });

  it.each([0n, -10n, 55n])('refuses a stake of %s fen', (stake) => {
    expect(() => spin(model, stake, { below: () => 0 })).toThrow(RangeError);
  });

  it('pays whole fen at every stake, in proportion, and the sum of its lines', () => {
    const draws = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom<Model>(...Object.values(MODELS)), fc.constantFrom(...STAKES), draws, (each, stake, numbers) => {
        const outcome = spin(each, stake, drawsOf(scriptedRandom(...numbers)));
        const least = spin(each, 10n, drawsOf(scriptedRandom(...numbers)));

        expect(outcome.payout).toBe(least.payout * (stake / 10n));
        expect(outcome.payout).toBe(outcome.wins.reduce((sum, win) => sum + win.payout, 0n));
        expect(new Set(outcome.wins.map((win) => win.line)).size).toBe(outcome.wins.length);
        expect(outcome.grid.map((column) => column.length)).toEqual([3, 3, 3, 3, 3]);
      }),
    );
  });
});

it('has ten different lines', () => {
  expect(new Set(LINES.map((line) => line.join(''))).size).toBe(10);
});
