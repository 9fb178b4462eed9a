import fc from 'fast-check';
import { lineGeometry, namedPoints, nearestPoint } from './lineGeometry';
import { monthWeeks } from './monthWeeks';
import { percentShares } from './percentShares';

describe('lineGeometry', () => {
  it('includes zero, round values around it, and the first and last point at its edges', () => {
    const { xs, ys, zero, ticks } = lineGeometry([1000, 2000, 4000]);

    expect(xs).toEqual([0, 50, 100]);
    expect(ys).toEqual([75, 50, 0]);
    expect(zero).toBe(100);
    expect(ticks.map(({ value }) => value)).toEqual([0, 1000, 2000, 3000, 4000]);
  });

  it('places zero between positive and negative values', () => {
    const { ys, zero } = lineGeometry([-100, 300]);

    expect(zero).toBe(75);
    expect(ys).toEqual([100, 0]);
  });

  it('draws a flat line at the bottom if all values are zero', () => {
    const { ys, ticks } = lineGeometry([0, 0]);

    expect(ys).toEqual([100, 100]);
    expect(ticks).toEqual([{ value: 0, y: 100 }]);
  });

  it('stays inside the plot, whatever the values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 2, maxLength: 90 }), (values) => {
        const { xs, ys, zero, linePath } = lineGeometry(values);
        for (const place of [...xs, ...ys, zero]) {
          expect(place).toBeGreaterThanOrEqual(-1e-9);
          expect(place).toBeLessThanOrEqual(100 + 1e-9);
        }
        expect(linePath).not.toContain('NaN');
      }),
    );
  });
});

describe('nearestPoint', () => {
  it.each([
    [-0.2, 0],
    [0, 0],
    [0.24, 0],
    [0.26, 1],
    [0.5, 1],
    [1, 2],
    [1.4, 2],
  ])('finds at %d of the width point %i of three', (share, point) => {
    expect(nearestPoint(share, 3)).toBe(point);
  });
});

describe('namedPoints', () => {
  it.each([
    [2, [0, 1]],
    [6, [0, 1, 2, 3, 4, 5]],
    [7, [0, 2, 4, 6]],
    [30, [5, 11, 17, 23, 29]],
    [90, [17, 35, 53, 71, 89]],
  ])('labels of %i points those at %j', (count, points) => {
    expect(namedPoints(count, 6)).toEqual(points);
  });
});

describe('percentShares', () => {
  it.each([
    [[1], [100]],
    [
      [1, 1],
      [50, 50],
    ],
    [
      [1, 1, 1],
      [33.4, 33.3, 33.3],
    ],
    [
      [999_999, 1],
      [100, 0],
    ],
    [
      [0, 5],
      [0, 100],
    ],
  ])('rounds %j to %j', (values, percents) => {
    expect(percentShares(values)).toEqual(percents);
  });

  it('add up to 100, each within a tenth of its own', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e12), { minLength: 1, maxLength: 20 }), (values) => {
        const sum = values.reduce((total, value) => total + value, 0);
        fc.pre(sum > 0);
        const percents = percentShares(values);
        expect(Math.round(percents.reduce((total, percent) => total + percent * 10, 0))).toBe(1000);
        for (const [index, percent] of percents.entries())
          expect(Math.abs(percent - ((values[index] ?? 0) / sum) * 100)).toBeLessThan(0.1001);
      }),
    );
  });
});

describe('monthWeeks', () => {
  it('starts each week on Monday', () => {
    const weeks = monthWeeks('2026-11');

    expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', undefined, undefined, undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2026-12', 31],
  ])('%s has %i days', (month, days) => {
    expect(
      monthWeeks(month)
        .flat()
        .filter((day) => day !== undefined),
    ).toHaveLength(days);
  });
});
