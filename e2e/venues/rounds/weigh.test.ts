import { termsOf, weigh, type WeighedRound } from './weigh';

/** Fair coin that pays 1.9. */
const COIN = termsOf(100, [
  [0.5, 1.9],
  [0.5, 0],
]);

const aRound = (group: string, won: number): WeighedRound => ({ terms: { group, ...COIN }, won });

it('tells the return of rounds, what it should be, and how far it may be off', () => {
  const { returned, expected, error } = weigh([aRound('1', 90), aRound('2', -100), aRound('3', 90), aRound('4', 90)]);

  expect(returned).toBeCloseTo(1 + 170 / 400);
  expect(expected).toBeCloseTo(0.95);
  expect(error).toBeCloseTo(0.95 / Math.sqrt(4));
});

it('counts rounds that one draw decides as one', () => {
  expect(weigh([aRound('1', 90), aRound('1', 90), aRound('2', -100), aRound('2', -100)]).error).toBeCloseTo(0.95 / Math.sqrt(2));
});

it('takes the deviation of the rounds themselves where none is known', () => {
  const { error } = weigh([90, -100, 90, -100].map((won, place) => ({ terms: { group: String(place), ...COIN, deviation: null }, won })));

  expect(error).toBeCloseTo(0.95 / Math.sqrt(4));
});
