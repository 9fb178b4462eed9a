import { leavesOf, withTyped } from './terms';

const TERMS = {
  turnover: '100.00',
  most: 2,
  prizes: [
    { id: 'p8', amount: '8.00', share: 4_000 },
    { id: 'none', amount: '0.00', share: 6_000 },
  ],
};

it('every amount and number of the terms is a field; what a prize is called by is none', () => {
  expect(leavesOf(TERMS).map(({ path, value }) => [path.join('.'), value])).toEqual([
    ['turnover', '100.00'],
    ['most', 2],
    ['prizes.0.amount', '8.00'],
    ['prizes.0.share', 4_000],
    ['prizes.1.amount', '0.00'],
    ['prizes.1.share', 6_000],
  ]);
  expect(leavesOf({})).toEqual([]);
});

it('reads what was typed in place of each value; what is no number is left for the platform to refuse', () => {
  const typed = { turnover: '１,２00', most: '3', 'prizes.0.share': '5000', 'prizes.1.share': 'many' };

  expect(withTyped(TERMS, typed)).toEqual({
    turnover: '1200.00',
    most: 3,
    prizes: [
      { id: 'p8', amount: '8.00', share: 5_000 },
      { id: 'none', amount: '0.00', share: 'many' },
    ],
  });
});
