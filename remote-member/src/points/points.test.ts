import { mustBeFen } from '@site/shared/money';
import { allWholePoints, parsePoints } from './points';

const balance = {
  points: 1_250,
  earned: 2_000,
  expiring: undefined,
  liveDays: 365,
  turnoverPerPoint: mustBeFen(10_000),
  pointsPerYuan: 100,
};

it.each([
  ['', { kind: 'refused', why: 'empty' }],
  ['12.5', { kind: 'refused', why: 'format' }],
  ['-100', { kind: 'refused', why: 'format' }],
  ['1e3', { kind: 'refused', why: 'format' }],
  ['1000000000', { kind: 'refused', why: 'too_many' }],
  ['1000000000000', { kind: 'refused', why: 'format' }],
  ['0', { kind: 'refused', why: 'not_whole' }],
  ['99', { kind: 'refused', why: 'not_whole' }],
  ['150', { kind: 'refused', why: 'not_whole' }],
  ['1300', { kind: 'refused', why: 'too_many' }],
  ['100', { kind: 'valid', points: 100, amount: 100 }],
  ['1200', { kind: 'valid', points: 1_200, amount: 1_200 }],
])('of 1,250 points, reads "%s" as %j', (text, entry) => {
  expect(parsePoints(text, balance)).toEqual(entry);
});

it("uses the operator's rate", () => {
  expect(parsePoints('500', { ...balance, pointsPerYuan: 250 })).toEqual({ kind: 'valid', points: 500, amount: 200 });
});

it.each([
  [1_250, 1_200],
  [99, 0],
  [100, 100],
])('of %i points, %i can be exchanged', (points, all) => {
  expect(allWholePoints({ ...balance, points })).toBe(all);
});
