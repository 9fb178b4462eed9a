import { mustBeFen } from '@site/shared/money';
import { allWholePoints, parsePoints } from './points';

const standing = { points: 1_250, earned: 2_000, turnoverPerPoint: mustBeFen(10_000), pointsPerYuan: 100 };

it.each([
  ['', { is: 'refused', why: 'empty' }],
  ['12.5', { is: 'refused', why: 'format' }],
  ['-100', { is: 'refused', why: 'format' }],
  ['1e3', { is: 'refused', why: 'format' }],
  ['1000000000', { is: 'refused', why: 'format' }],
  ['0', { is: 'refused', why: 'not_whole' }],
  ['99', { is: 'refused', why: 'not_whole' }],
  ['150', { is: 'refused', why: 'not_whole' }],
  ['1300', { is: 'refused', why: 'too_many' }],
  ['100', { is: 'valid', points: 100, amount: 100 }],
  ['1200', { is: 'valid', points: 1_200, amount: 1_200 }],
])('of 1,250 points "%s" is %j', (text, entry) => {
  expect(parsePoints(text, standing)).toEqual(entry);
});

it('knows what an operator with other points gives', () => {
  expect(parsePoints('500', { ...standing, pointsPerYuan: 250 })).toEqual({ is: 'valid', points: 500, amount: 200 });
});

it.each([
  [1_250, 1_200],
  [99, 0],
  [100, 100],
])('of %i points all are %i', (points, all) => {
  expect(allWholePoints({ ...standing, points })).toBe(all);
});
