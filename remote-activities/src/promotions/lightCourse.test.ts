import { landingDelays } from './lightCourse';

const FIELDS = 8;
const places = Array.from({ length: FIELDS }, (_place, index) => index);

it.each(places.flatMap((from) => places.map((target) => [from, target] as const)))(
  'leads from %s to %s, three times around',
  (from, target) => {
    const delays = landingDelays(from, target, FIELDS);

    expect((from + delays.length) % FIELDS).toBe(target);
    expect(delays.length).toBeGreaterThanOrEqual(3 * FIELDS);
  },
);

it('slows down, and takes no longer than a player waits', () => {
  const delays = landingDelays(0, 7, FIELDS);

  expect([...delays].sort((one, other) => one - other)).toEqual(delays);
  expect(delays.at(-1)).toBe(320);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeLessThan(5_000);
});
