import { LOTTERY_GAMES, rtpOf } from '../games';
import { formatPercent, priceOf, returnOf } from './prices';
import { playsOf, returnsOf, selectionsOf } from './rules';
import type { Numbers, Selection } from './types';
import { SIGNS } from './zodiac';

/** Expects every line to win in exactly the share of equally likely draws on which its price is based. */
function expectChances(selections: readonly Selection[], draws: (selection: Selection) => readonly Numbers[]): void {
  const wrong = selections.filter((selection) => {
    const all = draws(selection);
    const won = BigInt(all.filter((numbers) => selection.wins(numbers)).length);
    return won * selection.chance.under !== selection.chance.over * BigInt(all.length);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
}

describe('the chance of each line, counted over the draws that differ where it reads', () => {
  it('of five digits: three places, and all five for their sum', () => {
    const lines = [...selectionsOf('digits', 'horse').values()];
    const isOfSum = ({ group }: Selection): boolean => group === 'sum';
    expectChances(
      lines.filter((line) => !isOfSum(line)),
      (line) => combinations(placesOfDigits(line), 5, digits),
    );
    expectChances(lines.filter(isOfSum), () => ALL_DIGITS);
  });

  it('of three dice: all 216 throws', () => {
    const throws = combinations([0, 1, 2], 3, [1, 2, 3, 4, 5, 6]);
    expectChances([...selectionsOf('dice', 'horse').values()], () => throws);
  });

  it('of ten cars: all ordered pairs of different cars at two ranks', () => {
    expectChances([...selectionsOf('cars', 'horse').values()], (line) => pairsAt(...ranksOf(line)));
  });

  it.each(SIGNS)('of 49 balls in a year of the %s: each ball as the special one, and in each place', (sign) => {
    const plays = playsOf('balls', sign);
    const special = Array.from({ length: 49 }, (_, index) => drawWith(index + 1, 6));
    expectChances(
      plays.flatMap(({ key, selections }) => (key === 'regular' ? [] : selections)),
      () => special,
    );
    // A ball is in at most one place, so its chances in the places add up.
    for (const { pick, chance, wins } of plays.find(({ key }) => key === 'regular')?.selections ?? []) {
      const places = [0, 1, 2, 3, 4, 5, 6].filter((place) => wins(drawWith(Number(pick), place)));
      expect([chance.over, chance.under]).toEqual([BigInt(places.length), 49n]);
    }
  });

  it('leaves no draw without a shape, and none with two', () => {
    for (const group of ['front', 'middle', 'back']) {
      const shapes = [...selectionsOf('digits', 'horse').values()].filter((line) => line.play === 'trio' && line.group === group);
      const draws = combinations(placesOfDigits(shapes[0]), 5, digits);
      expect(draws.every((numbers) => shapes.filter(({ wins }) => wins(numbers)).length === 1)).toBe(true);
    }
  });
});

describe('prices', () => {
  it.each(LOTTERY_GAMES)('of $gameCode return at most 97.5 %, and less only by what rounding takes', ({ kind }) => {
    for (const selection of new Set(SIGNS.flatMap((sign) => [...selectionsOf(kind, sign).values()]))) {
      const { over, under } = returnOf(selection);
      expect(over * 1_000n <= under * 975n).toBe(true);
      expect(priceOf(selection.chance)).toBe(selection.price);
      // A price higher by one hundredth would exceed the target return.
      expect((selection.price + 1n) * selection.chance.over * 1_000n > selection.chance.under * 97_500n).toBe(true);
    }
  });

  it.each([
    ['digits', 'duel.dragon', 216n, '97.20'],
    ['digits', 'trio.back.triple', 9_750n, '97.50'],
    ['dice', 'triple.1', 21_060n, '97.50'],
    ['cars', 'top.sum.3', 4_387n, '97.48'],
    ['balls', 'special.49', 4_777n, '97.48'],
    ['balls', 'zodiac.horse', 955n, '97.44'],
  ] as const)('are rounded down: %s %s', (kind, id, price, percent) => {
    const selection = selectionsOf(kind, 'horse').get(id);

    expect(selection?.price).toBe(price);
    expect(selection && formatPercent(returnOf(selection))).toBe(percent);
  });

  it('are told by the least and the most that they return', () => {
    const { least, most } = returnsOf([...selectionsOf('digits', 'horse').values()]);
    expect([formatPercent(least), formatPercent(most)]).toEqual(['97.20', '97.50']);
    expect(LOTTERY_GAMES.map(rtpOf)).toEqual(['97.20', '97.41', '97.22', '97.30']);
  });
});

it('names every line of a game differently', () => {
  for (const { kind } of LOTTERY_GAMES) {
    const plays = playsOf(kind, 'horse');
    expect(selectionsOf(kind, 'horse').size).toBe(plays.reduce((sum, { selections }) => sum + selections.length, 0));
  }
});

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const ALL_DIGITS = combinations([0, 1, 2, 3, 4], 5, digits);

/** Lists every combination at these places; the other places hold the first of the values. */
function combinations(places: readonly number[], length: number, values: readonly number[]): readonly Numbers[] {
  return places.reduce<readonly Numbers[]>(
    (draws, place) => draws.flatMap((numbers) => values.map((value) => numbers.with(place, value))),
    [Array.from({ length }, () => values[0] ?? 0)],
  );
}

function placesOfDigits(line: Selection | undefined): readonly number[] {
  const { play, group } = line ?? { play: '', group: null };
  if (play === 'duel') return [0, 4];
  if (play !== 'trio') return [Number(group)];
  const from = ['front', 'middle', 'back'].indexOf(group ?? '');
  return [from, from + 1, from + 2];
}

function ranksOf({ play, group }: Selection): readonly [number, number] {
  const rank = Number(group);
  if (play === 'top') return [0, 1];
  return play === 'duel' ? [rank, 9 - rank] : [rank, rank === 0 ? 1 : 0];
}

function pairsAt(one: number, other: number): readonly Numbers[] {
  const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  return cars.flatMap((first) =>
    cars
      .filter((second) => second !== first)
      .map((second) => {
        const rest = cars.filter((car) => car !== first && car !== second);
        return cars.map((_, rank) => (rank === one ? first : rank === other ? second : (rest.pop() ?? 0)));
      }),
  );
}

/** Returns seven different balls with this ball at this place. */
function drawWith(ball: number, place: number): Numbers {
  const others = Array.from({ length: 49 }, (_, index) => index + 1).filter((each) => each !== ball);
  return others.slice(0, 7).with(place, ball);
}
