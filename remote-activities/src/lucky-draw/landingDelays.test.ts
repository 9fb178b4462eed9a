import { landingDelays } from './landingDelays';

const FIELDS = 8;
const indexes = Array.from({ length: FIELDS }, (_field, index) => index);

it.each(indexes.flatMap((from) => indexes.map((target) => [from, target] as const)))(
  'lead from %s to %s, in three full rounds at least',
  (from, target) => {
    const delays = landingDelays(from, target, FIELDS);

    expect((from + delays.length) % FIELDS).toBe(target);
    expect(delays.length).toBeGreaterThanOrEqual(3 * FIELDS);
  },
);

it('slow down, and take less than five seconds', () => {
  const delays = landingDelays(0, 7, FIELDS);

  expect([...delays].sort((one, other) => one - other)).toEqual(delays);
  expect(delays.at(-1)).toBe(320);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeLessThan(5_000);
});
